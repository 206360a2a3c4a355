// aten::_scaled_dot_product_fused_attention_overrideable(Tensor query, Tensor key, Tensor value, Tensor? attn_bias=None, float dropout_p=0., bool is_causal=False, bool return_debug_mask=False, *, float? scale=None) -> (Tensor output, Tensor logsumexp, Tensor cum_seq_q, Tensor cum_seq_k, SymInt max_q, SymInt max_k, Tensor philox_seed, Tensor philox_offset, Tensor debug_attn_mask)

// T[2,4,3,8] T[2,2,5,8] T[2,2,5,6] none 0.0 true false none seed, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x4x3x8xf32>, %arg1: tensor<2x2x5x8xf32>, %arg2: tensor<2x2x5x6xf32>) -> (tensor<2x4x3x6xf32>, tensor<2x4x3xf32>, tensor<i64>, tensor<i64>) {
    %0 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %1 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %2 = "stablehlo.reshape"(%arg0) : (tensor<2x4x3x8xf32>) -> tensor<2x2x2x3x8xf32>
    %3 = "stablehlo.constant"() <{value = dense<0.35355339059327373> : tensor<f32>}> : () -> tensor<f32>
    %4 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x2x2x3xf32>}> : () -> tensor<2x2x2x3xf32>
    %5 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x2x3xf32>}> : () -> tensor<2x2x2x3xf32>
    %6 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x2x3x6xf32>}> : () -> tensor<2x2x2x3x6xf32>
    %7 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %8 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %9 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %10 = "stablehlo.multiply"(%7, %9) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %11 = "stablehlo.dot_general"(%2, %arg1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x2x2x3x8xf32>, tensor<2x2x5x8xf32>) -> tensor<2x2x2x3x5xf32>
    %12 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x2x3x5xf32>
    %13 = "stablehlo.multiply"(%11, %12) : (tensor<2x2x2x3x5xf32>, tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xf32>
    %14 = "stablehlo.iota"() <{iota_dimension = 4 : i64}> : () -> tensor<2x2x2x3x5xi32>
    %15 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %16 = "stablehlo.multiply"(%7, %15) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %17 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x2x2x3x5xi32>
    %18 = "stablehlo.add"(%14, %17) : (tensor<2x2x2x3x5xi32>, tensor<2x2x2x3x5xi32>) -> tensor<2x2x2x3x5xi32>
    %19 = "stablehlo.iota"() <{iota_dimension = 3 : i64}> : () -> tensor<2x2x2x3x5xi32>
    %20 = "stablehlo.compare"(%18, %19) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x2x2x3x5xi32>, tensor<2x2x2x3x5xi32>) -> tensor<2x2x2x3x5xi1>
    %21 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x2x2x3x5xf32>}> : () -> tensor<2x2x2x3x5xf32>
    %22 = "stablehlo.select"(%20, %13, %21) : (tensor<2x2x2x3x5xi1>, tensor<2x2x2x3x5xf32>, tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xf32>
    %23 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %27 = "stablehlo.reduce"(%22, %23) <{dimensions = array<i64: 4>}> ({
    ^bb0(%r24: tensor<f32>, %r25: tensor<f32>):
      %26 = "stablehlo.maximum"(%r24, %r25) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%26) : (tensor<f32>) -> ()
    }) : (tensor<2x2x2x3x5xf32>, tensor<f32>) -> tensor<2x2x2x3xf32>
    %28 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x2x2x3xf32>}> : () -> tensor<2x2x2x3xf32>
    %29 = "stablehlo.compare"(%27, %28) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x2x2x3xf32>, tensor<2x2x2x3xf32>) -> tensor<2x2x2x3xi1>
    %30 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x2x3xf32>}> : () -> tensor<2x2x2x3xf32>
    %31 = "stablehlo.select"(%29, %30, %27) : (tensor<2x2x2x3xi1>, tensor<2x2x2x3xf32>, tensor<2x2x2x3xf32>) -> tensor<2x2x2x3xf32>
    %32 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x2x2x3xf32>) -> tensor<2x2x2x3x5xf32>
    %33 = "stablehlo.subtract"(%22, %32) : (tensor<2x2x2x3x5xf32>, tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xf32>
    %34 = "stablehlo.exponential"(%33) : (tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xf32>
    %35 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %39 = "stablehlo.reduce"(%34, %35) <{dimensions = array<i64: 4>}> ({
    ^bb0(%r36: tensor<f32>, %r37: tensor<f32>):
      %38 = "stablehlo.add"(%r36, %r37) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%38) : (tensor<f32>) -> ()
    }) : (tensor<2x2x2x3x5xf32>, tensor<f32>) -> tensor<2x2x2x3xf32>
    %40 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %41 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %42 = "stablehlo.multiply"(%7, %41) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %43 = "stablehlo.dot_general"(%34, %arg2) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x2x2x3x5xf32>, tensor<2x2x5x6xf32>) -> tensor<2x2x2x3x6xf32>
    %44 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x2x3xf32>}> : () -> tensor<2x2x2x3xf32>
    %45 = "stablehlo.compare"(%39, %44) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x2x2x3xf32>, tensor<2x2x2x3xf32>) -> tensor<2x2x2x3xi1>
    %46 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x2x2x3xf32>}> : () -> tensor<2x2x2x3xf32>
    %47 = "stablehlo.select"(%45, %46, %39) : (tensor<2x2x2x3xi1>, tensor<2x2x2x3xf32>, tensor<2x2x2x3xf32>) -> tensor<2x2x2x3xf32>
    %48 = "stablehlo.log"(%47) : (tensor<2x2x2x3xf32>) -> tensor<2x2x2x3xf32>
    %49 = "stablehlo.add"(%27, %48) : (tensor<2x2x2x3xf32>, tensor<2x2x2x3xf32>) -> tensor<2x2x2x3xf32>
    %50 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<2x2x2x3xf32>}> : () -> tensor<2x2x2x3xf32>
    %51 = "stablehlo.select"(%45, %50, %49) : (tensor<2x2x2x3xi1>, tensor<2x2x2x3xf32>, tensor<2x2x2x3xf32>) -> tensor<2x2x2x3xf32>
    %52 = "stablehlo.broadcast_in_dim"(%47) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x2x2x3xf32>) -> tensor<2x2x2x3x6xf32>
    %53 = "stablehlo.divide"(%43, %52) : (tensor<2x2x2x3x6xf32>, tensor<2x2x2x3x6xf32>) -> tensor<2x2x2x3x6xf32>
    %54 = "stablehlo.reshape"(%53) : (tensor<2x2x2x3x6xf32>) -> tensor<2x4x3x6xf32>
    %55 = "stablehlo.reshape"(%51) : (tensor<2x2x2x3xf32>) -> tensor<2x4x3xf32>
    %56 = "stablehlo.optimization_barrier"(%54) : (tensor<2x4x3x6xf32>) -> tensor<2x4x3x6xf32>
    %57 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %58 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    return %56, %55, %57, %58 : tensor<2x4x3x6xf32>, tensor<2x4x3xf32>, tensor<i64>, tensor<i64>
  }
}

