// aten::binomial(Tensor count, Tensor prob, Generator? generator=None) -> Tensor

// T[2,3] T[2,3] seed, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xf32>, %s0: tensor<ui64>, %s1: tensor<ui64>) -> (tensor<2x3xf32>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3xf32>) -> tensor<2x3xf64>
    %1 = "stablehlo.convert"(%arg1) : (tensor<2x3xf32>) -> tensor<2x3xf64>
    %2 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %3 = "stablehlo.compare"(%1, %2) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %4 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %5 = "stablehlo.multiply"(%1, %4) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %6 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %7 = "stablehlo.add"(%5, %6) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %8 = "stablehlo.select"(%3, %7, %1) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %9 = "stablehlo.select"(%3, %1, %7) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %10 = "stablehlo.multiply"(%0, %8) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %11 = "stablehlo.constant"() <{value = dense<10.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %12 = "stablehlo.compare"(%10, %11) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %13 = "stablehlo.divide"(%8, %9) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %14 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %15 = "stablehlo.select"(%12, %14, %0) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %16 = "stablehlo.power"(%9, %15) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %17 = "stablehlo.constant"() <{value = dense<0> : tensor<ui64>}> : () -> tensor<ui64>
    %18 = "stablehlo.add"(%s1, %17) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %19 = "stablehlo.reshape"(%s0) : (tensor<ui64>) -> tensor<1xui64>
    %20 = "stablehlo.reshape"(%18) : (tensor<ui64>) -> tensor<1xui64>
    %21 = "stablehlo.concatenate"(%19, %20) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %22:2 = "stablehlo.rng_bit_generator"(%21) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui64>)
    %23 = "stablehlo.constant"() <{value = dense<12> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %24 = "stablehlo.shift_right_logical"(%22#1, %23) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %25 = "stablehlo.convert"(%24) : (tensor<2x3xui64>) -> tensor<2x3xi64>
    %26 = "stablehlo.convert"(%25) : (tensor<2x3xi64>) -> tensor<2x3xf64>
    %27 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %28 = "stablehlo.add"(%26, %27) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %29 = "stablehlo.constant"() <{value = dense<2.220446049250313e-16> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %30 = "stablehlo.multiply"(%28, %29) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %31 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %68:6 = "stablehlo.while"(%31, %16, %16, %30, %15, %13) ({
    ^bb0(%r32: tensor<2x3xf64>, %r33: tensor<2x3xf64>, %r34: tensor<2x3xf64>, %r35: tensor<2x3xf64>, %r36: tensor<2x3xf64>, %r37: tensor<2x3xf64>):
      %38 = "stablehlo.compare"(%r34, %r35) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %39 = "stablehlo.constant"() <{value = dense<200.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %40 = "stablehlo.compare"(%r32, %39) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %41 = "stablehlo.and"(%38, %40) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %42 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %46 = "stablehlo.reduce"(%41, %42) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%r43: tensor<i1>, %r44: tensor<i1>):
        %45 = "stablehlo.or"(%r43, %r44) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%45) : (tensor<i1>) -> ()
      }) : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%46) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r47: tensor<2x3xf64>, %r48: tensor<2x3xf64>, %r49: tensor<2x3xf64>, %r50: tensor<2x3xf64>, %r51: tensor<2x3xf64>, %r52: tensor<2x3xf64>):
      %53 = "stablehlo.compare"(%r49, %r50) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %54 = "stablehlo.constant"() <{value = dense<200.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %55 = "stablehlo.compare"(%r47, %54) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %56 = "stablehlo.and"(%53, %55) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %57 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %58 = "stablehlo.add"(%r47, %57) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %59 = "stablehlo.subtract"(%r51, %58) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %60 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %61 = "stablehlo.add"(%59, %60) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %62 = "stablehlo.divide"(%61, %58) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %63 = "stablehlo.multiply"(%62, %r52) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %64 = "stablehlo.multiply"(%r48, %63) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %65 = "stablehlo.add"(%r49, %64) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %66 = "stablehlo.select"(%56, %58, %r47) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %67 = "stablehlo.select"(%56, %65, %r49) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      "stablehlo.return"(%66, %64, %67, %r50, %r51, %r52) : (tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>) -> ()
    }) : (tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>) -> (tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>)
    %69 = "stablehlo.constant"() <{value = dense<20.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %70 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %71 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %72 = "stablehlo.select"(%12, %0, %69) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %73 = "stablehlo.select"(%12, %8, %70) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %74 = "stablehlo.select"(%12, %13, %71) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %75 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %76 = "stablehlo.multiply"(%73, %75) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %77 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %78 = "stablehlo.add"(%76, %77) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %79 = "stablehlo.multiply"(%72, %73) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %80 = "stablehlo.multiply"(%79, %78) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %81 = "stablehlo.sqrt"(%80) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %82 = "stablehlo.constant"() <{value = dense<2.53> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %83 = "stablehlo.multiply"(%81, %82) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %84 = "stablehlo.constant"() <{value = dense<1.15> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %85 = "stablehlo.add"(%83, %84) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %86 = "stablehlo.constant"() <{value = dense<0.0248> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %87 = "stablehlo.multiply"(%85, %86) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %88 = "stablehlo.constant"() <{value = dense<-0.0873> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %89 = "stablehlo.add"(%87, %88) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %90 = "stablehlo.constant"() <{value = dense<0.01> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %91 = "stablehlo.multiply"(%73, %90) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %92 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %93 = "stablehlo.add"(%85, %92) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %94 = "stablehlo.constant"() <{value = dense<5.1> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %95 = "stablehlo.divide"(%94, %93) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %96 = "stablehlo.constant"() <{value = dense<2.83> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %97 = "stablehlo.add"(%95, %96) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %98 = "stablehlo.add"(%89, %91) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %99 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %100 = "stablehlo.add"(%79, %99) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %101 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %102 = "stablehlo.add"(%85, %101) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %103 = "stablehlo.constant"() <{value = dense<-4.2> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %104 = "stablehlo.divide"(%103, %102) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %105 = "stablehlo.constant"() <{value = dense<0.92> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %106 = "stablehlo.add"(%104, %105) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %107 = "stablehlo.multiply"(%97, %81) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %108 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %109 = "stablehlo.add"(%72, %108) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %110 = "stablehlo.multiply"(%109, %73) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %111 = "stablehlo.floor"(%110) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %112 = "stablehlo.subtract"(%72, %111) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %113 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %114 = "stablehlo.add"(%111, %113) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %115 = "chlo.lgamma"(%114) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %116 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %117 = "stablehlo.add"(%112, %116) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %118 = "chlo.lgamma"(%117) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %119 = "stablehlo.add"(%115, %118) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %120 = "stablehlo.log"(%74) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %121 = "stablehlo.constant"() <{value = dense<6> : tensor<ui64>}> : () -> tensor<ui64>
    %122 = "stablehlo.add"(%s1, %121) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %123 = "stablehlo.reshape"(%s0) : (tensor<ui64>) -> tensor<1xui64>
    %124 = "stablehlo.reshape"(%122) : (tensor<ui64>) -> tensor<1xui64>
    %125 = "stablehlo.concatenate"(%123, %124) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %126:2 = "stablehlo.rng_bit_generator"(%125) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui64>)
    %127 = "stablehlo.constant"() <{value = dense<0> : tensor<1xui64>}> : () -> tensor<1xui64>
    %128 = "stablehlo.concatenate"(%126#1, %127) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %129 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %130 = "stablehlo.compare"(%100, %100) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %131 = "stablehlo.constant"() <{value = dense<0x7FF8000000000000> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %236:14 = "stablehlo.while"(%129, %128, %130, %131, %98, %85, %100, %106, %107, %72, %72, %111, %119, %120) ({
    ^bb0(%r132: tensor<i32>, %r133: tensor<2xui64>, %r134: tensor<2x3xi1>, %r135: tensor<2x3xf64>, %r136: tensor<2x3xf64>, %r137: tensor<2x3xf64>, %r138: tensor<2x3xf64>, %r139: tensor<2x3xf64>, %r140: tensor<2x3xf64>, %r141: tensor<2x3xf64>, %r142: tensor<2x3xf64>, %r143: tensor<2x3xf64>, %r144: tensor<2x3xf64>, %r145: tensor<2x3xf64>):
      %146 = "stablehlo.not"(%r134) : (tensor<2x3xi1>) -> tensor<2x3xi1>
      %147 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %151 = "stablehlo.reduce"(%146, %147) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%r148: tensor<i1>, %r149: tensor<i1>):
        %150 = "stablehlo.or"(%r148, %r149) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%150) : (tensor<i1>) -> ()
      }) : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
      %152 = "stablehlo.constant"() <{value = dense<1000> : tensor<i32>}> : () -> tensor<i32>
      %153 = "stablehlo.compare"(%r132, %152) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %154 = "stablehlo.and"(%151, %153) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%154) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r155: tensor<i32>, %r156: tensor<2xui64>, %r157: tensor<2x3xi1>, %r158: tensor<2x3xf64>, %r159: tensor<2x3xf64>, %r160: tensor<2x3xf64>, %r161: tensor<2x3xf64>, %r162: tensor<2x3xf64>, %r163: tensor<2x3xf64>, %r164: tensor<2x3xf64>, %r165: tensor<2x3xf64>, %r166: tensor<2x3xf64>, %r167: tensor<2x3xf64>, %r168: tensor<2x3xf64>):
      %169:2 = "stablehlo.rng_bit_generator"(%r156) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui64>)
      %170:2 = "stablehlo.rng_bit_generator"(%169#0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui64>)
      %171 = "stablehlo.constant"() <{value = dense<12> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
      %172 = "stablehlo.shift_right_logical"(%169#1, %171) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
      %173 = "stablehlo.convert"(%172) : (tensor<2x3xui64>) -> tensor<2x3xi64>
      %174 = "stablehlo.convert"(%173) : (tensor<2x3xi64>) -> tensor<2x3xf64>
      %175 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %176 = "stablehlo.add"(%174, %175) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %177 = "stablehlo.constant"() <{value = dense<2.220446049250313e-16> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %178 = "stablehlo.multiply"(%176, %177) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %179 = "stablehlo.constant"() <{value = dense<12> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
      %180 = "stablehlo.shift_right_logical"(%170#1, %179) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
      %181 = "stablehlo.convert"(%180) : (tensor<2x3xui64>) -> tensor<2x3xi64>
      %182 = "stablehlo.convert"(%181) : (tensor<2x3xi64>) -> tensor<2x3xf64>
      %183 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %184 = "stablehlo.add"(%182, %183) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %185 = "stablehlo.constant"() <{value = dense<2.220446049250313e-16> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %186 = "stablehlo.multiply"(%184, %185) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %187 = "stablehlo.constant"() <{value = dense<-0.5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %188 = "stablehlo.add"(%178, %187) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %189 = "stablehlo.abs"(%188) : (tensor<2x3xf64>) -> tensor<2x3xf64>
      %190 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %191 = "stablehlo.multiply"(%189, %190) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %192 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %193 = "stablehlo.add"(%191, %192) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %194 = "stablehlo.divide"(%r159, %193) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %195 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %196 = "stablehlo.multiply"(%194, %195) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %197 = "stablehlo.add"(%196, %r160) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %198 = "stablehlo.multiply"(%197, %188) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %199 = "stablehlo.add"(%198, %r161) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %200 = "stablehlo.floor"(%199) : (tensor<2x3xf64>) -> tensor<2x3xf64>
      %201 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %202 = "stablehlo.compare"(%200, %201) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %203 = "stablehlo.compare"(%200, %r164) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %204 = "stablehlo.and"(%202, %203) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %205 = "stablehlo.select"(%204, %200, %r161) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %206 = "stablehlo.constant"() <{value = dense<0.07> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %207 = "stablehlo.compare"(%193, %206) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %208 = "stablehlo.compare"(%186, %r162) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %209 = "stablehlo.and"(%207, %208) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %210 = "stablehlo.divide"(%194, %193) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %211 = "stablehlo.add"(%210, %r160) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %212 = "stablehlo.multiply"(%186, %r163) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %213 = "stablehlo.divide"(%212, %211) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %214 = "stablehlo.log"(%213) : (tensor<2x3xf64>) -> tensor<2x3xf64>
      %215 = "stablehlo.subtract"(%205, %r166) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %216 = "stablehlo.multiply"(%215, %r168) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %217 = "stablehlo.subtract"(%r165, %205) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %218 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %219 = "stablehlo.add"(%205, %218) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %220 = "chlo.lgamma"(%219) : (tensor<2x3xf64>) -> tensor<2x3xf64>
      %221 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %222 = "stablehlo.add"(%217, %221) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %223 = "chlo.lgamma"(%222) : (tensor<2x3xf64>) -> tensor<2x3xf64>
      %224 = "stablehlo.add"(%r167, %216) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %225 = "stablehlo.subtract"(%224, %220) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %226 = "stablehlo.subtract"(%225, %223) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %227 = "stablehlo.compare"(%214, %226) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %228 = "stablehlo.or"(%209, %227) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %229 = "stablehlo.and"(%228, %204) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %230 = "stablehlo.not"(%r157) : (tensor<2x3xi1>) -> tensor<2x3xi1>
      %231 = "stablehlo.and"(%229, %230) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %232 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %233 = "stablehlo.add"(%r155, %232) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %234 = "stablehlo.or"(%r157, %231) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %235 = "stablehlo.select"(%231, %205, %r158) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      "stablehlo.return"(%233, %170#0, %234, %235, %r159, %r160, %r161, %r162, %r163, %r164, %r165, %r166, %r167, %r168) : (tensor<i32>, tensor<2xui64>, tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>) -> ()
    }) : (tensor<i32>, tensor<2xui64>, tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>) -> (tensor<i32>, tensor<2xui64>, tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>)
    %237 = "stablehlo.select"(%12, %236#3, %68#0) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %238 = "stablehlo.subtract"(%0, %237) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %239 = "stablehlo.select"(%3, %238, %237) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %240 = "stablehlo.convert"(%239) : (tensor<2x3xf64>) -> tensor<2x3xf32>
    return %240 : tensor<2x3xf32>
  }
}

// T[2,3] T[2,3] seed, T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xbf16>, %arg1: tensor<2x3xbf16>, %s0: tensor<ui64>, %s1: tensor<ui64>) -> (tensor<2x3xbf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3xbf16>) -> tensor<2x3xf64>
    %1 = "stablehlo.convert"(%arg1) : (tensor<2x3xbf16>) -> tensor<2x3xf64>
    %2 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %3 = "stablehlo.compare"(%1, %2) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %4 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %5 = "stablehlo.multiply"(%1, %4) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %6 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %7 = "stablehlo.add"(%5, %6) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %8 = "stablehlo.select"(%3, %7, %1) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %9 = "stablehlo.select"(%3, %1, %7) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %10 = "stablehlo.multiply"(%0, %8) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %11 = "stablehlo.constant"() <{value = dense<10.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %12 = "stablehlo.compare"(%10, %11) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %13 = "stablehlo.divide"(%8, %9) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %14 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %15 = "stablehlo.select"(%12, %14, %0) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %16 = "stablehlo.power"(%9, %15) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %17 = "stablehlo.constant"() <{value = dense<0> : tensor<ui64>}> : () -> tensor<ui64>
    %18 = "stablehlo.add"(%s1, %17) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %19 = "stablehlo.reshape"(%s0) : (tensor<ui64>) -> tensor<1xui64>
    %20 = "stablehlo.reshape"(%18) : (tensor<ui64>) -> tensor<1xui64>
    %21 = "stablehlo.concatenate"(%19, %20) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %22:2 = "stablehlo.rng_bit_generator"(%21) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui64>)
    %23 = "stablehlo.constant"() <{value = dense<12> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %24 = "stablehlo.shift_right_logical"(%22#1, %23) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %25 = "stablehlo.convert"(%24) : (tensor<2x3xui64>) -> tensor<2x3xi64>
    %26 = "stablehlo.convert"(%25) : (tensor<2x3xi64>) -> tensor<2x3xf64>
    %27 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %28 = "stablehlo.add"(%26, %27) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %29 = "stablehlo.constant"() <{value = dense<2.220446049250313e-16> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %30 = "stablehlo.multiply"(%28, %29) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %31 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %68:6 = "stablehlo.while"(%31, %16, %16, %30, %15, %13) ({
    ^bb0(%r32: tensor<2x3xf64>, %r33: tensor<2x3xf64>, %r34: tensor<2x3xf64>, %r35: tensor<2x3xf64>, %r36: tensor<2x3xf64>, %r37: tensor<2x3xf64>):
      %38 = "stablehlo.compare"(%r34, %r35) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %39 = "stablehlo.constant"() <{value = dense<200.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %40 = "stablehlo.compare"(%r32, %39) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %41 = "stablehlo.and"(%38, %40) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %42 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %46 = "stablehlo.reduce"(%41, %42) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%r43: tensor<i1>, %r44: tensor<i1>):
        %45 = "stablehlo.or"(%r43, %r44) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%45) : (tensor<i1>) -> ()
      }) : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%46) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r47: tensor<2x3xf64>, %r48: tensor<2x3xf64>, %r49: tensor<2x3xf64>, %r50: tensor<2x3xf64>, %r51: tensor<2x3xf64>, %r52: tensor<2x3xf64>):
      %53 = "stablehlo.compare"(%r49, %r50) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %54 = "stablehlo.constant"() <{value = dense<200.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %55 = "stablehlo.compare"(%r47, %54) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %56 = "stablehlo.and"(%53, %55) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %57 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %58 = "stablehlo.add"(%r47, %57) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %59 = "stablehlo.subtract"(%r51, %58) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %60 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %61 = "stablehlo.add"(%59, %60) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %62 = "stablehlo.divide"(%61, %58) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %63 = "stablehlo.multiply"(%62, %r52) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %64 = "stablehlo.multiply"(%r48, %63) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %65 = "stablehlo.add"(%r49, %64) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %66 = "stablehlo.select"(%56, %58, %r47) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %67 = "stablehlo.select"(%56, %65, %r49) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      "stablehlo.return"(%66, %64, %67, %r50, %r51, %r52) : (tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>) -> ()
    }) : (tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>) -> (tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>)
    %69 = "stablehlo.constant"() <{value = dense<20.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %70 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %71 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %72 = "stablehlo.select"(%12, %0, %69) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %73 = "stablehlo.select"(%12, %8, %70) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %74 = "stablehlo.select"(%12, %13, %71) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %75 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %76 = "stablehlo.multiply"(%73, %75) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %77 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %78 = "stablehlo.add"(%76, %77) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %79 = "stablehlo.multiply"(%72, %73) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %80 = "stablehlo.multiply"(%79, %78) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %81 = "stablehlo.sqrt"(%80) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %82 = "stablehlo.constant"() <{value = dense<2.53> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %83 = "stablehlo.multiply"(%81, %82) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %84 = "stablehlo.constant"() <{value = dense<1.15> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %85 = "stablehlo.add"(%83, %84) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %86 = "stablehlo.constant"() <{value = dense<0.0248> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %87 = "stablehlo.multiply"(%85, %86) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %88 = "stablehlo.constant"() <{value = dense<-0.0873> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %89 = "stablehlo.add"(%87, %88) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %90 = "stablehlo.constant"() <{value = dense<0.01> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %91 = "stablehlo.multiply"(%73, %90) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %92 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %93 = "stablehlo.add"(%85, %92) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %94 = "stablehlo.constant"() <{value = dense<5.1> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %95 = "stablehlo.divide"(%94, %93) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %96 = "stablehlo.constant"() <{value = dense<2.83> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %97 = "stablehlo.add"(%95, %96) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %98 = "stablehlo.add"(%89, %91) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %99 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %100 = "stablehlo.add"(%79, %99) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %101 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %102 = "stablehlo.add"(%85, %101) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %103 = "stablehlo.constant"() <{value = dense<-4.2> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %104 = "stablehlo.divide"(%103, %102) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %105 = "stablehlo.constant"() <{value = dense<0.92> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %106 = "stablehlo.add"(%104, %105) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %107 = "stablehlo.multiply"(%97, %81) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %108 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %109 = "stablehlo.add"(%72, %108) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %110 = "stablehlo.multiply"(%109, %73) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %111 = "stablehlo.floor"(%110) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %112 = "stablehlo.subtract"(%72, %111) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %113 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %114 = "stablehlo.add"(%111, %113) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %115 = "chlo.lgamma"(%114) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %116 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %117 = "stablehlo.add"(%112, %116) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %118 = "chlo.lgamma"(%117) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %119 = "stablehlo.add"(%115, %118) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %120 = "stablehlo.log"(%74) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %121 = "stablehlo.constant"() <{value = dense<6> : tensor<ui64>}> : () -> tensor<ui64>
    %122 = "stablehlo.add"(%s1, %121) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %123 = "stablehlo.reshape"(%s0) : (tensor<ui64>) -> tensor<1xui64>
    %124 = "stablehlo.reshape"(%122) : (tensor<ui64>) -> tensor<1xui64>
    %125 = "stablehlo.concatenate"(%123, %124) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %126:2 = "stablehlo.rng_bit_generator"(%125) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui64>)
    %127 = "stablehlo.constant"() <{value = dense<0> : tensor<1xui64>}> : () -> tensor<1xui64>
    %128 = "stablehlo.concatenate"(%126#1, %127) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %129 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %130 = "stablehlo.compare"(%100, %100) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %131 = "stablehlo.constant"() <{value = dense<0x7FF8000000000000> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %236:14 = "stablehlo.while"(%129, %128, %130, %131, %98, %85, %100, %106, %107, %72, %72, %111, %119, %120) ({
    ^bb0(%r132: tensor<i32>, %r133: tensor<2xui64>, %r134: tensor<2x3xi1>, %r135: tensor<2x3xf64>, %r136: tensor<2x3xf64>, %r137: tensor<2x3xf64>, %r138: tensor<2x3xf64>, %r139: tensor<2x3xf64>, %r140: tensor<2x3xf64>, %r141: tensor<2x3xf64>, %r142: tensor<2x3xf64>, %r143: tensor<2x3xf64>, %r144: tensor<2x3xf64>, %r145: tensor<2x3xf64>):
      %146 = "stablehlo.not"(%r134) : (tensor<2x3xi1>) -> tensor<2x3xi1>
      %147 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %151 = "stablehlo.reduce"(%146, %147) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%r148: tensor<i1>, %r149: tensor<i1>):
        %150 = "stablehlo.or"(%r148, %r149) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%150) : (tensor<i1>) -> ()
      }) : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
      %152 = "stablehlo.constant"() <{value = dense<1000> : tensor<i32>}> : () -> tensor<i32>
      %153 = "stablehlo.compare"(%r132, %152) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %154 = "stablehlo.and"(%151, %153) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%154) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r155: tensor<i32>, %r156: tensor<2xui64>, %r157: tensor<2x3xi1>, %r158: tensor<2x3xf64>, %r159: tensor<2x3xf64>, %r160: tensor<2x3xf64>, %r161: tensor<2x3xf64>, %r162: tensor<2x3xf64>, %r163: tensor<2x3xf64>, %r164: tensor<2x3xf64>, %r165: tensor<2x3xf64>, %r166: tensor<2x3xf64>, %r167: tensor<2x3xf64>, %r168: tensor<2x3xf64>):
      %169:2 = "stablehlo.rng_bit_generator"(%r156) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui64>)
      %170:2 = "stablehlo.rng_bit_generator"(%169#0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui64>)
      %171 = "stablehlo.constant"() <{value = dense<12> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
      %172 = "stablehlo.shift_right_logical"(%169#1, %171) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
      %173 = "stablehlo.convert"(%172) : (tensor<2x3xui64>) -> tensor<2x3xi64>
      %174 = "stablehlo.convert"(%173) : (tensor<2x3xi64>) -> tensor<2x3xf64>
      %175 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %176 = "stablehlo.add"(%174, %175) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %177 = "stablehlo.constant"() <{value = dense<2.220446049250313e-16> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %178 = "stablehlo.multiply"(%176, %177) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %179 = "stablehlo.constant"() <{value = dense<12> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
      %180 = "stablehlo.shift_right_logical"(%170#1, %179) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
      %181 = "stablehlo.convert"(%180) : (tensor<2x3xui64>) -> tensor<2x3xi64>
      %182 = "stablehlo.convert"(%181) : (tensor<2x3xi64>) -> tensor<2x3xf64>
      %183 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %184 = "stablehlo.add"(%182, %183) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %185 = "stablehlo.constant"() <{value = dense<2.220446049250313e-16> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %186 = "stablehlo.multiply"(%184, %185) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %187 = "stablehlo.constant"() <{value = dense<-0.5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %188 = "stablehlo.add"(%178, %187) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %189 = "stablehlo.abs"(%188) : (tensor<2x3xf64>) -> tensor<2x3xf64>
      %190 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %191 = "stablehlo.multiply"(%189, %190) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %192 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %193 = "stablehlo.add"(%191, %192) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %194 = "stablehlo.divide"(%r159, %193) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %195 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %196 = "stablehlo.multiply"(%194, %195) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %197 = "stablehlo.add"(%196, %r160) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %198 = "stablehlo.multiply"(%197, %188) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %199 = "stablehlo.add"(%198, %r161) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %200 = "stablehlo.floor"(%199) : (tensor<2x3xf64>) -> tensor<2x3xf64>
      %201 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %202 = "stablehlo.compare"(%200, %201) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %203 = "stablehlo.compare"(%200, %r164) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %204 = "stablehlo.and"(%202, %203) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %205 = "stablehlo.select"(%204, %200, %r161) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %206 = "stablehlo.constant"() <{value = dense<0.07> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %207 = "stablehlo.compare"(%193, %206) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %208 = "stablehlo.compare"(%186, %r162) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %209 = "stablehlo.and"(%207, %208) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %210 = "stablehlo.divide"(%194, %193) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %211 = "stablehlo.add"(%210, %r160) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %212 = "stablehlo.multiply"(%186, %r163) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %213 = "stablehlo.divide"(%212, %211) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %214 = "stablehlo.log"(%213) : (tensor<2x3xf64>) -> tensor<2x3xf64>
      %215 = "stablehlo.subtract"(%205, %r166) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %216 = "stablehlo.multiply"(%215, %r168) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %217 = "stablehlo.subtract"(%r165, %205) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %218 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %219 = "stablehlo.add"(%205, %218) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %220 = "chlo.lgamma"(%219) : (tensor<2x3xf64>) -> tensor<2x3xf64>
      %221 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %222 = "stablehlo.add"(%217, %221) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %223 = "chlo.lgamma"(%222) : (tensor<2x3xf64>) -> tensor<2x3xf64>
      %224 = "stablehlo.add"(%r167, %216) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %225 = "stablehlo.subtract"(%224, %220) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %226 = "stablehlo.subtract"(%225, %223) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %227 = "stablehlo.compare"(%214, %226) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %228 = "stablehlo.or"(%209, %227) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %229 = "stablehlo.and"(%228, %204) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %230 = "stablehlo.not"(%r157) : (tensor<2x3xi1>) -> tensor<2x3xi1>
      %231 = "stablehlo.and"(%229, %230) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %232 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %233 = "stablehlo.add"(%r155, %232) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %234 = "stablehlo.or"(%r157, %231) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %235 = "stablehlo.select"(%231, %205, %r158) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      "stablehlo.return"(%233, %170#0, %234, %235, %r159, %r160, %r161, %r162, %r163, %r164, %r165, %r166, %r167, %r168) : (tensor<i32>, tensor<2xui64>, tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>) -> ()
    }) : (tensor<i32>, tensor<2xui64>, tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>) -> (tensor<i32>, tensor<2xui64>, tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>)
    %237 = "stablehlo.select"(%12, %236#3, %68#0) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %238 = "stablehlo.subtract"(%0, %237) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %239 = "stablehlo.select"(%3, %238, %237) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %240 = "stablehlo.convert"(%239) : (tensor<2x3xf64>) -> tensor<2x3xbf16>
    return %240 : tensor<2x3xbf16>
  }
}

// T[2,3] T[2,3] seed, T = float16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xf16>, %s0: tensor<ui64>, %s1: tensor<ui64>) -> (tensor<2x3xf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3xf16>) -> tensor<2x3xf64>
    %1 = "stablehlo.convert"(%arg1) : (tensor<2x3xf16>) -> tensor<2x3xf64>
    %2 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %3 = "stablehlo.compare"(%1, %2) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %4 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %5 = "stablehlo.multiply"(%1, %4) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %6 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %7 = "stablehlo.add"(%5, %6) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %8 = "stablehlo.select"(%3, %7, %1) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %9 = "stablehlo.select"(%3, %1, %7) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %10 = "stablehlo.multiply"(%0, %8) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %11 = "stablehlo.constant"() <{value = dense<10.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %12 = "stablehlo.compare"(%10, %11) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %13 = "stablehlo.divide"(%8, %9) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %14 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %15 = "stablehlo.select"(%12, %14, %0) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %16 = "stablehlo.power"(%9, %15) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %17 = "stablehlo.constant"() <{value = dense<0> : tensor<ui64>}> : () -> tensor<ui64>
    %18 = "stablehlo.add"(%s1, %17) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %19 = "stablehlo.reshape"(%s0) : (tensor<ui64>) -> tensor<1xui64>
    %20 = "stablehlo.reshape"(%18) : (tensor<ui64>) -> tensor<1xui64>
    %21 = "stablehlo.concatenate"(%19, %20) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %22:2 = "stablehlo.rng_bit_generator"(%21) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui64>)
    %23 = "stablehlo.constant"() <{value = dense<12> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %24 = "stablehlo.shift_right_logical"(%22#1, %23) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %25 = "stablehlo.convert"(%24) : (tensor<2x3xui64>) -> tensor<2x3xi64>
    %26 = "stablehlo.convert"(%25) : (tensor<2x3xi64>) -> tensor<2x3xf64>
    %27 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %28 = "stablehlo.add"(%26, %27) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %29 = "stablehlo.constant"() <{value = dense<2.220446049250313e-16> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %30 = "stablehlo.multiply"(%28, %29) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %31 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %68:6 = "stablehlo.while"(%31, %16, %16, %30, %15, %13) ({
    ^bb0(%r32: tensor<2x3xf64>, %r33: tensor<2x3xf64>, %r34: tensor<2x3xf64>, %r35: tensor<2x3xf64>, %r36: tensor<2x3xf64>, %r37: tensor<2x3xf64>):
      %38 = "stablehlo.compare"(%r34, %r35) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %39 = "stablehlo.constant"() <{value = dense<200.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %40 = "stablehlo.compare"(%r32, %39) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %41 = "stablehlo.and"(%38, %40) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %42 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %46 = "stablehlo.reduce"(%41, %42) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%r43: tensor<i1>, %r44: tensor<i1>):
        %45 = "stablehlo.or"(%r43, %r44) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%45) : (tensor<i1>) -> ()
      }) : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%46) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r47: tensor<2x3xf64>, %r48: tensor<2x3xf64>, %r49: tensor<2x3xf64>, %r50: tensor<2x3xf64>, %r51: tensor<2x3xf64>, %r52: tensor<2x3xf64>):
      %53 = "stablehlo.compare"(%r49, %r50) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %54 = "stablehlo.constant"() <{value = dense<200.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %55 = "stablehlo.compare"(%r47, %54) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %56 = "stablehlo.and"(%53, %55) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %57 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %58 = "stablehlo.add"(%r47, %57) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %59 = "stablehlo.subtract"(%r51, %58) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %60 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %61 = "stablehlo.add"(%59, %60) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %62 = "stablehlo.divide"(%61, %58) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %63 = "stablehlo.multiply"(%62, %r52) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %64 = "stablehlo.multiply"(%r48, %63) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %65 = "stablehlo.add"(%r49, %64) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %66 = "stablehlo.select"(%56, %58, %r47) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %67 = "stablehlo.select"(%56, %65, %r49) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      "stablehlo.return"(%66, %64, %67, %r50, %r51, %r52) : (tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>) -> ()
    }) : (tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>) -> (tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>)
    %69 = "stablehlo.constant"() <{value = dense<20.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %70 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %71 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %72 = "stablehlo.select"(%12, %0, %69) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %73 = "stablehlo.select"(%12, %8, %70) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %74 = "stablehlo.select"(%12, %13, %71) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %75 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %76 = "stablehlo.multiply"(%73, %75) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %77 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %78 = "stablehlo.add"(%76, %77) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %79 = "stablehlo.multiply"(%72, %73) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %80 = "stablehlo.multiply"(%79, %78) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %81 = "stablehlo.sqrt"(%80) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %82 = "stablehlo.constant"() <{value = dense<2.53> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %83 = "stablehlo.multiply"(%81, %82) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %84 = "stablehlo.constant"() <{value = dense<1.15> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %85 = "stablehlo.add"(%83, %84) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %86 = "stablehlo.constant"() <{value = dense<0.0248> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %87 = "stablehlo.multiply"(%85, %86) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %88 = "stablehlo.constant"() <{value = dense<-0.0873> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %89 = "stablehlo.add"(%87, %88) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %90 = "stablehlo.constant"() <{value = dense<0.01> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %91 = "stablehlo.multiply"(%73, %90) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %92 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %93 = "stablehlo.add"(%85, %92) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %94 = "stablehlo.constant"() <{value = dense<5.1> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %95 = "stablehlo.divide"(%94, %93) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %96 = "stablehlo.constant"() <{value = dense<2.83> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %97 = "stablehlo.add"(%95, %96) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %98 = "stablehlo.add"(%89, %91) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %99 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %100 = "stablehlo.add"(%79, %99) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %101 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %102 = "stablehlo.add"(%85, %101) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %103 = "stablehlo.constant"() <{value = dense<-4.2> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %104 = "stablehlo.divide"(%103, %102) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %105 = "stablehlo.constant"() <{value = dense<0.92> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %106 = "stablehlo.add"(%104, %105) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %107 = "stablehlo.multiply"(%97, %81) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %108 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %109 = "stablehlo.add"(%72, %108) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %110 = "stablehlo.multiply"(%109, %73) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %111 = "stablehlo.floor"(%110) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %112 = "stablehlo.subtract"(%72, %111) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %113 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %114 = "stablehlo.add"(%111, %113) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %115 = "chlo.lgamma"(%114) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %116 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %117 = "stablehlo.add"(%112, %116) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %118 = "chlo.lgamma"(%117) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %119 = "stablehlo.add"(%115, %118) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %120 = "stablehlo.log"(%74) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %121 = "stablehlo.constant"() <{value = dense<6> : tensor<ui64>}> : () -> tensor<ui64>
    %122 = "stablehlo.add"(%s1, %121) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %123 = "stablehlo.reshape"(%s0) : (tensor<ui64>) -> tensor<1xui64>
    %124 = "stablehlo.reshape"(%122) : (tensor<ui64>) -> tensor<1xui64>
    %125 = "stablehlo.concatenate"(%123, %124) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %126:2 = "stablehlo.rng_bit_generator"(%125) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui64>)
    %127 = "stablehlo.constant"() <{value = dense<0> : tensor<1xui64>}> : () -> tensor<1xui64>
    %128 = "stablehlo.concatenate"(%126#1, %127) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %129 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %130 = "stablehlo.compare"(%100, %100) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %131 = "stablehlo.constant"() <{value = dense<0x7FF8000000000000> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %236:14 = "stablehlo.while"(%129, %128, %130, %131, %98, %85, %100, %106, %107, %72, %72, %111, %119, %120) ({
    ^bb0(%r132: tensor<i32>, %r133: tensor<2xui64>, %r134: tensor<2x3xi1>, %r135: tensor<2x3xf64>, %r136: tensor<2x3xf64>, %r137: tensor<2x3xf64>, %r138: tensor<2x3xf64>, %r139: tensor<2x3xf64>, %r140: tensor<2x3xf64>, %r141: tensor<2x3xf64>, %r142: tensor<2x3xf64>, %r143: tensor<2x3xf64>, %r144: tensor<2x3xf64>, %r145: tensor<2x3xf64>):
      %146 = "stablehlo.not"(%r134) : (tensor<2x3xi1>) -> tensor<2x3xi1>
      %147 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %151 = "stablehlo.reduce"(%146, %147) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%r148: tensor<i1>, %r149: tensor<i1>):
        %150 = "stablehlo.or"(%r148, %r149) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%150) : (tensor<i1>) -> ()
      }) : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
      %152 = "stablehlo.constant"() <{value = dense<1000> : tensor<i32>}> : () -> tensor<i32>
      %153 = "stablehlo.compare"(%r132, %152) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %154 = "stablehlo.and"(%151, %153) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%154) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r155: tensor<i32>, %r156: tensor<2xui64>, %r157: tensor<2x3xi1>, %r158: tensor<2x3xf64>, %r159: tensor<2x3xf64>, %r160: tensor<2x3xf64>, %r161: tensor<2x3xf64>, %r162: tensor<2x3xf64>, %r163: tensor<2x3xf64>, %r164: tensor<2x3xf64>, %r165: tensor<2x3xf64>, %r166: tensor<2x3xf64>, %r167: tensor<2x3xf64>, %r168: tensor<2x3xf64>):
      %169:2 = "stablehlo.rng_bit_generator"(%r156) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui64>)
      %170:2 = "stablehlo.rng_bit_generator"(%169#0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui64>)
      %171 = "stablehlo.constant"() <{value = dense<12> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
      %172 = "stablehlo.shift_right_logical"(%169#1, %171) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
      %173 = "stablehlo.convert"(%172) : (tensor<2x3xui64>) -> tensor<2x3xi64>
      %174 = "stablehlo.convert"(%173) : (tensor<2x3xi64>) -> tensor<2x3xf64>
      %175 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %176 = "stablehlo.add"(%174, %175) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %177 = "stablehlo.constant"() <{value = dense<2.220446049250313e-16> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %178 = "stablehlo.multiply"(%176, %177) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %179 = "stablehlo.constant"() <{value = dense<12> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
      %180 = "stablehlo.shift_right_logical"(%170#1, %179) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
      %181 = "stablehlo.convert"(%180) : (tensor<2x3xui64>) -> tensor<2x3xi64>
      %182 = "stablehlo.convert"(%181) : (tensor<2x3xi64>) -> tensor<2x3xf64>
      %183 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %184 = "stablehlo.add"(%182, %183) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %185 = "stablehlo.constant"() <{value = dense<2.220446049250313e-16> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %186 = "stablehlo.multiply"(%184, %185) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %187 = "stablehlo.constant"() <{value = dense<-0.5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %188 = "stablehlo.add"(%178, %187) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %189 = "stablehlo.abs"(%188) : (tensor<2x3xf64>) -> tensor<2x3xf64>
      %190 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %191 = "stablehlo.multiply"(%189, %190) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %192 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %193 = "stablehlo.add"(%191, %192) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %194 = "stablehlo.divide"(%r159, %193) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %195 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %196 = "stablehlo.multiply"(%194, %195) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %197 = "stablehlo.add"(%196, %r160) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %198 = "stablehlo.multiply"(%197, %188) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %199 = "stablehlo.add"(%198, %r161) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %200 = "stablehlo.floor"(%199) : (tensor<2x3xf64>) -> tensor<2x3xf64>
      %201 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %202 = "stablehlo.compare"(%200, %201) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %203 = "stablehlo.compare"(%200, %r164) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %204 = "stablehlo.and"(%202, %203) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %205 = "stablehlo.select"(%204, %200, %r161) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %206 = "stablehlo.constant"() <{value = dense<0.07> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %207 = "stablehlo.compare"(%193, %206) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %208 = "stablehlo.compare"(%186, %r162) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %209 = "stablehlo.and"(%207, %208) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %210 = "stablehlo.divide"(%194, %193) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %211 = "stablehlo.add"(%210, %r160) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %212 = "stablehlo.multiply"(%186, %r163) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %213 = "stablehlo.divide"(%212, %211) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %214 = "stablehlo.log"(%213) : (tensor<2x3xf64>) -> tensor<2x3xf64>
      %215 = "stablehlo.subtract"(%205, %r166) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %216 = "stablehlo.multiply"(%215, %r168) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %217 = "stablehlo.subtract"(%r165, %205) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %218 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %219 = "stablehlo.add"(%205, %218) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %220 = "chlo.lgamma"(%219) : (tensor<2x3xf64>) -> tensor<2x3xf64>
      %221 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %222 = "stablehlo.add"(%217, %221) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %223 = "chlo.lgamma"(%222) : (tensor<2x3xf64>) -> tensor<2x3xf64>
      %224 = "stablehlo.add"(%r167, %216) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %225 = "stablehlo.subtract"(%224, %220) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %226 = "stablehlo.subtract"(%225, %223) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %227 = "stablehlo.compare"(%214, %226) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %228 = "stablehlo.or"(%209, %227) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %229 = "stablehlo.and"(%228, %204) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %230 = "stablehlo.not"(%r157) : (tensor<2x3xi1>) -> tensor<2x3xi1>
      %231 = "stablehlo.and"(%229, %230) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %232 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %233 = "stablehlo.add"(%r155, %232) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %234 = "stablehlo.or"(%r157, %231) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %235 = "stablehlo.select"(%231, %205, %r158) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      "stablehlo.return"(%233, %170#0, %234, %235, %r159, %r160, %r161, %r162, %r163, %r164, %r165, %r166, %r167, %r168) : (tensor<i32>, tensor<2xui64>, tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>) -> ()
    }) : (tensor<i32>, tensor<2xui64>, tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>) -> (tensor<i32>, tensor<2xui64>, tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>)
    %237 = "stablehlo.select"(%12, %236#3, %68#0) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %238 = "stablehlo.subtract"(%0, %237) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %239 = "stablehlo.select"(%3, %238, %237) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %240 = "stablehlo.convert"(%239) : (tensor<2x3xf64>) -> tensor<2x3xf16>
    return %240 : tensor<2x3xf16>
  }
}

// T[2,3] T[2,3] seed, T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf64>, %arg1: tensor<2x3xf64>, %s0: tensor<ui64>, %s1: tensor<ui64>) -> (tensor<2x3xf64>) {
    %0 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %1 = "stablehlo.compare"(%arg1, %0) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %2 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %3 = "stablehlo.multiply"(%arg1, %2) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %4 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %5 = "stablehlo.add"(%3, %4) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %6 = "stablehlo.select"(%1, %5, %arg1) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %7 = "stablehlo.select"(%1, %arg1, %5) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %8 = "stablehlo.multiply"(%arg0, %6) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %9 = "stablehlo.constant"() <{value = dense<10.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %10 = "stablehlo.compare"(%8, %9) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %11 = "stablehlo.divide"(%6, %7) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %12 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %13 = "stablehlo.select"(%10, %12, %arg0) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %14 = "stablehlo.power"(%7, %13) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %15 = "stablehlo.constant"() <{value = dense<0> : tensor<ui64>}> : () -> tensor<ui64>
    %16 = "stablehlo.add"(%s1, %15) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %17 = "stablehlo.reshape"(%s0) : (tensor<ui64>) -> tensor<1xui64>
    %18 = "stablehlo.reshape"(%16) : (tensor<ui64>) -> tensor<1xui64>
    %19 = "stablehlo.concatenate"(%17, %18) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %20:2 = "stablehlo.rng_bit_generator"(%19) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui64>)
    %21 = "stablehlo.constant"() <{value = dense<12> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %22 = "stablehlo.shift_right_logical"(%20#1, %21) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %23 = "stablehlo.convert"(%22) : (tensor<2x3xui64>) -> tensor<2x3xi64>
    %24 = "stablehlo.convert"(%23) : (tensor<2x3xi64>) -> tensor<2x3xf64>
    %25 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %26 = "stablehlo.add"(%24, %25) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %27 = "stablehlo.constant"() <{value = dense<2.220446049250313e-16> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %28 = "stablehlo.multiply"(%26, %27) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %29 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %66:6 = "stablehlo.while"(%29, %14, %14, %28, %13, %11) ({
    ^bb0(%r30: tensor<2x3xf64>, %r31: tensor<2x3xf64>, %r32: tensor<2x3xf64>, %r33: tensor<2x3xf64>, %r34: tensor<2x3xf64>, %r35: tensor<2x3xf64>):
      %36 = "stablehlo.compare"(%r32, %r33) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %37 = "stablehlo.constant"() <{value = dense<200.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %38 = "stablehlo.compare"(%r30, %37) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %39 = "stablehlo.and"(%36, %38) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %40 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %44 = "stablehlo.reduce"(%39, %40) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%r41: tensor<i1>, %r42: tensor<i1>):
        %43 = "stablehlo.or"(%r41, %r42) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%43) : (tensor<i1>) -> ()
      }) : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%44) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r45: tensor<2x3xf64>, %r46: tensor<2x3xf64>, %r47: tensor<2x3xf64>, %r48: tensor<2x3xf64>, %r49: tensor<2x3xf64>, %r50: tensor<2x3xf64>):
      %51 = "stablehlo.compare"(%r47, %r48) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %52 = "stablehlo.constant"() <{value = dense<200.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %53 = "stablehlo.compare"(%r45, %52) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %54 = "stablehlo.and"(%51, %53) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %55 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %56 = "stablehlo.add"(%r45, %55) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %57 = "stablehlo.subtract"(%r49, %56) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %58 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %59 = "stablehlo.add"(%57, %58) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %60 = "stablehlo.divide"(%59, %56) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %61 = "stablehlo.multiply"(%60, %r50) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %62 = "stablehlo.multiply"(%r46, %61) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %63 = "stablehlo.add"(%r47, %62) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %64 = "stablehlo.select"(%54, %56, %r45) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %65 = "stablehlo.select"(%54, %63, %r47) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      "stablehlo.return"(%64, %62, %65, %r48, %r49, %r50) : (tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>) -> ()
    }) : (tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>) -> (tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>)
    %67 = "stablehlo.constant"() <{value = dense<20.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %68 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %69 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %70 = "stablehlo.select"(%10, %arg0, %67) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %71 = "stablehlo.select"(%10, %6, %68) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %72 = "stablehlo.select"(%10, %11, %69) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %73 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %74 = "stablehlo.multiply"(%71, %73) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %75 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %76 = "stablehlo.add"(%74, %75) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %77 = "stablehlo.multiply"(%70, %71) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %78 = "stablehlo.multiply"(%77, %76) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %79 = "stablehlo.sqrt"(%78) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %80 = "stablehlo.constant"() <{value = dense<2.53> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %81 = "stablehlo.multiply"(%79, %80) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %82 = "stablehlo.constant"() <{value = dense<1.15> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %83 = "stablehlo.add"(%81, %82) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %84 = "stablehlo.constant"() <{value = dense<0.0248> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %85 = "stablehlo.multiply"(%83, %84) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %86 = "stablehlo.constant"() <{value = dense<-0.0873> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %87 = "stablehlo.add"(%85, %86) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %88 = "stablehlo.constant"() <{value = dense<0.01> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %89 = "stablehlo.multiply"(%71, %88) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %90 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %91 = "stablehlo.add"(%83, %90) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %92 = "stablehlo.constant"() <{value = dense<5.1> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %93 = "stablehlo.divide"(%92, %91) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %94 = "stablehlo.constant"() <{value = dense<2.83> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %95 = "stablehlo.add"(%93, %94) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %96 = "stablehlo.add"(%87, %89) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %97 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %98 = "stablehlo.add"(%77, %97) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %99 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %100 = "stablehlo.add"(%83, %99) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %101 = "stablehlo.constant"() <{value = dense<-4.2> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %102 = "stablehlo.divide"(%101, %100) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %103 = "stablehlo.constant"() <{value = dense<0.92> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %104 = "stablehlo.add"(%102, %103) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %105 = "stablehlo.multiply"(%95, %79) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %106 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %107 = "stablehlo.add"(%70, %106) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %108 = "stablehlo.multiply"(%107, %71) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %109 = "stablehlo.floor"(%108) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %110 = "stablehlo.subtract"(%70, %109) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %111 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %112 = "stablehlo.add"(%109, %111) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %113 = "chlo.lgamma"(%112) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %114 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %115 = "stablehlo.add"(%110, %114) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %116 = "chlo.lgamma"(%115) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %117 = "stablehlo.add"(%113, %116) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %118 = "stablehlo.log"(%72) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %119 = "stablehlo.constant"() <{value = dense<6> : tensor<ui64>}> : () -> tensor<ui64>
    %120 = "stablehlo.add"(%s1, %119) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %121 = "stablehlo.reshape"(%s0) : (tensor<ui64>) -> tensor<1xui64>
    %122 = "stablehlo.reshape"(%120) : (tensor<ui64>) -> tensor<1xui64>
    %123 = "stablehlo.concatenate"(%121, %122) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %124:2 = "stablehlo.rng_bit_generator"(%123) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui64>)
    %125 = "stablehlo.constant"() <{value = dense<0> : tensor<1xui64>}> : () -> tensor<1xui64>
    %126 = "stablehlo.concatenate"(%124#1, %125) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %127 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %128 = "stablehlo.compare"(%98, %98) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %129 = "stablehlo.constant"() <{value = dense<0x7FF8000000000000> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %234:14 = "stablehlo.while"(%127, %126, %128, %129, %96, %83, %98, %104, %105, %70, %70, %109, %117, %118) ({
    ^bb0(%r130: tensor<i32>, %r131: tensor<2xui64>, %r132: tensor<2x3xi1>, %r133: tensor<2x3xf64>, %r134: tensor<2x3xf64>, %r135: tensor<2x3xf64>, %r136: tensor<2x3xf64>, %r137: tensor<2x3xf64>, %r138: tensor<2x3xf64>, %r139: tensor<2x3xf64>, %r140: tensor<2x3xf64>, %r141: tensor<2x3xf64>, %r142: tensor<2x3xf64>, %r143: tensor<2x3xf64>):
      %144 = "stablehlo.not"(%r132) : (tensor<2x3xi1>) -> tensor<2x3xi1>
      %145 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %149 = "stablehlo.reduce"(%144, %145) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%r146: tensor<i1>, %r147: tensor<i1>):
        %148 = "stablehlo.or"(%r146, %r147) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%148) : (tensor<i1>) -> ()
      }) : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
      %150 = "stablehlo.constant"() <{value = dense<1000> : tensor<i32>}> : () -> tensor<i32>
      %151 = "stablehlo.compare"(%r130, %150) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %152 = "stablehlo.and"(%149, %151) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%152) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r153: tensor<i32>, %r154: tensor<2xui64>, %r155: tensor<2x3xi1>, %r156: tensor<2x3xf64>, %r157: tensor<2x3xf64>, %r158: tensor<2x3xf64>, %r159: tensor<2x3xf64>, %r160: tensor<2x3xf64>, %r161: tensor<2x3xf64>, %r162: tensor<2x3xf64>, %r163: tensor<2x3xf64>, %r164: tensor<2x3xf64>, %r165: tensor<2x3xf64>, %r166: tensor<2x3xf64>):
      %167:2 = "stablehlo.rng_bit_generator"(%r154) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui64>)
      %168:2 = "stablehlo.rng_bit_generator"(%167#0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui64>)
      %169 = "stablehlo.constant"() <{value = dense<12> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
      %170 = "stablehlo.shift_right_logical"(%167#1, %169) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
      %171 = "stablehlo.convert"(%170) : (tensor<2x3xui64>) -> tensor<2x3xi64>
      %172 = "stablehlo.convert"(%171) : (tensor<2x3xi64>) -> tensor<2x3xf64>
      %173 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %174 = "stablehlo.add"(%172, %173) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %175 = "stablehlo.constant"() <{value = dense<2.220446049250313e-16> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %176 = "stablehlo.multiply"(%174, %175) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %177 = "stablehlo.constant"() <{value = dense<12> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
      %178 = "stablehlo.shift_right_logical"(%168#1, %177) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
      %179 = "stablehlo.convert"(%178) : (tensor<2x3xui64>) -> tensor<2x3xi64>
      %180 = "stablehlo.convert"(%179) : (tensor<2x3xi64>) -> tensor<2x3xf64>
      %181 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %182 = "stablehlo.add"(%180, %181) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %183 = "stablehlo.constant"() <{value = dense<2.220446049250313e-16> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %184 = "stablehlo.multiply"(%182, %183) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %185 = "stablehlo.constant"() <{value = dense<-0.5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %186 = "stablehlo.add"(%176, %185) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %187 = "stablehlo.abs"(%186) : (tensor<2x3xf64>) -> tensor<2x3xf64>
      %188 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %189 = "stablehlo.multiply"(%187, %188) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %190 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %191 = "stablehlo.add"(%189, %190) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %192 = "stablehlo.divide"(%r157, %191) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %193 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %194 = "stablehlo.multiply"(%192, %193) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %195 = "stablehlo.add"(%194, %r158) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %196 = "stablehlo.multiply"(%195, %186) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %197 = "stablehlo.add"(%196, %r159) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %198 = "stablehlo.floor"(%197) : (tensor<2x3xf64>) -> tensor<2x3xf64>
      %199 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %200 = "stablehlo.compare"(%198, %199) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %201 = "stablehlo.compare"(%198, %r162) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %202 = "stablehlo.and"(%200, %201) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %203 = "stablehlo.select"(%202, %198, %r159) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %204 = "stablehlo.constant"() <{value = dense<0.07> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %205 = "stablehlo.compare"(%191, %204) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %206 = "stablehlo.compare"(%184, %r160) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %207 = "stablehlo.and"(%205, %206) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %208 = "stablehlo.divide"(%192, %191) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %209 = "stablehlo.add"(%208, %r158) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %210 = "stablehlo.multiply"(%184, %r161) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %211 = "stablehlo.divide"(%210, %209) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %212 = "stablehlo.log"(%211) : (tensor<2x3xf64>) -> tensor<2x3xf64>
      %213 = "stablehlo.subtract"(%203, %r164) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %214 = "stablehlo.multiply"(%213, %r166) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %215 = "stablehlo.subtract"(%r163, %203) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %216 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %217 = "stablehlo.add"(%203, %216) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %218 = "chlo.lgamma"(%217) : (tensor<2x3xf64>) -> tensor<2x3xf64>
      %219 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %220 = "stablehlo.add"(%215, %219) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %221 = "chlo.lgamma"(%220) : (tensor<2x3xf64>) -> tensor<2x3xf64>
      %222 = "stablehlo.add"(%r165, %214) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %223 = "stablehlo.subtract"(%222, %218) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %224 = "stablehlo.subtract"(%223, %221) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %225 = "stablehlo.compare"(%212, %224) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %226 = "stablehlo.or"(%207, %225) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %227 = "stablehlo.and"(%226, %202) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %228 = "stablehlo.not"(%r155) : (tensor<2x3xi1>) -> tensor<2x3xi1>
      %229 = "stablehlo.and"(%227, %228) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %230 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %231 = "stablehlo.add"(%r153, %230) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %232 = "stablehlo.or"(%r155, %229) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %233 = "stablehlo.select"(%229, %203, %r156) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      "stablehlo.return"(%231, %168#0, %232, %233, %r157, %r158, %r159, %r160, %r161, %r162, %r163, %r164, %r165, %r166) : (tensor<i32>, tensor<2xui64>, tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>) -> ()
    }) : (tensor<i32>, tensor<2xui64>, tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>) -> (tensor<i32>, tensor<2xui64>, tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>)
    %235 = "stablehlo.select"(%10, %234#3, %66#0) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %236 = "stablehlo.subtract"(%arg0, %235) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %237 = "stablehlo.select"(%1, %236, %235) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    return %237 : tensor<2x3xf64>
  }
}
