// aten::_linalg_eigvals(Tensor self) -> Tensor

// T[2,3,3], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x3xf32>) -> (tensor<2x3xcomplex<f32>>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3x3xf32>) -> tensor<2x3x3xcomplex<f32>>
    %1 = "stablehlo.abs"(%0) : (tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xf32>
    %2 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %6 = "stablehlo.reduce"(%1, %2) <{dimensions = array<i64: 1, 2>}> ({
    ^bb0(%r3: tensor<f32>, %r4: tensor<f32>):
      %5 = "stablehlo.maximum"(%r3, %r4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%5) : (tensor<f32>) -> ()
    }) : (tensor<2x3x3xf32>, tensor<f32>) -> tensor<2xf32>
    %7 = "stablehlo.constant"() <{value = dense<0.001> : tensor<2xf32>}> : () -> tensor<2xf32>
    %8 = "stablehlo.compare"(%6, %7) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %9 = "stablehlo.constant"() <{value = dense<1000.0> : tensor<2xf32>}> : () -> tensor<2xf32>
    %10 = "stablehlo.compare"(%6, %9) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %11 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2xf32>}> : () -> tensor<2xf32>
    %12 = "stablehlo.compare"(%6, %11) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %13 = "stablehlo.and"(%8, %12) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
    %14 = "stablehlo.or"(%13, %10) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
    %15 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2xf32>}> : () -> tensor<2xf32>
    %16 = "stablehlo.select"(%14, %6, %15) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %17 = "stablehlo.convert"(%16) : (tensor<2xf32>) -> tensor<2xcomplex<f32>>
    %18 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
    %19 = "stablehlo.divide"(%0, %18) : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
    %20 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %156:2 = "stablehlo.while"(%20, %19) ({
    ^bb0(%r21: tensor<i32>, %r22: tensor<2x3x3xcomplex<f32>>):
      %23 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %24 = "stablehlo.compare"(%r21, %23) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%24) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r25: tensor<i32>, %r26: tensor<2x3x3xcomplex<f32>>):
      %27 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %28 = "stablehlo.add"(%r25, %27) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %29 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %30 = "stablehlo.dynamic_slice"(%r26, %29, %29, %r25) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<2x3x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xcomplex<f32>>
      %31 = "stablehlo.reshape"(%30) : (tensor<2x3x1xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
      %32 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
      %33 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x3xi32>
      %34 = "stablehlo.compare"(%32, %33) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %35 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
      %36 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x3xi32>
      %37 = "stablehlo.compare"(%35, %36) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %38 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<2x3xcomplex<f32>>}> : () -> tensor<2x3xcomplex<f32>>
      %39 = "stablehlo.select"(%37, %31, %38) : (tensor<2x3xi1>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
      %40 = "stablehlo.select"(%34, %31, %38) : (tensor<2x3xi1>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
      %41 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
      %45 = "stablehlo.reduce"(%40, %41) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r42: tensor<complex<f32>>, %r43: tensor<complex<f32>>):
        %44 = "stablehlo.add"(%r42, %r43) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
        "stablehlo.return"(%44) : (tensor<complex<f32>>) -> ()
      }) : (tensor<2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<2xcomplex<f32>>
      %46 = "stablehlo.abs"(%39) : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
      %47 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
      %51 = "stablehlo.reduce"(%46, %47) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r48: tensor<f32>, %r49: tensor<f32>):
        %50 = "stablehlo.maximum"(%r48, %r49) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%50) : (tensor<f32>) -> ()
      }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
      %52 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2xf32>}> : () -> tensor<2xf32>
      %53 = "stablehlo.compare"(%51, %52) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
      %54 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2xf32>}> : () -> tensor<2xf32>
      %55 = "stablehlo.select"(%53, %54, %51) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %56 = "stablehlo.convert"(%55) : (tensor<2xf32>) -> tensor<2xcomplex<f32>>
      %57 = "stablehlo.broadcast_in_dim"(%56) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
      %58 = "stablehlo.divide"(%39, %57) : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
      %59 = "stablehlo.real"(%58) : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
      %60 = "stablehlo.imag"(%58) : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
      %61 = "stablehlo.multiply"(%59, %59) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %62 = "stablehlo.multiply"(%60, %60) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %63 = "stablehlo.add"(%61, %62) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %64 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
      %68 = "stablehlo.reduce"(%63, %64) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r65: tensor<f32>, %r66: tensor<f32>):
        %67 = "stablehlo.add"(%r65, %r66) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%67) : (tensor<f32>) -> ()
      }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
      %69 = "stablehlo.sqrt"(%68) : (tensor<2xf32>) -> tensor<2xf32>
      %70 = "stablehlo.multiply"(%69, %55) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %71 = "stablehlo.reshape"(%45) : (tensor<2xcomplex<f32>>) -> tensor<2x1xcomplex<f32>>
      %72 = "stablehlo.reshape"(%70) : (tensor<2xf32>) -> tensor<2x1xf32>
      %73 = "stablehlo.convert"(%72) : (tensor<2x1xf32>) -> tensor<2x1xcomplex<f32>>
      %74 = "stablehlo.concatenate"(%71, %73) <{dimension = 1 : i64}> : (tensor<2x1xcomplex<f32>>, tensor<2x1xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
      %75 = "stablehlo.abs"(%74) : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xf32>
      %76 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
      %80 = "stablehlo.reduce"(%75, %76) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r77: tensor<f32>, %r78: tensor<f32>):
        %79 = "stablehlo.maximum"(%r77, %r78) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%79) : (tensor<f32>) -> ()
      }) : (tensor<2x2xf32>, tensor<f32>) -> tensor<2xf32>
      %81 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2xf32>}> : () -> tensor<2xf32>
      %82 = "stablehlo.compare"(%80, %81) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
      %83 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2xf32>}> : () -> tensor<2xf32>
      %84 = "stablehlo.select"(%82, %83, %80) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %85 = "stablehlo.convert"(%84) : (tensor<2xf32>) -> tensor<2xcomplex<f32>>
      %86 = "stablehlo.broadcast_in_dim"(%85) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
      %87 = "stablehlo.divide"(%74, %86) : (tensor<2x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
      %88 = "stablehlo.real"(%87) : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xf32>
      %89 = "stablehlo.imag"(%87) : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xf32>
      %90 = "stablehlo.multiply"(%88, %88) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
      %91 = "stablehlo.multiply"(%89, %89) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
      %92 = "stablehlo.add"(%90, %91) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
      %93 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
      %97 = "stablehlo.reduce"(%92, %93) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r94: tensor<f32>, %r95: tensor<f32>):
        %96 = "stablehlo.add"(%r94, %r95) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%96) : (tensor<f32>) -> ()
      }) : (tensor<2x2xf32>, tensor<f32>) -> tensor<2xf32>
      %98 = "stablehlo.sqrt"(%97) : (tensor<2xf32>) -> tensor<2xf32>
      %99 = "stablehlo.multiply"(%98, %84) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %100 = "stablehlo.real"(%45) : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
      %101 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2xf32>}> : () -> tensor<2xf32>
      %102 = "stablehlo.compare"(%100, %101) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
      %103 = "stablehlo.negate"(%99) : (tensor<2xf32>) -> tensor<2xf32>
      %104 = "stablehlo.select"(%102, %99, %103) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %105 = "stablehlo.convert"(%104) : (tensor<2xf32>) -> tensor<2xcomplex<f32>>
      %106 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2xf32>}> : () -> tensor<2xf32>
      %107 = "stablehlo.compare"(%70, %106) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
      %108 = "stablehlo.imag"(%45) : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
      %109 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2xf32>}> : () -> tensor<2xf32>
      %110 = "stablehlo.compare"(%108, %109) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
      %111 = "stablehlo.and"(%107, %110) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
      %112 = "stablehlo.select"(%111, %45, %105) : (tensor<2xi1>, tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
      %113 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<2xcomplex<f32>>}> : () -> tensor<2xcomplex<f32>>
      %114 = "stablehlo.constant"() <{value = dense<(1.0, 0.0)> : tensor<2xcomplex<f32>>}> : () -> tensor<2xcomplex<f32>>
      %115 = "stablehlo.select"(%111, %114, %112) : (tensor<2xi1>, tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
      %116 = "stablehlo.subtract"(%112, %45) : (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
      %117 = "stablehlo.divide"(%116, %115) : (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
      %118 = "stablehlo.select"(%111, %113, %117) : (tensor<2xi1>, tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
      %119 = "stablehlo.negate"(%116) : (tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
      %120 = "stablehlo.select"(%111, %114, %119) : (tensor<2xi1>, tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
      %121 = "stablehlo.broadcast_in_dim"(%120) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
      %122 = "stablehlo.divide"(%39, %121) : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
      %123 = "stablehlo.constant"() <{value = dense<(1.0, 0.0)> : tensor<2x3xcomplex<f32>>}> : () -> tensor<2x3xcomplex<f32>>
      %124 = "stablehlo.select"(%34, %123, %122) : (tensor<2x3xi1>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
      %125 = "chlo.conj"(%118) : (tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
      %126 = "chlo.conj"(%124) : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
      %127 = "stablehlo.broadcast_in_dim"(%126) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
      %128 = "stablehlo.multiply"(%r26, %127) : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
      %129 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
      %133 = "stablehlo.reduce"(%128, %129) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r130: tensor<complex<f32>>, %r131: tensor<complex<f32>>):
        %132 = "stablehlo.add"(%r130, %r131) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
        "stablehlo.return"(%132) : (tensor<complex<f32>>) -> ()
      }) : (tensor<2x3x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<2x3xcomplex<f32>>
      %134 = "stablehlo.broadcast_in_dim"(%125) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
      %135 = "stablehlo.multiply"(%124, %134) : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
      %136 = "stablehlo.broadcast_in_dim"(%135) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
      %137 = "stablehlo.broadcast_in_dim"(%133) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
      %138 = "stablehlo.multiply"(%136, %137) : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
      %139 = "stablehlo.subtract"(%r26, %138) : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
      %140 = "chlo.conj"(%124) : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
      %141 = "stablehlo.broadcast_in_dim"(%124) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
      %142 = "stablehlo.multiply"(%139, %141) : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
      %143 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
      %147 = "stablehlo.reduce"(%142, %143) <{dimensions = array<i64: 2>}> ({
      ^bb0(%r144: tensor<complex<f32>>, %r145: tensor<complex<f32>>):
        %146 = "stablehlo.add"(%r144, %r145) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
        "stablehlo.return"(%146) : (tensor<complex<f32>>) -> ()
      }) : (tensor<2x3x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<2x3xcomplex<f32>>
      %148 = "stablehlo.broadcast_in_dim"(%118) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
      %149 = "stablehlo.multiply"(%140, %148) : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
      %150 = "stablehlo.broadcast_in_dim"(%147) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
      %151 = "stablehlo.broadcast_in_dim"(%149) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
      %152 = "stablehlo.multiply"(%150, %151) : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
      %153 = "stablehlo.subtract"(%139, %152) : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
      %154 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %155 = "stablehlo.add"(%r25, %154) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%155, %153) : (tensor<i32>, tensor<2x3x3xcomplex<f32>>) -> ()
    }) : (tensor<i32>, tensor<2x3x3xcomplex<f32>>) -> (tensor<i32>, tensor<2x3x3xcomplex<f32>>)
    %157 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3x3xi32>
    %158 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x3x3xi32>
    %159 = "stablehlo.subtract"(%158, %157) : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi32>
    %160 = "stablehlo.constant"() <{value = dense<-1> : tensor<2x3x3xi32>}> : () -> tensor<2x3x3xi32>
    %161 = "stablehlo.compare"(%159, %160) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
    %162 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<2x3x3xcomplex<f32>>}> : () -> tensor<2x3x3xcomplex<f32>>
    %163 = "stablehlo.select"(%161, %156#1, %162) : (tensor<2x3x3xi1>, tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
    %164 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %165 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
    %432:5 = "stablehlo.while"(%164, %163, %165, %165, %165) ({
    ^bb0(%r166: tensor<i32>, %r167: tensor<2x3x3xcomplex<f32>>, %r168: tensor<2xi32>, %r169: tensor<2xi32>, %r170: tensor<2xi32>):
      %171 = "stablehlo.constant"() <{value = dense<90> : tensor<i32>}> : () -> tensor<i32>
      %172 = "stablehlo.compare"(%r166, %171) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %173 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %174 = "stablehlo.compare"(%r166, %173) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %175 = "stablehlo.compare"(%r170, %r169) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
      %176 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %180 = "stablehlo.reduce"(%175, %176) <{dimensions = array<i64: 0>}> ({
      ^bb0(%r177: tensor<i1>, %r178: tensor<i1>):
        %179 = "stablehlo.or"(%r177, %r178) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%179) : (tensor<i1>) -> ()
      }) : (tensor<2xi1>, tensor<i1>) -> tensor<i1>
      %181 = "stablehlo.or"(%180, %174) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %182 = "stablehlo.and"(%172, %181) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%182) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r183: tensor<i32>, %r184: tensor<2x3x3xcomplex<f32>>, %r185: tensor<2xi32>, %r186: tensor<2xi32>, %r187: tensor<2xi32>):
      %188 = "stablehlo.constant"() <{value = dense<1> : tensor<2xi32>}> : () -> tensor<2xi32>
      %189 = "stablehlo.add"(%r185, %188) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      %190 = "stablehlo.reshape"(%r184) : (tensor<2x3x3xcomplex<f32>>) -> tensor<2x9xcomplex<f32>>
      %191 = "stablehlo.slice"(%190) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 9>, strides = array<i64: 1, 4>}> : (tensor<2x9xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
      %192 = "stablehlo.reshape"(%r184) : (tensor<2x3x3xcomplex<f32>>) -> tensor<2x9xcomplex<f32>>
      %193 = "stablehlo.slice"(%192) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 2, 6>, strides = array<i64: 1, 4>}> : (tensor<2x9xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
      %194 = "stablehlo.reshape"(%r184) : (tensor<2x3x3xcomplex<f32>>) -> tensor<2x9xcomplex<f32>>
      %195 = "stablehlo.slice"(%194) <{start_indices = array<i64: 0, 3>, limit_indices = array<i64: 2, 8>, strides = array<i64: 1, 4>}> : (tensor<2x9xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
      %196 = "stablehlo.constant"() <{value = dense<-1> : tensor<2xi32>}> : () -> tensor<2xi32>
      %197 = "stablehlo.add"(%r187, %196) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      %198 = "stablehlo.reshape"(%197) : (tensor<2xi32>) -> tensor<2x1xi32>
      %199 = "stablehlo.gather"(%191, %198) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<2x3xcomplex<f32>>, tensor<2x1xi32>) -> tensor<2x1xcomplex<f32>>
      %200 = "stablehlo.reshape"(%199) : (tensor<2x1xcomplex<f32>>) -> tensor<2xcomplex<f32>>
      %201 = "stablehlo.reshape"(%r187) : (tensor<2xi32>) -> tensor<2x1xi32>
      %202 = "stablehlo.gather"(%191, %201) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<2x3xcomplex<f32>>, tensor<2x1xi32>) -> tensor<2x1xcomplex<f32>>
      %203 = "stablehlo.reshape"(%202) : (tensor<2x1xcomplex<f32>>) -> tensor<2xcomplex<f32>>
      %204 = "stablehlo.reshape"(%197) : (tensor<2xi32>) -> tensor<2x1xi32>
      %205 = "stablehlo.gather"(%193, %204) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<2x2xcomplex<f32>>, tensor<2x1xi32>) -> tensor<2x1xcomplex<f32>>
      %206 = "stablehlo.reshape"(%205) : (tensor<2x1xcomplex<f32>>) -> tensor<2xcomplex<f32>>
      %207 = "stablehlo.reshape"(%197) : (tensor<2xi32>) -> tensor<2x1xi32>
      %208 = "stablehlo.gather"(%195, %207) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<2x2xcomplex<f32>>, tensor<2x1xi32>) -> tensor<2x1xcomplex<f32>>
      %209 = "stablehlo.reshape"(%208) : (tensor<2x1xcomplex<f32>>) -> tensor<2xcomplex<f32>>
      %210 = "stablehlo.multiply"(%206, %209) : (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
      %211 = "stablehlo.subtract"(%200, %203) : (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
      %212 = "stablehlo.constant"() <{value = dense<(0.5, 0.0)> : tensor<2xcomplex<f32>>}> : () -> tensor<2xcomplex<f32>>
      %213 = "stablehlo.multiply"(%211, %212) : (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
      %214 = "stablehlo.multiply"(%213, %213) : (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
      %215 = "stablehlo.add"(%214, %210) : (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
      %216 = "stablehlo.sqrt"(%215) : (tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
      %217 = "chlo.conj"(%213) : (tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
      %218 = "stablehlo.multiply"(%217, %216) : (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
      %219 = "stablehlo.real"(%218) : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
      %220 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2xf32>}> : () -> tensor<2xf32>
      %221 = "stablehlo.compare"(%219, %220) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
      %222 = "stablehlo.negate"(%216) : (tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
      %223 = "stablehlo.select"(%221, %222, %216) : (tensor<2xi1>, tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
      %224 = "stablehlo.add"(%213, %223) : (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
      %225 = "stablehlo.abs"(%224) : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
      %226 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2xf32>}> : () -> tensor<2xf32>
      %227 = "stablehlo.compare"(%225, %226) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
      %228 = "stablehlo.constant"() <{value = dense<(1.0, 0.0)> : tensor<2xcomplex<f32>>}> : () -> tensor<2xcomplex<f32>>
      %229 = "stablehlo.select"(%227, %228, %224) : (tensor<2xi1>, tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
      %230 = "stablehlo.divide"(%210, %229) : (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
      %231 = "stablehlo.subtract"(%203, %230) : (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
      %232 = "stablehlo.abs"(%209) : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
      %233 = "stablehlo.constant"() <{value = dense<0.75> : tensor<2xf32>}> : () -> tensor<2xf32>
      %234 = "stablehlo.multiply"(%232, %233) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %235 = "stablehlo.convert"(%234) : (tensor<2xf32>) -> tensor<2xcomplex<f32>>
      %236 = "stablehlo.add"(%203, %235) : (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
      %237 = "stablehlo.constant"() <{value = dense<10> : tensor<2xi32>}> : () -> tensor<2xi32>
      %238 = "stablehlo.remainder"(%189, %237) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      %239 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
      %240 = "stablehlo.compare"(%238, %239) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
      %241 = "stablehlo.select"(%240, %236, %231) : (tensor<2xi1>, tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
      %242 = "stablehlo.compare"(%r187, %r186) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
      %243 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<2xi32>}> : () -> tensor<2xi32>
      %244 = "stablehlo.select"(%242, %r186, %243) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      %245 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
      %249 = "stablehlo.reduce"(%244, %245) <{dimensions = array<i64: 0>}> ({
      ^bb0(%r246: tensor<i32>, %r247: tensor<i32>):
        %248 = "stablehlo.minimum"(%r246, %r247) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        "stablehlo.return"(%248) : (tensor<i32>) -> ()
      }) : (tensor<2xi32>, tensor<i32>) -> tensor<i32>
      %250 = "stablehlo.constant"() <{value = dense<-2147483648> : tensor<i32>}> : () -> tensor<i32>
      %254 = "stablehlo.reduce"(%r187, %250) <{dimensions = array<i64: 0>}> ({
      ^bb0(%r251: tensor<i32>, %r252: tensor<i32>):
        %253 = "stablehlo.maximum"(%r251, %r252) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        "stablehlo.return"(%253) : (tensor<i32>) -> ()
      }) : (tensor<2xi32>, tensor<i32>) -> tensor<i32>
      %376:6 = "stablehlo.while"(%249, %r184, %241, %r186, %r187, %254) ({
      ^bb0(%r255: tensor<i32>, %r256: tensor<2x3x3xcomplex<f32>>, %r257: tensor<2xcomplex<f32>>, %r258: tensor<2xi32>, %r259: tensor<2xi32>, %r260: tensor<i32>):
        %261 = "stablehlo.compare"(%r255, %r260) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
        "stablehlo.return"(%261) : (tensor<i1>) -> ()
      }, {
      ^bb0(%r262: tensor<i32>, %r263: tensor<2x3x3xcomplex<f32>>, %r264: tensor<2xcomplex<f32>>, %r265: tensor<2xi32>, %r266: tensor<2xi32>, %r267: tensor<i32>):
        %268 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
        %269 = "stablehlo.dynamic_slice"(%r263, %268, %r262, %268) <{slice_sizes = array<i64: 2, 2, 3>}> : (tensor<2x3x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x2x3xcomplex<f32>>
        %270 = "stablehlo.broadcast_in_dim"(%r262) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
        %271 = "stablehlo.compare"(%270, %r265) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
        %272 = "stablehlo.constant"() <{value = dense<-1> : tensor<i32>}> : () -> tensor<i32>
        %273 = "stablehlo.add"(%r262, %272) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        %274 = "stablehlo.maximum"(%273, %268) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        %275 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
        %276 = "stablehlo.dynamic_slice"(%269, %275, %275, %r262) <{slice_sizes = array<i64: 2, 2, 1>}> : (tensor<2x2x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x2x1xcomplex<f32>>
        %277 = "stablehlo.reshape"(%276) : (tensor<2x2x1xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
        %278 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
        %279 = "stablehlo.dynamic_slice"(%269, %278, %278, %274) <{slice_sizes = array<i64: 2, 2, 1>}> : (tensor<2x2x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x2x1xcomplex<f32>>
        %280 = "stablehlo.reshape"(%279) : (tensor<2x2x1xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
        %281 = "stablehlo.reshape"(%r264) : (tensor<2xcomplex<f32>>) -> tensor<2x1xcomplex<f32>>
        %282 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
        %283 = "stablehlo.pad"(%281, %282) <{edge_padding_low = array<i64: 0, 0>, edge_padding_high = array<i64: 0, 1>, interior_padding = array<i64: 0, 0>}> : (tensor<2x1xcomplex<f32>>, tensor<complex<f32>>) -> tensor<2x2xcomplex<f32>>
        %284 = "stablehlo.subtract"(%277, %283) : (tensor<2x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
        %285 = "stablehlo.broadcast_in_dim"(%271) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x2xi1>
        %286 = "stablehlo.select"(%285, %284, %280) : (tensor<2x2xi1>, tensor<2x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
        %287 = "stablehlo.abs"(%286) : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xf32>
        %288 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
        %292 = "stablehlo.reduce"(%287, %288) <{dimensions = array<i64: 1>}> ({
        ^bb0(%r289: tensor<f32>, %r290: tensor<f32>):
          %291 = "stablehlo.maximum"(%r289, %r290) : (tensor<f32>, tensor<f32>) -> tensor<f32>
          "stablehlo.return"(%291) : (tensor<f32>) -> ()
        }) : (tensor<2x2xf32>, tensor<f32>) -> tensor<2xf32>
        %293 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2xf32>}> : () -> tensor<2xf32>
        %294 = "stablehlo.compare"(%292, %293) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
        %295 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2xf32>}> : () -> tensor<2xf32>
        %296 = "stablehlo.select"(%294, %295, %292) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
        %297 = "stablehlo.convert"(%296) : (tensor<2xf32>) -> tensor<2xcomplex<f32>>
        %298 = "stablehlo.broadcast_in_dim"(%297) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
        %299 = "stablehlo.divide"(%286, %298) : (tensor<2x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
        %300 = "stablehlo.real"(%299) : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xf32>
        %301 = "stablehlo.imag"(%299) : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xf32>
        %302 = "stablehlo.multiply"(%300, %300) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
        %303 = "stablehlo.multiply"(%301, %301) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
        %304 = "stablehlo.add"(%302, %303) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
        %305 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
        %309 = "stablehlo.reduce"(%304, %305) <{dimensions = array<i64: 1>}> ({
        ^bb0(%r306: tensor<f32>, %r307: tensor<f32>):
          %308 = "stablehlo.add"(%r306, %r307) : (tensor<f32>, tensor<f32>) -> tensor<f32>
          "stablehlo.return"(%308) : (tensor<f32>) -> ()
        }) : (tensor<2x2xf32>, tensor<f32>) -> tensor<2xf32>
        %310 = "stablehlo.sqrt"(%309) : (tensor<2xf32>) -> tensor<2xf32>
        %311 = "stablehlo.multiply"(%310, %296) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
        %312 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2xf32>}> : () -> tensor<2xf32>
        %313 = "stablehlo.compare"(%311, %312) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
        %314 = "stablehlo.compare"(%270, %r265) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
        %315 = "stablehlo.compare"(%270, %r266) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
        %316 = "stablehlo.and"(%314, %315) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
        %317 = "stablehlo.and"(%316, %313) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
        %318 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2xf32>}> : () -> tensor<2xf32>
        %319 = "stablehlo.select"(%317, %311, %318) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
        %320 = "stablehlo.divide"(%318, %319) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
        %321 = "stablehlo.convert"(%320) : (tensor<2xf32>) -> tensor<2xcomplex<f32>>
        %322 = "stablehlo.broadcast_in_dim"(%321) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
        %323 = "stablehlo.multiply"(%286, %322) : (tensor<2x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
        %324 = "stablehlo.constant"() <{value = dense<(1.0, 0.0)> : tensor<2x1xcomplex<f32>>}> : () -> tensor<2x1xcomplex<f32>>
        %325 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
        %326 = "stablehlo.pad"(%324, %325) <{edge_padding_low = array<i64: 0, 0>, edge_padding_high = array<i64: 0, 1>, interior_padding = array<i64: 0, 0>}> : (tensor<2x1xcomplex<f32>>, tensor<complex<f32>>) -> tensor<2x2xcomplex<f32>>
        %327 = "stablehlo.broadcast_in_dim"(%317) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x2xi1>
        %328 = "stablehlo.select"(%327, %323, %326) : (tensor<2x2xi1>, tensor<2x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
        %329 = "stablehlo.slice"(%328) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 1>, strides = array<i64: 1, 1>}> : (tensor<2x2xcomplex<f32>>) -> tensor<2x1xcomplex<f32>>
        %330 = "stablehlo.reshape"(%329) : (tensor<2x1xcomplex<f32>>) -> tensor<2xcomplex<f32>>
        %331 = "stablehlo.slice"(%328) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 2, 2>, strides = array<i64: 1, 1>}> : (tensor<2x2xcomplex<f32>>) -> tensor<2x1xcomplex<f32>>
        %332 = "stablehlo.reshape"(%331) : (tensor<2x1xcomplex<f32>>) -> tensor<2xcomplex<f32>>
        %333 = "chlo.conj"(%330) : (tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
        %334 = "chlo.conj"(%332) : (tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
        %335 = "stablehlo.negate"(%332) : (tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
        %336 = "stablehlo.negate"(%334) : (tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
        %337 = "stablehlo.slice"(%269) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 2, 1, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<2x2x3xcomplex<f32>>) -> tensor<2x1x3xcomplex<f32>>
        %338 = "stablehlo.reshape"(%337) : (tensor<2x1x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
        %339 = "stablehlo.slice"(%269) <{start_indices = array<i64: 0, 1, 0>, limit_indices = array<i64: 2, 2, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<2x2x3xcomplex<f32>>) -> tensor<2x1x3xcomplex<f32>>
        %340 = "stablehlo.reshape"(%339) : (tensor<2x1x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
        %341 = "stablehlo.broadcast_in_dim"(%333) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
        %342 = "stablehlo.multiply"(%338, %341) : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
        %343 = "stablehlo.broadcast_in_dim"(%334) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
        %344 = "stablehlo.multiply"(%340, %343) : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
        %345 = "stablehlo.add"(%342, %344) : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
        %346 = "stablehlo.broadcast_in_dim"(%335) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
        %347 = "stablehlo.multiply"(%338, %346) : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
        %348 = "stablehlo.broadcast_in_dim"(%330) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
        %349 = "stablehlo.multiply"(%340, %348) : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
        %350 = "stablehlo.add"(%347, %349) : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
        %351 = "stablehlo.reshape"(%345) : (tensor<2x3xcomplex<f32>>) -> tensor<2x1x3xcomplex<f32>>
        %352 = "stablehlo.reshape"(%350) : (tensor<2x3xcomplex<f32>>) -> tensor<2x1x3xcomplex<f32>>
        %353 = "stablehlo.concatenate"(%351, %352) <{dimension = 1 : i64}> : (tensor<2x1x3xcomplex<f32>>, tensor<2x1x3xcomplex<f32>>) -> tensor<2x2x3xcomplex<f32>>
        %354 = "stablehlo.dynamic_update_slice"(%r263, %353, %268, %r262, %268) : (tensor<2x3x3xcomplex<f32>>, tensor<2x2x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x3xcomplex<f32>>
        %355 = "stablehlo.dynamic_slice"(%354, %268, %268, %r262) <{slice_sizes = array<i64: 2, 3, 2>}> : (tensor<2x3x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x2xcomplex<f32>>
        %356 = "stablehlo.slice"(%355) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 2, 3, 1>, strides = array<i64: 1, 1, 1>}> : (tensor<2x3x2xcomplex<f32>>) -> tensor<2x3x1xcomplex<f32>>
        %357 = "stablehlo.reshape"(%356) : (tensor<2x3x1xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
        %358 = "stablehlo.slice"(%355) <{start_indices = array<i64: 0, 0, 1>, limit_indices = array<i64: 2, 3, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<2x3x2xcomplex<f32>>) -> tensor<2x3x1xcomplex<f32>>
        %359 = "stablehlo.reshape"(%358) : (tensor<2x3x1xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
        %360 = "stablehlo.broadcast_in_dim"(%330) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
        %361 = "stablehlo.multiply"(%357, %360) : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
        %362 = "stablehlo.broadcast_in_dim"(%332) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
        %363 = "stablehlo.multiply"(%359, %362) : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
        %364 = "stablehlo.add"(%361, %363) : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
        %365 = "stablehlo.broadcast_in_dim"(%336) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
        %366 = "stablehlo.multiply"(%357, %365) : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
        %367 = "stablehlo.broadcast_in_dim"(%333) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
        %368 = "stablehlo.multiply"(%359, %367) : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
        %369 = "stablehlo.add"(%366, %368) : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
        %370 = "stablehlo.reshape"(%364) : (tensor<2x3xcomplex<f32>>) -> tensor<2x3x1xcomplex<f32>>
        %371 = "stablehlo.reshape"(%369) : (tensor<2x3xcomplex<f32>>) -> tensor<2x3x1xcomplex<f32>>
        %372 = "stablehlo.concatenate"(%370, %371) <{dimension = 2 : i64}> : (tensor<2x3x1xcomplex<f32>>, tensor<2x3x1xcomplex<f32>>) -> tensor<2x3x2xcomplex<f32>>
        %373 = "stablehlo.dynamic_update_slice"(%354, %372, %268, %268, %r262) : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x2xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x3xcomplex<f32>>
        %374 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
        %375 = "stablehlo.add"(%r262, %374) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        "stablehlo.return"(%375, %373, %r264, %r265, %r266, %r267) : (tensor<i32>, tensor<2x3x3xcomplex<f32>>, tensor<2xcomplex<f32>>, tensor<2xi32>, tensor<2xi32>, tensor<i32>) -> ()
      }) : (tensor<i32>, tensor<2x3x3xcomplex<f32>>, tensor<2xcomplex<f32>>, tensor<2xi32>, tensor<2xi32>, tensor<i32>) -> (tensor<i32>, tensor<2x3x3xcomplex<f32>>, tensor<2xcomplex<f32>>, tensor<2xi32>, tensor<2xi32>, tensor<i32>)
      %377 = "stablehlo.reshape"(%376#1) : (tensor<2x3x3xcomplex<f32>>) -> tensor<2x9xcomplex<f32>>
      %378 = "stablehlo.slice"(%377) <{start_indices = array<i64: 0, 3>, limit_indices = array<i64: 2, 8>, strides = array<i64: 1, 4>}> : (tensor<2x9xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
      %379 = "stablehlo.abs"(%378) : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xf32>
      %380 = "stablehlo.reshape"(%376#1) : (tensor<2x3x3xcomplex<f32>>) -> tensor<2x9xcomplex<f32>>
      %381 = "stablehlo.slice"(%380) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 9>, strides = array<i64: 1, 4>}> : (tensor<2x9xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
      %382 = "stablehlo.abs"(%381) : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
      %383 = "stablehlo.slice"(%382) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 2>, strides = array<i64: 1, 1>}> : (tensor<2x3xf32>) -> tensor<2x2xf32>
      %384 = "stablehlo.slice"(%382) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 2, 3>, strides = array<i64: 1, 1>}> : (tensor<2x3xf32>) -> tensor<2x2xf32>
      %385 = "stablehlo.add"(%383, %384) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
      %386 = "stablehlo.constant"() <{value = dense<1.1920928955078125e-7> : tensor<2x2xf32>}> : () -> tensor<2x2xf32>
      %387 = "stablehlo.multiply"(%385, %386) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
      %388 = "stablehlo.constant"() <{value = dense<1.4210854715202004e-14> : tensor<2x2xf32>}> : () -> tensor<2x2xf32>
      %389 = "stablehlo.add"(%387, %388) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
      %390 = "stablehlo.compare"(%379, %389) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xi1>
      %391 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %392 = "stablehlo.pad"(%390, %391) <{edge_padding_low = array<i64: 0, 1>, edge_padding_high = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<2x2xi1>, tensor<i1>) -> tensor<2x3xi1>
      %393 = "stablehlo.broadcast_in_dim"(%392) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xi1>) -> tensor<2x3x3xi1>
      %394 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3x3xi32>
      %395 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x3x3xi32>
      %396 = "stablehlo.subtract"(%395, %394) : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi32>
      %397 = "stablehlo.constant"() <{value = dense<-1> : tensor<2x3x3xi32>}> : () -> tensor<2x3x3xi32>
      %398 = "stablehlo.compare"(%396, %397) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
      %399 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3x3xi32>
      %400 = "stablehlo.constant"() <{value = dense<3> : tensor<2x3x3xi32>}> : () -> tensor<2x3x3xi32>
      %401 = "stablehlo.compare"(%399, %400) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
      %402 = "stablehlo.and"(%398, %401) : (tensor<2x3x3xi1>, tensor<2x3x3xi1>) -> tensor<2x3x3xi1>
      %403 = "stablehlo.not"(%393) : (tensor<2x3x3xi1>) -> tensor<2x3x3xi1>
      %404 = "stablehlo.and"(%402, %403) : (tensor<2x3x3xi1>, tensor<2x3x3xi1>) -> tensor<2x3x3xi1>
      %405 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<2x3x3xcomplex<f32>>}> : () -> tensor<2x3x3xcomplex<f32>>
      %406 = "stablehlo.select"(%404, %405, %376#1) : (tensor<2x3x3xi1>, tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
      %407 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x2xi32>
      %408 = "stablehlo.constant"() <{value = dense<1> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
      %409 = "stablehlo.add"(%407, %408) : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
      %410 = "stablehlo.constant"() <{value = dense<0> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
      %411 = "stablehlo.select"(%390, %409, %410) : (tensor<2x2xi1>, tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
      %412 = "stablehlo.constant"() <{value = dense<-2147483648> : tensor<i32>}> : () -> tensor<i32>
      %416 = "stablehlo.reduce"(%411, %412) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r413: tensor<i32>, %r414: tensor<i32>):
        %415 = "stablehlo.maximum"(%r413, %r414) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        "stablehlo.return"(%415) : (tensor<i32>) -> ()
      }) : (tensor<2x2xi32>, tensor<i32>) -> tensor<2xi32>
      %417 = "stablehlo.broadcast_in_dim"(%416) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x2xi32>
      %418 = "stablehlo.compare"(%409, %417) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
      %419 = "stablehlo.not"(%390) : (tensor<2x2xi1>) -> tensor<2x2xi1>
      %420 = "stablehlo.and"(%419, %418) : (tensor<2x2xi1>, tensor<2x2xi1>) -> tensor<2x2xi1>
      %421 = "stablehlo.select"(%420, %409, %410) : (tensor<2x2xi1>, tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
      %422 = "stablehlo.constant"() <{value = dense<-2147483648> : tensor<i32>}> : () -> tensor<i32>
      %426 = "stablehlo.reduce"(%421, %422) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r423: tensor<i32>, %r424: tensor<i32>):
        %425 = "stablehlo.maximum"(%r423, %r424) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        "stablehlo.return"(%425) : (tensor<i32>) -> ()
      }) : (tensor<2x2xi32>, tensor<i32>) -> tensor<2xi32>
      %427 = "stablehlo.compare"(%r187, %416) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
      %428 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
      %429 = "stablehlo.select"(%427, %189, %428) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      %430 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %431 = "stablehlo.add"(%r183, %430) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%431, %406, %429, %426, %416) : (tensor<i32>, tensor<2x3x3xcomplex<f32>>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> ()
    }) : (tensor<i32>, tensor<2x3x3xcomplex<f32>>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> (tensor<i32>, tensor<2x3x3xcomplex<f32>>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>)
    %433 = "stablehlo.reshape"(%432#1) : (tensor<2x3x3xcomplex<f32>>) -> tensor<2x9xcomplex<f32>>
    %434 = "stablehlo.slice"(%433) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 9>, strides = array<i64: 1, 4>}> : (tensor<2x9xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
    %435 = "stablehlo.abs"(%434) : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
    %436 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %440 = "stablehlo.reduce"(%435, %436) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r437: tensor<f32>, %r438: tensor<f32>):
      %439 = "stablehlo.maximum"(%r437, %r438) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%439) : (tensor<f32>) -> ()
    }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %441 = "stablehlo.constant"() <{value = dense<1.430511474609375e-6> : tensor<2xf32>}> : () -> tensor<2xf32>
    %442 = "stablehlo.multiply"(%440, %441) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %443 = "stablehlo.broadcast_in_dim"(%442) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf32>) -> tensor<2x3xf32>
    %444 = "stablehlo.imag"(%434) : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
    %445 = "stablehlo.abs"(%444) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %446 = "stablehlo.compare"(%445, %443) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %447 = "stablehlo.real"(%434) : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
    %448 = "stablehlo.imag"(%434) : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
    %449 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %450 = "stablehlo.select"(%446, %449, %448) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %451 = "stablehlo.complex"(%447, %450) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xcomplex<f32>>
    %452 = "stablehlo.convert"(%16) : (tensor<2xf32>) -> tensor<2xcomplex<f32>>
    %453 = "stablehlo.broadcast_in_dim"(%452) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
    %454 = "stablehlo.multiply"(%451, %453) : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
    return %454 : tensor<2x3xcomplex<f32>>
  }
}

// T[2,3,3], T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x3xf64>) -> (tensor<2x3xcomplex<f64>>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3x3xf64>) -> tensor<2x3x3xcomplex<f64>>
    %1 = "stablehlo.abs"(%0) : (tensor<2x3x3xcomplex<f64>>) -> tensor<2x3x3xf64>
    %2 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<f64>}> : () -> tensor<f64>
    %6 = "stablehlo.reduce"(%1, %2) <{dimensions = array<i64: 1, 2>}> ({
    ^bb0(%r3: tensor<f64>, %r4: tensor<f64>):
      %5 = "stablehlo.maximum"(%r3, %r4) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%5) : (tensor<f64>) -> ()
    }) : (tensor<2x3x3xf64>, tensor<f64>) -> tensor<2xf64>
    %7 = "stablehlo.constant"() <{value = dense<0.001> : tensor<2xf64>}> : () -> tensor<2xf64>
    %8 = "stablehlo.compare"(%6, %7) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %9 = "stablehlo.constant"() <{value = dense<1000.0> : tensor<2xf64>}> : () -> tensor<2xf64>
    %10 = "stablehlo.compare"(%6, %9) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %11 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2xf64>}> : () -> tensor<2xf64>
    %12 = "stablehlo.compare"(%6, %11) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %13 = "stablehlo.and"(%8, %12) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
    %14 = "stablehlo.or"(%13, %10) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
    %15 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2xf64>}> : () -> tensor<2xf64>
    %16 = "stablehlo.select"(%14, %6, %15) : (tensor<2xi1>, tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
    %17 = "stablehlo.convert"(%16) : (tensor<2xf64>) -> tensor<2xcomplex<f64>>
    %18 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xcomplex<f64>>) -> tensor<2x3x3xcomplex<f64>>
    %19 = "stablehlo.divide"(%0, %18) : (tensor<2x3x3xcomplex<f64>>, tensor<2x3x3xcomplex<f64>>) -> tensor<2x3x3xcomplex<f64>>
    %20 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %156:2 = "stablehlo.while"(%20, %19) ({
    ^bb0(%r21: tensor<i32>, %r22: tensor<2x3x3xcomplex<f64>>):
      %23 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %24 = "stablehlo.compare"(%r21, %23) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%24) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r25: tensor<i32>, %r26: tensor<2x3x3xcomplex<f64>>):
      %27 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %28 = "stablehlo.add"(%r25, %27) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %29 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %30 = "stablehlo.dynamic_slice"(%r26, %29, %29, %r25) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<2x3x3xcomplex<f64>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xcomplex<f64>>
      %31 = "stablehlo.reshape"(%30) : (tensor<2x3x1xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
      %32 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
      %33 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x3xi32>
      %34 = "stablehlo.compare"(%32, %33) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %35 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
      %36 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x3xi32>
      %37 = "stablehlo.compare"(%35, %36) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %38 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<2x3xcomplex<f64>>}> : () -> tensor<2x3xcomplex<f64>>
      %39 = "stablehlo.select"(%37, %31, %38) : (tensor<2x3xi1>, tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
      %40 = "stablehlo.select"(%34, %31, %38) : (tensor<2x3xi1>, tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
      %41 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<complex<f64>>}> : () -> tensor<complex<f64>>
      %45 = "stablehlo.reduce"(%40, %41) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r42: tensor<complex<f64>>, %r43: tensor<complex<f64>>):
        %44 = "stablehlo.add"(%r42, %r43) : (tensor<complex<f64>>, tensor<complex<f64>>) -> tensor<complex<f64>>
        "stablehlo.return"(%44) : (tensor<complex<f64>>) -> ()
      }) : (tensor<2x3xcomplex<f64>>, tensor<complex<f64>>) -> tensor<2xcomplex<f64>>
      %46 = "stablehlo.abs"(%39) : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xf64>
      %47 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<f64>}> : () -> tensor<f64>
      %51 = "stablehlo.reduce"(%46, %47) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r48: tensor<f64>, %r49: tensor<f64>):
        %50 = "stablehlo.maximum"(%r48, %r49) : (tensor<f64>, tensor<f64>) -> tensor<f64>
        "stablehlo.return"(%50) : (tensor<f64>) -> ()
      }) : (tensor<2x3xf64>, tensor<f64>) -> tensor<2xf64>
      %52 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2xf64>}> : () -> tensor<2xf64>
      %53 = "stablehlo.compare"(%51, %52) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
      %54 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2xf64>}> : () -> tensor<2xf64>
      %55 = "stablehlo.select"(%53, %54, %51) : (tensor<2xi1>, tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
      %56 = "stablehlo.convert"(%55) : (tensor<2xf64>) -> tensor<2xcomplex<f64>>
      %57 = "stablehlo.broadcast_in_dim"(%56) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
      %58 = "stablehlo.divide"(%39, %57) : (tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
      %59 = "stablehlo.real"(%58) : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xf64>
      %60 = "stablehlo.imag"(%58) : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xf64>
      %61 = "stablehlo.multiply"(%59, %59) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %62 = "stablehlo.multiply"(%60, %60) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %63 = "stablehlo.add"(%61, %62) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %64 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
      %68 = "stablehlo.reduce"(%63, %64) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r65: tensor<f64>, %r66: tensor<f64>):
        %67 = "stablehlo.add"(%r65, %r66) : (tensor<f64>, tensor<f64>) -> tensor<f64>
        "stablehlo.return"(%67) : (tensor<f64>) -> ()
      }) : (tensor<2x3xf64>, tensor<f64>) -> tensor<2xf64>
      %69 = "stablehlo.sqrt"(%68) : (tensor<2xf64>) -> tensor<2xf64>
      %70 = "stablehlo.multiply"(%69, %55) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
      %71 = "stablehlo.reshape"(%45) : (tensor<2xcomplex<f64>>) -> tensor<2x1xcomplex<f64>>
      %72 = "stablehlo.reshape"(%70) : (tensor<2xf64>) -> tensor<2x1xf64>
      %73 = "stablehlo.convert"(%72) : (tensor<2x1xf64>) -> tensor<2x1xcomplex<f64>>
      %74 = "stablehlo.concatenate"(%71, %73) <{dimension = 1 : i64}> : (tensor<2x1xcomplex<f64>>, tensor<2x1xcomplex<f64>>) -> tensor<2x2xcomplex<f64>>
      %75 = "stablehlo.abs"(%74) : (tensor<2x2xcomplex<f64>>) -> tensor<2x2xf64>
      %76 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<f64>}> : () -> tensor<f64>
      %80 = "stablehlo.reduce"(%75, %76) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r77: tensor<f64>, %r78: tensor<f64>):
        %79 = "stablehlo.maximum"(%r77, %r78) : (tensor<f64>, tensor<f64>) -> tensor<f64>
        "stablehlo.return"(%79) : (tensor<f64>) -> ()
      }) : (tensor<2x2xf64>, tensor<f64>) -> tensor<2xf64>
      %81 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2xf64>}> : () -> tensor<2xf64>
      %82 = "stablehlo.compare"(%80, %81) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
      %83 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2xf64>}> : () -> tensor<2xf64>
      %84 = "stablehlo.select"(%82, %83, %80) : (tensor<2xi1>, tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
      %85 = "stablehlo.convert"(%84) : (tensor<2xf64>) -> tensor<2xcomplex<f64>>
      %86 = "stablehlo.broadcast_in_dim"(%85) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xcomplex<f64>>) -> tensor<2x2xcomplex<f64>>
      %87 = "stablehlo.divide"(%74, %86) : (tensor<2x2xcomplex<f64>>, tensor<2x2xcomplex<f64>>) -> tensor<2x2xcomplex<f64>>
      %88 = "stablehlo.real"(%87) : (tensor<2x2xcomplex<f64>>) -> tensor<2x2xf64>
      %89 = "stablehlo.imag"(%87) : (tensor<2x2xcomplex<f64>>) -> tensor<2x2xf64>
      %90 = "stablehlo.multiply"(%88, %88) : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<2x2xf64>
      %91 = "stablehlo.multiply"(%89, %89) : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<2x2xf64>
      %92 = "stablehlo.add"(%90, %91) : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<2x2xf64>
      %93 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
      %97 = "stablehlo.reduce"(%92, %93) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r94: tensor<f64>, %r95: tensor<f64>):
        %96 = "stablehlo.add"(%r94, %r95) : (tensor<f64>, tensor<f64>) -> tensor<f64>
        "stablehlo.return"(%96) : (tensor<f64>) -> ()
      }) : (tensor<2x2xf64>, tensor<f64>) -> tensor<2xf64>
      %98 = "stablehlo.sqrt"(%97) : (tensor<2xf64>) -> tensor<2xf64>
      %99 = "stablehlo.multiply"(%98, %84) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
      %100 = "stablehlo.real"(%45) : (tensor<2xcomplex<f64>>) -> tensor<2xf64>
      %101 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2xf64>}> : () -> tensor<2xf64>
      %102 = "stablehlo.compare"(%100, %101) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
      %103 = "stablehlo.negate"(%99) : (tensor<2xf64>) -> tensor<2xf64>
      %104 = "stablehlo.select"(%102, %99, %103) : (tensor<2xi1>, tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
      %105 = "stablehlo.convert"(%104) : (tensor<2xf64>) -> tensor<2xcomplex<f64>>
      %106 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2xf64>}> : () -> tensor<2xf64>
      %107 = "stablehlo.compare"(%70, %106) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
      %108 = "stablehlo.imag"(%45) : (tensor<2xcomplex<f64>>) -> tensor<2xf64>
      %109 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2xf64>}> : () -> tensor<2xf64>
      %110 = "stablehlo.compare"(%108, %109) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
      %111 = "stablehlo.and"(%107, %110) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
      %112 = "stablehlo.select"(%111, %45, %105) : (tensor<2xi1>, tensor<2xcomplex<f64>>, tensor<2xcomplex<f64>>) -> tensor<2xcomplex<f64>>
      %113 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<2xcomplex<f64>>}> : () -> tensor<2xcomplex<f64>>
      %114 = "stablehlo.constant"() <{value = dense<(1.0, 0.0)> : tensor<2xcomplex<f64>>}> : () -> tensor<2xcomplex<f64>>
      %115 = "stablehlo.select"(%111, %114, %112) : (tensor<2xi1>, tensor<2xcomplex<f64>>, tensor<2xcomplex<f64>>) -> tensor<2xcomplex<f64>>
      %116 = "stablehlo.subtract"(%112, %45) : (tensor<2xcomplex<f64>>, tensor<2xcomplex<f64>>) -> tensor<2xcomplex<f64>>
      %117 = "stablehlo.divide"(%116, %115) : (tensor<2xcomplex<f64>>, tensor<2xcomplex<f64>>) -> tensor<2xcomplex<f64>>
      %118 = "stablehlo.select"(%111, %113, %117) : (tensor<2xi1>, tensor<2xcomplex<f64>>, tensor<2xcomplex<f64>>) -> tensor<2xcomplex<f64>>
      %119 = "stablehlo.negate"(%116) : (tensor<2xcomplex<f64>>) -> tensor<2xcomplex<f64>>
      %120 = "stablehlo.select"(%111, %114, %119) : (tensor<2xi1>, tensor<2xcomplex<f64>>, tensor<2xcomplex<f64>>) -> tensor<2xcomplex<f64>>
      %121 = "stablehlo.broadcast_in_dim"(%120) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
      %122 = "stablehlo.divide"(%39, %121) : (tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
      %123 = "stablehlo.constant"() <{value = dense<(1.0, 0.0)> : tensor<2x3xcomplex<f64>>}> : () -> tensor<2x3xcomplex<f64>>
      %124 = "stablehlo.select"(%34, %123, %122) : (tensor<2x3xi1>, tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
      %125 = "chlo.conj"(%118) : (tensor<2xcomplex<f64>>) -> tensor<2xcomplex<f64>>
      %126 = "chlo.conj"(%124) : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
      %127 = "stablehlo.broadcast_in_dim"(%126) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xcomplex<f64>>) -> tensor<2x3x3xcomplex<f64>>
      %128 = "stablehlo.multiply"(%r26, %127) : (tensor<2x3x3xcomplex<f64>>, tensor<2x3x3xcomplex<f64>>) -> tensor<2x3x3xcomplex<f64>>
      %129 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<complex<f64>>}> : () -> tensor<complex<f64>>
      %133 = "stablehlo.reduce"(%128, %129) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r130: tensor<complex<f64>>, %r131: tensor<complex<f64>>):
        %132 = "stablehlo.add"(%r130, %r131) : (tensor<complex<f64>>, tensor<complex<f64>>) -> tensor<complex<f64>>
        "stablehlo.return"(%132) : (tensor<complex<f64>>) -> ()
      }) : (tensor<2x3x3xcomplex<f64>>, tensor<complex<f64>>) -> tensor<2x3xcomplex<f64>>
      %134 = "stablehlo.broadcast_in_dim"(%125) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
      %135 = "stablehlo.multiply"(%124, %134) : (tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
      %136 = "stablehlo.broadcast_in_dim"(%135) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xcomplex<f64>>) -> tensor<2x3x3xcomplex<f64>>
      %137 = "stablehlo.broadcast_in_dim"(%133) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x3xcomplex<f64>>) -> tensor<2x3x3xcomplex<f64>>
      %138 = "stablehlo.multiply"(%136, %137) : (tensor<2x3x3xcomplex<f64>>, tensor<2x3x3xcomplex<f64>>) -> tensor<2x3x3xcomplex<f64>>
      %139 = "stablehlo.subtract"(%r26, %138) : (tensor<2x3x3xcomplex<f64>>, tensor<2x3x3xcomplex<f64>>) -> tensor<2x3x3xcomplex<f64>>
      %140 = "chlo.conj"(%124) : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
      %141 = "stablehlo.broadcast_in_dim"(%124) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x3xcomplex<f64>>) -> tensor<2x3x3xcomplex<f64>>
      %142 = "stablehlo.multiply"(%139, %141) : (tensor<2x3x3xcomplex<f64>>, tensor<2x3x3xcomplex<f64>>) -> tensor<2x3x3xcomplex<f64>>
      %143 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<complex<f64>>}> : () -> tensor<complex<f64>>
      %147 = "stablehlo.reduce"(%142, %143) <{dimensions = array<i64: 2>}> ({
      ^bb0(%r144: tensor<complex<f64>>, %r145: tensor<complex<f64>>):
        %146 = "stablehlo.add"(%r144, %r145) : (tensor<complex<f64>>, tensor<complex<f64>>) -> tensor<complex<f64>>
        "stablehlo.return"(%146) : (tensor<complex<f64>>) -> ()
      }) : (tensor<2x3x3xcomplex<f64>>, tensor<complex<f64>>) -> tensor<2x3xcomplex<f64>>
      %148 = "stablehlo.broadcast_in_dim"(%118) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
      %149 = "stablehlo.multiply"(%140, %148) : (tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
      %150 = "stablehlo.broadcast_in_dim"(%147) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xcomplex<f64>>) -> tensor<2x3x3xcomplex<f64>>
      %151 = "stablehlo.broadcast_in_dim"(%149) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x3xcomplex<f64>>) -> tensor<2x3x3xcomplex<f64>>
      %152 = "stablehlo.multiply"(%150, %151) : (tensor<2x3x3xcomplex<f64>>, tensor<2x3x3xcomplex<f64>>) -> tensor<2x3x3xcomplex<f64>>
      %153 = "stablehlo.subtract"(%139, %152) : (tensor<2x3x3xcomplex<f64>>, tensor<2x3x3xcomplex<f64>>) -> tensor<2x3x3xcomplex<f64>>
      %154 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %155 = "stablehlo.add"(%r25, %154) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%155, %153) : (tensor<i32>, tensor<2x3x3xcomplex<f64>>) -> ()
    }) : (tensor<i32>, tensor<2x3x3xcomplex<f64>>) -> (tensor<i32>, tensor<2x3x3xcomplex<f64>>)
    %157 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3x3xi32>
    %158 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x3x3xi32>
    %159 = "stablehlo.subtract"(%158, %157) : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi32>
    %160 = "stablehlo.constant"() <{value = dense<-1> : tensor<2x3x3xi32>}> : () -> tensor<2x3x3xi32>
    %161 = "stablehlo.compare"(%159, %160) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
    %162 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<2x3x3xcomplex<f64>>}> : () -> tensor<2x3x3xcomplex<f64>>
    %163 = "stablehlo.select"(%161, %156#1, %162) : (tensor<2x3x3xi1>, tensor<2x3x3xcomplex<f64>>, tensor<2x3x3xcomplex<f64>>) -> tensor<2x3x3xcomplex<f64>>
    %164 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %165 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
    %432:5 = "stablehlo.while"(%164, %163, %165, %165, %165) ({
    ^bb0(%r166: tensor<i32>, %r167: tensor<2x3x3xcomplex<f64>>, %r168: tensor<2xi32>, %r169: tensor<2xi32>, %r170: tensor<2xi32>):
      %171 = "stablehlo.constant"() <{value = dense<90> : tensor<i32>}> : () -> tensor<i32>
      %172 = "stablehlo.compare"(%r166, %171) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %173 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %174 = "stablehlo.compare"(%r166, %173) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %175 = "stablehlo.compare"(%r170, %r169) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
      %176 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %180 = "stablehlo.reduce"(%175, %176) <{dimensions = array<i64: 0>}> ({
      ^bb0(%r177: tensor<i1>, %r178: tensor<i1>):
        %179 = "stablehlo.or"(%r177, %r178) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%179) : (tensor<i1>) -> ()
      }) : (tensor<2xi1>, tensor<i1>) -> tensor<i1>
      %181 = "stablehlo.or"(%180, %174) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %182 = "stablehlo.and"(%172, %181) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%182) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r183: tensor<i32>, %r184: tensor<2x3x3xcomplex<f64>>, %r185: tensor<2xi32>, %r186: tensor<2xi32>, %r187: tensor<2xi32>):
      %188 = "stablehlo.constant"() <{value = dense<1> : tensor<2xi32>}> : () -> tensor<2xi32>
      %189 = "stablehlo.add"(%r185, %188) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      %190 = "stablehlo.reshape"(%r184) : (tensor<2x3x3xcomplex<f64>>) -> tensor<2x9xcomplex<f64>>
      %191 = "stablehlo.slice"(%190) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 9>, strides = array<i64: 1, 4>}> : (tensor<2x9xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
      %192 = "stablehlo.reshape"(%r184) : (tensor<2x3x3xcomplex<f64>>) -> tensor<2x9xcomplex<f64>>
      %193 = "stablehlo.slice"(%192) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 2, 6>, strides = array<i64: 1, 4>}> : (tensor<2x9xcomplex<f64>>) -> tensor<2x2xcomplex<f64>>
      %194 = "stablehlo.reshape"(%r184) : (tensor<2x3x3xcomplex<f64>>) -> tensor<2x9xcomplex<f64>>
      %195 = "stablehlo.slice"(%194) <{start_indices = array<i64: 0, 3>, limit_indices = array<i64: 2, 8>, strides = array<i64: 1, 4>}> : (tensor<2x9xcomplex<f64>>) -> tensor<2x2xcomplex<f64>>
      %196 = "stablehlo.constant"() <{value = dense<-1> : tensor<2xi32>}> : () -> tensor<2xi32>
      %197 = "stablehlo.add"(%r187, %196) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      %198 = "stablehlo.reshape"(%197) : (tensor<2xi32>) -> tensor<2x1xi32>
      %199 = "stablehlo.gather"(%191, %198) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<2x3xcomplex<f64>>, tensor<2x1xi32>) -> tensor<2x1xcomplex<f64>>
      %200 = "stablehlo.reshape"(%199) : (tensor<2x1xcomplex<f64>>) -> tensor<2xcomplex<f64>>
      %201 = "stablehlo.reshape"(%r187) : (tensor<2xi32>) -> tensor<2x1xi32>
      %202 = "stablehlo.gather"(%191, %201) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<2x3xcomplex<f64>>, tensor<2x1xi32>) -> tensor<2x1xcomplex<f64>>
      %203 = "stablehlo.reshape"(%202) : (tensor<2x1xcomplex<f64>>) -> tensor<2xcomplex<f64>>
      %204 = "stablehlo.reshape"(%197) : (tensor<2xi32>) -> tensor<2x1xi32>
      %205 = "stablehlo.gather"(%193, %204) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<2x2xcomplex<f64>>, tensor<2x1xi32>) -> tensor<2x1xcomplex<f64>>
      %206 = "stablehlo.reshape"(%205) : (tensor<2x1xcomplex<f64>>) -> tensor<2xcomplex<f64>>
      %207 = "stablehlo.reshape"(%197) : (tensor<2xi32>) -> tensor<2x1xi32>
      %208 = "stablehlo.gather"(%195, %207) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<2x2xcomplex<f64>>, tensor<2x1xi32>) -> tensor<2x1xcomplex<f64>>
      %209 = "stablehlo.reshape"(%208) : (tensor<2x1xcomplex<f64>>) -> tensor<2xcomplex<f64>>
      %210 = "stablehlo.multiply"(%206, %209) : (tensor<2xcomplex<f64>>, tensor<2xcomplex<f64>>) -> tensor<2xcomplex<f64>>
      %211 = "stablehlo.subtract"(%200, %203) : (tensor<2xcomplex<f64>>, tensor<2xcomplex<f64>>) -> tensor<2xcomplex<f64>>
      %212 = "stablehlo.constant"() <{value = dense<(0.5, 0.0)> : tensor<2xcomplex<f64>>}> : () -> tensor<2xcomplex<f64>>
      %213 = "stablehlo.multiply"(%211, %212) : (tensor<2xcomplex<f64>>, tensor<2xcomplex<f64>>) -> tensor<2xcomplex<f64>>
      %214 = "stablehlo.multiply"(%213, %213) : (tensor<2xcomplex<f64>>, tensor<2xcomplex<f64>>) -> tensor<2xcomplex<f64>>
      %215 = "stablehlo.add"(%214, %210) : (tensor<2xcomplex<f64>>, tensor<2xcomplex<f64>>) -> tensor<2xcomplex<f64>>
      %216 = "stablehlo.sqrt"(%215) : (tensor<2xcomplex<f64>>) -> tensor<2xcomplex<f64>>
      %217 = "chlo.conj"(%213) : (tensor<2xcomplex<f64>>) -> tensor<2xcomplex<f64>>
      %218 = "stablehlo.multiply"(%217, %216) : (tensor<2xcomplex<f64>>, tensor<2xcomplex<f64>>) -> tensor<2xcomplex<f64>>
      %219 = "stablehlo.real"(%218) : (tensor<2xcomplex<f64>>) -> tensor<2xf64>
      %220 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2xf64>}> : () -> tensor<2xf64>
      %221 = "stablehlo.compare"(%219, %220) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
      %222 = "stablehlo.negate"(%216) : (tensor<2xcomplex<f64>>) -> tensor<2xcomplex<f64>>
      %223 = "stablehlo.select"(%221, %222, %216) : (tensor<2xi1>, tensor<2xcomplex<f64>>, tensor<2xcomplex<f64>>) -> tensor<2xcomplex<f64>>
      %224 = "stablehlo.add"(%213, %223) : (tensor<2xcomplex<f64>>, tensor<2xcomplex<f64>>) -> tensor<2xcomplex<f64>>
      %225 = "stablehlo.abs"(%224) : (tensor<2xcomplex<f64>>) -> tensor<2xf64>
      %226 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2xf64>}> : () -> tensor<2xf64>
      %227 = "stablehlo.compare"(%225, %226) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
      %228 = "stablehlo.constant"() <{value = dense<(1.0, 0.0)> : tensor<2xcomplex<f64>>}> : () -> tensor<2xcomplex<f64>>
      %229 = "stablehlo.select"(%227, %228, %224) : (tensor<2xi1>, tensor<2xcomplex<f64>>, tensor<2xcomplex<f64>>) -> tensor<2xcomplex<f64>>
      %230 = "stablehlo.divide"(%210, %229) : (tensor<2xcomplex<f64>>, tensor<2xcomplex<f64>>) -> tensor<2xcomplex<f64>>
      %231 = "stablehlo.subtract"(%203, %230) : (tensor<2xcomplex<f64>>, tensor<2xcomplex<f64>>) -> tensor<2xcomplex<f64>>
      %232 = "stablehlo.abs"(%209) : (tensor<2xcomplex<f64>>) -> tensor<2xf64>
      %233 = "stablehlo.constant"() <{value = dense<0.75> : tensor<2xf64>}> : () -> tensor<2xf64>
      %234 = "stablehlo.multiply"(%232, %233) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
      %235 = "stablehlo.convert"(%234) : (tensor<2xf64>) -> tensor<2xcomplex<f64>>
      %236 = "stablehlo.add"(%203, %235) : (tensor<2xcomplex<f64>>, tensor<2xcomplex<f64>>) -> tensor<2xcomplex<f64>>
      %237 = "stablehlo.constant"() <{value = dense<10> : tensor<2xi32>}> : () -> tensor<2xi32>
      %238 = "stablehlo.remainder"(%189, %237) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      %239 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
      %240 = "stablehlo.compare"(%238, %239) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
      %241 = "stablehlo.select"(%240, %236, %231) : (tensor<2xi1>, tensor<2xcomplex<f64>>, tensor<2xcomplex<f64>>) -> tensor<2xcomplex<f64>>
      %242 = "stablehlo.compare"(%r187, %r186) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
      %243 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<2xi32>}> : () -> tensor<2xi32>
      %244 = "stablehlo.select"(%242, %r186, %243) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      %245 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
      %249 = "stablehlo.reduce"(%244, %245) <{dimensions = array<i64: 0>}> ({
      ^bb0(%r246: tensor<i32>, %r247: tensor<i32>):
        %248 = "stablehlo.minimum"(%r246, %r247) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        "stablehlo.return"(%248) : (tensor<i32>) -> ()
      }) : (tensor<2xi32>, tensor<i32>) -> tensor<i32>
      %250 = "stablehlo.constant"() <{value = dense<-2147483648> : tensor<i32>}> : () -> tensor<i32>
      %254 = "stablehlo.reduce"(%r187, %250) <{dimensions = array<i64: 0>}> ({
      ^bb0(%r251: tensor<i32>, %r252: tensor<i32>):
        %253 = "stablehlo.maximum"(%r251, %r252) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        "stablehlo.return"(%253) : (tensor<i32>) -> ()
      }) : (tensor<2xi32>, tensor<i32>) -> tensor<i32>
      %376:6 = "stablehlo.while"(%249, %r184, %241, %r186, %r187, %254) ({
      ^bb0(%r255: tensor<i32>, %r256: tensor<2x3x3xcomplex<f64>>, %r257: tensor<2xcomplex<f64>>, %r258: tensor<2xi32>, %r259: tensor<2xi32>, %r260: tensor<i32>):
        %261 = "stablehlo.compare"(%r255, %r260) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
        "stablehlo.return"(%261) : (tensor<i1>) -> ()
      }, {
      ^bb0(%r262: tensor<i32>, %r263: tensor<2x3x3xcomplex<f64>>, %r264: tensor<2xcomplex<f64>>, %r265: tensor<2xi32>, %r266: tensor<2xi32>, %r267: tensor<i32>):
        %268 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
        %269 = "stablehlo.dynamic_slice"(%r263, %268, %r262, %268) <{slice_sizes = array<i64: 2, 2, 3>}> : (tensor<2x3x3xcomplex<f64>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x2x3xcomplex<f64>>
        %270 = "stablehlo.broadcast_in_dim"(%r262) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
        %271 = "stablehlo.compare"(%270, %r265) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
        %272 = "stablehlo.constant"() <{value = dense<-1> : tensor<i32>}> : () -> tensor<i32>
        %273 = "stablehlo.add"(%r262, %272) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        %274 = "stablehlo.maximum"(%273, %268) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        %275 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
        %276 = "stablehlo.dynamic_slice"(%269, %275, %275, %r262) <{slice_sizes = array<i64: 2, 2, 1>}> : (tensor<2x2x3xcomplex<f64>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x2x1xcomplex<f64>>
        %277 = "stablehlo.reshape"(%276) : (tensor<2x2x1xcomplex<f64>>) -> tensor<2x2xcomplex<f64>>
        %278 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
        %279 = "stablehlo.dynamic_slice"(%269, %278, %278, %274) <{slice_sizes = array<i64: 2, 2, 1>}> : (tensor<2x2x3xcomplex<f64>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x2x1xcomplex<f64>>
        %280 = "stablehlo.reshape"(%279) : (tensor<2x2x1xcomplex<f64>>) -> tensor<2x2xcomplex<f64>>
        %281 = "stablehlo.reshape"(%r264) : (tensor<2xcomplex<f64>>) -> tensor<2x1xcomplex<f64>>
        %282 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<complex<f64>>}> : () -> tensor<complex<f64>>
        %283 = "stablehlo.pad"(%281, %282) <{edge_padding_low = array<i64: 0, 0>, edge_padding_high = array<i64: 0, 1>, interior_padding = array<i64: 0, 0>}> : (tensor<2x1xcomplex<f64>>, tensor<complex<f64>>) -> tensor<2x2xcomplex<f64>>
        %284 = "stablehlo.subtract"(%277, %283) : (tensor<2x2xcomplex<f64>>, tensor<2x2xcomplex<f64>>) -> tensor<2x2xcomplex<f64>>
        %285 = "stablehlo.broadcast_in_dim"(%271) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x2xi1>
        %286 = "stablehlo.select"(%285, %284, %280) : (tensor<2x2xi1>, tensor<2x2xcomplex<f64>>, tensor<2x2xcomplex<f64>>) -> tensor<2x2xcomplex<f64>>
        %287 = "stablehlo.abs"(%286) : (tensor<2x2xcomplex<f64>>) -> tensor<2x2xf64>
        %288 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<f64>}> : () -> tensor<f64>
        %292 = "stablehlo.reduce"(%287, %288) <{dimensions = array<i64: 1>}> ({
        ^bb0(%r289: tensor<f64>, %r290: tensor<f64>):
          %291 = "stablehlo.maximum"(%r289, %r290) : (tensor<f64>, tensor<f64>) -> tensor<f64>
          "stablehlo.return"(%291) : (tensor<f64>) -> ()
        }) : (tensor<2x2xf64>, tensor<f64>) -> tensor<2xf64>
        %293 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2xf64>}> : () -> tensor<2xf64>
        %294 = "stablehlo.compare"(%292, %293) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
        %295 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2xf64>}> : () -> tensor<2xf64>
        %296 = "stablehlo.select"(%294, %295, %292) : (tensor<2xi1>, tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
        %297 = "stablehlo.convert"(%296) : (tensor<2xf64>) -> tensor<2xcomplex<f64>>
        %298 = "stablehlo.broadcast_in_dim"(%297) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xcomplex<f64>>) -> tensor<2x2xcomplex<f64>>
        %299 = "stablehlo.divide"(%286, %298) : (tensor<2x2xcomplex<f64>>, tensor<2x2xcomplex<f64>>) -> tensor<2x2xcomplex<f64>>
        %300 = "stablehlo.real"(%299) : (tensor<2x2xcomplex<f64>>) -> tensor<2x2xf64>
        %301 = "stablehlo.imag"(%299) : (tensor<2x2xcomplex<f64>>) -> tensor<2x2xf64>
        %302 = "stablehlo.multiply"(%300, %300) : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<2x2xf64>
        %303 = "stablehlo.multiply"(%301, %301) : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<2x2xf64>
        %304 = "stablehlo.add"(%302, %303) : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<2x2xf64>
        %305 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
        %309 = "stablehlo.reduce"(%304, %305) <{dimensions = array<i64: 1>}> ({
        ^bb0(%r306: tensor<f64>, %r307: tensor<f64>):
          %308 = "stablehlo.add"(%r306, %r307) : (tensor<f64>, tensor<f64>) -> tensor<f64>
          "stablehlo.return"(%308) : (tensor<f64>) -> ()
        }) : (tensor<2x2xf64>, tensor<f64>) -> tensor<2xf64>
        %310 = "stablehlo.sqrt"(%309) : (tensor<2xf64>) -> tensor<2xf64>
        %311 = "stablehlo.multiply"(%310, %296) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
        %312 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2xf64>}> : () -> tensor<2xf64>
        %313 = "stablehlo.compare"(%311, %312) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
        %314 = "stablehlo.compare"(%270, %r265) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
        %315 = "stablehlo.compare"(%270, %r266) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
        %316 = "stablehlo.and"(%314, %315) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
        %317 = "stablehlo.and"(%316, %313) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
        %318 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2xf64>}> : () -> tensor<2xf64>
        %319 = "stablehlo.select"(%317, %311, %318) : (tensor<2xi1>, tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
        %320 = "stablehlo.divide"(%318, %319) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
        %321 = "stablehlo.convert"(%320) : (tensor<2xf64>) -> tensor<2xcomplex<f64>>
        %322 = "stablehlo.broadcast_in_dim"(%321) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xcomplex<f64>>) -> tensor<2x2xcomplex<f64>>
        %323 = "stablehlo.multiply"(%286, %322) : (tensor<2x2xcomplex<f64>>, tensor<2x2xcomplex<f64>>) -> tensor<2x2xcomplex<f64>>
        %324 = "stablehlo.constant"() <{value = dense<(1.0, 0.0)> : tensor<2x1xcomplex<f64>>}> : () -> tensor<2x1xcomplex<f64>>
        %325 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<complex<f64>>}> : () -> tensor<complex<f64>>
        %326 = "stablehlo.pad"(%324, %325) <{edge_padding_low = array<i64: 0, 0>, edge_padding_high = array<i64: 0, 1>, interior_padding = array<i64: 0, 0>}> : (tensor<2x1xcomplex<f64>>, tensor<complex<f64>>) -> tensor<2x2xcomplex<f64>>
        %327 = "stablehlo.broadcast_in_dim"(%317) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x2xi1>
        %328 = "stablehlo.select"(%327, %323, %326) : (tensor<2x2xi1>, tensor<2x2xcomplex<f64>>, tensor<2x2xcomplex<f64>>) -> tensor<2x2xcomplex<f64>>
        %329 = "stablehlo.slice"(%328) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 1>, strides = array<i64: 1, 1>}> : (tensor<2x2xcomplex<f64>>) -> tensor<2x1xcomplex<f64>>
        %330 = "stablehlo.reshape"(%329) : (tensor<2x1xcomplex<f64>>) -> tensor<2xcomplex<f64>>
        %331 = "stablehlo.slice"(%328) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 2, 2>, strides = array<i64: 1, 1>}> : (tensor<2x2xcomplex<f64>>) -> tensor<2x1xcomplex<f64>>
        %332 = "stablehlo.reshape"(%331) : (tensor<2x1xcomplex<f64>>) -> tensor<2xcomplex<f64>>
        %333 = "chlo.conj"(%330) : (tensor<2xcomplex<f64>>) -> tensor<2xcomplex<f64>>
        %334 = "chlo.conj"(%332) : (tensor<2xcomplex<f64>>) -> tensor<2xcomplex<f64>>
        %335 = "stablehlo.negate"(%332) : (tensor<2xcomplex<f64>>) -> tensor<2xcomplex<f64>>
        %336 = "stablehlo.negate"(%334) : (tensor<2xcomplex<f64>>) -> tensor<2xcomplex<f64>>
        %337 = "stablehlo.slice"(%269) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 2, 1, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<2x2x3xcomplex<f64>>) -> tensor<2x1x3xcomplex<f64>>
        %338 = "stablehlo.reshape"(%337) : (tensor<2x1x3xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
        %339 = "stablehlo.slice"(%269) <{start_indices = array<i64: 0, 1, 0>, limit_indices = array<i64: 2, 2, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<2x2x3xcomplex<f64>>) -> tensor<2x1x3xcomplex<f64>>
        %340 = "stablehlo.reshape"(%339) : (tensor<2x1x3xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
        %341 = "stablehlo.broadcast_in_dim"(%333) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
        %342 = "stablehlo.multiply"(%338, %341) : (tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
        %343 = "stablehlo.broadcast_in_dim"(%334) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
        %344 = "stablehlo.multiply"(%340, %343) : (tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
        %345 = "stablehlo.add"(%342, %344) : (tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
        %346 = "stablehlo.broadcast_in_dim"(%335) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
        %347 = "stablehlo.multiply"(%338, %346) : (tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
        %348 = "stablehlo.broadcast_in_dim"(%330) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
        %349 = "stablehlo.multiply"(%340, %348) : (tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
        %350 = "stablehlo.add"(%347, %349) : (tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
        %351 = "stablehlo.reshape"(%345) : (tensor<2x3xcomplex<f64>>) -> tensor<2x1x3xcomplex<f64>>
        %352 = "stablehlo.reshape"(%350) : (tensor<2x3xcomplex<f64>>) -> tensor<2x1x3xcomplex<f64>>
        %353 = "stablehlo.concatenate"(%351, %352) <{dimension = 1 : i64}> : (tensor<2x1x3xcomplex<f64>>, tensor<2x1x3xcomplex<f64>>) -> tensor<2x2x3xcomplex<f64>>
        %354 = "stablehlo.dynamic_update_slice"(%r263, %353, %268, %r262, %268) : (tensor<2x3x3xcomplex<f64>>, tensor<2x2x3xcomplex<f64>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x3xcomplex<f64>>
        %355 = "stablehlo.dynamic_slice"(%354, %268, %268, %r262) <{slice_sizes = array<i64: 2, 3, 2>}> : (tensor<2x3x3xcomplex<f64>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x2xcomplex<f64>>
        %356 = "stablehlo.slice"(%355) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 2, 3, 1>, strides = array<i64: 1, 1, 1>}> : (tensor<2x3x2xcomplex<f64>>) -> tensor<2x3x1xcomplex<f64>>
        %357 = "stablehlo.reshape"(%356) : (tensor<2x3x1xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
        %358 = "stablehlo.slice"(%355) <{start_indices = array<i64: 0, 0, 1>, limit_indices = array<i64: 2, 3, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<2x3x2xcomplex<f64>>) -> tensor<2x3x1xcomplex<f64>>
        %359 = "stablehlo.reshape"(%358) : (tensor<2x3x1xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
        %360 = "stablehlo.broadcast_in_dim"(%330) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
        %361 = "stablehlo.multiply"(%357, %360) : (tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
        %362 = "stablehlo.broadcast_in_dim"(%332) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
        %363 = "stablehlo.multiply"(%359, %362) : (tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
        %364 = "stablehlo.add"(%361, %363) : (tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
        %365 = "stablehlo.broadcast_in_dim"(%336) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
        %366 = "stablehlo.multiply"(%357, %365) : (tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
        %367 = "stablehlo.broadcast_in_dim"(%333) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
        %368 = "stablehlo.multiply"(%359, %367) : (tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
        %369 = "stablehlo.add"(%366, %368) : (tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
        %370 = "stablehlo.reshape"(%364) : (tensor<2x3xcomplex<f64>>) -> tensor<2x3x1xcomplex<f64>>
        %371 = "stablehlo.reshape"(%369) : (tensor<2x3xcomplex<f64>>) -> tensor<2x3x1xcomplex<f64>>
        %372 = "stablehlo.concatenate"(%370, %371) <{dimension = 2 : i64}> : (tensor<2x3x1xcomplex<f64>>, tensor<2x3x1xcomplex<f64>>) -> tensor<2x3x2xcomplex<f64>>
        %373 = "stablehlo.dynamic_update_slice"(%354, %372, %268, %268, %r262) : (tensor<2x3x3xcomplex<f64>>, tensor<2x3x2xcomplex<f64>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x3xcomplex<f64>>
        %374 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
        %375 = "stablehlo.add"(%r262, %374) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        "stablehlo.return"(%375, %373, %r264, %r265, %r266, %r267) : (tensor<i32>, tensor<2x3x3xcomplex<f64>>, tensor<2xcomplex<f64>>, tensor<2xi32>, tensor<2xi32>, tensor<i32>) -> ()
      }) : (tensor<i32>, tensor<2x3x3xcomplex<f64>>, tensor<2xcomplex<f64>>, tensor<2xi32>, tensor<2xi32>, tensor<i32>) -> (tensor<i32>, tensor<2x3x3xcomplex<f64>>, tensor<2xcomplex<f64>>, tensor<2xi32>, tensor<2xi32>, tensor<i32>)
      %377 = "stablehlo.reshape"(%376#1) : (tensor<2x3x3xcomplex<f64>>) -> tensor<2x9xcomplex<f64>>
      %378 = "stablehlo.slice"(%377) <{start_indices = array<i64: 0, 3>, limit_indices = array<i64: 2, 8>, strides = array<i64: 1, 4>}> : (tensor<2x9xcomplex<f64>>) -> tensor<2x2xcomplex<f64>>
      %379 = "stablehlo.abs"(%378) : (tensor<2x2xcomplex<f64>>) -> tensor<2x2xf64>
      %380 = "stablehlo.reshape"(%376#1) : (tensor<2x3x3xcomplex<f64>>) -> tensor<2x9xcomplex<f64>>
      %381 = "stablehlo.slice"(%380) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 9>, strides = array<i64: 1, 4>}> : (tensor<2x9xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
      %382 = "stablehlo.abs"(%381) : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xf64>
      %383 = "stablehlo.slice"(%382) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 2>, strides = array<i64: 1, 1>}> : (tensor<2x3xf64>) -> tensor<2x2xf64>
      %384 = "stablehlo.slice"(%382) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 2, 3>, strides = array<i64: 1, 1>}> : (tensor<2x3xf64>) -> tensor<2x2xf64>
      %385 = "stablehlo.add"(%383, %384) : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<2x2xf64>
      %386 = "stablehlo.constant"() <{value = dense<2.220446049250313e-16> : tensor<2x2xf64>}> : () -> tensor<2x2xf64>
      %387 = "stablehlo.multiply"(%385, %386) : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<2x2xf64>
      %388 = "stablehlo.constant"() <{value = dense<4.930380657631324e-32> : tensor<2x2xf64>}> : () -> tensor<2x2xf64>
      %389 = "stablehlo.add"(%387, %388) : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<2x2xf64>
      %390 = "stablehlo.compare"(%379, %389) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<2x2xi1>
      %391 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %392 = "stablehlo.pad"(%390, %391) <{edge_padding_low = array<i64: 0, 1>, edge_padding_high = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<2x2xi1>, tensor<i1>) -> tensor<2x3xi1>
      %393 = "stablehlo.broadcast_in_dim"(%392) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xi1>) -> tensor<2x3x3xi1>
      %394 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3x3xi32>
      %395 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x3x3xi32>
      %396 = "stablehlo.subtract"(%395, %394) : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi32>
      %397 = "stablehlo.constant"() <{value = dense<-1> : tensor<2x3x3xi32>}> : () -> tensor<2x3x3xi32>
      %398 = "stablehlo.compare"(%396, %397) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
      %399 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3x3xi32>
      %400 = "stablehlo.constant"() <{value = dense<3> : tensor<2x3x3xi32>}> : () -> tensor<2x3x3xi32>
      %401 = "stablehlo.compare"(%399, %400) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
      %402 = "stablehlo.and"(%398, %401) : (tensor<2x3x3xi1>, tensor<2x3x3xi1>) -> tensor<2x3x3xi1>
      %403 = "stablehlo.not"(%393) : (tensor<2x3x3xi1>) -> tensor<2x3x3xi1>
      %404 = "stablehlo.and"(%402, %403) : (tensor<2x3x3xi1>, tensor<2x3x3xi1>) -> tensor<2x3x3xi1>
      %405 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<2x3x3xcomplex<f64>>}> : () -> tensor<2x3x3xcomplex<f64>>
      %406 = "stablehlo.select"(%404, %405, %376#1) : (tensor<2x3x3xi1>, tensor<2x3x3xcomplex<f64>>, tensor<2x3x3xcomplex<f64>>) -> tensor<2x3x3xcomplex<f64>>
      %407 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x2xi32>
      %408 = "stablehlo.constant"() <{value = dense<1> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
      %409 = "stablehlo.add"(%407, %408) : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
      %410 = "stablehlo.constant"() <{value = dense<0> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
      %411 = "stablehlo.select"(%390, %409, %410) : (tensor<2x2xi1>, tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
      %412 = "stablehlo.constant"() <{value = dense<-2147483648> : tensor<i32>}> : () -> tensor<i32>
      %416 = "stablehlo.reduce"(%411, %412) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r413: tensor<i32>, %r414: tensor<i32>):
        %415 = "stablehlo.maximum"(%r413, %r414) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        "stablehlo.return"(%415) : (tensor<i32>) -> ()
      }) : (tensor<2x2xi32>, tensor<i32>) -> tensor<2xi32>
      %417 = "stablehlo.broadcast_in_dim"(%416) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x2xi32>
      %418 = "stablehlo.compare"(%409, %417) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
      %419 = "stablehlo.not"(%390) : (tensor<2x2xi1>) -> tensor<2x2xi1>
      %420 = "stablehlo.and"(%419, %418) : (tensor<2x2xi1>, tensor<2x2xi1>) -> tensor<2x2xi1>
      %421 = "stablehlo.select"(%420, %409, %410) : (tensor<2x2xi1>, tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
      %422 = "stablehlo.constant"() <{value = dense<-2147483648> : tensor<i32>}> : () -> tensor<i32>
      %426 = "stablehlo.reduce"(%421, %422) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r423: tensor<i32>, %r424: tensor<i32>):
        %425 = "stablehlo.maximum"(%r423, %r424) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        "stablehlo.return"(%425) : (tensor<i32>) -> ()
      }) : (tensor<2x2xi32>, tensor<i32>) -> tensor<2xi32>
      %427 = "stablehlo.compare"(%r187, %416) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
      %428 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
      %429 = "stablehlo.select"(%427, %189, %428) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      %430 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %431 = "stablehlo.add"(%r183, %430) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%431, %406, %429, %426, %416) : (tensor<i32>, tensor<2x3x3xcomplex<f64>>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> ()
    }) : (tensor<i32>, tensor<2x3x3xcomplex<f64>>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> (tensor<i32>, tensor<2x3x3xcomplex<f64>>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>)
    %433 = "stablehlo.reshape"(%432#1) : (tensor<2x3x3xcomplex<f64>>) -> tensor<2x9xcomplex<f64>>
    %434 = "stablehlo.slice"(%433) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 9>, strides = array<i64: 1, 4>}> : (tensor<2x9xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
    %435 = "stablehlo.abs"(%434) : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xf64>
    %436 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<f64>}> : () -> tensor<f64>
    %440 = "stablehlo.reduce"(%435, %436) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r437: tensor<f64>, %r438: tensor<f64>):
      %439 = "stablehlo.maximum"(%r437, %r438) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%439) : (tensor<f64>) -> ()
    }) : (tensor<2x3xf64>, tensor<f64>) -> tensor<2xf64>
    %441 = "stablehlo.constant"() <{value = dense<2.6645352591003757e-15> : tensor<2xf64>}> : () -> tensor<2xf64>
    %442 = "stablehlo.multiply"(%440, %441) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
    %443 = "stablehlo.broadcast_in_dim"(%442) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf64>) -> tensor<2x3xf64>
    %444 = "stablehlo.imag"(%434) : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xf64>
    %445 = "stablehlo.abs"(%444) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %446 = "stablehlo.compare"(%445, %443) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %447 = "stablehlo.real"(%434) : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xf64>
    %448 = "stablehlo.imag"(%434) : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xf64>
    %449 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %450 = "stablehlo.select"(%446, %449, %448) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %451 = "stablehlo.complex"(%447, %450) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xcomplex<f64>>
    %452 = "stablehlo.convert"(%16) : (tensor<2xf64>) -> tensor<2xcomplex<f64>>
    %453 = "stablehlo.broadcast_in_dim"(%452) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
    %454 = "stablehlo.multiply"(%451, %453) : (tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
    return %454 : tensor<2x3xcomplex<f64>>
  }
}

// T[2,3,3], T = complex64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x3xcomplex<f32>>) -> (tensor<2x3xcomplex<f32>>) {
    %0 = "stablehlo.abs"(%arg0) : (tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xf32>
    %1 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %5 = "stablehlo.reduce"(%0, %1) <{dimensions = array<i64: 1, 2>}> ({
    ^bb0(%r2: tensor<f32>, %r3: tensor<f32>):
      %4 = "stablehlo.maximum"(%r2, %r3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%4) : (tensor<f32>) -> ()
    }) : (tensor<2x3x3xf32>, tensor<f32>) -> tensor<2xf32>
    %6 = "stablehlo.constant"() <{value = dense<0.001> : tensor<2xf32>}> : () -> tensor<2xf32>
    %7 = "stablehlo.compare"(%5, %6) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %8 = "stablehlo.constant"() <{value = dense<1000.0> : tensor<2xf32>}> : () -> tensor<2xf32>
    %9 = "stablehlo.compare"(%5, %8) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %10 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2xf32>}> : () -> tensor<2xf32>
    %11 = "stablehlo.compare"(%5, %10) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %12 = "stablehlo.and"(%7, %11) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
    %13 = "stablehlo.or"(%12, %9) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
    %14 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2xf32>}> : () -> tensor<2xf32>
    %15 = "stablehlo.select"(%13, %5, %14) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %16 = "stablehlo.convert"(%15) : (tensor<2xf32>) -> tensor<2xcomplex<f32>>
    %17 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
    %18 = "stablehlo.divide"(%arg0, %17) : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
    %19 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %155:2 = "stablehlo.while"(%19, %18) ({
    ^bb0(%r20: tensor<i32>, %r21: tensor<2x3x3xcomplex<f32>>):
      %22 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %23 = "stablehlo.compare"(%r20, %22) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%23) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r24: tensor<i32>, %r25: tensor<2x3x3xcomplex<f32>>):
      %26 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %27 = "stablehlo.add"(%r24, %26) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %28 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %29 = "stablehlo.dynamic_slice"(%r25, %28, %28, %r24) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<2x3x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xcomplex<f32>>
      %30 = "stablehlo.reshape"(%29) : (tensor<2x3x1xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
      %31 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
      %32 = "stablehlo.broadcast_in_dim"(%27) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x3xi32>
      %33 = "stablehlo.compare"(%31, %32) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %34 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
      %35 = "stablehlo.broadcast_in_dim"(%27) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x3xi32>
      %36 = "stablehlo.compare"(%34, %35) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %37 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<2x3xcomplex<f32>>}> : () -> tensor<2x3xcomplex<f32>>
      %38 = "stablehlo.select"(%36, %30, %37) : (tensor<2x3xi1>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
      %39 = "stablehlo.select"(%33, %30, %37) : (tensor<2x3xi1>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
      %40 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
      %44 = "stablehlo.reduce"(%39, %40) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r41: tensor<complex<f32>>, %r42: tensor<complex<f32>>):
        %43 = "stablehlo.add"(%r41, %r42) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
        "stablehlo.return"(%43) : (tensor<complex<f32>>) -> ()
      }) : (tensor<2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<2xcomplex<f32>>
      %45 = "stablehlo.abs"(%38) : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
      %46 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
      %50 = "stablehlo.reduce"(%45, %46) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r47: tensor<f32>, %r48: tensor<f32>):
        %49 = "stablehlo.maximum"(%r47, %r48) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%49) : (tensor<f32>) -> ()
      }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
      %51 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2xf32>}> : () -> tensor<2xf32>
      %52 = "stablehlo.compare"(%50, %51) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
      %53 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2xf32>}> : () -> tensor<2xf32>
      %54 = "stablehlo.select"(%52, %53, %50) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %55 = "stablehlo.convert"(%54) : (tensor<2xf32>) -> tensor<2xcomplex<f32>>
      %56 = "stablehlo.broadcast_in_dim"(%55) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
      %57 = "stablehlo.divide"(%38, %56) : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
      %58 = "stablehlo.real"(%57) : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
      %59 = "stablehlo.imag"(%57) : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
      %60 = "stablehlo.multiply"(%58, %58) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %61 = "stablehlo.multiply"(%59, %59) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %62 = "stablehlo.add"(%60, %61) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %63 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
      %67 = "stablehlo.reduce"(%62, %63) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r64: tensor<f32>, %r65: tensor<f32>):
        %66 = "stablehlo.add"(%r64, %r65) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%66) : (tensor<f32>) -> ()
      }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
      %68 = "stablehlo.sqrt"(%67) : (tensor<2xf32>) -> tensor<2xf32>
      %69 = "stablehlo.multiply"(%68, %54) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %70 = "stablehlo.reshape"(%44) : (tensor<2xcomplex<f32>>) -> tensor<2x1xcomplex<f32>>
      %71 = "stablehlo.reshape"(%69) : (tensor<2xf32>) -> tensor<2x1xf32>
      %72 = "stablehlo.convert"(%71) : (tensor<2x1xf32>) -> tensor<2x1xcomplex<f32>>
      %73 = "stablehlo.concatenate"(%70, %72) <{dimension = 1 : i64}> : (tensor<2x1xcomplex<f32>>, tensor<2x1xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
      %74 = "stablehlo.abs"(%73) : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xf32>
      %75 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
      %79 = "stablehlo.reduce"(%74, %75) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r76: tensor<f32>, %r77: tensor<f32>):
        %78 = "stablehlo.maximum"(%r76, %r77) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%78) : (tensor<f32>) -> ()
      }) : (tensor<2x2xf32>, tensor<f32>) -> tensor<2xf32>
      %80 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2xf32>}> : () -> tensor<2xf32>
      %81 = "stablehlo.compare"(%79, %80) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
      %82 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2xf32>}> : () -> tensor<2xf32>
      %83 = "stablehlo.select"(%81, %82, %79) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %84 = "stablehlo.convert"(%83) : (tensor<2xf32>) -> tensor<2xcomplex<f32>>
      %85 = "stablehlo.broadcast_in_dim"(%84) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
      %86 = "stablehlo.divide"(%73, %85) : (tensor<2x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
      %87 = "stablehlo.real"(%86) : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xf32>
      %88 = "stablehlo.imag"(%86) : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xf32>
      %89 = "stablehlo.multiply"(%87, %87) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
      %90 = "stablehlo.multiply"(%88, %88) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
      %91 = "stablehlo.add"(%89, %90) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
      %92 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
      %96 = "stablehlo.reduce"(%91, %92) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r93: tensor<f32>, %r94: tensor<f32>):
        %95 = "stablehlo.add"(%r93, %r94) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%95) : (tensor<f32>) -> ()
      }) : (tensor<2x2xf32>, tensor<f32>) -> tensor<2xf32>
      %97 = "stablehlo.sqrt"(%96) : (tensor<2xf32>) -> tensor<2xf32>
      %98 = "stablehlo.multiply"(%97, %83) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %99 = "stablehlo.real"(%44) : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
      %100 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2xf32>}> : () -> tensor<2xf32>
      %101 = "stablehlo.compare"(%99, %100) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
      %102 = "stablehlo.negate"(%98) : (tensor<2xf32>) -> tensor<2xf32>
      %103 = "stablehlo.select"(%101, %98, %102) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %104 = "stablehlo.convert"(%103) : (tensor<2xf32>) -> tensor<2xcomplex<f32>>
      %105 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2xf32>}> : () -> tensor<2xf32>
      %106 = "stablehlo.compare"(%69, %105) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
      %107 = "stablehlo.imag"(%44) : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
      %108 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2xf32>}> : () -> tensor<2xf32>
      %109 = "stablehlo.compare"(%107, %108) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
      %110 = "stablehlo.and"(%106, %109) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
      %111 = "stablehlo.select"(%110, %44, %104) : (tensor<2xi1>, tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
      %112 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<2xcomplex<f32>>}> : () -> tensor<2xcomplex<f32>>
      %113 = "stablehlo.constant"() <{value = dense<(1.0, 0.0)> : tensor<2xcomplex<f32>>}> : () -> tensor<2xcomplex<f32>>
      %114 = "stablehlo.select"(%110, %113, %111) : (tensor<2xi1>, tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
      %115 = "stablehlo.subtract"(%111, %44) : (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
      %116 = "stablehlo.divide"(%115, %114) : (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
      %117 = "stablehlo.select"(%110, %112, %116) : (tensor<2xi1>, tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
      %118 = "stablehlo.negate"(%115) : (tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
      %119 = "stablehlo.select"(%110, %113, %118) : (tensor<2xi1>, tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
      %120 = "stablehlo.broadcast_in_dim"(%119) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
      %121 = "stablehlo.divide"(%38, %120) : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
      %122 = "stablehlo.constant"() <{value = dense<(1.0, 0.0)> : tensor<2x3xcomplex<f32>>}> : () -> tensor<2x3xcomplex<f32>>
      %123 = "stablehlo.select"(%33, %122, %121) : (tensor<2x3xi1>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
      %124 = "chlo.conj"(%117) : (tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
      %125 = "chlo.conj"(%123) : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
      %126 = "stablehlo.broadcast_in_dim"(%125) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
      %127 = "stablehlo.multiply"(%r25, %126) : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
      %128 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
      %132 = "stablehlo.reduce"(%127, %128) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r129: tensor<complex<f32>>, %r130: tensor<complex<f32>>):
        %131 = "stablehlo.add"(%r129, %r130) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
        "stablehlo.return"(%131) : (tensor<complex<f32>>) -> ()
      }) : (tensor<2x3x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<2x3xcomplex<f32>>
      %133 = "stablehlo.broadcast_in_dim"(%124) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
      %134 = "stablehlo.multiply"(%123, %133) : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
      %135 = "stablehlo.broadcast_in_dim"(%134) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
      %136 = "stablehlo.broadcast_in_dim"(%132) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
      %137 = "stablehlo.multiply"(%135, %136) : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
      %138 = "stablehlo.subtract"(%r25, %137) : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
      %139 = "chlo.conj"(%123) : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
      %140 = "stablehlo.broadcast_in_dim"(%123) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
      %141 = "stablehlo.multiply"(%138, %140) : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
      %142 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
      %146 = "stablehlo.reduce"(%141, %142) <{dimensions = array<i64: 2>}> ({
      ^bb0(%r143: tensor<complex<f32>>, %r144: tensor<complex<f32>>):
        %145 = "stablehlo.add"(%r143, %r144) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
        "stablehlo.return"(%145) : (tensor<complex<f32>>) -> ()
      }) : (tensor<2x3x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<2x3xcomplex<f32>>
      %147 = "stablehlo.broadcast_in_dim"(%117) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
      %148 = "stablehlo.multiply"(%139, %147) : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
      %149 = "stablehlo.broadcast_in_dim"(%146) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
      %150 = "stablehlo.broadcast_in_dim"(%148) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
      %151 = "stablehlo.multiply"(%149, %150) : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
      %152 = "stablehlo.subtract"(%138, %151) : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
      %153 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %154 = "stablehlo.add"(%r24, %153) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%154, %152) : (tensor<i32>, tensor<2x3x3xcomplex<f32>>) -> ()
    }) : (tensor<i32>, tensor<2x3x3xcomplex<f32>>) -> (tensor<i32>, tensor<2x3x3xcomplex<f32>>)
    %156 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3x3xi32>
    %157 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x3x3xi32>
    %158 = "stablehlo.subtract"(%157, %156) : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi32>
    %159 = "stablehlo.constant"() <{value = dense<-1> : tensor<2x3x3xi32>}> : () -> tensor<2x3x3xi32>
    %160 = "stablehlo.compare"(%158, %159) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
    %161 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<2x3x3xcomplex<f32>>}> : () -> tensor<2x3x3xcomplex<f32>>
    %162 = "stablehlo.select"(%160, %155#1, %161) : (tensor<2x3x3xi1>, tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
    %163 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %164 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
    %431:5 = "stablehlo.while"(%163, %162, %164, %164, %164) ({
    ^bb0(%r165: tensor<i32>, %r166: tensor<2x3x3xcomplex<f32>>, %r167: tensor<2xi32>, %r168: tensor<2xi32>, %r169: tensor<2xi32>):
      %170 = "stablehlo.constant"() <{value = dense<90> : tensor<i32>}> : () -> tensor<i32>
      %171 = "stablehlo.compare"(%r165, %170) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %172 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %173 = "stablehlo.compare"(%r165, %172) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %174 = "stablehlo.compare"(%r169, %r168) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
      %175 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %179 = "stablehlo.reduce"(%174, %175) <{dimensions = array<i64: 0>}> ({
      ^bb0(%r176: tensor<i1>, %r177: tensor<i1>):
        %178 = "stablehlo.or"(%r176, %r177) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%178) : (tensor<i1>) -> ()
      }) : (tensor<2xi1>, tensor<i1>) -> tensor<i1>
      %180 = "stablehlo.or"(%179, %173) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %181 = "stablehlo.and"(%171, %180) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%181) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r182: tensor<i32>, %r183: tensor<2x3x3xcomplex<f32>>, %r184: tensor<2xi32>, %r185: tensor<2xi32>, %r186: tensor<2xi32>):
      %187 = "stablehlo.constant"() <{value = dense<1> : tensor<2xi32>}> : () -> tensor<2xi32>
      %188 = "stablehlo.add"(%r184, %187) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      %189 = "stablehlo.reshape"(%r183) : (tensor<2x3x3xcomplex<f32>>) -> tensor<2x9xcomplex<f32>>
      %190 = "stablehlo.slice"(%189) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 9>, strides = array<i64: 1, 4>}> : (tensor<2x9xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
      %191 = "stablehlo.reshape"(%r183) : (tensor<2x3x3xcomplex<f32>>) -> tensor<2x9xcomplex<f32>>
      %192 = "stablehlo.slice"(%191) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 2, 6>, strides = array<i64: 1, 4>}> : (tensor<2x9xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
      %193 = "stablehlo.reshape"(%r183) : (tensor<2x3x3xcomplex<f32>>) -> tensor<2x9xcomplex<f32>>
      %194 = "stablehlo.slice"(%193) <{start_indices = array<i64: 0, 3>, limit_indices = array<i64: 2, 8>, strides = array<i64: 1, 4>}> : (tensor<2x9xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
      %195 = "stablehlo.constant"() <{value = dense<-1> : tensor<2xi32>}> : () -> tensor<2xi32>
      %196 = "stablehlo.add"(%r186, %195) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      %197 = "stablehlo.reshape"(%196) : (tensor<2xi32>) -> tensor<2x1xi32>
      %198 = "stablehlo.gather"(%190, %197) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<2x3xcomplex<f32>>, tensor<2x1xi32>) -> tensor<2x1xcomplex<f32>>
      %199 = "stablehlo.reshape"(%198) : (tensor<2x1xcomplex<f32>>) -> tensor<2xcomplex<f32>>
      %200 = "stablehlo.reshape"(%r186) : (tensor<2xi32>) -> tensor<2x1xi32>
      %201 = "stablehlo.gather"(%190, %200) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<2x3xcomplex<f32>>, tensor<2x1xi32>) -> tensor<2x1xcomplex<f32>>
      %202 = "stablehlo.reshape"(%201) : (tensor<2x1xcomplex<f32>>) -> tensor<2xcomplex<f32>>
      %203 = "stablehlo.reshape"(%196) : (tensor<2xi32>) -> tensor<2x1xi32>
      %204 = "stablehlo.gather"(%192, %203) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<2x2xcomplex<f32>>, tensor<2x1xi32>) -> tensor<2x1xcomplex<f32>>
      %205 = "stablehlo.reshape"(%204) : (tensor<2x1xcomplex<f32>>) -> tensor<2xcomplex<f32>>
      %206 = "stablehlo.reshape"(%196) : (tensor<2xi32>) -> tensor<2x1xi32>
      %207 = "stablehlo.gather"(%194, %206) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<2x2xcomplex<f32>>, tensor<2x1xi32>) -> tensor<2x1xcomplex<f32>>
      %208 = "stablehlo.reshape"(%207) : (tensor<2x1xcomplex<f32>>) -> tensor<2xcomplex<f32>>
      %209 = "stablehlo.multiply"(%205, %208) : (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
      %210 = "stablehlo.subtract"(%199, %202) : (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
      %211 = "stablehlo.constant"() <{value = dense<(0.5, 0.0)> : tensor<2xcomplex<f32>>}> : () -> tensor<2xcomplex<f32>>
      %212 = "stablehlo.multiply"(%210, %211) : (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
      %213 = "stablehlo.multiply"(%212, %212) : (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
      %214 = "stablehlo.add"(%213, %209) : (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
      %215 = "stablehlo.sqrt"(%214) : (tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
      %216 = "chlo.conj"(%212) : (tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
      %217 = "stablehlo.multiply"(%216, %215) : (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
      %218 = "stablehlo.real"(%217) : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
      %219 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2xf32>}> : () -> tensor<2xf32>
      %220 = "stablehlo.compare"(%218, %219) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
      %221 = "stablehlo.negate"(%215) : (tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
      %222 = "stablehlo.select"(%220, %221, %215) : (tensor<2xi1>, tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
      %223 = "stablehlo.add"(%212, %222) : (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
      %224 = "stablehlo.abs"(%223) : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
      %225 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2xf32>}> : () -> tensor<2xf32>
      %226 = "stablehlo.compare"(%224, %225) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
      %227 = "stablehlo.constant"() <{value = dense<(1.0, 0.0)> : tensor<2xcomplex<f32>>}> : () -> tensor<2xcomplex<f32>>
      %228 = "stablehlo.select"(%226, %227, %223) : (tensor<2xi1>, tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
      %229 = "stablehlo.divide"(%209, %228) : (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
      %230 = "stablehlo.subtract"(%202, %229) : (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
      %231 = "stablehlo.abs"(%208) : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
      %232 = "stablehlo.constant"() <{value = dense<0.75> : tensor<2xf32>}> : () -> tensor<2xf32>
      %233 = "stablehlo.multiply"(%231, %232) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %234 = "stablehlo.convert"(%233) : (tensor<2xf32>) -> tensor<2xcomplex<f32>>
      %235 = "stablehlo.add"(%202, %234) : (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
      %236 = "stablehlo.constant"() <{value = dense<10> : tensor<2xi32>}> : () -> tensor<2xi32>
      %237 = "stablehlo.remainder"(%188, %236) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      %238 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
      %239 = "stablehlo.compare"(%237, %238) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
      %240 = "stablehlo.select"(%239, %235, %230) : (tensor<2xi1>, tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
      %241 = "stablehlo.compare"(%r186, %r185) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
      %242 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<2xi32>}> : () -> tensor<2xi32>
      %243 = "stablehlo.select"(%241, %r185, %242) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      %244 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
      %248 = "stablehlo.reduce"(%243, %244) <{dimensions = array<i64: 0>}> ({
      ^bb0(%r245: tensor<i32>, %r246: tensor<i32>):
        %247 = "stablehlo.minimum"(%r245, %r246) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        "stablehlo.return"(%247) : (tensor<i32>) -> ()
      }) : (tensor<2xi32>, tensor<i32>) -> tensor<i32>
      %249 = "stablehlo.constant"() <{value = dense<-2147483648> : tensor<i32>}> : () -> tensor<i32>
      %253 = "stablehlo.reduce"(%r186, %249) <{dimensions = array<i64: 0>}> ({
      ^bb0(%r250: tensor<i32>, %r251: tensor<i32>):
        %252 = "stablehlo.maximum"(%r250, %r251) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        "stablehlo.return"(%252) : (tensor<i32>) -> ()
      }) : (tensor<2xi32>, tensor<i32>) -> tensor<i32>
      %375:6 = "stablehlo.while"(%248, %r183, %240, %r185, %r186, %253) ({
      ^bb0(%r254: tensor<i32>, %r255: tensor<2x3x3xcomplex<f32>>, %r256: tensor<2xcomplex<f32>>, %r257: tensor<2xi32>, %r258: tensor<2xi32>, %r259: tensor<i32>):
        %260 = "stablehlo.compare"(%r254, %r259) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
        "stablehlo.return"(%260) : (tensor<i1>) -> ()
      }, {
      ^bb0(%r261: tensor<i32>, %r262: tensor<2x3x3xcomplex<f32>>, %r263: tensor<2xcomplex<f32>>, %r264: tensor<2xi32>, %r265: tensor<2xi32>, %r266: tensor<i32>):
        %267 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
        %268 = "stablehlo.dynamic_slice"(%r262, %267, %r261, %267) <{slice_sizes = array<i64: 2, 2, 3>}> : (tensor<2x3x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x2x3xcomplex<f32>>
        %269 = "stablehlo.broadcast_in_dim"(%r261) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
        %270 = "stablehlo.compare"(%269, %r264) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
        %271 = "stablehlo.constant"() <{value = dense<-1> : tensor<i32>}> : () -> tensor<i32>
        %272 = "stablehlo.add"(%r261, %271) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        %273 = "stablehlo.maximum"(%272, %267) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        %274 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
        %275 = "stablehlo.dynamic_slice"(%268, %274, %274, %r261) <{slice_sizes = array<i64: 2, 2, 1>}> : (tensor<2x2x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x2x1xcomplex<f32>>
        %276 = "stablehlo.reshape"(%275) : (tensor<2x2x1xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
        %277 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
        %278 = "stablehlo.dynamic_slice"(%268, %277, %277, %273) <{slice_sizes = array<i64: 2, 2, 1>}> : (tensor<2x2x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x2x1xcomplex<f32>>
        %279 = "stablehlo.reshape"(%278) : (tensor<2x2x1xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
        %280 = "stablehlo.reshape"(%r263) : (tensor<2xcomplex<f32>>) -> tensor<2x1xcomplex<f32>>
        %281 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
        %282 = "stablehlo.pad"(%280, %281) <{edge_padding_low = array<i64: 0, 0>, edge_padding_high = array<i64: 0, 1>, interior_padding = array<i64: 0, 0>}> : (tensor<2x1xcomplex<f32>>, tensor<complex<f32>>) -> tensor<2x2xcomplex<f32>>
        %283 = "stablehlo.subtract"(%276, %282) : (tensor<2x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
        %284 = "stablehlo.broadcast_in_dim"(%270) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x2xi1>
        %285 = "stablehlo.select"(%284, %283, %279) : (tensor<2x2xi1>, tensor<2x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
        %286 = "stablehlo.abs"(%285) : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xf32>
        %287 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
        %291 = "stablehlo.reduce"(%286, %287) <{dimensions = array<i64: 1>}> ({
        ^bb0(%r288: tensor<f32>, %r289: tensor<f32>):
          %290 = "stablehlo.maximum"(%r288, %r289) : (tensor<f32>, tensor<f32>) -> tensor<f32>
          "stablehlo.return"(%290) : (tensor<f32>) -> ()
        }) : (tensor<2x2xf32>, tensor<f32>) -> tensor<2xf32>
        %292 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2xf32>}> : () -> tensor<2xf32>
        %293 = "stablehlo.compare"(%291, %292) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
        %294 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2xf32>}> : () -> tensor<2xf32>
        %295 = "stablehlo.select"(%293, %294, %291) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
        %296 = "stablehlo.convert"(%295) : (tensor<2xf32>) -> tensor<2xcomplex<f32>>
        %297 = "stablehlo.broadcast_in_dim"(%296) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
        %298 = "stablehlo.divide"(%285, %297) : (tensor<2x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
        %299 = "stablehlo.real"(%298) : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xf32>
        %300 = "stablehlo.imag"(%298) : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xf32>
        %301 = "stablehlo.multiply"(%299, %299) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
        %302 = "stablehlo.multiply"(%300, %300) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
        %303 = "stablehlo.add"(%301, %302) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
        %304 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
        %308 = "stablehlo.reduce"(%303, %304) <{dimensions = array<i64: 1>}> ({
        ^bb0(%r305: tensor<f32>, %r306: tensor<f32>):
          %307 = "stablehlo.add"(%r305, %r306) : (tensor<f32>, tensor<f32>) -> tensor<f32>
          "stablehlo.return"(%307) : (tensor<f32>) -> ()
        }) : (tensor<2x2xf32>, tensor<f32>) -> tensor<2xf32>
        %309 = "stablehlo.sqrt"(%308) : (tensor<2xf32>) -> tensor<2xf32>
        %310 = "stablehlo.multiply"(%309, %295) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
        %311 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2xf32>}> : () -> tensor<2xf32>
        %312 = "stablehlo.compare"(%310, %311) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
        %313 = "stablehlo.compare"(%269, %r264) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
        %314 = "stablehlo.compare"(%269, %r265) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
        %315 = "stablehlo.and"(%313, %314) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
        %316 = "stablehlo.and"(%315, %312) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
        %317 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2xf32>}> : () -> tensor<2xf32>
        %318 = "stablehlo.select"(%316, %310, %317) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
        %319 = "stablehlo.divide"(%317, %318) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
        %320 = "stablehlo.convert"(%319) : (tensor<2xf32>) -> tensor<2xcomplex<f32>>
        %321 = "stablehlo.broadcast_in_dim"(%320) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
        %322 = "stablehlo.multiply"(%285, %321) : (tensor<2x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
        %323 = "stablehlo.constant"() <{value = dense<(1.0, 0.0)> : tensor<2x1xcomplex<f32>>}> : () -> tensor<2x1xcomplex<f32>>
        %324 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
        %325 = "stablehlo.pad"(%323, %324) <{edge_padding_low = array<i64: 0, 0>, edge_padding_high = array<i64: 0, 1>, interior_padding = array<i64: 0, 0>}> : (tensor<2x1xcomplex<f32>>, tensor<complex<f32>>) -> tensor<2x2xcomplex<f32>>
        %326 = "stablehlo.broadcast_in_dim"(%316) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x2xi1>
        %327 = "stablehlo.select"(%326, %322, %325) : (tensor<2x2xi1>, tensor<2x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
        %328 = "stablehlo.slice"(%327) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 1>, strides = array<i64: 1, 1>}> : (tensor<2x2xcomplex<f32>>) -> tensor<2x1xcomplex<f32>>
        %329 = "stablehlo.reshape"(%328) : (tensor<2x1xcomplex<f32>>) -> tensor<2xcomplex<f32>>
        %330 = "stablehlo.slice"(%327) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 2, 2>, strides = array<i64: 1, 1>}> : (tensor<2x2xcomplex<f32>>) -> tensor<2x1xcomplex<f32>>
        %331 = "stablehlo.reshape"(%330) : (tensor<2x1xcomplex<f32>>) -> tensor<2xcomplex<f32>>
        %332 = "chlo.conj"(%329) : (tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
        %333 = "chlo.conj"(%331) : (tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
        %334 = "stablehlo.negate"(%331) : (tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
        %335 = "stablehlo.negate"(%333) : (tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
        %336 = "stablehlo.slice"(%268) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 2, 1, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<2x2x3xcomplex<f32>>) -> tensor<2x1x3xcomplex<f32>>
        %337 = "stablehlo.reshape"(%336) : (tensor<2x1x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
        %338 = "stablehlo.slice"(%268) <{start_indices = array<i64: 0, 1, 0>, limit_indices = array<i64: 2, 2, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<2x2x3xcomplex<f32>>) -> tensor<2x1x3xcomplex<f32>>
        %339 = "stablehlo.reshape"(%338) : (tensor<2x1x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
        %340 = "stablehlo.broadcast_in_dim"(%332) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
        %341 = "stablehlo.multiply"(%337, %340) : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
        %342 = "stablehlo.broadcast_in_dim"(%333) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
        %343 = "stablehlo.multiply"(%339, %342) : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
        %344 = "stablehlo.add"(%341, %343) : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
        %345 = "stablehlo.broadcast_in_dim"(%334) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
        %346 = "stablehlo.multiply"(%337, %345) : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
        %347 = "stablehlo.broadcast_in_dim"(%329) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
        %348 = "stablehlo.multiply"(%339, %347) : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
        %349 = "stablehlo.add"(%346, %348) : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
        %350 = "stablehlo.reshape"(%344) : (tensor<2x3xcomplex<f32>>) -> tensor<2x1x3xcomplex<f32>>
        %351 = "stablehlo.reshape"(%349) : (tensor<2x3xcomplex<f32>>) -> tensor<2x1x3xcomplex<f32>>
        %352 = "stablehlo.concatenate"(%350, %351) <{dimension = 1 : i64}> : (tensor<2x1x3xcomplex<f32>>, tensor<2x1x3xcomplex<f32>>) -> tensor<2x2x3xcomplex<f32>>
        %353 = "stablehlo.dynamic_update_slice"(%r262, %352, %267, %r261, %267) : (tensor<2x3x3xcomplex<f32>>, tensor<2x2x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x3xcomplex<f32>>
        %354 = "stablehlo.dynamic_slice"(%353, %267, %267, %r261) <{slice_sizes = array<i64: 2, 3, 2>}> : (tensor<2x3x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x2xcomplex<f32>>
        %355 = "stablehlo.slice"(%354) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 2, 3, 1>, strides = array<i64: 1, 1, 1>}> : (tensor<2x3x2xcomplex<f32>>) -> tensor<2x3x1xcomplex<f32>>
        %356 = "stablehlo.reshape"(%355) : (tensor<2x3x1xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
        %357 = "stablehlo.slice"(%354) <{start_indices = array<i64: 0, 0, 1>, limit_indices = array<i64: 2, 3, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<2x3x2xcomplex<f32>>) -> tensor<2x3x1xcomplex<f32>>
        %358 = "stablehlo.reshape"(%357) : (tensor<2x3x1xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
        %359 = "stablehlo.broadcast_in_dim"(%329) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
        %360 = "stablehlo.multiply"(%356, %359) : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
        %361 = "stablehlo.broadcast_in_dim"(%331) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
        %362 = "stablehlo.multiply"(%358, %361) : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
        %363 = "stablehlo.add"(%360, %362) : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
        %364 = "stablehlo.broadcast_in_dim"(%335) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
        %365 = "stablehlo.multiply"(%356, %364) : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
        %366 = "stablehlo.broadcast_in_dim"(%332) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
        %367 = "stablehlo.multiply"(%358, %366) : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
        %368 = "stablehlo.add"(%365, %367) : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
        %369 = "stablehlo.reshape"(%363) : (tensor<2x3xcomplex<f32>>) -> tensor<2x3x1xcomplex<f32>>
        %370 = "stablehlo.reshape"(%368) : (tensor<2x3xcomplex<f32>>) -> tensor<2x3x1xcomplex<f32>>
        %371 = "stablehlo.concatenate"(%369, %370) <{dimension = 2 : i64}> : (tensor<2x3x1xcomplex<f32>>, tensor<2x3x1xcomplex<f32>>) -> tensor<2x3x2xcomplex<f32>>
        %372 = "stablehlo.dynamic_update_slice"(%353, %371, %267, %267, %r261) : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x2xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x3xcomplex<f32>>
        %373 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
        %374 = "stablehlo.add"(%r261, %373) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        "stablehlo.return"(%374, %372, %r263, %r264, %r265, %r266) : (tensor<i32>, tensor<2x3x3xcomplex<f32>>, tensor<2xcomplex<f32>>, tensor<2xi32>, tensor<2xi32>, tensor<i32>) -> ()
      }) : (tensor<i32>, tensor<2x3x3xcomplex<f32>>, tensor<2xcomplex<f32>>, tensor<2xi32>, tensor<2xi32>, tensor<i32>) -> (tensor<i32>, tensor<2x3x3xcomplex<f32>>, tensor<2xcomplex<f32>>, tensor<2xi32>, tensor<2xi32>, tensor<i32>)
      %376 = "stablehlo.reshape"(%375#1) : (tensor<2x3x3xcomplex<f32>>) -> tensor<2x9xcomplex<f32>>
      %377 = "stablehlo.slice"(%376) <{start_indices = array<i64: 0, 3>, limit_indices = array<i64: 2, 8>, strides = array<i64: 1, 4>}> : (tensor<2x9xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
      %378 = "stablehlo.abs"(%377) : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xf32>
      %379 = "stablehlo.reshape"(%375#1) : (tensor<2x3x3xcomplex<f32>>) -> tensor<2x9xcomplex<f32>>
      %380 = "stablehlo.slice"(%379) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 9>, strides = array<i64: 1, 4>}> : (tensor<2x9xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
      %381 = "stablehlo.abs"(%380) : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
      %382 = "stablehlo.slice"(%381) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 2>, strides = array<i64: 1, 1>}> : (tensor<2x3xf32>) -> tensor<2x2xf32>
      %383 = "stablehlo.slice"(%381) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 2, 3>, strides = array<i64: 1, 1>}> : (tensor<2x3xf32>) -> tensor<2x2xf32>
      %384 = "stablehlo.add"(%382, %383) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
      %385 = "stablehlo.constant"() <{value = dense<1.1920928955078125e-7> : tensor<2x2xf32>}> : () -> tensor<2x2xf32>
      %386 = "stablehlo.multiply"(%384, %385) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
      %387 = "stablehlo.constant"() <{value = dense<1.4210854715202004e-14> : tensor<2x2xf32>}> : () -> tensor<2x2xf32>
      %388 = "stablehlo.add"(%386, %387) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
      %389 = "stablehlo.compare"(%378, %388) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xi1>
      %390 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %391 = "stablehlo.pad"(%389, %390) <{edge_padding_low = array<i64: 0, 1>, edge_padding_high = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<2x2xi1>, tensor<i1>) -> tensor<2x3xi1>
      %392 = "stablehlo.broadcast_in_dim"(%391) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xi1>) -> tensor<2x3x3xi1>
      %393 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3x3xi32>
      %394 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x3x3xi32>
      %395 = "stablehlo.subtract"(%394, %393) : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi32>
      %396 = "stablehlo.constant"() <{value = dense<-1> : tensor<2x3x3xi32>}> : () -> tensor<2x3x3xi32>
      %397 = "stablehlo.compare"(%395, %396) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
      %398 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3x3xi32>
      %399 = "stablehlo.constant"() <{value = dense<3> : tensor<2x3x3xi32>}> : () -> tensor<2x3x3xi32>
      %400 = "stablehlo.compare"(%398, %399) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
      %401 = "stablehlo.and"(%397, %400) : (tensor<2x3x3xi1>, tensor<2x3x3xi1>) -> tensor<2x3x3xi1>
      %402 = "stablehlo.not"(%392) : (tensor<2x3x3xi1>) -> tensor<2x3x3xi1>
      %403 = "stablehlo.and"(%401, %402) : (tensor<2x3x3xi1>, tensor<2x3x3xi1>) -> tensor<2x3x3xi1>
      %404 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<2x3x3xcomplex<f32>>}> : () -> tensor<2x3x3xcomplex<f32>>
      %405 = "stablehlo.select"(%403, %404, %375#1) : (tensor<2x3x3xi1>, tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
      %406 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x2xi32>
      %407 = "stablehlo.constant"() <{value = dense<1> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
      %408 = "stablehlo.add"(%406, %407) : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
      %409 = "stablehlo.constant"() <{value = dense<0> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
      %410 = "stablehlo.select"(%389, %408, %409) : (tensor<2x2xi1>, tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
      %411 = "stablehlo.constant"() <{value = dense<-2147483648> : tensor<i32>}> : () -> tensor<i32>
      %415 = "stablehlo.reduce"(%410, %411) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r412: tensor<i32>, %r413: tensor<i32>):
        %414 = "stablehlo.maximum"(%r412, %r413) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        "stablehlo.return"(%414) : (tensor<i32>) -> ()
      }) : (tensor<2x2xi32>, tensor<i32>) -> tensor<2xi32>
      %416 = "stablehlo.broadcast_in_dim"(%415) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x2xi32>
      %417 = "stablehlo.compare"(%408, %416) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
      %418 = "stablehlo.not"(%389) : (tensor<2x2xi1>) -> tensor<2x2xi1>
      %419 = "stablehlo.and"(%418, %417) : (tensor<2x2xi1>, tensor<2x2xi1>) -> tensor<2x2xi1>
      %420 = "stablehlo.select"(%419, %408, %409) : (tensor<2x2xi1>, tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
      %421 = "stablehlo.constant"() <{value = dense<-2147483648> : tensor<i32>}> : () -> tensor<i32>
      %425 = "stablehlo.reduce"(%420, %421) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r422: tensor<i32>, %r423: tensor<i32>):
        %424 = "stablehlo.maximum"(%r422, %r423) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        "stablehlo.return"(%424) : (tensor<i32>) -> ()
      }) : (tensor<2x2xi32>, tensor<i32>) -> tensor<2xi32>
      %426 = "stablehlo.compare"(%r186, %415) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
      %427 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
      %428 = "stablehlo.select"(%426, %188, %427) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      %429 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %430 = "stablehlo.add"(%r182, %429) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%430, %405, %428, %425, %415) : (tensor<i32>, tensor<2x3x3xcomplex<f32>>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> ()
    }) : (tensor<i32>, tensor<2x3x3xcomplex<f32>>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> (tensor<i32>, tensor<2x3x3xcomplex<f32>>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>)
    %432 = "stablehlo.reshape"(%431#1) : (tensor<2x3x3xcomplex<f32>>) -> tensor<2x9xcomplex<f32>>
    %433 = "stablehlo.slice"(%432) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 9>, strides = array<i64: 1, 4>}> : (tensor<2x9xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
    %434 = "stablehlo.convert"(%15) : (tensor<2xf32>) -> tensor<2xcomplex<f32>>
    %435 = "stablehlo.broadcast_in_dim"(%434) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
    %436 = "stablehlo.multiply"(%433, %435) : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
    return %436 : tensor<2x3xcomplex<f32>>
  }
}
