// aten::linalg_eig(Tensor self) -> (Tensor eigenvalues, Tensor eigenvectors)

// T[3,3], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<3x3xf32>) -> (tensor<3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) {
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
    %21 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<1x3x3xcomplex<f32>>}> : () -> tensor<1x3x3xcomplex<f32>>
    %22 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x3xi32>
    %23 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x3x3xi32>
    %24 = "stablehlo.subtract"(%23, %22) : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi32>
    %25 = "stablehlo.constant"() <{value = dense<0> : tensor<1x3x3xi32>}> : () -> tensor<1x3x3xi32>
    %26 = "stablehlo.compare"(%24, %25) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
    %27 = "stablehlo.convert"(%26) : (tensor<1x3x3xi1>) -> tensor<1x3x3xcomplex<f32>>
    %28 = "stablehlo.concatenate"(%20, %27) <{dimension = 1 : i64}> : (tensor<1x3x3xcomplex<f32>>, tensor<1x3x3xcomplex<f32>>) -> tensor<1x6x3xcomplex<f32>>
    %29 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %168:2 = "stablehlo.while"(%29, %28) ({
    ^bb0(%r30: tensor<i32>, %r31: tensor<1x6x3xcomplex<f32>>):
      %32 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %33 = "stablehlo.compare"(%r30, %32) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%33) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r34: tensor<i32>, %r35: tensor<1x6x3xcomplex<f32>>):
      %36 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %37 = "stablehlo.add"(%r34, %36) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %38 = "stablehlo.slice"(%r35) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 3, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<1x6x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
      %39 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %40 = "stablehlo.dynamic_slice"(%38, %39, %39, %r34) <{slice_sizes = array<i64: 1, 3, 1>}> : (tensor<1x3x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x1xcomplex<f32>>
      %41 = "stablehlo.reshape"(%40) : (tensor<1x3x1xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %42 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
      %43 = "stablehlo.broadcast_in_dim"(%37) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x3xi32>
      %44 = "stablehlo.compare"(%42, %43) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %45 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
      %46 = "stablehlo.broadcast_in_dim"(%37) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x3xi32>
      %47 = "stablehlo.compare"(%45, %46) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %48 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<1x3xcomplex<f32>>}> : () -> tensor<1x3xcomplex<f32>>
      %49 = "stablehlo.select"(%47, %41, %48) : (tensor<1x3xi1>, tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %50 = "stablehlo.select"(%44, %41, %48) : (tensor<1x3xi1>, tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %51 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
      %55 = "stablehlo.reduce"(%50, %51) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r52: tensor<complex<f32>>, %r53: tensor<complex<f32>>):
        %54 = "stablehlo.add"(%r52, %r53) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
        "stablehlo.return"(%54) : (tensor<complex<f32>>) -> ()
      }) : (tensor<1x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1xcomplex<f32>>
      %56 = "stablehlo.abs"(%49) : (tensor<1x3xcomplex<f32>>) -> tensor<1x3xf32>
      %57 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
      %61 = "stablehlo.reduce"(%56, %57) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r58: tensor<f32>, %r59: tensor<f32>):
        %60 = "stablehlo.maximum"(%r58, %r59) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%60) : (tensor<f32>) -> ()
      }) : (tensor<1x3xf32>, tensor<f32>) -> tensor<1xf32>
      %62 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
      %63 = "stablehlo.compare"(%61, %62) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
      %64 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1xf32>}> : () -> tensor<1xf32>
      %65 = "stablehlo.select"(%63, %64, %61) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %66 = "stablehlo.convert"(%65) : (tensor<1xf32>) -> tensor<1xcomplex<f32>>
      %67 = "stablehlo.broadcast_in_dim"(%66) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %68 = "stablehlo.divide"(%49, %67) : (tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %69 = "stablehlo.real"(%68) : (tensor<1x3xcomplex<f32>>) -> tensor<1x3xf32>
      %70 = "stablehlo.imag"(%68) : (tensor<1x3xcomplex<f32>>) -> tensor<1x3xf32>
      %71 = "stablehlo.multiply"(%69, %69) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %72 = "stablehlo.multiply"(%70, %70) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %73 = "stablehlo.add"(%71, %72) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %74 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
      %78 = "stablehlo.reduce"(%73, %74) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r75: tensor<f32>, %r76: tensor<f32>):
        %77 = "stablehlo.add"(%r75, %r76) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%77) : (tensor<f32>) -> ()
      }) : (tensor<1x3xf32>, tensor<f32>) -> tensor<1xf32>
      %79 = "stablehlo.sqrt"(%78) : (tensor<1xf32>) -> tensor<1xf32>
      %80 = "stablehlo.multiply"(%79, %65) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %81 = "stablehlo.reshape"(%55) : (tensor<1xcomplex<f32>>) -> tensor<1x1xcomplex<f32>>
      %82 = "stablehlo.reshape"(%80) : (tensor<1xf32>) -> tensor<1x1xf32>
      %83 = "stablehlo.convert"(%82) : (tensor<1x1xf32>) -> tensor<1x1xcomplex<f32>>
      %84 = "stablehlo.concatenate"(%81, %83) <{dimension = 1 : i64}> : (tensor<1x1xcomplex<f32>>, tensor<1x1xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
      %85 = "stablehlo.abs"(%84) : (tensor<1x2xcomplex<f32>>) -> tensor<1x2xf32>
      %86 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
      %90 = "stablehlo.reduce"(%85, %86) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r87: tensor<f32>, %r88: tensor<f32>):
        %89 = "stablehlo.maximum"(%r87, %r88) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%89) : (tensor<f32>) -> ()
      }) : (tensor<1x2xf32>, tensor<f32>) -> tensor<1xf32>
      %91 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
      %92 = "stablehlo.compare"(%90, %91) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
      %93 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1xf32>}> : () -> tensor<1xf32>
      %94 = "stablehlo.select"(%92, %93, %90) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %95 = "stablehlo.convert"(%94) : (tensor<1xf32>) -> tensor<1xcomplex<f32>>
      %96 = "stablehlo.broadcast_in_dim"(%95) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
      %97 = "stablehlo.divide"(%84, %96) : (tensor<1x2xcomplex<f32>>, tensor<1x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
      %98 = "stablehlo.real"(%97) : (tensor<1x2xcomplex<f32>>) -> tensor<1x2xf32>
      %99 = "stablehlo.imag"(%97) : (tensor<1x2xcomplex<f32>>) -> tensor<1x2xf32>
      %100 = "stablehlo.multiply"(%98, %98) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
      %101 = "stablehlo.multiply"(%99, %99) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
      %102 = "stablehlo.add"(%100, %101) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
      %103 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
      %107 = "stablehlo.reduce"(%102, %103) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r104: tensor<f32>, %r105: tensor<f32>):
        %106 = "stablehlo.add"(%r104, %r105) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%106) : (tensor<f32>) -> ()
      }) : (tensor<1x2xf32>, tensor<f32>) -> tensor<1xf32>
      %108 = "stablehlo.sqrt"(%107) : (tensor<1xf32>) -> tensor<1xf32>
      %109 = "stablehlo.multiply"(%108, %94) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %110 = "stablehlo.real"(%55) : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
      %111 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
      %112 = "stablehlo.compare"(%110, %111) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
      %113 = "stablehlo.negate"(%109) : (tensor<1xf32>) -> tensor<1xf32>
      %114 = "stablehlo.select"(%112, %109, %113) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %115 = "stablehlo.convert"(%114) : (tensor<1xf32>) -> tensor<1xcomplex<f32>>
      %116 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
      %117 = "stablehlo.compare"(%80, %116) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
      %118 = "stablehlo.imag"(%55) : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
      %119 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
      %120 = "stablehlo.compare"(%118, %119) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
      %121 = "stablehlo.and"(%117, %120) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
      %122 = "stablehlo.select"(%121, %55, %115) : (tensor<1xi1>, tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %123 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<1xcomplex<f32>>}> : () -> tensor<1xcomplex<f32>>
      %124 = "stablehlo.constant"() <{value = dense<(1.0, 0.0)> : tensor<1xcomplex<f32>>}> : () -> tensor<1xcomplex<f32>>
      %125 = "stablehlo.select"(%121, %124, %122) : (tensor<1xi1>, tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %126 = "stablehlo.subtract"(%122, %55) : (tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %127 = "stablehlo.divide"(%126, %125) : (tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %128 = "stablehlo.select"(%121, %123, %127) : (tensor<1xi1>, tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %129 = "stablehlo.negate"(%126) : (tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %130 = "stablehlo.select"(%121, %124, %129) : (tensor<1xi1>, tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %131 = "stablehlo.broadcast_in_dim"(%130) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %132 = "stablehlo.divide"(%49, %131) : (tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %133 = "stablehlo.constant"() <{value = dense<(1.0, 0.0)> : tensor<1x3xcomplex<f32>>}> : () -> tensor<1x3xcomplex<f32>>
      %134 = "stablehlo.select"(%44, %133, %132) : (tensor<1x3xi1>, tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %135 = "chlo.conj"(%128) : (tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %136 = "chlo.conj"(%134) : (tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %137 = "stablehlo.broadcast_in_dim"(%136) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
      %138 = "stablehlo.multiply"(%38, %137) : (tensor<1x3x3xcomplex<f32>>, tensor<1x3x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
      %139 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
      %143 = "stablehlo.reduce"(%138, %139) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r140: tensor<complex<f32>>, %r141: tensor<complex<f32>>):
        %142 = "stablehlo.add"(%r140, %r141) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
        "stablehlo.return"(%142) : (tensor<complex<f32>>) -> ()
      }) : (tensor<1x3x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x3xcomplex<f32>>
      %144 = "stablehlo.broadcast_in_dim"(%135) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %145 = "stablehlo.multiply"(%134, %144) : (tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %146 = "stablehlo.broadcast_in_dim"(%145) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
      %147 = "stablehlo.broadcast_in_dim"(%143) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
      %148 = "stablehlo.multiply"(%146, %147) : (tensor<1x3x3xcomplex<f32>>, tensor<1x3x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
      %149 = "stablehlo.subtract"(%38, %148) : (tensor<1x3x3xcomplex<f32>>, tensor<1x3x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
      %150 = "stablehlo.slice"(%r35) <{start_indices = array<i64: 0, 3, 0>, limit_indices = array<i64: 1, 6, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<1x6x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
      %151 = "stablehlo.concatenate"(%149, %150) <{dimension = 1 : i64}> : (tensor<1x3x3xcomplex<f32>>, tensor<1x3x3xcomplex<f32>>) -> tensor<1x6x3xcomplex<f32>>
      %152 = "chlo.conj"(%134) : (tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %153 = "stablehlo.broadcast_in_dim"(%134) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x3xcomplex<f32>>) -> tensor<1x6x3xcomplex<f32>>
      %154 = "stablehlo.multiply"(%151, %153) : (tensor<1x6x3xcomplex<f32>>, tensor<1x6x3xcomplex<f32>>) -> tensor<1x6x3xcomplex<f32>>
      %155 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
      %159 = "stablehlo.reduce"(%154, %155) <{dimensions = array<i64: 2>}> ({
      ^bb0(%r156: tensor<complex<f32>>, %r157: tensor<complex<f32>>):
        %158 = "stablehlo.add"(%r156, %r157) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
        "stablehlo.return"(%158) : (tensor<complex<f32>>) -> ()
      }) : (tensor<1x6x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x6xcomplex<f32>>
      %160 = "stablehlo.broadcast_in_dim"(%128) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %161 = "stablehlo.multiply"(%152, %160) : (tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %162 = "stablehlo.broadcast_in_dim"(%159) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x6xcomplex<f32>>) -> tensor<1x6x3xcomplex<f32>>
      %163 = "stablehlo.broadcast_in_dim"(%161) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x3xcomplex<f32>>) -> tensor<1x6x3xcomplex<f32>>
      %164 = "stablehlo.multiply"(%162, %163) : (tensor<1x6x3xcomplex<f32>>, tensor<1x6x3xcomplex<f32>>) -> tensor<1x6x3xcomplex<f32>>
      %165 = "stablehlo.subtract"(%151, %164) : (tensor<1x6x3xcomplex<f32>>, tensor<1x6x3xcomplex<f32>>) -> tensor<1x6x3xcomplex<f32>>
      %166 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %167 = "stablehlo.add"(%r34, %166) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%167, %165) : (tensor<i32>, tensor<1x6x3xcomplex<f32>>) -> ()
    }) : (tensor<i32>, tensor<1x6x3xcomplex<f32>>) -> (tensor<i32>, tensor<1x6x3xcomplex<f32>>)
    %169 = "stablehlo.slice"(%168#1) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 3, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<1x6x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
    %170 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x3xi32>
    %171 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x3x3xi32>
    %172 = "stablehlo.subtract"(%171, %170) : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi32>
    %173 = "stablehlo.constant"() <{value = dense<-1> : tensor<1x3x3xi32>}> : () -> tensor<1x3x3xi32>
    %174 = "stablehlo.compare"(%172, %173) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
    %175 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<1x3x3xcomplex<f32>>}> : () -> tensor<1x3x3xcomplex<f32>>
    %176 = "stablehlo.select"(%174, %169, %175) : (tensor<1x3x3xi1>, tensor<1x3x3xcomplex<f32>>, tensor<1x3x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
    %177 = "stablehlo.slice"(%168#1) <{start_indices = array<i64: 0, 3, 0>, limit_indices = array<i64: 1, 6, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<1x6x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
    %178 = "stablehlo.concatenate"(%176, %177) <{dimension = 1 : i64}> : (tensor<1x3x3xcomplex<f32>>, tensor<1x3x3xcomplex<f32>>) -> tensor<1x6x3xcomplex<f32>>
    %179 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %180 = "stablehlo.constant"() <{value = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
    %447:5 = "stablehlo.while"(%179, %178, %180, %180, %180) ({
    ^bb0(%r181: tensor<i32>, %r182: tensor<1x6x3xcomplex<f32>>, %r183: tensor<1xi32>, %r184: tensor<1xi32>, %r185: tensor<1xi32>):
      %186 = "stablehlo.constant"() <{value = dense<90> : tensor<i32>}> : () -> tensor<i32>
      %187 = "stablehlo.compare"(%r181, %186) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %188 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %189 = "stablehlo.compare"(%r181, %188) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %190 = "stablehlo.compare"(%r185, %r184) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
      %191 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %195 = "stablehlo.reduce"(%190, %191) <{dimensions = array<i64: 0>}> ({
      ^bb0(%r192: tensor<i1>, %r193: tensor<i1>):
        %194 = "stablehlo.or"(%r192, %r193) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%194) : (tensor<i1>) -> ()
      }) : (tensor<1xi1>, tensor<i1>) -> tensor<i1>
      %196 = "stablehlo.or"(%195, %189) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %197 = "stablehlo.and"(%187, %196) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%197) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r198: tensor<i32>, %r199: tensor<1x6x3xcomplex<f32>>, %r200: tensor<1xi32>, %r201: tensor<1xi32>, %r202: tensor<1xi32>):
      %203 = "stablehlo.constant"() <{value = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
      %204 = "stablehlo.add"(%r200, %203) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
      %205 = "stablehlo.reshape"(%r199) : (tensor<1x6x3xcomplex<f32>>) -> tensor<1x18xcomplex<f32>>
      %206 = "stablehlo.slice"(%205) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 1, 9>, strides = array<i64: 1, 4>}> : (tensor<1x18xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %207 = "stablehlo.reshape"(%r199) : (tensor<1x6x3xcomplex<f32>>) -> tensor<1x18xcomplex<f32>>
      %208 = "stablehlo.slice"(%207) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 1, 6>, strides = array<i64: 1, 4>}> : (tensor<1x18xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
      %209 = "stablehlo.reshape"(%r199) : (tensor<1x6x3xcomplex<f32>>) -> tensor<1x18xcomplex<f32>>
      %210 = "stablehlo.slice"(%209) <{start_indices = array<i64: 0, 3>, limit_indices = array<i64: 1, 8>, strides = array<i64: 1, 4>}> : (tensor<1x18xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
      %211 = "stablehlo.constant"() <{value = dense<-1> : tensor<1xi32>}> : () -> tensor<1xi32>
      %212 = "stablehlo.add"(%r202, %211) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
      %213 = "stablehlo.reshape"(%212) : (tensor<1xi32>) -> tensor<1x1xi32>
      %214 = "stablehlo.gather"(%206, %213) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<1x3xcomplex<f32>>, tensor<1x1xi32>) -> tensor<1x1xcomplex<f32>>
      %215 = "stablehlo.reshape"(%214) : (tensor<1x1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %216 = "stablehlo.reshape"(%r202) : (tensor<1xi32>) -> tensor<1x1xi32>
      %217 = "stablehlo.gather"(%206, %216) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<1x3xcomplex<f32>>, tensor<1x1xi32>) -> tensor<1x1xcomplex<f32>>
      %218 = "stablehlo.reshape"(%217) : (tensor<1x1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %219 = "stablehlo.reshape"(%212) : (tensor<1xi32>) -> tensor<1x1xi32>
      %220 = "stablehlo.gather"(%208, %219) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<1x2xcomplex<f32>>, tensor<1x1xi32>) -> tensor<1x1xcomplex<f32>>
      %221 = "stablehlo.reshape"(%220) : (tensor<1x1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %222 = "stablehlo.reshape"(%212) : (tensor<1xi32>) -> tensor<1x1xi32>
      %223 = "stablehlo.gather"(%210, %222) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<1x2xcomplex<f32>>, tensor<1x1xi32>) -> tensor<1x1xcomplex<f32>>
      %224 = "stablehlo.reshape"(%223) : (tensor<1x1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %225 = "stablehlo.multiply"(%221, %224) : (tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %226 = "stablehlo.subtract"(%215, %218) : (tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %227 = "stablehlo.constant"() <{value = dense<(0.5, 0.0)> : tensor<1xcomplex<f32>>}> : () -> tensor<1xcomplex<f32>>
      %228 = "stablehlo.multiply"(%226, %227) : (tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %229 = "stablehlo.multiply"(%228, %228) : (tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %230 = "stablehlo.add"(%229, %225) : (tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %231 = "stablehlo.sqrt"(%230) : (tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %232 = "chlo.conj"(%228) : (tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %233 = "stablehlo.multiply"(%232, %231) : (tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %234 = "stablehlo.real"(%233) : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
      %235 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
      %236 = "stablehlo.compare"(%234, %235) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
      %237 = "stablehlo.negate"(%231) : (tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %238 = "stablehlo.select"(%236, %237, %231) : (tensor<1xi1>, tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %239 = "stablehlo.add"(%228, %238) : (tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %240 = "stablehlo.abs"(%239) : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
      %241 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
      %242 = "stablehlo.compare"(%240, %241) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
      %243 = "stablehlo.constant"() <{value = dense<(1.0, 0.0)> : tensor<1xcomplex<f32>>}> : () -> tensor<1xcomplex<f32>>
      %244 = "stablehlo.select"(%242, %243, %239) : (tensor<1xi1>, tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %245 = "stablehlo.divide"(%225, %244) : (tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %246 = "stablehlo.subtract"(%218, %245) : (tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %247 = "stablehlo.abs"(%224) : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
      %248 = "stablehlo.constant"() <{value = dense<0.75> : tensor<1xf32>}> : () -> tensor<1xf32>
      %249 = "stablehlo.multiply"(%247, %248) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %250 = "stablehlo.convert"(%249) : (tensor<1xf32>) -> tensor<1xcomplex<f32>>
      %251 = "stablehlo.add"(%218, %250) : (tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %252 = "stablehlo.constant"() <{value = dense<10> : tensor<1xi32>}> : () -> tensor<1xi32>
      %253 = "stablehlo.remainder"(%204, %252) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
      %254 = "stablehlo.constant"() <{value = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
      %255 = "stablehlo.compare"(%253, %254) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
      %256 = "stablehlo.select"(%255, %251, %246) : (tensor<1xi1>, tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %257 = "stablehlo.compare"(%r202, %r201) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
      %258 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<1xi32>}> : () -> tensor<1xi32>
      %259 = "stablehlo.select"(%257, %r201, %258) : (tensor<1xi1>, tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
      %260 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
      %264 = "stablehlo.reduce"(%259, %260) <{dimensions = array<i64: 0>}> ({
      ^bb0(%r261: tensor<i32>, %r262: tensor<i32>):
        %263 = "stablehlo.minimum"(%r261, %r262) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        "stablehlo.return"(%263) : (tensor<i32>) -> ()
      }) : (tensor<1xi32>, tensor<i32>) -> tensor<i32>
      %265 = "stablehlo.constant"() <{value = dense<-2147483648> : tensor<i32>}> : () -> tensor<i32>
      %269 = "stablehlo.reduce"(%r202, %265) <{dimensions = array<i64: 0>}> ({
      ^bb0(%r266: tensor<i32>, %r267: tensor<i32>):
        %268 = "stablehlo.maximum"(%r266, %r267) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        "stablehlo.return"(%268) : (tensor<i32>) -> ()
      }) : (tensor<1xi32>, tensor<i32>) -> tensor<i32>
      %391:6 = "stablehlo.while"(%264, %r199, %256, %r201, %r202, %269) ({
      ^bb0(%r270: tensor<i32>, %r271: tensor<1x6x3xcomplex<f32>>, %r272: tensor<1xcomplex<f32>>, %r273: tensor<1xi32>, %r274: tensor<1xi32>, %r275: tensor<i32>):
        %276 = "stablehlo.compare"(%r270, %r275) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
        "stablehlo.return"(%276) : (tensor<i1>) -> ()
      }, {
      ^bb0(%r277: tensor<i32>, %r278: tensor<1x6x3xcomplex<f32>>, %r279: tensor<1xcomplex<f32>>, %r280: tensor<1xi32>, %r281: tensor<1xi32>, %r282: tensor<i32>):
        %283 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
        %284 = "stablehlo.dynamic_slice"(%r278, %283, %r277, %283) <{slice_sizes = array<i64: 1, 2, 3>}> : (tensor<1x6x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xcomplex<f32>>
        %285 = "stablehlo.broadcast_in_dim"(%r277) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
        %286 = "stablehlo.compare"(%285, %r280) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
        %287 = "stablehlo.constant"() <{value = dense<-1> : tensor<i32>}> : () -> tensor<i32>
        %288 = "stablehlo.add"(%r277, %287) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        %289 = "stablehlo.maximum"(%288, %283) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        %290 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
        %291 = "stablehlo.dynamic_slice"(%284, %290, %290, %r277) <{slice_sizes = array<i64: 1, 2, 1>}> : (tensor<1x2x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x1xcomplex<f32>>
        %292 = "stablehlo.reshape"(%291) : (tensor<1x2x1xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
        %293 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
        %294 = "stablehlo.dynamic_slice"(%284, %293, %293, %289) <{slice_sizes = array<i64: 1, 2, 1>}> : (tensor<1x2x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x1xcomplex<f32>>
        %295 = "stablehlo.reshape"(%294) : (tensor<1x2x1xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
        %296 = "stablehlo.reshape"(%r279) : (tensor<1xcomplex<f32>>) -> tensor<1x1xcomplex<f32>>
        %297 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
        %298 = "stablehlo.pad"(%296, %297) <{edge_padding_low = array<i64: 0, 0>, edge_padding_high = array<i64: 0, 1>, interior_padding = array<i64: 0, 0>}> : (tensor<1x1xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2xcomplex<f32>>
        %299 = "stablehlo.subtract"(%292, %298) : (tensor<1x2xcomplex<f32>>, tensor<1x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
        %300 = "stablehlo.broadcast_in_dim"(%286) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi1>) -> tensor<1x2xi1>
        %301 = "stablehlo.select"(%300, %299, %295) : (tensor<1x2xi1>, tensor<1x2xcomplex<f32>>, tensor<1x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
        %302 = "stablehlo.abs"(%301) : (tensor<1x2xcomplex<f32>>) -> tensor<1x2xf32>
        %303 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
        %307 = "stablehlo.reduce"(%302, %303) <{dimensions = array<i64: 1>}> ({
        ^bb0(%r304: tensor<f32>, %r305: tensor<f32>):
          %306 = "stablehlo.maximum"(%r304, %r305) : (tensor<f32>, tensor<f32>) -> tensor<f32>
          "stablehlo.return"(%306) : (tensor<f32>) -> ()
        }) : (tensor<1x2xf32>, tensor<f32>) -> tensor<1xf32>
        %308 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
        %309 = "stablehlo.compare"(%307, %308) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
        %310 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1xf32>}> : () -> tensor<1xf32>
        %311 = "stablehlo.select"(%309, %310, %307) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
        %312 = "stablehlo.convert"(%311) : (tensor<1xf32>) -> tensor<1xcomplex<f32>>
        %313 = "stablehlo.broadcast_in_dim"(%312) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
        %314 = "stablehlo.divide"(%301, %313) : (tensor<1x2xcomplex<f32>>, tensor<1x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
        %315 = "stablehlo.real"(%314) : (tensor<1x2xcomplex<f32>>) -> tensor<1x2xf32>
        %316 = "stablehlo.imag"(%314) : (tensor<1x2xcomplex<f32>>) -> tensor<1x2xf32>
        %317 = "stablehlo.multiply"(%315, %315) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
        %318 = "stablehlo.multiply"(%316, %316) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
        %319 = "stablehlo.add"(%317, %318) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
        %320 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
        %324 = "stablehlo.reduce"(%319, %320) <{dimensions = array<i64: 1>}> ({
        ^bb0(%r321: tensor<f32>, %r322: tensor<f32>):
          %323 = "stablehlo.add"(%r321, %r322) : (tensor<f32>, tensor<f32>) -> tensor<f32>
          "stablehlo.return"(%323) : (tensor<f32>) -> ()
        }) : (tensor<1x2xf32>, tensor<f32>) -> tensor<1xf32>
        %325 = "stablehlo.sqrt"(%324) : (tensor<1xf32>) -> tensor<1xf32>
        %326 = "stablehlo.multiply"(%325, %311) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
        %327 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
        %328 = "stablehlo.compare"(%326, %327) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
        %329 = "stablehlo.compare"(%285, %r280) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
        %330 = "stablehlo.compare"(%285, %r281) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
        %331 = "stablehlo.and"(%329, %330) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
        %332 = "stablehlo.and"(%331, %328) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
        %333 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1xf32>}> : () -> tensor<1xf32>
        %334 = "stablehlo.select"(%332, %326, %333) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
        %335 = "stablehlo.divide"(%333, %334) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
        %336 = "stablehlo.convert"(%335) : (tensor<1xf32>) -> tensor<1xcomplex<f32>>
        %337 = "stablehlo.broadcast_in_dim"(%336) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
        %338 = "stablehlo.multiply"(%301, %337) : (tensor<1x2xcomplex<f32>>, tensor<1x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
        %339 = "stablehlo.constant"() <{value = dense<(1.0, 0.0)> : tensor<1x1xcomplex<f32>>}> : () -> tensor<1x1xcomplex<f32>>
        %340 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
        %341 = "stablehlo.pad"(%339, %340) <{edge_padding_low = array<i64: 0, 0>, edge_padding_high = array<i64: 0, 1>, interior_padding = array<i64: 0, 0>}> : (tensor<1x1xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2xcomplex<f32>>
        %342 = "stablehlo.broadcast_in_dim"(%332) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi1>) -> tensor<1x2xi1>
        %343 = "stablehlo.select"(%342, %338, %341) : (tensor<1x2xi1>, tensor<1x2xcomplex<f32>>, tensor<1x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
        %344 = "stablehlo.slice"(%343) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 1, 1>, strides = array<i64: 1, 1>}> : (tensor<1x2xcomplex<f32>>) -> tensor<1x1xcomplex<f32>>
        %345 = "stablehlo.reshape"(%344) : (tensor<1x1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
        %346 = "stablehlo.slice"(%343) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 1, 2>, strides = array<i64: 1, 1>}> : (tensor<1x2xcomplex<f32>>) -> tensor<1x1xcomplex<f32>>
        %347 = "stablehlo.reshape"(%346) : (tensor<1x1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
        %348 = "chlo.conj"(%345) : (tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
        %349 = "chlo.conj"(%347) : (tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
        %350 = "stablehlo.negate"(%347) : (tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
        %351 = "stablehlo.negate"(%349) : (tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
        %352 = "stablehlo.slice"(%284) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 1, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x1x3xcomplex<f32>>
        %353 = "stablehlo.reshape"(%352) : (tensor<1x1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
        %354 = "stablehlo.slice"(%284) <{start_indices = array<i64: 0, 1, 0>, limit_indices = array<i64: 1, 2, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x1x3xcomplex<f32>>
        %355 = "stablehlo.reshape"(%354) : (tensor<1x1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
        %356 = "stablehlo.broadcast_in_dim"(%348) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
        %357 = "stablehlo.multiply"(%353, %356) : (tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
        %358 = "stablehlo.broadcast_in_dim"(%349) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
        %359 = "stablehlo.multiply"(%355, %358) : (tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
        %360 = "stablehlo.add"(%357, %359) : (tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
        %361 = "stablehlo.broadcast_in_dim"(%350) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
        %362 = "stablehlo.multiply"(%353, %361) : (tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
        %363 = "stablehlo.broadcast_in_dim"(%345) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
        %364 = "stablehlo.multiply"(%355, %363) : (tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
        %365 = "stablehlo.add"(%362, %364) : (tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
        %366 = "stablehlo.reshape"(%360) : (tensor<1x3xcomplex<f32>>) -> tensor<1x1x3xcomplex<f32>>
        %367 = "stablehlo.reshape"(%365) : (tensor<1x3xcomplex<f32>>) -> tensor<1x1x3xcomplex<f32>>
        %368 = "stablehlo.concatenate"(%366, %367) <{dimension = 1 : i64}> : (tensor<1x1x3xcomplex<f32>>, tensor<1x1x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
        %369 = "stablehlo.dynamic_update_slice"(%r278, %368, %283, %r277, %283) : (tensor<1x6x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x6x3xcomplex<f32>>
        %370 = "stablehlo.dynamic_slice"(%369, %283, %283, %r277) <{slice_sizes = array<i64: 1, 6, 2>}> : (tensor<1x6x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x6x2xcomplex<f32>>
        %371 = "stablehlo.slice"(%370) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 6, 1>, strides = array<i64: 1, 1, 1>}> : (tensor<1x6x2xcomplex<f32>>) -> tensor<1x6x1xcomplex<f32>>
        %372 = "stablehlo.reshape"(%371) : (tensor<1x6x1xcomplex<f32>>) -> tensor<1x6xcomplex<f32>>
        %373 = "stablehlo.slice"(%370) <{start_indices = array<i64: 0, 0, 1>, limit_indices = array<i64: 1, 6, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<1x6x2xcomplex<f32>>) -> tensor<1x6x1xcomplex<f32>>
        %374 = "stablehlo.reshape"(%373) : (tensor<1x6x1xcomplex<f32>>) -> tensor<1x6xcomplex<f32>>
        %375 = "stablehlo.broadcast_in_dim"(%345) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xcomplex<f32>>) -> tensor<1x6xcomplex<f32>>
        %376 = "stablehlo.multiply"(%372, %375) : (tensor<1x6xcomplex<f32>>, tensor<1x6xcomplex<f32>>) -> tensor<1x6xcomplex<f32>>
        %377 = "stablehlo.broadcast_in_dim"(%347) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xcomplex<f32>>) -> tensor<1x6xcomplex<f32>>
        %378 = "stablehlo.multiply"(%374, %377) : (tensor<1x6xcomplex<f32>>, tensor<1x6xcomplex<f32>>) -> tensor<1x6xcomplex<f32>>
        %379 = "stablehlo.add"(%376, %378) : (tensor<1x6xcomplex<f32>>, tensor<1x6xcomplex<f32>>) -> tensor<1x6xcomplex<f32>>
        %380 = "stablehlo.broadcast_in_dim"(%351) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xcomplex<f32>>) -> tensor<1x6xcomplex<f32>>
        %381 = "stablehlo.multiply"(%372, %380) : (tensor<1x6xcomplex<f32>>, tensor<1x6xcomplex<f32>>) -> tensor<1x6xcomplex<f32>>
        %382 = "stablehlo.broadcast_in_dim"(%348) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xcomplex<f32>>) -> tensor<1x6xcomplex<f32>>
        %383 = "stablehlo.multiply"(%374, %382) : (tensor<1x6xcomplex<f32>>, tensor<1x6xcomplex<f32>>) -> tensor<1x6xcomplex<f32>>
        %384 = "stablehlo.add"(%381, %383) : (tensor<1x6xcomplex<f32>>, tensor<1x6xcomplex<f32>>) -> tensor<1x6xcomplex<f32>>
        %385 = "stablehlo.reshape"(%379) : (tensor<1x6xcomplex<f32>>) -> tensor<1x6x1xcomplex<f32>>
        %386 = "stablehlo.reshape"(%384) : (tensor<1x6xcomplex<f32>>) -> tensor<1x6x1xcomplex<f32>>
        %387 = "stablehlo.concatenate"(%385, %386) <{dimension = 2 : i64}> : (tensor<1x6x1xcomplex<f32>>, tensor<1x6x1xcomplex<f32>>) -> tensor<1x6x2xcomplex<f32>>
        %388 = "stablehlo.dynamic_update_slice"(%369, %387, %283, %283, %r277) : (tensor<1x6x3xcomplex<f32>>, tensor<1x6x2xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x6x3xcomplex<f32>>
        %389 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
        %390 = "stablehlo.add"(%r277, %389) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        "stablehlo.return"(%390, %388, %r279, %r280, %r281, %r282) : (tensor<i32>, tensor<1x6x3xcomplex<f32>>, tensor<1xcomplex<f32>>, tensor<1xi32>, tensor<1xi32>, tensor<i32>) -> ()
      }) : (tensor<i32>, tensor<1x6x3xcomplex<f32>>, tensor<1xcomplex<f32>>, tensor<1xi32>, tensor<1xi32>, tensor<i32>) -> (tensor<i32>, tensor<1x6x3xcomplex<f32>>, tensor<1xcomplex<f32>>, tensor<1xi32>, tensor<1xi32>, tensor<i32>)
      %392 = "stablehlo.reshape"(%391#1) : (tensor<1x6x3xcomplex<f32>>) -> tensor<1x18xcomplex<f32>>
      %393 = "stablehlo.slice"(%392) <{start_indices = array<i64: 0, 3>, limit_indices = array<i64: 1, 8>, strides = array<i64: 1, 4>}> : (tensor<1x18xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
      %394 = "stablehlo.abs"(%393) : (tensor<1x2xcomplex<f32>>) -> tensor<1x2xf32>
      %395 = "stablehlo.reshape"(%391#1) : (tensor<1x6x3xcomplex<f32>>) -> tensor<1x18xcomplex<f32>>
      %396 = "stablehlo.slice"(%395) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 1, 9>, strides = array<i64: 1, 4>}> : (tensor<1x18xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %397 = "stablehlo.abs"(%396) : (tensor<1x3xcomplex<f32>>) -> tensor<1x3xf32>
      %398 = "stablehlo.slice"(%397) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 1, 2>, strides = array<i64: 1, 1>}> : (tensor<1x3xf32>) -> tensor<1x2xf32>
      %399 = "stablehlo.slice"(%397) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 1, 3>, strides = array<i64: 1, 1>}> : (tensor<1x3xf32>) -> tensor<1x2xf32>
      %400 = "stablehlo.add"(%398, %399) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
      %401 = "stablehlo.constant"() <{value = dense<1.1920928955078125e-7> : tensor<1x2xf32>}> : () -> tensor<1x2xf32>
      %402 = "stablehlo.multiply"(%400, %401) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
      %403 = "stablehlo.constant"() <{value = dense<1.4210854715202004e-14> : tensor<1x2xf32>}> : () -> tensor<1x2xf32>
      %404 = "stablehlo.add"(%402, %403) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
      %405 = "stablehlo.compare"(%394, %404) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xi1>
      %406 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %407 = "stablehlo.pad"(%405, %406) <{edge_padding_low = array<i64: 0, 1>, edge_padding_high = array<i64: 0, 3>, interior_padding = array<i64: 0, 0>}> : (tensor<1x2xi1>, tensor<i1>) -> tensor<1x6xi1>
      %408 = "stablehlo.broadcast_in_dim"(%407) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x6xi1>) -> tensor<1x6x3xi1>
      %409 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x6x3xi32>
      %410 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x6x3xi32>
      %411 = "stablehlo.subtract"(%410, %409) : (tensor<1x6x3xi32>, tensor<1x6x3xi32>) -> tensor<1x6x3xi32>
      %412 = "stablehlo.constant"() <{value = dense<-1> : tensor<1x6x3xi32>}> : () -> tensor<1x6x3xi32>
      %413 = "stablehlo.compare"(%411, %412) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x6x3xi32>, tensor<1x6x3xi32>) -> tensor<1x6x3xi1>
      %414 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x6x3xi32>
      %415 = "stablehlo.constant"() <{value = dense<3> : tensor<1x6x3xi32>}> : () -> tensor<1x6x3xi32>
      %416 = "stablehlo.compare"(%414, %415) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x6x3xi32>, tensor<1x6x3xi32>) -> tensor<1x6x3xi1>
      %417 = "stablehlo.and"(%413, %416) : (tensor<1x6x3xi1>, tensor<1x6x3xi1>) -> tensor<1x6x3xi1>
      %418 = "stablehlo.not"(%408) : (tensor<1x6x3xi1>) -> tensor<1x6x3xi1>
      %419 = "stablehlo.and"(%417, %418) : (tensor<1x6x3xi1>, tensor<1x6x3xi1>) -> tensor<1x6x3xi1>
      %420 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<1x6x3xcomplex<f32>>}> : () -> tensor<1x6x3xcomplex<f32>>
      %421 = "stablehlo.select"(%419, %420, %391#1) : (tensor<1x6x3xi1>, tensor<1x6x3xcomplex<f32>>, tensor<1x6x3xcomplex<f32>>) -> tensor<1x6x3xcomplex<f32>>
      %422 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x2xi32>
      %423 = "stablehlo.constant"() <{value = dense<1> : tensor<1x2xi32>}> : () -> tensor<1x2xi32>
      %424 = "stablehlo.add"(%422, %423) : (tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<1x2xi32>
      %425 = "stablehlo.constant"() <{value = dense<0> : tensor<1x2xi32>}> : () -> tensor<1x2xi32>
      %426 = "stablehlo.select"(%405, %424, %425) : (tensor<1x2xi1>, tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<1x2xi32>
      %427 = "stablehlo.constant"() <{value = dense<-2147483648> : tensor<i32>}> : () -> tensor<i32>
      %431 = "stablehlo.reduce"(%426, %427) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r428: tensor<i32>, %r429: tensor<i32>):
        %430 = "stablehlo.maximum"(%r428, %r429) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        "stablehlo.return"(%430) : (tensor<i32>) -> ()
      }) : (tensor<1x2xi32>, tensor<i32>) -> tensor<1xi32>
      %432 = "stablehlo.broadcast_in_dim"(%431) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x2xi32>
      %433 = "stablehlo.compare"(%424, %432) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<1x2xi1>
      %434 = "stablehlo.not"(%405) : (tensor<1x2xi1>) -> tensor<1x2xi1>
      %435 = "stablehlo.and"(%434, %433) : (tensor<1x2xi1>, tensor<1x2xi1>) -> tensor<1x2xi1>
      %436 = "stablehlo.select"(%435, %424, %425) : (tensor<1x2xi1>, tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<1x2xi32>
      %437 = "stablehlo.constant"() <{value = dense<-2147483648> : tensor<i32>}> : () -> tensor<i32>
      %441 = "stablehlo.reduce"(%436, %437) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r438: tensor<i32>, %r439: tensor<i32>):
        %440 = "stablehlo.maximum"(%r438, %r439) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        "stablehlo.return"(%440) : (tensor<i32>) -> ()
      }) : (tensor<1x2xi32>, tensor<i32>) -> tensor<1xi32>
      %442 = "stablehlo.compare"(%r202, %431) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
      %443 = "stablehlo.constant"() <{value = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
      %444 = "stablehlo.select"(%442, %204, %443) : (tensor<1xi1>, tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
      %445 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %446 = "stablehlo.add"(%r198, %445) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%446, %421, %444, %441, %431) : (tensor<i32>, tensor<1x6x3xcomplex<f32>>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> ()
    }) : (tensor<i32>, tensor<1x6x3xcomplex<f32>>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> (tensor<i32>, tensor<1x6x3xcomplex<f32>>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>)
    %448 = "stablehlo.slice"(%447#1) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 3, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<1x6x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
    %449 = "stablehlo.reshape"(%448) : (tensor<1x3x3xcomplex<f32>>) -> tensor<1x9xcomplex<f32>>
    %450 = "stablehlo.slice"(%449) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 1, 9>, strides = array<i64: 1, 4>}> : (tensor<1x9xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
    %451 = "stablehlo.abs"(%448) : (tensor<1x3x3xcomplex<f32>>) -> tensor<1x3x3xf32>
    %452 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %456 = "stablehlo.reduce"(%451, %452) <{dimensions = array<i64: 1, 2>}> ({
    ^bb0(%r453: tensor<f32>, %r454: tensor<f32>):
      %455 = "stablehlo.maximum"(%r453, %r454) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%455) : (tensor<f32>) -> ()
    }) : (tensor<1x3x3xf32>, tensor<f32>) -> tensor<1xf32>
    %457 = "stablehlo.constant"() <{value = dense<1.1920928955078125e-7> : tensor<1xf32>}> : () -> tensor<1xf32>
    %458 = "stablehlo.multiply"(%456, %457) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %459 = "stablehlo.constant"() <{value = dense<1.4210854715202004e-14> : tensor<1xf32>}> : () -> tensor<1xf32>
    %460 = "stablehlo.add"(%458, %459) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %461 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<1x3x3xcomplex<f32>>}> : () -> tensor<1x3x3xcomplex<f32>>
    %462 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x3xi32>
    %463 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x3x3xi32>
    %464 = "stablehlo.subtract"(%463, %462) : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi32>
    %465 = "stablehlo.constant"() <{value = dense<0> : tensor<1x3x3xi32>}> : () -> tensor<1x3x3xi32>
    %466 = "stablehlo.compare"(%464, %465) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
    %467 = "stablehlo.convert"(%466) : (tensor<1x3x3xi1>) -> tensor<1x3x3xcomplex<f32>>
    %468 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %527:5 = "stablehlo.while"(%468, %467, %448, %450, %460) ({
    ^bb0(%r469: tensor<i32>, %r470: tensor<1x3x3xcomplex<f32>>, %r471: tensor<1x3x3xcomplex<f32>>, %r472: tensor<1x3xcomplex<f32>>, %r473: tensor<1xf32>):
      %474 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %475 = "stablehlo.compare"(%r469, %474) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%475) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r476: tensor<i32>, %r477: tensor<1x3x3xcomplex<f32>>, %r478: tensor<1x3x3xcomplex<f32>>, %r479: tensor<1x3xcomplex<f32>>, %r480: tensor<1xf32>):
      %481 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
      %482 = "stablehlo.subtract"(%481, %r476) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %483 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %484 = "stablehlo.dynamic_slice"(%r478, %483, %482, %483) <{slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x3x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x3xcomplex<f32>>
      %485 = "stablehlo.reshape"(%484) : (tensor<1x1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %486 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
      %487 = "stablehlo.broadcast_in_dim"(%482) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x3xi32>
      %488 = "stablehlo.compare"(%486, %487) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %489 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<1x3xcomplex<f32>>}> : () -> tensor<1x3xcomplex<f32>>
      %490 = "stablehlo.select"(%488, %485, %489) : (tensor<1x3xi1>, tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %491 = "stablehlo.broadcast_in_dim"(%490) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
      %492 = "stablehlo.multiply"(%r477, %491) : (tensor<1x3x3xcomplex<f32>>, tensor<1x3x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
      %493 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
      %497 = "stablehlo.reduce"(%492, %493) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r494: tensor<complex<f32>>, %r495: tensor<complex<f32>>):
        %496 = "stablehlo.add"(%r494, %r495) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
        "stablehlo.return"(%496) : (tensor<complex<f32>>) -> ()
      }) : (tensor<1x3x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x3xcomplex<f32>>
      %498 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %499 = "stablehlo.dynamic_slice"(%r479, %498, %482) <{slice_sizes = array<i64: 1, 1>}> : (tensor<1x3xcomplex<f32>>, tensor<i32>, tensor<i32>) -> tensor<1x1xcomplex<f32>>
      %500 = "stablehlo.reshape"(%499) : (tensor<1x1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %501 = "stablehlo.broadcast_in_dim"(%500) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %502 = "stablehlo.subtract"(%r479, %501) : (tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %503 = "stablehlo.abs"(%502) : (tensor<1x3xcomplex<f32>>) -> tensor<1x3xf32>
      %504 = "stablehlo.broadcast_in_dim"(%r480) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<1x3xf32>
      %505 = "stablehlo.compare"(%503, %504) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xi1>
      %506 = "stablehlo.convert"(%504) : (tensor<1x3xf32>) -> tensor<1x3xcomplex<f32>>
      %507 = "stablehlo.select"(%505, %506, %502) : (tensor<1x3xi1>, tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %508 = "stablehlo.divide"(%497, %507) : (tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %509 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %510 = "stablehlo.dynamic_slice"(%r477, %509, %482, %509) <{slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x3x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x3xcomplex<f32>>
      %511 = "stablehlo.reshape"(%510) : (tensor<1x1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %512 = "stablehlo.select"(%488, %508, %511) : (tensor<1x3xi1>, tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %513 = "stablehlo.reshape"(%512) : (tensor<1x3xcomplex<f32>>) -> tensor<1x1x3xcomplex<f32>>
      %514 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %515 = "stablehlo.dynamic_update_slice"(%r477, %513, %514, %482, %514) : (tensor<1x3x3xcomplex<f32>>, tensor<1x1x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x3xcomplex<f32>>
      %516 = "stablehlo.abs"(%512) : (tensor<1x3xcomplex<f32>>) -> tensor<1x3xf32>
      %517 = "stablehlo.constant"() <{value = dense<100000000.0> : tensor<1x3xf32>}> : () -> tensor<1x3xf32>
      %518 = "stablehlo.compare"(%516, %517) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xi1>
      %519 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1x3xf32>}> : () -> tensor<1x3xf32>
      %520 = "stablehlo.divide"(%519, %516) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %521 = "stablehlo.select"(%518, %520, %519) : (tensor<1x3xi1>, tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %522 = "stablehlo.convert"(%521) : (tensor<1x3xf32>) -> tensor<1x3xcomplex<f32>>
      %523 = "stablehlo.broadcast_in_dim"(%522) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
      %524 = "stablehlo.multiply"(%515, %523) : (tensor<1x3x3xcomplex<f32>>, tensor<1x3x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
      %525 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %526 = "stablehlo.add"(%r476, %525) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%526, %524, %r478, %r479, %r480) : (tensor<i32>, tensor<1x3x3xcomplex<f32>>, tensor<1x3x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>, tensor<1xf32>) -> ()
    }) : (tensor<i32>, tensor<1x3x3xcomplex<f32>>, tensor<1x3x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>, tensor<1xf32>) -> (tensor<i32>, tensor<1x3x3xcomplex<f32>>, tensor<1x3x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>, tensor<1xf32>)
    %528 = "stablehlo.slice"(%447#1) <{start_indices = array<i64: 0, 3, 0>, limit_indices = array<i64: 1, 6, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<1x6x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
    %529 = "stablehlo.dot_general"(%528, %527#1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<1x3x3xcomplex<f32>>, tensor<1x3x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
    %530 = "stablehlo.real"(%529) : (tensor<1x3x3xcomplex<f32>>) -> tensor<1x3x3xf32>
    %531 = "stablehlo.imag"(%529) : (tensor<1x3x3xcomplex<f32>>) -> tensor<1x3x3xf32>
    %532 = "stablehlo.multiply"(%530, %530) : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
    %533 = "stablehlo.multiply"(%531, %531) : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
    %534 = "stablehlo.add"(%532, %533) : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
    %535 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %539 = "stablehlo.reduce"(%534, %535) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r536: tensor<f32>, %r537: tensor<f32>):
      %538 = "stablehlo.add"(%r536, %r537) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%538) : (tensor<f32>) -> ()
    }) : (tensor<1x3x3xf32>, tensor<f32>) -> tensor<1x3xf32>
    %540 = "stablehlo.sqrt"(%539) : (tensor<1x3xf32>) -> tensor<1x3xf32>
    %541 = "stablehlo.convert"(%540) : (tensor<1x3xf32>) -> tensor<1x3xcomplex<f32>>
    %542 = "stablehlo.broadcast_in_dim"(%541) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
    %543 = "stablehlo.divide"(%529, %542) : (tensor<1x3x3xcomplex<f32>>, tensor<1x3x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
    %544 = "stablehlo.abs"(%543) : (tensor<1x3x3xcomplex<f32>>) -> tensor<1x3x3xf32>
    %545 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %549 = "stablehlo.reduce"(%544, %545) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r546: tensor<f32>, %r547: tensor<f32>):
      %548 = "stablehlo.maximum"(%r546, %r547) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%548) : (tensor<f32>) -> ()
    }) : (tensor<1x3x3xf32>, tensor<f32>) -> tensor<1x3xf32>
    %550 = "stablehlo.broadcast_in_dim"(%549) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x3xf32>) -> tensor<1x3x3xf32>
    %551 = "stablehlo.compare"(%544, %550) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xi1>
    %552 = "stablehlo.compare"(%544, %544) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xi1>
    %553 = "stablehlo.or"(%551, %552) : (tensor<1x3x3xi1>, tensor<1x3x3xi1>) -> tensor<1x3x3xi1>
    %554 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x3xi32>
    %555 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<1x3x3xi32>}> : () -> tensor<1x3x3xi32>
    %556 = "stablehlo.select"(%553, %554, %555) : (tensor<1x3x3xi1>, tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi32>
    %557 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
    %561 = "stablehlo.reduce"(%556, %557) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r558: tensor<i32>, %r559: tensor<i32>):
      %560 = "stablehlo.minimum"(%r558, %r559) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%560) : (tensor<i32>) -> ()
    }) : (tensor<1x3x3xi32>, tensor<i32>) -> tensor<1x3xi32>
    %562 = "stablehlo.broadcast_in_dim"(%561) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x3xi32>) -> tensor<1x3x3xi32>
    %563 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x3xi32>
    %564 = "stablehlo.compare"(%563, %562) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
    %565 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<1x3x3xcomplex<f32>>}> : () -> tensor<1x3x3xcomplex<f32>>
    %566 = "stablehlo.select"(%564, %543, %565) : (tensor<1x3x3xi1>, tensor<1x3x3xcomplex<f32>>, tensor<1x3x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
    %567 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %571 = "stablehlo.reduce"(%566, %567) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r568: tensor<complex<f32>>, %r569: tensor<complex<f32>>):
      %570 = "stablehlo.add"(%r568, %r569) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
      "stablehlo.return"(%570) : (tensor<complex<f32>>) -> ()
    }) : (tensor<1x3x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x3xcomplex<f32>>
    %572 = "stablehlo.abs"(%571) : (tensor<1x3xcomplex<f32>>) -> tensor<1x3xf32>
    %573 = "stablehlo.convert"(%572) : (tensor<1x3xf32>) -> tensor<1x3xcomplex<f32>>
    %574 = "stablehlo.divide"(%571, %573) : (tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
    %575 = "chlo.conj"(%574) : (tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
    %576 = "stablehlo.broadcast_in_dim"(%575) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
    %577 = "stablehlo.multiply"(%543, %576) : (tensor<1x3x3xcomplex<f32>>, tensor<1x3x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
    %578 = "stablehlo.abs"(%450) : (tensor<1x3xcomplex<f32>>) -> tensor<1x3xf32>
    %579 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %583 = "stablehlo.reduce"(%578, %579) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r580: tensor<f32>, %r581: tensor<f32>):
      %582 = "stablehlo.maximum"(%r580, %r581) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%582) : (tensor<f32>) -> ()
    }) : (tensor<1x3xf32>, tensor<f32>) -> tensor<1xf32>
    %584 = "stablehlo.constant"() <{value = dense<1.430511474609375e-6> : tensor<1xf32>}> : () -> tensor<1xf32>
    %585 = "stablehlo.multiply"(%583, %584) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %586 = "stablehlo.broadcast_in_dim"(%585) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<1x3xf32>
    %587 = "stablehlo.imag"(%450) : (tensor<1x3xcomplex<f32>>) -> tensor<1x3xf32>
    %588 = "stablehlo.abs"(%587) : (tensor<1x3xf32>) -> tensor<1x3xf32>
    %589 = "stablehlo.compare"(%588, %586) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xi1>
    %590 = "stablehlo.real"(%450) : (tensor<1x3xcomplex<f32>>) -> tensor<1x3xf32>
    %591 = "stablehlo.imag"(%450) : (tensor<1x3xcomplex<f32>>) -> tensor<1x3xf32>
    %592 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x3xf32>}> : () -> tensor<1x3xf32>
    %593 = "stablehlo.select"(%589, %592, %591) : (tensor<1x3xi1>, tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
    %594 = "stablehlo.complex"(%590, %593) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xcomplex<f32>>
    %595 = "stablehlo.broadcast_in_dim"(%589) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x3xi1>) -> tensor<1x3x3xi1>
    %596 = "stablehlo.real"(%577) : (tensor<1x3x3xcomplex<f32>>) -> tensor<1x3x3xf32>
    %597 = "stablehlo.imag"(%577) : (tensor<1x3x3xcomplex<f32>>) -> tensor<1x3x3xf32>
    %598 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x3x3xf32>}> : () -> tensor<1x3x3xf32>
    %599 = "stablehlo.select"(%595, %598, %597) : (tensor<1x3x3xi1>, tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
    %600 = "stablehlo.complex"(%596, %599) : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xcomplex<f32>>
    %601 = "stablehlo.convert"(%17) : (tensor<1xf32>) -> tensor<1xcomplex<f32>>
    %602 = "stablehlo.broadcast_in_dim"(%601) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
    %603 = "stablehlo.multiply"(%594, %602) : (tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
    %604 = "stablehlo.reshape"(%603) : (tensor<1x3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
    %605 = "stablehlo.reshape"(%600) : (tensor<1x3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    return %604, %605 : tensor<3xcomplex<f32>>, tensor<3x3xcomplex<f32>>
  }
}

// T[0,0], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<0x0xf32>) -> (tensor<0xcomplex<f32>>, tensor<0x0xcomplex<f32>>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<0x0xf32>) -> tensor<1x0x0xf32>
    %1 = "stablehlo.convert"(%0) : (tensor<1x0x0xf32>) -> tensor<1x0x0xcomplex<f32>>
    %2 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<1x0xcomplex<f32>>}> : () -> tensor<1x0xcomplex<f32>>
    %3 = "stablehlo.reshape"(%2) : (tensor<1x0xcomplex<f32>>) -> tensor<0xcomplex<f32>>
    %4 = "stablehlo.reshape"(%1) : (tensor<1x0x0xcomplex<f32>>) -> tensor<0x0xcomplex<f32>>
    return %3, %4 : tensor<0xcomplex<f32>>, tensor<0x0xcomplex<f32>>
  }
}

// T[3,3], T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<3x3xf64>) -> (tensor<3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) {
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
    %21 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<1x3x3xcomplex<f64>>}> : () -> tensor<1x3x3xcomplex<f64>>
    %22 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x3xi32>
    %23 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x3x3xi32>
    %24 = "stablehlo.subtract"(%23, %22) : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi32>
    %25 = "stablehlo.constant"() <{value = dense<0> : tensor<1x3x3xi32>}> : () -> tensor<1x3x3xi32>
    %26 = "stablehlo.compare"(%24, %25) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
    %27 = "stablehlo.convert"(%26) : (tensor<1x3x3xi1>) -> tensor<1x3x3xcomplex<f64>>
    %28 = "stablehlo.concatenate"(%20, %27) <{dimension = 1 : i64}> : (tensor<1x3x3xcomplex<f64>>, tensor<1x3x3xcomplex<f64>>) -> tensor<1x6x3xcomplex<f64>>
    %29 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %168:2 = "stablehlo.while"(%29, %28) ({
    ^bb0(%r30: tensor<i32>, %r31: tensor<1x6x3xcomplex<f64>>):
      %32 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %33 = "stablehlo.compare"(%r30, %32) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%33) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r34: tensor<i32>, %r35: tensor<1x6x3xcomplex<f64>>):
      %36 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %37 = "stablehlo.add"(%r34, %36) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %38 = "stablehlo.slice"(%r35) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 3, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<1x6x3xcomplex<f64>>) -> tensor<1x3x3xcomplex<f64>>
      %39 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %40 = "stablehlo.dynamic_slice"(%38, %39, %39, %r34) <{slice_sizes = array<i64: 1, 3, 1>}> : (tensor<1x3x3xcomplex<f64>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x1xcomplex<f64>>
      %41 = "stablehlo.reshape"(%40) : (tensor<1x3x1xcomplex<f64>>) -> tensor<1x3xcomplex<f64>>
      %42 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
      %43 = "stablehlo.broadcast_in_dim"(%37) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x3xi32>
      %44 = "stablehlo.compare"(%42, %43) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %45 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
      %46 = "stablehlo.broadcast_in_dim"(%37) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x3xi32>
      %47 = "stablehlo.compare"(%45, %46) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %48 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<1x3xcomplex<f64>>}> : () -> tensor<1x3xcomplex<f64>>
      %49 = "stablehlo.select"(%47, %41, %48) : (tensor<1x3xi1>, tensor<1x3xcomplex<f64>>, tensor<1x3xcomplex<f64>>) -> tensor<1x3xcomplex<f64>>
      %50 = "stablehlo.select"(%44, %41, %48) : (tensor<1x3xi1>, tensor<1x3xcomplex<f64>>, tensor<1x3xcomplex<f64>>) -> tensor<1x3xcomplex<f64>>
      %51 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<complex<f64>>}> : () -> tensor<complex<f64>>
      %55 = "stablehlo.reduce"(%50, %51) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r52: tensor<complex<f64>>, %r53: tensor<complex<f64>>):
        %54 = "stablehlo.add"(%r52, %r53) : (tensor<complex<f64>>, tensor<complex<f64>>) -> tensor<complex<f64>>
        "stablehlo.return"(%54) : (tensor<complex<f64>>) -> ()
      }) : (tensor<1x3xcomplex<f64>>, tensor<complex<f64>>) -> tensor<1xcomplex<f64>>
      %56 = "stablehlo.abs"(%49) : (tensor<1x3xcomplex<f64>>) -> tensor<1x3xf64>
      %57 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<f64>}> : () -> tensor<f64>
      %61 = "stablehlo.reduce"(%56, %57) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r58: tensor<f64>, %r59: tensor<f64>):
        %60 = "stablehlo.maximum"(%r58, %r59) : (tensor<f64>, tensor<f64>) -> tensor<f64>
        "stablehlo.return"(%60) : (tensor<f64>) -> ()
      }) : (tensor<1x3xf64>, tensor<f64>) -> tensor<1xf64>
      %62 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf64>}> : () -> tensor<1xf64>
      %63 = "stablehlo.compare"(%61, %62) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
      %64 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1xf64>}> : () -> tensor<1xf64>
      %65 = "stablehlo.select"(%63, %64, %61) : (tensor<1xi1>, tensor<1xf64>, tensor<1xf64>) -> tensor<1xf64>
      %66 = "stablehlo.convert"(%65) : (tensor<1xf64>) -> tensor<1xcomplex<f64>>
      %67 = "stablehlo.broadcast_in_dim"(%66) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xcomplex<f64>>) -> tensor<1x3xcomplex<f64>>
      %68 = "stablehlo.divide"(%49, %67) : (tensor<1x3xcomplex<f64>>, tensor<1x3xcomplex<f64>>) -> tensor<1x3xcomplex<f64>>
      %69 = "stablehlo.real"(%68) : (tensor<1x3xcomplex<f64>>) -> tensor<1x3xf64>
      %70 = "stablehlo.imag"(%68) : (tensor<1x3xcomplex<f64>>) -> tensor<1x3xf64>
      %71 = "stablehlo.multiply"(%69, %69) : (tensor<1x3xf64>, tensor<1x3xf64>) -> tensor<1x3xf64>
      %72 = "stablehlo.multiply"(%70, %70) : (tensor<1x3xf64>, tensor<1x3xf64>) -> tensor<1x3xf64>
      %73 = "stablehlo.add"(%71, %72) : (tensor<1x3xf64>, tensor<1x3xf64>) -> tensor<1x3xf64>
      %74 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
      %78 = "stablehlo.reduce"(%73, %74) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r75: tensor<f64>, %r76: tensor<f64>):
        %77 = "stablehlo.add"(%r75, %r76) : (tensor<f64>, tensor<f64>) -> tensor<f64>
        "stablehlo.return"(%77) : (tensor<f64>) -> ()
      }) : (tensor<1x3xf64>, tensor<f64>) -> tensor<1xf64>
      %79 = "stablehlo.sqrt"(%78) : (tensor<1xf64>) -> tensor<1xf64>
      %80 = "stablehlo.multiply"(%79, %65) : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xf64>
      %81 = "stablehlo.reshape"(%55) : (tensor<1xcomplex<f64>>) -> tensor<1x1xcomplex<f64>>
      %82 = "stablehlo.reshape"(%80) : (tensor<1xf64>) -> tensor<1x1xf64>
      %83 = "stablehlo.convert"(%82) : (tensor<1x1xf64>) -> tensor<1x1xcomplex<f64>>
      %84 = "stablehlo.concatenate"(%81, %83) <{dimension = 1 : i64}> : (tensor<1x1xcomplex<f64>>, tensor<1x1xcomplex<f64>>) -> tensor<1x2xcomplex<f64>>
      %85 = "stablehlo.abs"(%84) : (tensor<1x2xcomplex<f64>>) -> tensor<1x2xf64>
      %86 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<f64>}> : () -> tensor<f64>
      %90 = "stablehlo.reduce"(%85, %86) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r87: tensor<f64>, %r88: tensor<f64>):
        %89 = "stablehlo.maximum"(%r87, %r88) : (tensor<f64>, tensor<f64>) -> tensor<f64>
        "stablehlo.return"(%89) : (tensor<f64>) -> ()
      }) : (tensor<1x2xf64>, tensor<f64>) -> tensor<1xf64>
      %91 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf64>}> : () -> tensor<1xf64>
      %92 = "stablehlo.compare"(%90, %91) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
      %93 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1xf64>}> : () -> tensor<1xf64>
      %94 = "stablehlo.select"(%92, %93, %90) : (tensor<1xi1>, tensor<1xf64>, tensor<1xf64>) -> tensor<1xf64>
      %95 = "stablehlo.convert"(%94) : (tensor<1xf64>) -> tensor<1xcomplex<f64>>
      %96 = "stablehlo.broadcast_in_dim"(%95) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xcomplex<f64>>) -> tensor<1x2xcomplex<f64>>
      %97 = "stablehlo.divide"(%84, %96) : (tensor<1x2xcomplex<f64>>, tensor<1x2xcomplex<f64>>) -> tensor<1x2xcomplex<f64>>
      %98 = "stablehlo.real"(%97) : (tensor<1x2xcomplex<f64>>) -> tensor<1x2xf64>
      %99 = "stablehlo.imag"(%97) : (tensor<1x2xcomplex<f64>>) -> tensor<1x2xf64>
      %100 = "stablehlo.multiply"(%98, %98) : (tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x2xf64>
      %101 = "stablehlo.multiply"(%99, %99) : (tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x2xf64>
      %102 = "stablehlo.add"(%100, %101) : (tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x2xf64>
      %103 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
      %107 = "stablehlo.reduce"(%102, %103) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r104: tensor<f64>, %r105: tensor<f64>):
        %106 = "stablehlo.add"(%r104, %r105) : (tensor<f64>, tensor<f64>) -> tensor<f64>
        "stablehlo.return"(%106) : (tensor<f64>) -> ()
      }) : (tensor<1x2xf64>, tensor<f64>) -> tensor<1xf64>
      %108 = "stablehlo.sqrt"(%107) : (tensor<1xf64>) -> tensor<1xf64>
      %109 = "stablehlo.multiply"(%108, %94) : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xf64>
      %110 = "stablehlo.real"(%55) : (tensor<1xcomplex<f64>>) -> tensor<1xf64>
      %111 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf64>}> : () -> tensor<1xf64>
      %112 = "stablehlo.compare"(%110, %111) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
      %113 = "stablehlo.negate"(%109) : (tensor<1xf64>) -> tensor<1xf64>
      %114 = "stablehlo.select"(%112, %109, %113) : (tensor<1xi1>, tensor<1xf64>, tensor<1xf64>) -> tensor<1xf64>
      %115 = "stablehlo.convert"(%114) : (tensor<1xf64>) -> tensor<1xcomplex<f64>>
      %116 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf64>}> : () -> tensor<1xf64>
      %117 = "stablehlo.compare"(%80, %116) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
      %118 = "stablehlo.imag"(%55) : (tensor<1xcomplex<f64>>) -> tensor<1xf64>
      %119 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf64>}> : () -> tensor<1xf64>
      %120 = "stablehlo.compare"(%118, %119) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
      %121 = "stablehlo.and"(%117, %120) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
      %122 = "stablehlo.select"(%121, %55, %115) : (tensor<1xi1>, tensor<1xcomplex<f64>>, tensor<1xcomplex<f64>>) -> tensor<1xcomplex<f64>>
      %123 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<1xcomplex<f64>>}> : () -> tensor<1xcomplex<f64>>
      %124 = "stablehlo.constant"() <{value = dense<(1.0, 0.0)> : tensor<1xcomplex<f64>>}> : () -> tensor<1xcomplex<f64>>
      %125 = "stablehlo.select"(%121, %124, %122) : (tensor<1xi1>, tensor<1xcomplex<f64>>, tensor<1xcomplex<f64>>) -> tensor<1xcomplex<f64>>
      %126 = "stablehlo.subtract"(%122, %55) : (tensor<1xcomplex<f64>>, tensor<1xcomplex<f64>>) -> tensor<1xcomplex<f64>>
      %127 = "stablehlo.divide"(%126, %125) : (tensor<1xcomplex<f64>>, tensor<1xcomplex<f64>>) -> tensor<1xcomplex<f64>>
      %128 = "stablehlo.select"(%121, %123, %127) : (tensor<1xi1>, tensor<1xcomplex<f64>>, tensor<1xcomplex<f64>>) -> tensor<1xcomplex<f64>>
      %129 = "stablehlo.negate"(%126) : (tensor<1xcomplex<f64>>) -> tensor<1xcomplex<f64>>
      %130 = "stablehlo.select"(%121, %124, %129) : (tensor<1xi1>, tensor<1xcomplex<f64>>, tensor<1xcomplex<f64>>) -> tensor<1xcomplex<f64>>
      %131 = "stablehlo.broadcast_in_dim"(%130) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xcomplex<f64>>) -> tensor<1x3xcomplex<f64>>
      %132 = "stablehlo.divide"(%49, %131) : (tensor<1x3xcomplex<f64>>, tensor<1x3xcomplex<f64>>) -> tensor<1x3xcomplex<f64>>
      %133 = "stablehlo.constant"() <{value = dense<(1.0, 0.0)> : tensor<1x3xcomplex<f64>>}> : () -> tensor<1x3xcomplex<f64>>
      %134 = "stablehlo.select"(%44, %133, %132) : (tensor<1x3xi1>, tensor<1x3xcomplex<f64>>, tensor<1x3xcomplex<f64>>) -> tensor<1x3xcomplex<f64>>
      %135 = "chlo.conj"(%128) : (tensor<1xcomplex<f64>>) -> tensor<1xcomplex<f64>>
      %136 = "chlo.conj"(%134) : (tensor<1x3xcomplex<f64>>) -> tensor<1x3xcomplex<f64>>
      %137 = "stablehlo.broadcast_in_dim"(%136) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xcomplex<f64>>) -> tensor<1x3x3xcomplex<f64>>
      %138 = "stablehlo.multiply"(%38, %137) : (tensor<1x3x3xcomplex<f64>>, tensor<1x3x3xcomplex<f64>>) -> tensor<1x3x3xcomplex<f64>>
      %139 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<complex<f64>>}> : () -> tensor<complex<f64>>
      %143 = "stablehlo.reduce"(%138, %139) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r140: tensor<complex<f64>>, %r141: tensor<complex<f64>>):
        %142 = "stablehlo.add"(%r140, %r141) : (tensor<complex<f64>>, tensor<complex<f64>>) -> tensor<complex<f64>>
        "stablehlo.return"(%142) : (tensor<complex<f64>>) -> ()
      }) : (tensor<1x3x3xcomplex<f64>>, tensor<complex<f64>>) -> tensor<1x3xcomplex<f64>>
      %144 = "stablehlo.broadcast_in_dim"(%135) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xcomplex<f64>>) -> tensor<1x3xcomplex<f64>>
      %145 = "stablehlo.multiply"(%134, %144) : (tensor<1x3xcomplex<f64>>, tensor<1x3xcomplex<f64>>) -> tensor<1x3xcomplex<f64>>
      %146 = "stablehlo.broadcast_in_dim"(%145) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xcomplex<f64>>) -> tensor<1x3x3xcomplex<f64>>
      %147 = "stablehlo.broadcast_in_dim"(%143) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x3xcomplex<f64>>) -> tensor<1x3x3xcomplex<f64>>
      %148 = "stablehlo.multiply"(%146, %147) : (tensor<1x3x3xcomplex<f64>>, tensor<1x3x3xcomplex<f64>>) -> tensor<1x3x3xcomplex<f64>>
      %149 = "stablehlo.subtract"(%38, %148) : (tensor<1x3x3xcomplex<f64>>, tensor<1x3x3xcomplex<f64>>) -> tensor<1x3x3xcomplex<f64>>
      %150 = "stablehlo.slice"(%r35) <{start_indices = array<i64: 0, 3, 0>, limit_indices = array<i64: 1, 6, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<1x6x3xcomplex<f64>>) -> tensor<1x3x3xcomplex<f64>>
      %151 = "stablehlo.concatenate"(%149, %150) <{dimension = 1 : i64}> : (tensor<1x3x3xcomplex<f64>>, tensor<1x3x3xcomplex<f64>>) -> tensor<1x6x3xcomplex<f64>>
      %152 = "chlo.conj"(%134) : (tensor<1x3xcomplex<f64>>) -> tensor<1x3xcomplex<f64>>
      %153 = "stablehlo.broadcast_in_dim"(%134) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x3xcomplex<f64>>) -> tensor<1x6x3xcomplex<f64>>
      %154 = "stablehlo.multiply"(%151, %153) : (tensor<1x6x3xcomplex<f64>>, tensor<1x6x3xcomplex<f64>>) -> tensor<1x6x3xcomplex<f64>>
      %155 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<complex<f64>>}> : () -> tensor<complex<f64>>
      %159 = "stablehlo.reduce"(%154, %155) <{dimensions = array<i64: 2>}> ({
      ^bb0(%r156: tensor<complex<f64>>, %r157: tensor<complex<f64>>):
        %158 = "stablehlo.add"(%r156, %r157) : (tensor<complex<f64>>, tensor<complex<f64>>) -> tensor<complex<f64>>
        "stablehlo.return"(%158) : (tensor<complex<f64>>) -> ()
      }) : (tensor<1x6x3xcomplex<f64>>, tensor<complex<f64>>) -> tensor<1x6xcomplex<f64>>
      %160 = "stablehlo.broadcast_in_dim"(%128) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xcomplex<f64>>) -> tensor<1x3xcomplex<f64>>
      %161 = "stablehlo.multiply"(%152, %160) : (tensor<1x3xcomplex<f64>>, tensor<1x3xcomplex<f64>>) -> tensor<1x3xcomplex<f64>>
      %162 = "stablehlo.broadcast_in_dim"(%159) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x6xcomplex<f64>>) -> tensor<1x6x3xcomplex<f64>>
      %163 = "stablehlo.broadcast_in_dim"(%161) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x3xcomplex<f64>>) -> tensor<1x6x3xcomplex<f64>>
      %164 = "stablehlo.multiply"(%162, %163) : (tensor<1x6x3xcomplex<f64>>, tensor<1x6x3xcomplex<f64>>) -> tensor<1x6x3xcomplex<f64>>
      %165 = "stablehlo.subtract"(%151, %164) : (tensor<1x6x3xcomplex<f64>>, tensor<1x6x3xcomplex<f64>>) -> tensor<1x6x3xcomplex<f64>>
      %166 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %167 = "stablehlo.add"(%r34, %166) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%167, %165) : (tensor<i32>, tensor<1x6x3xcomplex<f64>>) -> ()
    }) : (tensor<i32>, tensor<1x6x3xcomplex<f64>>) -> (tensor<i32>, tensor<1x6x3xcomplex<f64>>)
    %169 = "stablehlo.slice"(%168#1) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 3, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<1x6x3xcomplex<f64>>) -> tensor<1x3x3xcomplex<f64>>
    %170 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x3xi32>
    %171 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x3x3xi32>
    %172 = "stablehlo.subtract"(%171, %170) : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi32>
    %173 = "stablehlo.constant"() <{value = dense<-1> : tensor<1x3x3xi32>}> : () -> tensor<1x3x3xi32>
    %174 = "stablehlo.compare"(%172, %173) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
    %175 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<1x3x3xcomplex<f64>>}> : () -> tensor<1x3x3xcomplex<f64>>
    %176 = "stablehlo.select"(%174, %169, %175) : (tensor<1x3x3xi1>, tensor<1x3x3xcomplex<f64>>, tensor<1x3x3xcomplex<f64>>) -> tensor<1x3x3xcomplex<f64>>
    %177 = "stablehlo.slice"(%168#1) <{start_indices = array<i64: 0, 3, 0>, limit_indices = array<i64: 1, 6, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<1x6x3xcomplex<f64>>) -> tensor<1x3x3xcomplex<f64>>
    %178 = "stablehlo.concatenate"(%176, %177) <{dimension = 1 : i64}> : (tensor<1x3x3xcomplex<f64>>, tensor<1x3x3xcomplex<f64>>) -> tensor<1x6x3xcomplex<f64>>
    %179 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %180 = "stablehlo.constant"() <{value = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
    %447:5 = "stablehlo.while"(%179, %178, %180, %180, %180) ({
    ^bb0(%r181: tensor<i32>, %r182: tensor<1x6x3xcomplex<f64>>, %r183: tensor<1xi32>, %r184: tensor<1xi32>, %r185: tensor<1xi32>):
      %186 = "stablehlo.constant"() <{value = dense<90> : tensor<i32>}> : () -> tensor<i32>
      %187 = "stablehlo.compare"(%r181, %186) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %188 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %189 = "stablehlo.compare"(%r181, %188) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %190 = "stablehlo.compare"(%r185, %r184) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
      %191 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %195 = "stablehlo.reduce"(%190, %191) <{dimensions = array<i64: 0>}> ({
      ^bb0(%r192: tensor<i1>, %r193: tensor<i1>):
        %194 = "stablehlo.or"(%r192, %r193) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%194) : (tensor<i1>) -> ()
      }) : (tensor<1xi1>, tensor<i1>) -> tensor<i1>
      %196 = "stablehlo.or"(%195, %189) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %197 = "stablehlo.and"(%187, %196) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%197) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r198: tensor<i32>, %r199: tensor<1x6x3xcomplex<f64>>, %r200: tensor<1xi32>, %r201: tensor<1xi32>, %r202: tensor<1xi32>):
      %203 = "stablehlo.constant"() <{value = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
      %204 = "stablehlo.add"(%r200, %203) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
      %205 = "stablehlo.reshape"(%r199) : (tensor<1x6x3xcomplex<f64>>) -> tensor<1x18xcomplex<f64>>
      %206 = "stablehlo.slice"(%205) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 1, 9>, strides = array<i64: 1, 4>}> : (tensor<1x18xcomplex<f64>>) -> tensor<1x3xcomplex<f64>>
      %207 = "stablehlo.reshape"(%r199) : (tensor<1x6x3xcomplex<f64>>) -> tensor<1x18xcomplex<f64>>
      %208 = "stablehlo.slice"(%207) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 1, 6>, strides = array<i64: 1, 4>}> : (tensor<1x18xcomplex<f64>>) -> tensor<1x2xcomplex<f64>>
      %209 = "stablehlo.reshape"(%r199) : (tensor<1x6x3xcomplex<f64>>) -> tensor<1x18xcomplex<f64>>
      %210 = "stablehlo.slice"(%209) <{start_indices = array<i64: 0, 3>, limit_indices = array<i64: 1, 8>, strides = array<i64: 1, 4>}> : (tensor<1x18xcomplex<f64>>) -> tensor<1x2xcomplex<f64>>
      %211 = "stablehlo.constant"() <{value = dense<-1> : tensor<1xi32>}> : () -> tensor<1xi32>
      %212 = "stablehlo.add"(%r202, %211) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
      %213 = "stablehlo.reshape"(%212) : (tensor<1xi32>) -> tensor<1x1xi32>
      %214 = "stablehlo.gather"(%206, %213) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<1x3xcomplex<f64>>, tensor<1x1xi32>) -> tensor<1x1xcomplex<f64>>
      %215 = "stablehlo.reshape"(%214) : (tensor<1x1xcomplex<f64>>) -> tensor<1xcomplex<f64>>
      %216 = "stablehlo.reshape"(%r202) : (tensor<1xi32>) -> tensor<1x1xi32>
      %217 = "stablehlo.gather"(%206, %216) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<1x3xcomplex<f64>>, tensor<1x1xi32>) -> tensor<1x1xcomplex<f64>>
      %218 = "stablehlo.reshape"(%217) : (tensor<1x1xcomplex<f64>>) -> tensor<1xcomplex<f64>>
      %219 = "stablehlo.reshape"(%212) : (tensor<1xi32>) -> tensor<1x1xi32>
      %220 = "stablehlo.gather"(%208, %219) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<1x2xcomplex<f64>>, tensor<1x1xi32>) -> tensor<1x1xcomplex<f64>>
      %221 = "stablehlo.reshape"(%220) : (tensor<1x1xcomplex<f64>>) -> tensor<1xcomplex<f64>>
      %222 = "stablehlo.reshape"(%212) : (tensor<1xi32>) -> tensor<1x1xi32>
      %223 = "stablehlo.gather"(%210, %222) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<1x2xcomplex<f64>>, tensor<1x1xi32>) -> tensor<1x1xcomplex<f64>>
      %224 = "stablehlo.reshape"(%223) : (tensor<1x1xcomplex<f64>>) -> tensor<1xcomplex<f64>>
      %225 = "stablehlo.multiply"(%221, %224) : (tensor<1xcomplex<f64>>, tensor<1xcomplex<f64>>) -> tensor<1xcomplex<f64>>
      %226 = "stablehlo.subtract"(%215, %218) : (tensor<1xcomplex<f64>>, tensor<1xcomplex<f64>>) -> tensor<1xcomplex<f64>>
      %227 = "stablehlo.constant"() <{value = dense<(0.5, 0.0)> : tensor<1xcomplex<f64>>}> : () -> tensor<1xcomplex<f64>>
      %228 = "stablehlo.multiply"(%226, %227) : (tensor<1xcomplex<f64>>, tensor<1xcomplex<f64>>) -> tensor<1xcomplex<f64>>
      %229 = "stablehlo.multiply"(%228, %228) : (tensor<1xcomplex<f64>>, tensor<1xcomplex<f64>>) -> tensor<1xcomplex<f64>>
      %230 = "stablehlo.add"(%229, %225) : (tensor<1xcomplex<f64>>, tensor<1xcomplex<f64>>) -> tensor<1xcomplex<f64>>
      %231 = "stablehlo.sqrt"(%230) : (tensor<1xcomplex<f64>>) -> tensor<1xcomplex<f64>>
      %232 = "chlo.conj"(%228) : (tensor<1xcomplex<f64>>) -> tensor<1xcomplex<f64>>
      %233 = "stablehlo.multiply"(%232, %231) : (tensor<1xcomplex<f64>>, tensor<1xcomplex<f64>>) -> tensor<1xcomplex<f64>>
      %234 = "stablehlo.real"(%233) : (tensor<1xcomplex<f64>>) -> tensor<1xf64>
      %235 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf64>}> : () -> tensor<1xf64>
      %236 = "stablehlo.compare"(%234, %235) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
      %237 = "stablehlo.negate"(%231) : (tensor<1xcomplex<f64>>) -> tensor<1xcomplex<f64>>
      %238 = "stablehlo.select"(%236, %237, %231) : (tensor<1xi1>, tensor<1xcomplex<f64>>, tensor<1xcomplex<f64>>) -> tensor<1xcomplex<f64>>
      %239 = "stablehlo.add"(%228, %238) : (tensor<1xcomplex<f64>>, tensor<1xcomplex<f64>>) -> tensor<1xcomplex<f64>>
      %240 = "stablehlo.abs"(%239) : (tensor<1xcomplex<f64>>) -> tensor<1xf64>
      %241 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf64>}> : () -> tensor<1xf64>
      %242 = "stablehlo.compare"(%240, %241) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
      %243 = "stablehlo.constant"() <{value = dense<(1.0, 0.0)> : tensor<1xcomplex<f64>>}> : () -> tensor<1xcomplex<f64>>
      %244 = "stablehlo.select"(%242, %243, %239) : (tensor<1xi1>, tensor<1xcomplex<f64>>, tensor<1xcomplex<f64>>) -> tensor<1xcomplex<f64>>
      %245 = "stablehlo.divide"(%225, %244) : (tensor<1xcomplex<f64>>, tensor<1xcomplex<f64>>) -> tensor<1xcomplex<f64>>
      %246 = "stablehlo.subtract"(%218, %245) : (tensor<1xcomplex<f64>>, tensor<1xcomplex<f64>>) -> tensor<1xcomplex<f64>>
      %247 = "stablehlo.abs"(%224) : (tensor<1xcomplex<f64>>) -> tensor<1xf64>
      %248 = "stablehlo.constant"() <{value = dense<0.75> : tensor<1xf64>}> : () -> tensor<1xf64>
      %249 = "stablehlo.multiply"(%247, %248) : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xf64>
      %250 = "stablehlo.convert"(%249) : (tensor<1xf64>) -> tensor<1xcomplex<f64>>
      %251 = "stablehlo.add"(%218, %250) : (tensor<1xcomplex<f64>>, tensor<1xcomplex<f64>>) -> tensor<1xcomplex<f64>>
      %252 = "stablehlo.constant"() <{value = dense<10> : tensor<1xi32>}> : () -> tensor<1xi32>
      %253 = "stablehlo.remainder"(%204, %252) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
      %254 = "stablehlo.constant"() <{value = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
      %255 = "stablehlo.compare"(%253, %254) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
      %256 = "stablehlo.select"(%255, %251, %246) : (tensor<1xi1>, tensor<1xcomplex<f64>>, tensor<1xcomplex<f64>>) -> tensor<1xcomplex<f64>>
      %257 = "stablehlo.compare"(%r202, %r201) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
      %258 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<1xi32>}> : () -> tensor<1xi32>
      %259 = "stablehlo.select"(%257, %r201, %258) : (tensor<1xi1>, tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
      %260 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
      %264 = "stablehlo.reduce"(%259, %260) <{dimensions = array<i64: 0>}> ({
      ^bb0(%r261: tensor<i32>, %r262: tensor<i32>):
        %263 = "stablehlo.minimum"(%r261, %r262) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        "stablehlo.return"(%263) : (tensor<i32>) -> ()
      }) : (tensor<1xi32>, tensor<i32>) -> tensor<i32>
      %265 = "stablehlo.constant"() <{value = dense<-2147483648> : tensor<i32>}> : () -> tensor<i32>
      %269 = "stablehlo.reduce"(%r202, %265) <{dimensions = array<i64: 0>}> ({
      ^bb0(%r266: tensor<i32>, %r267: tensor<i32>):
        %268 = "stablehlo.maximum"(%r266, %r267) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        "stablehlo.return"(%268) : (tensor<i32>) -> ()
      }) : (tensor<1xi32>, tensor<i32>) -> tensor<i32>
      %391:6 = "stablehlo.while"(%264, %r199, %256, %r201, %r202, %269) ({
      ^bb0(%r270: tensor<i32>, %r271: tensor<1x6x3xcomplex<f64>>, %r272: tensor<1xcomplex<f64>>, %r273: tensor<1xi32>, %r274: tensor<1xi32>, %r275: tensor<i32>):
        %276 = "stablehlo.compare"(%r270, %r275) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
        "stablehlo.return"(%276) : (tensor<i1>) -> ()
      }, {
      ^bb0(%r277: tensor<i32>, %r278: tensor<1x6x3xcomplex<f64>>, %r279: tensor<1xcomplex<f64>>, %r280: tensor<1xi32>, %r281: tensor<1xi32>, %r282: tensor<i32>):
        %283 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
        %284 = "stablehlo.dynamic_slice"(%r278, %283, %r277, %283) <{slice_sizes = array<i64: 1, 2, 3>}> : (tensor<1x6x3xcomplex<f64>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xcomplex<f64>>
        %285 = "stablehlo.broadcast_in_dim"(%r277) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
        %286 = "stablehlo.compare"(%285, %r280) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
        %287 = "stablehlo.constant"() <{value = dense<-1> : tensor<i32>}> : () -> tensor<i32>
        %288 = "stablehlo.add"(%r277, %287) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        %289 = "stablehlo.maximum"(%288, %283) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        %290 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
        %291 = "stablehlo.dynamic_slice"(%284, %290, %290, %r277) <{slice_sizes = array<i64: 1, 2, 1>}> : (tensor<1x2x3xcomplex<f64>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x1xcomplex<f64>>
        %292 = "stablehlo.reshape"(%291) : (tensor<1x2x1xcomplex<f64>>) -> tensor<1x2xcomplex<f64>>
        %293 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
        %294 = "stablehlo.dynamic_slice"(%284, %293, %293, %289) <{slice_sizes = array<i64: 1, 2, 1>}> : (tensor<1x2x3xcomplex<f64>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x1xcomplex<f64>>
        %295 = "stablehlo.reshape"(%294) : (tensor<1x2x1xcomplex<f64>>) -> tensor<1x2xcomplex<f64>>
        %296 = "stablehlo.reshape"(%r279) : (tensor<1xcomplex<f64>>) -> tensor<1x1xcomplex<f64>>
        %297 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<complex<f64>>}> : () -> tensor<complex<f64>>
        %298 = "stablehlo.pad"(%296, %297) <{edge_padding_low = array<i64: 0, 0>, edge_padding_high = array<i64: 0, 1>, interior_padding = array<i64: 0, 0>}> : (tensor<1x1xcomplex<f64>>, tensor<complex<f64>>) -> tensor<1x2xcomplex<f64>>
        %299 = "stablehlo.subtract"(%292, %298) : (tensor<1x2xcomplex<f64>>, tensor<1x2xcomplex<f64>>) -> tensor<1x2xcomplex<f64>>
        %300 = "stablehlo.broadcast_in_dim"(%286) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi1>) -> tensor<1x2xi1>
        %301 = "stablehlo.select"(%300, %299, %295) : (tensor<1x2xi1>, tensor<1x2xcomplex<f64>>, tensor<1x2xcomplex<f64>>) -> tensor<1x2xcomplex<f64>>
        %302 = "stablehlo.abs"(%301) : (tensor<1x2xcomplex<f64>>) -> tensor<1x2xf64>
        %303 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<f64>}> : () -> tensor<f64>
        %307 = "stablehlo.reduce"(%302, %303) <{dimensions = array<i64: 1>}> ({
        ^bb0(%r304: tensor<f64>, %r305: tensor<f64>):
          %306 = "stablehlo.maximum"(%r304, %r305) : (tensor<f64>, tensor<f64>) -> tensor<f64>
          "stablehlo.return"(%306) : (tensor<f64>) -> ()
        }) : (tensor<1x2xf64>, tensor<f64>) -> tensor<1xf64>
        %308 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf64>}> : () -> tensor<1xf64>
        %309 = "stablehlo.compare"(%307, %308) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
        %310 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1xf64>}> : () -> tensor<1xf64>
        %311 = "stablehlo.select"(%309, %310, %307) : (tensor<1xi1>, tensor<1xf64>, tensor<1xf64>) -> tensor<1xf64>
        %312 = "stablehlo.convert"(%311) : (tensor<1xf64>) -> tensor<1xcomplex<f64>>
        %313 = "stablehlo.broadcast_in_dim"(%312) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xcomplex<f64>>) -> tensor<1x2xcomplex<f64>>
        %314 = "stablehlo.divide"(%301, %313) : (tensor<1x2xcomplex<f64>>, tensor<1x2xcomplex<f64>>) -> tensor<1x2xcomplex<f64>>
        %315 = "stablehlo.real"(%314) : (tensor<1x2xcomplex<f64>>) -> tensor<1x2xf64>
        %316 = "stablehlo.imag"(%314) : (tensor<1x2xcomplex<f64>>) -> tensor<1x2xf64>
        %317 = "stablehlo.multiply"(%315, %315) : (tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x2xf64>
        %318 = "stablehlo.multiply"(%316, %316) : (tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x2xf64>
        %319 = "stablehlo.add"(%317, %318) : (tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x2xf64>
        %320 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
        %324 = "stablehlo.reduce"(%319, %320) <{dimensions = array<i64: 1>}> ({
        ^bb0(%r321: tensor<f64>, %r322: tensor<f64>):
          %323 = "stablehlo.add"(%r321, %r322) : (tensor<f64>, tensor<f64>) -> tensor<f64>
          "stablehlo.return"(%323) : (tensor<f64>) -> ()
        }) : (tensor<1x2xf64>, tensor<f64>) -> tensor<1xf64>
        %325 = "stablehlo.sqrt"(%324) : (tensor<1xf64>) -> tensor<1xf64>
        %326 = "stablehlo.multiply"(%325, %311) : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xf64>
        %327 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf64>}> : () -> tensor<1xf64>
        %328 = "stablehlo.compare"(%326, %327) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
        %329 = "stablehlo.compare"(%285, %r280) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
        %330 = "stablehlo.compare"(%285, %r281) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
        %331 = "stablehlo.and"(%329, %330) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
        %332 = "stablehlo.and"(%331, %328) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
        %333 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1xf64>}> : () -> tensor<1xf64>
        %334 = "stablehlo.select"(%332, %326, %333) : (tensor<1xi1>, tensor<1xf64>, tensor<1xf64>) -> tensor<1xf64>
        %335 = "stablehlo.divide"(%333, %334) : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xf64>
        %336 = "stablehlo.convert"(%335) : (tensor<1xf64>) -> tensor<1xcomplex<f64>>
        %337 = "stablehlo.broadcast_in_dim"(%336) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xcomplex<f64>>) -> tensor<1x2xcomplex<f64>>
        %338 = "stablehlo.multiply"(%301, %337) : (tensor<1x2xcomplex<f64>>, tensor<1x2xcomplex<f64>>) -> tensor<1x2xcomplex<f64>>
        %339 = "stablehlo.constant"() <{value = dense<(1.0, 0.0)> : tensor<1x1xcomplex<f64>>}> : () -> tensor<1x1xcomplex<f64>>
        %340 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<complex<f64>>}> : () -> tensor<complex<f64>>
        %341 = "stablehlo.pad"(%339, %340) <{edge_padding_low = array<i64: 0, 0>, edge_padding_high = array<i64: 0, 1>, interior_padding = array<i64: 0, 0>}> : (tensor<1x1xcomplex<f64>>, tensor<complex<f64>>) -> tensor<1x2xcomplex<f64>>
        %342 = "stablehlo.broadcast_in_dim"(%332) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi1>) -> tensor<1x2xi1>
        %343 = "stablehlo.select"(%342, %338, %341) : (tensor<1x2xi1>, tensor<1x2xcomplex<f64>>, tensor<1x2xcomplex<f64>>) -> tensor<1x2xcomplex<f64>>
        %344 = "stablehlo.slice"(%343) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 1, 1>, strides = array<i64: 1, 1>}> : (tensor<1x2xcomplex<f64>>) -> tensor<1x1xcomplex<f64>>
        %345 = "stablehlo.reshape"(%344) : (tensor<1x1xcomplex<f64>>) -> tensor<1xcomplex<f64>>
        %346 = "stablehlo.slice"(%343) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 1, 2>, strides = array<i64: 1, 1>}> : (tensor<1x2xcomplex<f64>>) -> tensor<1x1xcomplex<f64>>
        %347 = "stablehlo.reshape"(%346) : (tensor<1x1xcomplex<f64>>) -> tensor<1xcomplex<f64>>
        %348 = "chlo.conj"(%345) : (tensor<1xcomplex<f64>>) -> tensor<1xcomplex<f64>>
        %349 = "chlo.conj"(%347) : (tensor<1xcomplex<f64>>) -> tensor<1xcomplex<f64>>
        %350 = "stablehlo.negate"(%347) : (tensor<1xcomplex<f64>>) -> tensor<1xcomplex<f64>>
        %351 = "stablehlo.negate"(%349) : (tensor<1xcomplex<f64>>) -> tensor<1xcomplex<f64>>
        %352 = "stablehlo.slice"(%284) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 1, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<1x2x3xcomplex<f64>>) -> tensor<1x1x3xcomplex<f64>>
        %353 = "stablehlo.reshape"(%352) : (tensor<1x1x3xcomplex<f64>>) -> tensor<1x3xcomplex<f64>>
        %354 = "stablehlo.slice"(%284) <{start_indices = array<i64: 0, 1, 0>, limit_indices = array<i64: 1, 2, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<1x2x3xcomplex<f64>>) -> tensor<1x1x3xcomplex<f64>>
        %355 = "stablehlo.reshape"(%354) : (tensor<1x1x3xcomplex<f64>>) -> tensor<1x3xcomplex<f64>>
        %356 = "stablehlo.broadcast_in_dim"(%348) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xcomplex<f64>>) -> tensor<1x3xcomplex<f64>>
        %357 = "stablehlo.multiply"(%353, %356) : (tensor<1x3xcomplex<f64>>, tensor<1x3xcomplex<f64>>) -> tensor<1x3xcomplex<f64>>
        %358 = "stablehlo.broadcast_in_dim"(%349) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xcomplex<f64>>) -> tensor<1x3xcomplex<f64>>
        %359 = "stablehlo.multiply"(%355, %358) : (tensor<1x3xcomplex<f64>>, tensor<1x3xcomplex<f64>>) -> tensor<1x3xcomplex<f64>>
        %360 = "stablehlo.add"(%357, %359) : (tensor<1x3xcomplex<f64>>, tensor<1x3xcomplex<f64>>) -> tensor<1x3xcomplex<f64>>
        %361 = "stablehlo.broadcast_in_dim"(%350) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xcomplex<f64>>) -> tensor<1x3xcomplex<f64>>
        %362 = "stablehlo.multiply"(%353, %361) : (tensor<1x3xcomplex<f64>>, tensor<1x3xcomplex<f64>>) -> tensor<1x3xcomplex<f64>>
        %363 = "stablehlo.broadcast_in_dim"(%345) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xcomplex<f64>>) -> tensor<1x3xcomplex<f64>>
        %364 = "stablehlo.multiply"(%355, %363) : (tensor<1x3xcomplex<f64>>, tensor<1x3xcomplex<f64>>) -> tensor<1x3xcomplex<f64>>
        %365 = "stablehlo.add"(%362, %364) : (tensor<1x3xcomplex<f64>>, tensor<1x3xcomplex<f64>>) -> tensor<1x3xcomplex<f64>>
        %366 = "stablehlo.reshape"(%360) : (tensor<1x3xcomplex<f64>>) -> tensor<1x1x3xcomplex<f64>>
        %367 = "stablehlo.reshape"(%365) : (tensor<1x3xcomplex<f64>>) -> tensor<1x1x3xcomplex<f64>>
        %368 = "stablehlo.concatenate"(%366, %367) <{dimension = 1 : i64}> : (tensor<1x1x3xcomplex<f64>>, tensor<1x1x3xcomplex<f64>>) -> tensor<1x2x3xcomplex<f64>>
        %369 = "stablehlo.dynamic_update_slice"(%r278, %368, %283, %r277, %283) : (tensor<1x6x3xcomplex<f64>>, tensor<1x2x3xcomplex<f64>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x6x3xcomplex<f64>>
        %370 = "stablehlo.dynamic_slice"(%369, %283, %283, %r277) <{slice_sizes = array<i64: 1, 6, 2>}> : (tensor<1x6x3xcomplex<f64>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x6x2xcomplex<f64>>
        %371 = "stablehlo.slice"(%370) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 6, 1>, strides = array<i64: 1, 1, 1>}> : (tensor<1x6x2xcomplex<f64>>) -> tensor<1x6x1xcomplex<f64>>
        %372 = "stablehlo.reshape"(%371) : (tensor<1x6x1xcomplex<f64>>) -> tensor<1x6xcomplex<f64>>
        %373 = "stablehlo.slice"(%370) <{start_indices = array<i64: 0, 0, 1>, limit_indices = array<i64: 1, 6, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<1x6x2xcomplex<f64>>) -> tensor<1x6x1xcomplex<f64>>
        %374 = "stablehlo.reshape"(%373) : (tensor<1x6x1xcomplex<f64>>) -> tensor<1x6xcomplex<f64>>
        %375 = "stablehlo.broadcast_in_dim"(%345) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xcomplex<f64>>) -> tensor<1x6xcomplex<f64>>
        %376 = "stablehlo.multiply"(%372, %375) : (tensor<1x6xcomplex<f64>>, tensor<1x6xcomplex<f64>>) -> tensor<1x6xcomplex<f64>>
        %377 = "stablehlo.broadcast_in_dim"(%347) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xcomplex<f64>>) -> tensor<1x6xcomplex<f64>>
        %378 = "stablehlo.multiply"(%374, %377) : (tensor<1x6xcomplex<f64>>, tensor<1x6xcomplex<f64>>) -> tensor<1x6xcomplex<f64>>
        %379 = "stablehlo.add"(%376, %378) : (tensor<1x6xcomplex<f64>>, tensor<1x6xcomplex<f64>>) -> tensor<1x6xcomplex<f64>>
        %380 = "stablehlo.broadcast_in_dim"(%351) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xcomplex<f64>>) -> tensor<1x6xcomplex<f64>>
        %381 = "stablehlo.multiply"(%372, %380) : (tensor<1x6xcomplex<f64>>, tensor<1x6xcomplex<f64>>) -> tensor<1x6xcomplex<f64>>
        %382 = "stablehlo.broadcast_in_dim"(%348) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xcomplex<f64>>) -> tensor<1x6xcomplex<f64>>
        %383 = "stablehlo.multiply"(%374, %382) : (tensor<1x6xcomplex<f64>>, tensor<1x6xcomplex<f64>>) -> tensor<1x6xcomplex<f64>>
        %384 = "stablehlo.add"(%381, %383) : (tensor<1x6xcomplex<f64>>, tensor<1x6xcomplex<f64>>) -> tensor<1x6xcomplex<f64>>
        %385 = "stablehlo.reshape"(%379) : (tensor<1x6xcomplex<f64>>) -> tensor<1x6x1xcomplex<f64>>
        %386 = "stablehlo.reshape"(%384) : (tensor<1x6xcomplex<f64>>) -> tensor<1x6x1xcomplex<f64>>
        %387 = "stablehlo.concatenate"(%385, %386) <{dimension = 2 : i64}> : (tensor<1x6x1xcomplex<f64>>, tensor<1x6x1xcomplex<f64>>) -> tensor<1x6x2xcomplex<f64>>
        %388 = "stablehlo.dynamic_update_slice"(%369, %387, %283, %283, %r277) : (tensor<1x6x3xcomplex<f64>>, tensor<1x6x2xcomplex<f64>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x6x3xcomplex<f64>>
        %389 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
        %390 = "stablehlo.add"(%r277, %389) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        "stablehlo.return"(%390, %388, %r279, %r280, %r281, %r282) : (tensor<i32>, tensor<1x6x3xcomplex<f64>>, tensor<1xcomplex<f64>>, tensor<1xi32>, tensor<1xi32>, tensor<i32>) -> ()
      }) : (tensor<i32>, tensor<1x6x3xcomplex<f64>>, tensor<1xcomplex<f64>>, tensor<1xi32>, tensor<1xi32>, tensor<i32>) -> (tensor<i32>, tensor<1x6x3xcomplex<f64>>, tensor<1xcomplex<f64>>, tensor<1xi32>, tensor<1xi32>, tensor<i32>)
      %392 = "stablehlo.reshape"(%391#1) : (tensor<1x6x3xcomplex<f64>>) -> tensor<1x18xcomplex<f64>>
      %393 = "stablehlo.slice"(%392) <{start_indices = array<i64: 0, 3>, limit_indices = array<i64: 1, 8>, strides = array<i64: 1, 4>}> : (tensor<1x18xcomplex<f64>>) -> tensor<1x2xcomplex<f64>>
      %394 = "stablehlo.abs"(%393) : (tensor<1x2xcomplex<f64>>) -> tensor<1x2xf64>
      %395 = "stablehlo.reshape"(%391#1) : (tensor<1x6x3xcomplex<f64>>) -> tensor<1x18xcomplex<f64>>
      %396 = "stablehlo.slice"(%395) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 1, 9>, strides = array<i64: 1, 4>}> : (tensor<1x18xcomplex<f64>>) -> tensor<1x3xcomplex<f64>>
      %397 = "stablehlo.abs"(%396) : (tensor<1x3xcomplex<f64>>) -> tensor<1x3xf64>
      %398 = "stablehlo.slice"(%397) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 1, 2>, strides = array<i64: 1, 1>}> : (tensor<1x3xf64>) -> tensor<1x2xf64>
      %399 = "stablehlo.slice"(%397) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 1, 3>, strides = array<i64: 1, 1>}> : (tensor<1x3xf64>) -> tensor<1x2xf64>
      %400 = "stablehlo.add"(%398, %399) : (tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x2xf64>
      %401 = "stablehlo.constant"() <{value = dense<2.220446049250313e-16> : tensor<1x2xf64>}> : () -> tensor<1x2xf64>
      %402 = "stablehlo.multiply"(%400, %401) : (tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x2xf64>
      %403 = "stablehlo.constant"() <{value = dense<4.930380657631324e-32> : tensor<1x2xf64>}> : () -> tensor<1x2xf64>
      %404 = "stablehlo.add"(%402, %403) : (tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x2xf64>
      %405 = "stablehlo.compare"(%394, %404) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x2xi1>
      %406 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %407 = "stablehlo.pad"(%405, %406) <{edge_padding_low = array<i64: 0, 1>, edge_padding_high = array<i64: 0, 3>, interior_padding = array<i64: 0, 0>}> : (tensor<1x2xi1>, tensor<i1>) -> tensor<1x6xi1>
      %408 = "stablehlo.broadcast_in_dim"(%407) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x6xi1>) -> tensor<1x6x3xi1>
      %409 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x6x3xi32>
      %410 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x6x3xi32>
      %411 = "stablehlo.subtract"(%410, %409) : (tensor<1x6x3xi32>, tensor<1x6x3xi32>) -> tensor<1x6x3xi32>
      %412 = "stablehlo.constant"() <{value = dense<-1> : tensor<1x6x3xi32>}> : () -> tensor<1x6x3xi32>
      %413 = "stablehlo.compare"(%411, %412) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x6x3xi32>, tensor<1x6x3xi32>) -> tensor<1x6x3xi1>
      %414 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x6x3xi32>
      %415 = "stablehlo.constant"() <{value = dense<3> : tensor<1x6x3xi32>}> : () -> tensor<1x6x3xi32>
      %416 = "stablehlo.compare"(%414, %415) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x6x3xi32>, tensor<1x6x3xi32>) -> tensor<1x6x3xi1>
      %417 = "stablehlo.and"(%413, %416) : (tensor<1x6x3xi1>, tensor<1x6x3xi1>) -> tensor<1x6x3xi1>
      %418 = "stablehlo.not"(%408) : (tensor<1x6x3xi1>) -> tensor<1x6x3xi1>
      %419 = "stablehlo.and"(%417, %418) : (tensor<1x6x3xi1>, tensor<1x6x3xi1>) -> tensor<1x6x3xi1>
      %420 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<1x6x3xcomplex<f64>>}> : () -> tensor<1x6x3xcomplex<f64>>
      %421 = "stablehlo.select"(%419, %420, %391#1) : (tensor<1x6x3xi1>, tensor<1x6x3xcomplex<f64>>, tensor<1x6x3xcomplex<f64>>) -> tensor<1x6x3xcomplex<f64>>
      %422 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x2xi32>
      %423 = "stablehlo.constant"() <{value = dense<1> : tensor<1x2xi32>}> : () -> tensor<1x2xi32>
      %424 = "stablehlo.add"(%422, %423) : (tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<1x2xi32>
      %425 = "stablehlo.constant"() <{value = dense<0> : tensor<1x2xi32>}> : () -> tensor<1x2xi32>
      %426 = "stablehlo.select"(%405, %424, %425) : (tensor<1x2xi1>, tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<1x2xi32>
      %427 = "stablehlo.constant"() <{value = dense<-2147483648> : tensor<i32>}> : () -> tensor<i32>
      %431 = "stablehlo.reduce"(%426, %427) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r428: tensor<i32>, %r429: tensor<i32>):
        %430 = "stablehlo.maximum"(%r428, %r429) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        "stablehlo.return"(%430) : (tensor<i32>) -> ()
      }) : (tensor<1x2xi32>, tensor<i32>) -> tensor<1xi32>
      %432 = "stablehlo.broadcast_in_dim"(%431) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x2xi32>
      %433 = "stablehlo.compare"(%424, %432) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<1x2xi1>
      %434 = "stablehlo.not"(%405) : (tensor<1x2xi1>) -> tensor<1x2xi1>
      %435 = "stablehlo.and"(%434, %433) : (tensor<1x2xi1>, tensor<1x2xi1>) -> tensor<1x2xi1>
      %436 = "stablehlo.select"(%435, %424, %425) : (tensor<1x2xi1>, tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<1x2xi32>
      %437 = "stablehlo.constant"() <{value = dense<-2147483648> : tensor<i32>}> : () -> tensor<i32>
      %441 = "stablehlo.reduce"(%436, %437) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r438: tensor<i32>, %r439: tensor<i32>):
        %440 = "stablehlo.maximum"(%r438, %r439) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        "stablehlo.return"(%440) : (tensor<i32>) -> ()
      }) : (tensor<1x2xi32>, tensor<i32>) -> tensor<1xi32>
      %442 = "stablehlo.compare"(%r202, %431) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
      %443 = "stablehlo.constant"() <{value = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
      %444 = "stablehlo.select"(%442, %204, %443) : (tensor<1xi1>, tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
      %445 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %446 = "stablehlo.add"(%r198, %445) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%446, %421, %444, %441, %431) : (tensor<i32>, tensor<1x6x3xcomplex<f64>>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> ()
    }) : (tensor<i32>, tensor<1x6x3xcomplex<f64>>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> (tensor<i32>, tensor<1x6x3xcomplex<f64>>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>)
    %448 = "stablehlo.slice"(%447#1) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 3, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<1x6x3xcomplex<f64>>) -> tensor<1x3x3xcomplex<f64>>
    %449 = "stablehlo.reshape"(%448) : (tensor<1x3x3xcomplex<f64>>) -> tensor<1x9xcomplex<f64>>
    %450 = "stablehlo.slice"(%449) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 1, 9>, strides = array<i64: 1, 4>}> : (tensor<1x9xcomplex<f64>>) -> tensor<1x3xcomplex<f64>>
    %451 = "stablehlo.abs"(%448) : (tensor<1x3x3xcomplex<f64>>) -> tensor<1x3x3xf64>
    %452 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<f64>}> : () -> tensor<f64>
    %456 = "stablehlo.reduce"(%451, %452) <{dimensions = array<i64: 1, 2>}> ({
    ^bb0(%r453: tensor<f64>, %r454: tensor<f64>):
      %455 = "stablehlo.maximum"(%r453, %r454) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%455) : (tensor<f64>) -> ()
    }) : (tensor<1x3x3xf64>, tensor<f64>) -> tensor<1xf64>
    %457 = "stablehlo.constant"() <{value = dense<2.220446049250313e-16> : tensor<1xf64>}> : () -> tensor<1xf64>
    %458 = "stablehlo.multiply"(%456, %457) : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xf64>
    %459 = "stablehlo.constant"() <{value = dense<4.930380657631324e-32> : tensor<1xf64>}> : () -> tensor<1xf64>
    %460 = "stablehlo.add"(%458, %459) : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xf64>
    %461 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<1x3x3xcomplex<f64>>}> : () -> tensor<1x3x3xcomplex<f64>>
    %462 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x3xi32>
    %463 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x3x3xi32>
    %464 = "stablehlo.subtract"(%463, %462) : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi32>
    %465 = "stablehlo.constant"() <{value = dense<0> : tensor<1x3x3xi32>}> : () -> tensor<1x3x3xi32>
    %466 = "stablehlo.compare"(%464, %465) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
    %467 = "stablehlo.convert"(%466) : (tensor<1x3x3xi1>) -> tensor<1x3x3xcomplex<f64>>
    %468 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %527:5 = "stablehlo.while"(%468, %467, %448, %450, %460) ({
    ^bb0(%r469: tensor<i32>, %r470: tensor<1x3x3xcomplex<f64>>, %r471: tensor<1x3x3xcomplex<f64>>, %r472: tensor<1x3xcomplex<f64>>, %r473: tensor<1xf64>):
      %474 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %475 = "stablehlo.compare"(%r469, %474) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%475) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r476: tensor<i32>, %r477: tensor<1x3x3xcomplex<f64>>, %r478: tensor<1x3x3xcomplex<f64>>, %r479: tensor<1x3xcomplex<f64>>, %r480: tensor<1xf64>):
      %481 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
      %482 = "stablehlo.subtract"(%481, %r476) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %483 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %484 = "stablehlo.dynamic_slice"(%r478, %483, %482, %483) <{slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x3x3xcomplex<f64>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x3xcomplex<f64>>
      %485 = "stablehlo.reshape"(%484) : (tensor<1x1x3xcomplex<f64>>) -> tensor<1x3xcomplex<f64>>
      %486 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
      %487 = "stablehlo.broadcast_in_dim"(%482) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x3xi32>
      %488 = "stablehlo.compare"(%486, %487) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %489 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<1x3xcomplex<f64>>}> : () -> tensor<1x3xcomplex<f64>>
      %490 = "stablehlo.select"(%488, %485, %489) : (tensor<1x3xi1>, tensor<1x3xcomplex<f64>>, tensor<1x3xcomplex<f64>>) -> tensor<1x3xcomplex<f64>>
      %491 = "stablehlo.broadcast_in_dim"(%490) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xcomplex<f64>>) -> tensor<1x3x3xcomplex<f64>>
      %492 = "stablehlo.multiply"(%r477, %491) : (tensor<1x3x3xcomplex<f64>>, tensor<1x3x3xcomplex<f64>>) -> tensor<1x3x3xcomplex<f64>>
      %493 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<complex<f64>>}> : () -> tensor<complex<f64>>
      %497 = "stablehlo.reduce"(%492, %493) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r494: tensor<complex<f64>>, %r495: tensor<complex<f64>>):
        %496 = "stablehlo.add"(%r494, %r495) : (tensor<complex<f64>>, tensor<complex<f64>>) -> tensor<complex<f64>>
        "stablehlo.return"(%496) : (tensor<complex<f64>>) -> ()
      }) : (tensor<1x3x3xcomplex<f64>>, tensor<complex<f64>>) -> tensor<1x3xcomplex<f64>>
      %498 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %499 = "stablehlo.dynamic_slice"(%r479, %498, %482) <{slice_sizes = array<i64: 1, 1>}> : (tensor<1x3xcomplex<f64>>, tensor<i32>, tensor<i32>) -> tensor<1x1xcomplex<f64>>
      %500 = "stablehlo.reshape"(%499) : (tensor<1x1xcomplex<f64>>) -> tensor<1xcomplex<f64>>
      %501 = "stablehlo.broadcast_in_dim"(%500) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xcomplex<f64>>) -> tensor<1x3xcomplex<f64>>
      %502 = "stablehlo.subtract"(%r479, %501) : (tensor<1x3xcomplex<f64>>, tensor<1x3xcomplex<f64>>) -> tensor<1x3xcomplex<f64>>
      %503 = "stablehlo.abs"(%502) : (tensor<1x3xcomplex<f64>>) -> tensor<1x3xf64>
      %504 = "stablehlo.broadcast_in_dim"(%r480) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf64>) -> tensor<1x3xf64>
      %505 = "stablehlo.compare"(%503, %504) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x3xf64>, tensor<1x3xf64>) -> tensor<1x3xi1>
      %506 = "stablehlo.convert"(%504) : (tensor<1x3xf64>) -> tensor<1x3xcomplex<f64>>
      %507 = "stablehlo.select"(%505, %506, %502) : (tensor<1x3xi1>, tensor<1x3xcomplex<f64>>, tensor<1x3xcomplex<f64>>) -> tensor<1x3xcomplex<f64>>
      %508 = "stablehlo.divide"(%497, %507) : (tensor<1x3xcomplex<f64>>, tensor<1x3xcomplex<f64>>) -> tensor<1x3xcomplex<f64>>
      %509 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %510 = "stablehlo.dynamic_slice"(%r477, %509, %482, %509) <{slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x3x3xcomplex<f64>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x3xcomplex<f64>>
      %511 = "stablehlo.reshape"(%510) : (tensor<1x1x3xcomplex<f64>>) -> tensor<1x3xcomplex<f64>>
      %512 = "stablehlo.select"(%488, %508, %511) : (tensor<1x3xi1>, tensor<1x3xcomplex<f64>>, tensor<1x3xcomplex<f64>>) -> tensor<1x3xcomplex<f64>>
      %513 = "stablehlo.reshape"(%512) : (tensor<1x3xcomplex<f64>>) -> tensor<1x1x3xcomplex<f64>>
      %514 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %515 = "stablehlo.dynamic_update_slice"(%r477, %513, %514, %482, %514) : (tensor<1x3x3xcomplex<f64>>, tensor<1x1x3xcomplex<f64>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x3xcomplex<f64>>
      %516 = "stablehlo.abs"(%512) : (tensor<1x3xcomplex<f64>>) -> tensor<1x3xf64>
      %517 = "stablehlo.constant"() <{value = dense<100000000.0> : tensor<1x3xf64>}> : () -> tensor<1x3xf64>
      %518 = "stablehlo.compare"(%516, %517) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x3xf64>, tensor<1x3xf64>) -> tensor<1x3xi1>
      %519 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1x3xf64>}> : () -> tensor<1x3xf64>
      %520 = "stablehlo.divide"(%519, %516) : (tensor<1x3xf64>, tensor<1x3xf64>) -> tensor<1x3xf64>
      %521 = "stablehlo.select"(%518, %520, %519) : (tensor<1x3xi1>, tensor<1x3xf64>, tensor<1x3xf64>) -> tensor<1x3xf64>
      %522 = "stablehlo.convert"(%521) : (tensor<1x3xf64>) -> tensor<1x3xcomplex<f64>>
      %523 = "stablehlo.broadcast_in_dim"(%522) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x3xcomplex<f64>>) -> tensor<1x3x3xcomplex<f64>>
      %524 = "stablehlo.multiply"(%515, %523) : (tensor<1x3x3xcomplex<f64>>, tensor<1x3x3xcomplex<f64>>) -> tensor<1x3x3xcomplex<f64>>
      %525 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %526 = "stablehlo.add"(%r476, %525) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%526, %524, %r478, %r479, %r480) : (tensor<i32>, tensor<1x3x3xcomplex<f64>>, tensor<1x3x3xcomplex<f64>>, tensor<1x3xcomplex<f64>>, tensor<1xf64>) -> ()
    }) : (tensor<i32>, tensor<1x3x3xcomplex<f64>>, tensor<1x3x3xcomplex<f64>>, tensor<1x3xcomplex<f64>>, tensor<1xf64>) -> (tensor<i32>, tensor<1x3x3xcomplex<f64>>, tensor<1x3x3xcomplex<f64>>, tensor<1x3xcomplex<f64>>, tensor<1xf64>)
    %528 = "stablehlo.slice"(%447#1) <{start_indices = array<i64: 0, 3, 0>, limit_indices = array<i64: 1, 6, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<1x6x3xcomplex<f64>>) -> tensor<1x3x3xcomplex<f64>>
    %529 = "stablehlo.dot_general"(%528, %527#1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<1x3x3xcomplex<f64>>, tensor<1x3x3xcomplex<f64>>) -> tensor<1x3x3xcomplex<f64>>
    %530 = "stablehlo.real"(%529) : (tensor<1x3x3xcomplex<f64>>) -> tensor<1x3x3xf64>
    %531 = "stablehlo.imag"(%529) : (tensor<1x3x3xcomplex<f64>>) -> tensor<1x3x3xf64>
    %532 = "stablehlo.multiply"(%530, %530) : (tensor<1x3x3xf64>, tensor<1x3x3xf64>) -> tensor<1x3x3xf64>
    %533 = "stablehlo.multiply"(%531, %531) : (tensor<1x3x3xf64>, tensor<1x3x3xf64>) -> tensor<1x3x3xf64>
    %534 = "stablehlo.add"(%532, %533) : (tensor<1x3x3xf64>, tensor<1x3x3xf64>) -> tensor<1x3x3xf64>
    %535 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %539 = "stablehlo.reduce"(%534, %535) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r536: tensor<f64>, %r537: tensor<f64>):
      %538 = "stablehlo.add"(%r536, %r537) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%538) : (tensor<f64>) -> ()
    }) : (tensor<1x3x3xf64>, tensor<f64>) -> tensor<1x3xf64>
    %540 = "stablehlo.sqrt"(%539) : (tensor<1x3xf64>) -> tensor<1x3xf64>
    %541 = "stablehlo.convert"(%540) : (tensor<1x3xf64>) -> tensor<1x3xcomplex<f64>>
    %542 = "stablehlo.broadcast_in_dim"(%541) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x3xcomplex<f64>>) -> tensor<1x3x3xcomplex<f64>>
    %543 = "stablehlo.divide"(%529, %542) : (tensor<1x3x3xcomplex<f64>>, tensor<1x3x3xcomplex<f64>>) -> tensor<1x3x3xcomplex<f64>>
    %544 = "stablehlo.abs"(%543) : (tensor<1x3x3xcomplex<f64>>) -> tensor<1x3x3xf64>
    %545 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<f64>}> : () -> tensor<f64>
    %549 = "stablehlo.reduce"(%544, %545) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r546: tensor<f64>, %r547: tensor<f64>):
      %548 = "stablehlo.maximum"(%r546, %r547) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%548) : (tensor<f64>) -> ()
    }) : (tensor<1x3x3xf64>, tensor<f64>) -> tensor<1x3xf64>
    %550 = "stablehlo.broadcast_in_dim"(%549) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x3xf64>) -> tensor<1x3x3xf64>
    %551 = "stablehlo.compare"(%544, %550) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x3x3xf64>, tensor<1x3x3xf64>) -> tensor<1x3x3xi1>
    %552 = "stablehlo.compare"(%544, %544) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x3x3xf64>, tensor<1x3x3xf64>) -> tensor<1x3x3xi1>
    %553 = "stablehlo.or"(%551, %552) : (tensor<1x3x3xi1>, tensor<1x3x3xi1>) -> tensor<1x3x3xi1>
    %554 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x3xi32>
    %555 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<1x3x3xi32>}> : () -> tensor<1x3x3xi32>
    %556 = "stablehlo.select"(%553, %554, %555) : (tensor<1x3x3xi1>, tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi32>
    %557 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
    %561 = "stablehlo.reduce"(%556, %557) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r558: tensor<i32>, %r559: tensor<i32>):
      %560 = "stablehlo.minimum"(%r558, %r559) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%560) : (tensor<i32>) -> ()
    }) : (tensor<1x3x3xi32>, tensor<i32>) -> tensor<1x3xi32>
    %562 = "stablehlo.broadcast_in_dim"(%561) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x3xi32>) -> tensor<1x3x3xi32>
    %563 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x3xi32>
    %564 = "stablehlo.compare"(%563, %562) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
    %565 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<1x3x3xcomplex<f64>>}> : () -> tensor<1x3x3xcomplex<f64>>
    %566 = "stablehlo.select"(%564, %543, %565) : (tensor<1x3x3xi1>, tensor<1x3x3xcomplex<f64>>, tensor<1x3x3xcomplex<f64>>) -> tensor<1x3x3xcomplex<f64>>
    %567 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<complex<f64>>}> : () -> tensor<complex<f64>>
    %571 = "stablehlo.reduce"(%566, %567) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r568: tensor<complex<f64>>, %r569: tensor<complex<f64>>):
      %570 = "stablehlo.add"(%r568, %r569) : (tensor<complex<f64>>, tensor<complex<f64>>) -> tensor<complex<f64>>
      "stablehlo.return"(%570) : (tensor<complex<f64>>) -> ()
    }) : (tensor<1x3x3xcomplex<f64>>, tensor<complex<f64>>) -> tensor<1x3xcomplex<f64>>
    %572 = "stablehlo.abs"(%571) : (tensor<1x3xcomplex<f64>>) -> tensor<1x3xf64>
    %573 = "stablehlo.convert"(%572) : (tensor<1x3xf64>) -> tensor<1x3xcomplex<f64>>
    %574 = "stablehlo.divide"(%571, %573) : (tensor<1x3xcomplex<f64>>, tensor<1x3xcomplex<f64>>) -> tensor<1x3xcomplex<f64>>
    %575 = "chlo.conj"(%574) : (tensor<1x3xcomplex<f64>>) -> tensor<1x3xcomplex<f64>>
    %576 = "stablehlo.broadcast_in_dim"(%575) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x3xcomplex<f64>>) -> tensor<1x3x3xcomplex<f64>>
    %577 = "stablehlo.multiply"(%543, %576) : (tensor<1x3x3xcomplex<f64>>, tensor<1x3x3xcomplex<f64>>) -> tensor<1x3x3xcomplex<f64>>
    %578 = "stablehlo.abs"(%450) : (tensor<1x3xcomplex<f64>>) -> tensor<1x3xf64>
    %579 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<f64>}> : () -> tensor<f64>
    %583 = "stablehlo.reduce"(%578, %579) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r580: tensor<f64>, %r581: tensor<f64>):
      %582 = "stablehlo.maximum"(%r580, %r581) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%582) : (tensor<f64>) -> ()
    }) : (tensor<1x3xf64>, tensor<f64>) -> tensor<1xf64>
    %584 = "stablehlo.constant"() <{value = dense<2.6645352591003757e-15> : tensor<1xf64>}> : () -> tensor<1xf64>
    %585 = "stablehlo.multiply"(%583, %584) : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xf64>
    %586 = "stablehlo.broadcast_in_dim"(%585) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf64>) -> tensor<1x3xf64>
    %587 = "stablehlo.imag"(%450) : (tensor<1x3xcomplex<f64>>) -> tensor<1x3xf64>
    %588 = "stablehlo.abs"(%587) : (tensor<1x3xf64>) -> tensor<1x3xf64>
    %589 = "stablehlo.compare"(%588, %586) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x3xf64>, tensor<1x3xf64>) -> tensor<1x3xi1>
    %590 = "stablehlo.real"(%450) : (tensor<1x3xcomplex<f64>>) -> tensor<1x3xf64>
    %591 = "stablehlo.imag"(%450) : (tensor<1x3xcomplex<f64>>) -> tensor<1x3xf64>
    %592 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x3xf64>}> : () -> tensor<1x3xf64>
    %593 = "stablehlo.select"(%589, %592, %591) : (tensor<1x3xi1>, tensor<1x3xf64>, tensor<1x3xf64>) -> tensor<1x3xf64>
    %594 = "stablehlo.complex"(%590, %593) : (tensor<1x3xf64>, tensor<1x3xf64>) -> tensor<1x3xcomplex<f64>>
    %595 = "stablehlo.broadcast_in_dim"(%589) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x3xi1>) -> tensor<1x3x3xi1>
    %596 = "stablehlo.real"(%577) : (tensor<1x3x3xcomplex<f64>>) -> tensor<1x3x3xf64>
    %597 = "stablehlo.imag"(%577) : (tensor<1x3x3xcomplex<f64>>) -> tensor<1x3x3xf64>
    %598 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x3x3xf64>}> : () -> tensor<1x3x3xf64>
    %599 = "stablehlo.select"(%595, %598, %597) : (tensor<1x3x3xi1>, tensor<1x3x3xf64>, tensor<1x3x3xf64>) -> tensor<1x3x3xf64>
    %600 = "stablehlo.complex"(%596, %599) : (tensor<1x3x3xf64>, tensor<1x3x3xf64>) -> tensor<1x3x3xcomplex<f64>>
    %601 = "stablehlo.convert"(%17) : (tensor<1xf64>) -> tensor<1xcomplex<f64>>
    %602 = "stablehlo.broadcast_in_dim"(%601) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xcomplex<f64>>) -> tensor<1x3xcomplex<f64>>
    %603 = "stablehlo.multiply"(%594, %602) : (tensor<1x3xcomplex<f64>>, tensor<1x3xcomplex<f64>>) -> tensor<1x3xcomplex<f64>>
    %604 = "stablehlo.reshape"(%603) : (tensor<1x3xcomplex<f64>>) -> tensor<3xcomplex<f64>>
    %605 = "stablehlo.reshape"(%600) : (tensor<1x3x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
    return %604, %605 : tensor<3xcomplex<f64>>, tensor<3x3xcomplex<f64>>
  }
}

