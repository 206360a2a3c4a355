// aten::_sample_dirichlet(Tensor self, Generator? generator=None) -> Tensor

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
    %7 = "stablehlo.constant"() <{value = dense<0> : tensor<ui64>}> : () -> tensor<ui64>
    %8 = "stablehlo.add"(%s1, %7) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %9 = "stablehlo.reshape"(%s0) : (tensor<ui64>) -> tensor<1xui64>
    %10 = "stablehlo.reshape"(%8) : (tensor<ui64>) -> tensor<1xui64>
    %11 = "stablehlo.concatenate"(%9, %10) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %12:2 = "stablehlo.rng_bit_generator"(%11) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui64>)
    %13 = "stablehlo.constant"() <{value = dense<0> : tensor<1xui64>}> : () -> tensor<1xui64>
    %14 = "stablehlo.concatenate"(%12#1, %13) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %15 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %16 = "stablehlo.compare"(%6, %6) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %17 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %91:5 = "stablehlo.while"(%15, %14, %16, %17, %6) ({
    ^bb0(%r18: tensor<i32>, %r19: tensor<2xui64>, %r20: tensor<2x3xi1>, %r21: tensor<2x3xf32>, %r22: tensor<2x3xf32>):
      %23 = "stablehlo.not"(%r20) : (tensor<2x3xi1>) -> tensor<2x3xi1>
      %24 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %28 = "stablehlo.reduce"(%23, %24) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%r25: tensor<i1>, %r26: tensor<i1>):
        %27 = "stablehlo.or"(%r25, %r26) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%27) : (tensor<i1>) -> ()
      }) : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
      %29 = "stablehlo.constant"() <{value = dense<1000> : tensor<i32>}> : () -> tensor<i32>
      %30 = "stablehlo.compare"(%r18, %29) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %31 = "stablehlo.and"(%28, %30) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%31) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r32: tensor<i32>, %r33: tensor<2xui64>, %r34: tensor<2x3xi1>, %r35: tensor<2x3xf32>, %r36: tensor<2x3xf32>):
      %37:2 = "stablehlo.rng_bit_generator"(%r33) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui32>)
      %38:2 = "stablehlo.rng_bit_generator"(%37#0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui32>)
      %39 = "stablehlo.constant"() <{value = dense<8> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %40 = "stablehlo.shift_right_logical"(%37#1, %39) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %41 = "stablehlo.convert"(%40) : (tensor<2x3xui32>) -> tensor<2x3xi32>
      %42 = "stablehlo.constant"() <{value = dense<2> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
      %43 = "stablehlo.multiply"(%41, %42) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %44 = "stablehlo.constant"() <{value = dense<-16777215> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
      %45 = "stablehlo.add"(%43, %44) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %46 = "stablehlo.convert"(%45) : (tensor<2x3xi32>) -> tensor<2x3xf32>
      %47 = "stablehlo.constant"() <{value = dense<5.960464477539063e-8> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %48 = "stablehlo.multiply"(%46, %47) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %49 = "chlo.erf_inv"(%48) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %50 = "stablehlo.constant"() <{value = dense<1.4142135623730951> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %51 = "stablehlo.multiply"(%49, %50) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %52 = "stablehlo.constant"() <{value = dense<9.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %53 = "stablehlo.multiply"(%r36, %52) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %54 = "stablehlo.rsqrt"(%53) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %55 = "stablehlo.multiply"(%54, %51) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %56 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %57 = "stablehlo.add"(%55, %56) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %58 = "stablehlo.multiply"(%57, %57) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %59 = "stablehlo.multiply"(%58, %57) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %60 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %61 = "stablehlo.compare"(%59, %60) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %62 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %63 = "stablehlo.select"(%61, %59, %62) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %64 = "stablehlo.log"(%63) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %65 = "stablehlo.subtract"(%64, %59) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %66 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %67 = "stablehlo.add"(%65, %66) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %68 = "stablehlo.multiply"(%r36, %67) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %69 = "stablehlo.multiply"(%51, %51) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %70 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %71 = "stablehlo.multiply"(%69, %70) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %72 = "stablehlo.add"(%68, %71) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %73 = "stablehlo.constant"() <{value = dense<9> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %74 = "stablehlo.shift_right_logical"(%38#1, %73) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %75 = "stablehlo.convert"(%74) : (tensor<2x3xui32>) -> tensor<2x3xi32>
      %76 = "stablehlo.convert"(%75) : (tensor<2x3xi32>) -> tensor<2x3xf32>
      %77 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %78 = "stablehlo.add"(%76, %77) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %79 = "stablehlo.constant"() <{value = dense<1.1920928955078125e-7> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %80 = "stablehlo.multiply"(%78, %79) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %81 = "stablehlo.log"(%80) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %82 = "stablehlo.compare"(%81, %72) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %83 = "stablehlo.and"(%82, %61) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %84 = "stablehlo.multiply"(%r36, %59) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %85 = "stablehlo.not"(%r34) : (tensor<2x3xi1>) -> tensor<2x3xi1>
      %86 = "stablehlo.and"(%83, %85) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %87 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %88 = "stablehlo.add"(%r32, %87) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %89 = "stablehlo.or"(%r34, %86) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %90 = "stablehlo.select"(%86, %84, %r35) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      "stablehlo.return"(%88, %38#0, %89, %90, %r36) : (tensor<i32>, tensor<2xui64>, tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> ()
    }) : (tensor<i32>, tensor<2xui64>, tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<i32>, tensor<2xui64>, tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>)
    %92 = "stablehlo.constant"() <{value = dense<1> : tensor<ui64>}> : () -> tensor<ui64>
    %93 = "stablehlo.add"(%s1, %92) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %94 = "stablehlo.reshape"(%s0) : (tensor<ui64>) -> tensor<1xui64>
    %95 = "stablehlo.reshape"(%93) : (tensor<ui64>) -> tensor<1xui64>
    %96 = "stablehlo.concatenate"(%94, %95) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %97:2 = "stablehlo.rng_bit_generator"(%96) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui32>)
    %98 = "stablehlo.constant"() <{value = dense<9> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %99 = "stablehlo.shift_right_logical"(%97#1, %98) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %100 = "stablehlo.convert"(%99) : (tensor<2x3xui32>) -> tensor<2x3xi32>
    %101 = "stablehlo.convert"(%100) : (tensor<2x3xi32>) -> tensor<2x3xf32>
    %102 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %103 = "stablehlo.add"(%101, %102) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %104 = "stablehlo.constant"() <{value = dense<1.1920928955078125e-7> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %105 = "stablehlo.multiply"(%103, %104) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %106 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %107 = "stablehlo.divide"(%106, %arg0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %108 = "stablehlo.power"(%105, %107) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %109 = "stablehlo.select"(%1, %108, %106) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %110 = "stablehlo.multiply"(%91#3, %109) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %111 = "stablehlo.constant"() <{value = dense<1.1754943508222875e-38> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %112 = "stablehlo.maximum"(%110, %111) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %113 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %117 = "stablehlo.reduce"(%112, %113) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r114: tensor<f32>, %r115: tensor<f32>):
      %116 = "stablehlo.add"(%r114, %r115) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%116) : (tensor<f32>) -> ()
    }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %118 = "stablehlo.broadcast_in_dim"(%117) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf32>) -> tensor<2x3xf32>
    %119 = "stablehlo.divide"(%112, %118) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    return %119 : tensor<2x3xf32>
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
    %8 = "stablehlo.constant"() <{value = dense<0> : tensor<ui64>}> : () -> tensor<ui64>
    %9 = "stablehlo.add"(%s1, %8) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %10 = "stablehlo.reshape"(%s0) : (tensor<ui64>) -> tensor<1xui64>
    %11 = "stablehlo.reshape"(%9) : (tensor<ui64>) -> tensor<1xui64>
    %12 = "stablehlo.concatenate"(%10, %11) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %13:2 = "stablehlo.rng_bit_generator"(%12) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui64>)
    %14 = "stablehlo.constant"() <{value = dense<0> : tensor<1xui64>}> : () -> tensor<1xui64>
    %15 = "stablehlo.concatenate"(%13#1, %14) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %16 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %17 = "stablehlo.compare"(%7, %7) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %18 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %92:5 = "stablehlo.while"(%16, %15, %17, %18, %7) ({
    ^bb0(%r19: tensor<i32>, %r20: tensor<2xui64>, %r21: tensor<2x3xi1>, %r22: tensor<2x3xf32>, %r23: tensor<2x3xf32>):
      %24 = "stablehlo.not"(%r21) : (tensor<2x3xi1>) -> tensor<2x3xi1>
      %25 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %29 = "stablehlo.reduce"(%24, %25) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%r26: tensor<i1>, %r27: tensor<i1>):
        %28 = "stablehlo.or"(%r26, %r27) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%28) : (tensor<i1>) -> ()
      }) : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
      %30 = "stablehlo.constant"() <{value = dense<1000> : tensor<i32>}> : () -> tensor<i32>
      %31 = "stablehlo.compare"(%r19, %30) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %32 = "stablehlo.and"(%29, %31) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%32) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r33: tensor<i32>, %r34: tensor<2xui64>, %r35: tensor<2x3xi1>, %r36: tensor<2x3xf32>, %r37: tensor<2x3xf32>):
      %38:2 = "stablehlo.rng_bit_generator"(%r34) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui32>)
      %39:2 = "stablehlo.rng_bit_generator"(%38#0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui32>)
      %40 = "stablehlo.constant"() <{value = dense<8> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %41 = "stablehlo.shift_right_logical"(%38#1, %40) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %42 = "stablehlo.convert"(%41) : (tensor<2x3xui32>) -> tensor<2x3xi32>
      %43 = "stablehlo.constant"() <{value = dense<2> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
      %44 = "stablehlo.multiply"(%42, %43) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %45 = "stablehlo.constant"() <{value = dense<-16777215> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
      %46 = "stablehlo.add"(%44, %45) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %47 = "stablehlo.convert"(%46) : (tensor<2x3xi32>) -> tensor<2x3xf32>
      %48 = "stablehlo.constant"() <{value = dense<5.960464477539063e-8> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %49 = "stablehlo.multiply"(%47, %48) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %50 = "chlo.erf_inv"(%49) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %51 = "stablehlo.constant"() <{value = dense<1.4142135623730951> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %52 = "stablehlo.multiply"(%50, %51) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %53 = "stablehlo.constant"() <{value = dense<9.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %54 = "stablehlo.multiply"(%r37, %53) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %55 = "stablehlo.rsqrt"(%54) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %56 = "stablehlo.multiply"(%55, %52) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %57 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %58 = "stablehlo.add"(%56, %57) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %59 = "stablehlo.multiply"(%58, %58) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %60 = "stablehlo.multiply"(%59, %58) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %61 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %62 = "stablehlo.compare"(%60, %61) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %63 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %64 = "stablehlo.select"(%62, %60, %63) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %65 = "stablehlo.log"(%64) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %66 = "stablehlo.subtract"(%65, %60) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %67 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %68 = "stablehlo.add"(%66, %67) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %69 = "stablehlo.multiply"(%r37, %68) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %70 = "stablehlo.multiply"(%52, %52) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %71 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %72 = "stablehlo.multiply"(%70, %71) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %73 = "stablehlo.add"(%69, %72) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %74 = "stablehlo.constant"() <{value = dense<9> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %75 = "stablehlo.shift_right_logical"(%39#1, %74) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %76 = "stablehlo.convert"(%75) : (tensor<2x3xui32>) -> tensor<2x3xi32>
      %77 = "stablehlo.convert"(%76) : (tensor<2x3xi32>) -> tensor<2x3xf32>
      %78 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %79 = "stablehlo.add"(%77, %78) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %80 = "stablehlo.constant"() <{value = dense<1.1920928955078125e-7> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %81 = "stablehlo.multiply"(%79, %80) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %82 = "stablehlo.log"(%81) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %83 = "stablehlo.compare"(%82, %73) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %84 = "stablehlo.and"(%83, %62) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %85 = "stablehlo.multiply"(%r37, %60) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %86 = "stablehlo.not"(%r35) : (tensor<2x3xi1>) -> tensor<2x3xi1>
      %87 = "stablehlo.and"(%84, %86) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %88 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %89 = "stablehlo.add"(%r33, %88) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %90 = "stablehlo.or"(%r35, %87) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %91 = "stablehlo.select"(%87, %85, %r36) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      "stablehlo.return"(%89, %39#0, %90, %91, %r37) : (tensor<i32>, tensor<2xui64>, tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> ()
    }) : (tensor<i32>, tensor<2xui64>, tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<i32>, tensor<2xui64>, tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>)
    %93 = "stablehlo.constant"() <{value = dense<1> : tensor<ui64>}> : () -> tensor<ui64>
    %94 = "stablehlo.add"(%s1, %93) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %95 = "stablehlo.reshape"(%s0) : (tensor<ui64>) -> tensor<1xui64>
    %96 = "stablehlo.reshape"(%94) : (tensor<ui64>) -> tensor<1xui64>
    %97 = "stablehlo.concatenate"(%95, %96) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %98:2 = "stablehlo.rng_bit_generator"(%97) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui32>)
    %99 = "stablehlo.constant"() <{value = dense<9> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %100 = "stablehlo.shift_right_logical"(%98#1, %99) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %101 = "stablehlo.convert"(%100) : (tensor<2x3xui32>) -> tensor<2x3xi32>
    %102 = "stablehlo.convert"(%101) : (tensor<2x3xi32>) -> tensor<2x3xf32>
    %103 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %104 = "stablehlo.add"(%102, %103) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %105 = "stablehlo.constant"() <{value = dense<1.1920928955078125e-7> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %106 = "stablehlo.multiply"(%104, %105) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %107 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %108 = "stablehlo.divide"(%107, %0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %109 = "stablehlo.power"(%106, %108) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %110 = "stablehlo.select"(%2, %109, %107) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %111 = "stablehlo.multiply"(%92#3, %110) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %112 = "stablehlo.constant"() <{value = dense<1.1754943508222875e-38> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %113 = "stablehlo.maximum"(%111, %112) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %114 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %118 = "stablehlo.reduce"(%113, %114) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r115: tensor<f32>, %r116: tensor<f32>):
      %117 = "stablehlo.add"(%r115, %r116) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%117) : (tensor<f32>) -> ()
    }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %119 = "stablehlo.broadcast_in_dim"(%118) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf32>) -> tensor<2x3xf32>
    %120 = "stablehlo.divide"(%113, %119) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %121 = "stablehlo.convert"(%120) : (tensor<2x3xf32>) -> tensor<2x3xbf16>
    return %121 : tensor<2x3xbf16>
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
    %8 = "stablehlo.constant"() <{value = dense<0> : tensor<ui64>}> : () -> tensor<ui64>
    %9 = "stablehlo.add"(%s1, %8) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %10 = "stablehlo.reshape"(%s0) : (tensor<ui64>) -> tensor<1xui64>
    %11 = "stablehlo.reshape"(%9) : (tensor<ui64>) -> tensor<1xui64>
    %12 = "stablehlo.concatenate"(%10, %11) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %13:2 = "stablehlo.rng_bit_generator"(%12) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui64>)
    %14 = "stablehlo.constant"() <{value = dense<0> : tensor<1xui64>}> : () -> tensor<1xui64>
    %15 = "stablehlo.concatenate"(%13#1, %14) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %16 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %17 = "stablehlo.compare"(%7, %7) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %18 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %92:5 = "stablehlo.while"(%16, %15, %17, %18, %7) ({
    ^bb0(%r19: tensor<i32>, %r20: tensor<2xui64>, %r21: tensor<2x3xi1>, %r22: tensor<2x3xf32>, %r23: tensor<2x3xf32>):
      %24 = "stablehlo.not"(%r21) : (tensor<2x3xi1>) -> tensor<2x3xi1>
      %25 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %29 = "stablehlo.reduce"(%24, %25) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%r26: tensor<i1>, %r27: tensor<i1>):
        %28 = "stablehlo.or"(%r26, %r27) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%28) : (tensor<i1>) -> ()
      }) : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
      %30 = "stablehlo.constant"() <{value = dense<1000> : tensor<i32>}> : () -> tensor<i32>
      %31 = "stablehlo.compare"(%r19, %30) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %32 = "stablehlo.and"(%29, %31) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%32) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r33: tensor<i32>, %r34: tensor<2xui64>, %r35: tensor<2x3xi1>, %r36: tensor<2x3xf32>, %r37: tensor<2x3xf32>):
      %38:2 = "stablehlo.rng_bit_generator"(%r34) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui32>)
      %39:2 = "stablehlo.rng_bit_generator"(%38#0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui32>)
      %40 = "stablehlo.constant"() <{value = dense<8> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %41 = "stablehlo.shift_right_logical"(%38#1, %40) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %42 = "stablehlo.convert"(%41) : (tensor<2x3xui32>) -> tensor<2x3xi32>
      %43 = "stablehlo.constant"() <{value = dense<2> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
      %44 = "stablehlo.multiply"(%42, %43) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %45 = "stablehlo.constant"() <{value = dense<-16777215> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
      %46 = "stablehlo.add"(%44, %45) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %47 = "stablehlo.convert"(%46) : (tensor<2x3xi32>) -> tensor<2x3xf32>
      %48 = "stablehlo.constant"() <{value = dense<5.960464477539063e-8> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %49 = "stablehlo.multiply"(%47, %48) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %50 = "chlo.erf_inv"(%49) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %51 = "stablehlo.constant"() <{value = dense<1.4142135623730951> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %52 = "stablehlo.multiply"(%50, %51) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %53 = "stablehlo.constant"() <{value = dense<9.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %54 = "stablehlo.multiply"(%r37, %53) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %55 = "stablehlo.rsqrt"(%54) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %56 = "stablehlo.multiply"(%55, %52) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %57 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %58 = "stablehlo.add"(%56, %57) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %59 = "stablehlo.multiply"(%58, %58) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %60 = "stablehlo.multiply"(%59, %58) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %61 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %62 = "stablehlo.compare"(%60, %61) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %63 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %64 = "stablehlo.select"(%62, %60, %63) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %65 = "stablehlo.log"(%64) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %66 = "stablehlo.subtract"(%65, %60) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %67 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %68 = "stablehlo.add"(%66, %67) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %69 = "stablehlo.multiply"(%r37, %68) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %70 = "stablehlo.multiply"(%52, %52) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %71 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %72 = "stablehlo.multiply"(%70, %71) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %73 = "stablehlo.add"(%69, %72) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %74 = "stablehlo.constant"() <{value = dense<9> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %75 = "stablehlo.shift_right_logical"(%39#1, %74) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %76 = "stablehlo.convert"(%75) : (tensor<2x3xui32>) -> tensor<2x3xi32>
      %77 = "stablehlo.convert"(%76) : (tensor<2x3xi32>) -> tensor<2x3xf32>
      %78 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %79 = "stablehlo.add"(%77, %78) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %80 = "stablehlo.constant"() <{value = dense<1.1920928955078125e-7> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %81 = "stablehlo.multiply"(%79, %80) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %82 = "stablehlo.log"(%81) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %83 = "stablehlo.compare"(%82, %73) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %84 = "stablehlo.and"(%83, %62) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %85 = "stablehlo.multiply"(%r37, %60) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %86 = "stablehlo.not"(%r35) : (tensor<2x3xi1>) -> tensor<2x3xi1>
      %87 = "stablehlo.and"(%84, %86) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %88 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %89 = "stablehlo.add"(%r33, %88) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %90 = "stablehlo.or"(%r35, %87) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %91 = "stablehlo.select"(%87, %85, %r36) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      "stablehlo.return"(%89, %39#0, %90, %91, %r37) : (tensor<i32>, tensor<2xui64>, tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> ()
    }) : (tensor<i32>, tensor<2xui64>, tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<i32>, tensor<2xui64>, tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>)
    %93 = "stablehlo.constant"() <{value = dense<1> : tensor<ui64>}> : () -> tensor<ui64>
    %94 = "stablehlo.add"(%s1, %93) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %95 = "stablehlo.reshape"(%s0) : (tensor<ui64>) -> tensor<1xui64>
    %96 = "stablehlo.reshape"(%94) : (tensor<ui64>) -> tensor<1xui64>
    %97 = "stablehlo.concatenate"(%95, %96) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %98:2 = "stablehlo.rng_bit_generator"(%97) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui32>)
    %99 = "stablehlo.constant"() <{value = dense<9> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %100 = "stablehlo.shift_right_logical"(%98#1, %99) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %101 = "stablehlo.convert"(%100) : (tensor<2x3xui32>) -> tensor<2x3xi32>
    %102 = "stablehlo.convert"(%101) : (tensor<2x3xi32>) -> tensor<2x3xf32>
    %103 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %104 = "stablehlo.add"(%102, %103) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %105 = "stablehlo.constant"() <{value = dense<1.1920928955078125e-7> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %106 = "stablehlo.multiply"(%104, %105) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %107 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %108 = "stablehlo.divide"(%107, %0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %109 = "stablehlo.power"(%106, %108) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %110 = "stablehlo.select"(%2, %109, %107) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %111 = "stablehlo.multiply"(%92#3, %110) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %112 = "stablehlo.constant"() <{value = dense<1.1754943508222875e-38> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %113 = "stablehlo.maximum"(%111, %112) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %114 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %118 = "stablehlo.reduce"(%113, %114) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r115: tensor<f32>, %r116: tensor<f32>):
      %117 = "stablehlo.add"(%r115, %r116) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%117) : (tensor<f32>) -> ()
    }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %119 = "stablehlo.broadcast_in_dim"(%118) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf32>) -> tensor<2x3xf32>
    %120 = "stablehlo.divide"(%113, %119) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %121 = "stablehlo.convert"(%120) : (tensor<2x3xf32>) -> tensor<2x3xf16>
    return %121 : tensor<2x3xf16>
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
    %7 = "stablehlo.constant"() <{value = dense<0> : tensor<ui64>}> : () -> tensor<ui64>
    %8 = "stablehlo.add"(%s1, %7) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %9 = "stablehlo.reshape"(%s0) : (tensor<ui64>) -> tensor<1xui64>
    %10 = "stablehlo.reshape"(%8) : (tensor<ui64>) -> tensor<1xui64>
    %11 = "stablehlo.concatenate"(%9, %10) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %12:2 = "stablehlo.rng_bit_generator"(%11) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui64>)
    %13 = "stablehlo.constant"() <{value = dense<0> : tensor<1xui64>}> : () -> tensor<1xui64>
    %14 = "stablehlo.concatenate"(%12#1, %13) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %15 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %16 = "stablehlo.compare"(%6, %6) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %17 = "stablehlo.constant"() <{value = dense<0x7FF8000000000000> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %91:5 = "stablehlo.while"(%15, %14, %16, %17, %6) ({
    ^bb0(%r18: tensor<i32>, %r19: tensor<2xui64>, %r20: tensor<2x3xi1>, %r21: tensor<2x3xf64>, %r22: tensor<2x3xf64>):
      %23 = "stablehlo.not"(%r20) : (tensor<2x3xi1>) -> tensor<2x3xi1>
      %24 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %28 = "stablehlo.reduce"(%23, %24) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%r25: tensor<i1>, %r26: tensor<i1>):
        %27 = "stablehlo.or"(%r25, %r26) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%27) : (tensor<i1>) -> ()
      }) : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
      %29 = "stablehlo.constant"() <{value = dense<1000> : tensor<i32>}> : () -> tensor<i32>
      %30 = "stablehlo.compare"(%r18, %29) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %31 = "stablehlo.and"(%28, %30) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%31) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r32: tensor<i32>, %r33: tensor<2xui64>, %r34: tensor<2x3xi1>, %r35: tensor<2x3xf64>, %r36: tensor<2x3xf64>):
      %37:2 = "stablehlo.rng_bit_generator"(%r33) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui64>)
      %38:2 = "stablehlo.rng_bit_generator"(%37#0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui64>)
      %39 = "stablehlo.constant"() <{value = dense<11> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
      %40 = "stablehlo.shift_right_logical"(%37#1, %39) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
      %41 = "stablehlo.convert"(%40) : (tensor<2x3xui64>) -> tensor<2x3xi64>
      %42 = "stablehlo.constant"() <{value = dense<2> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
      %43 = "stablehlo.multiply"(%41, %42) : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
      %44 = "stablehlo.constant"() <{value = dense<-9007199254740991> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
      %45 = "stablehlo.add"(%43, %44) : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
      %46 = "stablehlo.convert"(%45) : (tensor<2x3xi64>) -> tensor<2x3xf64>
      %47 = "stablehlo.constant"() <{value = dense<1.1102230246251565e-16> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %48 = "stablehlo.multiply"(%46, %47) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %49 = "chlo.erf_inv"(%48) : (tensor<2x3xf64>) -> tensor<2x3xf64>
      %50 = "stablehlo.constant"() <{value = dense<1.4142135623730951> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %51 = "stablehlo.multiply"(%49, %50) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %52 = "stablehlo.constant"() <{value = dense<9.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %53 = "stablehlo.multiply"(%r36, %52) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %54 = "stablehlo.rsqrt"(%53) : (tensor<2x3xf64>) -> tensor<2x3xf64>
      %55 = "stablehlo.multiply"(%54, %51) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %56 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %57 = "stablehlo.add"(%55, %56) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %58 = "stablehlo.multiply"(%57, %57) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %59 = "stablehlo.multiply"(%58, %57) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %60 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %61 = "stablehlo.compare"(%59, %60) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %62 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %63 = "stablehlo.select"(%61, %59, %62) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %64 = "stablehlo.log"(%63) : (tensor<2x3xf64>) -> tensor<2x3xf64>
      %65 = "stablehlo.subtract"(%64, %59) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %66 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %67 = "stablehlo.add"(%65, %66) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %68 = "stablehlo.multiply"(%r36, %67) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %69 = "stablehlo.multiply"(%51, %51) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %70 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %71 = "stablehlo.multiply"(%69, %70) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %72 = "stablehlo.add"(%68, %71) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %73 = "stablehlo.constant"() <{value = dense<12> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
      %74 = "stablehlo.shift_right_logical"(%38#1, %73) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
      %75 = "stablehlo.convert"(%74) : (tensor<2x3xui64>) -> tensor<2x3xi64>
      %76 = "stablehlo.convert"(%75) : (tensor<2x3xi64>) -> tensor<2x3xf64>
      %77 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %78 = "stablehlo.add"(%76, %77) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %79 = "stablehlo.constant"() <{value = dense<2.220446049250313e-16> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %80 = "stablehlo.multiply"(%78, %79) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %81 = "stablehlo.log"(%80) : (tensor<2x3xf64>) -> tensor<2x3xf64>
      %82 = "stablehlo.compare"(%81, %72) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %83 = "stablehlo.and"(%82, %61) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %84 = "stablehlo.multiply"(%r36, %59) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %85 = "stablehlo.not"(%r34) : (tensor<2x3xi1>) -> tensor<2x3xi1>
      %86 = "stablehlo.and"(%83, %85) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %87 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %88 = "stablehlo.add"(%r32, %87) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %89 = "stablehlo.or"(%r34, %86) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %90 = "stablehlo.select"(%86, %84, %r35) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      "stablehlo.return"(%88, %38#0, %89, %90, %r36) : (tensor<i32>, tensor<2xui64>, tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> ()
    }) : (tensor<i32>, tensor<2xui64>, tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> (tensor<i32>, tensor<2xui64>, tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>)
    %92 = "stablehlo.constant"() <{value = dense<1> : tensor<ui64>}> : () -> tensor<ui64>
    %93 = "stablehlo.add"(%s1, %92) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %94 = "stablehlo.reshape"(%s0) : (tensor<ui64>) -> tensor<1xui64>
    %95 = "stablehlo.reshape"(%93) : (tensor<ui64>) -> tensor<1xui64>
    %96 = "stablehlo.concatenate"(%94, %95) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %97:2 = "stablehlo.rng_bit_generator"(%96) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui64>)
    %98 = "stablehlo.constant"() <{value = dense<12> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %99 = "stablehlo.shift_right_logical"(%97#1, %98) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %100 = "stablehlo.convert"(%99) : (tensor<2x3xui64>) -> tensor<2x3xi64>
    %101 = "stablehlo.convert"(%100) : (tensor<2x3xi64>) -> tensor<2x3xf64>
    %102 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %103 = "stablehlo.add"(%101, %102) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %104 = "stablehlo.constant"() <{value = dense<2.220446049250313e-16> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %105 = "stablehlo.multiply"(%103, %104) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %106 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %107 = "stablehlo.divide"(%106, %arg0) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %108 = "stablehlo.power"(%105, %107) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %109 = "stablehlo.select"(%1, %108, %106) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %110 = "stablehlo.multiply"(%91#3, %109) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %111 = "stablehlo.constant"() <{value = dense<2.2250738585072014e-308> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %112 = "stablehlo.maximum"(%110, %111) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %113 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %117 = "stablehlo.reduce"(%112, %113) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r114: tensor<f64>, %r115: tensor<f64>):
      %116 = "stablehlo.add"(%r114, %r115) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%116) : (tensor<f64>) -> ()
    }) : (tensor<2x3xf64>, tensor<f64>) -> tensor<2xf64>
    %118 = "stablehlo.broadcast_in_dim"(%117) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf64>) -> tensor<2x3xf64>
    %119 = "stablehlo.divide"(%112, %118) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    return %119 : tensor<2x3xf64>
  }
}
