// aten::_fused_sgd_.tensor_lr(Tensor(a!)[] self, Tensor(b!)[] grads, Tensor(c!)[] momentum_buffer_list, *, float weight_decay, float momentum, Tensor lr, float dampening, bool nesterov, bool maximize, bool is_first_step, Tensor? grad_scale=None, Tensor? found_inf=None) -> ()

// {T[4]} {T[4]} {T[4]} 0.1 0.9 f32[] 0.0 false false false, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>, %arg2: tensor<4xf32>, %arg3: tensor<f32>, %s0: tensor<f32>, %s1: tensor<f32>, %s2: tensor<f32>, %s3: tensor<i1>) -> (tensor<4xf32>, tensor<4xf32>) {
    %0 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %1 = "stablehlo.multiply"(%0, %arg0) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %2 = "stablehlo.add"(%arg1, %1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %3 = "stablehlo.broadcast_in_dim"(%s2) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %4 = "stablehlo.multiply"(%3, %2) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %5 = "stablehlo.broadcast_in_dim"(%s1) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %6 = "stablehlo.multiply"(%5, %arg2) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %7 = "stablehlo.add"(%4, %6) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %8 = "stablehlo.broadcast_in_dim"(%s3) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<4xi1>
    %9 = "stablehlo.select"(%8, %2, %7) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %10 = "stablehlo.negate"(%arg3) : (tensor<f32>) -> tensor<f32>
    %11 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %12 = "stablehlo.multiply"(%11, %9) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %13 = "stablehlo.add"(%arg0, %12) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    return %13, %9 : tensor<4xf32>, tensor<4xf32>
  }
}

// {T[4]} {T[4]} {T[4]} 0.1 0.9 f32[] 0.0 false false false, T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<4xbf16>, %arg1: tensor<4xbf16>, %arg2: tensor<4xbf16>, %arg3: tensor<f32>, %s0: tensor<f32>, %s1: tensor<f32>, %s2: tensor<f32>, %s3: tensor<i1>) -> (tensor<4xbf16>, tensor<4xbf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<4xbf16>) -> tensor<4xf32>
    %1 = "stablehlo.convert"(%arg1) : (tensor<4xbf16>) -> tensor<4xf32>
    %2 = "stablehlo.convert"(%arg2) : (tensor<4xbf16>) -> tensor<4xf32>
    %3 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %4 = "stablehlo.multiply"(%3, %0) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %5 = "stablehlo.add"(%1, %4) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %6 = "stablehlo.broadcast_in_dim"(%s2) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %7 = "stablehlo.multiply"(%6, %5) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %8 = "stablehlo.broadcast_in_dim"(%s1) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %9 = "stablehlo.multiply"(%8, %2) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %10 = "stablehlo.add"(%7, %9) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %11 = "stablehlo.broadcast_in_dim"(%s3) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<4xi1>
    %12 = "stablehlo.select"(%11, %5, %10) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %13 = "stablehlo.negate"(%arg3) : (tensor<f32>) -> tensor<f32>
    %14 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %15 = "stablehlo.multiply"(%14, %12) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %16 = "stablehlo.add"(%0, %15) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %17 = "stablehlo.convert"(%16) : (tensor<4xf32>) -> tensor<4xbf16>
    %18 = "stablehlo.convert"(%12) : (tensor<4xf32>) -> tensor<4xbf16>
    return %17, %18 : tensor<4xbf16>, tensor<4xbf16>
  }
}

// {T[4]} {T[4]} {T[4]} 0.1 0.9 f32[] 0.0 false false false, T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<4xf64>, %arg1: tensor<4xf64>, %arg2: tensor<4xf64>, %arg3: tensor<f32>, %s0: tensor<f64>, %s1: tensor<f64>, %s2: tensor<f64>, %s3: tensor<i1>) -> (tensor<4xf64>, tensor<4xf64>) {
    %0 = "stablehlo.convert"(%arg3) : (tensor<f32>) -> tensor<f64>
    %1 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<4xf64>
    %2 = "stablehlo.multiply"(%1, %arg0) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %3 = "stablehlo.add"(%arg1, %2) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %4 = "stablehlo.broadcast_in_dim"(%s2) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<4xf64>
    %5 = "stablehlo.multiply"(%4, %3) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %6 = "stablehlo.broadcast_in_dim"(%s1) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<4xf64>
    %7 = "stablehlo.multiply"(%6, %arg2) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %8 = "stablehlo.add"(%5, %7) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %9 = "stablehlo.broadcast_in_dim"(%s3) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<4xi1>
    %10 = "stablehlo.select"(%9, %3, %8) : (tensor<4xi1>, tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %11 = "stablehlo.negate"(%0) : (tensor<f64>) -> tensor<f64>
    %12 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<4xf64>
    %13 = "stablehlo.multiply"(%12, %10) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %14 = "stablehlo.add"(%arg0, %13) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    return %14, %10 : tensor<4xf64>, tensor<4xf64>
  }
}
