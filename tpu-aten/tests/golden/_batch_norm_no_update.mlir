// aten::_batch_norm_no_update(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor? running_var, float momentum, float eps) -> (Tensor, Tensor, Tensor, Tensor)

// T[2,3,4] T[3] T[3] f32[3] f32[3] 0.1 1e-5, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x4xf32>, %arg1: tensor<3xf32>, %arg2: tensor<3xf32>, %arg3: tensor<3xf32>, %arg4: tensor<3xf32>, %s0: tensor<f32>) -> (tensor<2x3x4xf32>, tensor<3xf32>, tensor<3xf32>, tensor<0xui8>) {
    %0 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
    %1 = "stablehlo.add"(%arg4, %0) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %2 = "stablehlo.rsqrt"(%1) : (tensor<3xf32>) -> tensor<3xf32>
    %3 = "stablehlo.multiply"(%2, %arg1) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %4 = "stablehlo.broadcast_in_dim"(%arg3) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>) -> tensor<2x3x4xf32>
    %5 = "stablehlo.subtract"(%arg0, %4) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %6 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>) -> tensor<2x3x4xf32>
    %7 = "stablehlo.multiply"(%5, %6) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %8 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>) -> tensor<2x3x4xf32>
    %9 = "stablehlo.add"(%7, %8) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %10 = "stablehlo.constant"() <{value = dense<0> : tensor<0xui8>}> : () -> tensor<0xui8>
    return %9, %arg3, %2, %10 : tensor<2x3x4xf32>, tensor<3xf32>, tensor<3xf32>, tensor<0xui8>
  }
}

// T[2,3,4] T[3] T[3] f32[3] f32[3] 0.1 1e-5, T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x4xbf16>, %arg1: tensor<3xbf16>, %arg2: tensor<3xbf16>, %arg3: tensor<3xf32>, %arg4: tensor<3xf32>, %s0: tensor<f32>) -> (tensor<2x3x4xbf16>, tensor<3xf32>, tensor<3xf32>, tensor<0xui8>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3x4xbf16>) -> tensor<2x3x4xf32>
    %1 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
    %2 = "stablehlo.add"(%arg4, %1) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %3 = "stablehlo.rsqrt"(%2) : (tensor<3xf32>) -> tensor<3xf32>
    %4 = "stablehlo.convert"(%arg1) : (tensor<3xbf16>) -> tensor<3xf32>
    %5 = "stablehlo.multiply"(%3, %4) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %6 = "stablehlo.broadcast_in_dim"(%arg3) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>) -> tensor<2x3x4xf32>
    %7 = "stablehlo.subtract"(%0, %6) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %8 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>) -> tensor<2x3x4xf32>
    %9 = "stablehlo.multiply"(%7, %8) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %10 = "stablehlo.convert"(%arg2) : (tensor<3xbf16>) -> tensor<3xf32>
    %11 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>) -> tensor<2x3x4xf32>
    %12 = "stablehlo.add"(%9, %11) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %13 = "stablehlo.convert"(%12) : (tensor<2x3x4xf32>) -> tensor<2x3x4xbf16>
    %14 = "stablehlo.constant"() <{value = dense<0> : tensor<0xui8>}> : () -> tensor<0xui8>
    return %13, %arg3, %3, %14 : tensor<2x3x4xbf16>, tensor<3xf32>, tensor<3xf32>, tensor<0xui8>
  }
}

// T[2,3,4] T[3] T[3] f32[3] f32[3] 0.1 1e-5, T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x4xf64>, %arg1: tensor<3xf64>, %arg2: tensor<3xf64>, %arg3: tensor<3xf32>, %arg4: tensor<3xf32>, %s0: tensor<f64>) -> (tensor<2x3x4xf64>, tensor<3xf64>, tensor<3xf64>, tensor<0xui8>) {
    %0 = "stablehlo.convert"(%arg3) : (tensor<3xf32>) -> tensor<3xf64>
    %1 = "stablehlo.convert"(%arg4) : (tensor<3xf32>) -> tensor<3xf64>
    %2 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<3xf64>
    %3 = "stablehlo.add"(%1, %2) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %4 = "stablehlo.rsqrt"(%3) : (tensor<3xf64>) -> tensor<3xf64>
    %5 = "stablehlo.multiply"(%4, %arg1) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %6 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf64>) -> tensor<2x3x4xf64>
    %7 = "stablehlo.subtract"(%arg0, %6) : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> tensor<2x3x4xf64>
    %8 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf64>) -> tensor<2x3x4xf64>
    %9 = "stablehlo.multiply"(%7, %8) : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> tensor<2x3x4xf64>
    %10 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf64>) -> tensor<2x3x4xf64>
    %11 = "stablehlo.add"(%9, %10) : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> tensor<2x3x4xf64>
    %12 = "stablehlo.constant"() <{value = dense<0> : tensor<0xui8>}> : () -> tensor<0xui8>
    return %11, %0, %4, %12 : tensor<2x3x4xf64>, tensor<3xf64>, tensor<3xf64>, tensor<0xui8>
  }
}
