// aten::_upsample_bicubic2d_aa(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor

// T[2,3,4,6] (8,3) false, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x4x6xf32>) -> (tensor<2x3x8x3xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<[0, 1, 2, 3, 4, 0, 0, 1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 0]> : tensor<18xi32>}> : () -> tensor<18xi32>
    %1 = "stablehlo.reshape"(%0) : (tensor<18xi32>) -> tensor<3x6xi32>
    %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x6xi32>) -> tensor<3x6x6xi32>
    %3 = "stablehlo.constant"() <{value = dense<[0.46443514644351463, 0.46443514644351463, 0.12133891213389121, -0.03765690376569038, -0.012552301255230125, 0.0, -0.03435114503816794, 0.11068702290076336, 0.42366412213740456, 0.42366412213740456, 0.11068702290076336, -0.03435114503816794, -0.012552301255230125, -0.03765690376569038, 0.12133891213389121, 0.46443514644351463, 0.46443514644351463, 0.0]> : tensor<18xf32>}> : () -> tensor<18xf32>
    %4 = "stablehlo.reshape"(%3) : (tensor<18xf32>) -> tensor<3x6xf32>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x6xf32>) -> tensor<3x6x6xf32>
    %6 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<3x6x6xi32>
    %7 = "stablehlo.compare"(%6, %2) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<3x6x6xi32>, tensor<3x6x6xi32>) -> tensor<3x6x6xi1>
    %8 = "stablehlo.constant"() <{value = dense<0.0> : tensor<3x6x6xf32>}> : () -> tensor<3x6x6xf32>
    %9 = "stablehlo.select"(%7, %5, %8) : (tensor<3x6x6xi1>, tensor<3x6x6xf32>, tensor<3x6x6xf32>) -> tensor<3x6x6xf32>
    %10 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %14 = "stablehlo.reduce"(%9, %10) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r11: tensor<f32>, %r12: tensor<f32>):
      %13 = "stablehlo.add"(%r11, %r12) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%13) : (tensor<f32>) -> ()
    }) : (tensor<3x6x6xf32>, tensor<f32>) -> tensor<3x6xf32>
    %15 = "stablehlo.dot_general"(%arg0, %14) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x4x6xf32>, tensor<3x6xf32>) -> tensor<2x3x4x3xf32>
    %16 = "stablehlo.constant"() <{value = dense<[0, 1, 0, 0, 0, 1, 2, 0, 0, 1, 2, 0, 0, 1, 2, 3, 0, 1, 2, 3, 1, 2, 3, 0, 1, 2, 3, 0, 2, 3, 0, 0]> : tensor<32xi32>}> : () -> tensor<32xi32>
    %17 = "stablehlo.reshape"(%16) : (tensor<32xi32>) -> tensor<8x4xi32>
    %18 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<8x4xi32>) -> tensor<8x4x4xi32>
    %19 = "stablehlo.constant"() <{value = dense<[1.088235294117647, -0.08823529411764706, 0.0, 0.0, 0.8102189781021898, 0.2116788321167883, -0.021897810218978103, 0.0, 0.22137404580152673, 0.8473282442748091, -0.06870229007633588, 0.0, -0.0703125, 0.8671875, 0.2265625, -0.0234375, -0.0234375, 0.2265625, 0.8671875, -0.0703125, -0.06870229007633588, 0.8473282442748091, 0.22137404580152673, 0.0, -0.021897810218978103, 0.2116788321167883, 0.8102189781021898, 0.0, -0.08823529411764706, 1.088235294117647, 0.0, 0.0]> : tensor<32xf32>}> : () -> tensor<32xf32>
    %20 = "stablehlo.reshape"(%19) : (tensor<32xf32>) -> tensor<8x4xf32>
    %21 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<8x4xf32>) -> tensor<8x4x4xf32>
    %22 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<8x4x4xi32>
    %23 = "stablehlo.compare"(%22, %18) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<8x4x4xi32>, tensor<8x4x4xi32>) -> tensor<8x4x4xi1>
    %24 = "stablehlo.constant"() <{value = dense<0.0> : tensor<8x4x4xf32>}> : () -> tensor<8x4x4xf32>
    %25 = "stablehlo.select"(%23, %21, %24) : (tensor<8x4x4xi1>, tensor<8x4x4xf32>, tensor<8x4x4xf32>) -> tensor<8x4x4xf32>
    %26 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %30 = "stablehlo.reduce"(%25, %26) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r27: tensor<f32>, %r28: tensor<f32>):
      %29 = "stablehlo.add"(%r27, %r28) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%29) : (tensor<f32>) -> ()
    }) : (tensor<8x4x4xf32>, tensor<f32>) -> tensor<8x4xf32>
    %31 = "stablehlo.dot_general"(%15, %30) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x4x3xf32>, tensor<8x4xf32>) -> tensor<2x3x3x8xf32>
    %32 = "stablehlo.transpose"(%31) <{permutation = array<i64: 0, 1, 3, 2>}> : (tensor<2x3x3x8xf32>) -> tensor<2x3x8x3xf32>
    return %32 : tensor<2x3x8x3xf32>
  }
}

