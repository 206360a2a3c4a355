// aten::convolution_backward_overrideable(Tensor grad_output, Tensor input, Tensor weight, SymInt[] stride, SymInt[] padding, SymInt[] dilation, bool transposed, SymInt[] output_padding, SymInt groups, bool[3] output_mask) -> (Tensor grad_input, Tensor grad_weight, Tensor grad_bias)

// T[2,4,3,4] T[2,3,5,6] T[4,3,3,2] (2,1) (1,0) (1,2) false (0,0) 1 (true,true,true), T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x4x3x4xf32>, %arg1: tensor<2x3x5x6xf32>, %arg2: tensor<4x3x3x2xf32>) -> (tensor<2x3x5x6xf32>, tensor<4x3x3x2xf32>, tensor<4xf32>) {
    %0 = "stablehlo.reverse"(%arg2) <{dimensions = array<i64: 2, 3>}> : (tensor<4x3x3x2xf32>) -> tensor<4x3x3x2xf32>
    %1 = "stablehlo.convolution"(%arg0, %0) <{dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1]>, window_strides = array<i64: 1, 1>, padding = dense<[[1, 1], [2, 2]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 2, 1>, rhs_dilation = array<i64: 1, 2>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x4x3x4xf32>, tensor<4x3x3x2xf32>) -> tensor<2x3x5x6xf32>
    %2 = "stablehlo.convolution"(%arg1, %arg0) <{dimension_numbers = #stablehlo.conv<[f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1]>, window_strides = array<i64: 1, 2>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 2, 1>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x5x6xf32>, tensor<2x4x3x4xf32>) -> tensor<4x3x3x2xf32>
    %3 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %7 = "stablehlo.reduce"(%arg0, %3) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%r4: tensor<f32>, %r5: tensor<f32>):
      %6 = "stablehlo.add"(%r4, %r5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%6) : (tensor<f32>) -> ()
    }) : (tensor<2x4x3x4xf32>, tensor<f32>) -> tensor<4xf32>
    return %1, %2, %7 : tensor<2x3x5x6xf32>, tensor<4x3x3x2xf32>, tensor<4xf32>
  }
}

// T[2,6,5] T[2,4,5] T[6,2,3] (1) (1) (1) false (0) 2 (false,true,false), T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x6x5xf32>, %arg1: tensor<2x4x5xf32>, %arg2: tensor<6x2x3xf32>) -> (tensor<6x2x3xf32>) {
    %0 = "stablehlo.convolution"(%arg1, %arg0) <{dimension_numbers = #stablehlo.conv<[f, b, 0]x[i, o, 0]->[f, b, 0]>, window_strides = array<i64: 1>, padding = dense<[[1, 1]]> : tensor<1x2xi64>, lhs_dilation = array<i64: 1>, rhs_dilation = array<i64: 1>, feature_group_count = 1 : i64, batch_group_count = 2 : i64, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x4x5xf32>, tensor<2x6x5xf32>) -> tensor<6x2x3xf32>
    return %0 : tensor<6x2x3xf32>
  }
}

