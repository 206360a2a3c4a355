// aten::igamma(Tensor self, Tensor other) -> Tensor

// T[2,3] T[3], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf32>, %arg1: tensor<3xf32>) -> (tensor<2x3xf32>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>) -> tensor<2x3xf32>
    %1 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %2 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %3 = "stablehlo.constant"() <{value = dense<20.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %4 = "stablehlo.compare"(%arg0, %3) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %5 = "stablehlo.subtract"(%0, %arg0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %6 = "stablehlo.divide"(%5, %arg0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %7 = "stablehlo.abs"(%6) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %8 = "stablehlo.constant"() <{value = dense<0.3> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %9 = "stablehlo.compare"(%7, %8) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %10 = "stablehlo.and"(%4, %9) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %11 = "stablehlo.not"(%10) : (tensor<2x3xi1>) -> tensor<2x3xi1>
    %12 = "stablehlo.constant"() <{value = dense<1.1> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %13 = "stablehlo.compare"(%0, %12) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %14 = "stablehlo.compare"(%0, %arg0) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %15 = "stablehlo.or"(%13, %14) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %16 = "stablehlo.is_finite"(%0) : (tensor<2x3xf32>) -> tensor<2x3xi1>
    %17 = "stablehlo.and"(%11, %16) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %18 = "stablehlo.log"(%0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %19 = "stablehlo.multiply"(%arg0, %18) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %20 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %21 = "stablehlo.add"(%arg0, %20) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %22 = "chlo.lgamma"(%21) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %23 = "stablehlo.subtract"(%19, %0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %24 = "stablehlo.subtract"(%23, %22) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %25 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %26 = "stablehlo.add"(%6, %25) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %27 = "stablehlo.divide"(%6, %26) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %28 = "stablehlo.multiply"(%27, %27) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %29 = "stablehlo.constant"() <{value = dense<0.09090909090909091> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %30 = "stablehlo.multiply"(%29, %28) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %31 = "stablehlo.constant"() <{value = dense<0.1111111111111111> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %32 = "stablehlo.add"(%30, %31) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %33 = "stablehlo.multiply"(%32, %28) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %34 = "stablehlo.constant"() <{value = dense<0.14285714285714285> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %35 = "stablehlo.add"(%33, %34) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %36 = "stablehlo.multiply"(%35, %28) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %37 = "stablehlo.constant"() <{value = dense<0.2> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %38 = "stablehlo.add"(%36, %37) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %39 = "stablehlo.multiply"(%38, %28) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %40 = "stablehlo.constant"() <{value = dense<0.3333333333333333> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %41 = "stablehlo.add"(%39, %40) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %42 = "stablehlo.multiply"(%41, %28) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %43 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %44 = "stablehlo.multiply"(%42, %43) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %45 = "stablehlo.subtract"(%44, %6) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %46 = "stablehlo.multiply"(%45, %27) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %47 = "stablehlo.log_plus_one"(%6) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %48 = "stablehlo.subtract"(%47, %6) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %49 = "stablehlo.abs"(%6) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %50 = "stablehlo.constant"() <{value = dense<0.3> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %51 = "stablehlo.compare"(%49, %50) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %52 = "stablehlo.select"(%51, %46, %48) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %53 = "stablehlo.multiply"(%arg0, %52) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %54 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %55 = "stablehlo.divide"(%54, %arg0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %56 = "stablehlo.multiply"(%55, %55) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %57 = "stablehlo.constant"() <{value = dense<-0.029550653594771242> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %58 = "stablehlo.multiply"(%57, %56) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %59 = "stablehlo.constant"() <{value = dense<0.00641025641025641> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %60 = "stablehlo.add"(%58, %59) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %61 = "stablehlo.multiply"(%60, %56) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %62 = "stablehlo.constant"() <{value = dense<-0.0019175269175269176> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %63 = "stablehlo.add"(%61, %62) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %64 = "stablehlo.multiply"(%63, %56) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %65 = "stablehlo.constant"() <{value = dense<0.0008417508417508417> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %66 = "stablehlo.add"(%64, %65) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %67 = "stablehlo.multiply"(%66, %56) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %68 = "stablehlo.constant"() <{value = dense<-0.0005952380952380953> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %69 = "stablehlo.add"(%67, %68) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %70 = "stablehlo.multiply"(%69, %56) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %71 = "stablehlo.constant"() <{value = dense<0.0007936507936507937> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %72 = "stablehlo.add"(%70, %71) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %73 = "stablehlo.multiply"(%72, %56) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %74 = "stablehlo.constant"() <{value = dense<-0.002777777777777778> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %75 = "stablehlo.add"(%73, %74) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %76 = "stablehlo.multiply"(%75, %56) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %77 = "stablehlo.constant"() <{value = dense<0.08333333333333333> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %78 = "stablehlo.add"(%76, %77) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %79 = "stablehlo.multiply"(%78, %55) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %80 = "stablehlo.subtract"(%53, %79) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %81 = "stablehlo.constant"() <{value = dense<6.283185307179586> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %82 = "stablehlo.multiply"(%arg0, %81) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %83 = "stablehlo.rsqrt"(%82) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %84 = "stablehlo.constant"() <{value = dense<10.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %85 = "stablehlo.compare"(%arg0, %84) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %86 = "stablehlo.select"(%85, %80, %24) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %87 = "stablehlo.exponential"(%86) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %88 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %89 = "stablehlo.select"(%85, %83, %88) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %90 = "stablehlo.multiply"(%87, %89) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %91 = "stablehlo.and"(%15, %17) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %92 = "stablehlo.select"(%91, %0, %2) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %93 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %94 = "stablehlo.constant"() <{value = dense<1.0> : tensor<f32>}> : () -> tensor<f32>
    %123:5 = "stablehlo.while"(%94, %93, %93, %arg0, %92) ({
    ^bb0(%r95: tensor<f32>, %r96: tensor<2x3xf32>, %r97: tensor<2x3xf32>, %r98: tensor<2x3xf32>, %r99: tensor<2x3xf32>):
      %100 = "stablehlo.constant"() <{value = dense<5.960464477539063e-8> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %101 = "stablehlo.multiply"(%r97, %100) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %102 = "stablehlo.compare"(%r96, %101) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %103 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %107 = "stablehlo.reduce"(%102, %103) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%r104: tensor<i1>, %r105: tensor<i1>):
        %106 = "stablehlo.or"(%r104, %r105) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%106) : (tensor<i1>) -> ()
      }) : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
      %108 = "stablehlo.constant"() <{value = dense<2000.0> : tensor<f32>}> : () -> tensor<f32>
      %109 = "stablehlo.compare"(%r95, %108) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %110 = "stablehlo.and"(%107, %109) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%110) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r111: tensor<f32>, %r112: tensor<2x3xf32>, %r113: tensor<2x3xf32>, %r114: tensor<2x3xf32>, %r115: tensor<2x3xf32>):
      %116 = "stablehlo.constant"() <{value = dense<1.0> : tensor<f32>}> : () -> tensor<f32>
      %117 = "stablehlo.add"(%r111, %116) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %118 = "stablehlo.broadcast_in_dim"(%r111) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
      %119 = "stablehlo.add"(%r114, %118) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %120 = "stablehlo.divide"(%r115, %119) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %121 = "stablehlo.multiply"(%r112, %120) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %122 = "stablehlo.add"(%r113, %121) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      "stablehlo.return"(%117, %121, %122, %r114, %r115) : (tensor<f32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> ()
    }) : (tensor<f32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<f32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>)
    %124 = "stablehlo.multiply"(%123#2, %90) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %125 = "stablehlo.not"(%15) : (tensor<2x3xi1>) -> tensor<2x3xi1>
    %126 = "stablehlo.and"(%125, %17) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %127 = "stablehlo.select"(%126, %arg0, %1) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %128 = "stablehlo.select"(%126, %0, %1) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %129 = "stablehlo.subtract"(%128, %127) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %130 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %131 = "stablehlo.add"(%129, %130) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %132 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %133 = "stablehlo.divide"(%132, %131) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %134 = "stablehlo.constant"() <{value = dense<1.0e30> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %135 = "stablehlo.constant"() <{value = dense<1.0> : tensor<f32>}> : () -> tensor<f32>
    %178:6 = "stablehlo.while"(%135, %134, %133, %133, %131, %127) ({
    ^bb0(%r136: tensor<f32>, %r137: tensor<2x3xf32>, %r138: tensor<2x3xf32>, %r139: tensor<2x3xf32>, %r140: tensor<2x3xf32>, %r141: tensor<2x3xf32>):
      %142 = "stablehlo.multiply"(%r137, %r138) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %143 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %144 = "stablehlo.add"(%142, %143) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %145 = "stablehlo.abs"(%144) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %146 = "stablehlo.constant"() <{value = dense<4.76837158203125e-7> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %147 = "stablehlo.compare"(%145, %146) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %148 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %152 = "stablehlo.reduce"(%147, %148) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%r149: tensor<i1>, %r150: tensor<i1>):
        %151 = "stablehlo.or"(%r149, %r150) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%151) : (tensor<i1>) -> ()
      }) : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
      %153 = "stablehlo.constant"() <{value = dense<2000.0> : tensor<f32>}> : () -> tensor<f32>
      %154 = "stablehlo.compare"(%r136, %153) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %155 = "stablehlo.and"(%152, %154) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%155) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r156: tensor<f32>, %r157: tensor<2x3xf32>, %r158: tensor<2x3xf32>, %r159: tensor<2x3xf32>, %r160: tensor<2x3xf32>, %r161: tensor<2x3xf32>):
      %162 = "stablehlo.constant"() <{value = dense<1.0> : tensor<f32>}> : () -> tensor<f32>
      %163 = "stablehlo.add"(%r156, %162) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %164 = "stablehlo.broadcast_in_dim"(%r156) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
      %165 = "stablehlo.subtract"(%r161, %164) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %166 = "stablehlo.multiply"(%164, %165) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %167 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %168 = "stablehlo.multiply"(%164, %167) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %169 = "stablehlo.add"(%r160, %168) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %170 = "stablehlo.multiply"(%166, %r158) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %171 = "stablehlo.add"(%170, %169) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %172 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %173 = "stablehlo.divide"(%172, %171) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %174 = "stablehlo.divide"(%166, %r157) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %175 = "stablehlo.add"(%169, %174) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %176 = "stablehlo.multiply"(%175, %173) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %177 = "stablehlo.multiply"(%r159, %176) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      "stablehlo.return"(%163, %175, %173, %177, %r160, %r161) : (tensor<f32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> ()
    }) : (tensor<f32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<f32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>)
    %179 = "stablehlo.multiply"(%178#3, %arg0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %180 = "stablehlo.multiply"(%179, %90) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %181 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %182 = "stablehlo.add"(%6, %181) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %183 = "stablehlo.divide"(%6, %182) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %184 = "stablehlo.multiply"(%183, %183) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %185 = "stablehlo.constant"() <{value = dense<0.09090909090909091> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %186 = "stablehlo.multiply"(%185, %184) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %187 = "stablehlo.constant"() <{value = dense<0.1111111111111111> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %188 = "stablehlo.add"(%186, %187) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %189 = "stablehlo.multiply"(%188, %184) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %190 = "stablehlo.constant"() <{value = dense<0.14285714285714285> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %191 = "stablehlo.add"(%189, %190) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %192 = "stablehlo.multiply"(%191, %184) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %193 = "stablehlo.constant"() <{value = dense<0.2> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %194 = "stablehlo.add"(%192, %193) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %195 = "stablehlo.multiply"(%194, %184) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %196 = "stablehlo.constant"() <{value = dense<0.3333333333333333> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %197 = "stablehlo.add"(%195, %196) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %198 = "stablehlo.multiply"(%197, %184) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %199 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %200 = "stablehlo.multiply"(%198, %199) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %201 = "stablehlo.subtract"(%200, %6) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %202 = "stablehlo.multiply"(%201, %183) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %203 = "stablehlo.log_plus_one"(%6) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %204 = "stablehlo.subtract"(%203, %6) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %205 = "stablehlo.abs"(%6) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %206 = "stablehlo.constant"() <{value = dense<0.3> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %207 = "stablehlo.compare"(%205, %206) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %208 = "stablehlo.select"(%207, %202, %204) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %209 = "stablehlo.negate"(%208) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %210 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %211 = "stablehlo.multiply"(%209, %210) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %212 = "stablehlo.sqrt"(%211) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %213 = "stablehlo.negate"(%212) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %214 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %215 = "stablehlo.compare"(%6, %214) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %216 = "stablehlo.select"(%215, %213, %212) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %217 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %218 = "stablehlo.divide"(%217, %arg0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %219 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %220 = "stablehlo.multiply"(%219, %218) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %221 = "stablehlo.constant"() <{value = dense<1.1375726970678419e-5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %222 = "stablehlo.multiply"(%221, %216) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %223 = "stablehlo.constant"() <{value = dense<-3.968365047179435e-5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %224 = "stablehlo.add"(%222, %223) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %225 = "stablehlo.multiply"(%224, %216) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %226 = "stablehlo.constant"() <{value = dense<6.641498215465122e-5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %227 = "stablehlo.add"(%225, %226) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %228 = "stablehlo.multiply"(%227, %216) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %229 = "stablehlo.constant"() <{value = dense<-1.4638452578843418e-6> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %230 = "stablehlo.add"(%228, %229) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %231 = "stablehlo.multiply"(%230, %216) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %232 = "stablehlo.constant"() <{value = dense<-0.0002990724803031902> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %233 = "stablehlo.add"(%231, %232) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %234 = "stablehlo.multiply"(%233, %216) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %235 = "stablehlo.constant"() <{value = dense<0.0007840392217200666> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %236 = "stablehlo.add"(%234, %235) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %237 = "stablehlo.multiply"(%236, %216) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %238 = "stablehlo.constant"() <{value = dense<-0.0008618882909167117> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %239 = "stablehlo.add"(%237, %238) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %240 = "stablehlo.add"(%220, %239) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %241 = "stablehlo.multiply"(%240, %218) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %242 = "stablehlo.constant"() <{value = dense<1.4230900732435883e-6> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %243 = "stablehlo.multiply"(%242, %216) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %244 = "stablehlo.constant"() <{value = dense<-5.6749528269915965e-6> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %245 = "stablehlo.add"(%243, %244) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %246 = "stablehlo.multiply"(%245, %216) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %247 = "stablehlo.constant"() <{value = dense<1.1082654115347302e-5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %248 = "stablehlo.add"(%246, %247) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %249 = "stablehlo.multiply"(%248, %216) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %250 = "stablehlo.constant"() <{value = dense<-2.396505113867297e-7> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %251 = "stablehlo.add"(%249, %250) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %252 = "stablehlo.multiply"(%251, %216) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %253 = "stablehlo.constant"() <{value = dense<-7.561801671883977e-5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %254 = "stablehlo.add"(%252, %253) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %255 = "stablehlo.multiply"(%254, %216) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %256 = "stablehlo.constant"() <{value = dense<0.00026772063206283885> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %257 = "stablehlo.add"(%255, %256) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %258 = "stablehlo.multiply"(%257, %216) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %259 = "stablehlo.constant"() <{value = dense<-0.0004691894943952557> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %260 = "stablehlo.add"(%258, %259) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %261 = "stablehlo.multiply"(%260, %216) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %262 = "stablehlo.constant"() <{value = dense<0.00022947209362139917> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %263 = "stablehlo.add"(%261, %262) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %264 = "stablehlo.multiply"(%263, %216) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %265 = "stablehlo.constant"() <{value = dense<0.0006494341563786008> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %266 = "stablehlo.add"(%264, %265) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %267 = "stablehlo.add"(%241, %266) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %268 = "stablehlo.multiply"(%267, %218) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %269 = "stablehlo.constant"() <{value = dense<1.4280614206064242e-7> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %270 = "stablehlo.multiply"(%269, %216) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %271 = "stablehlo.constant"() <{value = dense<-6.298992138380055e-7> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %272 = "stablehlo.add"(%270, %271) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %273 = "stablehlo.multiply"(%272, %216) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %274 = "stablehlo.constant"() <{value = dense<1.3721957309062932e-6> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %275 = "stablehlo.add"(%273, %274) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %276 = "stablehlo.multiply"(%275, %216) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %277 = "stablehlo.constant"() <{value = dense<3.423578734096138e-8> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %278 = "stablehlo.add"(%276, %277) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %279 = "stablehlo.multiply"(%278, %216) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %280 = "stablehlo.constant"() <{value = dense<-1.2760635188618728e-5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %281 = "stablehlo.add"(%279, %280) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %282 = "stablehlo.multiply"(%281, %216) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %283 = "stablehlo.constant"() <{value = dense<5.2923448829120125e-5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %284 = "stablehlo.add"(%282, %283) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %285 = "stablehlo.multiply"(%284, %216) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %286 = "stablehlo.constant"() <{value = dense<-0.00010736653226365161> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %287 = "stablehlo.add"(%285, %286) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %288 = "stablehlo.multiply"(%287, %216) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %289 = "stablehlo.constant"() <{value = dense<2.0093878600823047e-6> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %290 = "stablehlo.add"(%288, %289) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %291 = "stablehlo.multiply"(%290, %216) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %292 = "stablehlo.constant"() <{value = dense<0.0007716049382716049> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %293 = "stablehlo.add"(%291, %292) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %294 = "stablehlo.multiply"(%293, %216) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %295 = "stablehlo.constant"() <{value = dense<-0.0026813271604938273> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %296 = "stablehlo.add"(%294, %295) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %297 = "stablehlo.multiply"(%296, %216) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %298 = "stablehlo.constant"() <{value = dense<0.004133597883597883> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %299 = "stablehlo.add"(%297, %298) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %300 = "stablehlo.add"(%268, %299) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %301 = "stablehlo.multiply"(%300, %218) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %302 = "stablehlo.constant"() <{value = dense<1.1951628599778148e-8> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %303 = "stablehlo.multiply"(%302, %216) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %304 = "stablehlo.constant"() <{value = dense<-5.752545603517705e-8> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %305 = "stablehlo.add"(%303, %304) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %306 = "stablehlo.multiply"(%305, %216) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %307 = "stablehlo.constant"() <{value = dense<1.378633446915721e-7> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %308 = "stablehlo.add"(%306, %307) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %309 = "stablehlo.multiply"(%308, %216) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %310 = "stablehlo.constant"() <{value = dense<4.647127802807434e-9> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %311 = "stablehlo.add"(%309, %310) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %312 = "stablehlo.multiply"(%311, %216) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %313 = "stablehlo.constant"() <{value = dense<-1.6120900894563446e-6> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %314 = "stablehlo.add"(%312, %313) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %315 = "stablehlo.multiply"(%314, %216) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %316 = "stablehlo.constant"() <{value = dense<7.64916091608111e-6> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %317 = "stablehlo.add"(%315, %316) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %318 = "stablehlo.multiply"(%317, %216) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %319 = "stablehlo.constant"() <{value = dense<-1.8098550334489977e-5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %320 = "stablehlo.add"(%318, %319) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %321 = "stablehlo.multiply"(%320, %216) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %322 = "stablehlo.constant"() <{value = dense<-4.018775720164609e-7> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %323 = "stablehlo.add"(%321, %322) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %324 = "stablehlo.multiply"(%323, %216) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %325 = "stablehlo.constant"() <{value = dense<0.00020576131687242798> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %326 = "stablehlo.add"(%324, %325) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %327 = "stablehlo.multiply"(%326, %216) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %328 = "stablehlo.constant"() <{value = dense<-0.0009902263374485596> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %329 = "stablehlo.add"(%327, %328) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %330 = "stablehlo.multiply"(%329, %216) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %331 = "stablehlo.constant"() <{value = dense<0.0026455026455026454> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %332 = "stablehlo.add"(%330, %331) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %333 = "stablehlo.multiply"(%332, %216) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %334 = "stablehlo.constant"() <{value = dense<-0.003472222222222222> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %335 = "stablehlo.add"(%333, %334) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %336 = "stablehlo.multiply"(%335, %216) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %337 = "stablehlo.constant"() <{value = dense<-0.001851851851851852> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %338 = "stablehlo.add"(%336, %337) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %339 = "stablehlo.add"(%301, %338) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %340 = "stablehlo.multiply"(%339, %218) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %341 = "stablehlo.constant"() <{value = dense<9.14769958223679e-10> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %342 = "stablehlo.multiply"(%341, %216) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %343 = "stablehlo.constant"() <{value = dense<-4.382036018453353e-9> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %344 = "stablehlo.add"(%342, %343) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %345 = "stablehlo.multiply"(%344, %216) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %346 = "stablehlo.constant"() <{value = dense<1.0261809784240309e-8> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %347 = "stablehlo.add"(%345, %346) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %348 = "stablehlo.multiply"(%347, %216) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %349 = "stablehlo.constant"() <{value = dense<6.707853543401498e-9> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %350 = "stablehlo.add"(%348, %349) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %351 = "stablehlo.multiply"(%350, %216) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %352 = "stablehlo.constant"() <{value = dense<-1.7665952736826078e-7> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %353 = "stablehlo.add"(%351, %352) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %354 = "stablehlo.multiply"(%353, %216) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %355 = "stablehlo.constant"() <{value = dense<8.296711340953087e-7> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %356 = "stablehlo.add"(%354, %355) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %357 = "stablehlo.multiply"(%356, %216) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %358 = "stablehlo.constant"() <{value = dense<-1.85406221071516e-6> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %359 = "stablehlo.add"(%357, %358) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %360 = "stablehlo.multiply"(%359, %216) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %361 = "stablehlo.constant"() <{value = dense<-2.1854485106799924e-6> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %362 = "stablehlo.add"(%360, %361) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %363 = "stablehlo.multiply"(%362, %216) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %364 = "stablehlo.constant"() <{value = dense<3.919263178522438e-5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %365 = "stablehlo.add"(%363, %364) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %366 = "stablehlo.multiply"(%365, %216) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %367 = "stablehlo.constant"() <{value = dense<-0.0001787551440329218> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %368 = "stablehlo.add"(%366, %367) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %369 = "stablehlo.multiply"(%368, %216) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %370 = "stablehlo.constant"() <{value = dense<0.0003527336860670194> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %371 = "stablehlo.add"(%369, %370) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %372 = "stablehlo.multiply"(%371, %216) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %373 = "stablehlo.constant"() <{value = dense<0.0011574074074074073> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %374 = "stablehlo.add"(%372, %373) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %375 = "stablehlo.multiply"(%374, %216) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %376 = "stablehlo.constant"() <{value = dense<-0.014814814814814815> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %377 = "stablehlo.add"(%375, %376) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %378 = "stablehlo.multiply"(%377, %216) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %379 = "stablehlo.constant"() <{value = dense<0.08333333333333333> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %380 = "stablehlo.add"(%378, %379) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %381 = "stablehlo.multiply"(%380, %216) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %382 = "stablehlo.constant"() <{value = dense<-0.3333333333333333> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %383 = "stablehlo.add"(%381, %382) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %384 = "stablehlo.add"(%340, %383) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %385 = "stablehlo.multiply"(%arg0, %209) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %386 = "stablehlo.negate"(%385) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %387 = "stablehlo.exponential"(%386) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %388 = "stablehlo.constant"() <{value = dense<6.283185307179586> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %389 = "stablehlo.multiply"(%arg0, %388) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %390 = "stablehlo.rsqrt"(%389) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %391 = "stablehlo.multiply"(%384, %387) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %392 = "stablehlo.multiply"(%391, %390) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %393 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %394 = "stablehlo.multiply"(%arg0, %393) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %395 = "stablehlo.sqrt"(%394) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %396 = "stablehlo.multiply"(%216, %395) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %397 = "stablehlo.negate"(%396) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %398 = "stablehlo.negate"(%392) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %399 = "chlo.erfc"(%397) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %400 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %401 = "stablehlo.multiply"(%399, %400) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %402 = "stablehlo.add"(%401, %398) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %403 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %404 = "stablehlo.subtract"(%403, %180) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %405 = "stablehlo.select"(%15, %124, %404) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %406 = "stablehlo.select"(%10, %402, %405) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %407 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %408 = "stablehlo.compare"(%0, %407) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %409 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %410 = "stablehlo.select"(%408, %409, %406) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %411 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %412 = "stablehlo.compare"(%arg0, %411) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %413 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %414 = "stablehlo.select"(%412, %413, %410) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %415 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %416 = "stablehlo.compare"(%0, %415) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %417 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %418 = "stablehlo.select"(%416, %417, %414) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %419 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %420 = "stablehlo.compare"(%arg0, %419) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %421 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %422 = "stablehlo.select"(%420, %421, %418) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %423 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %424 = "stablehlo.compare"(%arg0, %423) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %425 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %426 = "stablehlo.compare"(%arg0, %425) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %427 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %428 = "stablehlo.compare"(%0, %427) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %429 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %430 = "stablehlo.compare"(%0, %429) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %431 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %432 = "stablehlo.compare"(%arg0, %431) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %433 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %434 = "stablehlo.compare"(%0, %433) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %435 = "stablehlo.not"(%428) : (tensor<2x3xi1>) -> tensor<2x3xi1>
    %436 = "stablehlo.and"(%424, %435) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %437 = "stablehlo.and"(%426, %430) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %438 = "stablehlo.or"(%436, %432) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %439 = "stablehlo.or"(%438, %434) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %440 = "stablehlo.or"(%439, %437) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %441 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %442 = "stablehlo.select"(%440, %441, %422) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    return %442 : tensor<2x3xf32>
  }
}

// T[2,3] T[3], T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xbf16>, %arg1: tensor<3xbf16>) -> (tensor<2x3xbf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3xbf16>) -> tensor<2x3xf32>
    %1 = "stablehlo.convert"(%arg1) : (tensor<3xbf16>) -> tensor<3xf32>
    %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>) -> tensor<2x3xf32>
    %3 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %4 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %5 = "stablehlo.constant"() <{value = dense<20.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %6 = "stablehlo.compare"(%0, %5) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %7 = "stablehlo.subtract"(%2, %0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %8 = "stablehlo.divide"(%7, %0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %9 = "stablehlo.abs"(%8) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %10 = "stablehlo.constant"() <{value = dense<0.3> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %11 = "stablehlo.compare"(%9, %10) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %12 = "stablehlo.and"(%6, %11) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %13 = "stablehlo.not"(%12) : (tensor<2x3xi1>) -> tensor<2x3xi1>
    %14 = "stablehlo.constant"() <{value = dense<1.1> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %15 = "stablehlo.compare"(%2, %14) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %16 = "stablehlo.compare"(%2, %0) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %17 = "stablehlo.or"(%15, %16) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %18 = "stablehlo.is_finite"(%2) : (tensor<2x3xf32>) -> tensor<2x3xi1>
    %19 = "stablehlo.and"(%13, %18) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %20 = "stablehlo.log"(%2) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %21 = "stablehlo.multiply"(%0, %20) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %22 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %23 = "stablehlo.add"(%0, %22) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %24 = "chlo.lgamma"(%23) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %25 = "stablehlo.subtract"(%21, %2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %26 = "stablehlo.subtract"(%25, %24) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %27 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %28 = "stablehlo.add"(%8, %27) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %29 = "stablehlo.divide"(%8, %28) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %30 = "stablehlo.multiply"(%29, %29) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %31 = "stablehlo.constant"() <{value = dense<0.09090909090909091> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %32 = "stablehlo.multiply"(%31, %30) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %33 = "stablehlo.constant"() <{value = dense<0.1111111111111111> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %34 = "stablehlo.add"(%32, %33) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %35 = "stablehlo.multiply"(%34, %30) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %36 = "stablehlo.constant"() <{value = dense<0.14285714285714285> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %37 = "stablehlo.add"(%35, %36) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %38 = "stablehlo.multiply"(%37, %30) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %39 = "stablehlo.constant"() <{value = dense<0.2> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %40 = "stablehlo.add"(%38, %39) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %41 = "stablehlo.multiply"(%40, %30) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %42 = "stablehlo.constant"() <{value = dense<0.3333333333333333> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %43 = "stablehlo.add"(%41, %42) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %44 = "stablehlo.multiply"(%43, %30) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %45 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %46 = "stablehlo.multiply"(%44, %45) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %47 = "stablehlo.subtract"(%46, %8) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %48 = "stablehlo.multiply"(%47, %29) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %49 = "stablehlo.log_plus_one"(%8) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %50 = "stablehlo.subtract"(%49, %8) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %51 = "stablehlo.abs"(%8) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %52 = "stablehlo.constant"() <{value = dense<0.3> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %53 = "stablehlo.compare"(%51, %52) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %54 = "stablehlo.select"(%53, %48, %50) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %55 = "stablehlo.multiply"(%0, %54) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %56 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %57 = "stablehlo.divide"(%56, %0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %58 = "stablehlo.multiply"(%57, %57) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %59 = "stablehlo.constant"() <{value = dense<-0.029550653594771242> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %60 = "stablehlo.multiply"(%59, %58) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %61 = "stablehlo.constant"() <{value = dense<0.00641025641025641> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %62 = "stablehlo.add"(%60, %61) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %63 = "stablehlo.multiply"(%62, %58) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %64 = "stablehlo.constant"() <{value = dense<-0.0019175269175269176> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %65 = "stablehlo.add"(%63, %64) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %66 = "stablehlo.multiply"(%65, %58) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %67 = "stablehlo.constant"() <{value = dense<0.0008417508417508417> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %68 = "stablehlo.add"(%66, %67) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %69 = "stablehlo.multiply"(%68, %58) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %70 = "stablehlo.constant"() <{value = dense<-0.0005952380952380953> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %71 = "stablehlo.add"(%69, %70) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %72 = "stablehlo.multiply"(%71, %58) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %73 = "stablehlo.constant"() <{value = dense<0.0007936507936507937> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %74 = "stablehlo.add"(%72, %73) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %75 = "stablehlo.multiply"(%74, %58) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %76 = "stablehlo.constant"() <{value = dense<-0.002777777777777778> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %77 = "stablehlo.add"(%75, %76) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %78 = "stablehlo.multiply"(%77, %58) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %79 = "stablehlo.constant"() <{value = dense<0.08333333333333333> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %80 = "stablehlo.add"(%78, %79) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %81 = "stablehlo.multiply"(%80, %57) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %82 = "stablehlo.subtract"(%55, %81) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %83 = "stablehlo.constant"() <{value = dense<6.283185307179586> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %84 = "stablehlo.multiply"(%0, %83) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %85 = "stablehlo.rsqrt"(%84) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %86 = "stablehlo.constant"() <{value = dense<10.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %87 = "stablehlo.compare"(%0, %86) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %88 = "stablehlo.select"(%87, %82, %26) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %89 = "stablehlo.exponential"(%88) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %90 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %91 = "stablehlo.select"(%87, %85, %90) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %92 = "stablehlo.multiply"(%89, %91) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %93 = "stablehlo.and"(%17, %19) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %94 = "stablehlo.select"(%93, %2, %4) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %95 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %96 = "stablehlo.constant"() <{value = dense<1.0> : tensor<f32>}> : () -> tensor<f32>
    %125:5 = "stablehlo.while"(%96, %95, %95, %0, %94) ({
    ^bb0(%r97: tensor<f32>, %r98: tensor<2x3xf32>, %r99: tensor<2x3xf32>, %r100: tensor<2x3xf32>, %r101: tensor<2x3xf32>):
      %102 = "stablehlo.constant"() <{value = dense<5.960464477539063e-8> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %103 = "stablehlo.multiply"(%r99, %102) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %104 = "stablehlo.compare"(%r98, %103) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %105 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %109 = "stablehlo.reduce"(%104, %105) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%r106: tensor<i1>, %r107: tensor<i1>):
        %108 = "stablehlo.or"(%r106, %r107) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%108) : (tensor<i1>) -> ()
      }) : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
      %110 = "stablehlo.constant"() <{value = dense<2000.0> : tensor<f32>}> : () -> tensor<f32>
      %111 = "stablehlo.compare"(%r97, %110) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %112 = "stablehlo.and"(%109, %111) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%112) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r113: tensor<f32>, %r114: tensor<2x3xf32>, %r115: tensor<2x3xf32>, %r116: tensor<2x3xf32>, %r117: tensor<2x3xf32>):
      %118 = "stablehlo.constant"() <{value = dense<1.0> : tensor<f32>}> : () -> tensor<f32>
      %119 = "stablehlo.add"(%r113, %118) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %120 = "stablehlo.broadcast_in_dim"(%r113) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
      %121 = "stablehlo.add"(%r116, %120) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %122 = "stablehlo.divide"(%r117, %121) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %123 = "stablehlo.multiply"(%r114, %122) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %124 = "stablehlo.add"(%r115, %123) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      "stablehlo.return"(%119, %123, %124, %r116, %r117) : (tensor<f32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> ()
    }) : (tensor<f32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<f32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>)
    %126 = "stablehlo.multiply"(%125#2, %92) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %127 = "stablehlo.not"(%17) : (tensor<2x3xi1>) -> tensor<2x3xi1>
    %128 = "stablehlo.and"(%127, %19) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %129 = "stablehlo.select"(%128, %0, %3) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %130 = "stablehlo.select"(%128, %2, %3) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %131 = "stablehlo.subtract"(%130, %129) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %132 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %133 = "stablehlo.add"(%131, %132) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %134 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %135 = "stablehlo.divide"(%134, %133) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %136 = "stablehlo.constant"() <{value = dense<1.0e30> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %137 = "stablehlo.constant"() <{value = dense<1.0> : tensor<f32>}> : () -> tensor<f32>
    %180:6 = "stablehlo.while"(%137, %136, %135, %135, %133, %129) ({
    ^bb0(%r138: tensor<f32>, %r139: tensor<2x3xf32>, %r140: tensor<2x3xf32>, %r141: tensor<2x3xf32>, %r142: tensor<2x3xf32>, %r143: tensor<2x3xf32>):
      %144 = "stablehlo.multiply"(%r139, %r140) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %145 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %146 = "stablehlo.add"(%144, %145) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %147 = "stablehlo.abs"(%146) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %148 = "stablehlo.constant"() <{value = dense<4.76837158203125e-7> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %149 = "stablehlo.compare"(%147, %148) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %150 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %154 = "stablehlo.reduce"(%149, %150) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%r151: tensor<i1>, %r152: tensor<i1>):
        %153 = "stablehlo.or"(%r151, %r152) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%153) : (tensor<i1>) -> ()
      }) : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
      %155 = "stablehlo.constant"() <{value = dense<2000.0> : tensor<f32>}> : () -> tensor<f32>
      %156 = "stablehlo.compare"(%r138, %155) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %157 = "stablehlo.and"(%154, %156) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%157) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r158: tensor<f32>, %r159: tensor<2x3xf32>, %r160: tensor<2x3xf32>, %r161: tensor<2x3xf32>, %r162: tensor<2x3xf32>, %r163: tensor<2x3xf32>):
      %164 = "stablehlo.constant"() <{value = dense<1.0> : tensor<f32>}> : () -> tensor<f32>
      %165 = "stablehlo.add"(%r158, %164) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %166 = "stablehlo.broadcast_in_dim"(%r158) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
      %167 = "stablehlo.subtract"(%r163, %166) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %168 = "stablehlo.multiply"(%166, %167) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %169 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %170 = "stablehlo.multiply"(%166, %169) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %171 = "stablehlo.add"(%r162, %170) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %172 = "stablehlo.multiply"(%168, %r160) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %173 = "stablehlo.add"(%172, %171) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %174 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %175 = "stablehlo.divide"(%174, %173) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %176 = "stablehlo.divide"(%168, %r159) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %177 = "stablehlo.add"(%171, %176) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %178 = "stablehlo.multiply"(%177, %175) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %179 = "stablehlo.multiply"(%r161, %178) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      "stablehlo.return"(%165, %177, %175, %179, %r162, %r163) : (tensor<f32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> ()
    }) : (tensor<f32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<f32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>)
    %181 = "stablehlo.multiply"(%180#3, %0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %182 = "stablehlo.multiply"(%181, %92) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %183 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %184 = "stablehlo.add"(%8, %183) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %185 = "stablehlo.divide"(%8, %184) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %186 = "stablehlo.multiply"(%185, %185) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %187 = "stablehlo.constant"() <{value = dense<0.09090909090909091> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %188 = "stablehlo.multiply"(%187, %186) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %189 = "stablehlo.constant"() <{value = dense<0.1111111111111111> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %190 = "stablehlo.add"(%188, %189) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %191 = "stablehlo.multiply"(%190, %186) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %192 = "stablehlo.constant"() <{value = dense<0.14285714285714285> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %193 = "stablehlo.add"(%191, %192) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %194 = "stablehlo.multiply"(%193, %186) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %195 = "stablehlo.constant"() <{value = dense<0.2> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %196 = "stablehlo.add"(%194, %195) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %197 = "stablehlo.multiply"(%196, %186) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %198 = "stablehlo.constant"() <{value = dense<0.3333333333333333> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %199 = "stablehlo.add"(%197, %198) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %200 = "stablehlo.multiply"(%199, %186) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %201 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %202 = "stablehlo.multiply"(%200, %201) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %203 = "stablehlo.subtract"(%202, %8) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %204 = "stablehlo.multiply"(%203, %185) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %205 = "stablehlo.log_plus_one"(%8) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %206 = "stablehlo.subtract"(%205, %8) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %207 = "stablehlo.abs"(%8) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %208 = "stablehlo.constant"() <{value = dense<0.3> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %209 = "stablehlo.compare"(%207, %208) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %210 = "stablehlo.select"(%209, %204, %206) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %211 = "stablehlo.negate"(%210) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %212 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %213 = "stablehlo.multiply"(%211, %212) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %214 = "stablehlo.sqrt"(%213) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %215 = "stablehlo.negate"(%214) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %216 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %217 = "stablehlo.compare"(%8, %216) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %218 = "stablehlo.select"(%217, %215, %214) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %219 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %220 = "stablehlo.divide"(%219, %0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %221 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %222 = "stablehlo.multiply"(%221, %220) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %223 = "stablehlo.constant"() <{value = dense<1.1375726970678419e-5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %224 = "stablehlo.multiply"(%223, %218) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %225 = "stablehlo.constant"() <{value = dense<-3.968365047179435e-5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %226 = "stablehlo.add"(%224, %225) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %227 = "stablehlo.multiply"(%226, %218) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %228 = "stablehlo.constant"() <{value = dense<6.641498215465122e-5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %229 = "stablehlo.add"(%227, %228) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %230 = "stablehlo.multiply"(%229, %218) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %231 = "stablehlo.constant"() <{value = dense<-1.4638452578843418e-6> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %232 = "stablehlo.add"(%230, %231) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %233 = "stablehlo.multiply"(%232, %218) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %234 = "stablehlo.constant"() <{value = dense<-0.0002990724803031902> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %235 = "stablehlo.add"(%233, %234) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %236 = "stablehlo.multiply"(%235, %218) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %237 = "stablehlo.constant"() <{value = dense<0.0007840392217200666> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %238 = "stablehlo.add"(%236, %237) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %239 = "stablehlo.multiply"(%238, %218) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %240 = "stablehlo.constant"() <{value = dense<-0.0008618882909167117> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %241 = "stablehlo.add"(%239, %240) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %242 = "stablehlo.add"(%222, %241) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %243 = "stablehlo.multiply"(%242, %220) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %244 = "stablehlo.constant"() <{value = dense<1.4230900732435883e-6> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %245 = "stablehlo.multiply"(%244, %218) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %246 = "stablehlo.constant"() <{value = dense<-5.6749528269915965e-6> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %247 = "stablehlo.add"(%245, %246) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %248 = "stablehlo.multiply"(%247, %218) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %249 = "stablehlo.constant"() <{value = dense<1.1082654115347302e-5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %250 = "stablehlo.add"(%248, %249) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %251 = "stablehlo.multiply"(%250, %218) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %252 = "stablehlo.constant"() <{value = dense<-2.396505113867297e-7> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %253 = "stablehlo.add"(%251, %252) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %254 = "stablehlo.multiply"(%253, %218) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %255 = "stablehlo.constant"() <{value = dense<-7.561801671883977e-5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %256 = "stablehlo.add"(%254, %255) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %257 = "stablehlo.multiply"(%256, %218) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %258 = "stablehlo.constant"() <{value = dense<0.00026772063206283885> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %259 = "stablehlo.add"(%257, %258) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %260 = "stablehlo.multiply"(%259, %218) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %261 = "stablehlo.constant"() <{value = dense<-0.0004691894943952557> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %262 = "stablehlo.add"(%260, %261) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %263 = "stablehlo.multiply"(%262, %218) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %264 = "stablehlo.constant"() <{value = dense<0.00022947209362139917> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %265 = "stablehlo.add"(%263, %264) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %266 = "stablehlo.multiply"(%265, %218) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %267 = "stablehlo.constant"() <{value = dense<0.0006494341563786008> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %268 = "stablehlo.add"(%266, %267) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %269 = "stablehlo.add"(%243, %268) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %270 = "stablehlo.multiply"(%269, %220) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %271 = "stablehlo.constant"() <{value = dense<1.4280614206064242e-7> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %272 = "stablehlo.multiply"(%271, %218) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %273 = "stablehlo.constant"() <{value = dense<-6.298992138380055e-7> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %274 = "stablehlo.add"(%272, %273) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %275 = "stablehlo.multiply"(%274, %218) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %276 = "stablehlo.constant"() <{value = dense<1.3721957309062932e-6> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %277 = "stablehlo.add"(%275, %276) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %278 = "stablehlo.multiply"(%277, %218) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %279 = "stablehlo.constant"() <{value = dense<3.423578734096138e-8> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %280 = "stablehlo.add"(%278, %279) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %281 = "stablehlo.multiply"(%280, %218) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %282 = "stablehlo.constant"() <{value = dense<-1.2760635188618728e-5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %283 = "stablehlo.add"(%281, %282) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %284 = "stablehlo.multiply"(%283, %218) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %285 = "stablehlo.constant"() <{value = dense<5.2923448829120125e-5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %286 = "stablehlo.add"(%284, %285) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %287 = "stablehlo.multiply"(%286, %218) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %288 = "stablehlo.constant"() <{value = dense<-0.00010736653226365161> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %289 = "stablehlo.add"(%287, %288) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %290 = "stablehlo.multiply"(%289, %218) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %291 = "stablehlo.constant"() <{value = dense<2.0093878600823047e-6> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %292 = "stablehlo.add"(%290, %291) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %293 = "stablehlo.multiply"(%292, %218) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %294 = "stablehlo.constant"() <{value = dense<0.0007716049382716049> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %295 = "stablehlo.add"(%293, %294) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %296 = "stablehlo.multiply"(%295, %218) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %297 = "stablehlo.constant"() <{value = dense<-0.0026813271604938273> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %298 = "stablehlo.add"(%296, %297) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %299 = "stablehlo.multiply"(%298, %218) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %300 = "stablehlo.constant"() <{value = dense<0.004133597883597883> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %301 = "stablehlo.add"(%299, %300) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %302 = "stablehlo.add"(%270, %301) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %303 = "stablehlo.multiply"(%302, %220) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %304 = "stablehlo.constant"() <{value = dense<1.1951628599778148e-8> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %305 = "stablehlo.multiply"(%304, %218) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %306 = "stablehlo.constant"() <{value = dense<-5.752545603517705e-8> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %307 = "stablehlo.add"(%305, %306) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %308 = "stablehlo.multiply"(%307, %218) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %309 = "stablehlo.constant"() <{value = dense<1.378633446915721e-7> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %310 = "stablehlo.add"(%308, %309) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %311 = "stablehlo.multiply"(%310, %218) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %312 = "stablehlo.constant"() <{value = dense<4.647127802807434e-9> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %313 = "stablehlo.add"(%311, %312) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %314 = "stablehlo.multiply"(%313, %218) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %315 = "stablehlo.constant"() <{value = dense<-1.6120900894563446e-6> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %316 = "stablehlo.add"(%314, %315) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %317 = "stablehlo.multiply"(%316, %218) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %318 = "stablehlo.constant"() <{value = dense<7.64916091608111e-6> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %319 = "stablehlo.add"(%317, %318) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %320 = "stablehlo.multiply"(%319, %218) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %321 = "stablehlo.constant"() <{value = dense<-1.8098550334489977e-5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %322 = "stablehlo.add"(%320, %321) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %323 = "stablehlo.multiply"(%322, %218) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %324 = "stablehlo.constant"() <{value = dense<-4.018775720164609e-7> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %325 = "stablehlo.add"(%323, %324) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %326 = "stablehlo.multiply"(%325, %218) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %327 = "stablehlo.constant"() <{value = dense<0.00020576131687242798> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %328 = "stablehlo.add"(%326, %327) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %329 = "stablehlo.multiply"(%328, %218) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %330 = "stablehlo.constant"() <{value = dense<-0.0009902263374485596> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %331 = "stablehlo.add"(%329, %330) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %332 = "stablehlo.multiply"(%331, %218) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %333 = "stablehlo.constant"() <{value = dense<0.0026455026455026454> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %334 = "stablehlo.add"(%332, %333) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %335 = "stablehlo.multiply"(%334, %218) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %336 = "stablehlo.constant"() <{value = dense<-0.003472222222222222> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %337 = "stablehlo.add"(%335, %336) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %338 = "stablehlo.multiply"(%337, %218) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %339 = "stablehlo.constant"() <{value = dense<-0.001851851851851852> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %340 = "stablehlo.add"(%338, %339) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %341 = "stablehlo.add"(%303, %340) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %342 = "stablehlo.multiply"(%341, %220) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %343 = "stablehlo.constant"() <{value = dense<9.14769958223679e-10> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %344 = "stablehlo.multiply"(%343, %218) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %345 = "stablehlo.constant"() <{value = dense<-4.382036018453353e-9> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %346 = "stablehlo.add"(%344, %345) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %347 = "stablehlo.multiply"(%346, %218) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %348 = "stablehlo.constant"() <{value = dense<1.0261809784240309e-8> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %349 = "stablehlo.add"(%347, %348) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %350 = "stablehlo.multiply"(%349, %218) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %351 = "stablehlo.constant"() <{value = dense<6.707853543401498e-9> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %352 = "stablehlo.add"(%350, %351) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %353 = "stablehlo.multiply"(%352, %218) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %354 = "stablehlo.constant"() <{value = dense<-1.7665952736826078e-7> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %355 = "stablehlo.add"(%353, %354) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %356 = "stablehlo.multiply"(%355, %218) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %357 = "stablehlo.constant"() <{value = dense<8.296711340953087e-7> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %358 = "stablehlo.add"(%356, %357) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %359 = "stablehlo.multiply"(%358, %218) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %360 = "stablehlo.constant"() <{value = dense<-1.85406221071516e-6> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %361 = "stablehlo.add"(%359, %360) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %362 = "stablehlo.multiply"(%361, %218) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %363 = "stablehlo.constant"() <{value = dense<-2.1854485106799924e-6> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %364 = "stablehlo.add"(%362, %363) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %365 = "stablehlo.multiply"(%364, %218) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %366 = "stablehlo.constant"() <{value = dense<3.919263178522438e-5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %367 = "stablehlo.add"(%365, %366) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %368 = "stablehlo.multiply"(%367, %218) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %369 = "stablehlo.constant"() <{value = dense<-0.0001787551440329218> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %370 = "stablehlo.add"(%368, %369) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %371 = "stablehlo.multiply"(%370, %218) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %372 = "stablehlo.constant"() <{value = dense<0.0003527336860670194> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %373 = "stablehlo.add"(%371, %372) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %374 = "stablehlo.multiply"(%373, %218) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %375 = "stablehlo.constant"() <{value = dense<0.0011574074074074073> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %376 = "stablehlo.add"(%374, %375) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %377 = "stablehlo.multiply"(%376, %218) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %378 = "stablehlo.constant"() <{value = dense<-0.014814814814814815> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %379 = "stablehlo.add"(%377, %378) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %380 = "stablehlo.multiply"(%379, %218) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %381 = "stablehlo.constant"() <{value = dense<0.08333333333333333> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %382 = "stablehlo.add"(%380, %381) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %383 = "stablehlo.multiply"(%382, %218) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %384 = "stablehlo.constant"() <{value = dense<-0.3333333333333333> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %385 = "stablehlo.add"(%383, %384) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %386 = "stablehlo.add"(%342, %385) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %387 = "stablehlo.multiply"(%0, %211) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %388 = "stablehlo.negate"(%387) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %389 = "stablehlo.exponential"(%388) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %390 = "stablehlo.constant"() <{value = dense<6.283185307179586> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %391 = "stablehlo.multiply"(%0, %390) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %392 = "stablehlo.rsqrt"(%391) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %393 = "stablehlo.multiply"(%386, %389) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %394 = "stablehlo.multiply"(%393, %392) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %395 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %396 = "stablehlo.multiply"(%0, %395) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %397 = "stablehlo.sqrt"(%396) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %398 = "stablehlo.multiply"(%218, %397) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %399 = "stablehlo.negate"(%398) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %400 = "stablehlo.negate"(%394) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %401 = "chlo.erfc"(%399) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %402 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %403 = "stablehlo.multiply"(%401, %402) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %404 = "stablehlo.add"(%403, %400) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %405 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %406 = "stablehlo.subtract"(%405, %182) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %407 = "stablehlo.select"(%17, %126, %406) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %408 = "stablehlo.select"(%12, %404, %407) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %409 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %410 = "stablehlo.compare"(%2, %409) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %411 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %412 = "stablehlo.select"(%410, %411, %408) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %413 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %414 = "stablehlo.compare"(%0, %413) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %415 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %416 = "stablehlo.select"(%414, %415, %412) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %417 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %418 = "stablehlo.compare"(%2, %417) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %419 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %420 = "stablehlo.select"(%418, %419, %416) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %421 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %422 = "stablehlo.compare"(%0, %421) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %423 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %424 = "stablehlo.select"(%422, %423, %420) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %425 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %426 = "stablehlo.compare"(%0, %425) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %427 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %428 = "stablehlo.compare"(%0, %427) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %429 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %430 = "stablehlo.compare"(%2, %429) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %431 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %432 = "stablehlo.compare"(%2, %431) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %433 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %434 = "stablehlo.compare"(%0, %433) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %435 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %436 = "stablehlo.compare"(%2, %435) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %437 = "stablehlo.not"(%430) : (tensor<2x3xi1>) -> tensor<2x3xi1>
    %438 = "stablehlo.and"(%426, %437) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %439 = "stablehlo.and"(%428, %432) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %440 = "stablehlo.or"(%438, %434) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %441 = "stablehlo.or"(%440, %436) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %442 = "stablehlo.or"(%441, %439) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %443 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %444 = "stablehlo.select"(%442, %443, %424) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %445 = "stablehlo.convert"(%444) : (tensor<2x3xf32>) -> tensor<2x3xbf16>
    return %445 : tensor<2x3xbf16>
  }
}

// T[2,3] T[3], T = float16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<3xf16>) -> (tensor<2x3xf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3xf16>) -> tensor<2x3xf32>
    %1 = "stablehlo.convert"(%arg1) : (tensor<3xf16>) -> tensor<3xf32>
    %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>) -> tensor<2x3xf32>
    %3 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %4 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %5 = "stablehlo.constant"() <{value = dense<20.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %6 = "stablehlo.compare"(%0, %5) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %7 = "stablehlo.subtract"(%2, %0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %8 = "stablehlo.divide"(%7, %0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %9 = "stablehlo.abs"(%8) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %10 = "stablehlo.constant"() <{value = dense<0.3> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %11 = "stablehlo.compare"(%9, %10) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %12 = "stablehlo.and"(%6, %11) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %13 = "stablehlo.not"(%12) : (tensor<2x3xi1>) -> tensor<2x3xi1>
    %14 = "stablehlo.constant"() <{value = dense<1.1> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %15 = "stablehlo.compare"(%2, %14) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %16 = "stablehlo.compare"(%2, %0) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %17 = "stablehlo.or"(%15, %16) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %18 = "stablehlo.is_finite"(%2) : (tensor<2x3xf32>) -> tensor<2x3xi1>
    %19 = "stablehlo.and"(%13, %18) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %20 = "stablehlo.log"(%2) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %21 = "stablehlo.multiply"(%0, %20) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %22 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %23 = "stablehlo.add"(%0, %22) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %24 = "chlo.lgamma"(%23) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %25 = "stablehlo.subtract"(%21, %2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %26 = "stablehlo.subtract"(%25, %24) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %27 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %28 = "stablehlo.add"(%8, %27) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %29 = "stablehlo.divide"(%8, %28) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %30 = "stablehlo.multiply"(%29, %29) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %31 = "stablehlo.constant"() <{value = dense<0.09090909090909091> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %32 = "stablehlo.multiply"(%31, %30) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %33 = "stablehlo.constant"() <{value = dense<0.1111111111111111> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %34 = "stablehlo.add"(%32, %33) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %35 = "stablehlo.multiply"(%34, %30) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %36 = "stablehlo.constant"() <{value = dense<0.14285714285714285> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %37 = "stablehlo.add"(%35, %36) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %38 = "stablehlo.multiply"(%37, %30) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %39 = "stablehlo.constant"() <{value = dense<0.2> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %40 = "stablehlo.add"(%38, %39) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %41 = "stablehlo.multiply"(%40, %30) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %42 = "stablehlo.constant"() <{value = dense<0.3333333333333333> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %43 = "stablehlo.add"(%41, %42) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %44 = "stablehlo.multiply"(%43, %30) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %45 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %46 = "stablehlo.multiply"(%44, %45) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %47 = "stablehlo.subtract"(%46, %8) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %48 = "stablehlo.multiply"(%47, %29) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %49 = "stablehlo.log_plus_one"(%8) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %50 = "stablehlo.subtract"(%49, %8) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %51 = "stablehlo.abs"(%8) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %52 = "stablehlo.constant"() <{value = dense<0.3> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %53 = "stablehlo.compare"(%51, %52) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %54 = "stablehlo.select"(%53, %48, %50) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %55 = "stablehlo.multiply"(%0, %54) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %56 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %57 = "stablehlo.divide"(%56, %0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %58 = "stablehlo.multiply"(%57, %57) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %59 = "stablehlo.constant"() <{value = dense<-0.029550653594771242> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %60 = "stablehlo.multiply"(%59, %58) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %61 = "stablehlo.constant"() <{value = dense<0.00641025641025641> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %62 = "stablehlo.add"(%60, %61) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %63 = "stablehlo.multiply"(%62, %58) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %64 = "stablehlo.constant"() <{value = dense<-0.0019175269175269176> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %65 = "stablehlo.add"(%63, %64) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %66 = "stablehlo.multiply"(%65, %58) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %67 = "stablehlo.constant"() <{value = dense<0.0008417508417508417> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %68 = "stablehlo.add"(%66, %67) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %69 = "stablehlo.multiply"(%68, %58) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %70 = "stablehlo.constant"() <{value = dense<-0.0005952380952380953> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %71 = "stablehlo.add"(%69, %70) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %72 = "stablehlo.multiply"(%71, %58) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %73 = "stablehlo.constant"() <{value = dense<0.0007936507936507937> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %74 = "stablehlo.add"(%72, %73) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %75 = "stablehlo.multiply"(%74, %58) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %76 = "stablehlo.constant"() <{value = dense<-0.002777777777777778> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %77 = "stablehlo.add"(%75, %76) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %78 = "stablehlo.multiply"(%77, %58) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %79 = "stablehlo.constant"() <{value = dense<0.08333333333333333> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %80 = "stablehlo.add"(%78, %79) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %81 = "stablehlo.multiply"(%80, %57) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %82 = "stablehlo.subtract"(%55, %81) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %83 = "stablehlo.constant"() <{value = dense<6.283185307179586> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %84 = "stablehlo.multiply"(%0, %83) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %85 = "stablehlo.rsqrt"(%84) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %86 = "stablehlo.constant"() <{value = dense<10.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %87 = "stablehlo.compare"(%0, %86) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %88 = "stablehlo.select"(%87, %82, %26) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %89 = "stablehlo.exponential"(%88) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %90 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %91 = "stablehlo.select"(%87, %85, %90) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %92 = "stablehlo.multiply"(%89, %91) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %93 = "stablehlo.and"(%17, %19) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %94 = "stablehlo.select"(%93, %2, %4) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %95 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %96 = "stablehlo.constant"() <{value = dense<1.0> : tensor<f32>}> : () -> tensor<f32>
    %125:5 = "stablehlo.while"(%96, %95, %95, %0, %94) ({
    ^bb0(%r97: tensor<f32>, %r98: tensor<2x3xf32>, %r99: tensor<2x3xf32>, %r100: tensor<2x3xf32>, %r101: tensor<2x3xf32>):
      %102 = "stablehlo.constant"() <{value = dense<5.960464477539063e-8> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %103 = "stablehlo.multiply"(%r99, %102) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %104 = "stablehlo.compare"(%r98, %103) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %105 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %109 = "stablehlo.reduce"(%104, %105) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%r106: tensor<i1>, %r107: tensor<i1>):
        %108 = "stablehlo.or"(%r106, %r107) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%108) : (tensor<i1>) -> ()
      }) : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
      %110 = "stablehlo.constant"() <{value = dense<2000.0> : tensor<f32>}> : () -> tensor<f32>
      %111 = "stablehlo.compare"(%r97, %110) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %112 = "stablehlo.and"(%109, %111) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%112) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r113: tensor<f32>, %r114: tensor<2x3xf32>, %r115: tensor<2x3xf32>, %r116: tensor<2x3xf32>, %r117: tensor<2x3xf32>):
      %118 = "stablehlo.constant"() <{value = dense<1.0> : tensor<f32>}> : () -> tensor<f32>
      %119 = "stablehlo.add"(%r113, %118) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %120 = "stablehlo.broadcast_in_dim"(%r113) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
      %121 = "stablehlo.add"(%r116, %120) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %122 = "stablehlo.divide"(%r117, %121) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %123 = "stablehlo.multiply"(%r114, %122) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %124 = "stablehlo.add"(%r115, %123) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      "stablehlo.return"(%119, %123, %124, %r116, %r117) : (tensor<f32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> ()
    }) : (tensor<f32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<f32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>)
    %126 = "stablehlo.multiply"(%125#2, %92) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %127 = "stablehlo.not"(%17) : (tensor<2x3xi1>) -> tensor<2x3xi1>
    %128 = "stablehlo.and"(%127, %19) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %129 = "stablehlo.select"(%128, %0, %3) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %130 = "stablehlo.select"(%128, %2, %3) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %131 = "stablehlo.subtract"(%130, %129) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %132 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %133 = "stablehlo.add"(%131, %132) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %134 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %135 = "stablehlo.divide"(%134, %133) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %136 = "stablehlo.constant"() <{value = dense<1.0e30> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %137 = "stablehlo.constant"() <{value = dense<1.0> : tensor<f32>}> : () -> tensor<f32>
    %180:6 = "stablehlo.while"(%137, %136, %135, %135, %133, %129) ({
    ^bb0(%r138: tensor<f32>, %r139: tensor<2x3xf32>, %r140: tensor<2x3xf32>, %r141: tensor<2x3xf32>, %r142: tensor<2x3xf32>, %r143: tensor<2x3xf32>):
      %144 = "stablehlo.multiply"(%r139, %r140) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %145 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %146 = "stablehlo.add"(%144, %145) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %147 = "stablehlo.abs"(%146) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %148 = "stablehlo.constant"() <{value = dense<4.76837158203125e-7> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %149 = "stablehlo.compare"(%147, %148) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %150 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %154 = "stablehlo.reduce"(%149, %150) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%r151: tensor<i1>, %r152: tensor<i1>):
        %153 = "stablehlo.or"(%r151, %r152) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%153) : (tensor<i1>) -> ()
      }) : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
      %155 = "stablehlo.constant"() <{value = dense<2000.0> : tensor<f32>}> : () -> tensor<f32>
      %156 = "stablehlo.compare"(%r138, %155) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %157 = "stablehlo.and"(%154, %156) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%157) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r158: tensor<f32>, %r159: tensor<2x3xf32>, %r160: tensor<2x3xf32>, %r161: tensor<2x3xf32>, %r162: tensor<2x3xf32>, %r163: tensor<2x3xf32>):
      %164 = "stablehlo.constant"() <{value = dense<1.0> : tensor<f32>}> : () -> tensor<f32>
      %165 = "stablehlo.add"(%r158, %164) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %166 = "stablehlo.broadcast_in_dim"(%r158) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
      %167 = "stablehlo.subtract"(%r163, %166) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %168 = "stablehlo.multiply"(%166, %167) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %169 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %170 = "stablehlo.multiply"(%166, %169) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %171 = "stablehlo.add"(%r162, %170) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %172 = "stablehlo.multiply"(%168, %r160) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %173 = "stablehlo.add"(%172, %171) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %174 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %175 = "stablehlo.divide"(%174, %173) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %176 = "stablehlo.divide"(%168, %r159) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %177 = "stablehlo.add"(%171, %176) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %178 = "stablehlo.multiply"(%177, %175) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %179 = "stablehlo.multiply"(%r161, %178) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      "stablehlo.return"(%165, %177, %175, %179, %r162, %r163) : (tensor<f32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> ()
    }) : (tensor<f32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<f32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>)
    %181 = "stablehlo.multiply"(%180#3, %0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %182 = "stablehlo.multiply"(%181, %92) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %183 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %184 = "stablehlo.add"(%8, %183) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %185 = "stablehlo.divide"(%8, %184) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %186 = "stablehlo.multiply"(%185, %185) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %187 = "stablehlo.constant"() <{value = dense<0.09090909090909091> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %188 = "stablehlo.multiply"(%187, %186) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %189 = "stablehlo.constant"() <{value = dense<0.1111111111111111> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %190 = "stablehlo.add"(%188, %189) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %191 = "stablehlo.multiply"(%190, %186) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %192 = "stablehlo.constant"() <{value = dense<0.14285714285714285> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %193 = "stablehlo.add"(%191, %192) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %194 = "stablehlo.multiply"(%193, %186) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %195 = "stablehlo.constant"() <{value = dense<0.2> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %196 = "stablehlo.add"(%194, %195) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %197 = "stablehlo.multiply"(%196, %186) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %198 = "stablehlo.constant"() <{value = dense<0.3333333333333333> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %199 = "stablehlo.add"(%197, %198) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %200 = "stablehlo.multiply"(%199, %186) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %201 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %202 = "stablehlo.multiply"(%200, %201) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %203 = "stablehlo.subtract"(%202, %8) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %204 = "stablehlo.multiply"(%203, %185) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %205 = "stablehlo.log_plus_one"(%8) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %206 = "stablehlo.subtract"(%205, %8) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %207 = "stablehlo.abs"(%8) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %208 = "stablehlo.constant"() <{value = dense<0.3> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %209 = "stablehlo.compare"(%207, %208) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %210 = "stablehlo.select"(%209, %204, %206) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %211 = "stablehlo.negate"(%210) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %212 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %213 = "stablehlo.multiply"(%211, %212) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %214 = "stablehlo.sqrt"(%213) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %215 = "stablehlo.negate"(%214) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %216 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %217 = "stablehlo.compare"(%8, %216) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %218 = "stablehlo.select"(%217, %215, %214) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %219 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %220 = "stablehlo.divide"(%219, %0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %221 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %222 = "stablehlo.multiply"(%221, %220) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %223 = "stablehlo.constant"() <{value = dense<1.1375726970678419e-5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %224 = "stablehlo.multiply"(%223, %218) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %225 = "stablehlo.constant"() <{value = dense<-3.968365047179435e-5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %226 = "stablehlo.add"(%224, %225) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %227 = "stablehlo.multiply"(%226, %218) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %228 = "stablehlo.constant"() <{value = dense<6.641498215465122e-5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %229 = "stablehlo.add"(%227, %228) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %230 = "stablehlo.multiply"(%229, %218) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %231 = "stablehlo.constant"() <{value = dense<-1.4638452578843418e-6> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %232 = "stablehlo.add"(%230, %231) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %233 = "stablehlo.multiply"(%232, %218) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %234 = "stablehlo.constant"() <{value = dense<-0.0002990724803031902> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %235 = "stablehlo.add"(%233, %234) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %236 = "stablehlo.multiply"(%235, %218) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %237 = "stablehlo.constant"() <{value = dense<0.0007840392217200666> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %238 = "stablehlo.add"(%236, %237) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %239 = "stablehlo.multiply"(%238, %218) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %240 = "stablehlo.constant"() <{value = dense<-0.0008618882909167117> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %241 = "stablehlo.add"(%239, %240) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %242 = "stablehlo.add"(%222, %241) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %243 = "stablehlo.multiply"(%242, %220) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %244 = "stablehlo.constant"() <{value = dense<1.4230900732435883e-6> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %245 = "stablehlo.multiply"(%244, %218) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %246 = "stablehlo.constant"() <{value = dense<-5.6749528269915965e-6> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %247 = "stablehlo.add"(%245, %246) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %248 = "stablehlo.multiply"(%247, %218) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %249 = "stablehlo.constant"() <{value = dense<1.1082654115347302e-5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %250 = "stablehlo.add"(%248, %249) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %251 = "stablehlo.multiply"(%250, %218) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %252 = "stablehlo.constant"() <{value = dense<-2.396505113867297e-7> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %253 = "stablehlo.add"(%251, %252) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %254 = "stablehlo.multiply"(%253, %218) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %255 = "stablehlo.constant"() <{value = dense<-7.561801671883977e-5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %256 = "stablehlo.add"(%254, %255) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %257 = "stablehlo.multiply"(%256, %218) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %258 = "stablehlo.constant"() <{value = dense<0.00026772063206283885> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %259 = "stablehlo.add"(%257, %258) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %260 = "stablehlo.multiply"(%259, %218) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %261 = "stablehlo.constant"() <{value = dense<-0.0004691894943952557> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %262 = "stablehlo.add"(%260, %261) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %263 = "stablehlo.multiply"(%262, %218) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %264 = "stablehlo.constant"() <{value = dense<0.00022947209362139917> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %265 = "stablehlo.add"(%263, %264) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %266 = "stablehlo.multiply"(%265, %218) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %267 = "stablehlo.constant"() <{value = dense<0.0006494341563786008> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %268 = "stablehlo.add"(%266, %267) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %269 = "stablehlo.add"(%243, %268) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %270 = "stablehlo.multiply"(%269, %220) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %271 = "stablehlo.constant"() <{value = dense<1.4280614206064242e-7> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %272 = "stablehlo.multiply"(%271, %218) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %273 = "stablehlo.constant"() <{value = dense<-6.298992138380055e-7> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %274 = "stablehlo.add"(%272, %273) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %275 = "stablehlo.multiply"(%274, %218) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %276 = "stablehlo.constant"() <{value = dense<1.3721957309062932e-6> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %277 = "stablehlo.add"(%275, %276) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %278 = "stablehlo.multiply"(%277, %218) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %279 = "stablehlo.constant"() <{value = dense<3.423578734096138e-8> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %280 = "stablehlo.add"(%278, %279) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %281 = "stablehlo.multiply"(%280, %218) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %282 = "stablehlo.constant"() <{value = dense<-1.2760635188618728e-5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %283 = "stablehlo.add"(%281, %282) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %284 = "stablehlo.multiply"(%283, %218) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %285 = "stablehlo.constant"() <{value = dense<5.2923448829120125e-5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %286 = "stablehlo.add"(%284, %285) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %287 = "stablehlo.multiply"(%286, %218) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %288 = "stablehlo.constant"() <{value = dense<-0.00010736653226365161> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %289 = "stablehlo.add"(%287, %288) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %290 = "stablehlo.multiply"(%289, %218) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %291 = "stablehlo.constant"() <{value = dense<2.0093878600823047e-6> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %292 = "stablehlo.add"(%290, %291) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %293 = "stablehlo.multiply"(%292, %218) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %294 = "stablehlo.constant"() <{value = dense<0.0007716049382716049> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %295 = "stablehlo.add"(%293, %294) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %296 = "stablehlo.multiply"(%295, %218) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %297 = "stablehlo.constant"() <{value = dense<-0.0026813271604938273> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %298 = "stablehlo.add"(%296, %297) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %299 = "stablehlo.multiply"(%298, %218) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %300 = "stablehlo.constant"() <{value = dense<0.004133597883597883> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %301 = "stablehlo.add"(%299, %300) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %302 = "stablehlo.add"(%270, %301) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %303 = "stablehlo.multiply"(%302, %220) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %304 = "stablehlo.constant"() <{value = dense<1.1951628599778148e-8> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %305 = "stablehlo.multiply"(%304, %218) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %306 = "stablehlo.constant"() <{value = dense<-5.752545603517705e-8> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %307 = "stablehlo.add"(%305, %306) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %308 = "stablehlo.multiply"(%307, %218) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %309 = "stablehlo.constant"() <{value = dense<1.378633446915721e-7> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %310 = "stablehlo.add"(%308, %309) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %311 = "stablehlo.multiply"(%310, %218) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %312 = "stablehlo.constant"() <{value = dense<4.647127802807434e-9> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %313 = "stablehlo.add"(%311, %312) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %314 = "stablehlo.multiply"(%313, %218) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %315 = "stablehlo.constant"() <{value = dense<-1.6120900894563446e-6> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %316 = "stablehlo.add"(%314, %315) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %317 = "stablehlo.multiply"(%316, %218) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %318 = "stablehlo.constant"() <{value = dense<7.64916091608111e-6> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %319 = "stablehlo.add"(%317, %318) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %320 = "stablehlo.multiply"(%319, %218) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %321 = "stablehlo.constant"() <{value = dense<-1.8098550334489977e-5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %322 = "stablehlo.add"(%320, %321) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %323 = "stablehlo.multiply"(%322, %218) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %324 = "stablehlo.constant"() <{value = dense<-4.018775720164609e-7> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %325 = "stablehlo.add"(%323, %324) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %326 = "stablehlo.multiply"(%325, %218) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %327 = "stablehlo.constant"() <{value = dense<0.00020576131687242798> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %328 = "stablehlo.add"(%326, %327) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %329 = "stablehlo.multiply"(%328, %218) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %330 = "stablehlo.constant"() <{value = dense<-0.0009902263374485596> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %331 = "stablehlo.add"(%329, %330) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %332 = "stablehlo.multiply"(%331, %218) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %333 = "stablehlo.constant"() <{value = dense<0.0026455026455026454> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %334 = "stablehlo.add"(%332, %333) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %335 = "stablehlo.multiply"(%334, %218) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %336 = "stablehlo.constant"() <{value = dense<-0.003472222222222222> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %337 = "stablehlo.add"(%335, %336) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %338 = "stablehlo.multiply"(%337, %218) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %339 = "stablehlo.constant"() <{value = dense<-0.001851851851851852> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %340 = "stablehlo.add"(%338, %339) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %341 = "stablehlo.add"(%303, %340) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %342 = "stablehlo.multiply"(%341, %220) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %343 = "stablehlo.constant"() <{value = dense<9.14769958223679e-10> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %344 = "stablehlo.multiply"(%343, %218) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %345 = "stablehlo.constant"() <{value = dense<-4.382036018453353e-9> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %346 = "stablehlo.add"(%344, %345) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %347 = "stablehlo.multiply"(%346, %218) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %348 = "stablehlo.constant"() <{value = dense<1.0261809784240309e-8> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %349 = "stablehlo.add"(%347, %348) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %350 = "stablehlo.multiply"(%349, %218) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %351 = "stablehlo.constant"() <{value = dense<6.707853543401498e-9> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %352 = "stablehlo.add"(%350, %351) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %353 = "stablehlo.multiply"(%352, %218) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %354 = "stablehlo.constant"() <{value = dense<-1.7665952736826078e-7> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %355 = "stablehlo.add"(%353, %354) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %356 = "stablehlo.multiply"(%355, %218) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %357 = "stablehlo.constant"() <{value = dense<8.296711340953087e-7> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %358 = "stablehlo.add"(%356, %357) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %359 = "stablehlo.multiply"(%358, %218) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %360 = "stablehlo.constant"() <{value = dense<-1.85406221071516e-6> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %361 = "stablehlo.add"(%359, %360) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %362 = "stablehlo.multiply"(%361, %218) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %363 = "stablehlo.constant"() <{value = dense<-2.1854485106799924e-6> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %364 = "stablehlo.add"(%362, %363) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %365 = "stablehlo.multiply"(%364, %218) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %366 = "stablehlo.constant"() <{value = dense<3.919263178522438e-5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %367 = "stablehlo.add"(%365, %366) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %368 = "stablehlo.multiply"(%367, %218) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %369 = "stablehlo.constant"() <{value = dense<-0.0001787551440329218> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %370 = "stablehlo.add"(%368, %369) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %371 = "stablehlo.multiply"(%370, %218) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %372 = "stablehlo.constant"() <{value = dense<0.0003527336860670194> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %373 = "stablehlo.add"(%371, %372) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %374 = "stablehlo.multiply"(%373, %218) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %375 = "stablehlo.constant"() <{value = dense<0.0011574074074074073> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %376 = "stablehlo.add"(%374, %375) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %377 = "stablehlo.multiply"(%376, %218) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %378 = "stablehlo.constant"() <{value = dense<-0.014814814814814815> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %379 = "stablehlo.add"(%377, %378) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %380 = "stablehlo.multiply"(%379, %218) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %381 = "stablehlo.constant"() <{value = dense<0.08333333333333333> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %382 = "stablehlo.add"(%380, %381) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %383 = "stablehlo.multiply"(%382, %218) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %384 = "stablehlo.constant"() <{value = dense<-0.3333333333333333> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %385 = "stablehlo.add"(%383, %384) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %386 = "stablehlo.add"(%342, %385) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %387 = "stablehlo.multiply"(%0, %211) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %388 = "stablehlo.negate"(%387) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %389 = "stablehlo.exponential"(%388) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %390 = "stablehlo.constant"() <{value = dense<6.283185307179586> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %391 = "stablehlo.multiply"(%0, %390) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %392 = "stablehlo.rsqrt"(%391) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %393 = "stablehlo.multiply"(%386, %389) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %394 = "stablehlo.multiply"(%393, %392) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %395 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %396 = "stablehlo.multiply"(%0, %395) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %397 = "stablehlo.sqrt"(%396) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %398 = "stablehlo.multiply"(%218, %397) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %399 = "stablehlo.negate"(%398) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %400 = "stablehlo.negate"(%394) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %401 = "chlo.erfc"(%399) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %402 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %403 = "stablehlo.multiply"(%401, %402) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %404 = "stablehlo.add"(%403, %400) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %405 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %406 = "stablehlo.subtract"(%405, %182) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %407 = "stablehlo.select"(%17, %126, %406) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %408 = "stablehlo.select"(%12, %404, %407) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %409 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %410 = "stablehlo.compare"(%2, %409) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %411 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %412 = "stablehlo.select"(%410, %411, %408) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %413 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %414 = "stablehlo.compare"(%0, %413) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %415 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %416 = "stablehlo.select"(%414, %415, %412) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %417 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %418 = "stablehlo.compare"(%2, %417) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %419 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %420 = "stablehlo.select"(%418, %419, %416) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %421 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %422 = "stablehlo.compare"(%0, %421) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %423 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %424 = "stablehlo.select"(%422, %423, %420) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %425 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %426 = "stablehlo.compare"(%0, %425) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %427 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %428 = "stablehlo.compare"(%0, %427) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %429 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %430 = "stablehlo.compare"(%2, %429) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %431 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %432 = "stablehlo.compare"(%2, %431) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %433 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %434 = "stablehlo.compare"(%0, %433) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %435 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %436 = "stablehlo.compare"(%2, %435) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %437 = "stablehlo.not"(%430) : (tensor<2x3xi1>) -> tensor<2x3xi1>
    %438 = "stablehlo.and"(%426, %437) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %439 = "stablehlo.and"(%428, %432) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %440 = "stablehlo.or"(%438, %434) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %441 = "stablehlo.or"(%440, %436) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %442 = "stablehlo.or"(%441, %439) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %443 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %444 = "stablehlo.select"(%442, %443, %424) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %445 = "stablehlo.convert"(%444) : (tensor<2x3xf32>) -> tensor<2x3xf16>
    return %445 : tensor<2x3xf16>
  }
}

// T[2,3] T[3], T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf64>, %arg1: tensor<3xf64>) -> (tensor<2x3xf64>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf64>) -> tensor<2x3xf64>
    %1 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %2 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %3 = "stablehlo.constant"() <{value = dense<200.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %4 = "stablehlo.compare"(%arg0, %3) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %5 = "stablehlo.subtract"(%0, %arg0) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %6 = "stablehlo.divide"(%5, %arg0) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %7 = "stablehlo.abs"(%6) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %8 = "stablehlo.constant"() <{value = dense<0.3> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %9 = "stablehlo.compare"(%7, %8) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %10 = "stablehlo.and"(%4, %9) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %11 = "stablehlo.not"(%10) : (tensor<2x3xi1>) -> tensor<2x3xi1>
    %12 = "stablehlo.constant"() <{value = dense<1.1> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %13 = "stablehlo.compare"(%0, %12) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %14 = "stablehlo.compare"(%0, %arg0) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %15 = "stablehlo.or"(%13, %14) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %16 = "stablehlo.is_finite"(%0) : (tensor<2x3xf64>) -> tensor<2x3xi1>
    %17 = "stablehlo.and"(%11, %16) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %18 = "stablehlo.log"(%0) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %19 = "stablehlo.multiply"(%arg0, %18) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %20 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %21 = "stablehlo.add"(%arg0, %20) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %22 = "chlo.lgamma"(%21) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %23 = "stablehlo.subtract"(%19, %0) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %24 = "stablehlo.subtract"(%23, %22) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %25 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %26 = "stablehlo.add"(%6, %25) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %27 = "stablehlo.divide"(%6, %26) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %28 = "stablehlo.multiply"(%27, %27) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %29 = "stablehlo.constant"() <{value = dense<0.047619047619047616> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %30 = "stablehlo.multiply"(%29, %28) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %31 = "stablehlo.constant"() <{value = dense<0.05263157894736842> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %32 = "stablehlo.add"(%30, %31) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %33 = "stablehlo.multiply"(%32, %28) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %34 = "stablehlo.constant"() <{value = dense<0.058823529411764705> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %35 = "stablehlo.add"(%33, %34) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %36 = "stablehlo.multiply"(%35, %28) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %37 = "stablehlo.constant"() <{value = dense<0.06666666666666667> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %38 = "stablehlo.add"(%36, %37) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %39 = "stablehlo.multiply"(%38, %28) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %40 = "stablehlo.constant"() <{value = dense<0.07692307692307693> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %41 = "stablehlo.add"(%39, %40) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %42 = "stablehlo.multiply"(%41, %28) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %43 = "stablehlo.constant"() <{value = dense<0.09090909090909091> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %44 = "stablehlo.add"(%42, %43) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %45 = "stablehlo.multiply"(%44, %28) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %46 = "stablehlo.constant"() <{value = dense<0.1111111111111111> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %47 = "stablehlo.add"(%45, %46) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %48 = "stablehlo.multiply"(%47, %28) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %49 = "stablehlo.constant"() <{value = dense<0.14285714285714285> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %50 = "stablehlo.add"(%48, %49) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %51 = "stablehlo.multiply"(%50, %28) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %52 = "stablehlo.constant"() <{value = dense<0.2> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %53 = "stablehlo.add"(%51, %52) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %54 = "stablehlo.multiply"(%53, %28) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %55 = "stablehlo.constant"() <{value = dense<0.3333333333333333> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %56 = "stablehlo.add"(%54, %55) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %57 = "stablehlo.multiply"(%56, %28) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %58 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %59 = "stablehlo.multiply"(%57, %58) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %60 = "stablehlo.subtract"(%59, %6) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %61 = "stablehlo.multiply"(%60, %27) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %62 = "stablehlo.log_plus_one"(%6) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %63 = "stablehlo.subtract"(%62, %6) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %64 = "stablehlo.abs"(%6) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %65 = "stablehlo.constant"() <{value = dense<0.3> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %66 = "stablehlo.compare"(%64, %65) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %67 = "stablehlo.select"(%66, %61, %63) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %68 = "stablehlo.multiply"(%arg0, %67) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %69 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %70 = "stablehlo.divide"(%69, %arg0) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %71 = "stablehlo.multiply"(%70, %70) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %72 = "stablehlo.constant"() <{value = dense<-0.029550653594771242> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %73 = "stablehlo.multiply"(%72, %71) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %74 = "stablehlo.constant"() <{value = dense<0.00641025641025641> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %75 = "stablehlo.add"(%73, %74) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %76 = "stablehlo.multiply"(%75, %71) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %77 = "stablehlo.constant"() <{value = dense<-0.0019175269175269176> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %78 = "stablehlo.add"(%76, %77) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %79 = "stablehlo.multiply"(%78, %71) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %80 = "stablehlo.constant"() <{value = dense<0.0008417508417508417> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %81 = "stablehlo.add"(%79, %80) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %82 = "stablehlo.multiply"(%81, %71) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %83 = "stablehlo.constant"() <{value = dense<-0.0005952380952380953> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %84 = "stablehlo.add"(%82, %83) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %85 = "stablehlo.multiply"(%84, %71) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %86 = "stablehlo.constant"() <{value = dense<0.0007936507936507937> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %87 = "stablehlo.add"(%85, %86) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %88 = "stablehlo.multiply"(%87, %71) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %89 = "stablehlo.constant"() <{value = dense<-0.002777777777777778> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %90 = "stablehlo.add"(%88, %89) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %91 = "stablehlo.multiply"(%90, %71) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %92 = "stablehlo.constant"() <{value = dense<0.08333333333333333> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %93 = "stablehlo.add"(%91, %92) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %94 = "stablehlo.multiply"(%93, %70) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %95 = "stablehlo.subtract"(%68, %94) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %96 = "stablehlo.constant"() <{value = dense<6.283185307179586> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %97 = "stablehlo.multiply"(%arg0, %96) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %98 = "stablehlo.rsqrt"(%97) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %99 = "stablehlo.constant"() <{value = dense<10.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %100 = "stablehlo.compare"(%arg0, %99) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %101 = "stablehlo.select"(%100, %95, %24) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %102 = "stablehlo.exponential"(%101) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %103 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %104 = "stablehlo.select"(%100, %98, %103) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %105 = "stablehlo.multiply"(%102, %104) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %106 = "stablehlo.and"(%15, %17) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %107 = "stablehlo.select"(%106, %0, %2) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %108 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %109 = "stablehlo.constant"() <{value = dense<1.0> : tensor<f64>}> : () -> tensor<f64>
    %138:5 = "stablehlo.while"(%109, %108, %108, %arg0, %107) ({
    ^bb0(%r110: tensor<f64>, %r111: tensor<2x3xf64>, %r112: tensor<2x3xf64>, %r113: tensor<2x3xf64>, %r114: tensor<2x3xf64>):
      %115 = "stablehlo.constant"() <{value = dense<1.1102230246251565e-16> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %116 = "stablehlo.multiply"(%r112, %115) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %117 = "stablehlo.compare"(%r111, %116) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %118 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %122 = "stablehlo.reduce"(%117, %118) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%r119: tensor<i1>, %r120: tensor<i1>):
        %121 = "stablehlo.or"(%r119, %r120) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%121) : (tensor<i1>) -> ()
      }) : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
      %123 = "stablehlo.constant"() <{value = dense<2000.0> : tensor<f64>}> : () -> tensor<f64>
      %124 = "stablehlo.compare"(%r110, %123) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %125 = "stablehlo.and"(%122, %124) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%125) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r126: tensor<f64>, %r127: tensor<2x3xf64>, %r128: tensor<2x3xf64>, %r129: tensor<2x3xf64>, %r130: tensor<2x3xf64>):
      %131 = "stablehlo.constant"() <{value = dense<1.0> : tensor<f64>}> : () -> tensor<f64>
      %132 = "stablehlo.add"(%r126, %131) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      %133 = "stablehlo.broadcast_in_dim"(%r126) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<2x3xf64>
      %134 = "stablehlo.add"(%r129, %133) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %135 = "stablehlo.divide"(%r130, %134) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %136 = "stablehlo.multiply"(%r127, %135) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %137 = "stablehlo.add"(%r128, %136) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      "stablehlo.return"(%132, %136, %137, %r129, %r130) : (tensor<f64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>) -> ()
    }) : (tensor<f64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>) -> (tensor<f64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>)
    %139 = "stablehlo.multiply"(%138#2, %105) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %140 = "stablehlo.not"(%15) : (tensor<2x3xi1>) -> tensor<2x3xi1>
    %141 = "stablehlo.and"(%140, %17) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %142 = "stablehlo.select"(%141, %arg0, %1) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %143 = "stablehlo.select"(%141, %0, %1) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %144 = "stablehlo.subtract"(%143, %142) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %145 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %146 = "stablehlo.add"(%144, %145) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %147 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %148 = "stablehlo.divide"(%147, %146) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %149 = "stablehlo.constant"() <{value = dense<1.0e30> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %150 = "stablehlo.constant"() <{value = dense<1.0> : tensor<f64>}> : () -> tensor<f64>
    %193:6 = "stablehlo.while"(%150, %149, %148, %148, %146, %142) ({
    ^bb0(%r151: tensor<f64>, %r152: tensor<2x3xf64>, %r153: tensor<2x3xf64>, %r154: tensor<2x3xf64>, %r155: tensor<2x3xf64>, %r156: tensor<2x3xf64>):
      %157 = "stablehlo.multiply"(%r152, %r153) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %158 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %159 = "stablehlo.add"(%157, %158) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %160 = "stablehlo.abs"(%159) : (tensor<2x3xf64>) -> tensor<2x3xf64>
      %161 = "stablehlo.constant"() <{value = dense<8.881784197001252e-16> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %162 = "stablehlo.compare"(%160, %161) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %163 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %167 = "stablehlo.reduce"(%162, %163) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%r164: tensor<i1>, %r165: tensor<i1>):
        %166 = "stablehlo.or"(%r164, %r165) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%166) : (tensor<i1>) -> ()
      }) : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
      %168 = "stablehlo.constant"() <{value = dense<2000.0> : tensor<f64>}> : () -> tensor<f64>
      %169 = "stablehlo.compare"(%r151, %168) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %170 = "stablehlo.and"(%167, %169) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%170) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r171: tensor<f64>, %r172: tensor<2x3xf64>, %r173: tensor<2x3xf64>, %r174: tensor<2x3xf64>, %r175: tensor<2x3xf64>, %r176: tensor<2x3xf64>):
      %177 = "stablehlo.constant"() <{value = dense<1.0> : tensor<f64>}> : () -> tensor<f64>
      %178 = "stablehlo.add"(%r171, %177) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      %179 = "stablehlo.broadcast_in_dim"(%r171) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<2x3xf64>
      %180 = "stablehlo.subtract"(%r176, %179) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %181 = "stablehlo.multiply"(%179, %180) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %182 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %183 = "stablehlo.multiply"(%179, %182) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %184 = "stablehlo.add"(%r175, %183) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %185 = "stablehlo.multiply"(%181, %r173) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %186 = "stablehlo.add"(%185, %184) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %187 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %188 = "stablehlo.divide"(%187, %186) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %189 = "stablehlo.divide"(%181, %r172) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %190 = "stablehlo.add"(%184, %189) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %191 = "stablehlo.multiply"(%190, %188) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %192 = "stablehlo.multiply"(%r174, %191) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      "stablehlo.return"(%178, %190, %188, %192, %r175, %r176) : (tensor<f64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>) -> ()
    }) : (tensor<f64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>) -> (tensor<f64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>)
    %194 = "stablehlo.multiply"(%193#3, %arg0) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %195 = "stablehlo.multiply"(%194, %105) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %196 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %197 = "stablehlo.add"(%6, %196) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %198 = "stablehlo.divide"(%6, %197) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %199 = "stablehlo.multiply"(%198, %198) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %200 = "stablehlo.constant"() <{value = dense<0.047619047619047616> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %201 = "stablehlo.multiply"(%200, %199) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %202 = "stablehlo.constant"() <{value = dense<0.05263157894736842> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %203 = "stablehlo.add"(%201, %202) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %204 = "stablehlo.multiply"(%203, %199) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %205 = "stablehlo.constant"() <{value = dense<0.058823529411764705> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %206 = "stablehlo.add"(%204, %205) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %207 = "stablehlo.multiply"(%206, %199) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %208 = "stablehlo.constant"() <{value = dense<0.06666666666666667> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %209 = "stablehlo.add"(%207, %208) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %210 = "stablehlo.multiply"(%209, %199) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %211 = "stablehlo.constant"() <{value = dense<0.07692307692307693> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %212 = "stablehlo.add"(%210, %211) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %213 = "stablehlo.multiply"(%212, %199) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %214 = "stablehlo.constant"() <{value = dense<0.09090909090909091> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %215 = "stablehlo.add"(%213, %214) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %216 = "stablehlo.multiply"(%215, %199) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %217 = "stablehlo.constant"() <{value = dense<0.1111111111111111> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %218 = "stablehlo.add"(%216, %217) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %219 = "stablehlo.multiply"(%218, %199) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %220 = "stablehlo.constant"() <{value = dense<0.14285714285714285> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %221 = "stablehlo.add"(%219, %220) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %222 = "stablehlo.multiply"(%221, %199) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %223 = "stablehlo.constant"() <{value = dense<0.2> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %224 = "stablehlo.add"(%222, %223) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %225 = "stablehlo.multiply"(%224, %199) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %226 = "stablehlo.constant"() <{value = dense<0.3333333333333333> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %227 = "stablehlo.add"(%225, %226) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %228 = "stablehlo.multiply"(%227, %199) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %229 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %230 = "stablehlo.multiply"(%228, %229) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %231 = "stablehlo.subtract"(%230, %6) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %232 = "stablehlo.multiply"(%231, %198) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %233 = "stablehlo.log_plus_one"(%6) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %234 = "stablehlo.subtract"(%233, %6) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %235 = "stablehlo.abs"(%6) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %236 = "stablehlo.constant"() <{value = dense<0.3> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %237 = "stablehlo.compare"(%235, %236) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %238 = "stablehlo.select"(%237, %232, %234) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %239 = "stablehlo.negate"(%238) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %240 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %241 = "stablehlo.multiply"(%239, %240) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %242 = "stablehlo.sqrt"(%241) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %243 = "stablehlo.negate"(%242) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %244 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %245 = "stablehlo.compare"(%6, %244) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %246 = "stablehlo.select"(%245, %243, %242) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %247 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %248 = "stablehlo.divide"(%247, %arg0) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %249 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %250 = "stablehlo.multiply"(%249, %248) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %251 = "stablehlo.constant"() <{value = dense<1.1375726970678419e-5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %252 = "stablehlo.multiply"(%251, %246) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %253 = "stablehlo.constant"() <{value = dense<-3.968365047179435e-5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %254 = "stablehlo.add"(%252, %253) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %255 = "stablehlo.multiply"(%254, %246) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %256 = "stablehlo.constant"() <{value = dense<6.641498215465122e-5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %257 = "stablehlo.add"(%255, %256) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %258 = "stablehlo.multiply"(%257, %246) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %259 = "stablehlo.constant"() <{value = dense<-1.4638452578843418e-6> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %260 = "stablehlo.add"(%258, %259) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %261 = "stablehlo.multiply"(%260, %246) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %262 = "stablehlo.constant"() <{value = dense<-0.0002990724803031902> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %263 = "stablehlo.add"(%261, %262) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %264 = "stablehlo.multiply"(%263, %246) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %265 = "stablehlo.constant"() <{value = dense<0.0007840392217200666> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %266 = "stablehlo.add"(%264, %265) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %267 = "stablehlo.multiply"(%266, %246) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %268 = "stablehlo.constant"() <{value = dense<-0.0008618882909167117> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %269 = "stablehlo.add"(%267, %268) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %270 = "stablehlo.add"(%250, %269) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %271 = "stablehlo.multiply"(%270, %248) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %272 = "stablehlo.constant"() <{value = dense<1.4230900732435883e-6> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %273 = "stablehlo.multiply"(%272, %246) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %274 = "stablehlo.constant"() <{value = dense<-5.6749528269915965e-6> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %275 = "stablehlo.add"(%273, %274) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %276 = "stablehlo.multiply"(%275, %246) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %277 = "stablehlo.constant"() <{value = dense<1.1082654115347302e-5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %278 = "stablehlo.add"(%276, %277) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %279 = "stablehlo.multiply"(%278, %246) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %280 = "stablehlo.constant"() <{value = dense<-2.396505113867297e-7> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %281 = "stablehlo.add"(%279, %280) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %282 = "stablehlo.multiply"(%281, %246) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %283 = "stablehlo.constant"() <{value = dense<-7.561801671883977e-5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %284 = "stablehlo.add"(%282, %283) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %285 = "stablehlo.multiply"(%284, %246) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %286 = "stablehlo.constant"() <{value = dense<0.00026772063206283885> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %287 = "stablehlo.add"(%285, %286) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %288 = "stablehlo.multiply"(%287, %246) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %289 = "stablehlo.constant"() <{value = dense<-0.0004691894943952557> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %290 = "stablehlo.add"(%288, %289) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %291 = "stablehlo.multiply"(%290, %246) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %292 = "stablehlo.constant"() <{value = dense<0.00022947209362139917> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %293 = "stablehlo.add"(%291, %292) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %294 = "stablehlo.multiply"(%293, %246) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %295 = "stablehlo.constant"() <{value = dense<0.0006494341563786008> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %296 = "stablehlo.add"(%294, %295) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %297 = "stablehlo.add"(%271, %296) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %298 = "stablehlo.multiply"(%297, %248) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %299 = "stablehlo.constant"() <{value = dense<1.4280614206064242e-7> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %300 = "stablehlo.multiply"(%299, %246) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %301 = "stablehlo.constant"() <{value = dense<-6.298992138380055e-7> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %302 = "stablehlo.add"(%300, %301) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %303 = "stablehlo.multiply"(%302, %246) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %304 = "stablehlo.constant"() <{value = dense<1.3721957309062932e-6> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %305 = "stablehlo.add"(%303, %304) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %306 = "stablehlo.multiply"(%305, %246) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %307 = "stablehlo.constant"() <{value = dense<3.423578734096138e-8> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %308 = "stablehlo.add"(%306, %307) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %309 = "stablehlo.multiply"(%308, %246) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %310 = "stablehlo.constant"() <{value = dense<-1.2760635188618728e-5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %311 = "stablehlo.add"(%309, %310) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %312 = "stablehlo.multiply"(%311, %246) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %313 = "stablehlo.constant"() <{value = dense<5.2923448829120125e-5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %314 = "stablehlo.add"(%312, %313) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %315 = "stablehlo.multiply"(%314, %246) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %316 = "stablehlo.constant"() <{value = dense<-0.00010736653226365161> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %317 = "stablehlo.add"(%315, %316) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %318 = "stablehlo.multiply"(%317, %246) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %319 = "stablehlo.constant"() <{value = dense<2.0093878600823047e-6> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %320 = "stablehlo.add"(%318, %319) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %321 = "stablehlo.multiply"(%320, %246) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %322 = "stablehlo.constant"() <{value = dense<0.0007716049382716049> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %323 = "stablehlo.add"(%321, %322) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %324 = "stablehlo.multiply"(%323, %246) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %325 = "stablehlo.constant"() <{value = dense<-0.0026813271604938273> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %326 = "stablehlo.add"(%324, %325) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %327 = "stablehlo.multiply"(%326, %246) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %328 = "stablehlo.constant"() <{value = dense<0.004133597883597883> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %329 = "stablehlo.add"(%327, %328) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %330 = "stablehlo.add"(%298, %329) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %331 = "stablehlo.multiply"(%330, %248) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %332 = "stablehlo.constant"() <{value = dense<1.1951628599778148e-8> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %333 = "stablehlo.multiply"(%332, %246) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %334 = "stablehlo.constant"() <{value = dense<-5.752545603517705e-8> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %335 = "stablehlo.add"(%333, %334) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %336 = "stablehlo.multiply"(%335, %246) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %337 = "stablehlo.constant"() <{value = dense<1.378633446915721e-7> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %338 = "stablehlo.add"(%336, %337) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %339 = "stablehlo.multiply"(%338, %246) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %340 = "stablehlo.constant"() <{value = dense<4.647127802807434e-9> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %341 = "stablehlo.add"(%339, %340) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %342 = "stablehlo.multiply"(%341, %246) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %343 = "stablehlo.constant"() <{value = dense<-1.6120900894563446e-6> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %344 = "stablehlo.add"(%342, %343) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %345 = "stablehlo.multiply"(%344, %246) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %346 = "stablehlo.constant"() <{value = dense<7.64916091608111e-6> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %347 = "stablehlo.add"(%345, %346) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %348 = "stablehlo.multiply"(%347, %246) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %349 = "stablehlo.constant"() <{value = dense<-1.8098550334489977e-5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %350 = "stablehlo.add"(%348, %349) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %351 = "stablehlo.multiply"(%350, %246) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %352 = "stablehlo.constant"() <{value = dense<-4.018775720164609e-7> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %353 = "stablehlo.add"(%351, %352) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %354 = "stablehlo.multiply"(%353, %246) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %355 = "stablehlo.constant"() <{value = dense<0.00020576131687242798> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %356 = "stablehlo.add"(%354, %355) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %357 = "stablehlo.multiply"(%356, %246) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %358 = "stablehlo.constant"() <{value = dense<-0.0009902263374485596> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %359 = "stablehlo.add"(%357, %358) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %360 = "stablehlo.multiply"(%359, %246) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %361 = "stablehlo.constant"() <{value = dense<0.0026455026455026454> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %362 = "stablehlo.add"(%360, %361) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %363 = "stablehlo.multiply"(%362, %246) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %364 = "stablehlo.constant"() <{value = dense<-0.003472222222222222> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %365 = "stablehlo.add"(%363, %364) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %366 = "stablehlo.multiply"(%365, %246) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %367 = "stablehlo.constant"() <{value = dense<-0.001851851851851852> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %368 = "stablehlo.add"(%366, %367) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %369 = "stablehlo.add"(%331, %368) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %370 = "stablehlo.multiply"(%369, %248) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %371 = "stablehlo.constant"() <{value = dense<9.14769958223679e-10> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %372 = "stablehlo.multiply"(%371, %246) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %373 = "stablehlo.constant"() <{value = dense<-4.382036018453353e-9> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %374 = "stablehlo.add"(%372, %373) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %375 = "stablehlo.multiply"(%374, %246) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %376 = "stablehlo.constant"() <{value = dense<1.0261809784240309e-8> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %377 = "stablehlo.add"(%375, %376) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %378 = "stablehlo.multiply"(%377, %246) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %379 = "stablehlo.constant"() <{value = dense<6.707853543401498e-9> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %380 = "stablehlo.add"(%378, %379) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %381 = "stablehlo.multiply"(%380, %246) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %382 = "stablehlo.constant"() <{value = dense<-1.7665952736826078e-7> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %383 = "stablehlo.add"(%381, %382) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %384 = "stablehlo.multiply"(%383, %246) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %385 = "stablehlo.constant"() <{value = dense<8.296711340953087e-7> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %386 = "stablehlo.add"(%384, %385) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %387 = "stablehlo.multiply"(%386, %246) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %388 = "stablehlo.constant"() <{value = dense<-1.85406221071516e-6> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %389 = "stablehlo.add"(%387, %388) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %390 = "stablehlo.multiply"(%389, %246) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %391 = "stablehlo.constant"() <{value = dense<-2.1854485106799924e-6> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %392 = "stablehlo.add"(%390, %391) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %393 = "stablehlo.multiply"(%392, %246) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %394 = "stablehlo.constant"() <{value = dense<3.919263178522438e-5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %395 = "stablehlo.add"(%393, %394) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %396 = "stablehlo.multiply"(%395, %246) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %397 = "stablehlo.constant"() <{value = dense<-0.0001787551440329218> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %398 = "stablehlo.add"(%396, %397) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %399 = "stablehlo.multiply"(%398, %246) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %400 = "stablehlo.constant"() <{value = dense<0.0003527336860670194> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %401 = "stablehlo.add"(%399, %400) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %402 = "stablehlo.multiply"(%401, %246) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %403 = "stablehlo.constant"() <{value = dense<0.0011574074074074073> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %404 = "stablehlo.add"(%402, %403) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %405 = "stablehlo.multiply"(%404, %246) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %406 = "stablehlo.constant"() <{value = dense<-0.014814814814814815> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %407 = "stablehlo.add"(%405, %406) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %408 = "stablehlo.multiply"(%407, %246) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %409 = "stablehlo.constant"() <{value = dense<0.08333333333333333> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %410 = "stablehlo.add"(%408, %409) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %411 = "stablehlo.multiply"(%410, %246) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %412 = "stablehlo.constant"() <{value = dense<-0.3333333333333333> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %413 = "stablehlo.add"(%411, %412) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %414 = "stablehlo.add"(%370, %413) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %415 = "stablehlo.multiply"(%arg0, %239) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %416 = "stablehlo.negate"(%415) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %417 = "stablehlo.exponential"(%416) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %418 = "stablehlo.constant"() <{value = dense<6.283185307179586> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %419 = "stablehlo.multiply"(%arg0, %418) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %420 = "stablehlo.rsqrt"(%419) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %421 = "stablehlo.multiply"(%414, %417) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %422 = "stablehlo.multiply"(%421, %420) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %423 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %424 = "stablehlo.multiply"(%arg0, %423) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %425 = "stablehlo.sqrt"(%424) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %426 = "stablehlo.multiply"(%246, %425) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %427 = "stablehlo.negate"(%426) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %428 = "stablehlo.negate"(%422) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %429 = "chlo.erfc"(%427) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %430 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %431 = "stablehlo.multiply"(%429, %430) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %432 = "stablehlo.add"(%431, %428) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %433 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %434 = "stablehlo.subtract"(%433, %195) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %435 = "stablehlo.select"(%15, %139, %434) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %436 = "stablehlo.select"(%10, %432, %435) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %437 = "stablehlo.constant"() <{value = dense<0x7FF0000000000000> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %438 = "stablehlo.compare"(%0, %437) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %439 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %440 = "stablehlo.select"(%438, %439, %436) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %441 = "stablehlo.constant"() <{value = dense<0x7FF0000000000000> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %442 = "stablehlo.compare"(%arg0, %441) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %443 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %444 = "stablehlo.select"(%442, %443, %440) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %445 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %446 = "stablehlo.compare"(%0, %445) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %447 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %448 = "stablehlo.select"(%446, %447, %444) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %449 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %450 = "stablehlo.compare"(%arg0, %449) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %451 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %452 = "stablehlo.select"(%450, %451, %448) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %453 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %454 = "stablehlo.compare"(%arg0, %453) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %455 = "stablehlo.constant"() <{value = dense<0x7FF0000000000000> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %456 = "stablehlo.compare"(%arg0, %455) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %457 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %458 = "stablehlo.compare"(%0, %457) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %459 = "stablehlo.constant"() <{value = dense<0x7FF0000000000000> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %460 = "stablehlo.compare"(%0, %459) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %461 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %462 = "stablehlo.compare"(%arg0, %461) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %463 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %464 = "stablehlo.compare"(%0, %463) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %465 = "stablehlo.not"(%458) : (tensor<2x3xi1>) -> tensor<2x3xi1>
    %466 = "stablehlo.and"(%454, %465) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %467 = "stablehlo.and"(%456, %460) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %468 = "stablehlo.or"(%466, %462) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %469 = "stablehlo.or"(%468, %464) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %470 = "stablehlo.or"(%469, %467) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %471 = "stablehlo.constant"() <{value = dense<0x7FF8000000000000> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %472 = "stablehlo.select"(%470, %471, %452) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    return %472 : tensor<2x3xf64>
  }
}
