// aten::gcd(Tensor self, Tensor other) -> Tensor

// T[2,3] T[3], T = int64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xi64>, %arg1: tensor<3xi64>) -> (tensor<2x3xi64>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xi64>) -> tensor<2x3xi64>
    %1 = "stablehlo.abs"(%arg0) : (tensor<2x3xi64>) -> tensor<2x3xi64>
    %2 = "stablehlo.abs"(%0) : (tensor<2x3xi64>) -> tensor<2x3xi64>
    %19:2 = "stablehlo.while"(%1, %2) ({
    ^bb0(%r3: tensor<2x3xi64>, %r4: tensor<2x3xi64>):
      %5 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
      %6 = "stablehlo.compare"(%r4, %5) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
      %7 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %11 = "stablehlo.reduce"(%6, %7) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%r8: tensor<i1>, %r9: tensor<i1>):
        %10 = "stablehlo.or"(%r8, %r9) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%10) : (tensor<i1>) -> ()
      }) : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%11) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r12: tensor<2x3xi64>, %r13: tensor<2x3xi64>):
      %14 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
      %15 = "stablehlo.compare"(%r13, %14) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
      %16 = "stablehlo.remainder"(%r12, %r13) : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
      %17 = "stablehlo.select"(%15, %r12, %r13) : (tensor<2x3xi1>, tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
      %18 = "stablehlo.select"(%15, %r13, %16) : (tensor<2x3xi1>, tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
      "stablehlo.return"(%17, %18) : (tensor<2x3xi64>, tensor<2x3xi64>) -> ()
    }) : (tensor<2x3xi64>, tensor<2x3xi64>) -> (tensor<2x3xi64>, tensor<2x3xi64>)
    return %19#0 : tensor<2x3xi64>
  }
}

// T[2,3] T[3], T = int32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xi32>, %arg1: tensor<3xi32>) -> (tensor<2x3xi32>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xi32>) -> tensor<2x3xi32>
    %1 = "stablehlo.abs"(%arg0) : (tensor<2x3xi32>) -> tensor<2x3xi32>
    %2 = "stablehlo.abs"(%0) : (tensor<2x3xi32>) -> tensor<2x3xi32>
    %19:2 = "stablehlo.while"(%1, %2) ({
    ^bb0(%r3: tensor<2x3xi32>, %r4: tensor<2x3xi32>):
      %5 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
      %6 = "stablehlo.compare"(%r4, %5) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %7 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %11 = "stablehlo.reduce"(%6, %7) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%r8: tensor<i1>, %r9: tensor<i1>):
        %10 = "stablehlo.or"(%r8, %r9) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%10) : (tensor<i1>) -> ()
      }) : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%11) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r12: tensor<2x3xi32>, %r13: tensor<2x3xi32>):
      %14 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
      %15 = "stablehlo.compare"(%r13, %14) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %16 = "stablehlo.remainder"(%r12, %r13) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %17 = "stablehlo.select"(%15, %r12, %r13) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %18 = "stablehlo.select"(%15, %r13, %16) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      "stablehlo.return"(%17, %18) : (tensor<2x3xi32>, tensor<2x3xi32>) -> ()
    }) : (tensor<2x3xi32>, tensor<2x3xi32>) -> (tensor<2x3xi32>, tensor<2x3xi32>)
    return %19#0 : tensor<2x3xi32>
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
    return %17#0 : tensor<2x3xui8>
  }
}
