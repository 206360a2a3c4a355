// aten::addbmm(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor

// T[5] T[2,3,4] T[2,4,5], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<5xf32>, %arg1: tensor<2x3x4xf32>, %arg2: tensor<2x4x5xf32>) -> (tensor<3x5xf32>) {
    %0 = "stablehlo.transpose"(%arg1) <{permutation = array<i64: 1, 0, 2>}> : (tensor<2x3x4xf32>) -> tensor<3x2x4xf32>
    %1 = "stablehlo.reshape"(%0) : (tensor<3x2x4xf32>) -> tensor<3x8xf32>
    %2 = "stablehlo.reshape"(%arg2) : (tensor<2x4x5xf32>) -> tensor<8x5xf32>
    %3 = "stablehlo.dot_general"(%1, %2) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<3x8xf32>, tensor<8x5xf32>) -> tensor<3x5xf32>
    %4 = "stablehlo.constant"() <{value = dense<1.0> : tensor<f32>}> : () -> tensor<f32>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x5xf32>
    %6 = "stablehlo.multiply"(%3, %5) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %7 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64: 1>}> : (tensor<5xf32>) -> tensor<3x5xf32>
    %8 = "stablehlo.add"(%7, %6) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    return %8 : tensor<3x5xf32>
  }
}

// T[5] T[2,3,4] T[2,4,5], T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<5xbf16>, %arg1: tensor<2x3x4xbf16>, %arg2: tensor<2x4x5xbf16>) -> (tensor<3x5xbf16>) {
    %0 = "stablehlo.transpose"(%arg1) <{permutation = array<i64: 1, 0, 2>}> : (tensor<2x3x4xbf16>) -> tensor<3x2x4xbf16>
    %1 = "stablehlo.reshape"(%0) : (tensor<3x2x4xbf16>) -> tensor<3x8xbf16>
    %2 = "stablehlo.reshape"(%arg2) : (tensor<2x4x5xbf16>) -> tensor<8x5xbf16>
    %3 = "stablehlo.convert"(%1) : (tensor<3x8xbf16>) -> tensor<3x8xf32>
    %4 = "stablehlo.convert"(%arg2) : (tensor<2x4x5xbf16>) -> tensor<2x4x5xf32>
    %5 = "stablehlo.reshape"(%4) : (tensor<2x4x5xf32>) -> tensor<8x5xf32>
    %6 = "stablehlo.dot_general"(%3, %5) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<3x8xf32>, tensor<8x5xf32>) -> tensor<3x5xf32>
    %7 = "stablehlo.constant"() <{value = dense<1.0> : tensor<f32>}> : () -> tensor<f32>
    %8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x5xf32>
    %9 = "stablehlo.multiply"(%6, %8) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %10 = "stablehlo.convert"(%arg0) : (tensor<5xbf16>) -> tensor<5xf32>
    %11 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64: 1>}> : (tensor<5xf32>) -> tensor<3x5xf32>
    %12 = "stablehlo.add"(%11, %9) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %13 = "stablehlo.convert"(%12) : (tensor<3x5xf32>) -> tensor<3x5xbf16>
    return %13 : tensor<3x5xbf16>
  }
}

// T[5] T[2,3,4] T[2,4,5], T = float16
module @torchtpu {
  func.func public @main(%arg0: tensor<5xf16>, %arg1: tensor<2x3x4xf16>, %arg2: tensor<2x4x5xf16>) -> (tensor<3x5xf16>) {
    %0 = "stablehlo.transpose"(%arg1) <{permutation = array<i64: 1, 0, 2>}> : (tensor<2x3x4xf16>) -> tensor<3x2x4xf16>
    %1 = "stablehlo.reshape"(%0) : (tensor<3x2x4xf16>) -> tensor<3x8xf16>
    %2 = "stablehlo.reshape"(%arg2) : (tensor<2x4x5xf16>) -> tensor<8x5xf16>
    %3 = "stablehlo.convert"(%1) : (tensor<3x8xf16>) -> tensor<3x8xf32>
    %4 = "stablehlo.convert"(%arg2) : (tensor<2x4x5xf16>) -> tensor<2x4x5xf32>
    %5 = "stablehlo.reshape"(%4) : (tensor<2x4x5xf32>) -> tensor<8x5xf32>
    %6 = "stablehlo.dot_general"(%3, %5) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<3x8xf32>, tensor<8x5xf32>) -> tensor<3x5xf32>
    %7 = "stablehlo.constant"() <{value = dense<1.0> : tensor<f32>}> : () -> tensor<f32>
    %8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x5xf32>
    %9 = "stablehlo.multiply"(%6, %8) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %10 = "stablehlo.convert"(%arg0) : (tensor<5xf16>) -> tensor<5xf32>
    %11 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64: 1>}> : (tensor<5xf32>) -> tensor<3x5xf32>
    %12 = "stablehlo.add"(%11, %9) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %13 = "stablehlo.convert"(%12) : (tensor<3x5xf32>) -> tensor<3x5xf16>
    return %13 : tensor<3x5xf16>
  }
}

