// aten::special_ndtri(Tensor self) -> Tensor

// T[2,3], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf32>) -> (tensor<2x3xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %1 = "stablehlo.subtract"(%0, %arg0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %2 = "stablehlo.constant"() <{value = dense<0.8646647167633873> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %3 = "stablehlo.compare"(%arg0, %2) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %4 = "stablehlo.select"(%3, %1, %arg0) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %5 = "stablehlo.constant"() <{value = dense<-0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %6 = "stablehlo.add"(%arg0, %5) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %7 = "stablehlo.multiply"(%6, %6) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %8 = "stablehlo.constant"() <{value = dense<-59.96335010141079> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %9 = "stablehlo.multiply"(%8, %7) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %10 = "stablehlo.constant"() <{value = dense<98.00107541859997> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %11 = "stablehlo.add"(%9, %10) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %12 = "stablehlo.multiply"(%11, %7) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %13 = "stablehlo.constant"() <{value = dense<-56.67628574690703> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %14 = "stablehlo.add"(%12, %13) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %15 = "stablehlo.multiply"(%14, %7) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %16 = "stablehlo.constant"() <{value = dense<13.931260938727968> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %17 = "stablehlo.add"(%15, %16) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %18 = "stablehlo.multiply"(%17, %7) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %19 = "stablehlo.constant"() <{value = dense<-1.2391658386738125> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %20 = "stablehlo.add"(%18, %19) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %21 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %22 = "stablehlo.multiply"(%21, %7) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %23 = "stablehlo.constant"() <{value = dense<1.9544885833814176> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %24 = "stablehlo.add"(%22, %23) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %25 = "stablehlo.multiply"(%24, %7) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %26 = "stablehlo.constant"() <{value = dense<4.676279128988815> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %27 = "stablehlo.add"(%25, %26) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %28 = "stablehlo.multiply"(%27, %7) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %29 = "stablehlo.constant"() <{value = dense<86.36024213908905> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %30 = "stablehlo.add"(%28, %29) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %31 = "stablehlo.multiply"(%30, %7) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %32 = "stablehlo.constant"() <{value = dense<-225.46268785411937> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %33 = "stablehlo.add"(%31, %32) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %34 = "stablehlo.multiply"(%33, %7) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %35 = "stablehlo.constant"() <{value = dense<200.26021238006066> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %36 = "stablehlo.add"(%34, %35) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %37 = "stablehlo.multiply"(%36, %7) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %38 = "stablehlo.constant"() <{value = dense<-82.03722561683334> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %39 = "stablehlo.add"(%37, %38) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %40 = "stablehlo.multiply"(%39, %7) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %41 = "stablehlo.constant"() <{value = dense<15.90562251262117> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %42 = "stablehlo.add"(%40, %41) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %43 = "stablehlo.multiply"(%42, %7) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %44 = "stablehlo.constant"() <{value = dense<-1.1833162112133> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %45 = "stablehlo.add"(%43, %44) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %46 = "stablehlo.divide"(%20, %45) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %47 = "stablehlo.multiply"(%7, %46) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %48 = "stablehlo.multiply"(%6, %47) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %49 = "stablehlo.add"(%6, %48) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %50 = "stablehlo.constant"() <{value = dense<2.5066282746310002> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %51 = "stablehlo.multiply"(%49, %50) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %52 = "stablehlo.log"(%4) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %53 = "stablehlo.constant"() <{value = dense<-2.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %54 = "stablehlo.multiply"(%52, %53) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %55 = "stablehlo.sqrt"(%54) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %56 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %57 = "stablehlo.divide"(%56, %55) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %58 = "stablehlo.log"(%55) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %59 = "stablehlo.multiply"(%58, %57) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %60 = "stablehlo.subtract"(%55, %59) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %61 = "stablehlo.constant"() <{value = dense<4.0554489230596245> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %62 = "stablehlo.multiply"(%61, %57) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %63 = "stablehlo.constant"() <{value = dense<31.525109459989388> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %64 = "stablehlo.add"(%62, %63) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %65 = "stablehlo.multiply"(%64, %57) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %66 = "stablehlo.constant"() <{value = dense<57.16281922464213> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %67 = "stablehlo.add"(%65, %66) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %68 = "stablehlo.multiply"(%67, %57) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %69 = "stablehlo.constant"() <{value = dense<44.08050738932008> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %70 = "stablehlo.add"(%68, %69) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %71 = "stablehlo.multiply"(%70, %57) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %72 = "stablehlo.constant"() <{value = dense<14.684956192885803> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %73 = "stablehlo.add"(%71, %72) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %74 = "stablehlo.multiply"(%73, %57) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %75 = "stablehlo.constant"() <{value = dense<2.1866330685079025> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %76 = "stablehlo.add"(%74, %75) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %77 = "stablehlo.multiply"(%76, %57) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %78 = "stablehlo.constant"() <{value = dense<-0.1402560791713545> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %79 = "stablehlo.add"(%77, %78) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %80 = "stablehlo.multiply"(%79, %57) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %81 = "stablehlo.constant"() <{value = dense<-0.03504246268278482> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %82 = "stablehlo.add"(%80, %81) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %83 = "stablehlo.multiply"(%82, %57) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %84 = "stablehlo.constant"() <{value = dense<-0.0008574567851546854> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %85 = "stablehlo.add"(%83, %84) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %86 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %87 = "stablehlo.multiply"(%86, %57) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %88 = "stablehlo.constant"() <{value = dense<15.779988325646675> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %89 = "stablehlo.add"(%87, %88) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %90 = "stablehlo.multiply"(%89, %57) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %91 = "stablehlo.constant"() <{value = dense<45.39076351288792> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %92 = "stablehlo.add"(%90, %91) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %93 = "stablehlo.multiply"(%92, %57) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %94 = "stablehlo.constant"() <{value = dense<41.3172038254672> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %95 = "stablehlo.add"(%93, %94) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %96 = "stablehlo.multiply"(%95, %57) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %97 = "stablehlo.constant"() <{value = dense<15.04253856929075> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %98 = "stablehlo.add"(%96, %97) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %99 = "stablehlo.multiply"(%98, %57) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %100 = "stablehlo.constant"() <{value = dense<2.504649462083094> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %101 = "stablehlo.add"(%99, %100) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %102 = "stablehlo.multiply"(%101, %57) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %103 = "stablehlo.constant"() <{value = dense<-0.14218292285478779> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %104 = "stablehlo.add"(%102, %103) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %105 = "stablehlo.multiply"(%104, %57) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %106 = "stablehlo.constant"() <{value = dense<-0.03808064076915783> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %107 = "stablehlo.add"(%105, %106) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %108 = "stablehlo.multiply"(%107, %57) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %109 = "stablehlo.constant"() <{value = dense<-0.0009332594808954574> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %110 = "stablehlo.add"(%108, %109) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %111 = "stablehlo.divide"(%85, %110) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %112 = "stablehlo.constant"() <{value = dense<3.2377489177694603> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %113 = "stablehlo.multiply"(%112, %57) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %114 = "stablehlo.constant"() <{value = dense<6.915228890689842> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %115 = "stablehlo.add"(%113, %114) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %116 = "stablehlo.multiply"(%115, %57) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %117 = "stablehlo.constant"() <{value = dense<3.9388102529247444> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %118 = "stablehlo.add"(%116, %117) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %119 = "stablehlo.multiply"(%118, %57) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %120 = "stablehlo.constant"() <{value = dense<1.3330346081580755> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %121 = "stablehlo.add"(%119, %120) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %122 = "stablehlo.multiply"(%121, %57) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %123 = "stablehlo.constant"() <{value = dense<0.20148538954917908> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %124 = "stablehlo.add"(%122, %123) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %125 = "stablehlo.multiply"(%124, %57) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %126 = "stablehlo.constant"() <{value = dense<0.012371663481782003> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %127 = "stablehlo.add"(%125, %126) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %128 = "stablehlo.multiply"(%127, %57) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %129 = "stablehlo.constant"() <{value = dense<0.00030158155350823543> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %130 = "stablehlo.add"(%128, %129) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %131 = "stablehlo.multiply"(%130, %57) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %132 = "stablehlo.constant"() <{value = dense<2.6580697468673755e-6> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %133 = "stablehlo.add"(%131, %132) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %134 = "stablehlo.multiply"(%133, %57) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %135 = "stablehlo.constant"() <{value = dense<6.239745391849833e-9> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %136 = "stablehlo.add"(%134, %135) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %137 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %138 = "stablehlo.multiply"(%137, %57) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %139 = "stablehlo.constant"() <{value = dense<6.02427039364742> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %140 = "stablehlo.add"(%138, %139) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %141 = "stablehlo.multiply"(%140, %57) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %142 = "stablehlo.constant"() <{value = dense<3.6798356385616087> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %143 = "stablehlo.add"(%141, %142) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %144 = "stablehlo.multiply"(%143, %57) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %145 = "stablehlo.constant"() <{value = dense<1.3770209948908132> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %146 = "stablehlo.add"(%144, %145) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %147 = "stablehlo.multiply"(%146, %57) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %148 = "stablehlo.constant"() <{value = dense<0.21623699359449663> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %149 = "stablehlo.add"(%147, %148) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %150 = "stablehlo.multiply"(%149, %57) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %151 = "stablehlo.constant"() <{value = dense<0.013420400608854318> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %152 = "stablehlo.add"(%150, %151) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %153 = "stablehlo.multiply"(%152, %57) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %154 = "stablehlo.constant"() <{value = dense<0.00032801446468212774> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %155 = "stablehlo.add"(%153, %154) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %156 = "stablehlo.multiply"(%155, %57) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %157 = "stablehlo.constant"() <{value = dense<2.8924786474538068e-6> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %158 = "stablehlo.add"(%156, %157) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %159 = "stablehlo.multiply"(%158, %57) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %160 = "stablehlo.constant"() <{value = dense<6.790194080099813e-9> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %161 = "stablehlo.add"(%159, %160) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %162 = "stablehlo.divide"(%136, %161) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %163 = "stablehlo.constant"() <{value = dense<8.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %164 = "stablehlo.compare"(%55, %163) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %165 = "stablehlo.select"(%164, %111, %162) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %166 = "stablehlo.multiply"(%165, %57) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %167 = "stablehlo.subtract"(%60, %166) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %168 = "stablehlo.negate"(%167) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %169 = "stablehlo.select"(%3, %167, %168) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %170 = "stablehlo.constant"() <{value = dense<0.1353352832366127> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %171 = "stablehlo.compare"(%4, %170) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %172 = "stablehlo.select"(%171, %51, %169) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %173 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %174 = "stablehlo.compare"(%arg0, %173) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %175 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %176 = "stablehlo.select"(%174, %175, %172) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %177 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %178 = "stablehlo.compare"(%arg0, %177) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %179 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %180 = "stablehlo.select"(%178, %179, %176) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    return %180 : tensor<2x3xf32>
  }
}

