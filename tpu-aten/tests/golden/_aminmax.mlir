// aten::_aminmax(Tensor self) -> (Tensor, Tensor)

// T[2,3], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf32>) -> (tensor<f32>, tensor<f32>) {
    %0 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<f32>}> : () -> tensor<f32>
    %4 = "stablehlo.reduce"(%arg0, %0) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%r1: tensor<f32>, %r2: tensor<f32>):
      %3 = "stablehlo.minimum"(%r1, %r2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3) : (tensor<f32>) -> ()
    }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<f32>
    %5 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %9 = "stablehlo.reduce"(%arg0, %5) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%r6: tensor<f32>, %r7: tensor<f32>):
      %8 = "stablehlo.maximum"(%r6, %r7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%8) : (tensor<f32>) -> ()
    }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<f32>
    return %4, %9 : tensor<f32>, tensor<f32>
  }
}

// T[2,3], T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xbf16>) -> (tensor<bf16>, tensor<bf16>) {
    %0 = "stablehlo.constant"() <{value = dense<0x7F80> : tensor<bf16>}> : () -> tensor<bf16>
    %4 = "stablehlo.reduce"(%arg0, %0) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%r1: tensor<bf16>, %r2: tensor<bf16>):
      %3 = "stablehlo.minimum"(%r1, %r2) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%3) : (tensor<bf16>) -> ()
    }) : (tensor<2x3xbf16>, tensor<bf16>) -> tensor<bf16>
    %5 = "stablehlo.constant"() <{value = dense<0xFF80> : tensor<bf16>}> : () -> tensor<bf16>
    %9 = "stablehlo.reduce"(%arg0, %5) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%r6: tensor<bf16>, %r7: tensor<bf16>):
      %8 = "stablehlo.maximum"(%r6, %r7) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%8) : (tensor<bf16>) -> ()
    }) : (tensor<2x3xbf16>, tensor<bf16>) -> tensor<bf16>
    return %4, %9 : tensor<bf16>, tensor<bf16>
  }
}

// T[2,3], T = int64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xi64>) -> (tensor<i64>, tensor<i64>) {
    %0 = "stablehlo.constant"() <{value = dense<9223372036854775807> : tensor<i64>}> : () -> tensor<i64>
    %4 = "stablehlo.reduce"(%arg0, %0) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%r1: tensor<i64>, %r2: tensor<i64>):
      %3 = "stablehlo.minimum"(%r1, %r2) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%3) : (tensor<i64>) -> ()
    }) : (tensor<2x3xi64>, tensor<i64>) -> tensor<i64>
    %5 = "stablehlo.constant"() <{value = dense<-9223372036854775808> : tensor<i64>}> : () -> tensor<i64>
    %9 = "stablehlo.reduce"(%arg0, %5) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%r6: tensor<i64>, %r7: tensor<i64>):
      %8 = "stablehlo.maximum"(%r6, %r7) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%8) : (tensor<i64>) -> ()
    }) : (tensor<2x3xi64>, tensor<i64>) -> tensor<i64>
    return %4, %9 : tensor<i64>, tensor<i64>
  }
}

// T[2,3], T = bool
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xi1>) -> (tensor<i1>, tensor<i1>) {
    %0 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %4 = "stablehlo.reduce"(%arg0, %0) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%r1: tensor<i1>, %r2: tensor<i1>):
      %3 = "stablehlo.minimum"(%r1, %r2) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%3) : (tensor<i1>) -> ()
    }) : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
    %5 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %9 = "stablehlo.reduce"(%arg0, %5) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%r6: tensor<i1>, %r7: tensor<i1>):
      %8 = "stablehlo.maximum"(%r6, %r7) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%8) : (tensor<i1>) -> ()
    }) : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
    return %4, %9 : tensor<i1>, tensor<i1>
  }
}