// T[2,4,3,8] T[2,4,5,8] T[2,4,5,8] T[2,1,3,5] 0.5 false false 0.5 seed, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x4x3x8xf32>, %arg1: tensor<2x4x5x8xf32>, %arg2: tensor<2x4x5x8xf32>, %arg3: tensor<2x1x3x5xf32>, %s0: tensor<ui64>, %s1: tensor<ui64>, %s2: tensor<f32>, %s3: tensor<f32>) -> (tensor<2x4x3x8xf32>, tensor<2x4x3xf32>, tensor<i64>, tensor<i64>) {
    %0 = "stablehlo.reshape"(%s0) : (tensor<ui64>) -> tensor<1xui64>
    %1 = "stablehlo.reshape"(%s1) : (tensor<ui64>) -> tensor<1xui64>
    %2 = "stablehlo.concatenate"(%0, %1) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %3 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %4 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %5 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %6 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x4x3xf32>}> : () -> tensor<2x4x3xf32>
    %7 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x4x3xf32>}> : () -> tensor<2x4x3xf32>
    %8 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x4x3x8xf32>}> : () -> tensor<2x4x3x8xf32>
    %9 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %10 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %11 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %12 = "stablehlo.multiply"(%9, %11) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %13 = "stablehlo.dot_general"(%arg0, %arg1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x4x3x8xf32>, tensor<2x4x5x8xf32>) -> tensor<2x4x3x5xf32>
    %14 = "stablehlo.broadcast_in_dim"(%s2) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4x3x5xf32>
    %15 = "stablehlo.multiply"(%13, %14) : (tensor<2x4x3x5xf32>, tensor<2x4x3x5xf32>) -> tensor<2x4x3x5xf32>
    %16 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %17 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %18 = "stablehlo.multiply"(%9, %17) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %19 = "stablehlo.broadcast_in_dim"(%arg3) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x1x3x5xf32>) -> tensor<2x4x3x5xf32>
    %20 = "stablehlo.add"(%15, %19) : (tensor<2x4x3x5xf32>, tensor<2x4x3x5xf32>) -> tensor<2x4x3x5xf32>
    %21 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %25 = "stablehlo.reduce"(%20, %21) <{dimensions = array<i64: 3>}> ({
    ^bb0(%r22: tensor<f32>, %r23: tensor<f32>):
      %24 = "stablehlo.maximum"(%r22, %r23) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%24) : (tensor<f32>) -> ()
    }) : (tensor<2x4x3x5xf32>, tensor<f32>) -> tensor<2x4x3xf32>
    %26 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x4x3xf32>}> : () -> tensor<2x4x3xf32>
    %27 = "stablehlo.compare"(%25, %26) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x4x3xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xi1>
    %28 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x4x3xf32>}> : () -> tensor<2x4x3xf32>
    %29 = "stablehlo.select"(%27, %28, %25) : (tensor<2x4x3xi1>, tensor<2x4x3xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
    %30 = "stablehlo.broadcast_in_dim"(%29) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x4x3xf32>) -> tensor<2x4x3x5xf32>
    %31 = "stablehlo.subtract"(%20, %30) : (tensor<2x4x3x5xf32>, tensor<2x4x3x5xf32>) -> tensor<2x4x3x5xf32>
    %32 = "stablehlo.exponential"(%31) : (tensor<2x4x3x5xf32>) -> tensor<2x4x3x5xf32>
    %33 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %37 = "stablehlo.reduce"(%32, %33) <{dimensions = array<i64: 3>}> ({
    ^bb0(%r34: tensor<f32>, %r35: tensor<f32>):
      %36 = "stablehlo.add"(%r34, %r35) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%36) : (tensor<f32>) -> ()
    }) : (tensor<2x4x3x5xf32>, tensor<f32>) -> tensor<2x4x3xf32>
    %38 = "stablehlo.convert"(%9) : (tensor<i32>) -> tensor<ui64>
    %39 = "stablehlo.constant"() <{value = dense<61> : tensor<ui64>}> : () -> tensor<ui64>
    %40 = "stablehlo.multiply"(%38, %39) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %41 = "stablehlo.constant"() <{value = dense<0> : tensor<ui64>}> : () -> tensor<ui64>
    %42 = "stablehlo.reshape"(%41) : (tensor<ui64>) -> tensor<1xui64>
    %43 = "stablehlo.reshape"(%40) : (tensor<ui64>) -> tensor<1xui64>
    %44 = "stablehlo.concatenate"(%42, %43) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %45 = "stablehlo.add"(%2, %44) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
    %46:2 = "stablehlo.rng_bit_generator"(%45) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x4x3x5xui32>)
    %47 = "stablehlo.constant"() <{value = dense<8> : tensor<2x4x3x5xui32>}> : () -> tensor<2x4x3x5xui32>
    %48 = "stablehlo.shift_right_logical"(%46#1, %47) : (tensor<2x4x3x5xui32>, tensor<2x4x3x5xui32>) -> tensor<2x4x3x5xui32>
    %49 = "stablehlo.convert"(%48) : (tensor<2x4x3x5xui32>) -> tensor<2x4x3x5xf32>
    %50 = "stablehlo.constant"() <{value = dense<5.960464477539063e-8> : tensor<2x4x3x5xf32>}> : () -> tensor<2x4x3x5xf32>
    %51 = "stablehlo.multiply"(%49, %50) : (tensor<2x4x3x5xf32>, tensor<2x4x3x5xf32>) -> tensor<2x4x3x5xf32>
    %52 = "stablehlo.constant"() <{value = dense<1.0> : tensor<f32>}> : () -> tensor<f32>
    %53 = "stablehlo.subtract"(%52, %s3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %54 = "stablehlo.broadcast_in_dim"(%53) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4x3x5xf32>
    %55 = "stablehlo.compare"(%51, %54) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x4x3x5xf32>, tensor<2x4x3x5xf32>) -> tensor<2x4x3x5xi1>
    %56 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %57 = "stablehlo.compare"(%53, %56) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %58 = "stablehlo.divide"(%52, %53) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %59 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %60 = "stablehlo.select"(%57, %59, %58) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %61 = "stablehlo.broadcast_in_dim"(%60) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4x3x5xf32>
    %62 = "stablehlo.multiply"(%32, %61) : (tensor<2x4x3x5xf32>, tensor<2x4x3x5xf32>) -> tensor<2x4x3x5xf32>
    %63 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x4x3x5xf32>}> : () -> tensor<2x4x3x5xf32>
    %64 = "stablehlo.select"(%55, %62, %63) : (tensor<2x4x3x5xi1>, tensor<2x4x3x5xf32>, tensor<2x4x3x5xf32>) -> tensor<2x4x3x5xf32>
    %65 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %66 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %67 = "stablehlo.multiply"(%9, %66) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %68 = "stablehlo.dot_general"(%64, %arg2) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x4x3x5xf32>, tensor<2x4x5x8xf32>) -> tensor<2x4x3x8xf32>
    %69 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x4x3xf32>}> : () -> tensor<2x4x3xf32>
    %70 = "stablehlo.compare"(%37, %69) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x4x3xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xi1>
    %71 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x4x3xf32>}> : () -> tensor<2x4x3xf32>
    %72 = "stablehlo.select"(%70, %71, %37) : (tensor<2x4x3xi1>, tensor<2x4x3xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
    %73 = "stablehlo.log"(%72) : (tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
    %74 = "stablehlo.add"(%25, %73) : (tensor<2x4x3xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
    %75 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<2x4x3xf32>}> : () -> tensor<2x4x3xf32>
    %76 = "stablehlo.select"(%70, %75, %74) : (tensor<2x4x3xi1>, tensor<2x4x3xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
    %77 = "stablehlo.broadcast_in_dim"(%72) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x4x3xf32>) -> tensor<2x4x3x8xf32>
    %78 = "stablehlo.divide"(%68, %77) : (tensor<2x4x3x8xf32>, tensor<2x4x3x8xf32>) -> tensor<2x4x3x8xf32>
    %79 = "stablehlo.optimization_barrier"(%78) : (tensor<2x4x3x8xf32>) -> tensor<2x4x3x8xf32>
    %80 = "stablehlo.slice"(%2) <{start_indices = array<i64: 0>, limit_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<2xui64>) -> tensor<1xui64>
    %81 = "stablehlo.reshape"(%80) : (tensor<1xui64>) -> tensor<ui64>
    %82 = "stablehlo.bitcast_convert"(%81) : (tensor<ui64>) -> tensor<i64>
    %83 = "stablehlo.slice"(%2) <{start_indices = array<i64: 1>, limit_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<2xui64>) -> tensor<1xui64>
    %84 = "stablehlo.reshape"(%83) : (tensor<1xui64>) -> tensor<ui64>
    %85 = "stablehlo.bitcast_convert"(%84) : (tensor<ui64>) -> tensor<i64>
    return %79, %76, %82, %85 : tensor<2x4x3x8xf32>, tensor<2x4x3xf32>, tensor<i64>, tensor<i64>
  }
}

