// aten::_addmm_activation(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1, bool use_gelu=False) -> Tensor

// T[4] T[2,3] T[3,4], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<4xf32>, %arg1: tensor<2x3xf32>, %arg2: tensor<3x4xf32>) -> (tensor<2x4xf32>) {
    %0 = "stablehlo.dot_general"(%arg1, %arg2) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
    %1 = "stablehlo.constant"() <{value = dense<1.0> : tensor<f32>}> : () -> tensor<f32>
    %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4xf32>
    %3 = "stablehlo.multiply"(%0, %2) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %4 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64: 1>}> : (tensor<4xf32>) -> tensor<2x4xf32>
    %5 = "stablehlo.add"(%4, %3) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %6 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x4xf32>}> : () -> tensor<2x4xf32>
    %7 = "stablehlo.maximum"(%5, %6) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    return %7 : tensor<2x4xf32>
  }
}

// T[4] T[2,3] T[3,4] 1 1 true, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<4xf32>, %arg1: tensor<2x3xf32>, %arg2: tensor<3x4xf32>, %s0: tensor<f32>) -> (tensor<2x4xf32>) {
    %0 = "stablehlo.dot_general"(%arg1, %arg2) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
    %1 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4xf32>
    %2 = "stablehlo.multiply"(%0, %1) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %3 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64: 1>}> : (tensor<4xf32>) -> tensor<2x4xf32>
    %4 = "stablehlo.add"(%3, %2) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %5 = "stablehlo.constant"() <{value = dense<0.7071067811865476> : tensor<2x4xf32>}> : () -> tensor<2x4xf32>
    %6 = "stablehlo.multiply"(%4, %5) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %7 = "chlo.erf"(%6) : (tensor<2x4xf32>) -> tensor<2x4xf32>
    %8 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x4xf32>}> : () -> tensor<2x4xf32>
    %9 = "stablehlo.add"(%7, %8) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %10 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x4xf32>}> : () -> tensor<2x4xf32>
    %11 = "stablehlo.multiply"(%9, %10) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %12 = "stablehlo.multiply"(%4, %11) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    return %12 : tensor<2x4xf32>
  }
}

// T[4] T[2,3] T[3,4], T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<4xbf16>, %arg1: tensor<2x3xbf16>, %arg2: tensor<3x4xbf16>) -> (tensor<2x4xbf16>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<2x3xbf16>) -> tensor<2x3xf32>
    %1 = "stablehlo.convert"(%arg2) : (tensor<3x4xbf16>) -> tensor<3x4xf32>
    %2 = "stablehlo.dot_general"(%0, %1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
    %3 = "stablehlo.constant"() <{value = dense<1.0> : tensor<f32>}> : () -> tensor<f32>
    %4 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4xf32>
    %5 = "stablehlo.multiply"(%2, %4) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %6 = "stablehlo.convert"(%arg0) : (tensor<4xbf16>) -> tensor<4xf32>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64: 1>}> : (tensor<4xf32>) -> tensor<2x4xf32>
    %8 = "stablehlo.add"(%7, %5) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %9 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x4xf32>}> : () -> tensor<2x4xf32>
    %10 = "stablehlo.maximum"(%8, %9) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %11 = "stablehlo.convert"(%10) : (tensor<2x4xf32>) -> tensor<2x4xbf16>
    return %11 : tensor<2x4xbf16>
  }
}

// T[4] T[2,3] T[3,4], T = float16
module @torchtpu {
  func.func public @main(%arg0: tensor<4xf16>, %arg1: tensor<2x3xf16>, %arg2: tensor<3x4xf16>) -> (tensor<2x4xf16>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<2x3xf16>) -> tensor<2x3xf32>
    %1 = "stablehlo.convert"(%arg2) : (tensor<3x4xf16>) -> tensor<3x4xf32>
    %2 = "stablehlo.dot_general"(%0, %1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
    %3 = "stablehlo.constant"() <{value = dense<1.0> : tensor<f32>}> : () -> tensor<f32>
    %4 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4xf32>
    %5 = "stablehlo.multiply"(%2, %4) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %6 = "stablehlo.convert"(%arg0) : (tensor<4xf16>) -> tensor<4xf32>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64: 1>}> : (tensor<4xf32>) -> tensor<2x4xf32>
    %8 = "stablehlo.add"(%7, %5) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %9 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x4xf32>}> : () -> tensor<2x4xf32>
    %10 = "stablehlo.maximum"(%8, %9) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %11 = "stablehlo.convert"(%10) : (tensor<2x4xf32>) -> tensor<2x4xf16>
    return %11 : tensor<2x4xf16>
  }
}

// T[4] T[2,3] T[3,4], T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<4xf64>, %arg1: tensor<2x3xf64>, %arg2: tensor<3x4xf64>) -> (tensor<2x4xf64>) {
    %0 = "stablehlo.dot_general"(%arg1, %arg2) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3xf64>, tensor<3x4xf64>) -> tensor<2x4xf64>
    %1 = "stablehlo.constant"() <{value = dense<1.0> : tensor<f64>}> : () -> tensor<f64>
    %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<2x4xf64>
    %3 = "stablehlo.multiply"(%0, %2) : (tensor<2x4xf64>, tensor<2x4xf64>) -> tensor<2x4xf64>
    %4 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64: 1>}> : (tensor<4xf64>) -> tensor<2x4xf64>
    %5 = "stablehlo.add"(%4, %3) : (tensor<2x4xf64>, tensor<2x4xf64>) -> tensor<2x4xf64>
    %6 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x4xf64>}> : () -> tensor<2x4xf64>
    %7 = "stablehlo.maximum"(%5, %6) : (tensor<2x4xf64>, tensor<2x4xf64>) -> tensor<2x4xf64>
    return %7 : tensor<2x4xf64>
  }
}
