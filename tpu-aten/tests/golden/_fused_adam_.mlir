// aten::_fused_adam_(Tensor(a!)[] self, Tensor(b!)[] grads, Tensor(c!)[] exp_avgs, Tensor(d!)[] exp_avg_sqs, Tensor(e!)[] max_exp_avg_sqs, Tensor[] state_steps, *, float lr, float beta1, float beta2, float weight_decay, float eps, bool amsgrad, bool maximize, Tensor? grad_scale=None, Tensor? found_inf=None) -> ()

// {T[2,3] T[4]} {T[2,3] T[4]} {T[2,3] T[4]} {T[2,3] T[4]} {} {f32[] f32[]} 0.1 0.9 0.99 0.01 1e-8 false false, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf32>, %arg1: tensor<4xf32>, %arg2: tensor<2x3xf32>, %arg3: tensor<4xf32>, %arg4: tensor<2x3xf32>, %arg5: tensor<4xf32>, %arg6: tensor<2x3xf32>, %arg7: tensor<4xf32>, %arg8: tensor<f32>, %arg9: tensor<f32>, %s0: tensor<f32>, %s1: tensor<f32>, %s2: tensor<f32>, %s3: tensor<f64>, %s4: tensor<f64>) -> (tensor<2x3xf32>, tensor<4xf32>, tensor<2x3xf32>, tensor<4xf32>, tensor<2x3xf32>, tensor<4xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<1.0> : tensor<f64>}> : () -> tensor<f64>
    %1 = "stablehlo.subtract"(%0, %s3) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %2 = "stablehlo.convert"(%1) : (tensor<f64>) -> tensor<f32>
    %3 = "stablehlo.constant"() <{value = dense<1.0> : tensor<f64>}> : () -> tensor<f64>
    %4 = "stablehlo.subtract"(%3, %s4) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %5 = "stablehlo.convert"(%4) : (tensor<f64>) -> tensor<f32>
    %6 = "stablehlo.broadcast_in_dim"(%s2) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %7 = "stablehlo.multiply"(%6, %arg0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %8 = "stablehlo.add"(%arg2, %7) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %9 = "stablehlo.subtract"(%8, %arg4) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %10 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %11 = "stablehlo.multiply"(%10, %9) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %12 = "stablehlo.add"(%arg4, %11) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %13 = "stablehlo.multiply"(%8, %8) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %14 = "stablehlo.subtract"(%13, %arg6) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %15 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %16 = "stablehlo.multiply"(%15, %14) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %17 = "stablehlo.add"(%arg6, %16) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %18 = "stablehlo.negate"(%5) : (tensor<f32>) -> tensor<f32>
    %19 = "stablehlo.log_plus_one"(%18) : (tensor<f32>) -> tensor<f32>
    %20 = "stablehlo.multiply"(%arg8, %19) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %21 = "stablehlo.exponential_minus_one"(%20) : (tensor<f32>) -> tensor<f32>
    %22 = "stablehlo.negate"(%21) : (tensor<f32>) -> tensor<f32>
    %23 = "stablehlo.sqrt"(%22) : (tensor<f32>) -> tensor<f32>
    %24 = "stablehlo.sqrt"(%17) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %25 = "stablehlo.broadcast_in_dim"(%23) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %26 = "stablehlo.divide"(%24, %25) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %27 = "stablehlo.broadcast_in_dim"(%s1) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %28 = "stablehlo.add"(%26, %27) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %29 = "stablehlo.divide"(%12, %28) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %30 = "stablehlo.negate"(%2) : (tensor<f32>) -> tensor<f32>
    %31 = "stablehlo.log_plus_one"(%30) : (tensor<f32>) -> tensor<f32>
    %32 = "stablehlo.multiply"(%arg8, %31) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %33 = "stablehlo.exponential_minus_one"(%32) : (tensor<f32>) -> tensor<f32>
    %34 = "stablehlo.negate"(%33) : (tensor<f32>) -> tensor<f32>
    %35 = "stablehlo.divide"(%s0, %34) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %36 = "stablehlo.negate"(%35) : (tensor<f32>) -> tensor<f32>
    %37 = "stablehlo.broadcast_in_dim"(%36) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %38 = "stablehlo.multiply"(%37, %29) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %39 = "stablehlo.add"(%arg0, %38) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %40 = "stablehlo.constant"() <{value = dense<1.0> : tensor<f64>}> : () -> tensor<f64>
    %41 = "stablehlo.subtract"(%40, %s3) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %42 = "stablehlo.convert"(%41) : (tensor<f64>) -> tensor<f32>
    %43 = "stablehlo.constant"() <{value = dense<1.0> : tensor<f64>}> : () -> tensor<f64>
    %44 = "stablehlo.subtract"(%43, %s4) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %45 = "stablehlo.convert"(%44) : (tensor<f64>) -> tensor<f32>
    %46 = "stablehlo.broadcast_in_dim"(%s2) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %47 = "stablehlo.multiply"(%46, %arg1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %48 = "stablehlo.add"(%arg3, %47) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %49 = "stablehlo.subtract"(%48, %arg5) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %50 = "stablehlo.broadcast_in_dim"(%42) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %51 = "stablehlo.multiply"(%50, %49) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %52 = "stablehlo.add"(%arg5, %51) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %53 = "stablehlo.multiply"(%48, %48) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %54 = "stablehlo.subtract"(%53, %arg7) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %55 = "stablehlo.broadcast_in_dim"(%45) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %56 = "stablehlo.multiply"(%55, %54) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %57 = "stablehlo.add"(%arg7, %56) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %58 = "stablehlo.negate"(%45) : (tensor<f32>) -> tensor<f32>
    %59 = "stablehlo.log_plus_one"(%58) : (tensor<f32>) -> tensor<f32>
    %60 = "stablehlo.multiply"(%arg9, %59) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %61 = "stablehlo.exponential_minus_one"(%60) : (tensor<f32>) -> tensor<f32>
    %62 = "stablehlo.negate"(%61) : (tensor<f32>) -> tensor<f32>
    %63 = "stablehlo.sqrt"(%62) : (tensor<f32>) -> tensor<f32>
    %64 = "stablehlo.sqrt"(%57) : (tensor<4xf32>) -> tensor<4xf32>
    %65 = "stablehlo.broadcast_in_dim"(%63) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %66 = "stablehlo.divide"(%64, %65) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %67 = "stablehlo.broadcast_in_dim"(%s1) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %68 = "stablehlo.add"(%66, %67) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %69 = "stablehlo.divide"(%52, %68) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %70 = "stablehlo.negate"(%42) : (tensor<f32>) -> tensor<f32>
    %71 = "stablehlo.log_plus_one"(%70) : (tensor<f32>) -> tensor<f32>
    %72 = "stablehlo.multiply"(%arg9, %71) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %73 = "stablehlo.exponential_minus_one"(%72) : (tensor<f32>) -> tensor<f32>
    %74 = "stablehlo.negate"(%73) : (tensor<f32>) -> tensor<f32>
    %75 = "stablehlo.divide"(%s0, %74) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %76 = "stablehlo.negate"(%75) : (tensor<f32>) -> tensor<f32>
    %77 = "stablehlo.broadcast_in_dim"(%76) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %78 = "stablehlo.multiply"(%77, %69) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %79 = "stablehlo.add"(%arg1, %78) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    return %39, %79, %12, %52, %17, %57 : tensor<2x3xf32>, tensor<4xf32>, tensor<2x3xf32>, tensor<4xf32>, tensor<2x3xf32>, tensor<4xf32>
  }
}

