// aten::gelu_backward(Tensor grad_output, Tensor self, *, str approximate='none') -> Tensor

// T[2,3] T[2,3] none, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xf32>) -> (tensor<2x3xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<0.7071067811865476> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %1 = "stablehlo.multiply"(%arg1, %0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %2 = "chlo.erf"(%1) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %3 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %4 = "stablehlo.add"(%2, %3) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %5 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %6 = "stablehlo.multiply"(%4, %5) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %7 = "stablehlo.multiply"(%arg1, %arg1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %8 = "stablehlo.constant"() <{value = dense<-0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %9 = "stablehlo.multiply"(%7, %8) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %10 = "stablehlo.exponential"(%9) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %11 = "stablehlo.constant"() <{value = dense<0.3989422804014327> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %12 = "stablehlo.multiply"(%10, %11) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %13 = "stablehlo.multiply"(%arg1, %12) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %14 = "stablehlo.add"(%6, %13) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %15 = "stablehlo.multiply"(%arg0, %14) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    return %15 : tensor<2x3xf32>
  }
}

// T[2,3] T[2,3] tanh, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xf32>) -> (tensor<2x3xf32>) {
    %0 = "stablehlo.multiply"(%arg1, %arg1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %1 = "stablehlo.multiply"(%0, %arg1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %2 = "stablehlo.constant"() <{value = dense<0.044715> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %3 = "stablehlo.multiply"(%1, %2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %4 = "stablehlo.add"(%arg1, %3) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %5 = "stablehlo.constant"() <{value = dense<0.7978845608028653> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %6 = "stablehlo.multiply"(%4, %5) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %7 = "stablehlo.tanh"(%6) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %8 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %9 = "stablehlo.add"(%7, %8) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %10 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %11 = "stablehlo.multiply"(%9, %10) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %12 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %13 = "stablehlo.subtract"(%12, %11) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %14 = "stablehlo.multiply"(%11, %13) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %15 = "stablehlo.multiply"(%arg1, %arg1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %16 = "stablehlo.constant"() <{value = dense<0.134145> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %17 = "stablehlo.multiply"(%15, %16) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %18 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %19 = "stablehlo.add"(%17, %18) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %20 = "stablehlo.constant"() <{value = dense<1.5957691216057306> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %21 = "stablehlo.multiply"(%19, %20) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %22 = "stablehlo.multiply"(%14, %21) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %23 = "stablehlo.multiply"(%arg1, %22) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %24 = "stablehlo.add"(%11, %23) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %25 = "stablehlo.multiply"(%arg0, %24) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    return %25 : tensor<2x3xf32>
  }
}

// T[2,3] T[2,3] none, T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xbf16>, %arg1: tensor<2x3xbf16>) -> (tensor<2x3xbf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3xbf16>) -> tensor<2x3xf32>
    %1 = "stablehlo.convert"(%arg1) : (tensor<2x3xbf16>) -> tensor<2x3xf32>
    %2 = "stablehlo.constant"() <{value = dense<0.7071067811865476> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %3 = "stablehlo.multiply"(%1, %2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %4 = "chlo.erf"(%3) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %5 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %6 = "stablehlo.add"(%4, %5) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %7 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %8 = "stablehlo.multiply"(%6, %7) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %9 = "stablehlo.multiply"(%1, %1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %10 = "stablehlo.constant"() <{value = dense<-0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %11 = "stablehlo.multiply"(%9, %10) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %12 = "stablehlo.exponential"(%11) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %13 = "stablehlo.constant"() <{value = dense<0.3989422804014327> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %14 = "stablehlo.multiply"(%12, %13) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %15 = "stablehlo.multiply"(%1, %14) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %16 = "stablehlo.add"(%8, %15) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %17 = "stablehlo.multiply"(%0, %16) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %18 = "stablehlo.convert"(%17) : (tensor<2x3xf32>) -> tensor<2x3xbf16>
    return %18 : tensor<2x3xbf16>
  }
}

// T[2,3] T[2,3] none, T = float16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xf16>) -> (tensor<2x3xf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3xf16>) -> tensor<2x3xf32>
    %1 = "stablehlo.convert"(%arg1) : (tensor<2x3xf16>) -> tensor<2x3xf32>
    %2 = "stablehlo.constant"() <{value = dense<0.7071067811865476> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %3 = "stablehlo.multiply"(%1, %2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %4 = "chlo.erf"(%3) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %5 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %6 = "stablehlo.add"(%4, %5) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %7 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %8 = "stablehlo.multiply"(%6, %7) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %9 = "stablehlo.multiply"(%1, %1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %10 = "stablehlo.constant"() <{value = dense<-0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %11 = "stablehlo.multiply"(%9, %10) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %12 = "stablehlo.exponential"(%11) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %13 = "stablehlo.constant"() <{value = dense<0.3989422804014327> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %14 = "stablehlo.multiply"(%12, %13) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %15 = "stablehlo.multiply"(%1, %14) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %16 = "stablehlo.add"(%8, %15) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %17 = "stablehlo.multiply"(%0, %16) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %18 = "stablehlo.convert"(%17) : (tensor<2x3xf32>) -> tensor<2x3xf16>
    return %18 : tensor<2x3xf16>
  }
}

// T[2,3] T[2,3] none, T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf64>, %arg1: tensor<2x3xf64>) -> (tensor<2x3xf64>) {
    %0 = "stablehlo.constant"() <{value = dense<0.7071067811865476> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %1 = "stablehlo.multiply"(%arg1, %0) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %2 = "chlo.erf"(%1) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %3 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %4 = "stablehlo.add"(%2, %3) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %5 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %6 = "stablehlo.multiply"(%4, %5) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %7 = "stablehlo.multiply"(%arg1, %arg1) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %8 = "stablehlo.constant"() <{value = dense<-0.5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %9 = "stablehlo.multiply"(%7, %8) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %10 = "stablehlo.exponential"(%9) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %11 = "stablehlo.constant"() <{value = dense<0.3989422804014327> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %12 = "stablehlo.multiply"(%10, %11) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %13 = "stablehlo.multiply"(%arg1, %12) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %14 = "stablehlo.add"(%6, %13) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %15 = "stablehlo.multiply"(%arg0, %14) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    return %15 : tensor<2x3xf64>
  }
}
