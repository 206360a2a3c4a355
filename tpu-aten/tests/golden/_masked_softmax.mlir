// aten::_masked_softmax(Tensor self, Tensor mask, int? dim=None, int? mask_type=None) -> Tensor

// T[2,2,3,3] bool[3,3] none 0, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x2x3x3xf32>, %arg1: tensor<3x3xi1>) -> (tensor<2x2x3x3xf32>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 2, 3>}> : (tensor<3x3xi1>) -> tensor<2x2x3x3xi1>
    %1 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x2x3x3xf32>}> : () -> tensor<2x2x3x3xf32>
    %2 = "stablehlo.select"(%0, %1, %arg0) : (tensor<2x2x3x3xi1>, tensor<2x2x3x3xf32>, tensor<2x2x3x3xf32>) -> tensor<2x2x3x3xf32>
    %3 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %7 = "stablehlo.reduce"(%2, %3) <{dimensions = array<i64: 3>}> ({
    ^bb0(%r4: tensor<f32>, %r5: tensor<f32>):
      %6 = "stablehlo.maximum"(%r4, %r5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%6) : (tensor<f32>) -> ()
    }) : (tensor<2x2x3x3xf32>, tensor<f32>) -> tensor<2x2x3xf32>
    %8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x2x3xf32>) -> tensor<2x2x3x3xf32>
    %9 = "stablehlo.subtract"(%2, %8) : (tensor<2x2x3x3xf32>, tensor<2x2x3x3xf32>) -> tensor<2x2x3x3xf32>
    %10 = "stablehlo.exponential"(%9) : (tensor<2x2x3x3xf32>) -> tensor<2x2x3x3xf32>
    %11 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %15 = "stablehlo.reduce"(%10, %11) <{dimensions = array<i64: 3>}> ({
    ^bb0(%r12: tensor<f32>, %r13: tensor<f32>):
      %14 = "stablehlo.add"(%r12, %r13) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%14) : (tensor<f32>) -> ()
    }) : (tensor<2x2x3x3xf32>, tensor<f32>) -> tensor<2x2x3xf32>
    %16 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x2x3xf32>) -> tensor<2x2x3x3xf32>
    %17 = "stablehlo.divide"(%10, %16) : (tensor<2x2x3x3xf32>, tensor<2x2x3x3xf32>) -> tensor<2x2x3x3xf32>
    return %17 : tensor<2x2x3x3xf32>
  }
}

// T[2,2,3,3] bool[2,3] none 1, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x2x3x3xf32>, %arg1: tensor<2x3xi1>) -> (tensor<2x2x3x3xf32>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 0, 3>}> : (tensor<2x3xi1>) -> tensor<2x2x3x3xi1>
    %1 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x2x3x3xf32>}> : () -> tensor<2x2x3x3xf32>
    %2 = "stablehlo.select"(%0, %1, %arg0) : (tensor<2x2x3x3xi1>, tensor<2x2x3x3xf32>, tensor<2x2x3x3xf32>) -> tensor<2x2x3x3xf32>
    %3 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %7 = "stablehlo.reduce"(%2, %3) <{dimensions = array<i64: 3>}> ({
    ^bb0(%r4: tensor<f32>, %r5: tensor<f32>):
      %6 = "stablehlo.maximum"(%r4, %r5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%6) : (tensor<f32>) -> ()
    }) : (tensor<2x2x3x3xf32>, tensor<f32>) -> tensor<2x2x3xf32>
    %8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x2x3xf32>) -> tensor<2x2x3x3xf32>
    %9 = "stablehlo.subtract"(%2, %8) : (tensor<2x2x3x3xf32>, tensor<2x2x3x3xf32>) -> tensor<2x2x3x3xf32>
    %10 = "stablehlo.exponential"(%9) : (tensor<2x2x3x3xf32>) -> tensor<2x2x3x3xf32>
    %11 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %15 = "stablehlo.reduce"(%10, %11) <{dimensions = array<i64: 3>}> ({
    ^bb0(%r12: tensor<f32>, %r13: tensor<f32>):
      %14 = "stablehlo.add"(%r12, %r13) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%14) : (tensor<f32>) -> ()
    }) : (tensor<2x2x3x3xf32>, tensor<f32>) -> tensor<2x2x3xf32>
    %16 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x2x3xf32>) -> tensor<2x2x3x3xf32>
    %17 = "stablehlo.divide"(%10, %16) : (tensor<2x2x3x3xf32>, tensor<2x2x3x3xf32>) -> tensor<2x2x3x3xf32>
    return %17 : tensor<2x2x3x3xf32>
  }
}

