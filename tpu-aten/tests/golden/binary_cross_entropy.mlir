// aten::binary_cross_entropy(Tensor self, Tensor target, Tensor? weight=None, int reduction=1) -> Tensor

// T[2,3] T[2,3], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xf32>) -> (tensor<f32>) {
    %0 = "stablehlo.log"(%arg0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %1 = "stablehlo.constant"() <{value = dense<-100.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %2 = "stablehlo.maximum"(%0, %1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %3 = "stablehlo.negate"(%arg0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %4 = "stablehlo.log_plus_one"(%3) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %5 = "stablehlo.constant"() <{value = dense<-100.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %6 = "stablehlo.maximum"(%4, %5) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %7 = "stablehlo.multiply"(%arg1, %2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %8 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %9 = "stablehlo.add"(%arg1, %8) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %10 = "stablehlo.multiply"(%9, %6) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %11 = "stablehlo.subtract"(%10, %7) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %12 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %16 = "stablehlo.reduce"(%11, %12) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%r13: tensor<f32>, %r14: tensor<f32>):
      %15 = "stablehlo.add"(%r13, %r14) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%15) : (tensor<f32>) -> ()
    }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<f32>
    %17 = "stablehlo.constant"() <{value = dense<6.0> : tensor<f32>}> : () -> tensor<f32>
    %18 = "stablehlo.divide"(%16, %17) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    return %18 : tensor<f32>
  }
}

// T[2,3] T[2,3] T[3] 0, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xf32>, %arg2: tensor<3xf32>) -> (tensor<2x3xf32>) {
    %0 = "stablehlo.log"(%arg0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %1 = "stablehlo.constant"() <{value = dense<-100.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %2 = "stablehlo.maximum"(%0, %1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %3 = "stablehlo.negate"(%arg0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %4 = "stablehlo.log_plus_one"(%3) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %5 = "stablehlo.constant"() <{value = dense<-100.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %6 = "stablehlo.maximum"(%4, %5) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %7 = "stablehlo.multiply"(%arg1, %2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %8 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %9 = "stablehlo.add"(%arg1, %8) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %10 = "stablehlo.multiply"(%9, %6) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %11 = "stablehlo.subtract"(%10, %7) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %12 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>) -> tensor<2x3xf32>
    %13 = "stablehlo.multiply"(%11, %12) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    return %13 : tensor<2x3xf32>
  }
}

// T[2,3] T[2,3], T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xbf16>, %arg1: tensor<2x3xbf16>) -> (tensor<bf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3xbf16>) -> tensor<2x3xf32>
    %1 = "stablehlo.convert"(%arg1) : (tensor<2x3xbf16>) -> tensor<2x3xf32>
    %2 = "stablehlo.log"(%0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %3 = "stablehlo.constant"() <{value = dense<-100.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %4 = "stablehlo.maximum"(%2, %3) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %5 = "stablehlo.negate"(%0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %6 = "stablehlo.log_plus_one"(%5) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %7 = "stablehlo.constant"() <{value = dense<-100.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %8 = "stablehlo.maximum"(%6, %7) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %9 = "stablehlo.multiply"(%1, %4) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %10 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %11 = "stablehlo.add"(%1, %10) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %12 = "stablehlo.multiply"(%11, %8) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %13 = "stablehlo.subtract"(%12, %9) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %14 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %18 = "stablehlo.reduce"(%13, %14) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%r15: tensor<f32>, %r16: tensor<f32>):
      %17 = "stablehlo.add"(%r15, %r16) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%17) : (tensor<f32>) -> ()
    }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<f32>
    %19 = "stablehlo.constant"() <{value = dense<6.0> : tensor<f32>}> : () -> tensor<f32>
    %20 = "stablehlo.divide"(%18, %19) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %21 = "stablehlo.convert"(%20) : (tensor<f32>) -> tensor<bf16>
    return %21 : tensor<bf16>
  }
}

// T[2,3] T[2,3], T = float16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xf16>) -> (tensor<f16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3xf16>) -> tensor<2x3xf32>
    %1 = "stablehlo.convert"(%arg1) : (tensor<2x3xf16>) -> tensor<2x3xf32>
    %2 = "stablehlo.log"(%0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %3 = "stablehlo.constant"() <{value = dense<-100.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %4 = "stablehlo.maximum"(%2, %3) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %5 = "stablehlo.negate"(%0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %6 = "stablehlo.log_plus_one"(%5) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %7 = "stablehlo.constant"() <{value = dense<-100.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %8 = "stablehlo.maximum"(%6, %7) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %9 = "stablehlo.multiply"(%1, %4) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %10 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %11 = "stablehlo.add"(%1, %10) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %12 = "stablehlo.multiply"(%11, %8) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %13 = "stablehlo.subtract"(%12, %9) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %14 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %18 = "stablehlo.reduce"(%13, %14) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%r15: tensor<f32>, %r16: tensor<f32>):
      %17 = "stablehlo.add"(%r15, %r16) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%17) : (tensor<f32>) -> ()
    }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<f32>
    %19 = "stablehlo.constant"() <{value = dense<6.0> : tensor<f32>}> : () -> tensor<f32>
    %20 = "stablehlo.divide"(%18, %19) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %21 = "stablehlo.convert"(%20) : (tensor<f32>) -> tensor<f16>
    return %21 : tensor<f16>
  }
}

// T[2,3] T[2,3], T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf64>, %arg1: tensor<2x3xf64>) -> (tensor<f64>) {
    %0 = "stablehlo.log"(%arg0) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %1 = "stablehlo.constant"() <{value = dense<-100.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %2 = "stablehlo.maximum"(%0, %1) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %3 = "stablehlo.negate"(%arg0) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %4 = "stablehlo.log_plus_one"(%3) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %5 = "stablehlo.constant"() <{value = dense<-100.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %6 = "stablehlo.maximum"(%4, %5) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %7 = "stablehlo.multiply"(%arg1, %2) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %8 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %9 = "stablehlo.add"(%arg1, %8) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %10 = "stablehlo.multiply"(%9, %6) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %11 = "stablehlo.subtract"(%10, %7) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %12 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %16 = "stablehlo.reduce"(%11, %12) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%r13: tensor<f64>, %r14: tensor<f64>):
      %15 = "stablehlo.add"(%r13, %r14) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%15) : (tensor<f64>) -> ()
    }) : (tensor<2x3xf64>, tensor<f64>) -> tensor<f64>
    %17 = "stablehlo.constant"() <{value = dense<6.0> : tensor<f64>}> : () -> tensor<f64>
    %18 = "stablehlo.divide"(%16, %17) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    return %18 : tensor<f64>
  }
}
