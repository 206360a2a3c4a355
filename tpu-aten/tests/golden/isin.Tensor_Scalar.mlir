// aten::isin.Tensor_Scalar(Tensor elements, Scalar test_element, *, bool assume_unique=False, bool invert=False) -> Tensor

// T[2,3] 2, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf32>, %s0: tensor<f32>) -> (tensor<2x3xi1>) {
    %0 = "stablehlo.reshape"(%s0) : (tensor<f32>) -> tensor<1xf32>
    %1 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
    %2 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 2>}> : (tensor<1xf32>) -> tensor<2x3x1xf32>
    %3 = "stablehlo.compare"(%1, %2) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3x1xf32>, tensor<2x3x1xf32>) -> tensor<2x3x1xi1>
    %4 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %8 = "stablehlo.reduce"(%3, %4) <{dimensions = array<i64: 2>}> ({
    ^bb0(%r5: tensor<i1>, %r6: tensor<i1>):
      %7 = "stablehlo.or"(%r5, %r6) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%7) : (tensor<i1>) -> ()
    }) : (tensor<2x3x1xi1>, tensor<i1>) -> tensor<2x3xi1>
    return %8 : tensor<2x3xi1>
  }
}

// T[2,3] 2, T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xbf16>, %s0: tensor<bf16>) -> (tensor<2x3xi1>) {
    %0 = "stablehlo.reshape"(%s0) : (tensor<bf16>) -> tensor<1xbf16>
    %1 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xbf16>) -> tensor<2x3x1xbf16>
    %2 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 2>}> : (tensor<1xbf16>) -> tensor<2x3x1xbf16>
    %3 = "stablehlo.compare"(%1, %2) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3x1xbf16>, tensor<2x3x1xbf16>) -> tensor<2x3x1xi1>
    %4 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %8 = "stablehlo.reduce"(%3, %4) <{dimensions = array<i64: 2>}> ({
    ^bb0(%r5: tensor<i1>, %r6: tensor<i1>):
      %7 = "stablehlo.or"(%r5, %r6) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%7) : (tensor<i1>) -> ()
    }) : (tensor<2x3x1xi1>, tensor<i1>) -> tensor<2x3xi1>
    return %8 : tensor<2x3xi1>
  }
}

// T[2,3] 2, T = int64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xi64>, %s0: tensor<i64>) -> (tensor<2x3xi1>) {
    %0 = "stablehlo.reshape"(%s0) : (tensor<i64>) -> tensor<1xi64>
    %1 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xi64>) -> tensor<2x3x1xi64>
    %2 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 2>}> : (tensor<1xi64>) -> tensor<2x3x1xi64>
    %3 = "stablehlo.compare"(%1, %2) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x1xi64>, tensor<2x3x1xi64>) -> tensor<2x3x1xi1>
    %4 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %8 = "stablehlo.reduce"(%3, %4) <{dimensions = array<i64: 2>}> ({
    ^bb0(%r5: tensor<i1>, %r6: tensor<i1>):
      %7 = "stablehlo.or"(%r5, %r6) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%7) : (tensor<i1>) -> ()
    }) : (tensor<2x3x1xi1>, tensor<i1>) -> tensor<2x3xi1>
    return %8 : tensor<2x3xi1>
  }
}