// T[2,3,4,6] (8,3) false, T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x4x6xbf16>) -> (tensor<2x3x8x3xbf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3x4x6xbf16>) -> tensor<2x3x4x6xf32>
    %1 = "stablehlo.constant"() <{value = dense<[0, 1, 2, 3, 4, 0, 0, 1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 0]> : tensor<18xi32>}> : () -> tensor<18xi32>
    %2 = "stablehlo.reshape"(%1) : (tensor<18xi32>) -> tensor<3x6xi32>
    %3 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x6xi32>) -> tensor<3x6x6xi32>
    %4 = "stablehlo.constant"() <{value = dense<[0.46443514644351463, 0.46443514644351463, 0.12133891213389121, -0.03765690376569038, -0.012552301255230125, 0.0, -0.03435114503816794, 0.11068702290076336, 0.42366412213740456, 0.42366412213740456, 0.11068702290076336, -0.03435114503816794, -0.012552301255230125, -0.03765690376569038, 0.12133891213389121, 0.46443514644351463, 0.46443514644351463, 0.0]> : tensor<18xf32>}> : () -> tensor<18xf32>
    %5 = "stablehlo.reshape"(%4) : (tensor<18xf32>) -> tensor<3x6xf32>
    %6 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x6xf32>) -> tensor<3x6x6xf32>
    %7 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<3x6x6xi32>
    %8 = "stablehlo.compare"(%7, %3) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<3x6x6xi32>, tensor<3x6x6xi32>) -> tensor<3x6x6xi1>
    %9 = "stablehlo.constant"() <{value = dense<0.0> : tensor<3x6x6xf32>}> : () -> tensor<3x6x6xf32>
    %10 = "stablehlo.select"(%8, %6, %9) : (tensor<3x6x6xi1>, tensor<3x6x6xf32>, tensor<3x6x6xf32>) -> tensor<3x6x6xf32>
    %11 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %15 = "stablehlo.reduce"(%10, %11) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r12: tensor<f32>, %r13: tensor<f32>):
      %14 = "stablehlo.add"(%r12, %r13) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%14) : (tensor<f32>) -> ()
    }) : (tensor<3x6x6xf32>, tensor<f32>) -> tensor<3x6xf32>
    %16 = "stablehlo.dot_general"(%0, %15) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x4x6xf32>, tensor<3x6xf32>) -> tensor<2x3x4x3xf32>
    %17 = "stablehlo.constant"() <{value = dense<[0, 1, 0, 0, 0, 1, 2, 0, 0, 1, 2, 0, 0, 1, 2, 3, 0, 1, 2, 3, 1, 2, 3, 0, 1, 2, 3, 0, 2, 3, 0, 0]> : tensor<32xi32>}> : () -> tensor<32xi32>
    %18 = "stablehlo.reshape"(%17) : (tensor<32xi32>) -> tensor<8x4xi32>
    %19 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<8x4xi32>) -> tensor<8x4x4xi32>
    %20 = "stablehlo.constant"() <{value = dense<[1.088235294117647, -0.08823529411764706, 0.0, 0.0, 0.8102189781021898, 0.2116788321167883, -0.021897810218978103, 0.0, 0.22137404580152673, 0.8473282442748091, -0.06870229007633588, 0.0, -0.0703125, 0.8671875, 0.2265625, -0.0234375, -0.0234375, 0.2265625, 0.8671875, -0.0703125, -0.06870229007633588, 0.8473282442748091, 0.22137404580152673, 0.0, -0.021897810218978103, 0.2116788321167883, 0.8102189781021898, 0.0, -0.08823529411764706, 1.088235294117647, 0.0, 0.0]> : tensor<32xf32>}> : () -> tensor<32xf32>
    %21 = "stablehlo.reshape"(%20) : (tensor<32xf32>) -> tensor<8x4xf32>
    %22 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<8x4xf32>) -> tensor<8x4x4xf32>
    %23 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<8x4x4xi32>
    %24 = "stablehlo.compare"(%23, %19) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<8x4x4xi32>, tensor<8x4x4xi32>) -> tensor<8x4x4xi1>
    %25 = "stablehlo.constant"() <{value = dense<0.0> : tensor<8x4x4xf32>}> : () -> tensor<8x4x4xf32>
    %26 = "stablehlo.select"(%24, %22, %25) : (tensor<8x4x4xi1>, tensor<8x4x4xf32>, tensor<8x4x4xf32>) -> tensor<8x4x4xf32>
    %27 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %31 = "stablehlo.reduce"(%26, %27) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r28: tensor<f32>, %r29: tensor<f32>):
      %30 = "stablehlo.add"(%r28, %r29) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%30) : (tensor<f32>) -> ()
    }) : (tensor<8x4x4xf32>, tensor<f32>) -> tensor<8x4xf32>
    %32 = "stablehlo.dot_general"(%16, %31) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x4x3xf32>, tensor<8x4xf32>) -> tensor<2x3x3x8xf32>
    %33 = "stablehlo.transpose"(%32) <{permutation = array<i64: 0, 1, 3, 2>}> : (tensor<2x3x3x8xf32>) -> tensor<2x3x8x3xf32>
    %34 = "stablehlo.convert"(%33) : (tensor<2x3x8x3xf32>) -> tensor<2x3x8x3xbf16>
    return %34 : tensor<2x3x8x3xbf16>
  }
}

