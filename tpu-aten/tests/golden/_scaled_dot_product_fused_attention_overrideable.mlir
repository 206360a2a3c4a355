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
    %0 = "stablehlo.constant"() <{value = dense<0> : tensor<ui64>}> : () -> tensor<ui64>
    %1 = "stablehlo.add"(%s1, %0) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %2 = "stablehlo.reshape"(%s0) : (tensor<ui64>) -> tensor<1xui64>
    %3 = "stablehlo.reshape"(%1) : (tensor<ui64>) -> tensor<1xui64>
    %4 = "stablehlo.concatenate"(%2, %3) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %5 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %6 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %7 = "stablehlo.reshape"(%arg0) : (tensor<2x4x3x8xf32>) -> tensor<2x4x1x3x8xf32>
    %8 = "stablehlo.reshape"(%arg3) : (tensor<2x1x3x5xf32>) -> tensor<2x1x1x3x5xf32>
    %9 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %10 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x4x1x3xf32>}> : () -> tensor<2x4x1x3xf32>
    %11 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x4x1x3xf32>}> : () -> tensor<2x4x1x3xf32>
    %12 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x4x1x3x8xf32>}> : () -> tensor<2x4x1x3x8xf32>
    %13 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %14 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %15 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %16 = "stablehlo.multiply"(%13, %15) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %17 = "stablehlo.dot_general"(%7, %arg1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x4x1x3x8xf32>, tensor<2x4x5x8xf32>) -> tensor<2x4x1x3x5xf32>
    %18 = "stablehlo.broadcast_in_dim"(%s2) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4x1x3x5xf32>
    %19 = "stablehlo.multiply"(%17, %18) : (tensor<2x4x1x3x5xf32>, tensor<2x4x1x3x5xf32>) -> tensor<2x4x1x3x5xf32>
    %20 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %21 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %22 = "stablehlo.multiply"(%13, %21) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %23 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<2x1x1x3x5xf32>) -> tensor<2x4x1x3x5xf32>
    %24 = "stablehlo.add"(%19, %23) : (tensor<2x4x1x3x5xf32>, tensor<2x4x1x3x5xf32>) -> tensor<2x4x1x3x5xf32>
    %25 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %29 = "stablehlo.reduce"(%24, %25) <{dimensions = array<i64: 4>}> ({
    ^bb0(%r26: tensor<f32>, %r27: tensor<f32>):
      %28 = "stablehlo.maximum"(%r26, %r27) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%28) : (tensor<f32>) -> ()
    }) : (tensor<2x4x1x3x5xf32>, tensor<f32>) -> tensor<2x4x1x3xf32>
    %30 = "stablehlo.maximum"(%10, %29) : (tensor<2x4x1x3xf32>, tensor<2x4x1x3xf32>) -> tensor<2x4x1x3xf32>
    %31 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x4x1x3xf32>}> : () -> tensor<2x4x1x3xf32>
    %32 = "stablehlo.compare"(%30, %31) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x4x1x3xf32>, tensor<2x4x1x3xf32>) -> tensor<2x4x1x3xi1>
    %33 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x4x1x3xf32>}> : () -> tensor<2x4x1x3xf32>
    %34 = "stablehlo.select"(%32, %33, %30) : (tensor<2x4x1x3xi1>, tensor<2x4x1x3xf32>, tensor<2x4x1x3xf32>) -> tensor<2x4x1x3xf32>
    %35 = "stablehlo.broadcast_in_dim"(%34) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x4x1x3xf32>) -> tensor<2x4x1x3x5xf32>
    %36 = "stablehlo.subtract"(%24, %35) : (tensor<2x4x1x3x5xf32>, tensor<2x4x1x3x5xf32>) -> tensor<2x4x1x3x5xf32>
    %37 = "stablehlo.exponential"(%36) : (tensor<2x4x1x3x5xf32>) -> tensor<2x4x1x3x5xf32>
    %38 = "stablehlo.subtract"(%10, %34) : (tensor<2x4x1x3xf32>, tensor<2x4x1x3xf32>) -> tensor<2x4x1x3xf32>
    %39 = "stablehlo.exponential"(%38) : (tensor<2x4x1x3xf32>) -> tensor<2x4x1x3xf32>
    %40 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %44 = "stablehlo.reduce"(%37, %40) <{dimensions = array<i64: 4>}> ({
    ^bb0(%r41: tensor<f32>, %r42: tensor<f32>):
      %43 = "stablehlo.add"(%r41, %r42) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%43) : (tensor<f32>) -> ()
    }) : (tensor<2x4x1x3x5xf32>, tensor<f32>) -> tensor<2x4x1x3xf32>
    %45 = "stablehlo.multiply"(%11, %39) : (tensor<2x4x1x3xf32>, tensor<2x4x1x3xf32>) -> tensor<2x4x1x3xf32>
    %46 = "stablehlo.add"(%45, %44) : (tensor<2x4x1x3xf32>, tensor<2x4x1x3xf32>) -> tensor<2x4x1x3xf32>
    %47 = "stablehlo.convert"(%13) : (tensor<i32>) -> tensor<ui64>
    %48 = "stablehlo.constant"() <{value = dense<61> : tensor<ui64>}> : () -> tensor<ui64>
    %49 = "stablehlo.multiply"(%47, %48) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %50 = "stablehlo.constant"() <{value = dense<0> : tensor<ui64>}> : () -> tensor<ui64>
    %51 = "stablehlo.reshape"(%50) : (tensor<ui64>) -> tensor<1xui64>
    %52 = "stablehlo.reshape"(%49) : (tensor<ui64>) -> tensor<1xui64>
    %53 = "stablehlo.concatenate"(%51, %52) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %54 = "stablehlo.add"(%4, %53) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
    %55:2 = "stablehlo.rng_bit_generator"(%54) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x4x1x3x5xui32>)
    %56 = "stablehlo.constant"() <{value = dense<8> : tensor<2x4x1x3x5xui32>}> : () -> tensor<2x4x1x3x5xui32>
    %57 = "stablehlo.shift_right_logical"(%55#1, %56) : (tensor<2x4x1x3x5xui32>, tensor<2x4x1x3x5xui32>) -> tensor<2x4x1x3x5xui32>
    %58 = "stablehlo.convert"(%57) : (tensor<2x4x1x3x5xui32>) -> tensor<2x4x1x3x5xf32>
    %59 = "stablehlo.constant"() <{value = dense<5.960464477539063e-8> : tensor<2x4x1x3x5xf32>}> : () -> tensor<2x4x1x3x5xf32>
    %60 = "stablehlo.multiply"(%58, %59) : (tensor<2x4x1x3x5xf32>, tensor<2x4x1x3x5xf32>) -> tensor<2x4x1x3x5xf32>
    %61 = "stablehlo.constant"() <{value = dense<1.0> : tensor<f32>}> : () -> tensor<f32>
    %62 = "stablehlo.subtract"(%61, %s3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %63 = "stablehlo.broadcast_in_dim"(%62) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4x1x3x5xf32>
    %64 = "stablehlo.compare"(%60, %63) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x4x1x3x5xf32>, tensor<2x4x1x3x5xf32>) -> tensor<2x4x1x3x5xi1>
    %65 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %66 = "stablehlo.compare"(%62, %65) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %67 = "stablehlo.divide"(%61, %62) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %68 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %69 = "stablehlo.select"(%66, %68, %67) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %70 = "stablehlo.broadcast_in_dim"(%69) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4x1x3x5xf32>
    %71 = "stablehlo.multiply"(%37, %70) : (tensor<2x4x1x3x5xf32>, tensor<2x4x1x3x5xf32>) -> tensor<2x4x1x3x5xf32>
    %72 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x4x1x3x5xf32>}> : () -> tensor<2x4x1x3x5xf32>
    %73 = "stablehlo.select"(%64, %71, %72) : (tensor<2x4x1x3x5xi1>, tensor<2x4x1x3x5xf32>, tensor<2x4x1x3x5xf32>) -> tensor<2x4x1x3x5xf32>
    %74 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %75 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %76 = "stablehlo.multiply"(%13, %75) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %77 = "stablehlo.dot_general"(%73, %arg2) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x4x1x3x5xf32>, tensor<2x4x5x8xf32>) -> tensor<2x4x1x3x8xf32>
    %78 = "stablehlo.broadcast_in_dim"(%39) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x4x1x3xf32>) -> tensor<2x4x1x3x8xf32>
    %79 = "stablehlo.multiply"(%12, %78) : (tensor<2x4x1x3x8xf32>, tensor<2x4x1x3x8xf32>) -> tensor<2x4x1x3x8xf32>
    %80 = "stablehlo.add"(%79, %77) : (tensor<2x4x1x3x8xf32>, tensor<2x4x1x3x8xf32>) -> tensor<2x4x1x3x8xf32>
    %81 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x4x1x3xf32>}> : () -> tensor<2x4x1x3xf32>
    %82 = "stablehlo.compare"(%46, %81) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x4x1x3xf32>, tensor<2x4x1x3xf32>) -> tensor<2x4x1x3xi1>
    %83 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x4x1x3xf32>}> : () -> tensor<2x4x1x3xf32>
    %84 = "stablehlo.select"(%82, %83, %46) : (tensor<2x4x1x3xi1>, tensor<2x4x1x3xf32>, tensor<2x4x1x3xf32>) -> tensor<2x4x1x3xf32>
    %85 = "stablehlo.log"(%84) : (tensor<2x4x1x3xf32>) -> tensor<2x4x1x3xf32>
    %86 = "stablehlo.add"(%30, %85) : (tensor<2x4x1x3xf32>, tensor<2x4x1x3xf32>) -> tensor<2x4x1x3xf32>
    %87 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<2x4x1x3xf32>}> : () -> tensor<2x4x1x3xf32>
    %88 = "stablehlo.select"(%82, %87, %86) : (tensor<2x4x1x3xi1>, tensor<2x4x1x3xf32>, tensor<2x4x1x3xf32>) -> tensor<2x4x1x3xf32>
    %89 = "stablehlo.broadcast_in_dim"(%84) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x4x1x3xf32>) -> tensor<2x4x1x3x8xf32>
    %90 = "stablehlo.divide"(%80, %89) : (tensor<2x4x1x3x8xf32>, tensor<2x4x1x3x8xf32>) -> tensor<2x4x1x3x8xf32>
    %91 = "stablehlo.reshape"(%90) : (tensor<2x4x1x3x8xf32>) -> tensor<2x4x3x8xf32>
    %92 = "stablehlo.reshape"(%88) : (tensor<2x4x1x3xf32>) -> tensor<2x4x3xf32>
    %93 = "stablehlo.slice"(%4) <{start_indices = array<i64: 0>, limit_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<2xui64>) -> tensor<1xui64>
    %94 = "stablehlo.reshape"(%93) : (tensor<1xui64>) -> tensor<ui64>
    %95 = "stablehlo.bitcast_convert"(%94) : (tensor<ui64>) -> tensor<i64>
    %96 = "stablehlo.slice"(%4) <{start_indices = array<i64: 1>, limit_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<2xui64>) -> tensor<1xui64>
    %97 = "stablehlo.reshape"(%96) : (tensor<1xui64>) -> tensor<ui64>
    %98 = "stablehlo.bitcast_convert"(%97) : (tensor<ui64>) -> tensor<i64>
    return %91, %92, %95, %98 : tensor<2x4x3x8xf32>, tensor<2x4x3xf32>, tensor<i64>, tensor<i64>
  }
}

