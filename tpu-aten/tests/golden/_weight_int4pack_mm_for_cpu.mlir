// aten::_weight_int4pack_mm_for_cpu(Tensor self, Tensor mat2, int qGroupSize, Tensor qScaleAndZeros) -> Tensor

// T[2,32] u8[80,16] 32 T[1,80,2], T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x32xbf16>, %arg1: tensor<80x16xui8>, %arg2: tensor<1x80x2xbf16>) -> (tensor<2x80xbf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x32xbf16>) -> tensor<2x32xf32>
    %1 = "stablehlo.convert"(%arg1) : (tensor<80x16xui8>) -> tensor<80x16xi32>
    %2 = "stablehlo.reshape"(%1) : (tensor<80x16xi32>) -> tensor<1280xi32>
    %3 = "stablehlo.slice"(%2) <{start_indices = array<i64: 0>, limit_indices = array<i64: 1024>, strides = array<i64: 1>}> : (tensor<1280xi32>) -> tensor<1024xi32>
    %4 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1024xi32>) -> tensor<1024x2xi32>
    %5 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1024x2xi32>
    %6 = "stablehlo.constant"() <{value = dense<4> : tensor<1024x2xi32>}> : () -> tensor<1024x2xi32>
    %7 = "stablehlo.multiply"(%5, %6) : (tensor<1024x2xi32>, tensor<1024x2xi32>) -> tensor<1024x2xi32>
    %8 = "stablehlo.shift_right_logical"(%4, %7) : (tensor<1024x2xi32>, tensor<1024x2xi32>) -> tensor<1024x2xi32>
    %9 = "stablehlo.constant"() <{value = dense<15> : tensor<1024x2xi32>}> : () -> tensor<1024x2xi32>
    %10 = "stablehlo.and"(%8, %9) : (tensor<1024x2xi32>, tensor<1024x2xi32>) -> tensor<1024x2xi32>
    %11 = "stablehlo.reshape"(%10) : (tensor<1024x2xi32>) -> tensor<1x32x32x2xi32>
    %12 = "stablehlo.transpose"(%11) <{permutation = array<i64: 0, 3, 2, 1>}> : (tensor<1x32x32x2xi32>) -> tensor<1x2x32x32xi32>
    %13 = "stablehlo.reshape"(%12) : (tensor<1x2x32x32xi32>) -> tensor<64x32xi32>
    %14 = "stablehlo.slice"(%2) <{start_indices = array<i64: 1024>, limit_indices = array<i64: 1280>, strides = array<i64: 1>}> : (tensor<1280xi32>) -> tensor<256xi32>
    %15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64: 0>}> : (tensor<256xi32>) -> tensor<256x2xi32>
    %16 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<256x2xi32>
    %17 = "stablehlo.constant"() <{value = dense<4> : tensor<256x2xi32>}> : () -> tensor<256x2xi32>
    %18 = "stablehlo.multiply"(%16, %17) : (tensor<256x2xi32>, tensor<256x2xi32>) -> tensor<256x2xi32>
    %19 = "stablehlo.shift_right_logical"(%15, %18) : (tensor<256x2xi32>, tensor<256x2xi32>) -> tensor<256x2xi32>
    %20 = "stablehlo.constant"() <{value = dense<15> : tensor<256x2xi32>}> : () -> tensor<256x2xi32>
    %21 = "stablehlo.and"(%19, %20) : (tensor<256x2xi32>, tensor<256x2xi32>) -> tensor<256x2xi32>
    %22 = "stablehlo.reshape"(%21) : (tensor<256x2xi32>) -> tensor<1x32x8x2xi32>
    %23 = "stablehlo.transpose"(%22) <{permutation = array<i64: 0, 2, 3, 1>}> : (tensor<1x32x8x2xi32>) -> tensor<1x8x2x32xi32>
    %24 = "stablehlo.reshape"(%23) : (tensor<1x8x2x32xi32>) -> tensor<16x32xi32>
    %25 = "stablehlo.concatenate"(%13, %24) <{dimension = 0 : i64}> : (tensor<64x32xi32>, tensor<16x32xi32>) -> tensor<80x32xi32>
    %26 = "stablehlo.convert"(%25) : (tensor<80x32xi32>) -> tensor<80x32xf32>
    %27 = "stablehlo.constant"() <{value = dense<-8.0> : tensor<80x32xf32>}> : () -> tensor<80x32xf32>
    %28 = "stablehlo.add"(%26, %27) : (tensor<80x32xf32>, tensor<80x32xf32>) -> tensor<80x32xf32>
    %29 = "stablehlo.convert"(%arg2) : (tensor<1x80x2xbf16>) -> tensor<1x80x2xf32>
    %30 = "stablehlo.slice"(%29) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 80, 1>, strides = array<i64: 1, 1, 1>}> : (tensor<1x80x2xf32>) -> tensor<1x80x1xf32>
    %31 = "stablehlo.reshape"(%30) : (tensor<1x80x1xf32>) -> tensor<1x80xf32>
    %32 = "stablehlo.transpose"(%31) <{permutation = array<i64: 1, 0>}> : (tensor<1x80xf32>) -> tensor<80x1xf32>
    %33 = "stablehlo.broadcast_in_dim"(%32) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<80x1xf32>) -> tensor<80x1x32xf32>
    %34 = "stablehlo.reshape"(%33) : (tensor<80x1x32xf32>) -> tensor<80x32xf32>
    %35 = "stablehlo.convert"(%arg2) : (tensor<1x80x2xbf16>) -> tensor<1x80x2xf32>
    %36 = "stablehlo.slice"(%35) <{start_indices = array<i64: 0, 0, 1>, limit_indices = array<i64: 1, 80, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<1x80x2xf32>) -> tensor<1x80x1xf32>
    %37 = "stablehlo.reshape"(%36) : (tensor<1x80x1xf32>) -> tensor<1x80xf32>
    %38 = "stablehlo.transpose"(%37) <{permutation = array<i64: 1, 0>}> : (tensor<1x80xf32>) -> tensor<80x1xf32>
    %39 = "stablehlo.broadcast_in_dim"(%38) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<80x1xf32>) -> tensor<80x1x32xf32>
    %40 = "stablehlo.reshape"(%39) : (tensor<80x1x32xf32>) -> tensor<80x32xf32>
    %41 = "stablehlo.multiply"(%28, %34) : (tensor<80x32xf32>, tensor<80x32xf32>) -> tensor<80x32xf32>
    %42 = "stablehlo.add"(%41, %40) : (tensor<80x32xf32>, tensor<80x32xf32>) -> tensor<80x32xf32>
    %43 = "stablehlo.transpose"(%42) <{permutation = array<i64: 1, 0>}> : (tensor<80x32xf32>) -> tensor<32x80xf32>
    %44 = "stablehlo.dot_general"(%0, %43) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x32xf32>, tensor<32x80xf32>) -> tensor<2x80xf32>
    %45 = "stablehlo.convert"(%44) : (tensor<2x80xf32>) -> tensor<2x80xbf16>
    return %45 : tensor<2x80xbf16>
  }
}

