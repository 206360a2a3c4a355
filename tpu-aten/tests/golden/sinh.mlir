// aten::sinh(Tensor self) -> Tensor

// T[2,3], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf32>) -> (tensor<2x3xf32>) {
    %0 = "chlo.sinh"(%arg0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %1 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %2 = "stablehlo.multiply"(%arg0, %1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %3 = "stablehlo.exponential"(%2) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %4 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %5 = "stablehlo.multiply"(%3, %4) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %6 = "stablehlo.multiply"(%5, %3) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %7 = "stablehlo.constant"() <{value = dense<-0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %8 = "stablehlo.multiply"(%arg0, %7) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %9 = "stablehlo.exponential"(%8) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %10 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %11 = "stablehlo.multiply"(%9, %10) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %12 = "stablehlo.multiply"(%11, %9) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %13 = "stablehlo.subtract"(%6, %12) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %14 = "stablehlo.abs"(%arg0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %15 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %16 = "stablehlo.compare"(%14, %15) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %17 = "stablehlo.select"(%16, %0, %13) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    return %17 : tensor<2x3xf32>
  }
}

// T[2,3], T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xbf16>) -> (tensor<2x3xbf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3xbf16>) -> tensor<2x3xf32>
    %1 = "chlo.sinh"(%0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %2 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %3 = "stablehlo.multiply"(%0, %2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %4 = "stablehlo.exponential"(%3) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %5 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %6 = "stablehlo.multiply"(%4, %5) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %7 = "stablehlo.multiply"(%6, %4) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %8 = "stablehlo.constant"() <{value = dense<-0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %9 = "stablehlo.multiply"(%0, %8) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %10 = "stablehlo.exponential"(%9) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %11 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %12 = "stablehlo.multiply"(%10, %11) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %13 = "stablehlo.multiply"(%12, %10) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %14 = "stablehlo.subtract"(%7, %13) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %15 = "stablehlo.abs"(%0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %16 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %17 = "stablehlo.compare"(%15, %16) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %18 = "stablehlo.select"(%17, %1, %14) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %19 = "stablehlo.convert"(%18) : (tensor<2x3xf32>) -> tensor<2x3xbf16>
    return %19 : tensor<2x3xbf16>
  }
}

// T[2,3], T = int64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xi64>) -> (tensor<2x3xf32>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3xi64>) -> tensor<2x3xf32>
    %1 = "chlo.sinh"(%0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %2 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %3 = "stablehlo.multiply"(%0, %2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %4 = "stablehlo.exponential"(%3) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %5 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %6 = "stablehlo.multiply"(%4, %5) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %7 = "stablehlo.multiply"(%6, %4) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %8 = "stablehlo.constant"() <{value = dense<-0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %9 = "stablehlo.multiply"(%0, %8) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %10 = "stablehlo.exponential"(%9) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %11 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %12 = "stablehlo.multiply"(%10, %11) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %13 = "stablehlo.multiply"(%12, %10) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %14 = "stablehlo.subtract"(%7, %13) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %15 = "stablehlo.abs"(%0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %16 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %17 = "stablehlo.compare"(%15, %16) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %18 = "stablehlo.select"(%17, %1, %14) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    return %18 : tensor<2x3xf32>
  }
}

// T[2,3], T = complex64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xcomplex<f32>>) -> (tensor<2x3xcomplex<f32>>) {
    %0 = "chlo.sinh"(%arg0) : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
    return %0 : tensor<2x3xcomplex<f32>>
  }
}
