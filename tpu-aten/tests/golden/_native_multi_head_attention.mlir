// aten::_native_multi_head_attention(Tensor query, Tensor key, Tensor value, int embed_dim, int num_head, Tensor qkv_weight, Tensor qkv_bias, Tensor proj_weight, Tensor proj_bias, Tensor? mask=None, bool need_weights=True, bool average_attn_weights=True, int? mask_type=None) -> (Tensor, Tensor)

// T[2,3,8] T[2,3,8] T[2,3,8] 8 2 T[24,8] T[24] T[8,8] T[8], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x8xf32>, %arg1: tensor<2x3x8xf32>, %arg2: tensor<2x3x8xf32>, %arg3: tensor<24x8xf32>, %arg4: tensor<24xf32>, %arg5: tensor<8x8xf32>, %arg6: tensor<8xf32>) -> (tensor<2x3x8xf32>, tensor<2x3x3xf32>) {
    %0 = "stablehlo.slice"(%arg3) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 8, 8>, strides = array<i64: 1, 1>}> : (tensor<24x8xf32>) -> tensor<8x8xf32>
    %1 = "stablehlo.slice"(%arg4) <{start_indices = array<i64: 0>, limit_indices = array<i64: 8>, strides = array<i64: 1>}> : (tensor<24xf32>) -> tensor<8xf32>
    %2 = "stablehlo.dot_general"(%arg0, %0) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x8xf32>, tensor<8x8xf32>) -> tensor<2x3x8xf32>
    %3 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 2>}> : (tensor<8xf32>) -> tensor<2x3x8xf32>
    %4 = "stablehlo.add"(%2, %3) : (tensor<2x3x8xf32>, tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    %5 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3x8xf32>}> : () -> tensor<2x3x8xf32>
    %6 = "stablehlo.multiply"(%4, %5) : (tensor<2x3x8xf32>, tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    %7 = "stablehlo.reshape"(%6) : (tensor<2x3x8xf32>) -> tensor<2x3x2x4xf32>
    %8 = "stablehlo.transpose"(%7) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<2x3x2x4xf32>) -> tensor<2x2x3x4xf32>
    %9 = "stablehlo.slice"(%arg3) <{start_indices = array<i64: 8, 0>, limit_indices = array<i64: 16, 8>, strides = array<i64: 1, 1>}> : (tensor<24x8xf32>) -> tensor<8x8xf32>
    %10 = "stablehlo.slice"(%arg4) <{start_indices = array<i64: 8>, limit_indices = array<i64: 16>, strides = array<i64: 1>}> : (tensor<24xf32>) -> tensor<8xf32>
    %11 = "stablehlo.dot_general"(%arg1, %9) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x8xf32>, tensor<8x8xf32>) -> tensor<2x3x8xf32>
    %12 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64: 2>}> : (tensor<8xf32>) -> tensor<2x3x8xf32>
    %13 = "stablehlo.add"(%11, %12) : (tensor<2x3x8xf32>, tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    %14 = "stablehlo.reshape"(%13) : (tensor<2x3x8xf32>) -> tensor<2x3x2x4xf32>
    %15 = "stablehlo.transpose"(%14) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<2x3x2x4xf32>) -> tensor<2x2x3x4xf32>
    %16 = "stablehlo.slice"(%arg3) <{start_indices = array<i64: 16, 0>, limit_indices = array<i64: 24, 8>, strides = array<i64: 1, 1>}> : (tensor<24x8xf32>) -> tensor<8x8xf32>
    %17 = "stablehlo.slice"(%arg4) <{start_indices = array<i64: 16>, limit_indices = array<i64: 24>, strides = array<i64: 1>}> : (tensor<24xf32>) -> tensor<8xf32>
    %18 = "stablehlo.dot_general"(%arg2, %16) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x8xf32>, tensor<8x8xf32>) -> tensor<2x3x8xf32>
    %19 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64: 2>}> : (tensor<8xf32>) -> tensor<2x3x8xf32>
    %20 = "stablehlo.add"(%18, %19) : (tensor<2x3x8xf32>, tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    %21 = "stablehlo.reshape"(%20) : (tensor<2x3x8xf32>) -> tensor<2x3x2x4xf32>
    %22 = "stablehlo.transpose"(%21) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<2x3x2x4xf32>) -> tensor<2x2x3x4xf32>
    %23 = "stablehlo.dot_general"(%8, %15) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x2x3x4xf32>, tensor<2x2x3x4xf32>) -> tensor<2x2x3x3xf32>
    %24 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %28 = "stablehlo.reduce"(%23, %24) <{dimensions = array<i64: 3>}> ({
    ^bb0(%r25: tensor<f32>, %r26: tensor<f32>):
      %27 = "stablehlo.maximum"(%r25, %r26) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%27) : (tensor<f32>) -> ()
    }) : (tensor<2x2x3x3xf32>, tensor<f32>) -> tensor<2x2x3xf32>
    %29 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x2x3xf32>) -> tensor<2x2x3x3xf32>
    %30 = "stablehlo.subtract"(%23, %29) : (tensor<2x2x3x3xf32>, tensor<2x2x3x3xf32>) -> tensor<2x2x3x3xf32>
    %31 = "stablehlo.exponential"(%30) : (tensor<2x2x3x3xf32>) -> tensor<2x2x3x3xf32>
    %32 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %36 = "stablehlo.reduce"(%31, %32) <{dimensions = array<i64: 3>}> ({
    ^bb0(%r33: tensor<f32>, %r34: tensor<f32>):
      %35 = "stablehlo.add"(%r33, %r34) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%35) : (tensor<f32>) -> ()
    }) : (tensor<2x2x3x3xf32>, tensor<f32>) -> tensor<2x2x3xf32>
    %37 = "stablehlo.broadcast_in_dim"(%36) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x2x3xf32>) -> tensor<2x2x3x3xf32>
    %38 = "stablehlo.divide"(%31, %37) : (tensor<2x2x3x3xf32>, tensor<2x2x3x3xf32>) -> tensor<2x2x3x3xf32>
    %39 = "stablehlo.dot_general"(%38, %22) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x2x3x3xf32>, tensor<2x2x3x4xf32>) -> tensor<2x2x3x4xf32>
    %40 = "stablehlo.transpose"(%39) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<2x2x3x4xf32>) -> tensor<2x3x2x4xf32>
    %41 = "stablehlo.reshape"(%40) : (tensor<2x3x2x4xf32>) -> tensor<2x3x8xf32>
    %42 = "stablehlo.dot_general"(%41, %arg5) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x8xf32>, tensor<8x8xf32>) -> tensor<2x3x8xf32>
    %43 = "stablehlo.broadcast_in_dim"(%arg6) <{broadcast_dimensions = array<i64: 2>}> : (tensor<8xf32>) -> tensor<2x3x8xf32>
    %44 = "stablehlo.add"(%42, %43) : (tensor<2x3x8xf32>, tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    %45 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %49 = "stablehlo.reduce"(%38, %45) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r46: tensor<f32>, %r47: tensor<f32>):
      %48 = "stablehlo.add"(%r46, %r47) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%48) : (tensor<f32>) -> ()
    }) : (tensor<2x2x3x3xf32>, tensor<f32>) -> tensor<2x3x3xf32>
    %50 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x3x3xf32>}> : () -> tensor<2x3x3xf32>
    %51 = "stablehlo.divide"(%49, %50) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    return %44, %51 : tensor<2x3x8xf32>, tensor<2x3x3xf32>
  }
}

