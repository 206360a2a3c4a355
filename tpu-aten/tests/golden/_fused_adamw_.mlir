// aten::_fused_adamw_(Tensor(a!)[] self, Tensor(b!)[] grads, Tensor(c!)[] exp_avgs, Tensor(d!)[] exp_avg_sqs, Tensor(e!)[] max_exp_avg_sqs, Tensor[] state_steps, *, float lr, float beta1, float beta2, float weight_decay, float eps, bool amsgrad, bool maximize, Tensor? grad_scale=None, Tensor? found_inf=None) -> ()

// {T[4]} {T[4]} {T[4]} {T[4]} {} {f32[]} 0.1 0.9 0.99 0.01 1e-8 false false, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>, %arg2: tensor<4xf32>, %arg3: tensor<4xf32>, %arg4: tensor<f32>, %s0: tensor<f32>, %s1: tensor<f32>, %s2: tensor<f32>, %s3: tensor<f32>, %s4: tensor<f32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
    %0 = "stablehlo.multiply"(%s0, %s2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.negate"(%0) : (tensor<f32>) -> tensor<f32>
    %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %3 = "stablehlo.multiply"(%2, %arg0) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %4 = "stablehlo.add"(%arg0, %3) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %5 = "stablehlo.subtract"(%arg1, %arg2) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %6 = "stablehlo.broadcast_in_dim"(%s3) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %7 = "stablehlo.multiply"(%6, %5) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %8 = "stablehlo.add"(%arg2, %7) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %9 = "stablehlo.multiply"(%arg1, %arg1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %10 = "stablehlo.subtract"(%9, %arg3) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %11 = "stablehlo.broadcast_in_dim"(%s4) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %12 = "stablehlo.multiply"(%11, %10) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %13 = "stablehlo.add"(%arg3, %12) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %14 = "stablehlo.negate"(%s4) : (tensor<f32>) -> tensor<f32>
    %15 = "stablehlo.log_plus_one"(%14) : (tensor<f32>) -> tensor<f32>
    %16 = "stablehlo.multiply"(%arg4, %15) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %17 = "stablehlo.exponential_minus_one"(%16) : (tensor<f32>) -> tensor<f32>
    %18 = "stablehlo.negate"(%17) : (tensor<f32>) -> tensor<f32>
    %19 = "stablehlo.sqrt"(%18) : (tensor<f32>) -> tensor<f32>
    %20 = "stablehlo.sqrt"(%13) : (tensor<4xf32>) -> tensor<4xf32>
    %21 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %22 = "stablehlo.divide"(%20, %21) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %23 = "stablehlo.broadcast_in_dim"(%s1) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %24 = "stablehlo.add"(%22, %23) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %25 = "stablehlo.divide"(%8, %24) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %26 = "stablehlo.negate"(%s3) : (tensor<f32>) -> tensor<f32>
    %27 = "stablehlo.log_plus_one"(%26) : (tensor<f32>) -> tensor<f32>
    %28 = "stablehlo.multiply"(%arg4, %27) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %29 = "stablehlo.exponential_minus_one"(%28) : (tensor<f32>) -> tensor<f32>
    %30 = "stablehlo.negate"(%29) : (tensor<f32>) -> tensor<f32>
    %31 = "stablehlo.divide"(%s0, %30) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %32 = "stablehlo.negate"(%31) : (tensor<f32>) -> tensor<f32>
    %33 = "stablehlo.broadcast_in_dim"(%32) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %34 = "stablehlo.multiply"(%33, %25) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %35 = "stablehlo.add"(%4, %34) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    return %35, %8, %13 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
  }
}

