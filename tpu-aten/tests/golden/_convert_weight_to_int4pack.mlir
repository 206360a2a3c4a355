// aten::_convert_weight_to_int4pack(Tensor self, int innerKTiles) -> Tensor

// T[16,32] 2, T = uint8
module @torchtpu {
  func.func public @main(%arg0: tensor<16x32xui8>) -> (tensor<2x2x32x1xi32>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<16x32xui8>) -> tensor<16x32xi32>
    %1 = "stablehlo.constant"() <{value = dense<4> : tensor<16x32xi32>}> : () -> tensor<16x32xi32>
    %2 = "stablehlo.shift_right_logical"(%0, %1) : (tensor<16x32xi32>, tensor<16x32xi32>) -> tensor<16x32xi32>
    %3 = "stablehlo.constant"() <{value = dense<15> : tensor<16x32xi32>}> : () -> tensor<16x32xi32>
    %4 = "stablehlo.and"(%0, %3) : (tensor<16x32xi32>, tensor<16x32xi32>) -> tensor<16x32xi32>
    %5 = "stablehlo.reshape"(%2) : (tensor<16x32xi32>) -> tensor<16x32x1xi32>
    %6 = "stablehlo.reshape"(%4) : (tensor<16x32xi32>) -> tensor<16x32x1xi32>
    %7 = "stablehlo.concatenate"(%5, %6) <{dimension = 2 : i64}> : (tensor<16x32x1xi32>, tensor<16x32x1xi32>) -> tensor<16x32x2xi32>
    %8 = "stablehlo.reshape"(%7) : (tensor<16x32x2xi32>) -> tensor<2x8x2x1x2x2x4x2xi32>
    %9 = "stablehlo.transpose"(%8) <{permutation = array<i64: 0, 2, 1, 6, 3, 7, 4, 5>}> : (tensor<2x8x2x1x2x2x4x2xi32>) -> tensor<2x2x8x4x1x2x2x2xi32>
    %10 = "stablehlo.reshape"(%9) : (tensor<2x2x8x4x1x2x2x2xi32>) -> tensor<2x2x32x1x8xi32>
    %11 = "stablehlo.iota"() <{iota_dimension = 4 : i64}> : () -> tensor<2x2x32x1x8xi32>
    %12 = "stablehlo.constant"() <{value = dense<4> : tensor<2x2x32x1x8xi32>}> : () -> tensor<2x2x32x1x8xi32>
    %13 = "stablehlo.multiply"(%11, %12) : (tensor<2x2x32x1x8xi32>, tensor<2x2x32x1x8xi32>) -> tensor<2x2x32x1x8xi32>
    %14 = "stablehlo.shift_left"(%10, %13) : (tensor<2x2x32x1x8xi32>, tensor<2x2x32x1x8xi32>) -> tensor<2x2x32x1x8xi32>
    %15 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %19 = "stablehlo.reduce"(%14, %15) <{dimensions = array<i64: 4>}> ({
    ^bb0(%r16: tensor<i32>, %r17: tensor<i32>):
      %18 = "stablehlo.add"(%r16, %r17) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%18) : (tensor<i32>) -> ()
    }) : (tensor<2x2x32x1x8xi32>, tensor<i32>) -> tensor<2x2x32x1xi32>
    return %19 : tensor<2x2x32x1xi32>
  }
}
