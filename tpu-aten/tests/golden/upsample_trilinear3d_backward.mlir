// aten::upsample_trilinear3d_backward(Tensor grad_output, SymInt[3] output_size, SymInt[5] input_size, bool align_corners, float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor

// T[2,3,4,3,5] (4,3,5) (2,3,2,3,4) true, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x4x3x5xf32>) -> (tensor<2x3x2x3x4xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<[0, 1, 0, 1, 0, 1, 1, 1]> : tensor<8xi32>}> : () -> tensor<8xi32>
    %1 = "stablehlo.reshape"(%0) : (tensor<8xi32>) -> tensor<4x2xi32>
    %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x2xi32>) -> tensor<4x2x2xi32>
    %3 = "stablehlo.constant"() <{value = dense<[1.0, 0.0, 0.6666666269302368, 0.3333333432674408, 0.3333333134651184, 0.6666666865348816, 1.0, 0.0]> : tensor<8xf32>}> : () -> tensor<8xf32>
    %4 = "stablehlo.reshape"(%3) : (tensor<8xf32>) -> tensor<4x2xf32>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x2xf32>) -> tensor<4x2x2xf32>
    %6 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<4x2x2xi32>
    %7 = "stablehlo.compare"(%6, %2) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<4x2x2xi32>, tensor<4x2x2xi32>) -> tensor<4x2x2xi1>
    %8 = "stablehlo.constant"() <{value = dense<0.0> : tensor<4x2x2xf32>}> : () -> tensor<4x2x2xf32>
    %9 = "stablehlo.select"(%7, %5, %8) : (tensor<4x2x2xi1>, tensor<4x2x2xf32>, tensor<4x2x2xf32>) -> tensor<4x2x2xf32>
    %10 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %14 = "stablehlo.reduce"(%9, %10) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r11: tensor<f32>, %r12: tensor<f32>):
      %13 = "stablehlo.add"(%r11, %r12) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%13) : (tensor<f32>) -> ()
    }) : (tensor<4x2x2xf32>, tensor<f32>) -> tensor<4x2xf32>
    %15 = "stablehlo.dot_general"(%arg0, %14) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x4x3x5xf32>, tensor<4x2xf32>) -> tensor<2x3x3x5x2xf32>
    %16 = "stablehlo.transpose"(%15) <{permutation = array<i64: 0, 1, 4, 2, 3>}> : (tensor<2x3x3x5x2xf32>) -> tensor<2x3x2x3x5xf32>
    %17 = "stablehlo.constant"() <{value = dense<[0, 1, 2]> : tensor<3xi32>}> : () -> tensor<3xi32>
    %18 = "stablehlo.reshape"(%17) : (tensor<3xi32>) -> tensor<3x1xi32>
    %19 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xi32>) -> tensor<3x1x3xi32>
    %20 = "stablehlo.constant"() <{value = dense<[1.0, 1.0, 1.0]> : tensor<3xf32>}> : () -> tensor<3xf32>
    %21 = "stablehlo.reshape"(%20) : (tensor<3xf32>) -> tensor<3x1xf32>
    %22 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xf32>) -> tensor<3x1x3xf32>
    %23 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<3x1x3xi32>
    %24 = "stablehlo.compare"(%23, %19) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<3x1x3xi32>, tensor<3x1x3xi32>) -> tensor<3x1x3xi1>
    %25 = "stablehlo.constant"() <{value = dense<0.0> : tensor<3x1x3xf32>}> : () -> tensor<3x1x3xf32>
    %26 = "stablehlo.select"(%24, %22, %25) : (tensor<3x1x3xi1>, tensor<3x1x3xf32>, tensor<3x1x3xf32>) -> tensor<3x1x3xf32>
    %27 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %31 = "stablehlo.reduce"(%26, %27) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r28: tensor<f32>, %r29: tensor<f32>):
      %30 = "stablehlo.add"(%r28, %r29) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%30) : (tensor<f32>) -> ()
    }) : (tensor<3x1x3xf32>, tensor<f32>) -> tensor<3x3xf32>
    %32 = "stablehlo.dot_general"(%16, %31) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x2x3x5xf32>, tensor<3x3xf32>) -> tensor<2x3x2x5x3xf32>
    %33 = "stablehlo.transpose"(%32) <{permutation = array<i64: 0, 1, 2, 4, 3>}> : (tensor<2x3x2x5x3xf32>) -> tensor<2x3x2x3x5xf32>
    %34 = "stablehlo.constant"() <{value = dense<[0, 1, 0, 1, 1, 2, 2, 3, 3, 3]> : tensor<10xi32>}> : () -> tensor<10xi32>
    %35 = "stablehlo.reshape"(%34) : (tensor<10xi32>) -> tensor<5x2xi32>
    %36 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<5x2xi32>) -> tensor<5x2x4xi32>
    %37 = "stablehlo.constant"() <{value = dense<[1.0, 0.0, 0.25, 0.75, 0.5, 0.5, 0.75, 0.25, 1.0, 0.0]> : tensor<10xf32>}> : () -> tensor<10xf32>
    %38 = "stablehlo.reshape"(%37) : (tensor<10xf32>) -> tensor<5x2xf32>
    %39 = "stablehlo.broadcast_in_dim"(%38) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<5x2xf32>) -> tensor<5x2x4xf32>
    %40 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<5x2x4xi32>
    %41 = "stablehlo.compare"(%40, %36) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5x2x4xi32>, tensor<5x2x4xi32>) -> tensor<5x2x4xi1>
    %42 = "stablehlo.constant"() <{value = dense<0.0> : tensor<5x2x4xf32>}> : () -> tensor<5x2x4xf32>
    %43 = "stablehlo.select"(%41, %39, %42) : (tensor<5x2x4xi1>, tensor<5x2x4xf32>, tensor<5x2x4xf32>) -> tensor<5x2x4xf32>
    %44 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %48 = "stablehlo.reduce"(%43, %44) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r45: tensor<f32>, %r46: tensor<f32>):
      %47 = "stablehlo.add"(%r45, %r46) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%47) : (tensor<f32>) -> ()
    }) : (tensor<5x2x4xf32>, tensor<f32>) -> tensor<5x4xf32>
    %49 = "stablehlo.dot_general"(%33, %48) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x2x3x5xf32>, tensor<5x4xf32>) -> tensor<2x3x2x3x4xf32>
    return %49 : tensor<2x3x2x3x4xf32>
  }
}