// T[3,3], T = complex64
module @torchtpu {
  func.func public @main(%arg0: tensor<3x3xcomplex<f32>>) -> (tensor<3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) {
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
    %20 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<1x3x3xcomplex<f32>>}> : () -> tensor<1x3x3xcomplex<f32>>
    %21 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x3xi32>
    %22 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x3x3xi32>
    %23 = "stablehlo.subtract"(%22, %21) : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi32>
    %24 = "stablehlo.constant"() <{value = dense<0> : tensor<1x3x3xi32>}> : () -> tensor<1x3x3xi32>
    %25 = "stablehlo.compare"(%23, %24) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
    %26 = "stablehlo.convert"(%25) : (tensor<1x3x3xi1>) -> tensor<1x3x3xcomplex<f32>>
    %27 = "stablehlo.concatenate"(%19, %26) <{dimension = 1 : i64}> : (tensor<1x3x3xcomplex<f32>>, tensor<1x3x3xcomplex<f32>>) -> tensor<1x6x3xcomplex<f32>>
    %28 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %167:2 = "stablehlo.while"(%28, %27) ({
    ^bb0(%r29: tensor<i32>, %r30: tensor<1x6x3xcomplex<f32>>):
      %31 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %32 = "stablehlo.compare"(%r29, %31) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%32) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r33: tensor<i32>, %r34: tensor<1x6x3xcomplex<f32>>):
      %35 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %36 = "stablehlo.add"(%r33, %35) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %37 = "stablehlo.slice"(%r34) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 3, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<1x6x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
      %38 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %39 = "stablehlo.dynamic_slice"(%37, %38, %38, %r33) <{slice_sizes = array<i64: 1, 3, 1>}> : (tensor<1x3x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x1xcomplex<f32>>
      %40 = "stablehlo.reshape"(%39) : (tensor<1x3x1xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %41 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
      %42 = "stablehlo.broadcast_in_dim"(%36) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x3xi32>
      %43 = "stablehlo.compare"(%41, %42) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %44 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
      %45 = "stablehlo.broadcast_in_dim"(%36) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x3xi32>
      %46 = "stablehlo.compare"(%44, %45) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %47 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<1x3xcomplex<f32>>}> : () -> tensor<1x3xcomplex<f32>>
      %48 = "stablehlo.select"(%46, %40, %47) : (tensor<1x3xi1>, tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %49 = "stablehlo.select"(%43, %40, %47) : (tensor<1x3xi1>, tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %50 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
      %54 = "stablehlo.reduce"(%49, %50) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r51: tensor<complex<f32>>, %r52: tensor<complex<f32>>):
        %53 = "stablehlo.add"(%r51, %r52) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
        "stablehlo.return"(%53) : (tensor<complex<f32>>) -> ()
      }) : (tensor<1x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1xcomplex<f32>>
      %55 = "stablehlo.abs"(%48) : (tensor<1x3xcomplex<f32>>) -> tensor<1x3xf32>
      %56 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
      %60 = "stablehlo.reduce"(%55, %56) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r57: tensor<f32>, %r58: tensor<f32>):
        %59 = "stablehlo.maximum"(%r57, %r58) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%59) : (tensor<f32>) -> ()
      }) : (tensor<1x3xf32>, tensor<f32>) -> tensor<1xf32>
      %61 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
      %62 = "stablehlo.compare"(%60, %61) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
      %63 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1xf32>}> : () -> tensor<1xf32>
      %64 = "stablehlo.select"(%62, %63, %60) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %65 = "stablehlo.convert"(%64) : (tensor<1xf32>) -> tensor<1xcomplex<f32>>
      %66 = "stablehlo.broadcast_in_dim"(%65) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %67 = "stablehlo.divide"(%48, %66) : (tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %68 = "stablehlo.real"(%67) : (tensor<1x3xcomplex<f32>>) -> tensor<1x3xf32>
      %69 = "stablehlo.imag"(%67) : (tensor<1x3xcomplex<f32>>) -> tensor<1x3xf32>
      %70 = "stablehlo.multiply"(%68, %68) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %71 = "stablehlo.multiply"(%69, %69) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %72 = "stablehlo.add"(%70, %71) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %73 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
      %77 = "stablehlo.reduce"(%72, %73) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r74: tensor<f32>, %r75: tensor<f32>):
        %76 = "stablehlo.add"(%r74, %r75) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%76) : (tensor<f32>) -> ()
      }) : (tensor<1x3xf32>, tensor<f32>) -> tensor<1xf32>
      %78 = "stablehlo.sqrt"(%77) : (tensor<1xf32>) -> tensor<1xf32>
      %79 = "stablehlo.multiply"(%78, %64) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %80 = "stablehlo.reshape"(%54) : (tensor<1xcomplex<f32>>) -> tensor<1x1xcomplex<f32>>
      %81 = "stablehlo.reshape"(%79) : (tensor<1xf32>) -> tensor<1x1xf32>
      %82 = "stablehlo.convert"(%81) : (tensor<1x1xf32>) -> tensor<1x1xcomplex<f32>>
      %83 = "stablehlo.concatenate"(%80, %82) <{dimension = 1 : i64}> : (tensor<1x1xcomplex<f32>>, tensor<1x1xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
      %84 = "stablehlo.abs"(%83) : (tensor<1x2xcomplex<f32>>) -> tensor<1x2xf32>
      %85 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
      %89 = "stablehlo.reduce"(%84, %85) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r86: tensor<f32>, %r87: tensor<f32>):
        %88 = "stablehlo.maximum"(%r86, %r87) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%88) : (tensor<f32>) -> ()
      }) : (tensor<1x2xf32>, tensor<f32>) -> tensor<1xf32>
      %90 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
      %91 = "stablehlo.compare"(%89, %90) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
      %92 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1xf32>}> : () -> tensor<1xf32>
      %93 = "stablehlo.select"(%91, %92, %89) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %94 = "stablehlo.convert"(%93) : (tensor<1xf32>) -> tensor<1xcomplex<f32>>
      %95 = "stablehlo.broadcast_in_dim"(%94) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
      %96 = "stablehlo.divide"(%83, %95) : (tensor<1x2xcomplex<f32>>, tensor<1x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
      %97 = "stablehlo.real"(%96) : (tensor<1x2xcomplex<f32>>) -> tensor<1x2xf32>
      %98 = "stablehlo.imag"(%96) : (tensor<1x2xcomplex<f32>>) -> tensor<1x2xf32>
      %99 = "stablehlo.multiply"(%97, %97) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
      %100 = "stablehlo.multiply"(%98, %98) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
      %101 = "stablehlo.add"(%99, %100) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
      %102 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
      %106 = "stablehlo.reduce"(%101, %102) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r103: tensor<f32>, %r104: tensor<f32>):
        %105 = "stablehlo.add"(%r103, %r104) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%105) : (tensor<f32>) -> ()
      }) : (tensor<1x2xf32>, tensor<f32>) -> tensor<1xf32>
      %107 = "stablehlo.sqrt"(%106) : (tensor<1xf32>) -> tensor<1xf32>
      %108 = "stablehlo.multiply"(%107, %93) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %109 = "stablehlo.real"(%54) : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
      %110 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
      %111 = "stablehlo.compare"(%109, %110) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
      %112 = "stablehlo.negate"(%108) : (tensor<1xf32>) -> tensor<1xf32>
      %113 = "stablehlo.select"(%111, %108, %112) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %114 = "stablehlo.convert"(%113) : (tensor<1xf32>) -> tensor<1xcomplex<f32>>
      %115 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
      %116 = "stablehlo.compare"(%79, %115) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
      %117 = "stablehlo.imag"(%54) : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
      %118 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
      %119 = "stablehlo.compare"(%117, %118) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
      %120 = "stablehlo.and"(%116, %119) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
      %121 = "stablehlo.select"(%120, %54, %114) : (tensor<1xi1>, tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %122 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<1xcomplex<f32>>}> : () -> tensor<1xcomplex<f32>>
      %123 = "stablehlo.constant"() <{value = dense<(1.0, 0.0)> : tensor<1xcomplex<f32>>}> : () -> tensor<1xcomplex<f32>>
      %124 = "stablehlo.select"(%120, %123, %121) : (tensor<1xi1>, tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %125 = "stablehlo.subtract"(%121, %54) : (tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %126 = "stablehlo.divide"(%125, %124) : (tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %127 = "stablehlo.select"(%120, %122, %126) : (tensor<1xi1>, tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %128 = "stablehlo.negate"(%125) : (tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %129 = "stablehlo.select"(%120, %123, %128) : (tensor<1xi1>, tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %130 = "stablehlo.broadcast_in_dim"(%129) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %131 = "stablehlo.divide"(%48, %130) : (tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %132 = "stablehlo.constant"() <{value = dense<(1.0, 0.0)> : tensor<1x3xcomplex<f32>>}> : () -> tensor<1x3xcomplex<f32>>
      %133 = "stablehlo.select"(%43, %132, %131) : (tensor<1x3xi1>, tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %134 = "chlo.conj"(%127) : (tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %135 = "chlo.conj"(%133) : (tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %136 = "stablehlo.broadcast_in_dim"(%135) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
      %137 = "stablehlo.multiply"(%37, %136) : (tensor<1x3x3xcomplex<f32>>, tensor<1x3x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
      %138 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
      %142 = "stablehlo.reduce"(%137, %138) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r139: tensor<complex<f32>>, %r140: tensor<complex<f32>>):
        %141 = "stablehlo.add"(%r139, %r140) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
        "stablehlo.return"(%141) : (tensor<complex<f32>>) -> ()
      }) : (tensor<1x3x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x3xcomplex<f32>>
      %143 = "stablehlo.broadcast_in_dim"(%134) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %144 = "stablehlo.multiply"(%133, %143) : (tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %145 = "stablehlo.broadcast_in_dim"(%144) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
      %146 = "stablehlo.broadcast_in_dim"(%142) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
      %147 = "stablehlo.multiply"(%145, %146) : (tensor<1x3x3xcomplex<f32>>, tensor<1x3x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
      %148 = "stablehlo.subtract"(%37, %147) : (tensor<1x3x3xcomplex<f32>>, tensor<1x3x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
      %149 = "stablehlo.slice"(%r34) <{start_indices = array<i64: 0, 3, 0>, limit_indices = array<i64: 1, 6, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<1x6x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
      %150 = "stablehlo.concatenate"(%148, %149) <{dimension = 1 : i64}> : (tensor<1x3x3xcomplex<f32>>, tensor<1x3x3xcomplex<f32>>) -> tensor<1x6x3xcomplex<f32>>
      %151 = "chlo.conj"(%133) : (tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %152 = "stablehlo.broadcast_in_dim"(%133) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x3xcomplex<f32>>) -> tensor<1x6x3xcomplex<f32>>
      %153 = "stablehlo.multiply"(%150, %152) : (tensor<1x6x3xcomplex<f32>>, tensor<1x6x3xcomplex<f32>>) -> tensor<1x6x3xcomplex<f32>>
      %154 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
      %158 = "stablehlo.reduce"(%153, %154) <{dimensions = array<i64: 2>}> ({
      ^bb0(%r155: tensor<complex<f32>>, %r156: tensor<complex<f32>>):
        %157 = "stablehlo.add"(%r155, %r156) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
        "stablehlo.return"(%157) : (tensor<complex<f32>>) -> ()
      }) : (tensor<1x6x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x6xcomplex<f32>>
      %159 = "stablehlo.broadcast_in_dim"(%127) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %160 = "stablehlo.multiply"(%151, %159) : (tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %161 = "stablehlo.broadcast_in_dim"(%158) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x6xcomplex<f32>>) -> tensor<1x6x3xcomplex<f32>>
      %162 = "stablehlo.broadcast_in_dim"(%160) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x3xcomplex<f32>>) -> tensor<1x6x3xcomplex<f32>>
      %163 = "stablehlo.multiply"(%161, %162) : (tensor<1x6x3xcomplex<f32>>, tensor<1x6x3xcomplex<f32>>) -> tensor<1x6x3xcomplex<f32>>
      %164 = "stablehlo.subtract"(%150, %163) : (tensor<1x6x3xcomplex<f32>>, tensor<1x6x3xcomplex<f32>>) -> tensor<1x6x3xcomplex<f32>>
      %165 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %166 = "stablehlo.add"(%r33, %165) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%166, %164) : (tensor<i32>, tensor<1x6x3xcomplex<f32>>) -> ()
    }) : (tensor<i32>, tensor<1x6x3xcomplex<f32>>) -> (tensor<i32>, tensor<1x6x3xcomplex<f32>>)
    %168 = "stablehlo.slice"(%167#1) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 3, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<1x6x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
    %169 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x3xi32>
    %170 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x3x3xi32>
    %171 = "stablehlo.subtract"(%170, %169) : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi32>
    %172 = "stablehlo.constant"() <{value = dense<-1> : tensor<1x3x3xi32>}> : () -> tensor<1x3x3xi32>
    %173 = "stablehlo.compare"(%171, %172) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
    %174 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<1x3x3xcomplex<f32>>}> : () -> tensor<1x3x3xcomplex<f32>>
    %175 = "stablehlo.select"(%173, %168, %174) : (tensor<1x3x3xi1>, tensor<1x3x3xcomplex<f32>>, tensor<1x3x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
    %176 = "stablehlo.slice"(%167#1) <{start_indices = array<i64: 0, 3, 0>, limit_indices = array<i64: 1, 6, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<1x6x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
    %177 = "stablehlo.concatenate"(%175, %176) <{dimension = 1 : i64}> : (tensor<1x3x3xcomplex<f32>>, tensor<1x3x3xcomplex<f32>>) -> tensor<1x6x3xcomplex<f32>>
    %178 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %179 = "stablehlo.constant"() <{value = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
    %446:5 = "stablehlo.while"(%178, %177, %179, %179, %179) ({
    ^bb0(%r180: tensor<i32>, %r181: tensor<1x6x3xcomplex<f32>>, %r182: tensor<1xi32>, %r183: tensor<1xi32>, %r184: tensor<1xi32>):
      %185 = "stablehlo.constant"() <{value = dense<90> : tensor<i32>}> : () -> tensor<i32>
      %186 = "stablehlo.compare"(%r180, %185) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %187 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %188 = "stablehlo.compare"(%r180, %187) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %189 = "stablehlo.compare"(%r184, %r183) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
      %190 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %194 = "stablehlo.reduce"(%189, %190) <{dimensions = array<i64: 0>}> ({
      ^bb0(%r191: tensor<i1>, %r192: tensor<i1>):
        %193 = "stablehlo.or"(%r191, %r192) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%193) : (tensor<i1>) -> ()
      }) : (tensor<1xi1>, tensor<i1>) -> tensor<i1>
      %195 = "stablehlo.or"(%194, %188) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %196 = "stablehlo.and"(%186, %195) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%196) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r197: tensor<i32>, %r198: tensor<1x6x3xcomplex<f32>>, %r199: tensor<1xi32>, %r200: tensor<1xi32>, %r201: tensor<1xi32>):
      %202 = "stablehlo.constant"() <{value = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
      %203 = "stablehlo.add"(%r199, %202) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
      %204 = "stablehlo.reshape"(%r198) : (tensor<1x6x3xcomplex<f32>>) -> tensor<1x18xcomplex<f32>>
      %205 = "stablehlo.slice"(%204) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 1, 9>, strides = array<i64: 1, 4>}> : (tensor<1x18xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %206 = "stablehlo.reshape"(%r198) : (tensor<1x6x3xcomplex<f32>>) -> tensor<1x18xcomplex<f32>>
      %207 = "stablehlo.slice"(%206) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 1, 6>, strides = array<i64: 1, 4>}> : (tensor<1x18xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
      %208 = "stablehlo.reshape"(%r198) : (tensor<1x6x3xcomplex<f32>>) -> tensor<1x18xcomplex<f32>>
      %209 = "stablehlo.slice"(%208) <{start_indices = array<i64: 0, 3>, limit_indices = array<i64: 1, 8>, strides = array<i64: 1, 4>}> : (tensor<1x18xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
      %210 = "stablehlo.constant"() <{value = dense<-1> : tensor<1xi32>}> : () -> tensor<1xi32>
      %211 = "stablehlo.add"(%r201, %210) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
      %212 = "stablehlo.reshape"(%211) : (tensor<1xi32>) -> tensor<1x1xi32>
      %213 = "stablehlo.gather"(%205, %212) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<1x3xcomplex<f32>>, tensor<1x1xi32>) -> tensor<1x1xcomplex<f32>>
      %214 = "stablehlo.reshape"(%213) : (tensor<1x1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %215 = "stablehlo.reshape"(%r201) : (tensor<1xi32>) -> tensor<1x1xi32>
      %216 = "stablehlo.gather"(%205, %215) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<1x3xcomplex<f32>>, tensor<1x1xi32>) -> tensor<1x1xcomplex<f32>>
      %217 = "stablehlo.reshape"(%216) : (tensor<1x1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %218 = "stablehlo.reshape"(%211) : (tensor<1xi32>) -> tensor<1x1xi32>
      %219 = "stablehlo.gather"(%207, %218) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<1x2xcomplex<f32>>, tensor<1x1xi32>) -> tensor<1x1xcomplex<f32>>
      %220 = "stablehlo.reshape"(%219) : (tensor<1x1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %221 = "stablehlo.reshape"(%211) : (tensor<1xi32>) -> tensor<1x1xi32>
      %222 = "stablehlo.gather"(%209, %221) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<1x2xcomplex<f32>>, tensor<1x1xi32>) -> tensor<1x1xcomplex<f32>>
      %223 = "stablehlo.reshape"(%222) : (tensor<1x1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %224 = "stablehlo.multiply"(%220, %223) : (tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %225 = "stablehlo.subtract"(%214, %217) : (tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %226 = "stablehlo.constant"() <{value = dense<(0.5, 0.0)> : tensor<1xcomplex<f32>>}> : () -> tensor<1xcomplex<f32>>
      %227 = "stablehlo.multiply"(%225, %226) : (tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %228 = "stablehlo.multiply"(%227, %227) : (tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %229 = "stablehlo.add"(%228, %224) : (tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %230 = "stablehlo.sqrt"(%229) : (tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %231 = "chlo.conj"(%227) : (tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %232 = "stablehlo.multiply"(%231, %230) : (tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %233 = "stablehlo.real"(%232) : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
      %234 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
      %235 = "stablehlo.compare"(%233, %234) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
      %236 = "stablehlo.negate"(%230) : (tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %237 = "stablehlo.select"(%235, %236, %230) : (tensor<1xi1>, tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %238 = "stablehlo.add"(%227, %237) : (tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %239 = "stablehlo.abs"(%238) : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
      %240 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
      %241 = "stablehlo.compare"(%239, %240) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
      %242 = "stablehlo.constant"() <{value = dense<(1.0, 0.0)> : tensor<1xcomplex<f32>>}> : () -> tensor<1xcomplex<f32>>
      %243 = "stablehlo.select"(%241, %242, %238) : (tensor<1xi1>, tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %244 = "stablehlo.divide"(%224, %243) : (tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %245 = "stablehlo.subtract"(%217, %244) : (tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %246 = "stablehlo.abs"(%223) : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
      %247 = "stablehlo.constant"() <{value = dense<0.75> : tensor<1xf32>}> : () -> tensor<1xf32>
      %248 = "stablehlo.multiply"(%246, %247) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %249 = "stablehlo.convert"(%248) : (tensor<1xf32>) -> tensor<1xcomplex<f32>>
      %250 = "stablehlo.add"(%217, %249) : (tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %251 = "stablehlo.constant"() <{value = dense<10> : tensor<1xi32>}> : () -> tensor<1xi32>
      %252 = "stablehlo.remainder"(%203, %251) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
      %253 = "stablehlo.constant"() <{value = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
      %254 = "stablehlo.compare"(%252, %253) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
      %255 = "stablehlo.select"(%254, %250, %245) : (tensor<1xi1>, tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %256 = "stablehlo.compare"(%r201, %r200) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
      %257 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<1xi32>}> : () -> tensor<1xi32>
      %258 = "stablehlo.select"(%256, %r200, %257) : (tensor<1xi1>, tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
      %259 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
      %263 = "stablehlo.reduce"(%258, %259) <{dimensions = array<i64: 0>}> ({
      ^bb0(%r260: tensor<i32>, %r261: tensor<i32>):
        %262 = "stablehlo.minimum"(%r260, %r261) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        "stablehlo.return"(%262) : (tensor<i32>) -> ()
      }) : (tensor<1xi32>, tensor<i32>) -> tensor<i32>
      %264 = "stablehlo.constant"() <{value = dense<-2147483648> : tensor<i32>}> : () -> tensor<i32>
      %268 = "stablehlo.reduce"(%r201, %264) <{dimensions = array<i64: 0>}> ({
      ^bb0(%r265: tensor<i32>, %r266: tensor<i32>):
        %267 = "stablehlo.maximum"(%r265, %r266) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        "stablehlo.return"(%267) : (tensor<i32>) -> ()
      }) : (tensor<1xi32>, tensor<i32>) -> tensor<i32>
      %390:6 = "stablehlo.while"(%263, %r198, %255, %r200, %r201, %268) ({
      ^bb0(%r269: tensor<i32>, %r270: tensor<1x6x3xcomplex<f32>>, %r271: tensor<1xcomplex<f32>>, %r272: tensor<1xi32>, %r273: tensor<1xi32>, %r274: tensor<i32>):
        %275 = "stablehlo.compare"(%r269, %r274) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
        "stablehlo.return"(%275) : (tensor<i1>) -> ()
      }, {
      ^bb0(%r276: tensor<i32>, %r277: tensor<1x6x3xcomplex<f32>>, %r278: tensor<1xcomplex<f32>>, %r279: tensor<1xi32>, %r280: tensor<1xi32>, %r281: tensor<i32>):
        %282 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
        %283 = "stablehlo.dynamic_slice"(%r277, %282, %r276, %282) <{slice_sizes = array<i64: 1, 2, 3>}> : (tensor<1x6x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xcomplex<f32>>
        %284 = "stablehlo.broadcast_in_dim"(%r276) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
        %285 = "stablehlo.compare"(%284, %r279) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
        %286 = "stablehlo.constant"() <{value = dense<-1> : tensor<i32>}> : () -> tensor<i32>
        %287 = "stablehlo.add"(%r276, %286) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        %288 = "stablehlo.maximum"(%287, %282) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        %289 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
        %290 = "stablehlo.dynamic_slice"(%283, %289, %289, %r276) <{slice_sizes = array<i64: 1, 2, 1>}> : (tensor<1x2x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x1xcomplex<f32>>
        %291 = "stablehlo.reshape"(%290) : (tensor<1x2x1xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
        %292 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
        %293 = "stablehlo.dynamic_slice"(%283, %292, %292, %288) <{slice_sizes = array<i64: 1, 2, 1>}> : (tensor<1x2x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x1xcomplex<f32>>
        %294 = "stablehlo.reshape"(%293) : (tensor<1x2x1xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
        %295 = "stablehlo.reshape"(%r278) : (tensor<1xcomplex<f32>>) -> tensor<1x1xcomplex<f32>>
        %296 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
        %297 = "stablehlo.pad"(%295, %296) <{edge_padding_low = array<i64: 0, 0>, edge_padding_high = array<i64: 0, 1>, interior_padding = array<i64: 0, 0>}> : (tensor<1x1xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2xcomplex<f32>>
        %298 = "stablehlo.subtract"(%291, %297) : (tensor<1x2xcomplex<f32>>, tensor<1x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
        %299 = "stablehlo.broadcast_in_dim"(%285) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi1>) -> tensor<1x2xi1>
        %300 = "stablehlo.select"(%299, %298, %294) : (tensor<1x2xi1>, tensor<1x2xcomplex<f32>>, tensor<1x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
        %301 = "stablehlo.abs"(%300) : (tensor<1x2xcomplex<f32>>) -> tensor<1x2xf32>
        %302 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
        %306 = "stablehlo.reduce"(%301, %302) <{dimensions = array<i64: 1>}> ({
        ^bb0(%r303: tensor<f32>, %r304: tensor<f32>):
          %305 = "stablehlo.maximum"(%r303, %r304) : (tensor<f32>, tensor<f32>) -> tensor<f32>
          "stablehlo.return"(%305) : (tensor<f32>) -> ()
        }) : (tensor<1x2xf32>, tensor<f32>) -> tensor<1xf32>
        %307 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
        %308 = "stablehlo.compare"(%306, %307) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
        %309 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1xf32>}> : () -> tensor<1xf32>
        %310 = "stablehlo.select"(%308, %309, %306) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
        %311 = "stablehlo.convert"(%310) : (tensor<1xf32>) -> tensor<1xcomplex<f32>>
        %312 = "stablehlo.broadcast_in_dim"(%311) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
        %313 = "stablehlo.divide"(%300, %312) : (tensor<1x2xcomplex<f32>>, tensor<1x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
        %314 = "stablehlo.real"(%313) : (tensor<1x2xcomplex<f32>>) -> tensor<1x2xf32>
        %315 = "stablehlo.imag"(%313) : (tensor<1x2xcomplex<f32>>) -> tensor<1x2xf32>
        %316 = "stablehlo.multiply"(%314, %314) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
        %317 = "stablehlo.multiply"(%315, %315) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
        %318 = "stablehlo.add"(%316, %317) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
        %319 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
        %323 = "stablehlo.reduce"(%318, %319) <{dimensions = array<i64: 1>}> ({
        ^bb0(%r320: tensor<f32>, %r321: tensor<f32>):
          %322 = "stablehlo.add"(%r320, %r321) : (tensor<f32>, tensor<f32>) -> tensor<f32>
          "stablehlo.return"(%322) : (tensor<f32>) -> ()
        }) : (tensor<1x2xf32>, tensor<f32>) -> tensor<1xf32>
        %324 = "stablehlo.sqrt"(%323) : (tensor<1xf32>) -> tensor<1xf32>
        %325 = "stablehlo.multiply"(%324, %310) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
        %326 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
        %327 = "stablehlo.compare"(%325, %326) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
        %328 = "stablehlo.compare"(%284, %r279) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
        %329 = "stablehlo.compare"(%284, %r280) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
        %330 = "stablehlo.and"(%328, %329) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
        %331 = "stablehlo.and"(%330, %327) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
        %332 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1xf32>}> : () -> tensor<1xf32>
        %333 = "stablehlo.select"(%331, %325, %332) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
        %334 = "stablehlo.divide"(%332, %333) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
        %335 = "stablehlo.convert"(%334) : (tensor<1xf32>) -> tensor<1xcomplex<f32>>
        %336 = "stablehlo.broadcast_in_dim"(%335) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
        %337 = "stablehlo.multiply"(%300, %336) : (tensor<1x2xcomplex<f32>>, tensor<1x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
        %338 = "stablehlo.constant"() <{value = dense<(1.0, 0.0)> : tensor<1x1xcomplex<f32>>}> : () -> tensor<1x1xcomplex<f32>>
        %339 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
        %340 = "stablehlo.pad"(%338, %339) <{edge_padding_low = array<i64: 0, 0>, edge_padding_high = array<i64: 0, 1>, interior_padding = array<i64: 0, 0>}> : (tensor<1x1xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2xcomplex<f32>>
        %341 = "stablehlo.broadcast_in_dim"(%331) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi1>) -> tensor<1x2xi1>
        %342 = "stablehlo.select"(%341, %337, %340) : (tensor<1x2xi1>, tensor<1x2xcomplex<f32>>, tensor<1x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
        %343 = "stablehlo.slice"(%342) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 1, 1>, strides = array<i64: 1, 1>}> : (tensor<1x2xcomplex<f32>>) -> tensor<1x1xcomplex<f32>>
        %344 = "stablehlo.reshape"(%343) : (tensor<1x1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
        %345 = "stablehlo.slice"(%342) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 1, 2>, strides = array<i64: 1, 1>}> : (tensor<1x2xcomplex<f32>>) -> tensor<1x1xcomplex<f32>>
        %346 = "stablehlo.reshape"(%345) : (tensor<1x1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
        %347 = "chlo.conj"(%344) : (tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
        %348 = "chlo.conj"(%346) : (tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
        %349 = "stablehlo.negate"(%346) : (tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
        %350 = "stablehlo.negate"(%348) : (tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
        %351 = "stablehlo.slice"(%283) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 1, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x1x3xcomplex<f32>>
        %352 = "stablehlo.reshape"(%351) : (tensor<1x1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
        %353 = "stablehlo.slice"(%283) <{start_indices = array<i64: 0, 1, 0>, limit_indices = array<i64: 1, 2, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x1x3xcomplex<f32>>
        %354 = "stablehlo.reshape"(%353) : (tensor<1x1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
        %355 = "stablehlo.broadcast_in_dim"(%347) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
        %356 = "stablehlo.multiply"(%352, %355) : (tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
        %357 = "stablehlo.broadcast_in_dim"(%348) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
        %358 = "stablehlo.multiply"(%354, %357) : (tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
        %359 = "stablehlo.add"(%356, %358) : (tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
        %360 = "stablehlo.broadcast_in_dim"(%349) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
        %361 = "stablehlo.multiply"(%352, %360) : (tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
        %362 = "stablehlo.broadcast_in_dim"(%344) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
        %363 = "stablehlo.multiply"(%354, %362) : (tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
        %364 = "stablehlo.add"(%361, %363) : (tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
        %365 = "stablehlo.reshape"(%359) : (tensor<1x3xcomplex<f32>>) -> tensor<1x1x3xcomplex<f32>>
        %366 = "stablehlo.reshape"(%364) : (tensor<1x3xcomplex<f32>>) -> tensor<1x1x3xcomplex<f32>>
        %367 = "stablehlo.concatenate"(%365, %366) <{dimension = 1 : i64}> : (tensor<1x1x3xcomplex<f32>>, tensor<1x1x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
        %368 = "stablehlo.dynamic_update_slice"(%r277, %367, %282, %r276, %282) : (tensor<1x6x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x6x3xcomplex<f32>>
        %369 = "stablehlo.dynamic_slice"(%368, %282, %282, %r276) <{slice_sizes = array<i64: 1, 6, 2>}> : (tensor<1x6x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x6x2xcomplex<f32>>
        %370 = "stablehlo.slice"(%369) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 6, 1>, strides = array<i64: 1, 1, 1>}> : (tensor<1x6x2xcomplex<f32>>) -> tensor<1x6x1xcomplex<f32>>
        %371 = "stablehlo.reshape"(%370) : (tensor<1x6x1xcomplex<f32>>) -> tensor<1x6xcomplex<f32>>
        %372 = "stablehlo.slice"(%369) <{start_indices = array<i64: 0, 0, 1>, limit_indices = array<i64: 1, 6, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<1x6x2xcomplex<f32>>) -> tensor<1x6x1xcomplex<f32>>
        %373 = "stablehlo.reshape"(%372) : (tensor<1x6x1xcomplex<f32>>) -> tensor<1x6xcomplex<f32>>
        %374 = "stablehlo.broadcast_in_dim"(%344) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xcomplex<f32>>) -> tensor<1x6xcomplex<f32>>
        %375 = "stablehlo.multiply"(%371, %374) : (tensor<1x6xcomplex<f32>>, tensor<1x6xcomplex<f32>>) -> tensor<1x6xcomplex<f32>>
        %376 = "stablehlo.broadcast_in_dim"(%346) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xcomplex<f32>>) -> tensor<1x6xcomplex<f32>>
        %377 = "stablehlo.multiply"(%373, %376) : (tensor<1x6xcomplex<f32>>, tensor<1x6xcomplex<f32>>) -> tensor<1x6xcomplex<f32>>
        %378 = "stablehlo.add"(%375, %377) : (tensor<1x6xcomplex<f32>>, tensor<1x6xcomplex<f32>>) -> tensor<1x6xcomplex<f32>>
        %379 = "stablehlo.broadcast_in_dim"(%350) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xcomplex<f32>>) -> tensor<1x6xcomplex<f32>>
        %380 = "stablehlo.multiply"(%371, %379) : (tensor<1x6xcomplex<f32>>, tensor<1x6xcomplex<f32>>) -> tensor<1x6xcomplex<f32>>
        %381 = "stablehlo.broadcast_in_dim"(%347) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xcomplex<f32>>) -> tensor<1x6xcomplex<f32>>
        %382 = "stablehlo.multiply"(%373, %381) : (tensor<1x6xcomplex<f32>>, tensor<1x6xcomplex<f32>>) -> tensor<1x6xcomplex<f32>>
        %383 = "stablehlo.add"(%380, %382) : (tensor<1x6xcomplex<f32>>, tensor<1x6xcomplex<f32>>) -> tensor<1x6xcomplex<f32>>
        %384 = "stablehlo.reshape"(%378) : (tensor<1x6xcomplex<f32>>) -> tensor<1x6x1xcomplex<f32>>
        %385 = "stablehlo.reshape"(%383) : (tensor<1x6xcomplex<f32>>) -> tensor<1x6x1xcomplex<f32>>
        %386 = "stablehlo.concatenate"(%384, %385) <{dimension = 2 : i64}> : (tensor<1x6x1xcomplex<f32>>, tensor<1x6x1xcomplex<f32>>) -> tensor<1x6x2xcomplex<f32>>
        %387 = "stablehlo.dynamic_update_slice"(%368, %386, %282, %282, %r276) : (tensor<1x6x3xcomplex<f32>>, tensor<1x6x2xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x6x3xcomplex<f32>>
        %388 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
        %389 = "stablehlo.add"(%r276, %388) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        "stablehlo.return"(%389, %387, %r278, %r279, %r280, %r281) : (tensor<i32>, tensor<1x6x3xcomplex<f32>>, tensor<1xcomplex<f32>>, tensor<1xi32>, tensor<1xi32>, tensor<i32>) -> ()
      }) : (tensor<i32>, tensor<1x6x3xcomplex<f32>>, tensor<1xcomplex<f32>>, tensor<1xi32>, tensor<1xi32>, tensor<i32>) -> (tensor<i32>, tensor<1x6x3xcomplex<f32>>, tensor<1xcomplex<f32>>, tensor<1xi32>, tensor<1xi32>, tensor<i32>)
      %391 = "stablehlo.reshape"(%390#1) : (tensor<1x6x3xcomplex<f32>>) -> tensor<1x18xcomplex<f32>>
      %392 = "stablehlo.slice"(%391) <{start_indices = array<i64: 0, 3>, limit_indices = array<i64: 1, 8>, strides = array<i64: 1, 4>}> : (tensor<1x18xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
      %393 = "stablehlo.abs"(%392) : (tensor<1x2xcomplex<f32>>) -> tensor<1x2xf32>
      %394 = "stablehlo.reshape"(%390#1) : (tensor<1x6x3xcomplex<f32>>) -> tensor<1x18xcomplex<f32>>
      %395 = "stablehlo.slice"(%394) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 1, 9>, strides = array<i64: 1, 4>}> : (tensor<1x18xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %396 = "stablehlo.abs"(%395) : (tensor<1x3xcomplex<f32>>) -> tensor<1x3xf32>
      %397 = "stablehlo.slice"(%396) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 1, 2>, strides = array<i64: 1, 1>}> : (tensor<1x3xf32>) -> tensor<1x2xf32>
      %398 = "stablehlo.slice"(%396) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 1, 3>, strides = array<i64: 1, 1>}> : (tensor<1x3xf32>) -> tensor<1x2xf32>
      %399 = "stablehlo.add"(%397, %398) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
      %400 = "stablehlo.constant"() <{value = dense<1.1920928955078125e-7> : tensor<1x2xf32>}> : () -> tensor<1x2xf32>
      %401 = "stablehlo.multiply"(%399, %400) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
      %402 = "stablehlo.constant"() <{value = dense<1.4210854715202004e-14> : tensor<1x2xf32>}> : () -> tensor<1x2xf32>
      %403 = "stablehlo.add"(%401, %402) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
      %404 = "stablehlo.compare"(%393, %403) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xi1>
      %405 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %406 = "stablehlo.pad"(%404, %405) <{edge_padding_low = array<i64: 0, 1>, edge_padding_high = array<i64: 0, 3>, interior_padding = array<i64: 0, 0>}> : (tensor<1x2xi1>, tensor<i1>) -> tensor<1x6xi1>
      %407 = "stablehlo.broadcast_in_dim"(%406) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x6xi1>) -> tensor<1x6x3xi1>
      %408 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x6x3xi32>
      %409 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x6x3xi32>
      %410 = "stablehlo.subtract"(%409, %408) : (tensor<1x6x3xi32>, tensor<1x6x3xi32>) -> tensor<1x6x3xi32>
      %411 = "stablehlo.constant"() <{value = dense<-1> : tensor<1x6x3xi32>}> : () -> tensor<1x6x3xi32>
      %412 = "stablehlo.compare"(%410, %411) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x6x3xi32>, tensor<1x6x3xi32>) -> tensor<1x6x3xi1>
      %413 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x6x3xi32>
      %414 = "stablehlo.constant"() <{value = dense<3> : tensor<1x6x3xi32>}> : () -> tensor<1x6x3xi32>
      %415 = "stablehlo.compare"(%413, %414) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x6x3xi32>, tensor<1x6x3xi32>) -> tensor<1x6x3xi1>
      %416 = "stablehlo.and"(%412, %415) : (tensor<1x6x3xi1>, tensor<1x6x3xi1>) -> tensor<1x6x3xi1>
      %417 = "stablehlo.not"(%407) : (tensor<1x6x3xi1>) -> tensor<1x6x3xi1>
      %418 = "stablehlo.and"(%416, %417) : (tensor<1x6x3xi1>, tensor<1x6x3xi1>) -> tensor<1x6x3xi1>
      %419 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<1x6x3xcomplex<f32>>}> : () -> tensor<1x6x3xcomplex<f32>>
      %420 = "stablehlo.select"(%418, %419, %390#1) : (tensor<1x6x3xi1>, tensor<1x6x3xcomplex<f32>>, tensor<1x6x3xcomplex<f32>>) -> tensor<1x6x3xcomplex<f32>>
      %421 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x2xi32>
      %422 = "stablehlo.constant"() <{value = dense<1> : tensor<1x2xi32>}> : () -> tensor<1x2xi32>
      %423 = "stablehlo.add"(%421, %422) : (tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<1x2xi32>
      %424 = "stablehlo.constant"() <{value = dense<0> : tensor<1x2xi32>}> : () -> tensor<1x2xi32>
      %425 = "stablehlo.select"(%404, %423, %424) : (tensor<1x2xi1>, tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<1x2xi32>
      %426 = "stablehlo.constant"() <{value = dense<-2147483648> : tensor<i32>}> : () -> tensor<i32>
      %430 = "stablehlo.reduce"(%425, %426) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r427: tensor<i32>, %r428: tensor<i32>):
        %429 = "stablehlo.maximum"(%r427, %r428) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        "stablehlo.return"(%429) : (tensor<i32>) -> ()
      }) : (tensor<1x2xi32>, tensor<i32>) -> tensor<1xi32>
      %431 = "stablehlo.broadcast_in_dim"(%430) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x2xi32>
      %432 = "stablehlo.compare"(%423, %431) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<1x2xi1>
      %433 = "stablehlo.not"(%404) : (tensor<1x2xi1>) -> tensor<1x2xi1>
      %434 = "stablehlo.and"(%433, %432) : (tensor<1x2xi1>, tensor<1x2xi1>) -> tensor<1x2xi1>
      %435 = "stablehlo.select"(%434, %423, %424) : (tensor<1x2xi1>, tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<1x2xi32>
      %436 = "stablehlo.constant"() <{value = dense<-2147483648> : tensor<i32>}> : () -> tensor<i32>
      %440 = "stablehlo.reduce"(%435, %436) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r437: tensor<i32>, %r438: tensor<i32>):
        %439 = "stablehlo.maximum"(%r437, %r438) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        "stablehlo.return"(%439) : (tensor<i32>) -> ()
      }) : (tensor<1x2xi32>, tensor<i32>) -> tensor<1xi32>
      %441 = "stablehlo.compare"(%r201, %430) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
      %442 = "stablehlo.constant"() <{value = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
      %443 = "stablehlo.select"(%441, %203, %442) : (tensor<1xi1>, tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
      %444 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %445 = "stablehlo.add"(%r197, %444) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%445, %420, %443, %440, %430) : (tensor<i32>, tensor<1x6x3xcomplex<f32>>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> ()
    }) : (tensor<i32>, tensor<1x6x3xcomplex<f32>>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> (tensor<i32>, tensor<1x6x3xcomplex<f32>>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>)
    %447 = "stablehlo.slice"(%446#1) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 3, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<1x6x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
    %448 = "stablehlo.reshape"(%447) : (tensor<1x3x3xcomplex<f32>>) -> tensor<1x9xcomplex<f32>>
    %449 = "stablehlo.slice"(%448) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 1, 9>, strides = array<i64: 1, 4>}> : (tensor<1x9xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
    %450 = "stablehlo.abs"(%447) : (tensor<1x3x3xcomplex<f32>>) -> tensor<1x3x3xf32>
    %451 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %455 = "stablehlo.reduce"(%450, %451) <{dimensions = array<i64: 1, 2>}> ({
    ^bb0(%r452: tensor<f32>, %r453: tensor<f32>):
      %454 = "stablehlo.maximum"(%r452, %r453) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%454) : (tensor<f32>) -> ()
    }) : (tensor<1x3x3xf32>, tensor<f32>) -> tensor<1xf32>
    %456 = "stablehlo.constant"() <{value = dense<1.1920928955078125e-7> : tensor<1xf32>}> : () -> tensor<1xf32>
    %457 = "stablehlo.multiply"(%455, %456) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %458 = "stablehlo.constant"() <{value = dense<1.4210854715202004e-14> : tensor<1xf32>}> : () -> tensor<1xf32>
    %459 = "stablehlo.add"(%457, %458) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %460 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<1x3x3xcomplex<f32>>}> : () -> tensor<1x3x3xcomplex<f32>>
    %461 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x3xi32>
    %462 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x3x3xi32>
    %463 = "stablehlo.subtract"(%462, %461) : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi32>
    %464 = "stablehlo.constant"() <{value = dense<0> : tensor<1x3x3xi32>}> : () -> tensor<1x3x3xi32>
    %465 = "stablehlo.compare"(%463, %464) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
    %466 = "stablehlo.convert"(%465) : (tensor<1x3x3xi1>) -> tensor<1x3x3xcomplex<f32>>
    %467 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %526:5 = "stablehlo.while"(%467, %466, %447, %449, %459) ({
    ^bb0(%r468: tensor<i32>, %r469: tensor<1x3x3xcomplex<f32>>, %r470: tensor<1x3x3xcomplex<f32>>, %r471: tensor<1x3xcomplex<f32>>, %r472: tensor<1xf32>):
      %473 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %474 = "stablehlo.compare"(%r468, %473) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%474) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r475: tensor<i32>, %r476: tensor<1x3x3xcomplex<f32>>, %r477: tensor<1x3x3xcomplex<f32>>, %r478: tensor<1x3xcomplex<f32>>, %r479: tensor<1xf32>):
      %480 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
      %481 = "stablehlo.subtract"(%480, %r475) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %482 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %483 = "stablehlo.dynamic_slice"(%r477, %482, %481, %482) <{slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x3x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x3xcomplex<f32>>
      %484 = "stablehlo.reshape"(%483) : (tensor<1x1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %485 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
      %486 = "stablehlo.broadcast_in_dim"(%481) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x3xi32>
      %487 = "stablehlo.compare"(%485, %486) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %488 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<1x3xcomplex<f32>>}> : () -> tensor<1x3xcomplex<f32>>
      %489 = "stablehlo.select"(%487, %484, %488) : (tensor<1x3xi1>, tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %490 = "stablehlo.broadcast_in_dim"(%489) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
      %491 = "stablehlo.multiply"(%r476, %490) : (tensor<1x3x3xcomplex<f32>>, tensor<1x3x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
      %492 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
      %496 = "stablehlo.reduce"(%491, %492) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r493: tensor<complex<f32>>, %r494: tensor<complex<f32>>):
        %495 = "stablehlo.add"(%r493, %r494) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
        "stablehlo.return"(%495) : (tensor<complex<f32>>) -> ()
      }) : (tensor<1x3x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x3xcomplex<f32>>
      %497 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %498 = "stablehlo.dynamic_slice"(%r478, %497, %481) <{slice_sizes = array<i64: 1, 1>}> : (tensor<1x3xcomplex<f32>>, tensor<i32>, tensor<i32>) -> tensor<1x1xcomplex<f32>>
      %499 = "stablehlo.reshape"(%498) : (tensor<1x1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %500 = "stablehlo.broadcast_in_dim"(%499) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %501 = "stablehlo.subtract"(%r478, %500) : (tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %502 = "stablehlo.abs"(%501) : (tensor<1x3xcomplex<f32>>) -> tensor<1x3xf32>
      %503 = "stablehlo.broadcast_in_dim"(%r479) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<1x3xf32>
      %504 = "stablehlo.compare"(%502, %503) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xi1>
      %505 = "stablehlo.convert"(%503) : (tensor<1x3xf32>) -> tensor<1x3xcomplex<f32>>
      %506 = "stablehlo.select"(%504, %505, %501) : (tensor<1x3xi1>, tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %507 = "stablehlo.divide"(%496, %506) : (tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %508 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %509 = "stablehlo.dynamic_slice"(%r476, %508, %481, %508) <{slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x3x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x3xcomplex<f32>>
      %510 = "stablehlo.reshape"(%509) : (tensor<1x1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %511 = "stablehlo.select"(%487, %507, %510) : (tensor<1x3xi1>, tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %512 = "stablehlo.reshape"(%511) : (tensor<1x3xcomplex<f32>>) -> tensor<1x1x3xcomplex<f32>>
      %513 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %514 = "stablehlo.dynamic_update_slice"(%r476, %512, %513, %481, %513) : (tensor<1x3x3xcomplex<f32>>, tensor<1x1x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x3xcomplex<f32>>
      %515 = "stablehlo.abs"(%511) : (tensor<1x3xcomplex<f32>>) -> tensor<1x3xf32>
      %516 = "stablehlo.constant"() <{value = dense<100000000.0> : tensor<1x3xf32>}> : () -> tensor<1x3xf32>
      %517 = "stablehlo.compare"(%515, %516) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xi1>
      %518 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1x3xf32>}> : () -> tensor<1x3xf32>
      %519 = "stablehlo.divide"(%518, %515) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %520 = "stablehlo.select"(%517, %519, %518) : (tensor<1x3xi1>, tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %521 = "stablehlo.convert"(%520) : (tensor<1x3xf32>) -> tensor<1x3xcomplex<f32>>
      %522 = "stablehlo.broadcast_in_dim"(%521) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
      %523 = "stablehlo.multiply"(%514, %522) : (tensor<1x3x3xcomplex<f32>>, tensor<1x3x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
      %524 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %525 = "stablehlo.add"(%r475, %524) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%525, %523, %r477, %r478, %r479) : (tensor<i32>, tensor<1x3x3xcomplex<f32>>, tensor<1x3x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>, tensor<1xf32>) -> ()
    }) : (tensor<i32>, tensor<1x3x3xcomplex<f32>>, tensor<1x3x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>, tensor<1xf32>) -> (tensor<i32>, tensor<1x3x3xcomplex<f32>>, tensor<1x3x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>, tensor<1xf32>)
    %527 = "stablehlo.slice"(%446#1) <{start_indices = array<i64: 0, 3, 0>, limit_indices = array<i64: 1, 6, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<1x6x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
    %528 = "stablehlo.dot_general"(%527, %526#1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<1x3x3xcomplex<f32>>, tensor<1x3x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
    %529 = "stablehlo.real"(%528) : (tensor<1x3x3xcomplex<f32>>) -> tensor<1x3x3xf32>
    %530 = "stablehlo.imag"(%528) : (tensor<1x3x3xcomplex<f32>>) -> tensor<1x3x3xf32>
    %531 = "stablehlo.multiply"(%529, %529) : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
    %532 = "stablehlo.multiply"(%530, %530) : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
    %533 = "stablehlo.add"(%531, %532) : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
    %534 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %538 = "stablehlo.reduce"(%533, %534) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r535: tensor<f32>, %r536: tensor<f32>):
      %537 = "stablehlo.add"(%r535, %r536) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%537) : (tensor<f32>) -> ()
    }) : (tensor<1x3x3xf32>, tensor<f32>) -> tensor<1x3xf32>
    %539 = "stablehlo.sqrt"(%538) : (tensor<1x3xf32>) -> tensor<1x3xf32>
    %540 = "stablehlo.convert"(%539) : (tensor<1x3xf32>) -> tensor<1x3xcomplex<f32>>
    %541 = "stablehlo.broadcast_in_dim"(%540) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
    %542 = "stablehlo.divide"(%528, %541) : (tensor<1x3x3xcomplex<f32>>, tensor<1x3x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
    %543 = "stablehlo.abs"(%542) : (tensor<1x3x3xcomplex<f32>>) -> tensor<1x3x3xf32>
    %544 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %548 = "stablehlo.reduce"(%543, %544) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r545: tensor<f32>, %r546: tensor<f32>):
      %547 = "stablehlo.maximum"(%r545, %r546) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%547) : (tensor<f32>) -> ()
    }) : (tensor<1x3x3xf32>, tensor<f32>) -> tensor<1x3xf32>
    %549 = "stablehlo.broadcast_in_dim"(%548) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x3xf32>) -> tensor<1x3x3xf32>
    %550 = "stablehlo.compare"(%543, %549) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xi1>
    %551 = "stablehlo.compare"(%543, %543) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xi1>
    %552 = "stablehlo.or"(%550, %551) : (tensor<1x3x3xi1>, tensor<1x3x3xi1>) -> tensor<1x3x3xi1>
    %553 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x3xi32>
    %554 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<1x3x3xi32>}> : () -> tensor<1x3x3xi32>
    %555 = "stablehlo.select"(%552, %553, %554) : (tensor<1x3x3xi1>, tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi32>
    %556 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
    %560 = "stablehlo.reduce"(%555, %556) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r557: tensor<i32>, %r558: tensor<i32>):
      %559 = "stablehlo.minimum"(%r557, %r558) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%559) : (tensor<i32>) -> ()
    }) : (tensor<1x3x3xi32>, tensor<i32>) -> tensor<1x3xi32>
    %561 = "stablehlo.broadcast_in_dim"(%560) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x3xi32>) -> tensor<1x3x3xi32>
    %562 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x3xi32>
    %563 = "stablehlo.compare"(%562, %561) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
    %564 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<1x3x3xcomplex<f32>>}> : () -> tensor<1x3x3xcomplex<f32>>
    %565 = "stablehlo.select"(%563, %542, %564) : (tensor<1x3x3xi1>, tensor<1x3x3xcomplex<f32>>, tensor<1x3x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
    %566 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %570 = "stablehlo.reduce"(%565, %566) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r567: tensor<complex<f32>>, %r568: tensor<complex<f32>>):
      %569 = "stablehlo.add"(%r567, %r568) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
      "stablehlo.return"(%569) : (tensor<complex<f32>>) -> ()
    }) : (tensor<1x3x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x3xcomplex<f32>>
    %571 = "stablehlo.abs"(%570) : (tensor<1x3xcomplex<f32>>) -> tensor<1x3xf32>
    %572 = "stablehlo.convert"(%571) : (tensor<1x3xf32>) -> tensor<1x3xcomplex<f32>>
    %573 = "stablehlo.divide"(%570, %572) : (tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
    %574 = "chlo.conj"(%573) : (tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
    %575 = "stablehlo.broadcast_in_dim"(%574) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
    %576 = "stablehlo.multiply"(%542, %575) : (tensor<1x3x3xcomplex<f32>>, tensor<1x3x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
    %577 = "stablehlo.convert"(%16) : (tensor<1xf32>) -> tensor<1xcomplex<f32>>
    %578 = "stablehlo.broadcast_in_dim"(%577) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
    %579 = "stablehlo.multiply"(%449, %578) : (tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
    %580 = "stablehlo.reshape"(%579) : (tensor<1x3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
    %581 = "stablehlo.reshape"(%576) : (tensor<1x3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    return %580, %581 : tensor<3xcomplex<f32>>, tensor<3x3xcomplex<f32>>
  }
}
