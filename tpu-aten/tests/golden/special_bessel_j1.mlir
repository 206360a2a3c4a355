// aten::special_bessel_j1(Tensor self) -> Tensor

// T[2,3], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf32>) -> (tensor<2x3xf32>) {
    %0 = "stablehlo.abs"(%arg0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %1 = "stablehlo.multiply"(%0, %0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %2 = "stablehlo.constant"() <{value = dense<-899971225.7055594> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %3 = "stablehlo.multiply"(%2, %1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %4 = "stablehlo.constant"() <{value = dense<452228297998.19403> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %5 = "stablehlo.add"(%3, %4) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %6 = "stablehlo.multiply"(%5, %1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %7 = "stablehlo.constant"() <{value = dense<-72749424522181.83> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %8 = "stablehlo.add"(%6, %7) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %9 = "stablehlo.multiply"(%8, %1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %10 = "stablehlo.constant"() <{value = dense<3682957328638529.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %11 = "stablehlo.add"(%9, %10) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %12 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %13 = "stablehlo.multiply"(%12, %1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %14 = "stablehlo.constant"() <{value = dense<620.8364781180543> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %15 = "stablehlo.add"(%13, %14) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %16 = "stablehlo.multiply"(%15, %1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %17 = "stablehlo.constant"() <{value = dense<256987.25675774884> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %18 = "stablehlo.add"(%16, %17) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %19 = "stablehlo.multiply"(%18, %1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %20 = "stablehlo.constant"() <{value = dense<83514679.14319493> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %21 = "stablehlo.add"(%19, %20) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %22 = "stablehlo.multiply"(%21, %1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %23 = "stablehlo.constant"() <{value = dense<22151159547.97925> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %24 = "stablehlo.add"(%22, %23) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %25 = "stablehlo.multiply"(%24, %1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %26 = "stablehlo.constant"() <{value = dense<4749141220799.914> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %27 = "stablehlo.add"(%25, %26) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %28 = "stablehlo.multiply"(%27, %1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %29 = "stablehlo.constant"() <{value = dense<784369607876235.9> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %30 = "stablehlo.add"(%28, %29) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %31 = "stablehlo.multiply"(%30, %1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %32 = "stablehlo.constant"() <{value = dense<8.952223361846274e16> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %33 = "stablehlo.add"(%31, %32) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %34 = "stablehlo.multiply"(%33, %1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %35 = "stablehlo.constant"() <{value = dense<5.322786203326801e18> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %36 = "stablehlo.add"(%34, %35) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %37 = "stablehlo.divide"(%11, %36) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %38 = "stablehlo.constant"() <{value = dense<-14.681970642123893> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %39 = "stablehlo.add"(%1, %38) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %40 = "stablehlo.multiply"(%37, %39) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %41 = "stablehlo.constant"() <{value = dense<-49.2184563216946> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %42 = "stablehlo.add"(%1, %41) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %43 = "stablehlo.multiply"(%40, %42) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %44 = "stablehlo.multiply"(%43, %0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %45 = "stablehlo.constant"() <{value = dense<5.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %46 = "stablehlo.divide"(%45, %0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %47 = "stablehlo.multiply"(%46, %46) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %48 = "stablehlo.constant"() <{value = dense<0.0007621256162081731> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %49 = "stablehlo.multiply"(%48, %47) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %50 = "stablehlo.constant"() <{value = dense<0.07313970569409176> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %51 = "stablehlo.add"(%49, %50) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %52 = "stablehlo.multiply"(%51, %47) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %53 = "stablehlo.constant"() <{value = dense<1.1271960812968493> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %54 = "stablehlo.add"(%52, %53) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %55 = "stablehlo.multiply"(%54, %47) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %56 = "stablehlo.constant"() <{value = dense<5.112079511468076> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %57 = "stablehlo.add"(%55, %56) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %58 = "stablehlo.multiply"(%57, %47) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %59 = "stablehlo.constant"() <{value = dense<8.424045901417724> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %60 = "stablehlo.add"(%58, %59) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %61 = "stablehlo.multiply"(%60, %47) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %62 = "stablehlo.constant"() <{value = dense<5.214515986823615> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %63 = "stablehlo.add"(%61, %62) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %64 = "stablehlo.multiply"(%63, %47) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %65 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %66 = "stablehlo.add"(%64, %65) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %67 = "stablehlo.constant"() <{value = dense<0.0005713231280725487> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %68 = "stablehlo.multiply"(%67, %47) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %69 = "stablehlo.constant"() <{value = dense<0.06884559087544954> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %70 = "stablehlo.add"(%68, %69) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %71 = "stablehlo.multiply"(%70, %47) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %72 = "stablehlo.constant"() <{value = dense<1.105142326340617> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %73 = "stablehlo.add"(%71, %72) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %74 = "stablehlo.multiply"(%73, %47) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %75 = "stablehlo.constant"() <{value = dense<5.073863861286015> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %76 = "stablehlo.add"(%74, %75) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %77 = "stablehlo.multiply"(%76, %47) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %78 = "stablehlo.constant"() <{value = dense<8.399855543276042> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %79 = "stablehlo.add"(%77, %78) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %80 = "stablehlo.multiply"(%79, %47) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %81 = "stablehlo.constant"() <{value = dense<5.209828486823619> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %82 = "stablehlo.add"(%80, %81) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %83 = "stablehlo.multiply"(%82, %47) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %84 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %85 = "stablehlo.add"(%83, %84) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %86 = "stablehlo.divide"(%66, %85) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %87 = "stablehlo.constant"() <{value = dense<0.05108625947501766> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %88 = "stablehlo.multiply"(%87, %47) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %89 = "stablehlo.constant"() <{value = dense<4.982138729512334> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %90 = "stablehlo.add"(%88, %89) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %91 = "stablehlo.multiply"(%90, %47) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %92 = "stablehlo.constant"() <{value = dense<75.82382841325453> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %93 = "stablehlo.add"(%91, %92) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %94 = "stablehlo.multiply"(%93, %47) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %95 = "stablehlo.constant"() <{value = dense<366.7796093601508> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %96 = "stablehlo.add"(%94, %95) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %97 = "stablehlo.multiply"(%96, %47) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %98 = "stablehlo.constant"() <{value = dense<710.8563049989261> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %99 = "stablehlo.add"(%97, %98) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %100 = "stablehlo.multiply"(%99, %47) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %101 = "stablehlo.constant"() <{value = dense<597.4896124006136> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %102 = "stablehlo.add"(%100, %101) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %103 = "stablehlo.multiply"(%102, %47) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %104 = "stablehlo.constant"() <{value = dense<211.68875710057213> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %105 = "stablehlo.add"(%103, %104) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %106 = "stablehlo.multiply"(%105, %47) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %107 = "stablehlo.constant"() <{value = dense<25.207020585802372> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %108 = "stablehlo.add"(%106, %107) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %109 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %110 = "stablehlo.multiply"(%109, %47) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %111 = "stablehlo.constant"() <{value = dense<74.23732770356752> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %112 = "stablehlo.add"(%110, %111) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %113 = "stablehlo.multiply"(%112, %47) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %114 = "stablehlo.constant"() <{value = dense<1056.4488603826283> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %115 = "stablehlo.add"(%113, %114) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %116 = "stablehlo.multiply"(%115, %47) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %117 = "stablehlo.constant"() <{value = dense<4986.410583376536> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %118 = "stablehlo.add"(%116, %117) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %119 = "stablehlo.multiply"(%118, %47) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %120 = "stablehlo.constant"() <{value = dense<9562.318924047562> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %121 = "stablehlo.add"(%119, %120) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %122 = "stablehlo.multiply"(%121, %47) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %123 = "stablehlo.constant"() <{value = dense<7997.041604473507> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %124 = "stablehlo.add"(%122, %123) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %125 = "stablehlo.multiply"(%124, %47) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %126 = "stablehlo.constant"() <{value = dense<2826.1927851763908> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %127 = "stablehlo.add"(%125, %126) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %128 = "stablehlo.multiply"(%127, %47) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %129 = "stablehlo.constant"() <{value = dense<336.0936078106983> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %130 = "stablehlo.add"(%128, %129) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %131 = "stablehlo.divide"(%108, %130) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %132 = "stablehlo.multiply"(%131, %46) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %133 = "stablehlo.sqrt"(%0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %134 = "stablehlo.constant"() <{value = dense<0.7978845608028654> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %135 = "stablehlo.divide"(%134, %133) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %136 = "stablehlo.multiply"(%86, %135) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %137 = "stablehlo.multiply"(%132, %135) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %138 = "stablehlo.constant"() <{value = dense<-2.356194490192345> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %139 = "stablehlo.add"(%0, %138) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %140 = "stablehlo.cosine"(%139) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %141 = "stablehlo.sine"(%139) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %142 = "stablehlo.multiply"(%136, %140) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %143 = "stablehlo.multiply"(%137, %141) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %144 = "stablehlo.subtract"(%142, %143) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %145 = "stablehlo.constant"() <{value = dense<5.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %146 = "stablehlo.compare"(%0, %145) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %147 = "stablehlo.select"(%146, %44, %144) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %148 = "stablehlo.negate"(%147) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %149 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %150 = "stablehlo.compare"(%arg0, %149) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %151 = "stablehlo.select"(%150, %148, %147) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    return %151 : tensor<2x3xf32>
  }
}

// T[2,3], T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf64>) -> (tensor<2x3xf64>) {
    %0 = "stablehlo.abs"(%arg0) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %1 = "stablehlo.multiply"(%0, %0) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %2 = "stablehlo.constant"() <{value = dense<-899971225.7055594> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %3 = "stablehlo.multiply"(%2, %1) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %4 = "stablehlo.constant"() <{value = dense<452228297998.19403> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %5 = "stablehlo.add"(%3, %4) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %6 = "stablehlo.multiply"(%5, %1) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %7 = "stablehlo.constant"() <{value = dense<-72749424522181.83> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %8 = "stablehlo.add"(%6, %7) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %9 = "stablehlo.multiply"(%8, %1) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %10 = "stablehlo.constant"() <{value = dense<3682957328638529.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %11 = "stablehlo.add"(%9, %10) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %12 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %13 = "stablehlo.multiply"(%12, %1) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %14 = "stablehlo.constant"() <{value = dense<620.8364781180543> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %15 = "stablehlo.add"(%13, %14) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %16 = "stablehlo.multiply"(%15, %1) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %17 = "stablehlo.constant"() <{value = dense<256987.25675774884> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %18 = "stablehlo.add"(%16, %17) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %19 = "stablehlo.multiply"(%18, %1) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %20 = "stablehlo.constant"() <{value = dense<83514679.14319493> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %21 = "stablehlo.add"(%19, %20) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %22 = "stablehlo.multiply"(%21, %1) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %23 = "stablehlo.constant"() <{value = dense<22151159547.97925> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %24 = "stablehlo.add"(%22, %23) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %25 = "stablehlo.multiply"(%24, %1) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %26 = "stablehlo.constant"() <{value = dense<4749141220799.914> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %27 = "stablehlo.add"(%25, %26) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %28 = "stablehlo.multiply"(%27, %1) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %29 = "stablehlo.constant"() <{value = dense<784369607876235.9> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %30 = "stablehlo.add"(%28, %29) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %31 = "stablehlo.multiply"(%30, %1) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %32 = "stablehlo.constant"() <{value = dense<8.952223361846274e16> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %33 = "stablehlo.add"(%31, %32) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %34 = "stablehlo.multiply"(%33, %1) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %35 = "stablehlo.constant"() <{value = dense<5.322786203326801e18> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %36 = "stablehlo.add"(%34, %35) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %37 = "stablehlo.divide"(%11, %36) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %38 = "stablehlo.constant"() <{value = dense<-14.681970642123893> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %39 = "stablehlo.add"(%1, %38) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %40 = "stablehlo.multiply"(%37, %39) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %41 = "stablehlo.constant"() <{value = dense<-49.2184563216946> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %42 = "stablehlo.add"(%1, %41) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %43 = "stablehlo.multiply"(%40, %42) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %44 = "stablehlo.multiply"(%43, %0) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %45 = "stablehlo.constant"() <{value = dense<5.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %46 = "stablehlo.divide"(%45, %0) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %47 = "stablehlo.multiply"(%46, %46) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %48 = "stablehlo.constant"() <{value = dense<0.0007621256162081731> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %49 = "stablehlo.multiply"(%48, %47) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %50 = "stablehlo.constant"() <{value = dense<0.07313970569409176> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %51 = "stablehlo.add"(%49, %50) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %52 = "stablehlo.multiply"(%51, %47) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %53 = "stablehlo.constant"() <{value = dense<1.1271960812968493> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %54 = "stablehlo.add"(%52, %53) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %55 = "stablehlo.multiply"(%54, %47) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %56 = "stablehlo.constant"() <{value = dense<5.112079511468076> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %57 = "stablehlo.add"(%55, %56) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %58 = "stablehlo.multiply"(%57, %47) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %59 = "stablehlo.constant"() <{value = dense<8.424045901417724> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %60 = "stablehlo.add"(%58, %59) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %61 = "stablehlo.multiply"(%60, %47) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %62 = "stablehlo.constant"() <{value = dense<5.214515986823615> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %63 = "stablehlo.add"(%61, %62) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %64 = "stablehlo.multiply"(%63, %47) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %65 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %66 = "stablehlo.add"(%64, %65) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %67 = "stablehlo.constant"() <{value = dense<0.0005713231280725487> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %68 = "stablehlo.multiply"(%67, %47) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %69 = "stablehlo.constant"() <{value = dense<0.06884559087544954> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %70 = "stablehlo.add"(%68, %69) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %71 = "stablehlo.multiply"(%70, %47) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %72 = "stablehlo.constant"() <{value = dense<1.105142326340617> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %73 = "stablehlo.add"(%71, %72) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %74 = "stablehlo.multiply"(%73, %47) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %75 = "stablehlo.constant"() <{value = dense<5.073863861286015> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %76 = "stablehlo.add"(%74, %75) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %77 = "stablehlo.multiply"(%76, %47) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %78 = "stablehlo.constant"() <{value = dense<8.399855543276042> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %79 = "stablehlo.add"(%77, %78) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %80 = "stablehlo.multiply"(%79, %47) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %81 = "stablehlo.constant"() <{value = dense<5.209828486823619> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %82 = "stablehlo.add"(%80, %81) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %83 = "stablehlo.multiply"(%82, %47) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %84 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %85 = "stablehlo.add"(%83, %84) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %86 = "stablehlo.divide"(%66, %85) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %87 = "stablehlo.constant"() <{value = dense<0.05108625947501766> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %88 = "stablehlo.multiply"(%87, %47) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %89 = "stablehlo.constant"() <{value = dense<4.982138729512334> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %90 = "stablehlo.add"(%88, %89) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %91 = "stablehlo.multiply"(%90, %47) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %92 = "stablehlo.constant"() <{value = dense<75.82382841325453> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %93 = "stablehlo.add"(%91, %92) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %94 = "stablehlo.multiply"(%93, %47) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %95 = "stablehlo.constant"() <{value = dense<366.7796093601508> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %96 = "stablehlo.add"(%94, %95) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %97 = "stablehlo.multiply"(%96, %47) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %98 = "stablehlo.constant"() <{value = dense<710.8563049989261> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %99 = "stablehlo.add"(%97, %98) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %100 = "stablehlo.multiply"(%99, %47) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %101 = "stablehlo.constant"() <{value = dense<597.4896124006136> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %102 = "stablehlo.add"(%100, %101) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %103 = "stablehlo.multiply"(%102, %47) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %104 = "stablehlo.constant"() <{value = dense<211.68875710057213> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %105 = "stablehlo.add"(%103, %104) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %106 = "stablehlo.multiply"(%105, %47) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %107 = "stablehlo.constant"() <{value = dense<25.207020585802372> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %108 = "stablehlo.add"(%106, %107) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %109 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %110 = "stablehlo.multiply"(%109, %47) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %111 = "stablehlo.constant"() <{value = dense<74.23732770356752> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %112 = "stablehlo.add"(%110, %111) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %113 = "stablehlo.multiply"(%112, %47) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %114 = "stablehlo.constant"() <{value = dense<1056.4488603826283> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %115 = "stablehlo.add"(%113, %114) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %116 = "stablehlo.multiply"(%115, %47) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %117 = "stablehlo.constant"() <{value = dense<4986.410583376536> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %118 = "stablehlo.add"(%116, %117) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %119 = "stablehlo.multiply"(%118, %47) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %120 = "stablehlo.constant"() <{value = dense<9562.318924047562> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %121 = "stablehlo.add"(%119, %120) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %122 = "stablehlo.multiply"(%121, %47) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %123 = "stablehlo.constant"() <{value = dense<7997.041604473507> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %124 = "stablehlo.add"(%122, %123) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %125 = "stablehlo.multiply"(%124, %47) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %126 = "stablehlo.constant"() <{value = dense<2826.1927851763908> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %127 = "stablehlo.add"(%125, %126) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %128 = "stablehlo.multiply"(%127, %47) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %129 = "stablehlo.constant"() <{value = dense<336.0936078106983> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %130 = "stablehlo.add"(%128, %129) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %131 = "stablehlo.divide"(%108, %130) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %132 = "stablehlo.multiply"(%131, %46) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %133 = "stablehlo.sqrt"(%0) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %134 = "stablehlo.constant"() <{value = dense<0.7978845608028654> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %135 = "stablehlo.divide"(%134, %133) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %136 = "stablehlo.multiply"(%86, %135) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %137 = "stablehlo.multiply"(%132, %135) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %138 = "stablehlo.constant"() <{value = dense<-2.356194490192345> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %139 = "stablehlo.add"(%0, %138) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %140 = "stablehlo.cosine"(%139) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %141 = "stablehlo.sine"(%139) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %142 = "stablehlo.multiply"(%136, %140) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %143 = "stablehlo.multiply"(%137, %141) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %144 = "stablehlo.subtract"(%142, %143) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %145 = "stablehlo.constant"() <{value = dense<5.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %146 = "stablehlo.compare"(%0, %145) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %147 = "stablehlo.select"(%146, %44, %144) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %148 = "stablehlo.negate"(%147) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %149 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %150 = "stablehlo.compare"(%arg0, %149) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %151 = "stablehlo.select"(%150, %148, %147) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    return %151 : tensor<2x3xf64>
  }
}

// T[2,3], T = int64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xi64>) -> (tensor<2x3xf32>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3xi64>) -> tensor<2x3xf32>
    %1 = "stablehlo.abs"(%0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %2 = "stablehlo.multiply"(%1, %1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %3 = "stablehlo.constant"() <{value = dense<-899971225.7055594> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %4 = "stablehlo.multiply"(%3, %2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %5 = "stablehlo.constant"() <{value = dense<452228297998.19403> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %6 = "stablehlo.add"(%4, %5) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %7 = "stablehlo.multiply"(%6, %2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %8 = "stablehlo.constant"() <{value = dense<-72749424522181.83> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %9 = "stablehlo.add"(%7, %8) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %10 = "stablehlo.multiply"(%9, %2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %11 = "stablehlo.constant"() <{value = dense<3682957328638529.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %12 = "stablehlo.add"(%10, %11) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %13 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %14 = "stablehlo.multiply"(%13, %2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %15 = "stablehlo.constant"() <{value = dense<620.8364781180543> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %16 = "stablehlo.add"(%14, %15) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %17 = "stablehlo.multiply"(%16, %2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %18 = "stablehlo.constant"() <{value = dense<256987.25675774884> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %19 = "stablehlo.add"(%17, %18) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %20 = "stablehlo.multiply"(%19, %2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %21 = "stablehlo.constant"() <{value = dense<83514679.14319493> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %22 = "stablehlo.add"(%20, %21) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %23 = "stablehlo.multiply"(%22, %2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %24 = "stablehlo.constant"() <{value = dense<22151159547.97925> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %25 = "stablehlo.add"(%23, %24) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %26 = "stablehlo.multiply"(%25, %2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %27 = "stablehlo.constant"() <{value = dense<4749141220799.914> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %28 = "stablehlo.add"(%26, %27) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %29 = "stablehlo.multiply"(%28, %2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %30 = "stablehlo.constant"() <{value = dense<784369607876235.9> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %31 = "stablehlo.add"(%29, %30) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %32 = "stablehlo.multiply"(%31, %2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %33 = "stablehlo.constant"() <{value = dense<8.952223361846274e16> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %34 = "stablehlo.add"(%32, %33) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %35 = "stablehlo.multiply"(%34, %2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %36 = "stablehlo.constant"() <{value = dense<5.322786203326801e18> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %37 = "stablehlo.add"(%35, %36) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %38 = "stablehlo.divide"(%12, %37) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %39 = "stablehlo.constant"() <{value = dense<-14.681970642123893> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %40 = "stablehlo.add"(%2, %39) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %41 = "stablehlo.multiply"(%38, %40) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %42 = "stablehlo.constant"() <{value = dense<-49.2184563216946> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %43 = "stablehlo.add"(%2, %42) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %44 = "stablehlo.multiply"(%41, %43) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %45 = "stablehlo.multiply"(%44, %1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %46 = "stablehlo.constant"() <{value = dense<5.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %47 = "stablehlo.divide"(%46, %1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %48 = "stablehlo.multiply"(%47, %47) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %49 = "stablehlo.constant"() <{value = dense<0.0007621256162081731> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %50 = "stablehlo.multiply"(%49, %48) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %51 = "stablehlo.constant"() <{value = dense<0.07313970569409176> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %52 = "stablehlo.add"(%50, %51) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %53 = "stablehlo.multiply"(%52, %48) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %54 = "stablehlo.constant"() <{value = dense<1.1271960812968493> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %55 = "stablehlo.add"(%53, %54) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %56 = "stablehlo.multiply"(%55, %48) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %57 = "stablehlo.constant"() <{value = dense<5.112079511468076> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %58 = "stablehlo.add"(%56, %57) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %59 = "stablehlo.multiply"(%58, %48) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %60 = "stablehlo.constant"() <{value = dense<8.424045901417724> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %61 = "stablehlo.add"(%59, %60) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %62 = "stablehlo.multiply"(%61, %48) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %63 = "stablehlo.constant"() <{value = dense<5.214515986823615> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %64 = "stablehlo.add"(%62, %63) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %65 = "stablehlo.multiply"(%64, %48) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %66 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %67 = "stablehlo.add"(%65, %66) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %68 = "stablehlo.constant"() <{value = dense<0.0005713231280725487> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %69 = "stablehlo.multiply"(%68, %48) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %70 = "stablehlo.constant"() <{value = dense<0.06884559087544954> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %71 = "stablehlo.add"(%69, %70) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %72 = "stablehlo.multiply"(%71, %48) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %73 = "stablehlo.constant"() <{value = dense<1.105142326340617> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %74 = "stablehlo.add"(%72, %73) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %75 = "stablehlo.multiply"(%74, %48) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %76 = "stablehlo.constant"() <{value = dense<5.073863861286015> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %77 = "stablehlo.add"(%75, %76) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %78 = "stablehlo.multiply"(%77, %48) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %79 = "stablehlo.constant"() <{value = dense<8.399855543276042> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %80 = "stablehlo.add"(%78, %79) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %81 = "stablehlo.multiply"(%80, %48) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %82 = "stablehlo.constant"() <{value = dense<5.209828486823619> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %83 = "stablehlo.add"(%81, %82) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %84 = "stablehlo.multiply"(%83, %48) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %85 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %86 = "stablehlo.add"(%84, %85) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %87 = "stablehlo.divide"(%67, %86) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %88 = "stablehlo.constant"() <{value = dense<0.05108625947501766> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %89 = "stablehlo.multiply"(%88, %48) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %90 = "stablehlo.constant"() <{value = dense<4.982138729512334> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %91 = "stablehlo.add"(%89, %90) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %92 = "stablehlo.multiply"(%91, %48) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %93 = "stablehlo.constant"() <{value = dense<75.82382841325453> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %94 = "stablehlo.add"(%92, %93) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %95 = "stablehlo.multiply"(%94, %48) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %96 = "stablehlo.constant"() <{value = dense<366.7796093601508> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %97 = "stablehlo.add"(%95, %96) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %98 = "stablehlo.multiply"(%97, %48) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %99 = "stablehlo.constant"() <{value = dense<710.8563049989261> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %100 = "stablehlo.add"(%98, %99) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %101 = "stablehlo.multiply"(%100, %48) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %102 = "stablehlo.constant"() <{value = dense<597.4896124006136> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %103 = "stablehlo.add"(%101, %102) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %104 = "stablehlo.multiply"(%103, %48) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %105 = "stablehlo.constant"() <{value = dense<211.68875710057213> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %106 = "stablehlo.add"(%104, %105) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %107 = "stablehlo.multiply"(%106, %48) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %108 = "stablehlo.constant"() <{value = dense<25.207020585802372> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %109 = "stablehlo.add"(%107, %108) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %110 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %111 = "stablehlo.multiply"(%110, %48) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %112 = "stablehlo.constant"() <{value = dense<74.23732770356752> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %113 = "stablehlo.add"(%111, %112) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %114 = "stablehlo.multiply"(%113, %48) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %115 = "stablehlo.constant"() <{value = dense<1056.4488603826283> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %116 = "stablehlo.add"(%114, %115) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %117 = "stablehlo.multiply"(%116, %48) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %118 = "stablehlo.constant"() <{value = dense<4986.410583376536> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %119 = "stablehlo.add"(%117, %118) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %120 = "stablehlo.multiply"(%119, %48) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %121 = "stablehlo.constant"() <{value = dense<9562.318924047562> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %122 = "stablehlo.add"(%120, %121) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %123 = "stablehlo.multiply"(%122, %48) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %124 = "stablehlo.constant"() <{value = dense<7997.041604473507> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %125 = "stablehlo.add"(%123, %124) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %126 = "stablehlo.multiply"(%125, %48) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %127 = "stablehlo.constant"() <{value = dense<2826.1927851763908> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %128 = "stablehlo.add"(%126, %127) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %129 = "stablehlo.multiply"(%128, %48) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %130 = "stablehlo.constant"() <{value = dense<336.0936078106983> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %131 = "stablehlo.add"(%129, %130) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %132 = "stablehlo.divide"(%109, %131) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %133 = "stablehlo.multiply"(%132, %47) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %134 = "stablehlo.sqrt"(%1) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %135 = "stablehlo.constant"() <{value = dense<0.7978845608028654> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %136 = "stablehlo.divide"(%135, %134) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %137 = "stablehlo.multiply"(%87, %136) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %138 = "stablehlo.multiply"(%133, %136) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %139 = "stablehlo.constant"() <{value = dense<-2.356194490192345> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %140 = "stablehlo.add"(%1, %139) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %141 = "stablehlo.cosine"(%140) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %142 = "stablehlo.sine"(%140) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %143 = "stablehlo.multiply"(%137, %141) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %144 = "stablehlo.multiply"(%138, %142) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %145 = "stablehlo.subtract"(%143, %144) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %146 = "stablehlo.constant"() <{value = dense<5.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %147 = "stablehlo.compare"(%1, %146) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %148 = "stablehlo.select"(%147, %45, %145) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %149 = "stablehlo.negate"(%148) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %150 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %151 = "stablehlo.compare"(%0, %150) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %152 = "stablehlo.select"(%151, %149, %148) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    return %152 : tensor<2x3xf32>
  }
}
