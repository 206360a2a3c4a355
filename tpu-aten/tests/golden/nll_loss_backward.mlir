// aten::nll_loss_backward(Tensor grad_output, Tensor self, Tensor target, Tensor? weight, int reduction, SymInt ignore_index, Tensor total_weight) -> Tensor

// T[] T[4,3] i64[4] none 1 -100 T[], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<f32>, %arg1: tensor<4x3xf32>, %arg2: tensor<4xi64>, %arg3: tensor<f32>) -> (tensor<4x3xf32>) {
    %0 = "stablehlo.convert"(%arg2) : (tensor<4xi64>) -> tensor<4xi32>
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
    %11 = "stablehlo.divide"(%arg0, %arg3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %12 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %13 = "stablehlo.multiply"(%10, %12) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %14 = "stablehlo.negate"(%13) : (tensor<4xf32>) -> tensor<4xf32>
    %15 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<4x3xi32>
    %16 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xi32>) -> tensor<4x3xi32>
    %17 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xi1>) -> tensor<4x3xi1>
    %18 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xf32>) -> tensor<4x3xf32>
    %19 = "stablehlo.compare"(%15, %16) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi1>
    %20 = "stablehlo.not"(%17) : (tensor<4x3xi1>) -> tensor<4x3xi1>
    %21 = "stablehlo.and"(%19, %20) : (tensor<4x3xi1>, tensor<4x3xi1>) -> tensor<4x3xi1>
    %22 = "stablehlo.constant"() <{value = dense<0.0> : tensor<4x3xf32>}> : () -> tensor<4x3xf32>
    %23 = "stablehlo.select"(%21, %18, %22) : (tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    return %23 : tensor<4x3xf32>
  }
}

// T[4] T[4,3] i64[4] T[3] 0 1 T[], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<4xf32>, %arg1: tensor<4x3xf32>, %arg2: tensor<4xi64>, %arg3: tensor<3xf32>, %arg4: tensor<f32>) -> (tensor<4x3xf32>) {
    %0 = "stablehlo.convert"(%arg2) : (tensor<4xi64>) -> tensor<4xi32>
    %1 = "stablehlo.constant"() <{value = dense<1> : tensor<4xi32>}> : () -> tensor<4xi32>
    %2 = "stablehlo.compare"(%0, %1) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %3 = "stablehlo.constant"() <{value = dense<0> : tensor<4xi32>}> : () -> tensor<4xi32>
    %4 = "stablehlo.compare"(%0, %3) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %5 = "stablehlo.constant"() <{value = dense<3> : tensor<4xi32>}> : () -> tensor<4xi32>
    %6 = "stablehlo.compare"(%0, %5) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %7 = "stablehlo.and"(%4, %6) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
    %8 = "stablehlo.gather"(%arg3, %0) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<3xf32>, tensor<4xi32>) -> tensor<4xf32>
    %9 = "stablehlo.constant"() <{value = dense<0.0> : tensor<4xf32>}> : () -> tensor<4xf32>
    %10 = "stablehlo.select"(%2, %9, %8) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %11 = "stablehlo.multiply"(%10, %arg0) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %12 = "stablehlo.negate"(%11) : (tensor<4xf32>) -> tensor<4xf32>
    %13 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<4x3xi32>
    %14 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xi32>) -> tensor<4x3xi32>
    %15 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xi1>) -> tensor<4x3xi1>
    %16 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xf32>) -> tensor<4x3xf32>
    %17 = "stablehlo.compare"(%13, %14) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi1>
    %18 = "stablehlo.not"(%15) : (tensor<4x3xi1>) -> tensor<4x3xi1>
    %19 = "stablehlo.and"(%17, %18) : (tensor<4x3xi1>, tensor<4x3xi1>) -> tensor<4x3xi1>
    %20 = "stablehlo.constant"() <{value = dense<0.0> : tensor<4x3xf32>}> : () -> tensor<4x3xf32>
    %21 = "stablehlo.select"(%19, %16, %20) : (tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    return %21 : tensor<4x3xf32>
  }
}

// T[] T[3] i64[] none 2 -100 T[], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<f32>, %arg1: tensor<3xf32>, %arg2: tensor<i64>, %arg3: tensor<f32>) -> (tensor<3xf32>) {
    %0 = "stablehlo.convert"(%arg2) : (tensor<i64>) -> tensor<i32>
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
    %11 = "stablehlo.multiply"(%10, %arg0) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %12 = "stablehlo.negate"(%11) : (tensor<f32>) -> tensor<f32>
    %13 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3xi32>
    %14 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<3xi32>
    %15 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<3xi1>
    %16 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
    %17 = "stablehlo.compare"(%13, %14) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %18 = "stablehlo.not"(%15) : (tensor<3xi1>) -> tensor<3xi1>
    %19 = "stablehlo.and"(%17, %18) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %20 = "stablehlo.constant"() <{value = dense<0.0> : tensor<3xf32>}> : () -> tensor<3xf32>
    %21 = "stablehlo.select"(%19, %16, %20) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    return %21 : tensor<3xf32>
  }
}

