// aten::linalg_cross(Tensor self, Tensor other, *, int dim=-1) -> Tensor

// T[2,3] T[2,3], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xf32>) -> (tensor<2x3xf32>) {
    %0 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 2, 2>, strides = array<i64: 1, 1>}> : (tensor<2x3xf32>) -> tensor<2x1xf32>
    %1 = "stablehlo.slice"(%arg1) <{start_indices = array<i64: 0, 2>, limit_indices = array<i64: 2, 3>, strides = array<i64: 1, 1>}> : (tensor<2x3xf32>) -> tensor<2x1xf32>
    %2 = "stablehlo.multiply"(%0, %1) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %3 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 2>, limit_indices = array<i64: 2, 3>, strides = array<i64: 1, 1>}> : (tensor<2x3xf32>) -> tensor<2x1xf32>
    %4 = "stablehlo.slice"(%arg1) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 2, 2>, strides = array<i64: 1, 1>}> : (tensor<2x3xf32>) -> tensor<2x1xf32>
    %5 = "stablehlo.multiply"(%3, %4) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %6 = "stablehlo.subtract"(%2, %5) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %7 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 2>, limit_indices = array<i64: 2, 3>, strides = array<i64: 1, 1>}> : (tensor<2x3xf32>) -> tensor<2x1xf32>
    %8 = "stablehlo.slice"(%arg1) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 1>, strides = array<i64: 1, 1>}> : (tensor<2x3xf32>) -> tensor<2x1xf32>
    %9 = "stablehlo.multiply"(%7, %8) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %10 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 1>, strides = array<i64: 1, 1>}> : (tensor<2x3xf32>) -> tensor<2x1xf32>
    %11 = "stablehlo.slice"(%arg1) <{start_indices = array<i64: 0, 2>, limit_indices = array<i64: 2, 3>, strides = array<i64: 1, 1>}> : (tensor<2x3xf32>) -> tensor<2x1xf32>
    %12 = "stablehlo.multiply"(%10, %11) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %13 = "stablehlo.subtract"(%9, %12) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %14 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 1>, strides = array<i64: 1, 1>}> : (tensor<2x3xf32>) -> tensor<2x1xf32>
    %15 = "stablehlo.slice"(%arg1) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 2, 2>, strides = array<i64: 1, 1>}> : (tensor<2x3xf32>) -> tensor<2x1xf32>
    %16 = "stablehlo.multiply"(%14, %15) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %17 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 2, 2>, strides = array<i64: 1, 1>}> : (tensor<2x3xf32>) -> tensor<2x1xf32>
    %18 = "stablehlo.slice"(%arg1) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 1>, strides = array<i64: 1, 1>}> : (tensor<2x3xf32>) -> tensor<2x1xf32>
    %19 = "stablehlo.multiply"(%17, %18) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %20 = "stablehlo.subtract"(%16, %19) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %21 = "stablehlo.concatenate"(%6, %13, %20) <{dimension = 1 : i64}> : (tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x3xf32>
    return %21 : tensor<2x3xf32>
  }
}

