// aten::isnan(Tensor self) -> Tensor

// T[2,3], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf32>) -> (tensor<2x3xi1>) {
    %0 = "stablehlo.compare"(%arg0, %arg0) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    return %0 : tensor<2x3xi1>
  }
}

// T[2,3], T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xbf16>) -> (tensor<2x3xi1>) {
    %0 = "stablehlo.compare"(%arg0, %arg0) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> tensor<2x3xi1>
    return %0 : tensor<2x3xi1>
  }
}

// T[2,3], T = int64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xi64>) -> (tensor<2x3xi1>) {
    %0 = "stablehlo.compare"(%arg0, %arg0) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
    return %0 : tensor<2x3xi1>
  }
}

// T[2,3], T = bool
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xi1>) -> (tensor<2x3xi1>) {
    %0 = "stablehlo.compare"(%arg0, %arg0) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    return %0 : tensor<2x3xi1>
  }
}

// T[2,3], T = complex64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xcomplex<f32>>) -> (tensor<2x3xi1>) {
    %0 = "stablehlo.compare"(%arg0, %arg0) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xi1>
    return %0 : tensor<2x3xi1>
  }
}