// T[2,32] u8[80,16] 32 T[1,80,2], T = float16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x32xf16>, %arg1: tensor<80x16xui8>, %arg2: tensor<1x80x2xf16>) -> (tensor<2x80xf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x32xf16>) -> tensor<2x32xf32>
    %1 = "stablehlo.convert"(%arg1) : (tensor<80x16xui8>) -> tensor<80x16xi32>
    %2 = "stablehlo.reshape"(%1) : (tensor<80x16xi32>) -> tensor<1280xi32>
    %3 = "stablehlo.slice"(%2) <{start_indices = array<i64: 0>, limit_indices = array<i64: 1024>, strides = array<i64: 1>}> : (tensor<1280xi32>) -> tensor<1024xi32>
    %4 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1024xi32>) -> tensor<1024x2xi32>
    %5 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1024x2xi32>
    %6 = "stablehlo.constant"() <{value = dense<4> : tensor<1024x2xi32>}> : () -> tensor<1024x2xi32>
    %7 = "stablehlo.multiply"(%5, %6) : (tensor<1024x2xi32>, tensor<1024x2xi32>) -> tensor<1024x2xi32>
    %8 = "stablehlo.shift_right_logical"(%4, %7) : (tensor<1024x2xi32>, tensor<1024x2xi32>) -> tensor<1024x2xi32>
    %9 = "stablehlo.constant"() <{value = dense<15> : tensor<1024x2xi32>}> : () -> tensor<1024x2xi32>
    %10 = "stablehlo.and"(%8, %9) : (tensor<1024x2xi32>, tensor<1024x2xi32>) -> tensor<1024x2xi32>
    %11 = "stablehlo.reshape"(%10) : (tensor<1024x2xi32>) -> tensor<1x32x32x2xi32>
    %12 = "stablehlo.transpose"(%11) <{permutation = array<i64: 0, 3, 2, 1>}> : (tensor<1x32x32x2xi32>) -> tensor<1x2x32x32xi32>
    %13 = "stablehlo.reshape"(%12) : (tensor<1x2x32x32xi32>) -> tensor<64x32xi32>
    %14 = "stablehlo.slice"(%2) <{start_indices = array<i64: 1024>, limit_indices = array<i64: 1280>, strides = array<i64: 1>}> : (tensor<1280xi32>) -> tensor<256xi32>
    %15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64: 0>}> : (tensor<256xi32>) -> tensor<256x2xi32>
    %16 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<256x2xi32>
    %17 = "stablehlo.constant"() <{value = dense<4> : tensor<256x2xi32>}> : () -> tensor<256x2xi32>
    %18 = "stablehlo.multiply"(%16, %17) : (tensor<256x2xi32>, tensor<256x2xi32>) -> tensor<256x2xi32>
    %19 = "stablehlo.shift_right_logical"(%15, %18) : (tensor<256x2xi32>, tensor<256x2xi32>) -> tensor<256x2xi32>
    %20 = "stablehlo.constant"() <{value = dense<15> : tensor<256x2xi32>}> : () -> tensor<256x2xi32>
    %21 = "stablehlo.and"(%19, %20) : (tensor<256x2xi32>, tensor<256x2xi32>) -> tensor<256x2xi32>
    %22 = "stablehlo.reshape"(%21) : (tensor<256x2xi32>) -> tensor<1x32x8x2xi32>
    %23 = "stablehlo.transpose"(%22) <{permutation = array<i64: 0, 2, 3, 1>}> : (tensor<1x32x8x2xi32>) -> tensor<1x8x2x32xi32>
    %24 = "stablehlo.reshape"(%23) : (tensor<1x8x2x32xi32>) -> tensor<16x32xi32>
    %25 = "stablehlo.concatenate"(%13, %24) <{dimension = 0 : i64}> : (tensor<64x32xi32>, tensor<16x32xi32>) -> tensor<80x32xi32>
    %26 = "stablehlo.convert"(%25) : (tensor<80x32xi32>) -> tensor<80x32xf32>
    %27 = "stablehlo.constant"() <{value = dense<-8.0> : tensor<80x32xf32>}> : () -> tensor<80x32xf32>
    %28 = "stablehlo.add"(%26, %27) : (tensor<80x32xf32>, tensor<80x32xf32>) -> tensor<80x32xf32>
    %29 = "stablehlo.convert"(%arg2) : (tensor<1x80x2xf16>) -> tensor<1x80x2xf32>
    %30 = "stablehlo.slice"(%29) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 80, 1>, strides = array<i64: 1, 1, 1>}> : (tensor<1x80x2xf32>) -> tensor<1x80x1xf32>
    %31 = "stablehlo.reshape"(%30) : (tensor<1x80x1xf32>) -> tensor<1x80xf32>
    %32 = "stablehlo.transpose"(%31) <{permutation = array<i64: 1, 0>}> : (tensor<1x80xf32>) -> tensor<80x1xf32>
    %33 = "stablehlo.broadcast_in_dim"(%32) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<80x1xf32>) -> tensor<80x1x32xf32>
    %34 = "stablehlo.reshape"(%33) : (tensor<80x1x32xf32>) -> tensor<80x32xf32>
    %35 = "stablehlo.convert"(%arg2) : (tensor<1x80x2xf16>) -> tensor<1x80x2xf32>
    %36 = "stablehlo.slice"(%35) <{start_indices = array<i64: 0, 0, 1>, limit_indices = array<i64: 1, 80, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<1x80x2xf32>) -> tensor<1x80x1xf32>
    %37 = "stablehlo.reshape"(%36) : (tensor<1x80x1xf32>) -> tensor<1x80xf32>
    %38 = "stablehlo.transpose"(%37) <{permutation = array<i64: 1, 0>}> : (tensor<1x80xf32>) -> tensor<80x1xf32>
    %39 = "stablehlo.broadcast_in_dim"(%38) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<80x1xf32>) -> tensor<80x1x32xf32>
    %40 = "stablehlo.reshape"(%39) : (tensor<80x1x32xf32>) -> tensor<80x32xf32>
    %41 = "stablehlo.multiply"(%28, %34) : (tensor<80x32xf32>, tensor<80x32xf32>) -> tensor<80x32xf32>
    %42 = "stablehlo.add"(%41, %40) : (tensor<80x32xf32>, tensor<80x32xf32>) -> tensor<80x32xf32>
    %43 = "stablehlo.transpose"(%42) <{permutation = array<i64: 1, 0>}> : (tensor<80x32xf32>) -> tensor<32x80xf32>
    %44 = "stablehlo.dot_general"(%0, %43) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x32xf32>, tensor<32x80xf32>) -> tensor<2x80xf32>
    %45 = "stablehlo.convert"(%44) : (tensor<2x80xf32>) -> tensor<2x80xf16>
    return %45 : tensor<2x80xf16>
  }
}

