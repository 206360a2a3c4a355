// aten::_scaled_dot_product_flash_attention_for_cpu_backward(Tensor grad_out, Tensor query, Tensor key, Tensor value, Tensor out, Tensor logsumexp, float dropout_p, bool is_causal, *, Tensor? attn_mask=None, float? scale=None) -> (Tensor grad_query, Tensor grad_key, Tensor grad_value)

// T[2,4,3,8] T[2,4,3,8] T[2,2,5,8] T[2,2,5,8] T[2,4,3,8] f32[2,4,3] 0.0 true, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x4x3x8xf32>, %arg1: tensor<2x4x3x8xf32>, %arg2: tensor<2x2x5x8xf32>, %arg3: tensor<2x2x5x8xf32>, %arg4: tensor<2x4x3x8xf32>, %arg5: tensor<2x4x3xf32>) -> (tensor<2x4x3x8xf32>, tensor<2x2x5x8xf32>, tensor<2x2x5x8xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %1 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %2 = "stablehlo.reshape"(%arg1) : (tensor<2x4x3x8xf32>) -> tensor<2x2x2x3x8xf32>
    %3 = "stablehlo.constant"() <{value = dense<0.35355339059327373> : tensor<f32>}> : () -> tensor<f32>
    %4 = "stablehlo.optimization_barrier"(%2) : (tensor<2x2x2x3x8xf32>) -> tensor<2x2x2x3x8xf32>
    %5 = "stablehlo.reshape"(%arg0) : (tensor<2x4x3x8xf32>) -> tensor<2x2x2x3x8xf32>
    %6 = "stablehlo.reshape"(%arg4) : (tensor<2x4x3x8xf32>) -> tensor<2x2x2x3x8xf32>
    %7 = "stablehlo.multiply"(%5, %6) : (tensor<2x2x2x3x8xf32>, tensor<2x2x2x3x8xf32>) -> tensor<2x2x2x3x8xf32>
    %8 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %12 = "stablehlo.reduce"(%7, %8) <{dimensions = array<i64: 4>}> ({
    ^bb0(%r9: tensor<f32>, %r10: tensor<f32>):
      %11 = "stablehlo.add"(%r9, %r10) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%11) : (tensor<f32>) -> ()
    }) : (tensor<2x2x2x3x8xf32>, tensor<f32>) -> tensor<2x2x2x3xf32>
    %13 = "stablehlo.reshape"(%arg5) : (tensor<2x4x3xf32>) -> tensor<2x2x2x3xf32>
    %14 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x2x3x8xf32>}> : () -> tensor<2x2x2x3x8xf32>
    %15 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x5x8xf32>}> : () -> tensor<2x2x5x8xf32>
    %16 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x5x8xf32>}> : () -> tensor<2x2x5x8xf32>
    %17 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x2x3x0xf32>}> : () -> tensor<2x2x2x3x0xf32>
    %18 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %19 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %20 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %21 = "stablehlo.multiply"(%18, %20) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %22 = "stablehlo.dot_general"(%4, %arg2) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x2x2x3x8xf32>, tensor<2x2x5x8xf32>) -> tensor<2x2x2x3x5xf32>
    %23 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x2x3x5xf32>
    %24 = "stablehlo.multiply"(%22, %23) : (tensor<2x2x2x3x5xf32>, tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xf32>
    %25 = "stablehlo.iota"() <{iota_dimension = 4 : i64}> : () -> tensor<2x2x2x3x5xi32>
    %26 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %27 = "stablehlo.multiply"(%18, %26) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %28 = "stablehlo.broadcast_in_dim"(%27) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x2x2x3x5xi32>
    %29 = "stablehlo.add"(%25, %28) : (tensor<2x2x2x3x5xi32>, tensor<2x2x2x3x5xi32>) -> tensor<2x2x2x3x5xi32>
    %30 = "stablehlo.iota"() <{iota_dimension = 3 : i64}> : () -> tensor<2x2x2x3x5xi32>
    %31 = "stablehlo.compare"(%29, %30) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x2x2x3x5xi32>, tensor<2x2x2x3x5xi32>) -> tensor<2x2x2x3x5xi1>
    %32 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x2x2x3x5xf32>}> : () -> tensor<2x2x2x3x5xf32>
    %33 = "stablehlo.select"(%31, %24, %32) : (tensor<2x2x2x3x5xi1>, tensor<2x2x2x3x5xf32>, tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xf32>
    %34 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x2x2x3xf32>) -> tensor<2x2x2x3x5xf32>
    %35 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x2x2x3xf32>) -> tensor<2x2x2x3x5xf32>
    %36 = "stablehlo.subtract"(%33, %34) : (tensor<2x2x2x3x5xf32>, tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xf32>
    %37 = "stablehlo.exponential"(%36) : (tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xf32>
    %38 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %39 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %40 = "stablehlo.multiply"(%18, %39) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %41 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %42 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %43 = "stablehlo.multiply"(%18, %42) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %44 = "stablehlo.dot_general"(%37, %5) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [2, 3], rhs_contracting_dimensions = [2, 3]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x2x2x3x5xf32>, tensor<2x2x2x3x8xf32>) -> tensor<2x2x5x8xf32>
    %45 = "stablehlo.dot_general"(%5, %arg3) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x2x2x3x8xf32>, tensor<2x2x5x8xf32>) -> tensor<2x2x2x3x5xf32>
    %46 = "stablehlo.subtract"(%45, %35) : (tensor<2x2x2x3x5xf32>, tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xf32>
    %47 = "stablehlo.multiply"(%37, %46) : (tensor<2x2x2x3x5xf32>, tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xf32>
    %48 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x2x3x5xf32>
    %49 = "stablehlo.multiply"(%47, %48) : (tensor<2x2x2x3x5xf32>, tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xf32>
    %50 = "stablehlo.dot_general"(%49, %arg2) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x2x2x3x5xf32>, tensor<2x2x5x8xf32>) -> tensor<2x2x2x3x8xf32>
    %51 = "stablehlo.dot_general"(%49, %4) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [2, 3], rhs_contracting_dimensions = [2, 3]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x2x2x3x5xf32>, tensor<2x2x2x3x8xf32>) -> tensor<2x2x5x8xf32>
    %52 = "stablehlo.reshape"(%50) : (tensor<2x2x2x3x8xf32>) -> tensor<2x4x3x8xf32>
    return %52, %51, %44 : tensor<2x4x3x8xf32>, tensor<2x2x5x8xf32>, tensor<2x2x5x8xf32>
  }
}

