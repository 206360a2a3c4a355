// aten::special_zeta(Tensor self, Tensor other) -> Tensor

// T[2,3] T[3], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf32>, %arg1: tensor<3xf32>) -> (tensor<2x3xf32>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>) -> tensor<2x3xf32>
    %1 = "stablehlo.negate"(%arg0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %2 = "stablehlo.power"(%0, %1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %3 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %52:5 = "stablehlo.while"(%3, %0, %2, %2, %1) ({
    ^bb0(%r4: tensor<f32>, %r5: tensor<2x3xf32>, %r6: tensor<2x3xf32>, %r7: tensor<2x3xf32>, %r8: tensor<2x3xf32>):
      %9 = "stablehlo.broadcast_in_dim"(%r4) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
      %10 = "stablehlo.constant"() <{value = dense<9.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %11 = "stablehlo.compare"(%9, %10) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %12 = "stablehlo.constant"() <{value = dense<9.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %13 = "stablehlo.compare"(%r5, %12) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %14 = "stablehlo.or"(%11, %13) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %15 = "stablehlo.abs"(%r6) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %16 = "stablehlo.abs"(%r7) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %17 = "stablehlo.constant"() <{value = dense<5.960464477539063e-8> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %18 = "stablehlo.multiply"(%16, %17) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %19 = "stablehlo.compare"(%15, %18) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %20 = "stablehlo.and"(%14, %19) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %21 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %25 = "stablehlo.reduce"(%20, %21) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%r22: tensor<i1>, %r23: tensor<i1>):
        %24 = "stablehlo.or"(%r22, %r23) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%24) : (tensor<i1>) -> ()
      }) : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%25) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r26: tensor<f32>, %r27: tensor<2x3xf32>, %r28: tensor<2x3xf32>, %r29: tensor<2x3xf32>, %r30: tensor<2x3xf32>):
      %31 = "stablehlo.broadcast_in_dim"(%r26) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
      %32 = "stablehlo.constant"() <{value = dense<9.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %33 = "stablehlo.compare"(%31, %32) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %34 = "stablehlo.constant"() <{value = dense<9.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %35 = "stablehlo.compare"(%r27, %34) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %36 = "stablehlo.or"(%33, %35) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %37 = "stablehlo.abs"(%r28) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %38 = "stablehlo.abs"(%r29) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %39 = "stablehlo.constant"() <{value = dense<5.960464477539063e-8> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %40 = "stablehlo.multiply"(%38, %39) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %41 = "stablehlo.compare"(%37, %40) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %42 = "stablehlo.and"(%36, %41) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %43 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %44 = "stablehlo.add"(%r27, %43) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %45 = "stablehlo.power"(%44, %r30) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %46 = "stablehlo.add"(%r29, %45) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %47 = "stablehlo.constant"() <{value = dense<1.0> : tensor<f32>}> : () -> tensor<f32>
      %48 = "stablehlo.add"(%r26, %47) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %49 = "stablehlo.select"(%42, %44, %r27) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %50 = "stablehlo.select"(%42, %45, %r28) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %51 = "stablehlo.select"(%42, %46, %r29) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      "stablehlo.return"(%48, %49, %50, %51, %r30) : (tensor<f32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> ()
    }) : (tensor<f32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<f32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>)
    %53 = "stablehlo.multiply"(%52#1, %52#1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %54 = "stablehlo.constant"() <{value = dense<-5.284190138687493e-10> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %55 = "stablehlo.constant"() <{value = dense<9.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %56 = "stablehlo.add"(%arg0, %55) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %57 = "stablehlo.constant"() <{value = dense<10.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %58 = "stablehlo.add"(%arg0, %57) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %59 = "stablehlo.multiply"(%56, %58) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %60 = "stablehlo.divide"(%59, %53) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %61 = "stablehlo.multiply"(%60, %54) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %62 = "stablehlo.constant"() <{value = dense<2.08767569878681e-8> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %63 = "stablehlo.add"(%61, %62) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %64 = "stablehlo.constant"() <{value = dense<7.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %65 = "stablehlo.add"(%arg0, %64) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %66 = "stablehlo.constant"() <{value = dense<8.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %67 = "stablehlo.add"(%arg0, %66) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %68 = "stablehlo.multiply"(%65, %67) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %69 = "stablehlo.divide"(%68, %53) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %70 = "stablehlo.multiply"(%69, %63) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %71 = "stablehlo.constant"() <{value = dense<-8.267195767195768e-7> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %72 = "stablehlo.add"(%70, %71) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %73 = "stablehlo.constant"() <{value = dense<5.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %74 = "stablehlo.add"(%arg0, %73) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %75 = "stablehlo.constant"() <{value = dense<6.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %76 = "stablehlo.add"(%arg0, %75) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %77 = "stablehlo.multiply"(%74, %76) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %78 = "stablehlo.divide"(%77, %53) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %79 = "stablehlo.multiply"(%78, %72) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %80 = "stablehlo.constant"() <{value = dense<3.306878306878307e-5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %81 = "stablehlo.add"(%79, %80) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %82 = "stablehlo.constant"() <{value = dense<3.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %83 = "stablehlo.add"(%arg0, %82) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %84 = "stablehlo.constant"() <{value = dense<4.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %85 = "stablehlo.add"(%arg0, %84) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %86 = "stablehlo.multiply"(%83, %85) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %87 = "stablehlo.divide"(%86, %53) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %88 = "stablehlo.multiply"(%87, %81) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %89 = "stablehlo.constant"() <{value = dense<-0.001388888888888889> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %90 = "stablehlo.add"(%88, %89) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %91 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %92 = "stablehlo.add"(%arg0, %91) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %93 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %94 = "stablehlo.add"(%arg0, %93) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %95 = "stablehlo.multiply"(%92, %94) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %96 = "stablehlo.divide"(%95, %53) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %97 = "stablehlo.multiply"(%96, %90) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %98 = "stablehlo.constant"() <{value = dense<0.08333333333333333> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %99 = "stablehlo.add"(%97, %98) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %100 = "stablehlo.divide"(%arg0, %52#1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %101 = "stablehlo.multiply"(%100, %99) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %102 = "stablehlo.constant"() <{value = dense<-0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %103 = "stablehlo.add"(%101, %102) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %104 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %105 = "stablehlo.add"(%arg0, %104) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %106 = "stablehlo.divide"(%52#1, %105) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %107 = "stablehlo.add"(%106, %103) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %108 = "stablehlo.multiply"(%107, %52#2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %109 = "stablehlo.abs"(%52#2) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %110 = "stablehlo.abs"(%52#3) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %111 = "stablehlo.constant"() <{value = dense<5.960464477539063e-8> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %112 = "stablehlo.multiply"(%110, %111) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %113 = "stablehlo.compare"(%109, %112) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %114 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %115 = "stablehlo.select"(%113, %108, %114) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %116 = "stablehlo.add"(%52#3, %115) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %117 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %118 = "stablehlo.compare"(%0, %117) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %119 = "stablehlo.floor"(%0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %120 = "stablehlo.floor"(%arg0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %121 = "stablehlo.compare"(%0, %119) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %122 = "stablehlo.compare"(%arg0, %120) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %123 = "stablehlo.and"(%121, %118) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %124 = "stablehlo.and"(%122, %118) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %125 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %126 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %127 = "stablehlo.select"(%124, %125, %116) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %128 = "stablehlo.select"(%123, %126, %127) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %129 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %130 = "stablehlo.compare"(%arg0, %129) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %131 = "stablehlo.select"(%130, %125, %128) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %132 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %133 = "stablehlo.compare"(%arg0, %132) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %134 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %135 = "stablehlo.select"(%133, %134, %131) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    return %135 : tensor<2x3xf32>
  }
}

// T[2,3] T[3], T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xbf16>, %arg1: tensor<3xbf16>) -> (tensor<2x3xbf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3xbf16>) -> tensor<2x3xf32>
    %1 = "stablehlo.convert"(%arg1) : (tensor<3xbf16>) -> tensor<3xf32>
    %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>) -> tensor<2x3xf32>
    %3 = "stablehlo.negate"(%0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %4 = "stablehlo.power"(%2, %3) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %5 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %54:5 = "stablehlo.while"(%5, %2, %4, %4, %3) ({
    ^bb0(%r6: tensor<f32>, %r7: tensor<2x3xf32>, %r8: tensor<2x3xf32>, %r9: tensor<2x3xf32>, %r10: tensor<2x3xf32>):
      %11 = "stablehlo.broadcast_in_dim"(%r6) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
      %12 = "stablehlo.constant"() <{value = dense<9.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %13 = "stablehlo.compare"(%11, %12) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %14 = "stablehlo.constant"() <{value = dense<9.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %15 = "stablehlo.compare"(%r7, %14) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %16 = "stablehlo.or"(%13, %15) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %17 = "stablehlo.abs"(%r8) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %18 = "stablehlo.abs"(%r9) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %19 = "stablehlo.constant"() <{value = dense<5.960464477539063e-8> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %20 = "stablehlo.multiply"(%18, %19) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %21 = "stablehlo.compare"(%17, %20) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %22 = "stablehlo.and"(%16, %21) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %23 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %27 = "stablehlo.reduce"(%22, %23) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%r24: tensor<i1>, %r25: tensor<i1>):
        %26 = "stablehlo.or"(%r24, %r25) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%26) : (tensor<i1>) -> ()
      }) : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%27) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r28: tensor<f32>, %r29: tensor<2x3xf32>, %r30: tensor<2x3xf32>, %r31: tensor<2x3xf32>, %r32: tensor<2x3xf32>):
      %33 = "stablehlo.broadcast_in_dim"(%r28) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
      %34 = "stablehlo.constant"() <{value = dense<9.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %35 = "stablehlo.compare"(%33, %34) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %36 = "stablehlo.constant"() <{value = dense<9.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %37 = "stablehlo.compare"(%r29, %36) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %38 = "stablehlo.or"(%35, %37) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %39 = "stablehlo.abs"(%r30) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %40 = "stablehlo.abs"(%r31) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %41 = "stablehlo.constant"() <{value = dense<5.960464477539063e-8> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %42 = "stablehlo.multiply"(%40, %41) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %43 = "stablehlo.compare"(%39, %42) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %44 = "stablehlo.and"(%38, %43) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %45 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %46 = "stablehlo.add"(%r29, %45) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %47 = "stablehlo.power"(%46, %r32) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %48 = "stablehlo.add"(%r31, %47) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %49 = "stablehlo.constant"() <{value = dense<1.0> : tensor<f32>}> : () -> tensor<f32>
      %50 = "stablehlo.add"(%r28, %49) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %51 = "stablehlo.select"(%44, %46, %r29) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %52 = "stablehlo.select"(%44, %47, %r30) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %53 = "stablehlo.select"(%44, %48, %r31) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      "stablehlo.return"(%50, %51, %52, %53, %r32) : (tensor<f32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> ()
    }) : (tensor<f32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<f32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>)
    %55 = "stablehlo.multiply"(%54#1, %54#1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %56 = "stablehlo.constant"() <{value = dense<-5.284190138687493e-10> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %57 = "stablehlo.constant"() <{value = dense<9.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %58 = "stablehlo.add"(%0, %57) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %59 = "stablehlo.constant"() <{value = dense<10.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %60 = "stablehlo.add"(%0, %59) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %61 = "stablehlo.multiply"(%58, %60) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %62 = "stablehlo.divide"(%61, %55) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %63 = "stablehlo.multiply"(%62, %56) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %64 = "stablehlo.constant"() <{value = dense<2.08767569878681e-8> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %65 = "stablehlo.add"(%63, %64) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %66 = "stablehlo.constant"() <{value = dense<7.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %67 = "stablehlo.add"(%0, %66) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %68 = "stablehlo.constant"() <{value = dense<8.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %69 = "stablehlo.add"(%0, %68) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %70 = "stablehlo.multiply"(%67, %69) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %71 = "stablehlo.divide"(%70, %55) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %72 = "stablehlo.multiply"(%71, %65) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %73 = "stablehlo.constant"() <{value = dense<-8.267195767195768e-7> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %74 = "stablehlo.add"(%72, %73) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %75 = "stablehlo.constant"() <{value = dense<5.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %76 = "stablehlo.add"(%0, %75) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %77 = "stablehlo.constant"() <{value = dense<6.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %78 = "stablehlo.add"(%0, %77) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %79 = "stablehlo.multiply"(%76, %78) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %80 = "stablehlo.divide"(%79, %55) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %81 = "stablehlo.multiply"(%80, %74) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %82 = "stablehlo.constant"() <{value = dense<3.306878306878307e-5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %83 = "stablehlo.add"(%81, %82) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %84 = "stablehlo.constant"() <{value = dense<3.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %85 = "stablehlo.add"(%0, %84) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %86 = "stablehlo.constant"() <{value = dense<4.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %87 = "stablehlo.add"(%0, %86) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %88 = "stablehlo.multiply"(%85, %87) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %89 = "stablehlo.divide"(%88, %55) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %90 = "stablehlo.multiply"(%89, %83) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %91 = "stablehlo.constant"() <{value = dense<-0.001388888888888889> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %92 = "stablehlo.add"(%90, %91) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %93 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %94 = "stablehlo.add"(%0, %93) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %95 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %96 = "stablehlo.add"(%0, %95) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %97 = "stablehlo.multiply"(%94, %96) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %98 = "stablehlo.divide"(%97, %55) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %99 = "stablehlo.multiply"(%98, %92) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %100 = "stablehlo.constant"() <{value = dense<0.08333333333333333> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %101 = "stablehlo.add"(%99, %100) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %102 = "stablehlo.divide"(%0, %54#1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %103 = "stablehlo.multiply"(%102, %101) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %104 = "stablehlo.constant"() <{value = dense<-0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %105 = "stablehlo.add"(%103, %104) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %106 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %107 = "stablehlo.add"(%0, %106) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %108 = "stablehlo.divide"(%54#1, %107) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %109 = "stablehlo.add"(%108, %105) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %110 = "stablehlo.multiply"(%109, %54#2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %111 = "stablehlo.abs"(%54#2) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %112 = "stablehlo.abs"(%54#3) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %113 = "stablehlo.constant"() <{value = dense<5.960464477539063e-8> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %114 = "stablehlo.multiply"(%112, %113) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %115 = "stablehlo.compare"(%111, %114) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %116 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %117 = "stablehlo.select"(%115, %110, %116) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %118 = "stablehlo.add"(%54#3, %117) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %119 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %120 = "stablehlo.compare"(%2, %119) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %121 = "stablehlo.floor"(%2) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %122 = "stablehlo.floor"(%0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %123 = "stablehlo.compare"(%2, %121) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %124 = "stablehlo.compare"(%0, %122) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %125 = "stablehlo.and"(%123, %120) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %126 = "stablehlo.and"(%124, %120) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %127 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %128 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %129 = "stablehlo.select"(%126, %127, %118) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %130 = "stablehlo.select"(%125, %128, %129) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %131 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %132 = "stablehlo.compare"(%0, %131) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %133 = "stablehlo.select"(%132, %127, %130) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %134 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %135 = "stablehlo.compare"(%0, %134) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %136 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %137 = "stablehlo.select"(%135, %136, %133) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %138 = "stablehlo.convert"(%137) : (tensor<2x3xf32>) -> tensor<2x3xbf16>
    return %138 : tensor<2x3xbf16>
  }
}

// T[2,3] T[3], T = float16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<3xf16>) -> (tensor<2x3xf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3xf16>) -> tensor<2x3xf32>
    %1 = "stablehlo.convert"(%arg1) : (tensor<3xf16>) -> tensor<3xf32>
    %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>) -> tensor<2x3xf32>
    %3 = "stablehlo.negate"(%0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %4 = "stablehlo.power"(%2, %3) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %5 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %54:5 = "stablehlo.while"(%5, %2, %4, %4, %3) ({
    ^bb0(%r6: tensor<f32>, %r7: tensor<2x3xf32>, %r8: tensor<2x3xf32>, %r9: tensor<2x3xf32>, %r10: tensor<2x3xf32>):
      %11 = "stablehlo.broadcast_in_dim"(%r6) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
      %12 = "stablehlo.constant"() <{value = dense<9.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %13 = "stablehlo.compare"(%11, %12) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %14 = "stablehlo.constant"() <{value = dense<9.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %15 = "stablehlo.compare"(%r7, %14) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %16 = "stablehlo.or"(%13, %15) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %17 = "stablehlo.abs"(%r8) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %18 = "stablehlo.abs"(%r9) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %19 = "stablehlo.constant"() <{value = dense<5.960464477539063e-8> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %20 = "stablehlo.multiply"(%18, %19) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %21 = "stablehlo.compare"(%17, %20) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %22 = "stablehlo.and"(%16, %21) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %23 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %27 = "stablehlo.reduce"(%22, %23) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%r24: tensor<i1>, %r25: tensor<i1>):
        %26 = "stablehlo.or"(%r24, %r25) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%26) : (tensor<i1>) -> ()
      }) : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%27) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r28: tensor<f32>, %r29: tensor<2x3xf32>, %r30: tensor<2x3xf32>, %r31: tensor<2x3xf32>, %r32: tensor<2x3xf32>):
      %33 = "stablehlo.broadcast_in_dim"(%r28) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
      %34 = "stablehlo.constant"() <{value = dense<9.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %35 = "stablehlo.compare"(%33, %34) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %36 = "stablehlo.constant"() <{value = dense<9.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %37 = "stablehlo.compare"(%r29, %36) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %38 = "stablehlo.or"(%35, %37) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %39 = "stablehlo.abs"(%r30) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %40 = "stablehlo.abs"(%r31) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %41 = "stablehlo.constant"() <{value = dense<5.960464477539063e-8> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %42 = "stablehlo.multiply"(%40, %41) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %43 = "stablehlo.compare"(%39, %42) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %44 = "stablehlo.and"(%38, %43) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %45 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %46 = "stablehlo.add"(%r29, %45) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %47 = "stablehlo.power"(%46, %r32) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %48 = "stablehlo.add"(%r31, %47) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %49 = "stablehlo.constant"() <{value = dense<1.0> : tensor<f32>}> : () -> tensor<f32>
      %50 = "stablehlo.add"(%r28, %49) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %51 = "stablehlo.select"(%44, %46, %r29) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %52 = "stablehlo.select"(%44, %47, %r30) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %53 = "stablehlo.select"(%44, %48, %r31) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      "stablehlo.return"(%50, %51, %52, %53, %r32) : (tensor<f32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> ()
    }) : (tensor<f32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<f32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>)
    %55 = "stablehlo.multiply"(%54#1, %54#1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %56 = "stablehlo.constant"() <{value = dense<-5.284190138687493e-10> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %57 = "stablehlo.constant"() <{value = dense<9.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %58 = "stablehlo.add"(%0, %57) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %59 = "stablehlo.constant"() <{value = dense<10.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %60 = "stablehlo.add"(%0, %59) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %61 = "stablehlo.multiply"(%58, %60) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %62 = "stablehlo.divide"(%61, %55) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %63 = "stablehlo.multiply"(%62, %56) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %64 = "stablehlo.constant"() <{value = dense<2.08767569878681e-8> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %65 = "stablehlo.add"(%63, %64) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %66 = "stablehlo.constant"() <{value = dense<7.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %67 = "stablehlo.add"(%0, %66) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %68 = "stablehlo.constant"() <{value = dense<8.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %69 = "stablehlo.add"(%0, %68) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %70 = "stablehlo.multiply"(%67, %69) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %71 = "stablehlo.divide"(%70, %55) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %72 = "stablehlo.multiply"(%71, %65) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %73 = "stablehlo.constant"() <{value = dense<-8.267195767195768e-7> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %74 = "stablehlo.add"(%72, %73) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %75 = "stablehlo.constant"() <{value = dense<5.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %76 = "stablehlo.add"(%0, %75) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %77 = "stablehlo.constant"() <{value = dense<6.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %78 = "stablehlo.add"(%0, %77) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %79 = "stablehlo.multiply"(%76, %78) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %80 = "stablehlo.divide"(%79, %55) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %81 = "stablehlo.multiply"(%80, %74) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %82 = "stablehlo.constant"() <{value = dense<3.306878306878307e-5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %83 = "stablehlo.add"(%81, %82) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %84 = "stablehlo.constant"() <{value = dense<3.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %85 = "stablehlo.add"(%0, %84) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %86 = "stablehlo.constant"() <{value = dense<4.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %87 = "stablehlo.add"(%0, %86) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %88 = "stablehlo.multiply"(%85, %87) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %89 = "stablehlo.divide"(%88, %55) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %90 = "stablehlo.multiply"(%89, %83) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %91 = "stablehlo.constant"() <{value = dense<-0.001388888888888889> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %92 = "stablehlo.add"(%90, %91) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %93 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %94 = "stablehlo.add"(%0, %93) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %95 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %96 = "stablehlo.add"(%0, %95) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %97 = "stablehlo.multiply"(%94, %96) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %98 = "stablehlo.divide"(%97, %55) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %99 = "stablehlo.multiply"(%98, %92) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %100 = "stablehlo.constant"() <{value = dense<0.08333333333333333> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %101 = "stablehlo.add"(%99, %100) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %102 = "stablehlo.divide"(%0, %54#1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %103 = "stablehlo.multiply"(%102, %101) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %104 = "stablehlo.constant"() <{value = dense<-0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %105 = "stablehlo.add"(%103, %104) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %106 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %107 = "stablehlo.add"(%0, %106) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %108 = "stablehlo.divide"(%54#1, %107) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %109 = "stablehlo.add"(%108, %105) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %110 = "stablehlo.multiply"(%109, %54#2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %111 = "stablehlo.abs"(%54#2) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %112 = "stablehlo.abs"(%54#3) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %113 = "stablehlo.constant"() <{value = dense<5.960464477539063e-8> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %114 = "stablehlo.multiply"(%112, %113) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %115 = "stablehlo.compare"(%111, %114) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %116 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %117 = "stablehlo.select"(%115, %110, %116) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %118 = "stablehlo.add"(%54#3, %117) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %119 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %120 = "stablehlo.compare"(%2, %119) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %121 = "stablehlo.floor"(%2) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %122 = "stablehlo.floor"(%0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %123 = "stablehlo.compare"(%2, %121) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %124 = "stablehlo.compare"(%0, %122) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %125 = "stablehlo.and"(%123, %120) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %126 = "stablehlo.and"(%124, %120) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %127 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %128 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %129 = "stablehlo.select"(%126, %127, %118) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %130 = "stablehlo.select"(%125, %128, %129) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %131 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %132 = "stablehlo.compare"(%0, %131) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %133 = "stablehlo.select"(%132, %127, %130) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %134 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %135 = "stablehlo.compare"(%0, %134) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %136 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %137 = "stablehlo.select"(%135, %136, %133) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %138 = "stablehlo.convert"(%137) : (tensor<2x3xf32>) -> tensor<2x3xf16>
    return %138 : tensor<2x3xf16>
  }
}

// T[2,3] T[3], T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf64>, %arg1: tensor<3xf64>) -> (tensor<2x3xf64>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf64>) -> tensor<2x3xf64>
    %1 = "stablehlo.negate"(%arg0) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %2 = "stablehlo.power"(%0, %1) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %3 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %52:5 = "stablehlo.while"(%3, %0, %2, %2, %1) ({
    ^bb0(%r4: tensor<f64>, %r5: tensor<2x3xf64>, %r6: tensor<2x3xf64>, %r7: tensor<2x3xf64>, %r8: tensor<2x3xf64>):
      %9 = "stablehlo.broadcast_in_dim"(%r4) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<2x3xf64>
      %10 = "stablehlo.constant"() <{value = dense<9.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %11 = "stablehlo.compare"(%9, %10) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %12 = "stablehlo.constant"() <{value = dense<9.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %13 = "stablehlo.compare"(%r5, %12) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %14 = "stablehlo.or"(%11, %13) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %15 = "stablehlo.abs"(%r6) : (tensor<2x3xf64>) -> tensor<2x3xf64>
      %16 = "stablehlo.abs"(%r7) : (tensor<2x3xf64>) -> tensor<2x3xf64>
      %17 = "stablehlo.constant"() <{value = dense<1.1102230246251565e-16> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %18 = "stablehlo.multiply"(%16, %17) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %19 = "stablehlo.compare"(%15, %18) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %20 = "stablehlo.and"(%14, %19) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %21 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %25 = "stablehlo.reduce"(%20, %21) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%r22: tensor<i1>, %r23: tensor<i1>):
        %24 = "stablehlo.or"(%r22, %r23) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%24) : (tensor<i1>) -> ()
      }) : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%25) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r26: tensor<f64>, %r27: tensor<2x3xf64>, %r28: tensor<2x3xf64>, %r29: tensor<2x3xf64>, %r30: tensor<2x3xf64>):
      %31 = "stablehlo.broadcast_in_dim"(%r26) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<2x3xf64>
      %32 = "stablehlo.constant"() <{value = dense<9.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %33 = "stablehlo.compare"(%31, %32) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %34 = "stablehlo.constant"() <{value = dense<9.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %35 = "stablehlo.compare"(%r27, %34) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %36 = "stablehlo.or"(%33, %35) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %37 = "stablehlo.abs"(%r28) : (tensor<2x3xf64>) -> tensor<2x3xf64>
      %38 = "stablehlo.abs"(%r29) : (tensor<2x3xf64>) -> tensor<2x3xf64>
      %39 = "stablehlo.constant"() <{value = dense<1.1102230246251565e-16> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %40 = "stablehlo.multiply"(%38, %39) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %41 = "stablehlo.compare"(%37, %40) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %42 = "stablehlo.and"(%36, %41) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %43 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %44 = "stablehlo.add"(%r27, %43) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %45 = "stablehlo.power"(%44, %r30) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %46 = "stablehlo.add"(%r29, %45) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %47 = "stablehlo.constant"() <{value = dense<1.0> : tensor<f64>}> : () -> tensor<f64>
      %48 = "stablehlo.add"(%r26, %47) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      %49 = "stablehlo.select"(%42, %44, %r27) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %50 = "stablehlo.select"(%42, %45, %r28) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %51 = "stablehlo.select"(%42, %46, %r29) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      "stablehlo.return"(%48, %49, %50, %51, %r30) : (tensor<f64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>) -> ()
    }) : (tensor<f64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>) -> (tensor<f64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>)
    %53 = "stablehlo.multiply"(%52#1, %52#1) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %54 = "stablehlo.constant"() <{value = dense<-1.3954464685812525e-19> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %55 = "stablehlo.constant"() <{value = dense<21.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %56 = "stablehlo.add"(%arg0, %55) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %57 = "stablehlo.constant"() <{value = dense<22.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %58 = "stablehlo.add"(%arg0, %57) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %59 = "stablehlo.multiply"(%56, %58) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %60 = "stablehlo.divide"(%59, %53) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %61 = "stablehlo.multiply"(%60, %54) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %62 = "stablehlo.constant"() <{value = dense<5.5090028283602295e-18> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %63 = "stablehlo.add"(%61, %62) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %64 = "stablehlo.constant"() <{value = dense<19.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %65 = "stablehlo.add"(%arg0, %64) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %66 = "stablehlo.constant"() <{value = dense<20.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %67 = "stablehlo.add"(%arg0, %66) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %68 = "stablehlo.multiply"(%65, %67) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %69 = "stablehlo.divide"(%68, %53) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %70 = "stablehlo.multiply"(%69, %63) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %71 = "stablehlo.constant"() <{value = dense<-2.1748686985580617e-16> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %72 = "stablehlo.add"(%70, %71) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %73 = "stablehlo.constant"() <{value = dense<17.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %74 = "stablehlo.add"(%arg0, %73) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %75 = "stablehlo.constant"() <{value = dense<18.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %76 = "stablehlo.add"(%arg0, %75) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %77 = "stablehlo.multiply"(%74, %76) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %78 = "stablehlo.divide"(%77, %53) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %79 = "stablehlo.multiply"(%78, %72) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %80 = "stablehlo.constant"() <{value = dense<8.586062056277845e-15> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %81 = "stablehlo.add"(%79, %80) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %82 = "stablehlo.constant"() <{value = dense<15.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %83 = "stablehlo.add"(%arg0, %82) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %84 = "stablehlo.constant"() <{value = dense<16.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %85 = "stablehlo.add"(%arg0, %84) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %86 = "stablehlo.multiply"(%83, %85) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %87 = "stablehlo.divide"(%86, %53) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %88 = "stablehlo.multiply"(%87, %81) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %89 = "stablehlo.constant"() <{value = dense<-3.389680296322583e-13> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %90 = "stablehlo.add"(%88, %89) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %91 = "stablehlo.constant"() <{value = dense<13.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %92 = "stablehlo.add"(%arg0, %91) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %93 = "stablehlo.constant"() <{value = dense<14.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %94 = "stablehlo.add"(%arg0, %93) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %95 = "stablehlo.multiply"(%92, %94) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %96 = "stablehlo.divide"(%95, %53) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %97 = "stablehlo.multiply"(%96, %90) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %98 = "stablehlo.constant"() <{value = dense<1.3382536530684679e-11> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %99 = "stablehlo.add"(%97, %98) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %100 = "stablehlo.constant"() <{value = dense<11.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %101 = "stablehlo.add"(%arg0, %100) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %102 = "stablehlo.constant"() <{value = dense<12.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %103 = "stablehlo.add"(%arg0, %102) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %104 = "stablehlo.multiply"(%101, %103) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %105 = "stablehlo.divide"(%104, %53) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %106 = "stablehlo.multiply"(%105, %99) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %107 = "stablehlo.constant"() <{value = dense<-5.284190138687493e-10> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %108 = "stablehlo.add"(%106, %107) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %109 = "stablehlo.constant"() <{value = dense<9.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %110 = "stablehlo.add"(%arg0, %109) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %111 = "stablehlo.constant"() <{value = dense<10.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %112 = "stablehlo.add"(%arg0, %111) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %113 = "stablehlo.multiply"(%110, %112) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %114 = "stablehlo.divide"(%113, %53) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %115 = "stablehlo.multiply"(%114, %108) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %116 = "stablehlo.constant"() <{value = dense<2.08767569878681e-8> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %117 = "stablehlo.add"(%115, %116) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %118 = "stablehlo.constant"() <{value = dense<7.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %119 = "stablehlo.add"(%arg0, %118) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %120 = "stablehlo.constant"() <{value = dense<8.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %121 = "stablehlo.add"(%arg0, %120) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %122 = "stablehlo.multiply"(%119, %121) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %123 = "stablehlo.divide"(%122, %53) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %124 = "stablehlo.multiply"(%123, %117) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %125 = "stablehlo.constant"() <{value = dense<-8.267195767195768e-7> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %126 = "stablehlo.add"(%124, %125) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %127 = "stablehlo.constant"() <{value = dense<5.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %128 = "stablehlo.add"(%arg0, %127) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %129 = "stablehlo.constant"() <{value = dense<6.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %130 = "stablehlo.add"(%arg0, %129) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %131 = "stablehlo.multiply"(%128, %130) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %132 = "stablehlo.divide"(%131, %53) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %133 = "stablehlo.multiply"(%132, %126) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %134 = "stablehlo.constant"() <{value = dense<3.306878306878307e-5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %135 = "stablehlo.add"(%133, %134) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %136 = "stablehlo.constant"() <{value = dense<3.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %137 = "stablehlo.add"(%arg0, %136) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %138 = "stablehlo.constant"() <{value = dense<4.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %139 = "stablehlo.add"(%arg0, %138) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %140 = "stablehlo.multiply"(%137, %139) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %141 = "stablehlo.divide"(%140, %53) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %142 = "stablehlo.multiply"(%141, %135) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %143 = "stablehlo.constant"() <{value = dense<-0.001388888888888889> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %144 = "stablehlo.add"(%142, %143) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %145 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %146 = "stablehlo.add"(%arg0, %145) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %147 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %148 = "stablehlo.add"(%arg0, %147) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %149 = "stablehlo.multiply"(%146, %148) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %150 = "stablehlo.divide"(%149, %53) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %151 = "stablehlo.multiply"(%150, %144) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %152 = "stablehlo.constant"() <{value = dense<0.08333333333333333> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %153 = "stablehlo.add"(%151, %152) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %154 = "stablehlo.divide"(%arg0, %52#1) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %155 = "stablehlo.multiply"(%154, %153) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %156 = "stablehlo.constant"() <{value = dense<-0.5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %157 = "stablehlo.add"(%155, %156) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %158 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %159 = "stablehlo.add"(%arg0, %158) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %160 = "stablehlo.divide"(%52#1, %159) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %161 = "stablehlo.add"(%160, %157) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %162 = "stablehlo.multiply"(%161, %52#2) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %163 = "stablehlo.abs"(%52#2) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %164 = "stablehlo.abs"(%52#3) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %165 = "stablehlo.constant"() <{value = dense<1.1102230246251565e-16> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %166 = "stablehlo.multiply"(%164, %165) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %167 = "stablehlo.compare"(%163, %166) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %168 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %169 = "stablehlo.select"(%167, %162, %168) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %170 = "stablehlo.add"(%52#3, %169) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %171 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %172 = "stablehlo.compare"(%0, %171) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %173 = "stablehlo.floor"(%0) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %174 = "stablehlo.floor"(%arg0) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %175 = "stablehlo.compare"(%0, %173) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %176 = "stablehlo.compare"(%arg0, %174) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %177 = "stablehlo.and"(%175, %172) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %178 = "stablehlo.and"(%176, %172) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %179 = "stablehlo.constant"() <{value = dense<0x7FF8000000000000> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %180 = "stablehlo.constant"() <{value = dense<0x7FF0000000000000> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %181 = "stablehlo.select"(%178, %179, %170) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %182 = "stablehlo.select"(%177, %180, %181) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %183 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %184 = "stablehlo.compare"(%arg0, %183) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %185 = "stablehlo.select"(%184, %179, %182) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %186 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %187 = "stablehlo.compare"(%arg0, %186) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %188 = "stablehlo.constant"() <{value = dense<0x7FF0000000000000> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %189 = "stablehlo.select"(%187, %188, %185) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    return %189 : tensor<2x3xf64>
  }
}
