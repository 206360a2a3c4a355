// aten::max_pool2d_with_indices_backward(Tensor grad_output, Tensor self, int[2] kernel_size, int[2] stride, int[2] padding, int[2] dilation, bool ceil_mode, Tensor indices) -> Tensor

// T[2,3,3,3] T[2,3,6,7] (2,2) () (0,0) (1,1) false i64[2,3,3,3], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x3x3xf32>, %arg1: tensor<2x3x6x7xf32>, %arg2: tensor<2x3x3x3xi64>) -> (tensor<2x3x6x7xf32>) {
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
    %36 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64: 0, 1, 3, 5>}> : (tensor<2x3x3x3xf32>) -> tensor<2x3x2x3x2x3xf32>
    %37 = "stablehlo.compare"(%35, %34) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x2x3x2x3xi32>, tensor<2x3x2x3x2x3xi32>) -> tensor<2x3x2x3x2x3xi1>
    %38 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3x2x3x2x3xf32>}> : () -> tensor<2x3x2x3x2x3xf32>
    %39 = "stablehlo.select"(%37, %36, %38) : (tensor<2x3x2x3x2x3xi1>, tensor<2x3x2x3x2x3xf32>, tensor<2x3x2x3x2x3xf32>) -> tensor<2x3x2x3x2x3xf32>
    %40 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %41 = "stablehlo.transpose"(%39) <{permutation = array<i64: 0, 1, 2, 3, 5, 4>}> : (tensor<2x3x2x3x2x3xf32>) -> tensor<2x3x2x3x3x2xf32>
    %42 = "stablehlo.reshape"(%41) : (tensor<2x3x2x3x3x2xf32>) -> tensor<2x3x2x3x6xf32>
    %43 = "stablehlo.pad"(%42, %40) <{edge_padding_low = array<i64: 0, 0, 0, 0, 0>, edge_padding_high = array<i64: 0, 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0, 0>}> : (tensor<2x3x2x3x6xf32>, tensor<f32>) -> tensor<2x3x2x3x7xf32>
    %44 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %45 = "stablehlo.transpose"(%43) <{permutation = array<i64: 0, 1, 3, 2, 4>}> : (tensor<2x3x2x3x7xf32>) -> tensor<2x3x3x2x7xf32>
    %46 = "stablehlo.reshape"(%45) : (tensor<2x3x3x2x7xf32>) -> tensor<2x3x6x7xf32>
    return %46 : tensor<2x3x6x7xf32>
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
    %1 = "stablehlo.convert"(%arg2) : (tensor<2x3x3x3xi64>) -> tensor<2x3x3x3xi32>
    %2 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3x3x3xi32>}> : () -> tensor<2x3x3x3xi32>
    %3 = "stablehlo.constant"() <{value = dense<7> : tensor<2x3x3x3xi32>}> : () -> tensor<2x3x3x3xi32>
    %4 = "stablehlo.remainder"(%1, %3) : (tensor<2x3x3x3xi32>, tensor<2x3x3x3xi32>) -> tensor<2x3x3x3xi32>
    %5 = "stablehlo.divide"(%1, %3) : (tensor<2x3x3x3xi32>, tensor<2x3x3x3xi32>) -> tensor<2x3x3x3xi32>
    %6 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3x3x3xi32>}> : () -> tensor<2x3x3x3xi32>
    %7 = "stablehlo.add"(%4, %6) : (tensor<2x3x3x3xi32>, tensor<2x3x3x3xi32>) -> tensor<2x3x3x3xi32>
    %8 = "stablehlo.constant"() <{value = dense<1> : tensor<2x3x3x3xi32>}> : () -> tensor<2x3x3x3xi32>
    %9 = "stablehlo.multiply"(%7, %8) : (tensor<2x3x3x3xi32>, tensor<2x3x3x3xi32>) -> tensor<2x3x3x3xi32>
    %10 = "stablehlo.add"(%2, %9) : (tensor<2x3x3x3xi32>, tensor<2x3x3x3xi32>) -> tensor<2x3x3x3xi32>
    %11 = "stablehlo.constant"() <{value = dense<6> : tensor<2x3x3x3xi32>}> : () -> tensor<2x3x3x3xi32>
    %12 = "stablehlo.remainder"(%5, %11) : (tensor<2x3x3x3xi32>, tensor<2x3x3x3xi32>) -> tensor<2x3x3x3xi32>
    %13 = "stablehlo.divide"(%5, %11) : (tensor<2x3x3x3xi32>, tensor<2x3x3x3xi32>) -> tensor<2x3x3x3xi32>
    %14 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3x3x3xi32>}> : () -> tensor<2x3x3x3xi32>
    %15 = "stablehlo.add"(%12, %14) : (tensor<2x3x3x3xi32>, tensor<2x3x3x3xi32>) -> tensor<2x3x3x3xi32>
    %16 = "stablehlo.constant"() <{value = dense<7> : tensor<2x3x3x3xi32>}> : () -> tensor<2x3x3x3xi32>
    %17 = "stablehlo.multiply"(%15, %16) : (tensor<2x3x3x3xi32>, tensor<2x3x3x3xi32>) -> tensor<2x3x3x3xi32>
    %18 = "stablehlo.add"(%10, %17) : (tensor<2x3x3x3xi32>, tensor<2x3x3x3xi32>) -> tensor<2x3x3x3xi32>
    %19 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3x2x3x2x3xi32>}> : () -> tensor<2x3x2x3x2x3xi32>
    %20 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x3x2x3x2x3xi32>
    %21 = "stablehlo.constant"() <{value = dense<7> : tensor<2x3x2x3x2x3xi32>}> : () -> tensor<2x3x2x3x2x3xi32>
    %22 = "stablehlo.multiply"(%20, %21) : (tensor<2x3x2x3x2x3xi32>, tensor<2x3x2x3x2x3xi32>) -> tensor<2x3x2x3x2x3xi32>
    %23 = "stablehlo.add"(%19, %22) : (tensor<2x3x2x3x2x3xi32>, tensor<2x3x2x3x2x3xi32>) -> tensor<2x3x2x3x2x3xi32>
    %24 = "stablehlo.iota"() <{iota_dimension = 3 : i64}> : () -> tensor<2x3x2x3x2x3xi32>
    %25 = "stablehlo.constant"() <{value = dense<14> : tensor<2x3x2x3x2x3xi32>}> : () -> tensor<2x3x2x3x2x3xi32>
    %26 = "stablehlo.multiply"(%24, %25) : (tensor<2x3x2x3x2x3xi32>, tensor<2x3x2x3x2x3xi32>) -> tensor<2x3x2x3x2x3xi32>
    %27 = "stablehlo.add"(%23, %26) : (tensor<2x3x2x3x2x3xi32>, tensor<2x3x2x3x2x3xi32>) -> tensor<2x3x2x3x2x3xi32>
    %28 = "stablehlo.iota"() <{iota_dimension = 4 : i64}> : () -> tensor<2x3x2x3x2x3xi32>
    %29 = "stablehlo.constant"() <{value = dense<1> : tensor<2x3x2x3x2x3xi32>}> : () -> tensor<2x3x2x3x2x3xi32>
    %30 = "stablehlo.multiply"(%28, %29) : (tensor<2x3x2x3x2x3xi32>, tensor<2x3x2x3x2x3xi32>) -> tensor<2x3x2x3x2x3xi32>
    %31 = "stablehlo.add"(%27, %30) : (tensor<2x3x2x3x2x3xi32>, tensor<2x3x2x3x2x3xi32>) -> tensor<2x3x2x3x2x3xi32>
    %32 = "stablehlo.iota"() <{iota_dimension = 5 : i64}> : () -> tensor<2x3x2x3x2x3xi32>
    %33 = "stablehlo.constant"() <{value = dense<2> : tensor<2x3x2x3x2x3xi32>}> : () -> tensor<2x3x2x3x2x3xi32>
    %34 = "stablehlo.multiply"(%32, %33) : (tensor<2x3x2x3x2x3xi32>, tensor<2x3x2x3x2x3xi32>) -> tensor<2x3x2x3x2x3xi32>
    %35 = "stablehlo.add"(%31, %34) : (tensor<2x3x2x3x2x3xi32>, tensor<2x3x2x3x2x3xi32>) -> tensor<2x3x2x3x2x3xi32>
    %36 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 0, 1, 3, 5>}> : (tensor<2x3x3x3xi32>) -> tensor<2x3x2x3x2x3xi32>
    %37 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 1, 3, 5>}> : (tensor<2x3x3x3xf32>) -> tensor<2x3x2x3x2x3xf32>
    %38 = "stablehlo.compare"(%36, %35) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x2x3x2x3xi32>, tensor<2x3x2x3x2x3xi32>) -> tensor<2x3x2x3x2x3xi1>
    %39 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3x2x3x2x3xf32>}> : () -> tensor<2x3x2x3x2x3xf32>
    %40 = "stablehlo.select"(%38, %37, %39) : (tensor<2x3x2x3x2x3xi1>, tensor<2x3x2x3x2x3xf32>, tensor<2x3x2x3x2x3xf32>) -> tensor<2x3x2x3x2x3xf32>
    %41 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %42 = "stablehlo.transpose"(%40) <{permutation = array<i64: 0, 1, 2, 3, 5, 4>}> : (tensor<2x3x2x3x2x3xf32>) -> tensor<2x3x2x3x3x2xf32>
    %43 = "stablehlo.reshape"(%42) : (tensor<2x3x2x3x3x2xf32>) -> tensor<2x3x2x3x6xf32>
    %44 = "stablehlo.pad"(%43, %41) <{edge_padding_low = array<i64: 0, 0, 0, 0, 0>, edge_padding_high = array<i64: 0, 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0, 0>}> : (tensor<2x3x2x3x6xf32>, tensor<f32>) -> tensor<2x3x2x3x7xf32>
    %45 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %46 = "stablehlo.transpose"(%44) <{permutation = array<i64: 0, 1, 3, 2, 4>}> : (tensor<2x3x2x3x7xf32>) -> tensor<2x3x3x2x7xf32>
    %47 = "stablehlo.reshape"(%46) : (tensor<2x3x3x2x7xf32>) -> tensor<2x3x6x7xf32>
    %48 = "stablehlo.convert"(%47) : (tensor<2x3x6x7xf32>) -> tensor<2x3x6x7xbf16>
    return %48 : tensor<2x3x6x7xbf16>
  }
}