// T[3,2] T[3,1] 0, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<3x2xf32>, %arg1: tensor<3x1xf32>) -> (tensor<3x2xf32>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xf32>) -> tensor<3x2xf32>
    %1 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 1, 0>, limit_indices = array<i64: 2, 2>, strides = array<i64: 1, 1>}> : (tensor<3x2xf32>) -> tensor<1x2xf32>
    %2 = "stablehlo.slice"(%0) <{start_indices = array<i64: 2, 0>, limit_indices = array<i64: 3, 2>, strides = array<i64: 1, 1>}> : (tensor<3x2xf32>) -> tensor<1x2xf32>
    %3 = "stablehlo.multiply"(%1, %2) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
    %4 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 2, 0>, limit_indices = array<i64: 3, 2>, strides = array<i64: 1, 1>}> : (tensor<3x2xf32>) -> tensor<1x2xf32>
    %5 = "stablehlo.slice"(%0) <{start_indices = array<i64: 1, 0>, limit_indices = array<i64: 2, 2>, strides = array<i64: 1, 1>}> : (tensor<3x2xf32>) -> tensor<1x2xf32>
    %6 = "stablehlo.multiply"(%4, %5) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
    %7 = "stablehlo.subtract"(%3, %6) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
    %8 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 2, 0>, limit_indices = array<i64: 3, 2>, strides = array<i64: 1, 1>}> : (tensor<3x2xf32>) -> tensor<1x2xf32>
    %9 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 1, 2>, strides = array<i64: 1, 1>}> : (tensor<3x2xf32>) -> tensor<1x2xf32>
    %10 = "stablehlo.multiply"(%8, %9) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
    %11 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 1, 2>, strides = array<i64: 1, 1>}> : (tensor<3x2xf32>) -> tensor<1x2xf32>
    %12 = "stablehlo.slice"(%0) <{start_indices = array<i64: 2, 0>, limit_indices = array<i64: 3, 2>, strides = array<i64: 1, 1>}> : (tensor<3x2xf32>) -> tensor<1x2xf32>
    %13 = "stablehlo.multiply"(%11, %12) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
    %14 = "stablehlo.subtract"(%10, %13) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
    %15 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 1, 2>, strides = array<i64: 1, 1>}> : (tensor<3x2xf32>) -> tensor<1x2xf32>
    %16 = "stablehlo.slice"(%0) <{start_indices = array<i64: 1, 0>, limit_indices = array<i64: 2, 2>, strides = array<i64: 1, 1>}> : (tensor<3x2xf32>) -> tensor<1x2xf32>
    %17 = "stablehlo.multiply"(%15, %16) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
    %18 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 1, 0>, limit_indices = array<i64: 2, 2>, strides = array<i64: 1, 1>}> : (tensor<3x2xf32>) -> tensor<1x2xf32>
    %19 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 1, 2>, strides = array<i64: 1, 1>}> : (tensor<3x2xf32>) -> tensor<1x2xf32>
    %20 = "stablehlo.multiply"(%18, %19) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
    %21 = "stablehlo.subtract"(%17, %20) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
    %22 = "stablehlo.concatenate"(%7, %14, %21) <{dimension = 0 : i64}> : (tensor<1x2xf32>, tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<3x2xf32>
    return %22 : tensor<3x2xf32>
  }
}

// T[2,3] T[2,3], T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xbf16>, %arg1: tensor<2x3xbf16>) -> (tensor<2x3xbf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3xbf16>) -> tensor<2x3xf32>
    %1 = "stablehlo.convert"(%arg1) : (tensor<2x3xbf16>) -> tensor<2x3xf32>
    %2 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 2, 2>, strides = array<i64: 1, 1>}> : (tensor<2x3xf32>) -> tensor<2x1xf32>
    %3 = "stablehlo.slice"(%1) <{start_indices = array<i64: 0, 2>, limit_indices = array<i64: 2, 3>, strides = array<i64: 1, 1>}> : (tensor<2x3xf32>) -> tensor<2x1xf32>
    %4 = "stablehlo.multiply"(%2, %3) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %5 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 2>, limit_indices = array<i64: 2, 3>, strides = array<i64: 1, 1>}> : (tensor<2x3xf32>) -> tensor<2x1xf32>
    %6 = "stablehlo.slice"(%1) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 2, 2>, strides = array<i64: 1, 1>}> : (tensor<2x3xf32>) -> tensor<2x1xf32>
    %7 = "stablehlo.multiply"(%5, %6) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %8 = "stablehlo.subtract"(%4, %7) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %9 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 2>, limit_indices = array<i64: 2, 3>, strides = array<i64: 1, 1>}> : (tensor<2x3xf32>) -> tensor<2x1xf32>
    %10 = "stablehlo.slice"(%1) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 1>, strides = array<i64: 1, 1>}> : (tensor<2x3xf32>) -> tensor<2x1xf32>
    %11 = "stablehlo.multiply"(%9, %10) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %12 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 1>, strides = array<i64: 1, 1>}> : (tensor<2x3xf32>) -> tensor<2x1xf32>
    %13 = "stablehlo.slice"(%1) <{start_indices = array<i64: 0, 2>, limit_indices = array<i64: 2, 3>, strides = array<i64: 1, 1>}> : (tensor<2x3xf32>) -> tensor<2x1xf32>
    %14 = "stablehlo.multiply"(%12, %13) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %15 = "stablehlo.subtract"(%11, %14) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %16 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 1>, strides = array<i64: 1, 1>}> : (tensor<2x3xf32>) -> tensor<2x1xf32>
    %17 = "stablehlo.slice"(%1) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 2, 2>, strides = array<i64: 1, 1>}> : (tensor<2x3xf32>) -> tensor<2x1xf32>
    %18 = "stablehlo.multiply"(%16, %17) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %19 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 2, 2>, strides = array<i64: 1, 1>}> : (tensor<2x3xf32>) -> tensor<2x1xf32>
    %20 = "stablehlo.slice"(%1) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 1>, strides = array<i64: 1, 1>}> : (tensor<2x3xf32>) -> tensor<2x1xf32>
    %21 = "stablehlo.multiply"(%19, %20) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %22 = "stablehlo.subtract"(%18, %21) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %23 = "stablehlo.concatenate"(%8, %15, %22) <{dimension = 1 : i64}> : (tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x3xf32>
    %24 = "stablehlo.convert"(%23) : (tensor<2x3xf32>) -> tensor<2x3xbf16>
    return %24 : tensor<2x3xbf16>
  }
}

