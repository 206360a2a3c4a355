// aten::any.dims(Tensor self, int[]? dim=None, bool keepdim=False) -> Tensor

// T[2,3] (0,1), T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf32>) -> (tensor<i1>) {
    %0 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %1 = "stablehlo.compare"(%arg0, %0) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %2 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %6 = "stablehlo.reduce"(%1, %2) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%r3: tensor<i1>, %r4: tensor<i1>):
      %5 = "stablehlo.or"(%r3, %r4) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%5) : (tensor<i1>) -> ()
    }) : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
    return %6 : tensor<i1>
  }
}

// T[2,3] (), T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf32>) -> (tensor<2x3xi1>) {
    %0 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %1 = "stablehlo.compare"(%arg0, %0) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    return %1 : tensor<2x3xi1>
  }
}

// T[2,3] none true, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf32>) -> (tensor<1x1xi1>) {
    %0 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %1 = "stablehlo.compare"(%arg0, %0) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %2 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %6 = "stablehlo.reduce"(%1, %2) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%r3: tensor<i1>, %r4: tensor<i1>):
      %5 = "stablehlo.or"(%r3, %r4) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%5) : (tensor<i1>) -> ()
    }) : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
    %7 = "stablehlo.reshape"(%6) : (tensor<i1>) -> tensor<1x1xi1>
    return %7 : tensor<1x1xi1>
  }
}

// T[2,3] (0,1), T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xbf16>) -> (tensor<i1>) {
    %0 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xbf16>}> : () -> tensor<2x3xbf16>
    %1 = "stablehlo.compare"(%arg0, %0) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> tensor<2x3xi1>
    %2 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %6 = "stablehlo.reduce"(%1, %2) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%r3: tensor<i1>, %r4: tensor<i1>):
      %5 = "stablehlo.or"(%r3, %r4) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%5) : (tensor<i1>) -> ()
    }) : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
    return %6 : tensor<i1>
  }
}

// T[2,3] (0,1), T = int64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xi64>) -> (tensor<i1>) {
    %0 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
    %1 = "stablehlo.compare"(%arg0, %0) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
    %2 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %6 = "stablehlo.reduce"(%1, %2) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%r3: tensor<i1>, %r4: tensor<i1>):
      %5 = "stablehlo.or"(%r3, %r4) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%5) : (tensor<i1>) -> ()
    }) : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
    return %6 : tensor<i1>
  }
}

// T[2,3] (0,1), T = bool
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xi1>) -> (tensor<i1>) {
    %0 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %4 = "stablehlo.reduce"(%arg0, %0) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%r1: tensor<i1>, %r2: tensor<i1>):
      %3 = "stablehlo.or"(%r1, %r2) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%3) : (tensor<i1>) -> ()
    }) : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
    return %4 : tensor<i1>
  }
}