// T[1,2,3,8] T[1,2,1030,8] T[1,2,1030,8] T[3,1030] 0.5 false false none seed, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<1x2x3x8xf32>, %arg1: tensor<1x2x1030x8xf32>, %arg2: tensor<1x2x1030x8xf32>, %arg3: tensor<3x1030xf32>, %s0: tensor<ui64>, %s1: tensor<ui64>, %s2: tensor<f32>) -> (tensor<1x2x3x8xf32>, tensor<1x2x3xf32>, tensor<i64>, tensor<i64>) {
    %0 = "stablehlo.reshape"(%s0) : (tensor<ui64>) -> tensor<1xui64>
    %1 = "stablehlo.reshape"(%s1) : (tensor<ui64>) -> tensor<1xui64>
    %2 = "stablehlo.concatenate"(%0, %1) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %3 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %4 = "stablehlo.pad"(%arg1, %3) <{edge_padding_low = array<i64: 0, 0, 0, 0>, edge_padding_high = array<i64: 0, 0, 506, 0>, interior_padding = array<i64: 0, 0, 0, 0>}> : (tensor<1x2x1030x8xf32>, tensor<f32>) -> tensor<1x2x1536x8xf32>
    %5 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %6 = "stablehlo.pad"(%arg2, %5) <{edge_padding_low = array<i64: 0, 0, 0, 0>, edge_padding_high = array<i64: 0, 0, 506, 0>, interior_padding = array<i64: 0, 0, 0, 0>}> : (tensor<1x2x1030x8xf32>, tensor<f32>) -> tensor<1x2x1536x8xf32>
    %7 = "stablehlo.constant"() <{value = dense<0.35355339059327373> : tensor<f32>}> : () -> tensor<f32>
    %8 = "stablehlo.reshape"(%arg3) : (tensor<3x1030xf32>) -> tensor<1x1x3x1030xf32>
    %9 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %10 = "stablehlo.pad"(%8, %9) <{edge_padding_low = array<i64: 0, 0, 0, 0>, edge_padding_high = array<i64: 0, 0, 0, 506>, interior_padding = array<i64: 0, 0, 0, 0>}> : (tensor<1x1x3x1030xf32>, tensor<f32>) -> tensor<1x1x3x1536xf32>
    %11 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<1x2x3xf32>}> : () -> tensor<1x2x3xf32>
    %12 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x2x3xf32>}> : () -> tensor<1x2x3xf32>
    %13 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x2x3x8xf32>}> : () -> tensor<1x2x3x8xf32>
    %14 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %120:11 = "stablehlo.while"(%14, %11, %12, %13, %arg0, %4, %6, %7, %10, %s2, %2) ({
    ^bb0(%r15: tensor<i32>, %r16: tensor<1x2x3xf32>, %r17: tensor<1x2x3xf32>, %r18: tensor<1x2x3x8xf32>, %r19: tensor<1x2x3x8xf32>, %r20: tensor<1x2x1536x8xf32>, %r21: tensor<1x2x1536x8xf32>, %r22: tensor<f32>, %r23: tensor<1x1x3x1536xf32>, %r24: tensor<f32>, %r25: tensor<2xui64>):
      %26 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %27 = "stablehlo.compare"(%r15, %26) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%27) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r28: tensor<i32>, %r29: tensor<1x2x3xf32>, %r30: tensor<1x2x3xf32>, %r31: tensor<1x2x3x8xf32>, %r32: tensor<1x2x3x8xf32>, %r33: tensor<1x2x1536x8xf32>, %r34: tensor<1x2x1536x8xf32>, %r35: tensor<f32>, %r36: tensor<1x1x3x1536xf32>, %r37: tensor<f32>, %r38: tensor<2xui64>):
      %39 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %40 = "stablehlo.constant"() <{value = dense<512> : tensor<i32>}> : () -> tensor<i32>
      %41 = "stablehlo.multiply"(%r28, %40) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %42 = "stablehlo.dynamic_slice"(%r33, %39, %39, %41, %39) <{slice_sizes = array<i64: 1, 2, 512, 8>}> : (tensor<1x2x1536x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x512x8xf32>
      %43 = "stablehlo.dot_general"(%r32, %42) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<1x2x3x8xf32>, tensor<1x2x512x8xf32>) -> tensor<1x2x3x512xf32>
      %44 = "stablehlo.broadcast_in_dim"(%r35) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x3x512xf32>
      %45 = "stablehlo.multiply"(%43, %44) : (tensor<1x2x3x512xf32>, tensor<1x2x3x512xf32>) -> tensor<1x2x3x512xf32>
      %46 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %47 = "stablehlo.constant"() <{value = dense<512> : tensor<i32>}> : () -> tensor<i32>
      %48 = "stablehlo.multiply"(%r28, %47) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %49 = "stablehlo.dynamic_slice"(%r36, %46, %46, %46, %48) <{slice_sizes = array<i64: 1, 1, 3, 512>}> : (tensor<1x1x3x1536xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x3x512xf32>
      %50 = "stablehlo.broadcast_in_dim"(%49) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x3x512xf32>) -> tensor<1x2x3x512xf32>
      %51 = "stablehlo.add"(%45, %50) : (tensor<1x2x3x512xf32>, tensor<1x2x3x512xf32>) -> tensor<1x2x3x512xf32>
      %52 = "stablehlo.iota"() <{iota_dimension = 3 : i64}> : () -> tensor<1x2x3x512xi32>
      %53 = "stablehlo.constant"() <{value = dense<512> : tensor<i32>}> : () -> tensor<i32>
      %54 = "stablehlo.multiply"(%r28, %53) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %55 = "stablehlo.broadcast_in_dim"(%54) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x2x3x512xi32>
      %56 = "stablehlo.add"(%52, %55) : (tensor<1x2x3x512xi32>, tensor<1x2x3x512xi32>) -> tensor<1x2x3x512xi32>
      %57 = "stablehlo.constant"() <{value = dense<1030> : tensor<1x2x3x512xi32>}> : () -> tensor<1x2x3x512xi32>
      %58 = "stablehlo.compare"(%56, %57) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x2x3x512xi32>, tensor<1x2x3x512xi32>) -> tensor<1x2x3x512xi1>
      %59 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<1x2x3x512xf32>}> : () -> tensor<1x2x3x512xf32>
      %60 = "stablehlo.select"(%58, %51, %59) : (tensor<1x2x3x512xi1>, tensor<1x2x3x512xf32>, tensor<1x2x3x512xf32>) -> tensor<1x2x3x512xf32>
      %61 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
      %65 = "stablehlo.reduce"(%60, %61) <{dimensions = array<i64: 3>}> ({
      ^bb0(%r62: tensor<f32>, %r63: tensor<f32>):
        %64 = "stablehlo.maximum"(%r62, %r63) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%64) : (tensor<f32>) -> ()
      }) : (tensor<1x2x3x512xf32>, tensor<f32>) -> tensor<1x2x3xf32>
      %66 = "stablehlo.maximum"(%r29, %65) : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
      %67 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<1x2x3xf32>}> : () -> tensor<1x2x3xf32>
      %68 = "stablehlo.compare"(%66, %67) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
      %69 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x2x3xf32>}> : () -> tensor<1x2x3xf32>
      %70 = "stablehlo.select"(%68, %69, %66) : (tensor<1x2x3xi1>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
      %71 = "stablehlo.broadcast_in_dim"(%70) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x2x3xf32>) -> tensor<1x2x3x512xf32>
      %72 = "stablehlo.subtract"(%60, %71) : (tensor<1x2x3x512xf32>, tensor<1x2x3x512xf32>) -> tensor<1x2x3x512xf32>
      %73 = "stablehlo.exponential"(%72) : (tensor<1x2x3x512xf32>) -> tensor<1x2x3x512xf32>
      %74 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
      %78 = "stablehlo.reduce"(%73, %74) <{dimensions = array<i64: 3>}> ({
      ^bb0(%r75: tensor<f32>, %r76: tensor<f32>):
        %77 = "stablehlo.add"(%r75, %r76) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%77) : (tensor<f32>) -> ()
      }) : (tensor<1x2x3x512xf32>, tensor<f32>) -> tensor<1x2x3xf32>
      %79 = "stablehlo.convert"(%r28) : (tensor<i32>) -> tensor<ui64>
      %80 = "stablehlo.constant"() <{value = dense<1537> : tensor<ui64>}> : () -> tensor<ui64>
      %81 = "stablehlo.multiply"(%79, %80) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
      %82 = "stablehlo.constant"() <{value = dense<0> : tensor<ui64>}> : () -> tensor<ui64>
      %83 = "stablehlo.reshape"(%82) : (tensor<ui64>) -> tensor<1xui64>
      %84 = "stablehlo.reshape"(%81) : (tensor<ui64>) -> tensor<1xui64>
      %85 = "stablehlo.concatenate"(%83, %84) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
      %86 = "stablehlo.add"(%r38, %85) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
      %87:2 = "stablehlo.rng_bit_generator"(%86) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1x2x3x512xui32>)
      %88 = "stablehlo.constant"() <{value = dense<8> : tensor<1x2x3x512xui32>}> : () -> tensor<1x2x3x512xui32>
      %89 = "stablehlo.shift_right_logical"(%87#1, %88) : (tensor<1x2x3x512xui32>, tensor<1x2x3x512xui32>) -> tensor<1x2x3x512xui32>
      %90 = "stablehlo.convert"(%89) : (tensor<1x2x3x512xui32>) -> tensor<1x2x3x512xf32>
      %91 = "stablehlo.constant"() <{value = dense<5.960464477539063e-8> : tensor<1x2x3x512xf32>}> : () -> tensor<1x2x3x512xf32>
      %92 = "stablehlo.multiply"(%90, %91) : (tensor<1x2x3x512xf32>, tensor<1x2x3x512xf32>) -> tensor<1x2x3x512xf32>
      %93 = "stablehlo.constant"() <{value = dense<1.0> : tensor<f32>}> : () -> tensor<f32>
      %94 = "stablehlo.subtract"(%93, %r37) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %95 = "stablehlo.broadcast_in_dim"(%94) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x3x512xf32>
      %96 = "stablehlo.compare"(%92, %95) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x2x3x512xf32>, tensor<1x2x3x512xf32>) -> tensor<1x2x3x512xi1>
      %97 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
      %98 = "stablehlo.compare"(%94, %97) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %99 = "stablehlo.divide"(%93, %94) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %100 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
      %101 = "stablehlo.select"(%98, %100, %99) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %102 = "stablehlo.broadcast_in_dim"(%101) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x3x512xf32>
      %103 = "stablehlo.multiply"(%73, %102) : (tensor<1x2x3x512xf32>, tensor<1x2x3x512xf32>) -> tensor<1x2x3x512xf32>
      %104 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x2x3x512xf32>}> : () -> tensor<1x2x3x512xf32>
      %105 = "stablehlo.select"(%96, %103, %104) : (tensor<1x2x3x512xi1>, tensor<1x2x3x512xf32>, tensor<1x2x3x512xf32>) -> tensor<1x2x3x512xf32>
      %106 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %107 = "stablehlo.constant"() <{value = dense<512> : tensor<i32>}> : () -> tensor<i32>
      %108 = "stablehlo.multiply"(%r28, %107) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %109 = "stablehlo.dynamic_slice"(%r34, %106, %106, %108, %106) <{slice_sizes = array<i64: 1, 2, 512, 8>}> : (tensor<1x2x1536x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x512x8xf32>
      %110 = "stablehlo.dot_general"(%105, %109) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<1x2x3x512xf32>, tensor<1x2x512x8xf32>) -> tensor<1x2x3x8xf32>
      %111 = "stablehlo.subtract"(%r29, %70) : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
      %112 = "stablehlo.exponential"(%111) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
      %113 = "stablehlo.multiply"(%r30, %112) : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
      %114 = "stablehlo.add"(%113, %78) : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
      %115 = "stablehlo.broadcast_in_dim"(%112) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x2x3xf32>) -> tensor<1x2x3x8xf32>
      %116 = "stablehlo.multiply"(%r31, %115) : (tensor<1x2x3x8xf32>, tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xf32>
      %117 = "stablehlo.add"(%116, %110) : (tensor<1x2x3x8xf32>, tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xf32>
      %118 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %119 = "stablehlo.add"(%r28, %118) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%119, %66, %114, %117, %r32, %r33, %r34, %r35, %r36, %r37, %r38) : (tensor<i32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3x8xf32>, tensor<1x2x3x8xf32>, tensor<1x2x1536x8xf32>, tensor<1x2x1536x8xf32>, tensor<f32>, tensor<1x1x3x1536xf32>, tensor<f32>, tensor<2xui64>) -> ()
    }) : (tensor<i32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3x8xf32>, tensor<1x2x3x8xf32>, tensor<1x2x1536x8xf32>, tensor<1x2x1536x8xf32>, tensor<f32>, tensor<1x1x3x1536xf32>, tensor<f32>, tensor<2xui64>) -> (tensor<i32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3x8xf32>, tensor<1x2x3x8xf32>, tensor<1x2x1536x8xf32>, tensor<1x2x1536x8xf32>, tensor<f32>, tensor<1x1x3x1536xf32>, tensor<f32>, tensor<2xui64>)
    %121 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x2x3xf32>}> : () -> tensor<1x2x3xf32>
    %122 = "stablehlo.compare"(%120#2, %121) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
    %123 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1x2x3xf32>}> : () -> tensor<1x2x3xf32>
    %124 = "stablehlo.select"(%122, %123, %120#2) : (tensor<1x2x3xi1>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
    %125 = "stablehlo.log"(%124) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
    %126 = "stablehlo.add"(%120#1, %125) : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
    %127 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<1x2x3xf32>}> : () -> tensor<1x2x3xf32>
    %128 = "stablehlo.select"(%122, %127, %126) : (tensor<1x2x3xi1>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
    %129 = "stablehlo.broadcast_in_dim"(%124) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x2x3xf32>) -> tensor<1x2x3x8xf32>
    %130 = "stablehlo.divide"(%120#3, %129) : (tensor<1x2x3x8xf32>, tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xf32>
    %131 = "stablehlo.optimization_barrier"(%130) : (tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xf32>
    %132 = "stablehlo.slice"(%2) <{start_indices = array<i64: 0>, limit_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<2xui64>) -> tensor<1xui64>
    %133 = "stablehlo.reshape"(%132) : (tensor<1xui64>) -> tensor<ui64>
    %134 = "stablehlo.bitcast_convert"(%133) : (tensor<ui64>) -> tensor<i64>
    %135 = "stablehlo.slice"(%2) <{start_indices = array<i64: 1>, limit_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<2xui64>) -> tensor<1xui64>
    %136 = "stablehlo.reshape"(%135) : (tensor<1xui64>) -> tensor<ui64>
    %137 = "stablehlo.bitcast_convert"(%136) : (tensor<ui64>) -> tensor<i64>
    return %131, %128, %134, %137 : tensor<1x2x3x8xf32>, tensor<1x2x3xf32>, tensor<i64>, tensor<i64>
  }
}

// T[2,4,3,8] T[2,2,5,8] T[2,2,5,6] none 0.0 true false none seed, T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x4x3x8xbf16>, %arg1: tensor<2x2x5x8xbf16>, %arg2: tensor<2x2x5x6xbf16>) -> (tensor<2x4x3x6xbf16>, tensor<2x4x3xf32>, tensor<i64>, tensor<i64>) {
    %0 = "stablehlo.constant"() <{value = dense<0.0> : tensor<bf16>}> : () -> tensor<bf16>
    %1 = "stablehlo.constant"() <{value = dense<0.0> : tensor<bf16>}> : () -> tensor<bf16>
    %2 = "stablehlo.reshape"(%arg0) : (tensor<2x4x3x8xbf16>) -> tensor<2x2x2x3x8xbf16>
    %3 = "stablehlo.constant"() <{value = dense<0.35355339059327373> : tensor<f32>}> : () -> tensor<f32>
    %4 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x2x2x3xf32>}> : () -> tensor<2x2x2x3xf32>
    %5 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x2x3xf32>}> : () -> tensor<2x2x2x3xf32>
    %6 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x2x3x6xf32>}> : () -> tensor<2x2x2x3x6xf32>
    %7 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %8 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %9 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %10 = "stablehlo.multiply"(%7, %9) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %11 = "stablehlo.convert"(%2) : (tensor<2x2x2x3x8xbf16>) -> tensor<2x2x2x3x8xf32>
    %12 = "stablehlo.convert"(%arg1) : (tensor<2x2x5x8xbf16>) -> tensor<2x2x5x8xf32>
    %13 = "stablehlo.dot_general"(%11, %12) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x2x2x3x8xf32>, tensor<2x2x5x8xf32>) -> tensor<2x2x2x3x5xf32>
    %14 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x2x3x5xf32>
    %15 = "stablehlo.multiply"(%13, %14) : (tensor<2x2x2x3x5xf32>, tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xf32>
    %16 = "stablehlo.iota"() <{iota_dimension = 4 : i64}> : () -> tensor<2x2x2x3x5xi32>
    %17 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %18 = "stablehlo.multiply"(%7, %17) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %19 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x2x2x3x5xi32>
    %20 = "stablehlo.add"(%16, %19) : (tensor<2x2x2x3x5xi32>, tensor<2x2x2x3x5xi32>) -> tensor<2x2x2x3x5xi32>
    %21 = "stablehlo.iota"() <{iota_dimension = 3 : i64}> : () -> tensor<2x2x2x3x5xi32>
    %22 = "stablehlo.compare"(%20, %21) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x2x2x3x5xi32>, tensor<2x2x2x3x5xi32>) -> tensor<2x2x2x3x5xi1>
    %23 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x2x2x3x5xf32>}> : () -> tensor<2x2x2x3x5xf32>
    %24 = "stablehlo.select"(%22, %15, %23) : (tensor<2x2x2x3x5xi1>, tensor<2x2x2x3x5xf32>, tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xf32>
    %25 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %29 = "stablehlo.reduce"(%24, %25) <{dimensions = array<i64: 4>}> ({
    ^bb0(%r26: tensor<f32>, %r27: tensor<f32>):
      %28 = "stablehlo.maximum"(%r26, %r27) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%28) : (tensor<f32>) -> ()
    }) : (tensor<2x2x2x3x5xf32>, tensor<f32>) -> tensor<2x2x2x3xf32>
    %30 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x2x2x3xf32>}> : () -> tensor<2x2x2x3xf32>
    %31 = "stablehlo.compare"(%29, %30) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x2x2x3xf32>, tensor<2x2x2x3xf32>) -> tensor<2x2x2x3xi1>
    %32 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x2x3xf32>}> : () -> tensor<2x2x2x3xf32>
    %33 = "stablehlo.select"(%31, %32, %29) : (tensor<2x2x2x3xi1>, tensor<2x2x2x3xf32>, tensor<2x2x2x3xf32>) -> tensor<2x2x2x3xf32>
    %34 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x2x2x3xf32>) -> tensor<2x2x2x3x5xf32>
    %35 = "stablehlo.subtract"(%24, %34) : (tensor<2x2x2x3x5xf32>, tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xf32>
    %36 = "stablehlo.exponential"(%35) : (tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xf32>
    %37 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %41 = "stablehlo.reduce"(%36, %37) <{dimensions = array<i64: 4>}> ({
    ^bb0(%r38: tensor<f32>, %r39: tensor<f32>):
      %40 = "stablehlo.add"(%r38, %r39) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%40) : (tensor<f32>) -> ()
    }) : (tensor<2x2x2x3x5xf32>, tensor<f32>) -> tensor<2x2x2x3xf32>
    %42 = "stablehlo.convert"(%36) : (tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xbf16>
    %43 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %44 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %45 = "stablehlo.multiply"(%7, %44) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %46 = "stablehlo.convert"(%42) : (tensor<2x2x2x3x5xbf16>) -> tensor<2x2x2x3x5xf32>
    %47 = "stablehlo.convert"(%arg2) : (tensor<2x2x5x6xbf16>) -> tensor<2x2x5x6xf32>
    %48 = "stablehlo.dot_general"(%46, %47) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x2x2x3x5xf32>, tensor<2x2x5x6xf32>) -> tensor<2x2x2x3x6xf32>
    %49 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x2x3xf32>}> : () -> tensor<2x2x2x3xf32>
    %50 = "stablehlo.compare"(%41, %49) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x2x2x3xf32>, tensor<2x2x2x3xf32>) -> tensor<2x2x2x3xi1>
    %51 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x2x2x3xf32>}> : () -> tensor<2x2x2x3xf32>
    %52 = "stablehlo.select"(%50, %51, %41) : (tensor<2x2x2x3xi1>, tensor<2x2x2x3xf32>, tensor<2x2x2x3xf32>) -> tensor<2x2x2x3xf32>
    %53 = "stablehlo.log"(%52) : (tensor<2x2x2x3xf32>) -> tensor<2x2x2x3xf32>
    %54 = "stablehlo.add"(%29, %53) : (tensor<2x2x2x3xf32>, tensor<2x2x2x3xf32>) -> tensor<2x2x2x3xf32>
    %55 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<2x2x2x3xf32>}> : () -> tensor<2x2x2x3xf32>
    %56 = "stablehlo.select"(%50, %55, %54) : (tensor<2x2x2x3xi1>, tensor<2x2x2x3xf32>, tensor<2x2x2x3xf32>) -> tensor<2x2x2x3xf32>
    %57 = "stablehlo.broadcast_in_dim"(%52) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x2x2x3xf32>) -> tensor<2x2x2x3x6xf32>
    %58 = "stablehlo.divide"(%48, %57) : (tensor<2x2x2x3x6xf32>, tensor<2x2x2x3x6xf32>) -> tensor<2x2x2x3x6xf32>
    %59 = "stablehlo.reshape"(%58) : (tensor<2x2x2x3x6xf32>) -> tensor<2x4x3x6xf32>
    %60 = "stablehlo.reshape"(%56) : (tensor<2x2x2x3xf32>) -> tensor<2x4x3xf32>
    %61 = "stablehlo.convert"(%59) : (tensor<2x4x3x6xf32>) -> tensor<2x4x3x6xbf16>
    %62 = "stablehlo.optimization_barrier"(%61) : (tensor<2x4x3x6xbf16>) -> tensor<2x4x3x6xbf16>
    %63 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %64 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    return %62, %60, %63, %64 : tensor<2x4x3x6xbf16>, tensor<2x4x3xf32>, tensor<i64>, tensor<i64>
  }
}

