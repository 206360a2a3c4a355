// aten::binomial(Tensor count, Tensor prob, Generator? generator=None) -> Tensor

// T[2,3] T[2,3] seed, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xf32>, %s0: tensor<ui64>, %s1: tensor<ui64>) -> (tensor<2x3xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %1 = "stablehlo.compare"(%arg1, %0) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %2 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %3 = "stablehlo.multiply"(%arg1, %2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %4 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %5 = "stablehlo.add"(%3, %4) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %6 = "stablehlo.select"(%1, %5, %arg1) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %7 = "stablehlo.select"(%1, %arg1, %5) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %8 = "stablehlo.multiply"(%arg0, %6) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %9 = "stablehlo.constant"() <{value = dense<10.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %10 = "stablehlo.compare"(%8, %9) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %11 = "stablehlo.divide"(%6, %7) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %12 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %13 = "stablehlo.select"(%10, %12, %arg0) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %14 = "stablehlo.negate"(%6) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %15 = "stablehlo.log_plus_one"(%14) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %16 = "stablehlo.multiply"(%13, %15) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %17 = "stablehlo.exponential"(%16) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %18 = "stablehlo.constant"() <{value = dense<0> : tensor<ui64>}> : () -> tensor<ui64>
    %19 = "stablehlo.add"(%s1, %18) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %20 = "stablehlo.reshape"(%s0) : (tensor<ui64>) -> tensor<1xui64>
    %21 = "stablehlo.reshape"(%19) : (tensor<ui64>) -> tensor<1xui64>
    %22 = "stablehlo.concatenate"(%20, %21) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %23:2 = "stablehlo.rng_bit_generator"(%22) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui32>)
    %24 = "stablehlo.constant"() <{value = dense<9> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %25 = "stablehlo.shift_right_logical"(%23#1, %24) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %26 = "stablehlo.convert"(%25) : (tensor<2x3xui32>) -> tensor<2x3xi32>
    %27 = "stablehlo.convert"(%26) : (tensor<2x3xi32>) -> tensor<2x3xf32>
    %28 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %29 = "stablehlo.add"(%27, %28) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %30 = "stablehlo.constant"() <{value = dense<1.1920928955078125e-7> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %31 = "stablehlo.multiply"(%29, %30) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %32 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %69:6 = "stablehlo.while"(%32, %17, %17, %31, %13, %11) ({
    ^bb0(%r33: tensor<2x3xf32>, %r34: tensor<2x3xf32>, %r35: tensor<2x3xf32>, %r36: tensor<2x3xf32>, %r37: tensor<2x3xf32>, %r38: tensor<2x3xf32>):
      %39 = "stablehlo.compare"(%r35, %r36) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %40 = "stablehlo.constant"() <{value = dense<200.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %41 = "stablehlo.compare"(%r33, %40) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %42 = "stablehlo.and"(%39, %41) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %43 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %47 = "stablehlo.reduce"(%42, %43) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%r44: tensor<i1>, %r45: tensor<i1>):
        %46 = "stablehlo.or"(%r44, %r45) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%46) : (tensor<i1>) -> ()
      }) : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%47) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r48: tensor<2x3xf32>, %r49: tensor<2x3xf32>, %r50: tensor<2x3xf32>, %r51: tensor<2x3xf32>, %r52: tensor<2x3xf32>, %r53: tensor<2x3xf32>):
      %54 = "stablehlo.compare"(%r50, %r51) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %55 = "stablehlo.constant"() <{value = dense<200.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %56 = "stablehlo.compare"(%r48, %55) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %57 = "stablehlo.and"(%54, %56) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %58 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %59 = "stablehlo.add"(%r48, %58) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %60 = "stablehlo.subtract"(%r52, %59) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %61 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %62 = "stablehlo.add"(%60, %61) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %63 = "stablehlo.divide"(%62, %59) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %64 = "stablehlo.multiply"(%63, %r53) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %65 = "stablehlo.multiply"(%r49, %64) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %66 = "stablehlo.add"(%r50, %65) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %67 = "stablehlo.select"(%57, %59, %r48) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %68 = "stablehlo.select"(%57, %66, %r50) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      "stablehlo.return"(%67, %65, %68, %r51, %r52, %r53) : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> ()
    }) : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>)
    %70 = "stablehlo.constant"() <{value = dense<20.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %71 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %72 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %73 = "stablehlo.select"(%10, %arg0, %70) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %74 = "stablehlo.select"(%10, %6, %71) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %75 = "stablehlo.select"(%10, %11, %72) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %76 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %77 = "stablehlo.multiply"(%74, %76) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %78 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %79 = "stablehlo.add"(%77, %78) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %80 = "stablehlo.multiply"(%73, %74) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %81 = "stablehlo.multiply"(%80, %79) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %82 = "stablehlo.sqrt"(%81) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %83 = "stablehlo.constant"() <{value = dense<2.53> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %84 = "stablehlo.multiply"(%82, %83) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %85 = "stablehlo.constant"() <{value = dense<1.15> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %86 = "stablehlo.add"(%84, %85) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %87 = "stablehlo.constant"() <{value = dense<0.0248> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %88 = "stablehlo.multiply"(%86, %87) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %89 = "stablehlo.constant"() <{value = dense<-0.0873> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %90 = "stablehlo.add"(%88, %89) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %91 = "stablehlo.constant"() <{value = dense<0.01> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %92 = "stablehlo.multiply"(%74, %91) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %93 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %94 = "stablehlo.add"(%86, %93) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %95 = "stablehlo.constant"() <{value = dense<5.1> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %96 = "stablehlo.divide"(%95, %94) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %97 = "stablehlo.constant"() <{value = dense<2.83> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %98 = "stablehlo.add"(%96, %97) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %99 = "stablehlo.add"(%90, %92) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %100 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %101 = "stablehlo.add"(%80, %100) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %102 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %103 = "stablehlo.add"(%86, %102) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %104 = "stablehlo.constant"() <{value = dense<-4.2> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %105 = "stablehlo.divide"(%104, %103) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %106 = "stablehlo.constant"() <{value = dense<0.92> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %107 = "stablehlo.add"(%105, %106) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %108 = "stablehlo.multiply"(%98, %82) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %109 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %110 = "stablehlo.add"(%73, %109) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %111 = "stablehlo.multiply"(%110, %74) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %112 = "stablehlo.floor"(%111) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %113 = "stablehlo.subtract"(%73, %112) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %114 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %115 = "stablehlo.add"(%112, %114) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %116 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %117 = "stablehlo.divide"(%116, %115) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %118 = "stablehlo.multiply"(%117, %117) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %119 = "stablehlo.constant"() <{value = dense<0.0007936507936507937> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %120 = "stablehlo.multiply"(%118, %119) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %121 = "stablehlo.constant"() <{value = dense<-0.002777777777777778> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %122 = "stablehlo.add"(%120, %121) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %123 = "stablehlo.multiply"(%122, %118) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %124 = "stablehlo.constant"() <{value = dense<0.08333333333333333> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %125 = "stablehlo.add"(%123, %124) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %126 = "stablehlo.multiply"(%125, %117) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %127 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %128 = "stablehlo.add"(%113, %127) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %129 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %130 = "stablehlo.divide"(%129, %128) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %131 = "stablehlo.multiply"(%130, %130) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %132 = "stablehlo.constant"() <{value = dense<0.0007936507936507937> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %133 = "stablehlo.multiply"(%131, %132) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %134 = "stablehlo.constant"() <{value = dense<-0.002777777777777778> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %135 = "stablehlo.add"(%133, %134) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %136 = "stablehlo.multiply"(%135, %131) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %137 = "stablehlo.constant"() <{value = dense<0.08333333333333333> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %138 = "stablehlo.add"(%136, %137) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %139 = "stablehlo.multiply"(%138, %130) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %140 = "stablehlo.add"(%126, %139) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %141 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %142 = "stablehlo.add"(%112, %141) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %143 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %144 = "stablehlo.add"(%113, %143) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %145 = "stablehlo.divide"(%144, %142) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %146 = "stablehlo.multiply"(%145, %75) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %147 = "stablehlo.log"(%146) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %148 = "stablehlo.constant"() <{value = dense<3> : tensor<ui64>}> : () -> tensor<ui64>
    %149 = "stablehlo.add"(%s1, %148) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %150 = "stablehlo.reshape"(%s0) : (tensor<ui64>) -> tensor<1xui64>
    %151 = "stablehlo.reshape"(%149) : (tensor<ui64>) -> tensor<1xui64>
    %152 = "stablehlo.concatenate"(%150, %151) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %153:2 = "stablehlo.rng_bit_generator"(%152) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui64>)
    %154 = "stablehlo.constant"() <{value = dense<0> : tensor<1xui64>}> : () -> tensor<1xui64>
    %155 = "stablehlo.concatenate"(%153#1, %154) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %156 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %157 = "stablehlo.compare"(%101, %101) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %158 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %300:16 = "stablehlo.while"(%156, %155, %157, %158, %99, %86, %101, %107, %108, %73, %73, %112, %142, %144, %140, %147) ({
    ^bb0(%r159: tensor<i32>, %r160: tensor<2xui64>, %r161: tensor<2x3xi1>, %r162: tensor<2x3xf32>, %r163: tensor<2x3xf32>, %r164: tensor<2x3xf32>, %r165: tensor<2x3xf32>, %r166: tensor<2x3xf32>, %r167: tensor<2x3xf32>, %r168: tensor<2x3xf32>, %r169: tensor<2x3xf32>, %r170: tensor<2x3xf32>, %r171: tensor<2x3xf32>, %r172: tensor<2x3xf32>, %r173: tensor<2x3xf32>, %r174: tensor<2x3xf32>):
      %175 = "stablehlo.not"(%r161) : (tensor<2x3xi1>) -> tensor<2x3xi1>
      %176 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %180 = "stablehlo.reduce"(%175, %176) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%r177: tensor<i1>, %r178: tensor<i1>):
        %179 = "stablehlo.or"(%r177, %r178) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%179) : (tensor<i1>) -> ()
      }) : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
      %181 = "stablehlo.constant"() <{value = dense<1000> : tensor<i32>}> : () -> tensor<i32>
      %182 = "stablehlo.compare"(%r159, %181) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %183 = "stablehlo.and"(%180, %182) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%183) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r184: tensor<i32>, %r185: tensor<2xui64>, %r186: tensor<2x3xi1>, %r187: tensor<2x3xf32>, %r188: tensor<2x3xf32>, %r189: tensor<2x3xf32>, %r190: tensor<2x3xf32>, %r191: tensor<2x3xf32>, %r192: tensor<2x3xf32>, %r193: tensor<2x3xf32>, %r194: tensor<2x3xf32>, %r195: tensor<2x3xf32>, %r196: tensor<2x3xf32>, %r197: tensor<2x3xf32>, %r198: tensor<2x3xf32>, %r199: tensor<2x3xf32>):
      %200:2 = "stablehlo.rng_bit_generator"(%r185) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui32>)
      %201:2 = "stablehlo.rng_bit_generator"(%200#0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui32>)
      %202 = "stablehlo.constant"() <{value = dense<9> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %203 = "stablehlo.shift_right_logical"(%200#1, %202) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %204 = "stablehlo.convert"(%203) : (tensor<2x3xui32>) -> tensor<2x3xi32>
      %205 = "stablehlo.convert"(%204) : (tensor<2x3xi32>) -> tensor<2x3xf32>
      %206 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %207 = "stablehlo.add"(%205, %206) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %208 = "stablehlo.constant"() <{value = dense<1.1920928955078125e-7> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %209 = "stablehlo.multiply"(%207, %208) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %210 = "stablehlo.constant"() <{value = dense<9> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %211 = "stablehlo.shift_right_logical"(%201#1, %210) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %212 = "stablehlo.convert"(%211) : (tensor<2x3xui32>) -> tensor<2x3xi32>
      %213 = "stablehlo.convert"(%212) : (tensor<2x3xi32>) -> tensor<2x3xf32>
      %214 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %215 = "stablehlo.add"(%213, %214) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %216 = "stablehlo.constant"() <{value = dense<1.1920928955078125e-7> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %217 = "stablehlo.multiply"(%215, %216) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %218 = "stablehlo.constant"() <{value = dense<-0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %219 = "stablehlo.add"(%209, %218) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %220 = "stablehlo.abs"(%219) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %221 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %222 = "stablehlo.multiply"(%220, %221) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %223 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %224 = "stablehlo.add"(%222, %223) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %225 = "stablehlo.divide"(%r188, %224) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %226 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %227 = "stablehlo.multiply"(%225, %226) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %228 = "stablehlo.add"(%227, %r189) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %229 = "stablehlo.multiply"(%228, %219) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %230 = "stablehlo.add"(%229, %r190) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %231 = "stablehlo.floor"(%230) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %232 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %233 = "stablehlo.compare"(%231, %232) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %234 = "stablehlo.compare"(%231, %r193) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %235 = "stablehlo.and"(%233, %234) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %236 = "stablehlo.select"(%235, %231, %r190) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %237 = "stablehlo.constant"() <{value = dense<0.07> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %238 = "stablehlo.compare"(%224, %237) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %239 = "stablehlo.compare"(%217, %r191) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %240 = "stablehlo.and"(%238, %239) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %241 = "stablehlo.divide"(%225, %224) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %242 = "stablehlo.add"(%241, %r189) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %243 = "stablehlo.multiply"(%217, %r192) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %244 = "stablehlo.divide"(%243, %242) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %245 = "stablehlo.log"(%244) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %246 = "stablehlo.subtract"(%236, %r195) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %247 = "stablehlo.multiply"(%246, %r199) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %248 = "stablehlo.add"(%r198, %247) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %249 = "stablehlo.subtract"(%r194, %236) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %250 = "stablehlo.negate"(%246) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %251 = "stablehlo.divide"(%246, %r196) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %252 = "stablehlo.log_plus_one"(%251) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %253 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %254 = "stablehlo.add"(%236, %253) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %255 = "stablehlo.multiply"(%254, %252) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %256 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %257 = "stablehlo.add"(%236, %256) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %258 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %259 = "stablehlo.divide"(%258, %257) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %260 = "stablehlo.multiply"(%259, %259) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %261 = "stablehlo.constant"() <{value = dense<0.0007936507936507937> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %262 = "stablehlo.multiply"(%260, %261) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %263 = "stablehlo.constant"() <{value = dense<-0.002777777777777778> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %264 = "stablehlo.add"(%262, %263) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %265 = "stablehlo.multiply"(%264, %260) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %266 = "stablehlo.constant"() <{value = dense<0.08333333333333333> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %267 = "stablehlo.add"(%265, %266) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %268 = "stablehlo.multiply"(%267, %259) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %269 = "stablehlo.add"(%255, %268) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %270 = "stablehlo.subtract"(%248, %269) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %271 = "stablehlo.divide"(%250, %r197) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %272 = "stablehlo.log_plus_one"(%271) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %273 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %274 = "stablehlo.add"(%249, %273) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %275 = "stablehlo.multiply"(%274, %272) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %276 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %277 = "stablehlo.add"(%249, %276) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %278 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %279 = "stablehlo.divide"(%278, %277) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %280 = "stablehlo.multiply"(%279, %279) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %281 = "stablehlo.constant"() <{value = dense<0.0007936507936507937> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %282 = "stablehlo.multiply"(%280, %281) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %283 = "stablehlo.constant"() <{value = dense<-0.002777777777777778> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %284 = "stablehlo.add"(%282, %283) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %285 = "stablehlo.multiply"(%284, %280) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %286 = "stablehlo.constant"() <{value = dense<0.08333333333333333> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %287 = "stablehlo.add"(%285, %286) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %288 = "stablehlo.multiply"(%287, %279) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %289 = "stablehlo.add"(%275, %288) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %290 = "stablehlo.subtract"(%270, %289) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %291 = "stablehlo.compare"(%245, %290) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %292 = "stablehlo.or"(%240, %291) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %293 = "stablehlo.and"(%292, %235) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %294 = "stablehlo.not"(%r186) : (tensor<2x3xi1>) -> tensor<2x3xi1>
      %295 = "stablehlo.and"(%293, %294) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %296 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %297 = "stablehlo.add"(%r184, %296) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %298 = "stablehlo.or"(%r186, %295) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %299 = "stablehlo.select"(%295, %236, %r187) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      "stablehlo.return"(%297, %201#0, %298, %299, %r188, %r189, %r190, %r191, %r192, %r193, %r194, %r195, %r196, %r197, %r198, %r199) : (tensor<i32>, tensor<2xui64>, tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> ()
    }) : (tensor<i32>, tensor<2xui64>, tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<i32>, tensor<2xui64>, tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>)
    %301 = "stablehlo.select"(%10, %300#3, %69#0) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %302 = "stablehlo.subtract"(%arg0, %301) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %303 = "stablehlo.select"(%1, %302, %301) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    return %303 : tensor<2x3xf32>
  }
}

// T[2,3] T[2,3] seed, T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xbf16>, %arg1: tensor<2x3xbf16>, %s0: tensor<ui64>, %s1: tensor<ui64>) -> (tensor<2x3xbf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3xbf16>) -> tensor<2x3xf32>
    %1 = "stablehlo.convert"(%arg1) : (tensor<2x3xbf16>) -> tensor<2x3xf32>
    %2 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %3 = "stablehlo.compare"(%1, %2) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %4 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %5 = "stablehlo.multiply"(%1, %4) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %6 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %7 = "stablehlo.add"(%5, %6) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %8 = "stablehlo.select"(%3, %7, %1) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %9 = "stablehlo.select"(%3, %1, %7) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %10 = "stablehlo.multiply"(%0, %8) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %11 = "stablehlo.constant"() <{value = dense<10.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %12 = "stablehlo.compare"(%10, %11) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %13 = "stablehlo.divide"(%8, %9) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %14 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %15 = "stablehlo.select"(%12, %14, %0) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %16 = "stablehlo.negate"(%8) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %17 = "stablehlo.log_plus_one"(%16) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %18 = "stablehlo.multiply"(%15, %17) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %19 = "stablehlo.exponential"(%18) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %20 = "stablehlo.constant"() <{value = dense<0> : tensor<ui64>}> : () -> tensor<ui64>
    %21 = "stablehlo.add"(%s1, %20) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %22 = "stablehlo.reshape"(%s0) : (tensor<ui64>) -> tensor<1xui64>
    %23 = "stablehlo.reshape"(%21) : (tensor<ui64>) -> tensor<1xui64>
    %24 = "stablehlo.concatenate"(%22, %23) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %25:2 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui32>)
    %26 = "stablehlo.constant"() <{value = dense<9> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %27 = "stablehlo.shift_right_logical"(%25#1, %26) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %28 = "stablehlo.convert"(%27) : (tensor<2x3xui32>) -> tensor<2x3xi32>
    %29 = "stablehlo.convert"(%28) : (tensor<2x3xi32>) -> tensor<2x3xf32>
    %30 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %31 = "stablehlo.add"(%29, %30) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %32 = "stablehlo.constant"() <{value = dense<1.1920928955078125e-7> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %33 = "stablehlo.multiply"(%31, %32) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %34 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %71:6 = "stablehlo.while"(%34, %19, %19, %33, %15, %13) ({
    ^bb0(%r35: tensor<2x3xf32>, %r36: tensor<2x3xf32>, %r37: tensor<2x3xf32>, %r38: tensor<2x3xf32>, %r39: tensor<2x3xf32>, %r40: tensor<2x3xf32>):
      %41 = "stablehlo.compare"(%r37, %r38) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %42 = "stablehlo.constant"() <{value = dense<200.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %43 = "stablehlo.compare"(%r35, %42) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %44 = "stablehlo.and"(%41, %43) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %45 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %49 = "stablehlo.reduce"(%44, %45) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%r46: tensor<i1>, %r47: tensor<i1>):
        %48 = "stablehlo.or"(%r46, %r47) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%48) : (tensor<i1>) -> ()
      }) : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%49) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r50: tensor<2x3xf32>, %r51: tensor<2x3xf32>, %r52: tensor<2x3xf32>, %r53: tensor<2x3xf32>, %r54: tensor<2x3xf32>, %r55: tensor<2x3xf32>):
      %56 = "stablehlo.compare"(%r52, %r53) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %57 = "stablehlo.constant"() <{value = dense<200.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %58 = "stablehlo.compare"(%r50, %57) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %59 = "stablehlo.and"(%56, %58) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %60 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %61 = "stablehlo.add"(%r50, %60) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %62 = "stablehlo.subtract"(%r54, %61) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %63 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %64 = "stablehlo.add"(%62, %63) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %65 = "stablehlo.divide"(%64, %61) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %66 = "stablehlo.multiply"(%65, %r55) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %67 = "stablehlo.multiply"(%r51, %66) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %68 = "stablehlo.add"(%r52, %67) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %69 = "stablehlo.select"(%59, %61, %r50) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %70 = "stablehlo.select"(%59, %68, %r52) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      "stablehlo.return"(%69, %67, %70, %r53, %r54, %r55) : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> ()
    }) : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>)
    %72 = "stablehlo.constant"() <{value = dense<20.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %73 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %74 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %75 = "stablehlo.select"(%12, %0, %72) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %76 = "stablehlo.select"(%12, %8, %73) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %77 = "stablehlo.select"(%12, %13, %74) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %78 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %79 = "stablehlo.multiply"(%76, %78) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %80 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %81 = "stablehlo.add"(%79, %80) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %82 = "stablehlo.multiply"(%75, %76) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %83 = "stablehlo.multiply"(%82, %81) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %84 = "stablehlo.sqrt"(%83) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %85 = "stablehlo.constant"() <{value = dense<2.53> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %86 = "stablehlo.multiply"(%84, %85) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %87 = "stablehlo.constant"() <{value = dense<1.15> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %88 = "stablehlo.add"(%86, %87) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %89 = "stablehlo.constant"() <{value = dense<0.0248> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %90 = "stablehlo.multiply"(%88, %89) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %91 = "stablehlo.constant"() <{value = dense<-0.0873> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %92 = "stablehlo.add"(%90, %91) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %93 = "stablehlo.constant"() <{value = dense<0.01> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %94 = "stablehlo.multiply"(%76, %93) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %95 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %96 = "stablehlo.add"(%88, %95) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %97 = "stablehlo.constant"() <{value = dense<5.1> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %98 = "stablehlo.divide"(%97, %96) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %99 = "stablehlo.constant"() <{value = dense<2.83> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %100 = "stablehlo.add"(%98, %99) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %101 = "stablehlo.add"(%92, %94) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %102 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %103 = "stablehlo.add"(%82, %102) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %104 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %105 = "stablehlo.add"(%88, %104) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %106 = "stablehlo.constant"() <{value = dense<-4.2> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %107 = "stablehlo.divide"(%106, %105) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %108 = "stablehlo.constant"() <{value = dense<0.92> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %109 = "stablehlo.add"(%107, %108) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %110 = "stablehlo.multiply"(%100, %84) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %111 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %112 = "stablehlo.add"(%75, %111) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %113 = "stablehlo.multiply"(%112, %76) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %114 = "stablehlo.floor"(%113) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %115 = "stablehlo.subtract"(%75, %114) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %116 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %117 = "stablehlo.add"(%114, %116) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %118 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %119 = "stablehlo.divide"(%118, %117) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %120 = "stablehlo.multiply"(%119, %119) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %121 = "stablehlo.constant"() <{value = dense<0.0007936507936507937> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %122 = "stablehlo.multiply"(%120, %121) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %123 = "stablehlo.constant"() <{value = dense<-0.002777777777777778> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %124 = "stablehlo.add"(%122, %123) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %125 = "stablehlo.multiply"(%124, %120) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %126 = "stablehlo.constant"() <{value = dense<0.08333333333333333> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %127 = "stablehlo.add"(%125, %126) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %128 = "stablehlo.multiply"(%127, %119) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %129 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %130 = "stablehlo.add"(%115, %129) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %131 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %132 = "stablehlo.divide"(%131, %130) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %133 = "stablehlo.multiply"(%132, %132) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %134 = "stablehlo.constant"() <{value = dense<0.0007936507936507937> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %135 = "stablehlo.multiply"(%133, %134) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %136 = "stablehlo.constant"() <{value = dense<-0.002777777777777778> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %137 = "stablehlo.add"(%135, %136) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %138 = "stablehlo.multiply"(%137, %133) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %139 = "stablehlo.constant"() <{value = dense<0.08333333333333333> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %140 = "stablehlo.add"(%138, %139) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %141 = "stablehlo.multiply"(%140, %132) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %142 = "stablehlo.add"(%128, %141) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %143 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %144 = "stablehlo.add"(%114, %143) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %145 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %146 = "stablehlo.add"(%115, %145) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %147 = "stablehlo.divide"(%146, %144) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %148 = "stablehlo.multiply"(%147, %77) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %149 = "stablehlo.log"(%148) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %150 = "stablehlo.constant"() <{value = dense<3> : tensor<ui64>}> : () -> tensor<ui64>
    %151 = "stablehlo.add"(%s1, %150) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %152 = "stablehlo.reshape"(%s0) : (tensor<ui64>) -> tensor<1xui64>
    %153 = "stablehlo.reshape"(%151) : (tensor<ui64>) -> tensor<1xui64>
    %154 = "stablehlo.concatenate"(%152, %153) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %155:2 = "stablehlo.rng_bit_generator"(%154) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui64>)
    %156 = "stablehlo.constant"() <{value = dense<0> : tensor<1xui64>}> : () -> tensor<1xui64>
    %157 = "stablehlo.concatenate"(%155#1, %156) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %158 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %159 = "stablehlo.compare"(%103, %103) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %160 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %302:16 = "stablehlo.while"(%158, %157, %159, %160, %101, %88, %103, %109, %110, %75, %75, %114, %144, %146, %142, %149) ({
    ^bb0(%r161: tensor<i32>, %r162: tensor<2xui64>, %r163: tensor<2x3xi1>, %r164: tensor<2x3xf32>, %r165: tensor<2x3xf32>, %r166: tensor<2x3xf32>, %r167: tensor<2x3xf32>, %r168: tensor<2x3xf32>, %r169: tensor<2x3xf32>, %r170: tensor<2x3xf32>, %r171: tensor<2x3xf32>, %r172: tensor<2x3xf32>, %r173: tensor<2x3xf32>, %r174: tensor<2x3xf32>, %r175: tensor<2x3xf32>, %r176: tensor<2x3xf32>):
      %177 = "stablehlo.not"(%r163) : (tensor<2x3xi1>) -> tensor<2x3xi1>
      %178 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %182 = "stablehlo.reduce"(%177, %178) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%r179: tensor<i1>, %r180: tensor<i1>):
        %181 = "stablehlo.or"(%r179, %r180) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%181) : (tensor<i1>) -> ()
      }) : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
      %183 = "stablehlo.constant"() <{value = dense<1000> : tensor<i32>}> : () -> tensor<i32>
      %184 = "stablehlo.compare"(%r161, %183) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %185 = "stablehlo.and"(%182, %184) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%185) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r186: tensor<i32>, %r187: tensor<2xui64>, %r188: tensor<2x3xi1>, %r189: tensor<2x3xf32>, %r190: tensor<2x3xf32>, %r191: tensor<2x3xf32>, %r192: tensor<2x3xf32>, %r193: tensor<2x3xf32>, %r194: tensor<2x3xf32>, %r195: tensor<2x3xf32>, %r196: tensor<2x3xf32>, %r197: tensor<2x3xf32>, %r198: tensor<2x3xf32>, %r199: tensor<2x3xf32>, %r200: tensor<2x3xf32>, %r201: tensor<2x3xf32>):
      %202:2 = "stablehlo.rng_bit_generator"(%r187) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui32>)
      %203:2 = "stablehlo.rng_bit_generator"(%202#0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui32>)
      %204 = "stablehlo.constant"() <{value = dense<9> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %205 = "stablehlo.shift_right_logical"(%202#1, %204) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %206 = "stablehlo.convert"(%205) : (tensor<2x3xui32>) -> tensor<2x3xi32>
      %207 = "stablehlo.convert"(%206) : (tensor<2x3xi32>) -> tensor<2x3xf32>
      %208 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %209 = "stablehlo.add"(%207, %208) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %210 = "stablehlo.constant"() <{value = dense<1.1920928955078125e-7> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %211 = "stablehlo.multiply"(%209, %210) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %212 = "stablehlo.constant"() <{value = dense<9> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %213 = "stablehlo.shift_right_logical"(%203#1, %212) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %214 = "stablehlo.convert"(%213) : (tensor<2x3xui32>) -> tensor<2x3xi32>
      %215 = "stablehlo.convert"(%214) : (tensor<2x3xi32>) -> tensor<2x3xf32>
      %216 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %217 = "stablehlo.add"(%215, %216) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %218 = "stablehlo.constant"() <{value = dense<1.1920928955078125e-7> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %219 = "stablehlo.multiply"(%217, %218) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %220 = "stablehlo.constant"() <{value = dense<-0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %221 = "stablehlo.add"(%211, %220) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %222 = "stablehlo.abs"(%221) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %223 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %224 = "stablehlo.multiply"(%222, %223) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %225 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %226 = "stablehlo.add"(%224, %225) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %227 = "stablehlo.divide"(%r190, %226) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %228 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %229 = "stablehlo.multiply"(%227, %228) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %230 = "stablehlo.add"(%229, %r191) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %231 = "stablehlo.multiply"(%230, %221) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %232 = "stablehlo.add"(%231, %r192) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %233 = "stablehlo.floor"(%232) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %234 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %235 = "stablehlo.compare"(%233, %234) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %236 = "stablehlo.compare"(%233, %r195) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %237 = "stablehlo.and"(%235, %236) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %238 = "stablehlo.select"(%237, %233, %r192) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %239 = "stablehlo.constant"() <{value = dense<0.07> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %240 = "stablehlo.compare"(%226, %239) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %241 = "stablehlo.compare"(%219, %r193) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %242 = "stablehlo.and"(%240, %241) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %243 = "stablehlo.divide"(%227, %226) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %244 = "stablehlo.add"(%243, %r191) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %245 = "stablehlo.multiply"(%219, %r194) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %246 = "stablehlo.divide"(%245, %244) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %247 = "stablehlo.log"(%246) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %248 = "stablehlo.subtract"(%238, %r197) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %249 = "stablehlo.multiply"(%248, %r201) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %250 = "stablehlo.add"(%r200, %249) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %251 = "stablehlo.subtract"(%r196, %238) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %252 = "stablehlo.negate"(%248) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %253 = "stablehlo.divide"(%248, %r198) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %254 = "stablehlo.log_plus_one"(%253) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %255 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %256 = "stablehlo.add"(%238, %255) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %257 = "stablehlo.multiply"(%256, %254) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %258 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %259 = "stablehlo.add"(%238, %258) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %260 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %261 = "stablehlo.divide"(%260, %259) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %262 = "stablehlo.multiply"(%261, %261) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %263 = "stablehlo.constant"() <{value = dense<0.0007936507936507937> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %264 = "stablehlo.multiply"(%262, %263) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %265 = "stablehlo.constant"() <{value = dense<-0.002777777777777778> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %266 = "stablehlo.add"(%264, %265) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %267 = "stablehlo.multiply"(%266, %262) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %268 = "stablehlo.constant"() <{value = dense<0.08333333333333333> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %269 = "stablehlo.add"(%267, %268) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %270 = "stablehlo.multiply"(%269, %261) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %271 = "stablehlo.add"(%257, %270) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %272 = "stablehlo.subtract"(%250, %271) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %273 = "stablehlo.divide"(%252, %r199) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %274 = "stablehlo.log_plus_one"(%273) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %275 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %276 = "stablehlo.add"(%251, %275) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %277 = "stablehlo.multiply"(%276, %274) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %278 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %279 = "stablehlo.add"(%251, %278) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %280 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %281 = "stablehlo.divide"(%280, %279) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %282 = "stablehlo.multiply"(%281, %281) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %283 = "stablehlo.constant"() <{value = dense<0.0007936507936507937> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %284 = "stablehlo.multiply"(%282, %283) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %285 = "stablehlo.constant"() <{value = dense<-0.002777777777777778> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %286 = "stablehlo.add"(%284, %285) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %287 = "stablehlo.multiply"(%286, %282) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %288 = "stablehlo.constant"() <{value = dense<0.08333333333333333> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %289 = "stablehlo.add"(%287, %288) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %290 = "stablehlo.multiply"(%289, %281) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %291 = "stablehlo.add"(%277, %290) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %292 = "stablehlo.subtract"(%272, %291) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %293 = "stablehlo.compare"(%247, %292) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %294 = "stablehlo.or"(%242, %293) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %295 = "stablehlo.and"(%294, %237) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %296 = "stablehlo.not"(%r188) : (tensor<2x3xi1>) -> tensor<2x3xi1>
      %297 = "stablehlo.and"(%295, %296) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %298 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %299 = "stablehlo.add"(%r186, %298) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %300 = "stablehlo.or"(%r188, %297) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %301 = "stablehlo.select"(%297, %238, %r189) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      "stablehlo.return"(%299, %203#0, %300, %301, %r190, %r191, %r192, %r193, %r194, %r195, %r196, %r197, %r198, %r199, %r200, %r201) : (tensor<i32>, tensor<2xui64>, tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> ()
    }) : (tensor<i32>, tensor<2xui64>, tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<i32>, tensor<2xui64>, tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>)
    %303 = "stablehlo.select"(%12, %302#3, %71#0) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %304 = "stablehlo.subtract"(%0, %303) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %305 = "stablehlo.select"(%3, %304, %303) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %306 = "stablehlo.convert"(%305) : (tensor<2x3xf32>) -> tensor<2x3xbf16>
    return %306 : tensor<2x3xbf16>
  }
}

// T[2,3] T[2,3] seed, T = float16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xf16>, %s0: tensor<ui64>, %s1: tensor<ui64>) -> (tensor<2x3xf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3xf16>) -> tensor<2x3xf32>
    %1 = "stablehlo.convert"(%arg1) : (tensor<2x3xf16>) -> tensor<2x3xf32>
    %2 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %3 = "stablehlo.compare"(%1, %2) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %4 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %5 = "stablehlo.multiply"(%1, %4) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %6 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %7 = "stablehlo.add"(%5, %6) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %8 = "stablehlo.select"(%3, %7, %1) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %9 = "stablehlo.select"(%3, %1, %7) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %10 = "stablehlo.multiply"(%0, %8) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %11 = "stablehlo.constant"() <{value = dense<10.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %12 = "stablehlo.compare"(%10, %11) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %13 = "stablehlo.divide"(%8, %9) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %14 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %15 = "stablehlo.select"(%12, %14, %0) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %16 = "stablehlo.negate"(%8) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %17 = "stablehlo.log_plus_one"(%16) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %18 = "stablehlo.multiply"(%15, %17) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %19 = "stablehlo.exponential"(%18) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %20 = "stablehlo.constant"() <{value = dense<0> : tensor<ui64>}> : () -> tensor<ui64>
    %21 = "stablehlo.add"(%s1, %20) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %22 = "stablehlo.reshape"(%s0) : (tensor<ui64>) -> tensor<1xui64>
    %23 = "stablehlo.reshape"(%21) : (tensor<ui64>) -> tensor<1xui64>
    %24 = "stablehlo.concatenate"(%22, %23) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %25:2 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui32>)
    %26 = "stablehlo.constant"() <{value = dense<9> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %27 = "stablehlo.shift_right_logical"(%25#1, %26) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %28 = "stablehlo.convert"(%27) : (tensor<2x3xui32>) -> tensor<2x3xi32>
    %29 = "stablehlo.convert"(%28) : (tensor<2x3xi32>) -> tensor<2x3xf32>
    %30 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %31 = "stablehlo.add"(%29, %30) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %32 = "stablehlo.constant"() <{value = dense<1.1920928955078125e-7> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %33 = "stablehlo.multiply"(%31, %32) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %34 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %71:6 = "stablehlo.while"(%34, %19, %19, %33, %15, %13) ({
    ^bb0(%r35: tensor<2x3xf32>, %r36: tensor<2x3xf32>, %r37: tensor<2x3xf32>, %r38: tensor<2x3xf32>, %r39: tensor<2x3xf32>, %r40: tensor<2x3xf32>):
      %41 = "stablehlo.compare"(%r37, %r38) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %42 = "stablehlo.constant"() <{value = dense<200.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %43 = "stablehlo.compare"(%r35, %42) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %44 = "stablehlo.and"(%41, %43) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %45 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %49 = "stablehlo.reduce"(%44, %45) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%r46: tensor<i1>, %r47: tensor<i1>):
        %48 = "stablehlo.or"(%r46, %r47) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%48) : (tensor<i1>) -> ()
      }) : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%49) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r50: tensor<2x3xf32>, %r51: tensor<2x3xf32>, %r52: tensor<2x3xf32>, %r53: tensor<2x3xf32>, %r54: tensor<2x3xf32>, %r55: tensor<2x3xf32>):
      %56 = "stablehlo.compare"(%r52, %r53) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %57 = "stablehlo.constant"() <{value = dense<200.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %58 = "stablehlo.compare"(%r50, %57) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %59 = "stablehlo.and"(%56, %58) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %60 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %61 = "stablehlo.add"(%r50, %60) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %62 = "stablehlo.subtract"(%r54, %61) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %63 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %64 = "stablehlo.add"(%62, %63) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %65 = "stablehlo.divide"(%64, %61) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %66 = "stablehlo.multiply"(%65, %r55) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %67 = "stablehlo.multiply"(%r51, %66) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %68 = "stablehlo.add"(%r52, %67) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %69 = "stablehlo.select"(%59, %61, %r50) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %70 = "stablehlo.select"(%59, %68, %r52) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      "stablehlo.return"(%69, %67, %70, %r53, %r54, %r55) : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> ()
    }) : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>)
    %72 = "stablehlo.constant"() <{value = dense<20.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %73 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %74 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %75 = "stablehlo.select"(%12, %0, %72) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %76 = "stablehlo.select"(%12, %8, %73) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %77 = "stablehlo.select"(%12, %13, %74) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %78 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %79 = "stablehlo.multiply"(%76, %78) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %80 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %81 = "stablehlo.add"(%79, %80) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %82 = "stablehlo.multiply"(%75, %76) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %83 = "stablehlo.multiply"(%82, %81) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %84 = "stablehlo.sqrt"(%83) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %85 = "stablehlo.constant"() <{value = dense<2.53> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %86 = "stablehlo.multiply"(%84, %85) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %87 = "stablehlo.constant"() <{value = dense<1.15> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %88 = "stablehlo.add"(%86, %87) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %89 = "stablehlo.constant"() <{value = dense<0.0248> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %90 = "stablehlo.multiply"(%88, %89) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %91 = "stablehlo.constant"() <{value = dense<-0.0873> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %92 = "stablehlo.add"(%90, %91) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %93 = "stablehlo.constant"() <{value = dense<0.01> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %94 = "stablehlo.multiply"(%76, %93) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %95 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %96 = "stablehlo.add"(%88, %95) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %97 = "stablehlo.constant"() <{value = dense<5.1> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %98 = "stablehlo.divide"(%97, %96) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %99 = "stablehlo.constant"() <{value = dense<2.83> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %100 = "stablehlo.add"(%98, %99) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %101 = "stablehlo.add"(%92, %94) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %102 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %103 = "stablehlo.add"(%82, %102) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %104 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %105 = "stablehlo.add"(%88, %104) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %106 = "stablehlo.constant"() <{value = dense<-4.2> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %107 = "stablehlo.divide"(%106, %105) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %108 = "stablehlo.constant"() <{value = dense<0.92> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %109 = "stablehlo.add"(%107, %108) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %110 = "stablehlo.multiply"(%100, %84) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %111 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %112 = "stablehlo.add"(%75, %111) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %113 = "stablehlo.multiply"(%112, %76) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %114 = "stablehlo.floor"(%113) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %115 = "stablehlo.subtract"(%75, %114) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %116 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %117 = "stablehlo.add"(%114, %116) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %118 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %119 = "stablehlo.divide"(%118, %117) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %120 = "stablehlo.multiply"(%119, %119) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %121 = "stablehlo.constant"() <{value = dense<0.0007936507936507937> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %122 = "stablehlo.multiply"(%120, %121) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %123 = "stablehlo.constant"() <{value = dense<-0.002777777777777778> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %124 = "stablehlo.add"(%122, %123) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %125 = "stablehlo.multiply"(%124, %120) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %126 = "stablehlo.constant"() <{value = dense<0.08333333333333333> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %127 = "stablehlo.add"(%125, %126) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %128 = "stablehlo.multiply"(%127, %119) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %129 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %130 = "stablehlo.add"(%115, %129) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %131 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %132 = "stablehlo.divide"(%131, %130) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %133 = "stablehlo.multiply"(%132, %132) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %134 = "stablehlo.constant"() <{value = dense<0.0007936507936507937> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %135 = "stablehlo.multiply"(%133, %134) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %136 = "stablehlo.constant"() <{value = dense<-0.002777777777777778> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %137 = "stablehlo.add"(%135, %136) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %138 = "stablehlo.multiply"(%137, %133) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %139 = "stablehlo.constant"() <{value = dense<0.08333333333333333> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %140 = "stablehlo.add"(%138, %139) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %141 = "stablehlo.multiply"(%140, %132) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %142 = "stablehlo.add"(%128, %141) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %143 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %144 = "stablehlo.add"(%114, %143) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %145 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %146 = "stablehlo.add"(%115, %145) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %147 = "stablehlo.divide"(%146, %144) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %148 = "stablehlo.multiply"(%147, %77) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %149 = "stablehlo.log"(%148) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %150 = "stablehlo.constant"() <{value = dense<3> : tensor<ui64>}> : () -> tensor<ui64>
    %151 = "stablehlo.add"(%s1, %150) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %152 = "stablehlo.reshape"(%s0) : (tensor<ui64>) -> tensor<1xui64>
    %153 = "stablehlo.reshape"(%151) : (tensor<ui64>) -> tensor<1xui64>
    %154 = "stablehlo.concatenate"(%152, %153) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %155:2 = "stablehlo.rng_bit_generator"(%154) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui64>)
    %156 = "stablehlo.constant"() <{value = dense<0> : tensor<1xui64>}> : () -> tensor<1xui64>
    %157 = "stablehlo.concatenate"(%155#1, %156) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %158 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %159 = "stablehlo.compare"(%103, %103) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %160 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %302:16 = "stablehlo.while"(%158, %157, %159, %160, %101, %88, %103, %109, %110, %75, %75, %114, %144, %146, %142, %149) ({
    ^bb0(%r161: tensor<i32>, %r162: tensor<2xui64>, %r163: tensor<2x3xi1>, %r164: tensor<2x3xf32>, %r165: tensor<2x3xf32>, %r166: tensor<2x3xf32>, %r167: tensor<2x3xf32>, %r168: tensor<2x3xf32>, %r169: tensor<2x3xf32>, %r170: tensor<2x3xf32>, %r171: tensor<2x3xf32>, %r172: tensor<2x3xf32>, %r173: tensor<2x3xf32>, %r174: tensor<2x3xf32>, %r175: tensor<2x3xf32>, %r176: tensor<2x3xf32>):
      %177 = "stablehlo.not"(%r163) : (tensor<2x3xi1>) -> tensor<2x3xi1>
      %178 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %182 = "stablehlo.reduce"(%177, %178) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%r179: tensor<i1>, %r180: tensor<i1>):
        %181 = "stablehlo.or"(%r179, %r180) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%181) : (tensor<i1>) -> ()
      }) : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
      %183 = "stablehlo.constant"() <{value = dense<1000> : tensor<i32>}> : () -> tensor<i32>
      %184 = "stablehlo.compare"(%r161, %183) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %185 = "stablehlo.and"(%182, %184) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%185) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r186: tensor<i32>, %r187: tensor<2xui64>, %r188: tensor<2x3xi1>, %r189: tensor<2x3xf32>, %r190: tensor<2x3xf32>, %r191: tensor<2x3xf32>, %r192: tensor<2x3xf32>, %r193: tensor<2x3xf32>, %r194: tensor<2x3xf32>, %r195: tensor<2x3xf32>, %r196: tensor<2x3xf32>, %r197: tensor<2x3xf32>, %r198: tensor<2x3xf32>, %r199: tensor<2x3xf32>, %r200: tensor<2x3xf32>, %r201: tensor<2x3xf32>):
      %202:2 = "stablehlo.rng_bit_generator"(%r187) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui32>)
      %203:2 = "stablehlo.rng_bit_generator"(%202#0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui32>)
      %204 = "stablehlo.constant"() <{value = dense<9> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %205 = "stablehlo.shift_right_logical"(%202#1, %204) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %206 = "stablehlo.convert"(%205) : (tensor<2x3xui32>) -> tensor<2x3xi32>
      %207 = "stablehlo.convert"(%206) : (tensor<2x3xi32>) -> tensor<2x3xf32>
      %208 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %209 = "stablehlo.add"(%207, %208) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %210 = "stablehlo.constant"() <{value = dense<1.1920928955078125e-7> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %211 = "stablehlo.multiply"(%209, %210) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %212 = "stablehlo.constant"() <{value = dense<9> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %213 = "stablehlo.shift_right_logical"(%203#1, %212) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %214 = "stablehlo.convert"(%213) : (tensor<2x3xui32>) -> tensor<2x3xi32>
      %215 = "stablehlo.convert"(%214) : (tensor<2x3xi32>) -> tensor<2x3xf32>
      %216 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %217 = "stablehlo.add"(%215, %216) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %218 = "stablehlo.constant"() <{value = dense<1.1920928955078125e-7> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %219 = "stablehlo.multiply"(%217, %218) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %220 = "stablehlo.constant"() <{value = dense<-0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %221 = "stablehlo.add"(%211, %220) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %222 = "stablehlo.abs"(%221) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %223 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %224 = "stablehlo.multiply"(%222, %223) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %225 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %226 = "stablehlo.add"(%224, %225) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %227 = "stablehlo.divide"(%r190, %226) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %228 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %229 = "stablehlo.multiply"(%227, %228) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %230 = "stablehlo.add"(%229, %r191) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %231 = "stablehlo.multiply"(%230, %221) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %232 = "stablehlo.add"(%231, %r192) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %233 = "stablehlo.floor"(%232) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %234 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %235 = "stablehlo.compare"(%233, %234) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %236 = "stablehlo.compare"(%233, %r195) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %237 = "stablehlo.and"(%235, %236) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %238 = "stablehlo.select"(%237, %233, %r192) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %239 = "stablehlo.constant"() <{value = dense<0.07> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %240 = "stablehlo.compare"(%226, %239) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %241 = "stablehlo.compare"(%219, %r193) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %242 = "stablehlo.and"(%240, %241) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %243 = "stablehlo.divide"(%227, %226) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %244 = "stablehlo.add"(%243, %r191) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %245 = "stablehlo.multiply"(%219, %r194) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %246 = "stablehlo.divide"(%245, %244) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %247 = "stablehlo.log"(%246) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %248 = "stablehlo.subtract"(%238, %r197) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %249 = "stablehlo.multiply"(%248, %r201) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %250 = "stablehlo.add"(%r200, %249) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %251 = "stablehlo.subtract"(%r196, %238) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %252 = "stablehlo.negate"(%248) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %253 = "stablehlo.divide"(%248, %r198) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %254 = "stablehlo.log_plus_one"(%253) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %255 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %256 = "stablehlo.add"(%238, %255) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %257 = "stablehlo.multiply"(%256, %254) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %258 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %259 = "stablehlo.add"(%238, %258) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %260 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %261 = "stablehlo.divide"(%260, %259) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %262 = "stablehlo.multiply"(%261, %261) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %263 = "stablehlo.constant"() <{value = dense<0.0007936507936507937> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %264 = "stablehlo.multiply"(%262, %263) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %265 = "stablehlo.constant"() <{value = dense<-0.002777777777777778> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %266 = "stablehlo.add"(%264, %265) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %267 = "stablehlo.multiply"(%266, %262) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %268 = "stablehlo.constant"() <{value = dense<0.08333333333333333> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %269 = "stablehlo.add"(%267, %268) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %270 = "stablehlo.multiply"(%269, %261) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %271 = "stablehlo.add"(%257, %270) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %272 = "stablehlo.subtract"(%250, %271) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %273 = "stablehlo.divide"(%252, %r199) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %274 = "stablehlo.log_plus_one"(%273) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %275 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %276 = "stablehlo.add"(%251, %275) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %277 = "stablehlo.multiply"(%276, %274) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %278 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %279 = "stablehlo.add"(%251, %278) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %280 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %281 = "stablehlo.divide"(%280, %279) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %282 = "stablehlo.multiply"(%281, %281) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %283 = "stablehlo.constant"() <{value = dense<0.0007936507936507937> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %284 = "stablehlo.multiply"(%282, %283) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %285 = "stablehlo.constant"() <{value = dense<-0.002777777777777778> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %286 = "stablehlo.add"(%284, %285) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %287 = "stablehlo.multiply"(%286, %282) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %288 = "stablehlo.constant"() <{value = dense<0.08333333333333333> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %289 = "stablehlo.add"(%287, %288) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %290 = "stablehlo.multiply"(%289, %281) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %291 = "stablehlo.add"(%277, %290) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %292 = "stablehlo.subtract"(%272, %291) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %293 = "stablehlo.compare"(%247, %292) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %294 = "stablehlo.or"(%242, %293) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %295 = "stablehlo.and"(%294, %237) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %296 = "stablehlo.not"(%r188) : (tensor<2x3xi1>) -> tensor<2x3xi1>
      %297 = "stablehlo.and"(%295, %296) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %298 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %299 = "stablehlo.add"(%r186, %298) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %300 = "stablehlo.or"(%r188, %297) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %301 = "stablehlo.select"(%297, %238, %r189) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      "stablehlo.return"(%299, %203#0, %300, %301, %r190, %r191, %r192, %r193, %r194, %r195, %r196, %r197, %r198, %r199, %r200, %r201) : (tensor<i32>, tensor<2xui64>, tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> ()
    }) : (tensor<i32>, tensor<2xui64>, tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<i32>, tensor<2xui64>, tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>)
    %303 = "stablehlo.select"(%12, %302#3, %71#0) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %304 = "stablehlo.subtract"(%0, %303) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %305 = "stablehlo.select"(%3, %304, %303) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %306 = "stablehlo.convert"(%305) : (tensor<2x3xf32>) -> tensor<2x3xf16>
    return %306 : tensor<2x3xf16>
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
    %14 = "stablehlo.negate"(%6) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %15 = "stablehlo.log_plus_one"(%14) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %16 = "stablehlo.multiply"(%13, %15) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %17 = "stablehlo.exponential"(%16) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %18 = "stablehlo.constant"() <{value = dense<0> : tensor<ui64>}> : () -> tensor<ui64>
    %19 = "stablehlo.add"(%s1, %18) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %20 = "stablehlo.reshape"(%s0) : (tensor<ui64>) -> tensor<1xui64>
    %21 = "stablehlo.reshape"(%19) : (tensor<ui64>) -> tensor<1xui64>
    %22 = "stablehlo.concatenate"(%20, %21) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %23:2 = "stablehlo.rng_bit_generator"(%22) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui64>)
    %24 = "stablehlo.constant"() <{value = dense<12> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %25 = "stablehlo.shift_right_logical"(%23#1, %24) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %26 = "stablehlo.convert"(%25) : (tensor<2x3xui64>) -> tensor<2x3xi64>
    %27 = "stablehlo.convert"(%26) : (tensor<2x3xi64>) -> tensor<2x3xf64>
    %28 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %29 = "stablehlo.add"(%27, %28) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %30 = "stablehlo.constant"() <{value = dense<2.220446049250313e-16> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %31 = "stablehlo.multiply"(%29, %30) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %32 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %69:6 = "stablehlo.while"(%32, %17, %17, %31, %13, %11) ({
    ^bb0(%r33: tensor<2x3xf64>, %r34: tensor<2x3xf64>, %r35: tensor<2x3xf64>, %r36: tensor<2x3xf64>, %r37: tensor<2x3xf64>, %r38: tensor<2x3xf64>):
      %39 = "stablehlo.compare"(%r35, %r36) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %40 = "stablehlo.constant"() <{value = dense<200.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %41 = "stablehlo.compare"(%r33, %40) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %42 = "stablehlo.and"(%39, %41) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %43 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %47 = "stablehlo.reduce"(%42, %43) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%r44: tensor<i1>, %r45: tensor<i1>):
        %46 = "stablehlo.or"(%r44, %r45) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%46) : (tensor<i1>) -> ()
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
    %17 = "stablehlo.reshape"(%s0) : (tensor<ui64>) -> tensor<1xui64>
    %18 = "stablehlo.reshape"(%s1) : (tensor<ui64>) -> tensor<1xui64>
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
    %66:6 = "stablehlo.while"(%29, %16, %16, %28, %15, %13) ({
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
      "stablehlo.return"(%47) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r48: tensor<2x3xf64>, %r49: tensor<2x3xf64>, %r50: tensor<2x3xf64>, %r51: tensor<2x3xf64>, %r52: tensor<2x3xf64>, %r53: tensor<2x3xf64>):
      %54 = "stablehlo.compare"(%r50, %r51) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %55 = "stablehlo.constant"() <{value = dense<200.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %56 = "stablehlo.compare"(%r48, %55) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %57 = "stablehlo.and"(%54, %56) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %58 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %59 = "stablehlo.add"(%r48, %58) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %60 = "stablehlo.subtract"(%r52, %59) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %61 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %62 = "stablehlo.add"(%60, %61) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %63 = "stablehlo.divide"(%62, %59) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %64 = "stablehlo.multiply"(%63, %r53) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %65 = "stablehlo.multiply"(%r49, %64) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %66 = "stablehlo.add"(%r50, %65) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %67 = "stablehlo.select"(%57, %59, %r48) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %68 = "stablehlo.select"(%57, %66, %r50) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      "stablehlo.return"(%67, %65, %68, %r51, %r52, %r53) : (tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>) -> ()
    }) : (tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>) -> (tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>)
    %70 = "stablehlo.constant"() <{value = dense<20.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %71 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %72 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %73 = "stablehlo.select"(%10, %arg0, %70) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %74 = "stablehlo.select"(%10, %6, %71) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %75 = "stablehlo.select"(%10, %11, %72) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %76 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %77 = "stablehlo.multiply"(%74, %76) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %78 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %79 = "stablehlo.add"(%77, %78) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %80 = "stablehlo.multiply"(%73, %74) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %81 = "stablehlo.multiply"(%80, %79) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %82 = "stablehlo.sqrt"(%81) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %83 = "stablehlo.constant"() <{value = dense<2.53> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %84 = "stablehlo.multiply"(%82, %83) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %85 = "stablehlo.constant"() <{value = dense<1.15> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %86 = "stablehlo.add"(%84, %85) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %87 = "stablehlo.constant"() <{value = dense<0.0248> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %88 = "stablehlo.multiply"(%86, %87) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %89 = "stablehlo.constant"() <{value = dense<-0.0873> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %90 = "stablehlo.add"(%88, %89) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %91 = "stablehlo.constant"() <{value = dense<0.01> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %92 = "stablehlo.multiply"(%74, %91) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %93 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %94 = "stablehlo.add"(%86, %93) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %95 = "stablehlo.constant"() <{value = dense<5.1> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %96 = "stablehlo.divide"(%95, %94) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %97 = "stablehlo.constant"() <{value = dense<2.83> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %98 = "stablehlo.add"(%96, %97) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %99 = "stablehlo.add"(%90, %92) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %100 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %101 = "stablehlo.add"(%80, %100) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %102 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %103 = "stablehlo.add"(%86, %102) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %104 = "stablehlo.constant"() <{value = dense<-4.2> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %105 = "stablehlo.divide"(%104, %103) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %106 = "stablehlo.constant"() <{value = dense<0.92> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %107 = "stablehlo.add"(%105, %106) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %108 = "stablehlo.multiply"(%98, %82) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %109 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %110 = "stablehlo.add"(%73, %109) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %111 = "stablehlo.multiply"(%110, %74) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %112 = "stablehlo.floor"(%111) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %113 = "stablehlo.subtract"(%73, %112) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %67 = "stablehlo.constant"() <{value = dense<20.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %68 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %69 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %70 = "stablehlo.select"(%12, %0, %67) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %71 = "stablehlo.select"(%12, %8, %68) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %72 = "stablehlo.select"(%12, %13, %69) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
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
    %115 = "stablehlo.add"(%112, %114) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %116 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %117 = "stablehlo.divide"(%116, %115) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %118 = "stablehlo.multiply"(%117, %117) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %119 = "stablehlo.constant"() <{value = dense<0.0007936507936507937> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %120 = "stablehlo.multiply"(%118, %119) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %121 = "stablehlo.constant"() <{value = dense<-0.002777777777777778> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %122 = "stablehlo.add"(%120, %121) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %123 = "stablehlo.multiply"(%122, %118) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %124 = "stablehlo.constant"() <{value = dense<0.08333333333333333> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %125 = "stablehlo.add"(%123, %124) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %126 = "stablehlo.multiply"(%125, %117) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %127 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %128 = "stablehlo.add"(%113, %127) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %129 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %130 = "stablehlo.divide"(%129, %128) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %131 = "stablehlo.multiply"(%130, %130) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %132 = "stablehlo.constant"() <{value = dense<0.0007936507936507937> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %133 = "stablehlo.multiply"(%131, %132) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %134 = "stablehlo.constant"() <{value = dense<-0.002777777777777778> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %135 = "stablehlo.add"(%133, %134) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %136 = "stablehlo.multiply"(%135, %131) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %137 = "stablehlo.constant"() <{value = dense<0.08333333333333333> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %138 = "stablehlo.add"(%136, %137) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %139 = "stablehlo.multiply"(%138, %130) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %140 = "stablehlo.add"(%126, %139) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %141 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %142 = "stablehlo.add"(%112, %141) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %143 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %144 = "stablehlo.add"(%113, %143) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %145 = "stablehlo.divide"(%144, %142) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %146 = "stablehlo.multiply"(%145, %75) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %147 = "stablehlo.log"(%146) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %148 = "stablehlo.constant"() <{value = dense<6> : tensor<ui64>}> : () -> tensor<ui64>
    %149 = "stablehlo.add"(%s1, %148) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %150 = "stablehlo.reshape"(%s0) : (tensor<ui64>) -> tensor<1xui64>
    %151 = "stablehlo.reshape"(%149) : (tensor<ui64>) -> tensor<1xui64>
    %152 = "stablehlo.concatenate"(%150, %151) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %153:2 = "stablehlo.rng_bit_generator"(%152) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui64>)
    %154 = "stablehlo.constant"() <{value = dense<0> : tensor<1xui64>}> : () -> tensor<1xui64>
    %155 = "stablehlo.concatenate"(%153#1, %154) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %156 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %157 = "stablehlo.compare"(%101, %101) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %158 = "stablehlo.constant"() <{value = dense<0x7FF8000000000000> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %300:16 = "stablehlo.while"(%156, %155, %157, %158, %99, %86, %101, %107, %108, %73, %73, %112, %142, %144, %140, %147) ({
    ^bb0(%r159: tensor<i32>, %r160: tensor<2xui64>, %r161: tensor<2x3xi1>, %r162: tensor<2x3xf64>, %r163: tensor<2x3xf64>, %r164: tensor<2x3xf64>, %r165: tensor<2x3xf64>, %r166: tensor<2x3xf64>, %r167: tensor<2x3xf64>, %r168: tensor<2x3xf64>, %r169: tensor<2x3xf64>, %r170: tensor<2x3xf64>, %r171: tensor<2x3xf64>, %r172: tensor<2x3xf64>, %r173: tensor<2x3xf64>, %r174: tensor<2x3xf64>):
      %175 = "stablehlo.not"(%r161) : (tensor<2x3xi1>) -> tensor<2x3xi1>
      %176 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %180 = "stablehlo.reduce"(%175, %176) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%r177: tensor<i1>, %r178: tensor<i1>):
        %179 = "stablehlo.or"(%r177, %r178) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%179) : (tensor<i1>) -> ()
      }) : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
      %181 = "stablehlo.constant"() <{value = dense<1000> : tensor<i32>}> : () -> tensor<i32>
      %182 = "stablehlo.compare"(%r159, %181) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %183 = "stablehlo.and"(%180, %182) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%183) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r184: tensor<i32>, %r185: tensor<2xui64>, %r186: tensor<2x3xi1>, %r187: tensor<2x3xf64>, %r188: tensor<2x3xf64>, %r189: tensor<2x3xf64>, %r190: tensor<2x3xf64>, %r191: tensor<2x3xf64>, %r192: tensor<2x3xf64>, %r193: tensor<2x3xf64>, %r194: tensor<2x3xf64>, %r195: tensor<2x3xf64>, %r196: tensor<2x3xf64>, %r197: tensor<2x3xf64>, %r198: tensor<2x3xf64>, %r199: tensor<2x3xf64>):
      %200:2 = "stablehlo.rng_bit_generator"(%r185) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui64>)
      %201:2 = "stablehlo.rng_bit_generator"(%200#0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui64>)
      %202 = "stablehlo.constant"() <{value = dense<12> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
      %203 = "stablehlo.shift_right_logical"(%200#1, %202) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
      %204 = "stablehlo.convert"(%203) : (tensor<2x3xui64>) -> tensor<2x3xi64>
      %205 = "stablehlo.convert"(%204) : (tensor<2x3xi64>) -> tensor<2x3xf64>
      %206 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %207 = "stablehlo.add"(%205, %206) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %208 = "stablehlo.constant"() <{value = dense<2.220446049250313e-16> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %209 = "stablehlo.multiply"(%207, %208) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %210 = "stablehlo.constant"() <{value = dense<12> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
      %211 = "stablehlo.shift_right_logical"(%201#1, %210) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
      %212 = "stablehlo.convert"(%211) : (tensor<2x3xui64>) -> tensor<2x3xi64>
      %213 = "stablehlo.convert"(%212) : (tensor<2x3xi64>) -> tensor<2x3xf64>
      %214 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %215 = "stablehlo.add"(%213, %214) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %216 = "stablehlo.constant"() <{value = dense<2.220446049250313e-16> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %217 = "stablehlo.multiply"(%215, %216) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %218 = "stablehlo.constant"() <{value = dense<-0.5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %219 = "stablehlo.add"(%209, %218) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %220 = "stablehlo.abs"(%219) : (tensor<2x3xf64>) -> tensor<2x3xf64>
      %221 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %222 = "stablehlo.multiply"(%220, %221) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %223 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %224 = "stablehlo.add"(%222, %223) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %225 = "stablehlo.divide"(%r188, %224) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %226 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %227 = "stablehlo.multiply"(%225, %226) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %228 = "stablehlo.add"(%227, %r189) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %229 = "stablehlo.multiply"(%228, %219) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %230 = "stablehlo.add"(%229, %r190) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %231 = "stablehlo.floor"(%230) : (tensor<2x3xf64>) -> tensor<2x3xf64>
      %232 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %233 = "stablehlo.compare"(%231, %232) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %234 = "stablehlo.compare"(%231, %r193) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %235 = "stablehlo.and"(%233, %234) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %236 = "stablehlo.select"(%235, %231, %r190) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %237 = "stablehlo.constant"() <{value = dense<0.07> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %238 = "stablehlo.compare"(%224, %237) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %239 = "stablehlo.compare"(%217, %r191) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %240 = "stablehlo.and"(%238, %239) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %241 = "stablehlo.divide"(%225, %224) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %242 = "stablehlo.add"(%241, %r189) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %243 = "stablehlo.multiply"(%217, %r192) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %244 = "stablehlo.divide"(%243, %242) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %245 = "stablehlo.log"(%244) : (tensor<2x3xf64>) -> tensor<2x3xf64>
      %246 = "stablehlo.subtract"(%236, %r195) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %247 = "stablehlo.multiply"(%246, %r199) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %248 = "stablehlo.add"(%r198, %247) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %249 = "stablehlo.subtract"(%r194, %236) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %250 = "stablehlo.negate"(%246) : (tensor<2x3xf64>) -> tensor<2x3xf64>
      %251 = "stablehlo.divide"(%246, %r196) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %252 = "stablehlo.log_plus_one"(%251) : (tensor<2x3xf64>) -> tensor<2x3xf64>
      %253 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %254 = "stablehlo.add"(%236, %253) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %255 = "stablehlo.multiply"(%254, %252) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %256 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %257 = "stablehlo.add"(%236, %256) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %258 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %259 = "stablehlo.divide"(%258, %257) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %260 = "stablehlo.multiply"(%259, %259) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %261 = "stablehlo.constant"() <{value = dense<0.0007936507936507937> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %262 = "stablehlo.multiply"(%260, %261) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %263 = "stablehlo.constant"() <{value = dense<-0.002777777777777778> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %264 = "stablehlo.add"(%262, %263) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %265 = "stablehlo.multiply"(%264, %260) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %266 = "stablehlo.constant"() <{value = dense<0.08333333333333333> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %267 = "stablehlo.add"(%265, %266) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %268 = "stablehlo.multiply"(%267, %259) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %269 = "stablehlo.add"(%255, %268) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %270 = "stablehlo.subtract"(%248, %269) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %271 = "stablehlo.divide"(%250, %r197) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %272 = "stablehlo.log_plus_one"(%271) : (tensor<2x3xf64>) -> tensor<2x3xf64>
      %273 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %274 = "stablehlo.add"(%249, %273) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %275 = "stablehlo.multiply"(%274, %272) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %276 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %277 = "stablehlo.add"(%249, %276) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %278 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %279 = "stablehlo.divide"(%278, %277) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %280 = "stablehlo.multiply"(%279, %279) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %281 = "stablehlo.constant"() <{value = dense<0.0007936507936507937> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %282 = "stablehlo.multiply"(%280, %281) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %283 = "stablehlo.constant"() <{value = dense<-0.002777777777777778> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %284 = "stablehlo.add"(%282, %283) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %285 = "stablehlo.multiply"(%284, %280) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %286 = "stablehlo.constant"() <{value = dense<0.08333333333333333> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %287 = "stablehlo.add"(%285, %286) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %288 = "stablehlo.multiply"(%287, %279) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %289 = "stablehlo.add"(%275, %288) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %290 = "stablehlo.subtract"(%270, %289) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %291 = "stablehlo.compare"(%245, %290) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %292 = "stablehlo.or"(%240, %291) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %293 = "stablehlo.and"(%292, %235) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %294 = "stablehlo.not"(%r186) : (tensor<2x3xi1>) -> tensor<2x3xi1>
      %295 = "stablehlo.and"(%293, %294) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %296 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %297 = "stablehlo.add"(%r184, %296) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %298 = "stablehlo.or"(%r186, %295) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %299 = "stablehlo.select"(%295, %236, %r187) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      "stablehlo.return"(%297, %201#0, %298, %299, %r188, %r189, %r190, %r191, %r192, %r193, %r194, %r195, %r196, %r197, %r198, %r199) : (tensor<i32>, tensor<2xui64>, tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>) -> ()
    }) : (tensor<i32>, tensor<2xui64>, tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>) -> (tensor<i32>, tensor<2xui64>, tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>)
    %301 = "stablehlo.select"(%10, %300#3, %69#0) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %302 = "stablehlo.subtract"(%arg0, %301) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %303 = "stablehlo.select"(%1, %302, %301) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    return %303 : tensor<2x3xf64>
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
    %235 = "stablehlo.select"(%12, %234#3, %66#0) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %236 = "stablehlo.subtract"(%0, %235) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %237 = "stablehlo.select"(%3, %236, %235) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %238 = "stablehlo.convert"(%237) : (tensor<2x3xf64>) -> tensor<2x3xf32>
    return %238 : tensor<2x3xf32>
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
    %17 = "stablehlo.reshape"(%s0) : (tensor<ui64>) -> tensor<1xui64>
    %18 = "stablehlo.reshape"(%s1) : (tensor<ui64>) -> tensor<1xui64>
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
    %66:6 = "stablehlo.while"(%29, %16, %16, %28, %15, %13) ({
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
    %70 = "stablehlo.select"(%12, %0, %67) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %71 = "stablehlo.select"(%12, %8, %68) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %72 = "stablehlo.select"(%12, %13, %69) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
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
    %235 = "stablehlo.select"(%12, %234#3, %66#0) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %236 = "stablehlo.subtract"(%0, %235) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %237 = "stablehlo.select"(%3, %236, %235) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %238 = "stablehlo.convert"(%237) : (tensor<2x3xf64>) -> tensor<2x3xbf16>
    return %238 : tensor<2x3xbf16>
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
    %17 = "stablehlo.reshape"(%s0) : (tensor<ui64>) -> tensor<1xui64>
    %18 = "stablehlo.reshape"(%s1) : (tensor<ui64>) -> tensor<1xui64>
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
    %66:6 = "stablehlo.while"(%29, %16, %16, %28, %15, %13) ({
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
    %70 = "stablehlo.select"(%12, %0, %67) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %71 = "stablehlo.select"(%12, %8, %68) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %72 = "stablehlo.select"(%12, %13, %69) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
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
    %235 = "stablehlo.select"(%12, %234#3, %66#0) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %236 = "stablehlo.subtract"(%0, %235) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %237 = "stablehlo.select"(%3, %236, %235) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %238 = "stablehlo.convert"(%237) : (tensor<2x3xf64>) -> tensor<2x3xf16>
    return %238 : tensor<2x3xf16>
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
    %15 = "stablehlo.reshape"(%s0) : (tensor<ui64>) -> tensor<1xui64>
    %16 = "stablehlo.reshape"(%s1) : (tensor<ui64>) -> tensor<1xui64>
    %17 = "stablehlo.concatenate"(%15, %16) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %18:2 = "stablehlo.rng_bit_generator"(%17) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui64>)
    %19 = "stablehlo.constant"() <{value = dense<12> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %20 = "stablehlo.shift_right_logical"(%18#1, %19) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %21 = "stablehlo.convert"(%20) : (tensor<2x3xui64>) -> tensor<2x3xi64>
    %22 = "stablehlo.convert"(%21) : (tensor<2x3xi64>) -> tensor<2x3xf64>
    %23 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %24 = "stablehlo.add"(%22, %23) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %25 = "stablehlo.constant"() <{value = dense<2.220446049250313e-16> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %26 = "stablehlo.multiply"(%24, %25) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %27 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %64:6 = "stablehlo.while"(%27, %14, %14, %26, %13, %11) ({
    ^bb0(%r28: tensor<2x3xf64>, %r29: tensor<2x3xf64>, %r30: tensor<2x3xf64>, %r31: tensor<2x3xf64>, %r32: tensor<2x3xf64>, %r33: tensor<2x3xf64>):
      %34 = "stablehlo.compare"(%r30, %r31) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %35 = "stablehlo.constant"() <{value = dense<200.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %36 = "stablehlo.compare"(%r28, %35) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %37 = "stablehlo.and"(%34, %36) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %38 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %42 = "stablehlo.reduce"(%37, %38) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%r39: tensor<i1>, %r40: tensor<i1>):
        %41 = "stablehlo.or"(%r39, %r40) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%41) : (tensor<i1>) -> ()
      }) : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%42) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r43: tensor<2x3xf64>, %r44: tensor<2x3xf64>, %r45: tensor<2x3xf64>, %r46: tensor<2x3xf64>, %r47: tensor<2x3xf64>, %r48: tensor<2x3xf64>):
      %49 = "stablehlo.compare"(%r45, %r46) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %50 = "stablehlo.constant"() <{value = dense<200.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %51 = "stablehlo.compare"(%r43, %50) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %52 = "stablehlo.and"(%49, %51) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %53 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %54 = "stablehlo.add"(%r43, %53) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %55 = "stablehlo.subtract"(%r47, %54) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %56 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %57 = "stablehlo.add"(%55, %56) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %58 = "stablehlo.divide"(%57, %54) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %59 = "stablehlo.multiply"(%58, %r48) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %60 = "stablehlo.multiply"(%r44, %59) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %61 = "stablehlo.add"(%r45, %60) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %62 = "stablehlo.select"(%52, %54, %r43) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %63 = "stablehlo.select"(%52, %61, %r45) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      "stablehlo.return"(%62, %60, %63, %r46, %r47, %r48) : (tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>) -> ()
    }) : (tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>) -> (tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>)
    %65 = "stablehlo.constant"() <{value = dense<20.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %66 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %67 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %68 = "stablehlo.select"(%10, %arg0, %65) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %69 = "stablehlo.select"(%10, %6, %66) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %70 = "stablehlo.select"(%10, %11, %67) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %71 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %72 = "stablehlo.multiply"(%69, %71) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %73 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %74 = "stablehlo.add"(%72, %73) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %75 = "stablehlo.multiply"(%68, %69) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %76 = "stablehlo.multiply"(%75, %74) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %77 = "stablehlo.sqrt"(%76) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %78 = "stablehlo.constant"() <{value = dense<2.53> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %79 = "stablehlo.multiply"(%77, %78) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %80 = "stablehlo.constant"() <{value = dense<1.15> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %81 = "stablehlo.add"(%79, %80) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %82 = "stablehlo.constant"() <{value = dense<0.0248> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %83 = "stablehlo.multiply"(%81, %82) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %84 = "stablehlo.constant"() <{value = dense<-0.0873> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %85 = "stablehlo.add"(%83, %84) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %86 = "stablehlo.constant"() <{value = dense<0.01> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %87 = "stablehlo.multiply"(%69, %86) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %88 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %89 = "stablehlo.add"(%81, %88) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %90 = "stablehlo.constant"() <{value = dense<5.1> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %91 = "stablehlo.divide"(%90, %89) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %92 = "stablehlo.constant"() <{value = dense<2.83> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %93 = "stablehlo.add"(%91, %92) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %94 = "stablehlo.add"(%85, %87) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %95 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %96 = "stablehlo.add"(%75, %95) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %97 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %98 = "stablehlo.add"(%81, %97) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %99 = "stablehlo.constant"() <{value = dense<-4.2> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %100 = "stablehlo.divide"(%99, %98) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %101 = "stablehlo.constant"() <{value = dense<0.92> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %102 = "stablehlo.add"(%100, %101) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %103 = "stablehlo.multiply"(%93, %77) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %104 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %105 = "stablehlo.add"(%68, %104) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %106 = "stablehlo.multiply"(%105, %69) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %107 = "stablehlo.floor"(%106) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %108 = "stablehlo.subtract"(%68, %107) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %109 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %110 = "stablehlo.add"(%107, %109) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %111 = "chlo.lgamma"(%110) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %112 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %113 = "stablehlo.add"(%108, %112) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %114 = "chlo.lgamma"(%113) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %115 = "stablehlo.add"(%111, %114) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %116 = "stablehlo.log"(%70) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %117 = "stablehlo.constant"() <{value = dense<6> : tensor<ui64>}> : () -> tensor<ui64>
    %118 = "stablehlo.add"(%s1, %117) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %119 = "stablehlo.reshape"(%s0) : (tensor<ui64>) -> tensor<1xui64>
    %120 = "stablehlo.reshape"(%118) : (tensor<ui64>) -> tensor<1xui64>
    %121 = "stablehlo.concatenate"(%119, %120) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %122:2 = "stablehlo.rng_bit_generator"(%121) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui64>)
    %123 = "stablehlo.constant"() <{value = dense<0> : tensor<1xui64>}> : () -> tensor<1xui64>
    %124 = "stablehlo.concatenate"(%122#1, %123) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %125 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %126 = "stablehlo.compare"(%96, %96) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %127 = "stablehlo.constant"() <{value = dense<0x7FF8000000000000> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %232:14 = "stablehlo.while"(%125, %124, %126, %127, %94, %81, %96, %102, %103, %68, %68, %107, %115, %116) ({
    ^bb0(%r128: tensor<i32>, %r129: tensor<2xui64>, %r130: tensor<2x3xi1>, %r131: tensor<2x3xf64>, %r132: tensor<2x3xf64>, %r133: tensor<2x3xf64>, %r134: tensor<2x3xf64>, %r135: tensor<2x3xf64>, %r136: tensor<2x3xf64>, %r137: tensor<2x3xf64>, %r138: tensor<2x3xf64>, %r139: tensor<2x3xf64>, %r140: tensor<2x3xf64>, %r141: tensor<2x3xf64>):
      %142 = "stablehlo.not"(%r130) : (tensor<2x3xi1>) -> tensor<2x3xi1>
      %143 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %147 = "stablehlo.reduce"(%142, %143) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%r144: tensor<i1>, %r145: tensor<i1>):
        %146 = "stablehlo.or"(%r144, %r145) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%146) : (tensor<i1>) -> ()
      }) : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
      %148 = "stablehlo.constant"() <{value = dense<1000> : tensor<i32>}> : () -> tensor<i32>
      %149 = "stablehlo.compare"(%r128, %148) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %150 = "stablehlo.and"(%147, %149) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%150) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r151: tensor<i32>, %r152: tensor<2xui64>, %r153: tensor<2x3xi1>, %r154: tensor<2x3xf64>, %r155: tensor<2x3xf64>, %r156: tensor<2x3xf64>, %r157: tensor<2x3xf64>, %r158: tensor<2x3xf64>, %r159: tensor<2x3xf64>, %r160: tensor<2x3xf64>, %r161: tensor<2x3xf64>, %r162: tensor<2x3xf64>, %r163: tensor<2x3xf64>, %r164: tensor<2x3xf64>):
      %165:2 = "stablehlo.rng_bit_generator"(%r152) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui64>)
      %166:2 = "stablehlo.rng_bit_generator"(%165#0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui64>)
      %167 = "stablehlo.constant"() <{value = dense<12> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
      %168 = "stablehlo.shift_right_logical"(%165#1, %167) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
      %169 = "stablehlo.convert"(%168) : (tensor<2x3xui64>) -> tensor<2x3xi64>
      %170 = "stablehlo.convert"(%169) : (tensor<2x3xi64>) -> tensor<2x3xf64>
      %171 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %172 = "stablehlo.add"(%170, %171) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %173 = "stablehlo.constant"() <{value = dense<2.220446049250313e-16> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %174 = "stablehlo.multiply"(%172, %173) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %175 = "stablehlo.constant"() <{value = dense<12> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
      %176 = "stablehlo.shift_right_logical"(%166#1, %175) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
      %177 = "stablehlo.convert"(%176) : (tensor<2x3xui64>) -> tensor<2x3xi64>
      %178 = "stablehlo.convert"(%177) : (tensor<2x3xi64>) -> tensor<2x3xf64>
      %179 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %180 = "stablehlo.add"(%178, %179) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %181 = "stablehlo.constant"() <{value = dense<2.220446049250313e-16> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %182 = "stablehlo.multiply"(%180, %181) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %183 = "stablehlo.constant"() <{value = dense<-0.5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %184 = "stablehlo.add"(%174, %183) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %185 = "stablehlo.abs"(%184) : (tensor<2x3xf64>) -> tensor<2x3xf64>
      %186 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %187 = "stablehlo.multiply"(%185, %186) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %188 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %189 = "stablehlo.add"(%187, %188) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %190 = "stablehlo.divide"(%r155, %189) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %191 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %192 = "stablehlo.multiply"(%190, %191) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %193 = "stablehlo.add"(%192, %r156) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %194 = "stablehlo.multiply"(%193, %184) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %195 = "stablehlo.add"(%194, %r157) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %196 = "stablehlo.floor"(%195) : (tensor<2x3xf64>) -> tensor<2x3xf64>
      %197 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %198 = "stablehlo.compare"(%196, %197) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %199 = "stablehlo.compare"(%196, %r160) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %200 = "stablehlo.and"(%198, %199) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %201 = "stablehlo.select"(%200, %196, %r157) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %202 = "stablehlo.constant"() <{value = dense<0.07> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %203 = "stablehlo.compare"(%189, %202) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %204 = "stablehlo.compare"(%182, %r158) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %205 = "stablehlo.and"(%203, %204) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %206 = "stablehlo.divide"(%190, %189) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %207 = "stablehlo.add"(%206, %r156) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %208 = "stablehlo.multiply"(%182, %r159) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %209 = "stablehlo.divide"(%208, %207) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %210 = "stablehlo.log"(%209) : (tensor<2x3xf64>) -> tensor<2x3xf64>
      %211 = "stablehlo.subtract"(%201, %r162) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %212 = "stablehlo.multiply"(%211, %r164) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %213 = "stablehlo.subtract"(%r161, %201) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %214 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %215 = "stablehlo.add"(%201, %214) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %216 = "chlo.lgamma"(%215) : (tensor<2x3xf64>) -> tensor<2x3xf64>
      %217 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %218 = "stablehlo.add"(%213, %217) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %219 = "chlo.lgamma"(%218) : (tensor<2x3xf64>) -> tensor<2x3xf64>
      %220 = "stablehlo.add"(%r163, %212) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %221 = "stablehlo.subtract"(%220, %216) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %222 = "stablehlo.subtract"(%221, %219) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %223 = "stablehlo.compare"(%210, %222) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %224 = "stablehlo.or"(%205, %223) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %225 = "stablehlo.and"(%224, %200) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %226 = "stablehlo.not"(%r153) : (tensor<2x3xi1>) -> tensor<2x3xi1>
      %227 = "stablehlo.and"(%225, %226) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %228 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %229 = "stablehlo.add"(%r151, %228) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %230 = "stablehlo.or"(%r153, %227) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %231 = "stablehlo.select"(%227, %201, %r154) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      "stablehlo.return"(%229, %166#0, %230, %231, %r155, %r156, %r157, %r158, %r159, %r160, %r161, %r162, %r163, %r164) : (tensor<i32>, tensor<2xui64>, tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>) -> ()
    }) : (tensor<i32>, tensor<2xui64>, tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>) -> (tensor<i32>, tensor<2xui64>, tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>)
    %233 = "stablehlo.select"(%10, %232#3, %64#0) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %234 = "stablehlo.subtract"(%arg0, %233) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %235 = "stablehlo.select"(%1, %234, %233) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    return %235 : tensor<2x3xf64>
  }
}
