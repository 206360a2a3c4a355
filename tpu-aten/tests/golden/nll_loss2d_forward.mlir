// aten::nll_loss2d_forward(Tensor self, Tensor target, Tensor? weight, int reduction, SymInt ignore_index) -> (Tensor output, Tensor total_weight)

// T[2,3,2,2] i64[2,2,2] none 1 -100, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x2x2xf32>, %arg1: tensor<2x2x2xi64>) -> (tensor<f32>, tensor<f32>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<2x2x2xi64>) -> tensor<2x2x2xi32>
    %1 = "stablehlo.constant"() <{value = dense<-100> : tensor<2x2x2xi32>}> : () -> tensor<2x2x2xi32>
    %2 = "stablehlo.compare"(%0, %1) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi1>
    %3 = "stablehlo.constant"() <{value = dense<0> : tensor<2x2x2xi32>}> : () -> tensor<2x2x2xi32>
    %4 = "stablehlo.compare"(%0, %3) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi1>
    %5 = "stablehlo.constant"() <{value = dense<3> : tensor<2x2x2xi32>}> : () -> tensor<2x2x2xi32>
    %6 = "stablehlo.compare"(%0, %5) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi1>
    %7 = "stablehlo.and"(%4, %6) : (tensor<2x2x2xi1>, tensor<2x2x2xi1>) -> tensor<2x2x2xi1>
    %8 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x2x2xf32>}> : () -> tensor<2x2x2xf32>
    %9 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x2xf32>}> : () -> tensor<2x2x2xf32>
    %10 = "stablehlo.select"(%2, %9, %8) : (tensor<2x2x2xi1>, tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
    %11 = "stablehlo.constant"() <{value = dense<4> : tensor<2x2x2xi32>}> : () -> tensor<2x2x2xi32>
    %12 = "stablehlo.multiply"(%0, %11) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
    %13 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x2x2xi32>
    %14 = "stablehlo.constant"() <{value = dense<12> : tensor<2x2x2xi32>}> : () -> tensor<2x2x2xi32>
    %15 = "stablehlo.multiply"(%13, %14) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
    %16 = "stablehlo.add"(%12, %15) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
    %17 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x2x2xi32>
    %18 = "stablehlo.constant"() <{value = dense<2> : tensor<2x2x2xi32>}> : () -> tensor<2x2x2xi32>
    %19 = "stablehlo.multiply"(%17, %18) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
    %20 = "stablehlo.add"(%16, %19) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
    %21 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x2x2xi32>
    %22 = "stablehlo.constant"() <{value = dense<1> : tensor<2x2x2xi32>}> : () -> tensor<2x2x2xi32>
    %23 = "stablehlo.multiply"(%21, %22) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
    %24 = "stablehlo.add"(%20, %23) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
    %25 = "stablehlo.reshape"(%arg0) : (tensor<2x3x2x2xf32>) -> tensor<24xf32>
    %26 = "stablehlo.gather"(%25, %24) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 3>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<24xf32>, tensor<2x2x2xi32>) -> tensor<2x2x2xf32>
    %27 = "stablehlo.multiply"(%26, %10) : (tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
    %28 = "stablehlo.negate"(%27) : (tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
    %29 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x2xf32>}> : () -> tensor<2x2x2xf32>
    %30 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<2x2x2xf32>}> : () -> tensor<2x2x2xf32>
    %31 = "stablehlo.select"(%7, %28, %30) : (tensor<2x2x2xi1>, tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
    %32 = "stablehlo.select"(%2, %29, %31) : (tensor<2x2x2xi1>, tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
    %33 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %37 = "stablehlo.reduce"(%32, %33) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%r34: tensor<f32>, %r35: tensor<f32>):
      %36 = "stablehlo.add"(%r34, %r35) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%36) : (tensor<f32>) -> ()
    }) : (tensor<2x2x2xf32>, tensor<f32>) -> tensor<f32>
    %38 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %42 = "stablehlo.reduce"(%10, %38) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%r39: tensor<f32>, %r40: tensor<f32>):
      %41 = "stablehlo.add"(%r39, %r40) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%41) : (tensor<f32>) -> ()
    }) : (tensor<2x2x2xf32>, tensor<f32>) -> tensor<f32>
    %43 = "stablehlo.divide"(%37, %42) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    return %43, %42 : tensor<f32>, tensor<f32>
  }
}