// T[2,3] bool[2,3] 0 2, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xi1>) -> (tensor<2x3xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %1 = "stablehlo.select"(%arg1, %0, %arg0) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %2 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %6 = "stablehlo.reduce"(%1, %2) <{dimensions = array<i64: 0>}> ({
    ^bb0(%r3: tensor<f32>, %r4: tensor<f32>):
      %5 = "stablehlo.maximum"(%r3, %r4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%5) : (tensor<f32>) -> ()
    }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<3xf32>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>) -> tensor<2x3xf32>
    %8 = "stablehlo.subtract"(%1, %7) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %9 = "stablehlo.exponential"(%8) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %10 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %14 = "stablehlo.reduce"(%9, %10) <{dimensions = array<i64: 0>}> ({
    ^bb0(%r11: tensor<f32>, %r12: tensor<f32>):
      %13 = "stablehlo.add"(%r11, %r12) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%13) : (tensor<f32>) -> ()
    }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<3xf32>
    %15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>) -> tensor<2x3xf32>
    %16 = "stablehlo.divide"(%9, %15) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    return %16 : tensor<2x3xf32>
  }
}

// T[2,2,3,3] bool[3,3] none 0, T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x2x3x3xbf16>, %arg1: tensor<3x3xi1>) -> (tensor<2x2x3x3xbf16>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 2, 3>}> : (tensor<3x3xi1>) -> tensor<2x2x3x3xi1>
    %1 = "stablehlo.convert"(%arg0) : (tensor<2x2x3x3xbf16>) -> tensor<2x2x3x3xf32>
    %2 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x2x3x3xf32>}> : () -> tensor<2x2x3x3xf32>
    %3 = "stablehlo.select"(%0, %2, %1) : (tensor<2x2x3x3xi1>, tensor<2x2x3x3xf32>, tensor<2x2x3x3xf32>) -> tensor<2x2x3x3xf32>
    %4 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %8 = "stablehlo.reduce"(%3, %4) <{dimensions = array<i64: 3>}> ({
    ^bb0(%r5: tensor<f32>, %r6: tensor<f32>):
      %7 = "stablehlo.maximum"(%r5, %r6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%7) : (tensor<f32>) -> ()
    }) : (tensor<2x2x3x3xf32>, tensor<f32>) -> tensor<2x2x3xf32>
    %9 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x2x3xf32>) -> tensor<2x2x3x3xf32>
    %10 = "stablehlo.subtract"(%3, %9) : (tensor<2x2x3x3xf32>, tensor<2x2x3x3xf32>) -> tensor<2x2x3x3xf32>
    %11 = "stablehlo.exponential"(%10) : (tensor<2x2x3x3xf32>) -> tensor<2x2x3x3xf32>
    %12 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %16 = "stablehlo.reduce"(%11, %12) <{dimensions = array<i64: 3>}> ({
    ^bb0(%r13: tensor<f32>, %r14: tensor<f32>):
      %15 = "stablehlo.add"(%r13, %r14) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%15) : (tensor<f32>) -> ()
    }) : (tensor<2x2x3x3xf32>, tensor<f32>) -> tensor<2x2x3xf32>
    %17 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x2x3xf32>) -> tensor<2x2x3x3xf32>
    %18 = "stablehlo.divide"(%11, %17) : (tensor<2x2x3x3xf32>, tensor<2x2x3x3xf32>) -> tensor<2x2x3x3xf32>
    %19 = "stablehlo.convert"(%18) : (tensor<2x2x3x3xf32>) -> tensor<2x2x3x3xbf16>
    return %19 : tensor<2x2x3x3xbf16>
  }
}

