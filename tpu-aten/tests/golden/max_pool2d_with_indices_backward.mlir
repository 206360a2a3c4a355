// aten::max_pool2d_with_indices_backward(Tensor grad_output, Tensor self, int[2] kernel_size, int[2] stride, int[2] padding, int[2] dilation, bool ceil_mode, Tensor indices) -> Tensor

// T[2,3,3,3] T[2,3,6,7] (2,2) () (0,0) (1,1) false i64[2,3,3,3], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x3x3xf32>, %arg1: tensor<2x3x6x7xf32>, %arg2: tensor<2x3x3x3xi64>) -> (tensor<2x3x6x7xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %12 = "stablehlo.select_and_scatter"(%arg1, %arg0, %0) <{window_dimensions = array<i64: 1, 1, 2, 2>, window_strides = array<i64: 1, 1, 2, 2>, padding = dense<[[0, 0], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>}> ({
    ^bb0(%r1: tensor<f32>, %r2: tensor<f32>):
      %3 = "stablehlo.compare"(%r1, %r2) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %4 = "stablehlo.compare"(%r1, %r1) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %5 = "stablehlo.compare"(%r2, %r2) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %6 = "stablehlo.not"(%5) : (tensor<i1>) -> tensor<i1>
      %7 = "stablehlo.and"(%4, %6) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %8 = "stablehlo.or"(%3, %7) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%8) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r9: tensor<f32>, %r10: tensor<f32>):
      %11 = "stablehlo.add"(%r9, %r10) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%11) : (tensor<f32>) -> ()
    }) : (tensor<2x3x6x7xf32>, tensor<2x3x3x3xf32>, tensor<f32>) -> tensor<2x3x6x7xf32>
    return %12 : tensor<2x3x6x7xf32>
  }
}

