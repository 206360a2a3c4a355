// aten::prod.dim_int(Tensor self, int dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor

// T[2,3] 1, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf32>) -> (tensor<2xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<1.0> : tensor<f32>}> : () -> tensor<f32>
    %4 = "stablehlo.reduce"(%arg0, %0) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r1: tensor<f32>, %r2: tensor<f32>):
      %3 = "stablehlo.multiply"(%r1, %r2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3) : (tensor<f32>) -> ()
    }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    return %4 : tensor<2xf32>
  }
}

// T[2,0] 1 true, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x0xf32>) -> (tensor<2x1xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<1.0> : tensor<f32>}> : () -> tensor<f32>
    %4 = "stablehlo.reduce"(%arg0, %0) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r1: tensor<f32>, %r2: tensor<f32>):
      %3 = "stablehlo.multiply"(%r1, %r2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3) : (tensor<f32>) -> ()
    }) : (tensor<2x0xf32>, tensor<f32>) -> tensor<2xf32>
    %5 = "stablehlo.reshape"(%4) : (tensor<2xf32>) -> tensor<2x1xf32>
    return %5 : tensor<2x1xf32>
  }
}

// T[] 0, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<f32>) -> (tensor<f32>) {
    return %arg0 : tensor<f32>
  }
}

// T[2,3] 1, T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xbf16>) -> (tensor<2xbf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3xbf16>) -> tensor<2x3xf32>
    %1 = "stablehlo.constant"() <{value = dense<1.0> : tensor<f32>}> : () -> tensor<f32>
    %5 = "stablehlo.reduce"(%0, %1) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r2: tensor<f32>, %r3: tensor<f32>):
      %4 = "stablehlo.multiply"(%r2, %r3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%4) : (tensor<f32>) -> ()
    }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %6 = "stablehlo.convert"(%5) : (tensor<2xf32>) -> tensor<2xbf16>
    return %6 : tensor<2xbf16>
  }
}

// T[2,3] 1, T = int64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xi64>) -> (tensor<2xi64>) {
    %0 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %4 = "stablehlo.reduce"(%arg0, %0) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r1: tensor<i64>, %r2: tensor<i64>):
      %3 = "stablehlo.multiply"(%r1, %r2) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%3) : (tensor<i64>) -> ()
    }) : (tensor<2x3xi64>, tensor<i64>) -> tensor<2xi64>
    return %4 : tensor<2xi64>
  }
}

// T[2,3] 1, T = bool
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xi1>) -> (tensor<2xi64>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3xi1>) -> tensor<2x3xi64>
    %1 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %5 = "stablehlo.reduce"(%0, %1) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r2: tensor<i64>, %r3: tensor<i64>):
      %4 = "stablehlo.multiply"(%r2, %r3) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%4) : (tensor<i64>) -> ()
    }) : (tensor<2x3xi64>, tensor<i64>) -> tensor<2xi64>
    return %5 : tensor<2xi64>
  }
}
