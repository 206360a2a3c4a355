// aten::_standard_gamma(Tensor self, Generator? generator=None) -> Tensor

// T[2,3] seed, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf32>, %s0: tensor<ui64>, %s1: tensor<ui64>) -> (tensor<2x3xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %1 = "stablehlo.compare"(%arg0, %0) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %2 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %3 = "stablehlo.add"(%arg0, %2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %4 = "stablehlo.select"(%1, %3, %arg0) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %5 = "stablehlo.constant"() <{value = dense<-0.3333333333333333> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %6 = "stablehlo.add"(%4, %5) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %7 = "stablehlo.reshape"(%s0) : (tensor<ui64>) -> tensor<1xui64>
    %8 = "stablehlo.reshape"(%s1) : (tensor<ui64>) -> tensor<1xui64>
    %9 = "stablehlo.concatenate"(%7, %8) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %10:2 = "stablehlo.rng_bit_generator"(%9) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui64>)
    %11 = "stablehlo.constant"() <{value = dense<0> : tensor<1xui64>}> : () -> tensor<1xui64>
    %12 = "stablehlo.concatenate"(%10#1, %11) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %13 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %14 = "stablehlo.compare"(%6, %6) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %15 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %89:5 = "stablehlo.while"(%13, %12, %14, %15, %6) ({
    ^bb0(%r16: tensor<i32>, %r17: tensor<2xui64>, %r18: tensor<2x3xi1>, %r19: tensor<2x3xf32>, %r20: tensor<2x3xf32>):
      %21 = "stablehlo.not"(%r18) : (tensor<2x3xi1>) -> tensor<2x3xi1>
      %22 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %26 = "stablehlo.reduce"(%21, %22) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%r23: tensor<i1>, %r24: tensor<i1>):
        %25 = "stablehlo.or"(%r23, %r24) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%25) : (tensor<i1>) -> ()
      }) : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
      %27 = "stablehlo.constant"() <{value = dense<1000> : tensor<i32>}> : () -> tensor<i32>
      %28 = "stablehlo.compare"(%r16, %27) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %29 = "stablehlo.and"(%26, %28) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%29) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r30: tensor<i32>, %r31: tensor<2xui64>, %r32: tensor<2x3xi1>, %r33: tensor<2x3xf32>, %r34: tensor<2x3xf32>):
      %35:2 = "stablehlo.rng_bit_generator"(%r31) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui32>)
      %36:2 = "stablehlo.rng_bit_generator"(%35#0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui32>)
      %37 = "stablehlo.constant"() <{value = dense<8> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %38 = "stablehlo.shift_right_logical"(%35#1, %37) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %39 = "stablehlo.convert"(%38) : (tensor<2x3xui32>) -> tensor<2x3xi32>
      %40 = "stablehlo.constant"() <{value = dense<2> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
      %41 = "stablehlo.multiply"(%39, %40) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %42 = "stablehlo.constant"() <{value = dense<-16777215> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
      %43 = "stablehlo.add"(%41, %42) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %44 = "stablehlo.convert"(%43) : (tensor<2x3xi32>) -> tensor<2x3xf32>
      %45 = "stablehlo.constant"() <{value = dense<5.960464477539063e-8> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %46 = "stablehlo.multiply"(%44, %45) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %47 = "chlo.erf_inv"(%46) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %48 = "stablehlo.constant"() <{value = dense<1.4142135623730951> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %49 = "stablehlo.multiply"(%47, %48) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %50 = "stablehlo.constant"() <{value = dense<9.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %51 = "stablehlo.multiply"(%r34, %50) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %52 = "stablehlo.rsqrt"(%51) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %53 = "stablehlo.multiply"(%52, %49) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %54 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %55 = "stablehlo.add"(%53, %54) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %56 = "stablehlo.multiply"(%55, %55) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %57 = "stablehlo.multiply"(%56, %55) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %58 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %59 = "stablehlo.compare"(%57, %58) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %60 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %61 = "stablehlo.select"(%59, %57, %60) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %62 = "stablehlo.log"(%61) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %63 = "stablehlo.subtract"(%62, %57) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %64 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %65 = "stablehlo.add"(%63, %64) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %66 = "stablehlo.multiply"(%r34, %65) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %67 = "stablehlo.multiply"(%49, %49) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %68 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %69 = "stablehlo.multiply"(%67, %68) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %70 = "stablehlo.add"(%66, %69) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %71 = "stablehlo.constant"() <{value = dense<9> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %72 = "stablehlo.shift_right_logical"(%36#1, %71) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %73 = "stablehlo.convert"(%72) : (tensor<2x3xui32>) -> tensor<2x3xi32>
      %74 = "stablehlo.convert"(%73) : (tensor<2x3xi32>) -> tensor<2x3xf32>
      %75 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %76 = "stablehlo.add"(%74, %75) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %77 = "stablehlo.constant"() <{value = dense<1.1920928955078125e-7> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %78 = "stablehlo.multiply"(%76, %77) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %79 = "stablehlo.log"(%78) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %80 = "stablehlo.compare"(%79, %70) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %81 = "stablehlo.and"(%80, %59) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %82 = "stablehlo.multiply"(%r34, %57) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %83 = "stablehlo.not"(%r32) : (tensor<2x3xi1>) -> tensor<2x3xi1>
      %84 = "stablehlo.and"(%81, %83) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %85 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %86 = "stablehlo.add"(%r30, %85) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %87 = "stablehlo.or"(%r32, %84) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %88 = "stablehlo.select"(%84, %82, %r33) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      "stablehlo.return"(%86, %36#0, %87, %88, %r34) : (tensor<i32>, tensor<2xui64>, tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> ()
    }) : (tensor<i32>, tensor<2xui64>, tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<i32>, tensor<2xui64>, tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>)
    %90 = "stablehlo.constant"() <{value = dense<1> : tensor<ui64>}> : () -> tensor<ui64>
    %91 = "stablehlo.add"(%s1, %90) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %92 = "stablehlo.reshape"(%s0) : (tensor<ui64>) -> tensor<1xui64>
    %93 = "stablehlo.reshape"(%91) : (tensor<ui64>) -> tensor<1xui64>
    %94 = "stablehlo.concatenate"(%92, %93) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %95:2 = "stablehlo.rng_bit_generator"(%94) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui32>)
    %96 = "stablehlo.constant"() <{value = dense<9> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %97 = "stablehlo.shift_right_logical"(%95#1, %96) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %98 = "stablehlo.convert"(%97) : (tensor<2x3xui32>) -> tensor<2x3xi32>
    %99 = "stablehlo.convert"(%98) : (tensor<2x3xi32>) -> tensor<2x3xf32>
    %100 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %101 = "stablehlo.add"(%99, %100) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %102 = "stablehlo.constant"() <{value = dense<1.1920928955078125e-7> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %103 = "stablehlo.multiply"(%101, %102) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %104 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %105 = "stablehlo.divide"(%104, %arg0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %106 = "stablehlo.power"(%103, %105) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %107 = "stablehlo.select"(%1, %106, %104) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %108 = "stablehlo.multiply"(%89#3, %107) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %109 = "stablehlo.constant"() <{value = dense<1.1754943508222875e-38> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %110 = "stablehlo.maximum"(%108, %109) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    return %110 : tensor<2x3xf32>
  }
}

// T[2,3] seed, T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xbf16>, %s0: tensor<ui64>, %s1: tensor<ui64>) -> (tensor<2x3xbf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3xbf16>) -> tensor<2x3xf32>
    %1 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %2 = "stablehlo.compare"(%0, %1) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %3 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %4 = "stablehlo.add"(%0, %3) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %5 = "stablehlo.select"(%2, %4, %0) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %6 = "stablehlo.constant"() <{value = dense<-0.3333333333333333> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %7 = "stablehlo.add"(%5, %6) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %8 = "stablehlo.reshape"(%s0) : (tensor<ui64>) -> tensor<1xui64>
    %9 = "stablehlo.reshape"(%s1) : (tensor<ui64>) -> tensor<1xui64>
    %10 = "stablehlo.concatenate"(%8, %9) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %11:2 = "stablehlo.rng_bit_generator"(%10) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui64>)
    %12 = "stablehlo.constant"() <{value = dense<0> : tensor<1xui64>}> : () -> tensor<1xui64>
    %13 = "stablehlo.concatenate"(%11#1, %12) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %14 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %15 = "stablehlo.compare"(%7, %7) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %16 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %90:5 = "stablehlo.while"(%14, %13, %15, %16, %7) ({
    ^bb0(%r17: tensor<i32>, %r18: tensor<2xui64>, %r19: tensor<2x3xi1>, %r20: tensor<2x3xf32>, %r21: tensor<2x3xf32>):
      %22 = "stablehlo.not"(%r19) : (tensor<2x3xi1>) -> tensor<2x3xi1>
      %23 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %27 = "stablehlo.reduce"(%22, %23) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%r24: tensor<i1>, %r25: tensor<i1>):
        %26 = "stablehlo.or"(%r24, %r25) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%26) : (tensor<i1>) -> ()
      }) : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
      %28 = "stablehlo.constant"() <{value = dense<1000> : tensor<i32>}> : () -> tensor<i32>
      %29 = "stablehlo.compare"(%r17, %28) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %30 = "stablehlo.and"(%27, %29) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%30) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r31: tensor<i32>, %r32: tensor<2xui64>, %r33: tensor<2x3xi1>, %r34: tensor<2x3xf32>, %r35: tensor<2x3xf32>):
      %36:2 = "stablehlo.rng_bit_generator"(%r32) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui32>)
      %37:2 = "stablehlo.rng_bit_generator"(%36#0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui32>)
      %38 = "stablehlo.constant"() <{value = dense<8> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %39 = "stablehlo.shift_right_logical"(%36#1, %38) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %40 = "stablehlo.convert"(%39) : (tensor<2x3xui32>) -> tensor<2x3xi32>
      %41 = "stablehlo.constant"() <{value = dense<2> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
      %42 = "stablehlo.multiply"(%40, %41) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %43 = "stablehlo.constant"() <{value = dense<-16777215> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
      %44 = "stablehlo.add"(%42, %43) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %45 = "stablehlo.convert"(%44) : (tensor<2x3xi32>) -> tensor<2x3xf32>
      %46 = "stablehlo.constant"() <{value = dense<5.960464477539063e-8> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %47 = "stablehlo.multiply"(%45, %46) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %48 = "chlo.erf_inv"(%47) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %49 = "stablehlo.constant"() <{value = dense<1.4142135623730951> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %50 = "stablehlo.multiply"(%48, %49) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %51 = "stablehlo.constant"() <{value = dense<9.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %52 = "stablehlo.multiply"(%r35, %51) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %53 = "stablehlo.rsqrt"(%52) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %54 = "stablehlo.multiply"(%53, %50) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %55 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %56 = "stablehlo.add"(%54, %55) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %57 = "stablehlo.multiply"(%56, %56) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %58 = "stablehlo.multiply"(%57, %56) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %59 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %60 = "stablehlo.compare"(%58, %59) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %61 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %62 = "stablehlo.select"(%60, %58, %61) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %63 = "stablehlo.log"(%62) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %64 = "stablehlo.subtract"(%63, %58) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %65 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %66 = "stablehlo.add"(%64, %65) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %67 = "stablehlo.multiply"(%r35, %66) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %68 = "stablehlo.multiply"(%50, %50) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %69 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %70 = "stablehlo.multiply"(%68, %69) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %71 = "stablehlo.add"(%67, %70) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %72 = "stablehlo.constant"() <{value = dense<9> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %73 = "stablehlo.shift_right_logical"(%37#1, %72) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %74 = "stablehlo.convert"(%73) : (tensor<2x3xui32>) -> tensor<2x3xi32>
      %75 = "stablehlo.convert"(%74) : (tensor<2x3xi32>) -> tensor<2x3xf32>
      %76 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %77 = "stablehlo.add"(%75, %76) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %78 = "stablehlo.constant"() <{value = dense<1.1920928955078125e-7> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %79 = "stablehlo.multiply"(%77, %78) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %80 = "stablehlo.log"(%79) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %81 = "stablehlo.compare"(%80, %71) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %82 = "stablehlo.and"(%81, %60) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %83 = "stablehlo.multiply"(%r35, %58) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %84 = "stablehlo.not"(%r33) : (tensor<2x3xi1>) -> tensor<2x3xi1>
      %85 = "stablehlo.and"(%82, %84) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %86 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %87 = "stablehlo.add"(%r31, %86) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %88 = "stablehlo.or"(%r33, %85) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %89 = "stablehlo.select"(%85, %83, %r34) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      "stablehlo.return"(%87, %37#0, %88, %89, %r35) : (tensor<i32>, tensor<2xui64>, tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> ()
    }) : (tensor<i32>, tensor<2xui64>, tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<i32>, tensor<2xui64>, tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>)
    %91 = "stablehlo.constant"() <{value = dense<1> : tensor<ui64>}> : () -> tensor<ui64>
    %92 = "stablehlo.add"(%s1, %91) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %93 = "stablehlo.reshape"(%s0) : (tensor<ui64>) -> tensor<1xui64>
    %94 = "stablehlo.reshape"(%92) : (tensor<ui64>) -> tensor<1xui64>
    %95 = "stablehlo.concatenate"(%93, %94) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %96:2 = "stablehlo.rng_bit_generator"(%95) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui32>)
    %97 = "stablehlo.constant"() <{value = dense<9> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %98 = "stablehlo.shift_right_logical"(%96#1, %97) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %99 = "stablehlo.convert"(%98) : (tensor<2x3xui32>) -> tensor<2x3xi32>
    %100 = "stablehlo.convert"(%99) : (tensor<2x3xi32>) -> tensor<2x3xf32>
    %101 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %102 = "stablehlo.add"(%100, %101) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %103 = "stablehlo.constant"() <{value = dense<1.1920928955078125e-7> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %104 = "stablehlo.multiply"(%102, %103) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %105 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %106 = "stablehlo.divide"(%105, %0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %107 = "stablehlo.power"(%104, %106) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %108 = "stablehlo.select"(%2, %107, %105) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %109 = "stablehlo.multiply"(%90#3, %108) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %110 = "stablehlo.constant"() <{value = dense<1.1754943508222875e-38> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %111 = "stablehlo.maximum"(%109, %110) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %112 = "stablehlo.convert"(%111) : (tensor<2x3xf32>) -> tensor<2x3xbf16>
    return %112 : tensor<2x3xbf16>
  }
}

// T[2,3] seed, T = float16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf16>, %s0: tensor<ui64>, %s1: tensor<ui64>) -> (tensor<2x3xf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3xf16>) -> tensor<2x3xf32>
    %1 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %2 = "stablehlo.compare"(%0, %1) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %3 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %4 = "stablehlo.add"(%0, %3) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %5 = "stablehlo.select"(%2, %4, %0) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %6 = "stablehlo.constant"() <{value = dense<-0.3333333333333333> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %7 = "stablehlo.add"(%5, %6) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %8 = "stablehlo.reshape"(%s0) : (tensor<ui64>) -> tensor<1xui64>
    %9 = "stablehlo.reshape"(%s1) : (tensor<ui64>) -> tensor<1xui64>
    %10 = "stablehlo.concatenate"(%8, %9) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %11:2 = "stablehlo.rng_bit_generator"(%10) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui64>)
    %12 = "stablehlo.constant"() <{value = dense<0> : tensor<1xui64>}> : () -> tensor<1xui64>
    %13 = "stablehlo.concatenate"(%11#1, %12) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %14 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %15 = "stablehlo.compare"(%7, %7) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %16 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %90:5 = "stablehlo.while"(%14, %13, %15, %16, %7) ({
    ^bb0(%r17: tensor<i32>, %r18: tensor<2xui64>, %r19: tensor<2x3xi1>, %r20: tensor<2x3xf32>, %r21: tensor<2x3xf32>):
      %22 = "stablehlo.not"(%r19) : (tensor<2x3xi1>) -> tensor<2x3xi1>
      %23 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %27 = "stablehlo.reduce"(%22, %23) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%r24: tensor<i1>, %r25: tensor<i1>):
        %26 = "stablehlo.or"(%r24, %r25) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%26) : (tensor<i1>) -> ()
      }) : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
      %28 = "stablehlo.constant"() <{value = dense<1000> : tensor<i32>}> : () -> tensor<i32>
      %29 = "stablehlo.compare"(%r17, %28) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %30 = "stablehlo.and"(%27, %29) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%30) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r31: tensor<i32>, %r32: tensor<2xui64>, %r33: tensor<2x3xi1>, %r34: tensor<2x3xf32>, %r35: tensor<2x3xf32>):
      %36:2 = "stablehlo.rng_bit_generator"(%r32) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui32>)
      %37:2 = "stablehlo.rng_bit_generator"(%36#0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui32>)
      %38 = "stablehlo.constant"() <{value = dense<8> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %39 = "stablehlo.shift_right_logical"(%36#1, %38) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %40 = "stablehlo.convert"(%39) : (tensor<2x3xui32>) -> tensor<2x3xi32>
      %41 = "stablehlo.constant"() <{value = dense<2> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
      %42 = "stablehlo.multiply"(%40, %41) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %43 = "stablehlo.constant"() <{value = dense<-16777215> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
      %44 = "stablehlo.add"(%42, %43) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %45 = "stablehlo.convert"(%44) : (tensor<2x3xi32>) -> tensor<2x3xf32>
      %46 = "stablehlo.constant"() <{value = dense<5.960464477539063e-8> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %47 = "stablehlo.multiply"(%45, %46) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %48 = "chlo.erf_inv"(%47) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %49 = "stablehlo.constant"() <{value = dense<1.4142135623730951> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %50 = "stablehlo.multiply"(%48, %49) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %51 = "stablehlo.constant"() <{value = dense<9.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %52 = "stablehlo.multiply"(%r35, %51) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %53 = "stablehlo.rsqrt"(%52) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %54 = "stablehlo.multiply"(%53, %50) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %55 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %56 = "stablehlo.add"(%54, %55) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %57 = "stablehlo.multiply"(%56, %56) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %58 = "stablehlo.multiply"(%57, %56) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %59 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %60 = "stablehlo.compare"(%58, %59) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %61 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %62 = "stablehlo.select"(%60, %58, %61) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %63 = "stablehlo.log"(%62) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %64 = "stablehlo.subtract"(%63, %58) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %65 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %66 = "stablehlo.add"(%64, %65) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %67 = "stablehlo.multiply"(%r35, %66) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %68 = "stablehlo.multiply"(%50, %50) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %69 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %70 = "stablehlo.multiply"(%68, %69) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %71 = "stablehlo.add"(%67, %70) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %72 = "stablehlo.constant"() <{value = dense<9> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %73 = "stablehlo.shift_right_logical"(%37#1, %72) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %74 = "stablehlo.convert"(%73) : (tensor<2x3xui32>) -> tensor<2x3xi32>
      %75 = "stablehlo.convert"(%74) : (tensor<2x3xi32>) -> tensor<2x3xf32>
      %76 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %77 = "stablehlo.add"(%75, %76) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %78 = "stablehlo.constant"() <{value = dense<1.1920928955078125e-7> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %79 = "stablehlo.multiply"(%77, %78) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %80 = "stablehlo.log"(%79) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %81 = "stablehlo.compare"(%80, %71) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %82 = "stablehlo.and"(%81, %60) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %83 = "stablehlo.multiply"(%r35, %58) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %84 = "stablehlo.not"(%r33) : (tensor<2x3xi1>) -> tensor<2x3xi1>
      %85 = "stablehlo.and"(%82, %84) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %86 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %87 = "stablehlo.add"(%r31, %86) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %88 = "stablehlo.or"(%r33, %85) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %89 = "stablehlo.select"(%85, %83, %r34) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      "stablehlo.return"(%87, %37#0, %88, %89, %r35) : (tensor<i32>, tensor<2xui64>, tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> ()
    }) : (tensor<i32>, tensor<2xui64>, tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<i32>, tensor<2xui64>, tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>)
    %91 = "stablehlo.constant"() <{value = dense<1> : tensor<ui64>}> : () -> tensor<ui64>
    %92 = "stablehlo.add"(%s1, %91) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %93 = "stablehlo.reshape"(%s0) : (tensor<ui64>) -> tensor<1xui64>
    %94 = "stablehlo.reshape"(%92) : (tensor<ui64>) -> tensor<1xui64>
    %95 = "stablehlo.concatenate"(%93, %94) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %96:2 = "stablehlo.rng_bit_generator"(%95) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui32>)
    %97 = "stablehlo.constant"() <{value = dense<9> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %98 = "stablehlo.shift_right_logical"(%96#1, %97) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %99 = "stablehlo.convert"(%98) : (tensor<2x3xui32>) -> tensor<2x3xi32>
    %100 = "stablehlo.convert"(%99) : (tensor<2x3xi32>) -> tensor<2x3xf32>
    %101 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %102 = "stablehlo.add"(%100, %101) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %103 = "stablehlo.constant"() <{value = dense<1.1920928955078125e-7> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %104 = "stablehlo.multiply"(%102, %103) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %105 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %106 = "stablehlo.divide"(%105, %0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %107 = "stablehlo.power"(%104, %106) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %108 = "stablehlo.select"(%2, %107, %105) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %109 = "stablehlo.multiply"(%90#3, %108) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %110 = "stablehlo.constant"() <{value = dense<1.1754943508222875e-38> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %111 = "stablehlo.maximum"(%109, %110) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %112 = "stablehlo.convert"(%111) : (tensor<2x3xf32>) -> tensor<2x3xf16>
    return %112 : tensor<2x3xf16>
  }
}

// T[2,3] seed, T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf64>, %s0: tensor<ui64>, %s1: tensor<ui64>) -> (tensor<2x3xf64>) {
    %0 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %1 = "stablehlo.compare"(%arg0, %0) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %2 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %3 = "stablehlo.add"(%arg0, %2) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %4 = "stablehlo.select"(%1, %3, %arg0) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %5 = "stablehlo.constant"() <{value = dense<-0.3333333333333333> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %6 = "stablehlo.add"(%4, %5) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %7 = "stablehlo.reshape"(%s0) : (tensor<ui64>) -> tensor<1xui64>
    %8 = "stablehlo.reshape"(%s1) : (tensor<ui64>) -> tensor<1xui64>
    %9 = "stablehlo.concatenate"(%7, %8) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %10:2 = "stablehlo.rng_bit_generator"(%9) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui64>)
    %11 = "stablehlo.constant"() <{value = dense<0> : tensor<1xui64>}> : () -> tensor<1xui64>
    %12 = "stablehlo.concatenate"(%10#1, %11) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %13 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %14 = "stablehlo.compare"(%6, %6) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %15 = "stablehlo.constant"() <{value = dense<0x7FF8000000000000> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %89:5 = "stablehlo.while"(%13, %12, %14, %15, %6) ({
    ^bb0(%r16: tensor<i32>, %r17: tensor<2xui64>, %r18: tensor<2x3xi1>, %r19: tensor<2x3xf64>, %r20: tensor<2x3xf64>):
      %21 = "stablehlo.not"(%r18) : (tensor<2x3xi1>) -> tensor<2x3xi1>
      %22 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %26 = "stablehlo.reduce"(%21, %22) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%r23: tensor<i1>, %r24: tensor<i1>):
        %25 = "stablehlo.or"(%r23, %r24) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%25) : (tensor<i1>) -> ()
      }) : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
      %27 = "stablehlo.constant"() <{value = dense<1000> : tensor<i32>}> : () -> tensor<i32>
      %28 = "stablehlo.compare"(%r16, %27) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %29 = "stablehlo.and"(%26, %28) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%29) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r30: tensor<i32>, %r31: tensor<2xui64>, %r32: tensor<2x3xi1>, %r33: tensor<2x3xf64>, %r34: tensor<2x3xf64>):
      %35:2 = "stablehlo.rng_bit_generator"(%r31) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui64>)
      %36:2 = "stablehlo.rng_bit_generator"(%35#0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui64>)
      %37 = "stablehlo.constant"() <{value = dense<11> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
      %38 = "stablehlo.shift_right_logical"(%35#1, %37) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
      %39 = "stablehlo.convert"(%38) : (tensor<2x3xui64>) -> tensor<2x3xi64>
      %40 = "stablehlo.constant"() <{value = dense<2> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
      %41 = "stablehlo.multiply"(%39, %40) : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
      %42 = "stablehlo.constant"() <{value = dense<-9007199254740991> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
      %43 = "stablehlo.add"(%41, %42) : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
      %44 = "stablehlo.convert"(%43) : (tensor<2x3xi64>) -> tensor<2x3xf64>
      %45 = "stablehlo.constant"() <{value = dense<1.1102230246251565e-16> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %46 = "stablehlo.multiply"(%44, %45) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %47 = "chlo.erf_inv"(%46) : (tensor<2x3xf64>) -> tensor<2x3xf64>
      %48 = "stablehlo.constant"() <{value = dense<1.4142135623730951> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %49 = "stablehlo.multiply"(%47, %48) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %50 = "stablehlo.constant"() <{value = dense<9.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %51 = "stablehlo.multiply"(%r34, %50) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %52 = "stablehlo.rsqrt"(%51) : (tensor<2x3xf64>) -> tensor<2x3xf64>
      %53 = "stablehlo.multiply"(%52, %49) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %54 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %55 = "stablehlo.add"(%53, %54) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %56 = "stablehlo.multiply"(%55, %55) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %57 = "stablehlo.multiply"(%56, %55) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %58 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %59 = "stablehlo.compare"(%57, %58) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %60 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %61 = "stablehlo.select"(%59, %57, %60) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %62 = "stablehlo.log"(%61) : (tensor<2x3xf64>) -> tensor<2x3xf64>
      %63 = "stablehlo.subtract"(%62, %57) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %64 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %65 = "stablehlo.add"(%63, %64) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %66 = "stablehlo.multiply"(%r34, %65) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %67 = "stablehlo.multiply"(%49, %49) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %68 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %69 = "stablehlo.multiply"(%67, %68) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %70 = "stablehlo.add"(%66, %69) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %71 = "stablehlo.constant"() <{value = dense<12> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
      %72 = "stablehlo.shift_right_logical"(%36#1, %71) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
      %73 = "stablehlo.convert"(%72) : (tensor<2x3xui64>) -> tensor<2x3xi64>
      %74 = "stablehlo.convert"(%73) : (tensor<2x3xi64>) -> tensor<2x3xf64>
      %75 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %76 = "stablehlo.add"(%74, %75) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %77 = "stablehlo.constant"() <{value = dense<2.220446049250313e-16> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %78 = "stablehlo.multiply"(%76, %77) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %79 = "stablehlo.log"(%78) : (tensor<2x3xf64>) -> tensor<2x3xf64>
      %80 = "stablehlo.compare"(%79, %70) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %81 = "stablehlo.and"(%80, %59) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %82 = "stablehlo.multiply"(%r34, %57) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %83 = "stablehlo.not"(%r32) : (tensor<2x3xi1>) -> tensor<2x3xi1>
      %84 = "stablehlo.and"(%81, %83) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %85 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %86 = "stablehlo.add"(%r30, %85) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %87 = "stablehlo.or"(%r32, %84) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %88 = "stablehlo.select"(%84, %82, %r33) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      "stablehlo.return"(%86, %36#0, %87, %88, %r34) : (tensor<i32>, tensor<2xui64>, tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> ()
    }) : (tensor<i32>, tensor<2xui64>, tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> (tensor<i32>, tensor<2xui64>, tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>)
    %90 = "stablehlo.constant"() <{value = dense<1> : tensor<ui64>}> : () -> tensor<ui64>
    %91 = "stablehlo.add"(%s1, %90) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %92 = "stablehlo.reshape"(%s0) : (tensor<ui64>) -> tensor<1xui64>
    %93 = "stablehlo.reshape"(%91) : (tensor<ui64>) -> tensor<1xui64>
    %94 = "stablehlo.concatenate"(%92, %93) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %95:2 = "stablehlo.rng_bit_generator"(%94) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui64>)
    %96 = "stablehlo.constant"() <{value = dense<12> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %97 = "stablehlo.shift_right_logical"(%95#1, %96) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %98 = "stablehlo.convert"(%97) : (tensor<2x3xui64>) -> tensor<2x3xi64>
    %99 = "stablehlo.convert"(%98) : (tensor<2x3xi64>) -> tensor<2x3xf64>
    %100 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %101 = "stablehlo.add"(%99, %100) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %102 = "stablehlo.constant"() <{value = dense<2.220446049250313e-16> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %103 = "stablehlo.multiply"(%101, %102) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %104 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %105 = "stablehlo.divide"(%104, %arg0) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %106 = "stablehlo.power"(%103, %105) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %107 = "stablehlo.select"(%1, %106, %104) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %108 = "stablehlo.multiply"(%89#3, %107) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %109 = "stablehlo.constant"() <{value = dense<2.2250738585072014e-308> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %110 = "stablehlo.maximum"(%108, %109) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    return %110 : tensor<2x3xf64>
  }
}