// T[3,4,7] T[3,6,7] (3,2) (2,1) (1,1) (1,2) true i64[3,4,7], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<3x4x7xf32>, %arg1: tensor<3x6x7xf32>, %arg2: tensor<3x4x7xi64>) -> (tensor<3x6x7xf32>) {
    %0 = "stablehlo.convert"(%arg2) : (tensor<3x4x7xi64>) -> tensor<3x4x7xi32>
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<3x4x7xi32>}> : () -> tensor<3x4x7xi32>
    %2 = "stablehlo.constant"() <{value = dense<7> : tensor<3x4x7xi32>}> : () -> tensor<3x4x7xi32>
    %3 = "stablehlo.remainder"(%0, %2) : (tensor<3x4x7xi32>, tensor<3x4x7xi32>) -> tensor<3x4x7xi32>
    %4 = "stablehlo.divide"(%0, %2) : (tensor<3x4x7xi32>, tensor<3x4x7xi32>) -> tensor<3x4x7xi32>
    %5 = "stablehlo.constant"() <{value = dense<1> : tensor<3x4x7xi32>}> : () -> tensor<3x4x7xi32>
    %6 = "stablehlo.add"(%3, %5) : (tensor<3x4x7xi32>, tensor<3x4x7xi32>) -> tensor<3x4x7xi32>
    %7 = "stablehlo.constant"() <{value = dense<1> : tensor<3x4x7xi32>}> : () -> tensor<3x4x7xi32>
    %8 = "stablehlo.multiply"(%6, %7) : (tensor<3x4x7xi32>, tensor<3x4x7xi32>) -> tensor<3x4x7xi32>
    %9 = "stablehlo.add"(%1, %8) : (tensor<3x4x7xi32>, tensor<3x4x7xi32>) -> tensor<3x4x7xi32>
    %10 = "stablehlo.constant"() <{value = dense<6> : tensor<3x4x7xi32>}> : () -> tensor<3x4x7xi32>
    %11 = "stablehlo.remainder"(%4, %10) : (tensor<3x4x7xi32>, tensor<3x4x7xi32>) -> tensor<3x4x7xi32>
    %12 = "stablehlo.divide"(%4, %10) : (tensor<3x4x7xi32>, tensor<3x4x7xi32>) -> tensor<3x4x7xi32>
    %13 = "stablehlo.constant"() <{value = dense<1> : tensor<3x4x7xi32>}> : () -> tensor<3x4x7xi32>
    %14 = "stablehlo.add"(%11, %13) : (tensor<3x4x7xi32>, tensor<3x4x7xi32>) -> tensor<3x4x7xi32>
    %15 = "stablehlo.constant"() <{value = dense<9> : tensor<3x4x7xi32>}> : () -> tensor<3x4x7xi32>
    %16 = "stablehlo.multiply"(%14, %15) : (tensor<3x4x7xi32>, tensor<3x4x7xi32>) -> tensor<3x4x7xi32>
    %17 = "stablehlo.add"(%9, %16) : (tensor<3x4x7xi32>, tensor<3x4x7xi32>) -> tensor<3x4x7xi32>
    %18 = "stablehlo.constant"() <{value = dense<0> : tensor<3x3x4x2x7xi32>}> : () -> tensor<3x3x4x2x7xi32>
    %19 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x3x4x2x7xi32>
    %20 = "stablehlo.constant"() <{value = dense<9> : tensor<3x3x4x2x7xi32>}> : () -> tensor<3x3x4x2x7xi32>
    %21 = "stablehlo.multiply"(%19, %20) : (tensor<3x3x4x2x7xi32>, tensor<3x3x4x2x7xi32>) -> tensor<3x3x4x2x7xi32>
    %22 = "stablehlo.add"(%18, %21) : (tensor<3x3x4x2x7xi32>, tensor<3x3x4x2x7xi32>) -> tensor<3x3x4x2x7xi32>
    %23 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<3x3x4x2x7xi32>
    %24 = "stablehlo.constant"() <{value = dense<18> : tensor<3x3x4x2x7xi32>}> : () -> tensor<3x3x4x2x7xi32>
    %25 = "stablehlo.multiply"(%23, %24) : (tensor<3x3x4x2x7xi32>, tensor<3x3x4x2x7xi32>) -> tensor<3x3x4x2x7xi32>
    %26 = "stablehlo.add"(%22, %25) : (tensor<3x3x4x2x7xi32>, tensor<3x3x4x2x7xi32>) -> tensor<3x3x4x2x7xi32>
    %27 = "stablehlo.iota"() <{iota_dimension = 3 : i64}> : () -> tensor<3x3x4x2x7xi32>
    %28 = "stablehlo.constant"() <{value = dense<2> : tensor<3x3x4x2x7xi32>}> : () -> tensor<3x3x4x2x7xi32>
    %29 = "stablehlo.multiply"(%27, %28) : (tensor<3x3x4x2x7xi32>, tensor<3x3x4x2x7xi32>) -> tensor<3x3x4x2x7xi32>
    %30 = "stablehlo.add"(%26, %29) : (tensor<3x3x4x2x7xi32>, tensor<3x3x4x2x7xi32>) -> tensor<3x3x4x2x7xi32>
    %31 = "stablehlo.iota"() <{iota_dimension = 4 : i64}> : () -> tensor<3x3x4x2x7xi32>
    %32 = "stablehlo.constant"() <{value = dense<1> : tensor<3x3x4x2x7xi32>}> : () -> tensor<3x3x4x2x7xi32>
    %33 = "stablehlo.multiply"(%31, %32) : (tensor<3x3x4x2x7xi32>, tensor<3x3x4x2x7xi32>) -> tensor<3x3x4x2x7xi32>
    %34 = "stablehlo.add"(%30, %33) : (tensor<3x3x4x2x7xi32>, tensor<3x3x4x2x7xi32>) -> tensor<3x3x4x2x7xi32>
    %35 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64: 0, 2, 4>}> : (tensor<3x4x7xi32>) -> tensor<3x3x4x2x7xi32>
    %36 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64: 0, 2, 4>}> : (tensor<3x4x7xf32>) -> tensor<3x3x4x2x7xf32>
    %37 = "stablehlo.compare"(%35, %34) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<3x3x4x2x7xi32>, tensor<3x3x4x2x7xi32>) -> tensor<3x3x4x2x7xi1>
    %38 = "stablehlo.constant"() <{value = dense<0.0> : tensor<3x3x4x2x7xf32>}> : () -> tensor<3x3x4x2x7xf32>
    %39 = "stablehlo.select"(%37, %36, %38) : (tensor<3x3x4x2x7xi1>, tensor<3x3x4x2x7xf32>, tensor<3x3x4x2x7xf32>) -> tensor<3x3x4x2x7xf32>
    %40 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %41 = "stablehlo.slice"(%39) <{start_indices = array<i64: 0, 0, 0, 0, 0>, limit_indices = array<i64: 3, 3, 4, 1, 7>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<3x3x4x2x7xf32>) -> tensor<3x3x4x1x7xf32>
    %42 = "stablehlo.reshape"(%41) : (tensor<3x3x4x1x7xf32>) -> tensor<3x3x4x7xf32>
    %43 = "stablehlo.pad"(%42, %40) <{edge_padding_low = array<i64: 0, 0, 0, 0>, edge_padding_high = array<i64: 0, 0, 0, 2>, interior_padding = array<i64: 0, 0, 0, 0>}> : (tensor<3x3x4x7xf32>, tensor<f32>) -> tensor<3x3x4x9xf32>
    %44 = "stablehlo.slice"(%39) <{start_indices = array<i64: 0, 0, 0, 1, 0>, limit_indices = array<i64: 3, 3, 4, 2, 7>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<3x3x4x2x7xf32>) -> tensor<3x3x4x1x7xf32>
    %45 = "stablehlo.reshape"(%44) : (tensor<3x3x4x1x7xf32>) -> tensor<3x3x4x7xf32>
    %46 = "stablehlo.pad"(%45, %40) <{edge_padding_low = array<i64: 0, 0, 0, 2>, edge_padding_high = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>}> : (tensor<3x3x4x7xf32>, tensor<f32>) -> tensor<3x3x4x9xf32>
    %47 = "stablehlo.add"(%43, %46) : (tensor<3x3x4x9xf32>, tensor<3x3x4x9xf32>) -> tensor<3x3x4x9xf32>
    %48 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %49 = "stablehlo.slice"(%47) <{start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 3, 1, 4, 9>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<3x3x4x9xf32>) -> tensor<3x1x4x9xf32>
    %50 = "stablehlo.reshape"(%49) : (tensor<3x1x4x9xf32>) -> tensor<3x4x9xf32>
    %51 = "stablehlo.pad"(%50, %48) <{edge_padding_low = array<i64: 0, 0, 0>, edge_padding_high = array<i64: 0, 2, 0>, interior_padding = array<i64: 0, 1, 0>}> : (tensor<3x4x9xf32>, tensor<f32>) -> tensor<3x9x9xf32>
    %52 = "stablehlo.slice"(%47) <{start_indices = array<i64: 0, 1, 0, 0>, limit_indices = array<i64: 3, 2, 4, 9>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<3x3x4x9xf32>) -> tensor<3x1x4x9xf32>
    %53 = "stablehlo.reshape"(%52) : (tensor<3x1x4x9xf32>) -> tensor<3x4x9xf32>
    %54 = "stablehlo.pad"(%53, %48) <{edge_padding_low = array<i64: 0, 1, 0>, edge_padding_high = array<i64: 0, 1, 0>, interior_padding = array<i64: 0, 1, 0>}> : (tensor<3x4x9xf32>, tensor<f32>) -> tensor<3x9x9xf32>
    %55 = "stablehlo.add"(%51, %54) : (tensor<3x9x9xf32>, tensor<3x9x9xf32>) -> tensor<3x9x9xf32>
    %56 = "stablehlo.slice"(%47) <{start_indices = array<i64: 0, 2, 0, 0>, limit_indices = array<i64: 3, 3, 4, 9>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<3x3x4x9xf32>) -> tensor<3x1x4x9xf32>
    %57 = "stablehlo.reshape"(%56) : (tensor<3x1x4x9xf32>) -> tensor<3x4x9xf32>
    %58 = "stablehlo.pad"(%57, %48) <{edge_padding_low = array<i64: 0, 2, 0>, edge_padding_high = array<i64: 0, 0, 0>, interior_padding = array<i64: 0, 1, 0>}> : (tensor<3x4x9xf32>, tensor<f32>) -> tensor<3x9x9xf32>
    %59 = "stablehlo.add"(%55, %58) : (tensor<3x9x9xf32>, tensor<3x9x9xf32>) -> tensor<3x9x9xf32>
    %60 = "stablehlo.slice"(%59) <{start_indices = array<i64: 0, 1, 0>, limit_indices = array<i64: 3, 7, 9>, strides = array<i64: 1, 1, 1>}> : (tensor<3x9x9xf32>) -> tensor<3x6x9xf32>
    %61 = "stablehlo.slice"(%60) <{start_indices = array<i64: 0, 0, 1>, limit_indices = array<i64: 3, 6, 8>, strides = array<i64: 1, 1, 1>}> : (tensor<3x6x9xf32>) -> tensor<3x6x7xf32>
    return %61 : tensor<3x6x7xf32>
  }
}

