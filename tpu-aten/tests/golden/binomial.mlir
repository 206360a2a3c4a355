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
    %18 = "stablehlo.reshape"(%s0) : (tensor<ui64>) -> tensor<1xui64>
    %19 = "stablehlo.reshape"(%s1) : (tensor<ui64>) -> tensor<1xui64>
    %20 = "stablehlo.concatenate"(%18, %19) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %21:2 = "stablehlo.rng_bit_generator"(%20) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui32>)
    %22 = "stablehlo.constant"() <{value = dense<9> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %23 = "stablehlo.shift_right_logical"(%21#1, %22) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %24 = "stablehlo.convert"(%23) : (tensor<2x3xui32>) -> tensor<2x3xi32>
    %25 = "stablehlo.convert"(%24) : (tensor<2x3xi32>) -> tensor<2x3xf32>
    %26 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %27 = "stablehlo.add"(%25, %26) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %28 = "stablehlo.constant"() <{value = dense<1.1920928955078125e-7> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %29 = "stablehlo.multiply"(%27, %28) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %30 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %67:6 = "stablehlo.while"(%30, %17, %17, %29, %13, %11) ({
    ^bb0(%r31: tensor<2x3xf32>, %r32: tensor<2x3xf32>, %r33: tensor<2x3xf32>, %r34: tensor<2x3xf32>, %r35: tensor<2x3xf32>, %r36: tensor<2x3xf32>):
      %37 = "stablehlo.compare"(%r33, %r34) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %38 = "stablehlo.constant"() <{value = dense<200.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %39 = "stablehlo.compare"(%r31, %38) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %40 = "stablehlo.and"(%37, %39) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %41 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %45 = "stablehlo.reduce"(%40, %41) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%r42: tensor<i1>, %r43: tensor<i1>):
        %44 = "stablehlo.or"(%r42, %r43) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%44) : (tensor<i1>) -> ()
      }) : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%45) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r46: tensor<2x3xf32>, %r47: tensor<2x3xf32>, %r48: tensor<2x3xf32>, %r49: tensor<2x3xf32>, %r50: tensor<2x3xf32>, %r51: tensor<2x3xf32>):
      %52 = "stablehlo.compare"(%r48, %r49) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %53 = "stablehlo.constant"() <{value = dense<200.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %54 = "stablehlo.compare"(%r46, %53) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %55 = "stablehlo.and"(%52, %54) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %56 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %57 = "stablehlo.add"(%r46, %56) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %58 = "stablehlo.subtract"(%r50, %57) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %59 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %60 = "stablehlo.add"(%58, %59) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %61 = "stablehlo.divide"(%60, %57) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %62 = "stablehlo.multiply"(%61, %r51) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %63 = "stablehlo.multiply"(%r47, %62) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %64 = "stablehlo.add"(%r48, %63) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %65 = "stablehlo.select"(%55, %57, %r46) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %66 = "stablehlo.select"(%55, %64, %r48) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      "stablehlo.return"(%65, %63, %66, %r49, %r50, %r51) : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> ()
    }) : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>)
    %68 = "stablehlo.constant"() <{value = dense<20.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %69 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %70 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %71 = "stablehlo.select"(%10, %arg0, %68) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %72 = "stablehlo.select"(%10, %6, %69) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %73 = "stablehlo.select"(%10, %11, %70) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %74 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %75 = "stablehlo.multiply"(%72, %74) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %76 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %77 = "stablehlo.add"(%75, %76) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %78 = "stablehlo.multiply"(%71, %72) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %79 = "stablehlo.multiply"(%78, %77) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %80 = "stablehlo.sqrt"(%79) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %81 = "stablehlo.constant"() <{value = dense<2.53> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %82 = "stablehlo.multiply"(%80, %81) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %83 = "stablehlo.constant"() <{value = dense<1.15> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %84 = "stablehlo.add"(%82, %83) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %85 = "stablehlo.constant"() <{value = dense<0.0248> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %86 = "stablehlo.multiply"(%84, %85) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %87 = "stablehlo.constant"() <{value = dense<-0.0873> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %88 = "stablehlo.add"(%86, %87) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %89 = "stablehlo.constant"() <{value = dense<0.01> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %90 = "stablehlo.multiply"(%72, %89) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %91 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %92 = "stablehlo.add"(%84, %91) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %93 = "stablehlo.constant"() <{value = dense<5.1> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %94 = "stablehlo.divide"(%93, %92) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %95 = "stablehlo.constant"() <{value = dense<2.83> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %96 = "stablehlo.add"(%94, %95) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %97 = "stablehlo.add"(%88, %90) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %98 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %99 = "stablehlo.add"(%78, %98) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %100 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %101 = "stablehlo.add"(%84, %100) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %102 = "stablehlo.constant"() <{value = dense<-4.2> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %103 = "stablehlo.divide"(%102, %101) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %104 = "stablehlo.constant"() <{value = dense<0.92> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %105 = "stablehlo.add"(%103, %104) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %106 = "stablehlo.multiply"(%96, %80) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %107 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %108 = "stablehlo.add"(%71, %107) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %109 = "stablehlo.multiply"(%108, %72) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %110 = "stablehlo.floor"(%109) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %111 = "stablehlo.subtract"(%71, %110) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %112 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %113 = "stablehlo.add"(%110, %112) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %114 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %115 = "stablehlo.divide"(%114, %113) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %116 = "stablehlo.multiply"(%115, %115) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %117 = "stablehlo.constant"() <{value = dense<0.0007936507936507937> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %118 = "stablehlo.multiply"(%116, %117) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %119 = "stablehlo.constant"() <{value = dense<-0.002777777777777778> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %120 = "stablehlo.add"(%118, %119) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %121 = "stablehlo.multiply"(%120, %116) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %122 = "stablehlo.constant"() <{value = dense<0.08333333333333333> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %123 = "stablehlo.add"(%121, %122) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %124 = "stablehlo.multiply"(%123, %115) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %125 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %126 = "stablehlo.add"(%111, %125) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %127 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %128 = "stablehlo.divide"(%127, %126) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %129 = "stablehlo.multiply"(%128, %128) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %130 = "stablehlo.constant"() <{value = dense<0.0007936507936507937> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %131 = "stablehlo.multiply"(%129, %130) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %132 = "stablehlo.constant"() <{value = dense<-0.002777777777777778> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %133 = "stablehlo.add"(%131, %132) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %134 = "stablehlo.multiply"(%133, %129) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %135 = "stablehlo.constant"() <{value = dense<0.08333333333333333> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %136 = "stablehlo.add"(%134, %135) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %137 = "stablehlo.multiply"(%136, %128) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %138 = "stablehlo.add"(%124, %137) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %139 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %140 = "stablehlo.add"(%110, %139) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %141 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %142 = "stablehlo.add"(%111, %141) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %143 = "stablehlo.divide"(%142, %140) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %144 = "stablehlo.multiply"(%143, %73) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %145 = "stablehlo.log"(%144) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %146 = "stablehlo.constant"() <{value = dense<3> : tensor<ui64>}> : () -> tensor<ui64>
    %147 = "stablehlo.add"(%s1, %146) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %148 = "stablehlo.reshape"(%s0) : (tensor<ui64>) -> tensor<1xui64>
    %149 = "stablehlo.reshape"(%147) : (tensor<ui64>) -> tensor<1xui64>
    %150 = "stablehlo.concatenate"(%148, %149) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %151:2 = "stablehlo.rng_bit_generator"(%150) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui64>)
    %152 = "stablehlo.constant"() <{value = dense<0> : tensor<1xui64>}> : () -> tensor<1xui64>
    %153 = "stablehlo.concatenate"(%151#1, %152) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %154 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %155 = "stablehlo.compare"(%99, %99) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %156 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %298:16 = "stablehlo.while"(%154, %153, %155, %156, %97, %84, %99, %105, %106, %71, %71, %110, %140, %142, %138, %145) ({
    ^bb0(%r157: tensor<i32>, %r158: tensor<2xui64>, %r159: tensor<2x3xi1>, %r160: tensor<2x3xf32>, %r161: tensor<2x3xf32>, %r162: tensor<2x3xf32>, %r163: tensor<2x3xf32>, %r164: tensor<2x3xf32>, %r165: tensor<2x3xf32>, %r166: tensor<2x3xf32>, %r167: tensor<2x3xf32>, %r168: tensor<2x3xf32>, %r169: tensor<2x3xf32>, %r170: tensor<2x3xf32>, %r171: tensor<2x3xf32>, %r172: tensor<2x3xf32>):
      %173 = "stablehlo.not"(%r159) : (tensor<2x3xi1>) -> tensor<2x3xi1>
      %174 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %178 = "stablehlo.reduce"(%173, %174) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%r175: tensor<i1>, %r176: tensor<i1>):
        %177 = "stablehlo.or"(%r175, %r176) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%177) : (tensor<i1>) -> ()
      }) : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
      %179 = "stablehlo.constant"() <{value = dense<1000> : tensor<i32>}> : () -> tensor<i32>
      %180 = "stablehlo.compare"(%r157, %179) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %181 = "stablehlo.and"(%178, %180) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%181) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r182: tensor<i32>, %r183: tensor<2xui64>, %r184: tensor<2x3xi1>, %r185: tensor<2x3xf32>, %r186: tensor<2x3xf32>, %r187: tensor<2x3xf32>, %r188: tensor<2x3xf32>, %r189: tensor<2x3xf32>, %r190: tensor<2x3xf32>, %r191: tensor<2x3xf32>, %r192: tensor<2x3xf32>, %r193: tensor<2x3xf32>, %r194: tensor<2x3xf32>, %r195: tensor<2x3xf32>, %r196: tensor<2x3xf32>, %r197: tensor<2x3xf32>):
      %198:2 = "stablehlo.rng_bit_generator"(%r183) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui32>)
      %199:2 = "stablehlo.rng_bit_generator"(%198#0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui32>)
      %200 = "stablehlo.constant"() <{value = dense<9> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %201 = "stablehlo.shift_right_logical"(%198#1, %200) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %202 = "stablehlo.convert"(%201) : (tensor<2x3xui32>) -> tensor<2x3xi32>
      %203 = "stablehlo.convert"(%202) : (tensor<2x3xi32>) -> tensor<2x3xf32>
      %204 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %205 = "stablehlo.add"(%203, %204) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %206 = "stablehlo.constant"() <{value = dense<1.1920928955078125e-7> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %207 = "stablehlo.multiply"(%205, %206) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %208 = "stablehlo.constant"() <{value = dense<9> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %209 = "stablehlo.shift_right_logical"(%199#1, %208) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %210 = "stablehlo.convert"(%209) : (tensor<2x3xui32>) -> tensor<2x3xi32>
      %211 = "stablehlo.convert"(%210) : (tensor<2x3xi32>) -> tensor<2x3xf32>
      %212 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %213 = "stablehlo.add"(%211, %212) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %214 = "stablehlo.constant"() <{value = dense<1.1920928955078125e-7> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %215 = "stablehlo.multiply"(%213, %214) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %216 = "stablehlo.constant"() <{value = dense<-0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %217 = "stablehlo.add"(%207, %216) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %218 = "stablehlo.abs"(%217) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %219 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %220 = "stablehlo.multiply"(%218, %219) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %221 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %222 = "stablehlo.add"(%220, %221) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %223 = "stablehlo.divide"(%r186, %222) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %224 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %225 = "stablehlo.multiply"(%223, %224) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %226 = "stablehlo.add"(%225, %r187) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %227 = "stablehlo.multiply"(%226, %217) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %228 = "stablehlo.add"(%227, %r188) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %229 = "stablehlo.floor"(%228) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %230 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %231 = "stablehlo.compare"(%229, %230) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %232 = "stablehlo.compare"(%229, %r191) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %233 = "stablehlo.and"(%231, %232) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %234 = "stablehlo.select"(%233, %229, %r188) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %235 = "stablehlo.constant"() <{value = dense<0.07> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %236 = "stablehlo.compare"(%222, %235) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %237 = "stablehlo.compare"(%215, %r189) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %238 = "stablehlo.and"(%236, %237) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %239 = "stablehlo.divide"(%223, %222) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %240 = "stablehlo.add"(%239, %r187) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %241 = "stablehlo.multiply"(%215, %r190) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %242 = "stablehlo.divide"(%241, %240) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %243 = "stablehlo.log"(%242) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %244 = "stablehlo.subtract"(%234, %r193) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %245 = "stablehlo.multiply"(%244, %r197) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %246 = "stablehlo.add"(%r196, %245) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %247 = "stablehlo.subtract"(%r192, %234) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %248 = "stablehlo.negate"(%244) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %249 = "stablehlo.divide"(%244, %r194) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %250 = "stablehlo.log_plus_one"(%249) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %251 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %252 = "stablehlo.add"(%234, %251) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %253 = "stablehlo.multiply"(%252, %250) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %254 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %255 = "stablehlo.add"(%234, %254) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %256 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %257 = "stablehlo.divide"(%256, %255) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %258 = "stablehlo.multiply"(%257, %257) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %259 = "stablehlo.constant"() <{value = dense<0.0007936507936507937> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %260 = "stablehlo.multiply"(%258, %259) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %261 = "stablehlo.constant"() <{value = dense<-0.002777777777777778> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %262 = "stablehlo.add"(%260, %261) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %263 = "stablehlo.multiply"(%262, %258) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %264 = "stablehlo.constant"() <{value = dense<0.08333333333333333> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %265 = "stablehlo.add"(%263, %264) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %266 = "stablehlo.multiply"(%265, %257) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %267 = "stablehlo.add"(%253, %266) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %268 = "stablehlo.subtract"(%246, %267) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %269 = "stablehlo.divide"(%248, %r195) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %270 = "stablehlo.log_plus_one"(%269) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %271 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %272 = "stablehlo.add"(%247, %271) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %273 = "stablehlo.multiply"(%272, %270) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %274 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %275 = "stablehlo.add"(%247, %274) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %276 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %277 = "stablehlo.divide"(%276, %275) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %278 = "stablehlo.multiply"(%277, %277) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %279 = "stablehlo.constant"() <{value = dense<0.0007936507936507937> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %280 = "stablehlo.multiply"(%278, %279) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %281 = "stablehlo.constant"() <{value = dense<-0.002777777777777778> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %282 = "stablehlo.add"(%280, %281) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %283 = "stablehlo.multiply"(%282, %278) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %284 = "stablehlo.constant"() <{value = dense<0.08333333333333333> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %285 = "stablehlo.add"(%283, %284) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %286 = "stablehlo.multiply"(%285, %277) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %287 = "stablehlo.add"(%273, %286) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %288 = "stablehlo.subtract"(%268, %287) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %289 = "stablehlo.compare"(%243, %288) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %290 = "stablehlo.or"(%238, %289) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %291 = "stablehlo.and"(%290, %233) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %292 = "stablehlo.not"(%r184) : (tensor<2x3xi1>) -> tensor<2x3xi1>
      %293 = "stablehlo.and"(%291, %292) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %294 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %295 = "stablehlo.add"(%r182, %294) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %296 = "stablehlo.or"(%r184, %293) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %297 = "stablehlo.select"(%293, %234, %r185) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      "stablehlo.return"(%295, %199#0, %296, %297, %r186, %r187, %r188, %r189, %r190, %r191, %r192, %r193, %r194, %r195, %r196, %r197) : (tensor<i32>, tensor<2xui64>, tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> ()
    }) : (tensor<i32>, tensor<2xui64>, tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<i32>, tensor<2xui64>, tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>)
    %299 = "stablehlo.select"(%10, %298#3, %67#0) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %300 = "stablehlo.subtract"(%arg0, %299) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %301 = "stablehlo.select"(%1, %300, %299) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    return %301 : tensor<2x3xf32>
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
    %20 = "stablehlo.reshape"(%s0) : (tensor<ui64>) -> tensor<1xui64>
    %21 = "stablehlo.reshape"(%s1) : (tensor<ui64>) -> tensor<1xui64>
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
    %69:6 = "stablehlo.while"(%32, %19, %19, %31, %15, %13) ({
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
    %73 = "stablehlo.select"(%12, %0, %70) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %74 = "stablehlo.select"(%12, %8, %71) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %75 = "stablehlo.select"(%12, %13, %72) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
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
    %301 = "stablehlo.select"(%12, %300#3, %69#0) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %302 = "stablehlo.subtract"(%0, %301) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %303 = "stablehlo.select"(%3, %302, %301) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %304 = "stablehlo.convert"(%303) : (tensor<2x3xf32>) -> tensor<2x3xbf16>
    return %304 : tensor<2x3xbf16>
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
    %20 = "stablehlo.reshape"(%s0) : (tensor<ui64>) -> tensor<1xui64>
    %21 = "stablehlo.reshape"(%s1) : (tensor<ui64>) -> tensor<1xui64>
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
    %69:6 = "stablehlo.while"(%32, %19, %19, %31, %15, %13) ({
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
    %73 = "stablehlo.select"(%12, %0, %70) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %74 = "stablehlo.select"(%12, %8, %71) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %75 = "stablehlo.select"(%12, %13, %72) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
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
    %301 = "stablehlo.select"(%12, %300#3, %69#0) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %302 = "stablehlo.subtract"(%0, %301) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %303 = "stablehlo.select"(%3, %302, %301) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %304 = "stablehlo.convert"(%303) : (tensor<2x3xf32>) -> tensor<2x3xf16>
    return %304 : tensor<2x3xf16>
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
    %18 = "stablehlo.reshape"(%s0) : (tensor<ui64>) -> tensor<1xui64>
    %19 = "stablehlo.reshape"(%s1) : (tensor<ui64>) -> tensor<1xui64>
    %20 = "stablehlo.concatenate"(%18, %19) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %21:2 = "stablehlo.rng_bit_generator"(%20) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui64>)
    %22 = "stablehlo.constant"() <{value = dense<12> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %23 = "stablehlo.shift_right_logical"(%21#1, %22) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %24 = "stablehlo.convert"(%23) : (tensor<2x3xui64>) -> tensor<2x3xi64>
    %25 = "stablehlo.convert"(%24) : (tensor<2x3xi64>) -> tensor<2x3xf64>
    %26 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %27 = "stablehlo.add"(%25, %26) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %28 = "stablehlo.constant"() <{value = dense<2.220446049250313e-16> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %29 = "stablehlo.multiply"(%27, %28) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %30 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %67:6 = "stablehlo.while"(%30, %17, %17, %29, %13, %11) ({
    ^bb0(%r31: tensor<2x3xf64>, %r32: tensor<2x3xf64>, %r33: tensor<2x3xf64>, %r34: tensor<2x3xf64>, %r35: tensor<2x3xf64>, %r36: tensor<2x3xf64>):
      %37 = "stablehlo.compare"(%r33, %r34) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %38 = "stablehlo.constant"() <{value = dense<200.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %39 = "stablehlo.compare"(%r31, %38) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %40 = "stablehlo.and"(%37, %39) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %41 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %45 = "stablehlo.reduce"(%40, %41) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%r42: tensor<i1>, %r43: tensor<i1>):
        %44 = "stablehlo.or"(%r42, %r43) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%44) : (tensor<i1>) -> ()
      }) : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%45) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r46: tensor<2x3xf64>, %r47: tensor<2x3xf64>, %r48: tensor<2x3xf64>, %r49: tensor<2x3xf64>, %r50: tensor<2x3xf64>, %r51: tensor<2x3xf64>):
      %52 = "stablehlo.compare"(%r48, %r49) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %53 = "stablehlo.constant"() <{value = dense<200.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %54 = "stablehlo.compare"(%r46, %53) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %55 = "stablehlo.and"(%52, %54) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %56 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %57 = "stablehlo.add"(%r46, %56) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %58 = "stablehlo.subtract"(%r50, %57) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %59 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %60 = "stablehlo.add"(%58, %59) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %61 = "stablehlo.divide"(%60, %57) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %62 = "stablehlo.multiply"(%61, %r51) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %63 = "stablehlo.multiply"(%r47, %62) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %64 = "stablehlo.add"(%r48, %63) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %65 = "stablehlo.select"(%55, %57, %r46) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %66 = "stablehlo.select"(%55, %64, %r48) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      "stablehlo.return"(%65, %63, %66, %r49, %r50, %r51) : (tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>) -> ()
    }) : (tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>) -> (tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>)
    %68 = "stablehlo.constant"() <{value = dense<20.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %69 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %70 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %71 = "stablehlo.select"(%10, %arg0, %68) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %72 = "stablehlo.select"(%10, %6, %69) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %73 = "stablehlo.select"(%10, %11, %70) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %74 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %75 = "stablehlo.multiply"(%72, %74) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %76 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %77 = "stablehlo.add"(%75, %76) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %78 = "stablehlo.multiply"(%71, %72) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %79 = "stablehlo.multiply"(%78, %77) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %80 = "stablehlo.sqrt"(%79) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %81 = "stablehlo.constant"() <{value = dense<2.53> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %82 = "stablehlo.multiply"(%80, %81) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %83 = "stablehlo.constant"() <{value = dense<1.15> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %84 = "stablehlo.add"(%82, %83) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %85 = "stablehlo.constant"() <{value = dense<0.0248> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %86 = "stablehlo.multiply"(%84, %85) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %87 = "stablehlo.constant"() <{value = dense<-0.0873> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %88 = "stablehlo.add"(%86, %87) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %89 = "stablehlo.constant"() <{value = dense<0.01> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %90 = "stablehlo.multiply"(%72, %89) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %91 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %92 = "stablehlo.add"(%84, %91) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %93 = "stablehlo.constant"() <{value = dense<5.1> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %94 = "stablehlo.divide"(%93, %92) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %95 = "stablehlo.constant"() <{value = dense<2.83> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %96 = "stablehlo.add"(%94, %95) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %97 = "stablehlo.add"(%88, %90) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %98 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %99 = "stablehlo.add"(%78, %98) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %100 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %101 = "stablehlo.add"(%84, %100) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %102 = "stablehlo.constant"() <{value = dense<-4.2> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %103 = "stablehlo.divide"(%102, %101) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %104 = "stablehlo.constant"() <{value = dense<0.92> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %105 = "stablehlo.add"(%103, %104) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %106 = "stablehlo.multiply"(%96, %80) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %107 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %108 = "stablehlo.add"(%71, %107) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %109 = "stablehlo.multiply"(%108, %72) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %110 = "stablehlo.floor"(%109) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %111 = "stablehlo.subtract"(%71, %110) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %112 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %113 = "stablehlo.add"(%110, %112) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %114 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %115 = "stablehlo.divide"(%114, %113) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %116 = "stablehlo.multiply"(%115, %115) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %117 = "stablehlo.constant"() <{value = dense<0.0007936507936507937> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %118 = "stablehlo.multiply"(%116, %117) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %119 = "stablehlo.constant"() <{value = dense<-0.002777777777777778> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %120 = "stablehlo.add"(%118, %119) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %121 = "stablehlo.multiply"(%120, %116) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %122 = "stablehlo.constant"() <{value = dense<0.08333333333333333> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %123 = "stablehlo.add"(%121, %122) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %124 = "stablehlo.multiply"(%123, %115) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %125 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %126 = "stablehlo.add"(%111, %125) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %127 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %128 = "stablehlo.divide"(%127, %126) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %129 = "stablehlo.multiply"(%128, %128) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %130 = "stablehlo.constant"() <{value = dense<0.0007936507936507937> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %131 = "stablehlo.multiply"(%129, %130) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %132 = "stablehlo.constant"() <{value = dense<-0.002777777777777778> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %133 = "stablehlo.add"(%131, %132) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %134 = "stablehlo.multiply"(%133, %129) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %135 = "stablehlo.constant"() <{value = dense<0.08333333333333333> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %136 = "stablehlo.add"(%134, %135) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %137 = "stablehlo.multiply"(%136, %128) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %138 = "stablehlo.add"(%124, %137) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %139 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %140 = "stablehlo.add"(%110, %139) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %141 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %142 = "stablehlo.add"(%111, %141) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %143 = "stablehlo.divide"(%142, %140) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %144 = "stablehlo.multiply"(%143, %73) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %145 = "stablehlo.log"(%144) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %146 = "stablehlo.constant"() <{value = dense<6> : tensor<ui64>}> : () -> tensor<ui64>
    %147 = "stablehlo.add"(%s1, %146) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %148 = "stablehlo.reshape"(%s0) : (tensor<ui64>) -> tensor<1xui64>
    %149 = "stablehlo.reshape"(%147) : (tensor<ui64>) -> tensor<1xui64>
    %150 = "stablehlo.concatenate"(%148, %149) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %151:2 = "stablehlo.rng_bit_generator"(%150) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui64>)
    %152 = "stablehlo.constant"() <{value = dense<0> : tensor<1xui64>}> : () -> tensor<1xui64>
    %153 = "stablehlo.concatenate"(%151#1, %152) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %154 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %155 = "stablehlo.compare"(%99, %99) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %156 = "stablehlo.constant"() <{value = dense<0x7FF8000000000000> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %298:16 = "stablehlo.while"(%154, %153, %155, %156, %97, %84, %99, %105, %106, %71, %71, %110, %140, %142, %138, %145) ({
    ^bb0(%r157: tensor<i32>, %r158: tensor<2xui64>, %r159: tensor<2x3xi1>, %r160: tensor<2x3xf64>, %r161: tensor<2x3xf64>, %r162: tensor<2x3xf64>, %r163: tensor<2x3xf64>, %r164: tensor<2x3xf64>, %r165: tensor<2x3xf64>, %r166: tensor<2x3xf64>, %r167: tensor<2x3xf64>, %r168: tensor<2x3xf64>, %r169: tensor<2x3xf64>, %r170: tensor<2x3xf64>, %r171: tensor<2x3xf64>, %r172: tensor<2x3xf64>):
      %173 = "stablehlo.not"(%r159) : (tensor<2x3xi1>) -> tensor<2x3xi1>
      %174 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %178 = "stablehlo.reduce"(%173, %174) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%r175: tensor<i1>, %r176: tensor<i1>):
        %177 = "stablehlo.or"(%r175, %r176) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%177) : (tensor<i1>) -> ()
      }) : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
      %179 = "stablehlo.constant"() <{value = dense<1000> : tensor<i32>}> : () -> tensor<i32>
      %180 = "stablehlo.compare"(%r157, %179) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %181 = "stablehlo.and"(%178, %180) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%181) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r182: tensor<i32>, %r183: tensor<2xui64>, %r184: tensor<2x3xi1>, %r185: tensor<2x3xf64>, %r186: tensor<2x3xf64>, %r187: tensor<2x3xf64>, %r188: tensor<2x3xf64>, %r189: tensor<2x3xf64>, %r190: tensor<2x3xf64>, %r191: tensor<2x3xf64>, %r192: tensor<2x3xf64>, %r193: tensor<2x3xf64>, %r194: tensor<2x3xf64>, %r195: tensor<2x3xf64>, %r196: tensor<2x3xf64>, %r197: tensor<2x3xf64>):
      %198:2 = "stablehlo.rng_bit_generator"(%r183) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui64>)
      %199:2 = "stablehlo.rng_bit_generator"(%198#0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui64>)
      %200 = "stablehlo.constant"() <{value = dense<12> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
      %201 = "stablehlo.shift_right_logical"(%198#1, %200) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
      %202 = "stablehlo.convert"(%201) : (tensor<2x3xui64>) -> tensor<2x3xi64>
      %203 = "stablehlo.convert"(%202) : (tensor<2x3xi64>) -> tensor<2x3xf64>
      %204 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %205 = "stablehlo.add"(%203, %204) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %206 = "stablehlo.constant"() <{value = dense<2.220446049250313e-16> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %207 = "stablehlo.multiply"(%205, %206) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %208 = "stablehlo.constant"() <{value = dense<12> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
      %209 = "stablehlo.shift_right_logical"(%199#1, %208) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
      %210 = "stablehlo.convert"(%209) : (tensor<2x3xui64>) -> tensor<2x3xi64>
      %211 = "stablehlo.convert"(%210) : (tensor<2x3xi64>) -> tensor<2x3xf64>
      %212 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %213 = "stablehlo.add"(%211, %212) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %214 = "stablehlo.constant"() <{value = dense<2.220446049250313e-16> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %215 = "stablehlo.multiply"(%213, %214) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %216 = "stablehlo.constant"() <{value = dense<-0.5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %217 = "stablehlo.add"(%207, %216) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %218 = "stablehlo.abs"(%217) : (tensor<2x3xf64>) -> tensor<2x3xf64>
      %219 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %220 = "stablehlo.multiply"(%218, %219) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %221 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %222 = "stablehlo.add"(%220, %221) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %223 = "stablehlo.divide"(%r186, %222) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %224 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %225 = "stablehlo.multiply"(%223, %224) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %226 = "stablehlo.add"(%225, %r187) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %227 = "stablehlo.multiply"(%226, %217) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %228 = "stablehlo.add"(%227, %r188) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %229 = "stablehlo.floor"(%228) : (tensor<2x3xf64>) -> tensor<2x3xf64>
      %230 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %231 = "stablehlo.compare"(%229, %230) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %232 = "stablehlo.compare"(%229, %r191) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %233 = "stablehlo.and"(%231, %232) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %234 = "stablehlo.select"(%233, %229, %r188) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %235 = "stablehlo.constant"() <{value = dense<0.07> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %236 = "stablehlo.compare"(%222, %235) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %237 = "stablehlo.compare"(%215, %r189) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %238 = "stablehlo.and"(%236, %237) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %239 = "stablehlo.divide"(%223, %222) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %240 = "stablehlo.add"(%239, %r187) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %241 = "stablehlo.multiply"(%215, %r190) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %242 = "stablehlo.divide"(%241, %240) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %243 = "stablehlo.log"(%242) : (tensor<2x3xf64>) -> tensor<2x3xf64>
      %244 = "stablehlo.subtract"(%234, %r193) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %245 = "stablehlo.multiply"(%244, %r197) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %246 = "stablehlo.add"(%r196, %245) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %247 = "stablehlo.subtract"(%r192, %234) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %248 = "stablehlo.negate"(%244) : (tensor<2x3xf64>) -> tensor<2x3xf64>
      %249 = "stablehlo.divide"(%244, %r194) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %250 = "stablehlo.log_plus_one"(%249) : (tensor<2x3xf64>) -> tensor<2x3xf64>
      %251 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %252 = "stablehlo.add"(%234, %251) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %253 = "stablehlo.multiply"(%252, %250) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %254 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %255 = "stablehlo.add"(%234, %254) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %256 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %257 = "stablehlo.divide"(%256, %255) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %258 = "stablehlo.multiply"(%257, %257) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %259 = "stablehlo.constant"() <{value = dense<0.0007936507936507937> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %260 = "stablehlo.multiply"(%258, %259) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %261 = "stablehlo.constant"() <{value = dense<-0.002777777777777778> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %262 = "stablehlo.add"(%260, %261) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %263 = "stablehlo.multiply"(%262, %258) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %264 = "stablehlo.constant"() <{value = dense<0.08333333333333333> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %265 = "stablehlo.add"(%263, %264) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %266 = "stablehlo.multiply"(%265, %257) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %267 = "stablehlo.add"(%253, %266) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %268 = "stablehlo.subtract"(%246, %267) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %269 = "stablehlo.divide"(%248, %r195) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %270 = "stablehlo.log_plus_one"(%269) : (tensor<2x3xf64>) -> tensor<2x3xf64>
      %271 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %272 = "stablehlo.add"(%247, %271) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %273 = "stablehlo.multiply"(%272, %270) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %274 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %275 = "stablehlo.add"(%247, %274) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %276 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %277 = "stablehlo.divide"(%276, %275) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %278 = "stablehlo.multiply"(%277, %277) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %279 = "stablehlo.constant"() <{value = dense<0.0007936507936507937> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %280 = "stablehlo.multiply"(%278, %279) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %281 = "stablehlo.constant"() <{value = dense<-0.002777777777777778> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %282 = "stablehlo.add"(%280, %281) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %283 = "stablehlo.multiply"(%282, %278) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %284 = "stablehlo.constant"() <{value = dense<0.08333333333333333> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %285 = "stablehlo.add"(%283, %284) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %286 = "stablehlo.multiply"(%285, %277) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %287 = "stablehlo.add"(%273, %286) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %288 = "stablehlo.subtract"(%268, %287) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %289 = "stablehlo.compare"(%243, %288) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %290 = "stablehlo.or"(%238, %289) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %291 = "stablehlo.and"(%290, %233) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %292 = "stablehlo.not"(%r184) : (tensor<2x3xi1>) -> tensor<2x3xi1>
      %293 = "stablehlo.and"(%291, %292) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %294 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %295 = "stablehlo.add"(%r182, %294) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %296 = "stablehlo.or"(%r184, %293) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %297 = "stablehlo.select"(%293, %234, %r185) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      "stablehlo.return"(%295, %199#0, %296, %297, %r186, %r187, %r188, %r189, %r190, %r191, %r192, %r193, %r194, %r195, %r196, %r197) : (tensor<i32>, tensor<2xui64>, tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>) -> ()
    }) : (tensor<i32>, tensor<2xui64>, tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>) -> (tensor<i32>, tensor<2xui64>, tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>)
    %299 = "stablehlo.select"(%10, %298#3, %67#0) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %300 = "stablehlo.subtract"(%arg0, %299) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %301 = "stablehlo.select"(%1, %300, %299) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    return %301 : tensor<2x3xf64>
  }
}