// T[2,3], T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xbf16>) -> (tensor<2x3xbf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3xbf16>) -> tensor<2x3xf32>
    %1 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %2 = "stablehlo.subtract"(%1, %0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %3 = "stablehlo.constant"() <{value = dense<0.8646647167633873> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %4 = "stablehlo.compare"(%0, %3) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %5 = "stablehlo.select"(%4, %2, %0) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %6 = "stablehlo.constant"() <{value = dense<-0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %7 = "stablehlo.add"(%0, %6) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %8 = "stablehlo.multiply"(%7, %7) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %9 = "stablehlo.constant"() <{value = dense<-59.96335010141079> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %10 = "stablehlo.multiply"(%9, %8) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %11 = "stablehlo.constant"() <{value = dense<98.00107541859997> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %12 = "stablehlo.add"(%10, %11) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %13 = "stablehlo.multiply"(%12, %8) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %14 = "stablehlo.constant"() <{value = dense<-56.67628574690703> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %15 = "stablehlo.add"(%13, %14) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %16 = "stablehlo.multiply"(%15, %8) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %17 = "stablehlo.constant"() <{value = dense<13.931260938727968> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %18 = "stablehlo.add"(%16, %17) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %19 = "stablehlo.multiply"(%18, %8) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %20 = "stablehlo.constant"() <{value = dense<-1.2391658386738125> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %21 = "stablehlo.add"(%19, %20) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %22 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %23 = "stablehlo.multiply"(%22, %8) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %24 = "stablehlo.constant"() <{value = dense<1.9544885833814176> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %25 = "stablehlo.add"(%23, %24) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %26 = "stablehlo.multiply"(%25, %8) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %27 = "stablehlo.constant"() <{value = dense<4.676279128988815> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %28 = "stablehlo.add"(%26, %27) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %29 = "stablehlo.multiply"(%28, %8) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %30 = "stablehlo.constant"() <{value = dense<86.36024213908905> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %31 = "stablehlo.add"(%29, %30) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %32 = "stablehlo.multiply"(%31, %8) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %33 = "stablehlo.constant"() <{value = dense<-225.46268785411937> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %34 = "stablehlo.add"(%32, %33) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %35 = "stablehlo.multiply"(%34, %8) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %36 = "stablehlo.constant"() <{value = dense<200.26021238006066> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %37 = "stablehlo.add"(%35, %36) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %38 = "stablehlo.multiply"(%37, %8) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %39 = "stablehlo.constant"() <{value = dense<-82.03722561683334> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %40 = "stablehlo.add"(%38, %39) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %41 = "stablehlo.multiply"(%40, %8) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %42 = "stablehlo.constant"() <{value = dense<15.90562251262117> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %43 = "stablehlo.add"(%41, %42) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %44 = "stablehlo.multiply"(%43, %8) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %45 = "stablehlo.constant"() <{value = dense<-1.1833162112133> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %46 = "stablehlo.add"(%44, %45) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %47 = "stablehlo.divide"(%21, %46) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %48 = "stablehlo.multiply"(%8, %47) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %49 = "stablehlo.multiply"(%7, %48) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %50 = "stablehlo.add"(%7, %49) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %51 = "stablehlo.constant"() <{value = dense<2.5066282746310002> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %52 = "stablehlo.multiply"(%50, %51) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %53 = "stablehlo.log"(%5) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %54 = "stablehlo.constant"() <{value = dense<-2.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %55 = "stablehlo.multiply"(%53, %54) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %56 = "stablehlo.sqrt"(%55) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %57 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %58 = "stablehlo.divide"(%57, %56) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %59 = "stablehlo.log"(%56) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %60 = "stablehlo.multiply"(%59, %58) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %61 = "stablehlo.subtract"(%56, %60) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %62 = "stablehlo.constant"() <{value = dense<4.0554489230596245> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %63 = "stablehlo.multiply"(%62, %58) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %64 = "stablehlo.constant"() <{value = dense<31.525109459989388> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %65 = "stablehlo.add"(%63, %64) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %66 = "stablehlo.multiply"(%65, %58) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %67 = "stablehlo.constant"() <{value = dense<57.16281922464213> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %68 = "stablehlo.add"(%66, %67) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %69 = "stablehlo.multiply"(%68, %58) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %70 = "stablehlo.constant"() <{value = dense<44.08050738932008> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %71 = "stablehlo.add"(%69, %70) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %72 = "stablehlo.multiply"(%71, %58) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %73 = "stablehlo.constant"() <{value = dense<14.684956192885803> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %74 = "stablehlo.add"(%72, %73) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %75 = "stablehlo.multiply"(%74, %58) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %76 = "stablehlo.constant"() <{value = dense<2.1866330685079025> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %77 = "stablehlo.add"(%75, %76) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %78 = "stablehlo.multiply"(%77, %58) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %79 = "stablehlo.constant"() <{value = dense<-0.1402560791713545> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %80 = "stablehlo.add"(%78, %79) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %81 = "stablehlo.multiply"(%80, %58) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %82 = "stablehlo.constant"() <{value = dense<-0.03504246268278482> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %83 = "stablehlo.add"(%81, %82) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %84 = "stablehlo.multiply"(%83, %58) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %85 = "stablehlo.constant"() <{value = dense<-0.0008574567851546854> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %86 = "stablehlo.add"(%84, %85) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %87 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %88 = "stablehlo.multiply"(%87, %58) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %89 = "stablehlo.constant"() <{value = dense<15.779988325646675> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %90 = "stablehlo.add"(%88, %89) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %91 = "stablehlo.multiply"(%90, %58) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %92 = "stablehlo.constant"() <{value = dense<45.39076351288792> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %93 = "stablehlo.add"(%91, %92) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %94 = "stablehlo.multiply"(%93, %58) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %95 = "stablehlo.constant"() <{value = dense<41.3172038254672> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %96 = "stablehlo.add"(%94, %95) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %97 = "stablehlo.multiply"(%96, %58) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %98 = "stablehlo.constant"() <{value = dense<15.04253856929075> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %99 = "stablehlo.add"(%97, %98) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %100 = "stablehlo.multiply"(%99, %58) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %101 = "stablehlo.constant"() <{value = dense<2.504649462083094> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %102 = "stablehlo.add"(%100, %101) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %103 = "stablehlo.multiply"(%102, %58) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %104 = "stablehlo.constant"() <{value = dense<-0.14218292285478779> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %105 = "stablehlo.add"(%103, %104) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %106 = "stablehlo.multiply"(%105, %58) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %107 = "stablehlo.constant"() <{value = dense<-0.03808064076915783> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %108 = "stablehlo.add"(%106, %107) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %109 = "stablehlo.multiply"(%108, %58) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %110 = "stablehlo.constant"() <{value = dense<-0.0009332594808954574> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %111 = "stablehlo.add"(%109, %110) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %112 = "stablehlo.divide"(%86, %111) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %113 = "stablehlo.constant"() <{value = dense<3.2377489177694603> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %114 = "stablehlo.multiply"(%113, %58) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %115 = "stablehlo.constant"() <{value = dense<6.915228890689842> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %116 = "stablehlo.add"(%114, %115) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %117 = "stablehlo.multiply"(%116, %58) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %118 = "stablehlo.constant"() <{value = dense<3.9388102529247444> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %119 = "stablehlo.add"(%117, %118) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %120 = "stablehlo.multiply"(%119, %58) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %121 = "stablehlo.constant"() <{value = dense<1.3330346081580755> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %122 = "stablehlo.add"(%120, %121) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %123 = "stablehlo.multiply"(%122, %58) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %124 = "stablehlo.constant"() <{value = dense<0.20148538954917908> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %125 = "stablehlo.add"(%123, %124) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %126 = "stablehlo.multiply"(%125, %58) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %127 = "stablehlo.constant"() <{value = dense<0.012371663481782003> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %128 = "stablehlo.add"(%126, %127) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %129 = "stablehlo.multiply"(%128, %58) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %130 = "stablehlo.constant"() <{value = dense<0.00030158155350823543> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %131 = "stablehlo.add"(%129, %130) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %132 = "stablehlo.multiply"(%131, %58) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %133 = "stablehlo.constant"() <{value = dense<2.6580697468673755e-6> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %134 = "stablehlo.add"(%132, %133) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %135 = "stablehlo.multiply"(%134, %58) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %136 = "stablehlo.constant"() <{value = dense<6.239745391849833e-9> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %137 = "stablehlo.add"(%135, %136) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %138 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %139 = "stablehlo.multiply"(%138, %58) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %140 = "stablehlo.constant"() <{value = dense<6.02427039364742> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %141 = "stablehlo.add"(%139, %140) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %142 = "stablehlo.multiply"(%141, %58) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %143 = "stablehlo.constant"() <{value = dense<3.6798356385616087> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %144 = "stablehlo.add"(%142, %143) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %145 = "stablehlo.multiply"(%144, %58) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %146 = "stablehlo.constant"() <{value = dense<1.3770209948908132> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %147 = "stablehlo.add"(%145, %146) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %148 = "stablehlo.multiply"(%147, %58) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %149 = "stablehlo.constant"() <{value = dense<0.21623699359449663> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %150 = "stablehlo.add"(%148, %149) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %151 = "stablehlo.multiply"(%150, %58) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %152 = "stablehlo.constant"() <{value = dense<0.013420400608854318> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %153 = "stablehlo.add"(%151, %152) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %154 = "stablehlo.multiply"(%153, %58) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %155 = "stablehlo.constant"() <{value = dense<0.00032801446468212774> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %156 = "stablehlo.add"(%154, %155) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %157 = "stablehlo.multiply"(%156, %58) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %158 = "stablehlo.constant"() <{value = dense<2.8924786474538068e-6> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %159 = "stablehlo.add"(%157, %158) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %160 = "stablehlo.multiply"(%159, %58) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %161 = "stablehlo.constant"() <{value = dense<6.790194080099813e-9> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %162 = "stablehlo.add"(%160, %161) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %163 = "stablehlo.divide"(%137, %162) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %164 = "stablehlo.constant"() <{value = dense<8.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %165 = "stablehlo.compare"(%56, %164) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %166 = "stablehlo.select"(%165, %112, %163) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %167 = "stablehlo.multiply"(%166, %58) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %168 = "stablehlo.subtract"(%61, %167) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %169 = "stablehlo.negate"(%168) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %170 = "stablehlo.select"(%4, %168, %169) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %171 = "stablehlo.constant"() <{value = dense<0.1353352832366127> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %172 = "stablehlo.compare"(%5, %171) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %173 = "stablehlo.select"(%172, %52, %170) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %174 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %175 = "stablehlo.compare"(%0, %174) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %176 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %177 = "stablehlo.select"(%175, %176, %173) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %178 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %179 = "stablehlo.compare"(%0, %178) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %180 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %181 = "stablehlo.select"(%179, %180, %177) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %182 = "stablehlo.convert"(%181) : (tensor<2x3xf32>) -> tensor<2x3xbf16>
    return %182 : tensor<2x3xbf16>
  }
}

// T[2,3], T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf64>) -> (tensor<2x3xf64>) {
    %0 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %1 = "stablehlo.subtract"(%0, %arg0) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %2 = "stablehlo.constant"() <{value = dense<0.8646647167633873> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %3 = "stablehlo.compare"(%arg0, %2) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %4 = "stablehlo.select"(%3, %1, %arg0) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %5 = "stablehlo.constant"() <{value = dense<-0.5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %6 = "stablehlo.add"(%arg0, %5) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %7 = "stablehlo.multiply"(%6, %6) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %8 = "stablehlo.constant"() <{value = dense<-59.96335010141079> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %9 = "stablehlo.multiply"(%8, %7) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %10 = "stablehlo.constant"() <{value = dense<98.00107541859997> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %11 = "stablehlo.add"(%9, %10) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %12 = "stablehlo.multiply"(%11, %7) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %13 = "stablehlo.constant"() <{value = dense<-56.67628574690703> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %14 = "stablehlo.add"(%12, %13) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %15 = "stablehlo.multiply"(%14, %7) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %16 = "stablehlo.constant"() <{value = dense<13.931260938727968> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %17 = "stablehlo.add"(%15, %16) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %18 = "stablehlo.multiply"(%17, %7) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %19 = "stablehlo.constant"() <{value = dense<-1.2391658386738125> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %20 = "stablehlo.add"(%18, %19) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %21 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %22 = "stablehlo.multiply"(%21, %7) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %23 = "stablehlo.constant"() <{value = dense<1.9544885833814176> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %24 = "stablehlo.add"(%22, %23) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %25 = "stablehlo.multiply"(%24, %7) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %26 = "stablehlo.constant"() <{value = dense<4.676279128988815> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %27 = "stablehlo.add"(%25, %26) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %28 = "stablehlo.multiply"(%27, %7) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %29 = "stablehlo.constant"() <{value = dense<86.36024213908905> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %30 = "stablehlo.add"(%28, %29) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %31 = "stablehlo.multiply"(%30, %7) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %32 = "stablehlo.constant"() <{value = dense<-225.46268785411937> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %33 = "stablehlo.add"(%31, %32) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %34 = "stablehlo.multiply"(%33, %7) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %35 = "stablehlo.constant"() <{value = dense<200.26021238006066> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %36 = "stablehlo.add"(%34, %35) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %37 = "stablehlo.multiply"(%36, %7) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %38 = "stablehlo.constant"() <{value = dense<-82.03722561683334> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %39 = "stablehlo.add"(%37, %38) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %40 = "stablehlo.multiply"(%39, %7) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %41 = "stablehlo.constant"() <{value = dense<15.90562251262117> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %42 = "stablehlo.add"(%40, %41) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %43 = "stablehlo.multiply"(%42, %7) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %44 = "stablehlo.constant"() <{value = dense<-1.1833162112133> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %45 = "stablehlo.add"(%43, %44) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %46 = "stablehlo.divide"(%20, %45) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %47 = "stablehlo.multiply"(%7, %46) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %48 = "stablehlo.multiply"(%6, %47) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %49 = "stablehlo.add"(%6, %48) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %50 = "stablehlo.constant"() <{value = dense<2.5066282746310002> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %51 = "stablehlo.multiply"(%49, %50) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %52 = "stablehlo.log"(%4) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %53 = "stablehlo.constant"() <{value = dense<-2.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %54 = "stablehlo.multiply"(%52, %53) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %55 = "stablehlo.sqrt"(%54) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %56 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %57 = "stablehlo.divide"(%56, %55) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %58 = "stablehlo.log"(%55) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %59 = "stablehlo.multiply"(%58, %57) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %60 = "stablehlo.subtract"(%55, %59) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %61 = "stablehlo.constant"() <{value = dense<4.0554489230596245> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %62 = "stablehlo.multiply"(%61, %57) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %63 = "stablehlo.constant"() <{value = dense<31.525109459989388> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %64 = "stablehlo.add"(%62, %63) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %65 = "stablehlo.multiply"(%64, %57) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %66 = "stablehlo.constant"() <{value = dense<57.16281922464213> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %67 = "stablehlo.add"(%65, %66) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %68 = "stablehlo.multiply"(%67, %57) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %69 = "stablehlo.constant"() <{value = dense<44.08050738932008> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %70 = "stablehlo.add"(%68, %69) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %71 = "stablehlo.multiply"(%70, %57) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %72 = "stablehlo.constant"() <{value = dense<14.684956192885803> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %73 = "stablehlo.add"(%71, %72) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %74 = "stablehlo.multiply"(%73, %57) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %75 = "stablehlo.constant"() <{value = dense<2.1866330685079025> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %76 = "stablehlo.add"(%74, %75) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %77 = "stablehlo.multiply"(%76, %57) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %78 = "stablehlo.constant"() <{value = dense<-0.1402560791713545> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %79 = "stablehlo.add"(%77, %78) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %80 = "stablehlo.multiply"(%79, %57) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %81 = "stablehlo.constant"() <{value = dense<-0.03504246268278482> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %82 = "stablehlo.add"(%80, %81) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %83 = "stablehlo.multiply"(%82, %57) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %84 = "stablehlo.constant"() <{value = dense<-0.0008574567851546854> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %85 = "stablehlo.add"(%83, %84) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %86 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %87 = "stablehlo.multiply"(%86, %57) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %88 = "stablehlo.constant"() <{value = dense<15.779988325646675> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %89 = "stablehlo.add"(%87, %88) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %90 = "stablehlo.multiply"(%89, %57) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %91 = "stablehlo.constant"() <{value = dense<45.39076351288792> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %92 = "stablehlo.add"(%90, %91) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %93 = "stablehlo.multiply"(%92, %57) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %94 = "stablehlo.constant"() <{value = dense<41.3172038254672> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %95 = "stablehlo.add"(%93, %94) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %96 = "stablehlo.multiply"(%95, %57) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %97 = "stablehlo.constant"() <{value = dense<15.04253856929075> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %98 = "stablehlo.add"(%96, %97) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %99 = "stablehlo.multiply"(%98, %57) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %100 = "stablehlo.constant"() <{value = dense<2.504649462083094> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %101 = "stablehlo.add"(%99, %100) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %102 = "stablehlo.multiply"(%101, %57) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %103 = "stablehlo.constant"() <{value = dense<-0.14218292285478779> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %104 = "stablehlo.add"(%102, %103) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %105 = "stablehlo.multiply"(%104, %57) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %106 = "stablehlo.constant"() <{value = dense<-0.03808064076915783> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %107 = "stablehlo.add"(%105, %106) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %108 = "stablehlo.multiply"(%107, %57) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %109 = "stablehlo.constant"() <{value = dense<-0.0009332594808954574> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %110 = "stablehlo.add"(%108, %109) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %111 = "stablehlo.divide"(%85, %110) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %112 = "stablehlo.constant"() <{value = dense<3.2377489177694603> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %113 = "stablehlo.multiply"(%112, %57) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %114 = "stablehlo.constant"() <{value = dense<6.915228890689842> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %115 = "stablehlo.add"(%113, %114) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %116 = "stablehlo.multiply"(%115, %57) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %117 = "stablehlo.constant"() <{value = dense<3.9388102529247444> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %118 = "stablehlo.add"(%116, %117) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %119 = "stablehlo.multiply"(%118, %57) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %120 = "stablehlo.constant"() <{value = dense<1.3330346081580755> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %121 = "stablehlo.add"(%119, %120) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %122 = "stablehlo.multiply"(%121, %57) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %123 = "stablehlo.constant"() <{value = dense<0.20148538954917908> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %124 = "stablehlo.add"(%122, %123) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %125 = "stablehlo.multiply"(%124, %57) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %126 = "stablehlo.constant"() <{value = dense<0.012371663481782003> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %127 = "stablehlo.add"(%125, %126) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %128 = "stablehlo.multiply"(%127, %57) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %129 = "stablehlo.constant"() <{value = dense<0.00030158155350823543> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %130 = "stablehlo.add"(%128, %129) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %131 = "stablehlo.multiply"(%130, %57) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %132 = "stablehlo.constant"() <{value = dense<2.6580697468673755e-6> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %133 = "stablehlo.add"(%131, %132) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %134 = "stablehlo.multiply"(%133, %57) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %135 = "stablehlo.constant"() <{value = dense<6.239745391849833e-9> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %136 = "stablehlo.add"(%134, %135) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %137 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %138 = "stablehlo.multiply"(%137, %57) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %139 = "stablehlo.constant"() <{value = dense<6.02427039364742> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %140 = "stablehlo.add"(%138, %139) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %141 = "stablehlo.multiply"(%140, %57) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %142 = "stablehlo.constant"() <{value = dense<3.6798356385616087> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %143 = "stablehlo.add"(%141, %142) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %144 = "stablehlo.multiply"(%143, %57) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %145 = "stablehlo.constant"() <{value = dense<1.3770209948908132> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %146 = "stablehlo.add"(%144, %145) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %147 = "stablehlo.multiply"(%146, %57) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %148 = "stablehlo.constant"() <{value = dense<0.21623699359449663> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %149 = "stablehlo.add"(%147, %148) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %150 = "stablehlo.multiply"(%149, %57) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %151 = "stablehlo.constant"() <{value = dense<0.013420400608854318> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %152 = "stablehlo.add"(%150, %151) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %153 = "stablehlo.multiply"(%152, %57) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %154 = "stablehlo.constant"() <{value = dense<0.00032801446468212774> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %155 = "stablehlo.add"(%153, %154) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %156 = "stablehlo.multiply"(%155, %57) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %157 = "stablehlo.constant"() <{value = dense<2.8924786474538068e-6> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %158 = "stablehlo.add"(%156, %157) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %159 = "stablehlo.multiply"(%158, %57) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %160 = "stablehlo.constant"() <{value = dense<6.790194080099813e-9> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %161 = "stablehlo.add"(%159, %160) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %162 = "stablehlo.divide"(%136, %161) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %163 = "stablehlo.constant"() <{value = dense<8.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %164 = "stablehlo.compare"(%55, %163) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %165 = "stablehlo.select"(%164, %111, %162) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %166 = "stablehlo.multiply"(%165, %57) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %167 = "stablehlo.subtract"(%60, %166) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %168 = "stablehlo.negate"(%167) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %169 = "stablehlo.select"(%3, %167, %168) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %170 = "stablehlo.constant"() <{value = dense<0.1353352832366127> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %171 = "stablehlo.compare"(%4, %170) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %172 = "stablehlo.select"(%171, %51, %169) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %173 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %174 = "stablehlo.compare"(%arg0, %173) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %175 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %176 = "stablehlo.select"(%174, %175, %172) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %177 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %178 = "stablehlo.compare"(%arg0, %177) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %179 = "stablehlo.constant"() <{value = dense<0x7FF0000000000000> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %180 = "stablehlo.select"(%178, %179, %176) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    return %180 : tensor<2x3xf64>
  }
}

// T[2,3], T = int64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xi64>) -> (tensor<2x3xf32>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3xi64>) -> tensor<2x3xf32>
    %1 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %2 = "stablehlo.subtract"(%1, %0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %3 = "stablehlo.constant"() <{value = dense<0.8646647167633873> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %4 = "stablehlo.compare"(%0, %3) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %5 = "stablehlo.select"(%4, %2, %0) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %6 = "stablehlo.constant"() <{value = dense<-0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %7 = "stablehlo.add"(%0, %6) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %8 = "stablehlo.multiply"(%7, %7) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %9 = "stablehlo.constant"() <{value = dense<-59.96335010141079> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %10 = "stablehlo.multiply"(%9, %8) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %11 = "stablehlo.constant"() <{value = dense<98.00107541859997> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %12 = "stablehlo.add"(%10, %11) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %13 = "stablehlo.multiply"(%12, %8) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %14 = "stablehlo.constant"() <{value = dense<-56.67628574690703> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %15 = "stablehlo.add"(%13, %14) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %16 = "stablehlo.multiply"(%15, %8) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %17 = "stablehlo.constant"() <{value = dense<13.931260938727968> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %18 = "stablehlo.add"(%16, %17) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %19 = "stablehlo.multiply"(%18, %8) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %20 = "stablehlo.constant"() <{value = dense<-1.2391658386738125> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %21 = "stablehlo.add"(%19, %20) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %22 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %23 = "stablehlo.multiply"(%22, %8) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %24 = "stablehlo.constant"() <{value = dense<1.9544885833814176> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %25 = "stablehlo.add"(%23, %24) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %26 = "stablehlo.multiply"(%25, %8) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %27 = "stablehlo.constant"() <{value = dense<4.676279128988815> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %28 = "stablehlo.add"(%26, %27) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %29 = "stablehlo.multiply"(%28, %8) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %30 = "stablehlo.constant"() <{value = dense<86.36024213908905> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %31 = "stablehlo.add"(%29, %30) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %32 = "stablehlo.multiply"(%31, %8) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %33 = "stablehlo.constant"() <{value = dense<-225.46268785411937> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %34 = "stablehlo.add"(%32, %33) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %35 = "stablehlo.multiply"(%34, %8) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %36 = "stablehlo.constant"() <{value = dense<200.26021238006066> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %37 = "stablehlo.add"(%35, %36) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %38 = "stablehlo.multiply"(%37, %8) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %39 = "stablehlo.constant"() <{value = dense<-82.03722561683334> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %40 = "stablehlo.add"(%38, %39) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %41 = "stablehlo.multiply"(%40, %8) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %42 = "stablehlo.constant"() <{value = dense<15.90562251262117> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %43 = "stablehlo.add"(%41, %42) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %44 = "stablehlo.multiply"(%43, %8) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %45 = "stablehlo.constant"() <{value = dense<-1.1833162112133> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %46 = "stablehlo.add"(%44, %45) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %47 = "stablehlo.divide"(%21, %46) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %48 = "stablehlo.multiply"(%8, %47) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %49 = "stablehlo.multiply"(%7, %48) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %50 = "stablehlo.add"(%7, %49) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %51 = "stablehlo.constant"() <{value = dense<2.5066282746310002> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %52 = "stablehlo.multiply"(%50, %51) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %53 = "stablehlo.log"(%5) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %54 = "stablehlo.constant"() <{value = dense<-2.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %55 = "stablehlo.multiply"(%53, %54) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %56 = "stablehlo.sqrt"(%55) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %57 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %58 = "stablehlo.divide"(%57, %56) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %59 = "stablehlo.log"(%56) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %60 = "stablehlo.multiply"(%59, %58) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %61 = "stablehlo.subtract"(%56, %60) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %62 = "stablehlo.constant"() <{value = dense<4.0554489230596245> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %63 = "stablehlo.multiply"(%62, %58) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %64 = "stablehlo.constant"() <{value = dense<31.525109459989388> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %65 = "stablehlo.add"(%63, %64) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %66 = "stablehlo.multiply"(%65, %58) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %67 = "stablehlo.constant"() <{value = dense<57.16281922464213> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %68 = "stablehlo.add"(%66, %67) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %69 = "stablehlo.multiply"(%68, %58) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %70 = "stablehlo.constant"() <{value = dense<44.08050738932008> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %71 = "stablehlo.add"(%69, %70) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %72 = "stablehlo.multiply"(%71, %58) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %73 = "stablehlo.constant"() <{value = dense<14.684956192885803> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %74 = "stablehlo.add"(%72, %73) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %75 = "stablehlo.multiply"(%74, %58) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %76 = "stablehlo.constant"() <{value = dense<2.1866330685079025> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %77 = "stablehlo.add"(%75, %76) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %78 = "stablehlo.multiply"(%77, %58) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %79 = "stablehlo.constant"() <{value = dense<-0.1402560791713545> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %80 = "stablehlo.add"(%78, %79) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %81 = "stablehlo.multiply"(%80, %58) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %82 = "stablehlo.constant"() <{value = dense<-0.03504246268278482> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %83 = "stablehlo.add"(%81, %82) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %84 = "stablehlo.multiply"(%83, %58) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %85 = "stablehlo.constant"() <{value = dense<-0.0008574567851546854> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %86 = "stablehlo.add"(%84, %85) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %87 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %88 = "stablehlo.multiply"(%87, %58) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %89 = "stablehlo.constant"() <{value = dense<15.779988325646675> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %90 = "stablehlo.add"(%88, %89) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %91 = "stablehlo.multiply"(%90, %58) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %92 = "stablehlo.constant"() <{value = dense<45.39076351288792> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %93 = "stablehlo.add"(%91, %92) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %94 = "stablehlo.multiply"(%93, %58) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %95 = "stablehlo.constant"() <{value = dense<41.3172038254672> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %96 = "stablehlo.add"(%94, %95) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %97 = "stablehlo.multiply"(%96, %58) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %98 = "stablehlo.constant"() <{value = dense<15.04253856929075> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %99 = "stablehlo.add"(%97, %98) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %100 = "stablehlo.multiply"(%99, %58) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %101 = "stablehlo.constant"() <{value = dense<2.504649462083094> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %102 = "stablehlo.add"(%100, %101) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %103 = "stablehlo.multiply"(%102, %58) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %104 = "stablehlo.constant"() <{value = dense<-0.14218292285478779> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %105 = "stablehlo.add"(%103, %104) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %106 = "stablehlo.multiply"(%105, %58) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %107 = "stablehlo.constant"() <{value = dense<-0.03808064076915783> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %108 = "stablehlo.add"(%106, %107) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %109 = "stablehlo.multiply"(%108, %58) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %110 = "stablehlo.constant"() <{value = dense<-0.0009332594808954574> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %111 = "stablehlo.add"(%109, %110) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %112 = "stablehlo.divide"(%86, %111) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %113 = "stablehlo.constant"() <{value = dense<3.2377489177694603> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %114 = "stablehlo.multiply"(%113, %58) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %115 = "stablehlo.constant"() <{value = dense<6.915228890689842> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %116 = "stablehlo.add"(%114, %115) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %117 = "stablehlo.multiply"(%116, %58) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %118 = "stablehlo.constant"() <{value = dense<3.9388102529247444> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %119 = "stablehlo.add"(%117, %118) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %120 = "stablehlo.multiply"(%119, %58) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %121 = "stablehlo.constant"() <{value = dense<1.3330346081580755> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %122 = "stablehlo.add"(%120, %121) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %123 = "stablehlo.multiply"(%122, %58) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %124 = "stablehlo.constant"() <{value = dense<0.20148538954917908> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %125 = "stablehlo.add"(%123, %124) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %126 = "stablehlo.multiply"(%125, %58) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %127 = "stablehlo.constant"() <{value = dense<0.012371663481782003> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %128 = "stablehlo.add"(%126, %127) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %129 = "stablehlo.multiply"(%128, %58) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %130 = "stablehlo.constant"() <{value = dense<0.00030158155350823543> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %131 = "stablehlo.add"(%129, %130) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %132 = "stablehlo.multiply"(%131, %58) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %133 = "stablehlo.constant"() <{value = dense<2.6580697468673755e-6> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %134 = "stablehlo.add"(%132, %133) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %135 = "stablehlo.multiply"(%134, %58) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %136 = "stablehlo.constant"() <{value = dense<6.239745391849833e-9> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %137 = "stablehlo.add"(%135, %136) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %138 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %139 = "stablehlo.multiply"(%138, %58) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %140 = "stablehlo.constant"() <{value = dense<6.02427039364742> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %141 = "stablehlo.add"(%139, %140) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %142 = "stablehlo.multiply"(%141, %58) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %143 = "stablehlo.constant"() <{value = dense<3.6798356385616087> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %144 = "stablehlo.add"(%142, %143) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %145 = "stablehlo.multiply"(%144, %58) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %146 = "stablehlo.constant"() <{value = dense<1.3770209948908132> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %147 = "stablehlo.add"(%145, %146) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %148 = "stablehlo.multiply"(%147, %58) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %149 = "stablehlo.constant"() <{value = dense<0.21623699359449663> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %150 = "stablehlo.add"(%148, %149) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %151 = "stablehlo.multiply"(%150, %58) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %152 = "stablehlo.constant"() <{value = dense<0.013420400608854318> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %153 = "stablehlo.add"(%151, %152) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %154 = "stablehlo.multiply"(%153, %58) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %155 = "stablehlo.constant"() <{value = dense<0.00032801446468212774> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %156 = "stablehlo.add"(%154, %155) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %157 = "stablehlo.multiply"(%156, %58) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %158 = "stablehlo.constant"() <{value = dense<2.8924786474538068e-6> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %159 = "stablehlo.add"(%157, %158) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %160 = "stablehlo.multiply"(%159, %58) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %161 = "stablehlo.constant"() <{value = dense<6.790194080099813e-9> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %162 = "stablehlo.add"(%160, %161) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %163 = "stablehlo.divide"(%137, %162) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %164 = "stablehlo.constant"() <{value = dense<8.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %165 = "stablehlo.compare"(%56, %164) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %166 = "stablehlo.select"(%165, %112, %163) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %167 = "stablehlo.multiply"(%166, %58) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %168 = "stablehlo.subtract"(%61, %167) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %169 = "stablehlo.negate"(%168) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %170 = "stablehlo.select"(%4, %168, %169) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %171 = "stablehlo.constant"() <{value = dense<0.1353352832366127> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %172 = "stablehlo.compare"(%5, %171) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %173 = "stablehlo.select"(%172, %52, %170) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %174 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %175 = "stablehlo.compare"(%0, %174) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %176 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %177 = "stablehlo.select"(%175, %176, %173) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %178 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %179 = "stablehlo.compare"(%0, %178) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %180 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %181 = "stablehlo.select"(%179, %180, %177) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    return %181 : tensor<2x3xf32>
  }
}