// T[2,3,3,3] T[2,3,6,7] (2,2) () (0,0) (1,1) false i64[2,3,3,3], T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x3x3xbf16>, %arg1: tensor<2x3x6x7xbf16>, %arg2: tensor<2x3x3x3xi64>) -> (tensor<2x3x6x7xbf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3x3x3xbf16>) -> tensor<2x3x3x3xf32>
    %1 = "stablehlo.convert"(%arg1) : (tensor<2x3x6x7xbf16>) -> tensor<2x3x6x7xf32>
    %2 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %14 = "stablehlo.select_and_scatter"(%1, %0, %2) <{window_dimensions = array<i64: 1, 1, 2, 2>, window_strides = array<i64: 1, 1, 2, 2>, padding = dense<[[0, 0], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>}> ({
    ^bb0(%r3: tensor<f32>, %r4: tensor<f32>):
      %5 = "stablehlo.compare"(%r3, %r4) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %6 = "stablehlo.compare"(%r3, %r3) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %7 = "stablehlo.compare"(%r4, %r4) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %8 = "stablehlo.not"(%7) : (tensor<i1>) -> tensor<i1>
      %9 = "stablehlo.and"(%6, %8) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %10 = "stablehlo.or"(%5, %9) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%10) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r11: tensor<f32>, %r12: tensor<f32>):
      %13 = "stablehlo.add"(%r11, %r12) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%13) : (tensor<f32>) -> ()
    }) : (tensor<2x3x6x7xf32>, tensor<2x3x3x3xf32>, tensor<f32>) -> tensor<2x3x6x7xf32>
    %15 = "stablehlo.convert"(%14) : (tensor<2x3x6x7xf32>) -> tensor<2x3x6x7xbf16>
    return %15 : tensor<2x3x6x7xbf16>
  }
}