// T[2,3,2,2] i64[2,2,2] T[3] 0 -100, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x2x2xf32>, %arg1: tensor<2x2x2xi64>, %arg2: tensor<3xf32>) -> (tensor<2x2x2xf32>, tensor<f32>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<2x2x2xi64>) -> tensor<2x2x2xi32>
    %1 = "stablehlo.constant"() <{value = dense<-100> : tensor<2x2x2xi32>}> : () -> tensor<2x2x2xi32>
    %2 = "stablehlo.compare"(%0, %1) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi1>
    %3 = "stablehlo.constant"() <{value = dense<0> : tensor<2x2x2xi32>}> : () -> tensor<2x2x2xi32>
    %4 = "stablehlo.compare"(%0, %3) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi1>
    %5 = "stablehlo.constant"() <{value = dense<3> : tensor<2x2x2xi32>}> : () -> tensor<2x2x2xi32>
    %6 = "stablehlo.compare"(%0, %5) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi1>
    %7 = "stablehlo.and"(%4, %6) : (tensor<2x2x2xi1>, tensor<2x2x2xi1>) -> tensor<2x2x2xi1>
    %8 = "stablehlo.gather"(%arg2, %0) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 3>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<3xf32>, tensor<2x2x2xi32>) -> tensor<2x2x2xf32>
    %9 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x2xf32>}> : () -> tensor<2x2x2xf32>
    %10 = "stablehlo.select"(%2, %9, %8) : (tensor<2x2x2xi1>, tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
    %11 = "stablehlo.constant"() <{value = dense<4> : tensor<2x2x2xi32>}> : () -> tensor<2x2x2xi32>
    %12 = "stablehlo.multiply"(%0, %11) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
    %13 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x2x2xi32>
    %14 = "stablehlo.constant"() <{value = dense<12> : tensor<2x2x2xi32>}> : () -> tensor<2x2x2xi32>
    %15 = "stablehlo.multiply"(%13, %14) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
    %16 = "stablehlo.add"(%12, %15) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
    %17 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x2x2xi32>
    %18 = "stablehlo.constant"() <{value = dense<2> : tensor<2x2x2xi32>}> : () -> tensor<2x2x2xi32>
    %19 = "stablehlo.multiply"(%17, %18) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
    %20 = "stablehlo.add"(%16, %19) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
    %21 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x2x2xi32>
    %22 = "stablehlo.constant"() <{value = dense<1> : tensor<2x2x2xi32>}> : () -> tensor<2x2x2xi32>
    %23 = "stablehlo.multiply"(%21, %22) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
    %24 = "stablehlo.add"(%20, %23) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
    %25 = "stablehlo.reshape"(%arg0) : (tensor<2x3x2x2xf32>) -> tensor<24xf32>
    %26 = "stablehlo.gather"(%25, %24) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 3>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<24xf32>, tensor<2x2x2xi32>) -> tensor<2x2x2xf32>
    %27 = "stablehlo.multiply"(%26, %10) : (tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
    %28 = "stablehlo.negate"(%27) : (tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
    %29 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x2xf32>}> : () -> tensor<2x2x2xf32>
    %30 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<2x2x2xf32>}> : () -> tensor<2x2x2xf32>
    %31 = "stablehlo.select"(%7, %28, %30) : (tensor<2x2x2xi1>, tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
    %32 = "stablehlo.select"(%2, %29, %31) : (tensor<2x2x2xi1>, tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
    %33 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    return %32, %33 : tensor<2x2x2xf32>, tensor<f32>
  }
}

