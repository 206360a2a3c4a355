// aten::constant_pad_nd(Tensor self, SymInt[] pad, Scalar value=0) -> Tensor

// T[2,3] (1,-1) 1, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf32>, %s0: tensor<f32>) -> (tensor<2x3xf32>) {
    %0 = "stablehlo.pad"(%arg0, %s0) <{edge_padding_low = array<i64: 0, 1>, edge_padding_high = array<i64: 0, -1>, interior_padding = array<i64: 0, 0>}> : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
}

// T[2,3] (0,2,1,0) 0, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf32>, %s0: tensor<f32>) -> (tensor<3x5xf32>) {
    %0 = "stablehlo.pad"(%arg0, %s0) <{edge_padding_low = array<i64: 1, 0>, edge_padding_high = array<i64: 0, 2>, interior_padding = array<i64: 0, 0>}> : (tensor<2x3xf32>, tensor<f32>) -> tensor<3x5xf32>
    return %0 : tensor<3x5xf32>
  }
}

// T[2,3] (1,-1) 1, T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xbf16>, %s0: tensor<bf16>) -> (tensor<2x3xbf16>) {
    %0 = "stablehlo.pad"(%arg0, %s0) <{edge_padding_low = array<i64: 0, 1>, edge_padding_high = array<i64: 0, -1>, interior_padding = array<i64: 0, 0>}> : (tensor<2x3xbf16>, tensor<bf16>) -> tensor<2x3xbf16>
    return %0 : tensor<2x3xbf16>
  }
}

// T[2,3] (1,-1) 1, T = int64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xi64>, %s0: tensor<i64>) -> (tensor<2x3xi64>) {
    %0 = "stablehlo.pad"(%arg0, %s0) <{edge_padding_low = array<i64: 0, 1>, edge_padding_high = array<i64: 0, -1>, interior_padding = array<i64: 0, 0>}> : (tensor<2x3xi64>, tensor<i64>) -> tensor<2x3xi64>
    return %0 : tensor<2x3xi64>
  }
}

// T[2,3] (1,-1) 1, T = bool
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xi1>, %s0: tensor<i1>) -> (tensor<2x3xi1>) {
    %0 = "stablehlo.pad"(%arg0, %s0) <{edge_padding_low = array<i64: 0, 1>, edge_padding_high = array<i64: 0, -1>, interior_padding = array<i64: 0, 0>}> : (tensor<2x3xi1>, tensor<i1>) -> tensor<2x3xi1>
    return %0 : tensor<2x3xi1>
  }
}