// T[2,3,3,3] T[2,3,6,7] (2,2) () (0,0) (1,1) false i64[2,3,3,3], T = float16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x3x3xf16>, %arg1: tensor<2x3x6x7xf16>, %arg2: tensor<2x3x3x3xi64>) -> (tensor<2x3x6x7xf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3x3x3xf16>) -> tensor<2x3x3x3xf32>
    %1 = "stablehlo.convert"(%arg1) : (tensor<2x3x6x7xf16>) -> tensor<2x3x6x7xf32>
    %2 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %14 = "stablehlo.select_and_scatter"(%1, %0, %2) <{window_dimensions = array<i64: 1, 1, 2, 2>, window_strides = array<i64: 1, 1, 2, 2>, padding = dense<[[0, 0], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>}> ({
    ^bb0(%r3: tensor<f32>, %r4: tensor<f32>):
      %5 = "stablehlo.compare"(%r3, %r4) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %6 = "stablehlo.compare"(%r3, %r3) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %7 = "stablehlo.compare"(%r4, %r4) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %8 = "stablehlo.not"(%7) : (tensor<i1>) -> tensor<i1>
      %9 = "stablehlo.and"(%6, %8) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %10 = "stablehlo.or"(%5, %9) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%10) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r11: tensor<f32>, %r12: tensor<f32>):
      %13 = "stablehlo.add"(%r11, %r12) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%13) : (tensor<f32>) -> ()
    }) : (tensor<2x3x6x7xf32>, tensor<2x3x3x3xf32>, tensor<f32>) -> tensor<2x3x6x7xf32>
    %15 = "stablehlo.convert"(%14) : (tensor<2x3x6x7xf32>) -> tensor<2x3x6x7xf16>
    return %15 : tensor<2x3x6x7xf16>
  }
}

