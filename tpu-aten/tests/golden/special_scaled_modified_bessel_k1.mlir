// aten::special_scaled_modified_bessel_k1(Tensor x) -> Tensor

// T[2,3], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf32>) -> (tensor<2x3xf32>) {
    %0 = "stablehlo.multiply"(%arg0, %arg0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %1 = "stablehlo.constant"() <{value = dense<-2.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %2 = "stablehlo.add"(%0, %1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %3 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %4 = "stablehlo.multiply"(%2, %3) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %5 = "stablehlo.subtract"(%4, %3) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %6 = "stablehlo.constant"() <{value = dense<-2.213387630734726e-8> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %7 = "stablehlo.add"(%5, %6) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %8 = "stablehlo.multiply"(%2, %7) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %9 = "stablehlo.subtract"(%8, %3) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %10 = "stablehlo.constant"() <{value = dense<-2.4334061415659684e-6> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %11 = "stablehlo.add"(%9, %10) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %12 = "stablehlo.multiply"(%2, %11) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %13 = "stablehlo.subtract"(%12, %7) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %14 = "stablehlo.constant"() <{value = dense<-0.0001730288957513052> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %15 = "stablehlo.add"(%13, %14) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %16 = "stablehlo.multiply"(%2, %15) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %17 = "stablehlo.subtract"(%16, %11) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %18 = "stablehlo.constant"() <{value = dense<-0.006975723859639864> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %19 = "stablehlo.add"(%17, %18) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %20 = "stablehlo.multiply"(%2, %19) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %21 = "stablehlo.subtract"(%20, %15) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %22 = "stablehlo.constant"() <{value = dense<-0.12261118082265715> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %23 = "stablehlo.add"(%21, %22) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %24 = "stablehlo.multiply"(%2, %23) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %25 = "stablehlo.subtract"(%24, %19) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %26 = "stablehlo.constant"() <{value = dense<-0.3531559607765449> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %27 = "stablehlo.add"(%25, %26) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %28 = "stablehlo.multiply"(%2, %27) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %29 = "stablehlo.subtract"(%28, %23) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %30 = "stablehlo.constant"() <{value = dense<1.5253002273389478> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
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
    %45 = "stablehlo.constant"() <{value = dense<-1.8872497517228294e-9> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %46 = "stablehlo.add"(%44, %45) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %47 = "stablehlo.multiply"(%41, %46) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %48 = "stablehlo.subtract"(%47, %42) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %49 = "stablehlo.constant"() <{value = dense<9.381537386495773e-9> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %50 = "stablehlo.add"(%48, %49) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %51 = "stablehlo.multiply"(%41, %50) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %52 = "stablehlo.subtract"(%51, %46) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %53 = "stablehlo.constant"() <{value = dense<-4.445059128796328e-8> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %54 = "stablehlo.add"(%52, %53) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %55 = "stablehlo.multiply"(%41, %54) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %56 = "stablehlo.subtract"(%55, %50) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %57 = "stablehlo.constant"() <{value = dense<2.0032947535521353e-7> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %58 = "stablehlo.add"(%56, %57) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %59 = "stablehlo.multiply"(%41, %58) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %60 = "stablehlo.subtract"(%59, %54) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %61 = "stablehlo.constant"() <{value = dense<-8.568720264695455e-7> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %62 = "stablehlo.add"(%60, %61) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %63 = "stablehlo.multiply"(%41, %62) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %64 = "stablehlo.subtract"(%63, %58) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %65 = "stablehlo.constant"() <{value = dense<3.4702513081376785e-6> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %66 = "stablehlo.add"(%64, %65) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %67 = "stablehlo.multiply"(%41, %66) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %68 = "stablehlo.subtract"(%67, %62) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %69 = "stablehlo.constant"() <{value = dense<-1.3273163656039436e-5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %70 = "stablehlo.add"(%68, %69) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %71 = "stablehlo.multiply"(%41, %70) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %72 = "stablehlo.subtract"(%71, %66) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %73 = "stablehlo.constant"() <{value = dense<4.781565107550054e-5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %74 = "stablehlo.add"(%72, %73) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %75 = "stablehlo.multiply"(%41, %74) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %76 = "stablehlo.subtract"(%75, %70) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %77 = "stablehlo.constant"() <{value = dense<-0.00016176081582589674> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %78 = "stablehlo.add"(%76, %77) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %79 = "stablehlo.multiply"(%41, %78) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %80 = "stablehlo.subtract"(%79, %74) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %81 = "stablehlo.constant"() <{value = dense<0.0005122859561685758> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %82 = "stablehlo.add"(%80, %81) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %83 = "stablehlo.multiply"(%41, %82) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %84 = "stablehlo.subtract"(%83, %78) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %85 = "stablehlo.constant"() <{value = dense<-0.0015135724506312532> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %86 = "stablehlo.add"(%84, %85) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %87 = "stablehlo.multiply"(%41, %86) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %88 = "stablehlo.subtract"(%87, %82) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %89 = "stablehlo.constant"() <{value = dense<0.004156422944312888> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %90 = "stablehlo.add"(%88, %89) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %91 = "stablehlo.multiply"(%41, %90) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %92 = "stablehlo.subtract"(%91, %86) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %93 = "stablehlo.constant"() <{value = dense<-0.010564084894626197> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %94 = "stablehlo.add"(%92, %93) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %95 = "stablehlo.multiply"(%41, %94) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %96 = "stablehlo.subtract"(%95, %90) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %97 = "stablehlo.constant"() <{value = dense<0.024726449030626516> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %98 = "stablehlo.add"(%96, %97) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %99 = "stablehlo.multiply"(%41, %98) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %100 = "stablehlo.subtract"(%99, %94) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %101 = "stablehlo.constant"() <{value = dense<-0.05294598120809499> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %102 = "stablehlo.add"(%100, %101) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %103 = "stablehlo.multiply"(%41, %102) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %104 = "stablehlo.subtract"(%103, %98) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %105 = "stablehlo.constant"() <{value = dense<0.1026436586898471> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %106 = "stablehlo.add"(%104, %105) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %107 = "stablehlo.multiply"(%41, %106) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %108 = "stablehlo.subtract"(%107, %102) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %109 = "stablehlo.constant"() <{value = dense<-0.17641651835783406> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %110 = "stablehlo.add"(%108, %109) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %111 = "stablehlo.multiply"(%41, %110) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %112 = "stablehlo.subtract"(%111, %106) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %113 = "stablehlo.constant"() <{value = dense<0.25258718644363365> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %114 = "stablehlo.add"(%112, %113) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %115 = "stablehlo.subtract"(%114, %106) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %116 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %117 = "stablehlo.multiply"(%115, %116) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %118 = "stablehlo.multiply"(%117, %arg0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %119 = "stablehlo.exponential"(%arg0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %120 = "stablehlo.multiply"(%118, %119) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %121 = "stablehlo.multiply"(%37, %120) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %122 = "stablehlo.divide"(%34, %arg0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %123 = "stablehlo.add"(%122, %121) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %124 = "stablehlo.constant"() <{value = dense<8.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %125 = "stablehlo.divide"(%124, %arg0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %126 = "stablehlo.constant"() <{value = dense<-2.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %127 = "stablehlo.add"(%125, %126) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %128 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %129 = "stablehlo.multiply"(%127, %128) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %130 = "stablehlo.subtract"(%129, %128) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %131 = "stablehlo.constant"() <{value = dense<2.015049755197033e-9> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %132 = "stablehlo.add"(%130, %131) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %133 = "stablehlo.multiply"(%127, %132) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %134 = "stablehlo.subtract"(%133, %128) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %135 = "stablehlo.constant"() <{value = dense<-1.0345762465678097e-8> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %136 = "stablehlo.add"(%134, %135) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %137 = "stablehlo.multiply"(%127, %136) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %138 = "stablehlo.subtract"(%137, %132) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %139 = "stablehlo.constant"() <{value = dense<5.7410841254500495e-8> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %140 = "stablehlo.add"(%138, %139) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %141 = "stablehlo.multiply"(%127, %140) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %142 = "stablehlo.subtract"(%141, %136) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %143 = "stablehlo.constant"() <{value = dense<-3.5019606030878126e-7> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %144 = "stablehlo.add"(%142, %143) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %145 = "stablehlo.multiply"(%127, %144) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %146 = "stablehlo.subtract"(%145, %140) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %147 = "stablehlo.constant"() <{value = dense<2.406484947837217e-6> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %148 = "stablehlo.add"(%146, %147) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %149 = "stablehlo.multiply"(%127, %148) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %150 = "stablehlo.subtract"(%149, %144) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %151 = "stablehlo.constant"() <{value = dense<-1.936197974166083e-5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %152 = "stablehlo.add"(%150, %151) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %153 = "stablehlo.multiply"(%127, %152) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %154 = "stablehlo.subtract"(%153, %148) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %155 = "stablehlo.constant"() <{value = dense<0.00019521551847135162> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %156 = "stablehlo.add"(%154, %155) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %157 = "stablehlo.multiply"(%127, %156) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %158 = "stablehlo.subtract"(%157, %152) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %159 = "stablehlo.constant"() <{value = dense<-0.002857816859622779> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %160 = "stablehlo.add"(%158, %159) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %161 = "stablehlo.multiply"(%127, %160) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %162 = "stablehlo.subtract"(%161, %156) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %163 = "stablehlo.constant"() <{value = dense<0.10392373657681724> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %164 = "stablehlo.add"(%162, %163) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %165 = "stablehlo.multiply"(%127, %164) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %166 = "stablehlo.subtract"(%165, %160) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %167 = "stablehlo.constant"() <{value = dense<2.7206261904844427> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %168 = "stablehlo.add"(%166, %167) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %169 = "stablehlo.subtract"(%168, %160) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %170 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %171 = "stablehlo.multiply"(%169, %170) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %172 = "stablehlo.sqrt"(%arg0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %173 = "stablehlo.divide"(%171, %172) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %174 = "stablehlo.multiply"(%123, %119) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %175 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %176 = "stablehlo.compare"(%arg0, %175) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %177 = "stablehlo.select"(%176, %174, %173) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %178 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %179 = "stablehlo.compare"(%arg0, %178) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %180 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %181 = "stablehlo.select"(%179, %180, %177) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    return %181 : tensor<2x3xf32>
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
    %6 = "stablehlo.constant"() <{value = dense<-7.023863479386288e-18> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %7 = "stablehlo.add"(%5, %6) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %8 = "stablehlo.multiply"(%2, %7) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %9 = "stablehlo.subtract"(%8, %3) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %10 = "stablehlo.constant"() <{value = dense<-2.427449850519366e-15> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %11 = "stablehlo.add"(%9, %10) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %12 = "stablehlo.multiply"(%2, %11) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %13 = "stablehlo.subtract"(%12, %7) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %14 = "stablehlo.constant"() <{value = dense<-6.666901694199329e-13> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %15 = "stablehlo.add"(%13, %14) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %16 = "stablehlo.multiply"(%2, %15) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %17 = "stablehlo.subtract"(%16, %11) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %18 = "stablehlo.constant"() <{value = dense<-1.4114883926335278e-10> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %19 = "stablehlo.add"(%17, %18) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %20 = "stablehlo.multiply"(%2, %19) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %21 = "stablehlo.subtract"(%20, %15) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %22 = "stablehlo.constant"() <{value = dense<-2.213387630734726e-8> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %23 = "stablehlo.add"(%21, %22) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %24 = "stablehlo.multiply"(%2, %23) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %25 = "stablehlo.subtract"(%24, %19) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %26 = "stablehlo.constant"() <{value = dense<-2.4334061415659684e-6> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %27 = "stablehlo.add"(%25, %26) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %28 = "stablehlo.multiply"(%2, %27) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %29 = "stablehlo.subtract"(%28, %23) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %30 = "stablehlo.constant"() <{value = dense<-0.0001730288957513052> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %31 = "stablehlo.add"(%29, %30) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %32 = "stablehlo.multiply"(%2, %31) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %33 = "stablehlo.subtract"(%32, %27) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %34 = "stablehlo.constant"() <{value = dense<-0.006975723859639864> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %35 = "stablehlo.add"(%33, %34) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %36 = "stablehlo.multiply"(%2, %35) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %37 = "stablehlo.subtract"(%36, %31) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %38 = "stablehlo.constant"() <{value = dense<-0.12261118082265715> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %39 = "stablehlo.add"(%37, %38) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %40 = "stablehlo.multiply"(%2, %39) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %41 = "stablehlo.subtract"(%40, %35) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %42 = "stablehlo.constant"() <{value = dense<-0.3531559607765449> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %43 = "stablehlo.add"(%41, %42) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %44 = "stablehlo.multiply"(%2, %43) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %45 = "stablehlo.subtract"(%44, %39) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %46 = "stablehlo.constant"() <{value = dense<1.5253002273389478> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %47 = "stablehlo.add"(%45, %46) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %48 = "stablehlo.subtract"(%47, %39) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %49 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %50 = "stablehlo.multiply"(%48, %49) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %51 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %52 = "stablehlo.multiply"(%arg0, %51) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %53 = "stablehlo.log"(%52) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %54 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %55 = "stablehlo.multiply"(%arg0, %54) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %56 = "stablehlo.constant"() <{value = dense<-2.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %57 = "stablehlo.add"(%55, %56) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %58 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %59 = "stablehlo.multiply"(%57, %58) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %60 = "stablehlo.subtract"(%59, %58) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %61 = "stablehlo.constant"() <{value = dense<2.7779141127610464e-18> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %62 = "stablehlo.add"(%60, %61) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %63 = "stablehlo.multiply"(%57, %62) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %64 = "stablehlo.subtract"(%63, %58) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %65 = "stablehlo.constant"() <{value = dense<-2.111421214358166e-17> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %66 = "stablehlo.add"(%64, %65) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %67 = "stablehlo.multiply"(%57, %66) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %68 = "stablehlo.subtract"(%67, %62) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %69 = "stablehlo.constant"() <{value = dense<1.5536319577362005e-16> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %70 = "stablehlo.add"(%68, %69) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %71 = "stablehlo.multiply"(%57, %70) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %72 = "stablehlo.subtract"(%71, %66) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %73 = "stablehlo.constant"() <{value = dense<-1.1055969477353862e-15> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %74 = "stablehlo.add"(%72, %73) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %75 = "stablehlo.multiply"(%57, %74) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %76 = "stablehlo.subtract"(%75, %70) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %77 = "stablehlo.constant"() <{value = dense<7.600684294735408e-15> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %78 = "stablehlo.add"(%76, %77) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %79 = "stablehlo.multiply"(%57, %78) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %80 = "stablehlo.subtract"(%79, %74) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %81 = "stablehlo.constant"() <{value = dense<-5.042185504727912e-14> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %82 = "stablehlo.add"(%80, %81) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %83 = "stablehlo.multiply"(%57, %82) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %84 = "stablehlo.subtract"(%83, %78) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %85 = "stablehlo.constant"() <{value = dense<3.223793365945575e-13> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %86 = "stablehlo.add"(%84, %85) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %87 = "stablehlo.multiply"(%57, %86) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %88 = "stablehlo.subtract"(%87, %82) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %89 = "stablehlo.constant"() <{value = dense<-1.9839743977649436e-12> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %90 = "stablehlo.add"(%88, %89) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %91 = "stablehlo.multiply"(%57, %90) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %92 = "stablehlo.subtract"(%91, %86) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %93 = "stablehlo.constant"() <{value = dense<1.1736186298890901e-11> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %94 = "stablehlo.add"(%92, %93) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %95 = "stablehlo.multiply"(%57, %94) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %96 = "stablehlo.subtract"(%95, %90) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %97 = "stablehlo.constant"() <{value = dense<-6.663489723502027e-11> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %98 = "stablehlo.add"(%96, %97) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %99 = "stablehlo.multiply"(%57, %98) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %100 = "stablehlo.subtract"(%99, %94) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %101 = "stablehlo.constant"() <{value = dense<3.625590281552117e-10> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %102 = "stablehlo.add"(%100, %101) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %103 = "stablehlo.multiply"(%57, %102) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %104 = "stablehlo.subtract"(%103, %98) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %105 = "stablehlo.constant"() <{value = dense<-1.8872497517228294e-9> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %106 = "stablehlo.add"(%104, %105) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %107 = "stablehlo.multiply"(%57, %106) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %108 = "stablehlo.subtract"(%107, %102) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %109 = "stablehlo.constant"() <{value = dense<9.381537386495773e-9> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %110 = "stablehlo.add"(%108, %109) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %111 = "stablehlo.multiply"(%57, %110) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %112 = "stablehlo.subtract"(%111, %106) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %113 = "stablehlo.constant"() <{value = dense<-4.445059128796328e-8> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %114 = "stablehlo.add"(%112, %113) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %115 = "stablehlo.multiply"(%57, %114) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %116 = "stablehlo.subtract"(%115, %110) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %117 = "stablehlo.constant"() <{value = dense<2.0032947535521353e-7> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %118 = "stablehlo.add"(%116, %117) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %119 = "stablehlo.multiply"(%57, %118) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %120 = "stablehlo.subtract"(%119, %114) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %121 = "stablehlo.constant"() <{value = dense<-8.568720264695455e-7> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %122 = "stablehlo.add"(%120, %121) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %123 = "stablehlo.multiply"(%57, %122) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %124 = "stablehlo.subtract"(%123, %118) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %125 = "stablehlo.constant"() <{value = dense<3.4702513081376785e-6> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %126 = "stablehlo.add"(%124, %125) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %127 = "stablehlo.multiply"(%57, %126) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %128 = "stablehlo.subtract"(%127, %122) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %129 = "stablehlo.constant"() <{value = dense<-1.3273163656039436e-5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %130 = "stablehlo.add"(%128, %129) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %131 = "stablehlo.multiply"(%57, %130) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %132 = "stablehlo.subtract"(%131, %126) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %133 = "stablehlo.constant"() <{value = dense<4.781565107550054e-5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %134 = "stablehlo.add"(%132, %133) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %135 = "stablehlo.multiply"(%57, %134) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %136 = "stablehlo.subtract"(%135, %130) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %137 = "stablehlo.constant"() <{value = dense<-0.00016176081582589674> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %138 = "stablehlo.add"(%136, %137) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %139 = "stablehlo.multiply"(%57, %138) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %140 = "stablehlo.subtract"(%139, %134) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %141 = "stablehlo.constant"() <{value = dense<0.0005122859561685758> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %142 = "stablehlo.add"(%140, %141) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %143 = "stablehlo.multiply"(%57, %142) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %144 = "stablehlo.subtract"(%143, %138) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %145 = "stablehlo.constant"() <{value = dense<-0.0015135724506312532> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %146 = "stablehlo.add"(%144, %145) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %147 = "stablehlo.multiply"(%57, %146) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %148 = "stablehlo.subtract"(%147, %142) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %149 = "stablehlo.constant"() <{value = dense<0.004156422944312888> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %150 = "stablehlo.add"(%148, %149) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %151 = "stablehlo.multiply"(%57, %150) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %152 = "stablehlo.subtract"(%151, %146) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %153 = "stablehlo.constant"() <{value = dense<-0.010564084894626197> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %154 = "stablehlo.add"(%152, %153) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %155 = "stablehlo.multiply"(%57, %154) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %156 = "stablehlo.subtract"(%155, %150) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %157 = "stablehlo.constant"() <{value = dense<0.024726449030626516> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %158 = "stablehlo.add"(%156, %157) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %159 = "stablehlo.multiply"(%57, %158) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %160 = "stablehlo.subtract"(%159, %154) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %161 = "stablehlo.constant"() <{value = dense<-0.05294598120809499> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %162 = "stablehlo.add"(%160, %161) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %163 = "stablehlo.multiply"(%57, %162) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %164 = "stablehlo.subtract"(%163, %158) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %165 = "stablehlo.constant"() <{value = dense<0.1026436586898471> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %166 = "stablehlo.add"(%164, %165) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %167 = "stablehlo.multiply"(%57, %166) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %168 = "stablehlo.subtract"(%167, %162) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %169 = "stablehlo.constant"() <{value = dense<-0.17641651835783406> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %170 = "stablehlo.add"(%168, %169) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %171 = "stablehlo.multiply"(%57, %170) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %172 = "stablehlo.subtract"(%171, %166) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %173 = "stablehlo.constant"() <{value = dense<0.25258718644363365> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %174 = "stablehlo.add"(%172, %173) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %175 = "stablehlo.subtract"(%174, %166) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %176 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %177 = "stablehlo.multiply"(%175, %176) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %178 = "stablehlo.multiply"(%177, %arg0) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %179 = "stablehlo.exponential"(%arg0) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %180 = "stablehlo.multiply"(%178, %179) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %181 = "stablehlo.multiply"(%53, %180) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %182 = "stablehlo.divide"(%50, %arg0) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %183 = "stablehlo.add"(%182, %181) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %184 = "stablehlo.constant"() <{value = dense<8.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %185 = "stablehlo.divide"(%184, %arg0) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %186 = "stablehlo.constant"() <{value = dense<-2.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %187 = "stablehlo.add"(%185, %186) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %188 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %189 = "stablehlo.multiply"(%187, %188) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %190 = "stablehlo.subtract"(%189, %188) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %191 = "stablehlo.constant"() <{value = dense<-5.756744483665017e-18> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %192 = "stablehlo.add"(%190, %191) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %193 = "stablehlo.multiply"(%187, %192) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %194 = "stablehlo.subtract"(%193, %188) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %195 = "stablehlo.constant"() <{value = dense<1.7940508731475592e-17> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %196 = "stablehlo.add"(%194, %195) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %197 = "stablehlo.multiply"(%187, %196) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %198 = "stablehlo.subtract"(%197, %192) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %199 = "stablehlo.constant"() <{value = dense<-5.689462558442859e-17> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %200 = "stablehlo.add"(%198, %199) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %201 = "stablehlo.multiply"(%187, %200) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %202 = "stablehlo.subtract"(%201, %196) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %203 = "stablehlo.constant"() <{value = dense<1.838093544366639e-16> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %204 = "stablehlo.add"(%202, %203) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %205 = "stablehlo.multiply"(%187, %204) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %206 = "stablehlo.subtract"(%205, %200) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %207 = "stablehlo.constant"() <{value = dense<-6.057047248373319e-16> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %208 = "stablehlo.add"(%206, %207) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %209 = "stablehlo.multiply"(%187, %208) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %210 = "stablehlo.subtract"(%209, %204) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %211 = "stablehlo.constant"() <{value = dense<2.038703165624334e-15> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %212 = "stablehlo.add"(%210, %211) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %213 = "stablehlo.multiply"(%187, %212) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %214 = "stablehlo.subtract"(%213, %208) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %215 = "stablehlo.constant"() <{value = dense<-7.019837090418314e-15> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %216 = "stablehlo.add"(%214, %215) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %217 = "stablehlo.multiply"(%187, %216) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %218 = "stablehlo.subtract"(%217, %212) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %219 = "stablehlo.constant"() <{value = dense<2.4771544244813043e-14> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %220 = "stablehlo.add"(%218, %219) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %221 = "stablehlo.multiply"(%187, %220) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %222 = "stablehlo.subtract"(%221, %216) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %223 = "stablehlo.constant"() <{value = dense<-8.976705182324994e-14> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %224 = "stablehlo.add"(%222, %223) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %225 = "stablehlo.multiply"(%187, %224) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %226 = "stablehlo.subtract"(%225, %220) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %227 = "stablehlo.constant"() <{value = dense<3.3484196660784293e-13> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %228 = "stablehlo.add"(%226, %227) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %229 = "stablehlo.multiply"(%187, %228) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %230 = "stablehlo.subtract"(%229, %224) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %231 = "stablehlo.constant"() <{value = dense<-1.2891739609510289e-12> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %232 = "stablehlo.add"(%230, %231) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %233 = "stablehlo.multiply"(%187, %232) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %234 = "stablehlo.subtract"(%233, %228) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %235 = "stablehlo.constant"() <{value = dense<5.13963967348173e-12> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %236 = "stablehlo.add"(%234, %235) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %237 = "stablehlo.multiply"(%187, %236) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %238 = "stablehlo.subtract"(%237, %232) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %239 = "stablehlo.constant"() <{value = dense<-2.1299678384275683e-11> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %240 = "stablehlo.add"(%238, %239) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %241 = "stablehlo.multiply"(%187, %240) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %242 = "stablehlo.subtract"(%241, %236) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %243 = "stablehlo.constant"() <{value = dense<9.218315187605006e-11> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %244 = "stablehlo.add"(%242, %243) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %245 = "stablehlo.multiply"(%187, %244) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %246 = "stablehlo.subtract"(%245, %240) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %247 = "stablehlo.constant"() <{value = dense<-4.1903547593418965e-10> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %248 = "stablehlo.add"(%246, %247) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %249 = "stablehlo.multiply"(%187, %248) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %250 = "stablehlo.subtract"(%249, %244) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %251 = "stablehlo.constant"() <{value = dense<2.015049755197033e-9> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %252 = "stablehlo.add"(%250, %251) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %253 = "stablehlo.multiply"(%187, %252) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %254 = "stablehlo.subtract"(%253, %248) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %255 = "stablehlo.constant"() <{value = dense<-1.0345762465678097e-8> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %256 = "stablehlo.add"(%254, %255) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %257 = "stablehlo.multiply"(%187, %256) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %258 = "stablehlo.subtract"(%257, %252) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %259 = "stablehlo.constant"() <{value = dense<5.7410841254500495e-8> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %260 = "stablehlo.add"(%258, %259) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %261 = "stablehlo.multiply"(%187, %260) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %262 = "stablehlo.subtract"(%261, %256) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %263 = "stablehlo.constant"() <{value = dense<-3.5019606030878126e-7> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %264 = "stablehlo.add"(%262, %263) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %265 = "stablehlo.multiply"(%187, %264) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %266 = "stablehlo.subtract"(%265, %260) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %267 = "stablehlo.constant"() <{value = dense<2.406484947837217e-6> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %268 = "stablehlo.add"(%266, %267) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %269 = "stablehlo.multiply"(%187, %268) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %270 = "stablehlo.subtract"(%269, %264) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %271 = "stablehlo.constant"() <{value = dense<-1.936197974166083e-5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %272 = "stablehlo.add"(%270, %271) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %273 = "stablehlo.multiply"(%187, %272) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %274 = "stablehlo.subtract"(%273, %268) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %275 = "stablehlo.constant"() <{value = dense<0.00019521551847135162> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %276 = "stablehlo.add"(%274, %275) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %277 = "stablehlo.multiply"(%187, %276) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %278 = "stablehlo.subtract"(%277, %272) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %279 = "stablehlo.constant"() <{value = dense<-0.002857816859622779> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %280 = "stablehlo.add"(%278, %279) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %281 = "stablehlo.multiply"(%187, %280) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %282 = "stablehlo.subtract"(%281, %276) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %283 = "stablehlo.constant"() <{value = dense<0.10392373657681724> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %284 = "stablehlo.add"(%282, %283) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %285 = "stablehlo.multiply"(%187, %284) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %286 = "stablehlo.subtract"(%285, %280) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %287 = "stablehlo.constant"() <{value = dense<2.7206261904844427> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %288 = "stablehlo.add"(%286, %287) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %289 = "stablehlo.subtract"(%288, %280) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %290 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %291 = "stablehlo.multiply"(%289, %290) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %292 = "stablehlo.sqrt"(%arg0) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %293 = "stablehlo.divide"(%291, %292) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %294 = "stablehlo.multiply"(%183, %179) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %295 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %296 = "stablehlo.compare"(%arg0, %295) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %297 = "stablehlo.select"(%296, %294, %293) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
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
    %7 = "stablehlo.constant"() <{value = dense<-2.213387630734726e-8> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %8 = "stablehlo.add"(%6, %7) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %9 = "stablehlo.multiply"(%3, %8) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %10 = "stablehlo.subtract"(%9, %4) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %11 = "stablehlo.constant"() <{value = dense<-2.4334061415659684e-6> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %12 = "stablehlo.add"(%10, %11) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %13 = "stablehlo.multiply"(%3, %12) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %14 = "stablehlo.subtract"(%13, %8) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %15 = "stablehlo.constant"() <{value = dense<-0.0001730288957513052> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %16 = "stablehlo.add"(%14, %15) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %17 = "stablehlo.multiply"(%3, %16) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %18 = "stablehlo.subtract"(%17, %12) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %19 = "stablehlo.constant"() <{value = dense<-0.006975723859639864> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %20 = "stablehlo.add"(%18, %19) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %21 = "stablehlo.multiply"(%3, %20) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %22 = "stablehlo.subtract"(%21, %16) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %23 = "stablehlo.constant"() <{value = dense<-0.12261118082265715> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %24 = "stablehlo.add"(%22, %23) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %25 = "stablehlo.multiply"(%3, %24) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %26 = "stablehlo.subtract"(%25, %20) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %27 = "stablehlo.constant"() <{value = dense<-0.3531559607765449> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %28 = "stablehlo.add"(%26, %27) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %29 = "stablehlo.multiply"(%3, %28) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %30 = "stablehlo.subtract"(%29, %24) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %31 = "stablehlo.constant"() <{value = dense<1.5253002273389478> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
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
    %46 = "stablehlo.constant"() <{value = dense<-1.8872497517228294e-9> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %47 = "stablehlo.add"(%45, %46) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %48 = "stablehlo.multiply"(%42, %47) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %49 = "stablehlo.subtract"(%48, %43) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %50 = "stablehlo.constant"() <{value = dense<9.381537386495773e-9> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %51 = "stablehlo.add"(%49, %50) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %52 = "stablehlo.multiply"(%42, %51) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %53 = "stablehlo.subtract"(%52, %47) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %54 = "stablehlo.constant"() <{value = dense<-4.445059128796328e-8> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %55 = "stablehlo.add"(%53, %54) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %56 = "stablehlo.multiply"(%42, %55) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %57 = "stablehlo.subtract"(%56, %51) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %58 = "stablehlo.constant"() <{value = dense<2.0032947535521353e-7> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %59 = "stablehlo.add"(%57, %58) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %60 = "stablehlo.multiply"(%42, %59) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %61 = "stablehlo.subtract"(%60, %55) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %62 = "stablehlo.constant"() <{value = dense<-8.568720264695455e-7> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %63 = "stablehlo.add"(%61, %62) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %64 = "stablehlo.multiply"(%42, %63) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %65 = "stablehlo.subtract"(%64, %59) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %66 = "stablehlo.constant"() <{value = dense<3.4702513081376785e-6> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %67 = "stablehlo.add"(%65, %66) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %68 = "stablehlo.multiply"(%42, %67) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %69 = "stablehlo.subtract"(%68, %63) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %70 = "stablehlo.constant"() <{value = dense<-1.3273163656039436e-5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %71 = "stablehlo.add"(%69, %70) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %72 = "stablehlo.multiply"(%42, %71) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %73 = "stablehlo.subtract"(%72, %67) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %74 = "stablehlo.constant"() <{value = dense<4.781565107550054e-5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %75 = "stablehlo.add"(%73, %74) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %76 = "stablehlo.multiply"(%42, %75) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %77 = "stablehlo.subtract"(%76, %71) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %78 = "stablehlo.constant"() <{value = dense<-0.00016176081582589674> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %79 = "stablehlo.add"(%77, %78) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %80 = "stablehlo.multiply"(%42, %79) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %81 = "stablehlo.subtract"(%80, %75) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %82 = "stablehlo.constant"() <{value = dense<0.0005122859561685758> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %83 = "stablehlo.add"(%81, %82) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %84 = "stablehlo.multiply"(%42, %83) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %85 = "stablehlo.subtract"(%84, %79) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %86 = "stablehlo.constant"() <{value = dense<-0.0015135724506312532> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %87 = "stablehlo.add"(%85, %86) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %88 = "stablehlo.multiply"(%42, %87) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %89 = "stablehlo.subtract"(%88, %83) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %90 = "stablehlo.constant"() <{value = dense<0.004156422944312888> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %91 = "stablehlo.add"(%89, %90) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %92 = "stablehlo.multiply"(%42, %91) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %93 = "stablehlo.subtract"(%92, %87) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %94 = "stablehlo.constant"() <{value = dense<-0.010564084894626197> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %95 = "stablehlo.add"(%93, %94) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %96 = "stablehlo.multiply"(%42, %95) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %97 = "stablehlo.subtract"(%96, %91) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %98 = "stablehlo.constant"() <{value = dense<0.024726449030626516> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %99 = "stablehlo.add"(%97, %98) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %100 = "stablehlo.multiply"(%42, %99) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %101 = "stablehlo.subtract"(%100, %95) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %102 = "stablehlo.constant"() <{value = dense<-0.05294598120809499> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %103 = "stablehlo.add"(%101, %102) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %104 = "stablehlo.multiply"(%42, %103) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %105 = "stablehlo.subtract"(%104, %99) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %106 = "stablehlo.constant"() <{value = dense<0.1026436586898471> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %107 = "stablehlo.add"(%105, %106) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %108 = "stablehlo.multiply"(%42, %107) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %109 = "stablehlo.subtract"(%108, %103) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %110 = "stablehlo.constant"() <{value = dense<-0.17641651835783406> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %111 = "stablehlo.add"(%109, %110) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %112 = "stablehlo.multiply"(%42, %111) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %113 = "stablehlo.subtract"(%112, %107) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %114 = "stablehlo.constant"() <{value = dense<0.25258718644363365> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %115 = "stablehlo.add"(%113, %114) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %116 = "stablehlo.subtract"(%115, %107) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %117 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %118 = "stablehlo.multiply"(%116, %117) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %119 = "stablehlo.multiply"(%118, %0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %120 = "stablehlo.exponential"(%0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %121 = "stablehlo.multiply"(%119, %120) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %122 = "stablehlo.multiply"(%38, %121) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %123 = "stablehlo.divide"(%35, %0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %124 = "stablehlo.add"(%123, %122) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %125 = "stablehlo.constant"() <{value = dense<8.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %126 = "stablehlo.divide"(%125, %0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %127 = "stablehlo.constant"() <{value = dense<-2.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %128 = "stablehlo.add"(%126, %127) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %129 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %130 = "stablehlo.multiply"(%128, %129) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %131 = "stablehlo.subtract"(%130, %129) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %132 = "stablehlo.constant"() <{value = dense<2.015049755197033e-9> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %133 = "stablehlo.add"(%131, %132) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %134 = "stablehlo.multiply"(%128, %133) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %135 = "stablehlo.subtract"(%134, %129) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %136 = "stablehlo.constant"() <{value = dense<-1.0345762465678097e-8> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %137 = "stablehlo.add"(%135, %136) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %138 = "stablehlo.multiply"(%128, %137) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %139 = "stablehlo.subtract"(%138, %133) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %140 = "stablehlo.constant"() <{value = dense<5.7410841254500495e-8> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %141 = "stablehlo.add"(%139, %140) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %142 = "stablehlo.multiply"(%128, %141) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %143 = "stablehlo.subtract"(%142, %137) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %144 = "stablehlo.constant"() <{value = dense<-3.5019606030878126e-7> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %145 = "stablehlo.add"(%143, %144) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %146 = "stablehlo.multiply"(%128, %145) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %147 = "stablehlo.subtract"(%146, %141) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %148 = "stablehlo.constant"() <{value = dense<2.406484947837217e-6> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %149 = "stablehlo.add"(%147, %148) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %150 = "stablehlo.multiply"(%128, %149) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %151 = "stablehlo.subtract"(%150, %145) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %152 = "stablehlo.constant"() <{value = dense<-1.936197974166083e-5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %153 = "stablehlo.add"(%151, %152) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %154 = "stablehlo.multiply"(%128, %153) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %155 = "stablehlo.subtract"(%154, %149) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %156 = "stablehlo.constant"() <{value = dense<0.00019521551847135162> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %157 = "stablehlo.add"(%155, %156) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %158 = "stablehlo.multiply"(%128, %157) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %159 = "stablehlo.subtract"(%158, %153) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %160 = "stablehlo.constant"() <{value = dense<-0.002857816859622779> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %161 = "stablehlo.add"(%159, %160) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %162 = "stablehlo.multiply"(%128, %161) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %163 = "stablehlo.subtract"(%162, %157) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %164 = "stablehlo.constant"() <{value = dense<0.10392373657681724> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %165 = "stablehlo.add"(%163, %164) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %166 = "stablehlo.multiply"(%128, %165) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %167 = "stablehlo.subtract"(%166, %161) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %168 = "stablehlo.constant"() <{value = dense<2.7206261904844427> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %169 = "stablehlo.add"(%167, %168) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %170 = "stablehlo.subtract"(%169, %161) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %171 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %172 = "stablehlo.multiply"(%170, %171) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %173 = "stablehlo.sqrt"(%0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %174 = "stablehlo.divide"(%172, %173) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %175 = "stablehlo.multiply"(%124, %120) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %176 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %177 = "stablehlo.compare"(%0, %176) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %178 = "stablehlo.select"(%177, %175, %174) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %179 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %180 = "stablehlo.compare"(%0, %179) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %181 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %182 = "stablehlo.select"(%180, %181, %178) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    return %182 : tensor<2x3xf32>
  }
}
