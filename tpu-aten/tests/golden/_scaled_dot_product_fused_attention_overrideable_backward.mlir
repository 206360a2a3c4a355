// aten::_scaled_dot_product_fused_attention_overrideable_backward(Tensor grad_out, Tensor query, Tensor key, Tensor value, Tensor attn_bias, bool[4] grad_input_mask, Tensor out, Tensor logsumexp, Tensor cum_seq_q, Tensor cum_seq_k, SymInt max_q, SymInt max_k, float dropout_p, bool is_causal, Tensor philox_seed, Tensor philox_offset, *, float? scale=None) -> (Tensor grad_query, Tensor grad_key, Tensor grad_value, Tensor grad_attn_bias)

// T[2,4,3,6] T[2,4,3,8] T[2,2,5,8] T[2,2,5,6] none (true,true,true,false) T[2,4,3,6] f32[2,4,3] none none 3 5 0.0 true i64[] i64[], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x4x3x6xf32>, %arg1: tensor<2x4x3x8xf32>, %arg2: tensor<2x2x5x8xf32>, %arg3: tensor<2x2x5x6xf32>, %arg4: tensor<2x4x3x6xf32>, %arg5: tensor<2x4x3xf32>, %arg6: tensor<i64>, %arg7: tensor<i64>) -> (tensor<2x4x3x8xf32>, tensor<2x2x5x8xf32>, tensor<2x2x5x6xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %1 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %2 = "stablehlo.reshape"(%arg1) : (tensor<2x4x3x8xf32>) -> tensor<2x2x2x3x8xf32>
    %3 = "stablehlo.constant"() <{value = dense<0.35355339059327373> : tensor<f32>}> : () -> tensor<f32>
    %4 = "stablehlo.optimization_barrier"(%2) : (tensor<2x2x2x3x8xf32>) -> tensor<2x2x2x3x8xf32>
    %5 = "stablehlo.reshape"(%arg0) : (tensor<2x4x3x6xf32>) -> tensor<2x2x2x3x6xf32>
    %6 = "stablehlo.reshape"(%arg4) : (tensor<2x4x3x6xf32>) -> tensor<2x2x2x3x6xf32>
    %7 = "stablehlo.multiply"(%5, %6) : (tensor<2x2x2x3x6xf32>, tensor<2x2x2x3x6xf32>) -> tensor<2x2x2x3x6xf32>
    %8 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %12 = "stablehlo.reduce"(%7, %8) <{dimensions = array<i64: 4>}> ({
    ^bb0(%r9: tensor<f32>, %r10: tensor<f32>):
      %11 = "stablehlo.add"(%r9, %r10) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%11) : (tensor<f32>) -> ()
    }) : (tensor<2x2x2x3x6xf32>, tensor<f32>) -> tensor<2x2x2x3xf32>
    %13 = "stablehlo.reshape"(%arg5) : (tensor<2x4x3xf32>) -> tensor<2x2x2x3xf32>
    %14 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x2x3x8xf32>}> : () -> tensor<2x2x2x3x8xf32>
    %15 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x5x8xf32>}> : () -> tensor<2x2x5x8xf32>
    %16 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x5x6xf32>}> : () -> tensor<2x2x5x6xf32>
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
    %44 = "stablehlo.dot_general"(%37, %5) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [2, 3], rhs_contracting_dimensions = [2, 3]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x2x2x3x5xf32>, tensor<2x2x2x3x6xf32>) -> tensor<2x2x5x6xf32>
    %45 = "stablehlo.dot_general"(%5, %arg3) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x2x2x3x6xf32>, tensor<2x2x5x6xf32>) -> tensor<2x2x2x3x5xf32>
    %46 = "stablehlo.subtract"(%45, %35) : (tensor<2x2x2x3x5xf32>, tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xf32>
    %47 = "stablehlo.multiply"(%37, %46) : (tensor<2x2x2x3x5xf32>, tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xf32>
    %48 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x2x3x5xf32>
    %49 = "stablehlo.multiply"(%47, %48) : (tensor<2x2x2x3x5xf32>, tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xf32>
    %50 = "stablehlo.dot_general"(%49, %arg2) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x2x2x3x5xf32>, tensor<2x2x5x8xf32>) -> tensor<2x2x2x3x8xf32>
    %51 = "stablehlo.dot_general"(%49, %4) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [2, 3], rhs_contracting_dimensions = [2, 3]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x2x2x3x5xf32>, tensor<2x2x2x3x8xf32>) -> tensor<2x2x5x8xf32>
    %52 = "stablehlo.reshape"(%50) : (tensor<2x2x2x3x8xf32>) -> tensor<2x4x3x8xf32>
    return %52, %51, %44 : tensor<2x4x3x8xf32>, tensor<2x2x5x8xf32>, tensor<2x2x5x6xf32>
  }
}