// T[2,3] T[2,3], T = int64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xi64>, %arg1: tensor<2x3xi64>) -> (tensor<2x3xi64>) {
    %0 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 2, 2>, strides = array<i64: 1, 1>}> : (tensor<2x3xi64>) -> tensor<2x1xi64>
    %1 = "stablehlo.slice"(%arg1) <{start_indices = array<i64: 0, 2>, limit_indices = array<i64: 2, 3>, strides = array<i64: 1, 1>}> : (tensor<2x3xi64>) -> tensor<2x1xi64>
    %2 = "stablehlo.multiply"(%0, %1) : (tensor<2x1xi64>, tensor<2x1xi64>) -> tensor<2x1xi64>
    %3 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 2>, limit_indices = array<i64: 2, 3>, strides = array<i64: 1, 1>}> : (tensor<2x3xi64>) -> tensor<2x1xi64>
    %4 = "stablehlo.slice"(%arg1) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 2, 2>, strides = array<i64: 1, 1>}> : (tensor<2x3xi64>) -> tensor<2x1xi64>
    %5 = "stablehlo.multiply"(%3, %4) : (tensor<2x1xi64>, tensor<2x1xi64>) -> tensor<2x1xi64>
    %6 = "stablehlo.subtract"(%2, %5) : (tensor<2x1xi64>, tensor<2x1xi64>) -> tensor<2x1xi64>
    %7 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 2>, limit_indices = array<i64: 2, 3>, strides = array<i64: 1, 1>}> : (tensor<2x3xi64>) -> tensor<2x1xi64>
    %8 = "stablehlo.slice"(%arg1) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 1>, strides = array<i64: 1, 1>}> : (tensor<2x3xi64>) -> tensor<2x1xi64>
    %9 = "stablehlo.multiply"(%7, %8) : (tensor<2x1xi64>, tensor<2x1xi64>) -> tensor<2x1xi64>
    %10 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 1>, strides = array<i64: 1, 1>}> : (tensor<2x3xi64>) -> tensor<2x1xi64>
    %11 = "stablehlo.slice"(%arg1) <{start_indices = array<i64: 0, 2>, limit_indices = array<i64: 2, 3>, strides = array<i64: 1, 1>}> : (tensor<2x3xi64>) -> tensor<2x1xi64>
    %12 = "stablehlo.multiply"(%10, %11) : (tensor<2x1xi64>, tensor<2x1xi64>) -> tensor<2x1xi64>
    %13 = "stablehlo.subtract"(%9, %12) : (tensor<2x1xi64>, tensor<2x1xi64>) -> tensor<2x1xi64>
    %14 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 1>, strides = array<i64: 1, 1>}> : (tensor<2x3xi64>) -> tensor<2x1xi64>
    %15 = "stablehlo.slice"(%arg1) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 2, 2>, strides = array<i64: 1, 1>}> : (tensor<2x3xi64>) -> tensor<2x1xi64>
    %16 = "stablehlo.multiply"(%14, %15) : (tensor<2x1xi64>, tensor<2x1xi64>) -> tensor<2x1xi64>
    %17 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 2, 2>, strides = array<i64: 1, 1>}> : (tensor<2x3xi64>) -> tensor<2x1xi64>
    %18 = "stablehlo.slice"(%arg1) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 1>, strides = array<i64: 1, 1>}> : (tensor<2x3xi64>) -> tensor<2x1xi64>
    %19 = "stablehlo.multiply"(%17, %18) : (tensor<2x1xi64>, tensor<2x1xi64>) -> tensor<2x1xi64>
    %20 = "stablehlo.subtract"(%16, %19) : (tensor<2x1xi64>, tensor<2x1xi64>) -> tensor<2x1xi64>
    %21 = "stablehlo.concatenate"(%6, %13, %20) <{dimension = 1 : i64}> : (tensor<2x1xi64>, tensor<2x1xi64>, tensor<2x1xi64>) -> tensor<2x3xi64>
    return %21 : tensor<2x3xi64>
  }
}

