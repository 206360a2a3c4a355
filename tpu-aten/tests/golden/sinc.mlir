// aten::sinc(Tensor self) -> Tensor

// T[2,3], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf32>) -> (tensor<2x3xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<3.141592653589793> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %1 = "stablehlo.multiply"(%arg0, %0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %2 = "stablehlo.sine"(%1) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %3 = "stablehlo.divide"(%2, %1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %4 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %5 = "stablehlo.compare"(%arg0, %4) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %6 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %7 = "stablehlo.select"(%5, %6, %3) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    return %7 : tensor<2x3xf32>
  }
}

// T[2,3], T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xbf16>) -> (tensor<2x3xbf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3xbf16>) -> tensor<2x3xf32>
    %1 = "stablehlo.constant"() <{value = dense<3.141592653589793> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %2 = "stablehlo.multiply"(%0, %1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %3 = "stablehlo.sine"(%2) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %4 = "stablehlo.divide"(%3, %2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %5 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %6 = "stablehlo.compare"(%0, %5) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %7 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %8 = "stablehlo.select"(%6, %7, %4) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %9 = "stablehlo.convert"(%8) : (tensor<2x3xf32>) -> tensor<2x3xbf16>
    return %9 : tensor<2x3xbf16>
  }
}

// T[2,3], T = int64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xi64>) -> (tensor<2x3xf32>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3xi64>) -> tensor<2x3xf32>
    %1 = "stablehlo.constant"() <{value = dense<3.141592653589793> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %2 = "stablehlo.multiply"(%0, %1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %3 = "stablehlo.sine"(%2) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %4 = "stablehlo.divide"(%3, %2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %5 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %6 = "stablehlo.compare"(%0, %5) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %7 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %8 = "stablehlo.select"(%6, %7, %4) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    return %8 : tensor<2x3xf32>
  }
}

// T[2,3], T = complex64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xcomplex<f32>>) -> (tensor<2x3xcomplex<f32>>) {
    %0 = "stablehlo.constant"() <{value = dense<(3.141592653589793, 0.0)> : tensor<2x3xcomplex<f32>>}> : () -> tensor<2x3xcomplex<f32>>
    %1 = "stablehlo.multiply"(%arg0, %0) : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
    %2 = "stablehlo.sine"(%1) : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
    %3 = "stablehlo.divide"(%2, %1) : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
    %4 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<2x3xcomplex<f32>>}> : () -> tensor<2x3xcomplex<f32>>
    %5 = "stablehlo.compare"(%arg0, %4) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xi1>
    %6 = "stablehlo.constant"() <{value = dense<(1.0, 0.0)> : tensor<2x3xcomplex<f32>>}> : () -> tensor<2x3xcomplex<f32>>
    %7 = "stablehlo.select"(%5, %6, %3) : (tensor<2x3xi1>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
    return %7 : tensor<2x3xcomplex<f32>>
  }
}