// T[2,3,8] T[2,3,8] T[2,3,8] 8 2 T[24,8] T[24] T[8,8] T[8] bool[2,3] true false 1, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x8xf32>, %arg1: tensor<2x3x8xf32>, %arg2: tensor<2x3x8xf32>, %arg3: tensor<24x8xf32>, %arg4: tensor<24xf32>, %arg5: tensor<8x8xf32>, %arg6: tensor<8xf32>, %arg7: tensor<2x3xi1>) -> (tensor<2x3x8xf32>, tensor<2x2x3x3xf32>) {
    %0 = "stablehlo.reshape"(%arg7) : (tensor<2x3xi1>) -> tensor<2x1x1x3xi1>
    %1 = "stablehlo.slice"(%arg3) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 8, 8>, strides = array<i64: 1, 1>}> : (tensor<24x8xf32>) -> tensor<8x8xf32>
    %2 = "stablehlo.slice"(%arg4) <{start_indices = array<i64: 0>, limit_indices = array<i64: 8>, strides = array<i64: 1>}> : (tensor<24xf32>) -> tensor<8xf32>
    %3 = "stablehlo.dot_general"(%arg0, %1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x8xf32>, tensor<8x8xf32>) -> tensor<2x3x8xf32>
    %4 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 2>}> : (tensor<8xf32>) -> tensor<2x3x8xf32>
    %5 = "stablehlo.add"(%3, %4) : (tensor<2x3x8xf32>, tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    %6 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3x8xf32>}> : () -> tensor<2x3x8xf32>
    %7 = "stablehlo.multiply"(%5, %6) : (tensor<2x3x8xf32>, tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    %8 = "stablehlo.reshape"(%7) : (tensor<2x3x8xf32>) -> tensor<2x3x2x4xf32>
    %9 = "stablehlo.transpose"(%8) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<2x3x2x4xf32>) -> tensor<2x2x3x4xf32>
    %10 = "stablehlo.slice"(%arg3) <{start_indices = array<i64: 8, 0>, limit_indices = array<i64: 16, 8>, strides = array<i64: 1, 1>}> : (tensor<24x8xf32>) -> tensor<8x8xf32>
    %11 = "stablehlo.slice"(%arg4) <{start_indices = array<i64: 8>, limit_indices = array<i64: 16>, strides = array<i64: 1>}> : (tensor<24xf32>) -> tensor<8xf32>
    %12 = "stablehlo.dot_general"(%arg1, %10) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x8xf32>, tensor<8x8xf32>) -> tensor<2x3x8xf32>
    %13 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64: 2>}> : (tensor<8xf32>) -> tensor<2x3x8xf32>
    %14 = "stablehlo.add"(%12, %13) : (tensor<2x3x8xf32>, tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    %15 = "stablehlo.reshape"(%14) : (tensor<2x3x8xf32>) -> tensor<2x3x2x4xf32>
    %16 = "stablehlo.transpose"(%15) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<2x3x2x4xf32>) -> tensor<2x2x3x4xf32>
    %17 = "stablehlo.slice"(%arg3) <{start_indices = array<i64: 16, 0>, limit_indices = array<i64: 24, 8>, strides = array<i64: 1, 1>}> : (tensor<24x8xf32>) -> tensor<8x8xf32>
    %18 = "stablehlo.slice"(%arg4) <{start_indices = array<i64: 16>, limit_indices = array<i64: 24>, strides = array<i64: 1>}> : (tensor<24xf32>) -> tensor<8xf32>
    %19 = "stablehlo.dot_general"(%arg2, %17) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x8xf32>, tensor<8x8xf32>) -> tensor<2x3x8xf32>
    %20 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 2>}> : (tensor<8xf32>) -> tensor<2x3x8xf32>
    %21 = "stablehlo.add"(%19, %20) : (tensor<2x3x8xf32>, tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    %22 = "stablehlo.reshape"(%21) : (tensor<2x3x8xf32>) -> tensor<2x3x2x4xf32>
    %23 = "stablehlo.transpose"(%22) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<2x3x2x4xf32>) -> tensor<2x2x3x4xf32>
    %24 = "stablehlo.dot_general"(%9, %16) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x2x3x4xf32>, tensor<2x2x3x4xf32>) -> tensor<2x2x3x3xf32>
    %25 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x1x1x3xi1>) -> tensor<2x2x3x3xi1>
    %26 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x2x3x3xf32>}> : () -> tensor<2x2x3x3xf32>
    %27 = "stablehlo.select"(%25, %26, %24) : (tensor<2x2x3x3xi1>, tensor<2x2x3x3xf32>, tensor<2x2x3x3xf32>) -> tensor<2x2x3x3xf32>
    %28 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %32 = "stablehlo.reduce"(%27, %28) <{dimensions = array<i64: 3>}> ({
    ^bb0(%r29: tensor<f32>, %r30: tensor<f32>):
      %31 = "stablehlo.maximum"(%r29, %r30) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%31) : (tensor<f32>) -> ()
    }) : (tensor<2x2x3x3xf32>, tensor<f32>) -> tensor<2x2x3xf32>
    %33 = "stablehlo.broadcast_in_dim"(%32) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x2x3xf32>) -> tensor<2x2x3x3xf32>
    %34 = "stablehlo.subtract"(%27, %33) : (tensor<2x2x3x3xf32>, tensor<2x2x3x3xf32>) -> tensor<2x2x3x3xf32>
    %35 = "stablehlo.exponential"(%34) : (tensor<2x2x3x3xf32>) -> tensor<2x2x3x3xf32>
    %36 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %40 = "stablehlo.reduce"(%35, %36) <{dimensions = array<i64: 3>}> ({
    ^bb0(%r37: tensor<f32>, %r38: tensor<f32>):
      %39 = "stablehlo.add"(%r37, %r38) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%39) : (tensor<f32>) -> ()
    }) : (tensor<2x2x3x3xf32>, tensor<f32>) -> tensor<2x2x3xf32>
    %41 = "stablehlo.broadcast_in_dim"(%40) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x2x3xf32>) -> tensor<2x2x3x3xf32>
    %42 = "stablehlo.divide"(%35, %41) : (tensor<2x2x3x3xf32>, tensor<2x2x3x3xf32>) -> tensor<2x2x3x3xf32>
    %43 = "stablehlo.dot_general"(%42, %23) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x2x3x3xf32>, tensor<2x2x3x4xf32>) -> tensor<2x2x3x4xf32>
    %44 = "stablehlo.transpose"(%43) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<2x2x3x4xf32>) -> tensor<2x3x2x4xf32>
    %45 = "stablehlo.reshape"(%44) : (tensor<2x3x2x4xf32>) -> tensor<2x3x8xf32>
    %46 = "stablehlo.dot_general"(%45, %arg5) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x8xf32>, tensor<8x8xf32>) -> tensor<2x3x8xf32>
    %47 = "stablehlo.broadcast_in_dim"(%arg6) <{broadcast_dimensions = array<i64: 2>}> : (tensor<8xf32>) -> tensor<2x3x8xf32>
    %48 = "stablehlo.add"(%46, %47) : (tensor<2x3x8xf32>, tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    return %48, %42 : tensor<2x3x8xf32>, tensor<2x2x3x3xf32>
  }
}

