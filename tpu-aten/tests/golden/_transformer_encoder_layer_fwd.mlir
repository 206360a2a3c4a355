// aten::_transformer_encoder_layer_fwd(Tensor src, int embed_dim, int num_heads, Tensor qkv_weight, Tensor qkv_bias, Tensor proj_weight, Tensor proj_bias, bool use_gelu, bool norm_first, float eps, Tensor norm_weight_1, Tensor norm_bias_1, Tensor norm_weight_2, Tensor norm_bias_2, Tensor ffn_weight_1, Tensor ffn_bias_1, Tensor ffn_weight_2, Tensor ffn_bias_2, Tensor? mask=None, int? mask_type=None) -> Tensor

// T[2,3,8] 8 2 T[24,8] T[24] T[8,8] T[8] true true 1e-5 T[8] T[8] T[8] T[8] T[6,8] T[6] T[8,6] T[8], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x8xf32>, %arg1: tensor<24x8xf32>, %arg2: tensor<24xf32>, %arg3: tensor<8x8xf32>, %arg4: tensor<8xf32>, %arg5: tensor<8xf32>, %arg6: tensor<8xf32>, %arg7: tensor<8xf32>, %arg8: tensor<8xf32>, %arg9: tensor<6x8xf32>, %arg10: tensor<6xf32>, %arg11: tensor<8x6xf32>, %arg12: tensor<8xf32>, %s0: tensor<f32>) -> (tensor<2x3x8xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %4 = "stablehlo.reduce"(%arg0, %0) <{dimensions = array<i64: 2>}> ({
    ^bb0(%r1: tensor<f32>, %r2: tensor<f32>):
      %3 = "stablehlo.add"(%r1, %r2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3) : (tensor<f32>) -> ()
    }) : (tensor<2x3x8xf32>, tensor<f32>) -> tensor<2x3xf32>
    %5 = "stablehlo.constant"() <{value = dense<8.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %6 = "stablehlo.divide"(%4, %5) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x8xf32>
    %8 = "stablehlo.subtract"(%arg0, %7) : (tensor<2x3x8xf32>, tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    %9 = "stablehlo.multiply"(%8, %8) : (tensor<2x3x8xf32>, tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    %10 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %14 = "stablehlo.reduce"(%9, %10) <{dimensions = array<i64: 2>}> ({
    ^bb0(%r11: tensor<f32>, %r12: tensor<f32>):
      %13 = "stablehlo.add"(%r11, %r12) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%13) : (tensor<f32>) -> ()
    }) : (tensor<2x3x8xf32>, tensor<f32>) -> tensor<2x3xf32>
    %15 = "stablehlo.constant"() <{value = dense<8.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %16 = "stablehlo.divide"(%14, %15) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %17 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %18 = "stablehlo.add"(%16, %17) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %19 = "stablehlo.rsqrt"(%18) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %20 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x8xf32>
    %21 = "stablehlo.subtract"(%arg0, %20) : (tensor<2x3x8xf32>, tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    %22 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x8xf32>
    %23 = "stablehlo.multiply"(%21, %22) : (tensor<2x3x8xf32>, tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    %24 = "stablehlo.broadcast_in_dim"(%arg5) <{broadcast_dimensions = array<i64: 2>}> : (tensor<8xf32>) -> tensor<2x3x8xf32>
    %25 = "stablehlo.multiply"(%23, %24) : (tensor<2x3x8xf32>, tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    %26 = "stablehlo.broadcast_in_dim"(%arg6) <{broadcast_dimensions = array<i64: 2>}> : (tensor<8xf32>) -> tensor<2x3x8xf32>
    %27 = "stablehlo.add"(%25, %26) : (tensor<2x3x8xf32>, tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    %28 = "stablehlo.slice"(%arg1) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 8, 8>, strides = array<i64: 1, 1>}> : (tensor<24x8xf32>) -> tensor<8x8xf32>
    %29 = "stablehlo.slice"(%arg2) <{start_indices = array<i64: 0>, limit_indices = array<i64: 8>, strides = array<i64: 1>}> : (tensor<24xf32>) -> tensor<8xf32>
    %30 = "stablehlo.dot_general"(%27, %28) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x8xf32>, tensor<8x8xf32>) -> tensor<2x3x8xf32>
    %31 = "stablehlo.broadcast_in_dim"(%29) <{broadcast_dimensions = array<i64: 2>}> : (tensor<8xf32>) -> tensor<2x3x8xf32>
    %32 = "stablehlo.add"(%30, %31) : (tensor<2x3x8xf32>, tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    %33 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3x8xf32>}> : () -> tensor<2x3x8xf32>
    %34 = "stablehlo.multiply"(%32, %33) : (tensor<2x3x8xf32>, tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    %35 = "stablehlo.reshape"(%34) : (tensor<2x3x8xf32>) -> tensor<2x3x2x4xf32>
    %36 = "stablehlo.transpose"(%35) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<2x3x2x4xf32>) -> tensor<2x2x3x4xf32>
    %37 = "stablehlo.slice"(%arg1) <{start_indices = array<i64: 8, 0>, limit_indices = array<i64: 16, 8>, strides = array<i64: 1, 1>}> : (tensor<24x8xf32>) -> tensor<8x8xf32>
    %38 = "stablehlo.slice"(%arg2) <{start_indices = array<i64: 8>, limit_indices = array<i64: 16>, strides = array<i64: 1>}> : (tensor<24xf32>) -> tensor<8xf32>
    %39 = "stablehlo.dot_general"(%27, %37) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x8xf32>, tensor<8x8xf32>) -> tensor<2x3x8xf32>
    %40 = "stablehlo.broadcast_in_dim"(%38) <{broadcast_dimensions = array<i64: 2>}> : (tensor<8xf32>) -> tensor<2x3x8xf32>
    %41 = "stablehlo.add"(%39, %40) : (tensor<2x3x8xf32>, tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    %42 = "stablehlo.reshape"(%41) : (tensor<2x3x8xf32>) -> tensor<2x3x2x4xf32>
    %43 = "stablehlo.transpose"(%42) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<2x3x2x4xf32>) -> tensor<2x2x3x4xf32>
    %44 = "stablehlo.slice"(%arg1) <{start_indices = array<i64: 16, 0>, limit_indices = array<i64: 24, 8>, strides = array<i64: 1, 1>}> : (tensor<24x8xf32>) -> tensor<8x8xf32>
    %45 = "stablehlo.slice"(%arg2) <{start_indices = array<i64: 16>, limit_indices = array<i64: 24>, strides = array<i64: 1>}> : (tensor<24xf32>) -> tensor<8xf32>
    %46 = "stablehlo.dot_general"(%27, %44) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x8xf32>, tensor<8x8xf32>) -> tensor<2x3x8xf32>
    %47 = "stablehlo.broadcast_in_dim"(%45) <{broadcast_dimensions = array<i64: 2>}> : (tensor<8xf32>) -> tensor<2x3x8xf32>
    %48 = "stablehlo.add"(%46, %47) : (tensor<2x3x8xf32>, tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    %49 = "stablehlo.reshape"(%48) : (tensor<2x3x8xf32>) -> tensor<2x3x2x4xf32>
    %50 = "stablehlo.transpose"(%49) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<2x3x2x4xf32>) -> tensor<2x2x3x4xf32>
    %51 = "stablehlo.dot_general"(%36, %43) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x2x3x4xf32>, tensor<2x2x3x4xf32>) -> tensor<2x2x3x3xf32>
    %52 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %56 = "stablehlo.reduce"(%51, %52) <{dimensions = array<i64: 3>}> ({
    ^bb0(%r53: tensor<f32>, %r54: tensor<f32>):
      %55 = "stablehlo.maximum"(%r53, %r54) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%55) : (tensor<f32>) -> ()
    }) : (tensor<2x2x3x3xf32>, tensor<f32>) -> tensor<2x2x3xf32>
    %57 = "stablehlo.broadcast_in_dim"(%56) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x2x3xf32>) -> tensor<2x2x3x3xf32>
    %58 = "stablehlo.subtract"(%51, %57) : (tensor<2x2x3x3xf32>, tensor<2x2x3x3xf32>) -> tensor<2x2x3x3xf32>
    %59 = "stablehlo.exponential"(%58) : (tensor<2x2x3x3xf32>) -> tensor<2x2x3x3xf32>
    %60 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %64 = "stablehlo.reduce"(%59, %60) <{dimensions = array<i64: 3>}> ({
    ^bb0(%r61: tensor<f32>, %r62: tensor<f32>):
      %63 = "stablehlo.add"(%r61, %r62) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%63) : (tensor<f32>) -> ()
    }) : (tensor<2x2x3x3xf32>, tensor<f32>) -> tensor<2x2x3xf32>
    %65 = "stablehlo.broadcast_in_dim"(%64) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x2x3xf32>) -> tensor<2x2x3x3xf32>
    %66 = "stablehlo.divide"(%59, %65) : (tensor<2x2x3x3xf32>, tensor<2x2x3x3xf32>) -> tensor<2x2x3x3xf32>
    %67 = "stablehlo.dot_general"(%66, %50) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x2x3x3xf32>, tensor<2x2x3x4xf32>) -> tensor<2x2x3x4xf32>
    %68 = "stablehlo.transpose"(%67) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<2x2x3x4xf32>) -> tensor<2x3x2x4xf32>
    %69 = "stablehlo.reshape"(%68) : (tensor<2x3x2x4xf32>) -> tensor<2x3x8xf32>
    %70 = "stablehlo.dot_general"(%69, %arg3) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x8xf32>, tensor<8x8xf32>) -> tensor<2x3x8xf32>
    %71 = "stablehlo.broadcast_in_dim"(%arg4) <{broadcast_dimensions = array<i64: 2>}> : (tensor<8xf32>) -> tensor<2x3x8xf32>
    %72 = "stablehlo.add"(%70, %71) : (tensor<2x3x8xf32>, tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    %73 = "stablehlo.add"(%arg0, %72) : (tensor<2x3x8xf32>, tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    %74 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %78 = "stablehlo.reduce"(%73, %74) <{dimensions = array<i64: 2>}> ({
    ^bb0(%r75: tensor<f32>, %r76: tensor<f32>):
      %77 = "stablehlo.add"(%r75, %r76) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%77) : (tensor<f32>) -> ()
    }) : (tensor<2x3x8xf32>, tensor<f32>) -> tensor<2x3xf32>
    %79 = "stablehlo.constant"() <{value = dense<8.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %80 = "stablehlo.divide"(%78, %79) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %81 = "stablehlo.broadcast_in_dim"(%80) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x8xf32>
    %82 = "stablehlo.subtract"(%73, %81) : (tensor<2x3x8xf32>, tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    %83 = "stablehlo.multiply"(%82, %82) : (tensor<2x3x8xf32>, tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    %84 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %88 = "stablehlo.reduce"(%83, %84) <{dimensions = array<i64: 2>}> ({
    ^bb0(%r85: tensor<f32>, %r86: tensor<f32>):
      %87 = "stablehlo.add"(%r85, %r86) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%87) : (tensor<f32>) -> ()
    }) : (tensor<2x3x8xf32>, tensor<f32>) -> tensor<2x3xf32>
    %89 = "stablehlo.constant"() <{value = dense<8.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %90 = "stablehlo.divide"(%88, %89) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %91 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %92 = "stablehlo.add"(%90, %91) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %93 = "stablehlo.rsqrt"(%92) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %94 = "stablehlo.broadcast_in_dim"(%80) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x8xf32>
    %95 = "stablehlo.subtract"(%73, %94) : (tensor<2x3x8xf32>, tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    %96 = "stablehlo.broadcast_in_dim"(%93) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x8xf32>
    %97 = "stablehlo.multiply"(%95, %96) : (tensor<2x3x8xf32>, tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    %98 = "stablehlo.broadcast_in_dim"(%arg7) <{broadcast_dimensions = array<i64: 2>}> : (tensor<8xf32>) -> tensor<2x3x8xf32>
    %99 = "stablehlo.multiply"(%97, %98) : (tensor<2x3x8xf32>, tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    %100 = "stablehlo.broadcast_in_dim"(%arg8) <{broadcast_dimensions = array<i64: 2>}> : (tensor<8xf32>) -> tensor<2x3x8xf32>
    %101 = "stablehlo.add"(%99, %100) : (tensor<2x3x8xf32>, tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    %102 = "stablehlo.dot_general"(%101, %arg9) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x8xf32>, tensor<6x8xf32>) -> tensor<2x3x6xf32>
    %103 = "stablehlo.broadcast_in_dim"(%arg10) <{broadcast_dimensions = array<i64: 2>}> : (tensor<6xf32>) -> tensor<2x3x6xf32>
    %104 = "stablehlo.add"(%102, %103) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
    %105 = "stablehlo.constant"() <{value = dense<0.7071067811865476> : tensor<2x3x6xf32>}> : () -> tensor<2x3x6xf32>
    %106 = "stablehlo.multiply"(%104, %105) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
    %107 = "chlo.erf"(%106) : (tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
    %108 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3x6xf32>}> : () -> tensor<2x3x6xf32>
    %109 = "stablehlo.add"(%107, %108) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
    %110 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3x6xf32>}> : () -> tensor<2x3x6xf32>
    %111 = "stablehlo.multiply"(%109, %110) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
    %112 = "stablehlo.multiply"(%104, %111) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
    %113 = "stablehlo.dot_general"(%112, %arg11) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x6xf32>, tensor<8x6xf32>) -> tensor<2x3x8xf32>
    %114 = "stablehlo.broadcast_in_dim"(%arg12) <{broadcast_dimensions = array<i64: 2>}> : (tensor<8xf32>) -> tensor<2x3x8xf32>
    %115 = "stablehlo.add"(%113, %114) : (tensor<2x3x8xf32>, tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    %116 = "stablehlo.add"(%73, %115) : (tensor<2x3x8xf32>, tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    return %116 : tensor<2x3x8xf32>
  }
}

// T[2,3,8] 8 2 T[24,8] T[24] T[8,8] T[8] false false 1e-5 T[8] T[8] T[8] T[8] T[6,8] T[6] T[8,6] T[8] bool[2,2,3,3] 2, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x8xf32>, %arg1: tensor<24x8xf32>, %arg2: tensor<24xf32>, %arg3: tensor<8x8xf32>, %arg4: tensor<8xf32>, %arg5: tensor<8xf32>, %arg6: tensor<8xf32>, %arg7: tensor<8xf32>, %arg8: tensor<8xf32>, %arg9: tensor<6x8xf32>, %arg10: tensor<6xf32>, %arg11: tensor<8x6xf32>, %arg12: tensor<8xf32>, %arg13: tensor<2x2x3x3xi1>, %s0: tensor<f32>) -> (tensor<2x3x8xf32>) {
    %0 = "stablehlo.slice"(%arg1) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 8, 8>, strides = array<i64: 1, 1>}> : (tensor<24x8xf32>) -> tensor<8x8xf32>
    %1 = "stablehlo.slice"(%arg2) <{start_indices = array<i64: 0>, limit_indices = array<i64: 8>, strides = array<i64: 1>}> : (tensor<24xf32>) -> tensor<8xf32>
    %2 = "stablehlo.dot_general"(%arg0, %0) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x8xf32>, tensor<8x8xf32>) -> tensor<2x3x8xf32>
    %3 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 2>}> : (tensor<8xf32>) -> tensor<2x3x8xf32>
    %4 = "stablehlo.add"(%2, %3) : (tensor<2x3x8xf32>, tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    %5 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3x8xf32>}> : () -> tensor<2x3x8xf32>
    %6 = "stablehlo.multiply"(%4, %5) : (tensor<2x3x8xf32>, tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    %7 = "stablehlo.reshape"(%6) : (tensor<2x3x8xf32>) -> tensor<2x3x2x4xf32>
    %8 = "stablehlo.transpose"(%7) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<2x3x2x4xf32>) -> tensor<2x2x3x4xf32>
    %9 = "stablehlo.slice"(%arg1) <{start_indices = array<i64: 8, 0>, limit_indices = array<i64: 16, 8>, strides = array<i64: 1, 1>}> : (tensor<24x8xf32>) -> tensor<8x8xf32>
    %10 = "stablehlo.slice"(%arg2) <{start_indices = array<i64: 8>, limit_indices = array<i64: 16>, strides = array<i64: 1>}> : (tensor<24xf32>) -> tensor<8xf32>
    %11 = "stablehlo.dot_general"(%arg0, %9) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x8xf32>, tensor<8x8xf32>) -> tensor<2x3x8xf32>
    %12 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64: 2>}> : (tensor<8xf32>) -> tensor<2x3x8xf32>
    %13 = "stablehlo.add"(%11, %12) : (tensor<2x3x8xf32>, tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    %14 = "stablehlo.reshape"(%13) : (tensor<2x3x8xf32>) -> tensor<2x3x2x4xf32>
    %15 = "stablehlo.transpose"(%14) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<2x3x2x4xf32>) -> tensor<2x2x3x4xf32>
    %16 = "stablehlo.slice"(%arg1) <{start_indices = array<i64: 16, 0>, limit_indices = array<i64: 24, 8>, strides = array<i64: 1, 1>}> : (tensor<24x8xf32>) -> tensor<8x8xf32>
    %17 = "stablehlo.slice"(%arg2) <{start_indices = array<i64: 16>, limit_indices = array<i64: 24>, strides = array<i64: 1>}> : (tensor<24xf32>) -> tensor<8xf32>
    %18 = "stablehlo.dot_general"(%arg0, %16) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x8xf32>, tensor<8x8xf32>) -> tensor<2x3x8xf32>
    %19 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64: 2>}> : (tensor<8xf32>) -> tensor<2x3x8xf32>
    %20 = "stablehlo.add"(%18, %19) : (tensor<2x3x8xf32>, tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    %21 = "stablehlo.reshape"(%20) : (tensor<2x3x8xf32>) -> tensor<2x3x2x4xf32>
    %22 = "stablehlo.transpose"(%21) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<2x3x2x4xf32>) -> tensor<2x2x3x4xf32>
    %23 = "stablehlo.dot_general"(%8, %15) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x2x3x4xf32>, tensor<2x2x3x4xf32>) -> tensor<2x2x3x3xf32>
    %24 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x2x3x3xf32>}> : () -> tensor<2x2x3x3xf32>
    %25 = "stablehlo.select"(%arg13, %24, %23) : (tensor<2x2x3x3xi1>, tensor<2x2x3x3xf32>, tensor<2x2x3x3xf32>) -> tensor<2x2x3x3xf32>
    %26 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %30 = "stablehlo.reduce"(%25, %26) <{dimensions = array<i64: 3>}> ({
    ^bb0(%r27: tensor<f32>, %r28: tensor<f32>):
      %29 = "stablehlo.maximum"(%r27, %r28) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%29) : (tensor<f32>) -> ()
    }) : (tensor<2x2x3x3xf32>, tensor<f32>) -> tensor<2x2x3xf32>
    %31 = "stablehlo.broadcast_in_dim"(%30) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x2x3xf32>) -> tensor<2x2x3x3xf32>
    %32 = "stablehlo.subtract"(%25, %31) : (tensor<2x2x3x3xf32>, tensor<2x2x3x3xf32>) -> tensor<2x2x3x3xf32>
    %33 = "stablehlo.exponential"(%32) : (tensor<2x2x3x3xf32>) -> tensor<2x2x3x3xf32>
    %34 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %38 = "stablehlo.reduce"(%33, %34) <{dimensions = array<i64: 3>}> ({
    ^bb0(%r35: tensor<f32>, %r36: tensor<f32>):
      %37 = "stablehlo.add"(%r35, %r36) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%37) : (tensor<f32>) -> ()
    }) : (tensor<2x2x3x3xf32>, tensor<f32>) -> tensor<2x2x3xf32>
    %39 = "stablehlo.broadcast_in_dim"(%38) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x2x3xf32>) -> tensor<2x2x3x3xf32>
    %40 = "stablehlo.divide"(%33, %39) : (tensor<2x2x3x3xf32>, tensor<2x2x3x3xf32>) -> tensor<2x2x3x3xf32>
    %41 = "stablehlo.dot_general"(%40, %22) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x2x3x3xf32>, tensor<2x2x3x4xf32>) -> tensor<2x2x3x4xf32>
    %42 = "stablehlo.transpose"(%41) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<2x2x3x4xf32>) -> tensor<2x3x2x4xf32>
    %43 = "stablehlo.reshape"(%42) : (tensor<2x3x2x4xf32>) -> tensor<2x3x8xf32>
    %44 = "stablehlo.dot_general"(%43, %arg3) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x8xf32>, tensor<8x8xf32>) -> tensor<2x3x8xf32>
    %45 = "stablehlo.broadcast_in_dim"(%arg4) <{broadcast_dimensions = array<i64: 2>}> : (tensor<8xf32>) -> tensor<2x3x8xf32>
    %46 = "stablehlo.add"(%44, %45) : (tensor<2x3x8xf32>, tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    %47 = "stablehlo.add"(%arg0, %46) : (tensor<2x3x8xf32>, tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    %48 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %52 = "stablehlo.reduce"(%47, %48) <{dimensions = array<i64: 2>}> ({
    ^bb0(%r49: tensor<f32>, %r50: tensor<f32>):
      %51 = "stablehlo.add"(%r49, %r50) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%51) : (tensor<f32>) -> ()
    }) : (tensor<2x3x8xf32>, tensor<f32>) -> tensor<2x3xf32>
    %53 = "stablehlo.constant"() <{value = dense<8.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %54 = "stablehlo.divide"(%52, %53) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %55 = "stablehlo.broadcast_in_dim"(%54) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x8xf32>
    %56 = "stablehlo.subtract"(%47, %55) : (tensor<2x3x8xf32>, tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    %57 = "stablehlo.multiply"(%56, %56) : (tensor<2x3x8xf32>, tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    %58 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %62 = "stablehlo.reduce"(%57, %58) <{dimensions = array<i64: 2>}> ({
    ^bb0(%r59: tensor<f32>, %r60: tensor<f32>):
      %61 = "stablehlo.add"(%r59, %r60) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%61) : (tensor<f32>) -> ()
    }) : (tensor<2x3x8xf32>, tensor<f32>) -> tensor<2x3xf32>
    %63 = "stablehlo.constant"() <{value = dense<8.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %64 = "stablehlo.divide"(%62, %63) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %65 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %66 = "stablehlo.add"(%64, %65) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %67 = "stablehlo.rsqrt"(%66) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %68 = "stablehlo.broadcast_in_dim"(%54) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x8xf32>
    %69 = "stablehlo.subtract"(%47, %68) : (tensor<2x3x8xf32>, tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    %70 = "stablehlo.broadcast_in_dim"(%67) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x8xf32>
    %71 = "stablehlo.multiply"(%69, %70) : (tensor<2x3x8xf32>, tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    %72 = "stablehlo.broadcast_in_dim"(%arg5) <{broadcast_dimensions = array<i64: 2>}> : (tensor<8xf32>) -> tensor<2x3x8xf32>
    %73 = "stablehlo.multiply"(%71, %72) : (tensor<2x3x8xf32>, tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    %74 = "stablehlo.broadcast_in_dim"(%arg6) <{broadcast_dimensions = array<i64: 2>}> : (tensor<8xf32>) -> tensor<2x3x8xf32>
    %75 = "stablehlo.add"(%73, %74) : (tensor<2x3x8xf32>, tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    %76 = "stablehlo.dot_general"(%75, %arg9) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x8xf32>, tensor<6x8xf32>) -> tensor<2x3x6xf32>
    %77 = "stablehlo.broadcast_in_dim"(%arg10) <{broadcast_dimensions = array<i64: 2>}> : (tensor<6xf32>) -> tensor<2x3x6xf32>
    %78 = "stablehlo.add"(%76, %77) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
    %79 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3x6xf32>}> : () -> tensor<2x3x6xf32>
    %80 = "stablehlo.maximum"(%78, %79) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
    %81 = "stablehlo.dot_general"(%80, %arg11) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x6xf32>, tensor<8x6xf32>) -> tensor<2x3x8xf32>
    %82 = "stablehlo.broadcast_in_dim"(%arg12) <{broadcast_dimensions = array<i64: 2>}> : (tensor<8xf32>) -> tensor<2x3x8xf32>
    %83 = "stablehlo.add"(%81, %82) : (tensor<2x3x8xf32>, tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    %84 = "stablehlo.add"(%75, %83) : (tensor<2x3x8xf32>, tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    %85 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %89 = "stablehlo.reduce"(%84, %85) <{dimensions = array<i64: 2>}> ({
    ^bb0(%r86: tensor<f32>, %r87: tensor<f32>):
      %88 = "stablehlo.add"(%r86, %r87) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%88) : (tensor<f32>) -> ()
    }) : (tensor<2x3x8xf32>, tensor<f32>) -> tensor<2x3xf32>
    %90 = "stablehlo.constant"() <{value = dense<8.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %91 = "stablehlo.divide"(%89, %90) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %92 = "stablehlo.broadcast_in_dim"(%91) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x8xf32>
    %93 = "stablehlo.subtract"(%84, %92) : (tensor<2x3x8xf32>, tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    %94 = "stablehlo.multiply"(%93, %93) : (tensor<2x3x8xf32>, tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    %95 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %99 = "stablehlo.reduce"(%94, %95) <{dimensions = array<i64: 2>}> ({
    ^bb0(%r96: tensor<f32>, %r97: tensor<f32>):
      %98 = "stablehlo.add"(%r96, %r97) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%98) : (tensor<f32>) -> ()
    }) : (tensor<2x3x8xf32>, tensor<f32>) -> tensor<2x3xf32>
    %100 = "stablehlo.constant"() <{value = dense<8.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %101 = "stablehlo.divide"(%99, %100) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %102 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %103 = "stablehlo.add"(%101, %102) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %104 = "stablehlo.rsqrt"(%103) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %105 = "stablehlo.broadcast_in_dim"(%91) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x8xf32>
    %106 = "stablehlo.subtract"(%84, %105) : (tensor<2x3x8xf32>, tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    %107 = "stablehlo.broadcast_in_dim"(%104) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x8xf32>
    %108 = "stablehlo.multiply"(%106, %107) : (tensor<2x3x8xf32>, tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    %109 = "stablehlo.broadcast_in_dim"(%arg7) <{broadcast_dimensions = array<i64: 2>}> : (tensor<8xf32>) -> tensor<2x3x8xf32>
    %110 = "stablehlo.multiply"(%108, %109) : (tensor<2x3x8xf32>, tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    %111 = "stablehlo.broadcast_in_dim"(%arg8) <{broadcast_dimensions = array<i64: 2>}> : (tensor<8xf32>) -> tensor<2x3x8xf32>
    %112 = "stablehlo.add"(%110, %111) : (tensor<2x3x8xf32>, tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    return %112 : tensor<2x3x8xf32>
  }
}

// T[2,3,8] 8 2 T[24,8] T[24] T[8,8] T[8] true true 1e-5 T[8] T[8] T[8] T[8] T[6,8] T[6] T[8,6] T[8], T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x8xbf16>, %arg1: tensor<24x8xbf16>, %arg2: tensor<24xbf16>, %arg3: tensor<8x8xbf16>, %arg4: tensor<8xbf16>, %arg5: tensor<8xbf16>, %arg6: tensor<8xbf16>, %arg7: tensor<8xbf16>, %arg8: tensor<8xbf16>, %arg9: tensor<6x8xbf16>, %arg10: tensor<6xbf16>, %arg11: tensor<8x6xbf16>, %arg12: tensor<8xbf16>, %s0: tensor<f32>) -> (tensor<2x3x8xbf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3x8xbf16>) -> tensor<2x3x8xf32>
    %1 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %5 = "stablehlo.reduce"(%0, %1) <{dimensions = array<i64: 2>}> ({
    ^bb0(%r2: tensor<f32>, %r3: tensor<f32>):
      %4 = "stablehlo.add"(%r2, %r3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%4) : (tensor<f32>) -> ()
    }) : (tensor<2x3x8xf32>, tensor<f32>) -> tensor<2x3xf32>
    %6 = "stablehlo.constant"() <{value = dense<8.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %7 = "stablehlo.divide"(%5, %6) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x8xf32>
    %9 = "stablehlo.subtract"(%0, %8) : (tensor<2x3x8xf32>, tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    %10 = "stablehlo.multiply"(%9, %9) : (tensor<2x3x8xf32>, tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    %11 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %15 = "stablehlo.reduce"(%10, %11) <{dimensions = array<i64: 2>}> ({
    ^bb0(%r12: tensor<f32>, %r13: tensor<f32>):
      %14 = "stablehlo.add"(%r12, %r13) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%14) : (tensor<f32>) -> ()
    }) : (tensor<2x3x8xf32>, tensor<f32>) -> tensor<2x3xf32>
    %16 = "stablehlo.constant"() <{value = dense<8.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %17 = "stablehlo.divide"(%15, %16) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %18 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %19 = "stablehlo.add"(%17, %18) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %20 = "stablehlo.rsqrt"(%19) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %21 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x8xf32>
    %22 = "stablehlo.subtract"(%0, %21) : (tensor<2x3x8xf32>, tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    %23 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x8xf32>
    %24 = "stablehlo.multiply"(%22, %23) : (tensor<2x3x8xf32>, tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    %25 = "stablehlo.convert"(%arg5) : (tensor<8xbf16>) -> tensor<8xf32>
    %26 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64: 2>}> : (tensor<8xf32>) -> tensor<2x3x8xf32>
    %27 = "stablehlo.multiply"(%24, %26) : (tensor<2x3x8xf32>, tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    %28 = "stablehlo.convert"(%arg6) : (tensor<8xbf16>) -> tensor<8xf32>
    %29 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64: 2>}> : (tensor<8xf32>) -> tensor<2x3x8xf32>
    %30 = "stablehlo.add"(%27, %29) : (tensor<2x3x8xf32>, tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    %31 = "stablehlo.convert"(%30) : (tensor<2x3x8xf32>) -> tensor<2x3x8xbf16>
    %32 = "stablehlo.slice"(%arg1) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 8, 8>, strides = array<i64: 1, 1>}> : (tensor<24x8xbf16>) -> tensor<8x8xbf16>
    %33 = "stablehlo.slice"(%arg2) <{start_indices = array<i64: 0>, limit_indices = array<i64: 8>, strides = array<i64: 1>}> : (tensor<24xbf16>) -> tensor<8xbf16>
    %34 = "stablehlo.convert"(%31) : (tensor<2x3x8xbf16>) -> tensor<2x3x8xf32>
    %35 = "stablehlo.convert"(%32) : (tensor<8x8xbf16>) -> tensor<8x8xf32>
    %36 = "stablehlo.dot_general"(%34, %35) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x3x8xf32>, tensor<8x8xf32>) -> tensor<2x3x8xf32>
    %37 = "stablehlo.convert"(%33) : (tensor<8xbf16>) -> tensor<8xf32>
    %38 = "stablehlo.broadcast_in_dim"(%37) <{broadcast_dimensions = array<i64: 2>}> : (tensor<8xf32>) -> tensor<2x3x8xf32>
    %39 = "stablehlo.add"(%36, %38) : (tensor<2x3x8xf32>, tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    %40 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3x8xf32>}> : () -> tensor<2x3x8xf32>
    %41 = "stablehlo.multiply"(%39, %40) : (tensor<2x3x8xf32>, tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    %42 = "stablehlo.convert"(%41) : (tensor<2x3x8xf32>) -> tensor<2x3x8xbf16>
    %43 = "stablehlo.reshape"(%42) : (tensor<2x3x8xbf16>) -> tensor<2x3x2x4xbf16>
    %44 = "stablehlo.transpose"(%43) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<2x3x2x4xbf16>) -> tensor<2x2x3x4xbf16>
    %45 = "stablehlo.slice"(%arg1) <{start_indices = array<i64: 8, 0>, limit_indices = array<i64: 16, 8>, strides = array<i64: 1, 1>}> : (tensor<24x8xbf16>) -> tensor<8x8xbf16>
    %46 = "stablehlo.slice"(%arg2) <{start_indices = array<i64: 8>, limit_indices = array<i64: 16>, strides = array<i64: 1>}> : (tensor<24xbf16>) -> tensor<8xbf16>
    %47 = "stablehlo.convert"(%31) : (tensor<2x3x8xbf16>) -> tensor<2x3x8xf32>
    %48 = "stablehlo.convert"(%45) : (tensor<8x8xbf16>) -> tensor<8x8xf32>
    %49 = "stablehlo.dot_general"(%47, %48) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x3x8xf32>, tensor<8x8xf32>) -> tensor<2x3x8xf32>
    %50 = "stablehlo.convert"(%46) : (tensor<8xbf16>) -> tensor<8xf32>
    %51 = "stablehlo.broadcast_in_dim"(%50) <{broadcast_dimensions = array<i64: 2>}> : (tensor<8xf32>) -> tensor<2x3x8xf32>
    %52 = "stablehlo.add"(%49, %51) : (tensor<2x3x8xf32>, tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    %53 = "stablehlo.convert"(%52) : (tensor<2x3x8xf32>) -> tensor<2x3x8xbf16>
    %54 = "stablehlo.reshape"(%53) : (tensor<2x3x8xbf16>) -> tensor<2x3x2x4xbf16>
    %55 = "stablehlo.transpose"(%54) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<2x3x2x4xbf16>) -> tensor<2x2x3x4xbf16>
    %56 = "stablehlo.slice"(%arg1) <{start_indices = array<i64: 16, 0>, limit_indices = array<i64: 24, 8>, strides = array<i64: 1, 1>}> : (tensor<24x8xbf16>) -> tensor<8x8xbf16>
    %57 = "stablehlo.slice"(%arg2) <{start_indices = array<i64: 16>, limit_indices = array<i64: 24>, strides = array<i64: 1>}> : (tensor<24xbf16>) -> tensor<8xbf16>
    %58 = "stablehlo.convert"(%31) : (tensor<2x3x8xbf16>) -> tensor<2x3x8xf32>
    %59 = "stablehlo.convert"(%56) : (tensor<8x8xbf16>) -> tensor<8x8xf32>
    %60 = "stablehlo.dot_general"(%58, %59) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x3x8xf32>, tensor<8x8xf32>) -> tensor<2x3x8xf32>
    %61 = "stablehlo.convert"(%57) : (tensor<8xbf16>) -> tensor<8xf32>
    %62 = "stablehlo.broadcast_in_dim"(%61) <{broadcast_dimensions = array<i64: 2>}> : (tensor<8xf32>) -> tensor<2x3x8xf32>
    %63 = "stablehlo.add"(%60, %62) : (tensor<2x3x8xf32>, tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    %64 = "stablehlo.convert"(%63) : (tensor<2x3x8xf32>) -> tensor<2x3x8xbf16>
    %65 = "stablehlo.reshape"(%64) : (tensor<2x3x8xbf16>) -> tensor<2x3x2x4xbf16>
    %66 = "stablehlo.transpose"(%65) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<2x3x2x4xbf16>) -> tensor<2x2x3x4xbf16>
    %67 = "stablehlo.convert"(%44) : (tensor<2x2x3x4xbf16>) -> tensor<2x2x3x4xf32>
    %68 = "stablehlo.convert"(%55) : (tensor<2x2x3x4xbf16>) -> tensor<2x2x3x4xf32>
    %69 = "stablehlo.dot_general"(%67, %68) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x2x3x4xf32>, tensor<2x2x3x4xf32>) -> tensor<2x2x3x3xf32>
    %70 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %74 = "stablehlo.reduce"(%69, %70) <{dimensions = array<i64: 3>}> ({
    ^bb0(%r71: tensor<f32>, %r72: tensor<f32>):
      %73 = "stablehlo.maximum"(%r71, %r72) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%73) : (tensor<f32>) -> ()
    }) : (tensor<2x2x3x3xf32>, tensor<f32>) -> tensor<2x2x3xf32>
    %75 = "stablehlo.broadcast_in_dim"(%74) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x2x3xf32>) -> tensor<2x2x3x3xf32>
    %76 = "stablehlo.subtract"(%69, %75) : (tensor<2x2x3x3xf32>, tensor<2x2x3x3xf32>) -> tensor<2x2x3x3xf32>
    %77 = "stablehlo.exponential"(%76) : (tensor<2x2x3x3xf32>) -> tensor<2x2x3x3xf32>
    %78 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %82 = "stablehlo.reduce"(%77, %78) <{dimensions = array<i64: 3>}> ({
    ^bb0(%r79: tensor<f32>, %r80: tensor<f32>):
      %81 = "stablehlo.add"(%r79, %r80) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%81) : (tensor<f32>) -> ()
    }) : (tensor<2x2x3x3xf32>, tensor<f32>) -> tensor<2x2x3xf32>
    %83 = "stablehlo.broadcast_in_dim"(%82) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x2x3xf32>) -> tensor<2x2x3x3xf32>
    %84 = "stablehlo.divide"(%77, %83) : (tensor<2x2x3x3xf32>, tensor<2x2x3x3xf32>) -> tensor<2x2x3x3xf32>
    %85 = "stablehlo.convert"(%84) : (tensor<2x2x3x3xf32>) -> tensor<2x2x3x3xbf16>
    %86 = "stablehlo.convert"(%85) : (tensor<2x2x3x3xbf16>) -> tensor<2x2x3x3xf32>
    %87 = "stablehlo.convert"(%66) : (tensor<2x2x3x4xbf16>) -> tensor<2x2x3x4xf32>
    %88 = "stablehlo.dot_general"(%86, %87) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x2x3x3xf32>, tensor<2x2x3x4xf32>) -> tensor<2x2x3x4xf32>
    %89 = "stablehlo.convert"(%88) : (tensor<2x2x3x4xf32>) -> tensor<2x2x3x4xbf16>
    %90 = "stablehlo.transpose"(%89) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<2x2x3x4xbf16>) -> tensor<2x3x2x4xbf16>
    %91 = "stablehlo.reshape"(%90) : (tensor<2x3x2x4xbf16>) -> tensor<2x3x8xbf16>
    %92 = "stablehlo.convert"(%91) : (tensor<2x3x8xbf16>) -> tensor<2x3x8xf32>
    %93 = "stablehlo.convert"(%arg3) : (tensor<8x8xbf16>) -> tensor<8x8xf32>
    %94 = "stablehlo.dot_general"(%92, %93) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x3x8xf32>, tensor<8x8xf32>) -> tensor<2x3x8xf32>
    %95 = "stablehlo.convert"(%arg4) : (tensor<8xbf16>) -> tensor<8xf32>
    %96 = "stablehlo.broadcast_in_dim"(%95) <{broadcast_dimensions = array<i64: 2>}> : (tensor<8xf32>) -> tensor<2x3x8xf32>
    %97 = "stablehlo.add"(%94, %96) : (tensor<2x3x8xf32>, tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    %98 = "stablehlo.convert"(%97) : (tensor<2x3x8xf32>) -> tensor<2x3x8xbf16>
    %99 = "stablehlo.convert"(%arg0) : (tensor<2x3x8xbf16>) -> tensor<2x3x8xf32>
    %100 = "stablehlo.convert"(%98) : (tensor<2x3x8xbf16>) -> tensor<2x3x8xf32>
    %101 = "stablehlo.add"(%99, %100) : (tensor<2x3x8xf32>, tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    %102 = "stablehlo.convert"(%101) : (tensor<2x3x8xf32>) -> tensor<2x3x8xbf16>
    %103 = "stablehlo.convert"(%102) : (tensor<2x3x8xbf16>) -> tensor<2x3x8xf32>
    %104 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %108 = "stablehlo.reduce"(%103, %104) <{dimensions = array<i64: 2>}> ({
    ^bb0(%r105: tensor<f32>, %r106: tensor<f32>):
      %107 = "stablehlo.add"(%r105, %r106) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%107) : (tensor<f32>) -> ()
    }) : (tensor<2x3x8xf32>, tensor<f32>) -> tensor<2x3xf32>
    %109 = "stablehlo.constant"() <{value = dense<8.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %110 = "stablehlo.divide"(%108, %109) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %111 = "stablehlo.broadcast_in_dim"(%110) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x8xf32>
    %112 = "stablehlo.subtract"(%103, %111) : (tensor<2x3x8xf32>, tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    %113 = "stablehlo.multiply"(%112, %112) : (tensor<2x3x8xf32>, tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    %114 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %118 = "stablehlo.reduce"(%113, %114) <{dimensions = array<i64: 2>}> ({
    ^bb0(%r115: tensor<f32>, %r116: tensor<f32>):
      %117 = "stablehlo.add"(%r115, %r116) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%117) : (tensor<f32>) -> ()
    }) : (tensor<2x3x8xf32>, tensor<f32>) -> tensor<2x3xf32>
    %119 = "stablehlo.constant"() <{value = dense<8.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %120 = "stablehlo.divide"(%118, %119) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %121 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %122 = "stablehlo.add"(%120, %121) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %123 = "stablehlo.rsqrt"(%122) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %124 = "stablehlo.broadcast_in_dim"(%110) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x8xf32>
    %125 = "stablehlo.subtract"(%103, %124) : (tensor<2x3x8xf32>, tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    %126 = "stablehlo.broadcast_in_dim"(%123) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x8xf32>
    %127 = "stablehlo.multiply"(%125, %126) : (tensor<2x3x8xf32>, tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    %128 = "stablehlo.convert"(%arg7) : (tensor<8xbf16>) -> tensor<8xf32>
    %129 = "stablehlo.broadcast_in_dim"(%128) <{broadcast_dimensions = array<i64: 2>}> : (tensor<8xf32>) -> tensor<2x3x8xf32>
    %130 = "stablehlo.multiply"(%127, %129) : (tensor<2x3x8xf32>, tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    %131 = "stablehlo.convert"(%arg8) : (tensor<8xbf16>) -> tensor<8xf32>
    %132 = "stablehlo.broadcast_in_dim"(%131) <{broadcast_dimensions = array<i64: 2>}> : (tensor<8xf32>) -> tensor<2x3x8xf32>
    %133 = "stablehlo.add"(%130, %132) : (tensor<2x3x8xf32>, tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    %134 = "stablehlo.convert"(%133) : (tensor<2x3x8xf32>) -> tensor<2x3x8xbf16>
    %135 = "stablehlo.convert"(%134) : (tensor<2x3x8xbf16>) -> tensor<2x3x8xf32>
    %136 = "stablehlo.convert"(%arg9) : (tensor<6x8xbf16>) -> tensor<6x8xf32>
    %137 = "stablehlo.dot_general"(%135, %136) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x3x8xf32>, tensor<6x8xf32>) -> tensor<2x3x6xf32>
    %138 = "stablehlo.convert"(%arg10) : (tensor<6xbf16>) -> tensor<6xf32>
    %139 = "stablehlo.broadcast_in_dim"(%138) <{broadcast_dimensions = array<i64: 2>}> : (tensor<6xf32>) -> tensor<2x3x6xf32>
    %140 = "stablehlo.add"(%137, %139) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
    %141 = "stablehlo.constant"() <{value = dense<0.7071067811865476> : tensor<2x3x6xf32>}> : () -> tensor<2x3x6xf32>
    %142 = "stablehlo.multiply"(%140, %141) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
    %143 = "chlo.erf"(%142) : (tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
    %144 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3x6xf32>}> : () -> tensor<2x3x6xf32>
    %145 = "stablehlo.add"(%143, %144) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
    %146 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3x6xf32>}> : () -> tensor<2x3x6xf32>
    %147 = "stablehlo.multiply"(%145, %146) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
    %148 = "stablehlo.multiply"(%140, %147) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
    %149 = "stablehlo.convert"(%148) : (tensor<2x3x6xf32>) -> tensor<2x3x6xbf16>
    %150 = "stablehlo.convert"(%149) : (tensor<2x3x6xbf16>) -> tensor<2x3x6xf32>
    %151 = "stablehlo.convert"(%arg11) : (tensor<8x6xbf16>) -> tensor<8x6xf32>
    %152 = "stablehlo.dot_general"(%150, %151) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x3x6xf32>, tensor<8x6xf32>) -> tensor<2x3x8xf32>
    %153 = "stablehlo.convert"(%arg12) : (tensor<8xbf16>) -> tensor<8xf32>
    %154 = "stablehlo.broadcast_in_dim"(%153) <{broadcast_dimensions = array<i64: 2>}> : (tensor<8xf32>) -> tensor<2x3x8xf32>
    %155 = "stablehlo.add"(%152, %154) : (tensor<2x3x8xf32>, tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    %156 = "stablehlo.convert"(%155) : (tensor<2x3x8xf32>) -> tensor<2x3x8xbf16>
    %157 = "stablehlo.convert"(%102) : (tensor<2x3x8xbf16>) -> tensor<2x3x8xf32>
    %158 = "stablehlo.convert"(%156) : (tensor<2x3x8xbf16>) -> tensor<2x3x8xf32>
    %159 = "stablehlo.add"(%157, %158) : (tensor<2x3x8xf32>, tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    %160 = "stablehlo.convert"(%159) : (tensor<2x3x8xf32>) -> tensor<2x3x8xbf16>
    return %160 : tensor<2x3x8xbf16>
  }
}

// T[2,3,8] 8 2 T[24,8] T[24] T[8,8] T[8] true true 1e-5 T[8] T[8] T[8] T[8] T[6,8] T[6] T[8,6] T[8], T = float16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x8xf16>, %arg1: tensor<24x8xf16>, %arg2: tensor<24xf16>, %arg3: tensor<8x8xf16>, %arg4: tensor<8xf16>, %arg5: tensor<8xf16>, %arg6: tensor<8xf16>, %arg7: tensor<8xf16>, %arg8: tensor<8xf16>, %arg9: tensor<6x8xf16>, %arg10: tensor<6xf16>, %arg11: tensor<8x6xf16>, %arg12: tensor<8xf16>, %s0: tensor<f32>) -> (tensor<2x3x8xf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3x8xf16>) -> tensor<2x3x8xf32>
    %1 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %5 = "stablehlo.reduce"(%0, %1) <{dimensions = array<i64: 2>}> ({
    ^bb0(%r2: tensor<f32>, %r3: tensor<f32>):
      %4 = "stablehlo.add"(%r2, %r3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%4) : (tensor<f32>) -> ()
    }) : (tensor<2x3x8xf32>, tensor<f32>) -> tensor<2x3xf32>
    %6 = "stablehlo.constant"() <{value = dense<8.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %7 = "stablehlo.divide"(%5, %6) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x8xf32>
    %9 = "stablehlo.subtract"(%0, %8) : (tensor<2x3x8xf32>, tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    %10 = "stablehlo.multiply"(%9, %9) : (tensor<2x3x8xf32>, tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    %11 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %15 = "stablehlo.reduce"(%10, %11) <{dimensions = array<i64: 2>}> ({
    ^bb0(%r12: tensor<f32>, %r13: tensor<f32>):
      %14 = "stablehlo.add"(%r12, %r13) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%14) : (tensor<f32>) -> ()
    }) : (tensor<2x3x8xf32>, tensor<f32>) -> tensor<2x3xf32>
    %16 = "stablehlo.constant"() <{value = dense<8.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %17 = "stablehlo.divide"(%15, %16) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %18 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %19 = "stablehlo.add"(%17, %18) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %20 = "stablehlo.rsqrt"(%19) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %21 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x8xf32>
    %22 = "stablehlo.subtract"(%0, %21) : (tensor<2x3x8xf32>, tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    %23 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x8xf32>
    %24 = "stablehlo.multiply"(%22, %23) : (tensor<2x3x8xf32>, tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    %25 = "stablehlo.convert"(%arg5) : (tensor<8xf16>) -> tensor<8xf32>
    %26 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64: 2>}> : (tensor<8xf32>) -> tensor<2x3x8xf32>
    %27 = "stablehlo.multiply"(%24, %26) : (tensor<2x3x8xf32>, tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    %28 = "stablehlo.convert"(%arg6) : (tensor<8xf16>) -> tensor<8xf32>
    %29 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64: 2>}> : (tensor<8xf32>) -> tensor<2x3x8xf32>
    %30 = "stablehlo.add"(%27, %29) : (tensor<2x3x8xf32>, tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    %31 = "stablehlo.convert"(%30) : (tensor<2x3x8xf32>) -> tensor<2x3x8xf16>
    %32 = "stablehlo.slice"(%arg1) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 8, 8>, strides = array<i64: 1, 1>}> : (tensor<24x8xf16>) -> tensor<8x8xf16>
    %33 = "stablehlo.slice"(%arg2) <{start_indices = array<i64: 0>, limit_indices = array<i64: 8>, strides = array<i64: 1>}> : (tensor<24xf16>) -> tensor<8xf16>
    %34 = "stablehlo.convert"(%31) : (tensor<2x3x8xf16>) -> tensor<2x3x8xf32>
    %35 = "stablehlo.convert"(%32) : (tensor<8x8xf16>) -> tensor<8x8xf32>
    %36 = "stablehlo.dot_general"(%34, %35) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x8xf32>, tensor<8x8xf32>) -> tensor<2x3x8xf32>
    %37 = "stablehlo.convert"(%33) : (tensor<8xf16>) -> tensor<8xf32>
    %38 = "stablehlo.broadcast_in_dim"(%37) <{broadcast_dimensions = array<i64: 2>}> : (tensor<8xf32>) -> tensor<2x3x8xf32>
    %39 = "stablehlo.add"(%36, %38) : (tensor<2x3x8xf32>, tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    %40 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3x8xf32>}> : () -> tensor<2x3x8xf32>
    %41 = "stablehlo.multiply"(%39, %40) : (tensor<2x3x8xf32>, tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    %42 = "stablehlo.convert"(%41) : (tensor<2x3x8xf32>) -> tensor<2x3x8xf16>
    %43 = "stablehlo.reshape"(%42) : (tensor<2x3x8xf16>) -> tensor<2x3x2x4xf16>
    %44 = "stablehlo.transpose"(%43) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<2x3x2x4xf16>) -> tensor<2x2x3x4xf16>
    %45 = "stablehlo.slice"(%arg1) <{start_indices = array<i64: 8, 0>, limit_indices = array<i64: 16, 8>, strides = array<i64: 1, 1>}> : (tensor<24x8xf16>) -> tensor<8x8xf16>
    %46 = "stablehlo.slice"(%arg2) <{start_indices = array<i64: 8>, limit_indices = array<i64: 16>, strides = array<i64: 1>}> : (tensor<24xf16>) -> tensor<8xf16>
    %47 = "stablehlo.convert"(%31) : (tensor<2x3x8xf16>) -> tensor<2x3x8xf32>
    %48 = "stablehlo.convert"(%45) : (tensor<8x8xf16>) -> tensor<8x8xf32>
    %49 = "stablehlo.dot_general"(%47, %48) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x8xf32>, tensor<8x8xf32>) -> tensor<2x3x8xf32>
    %50 = "stablehlo.convert"(%46) : (tensor<8xf16>) -> tensor<8xf32>
    %51 = "stablehlo.broadcast_in_dim"(%50) <{broadcast_dimensions = array<i64: 2>}> : (tensor<8xf32>) -> tensor<2x3x8xf32>
    %52 = "stablehlo.add"(%49, %51) : (tensor<2x3x8xf32>, tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    %53 = "stablehlo.convert"(%52) : (tensor<2x3x8xf32>) -> tensor<2x3x8xf16>
    %54 = "stablehlo.reshape"(%53) : (tensor<2x3x8xf16>) -> tensor<2x3x2x4xf16>
    %55 = "stablehlo.transpose"(%54) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<2x3x2x4xf16>) -> tensor<2x2x3x4xf16>
    %56 = "stablehlo.slice"(%arg1) <{start_indices = array<i64: 16, 0>, limit_indices = array<i64: 24, 8>, strides = array<i64: 1, 1>}> : (tensor<24x8xf16>) -> tensor<8x8xf16>
    %57 = "stablehlo.slice"(%arg2) <{start_indices = array<i64: 16>, limit_indices = array<i64: 24>, strides = array<i64: 1>}> : (tensor<24xf16>) -> tensor<8xf16>
    %58 = "stablehlo.convert"(%31) : (tensor<2x3x8xf16>) -> tensor<2x3x8xf32>
    %59 = "stablehlo.convert"(%56) : (tensor<8x8xf16>) -> tensor<8x8xf32>
    %60 = "stablehlo.dot_general"(%58, %59) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x8xf32>, tensor<8x8xf32>) -> tensor<2x3x8xf32>
    %61 = "stablehlo.convert"(%57) : (tensor<8xf16>) -> tensor<8xf32>
    %62 = "stablehlo.broadcast_in_dim"(%61) <{broadcast_dimensions = array<i64: 2>}> : (tensor<8xf32>) -> tensor<2x3x8xf32>
    %63 = "stablehlo.add"(%60, %62) : (tensor<2x3x8xf32>, tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    %64 = "stablehlo.convert"(%63) : (tensor<2x3x8xf32>) -> tensor<2x3x8xf16>
    %65 = "stablehlo.reshape"(%64) : (tensor<2x3x8xf16>) -> tensor<2x3x2x4xf16>
    %66 = "stablehlo.transpose"(%65) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<2x3x2x4xf16>) -> tensor<2x2x3x4xf16>
    %67 = "stablehlo.convert"(%44) : (tensor<2x2x3x4xf16>) -> tensor<2x2x3x4xf32>
    %68 = "stablehlo.convert"(%55) : (tensor<2x2x3x4xf16>) -> tensor<2x2x3x4xf32>
    %69 = "stablehlo.dot_general"(%67, %68) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x2x3x4xf32>, tensor<2x2x3x4xf32>) -> tensor<2x2x3x3xf32>
    %70 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %74 = "stablehlo.reduce"(%69, %70) <{dimensions = array<i64: 3>}> ({
    ^bb0(%r71: tensor<f32>, %r72: tensor<f32>):
      %73 = "stablehlo.maximum"(%r71, %r72) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%73) : (tensor<f32>) -> ()
    }) : (tensor<2x2x3x3xf32>, tensor<f32>) -> tensor<2x2x3xf32>
    %75 = "stablehlo.broadcast_in_dim"(%74) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x2x3xf32>) -> tensor<2x2x3x3xf32>
    %76 = "stablehlo.subtract"(%69, %75) : (tensor<2x2x3x3xf32>, tensor<2x2x3x3xf32>) -> tensor<2x2x3x3xf32>
    %77 = "stablehlo.exponential"(%76) : (tensor<2x2x3x3xf32>) -> tensor<2x2x3x3xf32>
    %78 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %82 = "stablehlo.reduce"(%77, %78) <{dimensions = array<i64: 3>}> ({
    ^bb0(%r79: tensor<f32>, %r80: tensor<f32>):
      %81 = "stablehlo.add"(%r79, %r80) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%81) : (tensor<f32>) -> ()
    }) : (tensor<2x2x3x3xf32>, tensor<f32>) -> tensor<2x2x3xf32>
    %83 = "stablehlo.broadcast_in_dim"(%82) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x2x3xf32>) -> tensor<2x2x3x3xf32>
    %84 = "stablehlo.divide"(%77, %83) : (tensor<2x2x3x3xf32>, tensor<2x2x3x3xf32>) -> tensor<2x2x3x3xf32>
    %85 = "stablehlo.convert"(%84) : (tensor<2x2x3x3xf32>) -> tensor<2x2x3x3xf16>
    %86 = "stablehlo.convert"(%85) : (tensor<2x2x3x3xf16>) -> tensor<2x2x3x3xf32>
    %87 = "stablehlo.convert"(%66) : (tensor<2x2x3x4xf16>) -> tensor<2x2x3x4xf32>
    %88 = "stablehlo.dot_general"(%86, %87) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x2x3x3xf32>, tensor<2x2x3x4xf32>) -> tensor<2x2x3x4xf32>
    %89 = "stablehlo.convert"(%88) : (tensor<2x2x3x4xf32>) -> tensor<2x2x3x4xf16>
    %90 = "stablehlo.transpose"(%89) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<2x2x3x4xf16>) -> tensor<2x3x2x4xf16>
    %91 = "stablehlo.reshape"(%90) : (tensor<2x3x2x4xf16>) -> tensor<2x3x8xf16>
    %92 = "stablehlo.convert"(%91) : (tensor<2x3x8xf16>) -> tensor<2x3x8xf32>
    %93 = "stablehlo.convert"(%arg3) : (tensor<8x8xf16>) -> tensor<8x8xf32>
    %94 = "stablehlo.dot_general"(%92, %93) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x8xf32>, tensor<8x8xf32>) -> tensor<2x3x8xf32>
    %95 = "stablehlo.convert"(%arg4) : (tensor<8xf16>) -> tensor<8xf32>
    %96 = "stablehlo.broadcast_in_dim"(%95) <{broadcast_dimensions = array<i64: 2>}> : (tensor<8xf32>) -> tensor<2x3x8xf32>
    %97 = "stablehlo.add"(%94, %96) : (tensor<2x3x8xf32>, tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    %98 = "stablehlo.convert"(%97) : (tensor<2x3x8xf32>) -> tensor<2x3x8xf16>
    %99 = "stablehlo.convert"(%arg0) : (tensor<2x3x8xf16>) -> tensor<2x3x8xf32>
    %100 = "stablehlo.convert"(%98) : (tensor<2x3x8xf16>) -> tensor<2x3x8xf32>
    %101 = "stablehlo.add"(%99, %100) : (tensor<2x3x8xf32>, tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    %102 = "stablehlo.convert"(%101) : (tensor<2x3x8xf32>) -> tensor<2x3x8xf16>
    %103 = "stablehlo.convert"(%102) : (tensor<2x3x8xf16>) -> tensor<2x3x8xf32>
    %104 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %108 = "stablehlo.reduce"(%103, %104) <{dimensions = array<i64: 2>}> ({
    ^bb0(%r105: tensor<f32>, %r106: tensor<f32>):
      %107 = "stablehlo.add"(%r105, %r106) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%107) : (tensor<f32>) -> ()
    }) : (tensor<2x3x8xf32>, tensor<f32>) -> tensor<2x3xf32>
    %109 = "stablehlo.constant"() <{value = dense<8.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %110 = "stablehlo.divide"(%108, %109) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %111 = "stablehlo.broadcast_in_dim"(%110) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x8xf32>
    %112 = "stablehlo.subtract"(%103, %111) : (tensor<2x3x8xf32>, tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    %113 = "stablehlo.multiply"(%112, %112) : (tensor<2x3x8xf32>, tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    %114 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %118 = "stablehlo.reduce"(%113, %114) <{dimensions = array<i64: 2>}> ({
    ^bb0(%r115: tensor<f32>, %r116: tensor<f32>):
      %117 = "stablehlo.add"(%r115, %r116) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%117) : (tensor<f32>) -> ()
    }) : (tensor<2x3x8xf32>, tensor<f32>) -> tensor<2x3xf32>
    %119 = "stablehlo.constant"() <{value = dense<8.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %120 = "stablehlo.divide"(%118, %119) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %121 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %122 = "stablehlo.add"(%120, %121) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %123 = "stablehlo.rsqrt"(%122) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %124 = "stablehlo.broadcast_in_dim"(%110) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x8xf32>
    %125 = "stablehlo.subtract"(%103, %124) : (tensor<2x3x8xf32>, tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    %126 = "stablehlo.broadcast_in_dim"(%123) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x8xf32>
    %127 = "stablehlo.multiply"(%125, %126) : (tensor<2x3x8xf32>, tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    %128 = "stablehlo.convert"(%arg7) : (tensor<8xf16>) -> tensor<8xf32>
    %129 = "stablehlo.broadcast_in_dim"(%128) <{broadcast_dimensions = array<i64: 2>}> : (tensor<8xf32>) -> tensor<2x3x8xf32>
    %130 = "stablehlo.multiply"(%127, %129) : (tensor<2x3x8xf32>, tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    %131 = "stablehlo.convert"(%arg8) : (tensor<8xf16>) -> tensor<8xf32>
    %132 = "stablehlo.broadcast_in_dim"(%131) <{broadcast_dimensions = array<i64: 2>}> : (tensor<8xf32>) -> tensor<2x3x8xf32>
    %133 = "stablehlo.add"(%130, %132) : (tensor<2x3x8xf32>, tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    %134 = "stablehlo.convert"(%133) : (tensor<2x3x8xf32>) -> tensor<2x3x8xf16>
    %135 = "stablehlo.convert"(%134) : (tensor<2x3x8xf16>) -> tensor<2x3x8xf32>
    %136 = "stablehlo.convert"(%arg9) : (tensor<6x8xf16>) -> tensor<6x8xf32>
    %137 = "stablehlo.dot_general"(%135, %136) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x8xf32>, tensor<6x8xf32>) -> tensor<2x3x6xf32>
    %138 = "stablehlo.convert"(%arg10) : (tensor<6xf16>) -> tensor<6xf32>
    %139 = "stablehlo.broadcast_in_dim"(%138) <{broadcast_dimensions = array<i64: 2>}> : (tensor<6xf32>) -> tensor<2x3x6xf32>
    %140 = "stablehlo.add"(%137, %139) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
    %141 = "stablehlo.constant"() <{value = dense<0.7071067811865476> : tensor<2x3x6xf32>}> : () -> tensor<2x3x6xf32>
    %142 = "stablehlo.multiply"(%140, %141) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
    %143 = "chlo.erf"(%142) : (tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
    %144 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3x6xf32>}> : () -> tensor<2x3x6xf32>
    %145 = "stablehlo.add"(%143, %144) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
    %146 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3x6xf32>}> : () -> tensor<2x3x6xf32>
    %147 = "stablehlo.multiply"(%145, %146) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
    %148 = "stablehlo.multiply"(%140, %147) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
    %149 = "stablehlo.convert"(%148) : (tensor<2x3x6xf32>) -> tensor<2x3x6xf16>
    %150 = "stablehlo.convert"(%149) : (tensor<2x3x6xf16>) -> tensor<2x3x6xf32>
    %151 = "stablehlo.convert"(%arg11) : (tensor<8x6xf16>) -> tensor<8x6xf32>
    %152 = "stablehlo.dot_general"(%150, %151) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x6xf32>, tensor<8x6xf32>) -> tensor<2x3x8xf32>
    %153 = "stablehlo.convert"(%arg12) : (tensor<8xf16>) -> tensor<8xf32>
    %154 = "stablehlo.broadcast_in_dim"(%153) <{broadcast_dimensions = array<i64: 2>}> : (tensor<8xf32>) -> tensor<2x3x8xf32>
    %155 = "stablehlo.add"(%152, %154) : (tensor<2x3x8xf32>, tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    %156 = "stablehlo.convert"(%155) : (tensor<2x3x8xf32>) -> tensor<2x3x8xf16>
    %157 = "stablehlo.convert"(%102) : (tensor<2x3x8xf16>) -> tensor<2x3x8xf32>
    %158 = "stablehlo.convert"(%156) : (tensor<2x3x8xf16>) -> tensor<2x3x8xf32>
    %159 = "stablehlo.add"(%157, %158) : (tensor<2x3x8xf32>, tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    %160 = "stablehlo.convert"(%159) : (tensor<2x3x8xf32>) -> tensor<2x3x8xf16>
    return %160 : tensor<2x3x8xf16>
  }
}

// T[2,3,8] 8 2 T[24,8] T[24] T[8,8] T[8] true true 1e-5 T[8] T[8] T[8] T[8] T[6,8] T[6] T[8,6] T[8], T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x8xf64>, %arg1: tensor<24x8xf64>, %arg2: tensor<24xf64>, %arg3: tensor<8x8xf64>, %arg4: tensor<8xf64>, %arg5: tensor<8xf64>, %arg6: tensor<8xf64>, %arg7: tensor<8xf64>, %arg8: tensor<8xf64>, %arg9: tensor<6x8xf64>, %arg10: tensor<6xf64>, %arg11: tensor<8x6xf64>, %arg12: tensor<8xf64>, %s0: tensor<f64>) -> (tensor<2x3x8xf64>) {
    %0 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %4 = "stablehlo.reduce"(%arg0, %0) <{dimensions = array<i64: 2>}> ({
    ^bb0(%r1: tensor<f64>, %r2: tensor<f64>):
      %3 = "stablehlo.add"(%r1, %r2) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%3) : (tensor<f64>) -> ()
    }) : (tensor<2x3x8xf64>, tensor<f64>) -> tensor<2x3xf64>
    %5 = "stablehlo.constant"() <{value = dense<8.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %6 = "stablehlo.divide"(%4, %5) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf64>) -> tensor<2x3x8xf64>
    %8 = "stablehlo.subtract"(%arg0, %7) : (tensor<2x3x8xf64>, tensor<2x3x8xf64>) -> tensor<2x3x8xf64>
    %9 = "stablehlo.multiply"(%8, %8) : (tensor<2x3x8xf64>, tensor<2x3x8xf64>) -> tensor<2x3x8xf64>
    %10 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %14 = "stablehlo.reduce"(%9, %10) <{dimensions = array<i64: 2>}> ({
    ^bb0(%r11: tensor<f64>, %r12: tensor<f64>):
      %13 = "stablehlo.add"(%r11, %r12) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%13) : (tensor<f64>) -> ()
    }) : (tensor<2x3x8xf64>, tensor<f64>) -> tensor<2x3xf64>
    %15 = "stablehlo.constant"() <{value = dense<8.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %16 = "stablehlo.divide"(%14, %15) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %17 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<2x3xf64>
    %18 = "stablehlo.add"(%16, %17) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %19 = "stablehlo.rsqrt"(%18) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %20 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf64>) -> tensor<2x3x8xf64>
    %21 = "stablehlo.subtract"(%arg0, %20) : (tensor<2x3x8xf64>, tensor<2x3x8xf64>) -> tensor<2x3x8xf64>
    %22 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf64>) -> tensor<2x3x8xf64>
    %23 = "stablehlo.multiply"(%21, %22) : (tensor<2x3x8xf64>, tensor<2x3x8xf64>) -> tensor<2x3x8xf64>
    %24 = "stablehlo.broadcast_in_dim"(%arg5) <{broadcast_dimensions = array<i64: 2>}> : (tensor<8xf64>) -> tensor<2x3x8xf64>
    %25 = "stablehlo.multiply"(%23, %24) : (tensor<2x3x8xf64>, tensor<2x3x8xf64>) -> tensor<2x3x8xf64>
    %26 = "stablehlo.broadcast_in_dim"(%arg6) <{broadcast_dimensions = array<i64: 2>}> : (tensor<8xf64>) -> tensor<2x3x8xf64>
    %27 = "stablehlo.add"(%25, %26) : (tensor<2x3x8xf64>, tensor<2x3x8xf64>) -> tensor<2x3x8xf64>
    %28 = "stablehlo.slice"(%arg1) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 8, 8>, strides = array<i64: 1, 1>}> : (tensor<24x8xf64>) -> tensor<8x8xf64>
    %29 = "stablehlo.slice"(%arg2) <{start_indices = array<i64: 0>, limit_indices = array<i64: 8>, strides = array<i64: 1>}> : (tensor<24xf64>) -> tensor<8xf64>
    %30 = "stablehlo.dot_general"(%27, %28) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x8xf64>, tensor<8x8xf64>) -> tensor<2x3x8xf64>
    %31 = "stablehlo.broadcast_in_dim"(%29) <{broadcast_dimensions = array<i64: 2>}> : (tensor<8xf64>) -> tensor<2x3x8xf64>
    %32 = "stablehlo.add"(%30, %31) : (tensor<2x3x8xf64>, tensor<2x3x8xf64>) -> tensor<2x3x8xf64>
    %33 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3x8xf64>}> : () -> tensor<2x3x8xf64>
    %34 = "stablehlo.multiply"(%32, %33) : (tensor<2x3x8xf64>, tensor<2x3x8xf64>) -> tensor<2x3x8xf64>
    %35 = "stablehlo.reshape"(%34) : (tensor<2x3x8xf64>) -> tensor<2x3x2x4xf64>
    %36 = "stablehlo.transpose"(%35) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<2x3x2x4xf64>) -> tensor<2x2x3x4xf64>
    %37 = "stablehlo.slice"(%arg1) <{start_indices = array<i64: 8, 0>, limit_indices = array<i64: 16, 8>, strides = array<i64: 1, 1>}> : (tensor<24x8xf64>) -> tensor<8x8xf64>
    %38 = "stablehlo.slice"(%arg2) <{start_indices = array<i64: 8>, limit_indices = array<i64: 16>, strides = array<i64: 1>}> : (tensor<24xf64>) -> tensor<8xf64>
    %39 = "stablehlo.dot_general"(%27, %37) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x8xf64>, tensor<8x8xf64>) -> tensor<2x3x8xf64>
    %40 = "stablehlo.broadcast_in_dim"(%38) <{broadcast_dimensions = array<i64: 2>}> : (tensor<8xf64>) -> tensor<2x3x8xf64>
    %41 = "stablehlo.add"(%39, %40) : (tensor<2x3x8xf64>, tensor<2x3x8xf64>) -> tensor<2x3x8xf64>
    %42 = "stablehlo.reshape"(%41) : (tensor<2x3x8xf64>) -> tensor<2x3x2x4xf64>
    %43 = "stablehlo.transpose"(%42) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<2x3x2x4xf64>) -> tensor<2x2x3x4xf64>
    %44 = "stablehlo.slice"(%arg1) <{start_indices = array<i64: 16, 0>, limit_indices = array<i64: 24, 8>, strides = array<i64: 1, 1>}> : (tensor<24x8xf64>) -> tensor<8x8xf64>
    %45 = "stablehlo.slice"(%arg2) <{start_indices = array<i64: 16>, limit_indices = array<i64: 24>, strides = array<i64: 1>}> : (tensor<24xf64>) -> tensor<8xf64>
    %46 = "stablehlo.dot_general"(%27, %44) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x8xf64>, tensor<8x8xf64>) -> tensor<2x3x8xf64>
    %47 = "stablehlo.broadcast_in_dim"(%45) <{broadcast_dimensions = array<i64: 2>}> : (tensor<8xf64>) -> tensor<2x3x8xf64>
    %48 = "stablehlo.add"(%46, %47) : (tensor<2x3x8xf64>, tensor<2x3x8xf64>) -> tensor<2x3x8xf64>
    %49 = "stablehlo.reshape"(%48) : (tensor<2x3x8xf64>) -> tensor<2x3x2x4xf64>
    %50 = "stablehlo.transpose"(%49) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<2x3x2x4xf64>) -> tensor<2x2x3x4xf64>
    %51 = "stablehlo.dot_general"(%36, %43) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x2x3x4xf64>, tensor<2x2x3x4xf64>) -> tensor<2x2x3x3xf64>
    %52 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<f64>}> : () -> tensor<f64>
    %56 = "stablehlo.reduce"(%51, %52) <{dimensions = array<i64: 3>}> ({
    ^bb0(%r53: tensor<f64>, %r54: tensor<f64>):
      %55 = "stablehlo.maximum"(%r53, %r54) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%55) : (tensor<f64>) -> ()
    }) : (tensor<2x2x3x3xf64>, tensor<f64>) -> tensor<2x2x3xf64>
    %57 = "stablehlo.broadcast_in_dim"(%56) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x2x3xf64>) -> tensor<2x2x3x3xf64>
    %58 = "stablehlo.subtract"(%51, %57) : (tensor<2x2x3x3xf64>, tensor<2x2x3x3xf64>) -> tensor<2x2x3x3xf64>
    %59 = "stablehlo.exponential"(%58) : (tensor<2x2x3x3xf64>) -> tensor<2x2x3x3xf64>
    %60 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %64 = "stablehlo.reduce"(%59, %60) <{dimensions = array<i64: 3>}> ({
    ^bb0(%r61: tensor<f64>, %r62: tensor<f64>):
      %63 = "stablehlo.add"(%r61, %r62) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%63) : (tensor<f64>) -> ()
    }) : (tensor<2x2x3x3xf64>, tensor<f64>) -> tensor<2x2x3xf64>
    %65 = "stablehlo.broadcast_in_dim"(%64) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x2x3xf64>) -> tensor<2x2x3x3xf64>
    %66 = "stablehlo.divide"(%59, %65) : (tensor<2x2x3x3xf64>, tensor<2x2x3x3xf64>) -> tensor<2x2x3x3xf64>
    %67 = "stablehlo.dot_general"(%66, %50) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x2x3x3xf64>, tensor<2x2x3x4xf64>) -> tensor<2x2x3x4xf64>
    %68 = "stablehlo.transpose"(%67) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<2x2x3x4xf64>) -> tensor<2x3x2x4xf64>
    %69 = "stablehlo.reshape"(%68) : (tensor<2x3x2x4xf64>) -> tensor<2x3x8xf64>
    %70 = "stablehlo.dot_general"(%69, %arg3) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x8xf64>, tensor<8x8xf64>) -> tensor<2x3x8xf64>
    %71 = "stablehlo.broadcast_in_dim"(%arg4) <{broadcast_dimensions = array<i64: 2>}> : (tensor<8xf64>) -> tensor<2x3x8xf64>
    %72 = "stablehlo.add"(%70, %71) : (tensor<2x3x8xf64>, tensor<2x3x8xf64>) -> tensor<2x3x8xf64>
    %73 = "stablehlo.add"(%arg0, %72) : (tensor<2x3x8xf64>, tensor<2x3x8xf64>) -> tensor<2x3x8xf64>
    %74 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %78 = "stablehlo.reduce"(%73, %74) <{dimensions = array<i64: 2>}> ({
    ^bb0(%r75: tensor<f64>, %r76: tensor<f64>):
      %77 = "stablehlo.add"(%r75, %r76) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%77) : (tensor<f64>) -> ()
    }) : (tensor<2x3x8xf64>, tensor<f64>) -> tensor<2x3xf64>
    %79 = "stablehlo.constant"() <{value = dense<8.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %80 = "stablehlo.divide"(%78, %79) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %81 = "stablehlo.broadcast_in_dim"(%80) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf64>) -> tensor<2x3x8xf64>
    %82 = "stablehlo.subtract"(%73, %81) : (tensor<2x3x8xf64>, tensor<2x3x8xf64>) -> tensor<2x3x8xf64>
    %83 = "stablehlo.multiply"(%82, %82) : (tensor<2x3x8xf64>, tensor<2x3x8xf64>) -> tensor<2x3x8xf64>
    %84 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %88 = "stablehlo.reduce"(%83, %84) <{dimensions = array<i64: 2>}> ({
    ^bb0(%r85: tensor<f64>, %r86: tensor<f64>):
      %87 = "stablehlo.add"(%r85, %r86) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%87) : (tensor<f64>) -> ()
    }) : (tensor<2x3x8xf64>, tensor<f64>) -> tensor<2x3xf64>
    %89 = "stablehlo.constant"() <{value = dense<8.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %90 = "stablehlo.divide"(%88, %89) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %91 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<2x3xf64>
    %92 = "stablehlo.add"(%90, %91) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %93 = "stablehlo.rsqrt"(%92) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %94 = "stablehlo.broadcast_in_dim"(%80) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf64>) -> tensor<2x3x8xf64>
    %95 = "stablehlo.subtract"(%73, %94) : (tensor<2x3x8xf64>, tensor<2x3x8xf64>) -> tensor<2x3x8xf64>
    %96 = "stablehlo.broadcast_in_dim"(%93) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf64>) -> tensor<2x3x8xf64>
    %97 = "stablehlo.multiply"(%95, %96) : (tensor<2x3x8xf64>, tensor<2x3x8xf64>) -> tensor<2x3x8xf64>
    %98 = "stablehlo.broadcast_in_dim"(%arg7) <{broadcast_dimensions = array<i64: 2>}> : (tensor<8xf64>) -> tensor<2x3x8xf64>
    %99 = "stablehlo.multiply"(%97, %98) : (tensor<2x3x8xf64>, tensor<2x3x8xf64>) -> tensor<2x3x8xf64>
    %100 = "stablehlo.broadcast_in_dim"(%arg8) <{broadcast_dimensions = array<i64: 2>}> : (tensor<8xf64>) -> tensor<2x3x8xf64>
    %101 = "stablehlo.add"(%99, %100) : (tensor<2x3x8xf64>, tensor<2x3x8xf64>) -> tensor<2x3x8xf64>
    %102 = "stablehlo.dot_general"(%101, %arg9) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x8xf64>, tensor<6x8xf64>) -> tensor<2x3x6xf64>
    %103 = "stablehlo.broadcast_in_dim"(%arg10) <{broadcast_dimensions = array<i64: 2>}> : (tensor<6xf64>) -> tensor<2x3x6xf64>
    %104 = "stablehlo.add"(%102, %103) : (tensor<2x3x6xf64>, tensor<2x3x6xf64>) -> tensor<2x3x6xf64>
    %105 = "stablehlo.constant"() <{value = dense<0.7071067811865476> : tensor<2x3x6xf64>}> : () -> tensor<2x3x6xf64>
    %106 = "stablehlo.multiply"(%104, %105) : (tensor<2x3x6xf64>, tensor<2x3x6xf64>) -> tensor<2x3x6xf64>
    %107 = "chlo.erf"(%106) : (tensor<2x3x6xf64>) -> tensor<2x3x6xf64>
    %108 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3x6xf64>}> : () -> tensor<2x3x6xf64>
    %109 = "stablehlo.add"(%107, %108) : (tensor<2x3x6xf64>, tensor<2x3x6xf64>) -> tensor<2x3x6xf64>
    %110 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3x6xf64>}> : () -> tensor<2x3x6xf64>
    %111 = "stablehlo.multiply"(%109, %110) : (tensor<2x3x6xf64>, tensor<2x3x6xf64>) -> tensor<2x3x6xf64>
    %112 = "stablehlo.multiply"(%104, %111) : (tensor<2x3x6xf64>, tensor<2x3x6xf64>) -> tensor<2x3x6xf64>
    %113 = "stablehlo.dot_general"(%112, %arg11) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x6xf64>, tensor<8x6xf64>) -> tensor<2x3x8xf64>
    %114 = "stablehlo.broadcast_in_dim"(%arg12) <{broadcast_dimensions = array<i64: 2>}> : (tensor<8xf64>) -> tensor<2x3x8xf64>
    %115 = "stablehlo.add"(%113, %114) : (tensor<2x3x8xf64>, tensor<2x3x8xf64>) -> tensor<2x3x8xf64>
    %116 = "stablehlo.add"(%73, %115) : (tensor<2x3x8xf64>, tensor<2x3x8xf64>) -> tensor<2x3x8xf64>
    return %116 : tensor<2x3x8xf64>
  }
}
