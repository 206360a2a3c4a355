// aten::max_pool3d_with_indices_backward(Tensor grad_output, Tensor self, int[3] kernel_size, int[3] stride, int[3] padding, int[3] dilation, bool ceil_mode, Tensor indices) -> Tensor

// T[2,3,5,3,3] T[2,3,4,5,6] (2,3,2) (1,2,2) (1,1,0) (1,1,1) false i64[2,3,5,3,3], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x5x3x3xf32>, %arg1: tensor<2x3x4x5x6xf32>, %arg2: tensor<2x3x5x3x3xi64>) -> (tensor<2x3x4x5x6xf32>) {
    %0 = "stablehlo.convert"(%arg2) : (tensor<2x3x5x3x3xi64>) -> tensor<2x3x5x3x3xi32>
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3x5x3x3xi32>}> : () -> tensor<2x3x5x3x3xi32>
    %2 = "stablehlo.constant"() <{value = dense<6> : tensor<2x3x5x3x3xi32>}> : () -> tensor<2x3x5x3x3xi32>
    %3 = "stablehlo.remainder"(%0, %2) : (tensor<2x3x5x3x3xi32>, tensor<2x3x5x3x3xi32>) -> tensor<2x3x5x3x3xi32>
    %4 = "stablehlo.divide"(%0, %2) : (tensor<2x3x5x3x3xi32>, tensor<2x3x5x3x3xi32>) -> tensor<2x3x5x3x3xi32>
    %5 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3x5x3x3xi32>}> : () -> tensor<2x3x5x3x3xi32>
    %6 = "stablehlo.add"(%3, %5) : (tensor<2x3x5x3x3xi32>, tensor<2x3x5x3x3xi32>) -> tensor<2x3x5x3x3xi32>
    %7 = "stablehlo.constant"() <{value = dense<1> : tensor<2x3x5x3x3xi32>}> : () -> tensor<2x3x5x3x3xi32>
    %8 = "stablehlo.multiply"(%6, %7) : (tensor<2x3x5x3x3xi32>, tensor<2x3x5x3x3xi32>) -> tensor<2x3x5x3x3xi32>
    %9 = "stablehlo.add"(%1, %8) : (tensor<2x3x5x3x3xi32>, tensor<2x3x5x3x3xi32>) -> tensor<2x3x5x3x3xi32>
    %10 = "stablehlo.constant"() <{value = dense<5> : tensor<2x3x5x3x3xi32>}> : () -> tensor<2x3x5x3x3xi32>
    %11 = "stablehlo.remainder"(%4, %10) : (tensor<2x3x5x3x3xi32>, tensor<2x3x5x3x3xi32>) -> tensor<2x3x5x3x3xi32>
    %12 = "stablehlo.divide"(%4, %10) : (tensor<2x3x5x3x3xi32>, tensor<2x3x5x3x3xi32>) -> tensor<2x3x5x3x3xi32>
    %13 = "stablehlo.constant"() <{value = dense<1> : tensor<2x3x5x3x3xi32>}> : () -> tensor<2x3x5x3x3xi32>
    %14 = "stablehlo.add"(%11, %13) : (tensor<2x3x5x3x3xi32>, tensor<2x3x5x3x3xi32>) -> tensor<2x3x5x3x3xi32>
    %15 = "stablehlo.constant"() <{value = dense<6> : tensor<2x3x5x3x3xi32>}> : () -> tensor<2x3x5x3x3xi32>
    %16 = "stablehlo.multiply"(%14, %15) : (tensor<2x3x5x3x3xi32>, tensor<2x3x5x3x3xi32>) -> tensor<2x3x5x3x3xi32>
    %17 = "stablehlo.add"(%9, %16) : (tensor<2x3x5x3x3xi32>, tensor<2x3x5x3x3xi32>) -> tensor<2x3x5x3x3xi32>
    %18 = "stablehlo.constant"() <{value = dense<4> : tensor<2x3x5x3x3xi32>}> : () -> tensor<2x3x5x3x3xi32>
    %19 = "stablehlo.remainder"(%12, %18) : (tensor<2x3x5x3x3xi32>, tensor<2x3x5x3x3xi32>) -> tensor<2x3x5x3x3xi32>
    %20 = "stablehlo.divide"(%12, %18) : (tensor<2x3x5x3x3xi32>, tensor<2x3x5x3x3xi32>) -> tensor<2x3x5x3x3xi32>
    %21 = "stablehlo.constant"() <{value = dense<1> : tensor<2x3x5x3x3xi32>}> : () -> tensor<2x3x5x3x3xi32>
    %22 = "stablehlo.add"(%19, %21) : (tensor<2x3x5x3x3xi32>, tensor<2x3x5x3x3xi32>) -> tensor<2x3x5x3x3xi32>
    %23 = "stablehlo.constant"() <{value = dense<42> : tensor<2x3x5x3x3xi32>}> : () -> tensor<2x3x5x3x3xi32>
    %24 = "stablehlo.multiply"(%22, %23) : (tensor<2x3x5x3x3xi32>, tensor<2x3x5x3x3xi32>) -> tensor<2x3x5x3x3xi32>
    %25 = "stablehlo.add"(%17, %24) : (tensor<2x3x5x3x3xi32>, tensor<2x3x5x3x3xi32>) -> tensor<2x3x5x3x3xi32>
    %26 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3x2x5x3x3x2x3xi32>}> : () -> tensor<2x3x2x5x3x3x2x3xi32>
    %27 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x3x2x5x3x3x2x3xi32>
    %28 = "stablehlo.constant"() <{value = dense<42> : tensor<2x3x2x5x3x3x2x3xi32>}> : () -> tensor<2x3x2x5x3x3x2x3xi32>
    %29 = "stablehlo.multiply"(%27, %28) : (tensor<2x3x2x5x3x3x2x3xi32>, tensor<2x3x2x5x3x3x2x3xi32>) -> tensor<2x3x2x5x3x3x2x3xi32>
    %30 = "stablehlo.add"(%26, %29) : (tensor<2x3x2x5x3x3x2x3xi32>, tensor<2x3x2x5x3x3x2x3xi32>) -> tensor<2x3x2x5x3x3x2x3xi32>
    %31 = "stablehlo.iota"() <{iota_dimension = 3 : i64}> : () -> tensor<2x3x2x5x3x3x2x3xi32>
    %32 = "stablehlo.constant"() <{value = dense<42> : tensor<2x3x2x5x3x3x2x3xi32>}> : () -> tensor<2x3x2x5x3x3x2x3xi32>
    %33 = "stablehlo.multiply"(%31, %32) : (tensor<2x3x2x5x3x3x2x3xi32>, tensor<2x3x2x5x3x3x2x3xi32>) -> tensor<2x3x2x5x3x3x2x3xi32>
    %34 = "stablehlo.add"(%30, %33) : (tensor<2x3x2x5x3x3x2x3xi32>, tensor<2x3x2x5x3x3x2x3xi32>) -> tensor<2x3x2x5x3x3x2x3xi32>
    %35 = "stablehlo.iota"() <{iota_dimension = 4 : i64}> : () -> tensor<2x3x2x5x3x3x2x3xi32>
    %36 = "stablehlo.constant"() <{value = dense<6> : tensor<2x3x2x5x3x3x2x3xi32>}> : () -> tensor<2x3x2x5x3x3x2x3xi32>
    %37 = "stablehlo.multiply"(%35, %36) : (tensor<2x3x2x5x3x3x2x3xi32>, tensor<2x3x2x5x3x3x2x3xi32>) -> tensor<2x3x2x5x3x3x2x3xi32>
    %38 = "stablehlo.add"(%34, %37) : (tensor<2x3x2x5x3x3x2x3xi32>, tensor<2x3x2x5x3x3x2x3xi32>) -> tensor<2x3x2x5x3x3x2x3xi32>
    %39 = "stablehlo.iota"() <{iota_dimension = 5 : i64}> : () -> tensor<2x3x2x5x3x3x2x3xi32>
    %40 = "stablehlo.constant"() <{value = dense<12> : tensor<2x3x2x5x3x3x2x3xi32>}> : () -> tensor<2x3x2x5x3x3x2x3xi32>
    %41 = "stablehlo.multiply"(%39, %40) : (tensor<2x3x2x5x3x3x2x3xi32>, tensor<2x3x2x5x3x3x2x3xi32>) -> tensor<2x3x2x5x3x3x2x3xi32>
    %42 = "stablehlo.add"(%38, %41) : (tensor<2x3x2x5x3x3x2x3xi32>, tensor<2x3x2x5x3x3x2x3xi32>) -> tensor<2x3x2x5x3x3x2x3xi32>
    %43 = "stablehlo.iota"() <{iota_dimension = 6 : i64}> : () -> tensor<2x3x2x5x3x3x2x3xi32>
    %44 = "stablehlo.constant"() <{value = dense<1> : tensor<2x3x2x5x3x3x2x3xi32>}> : () -> tensor<2x3x2x5x3x3x2x3xi32>
    %45 = "stablehlo.multiply"(%43, %44) : (tensor<2x3x2x5x3x3x2x3xi32>, tensor<2x3x2x5x3x3x2x3xi32>) -> tensor<2x3x2x5x3x3x2x3xi32>
    %46 = "stablehlo.add"(%42, %45) : (tensor<2x3x2x5x3x3x2x3xi32>, tensor<2x3x2x5x3x3x2x3xi32>) -> tensor<2x3x2x5x3x3x2x3xi32>
    %47 = "stablehlo.iota"() <{iota_dimension = 7 : i64}> : () -> tensor<2x3x2x5x3x3x2x3xi32>
    %48 = "stablehlo.constant"() <{value = dense<2> : tensor<2x3x2x5x3x3x2x3xi32>}> : () -> tensor<2x3x2x5x3x3x2x3xi32>
    %49 = "stablehlo.multiply"(%47, %48) : (tensor<2x3x2x5x3x3x2x3xi32>, tensor<2x3x2x5x3x3x2x3xi32>) -> tensor<2x3x2x5x3x3x2x3xi32>
    %50 = "stablehlo.add"(%46, %49) : (tensor<2x3x2x5x3x3x2x3xi32>, tensor<2x3x2x5x3x3x2x3xi32>) -> tensor<2x3x2x5x3x3x2x3xi32>
    %51 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64: 0, 1, 3, 5, 7>}> : (tensor<2x3x5x3x3xi32>) -> tensor<2x3x2x5x3x3x2x3xi32>
    %52 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64: 0, 1, 3, 5, 7>}> : (tensor<2x3x5x3x3xf32>) -> tensor<2x3x2x5x3x3x2x3xf32>
    %53 = "stablehlo.compare"(%51, %50) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x2x5x3x3x2x3xi32>, tensor<2x3x2x5x3x3x2x3xi32>) -> tensor<2x3x2x5x3x3x2x3xi1>
    %54 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3x2x5x3x3x2x3xf32>}> : () -> tensor<2x3x2x5x3x3x2x3xf32>
    %55 = "stablehlo.select"(%53, %52, %54) : (tensor<2x3x2x5x3x3x2x3xi1>, tensor<2x3x2x5x3x3x2x3xf32>, tensor<2x3x2x5x3x3x2x3xf32>) -> tensor<2x3x2x5x3x3x2x3xf32>
    %56 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %57 = "stablehlo.transpose"(%55) <{permutation = array<i64: 0, 1, 2, 3, 4, 5, 7, 6>}> : (tensor<2x3x2x5x3x3x2x3xf32>) -> tensor<2x3x2x5x3x3x3x2xf32>
    %58 = "stablehlo.reshape"(%57) : (tensor<2x3x2x5x3x3x3x2xf32>) -> tensor<2x3x2x5x3x3x6xf32>
    %59 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %60 = "stablehlo.slice"(%58) <{start_indices = array<i64: 0, 0, 0, 0, 0, 0, 0>, limit_indices = array<i64: 2, 3, 2, 5, 1, 3, 6>, strides = array<i64: 1, 1, 1, 1, 1, 1, 1>}> : (tensor<2x3x2x5x3x3x6xf32>) -> tensor<2x3x2x5x1x3x6xf32>
    %61 = "stablehlo.reshape"(%60) : (tensor<2x3x2x5x1x3x6xf32>) -> tensor<2x3x2x5x3x6xf32>
    %62 = "stablehlo.pad"(%61, %59) <{edge_padding_low = array<i64: 0, 0, 0, 0, 0, 0>, edge_padding_high = array<i64: 0, 0, 0, 0, 2, 0>, interior_padding = array<i64: 0, 0, 0, 0, 1, 0>}> : (tensor<2x3x2x5x3x6xf32>, tensor<f32>) -> tensor<2x3x2x5x7x6xf32>
    %63 = "stablehlo.slice"(%58) <{start_indices = array<i64: 0, 0, 0, 0, 1, 0, 0>, limit_indices = array<i64: 2, 3, 2, 5, 2, 3, 6>, strides = array<i64: 1, 1, 1, 1, 1, 1, 1>}> : (tensor<2x3x2x5x3x3x6xf32>) -> tensor<2x3x2x5x1x3x6xf32>
    %64 = "stablehlo.reshape"(%63) : (tensor<2x3x2x5x1x3x6xf32>) -> tensor<2x3x2x5x3x6xf32>
    %65 = "stablehlo.pad"(%64, %59) <{edge_padding_low = array<i64: 0, 0, 0, 0, 1, 0>, edge_padding_high = array<i64: 0, 0, 0, 0, 1, 0>, interior_padding = array<i64: 0, 0, 0, 0, 1, 0>}> : (tensor<2x3x2x5x3x6xf32>, tensor<f32>) -> tensor<2x3x2x5x7x6xf32>
    %66 = "stablehlo.add"(%62, %65) : (tensor<2x3x2x5x7x6xf32>, tensor<2x3x2x5x7x6xf32>) -> tensor<2x3x2x5x7x6xf32>
    %67 = "stablehlo.slice"(%58) <{start_indices = array<i64: 0, 0, 0, 0, 2, 0, 0>, limit_indices = array<i64: 2, 3, 2, 5, 3, 3, 6>, strides = array<i64: 1, 1, 1, 1, 1, 1, 1>}> : (tensor<2x3x2x5x3x3x6xf32>) -> tensor<2x3x2x5x1x3x6xf32>
    %68 = "stablehlo.reshape"(%67) : (tensor<2x3x2x5x1x3x6xf32>) -> tensor<2x3x2x5x3x6xf32>
    %69 = "stablehlo.pad"(%68, %59) <{edge_padding_low = array<i64: 0, 0, 0, 0, 2, 0>, edge_padding_high = array<i64: 0, 0, 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0, 1, 0>}> : (tensor<2x3x2x5x3x6xf32>, tensor<f32>) -> tensor<2x3x2x5x7x6xf32>
    %70 = "stablehlo.add"(%66, %69) : (tensor<2x3x2x5x7x6xf32>, tensor<2x3x2x5x7x6xf32>) -> tensor<2x3x2x5x7x6xf32>
    %71 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %72 = "stablehlo.slice"(%70) <{start_indices = array<i64: 0, 0, 0, 0, 0, 0>, limit_indices = array<i64: 2, 3, 1, 5, 7, 6>, strides = array<i64: 1, 1, 1, 1, 1, 1>}> : (tensor<2x3x2x5x7x6xf32>) -> tensor<2x3x1x5x7x6xf32>
    %73 = "stablehlo.reshape"(%72) : (tensor<2x3x1x5x7x6xf32>) -> tensor<2x3x5x7x6xf32>
    %74 = "stablehlo.pad"(%73, %71) <{edge_padding_low = array<i64: 0, 0, 0, 0, 0>, edge_padding_high = array<i64: 0, 0, 1, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>}> : (tensor<2x3x5x7x6xf32>, tensor<f32>) -> tensor<2x3x6x7x6xf32>
    %75 = "stablehlo.slice"(%70) <{start_indices = array<i64: 0, 0, 1, 0, 0, 0>, limit_indices = array<i64: 2, 3, 2, 5, 7, 6>, strides = array<i64: 1, 1, 1, 1, 1, 1>}> : (tensor<2x3x2x5x7x6xf32>) -> tensor<2x3x1x5x7x6xf32>
    %76 = "stablehlo.reshape"(%75) : (tensor<2x3x1x5x7x6xf32>) -> tensor<2x3x5x7x6xf32>
    %77 = "stablehlo.pad"(%76, %71) <{edge_padding_low = array<i64: 0, 0, 1, 0, 0>, edge_padding_high = array<i64: 0, 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>}> : (tensor<2x3x5x7x6xf32>, tensor<f32>) -> tensor<2x3x6x7x6xf32>
    %78 = "stablehlo.add"(%74, %77) : (tensor<2x3x6x7x6xf32>, tensor<2x3x6x7x6xf32>) -> tensor<2x3x6x7x6xf32>
    %79 = "stablehlo.slice"(%78) <{start_indices = array<i64: 0, 0, 1, 0, 0>, limit_indices = array<i64: 2, 3, 5, 7, 6>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<2x3x6x7x6xf32>) -> tensor<2x3x4x7x6xf32>
    %80 = "stablehlo.slice"(%79) <{start_indices = array<i64: 0, 0, 0, 1, 0>, limit_indices = array<i64: 2, 3, 4, 6, 6>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<2x3x4x7x6xf32>) -> tensor<2x3x4x5x6xf32>
    return %80 : tensor<2x3x4x5x6xf32>
  }
}

