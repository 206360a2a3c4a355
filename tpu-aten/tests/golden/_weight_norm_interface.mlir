// aten::_weight_norm_interface(Tensor v, Tensor g, int dim=0) -> (Tensor, Tensor)

// T[4,3] T[4,1], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<4x3xf32>, %arg1: tensor<4x1xf32>) -> (tensor<4x3xf32>, tensor<4x1xf32>) {
    %0 = "stablehlo.multiply"(%arg0, %arg0) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %1 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %5 = "stablehlo.reduce"(%0, %1) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r2: tensor<f32>, %r3: tensor<f32>):
      %4 = "stablehlo.add"(%r2, %r3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%4) : (tensor<f32>) -> ()
    }) : (tensor<4x3xf32>, tensor<f32>) -> tensor<4xf32>
    %6 = "stablehlo.reshape"(%5) : (tensor<4xf32>) -> tensor<4x1xf32>
    %7 = "stablehlo.sqrt"(%6) : (tensor<4x1xf32>) -> tensor<4x1xf32>
    %8 = "stablehlo.divide"(%arg1, %7) : (tensor<4x1xf32>, tensor<4x1xf32>) -> tensor<4x1xf32>
    %9 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x1xf32>) -> tensor<4x3xf32>
    %10 = "stablehlo.multiply"(%arg0, %9) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    return %10, %7 : tensor<4x3xf32>, tensor<4x1xf32>
  }
}

// T[4,3] T[1,3] 1, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<4x3xf32>, %arg1: tensor<1x3xf32>) -> (tensor<4x3xf32>, tensor<1x3xf32>) {
    %0 = "stablehlo.multiply"(%arg0, %arg0) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %1 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %5 = "stablehlo.reduce"(%0, %1) <{dimensions = array<i64: 0>}> ({
    ^bb0(%r2: tensor<f32>, %r3: tensor<f32>):
      %4 = "stablehlo.add"(%r2, %r3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%4) : (tensor<f32>) -> ()
    }) : (tensor<4x3xf32>, tensor<f32>) -> tensor<3xf32>
    %6 = "stablehlo.reshape"(%5) : (tensor<3xf32>) -> tensor<1x3xf32>
    %7 = "stablehlo.sqrt"(%6) : (tensor<1x3xf32>) -> tensor<1x3xf32>
    %8 = "stablehlo.divide"(%arg1, %7) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
    %9 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xf32>) -> tensor<4x3xf32>
    %10 = "stablehlo.multiply"(%arg0, %9) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    return %10, %7 : tensor<4x3xf32>, tensor<1x3xf32>
  }
}

// T[4,3] T[4,1], T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<4x3xbf16>, %arg1: tensor<4x1xbf16>) -> (tensor<4x3xbf16>, tensor<4x1xf32>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<4x3xbf16>) -> tensor<4x3xf32>
    %1 = "stablehlo.convert"(%arg1) : (tensor<4x1xbf16>) -> tensor<4x1xf32>
    %2 = "stablehlo.multiply"(%0, %0) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %3 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %7 = "stablehlo.reduce"(%2, %3) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r4: tensor<f32>, %r5: tensor<f32>):
      %6 = "stablehlo.add"(%r4, %r5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%6) : (tensor<f32>) -> ()
    }) : (tensor<4x3xf32>, tensor<f32>) -> tensor<4xf32>
    %8 = "stablehlo.reshape"(%7) : (tensor<4xf32>) -> tensor<4x1xf32>
    %9 = "stablehlo.sqrt"(%8) : (tensor<4x1xf32>) -> tensor<4x1xf32>
    %10 = "stablehlo.divide"(%1, %9) : (tensor<4x1xf32>, tensor<4x1xf32>) -> tensor<4x1xf32>
    %11 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x1xf32>) -> tensor<4x3xf32>
    %12 = "stablehlo.multiply"(%0, %11) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %13 = "stablehlo.convert"(%12) : (tensor<4x3xf32>) -> tensor<4x3xbf16>
    return %13, %9 : tensor<4x3xbf16>, tensor<4x1xf32>
  }
}

// T[4,3] T[4,1], T = float16
module @torchtpu {
  func.func public @main(%arg0: tensor<4x3xf16>, %arg1: tensor<4x1xf16>) -> (tensor<4x3xf16>, tensor<4x1xf32>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<4x3xf16>) -> tensor<4x3xf32>
    %1 = "stablehlo.convert"(%arg1) : (tensor<4x1xf16>) -> tensor<4x1xf32>
    %2 = "stablehlo.multiply"(%0, %0) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %3 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %7 = "stablehlo.reduce"(%2, %3) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r4: tensor<f32>, %r5: tensor<f32>):
      %6 = "stablehlo.add"(%r4, %r5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%6) : (tensor<f32>) -> ()
    }) : (tensor<4x3xf32>, tensor<f32>) -> tensor<4xf32>
    %8 = "stablehlo.reshape"(%7) : (tensor<4xf32>) -> tensor<4x1xf32>
    %9 = "stablehlo.sqrt"(%8) : (tensor<4x1xf32>) -> tensor<4x1xf32>
    %10 = "stablehlo.divide"(%1, %9) : (tensor<4x1xf32>, tensor<4x1xf32>) -> tensor<4x1xf32>
    %11 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x1xf32>) -> tensor<4x3xf32>
    %12 = "stablehlo.multiply"(%0, %11) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %13 = "stablehlo.convert"(%12) : (tensor<4x3xf32>) -> tensor<4x3xf16>
    return %13, %9 : tensor<4x3xf16>, tensor<4x1xf32>
  }
}

// T[4,3] T[4,1], T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<4x3xf64>, %arg1: tensor<4x1xf64>) -> (tensor<4x3xf64>, tensor<4x1xf64>) {
    %0 = "stablehlo.multiply"(%arg0, %arg0) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %1 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %5 = "stablehlo.reduce"(%0, %1) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r2: tensor<f64>, %r3: tensor<f64>):
      %4 = "stablehlo.add"(%r2, %r3) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%4) : (tensor<f64>) -> ()
    }) : (tensor<4x3xf64>, tensor<f64>) -> tensor<4xf64>
    %6 = "stablehlo.reshape"(%5) : (tensor<4xf64>) -> tensor<4x1xf64>
    %7 = "stablehlo.sqrt"(%6) : (tensor<4x1xf64>) -> tensor<4x1xf64>
    %8 = "stablehlo.divide"(%arg1, %7) : (tensor<4x1xf64>, tensor<4x1xf64>) -> tensor<4x1xf64>
    %9 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x1xf64>) -> tensor<4x3xf64>
    %10 = "stablehlo.multiply"(%arg0, %9) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    return %10, %7 : tensor<4x3xf64>, tensor<4x1xf64>
  }
}
