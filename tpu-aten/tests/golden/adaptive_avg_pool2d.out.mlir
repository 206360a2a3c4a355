// aten::adaptive_avg_pool2d.out(Tensor self, SymInt[2] output_size, *, Tensor(a!) out) -> Tensor(a!)

// T[2,3,6,4] (3,2) T[2,3,3,2], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x6x4xf32>, %arg1: tensor<2x3x3x2xf32>) -> (tensor<2x3x3x2xf32>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<2x3x6x4xf32>) -> tensor<2x3x3x2x4xf32>
    %1 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %5 = "stablehlo.reduce"(%0, %1) <{dimensions = array<i64: 3>}> ({
    ^bb0(%r2: tensor<f32>, %r3: tensor<f32>):
      %4 = "stablehlo.add"(%r2, %r3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%4) : (tensor<f32>) -> ()
    }) : (tensor<2x3x3x2x4xf32>, tensor<f32>) -> tensor<2x3x3x4xf32>
    %6 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x3x3x4xf32>}> : () -> tensor<2x3x3x4xf32>
    %7 = "stablehlo.divide"(%5, %6) : (tensor<2x3x3x4xf32>, tensor<2x3x3x4xf32>) -> tensor<2x3x3x4xf32>
    %8 = "stablehlo.reshape"(%7) : (tensor<2x3x3x4xf32>) -> tensor<2x3x3x2x2xf32>
    %9 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %13 = "stablehlo.reduce"(%8, %9) <{dimensions = array<i64: 4>}> ({
    ^bb0(%r10: tensor<f32>, %r11: tensor<f32>):
      %12 = "stablehlo.add"(%r10, %r11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%12) : (tensor<f32>) -> ()
    }) : (tensor<2x3x3x2x2xf32>, tensor<f32>) -> tensor<2x3x3x2xf32>
    %14 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x3x3x2xf32>}> : () -> tensor<2x3x3x2xf32>
    %15 = "stablehlo.divide"(%13, %14) : (tensor<2x3x3x2xf32>, tensor<2x3x3x2xf32>) -> tensor<2x3x3x2xf32>
    return %15 : tensor<2x3x3x2xf32>
  }
}

// T[2,3,6,4] (3,2) T[2,3,3,2], T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x6x4xbf16>, %arg1: tensor<2x3x3x2xbf16>) -> (tensor<2x3x3x2xbf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3x6x4xbf16>) -> tensor<2x3x6x4xf32>
    %1 = "stablehlo.reshape"(%0) : (tensor<2x3x6x4xf32>) -> tensor<2x3x3x2x4xf32>
    %2 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %6 = "stablehlo.reduce"(%1, %2) <{dimensions = array<i64: 3>}> ({
    ^bb0(%r3: tensor<f32>, %r4: tensor<f32>):
      %5 = "stablehlo.add"(%r3, %r4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%5) : (tensor<f32>) -> ()
    }) : (tensor<2x3x3x2x4xf32>, tensor<f32>) -> tensor<2x3x3x4xf32>
    %7 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x3x3x4xf32>}> : () -> tensor<2x3x3x4xf32>
    %8 = "stablehlo.divide"(%6, %7) : (tensor<2x3x3x4xf32>, tensor<2x3x3x4xf32>) -> tensor<2x3x3x4xf32>
    %9 = "stablehlo.reshape"(%8) : (tensor<2x3x3x4xf32>) -> tensor<2x3x3x2x2xf32>
    %10 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %14 = "stablehlo.reduce"(%9, %10) <{dimensions = array<i64: 4>}> ({
    ^bb0(%r11: tensor<f32>, %r12: tensor<f32>):
      %13 = "stablehlo.add"(%r11, %r12) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%13) : (tensor<f32>) -> ()
    }) : (tensor<2x3x3x2x2xf32>, tensor<f32>) -> tensor<2x3x3x2xf32>
    %15 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x3x3x2xf32>}> : () -> tensor<2x3x3x2xf32>
    %16 = "stablehlo.divide"(%14, %15) : (tensor<2x3x3x2xf32>, tensor<2x3x3x2xf32>) -> tensor<2x3x3x2xf32>
    %17 = "stablehlo.convert"(%16) : (tensor<2x3x3x2xf32>) -> tensor<2x3x3x2xbf16>
    return %17 : tensor<2x3x3x2xbf16>
  }
}