// T[2,3,5,3,3] T[2,3,4,5,6] (2,3,2) (1,2,2) (1,1,0) (1,1,1) false i64[2,3,5,3,3], T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x5x3x3xbf16>, %arg1: tensor<2x3x4x5x6xbf16>, %arg2: tensor<2x3x5x3x3xi64>) -> (tensor<2x3x4x5x6xbf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3x5x3x3xbf16>) -> tensor<2x3x5x3x3xf32>
    %1 = "stablehlo.convert"(%arg2) : (tensor<2x3x5x3x3xi64>) -> tensor<2x3x5x3x3xi32>
    %2 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3x5x3x3xi32>}> : () -> tensor<2x3x5x3x3xi32>
    %3 = "stablehlo.constant"() <{value = dense<6> : tensor<2x3x5x3x3xi32>}> : () -> tensor<2x3x5x3x3xi32>
    %4 = "stablehlo.remainder"(%1, %3) : (tensor<2x3x5x3x3xi32>, tensor<2x3x5x3x3xi32>) -> tensor<2x3x5x3x3xi32>
    %5 = "stablehlo.divide"(%1, %3) : (tensor<2x3x5x3x3xi32>, tensor<2x3x5x3x3xi32>) -> tensor<2x3x5x3x3xi32>
    %6 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3x5x3x3xi32>}> : () -> tensor<2x3x5x3x3xi32>
    %7 = "stablehlo.add"(%4, %6) : (tensor<2x3x5x3x3xi32>, tensor<2x3x5x3x3xi32>) -> tensor<2x3x5x3x3xi32>
    %8 = "stablehlo.constant"() <{value = dense<1> : tensor<2x3x5x3x3xi32>}> : () -> tensor<2x3x5x3x3xi32>
    %9 = "stablehlo.multiply"(%7, %8) : (tensor<2x3x5x3x3xi32>, tensor<2x3x5x3x3xi32>) -> tensor<2x3x5x3x3xi32>
    %10 = "stablehlo.add"(%2, %9) : (tensor<2x3x5x3x3xi32>, tensor<2x3x5x3x3xi32>) -> tensor<2x3x5x3x3xi32>
    %11 = "stablehlo.constant"() <{value = dense<5> : tensor<2x3x5x3x3xi32>}> : () -> tensor<2x3x5x3x3xi32>
    %12 = "stablehlo.remainder"(%5, %11) : (tensor<2x3x5x3x3xi32>, tensor<2x3x5x3x3xi32>) -> tensor<2x3x5x3x3xi32>
    %13 = "stablehlo.divide"(%5, %11) : (tensor<2x3x5x3x3xi32>, tensor<2x3x5x3x3xi32>) -> tensor<2x3x5x3x3xi32>
    %14 = "stablehlo.constant"() <{value = dense<1> : tensor<2x3x5x3x3xi32>}> : () -> tensor<2x3x5x3x3xi32>
    %15 = "stablehlo.add"(%12, %14) : (tensor<2x3x5x3x3xi32>, tensor<2x3x5x3x3xi32>) -> tensor<2x3x5x3x3xi32>
    %16 = "stablehlo.constant"() <{value = dense<6> : tensor<2x3x5x3x3xi32>}> : () -> tensor<2x3x5x3x3xi32>
    %17 = "stablehlo.multiply"(%15, %16) : (tensor<2x3x5x3x3xi32>, tensor<2x3x5x3x3xi32>) -> tensor<2x3x5x3x3xi32>
    %18 = "stablehlo.add"(%10, %17) : (tensor<2x3x5x3x3xi32>, tensor<2x3x5x3x3xi32>) -> tensor<2x3x5x3x3xi32>
    %19 = "stablehlo.constant"() <{value = dense<4> : tensor<2x3x5x3x3xi32>}> : () -> tensor<2x3x5x3x3xi32>
    %20 = "stablehlo.remainder"(%13, %19) : (tensor<2x3x5x3x3xi32>, tensor<2x3x5x3x3xi32>) -> tensor<2x3x5x3x3xi32>
    %21 = "stablehlo.divide"(%13, %19) : (tensor<2x3x5x3x3xi32>, tensor<2x3x5x3x3xi32>) -> tensor<2x3x5x3x3xi32>
    %22 = "stablehlo.constant"() <{value = dense<1> : tensor<2x3x5x3x3xi32>}> : () -> tensor<2x3x5x3x3xi32>
    %23 = "stablehlo.add"(%20, %22) : (tensor<2x3x5x3x3xi32>, tensor<2x3x5x3x3xi32>) -> tensor<2x3x5x3x3xi32>
    %24 = "stablehlo.constant"() <{value = dense<42> : tensor<2x3x5x3x3xi32>}> : () -> tensor<2x3x5x3x3xi32>
    %25 = "stablehlo.multiply"(%23, %24) : (tensor<2x3x5x3x3xi32>, tensor<2x3x5x3x3xi32>) -> tensor<2x3x5x3x3xi32>
    %26 = "stablehlo.add"(%18, %25) : (tensor<2x3x5x3x3xi32>, tensor<2x3x5x3x3xi32>) -> tensor<2x3x5x3x3xi32>
    %27 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3x2x5x3x3x2x3xi32>}> : () -> tensor<2x3x2x5x3x3x2x3xi32>
    %28 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x3x2x5x3x3x2x3xi32>
    %29 = "stablehlo.constant"() <{value = dense<42> : tensor<2x3x2x5x3x3x2x3xi32>}> : () -> tensor<2x3x2x5x3x3x2x3xi32>
    %30 = "stablehlo.multiply"(%28, %29) : (tensor<2x3x2x5x3x3x2x3xi32>, tensor<2x3x2x5x3x3x2x3xi32>) -> tensor<2x3x2x5x3x3x2x3xi32>
    %31 = "stablehlo.add"(%27, %30) : (tensor<2x3x2x5x3x3x2x3xi32>, tensor<2x3x2x5x3x3x2x3xi32>) -> tensor<2x3x2x5x3x3x2x3xi32>
    %32 = "stablehlo.iota"() <{iota_dimension = 3 : i64}> : () -> tensor<2x3x2x5x3x3x2x3xi32>
    %33 = "stablehlo.constant"() <{value = dense<42> : tensor<2x3x2x5x3x3x2x3xi32>}> : () -> tensor<2x3x2x5x3x3x2x3xi32>
    %34 = "stablehlo.multiply"(%32, %33) : (tensor<2x3x2x5x3x3x2x3xi32>, tensor<2x3x2x5x3x3x2x3xi32>) -> tensor<2x3x2x5x3x3x2x3xi32>
    %35 = "stablehlo.add"(%31, %34) : (tensor<2x3x2x5x3x3x2x3xi32>, tensor<2x3x2x5x3x3x2x3xi32>) -> tensor<2x3x2x5x3x3x2x3xi32>
    %36 = "stablehlo.iota"() <{iota_dimension = 4 : i64}> : () -> tensor<2x3x2x5x3x3x2x3xi32>
    %37 = "stablehlo.constant"() <{value = dense<6> : tensor<2x3x2x5x3x3x2x3xi32>}> : () -> tensor<2x3x2x5x3x3x2x3xi32>
    %38 = "stablehlo.multiply"(%36, %37) : (tensor<2x3x2x5x3x3x2x3xi32>, tensor<2x3x2x5x3x3x2x3xi32>) -> tensor<2x3x2x5x3x3x2x3xi32>
    %39 = "stablehlo.add"(%35, %38) : (tensor<2x3x2x5x3x3x2x3xi32>, tensor<2x3x2x5x3x3x2x3xi32>) -> tensor<2x3x2x5x3x3x2x3xi32>
    %40 = "stablehlo.iota"() <{iota_dimension = 5 : i64}> : () -> tensor<2x3x2x5x3x3x2x3xi32>
    %41 = "stablehlo.constant"() <{value = dense<12> : tensor<2x3x2x5x3x3x2x3xi32>}> : () -> tensor<2x3x2x5x3x3x2x3xi32>
    %42 = "stablehlo.multiply"(%40, %41) : (tensor<2x3x2x5x3x3x2x3xi32>, tensor<2x3x2x5x3x3x2x3xi32>) -> tensor<2x3x2x5x3x3x2x3xi32>
    %43 = "stablehlo.add"(%39, %42) : (tensor<2x3x2x5x3x3x2x3xi32>, tensor<2x3x2x5x3x3x2x3xi32>) -> tensor<2x3x2x5x3x3x2x3xi32>
    %44 = "stablehlo.iota"() <{iota_dimension = 6 : i64}> : () -> tensor<2x3x2x5x3x3x2x3xi32>
    %45 = "stablehlo.constant"() <{value = dense<1> : tensor<2x3x2x5x3x3x2x3xi32>}> : () -> tensor<2x3x2x5x3x3x2x3xi32>
    %46 = "stablehlo.multiply"(%44, %45) : (tensor<2x3x2x5x3x3x2x3xi32>, tensor<2x3x2x5x3x3x2x3xi32>) -> tensor<2x3x2x5x3x3x2x3xi32>
    %47 = "stablehlo.add"(%43, %46) : (tensor<2x3x2x5x3x3x2x3xi32>, tensor<2x3x2x5x3x3x2x3xi32>) -> tensor<2x3x2x5x3x3x2x3xi32>
    %48 = "stablehlo.iota"() <{iota_dimension = 7 : i64}> : () -> tensor<2x3x2x5x3x3x2x3xi32>
    %49 = "stablehlo.constant"() <{value = dense<2> : tensor<2x3x2x5x3x3x2x3xi32>}> : () -> tensor<2x3x2x5x3x3x2x3xi32>
    %50 = "stablehlo.multiply"(%48, %49) : (tensor<2x3x2x5x3x3x2x3xi32>, tensor<2x3x2x5x3x3x2x3xi32>) -> tensor<2x3x2x5x3x3x2x3xi32>
    %51 = "stablehlo.add"(%47, %50) : (tensor<2x3x2x5x3x3x2x3xi32>, tensor<2x3x2x5x3x3x2x3xi32>) -> tensor<2x3x2x5x3x3x2x3xi32>
    %52 = "stablehlo.broadcast_in_dim"(%26) <{broadcast_dimensions = array<i64: 0, 1, 3, 5, 7>}> : (tensor<2x3x5x3x3xi32>) -> tensor<2x3x2x5x3x3x2x3xi32>
    %53 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 1, 3, 5, 7>}> : (tensor<2x3x5x3x3xf32>) -> tensor<2x3x2x5x3x3x2x3xf32>
    %54 = "stablehlo.compare"(%52, %51) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x2x5x3x3x2x3xi32>, tensor<2x3x2x5x3x3x2x3xi32>) -> tensor<2x3x2x5x3x3x2x3xi1>
    %55 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3x2x5x3x3x2x3xf32>}> : () -> tensor<2x3x2x5x3x3x2x3xf32>
    %56 = "stablehlo.select"(%54, %53, %55) : (tensor<2x3x2x5x3x3x2x3xi1>, tensor<2x3x2x5x3x3x2x3xf32>, tensor<2x3x2x5x3x3x2x3xf32>) -> tensor<2x3x2x5x3x3x2x3xf32>
    %57 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %58 = "stablehlo.transpose"(%56) <{permutation = array<i64: 0, 1, 2, 3, 4, 5, 7, 6>}> : (tensor<2x3x2x5x3x3x2x3xf32>) -> tensor<2x3x2x5x3x3x3x2xf32>
    %59 = "stablehlo.reshape"(%58) : (tensor<2x3x2x5x3x3x3x2xf32>) -> tensor<2x3x2x5x3x3x6xf32>
    %60 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %61 = "stablehlo.slice"(%59) <{start_indices = array<i64: 0, 0, 0, 0, 0, 0, 0>, limit_indices = array<i64: 2, 3, 2, 5, 1, 3, 6>, strides = array<i64: 1, 1, 1, 1, 1, 1, 1>}> : (tensor<2x3x2x5x3x3x6xf32>) -> tensor<2x3x2x5x1x3x6xf32>
    %62 = "stablehlo.reshape"(%61) : (tensor<2x3x2x5x1x3x6xf32>) -> tensor<2x3x2x5x3x6xf32>
    %63 = "stablehlo.pad"(%62, %60) <{edge_padding_low = array<i64: 0, 0, 0, 0, 0, 0>, edge_padding_high = array<i64: 0, 0, 0, 0, 2, 0>, interior_padding = array<i64: 0, 0, 0, 0, 1, 0>}> : (tensor<2x3x2x5x3x6xf32>, tensor<f32>) -> tensor<2x3x2x5x7x6xf32>
    %64 = "stablehlo.slice"(%59) <{start_indices = array<i64: 0, 0, 0, 0, 1, 0, 0>, limit_indices = array<i64: 2, 3, 2, 5, 2, 3, 6>, strides = array<i64: 1, 1, 1, 1, 1, 1, 1>}> : (tensor<2x3x2x5x3x3x6xf32>) -> tensor<2x3x2x5x1x3x6xf32>
    %65 = "stablehlo.reshape"(%64) : (tensor<2x3x2x5x1x3x6xf32>) -> tensor<2x3x2x5x3x6xf32>
    %66 = "stablehlo.pad"(%65, %60) <{edge_padding_low = array<i64: 0, 0, 0, 0, 1, 0>, edge_padding_high = array<i64: 0, 0, 0, 0, 1, 0>, interior_padding = array<i64: 0, 0, 0, 0, 1, 0>}> : (tensor<2x3x2x5x3x6xf32>, tensor<f32>) -> tensor<2x3x2x5x7x6xf32>
    %67 = "stablehlo.add"(%63, %66) : (tensor<2x3x2x5x7x6xf32>, tensor<2x3x2x5x7x6xf32>) -> tensor<2x3x2x5x7x6xf32>
    %68 = "stablehlo.slice"(%59) <{start_indices = array<i64: 0, 0, 0, 0, 2, 0, 0>, limit_indices = array<i64: 2, 3, 2, 5, 3, 3, 6>, strides = array<i64: 1, 1, 1, 1, 1, 1, 1>}> : (tensor<2x3x2x5x3x3x6xf32>) -> tensor<2x3x2x5x1x3x6xf32>
    %69 = "stablehlo.reshape"(%68) : (tensor<2x3x2x5x1x3x6xf32>) -> tensor<2x3x2x5x3x6xf32>
    %70 = "stablehlo.pad"(%69, %60) <{edge_padding_low = array<i64: 0, 0, 0, 0, 2, 0>, edge_padding_high = array<i64: 0, 0, 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0, 1, 0>}> : (tensor<2x3x2x5x3x6xf32>, tensor<f32>) -> tensor<2x3x2x5x7x6xf32>
    %71 = "stablehlo.add"(%67, %70) : (tensor<2x3x2x5x7x6xf32>, tensor<2x3x2x5x7x6xf32>) -> tensor<2x3x2x5x7x6xf32>
    %72 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %73 = "stablehlo.slice"(%71) <{start_indices = array<i64: 0, 0, 0, 0, 0, 0>, limit_indices = array<i64: 2, 3, 1, 5, 7, 6>, strides = array<i64: 1, 1, 1, 1, 1, 1>}> : (tensor<2x3x2x5x7x6xf32>) -> tensor<2x3x1x5x7x6xf32>
    %74 = "stablehlo.reshape"(%73) : (tensor<2x3x1x5x7x6xf32>) -> tensor<2x3x5x7x6xf32>
    %75 = "stablehlo.pad"(%74, %72) <{edge_padding_low = array<i64: 0, 0, 0, 0, 0>, edge_padding_high = array<i64: 0, 0, 1, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>}> : (tensor<2x3x5x7x6xf32>, tensor<f32>) -> tensor<2x3x6x7x6xf32>
    %76 = "stablehlo.slice"(%71) <{start_indices = array<i64: 0, 0, 1, 0, 0, 0>, limit_indices = array<i64: 2, 3, 2, 5, 7, 6>, strides = array<i64: 1, 1, 1, 1, 1, 1>}> : (tensor<2x3x2x5x7x6xf32>) -> tensor<2x3x1x5x7x6xf32>
    %77 = "stablehlo.reshape"(%76) : (tensor<2x3x1x5x7x6xf32>) -> tensor<2x3x5x7x6xf32>
    %78 = "stablehlo.pad"(%77, %72) <{edge_padding_low = array<i64: 0, 0, 1, 0, 0>, edge_padding_high = array<i64: 0, 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>}> : (tensor<2x3x5x7x6xf32>, tensor<f32>) -> tensor<2x3x6x7x6xf32>
    %79 = "stablehlo.add"(%75, %78) : (tensor<2x3x6x7x6xf32>, tensor<2x3x6x7x6xf32>) -> tensor<2x3x6x7x6xf32>
    %80 = "stablehlo.slice"(%79) <{start_indices = array<i64: 0, 0, 1, 0, 0>, limit_indices = array<i64: 2, 3, 5, 7, 6>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<2x3x6x7x6xf32>) -> tensor<2x3x4x7x6xf32>
    %81 = "stablehlo.slice"(%80) <{start_indices = array<i64: 0, 0, 0, 1, 0>, limit_indices = array<i64: 2, 3, 4, 6, 6>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<2x3x4x7x6xf32>) -> tensor<2x3x4x5x6xf32>
    %82 = "stablehlo.convert"(%81) : (tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xbf16>
    return %82 : tensor<2x3x4x5x6xbf16>
  }
}