// T[2,4,3,8] T[2,4,3,8] T[2,2,5,8] T[2,2,5,8] T[2,4,3,8] f32[2,4,3] 0.0 true, T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x4x3x8xbf16>, %arg1: tensor<2x4x3x8xbf16>, %arg2: tensor<2x2x5x8xbf16>, %arg3: tensor<2x2x5x8xbf16>, %arg4: tensor<2x4x3x8xbf16>, %arg5: tensor<2x4x3xf32>) -> (tensor<2x4x3x8xbf16>, tensor<2x2x5x8xbf16>, tensor<2x2x5x8xbf16>) {
    %0 = "stablehlo.constant"() <{value = dense<0.0> : tensor<bf16>}> : () -> tensor<bf16>
    %1 = "stablehlo.constant"() <{value = dense<0.0> : tensor<bf16>}> : () -> tensor<bf16>
    %2 = "stablehlo.reshape"(%arg1) : (tensor<2x4x3x8xbf16>) -> tensor<2x2x2x3x8xbf16>
    %3 = "stablehlo.constant"() <{value = dense<0.35355339059327373> : tensor<f32>}> : () -> tensor<f32>
    %4 = "stablehlo.optimization_barrier"(%2) : (tensor<2x2x2x3x8xbf16>) -> tensor<2x2x2x3x8xbf16>
    %5 = "stablehlo.reshape"(%arg0) : (tensor<2x4x3x8xbf16>) -> tensor<2x2x2x3x8xbf16>
    %6 = "stablehlo.reshape"(%arg4) : (tensor<2x4x3x8xbf16>) -> tensor<2x2x2x3x8xbf16>
    %7 = "stablehlo.convert"(%5) : (tensor<2x2x2x3x8xbf16>) -> tensor<2x2x2x3x8xf32>
    %8 = "stablehlo.convert"(%6) : (tensor<2x2x2x3x8xbf16>) -> tensor<2x2x2x3x8xf32>
    %9 = "stablehlo.multiply"(%7, %8) : (tensor<2x2x2x3x8xf32>, tensor<2x2x2x3x8xf32>) -> tensor<2x2x2x3x8xf32>
    %10 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %14 = "stablehlo.reduce"(%9, %10) <{dimensions = array<i64: 4>}> ({
    ^bb0(%r11: tensor<f32>, %r12: tensor<f32>):
      %13 = "stablehlo.add"(%r11, %r12) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%13) : (tensor<f32>) -> ()
    }) : (tensor<2x2x2x3x8xf32>, tensor<f32>) -> tensor<2x2x2x3xf32>
    %15 = "stablehlo.reshape"(%arg5) : (tensor<2x4x3xf32>) -> tensor<2x2x2x3xf32>
    %16 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x2x3x8xf32>}> : () -> tensor<2x2x2x3x8xf32>
    %17 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x5x8xf32>}> : () -> tensor<2x2x5x8xf32>
    %18 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x5x8xf32>}> : () -> tensor<2x2x5x8xf32>
    %19 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x2x3x0xf32>}> : () -> tensor<2x2x2x3x0xf32>
    %20 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %21 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %22 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %23 = "stablehlo.multiply"(%20, %22) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %24 = "stablehlo.convert"(%4) : (tensor<2x2x2x3x8xbf16>) -> tensor<2x2x2x3x8xf32>
    %25 = "stablehlo.convert"(%arg2) : (tensor<2x2x5x8xbf16>) -> tensor<2x2x5x8xf32>
    %26 = "stablehlo.dot_general"(%24, %25) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x2x2x3x8xf32>, tensor<2x2x5x8xf32>) -> tensor<2x2x2x3x5xf32>
    %27 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x2x3x5xf32>
    %28 = "stablehlo.multiply"(%26, %27) : (tensor<2x2x2x3x5xf32>, tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xf32>
    %29 = "stablehlo.iota"() <{iota_dimension = 4 : i64}> : () -> tensor<2x2x2x3x5xi32>
    %30 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %31 = "stablehlo.multiply"(%20, %30) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %32 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x2x2x3x5xi32>
    %33 = "stablehlo.add"(%29, %32) : (tensor<2x2x2x3x5xi32>, tensor<2x2x2x3x5xi32>) -> tensor<2x2x2x3x5xi32>
    %34 = "stablehlo.iota"() <{iota_dimension = 3 : i64}> : () -> tensor<2x2x2x3x5xi32>
    %35 = "stablehlo.compare"(%33, %34) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x2x2x3x5xi32>, tensor<2x2x2x3x5xi32>) -> tensor<2x2x2x3x5xi1>
    %36 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x2x2x3x5xf32>}> : () -> tensor<2x2x2x3x5xf32>
    %37 = "stablehlo.select"(%35, %28, %36) : (tensor<2x2x2x3x5xi1>, tensor<2x2x2x3x5xf32>, tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xf32>
    %38 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x2x2x3xf32>) -> tensor<2x2x2x3x5xf32>
    %39 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x2x2x3xf32>) -> tensor<2x2x2x3x5xf32>
    %40 = "stablehlo.subtract"(%37, %38) : (tensor<2x2x2x3x5xf32>, tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xf32>
    %41 = "stablehlo.exponential"(%40) : (tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xf32>
    %42 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %43 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %44 = "stablehlo.multiply"(%20, %43) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %45 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %46 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %47 = "stablehlo.multiply"(%20, %46) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %48 = "stablehlo.convert"(%41) : (tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xbf16>
    %49 = "stablehlo.dot_general"(%48, %5) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [2, 3], rhs_contracting_dimensions = [2, 3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x2x2x3x5xbf16>, tensor<2x2x2x3x8xbf16>) -> tensor<2x2x5x8xbf16>
    %50 = "stablehlo.convert"(%5) : (tensor<2x2x2x3x8xbf16>) -> tensor<2x2x2x3x8xf32>
    %51 = "stablehlo.convert"(%arg3) : (tensor<2x2x5x8xbf16>) -> tensor<2x2x5x8xf32>
    %52 = "stablehlo.dot_general"(%50, %51) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x2x2x3x8xf32>, tensor<2x2x5x8xf32>) -> tensor<2x2x2x3x5xf32>
    %53 = "stablehlo.subtract"(%52, %39) : (tensor<2x2x2x3x5xf32>, tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xf32>
    %54 = "stablehlo.multiply"(%41, %53) : (tensor<2x2x2x3x5xf32>, tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xf32>
    %55 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x2x3x5xf32>
    %56 = "stablehlo.multiply"(%54, %55) : (tensor<2x2x2x3x5xf32>, tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xf32>
    %57 = "stablehlo.convert"(%56) : (tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xbf16>
    %58 = "stablehlo.dot_general"(%57, %arg2) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x2x2x3x5xbf16>, tensor<2x2x5x8xbf16>) -> tensor<2x2x2x3x8xbf16>
    %59 = "stablehlo.dot_general"(%57, %4) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [2, 3], rhs_contracting_dimensions = [2, 3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x2x2x3x5xbf16>, tensor<2x2x2x3x8xbf16>) -> tensor<2x2x5x8xbf16>
    %60 = "stablehlo.reshape"(%58) : (tensor<2x2x2x3x8xbf16>) -> tensor<2x4x3x8xbf16>
    return %60, %59, %49 : tensor<2x4x3x8xbf16>, tensor<2x2x5x8xbf16>, tensor<2x2x5x8xbf16>
  }
}

// T[2,4,3,8] T[2,4,3,8] T[2,2,5,8] T[2,2,5,8] T[2,4,3,8] f32[2,4,3] 0.0 true, T = float16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x4x3x8xf16>, %arg1: tensor<2x4x3x8xf16>, %arg2: tensor<2x2x5x8xf16>, %arg3: tensor<2x2x5x8xf16>, %arg4: tensor<2x4x3x8xf16>, %arg5: tensor<2x4x3xf32>) -> (tensor<2x4x3x8xf16>, tensor<2x2x5x8xf16>, tensor<2x2x5x8xf16>) {
    %0 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f16>}> : () -> tensor<f16>
    %1 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f16>}> : () -> tensor<f16>
    %2 = "stablehlo.reshape"(%arg1) : (tensor<2x4x3x8xf16>) -> tensor<2x2x2x3x8xf16>
    %3 = "stablehlo.constant"() <{value = dense<0.35355339059327373> : tensor<f32>}> : () -> tensor<f32>
    %4 = "stablehlo.optimization_barrier"(%2) : (tensor<2x2x2x3x8xf16>) -> tensor<2x2x2x3x8xf16>
    %5 = "stablehlo.reshape"(%arg0) : (tensor<2x4x3x8xf16>) -> tensor<2x2x2x3x8xf16>
    %6 = "stablehlo.reshape"(%arg4) : (tensor<2x4x3x8xf16>) -> tensor<2x2x2x3x8xf16>
    %7 = "stablehlo.convert"(%5) : (tensor<2x2x2x3x8xf16>) -> tensor<2x2x2x3x8xf32>
    %8 = "stablehlo.convert"(%6) : (tensor<2x2x2x3x8xf16>) -> tensor<2x2x2x3x8xf32>
    %9 = "stablehlo.multiply"(%7, %8) : (tensor<2x2x2x3x8xf32>, tensor<2x2x2x3x8xf32>) -> tensor<2x2x2x3x8xf32>
    %10 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %14 = "stablehlo.reduce"(%9, %10) <{dimensions = array<i64: 4>}> ({
    ^bb0(%r11: tensor<f32>, %r12: tensor<f32>):
      %13 = "stablehlo.add"(%r11, %r12) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%13) : (tensor<f32>) -> ()
    }) : (tensor<2x2x2x3x8xf32>, tensor<f32>) -> tensor<2x2x2x3xf32>
    %15 = "stablehlo.reshape"(%arg5) : (tensor<2x4x3xf32>) -> tensor<2x2x2x3xf32>
    %16 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x2x3x8xf32>}> : () -> tensor<2x2x2x3x8xf32>
    %17 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x5x8xf32>}> : () -> tensor<2x2x5x8xf32>
    %18 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x5x8xf32>}> : () -> tensor<2x2x5x8xf32>
    %19 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x2x3x0xf32>}> : () -> tensor<2x2x2x3x0xf32>
    %20 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %21 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %22 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %23 = "stablehlo.multiply"(%20, %22) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %24 = "stablehlo.convert"(%4) : (tensor<2x2x2x3x8xf16>) -> tensor<2x2x2x3x8xf32>
    %25 = "stablehlo.convert"(%arg2) : (tensor<2x2x5x8xf16>) -> tensor<2x2x5x8xf32>
    %26 = "stablehlo.dot_general"(%24, %25) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x2x2x3x8xf32>, tensor<2x2x5x8xf32>) -> tensor<2x2x2x3x5xf32>
    %27 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x2x3x5xf32>
    %28 = "stablehlo.multiply"(%26, %27) : (tensor<2x2x2x3x5xf32>, tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xf32>
    %29 = "stablehlo.iota"() <{iota_dimension = 4 : i64}> : () -> tensor<2x2x2x3x5xi32>
    %30 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %31 = "stablehlo.multiply"(%20, %30) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %32 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x2x2x3x5xi32>
    %33 = "stablehlo.add"(%29, %32) : (tensor<2x2x2x3x5xi32>, tensor<2x2x2x3x5xi32>) -> tensor<2x2x2x3x5xi32>
    %34 = "stablehlo.iota"() <{iota_dimension = 3 : i64}> : () -> tensor<2x2x2x3x5xi32>
    %35 = "stablehlo.compare"(%33, %34) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x2x2x3x5xi32>, tensor<2x2x2x3x5xi32>) -> tensor<2x2x2x3x5xi1>
    %36 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x2x2x3x5xf32>}> : () -> tensor<2x2x2x3x5xf32>
    %37 = "stablehlo.select"(%35, %28, %36) : (tensor<2x2x2x3x5xi1>, tensor<2x2x2x3x5xf32>, tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xf32>
    %38 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x2x2x3xf32>) -> tensor<2x2x2x3x5xf32>
    %39 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x2x2x3xf32>) -> tensor<2x2x2x3x5xf32>
    %40 = "stablehlo.subtract"(%37, %38) : (tensor<2x2x2x3x5xf32>, tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xf32>
    %41 = "stablehlo.exponential"(%40) : (tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xf32>
    %42 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %43 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %44 = "stablehlo.multiply"(%20, %43) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %45 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %46 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %47 = "stablehlo.multiply"(%20, %46) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %48 = "stablehlo.convert"(%41) : (tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xf16>
    %49 = "stablehlo.convert"(%48) : (tensor<2x2x2x3x5xf16>) -> tensor<2x2x2x3x5xf32>
    %50 = "stablehlo.convert"(%5) : (tensor<2x2x2x3x8xf16>) -> tensor<2x2x2x3x8xf32>
    %51 = "stablehlo.dot_general"(%49, %50) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [2, 3], rhs_contracting_dimensions = [2, 3]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x2x2x3x5xf32>, tensor<2x2x2x3x8xf32>) -> tensor<2x2x5x8xf32>
    %52 = "stablehlo.convert"(%51) : (tensor<2x2x5x8xf32>) -> tensor<2x2x5x8xf16>
    %53 = "stablehlo.convert"(%5) : (tensor<2x2x2x3x8xf16>) -> tensor<2x2x2x3x8xf32>
    %54 = "stablehlo.convert"(%arg3) : (tensor<2x2x5x8xf16>) -> tensor<2x2x5x8xf32>
    %55 = "stablehlo.dot_general"(%53, %54) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x2x2x3x8xf32>, tensor<2x2x5x8xf32>) -> tensor<2x2x2x3x5xf32>
    %56 = "stablehlo.subtract"(%55, %39) : (tensor<2x2x2x3x5xf32>, tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xf32>
    %57 = "stablehlo.multiply"(%41, %56) : (tensor<2x2x2x3x5xf32>, tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xf32>
    %58 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x2x3x5xf32>
    %59 = "stablehlo.multiply"(%57, %58) : (tensor<2x2x2x3x5xf32>, tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xf32>
    %60 = "stablehlo.convert"(%59) : (tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xf16>
    %61 = "stablehlo.convert"(%60) : (tensor<2x2x2x3x5xf16>) -> tensor<2x2x2x3x5xf32>
    %62 = "stablehlo.convert"(%arg2) : (tensor<2x2x5x8xf16>) -> tensor<2x2x5x8xf32>
    %63 = "stablehlo.dot_general"(%61, %62) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x2x2x3x5xf32>, tensor<2x2x5x8xf32>) -> tensor<2x2x2x3x8xf32>
    %64 = "stablehlo.convert"(%63) : (tensor<2x2x2x3x8xf32>) -> tensor<2x2x2x3x8xf16>
    %65 = "stablehlo.convert"(%60) : (tensor<2x2x2x3x5xf16>) -> tensor<2x2x2x3x5xf32>
    %66 = "stablehlo.convert"(%4) : (tensor<2x2x2x3x8xf16>) -> tensor<2x2x2x3x8xf32>
    %67 = "stablehlo.dot_general"(%65, %66) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [2, 3], rhs_contracting_dimensions = [2, 3]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x2x2x3x5xf32>, tensor<2x2x2x3x8xf32>) -> tensor<2x2x5x8xf32>
    %68 = "stablehlo.convert"(%67) : (tensor<2x2x5x8xf32>) -> tensor<2x2x5x8xf16>
    %69 = "stablehlo.reshape"(%64) : (tensor<2x2x2x3x8xf16>) -> tensor<2x4x3x8xf16>
    return %69, %68, %52 : tensor<2x4x3x8xf16>, tensor<2x2x5x8xf16>, tensor<2x2x5x8xf16>
  }
}

// T[2,4,3,8] T[2,4,3,8] T[2,2,5,8] T[2,2,5,8] T[2,4,3,8] f32[2,4,3] 0.0 true, T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x4x3x8xf64>, %arg1: tensor<2x4x3x8xf64>, %arg2: tensor<2x2x5x8xf64>, %arg3: tensor<2x2x5x8xf64>, %arg4: tensor<2x4x3x8xf64>, %arg5: tensor<2x4x3xf32>) -> (tensor<2x4x3x8xf64>, tensor<2x2x5x8xf64>, tensor<2x2x5x8xf64>) {
    %0 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %1 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %2 = "stablehlo.reshape"(%arg1) : (tensor<2x4x3x8xf64>) -> tensor<2x2x2x3x8xf64>
    %3 = "stablehlo.constant"() <{value = dense<0.35355339059327373> : tensor<f64>}> : () -> tensor<f64>
    %4 = "stablehlo.optimization_barrier"(%2) : (tensor<2x2x2x3x8xf64>) -> tensor<2x2x2x3x8xf64>
    %5 = "stablehlo.reshape"(%arg0) : (tensor<2x4x3x8xf64>) -> tensor<2x2x2x3x8xf64>
    %6 = "stablehlo.reshape"(%arg4) : (tensor<2x4x3x8xf64>) -> tensor<2x2x2x3x8xf64>
    %7 = "stablehlo.multiply"(%5, %6) : (tensor<2x2x2x3x8xf64>, tensor<2x2x2x3x8xf64>) -> tensor<2x2x2x3x8xf64>
    %8 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %12 = "stablehlo.reduce"(%7, %8) <{dimensions = array<i64: 4>}> ({
    ^bb0(%r9: tensor<f64>, %r10: tensor<f64>):
      %11 = "stablehlo.add"(%r9, %r10) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%11) : (tensor<f64>) -> ()
    }) : (tensor<2x2x2x3x8xf64>, tensor<f64>) -> tensor<2x2x2x3xf64>
    %13 = "stablehlo.convert"(%arg5) : (tensor<2x4x3xf32>) -> tensor<2x4x3xf64>
    %14 = "stablehlo.reshape"(%13) : (tensor<2x4x3xf64>) -> tensor<2x2x2x3xf64>
    %15 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x2x3x8xf64>}> : () -> tensor<2x2x2x3x8xf64>
    %16 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x5x8xf64>}> : () -> tensor<2x2x5x8xf64>
    %17 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x5x8xf64>}> : () -> tensor<2x2x5x8xf64>
    %18 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x2x3x0xf64>}> : () -> tensor<2x2x2x3x0xf64>
    %19 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %20 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %21 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %22 = "stablehlo.multiply"(%19, %21) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %23 = "stablehlo.dot_general"(%4, %arg2) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x2x2x3x8xf64>, tensor<2x2x5x8xf64>) -> tensor<2x2x2x3x5xf64>
    %24 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<2x2x2x3x5xf64>
    %25 = "stablehlo.multiply"(%23, %24) : (tensor<2x2x2x3x5xf64>, tensor<2x2x2x3x5xf64>) -> tensor<2x2x2x3x5xf64>
    %26 = "stablehlo.iota"() <{iota_dimension = 4 : i64}> : () -> tensor<2x2x2x3x5xi32>
    %27 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %28 = "stablehlo.multiply"(%19, %27) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %29 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x2x2x3x5xi32>
    %30 = "stablehlo.add"(%26, %29) : (tensor<2x2x2x3x5xi32>, tensor<2x2x2x3x5xi32>) -> tensor<2x2x2x3x5xi32>
    %31 = "stablehlo.iota"() <{iota_dimension = 3 : i64}> : () -> tensor<2x2x2x3x5xi32>
    %32 = "stablehlo.compare"(%30, %31) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x2x2x3x5xi32>, tensor<2x2x2x3x5xi32>) -> tensor<2x2x2x3x5xi1>
    %33 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<2x2x2x3x5xf64>}> : () -> tensor<2x2x2x3x5xf64>
    %34 = "stablehlo.select"(%32, %25, %33) : (tensor<2x2x2x3x5xi1>, tensor<2x2x2x3x5xf64>, tensor<2x2x2x3x5xf64>) -> tensor<2x2x2x3x5xf64>
    %35 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x2x2x3xf64>) -> tensor<2x2x2x3x5xf64>
    %36 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x2x2x3xf64>) -> tensor<2x2x2x3x5xf64>
    %37 = "stablehlo.subtract"(%34, %35) : (tensor<2x2x2x3x5xf64>, tensor<2x2x2x3x5xf64>) -> tensor<2x2x2x3x5xf64>
    %38 = "stablehlo.exponential"(%37) : (tensor<2x2x2x3x5xf64>) -> tensor<2x2x2x3x5xf64>
    %39 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %40 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %41 = "stablehlo.multiply"(%19, %40) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %42 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %43 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %44 = "stablehlo.multiply"(%19, %43) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %45 = "stablehlo.dot_general"(%38, %5) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [2, 3], rhs_contracting_dimensions = [2, 3]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x2x2x3x5xf64>, tensor<2x2x2x3x8xf64>) -> tensor<2x2x5x8xf64>
    %46 = "stablehlo.dot_general"(%5, %arg3) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x2x2x3x8xf64>, tensor<2x2x5x8xf64>) -> tensor<2x2x2x3x5xf64>
    %47 = "stablehlo.subtract"(%46, %36) : (tensor<2x2x2x3x5xf64>, tensor<2x2x2x3x5xf64>) -> tensor<2x2x2x3x5xf64>
    %48 = "stablehlo.multiply"(%38, %47) : (tensor<2x2x2x3x5xf64>, tensor<2x2x2x3x5xf64>) -> tensor<2x2x2x3x5xf64>
    %49 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<2x2x2x3x5xf64>
    %50 = "stablehlo.multiply"(%48, %49) : (tensor<2x2x2x3x5xf64>, tensor<2x2x2x3x5xf64>) -> tensor<2x2x2x3x5xf64>
    %51 = "stablehlo.dot_general"(%50, %arg2) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x2x2x3x5xf64>, tensor<2x2x5x8xf64>) -> tensor<2x2x2x3x8xf64>
    %52 = "stablehlo.dot_general"(%50, %4) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [2, 3], rhs_contracting_dimensions = [2, 3]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x2x2x3x5xf64>, tensor<2x2x2x3x8xf64>) -> tensor<2x2x5x8xf64>
    %53 = "stablehlo.reshape"(%51) : (tensor<2x2x2x3x8xf64>) -> tensor<2x4x3x8xf64>
    return %53, %52, %45 : tensor<2x4x3x8xf64>, tensor<2x2x5x8xf64>, tensor<2x2x5x8xf64>
  }
}
