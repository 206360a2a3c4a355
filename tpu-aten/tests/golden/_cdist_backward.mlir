// aten::_cdist_backward(Tensor grad_output, Tensor x1, Tensor x2, float p, Tensor cdist) -> Tensor

// T[3,5] T[3,4] T[5,4] 2.0 T[3,5], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<3x5xf32>, %arg1: tensor<3x4xf32>, %arg2: tensor<5x4xf32>, %arg3: tensor<3x5xf32>) -> (tensor<3x4xf32>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<3x4xf32>) -> tensor<3x5x4xf32>
    %1 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<5x4xf32>) -> tensor<3x5x4xf32>
    %2 = "stablehlo.subtract"(%0, %1) : (tensor<3x5x4xf32>, tensor<3x5x4xf32>) -> tensor<3x5x4xf32>
    %3 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x5xf32>) -> tensor<3x5x4xf32>
    %4 = "stablehlo.broadcast_in_dim"(%arg3) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x5xf32>) -> tensor<3x5x4xf32>
    %5 = "stablehlo.constant"() <{value = dense<0.0> : tensor<3x5x4xf32>}> : () -> tensor<3x5x4xf32>
    %6 = "stablehlo.sign"(%2) : (tensor<3x5x4xf32>) -> tensor<3x5x4xf32>
    %7 = "stablehlo.constant"() <{value = dense<0.0> : tensor<3x5x4xf32>}> : () -> tensor<3x5x4xf32>
    %8 = "stablehlo.compare"(%4, %7) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<3x5x4xf32>, tensor<3x5x4xf32>) -> tensor<3x5x4xi1>
    %9 = "stablehlo.multiply"(%3, %2) : (tensor<3x5x4xf32>, tensor<3x5x4xf32>) -> tensor<3x5x4xf32>
    %10 = "stablehlo.divide"(%9, %4) : (tensor<3x5x4xf32>, tensor<3x5x4xf32>) -> tensor<3x5x4xf32>
    %11 = "stablehlo.select"(%8, %5, %10) : (tensor<3x5x4xi1>, tensor<3x5x4xf32>, tensor<3x5x4xf32>) -> tensor<3x5x4xf32>
    %12 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %16 = "stablehlo.reduce"(%11, %12) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r13: tensor<f32>, %r14: tensor<f32>):
      %15 = "stablehlo.add"(%r13, %r14) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%15) : (tensor<f32>) -> ()
    }) : (tensor<3x5x4xf32>, tensor<f32>) -> tensor<3x4xf32>
    return %16 : tensor<3x4xf32>
  }
}

