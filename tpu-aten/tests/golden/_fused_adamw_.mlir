// aten::_fused_adamw_(Tensor(a!)[] self, Tensor(b!)[] grads, Tensor(c!)[] exp_avgs, Tensor(d!)[] exp_avg_sqs, Tensor(e!)[] max_exp_avg_sqs, Tensor[] state_steps, *, float lr, float beta1, float beta2, float weight_decay, float eps, bool amsgrad, bool maximize, Tensor? grad_scale=None, Tensor? found_inf=None) -> ()

// {T[4]} {T[4]} {T[4]} {T[4]} {} {f32[]} 0.1 0.9 0.99 0.01 1e-8 false false, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>, %arg2: tensor<4xf32>, %arg3: tensor<4xf32>, %arg4: tensor<f32>, %s0: tensor<f32>, %s1: tensor<f32>, %s2: tensor<f32>, %s3: tensor<f64>, %s4: tensor<f64>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<1.0> : tensor<f64>}> : () -> tensor<f64>
    %1 = "stablehlo.subtract"(%0, %s3) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %2 = "stablehlo.convert"(%1) : (tensor<f64>) -> tensor<f32>
    %3 = "stablehlo.constant"() <{value = dense<1.0> : tensor<f64>}> : () -> tensor<f64>
    %4 = "stablehlo.subtract"(%3, %s4) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %5 = "stablehlo.convert"(%4) : (tensor<f64>) -> tensor<f32>
    %6 = "stablehlo.multiply"(%s0, %s2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %7 = "stablehlo.negate"(%6) : (tensor<f32>) -> tensor<f32>
    %8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %9 = "stablehlo.multiply"(%8, %arg0) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %10 = "stablehlo.add"(%arg0, %9) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %11 = "stablehlo.subtract"(%arg1, %arg2) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %12 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %13 = "stablehlo.multiply"(%12, %11) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %14 = "stablehlo.add"(%arg2, %13) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %15 = "stablehlo.multiply"(%arg1, %arg1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %16 = "stablehlo.subtract"(%15, %arg3) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %17 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %18 = "stablehlo.multiply"(%17, %16) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %19 = "stablehlo.add"(%arg3, %18) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %20 = "stablehlo.negate"(%5) : (tensor<f32>) -> tensor<f32>
    %21 = "stablehlo.log_plus_one"(%20) : (tensor<f32>) -> tensor<f32>
    %22 = "stablehlo.multiply"(%arg4, %21) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %23 = "stablehlo.exponential_minus_one"(%22) : (tensor<f32>) -> tensor<f32>
    %24 = "stablehlo.negate"(%23) : (tensor<f32>) -> tensor<f32>
    %25 = "stablehlo.sqrt"(%24) : (tensor<f32>) -> tensor<f32>
    %26 = "stablehlo.sqrt"(%19) : (tensor<4xf32>) -> tensor<4xf32>
    %27 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %28 = "stablehlo.divide"(%26, %27) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %29 = "stablehlo.broadcast_in_dim"(%s1) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %30 = "stablehlo.add"(%28, %29) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %31 = "stablehlo.divide"(%14, %30) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %32 = "stablehlo.negate"(%2) : (tensor<f32>) -> tensor<f32>
    %33 = "stablehlo.log_plus_one"(%32) : (tensor<f32>) -> tensor<f32>
    %34 = "stablehlo.multiply"(%arg4, %33) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %35 = "stablehlo.exponential_minus_one"(%34) : (tensor<f32>) -> tensor<f32>
    %36 = "stablehlo.negate"(%35) : (tensor<f32>) -> tensor<f32>
    %37 = "stablehlo.divide"(%s0, %36) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %38 = "stablehlo.negate"(%37) : (tensor<f32>) -> tensor<f32>
    %39 = "stablehlo.broadcast_in_dim"(%38) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %40 = "stablehlo.multiply"(%39, %31) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %41 = "stablehlo.add"(%10, %40) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    return %41, %14, %19 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
  }
}