// T[2,3,5,3,3] T[2,3,4,5,6] (2,3,2) (1,2,2) (1,1,0) (1,1,1) false i64[2,3,5,3,3], T = float16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x5x3x3xf16>, %arg1: tensor<2x3x4x5x6xf16>, %arg2: tensor<2x3x5x3x3xi64>) -> (tensor<2x3x4x5x6xf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3x5x3x3xf16>) -> tensor<2x3x5x3x3xf32>
    %1 = "stablehlo.convert"(%arg2) : (tensor<2x3x5x3x3xi64>) -> tensor<2x3x5x3x3xi32>
    %2 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3x5x3x3xi32>}> : () -> tensor<2x3x5x3x3xi32>
    %3 = "stablehlo.constant"() <{value = dense<6> : tensor<2x3x5x3x3xi32>}> : () -> tensor<2x3x5x3x3xi32>
    %4 = "stablehlo.remainder"(%1, %3) : (tensor<2x3x5x3x3xi32>, tensor<2x3x5x3x3xi32>) -> tensor<2x3x5x3x3xi32>
    %5 = "stablehlo.divide"(%1, %3) : (tensor<2x3x5x3x3xi32>, tensor<2x3x5x3x3xi32>) -> tensor<2x3x5x3x3xi32>
    %6 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3x5x3x3xi32>}> : () -> tensor<2x3x5x3x3xi32>
    %7 = "stablehlo.add"(%4, %6) : (tensor<2x3x5x3x3xi32>, tensor<2x3x5x3x3xi32>) -> tensor<2x3x5x3x3xi32>
    %8 = "stablehlo.constant"() <{value = dense<1> : tensor<2x3x5x3x3xi32>}> : () -> tensor<2x3x5x3x3xi32>
    %9 = "stablehlo.multiply"(%7, %8) : (tensor<2x3x5x3x3xi32>, tensor<2x3x5x3x3xi32>) -> tensor<2x3x5x3x3xi32>
    %10 = "stablehlo.add"(%2, %9) : (tensor<2x3x5x3x3xi32>, tensor<2x3x5x3x3xi32>) -> tensor<2x3x5x3x3xi32>
    %11 = "stablehlo.constant"() <{value = dense<5> : tensor<2x3x5x3x3xi32>}> : () -> tensor<2x3x5x3x3xi32>
    %12 = "stablehlo.remainder"(%5, %11) : (tensor<2x3x5x3x3xi32>, tensor<2x3x5x3x3xi32>) -> tensor<2x3x5x3x3xi32>
    %13 = "stablehlo.divide"(%5, %11) : (tensor<2x3x5x3x3xi32>, tensor<2x3x5x3x3xi32>) -> tensor<2x3x5x3x3xi32>
    %14 = "stablehlo.constant"() <{value = dense<1> : tensor<2x3x5x3x3xi32>}> : () -> tensor<2x3x5x3x3xi32>
    %15 = "stablehlo.add"(%12, %14) : (tensor<2x3x5x3x3xi32>, tensor<2x3x5x3x3xi32>) -> tensor<2x3x5x3x3xi32>
    %16 = "stablehlo.constant"() <{value = dense<6> : tensor<2x3x5x3x3xi32>}> : () -> tensor<2x3x5x3x3xi32>
    %17 = "stablehlo.multiply"(%15, %16) : (tensor<2x3x5x3x3xi32>, tensor<2x3x5x3x3xi32>) -> tensor<2x3x5x3x3xi32>
    %18 = "stablehlo.add"(%10, %17) : (tensor<2x3x5x3x3xi32>, tensor<2x3x5x3x3xi32>) -> tensor<2x3x5x3x3xi32>
    %19 = "stablehlo.constant"() <{value = dense<4> : tensor<2x3x5x3x3xi32>}> : () -> tensor<2x3x5x3x3xi32>
    %20 = "stablehlo.remainder"(%13, %19) : (tensor<2x3x5x3x3xi32>, tensor<2x3x5x3x3xi32>) -> tensor<2x3x5x3x3xi32>
    %21 = "stablehlo.divide"(%13, %19) : (tensor<2x3x5x3x3xi32>, tensor<2x3x5x3x3xi32>) -> tensor<2x3x5x3x3xi32>
    %22 = "stablehlo.constant"() <{value = dense<1> : tensor<2x3x5x3x3xi32>}> : () -> tensor<2x3x5x3x3xi32>
    %23 = "stablehlo.add"(%20, %22) : (tensor<2x3x5x3x3xi32>, tensor<2x3x5x3x3xi32>) -> tensor<2x3x5x3x3xi32>
    %24 = "stablehlo.constant"() <{value = dense<42> : tensor<2x3x5x3x3xi32>}> : () -> tensor<2x3x5x3x3xi32>
    %25 = "stablehlo.multiply"(%23, %24) : (tensor<2x3x5x3x3xi32>, tensor<2x3x5x3x3xi32>) -> tensor<2x3x5x3x3xi32>
    %26 = "stablehlo.add"(%18, %25) : (tensor<2x3x5x3x3xi32>, tensor<2x3x5x3x3xi32>) -> tensor<2x3x5x3x3xi32>
    %27 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3x2x5x3x3x2x3xi32>}> : () -> tensor<2x3x2x5x3x3x2x3xi32>
    %28 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x3x2x5x3x3x2x3xi32>
    %29 = "stablehlo.constant"() <{value = dense<42> : tensor<2x3x2x5x3x3x2x3xi32>}> : () -> tensor<2x3x2x5x3x3x2x3xi32>
    %30 = "stablehlo.multiply"(%28, %29) : (tensor<2x3x2x5x3x3x2x3xi32>, tensor<2x3x2x5x3x3x2x3xi32>) -> tensor<2x3x2x5x3x3x2x3xi32>
    %31 = "stablehlo.add"(%27, %30) : (tensor<2x3x2x5x3x3x2x3xi32>, tensor<2x3x2x5x3x3x2x3xi32>) -> tensor<2x3x2x5x3x3x2x3xi32>
    %32 = "stablehlo.iota"() <{iota_dimension = 3 : i64}> : () -> tensor<2x3x2x5x3x3x2x3xi32>
    %33 = "stablehlo.constant"() <{value = dense<42> : tensor<2x3x2x5x3x3x2x3xi32>}> : () -> tensor<2x3x2x5x3x3x2x3xi32>
    %34 = "stablehlo.multiply"(%32, %33) : (tensor<2x3x2x5x3x3x2x3xi32>, tensor<2x3x2x5x3x3x2x3xi32>) -> tensor<2x3x2x5x3x3x2x3xi32>
    %35 = "stablehlo.add"(%31, %34) : (tensor<2x3x2x5x3x3x2x3xi32>, tensor<2x3x2x5x3x3x2x3xi32>) -> tensor<2x3x2x5x3x3x2x3xi32>
    %36 = "stablehlo.iota"() <{iota_dimension = 4 : i64}> : () -> tensor<2x3x2x5x3x3x2x3xi32>
    %37 = "stablehlo.constant"() <{value = dense<6> : tensor<2x3x2x5x3x3x2x3xi32>}> : () -> tensor<2x3x2x5x3x3x2x3xi32>
    %38 = "stablehlo.multiply"(%36, %37) : (tensor<2x3x2x5x3x3x2x3xi32>, tensor<2x3x2x5x3x3x2x3xi32>) -> tensor<2x3x2x5x3x3x2x3xi32>
    %39 = "stablehlo.add"(%35, %38) : (tensor<2x3x2x5x3x3x2x3xi32>, tensor<2x3x2x5x3x3x2x3xi32>) -> tensor<2x3x2x5x3x3x2x3xi32>
    %40 = "stablehlo.iota"() <{iota_dimension = 5 : i64}> : () -> tensor<2x3x2x5x3x3x2x3xi32>
    %41 = "stablehlo.constant"() <{value = dense<12> : tensor<2x3x2x5x3x3x2x3xi32>}> : () -> tensor<2x3x2x5x3x3x2x3xi32>
    %42 = "stablehlo.multiply"(%40, %41) : (tensor<2x3x2x5x3x3x2x3xi32>, tensor<2x3x2x5x3x3x2x3xi32>) -> tensor<2x3x2x5x3x3x2x3xi32>
    %43 = "stablehlo.add"(%39, %42) : (tensor<2x3x2x5x3x3x2x3xi32>, tensor<2x3x2x5x3x3x2x3xi32>) -> tensor<2x3x2x5x3x3x2x3xi32>
    %44 = "stablehlo.iota"() <{iota_dimension = 6 : i64}> : () -> tensor<2x3x2x5x3x3x2x3xi32>
    %45 = "stablehlo.constant"() <{value = dense<1> : tensor<2x3x2x5x3x3x2x3xi32>}> : () -> tensor<2x3x2x5x3x3x2x3xi32>
    %46 = "stablehlo.multiply"(%44, %45) : (tensor<2x3x2x5x3x3x2x3xi32>, tensor<2x3x2x5x3x3x2x3xi32>) -> tensor<2x3x2x5x3x3x2x3xi32>
    %47 = "stablehlo.add"(%43, %46) : (tensor<2x3x2x5x3x3x2x3xi32>, tensor<2x3x2x5x3x3x2x3xi32>) -> tensor<2x3x2x5x3x3x2x3xi32>
    %48 = "stablehlo.iota"() <{iota_dimension = 7 : i64}> : () -> tensor<2x3x2x5x3x3x2x3xi32>
    %49 = "stablehlo.constant"() <{value = dense<2> : tensor<2x3x2x5x3x3x2x3xi32>}> : () -> tensor<2x3x2x5x3x3x2x3xi32>
    %50 = "stablehlo.multiply"(%48, %49) : (tensor<2x3x2x5x3x3x2x3xi32>, tensor<2x3x2x5x3x3x2x3xi32>) -> tensor<2x3x2x5x3x3x2x3xi32>
    %51 = "stablehlo.add"(%47, %50) : (tensor<2x3x2x5x3x3x2x3xi32>, tensor<2x3x2x5x3x3x2x3xi32>) -> tensor<2x3x2x5x3x3x2x3xi32>
    %52 = "stablehlo.broadcast_in_dim"(%26) <{broadcast_dimensions = array<i64: 0, 1, 3, 5, 7>}> : (tensor<2x3x5x3x3xi32>) -> tensor<2x3x2x5x3x3x2x3xi32>
    %53 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 1, 3, 5, 7>}> : (tensor<2x3x5x3x3xf32>) -> tensor<2x3x2x5x3x3x2x3xf32>
    %54 = "stablehlo.compare"(%52, %51) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x2x5x3x3x2x3xi32>, tensor<2x3x2x5x3x3x2x3xi32>) -> tensor<2x3x2x5x3x3x2x3xi1>
    %55 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3x2x5x3x3x2x3xf32>}> : () -> tensor<2x3x2x5x3x3x2x3xf32>
    %56 = "stablehlo.select"(%54, %53, %55) : (tensor<2x3x2x5x3x3x2x3xi1>, tensor<2x3x2x5x3x3x2x3xf32>, tensor<2x3x2x5x3x3x2x3xf32>) -> tensor<2x3x2x5x3x3x2x3xf32>
    %57 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %58 = "stablehlo.transpose"(%56) <{permutation = array<i64: 0, 1, 2, 3, 4, 5, 7, 6>}> : (tensor<2x3x2x5x3x3x2x3xf32>) -> tensor<2x3x2x5x3x3x3x2xf32>
    %59 = "stablehlo.reshape"(%58) : (tensor<2x3x2x5x3x3x3x2xf32>) -> tensor<2x3x2x5x3x3x6xf32>
    %60 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %61 = "stablehlo.slice"(%59) <{start_indices = array<i64: 0, 0, 0, 0, 0, 0, 0>, limit_indices = array<i64: 2, 3, 2, 5, 1, 3, 6>, strides = array<i64: 1, 1, 1, 1, 1, 1, 1>}> : (tensor<2x3x2x5x3x3x6xf32>) -> tensor<2x3x2x5x1x3x6xf32>
    %62 = "stablehlo.reshape"(%61) : (tensor<2x3x2x5x1x3x6xf32>) -> tensor<2x3x2x5x3x6xf32>
    %63 = "stablehlo.pad"(%62, %60) <{edge_padding_low = array<i64: 0, 0, 0, 0, 0, 0>, edge_padding_high = array<i64: 0, 0, 0, 0, 2, 0>, interior_padding = array<i64: 0, 0, 0, 0, 1, 0>}> : (tensor<2x3x2x5x3x6xf32>, tensor<f32>) -> tensor<2x3x2x5x7x6xf32>
    %64 = "stablehlo.slice"(%59) <{start_indices = array<i64: 0, 0, 0, 0, 1, 0, 0>, limit_indices = array<i64: 2, 3, 2, 5, 2, 3, 6>, strides = array<i64: 1, 1, 1, 1, 1, 1, 1>}> : (tensor<2x3x2x5x3x3x6xf32>) -> tensor<2x3x2x5x1x3x6xf32>
    %65 = "stablehlo.reshape"(%64) : (tensor<2x3x2x5x1x3x6xf32>) -> tensor<2x3x2x5x3x6xf32>
    %66 = "stablehlo.pad"(%65, %60) <{edge_padding_low = array<i64: 0, 0, 0, 0, 1, 0>, edge_padding_high = array<i64: 0, 0, 0, 0, 1, 0>, interior_padding = array<i64: 0, 0, 0, 0, 1, 0>}> : (tensor<2x3x2x5x3x6xf32>, tensor<f32>) -> tensor<2x3x2x5x7x6xf32>
    %67 = "stablehlo.add"(%63, %66) : (tensor<2x3x2x5x7x6xf32>, tensor<2x3x2x5x7x6xf32>) -> tensor<2x3x2x5x7x6xf32>
    %68 = "stablehlo.slice"(%59) <{start_indices = array<i64: 0, 0, 0, 0, 2, 0, 0>, limit_indices = array<i64: 2, 3, 2, 5, 3, 3, 6>, strides = array<i64: 1, 1, 1, 1, 1, 1, 1>}> : (tensor<2x3x2x5x3x3x6xf32>) -> tensor<2x3x2x5x1x3x6xf32>
    %69 = "stablehlo.reshape"(%68) : (tensor<2x3x2x5x1x3x6xf32>) -> tensor<2x3x2x5x3x6xf32>
    %70 = "stablehlo.pad"(%69, %60) <{edge_padding_low = array<i64: 0, 0, 0, 0, 2, 0>, edge_padding_high = array<i64: 0, 0, 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0, 1, 0>}> : (tensor<2x3x2x5x3x6xf32>, tensor<f32>) -> tensor<2x3x2x5x7x6xf32>
    %71 = "stablehlo.add"(%67, %70) : (tensor<2x3x2x5x7x6xf32>, tensor<2x3x2x5x7x6xf32>) -> tensor<2x3x2x5x7x6xf32>
    %72 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %73 = "stablehlo.slice"(%71) <{start_indices = array<i64: 0, 0, 0, 0, 0, 0>, limit_indices = array<i64: 2, 3, 1, 5, 7, 6>, strides = array<i64: 1, 1, 1, 1, 1, 1>}> : (tensor<2x3x2x5x7x6xf32>) -> tensor<2x3x1x5x7x6xf32>
    %74 = "stablehlo.reshape"(%73) : (tensor<2x3x1x5x7x6xf32>) -> tensor<2x3x5x7x6xf32>
    %75 = "stablehlo.pad"(%74, %72) <{edge_padding_low = array<i64: 0, 0, 0, 0, 0>, edge_padding_high = array<i64: 0, 0, 1, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>}> : (tensor<2x3x5x7x6xf32>, tensor<f32>) -> tensor<2x3x6x7x6xf32>
    %76 = "stablehlo.slice"(%71) <{start_indices = array<i64: 0, 0, 1, 0, 0, 0>, limit_indices = array<i64: 2, 3, 2, 5, 7, 6>, strides = array<i64: 1, 1, 1, 1, 1, 1>}> : (tensor<2x3x2x5x7x6xf32>) -> tensor<2x3x1x5x7x6xf32>
    %77 = "stablehlo.reshape"(%76) : (tensor<2x3x1x5x7x6xf32>) -> tensor<2x3x5x7x6xf32>
    %78 = "stablehlo.pad"(%77, %72) <{edge_padding_low = array<i64: 0, 0, 1, 0, 0>, edge_padding_high = array<i64: 0, 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>}> : (tensor<2x3x5x7x6xf32>, tensor<f32>) -> tensor<2x3x6x7x6xf32>
    %79 = "stablehlo.add"(%75, %78) : (tensor<2x3x6x7x6xf32>, tensor<2x3x6x7x6xf32>) -> tensor<2x3x6x7x6xf32>
    %80 = "stablehlo.slice"(%79) <{start_indices = array<i64: 0, 0, 1, 0, 0>, limit_indices = array<i64: 2, 3, 5, 7, 6>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<2x3x6x7x6xf32>) -> tensor<2x3x4x7x6xf32>
    %81 = "stablehlo.slice"(%80) <{start_indices = array<i64: 0, 0, 0, 1, 0>, limit_indices = array<i64: 2, 3, 4, 6, 6>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<2x3x4x7x6xf32>) -> tensor<2x3x4x5x6xf32>
    %82 = "stablehlo.convert"(%81) : (tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf16>
    return %82 : tensor<2x3x4x5x6xf16>
  }
}