// T[2,4,3,8] T[2,4,3,8] T[2,4,5,8] T[2,4,5,8] T[2,1,3,5] (true,true,true,true) T[2,4,3,8] f32[2,4,3] none none 3 5 0.5 false i64[] i64[] 0.5, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x4x3x8xf32>, %arg1: tensor<2x4x3x8xf32>, %arg2: tensor<2x4x5x8xf32>, %arg3: tensor<2x4x5x8xf32>, %arg4: tensor<2x1x3x5xf32>, %arg5: tensor<2x4x3x8xf32>, %arg6: tensor<2x4x3xf32>, %arg7: tensor<i64>, %arg8: tensor<i64>, %s0: tensor<f32>, %s1: tensor<f32>) -> (tensor<2x4x3x8xf32>, tensor<2x4x5x8xf32>, tensor<2x4x5x8xf32>, tensor<2x1x3x5xf32>) {
    %0 = "stablehlo.bitcast_convert"(%arg7) : (tensor<i64>) -> tensor<ui64>
    %1 = "stablehlo.reshape"(%0) : (tensor<ui64>) -> tensor<1xui64>
    %2 = "stablehlo.bitcast_convert"(%arg8) : (tensor<i64>) -> tensor<ui64>
    %3 = "stablehlo.reshape"(%2) : (tensor<ui64>) -> tensor<1xui64>
    %4 = "stablehlo.concatenate"(%1, %3) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %5 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %6 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %7 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %8 = "stablehlo.optimization_barrier"(%arg1) : (tensor<2x4x3x8xf32>) -> tensor<2x4x3x8xf32>
    %9 = "stablehlo.multiply"(%arg0, %arg5) : (tensor<2x4x3x8xf32>, tensor<2x4x3x8xf32>) -> tensor<2x4x3x8xf32>
    %10 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %14 = "stablehlo.reduce"(%9, %10) <{dimensions = array<i64: 3>}> ({
    ^bb0(%r11: tensor<f32>, %r12: tensor<f32>):
      %13 = "stablehlo.add"(%r11, %r12) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%13) : (tensor<f32>) -> ()
    }) : (tensor<2x4x3x8xf32>, tensor<f32>) -> tensor<2x4x3xf32>
    %15 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x4x3x8xf32>}> : () -> tensor<2x4x3x8xf32>
    %16 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x4x5x8xf32>}> : () -> tensor<2x4x5x8xf32>
    %17 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x4x5x8xf32>}> : () -> tensor<2x4x5x8xf32>
    %18 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x4x3x5xf32>}> : () -> tensor<2x4x3x5xf32>
    %19 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %20 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %21 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %22 = "stablehlo.multiply"(%19, %21) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %23 = "stablehlo.dot_general"(%8, %arg2) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x4x3x8xf32>, tensor<2x4x5x8xf32>) -> tensor<2x4x3x5xf32>
    %24 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4x3x5xf32>
    %25 = "stablehlo.multiply"(%23, %24) : (tensor<2x4x3x5xf32>, tensor<2x4x3x5xf32>) -> tensor<2x4x3x5xf32>
    %26 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %27 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %28 = "stablehlo.multiply"(%19, %27) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %29 = "stablehlo.broadcast_in_dim"(%arg4) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x1x3x5xf32>) -> tensor<2x4x3x5xf32>
    %30 = "stablehlo.add"(%25, %29) : (tensor<2x4x3x5xf32>, tensor<2x4x3x5xf32>) -> tensor<2x4x3x5xf32>
    %31 = "stablehlo.broadcast_in_dim"(%arg6) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x4x3xf32>) -> tensor<2x4x3x5xf32>
    %32 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x4x3xf32>) -> tensor<2x4x3x5xf32>
    %33 = "stablehlo.subtract"(%30, %31) : (tensor<2x4x3x5xf32>, tensor<2x4x3x5xf32>) -> tensor<2x4x3x5xf32>
    %34 = "stablehlo.exponential"(%33) : (tensor<2x4x3x5xf32>) -> tensor<2x4x3x5xf32>
    %35 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %36 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %37 = "stablehlo.multiply"(%19, %36) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %38 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %39 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %40 = "stablehlo.multiply"(%19, %39) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %41 = "stablehlo.convert"(%19) : (tensor<i32>) -> tensor<ui64>
    %42 = "stablehlo.constant"() <{value = dense<61> : tensor<ui64>}> : () -> tensor<ui64>
    %43 = "stablehlo.multiply"(%41, %42) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %44 = "stablehlo.constant"() <{value = dense<0> : tensor<ui64>}> : () -> tensor<ui64>
    %45 = "stablehlo.reshape"(%44) : (tensor<ui64>) -> tensor<1xui64>
    %46 = "stablehlo.reshape"(%43) : (tensor<ui64>) -> tensor<1xui64>
    %47 = "stablehlo.concatenate"(%45, %46) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %48 = "stablehlo.add"(%4, %47) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
    %49:2 = "stablehlo.rng_bit_generator"(%48) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x4x3x5xui32>)
    %50 = "stablehlo.constant"() <{value = dense<8> : tensor<2x4x3x5xui32>}> : () -> tensor<2x4x3x5xui32>
    %51 = "stablehlo.shift_right_logical"(%49#1, %50) : (tensor<2x4x3x5xui32>, tensor<2x4x3x5xui32>) -> tensor<2x4x3x5xui32>
    %52 = "stablehlo.convert"(%51) : (tensor<2x4x3x5xui32>) -> tensor<2x4x3x5xf32>
    %53 = "stablehlo.constant"() <{value = dense<5.960464477539063e-8> : tensor<2x4x3x5xf32>}> : () -> tensor<2x4x3x5xf32>
    %54 = "stablehlo.multiply"(%52, %53) : (tensor<2x4x3x5xf32>, tensor<2x4x3x5xf32>) -> tensor<2x4x3x5xf32>
    %55 = "stablehlo.constant"() <{value = dense<1.0> : tensor<f32>}> : () -> tensor<f32>
    %56 = "stablehlo.subtract"(%55, %s1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %57 = "stablehlo.broadcast_in_dim"(%56) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4x3x5xf32>
    %58 = "stablehlo.compare"(%54, %57) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x4x3x5xf32>, tensor<2x4x3x5xf32>) -> tensor<2x4x3x5xi1>
    %59 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %60 = "stablehlo.compare"(%56, %59) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %61 = "stablehlo.divide"(%55, %56) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %62 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %63 = "stablehlo.select"(%60, %62, %61) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %64 = "stablehlo.broadcast_in_dim"(%63) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4x3x5xf32>
    %65 = "stablehlo.multiply"(%34, %64) : (tensor<2x4x3x5xf32>, tensor<2x4x3x5xf32>) -> tensor<2x4x3x5xf32>
    %66 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x4x3x5xf32>}> : () -> tensor<2x4x3x5xf32>
    %67 = "stablehlo.select"(%58, %65, %66) : (tensor<2x4x3x5xi1>, tensor<2x4x3x5xf32>, tensor<2x4x3x5xf32>) -> tensor<2x4x3x5xf32>
    %68 = "stablehlo.dot_general"(%67, %arg0) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x4x3x5xf32>, tensor<2x4x3x8xf32>) -> tensor<2x4x5x8xf32>
    %69 = "stablehlo.dot_general"(%arg0, %arg3) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x4x3x8xf32>, tensor<2x4x5x8xf32>) -> tensor<2x4x3x5xf32>
    %70 = "stablehlo.convert"(%19) : (tensor<i32>) -> tensor<ui64>
    %71 = "stablehlo.constant"() <{value = dense<61> : tensor<ui64>}> : () -> tensor<ui64>
    %72 = "stablehlo.multiply"(%70, %71) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %73 = "stablehlo.constant"() <{value = dense<0> : tensor<ui64>}> : () -> tensor<ui64>
    %74 = "stablehlo.reshape"(%73) : (tensor<ui64>) -> tensor<1xui64>
    %75 = "stablehlo.reshape"(%72) : (tensor<ui64>) -> tensor<1xui64>
    %76 = "stablehlo.concatenate"(%74, %75) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %77 = "stablehlo.add"(%4, %76) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
    %78:2 = "stablehlo.rng_bit_generator"(%77) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x4x3x5xui32>)
    %79 = "stablehlo.constant"() <{value = dense<8> : tensor<2x4x3x5xui32>}> : () -> tensor<2x4x3x5xui32>
    %80 = "stablehlo.shift_right_logical"(%78#1, %79) : (tensor<2x4x3x5xui32>, tensor<2x4x3x5xui32>) -> tensor<2x4x3x5xui32>
    %81 = "stablehlo.convert"(%80) : (tensor<2x4x3x5xui32>) -> tensor<2x4x3x5xf32>
    %82 = "stablehlo.constant"() <{value = dense<5.960464477539063e-8> : tensor<2x4x3x5xf32>}> : () -> tensor<2x4x3x5xf32>
    %83 = "stablehlo.multiply"(%81, %82) : (tensor<2x4x3x5xf32>, tensor<2x4x3x5xf32>) -> tensor<2x4x3x5xf32>
    %84 = "stablehlo.constant"() <{value = dense<1.0> : tensor<f32>}> : () -> tensor<f32>
    %85 = "stablehlo.subtract"(%84, %s1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %86 = "stablehlo.broadcast_in_dim"(%85) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4x3x5xf32>
    %87 = "stablehlo.compare"(%83, %86) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x4x3x5xf32>, tensor<2x4x3x5xf32>) -> tensor<2x4x3x5xi1>
    %88 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %89 = "stablehlo.compare"(%85, %88) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %90 = "stablehlo.divide"(%84, %85) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %91 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %92 = "stablehlo.select"(%89, %91, %90) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %93 = "stablehlo.broadcast_in_dim"(%92) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4x3x5xf32>
    %94 = "stablehlo.multiply"(%69, %93) : (tensor<2x4x3x5xf32>, tensor<2x4x3x5xf32>) -> tensor<2x4x3x5xf32>
    %95 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x4x3x5xf32>}> : () -> tensor<2x4x3x5xf32>
    %96 = "stablehlo.select"(%87, %94, %95) : (tensor<2x4x3x5xi1>, tensor<2x4x3x5xf32>, tensor<2x4x3x5xf32>) -> tensor<2x4x3x5xf32>
    %97 = "stablehlo.subtract"(%96, %32) : (tensor<2x4x3x5xf32>, tensor<2x4x3x5xf32>) -> tensor<2x4x3x5xf32>
    %98 = "stablehlo.multiply"(%34, %97) : (tensor<2x4x3x5xf32>, tensor<2x4x3x5xf32>) -> tensor<2x4x3x5xf32>
    %99 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4x3x5xf32>
    %100 = "stablehlo.multiply"(%98, %99) : (tensor<2x4x3x5xf32>, tensor<2x4x3x5xf32>) -> tensor<2x4x3x5xf32>
    %101 = "stablehlo.dot_general"(%100, %arg2) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x4x3x5xf32>, tensor<2x4x5x8xf32>) -> tensor<2x4x3x8xf32>
    %102 = "stablehlo.dot_general"(%100, %8) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x4x3x5xf32>, tensor<2x4x3x8xf32>) -> tensor<2x4x5x8xf32>
    %103 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %107 = "stablehlo.reduce"(%98, %103) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r104: tensor<f32>, %r105: tensor<f32>):
      %106 = "stablehlo.add"(%r104, %r105) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%106) : (tensor<f32>) -> ()
    }) : (tensor<2x4x3x5xf32>, tensor<f32>) -> tensor<2x3x5xf32>
    %108 = "stablehlo.reshape"(%107) : (tensor<2x3x5xf32>) -> tensor<2x1x3x5xf32>
    return %101, %102, %68, %108 : tensor<2x4x3x8xf32>, tensor<2x4x5x8xf32>, tensor<2x4x5x8xf32>, tensor<2x1x3x5xf32>
  }
}

