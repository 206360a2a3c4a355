// aten::grid_sampler_3d_backward(Tensor grad_output, Tensor input, Tensor grid, int interpolation_mode, int padding_mode, bool align_corners, bool[2] output_mask) -> (Tensor, Tensor)

// T[2,3,3,2,2] T[2,3,3,4,5] T[2,3,2,2,3] 0 1 false (true,true), T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x3x2x2xf32>, %arg1: tensor<2x3x3x4x5xf32>, %arg2: tensor<2x3x2x2x3xf32>) -> (tensor<2x3x3x4x5xf32>, tensor<2x3x2x2x3xf32>) {
    %0 = "stablehlo.reshape"(%arg2) : (tensor<2x3x2x2x3xf32>) -> tensor<2x12x3xf32>
    %1 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0, 2>, limit_indices = array<i64: 2, 12, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<2x12x3xf32>) -> tensor<2x12x1xf32>
    %2 = "stablehlo.reshape"(%1) : (tensor<2x12x1xf32>) -> tensor<2x12xf32>
    %3 = "stablehlo.reshape"(%1) : (tensor<2x12x1xf32>) -> tensor<2x1x12xf32>
    %4 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %5 = "stablehlo.add"(%3, %4) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %6 = "stablehlo.constant"() <{value = dense<3.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %7 = "stablehlo.multiply"(%5, %6) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %8 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %9 = "stablehlo.add"(%7, %8) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %10 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %11 = "stablehlo.multiply"(%9, %10) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %12 = "stablehlo.constant"() <{value = dense<1.5> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %13 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %14 = "stablehlo.compare"(%11, %13) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xi1>
    %15 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %16 = "stablehlo.compare"(%11, %15) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xi1>
    %17 = "stablehlo.or"(%14, %16) : (tensor<2x1x12xi1>, tensor<2x1x12xi1>) -> tensor<2x1x12xi1>
    %18 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %19 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %20 = "stablehlo.select"(%16, %19, %11) : (tensor<2x1x12xi1>, tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %21 = "stablehlo.select"(%14, %18, %20) : (tensor<2x1x12xi1>, tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %22 = "stablehlo.select"(%17, %18, %12) : (tensor<2x1x12xi1>, tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %23 = "stablehlo.floor"(%21) : (tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %24 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %25 = "stablehlo.add"(%23, %24) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %26 = "stablehlo.subtract"(%25, %21) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %27 = "stablehlo.subtract"(%21, %23) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %28 = "stablehlo.negate"(%22) : (tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %29 = "stablehlo.concatenate"(%23, %25) <{dimension = 1 : i64}> : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x2x12xf32>
    %30 = "stablehlo.concatenate"(%26, %27) <{dimension = 1 : i64}> : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x2x12xf32>
    %31 = "stablehlo.concatenate"(%28, %22) <{dimension = 1 : i64}> : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x2x12xf32>
    %32 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0, 1>, limit_indices = array<i64: 2, 12, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<2x12x3xf32>) -> tensor<2x12x1xf32>
    %33 = "stablehlo.reshape"(%32) : (tensor<2x12x1xf32>) -> tensor<2x12xf32>
    %34 = "stablehlo.reshape"(%32) : (tensor<2x12x1xf32>) -> tensor<2x1x12xf32>
    %35 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %36 = "stablehlo.add"(%34, %35) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %37 = "stablehlo.constant"() <{value = dense<4.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %38 = "stablehlo.multiply"(%36, %37) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %39 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %40 = "stablehlo.add"(%38, %39) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %41 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %42 = "stablehlo.multiply"(%40, %41) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %43 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %44 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %45 = "stablehlo.compare"(%42, %44) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xi1>
    %46 = "stablehlo.constant"() <{value = dense<3.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %47 = "stablehlo.compare"(%42, %46) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xi1>
    %48 = "stablehlo.or"(%45, %47) : (tensor<2x1x12xi1>, tensor<2x1x12xi1>) -> tensor<2x1x12xi1>
    %49 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %50 = "stablehlo.constant"() <{value = dense<3.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %51 = "stablehlo.select"(%47, %50, %42) : (tensor<2x1x12xi1>, tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %52 = "stablehlo.select"(%45, %49, %51) : (tensor<2x1x12xi1>, tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %53 = "stablehlo.select"(%48, %49, %43) : (tensor<2x1x12xi1>, tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %54 = "stablehlo.floor"(%52) : (tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %55 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %56 = "stablehlo.add"(%54, %55) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %57 = "stablehlo.subtract"(%56, %52) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %58 = "stablehlo.subtract"(%52, %54) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %59 = "stablehlo.negate"(%53) : (tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %60 = "stablehlo.concatenate"(%54, %56) <{dimension = 1 : i64}> : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x2x12xf32>
    %61 = "stablehlo.concatenate"(%57, %58) <{dimension = 1 : i64}> : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x2x12xf32>
    %62 = "stablehlo.concatenate"(%59, %53) <{dimension = 1 : i64}> : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x2x12xf32>
    %63 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 2, 12, 1>, strides = array<i64: 1, 1, 1>}> : (tensor<2x12x3xf32>) -> tensor<2x12x1xf32>
    %64 = "stablehlo.reshape"(%63) : (tensor<2x12x1xf32>) -> tensor<2x12xf32>
    %65 = "stablehlo.reshape"(%63) : (tensor<2x12x1xf32>) -> tensor<2x1x12xf32>
    %66 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %67 = "stablehlo.add"(%65, %66) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %68 = "stablehlo.constant"() <{value = dense<5.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %69 = "stablehlo.multiply"(%67, %68) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %70 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %71 = "stablehlo.add"(%69, %70) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %72 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %73 = "stablehlo.multiply"(%71, %72) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %74 = "stablehlo.constant"() <{value = dense<2.5> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %75 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %76 = "stablehlo.compare"(%73, %75) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xi1>
    %77 = "stablehlo.constant"() <{value = dense<4.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %78 = "stablehlo.compare"(%73, %77) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xi1>
    %79 = "stablehlo.or"(%76, %78) : (tensor<2x1x12xi1>, tensor<2x1x12xi1>) -> tensor<2x1x12xi1>
    %80 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %81 = "stablehlo.constant"() <{value = dense<4.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %82 = "stablehlo.select"(%78, %81, %73) : (tensor<2x1x12xi1>, tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %83 = "stablehlo.select"(%76, %80, %82) : (tensor<2x1x12xi1>, tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %84 = "stablehlo.select"(%79, %80, %74) : (tensor<2x1x12xi1>, tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %85 = "stablehlo.floor"(%83) : (tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %86 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %87 = "stablehlo.add"(%85, %86) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %88 = "stablehlo.subtract"(%87, %83) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %89 = "stablehlo.subtract"(%83, %85) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %90 = "stablehlo.negate"(%84) : (tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %91 = "stablehlo.concatenate"(%85, %87) <{dimension = 1 : i64}> : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x2x12xf32>
    %92 = "stablehlo.concatenate"(%88, %89) <{dimension = 1 : i64}> : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x2x12xf32>
    %93 = "stablehlo.concatenate"(%90, %84) <{dimension = 1 : i64}> : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x2x12xf32>
    %94 = "stablehlo.iota"() <{iota_dimension = 3 : i64}> : () -> tensor<2x2x2x2x12xi32>
    %95 = "stablehlo.constant"() <{value = dense<true> : tensor<2x2x2x2x12xi1>}> : () -> tensor<2x2x2x2x12xi1>
    %96 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x12xf32>}> : () -> tensor<2x2x12xf32>
    %97 = "stablehlo.compare"(%29, %96) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x2x12xf32>, tensor<2x2x12xf32>) -> tensor<2x2x12xi1>
    %98 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x2x12xf32>}> : () -> tensor<2x2x12xf32>
    %99 = "stablehlo.compare"(%29, %98) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x2x12xf32>, tensor<2x2x12xf32>) -> tensor<2x2x12xi1>
    %100 = "stablehlo.and"(%97, %99) : (tensor<2x2x12xi1>, tensor<2x2x12xi1>) -> tensor<2x2x12xi1>
    %101 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x12xf32>}> : () -> tensor<2x2x12xf32>
    %102 = "stablehlo.select"(%100, %29, %101) : (tensor<2x2x12xi1>, tensor<2x2x12xf32>, tensor<2x2x12xf32>) -> tensor<2x2x12xf32>
    %103 = "stablehlo.convert"(%102) : (tensor<2x2x12xf32>) -> tensor<2x2x12xi32>
    %104 = "stablehlo.broadcast_in_dim"(%103) <{broadcast_dimensions = array<i64: 3, 0, 4>}> : (tensor<2x2x12xi32>) -> tensor<2x2x2x2x12xi32>
    %105 = "stablehlo.broadcast_in_dim"(%100) <{broadcast_dimensions = array<i64: 3, 0, 4>}> : (tensor<2x2x12xi1>) -> tensor<2x2x2x2x12xi1>
    %106 = "stablehlo.and"(%95, %105) : (tensor<2x2x2x2x12xi1>, tensor<2x2x2x2x12xi1>) -> tensor<2x2x2x2x12xi1>
    %107 = "stablehlo.constant"() <{value = dense<3> : tensor<2x2x2x2x12xi32>}> : () -> tensor<2x2x2x2x12xi32>
    %108 = "stablehlo.multiply"(%94, %107) : (tensor<2x2x2x2x12xi32>, tensor<2x2x2x2x12xi32>) -> tensor<2x2x2x2x12xi32>
    %109 = "stablehlo.add"(%108, %104) : (tensor<2x2x2x2x12xi32>, tensor<2x2x2x2x12xi32>) -> tensor<2x2x2x2x12xi32>
    %110 = "stablehlo.broadcast_in_dim"(%30) <{broadcast_dimensions = array<i64: 3, 0, 4>}> : (tensor<2x2x12xf32>) -> tensor<2x2x2x2x12xf32>
    %111 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64: 3, 0, 4>}> : (tensor<2x2x12xf32>) -> tensor<2x2x2x2x12xf32>
    %112 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x12xf32>}> : () -> tensor<2x2x12xf32>
    %113 = "stablehlo.compare"(%60, %112) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x2x12xf32>, tensor<2x2x12xf32>) -> tensor<2x2x12xi1>
    %114 = "stablehlo.constant"() <{value = dense<3.0> : tensor<2x2x12xf32>}> : () -> tensor<2x2x12xf32>
    %115 = "stablehlo.compare"(%60, %114) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x2x12xf32>, tensor<2x2x12xf32>) -> tensor<2x2x12xi1>
    %116 = "stablehlo.and"(%113, %115) : (tensor<2x2x12xi1>, tensor<2x2x12xi1>) -> tensor<2x2x12xi1>
    %117 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x12xf32>}> : () -> tensor<2x2x12xf32>
    %118 = "stablehlo.select"(%116, %60, %117) : (tensor<2x2x12xi1>, tensor<2x2x12xf32>, tensor<2x2x12xf32>) -> tensor<2x2x12xf32>
    %119 = "stablehlo.convert"(%118) : (tensor<2x2x12xf32>) -> tensor<2x2x12xi32>
    %120 = "stablehlo.broadcast_in_dim"(%119) <{broadcast_dimensions = array<i64: 3, 1, 4>}> : (tensor<2x2x12xi32>) -> tensor<2x2x2x2x12xi32>
    %121 = "stablehlo.broadcast_in_dim"(%116) <{broadcast_dimensions = array<i64: 3, 1, 4>}> : (tensor<2x2x12xi1>) -> tensor<2x2x2x2x12xi1>
    %122 = "stablehlo.and"(%106, %121) : (tensor<2x2x2x2x12xi1>, tensor<2x2x2x2x12xi1>) -> tensor<2x2x2x2x12xi1>
    %123 = "stablehlo.constant"() <{value = dense<4> : tensor<2x2x2x2x12xi32>}> : () -> tensor<2x2x2x2x12xi32>
    %124 = "stablehlo.multiply"(%109, %123) : (tensor<2x2x2x2x12xi32>, tensor<2x2x2x2x12xi32>) -> tensor<2x2x2x2x12xi32>
    %125 = "stablehlo.add"(%124, %120) : (tensor<2x2x2x2x12xi32>, tensor<2x2x2x2x12xi32>) -> tensor<2x2x2x2x12xi32>
    %126 = "stablehlo.broadcast_in_dim"(%61) <{broadcast_dimensions = array<i64: 3, 1, 4>}> : (tensor<2x2x12xf32>) -> tensor<2x2x2x2x12xf32>
    %127 = "stablehlo.broadcast_in_dim"(%62) <{broadcast_dimensions = array<i64: 3, 1, 4>}> : (tensor<2x2x12xf32>) -> tensor<2x2x2x2x12xf32>
    %128 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x12xf32>}> : () -> tensor<2x2x12xf32>
    %129 = "stablehlo.compare"(%91, %128) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x2x12xf32>, tensor<2x2x12xf32>) -> tensor<2x2x12xi1>
    %130 = "stablehlo.constant"() <{value = dense<4.0> : tensor<2x2x12xf32>}> : () -> tensor<2x2x12xf32>
    %131 = "stablehlo.compare"(%91, %130) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x2x12xf32>, tensor<2x2x12xf32>) -> tensor<2x2x12xi1>
    %132 = "stablehlo.and"(%129, %131) : (tensor<2x2x12xi1>, tensor<2x2x12xi1>) -> tensor<2x2x12xi1>
    %133 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x12xf32>}> : () -> tensor<2x2x12xf32>
    %134 = "stablehlo.select"(%132, %91, %133) : (tensor<2x2x12xi1>, tensor<2x2x12xf32>, tensor<2x2x12xf32>) -> tensor<2x2x12xf32>
    %135 = "stablehlo.convert"(%134) : (tensor<2x2x12xf32>) -> tensor<2x2x12xi32>
    %136 = "stablehlo.broadcast_in_dim"(%135) <{broadcast_dimensions = array<i64: 3, 2, 4>}> : (tensor<2x2x12xi32>) -> tensor<2x2x2x2x12xi32>
    %137 = "stablehlo.broadcast_in_dim"(%132) <{broadcast_dimensions = array<i64: 3, 2, 4>}> : (tensor<2x2x12xi1>) -> tensor<2x2x2x2x12xi1>
    %138 = "stablehlo.and"(%122, %137) : (tensor<2x2x2x2x12xi1>, tensor<2x2x2x2x12xi1>) -> tensor<2x2x2x2x12xi1>
    %139 = "stablehlo.constant"() <{value = dense<5> : tensor<2x2x2x2x12xi32>}> : () -> tensor<2x2x2x2x12xi32>
    %140 = "stablehlo.multiply"(%125, %139) : (tensor<2x2x2x2x12xi32>, tensor<2x2x2x2x12xi32>) -> tensor<2x2x2x2x12xi32>
    %141 = "stablehlo.add"(%140, %136) : (tensor<2x2x2x2x12xi32>, tensor<2x2x2x2x12xi32>) -> tensor<2x2x2x2x12xi32>
    %142 = "stablehlo.broadcast_in_dim"(%92) <{broadcast_dimensions = array<i64: 3, 2, 4>}> : (tensor<2x2x12xf32>) -> tensor<2x2x2x2x12xf32>
    %143 = "stablehlo.broadcast_in_dim"(%93) <{broadcast_dimensions = array<i64: 3, 2, 4>}> : (tensor<2x2x12xf32>) -> tensor<2x2x2x2x12xf32>
    %144 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x2x2x2x12xf32>}> : () -> tensor<2x2x2x2x12xf32>
    %145 = "stablehlo.multiply"(%144, %110) : (tensor<2x2x2x2x12xf32>, tensor<2x2x2x2x12xf32>) -> tensor<2x2x2x2x12xf32>
    %146 = "stablehlo.multiply"(%145, %126) : (tensor<2x2x2x2x12xf32>, tensor<2x2x2x2x12xf32>) -> tensor<2x2x2x2x12xf32>
    %147 = "stablehlo.multiply"(%146, %142) : (tensor<2x2x2x2x12xf32>, tensor<2x2x2x2x12xf32>) -> tensor<2x2x2x2x12xf32>
    %148 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x2x2x12xf32>}> : () -> tensor<2x2x2x2x12xf32>
    %149 = "stablehlo.select"(%138, %147, %148) : (tensor<2x2x2x2x12xi1>, tensor<2x2x2x2x12xf32>, tensor<2x2x2x2x12xf32>) -> tensor<2x2x2x2x12xf32>
    %150 = "stablehlo.reshape"(%149) : (tensor<2x2x2x2x12xf32>) -> tensor<8x24xf32>
    %151 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x2x2x2x12xf32>}> : () -> tensor<2x2x2x2x12xf32>
    %152 = "stablehlo.multiply"(%151, %111) : (tensor<2x2x2x2x12xf32>, tensor<2x2x2x2x12xf32>) -> tensor<2x2x2x2x12xf32>
    %153 = "stablehlo.multiply"(%152, %126) : (tensor<2x2x2x2x12xf32>, tensor<2x2x2x2x12xf32>) -> tensor<2x2x2x2x12xf32>
    %154 = "stablehlo.multiply"(%153, %142) : (tensor<2x2x2x2x12xf32>, tensor<2x2x2x2x12xf32>) -> tensor<2x2x2x2x12xf32>
    %155 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x2x2x12xf32>}> : () -> tensor<2x2x2x2x12xf32>
    %156 = "stablehlo.select"(%138, %154, %155) : (tensor<2x2x2x2x12xi1>, tensor<2x2x2x2x12xf32>, tensor<2x2x2x2x12xf32>) -> tensor<2x2x2x2x12xf32>
    %157 = "stablehlo.reshape"(%156) : (tensor<2x2x2x2x12xf32>) -> tensor<8x24xf32>
    %158 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x2x2x2x12xf32>}> : () -> tensor<2x2x2x2x12xf32>
    %159 = "stablehlo.multiply"(%158, %110) : (tensor<2x2x2x2x12xf32>, tensor<2x2x2x2x12xf32>) -> tensor<2x2x2x2x12xf32>
    %160 = "stablehlo.multiply"(%159, %127) : (tensor<2x2x2x2x12xf32>, tensor<2x2x2x2x12xf32>) -> tensor<2x2x2x2x12xf32>
    %161 = "stablehlo.multiply"(%160, %142) : (tensor<2x2x2x2x12xf32>, tensor<2x2x2x2x12xf32>) -> tensor<2x2x2x2x12xf32>
    %162 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x2x2x12xf32>}> : () -> tensor<2x2x2x2x12xf32>
    %163 = "stablehlo.select"(%138, %161, %162) : (tensor<2x2x2x2x12xi1>, tensor<2x2x2x2x12xf32>, tensor<2x2x2x2x12xf32>) -> tensor<2x2x2x2x12xf32>
    %164 = "stablehlo.reshape"(%163) : (tensor<2x2x2x2x12xf32>) -> tensor<8x24xf32>
    %165 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x2x2x2x12xf32>}> : () -> tensor<2x2x2x2x12xf32>
    %166 = "stablehlo.multiply"(%165, %110) : (tensor<2x2x2x2x12xf32>, tensor<2x2x2x2x12xf32>) -> tensor<2x2x2x2x12xf32>
    %167 = "stablehlo.multiply"(%166, %126) : (tensor<2x2x2x2x12xf32>, tensor<2x2x2x2x12xf32>) -> tensor<2x2x2x2x12xf32>
    %168 = "stablehlo.multiply"(%167, %143) : (tensor<2x2x2x2x12xf32>, tensor<2x2x2x2x12xf32>) -> tensor<2x2x2x2x12xf32>
    %169 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x2x2x12xf32>}> : () -> tensor<2x2x2x2x12xf32>
    %170 = "stablehlo.select"(%138, %168, %169) : (tensor<2x2x2x2x12xi1>, tensor<2x2x2x2x12xf32>, tensor<2x2x2x2x12xf32>) -> tensor<2x2x2x2x12xf32>
    %171 = "stablehlo.reshape"(%170) : (tensor<2x2x2x2x12xf32>) -> tensor<8x24xf32>
    %172 = "stablehlo.reshape"(%141) : (tensor<2x2x2x2x12xi32>) -> tensor<8x24xi32>
    %173 = "stablehlo.reshape"(%arg0) : (tensor<2x3x3x2x2xf32>) -> tensor<2x3x12xf32>
    %174 = "stablehlo.transpose"(%173) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x3x12xf32>) -> tensor<2x12x3xf32>
    %175 = "stablehlo.reshape"(%174) : (tensor<2x12x3xf32>) -> tensor<24x3xf32>
    %176 = "stablehlo.reshape"(%arg1) : (tensor<2x3x3x4x5xf32>) -> tensor<2x3x60xf32>
    %177 = "stablehlo.transpose"(%176) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x3x60xf32>) -> tensor<2x60x3xf32>
    %178 = "stablehlo.reshape"(%177) : (tensor<2x60x3xf32>) -> tensor<120x3xf32>
    %179 = "stablehlo.constant"() <{value = dense<0.0> : tensor<120x3xf32>}> : () -> tensor<120x3xf32>
    %180 = "stablehlo.constant"() <{value = dense<0.0> : tensor<8x24xf32>}> : () -> tensor<8x24xf32>
    %181 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %222:7 = "stablehlo.while"(%181, %179, %180, %172, %150, %178, %175) ({
    ^bb0(%r182: tensor<i32>, %r183: tensor<120x3xf32>, %r184: tensor<8x24xf32>, %r185: tensor<8x24xi32>, %r186: tensor<8x24xf32>, %r187: tensor<120x3xf32>, %r188: tensor<24x3xf32>):
      %189 = "stablehlo.constant"() <{value = dense<8> : tensor<i32>}> : () -> tensor<i32>
      %190 = "stablehlo.compare"(%r182, %189) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%190) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r191: tensor<i32>, %r192: tensor<120x3xf32>, %r193: tensor<8x24xf32>, %r194: tensor<8x24xi32>, %r195: tensor<8x24xf32>, %r196: tensor<120x3xf32>, %r197: tensor<24x3xf32>):
      %198 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %199 = "stablehlo.dynamic_slice"(%r194, %r191, %198) <{slice_sizes = array<i64: 1, 24>}> : (tensor<8x24xi32>, tensor<i32>, tensor<i32>) -> tensor<1x24xi32>
      %200 = "stablehlo.reshape"(%199) : (tensor<1x24xi32>) -> tensor<24xi32>
      %201 = "stablehlo.gather"(%r196, %200) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>, indices_are_sorted = false}> : (tensor<120x3xf32>, tensor<24xi32>) -> tensor<24x3xf32>
      %202 = "stablehlo.multiply"(%201, %r197) : (tensor<24x3xf32>, tensor<24x3xf32>) -> tensor<24x3xf32>
      %203 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
      %207 = "stablehlo.reduce"(%202, %203) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r204: tensor<f32>, %r205: tensor<f32>):
        %206 = "stablehlo.add"(%r204, %r205) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%206) : (tensor<f32>) -> ()
      }) : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
      %208 = "stablehlo.reshape"(%207) : (tensor<24xf32>) -> tensor<1x24xf32>
      %209 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %210 = "stablehlo.dynamic_update_slice"(%r193, %208, %r191, %209) : (tensor<8x24xf32>, tensor<1x24xf32>, tensor<i32>, tensor<i32>) -> tensor<8x24xf32>
      %211 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %212 = "stablehlo.dynamic_slice"(%r195, %r191, %211) <{slice_sizes = array<i64: 1, 24>}> : (tensor<8x24xf32>, tensor<i32>, tensor<i32>) -> tensor<1x24xf32>
      %213 = "stablehlo.reshape"(%212) : (tensor<1x24xf32>) -> tensor<24xf32>
      %214 = "stablehlo.broadcast_in_dim"(%213) <{broadcast_dimensions = array<i64: 0>}> : (tensor<24xf32>) -> tensor<24x3xf32>
      %215 = "stablehlo.multiply"(%r197, %214) : (tensor<24x3xf32>, tensor<24x3xf32>) -> tensor<24x3xf32>
      %219 = "stablehlo.scatter"(%r192, %200, %215) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
      ^bb0(%r216: tensor<f32>, %r217: tensor<f32>):
        %218 = "stablehlo.add"(%r216, %r217) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%218) : (tensor<f32>) -> ()
      }) : (tensor<120x3xf32>, tensor<24xi32>, tensor<24x3xf32>) -> tensor<120x3xf32>
      %220 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %221 = "stablehlo.add"(%r191, %220) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%221, %219, %210, %r194, %r195, %r196, %r197) : (tensor<i32>, tensor<120x3xf32>, tensor<8x24xf32>, tensor<8x24xi32>, tensor<8x24xf32>, tensor<120x3xf32>, tensor<24x3xf32>) -> ()
    }) : (tensor<i32>, tensor<120x3xf32>, tensor<8x24xf32>, tensor<8x24xi32>, tensor<8x24xf32>, tensor<120x3xf32>, tensor<24x3xf32>) -> (tensor<i32>, tensor<120x3xf32>, tensor<8x24xf32>, tensor<8x24xi32>, tensor<8x24xf32>, tensor<120x3xf32>, tensor<24x3xf32>)
    %223 = "stablehlo.reshape"(%222#1) : (tensor<120x3xf32>) -> tensor<2x60x3xf32>
    %224 = "stablehlo.transpose"(%223) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x60x3xf32>) -> tensor<2x3x60xf32>
    %225 = "stablehlo.reshape"(%224) : (tensor<2x3x60xf32>) -> tensor<2x3x3x4x5xf32>
    %226 = "stablehlo.multiply"(%222#2, %171) : (tensor<8x24xf32>, tensor<8x24xf32>) -> tensor<8x24xf32>
    %227 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %231 = "stablehlo.reduce"(%226, %227) <{dimensions = array<i64: 0>}> ({
    ^bb0(%r228: tensor<f32>, %r229: tensor<f32>):
      %230 = "stablehlo.add"(%r228, %r229) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%230) : (tensor<f32>) -> ()
    }) : (tensor<8x24xf32>, tensor<f32>) -> tensor<24xf32>
    %232 = "stablehlo.reshape"(%231) : (tensor<24xf32>) -> tensor<24x1xf32>
    %233 = "stablehlo.multiply"(%222#2, %164) : (tensor<8x24xf32>, tensor<8x24xf32>) -> tensor<8x24xf32>
    %234 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %238 = "stablehlo.reduce"(%233, %234) <{dimensions = array<i64: 0>}> ({
    ^bb0(%r235: tensor<f32>, %r236: tensor<f32>):
      %237 = "stablehlo.add"(%r235, %r236) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%237) : (tensor<f32>) -> ()
    }) : (tensor<8x24xf32>, tensor<f32>) -> tensor<24xf32>
    %239 = "stablehlo.reshape"(%238) : (tensor<24xf32>) -> tensor<24x1xf32>
    %240 = "stablehlo.multiply"(%222#2, %157) : (tensor<8x24xf32>, tensor<8x24xf32>) -> tensor<8x24xf32>
    %241 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %245 = "stablehlo.reduce"(%240, %241) <{dimensions = array<i64: 0>}> ({
    ^bb0(%r242: tensor<f32>, %r243: tensor<f32>):
      %244 = "stablehlo.add"(%r242, %r243) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%244) : (tensor<f32>) -> ()
    }) : (tensor<8x24xf32>, tensor<f32>) -> tensor<24xf32>
    %246 = "stablehlo.reshape"(%245) : (tensor<24xf32>) -> tensor<24x1xf32>
    %247 = "stablehlo.concatenate"(%232, %239, %246) <{dimension = 1 : i64}> : (tensor<24x1xf32>, tensor<24x1xf32>, tensor<24x1xf32>) -> tensor<24x3xf32>
    %248 = "stablehlo.reshape"(%247) : (tensor<24x3xf32>) -> tensor<2x3x2x2x3xf32>
    return %225, %248 : tensor<2x3x3x4x5xf32>, tensor<2x3x2x2x3xf32>
  }
}