// {T[4]} {T[4]} {T[4]} {T[4]} {} {f32[]} 0.1 0.9 0.99 0.01 1e-8 false false, T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<4xbf16>, %arg1: tensor<4xbf16>, %arg2: tensor<4xbf16>, %arg3: tensor<4xbf16>, %arg4: tensor<f32>, %s0: tensor<f32>, %s1: tensor<f32>, %s2: tensor<f32>, %s3: tensor<f64>, %s4: tensor<f64>) -> (tensor<4xbf16>, tensor<4xbf16>, tensor<4xbf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<4xbf16>) -> tensor<4xf32>
    %1 = "stablehlo.convert"(%arg1) : (tensor<4xbf16>) -> tensor<4xf32>
    %2 = "stablehlo.convert"(%arg2) : (tensor<4xbf16>) -> tensor<4xf32>
    %3 = "stablehlo.convert"(%arg3) : (tensor<4xbf16>) -> tensor<4xf32>
    %4 = "stablehlo.constant"() <{value = dense<1.0> : tensor<f64>}> : () -> tensor<f64>
    %5 = "stablehlo.subtract"(%4, %s3) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %6 = "stablehlo.convert"(%5) : (tensor<f64>) -> tensor<f32>
    %7 = "stablehlo.constant"() <{value = dense<1.0> : tensor<f64>}> : () -> tensor<f64>
    %8 = "stablehlo.subtract"(%7, %s4) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %9 = "stablehlo.convert"(%8) : (tensor<f64>) -> tensor<f32>
    %10 = "stablehlo.multiply"(%s0, %s2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %11 = "stablehlo.negate"(%10) : (tensor<f32>) -> tensor<f32>
    %12 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %13 = "stablehlo.multiply"(%12, %0) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %14 = "stablehlo.add"(%0, %13) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %15 = "stablehlo.subtract"(%1, %2) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %16 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %17 = "stablehlo.multiply"(%16, %15) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %18 = "stablehlo.add"(%2, %17) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %19 = "stablehlo.multiply"(%1, %1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %20 = "stablehlo.subtract"(%19, %3) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %21 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %22 = "stablehlo.multiply"(%21, %20) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %23 = "stablehlo.add"(%3, %22) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %24 = "stablehlo.negate"(%9) : (tensor<f32>) -> tensor<f32>
    %25 = "stablehlo.log_plus_one"(%24) : (tensor<f32>) -> tensor<f32>
    %26 = "stablehlo.multiply"(%arg4, %25) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %27 = "stablehlo.exponential_minus_one"(%26) : (tensor<f32>) -> tensor<f32>
    %28 = "stablehlo.negate"(%27) : (tensor<f32>) -> tensor<f32>
    %29 = "stablehlo.sqrt"(%28) : (tensor<f32>) -> tensor<f32>
    %30 = "stablehlo.sqrt"(%23) : (tensor<4xf32>) -> tensor<4xf32>
    %31 = "stablehlo.broadcast_in_dim"(%29) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %32 = "stablehlo.divide"(%30, %31) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %33 = "stablehlo.broadcast_in_dim"(%s1) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %34 = "stablehlo.add"(%32, %33) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %35 = "stablehlo.divide"(%18, %34) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %36 = "stablehlo.negate"(%6) : (tensor<f32>) -> tensor<f32>
    %37 = "stablehlo.log_plus_one"(%36) : (tensor<f32>) -> tensor<f32>
    %38 = "stablehlo.multiply"(%arg4, %37) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %39 = "stablehlo.exponential_minus_one"(%38) : (tensor<f32>) -> tensor<f32>
    %40 = "stablehlo.negate"(%39) : (tensor<f32>) -> tensor<f32>
    %41 = "stablehlo.divide"(%s0, %40) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %42 = "stablehlo.negate"(%41) : (tensor<f32>) -> tensor<f32>
    %43 = "stablehlo.broadcast_in_dim"(%42) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %44 = "stablehlo.multiply"(%43, %35) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %45 = "stablehlo.add"(%14, %44) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %46 = "stablehlo.convert"(%45) : (tensor<4xf32>) -> tensor<4xbf16>
    %47 = "stablehlo.convert"(%18) : (tensor<4xf32>) -> tensor<4xbf16>
    %48 = "stablehlo.convert"(%23) : (tensor<4xf32>) -> tensor<4xbf16>
    return %46, %47, %48 : tensor<4xbf16>, tensor<4xbf16>, tensor<4xbf16>
  }
}