// T[2,2,3,3] bool[3,3] none 0, T = float16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x2x3x3xf16>, %arg1: tensor<3x3xi1>) -> (tensor<2x2x3x3xf16>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 2, 3>}> : (tensor<3x3xi1>) -> tensor<2x2x3x3xi1>
    %1 = "stablehlo.convert"(%arg0) : (tensor<2x2x3x3xf16>) -> tensor<2x2x3x3xf32>
    %2 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x2x3x3xf32>}> : () -> tensor<2x2x3x3xf32>
    %3 = "stablehlo.select"(%0, %2, %1) : (tensor<2x2x3x3xi1>, tensor<2x2x3x3xf32>, tensor<2x2x3x3xf32>) -> tensor<2x2x3x3xf32>
    %4 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %8 = "stablehlo.reduce"(%3, %4) <{dimensions = array<i64: 3>}> ({
    ^bb0(%r5: tensor<f32>, %r6: tensor<f32>):
      %7 = "stablehlo.maximum"(%r5, %r6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%7) : (tensor<f32>) -> ()
    }) : (tensor<2x2x3x3xf32>, tensor<f32>) -> tensor<2x2x3xf32>
    %9 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x2x3xf32>) -> tensor<2x2x3x3xf32>
    %10 = "stablehlo.subtract"(%3, %9) : (tensor<2x2x3x3xf32>, tensor<2x2x3x3xf32>) -> tensor<2x2x3x3xf32>
    %11 = "stablehlo.exponential"(%10) : (tensor<2x2x3x3xf32>) -> tensor<2x2x3x3xf32>
    %12 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %16 = "stablehlo.reduce"(%11, %12) <{dimensions = array<i64: 3>}> ({
    ^bb0(%r13: tensor<f32>, %r14: tensor<f32>):
      %15 = "stablehlo.add"(%r13, %r14) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%15) : (tensor<f32>) -> ()
    }) : (tensor<2x2x3x3xf32>, tensor<f32>) -> tensor<2x2x3xf32>
    %17 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x2x3xf32>) -> tensor<2x2x3x3xf32>
    %18 = "stablehlo.divide"(%11, %17) : (tensor<2x2x3x3xf32>, tensor<2x2x3x3xf32>) -> tensor<2x2x3x3xf32>
    %19 = "stablehlo.convert"(%18) : (tensor<2x2x3x3xf32>) -> tensor<2x2x3x3xf16>
    return %19 : tensor<2x2x3x3xf16>
  }
}

// T[2,2,3,3] bool[3,3] none 0, T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x2x3x3xf64>, %arg1: tensor<3x3xi1>) -> (tensor<2x2x3x3xf64>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 2, 3>}> : (tensor<3x3xi1>) -> tensor<2x2x3x3xi1>
    %1 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<2x2x3x3xf64>}> : () -> tensor<2x2x3x3xf64>
    %2 = "stablehlo.select"(%0, %1, %arg0) : (tensor<2x2x3x3xi1>, tensor<2x2x3x3xf64>, tensor<2x2x3x3xf64>) -> tensor<2x2x3x3xf64>
    %3 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<f64>}> : () -> tensor<f64>
    %7 = "stablehlo.reduce"(%2, %3) <{dimensions = array<i64: 3>}> ({
    ^bb0(%r4: tensor<f64>, %r5: tensor<f64>):
      %6 = "stablehlo.maximum"(%r4, %r5) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%6) : (tensor<f64>) -> ()
    }) : (tensor<2x2x3x3xf64>, tensor<f64>) -> tensor<2x2x3xf64>
    %8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x2x3xf64>) -> tensor<2x2x3x3xf64>
    %9 = "stablehlo.subtract"(%2, %8) : (tensor<2x2x3x3xf64>, tensor<2x2x3x3xf64>) -> tensor<2x2x3x3xf64>
    %10 = "stablehlo.exponential"(%9) : (tensor<2x2x3x3xf64>) -> tensor<2x2x3x3xf64>
    %11 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %15 = "stablehlo.reduce"(%10, %11) <{dimensions = array<i64: 3>}> ({
    ^bb0(%r12: tensor<f64>, %r13: tensor<f64>):
      %14 = "stablehlo.add"(%r12, %r13) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%14) : (tensor<f64>) -> ()
    }) : (tensor<2x2x3x3xf64>, tensor<f64>) -> tensor<2x2x3xf64>
    %16 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x2x3xf64>) -> tensor<2x2x3x3xf64>
    %17 = "stablehlo.divide"(%10, %16) : (tensor<2x2x3x3xf64>, tensor<2x2x3x3xf64>) -> tensor<2x2x3x3xf64>
    return %17 : tensor<2x2x3x3xf64>
  }
}
