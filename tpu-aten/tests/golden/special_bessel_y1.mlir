// aten::special_bessel_y1(Tensor self) -> Tensor

// T[2,3], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf32>) -> (tensor<2x3xf32>) {
    %0 = "stablehlo.multiply"(%arg0, %arg0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %1 = "stablehlo.constant"() <{value = dense<1263204747.9017804> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %2 = "stablehlo.multiply"(%1, %0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %3 = "stablehlo.constant"() <{value = dense<-647355876379.1603> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %4 = "stablehlo.add"(%2, %3) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %5 = "stablehlo.multiply"(%4, %0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %6 = "stablehlo.constant"() <{value = dense<114509511541823.73> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %7 = "stablehlo.add"(%5, %6) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %8 = "stablehlo.multiply"(%7, %0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %9 = "stablehlo.constant"() <{value = dense<-8127702555013251.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %10 = "stablehlo.add"(%8, %9) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %11 = "stablehlo.multiply"(%10, %0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %12 = "stablehlo.constant"() <{value = dense<2.024394757135949e17> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %13 = "stablehlo.add"(%11, %12) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %14 = "stablehlo.multiply"(%13, %0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %15 = "stablehlo.constant"() <{value = dense<-7.788771962659501e17> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %16 = "stablehlo.add"(%14, %15) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %17 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %18 = "stablehlo.multiply"(%17, %0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %19 = "stablehlo.constant"() <{value = dense<594.3015923461282> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %20 = "stablehlo.add"(%18, %19) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %21 = "stablehlo.multiply"(%20, %0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %22 = "stablehlo.constant"() <{value = dense<235564.09294306856> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %23 = "stablehlo.add"(%21, %22) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %24 = "stablehlo.multiply"(%23, %0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %25 = "stablehlo.constant"() <{value = dense<73481194.44597217> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %26 = "stablehlo.add"(%24, %25) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %27 = "stablehlo.multiply"(%26, %0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %28 = "stablehlo.constant"() <{value = dense<18760131610.870617> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %29 = "stablehlo.add"(%27, %28) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %30 = "stablehlo.multiply"(%29, %0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %31 = "stablehlo.constant"() <{value = dense<3882312774962.3857> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %32 = "stablehlo.add"(%30, %31) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %33 = "stablehlo.multiply"(%32, %0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %34 = "stablehlo.constant"() <{value = dense<620557727146953.8> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %35 = "stablehlo.add"(%33, %34) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %36 = "stablehlo.multiply"(%35, %0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %37 = "stablehlo.constant"() <{value = dense<6.871410873553005e16> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %38 = "stablehlo.add"(%36, %37) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %39 = "stablehlo.multiply"(%38, %0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %40 = "stablehlo.constant"() <{value = dense<3.9727060811656064e18> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %41 = "stablehlo.add"(%39, %40) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %42 = "stablehlo.divide"(%16, %41) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %43 = "stablehlo.multiply"(%arg0, %arg0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %44 = "stablehlo.constant"() <{value = dense<-899971225.7055594> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %45 = "stablehlo.multiply"(%44, %43) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %46 = "stablehlo.constant"() <{value = dense<452228297998.19403> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %47 = "stablehlo.add"(%45, %46) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %48 = "stablehlo.multiply"(%47, %43) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %49 = "stablehlo.constant"() <{value = dense<-72749424522181.83> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %50 = "stablehlo.add"(%48, %49) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %51 = "stablehlo.multiply"(%50, %43) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %52 = "stablehlo.constant"() <{value = dense<3682957328638529.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %53 = "stablehlo.add"(%51, %52) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %54 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %55 = "stablehlo.multiply"(%54, %43) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %56 = "stablehlo.constant"() <{value = dense<620.8364781180543> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %57 = "stablehlo.add"(%55, %56) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %58 = "stablehlo.multiply"(%57, %43) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %59 = "stablehlo.constant"() <{value = dense<256987.25675774884> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %60 = "stablehlo.add"(%58, %59) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %61 = "stablehlo.multiply"(%60, %43) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %62 = "stablehlo.constant"() <{value = dense<83514679.14319493> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %63 = "stablehlo.add"(%61, %62) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %64 = "stablehlo.multiply"(%63, %43) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %65 = "stablehlo.constant"() <{value = dense<22151159547.97925> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %66 = "stablehlo.add"(%64, %65) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %67 = "stablehlo.multiply"(%66, %43) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %68 = "stablehlo.constant"() <{value = dense<4749141220799.914> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %69 = "stablehlo.add"(%67, %68) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %70 = "stablehlo.multiply"(%69, %43) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %71 = "stablehlo.constant"() <{value = dense<784369607876235.9> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %72 = "stablehlo.add"(%70, %71) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %73 = "stablehlo.multiply"(%72, %43) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %74 = "stablehlo.constant"() <{value = dense<8.952223361846274e16> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %75 = "stablehlo.add"(%73, %74) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %76 = "stablehlo.multiply"(%75, %43) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %77 = "stablehlo.constant"() <{value = dense<5.322786203326801e18> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %78 = "stablehlo.add"(%76, %77) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %79 = "stablehlo.divide"(%53, %78) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %80 = "stablehlo.constant"() <{value = dense<-14.681970642123893> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %81 = "stablehlo.add"(%43, %80) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %82 = "stablehlo.multiply"(%79, %81) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %83 = "stablehlo.constant"() <{value = dense<-49.2184563216946> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %84 = "stablehlo.add"(%43, %83) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %85 = "stablehlo.multiply"(%82, %84) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %86 = "stablehlo.multiply"(%85, %arg0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %87 = "stablehlo.log"(%arg0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %88 = "stablehlo.multiply"(%87, %86) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %89 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %90 = "stablehlo.divide"(%89, %arg0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %91 = "stablehlo.multiply"(%42, %arg0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %92 = "stablehlo.subtract"(%88, %90) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %93 = "stablehlo.constant"() <{value = dense<0.6366197723675814> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %94 = "stablehlo.multiply"(%92, %93) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %95 = "stablehlo.add"(%91, %94) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %96 = "stablehlo.constant"() <{value = dense<5.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %97 = "stablehlo.divide"(%96, %arg0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %98 = "stablehlo.multiply"(%97, %97) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %99 = "stablehlo.constant"() <{value = dense<0.0007621256162081731> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %100 = "stablehlo.multiply"(%99, %98) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %101 = "stablehlo.constant"() <{value = dense<0.07313970569409176> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %102 = "stablehlo.add"(%100, %101) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %103 = "stablehlo.multiply"(%102, %98) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %104 = "stablehlo.constant"() <{value = dense<1.1271960812968493> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %105 = "stablehlo.add"(%103, %104) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %106 = "stablehlo.multiply"(%105, %98) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %107 = "stablehlo.constant"() <{value = dense<5.112079511468076> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %108 = "stablehlo.add"(%106, %107) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %109 = "stablehlo.multiply"(%108, %98) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %110 = "stablehlo.constant"() <{value = dense<8.424045901417724> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %111 = "stablehlo.add"(%109, %110) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %112 = "stablehlo.multiply"(%111, %98) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %113 = "stablehlo.constant"() <{value = dense<5.214515986823615> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %114 = "stablehlo.add"(%112, %113) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %115 = "stablehlo.multiply"(%114, %98) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %116 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %117 = "stablehlo.add"(%115, %116) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %118 = "stablehlo.constant"() <{value = dense<0.0005713231280725487> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %119 = "stablehlo.multiply"(%118, %98) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %120 = "stablehlo.constant"() <{value = dense<0.06884559087544954> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %121 = "stablehlo.add"(%119, %120) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %122 = "stablehlo.multiply"(%121, %98) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %123 = "stablehlo.constant"() <{value = dense<1.105142326340617> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %124 = "stablehlo.add"(%122, %123) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %125 = "stablehlo.multiply"(%124, %98) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %126 = "stablehlo.constant"() <{value = dense<5.073863861286015> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %127 = "stablehlo.add"(%125, %126) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %128 = "stablehlo.multiply"(%127, %98) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %129 = "stablehlo.constant"() <{value = dense<8.399855543276042> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %130 = "stablehlo.add"(%128, %129) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %131 = "stablehlo.multiply"(%130, %98) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %132 = "stablehlo.constant"() <{value = dense<5.209828486823619> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %133 = "stablehlo.add"(%131, %132) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %134 = "stablehlo.multiply"(%133, %98) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %135 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %136 = "stablehlo.add"(%134, %135) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %137 = "stablehlo.divide"(%117, %136) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %138 = "stablehlo.constant"() <{value = dense<0.05108625947501766> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %139 = "stablehlo.multiply"(%138, %98) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %140 = "stablehlo.constant"() <{value = dense<4.982138729512334> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %141 = "stablehlo.add"(%139, %140) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %142 = "stablehlo.multiply"(%141, %98) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %143 = "stablehlo.constant"() <{value = dense<75.82382841325453> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %144 = "stablehlo.add"(%142, %143) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %145 = "stablehlo.multiply"(%144, %98) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %146 = "stablehlo.constant"() <{value = dense<366.7796093601508> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %147 = "stablehlo.add"(%145, %146) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %148 = "stablehlo.multiply"(%147, %98) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %149 = "stablehlo.constant"() <{value = dense<710.8563049989261> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %150 = "stablehlo.add"(%148, %149) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %151 = "stablehlo.multiply"(%150, %98) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %152 = "stablehlo.constant"() <{value = dense<597.4896124006136> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %153 = "stablehlo.add"(%151, %152) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %154 = "stablehlo.multiply"(%153, %98) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %155 = "stablehlo.constant"() <{value = dense<211.68875710057213> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %156 = "stablehlo.add"(%154, %155) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %157 = "stablehlo.multiply"(%156, %98) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %158 = "stablehlo.constant"() <{value = dense<25.207020585802372> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %159 = "stablehlo.add"(%157, %158) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %160 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %161 = "stablehlo.multiply"(%160, %98) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %162 = "stablehlo.constant"() <{value = dense<74.23732770356752> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %163 = "stablehlo.add"(%161, %162) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %164 = "stablehlo.multiply"(%163, %98) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %165 = "stablehlo.constant"() <{value = dense<1056.4488603826283> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %166 = "stablehlo.add"(%164, %165) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %167 = "stablehlo.multiply"(%166, %98) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %168 = "stablehlo.constant"() <{value = dense<4986.410583376536> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %169 = "stablehlo.add"(%167, %168) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %170 = "stablehlo.multiply"(%169, %98) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %171 = "stablehlo.constant"() <{value = dense<9562.318924047562> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %172 = "stablehlo.add"(%170, %171) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %173 = "stablehlo.multiply"(%172, %98) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %174 = "stablehlo.constant"() <{value = dense<7997.041604473507> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %175 = "stablehlo.add"(%173, %174) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %176 = "stablehlo.multiply"(%175, %98) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %177 = "stablehlo.constant"() <{value = dense<2826.1927851763908> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %178 = "stablehlo.add"(%176, %177) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %179 = "stablehlo.multiply"(%178, %98) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %180 = "stablehlo.constant"() <{value = dense<336.0936078106983> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %181 = "stablehlo.add"(%179, %180) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %182 = "stablehlo.divide"(%159, %181) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %183 = "stablehlo.multiply"(%182, %97) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %184 = "stablehlo.sqrt"(%arg0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %185 = "stablehlo.constant"() <{value = dense<0.7978845608028654> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %186 = "stablehlo.divide"(%185, %184) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %187 = "stablehlo.multiply"(%137, %186) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %188 = "stablehlo.multiply"(%183, %186) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %189 = "stablehlo.constant"() <{value = dense<-2.356194490192345> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %190 = "stablehlo.add"(%arg0, %189) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %191 = "stablehlo.cosine"(%190) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %192 = "stablehlo.sine"(%190) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %193 = "stablehlo.multiply"(%187, %192) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %194 = "stablehlo.multiply"(%188, %191) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %195 = "stablehlo.add"(%193, %194) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %196 = "stablehlo.constant"() <{value = dense<5.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %197 = "stablehlo.compare"(%arg0, %196) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %198 = "stablehlo.select"(%197, %95, %195) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %199 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %200 = "stablehlo.compare"(%arg0, %199) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %201 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %202 = "stablehlo.select"(%200, %201, %198) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    return %202 : tensor<2x3xf32>
  }
}

// T[2,3], T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf64>) -> (tensor<2x3xf64>) {
    %0 = "stablehlo.multiply"(%arg0, %arg0) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %1 = "stablehlo.constant"() <{value = dense<1263204747.9017804> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %2 = "stablehlo.multiply"(%1, %0) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %3 = "stablehlo.constant"() <{value = dense<-647355876379.1603> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %4 = "stablehlo.add"(%2, %3) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %5 = "stablehlo.multiply"(%4, %0) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %6 = "stablehlo.constant"() <{value = dense<114509511541823.73> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %7 = "stablehlo.add"(%5, %6) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %8 = "stablehlo.multiply"(%7, %0) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %9 = "stablehlo.constant"() <{value = dense<-8127702555013251.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %10 = "stablehlo.add"(%8, %9) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %11 = "stablehlo.multiply"(%10, %0) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %12 = "stablehlo.constant"() <{value = dense<2.024394757135949e17> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %13 = "stablehlo.add"(%11, %12) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %14 = "stablehlo.multiply"(%13, %0) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %15 = "stablehlo.constant"() <{value = dense<-7.788771962659501e17> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %16 = "stablehlo.add"(%14, %15) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %17 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %18 = "stablehlo.multiply"(%17, %0) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %19 = "stablehlo.constant"() <{value = dense<594.3015923461282> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %20 = "stablehlo.add"(%18, %19) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %21 = "stablehlo.multiply"(%20, %0) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %22 = "stablehlo.constant"() <{value = dense<235564.09294306856> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %23 = "stablehlo.add"(%21, %22) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %24 = "stablehlo.multiply"(%23, %0) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %25 = "stablehlo.constant"() <{value = dense<73481194.44597217> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %26 = "stablehlo.add"(%24, %25) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %27 = "stablehlo.multiply"(%26, %0) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %28 = "stablehlo.constant"() <{value = dense<18760131610.870617> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %29 = "stablehlo.add"(%27, %28) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %30 = "stablehlo.multiply"(%29, %0) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %31 = "stablehlo.constant"() <{value = dense<3882312774962.3857> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %32 = "stablehlo.add"(%30, %31) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %33 = "stablehlo.multiply"(%32, %0) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %34 = "stablehlo.constant"() <{value = dense<620557727146953.8> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %35 = "stablehlo.add"(%33, %34) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %36 = "stablehlo.multiply"(%35, %0) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %37 = "stablehlo.constant"() <{value = dense<6.871410873553005e16> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %38 = "stablehlo.add"(%36, %37) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %39 = "stablehlo.multiply"(%38, %0) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %40 = "stablehlo.constant"() <{value = dense<3.9727060811656064e18> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %41 = "stablehlo.add"(%39, %40) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %42 = "stablehlo.divide"(%16, %41) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %43 = "stablehlo.multiply"(%arg0, %arg0) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %44 = "stablehlo.constant"() <{value = dense<-899971225.7055594> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %45 = "stablehlo.multiply"(%44, %43) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %46 = "stablehlo.constant"() <{value = dense<452228297998.19403> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %47 = "stablehlo.add"(%45, %46) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %48 = "stablehlo.multiply"(%47, %43) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %49 = "stablehlo.constant"() <{value = dense<-72749424522181.83> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %50 = "stablehlo.add"(%48, %49) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %51 = "stablehlo.multiply"(%50, %43) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %52 = "stablehlo.constant"() <{value = dense<3682957328638529.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %53 = "stablehlo.add"(%51, %52) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %54 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %55 = "stablehlo.multiply"(%54, %43) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %56 = "stablehlo.constant"() <{value = dense<620.8364781180543> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %57 = "stablehlo.add"(%55, %56) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %58 = "stablehlo.multiply"(%57, %43) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %59 = "stablehlo.constant"() <{value = dense<256987.25675774884> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %60 = "stablehlo.add"(%58, %59) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %61 = "stablehlo.multiply"(%60, %43) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %62 = "stablehlo.constant"() <{value = dense<83514679.14319493> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %63 = "stablehlo.add"(%61, %62) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %64 = "stablehlo.multiply"(%63, %43) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %65 = "stablehlo.constant"() <{value = dense<22151159547.97925> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %66 = "stablehlo.add"(%64, %65) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %67 = "stablehlo.multiply"(%66, %43) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %68 = "stablehlo.constant"() <{value = dense<4749141220799.914> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %69 = "stablehlo.add"(%67, %68) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %70 = "stablehlo.multiply"(%69, %43) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %71 = "stablehlo.constant"() <{value = dense<784369607876235.9> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %72 = "stablehlo.add"(%70, %71) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %73 = "stablehlo.multiply"(%72, %43) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %74 = "stablehlo.constant"() <{value = dense<8.952223361846274e16> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %75 = "stablehlo.add"(%73, %74) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %76 = "stablehlo.multiply"(%75, %43) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %77 = "stablehlo.constant"() <{value = dense<5.322786203326801e18> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %78 = "stablehlo.add"(%76, %77) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %79 = "stablehlo.divide"(%53, %78) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %80 = "stablehlo.constant"() <{value = dense<-14.681970642123893> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %81 = "stablehlo.add"(%43, %80) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %82 = "stablehlo.multiply"(%79, %81) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %83 = "stablehlo.constant"() <{value = dense<-49.2184563216946> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %84 = "stablehlo.add"(%43, %83) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %85 = "stablehlo.multiply"(%82, %84) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %86 = "stablehlo.multiply"(%85, %arg0) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %87 = "stablehlo.log"(%arg0) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %88 = "stablehlo.multiply"(%87, %86) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %89 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %90 = "stablehlo.divide"(%89, %arg0) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %91 = "stablehlo.multiply"(%42, %arg0) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %92 = "stablehlo.subtract"(%88, %90) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %93 = "stablehlo.constant"() <{value = dense<0.6366197723675814> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %94 = "stablehlo.multiply"(%92, %93) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %95 = "stablehlo.add"(%91, %94) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %96 = "stablehlo.constant"() <{value = dense<5.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %97 = "stablehlo.divide"(%96, %arg0) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %98 = "stablehlo.multiply"(%97, %97) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %99 = "stablehlo.constant"() <{value = dense<0.0007621256162081731> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %100 = "stablehlo.multiply"(%99, %98) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %101 = "stablehlo.constant"() <{value = dense<0.07313970569409176> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %102 = "stablehlo.add"(%100, %101) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %103 = "stablehlo.multiply"(%102, %98) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %104 = "stablehlo.constant"() <{value = dense<1.1271960812968493> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %105 = "stablehlo.add"(%103, %104) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %106 = "stablehlo.multiply"(%105, %98) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %107 = "stablehlo.constant"() <{value = dense<5.112079511468076> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %108 = "stablehlo.add"(%106, %107) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %109 = "stablehlo.multiply"(%108, %98) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %110 = "stablehlo.constant"() <{value = dense<8.424045901417724> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %111 = "stablehlo.add"(%109, %110) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %112 = "stablehlo.multiply"(%111, %98) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %113 = "stablehlo.constant"() <{value = dense<5.214515986823615> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %114 = "stablehlo.add"(%112, %113) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %115 = "stablehlo.multiply"(%114, %98) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %116 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %117 = "stablehlo.add"(%115, %116) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %118 = "stablehlo.constant"() <{value = dense<0.0005713231280725487> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %119 = "stablehlo.multiply"(%118, %98) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %120 = "stablehlo.constant"() <{value = dense<0.06884559087544954> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %121 = "stablehlo.add"(%119, %120) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %122 = "stablehlo.multiply"(%121, %98) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %123 = "stablehlo.constant"() <{value = dense<1.105142326340617> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %124 = "stablehlo.add"(%122, %123) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %125 = "stablehlo.multiply"(%124, %98) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %126 = "stablehlo.constant"() <{value = dense<5.073863861286015> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %127 = "stablehlo.add"(%125, %126) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %128 = "stablehlo.multiply"(%127, %98) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %129 = "stablehlo.constant"() <{value = dense<8.399855543276042> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %130 = "stablehlo.add"(%128, %129) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %131 = "stablehlo.multiply"(%130, %98) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %132 = "stablehlo.constant"() <{value = dense<5.209828486823619> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %133 = "stablehlo.add"(%131, %132) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %134 = "stablehlo.multiply"(%133, %98) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %135 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %136 = "stablehlo.add"(%134, %135) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %137 = "stablehlo.divide"(%117, %136) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %138 = "stablehlo.constant"() <{value = dense<0.05108625947501766> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %139 = "stablehlo.multiply"(%138, %98) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %140 = "stablehlo.constant"() <{value = dense<4.982138729512334> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %141 = "stablehlo.add"(%139, %140) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %142 = "stablehlo.multiply"(%141, %98) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %143 = "stablehlo.constant"() <{value = dense<75.82382841325453> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %144 = "stablehlo.add"(%142, %143) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %145 = "stablehlo.multiply"(%144, %98) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %146 = "stablehlo.constant"() <{value = dense<366.7796093601508> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %147 = "stablehlo.add"(%145, %146) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %148 = "stablehlo.multiply"(%147, %98) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %149 = "stablehlo.constant"() <{value = dense<710.8563049989261> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %150 = "stablehlo.add"(%148, %149) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %151 = "stablehlo.multiply"(%150, %98) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %152 = "stablehlo.constant"() <{value = dense<597.4896124006136> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %153 = "stablehlo.add"(%151, %152) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %154 = "stablehlo.multiply"(%153, %98) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %155 = "stablehlo.constant"() <{value = dense<211.68875710057213> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %156 = "stablehlo.add"(%154, %155) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %157 = "stablehlo.multiply"(%156, %98) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %158 = "stablehlo.constant"() <{value = dense<25.207020585802372> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %159 = "stablehlo.add"(%157, %158) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %160 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %161 = "stablehlo.multiply"(%160, %98) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %162 = "stablehlo.constant"() <{value = dense<74.23732770356752> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %163 = "stablehlo.add"(%161, %162) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %164 = "stablehlo.multiply"(%163, %98) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %165 = "stablehlo.constant"() <{value = dense<1056.4488603826283> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %166 = "stablehlo.add"(%164, %165) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %167 = "stablehlo.multiply"(%166, %98) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %168 = "stablehlo.constant"() <{value = dense<4986.410583376536> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %169 = "stablehlo.add"(%167, %168) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %170 = "stablehlo.multiply"(%169, %98) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %171 = "stablehlo.constant"() <{value = dense<9562.318924047562> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %172 = "stablehlo.add"(%170, %171) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %173 = "stablehlo.multiply"(%172, %98) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %174 = "stablehlo.constant"() <{value = dense<7997.041604473507> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %175 = "stablehlo.add"(%173, %174) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %176 = "stablehlo.multiply"(%175, %98) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %177 = "stablehlo.constant"() <{value = dense<2826.1927851763908> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %178 = "stablehlo.add"(%176, %177) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %179 = "stablehlo.multiply"(%178, %98) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %180 = "stablehlo.constant"() <{value = dense<336.0936078106983> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %181 = "stablehlo.add"(%179, %180) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %182 = "stablehlo.divide"(%159, %181) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %183 = "stablehlo.multiply"(%182, %97) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %184 = "stablehlo.sqrt"(%arg0) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %185 = "stablehlo.constant"() <{value = dense<0.7978845608028654> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %186 = "stablehlo.divide"(%185, %184) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %187 = "stablehlo.multiply"(%137, %186) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %188 = "stablehlo.multiply"(%183, %186) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %189 = "stablehlo.constant"() <{value = dense<-2.356194490192345> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %190 = "stablehlo.add"(%arg0, %189) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %191 = "stablehlo.cosine"(%190) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %192 = "stablehlo.sine"(%190) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %193 = "stablehlo.multiply"(%187, %192) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %194 = "stablehlo.multiply"(%188, %191) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %195 = "stablehlo.add"(%193, %194) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %196 = "stablehlo.constant"() <{value = dense<5.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %197 = "stablehlo.compare"(%arg0, %196) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %198 = "stablehlo.select"(%197, %95, %195) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %199 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %200 = "stablehlo.compare"(%arg0, %199) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %201 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %202 = "stablehlo.select"(%200, %201, %198) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    return %202 : tensor<2x3xf64>
  }
}

// T[2,3], T = int64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xi64>) -> (tensor<2x3xf32>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3xi64>) -> tensor<2x3xf32>
    %1 = "stablehlo.multiply"(%0, %0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %2 = "stablehlo.constant"() <{value = dense<1263204747.9017804> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %3 = "stablehlo.multiply"(%2, %1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %4 = "stablehlo.constant"() <{value = dense<-647355876379.1603> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %5 = "stablehlo.add"(%3, %4) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %6 = "stablehlo.multiply"(%5, %1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %7 = "stablehlo.constant"() <{value = dense<114509511541823.73> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %8 = "stablehlo.add"(%6, %7) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %9 = "stablehlo.multiply"(%8, %1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %10 = "stablehlo.constant"() <{value = dense<-8127702555013251.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %11 = "stablehlo.add"(%9, %10) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %12 = "stablehlo.multiply"(%11, %1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %13 = "stablehlo.constant"() <{value = dense<2.024394757135949e17> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %14 = "stablehlo.add"(%12, %13) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %15 = "stablehlo.multiply"(%14, %1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %16 = "stablehlo.constant"() <{value = dense<-7.788771962659501e17> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %17 = "stablehlo.add"(%15, %16) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %18 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %19 = "stablehlo.multiply"(%18, %1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %20 = "stablehlo.constant"() <{value = dense<594.3015923461282> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %21 = "stablehlo.add"(%19, %20) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %22 = "stablehlo.multiply"(%21, %1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %23 = "stablehlo.constant"() <{value = dense<235564.09294306856> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %24 = "stablehlo.add"(%22, %23) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %25 = "stablehlo.multiply"(%24, %1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %26 = "stablehlo.constant"() <{value = dense<73481194.44597217> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %27 = "stablehlo.add"(%25, %26) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %28 = "stablehlo.multiply"(%27, %1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %29 = "stablehlo.constant"() <{value = dense<18760131610.870617> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %30 = "stablehlo.add"(%28, %29) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %31 = "stablehlo.multiply"(%30, %1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %32 = "stablehlo.constant"() <{value = dense<3882312774962.3857> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %33 = "stablehlo.add"(%31, %32) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %34 = "stablehlo.multiply"(%33, %1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %35 = "stablehlo.constant"() <{value = dense<620557727146953.8> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %36 = "stablehlo.add"(%34, %35) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %37 = "stablehlo.multiply"(%36, %1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %38 = "stablehlo.constant"() <{value = dense<6.871410873553005e16> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %39 = "stablehlo.add"(%37, %38) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %40 = "stablehlo.multiply"(%39, %1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %41 = "stablehlo.constant"() <{value = dense<3.9727060811656064e18> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %42 = "stablehlo.add"(%40, %41) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %43 = "stablehlo.divide"(%17, %42) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %44 = "stablehlo.multiply"(%0, %0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %45 = "stablehlo.constant"() <{value = dense<-899971225.7055594> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %46 = "stablehlo.multiply"(%45, %44) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %47 = "stablehlo.constant"() <{value = dense<452228297998.19403> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %48 = "stablehlo.add"(%46, %47) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %49 = "stablehlo.multiply"(%48, %44) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %50 = "stablehlo.constant"() <{value = dense<-72749424522181.83> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %51 = "stablehlo.add"(%49, %50) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %52 = "stablehlo.multiply"(%51, %44) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %53 = "stablehlo.constant"() <{value = dense<3682957328638529.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %54 = "stablehlo.add"(%52, %53) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %55 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %56 = "stablehlo.multiply"(%55, %44) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %57 = "stablehlo.constant"() <{value = dense<620.8364781180543> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %58 = "stablehlo.add"(%56, %57) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %59 = "stablehlo.multiply"(%58, %44) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %60 = "stablehlo.constant"() <{value = dense<256987.25675774884> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %61 = "stablehlo.add"(%59, %60) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %62 = "stablehlo.multiply"(%61, %44) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %63 = "stablehlo.constant"() <{value = dense<83514679.14319493> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %64 = "stablehlo.add"(%62, %63) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %65 = "stablehlo.multiply"(%64, %44) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %66 = "stablehlo.constant"() <{value = dense<22151159547.97925> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %67 = "stablehlo.add"(%65, %66) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %68 = "stablehlo.multiply"(%67, %44) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %69 = "stablehlo.constant"() <{value = dense<4749141220799.914> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %70 = "stablehlo.add"(%68, %69) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %71 = "stablehlo.multiply"(%70, %44) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %72 = "stablehlo.constant"() <{value = dense<784369607876235.9> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %73 = "stablehlo.add"(%71, %72) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %74 = "stablehlo.multiply"(%73, %44) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %75 = "stablehlo.constant"() <{value = dense<8.952223361846274e16> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %76 = "stablehlo.add"(%74, %75) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %77 = "stablehlo.multiply"(%76, %44) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %78 = "stablehlo.constant"() <{value = dense<5.322786203326801e18> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %79 = "stablehlo.add"(%77, %78) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %80 = "stablehlo.divide"(%54, %79) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %81 = "stablehlo.constant"() <{value = dense<-14.681970642123893> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %82 = "stablehlo.add"(%44, %81) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %83 = "stablehlo.multiply"(%80, %82) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %84 = "stablehlo.constant"() <{value = dense<-49.2184563216946> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %85 = "stablehlo.add"(%44, %84) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %86 = "stablehlo.multiply"(%83, %85) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %87 = "stablehlo.multiply"(%86, %0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %88 = "stablehlo.log"(%0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %89 = "stablehlo.multiply"(%88, %87) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %90 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %91 = "stablehlo.divide"(%90, %0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %92 = "stablehlo.multiply"(%43, %0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %93 = "stablehlo.subtract"(%89, %91) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %94 = "stablehlo.constant"() <{value = dense<0.6366197723675814> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %95 = "stablehlo.multiply"(%93, %94) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %96 = "stablehlo.add"(%92, %95) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %97 = "stablehlo.constant"() <{value = dense<5.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %98 = "stablehlo.divide"(%97, %0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %99 = "stablehlo.multiply"(%98, %98) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %100 = "stablehlo.constant"() <{value = dense<0.0007621256162081731> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %101 = "stablehlo.multiply"(%100, %99) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %102 = "stablehlo.constant"() <{value = dense<0.07313970569409176> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %103 = "stablehlo.add"(%101, %102) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %104 = "stablehlo.multiply"(%103, %99) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %105 = "stablehlo.constant"() <{value = dense<1.1271960812968493> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %106 = "stablehlo.add"(%104, %105) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %107 = "stablehlo.multiply"(%106, %99) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %108 = "stablehlo.constant"() <{value = dense<5.112079511468076> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %109 = "stablehlo.add"(%107, %108) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %110 = "stablehlo.multiply"(%109, %99) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %111 = "stablehlo.constant"() <{value = dense<8.424045901417724> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %112 = "stablehlo.add"(%110, %111) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %113 = "stablehlo.multiply"(%112, %99) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %114 = "stablehlo.constant"() <{value = dense<5.214515986823615> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %115 = "stablehlo.add"(%113, %114) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %116 = "stablehlo.multiply"(%115, %99) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %117 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %118 = "stablehlo.add"(%116, %117) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %119 = "stablehlo.constant"() <{value = dense<0.0005713231280725487> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %120 = "stablehlo.multiply"(%119, %99) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %121 = "stablehlo.constant"() <{value = dense<0.06884559087544954> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %122 = "stablehlo.add"(%120, %121) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %123 = "stablehlo.multiply"(%122, %99) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %124 = "stablehlo.constant"() <{value = dense<1.105142326340617> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %125 = "stablehlo.add"(%123, %124) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %126 = "stablehlo.multiply"(%125, %99) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %127 = "stablehlo.constant"() <{value = dense<5.073863861286015> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %128 = "stablehlo.add"(%126, %127) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %129 = "stablehlo.multiply"(%128, %99) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %130 = "stablehlo.constant"() <{value = dense<8.399855543276042> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %131 = "stablehlo.add"(%129, %130) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %132 = "stablehlo.multiply"(%131, %99) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %133 = "stablehlo.constant"() <{value = dense<5.209828486823619> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %134 = "stablehlo.add"(%132, %133) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %135 = "stablehlo.multiply"(%134, %99) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %136 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %137 = "stablehlo.add"(%135, %136) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %138 = "stablehlo.divide"(%118, %137) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %139 = "stablehlo.constant"() <{value = dense<0.05108625947501766> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %140 = "stablehlo.multiply"(%139, %99) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %141 = "stablehlo.constant"() <{value = dense<4.982138729512334> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %142 = "stablehlo.add"(%140, %141) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %143 = "stablehlo.multiply"(%142, %99) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %144 = "stablehlo.constant"() <{value = dense<75.82382841325453> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %145 = "stablehlo.add"(%143, %144) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %146 = "stablehlo.multiply"(%145, %99) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %147 = "stablehlo.constant"() <{value = dense<366.7796093601508> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %148 = "stablehlo.add"(%146, %147) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %149 = "stablehlo.multiply"(%148, %99) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %150 = "stablehlo.constant"() <{value = dense<710.8563049989261> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %151 = "stablehlo.add"(%149, %150) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %152 = "stablehlo.multiply"(%151, %99) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %153 = "stablehlo.constant"() <{value = dense<597.4896124006136> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %154 = "stablehlo.add"(%152, %153) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %155 = "stablehlo.multiply"(%154, %99) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %156 = "stablehlo.constant"() <{value = dense<211.68875710057213> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %157 = "stablehlo.add"(%155, %156) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %158 = "stablehlo.multiply"(%157, %99) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %159 = "stablehlo.constant"() <{value = dense<25.207020585802372> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %160 = "stablehlo.add"(%158, %159) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %161 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %162 = "stablehlo.multiply"(%161, %99) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %163 = "stablehlo.constant"() <{value = dense<74.23732770356752> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %164 = "stablehlo.add"(%162, %163) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %165 = "stablehlo.multiply"(%164, %99) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %166 = "stablehlo.constant"() <{value = dense<1056.4488603826283> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %167 = "stablehlo.add"(%165, %166) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %168 = "stablehlo.multiply"(%167, %99) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %169 = "stablehlo.constant"() <{value = dense<4986.410583376536> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %170 = "stablehlo.add"(%168, %169) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %171 = "stablehlo.multiply"(%170, %99) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %172 = "stablehlo.constant"() <{value = dense<9562.318924047562> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %173 = "stablehlo.add"(%171, %172) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %174 = "stablehlo.multiply"(%173, %99) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %175 = "stablehlo.constant"() <{value = dense<7997.041604473507> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %176 = "stablehlo.add"(%174, %175) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %177 = "stablehlo.multiply"(%176, %99) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %178 = "stablehlo.constant"() <{value = dense<2826.1927851763908> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %179 = "stablehlo.add"(%177, %178) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %180 = "stablehlo.multiply"(%179, %99) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %181 = "stablehlo.constant"() <{value = dense<336.0936078106983> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %182 = "stablehlo.add"(%180, %181) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %183 = "stablehlo.divide"(%160, %182) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %184 = "stablehlo.multiply"(%183, %98) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %185 = "stablehlo.sqrt"(%0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %186 = "stablehlo.constant"() <{value = dense<0.7978845608028654> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %187 = "stablehlo.divide"(%186, %185) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %188 = "stablehlo.multiply"(%138, %187) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %189 = "stablehlo.multiply"(%184, %187) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %190 = "stablehlo.constant"() <{value = dense<-2.356194490192345> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %191 = "stablehlo.add"(%0, %190) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %192 = "stablehlo.cosine"(%191) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %193 = "stablehlo.sine"(%191) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %194 = "stablehlo.multiply"(%188, %193) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %195 = "stablehlo.multiply"(%189, %192) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %196 = "stablehlo.add"(%194, %195) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %197 = "stablehlo.constant"() <{value = dense<5.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %198 = "stablehlo.compare"(%0, %197) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %199 = "stablehlo.select"(%198, %96, %196) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %200 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %201 = "stablehlo.compare"(%0, %200) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %202 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %203 = "stablehlo.select"(%201, %202, %199) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    return %203 : tensor<2x3xf32>
  }
}