// T[2,3,8] T[2,3,8] T[2,3,8] 8 2 T[24,8] T[24] T[8,8] T[8] bool[3,3] false true 0, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x8xf32>, %arg1: tensor<2x3x8xf32>, %arg2: tensor<2x3x8xf32>, %arg3: tensor<24x8xf32>, %arg4: tensor<24xf32>, %arg5: tensor<8x8xf32>, %arg6: tensor<8xf32>, %arg7: tensor<3x3xi1>) -> (tensor<2x3x8xf32>) {
    %0 = "stablehlo.reshape"(%arg7) : (tensor<3x3xi1>) -> tensor<1x1x3x3xi1>
    %1 = "stablehlo.slice"(%arg3) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 8, 8>, strides = array<i64: 1, 1>}> : (tensor<24x8xf32>) -> tensor<8x8xf32>
    %2 = "stablehlo.slice"(%arg4) <{start_indices = array<i64: 0>, limit_indices = array<i64: 8>, strides = array<i64: 1>}> : (tensor<24xf32>) -> tensor<8xf32>
    %3 = "stablehlo.dot_general"(%arg0, %1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x8xf32>, tensor<8x8xf32>) -> tensor<2x3x8xf32>
    %4 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 2>}> : (tensor<8xf32>) -> tensor<2x3x8xf32>
    %5 = "stablehlo.add"(%3, %4) : (tensor<2x3x8xf32>, tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    %6 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3x8xf32>}> : () -> tensor<2x3x8xf32>
    %7 = "stablehlo.multiply"(%5, %6) : (tensor<2x3x8xf32>, tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    %8 = "stablehlo.reshape"(%7) : (tensor<2x3x8xf32>) -> tensor<2x3x2x4xf32>
    %9 = "stablehlo.transpose"(%8) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<2x3x2x4xf32>) -> tensor<2x2x3x4xf32>
    %10 = "stablehlo.slice"(%arg3) <{start_indices = array<i64: 8, 0>, limit_indices = array<i64: 16, 8>, strides = array<i64: 1, 1>}> : (tensor<24x8xf32>) -> tensor<8x8xf32>
    %11 = "stablehlo.slice"(%arg4) <{start_indices = array<i64: 8>, limit_indices = array<i64: 16>, strides = array<i64: 1>}> : (tensor<24xf32>) -> tensor<8xf32>
    %12 = "stablehlo.dot_general"(%arg1, %10) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x8xf32>, tensor<8x8xf32>) -> tensor<2x3x8xf32>
    %13 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64: 2>}> : (tensor<8xf32>) -> tensor<2x3x8xf32>
    %14 = "stablehlo.add"(%12, %13) : (tensor<2x3x8xf32>, tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    %15 = "stablehlo.reshape"(%14) : (tensor<2x3x8xf32>) -> tensor<2x3x2x4xf32>
    %16 = "stablehlo.transpose"(%15) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<2x3x2x4xf32>) -> tensor<2x2x3x4xf32>
    %17 = "stablehlo.slice"(%arg3) <{start_indices = array<i64: 16, 0>, limit_indices = array<i64: 24, 8>, strides = array<i64: 1, 1>}> : (tensor<24x8xf32>) -> tensor<8x8xf32>
    %18 = "stablehlo.slice"(%arg4) <{start_indices = array<i64: 16>, limit_indices = array<i64: 24>, strides = array<i64: 1>}> : (tensor<24xf32>) -> tensor<8xf32>
    %19 = "stablehlo.dot_general"(%arg2, %17) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x8xf32>, tensor<8x8xf32>) -> tensor<2x3x8xf32>
    %20 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 2>}> : (tensor<8xf32>) -> tensor<2x3x8xf32>
    %21 = "stablehlo.add"(%19, %20) : (tensor<2x3x8xf32>, tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    %22 = "stablehlo.reshape"(%21) : (tensor<2x3x8xf32>) -> tensor<2x3x2x4xf32>
    %23 = "stablehlo.transpose"(%22) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<2x3x2x4xf32>) -> tensor<2x2x3x4xf32>
    %24 = "stablehlo.dot_general"(%9, %16) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x2x3x4xf32>, tensor<2x2x3x4xf32>) -> tensor<2x2x3x3xf32>
    %25 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x3x3xi1>) -> tensor<2x2x3x3xi1>
    %26 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x2x3x3xf32>}> : () -> tensor<2x2x3x3xf32>
    %27 = "stablehlo.select"(%25, %26, %24) : (tensor<2x2x3x3xi1>, tensor<2x2x3x3xf32>, tensor<2x2x3x3xf32>) -> tensor<2x2x3x3xf32>
    %28 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %32 = "stablehlo.reduce"(%27, %28) <{dimensions = array<i64: 3>}> ({
    ^bb0(%r29: tensor<f32>, %r30: tensor<f32>):
      %31 = "stablehlo.maximum"(%r29, %r30) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%31) : (tensor<f32>) -> ()
    }) : (tensor<2x2x3x3xf32>, tensor<f32>) -> tensor<2x2x3xf32>
    %33 = "stablehlo.broadcast_in_dim"(%32) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x2x3xf32>) -> tensor<2x2x3x3xf32>
    %34 = "stablehlo.subtract"(%27, %33) : (tensor<2x2x3x3xf32>, tensor<2x2x3x3xf32>) -> tensor<2x2x3x3xf32>
    %35 = "stablehlo.exponential"(%34) : (tensor<2x2x3x3xf32>) -> tensor<2x2x3x3xf32>
    %36 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %40 = "stablehlo.reduce"(%35, %36) <{dimensions = array<i64: 3>}> ({
    ^bb0(%r37: tensor<f32>, %r38: tensor<f32>):
      %39 = "stablehlo.add"(%r37, %r38) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%39) : (tensor<f32>) -> ()
    }) : (tensor<2x2x3x3xf32>, tensor<f32>) -> tensor<2x2x3xf32>
    %41 = "stablehlo.broadcast_in_dim"(%40) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x2x3xf32>) -> tensor<2x2x3x3xf32>
    %42 = "stablehlo.divide"(%35, %41) : (tensor<2x2x3x3xf32>, tensor<2x2x3x3xf32>) -> tensor<2x2x3x3xf32>
    %43 = "stablehlo.dot_general"(%42, %23) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x2x3x3xf32>, tensor<2x2x3x4xf32>) -> tensor<2x2x3x4xf32>
    %44 = "stablehlo.transpose"(%43) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<2x2x3x4xf32>) -> tensor<2x3x2x4xf32>
    %45 = "stablehlo.reshape"(%44) : (tensor<2x3x2x4xf32>) -> tensor<2x3x8xf32>
    %46 = "stablehlo.dot_general"(%45, %arg5) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x8xf32>, tensor<8x8xf32>) -> tensor<2x3x8xf32>
    %47 = "stablehlo.broadcast_in_dim"(%arg6) <{broadcast_dimensions = array<i64: 2>}> : (tensor<8xf32>) -> tensor<2x3x8xf32>
    %48 = "stablehlo.add"(%46, %47) : (tensor<2x3x8xf32>, tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    return %48 : tensor<2x3x8xf32>
  }
}

