// aten::nll_loss_forward(Tensor self, Tensor target, Tensor? weight, int reduction, SymInt ignore_index) -> (Tensor output, Tensor total_weight)

// T[4,3] i64[4] none 1 -100, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<4x3xf32>, %arg1: tensor<4xi64>) -> (tensor<f32>, tensor<f32>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<4xi64>) -> tensor<4xi32>
    %1 = "stablehlo.constant"() <{value = dense<-100> : tensor<4xi32>}> : () -> tensor<4xi32>
    %2 = "stablehlo.compare"(%0, %1) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %3 = "stablehlo.constant"() <{value = dense<0> : tensor<4xi32>}> : () -> tensor<4xi32>
    %4 = "stablehlo.compare"(%0, %3) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %5 = "stablehlo.constant"() <{value = dense<3> : tensor<4xi32>}> : () -> tensor<4xi32>
    %6 = "stablehlo.compare"(%0, %5) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %7 = "stablehlo.and"(%4, %6) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
    %8 = "stablehlo.constant"() <{value = dense<1.0> : tensor<4xf32>}> : () -> tensor<4xf32>
    %9 = "stablehlo.constant"() <{value = dense<0.0> : tensor<4xf32>}> : () -> tensor<4xf32>
    %10 = "stablehlo.select"(%2, %9, %8) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %11 = "stablehlo.constant"() <{value = dense<1> : tensor<4xi32>}> : () -> tensor<4xi32>
    %12 = "stablehlo.multiply"(%0, %11) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %13 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4xi32>
    %14 = "stablehlo.constant"() <{value = dense<3> : tensor<4xi32>}> : () -> tensor<4xi32>
    %15 = "stablehlo.multiply"(%13, %14) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %16 = "stablehlo.add"(%12, %15) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %17 = "stablehlo.reshape"(%arg0) : (tensor<4x3xf32>) -> tensor<12xf32>
    %18 = "stablehlo.gather"(%17, %16) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<12xf32>, tensor<4xi32>) -> tensor<4xf32>
    %19 = "stablehlo.multiply"(%18, %10) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %20 = "stablehlo.negate"(%19) : (tensor<4xf32>) -> tensor<4xf32>
    %21 = "stablehlo.constant"() <{value = dense<0.0> : tensor<4xf32>}> : () -> tensor<4xf32>
    %22 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<4xf32>}> : () -> tensor<4xf32>
    %23 = "stablehlo.select"(%7, %20, %22) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %24 = "stablehlo.select"(%2, %21, %23) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %25 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %29 = "stablehlo.reduce"(%24, %25) <{dimensions = array<i64: 0>}> ({
    ^bb0(%r26: tensor<f32>, %r27: tensor<f32>):
      %28 = "stablehlo.add"(%r26, %r27) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%28) : (tensor<f32>) -> ()
    }) : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %30 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %34 = "stablehlo.reduce"(%10, %30) <{dimensions = array<i64: 0>}> ({
    ^bb0(%r31: tensor<f32>, %r32: tensor<f32>):
      %33 = "stablehlo.add"(%r31, %r32) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%33) : (tensor<f32>) -> ()
    }) : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %35 = "stablehlo.divide"(%29, %34) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    return %35, %34 : tensor<f32>, tensor<f32>
  }
}

