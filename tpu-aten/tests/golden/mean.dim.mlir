// aten::mean.dim(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor

// T[2,3] none, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf32>) -> (tensor<f32>) {
    %0 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %4 = "stablehlo.reduce"(%arg0, %0) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%r1: tensor<f32>, %r2: tensor<f32>):
      %3 = "stablehlo.add"(%r1, %r2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3) : (tensor<f32>) -> ()
    }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<f32>
    %5 = "stablehlo.constant"() <{value = dense<6.0> : tensor<f32>}> : () -> tensor<f32>
    %6 = "stablehlo.divide"(%4, %5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    return %6 : tensor<f32>
  }
}

// T[2,3] (1) true, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf32>) -> (tensor<2x1xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %4 = "stablehlo.reduce"(%arg0, %0) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r1: tensor<f32>, %r2: tensor<f32>):
      %3 = "stablehlo.add"(%r1, %r2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3) : (tensor<f32>) -> ()
    }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %5 = "stablehlo.constant"() <{value = dense<3.0> : tensor<2xf32>}> : () -> tensor<2xf32>
    %6 = "stablehlo.divide"(%4, %5) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %7 = "stablehlo.reshape"(%6) : (tensor<2xf32>) -> tensor<2x1xf32>
    return %7 : tensor<2x1xf32>
  }
}

// T[0] none, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<0xf32>) -> (tensor<f32>) {
    %0 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %4 = "stablehlo.reduce"(%arg0, %0) <{dimensions = array<i64: 0>}> ({
    ^bb0(%r1: tensor<f32>, %r2: tensor<f32>):
      %3 = "stablehlo.add"(%r1, %r2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3) : (tensor<f32>) -> ()
    }) : (tensor<0xf32>, tensor<f32>) -> tensor<f32>
    %5 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %6 = "stablehlo.divide"(%4, %5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    return %6 : tensor<f32>
  }
}

// T[2,3] none, T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xbf16>) -> (tensor<bf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3xbf16>) -> tensor<2x3xf32>
    %1 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %5 = "stablehlo.reduce"(%0, %1) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%r2: tensor<f32>, %r3: tensor<f32>):
      %4 = "stablehlo.add"(%r2, %r3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%4) : (tensor<f32>) -> ()
    }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<f32>
    %6 = "stablehlo.constant"() <{value = dense<6.0> : tensor<f32>}> : () -> tensor<f32>
    %7 = "stablehlo.divide"(%5, %6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %8 = "stablehlo.convert"(%7) : (tensor<f32>) -> tensor<bf16>
    return %8 : tensor<bf16>
  }
}

// T[2,3] none, T = float16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf16>) -> (tensor<f16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3xf16>) -> tensor<2x3xf32>
    %1 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %5 = "stablehlo.reduce"(%0, %1) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%r2: tensor<f32>, %r3: tensor<f32>):
      %4 = "stablehlo.add"(%r2, %r3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%4) : (tensor<f32>) -> ()
    }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<f32>
    %6 = "stablehlo.constant"() <{value = dense<6.0> : tensor<f32>}> : () -> tensor<f32>
    %7 = "stablehlo.divide"(%5, %6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %8 = "stablehlo.convert"(%7) : (tensor<f32>) -> tensor<f16>
    return %8 : tensor<f16>
  }
}

// T[2,3] none, T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf64>) -> (tensor<f64>) {
    %0 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %4 = "stablehlo.reduce"(%arg0, %0) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%r1: tensor<f64>, %r2: tensor<f64>):
      %3 = "stablehlo.add"(%r1, %r2) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%3) : (tensor<f64>) -> ()
    }) : (tensor<2x3xf64>, tensor<f64>) -> tensor<f64>
    %5 = "stablehlo.constant"() <{value = dense<6.0> : tensor<f64>}> : () -> tensor<f64>
    %6 = "stablehlo.divide"(%4, %5) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    return %6 : tensor<f64>
  }
}

// T[2,3] none, T = complex64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xcomplex<f32>>) -> (tensor<complex<f32>>) {
    %0 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %4 = "stablehlo.reduce"(%arg0, %0) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%r1: tensor<complex<f32>>, %r2: tensor<complex<f32>>):
      %3 = "stablehlo.add"(%r1, %r2) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
      "stablehlo.return"(%3) : (tensor<complex<f32>>) -> ()
    }) : (tensor<2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
    %5 = "stablehlo.constant"() <{value = dense<(6.0, 0.0)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %6 = "stablehlo.divide"(%4, %5) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
    return %6 : tensor<complex<f32>>
  }
}
