// aten::_scaled_mm(Tensor self, Tensor mat2, Tensor scale_a, Tensor scale_b, Tensor? bias=None, Tensor? scale_result=None, ScalarType? out_dtype=None, bool use_fast_accum=False) -> Tensor

// T[2,16] T[16,4] f32[] f32[] none none @f32, T = float8_e4m3fn
module @torchtpu {
  func.func public @main(%arg0: tensor<2x16xf8E4M3FN>, %arg1: tensor<16x4xf8E4M3FN>, %arg2: tensor<f32>, %arg3: tensor<f32>) -> (tensor<2x4xf32>) {
    %0 = "stablehlo.reshape"(%arg2) : (tensor<f32>) -> tensor<1x1xf32>
    %1 = "stablehlo.reshape"(%arg3) : (tensor<f32>) -> tensor<1x1xf32>
    %2 = "stablehlo.convert"(%arg0) : (tensor<2x16xf8E4M3FN>) -> tensor<2x16xf32>
    %3 = "stablehlo.convert"(%arg1) : (tensor<16x4xf8E4M3FN>) -> tensor<16x4xf32>
    %4 = "stablehlo.dot_general"(%2, %3) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x16xf32>, tensor<16x4xf32>) -> tensor<2x4xf32>
    %5 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xf32>) -> tensor<2x4xf32>
    %6 = "stablehlo.multiply"(%4, %5) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %7 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xf32>) -> tensor<2x4xf32>
    %8 = "stablehlo.multiply"(%6, %7) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    return %8 : tensor<2x4xf32>
  }
}

// T[2,16] T[16,4] f32[2,1] f32[1,4] bf16[4] none @bf16, T = float8_e4m3fn
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

// T[2,256] T[256,4] f32[2,2] f32[2,1] none none @f32, T = float8_e4m3fn
module @torchtpu {
  func.func public @main(%arg0: tensor<2x256xf8E4M3FN>, %arg1: tensor<256x4xf8E4M3FN>, %arg2: tensor<2x2xf32>, %arg3: tensor<2x1xf32>) -> (tensor<2x4xf32>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x256xf8E4M3FN>) -> tensor<2x256xf32>
    %1 = "stablehlo.convert"(%arg1) : (tensor<256x4xf8E4M3FN>) -> tensor<256x4xf32>
    %2 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x2xf32>) -> tensor<2x2x128xf32>
    %3 = "stablehlo.reshape"(%2) : (tensor<2x2x128xf32>) -> tensor<2x256xf32>
    %4 = "stablehlo.multiply"(%0, %3) : (tensor<2x256xf32>, tensor<2x256xf32>) -> tensor<2x256xf32>
    %5 = "stablehlo.broadcast_in_dim"(%arg3) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x1xf32>) -> tensor<2x128x1xf32>
    %6 = "stablehlo.reshape"(%5) : (tensor<2x128x1xf32>) -> tensor<256x1xf32>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<256x1xf32>) -> tensor<256x4xf32>
    %8 = "stablehlo.multiply"(%1, %7) : (tensor<256x4xf32>, tensor<256x4xf32>) -> tensor<256x4xf32>
    %9 = "stablehlo.dot_general"(%4, %8) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x256xf32>, tensor<256x4xf32>) -> tensor<2x4xf32>
    return %9 : tensor<2x4xf32>
  }
}

// T[2,16] T[16,4] f32[] f32[], T = float8_e4m3fn
module @torchtpu {
  func.func public @main(%arg0: tensor<2x16xf8E4M3FN>, %arg1: tensor<16x4xf8E4M3FN>, %arg2: tensor<f32>, %arg3: tensor<f32>) -> (tensor<2x4xf8E4M3FN>) {
    %0 = "stablehlo.reshape"(%arg2) : (tensor<f32>) -> tensor<1x1xf32>
    %1 = "stablehlo.reshape"(%arg3) : (tensor<f32>) -> tensor<1x1xf32>
    %2 = "stablehlo.convert"(%arg0) : (tensor<2x16xf8E4M3FN>) -> tensor<2x16xf32>
    %3 = "stablehlo.convert"(%arg1) : (tensor<16x4xf8E4M3FN>) -> tensor<16x4xf32>
    %4 = "stablehlo.dot_general"(%2, %3) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x16xf32>, tensor<16x4xf32>) -> tensor<2x4xf32>
    %5 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xf32>) -> tensor<2x4xf32>
    %6 = "stablehlo.multiply"(%4, %5) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %7 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xf32>) -> tensor<2x4xf32>
    %8 = "stablehlo.multiply"(%6, %7) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %9 = "stablehlo.constant"() <{value = dense<-448.0> : tensor<2x4xf32>}> : () -> tensor<2x4xf32>
    %10 = "stablehlo.constant"() <{value = dense<448.0> : tensor<2x4xf32>}> : () -> tensor<2x4xf32>
    %11 = "stablehlo.maximum"(%8, %9) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %12 = "stablehlo.minimum"(%11, %10) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %13 = "stablehlo.convert"(%12) : (tensor<2x4xf32>) -> tensor<2x4xf8E4M3FN>
    return %13 : tensor<2x4xf8E4M3FN>
  }
}

// T[2,16] T[16,4] f32[] f32[] none none @f32, T = float8_e5m2
module @torchtpu {
  func.func public @main(%arg0: tensor<2x16xf8E5M2>, %arg1: tensor<16x4xf8E5M2>, %arg2: tensor<f32>, %arg3: tensor<f32>) -> (tensor<2x4xf32>) {
    %0 = "stablehlo.reshape"(%arg2) : (tensor<f32>) -> tensor<1x1xf32>
    %1 = "stablehlo.reshape"(%arg3) : (tensor<f32>) -> tensor<1x1xf32>
    %2 = "stablehlo.convert"(%arg0) : (tensor<2x16xf8E5M2>) -> tensor<2x16xf32>
    %3 = "stablehlo.convert"(%arg1) : (tensor<16x4xf8E5M2>) -> tensor<16x4xf32>
    %4 = "stablehlo.dot_general"(%2, %3) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x16xf32>, tensor<16x4xf32>) -> tensor<2x4xf32>
    %5 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xf32>) -> tensor<2x4xf32>
    %6 = "stablehlo.multiply"(%4, %5) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %7 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xf32>) -> tensor<2x4xf32>
    %8 = "stablehlo.multiply"(%6, %7) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    return %8 : tensor<2x4xf32>
  }
}
