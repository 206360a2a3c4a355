// aten::_scaled_dot_product_flash_attention_for_cpu_backward(Tensor grad_out, Tensor query, Tensor key, Tensor value, Tensor out, Tensor logsumexp, float dropout_p, bool is_causal, *, Tensor? attn_mask=None, float? scale=None) -> (Tensor grad_query, Tensor grad_key, Tensor grad_value)

// T[2,4,3,8] T[2,4,3,8] T[2,2,5,8] T[2,2,5,8] T[2,4,3,8] f32[2,4,3] 0.0 true, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x4x3x8xf32>, %arg1: tensor<2x4x3x8xf32>, %arg2: tensor<2x2x5x8xf32>, %arg3: tensor<2x2x5x8xf32>, %arg4: tensor<2x4x3x8xf32>, %arg5: tensor<2x4x3xf32>) -> (tensor<2x4x3x8xf32>, tensor<2x2x5x8xf32>, tensor<2x2x5x8xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %1 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %2 = "stablehlo.reshape"(%arg1) : (tensor<2x4x3x8xf32>) -> tensor<2x2x2x3x8xf32>
    %3 = "stablehlo.constant"() <{value = dense<0.35355339059327373> : tensor<f32>}> : () -> tensor<f32>
    %4 = "stablehlo.reshape"(%arg0) : (tensor<2x4x3x8xf32>) -> tensor<2x2x2x3x8xf32>
    %5 = "stablehlo.reshape"(%arg4) : (tensor<2x4x3x8xf32>) -> tensor<2x2x2x3x8xf32>
    %6 = "stablehlo.multiply"(%4, %5) : (tensor<2x2x2x3x8xf32>, tensor<2x2x2x3x8xf32>) -> tensor<2x2x2x3x8xf32>
    %7 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %11 = "stablehlo.reduce"(%6, %7) <{dimensions = array<i64: 4>}> ({
    ^bb0(%r8: tensor<f32>, %r9: tensor<f32>):
      %10 = "stablehlo.add"(%r8, %r9) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%10) : (tensor<f32>) -> ()
    }) : (tensor<2x2x2x3x8xf32>, tensor<f32>) -> tensor<2x2x2x3xf32>
    %12 = "stablehlo.reshape"(%arg5) : (tensor<2x4x3xf32>) -> tensor<2x2x2x3xf32>
    %13 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x2x3x8xf32>}> : () -> tensor<2x2x2x3x8xf32>
    %14 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x5x8xf32>}> : () -> tensor<2x2x5x8xf32>
    %15 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x5x8xf32>}> : () -> tensor<2x2x5x8xf32>
    %16 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x2x3x0xf32>}> : () -> tensor<2x2x2x3x0xf32>
    %17 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %18 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %19 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %20 = "stablehlo.multiply"(%17, %19) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %21 = "stablehlo.dot_general"(%2, %arg2) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x2x2x3x8xf32>, tensor<2x2x5x8xf32>) -> tensor<2x2x2x3x5xf32>
    %22 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x2x3x5xf32>
    %23 = "stablehlo.multiply"(%21, %22) : (tensor<2x2x2x3x5xf32>, tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xf32>
    %24 = "stablehlo.iota"() <{iota_dimension = 4 : i64}> : () -> tensor<2x2x2x3x5xi32>
    %25 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %26 = "stablehlo.multiply"(%17, %25) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %27 = "stablehlo.broadcast_in_dim"(%26) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x2x2x3x5xi32>
    %28 = "stablehlo.add"(%24, %27) : (tensor<2x2x2x3x5xi32>, tensor<2x2x2x3x5xi32>) -> tensor<2x2x2x3x5xi32>
    %29 = "stablehlo.iota"() <{iota_dimension = 3 : i64}> : () -> tensor<2x2x2x3x5xi32>
    %30 = "stablehlo.compare"(%28, %29) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x2x2x3x5xi32>, tensor<2x2x2x3x5xi32>) -> tensor<2x2x2x3x5xi1>
    %31 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x2x2x3x5xf32>}> : () -> tensor<2x2x2x3x5xf32>
    %32 = "stablehlo.select"(%30, %23, %31) : (tensor<2x2x2x3x5xi1>, tensor<2x2x2x3x5xf32>, tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xf32>
    %33 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x2x2x3xf32>) -> tensor<2x2x2x3x5xf32>
    %34 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x2x2x3xf32>) -> tensor<2x2x2x3x5xf32>
    %35 = "stablehlo.subtract"(%32, %33) : (tensor<2x2x2x3x5xf32>, tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xf32>
    %36 = "stablehlo.exponential"(%35) : (tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xf32>
    %37 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %38 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %39 = "stablehlo.multiply"(%17, %38) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %40 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %41 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %42 = "stablehlo.multiply"(%17, %41) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %43 = "stablehlo.dot_general"(%36, %4) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [2, 3], rhs_contracting_dimensions = [2, 3]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x2x2x3x5xf32>, tensor<2x2x2x3x8xf32>) -> tensor<2x2x5x8xf32>
    %44 = "stablehlo.dot_general"(%4, %arg3) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x2x2x3x8xf32>, tensor<2x2x5x8xf32>) -> tensor<2x2x2x3x5xf32>
    %45 = "stablehlo.subtract"(%44, %34) : (tensor<2x2x2x3x5xf32>, tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xf32>
    %46 = "stablehlo.multiply"(%36, %45) : (tensor<2x2x2x3x5xf32>, tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xf32>
    %47 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x2x3x5xf32>
    %48 = "stablehlo.multiply"(%46, %47) : (tensor<2x2x2x3x5xf32>, tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xf32>
    %49 = "stablehlo.dot_general"(%48, %arg2) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x2x2x3x5xf32>, tensor<2x2x5x8xf32>) -> tensor<2x2x2x3x8xf32>
    %50 = "stablehlo.dot_general"(%48, %2) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [2, 3], rhs_contracting_dimensions = [2, 3]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x2x2x3x5xf32>, tensor<2x2x2x3x8xf32>) -> tensor<2x2x5x8xf32>
    %51 = "stablehlo.reshape"(%49) : (tensor<2x2x2x3x8xf32>) -> tensor<2x4x3x8xf32>
    return %51, %50, %43 : tensor<2x4x3x8xf32>, tensor<2x2x5x8xf32>, tensor<2x2x5x8xf32>
  }
}