// T[2,3,4,6] (8,3) false, T = float16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x4x6xf16>) -> (tensor<2x3x8x3xf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3x4x6xf16>) -> tensor<2x3x4x6xf32>
    %1 = "stablehlo.constant"() <{value = dense<[0, 1, 2, 3, 4, 0, 0, 1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 0]> : tensor<18xi32>}> : () -> tensor<18xi32>
    %2 = "stablehlo.reshape"(%1) : (tensor<18xi32>) -> tensor<3x6xi32>
    %3 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x6xi32>) -> tensor<3x6x6xi32>
    %4 = "stablehlo.constant"() <{value = dense<[0.46443514644351463, 0.46443514644351463, 0.12133891213389121, -0.03765690376569038, -0.012552301255230125, 0.0, -0.03435114503816794, 0.11068702290076336, 0.42366412213740456, 0.42366412213740456, 0.11068702290076336, -0.03435114503816794, -0.012552301255230125, -0.03765690376569038, 0.12133891213389121, 0.46443514644351463, 0.46443514644351463, 0.0]> : tensor<18xf32>}> : () -> tensor<18xf32>
    %5 = "stablehlo.reshape"(%4) : (tensor<18xf32>) -> tensor<3x6xf32>
    %6 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x6xf32>) -> tensor<3x6x6xf32>
    %7 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<3x6x6xi32>
    %8 = "stablehlo.compare"(%7, %3) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<3x6x6xi32>, tensor<3x6x6xi32>) -> tensor<3x6x6xi1>
    %9 = "stablehlo.constant"() <{value = dense<0.0> : tensor<3x6x6xf32>}> : () -> tensor<3x6x6xf32>
    %10 = "stablehlo.select"(%8, %6, %9) : (tensor<3x6x6xi1>, tensor<3x6x6xf32>, tensor<3x6x6xf32>) -> tensor<3x6x6xf32>
    %11 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %15 = "stablehlo.reduce"(%10, %11) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r12: tensor<f32>, %r13: tensor<f32>):
      %14 = "stablehlo.add"(%r12, %r13) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%14) : (tensor<f32>) -> ()
    }) : (tensor<3x6x6xf32>, tensor<f32>) -> tensor<3x6xf32>
    %16 = "stablehlo.dot_general"(%0, %15) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x4x6xf32>, tensor<3x6xf32>) -> tensor<2x3x4x3xf32>
    %17 = "stablehlo.constant"() <{value = dense<[0, 1, 0, 0, 0, 1, 2, 0, 0, 1, 2, 0, 0, 1, 2, 3, 0, 1, 2, 3, 1, 2, 3, 0, 1, 2, 3, 0, 2, 3, 0, 0]> : tensor<32xi32>}> : () -> tensor<32xi32>
    %18 = "stablehlo.reshape"(%17) : (tensor<32xi32>) -> tensor<8x4xi32>
    %19 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<8x4xi32>) -> tensor<8x4x4xi32>
    %20 = "stablehlo.constant"() <{value = dense<[1.088235294117647, -0.08823529411764706, 0.0, 0.0, 0.8102189781021898, 0.2116788321167883, -0.021897810218978103, 0.0, 0.22137404580152673, 0.8473282442748091, -0.06870229007633588, 0.0, -0.0703125, 0.8671875, 0.2265625, -0.0234375, -0.0234375, 0.2265625, 0.8671875, -0.0703125, -0.06870229007633588, 0.8473282442748091, 0.22137404580152673, 0.0, -0.021897810218978103, 0.2116788321167883, 0.8102189781021898, 0.0, -0.08823529411764706, 1.088235294117647, 0.0, 0.0]> : tensor<32xf32>}> : () -> tensor<32xf32>
    %21 = "stablehlo.reshape"(%20) : (tensor<32xf32>) -> tensor<8x4xf32>
    %22 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<8x4xf32>) -> tensor<8x4x4xf32>
    %23 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<8x4x4xi32>
    %24 = "stablehlo.compare"(%23, %19) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<8x4x4xi32>, tensor<8x4x4xi32>) -> tensor<8x4x4xi1>
    %25 = "stablehlo.constant"() <{value = dense<0.0> : tensor<8x4x4xf32>}> : () -> tensor<8x4x4xf32>
    %26 = "stablehlo.select"(%24, %22, %25) : (tensor<8x4x4xi1>, tensor<8x4x4xf32>, tensor<8x4x4xf32>) -> tensor<8x4x4xf32>
    %27 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %31 = "stablehlo.reduce"(%26, %27) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r28: tensor<f32>, %r29: tensor<f32>):
      %30 = "stablehlo.add"(%r28, %r29) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%30) : (tensor<f32>) -> ()
    }) : (tensor<8x4x4xf32>, tensor<f32>) -> tensor<8x4xf32>
    %32 = "stablehlo.dot_general"(%16, %31) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x4x3xf32>, tensor<8x4xf32>) -> tensor<2x3x3x8xf32>
    %33 = "stablehlo.transpose"(%32) <{permutation = array<i64: 0, 1, 3, 2>}> : (tensor<2x3x3x8xf32>) -> tensor<2x3x8x3xf32>
    %34 = "stablehlo.convert"(%33) : (tensor<2x3x8x3xf32>) -> tensor<2x3x8x3xf16>
    return %34 : tensor<2x3x8x3xf16>
  }
}

