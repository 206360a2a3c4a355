// aten::soft_margin_loss(Tensor self, Tensor target, int reduction=1) -> Tensor

// T[2,3] T[2,3], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xf32>) -> (tensor<f32>) {
    %0 = "stablehlo.multiply"(%arg0, %arg1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %1 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %2 = "stablehlo.minimum"(%0, %1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %3 = "stablehlo.abs"(%0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %4 = "stablehlo.negate"(%3) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %5 = "stablehlo.exponential"(%4) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %6 = "stablehlo.log_plus_one"(%5) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %7 = "stablehlo.subtract"(%2, %6) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %8 = "stablehlo.negate"(%7) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %9 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %13 = "stablehlo.reduce"(%8, %9) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%r10: tensor<f32>, %r11: tensor<f32>):
      %12 = "stablehlo.add"(%r10, %r11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%12) : (tensor<f32>) -> ()
    }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<f32>
    %14 = "stablehlo.constant"() <{value = dense<6.0> : tensor<f32>}> : () -> tensor<f32>
    %15 = "stablehlo.divide"(%13, %14) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    return %15 : tensor<f32>
  }
}

// T[2,3] T[2,3] 0, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xf32>) -> (tensor<2x3xf32>) {
    %0 = "stablehlo.multiply"(%arg0, %arg1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %1 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %2 = "stablehlo.minimum"(%0, %1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %3 = "stablehlo.abs"(%0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %4 = "stablehlo.negate"(%3) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %5 = "stablehlo.exponential"(%4) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %6 = "stablehlo.log_plus_one"(%5) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %7 = "stablehlo.subtract"(%2, %6) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %8 = "stablehlo.negate"(%7) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    return %8 : tensor<2x3xf32>
  }
}

// T[2,3] T[2,3], T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xbf16>, %arg1: tensor<2x3xbf16>) -> (tensor<bf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3xbf16>) -> tensor<2x3xf32>
    %1 = "stablehlo.convert"(%arg1) : (tensor<2x3xbf16>) -> tensor<2x3xf32>
    %2 = "stablehlo.multiply"(%0, %1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %3 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %4 = "stablehlo.minimum"(%2, %3) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %5 = "stablehlo.abs"(%2) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %6 = "stablehlo.negate"(%5) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %7 = "stablehlo.exponential"(%6) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %8 = "stablehlo.log_plus_one"(%7) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %9 = "stablehlo.subtract"(%4, %8) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %10 = "stablehlo.negate"(%9) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %11 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %15 = "stablehlo.reduce"(%10, %11) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%r12: tensor<f32>, %r13: tensor<f32>):
      %14 = "stablehlo.add"(%r12, %r13) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%14) : (tensor<f32>) -> ()
    }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<f32>
    %16 = "stablehlo.constant"() <{value = dense<6.0> : tensor<f32>}> : () -> tensor<f32>
    %17 = "stablehlo.divide"(%15, %16) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %18 = "stablehlo.convert"(%17) : (tensor<f32>) -> tensor<bf16>
    return %18 : tensor<bf16>
  }
}

// T[2,3] T[2,3], T = float16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xf16>) -> (tensor<f16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3xf16>) -> tensor<2x3xf32>
    %1 = "stablehlo.convert"(%arg1) : (tensor<2x3xf16>) -> tensor<2x3xf32>
    %2 = "stablehlo.multiply"(%0, %1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %3 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %4 = "stablehlo.minimum"(%2, %3) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %5 = "stablehlo.abs"(%2) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %6 = "stablehlo.negate"(%5) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %7 = "stablehlo.exponential"(%6) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %8 = "stablehlo.log_plus_one"(%7) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %9 = "stablehlo.subtract"(%4, %8) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %10 = "stablehlo.negate"(%9) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %11 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %15 = "stablehlo.reduce"(%10, %11) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%r12: tensor<f32>, %r13: tensor<f32>):
      %14 = "stablehlo.add"(%r12, %r13) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%14) : (tensor<f32>) -> ()
    }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<f32>
    %16 = "stablehlo.constant"() <{value = dense<6.0> : tensor<f32>}> : () -> tensor<f32>
    %17 = "stablehlo.divide"(%15, %16) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %18 = "stablehlo.convert"(%17) : (tensor<f32>) -> tensor<f16>
    return %18 : tensor<f16>
  }
}

// T[2,3] T[2,3], T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf64>, %arg1: tensor<2x3xf64>) -> (tensor<f64>) {
    %0 = "stablehlo.multiply"(%arg0, %arg1) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %1 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %2 = "stablehlo.minimum"(%0, %1) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %3 = "stablehlo.abs"(%0) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %4 = "stablehlo.negate"(%3) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %5 = "stablehlo.exponential"(%4) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %6 = "stablehlo.log_plus_one"(%5) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %7 = "stablehlo.subtract"(%2, %6) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %8 = "stablehlo.negate"(%7) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %9 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %13 = "stablehlo.reduce"(%8, %9) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%r10: tensor<f64>, %r11: tensor<f64>):
      %12 = "stablehlo.add"(%r10, %r11) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%12) : (tensor<f64>) -> ()
    }) : (tensor<2x3xf64>, tensor<f64>) -> tensor<f64>
    %14 = "stablehlo.constant"() <{value = dense<6.0> : tensor<f64>}> : () -> tensor<f64>
    %15 = "stablehlo.divide"(%13, %14) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    return %15 : tensor<f64>
  }
}
