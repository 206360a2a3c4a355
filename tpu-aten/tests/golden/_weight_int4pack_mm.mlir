// aten::_weight_int4pack_mm(Tensor self, Tensor mat2, int qGroupSize, Tensor qScaleAndZeros) -> Tensor

// T[2,64] i32[2,2,32,1] 32 T[2,16,2], T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x64xbf16>, %arg1: tensor<2x2x32x1xi32>, %arg2: tensor<2x16x2xbf16>) -> (tensor<2x16xbf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x64xbf16>) -> tensor<2x64xf32>
    %1 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x2x32x1xi32>) -> tensor<2x2x32x1x8xi32>
    %2 = "stablehlo.iota"() <{iota_dimension = 4 : i64}> : () -> tensor<2x2x32x1x8xi32>
    %3 = "stablehlo.constant"() <{value = dense<4> : tensor<2x2x32x1x8xi32>}> : () -> tensor<2x2x32x1x8xi32>
    %4 = "stablehlo.multiply"(%2, %3) : (tensor<2x2x32x1x8xi32>, tensor<2x2x32x1x8xi32>) -> tensor<2x2x32x1x8xi32>
    %5 = "stablehlo.shift_right_logical"(%1, %4) : (tensor<2x2x32x1x8xi32>, tensor<2x2x32x1x8xi32>) -> tensor<2x2x32x1x8xi32>
    %6 = "stablehlo.constant"() <{value = dense<15> : tensor<2x2x32x1x8xi32>}> : () -> tensor<2x2x32x1x8xi32>
    %7 = "stablehlo.and"(%5, %6) : (tensor<2x2x32x1x8xi32>, tensor<2x2x32x1x8xi32>) -> tensor<2x2x32x1x8xi32>
    %8 = "stablehlo.reshape"(%7) : (tensor<2x2x32x1x8xi32>) -> tensor<2x2x8x4x1x2x2x2xi32>
    %9 = "stablehlo.transpose"(%8) <{permutation = array<i64: 0, 2, 1, 4, 6, 7, 3, 5>}> : (tensor<2x2x8x4x1x2x2x2xi32>) -> tensor<2x8x2x1x2x2x4x2xi32>
    %10 = "stablehlo.reshape"(%9) : (tensor<2x8x2x1x2x2x4x2xi32>) -> tensor<16x64xi32>
    %11 = "stablehlo.convert"(%10) : (tensor<16x64xi32>) -> tensor<16x64xf32>
    %12 = "stablehlo.constant"() <{value = dense<-8.0> : tensor<16x64xf32>}> : () -> tensor<16x64xf32>
    %13 = "stablehlo.add"(%11, %12) : (tensor<16x64xf32>, tensor<16x64xf32>) -> tensor<16x64xf32>
    %14 = "stablehlo.convert"(%arg2) : (tensor<2x16x2xbf16>) -> tensor<2x16x2xf32>
    %15 = "stablehlo.slice"(%14) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 2, 16, 1>, strides = array<i64: 1, 1, 1>}> : (tensor<2x16x2xf32>) -> tensor<2x16x1xf32>
    %16 = "stablehlo.reshape"(%15) : (tensor<2x16x1xf32>) -> tensor<2x16xf32>
    %17 = "stablehlo.transpose"(%16) <{permutation = array<i64: 1, 0>}> : (tensor<2x16xf32>) -> tensor<16x2xf32>
    %18 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<16x2xf32>) -> tensor<16x2x32xf32>
    %19 = "stablehlo.reshape"(%18) : (tensor<16x2x32xf32>) -> tensor<16x64xf32>
    %20 = "stablehlo.convert"(%arg2) : (tensor<2x16x2xbf16>) -> tensor<2x16x2xf32>
    %21 = "stablehlo.slice"(%20) <{start_indices = array<i64: 0, 0, 1>, limit_indices = array<i64: 2, 16, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<2x16x2xf32>) -> tensor<2x16x1xf32>
    %22 = "stablehlo.reshape"(%21) : (tensor<2x16x1xf32>) -> tensor<2x16xf32>
    %23 = "stablehlo.transpose"(%22) <{permutation = array<i64: 1, 0>}> : (tensor<2x16xf32>) -> tensor<16x2xf32>
    %24 = "stablehlo.broadcast_in_dim"(%23) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<16x2xf32>) -> tensor<16x2x32xf32>
    %25 = "stablehlo.reshape"(%24) : (tensor<16x2x32xf32>) -> tensor<16x64xf32>
    %26 = "stablehlo.multiply"(%13, %19) : (tensor<16x64xf32>, tensor<16x64xf32>) -> tensor<16x64xf32>
    %27 = "stablehlo.add"(%26, %25) : (tensor<16x64xf32>, tensor<16x64xf32>) -> tensor<16x64xf32>
    %28 = "stablehlo.transpose"(%27) <{permutation = array<i64: 1, 0>}> : (tensor<16x64xf32>) -> tensor<64x16xf32>
    %29 = "stablehlo.dot_general"(%0, %28) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x64xf32>, tensor<64x16xf32>) -> tensor<2x16xf32>
    %30 = "stablehlo.convert"(%29) : (tensor<2x16xf32>) -> tensor<2x16xbf16>
    return %30 : tensor<2x16xbf16>
  }
}