// T[3,5] T[3,4] T[5,4] 3.0 T[3,5], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<3x5xf32>, %arg1: tensor<3x4xf32>, %arg2: tensor<5x4xf32>, %arg3: tensor<3x5xf32>, %s0: tensor<f32>) -> (tensor<3x4xf32>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<3x4xf32>) -> tensor<3x5x4xf32>
    %1 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<5x4xf32>) -> tensor<3x5x4xf32>
    %2 = "stablehlo.subtract"(%0, %1) : (tensor<3x5x4xf32>, tensor<3x5x4xf32>) -> tensor<3x5x4xf32>
    %3 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x5xf32>) -> tensor<3x5x4xf32>
    %4 = "stablehlo.broadcast_in_dim"(%arg3) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x5xf32>) -> tensor<3x5x4xf32>
    %5 = "stablehlo.constant"() <{value = dense<0.0> : tensor<3x5x4xf32>}> : () -> tensor<3x5x4xf32>
    %6 = "stablehlo.sign"(%2) : (tensor<3x5x4xf32>) -> tensor<3x5x4xf32>
    %7 = "stablehlo.constant"() <{value = dense<0.0> : tensor<3x5x4xf32>}> : () -> tensor<3x5x4xf32>
    %8 = "stablehlo.compare"(%4, %7) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<3x5x4xf32>, tensor<3x5x4xf32>) -> tensor<3x5x4xi1>
    %9 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<f32>}> : () -> tensor<f32>
    %10 = "stablehlo.add"(%s0, %9) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %11 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x5x4xf32>
    %12 = "stablehlo.abs"(%2) : (tensor<3x5x4xf32>) -> tensor<3x5x4xf32>
    %13 = "stablehlo.power"(%12, %11) : (tensor<3x5x4xf32>, tensor<3x5x4xf32>) -> tensor<3x5x4xf32>
    %14 = "stablehlo.power"(%4, %11) : (tensor<3x5x4xf32>, tensor<3x5x4xf32>) -> tensor<3x5x4xf32>
    %15 = "stablehlo.multiply"(%6, %13) : (tensor<3x5x4xf32>, tensor<3x5x4xf32>) -> tensor<3x5x4xf32>
    %16 = "stablehlo.multiply"(%15, %3) : (tensor<3x5x4xf32>, tensor<3x5x4xf32>) -> tensor<3x5x4xf32>
    %17 = "stablehlo.divide"(%16, %14) : (tensor<3x5x4xf32>, tensor<3x5x4xf32>) -> tensor<3x5x4xf32>
    %18 = "stablehlo.constant"() <{value = dense<0.0> : tensor<3x5x4xf32>}> : () -> tensor<3x5x4xf32>
    %19 = "stablehlo.compare"(%2, %18) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<3x5x4xf32>, tensor<3x5x4xf32>) -> tensor<3x5x4xi1>
    %20 = "stablehlo.or"(%8, %19) : (tensor<3x5x4xi1>, tensor<3x5x4xi1>) -> tensor<3x5x4xi1>
    %21 = "stablehlo.select"(%20, %5, %17) : (tensor<3x5x4xi1>, tensor<3x5x4xf32>, tensor<3x5x4xf32>) -> tensor<3x5x4xf32>
    %22 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %26 = "stablehlo.reduce"(%21, %22) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r23: tensor<f32>, %r24: tensor<f32>):
      %25 = "stablehlo.add"(%r23, %r24) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%25) : (tensor<f32>) -> ()
    }) : (tensor<3x5x4xf32>, tensor<f32>) -> tensor<3x4xf32>
    return %26 : tensor<3x4xf32>
  }
}

// T[3,5] T[3,4] T[5,4] 1.0 T[3,5], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<3x5xf32>, %arg1: tensor<3x4xf32>, %arg2: tensor<5x4xf32>, %arg3: tensor<3x5xf32>) -> (tensor<3x4xf32>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<3x4xf32>) -> tensor<3x5x4xf32>
    %1 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<5x4xf32>) -> tensor<3x5x4xf32>
    %2 = "stablehlo.subtract"(%0, %1) : (tensor<3x5x4xf32>, tensor<3x5x4xf32>) -> tensor<3x5x4xf32>
    %3 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x5xf32>) -> tensor<3x5x4xf32>
    %4 = "stablehlo.broadcast_in_dim"(%arg3) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x5xf32>) -> tensor<3x5x4xf32>
    %5 = "stablehlo.constant"() <{value = dense<0.0> : tensor<3x5x4xf32>}> : () -> tensor<3x5x4xf32>
    %6 = "stablehlo.sign"(%2) : (tensor<3x5x4xf32>) -> tensor<3x5x4xf32>
    %7 = "stablehlo.constant"() <{value = dense<0.0> : tensor<3x5x4xf32>}> : () -> tensor<3x5x4xf32>
    %8 = "stablehlo.compare"(%4, %7) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<3x5x4xf32>, tensor<3x5x4xf32>) -> tensor<3x5x4xi1>
    %9 = "stablehlo.multiply"(%3, %6) : (tensor<3x5x4xf32>, tensor<3x5x4xf32>) -> tensor<3x5x4xf32>
    %10 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %14 = "stablehlo.reduce"(%9, %10) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r11: tensor<f32>, %r12: tensor<f32>):
      %13 = "stablehlo.add"(%r11, %r12) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%13) : (tensor<f32>) -> ()
    }) : (tensor<3x5x4xf32>, tensor<f32>) -> tensor<3x4xf32>
    return %14 : tensor<3x4xf32>
  }
}