// T[2,3,4,6] (8,3) false, T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x4x6xf64>) -> (tensor<2x3x8x3xf64>) {
    %0 = "stablehlo.constant"() <{value = dense<[0, 1, 2, 3, 4, 0, 0, 1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 0]> : tensor<18xi32>}> : () -> tensor<18xi32>
    %1 = "stablehlo.reshape"(%0) : (tensor<18xi32>) -> tensor<3x6xi32>
    %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x6xi32>) -> tensor<3x6x6xi32>
    %3 = "stablehlo.constant"() <{value = dense<[0.46443514644351463, 0.46443514644351463, 0.12133891213389121, -0.03765690376569038, -0.012552301255230125, 0.0, -0.03435114503816794, 0.11068702290076336, 0.42366412213740456, 0.42366412213740456, 0.11068702290076336, -0.03435114503816794, -0.012552301255230125, -0.03765690376569038, 0.12133891213389121, 0.46443514644351463, 0.46443514644351463, 0.0]> : tensor<18xf64>}> : () -> tensor<18xf64>
    %4 = "stablehlo.reshape"(%3) : (tensor<18xf64>) -> tensor<3x6xf64>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x6xf64>) -> tensor<3x6x6xf64>
    %6 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<3x6x6xi32>
    %7 = "stablehlo.compare"(%6, %2) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<3x6x6xi32>, tensor<3x6x6xi32>) -> tensor<3x6x6xi1>
    %8 = "stablehlo.constant"() <{value = dense<0.0> : tensor<3x6x6xf64>}> : () -> tensor<3x6x6xf64>
    %9 = "stablehlo.select"(%7, %5, %8) : (tensor<3x6x6xi1>, tensor<3x6x6xf64>, tensor<3x6x6xf64>) -> tensor<3x6x6xf64>
    %10 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %14 = "stablehlo.reduce"(%9, %10) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r11: tensor<f64>, %r12: tensor<f64>):
      %13 = "stablehlo.add"(%r11, %r12) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%13) : (tensor<f64>) -> ()
    }) : (tensor<3x6x6xf64>, tensor<f64>) -> tensor<3x6xf64>
    %15 = "stablehlo.dot_general"(%arg0, %14) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x4x6xf64>, tensor<3x6xf64>) -> tensor<2x3x4x3xf64>
    %16 = "stablehlo.constant"() <{value = dense<[0, 1, 0, 0, 0, 1, 2, 0, 0, 1, 2, 0, 0, 1, 2, 3, 0, 1, 2, 3, 1, 2, 3, 0, 1, 2, 3, 0, 2, 3, 0, 0]> : tensor<32xi32>}> : () -> tensor<32xi32>
    %17 = "stablehlo.reshape"(%16) : (tensor<32xi32>) -> tensor<8x4xi32>
    %18 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<8x4xi32>) -> tensor<8x4x4xi32>
    %19 = "stablehlo.constant"() <{value = dense<[1.088235294117647, -0.08823529411764706, 0.0, 0.0, 0.8102189781021898, 0.2116788321167883, -0.021897810218978103, 0.0, 0.22137404580152673, 0.8473282442748091, -0.06870229007633588, 0.0, -0.0703125, 0.8671875, 0.2265625, -0.0234375, -0.0234375, 0.2265625, 0.8671875, -0.0703125, -0.06870229007633588, 0.8473282442748091, 0.22137404580152673, 0.0, -0.021897810218978103, 0.2116788321167883, 0.8102189781021898, 0.0, -0.08823529411764706, 1.088235294117647, 0.0, 0.0]> : tensor<32xf64>}> : () -> tensor<32xf64>
    %20 = "stablehlo.reshape"(%19) : (tensor<32xf64>) -> tensor<8x4xf64>
    %21 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<8x4xf64>) -> tensor<8x4x4xf64>
    %22 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<8x4x4xi32>
    %23 = "stablehlo.compare"(%22, %18) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<8x4x4xi32>, tensor<8x4x4xi32>) -> tensor<8x4x4xi1>
    %24 = "stablehlo.constant"() <{value = dense<0.0> : tensor<8x4x4xf64>}> : () -> tensor<8x4x4xf64>
    %25 = "stablehlo.select"(%23, %21, %24) : (tensor<8x4x4xi1>, tensor<8x4x4xf64>, tensor<8x4x4xf64>) -> tensor<8x4x4xf64>
    %26 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %30 = "stablehlo.reduce"(%25, %26) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r27: tensor<f64>, %r28: tensor<f64>):
      %29 = "stablehlo.add"(%r27, %r28) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%29) : (tensor<f64>) -> ()
    }) : (tensor<8x4x4xf64>, tensor<f64>) -> tensor<8x4xf64>
    %31 = "stablehlo.dot_general"(%15, %30) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x4x3xf64>, tensor<8x4xf64>) -> tensor<2x3x3x8xf64>
    %32 = "stablehlo.transpose"(%31) <{permutation = array<i64: 0, 1, 3, 2>}> : (tensor<2x3x3x8xf64>) -> tensor<2x3x8x3xf64>
    return %32 : tensor<2x3x8x3xf64>
  }
}

