// aten::poisson(Tensor self, Generator? generator=None) -> Tensor

// T[2,3] seed, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf32>, %s0: tensor<ui64>, %s1: tensor<ui64>) -> (tensor<2x3xf32>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3xf32>) -> tensor<2x3xf64>
    %1 = "stablehlo.constant"() <{value = dense<10.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %2 = "stablehlo.compare"(%0, %1) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %3 = "stablehlo.constant"() <{value = dense<10.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %4 = "stablehlo.select"(%2, %3, %0) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %5 = "stablehlo.select"(%2, %0, %3) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %6 = "stablehlo.negate"(%4) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %7 = "stablehlo.exponential"(%6) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %8 = "stablehlo.constant"() <{value = dense<0> : tensor<ui64>}> : () -> tensor<ui64>
    %9 = "stablehlo.add"(%s1, %8) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %10 = "stablehlo.reshape"(%s0) : (tensor<ui64>) -> tensor<1xui64>
    %11 = "stablehlo.reshape"(%9) : (tensor<ui64>) -> tensor<1xui64>
    %12 = "stablehlo.concatenate"(%10, %11) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %13:2 = "stablehlo.rng_bit_generator"(%12) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui64>)
    %14 = "stablehlo.constant"() <{value = dense<12> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %15 = "stablehlo.shift_right_logical"(%13#1, %14) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %16 = "stablehlo.convert"(%15) : (tensor<2x3xui64>) -> tensor<2x3xi64>
    %17 = "stablehlo.convert"(%16) : (tensor<2x3xi64>) -> tensor<2x3xf64>
    %18 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %19 = "stablehlo.add"(%17, %18) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %20 = "stablehlo.constant"() <{value = dense<2.220446049250313e-16> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %21 = "stablehlo.multiply"(%19, %20) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %22 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %53:5 = "stablehlo.while"(%22, %7, %7, %21, %4) ({
    ^bb0(%r23: tensor<2x3xf64>, %r24: tensor<2x3xf64>, %r25: tensor<2x3xf64>, %r26: tensor<2x3xf64>, %r27: tensor<2x3xf64>):
      %28 = "stablehlo.compare"(%r25, %r26) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %29 = "stablehlo.constant"() <{value = dense<200.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %30 = "stablehlo.compare"(%r23, %29) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %31 = "stablehlo.and"(%28, %30) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %32 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %36 = "stablehlo.reduce"(%31, %32) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%r33: tensor<i1>, %r34: tensor<i1>):
        %35 = "stablehlo.or"(%r33, %r34) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%35) : (tensor<i1>) -> ()
      }) : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%36) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r37: tensor<2x3xf64>, %r38: tensor<2x3xf64>, %r39: tensor<2x3xf64>, %r40: tensor<2x3xf64>, %r41: tensor<2x3xf64>):
      %42 = "stablehlo.compare"(%r39, %r40) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %43 = "stablehlo.constant"() <{value = dense<200.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %44 = "stablehlo.compare"(%r37, %43) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %45 = "stablehlo.and"(%42, %44) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %46 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %47 = "stablehlo.add"(%r37, %46) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %48 = "stablehlo.divide"(%r41, %47) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %49 = "stablehlo.multiply"(%r38, %48) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %50 = "stablehlo.add"(%r39, %49) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %51 = "stablehlo.select"(%45, %47, %r37) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %52 = "stablehlo.select"(%45, %50, %r39) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      "stablehlo.return"(%51, %49, %52, %r40, %r41) : (tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>) -> ()
    }) : (tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>) -> (tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>)
    %54 = "stablehlo.sqrt"(%5) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %55 = "stablehlo.constant"() <{value = dense<2.53> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %56 = "stablehlo.multiply"(%54, %55) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %57 = "stablehlo.constant"() <{value = dense<0.931> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %58 = "stablehlo.add"(%56, %57) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %59 = "stablehlo.constant"() <{value = dense<0.02483> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %60 = "stablehlo.multiply"(%58, %59) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %61 = "stablehlo.constant"() <{value = dense<-0.059> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %62 = "stablehlo.add"(%60, %61) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %63 = "stablehlo.constant"() <{value = dense<0.43> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %64 = "stablehlo.add"(%5, %63) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %65 = "stablehlo.constant"() <{value = dense<-2.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %66 = "stablehlo.add"(%58, %65) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %67 = "stablehlo.constant"() <{value = dense<-3.6224> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %68 = "stablehlo.divide"(%67, %66) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %69 = "stablehlo.constant"() <{value = dense<0.9277> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %70 = "stablehlo.add"(%68, %69) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %71 = "stablehlo.constant"() <{value = dense<-3.4> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %72 = "stablehlo.add"(%58, %71) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %73 = "stablehlo.constant"() <{value = dense<1.1328> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %74 = "stablehlo.divide"(%73, %72) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %75 = "stablehlo.constant"() <{value = dense<1.1239> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %76 = "stablehlo.add"(%74, %75) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %77 = "stablehlo.constant"() <{value = dense<0x7FF0000000000000> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %78 = "stablehlo.log"(%5) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %79 = "stablehlo.constant"() <{value = dense<6> : tensor<ui64>}> : () -> tensor<ui64>
    %80 = "stablehlo.add"(%s1, %79) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %81 = "stablehlo.reshape"(%s0) : (tensor<ui64>) -> tensor<1xui64>
    %82 = "stablehlo.reshape"(%80) : (tensor<ui64>) -> tensor<1xui64>
    %83 = "stablehlo.concatenate"(%81, %82) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %84:2 = "stablehlo.rng_bit_generator"(%83) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui64>)
    %85 = "stablehlo.constant"() <{value = dense<0> : tensor<1xui64>}> : () -> tensor<1xui64>
    %86 = "stablehlo.concatenate"(%84#1, %85) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %87 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %88 = "stablehlo.compare"(%64, %64) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %89 = "stablehlo.constant"() <{value = dense<0x7FF8000000000000> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %184:12 = "stablehlo.while"(%87, %86, %88, %89, %62, %58, %64, %70, %76, %77, %5, %78) ({
    ^bb0(%r90: tensor<i32>, %r91: tensor<2xui64>, %r92: tensor<2x3xi1>, %r93: tensor<2x3xf64>, %r94: tensor<2x3xf64>, %r95: tensor<2x3xf64>, %r96: tensor<2x3xf64>, %r97: tensor<2x3xf64>, %r98: tensor<2x3xf64>, %r99: tensor<2x3xf64>, %r100: tensor<2x3xf64>, %r101: tensor<2x3xf64>):
      %102 = "stablehlo.not"(%r92) : (tensor<2x3xi1>) -> tensor<2x3xi1>
      %103 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %107 = "stablehlo.reduce"(%102, %103) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%r104: tensor<i1>, %r105: tensor<i1>):
        %106 = "stablehlo.or"(%r104, %r105) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%106) : (tensor<i1>) -> ()
      }) : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
      %108 = "stablehlo.constant"() <{value = dense<1000> : tensor<i32>}> : () -> tensor<i32>
      %109 = "stablehlo.compare"(%r90, %108) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %110 = "stablehlo.and"(%107, %109) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%110) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r111: tensor<i32>, %r112: tensor<2xui64>, %r113: tensor<2x3xi1>, %r114: tensor<2x3xf64>, %r115: tensor<2x3xf64>, %r116: tensor<2x3xf64>, %r117: tensor<2x3xf64>, %r118: tensor<2x3xf64>, %r119: tensor<2x3xf64>, %r120: tensor<2x3xf64>, %r121: tensor<2x3xf64>, %r122: tensor<2x3xf64>):
      %123:2 = "stablehlo.rng_bit_generator"(%r112) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui64>)
      %124:2 = "stablehlo.rng_bit_generator"(%123#0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui64>)
      %125 = "stablehlo.constant"() <{value = dense<12> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
      %126 = "stablehlo.shift_right_logical"(%123#1, %125) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
      %127 = "stablehlo.convert"(%126) : (tensor<2x3xui64>) -> tensor<2x3xi64>
      %128 = "stablehlo.convert"(%127) : (tensor<2x3xi64>) -> tensor<2x3xf64>
      %129 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %130 = "stablehlo.add"(%128, %129) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %131 = "stablehlo.constant"() <{value = dense<2.220446049250313e-16> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %132 = "stablehlo.multiply"(%130, %131) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %133 = "stablehlo.constant"() <{value = dense<12> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
      %134 = "stablehlo.shift_right_logical"(%124#1, %133) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
      %135 = "stablehlo.convert"(%134) : (tensor<2x3xui64>) -> tensor<2x3xi64>
      %136 = "stablehlo.convert"(%135) : (tensor<2x3xi64>) -> tensor<2x3xf64>
      %137 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %138 = "stablehlo.add"(%136, %137) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %139 = "stablehlo.constant"() <{value = dense<2.220446049250313e-16> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %140 = "stablehlo.multiply"(%138, %139) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %141 = "stablehlo.constant"() <{value = dense<-0.5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %142 = "stablehlo.add"(%132, %141) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %143 = "stablehlo.abs"(%142) : (tensor<2x3xf64>) -> tensor<2x3xf64>
      %144 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %145 = "stablehlo.multiply"(%143, %144) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %146 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %147 = "stablehlo.add"(%145, %146) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %148 = "stablehlo.divide"(%r115, %147) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %149 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %150 = "stablehlo.multiply"(%148, %149) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %151 = "stablehlo.add"(%150, %r116) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %152 = "stablehlo.multiply"(%151, %142) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %153 = "stablehlo.add"(%152, %r117) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %154 = "stablehlo.floor"(%153) : (tensor<2x3xf64>) -> tensor<2x3xf64>
      %155 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %156 = "stablehlo.compare"(%154, %155) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %157 = "stablehlo.compare"(%154, %r120) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %158 = "stablehlo.and"(%156, %157) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %159 = "stablehlo.select"(%158, %154, %r117) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %160 = "stablehlo.constant"() <{value = dense<0.07> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %161 = "stablehlo.compare"(%147, %160) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %162 = "stablehlo.compare"(%140, %r118) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %163 = "stablehlo.and"(%161, %162) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %164 = "stablehlo.divide"(%148, %147) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %165 = "stablehlo.add"(%164, %r116) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %166 = "stablehlo.multiply"(%140, %r119) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %167 = "stablehlo.divide"(%166, %165) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %168 = "stablehlo.log"(%167) : (tensor<2x3xf64>) -> tensor<2x3xf64>
      %169 = "stablehlo.multiply"(%159, %r122) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %170 = "stablehlo.subtract"(%169, %r121) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %171 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %172 = "stablehlo.add"(%159, %171) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %173 = "chlo.lgamma"(%172) : (tensor<2x3xf64>) -> tensor<2x3xf64>
      %174 = "stablehlo.subtract"(%170, %173) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %175 = "stablehlo.compare"(%168, %174) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %176 = "stablehlo.or"(%163, %175) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %177 = "stablehlo.and"(%176, %158) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %178 = "stablehlo.not"(%r113) : (tensor<2x3xi1>) -> tensor<2x3xi1>
      %179 = "stablehlo.and"(%177, %178) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %180 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %181 = "stablehlo.add"(%r111, %180) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %182 = "stablehlo.or"(%r113, %179) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %183 = "stablehlo.select"(%179, %159, %r114) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      "stablehlo.return"(%181, %124#0, %182, %183, %r115, %r116, %r117, %r118, %r119, %r120, %r121, %r122) : (tensor<i32>, tensor<2xui64>, tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>) -> ()
    }) : (tensor<i32>, tensor<2xui64>, tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>) -> (tensor<i32>, tensor<2xui64>, tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>)
    %185 = "stablehlo.select"(%2, %184#3, %53#0) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %186 = "stablehlo.convert"(%185) : (tensor<2x3xf64>) -> tensor<2x3xf32>
    return %186 : tensor<2x3xf32>
  }
}

// T[2,3] seed, T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xbf16>, %s0: tensor<ui64>, %s1: tensor<ui64>) -> (tensor<2x3xbf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3xbf16>) -> tensor<2x3xf64>
    %1 = "stablehlo.constant"() <{value = dense<10.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %2 = "stablehlo.compare"(%0, %1) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %3 = "stablehlo.constant"() <{value = dense<10.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %4 = "stablehlo.select"(%2, %3, %0) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %5 = "stablehlo.select"(%2, %0, %3) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %6 = "stablehlo.negate"(%4) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %7 = "stablehlo.exponential"(%6) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %8 = "stablehlo.constant"() <{value = dense<0> : tensor<ui64>}> : () -> tensor<ui64>
    %9 = "stablehlo.add"(%s1, %8) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %10 = "stablehlo.reshape"(%s0) : (tensor<ui64>) -> tensor<1xui64>
    %11 = "stablehlo.reshape"(%9) : (tensor<ui64>) -> tensor<1xui64>
    %12 = "stablehlo.concatenate"(%10, %11) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %13:2 = "stablehlo.rng_bit_generator"(%12) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui64>)
    %14 = "stablehlo.constant"() <{value = dense<12> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %15 = "stablehlo.shift_right_logical"(%13#1, %14) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %16 = "stablehlo.convert"(%15) : (tensor<2x3xui64>) -> tensor<2x3xi64>
    %17 = "stablehlo.convert"(%16) : (tensor<2x3xi64>) -> tensor<2x3xf64>
    %18 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %19 = "stablehlo.add"(%17, %18) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %20 = "stablehlo.constant"() <{value = dense<2.220446049250313e-16> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %21 = "stablehlo.multiply"(%19, %20) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %22 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %53:5 = "stablehlo.while"(%22, %7, %7, %21, %4) ({
    ^bb0(%r23: tensor<2x3xf64>, %r24: tensor<2x3xf64>, %r25: tensor<2x3xf64>, %r26: tensor<2x3xf64>, %r27: tensor<2x3xf64>):
      %28 = "stablehlo.compare"(%r25, %r26) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %29 = "stablehlo.constant"() <{value = dense<200.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %30 = "stablehlo.compare"(%r23, %29) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %31 = "stablehlo.and"(%28, %30) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %32 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %36 = "stablehlo.reduce"(%31, %32) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%r33: tensor<i1>, %r34: tensor<i1>):
        %35 = "stablehlo.or"(%r33, %r34) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%35) : (tensor<i1>) -> ()
      }) : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%36) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r37: tensor<2x3xf64>, %r38: tensor<2x3xf64>, %r39: tensor<2x3xf64>, %r40: tensor<2x3xf64>, %r41: tensor<2x3xf64>):
      %42 = "stablehlo.compare"(%r39, %r40) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %43 = "stablehlo.constant"() <{value = dense<200.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %44 = "stablehlo.compare"(%r37, %43) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %45 = "stablehlo.and"(%42, %44) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %46 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %47 = "stablehlo.add"(%r37, %46) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %48 = "stablehlo.divide"(%r41, %47) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %49 = "stablehlo.multiply"(%r38, %48) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %50 = "stablehlo.add"(%r39, %49) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %51 = "stablehlo.select"(%45, %47, %r37) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %52 = "stablehlo.select"(%45, %50, %r39) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      "stablehlo.return"(%51, %49, %52, %r40, %r41) : (tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>) -> ()
    }) : (tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>) -> (tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>)
    %54 = "stablehlo.sqrt"(%5) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %55 = "stablehlo.constant"() <{value = dense<2.53> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %56 = "stablehlo.multiply"(%54, %55) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %57 = "stablehlo.constant"() <{value = dense<0.931> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %58 = "stablehlo.add"(%56, %57) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %59 = "stablehlo.constant"() <{value = dense<0.02483> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %60 = "stablehlo.multiply"(%58, %59) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %61 = "stablehlo.constant"() <{value = dense<-0.059> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %62 = "stablehlo.add"(%60, %61) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %63 = "stablehlo.constant"() <{value = dense<0.43> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %64 = "stablehlo.add"(%5, %63) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %65 = "stablehlo.constant"() <{value = dense<-2.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %66 = "stablehlo.add"(%58, %65) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %67 = "stablehlo.constant"() <{value = dense<-3.6224> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %68 = "stablehlo.divide"(%67, %66) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %69 = "stablehlo.constant"() <{value = dense<0.9277> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %70 = "stablehlo.add"(%68, %69) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %71 = "stablehlo.constant"() <{value = dense<-3.4> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %72 = "stablehlo.add"(%58, %71) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %73 = "stablehlo.constant"() <{value = dense<1.1328> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %74 = "stablehlo.divide"(%73, %72) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %75 = "stablehlo.constant"() <{value = dense<1.1239> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %76 = "stablehlo.add"(%74, %75) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %77 = "stablehlo.constant"() <{value = dense<0x7FF0000000000000> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %78 = "stablehlo.log"(%5) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %79 = "stablehlo.constant"() <{value = dense<6> : tensor<ui64>}> : () -> tensor<ui64>
    %80 = "stablehlo.add"(%s1, %79) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %81 = "stablehlo.reshape"(%s0) : (tensor<ui64>) -> tensor<1xui64>
    %82 = "stablehlo.reshape"(%80) : (tensor<ui64>) -> tensor<1xui64>
    %83 = "stablehlo.concatenate"(%81, %82) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %84:2 = "stablehlo.rng_bit_generator"(%83) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui64>)
    %85 = "stablehlo.constant"() <{value = dense<0> : tensor<1xui64>}> : () -> tensor<1xui64>
    %86 = "stablehlo.concatenate"(%84#1, %85) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %87 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %88 = "stablehlo.compare"(%64, %64) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %89 = "stablehlo.constant"() <{value = dense<0x7FF8000000000000> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %184:12 = "stablehlo.while"(%87, %86, %88, %89, %62, %58, %64, %70, %76, %77, %5, %78) ({
    ^bb0(%r90: tensor<i32>, %r91: tensor<2xui64>, %r92: tensor<2x3xi1>, %r93: tensor<2x3xf64>, %r94: tensor<2x3xf64>, %r95: tensor<2x3xf64>, %r96: tensor<2x3xf64>, %r97: tensor<2x3xf64>, %r98: tensor<2x3xf64>, %r99: tensor<2x3xf64>, %r100: tensor<2x3xf64>, %r101: tensor<2x3xf64>):
      %102 = "stablehlo.not"(%r92) : (tensor<2x3xi1>) -> tensor<2x3xi1>
      %103 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %107 = "stablehlo.reduce"(%102, %103) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%r104: tensor<i1>, %r105: tensor<i1>):
        %106 = "stablehlo.or"(%r104, %r105) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%106) : (tensor<i1>) -> ()
      }) : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
      %108 = "stablehlo.constant"() <{value = dense<1000> : tensor<i32>}> : () -> tensor<i32>
      %109 = "stablehlo.compare"(%r90, %108) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %110 = "stablehlo.and"(%107, %109) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%110) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r111: tensor<i32>, %r112: tensor<2xui64>, %r113: tensor<2x3xi1>, %r114: tensor<2x3xf64>, %r115: tensor<2x3xf64>, %r116: tensor<2x3xf64>, %r117: tensor<2x3xf64>, %r118: tensor<2x3xf64>, %r119: tensor<2x3xf64>, %r120: tensor<2x3xf64>, %r121: tensor<2x3xf64>, %r122: tensor<2x3xf64>):
      %123:2 = "stablehlo.rng_bit_generator"(%r112) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui64>)
      %124:2 = "stablehlo.rng_bit_generator"(%123#0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui64>)
      %125 = "stablehlo.constant"() <{value = dense<12> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
      %126 = "stablehlo.shift_right_logical"(%123#1, %125) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
      %127 = "stablehlo.convert"(%126) : (tensor<2x3xui64>) -> tensor<2x3xi64>
      %128 = "stablehlo.convert"(%127) : (tensor<2x3xi64>) -> tensor<2x3xf64>
      %129 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %130 = "stablehlo.add"(%128, %129) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %131 = "stablehlo.constant"() <{value = dense<2.220446049250313e-16> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %132 = "stablehlo.multiply"(%130, %131) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %133 = "stablehlo.constant"() <{value = dense<12> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
      %134 = "stablehlo.shift_right_logical"(%124#1, %133) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
      %135 = "stablehlo.convert"(%134) : (tensor<2x3xui64>) -> tensor<2x3xi64>
      %136 = "stablehlo.convert"(%135) : (tensor<2x3xi64>) -> tensor<2x3xf64>
      %137 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %138 = "stablehlo.add"(%136, %137) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %139 = "stablehlo.constant"() <{value = dense<2.220446049250313e-16> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %140 = "stablehlo.multiply"(%138, %139) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %141 = "stablehlo.constant"() <{value = dense<-0.5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %142 = "stablehlo.add"(%132, %141) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %143 = "stablehlo.abs"(%142) : (tensor<2x3xf64>) -> tensor<2x3xf64>
      %144 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %145 = "stablehlo.multiply"(%143, %144) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %146 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %147 = "stablehlo.add"(%145, %146) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %148 = "stablehlo.divide"(%r115, %147) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %149 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %150 = "stablehlo.multiply"(%148, %149) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %151 = "stablehlo.add"(%150, %r116) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %152 = "stablehlo.multiply"(%151, %142) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %153 = "stablehlo.add"(%152, %r117) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %154 = "stablehlo.floor"(%153) : (tensor<2x3xf64>) -> tensor<2x3xf64>
      %155 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %156 = "stablehlo.compare"(%154, %155) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %157 = "stablehlo.compare"(%154, %r120) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %158 = "stablehlo.and"(%156, %157) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %159 = "stablehlo.select"(%158, %154, %r117) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %160 = "stablehlo.constant"() <{value = dense<0.07> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %161 = "stablehlo.compare"(%147, %160) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %162 = "stablehlo.compare"(%140, %r118) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %163 = "stablehlo.and"(%161, %162) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %164 = "stablehlo.divide"(%148, %147) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %165 = "stablehlo.add"(%164, %r116) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %166 = "stablehlo.multiply"(%140, %r119) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %167 = "stablehlo.divide"(%166, %165) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %168 = "stablehlo.log"(%167) : (tensor<2x3xf64>) -> tensor<2x3xf64>
      %169 = "stablehlo.multiply"(%159, %r122) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %170 = "stablehlo.subtract"(%169, %r121) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %171 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %172 = "stablehlo.add"(%159, %171) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %173 = "chlo.lgamma"(%172) : (tensor<2x3xf64>) -> tensor<2x3xf64>
      %174 = "stablehlo.subtract"(%170, %173) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %175 = "stablehlo.compare"(%168, %174) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %176 = "stablehlo.or"(%163, %175) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %177 = "stablehlo.and"(%176, %158) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %178 = "stablehlo.not"(%r113) : (tensor<2x3xi1>) -> tensor<2x3xi1>
      %179 = "stablehlo.and"(%177, %178) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %180 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %181 = "stablehlo.add"(%r111, %180) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %182 = "stablehlo.or"(%r113, %179) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %183 = "stablehlo.select"(%179, %159, %r114) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      "stablehlo.return"(%181, %124#0, %182, %183, %r115, %r116, %r117, %r118, %r119, %r120, %r121, %r122) : (tensor<i32>, tensor<2xui64>, tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>) -> ()
    }) : (tensor<i32>, tensor<2xui64>, tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>) -> (tensor<i32>, tensor<2xui64>, tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>)
    %185 = "stablehlo.select"(%2, %184#3, %53#0) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %186 = "stablehlo.convert"(%185) : (tensor<2x3xf64>) -> tensor<2x3xbf16>
    return %186 : tensor<2x3xbf16>
  }
}

// T[2,3] seed, T = float16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf16>, %s0: tensor<ui64>, %s1: tensor<ui64>) -> (tensor<2x3xf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3xf16>) -> tensor<2x3xf64>
    %1 = "stablehlo.constant"() <{value = dense<10.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %2 = "stablehlo.compare"(%0, %1) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %3 = "stablehlo.constant"() <{value = dense<10.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %4 = "stablehlo.select"(%2, %3, %0) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %5 = "stablehlo.select"(%2, %0, %3) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %6 = "stablehlo.negate"(%4) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %7 = "stablehlo.exponential"(%6) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %8 = "stablehlo.constant"() <{value = dense<0> : tensor<ui64>}> : () -> tensor<ui64>
    %9 = "stablehlo.add"(%s1, %8) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %10 = "stablehlo.reshape"(%s0) : (tensor<ui64>) -> tensor<1xui64>
    %11 = "stablehlo.reshape"(%9) : (tensor<ui64>) -> tensor<1xui64>
    %12 = "stablehlo.concatenate"(%10, %11) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %13:2 = "stablehlo.rng_bit_generator"(%12) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui64>)
    %14 = "stablehlo.constant"() <{value = dense<12> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %15 = "stablehlo.shift_right_logical"(%13#1, %14) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %16 = "stablehlo.convert"(%15) : (tensor<2x3xui64>) -> tensor<2x3xi64>
    %17 = "stablehlo.convert"(%16) : (tensor<2x3xi64>) -> tensor<2x3xf64>
    %18 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %19 = "stablehlo.add"(%17, %18) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %20 = "stablehlo.constant"() <{value = dense<2.220446049250313e-16> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %21 = "stablehlo.multiply"(%19, %20) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %22 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %53:5 = "stablehlo.while"(%22, %7, %7, %21, %4) ({
    ^bb0(%r23: tensor<2x3xf64>, %r24: tensor<2x3xf64>, %r25: tensor<2x3xf64>, %r26: tensor<2x3xf64>, %r27: tensor<2x3xf64>):
      %28 = "stablehlo.compare"(%r25, %r26) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %29 = "stablehlo.constant"() <{value = dense<200.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %30 = "stablehlo.compare"(%r23, %29) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %31 = "stablehlo.and"(%28, %30) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %32 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %36 = "stablehlo.reduce"(%31, %32) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%r33: tensor<i1>, %r34: tensor<i1>):
        %35 = "stablehlo.or"(%r33, %r34) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%35) : (tensor<i1>) -> ()
      }) : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%36) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r37: tensor<2x3xf64>, %r38: tensor<2x3xf64>, %r39: tensor<2x3xf64>, %r40: tensor<2x3xf64>, %r41: tensor<2x3xf64>):
      %42 = "stablehlo.compare"(%r39, %r40) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %43 = "stablehlo.constant"() <{value = dense<200.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %44 = "stablehlo.compare"(%r37, %43) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %45 = "stablehlo.and"(%42, %44) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %46 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %47 = "stablehlo.add"(%r37, %46) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %48 = "stablehlo.divide"(%r41, %47) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %49 = "stablehlo.multiply"(%r38, %48) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %50 = "stablehlo.add"(%r39, %49) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %51 = "stablehlo.select"(%45, %47, %r37) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %52 = "stablehlo.select"(%45, %50, %r39) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      "stablehlo.return"(%51, %49, %52, %r40, %r41) : (tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>) -> ()
    }) : (tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>) -> (tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>)
    %54 = "stablehlo.sqrt"(%5) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %55 = "stablehlo.constant"() <{value = dense<2.53> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %56 = "stablehlo.multiply"(%54, %55) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %57 = "stablehlo.constant"() <{value = dense<0.931> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %58 = "stablehlo.add"(%56, %57) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %59 = "stablehlo.constant"() <{value = dense<0.02483> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %60 = "stablehlo.multiply"(%58, %59) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %61 = "stablehlo.constant"() <{value = dense<-0.059> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %62 = "stablehlo.add"(%60, %61) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %63 = "stablehlo.constant"() <{value = dense<0.43> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %64 = "stablehlo.add"(%5, %63) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %65 = "stablehlo.constant"() <{value = dense<-2.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %66 = "stablehlo.add"(%58, %65) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %67 = "stablehlo.constant"() <{value = dense<-3.6224> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %68 = "stablehlo.divide"(%67, %66) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %69 = "stablehlo.constant"() <{value = dense<0.9277> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %70 = "stablehlo.add"(%68, %69) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %71 = "stablehlo.constant"() <{value = dense<-3.4> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %72 = "stablehlo.add"(%58, %71) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %73 = "stablehlo.constant"() <{value = dense<1.1328> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %74 = "stablehlo.divide"(%73, %72) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %75 = "stablehlo.constant"() <{value = dense<1.1239> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %76 = "stablehlo.add"(%74, %75) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %77 = "stablehlo.constant"() <{value = dense<0x7FF0000000000000> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %78 = "stablehlo.log"(%5) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %79 = "stablehlo.constant"() <{value = dense<6> : tensor<ui64>}> : () -> tensor<ui64>
    %80 = "stablehlo.add"(%s1, %79) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %81 = "stablehlo.reshape"(%s0) : (tensor<ui64>) -> tensor<1xui64>
    %82 = "stablehlo.reshape"(%80) : (tensor<ui64>) -> tensor<1xui64>
    %83 = "stablehlo.concatenate"(%81, %82) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %84:2 = "stablehlo.rng_bit_generator"(%83) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui64>)
    %85 = "stablehlo.constant"() <{value = dense<0> : tensor<1xui64>}> : () -> tensor<1xui64>
    %86 = "stablehlo.concatenate"(%84#1, %85) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %87 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %88 = "stablehlo.compare"(%64, %64) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %89 = "stablehlo.constant"() <{value = dense<0x7FF8000000000000> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %184:12 = "stablehlo.while"(%87, %86, %88, %89, %62, %58, %64, %70, %76, %77, %5, %78) ({
    ^bb0(%r90: tensor<i32>, %r91: tensor<2xui64>, %r92: tensor<2x3xi1>, %r93: tensor<2x3xf64>, %r94: tensor<2x3xf64>, %r95: tensor<2x3xf64>, %r96: tensor<2x3xf64>, %r97: tensor<2x3xf64>, %r98: tensor<2x3xf64>, %r99: tensor<2x3xf64>, %r100: tensor<2x3xf64>, %r101: tensor<2x3xf64>):
      %102 = "stablehlo.not"(%r92) : (tensor<2x3xi1>) -> tensor<2x3xi1>
      %103 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %107 = "stablehlo.reduce"(%102, %103) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%r104: tensor<i1>, %r105: tensor<i1>):
        %106 = "stablehlo.or"(%r104, %r105) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%106) : (tensor<i1>) -> ()
      }) : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
      %108 = "stablehlo.constant"() <{value = dense<1000> : tensor<i32>}> : () -> tensor<i32>
      %109 = "stablehlo.compare"(%r90, %108) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %110 = "stablehlo.and"(%107, %109) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%110) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r111: tensor<i32>, %r112: tensor<2xui64>, %r113: tensor<2x3xi1>, %r114: tensor<2x3xf64>, %r115: tensor<2x3xf64>, %r116: tensor<2x3xf64>, %r117: tensor<2x3xf64>, %r118: tensor<2x3xf64>, %r119: tensor<2x3xf64>, %r120: tensor<2x3xf64>, %r121: tensor<2x3xf64>, %r122: tensor<2x3xf64>):
      %123:2 = "stablehlo.rng_bit_generator"(%r112) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui64>)
      %124:2 = "stablehlo.rng_bit_generator"(%123#0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui64>)
      %125 = "stablehlo.constant"() <{value = dense<12> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
      %126 = "stablehlo.shift_right_logical"(%123#1, %125) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
      %127 = "stablehlo.convert"(%126) : (tensor<2x3xui64>) -> tensor<2x3xi64>
      %128 = "stablehlo.convert"(%127) : (tensor<2x3xi64>) -> tensor<2x3xf64>
      %129 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %130 = "stablehlo.add"(%128, %129) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %131 = "stablehlo.constant"() <{value = dense<2.220446049250313e-16> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %132 = "stablehlo.multiply"(%130, %131) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %133 = "stablehlo.constant"() <{value = dense<12> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
      %134 = "stablehlo.shift_right_logical"(%124#1, %133) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
      %135 = "stablehlo.convert"(%134) : (tensor<2x3xui64>) -> tensor<2x3xi64>
      %136 = "stablehlo.convert"(%135) : (tensor<2x3xi64>) -> tensor<2x3xf64>
      %137 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %138 = "stablehlo.add"(%136, %137) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %139 = "stablehlo.constant"() <{value = dense<2.220446049250313e-16> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %140 = "stablehlo.multiply"(%138, %139) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %141 = "stablehlo.constant"() <{value = dense<-0.5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %142 = "stablehlo.add"(%132, %141) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %143 = "stablehlo.abs"(%142) : (tensor<2x3xf64>) -> tensor<2x3xf64>
      %144 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %145 = "stablehlo.multiply"(%143, %144) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %146 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %147 = "stablehlo.add"(%145, %146) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %148 = "stablehlo.divide"(%r115, %147) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %149 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %150 = "stablehlo.multiply"(%148, %149) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %151 = "stablehlo.add"(%150, %r116) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %152 = "stablehlo.multiply"(%151, %142) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %153 = "stablehlo.add"(%152, %r117) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %154 = "stablehlo.floor"(%153) : (tensor<2x3xf64>) -> tensor<2x3xf64>
      %155 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %156 = "stablehlo.compare"(%154, %155) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %157 = "stablehlo.compare"(%154, %r120) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %158 = "stablehlo.and"(%156, %157) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %159 = "stablehlo.select"(%158, %154, %r117) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %160 = "stablehlo.constant"() <{value = dense<0.07> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %161 = "stablehlo.compare"(%147, %160) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %162 = "stablehlo.compare"(%140, %r118) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %163 = "stablehlo.and"(%161, %162) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %164 = "stablehlo.divide"(%148, %147) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %165 = "stablehlo.add"(%164, %r116) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %166 = "stablehlo.multiply"(%140, %r119) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %167 = "stablehlo.divide"(%166, %165) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %168 = "stablehlo.log"(%167) : (tensor<2x3xf64>) -> tensor<2x3xf64>
      %169 = "stablehlo.multiply"(%159, %r122) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %170 = "stablehlo.subtract"(%169, %r121) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %171 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %172 = "stablehlo.add"(%159, %171) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %173 = "chlo.lgamma"(%172) : (tensor<2x3xf64>) -> tensor<2x3xf64>
      %174 = "stablehlo.subtract"(%170, %173) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %175 = "stablehlo.compare"(%168, %174) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %176 = "stablehlo.or"(%163, %175) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %177 = "stablehlo.and"(%176, %158) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %178 = "stablehlo.not"(%r113) : (tensor<2x3xi1>) -> tensor<2x3xi1>
      %179 = "stablehlo.and"(%177, %178) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %180 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %181 = "stablehlo.add"(%r111, %180) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %182 = "stablehlo.or"(%r113, %179) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %183 = "stablehlo.select"(%179, %159, %r114) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      "stablehlo.return"(%181, %124#0, %182, %183, %r115, %r116, %r117, %r118, %r119, %r120, %r121, %r122) : (tensor<i32>, tensor<2xui64>, tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>) -> ()
    }) : (tensor<i32>, tensor<2xui64>, tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>) -> (tensor<i32>, tensor<2xui64>, tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>)
    %185 = "stablehlo.select"(%2, %184#3, %53#0) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %186 = "stablehlo.convert"(%185) : (tensor<2x3xf64>) -> tensor<2x3xf16>
    return %186 : tensor<2x3xf16>
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
    %7 = "stablehlo.constant"() <{value = dense<0> : tensor<ui64>}> : () -> tensor<ui64>
    %8 = "stablehlo.add"(%s1, %7) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %9 = "stablehlo.reshape"(%s0) : (tensor<ui64>) -> tensor<1xui64>
    %10 = "stablehlo.reshape"(%8) : (tensor<ui64>) -> tensor<1xui64>
    %11 = "stablehlo.concatenate"(%9, %10) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %12:2 = "stablehlo.rng_bit_generator"(%11) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui64>)
    %13 = "stablehlo.constant"() <{value = dense<12> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %14 = "stablehlo.shift_right_logical"(%12#1, %13) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %15 = "stablehlo.convert"(%14) : (tensor<2x3xui64>) -> tensor<2x3xi64>
    %16 = "stablehlo.convert"(%15) : (tensor<2x3xi64>) -> tensor<2x3xf64>
    %17 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %18 = "stablehlo.add"(%16, %17) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %19 = "stablehlo.constant"() <{value = dense<2.220446049250313e-16> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %20 = "stablehlo.multiply"(%18, %19) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %21 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %52:5 = "stablehlo.while"(%21, %6, %6, %20, %3) ({
    ^bb0(%r22: tensor<2x3xf64>, %r23: tensor<2x3xf64>, %r24: tensor<2x3xf64>, %r25: tensor<2x3xf64>, %r26: tensor<2x3xf64>):
      %27 = "stablehlo.compare"(%r24, %r25) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %28 = "stablehlo.constant"() <{value = dense<200.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %29 = "stablehlo.compare"(%r22, %28) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %30 = "stablehlo.and"(%27, %29) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %31 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %35 = "stablehlo.reduce"(%30, %31) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%r32: tensor<i1>, %r33: tensor<i1>):
        %34 = "stablehlo.or"(%r32, %r33) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%34) : (tensor<i1>) -> ()
      }) : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%35) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r36: tensor<2x3xf64>, %r37: tensor<2x3xf64>, %r38: tensor<2x3xf64>, %r39: tensor<2x3xf64>, %r40: tensor<2x3xf64>):
      %41 = "stablehlo.compare"(%r38, %r39) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %42 = "stablehlo.constant"() <{value = dense<200.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %43 = "stablehlo.compare"(%r36, %42) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %44 = "stablehlo.and"(%41, %43) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %45 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %46 = "stablehlo.add"(%r36, %45) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %47 = "stablehlo.divide"(%r40, %46) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %48 = "stablehlo.multiply"(%r37, %47) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %49 = "stablehlo.add"(%r38, %48) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %50 = "stablehlo.select"(%44, %46, %r36) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %51 = "stablehlo.select"(%44, %49, %r38) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      "stablehlo.return"(%50, %48, %51, %r39, %r40) : (tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>) -> ()
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
    %77 = "stablehlo.log"(%4) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %78 = "stablehlo.constant"() <{value = dense<6> : tensor<ui64>}> : () -> tensor<ui64>
    %79 = "stablehlo.add"(%s1, %78) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %80 = "stablehlo.reshape"(%s0) : (tensor<ui64>) -> tensor<1xui64>
    %81 = "stablehlo.reshape"(%79) : (tensor<ui64>) -> tensor<1xui64>
    %82 = "stablehlo.concatenate"(%80, %81) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %83:2 = "stablehlo.rng_bit_generator"(%82) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui64>)
    %84 = "stablehlo.constant"() <{value = dense<0> : tensor<1xui64>}> : () -> tensor<1xui64>
    %85 = "stablehlo.concatenate"(%83#1, %84) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %86 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %87 = "stablehlo.compare"(%63, %63) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %88 = "stablehlo.constant"() <{value = dense<0x7FF8000000000000> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %183:12 = "stablehlo.while"(%86, %85, %87, %88, %61, %57, %63, %69, %75, %76, %4, %77) ({
    ^bb0(%r89: tensor<i32>, %r90: tensor<2xui64>, %r91: tensor<2x3xi1>, %r92: tensor<2x3xf64>, %r93: tensor<2x3xf64>, %r94: tensor<2x3xf64>, %r95: tensor<2x3xf64>, %r96: tensor<2x3xf64>, %r97: tensor<2x3xf64>, %r98: tensor<2x3xf64>, %r99: tensor<2x3xf64>, %r100: tensor<2x3xf64>):
      %101 = "stablehlo.not"(%r91) : (tensor<2x3xi1>) -> tensor<2x3xi1>
      %102 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %106 = "stablehlo.reduce"(%101, %102) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%r103: tensor<i1>, %r104: tensor<i1>):
        %105 = "stablehlo.or"(%r103, %r104) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%105) : (tensor<i1>) -> ()
      }) : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
      %107 = "stablehlo.constant"() <{value = dense<1000> : tensor<i32>}> : () -> tensor<i32>
      %108 = "stablehlo.compare"(%r89, %107) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %109 = "stablehlo.and"(%106, %108) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%109) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r110: tensor<i32>, %r111: tensor<2xui64>, %r112: tensor<2x3xi1>, %r113: tensor<2x3xf64>, %r114: tensor<2x3xf64>, %r115: tensor<2x3xf64>, %r116: tensor<2x3xf64>, %r117: tensor<2x3xf64>, %r118: tensor<2x3xf64>, %r119: tensor<2x3xf64>, %r120: tensor<2x3xf64>, %r121: tensor<2x3xf64>):
      %122:2 = "stablehlo.rng_bit_generator"(%r111) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui64>)
      %123:2 = "stablehlo.rng_bit_generator"(%122#0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui64>)
      %124 = "stablehlo.constant"() <{value = dense<12> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
      %125 = "stablehlo.shift_right_logical"(%122#1, %124) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
      %126 = "stablehlo.convert"(%125) : (tensor<2x3xui64>) -> tensor<2x3xi64>
      %127 = "stablehlo.convert"(%126) : (tensor<2x3xi64>) -> tensor<2x3xf64>
      %128 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %129 = "stablehlo.add"(%127, %128) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %130 = "stablehlo.constant"() <{value = dense<2.220446049250313e-16> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %131 = "stablehlo.multiply"(%129, %130) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %132 = "stablehlo.constant"() <{value = dense<12> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
      %133 = "stablehlo.shift_right_logical"(%123#1, %132) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
      %134 = "stablehlo.convert"(%133) : (tensor<2x3xui64>) -> tensor<2x3xi64>
      %135 = "stablehlo.convert"(%134) : (tensor<2x3xi64>) -> tensor<2x3xf64>
      %136 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %137 = "stablehlo.add"(%135, %136) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %138 = "stablehlo.constant"() <{value = dense<2.220446049250313e-16> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %139 = "stablehlo.multiply"(%137, %138) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %140 = "stablehlo.constant"() <{value = dense<-0.5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %141 = "stablehlo.add"(%131, %140) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %142 = "stablehlo.abs"(%141) : (tensor<2x3xf64>) -> tensor<2x3xf64>
      %143 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %144 = "stablehlo.multiply"(%142, %143) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %145 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %146 = "stablehlo.add"(%144, %145) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %147 = "stablehlo.divide"(%r114, %146) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %148 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %149 = "stablehlo.multiply"(%147, %148) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %150 = "stablehlo.add"(%149, %r115) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %151 = "stablehlo.multiply"(%150, %141) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %152 = "stablehlo.add"(%151, %r116) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %153 = "stablehlo.floor"(%152) : (tensor<2x3xf64>) -> tensor<2x3xf64>
      %154 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %155 = "stablehlo.compare"(%153, %154) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %156 = "stablehlo.compare"(%153, %r119) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %157 = "stablehlo.and"(%155, %156) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %158 = "stablehlo.select"(%157, %153, %r116) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %159 = "stablehlo.constant"() <{value = dense<0.07> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %160 = "stablehlo.compare"(%146, %159) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %161 = "stablehlo.compare"(%139, %r117) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %162 = "stablehlo.and"(%160, %161) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %163 = "stablehlo.divide"(%147, %146) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %164 = "stablehlo.add"(%163, %r115) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %165 = "stablehlo.multiply"(%139, %r118) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %166 = "stablehlo.divide"(%165, %164) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %167 = "stablehlo.log"(%166) : (tensor<2x3xf64>) -> tensor<2x3xf64>
      %168 = "stablehlo.multiply"(%158, %r121) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %169 = "stablehlo.subtract"(%168, %r120) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %170 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %171 = "stablehlo.add"(%158, %170) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %172 = "chlo.lgamma"(%171) : (tensor<2x3xf64>) -> tensor<2x3xf64>
      %173 = "stablehlo.subtract"(%169, %172) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %174 = "stablehlo.compare"(%167, %173) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %175 = "stablehlo.or"(%162, %174) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %176 = "stablehlo.and"(%175, %157) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %177 = "stablehlo.not"(%r112) : (tensor<2x3xi1>) -> tensor<2x3xi1>
      %178 = "stablehlo.and"(%176, %177) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %179 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %180 = "stablehlo.add"(%r110, %179) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %181 = "stablehlo.or"(%r112, %178) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %182 = "stablehlo.select"(%178, %158, %r113) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      "stablehlo.return"(%180, %123#0, %181, %182, %r114, %r115, %r116, %r117, %r118, %r119, %r120, %r121) : (tensor<i32>, tensor<2xui64>, tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>) -> ()
    }) : (tensor<i32>, tensor<2xui64>, tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>) -> (tensor<i32>, tensor<2xui64>, tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>)
    %184 = "stablehlo.select"(%1, %183#3, %52#0) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    return %184 : tensor<2x3xf64>
  }
}
