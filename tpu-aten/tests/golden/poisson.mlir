// aten::poisson(Tensor self, Generator? generator=None) -> Tensor

// T[2,3] seed, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf32>, %s0: tensor<ui64>, %s1: tensor<ui64>) -> (tensor<2x3xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<10.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %1 = "stablehlo.compare"(%arg0, %0) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %2 = "stablehlo.constant"() <{value = dense<10.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %3 = "stablehlo.select"(%1, %2, %arg0) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %4 = "stablehlo.select"(%1, %arg0, %2) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %5 = "stablehlo.negate"(%3) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %6 = "stablehlo.exponential"(%5) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %7 = "stablehlo.constant"() <{value = dense<0> : tensor<ui64>}> : () -> tensor<ui64>
    %8 = "stablehlo.add"(%s1, %7) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %9 = "stablehlo.reshape"(%s0) : (tensor<ui64>) -> tensor<1xui64>
    %10 = "stablehlo.reshape"(%8) : (tensor<ui64>) -> tensor<1xui64>
    %11 = "stablehlo.concatenate"(%9, %10) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %12:2 = "stablehlo.rng_bit_generator"(%11) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui32>)
    %13 = "stablehlo.constant"() <{value = dense<9> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %14 = "stablehlo.shift_right_logical"(%12#1, %13) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %15 = "stablehlo.convert"(%14) : (tensor<2x3xui32>) -> tensor<2x3xi32>
    %16 = "stablehlo.convert"(%15) : (tensor<2x3xi32>) -> tensor<2x3xf32>
    %17 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %18 = "stablehlo.add"(%16, %17) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %19 = "stablehlo.constant"() <{value = dense<1.1920928955078125e-7> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %20 = "stablehlo.multiply"(%18, %19) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %21 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %52:5 = "stablehlo.while"(%21, %6, %6, %20, %3) ({
    ^bb0(%r22: tensor<2x3xf32>, %r23: tensor<2x3xf32>, %r24: tensor<2x3xf32>, %r25: tensor<2x3xf32>, %r26: tensor<2x3xf32>):
      %27 = "stablehlo.compare"(%r24, %r25) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %28 = "stablehlo.constant"() <{value = dense<200.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %29 = "stablehlo.compare"(%r22, %28) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %30 = "stablehlo.and"(%27, %29) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %31 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %35 = "stablehlo.reduce"(%30, %31) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%r32: tensor<i1>, %r33: tensor<i1>):
        %34 = "stablehlo.or"(%r32, %r33) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%34) : (tensor<i1>) -> ()
      }) : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%35) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r36: tensor<2x3xf32>, %r37: tensor<2x3xf32>, %r38: tensor<2x3xf32>, %r39: tensor<2x3xf32>, %r40: tensor<2x3xf32>):
      %41 = "stablehlo.compare"(%r38, %r39) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %42 = "stablehlo.constant"() <{value = dense<200.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %43 = "stablehlo.compare"(%r36, %42) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %44 = "stablehlo.and"(%41, %43) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %45 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %46 = "stablehlo.add"(%r36, %45) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %47 = "stablehlo.divide"(%r40, %46) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %48 = "stablehlo.multiply"(%r37, %47) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %49 = "stablehlo.add"(%r38, %48) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %50 = "stablehlo.select"(%44, %46, %r36) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %51 = "stablehlo.select"(%44, %49, %r38) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      "stablehlo.return"(%50, %48, %51, %r39, %r40) : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> ()
    }) : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>)
    %53 = "stablehlo.sqrt"(%4) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %54 = "stablehlo.constant"() <{value = dense<2.53> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %55 = "stablehlo.multiply"(%53, %54) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %56 = "stablehlo.constant"() <{value = dense<0.931> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %57 = "stablehlo.add"(%55, %56) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %58 = "stablehlo.constant"() <{value = dense<0.02483> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %59 = "stablehlo.multiply"(%57, %58) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %60 = "stablehlo.constant"() <{value = dense<-0.059> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %61 = "stablehlo.add"(%59, %60) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %62 = "stablehlo.constant"() <{value = dense<0.43> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %63 = "stablehlo.add"(%4, %62) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %64 = "stablehlo.constant"() <{value = dense<-2.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %65 = "stablehlo.add"(%57, %64) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %66 = "stablehlo.constant"() <{value = dense<-3.6224> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %67 = "stablehlo.divide"(%66, %65) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %68 = "stablehlo.constant"() <{value = dense<0.9277> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %69 = "stablehlo.add"(%67, %68) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %70 = "stablehlo.constant"() <{value = dense<-3.4> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %71 = "stablehlo.add"(%57, %70) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %72 = "stablehlo.constant"() <{value = dense<1.1328> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %73 = "stablehlo.divide"(%72, %71) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %74 = "stablehlo.constant"() <{value = dense<1.1239> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %75 = "stablehlo.add"(%73, %74) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %76 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %77 = "stablehlo.constant"() <{value = dense<3> : tensor<ui64>}> : () -> tensor<ui64>
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3xf32>) -> tensor<2x3xf64>
    %1 = "stablehlo.constant"() <{value = dense<10.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %2 = "stablehlo.compare"(%0, %1) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %3 = "stablehlo.constant"() <{value = dense<10.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %4 = "stablehlo.select"(%2, %3, %0) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %5 = "stablehlo.select"(%2, %0, %3) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %6 = "stablehlo.negate"(%4) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %7 = "stablehlo.exponential"(%6) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %8 = "stablehlo.reshape"(%s0) : (tensor<ui64>) -> tensor<1xui64>
    %9 = "stablehlo.reshape"(%s1) : (tensor<ui64>) -> tensor<1xui64>
    %10 = "stablehlo.concatenate"(%8, %9) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %11:2 = "stablehlo.rng_bit_generator"(%10) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui64>)
    %12 = "stablehlo.constant"() <{value = dense<12> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %13 = "stablehlo.shift_right_logical"(%11#1, %12) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %14 = "stablehlo.convert"(%13) : (tensor<2x3xui64>) -> tensor<2x3xi64>
    %15 = "stablehlo.convert"(%14) : (tensor<2x3xi64>) -> tensor<2x3xf64>
    %16 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %17 = "stablehlo.add"(%15, %16) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %18 = "stablehlo.constant"() <{value = dense<2.220446049250313e-16> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %19 = "stablehlo.multiply"(%17, %18) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %20 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %51:5 = "stablehlo.while"(%20, %7, %7, %19, %4) ({
    ^bb0(%r21: tensor<2x3xf64>, %r22: tensor<2x3xf64>, %r23: tensor<2x3xf64>, %r24: tensor<2x3xf64>, %r25: tensor<2x3xf64>):
      %26 = "stablehlo.compare"(%r23, %r24) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %27 = "stablehlo.constant"() <{value = dense<200.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %28 = "stablehlo.compare"(%r21, %27) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %29 = "stablehlo.and"(%26, %28) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %30 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %34 = "stablehlo.reduce"(%29, %30) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%r31: tensor<i1>, %r32: tensor<i1>):
        %33 = "stablehlo.or"(%r31, %r32) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%33) : (tensor<i1>) -> ()
      }) : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%34) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r35: tensor<2x3xf64>, %r36: tensor<2x3xf64>, %r37: tensor<2x3xf64>, %r38: tensor<2x3xf64>, %r39: tensor<2x3xf64>):
      %40 = "stablehlo.compare"(%r37, %r38) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %41 = "stablehlo.constant"() <{value = dense<200.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %42 = "stablehlo.compare"(%r35, %41) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %43 = "stablehlo.and"(%40, %42) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %44 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %45 = "stablehlo.add"(%r35, %44) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %46 = "stablehlo.divide"(%r39, %45) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %47 = "stablehlo.multiply"(%r36, %46) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %48 = "stablehlo.add"(%r37, %47) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %49 = "stablehlo.select"(%43, %45, %r35) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %50 = "stablehlo.select"(%43, %48, %r37) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      "stablehlo.return"(%49, %47, %50, %r38, %r39) : (tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>) -> ()
    }) : (tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>) -> (tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>)
    %52 = "stablehlo.sqrt"(%5) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %53 = "stablehlo.constant"() <{value = dense<2.53> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %54 = "stablehlo.multiply"(%52, %53) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %55 = "stablehlo.constant"() <{value = dense<0.931> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %56 = "stablehlo.add"(%54, %55) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %57 = "stablehlo.constant"() <{value = dense<0.02483> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %58 = "stablehlo.multiply"(%56, %57) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %59 = "stablehlo.constant"() <{value = dense<-0.059> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %60 = "stablehlo.add"(%58, %59) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %61 = "stablehlo.constant"() <{value = dense<0.43> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %62 = "stablehlo.add"(%5, %61) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %63 = "stablehlo.constant"() <{value = dense<-2.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %64 = "stablehlo.add"(%56, %63) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %65 = "stablehlo.constant"() <{value = dense<-3.6224> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %66 = "stablehlo.divide"(%65, %64) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %67 = "stablehlo.constant"() <{value = dense<0.9277> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %68 = "stablehlo.add"(%66, %67) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %69 = "stablehlo.constant"() <{value = dense<-3.4> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %70 = "stablehlo.add"(%56, %69) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %71 = "stablehlo.constant"() <{value = dense<1.1328> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %72 = "stablehlo.divide"(%71, %70) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %73 = "stablehlo.constant"() <{value = dense<1.1239> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %74 = "stablehlo.add"(%72, %73) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %75 = "stablehlo.constant"() <{value = dense<0x7FF0000000000000> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %76 = "stablehlo.log"(%5) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %77 = "stablehlo.constant"() <{value = dense<6> : tensor<ui64>}> : () -> tensor<ui64>
    %78 = "stablehlo.add"(%s1, %77) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %79 = "stablehlo.reshape"(%s0) : (tensor<ui64>) -> tensor<1xui64>
    %80 = "stablehlo.reshape"(%78) : (tensor<ui64>) -> tensor<1xui64>
    %81 = "stablehlo.concatenate"(%79, %80) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %82:2 = "stablehlo.rng_bit_generator"(%81) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui64>)
    %83 = "stablehlo.constant"() <{value = dense<0> : tensor<1xui64>}> : () -> tensor<1xui64>
    %84 = "stablehlo.concatenate"(%82#1, %83) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %85 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %86 = "stablehlo.compare"(%63, %63) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %87 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %201:11 = "stablehlo.while"(%85, %84, %86, %87, %61, %57, %63, %69, %75, %76, %4) ({
    ^bb0(%r88: tensor<i32>, %r89: tensor<2xui64>, %r90: tensor<2x3xi1>, %r91: tensor<2x3xf32>, %r92: tensor<2x3xf32>, %r93: tensor<2x3xf32>, %r94: tensor<2x3xf32>, %r95: tensor<2x3xf32>, %r96: tensor<2x3xf32>, %r97: tensor<2x3xf32>, %r98: tensor<2x3xf32>):
      %99 = "stablehlo.not"(%r90) : (tensor<2x3xi1>) -> tensor<2x3xi1>
      %100 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %104 = "stablehlo.reduce"(%99, %100) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%r101: tensor<i1>, %r102: tensor<i1>):
        %103 = "stablehlo.or"(%r101, %r102) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%103) : (tensor<i1>) -> ()
      }) : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
      %105 = "stablehlo.constant"() <{value = dense<1000> : tensor<i32>}> : () -> tensor<i32>
      %106 = "stablehlo.compare"(%r88, %105) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %107 = "stablehlo.and"(%104, %106) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%107) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r108: tensor<i32>, %r109: tensor<2xui64>, %r110: tensor<2x3xi1>, %r111: tensor<2x3xf32>, %r112: tensor<2x3xf32>, %r113: tensor<2x3xf32>, %r114: tensor<2x3xf32>, %r115: tensor<2x3xf32>, %r116: tensor<2x3xf32>, %r117: tensor<2x3xf32>, %r118: tensor<2x3xf32>):
      %119:2 = "stablehlo.rng_bit_generator"(%r109) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui32>)
      %120:2 = "stablehlo.rng_bit_generator"(%119#0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui32>)
      %121 = "stablehlo.constant"() <{value = dense<9> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %122 = "stablehlo.shift_right_logical"(%119#1, %121) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %123 = "stablehlo.convert"(%122) : (tensor<2x3xui32>) -> tensor<2x3xi32>
      %124 = "stablehlo.convert"(%123) : (tensor<2x3xi32>) -> tensor<2x3xf32>
      %125 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %126 = "stablehlo.add"(%124, %125) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %127 = "stablehlo.constant"() <{value = dense<1.1920928955078125e-7> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %128 = "stablehlo.multiply"(%126, %127) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %129 = "stablehlo.constant"() <{value = dense<9> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %130 = "stablehlo.shift_right_logical"(%120#1, %129) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %131 = "stablehlo.convert"(%130) : (tensor<2x3xui32>) -> tensor<2x3xi32>
      %132 = "stablehlo.convert"(%131) : (tensor<2x3xi32>) -> tensor<2x3xf32>
      %133 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %134 = "stablehlo.add"(%132, %133) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %135 = "stablehlo.constant"() <{value = dense<1.1920928955078125e-7> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %136 = "stablehlo.multiply"(%134, %135) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %137 = "stablehlo.constant"() <{value = dense<-0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %138 = "stablehlo.add"(%128, %137) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %139 = "stablehlo.abs"(%138) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %140 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %141 = "stablehlo.multiply"(%139, %140) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %142 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %143 = "stablehlo.add"(%141, %142) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %144 = "stablehlo.divide"(%r112, %143) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %145 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %146 = "stablehlo.multiply"(%144, %145) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %147 = "stablehlo.add"(%146, %r113) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %148 = "stablehlo.multiply"(%147, %138) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %149 = "stablehlo.add"(%148, %r114) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %150 = "stablehlo.floor"(%149) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %151 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %152 = "stablehlo.compare"(%150, %151) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %153 = "stablehlo.compare"(%150, %r117) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %154 = "stablehlo.and"(%152, %153) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %155 = "stablehlo.select"(%154, %150, %r114) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %156 = "stablehlo.constant"() <{value = dense<0.07> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %157 = "stablehlo.compare"(%143, %156) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %158 = "stablehlo.compare"(%136, %r115) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %159 = "stablehlo.and"(%157, %158) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %160 = "stablehlo.divide"(%144, %143) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %161 = "stablehlo.add"(%160, %r113) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %162 = "stablehlo.multiply"(%136, %r116) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %163 = "stablehlo.divide"(%162, %161) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %164 = "stablehlo.log"(%163) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %165 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %166 = "stablehlo.add"(%155, %165) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %167 = "stablehlo.subtract"(%166, %r118) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %168 = "stablehlo.divide"(%167, %r118) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %169 = "stablehlo.log_plus_one"(%168) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %170 = "stablehlo.multiply"(%155, %169) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %171 = "stablehlo.subtract"(%167, %170) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %172 = "stablehlo.log"(%166) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %173 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %174 = "stablehlo.multiply"(%172, %173) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %175 = "stablehlo.constant"() <{value = dense<0.9189385332046727> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %176 = "stablehlo.add"(%174, %175) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %177 = "stablehlo.subtract"(%171, %176) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %178 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %179 = "stablehlo.add"(%155, %178) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %180 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %181 = "stablehlo.divide"(%180, %179) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %182 = "stablehlo.multiply"(%181, %181) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %183 = "stablehlo.constant"() <{value = dense<0.0007936507936507937> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %184 = "stablehlo.multiply"(%182, %183) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %185 = "stablehlo.constant"() <{value = dense<-0.002777777777777778> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %186 = "stablehlo.add"(%184, %185) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %187 = "stablehlo.multiply"(%186, %182) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %188 = "stablehlo.constant"() <{value = dense<0.08333333333333333> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %189 = "stablehlo.add"(%187, %188) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %190 = "stablehlo.multiply"(%189, %181) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %191 = "stablehlo.subtract"(%177, %190) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %192 = "stablehlo.compare"(%164, %191) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %193 = "stablehlo.or"(%159, %192) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %194 = "stablehlo.and"(%193, %154) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %195 = "stablehlo.not"(%r110) : (tensor<2x3xi1>) -> tensor<2x3xi1>
      %196 = "stablehlo.and"(%194, %195) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %197 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %198 = "stablehlo.add"(%r108, %197) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %199 = "stablehlo.or"(%r110, %196) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %200 = "stablehlo.select"(%196, %155, %r111) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      "stablehlo.return"(%198, %120#0, %199, %200, %r112, %r113, %r114, %r115, %r116, %r117, %r118) : (tensor<i32>, tensor<2xui64>, tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> ()
    }) : (tensor<i32>, tensor<2xui64>, tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<i32>, tensor<2xui64>, tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>)
    %202 = "stablehlo.select"(%1, %201#3, %52#0) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    return %202 : tensor<2x3xf32>
    %86 = "stablehlo.compare"(%62, %62) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %87 = "stablehlo.constant"() <{value = dense<0x7FF8000000000000> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %182:12 = "stablehlo.while"(%85, %84, %86, %87, %60, %56, %62, %68, %74, %75, %5, %76) ({
    ^bb0(%r88: tensor<i32>, %r89: tensor<2xui64>, %r90: tensor<2x3xi1>, %r91: tensor<2x3xf64>, %r92: tensor<2x3xf64>, %r93: tensor<2x3xf64>, %r94: tensor<2x3xf64>, %r95: tensor<2x3xf64>, %r96: tensor<2x3xf64>, %r97: tensor<2x3xf64>, %r98: tensor<2x3xf64>, %r99: tensor<2x3xf64>):
      %100 = "stablehlo.not"(%r90) : (tensor<2x3xi1>) -> tensor<2x3xi1>
      %101 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %105 = "stablehlo.reduce"(%100, %101) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%r102: tensor<i1>, %r103: tensor<i1>):
        %104 = "stablehlo.or"(%r102, %r103) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%104) : (tensor<i1>) -> ()
      }) : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
      %106 = "stablehlo.constant"() <{value = dense<1000> : tensor<i32>}> : () -> tensor<i32>
      %107 = "stablehlo.compare"(%r88, %106) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %108 = "stablehlo.and"(%105, %107) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%108) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r109: tensor<i32>, %r110: tensor<2xui64>, %r111: tensor<2x3xi1>, %r112: tensor<2x3xf64>, %r113: tensor<2x3xf64>, %r114: tensor<2x3xf64>, %r115: tensor<2x3xf64>, %r116: tensor<2x3xf64>, %r117: tensor<2x3xf64>, %r118: tensor<2x3xf64>, %r119: tensor<2x3xf64>, %r120: tensor<2x3xf64>):
      %121:2 = "stablehlo.rng_bit_generator"(%r110) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui64>)
      %122:2 = "stablehlo.rng_bit_generator"(%121#0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui64>)
      %123 = "stablehlo.constant"() <{value = dense<12> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
      %124 = "stablehlo.shift_right_logical"(%121#1, %123) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
      %125 = "stablehlo.convert"(%124) : (tensor<2x3xui64>) -> tensor<2x3xi64>
      %126 = "stablehlo.convert"(%125) : (tensor<2x3xi64>) -> tensor<2x3xf64>
      %127 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %128 = "stablehlo.add"(%126, %127) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %129 = "stablehlo.constant"() <{value = dense<2.220446049250313e-16> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %130 = "stablehlo.multiply"(%128, %129) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %131 = "stablehlo.constant"() <{value = dense<12> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
      %132 = "stablehlo.shift_right_logical"(%122#1, %131) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
      %133 = "stablehlo.convert"(%132) : (tensor<2x3xui64>) -> tensor<2x3xi64>
      %134 = "stablehlo.convert"(%133) : (tensor<2x3xi64>) -> tensor<2x3xf64>
      %135 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %136 = "stablehlo.add"(%134, %135) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %137 = "stablehlo.constant"() <{value = dense<2.220446049250313e-16> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %138 = "stablehlo.multiply"(%136, %137) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %139 = "stablehlo.constant"() <{value = dense<-0.5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %140 = "stablehlo.add"(%130, %139) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %141 = "stablehlo.abs"(%140) : (tensor<2x3xf64>) -> tensor<2x3xf64>
      %142 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %143 = "stablehlo.multiply"(%141, %142) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %144 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %145 = "stablehlo.add"(%143, %144) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %146 = "stablehlo.divide"(%r113, %145) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %147 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %148 = "stablehlo.multiply"(%146, %147) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %149 = "stablehlo.add"(%148, %r114) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %150 = "stablehlo.multiply"(%149, %140) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %151 = "stablehlo.add"(%150, %r115) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %152 = "stablehlo.floor"(%151) : (tensor<2x3xf64>) -> tensor<2x3xf64>
      %153 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %154 = "stablehlo.compare"(%152, %153) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %155 = "stablehlo.compare"(%152, %r118) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %156 = "stablehlo.and"(%154, %155) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %157 = "stablehlo.select"(%156, %152, %r115) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %158 = "stablehlo.constant"() <{value = dense<0.07> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %159 = "stablehlo.compare"(%145, %158) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %160 = "stablehlo.compare"(%138, %r116) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %161 = "stablehlo.and"(%159, %160) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %162 = "stablehlo.divide"(%146, %145) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %163 = "stablehlo.add"(%162, %r114) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %164 = "stablehlo.multiply"(%138, %r117) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %165 = "stablehlo.divide"(%164, %163) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %166 = "stablehlo.log"(%165) : (tensor<2x3xf64>) -> tensor<2x3xf64>
      %167 = "stablehlo.multiply"(%157, %r120) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %168 = "stablehlo.subtract"(%167, %r119) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %169 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %170 = "stablehlo.add"(%157, %169) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %171 = "chlo.lgamma"(%170) : (tensor<2x3xf64>) -> tensor<2x3xf64>
      %172 = "stablehlo.subtract"(%168, %171) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %173 = "stablehlo.compare"(%166, %172) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %174 = "stablehlo.or"(%161, %173) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %175 = "stablehlo.and"(%174, %156) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %176 = "stablehlo.not"(%r111) : (tensor<2x3xi1>) -> tensor<2x3xi1>
      %177 = "stablehlo.and"(%175, %176) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %178 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %179 = "stablehlo.add"(%r109, %178) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %180 = "stablehlo.or"(%r111, %177) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %181 = "stablehlo.select"(%177, %157, %r112) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      "stablehlo.return"(%179, %122#0, %180, %181, %r113, %r114, %r115, %r116, %r117, %r118, %r119, %r120) : (tensor<i32>, tensor<2xui64>, tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>) -> ()
    }) : (tensor<i32>, tensor<2xui64>, tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>) -> (tensor<i32>, tensor<2xui64>, tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>)
    %183 = "stablehlo.select"(%2, %182#3, %51#0) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %184 = "stablehlo.convert"(%183) : (tensor<2x3xf64>) -> tensor<2x3xf32>
    return %184 : tensor<2x3xf32>
  }
}

// T[2,3] seed, T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xbf16>, %s0: tensor<ui64>, %s1: tensor<ui64>) -> (tensor<2x3xbf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3xbf16>) -> tensor<2x3xf32>
    %1 = "stablehlo.constant"() <{value = dense<10.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %2 = "stablehlo.compare"(%0, %1) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %3 = "stablehlo.constant"() <{value = dense<10.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %4 = "stablehlo.select"(%2, %3, %0) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %5 = "stablehlo.select"(%2, %0, %3) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %6 = "stablehlo.negate"(%4) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %7 = "stablehlo.exponential"(%6) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %8 = "stablehlo.constant"() <{value = dense<0> : tensor<ui64>}> : () -> tensor<ui64>
    %9 = "stablehlo.add"(%s1, %8) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %10 = "stablehlo.reshape"(%s0) : (tensor<ui64>) -> tensor<1xui64>
    %11 = "stablehlo.reshape"(%9) : (tensor<ui64>) -> tensor<1xui64>
    %12 = "stablehlo.concatenate"(%10, %11) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %13:2 = "stablehlo.rng_bit_generator"(%12) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui32>)
    %14 = "stablehlo.constant"() <{value = dense<9> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %15 = "stablehlo.shift_right_logical"(%13#1, %14) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %16 = "stablehlo.convert"(%15) : (tensor<2x3xui32>) -> tensor<2x3xi32>
    %17 = "stablehlo.convert"(%16) : (tensor<2x3xi32>) -> tensor<2x3xf32>
    %18 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %19 = "stablehlo.add"(%17, %18) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %20 = "stablehlo.constant"() <{value = dense<1.1920928955078125e-7> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %21 = "stablehlo.multiply"(%19, %20) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %22 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %53:5 = "stablehlo.while"(%22, %7, %7, %21, %4) ({
    ^bb0(%r23: tensor<2x3xf32>, %r24: tensor<2x3xf32>, %r25: tensor<2x3xf32>, %r26: tensor<2x3xf32>, %r27: tensor<2x3xf32>):
      %28 = "stablehlo.compare"(%r25, %r26) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %29 = "stablehlo.constant"() <{value = dense<200.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %30 = "stablehlo.compare"(%r23, %29) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %31 = "stablehlo.and"(%28, %30) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %32 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %36 = "stablehlo.reduce"(%31, %32) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%r33: tensor<i1>, %r34: tensor<i1>):
        %35 = "stablehlo.or"(%r33, %r34) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%35) : (tensor<i1>) -> ()
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3xbf16>) -> tensor<2x3xf64>
    %1 = "stablehlo.constant"() <{value = dense<10.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %2 = "stablehlo.compare"(%0, %1) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %3 = "stablehlo.constant"() <{value = dense<10.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %4 = "stablehlo.select"(%2, %3, %0) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %5 = "stablehlo.select"(%2, %0, %3) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %6 = "stablehlo.negate"(%4) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %7 = "stablehlo.exponential"(%6) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %8 = "stablehlo.reshape"(%s0) : (tensor<ui64>) -> tensor<1xui64>
    %9 = "stablehlo.reshape"(%s1) : (tensor<ui64>) -> tensor<1xui64>
    %10 = "stablehlo.concatenate"(%8, %9) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %11:2 = "stablehlo.rng_bit_generator"(%10) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui64>)
    %12 = "stablehlo.constant"() <{value = dense<12> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %13 = "stablehlo.shift_right_logical"(%11#1, %12) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %14 = "stablehlo.convert"(%13) : (tensor<2x3xui64>) -> tensor<2x3xi64>
    %15 = "stablehlo.convert"(%14) : (tensor<2x3xi64>) -> tensor<2x3xf64>
    %16 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %17 = "stablehlo.add"(%15, %16) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %18 = "stablehlo.constant"() <{value = dense<2.220446049250313e-16> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %19 = "stablehlo.multiply"(%17, %18) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %20 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %51:5 = "stablehlo.while"(%20, %7, %7, %19, %4) ({
    ^bb0(%r21: tensor<2x3xf64>, %r22: tensor<2x3xf64>, %r23: tensor<2x3xf64>, %r24: tensor<2x3xf64>, %r25: tensor<2x3xf64>):
      %26 = "stablehlo.compare"(%r23, %r24) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %27 = "stablehlo.constant"() <{value = dense<200.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %28 = "stablehlo.compare"(%r21, %27) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %29 = "stablehlo.and"(%26, %28) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %30 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %34 = "stablehlo.reduce"(%29, %30) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%r31: tensor<i1>, %r32: tensor<i1>):
        %33 = "stablehlo.or"(%r31, %r32) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%33) : (tensor<i1>) -> ()
      }) : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%34) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r37: tensor<2x3xf32>, %r38: tensor<2x3xf32>, %r39: tensor<2x3xf32>, %r40: tensor<2x3xf32>, %r41: tensor<2x3xf32>):
      %42 = "stablehlo.compare"(%r39, %r40) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %43 = "stablehlo.constant"() <{value = dense<200.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %44 = "stablehlo.compare"(%r37, %43) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %45 = "stablehlo.and"(%42, %44) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %46 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %47 = "stablehlo.add"(%r37, %46) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %48 = "stablehlo.divide"(%r41, %47) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %49 = "stablehlo.multiply"(%r38, %48) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %50 = "stablehlo.add"(%r39, %49) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %51 = "stablehlo.select"(%45, %47, %r37) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %52 = "stablehlo.select"(%45, %50, %r39) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      "stablehlo.return"(%51, %49, %52, %r40, %r41) : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> ()
    }) : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>)
    %54 = "stablehlo.sqrt"(%5) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %55 = "stablehlo.constant"() <{value = dense<2.53> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %56 = "stablehlo.multiply"(%54, %55) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %57 = "stablehlo.constant"() <{value = dense<0.931> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %58 = "stablehlo.add"(%56, %57) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %59 = "stablehlo.constant"() <{value = dense<0.02483> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %60 = "stablehlo.multiply"(%58, %59) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %61 = "stablehlo.constant"() <{value = dense<-0.059> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %62 = "stablehlo.add"(%60, %61) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %63 = "stablehlo.constant"() <{value = dense<0.43> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %64 = "stablehlo.add"(%5, %63) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %65 = "stablehlo.constant"() <{value = dense<-2.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %66 = "stablehlo.add"(%58, %65) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %67 = "stablehlo.constant"() <{value = dense<-3.6224> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %68 = "stablehlo.divide"(%67, %66) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %69 = "stablehlo.constant"() <{value = dense<0.9277> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %70 = "stablehlo.add"(%68, %69) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %71 = "stablehlo.constant"() <{value = dense<-3.4> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %72 = "stablehlo.add"(%58, %71) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %73 = "stablehlo.constant"() <{value = dense<1.1328> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %74 = "stablehlo.divide"(%73, %72) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %75 = "stablehlo.constant"() <{value = dense<1.1239> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %76 = "stablehlo.add"(%74, %75) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %77 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %78 = "stablehlo.constant"() <{value = dense<3> : tensor<ui64>}> : () -> tensor<ui64>
    %79 = "stablehlo.add"(%s1, %78) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %80 = "stablehlo.reshape"(%s0) : (tensor<ui64>) -> tensor<1xui64>
    %81 = "stablehlo.reshape"(%79) : (tensor<ui64>) -> tensor<1xui64>
    %82 = "stablehlo.concatenate"(%80, %81) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %83:2 = "stablehlo.rng_bit_generator"(%82) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui64>)
    %84 = "stablehlo.constant"() <{value = dense<0> : tensor<1xui64>}> : () -> tensor<1xui64>
    %85 = "stablehlo.concatenate"(%83#1, %84) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %86 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %87 = "stablehlo.compare"(%64, %64) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %88 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %202:11 = "stablehlo.while"(%86, %85, %87, %88, %62, %58, %64, %70, %76, %77, %5) ({
    ^bb0(%r89: tensor<i32>, %r90: tensor<2xui64>, %r91: tensor<2x3xi1>, %r92: tensor<2x3xf32>, %r93: tensor<2x3xf32>, %r94: tensor<2x3xf32>, %r95: tensor<2x3xf32>, %r96: tensor<2x3xf32>, %r97: tensor<2x3xf32>, %r98: tensor<2x3xf32>, %r99: tensor<2x3xf32>):
      %100 = "stablehlo.not"(%r91) : (tensor<2x3xi1>) -> tensor<2x3xi1>
    ^bb0(%r35: tensor<2x3xf64>, %r36: tensor<2x3xf64>, %r37: tensor<2x3xf64>, %r38: tensor<2x3xf64>, %r39: tensor<2x3xf64>):
      %40 = "stablehlo.compare"(%r37, %r38) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %41 = "stablehlo.constant"() <{value = dense<200.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %42 = "stablehlo.compare"(%r35, %41) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %43 = "stablehlo.and"(%40, %42) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %44 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %45 = "stablehlo.add"(%r35, %44) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %46 = "stablehlo.divide"(%r39, %45) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %47 = "stablehlo.multiply"(%r36, %46) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %48 = "stablehlo.add"(%r37, %47) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %49 = "stablehlo.select"(%43, %45, %r35) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %50 = "stablehlo.select"(%43, %48, %r37) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      "stablehlo.return"(%49, %47, %50, %r38, %r39) : (tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>) -> ()
    }) : (tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>) -> (tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>)
    %52 = "stablehlo.sqrt"(%5) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %53 = "stablehlo.constant"() <{value = dense<2.53> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %54 = "stablehlo.multiply"(%52, %53) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %55 = "stablehlo.constant"() <{value = dense<0.931> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %56 = "stablehlo.add"(%54, %55) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %57 = "stablehlo.constant"() <{value = dense<0.02483> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %58 = "stablehlo.multiply"(%56, %57) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %59 = "stablehlo.constant"() <{value = dense<-0.059> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %60 = "stablehlo.add"(%58, %59) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %61 = "stablehlo.constant"() <{value = dense<0.43> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %62 = "stablehlo.add"(%5, %61) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %63 = "stablehlo.constant"() <{value = dense<-2.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %64 = "stablehlo.add"(%56, %63) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %65 = "stablehlo.constant"() <{value = dense<-3.6224> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %66 = "stablehlo.divide"(%65, %64) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %67 = "stablehlo.constant"() <{value = dense<0.9277> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %68 = "stablehlo.add"(%66, %67) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %69 = "stablehlo.constant"() <{value = dense<-3.4> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %70 = "stablehlo.add"(%56, %69) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %71 = "stablehlo.constant"() <{value = dense<1.1328> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %72 = "stablehlo.divide"(%71, %70) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %73 = "stablehlo.constant"() <{value = dense<1.1239> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %74 = "stablehlo.add"(%72, %73) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %75 = "stablehlo.constant"() <{value = dense<0x7FF0000000000000> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %76 = "stablehlo.log"(%5) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %77 = "stablehlo.constant"() <{value = dense<6> : tensor<ui64>}> : () -> tensor<ui64>
    %78 = "stablehlo.add"(%s1, %77) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %79 = "stablehlo.reshape"(%s0) : (tensor<ui64>) -> tensor<1xui64>
    %80 = "stablehlo.reshape"(%78) : (tensor<ui64>) -> tensor<1xui64>
    %81 = "stablehlo.concatenate"(%79, %80) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %82:2 = "stablehlo.rng_bit_generator"(%81) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui64>)
    %83 = "stablehlo.constant"() <{value = dense<0> : tensor<1xui64>}> : () -> tensor<1xui64>
    %84 = "stablehlo.concatenate"(%82#1, %83) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %85 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %86 = "stablehlo.compare"(%62, %62) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %87 = "stablehlo.constant"() <{value = dense<0x7FF8000000000000> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %182:12 = "stablehlo.while"(%85, %84, %86, %87, %60, %56, %62, %68, %74, %75, %5, %76) ({
    ^bb0(%r88: tensor<i32>, %r89: tensor<2xui64>, %r90: tensor<2x3xi1>, %r91: tensor<2x3xf64>, %r92: tensor<2x3xf64>, %r93: tensor<2x3xf64>, %r94: tensor<2x3xf64>, %r95: tensor<2x3xf64>, %r96: tensor<2x3xf64>, %r97: tensor<2x3xf64>, %r98: tensor<2x3xf64>, %r99: tensor<2x3xf64>):
      %100 = "stablehlo.not"(%r90) : (tensor<2x3xi1>) -> tensor<2x3xi1>
      %101 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %105 = "stablehlo.reduce"(%100, %101) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%r102: tensor<i1>, %r103: tensor<i1>):
        %104 = "stablehlo.or"(%r102, %r103) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%104) : (tensor<i1>) -> ()
      }) : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
      %106 = "stablehlo.constant"() <{value = dense<1000> : tensor<i32>}> : () -> tensor<i32>
      %107 = "stablehlo.compare"(%r89, %106) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %108 = "stablehlo.and"(%105, %107) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%108) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r109: tensor<i32>, %r110: tensor<2xui64>, %r111: tensor<2x3xi1>, %r112: tensor<2x3xf32>, %r113: tensor<2x3xf32>, %r114: tensor<2x3xf32>, %r115: tensor<2x3xf32>, %r116: tensor<2x3xf32>, %r117: tensor<2x3xf32>, %r118: tensor<2x3xf32>, %r119: tensor<2x3xf32>):
      %120:2 = "stablehlo.rng_bit_generator"(%r110) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui32>)
      %121:2 = "stablehlo.rng_bit_generator"(%120#0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui32>)
      %122 = "stablehlo.constant"() <{value = dense<9> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %123 = "stablehlo.shift_right_logical"(%120#1, %122) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %124 = "stablehlo.convert"(%123) : (tensor<2x3xui32>) -> tensor<2x3xi32>
      %125 = "stablehlo.convert"(%124) : (tensor<2x3xi32>) -> tensor<2x3xf32>
      %126 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %127 = "stablehlo.add"(%125, %126) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %128 = "stablehlo.constant"() <{value = dense<1.1920928955078125e-7> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %129 = "stablehlo.multiply"(%127, %128) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %130 = "stablehlo.constant"() <{value = dense<9> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %131 = "stablehlo.shift_right_logical"(%121#1, %130) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %132 = "stablehlo.convert"(%131) : (tensor<2x3xui32>) -> tensor<2x3xi32>
      %133 = "stablehlo.convert"(%132) : (tensor<2x3xi32>) -> tensor<2x3xf32>
      %134 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %135 = "stablehlo.add"(%133, %134) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %136 = "stablehlo.constant"() <{value = dense<1.1920928955078125e-7> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %137 = "stablehlo.multiply"(%135, %136) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %138 = "stablehlo.constant"() <{value = dense<-0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %139 = "stablehlo.add"(%129, %138) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %140 = "stablehlo.abs"(%139) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %141 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %142 = "stablehlo.multiply"(%140, %141) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %143 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %144 = "stablehlo.add"(%142, %143) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %145 = "stablehlo.divide"(%r113, %144) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %146 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %147 = "stablehlo.multiply"(%145, %146) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %148 = "stablehlo.add"(%147, %r114) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %149 = "stablehlo.multiply"(%148, %139) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %150 = "stablehlo.add"(%149, %r115) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %151 = "stablehlo.floor"(%150) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %152 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %153 = "stablehlo.compare"(%151, %152) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %154 = "stablehlo.compare"(%151, %r118) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %155 = "stablehlo.and"(%153, %154) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %156 = "stablehlo.select"(%155, %151, %r115) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %157 = "stablehlo.constant"() <{value = dense<0.07> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %158 = "stablehlo.compare"(%144, %157) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %159 = "stablehlo.compare"(%137, %r116) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %160 = "stablehlo.and"(%158, %159) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %161 = "stablehlo.divide"(%145, %144) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %162 = "stablehlo.add"(%161, %r114) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %163 = "stablehlo.multiply"(%137, %r117) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %164 = "stablehlo.divide"(%163, %162) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %165 = "stablehlo.log"(%164) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %166 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %167 = "stablehlo.add"(%156, %166) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %168 = "stablehlo.subtract"(%167, %r119) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %169 = "stablehlo.divide"(%168, %r119) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %170 = "stablehlo.log_plus_one"(%169) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %171 = "stablehlo.multiply"(%156, %170) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %172 = "stablehlo.subtract"(%168, %171) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %173 = "stablehlo.log"(%167) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %174 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %175 = "stablehlo.multiply"(%173, %174) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %176 = "stablehlo.constant"() <{value = dense<0.9189385332046727> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %177 = "stablehlo.add"(%175, %176) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %178 = "stablehlo.subtract"(%172, %177) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %179 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %180 = "stablehlo.add"(%156, %179) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %181 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %182 = "stablehlo.divide"(%181, %180) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %183 = "stablehlo.multiply"(%182, %182) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %184 = "stablehlo.constant"() <{value = dense<0.0007936507936507937> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %185 = "stablehlo.multiply"(%183, %184) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %186 = "stablehlo.constant"() <{value = dense<-0.002777777777777778> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %187 = "stablehlo.add"(%185, %186) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %188 = "stablehlo.multiply"(%187, %183) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %189 = "stablehlo.constant"() <{value = dense<0.08333333333333333> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %190 = "stablehlo.add"(%188, %189) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %191 = "stablehlo.multiply"(%190, %182) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %192 = "stablehlo.subtract"(%178, %191) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %193 = "stablehlo.compare"(%165, %192) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %194 = "stablehlo.or"(%160, %193) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %195 = "stablehlo.and"(%194, %155) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %196 = "stablehlo.not"(%r111) : (tensor<2x3xi1>) -> tensor<2x3xi1>
      %197 = "stablehlo.and"(%195, %196) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %198 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %199 = "stablehlo.add"(%r109, %198) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %200 = "stablehlo.or"(%r111, %197) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %201 = "stablehlo.select"(%197, %156, %r112) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      "stablehlo.return"(%199, %121#0, %200, %201, %r113, %r114, %r115, %r116, %r117, %r118, %r119) : (tensor<i32>, tensor<2xui64>, tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> ()
    }) : (tensor<i32>, tensor<2xui64>, tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<i32>, tensor<2xui64>, tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>)
    %203 = "stablehlo.select"(%2, %202#3, %53#0) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %204 = "stablehlo.convert"(%203) : (tensor<2x3xf32>) -> tensor<2x3xbf16>
    return %204 : tensor<2x3xbf16>
      %107 = "stablehlo.compare"(%r88, %106) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %108 = "stablehlo.and"(%105, %107) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%108) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r109: tensor<i32>, %r110: tensor<2xui64>, %r111: tensor<2x3xi1>, %r112: tensor<2x3xf64>, %r113: tensor<2x3xf64>, %r114: tensor<2x3xf64>, %r115: tensor<2x3xf64>, %r116: tensor<2x3xf64>, %r117: tensor<2x3xf64>, %r118: tensor<2x3xf64>, %r119: tensor<2x3xf64>, %r120: tensor<2x3xf64>):
      %121:2 = "stablehlo.rng_bit_generator"(%r110) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui64>)
      %122:2 = "stablehlo.rng_bit_generator"(%121#0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui64>)
      %123 = "stablehlo.constant"() <{value = dense<12> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
      %124 = "stablehlo.shift_right_logical"(%121#1, %123) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
      %125 = "stablehlo.convert"(%124) : (tensor<2x3xui64>) -> tensor<2x3xi64>
      %126 = "stablehlo.convert"(%125) : (tensor<2x3xi64>) -> tensor<2x3xf64>
      %127 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %128 = "stablehlo.add"(%126, %127) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %129 = "stablehlo.constant"() <{value = dense<2.220446049250313e-16> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %130 = "stablehlo.multiply"(%128, %129) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %131 = "stablehlo.constant"() <{value = dense<12> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
      %132 = "stablehlo.shift_right_logical"(%122#1, %131) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
      %133 = "stablehlo.convert"(%132) : (tensor<2x3xui64>) -> tensor<2x3xi64>
      %134 = "stablehlo.convert"(%133) : (tensor<2x3xi64>) -> tensor<2x3xf64>
      %135 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %136 = "stablehlo.add"(%134, %135) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %137 = "stablehlo.constant"() <{value = dense<2.220446049250313e-16> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %138 = "stablehlo.multiply"(%136, %137) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %139 = "stablehlo.constant"() <{value = dense<-0.5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %140 = "stablehlo.add"(%130, %139) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %141 = "stablehlo.abs"(%140) : (tensor<2x3xf64>) -> tensor<2x3xf64>
      %142 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %143 = "stablehlo.multiply"(%141, %142) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %144 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %145 = "stablehlo.add"(%143, %144) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %146 = "stablehlo.divide"(%r113, %145) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %147 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %148 = "stablehlo.multiply"(%146, %147) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %149 = "stablehlo.add"(%148, %r114) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %150 = "stablehlo.multiply"(%149, %140) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %151 = "stablehlo.add"(%150, %r115) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %152 = "stablehlo.floor"(%151) : (tensor<2x3xf64>) -> tensor<2x3xf64>
      %153 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %154 = "stablehlo.compare"(%152, %153) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %155 = "stablehlo.compare"(%152, %r118) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %156 = "stablehlo.and"(%154, %155) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %157 = "stablehlo.select"(%156, %152, %r115) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %158 = "stablehlo.constant"() <{value = dense<0.07> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %159 = "stablehlo.compare"(%145, %158) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %160 = "stablehlo.compare"(%138, %r116) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %161 = "stablehlo.and"(%159, %160) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %162 = "stablehlo.divide"(%146, %145) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %163 = "stablehlo.add"(%162, %r114) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %164 = "stablehlo.multiply"(%138, %r117) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %165 = "stablehlo.divide"(%164, %163) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %166 = "stablehlo.log"(%165) : (tensor<2x3xf64>) -> tensor<2x3xf64>
      %167 = "stablehlo.multiply"(%157, %r120) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %168 = "stablehlo.subtract"(%167, %r119) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %169 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %170 = "stablehlo.add"(%157, %169) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %171 = "chlo.lgamma"(%170) : (tensor<2x3xf64>) -> tensor<2x3xf64>
      %172 = "stablehlo.subtract"(%168, %171) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %173 = "stablehlo.compare"(%166, %172) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %174 = "stablehlo.or"(%161, %173) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %175 = "stablehlo.and"(%174, %156) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %176 = "stablehlo.not"(%r111) : (tensor<2x3xi1>) -> tensor<2x3xi1>
      %177 = "stablehlo.and"(%175, %176) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %178 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %179 = "stablehlo.add"(%r109, %178) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %180 = "stablehlo.or"(%r111, %177) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %181 = "stablehlo.select"(%177, %157, %r112) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      "stablehlo.return"(%179, %122#0, %180, %181, %r113, %r114, %r115, %r116, %r117, %r118, %r119, %r120) : (tensor<i32>, tensor<2xui64>, tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>) -> ()
    }) : (tensor<i32>, tensor<2xui64>, tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>) -> (tensor<i32>, tensor<2xui64>, tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>)
    %183 = "stablehlo.select"(%2, %182#3, %51#0) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %184 = "stablehlo.convert"(%183) : (tensor<2x3xf64>) -> tensor<2x3xbf16>
    return %184 : tensor<2x3xbf16>
  }
}

// T[2,3] seed, T = float16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf16>, %s0: tensor<ui64>, %s1: tensor<ui64>) -> (tensor<2x3xf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3xf16>) -> tensor<2x3xf32>
    %1 = "stablehlo.constant"() <{value = dense<10.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %2 = "stablehlo.compare"(%0, %1) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %3 = "stablehlo.constant"() <{value = dense<10.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %4 = "stablehlo.select"(%2, %3, %0) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %5 = "stablehlo.select"(%2, %0, %3) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %6 = "stablehlo.negate"(%4) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %7 = "stablehlo.exponential"(%6) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %8 = "stablehlo.constant"() <{value = dense<0> : tensor<ui64>}> : () -> tensor<ui64>
    %9 = "stablehlo.add"(%s1, %8) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %10 = "stablehlo.reshape"(%s0) : (tensor<ui64>) -> tensor<1xui64>
    %11 = "stablehlo.reshape"(%9) : (tensor<ui64>) -> tensor<1xui64>
    %12 = "stablehlo.concatenate"(%10, %11) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %13:2 = "stablehlo.rng_bit_generator"(%12) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui32>)
    %14 = "stablehlo.constant"() <{value = dense<9> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %15 = "stablehlo.shift_right_logical"(%13#1, %14) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %16 = "stablehlo.convert"(%15) : (tensor<2x3xui32>) -> tensor<2x3xi32>
    %17 = "stablehlo.convert"(%16) : (tensor<2x3xi32>) -> tensor<2x3xf32>
    %18 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %19 = "stablehlo.add"(%17, %18) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %20 = "stablehlo.constant"() <{value = dense<1.1920928955078125e-7> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %21 = "stablehlo.multiply"(%19, %20) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %22 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %53:5 = "stablehlo.while"(%22, %7, %7, %21, %4) ({
    ^bb0(%r23: tensor<2x3xf32>, %r24: tensor<2x3xf32>, %r25: tensor<2x3xf32>, %r26: tensor<2x3xf32>, %r27: tensor<2x3xf32>):
      %28 = "stablehlo.compare"(%r25, %r26) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %29 = "stablehlo.constant"() <{value = dense<200.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %30 = "stablehlo.compare"(%r23, %29) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %31 = "stablehlo.and"(%28, %30) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %32 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %36 = "stablehlo.reduce"(%31, %32) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%r33: tensor<i1>, %r34: tensor<i1>):
        %35 = "stablehlo.or"(%r33, %r34) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%35) : (tensor<i1>) -> ()
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3xf16>) -> tensor<2x3xf64>
    %1 = "stablehlo.constant"() <{value = dense<10.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %2 = "stablehlo.compare"(%0, %1) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %3 = "stablehlo.constant"() <{value = dense<10.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %4 = "stablehlo.select"(%2, %3, %0) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %5 = "stablehlo.select"(%2, %0, %3) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %6 = "stablehlo.negate"(%4) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %7 = "stablehlo.exponential"(%6) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %8 = "stablehlo.reshape"(%s0) : (tensor<ui64>) -> tensor<1xui64>
    %9 = "stablehlo.reshape"(%s1) : (tensor<ui64>) -> tensor<1xui64>
    %10 = "stablehlo.concatenate"(%8, %9) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %11:2 = "stablehlo.rng_bit_generator"(%10) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui64>)
    %12 = "stablehlo.constant"() <{value = dense<12> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %13 = "stablehlo.shift_right_logical"(%11#1, %12) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %14 = "stablehlo.convert"(%13) : (tensor<2x3xui64>) -> tensor<2x3xi64>
    %15 = "stablehlo.convert"(%14) : (tensor<2x3xi64>) -> tensor<2x3xf64>
    %16 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %17 = "stablehlo.add"(%15, %16) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %18 = "stablehlo.constant"() <{value = dense<2.220446049250313e-16> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %19 = "stablehlo.multiply"(%17, %18) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %20 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %51:5 = "stablehlo.while"(%20, %7, %7, %19, %4) ({
    ^bb0(%r21: tensor<2x3xf64>, %r22: tensor<2x3xf64>, %r23: tensor<2x3xf64>, %r24: tensor<2x3xf64>, %r25: tensor<2x3xf64>):
      %26 = "stablehlo.compare"(%r23, %r24) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %27 = "stablehlo.constant"() <{value = dense<200.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %28 = "stablehlo.compare"(%r21, %27) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %29 = "stablehlo.and"(%26, %28) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %30 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %34 = "stablehlo.reduce"(%29, %30) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%r31: tensor<i1>, %r32: tensor<i1>):
        %33 = "stablehlo.or"(%r31, %r32) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%33) : (tensor<i1>) -> ()
      }) : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%34) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r37: tensor<2x3xf32>, %r38: tensor<2x3xf32>, %r39: tensor<2x3xf32>, %r40: tensor<2x3xf32>, %r41: tensor<2x3xf32>):
      %42 = "stablehlo.compare"(%r39, %r40) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %43 = "stablehlo.constant"() <{value = dense<200.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %44 = "stablehlo.compare"(%r37, %43) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %45 = "stablehlo.and"(%42, %44) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %46 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %47 = "stablehlo.add"(%r37, %46) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %48 = "stablehlo.divide"(%r41, %47) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %49 = "stablehlo.multiply"(%r38, %48) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %50 = "stablehlo.add"(%r39, %49) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %51 = "stablehlo.select"(%45, %47, %r37) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %52 = "stablehlo.select"(%45, %50, %r39) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      "stablehlo.return"(%51, %49, %52, %r40, %r41) : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> ()
    }) : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>)
    %54 = "stablehlo.sqrt"(%5) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %55 = "stablehlo.constant"() <{value = dense<2.53> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %56 = "stablehlo.multiply"(%54, %55) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %57 = "stablehlo.constant"() <{value = dense<0.931> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %58 = "stablehlo.add"(%56, %57) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %59 = "stablehlo.constant"() <{value = dense<0.02483> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %60 = "stablehlo.multiply"(%58, %59) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %61 = "stablehlo.constant"() <{value = dense<-0.059> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %62 = "stablehlo.add"(%60, %61) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %63 = "stablehlo.constant"() <{value = dense<0.43> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %64 = "stablehlo.add"(%5, %63) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %65 = "stablehlo.constant"() <{value = dense<-2.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %66 = "stablehlo.add"(%58, %65) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %67 = "stablehlo.constant"() <{value = dense<-3.6224> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %68 = "stablehlo.divide"(%67, %66) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %69 = "stablehlo.constant"() <{value = dense<0.9277> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %70 = "stablehlo.add"(%68, %69) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %71 = "stablehlo.constant"() <{value = dense<-3.4> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %72 = "stablehlo.add"(%58, %71) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %73 = "stablehlo.constant"() <{value = dense<1.1328> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %74 = "stablehlo.divide"(%73, %72) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %75 = "stablehlo.constant"() <{value = dense<1.1239> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %76 = "stablehlo.add"(%74, %75) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %77 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %78 = "stablehlo.constant"() <{value = dense<3> : tensor<ui64>}> : () -> tensor<ui64>
    %79 = "stablehlo.add"(%s1, %78) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %80 = "stablehlo.reshape"(%s0) : (tensor<ui64>) -> tensor<1xui64>
    %81 = "stablehlo.reshape"(%79) : (tensor<ui64>) -> tensor<1xui64>
    %82 = "stablehlo.concatenate"(%80, %81) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %83:2 = "stablehlo.rng_bit_generator"(%82) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui64>)
    %84 = "stablehlo.constant"() <{value = dense<0> : tensor<1xui64>}> : () -> tensor<1xui64>
    %85 = "stablehlo.concatenate"(%83#1, %84) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %86 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %87 = "stablehlo.compare"(%64, %64) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %88 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %202:11 = "stablehlo.while"(%86, %85, %87, %88, %62, %58, %64, %70, %76, %77, %5) ({
    ^bb0(%r89: tensor<i32>, %r90: tensor<2xui64>, %r91: tensor<2x3xi1>, %r92: tensor<2x3xf32>, %r93: tensor<2x3xf32>, %r94: tensor<2x3xf32>, %r95: tensor<2x3xf32>, %r96: tensor<2x3xf32>, %r97: tensor<2x3xf32>, %r98: tensor<2x3xf32>, %r99: tensor<2x3xf32>):
      %100 = "stablehlo.not"(%r91) : (tensor<2x3xi1>) -> tensor<2x3xi1>
    ^bb0(%r35: tensor<2x3xf64>, %r36: tensor<2x3xf64>, %r37: tensor<2x3xf64>, %r38: tensor<2x3xf64>, %r39: tensor<2x3xf64>):
      %40 = "stablehlo.compare"(%r37, %r38) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %41 = "stablehlo.constant"() <{value = dense<200.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %42 = "stablehlo.compare"(%r35, %41) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %43 = "stablehlo.and"(%40, %42) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %44 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %45 = "stablehlo.add"(%r35, %44) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %46 = "stablehlo.divide"(%r39, %45) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %47 = "stablehlo.multiply"(%r36, %46) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %48 = "stablehlo.add"(%r37, %47) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %49 = "stablehlo.select"(%43, %45, %r35) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %50 = "stablehlo.select"(%43, %48, %r37) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      "stablehlo.return"(%49, %47, %50, %r38, %r39) : (tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>) -> ()
    }) : (tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>) -> (tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>)
    %52 = "stablehlo.sqrt"(%5) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %53 = "stablehlo.constant"() <{value = dense<2.53> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %54 = "stablehlo.multiply"(%52, %53) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %55 = "stablehlo.constant"() <{value = dense<0.931> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %56 = "stablehlo.add"(%54, %55) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %57 = "stablehlo.constant"() <{value = dense<0.02483> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %58 = "stablehlo.multiply"(%56, %57) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %59 = "stablehlo.constant"() <{value = dense<-0.059> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %60 = "stablehlo.add"(%58, %59) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %61 = "stablehlo.constant"() <{value = dense<0.43> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %62 = "stablehlo.add"(%5, %61) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %63 = "stablehlo.constant"() <{value = dense<-2.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %64 = "stablehlo.add"(%56, %63) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %65 = "stablehlo.constant"() <{value = dense<-3.6224> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %66 = "stablehlo.divide"(%65, %64) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %67 = "stablehlo.constant"() <{value = dense<0.9277> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %68 = "stablehlo.add"(%66, %67) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %69 = "stablehlo.constant"() <{value = dense<-3.4> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %70 = "stablehlo.add"(%56, %69) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %71 = "stablehlo.constant"() <{value = dense<1.1328> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %72 = "stablehlo.divide"(%71, %70) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %73 = "stablehlo.constant"() <{value = dense<1.1239> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %74 = "stablehlo.add"(%72, %73) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %75 = "stablehlo.constant"() <{value = dense<0x7FF0000000000000> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %76 = "stablehlo.log"(%5) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %77 = "stablehlo.constant"() <{value = dense<6> : tensor<ui64>}> : () -> tensor<ui64>
    %78 = "stablehlo.add"(%s1, %77) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %79 = "stablehlo.reshape"(%s0) : (tensor<ui64>) -> tensor<1xui64>
    %80 = "stablehlo.reshape"(%78) : (tensor<ui64>) -> tensor<1xui64>
    %81 = "stablehlo.concatenate"(%79, %80) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %82:2 = "stablehlo.rng_bit_generator"(%81) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui64>)
    %83 = "stablehlo.constant"() <{value = dense<0> : tensor<1xui64>}> : () -> tensor<1xui64>
    %84 = "stablehlo.concatenate"(%82#1, %83) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %85 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %86 = "stablehlo.compare"(%62, %62) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %87 = "stablehlo.constant"() <{value = dense<0x7FF8000000000000> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %182:12 = "stablehlo.while"(%85, %84, %86, %87, %60, %56, %62, %68, %74, %75, %5, %76) ({
    ^bb0(%r88: tensor<i32>, %r89: tensor<2xui64>, %r90: tensor<2x3xi1>, %r91: tensor<2x3xf64>, %r92: tensor<2x3xf64>, %r93: tensor<2x3xf64>, %r94: tensor<2x3xf64>, %r95: tensor<2x3xf64>, %r96: tensor<2x3xf64>, %r97: tensor<2x3xf64>, %r98: tensor<2x3xf64>, %r99: tensor<2x3xf64>):
      %100 = "stablehlo.not"(%r90) : (tensor<2x3xi1>) -> tensor<2x3xi1>
      %101 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %105 = "stablehlo.reduce"(%100, %101) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%r102: tensor<i1>, %r103: tensor<i1>):
        %104 = "stablehlo.or"(%r102, %r103) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%104) : (tensor<i1>) -> ()
      }) : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
      %106 = "stablehlo.constant"() <{value = dense<1000> : tensor<i32>}> : () -> tensor<i32>
      %107 = "stablehlo.compare"(%r89, %106) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %108 = "stablehlo.and"(%105, %107) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%108) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r109: tensor<i32>, %r110: tensor<2xui64>, %r111: tensor<2x3xi1>, %r112: tensor<2x3xf32>, %r113: tensor<2x3xf32>, %r114: tensor<2x3xf32>, %r115: tensor<2x3xf32>, %r116: tensor<2x3xf32>, %r117: tensor<2x3xf32>, %r118: tensor<2x3xf32>, %r119: tensor<2x3xf32>):
      %120:2 = "stablehlo.rng_bit_generator"(%r110) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui32>)
      %121:2 = "stablehlo.rng_bit_generator"(%120#0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui32>)
      %122 = "stablehlo.constant"() <{value = dense<9> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %123 = "stablehlo.shift_right_logical"(%120#1, %122) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %124 = "stablehlo.convert"(%123) : (tensor<2x3xui32>) -> tensor<2x3xi32>
      %125 = "stablehlo.convert"(%124) : (tensor<2x3xi32>) -> tensor<2x3xf32>
      %126 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %127 = "stablehlo.add"(%125, %126) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %128 = "stablehlo.constant"() <{value = dense<1.1920928955078125e-7> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %129 = "stablehlo.multiply"(%127, %128) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %130 = "stablehlo.constant"() <{value = dense<9> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %131 = "stablehlo.shift_right_logical"(%121#1, %130) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %132 = "stablehlo.convert"(%131) : (tensor<2x3xui32>) -> tensor<2x3xi32>
      %133 = "stablehlo.convert"(%132) : (tensor<2x3xi32>) -> tensor<2x3xf32>
      %134 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %135 = "stablehlo.add"(%133, %134) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %136 = "stablehlo.constant"() <{value = dense<1.1920928955078125e-7> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %137 = "stablehlo.multiply"(%135, %136) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %138 = "stablehlo.constant"() <{value = dense<-0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %139 = "stablehlo.add"(%129, %138) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %140 = "stablehlo.abs"(%139) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %141 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %142 = "stablehlo.multiply"(%140, %141) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %143 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %144 = "stablehlo.add"(%142, %143) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %145 = "stablehlo.divide"(%r113, %144) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %146 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %147 = "stablehlo.multiply"(%145, %146) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %148 = "stablehlo.add"(%147, %r114) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %149 = "stablehlo.multiply"(%148, %139) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %150 = "stablehlo.add"(%149, %r115) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %151 = "stablehlo.floor"(%150) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %152 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %153 = "stablehlo.compare"(%151, %152) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %154 = "stablehlo.compare"(%151, %r118) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %155 = "stablehlo.and"(%153, %154) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %156 = "stablehlo.select"(%155, %151, %r115) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %157 = "stablehlo.constant"() <{value = dense<0.07> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %158 = "stablehlo.compare"(%144, %157) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %159 = "stablehlo.compare"(%137, %r116) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %160 = "stablehlo.and"(%158, %159) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %161 = "stablehlo.divide"(%145, %144) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %162 = "stablehlo.add"(%161, %r114) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %163 = "stablehlo.multiply"(%137, %r117) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %164 = "stablehlo.divide"(%163, %162) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %165 = "stablehlo.log"(%164) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %166 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %167 = "stablehlo.add"(%156, %166) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %168 = "stablehlo.subtract"(%167, %r119) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %169 = "stablehlo.divide"(%168, %r119) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %170 = "stablehlo.log_plus_one"(%169) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %171 = "stablehlo.multiply"(%156, %170) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %172 = "stablehlo.subtract"(%168, %171) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %173 = "stablehlo.log"(%167) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %174 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %175 = "stablehlo.multiply"(%173, %174) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %176 = "stablehlo.constant"() <{value = dense<0.9189385332046727> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %177 = "stablehlo.add"(%175, %176) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %178 = "stablehlo.subtract"(%172, %177) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %179 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %180 = "stablehlo.add"(%156, %179) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %181 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %182 = "stablehlo.divide"(%181, %180) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %183 = "stablehlo.multiply"(%182, %182) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %184 = "stablehlo.constant"() <{value = dense<0.0007936507936507937> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %185 = "stablehlo.multiply"(%183, %184) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %186 = "stablehlo.constant"() <{value = dense<-0.002777777777777778> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %187 = "stablehlo.add"(%185, %186) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %188 = "stablehlo.multiply"(%187, %183) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %189 = "stablehlo.constant"() <{value = dense<0.08333333333333333> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %190 = "stablehlo.add"(%188, %189) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %191 = "stablehlo.multiply"(%190, %182) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %192 = "stablehlo.subtract"(%178, %191) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %193 = "stablehlo.compare"(%165, %192) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %194 = "stablehlo.or"(%160, %193) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %195 = "stablehlo.and"(%194, %155) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %196 = "stablehlo.not"(%r111) : (tensor<2x3xi1>) -> tensor<2x3xi1>
      %197 = "stablehlo.and"(%195, %196) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %198 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %199 = "stablehlo.add"(%r109, %198) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %200 = "stablehlo.or"(%r111, %197) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %201 = "stablehlo.select"(%197, %156, %r112) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      "stablehlo.return"(%199, %121#0, %200, %201, %r113, %r114, %r115, %r116, %r117, %r118, %r119) : (tensor<i32>, tensor<2xui64>, tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> ()
    }) : (tensor<i32>, tensor<2xui64>, tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<i32>, tensor<2xui64>, tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>)
    %203 = "stablehlo.select"(%2, %202#3, %53#0) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %204 = "stablehlo.convert"(%203) : (tensor<2x3xf32>) -> tensor<2x3xf16>
    return %204 : tensor<2x3xf16>
      %107 = "stablehlo.compare"(%r88, %106) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %108 = "stablehlo.and"(%105, %107) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%108) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r109: tensor<i32>, %r110: tensor<2xui64>, %r111: tensor<2x3xi1>, %r112: tensor<2x3xf64>, %r113: tensor<2x3xf64>, %r114: tensor<2x3xf64>, %r115: tensor<2x3xf64>, %r116: tensor<2x3xf64>, %r117: tensor<2x3xf64>, %r118: tensor<2x3xf64>, %r119: tensor<2x3xf64>, %r120: tensor<2x3xf64>):
      %121:2 = "stablehlo.rng_bit_generator"(%r110) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui64>)
      %122:2 = "stablehlo.rng_bit_generator"(%121#0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui64>)
      %123 = "stablehlo.constant"() <{value = dense<12> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
      %124 = "stablehlo.shift_right_logical"(%121#1, %123) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
      %125 = "stablehlo.convert"(%124) : (tensor<2x3xui64>) -> tensor<2x3xi64>
      %126 = "stablehlo.convert"(%125) : (tensor<2x3xi64>) -> tensor<2x3xf64>
      %127 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %128 = "stablehlo.add"(%126, %127) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %129 = "stablehlo.constant"() <{value = dense<2.220446049250313e-16> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %130 = "stablehlo.multiply"(%128, %129) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %131 = "stablehlo.constant"() <{value = dense<12> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
      %132 = "stablehlo.shift_right_logical"(%122#1, %131) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
      %133 = "stablehlo.convert"(%132) : (tensor<2x3xui64>) -> tensor<2x3xi64>
      %134 = "stablehlo.convert"(%133) : (tensor<2x3xi64>) -> tensor<2x3xf64>
      %135 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %136 = "stablehlo.add"(%134, %135) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %137 = "stablehlo.constant"() <{value = dense<2.220446049250313e-16> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %138 = "stablehlo.multiply"(%136, %137) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %139 = "stablehlo.constant"() <{value = dense<-0.5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %140 = "stablehlo.add"(%130, %139) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %141 = "stablehlo.abs"(%140) : (tensor<2x3xf64>) -> tensor<2x3xf64>
      %142 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %143 = "stablehlo.multiply"(%141, %142) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %144 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %145 = "stablehlo.add"(%143, %144) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %146 = "stablehlo.divide"(%r113, %145) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %147 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %148 = "stablehlo.multiply"(%146, %147) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %149 = "stablehlo.add"(%148, %r114) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %150 = "stablehlo.multiply"(%149, %140) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %151 = "stablehlo.add"(%150, %r115) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %152 = "stablehlo.floor"(%151) : (tensor<2x3xf64>) -> tensor<2x3xf64>
      %153 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %154 = "stablehlo.compare"(%152, %153) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %155 = "stablehlo.compare"(%152, %r118) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %156 = "stablehlo.and"(%154, %155) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %157 = "stablehlo.select"(%156, %152, %r115) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %158 = "stablehlo.constant"() <{value = dense<0.07> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %159 = "stablehlo.compare"(%145, %158) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %160 = "stablehlo.compare"(%138, %r116) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %161 = "stablehlo.and"(%159, %160) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %162 = "stablehlo.divide"(%146, %145) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %163 = "stablehlo.add"(%162, %r114) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %164 = "stablehlo.multiply"(%138, %r117) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %165 = "stablehlo.divide"(%164, %163) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %166 = "stablehlo.log"(%165) : (tensor<2x3xf64>) -> tensor<2x3xf64>
      %167 = "stablehlo.multiply"(%157, %r120) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %168 = "stablehlo.subtract"(%167, %r119) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %169 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %170 = "stablehlo.add"(%157, %169) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %171 = "chlo.lgamma"(%170) : (tensor<2x3xf64>) -> tensor<2x3xf64>
      %172 = "stablehlo.subtract"(%168, %171) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %173 = "stablehlo.compare"(%166, %172) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %174 = "stablehlo.or"(%161, %173) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %175 = "stablehlo.and"(%174, %156) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %176 = "stablehlo.not"(%r111) : (tensor<2x3xi1>) -> tensor<2x3xi1>
      %177 = "stablehlo.and"(%175, %176) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %178 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %179 = "stablehlo.add"(%r109, %178) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %180 = "stablehlo.or"(%r111, %177) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %181 = "stablehlo.select"(%177, %157, %r112) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      "stablehlo.return"(%179, %122#0, %180, %181, %r113, %r114, %r115, %r116, %r117, %r118, %r119, %r120) : (tensor<i32>, tensor<2xui64>, tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>) -> ()
    }) : (tensor<i32>, tensor<2xui64>, tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>) -> (tensor<i32>, tensor<2xui64>, tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>)
    %183 = "stablehlo.select"(%2, %182#3, %51#0) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %184 = "stablehlo.convert"(%183) : (tensor<2x3xf64>) -> tensor<2x3xf16>
    return %184 : tensor<2x3xf16>
  }
}

// T[2,3] seed, T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf64>, %s0: tensor<ui64>, %s1: tensor<ui64>) -> (tensor<2x3xf64>) {
    %0 = "stablehlo.constant"() <{value = dense<10.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %1 = "stablehlo.compare"(%arg0, %0) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %2 = "stablehlo.constant"() <{value = dense<10.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %3 = "stablehlo.select"(%1, %2, %arg0) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %4 = "stablehlo.select"(%1, %arg0, %2) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %5 = "stablehlo.negate"(%3) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %6 = "stablehlo.exponential"(%5) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %7 = "stablehlo.reshape"(%s0) : (tensor<ui64>) -> tensor<1xui64>
    %8 = "stablehlo.reshape"(%s1) : (tensor<ui64>) -> tensor<1xui64>
    %9 = "stablehlo.concatenate"(%7, %8) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %10:2 = "stablehlo.rng_bit_generator"(%9) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui64>)
    %11 = "stablehlo.constant"() <{value = dense<12> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %12 = "stablehlo.shift_right_logical"(%10#1, %11) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %13 = "stablehlo.convert"(%12) : (tensor<2x3xui64>) -> tensor<2x3xi64>
    %14 = "stablehlo.convert"(%13) : (tensor<2x3xi64>) -> tensor<2x3xf64>
    %15 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %16 = "stablehlo.add"(%14, %15) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %17 = "stablehlo.constant"() <{value = dense<2.220446049250313e-16> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %18 = "stablehlo.multiply"(%16, %17) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %19 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %50:5 = "stablehlo.while"(%19, %6, %6, %18, %3) ({
    ^bb0(%r20: tensor<2x3xf64>, %r21: tensor<2x3xf64>, %r22: tensor<2x3xf64>, %r23: tensor<2x3xf64>, %r24: tensor<2x3xf64>):
      %25 = "stablehlo.compare"(%r22, %r23) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %26 = "stablehlo.constant"() <{value = dense<200.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %27 = "stablehlo.compare"(%r20, %26) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %28 = "stablehlo.and"(%25, %27) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %29 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %33 = "stablehlo.reduce"(%28, %29) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%r30: tensor<i1>, %r31: tensor<i1>):
        %32 = "stablehlo.or"(%r30, %r31) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%32) : (tensor<i1>) -> ()
      }) : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%33) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r34: tensor<2x3xf64>, %r35: tensor<2x3xf64>, %r36: tensor<2x3xf64>, %r37: tensor<2x3xf64>, %r38: tensor<2x3xf64>):
      %39 = "stablehlo.compare"(%r36, %r37) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %40 = "stablehlo.constant"() <{value = dense<200.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %41 = "stablehlo.compare"(%r34, %40) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %42 = "stablehlo.and"(%39, %41) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %43 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %44 = "stablehlo.add"(%r34, %43) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %45 = "stablehlo.divide"(%r38, %44) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %46 = "stablehlo.multiply"(%r35, %45) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %47 = "stablehlo.add"(%r36, %46) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %48 = "stablehlo.select"(%42, %44, %r34) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %49 = "stablehlo.select"(%42, %47, %r36) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      "stablehlo.return"(%48, %46, %49, %r37, %r38) : (tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>) -> ()
    }) : (tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>) -> (tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>)
    %53 = "stablehlo.sqrt"(%4) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %54 = "stablehlo.constant"() <{value = dense<2.53> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %55 = "stablehlo.multiply"(%53, %54) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %56 = "stablehlo.constant"() <{value = dense<0.931> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %57 = "stablehlo.add"(%55, %56) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %58 = "stablehlo.constant"() <{value = dense<0.02483> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %59 = "stablehlo.multiply"(%57, %58) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %60 = "stablehlo.constant"() <{value = dense<-0.059> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %61 = "stablehlo.add"(%59, %60) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %62 = "stablehlo.constant"() <{value = dense<0.43> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %63 = "stablehlo.add"(%4, %62) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %64 = "stablehlo.constant"() <{value = dense<-2.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %65 = "stablehlo.add"(%57, %64) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %66 = "stablehlo.constant"() <{value = dense<-3.6224> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %67 = "stablehlo.divide"(%66, %65) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %68 = "stablehlo.constant"() <{value = dense<0.9277> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %69 = "stablehlo.add"(%67, %68) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %70 = "stablehlo.constant"() <{value = dense<-3.4> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %71 = "stablehlo.add"(%57, %70) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %72 = "stablehlo.constant"() <{value = dense<1.1328> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %73 = "stablehlo.divide"(%72, %71) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %74 = "stablehlo.constant"() <{value = dense<1.1239> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %75 = "stablehlo.add"(%73, %74) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %76 = "stablehlo.constant"() <{value = dense<0x7FF0000000000000> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %77 = "stablehlo.constant"() <{value = dense<6> : tensor<ui64>}> : () -> tensor<ui64>
    %78 = "stablehlo.add"(%s1, %77) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %79 = "stablehlo.reshape"(%s0) : (tensor<ui64>) -> tensor<1xui64>
    %80 = "stablehlo.reshape"(%78) : (tensor<ui64>) -> tensor<1xui64>
    %81 = "stablehlo.concatenate"(%79, %80) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %82:2 = "stablehlo.rng_bit_generator"(%81) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui64>)
    %83 = "stablehlo.constant"() <{value = dense<0> : tensor<1xui64>}> : () -> tensor<1xui64>
    %84 = "stablehlo.concatenate"(%82#1, %83) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %85 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %86 = "stablehlo.compare"(%63, %63) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %87 = "stablehlo.constant"() <{value = dense<0x7FF8000000000000> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %201:11 = "stablehlo.while"(%85, %84, %86, %87, %61, %57, %63, %69, %75, %76, %4) ({
    ^bb0(%r88: tensor<i32>, %r89: tensor<2xui64>, %r90: tensor<2x3xi1>, %r91: tensor<2x3xf64>, %r92: tensor<2x3xf64>, %r93: tensor<2x3xf64>, %r94: tensor<2x3xf64>, %r95: tensor<2x3xf64>, %r96: tensor<2x3xf64>, %r97: tensor<2x3xf64>, %r98: tensor<2x3xf64>):
      %99 = "stablehlo.not"(%r90) : (tensor<2x3xi1>) -> tensor<2x3xi1>
    %51 = "stablehlo.sqrt"(%4) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %52 = "stablehlo.constant"() <{value = dense<2.53> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %53 = "stablehlo.multiply"(%51, %52) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %54 = "stablehlo.constant"() <{value = dense<0.931> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %55 = "stablehlo.add"(%53, %54) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %56 = "stablehlo.constant"() <{value = dense<0.02483> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %57 = "stablehlo.multiply"(%55, %56) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %58 = "stablehlo.constant"() <{value = dense<-0.059> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %59 = "stablehlo.add"(%57, %58) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %60 = "stablehlo.constant"() <{value = dense<0.43> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %61 = "stablehlo.add"(%4, %60) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %62 = "stablehlo.constant"() <{value = dense<-2.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %63 = "stablehlo.add"(%55, %62) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %64 = "stablehlo.constant"() <{value = dense<-3.6224> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %65 = "stablehlo.divide"(%64, %63) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %66 = "stablehlo.constant"() <{value = dense<0.9277> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %67 = "stablehlo.add"(%65, %66) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %68 = "stablehlo.constant"() <{value = dense<-3.4> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %69 = "stablehlo.add"(%55, %68) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %70 = "stablehlo.constant"() <{value = dense<1.1328> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %71 = "stablehlo.divide"(%70, %69) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %72 = "stablehlo.constant"() <{value = dense<1.1239> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %73 = "stablehlo.add"(%71, %72) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %74 = "stablehlo.constant"() <{value = dense<0x7FF0000000000000> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %75 = "stablehlo.log"(%4) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %76 = "stablehlo.constant"() <{value = dense<6> : tensor<ui64>}> : () -> tensor<ui64>
    %77 = "stablehlo.add"(%s1, %76) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %78 = "stablehlo.reshape"(%s0) : (tensor<ui64>) -> tensor<1xui64>
    %79 = "stablehlo.reshape"(%77) : (tensor<ui64>) -> tensor<1xui64>
    %80 = "stablehlo.concatenate"(%78, %79) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %81:2 = "stablehlo.rng_bit_generator"(%80) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui64>)
    %82 = "stablehlo.constant"() <{value = dense<0> : tensor<1xui64>}> : () -> tensor<1xui64>
    %83 = "stablehlo.concatenate"(%81#1, %82) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %84 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %85 = "stablehlo.compare"(%61, %61) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %86 = "stablehlo.constant"() <{value = dense<0x7FF8000000000000> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %181:12 = "stablehlo.while"(%84, %83, %85, %86, %59, %55, %61, %67, %73, %74, %4, %75) ({
    ^bb0(%r87: tensor<i32>, %r88: tensor<2xui64>, %r89: tensor<2x3xi1>, %r90: tensor<2x3xf64>, %r91: tensor<2x3xf64>, %r92: tensor<2x3xf64>, %r93: tensor<2x3xf64>, %r94: tensor<2x3xf64>, %r95: tensor<2x3xf64>, %r96: tensor<2x3xf64>, %r97: tensor<2x3xf64>, %r98: tensor<2x3xf64>):
      %99 = "stablehlo.not"(%r89) : (tensor<2x3xi1>) -> tensor<2x3xi1>
      %100 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %104 = "stablehlo.reduce"(%99, %100) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%r101: tensor<i1>, %r102: tensor<i1>):
        %103 = "stablehlo.or"(%r101, %r102) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%103) : (tensor<i1>) -> ()
      }) : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
      %105 = "stablehlo.constant"() <{value = dense<1000> : tensor<i32>}> : () -> tensor<i32>
      %106 = "stablehlo.compare"(%r88, %105) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %107 = "stablehlo.and"(%104, %106) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%107) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r108: tensor<i32>, %r109: tensor<2xui64>, %r110: tensor<2x3xi1>, %r111: tensor<2x3xf64>, %r112: tensor<2x3xf64>, %r113: tensor<2x3xf64>, %r114: tensor<2x3xf64>, %r115: tensor<2x3xf64>, %r116: tensor<2x3xf64>, %r117: tensor<2x3xf64>, %r118: tensor<2x3xf64>):
      %119:2 = "stablehlo.rng_bit_generator"(%r109) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui64>)
      %120:2 = "stablehlo.rng_bit_generator"(%119#0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui64>)
      %121 = "stablehlo.constant"() <{value = dense<12> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
      %122 = "stablehlo.shift_right_logical"(%119#1, %121) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
      %123 = "stablehlo.convert"(%122) : (tensor<2x3xui64>) -> tensor<2x3xi64>
      %124 = "stablehlo.convert"(%123) : (tensor<2x3xi64>) -> tensor<2x3xf64>
      %125 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %126 = "stablehlo.add"(%124, %125) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %127 = "stablehlo.constant"() <{value = dense<2.220446049250313e-16> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %128 = "stablehlo.multiply"(%126, %127) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %129 = "stablehlo.constant"() <{value = dense<12> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
      %130 = "stablehlo.shift_right_logical"(%120#1, %129) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
      %131 = "stablehlo.convert"(%130) : (tensor<2x3xui64>) -> tensor<2x3xi64>
      %132 = "stablehlo.convert"(%131) : (tensor<2x3xi64>) -> tensor<2x3xf64>
      %133 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %134 = "stablehlo.add"(%132, %133) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %135 = "stablehlo.constant"() <{value = dense<2.220446049250313e-16> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %136 = "stablehlo.multiply"(%134, %135) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %137 = "stablehlo.constant"() <{value = dense<-0.5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %138 = "stablehlo.add"(%128, %137) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %139 = "stablehlo.abs"(%138) : (tensor<2x3xf64>) -> tensor<2x3xf64>
      %140 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %141 = "stablehlo.multiply"(%139, %140) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %142 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %143 = "stablehlo.add"(%141, %142) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %144 = "stablehlo.divide"(%r112, %143) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %145 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %146 = "stablehlo.multiply"(%144, %145) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %147 = "stablehlo.add"(%146, %r113) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %148 = "stablehlo.multiply"(%147, %138) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %149 = "stablehlo.add"(%148, %r114) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %150 = "stablehlo.floor"(%149) : (tensor<2x3xf64>) -> tensor<2x3xf64>
      %151 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %152 = "stablehlo.compare"(%150, %151) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %153 = "stablehlo.compare"(%150, %r117) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %154 = "stablehlo.and"(%152, %153) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %155 = "stablehlo.select"(%154, %150, %r114) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %156 = "stablehlo.constant"() <{value = dense<0.07> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %157 = "stablehlo.compare"(%143, %156) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %158 = "stablehlo.compare"(%136, %r115) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %159 = "stablehlo.and"(%157, %158) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %160 = "stablehlo.divide"(%144, %143) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %161 = "stablehlo.add"(%160, %r113) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %162 = "stablehlo.multiply"(%136, %r116) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %163 = "stablehlo.divide"(%162, %161) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %164 = "stablehlo.log"(%163) : (tensor<2x3xf64>) -> tensor<2x3xf64>
      %165 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %166 = "stablehlo.add"(%155, %165) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %167 = "stablehlo.subtract"(%166, %r118) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %168 = "stablehlo.divide"(%167, %r118) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %169 = "stablehlo.log_plus_one"(%168) : (tensor<2x3xf64>) -> tensor<2x3xf64>
      %170 = "stablehlo.multiply"(%155, %169) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %171 = "stablehlo.subtract"(%167, %170) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %172 = "stablehlo.log"(%166) : (tensor<2x3xf64>) -> tensor<2x3xf64>
      %173 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %174 = "stablehlo.multiply"(%172, %173) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %175 = "stablehlo.constant"() <{value = dense<0.9189385332046727> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %176 = "stablehlo.add"(%174, %175) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %177 = "stablehlo.subtract"(%171, %176) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %178 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %179 = "stablehlo.add"(%155, %178) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %180 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %181 = "stablehlo.divide"(%180, %179) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %182 = "stablehlo.multiply"(%181, %181) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %183 = "stablehlo.constant"() <{value = dense<0.0007936507936507937> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %184 = "stablehlo.multiply"(%182, %183) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %185 = "stablehlo.constant"() <{value = dense<-0.002777777777777778> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %186 = "stablehlo.add"(%184, %185) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %187 = "stablehlo.multiply"(%186, %182) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %188 = "stablehlo.constant"() <{value = dense<0.08333333333333333> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %189 = "stablehlo.add"(%187, %188) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %190 = "stablehlo.multiply"(%189, %181) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %191 = "stablehlo.subtract"(%177, %190) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %192 = "stablehlo.compare"(%164, %191) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %193 = "stablehlo.or"(%159, %192) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %194 = "stablehlo.and"(%193, %154) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %195 = "stablehlo.not"(%r110) : (tensor<2x3xi1>) -> tensor<2x3xi1>
      %196 = "stablehlo.and"(%194, %195) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %197 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %198 = "stablehlo.add"(%r108, %197) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %199 = "stablehlo.or"(%r110, %196) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %200 = "stablehlo.select"(%196, %155, %r111) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      "stablehlo.return"(%198, %120#0, %199, %200, %r112, %r113, %r114, %r115, %r116, %r117, %r118) : (tensor<i32>, tensor<2xui64>, tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>) -> ()
    }) : (tensor<i32>, tensor<2xui64>, tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>) -> (tensor<i32>, tensor<2xui64>, tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>)
    %202 = "stablehlo.select"(%1, %201#3, %52#0) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    return %202 : tensor<2x3xf64>
      %106 = "stablehlo.compare"(%r87, %105) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %107 = "stablehlo.and"(%104, %106) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%107) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r108: tensor<i32>, %r109: tensor<2xui64>, %r110: tensor<2x3xi1>, %r111: tensor<2x3xf64>, %r112: tensor<2x3xf64>, %r113: tensor<2x3xf64>, %r114: tensor<2x3xf64>, %r115: tensor<2x3xf64>, %r116: tensor<2x3xf64>, %r117: tensor<2x3xf64>, %r118: tensor<2x3xf64>, %r119: tensor<2x3xf64>):
      %120:2 = "stablehlo.rng_bit_generator"(%r109) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui64>)
      %121:2 = "stablehlo.rng_bit_generator"(%120#0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui64>)
      %122 = "stablehlo.constant"() <{value = dense<12> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
      %123 = "stablehlo.shift_right_logical"(%120#1, %122) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
      %124 = "stablehlo.convert"(%123) : (tensor<2x3xui64>) -> tensor<2x3xi64>
      %125 = "stablehlo.convert"(%124) : (tensor<2x3xi64>) -> tensor<2x3xf64>
      %126 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %127 = "stablehlo.add"(%125, %126) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %128 = "stablehlo.constant"() <{value = dense<2.220446049250313e-16> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %129 = "stablehlo.multiply"(%127, %128) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %130 = "stablehlo.constant"() <{value = dense<12> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
      %131 = "stablehlo.shift_right_logical"(%121#1, %130) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
      %132 = "stablehlo.convert"(%131) : (tensor<2x3xui64>) -> tensor<2x3xi64>
      %133 = "stablehlo.convert"(%132) : (tensor<2x3xi64>) -> tensor<2x3xf64>
      %134 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %135 = "stablehlo.add"(%133, %134) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %136 = "stablehlo.constant"() <{value = dense<2.220446049250313e-16> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %137 = "stablehlo.multiply"(%135, %136) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %138 = "stablehlo.constant"() <{value = dense<-0.5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %139 = "stablehlo.add"(%129, %138) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %140 = "stablehlo.abs"(%139) : (tensor<2x3xf64>) -> tensor<2x3xf64>
      %141 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %142 = "stablehlo.multiply"(%140, %141) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %143 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %144 = "stablehlo.add"(%142, %143) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %145 = "stablehlo.divide"(%r112, %144) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %146 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %147 = "stablehlo.multiply"(%145, %146) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %148 = "stablehlo.add"(%147, %r113) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %149 = "stablehlo.multiply"(%148, %139) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %150 = "stablehlo.add"(%149, %r114) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %151 = "stablehlo.floor"(%150) : (tensor<2x3xf64>) -> tensor<2x3xf64>
      %152 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %153 = "stablehlo.compare"(%151, %152) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %154 = "stablehlo.compare"(%151, %r117) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %155 = "stablehlo.and"(%153, %154) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %156 = "stablehlo.select"(%155, %151, %r114) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %157 = "stablehlo.constant"() <{value = dense<0.07> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %158 = "stablehlo.compare"(%144, %157) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %159 = "stablehlo.compare"(%137, %r115) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %160 = "stablehlo.and"(%158, %159) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %161 = "stablehlo.divide"(%145, %144) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %162 = "stablehlo.add"(%161, %r113) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %163 = "stablehlo.multiply"(%137, %r116) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %164 = "stablehlo.divide"(%163, %162) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %165 = "stablehlo.log"(%164) : (tensor<2x3xf64>) -> tensor<2x3xf64>
      %166 = "stablehlo.multiply"(%156, %r119) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %167 = "stablehlo.subtract"(%166, %r118) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %168 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %169 = "stablehlo.add"(%156, %168) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %170 = "chlo.lgamma"(%169) : (tensor<2x3xf64>) -> tensor<2x3xf64>
      %171 = "stablehlo.subtract"(%167, %170) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %172 = "stablehlo.compare"(%165, %171) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %173 = "stablehlo.or"(%160, %172) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %174 = "stablehlo.and"(%173, %155) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %175 = "stablehlo.not"(%r110) : (tensor<2x3xi1>) -> tensor<2x3xi1>
      %176 = "stablehlo.and"(%174, %175) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %177 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %178 = "stablehlo.add"(%r108, %177) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %179 = "stablehlo.or"(%r110, %176) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %180 = "stablehlo.select"(%176, %156, %r111) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      "stablehlo.return"(%178, %121#0, %179, %180, %r112, %r113, %r114, %r115, %r116, %r117, %r118, %r119) : (tensor<i32>, tensor<2xui64>, tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>) -> ()
    }) : (tensor<i32>, tensor<2xui64>, tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>) -> (tensor<i32>, tensor<2xui64>, tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>)
    %182 = "stablehlo.select"(%1, %181#3, %50#0) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    return %182 : tensor<2x3xf64>
  }
}
