// aten::_scaled_mm_v2(Tensor self, Tensor mat2, Tensor[] scale_a, int[] recipe_a, int[] swizzle_a, Tensor[] scale_b, int[] recipe_b, int[] swizzle_b, Tensor? bias, ScalarType? out_dtype, int[] contraction_dim=[], bool use_fast_accum=False) -> Tensor

// T[2,16] T[16,4] {f32[]} (0) (0) {f32[]} (0) (0) none @bf16, T = float8_e4m3fn
module @torchtpu {
  func.func public @main(%arg0: tensor<2x16xf8E4M3FN>, %arg1: tensor<16x4xf8E4M3FN>, %arg2: tensor<f32>, %arg3: tensor<f32>) -> (tensor<2x4xbf16>) {
    %0 = "stablehlo.reshape"(%arg2) : (tensor<f32>) -> tensor<1x1xf32>
    %1 = "stablehlo.reshape"(%arg3) : (tensor<f32>) -> tensor<1x1xf32>
    %2 = "stablehlo.convert"(%arg0) : (tensor<2x16xf8E4M3FN>) -> tensor<2x16xf32>
    %3 = "stablehlo.convert"(%arg1) : (tensor<16x4xf8E4M3FN>) -> tensor<16x4xf32>
    %4 = "stablehlo.dot_general"(%2, %3) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x16xf32>, tensor<16x4xf32>) -> tensor<2x4xf32>
    %5 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xf32>) -> tensor<2x4xf32>
    %6 = "stablehlo.multiply"(%4, %5) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %7 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xf32>) -> tensor<2x4xf32>
    %8 = "stablehlo.multiply"(%6, %7) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %9 = "stablehlo.convert"(%8) : (tensor<2x4xf32>) -> tensor<2x4xbf16>
    return %9 : tensor<2x4xbf16>
  }
}

// T[2,16] T[16,4] {f32[2,1]} (1) (0) {f32[1,4]} (1) (0) bf16[4] @bf16, T = float8_e4m3fn
module @torchtpu {
  func.func public @main(%arg0: tensor<2x16xf8E4M3FN>, %arg1: tensor<16x4xf8E4M3FN>, %arg2: tensor<2x1xf32>, %arg3: tensor<1x4xf32>, %arg4: tensor<4xbf16>) -> (tensor<2x4xbf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x16xf8E4M3FN>) -> tensor<2x16xf32>
    %1 = "stablehlo.convert"(%arg1) : (tensor<16x4xf8E4M3FN>) -> tensor<16x4xf32>
    %2 = "stablehlo.dot_general"(%0, %1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x16xf32>, tensor<16x4xf32>) -> tensor<2x4xf32>
    %3 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xf32>) -> tensor<2x4xf32>
    %4 = "stablehlo.multiply"(%2, %3) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %5 = "stablehlo.broadcast_in_dim"(%arg3) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x4xf32>) -> tensor<2x4xf32>
    %6 = "stablehlo.multiply"(%4, %5) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %7 = "stablehlo.convert"(%arg4) : (tensor<4xbf16>) -> tensor<4xf32>
    %8 = "stablehlo.reshape"(%7) : (tensor<4xf32>) -> tensor<1x4xf32>
    %9 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x4xf32>) -> tensor<2x4xf32>
    %10 = "stablehlo.add"(%6, %9) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %11 = "stablehlo.convert"(%10) : (tensor<2x4xf32>) -> tensor<2x4xbf16>
    return %11 : tensor<2x4xbf16>
  }
}