// T[2,3,3,3] T[2,3,6,7] (2,2) () (0,0) (1,1) false i64[2,3,3,3], T = float16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x3x3xf16>, %arg1: tensor<2x3x6x7xf16>, %arg2: tensor<2x3x3x3xi64>) -> (tensor<2x3x6x7xf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3x3x3xf16>) -> tensor<2x3x3x3xf32>
    %1 = "stablehlo.convert"(%arg2) : (tensor<2x3x3x3xi64>) -> tensor<2x3x3x3xi32>
    %2 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3x3x3xi32>}> : () -> tensor<2x3x3x3xi32>
    %3 = "stablehlo.constant"() <{value = dense<7> : tensor<2x3x3x3xi32>}> : () -> tensor<2x3x3x3xi32>
    %4 = "stablehlo.remainder"(%1, %3) : (tensor<2x3x3x3xi32>, tensor<2x3x3x3xi32>) -> tensor<2x3x3x3xi32>
    %5 = "stablehlo.divide"(%1, %3) : (tensor<2x3x3x3xi32>, tensor<2x3x3x3xi32>) -> tensor<2x3x3x3xi32>
    %6 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3x3x3xi32>}> : () -> tensor<2x3x3x3xi32>
    %7 = "stablehlo.add"(%4, %6) : (tensor<2x3x3x3xi32>, tensor<2x3x3x3xi32>) -> tensor<2x3x3x3xi32>
    %8 = "stablehlo.constant"() <{value = dense<1> : tensor<2x3x3x3xi32>}> : () -> tensor<2x3x3x3xi32>
    %9 = "stablehlo.multiply"(%7, %8) : (tensor<2x3x3x3xi32>, tensor<2x3x3x3xi32>) -> tensor<2x3x3x3xi32>
    %10 = "stablehlo.add"(%2, %9) : (tensor<2x3x3x3xi32>, tensor<2x3x3x3xi32>) -> tensor<2x3x3x3xi32>
    %11 = "stablehlo.constant"() <{value = dense<6> : tensor<2x3x3x3xi32>}> : () -> tensor<2x3x3x3xi32>
    %12 = "stablehlo.remainder"(%5, %11) : (tensor<2x3x3x3xi32>, tensor<2x3x3x3xi32>) -> tensor<2x3x3x3xi32>
    %13 = "stablehlo.divide"(%5, %11) : (tensor<2x3x3x3xi32>, tensor<2x3x3x3xi32>) -> tensor<2x3x3x3xi32>
    %14 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3x3x3xi32>}> : () -> tensor<2x3x3x3xi32>
    %15 = "stablehlo.add"(%12, %14) : (tensor<2x3x3x3xi32>, tensor<2x3x3x3xi32>) -> tensor<2x3x3x3xi32>
    %16 = "stablehlo.constant"() <{value = dense<7> : tensor<2x3x3x3xi32>}> : () -> tensor<2x3x3x3xi32>
    %17 = "stablehlo.multiply"(%15, %16) : (tensor<2x3x3x3xi32>, tensor<2x3x3x3xi32>) -> tensor<2x3x3x3xi32>
    %18 = "stablehlo.add"(%10, %17) : (tensor<2x3x3x3xi32>, tensor<2x3x3x3xi32>) -> tensor<2x3x3x3xi32>
    %19 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3x2x3x2x3xi32>}> : () -> tensor<2x3x2x3x2x3xi32>
    %20 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x3x2x3x2x3xi32>
    %21 = "stablehlo.constant"() <{value = dense<7> : tensor<2x3x2x3x2x3xi32>}> : () -> tensor<2x3x2x3x2x3xi32>
    %22 = "stablehlo.multiply"(%20, %21) : (tensor<2x3x2x3x2x3xi32>, tensor<2x3x2x3x2x3xi32>) -> tensor<2x3x2x3x2x3xi32>
    %23 = "stablehlo.add"(%19, %22) : (tensor<2x3x2x3x2x3xi32>, tensor<2x3x2x3x2x3xi32>) -> tensor<2x3x2x3x2x3xi32>
    %24 = "stablehlo.iota"() <{iota_dimension = 3 : i64}> : () -> tensor<2x3x2x3x2x3xi32>
    %25 = "stablehlo.constant"() <{value = dense<14> : tensor<2x3x2x3x2x3xi32>}> : () -> tensor<2x3x2x3x2x3xi32>
    %26 = "stablehlo.multiply"(%24, %25) : (tensor<2x3x2x3x2x3xi32>, tensor<2x3x2x3x2x3xi32>) -> tensor<2x3x2x3x2x3xi32>
    %27 = "stablehlo.add"(%23, %26) : (tensor<2x3x2x3x2x3xi32>, tensor<2x3x2x3x2x3xi32>) -> tensor<2x3x2x3x2x3xi32>
    %28 = "stablehlo.iota"() <{iota_dimension = 4 : i64}> : () -> tensor<2x3x2x3x2x3xi32>
    %29 = "stablehlo.constant"() <{value = dense<1> : tensor<2x3x2x3x2x3xi32>}> : () -> tensor<2x3x2x3x2x3xi32>
    %30 = "stablehlo.multiply"(%28, %29) : (tensor<2x3x2x3x2x3xi32>, tensor<2x3x2x3x2x3xi32>) -> tensor<2x3x2x3x2x3xi32>
    %31 = "stablehlo.add"(%27, %30) : (tensor<2x3x2x3x2x3xi32>, tensor<2x3x2x3x2x3xi32>) -> tensor<2x3x2x3x2x3xi32>
    %32 = "stablehlo.iota"() <{iota_dimension = 5 : i64}> : () -> tensor<2x3x2x3x2x3xi32>
    %33 = "stablehlo.constant"() <{value = dense<2> : tensor<2x3x2x3x2x3xi32>}> : () -> tensor<2x3x2x3x2x3xi32>
    %34 = "stablehlo.multiply"(%32, %33) : (tensor<2x3x2x3x2x3xi32>, tensor<2x3x2x3x2x3xi32>) -> tensor<2x3x2x3x2x3xi32>
    %35 = "stablehlo.add"(%31, %34) : (tensor<2x3x2x3x2x3xi32>, tensor<2x3x2x3x2x3xi32>) -> tensor<2x3x2x3x2x3xi32>
    %36 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 0, 1, 3, 5>}> : (tensor<2x3x3x3xi32>) -> tensor<2x3x2x3x2x3xi32>
    %37 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 1, 3, 5>}> : (tensor<2x3x3x3xf32>) -> tensor<2x3x2x3x2x3xf32>
    %38 = "stablehlo.compare"(%36, %35) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x2x3x2x3xi32>, tensor<2x3x2x3x2x3xi32>) -> tensor<2x3x2x3x2x3xi1>
    %39 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3x2x3x2x3xf32>}> : () -> tensor<2x3x2x3x2x3xf32>
    %40 = "stablehlo.select"(%38, %37, %39) : (tensor<2x3x2x3x2x3xi1>, tensor<2x3x2x3x2x3xf32>, tensor<2x3x2x3x2x3xf32>) -> tensor<2x3x2x3x2x3xf32>
    %41 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %42 = "stablehlo.transpose"(%40) <{permutation = array<i64: 0, 1, 2, 3, 5, 4>}> : (tensor<2x3x2x3x2x3xf32>) -> tensor<2x3x2x3x3x2xf32>
    %43 = "stablehlo.reshape"(%42) : (tensor<2x3x2x3x3x2xf32>) -> tensor<2x3x2x3x6xf32>
    %44 = "stablehlo.pad"(%43, %41) <{edge_padding_low = array<i64: 0, 0, 0, 0, 0>, edge_padding_high = array<i64: 0, 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0, 0>}> : (tensor<2x3x2x3x6xf32>, tensor<f32>) -> tensor<2x3x2x3x7xf32>
    %45 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %46 = "stablehlo.transpose"(%44) <{permutation = array<i64: 0, 1, 3, 2, 4>}> : (tensor<2x3x2x3x7xf32>) -> tensor<2x3x3x2x7xf32>
    %47 = "stablehlo.reshape"(%46) : (tensor<2x3x3x2x7xf32>) -> tensor<2x3x6x7xf32>
    %48 = "stablehlo.convert"(%47) : (tensor<2x3x6x7xf32>) -> tensor<2x3x6x7xf16>
    return %48 : tensor<2x3x6x7xf16>
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
