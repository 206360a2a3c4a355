// aten::convolution_overrideable(Tensor input, Tensor weight, Tensor? bias, SymInt[] stride, SymInt[] padding, SymInt[] dilation, bool transposed, SymInt[] output_padding, SymInt groups) -> Tensor

// T[2,3,5,6] T[4,3,3,2] T[4] (2,1) (1,0) (1,2) false (0,0) 1, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x5x6xf32>, %arg1: tensor<4x3x3x2xf32>, %arg2: tensor<4xf32>) -> (tensor<2x4x3x4xf32>) {
    %0 = "stablehlo.convolution"(%arg0, %arg1) <{dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, window_strides = array<i64: 2, 1>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 2>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x5x6xf32>, tensor<4x3x3x2xf32>) -> tensor<2x4x3x4xf32>
    %1 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64: 1>}> : (tensor<4xf32>) -> tensor<2x4x3x4xf32>
    %2 = "stablehlo.add"(%0, %1) : (tensor<2x4x3x4xf32>, tensor<2x4x3x4xf32>) -> tensor<2x4x3x4xf32>
    return %2 : tensor<2x4x3x4xf32>
  }
}

// T[2,4,5] T[6,2,3] none (1) (1) (1) false (0) 2, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x4x5xf32>, %arg1: tensor<6x2x3xf32>) -> (tensor<2x6x5xf32>) {
    %0 = "stablehlo.convolution"(%arg0, %arg1) <{dimension_numbers = #stablehlo.conv<[b, f, 0]x[o, i, 0]->[b, f, 0]>, window_strides = array<i64: 1>, padding = dense<[[1, 1]]> : tensor<1x2xi64>, lhs_dilation = array<i64: 1>, rhs_dilation = array<i64: 1>, feature_group_count = 2 : i64, batch_group_count = 1 : i64, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x4x5xf32>, tensor<6x2x3xf32>) -> tensor<2x6x5xf32>
    return %0 : tensor<2x6x5xf32>
  }
}

// T[2,4,5] T[6,2,3] none (1) (1) (1) false (0) 2 HIGH, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x4x5xf32>, %arg1: tensor<6x2x3xf32>) -> (tensor<2x6x5xf32>) {
    %0 = "stablehlo.convolution"(%arg0, %arg1) <{dimension_numbers = #stablehlo.conv<[b, f, 0]x[o, i, 0]->[b, f, 0]>, window_strides = array<i64: 1>, padding = dense<[[1, 1]]> : tensor<1x2xi64>, lhs_dilation = array<i64: 1>, rhs_dilation = array<i64: 1>, feature_group_count = 2 : i64, batch_group_count = 1 : i64, precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision HIGH>]}> : (tensor<2x4x5xf32>, tensor<6x2x3xf32>) -> tensor<2x6x5xf32>
    return %0 : tensor<2x6x5xf32>
  }
}

// T[1,2,3,4,5] T[3,2,2,2,2] none (1,1,1) (0,0,0) (1,1,1) false (0,0,0) 1, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<1x2x3x4x5xf32>, %arg1: tensor<3x2x2x2x2xf32>) -> (tensor<1x3x2x3x4xf32>) {
    %0 = "stablehlo.convolution"(%arg0, %arg1) <{dimension_numbers = #stablehlo.conv<[b, f, 0, 1, 2]x[o, i, 0, 1, 2]->[b, f, 0, 1, 2]>, window_strides = array<i64: 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>, lhs_dilation = array<i64: 1, 1, 1>, rhs_dilation = array<i64: 1, 1, 1>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<1x2x3x4x5xf32>, tensor<3x2x2x2x2xf32>) -> tensor<1x3x2x3x4xf32>
    return %0 : tensor<1x3x2x3x4xf32>
  }
}

// T[2,4,3,4] T[4,3,3,2] T[6] (2,1) (1,0) (1,2) true (1,0) 2, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x4x3x4xf32>, %arg1: tensor<4x3x3x2xf32>, %arg2: tensor<6xf32>) -> (tensor<2x6x6x6xf32>) {
    %0 = "stablehlo.reverse"(%arg1) <{dimensions = array<i64: 2, 3>}> : (tensor<4x3x3x2xf32>) -> tensor<4x3x3x2xf32>
    %1 = "stablehlo.reshape"(%0) : (tensor<4x3x3x2xf32>) -> tensor<2x2x3x3x2xf32>
    %2 = "stablehlo.transpose"(%1) <{permutation = array<i64: 1, 0, 2, 3, 4>}> : (tensor<2x2x3x3x2xf32>) -> tensor<2x2x3x3x2xf32>
    %3 = "stablehlo.reshape"(%2) : (tensor<2x2x3x3x2xf32>) -> tensor<2x6x3x2xf32>
    %4 = "stablehlo.convolution"(%arg0, %3) <{dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1]>, window_strides = array<i64: 1, 1>, padding = dense<[[1, 2], [2, 2]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 2, 1>, rhs_dilation = array<i64: 1, 2>, feature_group_count = 2 : i64, batch_group_count = 1 : i64, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x4x3x4xf32>, tensor<2x6x3x2xf32>) -> tensor<2x6x6x6xf32>
    %5 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64: 1>}> : (tensor<6xf32>) -> tensor<2x6x6x6xf32>
    %6 = "stablehlo.add"(%4, %5) : (tensor<2x6x6x6xf32>, tensor<2x6x6x6xf32>) -> tensor<2x6x6x6xf32>
    return %6 : tensor<2x6x6x6xf32>
  }
}

