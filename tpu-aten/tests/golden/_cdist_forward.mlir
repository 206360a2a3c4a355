// aten::_cdist_forward(Tensor x1, Tensor x2, float p, int? compute_mode) -> Tensor

// T[2,3,4] T[2,5,4] 2.0 none, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x4xf32>, %arg1: tensor<2x5x4xf32>) -> (tensor<2x3x5xf32>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<2x3x4xf32>) -> tensor<2x3x5x4xf32>
    %1 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 0, 2, 3>}> : (tensor<2x5x4xf32>) -> tensor<2x3x5x4xf32>
    %2 = "stablehlo.subtract"(%0, %1) : (tensor<2x3x5x4xf32>, tensor<2x3x5x4xf32>) -> tensor<2x3x5x4xf32>
    %3 = "stablehlo.abs"(%2) : (tensor<2x3x5x4xf32>) -> tensor<2x3x5x4xf32>
    %4 = "stablehlo.multiply"(%2, %2) : (tensor<2x3x5x4xf32>, tensor<2x3x5x4xf32>) -> tensor<2x3x5x4xf32>
    %5 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %9 = "stablehlo.reduce"(%4, %5) <{dimensions = array<i64: 3>}> ({
    ^bb0(%r6: tensor<f32>, %r7: tensor<f32>):
      %8 = "stablehlo.add"(%r6, %r7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%8) : (tensor<f32>) -> ()
    }) : (tensor<2x3x5x4xf32>, tensor<f32>) -> tensor<2x3x5xf32>
    %10 = "stablehlo.sqrt"(%9) : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
    return %10 : tensor<2x3x5xf32>
  }
}

// T[3,4] T[5,4] 2.0 1, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<3x4xf32>, %arg1: tensor<5x4xf32>) -> (tensor<3x5xf32>) {
    %0 = "stablehlo.dot_general"(%arg0, %arg1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<3x4xf32>, tensor<5x4xf32>) -> tensor<3x5xf32>
    %1 = "stablehlo.multiply"(%arg0, %arg0) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %2 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %6 = "stablehlo.reduce"(%1, %2) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r3: tensor<f32>, %r4: tensor<f32>):
      %5 = "stablehlo.add"(%r3, %r4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%5) : (tensor<f32>) -> ()
    }) : (tensor<3x4xf32>, tensor<f32>) -> tensor<3xf32>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xf32>) -> tensor<3x5xf32>
    %8 = "stablehlo.multiply"(%arg1, %arg1) : (tensor<5x4xf32>, tensor<5x4xf32>) -> tensor<5x4xf32>
    %9 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %13 = "stablehlo.reduce"(%8, %9) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r10: tensor<f32>, %r11: tensor<f32>):
      %12 = "stablehlo.add"(%r10, %r11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%12) : (tensor<f32>) -> ()
    }) : (tensor<5x4xf32>, tensor<f32>) -> tensor<5xf32>
    %14 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64: 1>}> : (tensor<5xf32>) -> tensor<3x5xf32>
    %15 = "stablehlo.add"(%7, %14) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %16 = "stablehlo.constant"() <{value = dense<2.0> : tensor<3x5xf32>}> : () -> tensor<3x5xf32>
    %17 = "stablehlo.multiply"(%0, %16) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %18 = "stablehlo.subtract"(%15, %17) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %19 = "stablehlo.constant"() <{value = dense<0.0> : tensor<3x5xf32>}> : () -> tensor<3x5xf32>
    %20 = "stablehlo.maximum"(%18, %19) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %21 = "stablehlo.sqrt"(%20) : (tensor<3x5xf32>) -> tensor<3x5xf32>
    return %21 : tensor<3x5xf32>
  }
}

// T[3,4] T[5,4] 1.0 none, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<3x4xf32>, %arg1: tensor<5x4xf32>) -> (tensor<3x5xf32>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<3x4xf32>) -> tensor<3x5x4xf32>
    %1 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<5x4xf32>) -> tensor<3x5x4xf32>
    %2 = "stablehlo.subtract"(%0, %1) : (tensor<3x5x4xf32>, tensor<3x5x4xf32>) -> tensor<3x5x4xf32>
    %3 = "stablehlo.abs"(%2) : (tensor<3x5x4xf32>) -> tensor<3x5x4xf32>
    %4 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %8 = "stablehlo.reduce"(%3, %4) <{dimensions = array<i64: 2>}> ({
    ^bb0(%r5: tensor<f32>, %r6: tensor<f32>):
      %7 = "stablehlo.add"(%r5, %r6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%7) : (tensor<f32>) -> ()
    }) : (tensor<3x5x4xf32>, tensor<f32>) -> tensor<3x5xf32>
    return %8 : tensor<3x5xf32>
  }
}

