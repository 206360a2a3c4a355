// aten::_fused_adagrad_.tensor_lr(Tensor(a!)[] self, Tensor(b!)[] grads, Tensor(c!)[] state_sums, Tensor[] state_steps, *, Tensor lr, float lr_decay, float weight_decay, float eps, bool maximize, Tensor? grad_scale=None, Tensor? found_inf=None) -> ()

// {T[4]} {T[4]} {T[4]} {f32[]} f32[] 0.01 0.1 1e-10 false, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>, %arg2: tensor<4xf32>, %arg3: tensor<f32>, %arg4: tensor<f32>, %s0: tensor<f32>, %s1: tensor<f32>, %s2: tensor<f32>) -> (tensor<4xf32>, tensor<4xf32>) {
    %0 = "stablehlo.broadcast_in_dim"(%s2) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %1 = "stablehlo.multiply"(%0, %arg0) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %2 = "stablehlo.add"(%arg1, %1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %3 = "stablehlo.multiply"(%2, %2) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %4 = "stablehlo.add"(%arg2, %3) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %5 = "stablehlo.sqrt"(%4) : (tensor<4xf32>) -> tensor<4xf32>
    %6 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %7 = "stablehlo.add"(%5, %6) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %8 = "stablehlo.divide"(%2, %7) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %9 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<f32>}> : () -> tensor<f32>
    %10 = "stablehlo.add"(%arg3, %9) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %11 = "stablehlo.multiply"(%10, %s1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %12 = "stablehlo.constant"() <{value = dense<1.0> : tensor<f32>}> : () -> tensor<f32>
    %13 = "stablehlo.add"(%11, %12) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %14 = "stablehlo.divide"(%arg4, %13) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %15 = "stablehlo.negate"(%14) : (tensor<f32>) -> tensor<f32>
    %16 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %17 = "stablehlo.multiply"(%16, %8) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %18 = "stablehlo.add"(%arg0, %17) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    return %18, %4 : tensor<4xf32>, tensor<4xf32>
  }
}

// {T[4]} {T[4]} {T[4]} {f32[]} f32[] 0.01 0.1 1e-10 false, T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<4xbf16>, %arg1: tensor<4xbf16>, %arg2: tensor<4xbf16>, %arg3: tensor<f32>, %arg4: tensor<f32>, %s0: tensor<f32>, %s1: tensor<f32>, %s2: tensor<f32>) -> (tensor<4xbf16>, tensor<4xbf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<4xbf16>) -> tensor<4xf32>
    %1 = "stablehlo.convert"(%arg1) : (tensor<4xbf16>) -> tensor<4xf32>
    %2 = "stablehlo.convert"(%arg2) : (tensor<4xbf16>) -> tensor<4xf32>
    %3 = "stablehlo.broadcast_in_dim"(%s2) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %4 = "stablehlo.multiply"(%3, %0) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %5 = "stablehlo.add"(%1, %4) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %6 = "stablehlo.multiply"(%5, %5) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %7 = "stablehlo.add"(%2, %6) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %8 = "stablehlo.sqrt"(%7) : (tensor<4xf32>) -> tensor<4xf32>
    %9 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %10 = "stablehlo.add"(%8, %9) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %11 = "stablehlo.divide"(%5, %10) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %12 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<f32>}> : () -> tensor<f32>
    %13 = "stablehlo.add"(%arg3, %12) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %14 = "stablehlo.multiply"(%13, %s1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %15 = "stablehlo.constant"() <{value = dense<1.0> : tensor<f32>}> : () -> tensor<f32>
    %16 = "stablehlo.add"(%14, %15) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %17 = "stablehlo.divide"(%arg4, %16) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %18 = "stablehlo.negate"(%17) : (tensor<f32>) -> tensor<f32>
    %19 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %20 = "stablehlo.multiply"(%19, %11) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %21 = "stablehlo.add"(%0, %20) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %22 = "stablehlo.convert"(%21) : (tensor<4xf32>) -> tensor<4xbf16>
    %23 = "stablehlo.convert"(%7) : (tensor<4xf32>) -> tensor<4xbf16>
    return %22, %23 : tensor<4xbf16>, tensor<4xbf16>
  }
}

// {T[4]} {T[4]} {T[4]} {f32[]} f32[] 0.01 0.1 1e-10 false, T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<4xf64>, %arg1: tensor<4xf64>, %arg2: tensor<4xf64>, %arg3: tensor<f32>, %arg4: tensor<f32>, %s0: tensor<f64>, %s1: tensor<f64>, %s2: tensor<f64>) -> (tensor<4xf64>, tensor<4xf64>) {
    %0 = "stablehlo.convert"(%arg4) : (tensor<f32>) -> tensor<f64>
    %1 = "stablehlo.broadcast_in_dim"(%s2) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<4xf64>
    %2 = "stablehlo.multiply"(%1, %arg0) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %3 = "stablehlo.add"(%arg1, %2) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %4 = "stablehlo.multiply"(%3, %3) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %5 = "stablehlo.add"(%arg2, %4) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %6 = "stablehlo.sqrt"(%5) : (tensor<4xf64>) -> tensor<4xf64>
    %7 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<4xf64>
    %8 = "stablehlo.add"(%6, %7) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %9 = "stablehlo.divide"(%3, %8) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %10 = "stablehlo.convert"(%arg3) : (tensor<f32>) -> tensor<f64>
    %11 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<f64>}> : () -> tensor<f64>
    %12 = "stablehlo.add"(%10, %11) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %13 = "stablehlo.multiply"(%12, %s1) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %14 = "stablehlo.constant"() <{value = dense<1.0> : tensor<f64>}> : () -> tensor<f64>
    %15 = "stablehlo.add"(%13, %14) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %16 = "stablehlo.divide"(%0, %15) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %17 = "stablehlo.negate"(%16) : (tensor<f64>) -> tensor<f64>
    %18 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<4xf64>
    %19 = "stablehlo.multiply"(%18, %9) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %20 = "stablehlo.add"(%arg0, %19) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    return %20, %5 : tensor<4xf64>, tensor<4xf64>
  }
}