// T[5] T[2,3,4] T[2,4,5], T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<5xf64>, %arg1: tensor<2x3x4xf64>, %arg2: tensor<2x4x5xf64>) -> (tensor<3x5xf64>) {
    %0 = "stablehlo.transpose"(%arg1) <{permutation = array<i64: 1, 0, 2>}> : (tensor<2x3x4xf64>) -> tensor<3x2x4xf64>
    %1 = "stablehlo.reshape"(%0) : (tensor<3x2x4xf64>) -> tensor<3x8xf64>
    %2 = "stablehlo.reshape"(%arg2) : (tensor<2x4x5xf64>) -> tensor<8x5xf64>
    %3 = "stablehlo.dot_general"(%1, %2) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<3x8xf64>, tensor<8x5xf64>) -> tensor<3x5xf64>
    %4 = "stablehlo.constant"() <{value = dense<1.0> : tensor<f64>}> : () -> tensor<f64>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<3x5xf64>
    %6 = "stablehlo.multiply"(%3, %5) : (tensor<3x5xf64>, tensor<3x5xf64>) -> tensor<3x5xf64>
    %7 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64: 1>}> : (tensor<5xf64>) -> tensor<3x5xf64>
    %8 = "stablehlo.add"(%7, %6) : (tensor<3x5xf64>, tensor<3x5xf64>) -> tensor<3x5xf64>
    return %8 : tensor<3x5xf64>
  }
}

// T[5] T[2,3,4] T[2,4,5], T = int64
module @torchtpu {
  func.func public @main(%arg0: tensor<5xi64>, %arg1: tensor<2x3x4xi64>, %arg2: tensor<2x4x5xi64>) -> (tensor<3x5xi64>) {
    %0 = "stablehlo.transpose"(%arg1) <{permutation = array<i64: 1, 0, 2>}> : (tensor<2x3x4xi64>) -> tensor<3x2x4xi64>
    %1 = "stablehlo.reshape"(%0) : (tensor<3x2x4xi64>) -> tensor<3x8xi64>
    %2 = "stablehlo.reshape"(%arg2) : (tensor<2x4x5xi64>) -> tensor<8x5xi64>
    %3 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x8xi64>) -> tensor<3x8x5xi64>
    %4 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<8x5xi64>) -> tensor<3x8x5xi64>
    %5 = "stablehlo.multiply"(%3, %4) : (tensor<3x8x5xi64>, tensor<3x8x5xi64>) -> tensor<3x8x5xi64>
    %6 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %10 = "stablehlo.reduce"(%5, %6) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r7: tensor<i64>, %r8: tensor<i64>):
      %9 = "stablehlo.add"(%r7, %r8) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%9) : (tensor<i64>) -> ()
    }) : (tensor<3x8x5xi64>, tensor<i64>) -> tensor<3x5xi64>
    %11 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %12 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<3x5xi64>
    %13 = "stablehlo.multiply"(%10, %12) : (tensor<3x5xi64>, tensor<3x5xi64>) -> tensor<3x5xi64>
    %14 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64: 1>}> : (tensor<5xi64>) -> tensor<3x5xi64>
    %15 = "stablehlo.add"(%14, %13) : (tensor<3x5xi64>, tensor<3x5xi64>) -> tensor<3x5xi64>
    return %15 : tensor<3x5xi64>
  }
}

// T[5] T[2,3,4] T[2,4,5], T = int32
module @torchtpu {
  func.func public @main(%arg0: tensor<5xi32>, %arg1: tensor<2x3x4xi32>, %arg2: tensor<2x4x5xi32>) -> (tensor<3x5xi32>) {
    %0 = "stablehlo.transpose"(%arg1) <{permutation = array<i64: 1, 0, 2>}> : (tensor<2x3x4xi32>) -> tensor<3x2x4xi32>
    %1 = "stablehlo.reshape"(%0) : (tensor<3x2x4xi32>) -> tensor<3x8xi32>
    %2 = "stablehlo.reshape"(%arg2) : (tensor<2x4x5xi32>) -> tensor<8x5xi32>
    %3 = "stablehlo.dot_general"(%1, %2) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<3x8xi32>, tensor<8x5xi32>) -> tensor<3x5xi32>
    %4 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<3x5xi32>
    %6 = "stablehlo.multiply"(%3, %5) : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi32>
    %7 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64: 1>}> : (tensor<5xi32>) -> tensor<3x5xi32>
    %8 = "stablehlo.add"(%7, %6) : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi32>
    return %8 : tensor<3x5xi32>
  }
}

// T[5] T[2,3,4] T[2,4,5], T = complex64
module @torchtpu {
  func.func public @main(%arg0: tensor<5xcomplex<f32>>, %arg1: tensor<2x3x4xcomplex<f32>>, %arg2: tensor<2x4x5xcomplex<f32>>) -> (tensor<3x5xcomplex<f32>>) {
    %0 = "stablehlo.transpose"(%arg1) <{permutation = array<i64: 1, 0, 2>}> : (tensor<2x3x4xcomplex<f32>>) -> tensor<3x2x4xcomplex<f32>>
    %1 = "stablehlo.reshape"(%0) : (tensor<3x2x4xcomplex<f32>>) -> tensor<3x8xcomplex<f32>>
    %2 = "stablehlo.reshape"(%arg2) : (tensor<2x4x5xcomplex<f32>>) -> tensor<8x5xcomplex<f32>>
    %3 = "stablehlo.dot_general"(%1, %2) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<3x8xcomplex<f32>>, tensor<8x5xcomplex<f32>>) -> tensor<3x5xcomplex<f32>>
    %4 = "stablehlo.constant"() <{value = dense<(1.0, 0.0)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<3x5xcomplex<f32>>
    %6 = "stablehlo.multiply"(%3, %5) : (tensor<3x5xcomplex<f32>>, tensor<3x5xcomplex<f32>>) -> tensor<3x5xcomplex<f32>>
    %7 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64: 1>}> : (tensor<5xcomplex<f32>>) -> tensor<3x5xcomplex<f32>>
    %8 = "stablehlo.add"(%7, %6) : (tensor<3x5xcomplex<f32>>, tensor<3x5xcomplex<f32>>) -> tensor<3x5xcomplex<f32>>
    return %8 : tensor<3x5xcomplex<f32>>
  }
}