// {T[4]} {T[4]} {T[4]} {T[4]} {T[4]} {f32[]} 0.1 0.9 0.99 0.01 1e-8 true true f32[] f32[], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>, %arg2: tensor<4xf32>, %arg3: tensor<4xf32>, %arg4: tensor<4xf32>, %arg5: tensor<f32>, %arg6: tensor<f32>, %arg7: tensor<f32>, %s0: tensor<f32>, %s1: tensor<f32>, %s2: tensor<f32>, %s3: tensor<f64>, %s4: tensor<f64>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg6) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %1 = "stablehlo.divide"(%arg1, %0) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %2 = "stablehlo.negate"(%1) : (tensor<4xf32>) -> tensor<4xf32>
    %3 = "stablehlo.constant"() <{value = dense<1.0> : tensor<f64>}> : () -> tensor<f64>
    %4 = "stablehlo.subtract"(%3, %s3) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %5 = "stablehlo.convert"(%4) : (tensor<f64>) -> tensor<f32>
    %6 = "stablehlo.constant"() <{value = dense<1.0> : tensor<f64>}> : () -> tensor<f64>
    %7 = "stablehlo.subtract"(%6, %s4) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %8 = "stablehlo.convert"(%7) : (tensor<f64>) -> tensor<f32>
    %9 = "stablehlo.broadcast_in_dim"(%s2) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %10 = "stablehlo.multiply"(%9, %arg0) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %11 = "stablehlo.add"(%2, %10) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %12 = "stablehlo.subtract"(%11, %arg2) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %13 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %14 = "stablehlo.multiply"(%13, %12) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %15 = "stablehlo.add"(%arg2, %14) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %16 = "stablehlo.multiply"(%11, %11) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %17 = "stablehlo.subtract"(%16, %arg3) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %18 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %19 = "stablehlo.multiply"(%18, %17) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %20 = "stablehlo.add"(%arg3, %19) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %21 = "stablehlo.maximum"(%arg4, %20) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %22 = "stablehlo.negate"(%8) : (tensor<f32>) -> tensor<f32>
    %23 = "stablehlo.log_plus_one"(%22) : (tensor<f32>) -> tensor<f32>
    %24 = "stablehlo.multiply"(%arg5, %23) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %25 = "stablehlo.exponential_minus_one"(%24) : (tensor<f32>) -> tensor<f32>
    %26 = "stablehlo.negate"(%25) : (tensor<f32>) -> tensor<f32>
    %27 = "stablehlo.sqrt"(%26) : (tensor<f32>) -> tensor<f32>
    %28 = "stablehlo.sqrt"(%21) : (tensor<4xf32>) -> tensor<4xf32>
    %29 = "stablehlo.broadcast_in_dim"(%27) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %30 = "stablehlo.divide"(%28, %29) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %31 = "stablehlo.broadcast_in_dim"(%s1) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %32 = "stablehlo.add"(%30, %31) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %33 = "stablehlo.divide"(%15, %32) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %34 = "stablehlo.negate"(%5) : (tensor<f32>) -> tensor<f32>
    %35 = "stablehlo.log_plus_one"(%34) : (tensor<f32>) -> tensor<f32>
    %36 = "stablehlo.multiply"(%arg5, %35) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %37 = "stablehlo.exponential_minus_one"(%36) : (tensor<f32>) -> tensor<f32>
    %38 = "stablehlo.negate"(%37) : (tensor<f32>) -> tensor<f32>
    %39 = "stablehlo.divide"(%s0, %38) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %40 = "stablehlo.negate"(%39) : (tensor<f32>) -> tensor<f32>
    %41 = "stablehlo.broadcast_in_dim"(%40) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %42 = "stablehlo.multiply"(%41, %33) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %43 = "stablehlo.add"(%arg0, %42) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %44 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %45 = "stablehlo.compare"(%arg7, %44) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %46 = "stablehlo.broadcast_in_dim"(%45) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<4xi1>
    %47 = "stablehlo.select"(%46, %arg0, %43) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %48 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %49 = "stablehlo.compare"(%arg7, %48) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %50 = "stablehlo.broadcast_in_dim"(%49) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<4xi1>
    %51 = "stablehlo.select"(%50, %arg1, %1) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %52 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %53 = "stablehlo.compare"(%arg7, %52) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %54 = "stablehlo.broadcast_in_dim"(%53) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<4xi1>
    %55 = "stablehlo.select"(%54, %arg2, %15) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %56 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %57 = "stablehlo.compare"(%arg7, %56) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %58 = "stablehlo.broadcast_in_dim"(%57) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<4xi1>
    %59 = "stablehlo.select"(%58, %arg3, %20) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %60 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %61 = "stablehlo.compare"(%arg7, %60) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %62 = "stablehlo.broadcast_in_dim"(%61) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<4xi1>
    %63 = "stablehlo.select"(%62, %arg4, %21) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    return %47, %51, %55, %59, %63 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
  }
}

