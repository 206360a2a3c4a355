// aten::linalg_eigvals(Tensor self) -> Tensor

// T[3,3], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<3x3xf32>) -> (tensor<3xcomplex<f32>>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<3x3xf32>) -> tensor<1x3x3xf32>
    %1 = "stablehlo.convert"(%0) : (tensor<1x3x3xf32>) -> tensor<1x3x3xcomplex<f32>>
    %2 = "stablehlo.abs"(%1) : (tensor<1x3x3xcomplex<f32>>) -> tensor<1x3x3xf32>
    %3 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %7 = "stablehlo.reduce"(%2, %3) <{dimensions = array<i64: 1, 2>}> ({
    ^bb0(%r4: tensor<f32>, %r5: tensor<f32>):
      %6 = "stablehlo.maximum"(%r4, %r5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%6) : (tensor<f32>) -> ()
    }) : (tensor<1x3x3xf32>, tensor<f32>) -> tensor<1xf32>
    %8 = "stablehlo.constant"() <{value = dense<0.001> : tensor<1xf32>}> : () -> tensor<1xf32>
    %9 = "stablehlo.compare"(%7, %8) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %10 = "stablehlo.constant"() <{value = dense<1000.0> : tensor<1xf32>}> : () -> tensor<1xf32>
    %11 = "stablehlo.compare"(%7, %10) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %12 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
    %13 = "stablehlo.compare"(%7, %12) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %14 = "stablehlo.and"(%9, %13) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
    %15 = "stablehlo.or"(%14, %11) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
    %16 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1xf32>}> : () -> tensor<1xf32>
    %17 = "stablehlo.select"(%15, %7, %16) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %18 = "stablehlo.convert"(%17) : (tensor<1xf32>) -> tensor<1xcomplex<f32>>
    %19 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
    %20 = "stablehlo.divide"(%1, %19) : (tensor<1x3x3xcomplex<f32>>, tensor<1x3x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
    %21 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %157:2 = "stablehlo.while"(%21, %20) ({
    ^bb0(%r22: tensor<i32>, %r23: tensor<1x3x3xcomplex<f32>>):
      %24 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %25 = "stablehlo.compare"(%r22, %24) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%25) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r26: tensor<i32>, %r27: tensor<1x3x3xcomplex<f32>>):
      %28 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %29 = "stablehlo.add"(%r26, %28) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %30 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %31 = "stablehlo.dynamic_slice"(%r27, %30, %30, %r26) <{slice_sizes = array<i64: 1, 3, 1>}> : (tensor<1x3x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x1xcomplex<f32>>
      %32 = "stablehlo.reshape"(%31) : (tensor<1x3x1xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %33 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
      %34 = "stablehlo.broadcast_in_dim"(%29) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x3xi32>
      %35 = "stablehlo.compare"(%33, %34) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %36 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
      %37 = "stablehlo.broadcast_in_dim"(%29) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x3xi32>
      %38 = "stablehlo.compare"(%36, %37) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %39 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<1x3xcomplex<f32>>}> : () -> tensor<1x3xcomplex<f32>>
      %40 = "stablehlo.select"(%38, %32, %39) : (tensor<1x3xi1>, tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %41 = "stablehlo.select"(%35, %32, %39) : (tensor<1x3xi1>, tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %42 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
      %46 = "stablehlo.reduce"(%41, %42) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r43: tensor<complex<f32>>, %r44: tensor<complex<f32>>):
        %45 = "stablehlo.add"(%r43, %r44) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
        "stablehlo.return"(%45) : (tensor<complex<f32>>) -> ()
      }) : (tensor<1x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1xcomplex<f32>>
      %47 = "stablehlo.abs"(%40) : (tensor<1x3xcomplex<f32>>) -> tensor<1x3xf32>
      %48 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
      %52 = "stablehlo.reduce"(%47, %48) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r49: tensor<f32>, %r50: tensor<f32>):
        %51 = "stablehlo.maximum"(%r49, %r50) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%51) : (tensor<f32>) -> ()
      }) : (tensor<1x3xf32>, tensor<f32>) -> tensor<1xf32>
      %53 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
      %54 = "stablehlo.compare"(%52, %53) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
      %55 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1xf32>}> : () -> tensor<1xf32>
      %56 = "stablehlo.select"(%54, %55, %52) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %57 = "stablehlo.convert"(%56) : (tensor<1xf32>) -> tensor<1xcomplex<f32>>
      %58 = "stablehlo.broadcast_in_dim"(%57) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %59 = "stablehlo.divide"(%40, %58) : (tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %60 = "stablehlo.real"(%59) : (tensor<1x3xcomplex<f32>>) -> tensor<1x3xf32>
      %61 = "stablehlo.imag"(%59) : (tensor<1x3xcomplex<f32>>) -> tensor<1x3xf32>
      %62 = "stablehlo.multiply"(%60, %60) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %63 = "stablehlo.multiply"(%61, %61) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %64 = "stablehlo.add"(%62, %63) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %65 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
      %69 = "stablehlo.reduce"(%64, %65) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r66: tensor<f32>, %r67: tensor<f32>):
        %68 = "stablehlo.add"(%r66, %r67) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%68) : (tensor<f32>) -> ()
      }) : (tensor<1x3xf32>, tensor<f32>) -> tensor<1xf32>
      %70 = "stablehlo.sqrt"(%69) : (tensor<1xf32>) -> tensor<1xf32>
      %71 = "stablehlo.multiply"(%70, %56) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %72 = "stablehlo.reshape"(%46) : (tensor<1xcomplex<f32>>) -> tensor<1x1xcomplex<f32>>
      %73 = "stablehlo.reshape"(%71) : (tensor<1xf32>) -> tensor<1x1xf32>
      %74 = "stablehlo.convert"(%73) : (tensor<1x1xf32>) -> tensor<1x1xcomplex<f32>>
      %75 = "stablehlo.concatenate"(%72, %74) <{dimension = 1 : i64}> : (tensor<1x1xcomplex<f32>>, tensor<1x1xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
      %76 = "stablehlo.abs"(%75) : (tensor<1x2xcomplex<f32>>) -> tensor<1x2xf32>
      %77 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
      %81 = "stablehlo.reduce"(%76, %77) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r78: tensor<f32>, %r79: tensor<f32>):
        %80 = "stablehlo.maximum"(%r78, %r79) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%80) : (tensor<f32>) -> ()
      }) : (tensor<1x2xf32>, tensor<f32>) -> tensor<1xf32>
      %82 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
      %83 = "stablehlo.compare"(%81, %82) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
      %84 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1xf32>}> : () -> tensor<1xf32>
      %85 = "stablehlo.select"(%83, %84, %81) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %86 = "stablehlo.convert"(%85) : (tensor<1xf32>) -> tensor<1xcomplex<f32>>
      %87 = "stablehlo.broadcast_in_dim"(%86) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
      %88 = "stablehlo.divide"(%75, %87) : (tensor<1x2xcomplex<f32>>, tensor<1x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
      %89 = "stablehlo.real"(%88) : (tensor<1x2xcomplex<f32>>) -> tensor<1x2xf32>
      %90 = "stablehlo.imag"(%88) : (tensor<1x2xcomplex<f32>>) -> tensor<1x2xf32>
      %91 = "stablehlo.multiply"(%89, %89) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
      %92 = "stablehlo.multiply"(%90, %90) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
      %93 = "stablehlo.add"(%91, %92) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
      %94 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
      %98 = "stablehlo.reduce"(%93, %94) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r95: tensor<f32>, %r96: tensor<f32>):
        %97 = "stablehlo.add"(%r95, %r96) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%97) : (tensor<f32>) -> ()
      }) : (tensor<1x2xf32>, tensor<f32>) -> tensor<1xf32>
      %99 = "stablehlo.sqrt"(%98) : (tensor<1xf32>) -> tensor<1xf32>
      %100 = "stablehlo.multiply"(%99, %85) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %101 = "stablehlo.real"(%46) : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
      %102 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
      %103 = "stablehlo.compare"(%101, %102) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
      %104 = "stablehlo.negate"(%100) : (tensor<1xf32>) -> tensor<1xf32>
      %105 = "stablehlo.select"(%103, %100, %104) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %106 = "stablehlo.convert"(%105) : (tensor<1xf32>) -> tensor<1xcomplex<f32>>
      %107 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
      %108 = "stablehlo.compare"(%71, %107) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
      %109 = "stablehlo.imag"(%46) : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
      %110 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
      %111 = "stablehlo.compare"(%109, %110) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
      %112 = "stablehlo.and"(%108, %111) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
      %113 = "stablehlo.select"(%112, %46, %106) : (tensor<1xi1>, tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %114 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<1xcomplex<f32>>}> : () -> tensor<1xcomplex<f32>>
      %115 = "stablehlo.constant"() <{value = dense<(1.0, 0.0)> : tensor<1xcomplex<f32>>}> : () -> tensor<1xcomplex<f32>>
      %116 = "stablehlo.select"(%112, %115, %113) : (tensor<1xi1>, tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %117 = "stablehlo.subtract"(%113, %46) : (tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %118 = "stablehlo.divide"(%117, %116) : (tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %119 = "stablehlo.select"(%112, %114, %118) : (tensor<1xi1>, tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %120 = "stablehlo.negate"(%117) : (tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %121 = "stablehlo.select"(%112, %115, %120) : (tensor<1xi1>, tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %122 = "stablehlo.broadcast_in_dim"(%121) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %123 = "stablehlo.divide"(%40, %122) : (tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %124 = "stablehlo.constant"() <{value = dense<(1.0, 0.0)> : tensor<1x3xcomplex<f32>>}> : () -> tensor<1x3xcomplex<f32>>
      %125 = "stablehlo.select"(%35, %124, %123) : (tensor<1x3xi1>, tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %126 = "chlo.conj"(%119) : (tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %127 = "chlo.conj"(%125) : (tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %128 = "stablehlo.broadcast_in_dim"(%127) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
      %129 = "stablehlo.multiply"(%r27, %128) : (tensor<1x3x3xcomplex<f32>>, tensor<1x3x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
      %130 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
      %134 = "stablehlo.reduce"(%129, %130) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r131: tensor<complex<f32>>, %r132: tensor<complex<f32>>):
        %133 = "stablehlo.add"(%r131, %r132) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
        "stablehlo.return"(%133) : (tensor<complex<f32>>) -> ()
      }) : (tensor<1x3x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x3xcomplex<f32>>
      %135 = "stablehlo.broadcast_in_dim"(%126) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %136 = "stablehlo.multiply"(%125, %135) : (tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %137 = "stablehlo.broadcast_in_dim"(%136) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
      %138 = "stablehlo.broadcast_in_dim"(%134) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
      %139 = "stablehlo.multiply"(%137, %138) : (tensor<1x3x3xcomplex<f32>>, tensor<1x3x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
      %140 = "stablehlo.subtract"(%r27, %139) : (tensor<1x3x3xcomplex<f32>>, tensor<1x3x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
      %141 = "chlo.conj"(%125) : (tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %142 = "stablehlo.broadcast_in_dim"(%125) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
      %143 = "stablehlo.multiply"(%140, %142) : (tensor<1x3x3xcomplex<f32>>, tensor<1x3x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
      %144 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
      %148 = "stablehlo.reduce"(%143, %144) <{dimensions = array<i64: 2>}> ({
      ^bb0(%r145: tensor<complex<f32>>, %r146: tensor<complex<f32>>):
        %147 = "stablehlo.add"(%r145, %r146) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
        "stablehlo.return"(%147) : (tensor<complex<f32>>) -> ()
      }) : (tensor<1x3x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x3xcomplex<f32>>
      %149 = "stablehlo.broadcast_in_dim"(%119) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %150 = "stablehlo.multiply"(%141, %149) : (tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %151 = "stablehlo.broadcast_in_dim"(%148) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
      %152 = "stablehlo.broadcast_in_dim"(%150) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
      %153 = "stablehlo.multiply"(%151, %152) : (tensor<1x3x3xcomplex<f32>>, tensor<1x3x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
      %154 = "stablehlo.subtract"(%140, %153) : (tensor<1x3x3xcomplex<f32>>, tensor<1x3x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
      %155 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %156 = "stablehlo.add"(%r26, %155) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%156, %154) : (tensor<i32>, tensor<1x3x3xcomplex<f32>>) -> ()
    }) : (tensor<i32>, tensor<1x3x3xcomplex<f32>>) -> (tensor<i32>, tensor<1x3x3xcomplex<f32>>)
    %158 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x3xi32>
    %159 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x3x3xi32>
    %160 = "stablehlo.subtract"(%159, %158) : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi32>
    %161 = "stablehlo.constant"() <{value = dense<-1> : tensor<1x3x3xi32>}> : () -> tensor<1x3x3xi32>
    %162 = "stablehlo.compare"(%160, %161) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
    %163 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<1x3x3xcomplex<f32>>}> : () -> tensor<1x3x3xcomplex<f32>>
    %164 = "stablehlo.select"(%162, %157#1, %163) : (tensor<1x3x3xi1>, tensor<1x3x3xcomplex<f32>>, tensor<1x3x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
    %165 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %166 = "stablehlo.constant"() <{value = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
    %433:5 = "stablehlo.while"(%165, %164, %166, %166, %166) ({
    ^bb0(%r167: tensor<i32>, %r168: tensor<1x3x3xcomplex<f32>>, %r169: tensor<1xi32>, %r170: tensor<1xi32>, %r171: tensor<1xi32>):
      %172 = "stablehlo.constant"() <{value = dense<90> : tensor<i32>}> : () -> tensor<i32>
      %173 = "stablehlo.compare"(%r167, %172) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %174 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %175 = "stablehlo.compare"(%r167, %174) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %176 = "stablehlo.compare"(%r171, %r170) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
      %177 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %181 = "stablehlo.reduce"(%176, %177) <{dimensions = array<i64: 0>}> ({
      ^bb0(%r178: tensor<i1>, %r179: tensor<i1>):
        %180 = "stablehlo.or"(%r178, %r179) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%180) : (tensor<i1>) -> ()
      }) : (tensor<1xi1>, tensor<i1>) -> tensor<i1>
      %182 = "stablehlo.or"(%181, %175) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %183 = "stablehlo.and"(%173, %182) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%183) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r184: tensor<i32>, %r185: tensor<1x3x3xcomplex<f32>>, %r186: tensor<1xi32>, %r187: tensor<1xi32>, %r188: tensor<1xi32>):
      %189 = "stablehlo.constant"() <{value = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
      %190 = "stablehlo.add"(%r186, %189) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
      %191 = "stablehlo.reshape"(%r185) : (tensor<1x3x3xcomplex<f32>>) -> tensor<1x9xcomplex<f32>>
      %192 = "stablehlo.slice"(%191) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 1, 9>, strides = array<i64: 1, 4>}> : (tensor<1x9xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %193 = "stablehlo.reshape"(%r185) : (tensor<1x3x3xcomplex<f32>>) -> tensor<1x9xcomplex<f32>>
      %194 = "stablehlo.slice"(%193) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 1, 6>, strides = array<i64: 1, 4>}> : (tensor<1x9xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
      %195 = "stablehlo.reshape"(%r185) : (tensor<1x3x3xcomplex<f32>>) -> tensor<1x9xcomplex<f32>>
      %196 = "stablehlo.slice"(%195) <{start_indices = array<i64: 0, 3>, limit_indices = array<i64: 1, 8>, strides = array<i64: 1, 4>}> : (tensor<1x9xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
      %197 = "stablehlo.constant"() <{value = dense<-1> : tensor<1xi32>}> : () -> tensor<1xi32>
      %198 = "stablehlo.add"(%r188, %197) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
      %199 = "stablehlo.reshape"(%198) : (tensor<1xi32>) -> tensor<1x1xi32>
      %200 = "stablehlo.gather"(%192, %199) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<1x3xcomplex<f32>>, tensor<1x1xi32>) -> tensor<1x1xcomplex<f32>>
      %201 = "stablehlo.reshape"(%200) : (tensor<1x1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %202 = "stablehlo.reshape"(%r188) : (tensor<1xi32>) -> tensor<1x1xi32>
      %203 = "stablehlo.gather"(%192, %202) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<1x3xcomplex<f32>>, tensor<1x1xi32>) -> tensor<1x1xcomplex<f32>>
      %204 = "stablehlo.reshape"(%203) : (tensor<1x1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %205 = "stablehlo.reshape"(%198) : (tensor<1xi32>) -> tensor<1x1xi32>
      %206 = "stablehlo.gather"(%194, %205) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<1x2xcomplex<f32>>, tensor<1x1xi32>) -> tensor<1x1xcomplex<f32>>
      %207 = "stablehlo.reshape"(%206) : (tensor<1x1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %208 = "stablehlo.reshape"(%198) : (tensor<1xi32>) -> tensor<1x1xi32>
      %209 = "stablehlo.gather"(%196, %208) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<1x2xcomplex<f32>>, tensor<1x1xi32>) -> tensor<1x1xcomplex<f32>>
      %210 = "stablehlo.reshape"(%209) : (tensor<1x1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %211 = "stablehlo.multiply"(%207, %210) : (tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %212 = "stablehlo.subtract"(%201, %204) : (tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %213 = "stablehlo.constant"() <{value = dense<(0.5, 0.0)> : tensor<1xcomplex<f32>>}> : () -> tensor<1xcomplex<f32>>
      %214 = "stablehlo.multiply"(%212, %213) : (tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %215 = "stablehlo.multiply"(%214, %214) : (tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %216 = "stablehlo.add"(%215, %211) : (tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %217 = "stablehlo.sqrt"(%216) : (tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %218 = "chlo.conj"(%214) : (tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %219 = "stablehlo.multiply"(%218, %217) : (tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %220 = "stablehlo.real"(%219) : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
      %221 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
      %222 = "stablehlo.compare"(%220, %221) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
      %223 = "stablehlo.negate"(%217) : (tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %224 = "stablehlo.select"(%222, %223, %217) : (tensor<1xi1>, tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %225 = "stablehlo.add"(%214, %224) : (tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %226 = "stablehlo.abs"(%225) : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
      %227 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
      %228 = "stablehlo.compare"(%226, %227) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
      %229 = "stablehlo.constant"() <{value = dense<(1.0, 0.0)> : tensor<1xcomplex<f32>>}> : () -> tensor<1xcomplex<f32>>
      %230 = "stablehlo.select"(%228, %229, %225) : (tensor<1xi1>, tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %231 = "stablehlo.divide"(%211, %230) : (tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %232 = "stablehlo.subtract"(%204, %231) : (tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %233 = "stablehlo.abs"(%210) : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
      %234 = "stablehlo.constant"() <{value = dense<0.75> : tensor<1xf32>}> : () -> tensor<1xf32>
      %235 = "stablehlo.multiply"(%233, %234) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %236 = "stablehlo.convert"(%235) : (tensor<1xf32>) -> tensor<1xcomplex<f32>>
      %237 = "stablehlo.add"(%204, %236) : (tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %238 = "stablehlo.constant"() <{value = dense<10> : tensor<1xi32>}> : () -> tensor<1xi32>
      %239 = "stablehlo.remainder"(%190, %238) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
      %240 = "stablehlo.constant"() <{value = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
      %241 = "stablehlo.compare"(%239, %240) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
      %242 = "stablehlo.select"(%241, %237, %232) : (tensor<1xi1>, tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %243 = "stablehlo.compare"(%r188, %r187) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
      %244 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<1xi32>}> : () -> tensor<1xi32>
      %245 = "stablehlo.select"(%243, %r187, %244) : (tensor<1xi1>, tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
      %246 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
      %250 = "stablehlo.reduce"(%245, %246) <{dimensions = array<i64: 0>}> ({
      ^bb0(%r247: tensor<i32>, %r248: tensor<i32>):
        %249 = "stablehlo.minimum"(%r247, %r248) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        "stablehlo.return"(%249) : (tensor<i32>) -> ()
      }) : (tensor<1xi32>, tensor<i32>) -> tensor<i32>
      %251 = "stablehlo.constant"() <{value = dense<-2147483648> : tensor<i32>}> : () -> tensor<i32>
      %255 = "stablehlo.reduce"(%r188, %251) <{dimensions = array<i64: 0>}> ({
      ^bb0(%r252: tensor<i32>, %r253: tensor<i32>):
        %254 = "stablehlo.maximum"(%r252, %r253) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        "stablehlo.return"(%254) : (tensor<i32>) -> ()
      }) : (tensor<1xi32>, tensor<i32>) -> tensor<i32>
      %377:6 = "stablehlo.while"(%250, %r185, %242, %r187, %r188, %255) ({
      ^bb0(%r256: tensor<i32>, %r257: tensor<1x3x3xcomplex<f32>>, %r258: tensor<1xcomplex<f32>>, %r259: tensor<1xi32>, %r260: tensor<1xi32>, %r261: tensor<i32>):
        %262 = "stablehlo.compare"(%r256, %r261) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
        "stablehlo.return"(%262) : (tensor<i1>) -> ()
      }, {
      ^bb0(%r263: tensor<i32>, %r264: tensor<1x3x3xcomplex<f32>>, %r265: tensor<1xcomplex<f32>>, %r266: tensor<1xi32>, %r267: tensor<1xi32>, %r268: tensor<i32>):
        %269 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
        %270 = "stablehlo.dynamic_slice"(%r264, %269, %r263, %269) <{slice_sizes = array<i64: 1, 2, 3>}> : (tensor<1x3x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xcomplex<f32>>
        %271 = "stablehlo.broadcast_in_dim"(%r263) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
        %272 = "stablehlo.compare"(%271, %r266) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
        %273 = "stablehlo.constant"() <{value = dense<-1> : tensor<i32>}> : () -> tensor<i32>
        %274 = "stablehlo.add"(%r263, %273) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        %275 = "stablehlo.maximum"(%274, %269) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        %276 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
        %277 = "stablehlo.dynamic_slice"(%270, %276, %276, %r263) <{slice_sizes = array<i64: 1, 2, 1>}> : (tensor<1x2x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x1xcomplex<f32>>
        %278 = "stablehlo.reshape"(%277) : (tensor<1x2x1xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
        %279 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
        %280 = "stablehlo.dynamic_slice"(%270, %279, %279, %275) <{slice_sizes = array<i64: 1, 2, 1>}> : (tensor<1x2x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x1xcomplex<f32>>
        %281 = "stablehlo.reshape"(%280) : (tensor<1x2x1xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
        %282 = "stablehlo.reshape"(%r265) : (tensor<1xcomplex<f32>>) -> tensor<1x1xcomplex<f32>>
        %283 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
        %284 = "stablehlo.pad"(%282, %283) <{edge_padding_low = array<i64: 0, 0>, edge_padding_high = array<i64: 0, 1>, interior_padding = array<i64: 0, 0>}> : (tensor<1x1xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2xcomplex<f32>>
        %285 = "stablehlo.subtract"(%278, %284) : (tensor<1x2xcomplex<f32>>, tensor<1x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
        %286 = "stablehlo.broadcast_in_dim"(%272) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi1>) -> tensor<1x2xi1>
        %287 = "stablehlo.select"(%286, %285, %281) : (tensor<1x2xi1>, tensor<1x2xcomplex<f32>>, tensor<1x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
        %288 = "stablehlo.abs"(%287) : (tensor<1x2xcomplex<f32>>) -> tensor<1x2xf32>
        %289 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
        %293 = "stablehlo.reduce"(%288, %289) <{dimensions = array<i64: 1>}> ({
        ^bb0(%r290: tensor<f32>, %r291: tensor<f32>):
          %292 = "stablehlo.maximum"(%r290, %r291) : (tensor<f32>, tensor<f32>) -> tensor<f32>
          "stablehlo.return"(%292) : (tensor<f32>) -> ()
        }) : (tensor<1x2xf32>, tensor<f32>) -> tensor<1xf32>
        %294 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
        %295 = "stablehlo.compare"(%293, %294) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
        %296 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1xf32>}> : () -> tensor<1xf32>
        %297 = "stablehlo.select"(%295, %296, %293) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
        %298 = "stablehlo.convert"(%297) : (tensor<1xf32>) -> tensor<1xcomplex<f32>>
        %299 = "stablehlo.broadcast_in_dim"(%298) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
        %300 = "stablehlo.divide"(%287, %299) : (tensor<1x2xcomplex<f32>>, tensor<1x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
        %301 = "stablehlo.real"(%300) : (tensor<1x2xcomplex<f32>>) -> tensor<1x2xf32>
        %302 = "stablehlo.imag"(%300) : (tensor<1x2xcomplex<f32>>) -> tensor<1x2xf32>
        %303 = "stablehlo.multiply"(%301, %301) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
        %304 = "stablehlo.multiply"(%302, %302) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
        %305 = "stablehlo.add"(%303, %304) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
        %306 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
        %310 = "stablehlo.reduce"(%305, %306) <{dimensions = array<i64: 1>}> ({
        ^bb0(%r307: tensor<f32>, %r308: tensor<f32>):
          %309 = "stablehlo.add"(%r307, %r308) : (tensor<f32>, tensor<f32>) -> tensor<f32>
          "stablehlo.return"(%309) : (tensor<f32>) -> ()
        }) : (tensor<1x2xf32>, tensor<f32>) -> tensor<1xf32>
        %311 = "stablehlo.sqrt"(%310) : (tensor<1xf32>) -> tensor<1xf32>
        %312 = "stablehlo.multiply"(%311, %297) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
        %313 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
        %314 = "stablehlo.compare"(%312, %313) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
        %315 = "stablehlo.compare"(%271, %r266) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
        %316 = "stablehlo.compare"(%271, %r267) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
        %317 = "stablehlo.and"(%315, %316) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
        %318 = "stablehlo.and"(%317, %314) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
        %319 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1xf32>}> : () -> tensor<1xf32>
        %320 = "stablehlo.select"(%318, %312, %319) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
        %321 = "stablehlo.divide"(%319, %320) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
        %322 = "stablehlo.convert"(%321) : (tensor<1xf32>) -> tensor<1xcomplex<f32>>
        %323 = "stablehlo.broadcast_in_dim"(%322) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
        %324 = "stablehlo.multiply"(%287, %323) : (tensor<1x2xcomplex<f32>>, tensor<1x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
        %325 = "stablehlo.constant"() <{value = dense<(1.0, 0.0)> : tensor<1x1xcomplex<f32>>}> : () -> tensor<1x1xcomplex<f32>>
        %326 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
        %327 = "stablehlo.pad"(%325, %326) <{edge_padding_low = array<i64: 0, 0>, edge_padding_high = array<i64: 0, 1>, interior_padding = array<i64: 0, 0>}> : (tensor<1x1xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2xcomplex<f32>>
        %328 = "stablehlo.broadcast_in_dim"(%318) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi1>) -> tensor<1x2xi1>
        %329 = "stablehlo.select"(%328, %324, %327) : (tensor<1x2xi1>, tensor<1x2xcomplex<f32>>, tensor<1x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
        %330 = "stablehlo.slice"(%329) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 1, 1>, strides = array<i64: 1, 1>}> : (tensor<1x2xcomplex<f32>>) -> tensor<1x1xcomplex<f32>>
        %331 = "stablehlo.reshape"(%330) : (tensor<1x1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
        %332 = "stablehlo.slice"(%329) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 1, 2>, strides = array<i64: 1, 1>}> : (tensor<1x2xcomplex<f32>>) -> tensor<1x1xcomplex<f32>>
        %333 = "stablehlo.reshape"(%332) : (tensor<1x1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
        %334 = "chlo.conj"(%331) : (tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
        %335 = "chlo.conj"(%333) : (tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
        %336 = "stablehlo.negate"(%333) : (tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
        %337 = "stablehlo.negate"(%335) : (tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
        %338 = "stablehlo.slice"(%270) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 1, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x1x3xcomplex<f32>>
        %339 = "stablehlo.reshape"(%338) : (tensor<1x1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
        %340 = "stablehlo.slice"(%270) <{start_indices = array<i64: 0, 1, 0>, limit_indices = array<i64: 1, 2, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x1x3xcomplex<f32>>
        %341 = "stablehlo.reshape"(%340) : (tensor<1x1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
        %342 = "stablehlo.broadcast_in_dim"(%334) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
        %343 = "stablehlo.multiply"(%339, %342) : (tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
        %344 = "stablehlo.broadcast_in_dim"(%335) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
        %345 = "stablehlo.multiply"(%341, %344) : (tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
        %346 = "stablehlo.add"(%343, %345) : (tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
        %347 = "stablehlo.broadcast_in_dim"(%336) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
        %348 = "stablehlo.multiply"(%339, %347) : (tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
        %349 = "stablehlo.broadcast_in_dim"(%331) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
        %350 = "stablehlo.multiply"(%341, %349) : (tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
        %351 = "stablehlo.add"(%348, %350) : (tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
        %352 = "stablehlo.reshape"(%346) : (tensor<1x3xcomplex<f32>>) -> tensor<1x1x3xcomplex<f32>>
        %353 = "stablehlo.reshape"(%351) : (tensor<1x3xcomplex<f32>>) -> tensor<1x1x3xcomplex<f32>>
        %354 = "stablehlo.concatenate"(%352, %353) <{dimension = 1 : i64}> : (tensor<1x1x3xcomplex<f32>>, tensor<1x1x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
        %355 = "stablehlo.dynamic_update_slice"(%r264, %354, %269, %r263, %269) : (tensor<1x3x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x3xcomplex<f32>>
        %356 = "stablehlo.dynamic_slice"(%355, %269, %269, %r263) <{slice_sizes = array<i64: 1, 3, 2>}> : (tensor<1x3x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x2xcomplex<f32>>
        %357 = "stablehlo.slice"(%356) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 3, 1>, strides = array<i64: 1, 1, 1>}> : (tensor<1x3x2xcomplex<f32>>) -> tensor<1x3x1xcomplex<f32>>
        %358 = "stablehlo.reshape"(%357) : (tensor<1x3x1xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
        %359 = "stablehlo.slice"(%356) <{start_indices = array<i64: 0, 0, 1>, limit_indices = array<i64: 1, 3, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<1x3x2xcomplex<f32>>) -> tensor<1x3x1xcomplex<f32>>
        %360 = "stablehlo.reshape"(%359) : (tensor<1x3x1xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
        %361 = "stablehlo.broadcast_in_dim"(%331) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
        %362 = "stablehlo.multiply"(%358, %361) : (tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
        %363 = "stablehlo.broadcast_in_dim"(%333) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
        %364 = "stablehlo.multiply"(%360, %363) : (tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
        %365 = "stablehlo.add"(%362, %364) : (tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
        %366 = "stablehlo.broadcast_in_dim"(%337) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
        %367 = "stablehlo.multiply"(%358, %366) : (tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
        %368 = "stablehlo.broadcast_in_dim"(%334) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
        %369 = "stablehlo.multiply"(%360, %368) : (tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
        %370 = "stablehlo.add"(%367, %369) : (tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
        %371 = "stablehlo.reshape"(%365) : (tensor<1x3xcomplex<f32>>) -> tensor<1x3x1xcomplex<f32>>
        %372 = "stablehlo.reshape"(%370) : (tensor<1x3xcomplex<f32>>) -> tensor<1x3x1xcomplex<f32>>
        %373 = "stablehlo.concatenate"(%371, %372) <{dimension = 2 : i64}> : (tensor<1x3x1xcomplex<f32>>, tensor<1x3x1xcomplex<f32>>) -> tensor<1x3x2xcomplex<f32>>
        %374 = "stablehlo.dynamic_update_slice"(%355, %373, %269, %269, %r263) : (tensor<1x3x3xcomplex<f32>>, tensor<1x3x2xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x3xcomplex<f32>>
        %375 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
        %376 = "stablehlo.add"(%r263, %375) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        "stablehlo.return"(%376, %374, %r265, %r266, %r267, %r268) : (tensor<i32>, tensor<1x3x3xcomplex<f32>>, tensor<1xcomplex<f32>>, tensor<1xi32>, tensor<1xi32>, tensor<i32>) -> ()
      }) : (tensor<i32>, tensor<1x3x3xcomplex<f32>>, tensor<1xcomplex<f32>>, tensor<1xi32>, tensor<1xi32>, tensor<i32>) -> (tensor<i32>, tensor<1x3x3xcomplex<f32>>, tensor<1xcomplex<f32>>, tensor<1xi32>, tensor<1xi32>, tensor<i32>)
      %378 = "stablehlo.reshape"(%377#1) : (tensor<1x3x3xcomplex<f32>>) -> tensor<1x9xcomplex<f32>>
      %379 = "stablehlo.slice"(%378) <{start_indices = array<i64: 0, 3>, limit_indices = array<i64: 1, 8>, strides = array<i64: 1, 4>}> : (tensor<1x9xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
      %380 = "stablehlo.abs"(%379) : (tensor<1x2xcomplex<f32>>) -> tensor<1x2xf32>
      %381 = "stablehlo.reshape"(%377#1) : (tensor<1x3x3xcomplex<f32>>) -> tensor<1x9xcomplex<f32>>
      %382 = "stablehlo.slice"(%381) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 1, 9>, strides = array<i64: 1, 4>}> : (tensor<1x9xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %383 = "stablehlo.abs"(%382) : (tensor<1x3xcomplex<f32>>) -> tensor<1x3xf32>
      %384 = "stablehlo.slice"(%383) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 1, 2>, strides = array<i64: 1, 1>}> : (tensor<1x3xf32>) -> tensor<1x2xf32>
      %385 = "stablehlo.slice"(%383) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 1, 3>, strides = array<i64: 1, 1>}> : (tensor<1x3xf32>) -> tensor<1x2xf32>
      %386 = "stablehlo.add"(%384, %385) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
      %387 = "stablehlo.constant"() <{value = dense<1.1920928955078125e-7> : tensor<1x2xf32>}> : () -> tensor<1x2xf32>
      %388 = "stablehlo.multiply"(%386, %387) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
      %389 = "stablehlo.constant"() <{value = dense<1.4210854715202004e-14> : tensor<1x2xf32>}> : () -> tensor<1x2xf32>
      %390 = "stablehlo.add"(%388, %389) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
      %391 = "stablehlo.compare"(%380, %390) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xi1>
      %392 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %393 = "stablehlo.pad"(%391, %392) <{edge_padding_low = array<i64: 0, 1>, edge_padding_high = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<1x2xi1>, tensor<i1>) -> tensor<1x3xi1>
      %394 = "stablehlo.broadcast_in_dim"(%393) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xi1>) -> tensor<1x3x3xi1>
      %395 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x3xi32>
      %396 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x3x3xi32>
      %397 = "stablehlo.subtract"(%396, %395) : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi32>
      %398 = "stablehlo.constant"() <{value = dense<-1> : tensor<1x3x3xi32>}> : () -> tensor<1x3x3xi32>
      %399 = "stablehlo.compare"(%397, %398) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
      %400 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x3xi32>
      %401 = "stablehlo.constant"() <{value = dense<3> : tensor<1x3x3xi32>}> : () -> tensor<1x3x3xi32>
      %402 = "stablehlo.compare"(%400, %401) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
      %403 = "stablehlo.and"(%399, %402) : (tensor<1x3x3xi1>, tensor<1x3x3xi1>) -> tensor<1x3x3xi1>
      %404 = "stablehlo.not"(%394) : (tensor<1x3x3xi1>) -> tensor<1x3x3xi1>
      %405 = "stablehlo.and"(%403, %404) : (tensor<1x3x3xi1>, tensor<1x3x3xi1>) -> tensor<1x3x3xi1>
      %406 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<1x3x3xcomplex<f32>>}> : () -> tensor<1x3x3xcomplex<f32>>
      %407 = "stablehlo.select"(%405, %406, %377#1) : (tensor<1x3x3xi1>, tensor<1x3x3xcomplex<f32>>, tensor<1x3x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
      %408 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x2xi32>
      %409 = "stablehlo.constant"() <{value = dense<1> : tensor<1x2xi32>}> : () -> tensor<1x2xi32>
      %410 = "stablehlo.add"(%408, %409) : (tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<1x2xi32>
      %411 = "stablehlo.constant"() <{value = dense<0> : tensor<1x2xi32>}> : () -> tensor<1x2xi32>
      %412 = "stablehlo.select"(%391, %410, %411) : (tensor<1x2xi1>, tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<1x2xi32>
      %413 = "stablehlo.constant"() <{value = dense<-2147483648> : tensor<i32>}> : () -> tensor<i32>
      %417 = "stablehlo.reduce"(%412, %413) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r414: tensor<i32>, %r415: tensor<i32>):
        %416 = "stablehlo.maximum"(%r414, %r415) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        "stablehlo.return"(%416) : (tensor<i32>) -> ()
      }) : (tensor<1x2xi32>, tensor<i32>) -> tensor<1xi32>
      %418 = "stablehlo.broadcast_in_dim"(%417) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x2xi32>
      %419 = "stablehlo.compare"(%410, %418) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<1x2xi1>
      %420 = "stablehlo.not"(%391) : (tensor<1x2xi1>) -> tensor<1x2xi1>
      %421 = "stablehlo.and"(%420, %419) : (tensor<1x2xi1>, tensor<1x2xi1>) -> tensor<1x2xi1>
      %422 = "stablehlo.select"(%421, %410, %411) : (tensor<1x2xi1>, tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<1x2xi32>
      %423 = "stablehlo.constant"() <{value = dense<-2147483648> : tensor<i32>}> : () -> tensor<i32>
      %427 = "stablehlo.reduce"(%422, %423) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r424: tensor<i32>, %r425: tensor<i32>):
        %426 = "stablehlo.maximum"(%r424, %r425) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        "stablehlo.return"(%426) : (tensor<i32>) -> ()
      }) : (tensor<1x2xi32>, tensor<i32>) -> tensor<1xi32>
      %428 = "stablehlo.compare"(%r188, %417) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
      %429 = "stablehlo.constant"() <{value = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
      %430 = "stablehlo.select"(%428, %190, %429) : (tensor<1xi1>, tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
      %431 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %432 = "stablehlo.add"(%r184, %431) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%432, %407, %430, %427, %417) : (tensor<i32>, tensor<1x3x3xcomplex<f32>>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> ()
    }) : (tensor<i32>, tensor<1x3x3xcomplex<f32>>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> (tensor<i32>, tensor<1x3x3xcomplex<f32>>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>)
    %434 = "stablehlo.reshape"(%433#1) : (tensor<1x3x3xcomplex<f32>>) -> tensor<1x9xcomplex<f32>>
    %435 = "stablehlo.slice"(%434) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 1, 9>, strides = array<i64: 1, 4>}> : (tensor<1x9xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
    %436 = "stablehlo.abs"(%435) : (tensor<1x3xcomplex<f32>>) -> tensor<1x3xf32>
    %437 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %441 = "stablehlo.reduce"(%436, %437) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r438: tensor<f32>, %r439: tensor<f32>):
      %440 = "stablehlo.maximum"(%r438, %r439) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%440) : (tensor<f32>) -> ()
    }) : (tensor<1x3xf32>, tensor<f32>) -> tensor<1xf32>
    %442 = "stablehlo.constant"() <{value = dense<1.430511474609375e-6> : tensor<1xf32>}> : () -> tensor<1xf32>
    %443 = "stablehlo.multiply"(%441, %442) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %444 = "stablehlo.broadcast_in_dim"(%443) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<1x3xf32>
    %445 = "stablehlo.imag"(%435) : (tensor<1x3xcomplex<f32>>) -> tensor<1x3xf32>
    %446 = "stablehlo.abs"(%445) : (tensor<1x3xf32>) -> tensor<1x3xf32>
    %447 = "stablehlo.compare"(%446, %444) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xi1>
    %448 = "stablehlo.real"(%435) : (tensor<1x3xcomplex<f32>>) -> tensor<1x3xf32>
    %449 = "stablehlo.imag"(%435) : (tensor<1x3xcomplex<f32>>) -> tensor<1x3xf32>
    %450 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x3xf32>}> : () -> tensor<1x3xf32>
    %451 = "stablehlo.select"(%447, %450, %449) : (tensor<1x3xi1>, tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
    %452 = "stablehlo.complex"(%448, %451) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xcomplex<f32>>
    %453 = "stablehlo.convert"(%17) : (tensor<1xf32>) -> tensor<1xcomplex<f32>>
    %454 = "stablehlo.broadcast_in_dim"(%453) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
    %455 = "stablehlo.multiply"(%452, %454) : (tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
    %456 = "stablehlo.reshape"(%455) : (tensor<1x3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
    return %456 : tensor<3xcomplex<f32>>
  }
}

// T[3,3], T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<3x3xf64>) -> (tensor<3xcomplex<f64>>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<3x3xf64>) -> tensor<1x3x3xf64>
    %1 = "stablehlo.convert"(%0) : (tensor<1x3x3xf64>) -> tensor<1x3x3xcomplex<f64>>
    %2 = "stablehlo.abs"(%1) : (tensor<1x3x3xcomplex<f64>>) -> tensor<1x3x3xf64>
    %3 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<f64>}> : () -> tensor<f64>
    %7 = "stablehlo.reduce"(%2, %3) <{dimensions = array<i64: 1, 2>}> ({
    ^bb0(%r4: tensor<f64>, %r5: tensor<f64>):
      %6 = "stablehlo.maximum"(%r4, %r5) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%6) : (tensor<f64>) -> ()
    }) : (tensor<1x3x3xf64>, tensor<f64>) -> tensor<1xf64>
    %8 = "stablehlo.constant"() <{value = dense<0.001> : tensor<1xf64>}> : () -> tensor<1xf64>
    %9 = "stablehlo.compare"(%7, %8) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %10 = "stablehlo.constant"() <{value = dense<1000.0> : tensor<1xf64>}> : () -> tensor<1xf64>
    %11 = "stablehlo.compare"(%7, %10) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %12 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf64>}> : () -> tensor<1xf64>
    %13 = "stablehlo.compare"(%7, %12) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %14 = "stablehlo.and"(%9, %13) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
    %15 = "stablehlo.or"(%14, %11) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
    %16 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1xf64>}> : () -> tensor<1xf64>
    %17 = "stablehlo.select"(%15, %7, %16) : (tensor<1xi1>, tensor<1xf64>, tensor<1xf64>) -> tensor<1xf64>
    %18 = "stablehlo.convert"(%17) : (tensor<1xf64>) -> tensor<1xcomplex<f64>>
    %19 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xcomplex<f64>>) -> tensor<1x3x3xcomplex<f64>>
    %20 = "stablehlo.divide"(%1, %19) : (tensor<1x3x3xcomplex<f64>>, tensor<1x3x3xcomplex<f64>>) -> tensor<1x3x3xcomplex<f64>>
    %21 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %157:2 = "stablehlo.while"(%21, %20) ({
    ^bb0(%r22: tensor<i32>, %r23: tensor<1x3x3xcomplex<f64>>):
      %24 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %25 = "stablehlo.compare"(%r22, %24) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%25) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r26: tensor<i32>, %r27: tensor<1x3x3xcomplex<f64>>):
      %28 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %29 = "stablehlo.add"(%r26, %28) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %30 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %31 = "stablehlo.dynamic_slice"(%r27, %30, %30, %r26) <{slice_sizes = array<i64: 1, 3, 1>}> : (tensor<1x3x3xcomplex<f64>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x1xcomplex<f64>>
      %32 = "stablehlo.reshape"(%31) : (tensor<1x3x1xcomplex<f64>>) -> tensor<1x3xcomplex<f64>>
      %33 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
      %34 = "stablehlo.broadcast_in_dim"(%29) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x3xi32>
      %35 = "stablehlo.compare"(%33, %34) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %36 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
      %37 = "stablehlo.broadcast_in_dim"(%29) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x3xi32>
      %38 = "stablehlo.compare"(%36, %37) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %39 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<1x3xcomplex<f64>>}> : () -> tensor<1x3xcomplex<f64>>
      %40 = "stablehlo.select"(%38, %32, %39) : (tensor<1x3xi1>, tensor<1x3xcomplex<f64>>, tensor<1x3xcomplex<f64>>) -> tensor<1x3xcomplex<f64>>
      %41 = "stablehlo.select"(%35, %32, %39) : (tensor<1x3xi1>, tensor<1x3xcomplex<f64>>, tensor<1x3xcomplex<f64>>) -> tensor<1x3xcomplex<f64>>
      %42 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<complex<f64>>}> : () -> tensor<complex<f64>>
      %46 = "stablehlo.reduce"(%41, %42) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r43: tensor<complex<f64>>, %r44: tensor<complex<f64>>):
        %45 = "stablehlo.add"(%r43, %r44) : (tensor<complex<f64>>, tensor<complex<f64>>) -> tensor<complex<f64>>
        "stablehlo.return"(%45) : (tensor<complex<f64>>) -> ()
      }) : (tensor<1x3xcomplex<f64>>, tensor<complex<f64>>) -> tensor<1xcomplex<f64>>
      %47 = "stablehlo.abs"(%40) : (tensor<1x3xcomplex<f64>>) -> tensor<1x3xf64>
      %48 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<f64>}> : () -> tensor<f64>
      %52 = "stablehlo.reduce"(%47, %48) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r49: tensor<f64>, %r50: tensor<f64>):
        %51 = "stablehlo.maximum"(%r49, %r50) : (tensor<f64>, tensor<f64>) -> tensor<f64>
        "stablehlo.return"(%51) : (tensor<f64>) -> ()
      }) : (tensor<1x3xf64>, tensor<f64>) -> tensor<1xf64>
      %53 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf64>}> : () -> tensor<1xf64>
      %54 = "stablehlo.compare"(%52, %53) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
      %55 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1xf64>}> : () -> tensor<1xf64>
      %56 = "stablehlo.select"(%54, %55, %52) : (tensor<1xi1>, tensor<1xf64>, tensor<1xf64>) -> tensor<1xf64>
      %57 = "stablehlo.convert"(%56) : (tensor<1xf64>) -> tensor<1xcomplex<f64>>
      %58 = "stablehlo.broadcast_in_dim"(%57) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xcomplex<f64>>) -> tensor<1x3xcomplex<f64>>
      %59 = "stablehlo.divide"(%40, %58) : (tensor<1x3xcomplex<f64>>, tensor<1x3xcomplex<f64>>) -> tensor<1x3xcomplex<f64>>
      %60 = "stablehlo.real"(%59) : (tensor<1x3xcomplex<f64>>) -> tensor<1x3xf64>
      %61 = "stablehlo.imag"(%59) : (tensor<1x3xcomplex<f64>>) -> tensor<1x3xf64>
      %62 = "stablehlo.multiply"(%60, %60) : (tensor<1x3xf64>, tensor<1x3xf64>) -> tensor<1x3xf64>
      %63 = "stablehlo.multiply"(%61, %61) : (tensor<1x3xf64>, tensor<1x3xf64>) -> tensor<1x3xf64>
      %64 = "stablehlo.add"(%62, %63) : (tensor<1x3xf64>, tensor<1x3xf64>) -> tensor<1x3xf64>
      %65 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
      %69 = "stablehlo.reduce"(%64, %65) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r66: tensor<f64>, %r67: tensor<f64>):
        %68 = "stablehlo.add"(%r66, %r67) : (tensor<f64>, tensor<f64>) -> tensor<f64>
        "stablehlo.return"(%68) : (tensor<f64>) -> ()
      }) : (tensor<1x3xf64>, tensor<f64>) -> tensor<1xf64>
      %70 = "stablehlo.sqrt"(%69) : (tensor<1xf64>) -> tensor<1xf64>
      %71 = "stablehlo.multiply"(%70, %56) : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xf64>
      %72 = "stablehlo.reshape"(%46) : (tensor<1xcomplex<f64>>) -> tensor<1x1xcomplex<f64>>
      %73 = "stablehlo.reshape"(%71) : (tensor<1xf64>) -> tensor<1x1xf64>
      %74 = "stablehlo.convert"(%73) : (tensor<1x1xf64>) -> tensor<1x1xcomplex<f64>>
      %75 = "stablehlo.concatenate"(%72, %74) <{dimension = 1 : i64}> : (tensor<1x1xcomplex<f64>>, tensor<1x1xcomplex<f64>>) -> tensor<1x2xcomplex<f64>>
      %76 = "stablehlo.abs"(%75) : (tensor<1x2xcomplex<f64>>) -> tensor<1x2xf64>
      %77 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<f64>}> : () -> tensor<f64>
      %81 = "stablehlo.reduce"(%76, %77) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r78: tensor<f64>, %r79: tensor<f64>):
        %80 = "stablehlo.maximum"(%r78, %r79) : (tensor<f64>, tensor<f64>) -> tensor<f64>
        "stablehlo.return"(%80) : (tensor<f64>) -> ()
      }) : (tensor<1x2xf64>, tensor<f64>) -> tensor<1xf64>
      %82 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf64>}> : () -> tensor<1xf64>
      %83 = "stablehlo.compare"(%81, %82) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
      %84 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1xf64>}> : () -> tensor<1xf64>
      %85 = "stablehlo.select"(%83, %84, %81) : (tensor<1xi1>, tensor<1xf64>, tensor<1xf64>) -> tensor<1xf64>
      %86 = "stablehlo.convert"(%85) : (tensor<1xf64>) -> tensor<1xcomplex<f64>>
      %87 = "stablehlo.broadcast_in_dim"(%86) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xcomplex<f64>>) -> tensor<1x2xcomplex<f64>>
      %88 = "stablehlo.divide"(%75, %87) : (tensor<1x2xcomplex<f64>>, tensor<1x2xcomplex<f64>>) -> tensor<1x2xcomplex<f64>>
      %89 = "stablehlo.real"(%88) : (tensor<1x2xcomplex<f64>>) -> tensor<1x2xf64>
      %90 = "stablehlo.imag"(%88) : (tensor<1x2xcomplex<f64>>) -> tensor<1x2xf64>
      %91 = "stablehlo.multiply"(%89, %89) : (tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x2xf64>
      %92 = "stablehlo.multiply"(%90, %90) : (tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x2xf64>
      %93 = "stablehlo.add"(%91, %92) : (tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x2xf64>
      %94 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
      %98 = "stablehlo.reduce"(%93, %94) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r95: tensor<f64>, %r96: tensor<f64>):
        %97 = "stablehlo.add"(%r95, %r96) : (tensor<f64>, tensor<f64>) -> tensor<f64>
        "stablehlo.return"(%97) : (tensor<f64>) -> ()
      }) : (tensor<1x2xf64>, tensor<f64>) -> tensor<1xf64>
      %99 = "stablehlo.sqrt"(%98) : (tensor<1xf64>) -> tensor<1xf64>
      %100 = "stablehlo.multiply"(%99, %85) : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xf64>
      %101 = "stablehlo.real"(%46) : (tensor<1xcomplex<f64>>) -> tensor<1xf64>
      %102 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf64>}> : () -> tensor<1xf64>
      %103 = "stablehlo.compare"(%101, %102) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
      %104 = "stablehlo.negate"(%100) : (tensor<1xf64>) -> tensor<1xf64>
      %105 = "stablehlo.select"(%103, %100, %104) : (tensor<1xi1>, tensor<1xf64>, tensor<1xf64>) -> tensor<1xf64>
      %106 = "stablehlo.convert"(%105) : (tensor<1xf64>) -> tensor<1xcomplex<f64>>
      %107 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf64>}> : () -> tensor<1xf64>
      %108 = "stablehlo.compare"(%71, %107) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
      %109 = "stablehlo.imag"(%46) : (tensor<1xcomplex<f64>>) -> tensor<1xf64>
      %110 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf64>}> : () -> tensor<1xf64>
      %111 = "stablehlo.compare"(%109, %110) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
      %112 = "stablehlo.and"(%108, %111) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
      %113 = "stablehlo.select"(%112, %46, %106) : (tensor<1xi1>, tensor<1xcomplex<f64>>, tensor<1xcomplex<f64>>) -> tensor<1xcomplex<f64>>
      %114 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<1xcomplex<f64>>}> : () -> tensor<1xcomplex<f64>>
      %115 = "stablehlo.constant"() <{value = dense<(1.0, 0.0)> : tensor<1xcomplex<f64>>}> : () -> tensor<1xcomplex<f64>>
      %116 = "stablehlo.select"(%112, %115, %113) : (tensor<1xi1>, tensor<1xcomplex<f64>>, tensor<1xcomplex<f64>>) -> tensor<1xcomplex<f64>>
      %117 = "stablehlo.subtract"(%113, %46) : (tensor<1xcomplex<f64>>, tensor<1xcomplex<f64>>) -> tensor<1xcomplex<f64>>
      %118 = "stablehlo.divide"(%117, %116) : (tensor<1xcomplex<f64>>, tensor<1xcomplex<f64>>) -> tensor<1xcomplex<f64>>
      %119 = "stablehlo.select"(%112, %114, %118) : (tensor<1xi1>, tensor<1xcomplex<f64>>, tensor<1xcomplex<f64>>) -> tensor<1xcomplex<f64>>
      %120 = "stablehlo.negate"(%117) : (tensor<1xcomplex<f64>>) -> tensor<1xcomplex<f64>>
      %121 = "stablehlo.select"(%112, %115, %120) : (tensor<1xi1>, tensor<1xcomplex<f64>>, tensor<1xcomplex<f64>>) -> tensor<1xcomplex<f64>>
      %122 = "stablehlo.broadcast_in_dim"(%121) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xcomplex<f64>>) -> tensor<1x3xcomplex<f64>>
      %123 = "stablehlo.divide"(%40, %122) : (tensor<1x3xcomplex<f64>>, tensor<1x3xcomplex<f64>>) -> tensor<1x3xcomplex<f64>>
      %124 = "stablehlo.constant"() <{value = dense<(1.0, 0.0)> : tensor<1x3xcomplex<f64>>}> : () -> tensor<1x3xcomplex<f64>>
      %125 = "stablehlo.select"(%35, %124, %123) : (tensor<1x3xi1>, tensor<1x3xcomplex<f64>>, tensor<1x3xcomplex<f64>>) -> tensor<1x3xcomplex<f64>>
      %126 = "chlo.conj"(%119) : (tensor<1xcomplex<f64>>) -> tensor<1xcomplex<f64>>
      %127 = "chlo.conj"(%125) : (tensor<1x3xcomplex<f64>>) -> tensor<1x3xcomplex<f64>>
      %128 = "stablehlo.broadcast_in_dim"(%127) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xcomplex<f64>>) -> tensor<1x3x3xcomplex<f64>>
      %129 = "stablehlo.multiply"(%r27, %128) : (tensor<1x3x3xcomplex<f64>>, tensor<1x3x3xcomplex<f64>>) -> tensor<1x3x3xcomplex<f64>>
      %130 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<complex<f64>>}> : () -> tensor<complex<f64>>
      %134 = "stablehlo.reduce"(%129, %130) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r131: tensor<complex<f64>>, %r132: tensor<complex<f64>>):
        %133 = "stablehlo.add"(%r131, %r132) : (tensor<complex<f64>>, tensor<complex<f64>>) -> tensor<complex<f64>>
        "stablehlo.return"(%133) : (tensor<complex<f64>>) -> ()
      }) : (tensor<1x3x3xcomplex<f64>>, tensor<complex<f64>>) -> tensor<1x3xcomplex<f64>>
      %135 = "stablehlo.broadcast_in_dim"(%126) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xcomplex<f64>>) -> tensor<1x3xcomplex<f64>>
      %136 = "stablehlo.multiply"(%125, %135) : (tensor<1x3xcomplex<f64>>, tensor<1x3xcomplex<f64>>) -> tensor<1x3xcomplex<f64>>
      %137 = "stablehlo.broadcast_in_dim"(%136) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xcomplex<f64>>) -> tensor<1x3x3xcomplex<f64>>
      %138 = "stablehlo.broadcast_in_dim"(%134) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x3xcomplex<f64>>) -> tensor<1x3x3xcomplex<f64>>
      %139 = "stablehlo.multiply"(%137, %138) : (tensor<1x3x3xcomplex<f64>>, tensor<1x3x3xcomplex<f64>>) -> tensor<1x3x3xcomplex<f64>>
      %140 = "stablehlo.subtract"(%r27, %139) : (tensor<1x3x3xcomplex<f64>>, tensor<1x3x3xcomplex<f64>>) -> tensor<1x3x3xcomplex<f64>>
      %141 = "chlo.conj"(%125) : (tensor<1x3xcomplex<f64>>) -> tensor<1x3xcomplex<f64>>
      %142 = "stablehlo.broadcast_in_dim"(%125) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x3xcomplex<f64>>) -> tensor<1x3x3xcomplex<f64>>
      %143 = "stablehlo.multiply"(%140, %142) : (tensor<1x3x3xcomplex<f64>>, tensor<1x3x3xcomplex<f64>>) -> tensor<1x3x3xcomplex<f64>>
      %144 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<complex<f64>>}> : () -> tensor<complex<f64>>
      %148 = "stablehlo.reduce"(%143, %144) <{dimensions = array<i64: 2>}> ({
      ^bb0(%r145: tensor<complex<f64>>, %r146: tensor<complex<f64>>):
        %147 = "stablehlo.add"(%r145, %r146) : (tensor<complex<f64>>, tensor<complex<f64>>) -> tensor<complex<f64>>
        "stablehlo.return"(%147) : (tensor<complex<f64>>) -> ()
      }) : (tensor<1x3x3xcomplex<f64>>, tensor<complex<f64>>) -> tensor<1x3xcomplex<f64>>
      %149 = "stablehlo.broadcast_in_dim"(%119) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xcomplex<f64>>) -> tensor<1x3xcomplex<f64>>
      %150 = "stablehlo.multiply"(%141, %149) : (tensor<1x3xcomplex<f64>>, tensor<1x3xcomplex<f64>>) -> tensor<1x3xcomplex<f64>>
      %151 = "stablehlo.broadcast_in_dim"(%148) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xcomplex<f64>>) -> tensor<1x3x3xcomplex<f64>>
      %152 = "stablehlo.broadcast_in_dim"(%150) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x3xcomplex<f64>>) -> tensor<1x3x3xcomplex<f64>>
      %153 = "stablehlo.multiply"(%151, %152) : (tensor<1x3x3xcomplex<f64>>, tensor<1x3x3xcomplex<f64>>) -> tensor<1x3x3xcomplex<f64>>
      %154 = "stablehlo.subtract"(%140, %153) : (tensor<1x3x3xcomplex<f64>>, tensor<1x3x3xcomplex<f64>>) -> tensor<1x3x3xcomplex<f64>>
      %155 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %156 = "stablehlo.add"(%r26, %155) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%156, %154) : (tensor<i32>, tensor<1x3x3xcomplex<f64>>) -> ()
    }) : (tensor<i32>, tensor<1x3x3xcomplex<f64>>) -> (tensor<i32>, tensor<1x3x3xcomplex<f64>>)
    %158 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x3xi32>
    %159 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x3x3xi32>
    %160 = "stablehlo.subtract"(%159, %158) : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi32>
    %161 = "stablehlo.constant"() <{value = dense<-1> : tensor<1x3x3xi32>}> : () -> tensor<1x3x3xi32>
    %162 = "stablehlo.compare"(%160, %161) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
    %163 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<1x3x3xcomplex<f64>>}> : () -> tensor<1x3x3xcomplex<f64>>
    %164 = "stablehlo.select"(%162, %157#1, %163) : (tensor<1x3x3xi1>, tensor<1x3x3xcomplex<f64>>, tensor<1x3x3xcomplex<f64>>) -> tensor<1x3x3xcomplex<f64>>
    %165 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %166 = "stablehlo.constant"() <{value = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
    %433:5 = "stablehlo.while"(%165, %164, %166, %166, %166) ({
    ^bb0(%r167: tensor<i32>, %r168: tensor<1x3x3xcomplex<f64>>, %r169: tensor<1xi32>, %r170: tensor<1xi32>, %r171: tensor<1xi32>):
      %172 = "stablehlo.constant"() <{value = dense<90> : tensor<i32>}> : () -> tensor<i32>
      %173 = "stablehlo.compare"(%r167, %172) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %174 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %175 = "stablehlo.compare"(%r167, %174) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %176 = "stablehlo.compare"(%r171, %r170) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
      %177 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %181 = "stablehlo.reduce"(%176, %177) <{dimensions = array<i64: 0>}> ({
      ^bb0(%r178: tensor<i1>, %r179: tensor<i1>):
        %180 = "stablehlo.or"(%r178, %r179) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%180) : (tensor<i1>) -> ()
      }) : (tensor<1xi1>, tensor<i1>) -> tensor<i1>
      %182 = "stablehlo.or"(%181, %175) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %183 = "stablehlo.and"(%173, %182) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%183) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r184: tensor<i32>, %r185: tensor<1x3x3xcomplex<f64>>, %r186: tensor<1xi32>, %r187: tensor<1xi32>, %r188: tensor<1xi32>):
      %189 = "stablehlo.constant"() <{value = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
      %190 = "stablehlo.add"(%r186, %189) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
      %191 = "stablehlo.reshape"(%r185) : (tensor<1x3x3xcomplex<f64>>) -> tensor<1x9xcomplex<f64>>
      %192 = "stablehlo.slice"(%191) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 1, 9>, strides = array<i64: 1, 4>}> : (tensor<1x9xcomplex<f64>>) -> tensor<1x3xcomplex<f64>>
      %193 = "stablehlo.reshape"(%r185) : (tensor<1x3x3xcomplex<f64>>) -> tensor<1x9xcomplex<f64>>
      %194 = "stablehlo.slice"(%193) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 1, 6>, strides = array<i64: 1, 4>}> : (tensor<1x9xcomplex<f64>>) -> tensor<1x2xcomplex<f64>>
      %195 = "stablehlo.reshape"(%r185) : (tensor<1x3x3xcomplex<f64>>) -> tensor<1x9xcomplex<f64>>
      %196 = "stablehlo.slice"(%195) <{start_indices = array<i64: 0, 3>, limit_indices = array<i64: 1, 8>, strides = array<i64: 1, 4>}> : (tensor<1x9xcomplex<f64>>) -> tensor<1x2xcomplex<f64>>
      %197 = "stablehlo.constant"() <{value = dense<-1> : tensor<1xi32>}> : () -> tensor<1xi32>
      %198 = "stablehlo.add"(%r188, %197) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
      %199 = "stablehlo.reshape"(%198) : (tensor<1xi32>) -> tensor<1x1xi32>
      %200 = "stablehlo.gather"(%192, %199) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<1x3xcomplex<f64>>, tensor<1x1xi32>) -> tensor<1x1xcomplex<f64>>
      %201 = "stablehlo.reshape"(%200) : (tensor<1x1xcomplex<f64>>) -> tensor<1xcomplex<f64>>
      %202 = "stablehlo.reshape"(%r188) : (tensor<1xi32>) -> tensor<1x1xi32>
      %203 = "stablehlo.gather"(%192, %202) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<1x3xcomplex<f64>>, tensor<1x1xi32>) -> tensor<1x1xcomplex<f64>>
      %204 = "stablehlo.reshape"(%203) : (tensor<1x1xcomplex<f64>>) -> tensor<1xcomplex<f64>>
      %205 = "stablehlo.reshape"(%198) : (tensor<1xi32>) -> tensor<1x1xi32>
      %206 = "stablehlo.gather"(%194, %205) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<1x2xcomplex<f64>>, tensor<1x1xi32>) -> tensor<1x1xcomplex<f64>>
      %207 = "stablehlo.reshape"(%206) : (tensor<1x1xcomplex<f64>>) -> tensor<1xcomplex<f64>>
      %208 = "stablehlo.reshape"(%198) : (tensor<1xi32>) -> tensor<1x1xi32>
      %209 = "stablehlo.gather"(%196, %208) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<1x2xcomplex<f64>>, tensor<1x1xi32>) -> tensor<1x1xcomplex<f64>>
      %210 = "stablehlo.reshape"(%209) : (tensor<1x1xcomplex<f64>>) -> tensor<1xcomplex<f64>>
      %211 = "stablehlo.multiply"(%207, %210) : (tensor<1xcomplex<f64>>, tensor<1xcomplex<f64>>) -> tensor<1xcomplex<f64>>
      %212 = "stablehlo.subtract"(%201, %204) : (tensor<1xcomplex<f64>>, tensor<1xcomplex<f64>>) -> tensor<1xcomplex<f64>>
      %213 = "stablehlo.constant"() <{value = dense<(0.5, 0.0)> : tensor<1xcomplex<f64>>}> : () -> tensor<1xcomplex<f64>>
      %214 = "stablehlo.multiply"(%212, %213) : (tensor<1xcomplex<f64>>, tensor<1xcomplex<f64>>) -> tensor<1xcomplex<f64>>
      %215 = "stablehlo.multiply"(%214, %214) : (tensor<1xcomplex<f64>>, tensor<1xcomplex<f64>>) -> tensor<1xcomplex<f64>>
      %216 = "stablehlo.add"(%215, %211) : (tensor<1xcomplex<f64>>, tensor<1xcomplex<f64>>) -> tensor<1xcomplex<f64>>
      %217 = "stablehlo.sqrt"(%216) : (tensor<1xcomplex<f64>>) -> tensor<1xcomplex<f64>>
      %218 = "chlo.conj"(%214) : (tensor<1xcomplex<f64>>) -> tensor<1xcomplex<f64>>
      %219 = "stablehlo.multiply"(%218, %217) : (tensor<1xcomplex<f64>>, tensor<1xcomplex<f64>>) -> tensor<1xcomplex<f64>>
      %220 = "stablehlo.real"(%219) : (tensor<1xcomplex<f64>>) -> tensor<1xf64>
      %221 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf64>}> : () -> tensor<1xf64>
      %222 = "stablehlo.compare"(%220, %221) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
      %223 = "stablehlo.negate"(%217) : (tensor<1xcomplex<f64>>) -> tensor<1xcomplex<f64>>
      %224 = "stablehlo.select"(%222, %223, %217) : (tensor<1xi1>, tensor<1xcomplex<f64>>, tensor<1xcomplex<f64>>) -> tensor<1xcomplex<f64>>
      %225 = "stablehlo.add"(%214, %224) : (tensor<1xcomplex<f64>>, tensor<1xcomplex<f64>>) -> tensor<1xcomplex<f64>>
      %226 = "stablehlo.abs"(%225) : (tensor<1xcomplex<f64>>) -> tensor<1xf64>
      %227 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf64>}> : () -> tensor<1xf64>
      %228 = "stablehlo.compare"(%226, %227) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
      %229 = "stablehlo.constant"() <{value = dense<(1.0, 0.0)> : tensor<1xcomplex<f64>>}> : () -> tensor<1xcomplex<f64>>
      %230 = "stablehlo.select"(%228, %229, %225) : (tensor<1xi1>, tensor<1xcomplex<f64>>, tensor<1xcomplex<f64>>) -> tensor<1xcomplex<f64>>
      %231 = "stablehlo.divide"(%211, %230) : (tensor<1xcomplex<f64>>, tensor<1xcomplex<f64>>) -> tensor<1xcomplex<f64>>
      %232 = "stablehlo.subtract"(%204, %231) : (tensor<1xcomplex<f64>>, tensor<1xcomplex<f64>>) -> tensor<1xcomplex<f64>>
      %233 = "stablehlo.abs"(%210) : (tensor<1xcomplex<f64>>) -> tensor<1xf64>
      %234 = "stablehlo.constant"() <{value = dense<0.75> : tensor<1xf64>}> : () -> tensor<1xf64>
      %235 = "stablehlo.multiply"(%233, %234) : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xf64>
      %236 = "stablehlo.convert"(%235) : (tensor<1xf64>) -> tensor<1xcomplex<f64>>
      %237 = "stablehlo.add"(%204, %236) : (tensor<1xcomplex<f64>>, tensor<1xcomplex<f64>>) -> tensor<1xcomplex<f64>>
      %238 = "stablehlo.constant"() <{value = dense<10> : tensor<1xi32>}> : () -> tensor<1xi32>
      %239 = "stablehlo.remainder"(%190, %238) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
      %240 = "stablehlo.constant"() <{value = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
      %241 = "stablehlo.compare"(%239, %240) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
      %242 = "stablehlo.select"(%241, %237, %232) : (tensor<1xi1>, tensor<1xcomplex<f64>>, tensor<1xcomplex<f64>>) -> tensor<1xcomplex<f64>>
      %243 = "stablehlo.compare"(%r188, %r187) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
      %244 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<1xi32>}> : () -> tensor<1xi32>
      %245 = "stablehlo.select"(%243, %r187, %244) : (tensor<1xi1>, tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
      %246 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
      %250 = "stablehlo.reduce"(%245, %246) <{dimensions = array<i64: 0>}> ({
      ^bb0(%r247: tensor<i32>, %r248: tensor<i32>):
        %249 = "stablehlo.minimum"(%r247, %r248) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        "stablehlo.return"(%249) : (tensor<i32>) -> ()
      }) : (tensor<1xi32>, tensor<i32>) -> tensor<i32>
      %251 = "stablehlo.constant"() <{value = dense<-2147483648> : tensor<i32>}> : () -> tensor<i32>
      %255 = "stablehlo.reduce"(%r188, %251) <{dimensions = array<i64: 0>}> ({
      ^bb0(%r252: tensor<i32>, %r253: tensor<i32>):
        %254 = "stablehlo.maximum"(%r252, %r253) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        "stablehlo.return"(%254) : (tensor<i32>) -> ()
      }) : (tensor<1xi32>, tensor<i32>) -> tensor<i32>
      %377:6 = "stablehlo.while"(%250, %r185, %242, %r187, %r188, %255) ({
      ^bb0(%r256: tensor<i32>, %r257: tensor<1x3x3xcomplex<f64>>, %r258: tensor<1xcomplex<f64>>, %r259: tensor<1xi32>, %r260: tensor<1xi32>, %r261: tensor<i32>):
        %262 = "stablehlo.compare"(%r256, %r261) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
        "stablehlo.return"(%262) : (tensor<i1>) -> ()
      }, {
      ^bb0(%r263: tensor<i32>, %r264: tensor<1x3x3xcomplex<f64>>, %r265: tensor<1xcomplex<f64>>, %r266: tensor<1xi32>, %r267: tensor<1xi32>, %r268: tensor<i32>):
        %269 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
        %270 = "stablehlo.dynamic_slice"(%r264, %269, %r263, %269) <{slice_sizes = array<i64: 1, 2, 3>}> : (tensor<1x3x3xcomplex<f64>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xcomplex<f64>>
        %271 = "stablehlo.broadcast_in_dim"(%r263) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
        %272 = "stablehlo.compare"(%271, %r266) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
        %273 = "stablehlo.constant"() <{value = dense<-1> : tensor<i32>}> : () -> tensor<i32>
        %274 = "stablehlo.add"(%r263, %273) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        %275 = "stablehlo.maximum"(%274, %269) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        %276 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
        %277 = "stablehlo.dynamic_slice"(%270, %276, %276, %r263) <{slice_sizes = array<i64: 1, 2, 1>}> : (tensor<1x2x3xcomplex<f64>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x1xcomplex<f64>>
        %278 = "stablehlo.reshape"(%277) : (tensor<1x2x1xcomplex<f64>>) -> tensor<1x2xcomplex<f64>>
        %279 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
        %280 = "stablehlo.dynamic_slice"(%270, %279, %279, %275) <{slice_sizes = array<i64: 1, 2, 1>}> : (tensor<1x2x3xcomplex<f64>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x1xcomplex<f64>>
        %281 = "stablehlo.reshape"(%280) : (tensor<1x2x1xcomplex<f64>>) -> tensor<1x2xcomplex<f64>>
        %282 = "stablehlo.reshape"(%r265) : (tensor<1xcomplex<f64>>) -> tensor<1x1xcomplex<f64>>
        %283 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<complex<f64>>}> : () -> tensor<complex<f64>>
        %284 = "stablehlo.pad"(%282, %283) <{edge_padding_low = array<i64: 0, 0>, edge_padding_high = array<i64: 0, 1>, interior_padding = array<i64: 0, 0>}> : (tensor<1x1xcomplex<f64>>, tensor<complex<f64>>) -> tensor<1x2xcomplex<f64>>
        %285 = "stablehlo.subtract"(%278, %284) : (tensor<1x2xcomplex<f64>>, tensor<1x2xcomplex<f64>>) -> tensor<1x2xcomplex<f64>>
        %286 = "stablehlo.broadcast_in_dim"(%272) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi1>) -> tensor<1x2xi1>
        %287 = "stablehlo.select"(%286, %285, %281) : (tensor<1x2xi1>, tensor<1x2xcomplex<f64>>, tensor<1x2xcomplex<f64>>) -> tensor<1x2xcomplex<f64>>
        %288 = "stablehlo.abs"(%287) : (tensor<1x2xcomplex<f64>>) -> tensor<1x2xf64>
        %289 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<f64>}> : () -> tensor<f64>
        %293 = "stablehlo.reduce"(%288, %289) <{dimensions = array<i64: 1>}> ({
        ^bb0(%r290: tensor<f64>, %r291: tensor<f64>):
          %292 = "stablehlo.maximum"(%r290, %r291) : (tensor<f64>, tensor<f64>) -> tensor<f64>
          "stablehlo.return"(%292) : (tensor<f64>) -> ()
        }) : (tensor<1x2xf64>, tensor<f64>) -> tensor<1xf64>
        %294 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf64>}> : () -> tensor<1xf64>
        %295 = "stablehlo.compare"(%293, %294) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
        %296 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1xf64>}> : () -> tensor<1xf64>
        %297 = "stablehlo.select"(%295, %296, %293) : (tensor<1xi1>, tensor<1xf64>, tensor<1xf64>) -> tensor<1xf64>
        %298 = "stablehlo.convert"(%297) : (tensor<1xf64>) -> tensor<1xcomplex<f64>>
        %299 = "stablehlo.broadcast_in_dim"(%298) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xcomplex<f64>>) -> tensor<1x2xcomplex<f64>>
        %300 = "stablehlo.divide"(%287, %299) : (tensor<1x2xcomplex<f64>>, tensor<1x2xcomplex<f64>>) -> tensor<1x2xcomplex<f64>>
        %301 = "stablehlo.real"(%300) : (tensor<1x2xcomplex<f64>>) -> tensor<1x2xf64>
        %302 = "stablehlo.imag"(%300) : (tensor<1x2xcomplex<f64>>) -> tensor<1x2xf64>
        %303 = "stablehlo.multiply"(%301, %301) : (tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x2xf64>
        %304 = "stablehlo.multiply"(%302, %302) : (tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x2xf64>
        %305 = "stablehlo.add"(%303, %304) : (tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x2xf64>
        %306 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
        %310 = "stablehlo.reduce"(%305, %306) <{dimensions = array<i64: 1>}> ({
        ^bb0(%r307: tensor<f64>, %r308: tensor<f64>):
          %309 = "stablehlo.add"(%r307, %r308) : (tensor<f64>, tensor<f64>) -> tensor<f64>
          "stablehlo.return"(%309) : (tensor<f64>) -> ()
        }) : (tensor<1x2xf64>, tensor<f64>) -> tensor<1xf64>
        %311 = "stablehlo.sqrt"(%310) : (tensor<1xf64>) -> tensor<1xf64>
        %312 = "stablehlo.multiply"(%311, %297) : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xf64>
        %313 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf64>}> : () -> tensor<1xf64>
        %314 = "stablehlo.compare"(%312, %313) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
        %315 = "stablehlo.compare"(%271, %r266) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
        %316 = "stablehlo.compare"(%271, %r267) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
        %317 = "stablehlo.and"(%315, %316) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
        %318 = "stablehlo.and"(%317, %314) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
        %319 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1xf64>}> : () -> tensor<1xf64>
        %320 = "stablehlo.select"(%318, %312, %319) : (tensor<1xi1>, tensor<1xf64>, tensor<1xf64>) -> tensor<1xf64>
        %321 = "stablehlo.divide"(%319, %320) : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xf64>
        %322 = "stablehlo.convert"(%321) : (tensor<1xf64>) -> tensor<1xcomplex<f64>>
        %323 = "stablehlo.broadcast_in_dim"(%322) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xcomplex<f64>>) -> tensor<1x2xcomplex<f64>>
        %324 = "stablehlo.multiply"(%287, %323) : (tensor<1x2xcomplex<f64>>, tensor<1x2xcomplex<f64>>) -> tensor<1x2xcomplex<f64>>
        %325 = "stablehlo.constant"() <{value = dense<(1.0, 0.0)> : tensor<1x1xcomplex<f64>>}> : () -> tensor<1x1xcomplex<f64>>
        %326 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<complex<f64>>}> : () -> tensor<complex<f64>>
        %327 = "stablehlo.pad"(%325, %326) <{edge_padding_low = array<i64: 0, 0>, edge_padding_high = array<i64: 0, 1>, interior_padding = array<i64: 0, 0>}> : (tensor<1x1xcomplex<f64>>, tensor<complex<f64>>) -> tensor<1x2xcomplex<f64>>
        %328 = "stablehlo.broadcast_in_dim"(%318) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi1>) -> tensor<1x2xi1>
        %329 = "stablehlo.select"(%328, %324, %327) : (tensor<1x2xi1>, tensor<1x2xcomplex<f64>>, tensor<1x2xcomplex<f64>>) -> tensor<1x2xcomplex<f64>>
        %330 = "stablehlo.slice"(%329) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 1, 1>, strides = array<i64: 1, 1>}> : (tensor<1x2xcomplex<f64>>) -> tensor<1x1xcomplex<f64>>
        %331 = "stablehlo.reshape"(%330) : (tensor<1x1xcomplex<f64>>) -> tensor<1xcomplex<f64>>
        %332 = "stablehlo.slice"(%329) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 1, 2>, strides = array<i64: 1, 1>}> : (tensor<1x2xcomplex<f64>>) -> tensor<1x1xcomplex<f64>>
        %333 = "stablehlo.reshape"(%332) : (tensor<1x1xcomplex<f64>>) -> tensor<1xcomplex<f64>>
        %334 = "chlo.conj"(%331) : (tensor<1xcomplex<f64>>) -> tensor<1xcomplex<f64>>
        %335 = "chlo.conj"(%333) : (tensor<1xcomplex<f64>>) -> tensor<1xcomplex<f64>>
        %336 = "stablehlo.negate"(%333) : (tensor<1xcomplex<f64>>) -> tensor<1xcomplex<f64>>
        %337 = "stablehlo.negate"(%335) : (tensor<1xcomplex<f64>>) -> tensor<1xcomplex<f64>>
        %338 = "stablehlo.slice"(%270) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 1, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<1x2x3xcomplex<f64>>) -> tensor<1x1x3xcomplex<f64>>
        %339 = "stablehlo.reshape"(%338) : (tensor<1x1x3xcomplex<f64>>) -> tensor<1x3xcomplex<f64>>
        %340 = "stablehlo.slice"(%270) <{start_indices = array<i64: 0, 1, 0>, limit_indices = array<i64: 1, 2, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<1x2x3xcomplex<f64>>) -> tensor<1x1x3xcomplex<f64>>
        %341 = "stablehlo.reshape"(%340) : (tensor<1x1x3xcomplex<f64>>) -> tensor<1x3xcomplex<f64>>
        %342 = "stablehlo.broadcast_in_dim"(%334) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xcomplex<f64>>) -> tensor<1x3xcomplex<f64>>
        %343 = "stablehlo.multiply"(%339, %342) : (tensor<1x3xcomplex<f64>>, tensor<1x3xcomplex<f64>>) -> tensor<1x3xcomplex<f64>>
        %344 = "stablehlo.broadcast_in_dim"(%335) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xcomplex<f64>>) -> tensor<1x3xcomplex<f64>>
        %345 = "stablehlo.multiply"(%341, %344) : (tensor<1x3xcomplex<f64>>, tensor<1x3xcomplex<f64>>) -> tensor<1x3xcomplex<f64>>
        %346 = "stablehlo.add"(%343, %345) : (tensor<1x3xcomplex<f64>>, tensor<1x3xcomplex<f64>>) -> tensor<1x3xcomplex<f64>>
        %347 = "stablehlo.broadcast_in_dim"(%336) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xcomplex<f64>>) -> tensor<1x3xcomplex<f64>>
        %348 = "stablehlo.multiply"(%339, %347) : (tensor<1x3xcomplex<f64>>, tensor<1x3xcomplex<f64>>) -> tensor<1x3xcomplex<f64>>
        %349 = "stablehlo.broadcast_in_dim"(%331) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xcomplex<f64>>) -> tensor<1x3xcomplex<f64>>
        %350 = "stablehlo.multiply"(%341, %349) : (tensor<1x3xcomplex<f64>>, tensor<1x3xcomplex<f64>>) -> tensor<1x3xcomplex<f64>>
        %351 = "stablehlo.add"(%348, %350) : (tensor<1x3xcomplex<f64>>, tensor<1x3xcomplex<f64>>) -> tensor<1x3xcomplex<f64>>
        %352 = "stablehlo.reshape"(%346) : (tensor<1x3xcomplex<f64>>) -> tensor<1x1x3xcomplex<f64>>
        %353 = "stablehlo.reshape"(%351) : (tensor<1x3xcomplex<f64>>) -> tensor<1x1x3xcomplex<f64>>
        %354 = "stablehlo.concatenate"(%352, %353) <{dimension = 1 : i64}> : (tensor<1x1x3xcomplex<f64>>, tensor<1x1x3xcomplex<f64>>) -> tensor<1x2x3xcomplex<f64>>
        %355 = "stablehlo.dynamic_update_slice"(%r264, %354, %269, %r263, %269) : (tensor<1x3x3xcomplex<f64>>, tensor<1x2x3xcomplex<f64>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x3xcomplex<f64>>
        %356 = "stablehlo.dynamic_slice"(%355, %269, %269, %r263) <{slice_sizes = array<i64: 1, 3, 2>}> : (tensor<1x3x3xcomplex<f64>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x2xcomplex<f64>>
        %357 = "stablehlo.slice"(%356) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 3, 1>, strides = array<i64: 1, 1, 1>}> : (tensor<1x3x2xcomplex<f64>>) -> tensor<1x3x1xcomplex<f64>>
        %358 = "stablehlo.reshape"(%357) : (tensor<1x3x1xcomplex<f64>>) -> tensor<1x3xcomplex<f64>>
        %359 = "stablehlo.slice"(%356) <{start_indices = array<i64: 0, 0, 1>, limit_indices = array<i64: 1, 3, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<1x3x2xcomplex<f64>>) -> tensor<1x3x1xcomplex<f64>>
        %360 = "stablehlo.reshape"(%359) : (tensor<1x3x1xcomplex<f64>>) -> tensor<1x3xcomplex<f64>>
        %361 = "stablehlo.broadcast_in_dim"(%331) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xcomplex<f64>>) -> tensor<1x3xcomplex<f64>>
        %362 = "stablehlo.multiply"(%358, %361) : (tensor<1x3xcomplex<f64>>, tensor<1x3xcomplex<f64>>) -> tensor<1x3xcomplex<f64>>
        %363 = "stablehlo.broadcast_in_dim"(%333) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xcomplex<f64>>) -> tensor<1x3xcomplex<f64>>
        %364 = "stablehlo.multiply"(%360, %363) : (tensor<1x3xcomplex<f64>>, tensor<1x3xcomplex<f64>>) -> tensor<1x3xcomplex<f64>>
        %365 = "stablehlo.add"(%362, %364) : (tensor<1x3xcomplex<f64>>, tensor<1x3xcomplex<f64>>) -> tensor<1x3xcomplex<f64>>
        %366 = "stablehlo.broadcast_in_dim"(%337) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xcomplex<f64>>) -> tensor<1x3xcomplex<f64>>
        %367 = "stablehlo.multiply"(%358, %366) : (tensor<1x3xcomplex<f64>>, tensor<1x3xcomplex<f64>>) -> tensor<1x3xcomplex<f64>>
        %368 = "stablehlo.broadcast_in_dim"(%334) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xcomplex<f64>>) -> tensor<1x3xcomplex<f64>>
        %369 = "stablehlo.multiply"(%360, %368) : (tensor<1x3xcomplex<f64>>, tensor<1x3xcomplex<f64>>) -> tensor<1x3xcomplex<f64>>
        %370 = "stablehlo.add"(%367, %369) : (tensor<1x3xcomplex<f64>>, tensor<1x3xcomplex<f64>>) -> tensor<1x3xcomplex<f64>>
        %371 = "stablehlo.reshape"(%365) : (tensor<1x3xcomplex<f64>>) -> tensor<1x3x1xcomplex<f64>>
        %372 = "stablehlo.reshape"(%370) : (tensor<1x3xcomplex<f64>>) -> tensor<1x3x1xcomplex<f64>>
        %373 = "stablehlo.concatenate"(%371, %372) <{dimension = 2 : i64}> : (tensor<1x3x1xcomplex<f64>>, tensor<1x3x1xcomplex<f64>>) -> tensor<1x3x2xcomplex<f64>>
        %374 = "stablehlo.dynamic_update_slice"(%355, %373, %269, %269, %r263) : (tensor<1x3x3xcomplex<f64>>, tensor<1x3x2xcomplex<f64>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x3xcomplex<f64>>
        %375 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
        %376 = "stablehlo.add"(%r263, %375) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        "stablehlo.return"(%376, %374, %r265, %r266, %r267, %r268) : (tensor<i32>, tensor<1x3x3xcomplex<f64>>, tensor<1xcomplex<f64>>, tensor<1xi32>, tensor<1xi32>, tensor<i32>) -> ()
      }) : (tensor<i32>, tensor<1x3x3xcomplex<f64>>, tensor<1xcomplex<f64>>, tensor<1xi32>, tensor<1xi32>, tensor<i32>) -> (tensor<i32>, tensor<1x3x3xcomplex<f64>>, tensor<1xcomplex<f64>>, tensor<1xi32>, tensor<1xi32>, tensor<i32>)
      %378 = "stablehlo.reshape"(%377#1) : (tensor<1x3x3xcomplex<f64>>) -> tensor<1x9xcomplex<f64>>
      %379 = "stablehlo.slice"(%378) <{start_indices = array<i64: 0, 3>, limit_indices = array<i64: 1, 8>, strides = array<i64: 1, 4>}> : (tensor<1x9xcomplex<f64>>) -> tensor<1x2xcomplex<f64>>
      %380 = "stablehlo.abs"(%379) : (tensor<1x2xcomplex<f64>>) -> tensor<1x2xf64>
      %381 = "stablehlo.reshape"(%377#1) : (tensor<1x3x3xcomplex<f64>>) -> tensor<1x9xcomplex<f64>>
      %382 = "stablehlo.slice"(%381) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 1, 9>, strides = array<i64: 1, 4>}> : (tensor<1x9xcomplex<f64>>) -> tensor<1x3xcomplex<f64>>
      %383 = "stablehlo.abs"(%382) : (tensor<1x3xcomplex<f64>>) -> tensor<1x3xf64>
      %384 = "stablehlo.slice"(%383) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 1, 2>, strides = array<i64: 1, 1>}> : (tensor<1x3xf64>) -> tensor<1x2xf64>
      %385 = "stablehlo.slice"(%383) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 1, 3>, strides = array<i64: 1, 1>}> : (tensor<1x3xf64>) -> tensor<1x2xf64>
      %386 = "stablehlo.add"(%384, %385) : (tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x2xf64>
      %387 = "stablehlo.constant"() <{value = dense<2.220446049250313e-16> : tensor<1x2xf64>}> : () -> tensor<1x2xf64>
      %388 = "stablehlo.multiply"(%386, %387) : (tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x2xf64>
      %389 = "stablehlo.constant"() <{value = dense<4.930380657631324e-32> : tensor<1x2xf64>}> : () -> tensor<1x2xf64>
      %390 = "stablehlo.add"(%388, %389) : (tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x2xf64>
      %391 = "stablehlo.compare"(%380, %390) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x2xi1>
      %392 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %393 = "stablehlo.pad"(%391, %392) <{edge_padding_low = array<i64: 0, 1>, edge_padding_high = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<1x2xi1>, tensor<i1>) -> tensor<1x3xi1>
      %394 = "stablehlo.broadcast_in_dim"(%393) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xi1>) -> tensor<1x3x3xi1>
      %395 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x3xi32>
      %396 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x3x3xi32>
      %397 = "stablehlo.subtract"(%396, %395) : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi32>
      %398 = "stablehlo.constant"() <{value = dense<-1> : tensor<1x3x3xi32>}> : () -> tensor<1x3x3xi32>
      %399 = "stablehlo.compare"(%397, %398) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
      %400 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x3xi32>
      %401 = "stablehlo.constant"() <{value = dense<3> : tensor<1x3x3xi32>}> : () -> tensor<1x3x3xi32>
      %402 = "stablehlo.compare"(%400, %401) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
      %403 = "stablehlo.and"(%399, %402) : (tensor<1x3x3xi1>, tensor<1x3x3xi1>) -> tensor<1x3x3xi1>
      %404 = "stablehlo.not"(%394) : (tensor<1x3x3xi1>) -> tensor<1x3x3xi1>
      %405 = "stablehlo.and"(%403, %404) : (tensor<1x3x3xi1>, tensor<1x3x3xi1>) -> tensor<1x3x3xi1>
      %406 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<1x3x3xcomplex<f64>>}> : () -> tensor<1x3x3xcomplex<f64>>
      %407 = "stablehlo.select"(%405, %406, %377#1) : (tensor<1x3x3xi1>, tensor<1x3x3xcomplex<f64>>, tensor<1x3x3xcomplex<f64>>) -> tensor<1x3x3xcomplex<f64>>
      %408 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x2xi32>
      %409 = "stablehlo.constant"() <{value = dense<1> : tensor<1x2xi32>}> : () -> tensor<1x2xi32>
      %410 = "stablehlo.add"(%408, %409) : (tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<1x2xi32>
      %411 = "stablehlo.constant"() <{value = dense<0> : tensor<1x2xi32>}> : () -> tensor<1x2xi32>
      %412 = "stablehlo.select"(%391, %410, %411) : (tensor<1x2xi1>, tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<1x2xi32>
      %413 = "stablehlo.constant"() <{value = dense<-2147483648> : tensor<i32>}> : () -> tensor<i32>
      %417 = "stablehlo.reduce"(%412, %413) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r414: tensor<i32>, %r415: tensor<i32>):
        %416 = "stablehlo.maximum"(%r414, %r415) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        "stablehlo.return"(%416) : (tensor<i32>) -> ()
      }) : (tensor<1x2xi32>, tensor<i32>) -> tensor<1xi32>
      %418 = "stablehlo.broadcast_in_dim"(%417) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x2xi32>
      %419 = "stablehlo.compare"(%410, %418) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<1x2xi1>
      %420 = "stablehlo.not"(%391) : (tensor<1x2xi1>) -> tensor<1x2xi1>
      %421 = "stablehlo.and"(%420, %419) : (tensor<1x2xi1>, tensor<1x2xi1>) -> tensor<1x2xi1>
      %422 = "stablehlo.select"(%421, %410, %411) : (tensor<1x2xi1>, tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<1x2xi32>
      %423 = "stablehlo.constant"() <{value = dense<-2147483648> : tensor<i32>}> : () -> tensor<i32>
      %427 = "stablehlo.reduce"(%422, %423) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r424: tensor<i32>, %r425: tensor<i32>):
        %426 = "stablehlo.maximum"(%r424, %r425) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        "stablehlo.return"(%426) : (tensor<i32>) -> ()
      }) : (tensor<1x2xi32>, tensor<i32>) -> tensor<1xi32>
      %428 = "stablehlo.compare"(%r188, %417) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
      %429 = "stablehlo.constant"() <{value = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
      %430 = "stablehlo.select"(%428, %190, %429) : (tensor<1xi1>, tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
      %431 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %432 = "stablehlo.add"(%r184, %431) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%432, %407, %430, %427, %417) : (tensor<i32>, tensor<1x3x3xcomplex<f64>>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> ()
    }) : (tensor<i32>, tensor<1x3x3xcomplex<f64>>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> (tensor<i32>, tensor<1x3x3xcomplex<f64>>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>)
    %434 = "stablehlo.reshape"(%433#1) : (tensor<1x3x3xcomplex<f64>>) -> tensor<1x9xcomplex<f64>>
    %435 = "stablehlo.slice"(%434) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 1, 9>, strides = array<i64: 1, 4>}> : (tensor<1x9xcomplex<f64>>) -> tensor<1x3xcomplex<f64>>
    %436 = "stablehlo.abs"(%435) : (tensor<1x3xcomplex<f64>>) -> tensor<1x3xf64>
    %437 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<f64>}> : () -> tensor<f64>
    %441 = "stablehlo.reduce"(%436, %437) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r438: tensor<f64>, %r439: tensor<f64>):
      %440 = "stablehlo.maximum"(%r438, %r439) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%440) : (tensor<f64>) -> ()
    }) : (tensor<1x3xf64>, tensor<f64>) -> tensor<1xf64>
    %442 = "stablehlo.constant"() <{value = dense<2.6645352591003757e-15> : tensor<1xf64>}> : () -> tensor<1xf64>
    %443 = "stablehlo.multiply"(%441, %442) : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xf64>
    %444 = "stablehlo.broadcast_in_dim"(%443) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf64>) -> tensor<1x3xf64>
    %445 = "stablehlo.imag"(%435) : (tensor<1x3xcomplex<f64>>) -> tensor<1x3xf64>
    %446 = "stablehlo.abs"(%445) : (tensor<1x3xf64>) -> tensor<1x3xf64>
    %447 = "stablehlo.compare"(%446, %444) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x3xf64>, tensor<1x3xf64>) -> tensor<1x3xi1>
    %448 = "stablehlo.real"(%435) : (tensor<1x3xcomplex<f64>>) -> tensor<1x3xf64>
    %449 = "stablehlo.imag"(%435) : (tensor<1x3xcomplex<f64>>) -> tensor<1x3xf64>
    %450 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x3xf64>}> : () -> tensor<1x3xf64>
    %451 = "stablehlo.select"(%447, %450, %449) : (tensor<1x3xi1>, tensor<1x3xf64>, tensor<1x3xf64>) -> tensor<1x3xf64>
    %452 = "stablehlo.complex"(%448, %451) : (tensor<1x3xf64>, tensor<1x3xf64>) -> tensor<1x3xcomplex<f64>>
    %453 = "stablehlo.convert"(%17) : (tensor<1xf64>) -> tensor<1xcomplex<f64>>
    %454 = "stablehlo.broadcast_in_dim"(%453) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xcomplex<f64>>) -> tensor<1x3xcomplex<f64>>
    %455 = "stablehlo.multiply"(%452, %454) : (tensor<1x3xcomplex<f64>>, tensor<1x3xcomplex<f64>>) -> tensor<1x3xcomplex<f64>>
    %456 = "stablehlo.reshape"(%455) : (tensor<1x3xcomplex<f64>>) -> tensor<3xcomplex<f64>>
    return %456 : tensor<3xcomplex<f64>>
  }
}