// T[3,4] T[5,4] 0.0 none, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<3x4xf32>, %arg1: tensor<5x4xf32>) -> (tensor<3x5xf32>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<3x4xf32>) -> tensor<3x5x4xf32>
    %1 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<5x4xf32>) -> tensor<3x5x4xf32>
    %2 = "stablehlo.subtract"(%0, %1) : (tensor<3x5x4xf32>, tensor<3x5x4xf32>) -> tensor<3x5x4xf32>
    %3 = "stablehlo.abs"(%2) : (tensor<3x5x4xf32>) -> tensor<3x5x4xf32>
    %4 = "stablehlo.constant"() <{value = dense<0.0> : tensor<3x5x4xf32>}> : () -> tensor<3x5x4xf32>
    %5 = "stablehlo.compare"(%2, %4) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<3x5x4xf32>, tensor<3x5x4xf32>) -> tensor<3x5x4xi1>
    %6 = "stablehlo.convert"(%5) : (tensor<3x5x4xi1>) -> tensor<3x5x4xf32>
    %7 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %11 = "stablehlo.reduce"(%6, %7) <{dimensions = array<i64: 2>}> ({
    ^bb0(%r8: tensor<f32>, %r9: tensor<f32>):
      %10 = "stablehlo.add"(%r8, %r9) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%10) : (tensor<f32>) -> ()
    }) : (tensor<3x5x4xf32>, tensor<f32>) -> tensor<3x5xf32>
    return %11 : tensor<3x5xf32>
  }
}

// T[3,4] T[5,4] 3.0 none, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<3x4xf32>, %arg1: tensor<5x4xf32>, %s0: tensor<f32>) -> (tensor<3x5xf32>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<3x4xf32>) -> tensor<3x5x4xf32>
    %1 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<5x4xf32>) -> tensor<3x5x4xf32>
    %2 = "stablehlo.subtract"(%0, %1) : (tensor<3x5x4xf32>, tensor<3x5x4xf32>) -> tensor<3x5x4xf32>
    %3 = "stablehlo.abs"(%2) : (tensor<3x5x4xf32>) -> tensor<3x5x4xf32>
    %4 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x5x4xf32>
    %5 = "stablehlo.power"(%3, %4) : (tensor<3x5x4xf32>, tensor<3x5x4xf32>) -> tensor<3x5x4xf32>
    %6 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %10 = "stablehlo.reduce"(%5, %6) <{dimensions = array<i64: 2>}> ({
    ^bb0(%r7: tensor<f32>, %r8: tensor<f32>):
      %9 = "stablehlo.add"(%r7, %r8) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%9) : (tensor<f32>) -> ()
    }) : (tensor<3x5x4xf32>, tensor<f32>) -> tensor<3x5xf32>
    %11 = "stablehlo.constant"() <{value = dense<1.0> : tensor<f32>}> : () -> tensor<f32>
    %12 = "stablehlo.divide"(%11, %s0) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %13 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x5xf32>
    %14 = "stablehlo.power"(%10, %13) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    return %14 : tensor<3x5xf32>
  }
}

