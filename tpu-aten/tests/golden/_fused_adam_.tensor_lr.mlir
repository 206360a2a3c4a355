// aten::_fused_adam_.tensor_lr(Tensor(a!)[] self, Tensor(b!)[] grads, Tensor(c!)[] exp_avgs, Tensor(d!)[] exp_avg_sqs, Tensor(e!)[] max_exp_avg_sqs, Tensor[] state_steps, *, Tensor lr, float beta1, float beta2, float weight_decay, float eps, bool amsgrad, bool maximize, Tensor? grad_scale=None, Tensor? found_inf=None) -> ()

// {T[4]} {T[4]} {T[4]} {T[4]} {} {f32[]} f32[] 0.9 0.99 0.01 1e-8 false false, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>, %arg2: tensor<4xf32>, %arg3: tensor<4xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>, %s0: tensor<f32>, %s1: tensor<f32>, %s2: tensor<f64>, %s3: tensor<f64>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<1.0> : tensor<f64>}> : () -> tensor<f64>
    %1 = "stablehlo.subtract"(%0, %s2) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %2 = "stablehlo.convert"(%1) : (tensor<f64>) -> tensor<f32>
    %3 = "stablehlo.constant"() <{value = dense<1.0> : tensor<f64>}> : () -> tensor<f64>
    %4 = "stablehlo.subtract"(%3, %s3) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %5 = "stablehlo.convert"(%4) : (tensor<f64>) -> tensor<f32>
    %6 = "stablehlo.broadcast_in_dim"(%s1) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %7 = "stablehlo.multiply"(%6, %arg0) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %8 = "stablehlo.add"(%arg1, %7) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %9 = "stablehlo.subtract"(%8, %arg2) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %10 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %11 = "stablehlo.multiply"(%10, %9) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %12 = "stablehlo.add"(%arg2, %11) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %13 = "stablehlo.multiply"(%8, %8) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %14 = "stablehlo.subtract"(%13, %arg3) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %15 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %16 = "stablehlo.multiply"(%15, %14) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %17 = "stablehlo.add"(%arg3, %16) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %18 = "stablehlo.negate"(%5) : (tensor<f32>) -> tensor<f32>
    %19 = "stablehlo.log_plus_one"(%18) : (tensor<f32>) -> tensor<f32>
    %20 = "stablehlo.multiply"(%arg4, %19) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %21 = "stablehlo.exponential_minus_one"(%20) : (tensor<f32>) -> tensor<f32>
    %22 = "stablehlo.negate"(%21) : (tensor<f32>) -> tensor<f32>
    %23 = "stablehlo.sqrt"(%22) : (tensor<f32>) -> tensor<f32>
    %24 = "stablehlo.sqrt"(%17) : (tensor<4xf32>) -> tensor<4xf32>
    %25 = "stablehlo.broadcast_in_dim"(%23) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %26 = "stablehlo.divide"(%24, %25) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %27 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %28 = "stablehlo.add"(%26, %27) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %29 = "stablehlo.divide"(%12, %28) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %30 = "stablehlo.negate"(%2) : (tensor<f32>) -> tensor<f32>
    %31 = "stablehlo.log_plus_one"(%30) : (tensor<f32>) -> tensor<f32>
    %32 = "stablehlo.multiply"(%arg4, %31) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %33 = "stablehlo.exponential_minus_one"(%32) : (tensor<f32>) -> tensor<f32>
    %34 = "stablehlo.negate"(%33) : (tensor<f32>) -> tensor<f32>
    %35 = "stablehlo.divide"(%arg5, %34) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %36 = "stablehlo.negate"(%35) : (tensor<f32>) -> tensor<f32>
    %37 = "stablehlo.broadcast_in_dim"(%36) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %38 = "stablehlo.multiply"(%37, %29) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %39 = "stablehlo.add"(%arg0, %38) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    return %39, %12, %17 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
  }
}

