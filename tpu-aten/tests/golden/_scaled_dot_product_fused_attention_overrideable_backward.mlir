// aten::_scaled_dot_product_fused_attention_overrideable_backward(Tensor grad_out, Tensor query, Tensor key, Tensor value, Tensor attn_bias, bool[4] grad_input_mask, Tensor out, Tensor logsumexp, Tensor cum_seq_q, Tensor cum_seq_k, SymInt max_q, SymInt max_k, float dropout_p, bool is_causal, Tensor philox_seed, Tensor philox_offset, *, float? scale=None) -> (Tensor grad_query, Tensor grad_key, Tensor grad_value, Tensor grad_attn_bias)

// T[2,4,3,6] T[2,4,3,8] T[2,2,5,8] T[2,2,5,6] none (true,true,true,false) T[2,4,3,6] f32[2,4,3] none none 3 5 0.0 true i64[] i64[], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x4x3x6xf32>, %arg1: tensor<2x4x3x8xf32>, %arg2: tensor<2x2x5x8xf32>, %arg3: tensor<2x2x5x6xf32>, %arg4: tensor<2x4x3x6xf32>, %arg5: tensor<2x4x3xf32>, %arg6: tensor<i64>, %arg7: tensor<i64>) -> (tensor<2x4x3x8xf32>, tensor<2x2x5x8xf32>, tensor<2x2x5x6xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %1 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %2 = "stablehlo.reshape"(%arg1) : (tensor<2x4x3x8xf32>) -> tensor<2x2x2x3x8xf32>
    %3 = "stablehlo.constant"() <{value = dense<0.35355339059327373> : tensor<f32>}> : () -> tensor<f32>
    %4 = "stablehlo.reshape"(%arg0) : (tensor<2x4x3x6xf32>) -> tensor<2x2x2x3x6xf32>
    %5 = "stablehlo.reshape"(%arg4) : (tensor<2x4x3x6xf32>) -> tensor<2x2x2x3x6xf32>
    %6 = "stablehlo.multiply"(%4, %5) : (tensor<2x2x2x3x6xf32>, tensor<2x2x2x3x6xf32>) -> tensor<2x2x2x3x6xf32>
    %7 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %11 = "stablehlo.reduce"(%6, %7) <{dimensions = array<i64: 4>}> ({
    ^bb0(%r8: tensor<f32>, %r9: tensor<f32>):
      %10 = "stablehlo.add"(%r8, %r9) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%10) : (tensor<f32>) -> ()
    }) : (tensor<2x2x2x3x6xf32>, tensor<f32>) -> tensor<2x2x2x3xf32>
    %12 = "stablehlo.reshape"(%arg5) : (tensor<2x4x3xf32>) -> tensor<2x2x2x3xf32>
    %13 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x2x3x8xf32>}> : () -> tensor<2x2x2x3x8xf32>
    %14 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x5x8xf32>}> : () -> tensor<2x2x5x8xf32>
    %15 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x5x6xf32>}> : () -> tensor<2x2x5x6xf32>
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
    %43 = "stablehlo.dot_general"(%36, %4) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [2, 3], rhs_contracting_dimensions = [2, 3]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x2x2x3x5xf32>, tensor<2x2x2x3x6xf32>) -> tensor<2x2x5x6xf32>
    %44 = "stablehlo.dot_general"(%4, %arg3) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x2x2x3x6xf32>, tensor<2x2x5x6xf32>) -> tensor<2x2x2x3x5xf32>
    %45 = "stablehlo.subtract"(%44, %34) : (tensor<2x2x2x3x5xf32>, tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xf32>
    %46 = "stablehlo.multiply"(%36, %45) : (tensor<2x2x2x3x5xf32>, tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xf32>
    %47 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x2x3x5xf32>
    %48 = "stablehlo.multiply"(%46, %47) : (tensor<2x2x2x3x5xf32>, tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xf32>
    %49 = "stablehlo.dot_general"(%48, %arg2) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x2x2x3x5xf32>, tensor<2x2x5x8xf32>) -> tensor<2x2x2x3x8xf32>
    %50 = "stablehlo.dot_general"(%48, %2) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [2, 3], rhs_contracting_dimensions = [2, 3]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x2x2x3x5xf32>, tensor<2x2x2x3x8xf32>) -> tensor<2x2x5x8xf32>
    %51 = "stablehlo.reshape"(%49) : (tensor<2x2x2x3x8xf32>) -> tensor<2x4x3x8xf32>
    return %51, %50, %43 : tensor<2x4x3x8xf32>, tensor<2x2x5x8xf32>, tensor<2x2x5x6xf32>
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
    %8 = "stablehlo.multiply"(%arg0, %arg5) : (tensor<2x4x3x8xf32>, tensor<2x4x3x8xf32>) -> tensor<2x4x3x8xf32>
    %9 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %13 = "stablehlo.reduce"(%8, %9) <{dimensions = array<i64: 3>}> ({
    ^bb0(%r10: tensor<f32>, %r11: tensor<f32>):
      %12 = "stablehlo.add"(%r10, %r11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%12) : (tensor<f32>) -> ()
    }) : (tensor<2x4x3x8xf32>, tensor<f32>) -> tensor<2x4x3xf32>
    %14 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x4x3x8xf32>}> : () -> tensor<2x4x3x8xf32>
    %15 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x4x5x8xf32>}> : () -> tensor<2x4x5x8xf32>
    %16 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x4x5x8xf32>}> : () -> tensor<2x4x5x8xf32>
    %17 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x4x3x5xf32>}> : () -> tensor<2x4x3x5xf32>
    %18 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %19 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %20 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %21 = "stablehlo.multiply"(%18, %20) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %22 = "stablehlo.dot_general"(%arg1, %arg2) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x4x3x8xf32>, tensor<2x4x5x8xf32>) -> tensor<2x4x3x5xf32>
    %23 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4x3x5xf32>
    %24 = "stablehlo.multiply"(%22, %23) : (tensor<2x4x3x5xf32>, tensor<2x4x3x5xf32>) -> tensor<2x4x3x5xf32>
    %25 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %26 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %27 = "stablehlo.multiply"(%18, %26) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %28 = "stablehlo.broadcast_in_dim"(%arg4) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x1x3x5xf32>) -> tensor<2x4x3x5xf32>
    %29 = "stablehlo.add"(%24, %28) : (tensor<2x4x3x5xf32>, tensor<2x4x3x5xf32>) -> tensor<2x4x3x5xf32>
    %30 = "stablehlo.broadcast_in_dim"(%arg6) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x4x3xf32>) -> tensor<2x4x3x5xf32>
    %31 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x4x3xf32>) -> tensor<2x4x3x5xf32>
    %32 = "stablehlo.subtract"(%29, %30) : (tensor<2x4x3x5xf32>, tensor<2x4x3x5xf32>) -> tensor<2x4x3x5xf32>
    %33 = "stablehlo.exponential"(%32) : (tensor<2x4x3x5xf32>) -> tensor<2x4x3x5xf32>
    %34 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %35 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %36 = "stablehlo.multiply"(%18, %35) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %37 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %38 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %39 = "stablehlo.multiply"(%18, %38) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %40 = "stablehlo.convert"(%18) : (tensor<i32>) -> tensor<ui64>
    %41 = "stablehlo.constant"() <{value = dense<61> : tensor<ui64>}> : () -> tensor<ui64>
    %42 = "stablehlo.multiply"(%40, %41) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %43 = "stablehlo.constant"() <{value = dense<0> : tensor<ui64>}> : () -> tensor<ui64>
    %44 = "stablehlo.reshape"(%43) : (tensor<ui64>) -> tensor<1xui64>
    %45 = "stablehlo.reshape"(%42) : (tensor<ui64>) -> tensor<1xui64>
    %46 = "stablehlo.concatenate"(%44, %45) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %47 = "stablehlo.add"(%4, %46) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
    %48:2 = "stablehlo.rng_bit_generator"(%47) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x4x3x5xui32>)
    %49 = "stablehlo.constant"() <{value = dense<8> : tensor<2x4x3x5xui32>}> : () -> tensor<2x4x3x5xui32>
    %50 = "stablehlo.shift_right_logical"(%48#1, %49) : (tensor<2x4x3x5xui32>, tensor<2x4x3x5xui32>) -> tensor<2x4x3x5xui32>
    %51 = "stablehlo.convert"(%50) : (tensor<2x4x3x5xui32>) -> tensor<2x4x3x5xf32>
    %52 = "stablehlo.constant"() <{value = dense<5.960464477539063e-8> : tensor<2x4x3x5xf32>}> : () -> tensor<2x4x3x5xf32>
    %53 = "stablehlo.multiply"(%51, %52) : (tensor<2x4x3x5xf32>, tensor<2x4x3x5xf32>) -> tensor<2x4x3x5xf32>
    %54 = "stablehlo.constant"() <{value = dense<1.0> : tensor<f32>}> : () -> tensor<f32>
    %55 = "stablehlo.subtract"(%54, %s1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %56 = "stablehlo.broadcast_in_dim"(%55) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4x3x5xf32>
    %57 = "stablehlo.compare"(%53, %56) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x4x3x5xf32>, tensor<2x4x3x5xf32>) -> tensor<2x4x3x5xi1>
    %58 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %59 = "stablehlo.compare"(%55, %58) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %60 = "stablehlo.divide"(%54, %55) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %61 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %62 = "stablehlo.select"(%59, %61, %60) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %63 = "stablehlo.broadcast_in_dim"(%62) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4x3x5xf32>
    %64 = "stablehlo.multiply"(%33, %63) : (tensor<2x4x3x5xf32>, tensor<2x4x3x5xf32>) -> tensor<2x4x3x5xf32>
    %65 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x4x3x5xf32>}> : () -> tensor<2x4x3x5xf32>
    %66 = "stablehlo.select"(%57, %64, %65) : (tensor<2x4x3x5xi1>, tensor<2x4x3x5xf32>, tensor<2x4x3x5xf32>) -> tensor<2x4x3x5xf32>
    %67 = "stablehlo.dot_general"(%66, %arg0) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x4x3x5xf32>, tensor<2x4x3x8xf32>) -> tensor<2x4x5x8xf32>
    %68 = "stablehlo.dot_general"(%arg0, %arg3) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x4x3x8xf32>, tensor<2x4x5x8xf32>) -> tensor<2x4x3x5xf32>
    %69 = "stablehlo.convert"(%18) : (tensor<i32>) -> tensor<ui64>
    %70 = "stablehlo.constant"() <{value = dense<61> : tensor<ui64>}> : () -> tensor<ui64>
    %71 = "stablehlo.multiply"(%69, %70) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %72 = "stablehlo.constant"() <{value = dense<0> : tensor<ui64>}> : () -> tensor<ui64>
    %73 = "stablehlo.reshape"(%72) : (tensor<ui64>) -> tensor<1xui64>
    %74 = "stablehlo.reshape"(%71) : (tensor<ui64>) -> tensor<1xui64>
    %75 = "stablehlo.concatenate"(%73, %74) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %76 = "stablehlo.add"(%4, %75) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
    %77:2 = "stablehlo.rng_bit_generator"(%76) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x4x3x5xui32>)
    %78 = "stablehlo.constant"() <{value = dense<8> : tensor<2x4x3x5xui32>}> : () -> tensor<2x4x3x5xui32>
    %79 = "stablehlo.shift_right_logical"(%77#1, %78) : (tensor<2x4x3x5xui32>, tensor<2x4x3x5xui32>) -> tensor<2x4x3x5xui32>
    %80 = "stablehlo.convert"(%79) : (tensor<2x4x3x5xui32>) -> tensor<2x4x3x5xf32>
    %81 = "stablehlo.constant"() <{value = dense<5.960464477539063e-8> : tensor<2x4x3x5xf32>}> : () -> tensor<2x4x3x5xf32>
    %82 = "stablehlo.multiply"(%80, %81) : (tensor<2x4x3x5xf32>, tensor<2x4x3x5xf32>) -> tensor<2x4x3x5xf32>
    %83 = "stablehlo.constant"() <{value = dense<1.0> : tensor<f32>}> : () -> tensor<f32>
    %84 = "stablehlo.subtract"(%83, %s1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %85 = "stablehlo.broadcast_in_dim"(%84) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4x3x5xf32>
    %86 = "stablehlo.compare"(%82, %85) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x4x3x5xf32>, tensor<2x4x3x5xf32>) -> tensor<2x4x3x5xi1>
    %87 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %88 = "stablehlo.compare"(%84, %87) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %89 = "stablehlo.divide"(%83, %84) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %90 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %91 = "stablehlo.select"(%88, %90, %89) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %92 = "stablehlo.broadcast_in_dim"(%91) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4x3x5xf32>
    %93 = "stablehlo.multiply"(%68, %92) : (tensor<2x4x3x5xf32>, tensor<2x4x3x5xf32>) -> tensor<2x4x3x5xf32>
    %94 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x4x3x5xf32>}> : () -> tensor<2x4x3x5xf32>
    %95 = "stablehlo.select"(%86, %93, %94) : (tensor<2x4x3x5xi1>, tensor<2x4x3x5xf32>, tensor<2x4x3x5xf32>) -> tensor<2x4x3x5xf32>
    %96 = "stablehlo.subtract"(%95, %31) : (tensor<2x4x3x5xf32>, tensor<2x4x3x5xf32>) -> tensor<2x4x3x5xf32>
    %97 = "stablehlo.multiply"(%33, %96) : (tensor<2x4x3x5xf32>, tensor<2x4x3x5xf32>) -> tensor<2x4x3x5xf32>
    %98 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4x3x5xf32>
    %99 = "stablehlo.multiply"(%97, %98) : (tensor<2x4x3x5xf32>, tensor<2x4x3x5xf32>) -> tensor<2x4x3x5xf32>
    %100 = "stablehlo.dot_general"(%99, %arg2) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x4x3x5xf32>, tensor<2x4x5x8xf32>) -> tensor<2x4x3x8xf32>
    %101 = "stablehlo.dot_general"(%99, %arg1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x4x3x5xf32>, tensor<2x4x3x8xf32>) -> tensor<2x4x5x8xf32>
    %102 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %106 = "stablehlo.reduce"(%97, %102) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r103: tensor<f32>, %r104: tensor<f32>):
      %105 = "stablehlo.add"(%r103, %r104) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%105) : (tensor<f32>) -> ()
    }) : (tensor<2x4x3x5xf32>, tensor<f32>) -> tensor<2x3x5xf32>
    %107 = "stablehlo.reshape"(%106) : (tensor<2x3x5xf32>) -> tensor<2x1x3x5xf32>
    return %100, %101, %67, %107 : tensor<2x4x3x8xf32>, tensor<2x4x5x8xf32>, tensor<2x4x5x8xf32>, tensor<2x1x3x5xf32>
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
    %13 = "stablehlo.multiply"(%arg0, %arg5) : (tensor<1x2x3x8xf32>, tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xf32>
    %14 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %18 = "stablehlo.reduce"(%13, %14) <{dimensions = array<i64: 3>}> ({
    ^bb0(%r15: tensor<f32>, %r16: tensor<f32>):
      %17 = "stablehlo.add"(%r15, %r16) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%17) : (tensor<f32>) -> ()
    }) : (tensor<1x2x3x8xf32>, tensor<f32>) -> tensor<1x2x3xf32>
    %19 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x2x3x8xf32>}> : () -> tensor<1x2x3x8xf32>
    %20 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x2x1536x8xf32>}> : () -> tensor<1x2x1536x8xf32>
    %21 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x2x1536x8xf32>}> : () -> tensor<1x2x1536x8xf32>
    %22 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x2x3x1536xf32>}> : () -> tensor<1x2x3x1536xf32>
    %23 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %167:15 = "stablehlo.while"(%23, %19, %20, %21, %22, %arg0, %18, %arg6, %arg1, %6, %8, %9, %12, %s0, %4) ({
    ^bb0(%r24: tensor<i32>, %r25: tensor<1x2x3x8xf32>, %r26: tensor<1x2x1536x8xf32>, %r27: tensor<1x2x1536x8xf32>, %r28: tensor<1x2x3x1536xf32>, %r29: tensor<1x2x3x8xf32>, %r30: tensor<1x2x3xf32>, %r31: tensor<1x2x3xf32>, %r32: tensor<1x2x3x8xf32>, %r33: tensor<1x2x1536x8xf32>, %r34: tensor<1x2x1536x8xf32>, %r35: tensor<f32>, %r36: tensor<1x1x3x1536xf32>, %r37: tensor<f32>, %r38: tensor<2xui64>):
      %39 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %40 = "stablehlo.compare"(%r24, %39) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%40) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r41: tensor<i32>, %r42: tensor<1x2x3x8xf32>, %r43: tensor<1x2x1536x8xf32>, %r44: tensor<1x2x1536x8xf32>, %r45: tensor<1x2x3x1536xf32>, %r46: tensor<1x2x3x8xf32>, %r47: tensor<1x2x3xf32>, %r48: tensor<1x2x3xf32>, %r49: tensor<1x2x3x8xf32>, %r50: tensor<1x2x1536x8xf32>, %r51: tensor<1x2x1536x8xf32>, %r52: tensor<f32>, %r53: tensor<1x1x3x1536xf32>, %r54: tensor<f32>, %r55: tensor<2xui64>):
      %56 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %57 = "stablehlo.constant"() <{value = dense<512> : tensor<i32>}> : () -> tensor<i32>
      %58 = "stablehlo.multiply"(%r41, %57) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %59 = "stablehlo.dynamic_slice"(%r50, %56, %56, %58, %56) <{slice_sizes = array<i64: 1, 2, 512, 8>}> : (tensor<1x2x1536x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x512x8xf32>
      %60 = "stablehlo.dot_general"(%r49, %59) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<1x2x3x8xf32>, tensor<1x2x512x8xf32>) -> tensor<1x2x3x512xf32>
      %61 = "stablehlo.broadcast_in_dim"(%r52) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x3x512xf32>
      %62 = "stablehlo.multiply"(%60, %61) : (tensor<1x2x3x512xf32>, tensor<1x2x3x512xf32>) -> tensor<1x2x3x512xf32>
      %63 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %64 = "stablehlo.constant"() <{value = dense<512> : tensor<i32>}> : () -> tensor<i32>
      %65 = "stablehlo.multiply"(%r41, %64) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %66 = "stablehlo.dynamic_slice"(%r53, %63, %63, %63, %65) <{slice_sizes = array<i64: 1, 1, 3, 512>}> : (tensor<1x1x3x1536xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x3x512xf32>
      %67 = "stablehlo.broadcast_in_dim"(%66) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x3x512xf32>) -> tensor<1x2x3x512xf32>
      %68 = "stablehlo.add"(%62, %67) : (tensor<1x2x3x512xf32>, tensor<1x2x3x512xf32>) -> tensor<1x2x3x512xf32>
      %69 = "stablehlo.iota"() <{iota_dimension = 3 : i64}> : () -> tensor<1x2x3x512xi32>
      %70 = "stablehlo.constant"() <{value = dense<512> : tensor<i32>}> : () -> tensor<i32>
      %71 = "stablehlo.multiply"(%r41, %70) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %72 = "stablehlo.broadcast_in_dim"(%71) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x2x3x512xi32>
      %73 = "stablehlo.add"(%69, %72) : (tensor<1x2x3x512xi32>, tensor<1x2x3x512xi32>) -> tensor<1x2x3x512xi32>
      %74 = "stablehlo.constant"() <{value = dense<1030> : tensor<1x2x3x512xi32>}> : () -> tensor<1x2x3x512xi32>
      %75 = "stablehlo.compare"(%73, %74) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x2x3x512xi32>, tensor<1x2x3x512xi32>) -> tensor<1x2x3x512xi1>
      %76 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<1x2x3x512xf32>}> : () -> tensor<1x2x3x512xf32>
      %77 = "stablehlo.select"(%75, %68, %76) : (tensor<1x2x3x512xi1>, tensor<1x2x3x512xf32>, tensor<1x2x3x512xf32>) -> tensor<1x2x3x512xf32>
      %78 = "stablehlo.broadcast_in_dim"(%r48) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x2x3xf32>) -> tensor<1x2x3x512xf32>
      %79 = "stablehlo.broadcast_in_dim"(%r47) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x2x3xf32>) -> tensor<1x2x3x512xf32>
      %80 = "stablehlo.subtract"(%77, %78) : (tensor<1x2x3x512xf32>, tensor<1x2x3x512xf32>) -> tensor<1x2x3x512xf32>
      %81 = "stablehlo.exponential"(%80) : (tensor<1x2x3x512xf32>) -> tensor<1x2x3x512xf32>
      %82 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %83 = "stablehlo.constant"() <{value = dense<512> : tensor<i32>}> : () -> tensor<i32>
      %84 = "stablehlo.multiply"(%r41, %83) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %85 = "stablehlo.dynamic_slice"(%r50, %82, %82, %84, %82) <{slice_sizes = array<i64: 1, 2, 512, 8>}> : (tensor<1x2x1536x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x512x8xf32>
      %86 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %87 = "stablehlo.constant"() <{value = dense<512> : tensor<i32>}> : () -> tensor<i32>
      %88 = "stablehlo.multiply"(%r41, %87) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %89 = "stablehlo.dynamic_slice"(%r51, %86, %86, %88, %86) <{slice_sizes = array<i64: 1, 2, 512, 8>}> : (tensor<1x2x1536x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x512x8xf32>
      %90 = "stablehlo.convert"(%r41) : (tensor<i32>) -> tensor<ui64>
      %91 = "stablehlo.constant"() <{value = dense<1537> : tensor<ui64>}> : () -> tensor<ui64>
      %92 = "stablehlo.multiply"(%90, %91) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
      %93 = "stablehlo.constant"() <{value = dense<0> : tensor<ui64>}> : () -> tensor<ui64>
      %94 = "stablehlo.reshape"(%93) : (tensor<ui64>) -> tensor<1xui64>
      %95 = "stablehlo.reshape"(%92) : (tensor<ui64>) -> tensor<1xui64>
      %96 = "stablehlo.concatenate"(%94, %95) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
      %97 = "stablehlo.add"(%r55, %96) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
      %98:2 = "stablehlo.rng_bit_generator"(%97) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1x2x3x512xui32>)
      %99 = "stablehlo.constant"() <{value = dense<8> : tensor<1x2x3x512xui32>}> : () -> tensor<1x2x3x512xui32>
      %100 = "stablehlo.shift_right_logical"(%98#1, %99) : (tensor<1x2x3x512xui32>, tensor<1x2x3x512xui32>) -> tensor<1x2x3x512xui32>
      %101 = "stablehlo.convert"(%100) : (tensor<1x2x3x512xui32>) -> tensor<1x2x3x512xf32>
      %102 = "stablehlo.constant"() <{value = dense<5.960464477539063e-8> : tensor<1x2x3x512xf32>}> : () -> tensor<1x2x3x512xf32>
      %103 = "stablehlo.multiply"(%101, %102) : (tensor<1x2x3x512xf32>, tensor<1x2x3x512xf32>) -> tensor<1x2x3x512xf32>
      %104 = "stablehlo.constant"() <{value = dense<1.0> : tensor<f32>}> : () -> tensor<f32>
      %105 = "stablehlo.subtract"(%104, %r54) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %106 = "stablehlo.broadcast_in_dim"(%105) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x3x512xf32>
      %107 = "stablehlo.compare"(%103, %106) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x2x3x512xf32>, tensor<1x2x3x512xf32>) -> tensor<1x2x3x512xi1>
      %108 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
      %109 = "stablehlo.compare"(%105, %108) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %110 = "stablehlo.divide"(%104, %105) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %111 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
      %112 = "stablehlo.select"(%109, %111, %110) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %113 = "stablehlo.broadcast_in_dim"(%112) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x3x512xf32>
      %114 = "stablehlo.multiply"(%81, %113) : (tensor<1x2x3x512xf32>, tensor<1x2x3x512xf32>) -> tensor<1x2x3x512xf32>
      %115 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x2x3x512xf32>}> : () -> tensor<1x2x3x512xf32>
      %116 = "stablehlo.select"(%107, %114, %115) : (tensor<1x2x3x512xi1>, tensor<1x2x3x512xf32>, tensor<1x2x3x512xf32>) -> tensor<1x2x3x512xf32>
      %117 = "stablehlo.dot_general"(%116, %r46) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<1x2x3x512xf32>, tensor<1x2x3x8xf32>) -> tensor<1x2x512x8xf32>
      %118 = "stablehlo.dot_general"(%r46, %89) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<1x2x3x8xf32>, tensor<1x2x512x8xf32>) -> tensor<1x2x3x512xf32>
      %119 = "stablehlo.convert"(%r41) : (tensor<i32>) -> tensor<ui64>
      %120 = "stablehlo.constant"() <{value = dense<1537> : tensor<ui64>}> : () -> tensor<ui64>
      %121 = "stablehlo.multiply"(%119, %120) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
      %122 = "stablehlo.constant"() <{value = dense<0> : tensor<ui64>}> : () -> tensor<ui64>
      %123 = "stablehlo.reshape"(%122) : (tensor<ui64>) -> tensor<1xui64>
      %124 = "stablehlo.reshape"(%121) : (tensor<ui64>) -> tensor<1xui64>
      %125 = "stablehlo.concatenate"(%123, %124) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
      %126 = "stablehlo.add"(%r55, %125) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
      %127:2 = "stablehlo.rng_bit_generator"(%126) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1x2x3x512xui32>)
      %128 = "stablehlo.constant"() <{value = dense<8> : tensor<1x2x3x512xui32>}> : () -> tensor<1x2x3x512xui32>
      %129 = "stablehlo.shift_right_logical"(%127#1, %128) : (tensor<1x2x3x512xui32>, tensor<1x2x3x512xui32>) -> tensor<1x2x3x512xui32>
      %130 = "stablehlo.convert"(%129) : (tensor<1x2x3x512xui32>) -> tensor<1x2x3x512xf32>
      %131 = "stablehlo.constant"() <{value = dense<5.960464477539063e-8> : tensor<1x2x3x512xf32>}> : () -> tensor<1x2x3x512xf32>
      %132 = "stablehlo.multiply"(%130, %131) : (tensor<1x2x3x512xf32>, tensor<1x2x3x512xf32>) -> tensor<1x2x3x512xf32>
      %133 = "stablehlo.constant"() <{value = dense<1.0> : tensor<f32>}> : () -> tensor<f32>
      %134 = "stablehlo.subtract"(%133, %r54) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %135 = "stablehlo.broadcast_in_dim"(%134) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x3x512xf32>
      %136 = "stablehlo.compare"(%132, %135) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x2x3x512xf32>, tensor<1x2x3x512xf32>) -> tensor<1x2x3x512xi1>
      %137 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
      %138 = "stablehlo.compare"(%134, %137) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %139 = "stablehlo.divide"(%133, %134) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %140 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
      %141 = "stablehlo.select"(%138, %140, %139) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %142 = "stablehlo.broadcast_in_dim"(%141) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x3x512xf32>
      %143 = "stablehlo.multiply"(%118, %142) : (tensor<1x2x3x512xf32>, tensor<1x2x3x512xf32>) -> tensor<1x2x3x512xf32>
      %144 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x2x3x512xf32>}> : () -> tensor<1x2x3x512xf32>
      %145 = "stablehlo.select"(%136, %143, %144) : (tensor<1x2x3x512xi1>, tensor<1x2x3x512xf32>, tensor<1x2x3x512xf32>) -> tensor<1x2x3x512xf32>
      %146 = "stablehlo.subtract"(%145, %79) : (tensor<1x2x3x512xf32>, tensor<1x2x3x512xf32>) -> tensor<1x2x3x512xf32>
      %147 = "stablehlo.multiply"(%81, %146) : (tensor<1x2x3x512xf32>, tensor<1x2x3x512xf32>) -> tensor<1x2x3x512xf32>
      %148 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %149 = "stablehlo.constant"() <{value = dense<512> : tensor<i32>}> : () -> tensor<i32>
      %150 = "stablehlo.multiply"(%r41, %149) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %151 = "stablehlo.dynamic_update_slice"(%r45, %147, %148, %148, %148, %150) : (tensor<1x2x3x1536xf32>, tensor<1x2x3x512xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3x1536xf32>
      %152 = "stablehlo.broadcast_in_dim"(%r52) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x3x512xf32>
      %153 = "stablehlo.multiply"(%147, %152) : (tensor<1x2x3x512xf32>, tensor<1x2x3x512xf32>) -> tensor<1x2x3x512xf32>
      %154 = "stablehlo.dot_general"(%153, %85) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<1x2x3x512xf32>, tensor<1x2x512x8xf32>) -> tensor<1x2x3x8xf32>
      %155 = "stablehlo.dot_general"(%153, %r49) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<1x2x3x512xf32>, tensor<1x2x3x8xf32>) -> tensor<1x2x512x8xf32>
      %156 = "stablehlo.add"(%r42, %154) : (tensor<1x2x3x8xf32>, tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xf32>
      %157 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %158 = "stablehlo.constant"() <{value = dense<512> : tensor<i32>}> : () -> tensor<i32>
      %159 = "stablehlo.multiply"(%r41, %158) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %160 = "stablehlo.dynamic_update_slice"(%r43, %155, %157, %157, %159, %157) : (tensor<1x2x1536x8xf32>, tensor<1x2x512x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x1536x8xf32>
      %161 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %162 = "stablehlo.constant"() <{value = dense<512> : tensor<i32>}> : () -> tensor<i32>
      %163 = "stablehlo.multiply"(%r41, %162) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %164 = "stablehlo.dynamic_update_slice"(%r44, %117, %161, %161, %163, %161) : (tensor<1x2x1536x8xf32>, tensor<1x2x512x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x1536x8xf32>
      %165 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %166 = "stablehlo.add"(%r41, %165) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%166, %156, %160, %164, %151, %r46, %r47, %r48, %r49, %r50, %r51, %r52, %r53, %r54, %r55) : (tensor<i32>, tensor<1x2x3x8xf32>, tensor<1x2x1536x8xf32>, tensor<1x2x1536x8xf32>, tensor<1x2x3x1536xf32>, tensor<1x2x3x8xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3x8xf32>, tensor<1x2x1536x8xf32>, tensor<1x2x1536x8xf32>, tensor<f32>, tensor<1x1x3x1536xf32>, tensor<f32>, tensor<2xui64>) -> ()
    }) : (tensor<i32>, tensor<1x2x3x8xf32>, tensor<1x2x1536x8xf32>, tensor<1x2x1536x8xf32>, tensor<1x2x3x1536xf32>, tensor<1x2x3x8xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3x8xf32>, tensor<1x2x1536x8xf32>, tensor<1x2x1536x8xf32>, tensor<f32>, tensor<1x1x3x1536xf32>, tensor<f32>, tensor<2xui64>) -> (tensor<i32>, tensor<1x2x3x8xf32>, tensor<1x2x1536x8xf32>, tensor<1x2x1536x8xf32>, tensor<1x2x3x1536xf32>, tensor<1x2x3x8xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3x8xf32>, tensor<1x2x1536x8xf32>, tensor<1x2x1536x8xf32>, tensor<f32>, tensor<1x1x3x1536xf32>, tensor<f32>, tensor<2xui64>)
    %168 = "stablehlo.slice"(%167#2) <{start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 1, 2, 1030, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x1536x8xf32>) -> tensor<1x2x1030x8xf32>
    %169 = "stablehlo.slice"(%167#3) <{start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 1, 2, 1030, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x1536x8xf32>) -> tensor<1x2x1030x8xf32>
    %170 = "stablehlo.slice"(%167#4) <{start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 1, 2, 3, 1030>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x3x1536xf32>) -> tensor<1x2x3x1030xf32>
    %171 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %175 = "stablehlo.reduce"(%170, %171) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%r172: tensor<f32>, %r173: tensor<f32>):
      %174 = "stablehlo.add"(%r172, %r173) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%174) : (tensor<f32>) -> ()
    }) : (tensor<1x2x3x1030xf32>, tensor<f32>) -> tensor<3x1030xf32>
    return %167#1, %168, %169, %175 : tensor<1x2x3x8xf32>, tensor<1x2x1030x8xf32>, tensor<1x2x1030x8xf32>, tensor<3x1030xf32>
  }
}