// T[2,3,3,2,2] T[2,3,3,4,5] T[2,3,2,2,3] 0 1 false (true,true), T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x3x2x2xbf16>, %arg1: tensor<2x3x3x4x5xbf16>, %arg2: tensor<2x3x2x2x3xbf16>) -> (tensor<2x3x3x4x5xbf16>, tensor<2x3x2x2x3xbf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3x3x2x2xbf16>) -> tensor<2x3x3x2x2xf32>
    %1 = "stablehlo.convert"(%arg1) : (tensor<2x3x3x4x5xbf16>) -> tensor<2x3x3x4x5xf32>
    %2 = "stablehlo.convert"(%arg2) : (tensor<2x3x2x2x3xbf16>) -> tensor<2x3x2x2x3xf32>
    %3 = "stablehlo.reshape"(%2) : (tensor<2x3x2x2x3xf32>) -> tensor<2x12x3xf32>
    %4 = "stablehlo.slice"(%3) <{start_indices = array<i64: 0, 0, 2>, limit_indices = array<i64: 2, 12, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<2x12x3xf32>) -> tensor<2x12x1xf32>
    %5 = "stablehlo.reshape"(%4) : (tensor<2x12x1xf32>) -> tensor<2x12xf32>
    %6 = "stablehlo.reshape"(%4) : (tensor<2x12x1xf32>) -> tensor<2x1x12xf32>
    %7 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %8 = "stablehlo.add"(%6, %7) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %9 = "stablehlo.constant"() <{value = dense<3.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %10 = "stablehlo.multiply"(%8, %9) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %11 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %12 = "stablehlo.add"(%10, %11) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %13 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %14 = "stablehlo.multiply"(%12, %13) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %15 = "stablehlo.constant"() <{value = dense<1.5> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %16 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %17 = "stablehlo.compare"(%14, %16) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xi1>
    %18 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %19 = "stablehlo.compare"(%14, %18) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xi1>
    %20 = "stablehlo.or"(%17, %19) : (tensor<2x1x12xi1>, tensor<2x1x12xi1>) -> tensor<2x1x12xi1>
    %21 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %22 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %23 = "stablehlo.select"(%19, %22, %14) : (tensor<2x1x12xi1>, tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %24 = "stablehlo.select"(%17, %21, %23) : (tensor<2x1x12xi1>, tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %25 = "stablehlo.select"(%20, %21, %15) : (tensor<2x1x12xi1>, tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %26 = "stablehlo.floor"(%24) : (tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %27 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %28 = "stablehlo.add"(%26, %27) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %29 = "stablehlo.subtract"(%28, %24) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %30 = "stablehlo.subtract"(%24, %26) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %31 = "stablehlo.negate"(%25) : (tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %32 = "stablehlo.concatenate"(%26, %28) <{dimension = 1 : i64}> : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x2x12xf32>
    %33 = "stablehlo.concatenate"(%29, %30) <{dimension = 1 : i64}> : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x2x12xf32>
    %34 = "stablehlo.concatenate"(%31, %25) <{dimension = 1 : i64}> : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x2x12xf32>
    %35 = "stablehlo.slice"(%3) <{start_indices = array<i64: 0, 0, 1>, limit_indices = array<i64: 2, 12, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<2x12x3xf32>) -> tensor<2x12x1xf32>
    %36 = "stablehlo.reshape"(%35) : (tensor<2x12x1xf32>) -> tensor<2x12xf32>
    %37 = "stablehlo.reshape"(%35) : (tensor<2x12x1xf32>) -> tensor<2x1x12xf32>
    %38 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %39 = "stablehlo.add"(%37, %38) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %40 = "stablehlo.constant"() <{value = dense<4.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %41 = "stablehlo.multiply"(%39, %40) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %42 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %43 = "stablehlo.add"(%41, %42) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %44 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %45 = "stablehlo.multiply"(%43, %44) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %46 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %47 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %48 = "stablehlo.compare"(%45, %47) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xi1>
    %49 = "stablehlo.constant"() <{value = dense<3.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %50 = "stablehlo.compare"(%45, %49) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xi1>
    %51 = "stablehlo.or"(%48, %50) : (tensor<2x1x12xi1>, tensor<2x1x12xi1>) -> tensor<2x1x12xi1>
    %52 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %53 = "stablehlo.constant"() <{value = dense<3.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %54 = "stablehlo.select"(%50, %53, %45) : (tensor<2x1x12xi1>, tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %55 = "stablehlo.select"(%48, %52, %54) : (tensor<2x1x12xi1>, tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %56 = "stablehlo.select"(%51, %52, %46) : (tensor<2x1x12xi1>, tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %57 = "stablehlo.floor"(%55) : (tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %58 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %59 = "stablehlo.add"(%57, %58) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %60 = "stablehlo.subtract"(%59, %55) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %61 = "stablehlo.subtract"(%55, %57) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %62 = "stablehlo.negate"(%56) : (tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %63 = "stablehlo.concatenate"(%57, %59) <{dimension = 1 : i64}> : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x2x12xf32>
    %64 = "stablehlo.concatenate"(%60, %61) <{dimension = 1 : i64}> : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x2x12xf32>
    %65 = "stablehlo.concatenate"(%62, %56) <{dimension = 1 : i64}> : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x2x12xf32>
    %66 = "stablehlo.slice"(%3) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 2, 12, 1>, strides = array<i64: 1, 1, 1>}> : (tensor<2x12x3xf32>) -> tensor<2x12x1xf32>
    %67 = "stablehlo.reshape"(%66) : (tensor<2x12x1xf32>) -> tensor<2x12xf32>
    %68 = "stablehlo.reshape"(%66) : (tensor<2x12x1xf32>) -> tensor<2x1x12xf32>
    %69 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %70 = "stablehlo.add"(%68, %69) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %71 = "stablehlo.constant"() <{value = dense<5.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %72 = "stablehlo.multiply"(%70, %71) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %73 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %74 = "stablehlo.add"(%72, %73) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %75 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %76 = "stablehlo.multiply"(%74, %75) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %77 = "stablehlo.constant"() <{value = dense<2.5> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %78 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %79 = "stablehlo.compare"(%76, %78) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xi1>
    %80 = "stablehlo.constant"() <{value = dense<4.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %81 = "stablehlo.compare"(%76, %80) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xi1>
    %82 = "stablehlo.or"(%79, %81) : (tensor<2x1x12xi1>, tensor<2x1x12xi1>) -> tensor<2x1x12xi1>
    %83 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %84 = "stablehlo.constant"() <{value = dense<4.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %85 = "stablehlo.select"(%81, %84, %76) : (tensor<2x1x12xi1>, tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %86 = "stablehlo.select"(%79, %83, %85) : (tensor<2x1x12xi1>, tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %87 = "stablehlo.select"(%82, %83, %77) : (tensor<2x1x12xi1>, tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %88 = "stablehlo.floor"(%86) : (tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %89 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %90 = "stablehlo.add"(%88, %89) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %91 = "stablehlo.subtract"(%90, %86) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %92 = "stablehlo.subtract"(%86, %88) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %93 = "stablehlo.negate"(%87) : (tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %94 = "stablehlo.concatenate"(%88, %90) <{dimension = 1 : i64}> : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x2x12xf32>
    %95 = "stablehlo.concatenate"(%91, %92) <{dimension = 1 : i64}> : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x2x12xf32>
    %96 = "stablehlo.concatenate"(%93, %87) <{dimension = 1 : i64}> : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x2x12xf32>
    %97 = "stablehlo.iota"() <{iota_dimension = 3 : i64}> : () -> tensor<2x2x2x2x12xi32>
    %98 = "stablehlo.constant"() <{value = dense<true> : tensor<2x2x2x2x12xi1>}> : () -> tensor<2x2x2x2x12xi1>
    %99 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x12xf32>}> : () -> tensor<2x2x12xf32>
    %100 = "stablehlo.compare"(%32, %99) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x2x12xf32>, tensor<2x2x12xf32>) -> tensor<2x2x12xi1>
    %101 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x2x12xf32>}> : () -> tensor<2x2x12xf32>
    %102 = "stablehlo.compare"(%32, %101) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x2x12xf32>, tensor<2x2x12xf32>) -> tensor<2x2x12xi1>
    %103 = "stablehlo.and"(%100, %102) : (tensor<2x2x12xi1>, tensor<2x2x12xi1>) -> tensor<2x2x12xi1>
    %104 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x12xf32>}> : () -> tensor<2x2x12xf32>
    %105 = "stablehlo.select"(%103, %32, %104) : (tensor<2x2x12xi1>, tensor<2x2x12xf32>, tensor<2x2x12xf32>) -> tensor<2x2x12xf32>
    %106 = "stablehlo.convert"(%105) : (tensor<2x2x12xf32>) -> tensor<2x2x12xi32>
    %107 = "stablehlo.broadcast_in_dim"(%106) <{broadcast_dimensions = array<i64: 3, 0, 4>}> : (tensor<2x2x12xi32>) -> tensor<2x2x2x2x12xi32>
    %108 = "stablehlo.broadcast_in_dim"(%103) <{broadcast_dimensions = array<i64: 3, 0, 4>}> : (tensor<2x2x12xi1>) -> tensor<2x2x2x2x12xi1>
    %109 = "stablehlo.and"(%98, %108) : (tensor<2x2x2x2x12xi1>, tensor<2x2x2x2x12xi1>) -> tensor<2x2x2x2x12xi1>
    %110 = "stablehlo.constant"() <{value = dense<3> : tensor<2x2x2x2x12xi32>}> : () -> tensor<2x2x2x2x12xi32>
    %111 = "stablehlo.multiply"(%97, %110) : (tensor<2x2x2x2x12xi32>, tensor<2x2x2x2x12xi32>) -> tensor<2x2x2x2x12xi32>
    %112 = "stablehlo.add"(%111, %107) : (tensor<2x2x2x2x12xi32>, tensor<2x2x2x2x12xi32>) -> tensor<2x2x2x2x12xi32>
    %113 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64: 3, 0, 4>}> : (tensor<2x2x12xf32>) -> tensor<2x2x2x2x12xf32>
    %114 = "stablehlo.broadcast_in_dim"(%34) <{broadcast_dimensions = array<i64: 3, 0, 4>}> : (tensor<2x2x12xf32>) -> tensor<2x2x2x2x12xf32>
    %115 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x12xf32>}> : () -> tensor<2x2x12xf32>
    %116 = "stablehlo.compare"(%63, %115) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x2x12xf32>, tensor<2x2x12xf32>) -> tensor<2x2x12xi1>
    %117 = "stablehlo.constant"() <{value = dense<3.0> : tensor<2x2x12xf32>}> : () -> tensor<2x2x12xf32>
    %118 = "stablehlo.compare"(%63, %117) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x2x12xf32>, tensor<2x2x12xf32>) -> tensor<2x2x12xi1>
    %119 = "stablehlo.and"(%116, %118) : (tensor<2x2x12xi1>, tensor<2x2x12xi1>) -> tensor<2x2x12xi1>
    %120 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x12xf32>}> : () -> tensor<2x2x12xf32>
    %121 = "stablehlo.select"(%119, %63, %120) : (tensor<2x2x12xi1>, tensor<2x2x12xf32>, tensor<2x2x12xf32>) -> tensor<2x2x12xf32>
    %122 = "stablehlo.convert"(%121) : (tensor<2x2x12xf32>) -> tensor<2x2x12xi32>
    %123 = "stablehlo.broadcast_in_dim"(%122) <{broadcast_dimensions = array<i64: 3, 1, 4>}> : (tensor<2x2x12xi32>) -> tensor<2x2x2x2x12xi32>
    %124 = "stablehlo.broadcast_in_dim"(%119) <{broadcast_dimensions = array<i64: 3, 1, 4>}> : (tensor<2x2x12xi1>) -> tensor<2x2x2x2x12xi1>
    %125 = "stablehlo.and"(%109, %124) : (tensor<2x2x2x2x12xi1>, tensor<2x2x2x2x12xi1>) -> tensor<2x2x2x2x12xi1>
    %126 = "stablehlo.constant"() <{value = dense<4> : tensor<2x2x2x2x12xi32>}> : () -> tensor<2x2x2x2x12xi32>
    %127 = "stablehlo.multiply"(%112, %126) : (tensor<2x2x2x2x12xi32>, tensor<2x2x2x2x12xi32>) -> tensor<2x2x2x2x12xi32>
    %128 = "stablehlo.add"(%127, %123) : (tensor<2x2x2x2x12xi32>, tensor<2x2x2x2x12xi32>) -> tensor<2x2x2x2x12xi32>
    %129 = "stablehlo.broadcast_in_dim"(%64) <{broadcast_dimensions = array<i64: 3, 1, 4>}> : (tensor<2x2x12xf32>) -> tensor<2x2x2x2x12xf32>
    %130 = "stablehlo.broadcast_in_dim"(%65) <{broadcast_dimensions = array<i64: 3, 1, 4>}> : (tensor<2x2x12xf32>) -> tensor<2x2x2x2x12xf32>
    %131 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x12xf32>}> : () -> tensor<2x2x12xf32>
    %132 = "stablehlo.compare"(%94, %131) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x2x12xf32>, tensor<2x2x12xf32>) -> tensor<2x2x12xi1>
    %133 = "stablehlo.constant"() <{value = dense<4.0> : tensor<2x2x12xf32>}> : () -> tensor<2x2x12xf32>
    %134 = "stablehlo.compare"(%94, %133) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x2x12xf32>, tensor<2x2x12xf32>) -> tensor<2x2x12xi1>
    %135 = "stablehlo.and"(%132, %134) : (tensor<2x2x12xi1>, tensor<2x2x12xi1>) -> tensor<2x2x12xi1>
    %136 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x12xf32>}> : () -> tensor<2x2x12xf32>
    %137 = "stablehlo.select"(%135, %94, %136) : (tensor<2x2x12xi1>, tensor<2x2x12xf32>, tensor<2x2x12xf32>) -> tensor<2x2x12xf32>
    %138 = "stablehlo.convert"(%137) : (tensor<2x2x12xf32>) -> tensor<2x2x12xi32>
    %139 = "stablehlo.broadcast_in_dim"(%138) <{broadcast_dimensions = array<i64: 3, 2, 4>}> : (tensor<2x2x12xi32>) -> tensor<2x2x2x2x12xi32>
    %140 = "stablehlo.broadcast_in_dim"(%135) <{broadcast_dimensions = array<i64: 3, 2, 4>}> : (tensor<2x2x12xi1>) -> tensor<2x2x2x2x12xi1>
    %141 = "stablehlo.and"(%125, %140) : (tensor<2x2x2x2x12xi1>, tensor<2x2x2x2x12xi1>) -> tensor<2x2x2x2x12xi1>
    %142 = "stablehlo.constant"() <{value = dense<5> : tensor<2x2x2x2x12xi32>}> : () -> tensor<2x2x2x2x12xi32>
    %143 = "stablehlo.multiply"(%128, %142) : (tensor<2x2x2x2x12xi32>, tensor<2x2x2x2x12xi32>) -> tensor<2x2x2x2x12xi32>
    %144 = "stablehlo.add"(%143, %139) : (tensor<2x2x2x2x12xi32>, tensor<2x2x2x2x12xi32>) -> tensor<2x2x2x2x12xi32>
    %145 = "stablehlo.broadcast_in_dim"(%95) <{broadcast_dimensions = array<i64: 3, 2, 4>}> : (tensor<2x2x12xf32>) -> tensor<2x2x2x2x12xf32>
    %146 = "stablehlo.broadcast_in_dim"(%96) <{broadcast_dimensions = array<i64: 3, 2, 4>}> : (tensor<2x2x12xf32>) -> tensor<2x2x2x2x12xf32>
    %147 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x2x2x2x12xf32>}> : () -> tensor<2x2x2x2x12xf32>
    %148 = "stablehlo.multiply"(%147, %113) : (tensor<2x2x2x2x12xf32>, tensor<2x2x2x2x12xf32>) -> tensor<2x2x2x2x12xf32>
    %149 = "stablehlo.multiply"(%148, %129) : (tensor<2x2x2x2x12xf32>, tensor<2x2x2x2x12xf32>) -> tensor<2x2x2x2x12xf32>
    %150 = "stablehlo.multiply"(%149, %145) : (tensor<2x2x2x2x12xf32>, tensor<2x2x2x2x12xf32>) -> tensor<2x2x2x2x12xf32>
    %151 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x2x2x12xf32>}> : () -> tensor<2x2x2x2x12xf32>
    %152 = "stablehlo.select"(%141, %150, %151) : (tensor<2x2x2x2x12xi1>, tensor<2x2x2x2x12xf32>, tensor<2x2x2x2x12xf32>) -> tensor<2x2x2x2x12xf32>
    %153 = "stablehlo.reshape"(%152) : (tensor<2x2x2x2x12xf32>) -> tensor<8x24xf32>
    %154 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x2x2x2x12xf32>}> : () -> tensor<2x2x2x2x12xf32>
    %155 = "stablehlo.multiply"(%154, %114) : (tensor<2x2x2x2x12xf32>, tensor<2x2x2x2x12xf32>) -> tensor<2x2x2x2x12xf32>
    %156 = "stablehlo.multiply"(%155, %129) : (tensor<2x2x2x2x12xf32>, tensor<2x2x2x2x12xf32>) -> tensor<2x2x2x2x12xf32>
    %157 = "stablehlo.multiply"(%156, %145) : (tensor<2x2x2x2x12xf32>, tensor<2x2x2x2x12xf32>) -> tensor<2x2x2x2x12xf32>
    %158 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x2x2x12xf32>}> : () -> tensor<2x2x2x2x12xf32>
    %159 = "stablehlo.select"(%141, %157, %158) : (tensor<2x2x2x2x12xi1>, tensor<2x2x2x2x12xf32>, tensor<2x2x2x2x12xf32>) -> tensor<2x2x2x2x12xf32>
    %160 = "stablehlo.reshape"(%159) : (tensor<2x2x2x2x12xf32>) -> tensor<8x24xf32>
    %161 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x2x2x2x12xf32>}> : () -> tensor<2x2x2x2x12xf32>
    %162 = "stablehlo.multiply"(%161, %113) : (tensor<2x2x2x2x12xf32>, tensor<2x2x2x2x12xf32>) -> tensor<2x2x2x2x12xf32>
    %163 = "stablehlo.multiply"(%162, %130) : (tensor<2x2x2x2x12xf32>, tensor<2x2x2x2x12xf32>) -> tensor<2x2x2x2x12xf32>
    %164 = "stablehlo.multiply"(%163, %145) : (tensor<2x2x2x2x12xf32>, tensor<2x2x2x2x12xf32>) -> tensor<2x2x2x2x12xf32>
    %165 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x2x2x12xf32>}> : () -> tensor<2x2x2x2x12xf32>
    %166 = "stablehlo.select"(%141, %164, %165) : (tensor<2x2x2x2x12xi1>, tensor<2x2x2x2x12xf32>, tensor<2x2x2x2x12xf32>) -> tensor<2x2x2x2x12xf32>
    %167 = "stablehlo.reshape"(%166) : (tensor<2x2x2x2x12xf32>) -> tensor<8x24xf32>
    %168 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x2x2x2x12xf32>}> : () -> tensor<2x2x2x2x12xf32>
    %169 = "stablehlo.multiply"(%168, %113) : (tensor<2x2x2x2x12xf32>, tensor<2x2x2x2x12xf32>) -> tensor<2x2x2x2x12xf32>
    %170 = "stablehlo.multiply"(%169, %129) : (tensor<2x2x2x2x12xf32>, tensor<2x2x2x2x12xf32>) -> tensor<2x2x2x2x12xf32>
    %171 = "stablehlo.multiply"(%170, %146) : (tensor<2x2x2x2x12xf32>, tensor<2x2x2x2x12xf32>) -> tensor<2x2x2x2x12xf32>
    %172 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x2x2x12xf32>}> : () -> tensor<2x2x2x2x12xf32>
    %173 = "stablehlo.select"(%141, %171, %172) : (tensor<2x2x2x2x12xi1>, tensor<2x2x2x2x12xf32>, tensor<2x2x2x2x12xf32>) -> tensor<2x2x2x2x12xf32>
    %174 = "stablehlo.reshape"(%173) : (tensor<2x2x2x2x12xf32>) -> tensor<8x24xf32>
    %175 = "stablehlo.reshape"(%144) : (tensor<2x2x2x2x12xi32>) -> tensor<8x24xi32>
    %176 = "stablehlo.reshape"(%0) : (tensor<2x3x3x2x2xf32>) -> tensor<2x3x12xf32>
    %177 = "stablehlo.transpose"(%176) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x3x12xf32>) -> tensor<2x12x3xf32>
    %178 = "stablehlo.reshape"(%177) : (tensor<2x12x3xf32>) -> tensor<24x3xf32>
    %179 = "stablehlo.reshape"(%1) : (tensor<2x3x3x4x5xf32>) -> tensor<2x3x60xf32>
    %180 = "stablehlo.transpose"(%179) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x3x60xf32>) -> tensor<2x60x3xf32>
    %181 = "stablehlo.reshape"(%180) : (tensor<2x60x3xf32>) -> tensor<120x3xf32>
    %182 = "stablehlo.constant"() <{value = dense<0.0> : tensor<120x3xf32>}> : () -> tensor<120x3xf32>
    %183 = "stablehlo.constant"() <{value = dense<0.0> : tensor<8x24xf32>}> : () -> tensor<8x24xf32>
    %184 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %225:7 = "stablehlo.while"(%184, %182, %183, %175, %153, %181, %178) ({
    ^bb0(%r185: tensor<i32>, %r186: tensor<120x3xf32>, %r187: tensor<8x24xf32>, %r188: tensor<8x24xi32>, %r189: tensor<8x24xf32>, %r190: tensor<120x3xf32>, %r191: tensor<24x3xf32>):
      %192 = "stablehlo.constant"() <{value = dense<8> : tensor<i32>}> : () -> tensor<i32>
      %193 = "stablehlo.compare"(%r185, %192) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%193) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r194: tensor<i32>, %r195: tensor<120x3xf32>, %r196: tensor<8x24xf32>, %r197: tensor<8x24xi32>, %r198: tensor<8x24xf32>, %r199: tensor<120x3xf32>, %r200: tensor<24x3xf32>):
      %201 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %202 = "stablehlo.dynamic_slice"(%r197, %r194, %201) <{slice_sizes = array<i64: 1, 24>}> : (tensor<8x24xi32>, tensor<i32>, tensor<i32>) -> tensor<1x24xi32>
      %203 = "stablehlo.reshape"(%202) : (tensor<1x24xi32>) -> tensor<24xi32>
      %204 = "stablehlo.gather"(%r199, %203) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>, indices_are_sorted = false}> : (tensor<120x3xf32>, tensor<24xi32>) -> tensor<24x3xf32>
      %205 = "stablehlo.multiply"(%204, %r200) : (tensor<24x3xf32>, tensor<24x3xf32>) -> tensor<24x3xf32>
      %206 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
      %210 = "stablehlo.reduce"(%205, %206) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r207: tensor<f32>, %r208: tensor<f32>):
        %209 = "stablehlo.add"(%r207, %r208) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%209) : (tensor<f32>) -> ()
      }) : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
      %211 = "stablehlo.reshape"(%210) : (tensor<24xf32>) -> tensor<1x24xf32>
      %212 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %213 = "stablehlo.dynamic_update_slice"(%r196, %211, %r194, %212) : (tensor<8x24xf32>, tensor<1x24xf32>, tensor<i32>, tensor<i32>) -> tensor<8x24xf32>
      %214 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %215 = "stablehlo.dynamic_slice"(%r198, %r194, %214) <{slice_sizes = array<i64: 1, 24>}> : (tensor<8x24xf32>, tensor<i32>, tensor<i32>) -> tensor<1x24xf32>
      %216 = "stablehlo.reshape"(%215) : (tensor<1x24xf32>) -> tensor<24xf32>
      %217 = "stablehlo.broadcast_in_dim"(%216) <{broadcast_dimensions = array<i64: 0>}> : (tensor<24xf32>) -> tensor<24x3xf32>
      %218 = "stablehlo.multiply"(%r200, %217) : (tensor<24x3xf32>, tensor<24x3xf32>) -> tensor<24x3xf32>
      %222 = "stablehlo.scatter"(%r195, %203, %218) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
      ^bb0(%r219: tensor<f32>, %r220: tensor<f32>):
        %221 = "stablehlo.add"(%r219, %r220) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%221) : (tensor<f32>) -> ()
      }) : (tensor<120x3xf32>, tensor<24xi32>, tensor<24x3xf32>) -> tensor<120x3xf32>
      %223 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %224 = "stablehlo.add"(%r194, %223) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%224, %222, %213, %r197, %r198, %r199, %r200) : (tensor<i32>, tensor<120x3xf32>, tensor<8x24xf32>, tensor<8x24xi32>, tensor<8x24xf32>, tensor<120x3xf32>, tensor<24x3xf32>) -> ()
    }) : (tensor<i32>, tensor<120x3xf32>, tensor<8x24xf32>, tensor<8x24xi32>, tensor<8x24xf32>, tensor<120x3xf32>, tensor<24x3xf32>) -> (tensor<i32>, tensor<120x3xf32>, tensor<8x24xf32>, tensor<8x24xi32>, tensor<8x24xf32>, tensor<120x3xf32>, tensor<24x3xf32>)
    %226 = "stablehlo.reshape"(%225#1) : (tensor<120x3xf32>) -> tensor<2x60x3xf32>
    %227 = "stablehlo.transpose"(%226) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x60x3xf32>) -> tensor<2x3x60xf32>
    %228 = "stablehlo.reshape"(%227) : (tensor<2x3x60xf32>) -> tensor<2x3x3x4x5xf32>
    %229 = "stablehlo.convert"(%228) : (tensor<2x3x3x4x5xf32>) -> tensor<2x3x3x4x5xbf16>
    %230 = "stablehlo.multiply"(%225#2, %174) : (tensor<8x24xf32>, tensor<8x24xf32>) -> tensor<8x24xf32>
    %231 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %235 = "stablehlo.reduce"(%230, %231) <{dimensions = array<i64: 0>}> ({
    ^bb0(%r232: tensor<f32>, %r233: tensor<f32>):
      %234 = "stablehlo.add"(%r232, %r233) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%234) : (tensor<f32>) -> ()
    }) : (tensor<8x24xf32>, tensor<f32>) -> tensor<24xf32>
    %236 = "stablehlo.reshape"(%235) : (tensor<24xf32>) -> tensor<24x1xf32>
    %237 = "stablehlo.multiply"(%225#2, %167) : (tensor<8x24xf32>, tensor<8x24xf32>) -> tensor<8x24xf32>
    %238 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %242 = "stablehlo.reduce"(%237, %238) <{dimensions = array<i64: 0>}> ({
    ^bb0(%r239: tensor<f32>, %r240: tensor<f32>):
      %241 = "stablehlo.add"(%r239, %r240) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%241) : (tensor<f32>) -> ()
    }) : (tensor<8x24xf32>, tensor<f32>) -> tensor<24xf32>
    %243 = "stablehlo.reshape"(%242) : (tensor<24xf32>) -> tensor<24x1xf32>
    %244 = "stablehlo.multiply"(%225#2, %160) : (tensor<8x24xf32>, tensor<8x24xf32>) -> tensor<8x24xf32>
    %245 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %249 = "stablehlo.reduce"(%244, %245) <{dimensions = array<i64: 0>}> ({
    ^bb0(%r246: tensor<f32>, %r247: tensor<f32>):
      %248 = "stablehlo.add"(%r246, %r247) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%248) : (tensor<f32>) -> ()
    }) : (tensor<8x24xf32>, tensor<f32>) -> tensor<24xf32>
    %250 = "stablehlo.reshape"(%249) : (tensor<24xf32>) -> tensor<24x1xf32>
    %251 = "stablehlo.concatenate"(%236, %243, %250) <{dimension = 1 : i64}> : (tensor<24x1xf32>, tensor<24x1xf32>, tensor<24x1xf32>) -> tensor<24x3xf32>
    %252 = "stablehlo.reshape"(%251) : (tensor<24x3xf32>) -> tensor<2x3x2x2x3xf32>
    %253 = "stablehlo.convert"(%252) : (tensor<2x3x2x2x3xf32>) -> tensor<2x3x2x2x3xbf16>
    return %229, %253 : tensor<2x3x3x4x5xbf16>, tensor<2x3x2x2x3xbf16>
  }
}