// {T[4]} {T[4]} {T[4]} {T[4]} {} {f32[]} f32[] 0.9 0.99 0.01 1e-8 false false, T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<4xbf16>, %arg1: tensor<4xbf16>, %arg2: tensor<4xbf16>, %arg3: tensor<4xbf16>, %arg4: tensor<f32>, %arg5: tensor<f32>, %s0: tensor<f32>, %s1: tensor<f32>, %s2: tensor<f64>, %s3: tensor<f64>) -> (tensor<4xbf16>, tensor<4xbf16>, tensor<4xbf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<4xbf16>) -> tensor<4xf32>
    %1 = "stablehlo.convert"(%arg1) : (tensor<4xbf16>) -> tensor<4xf32>
    %2 = "stablehlo.convert"(%arg2) : (tensor<4xbf16>) -> tensor<4xf32>
    %3 = "stablehlo.convert"(%arg3) : (tensor<4xbf16>) -> tensor<4xf32>
    %4 = "stablehlo.constant"() <{value = dense<1.0> : tensor<f64>}> : () -> tensor<f64>
    %5 = "stablehlo.subtract"(%4, %s2) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %6 = "stablehlo.convert"(%5) : (tensor<f64>) -> tensor<f32>
    %7 = "stablehlo.constant"() <{value = dense<1.0> : tensor<f64>}> : () -> tensor<f64>
    %8 = "stablehlo.subtract"(%7, %s3) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %9 = "stablehlo.convert"(%8) : (tensor<f64>) -> tensor<f32>
    %10 = "stablehlo.broadcast_in_dim"(%s1) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %11 = "stablehlo.multiply"(%10, %0) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %12 = "stablehlo.add"(%1, %11) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %13 = "stablehlo.subtract"(%12, %2) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %14 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %15 = "stablehlo.multiply"(%14, %13) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %16 = "stablehlo.add"(%2, %15) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %17 = "stablehlo.multiply"(%12, %12) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %18 = "stablehlo.subtract"(%17, %3) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %19 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %20 = "stablehlo.multiply"(%19, %18) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %21 = "stablehlo.add"(%3, %20) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %22 = "stablehlo.negate"(%9) : (tensor<f32>) -> tensor<f32>
    %23 = "stablehlo.log_plus_one"(%22) : (tensor<f32>) -> tensor<f32>
    %24 = "stablehlo.multiply"(%arg4, %23) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %25 = "stablehlo.exponential_minus_one"(%24) : (tensor<f32>) -> tensor<f32>
    %26 = "stablehlo.negate"(%25) : (tensor<f32>) -> tensor<f32>
    %27 = "stablehlo.sqrt"(%26) : (tensor<f32>) -> tensor<f32>
    %28 = "stablehlo.sqrt"(%21) : (tensor<4xf32>) -> tensor<4xf32>
    %29 = "stablehlo.broadcast_in_dim"(%27) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %30 = "stablehlo.divide"(%28, %29) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %31 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %32 = "stablehlo.add"(%30, %31) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %33 = "stablehlo.divide"(%16, %32) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %34 = "stablehlo.negate"(%6) : (tensor<f32>) -> tensor<f32>
    %35 = "stablehlo.log_plus_one"(%34) : (tensor<f32>) -> tensor<f32>
    %36 = "stablehlo.multiply"(%arg4, %35) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %37 = "stablehlo.exponential_minus_one"(%36) : (tensor<f32>) -> tensor<f32>
    %38 = "stablehlo.negate"(%37) : (tensor<f32>) -> tensor<f32>
    %39 = "stablehlo.divide"(%arg5, %38) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %40 = "stablehlo.negate"(%39) : (tensor<f32>) -> tensor<f32>
    %41 = "stablehlo.broadcast_in_dim"(%40) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %42 = "stablehlo.multiply"(%41, %33) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %43 = "stablehlo.add"(%0, %42) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %44 = "stablehlo.convert"(%43) : (tensor<4xf32>) -> tensor<4xbf16>
    %45 = "stablehlo.convert"(%16) : (tensor<4xf32>) -> tensor<4xbf16>
    %46 = "stablehlo.convert"(%21) : (tensor<4xf32>) -> tensor<4xbf16>
    return %44, %45, %46 : tensor<4xbf16>, tensor<4xbf16>, tensor<4xbf16>
  }
}