// T[] T[4,3] i64[4] none 1 -100 T[], T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<bf16>, %arg1: tensor<4x3xbf16>, %arg2: tensor<4xi64>, %arg3: tensor<bf16>) -> (tensor<4x3xbf16>) {
    %0 = "stablehlo.convert"(%arg2) : (tensor<4xi64>) -> tensor<4xi32>
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
    %11 = "stablehlo.convert"(%arg0) : (tensor<bf16>) -> tensor<f32>
    %12 = "stablehlo.convert"(%arg3) : (tensor<bf16>) -> tensor<f32>
    %13 = "stablehlo.divide"(%11, %12) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %14 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %15 = "stablehlo.multiply"(%10, %14) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %16 = "stablehlo.negate"(%15) : (tensor<4xf32>) -> tensor<4xf32>
    %17 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<4x3xi32>
    %18 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xi32>) -> tensor<4x3xi32>
    %19 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xi1>) -> tensor<4x3xi1>
    %20 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xf32>) -> tensor<4x3xf32>
    %21 = "stablehlo.compare"(%17, %18) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi1>
    %22 = "stablehlo.not"(%19) : (tensor<4x3xi1>) -> tensor<4x3xi1>
    %23 = "stablehlo.and"(%21, %22) : (tensor<4x3xi1>, tensor<4x3xi1>) -> tensor<4x3xi1>
    %24 = "stablehlo.constant"() <{value = dense<0.0> : tensor<4x3xf32>}> : () -> tensor<4x3xf32>
    %25 = "stablehlo.select"(%23, %20, %24) : (tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %26 = "stablehlo.convert"(%25) : (tensor<4x3xf32>) -> tensor<4x3xbf16>
    return %26 : tensor<4x3xbf16>
  }
}

// T[] T[4,3] i64[4] none 1 -100 T[], T = float16
module @torchtpu {
  func.func public @main(%arg0: tensor<f16>, %arg1: tensor<4x3xf16>, %arg2: tensor<4xi64>, %arg3: tensor<f16>) -> (tensor<4x3xf16>) {
    %0 = "stablehlo.convert"(%arg2) : (tensor<4xi64>) -> tensor<4xi32>
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
    %11 = "stablehlo.convert"(%arg0) : (tensor<f16>) -> tensor<f32>
    %12 = "stablehlo.convert"(%arg3) : (tensor<f16>) -> tensor<f32>
    %13 = "stablehlo.divide"(%11, %12) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %14 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %15 = "stablehlo.multiply"(%10, %14) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %16 = "stablehlo.negate"(%15) : (tensor<4xf32>) -> tensor<4xf32>
    %17 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<4x3xi32>
    %18 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xi32>) -> tensor<4x3xi32>
    %19 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xi1>) -> tensor<4x3xi1>
    %20 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xf32>) -> tensor<4x3xf32>
    %21 = "stablehlo.compare"(%17, %18) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi1>
    %22 = "stablehlo.not"(%19) : (tensor<4x3xi1>) -> tensor<4x3xi1>
    %23 = "stablehlo.and"(%21, %22) : (tensor<4x3xi1>, tensor<4x3xi1>) -> tensor<4x3xi1>
    %24 = "stablehlo.constant"() <{value = dense<0.0> : tensor<4x3xf32>}> : () -> tensor<4x3xf32>
    %25 = "stablehlo.select"(%23, %20, %24) : (tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %26 = "stablehlo.convert"(%25) : (tensor<4x3xf32>) -> tensor<4x3xf16>
    return %26 : tensor<4x3xf16>
  }
}

// T[] T[4,3] i64[4] none 1 -100 T[], T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<f64>, %arg1: tensor<4x3xf64>, %arg2: tensor<4xi64>, %arg3: tensor<f64>) -> (tensor<4x3xf64>) {
    %0 = "stablehlo.convert"(%arg2) : (tensor<4xi64>) -> tensor<4xi32>
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
    %11 = "stablehlo.divide"(%arg0, %arg3) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %12 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<4xf64>
    %13 = "stablehlo.multiply"(%10, %12) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %14 = "stablehlo.negate"(%13) : (tensor<4xf64>) -> tensor<4xf64>
    %15 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<4x3xi32>
    %16 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xi32>) -> tensor<4x3xi32>
    %17 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xi1>) -> tensor<4x3xi1>
    %18 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xf64>) -> tensor<4x3xf64>
    %19 = "stablehlo.compare"(%15, %16) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi1>
    %20 = "stablehlo.not"(%17) : (tensor<4x3xi1>) -> tensor<4x3xi1>
    %21 = "stablehlo.and"(%19, %20) : (tensor<4x3xi1>, tensor<4x3xi1>) -> tensor<4x3xi1>
    %22 = "stablehlo.constant"() <{value = dense<0.0> : tensor<4x3xf64>}> : () -> tensor<4x3xf64>
    %23 = "stablehlo.select"(%21, %18, %22) : (tensor<4x3xi1>, tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    return %23 : tensor<4x3xf64>
  }
}
