// aten::upsample_trilinear3d(Tensor self, SymInt[3] output_size, bool align_corners, float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor

// T[2,3,2,3,4] (4,3,5) false, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x2x3x4xf32>) -> (tensor<2x3x4x3x5xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<[0, 1, 0, 1, 1, 2, 2, 3, 3, 3]> : tensor<10xi32>}> : () -> tensor<10xi32>
    %1 = "stablehlo.reshape"(%0) : (tensor<10xi32>) -> tensor<5x2xi32>
    %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<5x2xi32>) -> tensor<5x2x4xi32>
    %3 = "stablehlo.constant"() <{value = dense<[1.0, 0.0, 0.2999999523162842, 0.7000000476837158, 0.5, 0.5, 0.7000000476837158, 0.2999999523162842, 0.8999998569488525, 0.10000014305114746]> : tensor<10xf32>}> : () -> tensor<10xf32>
    %4 = "stablehlo.reshape"(%3) : (tensor<10xf32>) -> tensor<5x2xf32>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<5x2xf32>) -> tensor<5x2x4xf32>
    %6 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<5x2x4xi32>
    %7 = "stablehlo.compare"(%6, %2) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5x2x4xi32>, tensor<5x2x4xi32>) -> tensor<5x2x4xi1>
    %8 = "stablehlo.constant"() <{value = dense<0.0> : tensor<5x2x4xf32>}> : () -> tensor<5x2x4xf32>
    %9 = "stablehlo.select"(%7, %5, %8) : (tensor<5x2x4xi1>, tensor<5x2x4xf32>, tensor<5x2x4xf32>) -> tensor<5x2x4xf32>
    %10 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %14 = "stablehlo.reduce"(%9, %10) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r11: tensor<f32>, %r12: tensor<f32>):
      %13 = "stablehlo.add"(%r11, %r12) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%13) : (tensor<f32>) -> ()
    }) : (tensor<5x2x4xf32>, tensor<f32>) -> tensor<5x4xf32>
    %15 = "stablehlo.dot_general"(%arg0, %14) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x2x3x4xf32>, tensor<5x4xf32>) -> tensor<2x3x2x3x5xf32>
    %16 = "stablehlo.constant"() <{value = dense<[0, 1, 2]> : tensor<3xi32>}> : () -> tensor<3xi32>
    %17 = "stablehlo.reshape"(%16) : (tensor<3xi32>) -> tensor<3x1xi32>
    %18 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xi32>) -> tensor<3x1x3xi32>
    %19 = "stablehlo.constant"() <{value = dense<[1.0, 1.0, 1.0]> : tensor<3xf32>}> : () -> tensor<3xf32>
    %20 = "stablehlo.reshape"(%19) : (tensor<3xf32>) -> tensor<3x1xf32>
    %21 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xf32>) -> tensor<3x1x3xf32>
    %22 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<3x1x3xi32>
    %23 = "stablehlo.compare"(%22, %18) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<3x1x3xi32>, tensor<3x1x3xi32>) -> tensor<3x1x3xi1>
    %24 = "stablehlo.constant"() <{value = dense<0.0> : tensor<3x1x3xf32>}> : () -> tensor<3x1x3xf32>
    %25 = "stablehlo.select"(%23, %21, %24) : (tensor<3x1x3xi1>, tensor<3x1x3xf32>, tensor<3x1x3xf32>) -> tensor<3x1x3xf32>
    %26 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %30 = "stablehlo.reduce"(%25, %26) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r27: tensor<f32>, %r28: tensor<f32>):
      %29 = "stablehlo.add"(%r27, %r28) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%29) : (tensor<f32>) -> ()
    }) : (tensor<3x1x3xf32>, tensor<f32>) -> tensor<3x3xf32>
    %31 = "stablehlo.dot_general"(%15, %30) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x2x3x5xf32>, tensor<3x3xf32>) -> tensor<2x3x2x5x3xf32>
    %32 = "stablehlo.transpose"(%31) <{permutation = array<i64: 0, 1, 2, 4, 3>}> : (tensor<2x3x2x5x3xf32>) -> tensor<2x3x2x3x5xf32>
    %33 = "stablehlo.constant"() <{value = dense<[0, 1, 0, 1, 0, 1, 1, 1]> : tensor<8xi32>}> : () -> tensor<8xi32>
    %34 = "stablehlo.reshape"(%33) : (tensor<8xi32>) -> tensor<4x2xi32>
    %35 = "stablehlo.broadcast_in_dim"(%34) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x2xi32>) -> tensor<4x2x2xi32>
    %36 = "stablehlo.constant"() <{value = dense<[1.0, 0.0, 0.75, 0.25, 0.25, 0.75, 0.75, 0.25]> : tensor<8xf32>}> : () -> tensor<8xf32>
    %37 = "stablehlo.reshape"(%36) : (tensor<8xf32>) -> tensor<4x2xf32>
    %38 = "stablehlo.broadcast_in_dim"(%37) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x2xf32>) -> tensor<4x2x2xf32>
    %39 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<4x2x2xi32>
    %40 = "stablehlo.compare"(%39, %35) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<4x2x2xi32>, tensor<4x2x2xi32>) -> tensor<4x2x2xi1>
    %41 = "stablehlo.constant"() <{value = dense<0.0> : tensor<4x2x2xf32>}> : () -> tensor<4x2x2xf32>
    %42 = "stablehlo.select"(%40, %38, %41) : (tensor<4x2x2xi1>, tensor<4x2x2xf32>, tensor<4x2x2xf32>) -> tensor<4x2x2xf32>
    %43 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %47 = "stablehlo.reduce"(%42, %43) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r44: tensor<f32>, %r45: tensor<f32>):
      %46 = "stablehlo.add"(%r44, %r45) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%46) : (tensor<f32>) -> ()
    }) : (tensor<4x2x2xf32>, tensor<f32>) -> tensor<4x2xf32>
    %48 = "stablehlo.dot_general"(%32, %47) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x2x3x5xf32>, tensor<4x2xf32>) -> tensor<2x3x3x5x4xf32>
    %49 = "stablehlo.transpose"(%48) <{permutation = array<i64: 0, 1, 4, 2, 3>}> : (tensor<2x3x3x5x4xf32>) -> tensor<2x3x4x3x5xf32>
    return %49 : tensor<2x3x4x3x5xf32>
  }
}