// T[3,5] T[3,4] T[5,4] 2.0 T[3,5], T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<3x5xbf16>, %arg1: tensor<3x4xbf16>, %arg2: tensor<5x4xbf16>, %arg3: tensor<3x5xbf16>) -> (tensor<3x4xbf16>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<3x4xbf16>) -> tensor<3x4xf32>
    %1 = "stablehlo.convert"(%arg2) : (tensor<5x4xbf16>) -> tensor<5x4xf32>
    %2 = "stablehlo.convert"(%arg0) : (tensor<3x5xbf16>) -> tensor<3x5xf32>
    %3 = "stablehlo.convert"(%arg3) : (tensor<3x5xbf16>) -> tensor<3x5xf32>
    %4 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<3x4xf32>) -> tensor<3x5x4xf32>
    %5 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<5x4xf32>) -> tensor<3x5x4xf32>
    %6 = "stablehlo.subtract"(%4, %5) : (tensor<3x5x4xf32>, tensor<3x5x4xf32>) -> tensor<3x5x4xf32>
    %7 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x5xf32>) -> tensor<3x5x4xf32>
    %8 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x5xf32>) -> tensor<3x5x4xf32>
    %9 = "stablehlo.constant"() <{value = dense<0.0> : tensor<3x5x4xf32>}> : () -> tensor<3x5x4xf32>
    %10 = "stablehlo.sign"(%6) : (tensor<3x5x4xf32>) -> tensor<3x5x4xf32>
    %11 = "stablehlo.constant"() <{value = dense<0.0> : tensor<3x5x4xf32>}> : () -> tensor<3x5x4xf32>
    %12 = "stablehlo.compare"(%8, %11) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<3x5x4xf32>, tensor<3x5x4xf32>) -> tensor<3x5x4xi1>
    %13 = "stablehlo.multiply"(%7, %6) : (tensor<3x5x4xf32>, tensor<3x5x4xf32>) -> tensor<3x5x4xf32>
    %14 = "stablehlo.divide"(%13, %8) : (tensor<3x5x4xf32>, tensor<3x5x4xf32>) -> tensor<3x5x4xf32>
    %15 = "stablehlo.select"(%12, %9, %14) : (tensor<3x5x4xi1>, tensor<3x5x4xf32>, tensor<3x5x4xf32>) -> tensor<3x5x4xf32>
    %16 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %20 = "stablehlo.reduce"(%15, %16) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r17: tensor<f32>, %r18: tensor<f32>):
      %19 = "stablehlo.add"(%r17, %r18) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%19) : (tensor<f32>) -> ()
    }) : (tensor<3x5x4xf32>, tensor<f32>) -> tensor<3x4xf32>
    %21 = "stablehlo.convert"(%20) : (tensor<3x4xf32>) -> tensor<3x4xbf16>
    return %21 : tensor<3x4xbf16>
  }
}

