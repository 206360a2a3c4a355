// aten::mse_loss(Tensor self, Tensor target, int reduction=1) -> Tensor

// T[2,3] T[2,3], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xf32>) -> (tensor<f32>) {
    %0 = "stablehlo.subtract"(%arg0, %arg1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %1 = "stablehlo.multiply"(%0, %0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %2 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %6 = "stablehlo.reduce"(%1, %2) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%r3: tensor<f32>, %r4: tensor<f32>):
      %5 = "stablehlo.add"(%r3, %r4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%5) : (tensor<f32>) -> ()
    }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<f32>
    %7 = "stablehlo.constant"() <{value = dense<6.0> : tensor<f32>}> : () -> tensor<f32>
    %8 = "stablehlo.divide"(%6, %7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    return %8 : tensor<f32>
  }
}

// T[2,3] T[3] 0, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf32>, %arg1: tensor<3xf32>) -> (tensor<2x3xf32>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>) -> tensor<2x3xf32>
    %1 = "stablehlo.subtract"(%arg0, %0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %2 = "stablehlo.multiply"(%1, %1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    return %2 : tensor<2x3xf32>
  }
}

// T[2,3] T[2,3] 2, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xf32>) -> (tensor<f32>) {
    %0 = "stablehlo.subtract"(%arg0, %arg1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %1 = "stablehlo.multiply"(%0, %0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %2 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %6 = "stablehlo.reduce"(%1, %2) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%r3: tensor<f32>, %r4: tensor<f32>):
      %5 = "stablehlo.add"(%r3, %r4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%5) : (tensor<f32>) -> ()
    }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<f32>
    return %6 : tensor<f32>
  }
}

// T[2,3] T[2,3], T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xbf16>, %arg1: tensor<2x3xbf16>) -> (tensor<bf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3xbf16>) -> tensor<2x3xf32>
    %1 = "stablehlo.convert"(%arg1) : (tensor<2x3xbf16>) -> tensor<2x3xf32>
    %2 = "stablehlo.subtract"(%0, %1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %3 = "stablehlo.multiply"(%2, %2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %4 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %8 = "stablehlo.reduce"(%3, %4) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%r5: tensor<f32>, %r6: tensor<f32>):
      %7 = "stablehlo.add"(%r5, %r6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%7) : (tensor<f32>) -> ()
    }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<f32>
    %9 = "stablehlo.constant"() <{value = dense<6.0> : tensor<f32>}> : () -> tensor<f32>
    %10 = "stablehlo.divide"(%8, %9) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %11 = "stablehlo.convert"(%10) : (tensor<f32>) -> tensor<bf16>
    return %11 : tensor<bf16>
  }
}

// T[2,3] T[2,3], T = float16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xf16>) -> (tensor<f16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3xf16>) -> tensor<2x3xf32>
    %1 = "stablehlo.convert"(%arg1) : (tensor<2x3xf16>) -> tensor<2x3xf32>
    %2 = "stablehlo.subtract"(%0, %1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %3 = "stablehlo.multiply"(%2, %2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %4 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %8 = "stablehlo.reduce"(%3, %4) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%r5: tensor<f32>, %r6: tensor<f32>):
      %7 = "stablehlo.add"(%r5, %r6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%7) : (tensor<f32>) -> ()
    }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<f32>
    %9 = "stablehlo.constant"() <{value = dense<6.0> : tensor<f32>}> : () -> tensor<f32>
    %10 = "stablehlo.divide"(%8, %9) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %11 = "stablehlo.convert"(%10) : (tensor<f32>) -> tensor<f16>
    return %11 : tensor<f16>
  }
}

// T[2,3] T[2,3], T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf64>, %arg1: tensor<2x3xf64>) -> (tensor<f64>) {
    %0 = "stablehlo.subtract"(%arg0, %arg1) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %1 = "stablehlo.multiply"(%0, %0) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %2 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %6 = "stablehlo.reduce"(%1, %2) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%r3: tensor<f64>, %r4: tensor<f64>):
      %5 = "stablehlo.add"(%r3, %r4) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%5) : (tensor<f64>) -> ()
    }) : (tensor<2x3xf64>, tensor<f64>) -> tensor<f64>
    %7 = "stablehlo.constant"() <{value = dense<6.0> : tensor<f64>}> : () -> tensor<f64>
    %8 = "stablehlo.divide"(%6, %7) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    return %8 : tensor<f64>
  }
}