// T[2,3,2,3,4] (4,3,5) false, T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x2x3x4xbf16>) -> (tensor<2x3x4x3x5xbf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3x2x3x4xbf16>) -> tensor<2x3x2x3x4xf32>
    %1 = "stablehlo.constant"() <{value = dense<[0, 1, 0, 1, 1, 2, 2, 3, 3, 3]> : tensor<10xi32>}> : () -> tensor<10xi32>
    %2 = "stablehlo.reshape"(%1) : (tensor<10xi32>) -> tensor<5x2xi32>
    %3 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<5x2xi32>) -> tensor<5x2x4xi32>
    %4 = "stablehlo.constant"() <{value = dense<[1.0, 0.0, 0.2999999523162842, 0.7000000476837158, 0.5, 0.5, 0.7000000476837158, 0.2999999523162842, 0.8999998569488525, 0.10000014305114746]> : tensor<10xf32>}> : () -> tensor<10xf32>
    %5 = "stablehlo.reshape"(%4) : (tensor<10xf32>) -> tensor<5x2xf32>
    %6 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<5x2xf32>) -> tensor<5x2x4xf32>
    %7 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<5x2x4xi32>
    %8 = "stablehlo.compare"(%7, %3) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5x2x4xi32>, tensor<5x2x4xi32>) -> tensor<5x2x4xi1>
    %9 = "stablehlo.constant"() <{value = dense<0.0> : tensor<5x2x4xf32>}> : () -> tensor<5x2x4xf32>
    %10 = "stablehlo.select"(%8, %6, %9) : (tensor<5x2x4xi1>, tensor<5x2x4xf32>, tensor<5x2x4xf32>) -> tensor<5x2x4xf32>
    %11 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %15 = "stablehlo.reduce"(%10, %11) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r12: tensor<f32>, %r13: tensor<f32>):
      %14 = "stablehlo.add"(%r12, %r13) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%14) : (tensor<f32>) -> ()
    }) : (tensor<5x2x4xf32>, tensor<f32>) -> tensor<5x4xf32>
    %16 = "stablehlo.dot_general"(%0, %15) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x2x3x4xf32>, tensor<5x4xf32>) -> tensor<2x3x2x3x5xf32>
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
    %32 = "stablehlo.dot_general"(%16, %31) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x2x3x5xf32>, tensor<3x3xf32>) -> tensor<2x3x2x5x3xf32>
    %33 = "stablehlo.transpose"(%32) <{permutation = array<i64: 0, 1, 2, 4, 3>}> : (tensor<2x3x2x5x3xf32>) -> tensor<2x3x2x3x5xf32>
    %34 = "stablehlo.constant"() <{value = dense<[0, 1, 0, 1, 0, 1, 1, 1]> : tensor<8xi32>}> : () -> tensor<8xi32>
    %35 = "stablehlo.reshape"(%34) : (tensor<8xi32>) -> tensor<4x2xi32>
    %36 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x2xi32>) -> tensor<4x2x2xi32>
    %37 = "stablehlo.constant"() <{value = dense<[1.0, 0.0, 0.75, 0.25, 0.25, 0.75, 0.75, 0.25]> : tensor<8xf32>}> : () -> tensor<8xf32>
    %38 = "stablehlo.reshape"(%37) : (tensor<8xf32>) -> tensor<4x2xf32>
    %39 = "stablehlo.broadcast_in_dim"(%38) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x2xf32>) -> tensor<4x2x2xf32>
    %40 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<4x2x2xi32>
    %41 = "stablehlo.compare"(%40, %36) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<4x2x2xi32>, tensor<4x2x2xi32>) -> tensor<4x2x2xi1>
    %42 = "stablehlo.constant"() <{value = dense<0.0> : tensor<4x2x2xf32>}> : () -> tensor<4x2x2xf32>
    %43 = "stablehlo.select"(%41, %39, %42) : (tensor<4x2x2xi1>, tensor<4x2x2xf32>, tensor<4x2x2xf32>) -> tensor<4x2x2xf32>
    %44 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %48 = "stablehlo.reduce"(%43, %44) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r45: tensor<f32>, %r46: tensor<f32>):
      %47 = "stablehlo.add"(%r45, %r46) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%47) : (tensor<f32>) -> ()
    }) : (tensor<4x2x2xf32>, tensor<f32>) -> tensor<4x2xf32>
    %49 = "stablehlo.dot_general"(%33, %48) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x2x3x5xf32>, tensor<4x2xf32>) -> tensor<2x3x3x5x4xf32>
    %50 = "stablehlo.transpose"(%49) <{permutation = array<i64: 0, 1, 4, 2, 3>}> : (tensor<2x3x3x5x4xf32>) -> tensor<2x3x4x3x5xf32>
    %51 = "stablehlo.convert"(%50) : (tensor<2x3x4x3x5xf32>) -> tensor<2x3x4x3x5xbf16>
    return %51 : tensor<2x3x4x3x5xbf16>
  }
}

