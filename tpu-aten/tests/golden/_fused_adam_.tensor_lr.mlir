// aten::_fused_adam_.tensor_lr(Tensor(a!)[] self, Tensor(b!)[] grads, Tensor(c!)[] exp_avgs, Tensor(d!)[] exp_avg_sqs, Tensor(e!)[] max_exp_avg_sqs, Tensor[] state_steps, *, Tensor lr, float beta1, float beta2, float weight_decay, float eps, bool amsgrad, bool maximize, Tensor? grad_scale=None, Tensor? found_inf=None) -> ()

// {T[4]} {T[4]} {T[4]} {T[4]} {} {f32[]} f32[] 0.9 0.99 0.01 1e-8 false false, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>, %arg2: tensor<4xf32>, %arg3: tensor<4xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>, %s0: tensor<f32>, %s1: tensor<f32>, %s2: tensor<f32>, %s3: tensor<f32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
    %0 = "stablehlo.broadcast_in_dim"(%s1) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %1 = "stablehlo.multiply"(%0, %arg0) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %2 = "stablehlo.add"(%arg1, %1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %3 = "stablehlo.subtract"(%2, %arg2) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %4 = "stablehlo.broadcast_in_dim"(%s2) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %5 = "stablehlo.multiply"(%4, %3) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %6 = "stablehlo.add"(%arg2, %5) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %7 = "stablehlo.multiply"(%2, %2) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %8 = "stablehlo.subtract"(%7, %arg3) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %9 = "stablehlo.broadcast_in_dim"(%s3) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %10 = "stablehlo.multiply"(%9, %8) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %11 = "stablehlo.add"(%arg3, %10) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %12 = "stablehlo.negate"(%s3) : (tensor<f32>) -> tensor<f32>
    %13 = "stablehlo.log_plus_one"(%12) : (tensor<f32>) -> tensor<f32>
    %14 = "stablehlo.multiply"(%arg4, %13) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %15 = "stablehlo.exponential_minus_one"(%14) : (tensor<f32>) -> tensor<f32>
    %16 = "stablehlo.negate"(%15) : (tensor<f32>) -> tensor<f32>
    %17 = "stablehlo.sqrt"(%16) : (tensor<f32>) -> tensor<f32>
    %18 = "stablehlo.sqrt"(%11) : (tensor<4xf32>) -> tensor<4xf32>
    %19 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %20 = "stablehlo.divide"(%18, %19) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %21 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %22 = "stablehlo.add"(%20, %21) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %23 = "stablehlo.divide"(%6, %22) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %24 = "stablehlo.negate"(%s2) : (tensor<f32>) -> tensor<f32>
    %25 = "stablehlo.log_plus_one"(%24) : (tensor<f32>) -> tensor<f32>
    %26 = "stablehlo.multiply"(%arg4, %25) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %27 = "stablehlo.exponential_minus_one"(%26) : (tensor<f32>) -> tensor<f32>
    %28 = "stablehlo.negate"(%27) : (tensor<f32>) -> tensor<f32>
    %29 = "stablehlo.divide"(%arg5, %28) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %30 = "stablehlo.negate"(%29) : (tensor<f32>) -> tensor<f32>
    %31 = "stablehlo.broadcast_in_dim"(%30) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %32 = "stablehlo.multiply"(%31, %23) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %33 = "stablehlo.add"(%arg0, %32) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    return %33, %6, %11 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
  }
}

// {T[4]} {T[4]} {T[4]} {T[4]} {} {f32[]} f32[] 0.9 0.99 0.01 1e-8 false false, T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<4xbf16>, %arg1: tensor<4xbf16>, %arg2: tensor<4xbf16>, %arg3: tensor<4xbf16>, %arg4: tensor<f32>, %arg5: tensor<f32>, %s0: tensor<f32>, %s1: tensor<f32>, %s2: tensor<f32>, %s3: tensor<f32>) -> (tensor<4xbf16>, tensor<4xbf16>, tensor<4xbf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<4xbf16>) -> tensor<4xf32>
    %1 = "stablehlo.convert"(%arg1) : (tensor<4xbf16>) -> tensor<4xf32>
    %2 = "stablehlo.convert"(%arg2) : (tensor<4xbf16>) -> tensor<4xf32>
    %3 = "stablehlo.convert"(%arg3) : (tensor<4xbf16>) -> tensor<4xf32>
    %4 = "stablehlo.broadcast_in_dim"(%s1) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %5 = "stablehlo.multiply"(%4, %0) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %6 = "stablehlo.add"(%1, %5) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %7 = "stablehlo.subtract"(%6, %2) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %8 = "stablehlo.broadcast_in_dim"(%s2) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %9 = "stablehlo.multiply"(%8, %7) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %10 = "stablehlo.add"(%2, %9) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %11 = "stablehlo.multiply"(%6, %6) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %12 = "stablehlo.subtract"(%11, %3) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %13 = "stablehlo.broadcast_in_dim"(%s3) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %14 = "stablehlo.multiply"(%13, %12) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %15 = "stablehlo.add"(%3, %14) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %16 = "stablehlo.negate"(%s3) : (tensor<f32>) -> tensor<f32>
    %17 = "stablehlo.log_plus_one"(%16) : (tensor<f32>) -> tensor<f32>
    %18 = "stablehlo.multiply"(%arg4, %17) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %19 = "stablehlo.exponential_minus_one"(%18) : (tensor<f32>) -> tensor<f32>
    %20 = "stablehlo.negate"(%19) : (tensor<f32>) -> tensor<f32>
    %21 = "stablehlo.sqrt"(%20) : (tensor<f32>) -> tensor<f32>
    %22 = "stablehlo.sqrt"(%15) : (tensor<4xf32>) -> tensor<4xf32>
    %23 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %24 = "stablehlo.divide"(%22, %23) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %25 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %26 = "stablehlo.add"(%24, %25) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %27 = "stablehlo.divide"(%10, %26) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %28 = "stablehlo.negate"(%s2) : (tensor<f32>) -> tensor<f32>
    %29 = "stablehlo.log_plus_one"(%28) : (tensor<f32>) -> tensor<f32>
    %30 = "stablehlo.multiply"(%arg4, %29) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %31 = "stablehlo.exponential_minus_one"(%30) : (tensor<f32>) -> tensor<f32>
    %32 = "stablehlo.negate"(%31) : (tensor<f32>) -> tensor<f32>
    %33 = "stablehlo.divide"(%arg5, %32) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %34 = "stablehlo.negate"(%33) : (tensor<f32>) -> tensor<f32>
    %35 = "stablehlo.broadcast_in_dim"(%34) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %36 = "stablehlo.multiply"(%35, %27) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %37 = "stablehlo.add"(%0, %36) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %38 = "stablehlo.convert"(%37) : (tensor<4xf32>) -> tensor<4xbf16>
    %39 = "stablehlo.convert"(%10) : (tensor<4xf32>) -> tensor<4xbf16>
    %40 = "stablehlo.convert"(%15) : (tensor<4xf32>) -> tensor<4xbf16>
    return %38, %39, %40 : tensor<4xbf16>, tensor<4xbf16>, tensor<4xbf16>
  }
}