// T[4,3] i64[4] T[3] 2 1, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<4x3xf32>, %arg1: tensor<4xi64>, %arg2: tensor<3xf32>) -> (tensor<f32>, tensor<f32>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<4xi64>) -> tensor<4xi32>
    %1 = "stablehlo.constant"() <{value = dense<1> : tensor<4xi32>}> : () -> tensor<4xi32>
    %2 = "stablehlo.compare"(%0, %1) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %3 = "stablehlo.constant"() <{value = dense<0> : tensor<4xi32>}> : () -> tensor<4xi32>
    %4 = "stablehlo.compare"(%0, %3) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %5 = "stablehlo.constant"() <{value = dense<3> : tensor<4xi32>}> : () -> tensor<4xi32>
    %6 = "stablehlo.compare"(%0, %5) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %7 = "stablehlo.and"(%4, %6) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
    %8 = "stablehlo.gather"(%arg2, %0) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<3xf32>, tensor<4xi32>) -> tensor<4xf32>
    %9 = "stablehlo.constant"() <{value = dense<0.0> : tensor<4xf32>}> : () -> tensor<4xf32>
    %10 = "stablehlo.select"(%2, %9, %8) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %11 = "stablehlo.constant"() <{value = dense<1> : tensor<4xi32>}> : () -> tensor<4xi32>
    %12 = "stablehlo.multiply"(%0, %11) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %13 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4xi32>
    %14 = "stablehlo.constant"() <{value = dense<3> : tensor<4xi32>}> : () -> tensor<4xi32>
    %15 = "stablehlo.multiply"(%13, %14) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %16 = "stablehlo.add"(%12, %15) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %17 = "stablehlo.reshape"(%arg0) : (tensor<4x3xf32>) -> tensor<12xf32>
    %18 = "stablehlo.gather"(%17, %16) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<12xf32>, tensor<4xi32>) -> tensor<4xf32>
    %19 = "stablehlo.multiply"(%18, %10) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %20 = "stablehlo.negate"(%19) : (tensor<4xf32>) -> tensor<4xf32>
    %21 = "stablehlo.constant"() <{value = dense<0.0> : tensor<4xf32>}> : () -> tensor<4xf32>
    %22 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<4xf32>}> : () -> tensor<4xf32>
    %23 = "stablehlo.select"(%7, %20, %22) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %24 = "stablehlo.select"(%2, %21, %23) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %25 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %29 = "stablehlo.reduce"(%24, %25) <{dimensions = array<i64: 0>}> ({
    ^bb0(%r26: tensor<f32>, %r27: tensor<f32>):
      %28 = "stablehlo.add"(%r26, %r27) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%28) : (tensor<f32>) -> ()
    }) : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %30 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %34 = "stablehlo.reduce"(%10, %30) <{dimensions = array<i64: 0>}> ({
    ^bb0(%r31: tensor<f32>, %r32: tensor<f32>):
      %33 = "stablehlo.add"(%r31, %r32) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%33) : (tensor<f32>) -> ()
    }) : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    return %29, %34 : tensor<f32>, tensor<f32>
  }
}

// T[4,3] i64[4] none 0 -100, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<4x3xf32>, %arg1: tensor<4xi64>) -> (tensor<4xf32>, tensor<f32>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<4xi64>) -> tensor<4xi32>
    %1 = "stablehlo.constant"() <{value = dense<-100> : tensor<4xi32>}> : () -> tensor<4xi32>
    %2 = "stablehlo.compare"(%0, %1) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %3 = "stablehlo.constant"() <{value = dense<0> : tensor<4xi32>}> : () -> tensor<4xi32>
    %4 = "stablehlo.compare"(%0, %3) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %5 = "stablehlo.constant"() <{value = dense<3> : tensor<4xi32>}> : () -> tensor<4xi32>
    %6 = "stablehlo.compare"(%0, %5) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %7 = "stablehlo.and"(%4, %6) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
    %8 = "stablehlo.constant"() <{value = dense<1.0> : tensor<4xf32>}> : () -> tensor<4xf32>
    %9 = "stablehlo.constant"() <{value = dense<0.0> : tensor<4xf32>}> : () -> tensor<4xf32>
    %10 = "stablehlo.select"(%2, %9, %8) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %11 = "stablehlo.constant"() <{value = dense<1> : tensor<4xi32>}> : () -> tensor<4xi32>
    %12 = "stablehlo.multiply"(%0, %11) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %13 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4xi32>
    %14 = "stablehlo.constant"() <{value = dense<3> : tensor<4xi32>}> : () -> tensor<4xi32>
    %15 = "stablehlo.multiply"(%13, %14) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %16 = "stablehlo.add"(%12, %15) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %17 = "stablehlo.reshape"(%arg0) : (tensor<4x3xf32>) -> tensor<12xf32>
    %18 = "stablehlo.gather"(%17, %16) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<12xf32>, tensor<4xi32>) -> tensor<4xf32>
    %19 = "stablehlo.multiply"(%18, %10) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %20 = "stablehlo.negate"(%19) : (tensor<4xf32>) -> tensor<4xf32>
    %21 = "stablehlo.constant"() <{value = dense<0.0> : tensor<4xf32>}> : () -> tensor<4xf32>
    %22 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<4xf32>}> : () -> tensor<4xf32>
    %23 = "stablehlo.select"(%7, %20, %22) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %24 = "stablehlo.select"(%2, %21, %23) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %25 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    return %24, %25 : tensor<4xf32>, tensor<f32>
  }
}