// T[2,3,3,2,2] T[2,3,3,4,5] T[2,3,2,2,3] 0 1 false (true,true), T = float16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x3x2x2xf16>, %arg1: tensor<2x3x3x4x5xf16>, %arg2: tensor<2x3x2x2x3xf16>) -> (tensor<2x3x3x4x5xf16>, tensor<2x3x2x2x3xf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3x3x2x2xf16>) -> tensor<2x3x3x2x2xf32>
    %1 = "stablehlo.convert"(%arg1) : (tensor<2x3x3x4x5xf16>) -> tensor<2x3x3x4x5xf32>
    %2 = "stablehlo.convert"(%arg2) : (tensor<2x3x2x2x3xf16>) -> tensor<2x3x2x2x3xf32>
    %3 = "stablehlo.reshape"(%2) : (tensor<2x3x2x2x3xf32>) -> tensor<2x12x3xf32>
    %4 = "stablehlo.slice"(%3) <{start_indices = array<i64: 0, 0, 2>, limit_indices = array<i64: 2, 12, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<2x12x3xf32>) -> tensor<2x12x1xf32>
    %5 = "stablehlo.reshape"(%4) : (tensor<2x12x1xf32>) -> tensor<2x12xf32>
    %6 = "stablehlo.reshape"(%4) : (tensor<2x12x1xf32>) -> tensor<2x1x12xf32>
    %7 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %8 = "stablehlo.add"(%6, %7) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %9 = "stablehlo.constant"() <{value = dense<3.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %10 = "stablehlo.multiply"(%8, %9) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %11 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %12 = "stablehlo.add"(%10, %11) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %13 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %14 = "stablehlo.multiply"(%12, %13) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %15 = "stablehlo.constant"() <{value = dense<1.5> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %16 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %17 = "stablehlo.compare"(%14, %16) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xi1>
    %18 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %19 = "stablehlo.compare"(%14, %18) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xi1>
    %20 = "stablehlo.or"(%17, %19) : (tensor<2x1x12xi1>, tensor<2x1x12xi1>) -> tensor<2x1x12xi1>
    %21 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %22 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %23 = "stablehlo.select"(%19, %22, %14) : (tensor<2x1x12xi1>, tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %24 = "stablehlo.select"(%17, %21, %23) : (tensor<2x1x12xi1>, tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %25 = "stablehlo.select"(%20, %21, %15) : (tensor<2x1x12xi1>, tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %26 = "stablehlo.floor"(%24) : (tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %27 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %28 = "stablehlo.add"(%26, %27) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %29 = "stablehlo.subtract"(%28, %24) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %30 = "stablehlo.subtract"(%24, %26) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %31 = "stablehlo.negate"(%25) : (tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %32 = "stablehlo.concatenate"(%26, %28) <{dimension = 1 : i64}> : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x2x12xf32>
    %33 = "stablehlo.concatenate"(%29, %30) <{dimension = 1 : i64}> : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x2x12xf32>
    %34 = "stablehlo.concatenate"(%31, %25) <{dimension = 1 : i64}> : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x2x12xf32>
    %35 = "stablehlo.slice"(%3) <{start_indices = array<i64: 0, 0, 1>, limit_indices = array<i64: 2, 12, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<2x12x3xf32>) -> tensor<2x12x1xf32>
    %36 = "stablehlo.reshape"(%35) : (tensor<2x12x1xf32>) -> tensor<2x12xf32>
    %37 = "stablehlo.reshape"(%35) : (tensor<2x12x1xf32>) -> tensor<2x1x12xf32>
    %38 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %39 = "stablehlo.add"(%37, %38) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %40 = "stablehlo.constant"() <{value = dense<4.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %41 = "stablehlo.multiply"(%39, %40) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %42 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %43 = "stablehlo.add"(%41, %42) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %44 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %45 = "stablehlo.multiply"(%43, %44) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %46 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %47 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %48 = "stablehlo.compare"(%45, %47) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xi1>
    %49 = "stablehlo.constant"() <{value = dense<3.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %50 = "stablehlo.compare"(%45, %49) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xi1>
    %51 = "stablehlo.or"(%48, %50) : (tensor<2x1x12xi1>, tensor<2x1x12xi1>) -> tensor<2x1x12xi1>
    %52 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %53 = "stablehlo.constant"() <{value = dense<3.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %54 = "stablehlo.select"(%50, %53, %45) : (tensor<2x1x12xi1>, tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %55 = "stablehlo.select"(%48, %52, %54) : (tensor<2x1x12xi1>, tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %56 = "stablehlo.select"(%51, %52, %46) : (tensor<2x1x12xi1>, tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %57 = "stablehlo.floor"(%55) : (tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %58 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %59 = "stablehlo.add"(%57, %58) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %60 = "stablehlo.subtract"(%59, %55) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %61 = "stablehlo.subtract"(%55, %57) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %62 = "stablehlo.negate"(%56) : (tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %63 = "stablehlo.concatenate"(%57, %59) <{dimension = 1 : i64}> : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x2x12xf32>
    %64 = "stablehlo.concatenate"(%60, %61) <{dimension = 1 : i64}> : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x2x12xf32>
    %65 = "stablehlo.concatenate"(%62, %56) <{dimension = 1 : i64}> : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x2x12xf32>
    %66 = "stablehlo.slice"(%3) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 2, 12, 1>, strides = array<i64: 1, 1, 1>}> : (tensor<2x12x3xf32>) -> tensor<2x12x1xf32>
    %67 = "stablehlo.reshape"(%66) : (tensor<2x12x1xf32>) -> tensor<2x12xf32>
    %68 = "stablehlo.reshape"(%66) : (tensor<2x12x1xf32>) -> tensor<2x1x12xf32>
    %69 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %70 = "stablehlo.add"(%68, %69) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %71 = "stablehlo.constant"() <{value = dense<5.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %72 = "stablehlo.multiply"(%70, %71) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %73 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %74 = "stablehlo.add"(%72, %73) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %75 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %76 = "stablehlo.multiply"(%74, %75) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %77 = "stablehlo.constant"() <{value = dense<2.5> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %78 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %79 = "stablehlo.compare"(%76, %78) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xi1>
    %80 = "stablehlo.constant"() <{value = dense<4.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %81 = "stablehlo.compare"(%76, %80) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xi1>
    %82 = "stablehlo.or"(%79, %81) : (tensor<2x1x12xi1>, tensor<2x1x12xi1>) -> tensor<2x1x12xi1>
    %83 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %84 = "stablehlo.constant"() <{value = dense<4.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %85 = "stablehlo.select"(%81, %84, %76) : (tensor<2x1x12xi1>, tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %86 = "stablehlo.select"(%79, %83, %85) : (tensor<2x1x12xi1>, tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %87 = "stablehlo.select"(%82, %83, %77) : (tensor<2x1x12xi1>, tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %88 = "stablehlo.floor"(%86) : (tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %89 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %90 = "stablehlo.add"(%88, %89) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %91 = "stablehlo.subtract"(%90, %86) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %92 = "stablehlo.subtract"(%86, %88) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %93 = "stablehlo.negate"(%87) : (tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %94 = "stablehlo.concatenate"(%88, %90) <{dimension = 1 : i64}> : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x2x12xf32>
    %95 = "stablehlo.concatenate"(%91, %92) <{dimension = 1 : i64}> : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x2x12xf32>
    %96 = "stablehlo.concatenate"(%93, %87) <{dimension = 1 : i64}> : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x2x12xf32>
    %97 = "stablehlo.iota"() <{iota_dimension = 3 : i64}> : () -> tensor<2x2x2x2x12xi32>
    %98 = "stablehlo.constant"() <{value = dense<true> : tensor<2x2x2x2x12xi1>}> : () -> tensor<2x2x2x2x12xi1>
    %99 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x12xf32>}> : () -> tensor<2x2x12xf32>
    %100 = "stablehlo.compare"(%32, %99) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x2x12xf32>, tensor<2x2x12xf32>) -> tensor<2x2x12xi1>
    %101 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x2x12xf32>}> : () -> tensor<2x2x12xf32>
    %102 = "stablehlo.compare"(%32, %101) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x2x12xf32>, tensor<2x2x12xf32>) -> tensor<2x2x12xi1>
    %103 = "stablehlo.and"(%100, %102) : (tensor<2x2x12xi1>, tensor<2x2x12xi1>) -> tensor<2x2x12xi1>
    %104 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x12xf32>}> : () -> tensor<2x2x12xf32>
    %105 = "stablehlo.select"(%103, %32, %104) : (tensor<2x2x12xi1>, tensor<2x2x12xf32>, tensor<2x2x12xf32>) -> tensor<2x2x12xf32>
    %106 = "stablehlo.convert"(%105) : (tensor<2x2x12xf32>) -> tensor<2x2x12xi32>
    %107 = "stablehlo.broadcast_in_dim"(%106) <{broadcast_dimensions = array<i64: 3, 0, 4>}> : (tensor<2x2x12xi32>) -> tensor<2x2x2x2x12xi32>
    %108 = "stablehlo.broadcast_in_dim"(%103) <{broadcast_dimensions = array<i64: 3, 0, 4>}> : (tensor<2x2x12xi1>) -> tensor<2x2x2x2x12xi1>
    %109 = "stablehlo.and"(%98, %108) : (tensor<2x2x2x2x12xi1>, tensor<2x2x2x2x12xi1>) -> tensor<2x2x2x2x12xi1>
    %110 = "stablehlo.constant"() <{value = dense<3> : tensor<2x2x2x2x12xi32>}> : () -> tensor<2x2x2x2x12xi32>
    %111 = "stablehlo.multiply"(%97, %110) : (tensor<2x2x2x2x12xi32>, tensor<2x2x2x2x12xi32>) -> tensor<2x2x2x2x12xi32>
    %112 = "stablehlo.add"(%111, %107) : (tensor<2x2x2x2x12xi32>, tensor<2x2x2x2x12xi32>) -> tensor<2x2x2x2x12xi32>
    %113 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64: 3, 0, 4>}> : (tensor<2x2x12xf32>) -> tensor<2x2x2x2x12xf32>
    %114 = "stablehlo.broadcast_in_dim"(%34) <{broadcast_dimensions = array<i64: 3, 0, 4>}> : (tensor<2x2x12xf32>) -> tensor<2x2x2x2x12xf32>
    %115 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x12xf32>}> : () -> tensor<2x2x12xf32>
    %116 = "stablehlo.compare"(%63, %115) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x2x12xf32>, tensor<2x2x12xf32>) -> tensor<2x2x12xi1>
    %117 = "stablehlo.constant"() <{value = dense<3.0> : tensor<2x2x12xf32>}> : () -> tensor<2x2x12xf32>
    %118 = "stablehlo.compare"(%63, %117) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x2x12xf32>, tensor<2x2x12xf32>) -> tensor<2x2x12xi1>
    %119 = "stablehlo.and"(%116, %118) : (tensor<2x2x12xi1>, tensor<2x2x12xi1>) -> tensor<2x2x12xi1>
    %120 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x12xf32>}> : () -> tensor<2x2x12xf32>
    %121 = "stablehlo.select"(%119, %63, %120) : (tensor<2x2x12xi1>, tensor<2x2x12xf32>, tensor<2x2x12xf32>) -> tensor<2x2x12xf32>
    %122 = "stablehlo.convert"(%121) : (tensor<2x2x12xf32>) -> tensor<2x2x12xi32>
    %123 = "stablehlo.broadcast_in_dim"(%122) <{broadcast_dimensions = array<i64: 3, 1, 4>}> : (tensor<2x2x12xi32>) -> tensor<2x2x2x2x12xi32>
    %124 = "stablehlo.broadcast_in_dim"(%119) <{broadcast_dimensions = array<i64: 3, 1, 4>}> : (tensor<2x2x12xi1>) -> tensor<2x2x2x2x12xi1>
    %125 = "stablehlo.and"(%109, %124) : (tensor<2x2x2x2x12xi1>, tensor<2x2x2x2x12xi1>) -> tensor<2x2x2x2x12xi1>
    %126 = "stablehlo.constant"() <{value = dense<4> : tensor<2x2x2x2x12xi32>}> : () -> tensor<2x2x2x2x12xi32>
    %127 = "stablehlo.multiply"(%112, %126) : (tensor<2x2x2x2x12xi32>, tensor<2x2x2x2x12xi32>) -> tensor<2x2x2x2x12xi32>
    %128 = "stablehlo.add"(%127, %123) : (tensor<2x2x2x2x12xi32>, tensor<2x2x2x2x12xi32>) -> tensor<2x2x2x2x12xi32>
    %129 = "stablehlo.broadcast_in_dim"(%64) <{broadcast_dimensions = array<i64: 3, 1, 4>}> : (tensor<2x2x12xf32>) -> tensor<2x2x2x2x12xf32>
    %130 = "stablehlo.broadcast_in_dim"(%65) <{broadcast_dimensions = array<i64: 3, 1, 4>}> : (tensor<2x2x12xf32>) -> tensor<2x2x2x2x12xf32>
    %131 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x12xf32>}> : () -> tensor<2x2x12xf32>
    %132 = "stablehlo.compare"(%94, %131) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x2x12xf32>, tensor<2x2x12xf32>) -> tensor<2x2x12xi1>
    %133 = "stablehlo.constant"() <{value = dense<4.0> : tensor<2x2x12xf32>}> : () -> tensor<2x2x12xf32>
    %134 = "stablehlo.compare"(%94, %133) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x2x12xf32>, tensor<2x2x12xf32>) -> tensor<2x2x12xi1>
    %135 = "stablehlo.and"(%132, %134) : (tensor<2x2x12xi1>, tensor<2x2x12xi1>) -> tensor<2x2x12xi1>
    %136 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x12xf32>}> : () -> tensor<2x2x12xf32>
    %137 = "stablehlo.select"(%135, %94, %136) : (tensor<2x2x12xi1>, tensor<2x2x12xf32>, tensor<2x2x12xf32>) -> tensor<2x2x12xf32>
    %138 = "stablehlo.convert"(%137) : (tensor<2x2x12xf32>) -> tensor<2x2x12xi32>
    %139 = "stablehlo.broadcast_in_dim"(%138) <{broadcast_dimensions = array<i64: 3, 2, 4>}> : (tensor<2x2x12xi32>) -> tensor<2x2x2x2x12xi32>
    %140 = "stablehlo.broadcast_in_dim"(%135) <{broadcast_dimensions = array<i64: 3, 2, 4>}> : (tensor<2x2x12xi1>) -> tensor<2x2x2x2x12xi1>
    %141 = "stablehlo.and"(%125, %140) : (tensor<2x2x2x2x12xi1>, tensor<2x2x2x2x12xi1>) -> tensor<2x2x2x2x12xi1>
    %142 = "stablehlo.constant"() <{value = dense<5> : tensor<2x2x2x2x12xi32>}> : () -> tensor<2x2x2x2x12xi32>
    %143 = "stablehlo.multiply"(%128, %142) : (tensor<2x2x2x2x12xi32>, tensor<2x2x2x2x12xi32>) -> tensor<2x2x2x2x12xi32>
    %144 = "stablehlo.add"(%143, %139) : (tensor<2x2x2x2x12xi32>, tensor<2x2x2x2x12xi32>) -> tensor<2x2x2x2x12xi32>
    %145 = "stablehlo.broadcast_in_dim"(%95) <{broadcast_dimensions = array<i64: 3, 2, 4>}> : (tensor<2x2x12xf32>) -> tensor<2x2x2x2x12xf32>
    %146 = "stablehlo.broadcast_in_dim"(%96) <{broadcast_dimensions = array<i64: 3, 2, 4>}> : (tensor<2x2x12xf32>) -> tensor<2x2x2x2x12xf32>
    %147 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x2x2x2x12xf32>}> : () -> tensor<2x2x2x2x12xf32>
    %148 = "stablehlo.multiply"(%147, %113) : (tensor<2x2x2x2x12xf32>, tensor<2x2x2x2x12xf32>) -> tensor<2x2x2x2x12xf32>
    %149 = "stablehlo.multiply"(%148, %129) : (tensor<2x2x2x2x12xf32>, tensor<2x2x2x2x12xf32>) -> tensor<2x2x2x2x12xf32>
    %150 = "stablehlo.multiply"(%149, %145) : (tensor<2x2x2x2x12xf32>, tensor<2x2x2x2x12xf32>) -> tensor<2x2x2x2x12xf32>
    %151 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x2x2x12xf32>}> : () -> tensor<2x2x2x2x12xf32>
    %152 = "stablehlo.select"(%141, %150, %151) : (tensor<2x2x2x2x12xi1>, tensor<2x2x2x2x12xf32>, tensor<2x2x2x2x12xf32>) -> tensor<2x2x2x2x12xf32>
    %153 = "stablehlo.reshape"(%152) : (tensor<2x2x2x2x12xf32>) -> tensor<8x24xf32>
    %154 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x2x2x2x12xf32>}> : () -> tensor<2x2x2x2x12xf32>
    %155 = "stablehlo.multiply"(%154, %114) : (tensor<2x2x2x2x12xf32>, tensor<2x2x2x2x12xf32>) -> tensor<2x2x2x2x12xf32>
    %156 = "stablehlo.multiply"(%155, %129) : (tensor<2x2x2x2x12xf32>, tensor<2x2x2x2x12xf32>) -> tensor<2x2x2x2x12xf32>
    %157 = "stablehlo.multiply"(%156, %145) : (tensor<2x2x2x2x12xf32>, tensor<2x2x2x2x12xf32>) -> tensor<2x2x2x2x12xf32>
    %158 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x2x2x12xf32>}> : () -> tensor<2x2x2x2x12xf32>
    %159 = "stablehlo.select"(%141, %157, %158) : (tensor<2x2x2x2x12xi1>, tensor<2x2x2x2x12xf32>, tensor<2x2x2x2x12xf32>) -> tensor<2x2x2x2x12xf32>
    %160 = "stablehlo.reshape"(%159) : (tensor<2x2x2x2x12xf32>) -> tensor<8x24xf32>
    %161 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x2x2x2x12xf32>}> : () -> tensor<2x2x2x2x12xf32>
    %162 = "stablehlo.multiply"(%161, %113) : (tensor<2x2x2x2x12xf32>, tensor<2x2x2x2x12xf32>) -> tensor<2x2x2x2x12xf32>
    %163 = "stablehlo.multiply"(%162, %130) : (tensor<2x2x2x2x12xf32>, tensor<2x2x2x2x12xf32>) -> tensor<2x2x2x2x12xf32>
    %164 = "stablehlo.multiply"(%163, %145) : (tensor<2x2x2x2x12xf32>, tensor<2x2x2x2x12xf32>) -> tensor<2x2x2x2x12xf32>
    %165 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x2x2x12xf32>}> : () -> tensor<2x2x2x2x12xf32>
    %166 = "stablehlo.select"(%141, %164, %165) : (tensor<2x2x2x2x12xi1>, tensor<2x2x2x2x12xf32>, tensor<2x2x2x2x12xf32>) -> tensor<2x2x2x2x12xf32>
    %167 = "stablehlo.reshape"(%166) : (tensor<2x2x2x2x12xf32>) -> tensor<8x24xf32>
    %168 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x2x2x2x12xf32>}> : () -> tensor<2x2x2x2x12xf32>
    %169 = "stablehlo.multiply"(%168, %113) : (tensor<2x2x2x2x12xf32>, tensor<2x2x2x2x12xf32>) -> tensor<2x2x2x2x12xf32>
    %170 = "stablehlo.multiply"(%169, %129) : (tensor<2x2x2x2x12xf32>, tensor<2x2x2x2x12xf32>) -> tensor<2x2x2x2x12xf32>
    %171 = "stablehlo.multiply"(%170, %146) : (tensor<2x2x2x2x12xf32>, tensor<2x2x2x2x12xf32>) -> tensor<2x2x2x2x12xf32>
    %172 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x2x2x12xf32>}> : () -> tensor<2x2x2x2x12xf32>
    %173 = "stablehlo.select"(%141, %171, %172) : (tensor<2x2x2x2x12xi1>, tensor<2x2x2x2x12xf32>, tensor<2x2x2x2x12xf32>) -> tensor<2x2x2x2x12xf32>
    %174 = "stablehlo.reshape"(%173) : (tensor<2x2x2x2x12xf32>) -> tensor<8x24xf32>
    %175 = "stablehlo.reshape"(%144) : (tensor<2x2x2x2x12xi32>) -> tensor<8x24xi32>
    %176 = "stablehlo.reshape"(%0) : (tensor<2x3x3x2x2xf32>) -> tensor<2x3x12xf32>
    %177 = "stablehlo.transpose"(%176) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x3x12xf32>) -> tensor<2x12x3xf32>
    %178 = "stablehlo.reshape"(%177) : (tensor<2x12x3xf32>) -> tensor<24x3xf32>
    %179 = "stablehlo.reshape"(%1) : (tensor<2x3x3x4x5xf32>) -> tensor<2x3x60xf32>
    %180 = "stablehlo.transpose"(%179) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x3x60xf32>) -> tensor<2x60x3xf32>
    %181 = "stablehlo.reshape"(%180) : (tensor<2x60x3xf32>) -> tensor<120x3xf32>
    %182 = "stablehlo.constant"() <{value = dense<0.0> : tensor<120x3xf32>}> : () -> tensor<120x3xf32>
    %183 = "stablehlo.constant"() <{value = dense<0.0> : tensor<8x24xf32>}> : () -> tensor<8x24xf32>
    %184 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %225:7 = "stablehlo.while"(%184, %182, %183, %175, %153, %181, %178) ({
    ^bb0(%r185: tensor<i32>, %r186: tensor<120x3xf32>, %r187: tensor<8x24xf32>, %r188: tensor<8x24xi32>, %r189: tensor<8x24xf32>, %r190: tensor<120x3xf32>, %r191: tensor<24x3xf32>):
      %192 = "stablehlo.constant"() <{value = dense<8> : tensor<i32>}> : () -> tensor<i32>
      %193 = "stablehlo.compare"(%r185, %192) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%193) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r194: tensor<i32>, %r195: tensor<120x3xf32>, %r196: tensor<8x24xf32>, %r197: tensor<8x24xi32>, %r198: tensor<8x24xf32>, %r199: tensor<120x3xf32>, %r200: tensor<24x3xf32>):
      %201 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %202 = "stablehlo.dynamic_slice"(%r197, %r194, %201) <{slice_sizes = array<i64: 1, 24>}> : (tensor<8x24xi32>, tensor<i32>, tensor<i32>) -> tensor<1x24xi32>
      %203 = "stablehlo.reshape"(%202) : (tensor<1x24xi32>) -> tensor<24xi32>
      %204 = "stablehlo.gather"(%r199, %203) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>, indices_are_sorted = false}> : (tensor<120x3xf32>, tensor<24xi32>) -> tensor<24x3xf32>
      %205 = "stablehlo.multiply"(%204, %r200) : (tensor<24x3xf32>, tensor<24x3xf32>) -> tensor<24x3xf32>
      %206 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
      %210 = "stablehlo.reduce"(%205, %206) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r207: tensor<f32>, %r208: tensor<f32>):
        %209 = "stablehlo.add"(%r207, %r208) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%209) : (tensor<f32>) -> ()
      }) : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
      %211 = "stablehlo.reshape"(%210) : (tensor<24xf32>) -> tensor<1x24xf32>
      %212 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %213 = "stablehlo.dynamic_update_slice"(%r196, %211, %r194, %212) : (tensor<8x24xf32>, tensor<1x24xf32>, tensor<i32>, tensor<i32>) -> tensor<8x24xf32>
      %214 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %215 = "stablehlo.dynamic_slice"(%r198, %r194, %214) <{slice_sizes = array<i64: 1, 24>}> : (tensor<8x24xf32>, tensor<i32>, tensor<i32>) -> tensor<1x24xf32>
      %216 = "stablehlo.reshape"(%215) : (tensor<1x24xf32>) -> tensor<24xf32>
      %217 = "stablehlo.broadcast_in_dim"(%216) <{broadcast_dimensions = array<i64: 0>}> : (tensor<24xf32>) -> tensor<24x3xf32>
      %218 = "stablehlo.multiply"(%r200, %217) : (tensor<24x3xf32>, tensor<24x3xf32>) -> tensor<24x3xf32>
      %222 = "stablehlo.scatter"(%r195, %203, %218) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
      ^bb0(%r219: tensor<f32>, %r220: tensor<f32>):
        %221 = "stablehlo.add"(%r219, %r220) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%221) : (tensor<f32>) -> ()
      }) : (tensor<120x3xf32>, tensor<24xi32>, tensor<24x3xf32>) -> tensor<120x3xf32>
      %223 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %224 = "stablehlo.add"(%r194, %223) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%224, %222, %213, %r197, %r198, %r199, %r200) : (tensor<i32>, tensor<120x3xf32>, tensor<8x24xf32>, tensor<8x24xi32>, tensor<8x24xf32>, tensor<120x3xf32>, tensor<24x3xf32>) -> ()
    }) : (tensor<i32>, tensor<120x3xf32>, tensor<8x24xf32>, tensor<8x24xi32>, tensor<8x24xf32>, tensor<120x3xf32>, tensor<24x3xf32>) -> (tensor<i32>, tensor<120x3xf32>, tensor<8x24xf32>, tensor<8x24xi32>, tensor<8x24xf32>, tensor<120x3xf32>, tensor<24x3xf32>)
    %226 = "stablehlo.reshape"(%225#1) : (tensor<120x3xf32>) -> tensor<2x60x3xf32>
    %227 = "stablehlo.transpose"(%226) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x60x3xf32>) -> tensor<2x3x60xf32>
    %228 = "stablehlo.reshape"(%227) : (tensor<2x3x60xf32>) -> tensor<2x3x3x4x5xf32>
    %229 = "stablehlo.convert"(%228) : (tensor<2x3x3x4x5xf32>) -> tensor<2x3x3x4x5xf16>
    %230 = "stablehlo.multiply"(%225#2, %174) : (tensor<8x24xf32>, tensor<8x24xf32>) -> tensor<8x24xf32>
    %231 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %235 = "stablehlo.reduce"(%230, %231) <{dimensions = array<i64: 0>}> ({
    ^bb0(%r232: tensor<f32>, %r233: tensor<f32>):
      %234 = "stablehlo.add"(%r232, %r233) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%234) : (tensor<f32>) -> ()
    }) : (tensor<8x24xf32>, tensor<f32>) -> tensor<24xf32>
    %236 = "stablehlo.reshape"(%235) : (tensor<24xf32>) -> tensor<24x1xf32>
    %237 = "stablehlo.multiply"(%225#2, %167) : (tensor<8x24xf32>, tensor<8x24xf32>) -> tensor<8x24xf32>
    %238 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %242 = "stablehlo.reduce"(%237, %238) <{dimensions = array<i64: 0>}> ({
    ^bb0(%r239: tensor<f32>, %r240: tensor<f32>):
      %241 = "stablehlo.add"(%r239, %r240) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%241) : (tensor<f32>) -> ()
    }) : (tensor<8x24xf32>, tensor<f32>) -> tensor<24xf32>
    %243 = "stablehlo.reshape"(%242) : (tensor<24xf32>) -> tensor<24x1xf32>
    %244 = "stablehlo.multiply"(%225#2, %160) : (tensor<8x24xf32>, tensor<8x24xf32>) -> tensor<8x24xf32>
    %245 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %249 = "stablehlo.reduce"(%244, %245) <{dimensions = array<i64: 0>}> ({
    ^bb0(%r246: tensor<f32>, %r247: tensor<f32>):
      %248 = "stablehlo.add"(%r246, %r247) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%248) : (tensor<f32>) -> ()
    }) : (tensor<8x24xf32>, tensor<f32>) -> tensor<24xf32>
    %250 = "stablehlo.reshape"(%249) : (tensor<24xf32>) -> tensor<24x1xf32>
    %251 = "stablehlo.concatenate"(%236, %243, %250) <{dimension = 1 : i64}> : (tensor<24x1xf32>, tensor<24x1xf32>, tensor<24x1xf32>) -> tensor<24x3xf32>
    %252 = "stablehlo.reshape"(%251) : (tensor<24x3xf32>) -> tensor<2x3x2x2x3xf32>
    %253 = "stablehlo.convert"(%252) : (tensor<2x3x2x2x3xf32>) -> tensor<2x3x2x2x3xf16>
    return %229, %253 : tensor<2x3x3x4x5xf16>, tensor<2x3x2x2x3xf16>
  }
}