// T[2,3,8] T[2,3,8] T[2,3,8] 8 2 T[24,8] T[24] T[8,8] T[8], T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x8xbf16>, %arg1: tensor<2x3x8xbf16>, %arg2: tensor<2x3x8xbf16>, %arg3: tensor<24x8xbf16>, %arg4: tensor<24xbf16>, %arg5: tensor<8x8xbf16>, %arg6: tensor<8xbf16>) -> (tensor<2x3x8xbf16>, tensor<2x3x3xbf16>) {
    %0 = "stablehlo.slice"(%arg3) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 8, 8>, strides = array<i64: 1, 1>}> : (tensor<24x8xbf16>) -> tensor<8x8xbf16>
    %1 = "stablehlo.slice"(%arg4) <{start_indices = array<i64: 0>, limit_indices = array<i64: 8>, strides = array<i64: 1>}> : (tensor<24xbf16>) -> tensor<8xbf16>
    %2 = "stablehlo.convert"(%arg0) : (tensor<2x3x8xbf16>) -> tensor<2x3x8xf32>
    %3 = "stablehlo.convert"(%0) : (tensor<8x8xbf16>) -> tensor<8x8xf32>
    %4 = "stablehlo.dot_general"(%2, %3) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x3x8xf32>, tensor<8x8xf32>) -> tensor<2x3x8xf32>
    %5 = "stablehlo.convert"(%1) : (tensor<8xbf16>) -> tensor<8xf32>
    %6 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64: 2>}> : (tensor<8xf32>) -> tensor<2x3x8xf32>
    %7 = "stablehlo.add"(%4, %6) : (tensor<2x3x8xf32>, tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    %8 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3x8xf32>}> : () -> tensor<2x3x8xf32>
    %9 = "stablehlo.multiply"(%7, %8) : (tensor<2x3x8xf32>, tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    %10 = "stablehlo.convert"(%9) : (tensor<2x3x8xf32>) -> tensor<2x3x8xbf16>
    %11 = "stablehlo.reshape"(%10) : (tensor<2x3x8xbf16>) -> tensor<2x3x2x4xbf16>
    %12 = "stablehlo.transpose"(%11) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<2x3x2x4xbf16>) -> tensor<2x2x3x4xbf16>
    %13 = "stablehlo.slice"(%arg3) <{start_indices = array<i64: 8, 0>, limit_indices = array<i64: 16, 8>, strides = array<i64: 1, 1>}> : (tensor<24x8xbf16>) -> tensor<8x8xbf16>
    %14 = "stablehlo.slice"(%arg4) <{start_indices = array<i64: 8>, limit_indices = array<i64: 16>, strides = array<i64: 1>}> : (tensor<24xbf16>) -> tensor<8xbf16>
    %15 = "stablehlo.convert"(%arg1) : (tensor<2x3x8xbf16>) -> tensor<2x3x8xf32>
    %16 = "stablehlo.convert"(%13) : (tensor<8x8xbf16>) -> tensor<8x8xf32>
    %17 = "stablehlo.dot_general"(%15, %16) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x3x8xf32>, tensor<8x8xf32>) -> tensor<2x3x8xf32>
    %18 = "stablehlo.convert"(%14) : (tensor<8xbf16>) -> tensor<8xf32>
    %19 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 2>}> : (tensor<8xf32>) -> tensor<2x3x8xf32>
    %20 = "stablehlo.add"(%17, %19) : (tensor<2x3x8xf32>, tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    %21 = "stablehlo.convert"(%20) : (tensor<2x3x8xf32>) -> tensor<2x3x8xbf16>
    %22 = "stablehlo.reshape"(%21) : (tensor<2x3x8xbf16>) -> tensor<2x3x2x4xbf16>
    %23 = "stablehlo.transpose"(%22) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<2x3x2x4xbf16>) -> tensor<2x2x3x4xbf16>
    %24 = "stablehlo.slice"(%arg3) <{start_indices = array<i64: 16, 0>, limit_indices = array<i64: 24, 8>, strides = array<i64: 1, 1>}> : (tensor<24x8xbf16>) -> tensor<8x8xbf16>
    %25 = "stablehlo.slice"(%arg4) <{start_indices = array<i64: 16>, limit_indices = array<i64: 24>, strides = array<i64: 1>}> : (tensor<24xbf16>) -> tensor<8xbf16>
    %26 = "stablehlo.convert"(%arg2) : (tensor<2x3x8xbf16>) -> tensor<2x3x8xf32>
    %27 = "stablehlo.convert"(%24) : (tensor<8x8xbf16>) -> tensor<8x8xf32>
    %28 = "stablehlo.dot_general"(%26, %27) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x3x8xf32>, tensor<8x8xf32>) -> tensor<2x3x8xf32>
    %29 = "stablehlo.convert"(%25) : (tensor<8xbf16>) -> tensor<8xf32>
    %30 = "stablehlo.broadcast_in_dim"(%29) <{broadcast_dimensions = array<i64: 2>}> : (tensor<8xf32>) -> tensor<2x3x8xf32>
    %31 = "stablehlo.add"(%28, %30) : (tensor<2x3x8xf32>, tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    %32 = "stablehlo.convert"(%31) : (tensor<2x3x8xf32>) -> tensor<2x3x8xbf16>
    %33 = "stablehlo.reshape"(%32) : (tensor<2x3x8xbf16>) -> tensor<2x3x2x4xbf16>
    %34 = "stablehlo.transpose"(%33) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<2x3x2x4xbf16>) -> tensor<2x2x3x4xbf16>
    %35 = "stablehlo.convert"(%12) : (tensor<2x2x3x4xbf16>) -> tensor<2x2x3x4xf32>
    %36 = "stablehlo.convert"(%23) : (tensor<2x2x3x4xbf16>) -> tensor<2x2x3x4xf32>
    %37 = "stablehlo.dot_general"(%35, %36) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x2x3x4xf32>, tensor<2x2x3x4xf32>) -> tensor<2x2x3x3xf32>
    %38 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %42 = "stablehlo.reduce"(%37, %38) <{dimensions = array<i64: 3>}> ({
    ^bb0(%r39: tensor<f32>, %r40: tensor<f32>):
      %41 = "stablehlo.maximum"(%r39, %r40) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%41) : (tensor<f32>) -> ()
    }) : (tensor<2x2x3x3xf32>, tensor<f32>) -> tensor<2x2x3xf32>
    %43 = "stablehlo.broadcast_in_dim"(%42) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x2x3xf32>) -> tensor<2x2x3x3xf32>
    %44 = "stablehlo.subtract"(%37, %43) : (tensor<2x2x3x3xf32>, tensor<2x2x3x3xf32>) -> tensor<2x2x3x3xf32>
    %45 = "stablehlo.exponential"(%44) : (tensor<2x2x3x3xf32>) -> tensor<2x2x3x3xf32>
    %46 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %50 = "stablehlo.reduce"(%45, %46) <{dimensions = array<i64: 3>}> ({
    ^bb0(%r47: tensor<f32>, %r48: tensor<f32>):
      %49 = "stablehlo.add"(%r47, %r48) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%49) : (tensor<f32>) -> ()
    }) : (tensor<2x2x3x3xf32>, tensor<f32>) -> tensor<2x2x3xf32>
    %51 = "stablehlo.broadcast_in_dim"(%50) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x2x3xf32>) -> tensor<2x2x3x3xf32>
    %52 = "stablehlo.divide"(%45, %51) : (tensor<2x2x3x3xf32>, tensor<2x2x3x3xf32>) -> tensor<2x2x3x3xf32>
    %53 = "stablehlo.convert"(%52) : (tensor<2x2x3x3xf32>) -> tensor<2x2x3x3xbf16>
    %54 = "stablehlo.convert"(%53) : (tensor<2x2x3x3xbf16>) -> tensor<2x2x3x3xf32>
    %55 = "stablehlo.convert"(%34) : (tensor<2x2x3x4xbf16>) -> tensor<2x2x3x4xf32>
    %56 = "stablehlo.dot_general"(%54, %55) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x2x3x3xf32>, tensor<2x2x3x4xf32>) -> tensor<2x2x3x4xf32>
    %57 = "stablehlo.convert"(%56) : (tensor<2x2x3x4xf32>) -> tensor<2x2x3x4xbf16>
    %58 = "stablehlo.transpose"(%57) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<2x2x3x4xbf16>) -> tensor<2x3x2x4xbf16>
    %59 = "stablehlo.reshape"(%58) : (tensor<2x3x2x4xbf16>) -> tensor<2x3x8xbf16>
    %60 = "stablehlo.convert"(%59) : (tensor<2x3x8xbf16>) -> tensor<2x3x8xf32>
    %61 = "stablehlo.convert"(%arg5) : (tensor<8x8xbf16>) -> tensor<8x8xf32>
    %62 = "stablehlo.dot_general"(%60, %61) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x3x8xf32>, tensor<8x8xf32>) -> tensor<2x3x8xf32>
    %63 = "stablehlo.convert"(%arg6) : (tensor<8xbf16>) -> tensor<8xf32>
    %64 = "stablehlo.broadcast_in_dim"(%63) <{broadcast_dimensions = array<i64: 2>}> : (tensor<8xf32>) -> tensor<2x3x8xf32>
    %65 = "stablehlo.add"(%62, %64) : (tensor<2x3x8xf32>, tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    %66 = "stablehlo.convert"(%65) : (tensor<2x3x8xf32>) -> tensor<2x3x8xbf16>
    %67 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %71 = "stablehlo.reduce"(%52, %67) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r68: tensor<f32>, %r69: tensor<f32>):
      %70 = "stablehlo.add"(%r68, %r69) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%70) : (tensor<f32>) -> ()
    }) : (tensor<2x2x3x3xf32>, tensor<f32>) -> tensor<2x3x3xf32>
    %72 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x3x3xf32>}> : () -> tensor<2x3x3xf32>
    %73 = "stablehlo.divide"(%71, %72) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %74 = "stablehlo.convert"(%73) : (tensor<2x3x3xf32>) -> tensor<2x3x3xbf16>
    return %66, %74 : tensor<2x3x8xbf16>, tensor<2x3x3xbf16>
  }
}