// T[2,3,2,2] i64[2,2,2] none 1 -100, T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x2x2xbf16>, %arg1: tensor<2x2x2xi64>) -> (tensor<bf16>, tensor<bf16>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<2x2x2xi64>) -> tensor<2x2x2xi32>
    %1 = "stablehlo.constant"() <{value = dense<-100> : tensor<2x2x2xi32>}> : () -> tensor<2x2x2xi32>
    %2 = "stablehlo.compare"(%0, %1) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi1>
    %3 = "stablehlo.constant"() <{value = dense<0> : tensor<2x2x2xi32>}> : () -> tensor<2x2x2xi32>
    %4 = "stablehlo.compare"(%0, %3) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi1>
    %5 = "stablehlo.constant"() <{value = dense<3> : tensor<2x2x2xi32>}> : () -> tensor<2x2x2xi32>
    %6 = "stablehlo.compare"(%0, %5) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi1>
    %7 = "stablehlo.and"(%4, %6) : (tensor<2x2x2xi1>, tensor<2x2x2xi1>) -> tensor<2x2x2xi1>
    %8 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x2x2xf32>}> : () -> tensor<2x2x2xf32>
    %9 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x2xf32>}> : () -> tensor<2x2x2xf32>
    %10 = "stablehlo.select"(%2, %9, %8) : (tensor<2x2x2xi1>, tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
    %11 = "stablehlo.constant"() <{value = dense<4> : tensor<2x2x2xi32>}> : () -> tensor<2x2x2xi32>
    %12 = "stablehlo.multiply"(%0, %11) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
    %13 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x2x2xi32>
    %14 = "stablehlo.constant"() <{value = dense<12> : tensor<2x2x2xi32>}> : () -> tensor<2x2x2xi32>
    %15 = "stablehlo.multiply"(%13, %14) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
    %16 = "stablehlo.add"(%12, %15) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
    %17 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x2x2xi32>
    %18 = "stablehlo.constant"() <{value = dense<2> : tensor<2x2x2xi32>}> : () -> tensor<2x2x2xi32>
    %19 = "stablehlo.multiply"(%17, %18) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
    %20 = "stablehlo.add"(%16, %19) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
    %21 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x2x2xi32>
    %22 = "stablehlo.constant"() <{value = dense<1> : tensor<2x2x2xi32>}> : () -> tensor<2x2x2xi32>
    %23 = "stablehlo.multiply"(%21, %22) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
    %24 = "stablehlo.add"(%20, %23) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
    %25 = "stablehlo.reshape"(%arg0) : (tensor<2x3x2x2xbf16>) -> tensor<24xbf16>
    %26 = "stablehlo.gather"(%25, %24) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 3>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<24xbf16>, tensor<2x2x2xi32>) -> tensor<2x2x2xbf16>
    %27 = "stablehlo.convert"(%26) : (tensor<2x2x2xbf16>) -> tensor<2x2x2xf32>
    %28 = "stablehlo.multiply"(%27, %10) : (tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
    %29 = "stablehlo.negate"(%28) : (tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
    %30 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x2xf32>}> : () -> tensor<2x2x2xf32>
    %31 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<2x2x2xf32>}> : () -> tensor<2x2x2xf32>
    %32 = "stablehlo.select"(%7, %29, %31) : (tensor<2x2x2xi1>, tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
    %33 = "stablehlo.select"(%2, %30, %32) : (tensor<2x2x2xi1>, tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
    %34 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %38 = "stablehlo.reduce"(%33, %34) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%r35: tensor<f32>, %r36: tensor<f32>):
      %37 = "stablehlo.add"(%r35, %r36) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%37) : (tensor<f32>) -> ()
    }) : (tensor<2x2x2xf32>, tensor<f32>) -> tensor<f32>
    %39 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %43 = "stablehlo.reduce"(%10, %39) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%r40: tensor<f32>, %r41: tensor<f32>):
      %42 = "stablehlo.add"(%r40, %r41) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%42) : (tensor<f32>) -> ()
    }) : (tensor<2x2x2xf32>, tensor<f32>) -> tensor<f32>
    %44 = "stablehlo.divide"(%38, %43) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %45 = "stablehlo.convert"(%44) : (tensor<f32>) -> tensor<bf16>
    %46 = "stablehlo.convert"(%43) : (tensor<f32>) -> tensor<bf16>
    return %45, %46 : tensor<bf16>, tensor<bf16>
  }
}