// T[2,3,4,6] (8,3) false, T = uint8
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x4x6xui8>) -> (tensor<2x3x8x3xui8>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3x4x6xui8>) -> tensor<2x3x4x6xf32>
    %1 = "stablehlo.constant"() <{value = dense<[0, 1, 2, 3, 4, 0, 0, 1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 0]> : tensor<18xi32>}> : () -> tensor<18xi32>
    %2 = "stablehlo.reshape"(%1) : (tensor<18xi32>) -> tensor<3x6xi32>
    %3 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x6xi32>) -> tensor<3x6x6xi32>
    %4 = "stablehlo.constant"() <{value = dense<[0.46443514644351463, 0.46443514644351463, 0.12133891213389121, -0.03765690376569038, -0.012552301255230125, 0.0, -0.03435114503816794, 0.11068702290076336, 0.42366412213740456, 0.42366412213740456, 0.11068702290076336, -0.03435114503816794, -0.012552301255230125, -0.03765690376569038, 0.12133891213389121, 0.46443514644351463, 0.46443514644351463, 0.0]> : tensor<18xf32>}> : () -> tensor<18xf32>
    %5 = "stablehlo.reshape"(%4) : (tensor<18xf32>) -> tensor<3x6xf32>
    %6 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x6xf32>) -> tensor<3x6x6xf32>
    %7 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<3x6x6xi32>
    %8 = "stablehlo.compare"(%7, %3) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<3x6x6xi32>, tensor<3x6x6xi32>) -> tensor<3x6x6xi1>
    %9 = "stablehlo.constant"() <{value = dense<0.0> : tensor<3x6x6xf32>}> : () -> tensor<3x6x6xf32>
    %10 = "stablehlo.select"(%8, %6, %9) : (tensor<3x6x6xi1>, tensor<3x6x6xf32>, tensor<3x6x6xf32>) -> tensor<3x6x6xf32>
    %11 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %15 = "stablehlo.reduce"(%10, %11) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r12: tensor<f32>, %r13: tensor<f32>):
      %14 = "stablehlo.add"(%r12, %r13) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%14) : (tensor<f32>) -> ()
    }) : (tensor<3x6x6xf32>, tensor<f32>) -> tensor<3x6xf32>
    %16 = "stablehlo.dot_general"(%0, %15) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x4x6xf32>, tensor<3x6xf32>) -> tensor<2x3x4x3xf32>
    %17 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3x4x3xf32>}> : () -> tensor<2x3x4x3xf32>
    %18 = "stablehlo.add"(%16, %17) : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
    %19 = "stablehlo.floor"(%18) : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
    %20 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3x4x3xf32>}> : () -> tensor<2x3x4x3xf32>
    %21 = "stablehlo.constant"() <{value = dense<255.0> : tensor<2x3x4x3xf32>}> : () -> tensor<2x3x4x3xf32>
    %22 = "stablehlo.maximum"(%19, %20) : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
    %23 = "stablehlo.minimum"(%22, %21) : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
    %24 = "stablehlo.constant"() <{value = dense<[0, 1, 0, 0, 0, 1, 2, 0, 0, 1, 2, 0, 0, 1, 2, 3, 0, 1, 2, 3, 1, 2, 3, 0, 1, 2, 3, 0, 2, 3, 0, 0]> : tensor<32xi32>}> : () -> tensor<32xi32>
    %25 = "stablehlo.reshape"(%24) : (tensor<32xi32>) -> tensor<8x4xi32>
    %26 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<8x4xi32>) -> tensor<8x4x4xi32>
    %27 = "stablehlo.constant"() <{value = dense<[1.088235294117647, -0.08823529411764706, 0.0, 0.0, 0.8102189781021898, 0.2116788321167883, -0.021897810218978103, 0.0, 0.22137404580152673, 0.8473282442748091, -0.06870229007633588, 0.0, -0.0703125, 0.8671875, 0.2265625, -0.0234375, -0.0234375, 0.2265625, 0.8671875, -0.0703125, -0.06870229007633588, 0.8473282442748091, 0.22137404580152673, 0.0, -0.021897810218978103, 0.2116788321167883, 0.8102189781021898, 0.0, -0.08823529411764706, 1.088235294117647, 0.0, 0.0]> : tensor<32xf32>}> : () -> tensor<32xf32>
    %28 = "stablehlo.reshape"(%27) : (tensor<32xf32>) -> tensor<8x4xf32>
    %29 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<8x4xf32>) -> tensor<8x4x4xf32>
    %30 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<8x4x4xi32>
    %31 = "stablehlo.compare"(%30, %26) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<8x4x4xi32>, tensor<8x4x4xi32>) -> tensor<8x4x4xi1>
    %32 = "stablehlo.constant"() <{value = dense<0.0> : tensor<8x4x4xf32>}> : () -> tensor<8x4x4xf32>
    %33 = "stablehlo.select"(%31, %29, %32) : (tensor<8x4x4xi1>, tensor<8x4x4xf32>, tensor<8x4x4xf32>) -> tensor<8x4x4xf32>
    %34 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %38 = "stablehlo.reduce"(%33, %34) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r35: tensor<f32>, %r36: tensor<f32>):
      %37 = "stablehlo.add"(%r35, %r36) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%37) : (tensor<f32>) -> ()
    }) : (tensor<8x4x4xf32>, tensor<f32>) -> tensor<8x4xf32>
    %39 = "stablehlo.dot_general"(%23, %38) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x4x3xf32>, tensor<8x4xf32>) -> tensor<2x3x3x8xf32>
    %40 = "stablehlo.transpose"(%39) <{permutation = array<i64: 0, 1, 3, 2>}> : (tensor<2x3x3x8xf32>) -> tensor<2x3x8x3xf32>
    %41 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3x8x3xf32>}> : () -> tensor<2x3x8x3xf32>
    %42 = "stablehlo.add"(%40, %41) : (tensor<2x3x8x3xf32>, tensor<2x3x8x3xf32>) -> tensor<2x3x8x3xf32>
    %43 = "stablehlo.floor"(%42) : (tensor<2x3x8x3xf32>) -> tensor<2x3x8x3xf32>
    %44 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3x8x3xf32>}> : () -> tensor<2x3x8x3xf32>
    %45 = "stablehlo.constant"() <{value = dense<255.0> : tensor<2x3x8x3xf32>}> : () -> tensor<2x3x8x3xf32>
    %46 = "stablehlo.maximum"(%43, %44) : (tensor<2x3x8x3xf32>, tensor<2x3x8x3xf32>) -> tensor<2x3x8x3xf32>
    %47 = "stablehlo.minimum"(%46, %45) : (tensor<2x3x8x3xf32>, tensor<2x3x8x3xf32>) -> tensor<2x3x8x3xf32>
    %48 = "stablehlo.convert"(%47) : (tensor<2x3x8x3xf32>) -> tensor<2x3x8x3xi64>
    %49 = "stablehlo.convert"(%48) : (tensor<2x3x8x3xi64>) -> tensor<2x3x8x3xui8>
    return %49 : tensor<2x3x8x3xui8>
  }
}