// {T[4]} {T[4]} {T[4]} {T[4]} {} {f32[]} 0.1 0.9 0.99 0.01 1e-8 false false, T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<4xf64>, %arg1: tensor<4xf64>, %arg2: tensor<4xf64>, %arg3: tensor<4xf64>, %arg4: tensor<f32>, %s0: tensor<f64>, %s1: tensor<f64>, %s2: tensor<f64>, %s3: tensor<f64>, %s4: tensor<f64>) -> (tensor<4xf64>, tensor<4xf64>, tensor<4xf64>) {
    %0 = "stablehlo.constant"() <{value = dense<1.0> : tensor<f64>}> : () -> tensor<f64>
    %1 = "stablehlo.subtract"(%0, %s3) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %2 = "stablehlo.constant"() <{value = dense<1.0> : tensor<f64>}> : () -> tensor<f64>
    %3 = "stablehlo.subtract"(%2, %s4) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %4 = "stablehlo.multiply"(%s0, %s2) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %5 = "stablehlo.negate"(%4) : (tensor<f64>) -> tensor<f64>
    %6 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<4xf64>
    %7 = "stablehlo.multiply"(%6, %arg0) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %8 = "stablehlo.add"(%arg0, %7) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %9 = "stablehlo.subtract"(%arg1, %arg2) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %10 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<4xf64>
    %11 = "stablehlo.multiply"(%10, %9) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %12 = "stablehlo.add"(%arg2, %11) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %13 = "stablehlo.multiply"(%arg1, %arg1) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %14 = "stablehlo.subtract"(%13, %arg3) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %15 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<4xf64>
    %16 = "stablehlo.multiply"(%15, %14) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %17 = "stablehlo.add"(%arg3, %16) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %18 = "stablehlo.convert"(%arg4) : (tensor<f32>) -> tensor<f64>
    %19 = "stablehlo.negate"(%3) : (tensor<f64>) -> tensor<f64>
    %20 = "stablehlo.log_plus_one"(%19) : (tensor<f64>) -> tensor<f64>
    %21 = "stablehlo.multiply"(%18, %20) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %22 = "stablehlo.exponential_minus_one"(%21) : (tensor<f64>) -> tensor<f64>
    %23 = "stablehlo.negate"(%22) : (tensor<f64>) -> tensor<f64>
    %24 = "stablehlo.sqrt"(%23) : (tensor<f64>) -> tensor<f64>
    %25 = "stablehlo.sqrt"(%17) : (tensor<4xf64>) -> tensor<4xf64>
    %26 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<4xf64>
    %27 = "stablehlo.divide"(%25, %26) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %28 = "stablehlo.broadcast_in_dim"(%s1) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<4xf64>
    %29 = "stablehlo.add"(%27, %28) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %30 = "stablehlo.divide"(%12, %29) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %31 = "stablehlo.negate"(%1) : (tensor<f64>) -> tensor<f64>
    %32 = "stablehlo.log_plus_one"(%31) : (tensor<f64>) -> tensor<f64>
    %33 = "stablehlo.multiply"(%18, %32) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %34 = "stablehlo.exponential_minus_one"(%33) : (tensor<f64>) -> tensor<f64>
    %35 = "stablehlo.negate"(%34) : (tensor<f64>) -> tensor<f64>
    %36 = "stablehlo.divide"(%s0, %35) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %37 = "stablehlo.negate"(%36) : (tensor<f64>) -> tensor<f64>
    %38 = "stablehlo.broadcast_in_dim"(%37) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<4xf64>
    %39 = "stablehlo.multiply"(%38, %30) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %40 = "stablehlo.add"(%8, %39) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    return %40, %12, %17 : tensor<4xf64>, tensor<4xf64>, tensor<4xf64>
  }
}
