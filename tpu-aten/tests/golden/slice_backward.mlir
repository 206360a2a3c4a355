// aten::slice_backward(Tensor grad_output, SymInt[] input_sizes, int dim, SymInt start, SymInt end, SymInt step) -> Tensor

// T[2,2] (2,5) 1 1 3 1, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x2xf32>, %s0: tensor<i32>) -> (tensor<2x5xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x5xf32>}> : () -> tensor<2x5xf32>
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %2 = "stablehlo.compare"(%s0, %1) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %4 = "stablehlo.add"(%s0, %3) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %5 = "stablehlo.select"(%2, %4, %s0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %6 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %7 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %8 = "stablehlo.maximum"(%5, %6) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %9 = "stablehlo.minimum"(%8, %7) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %10 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %11 = "stablehlo.dynamic_update_slice"(%0, %arg0, %10, %9) : (tensor<2x5xf32>, tensor<2x2xf32>, tensor<i32>, tensor<i32>) -> tensor<2x5xf32>
    return %11 : tensor<2x5xf32>
  }
}

// T[2,2] (2,5) 1 1 5 2, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x2xf32>, %s0: tensor<i32>) -> (tensor<2x5xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x5xf32>}> : () -> tensor<2x5xf32>
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %2 = "stablehlo.compare"(%s0, %1) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %4 = "stablehlo.add"(%s0, %3) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %5 = "stablehlo.select"(%2, %4, %s0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %6 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %7 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %8 = "stablehlo.maximum"(%5, %6) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %9 = "stablehlo.minimum"(%8, %7) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %10 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %11 = "stablehlo.pad"(%arg0, %10) <{edge_padding_low = array<i64: 0, 0>, edge_padding_high = array<i64: 0, 0>, interior_padding = array<i64: 0, 1>}> : (tensor<2x2xf32>, tensor<f32>) -> tensor<2x3xf32>
    %12 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x5xf32>}> : () -> tensor<2x5xf32>
    %13 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %14 = "stablehlo.dynamic_update_slice"(%12, %11, %13, %9) : (tensor<2x5xf32>, tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> tensor<2x5xf32>
    %15 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5xi32>
    %16 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x5xi32>
    %17 = "stablehlo.subtract"(%15, %16) : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
    %18 = "stablehlo.constant"() <{value = dense<0> : tensor<2x5xi32>}> : () -> tensor<2x5xi32>
    %19 = "stablehlo.compare"(%17, %18) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
    %20 = "stablehlo.constant"() <{value = dense<4> : tensor<2x5xi32>}> : () -> tensor<2x5xi32>
    %21 = "stablehlo.compare"(%17, %20) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
    %22 = "stablehlo.constant"() <{value = dense<2> : tensor<2x5xi32>}> : () -> tensor<2x5xi32>
    %23 = "stablehlo.remainder"(%17, %22) : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
    %24 = "stablehlo.constant"() <{value = dense<0> : tensor<2x5xi32>}> : () -> tensor<2x5xi32>
    %25 = "stablehlo.compare"(%23, %24) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
    %26 = "stablehlo.and"(%19, %21) : (tensor<2x5xi1>, tensor<2x5xi1>) -> tensor<2x5xi1>
    %27 = "stablehlo.and"(%26, %25) : (tensor<2x5xi1>, tensor<2x5xi1>) -> tensor<2x5xi1>
    %28 = "stablehlo.select"(%27, %14, %0) : (tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    return %28 : tensor<2x5xf32>
  }
}

// T[2,2] (2,5) 1 1 3 1, T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x2xbf16>, %s0: tensor<i32>) -> (tensor<2x5xbf16>) {
    %0 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x5xbf16>}> : () -> tensor<2x5xbf16>
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %2 = "stablehlo.compare"(%s0, %1) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %4 = "stablehlo.add"(%s0, %3) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %5 = "stablehlo.select"(%2, %4, %s0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %6 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %7 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %8 = "stablehlo.maximum"(%5, %6) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %9 = "stablehlo.minimum"(%8, %7) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %10 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %11 = "stablehlo.dynamic_update_slice"(%0, %arg0, %10, %9) : (tensor<2x5xbf16>, tensor<2x2xbf16>, tensor<i32>, tensor<i32>) -> tensor<2x5xbf16>
    return %11 : tensor<2x5xbf16>
  }
}

// T[2,2] (2,5) 1 1 3 1, T = float16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x2xf16>, %s0: tensor<i32>) -> (tensor<2x5xf16>) {
    %0 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x5xf16>}> : () -> tensor<2x5xf16>
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %2 = "stablehlo.compare"(%s0, %1) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %4 = "stablehlo.add"(%s0, %3) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %5 = "stablehlo.select"(%2, %4, %s0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %6 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %7 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %8 = "stablehlo.maximum"(%5, %6) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %9 = "stablehlo.minimum"(%8, %7) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %10 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %11 = "stablehlo.dynamic_update_slice"(%0, %arg0, %10, %9) : (tensor<2x5xf16>, tensor<2x2xf16>, tensor<i32>, tensor<i32>) -> tensor<2x5xf16>
    return %11 : tensor<2x5xf16>
  }
}

// T[2,2] (2,5) 1 1 3 1, T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x2xf64>, %s0: tensor<i32>) -> (tensor<2x5xf64>) {
    %0 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x5xf64>}> : () -> tensor<2x5xf64>
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %2 = "stablehlo.compare"(%s0, %1) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %4 = "stablehlo.add"(%s0, %3) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %5 = "stablehlo.select"(%2, %4, %s0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %6 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %7 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %8 = "stablehlo.maximum"(%5, %6) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %9 = "stablehlo.minimum"(%8, %7) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %10 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %11 = "stablehlo.dynamic_update_slice"(%0, %arg0, %10, %9) : (tensor<2x5xf64>, tensor<2x2xf64>, tensor<i32>, tensor<i32>) -> tensor<2x5xf64>
    return %11 : tensor<2x5xf64>
  }
}