// T[2,3,8] T[2,3,8] T[2,3,8] 8 2 T[24,8] T[24] T[8,8] T[8], T = float16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x8xf16>, %arg1: tensor<2x3x8xf16>, %arg2: tensor<2x3x8xf16>, %arg3: tensor<24x8xf16>, %arg4: tensor<24xf16>, %arg5: tensor<8x8xf16>, %arg6: tensor<8xf16>) -> (tensor<2x3x8xf16>, tensor<2x3x3xf16>) {
    %0 = "stablehlo.slice"(%arg3) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 8, 8>, strides = array<i64: 1, 1>}> : (tensor<24x8xf16>) -> tensor<8x8xf16>
    %1 = "stablehlo.slice"(%arg4) <{start_indices = array<i64: 0>, limit_indices = array<i64: 8>, strides = array<i64: 1>}> : (tensor<24xf16>) -> tensor<8xf16>
    %2 = "stablehlo.convert"(%arg0) : (tensor<2x3x8xf16>) -> tensor<2x3x8xf32>
    %3 = "stablehlo.convert"(%0) : (tensor<8x8xf16>) -> tensor<8x8xf32>
    %4 = "stablehlo.dot_general"(%2, %3) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x8xf32>, tensor<8x8xf32>) -> tensor<2x3x8xf32>
    %5 = "stablehlo.convert"(%1) : (tensor<8xf16>) -> tensor<8xf32>
    %6 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64: 2>}> : (tensor<8xf32>) -> tensor<2x3x8xf32>
    %7 = "stablehlo.add"(%4, %6) : (tensor<2x3x8xf32>, tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    %8 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3x8xf32>}> : () -> tensor<2x3x8xf32>
    %9 = "stablehlo.multiply"(%7, %8) : (tensor<2x3x8xf32>, tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    %10 = "stablehlo.convert"(%9) : (tensor<2x3x8xf32>) -> tensor<2x3x8xf16>
    %11 = "stablehlo.reshape"(%10) : (tensor<2x3x8xf16>) -> tensor<2x3x2x4xf16>
    %12 = "stablehlo.transpose"(%11) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<2x3x2x4xf16>) -> tensor<2x2x3x4xf16>
    %13 = "stablehlo.slice"(%arg3) <{start_indices = array<i64: 8, 0>, limit_indices = array<i64: 16, 8>, strides = array<i64: 1, 1>}> : (tensor<24x8xf16>) -> tensor<8x8xf16>
    %14 = "stablehlo.slice"(%arg4) <{start_indices = array<i64: 8>, limit_indices = array<i64: 16>, strides = array<i64: 1>}> : (tensor<24xf16>) -> tensor<8xf16>
    %15 = "stablehlo.convert"(%arg1) : (tensor<2x3x8xf16>) -> tensor<2x3x8xf32>
    %16 = "stablehlo.convert"(%13) : (tensor<8x8xf16>) -> tensor<8x8xf32>
    %17 = "stablehlo.dot_general"(%15, %16) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x8xf32>, tensor<8x8xf32>) -> tensor<2x3x8xf32>
    %18 = "stablehlo.convert"(%14) : (tensor<8xf16>) -> tensor<8xf32>
    %19 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 2>}> : (tensor<8xf32>) -> tensor<2x3x8xf32>
    %20 = "stablehlo.add"(%17, %19) : (tensor<2x3x8xf32>, tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    %21 = "stablehlo.convert"(%20) : (tensor<2x3x8xf32>) -> tensor<2x3x8xf16>
    %22 = "stablehlo.reshape"(%21) : (tensor<2x3x8xf16>) -> tensor<2x3x2x4xf16>
    %23 = "stablehlo.transpose"(%22) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<2x3x2x4xf16>) -> tensor<2x2x3x4xf16>
    %24 = "stablehlo.slice"(%arg3) <{start_indices = array<i64: 16, 0>, limit_indices = array<i64: 24, 8>, strides = array<i64: 1, 1>}> : (tensor<24x8xf16>) -> tensor<8x8xf16>
    %25 = "stablehlo.slice"(%arg4) <{start_indices = array<i64: 16>, limit_indices = array<i64: 24>, strides = array<i64: 1>}> : (tensor<24xf16>) -> tensor<8xf16>
    %26 = "stablehlo.convert"(%arg2) : (tensor<2x3x8xf16>) -> tensor<2x3x8xf32>
    %27 = "stablehlo.convert"(%24) : (tensor<8x8xf16>) -> tensor<8x8xf32>
    %28 = "stablehlo.dot_general"(%26, %27) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x8xf32>, tensor<8x8xf32>) -> tensor<2x3x8xf32>
    %29 = "stablehlo.convert"(%25) : (tensor<8xf16>) -> tensor<8xf32>
    %30 = "stablehlo.broadcast_in_dim"(%29) <{broadcast_dimensions = array<i64: 2>}> : (tensor<8xf32>) -> tensor<2x3x8xf32>
    %31 = "stablehlo.add"(%28, %30) : (tensor<2x3x8xf32>, tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    %32 = "stablehlo.convert"(%31) : (tensor<2x3x8xf32>) -> tensor<2x3x8xf16>
    %33 = "stablehlo.reshape"(%32) : (tensor<2x3x8xf16>) -> tensor<2x3x2x4xf16>
    %34 = "stablehlo.transpose"(%33) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<2x3x2x4xf16>) -> tensor<2x2x3x4xf16>
    %35 = "stablehlo.convert"(%12) : (tensor<2x2x3x4xf16>) -> tensor<2x2x3x4xf32>
    %36 = "stablehlo.convert"(%23) : (tensor<2x2x3x4xf16>) -> tensor<2x2x3x4xf32>
    %37 = "stablehlo.dot_general"(%35, %36) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x2x3x4xf32>, tensor<2x2x3x4xf32>) -> tensor<2x2x3x3xf32>
    %38 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %42 = "stablehlo.reduce"(%37, %38) <{dimensions = array<i64: 3>}> ({
    ^bb0(%r39: tensor<f32>, %r40: tensor<f32>):
      %41 = "stablehlo.maximum"(%r39, %r40) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%41) : (tensor<f32>) -> ()
    }) : (tensor<2x2x3x3xf32>, tensor<f32>) -> tensor<2x2x3xf32>
    %43 = "stablehlo.broadcast_in_dim"(%42) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x2x3xf32>) -> tensor<2x2x3x3xf32>
    %44 = "stablehlo.subtract"(%37, %43) : (tensor<2x2x3x3xf32>, tensor<2x2x3x3xf32>) -> tensor<2x2x3x3xf32>
    %45 = "stablehlo.exponential"(%44) : (tensor<2x2x3x3xf32>) -> tensor<2x2x3x3xf32>
    %46 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %50 = "stablehlo.reduce"(%45, %46) <{dimensions = array<i64: 3>}> ({
    ^bb0(%r47: tensor<f32>, %r48: tensor<f32>):
      %49 = "stablehlo.add"(%r47, %r48) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%49) : (tensor<f32>) -> ()
    }) : (tensor<2x2x3x3xf32>, tensor<f32>) -> tensor<2x2x3xf32>
    %51 = "stablehlo.broadcast_in_dim"(%50) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x2x3xf32>) -> tensor<2x2x3x3xf32>
    %52 = "stablehlo.divide"(%45, %51) : (tensor<2x2x3x3xf32>, tensor<2x2x3x3xf32>) -> tensor<2x2x3x3xf32>
    %53 = "stablehlo.convert"(%52) : (tensor<2x2x3x3xf32>) -> tensor<2x2x3x3xf16>
    %54 = "stablehlo.convert"(%53) : (tensor<2x2x3x3xf16>) -> tensor<2x2x3x3xf32>
    %55 = "stablehlo.convert"(%34) : (tensor<2x2x3x4xf16>) -> tensor<2x2x3x4xf32>
    %56 = "stablehlo.dot_general"(%54, %55) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x2x3x3xf32>, tensor<2x2x3x4xf32>) -> tensor<2x2x3x4xf32>
    %57 = "stablehlo.convert"(%56) : (tensor<2x2x3x4xf32>) -> tensor<2x2x3x4xf16>
    %58 = "stablehlo.transpose"(%57) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<2x2x3x4xf16>) -> tensor<2x3x2x4xf16>
    %59 = "stablehlo.reshape"(%58) : (tensor<2x3x2x4xf16>) -> tensor<2x3x8xf16>
    %60 = "stablehlo.convert"(%59) : (tensor<2x3x8xf16>) -> tensor<2x3x8xf32>
    %61 = "stablehlo.convert"(%arg5) : (tensor<8x8xf16>) -> tensor<8x8xf32>
    %62 = "stablehlo.dot_general"(%60, %61) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x8xf32>, tensor<8x8xf32>) -> tensor<2x3x8xf32>
    %63 = "stablehlo.convert"(%arg6) : (tensor<8xf16>) -> tensor<8xf32>
    %64 = "stablehlo.broadcast_in_dim"(%63) <{broadcast_dimensions = array<i64: 2>}> : (tensor<8xf32>) -> tensor<2x3x8xf32>
    %65 = "stablehlo.add"(%62, %64) : (tensor<2x3x8xf32>, tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    %66 = "stablehlo.convert"(%65) : (tensor<2x3x8xf32>) -> tensor<2x3x8xf16>
    %67 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %71 = "stablehlo.reduce"(%52, %67) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r68: tensor<f32>, %r69: tensor<f32>):
      %70 = "stablehlo.add"(%r68, %r69) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%70) : (tensor<f32>) -> ()
    }) : (tensor<2x2x3x3xf32>, tensor<f32>) -> tensor<2x3x3xf32>
    %72 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x3x3xf32>}> : () -> tensor<2x3x3xf32>
    %73 = "stablehlo.divide"(%71, %72) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %74 = "stablehlo.convert"(%73) : (tensor<2x3x3xf32>) -> tensor<2x3x3xf16>
    return %66, %74 : tensor<2x3x8xf16>, tensor<2x3x3xf16>
  }
}

