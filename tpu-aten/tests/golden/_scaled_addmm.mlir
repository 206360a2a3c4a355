// aten::_scaled_addmm(Tensor self, Tensor mat1, Tensor mat2, Tensor[] scale_a, int[] recipe_a, int[] swizzle_a, Tensor[] scale_b, int[] recipe_b, int[] swizzle_b, int[] contraction_dim=[], *, Scalar beta=1, Scalar alpha=1, bool use_fast_accum=False) -> Tensor

// bf16[2,4] T[2,16] T[16,4] {f32[]} (0) (0) {f32[]} (0) (0) () 2 0.5, T = float8_e4m3fn
module @torchtpu {
  func.func public @main(%arg0: tensor<2x4xbf16>, %arg1: tensor<2x16xf8E4M3FN>, %arg2: tensor<16x4xf8E4M3FN>, %arg3: tensor<f32>, %arg4: tensor<f32>, %s0: tensor<f32>, %s1: tensor<f32>) -> (tensor<2x4xbf16>) {
    %0 = "stablehlo.reshape"(%arg3) : (tensor<f32>) -> tensor<1x1xf32>
    %1 = "stablehlo.reshape"(%arg4) : (tensor<f32>) -> tensor<1x1xf32>
    %2 = "stablehlo.convert"(%arg1) : (tensor<2x16xf8E4M3FN>) -> tensor<2x16xf32>
    %3 = "stablehlo.convert"(%arg2) : (tensor<16x4xf8E4M3FN>) -> tensor<16x4xf32>
    %4 = "stablehlo.dot_general"(%2, %3) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x16xf32>, tensor<16x4xf32>) -> tensor<2x4xf32>
    %5 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xf32>) -> tensor<2x4xf32>
    %6 = "stablehlo.multiply"(%4, %5) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %7 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xf32>) -> tensor<2x4xf32>
    %8 = "stablehlo.multiply"(%6, %7) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %9 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4xf32>
    %10 = "stablehlo.multiply"(%8, %9) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %11 = "stablehlo.broadcast_in_dim"(%s1) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4xf32>
    %12 = "stablehlo.convert"(%arg0) : (tensor<2x4xbf16>) -> tensor<2x4xf32>
    %13 = "stablehlo.multiply"(%12, %11) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %14 = "stablehlo.add"(%13, %10) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %15 = "stablehlo.convert"(%14) : (tensor<2x4xf32>) -> tensor<2x4xbf16>
    return %15 : tensor<2x4xbf16>
  }
}

// bf16[2,4] T[2,16] T[16,4] {f32[]} (0) (0) {f32[]} (0) (0) () 0 0.5, T = float8_e4m3fn
module @torchtpu {
  func.func public @main(%arg0: tensor<2x4xbf16>, %arg1: tensor<2x16xf8E4M3FN>, %arg2: tensor<16x4xf8E4M3FN>, %arg3: tensor<f32>, %arg4: tensor<f32>, %s0: tensor<f32>) -> (tensor<2x4xbf16>) {
    %0 = "stablehlo.reshape"(%arg3) : (tensor<f32>) -> tensor<1x1xf32>
    %1 = "stablehlo.reshape"(%arg4) : (tensor<f32>) -> tensor<1x1xf32>
    %2 = "stablehlo.convert"(%arg1) : (tensor<2x16xf8E4M3FN>) -> tensor<2x16xf32>
    %3 = "stablehlo.convert"(%arg2) : (tensor<16x4xf8E4M3FN>) -> tensor<16x4xf32>
    %4 = "stablehlo.dot_general"(%2, %3) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x16xf32>, tensor<16x4xf32>) -> tensor<2x4xf32>
    %5 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xf32>) -> tensor<2x4xf32>
    %6 = "stablehlo.multiply"(%4, %5) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %7 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xf32>) -> tensor<2x4xf32>
    %8 = "stablehlo.multiply"(%6, %7) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %9 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4xf32>
    %10 = "stablehlo.multiply"(%8, %9) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %11 = "stablehlo.convert"(%10) : (tensor<2x4xf32>) -> tensor<2x4xbf16>
    return %11 : tensor<2x4xbf16>
  }
}

// bf16[2,4] T[2,16] T[16,4] {f32[]} (0) (0) {f32[]} (0) (0) () 2 0.5, T = float8_e5m2
module @torchtpu {
  func.func public @main(%arg0: tensor<2x4xbf16>, %arg1: tensor<2x16xf8E5M2>, %arg2: tensor<16x4xf8E5M2>, %arg3: tensor<f32>, %arg4: tensor<f32>, %s0: tensor<f32>, %s1: tensor<f32>) -> (tensor<2x4xbf16>) {
    %0 = "stablehlo.reshape"(%arg3) : (tensor<f32>) -> tensor<1x1xf32>
    %1 = "stablehlo.reshape"(%arg4) : (tensor<f32>) -> tensor<1x1xf32>
    %2 = "stablehlo.convert"(%arg1) : (tensor<2x16xf8E5M2>) -> tensor<2x16xf32>
    %3 = "stablehlo.convert"(%arg2) : (tensor<16x4xf8E5M2>) -> tensor<16x4xf32>
    %4 = "stablehlo.dot_general"(%2, %3) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x16xf32>, tensor<16x4xf32>) -> tensor<2x4xf32>
    %5 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xf32>) -> tensor<2x4xf32>
    %6 = "stablehlo.multiply"(%4, %5) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %7 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xf32>) -> tensor<2x4xf32>
    %8 = "stablehlo.multiply"(%6, %7) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %9 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4xf32>
    %10 = "stablehlo.multiply"(%8, %9) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %11 = "stablehlo.broadcast_in_dim"(%s1) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4xf32>
    %12 = "stablehlo.convert"(%arg0) : (tensor<2x4xbf16>) -> tensor<2x4xf32>
    %13 = "stablehlo.multiply"(%12, %11) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %14 = "stablehlo.add"(%13, %10) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %15 = "stablehlo.convert"(%14) : (tensor<2x4xf32>) -> tensor<2x4xbf16>
    return %15 : tensor<2x4xbf16>
  }
}
