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
    %11 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x2x2xi32>
    %12 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x2x2xi32>
    %13 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x2x2xi32>
    %14 = "stablehlo.reshape"(%11) : (tensor<2x2x2xi32>) -> tensor<1x2x2x2xi32>
    %15 = "stablehlo.reshape"(%0) : (tensor<2x2x2xi32>) -> tensor<1x2x2x2xi32>
    %16 = "stablehlo.reshape"(%12) : (tensor<2x2x2xi32>) -> tensor<1x2x2x2xi32>
    %17 = "stablehlo.reshape"(%13) : (tensor<2x2x2xi32>) -> tensor<1x2x2x2xi32>
    %18 = "stablehlo.concatenate"(%14, %15, %16, %17) <{dimension = 0 : i64}> : (tensor<1x2x2x2xi32>, tensor<1x2x2x2xi32>, tensor<1x2x2x2xi32>, tensor<1x2x2x2xi32>) -> tensor<4x2x2x2xi32>
    %19 = "stablehlo.gather"(%arg0, %18) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1, 2, 3], start_index_map = [0, 1, 2, 3], index_vector_dim = 0>, slice_sizes = array<i64: 1, 1, 1, 1>, indices_are_sorted = false}> : (tensor<2x3x2x2xf32>, tensor<4x2x2x2xi32>) -> tensor<2x2x2xf32>
    %20 = "stablehlo.multiply"(%19, %10) : (tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
    %21 = "stablehlo.negate"(%20) : (tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
    %22 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x2xf32>}> : () -> tensor<2x2x2xf32>
    %23 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<2x2x2xf32>}> : () -> tensor<2x2x2xf32>
    %24 = "stablehlo.select"(%7, %21, %23) : (tensor<2x2x2xi1>, tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
    %25 = "stablehlo.select"(%2, %22, %24) : (tensor<2x2x2xi1>, tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
    %26 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %30 = "stablehlo.reduce"(%25, %26) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%r27: tensor<f32>, %r28: tensor<f32>):
      %29 = "stablehlo.add"(%r27, %r28) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%29) : (tensor<f32>) -> ()
    }) : (tensor<2x2x2xf32>, tensor<f32>) -> tensor<f32>
    %31 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %35 = "stablehlo.reduce"(%10, %31) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%r32: tensor<f32>, %r33: tensor<f32>):
      %34 = "stablehlo.add"(%r32, %r33) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%34) : (tensor<f32>) -> ()
    }) : (tensor<2x2x2xf32>, tensor<f32>) -> tensor<f32>
    %36 = "stablehlo.divide"(%30, %35) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    return %36, %35 : tensor<f32>, tensor<f32>
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
    %11 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x2x2xi32>
    %12 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x2x2xi32>
    %13 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x2x2xi32>
    %14 = "stablehlo.reshape"(%11) : (tensor<2x2x2xi32>) -> tensor<1x2x2x2xi32>
    %15 = "stablehlo.reshape"(%0) : (tensor<2x2x2xi32>) -> tensor<1x2x2x2xi32>
    %16 = "stablehlo.reshape"(%12) : (tensor<2x2x2xi32>) -> tensor<1x2x2x2xi32>
    %17 = "stablehlo.reshape"(%13) : (tensor<2x2x2xi32>) -> tensor<1x2x2x2xi32>
    %18 = "stablehlo.concatenate"(%14, %15, %16, %17) <{dimension = 0 : i64}> : (tensor<1x2x2x2xi32>, tensor<1x2x2x2xi32>, tensor<1x2x2x2xi32>, tensor<1x2x2x2xi32>) -> tensor<4x2x2x2xi32>
    %19 = "stablehlo.gather"(%arg0, %18) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1, 2, 3], start_index_map = [0, 1, 2, 3], index_vector_dim = 0>, slice_sizes = array<i64: 1, 1, 1, 1>, indices_are_sorted = false}> : (tensor<2x3x2x2xf32>, tensor<4x2x2x2xi32>) -> tensor<2x2x2xf32>
    %20 = "stablehlo.multiply"(%19, %10) : (tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
    %21 = "stablehlo.negate"(%20) : (tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
    %22 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x2xf32>}> : () -> tensor<2x2x2xf32>
    %23 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<2x2x2xf32>}> : () -> tensor<2x2x2xf32>
    %24 = "stablehlo.select"(%7, %21, %23) : (tensor<2x2x2xi1>, tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
    %25 = "stablehlo.select"(%2, %22, %24) : (tensor<2x2x2xi1>, tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
    %26 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    return %25, %26 : tensor<2x2x2xf32>, tensor<f32>
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
    %11 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x2x2xi32>
    %12 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x2x2xi32>
    %13 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x2x2xi32>
    %14 = "stablehlo.reshape"(%11) : (tensor<2x2x2xi32>) -> tensor<1x2x2x2xi32>
    %15 = "stablehlo.reshape"(%0) : (tensor<2x2x2xi32>) -> tensor<1x2x2x2xi32>
    %16 = "stablehlo.reshape"(%12) : (tensor<2x2x2xi32>) -> tensor<1x2x2x2xi32>
    %17 = "stablehlo.reshape"(%13) : (tensor<2x2x2xi32>) -> tensor<1x2x2x2xi32>
    %18 = "stablehlo.concatenate"(%14, %15, %16, %17) <{dimension = 0 : i64}> : (tensor<1x2x2x2xi32>, tensor<1x2x2x2xi32>, tensor<1x2x2x2xi32>, tensor<1x2x2x2xi32>) -> tensor<4x2x2x2xi32>
    %19 = "stablehlo.gather"(%arg0, %18) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1, 2, 3], start_index_map = [0, 1, 2, 3], index_vector_dim = 0>, slice_sizes = array<i64: 1, 1, 1, 1>, indices_are_sorted = false}> : (tensor<2x3x2x2xbf16>, tensor<4x2x2x2xi32>) -> tensor<2x2x2xbf16>
    %20 = "stablehlo.convert"(%19) : (tensor<2x2x2xbf16>) -> tensor<2x2x2xf32>
    %21 = "stablehlo.multiply"(%20, %10) : (tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
    %22 = "stablehlo.negate"(%21) : (tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
    %23 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x2xf32>}> : () -> tensor<2x2x2xf32>
    %24 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<2x2x2xf32>}> : () -> tensor<2x2x2xf32>
    %25 = "stablehlo.select"(%7, %22, %24) : (tensor<2x2x2xi1>, tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
    %26 = "stablehlo.select"(%2, %23, %25) : (tensor<2x2x2xi1>, tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
    %27 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %31 = "stablehlo.reduce"(%26, %27) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%r28: tensor<f32>, %r29: tensor<f32>):
      %30 = "stablehlo.add"(%r28, %r29) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%30) : (tensor<f32>) -> ()
    }) : (tensor<2x2x2xf32>, tensor<f32>) -> tensor<f32>
    %32 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %36 = "stablehlo.reduce"(%10, %32) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%r33: tensor<f32>, %r34: tensor<f32>):
      %35 = "stablehlo.add"(%r33, %r34) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%35) : (tensor<f32>) -> ()
    }) : (tensor<2x2x2xf32>, tensor<f32>) -> tensor<f32>
    %37 = "stablehlo.divide"(%31, %36) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %38 = "stablehlo.convert"(%37) : (tensor<f32>) -> tensor<bf16>
    %39 = "stablehlo.convert"(%36) : (tensor<f32>) -> tensor<bf16>
    return %38, %39 : tensor<bf16>, tensor<bf16>
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
    %11 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x2x2xi32>
    %12 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x2x2xi32>
    %13 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x2x2xi32>
    %14 = "stablehlo.reshape"(%11) : (tensor<2x2x2xi32>) -> tensor<1x2x2x2xi32>
    %15 = "stablehlo.reshape"(%0) : (tensor<2x2x2xi32>) -> tensor<1x2x2x2xi32>
    %16 = "stablehlo.reshape"(%12) : (tensor<2x2x2xi32>) -> tensor<1x2x2x2xi32>
    %17 = "stablehlo.reshape"(%13) : (tensor<2x2x2xi32>) -> tensor<1x2x2x2xi32>
    %18 = "stablehlo.concatenate"(%14, %15, %16, %17) <{dimension = 0 : i64}> : (tensor<1x2x2x2xi32>, tensor<1x2x2x2xi32>, tensor<1x2x2x2xi32>, tensor<1x2x2x2xi32>) -> tensor<4x2x2x2xi32>
    %19 = "stablehlo.gather"(%arg0, %18) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1, 2, 3], start_index_map = [0, 1, 2, 3], index_vector_dim = 0>, slice_sizes = array<i64: 1, 1, 1, 1>, indices_are_sorted = false}> : (tensor<2x3x2x2xf16>, tensor<4x2x2x2xi32>) -> tensor<2x2x2xf16>
    %20 = "stablehlo.convert"(%19) : (tensor<2x2x2xf16>) -> tensor<2x2x2xf32>
    %21 = "stablehlo.multiply"(%20, %10) : (tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
    %22 = "stablehlo.negate"(%21) : (tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
    %23 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x2xf32>}> : () -> tensor<2x2x2xf32>
    %24 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<2x2x2xf32>}> : () -> tensor<2x2x2xf32>
    %25 = "stablehlo.select"(%7, %22, %24) : (tensor<2x2x2xi1>, tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
    %26 = "stablehlo.select"(%2, %23, %25) : (tensor<2x2x2xi1>, tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
    %27 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %31 = "stablehlo.reduce"(%26, %27) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%r28: tensor<f32>, %r29: tensor<f32>):
      %30 = "stablehlo.add"(%r28, %r29) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%30) : (tensor<f32>) -> ()
    }) : (tensor<2x2x2xf32>, tensor<f32>) -> tensor<f32>
    %32 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %36 = "stablehlo.reduce"(%10, %32) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%r33: tensor<f32>, %r34: tensor<f32>):
      %35 = "stablehlo.add"(%r33, %r34) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%35) : (tensor<f32>) -> ()
    }) : (tensor<2x2x2xf32>, tensor<f32>) -> tensor<f32>
    %37 = "stablehlo.divide"(%31, %36) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %38 = "stablehlo.convert"(%37) : (tensor<f32>) -> tensor<f16>
    %39 = "stablehlo.convert"(%36) : (tensor<f32>) -> tensor<f16>
    return %38, %39 : tensor<f16>, tensor<f16>
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
    %11 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x2x2xi32>
    %12 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x2x2xi32>
    %13 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x2x2xi32>
    %14 = "stablehlo.reshape"(%11) : (tensor<2x2x2xi32>) -> tensor<1x2x2x2xi32>
    %15 = "stablehlo.reshape"(%0) : (tensor<2x2x2xi32>) -> tensor<1x2x2x2xi32>
    %16 = "stablehlo.reshape"(%12) : (tensor<2x2x2xi32>) -> tensor<1x2x2x2xi32>
    %17 = "stablehlo.reshape"(%13) : (tensor<2x2x2xi32>) -> tensor<1x2x2x2xi32>
    %18 = "stablehlo.concatenate"(%14, %15, %16, %17) <{dimension = 0 : i64}> : (tensor<1x2x2x2xi32>, tensor<1x2x2x2xi32>, tensor<1x2x2x2xi32>, tensor<1x2x2x2xi32>) -> tensor<4x2x2x2xi32>
    %19 = "stablehlo.gather"(%arg0, %18) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1, 2, 3], start_index_map = [0, 1, 2, 3], index_vector_dim = 0>, slice_sizes = array<i64: 1, 1, 1, 1>, indices_are_sorted = false}> : (tensor<2x3x2x2xf64>, tensor<4x2x2x2xi32>) -> tensor<2x2x2xf64>
    %20 = "stablehlo.multiply"(%19, %10) : (tensor<2x2x2xf64>, tensor<2x2x2xf64>) -> tensor<2x2x2xf64>
    %21 = "stablehlo.negate"(%20) : (tensor<2x2x2xf64>) -> tensor<2x2x2xf64>
    %22 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x2xf64>}> : () -> tensor<2x2x2xf64>
    %23 = "stablehlo.constant"() <{value = dense<0x7FF8000000000000> : tensor<2x2x2xf64>}> : () -> tensor<2x2x2xf64>
    %24 = "stablehlo.select"(%7, %21, %23) : (tensor<2x2x2xi1>, tensor<2x2x2xf64>, tensor<2x2x2xf64>) -> tensor<2x2x2xf64>
    %25 = "stablehlo.select"(%2, %22, %24) : (tensor<2x2x2xi1>, tensor<2x2x2xf64>, tensor<2x2x2xf64>) -> tensor<2x2x2xf64>
    %26 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %30 = "stablehlo.reduce"(%25, %26) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%r27: tensor<f64>, %r28: tensor<f64>):
      %29 = "stablehlo.add"(%r27, %r28) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%29) : (tensor<f64>) -> ()
    }) : (tensor<2x2x2xf64>, tensor<f64>) -> tensor<f64>
    %31 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %35 = "stablehlo.reduce"(%10, %31) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%r32: tensor<f64>, %r33: tensor<f64>):
      %34 = "stablehlo.add"(%r32, %r33) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%34) : (tensor<f64>) -> ()
    }) : (tensor<2x2x2xf64>, tensor<f64>) -> tensor<f64>
    %36 = "stablehlo.divide"(%30, %35) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    return %36, %35 : tensor<f64>, tensor<f64>
  }
}