// T[2,3,4,3,5] (4,3,5) (2,3,2,3,4) true, T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x4x3x5xbf16>) -> (tensor<2x3x2x3x4xbf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3x4x3x5xbf16>) -> tensor<2x3x4x3x5xf32>
    %1 = "stablehlo.constant"() <{value = dense<[0, 1, 0, 1, 0, 1, 1, 1]> : tensor<8xi32>}> : () -> tensor<8xi32>
    %2 = "stablehlo.reshape"(%1) : (tensor<8xi32>) -> tensor<4x2xi32>
    %3 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x2xi32>) -> tensor<4x2x2xi32>
    %4 = "stablehlo.constant"() <{value = dense<[1.0, 0.0, 0.6666666269302368, 0.3333333432674408, 0.3333333134651184, 0.6666666865348816, 1.0, 0.0]> : tensor<8xf32>}> : () -> tensor<8xf32>
    %5 = "stablehlo.reshape"(%4) : (tensor<8xf32>) -> tensor<4x2xf32>
    %6 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x2xf32>) -> tensor<4x2x2xf32>
    %7 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<4x2x2xi32>
    %8 = "stablehlo.compare"(%7, %3) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<4x2x2xi32>, tensor<4x2x2xi32>) -> tensor<4x2x2xi1>
    %9 = "stablehlo.constant"() <{value = dense<0.0> : tensor<4x2x2xf32>}> : () -> tensor<4x2x2xf32>
    %10 = "stablehlo.select"(%8, %6, %9) : (tensor<4x2x2xi1>, tensor<4x2x2xf32>, tensor<4x2x2xf32>) -> tensor<4x2x2xf32>
    %11 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %15 = "stablehlo.reduce"(%10, %11) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r12: tensor<f32>, %r13: tensor<f32>):
      %14 = "stablehlo.add"(%r12, %r13) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%14) : (tensor<f32>) -> ()
    }) : (tensor<4x2x2xf32>, tensor<f32>) -> tensor<4x2xf32>
    %16 = "stablehlo.dot_general"(%0, %15) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x4x3x5xf32>, tensor<4x2xf32>) -> tensor<2x3x3x5x2xf32>
    %17 = "stablehlo.transpose"(%16) <{permutation = array<i64: 0, 1, 4, 2, 3>}> : (tensor<2x3x3x5x2xf32>) -> tensor<2x3x2x3x5xf32>
    %18 = "stablehlo.constant"() <{value = dense<[0, 1, 2]> : tensor<3xi32>}> : () -> tensor<3xi32>
    %19 = "stablehlo.reshape"(%18) : (tensor<3xi32>) -> tensor<3x1xi32>
    %20 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xi32>) -> tensor<3x1x3xi32>
    %21 = "stablehlo.constant"() <{value = dense<[1.0, 1.0, 1.0]> : tensor<3xf32>}> : () -> tensor<3xf32>
    %22 = "stablehlo.reshape"(%21) : (tensor<3xf32>) -> tensor<3x1xf32>
    %23 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xf32>) -> tensor<3x1x3xf32>
    %24 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<3x1x3xi32>
    %25 = "stablehlo.compare"(%24, %20) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<3x1x3xi32>, tensor<3x1x3xi32>) -> tensor<3x1x3xi1>
    %26 = "stablehlo.constant"() <{value = dense<0.0> : tensor<3x1x3xf32>}> : () -> tensor<3x1x3xf32>
    %27 = "stablehlo.select"(%25, %23, %26) : (tensor<3x1x3xi1>, tensor<3x1x3xf32>, tensor<3x1x3xf32>) -> tensor<3x1x3xf32>
    %28 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %32 = "stablehlo.reduce"(%27, %28) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r29: tensor<f32>, %r30: tensor<f32>):
      %31 = "stablehlo.add"(%r29, %r30) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%31) : (tensor<f32>) -> ()
    }) : (tensor<3x1x3xf32>, tensor<f32>) -> tensor<3x3xf32>
    %33 = "stablehlo.dot_general"(%17, %32) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x2x3x5xf32>, tensor<3x3xf32>) -> tensor<2x3x2x5x3xf32>
    %34 = "stablehlo.transpose"(%33) <{permutation = array<i64: 0, 1, 2, 4, 3>}> : (tensor<2x3x2x5x3xf32>) -> tensor<2x3x2x3x5xf32>
    %35 = "stablehlo.constant"() <{value = dense<[0, 1, 0, 1, 1, 2, 2, 3, 3, 3]> : tensor<10xi32>}> : () -> tensor<10xi32>
    %36 = "stablehlo.reshape"(%35) : (tensor<10xi32>) -> tensor<5x2xi32>
    %37 = "stablehlo.broadcast_in_dim"(%36) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<5x2xi32>) -> tensor<5x2x4xi32>
    %38 = "stablehlo.constant"() <{value = dense<[1.0, 0.0, 0.25, 0.75, 0.5, 0.5, 0.75, 0.25, 1.0, 0.0]> : tensor<10xf32>}> : () -> tensor<10xf32>
    %39 = "stablehlo.reshape"(%38) : (tensor<10xf32>) -> tensor<5x2xf32>
    %40 = "stablehlo.broadcast_in_dim"(%39) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<5x2xf32>) -> tensor<5x2x4xf32>
    %41 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<5x2x4xi32>
    %42 = "stablehlo.compare"(%41, %37) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5x2x4xi32>, tensor<5x2x4xi32>) -> tensor<5x2x4xi1>
    %43 = "stablehlo.constant"() <{value = dense<0.0> : tensor<5x2x4xf32>}> : () -> tensor<5x2x4xf32>
    %44 = "stablehlo.select"(%42, %40, %43) : (tensor<5x2x4xi1>, tensor<5x2x4xf32>, tensor<5x2x4xf32>) -> tensor<5x2x4xf32>
    %45 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %49 = "stablehlo.reduce"(%44, %45) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r46: tensor<f32>, %r47: tensor<f32>):
      %48 = "stablehlo.add"(%r46, %r47) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%48) : (tensor<f32>) -> ()
    }) : (tensor<5x2x4xf32>, tensor<f32>) -> tensor<5x4xf32>
    %50 = "stablehlo.dot_general"(%34, %49) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x2x3x5xf32>, tensor<5x4xf32>) -> tensor<2x3x2x3x4xf32>
    %51 = "stablehlo.convert"(%50) : (tensor<2x3x2x3x4xf32>) -> tensor<2x3x2x3x4xbf16>
    return %51 : tensor<2x3x2x3x4xbf16>
  }
}