// T[2,6,6,6] T[2,4,3,4] T[4,3,3,2] (2,1) (1,0) (1,2) true (1,0) 2 (true,true,false), T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x6x6x6xf32>, %arg1: tensor<2x4x3x4xf32>, %arg2: tensor<4x3x3x2xf32>) -> (tensor<2x4x3x4xf32>, tensor<4x3x3x2xf32>) {
    %0 = "stablehlo.convolution"(%arg0, %arg2) <{dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, window_strides = array<i64: 2, 1>, padding = dense<[[1, 0], [0, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 2>, feature_group_count = 2 : i64, batch_group_count = 1 : i64, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x6x6x6xf32>, tensor<4x3x3x2xf32>) -> tensor<2x4x3x4xf32>
    %1 = "stablehlo.convolution"(%arg0, %arg1) <{dimension_numbers = #stablehlo.conv<[f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1]>, window_strides = array<i64: 1, 2>, padding = dense<[[1, 0], [0, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 2, 1>, feature_group_count = 1 : i64, batch_group_count = 2 : i64, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x6x6x6xf32>, tensor<2x4x3x4xf32>) -> tensor<4x3x3x2xf32>
    return %0, %1 : tensor<2x4x3x4xf32>, tensor<4x3x3x2xf32>
  }
}

// T[2,4,3,4] T[2,3,5,6] T[4,3,3,2] (2,1) (1,0) (1,2) false (0,0) 1 (true,true,true), T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x4x3x4xbf16>, %arg1: tensor<2x3x5x6xbf16>, %arg2: tensor<4x3x3x2xbf16>) -> (tensor<2x3x5x6xbf16>, tensor<4x3x3x2xbf16>, tensor<4xbf16>) {
    %0 = "stablehlo.reverse"(%arg2) <{dimensions = array<i64: 2, 3>}> : (tensor<4x3x3x2xbf16>) -> tensor<4x3x3x2xbf16>
    %1 = "stablehlo.convert"(%arg0) : (tensor<2x4x3x4xbf16>) -> tensor<2x4x3x4xf32>
    %2 = "stablehlo.convert"(%0) : (tensor<4x3x3x2xbf16>) -> tensor<4x3x3x2xf32>
    %3 = "stablehlo.convolution"(%1, %2) <{dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1]>, window_strides = array<i64: 1, 1>, padding = dense<[[1, 1], [2, 2]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 2, 1>, rhs_dilation = array<i64: 1, 2>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x4x3x4xf32>, tensor<4x3x3x2xf32>) -> tensor<2x3x5x6xf32>
    %4 = "stablehlo.convert"(%arg1) : (tensor<2x3x5x6xbf16>) -> tensor<2x3x5x6xf32>
    %5 = "stablehlo.convert"(%arg0) : (tensor<2x4x3x4xbf16>) -> tensor<2x4x3x4xf32>
    %6 = "stablehlo.convolution"(%4, %5) <{dimension_numbers = #stablehlo.conv<[f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1]>, window_strides = array<i64: 1, 2>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 2, 1>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x3x5x6xf32>, tensor<2x4x3x4xf32>) -> tensor<4x3x3x2xf32>
    %7 = "stablehlo.convert"(%arg0) : (tensor<2x4x3x4xbf16>) -> tensor<2x4x3x4xf32>
    %8 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %12 = "stablehlo.reduce"(%7, %8) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%r9: tensor<f32>, %r10: tensor<f32>):
      %11 = "stablehlo.add"(%r9, %r10) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%11) : (tensor<f32>) -> ()
    }) : (tensor<2x4x3x4xf32>, tensor<f32>) -> tensor<4xf32>
    %13 = "stablehlo.convert"(%12) : (tensor<4xf32>) -> tensor<4xbf16>
    %14 = "stablehlo.convert"(%3) : (tensor<2x3x5x6xf32>) -> tensor<2x3x5x6xbf16>
    %15 = "stablehlo.convert"(%6) : (tensor<4x3x3x2xf32>) -> tensor<4x3x3x2xbf16>
    return %14, %15, %13 : tensor<2x3x5x6xbf16>, tensor<4x3x3x2xbf16>, tensor<4xbf16>
  }
}