// T[2,32] u8[80,16] 32 T[1,80,2], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x32xf32>, %arg1: tensor<80x16xui8>, %arg2: tensor<1x80x2xf32>) -> (tensor<2x80xf32>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<80x16xui8>) -> tensor<80x16xi32>
    %1 = "stablehlo.reshape"(%0) : (tensor<80x16xi32>) -> tensor<1280xi32>
    %2 = "stablehlo.slice"(%1) <{start_indices = array<i64: 0>, limit_indices = array<i64: 1024>, strides = array<i64: 1>}> : (tensor<1280xi32>) -> tensor<1024xi32>
    %3 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1024xi32>) -> tensor<1024x2xi32>
    %4 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1024x2xi32>
    %5 = "stablehlo.constant"() <{value = dense<4> : tensor<1024x2xi32>}> : () -> tensor<1024x2xi32>
    %6 = "stablehlo.multiply"(%4, %5) : (tensor<1024x2xi32>, tensor<1024x2xi32>) -> tensor<1024x2xi32>
    %7 = "stablehlo.shift_right_logical"(%3, %6) : (tensor<1024x2xi32>, tensor<1024x2xi32>) -> tensor<1024x2xi32>
    %8 = "stablehlo.constant"() <{value = dense<15> : tensor<1024x2xi32>}> : () -> tensor<1024x2xi32>
    %9 = "stablehlo.and"(%7, %8) : (tensor<1024x2xi32>, tensor<1024x2xi32>) -> tensor<1024x2xi32>
    %10 = "stablehlo.reshape"(%9) : (tensor<1024x2xi32>) -> tensor<1x32x32x2xi32>
    %11 = "stablehlo.transpose"(%10) <{permutation = array<i64: 0, 3, 2, 1>}> : (tensor<1x32x32x2xi32>) -> tensor<1x2x32x32xi32>
    %12 = "stablehlo.reshape"(%11) : (tensor<1x2x32x32xi32>) -> tensor<64x32xi32>
    %13 = "stablehlo.slice"(%1) <{start_indices = array<i64: 1024>, limit_indices = array<i64: 1280>, strides = array<i64: 1>}> : (tensor<1280xi32>) -> tensor<256xi32>
    %14 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64: 0>}> : (tensor<256xi32>) -> tensor<256x2xi32>
    %15 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<256x2xi32>
    %16 = "stablehlo.constant"() <{value = dense<4> : tensor<256x2xi32>}> : () -> tensor<256x2xi32>
    %17 = "stablehlo.multiply"(%15, %16) : (tensor<256x2xi32>, tensor<256x2xi32>) -> tensor<256x2xi32>
    %18 = "stablehlo.shift_right_logical"(%14, %17) : (tensor<256x2xi32>, tensor<256x2xi32>) -> tensor<256x2xi32>
    %19 = "stablehlo.constant"() <{value = dense<15> : tensor<256x2xi32>}> : () -> tensor<256x2xi32>
    %20 = "stablehlo.and"(%18, %19) : (tensor<256x2xi32>, tensor<256x2xi32>) -> tensor<256x2xi32>
    %21 = "stablehlo.reshape"(%20) : (tensor<256x2xi32>) -> tensor<1x32x8x2xi32>
    %22 = "stablehlo.transpose"(%21) <{permutation = array<i64: 0, 2, 3, 1>}> : (tensor<1x32x8x2xi32>) -> tensor<1x8x2x32xi32>
    %23 = "stablehlo.reshape"(%22) : (tensor<1x8x2x32xi32>) -> tensor<16x32xi32>
    %24 = "stablehlo.concatenate"(%12, %23) <{dimension = 0 : i64}> : (tensor<64x32xi32>, tensor<16x32xi32>) -> tensor<80x32xi32>
    %25 = "stablehlo.convert"(%24) : (tensor<80x32xi32>) -> tensor<80x32xf32>
    %26 = "stablehlo.constant"() <{value = dense<-8.0> : tensor<80x32xf32>}> : () -> tensor<80x32xf32>
    %27 = "stablehlo.add"(%25, %26) : (tensor<80x32xf32>, tensor<80x32xf32>) -> tensor<80x32xf32>
    %28 = "stablehlo.slice"(%arg2) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 80, 1>, strides = array<i64: 1, 1, 1>}> : (tensor<1x80x2xf32>) -> tensor<1x80x1xf32>
    %29 = "stablehlo.reshape"(%28) : (tensor<1x80x1xf32>) -> tensor<1x80xf32>
    %30 = "stablehlo.transpose"(%29) <{permutation = array<i64: 1, 0>}> : (tensor<1x80xf32>) -> tensor<80x1xf32>
    %31 = "stablehlo.broadcast_in_dim"(%30) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<80x1xf32>) -> tensor<80x1x32xf32>
    %32 = "stablehlo.reshape"(%31) : (tensor<80x1x32xf32>) -> tensor<80x32xf32>
    %33 = "stablehlo.slice"(%arg2) <{start_indices = array<i64: 0, 0, 1>, limit_indices = array<i64: 1, 80, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<1x80x2xf32>) -> tensor<1x80x1xf32>
    %34 = "stablehlo.reshape"(%33) : (tensor<1x80x1xf32>) -> tensor<1x80xf32>
    %35 = "stablehlo.transpose"(%34) <{permutation = array<i64: 1, 0>}> : (tensor<1x80xf32>) -> tensor<80x1xf32>
    %36 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<80x1xf32>) -> tensor<80x1x32xf32>
    %37 = "stablehlo.reshape"(%36) : (tensor<80x1x32xf32>) -> tensor<80x32xf32>
    %38 = "stablehlo.multiply"(%27, %32) : (tensor<80x32xf32>, tensor<80x32xf32>) -> tensor<80x32xf32>
    %39 = "stablehlo.add"(%38, %37) : (tensor<80x32xf32>, tensor<80x32xf32>) -> tensor<80x32xf32>
    %40 = "stablehlo.transpose"(%39) <{permutation = array<i64: 1, 0>}> : (tensor<80x32xf32>) -> tensor<32x80xf32>
    %41 = "stablehlo.dot_general"(%arg0, %40) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x32xf32>, tensor<32x80xf32>) -> tensor<2x80xf32>
    return %41 : tensor<2x80xf32>
  }
}