// T[3,5] T[3,4] T[5,4] 2.0 T[3,5], T = float16
module @torchtpu {
  func.func public @main(%arg0: tensor<3x5xf16>, %arg1: tensor<3x4xf16>, %arg2: tensor<5x4xf16>, %arg3: tensor<3x5xf16>) -> (tensor<3x4xf16>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<3x4xf16>) -> tensor<3x4xf32>
    %1 = "stablehlo.convert"(%arg2) : (tensor<5x4xf16>) -> tensor<5x4xf32>
    %2 = "stablehlo.convert"(%arg0) : (tensor<3x5xf16>) -> tensor<3x5xf32>
    %3 = "stablehlo.convert"(%arg3) : (tensor<3x5xf16>) -> tensor<3x5xf32>
    %4 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<3x4xf32>) -> tensor<3x5x4xf32>
    %5 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<5x4xf32>) -> tensor<3x5x4xf32>
    %6 = "stablehlo.subtract"(%4, %5) : (tensor<3x5x4xf32>, tensor<3x5x4xf32>) -> tensor<3x5x4xf32>
    %7 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x5xf32>) -> tensor<3x5x4xf32>
    %8 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x5xf32>) -> tensor<3x5x4xf32>
    %9 = "stablehlo.constant"() <{value = dense<0.0> : tensor<3x5x4xf32>}> : () -> tensor<3x5x4xf32>
    %10 = "stablehlo.sign"(%6) : (tensor<3x5x4xf32>) -> tensor<3x5x4xf32>
    %11 = "stablehlo.constant"() <{value = dense<0.0> : tensor<3x5x4xf32>}> : () -> tensor<3x5x4xf32>
    %12 = "stablehlo.compare"(%8, %11) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<3x5x4xf32>, tensor<3x5x4xf32>) -> tensor<3x5x4xi1>
    %13 = "stablehlo.multiply"(%7, %6) : (tensor<3x5x4xf32>, tensor<3x5x4xf32>) -> tensor<3x5x4xf32>
    %14 = "stablehlo.divide"(%13, %8) : (tensor<3x5x4xf32>, tensor<3x5x4xf32>) -> tensor<3x5x4xf32>
    %15 = "stablehlo.select"(%12, %9, %14) : (tensor<3x5x4xi1>, tensor<3x5x4xf32>, tensor<3x5x4xf32>) -> tensor<3x5x4xf32>
    %16 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %20 = "stablehlo.reduce"(%15, %16) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r17: tensor<f32>, %r18: tensor<f32>):
      %19 = "stablehlo.add"(%r17, %r18) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%19) : (tensor<f32>) -> ()
    }) : (tensor<3x5x4xf32>, tensor<f32>) -> tensor<3x4xf32>
    %21 = "stablehlo.convert"(%20) : (tensor<3x4xf32>) -> tensor<3x4xf16>
    return %21 : tensor<3x4xf16>
  }
}

// T[3,5] T[3,4] T[5,4] 2.0 T[3,5], T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<3x5xf64>, %arg1: tensor<3x4xf64>, %arg2: tensor<5x4xf64>, %arg3: tensor<3x5xf64>) -> (tensor<3x4xf64>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<3x4xf64>) -> tensor<3x5x4xf64>
    %1 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<5x4xf64>) -> tensor<3x5x4xf64>
    %2 = "stablehlo.subtract"(%0, %1) : (tensor<3x5x4xf64>, tensor<3x5x4xf64>) -> tensor<3x5x4xf64>
    %3 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x5xf64>) -> tensor<3x5x4xf64>
    %4 = "stablehlo.broadcast_in_dim"(%arg3) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x5xf64>) -> tensor<3x5x4xf64>
    %5 = "stablehlo.constant"() <{value = dense<0.0> : tensor<3x5x4xf64>}> : () -> tensor<3x5x4xf64>
    %6 = "stablehlo.sign"(%2) : (tensor<3x5x4xf64>) -> tensor<3x5x4xf64>
    %7 = "stablehlo.constant"() <{value = dense<0.0> : tensor<3x5x4xf64>}> : () -> tensor<3x5x4xf64>
    %8 = "stablehlo.compare"(%4, %7) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<3x5x4xf64>, tensor<3x5x4xf64>) -> tensor<3x5x4xi1>
    %9 = "stablehlo.multiply"(%3, %2) : (tensor<3x5x4xf64>, tensor<3x5x4xf64>) -> tensor<3x5x4xf64>
    %10 = "stablehlo.divide"(%9, %4) : (tensor<3x5x4xf64>, tensor<3x5x4xf64>) -> tensor<3x5x4xf64>
    %11 = "stablehlo.select"(%8, %5, %10) : (tensor<3x5x4xi1>, tensor<3x5x4xf64>, tensor<3x5x4xf64>) -> tensor<3x5x4xf64>
    %12 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %16 = "stablehlo.reduce"(%11, %12) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r13: tensor<f64>, %r14: tensor<f64>):
      %15 = "stablehlo.add"(%r13, %r14) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%15) : (tensor<f64>) -> ()
    }) : (tensor<3x5x4xf64>, tensor<f64>) -> tensor<3x4xf64>
    return %16 : tensor<3x4xf64>
  }
}