// T[3] i64[] none 1 -100, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<3xf32>, %arg1: tensor<i64>) -> (tensor<f32>, tensor<f32>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<i64>) -> tensor<i32>
    %1 = "stablehlo.constant"() <{value = dense<-100> : tensor<i32>}> : () -> tensor<i32>
    %2 = "stablehlo.compare"(%0, %1) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %4 = "stablehlo.compare"(%0, %3) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %5 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
    %6 = "stablehlo.compare"(%0, %5) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %7 = "stablehlo.and"(%4, %6) : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %8 = "stablehlo.constant"() <{value = dense<1.0> : tensor<f32>}> : () -> tensor<f32>
    %9 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %10 = "stablehlo.select"(%2, %9, %8) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %11 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %12 = "stablehlo.multiply"(%0, %11) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %13 = "stablehlo.gather"(%arg0, %12) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 0>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<3xf32>, tensor<i32>) -> tensor<f32>
    %14 = "stablehlo.multiply"(%13, %10) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %15 = "stablehlo.negate"(%14) : (tensor<f32>) -> tensor<f32>
    %16 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %17 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %18 = "stablehlo.select"(%7, %15, %17) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %19 = "stablehlo.select"(%2, %16, %18) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %20 = "stablehlo.divide"(%19, %10) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    return %20, %10 : tensor<f32>, tensor<f32>
  }
}

// T[4,3] i64[4] none 1 -100, T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<4x3xbf16>, %arg1: tensor<4xi64>) -> (tensor<bf16>, tensor<bf16>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<4xi64>) -> tensor<4xi32>
    %1 = "stablehlo.constant"() <{value = dense<-100> : tensor<4xi32>}> : () -> tensor<4xi32>
    %2 = "stablehlo.compare"(%0, %1) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %3 = "stablehlo.constant"() <{value = dense<0> : tensor<4xi32>}> : () -> tensor<4xi32>
    %4 = "stablehlo.compare"(%0, %3) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %5 = "stablehlo.constant"() <{value = dense<3> : tensor<4xi32>}> : () -> tensor<4xi32>
    %6 = "stablehlo.compare"(%0, %5) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %7 = "stablehlo.and"(%4, %6) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
    %8 = "stablehlo.constant"() <{value = dense<1.0> : tensor<4xf32>}> : () -> tensor<4xf32>
    %9 = "stablehlo.constant"() <{value = dense<0.0> : tensor<4xf32>}> : () -> tensor<4xf32>
    %10 = "stablehlo.select"(%2, %9, %8) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %11 = "stablehlo.constant"() <{value = dense<1> : tensor<4xi32>}> : () -> tensor<4xi32>
    %12 = "stablehlo.multiply"(%0, %11) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %13 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4xi32>
    %14 = "stablehlo.constant"() <{value = dense<3> : tensor<4xi32>}> : () -> tensor<4xi32>
    %15 = "stablehlo.multiply"(%13, %14) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %16 = "stablehlo.add"(%12, %15) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %17 = "stablehlo.reshape"(%arg0) : (tensor<4x3xbf16>) -> tensor<12xbf16>
    %18 = "stablehlo.gather"(%17, %16) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<12xbf16>, tensor<4xi32>) -> tensor<4xbf16>
    %19 = "stablehlo.convert"(%18) : (tensor<4xbf16>) -> tensor<4xf32>
    %20 = "stablehlo.multiply"(%19, %10) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %21 = "stablehlo.negate"(%20) : (tensor<4xf32>) -> tensor<4xf32>
    %22 = "stablehlo.constant"() <{value = dense<0.0> : tensor<4xf32>}> : () -> tensor<4xf32>
    %23 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<4xf32>}> : () -> tensor<4xf32>
    %24 = "stablehlo.select"(%7, %21, %23) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %25 = "stablehlo.select"(%2, %22, %24) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %26 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %30 = "stablehlo.reduce"(%25, %26) <{dimensions = array<i64: 0>}> ({
    ^bb0(%r27: tensor<f32>, %r28: tensor<f32>):
      %29 = "stablehlo.add"(%r27, %r28) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%29) : (tensor<f32>) -> ()
    }) : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %31 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %35 = "stablehlo.reduce"(%10, %31) <{dimensions = array<i64: 0>}> ({
    ^bb0(%r32: tensor<f32>, %r33: tensor<f32>):
      %34 = "stablehlo.add"(%r32, %r33) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%34) : (tensor<f32>) -> ()
    }) : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %36 = "stablehlo.divide"(%30, %35) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %37 = "stablehlo.convert"(%36) : (tensor<f32>) -> tensor<bf16>
    %38 = "stablehlo.convert"(%35) : (tensor<f32>) -> tensor<bf16>
    return %37, %38 : tensor<bf16>, tensor<bf16>
  }
}