// T[2,4,3,8] T[2,4,3,8] T[2,2,5,8] T[2,2,5,8] T[2,4,3,8] f32[2,4,3] 0.0 true, T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x4x3x8xbf16>, %arg1: tensor<2x4x3x8xbf16>, %arg2: tensor<2x2x5x8xbf16>, %arg3: tensor<2x2x5x8xbf16>, %arg4: tensor<2x4x3x8xbf16>, %arg5: tensor<2x4x3xf32>) -> (tensor<2x4x3x8xbf16>, tensor<2x2x5x8xbf16>, tensor<2x2x5x8xbf16>) {
    %0 = "stablehlo.constant"() <{value = dense<0.0> : tensor<bf16>}> : () -> tensor<bf16>
    %1 = "stablehlo.constant"() <{value = dense<0.0> : tensor<bf16>}> : () -> tensor<bf16>
    %2 = "stablehlo.reshape"(%arg1) : (tensor<2x4x3x8xbf16>) -> tensor<2x2x2x3x8xbf16>
    %3 = "stablehlo.constant"() <{value = dense<0.35355339059327373> : tensor<f32>}> : () -> tensor<f32>
    %4 = "stablehlo.reshape"(%arg0) : (tensor<2x4x3x8xbf16>) -> tensor<2x2x2x3x8xbf16>
    %5 = "stablehlo.reshape"(%arg4) : (tensor<2x4x3x8xbf16>) -> tensor<2x2x2x3x8xbf16>
    %6 = "stablehlo.convert"(%4) : (tensor<2x2x2x3x8xbf16>) -> tensor<2x2x2x3x8xf32>
    %7 = "stablehlo.convert"(%5) : (tensor<2x2x2x3x8xbf16>) -> tensor<2x2x2x3x8xf32>
    %8 = "stablehlo.multiply"(%6, %7) : (tensor<2x2x2x3x8xf32>, tensor<2x2x2x3x8xf32>) -> tensor<2x2x2x3x8xf32>
    %9 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %13 = "stablehlo.reduce"(%8, %9) <{dimensions = array<i64: 4>}> ({
    ^bb0(%r10: tensor<f32>, %r11: tensor<f32>):
      %12 = "stablehlo.add"(%r10, %r11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%12) : (tensor<f32>) -> ()
    }) : (tensor<2x2x2x3x8xf32>, tensor<f32>) -> tensor<2x2x2x3xf32>
    %14 = "stablehlo.reshape"(%arg5) : (tensor<2x4x3xf32>) -> tensor<2x2x2x3xf32>
    %15 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x2x3x8xf32>}> : () -> tensor<2x2x2x3x8xf32>
    %16 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x5x8xf32>}> : () -> tensor<2x2x5x8xf32>
    %17 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x5x8xf32>}> : () -> tensor<2x2x5x8xf32>
    %18 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x2x3x0xf32>}> : () -> tensor<2x2x2x3x0xf32>
    %19 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %20 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %21 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %22 = "stablehlo.multiply"(%19, %21) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %23 = "stablehlo.convert"(%2) : (tensor<2x2x2x3x8xbf16>) -> tensor<2x2x2x3x8xf32>
    %24 = "stablehlo.convert"(%arg2) : (tensor<2x2x5x8xbf16>) -> tensor<2x2x5x8xf32>
    %25 = "stablehlo.dot_general"(%23, %24) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x2x2x3x8xf32>, tensor<2x2x5x8xf32>) -> tensor<2x2x2x3x5xf32>
    %26 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x2x3x5xf32>
    %27 = "stablehlo.multiply"(%25, %26) : (tensor<2x2x2x3x5xf32>, tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xf32>
    %28 = "stablehlo.iota"() <{iota_dimension = 4 : i64}> : () -> tensor<2x2x2x3x5xi32>
    %29 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %30 = "stablehlo.multiply"(%19, %29) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %31 = "stablehlo.broadcast_in_dim"(%30) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x2x2x3x5xi32>
    %32 = "stablehlo.add"(%28, %31) : (tensor<2x2x2x3x5xi32>, tensor<2x2x2x3x5xi32>) -> tensor<2x2x2x3x5xi32>
    %33 = "stablehlo.iota"() <{iota_dimension = 3 : i64}> : () -> tensor<2x2x2x3x5xi32>
    %34 = "stablehlo.compare"(%32, %33) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x2x2x3x5xi32>, tensor<2x2x2x3x5xi32>) -> tensor<2x2x2x3x5xi1>
    %35 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x2x2x3x5xf32>}> : () -> tensor<2x2x2x3x5xf32>
    %36 = "stablehlo.select"(%34, %27, %35) : (tensor<2x2x2x3x5xi1>, tensor<2x2x2x3x5xf32>, tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xf32>
    %37 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x2x2x3xf32>) -> tensor<2x2x2x3x5xf32>
    %38 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x2x2x3xf32>) -> tensor<2x2x2x3x5xf32>
    %39 = "stablehlo.subtract"(%36, %37) : (tensor<2x2x2x3x5xf32>, tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xf32>
    %40 = "stablehlo.exponential"(%39) : (tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xf32>
    %41 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %42 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %43 = "stablehlo.multiply"(%19, %42) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %44 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %45 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %46 = "stablehlo.multiply"(%19, %45) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %47 = "stablehlo.convert"(%40) : (tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xbf16>
    %48 = "stablehlo.dot_general"(%47, %4) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [2, 3], rhs_contracting_dimensions = [2, 3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x2x2x3x5xbf16>, tensor<2x2x2x3x8xbf16>) -> tensor<2x2x5x8xbf16>
    %49 = "stablehlo.convert"(%4) : (tensor<2x2x2x3x8xbf16>) -> tensor<2x2x2x3x8xf32>
    %50 = "stablehlo.convert"(%arg3) : (tensor<2x2x5x8xbf16>) -> tensor<2x2x5x8xf32>
    %51 = "stablehlo.dot_general"(%49, %50) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x2x2x3x8xf32>, tensor<2x2x5x8xf32>) -> tensor<2x2x2x3x5xf32>
    %52 = "stablehlo.subtract"(%51, %38) : (tensor<2x2x2x3x5xf32>, tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xf32>
    %53 = "stablehlo.multiply"(%40, %52) : (tensor<2x2x2x3x5xf32>, tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xf32>
    %54 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x2x3x5xf32>
    %55 = "stablehlo.multiply"(%53, %54) : (tensor<2x2x2x3x5xf32>, tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xf32>
    %56 = "stablehlo.convert"(%55) : (tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xbf16>
    %57 = "stablehlo.dot_general"(%56, %arg2) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x2x2x3x5xbf16>, tensor<2x2x5x8xbf16>) -> tensor<2x2x2x3x8xbf16>
    %58 = "stablehlo.dot_general"(%56, %2) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [2, 3], rhs_contracting_dimensions = [2, 3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x2x2x3x5xbf16>, tensor<2x2x2x3x8xbf16>) -> tensor<2x2x5x8xbf16>
    %59 = "stablehlo.reshape"(%57) : (tensor<2x2x2x3x8xbf16>) -> tensor<2x4x3x8xbf16>
    return %59, %58, %48 : tensor<2x4x3x8xbf16>, tensor<2x2x5x8xbf16>, tensor<2x2x5x8xbf16>
  }
}

// T[2,4,3,8] T[2,4,3,8] T[2,2,5,8] T[2,2,5,8] T[2,4,3,8] f32[2,4,3] 0.0 true, T = float16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x4x3x8xf16>, %arg1: tensor<2x4x3x8xf16>, %arg2: tensor<2x2x5x8xf16>, %arg3: tensor<2x2x5x8xf16>, %arg4: tensor<2x4x3x8xf16>, %arg5: tensor<2x4x3xf32>) -> (tensor<2x4x3x8xf16>, tensor<2x2x5x8xf16>, tensor<2x2x5x8xf16>) {
    %0 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f16>}> : () -> tensor<f16>
    %1 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f16>}> : () -> tensor<f16>
    %2 = "stablehlo.reshape"(%arg1) : (tensor<2x4x3x8xf16>) -> tensor<2x2x2x3x8xf16>
    %3 = "stablehlo.constant"() <{value = dense<0.35355339059327373> : tensor<f32>}> : () -> tensor<f32>
    %4 = "stablehlo.reshape"(%arg0) : (tensor<2x4x3x8xf16>) -> tensor<2x2x2x3x8xf16>
    %5 = "stablehlo.reshape"(%arg4) : (tensor<2x4x3x8xf16>) -> tensor<2x2x2x3x8xf16>
    %6 = "stablehlo.convert"(%4) : (tensor<2x2x2x3x8xf16>) -> tensor<2x2x2x3x8xf32>
    %7 = "stablehlo.convert"(%5) : (tensor<2x2x2x3x8xf16>) -> tensor<2x2x2x3x8xf32>
    %8 = "stablehlo.multiply"(%6, %7) : (tensor<2x2x2x3x8xf32>, tensor<2x2x2x3x8xf32>) -> tensor<2x2x2x3x8xf32>
    %9 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %13 = "stablehlo.reduce"(%8, %9) <{dimensions = array<i64: 4>}> ({
    ^bb0(%r10: tensor<f32>, %r11: tensor<f32>):
      %12 = "stablehlo.add"(%r10, %r11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%12) : (tensor<f32>) -> ()
    }) : (tensor<2x2x2x3x8xf32>, tensor<f32>) -> tensor<2x2x2x3xf32>
    %14 = "stablehlo.reshape"(%arg5) : (tensor<2x4x3xf32>) -> tensor<2x2x2x3xf32>
    %15 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x2x3x8xf32>}> : () -> tensor<2x2x2x3x8xf32>
    %16 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x5x8xf32>}> : () -> tensor<2x2x5x8xf32>
    %17 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x5x8xf32>}> : () -> tensor<2x2x5x8xf32>
    %18 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x2x3x0xf32>}> : () -> tensor<2x2x2x3x0xf32>
    %19 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %20 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %21 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %22 = "stablehlo.multiply"(%19, %21) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %23 = "stablehlo.convert"(%2) : (tensor<2x2x2x3x8xf16>) -> tensor<2x2x2x3x8xf32>
    %24 = "stablehlo.convert"(%arg2) : (tensor<2x2x5x8xf16>) -> tensor<2x2x5x8xf32>
    %25 = "stablehlo.dot_general"(%23, %24) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x2x2x3x8xf32>, tensor<2x2x5x8xf32>) -> tensor<2x2x2x3x5xf32>
    %26 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x2x3x5xf32>
    %27 = "stablehlo.multiply"(%25, %26) : (tensor<2x2x2x3x5xf32>, tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xf32>
    %28 = "stablehlo.iota"() <{iota_dimension = 4 : i64}> : () -> tensor<2x2x2x3x5xi32>
    %29 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %30 = "stablehlo.multiply"(%19, %29) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %31 = "stablehlo.broadcast_in_dim"(%30) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x2x2x3x5xi32>
    %32 = "stablehlo.add"(%28, %31) : (tensor<2x2x2x3x5xi32>, tensor<2x2x2x3x5xi32>) -> tensor<2x2x2x3x5xi32>
    %33 = "stablehlo.iota"() <{iota_dimension = 3 : i64}> : () -> tensor<2x2x2x3x5xi32>
    %34 = "stablehlo.compare"(%32, %33) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x2x2x3x5xi32>, tensor<2x2x2x3x5xi32>) -> tensor<2x2x2x3x5xi1>
    %35 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x2x2x3x5xf32>}> : () -> tensor<2x2x2x3x5xf32>
    %36 = "stablehlo.select"(%34, %27, %35) : (tensor<2x2x2x3x5xi1>, tensor<2x2x2x3x5xf32>, tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xf32>
    %37 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x2x2x3xf32>) -> tensor<2x2x2x3x5xf32>
    %38 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x2x2x3xf32>) -> tensor<2x2x2x3x5xf32>
    %39 = "stablehlo.subtract"(%36, %37) : (tensor<2x2x2x3x5xf32>, tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xf32>
    %40 = "stablehlo.exponential"(%39) : (tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xf32>
    %41 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %42 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %43 = "stablehlo.multiply"(%19, %42) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %44 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %45 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %46 = "stablehlo.multiply"(%19, %45) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %47 = "stablehlo.convert"(%40) : (tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xf16>
    %48 = "stablehlo.convert"(%47) : (tensor<2x2x2x3x5xf16>) -> tensor<2x2x2x3x5xf32>
    %49 = "stablehlo.convert"(%4) : (tensor<2x2x2x3x8xf16>) -> tensor<2x2x2x3x8xf32>
    %50 = "stablehlo.dot_general"(%48, %49) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [2, 3], rhs_contracting_dimensions = [2, 3]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x2x2x3x5xf32>, tensor<2x2x2x3x8xf32>) -> tensor<2x2x5x8xf32>
    %51 = "stablehlo.convert"(%50) : (tensor<2x2x5x8xf32>) -> tensor<2x2x5x8xf16>
    %52 = "stablehlo.convert"(%4) : (tensor<2x2x2x3x8xf16>) -> tensor<2x2x2x3x8xf32>
    %53 = "stablehlo.convert"(%arg3) : (tensor<2x2x5x8xf16>) -> tensor<2x2x5x8xf32>
    %54 = "stablehlo.dot_general"(%52, %53) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x2x2x3x8xf32>, tensor<2x2x5x8xf32>) -> tensor<2x2x2x3x5xf32>
    %55 = "stablehlo.subtract"(%54, %38) : (tensor<2x2x2x3x5xf32>, tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xf32>
    %56 = "stablehlo.multiply"(%40, %55) : (tensor<2x2x2x3x5xf32>, tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xf32>
    %57 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x2x3x5xf32>
    %58 = "stablehlo.multiply"(%56, %57) : (tensor<2x2x2x3x5xf32>, tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xf32>
    %59 = "stablehlo.convert"(%58) : (tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xf16>
    %60 = "stablehlo.convert"(%59) : (tensor<2x2x2x3x5xf16>) -> tensor<2x2x2x3x5xf32>
    %61 = "stablehlo.convert"(%arg2) : (tensor<2x2x5x8xf16>) -> tensor<2x2x5x8xf32>
    %62 = "stablehlo.dot_general"(%60, %61) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x2x2x3x5xf32>, tensor<2x2x5x8xf32>) -> tensor<2x2x2x3x8xf32>
    %63 = "stablehlo.convert"(%62) : (tensor<2x2x2x3x8xf32>) -> tensor<2x2x2x3x8xf16>
    %64 = "stablehlo.convert"(%59) : (tensor<2x2x2x3x5xf16>) -> tensor<2x2x2x3x5xf32>
    %65 = "stablehlo.convert"(%2) : (tensor<2x2x2x3x8xf16>) -> tensor<2x2x2x3x8xf32>
    %66 = "stablehlo.dot_general"(%64, %65) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [2, 3], rhs_contracting_dimensions = [2, 3]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x2x2x3x5xf32>, tensor<2x2x2x3x8xf32>) -> tensor<2x2x5x8xf32>
    %67 = "stablehlo.convert"(%66) : (tensor<2x2x5x8xf32>) -> tensor<2x2x5x8xf16>
    %68 = "stablehlo.reshape"(%63) : (tensor<2x2x2x3x8xf16>) -> tensor<2x4x3x8xf16>
    return %68, %67, %51 : tensor<2x4x3x8xf16>, tensor<2x2x5x8xf16>, tensor<2x2x5x8xf16>
  }
}

// T[2,4,3,8] T[2,4,3,8] T[2,2,5,8] T[2,2,5,8] T[2,4,3,8] f32[2,4,3] 0.0 true, T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x4x3x8xf64>, %arg1: tensor<2x4x3x8xf64>, %arg2: tensor<2x2x5x8xf64>, %arg3: tensor<2x2x5x8xf64>, %arg4: tensor<2x4x3x8xf64>, %arg5: tensor<2x4x3xf32>) -> (tensor<2x4x3x8xf64>, tensor<2x2x5x8xf64>, tensor<2x2x5x8xf64>) {
    %0 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %1 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %2 = "stablehlo.reshape"(%arg1) : (tensor<2x4x3x8xf64>) -> tensor<2x2x2x3x8xf64>
    %3 = "stablehlo.constant"() <{value = dense<0.35355339059327373> : tensor<f64>}> : () -> tensor<f64>
    %4 = "stablehlo.reshape"(%arg0) : (tensor<2x4x3x8xf64>) -> tensor<2x2x2x3x8xf64>
    %5 = "stablehlo.reshape"(%arg4) : (tensor<2x4x3x8xf64>) -> tensor<2x2x2x3x8xf64>
    %6 = "stablehlo.multiply"(%4, %5) : (tensor<2x2x2x3x8xf64>, tensor<2x2x2x3x8xf64>) -> tensor<2x2x2x3x8xf64>
    %7 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %11 = "stablehlo.reduce"(%6, %7) <{dimensions = array<i64: 4>}> ({
    ^bb0(%r8: tensor<f64>, %r9: tensor<f64>):
      %10 = "stablehlo.add"(%r8, %r9) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%10) : (tensor<f64>) -> ()
    }) : (tensor<2x2x2x3x8xf64>, tensor<f64>) -> tensor<2x2x2x3xf64>
    %12 = "stablehlo.convert"(%arg5) : (tensor<2x4x3xf32>) -> tensor<2x4x3xf64>
    %13 = "stablehlo.reshape"(%12) : (tensor<2x4x3xf64>) -> tensor<2x2x2x3xf64>
    %14 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x2x3x8xf64>}> : () -> tensor<2x2x2x3x8xf64>
    %15 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x5x8xf64>}> : () -> tensor<2x2x5x8xf64>
    %16 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x5x8xf64>}> : () -> tensor<2x2x5x8xf64>
    %17 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x2x3x0xf64>}> : () -> tensor<2x2x2x3x0xf64>
    %18 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %19 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %20 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %21 = "stablehlo.multiply"(%18, %20) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %22 = "stablehlo.dot_general"(%2, %arg2) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x2x2x3x8xf64>, tensor<2x2x5x8xf64>) -> tensor<2x2x2x3x5xf64>
    %23 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<2x2x2x3x5xf64>
    %24 = "stablehlo.multiply"(%22, %23) : (tensor<2x2x2x3x5xf64>, tensor<2x2x2x3x5xf64>) -> tensor<2x2x2x3x5xf64>
    %25 = "stablehlo.iota"() <{iota_dimension = 4 : i64}> : () -> tensor<2x2x2x3x5xi32>
    %26 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %27 = "stablehlo.multiply"(%18, %26) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %28 = "stablehlo.broadcast_in_dim"(%27) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x2x2x3x5xi32>
    %29 = "stablehlo.add"(%25, %28) : (tensor<2x2x2x3x5xi32>, tensor<2x2x2x3x5xi32>) -> tensor<2x2x2x3x5xi32>
    %30 = "stablehlo.iota"() <{iota_dimension = 3 : i64}> : () -> tensor<2x2x2x3x5xi32>
    %31 = "stablehlo.compare"(%29, %30) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x2x2x3x5xi32>, tensor<2x2x2x3x5xi32>) -> tensor<2x2x2x3x5xi1>
    %32 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<2x2x2x3x5xf64>}> : () -> tensor<2x2x2x3x5xf64>
    %33 = "stablehlo.select"(%31, %24, %32) : (tensor<2x2x2x3x5xi1>, tensor<2x2x2x3x5xf64>, tensor<2x2x2x3x5xf64>) -> tensor<2x2x2x3x5xf64>
    %34 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x2x2x3xf64>) -> tensor<2x2x2x3x5xf64>
    %35 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x2x2x3xf64>) -> tensor<2x2x2x3x5xf64>
    %36 = "stablehlo.subtract"(%33, %34) : (tensor<2x2x2x3x5xf64>, tensor<2x2x2x3x5xf64>) -> tensor<2x2x2x3x5xf64>
    %37 = "stablehlo.exponential"(%36) : (tensor<2x2x2x3x5xf64>) -> tensor<2x2x2x3x5xf64>
    %38 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %39 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %40 = "stablehlo.multiply"(%18, %39) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %41 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %42 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %43 = "stablehlo.multiply"(%18, %42) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %44 = "stablehlo.dot_general"(%37, %4) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [2, 3], rhs_contracting_dimensions = [2, 3]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x2x2x3x5xf64>, tensor<2x2x2x3x8xf64>) -> tensor<2x2x5x8xf64>
    %45 = "stablehlo.dot_general"(%4, %arg3) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x2x2x3x8xf64>, tensor<2x2x5x8xf64>) -> tensor<2x2x2x3x5xf64>
    %46 = "stablehlo.subtract"(%45, %35) : (tensor<2x2x2x3x5xf64>, tensor<2x2x2x3x5xf64>) -> tensor<2x2x2x3x5xf64>
    %47 = "stablehlo.multiply"(%37, %46) : (tensor<2x2x2x3x5xf64>, tensor<2x2x2x3x5xf64>) -> tensor<2x2x2x3x5xf64>
    %48 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<2x2x2x3x5xf64>
    %49 = "stablehlo.multiply"(%47, %48) : (tensor<2x2x2x3x5xf64>, tensor<2x2x2x3x5xf64>) -> tensor<2x2x2x3x5xf64>
    %50 = "stablehlo.dot_general"(%49, %arg2) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x2x2x3x5xf64>, tensor<2x2x5x8xf64>) -> tensor<2x2x2x3x8xf64>
    %51 = "stablehlo.dot_general"(%49, %2) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [2, 3], rhs_contracting_dimensions = [2, 3]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x2x2x3x5xf64>, tensor<2x2x2x3x8xf64>) -> tensor<2x2x5x8xf64>
    %52 = "stablehlo.reshape"(%50) : (tensor<2x2x2x3x8xf64>) -> tensor<2x4x3x8xf64>
    return %52, %51, %44 : tensor<2x4x3x8xf64>, tensor<2x2x5x8xf64>, tensor<2x2x5x8xf64>
  }
}