// {T[4]} {T[4]} {T[4]} {T[4]} {} {f32[]} f32[] 0.9 0.99 0.01 1e-8 false false, T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<4xf64>, %arg1: tensor<4xf64>, %arg2: tensor<4xf64>, %arg3: tensor<4xf64>, %arg4: tensor<f32>, %arg5: tensor<f32>, %s0: tensor<f64>, %s1: tensor<f64>, %s2: tensor<f64>, %s3: tensor<f64>) -> (tensor<4xf64>, tensor<4xf64>, tensor<4xf64>) {
    %0 = "stablehlo.convert"(%arg5) : (tensor<f32>) -> tensor<f64>
    %1 = "stablehlo.constant"() <{value = dense<1.0> : tensor<f64>}> : () -> tensor<f64>
    %2 = "stablehlo.subtract"(%1, %s2) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %3 = "stablehlo.constant"() <{value = dense<1.0> : tensor<f64>}> : () -> tensor<f64>
    %4 = "stablehlo.subtract"(%3, %s3) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %5 = "stablehlo.broadcast_in_dim"(%s1) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<4xf64>
    %6 = "stablehlo.multiply"(%5, %arg0) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %7 = "stablehlo.add"(%arg1, %6) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %8 = "stablehlo.subtract"(%7, %arg2) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %9 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<4xf64>
    %10 = "stablehlo.multiply"(%9, %8) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %11 = "stablehlo.add"(%arg2, %10) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %12 = "stablehlo.multiply"(%7, %7) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %13 = "stablehlo.subtract"(%12, %arg3) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %14 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<4xf64>
    %15 = "stablehlo.multiply"(%14, %13) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %16 = "stablehlo.add"(%arg3, %15) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %17 = "stablehlo.convert"(%arg4) : (tensor<f32>) -> tensor<f64>
    %18 = "stablehlo.negate"(%4) : (tensor<f64>) -> tensor<f64>
    %19 = "stablehlo.log_plus_one"(%18) : (tensor<f64>) -> tensor<f64>
    %20 = "stablehlo.multiply"(%17, %19) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %21 = "stablehlo.exponential_minus_one"(%20) : (tensor<f64>) -> tensor<f64>
    %22 = "stablehlo.negate"(%21) : (tensor<f64>) -> tensor<f64>
    %23 = "stablehlo.sqrt"(%22) : (tensor<f64>) -> tensor<f64>
    %24 = "stablehlo.sqrt"(%16) : (tensor<4xf64>) -> tensor<4xf64>
    %25 = "stablehlo.broadcast_in_dim"(%23) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<4xf64>
    %26 = "stablehlo.divide"(%24, %25) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %27 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<4xf64>
    %28 = "stablehlo.add"(%26, %27) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %29 = "stablehlo.divide"(%11, %28) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %30 = "stablehlo.negate"(%2) : (tensor<f64>) -> tensor<f64>
    %31 = "stablehlo.log_plus_one"(%30) : (tensor<f64>) -> tensor<f64>
    %32 = "stablehlo.multiply"(%17, %31) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %33 = "stablehlo.exponential_minus_one"(%32) : (tensor<f64>) -> tensor<f64>
    %34 = "stablehlo.negate"(%33) : (tensor<f64>) -> tensor<f64>
    %35 = "stablehlo.divide"(%0, %34) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %36 = "stablehlo.negate"(%35) : (tensor<f64>) -> tensor<f64>
    %37 = "stablehlo.broadcast_in_dim"(%36) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<4xf64>
    %38 = "stablehlo.multiply"(%37, %29) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %39 = "stablehlo.add"(%arg0, %38) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    return %39, %11, %16 : tensor<4xf64>, tensor<4xf64>, tensor<4xf64>
  }
}