// T[2,64] i32[2,2,32,1] 32 T[2,16,2], T = float16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x64xf16>, %arg1: tensor<2x2x32x1xi32>, %arg2: tensor<2x16x2xf16>) -> (tensor<2x16xf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x64xf16>) -> tensor<2x64xf32>
    %1 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x2x32x1xi32>) -> tensor<2x2x32x1x8xi32>
    %2 = "stablehlo.iota"() <{iota_dimension = 4 : i64}> : () -> tensor<2x2x32x1x8xi32>
    %3 = "stablehlo.constant"() <{value = dense<4> : tensor<2x2x32x1x8xi32>}> : () -> tensor<2x2x32x1x8xi32>
    %4 = "stablehlo.multiply"(%2, %3) : (tensor<2x2x32x1x8xi32>, tensor<2x2x32x1x8xi32>) -> tensor<2x2x32x1x8xi32>
    %5 = "stablehlo.shift_right_logical"(%1, %4) : (tensor<2x2x32x1x8xi32>, tensor<2x2x32x1x8xi32>) -> tensor<2x2x32x1x8xi32>
    %6 = "stablehlo.constant"() <{value = dense<15> : tensor<2x2x32x1x8xi32>}> : () -> tensor<2x2x32x1x8xi32>
    %7 = "stablehlo.and"(%5, %6) : (tensor<2x2x32x1x8xi32>, tensor<2x2x32x1x8xi32>) -> tensor<2x2x32x1x8xi32>
    %8 = "stablehlo.reshape"(%7) : (tensor<2x2x32x1x8xi32>) -> tensor<2x2x8x4x1x2x2x2xi32>
    %9 = "stablehlo.transpose"(%8) <{permutation = array<i64: 0, 2, 1, 4, 6, 7, 3, 5>}> : (tensor<2x2x8x4x1x2x2x2xi32>) -> tensor<2x8x2x1x2x2x4x2xi32>
    %10 = "stablehlo.reshape"(%9) : (tensor<2x8x2x1x2x2x4x2xi32>) -> tensor<16x64xi32>
    %11 = "stablehlo.convert"(%10) : (tensor<16x64xi32>) -> tensor<16x64xf32>
    %12 = "stablehlo.constant"() <{value = dense<-8.0> : tensor<16x64xf32>}> : () -> tensor<16x64xf32>
    %13 = "stablehlo.add"(%11, %12) : (tensor<16x64xf32>, tensor<16x64xf32>) -> tensor<16x64xf32>
    %14 = "stablehlo.convert"(%arg2) : (tensor<2x16x2xf16>) -> tensor<2x16x2xf32>
    %15 = "stablehlo.slice"(%14) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 2, 16, 1>, strides = array<i64: 1, 1, 1>}> : (tensor<2x16x2xf32>) -> tensor<2x16x1xf32>
    %16 = "stablehlo.reshape"(%15) : (tensor<2x16x1xf32>) -> tensor<2x16xf32>
    %17 = "stablehlo.transpose"(%16) <{permutation = array<i64: 1, 0>}> : (tensor<2x16xf32>) -> tensor<16x2xf32>
    %18 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<16x2xf32>) -> tensor<16x2x32xf32>
    %19 = "stablehlo.reshape"(%18) : (tensor<16x2x32xf32>) -> tensor<16x64xf32>
    %20 = "stablehlo.convert"(%arg2) : (tensor<2x16x2xf16>) -> tensor<2x16x2xf32>
    %21 = "stablehlo.slice"(%20) <{start_indices = array<i64: 0, 0, 1>, limit_indices = array<i64: 2, 16, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<2x16x2xf32>) -> tensor<2x16x1xf32>
    %22 = "stablehlo.reshape"(%21) : (tensor<2x16x1xf32>) -> tensor<2x16xf32>
    %23 = "stablehlo.transpose"(%22) <{permutation = array<i64: 1, 0>}> : (tensor<2x16xf32>) -> tensor<16x2xf32>
    %24 = "stablehlo.broadcast_in_dim"(%23) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<16x2xf32>) -> tensor<16x2x32xf32>
    %25 = "stablehlo.reshape"(%24) : (tensor<16x2x32xf32>) -> tensor<16x64xf32>
    %26 = "stablehlo.multiply"(%13, %19) : (tensor<16x64xf32>, tensor<16x64xf32>) -> tensor<16x64xf32>
    %27 = "stablehlo.add"(%26, %25) : (tensor<16x64xf32>, tensor<16x64xf32>) -> tensor<16x64xf32>
    %28 = "stablehlo.transpose"(%27) <{permutation = array<i64: 1, 0>}> : (tensor<16x64xf32>) -> tensor<64x16xf32>
    %29 = "stablehlo.dot_general"(%0, %28) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x64xf32>, tensor<64x16xf32>) -> tensor<2x16xf32>
    %30 = "stablehlo.convert"(%29) : (tensor<2x16xf32>) -> tensor<2x16xf16>
    return %30 : tensor<2x16xf16>
  }
}