// T[2,3,2,2] i64[2,2,2] none 1 -100, T = float16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x2x2xf16>, %arg1: tensor<2x2x2xi64>) -> (tensor<f16>, tensor<f16>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<2x2x2xi64>) -> tensor<2x2x2xi32>
    %1 = "stablehlo.constant"() <{value = dense<-100> : tensor<2x2x2xi32>}> : () -> tensor<2x2x2xi32>
    %2 = "stablehlo.compare"(%0, %1) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi1>
    %3 = "stablehlo.constant"() <{value = dense<0> : tensor<2x2x2xi32>}> : () -> tensor<2x2x2xi32>
    %4 = "stablehlo.compare"(%0, %3) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi1>
    %5 = "stablehlo.constant"() <{value = dense<3> : tensor<2x2x2xi32>}> : () -> tensor<2x2x2xi32>
    %6 = "stablehlo.compare"(%0, %5) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi1>
    %7 = "stablehlo.and"(%4, %6) : (tensor<2x2x2xi1>, tensor<2x2x2xi1>) -> tensor<2x2x2xi1>
    %8 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x2x2xf32>}> : () -> tensor<2x2x2xf32>
    %9 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x2xf32>}> : () -> tensor<2x2x2xf32>
    %10 = "stablehlo.select"(%2, %9, %8) : (tensor<2x2x2xi1>, tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
    %11 = "stablehlo.constant"() <{value = dense<4> : tensor<2x2x2xi32>}> : () -> tensor<2x2x2xi32>
    %12 = "stablehlo.multiply"(%0, %11) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
    %13 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x2x2xi32>
    %14 = "stablehlo.constant"() <{value = dense<12> : tensor<2x2x2xi32>}> : () -> tensor<2x2x2xi32>
    %15 = "stablehlo.multiply"(%13, %14) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
    %16 = "stablehlo.add"(%12, %15) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
    %17 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x2x2xi32>
    %18 = "stablehlo.constant"() <{value = dense<2> : tensor<2x2x2xi32>}> : () -> tensor<2x2x2xi32>
    %19 = "stablehlo.multiply"(%17, %18) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
    %20 = "stablehlo.add"(%16, %19) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
    %21 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x2x2xi32>
    %22 = "stablehlo.constant"() <{value = dense<1> : tensor<2x2x2xi32>}> : () -> tensor<2x2x2xi32>
    %23 = "stablehlo.multiply"(%21, %22) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
    %24 = "stablehlo.add"(%20, %23) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
    %25 = "stablehlo.reshape"(%arg0) : (tensor<2x3x2x2xf16>) -> tensor<24xf16>
    %26 = "stablehlo.gather"(%25, %24) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 3>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<24xf16>, tensor<2x2x2xi32>) -> tensor<2x2x2xf16>
    %27 = "stablehlo.convert"(%26) : (tensor<2x2x2xf16>) -> tensor<2x2x2xf32>
    %28 = "stablehlo.multiply"(%27, %10) : (tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
    %29 = "stablehlo.negate"(%28) : (tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
    %30 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x2xf32>}> : () -> tensor<2x2x2xf32>
    %31 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<2x2x2xf32>}> : () -> tensor<2x2x2xf32>
    %32 = "stablehlo.select"(%7, %29, %31) : (tensor<2x2x2xi1>, tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
    %33 = "stablehlo.select"(%2, %30, %32) : (tensor<2x2x2xi1>, tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
    %34 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %38 = "stablehlo.reduce"(%33, %34) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%r35: tensor<f32>, %r36: tensor<f32>):
      %37 = "stablehlo.add"(%r35, %r36) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%37) : (tensor<f32>) -> ()
    }) : (tensor<2x2x2xf32>, tensor<f32>) -> tensor<f32>
    %39 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %43 = "stablehlo.reduce"(%10, %39) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%r40: tensor<f32>, %r41: tensor<f32>):
      %42 = "stablehlo.add"(%r40, %r41) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%42) : (tensor<f32>) -> ()
    }) : (tensor<2x2x2xf32>, tensor<f32>) -> tensor<f32>
    %44 = "stablehlo.divide"(%38, %43) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %45 = "stablehlo.convert"(%44) : (tensor<f32>) -> tensor<f16>
    %46 = "stablehlo.convert"(%43) : (tensor<f32>) -> tensor<f16>
    return %45, %46 : tensor<f16>, tensor<f16>
  }
}

