// aten::_convert_weight_to_int4pack_for_cpu(Tensor self, int innerKTiles) -> Tensor

// T[80,32] 2, T = int32
module @torchtpu {
  func.func public @main(%arg0: tensor<80x32xi32>) -> (tensor<80x16xui8>) {
    %0 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 64, 32>, strides = array<i64: 1, 1>}> : (tensor<80x32xi32>) -> tensor<64x32xi32>
    %1 = "stablehlo.reshape"(%0) : (tensor<64x32xi32>) -> tensor<1x2x32x32xi32>
    %2 = "stablehlo.transpose"(%1) <{permutation = array<i64: 0, 3, 2, 1>}> : (tensor<1x2x32x32xi32>) -> tensor<1x32x32x2xi32>
    %3 = "stablehlo.iota"() <{iota_dimension = 3 : i64}> : () -> tensor<1x32x32x2xi32>
    %4 = "stablehlo.constant"() <{value = dense<4> : tensor<1x32x32x2xi32>}> : () -> tensor<1x32x32x2xi32>
    %5 = "stablehlo.multiply"(%3, %4) : (tensor<1x32x32x2xi32>, tensor<1x32x32x2xi32>) -> tensor<1x32x32x2xi32>
    %6 = "stablehlo.shift_left"(%2, %5) : (tensor<1x32x32x2xi32>, tensor<1x32x32x2xi32>) -> tensor<1x32x32x2xi32>
    %7 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %11 = "stablehlo.reduce"(%6, %7) <{dimensions = array<i64: 3>}> ({
    ^bb0(%r8: tensor<i32>, %r9: tensor<i32>):
      %10 = "stablehlo.add"(%r8, %r9) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%10) : (tensor<i32>) -> ()
    }) : (tensor<1x32x32x2xi32>, tensor<i32>) -> tensor<1x32x32xi32>
    %12 = "stablehlo.reshape"(%11) : (tensor<1x32x32xi32>) -> tensor<1024xi32>
    %13 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 64, 0>, limit_indices = array<i64: 80, 32>, strides = array<i64: 1, 1>}> : (tensor<80x32xi32>) -> tensor<16x32xi32>
    %14 = "stablehlo.reshape"(%13) : (tensor<16x32xi32>) -> tensor<1x8x2x32xi32>
    %15 = "stablehlo.transpose"(%14) <{permutation = array<i64: 0, 3, 1, 2>}> : (tensor<1x8x2x32xi32>) -> tensor<1x32x8x2xi32>
    %16 = "stablehlo.iota"() <{iota_dimension = 3 : i64}> : () -> tensor<1x32x8x2xi32>
    %17 = "stablehlo.constant"() <{value = dense<4> : tensor<1x32x8x2xi32>}> : () -> tensor<1x32x8x2xi32>
    %18 = "stablehlo.multiply"(%16, %17) : (tensor<1x32x8x2xi32>, tensor<1x32x8x2xi32>) -> tensor<1x32x8x2xi32>
    %19 = "stablehlo.shift_left"(%15, %18) : (tensor<1x32x8x2xi32>, tensor<1x32x8x2xi32>) -> tensor<1x32x8x2xi32>
    %20 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %24 = "stablehlo.reduce"(%19, %20) <{dimensions = array<i64: 3>}> ({
    ^bb0(%r21: tensor<i32>, %r22: tensor<i32>):
      %23 = "stablehlo.add"(%r21, %r22) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%23) : (tensor<i32>) -> ()
    }) : (tensor<1x32x8x2xi32>, tensor<i32>) -> tensor<1x32x8xi32>
    %25 = "stablehlo.reshape"(%24) : (tensor<1x32x8xi32>) -> tensor<256xi32>
    %26 = "stablehlo.concatenate"(%12, %25) <{dimension = 0 : i64}> : (tensor<1024xi32>, tensor<256xi32>) -> tensor<1280xi32>
    %27 = "stablehlo.reshape"(%26) : (tensor<1280xi32>) -> tensor<80x16xi32>
    %28 = "stablehlo.convert"(%27) : (tensor<80x16xi32>) -> tensor<80x16xui8>
    return %28 : tensor<80x16xui8>
  }
}