// T[2,3,3,2,2] T[2,3,3,4,5] T[2,3,2,2,3] 0 1 false (true,true), T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x3x2x2xf64>, %arg1: tensor<2x3x3x4x5xf64>, %arg2: tensor<2x3x2x2x3xf64>) -> (tensor<2x3x3x4x5xf64>, tensor<2x3x2x2x3xf64>) {
    %0 = "stablehlo.reshape"(%arg2) : (tensor<2x3x2x2x3xf64>) -> tensor<2x12x3xf64>
    %1 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0, 2>, limit_indices = array<i64: 2, 12, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<2x12x3xf64>) -> tensor<2x12x1xf64>
    %2 = "stablehlo.reshape"(%1) : (tensor<2x12x1xf64>) -> tensor<2x12xf64>
    %3 = "stablehlo.reshape"(%1) : (tensor<2x12x1xf64>) -> tensor<2x1x12xf64>
    %4 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x1x12xf64>}> : () -> tensor<2x1x12xf64>
    %5 = "stablehlo.add"(%3, %4) : (tensor<2x1x12xf64>, tensor<2x1x12xf64>) -> tensor<2x1x12xf64>
    %6 = "stablehlo.constant"() <{value = dense<3.0> : tensor<2x1x12xf64>}> : () -> tensor<2x1x12xf64>
    %7 = "stablehlo.multiply"(%5, %6) : (tensor<2x1x12xf64>, tensor<2x1x12xf64>) -> tensor<2x1x12xf64>
    %8 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<2x1x12xf64>}> : () -> tensor<2x1x12xf64>
    %9 = "stablehlo.add"(%7, %8) : (tensor<2x1x12xf64>, tensor<2x1x12xf64>) -> tensor<2x1x12xf64>
    %10 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x1x12xf64>}> : () -> tensor<2x1x12xf64>
    %11 = "stablehlo.multiply"(%9, %10) : (tensor<2x1x12xf64>, tensor<2x1x12xf64>) -> tensor<2x1x12xf64>
    %12 = "stablehlo.constant"() <{value = dense<1.5> : tensor<2x1x12xf64>}> : () -> tensor<2x1x12xf64>
    %13 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1x12xf64>}> : () -> tensor<2x1x12xf64>
    %14 = "stablehlo.compare"(%11, %13) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x1x12xf64>, tensor<2x1x12xf64>) -> tensor<2x1x12xi1>
    %15 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x1x12xf64>}> : () -> tensor<2x1x12xf64>
    %16 = "stablehlo.compare"(%11, %15) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x1x12xf64>, tensor<2x1x12xf64>) -> tensor<2x1x12xi1>
    %17 = "stablehlo.or"(%14, %16) : (tensor<2x1x12xi1>, tensor<2x1x12xi1>) -> tensor<2x1x12xi1>
    %18 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1x12xf64>}> : () -> tensor<2x1x12xf64>
    %19 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x1x12xf64>}> : () -> tensor<2x1x12xf64>
    %20 = "stablehlo.select"(%16, %19, %11) : (tensor<2x1x12xi1>, tensor<2x1x12xf64>, tensor<2x1x12xf64>) -> tensor<2x1x12xf64>
    %21 = "stablehlo.select"(%14, %18, %20) : (tensor<2x1x12xi1>, tensor<2x1x12xf64>, tensor<2x1x12xf64>) -> tensor<2x1x12xf64>
    %22 = "stablehlo.select"(%17, %18, %12) : (tensor<2x1x12xi1>, tensor<2x1x12xf64>, tensor<2x1x12xf64>) -> tensor<2x1x12xf64>
    %23 = "stablehlo.floor"(%21) : (tensor<2x1x12xf64>) -> tensor<2x1x12xf64>
    %24 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x1x12xf64>}> : () -> tensor<2x1x12xf64>
    %25 = "stablehlo.add"(%23, %24) : (tensor<2x1x12xf64>, tensor<2x1x12xf64>) -> tensor<2x1x12xf64>
    %26 = "stablehlo.subtract"(%25, %21) : (tensor<2x1x12xf64>, tensor<2x1x12xf64>) -> tensor<2x1x12xf64>
    %27 = "stablehlo.subtract"(%21, %23) : (tensor<2x1x12xf64>, tensor<2x1x12xf64>) -> tensor<2x1x12xf64>
    %28 = "stablehlo.negate"(%22) : (tensor<2x1x12xf64>) -> tensor<2x1x12xf64>
    %29 = "stablehlo.concatenate"(%23, %25) <{dimension = 1 : i64}> : (tensor<2x1x12xf64>, tensor<2x1x12xf64>) -> tensor<2x2x12xf64>
    %30 = "stablehlo.concatenate"(%26, %27) <{dimension = 1 : i64}> : (tensor<2x1x12xf64>, tensor<2x1x12xf64>) -> tensor<2x2x12xf64>
    %31 = "stablehlo.concatenate"(%28, %22) <{dimension = 1 : i64}> : (tensor<2x1x12xf64>, tensor<2x1x12xf64>) -> tensor<2x2x12xf64>
    %32 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0, 1>, limit_indices = array<i64: 2, 12, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<2x12x3xf64>) -> tensor<2x12x1xf64>
    %33 = "stablehlo.reshape"(%32) : (tensor<2x12x1xf64>) -> tensor<2x12xf64>
    %34 = "stablehlo.reshape"(%32) : (tensor<2x12x1xf64>) -> tensor<2x1x12xf64>
    %35 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x1x12xf64>}> : () -> tensor<2x1x12xf64>
    %36 = "stablehlo.add"(%34, %35) : (tensor<2x1x12xf64>, tensor<2x1x12xf64>) -> tensor<2x1x12xf64>
    %37 = "stablehlo.constant"() <{value = dense<4.0> : tensor<2x1x12xf64>}> : () -> tensor<2x1x12xf64>
    %38 = "stablehlo.multiply"(%36, %37) : (tensor<2x1x12xf64>, tensor<2x1x12xf64>) -> tensor<2x1x12xf64>
    %39 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<2x1x12xf64>}> : () -> tensor<2x1x12xf64>
    %40 = "stablehlo.add"(%38, %39) : (tensor<2x1x12xf64>, tensor<2x1x12xf64>) -> tensor<2x1x12xf64>
    %41 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x1x12xf64>}> : () -> tensor<2x1x12xf64>
    %42 = "stablehlo.multiply"(%40, %41) : (tensor<2x1x12xf64>, tensor<2x1x12xf64>) -> tensor<2x1x12xf64>
    %43 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x1x12xf64>}> : () -> tensor<2x1x12xf64>
    %44 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1x12xf64>}> : () -> tensor<2x1x12xf64>
    %45 = "stablehlo.compare"(%42, %44) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x1x12xf64>, tensor<2x1x12xf64>) -> tensor<2x1x12xi1>
    %46 = "stablehlo.constant"() <{value = dense<3.0> : tensor<2x1x12xf64>}> : () -> tensor<2x1x12xf64>
    %47 = "stablehlo.compare"(%42, %46) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x1x12xf64>, tensor<2x1x12xf64>) -> tensor<2x1x12xi1>
    %48 = "stablehlo.or"(%45, %47) : (tensor<2x1x12xi1>, tensor<2x1x12xi1>) -> tensor<2x1x12xi1>
    %49 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1x12xf64>}> : () -> tensor<2x1x12xf64>
    %50 = "stablehlo.constant"() <{value = dense<3.0> : tensor<2x1x12xf64>}> : () -> tensor<2x1x12xf64>
    %51 = "stablehlo.select"(%47, %50, %42) : (tensor<2x1x12xi1>, tensor<2x1x12xf64>, tensor<2x1x12xf64>) -> tensor<2x1x12xf64>
    %52 = "stablehlo.select"(%45, %49, %51) : (tensor<2x1x12xi1>, tensor<2x1x12xf64>, tensor<2x1x12xf64>) -> tensor<2x1x12xf64>
    %53 = "stablehlo.select"(%48, %49, %43) : (tensor<2x1x12xi1>, tensor<2x1x12xf64>, tensor<2x1x12xf64>) -> tensor<2x1x12xf64>
    %54 = "stablehlo.floor"(%52) : (tensor<2x1x12xf64>) -> tensor<2x1x12xf64>
    %55 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x1x12xf64>}> : () -> tensor<2x1x12xf64>
    %56 = "stablehlo.add"(%54, %55) : (tensor<2x1x12xf64>, tensor<2x1x12xf64>) -> tensor<2x1x12xf64>
    %57 = "stablehlo.subtract"(%56, %52) : (tensor<2x1x12xf64>, tensor<2x1x12xf64>) -> tensor<2x1x12xf64>
    %58 = "stablehlo.subtract"(%52, %54) : (tensor<2x1x12xf64>, tensor<2x1x12xf64>) -> tensor<2x1x12xf64>
    %59 = "stablehlo.negate"(%53) : (tensor<2x1x12xf64>) -> tensor<2x1x12xf64>
    %60 = "stablehlo.concatenate"(%54, %56) <{dimension = 1 : i64}> : (tensor<2x1x12xf64>, tensor<2x1x12xf64>) -> tensor<2x2x12xf64>
    %61 = "stablehlo.concatenate"(%57, %58) <{dimension = 1 : i64}> : (tensor<2x1x12xf64>, tensor<2x1x12xf64>) -> tensor<2x2x12xf64>
    %62 = "stablehlo.concatenate"(%59, %53) <{dimension = 1 : i64}> : (tensor<2x1x12xf64>, tensor<2x1x12xf64>) -> tensor<2x2x12xf64>
    %63 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 2, 12, 1>, strides = array<i64: 1, 1, 1>}> : (tensor<2x12x3xf64>) -> tensor<2x12x1xf64>
    %64 = "stablehlo.reshape"(%63) : (tensor<2x12x1xf64>) -> tensor<2x12xf64>
    %65 = "stablehlo.reshape"(%63) : (tensor<2x12x1xf64>) -> tensor<2x1x12xf64>
    %66 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x1x12xf64>}> : () -> tensor<2x1x12xf64>
    %67 = "stablehlo.add"(%65, %66) : (tensor<2x1x12xf64>, tensor<2x1x12xf64>) -> tensor<2x1x12xf64>
    %68 = "stablehlo.constant"() <{value = dense<5.0> : tensor<2x1x12xf64>}> : () -> tensor<2x1x12xf64>
    %69 = "stablehlo.multiply"(%67, %68) : (tensor<2x1x12xf64>, tensor<2x1x12xf64>) -> tensor<2x1x12xf64>
    %70 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<2x1x12xf64>}> : () -> tensor<2x1x12xf64>
    %71 = "stablehlo.add"(%69, %70) : (tensor<2x1x12xf64>, tensor<2x1x12xf64>) -> tensor<2x1x12xf64>
    %72 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x1x12xf64>}> : () -> tensor<2x1x12xf64>
    %73 = "stablehlo.multiply"(%71, %72) : (tensor<2x1x12xf64>, tensor<2x1x12xf64>) -> tensor<2x1x12xf64>
    %74 = "stablehlo.constant"() <{value = dense<2.5> : tensor<2x1x12xf64>}> : () -> tensor<2x1x12xf64>
    %75 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1x12xf64>}> : () -> tensor<2x1x12xf64>
    %76 = "stablehlo.compare"(%73, %75) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x1x12xf64>, tensor<2x1x12xf64>) -> tensor<2x1x12xi1>
    %77 = "stablehlo.constant"() <{value = dense<4.0> : tensor<2x1x12xf64>}> : () -> tensor<2x1x12xf64>
    %78 = "stablehlo.compare"(%73, %77) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x1x12xf64>, tensor<2x1x12xf64>) -> tensor<2x1x12xi1>
    %79 = "stablehlo.or"(%76, %78) : (tensor<2x1x12xi1>, tensor<2x1x12xi1>) -> tensor<2x1x12xi1>
    %80 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1x12xf64>}> : () -> tensor<2x1x12xf64>
    %81 = "stablehlo.constant"() <{value = dense<4.0> : tensor<2x1x12xf64>}> : () -> tensor<2x1x12xf64>
    %82 = "stablehlo.select"(%78, %81, %73) : (tensor<2x1x12xi1>, tensor<2x1x12xf64>, tensor<2x1x12xf64>) -> tensor<2x1x12xf64>
    %83 = "stablehlo.select"(%76, %80, %82) : (tensor<2x1x12xi1>, tensor<2x1x12xf64>, tensor<2x1x12xf64>) -> tensor<2x1x12xf64>
    %84 = "stablehlo.select"(%79, %80, %74) : (tensor<2x1x12xi1>, tensor<2x1x12xf64>, tensor<2x1x12xf64>) -> tensor<2x1x12xf64>
    %85 = "stablehlo.floor"(%83) : (tensor<2x1x12xf64>) -> tensor<2x1x12xf64>
    %86 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x1x12xf64>}> : () -> tensor<2x1x12xf64>
    %87 = "stablehlo.add"(%85, %86) : (tensor<2x1x12xf64>, tensor<2x1x12xf64>) -> tensor<2x1x12xf64>
    %88 = "stablehlo.subtract"(%87, %83) : (tensor<2x1x12xf64>, tensor<2x1x12xf64>) -> tensor<2x1x12xf64>
    %89 = "stablehlo.subtract"(%83, %85) : (tensor<2x1x12xf64>, tensor<2x1x12xf64>) -> tensor<2x1x12xf64>
    %90 = "stablehlo.negate"(%84) : (tensor<2x1x12xf64>) -> tensor<2x1x12xf64>
    %91 = "stablehlo.concatenate"(%85, %87) <{dimension = 1 : i64}> : (tensor<2x1x12xf64>, tensor<2x1x12xf64>) -> tensor<2x2x12xf64>
    %92 = "stablehlo.concatenate"(%88, %89) <{dimension = 1 : i64}> : (tensor<2x1x12xf64>, tensor<2x1x12xf64>) -> tensor<2x2x12xf64>
    %93 = "stablehlo.concatenate"(%90, %84) <{dimension = 1 : i64}> : (tensor<2x1x12xf64>, tensor<2x1x12xf64>) -> tensor<2x2x12xf64>
    %94 = "stablehlo.iota"() <{iota_dimension = 3 : i64}> : () -> tensor<2x2x2x2x12xi32>
    %95 = "stablehlo.constant"() <{value = dense<true> : tensor<2x2x2x2x12xi1>}> : () -> tensor<2x2x2x2x12xi1>
    %96 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x12xf64>}> : () -> tensor<2x2x12xf64>
    %97 = "stablehlo.compare"(%29, %96) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x2x12xf64>, tensor<2x2x12xf64>) -> tensor<2x2x12xi1>
    %98 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x2x12xf64>}> : () -> tensor<2x2x12xf64>
    %99 = "stablehlo.compare"(%29, %98) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x2x12xf64>, tensor<2x2x12xf64>) -> tensor<2x2x12xi1>
    %100 = "stablehlo.and"(%97, %99) : (tensor<2x2x12xi1>, tensor<2x2x12xi1>) -> tensor<2x2x12xi1>
    %101 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x12xf64>}> : () -> tensor<2x2x12xf64>
    %102 = "stablehlo.select"(%100, %29, %101) : (tensor<2x2x12xi1>, tensor<2x2x12xf64>, tensor<2x2x12xf64>) -> tensor<2x2x12xf64>
    %103 = "stablehlo.convert"(%102) : (tensor<2x2x12xf64>) -> tensor<2x2x12xi32>
    %104 = "stablehlo.broadcast_in_dim"(%103) <{broadcast_dimensions = array<i64: 3, 0, 4>}> : (tensor<2x2x12xi32>) -> tensor<2x2x2x2x12xi32>
    %105 = "stablehlo.broadcast_in_dim"(%100) <{broadcast_dimensions = array<i64: 3, 0, 4>}> : (tensor<2x2x12xi1>) -> tensor<2x2x2x2x12xi1>
    %106 = "stablehlo.and"(%95, %105) : (tensor<2x2x2x2x12xi1>, tensor<2x2x2x2x12xi1>) -> tensor<2x2x2x2x12xi1>
    %107 = "stablehlo.constant"() <{value = dense<3> : tensor<2x2x2x2x12xi32>}> : () -> tensor<2x2x2x2x12xi32>
    %108 = "stablehlo.multiply"(%94, %107) : (tensor<2x2x2x2x12xi32>, tensor<2x2x2x2x12xi32>) -> tensor<2x2x2x2x12xi32>
    %109 = "stablehlo.add"(%108, %104) : (tensor<2x2x2x2x12xi32>, tensor<2x2x2x2x12xi32>) -> tensor<2x2x2x2x12xi32>
    %110 = "stablehlo.broadcast_in_dim"(%30) <{broadcast_dimensions = array<i64: 3, 0, 4>}> : (tensor<2x2x12xf64>) -> tensor<2x2x2x2x12xf64>
    %111 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64: 3, 0, 4>}> : (tensor<2x2x12xf64>) -> tensor<2x2x2x2x12xf64>
    %112 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x12xf64>}> : () -> tensor<2x2x12xf64>
    %113 = "stablehlo.compare"(%60, %112) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x2x12xf64>, tensor<2x2x12xf64>) -> tensor<2x2x12xi1>
    %114 = "stablehlo.constant"() <{value = dense<3.0> : tensor<2x2x12xf64>}> : () -> tensor<2x2x12xf64>
    %115 = "stablehlo.compare"(%60, %114) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x2x12xf64>, tensor<2x2x12xf64>) -> tensor<2x2x12xi1>
    %116 = "stablehlo.and"(%113, %115) : (tensor<2x2x12xi1>, tensor<2x2x12xi1>) -> tensor<2x2x12xi1>
    %117 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x12xf64>}> : () -> tensor<2x2x12xf64>
    %118 = "stablehlo.select"(%116, %60, %117) : (tensor<2x2x12xi1>, tensor<2x2x12xf64>, tensor<2x2x12xf64>) -> tensor<2x2x12xf64>
    %119 = "stablehlo.convert"(%118) : (tensor<2x2x12xf64>) -> tensor<2x2x12xi32>
    %120 = "stablehlo.broadcast_in_dim"(%119) <{broadcast_dimensions = array<i64: 3, 1, 4>}> : (tensor<2x2x12xi32>) -> tensor<2x2x2x2x12xi32>
    %121 = "stablehlo.broadcast_in_dim"(%116) <{broadcast_dimensions = array<i64: 3, 1, 4>}> : (tensor<2x2x12xi1>) -> tensor<2x2x2x2x12xi1>
    %122 = "stablehlo.and"(%106, %121) : (tensor<2x2x2x2x12xi1>, tensor<2x2x2x2x12xi1>) -> tensor<2x2x2x2x12xi1>
    %123 = "stablehlo.constant"() <{value = dense<4> : tensor<2x2x2x2x12xi32>}> : () -> tensor<2x2x2x2x12xi32>
    %124 = "stablehlo.multiply"(%109, %123) : (tensor<2x2x2x2x12xi32>, tensor<2x2x2x2x12xi32>) -> tensor<2x2x2x2x12xi32>
    %125 = "stablehlo.add"(%124, %120) : (tensor<2x2x2x2x12xi32>, tensor<2x2x2x2x12xi32>) -> tensor<2x2x2x2x12xi32>
    %126 = "stablehlo.broadcast_in_dim"(%61) <{broadcast_dimensions = array<i64: 3, 1, 4>}> : (tensor<2x2x12xf64>) -> tensor<2x2x2x2x12xf64>
    %127 = "stablehlo.broadcast_in_dim"(%62) <{broadcast_dimensions = array<i64: 3, 1, 4>}> : (tensor<2x2x12xf64>) -> tensor<2x2x2x2x12xf64>
    %128 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x12xf64>}> : () -> tensor<2x2x12xf64>
    %129 = "stablehlo.compare"(%91, %128) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x2x12xf64>, tensor<2x2x12xf64>) -> tensor<2x2x12xi1>
    %130 = "stablehlo.constant"() <{value = dense<4.0> : tensor<2x2x12xf64>}> : () -> tensor<2x2x12xf64>
    %131 = "stablehlo.compare"(%91, %130) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x2x12xf64>, tensor<2x2x12xf64>) -> tensor<2x2x12xi1>
    %132 = "stablehlo.and"(%129, %131) : (tensor<2x2x12xi1>, tensor<2x2x12xi1>) -> tensor<2x2x12xi1>
    %133 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x12xf64>}> : () -> tensor<2x2x12xf64>
    %134 = "stablehlo.select"(%132, %91, %133) : (tensor<2x2x12xi1>, tensor<2x2x12xf64>, tensor<2x2x12xf64>) -> tensor<2x2x12xf64>
    %135 = "stablehlo.convert"(%134) : (tensor<2x2x12xf64>) -> tensor<2x2x12xi32>
    %136 = "stablehlo.broadcast_in_dim"(%135) <{broadcast_dimensions = array<i64: 3, 2, 4>}> : (tensor<2x2x12xi32>) -> tensor<2x2x2x2x12xi32>
    %137 = "stablehlo.broadcast_in_dim"(%132) <{broadcast_dimensions = array<i64: 3, 2, 4>}> : (tensor<2x2x12xi1>) -> tensor<2x2x2x2x12xi1>
    %138 = "stablehlo.and"(%122, %137) : (tensor<2x2x2x2x12xi1>, tensor<2x2x2x2x12xi1>) -> tensor<2x2x2x2x12xi1>
    %139 = "stablehlo.constant"() <{value = dense<5> : tensor<2x2x2x2x12xi32>}> : () -> tensor<2x2x2x2x12xi32>
    %140 = "stablehlo.multiply"(%125, %139) : (tensor<2x2x2x2x12xi32>, tensor<2x2x2x2x12xi32>) -> tensor<2x2x2x2x12xi32>
    %141 = "stablehlo.add"(%140, %136) : (tensor<2x2x2x2x12xi32>, tensor<2x2x2x2x12xi32>) -> tensor<2x2x2x2x12xi32>
    %142 = "stablehlo.broadcast_in_dim"(%92) <{broadcast_dimensions = array<i64: 3, 2, 4>}> : (tensor<2x2x12xf64>) -> tensor<2x2x2x2x12xf64>
    %143 = "stablehlo.broadcast_in_dim"(%93) <{broadcast_dimensions = array<i64: 3, 2, 4>}> : (tensor<2x2x12xf64>) -> tensor<2x2x2x2x12xf64>
    %144 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x2x2x2x12xf64>}> : () -> tensor<2x2x2x2x12xf64>
    %145 = "stablehlo.multiply"(%144, %110) : (tensor<2x2x2x2x12xf64>, tensor<2x2x2x2x12xf64>) -> tensor<2x2x2x2x12xf64>
    %146 = "stablehlo.multiply"(%145, %126) : (tensor<2x2x2x2x12xf64>, tensor<2x2x2x2x12xf64>) -> tensor<2x2x2x2x12xf64>
    %147 = "stablehlo.multiply"(%146, %142) : (tensor<2x2x2x2x12xf64>, tensor<2x2x2x2x12xf64>) -> tensor<2x2x2x2x12xf64>
    %148 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x2x2x12xf64>}> : () -> tensor<2x2x2x2x12xf64>
    %149 = "stablehlo.select"(%138, %147, %148) : (tensor<2x2x2x2x12xi1>, tensor<2x2x2x2x12xf64>, tensor<2x2x2x2x12xf64>) -> tensor<2x2x2x2x12xf64>
    %150 = "stablehlo.reshape"(%149) : (tensor<2x2x2x2x12xf64>) -> tensor<8x24xf64>
    %151 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x2x2x2x12xf64>}> : () -> tensor<2x2x2x2x12xf64>
    %152 = "stablehlo.multiply"(%151, %111) : (tensor<2x2x2x2x12xf64>, tensor<2x2x2x2x12xf64>) -> tensor<2x2x2x2x12xf64>
    %153 = "stablehlo.multiply"(%152, %126) : (tensor<2x2x2x2x12xf64>, tensor<2x2x2x2x12xf64>) -> tensor<2x2x2x2x12xf64>
    %154 = "stablehlo.multiply"(%153, %142) : (tensor<2x2x2x2x12xf64>, tensor<2x2x2x2x12xf64>) -> tensor<2x2x2x2x12xf64>
    %155 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x2x2x12xf64>}> : () -> tensor<2x2x2x2x12xf64>
    %156 = "stablehlo.select"(%138, %154, %155) : (tensor<2x2x2x2x12xi1>, tensor<2x2x2x2x12xf64>, tensor<2x2x2x2x12xf64>) -> tensor<2x2x2x2x12xf64>
    %157 = "stablehlo.reshape"(%156) : (tensor<2x2x2x2x12xf64>) -> tensor<8x24xf64>
    %158 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x2x2x2x12xf64>}> : () -> tensor<2x2x2x2x12xf64>
    %159 = "stablehlo.multiply"(%158, %110) : (tensor<2x2x2x2x12xf64>, tensor<2x2x2x2x12xf64>) -> tensor<2x2x2x2x12xf64>
    %160 = "stablehlo.multiply"(%159, %127) : (tensor<2x2x2x2x12xf64>, tensor<2x2x2x2x12xf64>) -> tensor<2x2x2x2x12xf64>
    %161 = "stablehlo.multiply"(%160, %142) : (tensor<2x2x2x2x12xf64>, tensor<2x2x2x2x12xf64>) -> tensor<2x2x2x2x12xf64>
    %162 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x2x2x12xf64>}> : () -> tensor<2x2x2x2x12xf64>
    %163 = "stablehlo.select"(%138, %161, %162) : (tensor<2x2x2x2x12xi1>, tensor<2x2x2x2x12xf64>, tensor<2x2x2x2x12xf64>) -> tensor<2x2x2x2x12xf64>
    %164 = "stablehlo.reshape"(%163) : (tensor<2x2x2x2x12xf64>) -> tensor<8x24xf64>
    %165 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x2x2x2x12xf64>}> : () -> tensor<2x2x2x2x12xf64>
    %166 = "stablehlo.multiply"(%165, %110) : (tensor<2x2x2x2x12xf64>, tensor<2x2x2x2x12xf64>) -> tensor<2x2x2x2x12xf64>
    %167 = "stablehlo.multiply"(%166, %126) : (tensor<2x2x2x2x12xf64>, tensor<2x2x2x2x12xf64>) -> tensor<2x2x2x2x12xf64>
    %168 = "stablehlo.multiply"(%167, %143) : (tensor<2x2x2x2x12xf64>, tensor<2x2x2x2x12xf64>) -> tensor<2x2x2x2x12xf64>
    %169 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x2x2x12xf64>}> : () -> tensor<2x2x2x2x12xf64>
    %170 = "stablehlo.select"(%138, %168, %169) : (tensor<2x2x2x2x12xi1>, tensor<2x2x2x2x12xf64>, tensor<2x2x2x2x12xf64>) -> tensor<2x2x2x2x12xf64>
    %171 = "stablehlo.reshape"(%170) : (tensor<2x2x2x2x12xf64>) -> tensor<8x24xf64>
    %172 = "stablehlo.reshape"(%141) : (tensor<2x2x2x2x12xi32>) -> tensor<8x24xi32>
    %173 = "stablehlo.reshape"(%arg0) : (tensor<2x3x3x2x2xf64>) -> tensor<2x3x12xf64>
    %174 = "stablehlo.transpose"(%173) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x3x12xf64>) -> tensor<2x12x3xf64>
    %175 = "stablehlo.reshape"(%174) : (tensor<2x12x3xf64>) -> tensor<24x3xf64>
    %176 = "stablehlo.reshape"(%arg1) : (tensor<2x3x3x4x5xf64>) -> tensor<2x3x60xf64>
    %177 = "stablehlo.transpose"(%176) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x3x60xf64>) -> tensor<2x60x3xf64>
    %178 = "stablehlo.reshape"(%177) : (tensor<2x60x3xf64>) -> tensor<120x3xf64>
    %179 = "stablehlo.constant"() <{value = dense<0.0> : tensor<120x3xf64>}> : () -> tensor<120x3xf64>
    %180 = "stablehlo.constant"() <{value = dense<0.0> : tensor<8x24xf64>}> : () -> tensor<8x24xf64>
    %181 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %222:7 = "stablehlo.while"(%181, %179, %180, %172, %150, %178, %175) ({
    ^bb0(%r182: tensor<i32>, %r183: tensor<120x3xf64>, %r184: tensor<8x24xf64>, %r185: tensor<8x24xi32>, %r186: tensor<8x24xf64>, %r187: tensor<120x3xf64>, %r188: tensor<24x3xf64>):
      %189 = "stablehlo.constant"() <{value = dense<8> : tensor<i32>}> : () -> tensor<i32>
      %190 = "stablehlo.compare"(%r182, %189) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%190) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r191: tensor<i32>, %r192: tensor<120x3xf64>, %r193: tensor<8x24xf64>, %r194: tensor<8x24xi32>, %r195: tensor<8x24xf64>, %r196: tensor<120x3xf64>, %r197: tensor<24x3xf64>):
      %198 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %199 = "stablehlo.dynamic_slice"(%r194, %r191, %198) <{slice_sizes = array<i64: 1, 24>}> : (tensor<8x24xi32>, tensor<i32>, tensor<i32>) -> tensor<1x24xi32>
      %200 = "stablehlo.reshape"(%199) : (tensor<1x24xi32>) -> tensor<24xi32>
      %201 = "stablehlo.gather"(%r196, %200) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>, indices_are_sorted = false}> : (tensor<120x3xf64>, tensor<24xi32>) -> tensor<24x3xf64>
      %202 = "stablehlo.multiply"(%201, %r197) : (tensor<24x3xf64>, tensor<24x3xf64>) -> tensor<24x3xf64>
      %203 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
      %207 = "stablehlo.reduce"(%202, %203) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r204: tensor<f64>, %r205: tensor<f64>):
        %206 = "stablehlo.add"(%r204, %r205) : (tensor<f64>, tensor<f64>) -> tensor<f64>
        "stablehlo.return"(%206) : (tensor<f64>) -> ()
      }) : (tensor<24x3xf64>, tensor<f64>) -> tensor<24xf64>
      %208 = "stablehlo.reshape"(%207) : (tensor<24xf64>) -> tensor<1x24xf64>
      %209 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %210 = "stablehlo.dynamic_update_slice"(%r193, %208, %r191, %209) : (tensor<8x24xf64>, tensor<1x24xf64>, tensor<i32>, tensor<i32>) -> tensor<8x24xf64>
      %211 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %212 = "stablehlo.dynamic_slice"(%r195, %r191, %211) <{slice_sizes = array<i64: 1, 24>}> : (tensor<8x24xf64>, tensor<i32>, tensor<i32>) -> tensor<1x24xf64>
      %213 = "stablehlo.reshape"(%212) : (tensor<1x24xf64>) -> tensor<24xf64>
      %214 = "stablehlo.broadcast_in_dim"(%213) <{broadcast_dimensions = array<i64: 0>}> : (tensor<24xf64>) -> tensor<24x3xf64>
      %215 = "stablehlo.multiply"(%r197, %214) : (tensor<24x3xf64>, tensor<24x3xf64>) -> tensor<24x3xf64>
      %219 = "stablehlo.scatter"(%r192, %200, %215) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
      ^bb0(%r216: tensor<f64>, %r217: tensor<f64>):
        %218 = "stablehlo.add"(%r216, %r217) : (tensor<f64>, tensor<f64>) -> tensor<f64>
        "stablehlo.return"(%218) : (tensor<f64>) -> ()
      }) : (tensor<120x3xf64>, tensor<24xi32>, tensor<24x3xf64>) -> tensor<120x3xf64>
      %220 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %221 = "stablehlo.add"(%r191, %220) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%221, %219, %210, %r194, %r195, %r196, %r197) : (tensor<i32>, tensor<120x3xf64>, tensor<8x24xf64>, tensor<8x24xi32>, tensor<8x24xf64>, tensor<120x3xf64>, tensor<24x3xf64>) -> ()
    }) : (tensor<i32>, tensor<120x3xf64>, tensor<8x24xf64>, tensor<8x24xi32>, tensor<8x24xf64>, tensor<120x3xf64>, tensor<24x3xf64>) -> (tensor<i32>, tensor<120x3xf64>, tensor<8x24xf64>, tensor<8x24xi32>, tensor<8x24xf64>, tensor<120x3xf64>, tensor<24x3xf64>)
    %223 = "stablehlo.reshape"(%222#1) : (tensor<120x3xf64>) -> tensor<2x60x3xf64>
    %224 = "stablehlo.transpose"(%223) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x60x3xf64>) -> tensor<2x3x60xf64>
    %225 = "stablehlo.reshape"(%224) : (tensor<2x3x60xf64>) -> tensor<2x3x3x4x5xf64>
    %226 = "stablehlo.multiply"(%222#2, %171) : (tensor<8x24xf64>, tensor<8x24xf64>) -> tensor<8x24xf64>
    %227 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %231 = "stablehlo.reduce"(%226, %227) <{dimensions = array<i64: 0>}> ({
    ^bb0(%r228: tensor<f64>, %r229: tensor<f64>):
      %230 = "stablehlo.add"(%r228, %r229) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%230) : (tensor<f64>) -> ()
    }) : (tensor<8x24xf64>, tensor<f64>) -> tensor<24xf64>
    %232 = "stablehlo.reshape"(%231) : (tensor<24xf64>) -> tensor<24x1xf64>
    %233 = "stablehlo.multiply"(%222#2, %164) : (tensor<8x24xf64>, tensor<8x24xf64>) -> tensor<8x24xf64>
    %234 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %238 = "stablehlo.reduce"(%233, %234) <{dimensions = array<i64: 0>}> ({
    ^bb0(%r235: tensor<f64>, %r236: tensor<f64>):
      %237 = "stablehlo.add"(%r235, %r236) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%237) : (tensor<f64>) -> ()
    }) : (tensor<8x24xf64>, tensor<f64>) -> tensor<24xf64>
    %239 = "stablehlo.reshape"(%238) : (tensor<24xf64>) -> tensor<24x1xf64>
    %240 = "stablehlo.multiply"(%222#2, %157) : (tensor<8x24xf64>, tensor<8x24xf64>) -> tensor<8x24xf64>
    %241 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %245 = "stablehlo.reduce"(%240, %241) <{dimensions = array<i64: 0>}> ({
    ^bb0(%r242: tensor<f64>, %r243: tensor<f64>):
      %244 = "stablehlo.add"(%r242, %r243) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%244) : (tensor<f64>) -> ()
    }) : (tensor<8x24xf64>, tensor<f64>) -> tensor<24xf64>
    %246 = "stablehlo.reshape"(%245) : (tensor<24xf64>) -> tensor<24x1xf64>
    %247 = "stablehlo.concatenate"(%232, %239, %246) <{dimension = 1 : i64}> : (tensor<24x1xf64>, tensor<24x1xf64>, tensor<24x1xf64>) -> tensor<24x3xf64>
    %248 = "stablehlo.reshape"(%247) : (tensor<24x3xf64>) -> tensor<2x3x2x2x3xf64>
    return %225, %248 : tensor<2x3x3x4x5xf64>, tensor<2x3x2x2x3xf64>
  }
}
