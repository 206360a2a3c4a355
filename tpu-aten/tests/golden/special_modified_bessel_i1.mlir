// aten::special_modified_bessel_i1(Tensor self) -> Tensor

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
    %8 = "stablehlo.constant"() <{value = dense<-1.8872497517228294e-9> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %9 = "stablehlo.add"(%7, %8) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %10 = "stablehlo.multiply"(%4, %9) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %11 = "stablehlo.subtract"(%10, %5) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %12 = "stablehlo.constant"() <{value = dense<9.381537386495773e-9> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %13 = "stablehlo.add"(%11, %12) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %14 = "stablehlo.multiply"(%4, %13) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %15 = "stablehlo.subtract"(%14, %9) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %16 = "stablehlo.constant"() <{value = dense<-4.445059128796328e-8> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %17 = "stablehlo.add"(%15, %16) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %18 = "stablehlo.multiply"(%4, %17) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %19 = "stablehlo.subtract"(%18, %13) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %20 = "stablehlo.constant"() <{value = dense<2.0032947535521353e-7> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %21 = "stablehlo.add"(%19, %20) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %22 = "stablehlo.multiply"(%4, %21) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %23 = "stablehlo.subtract"(%22, %17) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %24 = "stablehlo.constant"() <{value = dense<-8.568720264695455e-7> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %25 = "stablehlo.add"(%23, %24) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %26 = "stablehlo.multiply"(%4, %25) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %27 = "stablehlo.subtract"(%26, %21) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %28 = "stablehlo.constant"() <{value = dense<3.4702513081376785e-6> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %29 = "stablehlo.add"(%27, %28) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %30 = "stablehlo.multiply"(%4, %29) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %31 = "stablehlo.subtract"(%30, %25) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %32 = "stablehlo.constant"() <{value = dense<-1.3273163656039436e-5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %33 = "stablehlo.add"(%31, %32) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %34 = "stablehlo.multiply"(%4, %33) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %35 = "stablehlo.subtract"(%34, %29) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %36 = "stablehlo.constant"() <{value = dense<4.781565107550054e-5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %37 = "stablehlo.add"(%35, %36) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %38 = "stablehlo.multiply"(%4, %37) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %39 = "stablehlo.subtract"(%38, %33) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %40 = "stablehlo.constant"() <{value = dense<-0.00016176081582589674> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %41 = "stablehlo.add"(%39, %40) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %42 = "stablehlo.multiply"(%4, %41) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %43 = "stablehlo.subtract"(%42, %37) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %44 = "stablehlo.constant"() <{value = dense<0.0005122859561685758> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %45 = "stablehlo.add"(%43, %44) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %46 = "stablehlo.multiply"(%4, %45) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %47 = "stablehlo.subtract"(%46, %41) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %48 = "stablehlo.constant"() <{value = dense<-0.0015135724506312532> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %49 = "stablehlo.add"(%47, %48) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %50 = "stablehlo.multiply"(%4, %49) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %51 = "stablehlo.subtract"(%50, %45) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %52 = "stablehlo.constant"() <{value = dense<0.004156422944312888> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %53 = "stablehlo.add"(%51, %52) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %54 = "stablehlo.multiply"(%4, %53) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %55 = "stablehlo.subtract"(%54, %49) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %56 = "stablehlo.constant"() <{value = dense<-0.010564084894626197> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %57 = "stablehlo.add"(%55, %56) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %58 = "stablehlo.multiply"(%4, %57) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %59 = "stablehlo.subtract"(%58, %53) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %60 = "stablehlo.constant"() <{value = dense<0.024726449030626516> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %61 = "stablehlo.add"(%59, %60) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %62 = "stablehlo.multiply"(%4, %61) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %63 = "stablehlo.subtract"(%62, %57) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %64 = "stablehlo.constant"() <{value = dense<-0.05294598120809499> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %65 = "stablehlo.add"(%63, %64) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %66 = "stablehlo.multiply"(%4, %65) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %67 = "stablehlo.subtract"(%66, %61) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %68 = "stablehlo.constant"() <{value = dense<0.1026436586898471> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %69 = "stablehlo.add"(%67, %68) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %70 = "stablehlo.multiply"(%4, %69) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %71 = "stablehlo.subtract"(%70, %65) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %72 = "stablehlo.constant"() <{value = dense<-0.17641651835783406> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %73 = "stablehlo.add"(%71, %72) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %74 = "stablehlo.multiply"(%4, %73) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %75 = "stablehlo.subtract"(%74, %69) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %76 = "stablehlo.constant"() <{value = dense<0.25258718644363365> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %77 = "stablehlo.add"(%75, %76) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %78 = "stablehlo.subtract"(%77, %69) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %79 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %80 = "stablehlo.multiply"(%78, %79) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %81 = "stablehlo.multiply"(%80, %0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %82 = "stablehlo.constant"() <{value = dense<32.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %83 = "stablehlo.divide"(%82, %0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %84 = "stablehlo.constant"() <{value = dense<-2.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %85 = "stablehlo.add"(%83, %84) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %86 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %87 = "stablehlo.multiply"(%85, %86) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %88 = "stablehlo.subtract"(%87, %86) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %89 = "stablehlo.constant"() <{value = dense<-3.835380385964237e-9> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %90 = "stablehlo.add"(%88, %89) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %91 = "stablehlo.multiply"(%85, %90) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %92 = "stablehlo.subtract"(%91, %86) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %93 = "stablehlo.constant"() <{value = dense<-2.6314688468895196e-8> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %94 = "stablehlo.add"(%92, %93) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %95 = "stablehlo.multiply"(%85, %94) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %96 = "stablehlo.subtract"(%95, %90) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %97 = "stablehlo.constant"() <{value = dense<-2.512236237870209e-7> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %98 = "stablehlo.add"(%96, %97) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %99 = "stablehlo.multiply"(%85, %98) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %100 = "stablehlo.subtract"(%99, %94) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %101 = "stablehlo.constant"() <{value = dense<-3.882564808877691e-6> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %102 = "stablehlo.add"(%100, %101) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %103 = "stablehlo.multiply"(%85, %102) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %104 = "stablehlo.subtract"(%103, %98) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %105 = "stablehlo.constant"() <{value = dense<-0.00011058893876262371> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %106 = "stablehlo.add"(%104, %105) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %107 = "stablehlo.multiply"(%85, %106) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %108 = "stablehlo.subtract"(%107, %102) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %109 = "stablehlo.constant"() <{value = dense<-0.009761097491361469> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %110 = "stablehlo.add"(%108, %109) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %111 = "stablehlo.multiply"(%85, %110) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %112 = "stablehlo.subtract"(%111, %106) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %113 = "stablehlo.constant"() <{value = dense<0.7785762350182801> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %114 = "stablehlo.add"(%112, %113) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %115 = "stablehlo.subtract"(%114, %106) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %116 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %117 = "stablehlo.multiply"(%115, %116) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %118 = "stablehlo.sqrt"(%0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %119 = "stablehlo.divide"(%117, %118) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %120 = "stablehlo.constant"() <{value = dense<8.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %121 = "stablehlo.compare"(%0, %120) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %122 = "stablehlo.select"(%121, %81, %119) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %123 = "stablehlo.exponential"(%0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %124 = "stablehlo.multiply"(%122, %123) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %125 = "stablehlo.negate"(%124) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %126 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %127 = "stablehlo.compare"(%arg0, %126) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %128 = "stablehlo.select"(%127, %125, %124) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    return %128 : tensor<2x3xf32>
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
    %8 = "stablehlo.constant"() <{value = dense<2.7779141127610464e-18> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %9 = "stablehlo.add"(%7, %8) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %10 = "stablehlo.multiply"(%4, %9) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %11 = "stablehlo.subtract"(%10, %5) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %12 = "stablehlo.constant"() <{value = dense<-2.111421214358166e-17> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %13 = "stablehlo.add"(%11, %12) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %14 = "stablehlo.multiply"(%4, %13) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %15 = "stablehlo.subtract"(%14, %9) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %16 = "stablehlo.constant"() <{value = dense<1.5536319577362005e-16> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %17 = "stablehlo.add"(%15, %16) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %18 = "stablehlo.multiply"(%4, %17) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %19 = "stablehlo.subtract"(%18, %13) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %20 = "stablehlo.constant"() <{value = dense<-1.1055969477353862e-15> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %21 = "stablehlo.add"(%19, %20) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %22 = "stablehlo.multiply"(%4, %21) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %23 = "stablehlo.subtract"(%22, %17) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %24 = "stablehlo.constant"() <{value = dense<7.600684294735408e-15> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %25 = "stablehlo.add"(%23, %24) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %26 = "stablehlo.multiply"(%4, %25) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %27 = "stablehlo.subtract"(%26, %21) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %28 = "stablehlo.constant"() <{value = dense<-5.042185504727912e-14> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %29 = "stablehlo.add"(%27, %28) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %30 = "stablehlo.multiply"(%4, %29) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %31 = "stablehlo.subtract"(%30, %25) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %32 = "stablehlo.constant"() <{value = dense<3.223793365945575e-13> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %33 = "stablehlo.add"(%31, %32) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %34 = "stablehlo.multiply"(%4, %33) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %35 = "stablehlo.subtract"(%34, %29) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %36 = "stablehlo.constant"() <{value = dense<-1.9839743977649436e-12> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %37 = "stablehlo.add"(%35, %36) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %38 = "stablehlo.multiply"(%4, %37) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %39 = "stablehlo.subtract"(%38, %33) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %40 = "stablehlo.constant"() <{value = dense<1.1736186298890901e-11> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %41 = "stablehlo.add"(%39, %40) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %42 = "stablehlo.multiply"(%4, %41) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %43 = "stablehlo.subtract"(%42, %37) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %44 = "stablehlo.constant"() <{value = dense<-6.663489723502027e-11> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %45 = "stablehlo.add"(%43, %44) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %46 = "stablehlo.multiply"(%4, %45) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %47 = "stablehlo.subtract"(%46, %41) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %48 = "stablehlo.constant"() <{value = dense<3.625590281552117e-10> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %49 = "stablehlo.add"(%47, %48) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %50 = "stablehlo.multiply"(%4, %49) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %51 = "stablehlo.subtract"(%50, %45) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %52 = "stablehlo.constant"() <{value = dense<-1.8872497517228294e-9> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %53 = "stablehlo.add"(%51, %52) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %54 = "stablehlo.multiply"(%4, %53) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %55 = "stablehlo.subtract"(%54, %49) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %56 = "stablehlo.constant"() <{value = dense<9.381537386495773e-9> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %57 = "stablehlo.add"(%55, %56) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %58 = "stablehlo.multiply"(%4, %57) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %59 = "stablehlo.subtract"(%58, %53) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %60 = "stablehlo.constant"() <{value = dense<-4.445059128796328e-8> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %61 = "stablehlo.add"(%59, %60) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %62 = "stablehlo.multiply"(%4, %61) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %63 = "stablehlo.subtract"(%62, %57) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %64 = "stablehlo.constant"() <{value = dense<2.0032947535521353e-7> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %65 = "stablehlo.add"(%63, %64) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %66 = "stablehlo.multiply"(%4, %65) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %67 = "stablehlo.subtract"(%66, %61) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %68 = "stablehlo.constant"() <{value = dense<-8.568720264695455e-7> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %69 = "stablehlo.add"(%67, %68) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %70 = "stablehlo.multiply"(%4, %69) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %71 = "stablehlo.subtract"(%70, %65) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %72 = "stablehlo.constant"() <{value = dense<3.4702513081376785e-6> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %73 = "stablehlo.add"(%71, %72) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %74 = "stablehlo.multiply"(%4, %73) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %75 = "stablehlo.subtract"(%74, %69) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %76 = "stablehlo.constant"() <{value = dense<-1.3273163656039436e-5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %77 = "stablehlo.add"(%75, %76) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %78 = "stablehlo.multiply"(%4, %77) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %79 = "stablehlo.subtract"(%78, %73) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %80 = "stablehlo.constant"() <{value = dense<4.781565107550054e-5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %81 = "stablehlo.add"(%79, %80) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %82 = "stablehlo.multiply"(%4, %81) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %83 = "stablehlo.subtract"(%82, %77) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %84 = "stablehlo.constant"() <{value = dense<-0.00016176081582589674> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %85 = "stablehlo.add"(%83, %84) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %86 = "stablehlo.multiply"(%4, %85) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %87 = "stablehlo.subtract"(%86, %81) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %88 = "stablehlo.constant"() <{value = dense<0.0005122859561685758> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %89 = "stablehlo.add"(%87, %88) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %90 = "stablehlo.multiply"(%4, %89) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %91 = "stablehlo.subtract"(%90, %85) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %92 = "stablehlo.constant"() <{value = dense<-0.0015135724506312532> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %93 = "stablehlo.add"(%91, %92) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %94 = "stablehlo.multiply"(%4, %93) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %95 = "stablehlo.subtract"(%94, %89) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %96 = "stablehlo.constant"() <{value = dense<0.004156422944312888> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %97 = "stablehlo.add"(%95, %96) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %98 = "stablehlo.multiply"(%4, %97) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %99 = "stablehlo.subtract"(%98, %93) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %100 = "stablehlo.constant"() <{value = dense<-0.010564084894626197> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %101 = "stablehlo.add"(%99, %100) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %102 = "stablehlo.multiply"(%4, %101) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %103 = "stablehlo.subtract"(%102, %97) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %104 = "stablehlo.constant"() <{value = dense<0.024726449030626516> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %105 = "stablehlo.add"(%103, %104) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %106 = "stablehlo.multiply"(%4, %105) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %107 = "stablehlo.subtract"(%106, %101) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %108 = "stablehlo.constant"() <{value = dense<-0.05294598120809499> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %109 = "stablehlo.add"(%107, %108) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %110 = "stablehlo.multiply"(%4, %109) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %111 = "stablehlo.subtract"(%110, %105) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %112 = "stablehlo.constant"() <{value = dense<0.1026436586898471> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %113 = "stablehlo.add"(%111, %112) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %114 = "stablehlo.multiply"(%4, %113) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %115 = "stablehlo.subtract"(%114, %109) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %116 = "stablehlo.constant"() <{value = dense<-0.17641651835783406> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %117 = "stablehlo.add"(%115, %116) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %118 = "stablehlo.multiply"(%4, %117) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %119 = "stablehlo.subtract"(%118, %113) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %120 = "stablehlo.constant"() <{value = dense<0.25258718644363365> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %121 = "stablehlo.add"(%119, %120) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %122 = "stablehlo.subtract"(%121, %113) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %123 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %124 = "stablehlo.multiply"(%122, %123) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %125 = "stablehlo.multiply"(%124, %0) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %126 = "stablehlo.constant"() <{value = dense<32.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %127 = "stablehlo.divide"(%126, %0) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %128 = "stablehlo.constant"() <{value = dense<-2.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %129 = "stablehlo.add"(%127, %128) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %130 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %131 = "stablehlo.multiply"(%129, %130) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %132 = "stablehlo.subtract"(%131, %130) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %133 = "stablehlo.constant"() <{value = dense<7.517296310842105e-18> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %134 = "stablehlo.add"(%132, %133) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %135 = "stablehlo.multiply"(%129, %134) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %136 = "stablehlo.subtract"(%135, %130) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %137 = "stablehlo.constant"() <{value = dense<4.414348323071708e-18> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %138 = "stablehlo.add"(%136, %137) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %139 = "stablehlo.multiply"(%129, %138) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %140 = "stablehlo.subtract"(%139, %134) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %141 = "stablehlo.constant"() <{value = dense<-4.6503053684893586e-17> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %142 = "stablehlo.add"(%140, %141) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %143 = "stablehlo.multiply"(%129, %142) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %144 = "stablehlo.subtract"(%143, %138) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %145 = "stablehlo.constant"() <{value = dense<-3.209525921993424e-17> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %146 = "stablehlo.add"(%144, %145) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %147 = "stablehlo.multiply"(%129, %146) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %148 = "stablehlo.subtract"(%147, %142) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %149 = "stablehlo.constant"() <{value = dense<2.96262899764595e-16> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %150 = "stablehlo.add"(%148, %149) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %151 = "stablehlo.multiply"(%129, %150) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %152 = "stablehlo.subtract"(%151, %146) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %153 = "stablehlo.constant"() <{value = dense<3.3082023109209285e-16> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %154 = "stablehlo.add"(%152, %153) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %155 = "stablehlo.multiply"(%129, %154) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %156 = "stablehlo.subtract"(%155, %150) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %157 = "stablehlo.constant"() <{value = dense<-1.8803547755107825e-15> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %158 = "stablehlo.add"(%156, %157) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %159 = "stablehlo.multiply"(%129, %158) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %160 = "stablehlo.subtract"(%159, %154) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %161 = "stablehlo.constant"() <{value = dense<-3.8144030724370075e-15> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %162 = "stablehlo.add"(%160, %161) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %163 = "stablehlo.multiply"(%129, %162) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %164 = "stablehlo.subtract"(%163, %158) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %165 = "stablehlo.constant"() <{value = dense<1.0420276984128802e-14> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %166 = "stablehlo.add"(%164, %165) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %167 = "stablehlo.multiply"(%129, %166) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %168 = "stablehlo.subtract"(%167, %162) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %169 = "stablehlo.constant"() <{value = dense<4.272440016711951e-14> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %170 = "stablehlo.add"(%168, %169) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %171 = "stablehlo.multiply"(%129, %170) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %172 = "stablehlo.subtract"(%171, %166) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %173 = "stablehlo.constant"() <{value = dense<-2.1015418427726643e-14> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %174 = "stablehlo.add"(%172, %173) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %175 = "stablehlo.multiply"(%129, %174) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %176 = "stablehlo.subtract"(%175, %170) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %177 = "stablehlo.constant"() <{value = dense<-4.0835511110921974e-13> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %178 = "stablehlo.add"(%176, %177) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %179 = "stablehlo.multiply"(%129, %178) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %180 = "stablehlo.subtract"(%179, %174) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %181 = "stablehlo.constant"() <{value = dense<-7.198551776245908e-13> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %182 = "stablehlo.add"(%180, %181) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %183 = "stablehlo.multiply"(%129, %182) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %184 = "stablehlo.subtract"(%183, %178) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %185 = "stablehlo.constant"() <{value = dense<2.0356285441470896e-12> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %186 = "stablehlo.add"(%184, %185) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %187 = "stablehlo.multiply"(%129, %186) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %188 = "stablehlo.subtract"(%187, %182) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %189 = "stablehlo.constant"() <{value = dense<1.4125807436613782e-11> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %190 = "stablehlo.add"(%188, %189) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %191 = "stablehlo.multiply"(%129, %190) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %192 = "stablehlo.subtract"(%191, %186) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %193 = "stablehlo.constant"() <{value = dense<3.2526035830154884e-11> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %194 = "stablehlo.add"(%192, %193) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %195 = "stablehlo.multiply"(%129, %194) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %196 = "stablehlo.subtract"(%195, %190) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %197 = "stablehlo.constant"() <{value = dense<-1.8974958123505413e-11> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %198 = "stablehlo.add"(%196, %197) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %199 = "stablehlo.multiply"(%129, %198) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %200 = "stablehlo.subtract"(%199, %194) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %201 = "stablehlo.constant"() <{value = dense<-5.589743462196584e-10> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %202 = "stablehlo.add"(%200, %201) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %203 = "stablehlo.multiply"(%129, %202) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %204 = "stablehlo.subtract"(%203, %198) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %205 = "stablehlo.constant"() <{value = dense<-3.835380385964237e-9> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %206 = "stablehlo.add"(%204, %205) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %207 = "stablehlo.multiply"(%129, %206) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %208 = "stablehlo.subtract"(%207, %202) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %209 = "stablehlo.constant"() <{value = dense<-2.6314688468895196e-8> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %210 = "stablehlo.add"(%208, %209) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %211 = "stablehlo.multiply"(%129, %210) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %212 = "stablehlo.subtract"(%211, %206) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %213 = "stablehlo.constant"() <{value = dense<-2.512236237870209e-7> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %214 = "stablehlo.add"(%212, %213) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %215 = "stablehlo.multiply"(%129, %214) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %216 = "stablehlo.subtract"(%215, %210) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %217 = "stablehlo.constant"() <{value = dense<-3.882564808877691e-6> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %218 = "stablehlo.add"(%216, %217) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %219 = "stablehlo.multiply"(%129, %218) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %220 = "stablehlo.subtract"(%219, %214) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %221 = "stablehlo.constant"() <{value = dense<-0.00011058893876262371> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %222 = "stablehlo.add"(%220, %221) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %223 = "stablehlo.multiply"(%129, %222) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %224 = "stablehlo.subtract"(%223, %218) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %225 = "stablehlo.constant"() <{value = dense<-0.009761097491361469> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %226 = "stablehlo.add"(%224, %225) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %227 = "stablehlo.multiply"(%129, %226) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %228 = "stablehlo.subtract"(%227, %222) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %229 = "stablehlo.constant"() <{value = dense<0.7785762350182801> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %230 = "stablehlo.add"(%228, %229) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %231 = "stablehlo.subtract"(%230, %222) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %232 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %233 = "stablehlo.multiply"(%231, %232) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %234 = "stablehlo.sqrt"(%0) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %235 = "stablehlo.divide"(%233, %234) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %236 = "stablehlo.constant"() <{value = dense<8.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %237 = "stablehlo.compare"(%0, %236) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %238 = "stablehlo.select"(%237, %125, %235) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %239 = "stablehlo.exponential"(%0) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %240 = "stablehlo.multiply"(%238, %239) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %241 = "stablehlo.negate"(%240) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %242 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %243 = "stablehlo.compare"(%arg0, %242) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %244 = "stablehlo.select"(%243, %241, %240) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    return %244 : tensor<2x3xf64>
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
    %9 = "stablehlo.constant"() <{value = dense<-1.8872497517228294e-9> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %10 = "stablehlo.add"(%8, %9) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %11 = "stablehlo.multiply"(%5, %10) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %12 = "stablehlo.subtract"(%11, %6) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %13 = "stablehlo.constant"() <{value = dense<9.381537386495773e-9> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %14 = "stablehlo.add"(%12, %13) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %15 = "stablehlo.multiply"(%5, %14) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %16 = "stablehlo.subtract"(%15, %10) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %17 = "stablehlo.constant"() <{value = dense<-4.445059128796328e-8> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %18 = "stablehlo.add"(%16, %17) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %19 = "stablehlo.multiply"(%5, %18) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %20 = "stablehlo.subtract"(%19, %14) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %21 = "stablehlo.constant"() <{value = dense<2.0032947535521353e-7> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %22 = "stablehlo.add"(%20, %21) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %23 = "stablehlo.multiply"(%5, %22) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %24 = "stablehlo.subtract"(%23, %18) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %25 = "stablehlo.constant"() <{value = dense<-8.568720264695455e-7> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %26 = "stablehlo.add"(%24, %25) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %27 = "stablehlo.multiply"(%5, %26) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %28 = "stablehlo.subtract"(%27, %22) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %29 = "stablehlo.constant"() <{value = dense<3.4702513081376785e-6> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %30 = "stablehlo.add"(%28, %29) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %31 = "stablehlo.multiply"(%5, %30) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %32 = "stablehlo.subtract"(%31, %26) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %33 = "stablehlo.constant"() <{value = dense<-1.3273163656039436e-5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %34 = "stablehlo.add"(%32, %33) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %35 = "stablehlo.multiply"(%5, %34) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %36 = "stablehlo.subtract"(%35, %30) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %37 = "stablehlo.constant"() <{value = dense<4.781565107550054e-5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %38 = "stablehlo.add"(%36, %37) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %39 = "stablehlo.multiply"(%5, %38) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %40 = "stablehlo.subtract"(%39, %34) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %41 = "stablehlo.constant"() <{value = dense<-0.00016176081582589674> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %42 = "stablehlo.add"(%40, %41) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %43 = "stablehlo.multiply"(%5, %42) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %44 = "stablehlo.subtract"(%43, %38) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %45 = "stablehlo.constant"() <{value = dense<0.0005122859561685758> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %46 = "stablehlo.add"(%44, %45) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %47 = "stablehlo.multiply"(%5, %46) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %48 = "stablehlo.subtract"(%47, %42) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %49 = "stablehlo.constant"() <{value = dense<-0.0015135724506312532> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %50 = "stablehlo.add"(%48, %49) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %51 = "stablehlo.multiply"(%5, %50) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %52 = "stablehlo.subtract"(%51, %46) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %53 = "stablehlo.constant"() <{value = dense<0.004156422944312888> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %54 = "stablehlo.add"(%52, %53) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %55 = "stablehlo.multiply"(%5, %54) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %56 = "stablehlo.subtract"(%55, %50) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %57 = "stablehlo.constant"() <{value = dense<-0.010564084894626197> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %58 = "stablehlo.add"(%56, %57) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %59 = "stablehlo.multiply"(%5, %58) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %60 = "stablehlo.subtract"(%59, %54) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %61 = "stablehlo.constant"() <{value = dense<0.024726449030626516> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %62 = "stablehlo.add"(%60, %61) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %63 = "stablehlo.multiply"(%5, %62) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %64 = "stablehlo.subtract"(%63, %58) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %65 = "stablehlo.constant"() <{value = dense<-0.05294598120809499> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %66 = "stablehlo.add"(%64, %65) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %67 = "stablehlo.multiply"(%5, %66) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %68 = "stablehlo.subtract"(%67, %62) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %69 = "stablehlo.constant"() <{value = dense<0.1026436586898471> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %70 = "stablehlo.add"(%68, %69) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %71 = "stablehlo.multiply"(%5, %70) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %72 = "stablehlo.subtract"(%71, %66) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %73 = "stablehlo.constant"() <{value = dense<-0.17641651835783406> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %74 = "stablehlo.add"(%72, %73) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %75 = "stablehlo.multiply"(%5, %74) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %76 = "stablehlo.subtract"(%75, %70) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %77 = "stablehlo.constant"() <{value = dense<0.25258718644363365> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %78 = "stablehlo.add"(%76, %77) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %79 = "stablehlo.subtract"(%78, %70) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %80 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %81 = "stablehlo.multiply"(%79, %80) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %82 = "stablehlo.multiply"(%81, %1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %83 = "stablehlo.constant"() <{value = dense<32.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %84 = "stablehlo.divide"(%83, %1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %85 = "stablehlo.constant"() <{value = dense<-2.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %86 = "stablehlo.add"(%84, %85) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %87 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %88 = "stablehlo.multiply"(%86, %87) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %89 = "stablehlo.subtract"(%88, %87) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %90 = "stablehlo.constant"() <{value = dense<-3.835380385964237e-9> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %91 = "stablehlo.add"(%89, %90) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %92 = "stablehlo.multiply"(%86, %91) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %93 = "stablehlo.subtract"(%92, %87) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %94 = "stablehlo.constant"() <{value = dense<-2.6314688468895196e-8> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %95 = "stablehlo.add"(%93, %94) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %96 = "stablehlo.multiply"(%86, %95) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %97 = "stablehlo.subtract"(%96, %91) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %98 = "stablehlo.constant"() <{value = dense<-2.512236237870209e-7> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %99 = "stablehlo.add"(%97, %98) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %100 = "stablehlo.multiply"(%86, %99) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %101 = "stablehlo.subtract"(%100, %95) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %102 = "stablehlo.constant"() <{value = dense<-3.882564808877691e-6> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %103 = "stablehlo.add"(%101, %102) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %104 = "stablehlo.multiply"(%86, %103) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %105 = "stablehlo.subtract"(%104, %99) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %106 = "stablehlo.constant"() <{value = dense<-0.00011058893876262371> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %107 = "stablehlo.add"(%105, %106) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %108 = "stablehlo.multiply"(%86, %107) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %109 = "stablehlo.subtract"(%108, %103) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %110 = "stablehlo.constant"() <{value = dense<-0.009761097491361469> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %111 = "stablehlo.add"(%109, %110) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %112 = "stablehlo.multiply"(%86, %111) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %113 = "stablehlo.subtract"(%112, %107) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %114 = "stablehlo.constant"() <{value = dense<0.7785762350182801> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %115 = "stablehlo.add"(%113, %114) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %116 = "stablehlo.subtract"(%115, %107) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %117 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %118 = "stablehlo.multiply"(%116, %117) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %119 = "stablehlo.sqrt"(%1) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %120 = "stablehlo.divide"(%118, %119) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %121 = "stablehlo.constant"() <{value = dense<8.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %122 = "stablehlo.compare"(%1, %121) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %123 = "stablehlo.select"(%122, %82, %120) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %124 = "stablehlo.exponential"(%1) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %125 = "stablehlo.multiply"(%123, %124) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %126 = "stablehlo.negate"(%125) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %127 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %128 = "stablehlo.compare"(%0, %127) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %129 = "stablehlo.select"(%128, %126, %125) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    return %129 : tensor<2x3xf32>
  }
}