// T[2,64] T[64,4] {f8e8m0[512]} (3) (1) {f8e8m0[512]} (3) (1) none @bf16, T = float8_e4m3fn
module @torchtpu {
  func.func public @main(%arg0: tensor<2x64xf8E4M3FN>, %arg1: tensor<64x4xf8E4M3FN>, %arg2: tensor<512xf8E8M0FNU>, %arg3: tensor<512xf8E8M0FNU>) -> (tensor<2x4xbf16>) {
    %0 = "stablehlo.bitcast_convert"(%arg2) : (tensor<512xf8E8M0FNU>) -> tensor<512xui8>
    %1 = "stablehlo.convert"(%0) : (tensor<512xui8>) -> tensor<512xui32>
    %2 = "stablehlo.constant"() <{value = dense<23> : tensor<512xui32>}> : () -> tensor<512xui32>
    %3 = "stablehlo.shift_left"(%1, %2) : (tensor<512xui32>, tensor<512xui32>) -> tensor<512xui32>
    %4 = "stablehlo.constant"() <{value = dense<4194304> : tensor<512xui32>}> : () -> tensor<512xui32>
    %5 = "stablehlo.constant"() <{value = dense<2143289344> : tensor<512xui32>}> : () -> tensor<512xui32>
    %6 = "stablehlo.constant"() <{value = dense<0> : tensor<512xui32>}> : () -> tensor<512xui32>
    %7 = "stablehlo.compare"(%1, %6) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<512xui32>, tensor<512xui32>) -> tensor<512xi1>
    %8 = "stablehlo.constant"() <{value = dense<255> : tensor<512xui32>}> : () -> tensor<512xui32>
    %9 = "stablehlo.compare"(%1, %8) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<512xui32>, tensor<512xui32>) -> tensor<512xi1>
    %10 = "stablehlo.select"(%7, %4, %3) : (tensor<512xi1>, tensor<512xui32>, tensor<512xui32>) -> tensor<512xui32>
    %11 = "stablehlo.select"(%9, %5, %10) : (tensor<512xi1>, tensor<512xui32>, tensor<512xui32>) -> tensor<512xui32>
    %12 = "stablehlo.bitcast_convert"(%11) : (tensor<512xui32>) -> tensor<512xf32>
    %13 = "stablehlo.bitcast_convert"(%arg3) : (tensor<512xf8E8M0FNU>) -> tensor<512xui8>
    %14 = "stablehlo.convert"(%13) : (tensor<512xui8>) -> tensor<512xui32>
    %15 = "stablehlo.constant"() <{value = dense<23> : tensor<512xui32>}> : () -> tensor<512xui32>
    %16 = "stablehlo.shift_left"(%14, %15) : (tensor<512xui32>, tensor<512xui32>) -> tensor<512xui32>
    %17 = "stablehlo.constant"() <{value = dense<4194304> : tensor<512xui32>}> : () -> tensor<512xui32>
    %18 = "stablehlo.constant"() <{value = dense<2143289344> : tensor<512xui32>}> : () -> tensor<512xui32>
    %19 = "stablehlo.constant"() <{value = dense<0> : tensor<512xui32>}> : () -> tensor<512xui32>
    %20 = "stablehlo.compare"(%14, %19) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<512xui32>, tensor<512xui32>) -> tensor<512xi1>
    %21 = "stablehlo.constant"() <{value = dense<255> : tensor<512xui32>}> : () -> tensor<512xui32>
    %22 = "stablehlo.compare"(%14, %21) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<512xui32>, tensor<512xui32>) -> tensor<512xi1>
    %23 = "stablehlo.select"(%20, %17, %16) : (tensor<512xi1>, tensor<512xui32>, tensor<512xui32>) -> tensor<512xui32>
    %24 = "stablehlo.select"(%22, %18, %23) : (tensor<512xi1>, tensor<512xui32>, tensor<512xui32>) -> tensor<512xui32>
    %25 = "stablehlo.bitcast_convert"(%24) : (tensor<512xui32>) -> tensor<512xf32>
    %26 = "stablehlo.reshape"(%25) : (tensor<512xf32>) -> tensor<1x1x32x4x4xf32>
    %27 = "stablehlo.transpose"(%26) <{permutation = array<i64: 0, 3, 2, 1, 4>}> : (tensor<1x1x32x4x4xf32>) -> tensor<1x4x32x1x4xf32>
    %28 = "stablehlo.reshape"(%27) : (tensor<1x4x32x1x4xf32>) -> tensor<128x4xf32>
    %29 = "stablehlo.slice"(%28) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 4, 4>, strides = array<i64: 1, 1>}> : (tensor<128x4xf32>) -> tensor<4x4xf32>
    %30 = "stablehlo.slice"(%29) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 4, 2>, strides = array<i64: 1, 1>}> : (tensor<4x4xf32>) -> tensor<4x2xf32>
    %31 = "stablehlo.reshape"(%12) : (tensor<512xf32>) -> tensor<1x1x32x4x4xf32>
    %32 = "stablehlo.transpose"(%31) <{permutation = array<i64: 0, 3, 2, 1, 4>}> : (tensor<1x1x32x4x4xf32>) -> tensor<1x4x32x1x4xf32>
    %33 = "stablehlo.reshape"(%32) : (tensor<1x4x32x1x4xf32>) -> tensor<128x4xf32>
    %34 = "stablehlo.slice"(%33) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 4>, strides = array<i64: 1, 1>}> : (tensor<128x4xf32>) -> tensor<2x4xf32>
    %35 = "stablehlo.slice"(%34) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 2>, strides = array<i64: 1, 1>}> : (tensor<2x4xf32>) -> tensor<2x2xf32>
    %36 = "stablehlo.transpose"(%30) <{permutation = array<i64: 1, 0>}> : (tensor<4x2xf32>) -> tensor<2x4xf32>
    %37 = "stablehlo.convert"(%arg0) : (tensor<2x64xf8E4M3FN>) -> tensor<2x64xf32>
    %38 = "stablehlo.convert"(%arg1) : (tensor<64x4xf8E4M3FN>) -> tensor<64x4xf32>
    %39 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x2xf32>) -> tensor<2x2x32xf32>
    %40 = "stablehlo.reshape"(%39) : (tensor<2x2x32xf32>) -> tensor<2x64xf32>
    %41 = "stablehlo.multiply"(%37, %40) : (tensor<2x64xf32>, tensor<2x64xf32>) -> tensor<2x64xf32>
    %42 = "stablehlo.broadcast_in_dim"(%36) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x4xf32>) -> tensor<2x32x4xf32>
    %43 = "stablehlo.reshape"(%42) : (tensor<2x32x4xf32>) -> tensor<64x4xf32>
    %44 = "stablehlo.multiply"(%38, %43) : (tensor<64x4xf32>, tensor<64x4xf32>) -> tensor<64x4xf32>
    %45 = "stablehlo.dot_general"(%41, %44) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x64xf32>, tensor<64x4xf32>) -> tensor<2x4xf32>
    %46 = "stablehlo.convert"(%45) : (tensor<2x4xf32>) -> tensor<2x4xbf16>
    return %46 : tensor<2x4xbf16>
  }
}