// T[4,3] i64[4] none 1 -100, T = float16
module @torchtpu {
  func.func public @main(%arg0: tensor<4x3xf16>, %arg1: tensor<4xi64>) -> (tensor<f16>, tensor<f16>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<4xi64>) -> tensor<4xi32>
    %1 = "stablehlo.constant"() <{value = dense<-100> : tensor<4xi32>}> : () -> tensor<4xi32>
    %2 = "stablehlo.compare"(%0, %1) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %3 = "stablehlo.constant"() <{value = dense<0> : tensor<4xi32>}> : () -> tensor<4xi32>
    %4 = "stablehlo.compare"(%0, %3) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %5 = "stablehlo.constant"() <{value = dense<3> : tensor<4xi32>}> : () -> tensor<4xi32>
    %6 = "stablehlo.compare"(%0, %5) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %7 = "stablehlo.and"(%4, %6) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
    %8 = "stablehlo.constant"() <{value = dense<1.0> : tensor<4xf32>}> : () -> tensor<4xf32>
    %9 = "stablehlo.constant"() <{value = dense<0.0> : tensor<4xf32>}> : () -> tensor<4xf32>
    %10 = "stablehlo.select"(%2, %9, %8) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %11 = "stablehlo.constant"() <{value = dense<1> : tensor<4xi32>}> : () -> tensor<4xi32>
    %12 = "stablehlo.multiply"(%0, %11) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %13 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4xi32>
    %14 = "stablehlo.constant"() <{value = dense<3> : tensor<4xi32>}> : () -> tensor<4xi32>
    %15 = "stablehlo.multiply"(%13, %14) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %16 = "stablehlo.add"(%12, %15) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %17 = "stablehlo.reshape"(%arg0) : (tensor<4x3xf16>) -> tensor<12xf16>
    %18 = "stablehlo.gather"(%17, %16) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<12xf16>, tensor<4xi32>) -> tensor<4xf16>
    %19 = "stablehlo.convert"(%18) : (tensor<4xf16>) -> tensor<4xf32>
    %20 = "stablehlo.multiply"(%19, %10) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %21 = "stablehlo.negate"(%20) : (tensor<4xf32>) -> tensor<4xf32>
    %22 = "stablehlo.constant"() <{value = dense<0.0> : tensor<4xf32>}> : () -> tensor<4xf32>
    %23 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<4xf32>}> : () -> tensor<4xf32>
    %24 = "stablehlo.select"(%7, %21, %23) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %25 = "stablehlo.select"(%2, %22, %24) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %26 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %30 = "stablehlo.reduce"(%25, %26) <{dimensions = array<i64: 0>}> ({
    ^bb0(%r27: tensor<f32>, %r28: tensor<f32>):
      %29 = "stablehlo.add"(%r27, %r28) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%29) : (tensor<f32>) -> ()
    }) : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %31 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %35 = "stablehlo.reduce"(%10, %31) <{dimensions = array<i64: 0>}> ({
    ^bb0(%r32: tensor<f32>, %r33: tensor<f32>):
      %34 = "stablehlo.add"(%r32, %r33) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%34) : (tensor<f32>) -> ()
    }) : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %36 = "stablehlo.divide"(%30, %35) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %37 = "stablehlo.convert"(%36) : (tensor<f32>) -> tensor<f16>
    %38 = "stablehlo.convert"(%35) : (tensor<f32>) -> tensor<f16>
    return %37, %38 : tensor<f16>, tensor<f16>
  }
}