// T[2,3,5,3,3] T[2,3,4,5,6] (2,3,2) (1,2,2) (1,1,0) (1,1,1) false i64[2,3,5,3,3], T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x5x3x3xf64>, %arg1: tensor<2x3x4x5x6xf64>, %arg2: tensor<2x3x5x3x3xi64>) -> (tensor<2x3x4x5x6xf64>) {
    %0 = "stablehlo.convert"(%arg2) : (tensor<2x3x5x3x3xi64>) -> tensor<2x3x5x3x3xi32>
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3x5x3x3xi32>}> : () -> tensor<2x3x5x3x3xi32>
    %2 = "stablehlo.constant"() <{value = dense<6> : tensor<2x3x5x3x3xi32>}> : () -> tensor<2x3x5x3x3xi32>
    %3 = "stablehlo.remainder"(%0, %2) : (tensor<2x3x5x3x3xi32>, tensor<2x3x5x3x3xi32>) -> tensor<2x3x5x3x3xi32>
    %4 = "stablehlo.divide"(%0, %2) : (tensor<2x3x5x3x3xi32>, tensor<2x3x5x3x3xi32>) -> tensor<2x3x5x3x3xi32>
    %5 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3x5x3x3xi32>}> : () -> tensor<2x3x5x3x3xi32>
    %6 = "stablehlo.add"(%3, %5) : (tensor<2x3x5x3x3xi32>, tensor<2x3x5x3x3xi32>) -> tensor<2x3x5x3x3xi32>
    %7 = "stablehlo.constant"() <{value = dense<1> : tensor<2x3x5x3x3xi32>}> : () -> tensor<2x3x5x3x3xi32>
    %8 = "stablehlo.multiply"(%6, %7) : (tensor<2x3x5x3x3xi32>, tensor<2x3x5x3x3xi32>) -> tensor<2x3x5x3x3xi32>
    %9 = "stablehlo.add"(%1, %8) : (tensor<2x3x5x3x3xi32>, tensor<2x3x5x3x3xi32>) -> tensor<2x3x5x3x3xi32>
    %10 = "stablehlo.constant"() <{value = dense<5> : tensor<2x3x5x3x3xi32>}> : () -> tensor<2x3x5x3x3xi32>
    %11 = "stablehlo.remainder"(%4, %10) : (tensor<2x3x5x3x3xi32>, tensor<2x3x5x3x3xi32>) -> tensor<2x3x5x3x3xi32>
    %12 = "stablehlo.divide"(%4, %10) : (tensor<2x3x5x3x3xi32>, tensor<2x3x5x3x3xi32>) -> tensor<2x3x5x3x3xi32>
    %13 = "stablehlo.constant"() <{value = dense<1> : tensor<2x3x5x3x3xi32>}> : () -> tensor<2x3x5x3x3xi32>
    %14 = "stablehlo.add"(%11, %13) : (tensor<2x3x5x3x3xi32>, tensor<2x3x5x3x3xi32>) -> tensor<2x3x5x3x3xi32>
    %15 = "stablehlo.constant"() <{value = dense<6> : tensor<2x3x5x3x3xi32>}> : () -> tensor<2x3x5x3x3xi32>
    %16 = "stablehlo.multiply"(%14, %15) : (tensor<2x3x5x3x3xi32>, tensor<2x3x5x3x3xi32>) -> tensor<2x3x5x3x3xi32>
    %17 = "stablehlo.add"(%9, %16) : (tensor<2x3x5x3x3xi32>, tensor<2x3x5x3x3xi32>) -> tensor<2x3x5x3x3xi32>
    %18 = "stablehlo.constant"() <{value = dense<4> : tensor<2x3x5x3x3xi32>}> : () -> tensor<2x3x5x3x3xi32>
    %19 = "stablehlo.remainder"(%12, %18) : (tensor<2x3x5x3x3xi32>, tensor<2x3x5x3x3xi32>) -> tensor<2x3x5x3x3xi32>
    %20 = "stablehlo.divide"(%12, %18) : (tensor<2x3x5x3x3xi32>, tensor<2x3x5x3x3xi32>) -> tensor<2x3x5x3x3xi32>
    %21 = "stablehlo.constant"() <{value = dense<1> : tensor<2x3x5x3x3xi32>}> : () -> tensor<2x3x5x3x3xi32>
    %22 = "stablehlo.add"(%19, %21) : (tensor<2x3x5x3x3xi32>, tensor<2x3x5x3x3xi32>) -> tensor<2x3x5x3x3xi32>
    %23 = "stablehlo.constant"() <{value = dense<42> : tensor<2x3x5x3x3xi32>}> : () -> tensor<2x3x5x3x3xi32>
    %24 = "stablehlo.multiply"(%22, %23) : (tensor<2x3x5x3x3xi32>, tensor<2x3x5x3x3xi32>) -> tensor<2x3x5x3x3xi32>
    %25 = "stablehlo.add"(%17, %24) : (tensor<2x3x5x3x3xi32>, tensor<2x3x5x3x3xi32>) -> tensor<2x3x5x3x3xi32>
    %26 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3x2x5x3x3x2x3xi32>}> : () -> tensor<2x3x2x5x3x3x2x3xi32>
    %27 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x3x2x5x3x3x2x3xi32>
    %28 = "stablehlo.constant"() <{value = dense<42> : tensor<2x3x2x5x3x3x2x3xi32>}> : () -> tensor<2x3x2x5x3x3x2x3xi32>
    %29 = "stablehlo.multiply"(%27, %28) : (tensor<2x3x2x5x3x3x2x3xi32>, tensor<2x3x2x5x3x3x2x3xi32>) -> tensor<2x3x2x5x3x3x2x3xi32>
    %30 = "stablehlo.add"(%26, %29) : (tensor<2x3x2x5x3x3x2x3xi32>, tensor<2x3x2x5x3x3x2x3xi32>) -> tensor<2x3x2x5x3x3x2x3xi32>
    %31 = "stablehlo.iota"() <{iota_dimension = 3 : i64}> : () -> tensor<2x3x2x5x3x3x2x3xi32>
    %32 = "stablehlo.constant"() <{value = dense<42> : tensor<2x3x2x5x3x3x2x3xi32>}> : () -> tensor<2x3x2x5x3x3x2x3xi32>
    %33 = "stablehlo.multiply"(%31, %32) : (tensor<2x3x2x5x3x3x2x3xi32>, tensor<2x3x2x5x3x3x2x3xi32>) -> tensor<2x3x2x5x3x3x2x3xi32>
    %34 = "stablehlo.add"(%30, %33) : (tensor<2x3x2x5x3x3x2x3xi32>, tensor<2x3x2x5x3x3x2x3xi32>) -> tensor<2x3x2x5x3x3x2x3xi32>
    %35 = "stablehlo.iota"() <{iota_dimension = 4 : i64}> : () -> tensor<2x3x2x5x3x3x2x3xi32>
    %36 = "stablehlo.constant"() <{value = dense<6> : tensor<2x3x2x5x3x3x2x3xi32>}> : () -> tensor<2x3x2x5x3x3x2x3xi32>
    %37 = "stablehlo.multiply"(%35, %36) : (tensor<2x3x2x5x3x3x2x3xi32>, tensor<2x3x2x5x3x3x2x3xi32>) -> tensor<2x3x2x5x3x3x2x3xi32>
    %38 = "stablehlo.add"(%34, %37) : (tensor<2x3x2x5x3x3x2x3xi32>, tensor<2x3x2x5x3x3x2x3xi32>) -> tensor<2x3x2x5x3x3x2x3xi32>
    %39 = "stablehlo.iota"() <{iota_dimension = 5 : i64}> : () -> tensor<2x3x2x5x3x3x2x3xi32>
    %40 = "stablehlo.constant"() <{value = dense<12> : tensor<2x3x2x5x3x3x2x3xi32>}> : () -> tensor<2x3x2x5x3x3x2x3xi32>
    %41 = "stablehlo.multiply"(%39, %40) : (tensor<2x3x2x5x3x3x2x3xi32>, tensor<2x3x2x5x3x3x2x3xi32>) -> tensor<2x3x2x5x3x3x2x3xi32>
    %42 = "stablehlo.add"(%38, %41) : (tensor<2x3x2x5x3x3x2x3xi32>, tensor<2x3x2x5x3x3x2x3xi32>) -> tensor<2x3x2x5x3x3x2x3xi32>
    %43 = "stablehlo.iota"() <{iota_dimension = 6 : i64}> : () -> tensor<2x3x2x5x3x3x2x3xi32>
    %44 = "stablehlo.constant"() <{value = dense<1> : tensor<2x3x2x5x3x3x2x3xi32>}> : () -> tensor<2x3x2x5x3x3x2x3xi32>
    %45 = "stablehlo.multiply"(%43, %44) : (tensor<2x3x2x5x3x3x2x3xi32>, tensor<2x3x2x5x3x3x2x3xi32>) -> tensor<2x3x2x5x3x3x2x3xi32>
    %46 = "stablehlo.add"(%42, %45) : (tensor<2x3x2x5x3x3x2x3xi32>, tensor<2x3x2x5x3x3x2x3xi32>) -> tensor<2x3x2x5x3x3x2x3xi32>
    %47 = "stablehlo.iota"() <{iota_dimension = 7 : i64}> : () -> tensor<2x3x2x5x3x3x2x3xi32>
    %48 = "stablehlo.constant"() <{value = dense<2> : tensor<2x3x2x5x3x3x2x3xi32>}> : () -> tensor<2x3x2x5x3x3x2x3xi32>
    %49 = "stablehlo.multiply"(%47, %48) : (tensor<2x3x2x5x3x3x2x3xi32>, tensor<2x3x2x5x3x3x2x3xi32>) -> tensor<2x3x2x5x3x3x2x3xi32>
    %50 = "stablehlo.add"(%46, %49) : (tensor<2x3x2x5x3x3x2x3xi32>, tensor<2x3x2x5x3x3x2x3xi32>) -> tensor<2x3x2x5x3x3x2x3xi32>
    %51 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64: 0, 1, 3, 5, 7>}> : (tensor<2x3x5x3x3xi32>) -> tensor<2x3x2x5x3x3x2x3xi32>
    %52 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64: 0, 1, 3, 5, 7>}> : (tensor<2x3x5x3x3xf64>) -> tensor<2x3x2x5x3x3x2x3xf64>
    %53 = "stablehlo.compare"(%51, %50) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x2x5x3x3x2x3xi32>, tensor<2x3x2x5x3x3x2x3xi32>) -> tensor<2x3x2x5x3x3x2x3xi1>
    %54 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3x2x5x3x3x2x3xf64>}> : () -> tensor<2x3x2x5x3x3x2x3xf64>
    %55 = "stablehlo.select"(%53, %52, %54) : (tensor<2x3x2x5x3x3x2x3xi1>, tensor<2x3x2x5x3x3x2x3xf64>, tensor<2x3x2x5x3x3x2x3xf64>) -> tensor<2x3x2x5x3x3x2x3xf64>
    %56 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %57 = "stablehlo.transpose"(%55) <{permutation = array<i64: 0, 1, 2, 3, 4, 5, 7, 6>}> : (tensor<2x3x2x5x3x3x2x3xf64>) -> tensor<2x3x2x5x3x3x3x2xf64>
    %58 = "stablehlo.reshape"(%57) : (tensor<2x3x2x5x3x3x3x2xf64>) -> tensor<2x3x2x5x3x3x6xf64>
    %59 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %60 = "stablehlo.slice"(%58) <{start_indices = array<i64: 0, 0, 0, 0, 0, 0, 0>, limit_indices = array<i64: 2, 3, 2, 5, 1, 3, 6>, strides = array<i64: 1, 1, 1, 1, 1, 1, 1>}> : (tensor<2x3x2x5x3x3x6xf64>) -> tensor<2x3x2x5x1x3x6xf64>
    %61 = "stablehlo.reshape"(%60) : (tensor<2x3x2x5x1x3x6xf64>) -> tensor<2x3x2x5x3x6xf64>
    %62 = "stablehlo.pad"(%61, %59) <{edge_padding_low = array<i64: 0, 0, 0, 0, 0, 0>, edge_padding_high = array<i64: 0, 0, 0, 0, 2, 0>, interior_padding = array<i64: 0, 0, 0, 0, 1, 0>}> : (tensor<2x3x2x5x3x6xf64>, tensor<f64>) -> tensor<2x3x2x5x7x6xf64>
    %63 = "stablehlo.slice"(%58) <{start_indices = array<i64: 0, 0, 0, 0, 1, 0, 0>, limit_indices = array<i64: 2, 3, 2, 5, 2, 3, 6>, strides = array<i64: 1, 1, 1, 1, 1, 1, 1>}> : (tensor<2x3x2x5x3x3x6xf64>) -> tensor<2x3x2x5x1x3x6xf64>
    %64 = "stablehlo.reshape"(%63) : (tensor<2x3x2x5x1x3x6xf64>) -> tensor<2x3x2x5x3x6xf64>
    %65 = "stablehlo.pad"(%64, %59) <{edge_padding_low = array<i64: 0, 0, 0, 0, 1, 0>, edge_padding_high = array<i64: 0, 0, 0, 0, 1, 0>, interior_padding = array<i64: 0, 0, 0, 0, 1, 0>}> : (tensor<2x3x2x5x3x6xf64>, tensor<f64>) -> tensor<2x3x2x5x7x6xf64>
    %66 = "stablehlo.add"(%62, %65) : (tensor<2x3x2x5x7x6xf64>, tensor<2x3x2x5x7x6xf64>) -> tensor<2x3x2x5x7x6xf64>
    %67 = "stablehlo.slice"(%58) <{start_indices = array<i64: 0, 0, 0, 0, 2, 0, 0>, limit_indices = array<i64: 2, 3, 2, 5, 3, 3, 6>, strides = array<i64: 1, 1, 1, 1, 1, 1, 1>}> : (tensor<2x3x2x5x3x3x6xf64>) -> tensor<2x3x2x5x1x3x6xf64>
    %68 = "stablehlo.reshape"(%67) : (tensor<2x3x2x5x1x3x6xf64>) -> tensor<2x3x2x5x3x6xf64>
    %69 = "stablehlo.pad"(%68, %59) <{edge_padding_low = array<i64: 0, 0, 0, 0, 2, 0>, edge_padding_high = array<i64: 0, 0, 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0, 1, 0>}> : (tensor<2x3x2x5x3x6xf64>, tensor<f64>) -> tensor<2x3x2x5x7x6xf64>
    %70 = "stablehlo.add"(%66, %69) : (tensor<2x3x2x5x7x6xf64>, tensor<2x3x2x5x7x6xf64>) -> tensor<2x3x2x5x7x6xf64>
    %71 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %72 = "stablehlo.slice"(%70) <{start_indices = array<i64: 0, 0, 0, 0, 0, 0>, limit_indices = array<i64: 2, 3, 1, 5, 7, 6>, strides = array<i64: 1, 1, 1, 1, 1, 1>}> : (tensor<2x3x2x5x7x6xf64>) -> tensor<2x3x1x5x7x6xf64>
    %73 = "stablehlo.reshape"(%72) : (tensor<2x3x1x5x7x6xf64>) -> tensor<2x3x5x7x6xf64>
    %74 = "stablehlo.pad"(%73, %71) <{edge_padding_low = array<i64: 0, 0, 0, 0, 0>, edge_padding_high = array<i64: 0, 0, 1, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>}> : (tensor<2x3x5x7x6xf64>, tensor<f64>) -> tensor<2x3x6x7x6xf64>
    %75 = "stablehlo.slice"(%70) <{start_indices = array<i64: 0, 0, 1, 0, 0, 0>, limit_indices = array<i64: 2, 3, 2, 5, 7, 6>, strides = array<i64: 1, 1, 1, 1, 1, 1>}> : (tensor<2x3x2x5x7x6xf64>) -> tensor<2x3x1x5x7x6xf64>
    %76 = "stablehlo.reshape"(%75) : (tensor<2x3x1x5x7x6xf64>) -> tensor<2x3x5x7x6xf64>
    %77 = "stablehlo.pad"(%76, %71) <{edge_padding_low = array<i64: 0, 0, 1, 0, 0>, edge_padding_high = array<i64: 0, 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>}> : (tensor<2x3x5x7x6xf64>, tensor<f64>) -> tensor<2x3x6x7x6xf64>
    %78 = "stablehlo.add"(%74, %77) : (tensor<2x3x6x7x6xf64>, tensor<2x3x6x7x6xf64>) -> tensor<2x3x6x7x6xf64>
    %79 = "stablehlo.slice"(%78) <{start_indices = array<i64: 0, 0, 1, 0, 0>, limit_indices = array<i64: 2, 3, 5, 7, 6>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<2x3x6x7x6xf64>) -> tensor<2x3x4x7x6xf64>
    %80 = "stablehlo.slice"(%79) <{start_indices = array<i64: 0, 0, 0, 1, 0>, limit_indices = array<i64: 2, 3, 4, 6, 6>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<2x3x4x7x6xf64>) -> tensor<2x3x4x5x6xf64>
    return %80 : tensor<2x3x4x5x6xf64>
  }
}
