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
    %56 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %57 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    return %54, %55, %56, %57 : tensor<2x4x3x6xf32>, tensor<2x4x3xf32>, tensor<i64>, tensor<i64>
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
    %5 = "stablehlo.reshape"(%arg0) : (tensor<2x4x3x8xf32>) -> tensor<2x4x1x3x8xf32>
    %6 = "stablehlo.reshape"(%arg3) : (tensor<2x1x3x5xf32>) -> tensor<2x1x1x3x5xf32>
    %7 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %8 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x4x1x3xf32>}> : () -> tensor<2x4x1x3xf32>
    %9 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x4x1x3xf32>}> : () -> tensor<2x4x1x3xf32>
    %10 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x4x1x3x8xf32>}> : () -> tensor<2x4x1x3x8xf32>
    %11 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %12 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %13 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %14 = "stablehlo.multiply"(%11, %13) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %15 = "stablehlo.dot_general"(%5, %arg1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x4x1x3x8xf32>, tensor<2x4x5x8xf32>) -> tensor<2x4x1x3x5xf32>
    %16 = "stablehlo.broadcast_in_dim"(%s2) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4x1x3x5xf32>
    %17 = "stablehlo.multiply"(%15, %16) : (tensor<2x4x1x3x5xf32>, tensor<2x4x1x3x5xf32>) -> tensor<2x4x1x3x5xf32>
    %18 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %19 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %20 = "stablehlo.multiply"(%11, %19) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %21 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<2x1x1x3x5xf32>) -> tensor<2x4x1x3x5xf32>
    %22 = "stablehlo.add"(%17, %21) : (tensor<2x4x1x3x5xf32>, tensor<2x4x1x3x5xf32>) -> tensor<2x4x1x3x5xf32>
    %23 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %27 = "stablehlo.reduce"(%22, %23) <{dimensions = array<i64: 4>}> ({
    ^bb0(%r24: tensor<f32>, %r25: tensor<f32>):
      %26 = "stablehlo.maximum"(%r24, %r25) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%26) : (tensor<f32>) -> ()
    }) : (tensor<2x4x1x3x5xf32>, tensor<f32>) -> tensor<2x4x1x3xf32>
    %28 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x4x1x3xf32>}> : () -> tensor<2x4x1x3xf32>
    %29 = "stablehlo.compare"(%27, %28) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x4x1x3xf32>, tensor<2x4x1x3xf32>) -> tensor<2x4x1x3xi1>
    %30 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x4x1x3xf32>}> : () -> tensor<2x4x1x3xf32>
    %31 = "stablehlo.select"(%29, %30, %27) : (tensor<2x4x1x3xi1>, tensor<2x4x1x3xf32>, tensor<2x4x1x3xf32>) -> tensor<2x4x1x3xf32>
    %32 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x4x1x3xf32>) -> tensor<2x4x1x3x5xf32>
    %33 = "stablehlo.subtract"(%22, %32) : (tensor<2x4x1x3x5xf32>, tensor<2x4x1x3x5xf32>) -> tensor<2x4x1x3x5xf32>
    %34 = "stablehlo.exponential"(%33) : (tensor<2x4x1x3x5xf32>) -> tensor<2x4x1x3x5xf32>
    %35 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %39 = "stablehlo.reduce"(%34, %35) <{dimensions = array<i64: 4>}> ({
    ^bb0(%r36: tensor<f32>, %r37: tensor<f32>):
      %38 = "stablehlo.add"(%r36, %r37) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%38) : (tensor<f32>) -> ()
    }) : (tensor<2x4x1x3x5xf32>, tensor<f32>) -> tensor<2x4x1x3xf32>
    %40 = "stablehlo.convert"(%11) : (tensor<i32>) -> tensor<ui64>
    %41 = "stablehlo.constant"() <{value = dense<61> : tensor<ui64>}> : () -> tensor<ui64>
    %42 = "stablehlo.multiply"(%40, %41) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %43 = "stablehlo.constant"() <{value = dense<0> : tensor<ui64>}> : () -> tensor<ui64>
    %44 = "stablehlo.reshape"(%43) : (tensor<ui64>) -> tensor<1xui64>
    %45 = "stablehlo.reshape"(%42) : (tensor<ui64>) -> tensor<1xui64>
    %46 = "stablehlo.concatenate"(%44, %45) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %47 = "stablehlo.add"(%2, %46) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
    %48:2 = "stablehlo.rng_bit_generator"(%47) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x4x1x3x5xui32>)
    %49 = "stablehlo.constant"() <{value = dense<8> : tensor<2x4x1x3x5xui32>}> : () -> tensor<2x4x1x3x5xui32>
    %50 = "stablehlo.shift_right_logical"(%48#1, %49) : (tensor<2x4x1x3x5xui32>, tensor<2x4x1x3x5xui32>) -> tensor<2x4x1x3x5xui32>
    %51 = "stablehlo.convert"(%50) : (tensor<2x4x1x3x5xui32>) -> tensor<2x4x1x3x5xf32>
    %52 = "stablehlo.constant"() <{value = dense<5.960464477539063e-8> : tensor<2x4x1x3x5xf32>}> : () -> tensor<2x4x1x3x5xf32>
    %53 = "stablehlo.multiply"(%51, %52) : (tensor<2x4x1x3x5xf32>, tensor<2x4x1x3x5xf32>) -> tensor<2x4x1x3x5xf32>
    %54 = "stablehlo.constant"() <{value = dense<1.0> : tensor<f32>}> : () -> tensor<f32>
    %55 = "stablehlo.subtract"(%54, %s3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %56 = "stablehlo.broadcast_in_dim"(%55) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4x1x3x5xf32>
    %57 = "stablehlo.compare"(%53, %56) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x4x1x3x5xf32>, tensor<2x4x1x3x5xf32>) -> tensor<2x4x1x3x5xi1>
    %58 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %59 = "stablehlo.compare"(%55, %58) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %60 = "stablehlo.divide"(%54, %55) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %61 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %62 = "stablehlo.select"(%59, %61, %60) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %63 = "stablehlo.broadcast_in_dim"(%62) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4x1x3x5xf32>
    %64 = "stablehlo.multiply"(%34, %63) : (tensor<2x4x1x3x5xf32>, tensor<2x4x1x3x5xf32>) -> tensor<2x4x1x3x5xf32>
    %65 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x4x1x3x5xf32>}> : () -> tensor<2x4x1x3x5xf32>
    %66 = "stablehlo.select"(%57, %64, %65) : (tensor<2x4x1x3x5xi1>, tensor<2x4x1x3x5xf32>, tensor<2x4x1x3x5xf32>) -> tensor<2x4x1x3x5xf32>
    %67 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %68 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %69 = "stablehlo.multiply"(%11, %68) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %70 = "stablehlo.dot_general"(%66, %arg2) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x4x1x3x5xf32>, tensor<2x4x5x8xf32>) -> tensor<2x4x1x3x8xf32>
    %71 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x4x1x3xf32>}> : () -> tensor<2x4x1x3xf32>
    %72 = "stablehlo.compare"(%39, %71) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x4x1x3xf32>, tensor<2x4x1x3xf32>) -> tensor<2x4x1x3xi1>
    %73 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x4x1x3xf32>}> : () -> tensor<2x4x1x3xf32>
    %74 = "stablehlo.select"(%72, %73, %39) : (tensor<2x4x1x3xi1>, tensor<2x4x1x3xf32>, tensor<2x4x1x3xf32>) -> tensor<2x4x1x3xf32>
    %75 = "stablehlo.log"(%74) : (tensor<2x4x1x3xf32>) -> tensor<2x4x1x3xf32>
    %76 = "stablehlo.add"(%27, %75) : (tensor<2x4x1x3xf32>, tensor<2x4x1x3xf32>) -> tensor<2x4x1x3xf32>
    %77 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<2x4x1x3xf32>}> : () -> tensor<2x4x1x3xf32>
    %78 = "stablehlo.select"(%72, %77, %76) : (tensor<2x4x1x3xi1>, tensor<2x4x1x3xf32>, tensor<2x4x1x3xf32>) -> tensor<2x4x1x3xf32>
    %79 = "stablehlo.broadcast_in_dim"(%74) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x4x1x3xf32>) -> tensor<2x4x1x3x8xf32>
    %80 = "stablehlo.divide"(%70, %79) : (tensor<2x4x1x3x8xf32>, tensor<2x4x1x3x8xf32>) -> tensor<2x4x1x3x8xf32>
    %81 = "stablehlo.reshape"(%80) : (tensor<2x4x1x3x8xf32>) -> tensor<2x4x3x8xf32>
    %82 = "stablehlo.reshape"(%78) : (tensor<2x4x1x3xf32>) -> tensor<2x4x3xf32>
    %83 = "stablehlo.slice"(%2) <{start_indices = array<i64: 0>, limit_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<2xui64>) -> tensor<1xui64>
    %84 = "stablehlo.reshape"(%83) : (tensor<1xui64>) -> tensor<ui64>
    %85 = "stablehlo.bitcast_convert"(%84) : (tensor<ui64>) -> tensor<i64>
    %86 = "stablehlo.slice"(%2) <{start_indices = array<i64: 1>, limit_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<2xui64>) -> tensor<1xui64>
    %87 = "stablehlo.reshape"(%86) : (tensor<1xui64>) -> tensor<ui64>
    %88 = "stablehlo.bitcast_convert"(%87) : (tensor<ui64>) -> tensor<i64>
    return %81, %82, %85, %88 : tensor<2x4x3x8xf32>, tensor<2x4x3xf32>, tensor<i64>, tensor<i64>
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
    %7 = "stablehlo.reshape"(%arg0) : (tensor<1x2x3x8xf32>) -> tensor<1x2x1x3x8xf32>
    %8 = "stablehlo.constant"() <{value = dense<0.35355339059327373> : tensor<f32>}> : () -> tensor<f32>
    %9 = "stablehlo.reshape"(%arg3) : (tensor<3x1030xf32>) -> tensor<1x1x3x1030xf32>
    %10 = "stablehlo.reshape"(%9) : (tensor<1x1x3x1030xf32>) -> tensor<1x1x1x3x1030xf32>
    %11 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %12 = "stablehlo.pad"(%10, %11) <{edge_padding_low = array<i64: 0, 0, 0, 0, 0>, edge_padding_high = array<i64: 0, 0, 0, 0, 506>, interior_padding = array<i64: 0, 0, 0, 0, 0>}> : (tensor<1x1x1x3x1030xf32>, tensor<f32>) -> tensor<1x1x1x3x1536xf32>
    %13 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<1x2x1x3xf32>}> : () -> tensor<1x2x1x3xf32>
    %14 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x2x1x3xf32>}> : () -> tensor<1x2x1x3xf32>
    %15 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x2x1x3x8xf32>}> : () -> tensor<1x2x1x3x8xf32>
    %16 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %122:11 = "stablehlo.while"(%16, %13, %14, %15, %7, %4, %6, %8, %12, %s2, %2) ({
    ^bb0(%r17: tensor<i32>, %r18: tensor<1x2x1x3xf32>, %r19: tensor<1x2x1x3xf32>, %r20: tensor<1x2x1x3x8xf32>, %r21: tensor<1x2x1x3x8xf32>, %r22: tensor<1x2x1536x8xf32>, %r23: tensor<1x2x1536x8xf32>, %r24: tensor<f32>, %r25: tensor<1x1x1x3x1536xf32>, %r26: tensor<f32>, %r27: tensor<2xui64>):
      %28 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %29 = "stablehlo.compare"(%r17, %28) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%29) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r30: tensor<i32>, %r31: tensor<1x2x1x3xf32>, %r32: tensor<1x2x1x3xf32>, %r33: tensor<1x2x1x3x8xf32>, %r34: tensor<1x2x1x3x8xf32>, %r35: tensor<1x2x1536x8xf32>, %r36: tensor<1x2x1536x8xf32>, %r37: tensor<f32>, %r38: tensor<1x1x1x3x1536xf32>, %r39: tensor<f32>, %r40: tensor<2xui64>):
      %41 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %42 = "stablehlo.constant"() <{value = dense<512> : tensor<i32>}> : () -> tensor<i32>
      %43 = "stablehlo.multiply"(%r30, %42) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %44 = "stablehlo.dynamic_slice"(%r35, %41, %41, %43, %41) <{slice_sizes = array<i64: 1, 2, 512, 8>}> : (tensor<1x2x1536x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x512x8xf32>
      %45 = "stablehlo.dot_general"(%r34, %44) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<1x2x1x3x8xf32>, tensor<1x2x512x8xf32>) -> tensor<1x2x1x3x512xf32>
      %46 = "stablehlo.broadcast_in_dim"(%r37) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x1x3x512xf32>
      %47 = "stablehlo.multiply"(%45, %46) : (tensor<1x2x1x3x512xf32>, tensor<1x2x1x3x512xf32>) -> tensor<1x2x1x3x512xf32>
      %48 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %49 = "stablehlo.constant"() <{value = dense<512> : tensor<i32>}> : () -> tensor<i32>
      %50 = "stablehlo.multiply"(%r30, %49) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %51 = "stablehlo.dynamic_slice"(%r38, %48, %48, %48, %48, %50) <{slice_sizes = array<i64: 1, 1, 1, 3, 512>}> : (tensor<1x1x1x3x1536xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x1x3x512xf32>
      %52 = "stablehlo.broadcast_in_dim"(%51) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x1x1x3x512xf32>) -> tensor<1x2x1x3x512xf32>
      %53 = "stablehlo.add"(%47, %52) : (tensor<1x2x1x3x512xf32>, tensor<1x2x1x3x512xf32>) -> tensor<1x2x1x3x512xf32>
      %54 = "stablehlo.iota"() <{iota_dimension = 4 : i64}> : () -> tensor<1x2x1x3x512xi32>
      %55 = "stablehlo.constant"() <{value = dense<512> : tensor<i32>}> : () -> tensor<i32>
      %56 = "stablehlo.multiply"(%r30, %55) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %57 = "stablehlo.broadcast_in_dim"(%56) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x2x1x3x512xi32>
      %58 = "stablehlo.add"(%54, %57) : (tensor<1x2x1x3x512xi32>, tensor<1x2x1x3x512xi32>) -> tensor<1x2x1x3x512xi32>
      %59 = "stablehlo.constant"() <{value = dense<1030> : tensor<1x2x1x3x512xi32>}> : () -> tensor<1x2x1x3x512xi32>
      %60 = "stablehlo.compare"(%58, %59) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x2x1x3x512xi32>, tensor<1x2x1x3x512xi32>) -> tensor<1x2x1x3x512xi1>
      %61 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<1x2x1x3x512xf32>}> : () -> tensor<1x2x1x3x512xf32>
      %62 = "stablehlo.select"(%60, %53, %61) : (tensor<1x2x1x3x512xi1>, tensor<1x2x1x3x512xf32>, tensor<1x2x1x3x512xf32>) -> tensor<1x2x1x3x512xf32>
      %63 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
      %67 = "stablehlo.reduce"(%62, %63) <{dimensions = array<i64: 4>}> ({
      ^bb0(%r64: tensor<f32>, %r65: tensor<f32>):
        %66 = "stablehlo.maximum"(%r64, %r65) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%66) : (tensor<f32>) -> ()
      }) : (tensor<1x2x1x3x512xf32>, tensor<f32>) -> tensor<1x2x1x3xf32>
      %68 = "stablehlo.maximum"(%r31, %67) : (tensor<1x2x1x3xf32>, tensor<1x2x1x3xf32>) -> tensor<1x2x1x3xf32>
      %69 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<1x2x1x3xf32>}> : () -> tensor<1x2x1x3xf32>
      %70 = "stablehlo.compare"(%68, %69) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x2x1x3xf32>, tensor<1x2x1x3xf32>) -> tensor<1x2x1x3xi1>
      %71 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x2x1x3xf32>}> : () -> tensor<1x2x1x3xf32>
      %72 = "stablehlo.select"(%70, %71, %68) : (tensor<1x2x1x3xi1>, tensor<1x2x1x3xf32>, tensor<1x2x1x3xf32>) -> tensor<1x2x1x3xf32>
      %73 = "stablehlo.broadcast_in_dim"(%72) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x1x3xf32>) -> tensor<1x2x1x3x512xf32>
      %74 = "stablehlo.subtract"(%62, %73) : (tensor<1x2x1x3x512xf32>, tensor<1x2x1x3x512xf32>) -> tensor<1x2x1x3x512xf32>
      %75 = "stablehlo.exponential"(%74) : (tensor<1x2x1x3x512xf32>) -> tensor<1x2x1x3x512xf32>
      %76 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
      %80 = "stablehlo.reduce"(%75, %76) <{dimensions = array<i64: 4>}> ({
      ^bb0(%r77: tensor<f32>, %r78: tensor<f32>):
        %79 = "stablehlo.add"(%r77, %r78) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%79) : (tensor<f32>) -> ()
      }) : (tensor<1x2x1x3x512xf32>, tensor<f32>) -> tensor<1x2x1x3xf32>
      %81 = "stablehlo.convert"(%r30) : (tensor<i32>) -> tensor<ui64>
      %82 = "stablehlo.constant"() <{value = dense<1537> : tensor<ui64>}> : () -> tensor<ui64>
      %83 = "stablehlo.multiply"(%81, %82) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
      %84 = "stablehlo.constant"() <{value = dense<0> : tensor<ui64>}> : () -> tensor<ui64>
      %85 = "stablehlo.reshape"(%84) : (tensor<ui64>) -> tensor<1xui64>
      %86 = "stablehlo.reshape"(%83) : (tensor<ui64>) -> tensor<1xui64>
      %87 = "stablehlo.concatenate"(%85, %86) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
      %88 = "stablehlo.add"(%r40, %87) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
      %89:2 = "stablehlo.rng_bit_generator"(%88) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1x2x1x3x512xui32>)
      %90 = "stablehlo.constant"() <{value = dense<8> : tensor<1x2x1x3x512xui32>}> : () -> tensor<1x2x1x3x512xui32>
      %91 = "stablehlo.shift_right_logical"(%89#1, %90) : (tensor<1x2x1x3x512xui32>, tensor<1x2x1x3x512xui32>) -> tensor<1x2x1x3x512xui32>
      %92 = "stablehlo.convert"(%91) : (tensor<1x2x1x3x512xui32>) -> tensor<1x2x1x3x512xf32>
      %93 = "stablehlo.constant"() <{value = dense<5.960464477539063e-8> : tensor<1x2x1x3x512xf32>}> : () -> tensor<1x2x1x3x512xf32>
      %94 = "stablehlo.multiply"(%92, %93) : (tensor<1x2x1x3x512xf32>, tensor<1x2x1x3x512xf32>) -> tensor<1x2x1x3x512xf32>
      %95 = "stablehlo.constant"() <{value = dense<1.0> : tensor<f32>}> : () -> tensor<f32>
      %96 = "stablehlo.subtract"(%95, %r39) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %97 = "stablehlo.broadcast_in_dim"(%96) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x1x3x512xf32>
      %98 = "stablehlo.compare"(%94, %97) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x2x1x3x512xf32>, tensor<1x2x1x3x512xf32>) -> tensor<1x2x1x3x512xi1>
      %99 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
      %100 = "stablehlo.compare"(%96, %99) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %101 = "stablehlo.divide"(%95, %96) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %102 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
      %103 = "stablehlo.select"(%100, %102, %101) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %104 = "stablehlo.broadcast_in_dim"(%103) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x1x3x512xf32>
      %105 = "stablehlo.multiply"(%75, %104) : (tensor<1x2x1x3x512xf32>, tensor<1x2x1x3x512xf32>) -> tensor<1x2x1x3x512xf32>
      %106 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x2x1x3x512xf32>}> : () -> tensor<1x2x1x3x512xf32>
      %107 = "stablehlo.select"(%98, %105, %106) : (tensor<1x2x1x3x512xi1>, tensor<1x2x1x3x512xf32>, tensor<1x2x1x3x512xf32>) -> tensor<1x2x1x3x512xf32>
      %108 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %109 = "stablehlo.constant"() <{value = dense<512> : tensor<i32>}> : () -> tensor<i32>
      %110 = "stablehlo.multiply"(%r30, %109) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %111 = "stablehlo.dynamic_slice"(%r36, %108, %108, %110, %108) <{slice_sizes = array<i64: 1, 2, 512, 8>}> : (tensor<1x2x1536x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x512x8xf32>
      %112 = "stablehlo.dot_general"(%107, %111) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<1x2x1x3x512xf32>, tensor<1x2x512x8xf32>) -> tensor<1x2x1x3x8xf32>
      %113 = "stablehlo.subtract"(%r31, %72) : (tensor<1x2x1x3xf32>, tensor<1x2x1x3xf32>) -> tensor<1x2x1x3xf32>
      %114 = "stablehlo.exponential"(%113) : (tensor<1x2x1x3xf32>) -> tensor<1x2x1x3xf32>
      %115 = "stablehlo.multiply"(%r32, %114) : (tensor<1x2x1x3xf32>, tensor<1x2x1x3xf32>) -> tensor<1x2x1x3xf32>
      %116 = "stablehlo.add"(%115, %80) : (tensor<1x2x1x3xf32>, tensor<1x2x1x3xf32>) -> tensor<1x2x1x3xf32>
      %117 = "stablehlo.broadcast_in_dim"(%114) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x1x3xf32>) -> tensor<1x2x1x3x8xf32>
      %118 = "stablehlo.multiply"(%r33, %117) : (tensor<1x2x1x3x8xf32>, tensor<1x2x1x3x8xf32>) -> tensor<1x2x1x3x8xf32>
      %119 = "stablehlo.add"(%118, %112) : (tensor<1x2x1x3x8xf32>, tensor<1x2x1x3x8xf32>) -> tensor<1x2x1x3x8xf32>
      %120 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %121 = "stablehlo.add"(%r30, %120) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%121, %68, %116, %119, %r34, %r35, %r36, %r37, %r38, %r39, %r40) : (tensor<i32>, tensor<1x2x1x3xf32>, tensor<1x2x1x3xf32>, tensor<1x2x1x3x8xf32>, tensor<1x2x1x3x8xf32>, tensor<1x2x1536x8xf32>, tensor<1x2x1536x8xf32>, tensor<f32>, tensor<1x1x1x3x1536xf32>, tensor<f32>, tensor<2xui64>) -> ()
    }) : (tensor<i32>, tensor<1x2x1x3xf32>, tensor<1x2x1x3xf32>, tensor<1x2x1x3x8xf32>, tensor<1x2x1x3x8xf32>, tensor<1x2x1536x8xf32>, tensor<1x2x1536x8xf32>, tensor<f32>, tensor<1x1x1x3x1536xf32>, tensor<f32>, tensor<2xui64>) -> (tensor<i32>, tensor<1x2x1x3xf32>, tensor<1x2x1x3xf32>, tensor<1x2x1x3x8xf32>, tensor<1x2x1x3x8xf32>, tensor<1x2x1536x8xf32>, tensor<1x2x1536x8xf32>, tensor<f32>, tensor<1x1x1x3x1536xf32>, tensor<f32>, tensor<2xui64>)
    %123 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x2x1x3xf32>}> : () -> tensor<1x2x1x3xf32>
    %124 = "stablehlo.compare"(%122#2, %123) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x2x1x3xf32>, tensor<1x2x1x3xf32>) -> tensor<1x2x1x3xi1>
    %125 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1x2x1x3xf32>}> : () -> tensor<1x2x1x3xf32>
    %126 = "stablehlo.select"(%124, %125, %122#2) : (tensor<1x2x1x3xi1>, tensor<1x2x1x3xf32>, tensor<1x2x1x3xf32>) -> tensor<1x2x1x3xf32>
    %127 = "stablehlo.log"(%126) : (tensor<1x2x1x3xf32>) -> tensor<1x2x1x3xf32>
    %128 = "stablehlo.add"(%122#1, %127) : (tensor<1x2x1x3xf32>, tensor<1x2x1x3xf32>) -> tensor<1x2x1x3xf32>
    %129 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<1x2x1x3xf32>}> : () -> tensor<1x2x1x3xf32>
    %130 = "stablehlo.select"(%124, %129, %128) : (tensor<1x2x1x3xi1>, tensor<1x2x1x3xf32>, tensor<1x2x1x3xf32>) -> tensor<1x2x1x3xf32>
    %131 = "stablehlo.broadcast_in_dim"(%126) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x1x3xf32>) -> tensor<1x2x1x3x8xf32>
    %132 = "stablehlo.divide"(%122#3, %131) : (tensor<1x2x1x3x8xf32>, tensor<1x2x1x3x8xf32>) -> tensor<1x2x1x3x8xf32>
    %133 = "stablehlo.reshape"(%132) : (tensor<1x2x1x3x8xf32>) -> tensor<1x2x3x8xf32>
    %134 = "stablehlo.reshape"(%130) : (tensor<1x2x1x3xf32>) -> tensor<1x2x3xf32>
    %135 = "stablehlo.slice"(%2) <{start_indices = array<i64: 0>, limit_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<2xui64>) -> tensor<1xui64>
    %136 = "stablehlo.reshape"(%135) : (tensor<1xui64>) -> tensor<ui64>
    %137 = "stablehlo.bitcast_convert"(%136) : (tensor<ui64>) -> tensor<i64>
    %138 = "stablehlo.slice"(%2) <{start_indices = array<i64: 1>, limit_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<2xui64>) -> tensor<1xui64>
    %139 = "stablehlo.reshape"(%138) : (tensor<1xui64>) -> tensor<ui64>
    %140 = "stablehlo.bitcast_convert"(%139) : (tensor<ui64>) -> tensor<i64>
    return %133, %134, %137, %140 : tensor<1x2x3x8xf32>, tensor<1x2x3xf32>, tensor<i64>, tensor<i64>
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
    %61 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %62 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %63 = "stablehlo.convert"(%59) : (tensor<2x4x3x6xf32>) -> tensor<2x4x3x6xbf16>
    return %63, %60, %61, %62 : tensor<2x4x3x6xbf16>, tensor<2x4x3xf32>, tensor<i64>, tensor<i64>
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
    %61 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %62 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %63 = "stablehlo.convert"(%59) : (tensor<2x4x3x6xf32>) -> tensor<2x4x3x6xf16>
    return %63, %60, %61, %62 : tensor<2x4x3x6xf16>, tensor<2x4x3xf32>, tensor<i64>, tensor<i64>
  }
}