// {T[2,3] T[4]} {T[2,3] T[4]} {T[2,3] T[4]} {T[2,3] T[4]} {} {f32[] f32[]} 0.1 0.9 0.99 0.01 1e-8 false false, T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xbf16>, %arg1: tensor<4xbf16>, %arg2: tensor<2x3xbf16>, %arg3: tensor<4xbf16>, %arg4: tensor<2x3xbf16>, %arg5: tensor<4xbf16>, %arg6: tensor<2x3xbf16>, %arg7: tensor<4xbf16>, %arg8: tensor<f32>, %arg9: tensor<f32>, %s0: tensor<f32>, %s1: tensor<f32>, %s2: tensor<f32>, %s3: tensor<f64>, %s4: tensor<f64>) -> (tensor<2x3xbf16>, tensor<4xbf16>, tensor<2x3xbf16>, tensor<4xbf16>, tensor<2x3xbf16>, tensor<4xbf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3xbf16>) -> tensor<2x3xf32>
    %1 = "stablehlo.convert"(%arg2) : (tensor<2x3xbf16>) -> tensor<2x3xf32>
    %2 = "stablehlo.convert"(%arg4) : (tensor<2x3xbf16>) -> tensor<2x3xf32>
    %3 = "stablehlo.convert"(%arg6) : (tensor<2x3xbf16>) -> tensor<2x3xf32>
    %4 = "stablehlo.constant"() <{value = dense<1.0> : tensor<f64>}> : () -> tensor<f64>
    %5 = "stablehlo.subtract"(%4, %s3) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %6 = "stablehlo.convert"(%5) : (tensor<f64>) -> tensor<f32>
    %7 = "stablehlo.constant"() <{value = dense<1.0> : tensor<f64>}> : () -> tensor<f64>
    %8 = "stablehlo.subtract"(%7, %s4) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %9 = "stablehlo.convert"(%8) : (tensor<f64>) -> tensor<f32>
    %10 = "stablehlo.broadcast_in_dim"(%s2) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %11 = "stablehlo.multiply"(%10, %0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %12 = "stablehlo.add"(%1, %11) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %13 = "stablehlo.subtract"(%12, %2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %14 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %15 = "stablehlo.multiply"(%14, %13) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %16 = "stablehlo.add"(%2, %15) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %17 = "stablehlo.multiply"(%12, %12) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %18 = "stablehlo.subtract"(%17, %3) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %19 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %20 = "stablehlo.multiply"(%19, %18) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %21 = "stablehlo.add"(%3, %20) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %22 = "stablehlo.negate"(%9) : (tensor<f32>) -> tensor<f32>
    %23 = "stablehlo.log_plus_one"(%22) : (tensor<f32>) -> tensor<f32>
    %24 = "stablehlo.multiply"(%arg8, %23) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %25 = "stablehlo.exponential_minus_one"(%24) : (tensor<f32>) -> tensor<f32>
    %26 = "stablehlo.negate"(%25) : (tensor<f32>) -> tensor<f32>
    %27 = "stablehlo.sqrt"(%26) : (tensor<f32>) -> tensor<f32>
    %28 = "stablehlo.sqrt"(%21) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %29 = "stablehlo.broadcast_in_dim"(%27) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %30 = "stablehlo.divide"(%28, %29) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %31 = "stablehlo.broadcast_in_dim"(%s1) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %32 = "stablehlo.add"(%30, %31) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %33 = "stablehlo.divide"(%16, %32) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %34 = "stablehlo.negate"(%6) : (tensor<f32>) -> tensor<f32>
    %35 = "stablehlo.log_plus_one"(%34) : (tensor<f32>) -> tensor<f32>
    %36 = "stablehlo.multiply"(%arg8, %35) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %37 = "stablehlo.exponential_minus_one"(%36) : (tensor<f32>) -> tensor<f32>
    %38 = "stablehlo.negate"(%37) : (tensor<f32>) -> tensor<f32>
    %39 = "stablehlo.divide"(%s0, %38) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %40 = "stablehlo.negate"(%39) : (tensor<f32>) -> tensor<f32>
    %41 = "stablehlo.broadcast_in_dim"(%40) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %42 = "stablehlo.multiply"(%41, %33) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %43 = "stablehlo.add"(%0, %42) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %44 = "stablehlo.convert"(%43) : (tensor<2x3xf32>) -> tensor<2x3xbf16>
    %45 = "stablehlo.convert"(%16) : (tensor<2x3xf32>) -> tensor<2x3xbf16>
    %46 = "stablehlo.convert"(%21) : (tensor<2x3xf32>) -> tensor<2x3xbf16>
    %47 = "stablehlo.convert"(%arg1) : (tensor<4xbf16>) -> tensor<4xf32>
    %48 = "stablehlo.convert"(%arg3) : (tensor<4xbf16>) -> tensor<4xf32>
    %49 = "stablehlo.convert"(%arg5) : (tensor<4xbf16>) -> tensor<4xf32>
    %50 = "stablehlo.convert"(%arg7) : (tensor<4xbf16>) -> tensor<4xf32>
    %51 = "stablehlo.constant"() <{value = dense<1.0> : tensor<f64>}> : () -> tensor<f64>
    %52 = "stablehlo.subtract"(%51, %s3) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %53 = "stablehlo.convert"(%52) : (tensor<f64>) -> tensor<f32>
    %54 = "stablehlo.constant"() <{value = dense<1.0> : tensor<f64>}> : () -> tensor<f64>
    %55 = "stablehlo.subtract"(%54, %s4) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %56 = "stablehlo.convert"(%55) : (tensor<f64>) -> tensor<f32>
    %57 = "stablehlo.broadcast_in_dim"(%s2) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %58 = "stablehlo.multiply"(%57, %47) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %59 = "stablehlo.add"(%48, %58) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %60 = "stablehlo.subtract"(%59, %49) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %61 = "stablehlo.broadcast_in_dim"(%53) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %62 = "stablehlo.multiply"(%61, %60) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %63 = "stablehlo.add"(%49, %62) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %64 = "stablehlo.multiply"(%59, %59) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %65 = "stablehlo.subtract"(%64, %50) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %66 = "stablehlo.broadcast_in_dim"(%56) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %67 = "stablehlo.multiply"(%66, %65) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %68 = "stablehlo.add"(%50, %67) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %69 = "stablehlo.negate"(%56) : (tensor<f32>) -> tensor<f32>
    %70 = "stablehlo.log_plus_one"(%69) : (tensor<f32>) -> tensor<f32>
    %71 = "stablehlo.multiply"(%arg9, %70) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %72 = "stablehlo.exponential_minus_one"(%71) : (tensor<f32>) -> tensor<f32>
    %73 = "stablehlo.negate"(%72) : (tensor<f32>) -> tensor<f32>
    %74 = "stablehlo.sqrt"(%73) : (tensor<f32>) -> tensor<f32>
    %75 = "stablehlo.sqrt"(%68) : (tensor<4xf32>) -> tensor<4xf32>
    %76 = "stablehlo.broadcast_in_dim"(%74) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %77 = "stablehlo.divide"(%75, %76) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %78 = "stablehlo.broadcast_in_dim"(%s1) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %79 = "stablehlo.add"(%77, %78) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %80 = "stablehlo.divide"(%63, %79) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %81 = "stablehlo.negate"(%53) : (tensor<f32>) -> tensor<f32>
    %82 = "stablehlo.log_plus_one"(%81) : (tensor<f32>) -> tensor<f32>
    %83 = "stablehlo.multiply"(%arg9, %82) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %84 = "stablehlo.exponential_minus_one"(%83) : (tensor<f32>) -> tensor<f32>
    %85 = "stablehlo.negate"(%84) : (tensor<f32>) -> tensor<f32>
    %86 = "stablehlo.divide"(%s0, %85) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %87 = "stablehlo.negate"(%86) : (tensor<f32>) -> tensor<f32>
    %88 = "stablehlo.broadcast_in_dim"(%87) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %89 = "stablehlo.multiply"(%88, %80) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %90 = "stablehlo.add"(%47, %89) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %91 = "stablehlo.convert"(%90) : (tensor<4xf32>) -> tensor<4xbf16>
    %92 = "stablehlo.convert"(%63) : (tensor<4xf32>) -> tensor<4xbf16>
    %93 = "stablehlo.convert"(%68) : (tensor<4xf32>) -> tensor<4xbf16>
    return %44, %91, %45, %92, %46, %93 : tensor<2x3xbf16>, tensor<4xbf16>, tensor<2x3xbf16>, tensor<4xbf16>, tensor<2x3xbf16>, tensor<4xbf16>
  }
}

