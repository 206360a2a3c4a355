// aten::_safe_softmax(Tensor self, int dim, ScalarType? dtype=None) -> Tensor

// T[2,3] 1, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf32>) -> (tensor<2x3xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %4 = "stablehlo.reduce"(%arg0, %0) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r1: tensor<f32>, %r2: tensor<f32>):
      %3 = "stablehlo.maximum"(%r1, %r2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3) : (tensor<f32>) -> ()
    }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf32>) -> tensor<2x3xf32>
    %6 = "stablehlo.subtract"(%arg0, %5) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %7 = "stablehlo.exponential"(%6) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %8 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %12 = "stablehlo.reduce"(%7, %8) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r9: tensor<f32>, %r10: tensor<f32>):
      %11 = "stablehlo.add"(%r9, %r10) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%11) : (tensor<f32>) -> ()
    }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %13 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf32>) -> tensor<2x3xf32>
    %14 = "stablehlo.divide"(%7, %13) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %15 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %16 = "stablehlo.compare"(%arg0, %15) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %17 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %21 = "stablehlo.reduce"(%16, %17) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r18: tensor<i1>, %r19: tensor<i1>):
      %20 = "stablehlo.and"(%r18, %r19) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%20) : (tensor<i1>) -> ()
    }) : (tensor<2x3xi1>, tensor<i1>) -> tensor<2xi1>
    %22 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x3xi1>
    %23 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %24 = "stablehlo.select"(%22, %23, %14) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    return %24 : tensor<2x3xf32>
  }
}

// T[2,3] 1 @f32, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf32>) -> (tensor<2x3xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %4 = "stablehlo.reduce"(%arg0, %0) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r1: tensor<f32>, %r2: tensor<f32>):
      %3 = "stablehlo.maximum"(%r1, %r2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3) : (tensor<f32>) -> ()
    }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf32>) -> tensor<2x3xf32>
    %6 = "stablehlo.subtract"(%arg0, %5) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %7 = "stablehlo.exponential"(%6) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %8 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %12 = "stablehlo.reduce"(%7, %8) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r9: tensor<f32>, %r10: tensor<f32>):
      %11 = "stablehlo.add"(%r9, %r10) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%11) : (tensor<f32>) -> ()
    }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %13 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf32>) -> tensor<2x3xf32>
    %14 = "stablehlo.divide"(%7, %13) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %15 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %16 = "stablehlo.compare"(%arg0, %15) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %17 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %21 = "stablehlo.reduce"(%16, %17) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r18: tensor<i1>, %r19: tensor<i1>):
      %20 = "stablehlo.and"(%r18, %r19) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%20) : (tensor<i1>) -> ()
    }) : (tensor<2x3xi1>, tensor<i1>) -> tensor<2xi1>
    %22 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x3xi1>
    %23 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %24 = "stablehlo.select"(%22, %23, %14) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    return %24 : tensor<2x3xf32>
  }
}

// T[2,3] 1, T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xbf16>) -> (tensor<2x3xbf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3xbf16>) -> tensor<2x3xf32>
    %1 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %5 = "stablehlo.reduce"(%0, %1) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r2: tensor<f32>, %r3: tensor<f32>):
      %4 = "stablehlo.maximum"(%r2, %r3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%4) : (tensor<f32>) -> ()
    }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %6 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf32>) -> tensor<2x3xf32>
    %7 = "stablehlo.subtract"(%0, %6) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %8 = "stablehlo.exponential"(%7) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %9 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %13 = "stablehlo.reduce"(%8, %9) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r10: tensor<f32>, %r11: tensor<f32>):
      %12 = "stablehlo.add"(%r10, %r11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%12) : (tensor<f32>) -> ()
    }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %14 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf32>) -> tensor<2x3xf32>
    %15 = "stablehlo.divide"(%8, %14) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %16 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %17 = "stablehlo.compare"(%0, %16) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %18 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %22 = "stablehlo.reduce"(%17, %18) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r19: tensor<i1>, %r20: tensor<i1>):
      %21 = "stablehlo.and"(%r19, %r20) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%21) : (tensor<i1>) -> ()
    }) : (tensor<2x3xi1>, tensor<i1>) -> tensor<2xi1>
    %23 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x3xi1>
    %24 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %25 = "stablehlo.select"(%23, %24, %15) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %26 = "stablehlo.convert"(%25) : (tensor<2x3xf32>) -> tensor<2x3xbf16>
    return %26 : tensor<2x3xbf16>
  }
}

// T[2,3] 1, T = float16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf16>) -> (tensor<2x3xf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3xf16>) -> tensor<2x3xf32>
    %1 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %5 = "stablehlo.reduce"(%0, %1) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r2: tensor<f32>, %r3: tensor<f32>):
      %4 = "stablehlo.maximum"(%r2, %r3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%4) : (tensor<f32>) -> ()
    }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %6 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf32>) -> tensor<2x3xf32>
    %7 = "stablehlo.subtract"(%0, %6) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %8 = "stablehlo.exponential"(%7) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %9 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %13 = "stablehlo.reduce"(%8, %9) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r10: tensor<f32>, %r11: tensor<f32>):
      %12 = "stablehlo.add"(%r10, %r11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%12) : (tensor<f32>) -> ()
    }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %14 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf32>) -> tensor<2x3xf32>
    %15 = "stablehlo.divide"(%8, %14) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %16 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %17 = "stablehlo.compare"(%0, %16) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %18 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %22 = "stablehlo.reduce"(%17, %18) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r19: tensor<i1>, %r20: tensor<i1>):
      %21 = "stablehlo.and"(%r19, %r20) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%21) : (tensor<i1>) -> ()
    }) : (tensor<2x3xi1>, tensor<i1>) -> tensor<2xi1>
    %23 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x3xi1>
    %24 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %25 = "stablehlo.select"(%23, %24, %15) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %26 = "stablehlo.convert"(%25) : (tensor<2x3xf32>) -> tensor<2x3xf16>
    return %26 : tensor<2x3xf16>
  }
}

// T[2,3] 1, T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf64>) -> (tensor<2x3xf64>) {
    %0 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<f64>}> : () -> tensor<f64>
    %4 = "stablehlo.reduce"(%arg0, %0) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r1: tensor<f64>, %r2: tensor<f64>):
      %3 = "stablehlo.maximum"(%r1, %r2) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%3) : (tensor<f64>) -> ()
    }) : (tensor<2x3xf64>, tensor<f64>) -> tensor<2xf64>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf64>) -> tensor<2x3xf64>
    %6 = "stablehlo.subtract"(%arg0, %5) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %7 = "stablehlo.exponential"(%6) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %8 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %12 = "stablehlo.reduce"(%7, %8) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r9: tensor<f64>, %r10: tensor<f64>):
      %11 = "stablehlo.add"(%r9, %r10) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%11) : (tensor<f64>) -> ()
    }) : (tensor<2x3xf64>, tensor<f64>) -> tensor<2xf64>
    %13 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf64>) -> tensor<2x3xf64>
    %14 = "stablehlo.divide"(%7, %13) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %15 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %16 = "stablehlo.compare"(%arg0, %15) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %17 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %21 = "stablehlo.reduce"(%16, %17) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r18: tensor<i1>, %r19: tensor<i1>):
      %20 = "stablehlo.and"(%r18, %r19) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%20) : (tensor<i1>) -> ()
    }) : (tensor<2x3xi1>, tensor<i1>) -> tensor<2xi1>
    %22 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x3xi1>
    %23 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %24 = "stablehlo.select"(%22, %23, %14) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    return %24 : tensor<2x3xf64>
  }
}
