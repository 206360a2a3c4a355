// aten::_fused_adagrad_(Tensor(a!)[] self, Tensor(b!)[] grads, Tensor(c!)[] state_sums, Tensor(d!)[] state_steps, *, float lr, float lr_decay, float weight_decay, float eps, bool maximize, Tensor? grad_scale=None, Tensor? found_inf=None) -> ()

// {T[2,3] T[4]} {T[2,3] T[4]} {T[2,3] T[4]} {f32[] f32[]} 0.1 0.01 0.1 1e-10 false, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf32>, %arg1: tensor<4xf32>, %arg2: tensor<2x3xf32>, %arg3: tensor<4xf32>, %arg4: tensor<2x3xf32>, %arg5: tensor<4xf32>, %arg6: tensor<f32>, %arg7: tensor<f32>, %s0: tensor<f32>, %s1: tensor<f32>, %s2: tensor<f32>, %s3: tensor<f32>) -> (tensor<2x3xf32>, tensor<4xf32>, tensor<2x3xf32>, tensor<4xf32>) {
    %0 = "stablehlo.broadcast_in_dim"(%s3) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %1 = "stablehlo.multiply"(%0, %arg0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %2 = "stablehlo.add"(%arg2, %1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %3 = "stablehlo.multiply"(%2, %2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %4 = "stablehlo.add"(%arg4, %3) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %5 = "stablehlo.sqrt"(%4) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %6 = "stablehlo.broadcast_in_dim"(%s1) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %7 = "stablehlo.add"(%5, %6) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %8 = "stablehlo.divide"(%2, %7) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %9 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<f32>}> : () -> tensor<f32>
    %10 = "stablehlo.add"(%arg6, %9) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %11 = "stablehlo.multiply"(%10, %s2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %12 = "stablehlo.constant"() <{value = dense<1.0> : tensor<f32>}> : () -> tensor<f32>
    %13 = "stablehlo.add"(%11, %12) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %14 = "stablehlo.divide"(%s0, %13) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %15 = "stablehlo.negate"(%14) : (tensor<f32>) -> tensor<f32>
    %16 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %17 = "stablehlo.multiply"(%16, %8) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %18 = "stablehlo.add"(%arg0, %17) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %19 = "stablehlo.broadcast_in_dim"(%s3) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %20 = "stablehlo.multiply"(%19, %arg1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %21 = "stablehlo.add"(%arg3, %20) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %22 = "stablehlo.multiply"(%21, %21) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %23 = "stablehlo.add"(%arg5, %22) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %24 = "stablehlo.sqrt"(%23) : (tensor<4xf32>) -> tensor<4xf32>
    %25 = "stablehlo.broadcast_in_dim"(%s1) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %26 = "stablehlo.add"(%24, %25) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %27 = "stablehlo.divide"(%21, %26) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %28 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<f32>}> : () -> tensor<f32>
    %29 = "stablehlo.add"(%arg7, %28) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %30 = "stablehlo.multiply"(%29, %s2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %31 = "stablehlo.constant"() <{value = dense<1.0> : tensor<f32>}> : () -> tensor<f32>
    %32 = "stablehlo.add"(%30, %31) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %33 = "stablehlo.divide"(%s0, %32) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %34 = "stablehlo.negate"(%33) : (tensor<f32>) -> tensor<f32>
    %35 = "stablehlo.broadcast_in_dim"(%34) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %36 = "stablehlo.multiply"(%35, %27) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %37 = "stablehlo.add"(%arg1, %36) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    return %18, %37, %4, %23 : tensor<2x3xf32>, tensor<4xf32>, tensor<2x3xf32>, tensor<4xf32>
  }
}

// {T[2,3] T[4]} {T[2,3] T[4]} {T[2,3] T[4]} {f32[] f32[]} 0.1 0.01 0.1 1e-10 false, T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xbf16>, %arg1: tensor<4xbf16>, %arg2: tensor<2x3xbf16>, %arg3: tensor<4xbf16>, %arg4: tensor<2x3xbf16>, %arg5: tensor<4xbf16>, %arg6: tensor<f32>, %arg7: tensor<f32>, %s0: tensor<f32>, %s1: tensor<f32>, %s2: tensor<f32>, %s3: tensor<f32>) -> (tensor<2x3xbf16>, tensor<4xbf16>, tensor<2x3xbf16>, tensor<4xbf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3xbf16>) -> tensor<2x3xf32>
    %1 = "stablehlo.convert"(%arg2) : (tensor<2x3xbf16>) -> tensor<2x3xf32>
    %2 = "stablehlo.convert"(%arg4) : (tensor<2x3xbf16>) -> tensor<2x3xf32>
    %3 = "stablehlo.broadcast_in_dim"(%s3) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %4 = "stablehlo.multiply"(%3, %0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %5 = "stablehlo.add"(%1, %4) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %6 = "stablehlo.multiply"(%5, %5) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %7 = "stablehlo.add"(%2, %6) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %8 = "stablehlo.sqrt"(%7) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %9 = "stablehlo.broadcast_in_dim"(%s1) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %10 = "stablehlo.add"(%8, %9) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %11 = "stablehlo.divide"(%5, %10) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %12 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<f32>}> : () -> tensor<f32>
    %13 = "stablehlo.add"(%arg6, %12) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %14 = "stablehlo.multiply"(%13, %s2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %15 = "stablehlo.constant"() <{value = dense<1.0> : tensor<f32>}> : () -> tensor<f32>
    %16 = "stablehlo.add"(%14, %15) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %17 = "stablehlo.divide"(%s0, %16) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %18 = "stablehlo.negate"(%17) : (tensor<f32>) -> tensor<f32>
    %19 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %20 = "stablehlo.multiply"(%19, %11) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %21 = "stablehlo.add"(%0, %20) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %22 = "stablehlo.convert"(%21) : (tensor<2x3xf32>) -> tensor<2x3xbf16>
    %23 = "stablehlo.convert"(%7) : (tensor<2x3xf32>) -> tensor<2x3xbf16>
    %24 = "stablehlo.convert"(%arg1) : (tensor<4xbf16>) -> tensor<4xf32>
    %25 = "stablehlo.convert"(%arg3) : (tensor<4xbf16>) -> tensor<4xf32>
    %26 = "stablehlo.convert"(%arg5) : (tensor<4xbf16>) -> tensor<4xf32>
    %27 = "stablehlo.broadcast_in_dim"(%s3) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %28 = "stablehlo.multiply"(%27, %24) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %29 = "stablehlo.add"(%25, %28) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %30 = "stablehlo.multiply"(%29, %29) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %31 = "stablehlo.add"(%26, %30) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %32 = "stablehlo.sqrt"(%31) : (tensor<4xf32>) -> tensor<4xf32>
    %33 = "stablehlo.broadcast_in_dim"(%s1) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %34 = "stablehlo.add"(%32, %33) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %35 = "stablehlo.divide"(%29, %34) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %36 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<f32>}> : () -> tensor<f32>
    %37 = "stablehlo.add"(%arg7, %36) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %38 = "stablehlo.multiply"(%37, %s2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %39 = "stablehlo.constant"() <{value = dense<1.0> : tensor<f32>}> : () -> tensor<f32>
    %40 = "stablehlo.add"(%38, %39) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %41 = "stablehlo.divide"(%s0, %40) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %42 = "stablehlo.negate"(%41) : (tensor<f32>) -> tensor<f32>
    %43 = "stablehlo.broadcast_in_dim"(%42) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %44 = "stablehlo.multiply"(%43, %35) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %45 = "stablehlo.add"(%24, %44) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %46 = "stablehlo.convert"(%45) : (tensor<4xf32>) -> tensor<4xbf16>
    %47 = "stablehlo.convert"(%31) : (tensor<4xf32>) -> tensor<4xbf16>
    return %22, %46, %23, %47 : tensor<2x3xbf16>, tensor<4xbf16>, tensor<2x3xbf16>, tensor<4xbf16>
  }
}

// {T[2,3] T[4]} {T[2,3] T[4]} {T[2,3] T[4]} {f32[] f32[]} 0.1 0.01 0.1 1e-10 false, T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf64>, %arg1: tensor<4xf64>, %arg2: tensor<2x3xf64>, %arg3: tensor<4xf64>, %arg4: tensor<2x3xf64>, %arg5: tensor<4xf64>, %arg6: tensor<f32>, %arg7: tensor<f32>, %s0: tensor<f64>, %s1: tensor<f64>, %s2: tensor<f64>, %s3: tensor<f64>) -> (tensor<2x3xf64>, tensor<4xf64>, tensor<2x3xf64>, tensor<4xf64>) {
    %0 = "stablehlo.broadcast_in_dim"(%s3) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<2x3xf64>
    %1 = "stablehlo.multiply"(%0, %arg0) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %2 = "stablehlo.add"(%arg2, %1) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %3 = "stablehlo.multiply"(%2, %2) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %4 = "stablehlo.add"(%arg4, %3) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %5 = "stablehlo.sqrt"(%4) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %6 = "stablehlo.broadcast_in_dim"(%s1) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<2x3xf64>
    %7 = "stablehlo.add"(%5, %6) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %8 = "stablehlo.divide"(%2, %7) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %9 = "stablehlo.convert"(%arg6) : (tensor<f32>) -> tensor<f64>
    %10 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<f64>}> : () -> tensor<f64>
    %11 = "stablehlo.add"(%9, %10) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %12 = "stablehlo.multiply"(%11, %s2) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %13 = "stablehlo.constant"() <{value = dense<1.0> : tensor<f64>}> : () -> tensor<f64>
    %14 = "stablehlo.add"(%12, %13) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %15 = "stablehlo.divide"(%s0, %14) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %16 = "stablehlo.negate"(%15) : (tensor<f64>) -> tensor<f64>
    %17 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<2x3xf64>
    %18 = "stablehlo.multiply"(%17, %8) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %19 = "stablehlo.add"(%arg0, %18) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %20 = "stablehlo.broadcast_in_dim"(%s3) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<4xf64>
    %21 = "stablehlo.multiply"(%20, %arg1) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %22 = "stablehlo.add"(%arg3, %21) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %23 = "stablehlo.multiply"(%22, %22) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %24 = "stablehlo.add"(%arg5, %23) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %25 = "stablehlo.sqrt"(%24) : (tensor<4xf64>) -> tensor<4xf64>
    %26 = "stablehlo.broadcast_in_dim"(%s1) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<4xf64>
    %27 = "stablehlo.add"(%25, %26) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %28 = "stablehlo.divide"(%22, %27) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %29 = "stablehlo.convert"(%arg7) : (tensor<f32>) -> tensor<f64>
    %30 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<f64>}> : () -> tensor<f64>
    %31 = "stablehlo.add"(%29, %30) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %32 = "stablehlo.multiply"(%31, %s2) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %33 = "stablehlo.constant"() <{value = dense<1.0> : tensor<f64>}> : () -> tensor<f64>
    %34 = "stablehlo.add"(%32, %33) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %35 = "stablehlo.divide"(%s0, %34) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %36 = "stablehlo.negate"(%35) : (tensor<f64>) -> tensor<f64>
    %37 = "stablehlo.broadcast_in_dim"(%36) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<4xf64>
    %38 = "stablehlo.multiply"(%37, %28) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %39 = "stablehlo.add"(%arg1, %38) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    return %19, %39, %4, %24 : tensor<2x3xf64>, tensor<4xf64>, tensor<2x3xf64>, tensor<4xf64>
  }
}