// T[2,3,8] T[2,3,8] T[2,3,8] 8 2 T[24,8] T[24] T[8,8] T[8], T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x8xf64>, %arg1: tensor<2x3x8xf64>, %arg2: tensor<2x3x8xf64>, %arg3: tensor<24x8xf64>, %arg4: tensor<24xf64>, %arg5: tensor<8x8xf64>, %arg6: tensor<8xf64>) -> (tensor<2x3x8xf64>, tensor<2x3x3xf64>) {
    %0 = "stablehlo.slice"(%arg3) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 8, 8>, strides = array<i64: 1, 1>}> : (tensor<24x8xf64>) -> tensor<8x8xf64>
    %1 = "stablehlo.slice"(%arg4) <{start_indices = array<i64: 0>, limit_indices = array<i64: 8>, strides = array<i64: 1>}> : (tensor<24xf64>) -> tensor<8xf64>
    %2 = "stablehlo.dot_general"(%arg0, %0) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x8xf64>, tensor<8x8xf64>) -> tensor<2x3x8xf64>
    %3 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 2>}> : (tensor<8xf64>) -> tensor<2x3x8xf64>
    %4 = "stablehlo.add"(%2, %3) : (tensor<2x3x8xf64>, tensor<2x3x8xf64>) -> tensor<2x3x8xf64>
    %5 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3x8xf64>}> : () -> tensor<2x3x8xf64>
    %6 = "stablehlo.multiply"(%4, %5) : (tensor<2x3x8xf64>, tensor<2x3x8xf64>) -> tensor<2x3x8xf64>
    %7 = "stablehlo.reshape"(%6) : (tensor<2x3x8xf64>) -> tensor<2x3x2x4xf64>
    %8 = "stablehlo.transpose"(%7) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<2x3x2x4xf64>) -> tensor<2x2x3x4xf64>
    %9 = "stablehlo.slice"(%arg3) <{start_indices = array<i64: 8, 0>, limit_indices = array<i64: 16, 8>, strides = array<i64: 1, 1>}> : (tensor<24x8xf64>) -> tensor<8x8xf64>
    %10 = "stablehlo.slice"(%arg4) <{start_indices = array<i64: 8>, limit_indices = array<i64: 16>, strides = array<i64: 1>}> : (tensor<24xf64>) -> tensor<8xf64>
    %11 = "stablehlo.dot_general"(%arg1, %9) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x8xf64>, tensor<8x8xf64>) -> tensor<2x3x8xf64>
    %12 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64: 2>}> : (tensor<8xf64>) -> tensor<2x3x8xf64>
    %13 = "stablehlo.add"(%11, %12) : (tensor<2x3x8xf64>, tensor<2x3x8xf64>) -> tensor<2x3x8xf64>
    %14 = "stablehlo.reshape"(%13) : (tensor<2x3x8xf64>) -> tensor<2x3x2x4xf64>
    %15 = "stablehlo.transpose"(%14) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<2x3x2x4xf64>) -> tensor<2x2x3x4xf64>
    %16 = "stablehlo.slice"(%arg3) <{start_indices = array<i64: 16, 0>, limit_indices = array<i64: 24, 8>, strides = array<i64: 1, 1>}> : (tensor<24x8xf64>) -> tensor<8x8xf64>
    %17 = "stablehlo.slice"(%arg4) <{start_indices = array<i64: 16>, limit_indices = array<i64: 24>, strides = array<i64: 1>}> : (tensor<24xf64>) -> tensor<8xf64>
    %18 = "stablehlo.dot_general"(%arg2, %16) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x8xf64>, tensor<8x8xf64>) -> tensor<2x3x8xf64>
    %19 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64: 2>}> : (tensor<8xf64>) -> tensor<2x3x8xf64>
    %20 = "stablehlo.add"(%18, %19) : (tensor<2x3x8xf64>, tensor<2x3x8xf64>) -> tensor<2x3x8xf64>
    %21 = "stablehlo.reshape"(%20) : (tensor<2x3x8xf64>) -> tensor<2x3x2x4xf64>
    %22 = "stablehlo.transpose"(%21) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<2x3x2x4xf64>) -> tensor<2x2x3x4xf64>
    %23 = "stablehlo.dot_general"(%8, %15) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x2x3x4xf64>, tensor<2x2x3x4xf64>) -> tensor<2x2x3x3xf64>
    %24 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<f64>}> : () -> tensor<f64>
    %28 = "stablehlo.reduce"(%23, %24) <{dimensions = array<i64: 3>}> ({
    ^bb0(%r25: tensor<f64>, %r26: tensor<f64>):
      %27 = "stablehlo.maximum"(%r25, %r26) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%27) : (tensor<f64>) -> ()
    }) : (tensor<2x2x3x3xf64>, tensor<f64>) -> tensor<2x2x3xf64>
    %29 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x2x3xf64>) -> tensor<2x2x3x3xf64>
    %30 = "stablehlo.subtract"(%23, %29) : (tensor<2x2x3x3xf64>, tensor<2x2x3x3xf64>) -> tensor<2x2x3x3xf64>
    %31 = "stablehlo.exponential"(%30) : (tensor<2x2x3x3xf64>) -> tensor<2x2x3x3xf64>
    %32 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %36 = "stablehlo.reduce"(%31, %32) <{dimensions = array<i64: 3>}> ({
    ^bb0(%r33: tensor<f64>, %r34: tensor<f64>):
      %35 = "stablehlo.add"(%r33, %r34) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%35) : (tensor<f64>) -> ()
    }) : (tensor<2x2x3x3xf64>, tensor<f64>) -> tensor<2x2x3xf64>
    %37 = "stablehlo.broadcast_in_dim"(%36) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x2x3xf64>) -> tensor<2x2x3x3xf64>
    %38 = "stablehlo.divide"(%31, %37) : (tensor<2x2x3x3xf64>, tensor<2x2x3x3xf64>) -> tensor<2x2x3x3xf64>
    %39 = "stablehlo.dot_general"(%38, %22) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x2x3x3xf64>, tensor<2x2x3x4xf64>) -> tensor<2x2x3x4xf64>
    %40 = "stablehlo.transpose"(%39) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<2x2x3x4xf64>) -> tensor<2x3x2x4xf64>
    %41 = "stablehlo.reshape"(%40) : (tensor<2x3x2x4xf64>) -> tensor<2x3x8xf64>
    %42 = "stablehlo.dot_general"(%41, %arg5) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x8xf64>, tensor<8x8xf64>) -> tensor<2x3x8xf64>
    %43 = "stablehlo.broadcast_in_dim"(%arg6) <{broadcast_dimensions = array<i64: 2>}> : (tensor<8xf64>) -> tensor<2x3x8xf64>
    %44 = "stablehlo.add"(%42, %43) : (tensor<2x3x8xf64>, tensor<2x3x8xf64>) -> tensor<2x3x8xf64>
    %45 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %49 = "stablehlo.reduce"(%38, %45) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r46: tensor<f64>, %r47: tensor<f64>):
      %48 = "stablehlo.add"(%r46, %r47) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%48) : (tensor<f64>) -> ()
    }) : (tensor<2x2x3x3xf64>, tensor<f64>) -> tensor<2x3x3xf64>
    %50 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x3x3xf64>}> : () -> tensor<2x3x3xf64>
    %51 = "stablehlo.divide"(%49, %50) : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
    return %44, %51 : tensor<2x3x8xf64>, tensor<2x3x3xf64>
  }
}