// T[2,3,3,3] T[2,3,6,7] (2,2) () (0,0) (1,1) false i64[2,3,3,3], T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x3x3xf64>, %arg1: tensor<2x3x6x7xf64>, %arg2: tensor<2x3x3x3xi64>) -> (tensor<2x3x6x7xf64>) {
    %0 = "stablehlo.convert"(%arg2) : (tensor<2x3x3x3xi64>) -> tensor<2x3x3x3xi32>
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3x3x3xi32>}> : () -> tensor<2x3x3x3xi32>
    %2 = "stablehlo.constant"() <{value = dense<7> : tensor<2x3x3x3xi32>}> : () -> tensor<2x3x3x3xi32>
    %3 = "stablehlo.remainder"(%0, %2) : (tensor<2x3x3x3xi32>, tensor<2x3x3x3xi32>) -> tensor<2x3x3x3xi32>
    %4 = "stablehlo.divide"(%0, %2) : (tensor<2x3x3x3xi32>, tensor<2x3x3x3xi32>) -> tensor<2x3x3x3xi32>
    %5 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3x3x3xi32>}> : () -> tensor<2x3x3x3xi32>
    %6 = "stablehlo.add"(%3, %5) : (tensor<2x3x3x3xi32>, tensor<2x3x3x3xi32>) -> tensor<2x3x3x3xi32>
    %7 = "stablehlo.constant"() <{value = dense<1> : tensor<2x3x3x3xi32>}> : () -> tensor<2x3x3x3xi32>
    %8 = "stablehlo.multiply"(%6, %7) : (tensor<2x3x3x3xi32>, tensor<2x3x3x3xi32>) -> tensor<2x3x3x3xi32>
    %9 = "stablehlo.add"(%1, %8) : (tensor<2x3x3x3xi32>, tensor<2x3x3x3xi32>) -> tensor<2x3x3x3xi32>
    %10 = "stablehlo.constant"() <{value = dense<6> : tensor<2x3x3x3xi32>}> : () -> tensor<2x3x3x3xi32>
    %11 = "stablehlo.remainder"(%4, %10) : (tensor<2x3x3x3xi32>, tensor<2x3x3x3xi32>) -> tensor<2x3x3x3xi32>
    %12 = "stablehlo.divide"(%4, %10) : (tensor<2x3x3x3xi32>, tensor<2x3x3x3xi32>) -> tensor<2x3x3x3xi32>
    %13 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3x3x3xi32>}> : () -> tensor<2x3x3x3xi32>
    %14 = "stablehlo.add"(%11, %13) : (tensor<2x3x3x3xi32>, tensor<2x3x3x3xi32>) -> tensor<2x3x3x3xi32>
    %15 = "stablehlo.constant"() <{value = dense<7> : tensor<2x3x3x3xi32>}> : () -> tensor<2x3x3x3xi32>
    %16 = "stablehlo.multiply"(%14, %15) : (tensor<2x3x3x3xi32>, tensor<2x3x3x3xi32>) -> tensor<2x3x3x3xi32>
    %17 = "stablehlo.add"(%9, %16) : (tensor<2x3x3x3xi32>, tensor<2x3x3x3xi32>) -> tensor<2x3x3x3xi32>
    %18 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3x2x3x2x3xi32>}> : () -> tensor<2x3x2x3x2x3xi32>
    %19 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x3x2x3x2x3xi32>
    %20 = "stablehlo.constant"() <{value = dense<7> : tensor<2x3x2x3x2x3xi32>}> : () -> tensor<2x3x2x3x2x3xi32>
    %21 = "stablehlo.multiply"(%19, %20) : (tensor<2x3x2x3x2x3xi32>, tensor<2x3x2x3x2x3xi32>) -> tensor<2x3x2x3x2x3xi32>
    %22 = "stablehlo.add"(%18, %21) : (tensor<2x3x2x3x2x3xi32>, tensor<2x3x2x3x2x3xi32>) -> tensor<2x3x2x3x2x3xi32>
    %23 = "stablehlo.iota"() <{iota_dimension = 3 : i64}> : () -> tensor<2x3x2x3x2x3xi32>
    %24 = "stablehlo.constant"() <{value = dense<14> : tensor<2x3x2x3x2x3xi32>}> : () -> tensor<2x3x2x3x2x3xi32>
    %25 = "stablehlo.multiply"(%23, %24) : (tensor<2x3x2x3x2x3xi32>, tensor<2x3x2x3x2x3xi32>) -> tensor<2x3x2x3x2x3xi32>
    %26 = "stablehlo.add"(%22, %25) : (tensor<2x3x2x3x2x3xi32>, tensor<2x3x2x3x2x3xi32>) -> tensor<2x3x2x3x2x3xi32>
    %27 = "stablehlo.iota"() <{iota_dimension = 4 : i64}> : () -> tensor<2x3x2x3x2x3xi32>
    %28 = "stablehlo.constant"() <{value = dense<1> : tensor<2x3x2x3x2x3xi32>}> : () -> tensor<2x3x2x3x2x3xi32>
    %29 = "stablehlo.multiply"(%27, %28) : (tensor<2x3x2x3x2x3xi32>, tensor<2x3x2x3x2x3xi32>) -> tensor<2x3x2x3x2x3xi32>
    %30 = "stablehlo.add"(%26, %29) : (tensor<2x3x2x3x2x3xi32>, tensor<2x3x2x3x2x3xi32>) -> tensor<2x3x2x3x2x3xi32>
    %31 = "stablehlo.iota"() <{iota_dimension = 5 : i64}> : () -> tensor<2x3x2x3x2x3xi32>
    %32 = "stablehlo.constant"() <{value = dense<2> : tensor<2x3x2x3x2x3xi32>}> : () -> tensor<2x3x2x3x2x3xi32>
    %33 = "stablehlo.multiply"(%31, %32) : (tensor<2x3x2x3x2x3xi32>, tensor<2x3x2x3x2x3xi32>) -> tensor<2x3x2x3x2x3xi32>
    %34 = "stablehlo.add"(%30, %33) : (tensor<2x3x2x3x2x3xi32>, tensor<2x3x2x3x2x3xi32>) -> tensor<2x3x2x3x2x3xi32>
    %35 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64: 0, 1, 3, 5>}> : (tensor<2x3x3x3xi32>) -> tensor<2x3x2x3x2x3xi32>
    %36 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64: 0, 1, 3, 5>}> : (tensor<2x3x3x3xf64>) -> tensor<2x3x2x3x2x3xf64>
    %37 = "stablehlo.compare"(%35, %34) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x2x3x2x3xi32>, tensor<2x3x2x3x2x3xi32>) -> tensor<2x3x2x3x2x3xi1>
    %38 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3x2x3x2x3xf64>}> : () -> tensor<2x3x2x3x2x3xf64>
    %39 = "stablehlo.select"(%37, %36, %38) : (tensor<2x3x2x3x2x3xi1>, tensor<2x3x2x3x2x3xf64>, tensor<2x3x2x3x2x3xf64>) -> tensor<2x3x2x3x2x3xf64>
    %40 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %41 = "stablehlo.transpose"(%39) <{permutation = array<i64: 0, 1, 2, 3, 5, 4>}> : (tensor<2x3x2x3x2x3xf64>) -> tensor<2x3x2x3x3x2xf64>
    %42 = "stablehlo.reshape"(%41) : (tensor<2x3x2x3x3x2xf64>) -> tensor<2x3x2x3x6xf64>
    %43 = "stablehlo.pad"(%42, %40) <{edge_padding_low = array<i64: 0, 0, 0, 0, 0>, edge_padding_high = array<i64: 0, 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0, 0>}> : (tensor<2x3x2x3x6xf64>, tensor<f64>) -> tensor<2x3x2x3x7xf64>
    %44 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %45 = "stablehlo.transpose"(%43) <{permutation = array<i64: 0, 1, 3, 2, 4>}> : (tensor<2x3x2x3x7xf64>) -> tensor<2x3x3x2x7xf64>
    %46 = "stablehlo.reshape"(%45) : (tensor<2x3x3x2x7xf64>) -> tensor<2x3x6x7xf64>
    return %46 : tensor<2x3x6x7xf64>
  }
}
