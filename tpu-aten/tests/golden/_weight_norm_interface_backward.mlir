// aten::_weight_norm_interface_backward(Tensor grad_w, Tensor saved_v, Tensor saved_g, Tensor saved_norms, int dim) -> (Tensor, Tensor)

// T[4,3] T[4,3] T[4,1] f32[4,1] 0, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<4x3xf32>, %arg1: tensor<4x3xf32>, %arg2: tensor<4x1xf32>, %arg3: tensor<4x1xf32>) -> (tensor<4x3xf32>, tensor<4x1xf32>) {
    %0 = "stablehlo.multiply"(%arg0, %arg1) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %1 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %5 = "stablehlo.reduce"(%0, %1) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r2: tensor<f32>, %r3: tensor<f32>):
      %4 = "stablehlo.add"(%r2, %r3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%4) : (tensor<f32>) -> ()
    }) : (tensor<4x3xf32>, tensor<f32>) -> tensor<4xf32>
    %6 = "stablehlo.reshape"(%5) : (tensor<4xf32>) -> tensor<4x1xf32>
    %7 = "stablehlo.divide"(%6, %arg3) : (tensor<4x1xf32>, tensor<4x1xf32>) -> tensor<4x1xf32>
    %8 = "stablehlo.divide"(%7, %arg3) : (tensor<4x1xf32>, tensor<4x1xf32>) -> tensor<4x1xf32>
    %9 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x1xf32>) -> tensor<4x3xf32>
    %10 = "stablehlo.multiply"(%arg1, %9) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %11 = "stablehlo.subtract"(%arg0, %10) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %12 = "stablehlo.divide"(%arg2, %arg3) : (tensor<4x1xf32>, tensor<4x1xf32>) -> tensor<4x1xf32>
    %13 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x1xf32>) -> tensor<4x3xf32>
    %14 = "stablehlo.multiply"(%11, %13) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    return %14, %7 : tensor<4x3xf32>, tensor<4x1xf32>
  }
}

// T[4,3] T[4,3] T[1,3] f32[1,3] 1, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<4x3xf32>, %arg1: tensor<4x3xf32>, %arg2: tensor<1x3xf32>, %arg3: tensor<1x3xf32>) -> (tensor<4x3xf32>, tensor<1x3xf32>) {
    %0 = "stablehlo.multiply"(%arg0, %arg1) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %1 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %5 = "stablehlo.reduce"(%0, %1) <{dimensions = array<i64: 0>}> ({
    ^bb0(%r2: tensor<f32>, %r3: tensor<f32>):
      %4 = "stablehlo.add"(%r2, %r3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%4) : (tensor<f32>) -> ()
    }) : (tensor<4x3xf32>, tensor<f32>) -> tensor<3xf32>
    %6 = "stablehlo.reshape"(%5) : (tensor<3xf32>) -> tensor<1x3xf32>
    %7 = "stablehlo.divide"(%6, %arg3) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
    %8 = "stablehlo.divide"(%7, %arg3) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
    %9 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xf32>) -> tensor<4x3xf32>
    %10 = "stablehlo.multiply"(%arg1, %9) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %11 = "stablehlo.subtract"(%arg0, %10) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %12 = "stablehlo.divide"(%arg2, %arg3) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
    %13 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xf32>) -> tensor<4x3xf32>
    %14 = "stablehlo.multiply"(%11, %13) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    return %14, %7 : tensor<4x3xf32>, tensor<1x3xf32>
  }
}

// T[4,3] T[4,3] T[4,1] f32[4,1] 0, T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<4x3xbf16>, %arg1: tensor<4x3xbf16>, %arg2: tensor<4x1xbf16>, %arg3: tensor<4x1xf32>) -> (tensor<4x3xbf16>, tensor<4x1xbf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<4x3xbf16>) -> tensor<4x3xf32>
    %1 = "stablehlo.convert"(%arg1) : (tensor<4x3xbf16>) -> tensor<4x3xf32>
    %2 = "stablehlo.convert"(%arg2) : (tensor<4x1xbf16>) -> tensor<4x1xf32>
    %3 = "stablehlo.multiply"(%0, %1) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %4 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %8 = "stablehlo.reduce"(%3, %4) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r5: tensor<f32>, %r6: tensor<f32>):
      %7 = "stablehlo.add"(%r5, %r6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%7) : (tensor<f32>) -> ()
    }) : (tensor<4x3xf32>, tensor<f32>) -> tensor<4xf32>
    %9 = "stablehlo.reshape"(%8) : (tensor<4xf32>) -> tensor<4x1xf32>
    %10 = "stablehlo.divide"(%9, %arg3) : (tensor<4x1xf32>, tensor<4x1xf32>) -> tensor<4x1xf32>
    %11 = "stablehlo.divide"(%10, %arg3) : (tensor<4x1xf32>, tensor<4x1xf32>) -> tensor<4x1xf32>
    %12 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x1xf32>) -> tensor<4x3xf32>
    %13 = "stablehlo.multiply"(%1, %12) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %14 = "stablehlo.subtract"(%0, %13) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %15 = "stablehlo.divide"(%2, %arg3) : (tensor<4x1xf32>, tensor<4x1xf32>) -> tensor<4x1xf32>
    %16 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x1xf32>) -> tensor<4x3xf32>
    %17 = "stablehlo.multiply"(%14, %16) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %18 = "stablehlo.convert"(%17) : (tensor<4x3xf32>) -> tensor<4x3xbf16>
    %19 = "stablehlo.convert"(%10) : (tensor<4x1xf32>) -> tensor<4x1xbf16>
    return %18, %19 : tensor<4x3xbf16>, tensor<4x1xbf16>
  }
}

