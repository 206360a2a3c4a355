// aten::special_modified_bessel_k0(Tensor self) -> Tensor

// T[2,3], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf32>) -> (tensor<2x3xf32>) {
    %0 = "stablehlo.multiply"(%arg0, %arg0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %1 = "stablehlo.constant"() <{value = dense<-2.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %2 = "stablehlo.add"(%0, %1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %3 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %4 = "stablehlo.multiply"(%2, %3) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %5 = "stablehlo.subtract"(%4, %3) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %6 = "stablehlo.constant"() <{value = dense<1.904516377220209e-9> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %7 = "stablehlo.add"(%5, %6) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %8 = "stablehlo.multiply"(%2, %7) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %9 = "stablehlo.subtract"(%8, %3) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %10 = "stablehlo.constant"() <{value = dense<2.5347910790261494e-7> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %11 = "stablehlo.add"(%9, %10) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %12 = "stablehlo.multiply"(%2, %11) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %13 = "stablehlo.subtract"(%12, %7) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %14 = "stablehlo.constant"() <{value = dense<2.286212103119452e-5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %15 = "stablehlo.add"(%13, %14) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %16 = "stablehlo.multiply"(%2, %15) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %17 = "stablehlo.subtract"(%16, %11) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %18 = "stablehlo.constant"() <{value = dense<0.001264615411446926> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %19 = "stablehlo.add"(%17, %18) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %20 = "stablehlo.multiply"(%2, %19) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %21 = "stablehlo.subtract"(%20, %15) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %22 = "stablehlo.constant"() <{value = dense<0.0359799365153615> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %23 = "stablehlo.add"(%21, %22) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %24 = "stablehlo.multiply"(%2, %23) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %25 = "stablehlo.subtract"(%24, %19) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %26 = "stablehlo.constant"() <{value = dense<0.3442898999246285> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %27 = "stablehlo.add"(%25, %26) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %28 = "stablehlo.multiply"(%2, %27) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %29 = "stablehlo.subtract"(%28, %23) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %30 = "stablehlo.constant"() <{value = dense<-0.5353273932339028> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %31 = "stablehlo.add"(%29, %30) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %32 = "stablehlo.subtract"(%31, %23) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %33 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %34 = "stablehlo.multiply"(%32, %33) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %35 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %36 = "stablehlo.multiply"(%arg0, %35) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %37 = "stablehlo.log"(%36) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %38 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %39 = "stablehlo.multiply"(%arg0, %38) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %40 = "stablehlo.constant"() <{value = dense<-2.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %41 = "stablehlo.add"(%39, %40) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %42 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %43 = "stablehlo.multiply"(%41, %42) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %44 = "stablehlo.subtract"(%43, %42) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %45 = "stablehlo.constant"() <{value = dense<2.6598237246823866e-9> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %46 = "stablehlo.add"(%44, %45) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %47 = "stablehlo.multiply"(%41, %46) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %48 = "stablehlo.subtract"(%47, %42) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %49 = "stablehlo.constant"() <{value = dense<-1.300025009986248e-8> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %50 = "stablehlo.add"(%48, %49) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %51 = "stablehlo.multiply"(%41, %50) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %52 = "stablehlo.subtract"(%51, %46) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %53 = "stablehlo.constant"() <{value = dense<6.046995022541919e-8> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %54 = "stablehlo.add"(%52, %53) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %55 = "stablehlo.multiply"(%41, %54) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %56 = "stablehlo.subtract"(%55, %50) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %57 = "stablehlo.constant"() <{value = dense<-2.670793853940612e-7> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %58 = "stablehlo.add"(%56, %57) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %59 = "stablehlo.multiply"(%41, %58) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %60 = "stablehlo.subtract"(%59, %54) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %61 = "stablehlo.constant"() <{value = dense<1.1173875391201037e-6> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %62 = "stablehlo.add"(%60, %61) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %63 = "stablehlo.multiply"(%41, %62) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %64 = "stablehlo.subtract"(%63, %58) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %65 = "stablehlo.constant"() <{value = dense<-4.4167383584587505e-6> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %66 = "stablehlo.add"(%64, %65) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %67 = "stablehlo.multiply"(%41, %66) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %68 = "stablehlo.subtract"(%67, %62) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %69 = "stablehlo.constant"() <{value = dense<1.6448448070728896e-5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %70 = "stablehlo.add"(%68, %69) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %71 = "stablehlo.multiply"(%41, %70) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %72 = "stablehlo.subtract"(%71, %66) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %73 = "stablehlo.constant"() <{value = dense<-5.754195010082104e-5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %74 = "stablehlo.add"(%72, %73) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %75 = "stablehlo.multiply"(%41, %74) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %76 = "stablehlo.subtract"(%75, %70) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %77 = "stablehlo.constant"() <{value = dense<0.00018850288509584165> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %78 = "stablehlo.add"(%76, %77) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %79 = "stablehlo.multiply"(%41, %78) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %80 = "stablehlo.subtract"(%79, %74) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %81 = "stablehlo.constant"() <{value = dense<-0.0005763755745385824> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %82 = "stablehlo.add"(%80, %81) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %83 = "stablehlo.multiply"(%41, %82) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %84 = "stablehlo.subtract"(%83, %78) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %85 = "stablehlo.constant"() <{value = dense<0.0016394756169413357> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %86 = "stablehlo.add"(%84, %85) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %87 = "stablehlo.multiply"(%41, %86) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %88 = "stablehlo.subtract"(%87, %82) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %89 = "stablehlo.constant"() <{value = dense<-0.004324309995050576> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %90 = "stablehlo.add"(%88, %89) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %91 = "stablehlo.multiply"(%41, %90) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %92 = "stablehlo.subtract"(%91, %86) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %93 = "stablehlo.constant"() <{value = dense<0.010546460394594998> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %94 = "stablehlo.add"(%92, %93) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %95 = "stablehlo.multiply"(%41, %94) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %96 = "stablehlo.subtract"(%95, %90) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %97 = "stablehlo.constant"() <{value = dense<-0.02373741480589947> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %98 = "stablehlo.add"(%96, %97) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %99 = "stablehlo.multiply"(%41, %98) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %100 = "stablehlo.subtract"(%99, %94) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %101 = "stablehlo.constant"() <{value = dense<0.04930528423967071> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %102 = "stablehlo.add"(%100, %101) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %103 = "stablehlo.multiply"(%41, %102) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %104 = "stablehlo.subtract"(%103, %98) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %105 = "stablehlo.constant"() <{value = dense<-0.09490109704804764> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %106 = "stablehlo.add"(%104, %105) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %107 = "stablehlo.multiply"(%41, %106) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %108 = "stablehlo.subtract"(%107, %102) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %109 = "stablehlo.constant"() <{value = dense<0.17162090152220877> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %110 = "stablehlo.add"(%108, %109) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %111 = "stablehlo.multiply"(%41, %110) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %112 = "stablehlo.subtract"(%111, %106) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %113 = "stablehlo.constant"() <{value = dense<-0.3046826723431984> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %114 = "stablehlo.add"(%112, %113) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %115 = "stablehlo.multiply"(%41, %114) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %116 = "stablehlo.subtract"(%115, %110) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %117 = "stablehlo.constant"() <{value = dense<0.6767952744094761> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %118 = "stablehlo.add"(%116, %117) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %119 = "stablehlo.subtract"(%118, %110) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %120 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %121 = "stablehlo.multiply"(%119, %120) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %122 = "stablehlo.exponential"(%arg0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %123 = "stablehlo.multiply"(%121, %122) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %124 = "stablehlo.multiply"(%37, %123) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %125 = "stablehlo.subtract"(%34, %124) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %126 = "stablehlo.constant"() <{value = dense<8.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %127 = "stablehlo.divide"(%126, %arg0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %128 = "stablehlo.constant"() <{value = dense<-2.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %129 = "stablehlo.add"(%127, %128) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %130 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %131 = "stablehlo.multiply"(%129, %130) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %132 = "stablehlo.subtract"(%131, %130) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %133 = "stablehlo.constant"() <{value = dense<-1.69753450938906e-9> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %134 = "stablehlo.add"(%132, %133) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %135 = "stablehlo.multiply"(%129, %134) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %136 = "stablehlo.subtract"(%135, %130) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %137 = "stablehlo.constant"() <{value = dense<8.574034017414225e-9> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %138 = "stablehlo.add"(%136, %137) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %139 = "stablehlo.multiply"(%129, %138) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %140 = "stablehlo.subtract"(%139, %134) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %141 = "stablehlo.constant"() <{value = dense<-4.660489897687948e-8> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %142 = "stablehlo.add"(%140, %141) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %143 = "stablehlo.multiply"(%129, %142) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %144 = "stablehlo.subtract"(%143, %138) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %145 = "stablehlo.constant"() <{value = dense<2.766813639445015e-7> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %146 = "stablehlo.add"(%144, %145) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %147 = "stablehlo.multiply"(%129, %146) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %148 = "stablehlo.subtract"(%147, %142) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %149 = "stablehlo.constant"() <{value = dense<-1.8317555227191195e-6> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %150 = "stablehlo.add"(%148, %149) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %151 = "stablehlo.multiply"(%129, %150) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %152 = "stablehlo.subtract"(%151, %146) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %153 = "stablehlo.constant"() <{value = dense<1.39498137188765e-5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %154 = "stablehlo.add"(%152, %153) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %155 = "stablehlo.multiply"(%129, %154) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %156 = "stablehlo.subtract"(%155, %150) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %157 = "stablehlo.constant"() <{value = dense<-0.00012849549581627802> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %158 = "stablehlo.add"(%156, %157) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %159 = "stablehlo.multiply"(%129, %158) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %160 = "stablehlo.subtract"(%159, %154) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %161 = "stablehlo.constant"() <{value = dense<0.0015698838857300533> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %162 = "stablehlo.add"(%160, %161) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %163 = "stablehlo.multiply"(%129, %162) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %164 = "stablehlo.subtract"(%163, %158) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %165 = "stablehlo.constant"() <{value = dense<-0.0314481013119645> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %166 = "stablehlo.add"(%164, %165) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %167 = "stablehlo.multiply"(%129, %166) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %168 = "stablehlo.subtract"(%167, %162) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %169 = "stablehlo.constant"() <{value = dense<2.4403030820659555> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %170 = "stablehlo.add"(%168, %169) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %171 = "stablehlo.subtract"(%170, %162) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %172 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %173 = "stablehlo.multiply"(%171, %172) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %174 = "stablehlo.sqrt"(%arg0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %175 = "stablehlo.divide"(%173, %174) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %176 = "stablehlo.negate"(%arg0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %177 = "stablehlo.exponential"(%176) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %178 = "stablehlo.multiply"(%175, %177) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %179 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %180 = "stablehlo.compare"(%arg0, %179) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %181 = "stablehlo.select"(%180, %125, %178) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %182 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %183 = "stablehlo.compare"(%arg0, %182) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %184 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %185 = "stablehlo.select"(%183, %184, %181) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    return %185 : tensor<2x3xf32>
  }
}

// T[2,3], T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf64>) -> (tensor<2x3xf64>) {
    %0 = "stablehlo.multiply"(%arg0, %arg0) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %1 = "stablehlo.constant"() <{value = dense<-2.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %2 = "stablehlo.add"(%0, %1) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %3 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %4 = "stablehlo.multiply"(%2, %3) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %5 = "stablehlo.subtract"(%4, %3) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %6 = "stablehlo.constant"() <{value = dense<1.374465435613523e-16> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %7 = "stablehlo.add"(%5, %6) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %8 = "stablehlo.multiply"(%2, %7) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %9 = "stablehlo.subtract"(%8, %3) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %10 = "stablehlo.constant"() <{value = dense<4.25981614279661e-14> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %11 = "stablehlo.add"(%9, %10) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %12 = "stablehlo.multiply"(%2, %11) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %13 = "stablehlo.subtract"(%12, %7) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %14 = "stablehlo.constant"() <{value = dense<1.0349695257633842e-11> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %15 = "stablehlo.add"(%13, %14) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %16 = "stablehlo.multiply"(%2, %15) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %17 = "stablehlo.subtract"(%16, %11) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %18 = "stablehlo.constant"() <{value = dense<1.904516377220209e-9> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %19 = "stablehlo.add"(%17, %18) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %20 = "stablehlo.multiply"(%2, %19) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %21 = "stablehlo.subtract"(%20, %15) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %22 = "stablehlo.constant"() <{value = dense<2.5347910790261494e-7> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %23 = "stablehlo.add"(%21, %22) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %24 = "stablehlo.multiply"(%2, %23) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %25 = "stablehlo.subtract"(%24, %19) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %26 = "stablehlo.constant"() <{value = dense<2.286212103119452e-5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %27 = "stablehlo.add"(%25, %26) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %28 = "stablehlo.multiply"(%2, %27) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %29 = "stablehlo.subtract"(%28, %23) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %30 = "stablehlo.constant"() <{value = dense<0.001264615411446926> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %31 = "stablehlo.add"(%29, %30) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %32 = "stablehlo.multiply"(%2, %31) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %33 = "stablehlo.subtract"(%32, %27) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %34 = "stablehlo.constant"() <{value = dense<0.0359799365153615> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %35 = "stablehlo.add"(%33, %34) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %36 = "stablehlo.multiply"(%2, %35) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %37 = "stablehlo.subtract"(%36, %31) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %38 = "stablehlo.constant"() <{value = dense<0.3442898999246285> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %39 = "stablehlo.add"(%37, %38) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %40 = "stablehlo.multiply"(%2, %39) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %41 = "stablehlo.subtract"(%40, %35) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %42 = "stablehlo.constant"() <{value = dense<-0.5353273932339028> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %43 = "stablehlo.add"(%41, %42) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %44 = "stablehlo.subtract"(%43, %35) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %45 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %46 = "stablehlo.multiply"(%44, %45) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %47 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %48 = "stablehlo.multiply"(%arg0, %47) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %49 = "stablehlo.log"(%48) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %50 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %51 = "stablehlo.multiply"(%arg0, %50) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %52 = "stablehlo.constant"() <{value = dense<-2.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %53 = "stablehlo.add"(%51, %52) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %54 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %55 = "stablehlo.multiply"(%53, %54) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %56 = "stablehlo.subtract"(%55, %54) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %57 = "stablehlo.constant"() <{value = dense<-4.4153416464793395e-18> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %58 = "stablehlo.add"(%56, %57) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %59 = "stablehlo.multiply"(%53, %58) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %60 = "stablehlo.subtract"(%59, %54) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %61 = "stablehlo.constant"() <{value = dense<3.3307945188222384e-17> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %62 = "stablehlo.add"(%60, %61) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %63 = "stablehlo.multiply"(%53, %62) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %64 = "stablehlo.subtract"(%63, %58) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %65 = "stablehlo.constant"() <{value = dense<-2.431279846547955e-16> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %66 = "stablehlo.add"(%64, %65) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %67 = "stablehlo.multiply"(%53, %66) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %68 = "stablehlo.subtract"(%67, %62) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %69 = "stablehlo.constant"() <{value = dense<1.715391285555133e-15> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %70 = "stablehlo.add"(%68, %69) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %71 = "stablehlo.multiply"(%53, %70) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %72 = "stablehlo.subtract"(%71, %66) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %73 = "stablehlo.constant"() <{value = dense<-1.1685332877993451e-14> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %74 = "stablehlo.add"(%72, %73) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %75 = "stablehlo.multiply"(%53, %74) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %76 = "stablehlo.subtract"(%75, %70) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %77 = "stablehlo.constant"() <{value = dense<7.676185498604936e-14> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %78 = "stablehlo.add"(%76, %77) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %79 = "stablehlo.multiply"(%53, %78) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %80 = "stablehlo.subtract"(%79, %74) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %81 = "stablehlo.constant"() <{value = dense<-4.856446783111929e-13> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %82 = "stablehlo.add"(%80, %81) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %83 = "stablehlo.multiply"(%53, %82) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %84 = "stablehlo.subtract"(%83, %78) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %85 = "stablehlo.constant"() <{value = dense<2.95505266312964e-12> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %86 = "stablehlo.add"(%84, %85) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %87 = "stablehlo.multiply"(%53, %86) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %88 = "stablehlo.subtract"(%87, %82) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %89 = "stablehlo.constant"() <{value = dense<-1.726826291441556e-11> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %90 = "stablehlo.add"(%88, %89) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %91 = "stablehlo.multiply"(%53, %90) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %92 = "stablehlo.subtract"(%91, %86) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %93 = "stablehlo.constant"() <{value = dense<9.675809035373237e-11> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %94 = "stablehlo.add"(%92, %93) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %95 = "stablehlo.multiply"(%53, %94) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %96 = "stablehlo.subtract"(%95, %90) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %97 = "stablehlo.constant"() <{value = dense<-5.189795601635263e-10> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %98 = "stablehlo.add"(%96, %97) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %99 = "stablehlo.multiply"(%53, %98) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %100 = "stablehlo.subtract"(%99, %94) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %101 = "stablehlo.constant"() <{value = dense<2.6598237246823866e-9> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %102 = "stablehlo.add"(%100, %101) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %103 = "stablehlo.multiply"(%53, %102) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %104 = "stablehlo.subtract"(%103, %98) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %105 = "stablehlo.constant"() <{value = dense<-1.300025009986248e-8> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %106 = "stablehlo.add"(%104, %105) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %107 = "stablehlo.multiply"(%53, %106) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %108 = "stablehlo.subtract"(%107, %102) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %109 = "stablehlo.constant"() <{value = dense<6.046995022541919e-8> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %110 = "stablehlo.add"(%108, %109) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %111 = "stablehlo.multiply"(%53, %110) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %112 = "stablehlo.subtract"(%111, %106) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %113 = "stablehlo.constant"() <{value = dense<-2.670793853940612e-7> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %114 = "stablehlo.add"(%112, %113) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %115 = "stablehlo.multiply"(%53, %114) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %116 = "stablehlo.subtract"(%115, %110) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %117 = "stablehlo.constant"() <{value = dense<1.1173875391201037e-6> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %118 = "stablehlo.add"(%116, %117) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %119 = "stablehlo.multiply"(%53, %118) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %120 = "stablehlo.subtract"(%119, %114) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %121 = "stablehlo.constant"() <{value = dense<-4.4167383584587505e-6> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %122 = "stablehlo.add"(%120, %121) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %123 = "stablehlo.multiply"(%53, %122) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %124 = "stablehlo.subtract"(%123, %118) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %125 = "stablehlo.constant"() <{value = dense<1.6448448070728896e-5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %126 = "stablehlo.add"(%124, %125) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %127 = "stablehlo.multiply"(%53, %126) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %128 = "stablehlo.subtract"(%127, %122) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %129 = "stablehlo.constant"() <{value = dense<-5.754195010082104e-5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %130 = "stablehlo.add"(%128, %129) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %131 = "stablehlo.multiply"(%53, %130) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %132 = "stablehlo.subtract"(%131, %126) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %133 = "stablehlo.constant"() <{value = dense<0.00018850288509584165> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %134 = "stablehlo.add"(%132, %133) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %135 = "stablehlo.multiply"(%53, %134) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %136 = "stablehlo.subtract"(%135, %130) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %137 = "stablehlo.constant"() <{value = dense<-0.0005763755745385824> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %138 = "stablehlo.add"(%136, %137) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %139 = "stablehlo.multiply"(%53, %138) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %140 = "stablehlo.subtract"(%139, %134) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %141 = "stablehlo.constant"() <{value = dense<0.0016394756169413357> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %142 = "stablehlo.add"(%140, %141) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %143 = "stablehlo.multiply"(%53, %142) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %144 = "stablehlo.subtract"(%143, %138) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %145 = "stablehlo.constant"() <{value = dense<-0.004324309995050576> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %146 = "stablehlo.add"(%144, %145) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %147 = "stablehlo.multiply"(%53, %146) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %148 = "stablehlo.subtract"(%147, %142) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %149 = "stablehlo.constant"() <{value = dense<0.010546460394594998> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %150 = "stablehlo.add"(%148, %149) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %151 = "stablehlo.multiply"(%53, %150) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %152 = "stablehlo.subtract"(%151, %146) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %153 = "stablehlo.constant"() <{value = dense<-0.02373741480589947> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %154 = "stablehlo.add"(%152, %153) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %155 = "stablehlo.multiply"(%53, %154) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %156 = "stablehlo.subtract"(%155, %150) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %157 = "stablehlo.constant"() <{value = dense<0.04930528423967071> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %158 = "stablehlo.add"(%156, %157) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %159 = "stablehlo.multiply"(%53, %158) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %160 = "stablehlo.subtract"(%159, %154) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %161 = "stablehlo.constant"() <{value = dense<-0.09490109704804764> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %162 = "stablehlo.add"(%160, %161) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %163 = "stablehlo.multiply"(%53, %162) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %164 = "stablehlo.subtract"(%163, %158) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %165 = "stablehlo.constant"() <{value = dense<0.17162090152220877> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %166 = "stablehlo.add"(%164, %165) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %167 = "stablehlo.multiply"(%53, %166) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %168 = "stablehlo.subtract"(%167, %162) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %169 = "stablehlo.constant"() <{value = dense<-0.3046826723431984> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %170 = "stablehlo.add"(%168, %169) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %171 = "stablehlo.multiply"(%53, %170) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %172 = "stablehlo.subtract"(%171, %166) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %173 = "stablehlo.constant"() <{value = dense<0.6767952744094761> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %174 = "stablehlo.add"(%172, %173) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %175 = "stablehlo.subtract"(%174, %166) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %176 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %177 = "stablehlo.multiply"(%175, %176) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %178 = "stablehlo.exponential"(%arg0) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %179 = "stablehlo.multiply"(%177, %178) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %180 = "stablehlo.multiply"(%49, %179) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %181 = "stablehlo.subtract"(%46, %180) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %182 = "stablehlo.constant"() <{value = dense<8.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %183 = "stablehlo.divide"(%182, %arg0) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %184 = "stablehlo.constant"() <{value = dense<-2.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %185 = "stablehlo.add"(%183, %184) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %186 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %187 = "stablehlo.multiply"(%185, %186) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %188 = "stablehlo.subtract"(%187, %186) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %189 = "stablehlo.constant"() <{value = dense<5.300433772686263e-18> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %190 = "stablehlo.add"(%188, %189) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %191 = "stablehlo.multiply"(%185, %190) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %192 = "stablehlo.subtract"(%191, %186) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %193 = "stablehlo.constant"() <{value = dense<-1.6475804301524212e-17> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %194 = "stablehlo.add"(%192, %193) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %195 = "stablehlo.multiply"(%185, %194) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %196 = "stablehlo.subtract"(%195, %190) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %197 = "stablehlo.constant"() <{value = dense<5.2103915050390274e-17> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %198 = "stablehlo.add"(%196, %197) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %199 = "stablehlo.multiply"(%185, %198) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %200 = "stablehlo.subtract"(%199, %194) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %201 = "stablehlo.constant"() <{value = dense<-1.678231096805412e-16> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %202 = "stablehlo.add"(%200, %201) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %203 = "stablehlo.multiply"(%185, %202) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %204 = "stablehlo.subtract"(%203, %198) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %205 = "stablehlo.constant"() <{value = dense<5.512055978524319e-16> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %206 = "stablehlo.add"(%204, %205) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %207 = "stablehlo.multiply"(%185, %206) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %208 = "stablehlo.subtract"(%207, %202) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %209 = "stablehlo.constant"() <{value = dense<-1.848593377343779e-15> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %210 = "stablehlo.add"(%208, %209) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %211 = "stablehlo.multiply"(%185, %210) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %212 = "stablehlo.subtract"(%211, %206) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %213 = "stablehlo.constant"() <{value = dense<6.3400764774050706e-15> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %214 = "stablehlo.add"(%212, %213) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %215 = "stablehlo.multiply"(%185, %214) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %216 = "stablehlo.subtract"(%215, %210) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %217 = "stablehlo.constant"() <{value = dense<-2.2275133269916698e-14> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %218 = "stablehlo.add"(%216, %217) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %219 = "stablehlo.multiply"(%185, %218) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %220 = "stablehlo.subtract"(%219, %214) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %221 = "stablehlo.constant"() <{value = dense<8.032890775363575e-14> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %222 = "stablehlo.add"(%220, %221) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %223 = "stablehlo.multiply"(%185, %222) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %224 = "stablehlo.subtract"(%223, %218) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %225 = "stablehlo.constant"() <{value = dense<-2.9800969231727303e-13> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %226 = "stablehlo.add"(%224, %225) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %227 = "stablehlo.multiply"(%185, %226) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %228 = "stablehlo.subtract"(%227, %222) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %229 = "stablehlo.constant"() <{value = dense<1.140340588208475e-12> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %230 = "stablehlo.add"(%228, %229) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %231 = "stablehlo.multiply"(%185, %230) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %232 = "stablehlo.subtract"(%231, %226) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %233 = "stablehlo.constant"() <{value = dense<-4.514597883373944e-12> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %234 = "stablehlo.add"(%232, %233) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %235 = "stablehlo.multiply"(%185, %234) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %236 = "stablehlo.subtract"(%235, %230) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %237 = "stablehlo.constant"() <{value = dense<1.8559491149547177e-11> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %238 = "stablehlo.add"(%236, %237) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %239 = "stablehlo.multiply"(%185, %238) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %240 = "stablehlo.subtract"(%239, %234) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %241 = "stablehlo.constant"() <{value = dense<-7.957489244477107e-11> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %242 = "stablehlo.add"(%240, %241) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %243 = "stablehlo.multiply"(%185, %242) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %244 = "stablehlo.subtract"(%243, %238) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %245 = "stablehlo.constant"() <{value = dense<3.577397281400301e-10> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %246 = "stablehlo.add"(%244, %245) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %247 = "stablehlo.multiply"(%185, %246) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %248 = "stablehlo.subtract"(%247, %242) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %249 = "stablehlo.constant"() <{value = dense<-1.69753450938906e-9> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %250 = "stablehlo.add"(%248, %249) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %251 = "stablehlo.multiply"(%185, %250) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %252 = "stablehlo.subtract"(%251, %246) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %253 = "stablehlo.constant"() <{value = dense<8.574034017414225e-9> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %254 = "stablehlo.add"(%252, %253) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %255 = "stablehlo.multiply"(%185, %254) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %256 = "stablehlo.subtract"(%255, %250) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %257 = "stablehlo.constant"() <{value = dense<-4.660489897687948e-8> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %258 = "stablehlo.add"(%256, %257) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %259 = "stablehlo.multiply"(%185, %258) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %260 = "stablehlo.subtract"(%259, %254) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %261 = "stablehlo.constant"() <{value = dense<2.766813639445015e-7> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %262 = "stablehlo.add"(%260, %261) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %263 = "stablehlo.multiply"(%185, %262) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %264 = "stablehlo.subtract"(%263, %258) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %265 = "stablehlo.constant"() <{value = dense<-1.8317555227191195e-6> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %266 = "stablehlo.add"(%264, %265) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %267 = "stablehlo.multiply"(%185, %266) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %268 = "stablehlo.subtract"(%267, %262) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %269 = "stablehlo.constant"() <{value = dense<1.39498137188765e-5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %270 = "stablehlo.add"(%268, %269) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %271 = "stablehlo.multiply"(%185, %270) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %272 = "stablehlo.subtract"(%271, %266) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %273 = "stablehlo.constant"() <{value = dense<-0.00012849549581627802> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %274 = "stablehlo.add"(%272, %273) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %275 = "stablehlo.multiply"(%185, %274) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %276 = "stablehlo.subtract"(%275, %270) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %277 = "stablehlo.constant"() <{value = dense<0.0015698838857300533> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %278 = "stablehlo.add"(%276, %277) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %279 = "stablehlo.multiply"(%185, %278) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %280 = "stablehlo.subtract"(%279, %274) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %281 = "stablehlo.constant"() <{value = dense<-0.0314481013119645> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %282 = "stablehlo.add"(%280, %281) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %283 = "stablehlo.multiply"(%185, %282) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %284 = "stablehlo.subtract"(%283, %278) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %285 = "stablehlo.constant"() <{value = dense<2.4403030820659555> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %286 = "stablehlo.add"(%284, %285) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %287 = "stablehlo.subtract"(%286, %278) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %288 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %289 = "stablehlo.multiply"(%287, %288) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %290 = "stablehlo.sqrt"(%arg0) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %291 = "stablehlo.divide"(%289, %290) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %292 = "stablehlo.negate"(%arg0) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %293 = "stablehlo.exponential"(%292) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %294 = "stablehlo.multiply"(%291, %293) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %295 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %296 = "stablehlo.compare"(%arg0, %295) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %297 = "stablehlo.select"(%296, %181, %294) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %298 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %299 = "stablehlo.compare"(%arg0, %298) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %300 = "stablehlo.constant"() <{value = dense<0x7FF0000000000000> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %301 = "stablehlo.select"(%299, %300, %297) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    return %301 : tensor<2x3xf64>
  }
}

// T[2,3], T = int64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xi64>) -> (tensor<2x3xf32>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3xi64>) -> tensor<2x3xf32>
    %1 = "stablehlo.multiply"(%0, %0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %2 = "stablehlo.constant"() <{value = dense<-2.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %3 = "stablehlo.add"(%1, %2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %4 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %5 = "stablehlo.multiply"(%3, %4) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %6 = "stablehlo.subtract"(%5, %4) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %7 = "stablehlo.constant"() <{value = dense<1.904516377220209e-9> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %8 = "stablehlo.add"(%6, %7) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %9 = "stablehlo.multiply"(%3, %8) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %10 = "stablehlo.subtract"(%9, %4) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %11 = "stablehlo.constant"() <{value = dense<2.5347910790261494e-7> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %12 = "stablehlo.add"(%10, %11) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %13 = "stablehlo.multiply"(%3, %12) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %14 = "stablehlo.subtract"(%13, %8) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %15 = "stablehlo.constant"() <{value = dense<2.286212103119452e-5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %16 = "stablehlo.add"(%14, %15) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %17 = "stablehlo.multiply"(%3, %16) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %18 = "stablehlo.subtract"(%17, %12) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %19 = "stablehlo.constant"() <{value = dense<0.001264615411446926> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %20 = "stablehlo.add"(%18, %19) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %21 = "stablehlo.multiply"(%3, %20) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %22 = "stablehlo.subtract"(%21, %16) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %23 = "stablehlo.constant"() <{value = dense<0.0359799365153615> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %24 = "stablehlo.add"(%22, %23) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %25 = "stablehlo.multiply"(%3, %24) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %26 = "stablehlo.subtract"(%25, %20) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %27 = "stablehlo.constant"() <{value = dense<0.3442898999246285> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %28 = "stablehlo.add"(%26, %27) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %29 = "stablehlo.multiply"(%3, %28) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %30 = "stablehlo.subtract"(%29, %24) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %31 = "stablehlo.constant"() <{value = dense<-0.5353273932339028> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %32 = "stablehlo.add"(%30, %31) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %33 = "stablehlo.subtract"(%32, %24) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %34 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %35 = "stablehlo.multiply"(%33, %34) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %36 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %37 = "stablehlo.multiply"(%0, %36) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %38 = "stablehlo.log"(%37) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %39 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %40 = "stablehlo.multiply"(%0, %39) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %41 = "stablehlo.constant"() <{value = dense<-2.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %42 = "stablehlo.add"(%40, %41) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %43 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %44 = "stablehlo.multiply"(%42, %43) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %45 = "stablehlo.subtract"(%44, %43) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %46 = "stablehlo.constant"() <{value = dense<2.6598237246823866e-9> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %47 = "stablehlo.add"(%45, %46) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %48 = "stablehlo.multiply"(%42, %47) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %49 = "stablehlo.subtract"(%48, %43) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %50 = "stablehlo.constant"() <{value = dense<-1.300025009986248e-8> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %51 = "stablehlo.add"(%49, %50) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %52 = "stablehlo.multiply"(%42, %51) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %53 = "stablehlo.subtract"(%52, %47) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %54 = "stablehlo.constant"() <{value = dense<6.046995022541919e-8> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %55 = "stablehlo.add"(%53, %54) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %56 = "stablehlo.multiply"(%42, %55) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %57 = "stablehlo.subtract"(%56, %51) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %58 = "stablehlo.constant"() <{value = dense<-2.670793853940612e-7> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %59 = "stablehlo.add"(%57, %58) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %60 = "stablehlo.multiply"(%42, %59) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %61 = "stablehlo.subtract"(%60, %55) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %62 = "stablehlo.constant"() <{value = dense<1.1173875391201037e-6> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %63 = "stablehlo.add"(%61, %62) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %64 = "stablehlo.multiply"(%42, %63) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %65 = "stablehlo.subtract"(%64, %59) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %66 = "stablehlo.constant"() <{value = dense<-4.4167383584587505e-6> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %67 = "stablehlo.add"(%65, %66) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %68 = "stablehlo.multiply"(%42, %67) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %69 = "stablehlo.subtract"(%68, %63) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %70 = "stablehlo.constant"() <{value = dense<1.6448448070728896e-5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %71 = "stablehlo.add"(%69, %70) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %72 = "stablehlo.multiply"(%42, %71) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %73 = "stablehlo.subtract"(%72, %67) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %74 = "stablehlo.constant"() <{value = dense<-5.754195010082104e-5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %75 = "stablehlo.add"(%73, %74) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %76 = "stablehlo.multiply"(%42, %75) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %77 = "stablehlo.subtract"(%76, %71) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %78 = "stablehlo.constant"() <{value = dense<0.00018850288509584165> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %79 = "stablehlo.add"(%77, %78) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %80 = "stablehlo.multiply"(%42, %79) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %81 = "stablehlo.subtract"(%80, %75) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %82 = "stablehlo.constant"() <{value = dense<-0.0005763755745385824> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %83 = "stablehlo.add"(%81, %82) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %84 = "stablehlo.multiply"(%42, %83) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %85 = "stablehlo.subtract"(%84, %79) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %86 = "stablehlo.constant"() <{value = dense<0.0016394756169413357> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %87 = "stablehlo.add"(%85, %86) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %88 = "stablehlo.multiply"(%42, %87) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %89 = "stablehlo.subtract"(%88, %83) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %90 = "stablehlo.constant"() <{value = dense<-0.004324309995050576> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %91 = "stablehlo.add"(%89, %90) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %92 = "stablehlo.multiply"(%42, %91) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %93 = "stablehlo.subtract"(%92, %87) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %94 = "stablehlo.constant"() <{value = dense<0.010546460394594998> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %95 = "stablehlo.add"(%93, %94) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %96 = "stablehlo.multiply"(%42, %95) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %97 = "stablehlo.subtract"(%96, %91) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %98 = "stablehlo.constant"() <{value = dense<-0.02373741480589947> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %99 = "stablehlo.add"(%97, %98) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %100 = "stablehlo.multiply"(%42, %99) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %101 = "stablehlo.subtract"(%100, %95) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %102 = "stablehlo.constant"() <{value = dense<0.04930528423967071> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %103 = "stablehlo.add"(%101, %102) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %104 = "stablehlo.multiply"(%42, %103) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %105 = "stablehlo.subtract"(%104, %99) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %106 = "stablehlo.constant"() <{value = dense<-0.09490109704804764> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %107 = "stablehlo.add"(%105, %106) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %108 = "stablehlo.multiply"(%42, %107) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %109 = "stablehlo.subtract"(%108, %103) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %110 = "stablehlo.constant"() <{value = dense<0.17162090152220877> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %111 = "stablehlo.add"(%109, %110) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %112 = "stablehlo.multiply"(%42, %111) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %113 = "stablehlo.subtract"(%112, %107) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %114 = "stablehlo.constant"() <{value = dense<-0.3046826723431984> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %115 = "stablehlo.add"(%113, %114) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %116 = "stablehlo.multiply"(%42, %115) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %117 = "stablehlo.subtract"(%116, %111) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %118 = "stablehlo.constant"() <{value = dense<0.6767952744094761> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %119 = "stablehlo.add"(%117, %118) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %120 = "stablehlo.subtract"(%119, %111) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %121 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %122 = "stablehlo.multiply"(%120, %121) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %123 = "stablehlo.exponential"(%0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %124 = "stablehlo.multiply"(%122, %123) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %125 = "stablehlo.multiply"(%38, %124) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %126 = "stablehlo.subtract"(%35, %125) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %127 = "stablehlo.constant"() <{value = dense<8.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %128 = "stablehlo.divide"(%127, %0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %129 = "stablehlo.constant"() <{value = dense<-2.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %130 = "stablehlo.add"(%128, %129) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %131 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %132 = "stablehlo.multiply"(%130, %131) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %133 = "stablehlo.subtract"(%132, %131) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %134 = "stablehlo.constant"() <{value = dense<-1.69753450938906e-9> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %135 = "stablehlo.add"(%133, %134) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %136 = "stablehlo.multiply"(%130, %135) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %137 = "stablehlo.subtract"(%136, %131) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %138 = "stablehlo.constant"() <{value = dense<8.574034017414225e-9> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %139 = "stablehlo.add"(%137, %138) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %140 = "stablehlo.multiply"(%130, %139) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %141 = "stablehlo.subtract"(%140, %135) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %142 = "stablehlo.constant"() <{value = dense<-4.660489897687948e-8> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %143 = "stablehlo.add"(%141, %142) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %144 = "stablehlo.multiply"(%130, %143) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %145 = "stablehlo.subtract"(%144, %139) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %146 = "stablehlo.constant"() <{value = dense<2.766813639445015e-7> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %147 = "stablehlo.add"(%145, %146) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %148 = "stablehlo.multiply"(%130, %147) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %149 = "stablehlo.subtract"(%148, %143) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %150 = "stablehlo.constant"() <{value = dense<-1.8317555227191195e-6> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %151 = "stablehlo.add"(%149, %150) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %152 = "stablehlo.multiply"(%130, %151) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %153 = "stablehlo.subtract"(%152, %147) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %154 = "stablehlo.constant"() <{value = dense<1.39498137188765e-5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %155 = "stablehlo.add"(%153, %154) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %156 = "stablehlo.multiply"(%130, %155) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %157 = "stablehlo.subtract"(%156, %151) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %158 = "stablehlo.constant"() <{value = dense<-0.00012849549581627802> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %159 = "stablehlo.add"(%157, %158) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %160 = "stablehlo.multiply"(%130, %159) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %161 = "stablehlo.subtract"(%160, %155) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %162 = "stablehlo.constant"() <{value = dense<0.0015698838857300533> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %163 = "stablehlo.add"(%161, %162) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %164 = "stablehlo.multiply"(%130, %163) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %165 = "stablehlo.subtract"(%164, %159) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %166 = "stablehlo.constant"() <{value = dense<-0.0314481013119645> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %167 = "stablehlo.add"(%165, %166) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %168 = "stablehlo.multiply"(%130, %167) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %169 = "stablehlo.subtract"(%168, %163) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %170 = "stablehlo.constant"() <{value = dense<2.4403030820659555> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %171 = "stablehlo.add"(%169, %170) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %172 = "stablehlo.subtract"(%171, %163) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %173 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %174 = "stablehlo.multiply"(%172, %173) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %175 = "stablehlo.sqrt"(%0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %176 = "stablehlo.divide"(%174, %175) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %177 = "stablehlo.negate"(%0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %178 = "stablehlo.exponential"(%177) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %179 = "stablehlo.multiply"(%176, %178) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %180 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %181 = "stablehlo.compare"(%0, %180) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %182 = "stablehlo.select"(%181, %126, %179) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %183 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %184 = "stablehlo.compare"(%0, %183) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %185 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %186 = "stablehlo.select"(%184, %185, %182) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    return %186 : tensor<2x3xf32>
  }
}
