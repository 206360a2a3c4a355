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
    %7 = "stablehlo.reshape"(%s0) : (tensor<ui64>) -> tensor<1xui64>
    %8 = "stablehlo.reshape"(%s1) : (tensor<ui64>) -> tensor<1xui64>
    %9 = "stablehlo.concatenate"(%7, %8) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %10:2 = "stablehlo.rng_bit_generator"(%9) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui32>)
    %11 = "stablehlo.constant"() <{value = dense<9> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %12 = "stablehlo.shift_right_logical"(%10#1, %11) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %13 = "stablehlo.convert"(%12) : (tensor<2x3xui32>) -> tensor<2x3xi32>
    %14 = "stablehlo.convert"(%13) : (tensor<2x3xi32>) -> tensor<2x3xf32>
    %15 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %16 = "stablehlo.add"(%14, %15) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %17 = "stablehlo.constant"() <{value = dense<1.1920928955078125e-7> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %18 = "stablehlo.multiply"(%16, %17) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %19 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %50:5 = "stablehlo.while"(%19, %6, %6, %18, %3) ({
    ^bb0(%r20: tensor<2x3xf32>, %r21: tensor<2x3xf32>, %r22: tensor<2x3xf32>, %r23: tensor<2x3xf32>, %r24: tensor<2x3xf32>):
      %25 = "stablehlo.compare"(%r22, %r23) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %26 = "stablehlo.constant"() <{value = dense<200.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %27 = "stablehlo.compare"(%r20, %26) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %28 = "stablehlo.and"(%25, %27) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %29 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %33 = "stablehlo.reduce"(%28, %29) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%r30: tensor<i1>, %r31: tensor<i1>):
        %32 = "stablehlo.or"(%r30, %r31) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%32) : (tensor<i1>) -> ()
      }) : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%33) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r34: tensor<2x3xf32>, %r35: tensor<2x3xf32>, %r36: tensor<2x3xf32>, %r37: tensor<2x3xf32>, %r38: tensor<2x3xf32>):
      %39 = "stablehlo.compare"(%r36, %r37) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %40 = "stablehlo.constant"() <{value = dense<200.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %41 = "stablehlo.compare"(%r34, %40) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %42 = "stablehlo.and"(%39, %41) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %43 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %44 = "stablehlo.add"(%r34, %43) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %45 = "stablehlo.divide"(%r38, %44) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %46 = "stablehlo.multiply"(%r35, %45) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %47 = "stablehlo.add"(%r36, %46) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %48 = "stablehlo.select"(%42, %44, %r34) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %49 = "stablehlo.select"(%42, %47, %r36) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      "stablehlo.return"(%48, %46, %49, %r37, %r38) : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> ()
    }) : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>)
    %51 = "stablehlo.sqrt"(%4) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %52 = "stablehlo.constant"() <{value = dense<2.53> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %53 = "stablehlo.multiply"(%51, %52) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %54 = "stablehlo.constant"() <{value = dense<0.931> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %55 = "stablehlo.add"(%53, %54) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %56 = "stablehlo.constant"() <{value = dense<0.02483> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %57 = "stablehlo.multiply"(%55, %56) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %58 = "stablehlo.constant"() <{value = dense<-0.059> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %59 = "stablehlo.add"(%57, %58) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %60 = "stablehlo.constant"() <{value = dense<0.43> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %61 = "stablehlo.add"(%4, %60) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %62 = "stablehlo.constant"() <{value = dense<-2.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %63 = "stablehlo.add"(%55, %62) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %64 = "stablehlo.constant"() <{value = dense<-3.6224> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %65 = "stablehlo.divide"(%64, %63) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %66 = "stablehlo.constant"() <{value = dense<0.9277> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %67 = "stablehlo.add"(%65, %66) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %68 = "stablehlo.constant"() <{value = dense<-3.4> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %69 = "stablehlo.add"(%55, %68) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %70 = "stablehlo.constant"() <{value = dense<1.1328> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %71 = "stablehlo.divide"(%70, %69) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %72 = "stablehlo.constant"() <{value = dense<1.1239> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %73 = "stablehlo.add"(%71, %72) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %74 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %75 = "stablehlo.constant"() <{value = dense<3> : tensor<ui64>}> : () -> tensor<ui64>
    %76 = "stablehlo.add"(%s1, %75) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %77 = "stablehlo.reshape"(%s0) : (tensor<ui64>) -> tensor<1xui64>
    %78 = "stablehlo.reshape"(%76) : (tensor<ui64>) -> tensor<1xui64>
    %79 = "stablehlo.concatenate"(%77, %78) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %80:2 = "stablehlo.rng_bit_generator"(%79) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui64>)
    %81 = "stablehlo.constant"() <{value = dense<0> : tensor<1xui64>}> : () -> tensor<1xui64>
    %82 = "stablehlo.concatenate"(%80#1, %81) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %83 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %84 = "stablehlo.compare"(%61, %61) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %85 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %199:11 = "stablehlo.while"(%83, %82, %84, %85, %59, %55, %61, %67, %73, %74, %4) ({
    ^bb0(%r86: tensor<i32>, %r87: tensor<2xui64>, %r88: tensor<2x3xi1>, %r89: tensor<2x3xf32>, %r90: tensor<2x3xf32>, %r91: tensor<2x3xf32>, %r92: tensor<2x3xf32>, %r93: tensor<2x3xf32>, %r94: tensor<2x3xf32>, %r95: tensor<2x3xf32>, %r96: tensor<2x3xf32>):
      %97 = "stablehlo.not"(%r88) : (tensor<2x3xi1>) -> tensor<2x3xi1>
      %98 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %102 = "stablehlo.reduce"(%97, %98) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%r99: tensor<i1>, %r100: tensor<i1>):
        %101 = "stablehlo.or"(%r99, %r100) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%101) : (tensor<i1>) -> ()
      }) : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
      %103 = "stablehlo.constant"() <{value = dense<1000> : tensor<i32>}> : () -> tensor<i32>
      %104 = "stablehlo.compare"(%r86, %103) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %105 = "stablehlo.and"(%102, %104) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%105) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r106: tensor<i32>, %r107: tensor<2xui64>, %r108: tensor<2x3xi1>, %r109: tensor<2x3xf32>, %r110: tensor<2x3xf32>, %r111: tensor<2x3xf32>, %r112: tensor<2x3xf32>, %r113: tensor<2x3xf32>, %r114: tensor<2x3xf32>, %r115: tensor<2x3xf32>, %r116: tensor<2x3xf32>):
      %117:2 = "stablehlo.rng_bit_generator"(%r107) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui32>)
      %118:2 = "stablehlo.rng_bit_generator"(%117#0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui32>)
      %119 = "stablehlo.constant"() <{value = dense<9> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %120 = "stablehlo.shift_right_logical"(%117#1, %119) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %121 = "stablehlo.convert"(%120) : (tensor<2x3xui32>) -> tensor<2x3xi32>
      %122 = "stablehlo.convert"(%121) : (tensor<2x3xi32>) -> tensor<2x3xf32>
      %123 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %124 = "stablehlo.add"(%122, %123) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %125 = "stablehlo.constant"() <{value = dense<1.1920928955078125e-7> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %126 = "stablehlo.multiply"(%124, %125) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %127 = "stablehlo.constant"() <{value = dense<9> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %128 = "stablehlo.shift_right_logical"(%118#1, %127) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %129 = "stablehlo.convert"(%128) : (tensor<2x3xui32>) -> tensor<2x3xi32>
      %130 = "stablehlo.convert"(%129) : (tensor<2x3xi32>) -> tensor<2x3xf32>
      %131 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %132 = "stablehlo.add"(%130, %131) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %133 = "stablehlo.constant"() <{value = dense<1.1920928955078125e-7> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %134 = "stablehlo.multiply"(%132, %133) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %135 = "stablehlo.constant"() <{value = dense<-0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %136 = "stablehlo.add"(%126, %135) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %137 = "stablehlo.abs"(%136) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %138 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %139 = "stablehlo.multiply"(%137, %138) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %140 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %141 = "stablehlo.add"(%139, %140) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %142 = "stablehlo.divide"(%r110, %141) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %143 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %144 = "stablehlo.multiply"(%142, %143) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %145 = "stablehlo.add"(%144, %r111) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %146 = "stablehlo.multiply"(%145, %136) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %147 = "stablehlo.add"(%146, %r112) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %148 = "stablehlo.floor"(%147) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %149 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %150 = "stablehlo.compare"(%148, %149) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %151 = "stablehlo.compare"(%148, %r115) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %152 = "stablehlo.and"(%150, %151) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %153 = "stablehlo.select"(%152, %148, %r112) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %154 = "stablehlo.constant"() <{value = dense<0.07> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %155 = "stablehlo.compare"(%141, %154) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %156 = "stablehlo.compare"(%134, %r113) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %157 = "stablehlo.and"(%155, %156) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %158 = "stablehlo.divide"(%142, %141) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %159 = "stablehlo.add"(%158, %r111) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %160 = "stablehlo.multiply"(%134, %r114) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %161 = "stablehlo.divide"(%160, %159) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %162 = "stablehlo.log"(%161) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %163 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %164 = "stablehlo.add"(%153, %163) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %165 = "stablehlo.subtract"(%164, %r116) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %166 = "stablehlo.divide"(%165, %r116) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %167 = "stablehlo.log_plus_one"(%166) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %168 = "stablehlo.multiply"(%153, %167) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %169 = "stablehlo.subtract"(%165, %168) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %170 = "stablehlo.log"(%164) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %171 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %172 = "stablehlo.multiply"(%170, %171) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %173 = "stablehlo.constant"() <{value = dense<0.9189385332046727> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %174 = "stablehlo.add"(%172, %173) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %175 = "stablehlo.subtract"(%169, %174) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %176 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %177 = "stablehlo.add"(%153, %176) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %178 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %179 = "stablehlo.divide"(%178, %177) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %180 = "stablehlo.multiply"(%179, %179) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %181 = "stablehlo.constant"() <{value = dense<0.0007936507936507937> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %182 = "stablehlo.multiply"(%180, %181) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %183 = "stablehlo.constant"() <{value = dense<-0.002777777777777778> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %184 = "stablehlo.add"(%182, %183) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %185 = "stablehlo.multiply"(%184, %180) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %186 = "stablehlo.constant"() <{value = dense<0.08333333333333333> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %187 = "stablehlo.add"(%185, %186) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %188 = "stablehlo.multiply"(%187, %179) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %189 = "stablehlo.subtract"(%175, %188) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %190 = "stablehlo.compare"(%162, %189) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %191 = "stablehlo.or"(%157, %190) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %192 = "stablehlo.and"(%191, %152) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %193 = "stablehlo.not"(%r108) : (tensor<2x3xi1>) -> tensor<2x3xi1>
      %194 = "stablehlo.and"(%192, %193) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %195 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %196 = "stablehlo.add"(%r106, %195) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %197 = "stablehlo.or"(%r108, %194) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %198 = "stablehlo.select"(%194, %153, %r109) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      "stablehlo.return"(%196, %118#0, %197, %198, %r110, %r111, %r112, %r113, %r114, %r115, %r116) : (tensor<i32>, tensor<2xui64>, tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> ()
    }) : (tensor<i32>, tensor<2xui64>, tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<i32>, tensor<2xui64>, tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>)
    %200 = "stablehlo.select"(%1, %199#3, %50#0) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    return %200 : tensor<2x3xf32>
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
    %8 = "stablehlo.reshape"(%s0) : (tensor<ui64>) -> tensor<1xui64>
    %9 = "stablehlo.reshape"(%s1) : (tensor<ui64>) -> tensor<1xui64>
    %10 = "stablehlo.concatenate"(%8, %9) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %11:2 = "stablehlo.rng_bit_generator"(%10) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui32>)
    %12 = "stablehlo.constant"() <{value = dense<9> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %13 = "stablehlo.shift_right_logical"(%11#1, %12) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %14 = "stablehlo.convert"(%13) : (tensor<2x3xui32>) -> tensor<2x3xi32>
    %15 = "stablehlo.convert"(%14) : (tensor<2x3xi32>) -> tensor<2x3xf32>
    %16 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %17 = "stablehlo.add"(%15, %16) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %18 = "stablehlo.constant"() <{value = dense<1.1920928955078125e-7> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %19 = "stablehlo.multiply"(%17, %18) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %20 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %51:5 = "stablehlo.while"(%20, %7, %7, %19, %4) ({
    ^bb0(%r21: tensor<2x3xf32>, %r22: tensor<2x3xf32>, %r23: tensor<2x3xf32>, %r24: tensor<2x3xf32>, %r25: tensor<2x3xf32>):
      %26 = "stablehlo.compare"(%r23, %r24) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %27 = "stablehlo.constant"() <{value = dense<200.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %28 = "stablehlo.compare"(%r21, %27) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %29 = "stablehlo.and"(%26, %28) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %30 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %34 = "stablehlo.reduce"(%29, %30) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%r31: tensor<i1>, %r32: tensor<i1>):
        %33 = "stablehlo.or"(%r31, %r32) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%33) : (tensor<i1>) -> ()
      }) : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%34) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r35: tensor<2x3xf32>, %r36: tensor<2x3xf32>, %r37: tensor<2x3xf32>, %r38: tensor<2x3xf32>, %r39: tensor<2x3xf32>):
      %40 = "stablehlo.compare"(%r37, %r38) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %41 = "stablehlo.constant"() <{value = dense<200.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %42 = "stablehlo.compare"(%r35, %41) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %43 = "stablehlo.and"(%40, %42) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %44 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %45 = "stablehlo.add"(%r35, %44) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %46 = "stablehlo.divide"(%r39, %45) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %47 = "stablehlo.multiply"(%r36, %46) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %48 = "stablehlo.add"(%r37, %47) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %49 = "stablehlo.select"(%43, %45, %r35) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %50 = "stablehlo.select"(%43, %48, %r37) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      "stablehlo.return"(%49, %47, %50, %r38, %r39) : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> ()
    }) : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>)
    %52 = "stablehlo.sqrt"(%5) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %53 = "stablehlo.constant"() <{value = dense<2.53> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %54 = "stablehlo.multiply"(%52, %53) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %55 = "stablehlo.constant"() <{value = dense<0.931> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %56 = "stablehlo.add"(%54, %55) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %57 = "stablehlo.constant"() <{value = dense<0.02483> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %58 = "stablehlo.multiply"(%56, %57) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %59 = "stablehlo.constant"() <{value = dense<-0.059> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %60 = "stablehlo.add"(%58, %59) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %61 = "stablehlo.constant"() <{value = dense<0.43> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %62 = "stablehlo.add"(%5, %61) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %63 = "stablehlo.constant"() <{value = dense<-2.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %64 = "stablehlo.add"(%56, %63) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %65 = "stablehlo.constant"() <{value = dense<-3.6224> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %66 = "stablehlo.divide"(%65, %64) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %67 = "stablehlo.constant"() <{value = dense<0.9277> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %68 = "stablehlo.add"(%66, %67) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %69 = "stablehlo.constant"() <{value = dense<-3.4> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %70 = "stablehlo.add"(%56, %69) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %71 = "stablehlo.constant"() <{value = dense<1.1328> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %72 = "stablehlo.divide"(%71, %70) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %73 = "stablehlo.constant"() <{value = dense<1.1239> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %74 = "stablehlo.add"(%72, %73) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %75 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %76 = "stablehlo.constant"() <{value = dense<3> : tensor<ui64>}> : () -> tensor<ui64>
    %77 = "stablehlo.add"(%s1, %76) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %78 = "stablehlo.reshape"(%s0) : (tensor<ui64>) -> tensor<1xui64>
    %79 = "stablehlo.reshape"(%77) : (tensor<ui64>) -> tensor<1xui64>
    %80 = "stablehlo.concatenate"(%78, %79) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %81:2 = "stablehlo.rng_bit_generator"(%80) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui64>)
    %82 = "stablehlo.constant"() <{value = dense<0> : tensor<1xui64>}> : () -> tensor<1xui64>
    %83 = "stablehlo.concatenate"(%81#1, %82) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %84 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %85 = "stablehlo.compare"(%62, %62) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %86 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %200:11 = "stablehlo.while"(%84, %83, %85, %86, %60, %56, %62, %68, %74, %75, %5) ({
    ^bb0(%r87: tensor<i32>, %r88: tensor<2xui64>, %r89: tensor<2x3xi1>, %r90: tensor<2x3xf32>, %r91: tensor<2x3xf32>, %r92: tensor<2x3xf32>, %r93: tensor<2x3xf32>, %r94: tensor<2x3xf32>, %r95: tensor<2x3xf32>, %r96: tensor<2x3xf32>, %r97: tensor<2x3xf32>):
      %98 = "stablehlo.not"(%r89) : (tensor<2x3xi1>) -> tensor<2x3xi1>
      %99 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %103 = "stablehlo.reduce"(%98, %99) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%r100: tensor<i1>, %r101: tensor<i1>):
        %102 = "stablehlo.or"(%r100, %r101) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%102) : (tensor<i1>) -> ()
      }) : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
      %104 = "stablehlo.constant"() <{value = dense<1000> : tensor<i32>}> : () -> tensor<i32>
      %105 = "stablehlo.compare"(%r87, %104) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %106 = "stablehlo.and"(%103, %105) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%106) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r107: tensor<i32>, %r108: tensor<2xui64>, %r109: tensor<2x3xi1>, %r110: tensor<2x3xf32>, %r111: tensor<2x3xf32>, %r112: tensor<2x3xf32>, %r113: tensor<2x3xf32>, %r114: tensor<2x3xf32>, %r115: tensor<2x3xf32>, %r116: tensor<2x3xf32>, %r117: tensor<2x3xf32>):
      %118:2 = "stablehlo.rng_bit_generator"(%r108) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui32>)
      %119:2 = "stablehlo.rng_bit_generator"(%118#0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui32>)
      %120 = "stablehlo.constant"() <{value = dense<9> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %121 = "stablehlo.shift_right_logical"(%118#1, %120) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %122 = "stablehlo.convert"(%121) : (tensor<2x3xui32>) -> tensor<2x3xi32>
      %123 = "stablehlo.convert"(%122) : (tensor<2x3xi32>) -> tensor<2x3xf32>
      %124 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %125 = "stablehlo.add"(%123, %124) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %126 = "stablehlo.constant"() <{value = dense<1.1920928955078125e-7> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %127 = "stablehlo.multiply"(%125, %126) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %128 = "stablehlo.constant"() <{value = dense<9> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %129 = "stablehlo.shift_right_logical"(%119#1, %128) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %130 = "stablehlo.convert"(%129) : (tensor<2x3xui32>) -> tensor<2x3xi32>
      %131 = "stablehlo.convert"(%130) : (tensor<2x3xi32>) -> tensor<2x3xf32>
      %132 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %133 = "stablehlo.add"(%131, %132) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %134 = "stablehlo.constant"() <{value = dense<1.1920928955078125e-7> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %135 = "stablehlo.multiply"(%133, %134) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %136 = "stablehlo.constant"() <{value = dense<-0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %137 = "stablehlo.add"(%127, %136) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %138 = "stablehlo.abs"(%137) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %139 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %140 = "stablehlo.multiply"(%138, %139) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %141 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %142 = "stablehlo.add"(%140, %141) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %143 = "stablehlo.divide"(%r111, %142) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %144 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %145 = "stablehlo.multiply"(%143, %144) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %146 = "stablehlo.add"(%145, %r112) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %147 = "stablehlo.multiply"(%146, %137) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %148 = "stablehlo.add"(%147, %r113) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %149 = "stablehlo.floor"(%148) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %150 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %151 = "stablehlo.compare"(%149, %150) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %152 = "stablehlo.compare"(%149, %r116) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %153 = "stablehlo.and"(%151, %152) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %154 = "stablehlo.select"(%153, %149, %r113) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %155 = "stablehlo.constant"() <{value = dense<0.07> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %156 = "stablehlo.compare"(%142, %155) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %157 = "stablehlo.compare"(%135, %r114) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %158 = "stablehlo.and"(%156, %157) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %159 = "stablehlo.divide"(%143, %142) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %160 = "stablehlo.add"(%159, %r112) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %161 = "stablehlo.multiply"(%135, %r115) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %162 = "stablehlo.divide"(%161, %160) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %163 = "stablehlo.log"(%162) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %164 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %165 = "stablehlo.add"(%154, %164) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %166 = "stablehlo.subtract"(%165, %r117) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %167 = "stablehlo.divide"(%166, %r117) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %168 = "stablehlo.log_plus_one"(%167) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %169 = "stablehlo.multiply"(%154, %168) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %170 = "stablehlo.subtract"(%166, %169) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %171 = "stablehlo.log"(%165) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %172 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %173 = "stablehlo.multiply"(%171, %172) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %174 = "stablehlo.constant"() <{value = dense<0.9189385332046727> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %175 = "stablehlo.add"(%173, %174) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %176 = "stablehlo.subtract"(%170, %175) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %177 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %178 = "stablehlo.add"(%154, %177) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %179 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %180 = "stablehlo.divide"(%179, %178) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %181 = "stablehlo.multiply"(%180, %180) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %182 = "stablehlo.constant"() <{value = dense<0.0007936507936507937> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %183 = "stablehlo.multiply"(%181, %182) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %184 = "stablehlo.constant"() <{value = dense<-0.002777777777777778> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %185 = "stablehlo.add"(%183, %184) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %186 = "stablehlo.multiply"(%185, %181) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %187 = "stablehlo.constant"() <{value = dense<0.08333333333333333> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %188 = "stablehlo.add"(%186, %187) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %189 = "stablehlo.multiply"(%188, %180) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %190 = "stablehlo.subtract"(%176, %189) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %191 = "stablehlo.compare"(%163, %190) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %192 = "stablehlo.or"(%158, %191) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %193 = "stablehlo.and"(%192, %153) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %194 = "stablehlo.not"(%r109) : (tensor<2x3xi1>) -> tensor<2x3xi1>
      %195 = "stablehlo.and"(%193, %194) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %196 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %197 = "stablehlo.add"(%r107, %196) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %198 = "stablehlo.or"(%r109, %195) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %199 = "stablehlo.select"(%195, %154, %r110) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      "stablehlo.return"(%197, %119#0, %198, %199, %r111, %r112, %r113, %r114, %r115, %r116, %r117) : (tensor<i32>, tensor<2xui64>, tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> ()
    }) : (tensor<i32>, tensor<2xui64>, tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<i32>, tensor<2xui64>, tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>)
    %201 = "stablehlo.select"(%2, %200#3, %51#0) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %202 = "stablehlo.convert"(%201) : (tensor<2x3xf32>) -> tensor<2x3xbf16>
    return %202 : tensor<2x3xbf16>
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
    %8 = "stablehlo.reshape"(%s0) : (tensor<ui64>) -> tensor<1xui64>
    %9 = "stablehlo.reshape"(%s1) : (tensor<ui64>) -> tensor<1xui64>
    %10 = "stablehlo.concatenate"(%8, %9) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %11:2 = "stablehlo.rng_bit_generator"(%10) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui32>)
    %12 = "stablehlo.constant"() <{value = dense<9> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %13 = "stablehlo.shift_right_logical"(%11#1, %12) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %14 = "stablehlo.convert"(%13) : (tensor<2x3xui32>) -> tensor<2x3xi32>
    %15 = "stablehlo.convert"(%14) : (tensor<2x3xi32>) -> tensor<2x3xf32>
    %16 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %17 = "stablehlo.add"(%15, %16) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %18 = "stablehlo.constant"() <{value = dense<1.1920928955078125e-7> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %19 = "stablehlo.multiply"(%17, %18) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %20 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %51:5 = "stablehlo.while"(%20, %7, %7, %19, %4) ({
    ^bb0(%r21: tensor<2x3xf32>, %r22: tensor<2x3xf32>, %r23: tensor<2x3xf32>, %r24: tensor<2x3xf32>, %r25: tensor<2x3xf32>):
      %26 = "stablehlo.compare"(%r23, %r24) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %27 = "stablehlo.constant"() <{value = dense<200.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %28 = "stablehlo.compare"(%r21, %27) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %29 = "stablehlo.and"(%26, %28) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %30 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %34 = "stablehlo.reduce"(%29, %30) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%r31: tensor<i1>, %r32: tensor<i1>):
        %33 = "stablehlo.or"(%r31, %r32) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%33) : (tensor<i1>) -> ()
      }) : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%34) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r35: tensor<2x3xf32>, %r36: tensor<2x3xf32>, %r37: tensor<2x3xf32>, %r38: tensor<2x3xf32>, %r39: tensor<2x3xf32>):
      %40 = "stablehlo.compare"(%r37, %r38) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %41 = "stablehlo.constant"() <{value = dense<200.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %42 = "stablehlo.compare"(%r35, %41) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %43 = "stablehlo.and"(%40, %42) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %44 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %45 = "stablehlo.add"(%r35, %44) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %46 = "stablehlo.divide"(%r39, %45) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %47 = "stablehlo.multiply"(%r36, %46) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %48 = "stablehlo.add"(%r37, %47) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %49 = "stablehlo.select"(%43, %45, %r35) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %50 = "stablehlo.select"(%43, %48, %r37) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      "stablehlo.return"(%49, %47, %50, %r38, %r39) : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> ()
    }) : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>)
    %52 = "stablehlo.sqrt"(%5) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %53 = "stablehlo.constant"() <{value = dense<2.53> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %54 = "stablehlo.multiply"(%52, %53) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %55 = "stablehlo.constant"() <{value = dense<0.931> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %56 = "stablehlo.add"(%54, %55) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %57 = "stablehlo.constant"() <{value = dense<0.02483> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %58 = "stablehlo.multiply"(%56, %57) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %59 = "stablehlo.constant"() <{value = dense<-0.059> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %60 = "stablehlo.add"(%58, %59) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %61 = "stablehlo.constant"() <{value = dense<0.43> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %62 = "stablehlo.add"(%5, %61) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %63 = "stablehlo.constant"() <{value = dense<-2.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %64 = "stablehlo.add"(%56, %63) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %65 = "stablehlo.constant"() <{value = dense<-3.6224> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %66 = "stablehlo.divide"(%65, %64) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %67 = "stablehlo.constant"() <{value = dense<0.9277> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %68 = "stablehlo.add"(%66, %67) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %69 = "stablehlo.constant"() <{value = dense<-3.4> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %70 = "stablehlo.add"(%56, %69) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %71 = "stablehlo.constant"() <{value = dense<1.1328> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %72 = "stablehlo.divide"(%71, %70) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %73 = "stablehlo.constant"() <{value = dense<1.1239> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %74 = "stablehlo.add"(%72, %73) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %75 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %76 = "stablehlo.constant"() <{value = dense<3> : tensor<ui64>}> : () -> tensor<ui64>
    %77 = "stablehlo.add"(%s1, %76) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %78 = "stablehlo.reshape"(%s0) : (tensor<ui64>) -> tensor<1xui64>
    %79 = "stablehlo.reshape"(%77) : (tensor<ui64>) -> tensor<1xui64>
    %80 = "stablehlo.concatenate"(%78, %79) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %81:2 = "stablehlo.rng_bit_generator"(%80) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui64>)
    %82 = "stablehlo.constant"() <{value = dense<0> : tensor<1xui64>}> : () -> tensor<1xui64>
    %83 = "stablehlo.concatenate"(%81#1, %82) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %84 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %85 = "stablehlo.compare"(%62, %62) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %86 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %200:11 = "stablehlo.while"(%84, %83, %85, %86, %60, %56, %62, %68, %74, %75, %5) ({
    ^bb0(%r87: tensor<i32>, %r88: tensor<2xui64>, %r89: tensor<2x3xi1>, %r90: tensor<2x3xf32>, %r91: tensor<2x3xf32>, %r92: tensor<2x3xf32>, %r93: tensor<2x3xf32>, %r94: tensor<2x3xf32>, %r95: tensor<2x3xf32>, %r96: tensor<2x3xf32>, %r97: tensor<2x3xf32>):
      %98 = "stablehlo.not"(%r89) : (tensor<2x3xi1>) -> tensor<2x3xi1>
      %99 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %103 = "stablehlo.reduce"(%98, %99) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%r100: tensor<i1>, %r101: tensor<i1>):
        %102 = "stablehlo.or"(%r100, %r101) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%102) : (tensor<i1>) -> ()
      }) : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
      %104 = "stablehlo.constant"() <{value = dense<1000> : tensor<i32>}> : () -> tensor<i32>
      %105 = "stablehlo.compare"(%r87, %104) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %106 = "stablehlo.and"(%103, %105) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%106) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r107: tensor<i32>, %r108: tensor<2xui64>, %r109: tensor<2x3xi1>, %r110: tensor<2x3xf32>, %r111: tensor<2x3xf32>, %r112: tensor<2x3xf32>, %r113: tensor<2x3xf32>, %r114: tensor<2x3xf32>, %r115: tensor<2x3xf32>, %r116: tensor<2x3xf32>, %r117: tensor<2x3xf32>):
      %118:2 = "stablehlo.rng_bit_generator"(%r108) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui32>)
      %119:2 = "stablehlo.rng_bit_generator"(%118#0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui32>)
      %120 = "stablehlo.constant"() <{value = dense<9> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %121 = "stablehlo.shift_right_logical"(%118#1, %120) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %122 = "stablehlo.convert"(%121) : (tensor<2x3xui32>) -> tensor<2x3xi32>
      %123 = "stablehlo.convert"(%122) : (tensor<2x3xi32>) -> tensor<2x3xf32>
      %124 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %125 = "stablehlo.add"(%123, %124) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %126 = "stablehlo.constant"() <{value = dense<1.1920928955078125e-7> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %127 = "stablehlo.multiply"(%125, %126) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %128 = "stablehlo.constant"() <{value = dense<9> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %129 = "stablehlo.shift_right_logical"(%119#1, %128) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %130 = "stablehlo.convert"(%129) : (tensor<2x3xui32>) -> tensor<2x3xi32>
      %131 = "stablehlo.convert"(%130) : (tensor<2x3xi32>) -> tensor<2x3xf32>
      %132 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %133 = "stablehlo.add"(%131, %132) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %134 = "stablehlo.constant"() <{value = dense<1.1920928955078125e-7> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %135 = "stablehlo.multiply"(%133, %134) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %136 = "stablehlo.constant"() <{value = dense<-0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %137 = "stablehlo.add"(%127, %136) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %138 = "stablehlo.abs"(%137) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %139 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %140 = "stablehlo.multiply"(%138, %139) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %141 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %142 = "stablehlo.add"(%140, %141) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %143 = "stablehlo.divide"(%r111, %142) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %144 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %145 = "stablehlo.multiply"(%143, %144) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %146 = "stablehlo.add"(%145, %r112) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %147 = "stablehlo.multiply"(%146, %137) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %148 = "stablehlo.add"(%147, %r113) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %149 = "stablehlo.floor"(%148) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %150 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %151 = "stablehlo.compare"(%149, %150) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %152 = "stablehlo.compare"(%149, %r116) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %153 = "stablehlo.and"(%151, %152) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %154 = "stablehlo.select"(%153, %149, %r113) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %155 = "stablehlo.constant"() <{value = dense<0.07> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %156 = "stablehlo.compare"(%142, %155) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %157 = "stablehlo.compare"(%135, %r114) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %158 = "stablehlo.and"(%156, %157) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %159 = "stablehlo.divide"(%143, %142) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %160 = "stablehlo.add"(%159, %r112) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %161 = "stablehlo.multiply"(%135, %r115) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %162 = "stablehlo.divide"(%161, %160) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %163 = "stablehlo.log"(%162) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %164 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %165 = "stablehlo.add"(%154, %164) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %166 = "stablehlo.subtract"(%165, %r117) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %167 = "stablehlo.divide"(%166, %r117) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %168 = "stablehlo.log_plus_one"(%167) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %169 = "stablehlo.multiply"(%154, %168) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %170 = "stablehlo.subtract"(%166, %169) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %171 = "stablehlo.log"(%165) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %172 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %173 = "stablehlo.multiply"(%171, %172) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %174 = "stablehlo.constant"() <{value = dense<0.9189385332046727> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %175 = "stablehlo.add"(%173, %174) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %176 = "stablehlo.subtract"(%170, %175) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %177 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %178 = "stablehlo.add"(%154, %177) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %179 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %180 = "stablehlo.divide"(%179, %178) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %181 = "stablehlo.multiply"(%180, %180) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %182 = "stablehlo.constant"() <{value = dense<0.0007936507936507937> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %183 = "stablehlo.multiply"(%181, %182) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %184 = "stablehlo.constant"() <{value = dense<-0.002777777777777778> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %185 = "stablehlo.add"(%183, %184) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %186 = "stablehlo.multiply"(%185, %181) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %187 = "stablehlo.constant"() <{value = dense<0.08333333333333333> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %188 = "stablehlo.add"(%186, %187) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %189 = "stablehlo.multiply"(%188, %180) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %190 = "stablehlo.subtract"(%176, %189) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %191 = "stablehlo.compare"(%163, %190) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %192 = "stablehlo.or"(%158, %191) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %193 = "stablehlo.and"(%192, %153) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %194 = "stablehlo.not"(%r109) : (tensor<2x3xi1>) -> tensor<2x3xi1>
      %195 = "stablehlo.and"(%193, %194) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %196 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %197 = "stablehlo.add"(%r107, %196) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %198 = "stablehlo.or"(%r109, %195) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %199 = "stablehlo.select"(%195, %154, %r110) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      "stablehlo.return"(%197, %119#0, %198, %199, %r111, %r112, %r113, %r114, %r115, %r116, %r117) : (tensor<i32>, tensor<2xui64>, tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> ()
    }) : (tensor<i32>, tensor<2xui64>, tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<i32>, tensor<2xui64>, tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>)
    %201 = "stablehlo.select"(%2, %200#3, %51#0) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %202 = "stablehlo.convert"(%201) : (tensor<2x3xf32>) -> tensor<2x3xf16>
    return %202 : tensor<2x3xf16>
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
    %75 = "stablehlo.constant"() <{value = dense<6> : tensor<ui64>}> : () -> tensor<ui64>
    %76 = "stablehlo.add"(%s1, %75) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %77 = "stablehlo.reshape"(%s0) : (tensor<ui64>) -> tensor<1xui64>
    %78 = "stablehlo.reshape"(%76) : (tensor<ui64>) -> tensor<1xui64>
    %79 = "stablehlo.concatenate"(%77, %78) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %80:2 = "stablehlo.rng_bit_generator"(%79) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui64>)
    %81 = "stablehlo.constant"() <{value = dense<0> : tensor<1xui64>}> : () -> tensor<1xui64>
    %82 = "stablehlo.concatenate"(%80#1, %81) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %83 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %84 = "stablehlo.compare"(%61, %61) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %85 = "stablehlo.constant"() <{value = dense<0x7FF8000000000000> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %199:11 = "stablehlo.while"(%83, %82, %84, %85, %59, %55, %61, %67, %73, %74, %4) ({
    ^bb0(%r86: tensor<i32>, %r87: tensor<2xui64>, %r88: tensor<2x3xi1>, %r89: tensor<2x3xf64>, %r90: tensor<2x3xf64>, %r91: tensor<2x3xf64>, %r92: tensor<2x3xf64>, %r93: tensor<2x3xf64>, %r94: tensor<2x3xf64>, %r95: tensor<2x3xf64>, %r96: tensor<2x3xf64>):
      %97 = "stablehlo.not"(%r88) : (tensor<2x3xi1>) -> tensor<2x3xi1>
      %98 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %102 = "stablehlo.reduce"(%97, %98) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%r99: tensor<i1>, %r100: tensor<i1>):
        %101 = "stablehlo.or"(%r99, %r100) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%101) : (tensor<i1>) -> ()
      }) : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
      %103 = "stablehlo.constant"() <{value = dense<1000> : tensor<i32>}> : () -> tensor<i32>
      %104 = "stablehlo.compare"(%r86, %103) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %105 = "stablehlo.and"(%102, %104) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%105) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r106: tensor<i32>, %r107: tensor<2xui64>, %r108: tensor<2x3xi1>, %r109: tensor<2x3xf64>, %r110: tensor<2x3xf64>, %r111: tensor<2x3xf64>, %r112: tensor<2x3xf64>, %r113: tensor<2x3xf64>, %r114: tensor<2x3xf64>, %r115: tensor<2x3xf64>, %r116: tensor<2x3xf64>):
      %117:2 = "stablehlo.rng_bit_generator"(%r107) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui64>)
      %118:2 = "stablehlo.rng_bit_generator"(%117#0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui64>)
      %119 = "stablehlo.constant"() <{value = dense<12> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
      %120 = "stablehlo.shift_right_logical"(%117#1, %119) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
      %121 = "stablehlo.convert"(%120) : (tensor<2x3xui64>) -> tensor<2x3xi64>
      %122 = "stablehlo.convert"(%121) : (tensor<2x3xi64>) -> tensor<2x3xf64>
      %123 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %124 = "stablehlo.add"(%122, %123) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %125 = "stablehlo.constant"() <{value = dense<2.220446049250313e-16> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %126 = "stablehlo.multiply"(%124, %125) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %127 = "stablehlo.constant"() <{value = dense<12> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
      %128 = "stablehlo.shift_right_logical"(%118#1, %127) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
      %129 = "stablehlo.convert"(%128) : (tensor<2x3xui64>) -> tensor<2x3xi64>
      %130 = "stablehlo.convert"(%129) : (tensor<2x3xi64>) -> tensor<2x3xf64>
      %131 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %132 = "stablehlo.add"(%130, %131) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %133 = "stablehlo.constant"() <{value = dense<2.220446049250313e-16> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %134 = "stablehlo.multiply"(%132, %133) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %135 = "stablehlo.constant"() <{value = dense<-0.5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %136 = "stablehlo.add"(%126, %135) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %137 = "stablehlo.abs"(%136) : (tensor<2x3xf64>) -> tensor<2x3xf64>
      %138 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %139 = "stablehlo.multiply"(%137, %138) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %140 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %141 = "stablehlo.add"(%139, %140) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %142 = "stablehlo.divide"(%r110, %141) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %143 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %144 = "stablehlo.multiply"(%142, %143) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %145 = "stablehlo.add"(%144, %r111) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %146 = "stablehlo.multiply"(%145, %136) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %147 = "stablehlo.add"(%146, %r112) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %148 = "stablehlo.floor"(%147) : (tensor<2x3xf64>) -> tensor<2x3xf64>
      %149 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %150 = "stablehlo.compare"(%148, %149) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %151 = "stablehlo.compare"(%148, %r115) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %152 = "stablehlo.and"(%150, %151) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %153 = "stablehlo.select"(%152, %148, %r112) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %154 = "stablehlo.constant"() <{value = dense<0.07> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %155 = "stablehlo.compare"(%141, %154) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %156 = "stablehlo.compare"(%134, %r113) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %157 = "stablehlo.and"(%155, %156) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %158 = "stablehlo.divide"(%142, %141) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %159 = "stablehlo.add"(%158, %r111) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %160 = "stablehlo.multiply"(%134, %r114) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %161 = "stablehlo.divide"(%160, %159) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %162 = "stablehlo.log"(%161) : (tensor<2x3xf64>) -> tensor<2x3xf64>
      %163 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %164 = "stablehlo.add"(%153, %163) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %165 = "stablehlo.subtract"(%164, %r116) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %166 = "stablehlo.divide"(%165, %r116) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %167 = "stablehlo.log_plus_one"(%166) : (tensor<2x3xf64>) -> tensor<2x3xf64>
      %168 = "stablehlo.multiply"(%153, %167) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %169 = "stablehlo.subtract"(%165, %168) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %170 = "stablehlo.log"(%164) : (tensor<2x3xf64>) -> tensor<2x3xf64>
      %171 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %172 = "stablehlo.multiply"(%170, %171) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %173 = "stablehlo.constant"() <{value = dense<0.9189385332046727> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %174 = "stablehlo.add"(%172, %173) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %175 = "stablehlo.subtract"(%169, %174) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %176 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %177 = "stablehlo.add"(%153, %176) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %178 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %179 = "stablehlo.divide"(%178, %177) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %180 = "stablehlo.multiply"(%179, %179) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %181 = "stablehlo.constant"() <{value = dense<0.0007936507936507937> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %182 = "stablehlo.multiply"(%180, %181) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %183 = "stablehlo.constant"() <{value = dense<-0.002777777777777778> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %184 = "stablehlo.add"(%182, %183) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %185 = "stablehlo.multiply"(%184, %180) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %186 = "stablehlo.constant"() <{value = dense<0.08333333333333333> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %187 = "stablehlo.add"(%185, %186) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %188 = "stablehlo.multiply"(%187, %179) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %189 = "stablehlo.subtract"(%175, %188) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %190 = "stablehlo.compare"(%162, %189) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %191 = "stablehlo.or"(%157, %190) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %192 = "stablehlo.and"(%191, %152) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %193 = "stablehlo.not"(%r108) : (tensor<2x3xi1>) -> tensor<2x3xi1>
      %194 = "stablehlo.and"(%192, %193) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %195 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %196 = "stablehlo.add"(%r106, %195) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %197 = "stablehlo.or"(%r108, %194) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %198 = "stablehlo.select"(%194, %153, %r109) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      "stablehlo.return"(%196, %118#0, %197, %198, %r110, %r111, %r112, %r113, %r114, %r115, %r116) : (tensor<i32>, tensor<2xui64>, tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>) -> ()
    }) : (tensor<i32>, tensor<2xui64>, tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>) -> (tensor<i32>, tensor<2xui64>, tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>)
    %200 = "stablehlo.select"(%1, %199#3, %50#0) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    return %200 : tensor<2x3xf64>
  }
}