// T[4,3] T[4,3] T[4,1] f32[4,1] 0, T = float16
module @torchtpu {
  func.func public @main(%arg0: tensor<4x3xf16>, %arg1: tensor<4x3xf16>, %arg2: tensor<4x1xf16>, %arg3: tensor<4x1xf32>) -> (tensor<4x3xf16>, tensor<4x1xf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<4x3xf16>) -> tensor<4x3xf32>
    %1 = "stablehlo.convert"(%arg1) : (tensor<4x3xf16>) -> tensor<4x3xf32>
    %2 = "stablehlo.convert"(%arg2) : (tensor<4x1xf16>) -> tensor<4x1xf32>
    %3 = "stablehlo.multiply"(%0, %1) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %4 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %8 = "stablehlo.reduce"(%3, %4) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r5: tensor<f32>, %r6: tensor<f32>):
      %7 = "stablehlo.add"(%r5, %r6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%7) : (tensor<f32>) -> ()
    }) : (tensor<4x3xf32>, tensor<f32>) -> tensor<4xf32>
    %9 = "stablehlo.reshape"(%8) : (tensor<4xf32>) -> tensor<4x1xf32>
    %10 = "stablehlo.divide"(%9, %arg3) : (tensor<4x1xf32>, tensor<4x1xf32>) -> tensor<4x1xf32>
    %11 = "stablehlo.divide"(%10, %arg3) : (tensor<4x1xf32>, tensor<4x1xf32>) -> tensor<4x1xf32>
    %12 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x1xf32>) -> tensor<4x3xf32>
    %13 = "stablehlo.multiply"(%1, %12) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %14 = "stablehlo.subtract"(%0, %13) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %15 = "stablehlo.divide"(%2, %arg3) : (tensor<4x1xf32>, tensor<4x1xf32>) -> tensor<4x1xf32>
    %16 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x1xf32>) -> tensor<4x3xf32>
    %17 = "stablehlo.multiply"(%14, %16) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %18 = "stablehlo.convert"(%17) : (tensor<4x3xf32>) -> tensor<4x3xf16>
    %19 = "stablehlo.convert"(%10) : (tensor<4x1xf32>) -> tensor<4x1xf16>
    return %18, %19 : tensor<4x3xf16>, tensor<4x1xf16>
  }
}

// T[4,3] T[4,3] T[4,1] f32[4,1] 0, T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<4x3xf64>, %arg1: tensor<4x3xf64>, %arg2: tensor<4x1xf64>, %arg3: tensor<4x1xf32>) -> (tensor<4x3xf64>, tensor<4x1xf64>) {
    %0 = "stablehlo.convert"(%arg3) : (tensor<4x1xf32>) -> tensor<4x1xf64>
    %1 = "stablehlo.multiply"(%arg0, %arg1) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %2 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %6 = "stablehlo.reduce"(%1, %2) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r3: tensor<f64>, %r4: tensor<f64>):
      %5 = "stablehlo.add"(%r3, %r4) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%5) : (tensor<f64>) -> ()
    }) : (tensor<4x3xf64>, tensor<f64>) -> tensor<4xf64>
    %7 = "stablehlo.reshape"(%6) : (tensor<4xf64>) -> tensor<4x1xf64>
    %8 = "stablehlo.divide"(%7, %0) : (tensor<4x1xf64>, tensor<4x1xf64>) -> tensor<4x1xf64>
    %9 = "stablehlo.divide"(%8, %0) : (tensor<4x1xf64>, tensor<4x1xf64>) -> tensor<4x1xf64>
    %10 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x1xf64>) -> tensor<4x3xf64>
    %11 = "stablehlo.multiply"(%arg1, %10) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %12 = "stablehlo.subtract"(%arg0, %11) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %13 = "stablehlo.divide"(%arg2, %0) : (tensor<4x1xf64>, tensor<4x1xf64>) -> tensor<4x1xf64>
    %14 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x1xf64>) -> tensor<4x3xf64>
    %15 = "stablehlo.multiply"(%12, %14) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    return %15, %8 : tensor<4x3xf64>, tensor<4x1xf64>
  }
}