// T[2,16] T[16,4] {f32[]} (0) (0) {f32[]} (0) (0) none @bf16, T = float8_e5m2
module @torchtpu {
  func.func public @main(%arg0: tensor<2x16xf8E5M2>, %arg1: tensor<16x4xf8E5M2>, %arg2: tensor<f32>, %arg3: tensor<f32>) -> (tensor<2x4xbf16>) {
    %0 = "stablehlo.reshape"(%arg2) : (tensor<f32>) -> tensor<1x1xf32>
    %1 = "stablehlo.reshape"(%arg3) : (tensor<f32>) -> tensor<1x1xf32>
    %2 = "stablehlo.convert"(%arg0) : (tensor<2x16xf8E5M2>) -> tensor<2x16xf32>
    %3 = "stablehlo.convert"(%arg1) : (tensor<16x4xf8E5M2>) -> tensor<16x4xf32>
    %4 = "stablehlo.dot_general"(%2, %3) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x16xf32>, tensor<16x4xf32>) -> tensor<2x4xf32>
    %5 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xf32>) -> tensor<2x4xf32>
    %6 = "stablehlo.multiply"(%4, %5) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %7 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xf32>) -> tensor<2x4xf32>
    %8 = "stablehlo.multiply"(%6, %7) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %9 = "stablehlo.convert"(%8) : (tensor<2x4xf32>) -> tensor<2x4xbf16>
    return %9 : tensor<2x4xbf16>
  }
}
