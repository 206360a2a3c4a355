// aten::mv(Tensor self, Tensor vec) -> Tensor

// T[2,3] T[3], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf32>, %arg1: tensor<3xf32>) -> (tensor<2xf32>) {
    %0 = "stablehlo.reshape"(%arg1) : (tensor<3xf32>) -> tensor<3x1xf32>
    %1 = "stablehlo.dot_general"(%arg0, %0) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3xf32>, tensor<3x1xf32>) -> tensor<2x1xf32>
    %2 = "stablehlo.reshape"(%1) : (tensor<2x1xf32>) -> tensor<2xf32>
    return %2 : tensor<2xf32>
  }
}

// T[2,3] T[3], T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xbf16>, %arg1: tensor<3xbf16>) -> (tensor<2xbf16>) {
    %0 = "stablehlo.reshape"(%arg1) : (tensor<3xbf16>) -> tensor<3x1xbf16>
    %1 = "stablehlo.convert"(%arg0) : (tensor<2x3xbf16>) -> tensor<2x3xf32>
    %2 = "stablehlo.convert"(%0) : (tensor<3x1xbf16>) -> tensor<3x1xf32>
    %3 = "stablehlo.dot_general"(%1, %2) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x3xf32>, tensor<3x1xf32>) -> tensor<2x1xf32>
    %4 = "stablehlo.reshape"(%3) : (tensor<2x1xf32>) -> tensor<2xf32>
    %5 = "stablehlo.convert"(%4) : (tensor<2xf32>) -> tensor<2xbf16>
    return %5 : tensor<2xbf16>
  }
}

// T[2,3] T[3], T = float16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<3xf16>) -> (tensor<2xf16>) {
    %0 = "stablehlo.reshape"(%arg1) : (tensor<3xf16>) -> tensor<3x1xf16>
    %1 = "stablehlo.convert"(%arg0) : (tensor<2x3xf16>) -> tensor<2x3xf32>
    %2 = "stablehlo.convert"(%0) : (tensor<3x1xf16>) -> tensor<3x1xf32>
    %3 = "stablehlo.dot_general"(%1, %2) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3xf32>, tensor<3x1xf32>) -> tensor<2x1xf32>
    %4 = "stablehlo.reshape"(%3) : (tensor<2x1xf32>) -> tensor<2xf32>
    %5 = "stablehlo.convert"(%4) : (tensor<2xf32>) -> tensor<2xf16>
    return %5 : tensor<2xf16>
  }
}

// T[2,3] T[3], T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf64>, %arg1: tensor<3xf64>) -> (tensor<2xf64>) {
    %0 = "stablehlo.reshape"(%arg1) : (tensor<3xf64>) -> tensor<3x1xf64>
    %1 = "stablehlo.dot_general"(%arg0, %0) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3xf64>, tensor<3x1xf64>) -> tensor<2x1xf64>
    %2 = "stablehlo.reshape"(%1) : (tensor<2x1xf64>) -> tensor<2xf64>
    return %2 : tensor<2xf64>
  }
}

// T[2,3] T[3], T = int64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xi64>, %arg1: tensor<3xi64>) -> (tensor<2xi64>) {
    %0 = "stablehlo.reshape"(%arg1) : (tensor<3xi64>) -> tensor<3x1xi64>
    %1 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xi64>) -> tensor<2x3x1xi64>
    %2 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<3x1xi64>) -> tensor<2x3x1xi64>
    %3 = "stablehlo.multiply"(%1, %2) : (tensor<2x3x1xi64>, tensor<2x3x1xi64>) -> tensor<2x3x1xi64>
    %4 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %8 = "stablehlo.reduce"(%3, %4) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r5: tensor<i64>, %r6: tensor<i64>):
      %7 = "stablehlo.add"(%r5, %r6) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%7) : (tensor<i64>) -> ()
    }) : (tensor<2x3x1xi64>, tensor<i64>) -> tensor<2x1xi64>
    %9 = "stablehlo.reshape"(%8) : (tensor<2x1xi64>) -> tensor<2xi64>
    return %9 : tensor<2xi64>
  }
}

// T[2,3] T[3], T = int32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xi32>, %arg1: tensor<3xi32>) -> (tensor<2xi32>) {
    %0 = "stablehlo.reshape"(%arg1) : (tensor<3xi32>) -> tensor<3x1xi32>
    %1 = "stablehlo.dot_general"(%arg0, %0) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3xi32>, tensor<3x1xi32>) -> tensor<2x1xi32>
    %2 = "stablehlo.reshape"(%1) : (tensor<2x1xi32>) -> tensor<2xi32>
    return %2 : tensor<2xi32>
  }
}

// T[2,3] T[3], T = complex64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xcomplex<f32>>, %arg1: tensor<3xcomplex<f32>>) -> (tensor<2xcomplex<f32>>) {
    %0 = "stablehlo.reshape"(%arg1) : (tensor<3xcomplex<f32>>) -> tensor<3x1xcomplex<f32>>
    %1 = "stablehlo.dot_general"(%arg0, %0) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3xcomplex<f32>>, tensor<3x1xcomplex<f32>>) -> tensor<2x1xcomplex<f32>>
    %2 = "stablehlo.reshape"(%1) : (tensor<2x1xcomplex<f32>>) -> tensor<2xcomplex<f32>>
    return %2 : tensor<2xcomplex<f32>>
  }
}
