// aten::special_log_ndtr(Tensor self) -> Tensor

// T[2,3], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf32>) -> (tensor<2x3xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<0.7071067811865476> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %1 = "stablehlo.multiply"(%arg0, %0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %2 = "stablehlo.abs"(%1) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %3 = "stablehlo.constant"() <{value = dense<3.75> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %4 = "stablehlo.add"(%2, %3) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %5 = "stablehlo.constant"() <{value = dense<-15.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %6 = "stablehlo.divide"(%5, %4) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %7 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %8 = "stablehlo.add"(%6, %7) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %9 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %10 = "stablehlo.multiply"(%8, %9) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %11 = "stablehlo.subtract"(%10, %9) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %12 = "stablehlo.constant"() <{value = dense<4.521959811218287e-9> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %13 = "stablehlo.add"(%11, %12) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %14 = "stablehlo.multiply"(%8, %13) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %15 = "stablehlo.subtract"(%14, %9) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %16 = "stablehlo.constant"() <{value = dense<1.076499946567091e-8> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %17 = "stablehlo.add"(%15, %16) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %18 = "stablehlo.multiply"(%8, %17) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %19 = "stablehlo.subtract"(%18, %13) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %20 = "stablehlo.constant"() <{value = dense<-2.1886401049234397e-7> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %21 = "stablehlo.add"(%19, %20) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %22 = "stablehlo.multiply"(%8, %21) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %23 = "stablehlo.subtract"(%22, %17) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %24 = "stablehlo.constant"() <{value = dense<7.74038306619849e-7> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %25 = "stablehlo.add"(%23, %24) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %26 = "stablehlo.multiply"(%8, %25) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %27 = "stablehlo.subtract"(%26, %21) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %28 = "stablehlo.constant"() <{value = dense<4.13902798607301e-6> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %29 = "stablehlo.add"(%27, %28) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %30 = "stablehlo.multiply"(%8, %29) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %31 = "stablehlo.subtract"(%30, %25) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %32 = "stablehlo.constant"() <{value = dense<-6.916973302501207e-5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %33 = "stablehlo.add"(%31, %32) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %34 = "stablehlo.multiply"(%8, %33) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %35 = "stablehlo.subtract"(%34, %29) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %36 = "stablehlo.constant"() <{value = dense<0.0004907758365258086> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %37 = "stablehlo.add"(%35, %36) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %38 = "stablehlo.multiply"(%8, %37) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %39 = "stablehlo.subtract"(%38, %33) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %40 = "stablehlo.constant"() <{value = dense<-0.002413163540417608> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %41 = "stablehlo.add"(%39, %40) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %42 = "stablehlo.multiply"(%8, %41) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %43 = "stablehlo.subtract"(%42, %37) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %44 = "stablehlo.constant"() <{value = dense<0.009074997670705265> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %45 = "stablehlo.add"(%43, %44) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %46 = "stablehlo.multiply"(%8, %45) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %47 = "stablehlo.subtract"(%46, %41) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %48 = "stablehlo.constant"() <{value = dense<-0.026658668435305753> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %49 = "stablehlo.add"(%47, %48) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %50 = "stablehlo.multiply"(%8, %49) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %51 = "stablehlo.subtract"(%50, %45) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %52 = "stablehlo.constant"() <{value = dense<0.05920993999819189> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %53 = "stablehlo.add"(%51, %52) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %54 = "stablehlo.multiply"(%8, %53) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %55 = "stablehlo.subtract"(%54, %49) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %56 = "stablehlo.constant"() <{value = dense<-0.08424913336651792> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %57 = "stablehlo.add"(%55, %56) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %58 = "stablehlo.multiply"(%8, %57) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %59 = "stablehlo.subtract"(%58, %53) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %60 = "stablehlo.constant"() <{value = dense<-0.004590054580646478> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %61 = "stablehlo.add"(%59, %60) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %62 = "stablehlo.multiply"(%8, %61) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %63 = "stablehlo.subtract"(%62, %57) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %64 = "stablehlo.constant"() <{value = dense<2.3551578691348034> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %65 = "stablehlo.add"(%63, %64) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %66 = "stablehlo.subtract"(%65, %57) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %67 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %68 = "stablehlo.multiply"(%66, %67) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %69 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %70 = "stablehlo.multiply"(%2, %69) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %71 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %72 = "stablehlo.add"(%70, %71) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %73 = "stablehlo.divide"(%68, %72) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %74 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %75 = "stablehlo.multiply"(%73, %74) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %76 = "stablehlo.log"(%75) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %77 = "stablehlo.multiply"(%1, %1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %78 = "stablehlo.subtract"(%76, %77) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %79 = "chlo.erfc"(%1) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %80 = "stablehlo.constant"() <{value = dense<-0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %81 = "stablehlo.multiply"(%79, %80) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %82 = "stablehlo.log_plus_one"(%81) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %83 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %84 = "stablehlo.compare"(%arg0, %83) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %85 = "stablehlo.select"(%84, %78, %82) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    return %85 : tensor<2x3xf32>
  }
}