// T[2,3,4] T[2,5,4] 2.0 none, T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x4xbf16>, %arg1: tensor<2x5x4xbf16>) -> (tensor<2x3x5xbf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3x4xbf16>) -> tensor<2x3x4xf32>
    %1 = "stablehlo.convert"(%arg1) : (tensor<2x5x4xbf16>) -> tensor<2x5x4xf32>
    %2 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<2x3x4xf32>) -> tensor<2x3x5x4xf32>
    %3 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 0, 2, 3>}> : (tensor<2x5x4xf32>) -> tensor<2x3x5x4xf32>
    %4 = "stablehlo.subtract"(%2, %3) : (tensor<2x3x5x4xf32>, tensor<2x3x5x4xf32>) -> tensor<2x3x5x4xf32>
    %5 = "stablehlo.abs"(%4) : (tensor<2x3x5x4xf32>) -> tensor<2x3x5x4xf32>
    %6 = "stablehlo.multiply"(%4, %4) : (tensor<2x3x5x4xf32>, tensor<2x3x5x4xf32>) -> tensor<2x3x5x4xf32>
    %7 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %11 = "stablehlo.reduce"(%6, %7) <{dimensions = array<i64: 3>}> ({
    ^bb0(%r8: tensor<f32>, %r9: tensor<f32>):
      %10 = "stablehlo.add"(%r8, %r9) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%10) : (tensor<f32>) -> ()
    }) : (tensor<2x3x5x4xf32>, tensor<f32>) -> tensor<2x3x5xf32>
    %12 = "stablehlo.sqrt"(%11) : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
    %13 = "stablehlo.convert"(%12) : (tensor<2x3x5xf32>) -> tensor<2x3x5xbf16>
    return %13 : tensor<2x3x5xbf16>
  }
}

// T[2,3,4] T[2,5,4] 2.0 none, T = float16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x4xf16>, %arg1: tensor<2x5x4xf16>) -> (tensor<2x3x5xf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3x4xf16>) -> tensor<2x3x4xf32>
    %1 = "stablehlo.convert"(%arg1) : (tensor<2x5x4xf16>) -> tensor<2x5x4xf32>
    %2 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<2x3x4xf32>) -> tensor<2x3x5x4xf32>
    %3 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 0, 2, 3>}> : (tensor<2x5x4xf32>) -> tensor<2x3x5x4xf32>
    %4 = "stablehlo.subtract"(%2, %3) : (tensor<2x3x5x4xf32>, tensor<2x3x5x4xf32>) -> tensor<2x3x5x4xf32>
    %5 = "stablehlo.abs"(%4) : (tensor<2x3x5x4xf32>) -> tensor<2x3x5x4xf32>
    %6 = "stablehlo.multiply"(%4, %4) : (tensor<2x3x5x4xf32>, tensor<2x3x5x4xf32>) -> tensor<2x3x5x4xf32>
    %7 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %11 = "stablehlo.reduce"(%6, %7) <{dimensions = array<i64: 3>}> ({
    ^bb0(%r8: tensor<f32>, %r9: tensor<f32>):
      %10 = "stablehlo.add"(%r8, %r9) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%10) : (tensor<f32>) -> ()
    }) : (tensor<2x3x5x4xf32>, tensor<f32>) -> tensor<2x3x5xf32>
    %12 = "stablehlo.sqrt"(%11) : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
    %13 = "stablehlo.convert"(%12) : (tensor<2x3x5xf32>) -> tensor<2x3x5xf16>
    return %13 : tensor<2x3x5xf16>
  }
}

// T[2,3,4] T[2,5,4] 2.0 none, T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x4xf64>, %arg1: tensor<2x5x4xf64>) -> (tensor<2x3x5xf64>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<2x3x4xf64>) -> tensor<2x3x5x4xf64>
    %1 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 0, 2, 3>}> : (tensor<2x5x4xf64>) -> tensor<2x3x5x4xf64>
    %2 = "stablehlo.subtract"(%0, %1) : (tensor<2x3x5x4xf64>, tensor<2x3x5x4xf64>) -> tensor<2x3x5x4xf64>
    %3 = "stablehlo.abs"(%2) : (tensor<2x3x5x4xf64>) -> tensor<2x3x5x4xf64>
    %4 = "stablehlo.multiply"(%2, %2) : (tensor<2x3x5x4xf64>, tensor<2x3x5x4xf64>) -> tensor<2x3x5x4xf64>
    %5 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %9 = "stablehlo.reduce"(%4, %5) <{dimensions = array<i64: 3>}> ({
    ^bb0(%r6: tensor<f64>, %r7: tensor<f64>):
      %8 = "stablehlo.add"(%r6, %r7) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%8) : (tensor<f64>) -> ()
    }) : (tensor<2x3x5x4xf64>, tensor<f64>) -> tensor<2x3x5xf64>
    %10 = "stablehlo.sqrt"(%9) : (tensor<2x3x5xf64>) -> tensor<2x3x5xf64>
    return %10 : tensor<2x3x5xf64>
  }
}
