// aten::all(Tensor self) -> Tensor

// T[2,3], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf32>) -> (tensor<i1>) {
    %0 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %1 = "stablehlo.compare"(%arg0, %0) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %2 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %6 = "stablehlo.reduce"(%1, %2) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%r3: tensor<i1>, %r4: tensor<i1>):
      %5 = "stablehlo.and"(%r3, %r4) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%5) : (tensor<i1>) -> ()
    }) : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
    return %6 : tensor<i1>
  }
}

// T[2,3], T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xbf16>) -> (tensor<i1>) {
    %0 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xbf16>}> : () -> tensor<2x3xbf16>
    %1 = "stablehlo.compare"(%arg0, %0) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> tensor<2x3xi1>
    %2 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %6 = "stablehlo.reduce"(%1, %2) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%r3: tensor<i1>, %r4: tensor<i1>):
      %5 = "stablehlo.and"(%r3, %r4) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%5) : (tensor<i1>) -> ()
    }) : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
    return %6 : tensor<i1>
  }
}

// T[2,3], T = int64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xi64>) -> (tensor<i1>) {
    %0 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
    %1 = "stablehlo.compare"(%arg0, %0) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
    %2 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %6 = "stablehlo.reduce"(%1, %2) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%r3: tensor<i1>, %r4: tensor<i1>):
      %5 = "stablehlo.and"(%r3, %r4) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%5) : (tensor<i1>) -> ()
    }) : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
    return %6 : tensor<i1>
  }
}

// T[2,3], T = uint8
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xui8>) -> (tensor<ui8>) {
    %0 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xui8>}> : () -> tensor<2x3xui8>
    %1 = "stablehlo.compare"(%arg0, %0) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<2x3xui8>, tensor<2x3xui8>) -> tensor<2x3xi1>
    %2 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %6 = "stablehlo.reduce"(%1, %2) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%r3: tensor<i1>, %r4: tensor<i1>):
      %5 = "stablehlo.and"(%r3, %r4) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%5) : (tensor<i1>) -> ()
    }) : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
    %7 = "stablehlo.convert"(%6) : (tensor<i1>) -> tensor<ui8>
    return %7 : tensor<ui8>
  }
}

// T[2,3], T = bool
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xi1>) -> (tensor<i1>) {
    %0 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %4 = "stablehlo.reduce"(%arg0, %0) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%r1: tensor<i1>, %r2: tensor<i1>):
      %3 = "stablehlo.and"(%r1, %r2) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%3) : (tensor<i1>) -> ()
    }) : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
    return %4 : tensor<i1>
  }
}

// T[2,3], T = complex64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xcomplex<f32>>) -> (tensor<i1>) {
    %0 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<2x3xcomplex<f32>>}> : () -> tensor<2x3xcomplex<f32>>
    %1 = "stablehlo.compare"(%arg0, %0) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xi1>
    %2 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %6 = "stablehlo.reduce"(%1, %2) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%r3: tensor<i1>, %r4: tensor<i1>):
      %5 = "stablehlo.and"(%r3, %r4) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%5) : (tensor<i1>) -> ()
    }) : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
    return %6 : tensor<i1>
  }
}