// T[3,3], T = complex64
module @torchtpu {
  func.func public @main(%arg0: tensor<3x3xcomplex<f32>>) -> (tensor<3xcomplex<f32>>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<3x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
    %1 = "stablehlo.abs"(%0) : (tensor<1x3x3xcomplex<f32>>) -> tensor<1x3x3xf32>
    %2 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %6 = "stablehlo.reduce"(%1, %2) <{dimensions = array<i64: 1, 2>}> ({
    ^bb0(%r3: tensor<f32>, %r4: tensor<f32>):
      %5 = "stablehlo.maximum"(%r3, %r4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%5) : (tensor<f32>) -> ()
    }) : (tensor<1x3x3xf32>, tensor<f32>) -> tensor<1xf32>
    %7 = "stablehlo.constant"() <{value = dense<0.001> : tensor<1xf32>}> : () -> tensor<1xf32>
    %8 = "stablehlo.compare"(%6, %7) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %9 = "stablehlo.constant"() <{value = dense<1000.0> : tensor<1xf32>}> : () -> tensor<1xf32>
    %10 = "stablehlo.compare"(%6, %9) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %11 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
    %12 = "stablehlo.compare"(%6, %11) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %13 = "stablehlo.and"(%8, %12) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
    %14 = "stablehlo.or"(%13, %10) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
    %15 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1xf32>}> : () -> tensor<1xf32>
    %16 = "stablehlo.select"(%14, %6, %15) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %17 = "stablehlo.convert"(%16) : (tensor<1xf32>) -> tensor<1xcomplex<f32>>
    %18 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
    %19 = "stablehlo.divide"(%0, %18) : (tensor<1x3x3xcomplex<f32>>, tensor<1x3x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
    %20 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %156:2 = "stablehlo.while"(%20, %19) ({
    ^bb0(%r21: tensor<i32>, %r22: tensor<1x3x3xcomplex<f32>>):
      %23 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %24 = "stablehlo.compare"(%r21, %23) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%24) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r25: tensor<i32>, %r26: tensor<1x3x3xcomplex<f32>>):
      %27 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %28 = "stablehlo.add"(%r25, %27) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %29 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %30 = "stablehlo.dynamic_slice"(%r26, %29, %29, %r25) <{slice_sizes = array<i64: 1, 3, 1>}> : (tensor<1x3x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x1xcomplex<f32>>
      %31 = "stablehlo.reshape"(%30) : (tensor<1x3x1xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %32 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
      %33 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x3xi32>
      %34 = "stablehlo.compare"(%32, %33) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %35 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
      %36 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x3xi32>
      %37 = "stablehlo.compare"(%35, %36) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %38 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<1x3xcomplex<f32>>}> : () -> tensor<1x3xcomplex<f32>>
      %39 = "stablehlo.select"(%37, %31, %38) : (tensor<1x3xi1>, tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %40 = "stablehlo.select"(%34, %31, %38) : (tensor<1x3xi1>, tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %41 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
      %45 = "stablehlo.reduce"(%40, %41) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r42: tensor<complex<f32>>, %r43: tensor<complex<f32>>):
        %44 = "stablehlo.add"(%r42, %r43) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
        "stablehlo.return"(%44) : (tensor<complex<f32>>) -> ()
      }) : (tensor<1x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1xcomplex<f32>>
      %46 = "stablehlo.abs"(%39) : (tensor<1x3xcomplex<f32>>) -> tensor<1x3xf32>
      %47 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
      %51 = "stablehlo.reduce"(%46, %47) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r48: tensor<f32>, %r49: tensor<f32>):
        %50 = "stablehlo.maximum"(%r48, %r49) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%50) : (tensor<f32>) -> ()
      }) : (tensor<1x3xf32>, tensor<f32>) -> tensor<1xf32>
      %52 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
      %53 = "stablehlo.compare"(%51, %52) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
      %54 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1xf32>}> : () -> tensor<1xf32>
      %55 = "stablehlo.select"(%53, %54, %51) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %56 = "stablehlo.convert"(%55) : (tensor<1xf32>) -> tensor<1xcomplex<f32>>
      %57 = "stablehlo.broadcast_in_dim"(%56) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %58 = "stablehlo.divide"(%39, %57) : (tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %59 = "stablehlo.real"(%58) : (tensor<1x3xcomplex<f32>>) -> tensor<1x3xf32>
      %60 = "stablehlo.imag"(%58) : (tensor<1x3xcomplex<f32>>) -> tensor<1x3xf32>
      %61 = "stablehlo.multiply"(%59, %59) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %62 = "stablehlo.multiply"(%60, %60) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %63 = "stablehlo.add"(%61, %62) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %64 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
      %68 = "stablehlo.reduce"(%63, %64) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r65: tensor<f32>, %r66: tensor<f32>):
        %67 = "stablehlo.add"(%r65, %r66) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%67) : (tensor<f32>) -> ()
      }) : (tensor<1x3xf32>, tensor<f32>) -> tensor<1xf32>
      %69 = "stablehlo.sqrt"(%68) : (tensor<1xf32>) -> tensor<1xf32>
      %70 = "stablehlo.multiply"(%69, %55) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %71 = "stablehlo.reshape"(%45) : (tensor<1xcomplex<f32>>) -> tensor<1x1xcomplex<f32>>
      %72 = "stablehlo.reshape"(%70) : (tensor<1xf32>) -> tensor<1x1xf32>
      %73 = "stablehlo.convert"(%72) : (tensor<1x1xf32>) -> tensor<1x1xcomplex<f32>>
      %74 = "stablehlo.concatenate"(%71, %73) <{dimension = 1 : i64}> : (tensor<1x1xcomplex<f32>>, tensor<1x1xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
      %75 = "stablehlo.abs"(%74) : (tensor<1x2xcomplex<f32>>) -> tensor<1x2xf32>
      %76 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
      %80 = "stablehlo.reduce"(%75, %76) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r77: tensor<f32>, %r78: tensor<f32>):
        %79 = "stablehlo.maximum"(%r77, %r78) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%79) : (tensor<f32>) -> ()
      }) : (tensor<1x2xf32>, tensor<f32>) -> tensor<1xf32>
      %81 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
      %82 = "stablehlo.compare"(%80, %81) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
      %83 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1xf32>}> : () -> tensor<1xf32>
      %84 = "stablehlo.select"(%82, %83, %80) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %85 = "stablehlo.convert"(%84) : (tensor<1xf32>) -> tensor<1xcomplex<f32>>
      %86 = "stablehlo.broadcast_in_dim"(%85) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
      %87 = "stablehlo.divide"(%74, %86) : (tensor<1x2xcomplex<f32>>, tensor<1x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
      %88 = "stablehlo.real"(%87) : (tensor<1x2xcomplex<f32>>) -> tensor<1x2xf32>
      %89 = "stablehlo.imag"(%87) : (tensor<1x2xcomplex<f32>>) -> tensor<1x2xf32>
      %90 = "stablehlo.multiply"(%88, %88) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
      %91 = "stablehlo.multiply"(%89, %89) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
      %92 = "stablehlo.add"(%90, %91) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
      %93 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
      %97 = "stablehlo.reduce"(%92, %93) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r94: tensor<f32>, %r95: tensor<f32>):
        %96 = "stablehlo.add"(%r94, %r95) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%96) : (tensor<f32>) -> ()
      }) : (tensor<1x2xf32>, tensor<f32>) -> tensor<1xf32>
      %98 = "stablehlo.sqrt"(%97) : (tensor<1xf32>) -> tensor<1xf32>
      %99 = "stablehlo.multiply"(%98, %84) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %100 = "stablehlo.real"(%45) : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
      %101 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
      %102 = "stablehlo.compare"(%100, %101) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
      %103 = "stablehlo.negate"(%99) : (tensor<1xf32>) -> tensor<1xf32>
      %104 = "stablehlo.select"(%102, %99, %103) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %105 = "stablehlo.convert"(%104) : (tensor<1xf32>) -> tensor<1xcomplex<f32>>
      %106 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
      %107 = "stablehlo.compare"(%70, %106) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
      %108 = "stablehlo.imag"(%45) : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
      %109 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
      %110 = "stablehlo.compare"(%108, %109) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
      %111 = "stablehlo.and"(%107, %110) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
      %112 = "stablehlo.select"(%111, %45, %105) : (tensor<1xi1>, tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %113 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<1xcomplex<f32>>}> : () -> tensor<1xcomplex<f32>>
      %114 = "stablehlo.constant"() <{value = dense<(1.0, 0.0)> : tensor<1xcomplex<f32>>}> : () -> tensor<1xcomplex<f32>>
      %115 = "stablehlo.select"(%111, %114, %112) : (tensor<1xi1>, tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %116 = "stablehlo.subtract"(%112, %45) : (tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %117 = "stablehlo.divide"(%116, %115) : (tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %118 = "stablehlo.select"(%111, %113, %117) : (tensor<1xi1>, tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %119 = "stablehlo.negate"(%116) : (tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %120 = "stablehlo.select"(%111, %114, %119) : (tensor<1xi1>, tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %121 = "stablehlo.broadcast_in_dim"(%120) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %122 = "stablehlo.divide"(%39, %121) : (tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %123 = "stablehlo.constant"() <{value = dense<(1.0, 0.0)> : tensor<1x3xcomplex<f32>>}> : () -> tensor<1x3xcomplex<f32>>
      %124 = "stablehlo.select"(%34, %123, %122) : (tensor<1x3xi1>, tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %125 = "chlo.conj"(%118) : (tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %126 = "chlo.conj"(%124) : (tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %127 = "stablehlo.broadcast_in_dim"(%126) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
      %128 = "stablehlo.multiply"(%r26, %127) : (tensor<1x3x3xcomplex<f32>>, tensor<1x3x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
      %129 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
      %133 = "stablehlo.reduce"(%128, %129) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r130: tensor<complex<f32>>, %r131: tensor<complex<f32>>):
        %132 = "stablehlo.add"(%r130, %r131) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
        "stablehlo.return"(%132) : (tensor<complex<f32>>) -> ()
      }) : (tensor<1x3x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x3xcomplex<f32>>
      %134 = "stablehlo.broadcast_in_dim"(%125) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %135 = "stablehlo.multiply"(%124, %134) : (tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %136 = "stablehlo.broadcast_in_dim"(%135) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
      %137 = "stablehlo.broadcast_in_dim"(%133) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
      %138 = "stablehlo.multiply"(%136, %137) : (tensor<1x3x3xcomplex<f32>>, tensor<1x3x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
      %139 = "stablehlo.subtract"(%r26, %138) : (tensor<1x3x3xcomplex<f32>>, tensor<1x3x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
      %140 = "chlo.conj"(%124) : (tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %141 = "stablehlo.broadcast_in_dim"(%124) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
      %142 = "stablehlo.multiply"(%139, %141) : (tensor<1x3x3xcomplex<f32>>, tensor<1x3x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
      %143 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
      %147 = "stablehlo.reduce"(%142, %143) <{dimensions = array<i64: 2>}> ({
      ^bb0(%r144: tensor<complex<f32>>, %r145: tensor<complex<f32>>):
        %146 = "stablehlo.add"(%r144, %r145) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
        "stablehlo.return"(%146) : (tensor<complex<f32>>) -> ()
      }) : (tensor<1x3x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x3xcomplex<f32>>
      %148 = "stablehlo.broadcast_in_dim"(%118) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %149 = "stablehlo.multiply"(%140, %148) : (tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %150 = "stablehlo.broadcast_in_dim"(%147) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
      %151 = "stablehlo.broadcast_in_dim"(%149) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
      %152 = "stablehlo.multiply"(%150, %151) : (tensor<1x3x3xcomplex<f32>>, tensor<1x3x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
      %153 = "stablehlo.subtract"(%139, %152) : (tensor<1x3x3xcomplex<f32>>, tensor<1x3x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
      %154 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %155 = "stablehlo.add"(%r25, %154) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%155, %153) : (tensor<i32>, tensor<1x3x3xcomplex<f32>>) -> ()
    }) : (tensor<i32>, tensor<1x3x3xcomplex<f32>>) -> (tensor<i32>, tensor<1x3x3xcomplex<f32>>)
    %157 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x3xi32>
    %158 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x3x3xi32>
    %159 = "stablehlo.subtract"(%158, %157) : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi32>
    %160 = "stablehlo.constant"() <{value = dense<-1> : tensor<1x3x3xi32>}> : () -> tensor<1x3x3xi32>
    %161 = "stablehlo.compare"(%159, %160) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
    %162 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<1x3x3xcomplex<f32>>}> : () -> tensor<1x3x3xcomplex<f32>>
    %163 = "stablehlo.select"(%161, %156#1, %162) : (tensor<1x3x3xi1>, tensor<1x3x3xcomplex<f32>>, tensor<1x3x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
    %164 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %165 = "stablehlo.constant"() <{value = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
    %432:5 = "stablehlo.while"(%164, %163, %165, %165, %165) ({
    ^bb0(%r166: tensor<i32>, %r167: tensor<1x3x3xcomplex<f32>>, %r168: tensor<1xi32>, %r169: tensor<1xi32>, %r170: tensor<1xi32>):
      %171 = "stablehlo.constant"() <{value = dense<90> : tensor<i32>}> : () -> tensor<i32>
      %172 = "stablehlo.compare"(%r166, %171) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %173 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %174 = "stablehlo.compare"(%r166, %173) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %175 = "stablehlo.compare"(%r170, %r169) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
      %176 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %180 = "stablehlo.reduce"(%175, %176) <{dimensions = array<i64: 0>}> ({
      ^bb0(%r177: tensor<i1>, %r178: tensor<i1>):
        %179 = "stablehlo.or"(%r177, %r178) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%179) : (tensor<i1>) -> ()
      }) : (tensor<1xi1>, tensor<i1>) -> tensor<i1>
      %181 = "stablehlo.or"(%180, %174) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %182 = "stablehlo.and"(%172, %181) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%182) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r183: tensor<i32>, %r184: tensor<1x3x3xcomplex<f32>>, %r185: tensor<1xi32>, %r186: tensor<1xi32>, %r187: tensor<1xi32>):
      %188 = "stablehlo.constant"() <{value = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
      %189 = "stablehlo.add"(%r185, %188) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
      %190 = "stablehlo.reshape"(%r184) : (tensor<1x3x3xcomplex<f32>>) -> tensor<1x9xcomplex<f32>>
      %191 = "stablehlo.slice"(%190) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 1, 9>, strides = array<i64: 1, 4>}> : (tensor<1x9xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %192 = "stablehlo.reshape"(%r184) : (tensor<1x3x3xcomplex<f32>>) -> tensor<1x9xcomplex<f32>>
      %193 = "stablehlo.slice"(%192) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 1, 6>, strides = array<i64: 1, 4>}> : (tensor<1x9xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
      %194 = "stablehlo.reshape"(%r184) : (tensor<1x3x3xcomplex<f32>>) -> tensor<1x9xcomplex<f32>>
      %195 = "stablehlo.slice"(%194) <{start_indices = array<i64: 0, 3>, limit_indices = array<i64: 1, 8>, strides = array<i64: 1, 4>}> : (tensor<1x9xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
      %196 = "stablehlo.constant"() <{value = dense<-1> : tensor<1xi32>}> : () -> tensor<1xi32>
      %197 = "stablehlo.add"(%r187, %196) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
      %198 = "stablehlo.reshape"(%197) : (tensor<1xi32>) -> tensor<1x1xi32>
      %199 = "stablehlo.gather"(%191, %198) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<1x3xcomplex<f32>>, tensor<1x1xi32>) -> tensor<1x1xcomplex<f32>>
      %200 = "stablehlo.reshape"(%199) : (tensor<1x1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %201 = "stablehlo.reshape"(%r187) : (tensor<1xi32>) -> tensor<1x1xi32>
      %202 = "stablehlo.gather"(%191, %201) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<1x3xcomplex<f32>>, tensor<1x1xi32>) -> tensor<1x1xcomplex<f32>>
      %203 = "stablehlo.reshape"(%202) : (tensor<1x1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %204 = "stablehlo.reshape"(%197) : (tensor<1xi32>) -> tensor<1x1xi32>
      %205 = "stablehlo.gather"(%193, %204) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<1x2xcomplex<f32>>, tensor<1x1xi32>) -> tensor<1x1xcomplex<f32>>
      %206 = "stablehlo.reshape"(%205) : (tensor<1x1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %207 = "stablehlo.reshape"(%197) : (tensor<1xi32>) -> tensor<1x1xi32>
      %208 = "stablehlo.gather"(%195, %207) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<1x2xcomplex<f32>>, tensor<1x1xi32>) -> tensor<1x1xcomplex<f32>>
      %209 = "stablehlo.reshape"(%208) : (tensor<1x1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %210 = "stablehlo.multiply"(%206, %209) : (tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %211 = "stablehlo.subtract"(%200, %203) : (tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %212 = "stablehlo.constant"() <{value = dense<(0.5, 0.0)> : tensor<1xcomplex<f32>>}> : () -> tensor<1xcomplex<f32>>
      %213 = "stablehlo.multiply"(%211, %212) : (tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %214 = "stablehlo.multiply"(%213, %213) : (tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %215 = "stablehlo.add"(%214, %210) : (tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %216 = "stablehlo.sqrt"(%215) : (tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %217 = "chlo.conj"(%213) : (tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %218 = "stablehlo.multiply"(%217, %216) : (tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %219 = "stablehlo.real"(%218) : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
      %220 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
      %221 = "stablehlo.compare"(%219, %220) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
      %222 = "stablehlo.negate"(%216) : (tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %223 = "stablehlo.select"(%221, %222, %216) : (tensor<1xi1>, tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %224 = "stablehlo.add"(%213, %223) : (tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %225 = "stablehlo.abs"(%224) : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
      %226 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
      %227 = "stablehlo.compare"(%225, %226) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
      %228 = "stablehlo.constant"() <{value = dense<(1.0, 0.0)> : tensor<1xcomplex<f32>>}> : () -> tensor<1xcomplex<f32>>
      %229 = "stablehlo.select"(%227, %228, %224) : (tensor<1xi1>, tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %230 = "stablehlo.divide"(%210, %229) : (tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %231 = "stablehlo.subtract"(%203, %230) : (tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %232 = "stablehlo.abs"(%209) : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
      %233 = "stablehlo.constant"() <{value = dense<0.75> : tensor<1xf32>}> : () -> tensor<1xf32>
      %234 = "stablehlo.multiply"(%232, %233) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %235 = "stablehlo.convert"(%234) : (tensor<1xf32>) -> tensor<1xcomplex<f32>>
      %236 = "stablehlo.add"(%203, %235) : (tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %237 = "stablehlo.constant"() <{value = dense<10> : tensor<1xi32>}> : () -> tensor<1xi32>
      %238 = "stablehlo.remainder"(%189, %237) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
      %239 = "stablehlo.constant"() <{value = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
      %240 = "stablehlo.compare"(%238, %239) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
      %241 = "stablehlo.select"(%240, %236, %231) : (tensor<1xi1>, tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %242 = "stablehlo.compare"(%r187, %r186) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
      %243 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<1xi32>}> : () -> tensor<1xi32>
      %244 = "stablehlo.select"(%242, %r186, %243) : (tensor<1xi1>, tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
      %245 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
      %249 = "stablehlo.reduce"(%244, %245) <{dimensions = array<i64: 0>}> ({
      ^bb0(%r246: tensor<i32>, %r247: tensor<i32>):
        %248 = "stablehlo.minimum"(%r246, %r247) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        "stablehlo.return"(%248) : (tensor<i32>) -> ()
      }) : (tensor<1xi32>, tensor<i32>) -> tensor<i32>
      %250 = "stablehlo.constant"() <{value = dense<-2147483648> : tensor<i32>}> : () -> tensor<i32>
      %254 = "stablehlo.reduce"(%r187, %250) <{dimensions = array<i64: 0>}> ({
      ^bb0(%r251: tensor<i32>, %r252: tensor<i32>):
        %253 = "stablehlo.maximum"(%r251, %r252) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        "stablehlo.return"(%253) : (tensor<i32>) -> ()
      }) : (tensor<1xi32>, tensor<i32>) -> tensor<i32>
      %376:6 = "stablehlo.while"(%249, %r184, %241, %r186, %r187, %254) ({
      ^bb0(%r255: tensor<i32>, %r256: tensor<1x3x3xcomplex<f32>>, %r257: tensor<1xcomplex<f32>>, %r258: tensor<1xi32>, %r259: tensor<1xi32>, %r260: tensor<i32>):
        %261 = "stablehlo.compare"(%r255, %r260) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
        "stablehlo.return"(%261) : (tensor<i1>) -> ()
      }, {
      ^bb0(%r262: tensor<i32>, %r263: tensor<1x3x3xcomplex<f32>>, %r264: tensor<1xcomplex<f32>>, %r265: tensor<1xi32>, %r266: tensor<1xi32>, %r267: tensor<i32>):
        %268 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
        %269 = "stablehlo.dynamic_slice"(%r263, %268, %r262, %268) <{slice_sizes = array<i64: 1, 2, 3>}> : (tensor<1x3x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xcomplex<f32>>
        %270 = "stablehlo.broadcast_in_dim"(%r262) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
        %271 = "stablehlo.compare"(%270, %r265) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
        %272 = "stablehlo.constant"() <{value = dense<-1> : tensor<i32>}> : () -> tensor<i32>
        %273 = "stablehlo.add"(%r262, %272) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        %274 = "stablehlo.maximum"(%273, %268) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        %275 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
        %276 = "stablehlo.dynamic_slice"(%269, %275, %275, %r262) <{slice_sizes = array<i64: 1, 2, 1>}> : (tensor<1x2x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x1xcomplex<f32>>
        %277 = "stablehlo.reshape"(%276) : (tensor<1x2x1xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
        %278 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
        %279 = "stablehlo.dynamic_slice"(%269, %278, %278, %274) <{slice_sizes = array<i64: 1, 2, 1>}> : (tensor<1x2x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x1xcomplex<f32>>
        %280 = "stablehlo.reshape"(%279) : (tensor<1x2x1xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
        %281 = "stablehlo.reshape"(%r264) : (tensor<1xcomplex<f32>>) -> tensor<1x1xcomplex<f32>>
        %282 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
        %283 = "stablehlo.pad"(%281, %282) <{edge_padding_low = array<i64: 0, 0>, edge_padding_high = array<i64: 0, 1>, interior_padding = array<i64: 0, 0>}> : (tensor<1x1xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2xcomplex<f32>>
        %284 = "stablehlo.subtract"(%277, %283) : (tensor<1x2xcomplex<f32>>, tensor<1x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
        %285 = "stablehlo.broadcast_in_dim"(%271) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi1>) -> tensor<1x2xi1>
        %286 = "stablehlo.select"(%285, %284, %280) : (tensor<1x2xi1>, tensor<1x2xcomplex<f32>>, tensor<1x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
        %287 = "stablehlo.abs"(%286) : (tensor<1x2xcomplex<f32>>) -> tensor<1x2xf32>
        %288 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
        %292 = "stablehlo.reduce"(%287, %288) <{dimensions = array<i64: 1>}> ({
        ^bb0(%r289: tensor<f32>, %r290: tensor<f32>):
          %291 = "stablehlo.maximum"(%r289, %r290) : (tensor<f32>, tensor<f32>) -> tensor<f32>
          "stablehlo.return"(%291) : (tensor<f32>) -> ()
        }) : (tensor<1x2xf32>, tensor<f32>) -> tensor<1xf32>
        %293 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
        %294 = "stablehlo.compare"(%292, %293) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
        %295 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1xf32>}> : () -> tensor<1xf32>
        %296 = "stablehlo.select"(%294, %295, %292) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
        %297 = "stablehlo.convert"(%296) : (tensor<1xf32>) -> tensor<1xcomplex<f32>>
        %298 = "stablehlo.broadcast_in_dim"(%297) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
        %299 = "stablehlo.divide"(%286, %298) : (tensor<1x2xcomplex<f32>>, tensor<1x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
        %300 = "stablehlo.real"(%299) : (tensor<1x2xcomplex<f32>>) -> tensor<1x2xf32>
        %301 = "stablehlo.imag"(%299) : (tensor<1x2xcomplex<f32>>) -> tensor<1x2xf32>
        %302 = "stablehlo.multiply"(%300, %300) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
        %303 = "stablehlo.multiply"(%301, %301) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
        %304 = "stablehlo.add"(%302, %303) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
        %305 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
        %309 = "stablehlo.reduce"(%304, %305) <{dimensions = array<i64: 1>}> ({
        ^bb0(%r306: tensor<f32>, %r307: tensor<f32>):
          %308 = "stablehlo.add"(%r306, %r307) : (tensor<f32>, tensor<f32>) -> tensor<f32>
          "stablehlo.return"(%308) : (tensor<f32>) -> ()
        }) : (tensor<1x2xf32>, tensor<f32>) -> tensor<1xf32>
        %310 = "stablehlo.sqrt"(%309) : (tensor<1xf32>) -> tensor<1xf32>
        %311 = "stablehlo.multiply"(%310, %296) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
        %312 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
        %313 = "stablehlo.compare"(%311, %312) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
        %314 = "stablehlo.compare"(%270, %r265) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
        %315 = "stablehlo.compare"(%270, %r266) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
        %316 = "stablehlo.and"(%314, %315) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
        %317 = "stablehlo.and"(%316, %313) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
        %318 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1xf32>}> : () -> tensor<1xf32>
        %319 = "stablehlo.select"(%317, %311, %318) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
        %320 = "stablehlo.divide"(%318, %319) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
        %321 = "stablehlo.convert"(%320) : (tensor<1xf32>) -> tensor<1xcomplex<f32>>
        %322 = "stablehlo.broadcast_in_dim"(%321) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
        %323 = "stablehlo.multiply"(%286, %322) : (tensor<1x2xcomplex<f32>>, tensor<1x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
        %324 = "stablehlo.constant"() <{value = dense<(1.0, 0.0)> : tensor<1x1xcomplex<f32>>}> : () -> tensor<1x1xcomplex<f32>>
        %325 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
        %326 = "stablehlo.pad"(%324, %325) <{edge_padding_low = array<i64: 0, 0>, edge_padding_high = array<i64: 0, 1>, interior_padding = array<i64: 0, 0>}> : (tensor<1x1xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2xcomplex<f32>>
        %327 = "stablehlo.broadcast_in_dim"(%317) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi1>) -> tensor<1x2xi1>
        %328 = "stablehlo.select"(%327, %323, %326) : (tensor<1x2xi1>, tensor<1x2xcomplex<f32>>, tensor<1x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
        %329 = "stablehlo.slice"(%328) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 1, 1>, strides = array<i64: 1, 1>}> : (tensor<1x2xcomplex<f32>>) -> tensor<1x1xcomplex<f32>>
        %330 = "stablehlo.reshape"(%329) : (tensor<1x1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
        %331 = "stablehlo.slice"(%328) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 1, 2>, strides = array<i64: 1, 1>}> : (tensor<1x2xcomplex<f32>>) -> tensor<1x1xcomplex<f32>>
        %332 = "stablehlo.reshape"(%331) : (tensor<1x1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
        %333 = "chlo.conj"(%330) : (tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
        %334 = "chlo.conj"(%332) : (tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
        %335 = "stablehlo.negate"(%332) : (tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
        %336 = "stablehlo.negate"(%334) : (tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
        %337 = "stablehlo.slice"(%269) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 1, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x1x3xcomplex<f32>>
        %338 = "stablehlo.reshape"(%337) : (tensor<1x1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
        %339 = "stablehlo.slice"(%269) <{start_indices = array<i64: 0, 1, 0>, limit_indices = array<i64: 1, 2, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x1x3xcomplex<f32>>
        %340 = "stablehlo.reshape"(%339) : (tensor<1x1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
        %341 = "stablehlo.broadcast_in_dim"(%333) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
        %342 = "stablehlo.multiply"(%338, %341) : (tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
        %343 = "stablehlo.broadcast_in_dim"(%334) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
        %344 = "stablehlo.multiply"(%340, %343) : (tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
        %345 = "stablehlo.add"(%342, %344) : (tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
        %346 = "stablehlo.broadcast_in_dim"(%335) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
        %347 = "stablehlo.multiply"(%338, %346) : (tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
        %348 = "stablehlo.broadcast_in_dim"(%330) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
        %349 = "stablehlo.multiply"(%340, %348) : (tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
        %350 = "stablehlo.add"(%347, %349) : (tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
        %351 = "stablehlo.reshape"(%345) : (tensor<1x3xcomplex<f32>>) -> tensor<1x1x3xcomplex<f32>>
        %352 = "stablehlo.reshape"(%350) : (tensor<1x3xcomplex<f32>>) -> tensor<1x1x3xcomplex<f32>>
        %353 = "stablehlo.concatenate"(%351, %352) <{dimension = 1 : i64}> : (tensor<1x1x3xcomplex<f32>>, tensor<1x1x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
        %354 = "stablehlo.dynamic_update_slice"(%r263, %353, %268, %r262, %268) : (tensor<1x3x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x3xcomplex<f32>>
        %355 = "stablehlo.dynamic_slice"(%354, %268, %268, %r262) <{slice_sizes = array<i64: 1, 3, 2>}> : (tensor<1x3x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x2xcomplex<f32>>
        %356 = "stablehlo.slice"(%355) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 3, 1>, strides = array<i64: 1, 1, 1>}> : (tensor<1x3x2xcomplex<f32>>) -> tensor<1x3x1xcomplex<f32>>
        %357 = "stablehlo.reshape"(%356) : (tensor<1x3x1xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
        %358 = "stablehlo.slice"(%355) <{start_indices = array<i64: 0, 0, 1>, limit_indices = array<i64: 1, 3, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<1x3x2xcomplex<f32>>) -> tensor<1x3x1xcomplex<f32>>
        %359 = "stablehlo.reshape"(%358) : (tensor<1x3x1xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
        %360 = "stablehlo.broadcast_in_dim"(%330) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
        %361 = "stablehlo.multiply"(%357, %360) : (tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
        %362 = "stablehlo.broadcast_in_dim"(%332) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
        %363 = "stablehlo.multiply"(%359, %362) : (tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
        %364 = "stablehlo.add"(%361, %363) : (tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
        %365 = "stablehlo.broadcast_in_dim"(%336) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
        %366 = "stablehlo.multiply"(%357, %365) : (tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
        %367 = "stablehlo.broadcast_in_dim"(%333) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
        %368 = "stablehlo.multiply"(%359, %367) : (tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
        %369 = "stablehlo.add"(%366, %368) : (tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
        %370 = "stablehlo.reshape"(%364) : (tensor<1x3xcomplex<f32>>) -> tensor<1x3x1xcomplex<f32>>
        %371 = "stablehlo.reshape"(%369) : (tensor<1x3xcomplex<f32>>) -> tensor<1x3x1xcomplex<f32>>
        %372 = "stablehlo.concatenate"(%370, %371) <{dimension = 2 : i64}> : (tensor<1x3x1xcomplex<f32>>, tensor<1x3x1xcomplex<f32>>) -> tensor<1x3x2xcomplex<f32>>
        %373 = "stablehlo.dynamic_update_slice"(%354, %372, %268, %268, %r262) : (tensor<1x3x3xcomplex<f32>>, tensor<1x3x2xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x3xcomplex<f32>>
        %374 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
        %375 = "stablehlo.add"(%r262, %374) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        "stablehlo.return"(%375, %373, %r264, %r265, %r266, %r267) : (tensor<i32>, tensor<1x3x3xcomplex<f32>>, tensor<1xcomplex<f32>>, tensor<1xi32>, tensor<1xi32>, tensor<i32>) -> ()
      }) : (tensor<i32>, tensor<1x3x3xcomplex<f32>>, tensor<1xcomplex<f32>>, tensor<1xi32>, tensor<1xi32>, tensor<i32>) -> (tensor<i32>, tensor<1x3x3xcomplex<f32>>, tensor<1xcomplex<f32>>, tensor<1xi32>, tensor<1xi32>, tensor<i32>)
      %377 = "stablehlo.reshape"(%376#1) : (tensor<1x3x3xcomplex<f32>>) -> tensor<1x9xcomplex<f32>>
      %378 = "stablehlo.slice"(%377) <{start_indices = array<i64: 0, 3>, limit_indices = array<i64: 1, 8>, strides = array<i64: 1, 4>}> : (tensor<1x9xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
      %379 = "stablehlo.abs"(%378) : (tensor<1x2xcomplex<f32>>) -> tensor<1x2xf32>
      %380 = "stablehlo.reshape"(%376#1) : (tensor<1x3x3xcomplex<f32>>) -> tensor<1x9xcomplex<f32>>
      %381 = "stablehlo.slice"(%380) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 1, 9>, strides = array<i64: 1, 4>}> : (tensor<1x9xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %382 = "stablehlo.abs"(%381) : (tensor<1x3xcomplex<f32>>) -> tensor<1x3xf32>
      %383 = "stablehlo.slice"(%382) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 1, 2>, strides = array<i64: 1, 1>}> : (tensor<1x3xf32>) -> tensor<1x2xf32>
      %384 = "stablehlo.slice"(%382) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 1, 3>, strides = array<i64: 1, 1>}> : (tensor<1x3xf32>) -> tensor<1x2xf32>
      %385 = "stablehlo.add"(%383, %384) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
      %386 = "stablehlo.constant"() <{value = dense<1.1920928955078125e-7> : tensor<1x2xf32>}> : () -> tensor<1x2xf32>
      %387 = "stablehlo.multiply"(%385, %386) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
      %388 = "stablehlo.constant"() <{value = dense<1.4210854715202004e-14> : tensor<1x2xf32>}> : () -> tensor<1x2xf32>
      %389 = "stablehlo.add"(%387, %388) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
      %390 = "stablehlo.compare"(%379, %389) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xi1>
      %391 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %392 = "stablehlo.pad"(%390, %391) <{edge_padding_low = array<i64: 0, 1>, edge_padding_high = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<1x2xi1>, tensor<i1>) -> tensor<1x3xi1>
      %393 = "stablehlo.broadcast_in_dim"(%392) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xi1>) -> tensor<1x3x3xi1>
      %394 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x3xi32>
      %395 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x3x3xi32>
      %396 = "stablehlo.subtract"(%395, %394) : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi32>
      %397 = "stablehlo.constant"() <{value = dense<-1> : tensor<1x3x3xi32>}> : () -> tensor<1x3x3xi32>
      %398 = "stablehlo.compare"(%396, %397) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
      %399 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x3xi32>
      %400 = "stablehlo.constant"() <{value = dense<3> : tensor<1x3x3xi32>}> : () -> tensor<1x3x3xi32>
      %401 = "stablehlo.compare"(%399, %400) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
      %402 = "stablehlo.and"(%398, %401) : (tensor<1x3x3xi1>, tensor<1x3x3xi1>) -> tensor<1x3x3xi1>
      %403 = "stablehlo.not"(%393) : (tensor<1x3x3xi1>) -> tensor<1x3x3xi1>
      %404 = "stablehlo.and"(%402, %403) : (tensor<1x3x3xi1>, tensor<1x3x3xi1>) -> tensor<1x3x3xi1>
      %405 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<1x3x3xcomplex<f32>>}> : () -> tensor<1x3x3xcomplex<f32>>
      %406 = "stablehlo.select"(%404, %405, %376#1) : (tensor<1x3x3xi1>, tensor<1x3x3xcomplex<f32>>, tensor<1x3x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
      %407 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x2xi32>
      %408 = "stablehlo.constant"() <{value = dense<1> : tensor<1x2xi32>}> : () -> tensor<1x2xi32>
      %409 = "stablehlo.add"(%407, %408) : (tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<1x2xi32>
      %410 = "stablehlo.constant"() <{value = dense<0> : tensor<1x2xi32>}> : () -> tensor<1x2xi32>
      %411 = "stablehlo.select"(%390, %409, %410) : (tensor<1x2xi1>, tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<1x2xi32>
      %412 = "stablehlo.constant"() <{value = dense<-2147483648> : tensor<i32>}> : () -> tensor<i32>
      %416 = "stablehlo.reduce"(%411, %412) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r413: tensor<i32>, %r414: tensor<i32>):
        %415 = "stablehlo.maximum"(%r413, %r414) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        "stablehlo.return"(%415) : (tensor<i32>) -> ()
      }) : (tensor<1x2xi32>, tensor<i32>) -> tensor<1xi32>
      %417 = "stablehlo.broadcast_in_dim"(%416) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x2xi32>
      %418 = "stablehlo.compare"(%409, %417) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<1x2xi1>
      %419 = "stablehlo.not"(%390) : (tensor<1x2xi1>) -> tensor<1x2xi1>
      %420 = "stablehlo.and"(%419, %418) : (tensor<1x2xi1>, tensor<1x2xi1>) -> tensor<1x2xi1>
      %421 = "stablehlo.select"(%420, %409, %410) : (tensor<1x2xi1>, tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<1x2xi32>
      %422 = "stablehlo.constant"() <{value = dense<-2147483648> : tensor<i32>}> : () -> tensor<i32>
      %426 = "stablehlo.reduce"(%421, %422) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r423: tensor<i32>, %r424: tensor<i32>):
        %425 = "stablehlo.maximum"(%r423, %r424) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        "stablehlo.return"(%425) : (tensor<i32>) -> ()
      }) : (tensor<1x2xi32>, tensor<i32>) -> tensor<1xi32>
      %427 = "stablehlo.compare"(%r187, %416) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
      %428 = "stablehlo.constant"() <{value = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
      %429 = "stablehlo.select"(%427, %189, %428) : (tensor<1xi1>, tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
      %430 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %431 = "stablehlo.add"(%r183, %430) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%431, %406, %429, %426, %416) : (tensor<i32>, tensor<1x3x3xcomplex<f32>>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> ()
    }) : (tensor<i32>, tensor<1x3x3xcomplex<f32>>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> (tensor<i32>, tensor<1x3x3xcomplex<f32>>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>)
    %433 = "stablehlo.reshape"(%432#1) : (tensor<1x3x3xcomplex<f32>>) -> tensor<1x9xcomplex<f32>>
    %434 = "stablehlo.slice"(%433) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 1, 9>, strides = array<i64: 1, 4>}> : (tensor<1x9xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
    %435 = "stablehlo.convert"(%16) : (tensor<1xf32>) -> tensor<1xcomplex<f32>>
    %436 = "stablehlo.broadcast_in_dim"(%435) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
    %437 = "stablehlo.multiply"(%434, %436) : (tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
    %438 = "stablehlo.reshape"(%437) : (tensor<1x3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
    return %438 : tensor<3xcomplex<f32>>
  }
}
