// aten::narrow_copy(Tensor self, int dim, SymInt start, SymInt length) -> Tensor

// T[2,5] 1 1 3, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x5xf32>, %s0: tensor<i32>) -> (tensor<2x3xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %1 = "stablehlo.compare"(%s0, %0) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %2 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %3 = "stablehlo.add"(%s0, %2) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %4 = "stablehlo.select"(%1, %3, %s0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %5 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %6 = "stablehlo.dynamic_slice"(%arg0, %5, %4) <{slice_sizes = array<i64: 2, 3>}> : (tensor<2x5xf32>, tensor<i32>, tensor<i32>) -> tensor<2x3xf32>
    return %6 : tensor<2x3xf32>
  }
}

// T[2,5] 1 1 3, T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x5xbf16>, %s0: tensor<i32>) -> (tensor<2x3xbf16>) {
    %0 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %1 = "stablehlo.compare"(%s0, %0) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %2 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %3 = "stablehlo.add"(%s0, %2) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %4 = "stablehlo.select"(%1, %3, %s0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %5 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %6 = "stablehlo.dynamic_slice"(%arg0, %5, %4) <{slice_sizes = array<i64: 2, 3>}> : (tensor<2x5xbf16>, tensor<i32>, tensor<i32>) -> tensor<2x3xbf16>
    return %6 : tensor<2x3xbf16>
  }
}

// T[2,5] 1 1 3, T = int64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x5xi64>, %s0: tensor<i32>) -> (tensor<2x3xi64>) {
    %0 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %1 = "stablehlo.compare"(%s0, %0) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %2 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %3 = "stablehlo.add"(%s0, %2) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %4 = "stablehlo.select"(%1, %3, %s0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %5 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %6 = "stablehlo.dynamic_slice"(%arg0, %5, %4) <{slice_sizes = array<i64: 2, 3>}> : (tensor<2x5xi64>, tensor<i32>, tensor<i32>) -> tensor<2x3xi64>
    return %6 : tensor<2x3xi64>
  }
}

// T[2,5] 1 1 3, T = bool
module @torchtpu {
  func.func public @main(%arg0: tensor<2x5xi1>, %s0: tensor<i32>) -> (tensor<2x3xi1>) {
    %0 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %1 = "stablehlo.compare"(%s0, %0) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %2 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %3 = "stablehlo.add"(%s0, %2) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %4 = "stablehlo.select"(%1, %3, %s0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %5 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %6 = "stablehlo.dynamic_slice"(%arg0, %5, %4) <{slice_sizes = array<i64: 2, 3>}> : (tensor<2x5xi1>, tensor<i32>, tensor<i32>) -> tensor<2x3xi1>
    return %6 : tensor<2x3xi1>
  }
}
