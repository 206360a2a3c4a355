// aten::lcm(Tensor self, Tensor other) -> Tensor

// T[2,3] T[3], T = int64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xi64>, %arg1: tensor<3xi64>) -> (tensor<2x3xi64>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xi64>) -> tensor<2x3xi64>
    %1 = "stablehlo.abs"(%arg0) : (tensor<2x3xi64>) -> tensor<2x3xi64>
    %2 = "stablehlo.abs"(%0) : (tensor<2x3xi64>) -> tensor<2x3xi64>
    %3 = "stablehlo.abs"(%1) : (tensor<2x3xi64>) -> tensor<2x3xi64>
    %4 = "stablehlo.abs"(%2) : (tensor<2x3xi64>) -> tensor<2x3xi64>
    %21:2 = "stablehlo.while"(%3, %4) ({
    ^bb0(%r5: tensor<2x3xi64>, %r6: tensor<2x3xi64>):
      %7 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
      %8 = "stablehlo.compare"(%r6, %7) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
      %9 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %13 = "stablehlo.reduce"(%8, %9) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%r10: tensor<i1>, %r11: tensor<i1>):
        %12 = "stablehlo.or"(%r10, %r11) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%12) : (tensor<i1>) -> ()
      }) : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%13) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r14: tensor<2x3xi64>, %r15: tensor<2x3xi64>):
      %16 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
      %17 = "stablehlo.compare"(%r15, %16) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
      %18 = "stablehlo.remainder"(%r14, %r15) : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
      %19 = "stablehlo.select"(%17, %r14, %r15) : (tensor<2x3xi1>, tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
      %20 = "stablehlo.select"(%17, %r15, %18) : (tensor<2x3xi1>, tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
      "stablehlo.return"(%19, %20) : (tensor<2x3xi64>, tensor<2x3xi64>) -> ()
    }) : (tensor<2x3xi64>, tensor<2x3xi64>) -> (tensor<2x3xi64>, tensor<2x3xi64>)
    %22 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
    %23 = "stablehlo.compare"(%21#0, %22) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
    %24 = "stablehlo.constant"() <{value = dense<1> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
    %25 = "stablehlo.select"(%23, %24, %21#0) : (tensor<2x3xi1>, tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
    %26 = "stablehlo.divide"(%1, %25) : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
    %27 = "stablehlo.multiply"(%26, %2) : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
    return %27 : tensor<2x3xi64>
  }
}

// T[2,3] T[3], T = int32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xi32>, %arg1: tensor<3xi32>) -> (tensor<2x3xi32>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xi32>) -> tensor<2x3xi32>
    %1 = "stablehlo.abs"(%arg0) : (tensor<2x3xi32>) -> tensor<2x3xi32>
    %2 = "stablehlo.abs"(%0) : (tensor<2x3xi32>) -> tensor<2x3xi32>
    %3 = "stablehlo.abs"(%1) : (tensor<2x3xi32>) -> tensor<2x3xi32>
    %4 = "stablehlo.abs"(%2) : (tensor<2x3xi32>) -> tensor<2x3xi32>
    %21:2 = "stablehlo.while"(%3, %4) ({
    ^bb0(%r5: tensor<2x3xi32>, %r6: tensor<2x3xi32>):
      %7 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
      %8 = "stablehlo.compare"(%r6, %7) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %9 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %13 = "stablehlo.reduce"(%8, %9) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%r10: tensor<i1>, %r11: tensor<i1>):
        %12 = "stablehlo.or"(%r10, %r11) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%12) : (tensor<i1>) -> ()
      }) : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%13) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r14: tensor<2x3xi32>, %r15: tensor<2x3xi32>):
      %16 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
      %17 = "stablehlo.compare"(%r15, %16) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %18 = "stablehlo.remainder"(%r14, %r15) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %19 = "stablehlo.select"(%17, %r14, %r15) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %20 = "stablehlo.select"(%17, %r15, %18) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      "stablehlo.return"(%19, %20) : (tensor<2x3xi32>, tensor<2x3xi32>) -> ()
    }) : (tensor<2x3xi32>, tensor<2x3xi32>) -> (tensor<2x3xi32>, tensor<2x3xi32>)
    %22 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %23 = "stablehlo.compare"(%21#0, %22) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
    %24 = "stablehlo.constant"() <{value = dense<1> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %25 = "stablehlo.select"(%23, %24, %21#0) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %26 = "stablehlo.divide"(%1, %25) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %27 = "stablehlo.multiply"(%26, %2) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    return %27 : tensor<2x3xi32>
  }
}

// T[2,3] T[3], T = uint8
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xui8>, %arg1: tensor<3xui8>) -> (tensor<2x3xui8>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xui8>) -> tensor<2x3xui8>
    %17:2 = "stablehlo.while"(%arg0, %0) ({
    ^bb0(%r1: tensor<2x3xui8>, %r2: tensor<2x3xui8>):
      %3 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xui8>}> : () -> tensor<2x3xui8>
      %4 = "stablehlo.compare"(%r2, %3) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<2x3xui8>, tensor<2x3xui8>) -> tensor<2x3xi1>
      %5 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %9 = "stablehlo.reduce"(%4, %5) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%r6: tensor<i1>, %r7: tensor<i1>):
        %8 = "stablehlo.or"(%r6, %r7) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%8) : (tensor<i1>) -> ()
      }) : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%9) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r10: tensor<2x3xui8>, %r11: tensor<2x3xui8>):
      %12 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xui8>}> : () -> tensor<2x3xui8>
      %13 = "stablehlo.compare"(%r11, %12) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<2x3xui8>, tensor<2x3xui8>) -> tensor<2x3xi1>
      %14 = "stablehlo.remainder"(%r10, %r11) : (tensor<2x3xui8>, tensor<2x3xui8>) -> tensor<2x3xui8>
      %15 = "stablehlo.select"(%13, %r10, %r11) : (tensor<2x3xi1>, tensor<2x3xui8>, tensor<2x3xui8>) -> tensor<2x3xui8>
      %16 = "stablehlo.select"(%13, %r11, %14) : (tensor<2x3xi1>, tensor<2x3xui8>, tensor<2x3xui8>) -> tensor<2x3xui8>
      "stablehlo.return"(%15, %16) : (tensor<2x3xui8>, tensor<2x3xui8>) -> ()
    }) : (tensor<2x3xui8>, tensor<2x3xui8>) -> (tensor<2x3xui8>, tensor<2x3xui8>)
    %18 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xui8>}> : () -> tensor<2x3xui8>
    %19 = "stablehlo.compare"(%17#0, %18) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<2x3xui8>, tensor<2x3xui8>) -> tensor<2x3xi1>
    %20 = "stablehlo.constant"() <{value = dense<1> : tensor<2x3xui8>}> : () -> tensor<2x3xui8>
    %21 = "stablehlo.select"(%19, %20, %17#0) : (tensor<2x3xi1>, tensor<2x3xui8>, tensor<2x3xui8>) -> tensor<2x3xui8>
    %22 = "stablehlo.divide"(%arg0, %21) : (tensor<2x3xui8>, tensor<2x3xui8>) -> tensor<2x3xui8>
    %23 = "stablehlo.multiply"(%22, %0) : (tensor<2x3xui8>, tensor<2x3xui8>) -> tensor<2x3xui8>
    return %23 : tensor<2x3xui8>
  }
}