// T[2,3,2,3,4] (4,3,5) false, T = float16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x2x3x4xf16>) -> (tensor<2x3x4x3x5xf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3x2x3x4xf16>) -> tensor<2x3x2x3x4xf32>
    %1 = "stablehlo.constant"() <{value = dense<[0, 1, 0, 1, 1, 2, 2, 3, 3, 3]> : tensor<10xi32>}> : () -> tensor<10xi32>
    %2 = "stablehlo.reshape"(%1) : (tensor<10xi32>) -> tensor<5x2xi32>
    %3 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<5x2xi32>) -> tensor<5x2x4xi32>
    %4 = "stablehlo.constant"() <{value = dense<[1.0, 0.0, 0.2999999523162842, 0.7000000476837158, 0.5, 0.5, 0.7000000476837158, 0.2999999523162842, 0.8999998569488525, 0.10000014305114746]> : tensor<10xf32>}> : () -> tensor<10xf32>
    %5 = "stablehlo.reshape"(%4) : (tensor<10xf32>) -> tensor<5x2xf32>
    %6 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<5x2xf32>) -> tensor<5x2x4xf32>
    %7 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<5x2x4xi32>
    %8 = "stablehlo.compare"(%7, %3) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5x2x4xi32>, tensor<5x2x4xi32>) -> tensor<5x2x4xi1>
    %9 = "stablehlo.constant"() <{value = dense<0.0> : tensor<5x2x4xf32>}> : () -> tensor<5x2x4xf32>
    %10 = "stablehlo.select"(%8, %6, %9) : (tensor<5x2x4xi1>, tensor<5x2x4xf32>, tensor<5x2x4xf32>) -> tensor<5x2x4xf32>
    %11 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %15 = "stablehlo.reduce"(%10, %11) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r12: tensor<f32>, %r13: tensor<f32>):
      %14 = "stablehlo.add"(%r12, %r13) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%14) : (tensor<f32>) -> ()
    }) : (tensor<5x2x4xf32>, tensor<f32>) -> tensor<5x4xf32>
    %16 = "stablehlo.dot_general"(%0, %15) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x2x3x4xf32>, tensor<5x4xf32>) -> tensor<2x3x2x3x5xf32>
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
    %32 = "stablehlo.dot_general"(%16, %31) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x2x3x5xf32>, tensor<3x3xf32>) -> tensor<2x3x2x5x3xf32>
    %33 = "stablehlo.transpose"(%32) <{permutation = array<i64: 0, 1, 2, 4, 3>}> : (tensor<2x3x2x5x3xf32>) -> tensor<2x3x2x3x5xf32>
    %34 = "stablehlo.constant"() <{value = dense<[0, 1, 0, 1, 0, 1, 1, 1]> : tensor<8xi32>}> : () -> tensor<8xi32>
    %35 = "stablehlo.reshape"(%34) : (tensor<8xi32>) -> tensor<4x2xi32>
    %36 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x2xi32>) -> tensor<4x2x2xi32>
    %37 = "stablehlo.constant"() <{value = dense<[1.0, 0.0, 0.75, 0.25, 0.25, 0.75, 0.75, 0.25]> : tensor<8xf32>}> : () -> tensor<8xf32>
    %38 = "stablehlo.reshape"(%37) : (tensor<8xf32>) -> tensor<4x2xf32>
    %39 = "stablehlo.broadcast_in_dim"(%38) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x2xf32>) -> tensor<4x2x2xf32>
    %40 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<4x2x2xi32>
    %41 = "stablehlo.compare"(%40, %36) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<4x2x2xi32>, tensor<4x2x2xi32>) -> tensor<4x2x2xi1>
    %42 = "stablehlo.constant"() <{value = dense<0.0> : tensor<4x2x2xf32>}> : () -> tensor<4x2x2xf32>
    %43 = "stablehlo.select"(%41, %39, %42) : (tensor<4x2x2xi1>, tensor<4x2x2xf32>, tensor<4x2x2xf32>) -> tensor<4x2x2xf32>
    %44 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %48 = "stablehlo.reduce"(%43, %44) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r45: tensor<f32>, %r46: tensor<f32>):
      %47 = "stablehlo.add"(%r45, %r46) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%47) : (tensor<f32>) -> ()
    }) : (tensor<4x2x2xf32>, tensor<f32>) -> tensor<4x2xf32>
    %49 = "stablehlo.dot_general"(%33, %48) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x2x3x5xf32>, tensor<4x2xf32>) -> tensor<2x3x3x5x4xf32>
    %50 = "stablehlo.transpose"(%49) <{permutation = array<i64: 0, 1, 4, 2, 3>}> : (tensor<2x3x3x5x4xf32>) -> tensor<2x3x4x3x5xf32>
    %51 = "stablehlo.convert"(%50) : (tensor<2x3x4x3x5xf32>) -> tensor<2x3x4x3x5xf16>
    return %51 : tensor<2x3x4x3x5xf16>
  }
}