// T[1,2,3,8] T[1,2,1030,8] T[1,2,1030,8] T[3,1030] 0.5 false false none seed, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<1x2x3x8xf32>, %arg1: tensor<1x2x1030x8xf32>, %arg2: tensor<1x2x1030x8xf32>, %arg3: tensor<3x1030xf32>, %s0: tensor<ui64>, %s1: tensor<ui64>, %s2: tensor<f32>) -> (tensor<1x2x3x8xf32>, tensor<1x2x3xf32>, tensor<i64>, tensor<i64>) {
    %0 = "stablehlo.constant"() <{value = dense<0> : tensor<ui64>}> : () -> tensor<ui64>
    %1 = "stablehlo.add"(%s1, %0) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %2 = "stablehlo.reshape"(%s0) : (tensor<ui64>) -> tensor<1xui64>
    %3 = "stablehlo.reshape"(%1) : (tensor<ui64>) -> tensor<1xui64>
    %4 = "stablehlo.concatenate"(%2, %3) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %5 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %6 = "stablehlo.pad"(%arg1, %5) <{edge_padding_low = array<i64: 0, 0, 0, 0>, edge_padding_high = array<i64: 0, 0, 506, 0>, interior_padding = array<i64: 0, 0, 0, 0>}> : (tensor<1x2x1030x8xf32>, tensor<f32>) -> tensor<1x2x1536x8xf32>
    %7 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %8 = "stablehlo.pad"(%arg2, %7) <{edge_padding_low = array<i64: 0, 0, 0, 0>, edge_padding_high = array<i64: 0, 0, 506, 0>, interior_padding = array<i64: 0, 0, 0, 0>}> : (tensor<1x2x1030x8xf32>, tensor<f32>) -> tensor<1x2x1536x8xf32>
    %9 = "stablehlo.reshape"(%arg0) : (tensor<1x2x3x8xf32>) -> tensor<1x2x1x3x8xf32>
    %10 = "stablehlo.constant"() <{value = dense<0.35355339059327373> : tensor<f32>}> : () -> tensor<f32>
    %11 = "stablehlo.reshape"(%arg3) : (tensor<3x1030xf32>) -> tensor<1x1x3x1030xf32>
    %12 = "stablehlo.reshape"(%11) : (tensor<1x1x3x1030xf32>) -> tensor<1x1x1x3x1030xf32>
    %13 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %14 = "stablehlo.pad"(%12, %13) <{edge_padding_low = array<i64: 0, 0, 0, 0, 0>, edge_padding_high = array<i64: 0, 0, 0, 0, 506>, interior_padding = array<i64: 0, 0, 0, 0, 0>}> : (tensor<1x1x1x3x1030xf32>, tensor<f32>) -> tensor<1x1x1x3x1536xf32>
    %15 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<1x2x1x3xf32>}> : () -> tensor<1x2x1x3xf32>
    %16 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x2x1x3xf32>}> : () -> tensor<1x2x1x3xf32>
    %17 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x2x1x3x8xf32>}> : () -> tensor<1x2x1x3x8xf32>
    %18 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %124:11 = "stablehlo.while"(%18, %15, %16, %17, %9, %6, %8, %10, %14, %s2, %4) ({
    ^bb0(%r19: tensor<i32>, %r20: tensor<1x2x1x3xf32>, %r21: tensor<1x2x1x3xf32>, %r22: tensor<1x2x1x3x8xf32>, %r23: tensor<1x2x1x3x8xf32>, %r24: tensor<1x2x1536x8xf32>, %r25: tensor<1x2x1536x8xf32>, %r26: tensor<f32>, %r27: tensor<1x1x1x3x1536xf32>, %r28: tensor<f32>, %r29: tensor<2xui64>):
      %30 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %31 = "stablehlo.compare"(%r19, %30) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%31) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r32: tensor<i32>, %r33: tensor<1x2x1x3xf32>, %r34: tensor<1x2x1x3xf32>, %r35: tensor<1x2x1x3x8xf32>, %r36: tensor<1x2x1x3x8xf32>, %r37: tensor<1x2x1536x8xf32>, %r38: tensor<1x2x1536x8xf32>, %r39: tensor<f32>, %r40: tensor<1x1x1x3x1536xf32>, %r41: tensor<f32>, %r42: tensor<2xui64>):
      %43 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %44 = "stablehlo.constant"() <{value = dense<512> : tensor<i32>}> : () -> tensor<i32>
      %45 = "stablehlo.multiply"(%r32, %44) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %46 = "stablehlo.dynamic_slice"(%r37, %43, %43, %45, %43) <{slice_sizes = array<i64: 1, 2, 512, 8>}> : (tensor<1x2x1536x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x512x8xf32>
      %47 = "stablehlo.dot_general"(%r36, %46) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<1x2x1x3x8xf32>, tensor<1x2x512x8xf32>) -> tensor<1x2x1x3x512xf32>
      %48 = "stablehlo.broadcast_in_dim"(%r39) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x1x3x512xf32>
      %49 = "stablehlo.multiply"(%47, %48) : (tensor<1x2x1x3x512xf32>, tensor<1x2x1x3x512xf32>) -> tensor<1x2x1x3x512xf32>
      %50 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %51 = "stablehlo.constant"() <{value = dense<512> : tensor<i32>}> : () -> tensor<i32>
      %52 = "stablehlo.multiply"(%r32, %51) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %53 = "stablehlo.dynamic_slice"(%r40, %50, %50, %50, %50, %52) <{slice_sizes = array<i64: 1, 1, 1, 3, 512>}> : (tensor<1x1x1x3x1536xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x1x3x512xf32>
      %54 = "stablehlo.broadcast_in_dim"(%53) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x1x1x3x512xf32>) -> tensor<1x2x1x3x512xf32>
      %55 = "stablehlo.add"(%49, %54) : (tensor<1x2x1x3x512xf32>, tensor<1x2x1x3x512xf32>) -> tensor<1x2x1x3x512xf32>
      %56 = "stablehlo.iota"() <{iota_dimension = 4 : i64}> : () -> tensor<1x2x1x3x512xi32>
      %57 = "stablehlo.constant"() <{value = dense<512> : tensor<i32>}> : () -> tensor<i32>
      %58 = "stablehlo.multiply"(%r32, %57) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %59 = "stablehlo.broadcast_in_dim"(%58) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x2x1x3x512xi32>
      %60 = "stablehlo.add"(%56, %59) : (tensor<1x2x1x3x512xi32>, tensor<1x2x1x3x512xi32>) -> tensor<1x2x1x3x512xi32>
      %61 = "stablehlo.constant"() <{value = dense<1030> : tensor<1x2x1x3x512xi32>}> : () -> tensor<1x2x1x3x512xi32>
      %62 = "stablehlo.compare"(%60, %61) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x2x1x3x512xi32>, tensor<1x2x1x3x512xi32>) -> tensor<1x2x1x3x512xi1>
      %63 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<1x2x1x3x512xf32>}> : () -> tensor<1x2x1x3x512xf32>
      %64 = "stablehlo.select"(%62, %55, %63) : (tensor<1x2x1x3x512xi1>, tensor<1x2x1x3x512xf32>, tensor<1x2x1x3x512xf32>) -> tensor<1x2x1x3x512xf32>
      %65 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
      %69 = "stablehlo.reduce"(%64, %65) <{dimensions = array<i64: 4>}> ({
      ^bb0(%r66: tensor<f32>, %r67: tensor<f32>):
        %68 = "stablehlo.maximum"(%r66, %r67) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%68) : (tensor<f32>) -> ()
      }) : (tensor<1x2x1x3x512xf32>, tensor<f32>) -> tensor<1x2x1x3xf32>
      %70 = "stablehlo.maximum"(%r33, %69) : (tensor<1x2x1x3xf32>, tensor<1x2x1x3xf32>) -> tensor<1x2x1x3xf32>
      %71 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<1x2x1x3xf32>}> : () -> tensor<1x2x1x3xf32>
      %72 = "stablehlo.compare"(%70, %71) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x2x1x3xf32>, tensor<1x2x1x3xf32>) -> tensor<1x2x1x3xi1>
      %73 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x2x1x3xf32>}> : () -> tensor<1x2x1x3xf32>
      %74 = "stablehlo.select"(%72, %73, %70) : (tensor<1x2x1x3xi1>, tensor<1x2x1x3xf32>, tensor<1x2x1x3xf32>) -> tensor<1x2x1x3xf32>
      %75 = "stablehlo.broadcast_in_dim"(%74) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x1x3xf32>) -> tensor<1x2x1x3x512xf32>
      %76 = "stablehlo.subtract"(%64, %75) : (tensor<1x2x1x3x512xf32>, tensor<1x2x1x3x512xf32>) -> tensor<1x2x1x3x512xf32>
      %77 = "stablehlo.exponential"(%76) : (tensor<1x2x1x3x512xf32>) -> tensor<1x2x1x3x512xf32>
      %78 = "stablehlo.subtract"(%r33, %74) : (tensor<1x2x1x3xf32>, tensor<1x2x1x3xf32>) -> tensor<1x2x1x3xf32>
      %79 = "stablehlo.exponential"(%78) : (tensor<1x2x1x3xf32>) -> tensor<1x2x1x3xf32>
      %80 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
      %84 = "stablehlo.reduce"(%77, %80) <{dimensions = array<i64: 4>}> ({
      ^bb0(%r81: tensor<f32>, %r82: tensor<f32>):
        %83 = "stablehlo.add"(%r81, %r82) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%83) : (tensor<f32>) -> ()
      }) : (tensor<1x2x1x3x512xf32>, tensor<f32>) -> tensor<1x2x1x3xf32>
      %85 = "stablehlo.multiply"(%r34, %79) : (tensor<1x2x1x3xf32>, tensor<1x2x1x3xf32>) -> tensor<1x2x1x3xf32>
      %86 = "stablehlo.add"(%85, %84) : (tensor<1x2x1x3xf32>, tensor<1x2x1x3xf32>) -> tensor<1x2x1x3xf32>
      %87 = "stablehlo.convert"(%r32) : (tensor<i32>) -> tensor<ui64>
      %88 = "stablehlo.constant"() <{value = dense<1537> : tensor<ui64>}> : () -> tensor<ui64>
      %89 = "stablehlo.multiply"(%87, %88) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
      %90 = "stablehlo.constant"() <{value = dense<0> : tensor<ui64>}> : () -> tensor<ui64>
      %91 = "stablehlo.reshape"(%90) : (tensor<ui64>) -> tensor<1xui64>
      %92 = "stablehlo.reshape"(%89) : (tensor<ui64>) -> tensor<1xui64>
      %93 = "stablehlo.concatenate"(%91, %92) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
      %94 = "stablehlo.add"(%r42, %93) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
      %95:2 = "stablehlo.rng_bit_generator"(%94) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1x2x1x3x512xui32>)
      %96 = "stablehlo.constant"() <{value = dense<8> : tensor<1x2x1x3x512xui32>}> : () -> tensor<1x2x1x3x512xui32>
      %97 = "stablehlo.shift_right_logical"(%95#1, %96) : (tensor<1x2x1x3x512xui32>, tensor<1x2x1x3x512xui32>) -> tensor<1x2x1x3x512xui32>
      %98 = "stablehlo.convert"(%97) : (tensor<1x2x1x3x512xui32>) -> tensor<1x2x1x3x512xf32>
      %99 = "stablehlo.constant"() <{value = dense<5.960464477539063e-8> : tensor<1x2x1x3x512xf32>}> : () -> tensor<1x2x1x3x512xf32>
      %100 = "stablehlo.multiply"(%98, %99) : (tensor<1x2x1x3x512xf32>, tensor<1x2x1x3x512xf32>) -> tensor<1x2x1x3x512xf32>
      %101 = "stablehlo.constant"() <{value = dense<1.0> : tensor<f32>}> : () -> tensor<f32>
      %102 = "stablehlo.subtract"(%101, %r41) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %103 = "stablehlo.broadcast_in_dim"(%102) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x1x3x512xf32>
      %104 = "stablehlo.compare"(%100, %103) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x2x1x3x512xf32>, tensor<1x2x1x3x512xf32>) -> tensor<1x2x1x3x512xi1>
      %105 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
      %106 = "stablehlo.compare"(%102, %105) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %107 = "stablehlo.divide"(%101, %102) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %108 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
      %109 = "stablehlo.select"(%106, %108, %107) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %110 = "stablehlo.broadcast_in_dim"(%109) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x1x3x512xf32>
      %111 = "stablehlo.multiply"(%77, %110) : (tensor<1x2x1x3x512xf32>, tensor<1x2x1x3x512xf32>) -> tensor<1x2x1x3x512xf32>
      %112 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x2x1x3x512xf32>}> : () -> tensor<1x2x1x3x512xf32>
      %113 = "stablehlo.select"(%104, %111, %112) : (tensor<1x2x1x3x512xi1>, tensor<1x2x1x3x512xf32>, tensor<1x2x1x3x512xf32>) -> tensor<1x2x1x3x512xf32>
      %114 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %115 = "stablehlo.constant"() <{value = dense<512> : tensor<i32>}> : () -> tensor<i32>
      %116 = "stablehlo.multiply"(%r32, %115) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %117 = "stablehlo.dynamic_slice"(%r38, %114, %114, %116, %114) <{slice_sizes = array<i64: 1, 2, 512, 8>}> : (tensor<1x2x1536x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x512x8xf32>
      %118 = "stablehlo.dot_general"(%113, %117) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<1x2x1x3x512xf32>, tensor<1x2x512x8xf32>) -> tensor<1x2x1x3x8xf32>
      %119 = "stablehlo.broadcast_in_dim"(%79) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x1x3xf32>) -> tensor<1x2x1x3x8xf32>
      %120 = "stablehlo.multiply"(%r35, %119) : (tensor<1x2x1x3x8xf32>, tensor<1x2x1x3x8xf32>) -> tensor<1x2x1x3x8xf32>
      %121 = "stablehlo.add"(%120, %118) : (tensor<1x2x1x3x8xf32>, tensor<1x2x1x3x8xf32>) -> tensor<1x2x1x3x8xf32>
      %122 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %123 = "stablehlo.add"(%r32, %122) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%123, %70, %86, %121, %r36, %r37, %r38, %r39, %r40, %r41, %r42) : (tensor<i32>, tensor<1x2x1x3xf32>, tensor<1x2x1x3xf32>, tensor<1x2x1x3x8xf32>, tensor<1x2x1x3x8xf32>, tensor<1x2x1536x8xf32>, tensor<1x2x1536x8xf32>, tensor<f32>, tensor<1x1x1x3x1536xf32>, tensor<f32>, tensor<2xui64>) -> ()
    }) : (tensor<i32>, tensor<1x2x1x3xf32>, tensor<1x2x1x3xf32>, tensor<1x2x1x3x8xf32>, tensor<1x2x1x3x8xf32>, tensor<1x2x1536x8xf32>, tensor<1x2x1536x8xf32>, tensor<f32>, tensor<1x1x1x3x1536xf32>, tensor<f32>, tensor<2xui64>) -> (tensor<i32>, tensor<1x2x1x3xf32>, tensor<1x2x1x3xf32>, tensor<1x2x1x3x8xf32>, tensor<1x2x1x3x8xf32>, tensor<1x2x1536x8xf32>, tensor<1x2x1536x8xf32>, tensor<f32>, tensor<1x1x1x3x1536xf32>, tensor<f32>, tensor<2xui64>)
    %125 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x2x1x3xf32>}> : () -> tensor<1x2x1x3xf32>
    %126 = "stablehlo.compare"(%124#2, %125) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x2x1x3xf32>, tensor<1x2x1x3xf32>) -> tensor<1x2x1x3xi1>
    %127 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1x2x1x3xf32>}> : () -> tensor<1x2x1x3xf32>
    %128 = "stablehlo.select"(%126, %127, %124#2) : (tensor<1x2x1x3xi1>, tensor<1x2x1x3xf32>, tensor<1x2x1x3xf32>) -> tensor<1x2x1x3xf32>
    %129 = "stablehlo.log"(%128) : (tensor<1x2x1x3xf32>) -> tensor<1x2x1x3xf32>
    %130 = "stablehlo.add"(%124#1, %129) : (tensor<1x2x1x3xf32>, tensor<1x2x1x3xf32>) -> tensor<1x2x1x3xf32>
    %131 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<1x2x1x3xf32>}> : () -> tensor<1x2x1x3xf32>
    %132 = "stablehlo.select"(%126, %131, %130) : (tensor<1x2x1x3xi1>, tensor<1x2x1x3xf32>, tensor<1x2x1x3xf32>) -> tensor<1x2x1x3xf32>
    %133 = "stablehlo.broadcast_in_dim"(%128) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x1x3xf32>) -> tensor<1x2x1x3x8xf32>
    %134 = "stablehlo.divide"(%124#3, %133) : (tensor<1x2x1x3x8xf32>, tensor<1x2x1x3x8xf32>) -> tensor<1x2x1x3x8xf32>
    %135 = "stablehlo.reshape"(%134) : (tensor<1x2x1x3x8xf32>) -> tensor<1x2x3x8xf32>
    %136 = "stablehlo.reshape"(%132) : (tensor<1x2x1x3xf32>) -> tensor<1x2x3xf32>
    %137 = "stablehlo.slice"(%4) <{start_indices = array<i64: 0>, limit_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<2xui64>) -> tensor<1xui64>
    %138 = "stablehlo.reshape"(%137) : (tensor<1xui64>) -> tensor<ui64>
    %139 = "stablehlo.bitcast_convert"(%138) : (tensor<ui64>) -> tensor<i64>
    %140 = "stablehlo.slice"(%4) <{start_indices = array<i64: 1>, limit_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<2xui64>) -> tensor<1xui64>
    %141 = "stablehlo.reshape"(%140) : (tensor<1xui64>) -> tensor<ui64>
    %142 = "stablehlo.bitcast_convert"(%141) : (tensor<ui64>) -> tensor<i64>
    return %135, %136, %139, %142 : tensor<1x2x3x8xf32>, tensor<1x2x3xf32>, tensor<i64>, tensor<i64>
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
