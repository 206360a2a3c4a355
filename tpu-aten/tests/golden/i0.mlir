// aten::i0(Tensor self) -> Tensor

// T[2,3], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf32>) -> (tensor<2x3xf32>) {
    %0 = "stablehlo.abs"(%arg0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %1 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %2 = "stablehlo.multiply"(%0, %1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %3 = "stablehlo.constant"() <{value = dense<-2.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %4 = "stablehlo.add"(%2, %3) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %5 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %6 = "stablehlo.multiply"(%4, %5) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %7 = "stablehlo.subtract"(%6, %5) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %8 = "stablehlo.constant"() <{value = dense<2.6598237246823866e-9> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %9 = "stablehlo.add"(%7, %8) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %10 = "stablehlo.multiply"(%4, %9) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %11 = "stablehlo.subtract"(%10, %5) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %12 = "stablehlo.constant"() <{value = dense<-1.300025009986248e-8> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %13 = "stablehlo.add"(%11, %12) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %14 = "stablehlo.multiply"(%4, %13) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %15 = "stablehlo.subtract"(%14, %9) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %16 = "stablehlo.constant"() <{value = dense<6.046995022541919e-8> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %17 = "stablehlo.add"(%15, %16) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %18 = "stablehlo.multiply"(%4, %17) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %19 = "stablehlo.subtract"(%18, %13) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %20 = "stablehlo.constant"() <{value = dense<-2.670793853940612e-7> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %21 = "stablehlo.add"(%19, %20) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %22 = "stablehlo.multiply"(%4, %21) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %23 = "stablehlo.subtract"(%22, %17) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %24 = "stablehlo.constant"() <{value = dense<1.1173875391201037e-6> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %25 = "stablehlo.add"(%23, %24) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %26 = "stablehlo.multiply"(%4, %25) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %27 = "stablehlo.subtract"(%26, %21) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %28 = "stablehlo.constant"() <{value = dense<-4.4167383584587505e-6> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %29 = "stablehlo.add"(%27, %28) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %30 = "stablehlo.multiply"(%4, %29) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %31 = "stablehlo.subtract"(%30, %25) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %32 = "stablehlo.constant"() <{value = dense<1.6448448070728896e-5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %33 = "stablehlo.add"(%31, %32) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %34 = "stablehlo.multiply"(%4, %33) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %35 = "stablehlo.subtract"(%34, %29) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %36 = "stablehlo.constant"() <{value = dense<-5.754195010082104e-5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %37 = "stablehlo.add"(%35, %36) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %38 = "stablehlo.multiply"(%4, %37) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %39 = "stablehlo.subtract"(%38, %33) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %40 = "stablehlo.constant"() <{value = dense<0.00018850288509584165> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %41 = "stablehlo.add"(%39, %40) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %42 = "stablehlo.multiply"(%4, %41) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %43 = "stablehlo.subtract"(%42, %37) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %44 = "stablehlo.constant"() <{value = dense<-0.0005763755745385824> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %45 = "stablehlo.add"(%43, %44) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %46 = "stablehlo.multiply"(%4, %45) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %47 = "stablehlo.subtract"(%46, %41) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %48 = "stablehlo.constant"() <{value = dense<0.0016394756169413357> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %49 = "stablehlo.add"(%47, %48) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %50 = "stablehlo.multiply"(%4, %49) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %51 = "stablehlo.subtract"(%50, %45) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %52 = "stablehlo.constant"() <{value = dense<-0.004324309995050576> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %53 = "stablehlo.add"(%51, %52) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %54 = "stablehlo.multiply"(%4, %53) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %55 = "stablehlo.subtract"(%54, %49) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %56 = "stablehlo.constant"() <{value = dense<0.010546460394594998> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %57 = "stablehlo.add"(%55, %56) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %58 = "stablehlo.multiply"(%4, %57) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %59 = "stablehlo.subtract"(%58, %53) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %60 = "stablehlo.constant"() <{value = dense<-0.02373741480589947> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %61 = "stablehlo.add"(%59, %60) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %62 = "stablehlo.multiply"(%4, %61) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %63 = "stablehlo.subtract"(%62, %57) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %64 = "stablehlo.constant"() <{value = dense<0.04930528423967071> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %65 = "stablehlo.add"(%63, %64) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %66 = "stablehlo.multiply"(%4, %65) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %67 = "stablehlo.subtract"(%66, %61) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %68 = "stablehlo.constant"() <{value = dense<-0.09490109704804764> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %69 = "stablehlo.add"(%67, %68) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %70 = "stablehlo.multiply"(%4, %69) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %71 = "stablehlo.subtract"(%70, %65) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %72 = "stablehlo.constant"() <{value = dense<0.17162090152220877> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %73 = "stablehlo.add"(%71, %72) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %74 = "stablehlo.multiply"(%4, %73) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %75 = "stablehlo.subtract"(%74, %69) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %76 = "stablehlo.constant"() <{value = dense<-0.3046826723431984> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %77 = "stablehlo.add"(%75, %76) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %78 = "stablehlo.multiply"(%4, %77) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %79 = "stablehlo.subtract"(%78, %73) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %80 = "stablehlo.constant"() <{value = dense<0.6767952744094761> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %81 = "stablehlo.add"(%79, %80) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %82 = "stablehlo.subtract"(%81, %73) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %83 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %84 = "stablehlo.multiply"(%82, %83) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %85 = "stablehlo.constant"() <{value = dense<32.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %86 = "stablehlo.divide"(%85, %0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %87 = "stablehlo.constant"() <{value = dense<-2.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %88 = "stablehlo.add"(%86, %87) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %89 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %90 = "stablehlo.multiply"(%88, %89) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %91 = "stablehlo.subtract"(%90, %89) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %92 = "stablehlo.constant"() <{value = dense<3.3962320257083865e-9> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %93 = "stablehlo.add"(%91, %92) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %94 = "stablehlo.multiply"(%88, %93) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %95 = "stablehlo.subtract"(%94, %89) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %96 = "stablehlo.constant"() <{value = dense<2.266668990498178e-8> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %97 = "stablehlo.add"(%95, %96) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %98 = "stablehlo.multiply"(%88, %97) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %99 = "stablehlo.subtract"(%98, %93) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %100 = "stablehlo.constant"() <{value = dense<2.0489185894690638e-7> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %101 = "stablehlo.add"(%99, %100) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %102 = "stablehlo.multiply"(%88, %101) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %103 = "stablehlo.subtract"(%102, %97) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %104 = "stablehlo.constant"() <{value = dense<2.8913705208347567e-6> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %105 = "stablehlo.add"(%103, %104) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %106 = "stablehlo.multiply"(%88, %105) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %107 = "stablehlo.subtract"(%106, %101) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %108 = "stablehlo.constant"() <{value = dense<6.889758346916825e-5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %109 = "stablehlo.add"(%107, %108) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %110 = "stablehlo.multiply"(%88, %109) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %111 = "stablehlo.subtract"(%110, %105) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %112 = "stablehlo.constant"() <{value = dense<0.0033691164782556943> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %113 = "stablehlo.add"(%111, %112) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %114 = "stablehlo.multiply"(%88, %113) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %115 = "stablehlo.subtract"(%114, %109) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %116 = "stablehlo.constant"() <{value = dense<0.8044904110141088> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %117 = "stablehlo.add"(%115, %116) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %118 = "stablehlo.subtract"(%117, %109) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %119 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %120 = "stablehlo.multiply"(%118, %119) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %121 = "stablehlo.sqrt"(%0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %122 = "stablehlo.divide"(%120, %121) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %123 = "stablehlo.constant"() <{value = dense<8.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %124 = "stablehlo.compare"(%0, %123) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %125 = "stablehlo.select"(%124, %84, %122) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %126 = "stablehlo.exponential"(%0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %127 = "stablehlo.multiply"(%125, %126) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    return %127 : tensor<2x3xf32>
  }
}

// T[2,3], T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xbf16>) -> (tensor<2x3xbf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3xbf16>) -> tensor<2x3xf32>
    %1 = "stablehlo.abs"(%0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %2 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %3 = "stablehlo.multiply"(%1, %2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %4 = "stablehlo.constant"() <{value = dense<-2.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %5 = "stablehlo.add"(%3, %4) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %6 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %7 = "stablehlo.multiply"(%5, %6) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %8 = "stablehlo.subtract"(%7, %6) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %9 = "stablehlo.constant"() <{value = dense<2.6598237246823866e-9> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %10 = "stablehlo.add"(%8, %9) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %11 = "stablehlo.multiply"(%5, %10) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %12 = "stablehlo.subtract"(%11, %6) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %13 = "stablehlo.constant"() <{value = dense<-1.300025009986248e-8> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %14 = "stablehlo.add"(%12, %13) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %15 = "stablehlo.multiply"(%5, %14) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %16 = "stablehlo.subtract"(%15, %10) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %17 = "stablehlo.constant"() <{value = dense<6.046995022541919e-8> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %18 = "stablehlo.add"(%16, %17) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %19 = "stablehlo.multiply"(%5, %18) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %20 = "stablehlo.subtract"(%19, %14) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %21 = "stablehlo.constant"() <{value = dense<-2.670793853940612e-7> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %22 = "stablehlo.add"(%20, %21) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %23 = "stablehlo.multiply"(%5, %22) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %24 = "stablehlo.subtract"(%23, %18) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %25 = "stablehlo.constant"() <{value = dense<1.1173875391201037e-6> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %26 = "stablehlo.add"(%24, %25) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %27 = "stablehlo.multiply"(%5, %26) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %28 = "stablehlo.subtract"(%27, %22) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %29 = "stablehlo.constant"() <{value = dense<-4.4167383584587505e-6> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %30 = "stablehlo.add"(%28, %29) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %31 = "stablehlo.multiply"(%5, %30) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %32 = "stablehlo.subtract"(%31, %26) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %33 = "stablehlo.constant"() <{value = dense<1.6448448070728896e-5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %34 = "stablehlo.add"(%32, %33) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %35 = "stablehlo.multiply"(%5, %34) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %36 = "stablehlo.subtract"(%35, %30) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %37 = "stablehlo.constant"() <{value = dense<-5.754195010082104e-5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %38 = "stablehlo.add"(%36, %37) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %39 = "stablehlo.multiply"(%5, %38) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %40 = "stablehlo.subtract"(%39, %34) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %41 = "stablehlo.constant"() <{value = dense<0.00018850288509584165> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %42 = "stablehlo.add"(%40, %41) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %43 = "stablehlo.multiply"(%5, %42) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %44 = "stablehlo.subtract"(%43, %38) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %45 = "stablehlo.constant"() <{value = dense<-0.0005763755745385824> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %46 = "stablehlo.add"(%44, %45) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %47 = "stablehlo.multiply"(%5, %46) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %48 = "stablehlo.subtract"(%47, %42) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %49 = "stablehlo.constant"() <{value = dense<0.0016394756169413357> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %50 = "stablehlo.add"(%48, %49) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %51 = "stablehlo.multiply"(%5, %50) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %52 = "stablehlo.subtract"(%51, %46) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %53 = "stablehlo.constant"() <{value = dense<-0.004324309995050576> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %54 = "stablehlo.add"(%52, %53) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %55 = "stablehlo.multiply"(%5, %54) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %56 = "stablehlo.subtract"(%55, %50) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %57 = "stablehlo.constant"() <{value = dense<0.010546460394594998> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %58 = "stablehlo.add"(%56, %57) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %59 = "stablehlo.multiply"(%5, %58) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %60 = "stablehlo.subtract"(%59, %54) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %61 = "stablehlo.constant"() <{value = dense<-0.02373741480589947> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %62 = "stablehlo.add"(%60, %61) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %63 = "stablehlo.multiply"(%5, %62) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %64 = "stablehlo.subtract"(%63, %58) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %65 = "stablehlo.constant"() <{value = dense<0.04930528423967071> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %66 = "stablehlo.add"(%64, %65) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %67 = "stablehlo.multiply"(%5, %66) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %68 = "stablehlo.subtract"(%67, %62) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %69 = "stablehlo.constant"() <{value = dense<-0.09490109704804764> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %70 = "stablehlo.add"(%68, %69) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %71 = "stablehlo.multiply"(%5, %70) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %72 = "stablehlo.subtract"(%71, %66) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %73 = "stablehlo.constant"() <{value = dense<0.17162090152220877> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %74 = "stablehlo.add"(%72, %73) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %75 = "stablehlo.multiply"(%5, %74) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %76 = "stablehlo.subtract"(%75, %70) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %77 = "stablehlo.constant"() <{value = dense<-0.3046826723431984> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %78 = "stablehlo.add"(%76, %77) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %79 = "stablehlo.multiply"(%5, %78) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %80 = "stablehlo.subtract"(%79, %74) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %81 = "stablehlo.constant"() <{value = dense<0.6767952744094761> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %82 = "stablehlo.add"(%80, %81) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %83 = "stablehlo.subtract"(%82, %74) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %84 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %85 = "stablehlo.multiply"(%83, %84) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %86 = "stablehlo.constant"() <{value = dense<32.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %87 = "stablehlo.divide"(%86, %1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %88 = "stablehlo.constant"() <{value = dense<-2.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %89 = "stablehlo.add"(%87, %88) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %90 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %91 = "stablehlo.multiply"(%89, %90) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %92 = "stablehlo.subtract"(%91, %90) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %93 = "stablehlo.constant"() <{value = dense<3.3962320257083865e-9> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %94 = "stablehlo.add"(%92, %93) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %95 = "stablehlo.multiply"(%89, %94) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %96 = "stablehlo.subtract"(%95, %90) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %97 = "stablehlo.constant"() <{value = dense<2.266668990498178e-8> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %98 = "stablehlo.add"(%96, %97) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %99 = "stablehlo.multiply"(%89, %98) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %100 = "stablehlo.subtract"(%99, %94) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %101 = "stablehlo.constant"() <{value = dense<2.0489185894690638e-7> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %102 = "stablehlo.add"(%100, %101) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %103 = "stablehlo.multiply"(%89, %102) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %104 = "stablehlo.subtract"(%103, %98) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %105 = "stablehlo.constant"() <{value = dense<2.8913705208347567e-6> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %106 = "stablehlo.add"(%104, %105) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %107 = "stablehlo.multiply"(%89, %106) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %108 = "stablehlo.subtract"(%107, %102) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %109 = "stablehlo.constant"() <{value = dense<6.889758346916825e-5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %110 = "stablehlo.add"(%108, %109) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %111 = "stablehlo.multiply"(%89, %110) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %112 = "stablehlo.subtract"(%111, %106) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %113 = "stablehlo.constant"() <{value = dense<0.0033691164782556943> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %114 = "stablehlo.add"(%112, %113) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %115 = "stablehlo.multiply"(%89, %114) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %116 = "stablehlo.subtract"(%115, %110) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %117 = "stablehlo.constant"() <{value = dense<0.8044904110141088> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %118 = "stablehlo.add"(%116, %117) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %119 = "stablehlo.subtract"(%118, %110) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %120 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %121 = "stablehlo.multiply"(%119, %120) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %122 = "stablehlo.sqrt"(%1) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %123 = "stablehlo.divide"(%121, %122) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %124 = "stablehlo.constant"() <{value = dense<8.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %125 = "stablehlo.compare"(%1, %124) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %126 = "stablehlo.select"(%125, %85, %123) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %127 = "stablehlo.exponential"(%1) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %128 = "stablehlo.multiply"(%126, %127) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %129 = "stablehlo.convert"(%128) : (tensor<2x3xf32>) -> tensor<2x3xbf16>
    return %129 : tensor<2x3xbf16>
  }
}

// T[2,3], T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf64>) -> (tensor<2x3xf64>) {
    %0 = "stablehlo.abs"(%arg0) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %1 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %2 = "stablehlo.multiply"(%0, %1) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %3 = "stablehlo.constant"() <{value = dense<-2.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %4 = "stablehlo.add"(%2, %3) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %5 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %6 = "stablehlo.multiply"(%4, %5) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %7 = "stablehlo.subtract"(%6, %5) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %8 = "stablehlo.constant"() <{value = dense<-4.4153416464793395e-18> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %9 = "stablehlo.add"(%7, %8) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %10 = "stablehlo.multiply"(%4, %9) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %11 = "stablehlo.subtract"(%10, %5) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %12 = "stablehlo.constant"() <{value = dense<3.3307945188222384e-17> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %13 = "stablehlo.add"(%11, %12) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %14 = "stablehlo.multiply"(%4, %13) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %15 = "stablehlo.subtract"(%14, %9) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %16 = "stablehlo.constant"() <{value = dense<-2.431279846547955e-16> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %17 = "stablehlo.add"(%15, %16) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %18 = "stablehlo.multiply"(%4, %17) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %19 = "stablehlo.subtract"(%18, %13) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %20 = "stablehlo.constant"() <{value = dense<1.715391285555133e-15> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %21 = "stablehlo.add"(%19, %20) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %22 = "stablehlo.multiply"(%4, %21) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %23 = "stablehlo.subtract"(%22, %17) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %24 = "stablehlo.constant"() <{value = dense<-1.1685332877993451e-14> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %25 = "stablehlo.add"(%23, %24) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %26 = "stablehlo.multiply"(%4, %25) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %27 = "stablehlo.subtract"(%26, %21) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %28 = "stablehlo.constant"() <{value = dense<7.676185498604936e-14> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %29 = "stablehlo.add"(%27, %28) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %30 = "stablehlo.multiply"(%4, %29) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %31 = "stablehlo.subtract"(%30, %25) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %32 = "stablehlo.constant"() <{value = dense<-4.856446783111929e-13> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %33 = "stablehlo.add"(%31, %32) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %34 = "stablehlo.multiply"(%4, %33) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %35 = "stablehlo.subtract"(%34, %29) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %36 = "stablehlo.constant"() <{value = dense<2.95505266312964e-12> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %37 = "stablehlo.add"(%35, %36) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %38 = "stablehlo.multiply"(%4, %37) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %39 = "stablehlo.subtract"(%38, %33) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %40 = "stablehlo.constant"() <{value = dense<-1.726826291441556e-11> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %41 = "stablehlo.add"(%39, %40) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %42 = "stablehlo.multiply"(%4, %41) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %43 = "stablehlo.subtract"(%42, %37) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %44 = "stablehlo.constant"() <{value = dense<9.675809035373237e-11> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %45 = "stablehlo.add"(%43, %44) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %46 = "stablehlo.multiply"(%4, %45) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %47 = "stablehlo.subtract"(%46, %41) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %48 = "stablehlo.constant"() <{value = dense<-5.189795601635263e-10> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %49 = "stablehlo.add"(%47, %48) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %50 = "stablehlo.multiply"(%4, %49) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %51 = "stablehlo.subtract"(%50, %45) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %52 = "stablehlo.constant"() <{value = dense<2.6598237246823866e-9> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %53 = "stablehlo.add"(%51, %52) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %54 = "stablehlo.multiply"(%4, %53) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %55 = "stablehlo.subtract"(%54, %49) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %56 = "stablehlo.constant"() <{value = dense<-1.300025009986248e-8> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %57 = "stablehlo.add"(%55, %56) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %58 = "stablehlo.multiply"(%4, %57) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %59 = "stablehlo.subtract"(%58, %53) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %60 = "stablehlo.constant"() <{value = dense<6.046995022541919e-8> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %61 = "stablehlo.add"(%59, %60) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %62 = "stablehlo.multiply"(%4, %61) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %63 = "stablehlo.subtract"(%62, %57) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %64 = "stablehlo.constant"() <{value = dense<-2.670793853940612e-7> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %65 = "stablehlo.add"(%63, %64) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %66 = "stablehlo.multiply"(%4, %65) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %67 = "stablehlo.subtract"(%66, %61) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %68 = "stablehlo.constant"() <{value = dense<1.1173875391201037e-6> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %69 = "stablehlo.add"(%67, %68) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %70 = "stablehlo.multiply"(%4, %69) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %71 = "stablehlo.subtract"(%70, %65) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %72 = "stablehlo.constant"() <{value = dense<-4.4167383584587505e-6> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %73 = "stablehlo.add"(%71, %72) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %74 = "stablehlo.multiply"(%4, %73) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %75 = "stablehlo.subtract"(%74, %69) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %76 = "stablehlo.constant"() <{value = dense<1.6448448070728896e-5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %77 = "stablehlo.add"(%75, %76) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %78 = "stablehlo.multiply"(%4, %77) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %79 = "stablehlo.subtract"(%78, %73) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %80 = "stablehlo.constant"() <{value = dense<-5.754195010082104e-5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %81 = "stablehlo.add"(%79, %80) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %82 = "stablehlo.multiply"(%4, %81) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %83 = "stablehlo.subtract"(%82, %77) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %84 = "stablehlo.constant"() <{value = dense<0.00018850288509584165> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %85 = "stablehlo.add"(%83, %84) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %86 = "stablehlo.multiply"(%4, %85) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %87 = "stablehlo.subtract"(%86, %81) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %88 = "stablehlo.constant"() <{value = dense<-0.0005763755745385824> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %89 = "stablehlo.add"(%87, %88) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %90 = "stablehlo.multiply"(%4, %89) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %91 = "stablehlo.subtract"(%90, %85) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %92 = "stablehlo.constant"() <{value = dense<0.0016394756169413357> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %93 = "stablehlo.add"(%91, %92) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %94 = "stablehlo.multiply"(%4, %93) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %95 = "stablehlo.subtract"(%94, %89) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %96 = "stablehlo.constant"() <{value = dense<-0.004324309995050576> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %97 = "stablehlo.add"(%95, %96) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %98 = "stablehlo.multiply"(%4, %97) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %99 = "stablehlo.subtract"(%98, %93) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %100 = "stablehlo.constant"() <{value = dense<0.010546460394594998> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %101 = "stablehlo.add"(%99, %100) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %102 = "stablehlo.multiply"(%4, %101) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %103 = "stablehlo.subtract"(%102, %97) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %104 = "stablehlo.constant"() <{value = dense<-0.02373741480589947> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %105 = "stablehlo.add"(%103, %104) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %106 = "stablehlo.multiply"(%4, %105) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %107 = "stablehlo.subtract"(%106, %101) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %108 = "stablehlo.constant"() <{value = dense<0.04930528423967071> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %109 = "stablehlo.add"(%107, %108) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %110 = "stablehlo.multiply"(%4, %109) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %111 = "stablehlo.subtract"(%110, %105) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %112 = "stablehlo.constant"() <{value = dense<-0.09490109704804764> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %113 = "stablehlo.add"(%111, %112) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %114 = "stablehlo.multiply"(%4, %113) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %115 = "stablehlo.subtract"(%114, %109) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %116 = "stablehlo.constant"() <{value = dense<0.17162090152220877> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %117 = "stablehlo.add"(%115, %116) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %118 = "stablehlo.multiply"(%4, %117) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %119 = "stablehlo.subtract"(%118, %113) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %120 = "stablehlo.constant"() <{value = dense<-0.3046826723431984> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %121 = "stablehlo.add"(%119, %120) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %122 = "stablehlo.multiply"(%4, %121) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %123 = "stablehlo.subtract"(%122, %117) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %124 = "stablehlo.constant"() <{value = dense<0.6767952744094761> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %125 = "stablehlo.add"(%123, %124) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %126 = "stablehlo.subtract"(%125, %117) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %127 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %128 = "stablehlo.multiply"(%126, %127) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %129 = "stablehlo.constant"() <{value = dense<32.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %130 = "stablehlo.divide"(%129, %0) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %131 = "stablehlo.constant"() <{value = dense<-2.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %132 = "stablehlo.add"(%130, %131) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %133 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %134 = "stablehlo.multiply"(%132, %133) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %135 = "stablehlo.subtract"(%134, %133) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %136 = "stablehlo.constant"() <{value = dense<-7.233180487874754e-18> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %137 = "stablehlo.add"(%135, %136) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %138 = "stablehlo.multiply"(%132, %137) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %139 = "stablehlo.subtract"(%138, %133) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %140 = "stablehlo.constant"() <{value = dense<-4.830504485944182e-18> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %141 = "stablehlo.add"(%139, %140) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %142 = "stablehlo.multiply"(%132, %141) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %143 = "stablehlo.subtract"(%142, %137) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %144 = "stablehlo.constant"() <{value = dense<4.46562142029676e-17> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %145 = "stablehlo.add"(%143, %144) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %146 = "stablehlo.multiply"(%132, %145) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %147 = "stablehlo.subtract"(%146, %141) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %148 = "stablehlo.constant"() <{value = dense<3.461222867697461e-17> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %149 = "stablehlo.add"(%147, %148) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %150 = "stablehlo.multiply"(%132, %149) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %151 = "stablehlo.subtract"(%150, %145) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %152 = "stablehlo.constant"() <{value = dense<-2.8276239805165836e-16> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %153 = "stablehlo.add"(%151, %152) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %154 = "stablehlo.multiply"(%132, %153) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %155 = "stablehlo.subtract"(%154, %149) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %156 = "stablehlo.constant"() <{value = dense<-3.425485619677219e-16> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %157 = "stablehlo.add"(%155, %156) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %158 = "stablehlo.multiply"(%132, %157) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %159 = "stablehlo.subtract"(%158, %153) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %160 = "stablehlo.constant"() <{value = dense<1.7725601330565263e-15> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %161 = "stablehlo.add"(%159, %160) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %162 = "stablehlo.multiply"(%132, %161) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %163 = "stablehlo.subtract"(%162, %157) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %164 = "stablehlo.constant"() <{value = dense<3.8116806693526224e-15> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %165 = "stablehlo.add"(%163, %164) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %166 = "stablehlo.multiply"(%132, %165) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %167 = "stablehlo.subtract"(%166, %161) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %168 = "stablehlo.constant"() <{value = dense<-9.554846698828307e-15> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %169 = "stablehlo.add"(%167, %168) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %170 = "stablehlo.multiply"(%132, %169) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %171 = "stablehlo.subtract"(%170, %165) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %172 = "stablehlo.constant"() <{value = dense<-4.150569347287222e-14> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %173 = "stablehlo.add"(%171, %172) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %174 = "stablehlo.multiply"(%132, %173) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %175 = "stablehlo.subtract"(%174, %169) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %176 = "stablehlo.constant"() <{value = dense<1.54008621752141e-14> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %177 = "stablehlo.add"(%175, %176) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %178 = "stablehlo.multiply"(%132, %177) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %179 = "stablehlo.subtract"(%178, %173) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %180 = "stablehlo.constant"() <{value = dense<3.8527783827421426e-13> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %181 = "stablehlo.add"(%179, %180) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %182 = "stablehlo.multiply"(%132, %181) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %183 = "stablehlo.subtract"(%182, %177) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %184 = "stablehlo.constant"() <{value = dense<7.180124451383666e-13> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %185 = "stablehlo.add"(%183, %184) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %186 = "stablehlo.multiply"(%132, %185) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %187 = "stablehlo.subtract"(%186, %181) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %188 = "stablehlo.constant"() <{value = dense<-1.7941785315068062e-12> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %189 = "stablehlo.add"(%187, %188) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %190 = "stablehlo.multiply"(%132, %189) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %191 = "stablehlo.subtract"(%190, %185) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %192 = "stablehlo.constant"() <{value = dense<-1.3215811840447713e-11> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %193 = "stablehlo.add"(%191, %192) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %194 = "stablehlo.multiply"(%132, %193) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %195 = "stablehlo.subtract"(%194, %189) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %196 = "stablehlo.constant"() <{value = dense<-3.1499165279632416e-11> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %197 = "stablehlo.add"(%195, %196) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %198 = "stablehlo.multiply"(%132, %197) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %199 = "stablehlo.subtract"(%198, %193) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %200 = "stablehlo.constant"() <{value = dense<1.1889147107846439e-11> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %201 = "stablehlo.add"(%199, %200) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %202 = "stablehlo.multiply"(%132, %201) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %203 = "stablehlo.subtract"(%202, %197) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %204 = "stablehlo.constant"() <{value = dense<4.94060238822497e-10> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %205 = "stablehlo.add"(%203, %204) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %206 = "stablehlo.multiply"(%132, %205) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %207 = "stablehlo.subtract"(%206, %201) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %208 = "stablehlo.constant"() <{value = dense<3.3962320257083865e-9> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %209 = "stablehlo.add"(%207, %208) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %210 = "stablehlo.multiply"(%132, %209) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %211 = "stablehlo.subtract"(%210, %205) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %212 = "stablehlo.constant"() <{value = dense<2.266668990498178e-8> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %213 = "stablehlo.add"(%211, %212) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %214 = "stablehlo.multiply"(%132, %213) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %215 = "stablehlo.subtract"(%214, %209) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %216 = "stablehlo.constant"() <{value = dense<2.0489185894690638e-7> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %217 = "stablehlo.add"(%215, %216) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %218 = "stablehlo.multiply"(%132, %217) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %219 = "stablehlo.subtract"(%218, %213) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %220 = "stablehlo.constant"() <{value = dense<2.8913705208347567e-6> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %221 = "stablehlo.add"(%219, %220) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %222 = "stablehlo.multiply"(%132, %221) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %223 = "stablehlo.subtract"(%222, %217) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %224 = "stablehlo.constant"() <{value = dense<6.889758346916825e-5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %225 = "stablehlo.add"(%223, %224) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %226 = "stablehlo.multiply"(%132, %225) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %227 = "stablehlo.subtract"(%226, %221) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %228 = "stablehlo.constant"() <{value = dense<0.0033691164782556943> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %229 = "stablehlo.add"(%227, %228) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %230 = "stablehlo.multiply"(%132, %229) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %231 = "stablehlo.subtract"(%230, %225) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %232 = "stablehlo.constant"() <{value = dense<0.8044904110141088> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %233 = "stablehlo.add"(%231, %232) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %234 = "stablehlo.subtract"(%233, %225) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %235 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %236 = "stablehlo.multiply"(%234, %235) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %237 = "stablehlo.sqrt"(%0) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %238 = "stablehlo.divide"(%236, %237) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %239 = "stablehlo.constant"() <{value = dense<8.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %240 = "stablehlo.compare"(%0, %239) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %241 = "stablehlo.select"(%240, %128, %238) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %242 = "stablehlo.exponential"(%0) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %243 = "stablehlo.multiply"(%241, %242) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    return %243 : tensor<2x3xf64>
  }
}

// T[2,3], T = int64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xi64>) -> (tensor<2x3xf32>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3xi64>) -> tensor<2x3xf32>
    %1 = "stablehlo.abs"(%0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %2 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %3 = "stablehlo.multiply"(%1, %2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %4 = "stablehlo.constant"() <{value = dense<-2.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %5 = "stablehlo.add"(%3, %4) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %6 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %7 = "stablehlo.multiply"(%5, %6) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %8 = "stablehlo.subtract"(%7, %6) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %9 = "stablehlo.constant"() <{value = dense<2.6598237246823866e-9> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %10 = "stablehlo.add"(%8, %9) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %11 = "stablehlo.multiply"(%5, %10) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %12 = "stablehlo.subtract"(%11, %6) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %13 = "stablehlo.constant"() <{value = dense<-1.300025009986248e-8> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %14 = "stablehlo.add"(%12, %13) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %15 = "stablehlo.multiply"(%5, %14) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %16 = "stablehlo.subtract"(%15, %10) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %17 = "stablehlo.constant"() <{value = dense<6.046995022541919e-8> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %18 = "stablehlo.add"(%16, %17) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %19 = "stablehlo.multiply"(%5, %18) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %20 = "stablehlo.subtract"(%19, %14) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %21 = "stablehlo.constant"() <{value = dense<-2.670793853940612e-7> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %22 = "stablehlo.add"(%20, %21) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %23 = "stablehlo.multiply"(%5, %22) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %24 = "stablehlo.subtract"(%23, %18) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %25 = "stablehlo.constant"() <{value = dense<1.1173875391201037e-6> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %26 = "stablehlo.add"(%24, %25) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %27 = "stablehlo.multiply"(%5, %26) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %28 = "stablehlo.subtract"(%27, %22) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %29 = "stablehlo.constant"() <{value = dense<-4.4167383584587505e-6> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %30 = "stablehlo.add"(%28, %29) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %31 = "stablehlo.multiply"(%5, %30) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %32 = "stablehlo.subtract"(%31, %26) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %33 = "stablehlo.constant"() <{value = dense<1.6448448070728896e-5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %34 = "stablehlo.add"(%32, %33) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %35 = "stablehlo.multiply"(%5, %34) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %36 = "stablehlo.subtract"(%35, %30) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %37 = "stablehlo.constant"() <{value = dense<-5.754195010082104e-5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %38 = "stablehlo.add"(%36, %37) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %39 = "stablehlo.multiply"(%5, %38) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %40 = "stablehlo.subtract"(%39, %34) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %41 = "stablehlo.constant"() <{value = dense<0.00018850288509584165> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %42 = "stablehlo.add"(%40, %41) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %43 = "stablehlo.multiply"(%5, %42) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %44 = "stablehlo.subtract"(%43, %38) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %45 = "stablehlo.constant"() <{value = dense<-0.0005763755745385824> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %46 = "stablehlo.add"(%44, %45) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %47 = "stablehlo.multiply"(%5, %46) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %48 = "stablehlo.subtract"(%47, %42) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %49 = "stablehlo.constant"() <{value = dense<0.0016394756169413357> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %50 = "stablehlo.add"(%48, %49) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %51 = "stablehlo.multiply"(%5, %50) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %52 = "stablehlo.subtract"(%51, %46) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %53 = "stablehlo.constant"() <{value = dense<-0.004324309995050576> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %54 = "stablehlo.add"(%52, %53) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %55 = "stablehlo.multiply"(%5, %54) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %56 = "stablehlo.subtract"(%55, %50) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %57 = "stablehlo.constant"() <{value = dense<0.010546460394594998> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %58 = "stablehlo.add"(%56, %57) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %59 = "stablehlo.multiply"(%5, %58) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %60 = "stablehlo.subtract"(%59, %54) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %61 = "stablehlo.constant"() <{value = dense<-0.02373741480589947> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %62 = "stablehlo.add"(%60, %61) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %63 = "stablehlo.multiply"(%5, %62) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %64 = "stablehlo.subtract"(%63, %58) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %65 = "stablehlo.constant"() <{value = dense<0.04930528423967071> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %66 = "stablehlo.add"(%64, %65) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %67 = "stablehlo.multiply"(%5, %66) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %68 = "stablehlo.subtract"(%67, %62) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %69 = "stablehlo.constant"() <{value = dense<-0.09490109704804764> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %70 = "stablehlo.add"(%68, %69) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %71 = "stablehlo.multiply"(%5, %70) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %72 = "stablehlo.subtract"(%71, %66) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %73 = "stablehlo.constant"() <{value = dense<0.17162090152220877> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %74 = "stablehlo.add"(%72, %73) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %75 = "stablehlo.multiply"(%5, %74) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %76 = "stablehlo.subtract"(%75, %70) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %77 = "stablehlo.constant"() <{value = dense<-0.3046826723431984> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %78 = "stablehlo.add"(%76, %77) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %79 = "stablehlo.multiply"(%5, %78) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %80 = "stablehlo.subtract"(%79, %74) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %81 = "stablehlo.constant"() <{value = dense<0.6767952744094761> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %82 = "stablehlo.add"(%80, %81) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %83 = "stablehlo.subtract"(%82, %74) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %84 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %85 = "stablehlo.multiply"(%83, %84) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %86 = "stablehlo.constant"() <{value = dense<32.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %87 = "stablehlo.divide"(%86, %1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %88 = "stablehlo.constant"() <{value = dense<-2.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %89 = "stablehlo.add"(%87, %88) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %90 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %91 = "stablehlo.multiply"(%89, %90) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %92 = "stablehlo.subtract"(%91, %90) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %93 = "stablehlo.constant"() <{value = dense<3.3962320257083865e-9> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %94 = "stablehlo.add"(%92, %93) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %95 = "stablehlo.multiply"(%89, %94) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %96 = "stablehlo.subtract"(%95, %90) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %97 = "stablehlo.constant"() <{value = dense<2.266668990498178e-8> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %98 = "stablehlo.add"(%96, %97) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %99 = "stablehlo.multiply"(%89, %98) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %100 = "stablehlo.subtract"(%99, %94) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %101 = "stablehlo.constant"() <{value = dense<2.0489185894690638e-7> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %102 = "stablehlo.add"(%100, %101) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %103 = "stablehlo.multiply"(%89, %102) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %104 = "stablehlo.subtract"(%103, %98) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %105 = "stablehlo.constant"() <{value = dense<2.8913705208347567e-6> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %106 = "stablehlo.add"(%104, %105) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %107 = "stablehlo.multiply"(%89, %106) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %108 = "stablehlo.subtract"(%107, %102) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %109 = "stablehlo.constant"() <{value = dense<6.889758346916825e-5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %110 = "stablehlo.add"(%108, %109) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %111 = "stablehlo.multiply"(%89, %110) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %112 = "stablehlo.subtract"(%111, %106) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %113 = "stablehlo.constant"() <{value = dense<0.0033691164782556943> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %114 = "stablehlo.add"(%112, %113) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %115 = "stablehlo.multiply"(%89, %114) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %116 = "stablehlo.subtract"(%115, %110) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %117 = "stablehlo.constant"() <{value = dense<0.8044904110141088> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %118 = "stablehlo.add"(%116, %117) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %119 = "stablehlo.subtract"(%118, %110) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %120 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %121 = "stablehlo.multiply"(%119, %120) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %122 = "stablehlo.sqrt"(%1) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %123 = "stablehlo.divide"(%121, %122) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %124 = "stablehlo.constant"() <{value = dense<8.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %125 = "stablehlo.compare"(%1, %124) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %126 = "stablehlo.select"(%125, %85, %123) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %127 = "stablehlo.exponential"(%1) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %128 = "stablehlo.multiply"(%126, %127) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    return %128 : tensor<2x3xf32>
  }
}
