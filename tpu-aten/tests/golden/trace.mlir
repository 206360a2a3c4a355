// aten::trace(Tensor self) -> Tensor

// T[3,4], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<3x4xf32>) -> (tensor<f32>) {
    %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x4xi32>
    %1 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x4xi32>
    %2 = "stablehlo.subtract"(%1, %0) : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi32>
    %3 = "stablehlo.constant"() <{value = dense<0> : tensor<3x4xi32>}> : () -> tensor<3x4xi32>
    %4 = "stablehlo.compare"(%2, %3) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %5 = "stablehlo.constant"() <{value = dense<0.0> : tensor<3x4xf32>}> : () -> tensor<3x4xf32>
    %6 = "stablehlo.select"(%4, %arg0, %5) : (tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %7 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %11 = "stablehlo.reduce"(%6, %7) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%r8: tensor<f32>, %r9: tensor<f32>):
      %10 = "stablehlo.add"(%r8, %r9) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%10) : (tensor<f32>) -> ()
    }) : (tensor<3x4xf32>, tensor<f32>) -> tensor<f32>
    return %11 : tensor<f32>
  }
}

// T[3,4], T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<3x4xbf16>) -> (tensor<bf16>) {
    %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x4xi32>
    %1 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x4xi32>
    %2 = "stablehlo.subtract"(%1, %0) : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi32>
    %3 = "stablehlo.constant"() <{value = dense<0> : tensor<3x4xi32>}> : () -> tensor<3x4xi32>
    %4 = "stablehlo.compare"(%2, %3) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %5 = "stablehlo.constant"() <{value = dense<0.0> : tensor<3x4xbf16>}> : () -> tensor<3x4xbf16>
    %6 = "stablehlo.select"(%4, %arg0, %5) : (tensor<3x4xi1>, tensor<3x4xbf16>, tensor<3x4xbf16>) -> tensor<3x4xbf16>
    %7 = "stablehlo.convert"(%6) : (tensor<3x4xbf16>) -> tensor<3x4xf32>
    %8 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %12 = "stablehlo.reduce"(%7, %8) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%r9: tensor<f32>, %r10: tensor<f32>):
      %11 = "stablehlo.add"(%r9, %r10) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%11) : (tensor<f32>) -> ()
    }) : (tensor<3x4xf32>, tensor<f32>) -> tensor<f32>
    %13 = "stablehlo.convert"(%12) : (tensor<f32>) -> tensor<bf16>
    return %13 : tensor<bf16>
  }
}

// T[3,4], T = int64
module @torchtpu {
  func.func public @main(%arg0: tensor<3x4xi64>) -> (tensor<i64>) {
    %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x4xi32>
    %1 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x4xi32>
    %2 = "stablehlo.subtract"(%1, %0) : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi32>
    %3 = "stablehlo.constant"() <{value = dense<0> : tensor<3x4xi32>}> : () -> tensor<3x4xi32>
    %4 = "stablehlo.compare"(%2, %3) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %5 = "stablehlo.constant"() <{value = dense<0> : tensor<3x4xi64>}> : () -> tensor<3x4xi64>
    %6 = "stablehlo.select"(%4, %arg0, %5) : (tensor<3x4xi1>, tensor<3x4xi64>, tensor<3x4xi64>) -> tensor<3x4xi64>
    %7 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %11 = "stablehlo.reduce"(%6, %7) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%r8: tensor<i64>, %r9: tensor<i64>):
      %10 = "stablehlo.add"(%r8, %r9) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%10) : (tensor<i64>) -> ()
    }) : (tensor<3x4xi64>, tensor<i64>) -> tensor<i64>
    return %11 : tensor<i64>
  }
}

// T[3,4], T = uint8
module @torchtpu {
  func.func public @main(%arg0: tensor<3x4xui8>) -> (tensor<i64>) {
    %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x4xi32>
    %1 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x4xi32>
    %2 = "stablehlo.subtract"(%1, %0) : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi32>
    %3 = "stablehlo.constant"() <{value = dense<0> : tensor<3x4xi32>}> : () -> tensor<3x4xi32>
    %4 = "stablehlo.compare"(%2, %3) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %5 = "stablehlo.convert"(%arg0) : (tensor<3x4xui8>) -> tensor<3x4xi64>
    %6 = "stablehlo.constant"() <{value = dense<0> : tensor<3x4xi64>}> : () -> tensor<3x4xi64>
    %7 = "stablehlo.select"(%4, %5, %6) : (tensor<3x4xi1>, tensor<3x4xi64>, tensor<3x4xi64>) -> tensor<3x4xi64>
    %8 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %12 = "stablehlo.reduce"(%7, %8) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%r9: tensor<i64>, %r10: tensor<i64>):
      %11 = "stablehlo.add"(%r9, %r10) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%11) : (tensor<i64>) -> ()
    }) : (tensor<3x4xi64>, tensor<i64>) -> tensor<i64>
    return %12 : tensor<i64>
  }
}