// T[2,3,6,4] (3,2) T[2,3,3,2], T = float16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x6x4xf16>, %arg1: tensor<2x3x3x2xf16>) -> (tensor<2x3x3x2xf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3x6x4xf16>) -> tensor<2x3x6x4xf32>
    %1 = "stablehlo.reshape"(%0) : (tensor<2x3x6x4xf32>) -> tensor<2x3x3x2x4xf32>
    %2 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %6 = "stablehlo.reduce"(%1, %2) <{dimensions = array<i64: 3>}> ({
    ^bb0(%r3: tensor<f32>, %r4: tensor<f32>):
      %5 = "stablehlo.add"(%r3, %r4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%5) : (tensor<f32>) -> ()
    }) : (tensor<2x3x3x2x4xf32>, tensor<f32>) -> tensor<2x3x3x4xf32>
    %7 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x3x3x4xf32>}> : () -> tensor<2x3x3x4xf32>
    %8 = "stablehlo.divide"(%6, %7) : (tensor<2x3x3x4xf32>, tensor<2x3x3x4xf32>) -> tensor<2x3x3x4xf32>
    %9 = "stablehlo.reshape"(%8) : (tensor<2x3x3x4xf32>) -> tensor<2x3x3x2x2xf32>
    %10 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %14 = "stablehlo.reduce"(%9, %10) <{dimensions = array<i64: 4>}> ({
    ^bb0(%r11: tensor<f32>, %r12: tensor<f32>):
      %13 = "stablehlo.add"(%r11, %r12) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%13) : (tensor<f32>) -> ()
    }) : (tensor<2x3x3x2x2xf32>, tensor<f32>) -> tensor<2x3x3x2xf32>
    %15 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x3x3x2xf32>}> : () -> tensor<2x3x3x2xf32>
    %16 = "stablehlo.divide"(%14, %15) : (tensor<2x3x3x2xf32>, tensor<2x3x3x2xf32>) -> tensor<2x3x3x2xf32>
    %17 = "stablehlo.convert"(%16) : (tensor<2x3x3x2xf32>) -> tensor<2x3x3x2xf16>
    return %17 : tensor<2x3x3x2xf16>
  }
}

// T[2,3,6,4] (3,2) T[2,3,3,2], T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x6x4xf64>, %arg1: tensor<2x3x3x2xf64>) -> (tensor<2x3x3x2xf64>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<2x3x6x4xf64>) -> tensor<2x3x3x2x4xf64>
    %1 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %5 = "stablehlo.reduce"(%0, %1) <{dimensions = array<i64: 3>}> ({
    ^bb0(%r2: tensor<f64>, %r3: tensor<f64>):
      %4 = "stablehlo.add"(%r2, %r3) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%4) : (tensor<f64>) -> ()
    }) : (tensor<2x3x3x2x4xf64>, tensor<f64>) -> tensor<2x3x3x4xf64>
    %6 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x3x3x4xf64>}> : () -> tensor<2x3x3x4xf64>
    %7 = "stablehlo.divide"(%5, %6) : (tensor<2x3x3x4xf64>, tensor<2x3x3x4xf64>) -> tensor<2x3x3x4xf64>
    %8 = "stablehlo.reshape"(%7) : (tensor<2x3x3x4xf64>) -> tensor<2x3x3x2x2xf64>
    %9 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %13 = "stablehlo.reduce"(%8, %9) <{dimensions = array<i64: 4>}> ({
    ^bb0(%r10: tensor<f64>, %r11: tensor<f64>):
      %12 = "stablehlo.add"(%r10, %r11) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%12) : (tensor<f64>) -> ()
    }) : (tensor<2x3x3x2x2xf64>, tensor<f64>) -> tensor<2x3x3x2xf64>
    %14 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x3x3x2xf64>}> : () -> tensor<2x3x3x2xf64>
    %15 = "stablehlo.divide"(%13, %14) : (tensor<2x3x3x2xf64>, tensor<2x3x3x2xf64>) -> tensor<2x3x3x2xf64>
    return %15 : tensor<2x3x3x2xf64>
  }
}
