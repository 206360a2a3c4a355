// aten::grid_sampler_3d(Tensor input, Tensor grid, int interpolation_mode, int padding_mode, bool align_corners) -> Tensor

// T[2,3,3,4,5] T[2,3,2,2,3] 0 2 false, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x3x4x5xf32>, %arg1: tensor<2x3x2x2x3xf32>) -> (tensor<2x3x3x2x2xf32>) {
    %0 = "stablehlo.reshape"(%arg1) : (tensor<2x3x2x2x3xf32>) -> tensor<2x12x3xf32>
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
    %14 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %15 = "stablehlo.add"(%11, %14) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %16 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %17 = "stablehlo.compare"(%15, %16) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xi1>
    %18 = "stablehlo.abs"(%15) : (tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %19 = "stablehlo.constant"() <{value = dense<3.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %20 = "stablehlo.remainder"(%18, %19) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %21 = "stablehlo.divide"(%18, %19) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %22 = "stablehlo.floor"(%21) : (tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %23 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %24 = "stablehlo.remainder"(%22, %23) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %25 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %26 = "stablehlo.compare"(%24, %25) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xi1>
    %27 = "stablehlo.subtract"(%19, %20) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %28 = "stablehlo.select"(%26, %27, %20) : (tensor<2x1x12xi1>, tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %29 = "stablehlo.xor"(%26, %17) : (tensor<2x1x12xi1>, tensor<2x1x12xi1>) -> tensor<2x1x12xi1>
    %30 = "stablehlo.negate"(%12) : (tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %31 = "stablehlo.constant"() <{value = dense<-0.5> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %32 = "stablehlo.add"(%28, %31) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %33 = "stablehlo.select"(%29, %30, %12) : (tensor<2x1x12xi1>, tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %34 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %35 = "stablehlo.compare"(%32, %34) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xi1>
    %36 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %37 = "stablehlo.compare"(%32, %36) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xi1>
    %38 = "stablehlo.or"(%35, %37) : (tensor<2x1x12xi1>, tensor<2x1x12xi1>) -> tensor<2x1x12xi1>
    %39 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %40 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %41 = "stablehlo.select"(%37, %40, %32) : (tensor<2x1x12xi1>, tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %42 = "stablehlo.select"(%35, %39, %41) : (tensor<2x1x12xi1>, tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %43 = "stablehlo.select"(%38, %39, %33) : (tensor<2x1x12xi1>, tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %44 = "stablehlo.floor"(%42) : (tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %45 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %46 = "stablehlo.add"(%44, %45) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %47 = "stablehlo.subtract"(%46, %42) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %48 = "stablehlo.subtract"(%42, %44) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %49 = "stablehlo.negate"(%43) : (tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %50 = "stablehlo.concatenate"(%44, %46) <{dimension = 1 : i64}> : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x2x12xf32>
    %51 = "stablehlo.concatenate"(%47, %48) <{dimension = 1 : i64}> : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x2x12xf32>
    %52 = "stablehlo.concatenate"(%49, %43) <{dimension = 1 : i64}> : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x2x12xf32>
    %53 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0, 1>, limit_indices = array<i64: 2, 12, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<2x12x3xf32>) -> tensor<2x12x1xf32>
    %54 = "stablehlo.reshape"(%53) : (tensor<2x12x1xf32>) -> tensor<2x12xf32>
    %55 = "stablehlo.reshape"(%53) : (tensor<2x12x1xf32>) -> tensor<2x1x12xf32>
    %56 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %57 = "stablehlo.add"(%55, %56) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %58 = "stablehlo.constant"() <{value = dense<4.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %59 = "stablehlo.multiply"(%57, %58) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %60 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %61 = "stablehlo.add"(%59, %60) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %62 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %63 = "stablehlo.multiply"(%61, %62) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %64 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %65 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %66 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %67 = "stablehlo.add"(%63, %66) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %68 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %69 = "stablehlo.compare"(%67, %68) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xi1>
    %70 = "stablehlo.abs"(%67) : (tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %71 = "stablehlo.constant"() <{value = dense<4.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %72 = "stablehlo.remainder"(%70, %71) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %73 = "stablehlo.divide"(%70, %71) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %74 = "stablehlo.floor"(%73) : (tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %75 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %76 = "stablehlo.remainder"(%74, %75) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %77 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %78 = "stablehlo.compare"(%76, %77) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xi1>
    %79 = "stablehlo.subtract"(%71, %72) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %80 = "stablehlo.select"(%78, %79, %72) : (tensor<2x1x12xi1>, tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %81 = "stablehlo.xor"(%78, %69) : (tensor<2x1x12xi1>, tensor<2x1x12xi1>) -> tensor<2x1x12xi1>
    %82 = "stablehlo.negate"(%64) : (tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %83 = "stablehlo.constant"() <{value = dense<-0.5> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %84 = "stablehlo.add"(%80, %83) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %85 = "stablehlo.select"(%81, %82, %64) : (tensor<2x1x12xi1>, tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %86 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %87 = "stablehlo.compare"(%84, %86) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xi1>
    %88 = "stablehlo.constant"() <{value = dense<3.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %89 = "stablehlo.compare"(%84, %88) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xi1>
    %90 = "stablehlo.or"(%87, %89) : (tensor<2x1x12xi1>, tensor<2x1x12xi1>) -> tensor<2x1x12xi1>
    %91 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %92 = "stablehlo.constant"() <{value = dense<3.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %93 = "stablehlo.select"(%89, %92, %84) : (tensor<2x1x12xi1>, tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %94 = "stablehlo.select"(%87, %91, %93) : (tensor<2x1x12xi1>, tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %95 = "stablehlo.select"(%90, %91, %85) : (tensor<2x1x12xi1>, tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %96 = "stablehlo.floor"(%94) : (tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %97 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %98 = "stablehlo.add"(%96, %97) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %99 = "stablehlo.subtract"(%98, %94) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %100 = "stablehlo.subtract"(%94, %96) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %101 = "stablehlo.negate"(%95) : (tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %102 = "stablehlo.concatenate"(%96, %98) <{dimension = 1 : i64}> : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x2x12xf32>
    %103 = "stablehlo.concatenate"(%99, %100) <{dimension = 1 : i64}> : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x2x12xf32>
    %104 = "stablehlo.concatenate"(%101, %95) <{dimension = 1 : i64}> : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x2x12xf32>
    %105 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 2, 12, 1>, strides = array<i64: 1, 1, 1>}> : (tensor<2x12x3xf32>) -> tensor<2x12x1xf32>
    %106 = "stablehlo.reshape"(%105) : (tensor<2x12x1xf32>) -> tensor<2x12xf32>
    %107 = "stablehlo.reshape"(%105) : (tensor<2x12x1xf32>) -> tensor<2x1x12xf32>
    %108 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %109 = "stablehlo.add"(%107, %108) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %110 = "stablehlo.constant"() <{value = dense<5.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %111 = "stablehlo.multiply"(%109, %110) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %112 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %113 = "stablehlo.add"(%111, %112) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %114 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %115 = "stablehlo.multiply"(%113, %114) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %116 = "stablehlo.constant"() <{value = dense<2.5> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %117 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %118 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %119 = "stablehlo.add"(%115, %118) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %120 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %121 = "stablehlo.compare"(%119, %120) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xi1>
    %122 = "stablehlo.abs"(%119) : (tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %123 = "stablehlo.constant"() <{value = dense<5.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %124 = "stablehlo.remainder"(%122, %123) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %125 = "stablehlo.divide"(%122, %123) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %126 = "stablehlo.floor"(%125) : (tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %127 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %128 = "stablehlo.remainder"(%126, %127) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %129 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %130 = "stablehlo.compare"(%128, %129) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xi1>
    %131 = "stablehlo.subtract"(%123, %124) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %132 = "stablehlo.select"(%130, %131, %124) : (tensor<2x1x12xi1>, tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %133 = "stablehlo.xor"(%130, %121) : (tensor<2x1x12xi1>, tensor<2x1x12xi1>) -> tensor<2x1x12xi1>
    %134 = "stablehlo.negate"(%116) : (tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %135 = "stablehlo.constant"() <{value = dense<-0.5> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %136 = "stablehlo.add"(%132, %135) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %137 = "stablehlo.select"(%133, %134, %116) : (tensor<2x1x12xi1>, tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %138 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %139 = "stablehlo.compare"(%136, %138) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xi1>
    %140 = "stablehlo.constant"() <{value = dense<4.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %141 = "stablehlo.compare"(%136, %140) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xi1>
    %142 = "stablehlo.or"(%139, %141) : (tensor<2x1x12xi1>, tensor<2x1x12xi1>) -> tensor<2x1x12xi1>
    %143 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %144 = "stablehlo.constant"() <{value = dense<4.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %145 = "stablehlo.select"(%141, %144, %136) : (tensor<2x1x12xi1>, tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %146 = "stablehlo.select"(%139, %143, %145) : (tensor<2x1x12xi1>, tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %147 = "stablehlo.select"(%142, %143, %137) : (tensor<2x1x12xi1>, tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %148 = "stablehlo.floor"(%146) : (tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %149 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %150 = "stablehlo.add"(%148, %149) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %151 = "stablehlo.subtract"(%150, %146) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %152 = "stablehlo.subtract"(%146, %148) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %153 = "stablehlo.negate"(%147) : (tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %154 = "stablehlo.concatenate"(%148, %150) <{dimension = 1 : i64}> : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x2x12xf32>
    %155 = "stablehlo.concatenate"(%151, %152) <{dimension = 1 : i64}> : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x2x12xf32>
    %156 = "stablehlo.concatenate"(%153, %147) <{dimension = 1 : i64}> : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x2x12xf32>
    %157 = "stablehlo.iota"() <{iota_dimension = 3 : i64}> : () -> tensor<2x2x2x2x12xi32>
    %158 = "stablehlo.constant"() <{value = dense<true> : tensor<2x2x2x2x12xi1>}> : () -> tensor<2x2x2x2x12xi1>
    %159 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x12xf32>}> : () -> tensor<2x2x12xf32>
    %160 = "stablehlo.compare"(%50, %159) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x2x12xf32>, tensor<2x2x12xf32>) -> tensor<2x2x12xi1>
    %161 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x2x12xf32>}> : () -> tensor<2x2x12xf32>
    %162 = "stablehlo.compare"(%50, %161) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x2x12xf32>, tensor<2x2x12xf32>) -> tensor<2x2x12xi1>
    %163 = "stablehlo.and"(%160, %162) : (tensor<2x2x12xi1>, tensor<2x2x12xi1>) -> tensor<2x2x12xi1>
    %164 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x12xf32>}> : () -> tensor<2x2x12xf32>
    %165 = "stablehlo.select"(%163, %50, %164) : (tensor<2x2x12xi1>, tensor<2x2x12xf32>, tensor<2x2x12xf32>) -> tensor<2x2x12xf32>
    %166 = "stablehlo.convert"(%165) : (tensor<2x2x12xf32>) -> tensor<2x2x12xi32>
    %167 = "stablehlo.broadcast_in_dim"(%166) <{broadcast_dimensions = array<i64: 3, 0, 4>}> : (tensor<2x2x12xi32>) -> tensor<2x2x2x2x12xi32>
    %168 = "stablehlo.broadcast_in_dim"(%163) <{broadcast_dimensions = array<i64: 3, 0, 4>}> : (tensor<2x2x12xi1>) -> tensor<2x2x2x2x12xi1>
    %169 = "stablehlo.and"(%158, %168) : (tensor<2x2x2x2x12xi1>, tensor<2x2x2x2x12xi1>) -> tensor<2x2x2x2x12xi1>
    %170 = "stablehlo.constant"() <{value = dense<3> : tensor<2x2x2x2x12xi32>}> : () -> tensor<2x2x2x2x12xi32>
    %171 = "stablehlo.multiply"(%157, %170) : (tensor<2x2x2x2x12xi32>, tensor<2x2x2x2x12xi32>) -> tensor<2x2x2x2x12xi32>
    %172 = "stablehlo.add"(%171, %167) : (tensor<2x2x2x2x12xi32>, tensor<2x2x2x2x12xi32>) -> tensor<2x2x2x2x12xi32>
    %173 = "stablehlo.broadcast_in_dim"(%51) <{broadcast_dimensions = array<i64: 3, 0, 4>}> : (tensor<2x2x12xf32>) -> tensor<2x2x2x2x12xf32>
    %174 = "stablehlo.broadcast_in_dim"(%52) <{broadcast_dimensions = array<i64: 3, 0, 4>}> : (tensor<2x2x12xf32>) -> tensor<2x2x2x2x12xf32>
    %175 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x12xf32>}> : () -> tensor<2x2x12xf32>
    %176 = "stablehlo.compare"(%102, %175) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x2x12xf32>, tensor<2x2x12xf32>) -> tensor<2x2x12xi1>
    %177 = "stablehlo.constant"() <{value = dense<3.0> : tensor<2x2x12xf32>}> : () -> tensor<2x2x12xf32>
    %178 = "stablehlo.compare"(%102, %177) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x2x12xf32>, tensor<2x2x12xf32>) -> tensor<2x2x12xi1>
    %179 = "stablehlo.and"(%176, %178) : (tensor<2x2x12xi1>, tensor<2x2x12xi1>) -> tensor<2x2x12xi1>
    %180 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x12xf32>}> : () -> tensor<2x2x12xf32>
    %181 = "stablehlo.select"(%179, %102, %180) : (tensor<2x2x12xi1>, tensor<2x2x12xf32>, tensor<2x2x12xf32>) -> tensor<2x2x12xf32>
    %182 = "stablehlo.convert"(%181) : (tensor<2x2x12xf32>) -> tensor<2x2x12xi32>
    %183 = "stablehlo.broadcast_in_dim"(%182) <{broadcast_dimensions = array<i64: 3, 1, 4>}> : (tensor<2x2x12xi32>) -> tensor<2x2x2x2x12xi32>
    %184 = "stablehlo.broadcast_in_dim"(%179) <{broadcast_dimensions = array<i64: 3, 1, 4>}> : (tensor<2x2x12xi1>) -> tensor<2x2x2x2x12xi1>
    %185 = "stablehlo.and"(%169, %184) : (tensor<2x2x2x2x12xi1>, tensor<2x2x2x2x12xi1>) -> tensor<2x2x2x2x12xi1>
    %186 = "stablehlo.constant"() <{value = dense<4> : tensor<2x2x2x2x12xi32>}> : () -> tensor<2x2x2x2x12xi32>
    %187 = "stablehlo.multiply"(%172, %186) : (tensor<2x2x2x2x12xi32>, tensor<2x2x2x2x12xi32>) -> tensor<2x2x2x2x12xi32>
    %188 = "stablehlo.add"(%187, %183) : (tensor<2x2x2x2x12xi32>, tensor<2x2x2x2x12xi32>) -> tensor<2x2x2x2x12xi32>
    %189 = "stablehlo.broadcast_in_dim"(%103) <{broadcast_dimensions = array<i64: 3, 1, 4>}> : (tensor<2x2x12xf32>) -> tensor<2x2x2x2x12xf32>
    %190 = "stablehlo.broadcast_in_dim"(%104) <{broadcast_dimensions = array<i64: 3, 1, 4>}> : (tensor<2x2x12xf32>) -> tensor<2x2x2x2x12xf32>
    %191 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x12xf32>}> : () -> tensor<2x2x12xf32>
    %192 = "stablehlo.compare"(%154, %191) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x2x12xf32>, tensor<2x2x12xf32>) -> tensor<2x2x12xi1>
    %193 = "stablehlo.constant"() <{value = dense<4.0> : tensor<2x2x12xf32>}> : () -> tensor<2x2x12xf32>
    %194 = "stablehlo.compare"(%154, %193) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x2x12xf32>, tensor<2x2x12xf32>) -> tensor<2x2x12xi1>
    %195 = "stablehlo.and"(%192, %194) : (tensor<2x2x12xi1>, tensor<2x2x12xi1>) -> tensor<2x2x12xi1>
    %196 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x12xf32>}> : () -> tensor<2x2x12xf32>
    %197 = "stablehlo.select"(%195, %154, %196) : (tensor<2x2x12xi1>, tensor<2x2x12xf32>, tensor<2x2x12xf32>) -> tensor<2x2x12xf32>
    %198 = "stablehlo.convert"(%197) : (tensor<2x2x12xf32>) -> tensor<2x2x12xi32>
    %199 = "stablehlo.broadcast_in_dim"(%198) <{broadcast_dimensions = array<i64: 3, 2, 4>}> : (tensor<2x2x12xi32>) -> tensor<2x2x2x2x12xi32>
    %200 = "stablehlo.broadcast_in_dim"(%195) <{broadcast_dimensions = array<i64: 3, 2, 4>}> : (tensor<2x2x12xi1>) -> tensor<2x2x2x2x12xi1>
    %201 = "stablehlo.and"(%185, %200) : (tensor<2x2x2x2x12xi1>, tensor<2x2x2x2x12xi1>) -> tensor<2x2x2x2x12xi1>
    %202 = "stablehlo.constant"() <{value = dense<5> : tensor<2x2x2x2x12xi32>}> : () -> tensor<2x2x2x2x12xi32>
    %203 = "stablehlo.multiply"(%188, %202) : (tensor<2x2x2x2x12xi32>, tensor<2x2x2x2x12xi32>) -> tensor<2x2x2x2x12xi32>
    %204 = "stablehlo.add"(%203, %199) : (tensor<2x2x2x2x12xi32>, tensor<2x2x2x2x12xi32>) -> tensor<2x2x2x2x12xi32>
    %205 = "stablehlo.broadcast_in_dim"(%155) <{broadcast_dimensions = array<i64: 3, 2, 4>}> : (tensor<2x2x12xf32>) -> tensor<2x2x2x2x12xf32>
    %206 = "stablehlo.broadcast_in_dim"(%156) <{broadcast_dimensions = array<i64: 3, 2, 4>}> : (tensor<2x2x12xf32>) -> tensor<2x2x2x2x12xf32>
    %207 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x2x2x2x12xf32>}> : () -> tensor<2x2x2x2x12xf32>
    %208 = "stablehlo.multiply"(%207, %173) : (tensor<2x2x2x2x12xf32>, tensor<2x2x2x2x12xf32>) -> tensor<2x2x2x2x12xf32>
    %209 = "stablehlo.multiply"(%208, %189) : (tensor<2x2x2x2x12xf32>, tensor<2x2x2x2x12xf32>) -> tensor<2x2x2x2x12xf32>
    %210 = "stablehlo.multiply"(%209, %205) : (tensor<2x2x2x2x12xf32>, tensor<2x2x2x2x12xf32>) -> tensor<2x2x2x2x12xf32>
    %211 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x2x2x12xf32>}> : () -> tensor<2x2x2x2x12xf32>
    %212 = "stablehlo.select"(%201, %210, %211) : (tensor<2x2x2x2x12xi1>, tensor<2x2x2x2x12xf32>, tensor<2x2x2x2x12xf32>) -> tensor<2x2x2x2x12xf32>
    %213 = "stablehlo.reshape"(%212) : (tensor<2x2x2x2x12xf32>) -> tensor<8x24xf32>
    %214 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x2x2x2x12xf32>}> : () -> tensor<2x2x2x2x12xf32>
    %215 = "stablehlo.multiply"(%214, %174) : (tensor<2x2x2x2x12xf32>, tensor<2x2x2x2x12xf32>) -> tensor<2x2x2x2x12xf32>
    %216 = "stablehlo.multiply"(%215, %189) : (tensor<2x2x2x2x12xf32>, tensor<2x2x2x2x12xf32>) -> tensor<2x2x2x2x12xf32>
    %217 = "stablehlo.multiply"(%216, %205) : (tensor<2x2x2x2x12xf32>, tensor<2x2x2x2x12xf32>) -> tensor<2x2x2x2x12xf32>
    %218 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x2x2x12xf32>}> : () -> tensor<2x2x2x2x12xf32>
    %219 = "stablehlo.select"(%201, %217, %218) : (tensor<2x2x2x2x12xi1>, tensor<2x2x2x2x12xf32>, tensor<2x2x2x2x12xf32>) -> tensor<2x2x2x2x12xf32>
    %220 = "stablehlo.reshape"(%219) : (tensor<2x2x2x2x12xf32>) -> tensor<8x24xf32>
    %221 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x2x2x2x12xf32>}> : () -> tensor<2x2x2x2x12xf32>
    %222 = "stablehlo.multiply"(%221, %173) : (tensor<2x2x2x2x12xf32>, tensor<2x2x2x2x12xf32>) -> tensor<2x2x2x2x12xf32>
    %223 = "stablehlo.multiply"(%222, %190) : (tensor<2x2x2x2x12xf32>, tensor<2x2x2x2x12xf32>) -> tensor<2x2x2x2x12xf32>
    %224 = "stablehlo.multiply"(%223, %205) : (tensor<2x2x2x2x12xf32>, tensor<2x2x2x2x12xf32>) -> tensor<2x2x2x2x12xf32>
    %225 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x2x2x12xf32>}> : () -> tensor<2x2x2x2x12xf32>
    %226 = "stablehlo.select"(%201, %224, %225) : (tensor<2x2x2x2x12xi1>, tensor<2x2x2x2x12xf32>, tensor<2x2x2x2x12xf32>) -> tensor<2x2x2x2x12xf32>
    %227 = "stablehlo.reshape"(%226) : (tensor<2x2x2x2x12xf32>) -> tensor<8x24xf32>
    %228 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x2x2x2x12xf32>}> : () -> tensor<2x2x2x2x12xf32>
    %229 = "stablehlo.multiply"(%228, %173) : (tensor<2x2x2x2x12xf32>, tensor<2x2x2x2x12xf32>) -> tensor<2x2x2x2x12xf32>
    %230 = "stablehlo.multiply"(%229, %189) : (tensor<2x2x2x2x12xf32>, tensor<2x2x2x2x12xf32>) -> tensor<2x2x2x2x12xf32>
    %231 = "stablehlo.multiply"(%230, %206) : (tensor<2x2x2x2x12xf32>, tensor<2x2x2x2x12xf32>) -> tensor<2x2x2x2x12xf32>
    %232 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x2x2x12xf32>}> : () -> tensor<2x2x2x2x12xf32>
    %233 = "stablehlo.select"(%201, %231, %232) : (tensor<2x2x2x2x12xi1>, tensor<2x2x2x2x12xf32>, tensor<2x2x2x2x12xf32>) -> tensor<2x2x2x2x12xf32>
    %234 = "stablehlo.reshape"(%233) : (tensor<2x2x2x2x12xf32>) -> tensor<8x24xf32>
    %235 = "stablehlo.reshape"(%204) : (tensor<2x2x2x2x12xi32>) -> tensor<8x24xi32>
    %236 = "stablehlo.reshape"(%arg0) : (tensor<2x3x3x4x5xf32>) -> tensor<2x3x60xf32>
    %237 = "stablehlo.transpose"(%236) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x3x60xf32>) -> tensor<2x60x3xf32>
    %238 = "stablehlo.reshape"(%237) : (tensor<2x60x3xf32>) -> tensor<120x3xf32>
    %239 = "stablehlo.constant"() <{value = dense<0.0> : tensor<24x3xf32>}> : () -> tensor<24x3xf32>
    %240 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %265:5 = "stablehlo.while"(%240, %239, %235, %213, %238) ({
    ^bb0(%r241: tensor<i32>, %r242: tensor<24x3xf32>, %r243: tensor<8x24xi32>, %r244: tensor<8x24xf32>, %r245: tensor<120x3xf32>):
      %246 = "stablehlo.constant"() <{value = dense<8> : tensor<i32>}> : () -> tensor<i32>
      %247 = "stablehlo.compare"(%r241, %246) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%247) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r248: tensor<i32>, %r249: tensor<24x3xf32>, %r250: tensor<8x24xi32>, %r251: tensor<8x24xf32>, %r252: tensor<120x3xf32>):
      %253 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %254 = "stablehlo.dynamic_slice"(%r250, %r248, %253) <{slice_sizes = array<i64: 1, 24>}> : (tensor<8x24xi32>, tensor<i32>, tensor<i32>) -> tensor<1x24xi32>
      %255 = "stablehlo.reshape"(%254) : (tensor<1x24xi32>) -> tensor<24xi32>
      %256 = "stablehlo.gather"(%r252, %255) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>, indices_are_sorted = false}> : (tensor<120x3xf32>, tensor<24xi32>) -> tensor<24x3xf32>
      %257 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %258 = "stablehlo.dynamic_slice"(%r251, %r248, %257) <{slice_sizes = array<i64: 1, 24>}> : (tensor<8x24xf32>, tensor<i32>, tensor<i32>) -> tensor<1x24xf32>
      %259 = "stablehlo.reshape"(%258) : (tensor<1x24xf32>) -> tensor<24xf32>
      %260 = "stablehlo.broadcast_in_dim"(%259) <{broadcast_dimensions = array<i64: 0>}> : (tensor<24xf32>) -> tensor<24x3xf32>
      %261 = "stablehlo.multiply"(%256, %260) : (tensor<24x3xf32>, tensor<24x3xf32>) -> tensor<24x3xf32>
      %262 = "stablehlo.add"(%r249, %261) : (tensor<24x3xf32>, tensor<24x3xf32>) -> tensor<24x3xf32>
      %263 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %264 = "stablehlo.add"(%r248, %263) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%264, %262, %r250, %r251, %r252) : (tensor<i32>, tensor<24x3xf32>, tensor<8x24xi32>, tensor<8x24xf32>, tensor<120x3xf32>) -> ()
    }) : (tensor<i32>, tensor<24x3xf32>, tensor<8x24xi32>, tensor<8x24xf32>, tensor<120x3xf32>) -> (tensor<i32>, tensor<24x3xf32>, tensor<8x24xi32>, tensor<8x24xf32>, tensor<120x3xf32>)
    %266 = "stablehlo.reshape"(%265#1) : (tensor<24x3xf32>) -> tensor<2x12x3xf32>
    %267 = "stablehlo.transpose"(%266) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x12x3xf32>) -> tensor<2x3x12xf32>
    %268 = "stablehlo.reshape"(%267) : (tensor<2x3x12xf32>) -> tensor<2x3x3x2x2xf32>
    return %268 : tensor<2x3x3x2x2xf32>
  }
}

// T[2,3,3,4,5] T[2,3,2,2,3] 0 2 false, T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x3x4x5xbf16>, %arg1: tensor<2x3x2x2x3xbf16>) -> (tensor<2x3x3x2x2xbf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3x3x4x5xbf16>) -> tensor<2x3x3x4x5xf32>
    %1 = "stablehlo.convert"(%arg1) : (tensor<2x3x2x2x3xbf16>) -> tensor<2x3x2x2x3xf32>
    %2 = "stablehlo.reshape"(%1) : (tensor<2x3x2x2x3xf32>) -> tensor<2x12x3xf32>
    %3 = "stablehlo.slice"(%2) <{start_indices = array<i64: 0, 0, 2>, limit_indices = array<i64: 2, 12, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<2x12x3xf32>) -> tensor<2x12x1xf32>
    %4 = "stablehlo.reshape"(%3) : (tensor<2x12x1xf32>) -> tensor<2x12xf32>
    %5 = "stablehlo.reshape"(%3) : (tensor<2x12x1xf32>) -> tensor<2x1x12xf32>
    %6 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %7 = "stablehlo.add"(%5, %6) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %8 = "stablehlo.constant"() <{value = dense<3.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %9 = "stablehlo.multiply"(%7, %8) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %10 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %11 = "stablehlo.add"(%9, %10) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %12 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %13 = "stablehlo.multiply"(%11, %12) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %14 = "stablehlo.constant"() <{value = dense<1.5> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %15 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %16 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %17 = "stablehlo.add"(%13, %16) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %18 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %19 = "stablehlo.compare"(%17, %18) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xi1>
    %20 = "stablehlo.abs"(%17) : (tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %21 = "stablehlo.constant"() <{value = dense<3.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %22 = "stablehlo.remainder"(%20, %21) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %23 = "stablehlo.divide"(%20, %21) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %24 = "stablehlo.floor"(%23) : (tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %25 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %26 = "stablehlo.remainder"(%24, %25) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %27 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %28 = "stablehlo.compare"(%26, %27) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xi1>
    %29 = "stablehlo.subtract"(%21, %22) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %30 = "stablehlo.select"(%28, %29, %22) : (tensor<2x1x12xi1>, tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %31 = "stablehlo.xor"(%28, %19) : (tensor<2x1x12xi1>, tensor<2x1x12xi1>) -> tensor<2x1x12xi1>
    %32 = "stablehlo.negate"(%14) : (tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %33 = "stablehlo.constant"() <{value = dense<-0.5> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %34 = "stablehlo.add"(%30, %33) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %35 = "stablehlo.select"(%31, %32, %14) : (tensor<2x1x12xi1>, tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %36 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %37 = "stablehlo.compare"(%34, %36) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xi1>
    %38 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %39 = "stablehlo.compare"(%34, %38) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xi1>
    %40 = "stablehlo.or"(%37, %39) : (tensor<2x1x12xi1>, tensor<2x1x12xi1>) -> tensor<2x1x12xi1>
    %41 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %42 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %43 = "stablehlo.select"(%39, %42, %34) : (tensor<2x1x12xi1>, tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %44 = "stablehlo.select"(%37, %41, %43) : (tensor<2x1x12xi1>, tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %45 = "stablehlo.select"(%40, %41, %35) : (tensor<2x1x12xi1>, tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %46 = "stablehlo.floor"(%44) : (tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %47 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %48 = "stablehlo.add"(%46, %47) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %49 = "stablehlo.subtract"(%48, %44) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %50 = "stablehlo.subtract"(%44, %46) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %51 = "stablehlo.negate"(%45) : (tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %52 = "stablehlo.concatenate"(%46, %48) <{dimension = 1 : i64}> : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x2x12xf32>
    %53 = "stablehlo.concatenate"(%49, %50) <{dimension = 1 : i64}> : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x2x12xf32>
    %54 = "stablehlo.concatenate"(%51, %45) <{dimension = 1 : i64}> : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x2x12xf32>
    %55 = "stablehlo.slice"(%2) <{start_indices = array<i64: 0, 0, 1>, limit_indices = array<i64: 2, 12, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<2x12x3xf32>) -> tensor<2x12x1xf32>
    %56 = "stablehlo.reshape"(%55) : (tensor<2x12x1xf32>) -> tensor<2x12xf32>
    %57 = "stablehlo.reshape"(%55) : (tensor<2x12x1xf32>) -> tensor<2x1x12xf32>
    %58 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %59 = "stablehlo.add"(%57, %58) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %60 = "stablehlo.constant"() <{value = dense<4.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %61 = "stablehlo.multiply"(%59, %60) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %62 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %63 = "stablehlo.add"(%61, %62) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %64 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %65 = "stablehlo.multiply"(%63, %64) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %66 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %67 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %68 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %69 = "stablehlo.add"(%65, %68) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %70 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %71 = "stablehlo.compare"(%69, %70) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xi1>
    %72 = "stablehlo.abs"(%69) : (tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %73 = "stablehlo.constant"() <{value = dense<4.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %74 = "stablehlo.remainder"(%72, %73) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %75 = "stablehlo.divide"(%72, %73) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %76 = "stablehlo.floor"(%75) : (tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %77 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %78 = "stablehlo.remainder"(%76, %77) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %79 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %80 = "stablehlo.compare"(%78, %79) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xi1>
    %81 = "stablehlo.subtract"(%73, %74) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %82 = "stablehlo.select"(%80, %81, %74) : (tensor<2x1x12xi1>, tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %83 = "stablehlo.xor"(%80, %71) : (tensor<2x1x12xi1>, tensor<2x1x12xi1>) -> tensor<2x1x12xi1>
    %84 = "stablehlo.negate"(%66) : (tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %85 = "stablehlo.constant"() <{value = dense<-0.5> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %86 = "stablehlo.add"(%82, %85) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %87 = "stablehlo.select"(%83, %84, %66) : (tensor<2x1x12xi1>, tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %88 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %89 = "stablehlo.compare"(%86, %88) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xi1>
    %90 = "stablehlo.constant"() <{value = dense<3.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %91 = "stablehlo.compare"(%86, %90) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xi1>
    %92 = "stablehlo.or"(%89, %91) : (tensor<2x1x12xi1>, tensor<2x1x12xi1>) -> tensor<2x1x12xi1>
    %93 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %94 = "stablehlo.constant"() <{value = dense<3.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %95 = "stablehlo.select"(%91, %94, %86) : (tensor<2x1x12xi1>, tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %96 = "stablehlo.select"(%89, %93, %95) : (tensor<2x1x12xi1>, tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %97 = "stablehlo.select"(%92, %93, %87) : (tensor<2x1x12xi1>, tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %98 = "stablehlo.floor"(%96) : (tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %99 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %100 = "stablehlo.add"(%98, %99) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %101 = "stablehlo.subtract"(%100, %96) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %102 = "stablehlo.subtract"(%96, %98) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %103 = "stablehlo.negate"(%97) : (tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %104 = "stablehlo.concatenate"(%98, %100) <{dimension = 1 : i64}> : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x2x12xf32>
    %105 = "stablehlo.concatenate"(%101, %102) <{dimension = 1 : i64}> : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x2x12xf32>
    %106 = "stablehlo.concatenate"(%103, %97) <{dimension = 1 : i64}> : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x2x12xf32>
    %107 = "stablehlo.slice"(%2) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 2, 12, 1>, strides = array<i64: 1, 1, 1>}> : (tensor<2x12x3xf32>) -> tensor<2x12x1xf32>
    %108 = "stablehlo.reshape"(%107) : (tensor<2x12x1xf32>) -> tensor<2x12xf32>
    %109 = "stablehlo.reshape"(%107) : (tensor<2x12x1xf32>) -> tensor<2x1x12xf32>
    %110 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %111 = "stablehlo.add"(%109, %110) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %112 = "stablehlo.constant"() <{value = dense<5.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %113 = "stablehlo.multiply"(%111, %112) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %114 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %115 = "stablehlo.add"(%113, %114) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %116 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %117 = "stablehlo.multiply"(%115, %116) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %118 = "stablehlo.constant"() <{value = dense<2.5> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %119 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %120 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %121 = "stablehlo.add"(%117, %120) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %122 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %123 = "stablehlo.compare"(%121, %122) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xi1>
    %124 = "stablehlo.abs"(%121) : (tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %125 = "stablehlo.constant"() <{value = dense<5.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %126 = "stablehlo.remainder"(%124, %125) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %127 = "stablehlo.divide"(%124, %125) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %128 = "stablehlo.floor"(%127) : (tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %129 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %130 = "stablehlo.remainder"(%128, %129) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %131 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %132 = "stablehlo.compare"(%130, %131) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xi1>
    %133 = "stablehlo.subtract"(%125, %126) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %134 = "stablehlo.select"(%132, %133, %126) : (tensor<2x1x12xi1>, tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %135 = "stablehlo.xor"(%132, %123) : (tensor<2x1x12xi1>, tensor<2x1x12xi1>) -> tensor<2x1x12xi1>
    %136 = "stablehlo.negate"(%118) : (tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %137 = "stablehlo.constant"() <{value = dense<-0.5> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %138 = "stablehlo.add"(%134, %137) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %139 = "stablehlo.select"(%135, %136, %118) : (tensor<2x1x12xi1>, tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %140 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %141 = "stablehlo.compare"(%138, %140) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xi1>
    %142 = "stablehlo.constant"() <{value = dense<4.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %143 = "stablehlo.compare"(%138, %142) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xi1>
    %144 = "stablehlo.or"(%141, %143) : (tensor<2x1x12xi1>, tensor<2x1x12xi1>) -> tensor<2x1x12xi1>
    %145 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %146 = "stablehlo.constant"() <{value = dense<4.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %147 = "stablehlo.select"(%143, %146, %138) : (tensor<2x1x12xi1>, tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %148 = "stablehlo.select"(%141, %145, %147) : (tensor<2x1x12xi1>, tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %149 = "stablehlo.select"(%144, %145, %139) : (tensor<2x1x12xi1>, tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %150 = "stablehlo.floor"(%148) : (tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %151 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %152 = "stablehlo.add"(%150, %151) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %153 = "stablehlo.subtract"(%152, %148) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %154 = "stablehlo.subtract"(%148, %150) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %155 = "stablehlo.negate"(%149) : (tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %156 = "stablehlo.concatenate"(%150, %152) <{dimension = 1 : i64}> : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x2x12xf32>
    %157 = "stablehlo.concatenate"(%153, %154) <{dimension = 1 : i64}> : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x2x12xf32>
    %158 = "stablehlo.concatenate"(%155, %149) <{dimension = 1 : i64}> : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x2x12xf32>
    %159 = "stablehlo.iota"() <{iota_dimension = 3 : i64}> : () -> tensor<2x2x2x2x12xi32>
    %160 = "stablehlo.constant"() <{value = dense<true> : tensor<2x2x2x2x12xi1>}> : () -> tensor<2x2x2x2x12xi1>
    %161 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x12xf32>}> : () -> tensor<2x2x12xf32>
    %162 = "stablehlo.compare"(%52, %161) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x2x12xf32>, tensor<2x2x12xf32>) -> tensor<2x2x12xi1>
    %163 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x2x12xf32>}> : () -> tensor<2x2x12xf32>
    %164 = "stablehlo.compare"(%52, %163) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x2x12xf32>, tensor<2x2x12xf32>) -> tensor<2x2x12xi1>
    %165 = "stablehlo.and"(%162, %164) : (tensor<2x2x12xi1>, tensor<2x2x12xi1>) -> tensor<2x2x12xi1>
    %166 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x12xf32>}> : () -> tensor<2x2x12xf32>
    %167 = "stablehlo.select"(%165, %52, %166) : (tensor<2x2x12xi1>, tensor<2x2x12xf32>, tensor<2x2x12xf32>) -> tensor<2x2x12xf32>
    %168 = "stablehlo.convert"(%167) : (tensor<2x2x12xf32>) -> tensor<2x2x12xi32>
    %169 = "stablehlo.broadcast_in_dim"(%168) <{broadcast_dimensions = array<i64: 3, 0, 4>}> : (tensor<2x2x12xi32>) -> tensor<2x2x2x2x12xi32>
    %170 = "stablehlo.broadcast_in_dim"(%165) <{broadcast_dimensions = array<i64: 3, 0, 4>}> : (tensor<2x2x12xi1>) -> tensor<2x2x2x2x12xi1>
    %171 = "stablehlo.and"(%160, %170) : (tensor<2x2x2x2x12xi1>, tensor<2x2x2x2x12xi1>) -> tensor<2x2x2x2x12xi1>
    %172 = "stablehlo.constant"() <{value = dense<3> : tensor<2x2x2x2x12xi32>}> : () -> tensor<2x2x2x2x12xi32>
    %173 = "stablehlo.multiply"(%159, %172) : (tensor<2x2x2x2x12xi32>, tensor<2x2x2x2x12xi32>) -> tensor<2x2x2x2x12xi32>
    %174 = "stablehlo.add"(%173, %169) : (tensor<2x2x2x2x12xi32>, tensor<2x2x2x2x12xi32>) -> tensor<2x2x2x2x12xi32>
    %175 = "stablehlo.broadcast_in_dim"(%53) <{broadcast_dimensions = array<i64: 3, 0, 4>}> : (tensor<2x2x12xf32>) -> tensor<2x2x2x2x12xf32>
    %176 = "stablehlo.broadcast_in_dim"(%54) <{broadcast_dimensions = array<i64: 3, 0, 4>}> : (tensor<2x2x12xf32>) -> tensor<2x2x2x2x12xf32>
    %177 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x12xf32>}> : () -> tensor<2x2x12xf32>
    %178 = "stablehlo.compare"(%104, %177) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x2x12xf32>, tensor<2x2x12xf32>) -> tensor<2x2x12xi1>
    %179 = "stablehlo.constant"() <{value = dense<3.0> : tensor<2x2x12xf32>}> : () -> tensor<2x2x12xf32>
    %180 = "stablehlo.compare"(%104, %179) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x2x12xf32>, tensor<2x2x12xf32>) -> tensor<2x2x12xi1>
    %181 = "stablehlo.and"(%178, %180) : (tensor<2x2x12xi1>, tensor<2x2x12xi1>) -> tensor<2x2x12xi1>
    %182 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x12xf32>}> : () -> tensor<2x2x12xf32>
    %183 = "stablehlo.select"(%181, %104, %182) : (tensor<2x2x12xi1>, tensor<2x2x12xf32>, tensor<2x2x12xf32>) -> tensor<2x2x12xf32>
    %184 = "stablehlo.convert"(%183) : (tensor<2x2x12xf32>) -> tensor<2x2x12xi32>
    %185 = "stablehlo.broadcast_in_dim"(%184) <{broadcast_dimensions = array<i64: 3, 1, 4>}> : (tensor<2x2x12xi32>) -> tensor<2x2x2x2x12xi32>
    %186 = "stablehlo.broadcast_in_dim"(%181) <{broadcast_dimensions = array<i64: 3, 1, 4>}> : (tensor<2x2x12xi1>) -> tensor<2x2x2x2x12xi1>
    %187 = "stablehlo.and"(%171, %186) : (tensor<2x2x2x2x12xi1>, tensor<2x2x2x2x12xi1>) -> tensor<2x2x2x2x12xi1>
    %188 = "stablehlo.constant"() <{value = dense<4> : tensor<2x2x2x2x12xi32>}> : () -> tensor<2x2x2x2x12xi32>
    %189 = "stablehlo.multiply"(%174, %188) : (tensor<2x2x2x2x12xi32>, tensor<2x2x2x2x12xi32>) -> tensor<2x2x2x2x12xi32>
    %190 = "stablehlo.add"(%189, %185) : (tensor<2x2x2x2x12xi32>, tensor<2x2x2x2x12xi32>) -> tensor<2x2x2x2x12xi32>
    %191 = "stablehlo.broadcast_in_dim"(%105) <{broadcast_dimensions = array<i64: 3, 1, 4>}> : (tensor<2x2x12xf32>) -> tensor<2x2x2x2x12xf32>
    %192 = "stablehlo.broadcast_in_dim"(%106) <{broadcast_dimensions = array<i64: 3, 1, 4>}> : (tensor<2x2x12xf32>) -> tensor<2x2x2x2x12xf32>
    %193 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x12xf32>}> : () -> tensor<2x2x12xf32>
    %194 = "stablehlo.compare"(%156, %193) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x2x12xf32>, tensor<2x2x12xf32>) -> tensor<2x2x12xi1>
    %195 = "stablehlo.constant"() <{value = dense<4.0> : tensor<2x2x12xf32>}> : () -> tensor<2x2x12xf32>
    %196 = "stablehlo.compare"(%156, %195) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x2x12xf32>, tensor<2x2x12xf32>) -> tensor<2x2x12xi1>
    %197 = "stablehlo.and"(%194, %196) : (tensor<2x2x12xi1>, tensor<2x2x12xi1>) -> tensor<2x2x12xi1>
    %198 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x12xf32>}> : () -> tensor<2x2x12xf32>
    %199 = "stablehlo.select"(%197, %156, %198) : (tensor<2x2x12xi1>, tensor<2x2x12xf32>, tensor<2x2x12xf32>) -> tensor<2x2x12xf32>
    %200 = "stablehlo.convert"(%199) : (tensor<2x2x12xf32>) -> tensor<2x2x12xi32>
    %201 = "stablehlo.broadcast_in_dim"(%200) <{broadcast_dimensions = array<i64: 3, 2, 4>}> : (tensor<2x2x12xi32>) -> tensor<2x2x2x2x12xi32>
    %202 = "stablehlo.broadcast_in_dim"(%197) <{broadcast_dimensions = array<i64: 3, 2, 4>}> : (tensor<2x2x12xi1>) -> tensor<2x2x2x2x12xi1>
    %203 = "stablehlo.and"(%187, %202) : (tensor<2x2x2x2x12xi1>, tensor<2x2x2x2x12xi1>) -> tensor<2x2x2x2x12xi1>
    %204 = "stablehlo.constant"() <{value = dense<5> : tensor<2x2x2x2x12xi32>}> : () -> tensor<2x2x2x2x12xi32>
    %205 = "stablehlo.multiply"(%190, %204) : (tensor<2x2x2x2x12xi32>, tensor<2x2x2x2x12xi32>) -> tensor<2x2x2x2x12xi32>
    %206 = "stablehlo.add"(%205, %201) : (tensor<2x2x2x2x12xi32>, tensor<2x2x2x2x12xi32>) -> tensor<2x2x2x2x12xi32>
    %207 = "stablehlo.broadcast_in_dim"(%157) <{broadcast_dimensions = array<i64: 3, 2, 4>}> : (tensor<2x2x12xf32>) -> tensor<2x2x2x2x12xf32>
    %208 = "stablehlo.broadcast_in_dim"(%158) <{broadcast_dimensions = array<i64: 3, 2, 4>}> : (tensor<2x2x12xf32>) -> tensor<2x2x2x2x12xf32>
    %209 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x2x2x2x12xf32>}> : () -> tensor<2x2x2x2x12xf32>
    %210 = "stablehlo.multiply"(%209, %175) : (tensor<2x2x2x2x12xf32>, tensor<2x2x2x2x12xf32>) -> tensor<2x2x2x2x12xf32>
    %211 = "stablehlo.multiply"(%210, %191) : (tensor<2x2x2x2x12xf32>, tensor<2x2x2x2x12xf32>) -> tensor<2x2x2x2x12xf32>
    %212 = "stablehlo.multiply"(%211, %207) : (tensor<2x2x2x2x12xf32>, tensor<2x2x2x2x12xf32>) -> tensor<2x2x2x2x12xf32>
    %213 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x2x2x12xf32>}> : () -> tensor<2x2x2x2x12xf32>
    %214 = "stablehlo.select"(%203, %212, %213) : (tensor<2x2x2x2x12xi1>, tensor<2x2x2x2x12xf32>, tensor<2x2x2x2x12xf32>) -> tensor<2x2x2x2x12xf32>
    %215 = "stablehlo.reshape"(%214) : (tensor<2x2x2x2x12xf32>) -> tensor<8x24xf32>
    %216 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x2x2x2x12xf32>}> : () -> tensor<2x2x2x2x12xf32>
    %217 = "stablehlo.multiply"(%216, %176) : (tensor<2x2x2x2x12xf32>, tensor<2x2x2x2x12xf32>) -> tensor<2x2x2x2x12xf32>
    %218 = "stablehlo.multiply"(%217, %191) : (tensor<2x2x2x2x12xf32>, tensor<2x2x2x2x12xf32>) -> tensor<2x2x2x2x12xf32>
    %219 = "stablehlo.multiply"(%218, %207) : (tensor<2x2x2x2x12xf32>, tensor<2x2x2x2x12xf32>) -> tensor<2x2x2x2x12xf32>
    %220 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x2x2x12xf32>}> : () -> tensor<2x2x2x2x12xf32>
    %221 = "stablehlo.select"(%203, %219, %220) : (tensor<2x2x2x2x12xi1>, tensor<2x2x2x2x12xf32>, tensor<2x2x2x2x12xf32>) -> tensor<2x2x2x2x12xf32>
    %222 = "stablehlo.reshape"(%221) : (tensor<2x2x2x2x12xf32>) -> tensor<8x24xf32>
    %223 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x2x2x2x12xf32>}> : () -> tensor<2x2x2x2x12xf32>
    %224 = "stablehlo.multiply"(%223, %175) : (tensor<2x2x2x2x12xf32>, tensor<2x2x2x2x12xf32>) -> tensor<2x2x2x2x12xf32>
    %225 = "stablehlo.multiply"(%224, %192) : (tensor<2x2x2x2x12xf32>, tensor<2x2x2x2x12xf32>) -> tensor<2x2x2x2x12xf32>
    %226 = "stablehlo.multiply"(%225, %207) : (tensor<2x2x2x2x12xf32>, tensor<2x2x2x2x12xf32>) -> tensor<2x2x2x2x12xf32>
    %227 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x2x2x12xf32>}> : () -> tensor<2x2x2x2x12xf32>
    %228 = "stablehlo.select"(%203, %226, %227) : (tensor<2x2x2x2x12xi1>, tensor<2x2x2x2x12xf32>, tensor<2x2x2x2x12xf32>) -> tensor<2x2x2x2x12xf32>
    %229 = "stablehlo.reshape"(%228) : (tensor<2x2x2x2x12xf32>) -> tensor<8x24xf32>
    %230 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x2x2x2x12xf32>}> : () -> tensor<2x2x2x2x12xf32>
    %231 = "stablehlo.multiply"(%230, %175) : (tensor<2x2x2x2x12xf32>, tensor<2x2x2x2x12xf32>) -> tensor<2x2x2x2x12xf32>
    %232 = "stablehlo.multiply"(%231, %191) : (tensor<2x2x2x2x12xf32>, tensor<2x2x2x2x12xf32>) -> tensor<2x2x2x2x12xf32>
    %233 = "stablehlo.multiply"(%232, %208) : (tensor<2x2x2x2x12xf32>, tensor<2x2x2x2x12xf32>) -> tensor<2x2x2x2x12xf32>
    %234 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x2x2x12xf32>}> : () -> tensor<2x2x2x2x12xf32>
    %235 = "stablehlo.select"(%203, %233, %234) : (tensor<2x2x2x2x12xi1>, tensor<2x2x2x2x12xf32>, tensor<2x2x2x2x12xf32>) -> tensor<2x2x2x2x12xf32>
    %236 = "stablehlo.reshape"(%235) : (tensor<2x2x2x2x12xf32>) -> tensor<8x24xf32>
    %237 = "stablehlo.reshape"(%206) : (tensor<2x2x2x2x12xi32>) -> tensor<8x24xi32>
    %238 = "stablehlo.reshape"(%0) : (tensor<2x3x3x4x5xf32>) -> tensor<2x3x60xf32>
    %239 = "stablehlo.transpose"(%238) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x3x60xf32>) -> tensor<2x60x3xf32>
    %240 = "stablehlo.reshape"(%239) : (tensor<2x60x3xf32>) -> tensor<120x3xf32>
    %241 = "stablehlo.constant"() <{value = dense<0.0> : tensor<24x3xf32>}> : () -> tensor<24x3xf32>
    %242 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %267:5 = "stablehlo.while"(%242, %241, %237, %215, %240) ({
    ^bb0(%r243: tensor<i32>, %r244: tensor<24x3xf32>, %r245: tensor<8x24xi32>, %r246: tensor<8x24xf32>, %r247: tensor<120x3xf32>):
      %248 = "stablehlo.constant"() <{value = dense<8> : tensor<i32>}> : () -> tensor<i32>
      %249 = "stablehlo.compare"(%r243, %248) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%249) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r250: tensor<i32>, %r251: tensor<24x3xf32>, %r252: tensor<8x24xi32>, %r253: tensor<8x24xf32>, %r254: tensor<120x3xf32>):
      %255 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %256 = "stablehlo.dynamic_slice"(%r252, %r250, %255) <{slice_sizes = array<i64: 1, 24>}> : (tensor<8x24xi32>, tensor<i32>, tensor<i32>) -> tensor<1x24xi32>
      %257 = "stablehlo.reshape"(%256) : (tensor<1x24xi32>) -> tensor<24xi32>
      %258 = "stablehlo.gather"(%r254, %257) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>, indices_are_sorted = false}> : (tensor<120x3xf32>, tensor<24xi32>) -> tensor<24x3xf32>
      %259 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %260 = "stablehlo.dynamic_slice"(%r253, %r250, %259) <{slice_sizes = array<i64: 1, 24>}> : (tensor<8x24xf32>, tensor<i32>, tensor<i32>) -> tensor<1x24xf32>
      %261 = "stablehlo.reshape"(%260) : (tensor<1x24xf32>) -> tensor<24xf32>
      %262 = "stablehlo.broadcast_in_dim"(%261) <{broadcast_dimensions = array<i64: 0>}> : (tensor<24xf32>) -> tensor<24x3xf32>
      %263 = "stablehlo.multiply"(%258, %262) : (tensor<24x3xf32>, tensor<24x3xf32>) -> tensor<24x3xf32>
      %264 = "stablehlo.add"(%r251, %263) : (tensor<24x3xf32>, tensor<24x3xf32>) -> tensor<24x3xf32>
      %265 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %266 = "stablehlo.add"(%r250, %265) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%266, %264, %r252, %r253, %r254) : (tensor<i32>, tensor<24x3xf32>, tensor<8x24xi32>, tensor<8x24xf32>, tensor<120x3xf32>) -> ()
    }) : (tensor<i32>, tensor<24x3xf32>, tensor<8x24xi32>, tensor<8x24xf32>, tensor<120x3xf32>) -> (tensor<i32>, tensor<24x3xf32>, tensor<8x24xi32>, tensor<8x24xf32>, tensor<120x3xf32>)
    %268 = "stablehlo.reshape"(%267#1) : (tensor<24x3xf32>) -> tensor<2x12x3xf32>
    %269 = "stablehlo.transpose"(%268) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x12x3xf32>) -> tensor<2x3x12xf32>
    %270 = "stablehlo.reshape"(%269) : (tensor<2x3x12xf32>) -> tensor<2x3x3x2x2xf32>
    %271 = "stablehlo.convert"(%270) : (tensor<2x3x3x2x2xf32>) -> tensor<2x3x3x2x2xbf16>
    return %271 : tensor<2x3x3x2x2xbf16>
  }
}

// T[2,3,3,4,5] T[2,3,2,2,3] 0 2 false, T = float16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x3x4x5xf16>, %arg1: tensor<2x3x2x2x3xf16>) -> (tensor<2x3x3x2x2xf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3x3x4x5xf16>) -> tensor<2x3x3x4x5xf32>
    %1 = "stablehlo.convert"(%arg1) : (tensor<2x3x2x2x3xf16>) -> tensor<2x3x2x2x3xf32>
    %2 = "stablehlo.reshape"(%1) : (tensor<2x3x2x2x3xf32>) -> tensor<2x12x3xf32>
    %3 = "stablehlo.slice"(%2) <{start_indices = array<i64: 0, 0, 2>, limit_indices = array<i64: 2, 12, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<2x12x3xf32>) -> tensor<2x12x1xf32>
    %4 = "stablehlo.reshape"(%3) : (tensor<2x12x1xf32>) -> tensor<2x12xf32>
    %5 = "stablehlo.reshape"(%3) : (tensor<2x12x1xf32>) -> tensor<2x1x12xf32>
    %6 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %7 = "stablehlo.add"(%5, %6) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %8 = "stablehlo.constant"() <{value = dense<3.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %9 = "stablehlo.multiply"(%7, %8) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %10 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %11 = "stablehlo.add"(%9, %10) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %12 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %13 = "stablehlo.multiply"(%11, %12) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %14 = "stablehlo.constant"() <{value = dense<1.5> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %15 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %16 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %17 = "stablehlo.add"(%13, %16) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %18 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %19 = "stablehlo.compare"(%17, %18) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xi1>
    %20 = "stablehlo.abs"(%17) : (tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %21 = "stablehlo.constant"() <{value = dense<3.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %22 = "stablehlo.remainder"(%20, %21) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %23 = "stablehlo.divide"(%20, %21) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %24 = "stablehlo.floor"(%23) : (tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %25 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %26 = "stablehlo.remainder"(%24, %25) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %27 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %28 = "stablehlo.compare"(%26, %27) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xi1>
    %29 = "stablehlo.subtract"(%21, %22) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %30 = "stablehlo.select"(%28, %29, %22) : (tensor<2x1x12xi1>, tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %31 = "stablehlo.xor"(%28, %19) : (tensor<2x1x12xi1>, tensor<2x1x12xi1>) -> tensor<2x1x12xi1>
    %32 = "stablehlo.negate"(%14) : (tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %33 = "stablehlo.constant"() <{value = dense<-0.5> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %34 = "stablehlo.add"(%30, %33) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %35 = "stablehlo.select"(%31, %32, %14) : (tensor<2x1x12xi1>, tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %36 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %37 = "stablehlo.compare"(%34, %36) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xi1>
    %38 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %39 = "stablehlo.compare"(%34, %38) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xi1>
    %40 = "stablehlo.or"(%37, %39) : (tensor<2x1x12xi1>, tensor<2x1x12xi1>) -> tensor<2x1x12xi1>
    %41 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %42 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %43 = "stablehlo.select"(%39, %42, %34) : (tensor<2x1x12xi1>, tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %44 = "stablehlo.select"(%37, %41, %43) : (tensor<2x1x12xi1>, tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %45 = "stablehlo.select"(%40, %41, %35) : (tensor<2x1x12xi1>, tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %46 = "stablehlo.floor"(%44) : (tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %47 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %48 = "stablehlo.add"(%46, %47) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %49 = "stablehlo.subtract"(%48, %44) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %50 = "stablehlo.subtract"(%44, %46) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %51 = "stablehlo.negate"(%45) : (tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %52 = "stablehlo.concatenate"(%46, %48) <{dimension = 1 : i64}> : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x2x12xf32>
    %53 = "stablehlo.concatenate"(%49, %50) <{dimension = 1 : i64}> : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x2x12xf32>
    %54 = "stablehlo.concatenate"(%51, %45) <{dimension = 1 : i64}> : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x2x12xf32>
    %55 = "stablehlo.slice"(%2) <{start_indices = array<i64: 0, 0, 1>, limit_indices = array<i64: 2, 12, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<2x12x3xf32>) -> tensor<2x12x1xf32>
    %56 = "stablehlo.reshape"(%55) : (tensor<2x12x1xf32>) -> tensor<2x12xf32>
    %57 = "stablehlo.reshape"(%55) : (tensor<2x12x1xf32>) -> tensor<2x1x12xf32>
    %58 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %59 = "stablehlo.add"(%57, %58) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %60 = "stablehlo.constant"() <{value = dense<4.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %61 = "stablehlo.multiply"(%59, %60) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %62 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %63 = "stablehlo.add"(%61, %62) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %64 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %65 = "stablehlo.multiply"(%63, %64) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %66 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %67 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %68 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %69 = "stablehlo.add"(%65, %68) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %70 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %71 = "stablehlo.compare"(%69, %70) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xi1>
    %72 = "stablehlo.abs"(%69) : (tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %73 = "stablehlo.constant"() <{value = dense<4.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %74 = "stablehlo.remainder"(%72, %73) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %75 = "stablehlo.divide"(%72, %73) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %76 = "stablehlo.floor"(%75) : (tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %77 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %78 = "stablehlo.remainder"(%76, %77) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %79 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %80 = "stablehlo.compare"(%78, %79) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xi1>
    %81 = "stablehlo.subtract"(%73, %74) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %82 = "stablehlo.select"(%80, %81, %74) : (tensor<2x1x12xi1>, tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %83 = "stablehlo.xor"(%80, %71) : (tensor<2x1x12xi1>, tensor<2x1x12xi1>) -> tensor<2x1x12xi1>
    %84 = "stablehlo.negate"(%66) : (tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %85 = "stablehlo.constant"() <{value = dense<-0.5> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %86 = "stablehlo.add"(%82, %85) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %87 = "stablehlo.select"(%83, %84, %66) : (tensor<2x1x12xi1>, tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %88 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %89 = "stablehlo.compare"(%86, %88) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xi1>
    %90 = "stablehlo.constant"() <{value = dense<3.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %91 = "stablehlo.compare"(%86, %90) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xi1>
    %92 = "stablehlo.or"(%89, %91) : (tensor<2x1x12xi1>, tensor<2x1x12xi1>) -> tensor<2x1x12xi1>
    %93 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %94 = "stablehlo.constant"() <{value = dense<3.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %95 = "stablehlo.select"(%91, %94, %86) : (tensor<2x1x12xi1>, tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %96 = "stablehlo.select"(%89, %93, %95) : (tensor<2x1x12xi1>, tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %97 = "stablehlo.select"(%92, %93, %87) : (tensor<2x1x12xi1>, tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %98 = "stablehlo.floor"(%96) : (tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %99 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %100 = "stablehlo.add"(%98, %99) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %101 = "stablehlo.subtract"(%100, %96) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %102 = "stablehlo.subtract"(%96, %98) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %103 = "stablehlo.negate"(%97) : (tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %104 = "stablehlo.concatenate"(%98, %100) <{dimension = 1 : i64}> : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x2x12xf32>
    %105 = "stablehlo.concatenate"(%101, %102) <{dimension = 1 : i64}> : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x2x12xf32>
    %106 = "stablehlo.concatenate"(%103, %97) <{dimension = 1 : i64}> : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x2x12xf32>
    %107 = "stablehlo.slice"(%2) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 2, 12, 1>, strides = array<i64: 1, 1, 1>}> : (tensor<2x12x3xf32>) -> tensor<2x12x1xf32>
    %108 = "stablehlo.reshape"(%107) : (tensor<2x12x1xf32>) -> tensor<2x12xf32>
    %109 = "stablehlo.reshape"(%107) : (tensor<2x12x1xf32>) -> tensor<2x1x12xf32>
    %110 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %111 = "stablehlo.add"(%109, %110) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %112 = "stablehlo.constant"() <{value = dense<5.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %113 = "stablehlo.multiply"(%111, %112) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %114 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %115 = "stablehlo.add"(%113, %114) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %116 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %117 = "stablehlo.multiply"(%115, %116) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %118 = "stablehlo.constant"() <{value = dense<2.5> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %119 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %120 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %121 = "stablehlo.add"(%117, %120) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %122 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %123 = "stablehlo.compare"(%121, %122) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xi1>
    %124 = "stablehlo.abs"(%121) : (tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %125 = "stablehlo.constant"() <{value = dense<5.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %126 = "stablehlo.remainder"(%124, %125) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %127 = "stablehlo.divide"(%124, %125) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %128 = "stablehlo.floor"(%127) : (tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %129 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %130 = "stablehlo.remainder"(%128, %129) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %131 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %132 = "stablehlo.compare"(%130, %131) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xi1>
    %133 = "stablehlo.subtract"(%125, %126) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %134 = "stablehlo.select"(%132, %133, %126) : (tensor<2x1x12xi1>, tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %135 = "stablehlo.xor"(%132, %123) : (tensor<2x1x12xi1>, tensor<2x1x12xi1>) -> tensor<2x1x12xi1>
    %136 = "stablehlo.negate"(%118) : (tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %137 = "stablehlo.constant"() <{value = dense<-0.5> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %138 = "stablehlo.add"(%134, %137) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %139 = "stablehlo.select"(%135, %136, %118) : (tensor<2x1x12xi1>, tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %140 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %141 = "stablehlo.compare"(%138, %140) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xi1>
    %142 = "stablehlo.constant"() <{value = dense<4.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %143 = "stablehlo.compare"(%138, %142) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xi1>
    %144 = "stablehlo.or"(%141, %143) : (tensor<2x1x12xi1>, tensor<2x1x12xi1>) -> tensor<2x1x12xi1>
    %145 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %146 = "stablehlo.constant"() <{value = dense<4.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %147 = "stablehlo.select"(%143, %146, %138) : (tensor<2x1x12xi1>, tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %148 = "stablehlo.select"(%141, %145, %147) : (tensor<2x1x12xi1>, tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %149 = "stablehlo.select"(%144, %145, %139) : (tensor<2x1x12xi1>, tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %150 = "stablehlo.floor"(%148) : (tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %151 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x1x12xf32>}> : () -> tensor<2x1x12xf32>
    %152 = "stablehlo.add"(%150, %151) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %153 = "stablehlo.subtract"(%152, %148) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %154 = "stablehlo.subtract"(%148, %150) : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %155 = "stablehlo.negate"(%149) : (tensor<2x1x12xf32>) -> tensor<2x1x12xf32>
    %156 = "stablehlo.concatenate"(%150, %152) <{dimension = 1 : i64}> : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x2x12xf32>
    %157 = "stablehlo.concatenate"(%153, %154) <{dimension = 1 : i64}> : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x2x12xf32>
    %158 = "stablehlo.concatenate"(%155, %149) <{dimension = 1 : i64}> : (tensor<2x1x12xf32>, tensor<2x1x12xf32>) -> tensor<2x2x12xf32>
    %159 = "stablehlo.iota"() <{iota_dimension = 3 : i64}> : () -> tensor<2x2x2x2x12xi32>
    %160 = "stablehlo.constant"() <{value = dense<true> : tensor<2x2x2x2x12xi1>}> : () -> tensor<2x2x2x2x12xi1>
    %161 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x12xf32>}> : () -> tensor<2x2x12xf32>
    %162 = "stablehlo.compare"(%52, %161) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x2x12xf32>, tensor<2x2x12xf32>) -> tensor<2x2x12xi1>
    %163 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x2x12xf32>}> : () -> tensor<2x2x12xf32>
    %164 = "stablehlo.compare"(%52, %163) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x2x12xf32>, tensor<2x2x12xf32>) -> tensor<2x2x12xi1>
    %165 = "stablehlo.and"(%162, %164) : (tensor<2x2x12xi1>, tensor<2x2x12xi1>) -> tensor<2x2x12xi1>
    %166 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x12xf32>}> : () -> tensor<2x2x12xf32>
    %167 = "stablehlo.select"(%165, %52, %166) : (tensor<2x2x12xi1>, tensor<2x2x12xf32>, tensor<2x2x12xf32>) -> tensor<2x2x12xf32>
    %168 = "stablehlo.convert"(%167) : (tensor<2x2x12xf32>) -> tensor<2x2x12xi32>
    %169 = "stablehlo.broadcast_in_dim"(%168) <{broadcast_dimensions = array<i64: 3, 0, 4>}> : (tensor<2x2x12xi32>) -> tensor<2x2x2x2x12xi32>
    %170 = "stablehlo.broadcast_in_dim"(%165) <{broadcast_dimensions = array<i64: 3, 0, 4>}> : (tensor<2x2x12xi1>) -> tensor<2x2x2x2x12xi1>
    %171 = "stablehlo.and"(%160, %170) : (tensor<2x2x2x2x12xi1>, tensor<2x2x2x2x12xi1>) -> tensor<2x2x2x2x12xi1>
    %172 = "stablehlo.constant"() <{value = dense<3> : tensor<2x2x2x2x12xi32>}> : () -> tensor<2x2x2x2x12xi32>
    %173 = "stablehlo.multiply"(%159, %172) : (tensor<2x2x2x2x12xi32>, tensor<2x2x2x2x12xi32>) -> tensor<2x2x2x2x12xi32>
    %174 = "stablehlo.add"(%173, %169) : (tensor<2x2x2x2x12xi32>, tensor<2x2x2x2x12xi32>) -> tensor<2x2x2x2x12xi32>
    %175 = "stablehlo.broadcast_in_dim"(%53) <{broadcast_dimensions = array<i64: 3, 0, 4>}> : (tensor<2x2x12xf32>) -> tensor<2x2x2x2x12xf32>
    %176 = "stablehlo.broadcast_in_dim"(%54) <{broadcast_dimensions = array<i64: 3, 0, 4>}> : (tensor<2x2x12xf32>) -> tensor<2x2x2x2x12xf32>
    %177 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x12xf32>}> : () -> tensor<2x2x12xf32>
    %178 = "stablehlo.compare"(%104, %177) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x2x12xf32>, tensor<2x2x12xf32>) -> tensor<2x2x12xi1>
    %179 = "stablehlo.constant"() <{value = dense<3.0> : tensor<2x2x12xf32>}> : () -> tensor<2x2x12xf32>
    %180 = "stablehlo.compare"(%104, %179) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x2x12xf32>, tensor<2x2x12xf32>) -> tensor<2x2x12xi1>
    %181 = "stablehlo.and"(%178, %180) : (tensor<2x2x12xi1>, tensor<2x2x12xi1>) -> tensor<2x2x12xi1>
    %182 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x12xf32>}> : () -> tensor<2x2x12xf32>
    %183 = "stablehlo.select"(%181, %104, %182) : (tensor<2x2x12xi1>, tensor<2x2x12xf32>, tensor<2x2x12xf32>) -> tensor<2x2x12xf32>
    %184 = "stablehlo.convert"(%183) : (tensor<2x2x12xf32>) -> tensor<2x2x12xi32>
    %185 = "stablehlo.broadcast_in_dim"(%184) <{broadcast_dimensions = array<i64: 3, 1, 4>}> : (tensor<2x2x12xi32>) -> tensor<2x2x2x2x12xi32>
    %186 = "stablehlo.broadcast_in_dim"(%181) <{broadcast_dimensions = array<i64: 3, 1, 4>}> : (tensor<2x2x12xi1>) -> tensor<2x2x2x2x12xi1>
    %187 = "stablehlo.and"(%171, %186) : (tensor<2x2x2x2x12xi1>, tensor<2x2x2x2x12xi1>) -> tensor<2x2x2x2x12xi1>
    %188 = "stablehlo.constant"() <{value = dense<4> : tensor<2x2x2x2x12xi32>}> : () -> tensor<2x2x2x2x12xi32>
    %189 = "stablehlo.multiply"(%174, %188) : (tensor<2x2x2x2x12xi32>, tensor<2x2x2x2x12xi32>) -> tensor<2x2x2x2x12xi32>
    %190 = "stablehlo.add"(%189, %185) : (tensor<2x2x2x2x12xi32>, tensor<2x2x2x2x12xi32>) -> tensor<2x2x2x2x12xi32>
    %191 = "stablehlo.broadcast_in_dim"(%105) <{broadcast_dimensions = array<i64: 3, 1, 4>}> : (tensor<2x2x12xf32>) -> tensor<2x2x2x2x12xf32>
    %192 = "stablehlo.broadcast_in_dim"(%106) <{broadcast_dimensions = array<i64: 3, 1, 4>}> : (tensor<2x2x12xf32>) -> tensor<2x2x2x2x12xf32>
    %193 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x12xf32>}> : () -> tensor<2x2x12xf32>
    %194 = "stablehlo.compare"(%156, %193) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x2x12xf32>, tensor<2x2x12xf32>) -> tensor<2x2x12xi1>
    %195 = "stablehlo.constant"() <{value = dense<4.0> : tensor<2x2x12xf32>}> : () -> tensor<2x2x12xf32>
    %196 = "stablehlo.compare"(%156, %195) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x2x12xf32>, tensor<2x2x12xf32>) -> tensor<2x2x12xi1>
    %197 = "stablehlo.and"(%194, %196) : (tensor<2x2x12xi1>, tensor<2x2x12xi1>) -> tensor<2x2x12xi1>
    %198 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x12xf32>}> : () -> tensor<2x2x12xf32>
    %199 = "stablehlo.select"(%197, %156, %198) : (tensor<2x2x12xi1>, tensor<2x2x12xf32>, tensor<2x2x12xf32>) -> tensor<2x2x12xf32>
    %200 = "stablehlo.convert"(%199) : (tensor<2x2x12xf32>) -> tensor<2x2x12xi32>
    %201 = "stablehlo.broadcast_in_dim"(%200) <{broadcast_dimensions = array<i64: 3, 2, 4>}> : (tensor<2x2x12xi32>) -> tensor<2x2x2x2x12xi32>
    %202 = "stablehlo.broadcast_in_dim"(%197) <{broadcast_dimensions = array<i64: 3, 2, 4>}> : (tensor<2x2x12xi1>) -> tensor<2x2x2x2x12xi1>
    %203 = "stablehlo.and"(%187, %202) : (tensor<2x2x2x2x12xi1>, tensor<2x2x2x2x12xi1>) -> tensor<2x2x2x2x12xi1>
    %204 = "stablehlo.constant"() <{value = dense<5> : tensor<2x2x2x2x12xi32>}> : () -> tensor<2x2x2x2x12xi32>
    %205 = "stablehlo.multiply"(%190, %204) : (tensor<2x2x2x2x12xi32>, tensor<2x2x2x2x12xi32>) -> tensor<2x2x2x2x12xi32>
    %206 = "stablehlo.add"(%205, %201) : (tensor<2x2x2x2x12xi32>, tensor<2x2x2x2x12xi32>) -> tensor<2x2x2x2x12xi32>
    %207 = "stablehlo.broadcast_in_dim"(%157) <{broadcast_dimensions = array<i64: 3, 2, 4>}> : (tensor<2x2x12xf32>) -> tensor<2x2x2x2x12xf32>
    %208 = "stablehlo.broadcast_in_dim"(%158) <{broadcast_dimensions = array<i64: 3, 2, 4>}> : (tensor<2x2x12xf32>) -> tensor<2x2x2x2x12xf32>
    %209 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x2x2x2x12xf32>}> : () -> tensor<2x2x2x2x12xf32>
    %210 = "stablehlo.multiply"(%209, %175) : (tensor<2x2x2x2x12xf32>, tensor<2x2x2x2x12xf32>) -> tensor<2x2x2x2x12xf32>
    %211 = "stablehlo.multiply"(%210, %191) : (tensor<2x2x2x2x12xf32>, tensor<2x2x2x2x12xf32>) -> tensor<2x2x2x2x12xf32>
    %212 = "stablehlo.multiply"(%211, %207) : (tensor<2x2x2x2x12xf32>, tensor<2x2x2x2x12xf32>) -> tensor<2x2x2x2x12xf32>
    %213 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x2x2x12xf32>}> : () -> tensor<2x2x2x2x12xf32>
    %214 = "stablehlo.select"(%203, %212, %213) : (tensor<2x2x2x2x12xi1>, tensor<2x2x2x2x12xf32>, tensor<2x2x2x2x12xf32>) -> tensor<2x2x2x2x12xf32>
    %215 = "stablehlo.reshape"(%214) : (tensor<2x2x2x2x12xf32>) -> tensor<8x24xf32>
    %216 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x2x2x2x12xf32>}> : () -> tensor<2x2x2x2x12xf32>
    %217 = "stablehlo.multiply"(%216, %176) : (tensor<2x2x2x2x12xf32>, tensor<2x2x2x2x12xf32>) -> tensor<2x2x2x2x12xf32>
    %218 = "stablehlo.multiply"(%217, %191) : (tensor<2x2x2x2x12xf32>, tensor<2x2x2x2x12xf32>) -> tensor<2x2x2x2x12xf32>
    %219 = "stablehlo.multiply"(%218, %207) : (tensor<2x2x2x2x12xf32>, tensor<2x2x2x2x12xf32>) -> tensor<2x2x2x2x12xf32>
    %220 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x2x2x12xf32>}> : () -> tensor<2x2x2x2x12xf32>
    %221 = "stablehlo.select"(%203, %219, %220) : (tensor<2x2x2x2x12xi1>, tensor<2x2x2x2x12xf32>, tensor<2x2x2x2x12xf32>) -> tensor<2x2x2x2x12xf32>
    %222 = "stablehlo.reshape"(%221) : (tensor<2x2x2x2x12xf32>) -> tensor<8x24xf32>
    %223 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x2x2x2x12xf32>}> : () -> tensor<2x2x2x2x12xf32>
    %224 = "stablehlo.multiply"(%223, %175) : (tensor<2x2x2x2x12xf32>, tensor<2x2x2x2x12xf32>) -> tensor<2x2x2x2x12xf32>
    %225 = "stablehlo.multiply"(%224, %192) : (tensor<2x2x2x2x12xf32>, tensor<2x2x2x2x12xf32>) -> tensor<2x2x2x2x12xf32>
    %226 = "stablehlo.multiply"(%225, %207) : (tensor<2x2x2x2x12xf32>, tensor<2x2x2x2x12xf32>) -> tensor<2x2x2x2x12xf32>
    %227 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x2x2x12xf32>}> : () -> tensor<2x2x2x2x12xf32>
    %228 = "stablehlo.select"(%203, %226, %227) : (tensor<2x2x2x2x12xi1>, tensor<2x2x2x2x12xf32>, tensor<2x2x2x2x12xf32>) -> tensor<2x2x2x2x12xf32>
    %229 = "stablehlo.reshape"(%228) : (tensor<2x2x2x2x12xf32>) -> tensor<8x24xf32>
    %230 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x2x2x2x12xf32>}> : () -> tensor<2x2x2x2x12xf32>
    %231 = "stablehlo.multiply"(%230, %175) : (tensor<2x2x2x2x12xf32>, tensor<2x2x2x2x12xf32>) -> tensor<2x2x2x2x12xf32>
    %232 = "stablehlo.multiply"(%231, %191) : (tensor<2x2x2x2x12xf32>, tensor<2x2x2x2x12xf32>) -> tensor<2x2x2x2x12xf32>
    %233 = "stablehlo.multiply"(%232, %208) : (tensor<2x2x2x2x12xf32>, tensor<2x2x2x2x12xf32>) -> tensor<2x2x2x2x12xf32>
    %234 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x2x2x12xf32>}> : () -> tensor<2x2x2x2x12xf32>
    %235 = "stablehlo.select"(%203, %233, %234) : (tensor<2x2x2x2x12xi1>, tensor<2x2x2x2x12xf32>, tensor<2x2x2x2x12xf32>) -> tensor<2x2x2x2x12xf32>
    %236 = "stablehlo.reshape"(%235) : (tensor<2x2x2x2x12xf32>) -> tensor<8x24xf32>
    %237 = "stablehlo.reshape"(%206) : (tensor<2x2x2x2x12xi32>) -> tensor<8x24xi32>
    %238 = "stablehlo.reshape"(%0) : (tensor<2x3x3x4x5xf32>) -> tensor<2x3x60xf32>
    %239 = "stablehlo.transpose"(%238) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x3x60xf32>) -> tensor<2x60x3xf32>
    %240 = "stablehlo.reshape"(%239) : (tensor<2x60x3xf32>) -> tensor<120x3xf32>
    %241 = "stablehlo.constant"() <{value = dense<0.0> : tensor<24x3xf32>}> : () -> tensor<24x3xf32>
    %242 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %267:5 = "stablehlo.while"(%242, %241, %237, %215, %240) ({
    ^bb0(%r243: tensor<i32>, %r244: tensor<24x3xf32>, %r245: tensor<8x24xi32>, %r246: tensor<8x24xf32>, %r247: tensor<120x3xf32>):
      %248 = "stablehlo.constant"() <{value = dense<8> : tensor<i32>}> : () -> tensor<i32>
      %249 = "stablehlo.compare"(%r243, %248) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%249) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r250: tensor<i32>, %r251: tensor<24x3xf32>, %r252: tensor<8x24xi32>, %r253: tensor<8x24xf32>, %r254: tensor<120x3xf32>):
      %255 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %256 = "stablehlo.dynamic_slice"(%r252, %r250, %255) <{slice_sizes = array<i64: 1, 24>}> : (tensor<8x24xi32>, tensor<i32>, tensor<i32>) -> tensor<1x24xi32>
      %257 = "stablehlo.reshape"(%256) : (tensor<1x24xi32>) -> tensor<24xi32>
      %258 = "stablehlo.gather"(%r254, %257) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>, indices_are_sorted = false}> : (tensor<120x3xf32>, tensor<24xi32>) -> tensor<24x3xf32>
      %259 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %260 = "stablehlo.dynamic_slice"(%r253, %r250, %259) <{slice_sizes = array<i64: 1, 24>}> : (tensor<8x24xf32>, tensor<i32>, tensor<i32>) -> tensor<1x24xf32>
      %261 = "stablehlo.reshape"(%260) : (tensor<1x24xf32>) -> tensor<24xf32>
      %262 = "stablehlo.broadcast_in_dim"(%261) <{broadcast_dimensions = array<i64: 0>}> : (tensor<24xf32>) -> tensor<24x3xf32>
      %263 = "stablehlo.multiply"(%258, %262) : (tensor<24x3xf32>, tensor<24x3xf32>) -> tensor<24x3xf32>
      %264 = "stablehlo.add"(%r251, %263) : (tensor<24x3xf32>, tensor<24x3xf32>) -> tensor<24x3xf32>
      %265 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %266 = "stablehlo.add"(%r250, %265) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%266, %264, %r252, %r253, %r254) : (tensor<i32>, tensor<24x3xf32>, tensor<8x24xi32>, tensor<8x24xf32>, tensor<120x3xf32>) -> ()
    }) : (tensor<i32>, tensor<24x3xf32>, tensor<8x24xi32>, tensor<8x24xf32>, tensor<120x3xf32>) -> (tensor<i32>, tensor<24x3xf32>, tensor<8x24xi32>, tensor<8x24xf32>, tensor<120x3xf32>)
    %268 = "stablehlo.reshape"(%267#1) : (tensor<24x3xf32>) -> tensor<2x12x3xf32>
    %269 = "stablehlo.transpose"(%268) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x12x3xf32>) -> tensor<2x3x12xf32>
    %270 = "stablehlo.reshape"(%269) : (tensor<2x3x12xf32>) -> tensor<2x3x3x2x2xf32>
    %271 = "stablehlo.convert"(%270) : (tensor<2x3x3x2x2xf32>) -> tensor<2x3x3x2x2xf16>
    return %271 : tensor<2x3x3x2x2xf16>
  }
}

// T[2,3,3,4,5] T[2,3,2,2,3] 0 2 false, T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x3x4x5xf64>, %arg1: tensor<2x3x2x2x3xf64>) -> (tensor<2x3x3x2x2xf64>) {
    %0 = "stablehlo.reshape"(%arg1) : (tensor<2x3x2x2x3xf64>) -> tensor<2x12x3xf64>
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
    %14 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x1x12xf64>}> : () -> tensor<2x1x12xf64>
    %15 = "stablehlo.add"(%11, %14) : (tensor<2x1x12xf64>, tensor<2x1x12xf64>) -> tensor<2x1x12xf64>
    %16 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1x12xf64>}> : () -> tensor<2x1x12xf64>
    %17 = "stablehlo.compare"(%15, %16) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x1x12xf64>, tensor<2x1x12xf64>) -> tensor<2x1x12xi1>
    %18 = "stablehlo.abs"(%15) : (tensor<2x1x12xf64>) -> tensor<2x1x12xf64>
    %19 = "stablehlo.constant"() <{value = dense<3.0> : tensor<2x1x12xf64>}> : () -> tensor<2x1x12xf64>
    %20 = "stablehlo.remainder"(%18, %19) : (tensor<2x1x12xf64>, tensor<2x1x12xf64>) -> tensor<2x1x12xf64>
    %21 = "stablehlo.divide"(%18, %19) : (tensor<2x1x12xf64>, tensor<2x1x12xf64>) -> tensor<2x1x12xf64>
    %22 = "stablehlo.floor"(%21) : (tensor<2x1x12xf64>) -> tensor<2x1x12xf64>
    %23 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x1x12xf64>}> : () -> tensor<2x1x12xf64>
    %24 = "stablehlo.remainder"(%22, %23) : (tensor<2x1x12xf64>, tensor<2x1x12xf64>) -> tensor<2x1x12xf64>
    %25 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1x12xf64>}> : () -> tensor<2x1x12xf64>
    %26 = "stablehlo.compare"(%24, %25) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x1x12xf64>, tensor<2x1x12xf64>) -> tensor<2x1x12xi1>
    %27 = "stablehlo.subtract"(%19, %20) : (tensor<2x1x12xf64>, tensor<2x1x12xf64>) -> tensor<2x1x12xf64>
    %28 = "stablehlo.select"(%26, %27, %20) : (tensor<2x1x12xi1>, tensor<2x1x12xf64>, tensor<2x1x12xf64>) -> tensor<2x1x12xf64>
    %29 = "stablehlo.xor"(%26, %17) : (tensor<2x1x12xi1>, tensor<2x1x12xi1>) -> tensor<2x1x12xi1>
    %30 = "stablehlo.negate"(%12) : (tensor<2x1x12xf64>) -> tensor<2x1x12xf64>
    %31 = "stablehlo.constant"() <{value = dense<-0.5> : tensor<2x1x12xf64>}> : () -> tensor<2x1x12xf64>
    %32 = "stablehlo.add"(%28, %31) : (tensor<2x1x12xf64>, tensor<2x1x12xf64>) -> tensor<2x1x12xf64>
    %33 = "stablehlo.select"(%29, %30, %12) : (tensor<2x1x12xi1>, tensor<2x1x12xf64>, tensor<2x1x12xf64>) -> tensor<2x1x12xf64>
    %34 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1x12xf64>}> : () -> tensor<2x1x12xf64>
    %35 = "stablehlo.compare"(%32, %34) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x1x12xf64>, tensor<2x1x12xf64>) -> tensor<2x1x12xi1>
    %36 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x1x12xf64>}> : () -> tensor<2x1x12xf64>
    %37 = "stablehlo.compare"(%32, %36) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x1x12xf64>, tensor<2x1x12xf64>) -> tensor<2x1x12xi1>
    %38 = "stablehlo.or"(%35, %37) : (tensor<2x1x12xi1>, tensor<2x1x12xi1>) -> tensor<2x1x12xi1>
    %39 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1x12xf64>}> : () -> tensor<2x1x12xf64>
    %40 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x1x12xf64>}> : () -> tensor<2x1x12xf64>
    %41 = "stablehlo.select"(%37, %40, %32) : (tensor<2x1x12xi1>, tensor<2x1x12xf64>, tensor<2x1x12xf64>) -> tensor<2x1x12xf64>
    %42 = "stablehlo.select"(%35, %39, %41) : (tensor<2x1x12xi1>, tensor<2x1x12xf64>, tensor<2x1x12xf64>) -> tensor<2x1x12xf64>
    %43 = "stablehlo.select"(%38, %39, %33) : (tensor<2x1x12xi1>, tensor<2x1x12xf64>, tensor<2x1x12xf64>) -> tensor<2x1x12xf64>
    %44 = "stablehlo.floor"(%42) : (tensor<2x1x12xf64>) -> tensor<2x1x12xf64>
    %45 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x1x12xf64>}> : () -> tensor<2x1x12xf64>
    %46 = "stablehlo.add"(%44, %45) : (tensor<2x1x12xf64>, tensor<2x1x12xf64>) -> tensor<2x1x12xf64>
    %47 = "stablehlo.subtract"(%46, %42) : (tensor<2x1x12xf64>, tensor<2x1x12xf64>) -> tensor<2x1x12xf64>
    %48 = "stablehlo.subtract"(%42, %44) : (tensor<2x1x12xf64>, tensor<2x1x12xf64>) -> tensor<2x1x12xf64>
    %49 = "stablehlo.negate"(%43) : (tensor<2x1x12xf64>) -> tensor<2x1x12xf64>
    %50 = "stablehlo.concatenate"(%44, %46) <{dimension = 1 : i64}> : (tensor<2x1x12xf64>, tensor<2x1x12xf64>) -> tensor<2x2x12xf64>
    %51 = "stablehlo.concatenate"(%47, %48) <{dimension = 1 : i64}> : (tensor<2x1x12xf64>, tensor<2x1x12xf64>) -> tensor<2x2x12xf64>
    %52 = "stablehlo.concatenate"(%49, %43) <{dimension = 1 : i64}> : (tensor<2x1x12xf64>, tensor<2x1x12xf64>) -> tensor<2x2x12xf64>
    %53 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0, 1>, limit_indices = array<i64: 2, 12, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<2x12x3xf64>) -> tensor<2x12x1xf64>
    %54 = "stablehlo.reshape"(%53) : (tensor<2x12x1xf64>) -> tensor<2x12xf64>
    %55 = "stablehlo.reshape"(%53) : (tensor<2x12x1xf64>) -> tensor<2x1x12xf64>
    %56 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x1x12xf64>}> : () -> tensor<2x1x12xf64>
    %57 = "stablehlo.add"(%55, %56) : (tensor<2x1x12xf64>, tensor<2x1x12xf64>) -> tensor<2x1x12xf64>
    %58 = "stablehlo.constant"() <{value = dense<4.0> : tensor<2x1x12xf64>}> : () -> tensor<2x1x12xf64>
    %59 = "stablehlo.multiply"(%57, %58) : (tensor<2x1x12xf64>, tensor<2x1x12xf64>) -> tensor<2x1x12xf64>
    %60 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<2x1x12xf64>}> : () -> tensor<2x1x12xf64>
    %61 = "stablehlo.add"(%59, %60) : (tensor<2x1x12xf64>, tensor<2x1x12xf64>) -> tensor<2x1x12xf64>
    %62 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x1x12xf64>}> : () -> tensor<2x1x12xf64>
    %63 = "stablehlo.multiply"(%61, %62) : (tensor<2x1x12xf64>, tensor<2x1x12xf64>) -> tensor<2x1x12xf64>
    %64 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x1x12xf64>}> : () -> tensor<2x1x12xf64>
    %65 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1x12xf64>}> : () -> tensor<2x1x12xf64>
    %66 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x1x12xf64>}> : () -> tensor<2x1x12xf64>
    %67 = "stablehlo.add"(%63, %66) : (tensor<2x1x12xf64>, tensor<2x1x12xf64>) -> tensor<2x1x12xf64>
    %68 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1x12xf64>}> : () -> tensor<2x1x12xf64>
    %69 = "stablehlo.compare"(%67, %68) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x1x12xf64>, tensor<2x1x12xf64>) -> tensor<2x1x12xi1>
    %70 = "stablehlo.abs"(%67) : (tensor<2x1x12xf64>) -> tensor<2x1x12xf64>
    %71 = "stablehlo.constant"() <{value = dense<4.0> : tensor<2x1x12xf64>}> : () -> tensor<2x1x12xf64>
    %72 = "stablehlo.remainder"(%70, %71) : (tensor<2x1x12xf64>, tensor<2x1x12xf64>) -> tensor<2x1x12xf64>
    %73 = "stablehlo.divide"(%70, %71) : (tensor<2x1x12xf64>, tensor<2x1x12xf64>) -> tensor<2x1x12xf64>
    %74 = "stablehlo.floor"(%73) : (tensor<2x1x12xf64>) -> tensor<2x1x12xf64>
    %75 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x1x12xf64>}> : () -> tensor<2x1x12xf64>
    %76 = "stablehlo.remainder"(%74, %75) : (tensor<2x1x12xf64>, tensor<2x1x12xf64>) -> tensor<2x1x12xf64>
    %77 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1x12xf64>}> : () -> tensor<2x1x12xf64>
    %78 = "stablehlo.compare"(%76, %77) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x1x12xf64>, tensor<2x1x12xf64>) -> tensor<2x1x12xi1>
    %79 = "stablehlo.subtract"(%71, %72) : (tensor<2x1x12xf64>, tensor<2x1x12xf64>) -> tensor<2x1x12xf64>
    %80 = "stablehlo.select"(%78, %79, %72) : (tensor<2x1x12xi1>, tensor<2x1x12xf64>, tensor<2x1x12xf64>) -> tensor<2x1x12xf64>
    %81 = "stablehlo.xor"(%78, %69) : (tensor<2x1x12xi1>, tensor<2x1x12xi1>) -> tensor<2x1x12xi1>
    %82 = "stablehlo.negate"(%64) : (tensor<2x1x12xf64>) -> tensor<2x1x12xf64>
    %83 = "stablehlo.constant"() <{value = dense<-0.5> : tensor<2x1x12xf64>}> : () -> tensor<2x1x12xf64>
    %84 = "stablehlo.add"(%80, %83) : (tensor<2x1x12xf64>, tensor<2x1x12xf64>) -> tensor<2x1x12xf64>
    %85 = "stablehlo.select"(%81, %82, %64) : (tensor<2x1x12xi1>, tensor<2x1x12xf64>, tensor<2x1x12xf64>) -> tensor<2x1x12xf64>
    %86 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1x12xf64>}> : () -> tensor<2x1x12xf64>
    %87 = "stablehlo.compare"(%84, %86) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x1x12xf64>, tensor<2x1x12xf64>) -> tensor<2x1x12xi1>
    %88 = "stablehlo.constant"() <{value = dense<3.0> : tensor<2x1x12xf64>}> : () -> tensor<2x1x12xf64>
    %89 = "stablehlo.compare"(%84, %88) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x1x12xf64>, tensor<2x1x12xf64>) -> tensor<2x1x12xi1>
    %90 = "stablehlo.or"(%87, %89) : (tensor<2x1x12xi1>, tensor<2x1x12xi1>) -> tensor<2x1x12xi1>
    %91 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1x12xf64>}> : () -> tensor<2x1x12xf64>
    %92 = "stablehlo.constant"() <{value = dense<3.0> : tensor<2x1x12xf64>}> : () -> tensor<2x1x12xf64>
    %93 = "stablehlo.select"(%89, %92, %84) : (tensor<2x1x12xi1>, tensor<2x1x12xf64>, tensor<2x1x12xf64>) -> tensor<2x1x12xf64>
    %94 = "stablehlo.select"(%87, %91, %93) : (tensor<2x1x12xi1>, tensor<2x1x12xf64>, tensor<2x1x12xf64>) -> tensor<2x1x12xf64>
    %95 = "stablehlo.select"(%90, %91, %85) : (tensor<2x1x12xi1>, tensor<2x1x12xf64>, tensor<2x1x12xf64>) -> tensor<2x1x12xf64>
    %96 = "stablehlo.floor"(%94) : (tensor<2x1x12xf64>) -> tensor<2x1x12xf64>
    %97 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x1x12xf64>}> : () -> tensor<2x1x12xf64>
    %98 = "stablehlo.add"(%96, %97) : (tensor<2x1x12xf64>, tensor<2x1x12xf64>) -> tensor<2x1x12xf64>
    %99 = "stablehlo.subtract"(%98, %94) : (tensor<2x1x12xf64>, tensor<2x1x12xf64>) -> tensor<2x1x12xf64>
    %100 = "stablehlo.subtract"(%94, %96) : (tensor<2x1x12xf64>, tensor<2x1x12xf64>) -> tensor<2x1x12xf64>
    %101 = "stablehlo.negate"(%95) : (tensor<2x1x12xf64>) -> tensor<2x1x12xf64>
    %102 = "stablehlo.concatenate"(%96, %98) <{dimension = 1 : i64}> : (tensor<2x1x12xf64>, tensor<2x1x12xf64>) -> tensor<2x2x12xf64>
    %103 = "stablehlo.concatenate"(%99, %100) <{dimension = 1 : i64}> : (tensor<2x1x12xf64>, tensor<2x1x12xf64>) -> tensor<2x2x12xf64>
    %104 = "stablehlo.concatenate"(%101, %95) <{dimension = 1 : i64}> : (tensor<2x1x12xf64>, tensor<2x1x12xf64>) -> tensor<2x2x12xf64>
    %105 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 2, 12, 1>, strides = array<i64: 1, 1, 1>}> : (tensor<2x12x3xf64>) -> tensor<2x12x1xf64>
    %106 = "stablehlo.reshape"(%105) : (tensor<2x12x1xf64>) -> tensor<2x12xf64>
    %107 = "stablehlo.reshape"(%105) : (tensor<2x12x1xf64>) -> tensor<2x1x12xf64>
    %108 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x1x12xf64>}> : () -> tensor<2x1x12xf64>
    %109 = "stablehlo.add"(%107, %108) : (tensor<2x1x12xf64>, tensor<2x1x12xf64>) -> tensor<2x1x12xf64>
    %110 = "stablehlo.constant"() <{value = dense<5.0> : tensor<2x1x12xf64>}> : () -> tensor<2x1x12xf64>
    %111 = "stablehlo.multiply"(%109, %110) : (tensor<2x1x12xf64>, tensor<2x1x12xf64>) -> tensor<2x1x12xf64>
    %112 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<2x1x12xf64>}> : () -> tensor<2x1x12xf64>
    %113 = "stablehlo.add"(%111, %112) : (tensor<2x1x12xf64>, tensor<2x1x12xf64>) -> tensor<2x1x12xf64>
    %114 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x1x12xf64>}> : () -> tensor<2x1x12xf64>
    %115 = "stablehlo.multiply"(%113, %114) : (tensor<2x1x12xf64>, tensor<2x1x12xf64>) -> tensor<2x1x12xf64>
    %116 = "stablehlo.constant"() <{value = dense<2.5> : tensor<2x1x12xf64>}> : () -> tensor<2x1x12xf64>
    %117 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1x12xf64>}> : () -> tensor<2x1x12xf64>
    %118 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x1x12xf64>}> : () -> tensor<2x1x12xf64>
    %119 = "stablehlo.add"(%115, %118) : (tensor<2x1x12xf64>, tensor<2x1x12xf64>) -> tensor<2x1x12xf64>
    %120 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1x12xf64>}> : () -> tensor<2x1x12xf64>
    %121 = "stablehlo.compare"(%119, %120) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x1x12xf64>, tensor<2x1x12xf64>) -> tensor<2x1x12xi1>
    %122 = "stablehlo.abs"(%119) : (tensor<2x1x12xf64>) -> tensor<2x1x12xf64>
    %123 = "stablehlo.constant"() <{value = dense<5.0> : tensor<2x1x12xf64>}> : () -> tensor<2x1x12xf64>
    %124 = "stablehlo.remainder"(%122, %123) : (tensor<2x1x12xf64>, tensor<2x1x12xf64>) -> tensor<2x1x12xf64>
    %125 = "stablehlo.divide"(%122, %123) : (tensor<2x1x12xf64>, tensor<2x1x12xf64>) -> tensor<2x1x12xf64>
    %126 = "stablehlo.floor"(%125) : (tensor<2x1x12xf64>) -> tensor<2x1x12xf64>
    %127 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x1x12xf64>}> : () -> tensor<2x1x12xf64>
    %128 = "stablehlo.remainder"(%126, %127) : (tensor<2x1x12xf64>, tensor<2x1x12xf64>) -> tensor<2x1x12xf64>
    %129 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1x12xf64>}> : () -> tensor<2x1x12xf64>
    %130 = "stablehlo.compare"(%128, %129) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x1x12xf64>, tensor<2x1x12xf64>) -> tensor<2x1x12xi1>
    %131 = "stablehlo.subtract"(%123, %124) : (tensor<2x1x12xf64>, tensor<2x1x12xf64>) -> tensor<2x1x12xf64>
    %132 = "stablehlo.select"(%130, %131, %124) : (tensor<2x1x12xi1>, tensor<2x1x12xf64>, tensor<2x1x12xf64>) -> tensor<2x1x12xf64>
    %133 = "stablehlo.xor"(%130, %121) : (tensor<2x1x12xi1>, tensor<2x1x12xi1>) -> tensor<2x1x12xi1>
    %134 = "stablehlo.negate"(%116) : (tensor<2x1x12xf64>) -> tensor<2x1x12xf64>
    %135 = "stablehlo.constant"() <{value = dense<-0.5> : tensor<2x1x12xf64>}> : () -> tensor<2x1x12xf64>
    %136 = "stablehlo.add"(%132, %135) : (tensor<2x1x12xf64>, tensor<2x1x12xf64>) -> tensor<2x1x12xf64>
    %137 = "stablehlo.select"(%133, %134, %116) : (tensor<2x1x12xi1>, tensor<2x1x12xf64>, tensor<2x1x12xf64>) -> tensor<2x1x12xf64>
    %138 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1x12xf64>}> : () -> tensor<2x1x12xf64>
    %139 = "stablehlo.compare"(%136, %138) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x1x12xf64>, tensor<2x1x12xf64>) -> tensor<2x1x12xi1>
    %140 = "stablehlo.constant"() <{value = dense<4.0> : tensor<2x1x12xf64>}> : () -> tensor<2x1x12xf64>
    %141 = "stablehlo.compare"(%136, %140) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x1x12xf64>, tensor<2x1x12xf64>) -> tensor<2x1x12xi1>
    %142 = "stablehlo.or"(%139, %141) : (tensor<2x1x12xi1>, tensor<2x1x12xi1>) -> tensor<2x1x12xi1>
    %143 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1x12xf64>}> : () -> tensor<2x1x12xf64>
    %144 = "stablehlo.constant"() <{value = dense<4.0> : tensor<2x1x12xf64>}> : () -> tensor<2x1x12xf64>
    %145 = "stablehlo.select"(%141, %144, %136) : (tensor<2x1x12xi1>, tensor<2x1x12xf64>, tensor<2x1x12xf64>) -> tensor<2x1x12xf64>
    %146 = "stablehlo.select"(%139, %143, %145) : (tensor<2x1x12xi1>, tensor<2x1x12xf64>, tensor<2x1x12xf64>) -> tensor<2x1x12xf64>
    %147 = "stablehlo.select"(%142, %143, %137) : (tensor<2x1x12xi1>, tensor<2x1x12xf64>, tensor<2x1x12xf64>) -> tensor<2x1x12xf64>
    %148 = "stablehlo.floor"(%146) : (tensor<2x1x12xf64>) -> tensor<2x1x12xf64>
    %149 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x1x12xf64>}> : () -> tensor<2x1x12xf64>
    %150 = "stablehlo.add"(%148, %149) : (tensor<2x1x12xf64>, tensor<2x1x12xf64>) -> tensor<2x1x12xf64>
    %151 = "stablehlo.subtract"(%150, %146) : (tensor<2x1x12xf64>, tensor<2x1x12xf64>) -> tensor<2x1x12xf64>
    %152 = "stablehlo.subtract"(%146, %148) : (tensor<2x1x12xf64>, tensor<2x1x12xf64>) -> tensor<2x1x12xf64>
    %153 = "stablehlo.negate"(%147) : (tensor<2x1x12xf64>) -> tensor<2x1x12xf64>
    %154 = "stablehlo.concatenate"(%148, %150) <{dimension = 1 : i64}> : (tensor<2x1x12xf64>, tensor<2x1x12xf64>) -> tensor<2x2x12xf64>
    %155 = "stablehlo.concatenate"(%151, %152) <{dimension = 1 : i64}> : (tensor<2x1x12xf64>, tensor<2x1x12xf64>) -> tensor<2x2x12xf64>
    %156 = "stablehlo.concatenate"(%153, %147) <{dimension = 1 : i64}> : (tensor<2x1x12xf64>, tensor<2x1x12xf64>) -> tensor<2x2x12xf64>
    %157 = "stablehlo.iota"() <{iota_dimension = 3 : i64}> : () -> tensor<2x2x2x2x12xi32>
    %158 = "stablehlo.constant"() <{value = dense<true> : tensor<2x2x2x2x12xi1>}> : () -> tensor<2x2x2x2x12xi1>
    %159 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x12xf64>}> : () -> tensor<2x2x12xf64>
    %160 = "stablehlo.compare"(%50, %159) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x2x12xf64>, tensor<2x2x12xf64>) -> tensor<2x2x12xi1>
    %161 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x2x12xf64>}> : () -> tensor<2x2x12xf64>
    %162 = "stablehlo.compare"(%50, %161) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x2x12xf64>, tensor<2x2x12xf64>) -> tensor<2x2x12xi1>
    %163 = "stablehlo.and"(%160, %162) : (tensor<2x2x12xi1>, tensor<2x2x12xi1>) -> tensor<2x2x12xi1>
    %164 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x12xf64>}> : () -> tensor<2x2x12xf64>
    %165 = "stablehlo.select"(%163, %50, %164) : (tensor<2x2x12xi1>, tensor<2x2x12xf64>, tensor<2x2x12xf64>) -> tensor<2x2x12xf64>
    %166 = "stablehlo.convert"(%165) : (tensor<2x2x12xf64>) -> tensor<2x2x12xi32>
    %167 = "stablehlo.broadcast_in_dim"(%166) <{broadcast_dimensions = array<i64: 3, 0, 4>}> : (tensor<2x2x12xi32>) -> tensor<2x2x2x2x12xi32>
    %168 = "stablehlo.broadcast_in_dim"(%163) <{broadcast_dimensions = array<i64: 3, 0, 4>}> : (tensor<2x2x12xi1>) -> tensor<2x2x2x2x12xi1>
    %169 = "stablehlo.and"(%158, %168) : (tensor<2x2x2x2x12xi1>, tensor<2x2x2x2x12xi1>) -> tensor<2x2x2x2x12xi1>
    %170 = "stablehlo.constant"() <{value = dense<3> : tensor<2x2x2x2x12xi32>}> : () -> tensor<2x2x2x2x12xi32>
    %171 = "stablehlo.multiply"(%157, %170) : (tensor<2x2x2x2x12xi32>, tensor<2x2x2x2x12xi32>) -> tensor<2x2x2x2x12xi32>
    %172 = "stablehlo.add"(%171, %167) : (tensor<2x2x2x2x12xi32>, tensor<2x2x2x2x12xi32>) -> tensor<2x2x2x2x12xi32>
    %173 = "stablehlo.broadcast_in_dim"(%51) <{broadcast_dimensions = array<i64: 3, 0, 4>}> : (tensor<2x2x12xf64>) -> tensor<2x2x2x2x12xf64>
    %174 = "stablehlo.broadcast_in_dim"(%52) <{broadcast_dimensions = array<i64: 3, 0, 4>}> : (tensor<2x2x12xf64>) -> tensor<2x2x2x2x12xf64>
    %175 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x12xf64>}> : () -> tensor<2x2x12xf64>
    %176 = "stablehlo.compare"(%102, %175) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x2x12xf64>, tensor<2x2x12xf64>) -> tensor<2x2x12xi1>
    %177 = "stablehlo.constant"() <{value = dense<3.0> : tensor<2x2x12xf64>}> : () -> tensor<2x2x12xf64>
    %178 = "stablehlo.compare"(%102, %177) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x2x12xf64>, tensor<2x2x12xf64>) -> tensor<2x2x12xi1>
    %179 = "stablehlo.and"(%176, %178) : (tensor<2x2x12xi1>, tensor<2x2x12xi1>) -> tensor<2x2x12xi1>
    %180 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x12xf64>}> : () -> tensor<2x2x12xf64>
    %181 = "stablehlo.select"(%179, %102, %180) : (tensor<2x2x12xi1>, tensor<2x2x12xf64>, tensor<2x2x12xf64>) -> tensor<2x2x12xf64>
    %182 = "stablehlo.convert"(%181) : (tensor<2x2x12xf64>) -> tensor<2x2x12xi32>
    %183 = "stablehlo.broadcast_in_dim"(%182) <{broadcast_dimensions = array<i64: 3, 1, 4>}> : (tensor<2x2x12xi32>) -> tensor<2x2x2x2x12xi32>
    %184 = "stablehlo.broadcast_in_dim"(%179) <{broadcast_dimensions = array<i64: 3, 1, 4>}> : (tensor<2x2x12xi1>) -> tensor<2x2x2x2x12xi1>
    %185 = "stablehlo.and"(%169, %184) : (tensor<2x2x2x2x12xi1>, tensor<2x2x2x2x12xi1>) -> tensor<2x2x2x2x12xi1>
    %186 = "stablehlo.constant"() <{value = dense<4> : tensor<2x2x2x2x12xi32>}> : () -> tensor<2x2x2x2x12xi32>
    %187 = "stablehlo.multiply"(%172, %186) : (tensor<2x2x2x2x12xi32>, tensor<2x2x2x2x12xi32>) -> tensor<2x2x2x2x12xi32>
    %188 = "stablehlo.add"(%187, %183) : (tensor<2x2x2x2x12xi32>, tensor<2x2x2x2x12xi32>) -> tensor<2x2x2x2x12xi32>
    %189 = "stablehlo.broadcast_in_dim"(%103) <{broadcast_dimensions = array<i64: 3, 1, 4>}> : (tensor<2x2x12xf64>) -> tensor<2x2x2x2x12xf64>
    %190 = "stablehlo.broadcast_in_dim"(%104) <{broadcast_dimensions = array<i64: 3, 1, 4>}> : (tensor<2x2x12xf64>) -> tensor<2x2x2x2x12xf64>
    %191 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x12xf64>}> : () -> tensor<2x2x12xf64>
    %192 = "stablehlo.compare"(%154, %191) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x2x12xf64>, tensor<2x2x12xf64>) -> tensor<2x2x12xi1>
    %193 = "stablehlo.constant"() <{value = dense<4.0> : tensor<2x2x12xf64>}> : () -> tensor<2x2x12xf64>
    %194 = "stablehlo.compare"(%154, %193) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x2x12xf64>, tensor<2x2x12xf64>) -> tensor<2x2x12xi1>
    %195 = "stablehlo.and"(%192, %194) : (tensor<2x2x12xi1>, tensor<2x2x12xi1>) -> tensor<2x2x12xi1>
    %196 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x12xf64>}> : () -> tensor<2x2x12xf64>
    %197 = "stablehlo.select"(%195, %154, %196) : (tensor<2x2x12xi1>, tensor<2x2x12xf64>, tensor<2x2x12xf64>) -> tensor<2x2x12xf64>
    %198 = "stablehlo.convert"(%197) : (tensor<2x2x12xf64>) -> tensor<2x2x12xi32>
    %199 = "stablehlo.broadcast_in_dim"(%198) <{broadcast_dimensions = array<i64: 3, 2, 4>}> : (tensor<2x2x12xi32>) -> tensor<2x2x2x2x12xi32>
    %200 = "stablehlo.broadcast_in_dim"(%195) <{broadcast_dimensions = array<i64: 3, 2, 4>}> : (tensor<2x2x12xi1>) -> tensor<2x2x2x2x12xi1>
    %201 = "stablehlo.and"(%185, %200) : (tensor<2x2x2x2x12xi1>, tensor<2x2x2x2x12xi1>) -> tensor<2x2x2x2x12xi1>
    %202 = "stablehlo.constant"() <{value = dense<5> : tensor<2x2x2x2x12xi32>}> : () -> tensor<2x2x2x2x12xi32>
    %203 = "stablehlo.multiply"(%188, %202) : (tensor<2x2x2x2x12xi32>, tensor<2x2x2x2x12xi32>) -> tensor<2x2x2x2x12xi32>
    %204 = "stablehlo.add"(%203, %199) : (tensor<2x2x2x2x12xi32>, tensor<2x2x2x2x12xi32>) -> tensor<2x2x2x2x12xi32>
    %205 = "stablehlo.broadcast_in_dim"(%155) <{broadcast_dimensions = array<i64: 3, 2, 4>}> : (tensor<2x2x12xf64>) -> tensor<2x2x2x2x12xf64>
    %206 = "stablehlo.broadcast_in_dim"(%156) <{broadcast_dimensions = array<i64: 3, 2, 4>}> : (tensor<2x2x12xf64>) -> tensor<2x2x2x2x12xf64>
    %207 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x2x2x2x12xf64>}> : () -> tensor<2x2x2x2x12xf64>
    %208 = "stablehlo.multiply"(%207, %173) : (tensor<2x2x2x2x12xf64>, tensor<2x2x2x2x12xf64>) -> tensor<2x2x2x2x12xf64>
    %209 = "stablehlo.multiply"(%208, %189) : (tensor<2x2x2x2x12xf64>, tensor<2x2x2x2x12xf64>) -> tensor<2x2x2x2x12xf64>
    %210 = "stablehlo.multiply"(%209, %205) : (tensor<2x2x2x2x12xf64>, tensor<2x2x2x2x12xf64>) -> tensor<2x2x2x2x12xf64>
    %211 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x2x2x12xf64>}> : () -> tensor<2x2x2x2x12xf64>
    %212 = "stablehlo.select"(%201, %210, %211) : (tensor<2x2x2x2x12xi1>, tensor<2x2x2x2x12xf64>, tensor<2x2x2x2x12xf64>) -> tensor<2x2x2x2x12xf64>
    %213 = "stablehlo.reshape"(%212) : (tensor<2x2x2x2x12xf64>) -> tensor<8x24xf64>
    %214 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x2x2x2x12xf64>}> : () -> tensor<2x2x2x2x12xf64>
    %215 = "stablehlo.multiply"(%214, %174) : (tensor<2x2x2x2x12xf64>, tensor<2x2x2x2x12xf64>) -> tensor<2x2x2x2x12xf64>
    %216 = "stablehlo.multiply"(%215, %189) : (tensor<2x2x2x2x12xf64>, tensor<2x2x2x2x12xf64>) -> tensor<2x2x2x2x12xf64>
    %217 = "stablehlo.multiply"(%216, %205) : (tensor<2x2x2x2x12xf64>, tensor<2x2x2x2x12xf64>) -> tensor<2x2x2x2x12xf64>
    %218 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x2x2x12xf64>}> : () -> tensor<2x2x2x2x12xf64>
    %219 = "stablehlo.select"(%201, %217, %218) : (tensor<2x2x2x2x12xi1>, tensor<2x2x2x2x12xf64>, tensor<2x2x2x2x12xf64>) -> tensor<2x2x2x2x12xf64>
    %220 = "stablehlo.reshape"(%219) : (tensor<2x2x2x2x12xf64>) -> tensor<8x24xf64>
    %221 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x2x2x2x12xf64>}> : () -> tensor<2x2x2x2x12xf64>
    %222 = "stablehlo.multiply"(%221, %173) : (tensor<2x2x2x2x12xf64>, tensor<2x2x2x2x12xf64>) -> tensor<2x2x2x2x12xf64>
    %223 = "stablehlo.multiply"(%222, %190) : (tensor<2x2x2x2x12xf64>, tensor<2x2x2x2x12xf64>) -> tensor<2x2x2x2x12xf64>
    %224 = "stablehlo.multiply"(%223, %205) : (tensor<2x2x2x2x12xf64>, tensor<2x2x2x2x12xf64>) -> tensor<2x2x2x2x12xf64>
    %225 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x2x2x12xf64>}> : () -> tensor<2x2x2x2x12xf64>
    %226 = "stablehlo.select"(%201, %224, %225) : (tensor<2x2x2x2x12xi1>, tensor<2x2x2x2x12xf64>, tensor<2x2x2x2x12xf64>) -> tensor<2x2x2x2x12xf64>
    %227 = "stablehlo.reshape"(%226) : (tensor<2x2x2x2x12xf64>) -> tensor<8x24xf64>
    %228 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x2x2x2x12xf64>}> : () -> tensor<2x2x2x2x12xf64>
    %229 = "stablehlo.multiply"(%228, %173) : (tensor<2x2x2x2x12xf64>, tensor<2x2x2x2x12xf64>) -> tensor<2x2x2x2x12xf64>
    %230 = "stablehlo.multiply"(%229, %189) : (tensor<2x2x2x2x12xf64>, tensor<2x2x2x2x12xf64>) -> tensor<2x2x2x2x12xf64>
    %231 = "stablehlo.multiply"(%230, %206) : (tensor<2x2x2x2x12xf64>, tensor<2x2x2x2x12xf64>) -> tensor<2x2x2x2x12xf64>
    %232 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x2x2x12xf64>}> : () -> tensor<2x2x2x2x12xf64>
    %233 = "stablehlo.select"(%201, %231, %232) : (tensor<2x2x2x2x12xi1>, tensor<2x2x2x2x12xf64>, tensor<2x2x2x2x12xf64>) -> tensor<2x2x2x2x12xf64>
    %234 = "stablehlo.reshape"(%233) : (tensor<2x2x2x2x12xf64>) -> tensor<8x24xf64>
    %235 = "stablehlo.reshape"(%204) : (tensor<2x2x2x2x12xi32>) -> tensor<8x24xi32>
    %236 = "stablehlo.reshape"(%arg0) : (tensor<2x3x3x4x5xf64>) -> tensor<2x3x60xf64>
    %237 = "stablehlo.transpose"(%236) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x3x60xf64>) -> tensor<2x60x3xf64>
    %238 = "stablehlo.reshape"(%237) : (tensor<2x60x3xf64>) -> tensor<120x3xf64>
    %239 = "stablehlo.constant"() <{value = dense<0.0> : tensor<24x3xf64>}> : () -> tensor<24x3xf64>
    %240 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %265:5 = "stablehlo.while"(%240, %239, %235, %213, %238) ({
    ^bb0(%r241: tensor<i32>, %r242: tensor<24x3xf64>, %r243: tensor<8x24xi32>, %r244: tensor<8x24xf64>, %r245: tensor<120x3xf64>):
      %246 = "stablehlo.constant"() <{value = dense<8> : tensor<i32>}> : () -> tensor<i32>
      %247 = "stablehlo.compare"(%r241, %246) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%247) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r248: tensor<i32>, %r249: tensor<24x3xf64>, %r250: tensor<8x24xi32>, %r251: tensor<8x24xf64>, %r252: tensor<120x3xf64>):
      %253 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %254 = "stablehlo.dynamic_slice"(%r250, %r248, %253) <{slice_sizes = array<i64: 1, 24>}> : (tensor<8x24xi32>, tensor<i32>, tensor<i32>) -> tensor<1x24xi32>
      %255 = "stablehlo.reshape"(%254) : (tensor<1x24xi32>) -> tensor<24xi32>
      %256 = "stablehlo.gather"(%r252, %255) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>, indices_are_sorted = false}> : (tensor<120x3xf64>, tensor<24xi32>) -> tensor<24x3xf64>
      %257 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %258 = "stablehlo.dynamic_slice"(%r251, %r248, %257) <{slice_sizes = array<i64: 1, 24>}> : (tensor<8x24xf64>, tensor<i32>, tensor<i32>) -> tensor<1x24xf64>
      %259 = "stablehlo.reshape"(%258) : (tensor<1x24xf64>) -> tensor<24xf64>
      %260 = "stablehlo.broadcast_in_dim"(%259) <{broadcast_dimensions = array<i64: 0>}> : (tensor<24xf64>) -> tensor<24x3xf64>
      %261 = "stablehlo.multiply"(%256, %260) : (tensor<24x3xf64>, tensor<24x3xf64>) -> tensor<24x3xf64>
      %262 = "stablehlo.add"(%r249, %261) : (tensor<24x3xf64>, tensor<24x3xf64>) -> tensor<24x3xf64>
      %263 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %264 = "stablehlo.add"(%r248, %263) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%264, %262, %r250, %r251, %r252) : (tensor<i32>, tensor<24x3xf64>, tensor<8x24xi32>, tensor<8x24xf64>, tensor<120x3xf64>) -> ()
    }) : (tensor<i32>, tensor<24x3xf64>, tensor<8x24xi32>, tensor<8x24xf64>, tensor<120x3xf64>) -> (tensor<i32>, tensor<24x3xf64>, tensor<8x24xi32>, tensor<8x24xf64>, tensor<120x3xf64>)
    %266 = "stablehlo.reshape"(%265#1) : (tensor<24x3xf64>) -> tensor<2x12x3xf64>
    %267 = "stablehlo.transpose"(%266) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x12x3xf64>) -> tensor<2x3x12xf64>
    %268 = "stablehlo.reshape"(%267) : (tensor<2x3x12xf64>) -> tensor<2x3x3x2x2xf64>
    return %268 : tensor<2x3x3x2x2xf64>
  }
}
