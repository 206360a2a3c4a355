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
    %51 = "stablehlo.add"(%13, %49) : (tensor<2x2x2x3x8xf32>, tensor<2x2x2x3x8xf32>) -> tensor<2x2x2x3x8xf32>
    %52 = "stablehlo.reshape"(%51) : (tensor<2x2x2x3x8xf32>) -> tensor<2x4x3x8xf32>
    return %52, %50, %43 : tensor<2x4x3x8xf32>, tensor<2x2x5x8xf32>, tensor<2x2x5x6xf32>
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
    %7 = "stablehlo.reshape"(%arg1) : (tensor<2x4x3x8xf32>) -> tensor<2x4x1x3x8xf32>
    %8 = "stablehlo.reshape"(%arg4) : (tensor<2x1x3x5xf32>) -> tensor<2x1x1x3x5xf32>
    %9 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %10 = "stablehlo.reshape"(%arg0) : (tensor<2x4x3x8xf32>) -> tensor<2x4x1x3x8xf32>
    %11 = "stablehlo.reshape"(%arg5) : (tensor<2x4x3x8xf32>) -> tensor<2x4x1x3x8xf32>
    %12 = "stablehlo.multiply"(%10, %11) : (tensor<2x4x1x3x8xf32>, tensor<2x4x1x3x8xf32>) -> tensor<2x4x1x3x8xf32>
    %13 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %17 = "stablehlo.reduce"(%12, %13) <{dimensions = array<i64: 4>}> ({
    ^bb0(%r14: tensor<f32>, %r15: tensor<f32>):
      %16 = "stablehlo.add"(%r14, %r15) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%16) : (tensor<f32>) -> ()
    }) : (tensor<2x4x1x3x8xf32>, tensor<f32>) -> tensor<2x4x1x3xf32>
    %18 = "stablehlo.reshape"(%arg6) : (tensor<2x4x3xf32>) -> tensor<2x4x1x3xf32>
    %19 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x4x1x3x8xf32>}> : () -> tensor<2x4x1x3x8xf32>
    %20 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x4x5x8xf32>}> : () -> tensor<2x4x5x8xf32>
    %21 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x4x5x8xf32>}> : () -> tensor<2x4x5x8xf32>
    %22 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x4x1x3x5xf32>}> : () -> tensor<2x4x1x3x5xf32>
    %23 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %24 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %25 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %26 = "stablehlo.multiply"(%23, %25) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %27 = "stablehlo.dot_general"(%7, %arg2) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x4x1x3x8xf32>, tensor<2x4x5x8xf32>) -> tensor<2x4x1x3x5xf32>
    %28 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4x1x3x5xf32>
    %29 = "stablehlo.multiply"(%27, %28) : (tensor<2x4x1x3x5xf32>, tensor<2x4x1x3x5xf32>) -> tensor<2x4x1x3x5xf32>
    %30 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %31 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %32 = "stablehlo.multiply"(%23, %31) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %33 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<2x1x1x3x5xf32>) -> tensor<2x4x1x3x5xf32>
    %34 = "stablehlo.add"(%29, %33) : (tensor<2x4x1x3x5xf32>, tensor<2x4x1x3x5xf32>) -> tensor<2x4x1x3x5xf32>
    %35 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x4x1x3xf32>) -> tensor<2x4x1x3x5xf32>
    %36 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x4x1x3xf32>) -> tensor<2x4x1x3x5xf32>
    %37 = "stablehlo.subtract"(%34, %35) : (tensor<2x4x1x3x5xf32>, tensor<2x4x1x3x5xf32>) -> tensor<2x4x1x3x5xf32>
    %38 = "stablehlo.exponential"(%37) : (tensor<2x4x1x3x5xf32>) -> tensor<2x4x1x3x5xf32>
    %39 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %40 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %41 = "stablehlo.multiply"(%23, %40) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %42 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %43 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %44 = "stablehlo.multiply"(%23, %43) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %45 = "stablehlo.convert"(%23) : (tensor<i32>) -> tensor<ui64>
    %46 = "stablehlo.constant"() <{value = dense<61> : tensor<ui64>}> : () -> tensor<ui64>
    %47 = "stablehlo.multiply"(%45, %46) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %48 = "stablehlo.constant"() <{value = dense<0> : tensor<ui64>}> : () -> tensor<ui64>
    %49 = "stablehlo.reshape"(%48) : (tensor<ui64>) -> tensor<1xui64>
    %50 = "stablehlo.reshape"(%47) : (tensor<ui64>) -> tensor<1xui64>
    %51 = "stablehlo.concatenate"(%49, %50) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %52 = "stablehlo.add"(%4, %51) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
    %53:2 = "stablehlo.rng_bit_generator"(%52) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x4x1x3x5xui32>)
    %54 = "stablehlo.constant"() <{value = dense<8> : tensor<2x4x1x3x5xui32>}> : () -> tensor<2x4x1x3x5xui32>
    %55 = "stablehlo.shift_right_logical"(%53#1, %54) : (tensor<2x4x1x3x5xui32>, tensor<2x4x1x3x5xui32>) -> tensor<2x4x1x3x5xui32>
    %56 = "stablehlo.convert"(%55) : (tensor<2x4x1x3x5xui32>) -> tensor<2x4x1x3x5xf32>
    %57 = "stablehlo.constant"() <{value = dense<5.960464477539063e-8> : tensor<2x4x1x3x5xf32>}> : () -> tensor<2x4x1x3x5xf32>
    %58 = "stablehlo.multiply"(%56, %57) : (tensor<2x4x1x3x5xf32>, tensor<2x4x1x3x5xf32>) -> tensor<2x4x1x3x5xf32>
    %59 = "stablehlo.constant"() <{value = dense<1.0> : tensor<f32>}> : () -> tensor<f32>
    %60 = "stablehlo.subtract"(%59, %s1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %61 = "stablehlo.broadcast_in_dim"(%60) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4x1x3x5xf32>
    %62 = "stablehlo.compare"(%58, %61) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x4x1x3x5xf32>, tensor<2x4x1x3x5xf32>) -> tensor<2x4x1x3x5xi1>
    %63 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %64 = "stablehlo.compare"(%60, %63) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %65 = "stablehlo.divide"(%59, %60) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %66 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %67 = "stablehlo.select"(%64, %66, %65) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %68 = "stablehlo.broadcast_in_dim"(%67) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4x1x3x5xf32>
    %69 = "stablehlo.multiply"(%38, %68) : (tensor<2x4x1x3x5xf32>, tensor<2x4x1x3x5xf32>) -> tensor<2x4x1x3x5xf32>
    %70 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x4x1x3x5xf32>}> : () -> tensor<2x4x1x3x5xf32>
    %71 = "stablehlo.select"(%62, %69, %70) : (tensor<2x4x1x3x5xi1>, tensor<2x4x1x3x5xf32>, tensor<2x4x1x3x5xf32>) -> tensor<2x4x1x3x5xf32>
    %72 = "stablehlo.dot_general"(%71, %10) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [2, 3], rhs_contracting_dimensions = [2, 3]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x4x1x3x5xf32>, tensor<2x4x1x3x8xf32>) -> tensor<2x4x5x8xf32>
    %73 = "stablehlo.dot_general"(%10, %arg3) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x4x1x3x8xf32>, tensor<2x4x5x8xf32>) -> tensor<2x4x1x3x5xf32>
    %74 = "stablehlo.convert"(%23) : (tensor<i32>) -> tensor<ui64>
    %75 = "stablehlo.constant"() <{value = dense<61> : tensor<ui64>}> : () -> tensor<ui64>
    %76 = "stablehlo.multiply"(%74, %75) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %77 = "stablehlo.constant"() <{value = dense<0> : tensor<ui64>}> : () -> tensor<ui64>
    %78 = "stablehlo.reshape"(%77) : (tensor<ui64>) -> tensor<1xui64>
    %79 = "stablehlo.reshape"(%76) : (tensor<ui64>) -> tensor<1xui64>
    %80 = "stablehlo.concatenate"(%78, %79) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %81 = "stablehlo.add"(%4, %80) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
    %82:2 = "stablehlo.rng_bit_generator"(%81) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x4x1x3x5xui32>)
    %83 = "stablehlo.constant"() <{value = dense<8> : tensor<2x4x1x3x5xui32>}> : () -> tensor<2x4x1x3x5xui32>
    %84 = "stablehlo.shift_right_logical"(%82#1, %83) : (tensor<2x4x1x3x5xui32>, tensor<2x4x1x3x5xui32>) -> tensor<2x4x1x3x5xui32>
    %85 = "stablehlo.convert"(%84) : (tensor<2x4x1x3x5xui32>) -> tensor<2x4x1x3x5xf32>
    %86 = "stablehlo.constant"() <{value = dense<5.960464477539063e-8> : tensor<2x4x1x3x5xf32>}> : () -> tensor<2x4x1x3x5xf32>
    %87 = "stablehlo.multiply"(%85, %86) : (tensor<2x4x1x3x5xf32>, tensor<2x4x1x3x5xf32>) -> tensor<2x4x1x3x5xf32>
    %88 = "stablehlo.constant"() <{value = dense<1.0> : tensor<f32>}> : () -> tensor<f32>
    %89 = "stablehlo.subtract"(%88, %s1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %90 = "stablehlo.broadcast_in_dim"(%89) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4x1x3x5xf32>
    %91 = "stablehlo.compare"(%87, %90) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x4x1x3x5xf32>, tensor<2x4x1x3x5xf32>) -> tensor<2x4x1x3x5xi1>
    %92 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %93 = "stablehlo.compare"(%89, %92) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %94 = "stablehlo.divide"(%88, %89) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %95 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %96 = "stablehlo.select"(%93, %95, %94) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %97 = "stablehlo.broadcast_in_dim"(%96) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4x1x3x5xf32>
    %98 = "stablehlo.multiply"(%73, %97) : (tensor<2x4x1x3x5xf32>, tensor<2x4x1x3x5xf32>) -> tensor<2x4x1x3x5xf32>
    %99 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x4x1x3x5xf32>}> : () -> tensor<2x4x1x3x5xf32>
    %100 = "stablehlo.select"(%91, %98, %99) : (tensor<2x4x1x3x5xi1>, tensor<2x4x1x3x5xf32>, tensor<2x4x1x3x5xf32>) -> tensor<2x4x1x3x5xf32>
    %101 = "stablehlo.subtract"(%100, %36) : (tensor<2x4x1x3x5xf32>, tensor<2x4x1x3x5xf32>) -> tensor<2x4x1x3x5xf32>
    %102 = "stablehlo.multiply"(%38, %101) : (tensor<2x4x1x3x5xf32>, tensor<2x4x1x3x5xf32>) -> tensor<2x4x1x3x5xf32>
    %103 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4x1x3x5xf32>
    %104 = "stablehlo.multiply"(%102, %103) : (tensor<2x4x1x3x5xf32>, tensor<2x4x1x3x5xf32>) -> tensor<2x4x1x3x5xf32>
    %105 = "stablehlo.dot_general"(%104, %arg2) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x4x1x3x5xf32>, tensor<2x4x5x8xf32>) -> tensor<2x4x1x3x8xf32>
    %106 = "stablehlo.dot_general"(%104, %7) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [2, 3], rhs_contracting_dimensions = [2, 3]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x4x1x3x5xf32>, tensor<2x4x1x3x8xf32>) -> tensor<2x4x5x8xf32>
    %107 = "stablehlo.add"(%19, %105) : (tensor<2x4x1x3x8xf32>, tensor<2x4x1x3x8xf32>) -> tensor<2x4x1x3x8xf32>
    %108 = "stablehlo.reshape"(%107) : (tensor<2x4x1x3x8xf32>) -> tensor<2x4x3x8xf32>
    %109 = "stablehlo.reshape"(%102) : (tensor<2x4x1x3x5xf32>) -> tensor<2x4x3x5xf32>
    %110 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %114 = "stablehlo.reduce"(%109, %110) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r111: tensor<f32>, %r112: tensor<f32>):
      %113 = "stablehlo.add"(%r111, %r112) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%113) : (tensor<f32>) -> ()
    }) : (tensor<2x4x3x5xf32>, tensor<f32>) -> tensor<2x3x5xf32>
    %115 = "stablehlo.reshape"(%114) : (tensor<2x3x5xf32>) -> tensor<2x1x3x5xf32>
    return %108, %106, %72, %115 : tensor<2x4x3x8xf32>, tensor<2x4x5x8xf32>, tensor<2x4x5x8xf32>, tensor<2x1x3x5xf32>
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
    %9 = "stablehlo.reshape"(%arg1) : (tensor<1x2x3x8xf32>) -> tensor<1x2x1x3x8xf32>
    %10 = "stablehlo.constant"() <{value = dense<0.35355339059327373> : tensor<f32>}> : () -> tensor<f32>
    %11 = "stablehlo.reshape"(%arg4) : (tensor<3x1030xf32>) -> tensor<1x1x3x1030xf32>
    %12 = "stablehlo.reshape"(%11) : (tensor<1x1x3x1030xf32>) -> tensor<1x1x1x3x1030xf32>
    %13 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %14 = "stablehlo.pad"(%12, %13) <{edge_padding_low = array<i64: 0, 0, 0, 0, 0>, edge_padding_high = array<i64: 0, 0, 0, 0, 506>, interior_padding = array<i64: 0, 0, 0, 0, 0>}> : (tensor<1x1x1x3x1030xf32>, tensor<f32>) -> tensor<1x1x1x3x1536xf32>
    %15 = "stablehlo.reshape"(%arg0) : (tensor<1x2x3x8xf32>) -> tensor<1x2x1x3x8xf32>
    %16 = "stablehlo.reshape"(%arg5) : (tensor<1x2x3x8xf32>) -> tensor<1x2x1x3x8xf32>
    %17 = "stablehlo.multiply"(%15, %16) : (tensor<1x2x1x3x8xf32>, tensor<1x2x1x3x8xf32>) -> tensor<1x2x1x3x8xf32>
    %18 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %22 = "stablehlo.reduce"(%17, %18) <{dimensions = array<i64: 4>}> ({
    ^bb0(%r19: tensor<f32>, %r20: tensor<f32>):
      %21 = "stablehlo.add"(%r19, %r20) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%21) : (tensor<f32>) -> ()
    }) : (tensor<1x2x1x3x8xf32>, tensor<f32>) -> tensor<1x2x1x3xf32>
    %23 = "stablehlo.reshape"(%arg6) : (tensor<1x2x3xf32>) -> tensor<1x2x1x3xf32>
    %24 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x2x1x3x8xf32>}> : () -> tensor<1x2x1x3x8xf32>
    %25 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x2x1536x8xf32>}> : () -> tensor<1x2x1536x8xf32>
    %26 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x2x1536x8xf32>}> : () -> tensor<1x2x1536x8xf32>
    %27 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x2x1x3x1536xf32>}> : () -> tensor<1x2x1x3x1536xf32>
    %28 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %172:15 = "stablehlo.while"(%28, %24, %25, %26, %27, %15, %22, %23, %9, %6, %8, %10, %14, %s0, %4) ({
    ^bb0(%r29: tensor<i32>, %r30: tensor<1x2x1x3x8xf32>, %r31: tensor<1x2x1536x8xf32>, %r32: tensor<1x2x1536x8xf32>, %r33: tensor<1x2x1x3x1536xf32>, %r34: tensor<1x2x1x3x8xf32>, %r35: tensor<1x2x1x3xf32>, %r36: tensor<1x2x1x3xf32>, %r37: tensor<1x2x1x3x8xf32>, %r38: tensor<1x2x1536x8xf32>, %r39: tensor<1x2x1536x8xf32>, %r40: tensor<f32>, %r41: tensor<1x1x1x3x1536xf32>, %r42: tensor<f32>, %r43: tensor<2xui64>):
      %44 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %45 = "stablehlo.compare"(%r29, %44) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%45) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r46: tensor<i32>, %r47: tensor<1x2x1x3x8xf32>, %r48: tensor<1x2x1536x8xf32>, %r49: tensor<1x2x1536x8xf32>, %r50: tensor<1x2x1x3x1536xf32>, %r51: tensor<1x2x1x3x8xf32>, %r52: tensor<1x2x1x3xf32>, %r53: tensor<1x2x1x3xf32>, %r54: tensor<1x2x1x3x8xf32>, %r55: tensor<1x2x1536x8xf32>, %r56: tensor<1x2x1536x8xf32>, %r57: tensor<f32>, %r58: tensor<1x1x1x3x1536xf32>, %r59: tensor<f32>, %r60: tensor<2xui64>):
      %61 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %62 = "stablehlo.constant"() <{value = dense<512> : tensor<i32>}> : () -> tensor<i32>
      %63 = "stablehlo.multiply"(%r46, %62) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %64 = "stablehlo.dynamic_slice"(%r55, %61, %61, %63, %61) <{slice_sizes = array<i64: 1, 2, 512, 8>}> : (tensor<1x2x1536x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x512x8xf32>
      %65 = "stablehlo.dot_general"(%r54, %64) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<1x2x1x3x8xf32>, tensor<1x2x512x8xf32>) -> tensor<1x2x1x3x512xf32>
      %66 = "stablehlo.broadcast_in_dim"(%r57) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x1x3x512xf32>
      %67 = "stablehlo.multiply"(%65, %66) : (tensor<1x2x1x3x512xf32>, tensor<1x2x1x3x512xf32>) -> tensor<1x2x1x3x512xf32>
      %68 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %69 = "stablehlo.constant"() <{value = dense<512> : tensor<i32>}> : () -> tensor<i32>
      %70 = "stablehlo.multiply"(%r46, %69) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %71 = "stablehlo.dynamic_slice"(%r58, %68, %68, %68, %68, %70) <{slice_sizes = array<i64: 1, 1, 1, 3, 512>}> : (tensor<1x1x1x3x1536xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x1x3x512xf32>
      %72 = "stablehlo.broadcast_in_dim"(%71) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x1x1x3x512xf32>) -> tensor<1x2x1x3x512xf32>
      %73 = "stablehlo.add"(%67, %72) : (tensor<1x2x1x3x512xf32>, tensor<1x2x1x3x512xf32>) -> tensor<1x2x1x3x512xf32>
      %74 = "stablehlo.iota"() <{iota_dimension = 4 : i64}> : () -> tensor<1x2x1x3x512xi32>
      %75 = "stablehlo.constant"() <{value = dense<512> : tensor<i32>}> : () -> tensor<i32>
      %76 = "stablehlo.multiply"(%r46, %75) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %77 = "stablehlo.broadcast_in_dim"(%76) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x2x1x3x512xi32>
      %78 = "stablehlo.add"(%74, %77) : (tensor<1x2x1x3x512xi32>, tensor<1x2x1x3x512xi32>) -> tensor<1x2x1x3x512xi32>
      %79 = "stablehlo.constant"() <{value = dense<1030> : tensor<1x2x1x3x512xi32>}> : () -> tensor<1x2x1x3x512xi32>
      %80 = "stablehlo.compare"(%78, %79) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x2x1x3x512xi32>, tensor<1x2x1x3x512xi32>) -> tensor<1x2x1x3x512xi1>
      %81 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<1x2x1x3x512xf32>}> : () -> tensor<1x2x1x3x512xf32>
      %82 = "stablehlo.select"(%80, %73, %81) : (tensor<1x2x1x3x512xi1>, tensor<1x2x1x3x512xf32>, tensor<1x2x1x3x512xf32>) -> tensor<1x2x1x3x512xf32>
      %83 = "stablehlo.broadcast_in_dim"(%r53) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x1x3xf32>) -> tensor<1x2x1x3x512xf32>
      %84 = "stablehlo.broadcast_in_dim"(%r52) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x1x3xf32>) -> tensor<1x2x1x3x512xf32>
      %85 = "stablehlo.subtract"(%82, %83) : (tensor<1x2x1x3x512xf32>, tensor<1x2x1x3x512xf32>) -> tensor<1x2x1x3x512xf32>
      %86 = "stablehlo.exponential"(%85) : (tensor<1x2x1x3x512xf32>) -> tensor<1x2x1x3x512xf32>
      %87 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %88 = "stablehlo.constant"() <{value = dense<512> : tensor<i32>}> : () -> tensor<i32>
      %89 = "stablehlo.multiply"(%r46, %88) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %90 = "stablehlo.dynamic_slice"(%r55, %87, %87, %89, %87) <{slice_sizes = array<i64: 1, 2, 512, 8>}> : (tensor<1x2x1536x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x512x8xf32>
      %91 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %92 = "stablehlo.constant"() <{value = dense<512> : tensor<i32>}> : () -> tensor<i32>
      %93 = "stablehlo.multiply"(%r46, %92) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %94 = "stablehlo.dynamic_slice"(%r56, %91, %91, %93, %91) <{slice_sizes = array<i64: 1, 2, 512, 8>}> : (tensor<1x2x1536x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x512x8xf32>
      %95 = "stablehlo.convert"(%r46) : (tensor<i32>) -> tensor<ui64>
      %96 = "stablehlo.constant"() <{value = dense<1537> : tensor<ui64>}> : () -> tensor<ui64>
      %97 = "stablehlo.multiply"(%95, %96) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
      %98 = "stablehlo.constant"() <{value = dense<0> : tensor<ui64>}> : () -> tensor<ui64>
      %99 = "stablehlo.reshape"(%98) : (tensor<ui64>) -> tensor<1xui64>
      %100 = "stablehlo.reshape"(%97) : (tensor<ui64>) -> tensor<1xui64>
      %101 = "stablehlo.concatenate"(%99, %100) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
      %102 = "stablehlo.add"(%r60, %101) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
      %103:2 = "stablehlo.rng_bit_generator"(%102) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1x2x1x3x512xui32>)
      %104 = "stablehlo.constant"() <{value = dense<8> : tensor<1x2x1x3x512xui32>}> : () -> tensor<1x2x1x3x512xui32>
      %105 = "stablehlo.shift_right_logical"(%103#1, %104) : (tensor<1x2x1x3x512xui32>, tensor<1x2x1x3x512xui32>) -> tensor<1x2x1x3x512xui32>
      %106 = "stablehlo.convert"(%105) : (tensor<1x2x1x3x512xui32>) -> tensor<1x2x1x3x512xf32>
      %107 = "stablehlo.constant"() <{value = dense<5.960464477539063e-8> : tensor<1x2x1x3x512xf32>}> : () -> tensor<1x2x1x3x512xf32>
      %108 = "stablehlo.multiply"(%106, %107) : (tensor<1x2x1x3x512xf32>, tensor<1x2x1x3x512xf32>) -> tensor<1x2x1x3x512xf32>
      %109 = "stablehlo.constant"() <{value = dense<1.0> : tensor<f32>}> : () -> tensor<f32>
      %110 = "stablehlo.subtract"(%109, %r59) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %111 = "stablehlo.broadcast_in_dim"(%110) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x1x3x512xf32>
      %112 = "stablehlo.compare"(%108, %111) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x2x1x3x512xf32>, tensor<1x2x1x3x512xf32>) -> tensor<1x2x1x3x512xi1>
      %113 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
      %114 = "stablehlo.compare"(%110, %113) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %115 = "stablehlo.divide"(%109, %110) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %116 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
      %117 = "stablehlo.select"(%114, %116, %115) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %118 = "stablehlo.broadcast_in_dim"(%117) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x1x3x512xf32>
      %119 = "stablehlo.multiply"(%86, %118) : (tensor<1x2x1x3x512xf32>, tensor<1x2x1x3x512xf32>) -> tensor<1x2x1x3x512xf32>
      %120 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x2x1x3x512xf32>}> : () -> tensor<1x2x1x3x512xf32>
      %121 = "stablehlo.select"(%112, %119, %120) : (tensor<1x2x1x3x512xi1>, tensor<1x2x1x3x512xf32>, tensor<1x2x1x3x512xf32>) -> tensor<1x2x1x3x512xf32>
      %122 = "stablehlo.dot_general"(%121, %r51) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [2, 3], rhs_contracting_dimensions = [2, 3]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<1x2x1x3x512xf32>, tensor<1x2x1x3x8xf32>) -> tensor<1x2x512x8xf32>
      %123 = "stablehlo.dot_general"(%r51, %94) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<1x2x1x3x8xf32>, tensor<1x2x512x8xf32>) -> tensor<1x2x1x3x512xf32>
      %124 = "stablehlo.convert"(%r46) : (tensor<i32>) -> tensor<ui64>
      %125 = "stablehlo.constant"() <{value = dense<1537> : tensor<ui64>}> : () -> tensor<ui64>
      %126 = "stablehlo.multiply"(%124, %125) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
      %127 = "stablehlo.constant"() <{value = dense<0> : tensor<ui64>}> : () -> tensor<ui64>
      %128 = "stablehlo.reshape"(%127) : (tensor<ui64>) -> tensor<1xui64>
      %129 = "stablehlo.reshape"(%126) : (tensor<ui64>) -> tensor<1xui64>
      %130 = "stablehlo.concatenate"(%128, %129) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
      %131 = "stablehlo.add"(%r60, %130) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
      %132:2 = "stablehlo.rng_bit_generator"(%131) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1x2x1x3x512xui32>)
      %133 = "stablehlo.constant"() <{value = dense<8> : tensor<1x2x1x3x512xui32>}> : () -> tensor<1x2x1x3x512xui32>
      %134 = "stablehlo.shift_right_logical"(%132#1, %133) : (tensor<1x2x1x3x512xui32>, tensor<1x2x1x3x512xui32>) -> tensor<1x2x1x3x512xui32>
      %135 = "stablehlo.convert"(%134) : (tensor<1x2x1x3x512xui32>) -> tensor<1x2x1x3x512xf32>
      %136 = "stablehlo.constant"() <{value = dense<5.960464477539063e-8> : tensor<1x2x1x3x512xf32>}> : () -> tensor<1x2x1x3x512xf32>
      %137 = "stablehlo.multiply"(%135, %136) : (tensor<1x2x1x3x512xf32>, tensor<1x2x1x3x512xf32>) -> tensor<1x2x1x3x512xf32>
      %138 = "stablehlo.constant"() <{value = dense<1.0> : tensor<f32>}> : () -> tensor<f32>
      %139 = "stablehlo.subtract"(%138, %r59) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %140 = "stablehlo.broadcast_in_dim"(%139) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x1x3x512xf32>
      %141 = "stablehlo.compare"(%137, %140) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x2x1x3x512xf32>, tensor<1x2x1x3x512xf32>) -> tensor<1x2x1x3x512xi1>
      %142 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
      %143 = "stablehlo.compare"(%139, %142) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %144 = "stablehlo.divide"(%138, %139) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %145 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
      %146 = "stablehlo.select"(%143, %145, %144) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %147 = "stablehlo.broadcast_in_dim"(%146) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x1x3x512xf32>
      %148 = "stablehlo.multiply"(%123, %147) : (tensor<1x2x1x3x512xf32>, tensor<1x2x1x3x512xf32>) -> tensor<1x2x1x3x512xf32>
      %149 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x2x1x3x512xf32>}> : () -> tensor<1x2x1x3x512xf32>
      %150 = "stablehlo.select"(%141, %148, %149) : (tensor<1x2x1x3x512xi1>, tensor<1x2x1x3x512xf32>, tensor<1x2x1x3x512xf32>) -> tensor<1x2x1x3x512xf32>
      %151 = "stablehlo.subtract"(%150, %84) : (tensor<1x2x1x3x512xf32>, tensor<1x2x1x3x512xf32>) -> tensor<1x2x1x3x512xf32>
      %152 = "stablehlo.multiply"(%86, %151) : (tensor<1x2x1x3x512xf32>, tensor<1x2x1x3x512xf32>) -> tensor<1x2x1x3x512xf32>
      %153 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %154 = "stablehlo.constant"() <{value = dense<512> : tensor<i32>}> : () -> tensor<i32>
      %155 = "stablehlo.multiply"(%r46, %154) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %156 = "stablehlo.dynamic_update_slice"(%r50, %152, %153, %153, %153, %153, %155) : (tensor<1x2x1x3x1536xf32>, tensor<1x2x1x3x512xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x1x3x1536xf32>
      %157 = "stablehlo.broadcast_in_dim"(%r57) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x1x3x512xf32>
      %158 = "stablehlo.multiply"(%152, %157) : (tensor<1x2x1x3x512xf32>, tensor<1x2x1x3x512xf32>) -> tensor<1x2x1x3x512xf32>
      %159 = "stablehlo.dot_general"(%158, %90) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<1x2x1x3x512xf32>, tensor<1x2x512x8xf32>) -> tensor<1x2x1x3x8xf32>
      %160 = "stablehlo.dot_general"(%158, %r54) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [2, 3], rhs_contracting_dimensions = [2, 3]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<1x2x1x3x512xf32>, tensor<1x2x1x3x8xf32>) -> tensor<1x2x512x8xf32>
      %161 = "stablehlo.add"(%r47, %159) : (tensor<1x2x1x3x8xf32>, tensor<1x2x1x3x8xf32>) -> tensor<1x2x1x3x8xf32>
      %162 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %163 = "stablehlo.constant"() <{value = dense<512> : tensor<i32>}> : () -> tensor<i32>
      %164 = "stablehlo.multiply"(%r46, %163) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %165 = "stablehlo.dynamic_update_slice"(%r48, %160, %162, %162, %164, %162) : (tensor<1x2x1536x8xf32>, tensor<1x2x512x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x1536x8xf32>
      %166 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %167 = "stablehlo.constant"() <{value = dense<512> : tensor<i32>}> : () -> tensor<i32>
      %168 = "stablehlo.multiply"(%r46, %167) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %169 = "stablehlo.dynamic_update_slice"(%r49, %122, %166, %166, %168, %166) : (tensor<1x2x1536x8xf32>, tensor<1x2x512x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x1536x8xf32>
      %170 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %171 = "stablehlo.add"(%r46, %170) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%171, %161, %165, %169, %156, %r51, %r52, %r53, %r54, %r55, %r56, %r57, %r58, %r59, %r60) : (tensor<i32>, tensor<1x2x1x3x8xf32>, tensor<1x2x1536x8xf32>, tensor<1x2x1536x8xf32>, tensor<1x2x1x3x1536xf32>, tensor<1x2x1x3x8xf32>, tensor<1x2x1x3xf32>, tensor<1x2x1x3xf32>, tensor<1x2x1x3x8xf32>, tensor<1x2x1536x8xf32>, tensor<1x2x1536x8xf32>, tensor<f32>, tensor<1x1x1x3x1536xf32>, tensor<f32>, tensor<2xui64>) -> ()
    }) : (tensor<i32>, tensor<1x2x1x3x8xf32>, tensor<1x2x1536x8xf32>, tensor<1x2x1536x8xf32>, tensor<1x2x1x3x1536xf32>, tensor<1x2x1x3x8xf32>, tensor<1x2x1x3xf32>, tensor<1x2x1x3xf32>, tensor<1x2x1x3x8xf32>, tensor<1x2x1536x8xf32>, tensor<1x2x1536x8xf32>, tensor<f32>, tensor<1x1x1x3x1536xf32>, tensor<f32>, tensor<2xui64>) -> (tensor<i32>, tensor<1x2x1x3x8xf32>, tensor<1x2x1536x8xf32>, tensor<1x2x1536x8xf32>, tensor<1x2x1x3x1536xf32>, tensor<1x2x1x3x8xf32>, tensor<1x2x1x3xf32>, tensor<1x2x1x3xf32>, tensor<1x2x1x3x8xf32>, tensor<1x2x1536x8xf32>, tensor<1x2x1536x8xf32>, tensor<f32>, tensor<1x1x1x3x1536xf32>, tensor<f32>, tensor<2xui64>)
    %173 = "stablehlo.slice"(%172#2) <{start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 1, 2, 1030, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x1536x8xf32>) -> tensor<1x2x1030x8xf32>
    %174 = "stablehlo.slice"(%172#3) <{start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 1, 2, 1030, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x1536x8xf32>) -> tensor<1x2x1030x8xf32>
    %175 = "stablehlo.reshape"(%172#1) : (tensor<1x2x1x3x8xf32>) -> tensor<1x2x3x8xf32>
    %176 = "stablehlo.slice"(%172#4) <{start_indices = array<i64: 0, 0, 0, 0, 0>, limit_indices = array<i64: 1, 2, 1, 3, 1030>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x2x1x3x1536xf32>) -> tensor<1x2x1x3x1030xf32>
    %177 = "stablehlo.reshape"(%176) : (tensor<1x2x1x3x1030xf32>) -> tensor<1x2x3x1030xf32>
    %178 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %182 = "stablehlo.reduce"(%177, %178) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%r179: tensor<f32>, %r180: tensor<f32>):
      %181 = "stablehlo.add"(%r179, %r180) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%181) : (tensor<f32>) -> ()
    }) : (tensor<1x2x3x1030xf32>, tensor<f32>) -> tensor<3x1030xf32>
    return %175, %173, %174, %182 : tensor<1x2x3x8xf32>, tensor<1x2x1030x8xf32>, tensor<1x2x1030x8xf32>, tensor<3x1030xf32>
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
    %48 = "stablehlo.convert"(%47) : (tensor<2x2x2x3x5xbf16>) -> tensor<2x2x2x3x5xf32>
    %49 = "stablehlo.convert"(%4) : (tensor<2x2x2x3x6xbf16>) -> tensor<2x2x2x3x6xf32>
    %50 = "stablehlo.dot_general"(%48, %49) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [2, 3], rhs_contracting_dimensions = [2, 3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x2x2x3x5xf32>, tensor<2x2x2x3x6xf32>) -> tensor<2x2x5x6xf32>
    %51 = "stablehlo.convert"(%4) : (tensor<2x2x2x3x6xbf16>) -> tensor<2x2x2x3x6xf32>
    %52 = "stablehlo.convert"(%arg3) : (tensor<2x2x5x6xbf16>) -> tensor<2x2x5x6xf32>
    %53 = "stablehlo.dot_general"(%51, %52) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x2x2x3x6xf32>, tensor<2x2x5x6xf32>) -> tensor<2x2x2x3x5xf32>
    %54 = "stablehlo.subtract"(%53, %38) : (tensor<2x2x2x3x5xf32>, tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xf32>
    %55 = "stablehlo.multiply"(%40, %54) : (tensor<2x2x2x3x5xf32>, tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xf32>
    %56 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x2x3x5xf32>
    %57 = "stablehlo.multiply"(%55, %56) : (tensor<2x2x2x3x5xf32>, tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xf32>
    %58 = "stablehlo.convert"(%57) : (tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xbf16>
    %59 = "stablehlo.convert"(%58) : (tensor<2x2x2x3x5xbf16>) -> tensor<2x2x2x3x5xf32>
    %60 = "stablehlo.convert"(%arg2) : (tensor<2x2x5x8xbf16>) -> tensor<2x2x5x8xf32>
    %61 = "stablehlo.dot_general"(%59, %60) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x2x2x3x5xf32>, tensor<2x2x5x8xf32>) -> tensor<2x2x2x3x8xf32>
    %62 = "stablehlo.convert"(%58) : (tensor<2x2x2x3x5xbf16>) -> tensor<2x2x2x3x5xf32>
    %63 = "stablehlo.convert"(%2) : (tensor<2x2x2x3x8xbf16>) -> tensor<2x2x2x3x8xf32>
    %64 = "stablehlo.dot_general"(%62, %63) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [2, 3], rhs_contracting_dimensions = [2, 3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x2x2x3x5xf32>, tensor<2x2x2x3x8xf32>) -> tensor<2x2x5x8xf32>
    %65 = "stablehlo.add"(%15, %61) : (tensor<2x2x2x3x8xf32>, tensor<2x2x2x3x8xf32>) -> tensor<2x2x2x3x8xf32>
    %66 = "stablehlo.convert"(%65) : (tensor<2x2x2x3x8xf32>) -> tensor<2x2x2x3x8xbf16>
    %67 = "stablehlo.reshape"(%66) : (tensor<2x2x2x3x8xbf16>) -> tensor<2x4x3x8xbf16>
    %68 = "stablehlo.convert"(%64) : (tensor<2x2x5x8xf32>) -> tensor<2x2x5x8xbf16>
    %69 = "stablehlo.convert"(%50) : (tensor<2x2x5x6xf32>) -> tensor<2x2x5x6xbf16>
    return %67, %68, %69 : tensor<2x4x3x8xbf16>, tensor<2x2x5x8xbf16>, tensor<2x2x5x6xbf16>
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
    %51 = "stablehlo.convert"(%4) : (tensor<2x2x2x3x6xf16>) -> tensor<2x2x2x3x6xf32>
    %52 = "stablehlo.convert"(%arg3) : (tensor<2x2x5x6xf16>) -> tensor<2x2x5x6xf32>
    %53 = "stablehlo.dot_general"(%51, %52) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x2x2x3x6xf32>, tensor<2x2x5x6xf32>) -> tensor<2x2x2x3x5xf32>
    %54 = "stablehlo.subtract"(%53, %38) : (tensor<2x2x2x3x5xf32>, tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xf32>
    %55 = "stablehlo.multiply"(%40, %54) : (tensor<2x2x2x3x5xf32>, tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xf32>
    %56 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x2x3x5xf32>
    %57 = "stablehlo.multiply"(%55, %56) : (tensor<2x2x2x3x5xf32>, tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xf32>
    %58 = "stablehlo.convert"(%57) : (tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xf16>
    %59 = "stablehlo.convert"(%58) : (tensor<2x2x2x3x5xf16>) -> tensor<2x2x2x3x5xf32>
    %60 = "stablehlo.convert"(%arg2) : (tensor<2x2x5x8xf16>) -> tensor<2x2x5x8xf32>
    %61 = "stablehlo.dot_general"(%59, %60) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x2x2x3x5xf32>, tensor<2x2x5x8xf32>) -> tensor<2x2x2x3x8xf32>
    %62 = "stablehlo.convert"(%58) : (tensor<2x2x2x3x5xf16>) -> tensor<2x2x2x3x5xf32>
    %63 = "stablehlo.convert"(%2) : (tensor<2x2x2x3x8xf16>) -> tensor<2x2x2x3x8xf32>
    %64 = "stablehlo.dot_general"(%62, %63) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [2, 3], rhs_contracting_dimensions = [2, 3]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x2x2x3x5xf32>, tensor<2x2x2x3x8xf32>) -> tensor<2x2x5x8xf32>
    %65 = "stablehlo.add"(%15, %61) : (tensor<2x2x2x3x8xf32>, tensor<2x2x2x3x8xf32>) -> tensor<2x2x2x3x8xf32>
    %66 = "stablehlo.convert"(%65) : (tensor<2x2x2x3x8xf32>) -> tensor<2x2x2x3x8xf16>
    %67 = "stablehlo.reshape"(%66) : (tensor<2x2x2x3x8xf16>) -> tensor<2x4x3x8xf16>
    %68 = "stablehlo.convert"(%64) : (tensor<2x2x5x8xf32>) -> tensor<2x2x5x8xf16>
    %69 = "stablehlo.convert"(%50) : (tensor<2x2x5x6xf32>) -> tensor<2x2x5x6xf16>
    return %67, %68, %69 : tensor<2x4x3x8xf16>, tensor<2x2x5x8xf16>, tensor<2x2x5x6xf16>
  }
}