// {T[4]} {T[4]} {T[4]} {T[4]} {} {f32[]} f32[] 0.9 0.99 0.01 1e-8 false false, T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<4xf64>, %arg1: tensor<4xf64>, %arg2: tensor<4xf64>, %arg3: tensor<4xf64>, %arg4: tensor<f32>, %arg5: tensor<f32>, %s0: tensor<f64>, %s1: tensor<f64>, %s2: tensor<f64>, %s3: tensor<f64>) -> (tensor<4xf64>, tensor<4xf64>, tensor<4xf64>) {
    %0 = "stablehlo.convert"(%arg5) : (tensor<f32>) -> tensor<f64>
    %1 = "stablehlo.broadcast_in_dim"(%s1) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<4xf64>
    %2 = "stablehlo.multiply"(%1, %arg0) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %3 = "stablehlo.add"(%arg1, %2) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %4 = "stablehlo.subtract"(%3, %arg2) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %5 = "stablehlo.broadcast_in_dim"(%s2) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<4xf64>
    %6 = "stablehlo.multiply"(%5, %4) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %7 = "stablehlo.add"(%arg2, %6) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %8 = "stablehlo.multiply"(%3, %3) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %9 = "stablehlo.subtract"(%8, %arg3) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %10 = "stablehlo.broadcast_in_dim"(%s3) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<4xf64>
    %11 = "stablehlo.multiply"(%10, %9) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %12 = "stablehlo.add"(%arg3, %11) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %13 = "stablehlo.convert"(%arg4) : (tensor<f32>) -> tensor<f64>
    %14 = "stablehlo.negate"(%s3) : (tensor<f64>) -> tensor<f64>
    %15 = "stablehlo.log_plus_one"(%14) : (tensor<f64>) -> tensor<f64>
    %16 = "stablehlo.multiply"(%13, %15) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %17 = "stablehlo.exponential_minus_one"(%16) : (tensor<f64>) -> tensor<f64>
    %18 = "stablehlo.negate"(%17) : (tensor<f64>) -> tensor<f64>
    %19 = "stablehlo.sqrt"(%18) : (tensor<f64>) -> tensor<f64>
    %20 = "stablehlo.sqrt"(%12) : (tensor<4xf64>) -> tensor<4xf64>
    %21 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<4xf64>
    %22 = "stablehlo.divide"(%20, %21) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %23 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<4xf64>
    %24 = "stablehlo.add"(%22, %23) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %25 = "stablehlo.divide"(%7, %24) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %26 = "stablehlo.negate"(%s2) : (tensor<f64>) -> tensor<f64>
    %27 = "stablehlo.log_plus_one"(%26) : (tensor<f64>) -> tensor<f64>
    %28 = "stablehlo.multiply"(%13, %27) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %29 = "stablehlo.exponential_minus_one"(%28) : (tensor<f64>) -> tensor<f64>
    %30 = "stablehlo.negate"(%29) : (tensor<f64>) -> tensor<f64>
    %31 = "stablehlo.divide"(%0, %30) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %32 = "stablehlo.negate"(%31) : (tensor<f64>) -> tensor<f64>
    %33 = "stablehlo.broadcast_in_dim"(%32) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<4xf64>
    %34 = "stablehlo.multiply"(%33, %25) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %35 = "stablehlo.add"(%arg0, %34) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    return %35, %7, %12 : tensor<4xf64>, tensor<4xf64>, tensor<4xf64>
  }
}