// T[2,4,3,6] T[2,4,3,8] T[2,2,5,8] T[2,2,5,6] none (true,true,true,false) T[2,4,3,6] f32[2,4,3] none none 3 5 0.0 true i64[] i64[], T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x4x3x6xbf16>, %arg1: tensor<2x4x3x8xbf16>, %arg2: tensor<2x2x5x8xbf16>, %arg3: tensor<2x2x5x6xbf16>, %arg4: tensor<2x4x3x6xbf16>, %arg5: tensor<2x4x3xf32>, %arg6: tensor<i64>, %arg7: tensor<i64>) -> (tensor<2x4x3x8xbf16>, tensor<2x2x5x8xbf16>, tensor<2x2x5x6xbf16>) {
    %0 = "stablehlo.constant"() <{value = dense<0.0> : tensor<bf16>}> : () -> tensor<bf16>
    %1 = "stablehlo.constant"() <{value = dense<0.0> : tensor<bf16>}> : () -> tensor<bf16>
    %2 = "stablehlo.reshape"(%arg1) : (tensor<2x4x3x8xbf16>) -> tensor<2x2x2x3x8xbf16>
    %3 = "stablehlo.constant"() <{value = dense<0.35355339059327373> : tensor<f32>}> : () -> tensor<f32>
    %4 = "stablehlo.reshape"(%arg0) : (tensor<2x4x3x6xbf16>) -> tensor<2x2x2x3x6xbf16>
    %5 = "stablehlo.reshape"(%arg4) : (tensor<2x4x3x6xbf16>) -> tensor<2x2x2x3x6xbf16>
    %6 = "stablehlo.convert"(%4) : (tensor<2x2x2x3x6xbf16>) -> tensor<2x2x2x3x6xf32>
    %7 = "stablehlo.convert"(%5) : (tensor<2x2x2x3x6xbf16>) -> tensor<2x2x2x3x6xf32>
    %8 = "stablehlo.multiply"(%6, %7) : (tensor<2x2x2x3x6xf32>, tensor<2x2x2x3x6xf32>) -> tensor<2x2x2x3x6xf32>
    %9 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %13 = "stablehlo.reduce"(%8, %9) <{dimensions = array<i64: 4>}> ({
    ^bb0(%r10: tensor<f32>, %r11: tensor<f32>):
      %12 = "stablehlo.add"(%r10, %r11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%12) : (tensor<f32>) -> ()
    }) : (tensor<2x2x2x3x6xf32>, tensor<f32>) -> tensor<2x2x2x3xf32>
    %14 = "stablehlo.reshape"(%arg5) : (tensor<2x4x3xf32>) -> tensor<2x2x2x3xf32>
    %15 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x2x3x8xf32>}> : () -> tensor<2x2x2x3x8xf32>
    %16 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x5x8xf32>}> : () -> tensor<2x2x5x8xf32>
    %17 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x5x6xf32>}> : () -> tensor<2x2x5x6xf32>
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
    %48 = "stablehlo.dot_general"(%47, %4) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [2, 3], rhs_contracting_dimensions = [2, 3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x2x2x3x5xbf16>, tensor<2x2x2x3x6xbf16>) -> tensor<2x2x5x6xbf16>
    %49 = "stablehlo.convert"(%4) : (tensor<2x2x2x3x6xbf16>) -> tensor<2x2x2x3x6xf32>
    %50 = "stablehlo.convert"(%arg3) : (tensor<2x2x5x6xbf16>) -> tensor<2x2x5x6xf32>
    %51 = "stablehlo.dot_general"(%49, %50) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x2x2x3x6xf32>, tensor<2x2x5x6xf32>) -> tensor<2x2x2x3x5xf32>
    %52 = "stablehlo.subtract"(%51, %38) : (tensor<2x2x2x3x5xf32>, tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xf32>
    %53 = "stablehlo.multiply"(%40, %52) : (tensor<2x2x2x3x5xf32>, tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xf32>
    %54 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x2x3x5xf32>
    %55 = "stablehlo.multiply"(%53, %54) : (tensor<2x2x2x3x5xf32>, tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xf32>
    %56 = "stablehlo.convert"(%55) : (tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xbf16>
    %57 = "stablehlo.dot_general"(%56, %arg2) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x2x2x3x5xbf16>, tensor<2x2x5x8xbf16>) -> tensor<2x2x2x3x8xbf16>
    %58 = "stablehlo.dot_general"(%56, %2) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [2, 3], rhs_contracting_dimensions = [2, 3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x2x2x3x5xbf16>, tensor<2x2x2x3x8xbf16>) -> tensor<2x2x5x8xbf16>
    %59 = "stablehlo.reshape"(%57) : (tensor<2x2x2x3x8xbf16>) -> tensor<2x4x3x8xbf16>
    return %59, %58, %48 : tensor<2x4x3x8xbf16>, tensor<2x2x5x8xbf16>, tensor<2x2x5x6xbf16>
  }
}

// T[2,4,3,6] T[2,4,3,8] T[2,2,5,8] T[2,2,5,6] none (true,true,true,false) T[2,4,3,6] f32[2,4,3] none none 3 5 0.0 true i64[] i64[], T = float16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x4x3x6xf16>, %arg1: tensor<2x4x3x8xf16>, %arg2: tensor<2x2x5x8xf16>, %arg3: tensor<2x2x5x6xf16>, %arg4: tensor<2x4x3x6xf16>, %arg5: tensor<2x4x3xf32>, %arg6: tensor<i64>, %arg7: tensor<i64>) -> (tensor<2x4x3x8xf16>, tensor<2x2x5x8xf16>, tensor<2x2x5x6xf16>) {
    %0 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f16>}> : () -> tensor<f16>
    %1 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f16>}> : () -> tensor<f16>
    %2 = "stablehlo.reshape"(%arg1) : (tensor<2x4x3x8xf16>) -> tensor<2x2x2x3x8xf16>
    %3 = "stablehlo.constant"() <{value = dense<0.35355339059327373> : tensor<f32>}> : () -> tensor<f32>
    %4 = "stablehlo.reshape"(%arg0) : (tensor<2x4x3x6xf16>) -> tensor<2x2x2x3x6xf16>
    %5 = "stablehlo.reshape"(%arg4) : (tensor<2x4x3x6xf16>) -> tensor<2x2x2x3x6xf16>
    %6 = "stablehlo.convert"(%4) : (tensor<2x2x2x3x6xf16>) -> tensor<2x2x2x3x6xf32>
    %7 = "stablehlo.convert"(%5) : (tensor<2x2x2x3x6xf16>) -> tensor<2x2x2x3x6xf32>
    %8 = "stablehlo.multiply"(%6, %7) : (tensor<2x2x2x3x6xf32>, tensor<2x2x2x3x6xf32>) -> tensor<2x2x2x3x6xf32>
    %9 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %13 = "stablehlo.reduce"(%8, %9) <{dimensions = array<i64: 4>}> ({
    ^bb0(%r10: tensor<f32>, %r11: tensor<f32>):
      %12 = "stablehlo.add"(%r10, %r11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%12) : (tensor<f32>) -> ()
    }) : (tensor<2x2x2x3x6xf32>, tensor<f32>) -> tensor<2x2x2x3xf32>
    %14 = "stablehlo.reshape"(%arg5) : (tensor<2x4x3xf32>) -> tensor<2x2x2x3xf32>
    %15 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x2x3x8xf32>}> : () -> tensor<2x2x2x3x8xf32>
    %16 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x5x8xf32>}> : () -> tensor<2x2x5x8xf32>
    %17 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x5x6xf32>}> : () -> tensor<2x2x5x6xf32>
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
    %49 = "stablehlo.convert"(%4) : (tensor<2x2x2x3x6xf16>) -> tensor<2x2x2x3x6xf32>
    %50 = "stablehlo.dot_general"(%48, %49) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [2, 3], rhs_contracting_dimensions = [2, 3]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x2x2x3x5xf32>, tensor<2x2x2x3x6xf32>) -> tensor<2x2x5x6xf32>
    %51 = "stablehlo.convert"(%50) : (tensor<2x2x5x6xf32>) -> tensor<2x2x5x6xf16>
    %52 = "stablehlo.convert"(%4) : (tensor<2x2x2x3x6xf16>) -> tensor<2x2x2x3x6xf32>
    %53 = "stablehlo.convert"(%arg3) : (tensor<2x2x5x6xf16>) -> tensor<2x2x5x6xf32>
    %54 = "stablehlo.dot_general"(%52, %53) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x2x2x3x6xf32>, tensor<2x2x5x6xf32>) -> tensor<2x2x2x3x5xf32>
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
    return %68, %67, %51 : tensor<2x4x3x8xf16>, tensor<2x2x5x8xf16>, tensor<2x2x5x6xf16>
  }
}