// T[2,3,5,6] T[4,3,3,2] T[4] (2,1) (1,0) (1,2) false (0,0) 1, T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x5x6xbf16>, %arg1: tensor<4x3x3x2xbf16>, %arg2: tensor<4xbf16>) -> (tensor<2x4x3x4xbf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3x5x6xbf16>) -> tensor<2x3x5x6xf32>
    %1 = "stablehlo.convert"(%arg1) : (tensor<4x3x3x2xbf16>) -> tensor<4x3x3x2xf32>
    %2 = "stablehlo.convolution"(%0, %1) <{dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, window_strides = array<i64: 2, 1>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 2>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x3x5x6xf32>, tensor<4x3x3x2xf32>) -> tensor<2x4x3x4xf32>
    %3 = "stablehlo.convert"(%arg2) : (tensor<4xbf16>) -> tensor<4xf32>
    %4 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64: 1>}> : (tensor<4xf32>) -> tensor<2x4x3x4xf32>
    %5 = "stablehlo.add"(%2, %4) : (tensor<2x4x3x4xf32>, tensor<2x4x3x4xf32>) -> tensor<2x4x3x4xf32>
    %6 = "stablehlo.convert"(%5) : (tensor<2x4x3x4xf32>) -> tensor<2x4x3x4xbf16>
    return %6 : tensor<2x4x3x4xbf16>
  }
}

// T[2,3,5,6] T[4,3,3,2] T[4] (2,1) (1,0) (1,2) false (0,0) 1, T = float16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x5x6xf16>, %arg1: tensor<4x3x3x2xf16>, %arg2: tensor<4xf16>) -> (tensor<2x4x3x4xf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3x5x6xf16>) -> tensor<2x3x5x6xf32>
    %1 = "stablehlo.convert"(%arg1) : (tensor<4x3x3x2xf16>) -> tensor<4x3x3x2xf32>
    %2 = "stablehlo.convolution"(%0, %1) <{dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, window_strides = array<i64: 2, 1>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 2>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x5x6xf32>, tensor<4x3x3x2xf32>) -> tensor<2x4x3x4xf32>
    %3 = "stablehlo.convert"(%arg2) : (tensor<4xf16>) -> tensor<4xf32>
    %4 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64: 1>}> : (tensor<4xf32>) -> tensor<2x4x3x4xf32>
    %5 = "stablehlo.add"(%2, %4) : (tensor<2x4x3x4xf32>, tensor<2x4x3x4xf32>) -> tensor<2x4x3x4xf32>
    %6 = "stablehlo.convert"(%5) : (tensor<2x4x3x4xf32>) -> tensor<2x4x3x4xf16>
    return %6 : tensor<2x4x3x4xf16>
  }
}

// T[2,3,5,6] T[4,3,3,2] T[4] (2,1) (1,0) (1,2) false (0,0) 1, T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x5x6xf64>, %arg1: tensor<4x3x3x2xf64>, %arg2: tensor<4xf64>) -> (tensor<2x4x3x4xf64>) {
    %0 = "stablehlo.convolution"(%arg0, %arg1) <{dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, window_strides = array<i64: 2, 1>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 2>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x5x6xf64>, tensor<4x3x3x2xf64>) -> tensor<2x4x3x4xf64>
    %1 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64: 1>}> : (tensor<4xf64>) -> tensor<2x4x3x4xf64>
    %2 = "stablehlo.add"(%0, %1) : (tensor<2x4x3x4xf64>, tensor<2x4x3x4xf64>) -> tensor<2x4x3x4xf64>
    return %2 : tensor<2x4x3x4xf64>
  }
}

// T[2,3,5,6] T[4,3,3,2] T[4] (2,1) (1,0) (1,2) false (0,0) 1, T = int32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x5x6xi32>, %arg1: tensor<4x3x3x2xi32>, %arg2: tensor<4xi32>) -> (tensor<2x4x3x4xi32>) {
    %0 = "stablehlo.convolution"(%arg0, %arg1) <{dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, window_strides = array<i64: 2, 1>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 2>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x5x6xi32>, tensor<4x3x3x2xi32>) -> tensor<2x4x3x4xi32>
    %1 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64: 1>}> : (tensor<4xi32>) -> tensor<2x4x3x4xi32>
    %2 = "stablehlo.add"(%0, %1) : (tensor<2x4x3x4xi32>, tensor<2x4x3x4xi32>) -> tensor<2x4x3x4xi32>
    return %2 : tensor<2x4x3x4xi32>
  }
}