// T[1,2,3,8] T[1,2,3,8] T[1,2,1030,8] T[1,2,1030,8] T[3,1030] (true,true,true,true) T[1,2,3,8] f32[1,2,3] none none 3 1030 0.5 false i64[] i64[], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<1x2x3x8xf32>, %arg1: tensor<1x2x3x8xf32>, %arg2: tensor<1x2x1030x8xf32>, %arg3: tensor<1x2x1030x8xf32>, %arg4: tensor<3x1030xf32>, %arg5: tensor<1x2x3x8xf32>, %arg6: tensor<1x2x3xf32>, %arg7: tensor<i64>, %arg8: tensor<i64>, %s0: tensor<f32>) -> (tensor<1x2x3x8xf32>, tensor<1x2x1030x8xf32>, tensor<1x2x1030x8xf32>, tensor<3x1030xf32>) {
    %0 = "stablehlo.bitcast_convert"(%arg7) : (tensor<i64>) -> tensor<ui64>
    %1 = "stablehlo.reshape"(%0) : (tensor<ui64>) -> tensor<1xui64>
    %2 = "stablehlo.bitcast_convert"(%arg8) : (tensor<i64>) -> tensor<ui64>
    %3 = "stablehlo.reshape"(%2) : (tensor<ui64>) -> tensor<1xui64>
    %4 = "stablehlo.concatenate"(%1, %3) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %5 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %6 = "stablehlo.pad"(%arg2, %5) <{edge_padding_low = array<i64: 0, 0, 0, 0>, edge_padding_high = array<i64: 0, 0, 506, 0>, interior_padding = array<i64: 0, 0, 0, 0>}> : (tensor<1x2x1030x8xf32>, tensor<f32>) -> tensor<1x2x1536x8xf32>
    %7 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %8 = "stablehlo.pad"(%arg3, %7) <{edge_padding_low = array<i64: 0, 0, 0, 0>, edge_padding_high = array<i64: 0, 0, 506, 0>, interior_padding = array<i64: 0, 0, 0, 0>}> : (tensor<1x2x1030x8xf32>, tensor<f32>) -> tensor<1x2x1536x8xf32>
    %9 = "stablehlo.constant"() <{value = dense<0.35355339059327373> : tensor<f32>}> : () -> tensor<f32>
    %10 = "stablehlo.reshape"(%arg4) : (tensor<3x1030xf32>) -> tensor<1x1x3x1030xf32>
    %11 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %12 = "stablehlo.pad"(%10, %11) <{edge_padding_low = array<i64: 0, 0, 0, 0>, edge_padding_high = array<i64: 0, 0, 0, 506>, interior_padding = array<i64: 0, 0, 0, 0>}> : (tensor<1x1x3x1030xf32>, tensor<f32>) -> tensor<1x1x3x1536xf32>
    %13 = "stablehlo.optimization_barrier"(%arg1) : (tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xf32>
    %14 = "stablehlo.multiply"(%arg0, %arg5) : (tensor<1x2x3x8xf32>, tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xf32>
    %15 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %19 = "stablehlo.reduce"(%14, %15) <{dimensions = array<i64: 3>}> ({
    ^bb0(%r16: tensor<f32>, %r17: tensor<f32>):
      %18 = "stablehlo.add"(%r16, %r17) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%18) : (tensor<f32>) -> ()
    }) : (tensor<1x2x3x8xf32>, tensor<f32>) -> tensor<1x2x3xf32>
    %20 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x2x3x8xf32>}> : () -> tensor<1x2x3x8xf32>
    %21 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x2x1536x8xf32>}> : () -> tensor<1x2x1536x8xf32>
    %22 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x2x1536x8xf32>}> : () -> tensor<1x2x1536x8xf32>
    %23 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x2x3x1536xf32>}> : () -> tensor<1x2x3x1536xf32>
    %24 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %168:15 = "stablehlo.while"(%24, %20, %21, %22, %23, %arg0, %19, %arg6, %13, %6, %8, %9, %12, %s0, %4) ({
    ^bb0(%r25: tensor<i32>, %r26: tensor<1x2x3x8xf32>, %r27: tensor<1x2x1536x8xf32>, %r28: tensor<1x2x1536x8xf32>, %r29: tensor<1x2x3x1536xf32>, %r30: tensor<1x2x3x8xf32>, %r31: tensor<1x2x3xf32>, %r32: tensor<1x2x3xf32>, %r33: tensor<1x2x3x8xf32>, %r34: tensor<1x2x1536x8xf32>, %r35: tensor<1x2x1536x8xf32>, %r36: tensor<f32>, %r37: tensor<1x1x3x1536xf32>, %r38: tensor<f32>, %r39: tensor<2xui64>):
      %40 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %41 = "stablehlo.compare"(%r25, %40) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%41) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r42: tensor<i32>, %r43: tensor<1x2x3x8xf32>, %r44: tensor<1x2x1536x8xf32>, %r45: tensor<1x2x1536x8xf32>, %r46: tensor<1x2x3x1536xf32>, %r47: tensor<1x2x3x8xf32>, %r48: tensor<1x2x3xf32>, %r49: tensor<1x2x3xf32>, %r50: tensor<1x2x3x8xf32>, %r51: tensor<1x2x1536x8xf32>, %r52: tensor<1x2x1536x8xf32>, %r53: tensor<f32>, %r54: tensor<1x1x3x1536xf32>, %r55: tensor<f32>, %r56: tensor<2xui64>):
      %57 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %58 = "stablehlo.constant"() <{value = dense<512> : tensor<i32>}> : () -> tensor<i32>
      %59 = "stablehlo.multiply"(%r42, %58) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %60 = "stablehlo.dynamic_slice"(%r51, %57, %57, %59, %57) <{slice_sizes = array<i64: 1, 2, 512, 8>}> : (tensor<1x2x1536x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x512x8xf32>
      %61 = "stablehlo.dot_general"(%r50, %60) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<1x2x3x8xf32>, tensor<1x2x512x8xf32>) -> tensor<1x2x3x512xf32>
      %62 = "stablehlo.broadcast_in_dim"(%r53) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x3x512xf32>
      %63 = "stablehlo.multiply"(%61, %62) : (tensor<1x2x3x512xf32>, tensor<1x2x3x512xf32>) -> tensor<1x2x3x512xf32>
      %64 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %65 = "stablehlo.constant"() <{value = dense<512> : tensor<i32>}> : () -> tensor<i32>
      %66 = "stablehlo.multiply"(%r42, %65) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %67 = "stablehlo.dynamic_slice"(%r54, %64, %64, %64, %66) <{slice_sizes = array<i64: 1, 1, 3, 512>}> : (tensor<1x1x3x1536xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x3x512xf32>
      %68 = "stablehlo.broadcast_in_dim"(%67) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x3x512xf32>) -> tensor<1x2x3x512xf32>
      %69 = "stablehlo.add"(%63, %68) : (tensor<1x2x3x512xf32>, tensor<1x2x3x512xf32>) -> tensor<1x2x3x512xf32>
      %70 = "stablehlo.iota"() <{iota_dimension = 3 : i64}> : () -> tensor<1x2x3x512xi32>
      %71 = "stablehlo.constant"() <{value = dense<512> : tensor<i32>}> : () -> tensor<i32>
      %72 = "stablehlo.multiply"(%r42, %71) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %73 = "stablehlo.broadcast_in_dim"(%72) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x2x3x512xi32>
      %74 = "stablehlo.add"(%70, %73) : (tensor<1x2x3x512xi32>, tensor<1x2x3x512xi32>) -> tensor<1x2x3x512xi32>
      %75 = "stablehlo.constant"() <{value = dense<1030> : tensor<1x2x3x512xi32>}> : () -> tensor<1x2x3x512xi32>
      %76 = "stablehlo.compare"(%74, %75) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x2x3x512xi32>, tensor<1x2x3x512xi32>) -> tensor<1x2x3x512xi1>
      %77 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<1x2x3x512xf32>}> : () -> tensor<1x2x3x512xf32>
      %78 = "stablehlo.select"(%76, %69, %77) : (tensor<1x2x3x512xi1>, tensor<1x2x3x512xf32>, tensor<1x2x3x512xf32>) -> tensor<1x2x3x512xf32>
      %79 = "stablehlo.broadcast_in_dim"(%r49) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x2x3xf32>) -> tensor<1x2x3x512xf32>
      %80 = "stablehlo.broadcast_in_dim"(%r48) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x2x3xf32>) -> tensor<1x2x3x512xf32>
      %81 = "stablehlo.subtract"(%78, %79) : (tensor<1x2x3x512xf32>, tensor<1x2x3x512xf32>) -> tensor<1x2x3x512xf32>
      %82 = "stablehlo.exponential"(%81) : (tensor<1x2x3x512xf32>) -> tensor<1x2x3x512xf32>
      %83 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %84 = "stablehlo.constant"() <{value = dense<512> : tensor<i32>}> : () -> tensor<i32>
      %85 = "stablehlo.multiply"(%r42, %84) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %86 = "stablehlo.dynamic_slice"(%r51, %83, %83, %85, %83) <{slice_sizes = array<i64: 1, 2, 512, 8>}> : (tensor<1x2x1536x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x512x8xf32>
      %87 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %88 = "stablehlo.constant"() <{value = dense<512> : tensor<i32>}> : () -> tensor<i32>
      %89 = "stablehlo.multiply"(%r42, %88) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %90 = "stablehlo.dynamic_slice"(%r52, %87, %87, %89, %87) <{slice_sizes = array<i64: 1, 2, 512, 8>}> : (tensor<1x2x1536x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x512x8xf32>
      %91 = "stablehlo.convert"(%r42) : (tensor<i32>) -> tensor<ui64>
      %92 = "stablehlo.constant"() <{value = dense<1537> : tensor<ui64>}> : () -> tensor<ui64>
      %93 = "stablehlo.multiply"(%91, %92) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
      %94 = "stablehlo.constant"() <{value = dense<0> : tensor<ui64>}> : () -> tensor<ui64>
      %95 = "stablehlo.reshape"(%94) : (tensor<ui64>) -> tensor<1xui64>
      %96 = "stablehlo.reshape"(%93) : (tensor<ui64>) -> tensor<1xui64>
      %97 = "stablehlo.concatenate"(%95, %96) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
      %98 = "stablehlo.add"(%r56, %97) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
      %99:2 = "stablehlo.rng_bit_generator"(%98) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1x2x3x512xui32>)
      %100 = "stablehlo.constant"() <{value = dense<8> : tensor<1x2x3x512xui32>}> : () -> tensor<1x2x3x512xui32>
      %101 = "stablehlo.shift_right_logical"(%99#1, %100) : (tensor<1x2x3x512xui32>, tensor<1x2x3x512xui32>) -> tensor<1x2x3x512xui32>
      %102 = "stablehlo.convert"(%101) : (tensor<1x2x3x512xui32>) -> tensor<1x2x3x512xf32>
      %103 = "stablehlo.constant"() <{value = dense<5.960464477539063e-8> : tensor<1x2x3x512xf32>}> : () -> tensor<1x2x3x512xf32>
      %104 = "stablehlo.multiply"(%102, %103) : (tensor<1x2x3x512xf32>, tensor<1x2x3x512xf32>) -> tensor<1x2x3x512xf32>
      %105 = "stablehlo.constant"() <{value = dense<1.0> : tensor<f32>}> : () -> tensor<f32>
      %106 = "stablehlo.subtract"(%105, %r55) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %107 = "stablehlo.broadcast_in_dim"(%106) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x3x512xf32>
      %108 = "stablehlo.compare"(%104, %107) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x2x3x512xf32>, tensor<1x2x3x512xf32>) -> tensor<1x2x3x512xi1>
      %109 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
      %110 = "stablehlo.compare"(%106, %109) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %111 = "stablehlo.divide"(%105, %106) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %112 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
      %113 = "stablehlo.select"(%110, %112, %111) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %114 = "stablehlo.broadcast_in_dim"(%113) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x3x512xf32>
      %115 = "stablehlo.multiply"(%82, %114) : (tensor<1x2x3x512xf32>, tensor<1x2x3x512xf32>) -> tensor<1x2x3x512xf32>
      %116 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x2x3x512xf32>}> : () -> tensor<1x2x3x512xf32>
      %117 = "stablehlo.select"(%108, %115, %116) : (tensor<1x2x3x512xi1>, tensor<1x2x3x512xf32>, tensor<1x2x3x512xf32>) -> tensor<1x2x3x512xf32>
      %118 = "stablehlo.dot_general"(%117, %r47) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<1x2x3x512xf32>, tensor<1x2x3x8xf32>) -> tensor<1x2x512x8xf32>
      %119 = "stablehlo.dot_general"(%r47, %90) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<1x2x3x8xf32>, tensor<1x2x512x8xf32>) -> tensor<1x2x3x512xf32>
      %120 = "stablehlo.convert"(%r42) : (tensor<i32>) -> tensor<ui64>
      %121 = "stablehlo.constant"() <{value = dense<1537> : tensor<ui64>}> : () -> tensor<ui64>
      %122 = "stablehlo.multiply"(%120, %121) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
      %123 = "stablehlo.constant"() <{value = dense<0> : tensor<ui64>}> : () -> tensor<ui64>
      %124 = "stablehlo.reshape"(%123) : (tensor<ui64>) -> tensor<1xui64>
      %125 = "stablehlo.reshape"(%122) : (tensor<ui64>) -> tensor<1xui64>
      %126 = "stablehlo.concatenate"(%124, %125) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
      %127 = "stablehlo.add"(%r56, %126) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
      %128:2 = "stablehlo.rng_bit_generator"(%127) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1x2x3x512xui32>)
      %129 = "stablehlo.constant"() <{value = dense<8> : tensor<1x2x3x512xui32>}> : () -> tensor<1x2x3x512xui32>
      %130 = "stablehlo.shift_right_logical"(%128#1, %129) : (tensor<1x2x3x512xui32>, tensor<1x2x3x512xui32>) -> tensor<1x2x3x512xui32>
      %131 = "stablehlo.convert"(%130) : (tensor<1x2x3x512xui32>) -> tensor<1x2x3x512xf32>
      %132 = "stablehlo.constant"() <{value = dense<5.960464477539063e-8> : tensor<1x2x3x512xf32>}> : () -> tensor<1x2x3x512xf32>
      %133 = "stablehlo.multiply"(%131, %132) : (tensor<1x2x3x512xf32>, tensor<1x2x3x512xf32>) -> tensor<1x2x3x512xf32>
      %134 = "stablehlo.constant"() <{value = dense<1.0> : tensor<f32>}> : () -> tensor<f32>
      %135 = "stablehlo.subtract"(%134, %r55) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %136 = "stablehlo.broadcast_in_dim"(%135) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x3x512xf32>
      %137 = "stablehlo.compare"(%133, %136) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x2x3x512xf32>, tensor<1x2x3x512xf32>) -> tensor<1x2x3x512xi1>
      %138 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
      %139 = "stablehlo.compare"(%135, %138) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %140 = "stablehlo.divide"(%134, %135) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %141 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
      %142 = "stablehlo.select"(%139, %141, %140) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %143 = "stablehlo.broadcast_in_dim"(%142) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x3x512xf32>
      %144 = "stablehlo.multiply"(%119, %143) : (tensor<1x2x3x512xf32>, tensor<1x2x3x512xf32>) -> tensor<1x2x3x512xf32>
      %145 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x2x3x512xf32>}> : () -> tensor<1x2x3x512xf32>
      %146 = "stablehlo.select"(%137, %144, %145) : (tensor<1x2x3x512xi1>, tensor<1x2x3x512xf32>, tensor<1x2x3x512xf32>) -> tensor<1x2x3x512xf32>
      %147 = "stablehlo.subtract"(%146, %80) : (tensor<1x2x3x512xf32>, tensor<1x2x3x512xf32>) -> tensor<1x2x3x512xf32>
      %148 = "stablehlo.multiply"(%82, %147) : (tensor<1x2x3x512xf32>, tensor<1x2x3x512xf32>) -> tensor<1x2x3x512xf32>
      %149 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %150 = "stablehlo.constant"() <{value = dense<512> : tensor<i32>}> : () -> tensor<i32>
      %151 = "stablehlo.multiply"(%r42, %150) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %152 = "stablehlo.dynamic_update_slice"(%r46, %148, %149, %149, %149, %151) : (tensor<1x2x3x1536xf32>, tensor<1x2x3x512xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3x1536xf32>
      %153 = "stablehlo.broadcast_in_dim"(%r53) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x3x512xf32>
      %154 = "stablehlo.multiply"(%148, %153) : (tensor<1x2x3x512xf32>, tensor<1x2x3x512xf32>) -> tensor<1x2x3x512xf32>
      %155 = "stablehlo.dot_general"(%154, %86) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<1x2x3x512xf32>, tensor<1x2x512x8xf32>) -> tensor<1x2x3x8xf32>
      %156 = "stablehlo.dot_general"(%154, %r50) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<1x2x3x512xf32>, tensor<1x2x3x8xf32>) -> tensor<1x2x512x8xf32>
      %157 = "stablehlo.add"(%r43, %155) : (tensor<1x2x3x8xf32>, tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xf32>
      %158 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %159 = "stablehlo.constant"() <{value = dense<512> : tensor<i32>}> : () -> tensor<i32>
      %160 = "stablehlo.multiply"(%r42, %159) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %161 = "stablehlo.dynamic_update_slice"(%r44, %156, %158, %158, %160, %158) : (tensor<1x2x1536x8xf32>, tensor<1x2x512x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x1536x8xf32>
      %162 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %163 = "stablehlo.constant"() <{value = dense<512> : tensor<i32>}> : () -> tensor<i32>
      %164 = "stablehlo.multiply"(%r42, %163) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %165 = "stablehlo.dynamic_update_slice"(%r45, %118, %162, %162, %164, %162) : (tensor<1x2x1536x8xf32>, tensor<1x2x512x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x1536x8xf32>
      %166 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %167 = "stablehlo.add"(%r42, %166) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%167, %157, %161, %165, %152, %r47, %r48, %r49, %r50, %r51, %r52, %r53, %r54, %r55, %r56) : (tensor<i32>, tensor<1x2x3x8xf32>, tensor<1x2x1536x8xf32>, tensor<1x2x1536x8xf32>, tensor<1x2x3x1536xf32>, tensor<1x2x3x8xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3x8xf32>, tensor<1x2x1536x8xf32>, tensor<1x2x1536x8xf32>, tensor<f32>, tensor<1x1x3x1536xf32>, tensor<f32>, tensor<2xui64>) -> ()
    }) : (tensor<i32>, tensor<1x2x3x8xf32>, tensor<1x2x1536x8xf32>, tensor<1x2x1536x8xf32>, tensor<1x2x3x1536xf32>, tensor<1x2x3x8xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3x8xf32>, tensor<1x2x1536x8xf32>, tensor<1x2x1536x8xf32>, tensor<f32>, tensor<1x1x3x1536xf32>, tensor<f32>, tensor<2xui64>) -> (tensor<i32>, tensor<1x2x3x8xf32>, tensor<1x2x1536x8xf32>, tensor<1x2x1536x8xf32>, tensor<1x2x3x1536xf32>, tensor<1x2x3x8xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3x8xf32>, tensor<1x2x1536x8xf32>, tensor<1x2x1536x8xf32>, tensor<f32>, tensor<1x1x3x1536xf32>, tensor<f32>, tensor<2xui64>)
    %169 = "stablehlo.slice"(%168#2) <{start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 1, 2, 1030, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x1536x8xf32>) -> tensor<1x2x1030x8xf32>
    %170 = "stablehlo.slice"(%168#3) <{start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 1, 2, 1030, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x1536x8xf32>) -> tensor<1x2x1030x8xf32>
    %171 = "stablehlo.slice"(%168#4) <{start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 1, 2, 3, 1030>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x3x1536xf32>) -> tensor<1x2x3x1030xf32>
    %172 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %176 = "stablehlo.reduce"(%171, %172) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%r173: tensor<f32>, %r174: tensor<f32>):
      %175 = "stablehlo.add"(%r173, %r174) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%175) : (tensor<f32>) -> ()
    }) : (tensor<1x2x3x1030xf32>, tensor<f32>) -> tensor<3x1030xf32>
    return %168#1, %169, %170, %176 : tensor<1x2x3x8xf32>, tensor<1x2x1030x8xf32>, tensor<1x2x1030x8xf32>, tensor<3x1030xf32>
  }
}