// T[2,64] i32[2,2,32,1] 32 T[2,16,2], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x64xf32>, %arg1: tensor<2x2x32x1xi32>, %arg2: tensor<2x16x2xf32>) -> (tensor<2x16xf32>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x2x32x1xi32>) -> tensor<2x2x32x1x8xi32>
    %1 = "stablehlo.iota"() <{iota_dimension = 4 : i64}> : () -> tensor<2x2x32x1x8xi32>
    %2 = "stablehlo.constant"() <{value = dense<4> : tensor<2x2x32x1x8xi32>}> : () -> tensor<2x2x32x1x8xi32>
    %3 = "stablehlo.multiply"(%1, %2) : (tensor<2x2x32x1x8xi32>, tensor<2x2x32x1x8xi32>) -> tensor<2x2x32x1x8xi32>
    %4 = "stablehlo.shift_right_logical"(%0, %3) : (tensor<2x2x32x1x8xi32>, tensor<2x2x32x1x8xi32>) -> tensor<2x2x32x1x8xi32>
    %5 = "stablehlo.constant"() <{value = dense<15> : tensor<2x2x32x1x8xi32>}> : () -> tensor<2x2x32x1x8xi32>
    %6 = "stablehlo.and"(%4, %5) : (tensor<2x2x32x1x8xi32>, tensor<2x2x32x1x8xi32>) -> tensor<2x2x32x1x8xi32>
    %7 = "stablehlo.reshape"(%6) : (tensor<2x2x32x1x8xi32>) -> tensor<2x2x8x4x1x2x2x2xi32>
    %8 = "stablehlo.transpose"(%7) <{permutation = array<i64: 0, 2, 1, 4, 6, 7, 3, 5>}> : (tensor<2x2x8x4x1x2x2x2xi32>) -> tensor<2x8x2x1x2x2x4x2xi32>
    %9 = "stablehlo.reshape"(%8) : (tensor<2x8x2x1x2x2x4x2xi32>) -> tensor<16x64xi32>
    %10 = "stablehlo.convert"(%9) : (tensor<16x64xi32>) -> tensor<16x64xf32>
    %11 = "stablehlo.constant"() <{value = dense<-8.0> : tensor<16x64xf32>}> : () -> tensor<16x64xf32>
    %12 = "stablehlo.add"(%10, %11) : (tensor<16x64xf32>, tensor<16x64xf32>) -> tensor<16x64xf32>
    %13 = "stablehlo.slice"(%arg2) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 2, 16, 1>, strides = array<i64: 1, 1, 1>}> : (tensor<2x16x2xf32>) -> tensor<2x16x1xf32>
    %14 = "stablehlo.reshape"(%13) : (tensor<2x16x1xf32>) -> tensor<2x16xf32>
    %15 = "stablehlo.transpose"(%14) <{permutation = array<i64: 1, 0>}> : (tensor<2x16xf32>) -> tensor<16x2xf32>
    %16 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<16x2xf32>) -> tensor<16x2x32xf32>
    %17 = "stablehlo.reshape"(%16) : (tensor<16x2x32xf32>) -> tensor<16x64xf32>
    %18 = "stablehlo.slice"(%arg2) <{start_indices = array<i64: 0, 0, 1>, limit_indices = array<i64: 2, 16, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<2x16x2xf32>) -> tensor<2x16x1xf32>
    %19 = "stablehlo.reshape"(%18) : (tensor<2x16x1xf32>) -> tensor<2x16xf32>
    %20 = "stablehlo.transpose"(%19) <{permutation = array<i64: 1, 0>}> : (tensor<2x16xf32>) -> tensor<16x2xf32>
    %21 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<16x2xf32>) -> tensor<16x2x32xf32>
    %22 = "stablehlo.reshape"(%21) : (tensor<16x2x32xf32>) -> tensor<16x64xf32>
    %23 = "stablehlo.multiply"(%12, %17) : (tensor<16x64xf32>, tensor<16x64xf32>) -> tensor<16x64xf32>
    %24 = "stablehlo.add"(%23, %22) : (tensor<16x64xf32>, tensor<16x64xf32>) -> tensor<16x64xf32>
    %25 = "stablehlo.transpose"(%24) <{permutation = array<i64: 1, 0>}> : (tensor<16x64xf32>) -> tensor<64x16xf32>
    %26 = "stablehlo.dot_general"(%arg0, %25) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x64xf32>, tensor<64x16xf32>) -> tensor<2x16xf32>
    return %26 : tensor<2x16xf32>
  }
}