// T[2,3], T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xbf16>) -> (tensor<2x3xbf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3xbf16>) -> tensor<2x3xf32>
    %1 = "stablehlo.constant"() <{value = dense<0.7071067811865476> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %2 = "stablehlo.multiply"(%0, %1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %3 = "stablehlo.abs"(%2) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %4 = "stablehlo.constant"() <{value = dense<3.75> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %5 = "stablehlo.add"(%3, %4) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %6 = "stablehlo.constant"() <{value = dense<-15.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %7 = "stablehlo.divide"(%6, %5) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %8 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %9 = "stablehlo.add"(%7, %8) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %10 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %11 = "stablehlo.multiply"(%9, %10) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %12 = "stablehlo.subtract"(%11, %10) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %13 = "stablehlo.constant"() <{value = dense<4.521959811218287e-9> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %14 = "stablehlo.add"(%12, %13) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %15 = "stablehlo.multiply"(%9, %14) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %16 = "stablehlo.subtract"(%15, %10) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %17 = "stablehlo.constant"() <{value = dense<1.076499946567091e-8> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %18 = "stablehlo.add"(%16, %17) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %19 = "stablehlo.multiply"(%9, %18) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %20 = "stablehlo.subtract"(%19, %14) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %21 = "stablehlo.constant"() <{value = dense<-2.1886401049234397e-7> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %22 = "stablehlo.add"(%20, %21) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %23 = "stablehlo.multiply"(%9, %22) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %24 = "stablehlo.subtract"(%23, %18) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %25 = "stablehlo.constant"() <{value = dense<7.74038306619849e-7> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %26 = "stablehlo.add"(%24, %25) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %27 = "stablehlo.multiply"(%9, %26) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %28 = "stablehlo.subtract"(%27, %22) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %29 = "stablehlo.constant"() <{value = dense<4.13902798607301e-6> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %30 = "stablehlo.add"(%28, %29) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %31 = "stablehlo.multiply"(%9, %30) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %32 = "stablehlo.subtract"(%31, %26) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %33 = "stablehlo.constant"() <{value = dense<-6.916973302501207e-5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %34 = "stablehlo.add"(%32, %33) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %35 = "stablehlo.multiply"(%9, %34) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %36 = "stablehlo.subtract"(%35, %30) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %37 = "stablehlo.constant"() <{value = dense<0.0004907758365258086> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %38 = "stablehlo.add"(%36, %37) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %39 = "stablehlo.multiply"(%9, %38) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %40 = "stablehlo.subtract"(%39, %34) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %41 = "stablehlo.constant"() <{value = dense<-0.002413163540417608> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %42 = "stablehlo.add"(%40, %41) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %43 = "stablehlo.multiply"(%9, %42) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %44 = "stablehlo.subtract"(%43, %38) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %45 = "stablehlo.constant"() <{value = dense<0.009074997670705265> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %46 = "stablehlo.add"(%44, %45) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %47 = "stablehlo.multiply"(%9, %46) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %48 = "stablehlo.subtract"(%47, %42) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %49 = "stablehlo.constant"() <{value = dense<-0.026658668435305753> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %50 = "stablehlo.add"(%48, %49) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %51 = "stablehlo.multiply"(%9, %50) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %52 = "stablehlo.subtract"(%51, %46) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %53 = "stablehlo.constant"() <{value = dense<0.05920993999819189> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %54 = "stablehlo.add"(%52, %53) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %55 = "stablehlo.multiply"(%9, %54) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %56 = "stablehlo.subtract"(%55, %50) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %57 = "stablehlo.constant"() <{value = dense<-0.08424913336651792> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %58 = "stablehlo.add"(%56, %57) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %59 = "stablehlo.multiply"(%9, %58) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %60 = "stablehlo.subtract"(%59, %54) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %61 = "stablehlo.constant"() <{value = dense<-0.004590054580646478> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %62 = "stablehlo.add"(%60, %61) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %63 = "stablehlo.multiply"(%9, %62) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %64 = "stablehlo.subtract"(%63, %58) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %65 = "stablehlo.constant"() <{value = dense<2.3551578691348034> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %66 = "stablehlo.add"(%64, %65) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %67 = "stablehlo.subtract"(%66, %58) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %68 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %69 = "stablehlo.multiply"(%67, %68) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %70 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %71 = "stablehlo.multiply"(%3, %70) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %72 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %73 = "stablehlo.add"(%71, %72) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %74 = "stablehlo.divide"(%69, %73) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %75 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %76 = "stablehlo.multiply"(%74, %75) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %77 = "stablehlo.log"(%76) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %78 = "stablehlo.multiply"(%2, %2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %79 = "stablehlo.subtract"(%77, %78) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %80 = "chlo.erfc"(%2) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %81 = "stablehlo.constant"() <{value = dense<-0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %82 = "stablehlo.multiply"(%80, %81) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %83 = "stablehlo.log_plus_one"(%82) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %84 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %85 = "stablehlo.compare"(%0, %84) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %86 = "stablehlo.select"(%85, %79, %83) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %87 = "stablehlo.convert"(%86) : (tensor<2x3xf32>) -> tensor<2x3xbf16>
    return %87 : tensor<2x3xbf16>
  }
}

// T[2,3], T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf64>) -> (tensor<2x3xf64>) {
    %0 = "stablehlo.constant"() <{value = dense<0.7071067811865476> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %1 = "stablehlo.multiply"(%arg0, %0) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %2 = "stablehlo.abs"(%1) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %3 = "stablehlo.constant"() <{value = dense<3.75> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %4 = "stablehlo.add"(%2, %3) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %5 = "stablehlo.constant"() <{value = dense<-15.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %6 = "stablehlo.divide"(%5, %4) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %7 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %8 = "stablehlo.add"(%6, %7) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %9 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %10 = "stablehlo.multiply"(%8, %9) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %11 = "stablehlo.subtract"(%10, %9) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %12 = "stablehlo.constant"() <{value = dense<5.068148904796111e-17> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %13 = "stablehlo.add"(%11, %12) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %14 = "stablehlo.multiply"(%8, %13) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %15 = "stablehlo.subtract"(%14, %9) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %16 = "stablehlo.constant"() <{value = dense<7.418235256624044e-17> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %17 = "stablehlo.add"(%15, %16) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %18 = "stablehlo.multiply"(%8, %17) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %19 = "stablehlo.subtract"(%18, %13) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %20 = "stablehlo.constant"() <{value = dense<-1.2507950530688648e-15> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %21 = "stablehlo.add"(%19, %20) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %22 = "stablehlo.multiply"(%8, %21) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %23 = "stablehlo.subtract"(%22, %17) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %24 = "stablehlo.constant"() <{value = dense<-1.864562880419313e-15> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %25 = "stablehlo.add"(%23, %24) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %26 = "stablehlo.multiply"(%8, %25) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %27 = "stablehlo.subtract"(%26, %21) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %28 = "stablehlo.constant"() <{value = dense<3.3478119482868056e-14> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %29 = "stablehlo.add"(%27, %28) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %30 = "stablehlo.multiply"(%8, %29) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %31 = "stablehlo.subtract"(%30, %25) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %32 = "stablehlo.constant"() <{value = dense<3.25254814814874e-14> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %33 = "stablehlo.add"(%31, %32) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %34 = "stablehlo.multiply"(%8, %33) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %35 = "stablehlo.subtract"(%34, %29) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %36 = "stablehlo.constant"() <{value = dense<-9.65469674843344e-13> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %37 = "stablehlo.add"(%35, %36) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %38 = "stablehlo.multiply"(%8, %37) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %39 = "stablehlo.subtract"(%38, %33) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %40 = "stablehlo.constant"() <{value = dense<1.9455868545777347e-13> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %41 = "stablehlo.add"(%39, %40) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %42 = "stablehlo.multiply"(%8, %41) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %43 = "stablehlo.subtract"(%42, %37) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %44 = "stablehlo.constant"() <{value = dense<2.86879501093067e-11> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %45 = "stablehlo.add"(%43, %44) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %46 = "stablehlo.multiply"(%8, %45) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %47 = "stablehlo.subtract"(%46, %41) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %48 = "stablehlo.constant"() <{value = dense<-6.318088340886684e-11> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %49 = "stablehlo.add"(%47, %48) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %50 = "stablehlo.multiply"(%8, %49) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %51 = "stablehlo.subtract"(%50, %45) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %52 = "stablehlo.constant"() <{value = dense<-7.754400208831351e-10> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %53 = "stablehlo.add"(%51, %52) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %54 = "stablehlo.multiply"(%8, %53) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %55 = "stablehlo.subtract"(%54, %49) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %56 = "stablehlo.constant"() <{value = dense<4.521959811218287e-9> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %57 = "stablehlo.add"(%55, %56) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %58 = "stablehlo.multiply"(%8, %57) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %59 = "stablehlo.subtract"(%58, %53) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %60 = "stablehlo.constant"() <{value = dense<1.076499946567091e-8> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %61 = "stablehlo.add"(%59, %60) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %62 = "stablehlo.multiply"(%8, %61) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %63 = "stablehlo.subtract"(%62, %57) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %64 = "stablehlo.constant"() <{value = dense<-2.1886401049234397e-7> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %65 = "stablehlo.add"(%63, %64) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %66 = "stablehlo.multiply"(%8, %65) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %67 = "stablehlo.subtract"(%66, %61) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %68 = "stablehlo.constant"() <{value = dense<7.74038306619849e-7> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %69 = "stablehlo.add"(%67, %68) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %70 = "stablehlo.multiply"(%8, %69) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %71 = "stablehlo.subtract"(%70, %65) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %72 = "stablehlo.constant"() <{value = dense<4.13902798607301e-6> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %73 = "stablehlo.add"(%71, %72) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %74 = "stablehlo.multiply"(%8, %73) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %75 = "stablehlo.subtract"(%74, %69) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %76 = "stablehlo.constant"() <{value = dense<-6.916973302501207e-5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %77 = "stablehlo.add"(%75, %76) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %78 = "stablehlo.multiply"(%8, %77) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %79 = "stablehlo.subtract"(%78, %73) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %80 = "stablehlo.constant"() <{value = dense<0.0004907758365258086> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %81 = "stablehlo.add"(%79, %80) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %82 = "stablehlo.multiply"(%8, %81) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %83 = "stablehlo.subtract"(%82, %77) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %84 = "stablehlo.constant"() <{value = dense<-0.002413163540417608> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %85 = "stablehlo.add"(%83, %84) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %86 = "stablehlo.multiply"(%8, %85) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %87 = "stablehlo.subtract"(%86, %81) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %88 = "stablehlo.constant"() <{value = dense<0.009074997670705265> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %89 = "stablehlo.add"(%87, %88) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %90 = "stablehlo.multiply"(%8, %89) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %91 = "stablehlo.subtract"(%90, %85) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %92 = "stablehlo.constant"() <{value = dense<-0.026658668435305753> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %93 = "stablehlo.add"(%91, %92) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %94 = "stablehlo.multiply"(%8, %93) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %95 = "stablehlo.subtract"(%94, %89) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %96 = "stablehlo.constant"() <{value = dense<0.05920993999819189> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %97 = "stablehlo.add"(%95, %96) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %98 = "stablehlo.multiply"(%8, %97) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %99 = "stablehlo.subtract"(%98, %93) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %100 = "stablehlo.constant"() <{value = dense<-0.08424913336651792> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %101 = "stablehlo.add"(%99, %100) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %102 = "stablehlo.multiply"(%8, %101) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %103 = "stablehlo.subtract"(%102, %97) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %104 = "stablehlo.constant"() <{value = dense<-0.004590054580646478> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %105 = "stablehlo.add"(%103, %104) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %106 = "stablehlo.multiply"(%8, %105) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %107 = "stablehlo.subtract"(%106, %101) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %108 = "stablehlo.constant"() <{value = dense<2.3551578691348034> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %109 = "stablehlo.add"(%107, %108) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %110 = "stablehlo.subtract"(%109, %101) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %111 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %112 = "stablehlo.multiply"(%110, %111) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %113 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %114 = "stablehlo.multiply"(%2, %113) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %115 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %116 = "stablehlo.add"(%114, %115) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %117 = "stablehlo.divide"(%112, %116) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %118 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %119 = "stablehlo.multiply"(%117, %118) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %120 = "stablehlo.log"(%119) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %121 = "stablehlo.multiply"(%1, %1) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %122 = "stablehlo.subtract"(%120, %121) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %123 = "chlo.erfc"(%1) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %124 = "stablehlo.constant"() <{value = dense<-0.5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %125 = "stablehlo.multiply"(%123, %124) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %126 = "stablehlo.log_plus_one"(%125) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %127 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %128 = "stablehlo.compare"(%arg0, %127) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %129 = "stablehlo.select"(%128, %122, %126) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    return %129 : tensor<2x3xf64>
  }
}

// T[2,3], T = int64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xi64>) -> (tensor<2x3xf32>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3xi64>) -> tensor<2x3xf32>
    %1 = "stablehlo.constant"() <{value = dense<0.7071067811865476> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %2 = "stablehlo.multiply"(%0, %1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %3 = "stablehlo.abs"(%2) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %4 = "stablehlo.constant"() <{value = dense<3.75> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %5 = "stablehlo.add"(%3, %4) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %6 = "stablehlo.constant"() <{value = dense<-15.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %7 = "stablehlo.divide"(%6, %5) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %8 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %9 = "stablehlo.add"(%7, %8) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %10 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %11 = "stablehlo.multiply"(%9, %10) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %12 = "stablehlo.subtract"(%11, %10) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %13 = "stablehlo.constant"() <{value = dense<4.521959811218287e-9> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %14 = "stablehlo.add"(%12, %13) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %15 = "stablehlo.multiply"(%9, %14) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %16 = "stablehlo.subtract"(%15, %10) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %17 = "stablehlo.constant"() <{value = dense<1.076499946567091e-8> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %18 = "stablehlo.add"(%16, %17) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %19 = "stablehlo.multiply"(%9, %18) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %20 = "stablehlo.subtract"(%19, %14) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %21 = "stablehlo.constant"() <{value = dense<-2.1886401049234397e-7> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %22 = "stablehlo.add"(%20, %21) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %23 = "stablehlo.multiply"(%9, %22) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %24 = "stablehlo.subtract"(%23, %18) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %25 = "stablehlo.constant"() <{value = dense<7.74038306619849e-7> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %26 = "stablehlo.add"(%24, %25) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %27 = "stablehlo.multiply"(%9, %26) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %28 = "stablehlo.subtract"(%27, %22) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %29 = "stablehlo.constant"() <{value = dense<4.13902798607301e-6> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %30 = "stablehlo.add"(%28, %29) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %31 = "stablehlo.multiply"(%9, %30) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %32 = "stablehlo.subtract"(%31, %26) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %33 = "stablehlo.constant"() <{value = dense<-6.916973302501207e-5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %34 = "stablehlo.add"(%32, %33) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %35 = "stablehlo.multiply"(%9, %34) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %36 = "stablehlo.subtract"(%35, %30) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %37 = "stablehlo.constant"() <{value = dense<0.0004907758365258086> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %38 = "stablehlo.add"(%36, %37) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %39 = "stablehlo.multiply"(%9, %38) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %40 = "stablehlo.subtract"(%39, %34) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %41 = "stablehlo.constant"() <{value = dense<-0.002413163540417608> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %42 = "stablehlo.add"(%40, %41) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %43 = "stablehlo.multiply"(%9, %42) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %44 = "stablehlo.subtract"(%43, %38) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %45 = "stablehlo.constant"() <{value = dense<0.009074997670705265> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %46 = "stablehlo.add"(%44, %45) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %47 = "stablehlo.multiply"(%9, %46) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %48 = "stablehlo.subtract"(%47, %42) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %49 = "stablehlo.constant"() <{value = dense<-0.026658668435305753> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %50 = "stablehlo.add"(%48, %49) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %51 = "stablehlo.multiply"(%9, %50) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %52 = "stablehlo.subtract"(%51, %46) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %53 = "stablehlo.constant"() <{value = dense<0.05920993999819189> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %54 = "stablehlo.add"(%52, %53) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %55 = "stablehlo.multiply"(%9, %54) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %56 = "stablehlo.subtract"(%55, %50) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %57 = "stablehlo.constant"() <{value = dense<-0.08424913336651792> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %58 = "stablehlo.add"(%56, %57) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %59 = "stablehlo.multiply"(%9, %58) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %60 = "stablehlo.subtract"(%59, %54) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %61 = "stablehlo.constant"() <{value = dense<-0.004590054580646478> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %62 = "stablehlo.add"(%60, %61) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %63 = "stablehlo.multiply"(%9, %62) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %64 = "stablehlo.subtract"(%63, %58) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %65 = "stablehlo.constant"() <{value = dense<2.3551578691348034> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %66 = "stablehlo.add"(%64, %65) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %67 = "stablehlo.subtract"(%66, %58) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %68 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %69 = "stablehlo.multiply"(%67, %68) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %70 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %71 = "stablehlo.multiply"(%3, %70) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %72 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %73 = "stablehlo.add"(%71, %72) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %74 = "stablehlo.divide"(%69, %73) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %75 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %76 = "stablehlo.multiply"(%74, %75) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %77 = "stablehlo.log"(%76) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %78 = "stablehlo.multiply"(%2, %2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %79 = "stablehlo.subtract"(%77, %78) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %80 = "chlo.erfc"(%2) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %81 = "stablehlo.constant"() <{value = dense<-0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %82 = "stablehlo.multiply"(%80, %81) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %83 = "stablehlo.log_plus_one"(%82) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %84 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %85 = "stablehlo.compare"(%0, %84) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %86 = "stablehlo.select"(%85, %79, %83) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    return %86 : tensor<2x3xf32>
  }
}