// T[4,3] i64[4] none 1 -100, T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<4x3xf64>, %arg1: tensor<4xi64>) -> (tensor<f64>, tensor<f64>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<4xi64>) -> tensor<4xi32>
    %1 = "stablehlo.constant"() <{value = dense<-100> : tensor<4xi32>}> : () -> tensor<4xi32>
    %2 = "stablehlo.compare"(%0, %1) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %3 = "stablehlo.constant"() <{value = dense<0> : tensor<4xi32>}> : () -> tensor<4xi32>
    %4 = "stablehlo.compare"(%0, %3) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %5 = "stablehlo.constant"() <{value = dense<3> : tensor<4xi32>}> : () -> tensor<4xi32>
    %6 = "stablehlo.compare"(%0, %5) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %7 = "stablehlo.and"(%4, %6) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
    %8 = "stablehlo.constant"() <{value = dense<1.0> : tensor<4xf64>}> : () -> tensor<4xf64>
    %9 = "stablehlo.constant"() <{value = dense<0.0> : tensor<4xf64>}> : () -> tensor<4xf64>
    %10 = "stablehlo.select"(%2, %9, %8) : (tensor<4xi1>, tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %11 = "stablehlo.constant"() <{value = dense<1> : tensor<4xi32>}> : () -> tensor<4xi32>
    %12 = "stablehlo.multiply"(%0, %11) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %13 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4xi32>
    %14 = "stablehlo.constant"() <{value = dense<3> : tensor<4xi32>}> : () -> tensor<4xi32>
    %15 = "stablehlo.multiply"(%13, %14) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %16 = "stablehlo.add"(%12, %15) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %17 = "stablehlo.reshape"(%arg0) : (tensor<4x3xf64>) -> tensor<12xf64>
    %18 = "stablehlo.gather"(%17, %16) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<12xf64>, tensor<4xi32>) -> tensor<4xf64>
    %19 = "stablehlo.multiply"(%18, %10) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %20 = "stablehlo.negate"(%19) : (tensor<4xf64>) -> tensor<4xf64>
    %21 = "stablehlo.constant"() <{value = dense<0.0> : tensor<4xf64>}> : () -> tensor<4xf64>
    %22 = "stablehlo.constant"() <{value = dense<0x7FF8000000000000> : tensor<4xf64>}> : () -> tensor<4xf64>
    %23 = "stablehlo.select"(%7, %20, %22) : (tensor<4xi1>, tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %24 = "stablehlo.select"(%2, %21, %23) : (tensor<4xi1>, tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %25 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %29 = "stablehlo.reduce"(%24, %25) <{dimensions = array<i64: 0>}> ({
    ^bb0(%r26: tensor<f64>, %r27: tensor<f64>):
      %28 = "stablehlo.add"(%r26, %r27) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%28) : (tensor<f64>) -> ()
    }) : (tensor<4xf64>, tensor<f64>) -> tensor<f64>
    %30 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %34 = "stablehlo.reduce"(%10, %30) <{dimensions = array<i64: 0>}> ({
    ^bb0(%r31: tensor<f64>, %r32: tensor<f64>):
      %33 = "stablehlo.add"(%r31, %r32) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%33) : (tensor<f64>) -> ()
    }) : (tensor<4xf64>, tensor<f64>) -> tensor<f64>
    %35 = "stablehlo.divide"(%29, %34) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    return %35, %34 : tensor<f64>, tensor<f64>
  }
}