// {T[4]} {T[4]} {T[4]} {T[4]} {} {f32[]} 0.1 0.9 0.99 0.01 1e-8 false false, T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<4xbf16>, %arg1: tensor<4xbf16>, %arg2: tensor<4xbf16>, %arg3: tensor<4xbf16>, %arg4: tensor<f32>, %s0: tensor<f32>, %s1: tensor<f32>, %s2: tensor<f32>, %s3: tensor<f32>, %s4: tensor<f32>) -> (tensor<4xbf16>, tensor<4xbf16>, tensor<4xbf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<4xbf16>) -> tensor<4xf32>
    %1 = "stablehlo.convert"(%arg1) : (tensor<4xbf16>) -> tensor<4xf32>
    %2 = "stablehlo.convert"(%arg2) : (tensor<4xbf16>) -> tensor<4xf32>
    %3 = "stablehlo.convert"(%arg3) : (tensor<4xbf16>) -> tensor<4xf32>
    %4 = "stablehlo.multiply"(%s0, %s2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %5 = "stablehlo.negate"(%4) : (tensor<f32>) -> tensor<f32>
    %6 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %7 = "stablehlo.multiply"(%6, %0) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %8 = "stablehlo.add"(%0, %7) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %9 = "stablehlo.subtract"(%1, %2) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %10 = "stablehlo.broadcast_in_dim"(%s3) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %11 = "stablehlo.multiply"(%10, %9) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %12 = "stablehlo.add"(%2, %11) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %13 = "stablehlo.multiply"(%1, %1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %14 = "stablehlo.subtract"(%13, %3) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %15 = "stablehlo.broadcast_in_dim"(%s4) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %16 = "stablehlo.multiply"(%15, %14) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %17 = "stablehlo.add"(%3, %16) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %18 = "stablehlo.negate"(%s4) : (tensor<f32>) -> tensor<f32>
    %19 = "stablehlo.log_plus_one"(%18) : (tensor<f32>) -> tensor<f32>
    %20 = "stablehlo.multiply"(%arg4, %19) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %21 = "stablehlo.exponential_minus_one"(%20) : (tensor<f32>) -> tensor<f32>
    %22 = "stablehlo.negate"(%21) : (tensor<f32>) -> tensor<f32>
    %23 = "stablehlo.sqrt"(%22) : (tensor<f32>) -> tensor<f32>
    %24 = "stablehlo.sqrt"(%17) : (tensor<4xf32>) -> tensor<4xf32>
    %25 = "stablehlo.broadcast_in_dim"(%23) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %26 = "stablehlo.divide"(%24, %25) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %27 = "stablehlo.broadcast_in_dim"(%s1) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %28 = "stablehlo.add"(%26, %27) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %29 = "stablehlo.divide"(%12, %28) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %30 = "stablehlo.negate"(%s3) : (tensor<f32>) -> tensor<f32>
    %31 = "stablehlo.log_plus_one"(%30) : (tensor<f32>) -> tensor<f32>
    %32 = "stablehlo.multiply"(%arg4, %31) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %33 = "stablehlo.exponential_minus_one"(%32) : (tensor<f32>) -> tensor<f32>
    %34 = "stablehlo.negate"(%33) : (tensor<f32>) -> tensor<f32>
    %35 = "stablehlo.divide"(%s0, %34) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %36 = "stablehlo.negate"(%35) : (tensor<f32>) -> tensor<f32>
    %37 = "stablehlo.broadcast_in_dim"(%36) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %38 = "stablehlo.multiply"(%37, %29) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %39 = "stablehlo.add"(%8, %38) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %40 = "stablehlo.convert"(%39) : (tensor<4xf32>) -> tensor<4xbf16>
    %41 = "stablehlo.convert"(%12) : (tensor<4xf32>) -> tensor<4xbf16>
    %42 = "stablehlo.convert"(%17) : (tensor<4xf32>) -> tensor<4xbf16>
    return %40, %41, %42 : tensor<4xbf16>, tensor<4xbf16>, tensor<4xbf16>
  }
}

// {T[4]} {T[4]} {T[4]} {T[4]} {} {f32[]} 0.1 0.9 0.99 0.01 1e-8 false false, T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<4xf64>, %arg1: tensor<4xf64>, %arg2: tensor<4xf64>, %arg3: tensor<4xf64>, %arg4: tensor<f32>, %s0: tensor<f64>, %s1: tensor<f64>, %s2: tensor<f64>, %s3: tensor<f64>, %s4: tensor<f64>) -> (tensor<4xf64>, tensor<4xf64>, tensor<4xf64>) {
    %0 = "stablehlo.multiply"(%s0, %s2) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %1 = "stablehlo.negate"(%0) : (tensor<f64>) -> tensor<f64>
    %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<4xf64>
    %3 = "stablehlo.multiply"(%2, %arg0) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %4 = "stablehlo.add"(%arg0, %3) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %5 = "stablehlo.subtract"(%arg1, %arg2) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %6 = "stablehlo.broadcast_in_dim"(%s3) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<4xf64>
    %7 = "stablehlo.multiply"(%6, %5) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %8 = "stablehlo.add"(%arg2, %7) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %9 = "stablehlo.multiply"(%arg1, %arg1) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %10 = "stablehlo.subtract"(%9, %arg3) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %11 = "stablehlo.broadcast_in_dim"(%s4) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<4xf64>
    %12 = "stablehlo.multiply"(%11, %10) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %13 = "stablehlo.add"(%arg3, %12) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %14 = "stablehlo.convert"(%arg4) : (tensor<f32>) -> tensor<f64>
    %15 = "stablehlo.negate"(%s4) : (tensor<f64>) -> tensor<f64>
    %16 = "stablehlo.log_plus_one"(%15) : (tensor<f64>) -> tensor<f64>
    %17 = "stablehlo.multiply"(%14, %16) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %18 = "stablehlo.exponential_minus_one"(%17) : (tensor<f64>) -> tensor<f64>
    %19 = "stablehlo.negate"(%18) : (tensor<f64>) -> tensor<f64>
    %20 = "stablehlo.sqrt"(%19) : (tensor<f64>) -> tensor<f64>
    %21 = "stablehlo.sqrt"(%13) : (tensor<4xf64>) -> tensor<4xf64>
    %22 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<4xf64>
    %23 = "stablehlo.divide"(%21, %22) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %24 = "stablehlo.broadcast_in_dim"(%s1) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<4xf64>
    %25 = "stablehlo.add"(%23, %24) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %26 = "stablehlo.divide"(%8, %25) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %27 = "stablehlo.negate"(%s3) : (tensor<f64>) -> tensor<f64>
    %28 = "stablehlo.log_plus_one"(%27) : (tensor<f64>) -> tensor<f64>
    %29 = "stablehlo.multiply"(%14, %28) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %30 = "stablehlo.exponential_minus_one"(%29) : (tensor<f64>) -> tensor<f64>
    %31 = "stablehlo.negate"(%30) : (tensor<f64>) -> tensor<f64>
    %32 = "stablehlo.divide"(%s0, %31) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %33 = "stablehlo.negate"(%32) : (tensor<f64>) -> tensor<f64>
    %34 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<4xf64>
    %35 = "stablehlo.multiply"(%34, %26) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %36 = "stablehlo.add"(%4, %35) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    return %36, %8, %13 : tensor<4xf64>, tensor<4xf64>, tensor<4xf64>
  }
}
