// aten::logsumexp(Tensor self, int[1] dim, bool keepdim=False) -> Tensor

// T[2,3] (1), T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf32>) -> (tensor<2xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %4 = "stablehlo.reduce"(%arg0, %0) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r1: tensor<f32>, %r2: tensor<f32>):
      %3 = "stablehlo.maximum"(%r1, %r2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3) : (tensor<f32>) -> ()
    }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %5 = "stablehlo.is_finite"(%4) : (tensor<2xf32>) -> tensor<2xi1>
    %6 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2xf32>}> : () -> tensor<2xf32>
    %7 = "stablehlo.select"(%5, %4, %6) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf32>) -> tensor<2x3xf32>
    %9 = "stablehlo.subtract"(%arg0, %8) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %10 = "stablehlo.exponential"(%9) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %11 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %15 = "stablehlo.reduce"(%10, %11) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r12: tensor<f32>, %r13: tensor<f32>):
      %14 = "stablehlo.add"(%r12, %r13) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%14) : (tensor<f32>) -> ()
    }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %16 = "stablehlo.log"(%15) : (tensor<2xf32>) -> tensor<2xf32>
    %17 = "stablehlo.add"(%16, %7) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    return %17 : tensor<2xf32>
  }
}

// T[2,3] (0,1) true, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf32>) -> (tensor<1x1xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %4 = "stablehlo.reduce"(%arg0, %0) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%r1: tensor<f32>, %r2: tensor<f32>):
      %3 = "stablehlo.maximum"(%r1, %r2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3) : (tensor<f32>) -> ()
    }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<f32>
    %5 = "stablehlo.is_finite"(%4) : (tensor<f32>) -> tensor<i1>
    %6 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %7 = "stablehlo.select"(%5, %4, %6) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %9 = "stablehlo.subtract"(%arg0, %8) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %10 = "stablehlo.exponential"(%9) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %11 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %15 = "stablehlo.reduce"(%10, %11) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%r12: tensor<f32>, %r13: tensor<f32>):
      %14 = "stablehlo.add"(%r12, %r13) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%14) : (tensor<f32>) -> ()
    }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<f32>
    %16 = "stablehlo.log"(%15) : (tensor<f32>) -> tensor<f32>
    %17 = "stablehlo.add"(%16, %7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %18 = "stablehlo.reshape"(%17) : (tensor<f32>) -> tensor<1x1xf32>
    return %18 : tensor<1x1xf32>
  }
}

// T[2,3] (1), T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xbf16>) -> (tensor<2xbf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3xbf16>) -> tensor<2x3xf32>
    %1 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %5 = "stablehlo.reduce"(%0, %1) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r2: tensor<f32>, %r3: tensor<f32>):
      %4 = "stablehlo.maximum"(%r2, %r3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%4) : (tensor<f32>) -> ()
    }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %6 = "stablehlo.is_finite"(%5) : (tensor<2xf32>) -> tensor<2xi1>
    %7 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2xf32>}> : () -> tensor<2xf32>
    %8 = "stablehlo.select"(%6, %5, %7) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %9 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf32>) -> tensor<2x3xf32>
    %10 = "stablehlo.subtract"(%0, %9) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %11 = "stablehlo.exponential"(%10) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %12 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %16 = "stablehlo.reduce"(%11, %12) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r13: tensor<f32>, %r14: tensor<f32>):
      %15 = "stablehlo.add"(%r13, %r14) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%15) : (tensor<f32>) -> ()
    }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %17 = "stablehlo.log"(%16) : (tensor<2xf32>) -> tensor<2xf32>
    %18 = "stablehlo.add"(%17, %8) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %19 = "stablehlo.convert"(%18) : (tensor<2xf32>) -> tensor<2xbf16>
    return %19 : tensor<2xbf16>
  }
}

// T[2,3] (1), T = int64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xi64>) -> (tensor<2xf32>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3xi64>) -> tensor<2x3xf32>
    %1 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %5 = "stablehlo.reduce"(%0, %1) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r2: tensor<f32>, %r3: tensor<f32>):
      %4 = "stablehlo.maximum"(%r2, %r3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%4) : (tensor<f32>) -> ()
    }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %6 = "stablehlo.is_finite"(%5) : (tensor<2xf32>) -> tensor<2xi1>
    %7 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2xf32>}> : () -> tensor<2xf32>
    %8 = "stablehlo.select"(%6, %5, %7) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %9 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf32>) -> tensor<2x3xf32>
    %10 = "stablehlo.subtract"(%0, %9) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %11 = "stablehlo.exponential"(%10) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %12 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %16 = "stablehlo.reduce"(%11, %12) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r13: tensor<f32>, %r14: tensor<f32>):
      %15 = "stablehlo.add"(%r13, %r14) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%15) : (tensor<f32>) -> ()
    }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %17 = "stablehlo.log"(%16) : (tensor<2xf32>) -> tensor<2xf32>
    %18 = "stablehlo.add"(%17, %8) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    return %18 : tensor<2xf32>
  }
}
