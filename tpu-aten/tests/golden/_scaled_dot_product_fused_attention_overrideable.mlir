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
    %19 = "stablehlo.constant"() <{value = dense<5> : tensor<2x2x2x3x5xi32>}> : () -> tensor<2x2x2x3x5xi32>
    %20 = "stablehlo.compare"(%18, %19) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x2x2x3x5xi32>, tensor<2x2x2x3x5xi32>) -> tensor<2x2x2x3x5xi1>
    %21 = "stablehlo.iota"() <{iota_dimension = 3 : i64}> : () -> tensor<2x2x2x3x5xi32>
    %22 = "stablehlo.compare"(%18, %21) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x2x2x3x5xi32>, tensor<2x2x2x3x5xi32>) -> tensor<2x2x2x3x5xi1>
    %23 = "stablehlo.and"(%20, %22) : (tensor<2x2x2x3x5xi1>, tensor<2x2x2x3x5xi1>) -> tensor<2x2x2x3x5xi1>
    %24 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x2x2x3x5xf32>}> : () -> tensor<2x2x2x3x5xf32>
    %25 = "stablehlo.select"(%23, %13, %24) : (tensor<2x2x2x3x5xi1>, tensor<2x2x2x3x5xf32>, tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xf32>
    %26 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %30 = "stablehlo.reduce"(%25, %26) <{dimensions = array<i64: 4>}> ({
    ^bb0(%r27: tensor<f32>, %r28: tensor<f32>):
      %29 = "stablehlo.maximum"(%r27, %r28) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%29) : (tensor<f32>) -> ()
    }) : (tensor<2x2x2x3x5xf32>, tensor<f32>) -> tensor<2x2x2x3xf32>
    %31 = "stablehlo.maximum"(%4, %30) : (tensor<2x2x2x3xf32>, tensor<2x2x2x3xf32>) -> tensor<2x2x2x3xf32>
    %32 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x2x2x3xf32>}> : () -> tensor<2x2x2x3xf32>
    %33 = "stablehlo.compare"(%31, %32) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x2x2x3xf32>, tensor<2x2x2x3xf32>) -> tensor<2x2x2x3xi1>
    %34 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x2x3xf32>}> : () -> tensor<2x2x2x3xf32>
    %35 = "stablehlo.select"(%33, %34, %31) : (tensor<2x2x2x3xi1>, tensor<2x2x2x3xf32>, tensor<2x2x2x3xf32>) -> tensor<2x2x2x3xf32>
    %36 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x2x2x3xf32>) -> tensor<2x2x2x3x5xf32>
    %37 = "stablehlo.subtract"(%25, %36) : (tensor<2x2x2x3x5xf32>, tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xf32>
    %38 = "stablehlo.exponential"(%37) : (tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xf32>
    %39 = "stablehlo.subtract"(%4, %35) : (tensor<2x2x2x3xf32>, tensor<2x2x2x3xf32>) -> tensor<2x2x2x3xf32>
    %40 = "stablehlo.exponential"(%39) : (tensor<2x2x2x3xf32>) -> tensor<2x2x2x3xf32>
    %41 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %45 = "stablehlo.reduce"(%38, %41) <{dimensions = array<i64: 4>}> ({
    ^bb0(%r42: tensor<f32>, %r43: tensor<f32>):
      %44 = "stablehlo.add"(%r42, %r43) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%44) : (tensor<f32>) -> ()
    }) : (tensor<2x2x2x3x5xf32>, tensor<f32>) -> tensor<2x2x2x3xf32>
    %46 = "stablehlo.multiply"(%5, %40) : (tensor<2x2x2x3xf32>, tensor<2x2x2x3xf32>) -> tensor<2x2x2x3xf32>
    %47 = "stablehlo.add"(%46, %45) : (tensor<2x2x2x3xf32>, tensor<2x2x2x3xf32>) -> tensor<2x2x2x3xf32>
    %48 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %49 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %50 = "stablehlo.multiply"(%7, %49) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %51 = "stablehlo.dot_general"(%38, %arg2) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x2x2x3x5xf32>, tensor<2x2x5x6xf32>) -> tensor<2x2x2x3x6xf32>
    %52 = "stablehlo.broadcast_in_dim"(%40) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x2x2x3xf32>) -> tensor<2x2x2x3x6xf32>
    %53 = "stablehlo.multiply"(%6, %52) : (tensor<2x2x2x3x6xf32>, tensor<2x2x2x3x6xf32>) -> tensor<2x2x2x3x6xf32>
    %54 = "stablehlo.add"(%53, %51) : (tensor<2x2x2x3x6xf32>, tensor<2x2x2x3x6xf32>) -> tensor<2x2x2x3x6xf32>
    %55 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x2x3xf32>}> : () -> tensor<2x2x2x3xf32>
    %56 = "stablehlo.compare"(%47, %55) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x2x2x3xf32>, tensor<2x2x2x3xf32>) -> tensor<2x2x2x3xi1>
    %57 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x2x2x3xf32>}> : () -> tensor<2x2x2x3xf32>
    %58 = "stablehlo.select"(%56, %57, %47) : (tensor<2x2x2x3xi1>, tensor<2x2x2x3xf32>, tensor<2x2x2x3xf32>) -> tensor<2x2x2x3xf32>
    %59 = "stablehlo.log"(%58) : (tensor<2x2x2x3xf32>) -> tensor<2x2x2x3xf32>
    %60 = "stablehlo.add"(%31, %59) : (tensor<2x2x2x3xf32>, tensor<2x2x2x3xf32>) -> tensor<2x2x2x3xf32>
    %61 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<2x2x2x3xf32>}> : () -> tensor<2x2x2x3xf32>
    %62 = "stablehlo.select"(%56, %61, %60) : (tensor<2x2x2x3xi1>, tensor<2x2x2x3xf32>, tensor<2x2x2x3xf32>) -> tensor<2x2x2x3xf32>
    %63 = "stablehlo.broadcast_in_dim"(%58) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x2x2x3xf32>) -> tensor<2x2x2x3x6xf32>
    %64 = "stablehlo.divide"(%54, %63) : (tensor<2x2x2x3x6xf32>, tensor<2x2x2x3x6xf32>) -> tensor<2x2x2x3x6xf32>
    %65 = "stablehlo.reshape"(%64) : (tensor<2x2x2x3x6xf32>) -> tensor<2x4x3x6xf32>
    %66 = "stablehlo.reshape"(%62) : (tensor<2x2x2x3xf32>) -> tensor<2x4x3xf32>
    %67 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %68 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    return %65, %66, %67, %68 : tensor<2x4x3x6xf32>, tensor<2x4x3xf32>, tensor<i64>, tensor<i64>
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
    %28 = "stablehlo.maximum"(%8, %27) : (tensor<2x4x1x3xf32>, tensor<2x4x1x3xf32>) -> tensor<2x4x1x3xf32>
    %29 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x4x1x3xf32>}> : () -> tensor<2x4x1x3xf32>
    %30 = "stablehlo.compare"(%28, %29) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x4x1x3xf32>, tensor<2x4x1x3xf32>) -> tensor<2x4x1x3xi1>
    %31 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x4x1x3xf32>}> : () -> tensor<2x4x1x3xf32>
    %32 = "stablehlo.select"(%30, %31, %28) : (tensor<2x4x1x3xi1>, tensor<2x4x1x3xf32>, tensor<2x4x1x3xf32>) -> tensor<2x4x1x3xf32>
    %33 = "stablehlo.broadcast_in_dim"(%32) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x4x1x3xf32>) -> tensor<2x4x1x3x5xf32>
    %34 = "stablehlo.subtract"(%22, %33) : (tensor<2x4x1x3x5xf32>, tensor<2x4x1x3x5xf32>) -> tensor<2x4x1x3x5xf32>
    %35 = "stablehlo.exponential"(%34) : (tensor<2x4x1x3x5xf32>) -> tensor<2x4x1x3x5xf32>
    %36 = "stablehlo.subtract"(%8, %32) : (tensor<2x4x1x3xf32>, tensor<2x4x1x3xf32>) -> tensor<2x4x1x3xf32>
    %37 = "stablehlo.exponential"(%36) : (tensor<2x4x1x3xf32>) -> tensor<2x4x1x3xf32>
    %38 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %42 = "stablehlo.reduce"(%35, %38) <{dimensions = array<i64: 4>}> ({
    ^bb0(%r39: tensor<f32>, %r40: tensor<f32>):
      %41 = "stablehlo.add"(%r39, %r40) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%41) : (tensor<f32>) -> ()
    }) : (tensor<2x4x1x3x5xf32>, tensor<f32>) -> tensor<2x4x1x3xf32>
    %43 = "stablehlo.multiply"(%9, %37) : (tensor<2x4x1x3xf32>, tensor<2x4x1x3xf32>) -> tensor<2x4x1x3xf32>
    %44 = "stablehlo.add"(%43, %42) : (tensor<2x4x1x3xf32>, tensor<2x4x1x3xf32>) -> tensor<2x4x1x3xf32>
    %45 = "stablehlo.convert"(%11) : (tensor<i32>) -> tensor<ui64>
    %46 = "stablehlo.constant"() <{value = dense<61> : tensor<ui64>}> : () -> tensor<ui64>
    %47 = "stablehlo.multiply"(%45, %46) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %48 = "stablehlo.constant"() <{value = dense<0> : tensor<ui64>}> : () -> tensor<ui64>
    %49 = "stablehlo.reshape"(%48) : (tensor<ui64>) -> tensor<1xui64>
    %50 = "stablehlo.reshape"(%47) : (tensor<ui64>) -> tensor<1xui64>
    %51 = "stablehlo.concatenate"(%49, %50) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %52 = "stablehlo.add"(%2, %51) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
    %53:2 = "stablehlo.rng_bit_generator"(%52) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x4x1x3x5xui32>)
    %54 = "stablehlo.constant"() <{value = dense<8> : tensor<2x4x1x3x5xui32>}> : () -> tensor<2x4x1x3x5xui32>
    %55 = "stablehlo.shift_right_logical"(%53#1, %54) : (tensor<2x4x1x3x5xui32>, tensor<2x4x1x3x5xui32>) -> tensor<2x4x1x3x5xui32>
    %56 = "stablehlo.convert"(%55) : (tensor<2x4x1x3x5xui32>) -> tensor<2x4x1x3x5xf32>
    %57 = "stablehlo.constant"() <{value = dense<5.960464477539063e-8> : tensor<2x4x1x3x5xf32>}> : () -> tensor<2x4x1x3x5xf32>
    %58 = "stablehlo.multiply"(%56, %57) : (tensor<2x4x1x3x5xf32>, tensor<2x4x1x3x5xf32>) -> tensor<2x4x1x3x5xf32>
    %59 = "stablehlo.constant"() <{value = dense<1.0> : tensor<f32>}> : () -> tensor<f32>
    %60 = "stablehlo.subtract"(%59, %s3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %61 = "stablehlo.broadcast_in_dim"(%60) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4x1x3x5xf32>
    %62 = "stablehlo.compare"(%58, %61) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x4x1x3x5xf32>, tensor<2x4x1x3x5xf32>) -> tensor<2x4x1x3x5xi1>
    %63 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %64 = "stablehlo.compare"(%60, %63) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %65 = "stablehlo.divide"(%59, %60) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %66 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %67 = "stablehlo.select"(%64, %66, %65) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %68 = "stablehlo.broadcast_in_dim"(%67) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4x1x3x5xf32>
    %69 = "stablehlo.multiply"(%35, %68) : (tensor<2x4x1x3x5xf32>, tensor<2x4x1x3x5xf32>) -> tensor<2x4x1x3x5xf32>
    %70 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x4x1x3x5xf32>}> : () -> tensor<2x4x1x3x5xf32>
    %71 = "stablehlo.select"(%62, %69, %70) : (tensor<2x4x1x3x5xi1>, tensor<2x4x1x3x5xf32>, tensor<2x4x1x3x5xf32>) -> tensor<2x4x1x3x5xf32>
    %72 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %73 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %74 = "stablehlo.multiply"(%11, %73) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %75 = "stablehlo.dot_general"(%71, %arg2) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x4x1x3x5xf32>, tensor<2x4x5x8xf32>) -> tensor<2x4x1x3x8xf32>
    %76 = "stablehlo.broadcast_in_dim"(%37) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x4x1x3xf32>) -> tensor<2x4x1x3x8xf32>
    %77 = "stablehlo.multiply"(%10, %76) : (tensor<2x4x1x3x8xf32>, tensor<2x4x1x3x8xf32>) -> tensor<2x4x1x3x8xf32>
    %78 = "stablehlo.add"(%77, %75) : (tensor<2x4x1x3x8xf32>, tensor<2x4x1x3x8xf32>) -> tensor<2x4x1x3x8xf32>
    %79 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x4x1x3xf32>}> : () -> tensor<2x4x1x3xf32>
    %80 = "stablehlo.compare"(%44, %79) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x4x1x3xf32>, tensor<2x4x1x3xf32>) -> tensor<2x4x1x3xi1>
    %81 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x4x1x3xf32>}> : () -> tensor<2x4x1x3xf32>
    %82 = "stablehlo.select"(%80, %81, %44) : (tensor<2x4x1x3xi1>, tensor<2x4x1x3xf32>, tensor<2x4x1x3xf32>) -> tensor<2x4x1x3xf32>
    %83 = "stablehlo.log"(%82) : (tensor<2x4x1x3xf32>) -> tensor<2x4x1x3xf32>
    %84 = "stablehlo.add"(%28, %83) : (tensor<2x4x1x3xf32>, tensor<2x4x1x3xf32>) -> tensor<2x4x1x3xf32>
    %85 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<2x4x1x3xf32>}> : () -> tensor<2x4x1x3xf32>
    %86 = "stablehlo.select"(%80, %85, %84) : (tensor<2x4x1x3xi1>, tensor<2x4x1x3xf32>, tensor<2x4x1x3xf32>) -> tensor<2x4x1x3xf32>
    %87 = "stablehlo.broadcast_in_dim"(%82) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x4x1x3xf32>) -> tensor<2x4x1x3x8xf32>
    %88 = "stablehlo.divide"(%78, %87) : (tensor<2x4x1x3x8xf32>, tensor<2x4x1x3x8xf32>) -> tensor<2x4x1x3x8xf32>
    %89 = "stablehlo.reshape"(%88) : (tensor<2x4x1x3x8xf32>) -> tensor<2x4x3x8xf32>
    %90 = "stablehlo.reshape"(%86) : (tensor<2x4x1x3xf32>) -> tensor<2x4x3xf32>
    %91 = "stablehlo.slice"(%2) <{start_indices = array<i64: 0>, limit_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<2xui64>) -> tensor<1xui64>
    %92 = "stablehlo.reshape"(%91) : (tensor<1xui64>) -> tensor<ui64>
    %93 = "stablehlo.bitcast_convert"(%92) : (tensor<ui64>) -> tensor<i64>
    %94 = "stablehlo.slice"(%2) <{start_indices = array<i64: 1>, limit_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<2xui64>) -> tensor<1xui64>
    %95 = "stablehlo.reshape"(%94) : (tensor<1xui64>) -> tensor<ui64>
    %96 = "stablehlo.bitcast_convert"(%95) : (tensor<ui64>) -> tensor<i64>
    return %89, %90, %93, %96 : tensor<2x4x3x8xf32>, tensor<2x4x3xf32>, tensor<i64>, tensor<i64>
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
      %76 = "stablehlo.subtract"(%r31, %72) : (tensor<1x2x1x3xf32>, tensor<1x2x1x3xf32>) -> tensor<1x2x1x3xf32>
      %77 = "stablehlo.exponential"(%76) : (tensor<1x2x1x3xf32>) -> tensor<1x2x1x3xf32>
      %78 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
      %82 = "stablehlo.reduce"(%75, %78) <{dimensions = array<i64: 4>}> ({
      ^bb0(%r79: tensor<f32>, %r80: tensor<f32>):
        %81 = "stablehlo.add"(%r79, %r80) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%81) : (tensor<f32>) -> ()
      }) : (tensor<1x2x1x3x512xf32>, tensor<f32>) -> tensor<1x2x1x3xf32>
      %83 = "stablehlo.multiply"(%r32, %77) : (tensor<1x2x1x3xf32>, tensor<1x2x1x3xf32>) -> tensor<1x2x1x3xf32>
      %84 = "stablehlo.add"(%83, %82) : (tensor<1x2x1x3xf32>, tensor<1x2x1x3xf32>) -> tensor<1x2x1x3xf32>
      %85 = "stablehlo.convert"(%r30) : (tensor<i32>) -> tensor<ui64>
      %86 = "stablehlo.constant"() <{value = dense<1537> : tensor<ui64>}> : () -> tensor<ui64>
      %87 = "stablehlo.multiply"(%85, %86) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
      %88 = "stablehlo.constant"() <{value = dense<0> : tensor<ui64>}> : () -> tensor<ui64>
      %89 = "stablehlo.reshape"(%88) : (tensor<ui64>) -> tensor<1xui64>
      %90 = "stablehlo.reshape"(%87) : (tensor<ui64>) -> tensor<1xui64>
      %91 = "stablehlo.concatenate"(%89, %90) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
      %92 = "stablehlo.add"(%r40, %91) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
      %93:2 = "stablehlo.rng_bit_generator"(%92) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1x2x1x3x512xui32>)
      %94 = "stablehlo.constant"() <{value = dense<8> : tensor<1x2x1x3x512xui32>}> : () -> tensor<1x2x1x3x512xui32>
      %95 = "stablehlo.shift_right_logical"(%93#1, %94) : (tensor<1x2x1x3x512xui32>, tensor<1x2x1x3x512xui32>) -> tensor<1x2x1x3x512xui32>
      %96 = "stablehlo.convert"(%95) : (tensor<1x2x1x3x512xui32>) -> tensor<1x2x1x3x512xf32>
      %97 = "stablehlo.constant"() <{value = dense<5.960464477539063e-8> : tensor<1x2x1x3x512xf32>}> : () -> tensor<1x2x1x3x512xf32>
      %98 = "stablehlo.multiply"(%96, %97) : (tensor<1x2x1x3x512xf32>, tensor<1x2x1x3x512xf32>) -> tensor<1x2x1x3x512xf32>
      %99 = "stablehlo.constant"() <{value = dense<1.0> : tensor<f32>}> : () -> tensor<f32>
      %100 = "stablehlo.subtract"(%99, %r39) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %101 = "stablehlo.broadcast_in_dim"(%100) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x1x3x512xf32>
      %102 = "stablehlo.compare"(%98, %101) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x2x1x3x512xf32>, tensor<1x2x1x3x512xf32>) -> tensor<1x2x1x3x512xi1>
      %103 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
      %104 = "stablehlo.compare"(%100, %103) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %105 = "stablehlo.divide"(%99, %100) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %106 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
      %107 = "stablehlo.select"(%104, %106, %105) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %108 = "stablehlo.broadcast_in_dim"(%107) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x1x3x512xf32>
      %109 = "stablehlo.multiply"(%75, %108) : (tensor<1x2x1x3x512xf32>, tensor<1x2x1x3x512xf32>) -> tensor<1x2x1x3x512xf32>
      %110 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x2x1x3x512xf32>}> : () -> tensor<1x2x1x3x512xf32>
      %111 = "stablehlo.select"(%102, %109, %110) : (tensor<1x2x1x3x512xi1>, tensor<1x2x1x3x512xf32>, tensor<1x2x1x3x512xf32>) -> tensor<1x2x1x3x512xf32>
      %112 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %113 = "stablehlo.constant"() <{value = dense<512> : tensor<i32>}> : () -> tensor<i32>
      %114 = "stablehlo.multiply"(%r30, %113) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %115 = "stablehlo.dynamic_slice"(%r36, %112, %112, %114, %112) <{slice_sizes = array<i64: 1, 2, 512, 8>}> : (tensor<1x2x1536x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x512x8xf32>
      %116 = "stablehlo.dot_general"(%111, %115) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<1x2x1x3x512xf32>, tensor<1x2x512x8xf32>) -> tensor<1x2x1x3x8xf32>
      %117 = "stablehlo.broadcast_in_dim"(%77) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x1x3xf32>) -> tensor<1x2x1x3x8xf32>
      %118 = "stablehlo.multiply"(%r33, %117) : (tensor<1x2x1x3x8xf32>, tensor<1x2x1x3x8xf32>) -> tensor<1x2x1x3x8xf32>
      %119 = "stablehlo.add"(%118, %116) : (tensor<1x2x1x3x8xf32>, tensor<1x2x1x3x8xf32>) -> tensor<1x2x1x3x8xf32>
      %120 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %121 = "stablehlo.add"(%r30, %120) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%121, %68, %84, %119, %r34, %r35, %r36, %r37, %r38, %r39, %r40) : (tensor<i32>, tensor<1x2x1x3xf32>, tensor<1x2x1x3xf32>, tensor<1x2x1x3x8xf32>, tensor<1x2x1x3x8xf32>, tensor<1x2x1536x8xf32>, tensor<1x2x1536x8xf32>, tensor<f32>, tensor<1x1x1x3x1536xf32>, tensor<f32>, tensor<2xui64>) -> ()
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
    %21 = "stablehlo.constant"() <{value = dense<5> : tensor<2x2x2x3x5xi32>}> : () -> tensor<2x2x2x3x5xi32>
    %22 = "stablehlo.compare"(%20, %21) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x2x2x3x5xi32>, tensor<2x2x2x3x5xi32>) -> tensor<2x2x2x3x5xi1>
    %23 = "stablehlo.iota"() <{iota_dimension = 3 : i64}> : () -> tensor<2x2x2x3x5xi32>
    %24 = "stablehlo.compare"(%20, %23) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x2x2x3x5xi32>, tensor<2x2x2x3x5xi32>) -> tensor<2x2x2x3x5xi1>
    %25 = "stablehlo.and"(%22, %24) : (tensor<2x2x2x3x5xi1>, tensor<2x2x2x3x5xi1>) -> tensor<2x2x2x3x5xi1>
    %26 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x2x2x3x5xf32>}> : () -> tensor<2x2x2x3x5xf32>
    %27 = "stablehlo.select"(%25, %15, %26) : (tensor<2x2x2x3x5xi1>, tensor<2x2x2x3x5xf32>, tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xf32>
    %28 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %32 = "stablehlo.reduce"(%27, %28) <{dimensions = array<i64: 4>}> ({
    ^bb0(%r29: tensor<f32>, %r30: tensor<f32>):
      %31 = "stablehlo.maximum"(%r29, %r30) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%31) : (tensor<f32>) -> ()
    }) : (tensor<2x2x2x3x5xf32>, tensor<f32>) -> tensor<2x2x2x3xf32>
    %33 = "stablehlo.maximum"(%4, %32) : (tensor<2x2x2x3xf32>, tensor<2x2x2x3xf32>) -> tensor<2x2x2x3xf32>
    %34 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x2x2x3xf32>}> : () -> tensor<2x2x2x3xf32>
    %35 = "stablehlo.compare"(%33, %34) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x2x2x3xf32>, tensor<2x2x2x3xf32>) -> tensor<2x2x2x3xi1>
    %36 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x2x3xf32>}> : () -> tensor<2x2x2x3xf32>
    %37 = "stablehlo.select"(%35, %36, %33) : (tensor<2x2x2x3xi1>, tensor<2x2x2x3xf32>, tensor<2x2x2x3xf32>) -> tensor<2x2x2x3xf32>
    %38 = "stablehlo.broadcast_in_dim"(%37) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x2x2x3xf32>) -> tensor<2x2x2x3x5xf32>
    %39 = "stablehlo.subtract"(%27, %38) : (tensor<2x2x2x3x5xf32>, tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xf32>
    %40 = "stablehlo.exponential"(%39) : (tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xf32>
    %41 = "stablehlo.subtract"(%4, %37) : (tensor<2x2x2x3xf32>, tensor<2x2x2x3xf32>) -> tensor<2x2x2x3xf32>
    %42 = "stablehlo.exponential"(%41) : (tensor<2x2x2x3xf32>) -> tensor<2x2x2x3xf32>
    %43 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %47 = "stablehlo.reduce"(%40, %43) <{dimensions = array<i64: 4>}> ({
    ^bb0(%r44: tensor<f32>, %r45: tensor<f32>):
      %46 = "stablehlo.add"(%r44, %r45) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%46) : (tensor<f32>) -> ()
    }) : (tensor<2x2x2x3x5xf32>, tensor<f32>) -> tensor<2x2x2x3xf32>
    %48 = "stablehlo.multiply"(%5, %42) : (tensor<2x2x2x3xf32>, tensor<2x2x2x3xf32>) -> tensor<2x2x2x3xf32>
    %49 = "stablehlo.add"(%48, %47) : (tensor<2x2x2x3xf32>, tensor<2x2x2x3xf32>) -> tensor<2x2x2x3xf32>
    %50 = "stablehlo.convert"(%40) : (tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xbf16>
    %51 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %52 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %53 = "stablehlo.multiply"(%7, %52) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %54 = "stablehlo.convert"(%50) : (tensor<2x2x2x3x5xbf16>) -> tensor<2x2x2x3x5xf32>
    %55 = "stablehlo.convert"(%arg2) : (tensor<2x2x5x6xbf16>) -> tensor<2x2x5x6xf32>
    %56 = "stablehlo.dot_general"(%54, %55) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x2x2x3x5xf32>, tensor<2x2x5x6xf32>) -> tensor<2x2x2x3x6xf32>
    %57 = "stablehlo.broadcast_in_dim"(%42) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x2x2x3xf32>) -> tensor<2x2x2x3x6xf32>
    %58 = "stablehlo.multiply"(%6, %57) : (tensor<2x2x2x3x6xf32>, tensor<2x2x2x3x6xf32>) -> tensor<2x2x2x3x6xf32>
    %59 = "stablehlo.add"(%58, %56) : (tensor<2x2x2x3x6xf32>, tensor<2x2x2x3x6xf32>) -> tensor<2x2x2x3x6xf32>
    %60 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x2x3xf32>}> : () -> tensor<2x2x2x3xf32>
    %61 = "stablehlo.compare"(%49, %60) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x2x2x3xf32>, tensor<2x2x2x3xf32>) -> tensor<2x2x2x3xi1>
    %62 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x2x2x3xf32>}> : () -> tensor<2x2x2x3xf32>
    %63 = "stablehlo.select"(%61, %62, %49) : (tensor<2x2x2x3xi1>, tensor<2x2x2x3xf32>, tensor<2x2x2x3xf32>) -> tensor<2x2x2x3xf32>
    %64 = "stablehlo.log"(%63) : (tensor<2x2x2x3xf32>) -> tensor<2x2x2x3xf32>
    %65 = "stablehlo.add"(%33, %64) : (tensor<2x2x2x3xf32>, tensor<2x2x2x3xf32>) -> tensor<2x2x2x3xf32>
    %66 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<2x2x2x3xf32>}> : () -> tensor<2x2x2x3xf32>
    %67 = "stablehlo.select"(%61, %66, %65) : (tensor<2x2x2x3xi1>, tensor<2x2x2x3xf32>, tensor<2x2x2x3xf32>) -> tensor<2x2x2x3xf32>
    %68 = "stablehlo.broadcast_in_dim"(%63) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x2x2x3xf32>) -> tensor<2x2x2x3x6xf32>
    %69 = "stablehlo.divide"(%59, %68) : (tensor<2x2x2x3x6xf32>, tensor<2x2x2x3x6xf32>) -> tensor<2x2x2x3x6xf32>
    %70 = "stablehlo.reshape"(%69) : (tensor<2x2x2x3x6xf32>) -> tensor<2x4x3x6xf32>
    %71 = "stablehlo.reshape"(%67) : (tensor<2x2x2x3xf32>) -> tensor<2x4x3xf32>
    %72 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %73 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %74 = "stablehlo.convert"(%70) : (tensor<2x4x3x6xf32>) -> tensor<2x4x3x6xbf16>
    return %74, %71, %72, %73 : tensor<2x4x3x6xbf16>, tensor<2x4x3xf32>, tensor<i64>, tensor<i64>
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
    %21 = "stablehlo.constant"() <{value = dense<5> : tensor<2x2x2x3x5xi32>}> : () -> tensor<2x2x2x3x5xi32>
    %22 = "stablehlo.compare"(%20, %21) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x2x2x3x5xi32>, tensor<2x2x2x3x5xi32>) -> tensor<2x2x2x3x5xi1>
    %23 = "stablehlo.iota"() <{iota_dimension = 3 : i64}> : () -> tensor<2x2x2x3x5xi32>
    %24 = "stablehlo.compare"(%20, %23) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x2x2x3x5xi32>, tensor<2x2x2x3x5xi32>) -> tensor<2x2x2x3x5xi1>
    %25 = "stablehlo.and"(%22, %24) : (tensor<2x2x2x3x5xi1>, tensor<2x2x2x3x5xi1>) -> tensor<2x2x2x3x5xi1>
    %26 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x2x2x3x5xf32>}> : () -> tensor<2x2x2x3x5xf32>
    %27 = "stablehlo.select"(%25, %15, %26) : (tensor<2x2x2x3x5xi1>, tensor<2x2x2x3x5xf32>, tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xf32>
    %28 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %32 = "stablehlo.reduce"(%27, %28) <{dimensions = array<i64: 4>}> ({
    ^bb0(%r29: tensor<f32>, %r30: tensor<f32>):
      %31 = "stablehlo.maximum"(%r29, %r30) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%31) : (tensor<f32>) -> ()
    }) : (tensor<2x2x2x3x5xf32>, tensor<f32>) -> tensor<2x2x2x3xf32>
    %33 = "stablehlo.maximum"(%4, %32) : (tensor<2x2x2x3xf32>, tensor<2x2x2x3xf32>) -> tensor<2x2x2x3xf32>
    %34 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x2x2x3xf32>}> : () -> tensor<2x2x2x3xf32>
    %35 = "stablehlo.compare"(%33, %34) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x2x2x3xf32>, tensor<2x2x2x3xf32>) -> tensor<2x2x2x3xi1>
    %36 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x2x3xf32>}> : () -> tensor<2x2x2x3xf32>
    %37 = "stablehlo.select"(%35, %36, %33) : (tensor<2x2x2x3xi1>, tensor<2x2x2x3xf32>, tensor<2x2x2x3xf32>) -> tensor<2x2x2x3xf32>
    %38 = "stablehlo.broadcast_in_dim"(%37) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x2x2x3xf32>) -> tensor<2x2x2x3x5xf32>
    %39 = "stablehlo.subtract"(%27, %38) : (tensor<2x2x2x3x5xf32>, tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xf32>
    %40 = "stablehlo.exponential"(%39) : (tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xf32>
    %41 = "stablehlo.subtract"(%4, %37) : (tensor<2x2x2x3xf32>, tensor<2x2x2x3xf32>) -> tensor<2x2x2x3xf32>
    %42 = "stablehlo.exponential"(%41) : (tensor<2x2x2x3xf32>) -> tensor<2x2x2x3xf32>
    %43 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %47 = "stablehlo.reduce"(%40, %43) <{dimensions = array<i64: 4>}> ({
    ^bb0(%r44: tensor<f32>, %r45: tensor<f32>):
      %46 = "stablehlo.add"(%r44, %r45) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%46) : (tensor<f32>) -> ()
    }) : (tensor<2x2x2x3x5xf32>, tensor<f32>) -> tensor<2x2x2x3xf32>
    %48 = "stablehlo.multiply"(%5, %42) : (tensor<2x2x2x3xf32>, tensor<2x2x2x3xf32>) -> tensor<2x2x2x3xf32>
    %49 = "stablehlo.add"(%48, %47) : (tensor<2x2x2x3xf32>, tensor<2x2x2x3xf32>) -> tensor<2x2x2x3xf32>
    %50 = "stablehlo.convert"(%40) : (tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xf16>
    %51 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %52 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %53 = "stablehlo.multiply"(%7, %52) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %54 = "stablehlo.convert"(%50) : (tensor<2x2x2x3x5xf16>) -> tensor<2x2x2x3x5xf32>
    %55 = "stablehlo.convert"(%arg2) : (tensor<2x2x5x6xf16>) -> tensor<2x2x5x6xf32>
    %56 = "stablehlo.dot_general"(%54, %55) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x2x2x3x5xf32>, tensor<2x2x5x6xf32>) -> tensor<2x2x2x3x6xf32>
    %57 = "stablehlo.broadcast_in_dim"(%42) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x2x2x3xf32>) -> tensor<2x2x2x3x6xf32>
    %58 = "stablehlo.multiply"(%6, %57) : (tensor<2x2x2x3x6xf32>, tensor<2x2x2x3x6xf32>) -> tensor<2x2x2x3x6xf32>
    %59 = "stablehlo.add"(%58, %56) : (tensor<2x2x2x3x6xf32>, tensor<2x2x2x3x6xf32>) -> tensor<2x2x2x3x6xf32>
    %60 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x2x3xf32>}> : () -> tensor<2x2x2x3xf32>
    %61 = "stablehlo.compare"(%49, %60) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x2x2x3xf32>, tensor<2x2x2x3xf32>) -> tensor<2x2x2x3xi1>
    %62 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x2x2x3xf32>}> : () -> tensor<2x2x2x3xf32>
    %63 = "stablehlo.select"(%61, %62, %49) : (tensor<2x2x2x3xi1>, tensor<2x2x2x3xf32>, tensor<2x2x2x3xf32>) -> tensor<2x2x2x3xf32>
    %64 = "stablehlo.log"(%63) : (tensor<2x2x2x3xf32>) -> tensor<2x2x2x3xf32>
    %65 = "stablehlo.add"(%33, %64) : (tensor<2x2x2x3xf32>, tensor<2x2x2x3xf32>) -> tensor<2x2x2x3xf32>
    %66 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<2x2x2x3xf32>}> : () -> tensor<2x2x2x3xf32>
    %67 = "stablehlo.select"(%61, %66, %65) : (tensor<2x2x2x3xi1>, tensor<2x2x2x3xf32>, tensor<2x2x2x3xf32>) -> tensor<2x2x2x3xf32>
    %68 = "stablehlo.broadcast_in_dim"(%63) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x2x2x3xf32>) -> tensor<2x2x2x3x6xf32>
    %69 = "stablehlo.divide"(%59, %68) : (tensor<2x2x2x3x6xf32>, tensor<2x2x2x3x6xf32>) -> tensor<2x2x2x3x6xf32>
    %70 = "stablehlo.reshape"(%69) : (tensor<2x2x2x3x6xf32>) -> tensor<2x4x3x6xf32>
    %71 = "stablehlo.reshape"(%67) : (tensor<2x2x2x3xf32>) -> tensor<2x4x3xf32>
    %72 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %73 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %74 = "stablehlo.convert"(%70) : (tensor<2x4x3x6xf32>) -> tensor<2x4x3x6xf16>
    return %74, %71, %72, %73 : tensor<2x4x3x6xf16>, tensor<2x4x3xf32>, tensor<i64>, tensor<i64>
  }
}