// T[2,3,2,3,4] (4,3,5) false, T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x2x3x4xf64>) -> (tensor<2x3x4x3x5xf64>) {
    %0 = "stablehlo.constant"() <{value = dense<[0, 1, 0, 1, 1, 2, 2, 3, 3, 3]> : tensor<10xi32>}> : () -> tensor<10xi32>
    %1 = "stablehlo.reshape"(%0) : (tensor<10xi32>) -> tensor<5x2xi32>
    %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<5x2xi32>) -> tensor<5x2x4xi32>
    %3 = "stablehlo.constant"() <{value = dense<[1.0, 0.0, 0.29999999999999993, 0.7000000000000001, 0.5, 0.5, 0.6999999999999997, 0.30000000000000027, 0.8999999999999999, 0.10000000000000009]> : tensor<10xf64>}> : () -> tensor<10xf64>
    %4 = "stablehlo.reshape"(%3) : (tensor<10xf64>) -> tensor<5x2xf64>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<5x2xf64>) -> tensor<5x2x4xf64>
    %6 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<5x2x4xi32>
    %7 = "stablehlo.compare"(%6, %2) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5x2x4xi32>, tensor<5x2x4xi32>) -> tensor<5x2x4xi1>
    %8 = "stablehlo.constant"() <{value = dense<0.0> : tensor<5x2x4xf64>}> : () -> tensor<5x2x4xf64>
    %9 = "stablehlo.select"(%7, %5, %8) : (tensor<5x2x4xi1>, tensor<5x2x4xf64>, tensor<5x2x4xf64>) -> tensor<5x2x4xf64>
    %10 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %14 = "stablehlo.reduce"(%9, %10) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r11: tensor<f64>, %r12: tensor<f64>):
      %13 = "stablehlo.add"(%r11, %r12) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%13) : (tensor<f64>) -> ()
    }) : (tensor<5x2x4xf64>, tensor<f64>) -> tensor<5x4xf64>
    %15 = "stablehlo.dot_general"(%arg0, %14) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x2x3x4xf64>, tensor<5x4xf64>) -> tensor<2x3x2x3x5xf64>
    %16 = "stablehlo.constant"() <{value = dense<[0, 1, 2]> : tensor<3xi32>}> : () -> tensor<3xi32>
    %17 = "stablehlo.reshape"(%16) : (tensor<3xi32>) -> tensor<3x1xi32>
    %18 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xi32>) -> tensor<3x1x3xi32>
    %19 = "stablehlo.constant"() <{value = dense<[1.0, 1.0, 1.0]> : tensor<3xf64>}> : () -> tensor<3xf64>
    %20 = "stablehlo.reshape"(%19) : (tensor<3xf64>) -> tensor<3x1xf64>
    %21 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xf64>) -> tensor<3x1x3xf64>
    %22 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<3x1x3xi32>
    %23 = "stablehlo.compare"(%22, %18) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<3x1x3xi32>, tensor<3x1x3xi32>) -> tensor<3x1x3xi1>
    %24 = "stablehlo.constant"() <{value = dense<0.0> : tensor<3x1x3xf64>}> : () -> tensor<3x1x3xf64>
    %25 = "stablehlo.select"(%23, %21, %24) : (tensor<3x1x3xi1>, tensor<3x1x3xf64>, tensor<3x1x3xf64>) -> tensor<3x1x3xf64>
    %26 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %30 = "stablehlo.reduce"(%25, %26) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r27: tensor<f64>, %r28: tensor<f64>):
      %29 = "stablehlo.add"(%r27, %r28) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%29) : (tensor<f64>) -> ()
    }) : (tensor<3x1x3xf64>, tensor<f64>) -> tensor<3x3xf64>
    %31 = "stablehlo.dot_general"(%15, %30) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x2x3x5xf64>, tensor<3x3xf64>) -> tensor<2x3x2x5x3xf64>
    %32 = "stablehlo.transpose"(%31) <{permutation = array<i64: 0, 1, 2, 4, 3>}> : (tensor<2x3x2x5x3xf64>) -> tensor<2x3x2x3x5xf64>
    %33 = "stablehlo.constant"() <{value = dense<[0, 1, 0, 1, 0, 1, 1, 1]> : tensor<8xi32>}> : () -> tensor<8xi32>
    %34 = "stablehlo.reshape"(%33) : (tensor<8xi32>) -> tensor<4x2xi32>
    %35 = "stablehlo.broadcast_in_dim"(%34) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x2xi32>) -> tensor<4x2x2xi32>
    %36 = "stablehlo.constant"() <{value = dense<[1.0, 0.0, 0.75, 0.25, 0.25, 0.75, 0.75, 0.25]> : tensor<8xf64>}> : () -> tensor<8xf64>
    %37 = "stablehlo.reshape"(%36) : (tensor<8xf64>) -> tensor<4x2xf64>
    %38 = "stablehlo.broadcast_in_dim"(%37) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x2xf64>) -> tensor<4x2x2xf64>
    %39 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<4x2x2xi32>
    %40 = "stablehlo.compare"(%39, %35) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<4x2x2xi32>, tensor<4x2x2xi32>) -> tensor<4x2x2xi1>
    %41 = "stablehlo.constant"() <{value = dense<0.0> : tensor<4x2x2xf64>}> : () -> tensor<4x2x2xf64>
    %42 = "stablehlo.select"(%40, %38, %41) : (tensor<4x2x2xi1>, tensor<4x2x2xf64>, tensor<4x2x2xf64>) -> tensor<4x2x2xf64>
    %43 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %47 = "stablehlo.reduce"(%42, %43) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r44: tensor<f64>, %r45: tensor<f64>):
      %46 = "stablehlo.add"(%r44, %r45) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%46) : (tensor<f64>) -> ()
    }) : (tensor<4x2x2xf64>, tensor<f64>) -> tensor<4x2xf64>
    %48 = "stablehlo.dot_general"(%32, %47) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x2x3x5xf64>, tensor<4x2xf64>) -> tensor<2x3x3x5x4xf64>
    %49 = "stablehlo.transpose"(%48) <{permutation = array<i64: 0, 1, 4, 2, 3>}> : (tensor<2x3x3x5x4xf64>) -> tensor<2x3x4x3x5xf64>
    return %49 : tensor<2x3x4x3x5xf64>
  }
}