// T[2,3,4,3,5] (4,3,5) (2,3,2,3,4) true, T = float16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x4x3x5xf16>) -> (tensor<2x3x2x3x4xf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3x4x3x5xf16>) -> tensor<2x3x4x3x5xf32>
    %1 = "stablehlo.constant"() <{value = dense<[0, 1, 0, 1, 0, 1, 1, 1]> : tensor<8xi32>}> : () -> tensor<8xi32>
    %2 = "stablehlo.reshape"(%1) : (tensor<8xi32>) -> tensor<4x2xi32>
    %3 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x2xi32>) -> tensor<4x2x2xi32>
    %4 = "stablehlo.constant"() <{value = dense<[1.0, 0.0, 0.6666666269302368, 0.3333333432674408, 0.3333333134651184, 0.6666666865348816, 1.0, 0.0]> : tensor<8xf32>}> : () -> tensor<8xf32>
    %5 = "stablehlo.reshape"(%4) : (tensor<8xf32>) -> tensor<4x2xf32>
    %6 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x2xf32>) -> tensor<4x2x2xf32>
    %7 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<4x2x2xi32>
    %8 = "stablehlo.compare"(%7, %3) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<4x2x2xi32>, tensor<4x2x2xi32>) -> tensor<4x2x2xi1>
    %9 = "stablehlo.constant"() <{value = dense<0.0> : tensor<4x2x2xf32>}> : () -> tensor<4x2x2xf32>
    %10 = "stablehlo.select"(%8, %6, %9) : (tensor<4x2x2xi1>, tensor<4x2x2xf32>, tensor<4x2x2xf32>) -> tensor<4x2x2xf32>
    %11 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %15 = "stablehlo.reduce"(%10, %11) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r12: tensor<f32>, %r13: tensor<f32>):
      %14 = "stablehlo.add"(%r12, %r13) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%14) : (tensor<f32>) -> ()
    }) : (tensor<4x2x2xf32>, tensor<f32>) -> tensor<4x2xf32>
    %16 = "stablehlo.dot_general"(%0, %15) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x4x3x5xf32>, tensor<4x2xf32>) -> tensor<2x3x3x5x2xf32>
    %17 = "stablehlo.transpose"(%16) <{permutation = array<i64: 0, 1, 4, 2, 3>}> : (tensor<2x3x3x5x2xf32>) -> tensor<2x3x2x3x5xf32>
    %18 = "stablehlo.constant"() <{value = dense<[0, 1, 2]> : tensor<3xi32>}> : () -> tensor<3xi32>
    %19 = "stablehlo.reshape"(%18) : (tensor<3xi32>) -> tensor<3x1xi32>
    %20 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xi32>) -> tensor<3x1x3xi32>
    %21 = "stablehlo.constant"() <{value = dense<[1.0, 1.0, 1.0]> : tensor<3xf32>}> : () -> tensor<3xf32>
    %22 = "stablehlo.reshape"(%21) : (tensor<3xf32>) -> tensor<3x1xf32>
    %23 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xf32>) -> tensor<3x1x3xf32>
    %24 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<3x1x3xi32>
    %25 = "stablehlo.compare"(%24, %20) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<3x1x3xi32>, tensor<3x1x3xi32>) -> tensor<3x1x3xi1>
    %26 = "stablehlo.constant"() <{value = dense<0.0> : tensor<3x1x3xf32>}> : () -> tensor<3x1x3xf32>
    %27 = "stablehlo.select"(%25, %23, %26) : (tensor<3x1x3xi1>, tensor<3x1x3xf32>, tensor<3x1x3xf32>) -> tensor<3x1x3xf32>
    %28 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %32 = "stablehlo.reduce"(%27, %28) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r29: tensor<f32>, %r30: tensor<f32>):
      %31 = "stablehlo.add"(%r29, %r30) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%31) : (tensor<f32>) -> ()
    }) : (tensor<3x1x3xf32>, tensor<f32>) -> tensor<3x3xf32>
    %33 = "stablehlo.dot_general"(%17, %32) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x2x3x5xf32>, tensor<3x3xf32>) -> tensor<2x3x2x5x3xf32>
    %34 = "stablehlo.transpose"(%33) <{permutation = array<i64: 0, 1, 2, 4, 3>}> : (tensor<2x3x2x5x3xf32>) -> tensor<2x3x2x3x5xf32>
    %35 = "stablehlo.constant"() <{value = dense<[0, 1, 0, 1, 1, 2, 2, 3, 3, 3]> : tensor<10xi32>}> : () -> tensor<10xi32>
    %36 = "stablehlo.reshape"(%35) : (tensor<10xi32>) -> tensor<5x2xi32>
    %37 = "stablehlo.broadcast_in_dim"(%36) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<5x2xi32>) -> tensor<5x2x4xi32>
    %38 = "stablehlo.constant"() <{value = dense<[1.0, 0.0, 0.25, 0.75, 0.5, 0.5, 0.75, 0.25, 1.0, 0.0]> : tensor<10xf32>}> : () -> tensor<10xf32>
    %39 = "stablehlo.reshape"(%38) : (tensor<10xf32>) -> tensor<5x2xf32>
    %40 = "stablehlo.broadcast_in_dim"(%39) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<5x2xf32>) -> tensor<5x2x4xf32>
    %41 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<5x2x4xi32>
    %42 = "stablehlo.compare"(%41, %37) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5x2x4xi32>, tensor<5x2x4xi32>) -> tensor<5x2x4xi1>
    %43 = "stablehlo.constant"() <{value = dense<0.0> : tensor<5x2x4xf32>}> : () -> tensor<5x2x4xf32>
    %44 = "stablehlo.select"(%42, %40, %43) : (tensor<5x2x4xi1>, tensor<5x2x4xf32>, tensor<5x2x4xf32>) -> tensor<5x2x4xf32>
    %45 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %49 = "stablehlo.reduce"(%44, %45) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r46: tensor<f32>, %r47: tensor<f32>):
      %48 = "stablehlo.add"(%r46, %r47) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%48) : (tensor<f32>) -> ()
    }) : (tensor<5x2x4xf32>, tensor<f32>) -> tensor<5x4xf32>
    %50 = "stablehlo.dot_general"(%34, %49) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x2x3x5xf32>, tensor<5x4xf32>) -> tensor<2x3x2x3x4xf32>
    %51 = "stablehlo.convert"(%50) : (tensor<2x3x2x3x4xf32>) -> tensor<2x3x2x3x4xf16>
    return %51 : tensor<2x3x2x3x4xf16>
  }
}