// T[2,3,2,2] i64[2,2,2] none 1 -100, T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x2x2xf64>, %arg1: tensor<2x2x2xi64>) -> (tensor<f64>, tensor<f64>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<2x2x2xi64>) -> tensor<2x2x2xi32>
    %1 = "stablehlo.constant"() <{value = dense<-100> : tensor<2x2x2xi32>}> : () -> tensor<2x2x2xi32>
    %2 = "stablehlo.compare"(%0, %1) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi1>
    %3 = "stablehlo.constant"() <{value = dense<0> : tensor<2x2x2xi32>}> : () -> tensor<2x2x2xi32>
    %4 = "stablehlo.compare"(%0, %3) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi1>
    %5 = "stablehlo.constant"() <{value = dense<3> : tensor<2x2x2xi32>}> : () -> tensor<2x2x2xi32>
    %6 = "stablehlo.compare"(%0, %5) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi1>
    %7 = "stablehlo.and"(%4, %6) : (tensor<2x2x2xi1>, tensor<2x2x2xi1>) -> tensor<2x2x2xi1>
    %8 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x2x2xf64>}> : () -> tensor<2x2x2xf64>
    %9 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x2xf64>}> : () -> tensor<2x2x2xf64>
    %10 = "stablehlo.select"(%2, %9, %8) : (tensor<2x2x2xi1>, tensor<2x2x2xf64>, tensor<2x2x2xf64>) -> tensor<2x2x2xf64>
    %11 = "stablehlo.constant"() <{value = dense<4> : tensor<2x2x2xi32>}> : () -> tensor<2x2x2xi32>
    %12 = "stablehlo.multiply"(%0, %11) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
    %13 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x2x2xi32>
    %14 = "stablehlo.constant"() <{value = dense<12> : tensor<2x2x2xi32>}> : () -> tensor<2x2x2xi32>
    %15 = "stablehlo.multiply"(%13, %14) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
    %16 = "stablehlo.add"(%12, %15) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
    %17 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x2x2xi32>
    %18 = "stablehlo.constant"() <{value = dense<2> : tensor<2x2x2xi32>}> : () -> tensor<2x2x2xi32>
    %19 = "stablehlo.multiply"(%17, %18) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
    %20 = "stablehlo.add"(%16, %19) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
    %21 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x2x2xi32>
    %22 = "stablehlo.constant"() <{value = dense<1> : tensor<2x2x2xi32>}> : () -> tensor<2x2x2xi32>
    %23 = "stablehlo.multiply"(%21, %22) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
    %24 = "stablehlo.add"(%20, %23) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
    %25 = "stablehlo.reshape"(%arg0) : (tensor<2x3x2x2xf64>) -> tensor<24xf64>
    %26 = "stablehlo.gather"(%25, %24) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 3>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<24xf64>, tensor<2x2x2xi32>) -> tensor<2x2x2xf64>
    %27 = "stablehlo.multiply"(%26, %10) : (tensor<2x2x2xf64>, tensor<2x2x2xf64>) -> tensor<2x2x2xf64>
    %28 = "stablehlo.negate"(%27) : (tensor<2x2x2xf64>) -> tensor<2x2x2xf64>
    %29 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x2xf64>}> : () -> tensor<2x2x2xf64>
    %30 = "stablehlo.constant"() <{value = dense<0x7FF8000000000000> : tensor<2x2x2xf64>}> : () -> tensor<2x2x2xf64>
    %31 = "stablehlo.select"(%7, %28, %30) : (tensor<2x2x2xi1>, tensor<2x2x2xf64>, tensor<2x2x2xf64>) -> tensor<2x2x2xf64>
    %32 = "stablehlo.select"(%2, %29, %31) : (tensor<2x2x2xi1>, tensor<2x2x2xf64>, tensor<2x2x2xf64>) -> tensor<2x2x2xf64>
    %33 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %37 = "stablehlo.reduce"(%32, %33) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%r34: tensor<f64>, %r35: tensor<f64>):
      %36 = "stablehlo.add"(%r34, %r35) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%36) : (tensor<f64>) -> ()
    }) : (tensor<2x2x2xf64>, tensor<f64>) -> tensor<f64>
    %38 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %42 = "stablehlo.reduce"(%10, %38) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%r39: tensor<f64>, %r40: tensor<f64>):
      %41 = "stablehlo.add"(%r39, %r40) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%41) : (tensor<f64>) -> ()
    }) : (tensor<2x2x2xf64>, tensor<f64>) -> tensor<f64>
    %43 = "stablehlo.divide"(%37, %42) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    return %43, %42 : tensor<f64>, tensor<f64>
  }
}
