// aten::binary_cross_entropy_with_logits(Tensor self, Tensor target, Tensor? weight=None, Tensor? pos_weight=None, int reduction=1) -> Tensor

// T[2,3] T[2,3], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xf32>) -> (tensor<f32>) {
    %0 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %1 = "stablehlo.subtract"(%0, %arg1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %2 = "stablehlo.multiply"(%1, %arg0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %3 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %4 = "stablehlo.minimum"(%arg0, %3) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %5 = "stablehlo.abs"(%arg0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %6 = "stablehlo.negate"(%5) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %7 = "stablehlo.exponential"(%6) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %8 = "stablehlo.log_plus_one"(%7) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %9 = "stablehlo.subtract"(%4, %8) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %10 = "stablehlo.subtract"(%2, %9) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %11 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %15 = "stablehlo.reduce"(%10, %11) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%r12: tensor<f32>, %r13: tensor<f32>):
      %14 = "stablehlo.add"(%r12, %r13) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%14) : (tensor<f32>) -> ()
    }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<f32>
    %16 = "stablehlo.constant"() <{value = dense<6.0> : tensor<f32>}> : () -> tensor<f32>
    %17 = "stablehlo.divide"(%15, %16) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    return %17 : tensor<f32>
  }
}

// T[2,3] T[2,3] T[3] T[3] 0, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xf32>, %arg2: tensor<3xf32>, %arg3: tensor<3xf32>) -> (tensor<2x3xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %1 = "stablehlo.subtract"(%0, %arg1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %2 = "stablehlo.multiply"(%1, %arg0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %3 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %4 = "stablehlo.minimum"(%arg0, %3) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %5 = "stablehlo.abs"(%arg0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %6 = "stablehlo.negate"(%5) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %7 = "stablehlo.exponential"(%6) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %8 = "stablehlo.log_plus_one"(%7) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %9 = "stablehlo.subtract"(%4, %8) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %10 = "stablehlo.broadcast_in_dim"(%arg3) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>) -> tensor<2x3xf32>
    %11 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %12 = "stablehlo.add"(%10, %11) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %13 = "stablehlo.multiply"(%12, %arg1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %14 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %15 = "stablehlo.add"(%13, %14) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %16 = "stablehlo.multiply"(%15, %9) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %17 = "stablehlo.subtract"(%2, %16) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %18 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>) -> tensor<2x3xf32>
    %19 = "stablehlo.multiply"(%17, %18) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    return %19 : tensor<2x3xf32>
  }
}

// T[2,3] T[2,3], T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xbf16>, %arg1: tensor<2x3xbf16>) -> (tensor<bf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3xbf16>) -> tensor<2x3xf32>
    %1 = "stablehlo.convert"(%arg1) : (tensor<2x3xbf16>) -> tensor<2x3xf32>
    %2 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %3 = "stablehlo.subtract"(%2, %1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %4 = "stablehlo.multiply"(%3, %0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %5 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %6 = "stablehlo.minimum"(%0, %5) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %7 = "stablehlo.abs"(%0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %8 = "stablehlo.negate"(%7) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %9 = "stablehlo.exponential"(%8) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %10 = "stablehlo.log_plus_one"(%9) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %11 = "stablehlo.subtract"(%6, %10) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %12 = "stablehlo.subtract"(%4, %11) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %13 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %17 = "stablehlo.reduce"(%12, %13) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%r14: tensor<f32>, %r15: tensor<f32>):
      %16 = "stablehlo.add"(%r14, %r15) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%16) : (tensor<f32>) -> ()
    }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<f32>
    %18 = "stablehlo.constant"() <{value = dense<6.0> : tensor<f32>}> : () -> tensor<f32>
    %19 = "stablehlo.divide"(%17, %18) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %20 = "stablehlo.convert"(%19) : (tensor<f32>) -> tensor<bf16>
    return %20 : tensor<bf16>
  }
}

// T[2,3] T[2,3], T = float16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xf16>) -> (tensor<f16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3xf16>) -> tensor<2x3xf32>
    %1 = "stablehlo.convert"(%arg1) : (tensor<2x3xf16>) -> tensor<2x3xf32>
    %2 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %3 = "stablehlo.subtract"(%2, %1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %4 = "stablehlo.multiply"(%3, %0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %5 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %6 = "stablehlo.minimum"(%0, %5) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %7 = "stablehlo.abs"(%0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %8 = "stablehlo.negate"(%7) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %9 = "stablehlo.exponential"(%8) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %10 = "stablehlo.log_plus_one"(%9) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %11 = "stablehlo.subtract"(%6, %10) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %12 = "stablehlo.subtract"(%4, %11) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %13 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %17 = "stablehlo.reduce"(%12, %13) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%r14: tensor<f32>, %r15: tensor<f32>):
      %16 = "stablehlo.add"(%r14, %r15) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%16) : (tensor<f32>) -> ()
    }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<f32>
    %18 = "stablehlo.constant"() <{value = dense<6.0> : tensor<f32>}> : () -> tensor<f32>
    %19 = "stablehlo.divide"(%17, %18) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %20 = "stablehlo.convert"(%19) : (tensor<f32>) -> tensor<f16>
    return %20 : tensor<f16>
  }
}

// T[2,3] T[2,3], T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf64>, %arg1: tensor<2x3xf64>) -> (tensor<f64>) {
    %0 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %1 = "stablehlo.subtract"(%0, %arg1) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %2 = "stablehlo.multiply"(%1, %arg0) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %3 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %4 = "stablehlo.minimum"(%arg0, %3) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %5 = "stablehlo.abs"(%arg0) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %6 = "stablehlo.negate"(%5) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %7 = "stablehlo.exponential"(%6) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %8 = "stablehlo.log_plus_one"(%7) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %9 = "stablehlo.subtract"(%4, %8) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %10 = "stablehlo.subtract"(%2, %9) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %11 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %15 = "stablehlo.reduce"(%10, %11) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%r12: tensor<f64>, %r13: tensor<f64>):
      %14 = "stablehlo.add"(%r12, %r13) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%14) : (tensor<f64>) -> ()
    }) : (tensor<2x3xf64>, tensor<f64>) -> tensor<f64>
    %16 = "stablehlo.constant"() <{value = dense<6.0> : tensor<f64>}> : () -> tensor<f64>
    %17 = "stablehlo.divide"(%15, %16) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    return %17 : tensor<f64>
  }
}