// T[2,3,4,3,5] (4,3,5) (2,3,2,3,4) true, T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x4x3x5xf64>) -> (tensor<2x3x2x3x4xf64>) {
    %0 = "stablehlo.constant"() <{value = dense<[0, 1, 0, 1, 0, 1, 1, 1]> : tensor<8xi32>}> : () -> tensor<8xi32>
    %1 = "stablehlo.reshape"(%0) : (tensor<8xi32>) -> tensor<4x2xi32>
    %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x2xi32>) -> tensor<4x2x2xi32>
    %3 = "stablehlo.constant"() <{value = dense<[1.0, 0.0, 0.6666666666666667, 0.3333333333333333, 0.33333333333333337, 0.6666666666666666, 1.0, 0.0]> : tensor<8xf64>}> : () -> tensor<8xf64>
    %4 = "stablehlo.reshape"(%3) : (tensor<8xf64>) -> tensor<4x2xf64>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x2xf64>) -> tensor<4x2x2xf64>
    %6 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<4x2x2xi32>
    %7 = "stablehlo.compare"(%6, %2) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<4x2x2xi32>, tensor<4x2x2xi32>) -> tensor<4x2x2xi1>
    %8 = "stablehlo.constant"() <{value = dense<0.0> : tensor<4x2x2xf64>}> : () -> tensor<4x2x2xf64>
    %9 = "stablehlo.select"(%7, %5, %8) : (tensor<4x2x2xi1>, tensor<4x2x2xf64>, tensor<4x2x2xf64>) -> tensor<4x2x2xf64>
    %10 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %14 = "stablehlo.reduce"(%9, %10) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r11: tensor<f64>, %r12: tensor<f64>):
      %13 = "stablehlo.add"(%r11, %r12) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%13) : (tensor<f64>) -> ()
    }) : (tensor<4x2x2xf64>, tensor<f64>) -> tensor<4x2xf64>
    %15 = "stablehlo.dot_general"(%arg0, %14) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x4x3x5xf64>, tensor<4x2xf64>) -> tensor<2x3x3x5x2xf64>
    %16 = "stablehlo.transpose"(%15) <{permutation = array<i64: 0, 1, 4, 2, 3>}> : (tensor<2x3x3x5x2xf64>) -> tensor<2x3x2x3x5xf64>
    %17 = "stablehlo.constant"() <{value = dense<[0, 1, 2]> : tensor<3xi32>}> : () -> tensor<3xi32>
    %18 = "stablehlo.reshape"(%17) : (tensor<3xi32>) -> tensor<3x1xi32>
    %19 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xi32>) -> tensor<3x1x3xi32>
    %20 = "stablehlo.constant"() <{value = dense<[1.0, 1.0, 1.0]> : tensor<3xf64>}> : () -> tensor<3xf64>
    %21 = "stablehlo.reshape"(%20) : (tensor<3xf64>) -> tensor<3x1xf64>
    %22 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xf64>) -> tensor<3x1x3xf64>
    %23 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<3x1x3xi32>
    %24 = "stablehlo.compare"(%23, %19) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<3x1x3xi32>, tensor<3x1x3xi32>) -> tensor<3x1x3xi1>
    %25 = "stablehlo.constant"() <{value = dense<0.0> : tensor<3x1x3xf64>}> : () -> tensor<3x1x3xf64>
    %26 = "stablehlo.select"(%24, %22, %25) : (tensor<3x1x3xi1>, tensor<3x1x3xf64>, tensor<3x1x3xf64>) -> tensor<3x1x3xf64>
    %27 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %31 = "stablehlo.reduce"(%26, %27) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r28: tensor<f64>, %r29: tensor<f64>):
      %30 = "stablehlo.add"(%r28, %r29) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%30) : (tensor<f64>) -> ()
    }) : (tensor<3x1x3xf64>, tensor<f64>) -> tensor<3x3xf64>
    %32 = "stablehlo.dot_general"(%16, %31) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x2x3x5xf64>, tensor<3x3xf64>) -> tensor<2x3x2x5x3xf64>
    %33 = "stablehlo.transpose"(%32) <{permutation = array<i64: 0, 1, 2, 4, 3>}> : (tensor<2x3x2x5x3xf64>) -> tensor<2x3x2x3x5xf64>
    %34 = "stablehlo.constant"() <{value = dense<[0, 1, 0, 1, 1, 2, 2, 3, 3, 3]> : tensor<10xi32>}> : () -> tensor<10xi32>
    %35 = "stablehlo.reshape"(%34) : (tensor<10xi32>) -> tensor<5x2xi32>
    %36 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<5x2xi32>) -> tensor<5x2x4xi32>
    %37 = "stablehlo.constant"() <{value = dense<[1.0, 0.0, 0.25, 0.75, 0.5, 0.5, 0.75, 0.25, 1.0, 0.0]> : tensor<10xf64>}> : () -> tensor<10xf64>
    %38 = "stablehlo.reshape"(%37) : (tensor<10xf64>) -> tensor<5x2xf64>
    %39 = "stablehlo.broadcast_in_dim"(%38) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<5x2xf64>) -> tensor<5x2x4xf64>
    %40 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<5x2x4xi32>
    %41 = "stablehlo.compare"(%40, %36) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5x2x4xi32>, tensor<5x2x4xi32>) -> tensor<5x2x4xi1>
    %42 = "stablehlo.constant"() <{value = dense<0.0> : tensor<5x2x4xf64>}> : () -> tensor<5x2x4xf64>
    %43 = "stablehlo.select"(%41, %39, %42) : (tensor<5x2x4xi1>, tensor<5x2x4xf64>, tensor<5x2x4xf64>) -> tensor<5x2x4xf64>
    %44 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %48 = "stablehlo.reduce"(%43, %44) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r45: tensor<f64>, %r46: tensor<f64>):
      %47 = "stablehlo.add"(%r45, %r46) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%47) : (tensor<f64>) -> ()
    }) : (tensor<5x2x4xf64>, tensor<f64>) -> tensor<5x4xf64>
    %49 = "stablehlo.dot_general"(%33, %48) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x2x3x5xf64>, tensor<5x4xf64>) -> tensor<2x3x2x3x4xf64>
    return %49 : tensor<2x3x2x3x4xf64>
  }
}