// T[2,4,3,6] T[2,4,3,8] T[2,2,5,8] T[2,2,5,6] none (true,true,true,false) T[2,4,3,6] f32[2,4,3] none none 3 5 0.0 true i64[] i64[], T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x4x3x6xbf16>, %arg1: tensor<2x4x3x8xbf16>, %arg2: tensor<2x2x5x8xbf16>, %arg3: tensor<2x2x5x6xbf16>, %arg4: tensor<2x4x3x6xbf16>, %arg5: tensor<2x4x3xf32>, %arg6: tensor<i64>, %arg7: tensor<i64>) -> (tensor<2x4x3x8xbf16>, tensor<2x2x5x8xbf16>, tensor<2x2x5x6xbf16>) {
    %0 = "stablehlo.constant"() <{value = dense<0.0> : tensor<bf16>}> : () -> tensor<bf16>
    %1 = "stablehlo.constant"() <{value = dense<0.0> : tensor<bf16>}> : () -> tensor<bf16>
    %2 = "stablehlo.reshape"(%arg1) : (tensor<2x4x3x8xbf16>) -> tensor<2x2x2x3x8xbf16>
    %3 = "stablehlo.constant"() <{value = dense<0.35355339059327373> : tensor<f32>}> : () -> tensor<f32>
    %4 = "stablehlo.optimization_barrier"(%2) : (tensor<2x2x2x3x8xbf16>) -> tensor<2x2x2x3x8xbf16>
    %5 = "stablehlo.reshape"(%arg0) : (tensor<2x4x3x6xbf16>) -> tensor<2x2x2x3x6xbf16>
    %6 = "stablehlo.reshape"(%arg4) : (tensor<2x4x3x6xbf16>) -> tensor<2x2x2x3x6xbf16>
    %7 = "stablehlo.convert"(%5) : (tensor<2x2x2x3x6xbf16>) -> tensor<2x2x2x3x6xf32>
    %8 = "stablehlo.convert"(%6) : (tensor<2x2x2x3x6xbf16>) -> tensor<2x2x2x3x6xf32>
    %9 = "stablehlo.multiply"(%7, %8) : (tensor<2x2x2x3x6xf32>, tensor<2x2x2x3x6xf32>) -> tensor<2x2x2x3x6xf32>
    %10 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %14 = "stablehlo.reduce"(%9, %10) <{dimensions = array<i64: 4>}> ({
    ^bb0(%r11: tensor<f32>, %r12: tensor<f32>):
      %13 = "stablehlo.add"(%r11, %r12) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%13) : (tensor<f32>) -> ()
    }) : (tensor<2x2x2x3x6xf32>, tensor<f32>) -> tensor<2x2x2x3xf32>
    %15 = "stablehlo.reshape"(%arg5) : (tensor<2x4x3xf32>) -> tensor<2x2x2x3xf32>
    %16 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x2x3x8xf32>}> : () -> tensor<2x2x2x3x8xf32>
    %17 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x5x8xf32>}> : () -> tensor<2x2x5x8xf32>
    %18 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x5x6xf32>}> : () -> tensor<2x2x5x6xf32>
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
    %49 = "stablehlo.dot_general"(%48, %5) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [2, 3], rhs_contracting_dimensions = [2, 3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x2x2x3x5xbf16>, tensor<2x2x2x3x6xbf16>) -> tensor<2x2x5x6xbf16>
    %50 = "stablehlo.convert"(%5) : (tensor<2x2x2x3x6xbf16>) -> tensor<2x2x2x3x6xf32>
    %51 = "stablehlo.convert"(%arg3) : (tensor<2x2x5x6xbf16>) -> tensor<2x2x5x6xf32>
    %52 = "stablehlo.dot_general"(%50, %51) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x2x2x3x6xf32>, tensor<2x2x5x6xf32>) -> tensor<2x2x2x3x5xf32>
    %53 = "stablehlo.subtract"(%52, %39) : (tensor<2x2x2x3x5xf32>, tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xf32>
    %54 = "stablehlo.multiply"(%41, %53) : (tensor<2x2x2x3x5xf32>, tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xf32>
    %55 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x2x3x5xf32>
    %56 = "stablehlo.multiply"(%54, %55) : (tensor<2x2x2x3x5xf32>, tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xf32>
    %57 = "stablehlo.convert"(%56) : (tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xbf16>
    %58 = "stablehlo.dot_general"(%57, %arg2) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x2x2x3x5xbf16>, tensor<2x2x5x8xbf16>) -> tensor<2x2x2x3x8xbf16>
    %59 = "stablehlo.dot_general"(%57, %4) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [2, 3], rhs_contracting_dimensions = [2, 3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x2x2x3x5xbf16>, tensor<2x2x2x3x8xbf16>) -> tensor<2x2x5x8xbf16>
    %60 = "stablehlo.reshape"(%58) : (tensor<2x2x2x3x8xbf16>) -> tensor<2x4x3x8xbf16>
    return %60, %59, %49 : tensor<2x4x3x8xbf16>, tensor<2x2x5x8xbf16>, tensor<2x2x5x6xbf16>
  }
}

// T[2,4,3,6] T[2,4,3,8] T[2,2,5,8] T[2,2,5,6] none (true,true,true,false) T[2,4,3,6] f32[2,4,3] none none 3 5 0.0 true i64[] i64[], T = float16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x4x3x6xf16>, %arg1: tensor<2x4x3x8xf16>, %arg2: tensor<2x2x5x8xf16>, %arg3: tensor<2x2x5x6xf16>, %arg4: tensor<2x4x3x6xf16>, %arg5: tensor<2x4x3xf32>, %arg6: tensor<i64>, %arg7: tensor<i64>) -> (tensor<2x4x3x8xf16>, tensor<2x2x5x8xf16>, tensor<2x2x5x6xf16>) {
    %0 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f16>}> : () -> tensor<f16>
    %1 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f16>}> : () -> tensor<f16>
    %2 = "stablehlo.reshape"(%arg1) : (tensor<2x4x3x8xf16>) -> tensor<2x2x2x3x8xf16>
    %3 = "stablehlo.constant"() <{value = dense<0.35355339059327373> : tensor<f32>}> : () -> tensor<f32>
    %4 = "stablehlo.optimization_barrier"(%2) : (tensor<2x2x2x3x8xf16>) -> tensor<2x2x2x3x8xf16>
    %5 = "stablehlo.reshape"(%arg0) : (tensor<2x4x3x6xf16>) -> tensor<2x2x2x3x6xf16>
    %6 = "stablehlo.reshape"(%arg4) : (tensor<2x4x3x6xf16>) -> tensor<2x2x2x3x6xf16>
    %7 = "stablehlo.convert"(%5) : (tensor<2x2x2x3x6xf16>) -> tensor<2x2x2x3x6xf32>
    %8 = "stablehlo.convert"(%6) : (tensor<2x2x2x3x6xf16>) -> tensor<2x2x2x3x6xf32>
    %9 = "stablehlo.multiply"(%7, %8) : (tensor<2x2x2x3x6xf32>, tensor<2x2x2x3x6xf32>) -> tensor<2x2x2x3x6xf32>
    %10 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %14 = "stablehlo.reduce"(%9, %10) <{dimensions = array<i64: 4>}> ({
    ^bb0(%r11: tensor<f32>, %r12: tensor<f32>):
      %13 = "stablehlo.add"(%r11, %r12) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%13) : (tensor<f32>) -> ()
    }) : (tensor<2x2x2x3x6xf32>, tensor<f32>) -> tensor<2x2x2x3xf32>
    %15 = "stablehlo.reshape"(%arg5) : (tensor<2x4x3xf32>) -> tensor<2x2x2x3xf32>
    %16 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x2x3x8xf32>}> : () -> tensor<2x2x2x3x8xf32>
    %17 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x5x8xf32>}> : () -> tensor<2x2x5x8xf32>
    %18 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x5x6xf32>}> : () -> tensor<2x2x5x6xf32>
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
    %50 = "stablehlo.convert"(%5) : (tensor<2x2x2x3x6xf16>) -> tensor<2x2x2x3x6xf32>
    %51 = "stablehlo.dot_general"(%49, %50) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [2, 3], rhs_contracting_dimensions = [2, 3]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x2x2x3x5xf32>, tensor<2x2x2x3x6xf32>) -> tensor<2x2x5x6xf32>
    %52 = "stablehlo.convert"(%51) : (tensor<2x2x5x6xf32>) -> tensor<2x2x5x6xf16>
    %53 = "stablehlo.convert"(%5) : (tensor<2x2x2x3x6xf16>) -> tensor<2x2x2x3x6xf32>
    %54 = "stablehlo.convert"(%arg3) : (tensor<2x2x5x6xf16>) -> tensor<2x2x5x6xf32>
    %55 = "stablehlo.dot_general"(%53, %54) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x2x2x3x6xf32>, tensor<2x2x5x6xf32>) -> tensor<2x2x2x3x5xf32>
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
    return %69, %68, %52 : tensor<2x4x3x8xf16>, tensor<2x2x5x8xf16>, tensor<2x2x5x6xf16>
  }
}
