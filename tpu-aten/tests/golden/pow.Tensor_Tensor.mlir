// aten::pow.Tensor_Tensor(Tensor self, Tensor exponent) -> Tensor

// T[2,3] T[3], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf32>, %arg1: tensor<3xf32>) -> (tensor<2x3xf32>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>) -> tensor<2x3xf32>
    %1 = "stablehlo.power"(%arg0, %0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    return %1 : tensor<2x3xf32>
  }
}

// T[2,3] T[3], T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xbf16>, %arg1: tensor<3xbf16>) -> (tensor<2x3xbf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3xbf16>) -> tensor<2x3xf32>
    %1 = "stablehlo.convert"(%arg1) : (tensor<3xbf16>) -> tensor<3xf32>
    %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>) -> tensor<2x3xf32>
    %3 = "stablehlo.power"(%0, %2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %4 = "stablehlo.convert"(%3) : (tensor<2x3xf32>) -> tensor<2x3xbf16>
    return %4 : tensor<2x3xbf16>
  }
}

// T[2,3] T[3], T = int64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xi64>, %arg1: tensor<3xi64>) -> (tensor<2x3xi64>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xi64>) -> tensor<2x3xi64>
    %1 = "stablehlo.power"(%arg0, %0) : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
    %2 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
    %3 = "stablehlo.maximum"(%0, %2) : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
    %4 = "stablehlo.constant"() <{value = dense<6> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
    %5 = "stablehlo.shift_right_logical"(%3, %4) : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
    %31:3 = "stablehlo.while"(%1, %arg0, %5) ({
    ^bb0(%r6: tensor<2x3xi64>, %r7: tensor<2x3xi64>, %r8: tensor<2x3xi64>):
      %9 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
      %10 = "stablehlo.compare"(%r8, %9) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
      %11 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %15 = "stablehlo.reduce"(%10, %11) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%r12: tensor<i1>, %r13: tensor<i1>):
        %14 = "stablehlo.or"(%r12, %r13) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%14) : (tensor<i1>) -> ()
      }) : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%15) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r16: tensor<2x3xi64>, %r17: tensor<2x3xi64>, %r18: tensor<2x3xi64>):
      %19 = "stablehlo.multiply"(%r17, %r17) : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
      %20 = "stablehlo.multiply"(%19, %19) : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
      %21 = "stablehlo.multiply"(%20, %20) : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
      %22 = "stablehlo.multiply"(%21, %21) : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
      %23 = "stablehlo.multiply"(%22, %22) : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
      %24 = "stablehlo.multiply"(%23, %23) : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
      %25 = "stablehlo.constant"() <{value = dense<63> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
      %26 = "stablehlo.and"(%r18, %25) : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
      %27 = "stablehlo.power"(%24, %26) : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
      %28 = "stablehlo.multiply"(%r16, %27) : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
      %29 = "stablehlo.constant"() <{value = dense<6> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
      %30 = "stablehlo.shift_right_logical"(%r18, %29) : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
      "stablehlo.return"(%28, %24, %30) : (tensor<2x3xi64>, tensor<2x3xi64>, tensor<2x3xi64>) -> ()
    }) : (tensor<2x3xi64>, tensor<2x3xi64>, tensor<2x3xi64>) -> (tensor<2x3xi64>, tensor<2x3xi64>, tensor<2x3xi64>)
    return %31#0 : tensor<2x3xi64>
  }
}

// T[2,3] T[3], T = uint8
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xui8>, %arg1: tensor<3xui8>) -> (tensor<2x3xui8>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xui8>) -> tensor<2x3xui8>
    %1 = "stablehlo.constant"() <{value = dense<63> : tensor<2x3xui8>}> : () -> tensor<2x3xui8>
    %2 = "stablehlo.and"(%0, %1) : (tensor<2x3xui8>, tensor<2x3xui8>) -> tensor<2x3xui8>
    %3 = "stablehlo.power"(%arg0, %2) : (tensor<2x3xui8>, tensor<2x3xui8>) -> tensor<2x3xui8>
    %4 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xui8>}> : () -> tensor<2x3xui8>
    %5 = "stablehlo.maximum"(%0, %4) : (tensor<2x3xui8>, tensor<2x3xui8>) -> tensor<2x3xui8>
    %6 = "stablehlo.constant"() <{value = dense<6> : tensor<2x3xui8>}> : () -> tensor<2x3xui8>
    %7 = "stablehlo.shift_right_logical"(%5, %6) : (tensor<2x3xui8>, tensor<2x3xui8>) -> tensor<2x3xui8>
    %33:3 = "stablehlo.while"(%3, %arg0, %7) ({
    ^bb0(%r8: tensor<2x3xui8>, %r9: tensor<2x3xui8>, %r10: tensor<2x3xui8>):
      %11 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xui8>}> : () -> tensor<2x3xui8>
      %12 = "stablehlo.compare"(%r10, %11) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<2x3xui8>, tensor<2x3xui8>) -> tensor<2x3xi1>
      %13 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %17 = "stablehlo.reduce"(%12, %13) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%r14: tensor<i1>, %r15: tensor<i1>):
        %16 = "stablehlo.or"(%r14, %r15) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%16) : (tensor<i1>) -> ()
      }) : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%17) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r18: tensor<2x3xui8>, %r19: tensor<2x3xui8>, %r20: tensor<2x3xui8>):
      %21 = "stablehlo.multiply"(%r19, %r19) : (tensor<2x3xui8>, tensor<2x3xui8>) -> tensor<2x3xui8>
      %22 = "stablehlo.multiply"(%21, %21) : (tensor<2x3xui8>, tensor<2x3xui8>) -> tensor<2x3xui8>
      %23 = "stablehlo.multiply"(%22, %22) : (tensor<2x3xui8>, tensor<2x3xui8>) -> tensor<2x3xui8>
      %24 = "stablehlo.multiply"(%23, %23) : (tensor<2x3xui8>, tensor<2x3xui8>) -> tensor<2x3xui8>
      %25 = "stablehlo.multiply"(%24, %24) : (tensor<2x3xui8>, tensor<2x3xui8>) -> tensor<2x3xui8>
      %26 = "stablehlo.multiply"(%25, %25) : (tensor<2x3xui8>, tensor<2x3xui8>) -> tensor<2x3xui8>
      %27 = "stablehlo.constant"() <{value = dense<63> : tensor<2x3xui8>}> : () -> tensor<2x3xui8>
      %28 = "stablehlo.and"(%r20, %27) : (tensor<2x3xui8>, tensor<2x3xui8>) -> tensor<2x3xui8>
      %29 = "stablehlo.power"(%26, %28) : (tensor<2x3xui8>, tensor<2x3xui8>) -> tensor<2x3xui8>
      %30 = "stablehlo.multiply"(%r18, %29) : (tensor<2x3xui8>, tensor<2x3xui8>) -> tensor<2x3xui8>
      %31 = "stablehlo.constant"() <{value = dense<6> : tensor<2x3xui8>}> : () -> tensor<2x3xui8>
      %32 = "stablehlo.shift_right_logical"(%r20, %31) : (tensor<2x3xui8>, tensor<2x3xui8>) -> tensor<2x3xui8>
      "stablehlo.return"(%30, %26, %32) : (tensor<2x3xui8>, tensor<2x3xui8>, tensor<2x3xui8>) -> ()
    }) : (tensor<2x3xui8>, tensor<2x3xui8>, tensor<2x3xui8>) -> (tensor<2x3xui8>, tensor<2x3xui8>, tensor<2x3xui8>)
    return %33#0 : tensor<2x3xui8>
  }
}
