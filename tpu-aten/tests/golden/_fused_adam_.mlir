// aten::_fused_adam_(Tensor(a!)[] self, Tensor(b!)[] grads, Tensor(c!)[] exp_avgs, Tensor(d!)[] exp_avg_sqs, Tensor(e!)[] max_exp_avg_sqs, Tensor[] state_steps, *, float lr, float beta1, float beta2, float weight_decay, float eps, bool amsgrad, bool maximize, Tensor? grad_scale=None, Tensor? found_inf=None) -> ()

// {T[2,3] T[4]} {T[2,3] T[4]} {T[2,3] T[4]} {T[2,3] T[4]} {} {f32[] f32[]} 0.1 0.9 0.99 0.01 1e-8 false false, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf32>, %arg1: tensor<4xf32>, %arg2: tensor<2x3xf32>, %arg3: tensor<4xf32>, %arg4: tensor<2x3xf32>, %arg5: tensor<4xf32>, %arg6: tensor<2x3xf32>, %arg7: tensor<4xf32>, %arg8: tensor<f32>, %arg9: tensor<f32>, %s0: tensor<f32>, %s1: tensor<f32>, %s2: tensor<f32>, %s3: tensor<f32>, %s4: tensor<f32>) -> (tensor<2x3xf32>, tensor<4xf32>, tensor<2x3xf32>, tensor<4xf32>, tensor<2x3xf32>, tensor<4xf32>) {
    %0 = "stablehlo.broadcast_in_dim"(%s2) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %1 = "stablehlo.multiply"(%0, %arg0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %2 = "stablehlo.add"(%arg2, %1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %3 = "stablehlo.subtract"(%2, %arg4) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %4 = "stablehlo.broadcast_in_dim"(%s3) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %5 = "stablehlo.multiply"(%4, %3) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %6 = "stablehlo.add"(%arg4, %5) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %7 = "stablehlo.multiply"(%2, %2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %8 = "stablehlo.subtract"(%7, %arg6) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %9 = "stablehlo.broadcast_in_dim"(%s4) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %10 = "stablehlo.multiply"(%9, %8) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %11 = "stablehlo.add"(%arg6, %10) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %12 = "stablehlo.negate"(%s4) : (tensor<f32>) -> tensor<f32>
    %13 = "stablehlo.log_plus_one"(%12) : (tensor<f32>) -> tensor<f32>
    %14 = "stablehlo.multiply"(%arg8, %13) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %15 = "stablehlo.exponential_minus_one"(%14) : (tensor<f32>) -> tensor<f32>
    %16 = "stablehlo.negate"(%15) : (tensor<f32>) -> tensor<f32>
    %17 = "stablehlo.sqrt"(%16) : (tensor<f32>) -> tensor<f32>
    %18 = "stablehlo.sqrt"(%11) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %19 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %20 = "stablehlo.divide"(%18, %19) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %21 = "stablehlo.broadcast_in_dim"(%s1) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %22 = "stablehlo.add"(%20, %21) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %23 = "stablehlo.divide"(%6, %22) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %24 = "stablehlo.negate"(%s3) : (tensor<f32>) -> tensor<f32>
    %25 = "stablehlo.log_plus_one"(%24) : (tensor<f32>) -> tensor<f32>
    %26 = "stablehlo.multiply"(%arg8, %25) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %27 = "stablehlo.exponential_minus_one"(%26) : (tensor<f32>) -> tensor<f32>
    %28 = "stablehlo.negate"(%27) : (tensor<f32>) -> tensor<f32>
    %29 = "stablehlo.divide"(%s0, %28) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %30 = "stablehlo.negate"(%29) : (tensor<f32>) -> tensor<f32>
    %31 = "stablehlo.broadcast_in_dim"(%30) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %32 = "stablehlo.multiply"(%31, %23) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %33 = "stablehlo.add"(%arg0, %32) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %34 = "stablehlo.broadcast_in_dim"(%s2) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %35 = "stablehlo.multiply"(%34, %arg1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %36 = "stablehlo.add"(%arg3, %35) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %37 = "stablehlo.subtract"(%36, %arg5) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %38 = "stablehlo.broadcast_in_dim"(%s3) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %39 = "stablehlo.multiply"(%38, %37) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %40 = "stablehlo.add"(%arg5, %39) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %41 = "stablehlo.multiply"(%36, %36) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %42 = "stablehlo.subtract"(%41, %arg7) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %43 = "stablehlo.broadcast_in_dim"(%s4) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %44 = "stablehlo.multiply"(%43, %42) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %45 = "stablehlo.add"(%arg7, %44) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %46 = "stablehlo.negate"(%s4) : (tensor<f32>) -> tensor<f32>
    %47 = "stablehlo.log_plus_one"(%46) : (tensor<f32>) -> tensor<f32>
    %48 = "stablehlo.multiply"(%arg9, %47) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %49 = "stablehlo.exponential_minus_one"(%48) : (tensor<f32>) -> tensor<f32>
    %50 = "stablehlo.negate"(%49) : (tensor<f32>) -> tensor<f32>
    %51 = "stablehlo.sqrt"(%50) : (tensor<f32>) -> tensor<f32>
    %52 = "stablehlo.sqrt"(%45) : (tensor<4xf32>) -> tensor<4xf32>
    %53 = "stablehlo.broadcast_in_dim"(%51) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %54 = "stablehlo.divide"(%52, %53) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %55 = "stablehlo.broadcast_in_dim"(%s1) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %56 = "stablehlo.add"(%54, %55) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %57 = "stablehlo.divide"(%40, %56) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %58 = "stablehlo.negate"(%s3) : (tensor<f32>) -> tensor<f32>
    %59 = "stablehlo.log_plus_one"(%58) : (tensor<f32>) -> tensor<f32>
    %60 = "stablehlo.multiply"(%arg9, %59) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %61 = "stablehlo.exponential_minus_one"(%60) : (tensor<f32>) -> tensor<f32>
    %62 = "stablehlo.negate"(%61) : (tensor<f32>) -> tensor<f32>
    %63 = "stablehlo.divide"(%s0, %62) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %64 = "stablehlo.negate"(%63) : (tensor<f32>) -> tensor<f32>
    %65 = "stablehlo.broadcast_in_dim"(%64) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %66 = "stablehlo.multiply"(%65, %57) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %67 = "stablehlo.add"(%arg1, %66) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    return %33, %67, %6, %40, %11, %45 : tensor<2x3xf32>, tensor<4xf32>, tensor<2x3xf32>, tensor<4xf32>, tensor<2x3xf32>, tensor<4xf32>
  }
}

// {T[4]} {T[4]} {T[4]} {T[4]} {T[4]} {f32[]} 0.1 0.9 0.99 0.01 1e-8 true true f32[] f32[], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>, %arg2: tensor<4xf32>, %arg3: tensor<4xf32>, %arg4: tensor<4xf32>, %arg5: tensor<f32>, %arg6: tensor<f32>, %arg7: tensor<f32>, %s0: tensor<f32>, %s1: tensor<f32>, %s2: tensor<f32>, %s3: tensor<f32>, %s4: tensor<f32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg6) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %1 = "stablehlo.divide"(%arg1, %0) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %2 = "stablehlo.negate"(%1) : (tensor<4xf32>) -> tensor<4xf32>
    %3 = "stablehlo.broadcast_in_dim"(%s2) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %4 = "stablehlo.multiply"(%3, %arg0) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %5 = "stablehlo.add"(%2, %4) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %6 = "stablehlo.subtract"(%5, %arg2) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %7 = "stablehlo.broadcast_in_dim"(%s3) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %8 = "stablehlo.multiply"(%7, %6) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %9 = "stablehlo.add"(%arg2, %8) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %10 = "stablehlo.multiply"(%5, %5) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %11 = "stablehlo.subtract"(%10, %arg3) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %12 = "stablehlo.broadcast_in_dim"(%s4) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %13 = "stablehlo.multiply"(%12, %11) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %14 = "stablehlo.add"(%arg3, %13) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %15 = "stablehlo.maximum"(%arg4, %14) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %16 = "stablehlo.negate"(%s4) : (tensor<f32>) -> tensor<f32>
    %17 = "stablehlo.log_plus_one"(%16) : (tensor<f32>) -> tensor<f32>
    %18 = "stablehlo.multiply"(%arg5, %17) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %19 = "stablehlo.exponential_minus_one"(%18) : (tensor<f32>) -> tensor<f32>
    %20 = "stablehlo.negate"(%19) : (tensor<f32>) -> tensor<f32>
    %21 = "stablehlo.sqrt"(%20) : (tensor<f32>) -> tensor<f32>
    %22 = "stablehlo.sqrt"(%15) : (tensor<4xf32>) -> tensor<4xf32>
    %23 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %24 = "stablehlo.divide"(%22, %23) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %25 = "stablehlo.broadcast_in_dim"(%s1) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %26 = "stablehlo.add"(%24, %25) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %27 = "stablehlo.divide"(%9, %26) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %28 = "stablehlo.negate"(%s3) : (tensor<f32>) -> tensor<f32>
    %29 = "stablehlo.log_plus_one"(%28) : (tensor<f32>) -> tensor<f32>
    %30 = "stablehlo.multiply"(%arg5, %29) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %31 = "stablehlo.exponential_minus_one"(%30) : (tensor<f32>) -> tensor<f32>
    %32 = "stablehlo.negate"(%31) : (tensor<f32>) -> tensor<f32>
    %33 = "stablehlo.divide"(%s0, %32) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %34 = "stablehlo.negate"(%33) : (tensor<f32>) -> tensor<f32>
    %35 = "stablehlo.broadcast_in_dim"(%34) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %36 = "stablehlo.multiply"(%35, %27) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %37 = "stablehlo.add"(%arg0, %36) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %38 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %39 = "stablehlo.compare"(%arg7, %38) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %40 = "stablehlo.broadcast_in_dim"(%39) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<4xi1>
    %41 = "stablehlo.select"(%40, %arg0, %37) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %42 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %43 = "stablehlo.compare"(%arg7, %42) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %44 = "stablehlo.broadcast_in_dim"(%43) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<4xi1>
    %45 = "stablehlo.select"(%44, %arg1, %1) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %46 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %47 = "stablehlo.compare"(%arg7, %46) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %48 = "stablehlo.broadcast_in_dim"(%47) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<4xi1>
    %49 = "stablehlo.select"(%48, %arg2, %9) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %50 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %51 = "stablehlo.compare"(%arg7, %50) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %52 = "stablehlo.broadcast_in_dim"(%51) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<4xi1>
    %53 = "stablehlo.select"(%52, %arg3, %14) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %54 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %55 = "stablehlo.compare"(%arg7, %54) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %56 = "stablehlo.broadcast_in_dim"(%55) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<4xi1>
    %57 = "stablehlo.select"(%56, %arg4, %15) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    return %41, %45, %49, %53, %57 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
  }
}

