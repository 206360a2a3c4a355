// aten::dot(Tensor self, Tensor tensor) -> Tensor

// T[3] T[3], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<3xf32>, %arg1: tensor<3xf32>) -> (tensor<f32>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<3xf32>) -> tensor<1x3xf32>
    %1 = "stablehlo.reshape"(%arg1) : (tensor<3xf32>) -> tensor<3x1xf32>
    %2 = "stablehlo.dot_general"(%0, %1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<1x3xf32>, tensor<3x1xf32>) -> tensor<1x1xf32>
    %3 = "stablehlo.reshape"(%2) : (tensor<1x1xf32>) -> tensor<f32>
    return %3 : tensor<f32>
  }
}

// T[3] T[3], T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<3xbf16>, %arg1: tensor<3xbf16>) -> (tensor<bf16>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<3xbf16>) -> tensor<1x3xbf16>
    %1 = "stablehlo.reshape"(%arg1) : (tensor<3xbf16>) -> tensor<3x1xbf16>
    %2 = "stablehlo.convert"(%0) : (tensor<1x3xbf16>) -> tensor<1x3xf32>
    %3 = "stablehlo.convert"(%1) : (tensor<3x1xbf16>) -> tensor<3x1xf32>
    %4 = "stablehlo.dot_general"(%2, %3) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<1x3xf32>, tensor<3x1xf32>) -> tensor<1x1xf32>
    %5 = "stablehlo.reshape"(%4) : (tensor<1x1xf32>) -> tensor<f32>
    %6 = "stablehlo.convert"(%5) : (tensor<f32>) -> tensor<bf16>
    return %6 : tensor<bf16>
  }
}

// T[3] T[3], T = float16
module @torchtpu {
  func.func public @main(%arg0: tensor<3xf16>, %arg1: tensor<3xf16>) -> (tensor<f16>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<3xf16>) -> tensor<1x3xf16>
    %1 = "stablehlo.reshape"(%arg1) : (tensor<3xf16>) -> tensor<3x1xf16>
    %2 = "stablehlo.convert"(%0) : (tensor<1x3xf16>) -> tensor<1x3xf32>
    %3 = "stablehlo.convert"(%1) : (tensor<3x1xf16>) -> tensor<3x1xf32>
    %4 = "stablehlo.dot_general"(%2, %3) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<1x3xf32>, tensor<3x1xf32>) -> tensor<1x1xf32>
    %5 = "stablehlo.reshape"(%4) : (tensor<1x1xf32>) -> tensor<f32>
    %6 = "stablehlo.convert"(%5) : (tensor<f32>) -> tensor<f16>
    return %6 : tensor<f16>
  }
}

// T[3] T[3], T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<3xf64>, %arg1: tensor<3xf64>) -> (tensor<f64>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<3xf64>) -> tensor<1x3xf64>
    %1 = "stablehlo.reshape"(%arg1) : (tensor<3xf64>) -> tensor<3x1xf64>
    %2 = "stablehlo.dot_general"(%0, %1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<1x3xf64>, tensor<3x1xf64>) -> tensor<1x1xf64>
    %3 = "stablehlo.reshape"(%2) : (tensor<1x1xf64>) -> tensor<f64>
    return %3 : tensor<f64>
  }
}

// T[3] T[3], T = int64
module @torchtpu {
  func.func public @main(%arg0: tensor<3xi64>, %arg1: tensor<3xi64>) -> (tensor<i64>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<3xi64>) -> tensor<1x3xi64>
    %1 = "stablehlo.reshape"(%arg1) : (tensor<3xi64>) -> tensor<3x1xi64>
    %2 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xi64>) -> tensor<1x3x1xi64>
    %3 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<3x1xi64>) -> tensor<1x3x1xi64>
    %4 = "stablehlo.multiply"(%2, %3) : (tensor<1x3x1xi64>, tensor<1x3x1xi64>) -> tensor<1x3x1xi64>
    %5 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %9 = "stablehlo.reduce"(%4, %5) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r6: tensor<i64>, %r7: tensor<i64>):
      %8 = "stablehlo.add"(%r6, %r7) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%8) : (tensor<i64>) -> ()
    }) : (tensor<1x3x1xi64>, tensor<i64>) -> tensor<1x1xi64>
    %10 = "stablehlo.reshape"(%9) : (tensor<1x1xi64>) -> tensor<i64>
    return %10 : tensor<i64>
  }
}

// T[3] T[3], T = int32
module @torchtpu {
  func.func public @main(%arg0: tensor<3xi32>, %arg1: tensor<3xi32>) -> (tensor<i32>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<3xi32>) -> tensor<1x3xi32>
    %1 = "stablehlo.reshape"(%arg1) : (tensor<3xi32>) -> tensor<3x1xi32>
    %2 = "stablehlo.dot_general"(%0, %1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<1x3xi32>, tensor<3x1xi32>) -> tensor<1x1xi32>
    %3 = "stablehlo.reshape"(%2) : (tensor<1x1xi32>) -> tensor<i32>
    return %3 : tensor<i32>
  }
}

// T[3] T[3], T = complex64
module @torchtpu {
  func.func public @main(%arg0: tensor<3xcomplex<f32>>, %arg1: tensor<3xcomplex<f32>>) -> (tensor<complex<f32>>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
    %1 = "stablehlo.reshape"(%arg1) : (tensor<3xcomplex<f32>>) -> tensor<3x1xcomplex<f32>>
    %2 = "stablehlo.dot_general"(%0, %1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<1x3xcomplex<f32>>, tensor<3x1xcomplex<f32>>) -> tensor<1x1xcomplex<f32>>
    %3 = "stablehlo.reshape"(%2) : (tensor<1x1xcomplex<f32>>) -> tensor<complex<f32>>
    return %3 : tensor<complex<f32>>
  }
}