// T[2,3] T[2,3], T = uint8
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xui8>, %arg1: tensor<2x3xui8>) -> (tensor<2x3xui8>) {
    %0 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 2, 2>, strides = array<i64: 1, 1>}> : (tensor<2x3xui8>) -> tensor<2x1xui8>
    %1 = "stablehlo.slice"(%arg1) <{start_indices = array<i64: 0, 2>, limit_indices = array<i64: 2, 3>, strides = array<i64: 1, 1>}> : (tensor<2x3xui8>) -> tensor<2x1xui8>
    %2 = "stablehlo.multiply"(%0, %1) : (tensor<2x1xui8>, tensor<2x1xui8>) -> tensor<2x1xui8>
    %3 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 2>, limit_indices = array<i64: 2, 3>, strides = array<i64: 1, 1>}> : (tensor<2x3xui8>) -> tensor<2x1xui8>
    %4 = "stablehlo.slice"(%arg1) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 2, 2>, strides = array<i64: 1, 1>}> : (tensor<2x3xui8>) -> tensor<2x1xui8>
    %5 = "stablehlo.multiply"(%3, %4) : (tensor<2x1xui8>, tensor<2x1xui8>) -> tensor<2x1xui8>
    %6 = "stablehlo.subtract"(%2, %5) : (tensor<2x1xui8>, tensor<2x1xui8>) -> tensor<2x1xui8>
    %7 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 2>, limit_indices = array<i64: 2, 3>, strides = array<i64: 1, 1>}> : (tensor<2x3xui8>) -> tensor<2x1xui8>
    %8 = "stablehlo.slice"(%arg1) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 1>, strides = array<i64: 1, 1>}> : (tensor<2x3xui8>) -> tensor<2x1xui8>
    %9 = "stablehlo.multiply"(%7, %8) : (tensor<2x1xui8>, tensor<2x1xui8>) -> tensor<2x1xui8>
    %10 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 1>, strides = array<i64: 1, 1>}> : (tensor<2x3xui8>) -> tensor<2x1xui8>
    %11 = "stablehlo.slice"(%arg1) <{start_indices = array<i64: 0, 2>, limit_indices = array<i64: 2, 3>, strides = array<i64: 1, 1>}> : (tensor<2x3xui8>) -> tensor<2x1xui8>
    %12 = "stablehlo.multiply"(%10, %11) : (tensor<2x1xui8>, tensor<2x1xui8>) -> tensor<2x1xui8>
    %13 = "stablehlo.subtract"(%9, %12) : (tensor<2x1xui8>, tensor<2x1xui8>) -> tensor<2x1xui8>
    %14 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 1>, strides = array<i64: 1, 1>}> : (tensor<2x3xui8>) -> tensor<2x1xui8>
    %15 = "stablehlo.slice"(%arg1) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 2, 2>, strides = array<i64: 1, 1>}> : (tensor<2x3xui8>) -> tensor<2x1xui8>
    %16 = "stablehlo.multiply"(%14, %15) : (tensor<2x1xui8>, tensor<2x1xui8>) -> tensor<2x1xui8>
    %17 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 2, 2>, strides = array<i64: 1, 1>}> : (tensor<2x3xui8>) -> tensor<2x1xui8>
    %18 = "stablehlo.slice"(%arg1) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 1>, strides = array<i64: 1, 1>}> : (tensor<2x3xui8>) -> tensor<2x1xui8>
    %19 = "stablehlo.multiply"(%17, %18) : (tensor<2x1xui8>, tensor<2x1xui8>) -> tensor<2x1xui8>
    %20 = "stablehlo.subtract"(%16, %19) : (tensor<2x1xui8>, tensor<2x1xui8>) -> tensor<2x1xui8>
    %21 = "stablehlo.concatenate"(%6, %13, %20) <{dimension = 1 : i64}> : (tensor<2x1xui8>, tensor<2x1xui8>, tensor<2x1xui8>) -> tensor<2x3xui8>
    return %21 : tensor<2x3xui8>
  }
}