// {T[2,3] T[4]} {T[2,3] T[4]} {T[2,3] T[4]} {T[2,3] T[4]} {} {f32[] f32[]} 0.1 0.9 0.99 0.01 1e-8 false false, T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xbf16>, %arg1: tensor<4xbf16>, %arg2: tensor<2x3xbf16>, %arg3: tensor<4xbf16>, %arg4: tensor<2x3xbf16>, %arg5: tensor<4xbf16>, %arg6: tensor<2x3xbf16>, %arg7: tensor<4xbf16>, %arg8: tensor<f32>, %arg9: tensor<f32>, %s0: tensor<f32>, %s1: tensor<f32>, %s2: tensor<f32>, %s3: tensor<f32>, %s4: tensor<f32>) -> (tensor<2x3xbf16>, tensor<4xbf16>, tensor<2x3xbf16>, tensor<4xbf16>, tensor<2x3xbf16>, tensor<4xbf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3xbf16>) -> tensor<2x3xf32>
    %1 = "stablehlo.convert"(%arg2) : (tensor<2x3xbf16>) -> tensor<2x3xf32>
    %2 = "stablehlo.convert"(%arg4) : (tensor<2x3xbf16>) -> tensor<2x3xf32>
    %3 = "stablehlo.convert"(%arg6) : (tensor<2x3xbf16>) -> tensor<2x3xf32>
    %4 = "stablehlo.broadcast_in_dim"(%s2) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %5 = "stablehlo.multiply"(%4, %0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %6 = "stablehlo.add"(%1, %5) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %7 = "stablehlo.subtract"(%6, %2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %8 = "stablehlo.broadcast_in_dim"(%s3) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %9 = "stablehlo.multiply"(%8, %7) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %10 = "stablehlo.add"(%2, %9) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %11 = "stablehlo.multiply"(%6, %6) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %12 = "stablehlo.subtract"(%11, %3) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %13 = "stablehlo.broadcast_in_dim"(%s4) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %14 = "stablehlo.multiply"(%13, %12) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %15 = "stablehlo.add"(%3, %14) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %16 = "stablehlo.negate"(%s4) : (tensor<f32>) -> tensor<f32>
    %17 = "stablehlo.log_plus_one"(%16) : (tensor<f32>) -> tensor<f32>
    %18 = "stablehlo.multiply"(%arg8, %17) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %19 = "stablehlo.exponential_minus_one"(%18) : (tensor<f32>) -> tensor<f32>
    %20 = "stablehlo.negate"(%19) : (tensor<f32>) -> tensor<f32>
    %21 = "stablehlo.sqrt"(%20) : (tensor<f32>) -> tensor<f32>
    %22 = "stablehlo.sqrt"(%15) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %23 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %24 = "stablehlo.divide"(%22, %23) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %25 = "stablehlo.broadcast_in_dim"(%s1) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %26 = "stablehlo.add"(%24, %25) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %27 = "stablehlo.divide"(%10, %26) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %28 = "stablehlo.negate"(%s3) : (tensor<f32>) -> tensor<f32>
    %29 = "stablehlo.log_plus_one"(%28) : (tensor<f32>) -> tensor<f32>
    %30 = "stablehlo.multiply"(%arg8, %29) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %31 = "stablehlo.exponential_minus_one"(%30) : (tensor<f32>) -> tensor<f32>
    %32 = "stablehlo.negate"(%31) : (tensor<f32>) -> tensor<f32>
    %33 = "stablehlo.divide"(%s0, %32) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %34 = "stablehlo.negate"(%33) : (tensor<f32>) -> tensor<f32>
    %35 = "stablehlo.broadcast_in_dim"(%34) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %36 = "stablehlo.multiply"(%35, %27) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %37 = "stablehlo.add"(%0, %36) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %38 = "stablehlo.convert"(%37) : (tensor<2x3xf32>) -> tensor<2x3xbf16>
    %39 = "stablehlo.convert"(%10) : (tensor<2x3xf32>) -> tensor<2x3xbf16>
    %40 = "stablehlo.convert"(%15) : (tensor<2x3xf32>) -> tensor<2x3xbf16>
    %41 = "stablehlo.convert"(%arg1) : (tensor<4xbf16>) -> tensor<4xf32>
    %42 = "stablehlo.convert"(%arg3) : (tensor<4xbf16>) -> tensor<4xf32>
    %43 = "stablehlo.convert"(%arg5) : (tensor<4xbf16>) -> tensor<4xf32>
    %44 = "stablehlo.convert"(%arg7) : (tensor<4xbf16>) -> tensor<4xf32>
    %45 = "stablehlo.broadcast_in_dim"(%s2) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %46 = "stablehlo.multiply"(%45, %41) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %47 = "stablehlo.add"(%42, %46) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %48 = "stablehlo.subtract"(%47, %43) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %49 = "stablehlo.broadcast_in_dim"(%s3) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %50 = "stablehlo.multiply"(%49, %48) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %51 = "stablehlo.add"(%43, %50) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %52 = "stablehlo.multiply"(%47, %47) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %53 = "stablehlo.subtract"(%52, %44) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %54 = "stablehlo.broadcast_in_dim"(%s4) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %55 = "stablehlo.multiply"(%54, %53) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %56 = "stablehlo.add"(%44, %55) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %57 = "stablehlo.negate"(%s4) : (tensor<f32>) -> tensor<f32>
    %58 = "stablehlo.log_plus_one"(%57) : (tensor<f32>) -> tensor<f32>
    %59 = "stablehlo.multiply"(%arg9, %58) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %60 = "stablehlo.exponential_minus_one"(%59) : (tensor<f32>) -> tensor<f32>
    %61 = "stablehlo.negate"(%60) : (tensor<f32>) -> tensor<f32>
    %62 = "stablehlo.sqrt"(%61) : (tensor<f32>) -> tensor<f32>
    %63 = "stablehlo.sqrt"(%56) : (tensor<4xf32>) -> tensor<4xf32>
    %64 = "stablehlo.broadcast_in_dim"(%62) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %65 = "stablehlo.divide"(%63, %64) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %66 = "stablehlo.broadcast_in_dim"(%s1) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %67 = "stablehlo.add"(%65, %66) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %68 = "stablehlo.divide"(%51, %67) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %69 = "stablehlo.negate"(%s3) : (tensor<f32>) -> tensor<f32>
    %70 = "stablehlo.log_plus_one"(%69) : (tensor<f32>) -> tensor<f32>
    %71 = "stablehlo.multiply"(%arg9, %70) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %72 = "stablehlo.exponential_minus_one"(%71) : (tensor<f32>) -> tensor<f32>
    %73 = "stablehlo.negate"(%72) : (tensor<f32>) -> tensor<f32>
    %74 = "stablehlo.divide"(%s0, %73) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %75 = "stablehlo.negate"(%74) : (tensor<f32>) -> tensor<f32>
    %76 = "stablehlo.broadcast_in_dim"(%75) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %77 = "stablehlo.multiply"(%76, %68) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %78 = "stablehlo.add"(%41, %77) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %79 = "stablehlo.convert"(%78) : (tensor<4xf32>) -> tensor<4xbf16>
    %80 = "stablehlo.convert"(%51) : (tensor<4xf32>) -> tensor<4xbf16>
    %81 = "stablehlo.convert"(%56) : (tensor<4xf32>) -> tensor<4xbf16>
    return %38, %79, %39, %80, %40, %81 : tensor<2x3xbf16>, tensor<4xbf16>, tensor<2x3xbf16>, tensor<4xbf16>, tensor<2x3xbf16>, tensor<4xbf16>
  }
}

