// aten::_aminmax.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor, Tensor)

// T[2,3] 1 true, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf32>) -> (tensor<2x1xf32>, tensor<2x1xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<f32>}> : () -> tensor<f32>
    %4 = "stablehlo.reduce"(%arg0, %0) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r1: tensor<f32>, %r2: tensor<f32>):
      %3 = "stablehlo.minimum"(%r1, %r2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3) : (tensor<f32>) -> ()
    }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %5 = "stablehlo.reshape"(%4) : (tensor<2xf32>) -> tensor<2x1xf32>
    %6 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %10 = "stablehlo.reduce"(%arg0, %6) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r7: tensor<f32>, %r8: tensor<f32>):
      %9 = "stablehlo.maximum"(%r7, %r8) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%9) : (tensor<f32>) -> ()
    }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %11 = "stablehlo.reshape"(%10) : (tensor<2xf32>) -> tensor<2x1xf32>
    return %5, %11 : tensor<2x1xf32>, tensor<2x1xf32>
  }
}

// T[2,3] 1 true, T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xbf16>) -> (tensor<2x1xbf16>, tensor<2x1xbf16>) {
    %0 = "stablehlo.constant"() <{value = dense<0x7F80> : tensor<bf16>}> : () -> tensor<bf16>
    %4 = "stablehlo.reduce"(%arg0, %0) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r1: tensor<bf16>, %r2: tensor<bf16>):
      %3 = "stablehlo.minimum"(%r1, %r2) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%3) : (tensor<bf16>) -> ()
    }) : (tensor<2x3xbf16>, tensor<bf16>) -> tensor<2xbf16>
    %5 = "stablehlo.reshape"(%4) : (tensor<2xbf16>) -> tensor<2x1xbf16>
    %6 = "stablehlo.constant"() <{value = dense<0xFF80> : tensor<bf16>}> : () -> tensor<bf16>
    %10 = "stablehlo.reduce"(%arg0, %6) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r7: tensor<bf16>, %r8: tensor<bf16>):
      %9 = "stablehlo.maximum"(%r7, %r8) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%9) : (tensor<bf16>) -> ()
    }) : (tensor<2x3xbf16>, tensor<bf16>) -> tensor<2xbf16>
    %11 = "stablehlo.reshape"(%10) : (tensor<2xbf16>) -> tensor<2x1xbf16>
    return %5, %11 : tensor<2x1xbf16>, tensor<2x1xbf16>
  }
}

// T[2,3] 1 true, T = int64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xi64>) -> (tensor<2x1xi64>, tensor<2x1xi64>) {
    %0 = "stablehlo.constant"() <{value = dense<9223372036854775807> : tensor<i64>}> : () -> tensor<i64>
    %4 = "stablehlo.reduce"(%arg0, %0) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r1: tensor<i64>, %r2: tensor<i64>):
      %3 = "stablehlo.minimum"(%r1, %r2) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%3) : (tensor<i64>) -> ()
    }) : (tensor<2x3xi64>, tensor<i64>) -> tensor<2xi64>
    %5 = "stablehlo.reshape"(%4) : (tensor<2xi64>) -> tensor<2x1xi64>
    %6 = "stablehlo.constant"() <{value = dense<-9223372036854775808> : tensor<i64>}> : () -> tensor<i64>
    %10 = "stablehlo.reduce"(%arg0, %6) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r7: tensor<i64>, %r8: tensor<i64>):
      %9 = "stablehlo.maximum"(%r7, %r8) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%9) : (tensor<i64>) -> ()
    }) : (tensor<2x3xi64>, tensor<i64>) -> tensor<2xi64>
    %11 = "stablehlo.reshape"(%10) : (tensor<2xi64>) -> tensor<2x1xi64>
    return %5, %11 : tensor<2x1xi64>, tensor<2x1xi64>
  }
}

// T[2,3] 1 true, T = bool
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xi1>) -> (tensor<2x1xi1>, tensor<2x1xi1>) {
    %0 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %4 = "stablehlo.reduce"(%arg0, %0) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r1: tensor<i1>, %r2: tensor<i1>):
      %3 = "stablehlo.minimum"(%r1, %r2) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%3) : (tensor<i1>) -> ()
    }) : (tensor<2x3xi1>, tensor<i1>) -> tensor<2xi1>
    %5 = "stablehlo.reshape"(%4) : (tensor<2xi1>) -> tensor<2x1xi1>
    %6 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %10 = "stablehlo.reduce"(%arg0, %6) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r7: tensor<i1>, %r8: tensor<i1>):
      %9 = "stablehlo.maximum"(%r7, %r8) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%9) : (tensor<i1>) -> ()
    }) : (tensor<2x3xi1>, tensor<i1>) -> tensor<2xi1>
    %11 = "stablehlo.reshape"(%10) : (tensor<2xi1>) -> tensor<2x1xi1>
    return %5, %11 : tensor<2x1xi1>, tensor<2x1xi1>
  }
}