// {T[2,3] T[4]} {T[2,3] T[4]} {T[2,3] T[4]} {T[2,3] T[4]} {} {f32[] f32[]} 0.1 0.9 0.99 0.01 1e-8 false false, T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf64>, %arg1: tensor<4xf64>, %arg2: tensor<2x3xf64>, %arg3: tensor<4xf64>, %arg4: tensor<2x3xf64>, %arg5: tensor<4xf64>, %arg6: tensor<2x3xf64>, %arg7: tensor<4xf64>, %arg8: tensor<f32>, %arg9: tensor<f32>, %s0: tensor<f64>, %s1: tensor<f64>, %s2: tensor<f64>, %s3: tensor<f64>, %s4: tensor<f64>) -> (tensor<2x3xf64>, tensor<4xf64>, tensor<2x3xf64>, tensor<4xf64>, tensor<2x3xf64>, tensor<4xf64>) {
    %0 = "stablehlo.constant"() <{value = dense<1.0> : tensor<f64>}> : () -> tensor<f64>
    %1 = "stablehlo.subtract"(%0, %s3) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %2 = "stablehlo.constant"() <{value = dense<1.0> : tensor<f64>}> : () -> tensor<f64>
    %3 = "stablehlo.subtract"(%2, %s4) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %4 = "stablehlo.broadcast_in_dim"(%s2) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<2x3xf64>
    %5 = "stablehlo.multiply"(%4, %arg0) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %6 = "stablehlo.add"(%arg2, %5) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %7 = "stablehlo.subtract"(%6, %arg4) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %8 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<2x3xf64>
    %9 = "stablehlo.multiply"(%8, %7) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %10 = "stablehlo.add"(%arg4, %9) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %11 = "stablehlo.multiply"(%6, %6) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %12 = "stablehlo.subtract"(%11, %arg6) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %13 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<2x3xf64>
    %14 = "stablehlo.multiply"(%13, %12) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %15 = "stablehlo.add"(%arg6, %14) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %16 = "stablehlo.convert"(%arg8) : (tensor<f32>) -> tensor<f64>
    %17 = "stablehlo.negate"(%3) : (tensor<f64>) -> tensor<f64>
    %18 = "stablehlo.log_plus_one"(%17) : (tensor<f64>) -> tensor<f64>
    %19 = "stablehlo.multiply"(%16, %18) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %20 = "stablehlo.exponential_minus_one"(%19) : (tensor<f64>) -> tensor<f64>
    %21 = "stablehlo.negate"(%20) : (tensor<f64>) -> tensor<f64>
    %22 = "stablehlo.sqrt"(%21) : (tensor<f64>) -> tensor<f64>
    %23 = "stablehlo.sqrt"(%15) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %24 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<2x3xf64>
    %25 = "stablehlo.divide"(%23, %24) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %26 = "stablehlo.broadcast_in_dim"(%s1) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<2x3xf64>
    %27 = "stablehlo.add"(%25, %26) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %28 = "stablehlo.divide"(%10, %27) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %29 = "stablehlo.negate"(%1) : (tensor<f64>) -> tensor<f64>
    %30 = "stablehlo.log_plus_one"(%29) : (tensor<f64>) -> tensor<f64>
    %31 = "stablehlo.multiply"(%16, %30) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %32 = "stablehlo.exponential_minus_one"(%31) : (tensor<f64>) -> tensor<f64>
    %33 = "stablehlo.negate"(%32) : (tensor<f64>) -> tensor<f64>
    %34 = "stablehlo.divide"(%s0, %33) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %35 = "stablehlo.negate"(%34) : (tensor<f64>) -> tensor<f64>
    %36 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<2x3xf64>
    %37 = "stablehlo.multiply"(%36, %28) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %38 = "stablehlo.add"(%arg0, %37) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %39 = "stablehlo.constant"() <{value = dense<1.0> : tensor<f64>}> : () -> tensor<f64>
    %40 = "stablehlo.subtract"(%39, %s3) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %41 = "stablehlo.constant"() <{value = dense<1.0> : tensor<f64>}> : () -> tensor<f64>
    %42 = "stablehlo.subtract"(%41, %s4) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %43 = "stablehlo.broadcast_in_dim"(%s2) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<4xf64>
    %44 = "stablehlo.multiply"(%43, %arg1) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %45 = "stablehlo.add"(%arg3, %44) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %46 = "stablehlo.subtract"(%45, %arg5) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %47 = "stablehlo.broadcast_in_dim"(%40) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<4xf64>
    %48 = "stablehlo.multiply"(%47, %46) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %49 = "stablehlo.add"(%arg5, %48) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %50 = "stablehlo.multiply"(%45, %45) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %51 = "stablehlo.subtract"(%50, %arg7) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %52 = "stablehlo.broadcast_in_dim"(%42) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<4xf64>
    %53 = "stablehlo.multiply"(%52, %51) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %54 = "stablehlo.add"(%arg7, %53) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %55 = "stablehlo.convert"(%arg9) : (tensor<f32>) -> tensor<f64>
    %56 = "stablehlo.negate"(%42) : (tensor<f64>) -> tensor<f64>
    %57 = "stablehlo.log_plus_one"(%56) : (tensor<f64>) -> tensor<f64>
    %58 = "stablehlo.multiply"(%55, %57) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %59 = "stablehlo.exponential_minus_one"(%58) : (tensor<f64>) -> tensor<f64>
    %60 = "stablehlo.negate"(%59) : (tensor<f64>) -> tensor<f64>
    %61 = "stablehlo.sqrt"(%60) : (tensor<f64>) -> tensor<f64>
    %62 = "stablehlo.sqrt"(%54) : (tensor<4xf64>) -> tensor<4xf64>
    %63 = "stablehlo.broadcast_in_dim"(%61) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<4xf64>
    %64 = "stablehlo.divide"(%62, %63) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %65 = "stablehlo.broadcast_in_dim"(%s1) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<4xf64>
    %66 = "stablehlo.add"(%64, %65) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %67 = "stablehlo.divide"(%49, %66) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %68 = "stablehlo.negate"(%40) : (tensor<f64>) -> tensor<f64>
    %69 = "stablehlo.log_plus_one"(%68) : (tensor<f64>) -> tensor<f64>
    %70 = "stablehlo.multiply"(%55, %69) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %71 = "stablehlo.exponential_minus_one"(%70) : (tensor<f64>) -> tensor<f64>
    %72 = "stablehlo.negate"(%71) : (tensor<f64>) -> tensor<f64>
    %73 = "stablehlo.divide"(%s0, %72) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %74 = "stablehlo.negate"(%73) : (tensor<f64>) -> tensor<f64>
    %75 = "stablehlo.broadcast_in_dim"(%74) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<4xf64>
    %76 = "stablehlo.multiply"(%75, %67) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %77 = "stablehlo.add"(%arg1, %76) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    return %38, %77, %10, %49, %15, %54 : tensor<2x3xf64>, tensor<4xf64>, tensor<2x3xf64>, tensor<4xf64>, tensor<2x3xf64>, tensor<4xf64>
  }
}
