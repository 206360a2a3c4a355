// aten::special_airy_ai(Tensor x) -> Tensor

// T[2,3], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf32>) -> (tensor<2x3xf32>) {
    %0 = "stablehlo.multiply"(%arg0, %arg0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %1 = "stablehlo.multiply"(%0, %arg0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %2 = "stablehlo.constant"() <{value = dense<3.923665518678665e-17> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %3 = "stablehlo.multiply"(%2, %1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %4 = "stablehlo.constant"() <{value = dense<2.165863366310623e-14> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %5 = "stablehlo.add"(%3, %4) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %6 = "stablehlo.multiply"(%5, %1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %7 = "stablehlo.constant"() <{value = dense<9.096626138504616e-12> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %8 = "stablehlo.add"(%6, %7) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %9 = "stablehlo.multiply"(%8, %1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %10 = "stablehlo.constant"() <{value = dense<2.7835675983824125e-9> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %11 = "stablehlo.add"(%9, %10) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %12 = "stablehlo.multiply"(%11, %1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %13 = "stablehlo.constant"() <{value = dense<5.845491956603067e-7> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %14 = "stablehlo.add"(%12, %13) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %15 = "stablehlo.multiply"(%14, %1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %16 = "stablehlo.constant"() <{value = dense<7.716049382716048e-5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %17 = "stablehlo.add"(%15, %16) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %18 = "stablehlo.multiply"(%17, %1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %19 = "stablehlo.constant"() <{value = dense<0.005555555555555555> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %20 = "stablehlo.add"(%18, %19) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %21 = "stablehlo.multiply"(%20, %1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %22 = "stablehlo.constant"() <{value = dense<0.16666666666666666> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %23 = "stablehlo.add"(%21, %22) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %24 = "stablehlo.multiply"(%23, %1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %25 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %26 = "stablehlo.add"(%24, %25) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %27 = "stablehlo.constant"() <{value = dense<6.211146630782826e-18> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %28 = "stablehlo.multiply"(%27, %1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %29 = "stablehlo.constant"() <{value = dense<3.726687978469696e-15> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %30 = "stablehlo.add"(%28, %29) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %31 = "stablehlo.multiply"(%30, %1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %32 = "stablehlo.constant"() <{value = dense<1.7217298460529996e-12> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %33 = "stablehlo.add"(%31, %32) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %34 = "stablehlo.multiply"(%33, %1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %35 = "stablehlo.constant"() <{value = dense<5.888316073501258e-10> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %36 = "stablehlo.add"(%34, %35) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %37 = "stablehlo.multiply"(%36, %1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %38 = "stablehlo.constant"() <{value = dense<1.413195857640302e-7> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %39 = "stablehlo.add"(%37, %38) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %40 = "stablehlo.multiply"(%39, %1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %41 = "stablehlo.constant"() <{value = dense<2.204585537918871e-5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %42 = "stablehlo.add"(%40, %41) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %43 = "stablehlo.multiply"(%42, %1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %44 = "stablehlo.constant"() <{value = dense<0.001984126984126984> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %45 = "stablehlo.add"(%43, %44) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %46 = "stablehlo.multiply"(%45, %1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %47 = "stablehlo.constant"() <{value = dense<0.08333333333333333> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %48 = "stablehlo.add"(%46, %47) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %49 = "stablehlo.multiply"(%48, %1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %50 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %51 = "stablehlo.add"(%49, %50) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %52 = "stablehlo.constant"() <{value = dense<0.3550280538878172> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %53 = "stablehlo.multiply"(%26, %52) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %54 = "stablehlo.multiply"(%51, %arg0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %55 = "stablehlo.constant"() <{value = dense<-0.2588194037928068> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %56 = "stablehlo.multiply"(%54, %55) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %57 = "stablehlo.add"(%53, %56) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %58 = "stablehlo.abs"(%arg0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %59 = "stablehlo.sqrt"(%58) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %60 = "stablehlo.multiply"(%58, %59) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %61 = "stablehlo.constant"() <{value = dense<0.6666666666666666> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %62 = "stablehlo.multiply"(%60, %61) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %63 = "stablehlo.sqrt"(%59) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %64 = "stablehlo.constant"() <{value = dense<0.5641895835477563> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %65 = "stablehlo.divide"(%64, %63) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %66 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %67 = "stablehlo.divide"(%66, %62) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %68 = "stablehlo.multiply"(%67, %67) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %69 = "stablehlo.constant"() <{value = dense<-0.1316963234183318> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %70 = "stablehlo.multiply"(%69, %68) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %71 = "stablehlo.constant"() <{value = dense<-0.6264565444319123> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %72 = "stablehlo.add"(%70, %71) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %73 = "stablehlo.multiply"(%72, %68) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %74 = "stablehlo.constant"() <{value = dense<-0.6931580360369335> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %75 = "stablehlo.add"(%73, %74) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %76 = "stablehlo.multiply"(%75, %68) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %77 = "stablehlo.constant"() <{value = dense<-0.2797799815451191> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %78 = "stablehlo.add"(%76, %77) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %79 = "stablehlo.multiply"(%78, %68) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %80 = "stablehlo.constant"() <{value = dense<-0.04919001326095003> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %81 = "stablehlo.add"(%79, %80) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %82 = "stablehlo.multiply"(%81, %68) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %83 = "stablehlo.constant"() <{value = dense<-0.004062659235948854> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %84 = "stablehlo.add"(%82, %83) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %85 = "stablehlo.multiply"(%84, %68) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %86 = "stablehlo.constant"() <{value = dense<-0.0001592764962392621> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %87 = "stablehlo.add"(%85, %86) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %88 = "stablehlo.multiply"(%87, %68) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %89 = "stablehlo.constant"() <{value = dense<-2.776491081552329e-6> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %90 = "stablehlo.add"(%88, %89) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %91 = "stablehlo.multiply"(%90, %68) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %92 = "stablehlo.constant"() <{value = dense<-1.6778769848911465e-8> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %93 = "stablehlo.add"(%91, %92) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %94 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %95 = "stablehlo.multiply"(%94, %68) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %96 = "stablehlo.constant"() <{value = dense<13.356042070655324> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %97 = "stablehlo.add"(%95, %96) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %98 = "stablehlo.multiply"(%97, %68) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %99 = "stablehlo.constant"() <{value = dense<32.682503279522464> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %100 = "stablehlo.add"(%98, %99) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %101 = "stablehlo.multiply"(%100, %68) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %102 = "stablehlo.constant"() <{value = dense<26.736704094149957> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %103 = "stablehlo.add"(%101, %102) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %104 = "stablehlo.multiply"(%103, %68) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %105 = "stablehlo.constant"() <{value = dense<9.187074029072596> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %106 = "stablehlo.add"(%104, %105) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %107 = "stablehlo.multiply"(%106, %68) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %108 = "stablehlo.constant"() <{value = dense<1.4752914677166642> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %109 = "stablehlo.add"(%107, %108) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %110 = "stablehlo.multiply"(%109, %68) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %111 = "stablehlo.constant"() <{value = dense<0.11568717379518804> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %112 = "stablehlo.add"(%110, %111) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %113 = "stablehlo.multiply"(%112, %68) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %114 = "stablehlo.constant"() <{value = dense<0.004402916416152112> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %115 = "stablehlo.add"(%113, %114) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %116 = "stablehlo.multiply"(%115, %68) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %117 = "stablehlo.constant"() <{value = dense<7.547203482874142e-5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %118 = "stablehlo.add"(%116, %117) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %119 = "stablehlo.multiply"(%118, %68) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %120 = "stablehlo.constant"() <{value = dense<4.5185009297058035e-7> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %121 = "stablehlo.add"(%119, %120) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %122 = "stablehlo.divide"(%93, %121) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %123 = "stablehlo.multiply"(%122, %68) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %124 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %125 = "stablehlo.add"(%123, %124) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %126 = "stablehlo.constant"() <{value = dense<0.01973399320916857> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %127 = "stablehlo.multiply"(%126, %68) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %128 = "stablehlo.constant"() <{value = dense<0.39110302961568827> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %129 = "stablehlo.add"(%127, %128) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %130 = "stablehlo.multiply"(%129, %68) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %131 = "stablehlo.constant"() <{value = dense<1.0657989759959559> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %132 = "stablehlo.add"(%130, %131) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %133 = "stablehlo.multiply"(%132, %68) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %134 = "stablehlo.constant"() <{value = dense<0.9391692298166502> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %135 = "stablehlo.add"(%133, %134) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %136 = "stablehlo.multiply"(%135, %68) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %137 = "stablehlo.constant"() <{value = dense<0.35146565610554764> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %138 = "stablehlo.add"(%136, %137) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %139 = "stablehlo.multiply"(%138, %68) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %140 = "stablehlo.constant"() <{value = dense<0.06338889196289255> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %141 = "stablehlo.add"(%139, %140) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %142 = "stablehlo.multiply"(%141, %68) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %143 = "stablehlo.constant"() <{value = dense<0.005858041130483885> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %144 = "stablehlo.add"(%142, %143) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %145 = "stablehlo.multiply"(%144, %68) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %146 = "stablehlo.constant"() <{value = dense<0.000282851600836737> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %147 = "stablehlo.add"(%145, %146) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %148 = "stablehlo.multiply"(%147, %68) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %149 = "stablehlo.constant"() <{value = dense<6.98793669997261e-6> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %150 = "stablehlo.add"(%148, %149) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %151 = "stablehlo.multiply"(%150, %68) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %152 = "stablehlo.constant"() <{value = dense<8.117892395543892e-8> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %153 = "stablehlo.add"(%151, %152) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %154 = "stablehlo.multiply"(%153, %68) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %155 = "stablehlo.constant"() <{value = dense<3.415517847659236e-10> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %156 = "stablehlo.add"(%154, %155) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %157 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %158 = "stablehlo.multiply"(%157, %68) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %159 = "stablehlo.constant"() <{value = dense<9.30892908077442> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %160 = "stablehlo.add"(%158, %159) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %161 = "stablehlo.multiply"(%160, %68) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %162 = "stablehlo.constant"() <{value = dense<19.835292871831214> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %163 = "stablehlo.add"(%161, %162) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %164 = "stablehlo.multiply"(%163, %68) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %165 = "stablehlo.constant"() <{value = dense<15.564662893286462> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %166 = "stablehlo.add"(%164, %165) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %167 = "stablehlo.multiply"(%166, %68) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %168 = "stablehlo.constant"() <{value = dense<5.476860694229755> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %169 = "stablehlo.add"(%167, %168) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %170 = "stablehlo.multiply"(%169, %68) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %171 = "stablehlo.constant"() <{value = dense<0.9542936116189619> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %172 = "stablehlo.add"(%170, %171) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %173 = "stablehlo.multiply"(%172, %68) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %174 = "stablehlo.constant"() <{value = dense<0.08645808263523921> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %175 = "stablehlo.add"(%173, %174) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %176 = "stablehlo.multiply"(%175, %68) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %177 = "stablehlo.constant"() <{value = dense<0.004126565238242226> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %178 = "stablehlo.add"(%176, %177) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %179 = "stablehlo.multiply"(%178, %68) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %180 = "stablehlo.constant"() <{value = dense<0.00010125908511650914> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %181 = "stablehlo.add"(%179, %180) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %182 = "stablehlo.multiply"(%181, %68) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %183 = "stablehlo.constant"() <{value = dense<1.1716673321441352e-6> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %184 = "stablehlo.add"(%182, %183) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %185 = "stablehlo.multiply"(%184, %68) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %186 = "stablehlo.constant"() <{value = dense<4.9183457006293e-9> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %187 = "stablehlo.add"(%185, %186) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %188 = "stablehlo.divide"(%156, %187) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %189 = "stablehlo.multiply"(%188, %67) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %190 = "stablehlo.constant"() <{value = dense<0.7853981633974483> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %191 = "stablehlo.add"(%62, %190) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %192 = "stablehlo.sine"(%191) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %193 = "stablehlo.cosine"(%191) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %194 = "stablehlo.multiply"(%192, %125) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %195 = "stablehlo.multiply"(%193, %189) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %196 = "stablehlo.subtract"(%194, %195) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %197 = "stablehlo.multiply"(%196, %65) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %198 = "stablehlo.constant"() <{value = dense<0.346538101525629> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %199 = "stablehlo.multiply"(%198, %67) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %200 = "stablehlo.constant"() <{value = dense<12.007595273964581> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %201 = "stablehlo.add"(%199, %200) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %202 = "stablehlo.multiply"(%201, %67) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %203 = "stablehlo.constant"() <{value = dense<76.27960536152345> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %204 = "stablehlo.add"(%202, %203) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %205 = "stablehlo.multiply"(%204, %67) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %206 = "stablehlo.constant"() <{value = dense<168.08922493463058> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %207 = "stablehlo.add"(%205, %206) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %208 = "stablehlo.multiply"(%207, %67) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %209 = "stablehlo.constant"() <{value = dense<159.75639135016442> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %210 = "stablehlo.add"(%208, %209) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %211 = "stablehlo.multiply"(%210, %67) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %212 = "stablehlo.constant"() <{value = dense<70.53609068404442> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %213 = "stablehlo.add"(%211, %212) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %214 = "stablehlo.multiply"(%213, %67) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %215 = "stablehlo.constant"() <{value = dense<14.026469116338967> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %216 = "stablehlo.add"(%214, %215) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %217 = "stablehlo.multiply"(%216, %67) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %218 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %219 = "stablehlo.add"(%217, %218) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %220 = "stablehlo.constant"() <{value = dense<0.5675945326387702> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %221 = "stablehlo.multiply"(%220, %67) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %222 = "stablehlo.constant"() <{value = dense<14.75625625848472> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %223 = "stablehlo.add"(%221, %222) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %224 = "stablehlo.multiply"(%223, %67) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %225 = "stablehlo.constant"() <{value = dense<84.51389701414746> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %226 = "stablehlo.add"(%224, %225) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %227 = "stablehlo.multiply"(%226, %67) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %228 = "stablehlo.constant"() <{value = dense<177.31808814540045> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %229 = "stablehlo.add"(%227, %228) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %230 = "stablehlo.multiply"(%229, %67) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %231 = "stablehlo.constant"() <{value = dense<164.2346928715297> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %232 = "stablehlo.add"(%230, %231) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %233 = "stablehlo.multiply"(%232, %67) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %234 = "stablehlo.constant"() <{value = dense<71.47784008255756> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %235 = "stablehlo.add"(%233, %234) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %236 = "stablehlo.multiply"(%235, %67) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %237 = "stablehlo.constant"() <{value = dense<14.095913560783403> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %238 = "stablehlo.add"(%236, %237) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %239 = "stablehlo.multiply"(%238, %67) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %240 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %241 = "stablehlo.add"(%239, %240) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %242 = "stablehlo.divide"(%219, %241) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %243 = "stablehlo.negate"(%62) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %244 = "stablehlo.exponential"(%243) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %245 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %246 = "stablehlo.multiply"(%244, %245) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %247 = "stablehlo.multiply"(%242, %246) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %248 = "stablehlo.multiply"(%247, %65) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %249 = "stablehlo.constant"() <{value = dense<-2.09> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %250 = "stablehlo.compare"(%arg0, %249) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %251 = "stablehlo.constant"() <{value = dense<2.09> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %252 = "stablehlo.compare"(%arg0, %251) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %253 = "stablehlo.select"(%252, %248, %57) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %254 = "stablehlo.select"(%250, %197, %253) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %255 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %256 = "stablehlo.compare"(%58, %255) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %257 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %258 = "stablehlo.select"(%256, %257, %254) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    return %258 : tensor<2x3xf32>
  }
}

// T[2,3], T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf64>) -> (tensor<2x3xf64>) {
    %0 = "stablehlo.multiply"(%arg0, %arg0) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %1 = "stablehlo.multiply"(%0, %arg0) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %2 = "stablehlo.constant"() <{value = dense<3.2580140002112756e-32> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %3 = "stablehlo.multiply"(%2, %1) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %4 = "stablehlo.constant"() <{value = dense<4.8283767483131104e-29> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %5 = "stablehlo.add"(%3, %4) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %6 = "stablehlo.multiply"(%5, %1) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %7 = "stablehlo.constant"() <{value = dense<6.083754702874519e-26> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %8 = "stablehlo.add"(%6, %7) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %9 = "stablehlo.multiply"(%8, %1) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %10 = "stablehlo.constant"() <{value = dense<6.424444966235493e-23> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %11 = "stablehlo.add"(%9, %10) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %12 = "stablehlo.multiply"(%11, %1) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %13 = "stablehlo.constant"() <{value = dense<5.589267120624878e-20> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %14 = "stablehlo.add"(%12, %13) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %15 = "stablehlo.multiply"(%14, %1) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %16 = "stablehlo.constant"() <{value = dense<3.923665518678665e-17> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %17 = "stablehlo.add"(%15, %16) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %18 = "stablehlo.multiply"(%17, %1) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %19 = "stablehlo.constant"() <{value = dense<2.165863366310623e-14> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %20 = "stablehlo.add"(%18, %19) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %21 = "stablehlo.multiply"(%20, %1) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %22 = "stablehlo.constant"() <{value = dense<9.096626138504616e-12> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %23 = "stablehlo.add"(%21, %22) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %24 = "stablehlo.multiply"(%23, %1) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %25 = "stablehlo.constant"() <{value = dense<2.7835675983824125e-9> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %26 = "stablehlo.add"(%24, %25) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %27 = "stablehlo.multiply"(%26, %1) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %28 = "stablehlo.constant"() <{value = dense<5.845491956603067e-7> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %29 = "stablehlo.add"(%27, %28) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %30 = "stablehlo.multiply"(%29, %1) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %31 = "stablehlo.constant"() <{value = dense<7.716049382716048e-5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %32 = "stablehlo.add"(%30, %31) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %33 = "stablehlo.multiply"(%32, %1) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %34 = "stablehlo.constant"() <{value = dense<0.005555555555555555> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %35 = "stablehlo.add"(%33, %34) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %36 = "stablehlo.multiply"(%35, %1) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %37 = "stablehlo.constant"() <{value = dense<0.16666666666666666> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %38 = "stablehlo.add"(%36, %37) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %39 = "stablehlo.multiply"(%38, %1) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %40 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %41 = "stablehlo.add"(%39, %40) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %42 = "stablehlo.constant"() <{value = dense<3.7891810604026514e-33> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %43 = "stablehlo.multiply"(%42, %1) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %44 = "stablehlo.constant"() <{value = dense<5.911122454228137e-30> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %45 = "stablehlo.add"(%43, %44) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %46 = "stablehlo.multiply"(%45, %1) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %47 = "stablehlo.constant"() <{value = dense<7.873615109031878e-27> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %48 = "stablehlo.add"(%46, %47) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %49 = "stablehlo.multiply"(%48, %1) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %50 = "stablehlo.constant"() <{value = dense<8.834196152333768e-24> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %51 = "stablehlo.add"(%49, %50) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %52 = "stablehlo.multiply"(%51, %1) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %53 = "stablehlo.constant"() <{value = dense<8.215802421670404e-21> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %54 = "stablehlo.add"(%52, %53) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %55 = "stablehlo.multiply"(%54, %1) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %56 = "stablehlo.constant"() <{value = dense<6.211146630782826e-18> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %57 = "stablehlo.add"(%55, %56) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %58 = "stablehlo.multiply"(%57, %1) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %59 = "stablehlo.constant"() <{value = dense<3.726687978469696e-15> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %60 = "stablehlo.add"(%58, %59) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %61 = "stablehlo.multiply"(%60, %1) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %62 = "stablehlo.constant"() <{value = dense<1.7217298460529996e-12> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %63 = "stablehlo.add"(%61, %62) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %64 = "stablehlo.multiply"(%63, %1) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %65 = "stablehlo.constant"() <{value = dense<5.888316073501258e-10> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %66 = "stablehlo.add"(%64, %65) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %67 = "stablehlo.multiply"(%66, %1) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %68 = "stablehlo.constant"() <{value = dense<1.413195857640302e-7> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %69 = "stablehlo.add"(%67, %68) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %70 = "stablehlo.multiply"(%69, %1) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %71 = "stablehlo.constant"() <{value = dense<2.204585537918871e-5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %72 = "stablehlo.add"(%70, %71) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %73 = "stablehlo.multiply"(%72, %1) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %74 = "stablehlo.constant"() <{value = dense<0.001984126984126984> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %75 = "stablehlo.add"(%73, %74) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %76 = "stablehlo.multiply"(%75, %1) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %77 = "stablehlo.constant"() <{value = dense<0.08333333333333333> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %78 = "stablehlo.add"(%76, %77) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %79 = "stablehlo.multiply"(%78, %1) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %80 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %81 = "stablehlo.add"(%79, %80) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %82 = "stablehlo.constant"() <{value = dense<0.3550280538878172> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %83 = "stablehlo.multiply"(%41, %82) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %84 = "stablehlo.multiply"(%81, %arg0) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %85 = "stablehlo.constant"() <{value = dense<-0.2588194037928068> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %86 = "stablehlo.multiply"(%84, %85) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %87 = "stablehlo.add"(%83, %86) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %88 = "stablehlo.abs"(%arg0) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %89 = "stablehlo.sqrt"(%88) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %90 = "stablehlo.multiply"(%88, %89) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %91 = "stablehlo.constant"() <{value = dense<0.6666666666666666> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %92 = "stablehlo.multiply"(%90, %91) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %93 = "stablehlo.sqrt"(%89) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %94 = "stablehlo.constant"() <{value = dense<0.5641895835477563> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %95 = "stablehlo.divide"(%94, %93) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %96 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %97 = "stablehlo.divide"(%96, %92) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %98 = "stablehlo.multiply"(%97, %97) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %99 = "stablehlo.constant"() <{value = dense<-0.1316963234183318> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %100 = "stablehlo.multiply"(%99, %98) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %101 = "stablehlo.constant"() <{value = dense<-0.6264565444319123> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %102 = "stablehlo.add"(%100, %101) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %103 = "stablehlo.multiply"(%102, %98) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %104 = "stablehlo.constant"() <{value = dense<-0.6931580360369335> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %105 = "stablehlo.add"(%103, %104) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %106 = "stablehlo.multiply"(%105, %98) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %107 = "stablehlo.constant"() <{value = dense<-0.2797799815451191> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %108 = "stablehlo.add"(%106, %107) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %109 = "stablehlo.multiply"(%108, %98) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %110 = "stablehlo.constant"() <{value = dense<-0.04919001326095003> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %111 = "stablehlo.add"(%109, %110) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %112 = "stablehlo.multiply"(%111, %98) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %113 = "stablehlo.constant"() <{value = dense<-0.004062659235948854> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %114 = "stablehlo.add"(%112, %113) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %115 = "stablehlo.multiply"(%114, %98) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %116 = "stablehlo.constant"() <{value = dense<-0.0001592764962392621> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %117 = "stablehlo.add"(%115, %116) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %118 = "stablehlo.multiply"(%117, %98) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %119 = "stablehlo.constant"() <{value = dense<-2.776491081552329e-6> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %120 = "stablehlo.add"(%118, %119) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %121 = "stablehlo.multiply"(%120, %98) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %122 = "stablehlo.constant"() <{value = dense<-1.6778769848911465e-8> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %123 = "stablehlo.add"(%121, %122) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %124 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %125 = "stablehlo.multiply"(%124, %98) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %126 = "stablehlo.constant"() <{value = dense<13.356042070655324> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %127 = "stablehlo.add"(%125, %126) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %128 = "stablehlo.multiply"(%127, %98) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %129 = "stablehlo.constant"() <{value = dense<32.682503279522464> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %130 = "stablehlo.add"(%128, %129) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %131 = "stablehlo.multiply"(%130, %98) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %132 = "stablehlo.constant"() <{value = dense<26.736704094149957> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %133 = "stablehlo.add"(%131, %132) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %134 = "stablehlo.multiply"(%133, %98) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %135 = "stablehlo.constant"() <{value = dense<9.187074029072596> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %136 = "stablehlo.add"(%134, %135) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %137 = "stablehlo.multiply"(%136, %98) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %138 = "stablehlo.constant"() <{value = dense<1.4752914677166642> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %139 = "stablehlo.add"(%137, %138) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %140 = "stablehlo.multiply"(%139, %98) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %141 = "stablehlo.constant"() <{value = dense<0.11568717379518804> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %142 = "stablehlo.add"(%140, %141) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %143 = "stablehlo.multiply"(%142, %98) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %144 = "stablehlo.constant"() <{value = dense<0.004402916416152112> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %145 = "stablehlo.add"(%143, %144) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %146 = "stablehlo.multiply"(%145, %98) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %147 = "stablehlo.constant"() <{value = dense<7.547203482874142e-5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %148 = "stablehlo.add"(%146, %147) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %149 = "stablehlo.multiply"(%148, %98) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %150 = "stablehlo.constant"() <{value = dense<4.5185009297058035e-7> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %151 = "stablehlo.add"(%149, %150) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %152 = "stablehlo.divide"(%123, %151) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %153 = "stablehlo.multiply"(%152, %98) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %154 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %155 = "stablehlo.add"(%153, %154) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %156 = "stablehlo.constant"() <{value = dense<0.01973399320916857> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %157 = "stablehlo.multiply"(%156, %98) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %158 = "stablehlo.constant"() <{value = dense<0.39110302961568827> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %159 = "stablehlo.add"(%157, %158) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %160 = "stablehlo.multiply"(%159, %98) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %161 = "stablehlo.constant"() <{value = dense<1.0657989759959559> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %162 = "stablehlo.add"(%160, %161) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %163 = "stablehlo.multiply"(%162, %98) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %164 = "stablehlo.constant"() <{value = dense<0.9391692298166502> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %165 = "stablehlo.add"(%163, %164) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %166 = "stablehlo.multiply"(%165, %98) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %167 = "stablehlo.constant"() <{value = dense<0.35146565610554764> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %168 = "stablehlo.add"(%166, %167) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %169 = "stablehlo.multiply"(%168, %98) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %170 = "stablehlo.constant"() <{value = dense<0.06338889196289255> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %171 = "stablehlo.add"(%169, %170) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %172 = "stablehlo.multiply"(%171, %98) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %173 = "stablehlo.constant"() <{value = dense<0.005858041130483885> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %174 = "stablehlo.add"(%172, %173) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %175 = "stablehlo.multiply"(%174, %98) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %176 = "stablehlo.constant"() <{value = dense<0.000282851600836737> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %177 = "stablehlo.add"(%175, %176) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %178 = "stablehlo.multiply"(%177, %98) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %179 = "stablehlo.constant"() <{value = dense<6.98793669997261e-6> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %180 = "stablehlo.add"(%178, %179) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %181 = "stablehlo.multiply"(%180, %98) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %182 = "stablehlo.constant"() <{value = dense<8.117892395543892e-8> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %183 = "stablehlo.add"(%181, %182) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %184 = "stablehlo.multiply"(%183, %98) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %185 = "stablehlo.constant"() <{value = dense<3.415517847659236e-10> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %186 = "stablehlo.add"(%184, %185) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %187 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %188 = "stablehlo.multiply"(%187, %98) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %189 = "stablehlo.constant"() <{value = dense<9.30892908077442> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %190 = "stablehlo.add"(%188, %189) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %191 = "stablehlo.multiply"(%190, %98) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %192 = "stablehlo.constant"() <{value = dense<19.835292871831214> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %193 = "stablehlo.add"(%191, %192) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %194 = "stablehlo.multiply"(%193, %98) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %195 = "stablehlo.constant"() <{value = dense<15.564662893286462> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %196 = "stablehlo.add"(%194, %195) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %197 = "stablehlo.multiply"(%196, %98) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %198 = "stablehlo.constant"() <{value = dense<5.476860694229755> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %199 = "stablehlo.add"(%197, %198) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %200 = "stablehlo.multiply"(%199, %98) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %201 = "stablehlo.constant"() <{value = dense<0.9542936116189619> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %202 = "stablehlo.add"(%200, %201) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %203 = "stablehlo.multiply"(%202, %98) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %204 = "stablehlo.constant"() <{value = dense<0.08645808263523921> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %205 = "stablehlo.add"(%203, %204) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %206 = "stablehlo.multiply"(%205, %98) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %207 = "stablehlo.constant"() <{value = dense<0.004126565238242226> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %208 = "stablehlo.add"(%206, %207) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %209 = "stablehlo.multiply"(%208, %98) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %210 = "stablehlo.constant"() <{value = dense<0.00010125908511650914> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %211 = "stablehlo.add"(%209, %210) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %212 = "stablehlo.multiply"(%211, %98) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %213 = "stablehlo.constant"() <{value = dense<1.1716673321441352e-6> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %214 = "stablehlo.add"(%212, %213) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %215 = "stablehlo.multiply"(%214, %98) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %216 = "stablehlo.constant"() <{value = dense<4.9183457006293e-9> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %217 = "stablehlo.add"(%215, %216) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %218 = "stablehlo.divide"(%186, %217) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %219 = "stablehlo.multiply"(%218, %97) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %220 = "stablehlo.constant"() <{value = dense<0.7853981633974483> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %221 = "stablehlo.add"(%92, %220) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %222 = "stablehlo.sine"(%221) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %223 = "stablehlo.cosine"(%221) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %224 = "stablehlo.multiply"(%222, %155) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %225 = "stablehlo.multiply"(%223, %219) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %226 = "stablehlo.subtract"(%224, %225) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %227 = "stablehlo.multiply"(%226, %95) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %228 = "stablehlo.constant"() <{value = dense<0.346538101525629> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %229 = "stablehlo.multiply"(%228, %97) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %230 = "stablehlo.constant"() <{value = dense<12.007595273964581> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %231 = "stablehlo.add"(%229, %230) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %232 = "stablehlo.multiply"(%231, %97) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %233 = "stablehlo.constant"() <{value = dense<76.27960536152345> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %234 = "stablehlo.add"(%232, %233) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %235 = "stablehlo.multiply"(%234, %97) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %236 = "stablehlo.constant"() <{value = dense<168.08922493463058> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %237 = "stablehlo.add"(%235, %236) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %238 = "stablehlo.multiply"(%237, %97) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %239 = "stablehlo.constant"() <{value = dense<159.75639135016442> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %240 = "stablehlo.add"(%238, %239) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %241 = "stablehlo.multiply"(%240, %97) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %242 = "stablehlo.constant"() <{value = dense<70.53609068404442> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %243 = "stablehlo.add"(%241, %242) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %244 = "stablehlo.multiply"(%243, %97) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %245 = "stablehlo.constant"() <{value = dense<14.026469116338967> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %246 = "stablehlo.add"(%244, %245) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %247 = "stablehlo.multiply"(%246, %97) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %248 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %249 = "stablehlo.add"(%247, %248) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %250 = "stablehlo.constant"() <{value = dense<0.5675945326387702> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %251 = "stablehlo.multiply"(%250, %97) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %252 = "stablehlo.constant"() <{value = dense<14.75625625848472> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %253 = "stablehlo.add"(%251, %252) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %254 = "stablehlo.multiply"(%253, %97) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %255 = "stablehlo.constant"() <{value = dense<84.51389701414746> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %256 = "stablehlo.add"(%254, %255) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %257 = "stablehlo.multiply"(%256, %97) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %258 = "stablehlo.constant"() <{value = dense<177.31808814540045> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %259 = "stablehlo.add"(%257, %258) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %260 = "stablehlo.multiply"(%259, %97) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %261 = "stablehlo.constant"() <{value = dense<164.2346928715297> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %262 = "stablehlo.add"(%260, %261) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %263 = "stablehlo.multiply"(%262, %97) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %264 = "stablehlo.constant"() <{value = dense<71.47784008255756> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %265 = "stablehlo.add"(%263, %264) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %266 = "stablehlo.multiply"(%265, %97) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %267 = "stablehlo.constant"() <{value = dense<14.095913560783403> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %268 = "stablehlo.add"(%266, %267) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %269 = "stablehlo.multiply"(%268, %97) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %270 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %271 = "stablehlo.add"(%269, %270) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %272 = "stablehlo.divide"(%249, %271) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %273 = "stablehlo.negate"(%92) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %274 = "stablehlo.exponential"(%273) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %275 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %276 = "stablehlo.multiply"(%274, %275) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %277 = "stablehlo.multiply"(%272, %276) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %278 = "stablehlo.multiply"(%277, %95) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %279 = "stablehlo.constant"() <{value = dense<-2.09> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %280 = "stablehlo.compare"(%arg0, %279) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %281 = "stablehlo.constant"() <{value = dense<2.09> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %282 = "stablehlo.compare"(%arg0, %281) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %283 = "stablehlo.select"(%282, %278, %87) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %284 = "stablehlo.select"(%280, %227, %283) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %285 = "stablehlo.constant"() <{value = dense<0x7FF0000000000000> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %286 = "stablehlo.compare"(%88, %285) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %287 = "stablehlo.constant"() <{value = dense<0x7FF8000000000000> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %288 = "stablehlo.select"(%286, %287, %284) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    return %288 : tensor<2x3xf64>
  }
}

// T[2,3], T = int64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xi64>) -> (tensor<2x3xf32>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3xi64>) -> tensor<2x3xf32>
    %1 = "stablehlo.multiply"(%0, %0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %2 = "stablehlo.multiply"(%1, %0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %3 = "stablehlo.constant"() <{value = dense<3.923665518678665e-17> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %4 = "stablehlo.multiply"(%3, %2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %5 = "stablehlo.constant"() <{value = dense<2.165863366310623e-14> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %6 = "stablehlo.add"(%4, %5) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %7 = "stablehlo.multiply"(%6, %2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %8 = "stablehlo.constant"() <{value = dense<9.096626138504616e-12> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %9 = "stablehlo.add"(%7, %8) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %10 = "stablehlo.multiply"(%9, %2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %11 = "stablehlo.constant"() <{value = dense<2.7835675983824125e-9> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %12 = "stablehlo.add"(%10, %11) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %13 = "stablehlo.multiply"(%12, %2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %14 = "stablehlo.constant"() <{value = dense<5.845491956603067e-7> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %15 = "stablehlo.add"(%13, %14) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %16 = "stablehlo.multiply"(%15, %2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %17 = "stablehlo.constant"() <{value = dense<7.716049382716048e-5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %18 = "stablehlo.add"(%16, %17) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %19 = "stablehlo.multiply"(%18, %2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %20 = "stablehlo.constant"() <{value = dense<0.005555555555555555> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %21 = "stablehlo.add"(%19, %20) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %22 = "stablehlo.multiply"(%21, %2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %23 = "stablehlo.constant"() <{value = dense<0.16666666666666666> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %24 = "stablehlo.add"(%22, %23) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %25 = "stablehlo.multiply"(%24, %2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %26 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %27 = "stablehlo.add"(%25, %26) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %28 = "stablehlo.constant"() <{value = dense<6.211146630782826e-18> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %29 = "stablehlo.multiply"(%28, %2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %30 = "stablehlo.constant"() <{value = dense<3.726687978469696e-15> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %31 = "stablehlo.add"(%29, %30) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %32 = "stablehlo.multiply"(%31, %2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %33 = "stablehlo.constant"() <{value = dense<1.7217298460529996e-12> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %34 = "stablehlo.add"(%32, %33) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %35 = "stablehlo.multiply"(%34, %2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %36 = "stablehlo.constant"() <{value = dense<5.888316073501258e-10> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %37 = "stablehlo.add"(%35, %36) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %38 = "stablehlo.multiply"(%37, %2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %39 = "stablehlo.constant"() <{value = dense<1.413195857640302e-7> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %40 = "stablehlo.add"(%38, %39) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %41 = "stablehlo.multiply"(%40, %2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %42 = "stablehlo.constant"() <{value = dense<2.204585537918871e-5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %43 = "stablehlo.add"(%41, %42) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %44 = "stablehlo.multiply"(%43, %2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %45 = "stablehlo.constant"() <{value = dense<0.001984126984126984> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %46 = "stablehlo.add"(%44, %45) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %47 = "stablehlo.multiply"(%46, %2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %48 = "stablehlo.constant"() <{value = dense<0.08333333333333333> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %49 = "stablehlo.add"(%47, %48) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %50 = "stablehlo.multiply"(%49, %2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %51 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %52 = "stablehlo.add"(%50, %51) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %53 = "stablehlo.constant"() <{value = dense<0.3550280538878172> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %54 = "stablehlo.multiply"(%27, %53) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %55 = "stablehlo.multiply"(%52, %0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %56 = "stablehlo.constant"() <{value = dense<-0.2588194037928068> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %57 = "stablehlo.multiply"(%55, %56) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %58 = "stablehlo.add"(%54, %57) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %59 = "stablehlo.abs"(%0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %60 = "stablehlo.sqrt"(%59) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %61 = "stablehlo.multiply"(%59, %60) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %62 = "stablehlo.constant"() <{value = dense<0.6666666666666666> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %63 = "stablehlo.multiply"(%61, %62) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %64 = "stablehlo.sqrt"(%60) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %65 = "stablehlo.constant"() <{value = dense<0.5641895835477563> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %66 = "stablehlo.divide"(%65, %64) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %67 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %68 = "stablehlo.divide"(%67, %63) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %69 = "stablehlo.multiply"(%68, %68) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %70 = "stablehlo.constant"() <{value = dense<-0.1316963234183318> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %71 = "stablehlo.multiply"(%70, %69) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %72 = "stablehlo.constant"() <{value = dense<-0.6264565444319123> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %73 = "stablehlo.add"(%71, %72) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %74 = "stablehlo.multiply"(%73, %69) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %75 = "stablehlo.constant"() <{value = dense<-0.6931580360369335> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %76 = "stablehlo.add"(%74, %75) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %77 = "stablehlo.multiply"(%76, %69) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %78 = "stablehlo.constant"() <{value = dense<-0.2797799815451191> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %79 = "stablehlo.add"(%77, %78) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %80 = "stablehlo.multiply"(%79, %69) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %81 = "stablehlo.constant"() <{value = dense<-0.04919001326095003> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %82 = "stablehlo.add"(%80, %81) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %83 = "stablehlo.multiply"(%82, %69) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %84 = "stablehlo.constant"() <{value = dense<-0.004062659235948854> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %85 = "stablehlo.add"(%83, %84) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %86 = "stablehlo.multiply"(%85, %69) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %87 = "stablehlo.constant"() <{value = dense<-0.0001592764962392621> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %88 = "stablehlo.add"(%86, %87) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %89 = "stablehlo.multiply"(%88, %69) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %90 = "stablehlo.constant"() <{value = dense<-2.776491081552329e-6> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %91 = "stablehlo.add"(%89, %90) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %92 = "stablehlo.multiply"(%91, %69) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %93 = "stablehlo.constant"() <{value = dense<-1.6778769848911465e-8> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %94 = "stablehlo.add"(%92, %93) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %95 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %96 = "stablehlo.multiply"(%95, %69) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %97 = "stablehlo.constant"() <{value = dense<13.356042070655324> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %98 = "stablehlo.add"(%96, %97) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %99 = "stablehlo.multiply"(%98, %69) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %100 = "stablehlo.constant"() <{value = dense<32.682503279522464> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %101 = "stablehlo.add"(%99, %100) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %102 = "stablehlo.multiply"(%101, %69) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %103 = "stablehlo.constant"() <{value = dense<26.736704094149957> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %104 = "stablehlo.add"(%102, %103) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %105 = "stablehlo.multiply"(%104, %69) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %106 = "stablehlo.constant"() <{value = dense<9.187074029072596> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %107 = "stablehlo.add"(%105, %106) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %108 = "stablehlo.multiply"(%107, %69) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %109 = "stablehlo.constant"() <{value = dense<1.4752914677166642> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %110 = "stablehlo.add"(%108, %109) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %111 = "stablehlo.multiply"(%110, %69) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %112 = "stablehlo.constant"() <{value = dense<0.11568717379518804> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %113 = "stablehlo.add"(%111, %112) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %114 = "stablehlo.multiply"(%113, %69) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %115 = "stablehlo.constant"() <{value = dense<0.004402916416152112> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %116 = "stablehlo.add"(%114, %115) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %117 = "stablehlo.multiply"(%116, %69) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %118 = "stablehlo.constant"() <{value = dense<7.547203482874142e-5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %119 = "stablehlo.add"(%117, %118) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %120 = "stablehlo.multiply"(%119, %69) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %121 = "stablehlo.constant"() <{value = dense<4.5185009297058035e-7> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %122 = "stablehlo.add"(%120, %121) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %123 = "stablehlo.divide"(%94, %122) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %124 = "stablehlo.multiply"(%123, %69) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %125 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %126 = "stablehlo.add"(%124, %125) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %127 = "stablehlo.constant"() <{value = dense<0.01973399320916857> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %128 = "stablehlo.multiply"(%127, %69) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %129 = "stablehlo.constant"() <{value = dense<0.39110302961568827> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %130 = "stablehlo.add"(%128, %129) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %131 = "stablehlo.multiply"(%130, %69) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %132 = "stablehlo.constant"() <{value = dense<1.0657989759959559> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %133 = "stablehlo.add"(%131, %132) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %134 = "stablehlo.multiply"(%133, %69) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %135 = "stablehlo.constant"() <{value = dense<0.9391692298166502> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %136 = "stablehlo.add"(%134, %135) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %137 = "stablehlo.multiply"(%136, %69) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %138 = "stablehlo.constant"() <{value = dense<0.35146565610554764> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %139 = "stablehlo.add"(%137, %138) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %140 = "stablehlo.multiply"(%139, %69) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %141 = "stablehlo.constant"() <{value = dense<0.06338889196289255> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %142 = "stablehlo.add"(%140, %141) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %143 = "stablehlo.multiply"(%142, %69) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %144 = "stablehlo.constant"() <{value = dense<0.005858041130483885> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %145 = "stablehlo.add"(%143, %144) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %146 = "stablehlo.multiply"(%145, %69) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %147 = "stablehlo.constant"() <{value = dense<0.000282851600836737> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %148 = "stablehlo.add"(%146, %147) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %149 = "stablehlo.multiply"(%148, %69) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %150 = "stablehlo.constant"() <{value = dense<6.98793669997261e-6> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %151 = "stablehlo.add"(%149, %150) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %152 = "stablehlo.multiply"(%151, %69) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %153 = "stablehlo.constant"() <{value = dense<8.117892395543892e-8> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %154 = "stablehlo.add"(%152, %153) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %155 = "stablehlo.multiply"(%154, %69) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %156 = "stablehlo.constant"() <{value = dense<3.415517847659236e-10> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %157 = "stablehlo.add"(%155, %156) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %158 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %159 = "stablehlo.multiply"(%158, %69) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %160 = "stablehlo.constant"() <{value = dense<9.30892908077442> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %161 = "stablehlo.add"(%159, %160) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %162 = "stablehlo.multiply"(%161, %69) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %163 = "stablehlo.constant"() <{value = dense<19.835292871831214> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %164 = "stablehlo.add"(%162, %163) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %165 = "stablehlo.multiply"(%164, %69) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %166 = "stablehlo.constant"() <{value = dense<15.564662893286462> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %167 = "stablehlo.add"(%165, %166) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %168 = "stablehlo.multiply"(%167, %69) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %169 = "stablehlo.constant"() <{value = dense<5.476860694229755> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %170 = "stablehlo.add"(%168, %169) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %171 = "stablehlo.multiply"(%170, %69) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %172 = "stablehlo.constant"() <{value = dense<0.9542936116189619> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %173 = "stablehlo.add"(%171, %172) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %174 = "stablehlo.multiply"(%173, %69) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %175 = "stablehlo.constant"() <{value = dense<0.08645808263523921> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %176 = "stablehlo.add"(%174, %175) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %177 = "stablehlo.multiply"(%176, %69) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %178 = "stablehlo.constant"() <{value = dense<0.004126565238242226> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %179 = "stablehlo.add"(%177, %178) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %180 = "stablehlo.multiply"(%179, %69) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %181 = "stablehlo.constant"() <{value = dense<0.00010125908511650914> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %182 = "stablehlo.add"(%180, %181) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %183 = "stablehlo.multiply"(%182, %69) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %184 = "stablehlo.constant"() <{value = dense<1.1716673321441352e-6> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %185 = "stablehlo.add"(%183, %184) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %186 = "stablehlo.multiply"(%185, %69) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %187 = "stablehlo.constant"() <{value = dense<4.9183457006293e-9> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %188 = "stablehlo.add"(%186, %187) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %189 = "stablehlo.divide"(%157, %188) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %190 = "stablehlo.multiply"(%189, %68) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %191 = "stablehlo.constant"() <{value = dense<0.7853981633974483> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %192 = "stablehlo.add"(%63, %191) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %193 = "stablehlo.sine"(%192) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %194 = "stablehlo.cosine"(%192) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %195 = "stablehlo.multiply"(%193, %126) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %196 = "stablehlo.multiply"(%194, %190) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %197 = "stablehlo.subtract"(%195, %196) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %198 = "stablehlo.multiply"(%197, %66) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %199 = "stablehlo.constant"() <{value = dense<0.346538101525629> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %200 = "stablehlo.multiply"(%199, %68) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %201 = "stablehlo.constant"() <{value = dense<12.007595273964581> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %202 = "stablehlo.add"(%200, %201) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %203 = "stablehlo.multiply"(%202, %68) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %204 = "stablehlo.constant"() <{value = dense<76.27960536152345> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %205 = "stablehlo.add"(%203, %204) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %206 = "stablehlo.multiply"(%205, %68) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %207 = "stablehlo.constant"() <{value = dense<168.08922493463058> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %208 = "stablehlo.add"(%206, %207) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %209 = "stablehlo.multiply"(%208, %68) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %210 = "stablehlo.constant"() <{value = dense<159.75639135016442> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %211 = "stablehlo.add"(%209, %210) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %212 = "stablehlo.multiply"(%211, %68) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %213 = "stablehlo.constant"() <{value = dense<70.53609068404442> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %214 = "stablehlo.add"(%212, %213) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %215 = "stablehlo.multiply"(%214, %68) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %216 = "stablehlo.constant"() <{value = dense<14.026469116338967> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %217 = "stablehlo.add"(%215, %216) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %218 = "stablehlo.multiply"(%217, %68) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %219 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %220 = "stablehlo.add"(%218, %219) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %221 = "stablehlo.constant"() <{value = dense<0.5675945326387702> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %222 = "stablehlo.multiply"(%221, %68) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %223 = "stablehlo.constant"() <{value = dense<14.75625625848472> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %224 = "stablehlo.add"(%222, %223) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %225 = "stablehlo.multiply"(%224, %68) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %226 = "stablehlo.constant"() <{value = dense<84.51389701414746> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %227 = "stablehlo.add"(%225, %226) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %228 = "stablehlo.multiply"(%227, %68) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %229 = "stablehlo.constant"() <{value = dense<177.31808814540045> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %230 = "stablehlo.add"(%228, %229) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %231 = "stablehlo.multiply"(%230, %68) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %232 = "stablehlo.constant"() <{value = dense<164.2346928715297> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %233 = "stablehlo.add"(%231, %232) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %234 = "stablehlo.multiply"(%233, %68) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %235 = "stablehlo.constant"() <{value = dense<71.47784008255756> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %236 = "stablehlo.add"(%234, %235) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %237 = "stablehlo.multiply"(%236, %68) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %238 = "stablehlo.constant"() <{value = dense<14.095913560783403> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %239 = "stablehlo.add"(%237, %238) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %240 = "stablehlo.multiply"(%239, %68) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %241 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %242 = "stablehlo.add"(%240, %241) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %243 = "stablehlo.divide"(%220, %242) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %244 = "stablehlo.negate"(%63) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %245 = "stablehlo.exponential"(%244) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %246 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %247 = "stablehlo.multiply"(%245, %246) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %248 = "stablehlo.multiply"(%243, %247) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %249 = "stablehlo.multiply"(%248, %66) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %250 = "stablehlo.constant"() <{value = dense<-2.09> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %251 = "stablehlo.compare"(%0, %250) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %252 = "stablehlo.constant"() <{value = dense<2.09> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %253 = "stablehlo.compare"(%0, %252) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %254 = "stablehlo.select"(%253, %249, %58) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %255 = "stablehlo.select"(%251, %198, %254) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %256 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %257 = "stablehlo.compare"(%59, %256) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %258 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %259 = "stablehlo.select"(%257, %258, %255) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    return %259 : tensor<2x3xf32>
  }
}