// T[2,4,3,8] T[2,2,5,8] T[2,2,5,6] none 0.0 true false none seed, T = float16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x4x3x8xf16>, %arg1: tensor<2x2x5x8xf16>, %arg2: tensor<2x2x5x6xf16>) -> (tensor<2x4x3x6xf16>, tensor<2x4x3xf32>, tensor<i64>, tensor<i64>) {
    %0 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f16>}> : () -> tensor<f16>
    %1 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f16>}> : () -> tensor<f16>
    %2 = "stablehlo.reshape"(%arg0) : (tensor<2x4x3x8xf16>) -> tensor<2x2x2x3x8xf16>
    %3 = "stablehlo.constant"() <{value = dense<0.35355339059327373> : tensor<f32>}> : () -> tensor<f32>
    %4 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x2x2x3xf32>}> : () -> tensor<2x2x2x3xf32>
    %5 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x2x3xf32>}> : () -> tensor<2x2x2x3xf32>
    %6 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x2x3x6xf32>}> : () -> tensor<2x2x2x3x6xf32>
    %7 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %8 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %9 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %10 = "stablehlo.multiply"(%7, %9) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %11 = "stablehlo.convert"(%2) : (tensor<2x2x2x3x8xf16>) -> tensor<2x2x2x3x8xf32>
    %12 = "stablehlo.convert"(%arg1) : (tensor<2x2x5x8xf16>) -> tensor<2x2x5x8xf32>
    %13 = "stablehlo.dot_general"(%11, %12) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x2x2x3x8xf32>, tensor<2x2x5x8xf32>) -> tensor<2x2x2x3x5xf32>
    %14 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x2x3x5xf32>
    %15 = "stablehlo.multiply"(%13, %14) : (tensor<2x2x2x3x5xf32>, tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xf32>
    %16 = "stablehlo.iota"() <{iota_dimension = 4 : i64}> : () -> tensor<2x2x2x3x5xi32>
    %17 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %18 = "stablehlo.multiply"(%7, %17) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %19 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x2x2x3x5xi32>
    %20 = "stablehlo.add"(%16, %19) : (tensor<2x2x2x3x5xi32>, tensor<2x2x2x3x5xi32>) -> tensor<2x2x2x3x5xi32>
    %21 = "stablehlo.iota"() <{iota_dimension = 3 : i64}> : () -> tensor<2x2x2x3x5xi32>
    %22 = "stablehlo.compare"(%20, %21) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x2x2x3x5xi32>, tensor<2x2x2x3x5xi32>) -> tensor<2x2x2x3x5xi1>
    %23 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x2x2x3x5xf32>}> : () -> tensor<2x2x2x3x5xf32>
    %24 = "stablehlo.select"(%22, %15, %23) : (tensor<2x2x2x3x5xi1>, tensor<2x2x2x3x5xf32>, tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xf32>
    %25 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %29 = "stablehlo.reduce"(%24, %25) <{dimensions = array<i64: 4>}> ({
    ^bb0(%r26: tensor<f32>, %r27: tensor<f32>):
      %28 = "stablehlo.maximum"(%r26, %r27) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%28) : (tensor<f32>) -> ()
    }) : (tensor<2x2x2x3x5xf32>, tensor<f32>) -> tensor<2x2x2x3xf32>
    %30 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x2x2x3xf32>}> : () -> tensor<2x2x2x3xf32>
    %31 = "stablehlo.compare"(%29, %30) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x2x2x3xf32>, tensor<2x2x2x3xf32>) -> tensor<2x2x2x3xi1>
    %32 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x2x3xf32>}> : () -> tensor<2x2x2x3xf32>
    %33 = "stablehlo.select"(%31, %32, %29) : (tensor<2x2x2x3xi1>, tensor<2x2x2x3xf32>, tensor<2x2x2x3xf32>) -> tensor<2x2x2x3xf32>
    %34 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x2x2x3xf32>) -> tensor<2x2x2x3x5xf32>
    %35 = "stablehlo.subtract"(%24, %34) : (tensor<2x2x2x3x5xf32>, tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xf32>
    %36 = "stablehlo.exponential"(%35) : (tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xf32>
    %37 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %41 = "stablehlo.reduce"(%36, %37) <{dimensions = array<i64: 4>}> ({
    ^bb0(%r38: tensor<f32>, %r39: tensor<f32>):
      %40 = "stablehlo.add"(%r38, %r39) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%40) : (tensor<f32>) -> ()
    }) : (tensor<2x2x2x3x5xf32>, tensor<f32>) -> tensor<2x2x2x3xf32>
    %42 = "stablehlo.convert"(%36) : (tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xf16>
    %43 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %44 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %45 = "stablehlo.multiply"(%7, %44) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %46 = "stablehlo.convert"(%42) : (tensor<2x2x2x3x5xf16>) -> tensor<2x2x2x3x5xf32>
    %47 = "stablehlo.convert"(%arg2) : (tensor<2x2x5x6xf16>) -> tensor<2x2x5x6xf32>
    %48 = "stablehlo.dot_general"(%46, %47) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x2x2x3x5xf32>, tensor<2x2x5x6xf32>) -> tensor<2x2x2x3x6xf32>
    %49 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x2x3xf32>}> : () -> tensor<2x2x2x3xf32>
    %50 = "stablehlo.compare"(%41, %49) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x2x2x3xf32>, tensor<2x2x2x3xf32>) -> tensor<2x2x2x3xi1>
    %51 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x2x2x3xf32>}> : () -> tensor<2x2x2x3xf32>
    %52 = "stablehlo.select"(%50, %51, %41) : (tensor<2x2x2x3xi1>, tensor<2x2x2x3xf32>, tensor<2x2x2x3xf32>) -> tensor<2x2x2x3xf32>
    %53 = "stablehlo.log"(%52) : (tensor<2x2x2x3xf32>) -> tensor<2x2x2x3xf32>
    %54 = "stablehlo.add"(%29, %53) : (tensor<2x2x2x3xf32>, tensor<2x2x2x3xf32>) -> tensor<2x2x2x3xf32>
    %55 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<2x2x2x3xf32>}> : () -> tensor<2x2x2x3xf32>
    %56 = "stablehlo.select"(%50, %55, %54) : (tensor<2x2x2x3xi1>, tensor<2x2x2x3xf32>, tensor<2x2x2x3xf32>) -> tensor<2x2x2x3xf32>
    %57 = "stablehlo.broadcast_in_dim"(%52) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x2x2x3xf32>) -> tensor<2x2x2x3x6xf32>
    %58 = "stablehlo.divide"(%48, %57) : (tensor<2x2x2x3x6xf32>, tensor<2x2x2x3x6xf32>) -> tensor<2x2x2x3x6xf32>
    %59 = "stablehlo.reshape"(%58) : (tensor<2x2x2x3x6xf32>) -> tensor<2x4x3x6xf32>
    %60 = "stablehlo.reshape"(%56) : (tensor<2x2x2x3xf32>) -> tensor<2x4x3xf32>
    %61 = "stablehlo.convert"(%59) : (tensor<2x4x3x6xf32>) -> tensor<2x4x3x6xf16>
    %62 = "stablehlo.optimization_barrier"(%61) : (tensor<2x4x3x6xf16>) -> tensor<2x4x3x6xf16>
    %63 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %64 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    return %62, %60, %63, %64 : tensor<2x4x3x6xf16>, tensor<2x4x3xf32>, tensor<i64>, tensor<i64>
  }
}