// T[2,4,3,4] T[2,3,5,6] T[4,3,3,2] (2,1) (1,0) (1,2) false (0,0) 1 (true,true,true), T = float16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x4x3x4xf16>, %arg1: tensor<2x3x5x6xf16>, %arg2: tensor<4x3x3x2xf16>) -> (tensor<2x3x5x6xf16>, tensor<4x3x3x2xf16>, tensor<4xf16>) {
    %0 = "stablehlo.reverse"(%arg2) <{dimensions = array<i64: 2, 3>}> : (tensor<4x3x3x2xf16>) -> tensor<4x3x3x2xf16>
    %1 = "stablehlo.convert"(%arg0) : (tensor<2x4x3x4xf16>) -> tensor<2x4x3x4xf32>
    %2 = "stablehlo.convert"(%0) : (tensor<4x3x3x2xf16>) -> tensor<4x3x3x2xf32>
    %3 = "stablehlo.convolution"(%1, %2) <{dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1]>, window_strides = array<i64: 1, 1>, padding = dense<[[1, 1], [2, 2]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 2, 1>, rhs_dilation = array<i64: 1, 2>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x4x3x4xf32>, tensor<4x3x3x2xf32>) -> tensor<2x3x5x6xf32>
    %4 = "stablehlo.convert"(%arg1) : (tensor<2x3x5x6xf16>) -> tensor<2x3x5x6xf32>
    %5 = "stablehlo.convert"(%arg0) : (tensor<2x4x3x4xf16>) -> tensor<2x4x3x4xf32>
    %6 = "stablehlo.convolution"(%4, %5) <{dimension_numbers = #stablehlo.conv<[f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1]>, window_strides = array<i64: 1, 2>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 2, 1>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x5x6xf32>, tensor<2x4x3x4xf32>) -> tensor<4x3x3x2xf32>
    %7 = "stablehlo.convert"(%arg0) : (tensor<2x4x3x4xf16>) -> tensor<2x4x3x4xf32>
    %8 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %12 = "stablehlo.reduce"(%7, %8) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%r9: tensor<f32>, %r10: tensor<f32>):
      %11 = "stablehlo.add"(%r9, %r10) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%11) : (tensor<f32>) -> ()
    }) : (tensor<2x4x3x4xf32>, tensor<f32>) -> tensor<4xf32>
    %13 = "stablehlo.convert"(%12) : (tensor<4xf32>) -> tensor<4xf16>
    %14 = "stablehlo.convert"(%3) : (tensor<2x3x5x6xf32>) -> tensor<2x3x5x6xf16>
    %15 = "stablehlo.convert"(%6) : (tensor<4x3x3x2xf32>) -> tensor<4x3x3x2xf16>
    return %14, %15, %13 : tensor<2x3x5x6xf16>, tensor<4x3x3x2xf16>, tensor<4xf16>
  }
}

// T[2,4,3,4] T[2,3,5,6] T[4,3,3,2] (2,1) (1,0) (1,2) false (0,0) 1 (true,true,true), T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x4x3x4xf64>, %arg1: tensor<2x3x5x6xf64>, %arg2: tensor<4x3x3x2xf64>) -> (tensor<2x3x5x6xf64>, tensor<4x3x3x2xf64>, tensor<4xf64>) {
    %0 = "stablehlo.reverse"(%arg2) <{dimensions = array<i64: 2, 3>}> : (tensor<4x3x3x2xf64>) -> tensor<4x3x3x2xf64>
    %1 = "stablehlo.convolution"(%arg0, %0) <{dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1]>, window_strides = array<i64: 1, 1>, padding = dense<[[1, 1], [2, 2]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 2, 1>, rhs_dilation = array<i64: 1, 2>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x4x3x4xf64>, tensor<4x3x3x2xf64>) -> tensor<2x3x5x6xf64>
    %2 = "stablehlo.convolution"(%arg1, %arg0) <{dimension_numbers = #stablehlo.conv<[f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1]>, window_strides = array<i64: 1, 2>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 2, 1>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x5x6xf64>, tensor<2x4x3x4xf64>) -> tensor<4x3x3x2xf64>
    %3 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %7 = "stablehlo.reduce"(%arg0, %3) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%r4: tensor<f64>, %r5: tensor<f64>):
      %6 = "stablehlo.add"(%r4, %r5) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%6) : (tensor<f64>) -> ()
    }) : (tensor<2x4x3x4xf64>, tensor<f64>) -> tensor<4xf64>
    return %1, %2, %7 : tensor<2x3x5x6xf64>, tensor<4x3x3x2xf64>, tensor<4xf64>
  }
}