// {T[2,3] T[4]} {T[2,3] T[4]} {T[2,3] T[4]} {T[2,3] T[4]} {} {f32[] f32[]} 0.1 0.9 0.99 0.01 1e-8 false false, T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf64>, %arg1: tensor<4xf64>, %arg2: tensor<2x3xf64>, %arg3: tensor<4xf64>, %arg4: tensor<2x3xf64>, %arg5: tensor<4xf64>, %arg6: tensor<2x3xf64>, %arg7: tensor<4xf64>, %arg8: tensor<f32>, %arg9: tensor<f32>, %s0: tensor<f64>, %s1: tensor<f64>, %s2: tensor<f64>, %s3: tensor<f64>, %s4: tensor<f64>) -> (tensor<2x3xf64>, tensor<4xf64>, tensor<2x3xf64>, tensor<4xf64>, tensor<2x3xf64>, tensor<4xf64>) {
    %0 = "stablehlo.broadcast_in_dim"(%s2) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<2x3xf64>
    %1 = "stablehlo.multiply"(%0, %arg0) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %2 = "stablehlo.add"(%arg2, %1) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %3 = "stablehlo.subtract"(%2, %arg4) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %4 = "stablehlo.broadcast_in_dim"(%s3) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<2x3xf64>
    %5 = "stablehlo.multiply"(%4, %3) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %6 = "stablehlo.add"(%arg4, %5) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %7 = "stablehlo.multiply"(%2, %2) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %8 = "stablehlo.subtract"(%7, %arg6) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %9 = "stablehlo.broadcast_in_dim"(%s4) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<2x3xf64>
    %10 = "stablehlo.multiply"(%9, %8) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %11 = "stablehlo.add"(%arg6, %10) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %12 = "stablehlo.convert"(%arg8) : (tensor<f32>) -> tensor<f64>
    %13 = "stablehlo.negate"(%s4) : (tensor<f64>) -> tensor<f64>
    %14 = "stablehlo.log_plus_one"(%13) : (tensor<f64>) -> tensor<f64>
    %15 = "stablehlo.multiply"(%12, %14) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %16 = "stablehlo.exponential_minus_one"(%15) : (tensor<f64>) -> tensor<f64>
    %17 = "stablehlo.negate"(%16) : (tensor<f64>) -> tensor<f64>
    %18 = "stablehlo.sqrt"(%17) : (tensor<f64>) -> tensor<f64>
    %19 = "stablehlo.sqrt"(%11) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %20 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<2x3xf64>
    %21 = "stablehlo.divide"(%19, %20) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %22 = "stablehlo.broadcast_in_dim"(%s1) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<2x3xf64>
    %23 = "stablehlo.add"(%21, %22) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %24 = "stablehlo.divide"(%6, %23) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %25 = "stablehlo.negate"(%s3) : (tensor<f64>) -> tensor<f64>
    %26 = "stablehlo.log_plus_one"(%25) : (tensor<f64>) -> tensor<f64>
    %27 = "stablehlo.multiply"(%12, %26) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %28 = "stablehlo.exponential_minus_one"(%27) : (tensor<f64>) -> tensor<f64>
    %29 = "stablehlo.negate"(%28) : (tensor<f64>) -> tensor<f64>
    %30 = "stablehlo.divide"(%s0, %29) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %31 = "stablehlo.negate"(%30) : (tensor<f64>) -> tensor<f64>
    %32 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<2x3xf64>
    %33 = "stablehlo.multiply"(%32, %24) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %34 = "stablehlo.add"(%arg0, %33) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %35 = "stablehlo.broadcast_in_dim"(%s2) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<4xf64>
    %36 = "stablehlo.multiply"(%35, %arg1) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %37 = "stablehlo.add"(%arg3, %36) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %38 = "stablehlo.subtract"(%37, %arg5) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %39 = "stablehlo.broadcast_in_dim"(%s3) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<4xf64>
    %40 = "stablehlo.multiply"(%39, %38) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %41 = "stablehlo.add"(%arg5, %40) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %42 = "stablehlo.multiply"(%37, %37) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %43 = "stablehlo.subtract"(%42, %arg7) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %44 = "stablehlo.broadcast_in_dim"(%s4) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<4xf64>
    %45 = "stablehlo.multiply"(%44, %43) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %46 = "stablehlo.add"(%arg7, %45) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %47 = "stablehlo.convert"(%arg9) : (tensor<f32>) -> tensor<f64>
    %48 = "stablehlo.negate"(%s4) : (tensor<f64>) -> tensor<f64>
    %49 = "stablehlo.log_plus_one"(%48) : (tensor<f64>) -> tensor<f64>
    %50 = "stablehlo.multiply"(%47, %49) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %51 = "stablehlo.exponential_minus_one"(%50) : (tensor<f64>) -> tensor<f64>
    %52 = "stablehlo.negate"(%51) : (tensor<f64>) -> tensor<f64>
    %53 = "stablehlo.sqrt"(%52) : (tensor<f64>) -> tensor<f64>
    %54 = "stablehlo.sqrt"(%46) : (tensor<4xf64>) -> tensor<4xf64>
    %55 = "stablehlo.broadcast_in_dim"(%53) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<4xf64>
    %56 = "stablehlo.divide"(%54, %55) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %57 = "stablehlo.broadcast_in_dim"(%s1) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<4xf64>
    %58 = "stablehlo.add"(%56, %57) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %59 = "stablehlo.divide"(%41, %58) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %60 = "stablehlo.negate"(%s3) : (tensor<f64>) -> tensor<f64>
    %61 = "stablehlo.log_plus_one"(%60) : (tensor<f64>) -> tensor<f64>
    %62 = "stablehlo.multiply"(%47, %61) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %63 = "stablehlo.exponential_minus_one"(%62) : (tensor<f64>) -> tensor<f64>
    %64 = "stablehlo.negate"(%63) : (tensor<f64>) -> tensor<f64>
    %65 = "stablehlo.divide"(%s0, %64) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %66 = "stablehlo.negate"(%65) : (tensor<f64>) -> tensor<f64>
    %67 = "stablehlo.broadcast_in_dim"(%66) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<4xf64>
    %68 = "stablehlo.multiply"(%67, %59) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %69 = "stablehlo.add"(%arg1, %68) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    return %34, %69, %6, %41, %11, %46 : tensor<2x3xf64>, tensor<4xf64>, tensor<2x3xf64>, tensor<4xf64>, tensor<2x3xf64>, tensor<4xf64>
  }
}
