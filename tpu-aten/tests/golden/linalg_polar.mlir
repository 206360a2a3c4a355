// aten::linalg_polar(Tensor A) -> (Tensor U, Tensor H)

// T[3,2], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<3x2xf32>) -> (tensor<3x2xf32>, tensor<2x2xf32>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<3x2xf32>) -> tensor<1x3x2xf32>
    %1 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x2xf32>}> : () -> tensor<1x2xf32>
    %2 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %125:3 = "stablehlo.while"(%2, %0, %1) ({
    ^bb0(%r3: tensor<i32>, %r4: tensor<1x3x2xf32>, %r5: tensor<1x2xf32>):
      %6 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
      %7 = "stablehlo.compare"(%r3, %6) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%7) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r8: tensor<i32>, %r9: tensor<1x3x2xf32>, %r10: tensor<1x2xf32>):
      %11 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %12 = "stablehlo.dynamic_slice"(%r9, %11, %11, %r8) <{slice_sizes = array<i64: 1, 3, 1>}> : (tensor<1x3x2xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x1xf32>
      %13 = "stablehlo.reshape"(%12) : (tensor<1x3x1xf32>) -> tensor<1x3xf32>
      %14 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
      %15 = "stablehlo.broadcast_in_dim"(%r8) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x3xi32>
      %16 = "stablehlo.compare"(%14, %15) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %17 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
      %18 = "stablehlo.broadcast_in_dim"(%r8) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x3xi32>
      %19 = "stablehlo.compare"(%17, %18) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %20 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x3xf32>}> : () -> tensor<1x3xf32>
      %21 = "stablehlo.select"(%19, %13, %20) : (tensor<1x3xi1>, tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %22 = "stablehlo.select"(%16, %13, %20) : (tensor<1x3xi1>, tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %23 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
      %27 = "stablehlo.reduce"(%22, %23) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r24: tensor<f32>, %r25: tensor<f32>):
        %26 = "stablehlo.add"(%r24, %r25) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%26) : (tensor<f32>) -> ()
      }) : (tensor<1x3xf32>, tensor<f32>) -> tensor<1xf32>
      %28 = "stablehlo.abs"(%21) : (tensor<1x3xf32>) -> tensor<1x3xf32>
      %29 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
      %33 = "stablehlo.reduce"(%28, %29) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r30: tensor<f32>, %r31: tensor<f32>):
        %32 = "stablehlo.maximum"(%r30, %r31) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%32) : (tensor<f32>) -> ()
      }) : (tensor<1x3xf32>, tensor<f32>) -> tensor<1xf32>
      %34 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
      %35 = "stablehlo.compare"(%33, %34) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
      %36 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1xf32>}> : () -> tensor<1xf32>
      %37 = "stablehlo.select"(%35, %36, %33) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %38 = "stablehlo.broadcast_in_dim"(%37) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<1x3xf32>
      %39 = "stablehlo.divide"(%21, %38) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %40 = "stablehlo.multiply"(%39, %39) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %41 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
      %45 = "stablehlo.reduce"(%40, %41) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r42: tensor<f32>, %r43: tensor<f32>):
        %44 = "stablehlo.add"(%r42, %r43) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%44) : (tensor<f32>) -> ()
      }) : (tensor<1x3xf32>, tensor<f32>) -> tensor<1xf32>
      %46 = "stablehlo.sqrt"(%45) : (tensor<1xf32>) -> tensor<1xf32>
      %47 = "stablehlo.multiply"(%46, %37) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %48 = "stablehlo.reshape"(%27) : (tensor<1xf32>) -> tensor<1x1xf32>
      %49 = "stablehlo.reshape"(%47) : (tensor<1xf32>) -> tensor<1x1xf32>
      %50 = "stablehlo.concatenate"(%48, %49) <{dimension = 1 : i64}> : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x2xf32>
      %51 = "stablehlo.abs"(%50) : (tensor<1x2xf32>) -> tensor<1x2xf32>
      %52 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
      %56 = "stablehlo.reduce"(%51, %52) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r53: tensor<f32>, %r54: tensor<f32>):
        %55 = "stablehlo.maximum"(%r53, %r54) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%55) : (tensor<f32>) -> ()
      }) : (tensor<1x2xf32>, tensor<f32>) -> tensor<1xf32>
      %57 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
      %58 = "stablehlo.compare"(%56, %57) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
      %59 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1xf32>}> : () -> tensor<1xf32>
      %60 = "stablehlo.select"(%58, %59, %56) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %61 = "stablehlo.broadcast_in_dim"(%60) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<1x2xf32>
      %62 = "stablehlo.divide"(%50, %61) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
      %63 = "stablehlo.multiply"(%62, %62) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
      %64 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
      %68 = "stablehlo.reduce"(%63, %64) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r65: tensor<f32>, %r66: tensor<f32>):
        %67 = "stablehlo.add"(%r65, %r66) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%67) : (tensor<f32>) -> ()
      }) : (tensor<1x2xf32>, tensor<f32>) -> tensor<1xf32>
      %69 = "stablehlo.sqrt"(%68) : (tensor<1xf32>) -> tensor<1xf32>
      %70 = "stablehlo.multiply"(%69, %60) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %71 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
      %72 = "stablehlo.compare"(%27, %71) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
      %73 = "stablehlo.negate"(%70) : (tensor<1xf32>) -> tensor<1xf32>
      %74 = "stablehlo.select"(%72, %70, %73) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %75 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
      %76 = "stablehlo.compare"(%47, %75) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
      %77 = "stablehlo.select"(%76, %27, %74) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %78 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
      %79 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1xf32>}> : () -> tensor<1xf32>
      %80 = "stablehlo.select"(%76, %79, %77) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %81 = "stablehlo.subtract"(%77, %27) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %82 = "stablehlo.divide"(%81, %80) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %83 = "stablehlo.select"(%76, %78, %82) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %84 = "stablehlo.negate"(%81) : (tensor<1xf32>) -> tensor<1xf32>
      %85 = "stablehlo.select"(%76, %79, %84) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %86 = "stablehlo.broadcast_in_dim"(%85) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<1x3xf32>
      %87 = "stablehlo.divide"(%21, %86) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %88 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1x3xf32>}> : () -> tensor<1x3xf32>
      %89 = "stablehlo.select"(%16, %88, %87) : (tensor<1x3xi1>, tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %90 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x2xi32>
      %91 = "stablehlo.broadcast_in_dim"(%r8) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x2xi32>
      %92 = "stablehlo.compare"(%90, %91) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<1x2xi1>
      %93 = "stablehlo.broadcast_in_dim"(%89) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xf32>) -> tensor<1x3x2xf32>
      %94 = "stablehlo.multiply"(%r9, %93) : (tensor<1x3x2xf32>, tensor<1x3x2xf32>) -> tensor<1x3x2xf32>
      %95 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
      %99 = "stablehlo.reduce"(%94, %95) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r96: tensor<f32>, %r97: tensor<f32>):
        %98 = "stablehlo.add"(%r96, %r97) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%98) : (tensor<f32>) -> ()
      }) : (tensor<1x3x2xf32>, tensor<f32>) -> tensor<1x2xf32>
      %100 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x2xf32>}> : () -> tensor<1x2xf32>
      %101 = "stablehlo.select"(%92, %99, %100) : (tensor<1x2xi1>, tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
      %102 = "stablehlo.broadcast_in_dim"(%83) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<1x3xf32>
      %103 = "stablehlo.multiply"(%89, %102) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %104 = "stablehlo.broadcast_in_dim"(%103) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xf32>) -> tensor<1x3x2xf32>
      %105 = "stablehlo.broadcast_in_dim"(%101) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x2xf32>) -> tensor<1x3x2xf32>
      %106 = "stablehlo.multiply"(%104, %105) : (tensor<1x3x2xf32>, tensor<1x3x2xf32>) -> tensor<1x3x2xf32>
      %107 = "stablehlo.subtract"(%r9, %106) : (tensor<1x3x2xf32>, tensor<1x3x2xf32>) -> tensor<1x3x2xf32>
      %108 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
      %109 = "stablehlo.broadcast_in_dim"(%r8) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x3xi32>
      %110 = "stablehlo.compare"(%108, %109) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %111 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
      %112 = "stablehlo.broadcast_in_dim"(%r8) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x3xi32>
      %113 = "stablehlo.compare"(%111, %112) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %114 = "stablehlo.broadcast_in_dim"(%77) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<1x3xf32>
      %115 = "stablehlo.select"(%113, %89, %13) : (tensor<1x3xi1>, tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %116 = "stablehlo.select"(%110, %114, %115) : (tensor<1x3xi1>, tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %117 = "stablehlo.reshape"(%116) : (tensor<1x3xf32>) -> tensor<1x3x1xf32>
      %118 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %119 = "stablehlo.dynamic_update_slice"(%107, %117, %118, %118, %r8) : (tensor<1x3x2xf32>, tensor<1x3x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x2xf32>
      %120 = "stablehlo.reshape"(%83) : (tensor<1xf32>) -> tensor<1x1xf32>
      %121 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %122 = "stablehlo.dynamic_update_slice"(%r10, %120, %121, %r8) : (tensor<1x2xf32>, tensor<1x1xf32>, tensor<i32>, tensor<i32>) -> tensor<1x2xf32>
      %123 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %124 = "stablehlo.add"(%r8, %123) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%124, %119, %122) : (tensor<i32>, tensor<1x3x2xf32>, tensor<1x2xf32>) -> ()
    }) : (tensor<i32>, tensor<1x3x2xf32>, tensor<1x2xf32>) -> (tensor<i32>, tensor<1x3x2xf32>, tensor<1x2xf32>)
    %126 = "stablehlo.slice"(%125#1) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 2, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<1x3x2xf32>) -> tensor<1x2x2xf32>
    %127 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x2x2xi32>
    %128 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x2x2xi32>
    %129 = "stablehlo.subtract"(%128, %127) : (tensor<1x2x2xi32>, tensor<1x2x2xi32>) -> tensor<1x2x2xi32>
    %130 = "stablehlo.constant"() <{value = dense<0> : tensor<1x2x2xi32>}> : () -> tensor<1x2x2xi32>
    %131 = "stablehlo.compare"(%129, %130) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x2x2xi32>, tensor<1x2x2xi32>) -> tensor<1x2x2xi1>
    %132 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x2x2xf32>}> : () -> tensor<1x2x2xf32>
    %133 = "stablehlo.select"(%131, %126, %132) : (tensor<1x2x2xi1>, tensor<1x2x2xf32>, tensor<1x2x2xf32>) -> tensor<1x2x2xf32>
    %134 = "stablehlo.abs"(%133) : (tensor<1x2x2xf32>) -> tensor<1x2x2xf32>
    %135 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %139 = "stablehlo.reduce"(%134, %135) <{dimensions = array<i64: 1, 2>}> ({
    ^bb0(%r136: tensor<f32>, %r137: tensor<f32>):
      %138 = "stablehlo.maximum"(%r136, %r137) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%138) : (tensor<f32>) -> ()
    }) : (tensor<1x2x2xf32>, tensor<f32>) -> tensor<1xf32>
    %140 = "stablehlo.constant"() <{value = dense<0.001> : tensor<1xf32>}> : () -> tensor<1xf32>
    %141 = "stablehlo.compare"(%139, %140) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %142 = "stablehlo.constant"() <{value = dense<1000.0> : tensor<1xf32>}> : () -> tensor<1xf32>
    %143 = "stablehlo.compare"(%139, %142) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %144 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
    %145 = "stablehlo.compare"(%139, %144) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %146 = "stablehlo.and"(%141, %145) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
    %147 = "stablehlo.or"(%146, %143) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
    %148 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1xf32>}> : () -> tensor<1xf32>
    %149 = "stablehlo.select"(%147, %139, %148) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %150 = "stablehlo.broadcast_in_dim"(%149) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<1x2x2xf32>
    %151 = "stablehlo.divide"(%133, %150) : (tensor<1x2x2xf32>, tensor<1x2x2xf32>) -> tensor<1x2x2xf32>
    %152 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %153 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x2x2xf32>}> : () -> tensor<1x2x2xf32>
    %154 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x2x2xi32>
    %155 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x2x2xi32>
    %156 = "stablehlo.subtract"(%155, %154) : (tensor<1x2x2xi32>, tensor<1x2x2xi32>) -> tensor<1x2x2xi32>
    %157 = "stablehlo.constant"() <{value = dense<0> : tensor<1x2x2xi32>}> : () -> tensor<1x2x2xi32>
    %158 = "stablehlo.compare"(%156, %157) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x2x2xi32>, tensor<1x2x2xi32>) -> tensor<1x2x2xi1>
    %159 = "stablehlo.convert"(%158) : (tensor<1x2x2xi1>) -> tensor<1x2x2xf32>
    %160 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %315:3 = "stablehlo.while"(%160, %151, %159) ({
    ^bb0(%r161: tensor<i32>, %r162: tensor<1x2x2xf32>, %r163: tensor<1x2x2xf32>):
      %164 = "stablehlo.constant"() <{value = dense<40> : tensor<i32>}> : () -> tensor<i32>
      %165 = "stablehlo.compare"(%r161, %164) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %166 = "stablehlo.transpose"(%r162) <{permutation = array<i64: 0, 2, 1>}> : (tensor<1x2x2xf32>) -> tensor<1x2x2xf32>
      %167 = "stablehlo.dot_general"(%r162, %166) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<1x2x2xf32>, tensor<1x2x2xf32>) -> tensor<1x2x2xf32>
      %168 = "stablehlo.reshape"(%167) : (tensor<1x2x2xf32>) -> tensor<1x4xf32>
      %169 = "stablehlo.slice"(%168) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 1, 4>, strides = array<i64: 1, 3>}> : (tensor<1x4xf32>) -> tensor<1x2xf32>
      %170 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
      %174 = "stablehlo.reduce"(%169, %170) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r171: tensor<f32>, %r172: tensor<f32>):
        %173 = "stablehlo.maximum"(%r171, %r172) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%173) : (tensor<f32>) -> ()
      }) : (tensor<1x2xf32>, tensor<f32>) -> tensor<1xf32>
      %175 = "stablehlo.constant"() <{value = dense<1.0e-28> : tensor<1xf32>}> : () -> tensor<1xf32>
      %176 = "stablehlo.multiply"(%174, %175) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %177 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x2x2xi32>
      %178 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x2x2xi32>
      %179 = "stablehlo.subtract"(%178, %177) : (tensor<1x2x2xi32>, tensor<1x2x2xi32>) -> tensor<1x2x2xi32>
      %180 = "stablehlo.constant"() <{value = dense<0> : tensor<1x2x2xi32>}> : () -> tensor<1x2x2xi32>
      %181 = "stablehlo.compare"(%179, %180) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x2x2xi32>, tensor<1x2x2xi32>) -> tensor<1x2x2xi1>
      %182 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x2x2xf32>}> : () -> tensor<1x2x2xf32>
      %183 = "stablehlo.select"(%181, %167, %182) : (tensor<1x2x2xi1>, tensor<1x2x2xf32>, tensor<1x2x2xf32>) -> tensor<1x2x2xf32>
      %184 = "stablehlo.broadcast_in_dim"(%169) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x2xf32>) -> tensor<1x2x2xf32>
      %185 = "stablehlo.broadcast_in_dim"(%169) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x2xf32>) -> tensor<1x2x2xf32>
      %186 = "stablehlo.broadcast_in_dim"(%176) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<1x2x2xf32>
      %187 = "stablehlo.compare"(%184, %186) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x2x2xf32>, tensor<1x2x2xf32>) -> tensor<1x2x2xi1>
      %188 = "stablehlo.compare"(%185, %186) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x2x2xf32>, tensor<1x2x2xf32>) -> tensor<1x2x2xi1>
      %189 = "stablehlo.sqrt"(%184) : (tensor<1x2x2xf32>) -> tensor<1x2x2xf32>
      %190 = "stablehlo.sqrt"(%185) : (tensor<1x2x2xf32>) -> tensor<1x2x2xf32>
      %191 = "stablehlo.multiply"(%189, %190) : (tensor<1x2x2xf32>, tensor<1x2x2xf32>) -> tensor<1x2x2xf32>
      %192 = "stablehlo.constant"() <{value = dense<3.371747880871523e-7> : tensor<1x2x2xf32>}> : () -> tensor<1x2x2xf32>
      %193 = "stablehlo.multiply"(%191, %192) : (tensor<1x2x2xf32>, tensor<1x2x2xf32>) -> tensor<1x2x2xf32>
      %194 = "stablehlo.abs"(%183) : (tensor<1x2x2xf32>) -> tensor<1x2x2xf32>
      %195 = "stablehlo.compare"(%194, %193) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x2x2xf32>, tensor<1x2x2xf32>) -> tensor<1x2x2xi1>
      %196 = "stablehlo.and"(%187, %188) : (tensor<1x2x2xi1>, tensor<1x2x2xi1>) -> tensor<1x2x2xi1>
      %197 = "stablehlo.and"(%195, %196) : (tensor<1x2x2xi1>, tensor<1x2x2xi1>) -> tensor<1x2x2xi1>
      %198 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %202 = "stablehlo.reduce"(%197, %198) <{dimensions = array<i64: 1, 2>}> ({
      ^bb0(%r199: tensor<i1>, %r200: tensor<i1>):
        %201 = "stablehlo.or"(%r199, %r200) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%201) : (tensor<i1>) -> ()
      }) : (tensor<1x2x2xi1>, tensor<i1>) -> tensor<1xi1>
      %203 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %207 = "stablehlo.reduce"(%202, %203) <{dimensions = array<i64: 0>}> ({
      ^bb0(%r204: tensor<i1>, %r205: tensor<i1>):
        %206 = "stablehlo.or"(%r204, %r205) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%206) : (tensor<i1>) -> ()
      }) : (tensor<1xi1>, tensor<i1>) -> tensor<i1>
      %208 = "stablehlo.and"(%165, %207) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%208) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r209: tensor<i32>, %r210: tensor<1x2x2xf32>, %r211: tensor<1x2x2xf32>):
      %212 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %312:3 = "stablehlo.while"(%212, %r210, %r211) ({
      ^bb0(%r213: tensor<i32>, %r214: tensor<1x2x2xf32>, %r215: tensor<1x2x2xf32>):
        %216 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
        %217 = "stablehlo.compare"(%r213, %216) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
        "stablehlo.return"(%217) : (tensor<i1>) -> ()
      }, {
      ^bb0(%r218: tensor<i32>, %r219: tensor<1x2x2xf32>, %r220: tensor<1x2x2xf32>):
        %221 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
        %222 = "stablehlo.add"(%r218, %221) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        %223 = "stablehlo.multiply"(%r219, %r219) : (tensor<1x2x2xf32>, tensor<1x2x2xf32>) -> tensor<1x2x2xf32>
        %224 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
        %228 = "stablehlo.reduce"(%223, %224) <{dimensions = array<i64: 2>}> ({
        ^bb0(%r225: tensor<f32>, %r226: tensor<f32>):
          %227 = "stablehlo.add"(%r225, %r226) : (tensor<f32>, tensor<f32>) -> tensor<f32>
          "stablehlo.return"(%227) : (tensor<f32>) -> ()
        }) : (tensor<1x2x2xf32>, tensor<f32>) -> tensor<1x2xf32>
        %229 = "stablehlo.slice"(%228) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 1, 1>, strides = array<i64: 1, 1>}> : (tensor<1x2xf32>) -> tensor<1x1xf32>
        %230 = "stablehlo.slice"(%228) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 1, 2>, strides = array<i64: 1, 1>}> : (tensor<1x2xf32>) -> tensor<1x1xf32>
        %231 = "stablehlo.slice"(%r219) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 1, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<1x2x2xf32>) -> tensor<1x1x2xf32>
        %232 = "stablehlo.slice"(%r219) <{start_indices = array<i64: 0, 1, 0>, limit_indices = array<i64: 1, 2, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<1x2x2xf32>) -> tensor<1x1x2xf32>
        %233 = "stablehlo.multiply"(%231, %232) : (tensor<1x1x2xf32>, tensor<1x1x2xf32>) -> tensor<1x1x2xf32>
        %234 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
        %238 = "stablehlo.reduce"(%233, %234) <{dimensions = array<i64: 2>}> ({
        ^bb0(%r235: tensor<f32>, %r236: tensor<f32>):
          %237 = "stablehlo.add"(%r235, %r236) : (tensor<f32>, tensor<f32>) -> tensor<f32>
          "stablehlo.return"(%237) : (tensor<f32>) -> ()
        }) : (tensor<1x1x2xf32>, tensor<f32>) -> tensor<1x1xf32>
        %239 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
        %243 = "stablehlo.reduce"(%228, %239) <{dimensions = array<i64: 1>}> ({
        ^bb0(%r240: tensor<f32>, %r241: tensor<f32>):
          %242 = "stablehlo.maximum"(%r240, %r241) : (tensor<f32>, tensor<f32>) -> tensor<f32>
          "stablehlo.return"(%242) : (tensor<f32>) -> ()
        }) : (tensor<1x2xf32>, tensor<f32>) -> tensor<1xf32>
        %244 = "stablehlo.constant"() <{value = dense<1.0e-28> : tensor<1xf32>}> : () -> tensor<1xf32>
        %245 = "stablehlo.multiply"(%243, %244) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
        %246 = "stablehlo.broadcast_in_dim"(%245) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<1x1xf32>
        %247 = "stablehlo.compare"(%229, %246) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xi1>
        %248 = "stablehlo.compare"(%230, %246) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xi1>
        %249 = "stablehlo.sqrt"(%229) : (tensor<1x1xf32>) -> tensor<1x1xf32>
        %250 = "stablehlo.sqrt"(%230) : (tensor<1x1xf32>) -> tensor<1x1xf32>
        %251 = "stablehlo.multiply"(%249, %250) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
        %252 = "stablehlo.constant"() <{value = dense<1.6858739404357614e-7> : tensor<1x1xf32>}> : () -> tensor<1x1xf32>
        %253 = "stablehlo.multiply"(%251, %252) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
        %254 = "stablehlo.abs"(%238) : (tensor<1x1xf32>) -> tensor<1x1xf32>
        %255 = "stablehlo.compare"(%254, %253) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xi1>
        %256 = "stablehlo.and"(%247, %248) : (tensor<1x1xi1>, tensor<1x1xi1>) -> tensor<1x1xi1>
        %257 = "stablehlo.and"(%255, %256) : (tensor<1x1xi1>, tensor<1x1xi1>) -> tensor<1x1xi1>
        %258 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x1xf32>}> : () -> tensor<1x1xf32>
        %259 = "stablehlo.select"(%257, %238, %258) : (tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
        %260 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x1xf32>}> : () -> tensor<1x1xf32>
        %261 = "stablehlo.compare"(%259, %260) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xi1>
        %262 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1x1xf32>}> : () -> tensor<1x1xf32>
        %263 = "stablehlo.select"(%261, %262, %259) : (tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
        %264 = "stablehlo.subtract"(%230, %229) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
        %265 = "stablehlo.add"(%263, %263) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
        %266 = "stablehlo.divide"(%264, %265) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
        %267 = "stablehlo.abs"(%266) : (tensor<1x1xf32>) -> tensor<1x1xf32>
        %268 = "stablehlo.multiply"(%266, %266) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
        %269 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1x1xf32>}> : () -> tensor<1x1xf32>
        %270 = "stablehlo.add"(%268, %269) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
        %271 = "stablehlo.sqrt"(%270) : (tensor<1x1xf32>) -> tensor<1x1xf32>
        %272 = "stablehlo.add"(%267, %271) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
        %273 = "stablehlo.divide"(%262, %272) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
        %274 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x1xf32>}> : () -> tensor<1x1xf32>
        %275 = "stablehlo.compare"(%266, %274) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xi1>
        %276 = "stablehlo.negate"(%273) : (tensor<1x1xf32>) -> tensor<1x1xf32>
        %277 = "stablehlo.select"(%275, %276, %273) : (tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
        %278 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x1xf32>}> : () -> tensor<1x1xf32>
        %279 = "stablehlo.select"(%261, %278, %277) : (tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
        %280 = "stablehlo.multiply"(%279, %279) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
        %281 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1x1xf32>}> : () -> tensor<1x1xf32>
        %282 = "stablehlo.add"(%280, %281) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
        %283 = "stablehlo.sqrt"(%282) : (tensor<1x1xf32>) -> tensor<1x1xf32>
        %284 = "stablehlo.divide"(%262, %283) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
        %285 = "stablehlo.multiply"(%279, %284) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
        %286 = "stablehlo.slice"(%r219) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 1, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<1x2x2xf32>) -> tensor<1x1x2xf32>
        %287 = "stablehlo.slice"(%r219) <{start_indices = array<i64: 0, 1, 0>, limit_indices = array<i64: 1, 2, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<1x2x2xf32>) -> tensor<1x1x2xf32>
        %288 = "stablehlo.broadcast_in_dim"(%284) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xf32>) -> tensor<1x1x2xf32>
        %289 = "stablehlo.multiply"(%286, %288) : (tensor<1x1x2xf32>, tensor<1x1x2xf32>) -> tensor<1x1x2xf32>
        %290 = "stablehlo.broadcast_in_dim"(%285) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xf32>) -> tensor<1x1x2xf32>
        %291 = "stablehlo.multiply"(%287, %290) : (tensor<1x1x2xf32>, tensor<1x1x2xf32>) -> tensor<1x1x2xf32>
        %292 = "stablehlo.subtract"(%289, %291) : (tensor<1x1x2xf32>, tensor<1x1x2xf32>) -> tensor<1x1x2xf32>
        %293 = "stablehlo.broadcast_in_dim"(%285) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xf32>) -> tensor<1x1x2xf32>
        %294 = "stablehlo.multiply"(%286, %293) : (tensor<1x1x2xf32>, tensor<1x1x2xf32>) -> tensor<1x1x2xf32>
        %295 = "stablehlo.broadcast_in_dim"(%284) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xf32>) -> tensor<1x1x2xf32>
        %296 = "stablehlo.multiply"(%287, %295) : (tensor<1x1x2xf32>, tensor<1x1x2xf32>) -> tensor<1x1x2xf32>
        %297 = "stablehlo.add"(%294, %296) : (tensor<1x1x2xf32>, tensor<1x1x2xf32>) -> tensor<1x1x2xf32>
        %298 = "stablehlo.concatenate"(%292, %297) <{dimension = 1 : i64}> : (tensor<1x1x2xf32>, tensor<1x1x2xf32>) -> tensor<1x2x2xf32>
        %299 = "stablehlo.slice"(%r220) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 1, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<1x2x2xf32>) -> tensor<1x1x2xf32>
        %300 = "stablehlo.slice"(%r220) <{start_indices = array<i64: 0, 1, 0>, limit_indices = array<i64: 1, 2, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<1x2x2xf32>) -> tensor<1x1x2xf32>
        %301 = "stablehlo.broadcast_in_dim"(%284) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xf32>) -> tensor<1x1x2xf32>
        %302 = "stablehlo.multiply"(%299, %301) : (tensor<1x1x2xf32>, tensor<1x1x2xf32>) -> tensor<1x1x2xf32>
        %303 = "stablehlo.broadcast_in_dim"(%285) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xf32>) -> tensor<1x1x2xf32>
        %304 = "stablehlo.multiply"(%300, %303) : (tensor<1x1x2xf32>, tensor<1x1x2xf32>) -> tensor<1x1x2xf32>
        %305 = "stablehlo.subtract"(%302, %304) : (tensor<1x1x2xf32>, tensor<1x1x2xf32>) -> tensor<1x1x2xf32>
        %306 = "stablehlo.broadcast_in_dim"(%285) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xf32>) -> tensor<1x1x2xf32>
        %307 = "stablehlo.multiply"(%299, %306) : (tensor<1x1x2xf32>, tensor<1x1x2xf32>) -> tensor<1x1x2xf32>
        %308 = "stablehlo.broadcast_in_dim"(%284) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xf32>) -> tensor<1x1x2xf32>
        %309 = "stablehlo.multiply"(%300, %308) : (tensor<1x1x2xf32>, tensor<1x1x2xf32>) -> tensor<1x1x2xf32>
        %310 = "stablehlo.add"(%307, %309) : (tensor<1x1x2xf32>, tensor<1x1x2xf32>) -> tensor<1x1x2xf32>
        %311 = "stablehlo.concatenate"(%305, %310) <{dimension = 1 : i64}> : (tensor<1x1x2xf32>, tensor<1x1x2xf32>) -> tensor<1x2x2xf32>
        "stablehlo.return"(%222, %298, %311) : (tensor<i32>, tensor<1x2x2xf32>, tensor<1x2x2xf32>) -> ()
      }) : (tensor<i32>, tensor<1x2x2xf32>, tensor<1x2x2xf32>) -> (tensor<i32>, tensor<1x2x2xf32>, tensor<1x2x2xf32>)
      %313 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %314 = "stablehlo.add"(%r209, %313) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%314, %312#1, %312#2) : (tensor<i32>, tensor<1x2x2xf32>, tensor<1x2x2xf32>) -> ()
    }) : (tensor<i32>, tensor<1x2x2xf32>, tensor<1x2x2xf32>) -> (tensor<i32>, tensor<1x2x2xf32>, tensor<1x2x2xf32>)
    %316 = "stablehlo.multiply"(%315#1, %315#1) : (tensor<1x2x2xf32>, tensor<1x2x2xf32>) -> tensor<1x2x2xf32>
    %317 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %321 = "stablehlo.reduce"(%316, %317) <{dimensions = array<i64: 2>}> ({
    ^bb0(%r318: tensor<f32>, %r319: tensor<f32>):
      %320 = "stablehlo.add"(%r318, %r319) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%320) : (tensor<f32>) -> ()
    }) : (tensor<1x2x2xf32>, tensor<f32>) -> tensor<1x2xf32>
    %322 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %326 = "stablehlo.reduce"(%321, %322) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r323: tensor<f32>, %r324: tensor<f32>):
      %325 = "stablehlo.maximum"(%r323, %r324) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%325) : (tensor<f32>) -> ()
    }) : (tensor<1x2xf32>, tensor<f32>) -> tensor<1xf32>
    %327 = "stablehlo.constant"() <{value = dense<1.0e-28> : tensor<1xf32>}> : () -> tensor<1xf32>
    %328 = "stablehlo.multiply"(%326, %327) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %329 = "stablehlo.broadcast_in_dim"(%328) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<1x2xf32>
    %330 = "stablehlo.compare"(%321, %329) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xi1>
    %331 = "stablehlo.sqrt"(%321) : (tensor<1x2xf32>) -> tensor<1x2xf32>
    %332 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1x2xf32>}> : () -> tensor<1x2xf32>
    %333 = "stablehlo.select"(%330, %331, %332) : (tensor<1x2xi1>, tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
    %334 = "stablehlo.divide"(%332, %333) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
    %335 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x2xf32>}> : () -> tensor<1x2xf32>
    %336 = "stablehlo.select"(%330, %334, %335) : (tensor<1x2xi1>, tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
    %337 = "stablehlo.broadcast_in_dim"(%336) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x2xf32>) -> tensor<1x2x2xf32>
    %338 = "stablehlo.multiply"(%315#1, %337) : (tensor<1x2x2xf32>, tensor<1x2x2xf32>) -> tensor<1x2x2xf32>
    %339 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x2xi32>
    %345:2 = "stablehlo.sort"(%331, %339) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%r340: tensor<f32>, %r341: tensor<f32>, %r342: tensor<i32>, %r343: tensor<i32>):
      %344 = "stablehlo.compare"(%r340, %r341) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%344) : (tensor<i1>) -> ()
    }) : (tensor<1x2xf32>, tensor<1x2xi32>) -> (tensor<1x2xf32>, tensor<1x2xi32>)
    %346 = "stablehlo.gather"(%338, %345#1) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 2>, indices_are_sorted = false}> : (tensor<1x2x2xf32>, tensor<1x2xi32>) -> tensor<1x2x2xf32>
    %347 = "stablehlo.gather"(%315#2, %345#1) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 2>, indices_are_sorted = false}> : (tensor<1x2x2xf32>, tensor<1x2xi32>) -> tensor<1x2x2xf32>
    %348 = "stablehlo.broadcast_in_dim"(%149) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<1x2xf32>
    %349 = "stablehlo.multiply"(%345#0, %348) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
    %350 = "stablehlo.transpose"(%346) <{permutation = array<i64: 0, 2, 1>}> : (tensor<1x2x2xf32>) -> tensor<1x2x2xf32>
    %351 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x2xf32>}> : () -> tensor<1x2xf32>
    %352 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %475:3 = "stablehlo.while"(%352, %350, %351) ({
    ^bb0(%r353: tensor<i32>, %r354: tensor<1x2x2xf32>, %r355: tensor<1x2xf32>):
      %356 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
      %357 = "stablehlo.compare"(%r353, %356) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%357) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r358: tensor<i32>, %r359: tensor<1x2x2xf32>, %r360: tensor<1x2xf32>):
      %361 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %362 = "stablehlo.dynamic_slice"(%r359, %361, %361, %r358) <{slice_sizes = array<i64: 1, 2, 1>}> : (tensor<1x2x2xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x1xf32>
      %363 = "stablehlo.reshape"(%362) : (tensor<1x2x1xf32>) -> tensor<1x2xf32>
      %364 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x2xi32>
      %365 = "stablehlo.broadcast_in_dim"(%r358) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x2xi32>
      %366 = "stablehlo.compare"(%364, %365) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<1x2xi1>
      %367 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x2xi32>
      %368 = "stablehlo.broadcast_in_dim"(%r358) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x2xi32>
      %369 = "stablehlo.compare"(%367, %368) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<1x2xi1>
      %370 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x2xf32>}> : () -> tensor<1x2xf32>
      %371 = "stablehlo.select"(%369, %363, %370) : (tensor<1x2xi1>, tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
      %372 = "stablehlo.select"(%366, %363, %370) : (tensor<1x2xi1>, tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
      %373 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
      %377 = "stablehlo.reduce"(%372, %373) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r374: tensor<f32>, %r375: tensor<f32>):
        %376 = "stablehlo.add"(%r374, %r375) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%376) : (tensor<f32>) -> ()
      }) : (tensor<1x2xf32>, tensor<f32>) -> tensor<1xf32>
      %378 = "stablehlo.abs"(%371) : (tensor<1x2xf32>) -> tensor<1x2xf32>
      %379 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
      %383 = "stablehlo.reduce"(%378, %379) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r380: tensor<f32>, %r381: tensor<f32>):
        %382 = "stablehlo.maximum"(%r380, %r381) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%382) : (tensor<f32>) -> ()
      }) : (tensor<1x2xf32>, tensor<f32>) -> tensor<1xf32>
      %384 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
      %385 = "stablehlo.compare"(%383, %384) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
      %386 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1xf32>}> : () -> tensor<1xf32>
      %387 = "stablehlo.select"(%385, %386, %383) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %388 = "stablehlo.broadcast_in_dim"(%387) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<1x2xf32>
      %389 = "stablehlo.divide"(%371, %388) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
      %390 = "stablehlo.multiply"(%389, %389) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
      %391 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
      %395 = "stablehlo.reduce"(%390, %391) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r392: tensor<f32>, %r393: tensor<f32>):
        %394 = "stablehlo.add"(%r392, %r393) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%394) : (tensor<f32>) -> ()
      }) : (tensor<1x2xf32>, tensor<f32>) -> tensor<1xf32>
      %396 = "stablehlo.sqrt"(%395) : (tensor<1xf32>) -> tensor<1xf32>
      %397 = "stablehlo.multiply"(%396, %387) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %398 = "stablehlo.reshape"(%377) : (tensor<1xf32>) -> tensor<1x1xf32>
      %399 = "stablehlo.reshape"(%397) : (tensor<1xf32>) -> tensor<1x1xf32>
      %400 = "stablehlo.concatenate"(%398, %399) <{dimension = 1 : i64}> : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x2xf32>
      %401 = "stablehlo.abs"(%400) : (tensor<1x2xf32>) -> tensor<1x2xf32>
      %402 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
      %406 = "stablehlo.reduce"(%401, %402) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r403: tensor<f32>, %r404: tensor<f32>):
        %405 = "stablehlo.maximum"(%r403, %r404) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%405) : (tensor<f32>) -> ()
      }) : (tensor<1x2xf32>, tensor<f32>) -> tensor<1xf32>
      %407 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
      %408 = "stablehlo.compare"(%406, %407) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
      %409 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1xf32>}> : () -> tensor<1xf32>
      %410 = "stablehlo.select"(%408, %409, %406) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %411 = "stablehlo.broadcast_in_dim"(%410) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<1x2xf32>
      %412 = "stablehlo.divide"(%400, %411) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
      %413 = "stablehlo.multiply"(%412, %412) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
      %414 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
      %418 = "stablehlo.reduce"(%413, %414) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r415: tensor<f32>, %r416: tensor<f32>):
        %417 = "stablehlo.add"(%r415, %r416) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%417) : (tensor<f32>) -> ()
      }) : (tensor<1x2xf32>, tensor<f32>) -> tensor<1xf32>
      %419 = "stablehlo.sqrt"(%418) : (tensor<1xf32>) -> tensor<1xf32>
      %420 = "stablehlo.multiply"(%419, %410) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %421 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
      %422 = "stablehlo.compare"(%377, %421) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
      %423 = "stablehlo.negate"(%420) : (tensor<1xf32>) -> tensor<1xf32>
      %424 = "stablehlo.select"(%422, %420, %423) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %425 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
      %426 = "stablehlo.compare"(%397, %425) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
      %427 = "stablehlo.select"(%426, %377, %424) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %428 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
      %429 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1xf32>}> : () -> tensor<1xf32>
      %430 = "stablehlo.select"(%426, %429, %427) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %431 = "stablehlo.subtract"(%427, %377) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %432 = "stablehlo.divide"(%431, %430) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %433 = "stablehlo.select"(%426, %428, %432) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %434 = "stablehlo.negate"(%431) : (tensor<1xf32>) -> tensor<1xf32>
      %435 = "stablehlo.select"(%426, %429, %434) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %436 = "stablehlo.broadcast_in_dim"(%435) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<1x2xf32>
      %437 = "stablehlo.divide"(%371, %436) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
      %438 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1x2xf32>}> : () -> tensor<1x2xf32>
      %439 = "stablehlo.select"(%366, %438, %437) : (tensor<1x2xi1>, tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
      %440 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x2xi32>
      %441 = "stablehlo.broadcast_in_dim"(%r358) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x2xi32>
      %442 = "stablehlo.compare"(%440, %441) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<1x2xi1>
      %443 = "stablehlo.broadcast_in_dim"(%439) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x2xf32>) -> tensor<1x2x2xf32>
      %444 = "stablehlo.multiply"(%r359, %443) : (tensor<1x2x2xf32>, tensor<1x2x2xf32>) -> tensor<1x2x2xf32>
      %445 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
      %449 = "stablehlo.reduce"(%444, %445) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r446: tensor<f32>, %r447: tensor<f32>):
        %448 = "stablehlo.add"(%r446, %r447) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%448) : (tensor<f32>) -> ()
      }) : (tensor<1x2x2xf32>, tensor<f32>) -> tensor<1x2xf32>
      %450 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x2xf32>}> : () -> tensor<1x2xf32>
      %451 = "stablehlo.select"(%442, %449, %450) : (tensor<1x2xi1>, tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
      %452 = "stablehlo.broadcast_in_dim"(%433) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<1x2xf32>
      %453 = "stablehlo.multiply"(%439, %452) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
      %454 = "stablehlo.broadcast_in_dim"(%453) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x2xf32>) -> tensor<1x2x2xf32>
      %455 = "stablehlo.broadcast_in_dim"(%451) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x2xf32>) -> tensor<1x2x2xf32>
      %456 = "stablehlo.multiply"(%454, %455) : (tensor<1x2x2xf32>, tensor<1x2x2xf32>) -> tensor<1x2x2xf32>
      %457 = "stablehlo.subtract"(%r359, %456) : (tensor<1x2x2xf32>, tensor<1x2x2xf32>) -> tensor<1x2x2xf32>
      %458 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x2xi32>
      %459 = "stablehlo.broadcast_in_dim"(%r358) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x2xi32>
      %460 = "stablehlo.compare"(%458, %459) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<1x2xi1>
      %461 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x2xi32>
      %462 = "stablehlo.broadcast_in_dim"(%r358) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x2xi32>
      %463 = "stablehlo.compare"(%461, %462) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<1x2xi1>
      %464 = "stablehlo.broadcast_in_dim"(%427) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<1x2xf32>
      %465 = "stablehlo.select"(%463, %439, %363) : (tensor<1x2xi1>, tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
      %466 = "stablehlo.select"(%460, %464, %465) : (tensor<1x2xi1>, tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
      %467 = "stablehlo.reshape"(%466) : (tensor<1x2xf32>) -> tensor<1x2x1xf32>
      %468 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %469 = "stablehlo.dynamic_update_slice"(%457, %467, %468, %468, %r358) : (tensor<1x2x2xf32>, tensor<1x2x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2xf32>
      %470 = "stablehlo.reshape"(%433) : (tensor<1xf32>) -> tensor<1x1xf32>
      %471 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %472 = "stablehlo.dynamic_update_slice"(%r360, %470, %471, %r358) : (tensor<1x2xf32>, tensor<1x1xf32>, tensor<i32>, tensor<i32>) -> tensor<1x2xf32>
      %473 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %474 = "stablehlo.add"(%r358, %473) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%474, %469, %472) : (tensor<i32>, tensor<1x2x2xf32>, tensor<1x2xf32>) -> ()
    }) : (tensor<i32>, tensor<1x2x2xf32>, tensor<1x2xf32>) -> (tensor<i32>, tensor<1x2x2xf32>, tensor<1x2xf32>)
    %476 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x2x2xf32>}> : () -> tensor<1x2x2xf32>
    %477 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x2x2xi32>
    %478 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x2x2xi32>
    %479 = "stablehlo.subtract"(%478, %477) : (tensor<1x2x2xi32>, tensor<1x2x2xi32>) -> tensor<1x2x2xi32>
    %480 = "stablehlo.constant"() <{value = dense<0> : tensor<1x2x2xi32>}> : () -> tensor<1x2x2xi32>
    %481 = "stablehlo.compare"(%479, %480) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x2x2xi32>, tensor<1x2x2xi32>) -> tensor<1x2x2xi1>
    %482 = "stablehlo.convert"(%481) : (tensor<1x2x2xi1>) -> tensor<1x2x2xf32>
    %483 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %527:4 = "stablehlo.while"(%483, %482, %475#1, %475#2) ({
    ^bb0(%r484: tensor<i32>, %r485: tensor<1x2x2xf32>, %r486: tensor<1x2x2xf32>, %r487: tensor<1x2xf32>):
      %488 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
      %489 = "stablehlo.compare"(%r484, %488) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%489) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r490: tensor<i32>, %r491: tensor<1x2x2xf32>, %r492: tensor<1x2x2xf32>, %r493: tensor<1x2xf32>):
      %494 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %495 = "stablehlo.subtract"(%494, %r490) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %496 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %497 = "stablehlo.dynamic_slice"(%r492, %496, %496, %495) <{slice_sizes = array<i64: 1, 2, 1>}> : (tensor<1x2x2xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x1xf32>
      %498 = "stablehlo.reshape"(%497) : (tensor<1x2x1xf32>) -> tensor<1x2xf32>
      %499 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x2xi32>
      %500 = "stablehlo.broadcast_in_dim"(%495) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x2xi32>
      %501 = "stablehlo.compare"(%499, %500) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<1x2xi1>
      %502 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x2xi32>
      %503 = "stablehlo.broadcast_in_dim"(%495) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x2xi32>
      %504 = "stablehlo.compare"(%502, %503) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<1x2xi1>
      %505 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x2xf32>}> : () -> tensor<1x2xf32>
      %506 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1x2xf32>}> : () -> tensor<1x2xf32>
      %507 = "stablehlo.select"(%504, %498, %505) : (tensor<1x2xi1>, tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
      %508 = "stablehlo.select"(%501, %506, %507) : (tensor<1x2xi1>, tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
      %509 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %510 = "stablehlo.dynamic_slice"(%r493, %509, %495) <{slice_sizes = array<i64: 1, 1>}> : (tensor<1x2xf32>, tensor<i32>, tensor<i32>) -> tensor<1x1xf32>
      %511 = "stablehlo.reshape"(%510) : (tensor<1x1xf32>) -> tensor<1xf32>
      %512 = "stablehlo.broadcast_in_dim"(%508) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x2xf32>) -> tensor<1x2x2xf32>
      %513 = "stablehlo.multiply"(%r491, %512) : (tensor<1x2x2xf32>, tensor<1x2x2xf32>) -> tensor<1x2x2xf32>
      %514 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
      %518 = "stablehlo.reduce"(%513, %514) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r515: tensor<f32>, %r516: tensor<f32>):
        %517 = "stablehlo.add"(%r515, %r516) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%517) : (tensor<f32>) -> ()
      }) : (tensor<1x2x2xf32>, tensor<f32>) -> tensor<1x2xf32>
      %519 = "stablehlo.broadcast_in_dim"(%511) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<1x2xf32>
      %520 = "stablehlo.multiply"(%508, %519) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
      %521 = "stablehlo.broadcast_in_dim"(%520) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x2xf32>) -> tensor<1x2x2xf32>
      %522 = "stablehlo.broadcast_in_dim"(%518) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x2xf32>) -> tensor<1x2x2xf32>
      %523 = "stablehlo.multiply"(%521, %522) : (tensor<1x2x2xf32>, tensor<1x2x2xf32>) -> tensor<1x2x2xf32>
      %524 = "stablehlo.subtract"(%r491, %523) : (tensor<1x2x2xf32>, tensor<1x2x2xf32>) -> tensor<1x2x2xf32>
      %525 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %526 = "stablehlo.add"(%r490, %525) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%526, %524, %r492, %r493) : (tensor<i32>, tensor<1x2x2xf32>, tensor<1x2x2xf32>, tensor<1x2xf32>) -> ()
    }) : (tensor<i32>, tensor<1x2x2xf32>, tensor<1x2x2xf32>, tensor<1x2xf32>) -> (tensor<i32>, tensor<1x2x2xf32>, tensor<1x2x2xf32>, tensor<1x2xf32>)
    %528 = "stablehlo.reshape"(%475#1) : (tensor<1x2x2xf32>) -> tensor<1x4xf32>
    %529 = "stablehlo.slice"(%528) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 1, 4>, strides = array<i64: 1, 3>}> : (tensor<1x4xf32>) -> tensor<1x2xf32>
    %530 = "stablehlo.abs"(%529) : (tensor<1x2xf32>) -> tensor<1x2xf32>
    %531 = "stablehlo.constant"() <{value = dense<0.5> : tensor<1x2xf32>}> : () -> tensor<1x2xf32>
    %532 = "stablehlo.compare"(%530, %531) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xi1>
    %533 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1x2xf32>}> : () -> tensor<1x2xf32>
    %534 = "stablehlo.select"(%532, %533, %529) : (tensor<1x2xi1>, tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
    %535 = "stablehlo.abs"(%534) : (tensor<1x2xf32>) -> tensor<1x2xf32>
    %536 = "stablehlo.divide"(%534, %535) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
    %537 = "stablehlo.broadcast_in_dim"(%536) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x2xf32>) -> tensor<1x2x2xf32>
    %538 = "stablehlo.multiply"(%527#1, %537) : (tensor<1x2x2xf32>, tensor<1x2x2xf32>) -> tensor<1x2x2xf32>
    %539 = "stablehlo.transpose"(%538) <{permutation = array<i64: 0, 2, 1>}> : (tensor<1x2x2xf32>) -> tensor<1x2x2xf32>
    %540 = "stablehlo.transpose"(%347) <{permutation = array<i64: 0, 2, 1>}> : (tensor<1x2x2xf32>) -> tensor<1x2x2xf32>
    %541 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %542 = "stablehlo.pad"(%540, %541) <{edge_padding_low = array<i64: 0, 0, 0>, edge_padding_high = array<i64: 0, 1, 0>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<1x2x2xf32>, tensor<f32>) -> tensor<1x3x2xf32>
    %543 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x3x2xf32>}> : () -> tensor<1x3x2xf32>
    %544 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x2xi32>
    %545 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x3x2xi32>
    %546 = "stablehlo.subtract"(%545, %544) : (tensor<1x3x2xi32>, tensor<1x3x2xi32>) -> tensor<1x3x2xi32>
    %547 = "stablehlo.constant"() <{value = dense<0> : tensor<1x3x2xi32>}> : () -> tensor<1x3x2xi32>
    %548 = "stablehlo.compare"(%546, %547) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x2xi32>, tensor<1x3x2xi32>) -> tensor<1x3x2xi1>
    %549 = "stablehlo.convert"(%548) : (tensor<1x3x2xi1>) -> tensor<1x3x2xf32>
    %550 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x3x2xi32>
    %551 = "stablehlo.constant"() <{value = dense<2> : tensor<1x3x2xi32>}> : () -> tensor<1x3x2xi32>
    %552 = "stablehlo.compare"(%550, %551) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x2xi32>, tensor<1x3x2xi32>) -> tensor<1x3x2xi1>
    %553 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x3x2xf32>}> : () -> tensor<1x3x2xf32>
    %554 = "stablehlo.select"(%552, %549, %553) : (tensor<1x3x2xi1>, tensor<1x3x2xf32>, tensor<1x3x2xf32>) -> tensor<1x3x2xf32>
    %555 = "stablehlo.add"(%542, %554) : (tensor<1x3x2xf32>, tensor<1x3x2xf32>) -> tensor<1x3x2xf32>
    %556 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %600:4 = "stablehlo.while"(%556, %555, %125#1, %125#2) ({
    ^bb0(%r557: tensor<i32>, %r558: tensor<1x3x2xf32>, %r559: tensor<1x3x2xf32>, %r560: tensor<1x2xf32>):
      %561 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
      %562 = "stablehlo.compare"(%r557, %561) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%562) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r563: tensor<i32>, %r564: tensor<1x3x2xf32>, %r565: tensor<1x3x2xf32>, %r566: tensor<1x2xf32>):
      %567 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %568 = "stablehlo.subtract"(%567, %r563) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %569 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %570 = "stablehlo.dynamic_slice"(%r565, %569, %569, %568) <{slice_sizes = array<i64: 1, 3, 1>}> : (tensor<1x3x2xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x1xf32>
      %571 = "stablehlo.reshape"(%570) : (tensor<1x3x1xf32>) -> tensor<1x3xf32>
      %572 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
      %573 = "stablehlo.broadcast_in_dim"(%568) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x3xi32>
      %574 = "stablehlo.compare"(%572, %573) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %575 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
      %576 = "stablehlo.broadcast_in_dim"(%568) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x3xi32>
      %577 = "stablehlo.compare"(%575, %576) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %578 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x3xf32>}> : () -> tensor<1x3xf32>
      %579 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1x3xf32>}> : () -> tensor<1x3xf32>
      %580 = "stablehlo.select"(%577, %571, %578) : (tensor<1x3xi1>, tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %581 = "stablehlo.select"(%574, %579, %580) : (tensor<1x3xi1>, tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %582 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %583 = "stablehlo.dynamic_slice"(%r566, %582, %568) <{slice_sizes = array<i64: 1, 1>}> : (tensor<1x2xf32>, tensor<i32>, tensor<i32>) -> tensor<1x1xf32>
      %584 = "stablehlo.reshape"(%583) : (tensor<1x1xf32>) -> tensor<1xf32>
      %585 = "stablehlo.broadcast_in_dim"(%581) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xf32>) -> tensor<1x3x2xf32>
      %586 = "stablehlo.multiply"(%r564, %585) : (tensor<1x3x2xf32>, tensor<1x3x2xf32>) -> tensor<1x3x2xf32>
      %587 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
      %591 = "stablehlo.reduce"(%586, %587) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r588: tensor<f32>, %r589: tensor<f32>):
        %590 = "stablehlo.add"(%r588, %r589) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%590) : (tensor<f32>) -> ()
      }) : (tensor<1x3x2xf32>, tensor<f32>) -> tensor<1x2xf32>
      %592 = "stablehlo.broadcast_in_dim"(%584) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<1x3xf32>
      %593 = "stablehlo.multiply"(%581, %592) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %594 = "stablehlo.broadcast_in_dim"(%593) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xf32>) -> tensor<1x3x2xf32>
      %595 = "stablehlo.broadcast_in_dim"(%591) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x2xf32>) -> tensor<1x3x2xf32>
      %596 = "stablehlo.multiply"(%594, %595) : (tensor<1x3x2xf32>, tensor<1x3x2xf32>) -> tensor<1x3x2xf32>
      %597 = "stablehlo.subtract"(%r564, %596) : (tensor<1x3x2xf32>, tensor<1x3x2xf32>) -> tensor<1x3x2xf32>
      %598 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %599 = "stablehlo.add"(%r563, %598) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%599, %597, %r565, %r566) : (tensor<i32>, tensor<1x3x2xf32>, tensor<1x3x2xf32>, tensor<1x2xf32>) -> ()
    }) : (tensor<i32>, tensor<1x3x2xf32>, tensor<1x3x2xf32>, tensor<1x2xf32>) -> (tensor<i32>, tensor<1x3x2xf32>, tensor<1x3x2xf32>, tensor<1x2xf32>)
    %601 = "stablehlo.dot_general"(%600#1, %539) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<1x3x2xf32>, tensor<1x2x2xf32>) -> tensor<1x3x2xf32>
    %602 = "stablehlo.transpose"(%539) <{permutation = array<i64: 0, 2, 1>}> : (tensor<1x2x2xf32>) -> tensor<1x2x2xf32>
    %603 = "stablehlo.broadcast_in_dim"(%349) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x2xf32>) -> tensor<1x2x2xf32>
    %604 = "stablehlo.multiply"(%602, %603) : (tensor<1x2x2xf32>, tensor<1x2x2xf32>) -> tensor<1x2x2xf32>
    %605 = "stablehlo.dot_general"(%604, %539) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<1x2x2xf32>, tensor<1x2x2xf32>) -> tensor<1x2x2xf32>
    %606 = "stablehlo.reshape"(%601) : (tensor<1x3x2xf32>) -> tensor<3x2xf32>
    %607 = "stablehlo.reshape"(%605) : (tensor<1x2x2xf32>) -> tensor<2x2xf32>
    return %606, %607 : tensor<3x2xf32>, tensor<2x2xf32>
  }
}

// T[3,2], T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<3x2xf64>) -> (tensor<3x2xf64>, tensor<2x2xf64>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<3x2xf64>) -> tensor<1x3x2xf64>
    %1 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x2xf64>}> : () -> tensor<1x2xf64>
    %2 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %125:3 = "stablehlo.while"(%2, %0, %1) ({
    ^bb0(%r3: tensor<i32>, %r4: tensor<1x3x2xf64>, %r5: tensor<1x2xf64>):
      %6 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
      %7 = "stablehlo.compare"(%r3, %6) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%7) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r8: tensor<i32>, %r9: tensor<1x3x2xf64>, %r10: tensor<1x2xf64>):
      %11 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %12 = "stablehlo.dynamic_slice"(%r9, %11, %11, %r8) <{slice_sizes = array<i64: 1, 3, 1>}> : (tensor<1x3x2xf64>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x1xf64>
      %13 = "stablehlo.reshape"(%12) : (tensor<1x3x1xf64>) -> tensor<1x3xf64>
      %14 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
      %15 = "stablehlo.broadcast_in_dim"(%r8) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x3xi32>
      %16 = "stablehlo.compare"(%14, %15) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %17 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
      %18 = "stablehlo.broadcast_in_dim"(%r8) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x3xi32>
      %19 = "stablehlo.compare"(%17, %18) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %20 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x3xf64>}> : () -> tensor<1x3xf64>
      %21 = "stablehlo.select"(%19, %13, %20) : (tensor<1x3xi1>, tensor<1x3xf64>, tensor<1x3xf64>) -> tensor<1x3xf64>
      %22 = "stablehlo.select"(%16, %13, %20) : (tensor<1x3xi1>, tensor<1x3xf64>, tensor<1x3xf64>) -> tensor<1x3xf64>
      %23 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
      %27 = "stablehlo.reduce"(%22, %23) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r24: tensor<f64>, %r25: tensor<f64>):
        %26 = "stablehlo.add"(%r24, %r25) : (tensor<f64>, tensor<f64>) -> tensor<f64>
        "stablehlo.return"(%26) : (tensor<f64>) -> ()
      }) : (tensor<1x3xf64>, tensor<f64>) -> tensor<1xf64>
      %28 = "stablehlo.abs"(%21) : (tensor<1x3xf64>) -> tensor<1x3xf64>
      %29 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<f64>}> : () -> tensor<f64>
      %33 = "stablehlo.reduce"(%28, %29) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r30: tensor<f64>, %r31: tensor<f64>):
        %32 = "stablehlo.maximum"(%r30, %r31) : (tensor<f64>, tensor<f64>) -> tensor<f64>
        "stablehlo.return"(%32) : (tensor<f64>) -> ()
      }) : (tensor<1x3xf64>, tensor<f64>) -> tensor<1xf64>
      %34 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf64>}> : () -> tensor<1xf64>
      %35 = "stablehlo.compare"(%33, %34) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
      %36 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1xf64>}> : () -> tensor<1xf64>
      %37 = "stablehlo.select"(%35, %36, %33) : (tensor<1xi1>, tensor<1xf64>, tensor<1xf64>) -> tensor<1xf64>
      %38 = "stablehlo.broadcast_in_dim"(%37) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf64>) -> tensor<1x3xf64>
      %39 = "stablehlo.divide"(%21, %38) : (tensor<1x3xf64>, tensor<1x3xf64>) -> tensor<1x3xf64>
      %40 = "stablehlo.multiply"(%39, %39) : (tensor<1x3xf64>, tensor<1x3xf64>) -> tensor<1x3xf64>
      %41 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
      %45 = "stablehlo.reduce"(%40, %41) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r42: tensor<f64>, %r43: tensor<f64>):
        %44 = "stablehlo.add"(%r42, %r43) : (tensor<f64>, tensor<f64>) -> tensor<f64>
        "stablehlo.return"(%44) : (tensor<f64>) -> ()
      }) : (tensor<1x3xf64>, tensor<f64>) -> tensor<1xf64>
      %46 = "stablehlo.sqrt"(%45) : (tensor<1xf64>) -> tensor<1xf64>
      %47 = "stablehlo.multiply"(%46, %37) : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xf64>
      %48 = "stablehlo.reshape"(%27) : (tensor<1xf64>) -> tensor<1x1xf64>
      %49 = "stablehlo.reshape"(%47) : (tensor<1xf64>) -> tensor<1x1xf64>
      %50 = "stablehlo.concatenate"(%48, %49) <{dimension = 1 : i64}> : (tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x2xf64>
      %51 = "stablehlo.abs"(%50) : (tensor<1x2xf64>) -> tensor<1x2xf64>
      %52 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<f64>}> : () -> tensor<f64>
      %56 = "stablehlo.reduce"(%51, %52) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r53: tensor<f64>, %r54: tensor<f64>):
        %55 = "stablehlo.maximum"(%r53, %r54) : (tensor<f64>, tensor<f64>) -> tensor<f64>
        "stablehlo.return"(%55) : (tensor<f64>) -> ()
      }) : (tensor<1x2xf64>, tensor<f64>) -> tensor<1xf64>
      %57 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf64>}> : () -> tensor<1xf64>
      %58 = "stablehlo.compare"(%56, %57) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
      %59 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1xf64>}> : () -> tensor<1xf64>
      %60 = "stablehlo.select"(%58, %59, %56) : (tensor<1xi1>, tensor<1xf64>, tensor<1xf64>) -> tensor<1xf64>
      %61 = "stablehlo.broadcast_in_dim"(%60) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf64>) -> tensor<1x2xf64>
      %62 = "stablehlo.divide"(%50, %61) : (tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x2xf64>
      %63 = "stablehlo.multiply"(%62, %62) : (tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x2xf64>
      %64 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
      %68 = "stablehlo.reduce"(%63, %64) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r65: tensor<f64>, %r66: tensor<f64>):
        %67 = "stablehlo.add"(%r65, %r66) : (tensor<f64>, tensor<f64>) -> tensor<f64>
        "stablehlo.return"(%67) : (tensor<f64>) -> ()
      }) : (tensor<1x2xf64>, tensor<f64>) -> tensor<1xf64>
      %69 = "stablehlo.sqrt"(%68) : (tensor<1xf64>) -> tensor<1xf64>
      %70 = "stablehlo.multiply"(%69, %60) : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xf64>
      %71 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf64>}> : () -> tensor<1xf64>
      %72 = "stablehlo.compare"(%27, %71) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
      %73 = "stablehlo.negate"(%70) : (tensor<1xf64>) -> tensor<1xf64>
      %74 = "stablehlo.select"(%72, %70, %73) : (tensor<1xi1>, tensor<1xf64>, tensor<1xf64>) -> tensor<1xf64>
      %75 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf64>}> : () -> tensor<1xf64>
      %76 = "stablehlo.compare"(%47, %75) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
      %77 = "stablehlo.select"(%76, %27, %74) : (tensor<1xi1>, tensor<1xf64>, tensor<1xf64>) -> tensor<1xf64>
      %78 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf64>}> : () -> tensor<1xf64>
      %79 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1xf64>}> : () -> tensor<1xf64>
      %80 = "stablehlo.select"(%76, %79, %77) : (tensor<1xi1>, tensor<1xf64>, tensor<1xf64>) -> tensor<1xf64>
      %81 = "stablehlo.subtract"(%77, %27) : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xf64>
      %82 = "stablehlo.divide"(%81, %80) : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xf64>
      %83 = "stablehlo.select"(%76, %78, %82) : (tensor<1xi1>, tensor<1xf64>, tensor<1xf64>) -> tensor<1xf64>
      %84 = "stablehlo.negate"(%81) : (tensor<1xf64>) -> tensor<1xf64>
      %85 = "stablehlo.select"(%76, %79, %84) : (tensor<1xi1>, tensor<1xf64>, tensor<1xf64>) -> tensor<1xf64>
      %86 = "stablehlo.broadcast_in_dim"(%85) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf64>) -> tensor<1x3xf64>
      %87 = "stablehlo.divide"(%21, %86) : (tensor<1x3xf64>, tensor<1x3xf64>) -> tensor<1x3xf64>
      %88 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1x3xf64>}> : () -> tensor<1x3xf64>
      %89 = "stablehlo.select"(%16, %88, %87) : (tensor<1x3xi1>, tensor<1x3xf64>, tensor<1x3xf64>) -> tensor<1x3xf64>
      %90 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x2xi32>
      %91 = "stablehlo.broadcast_in_dim"(%r8) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x2xi32>
      %92 = "stablehlo.compare"(%90, %91) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<1x2xi1>
      %93 = "stablehlo.broadcast_in_dim"(%89) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xf64>) -> tensor<1x3x2xf64>
      %94 = "stablehlo.multiply"(%r9, %93) : (tensor<1x3x2xf64>, tensor<1x3x2xf64>) -> tensor<1x3x2xf64>
      %95 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
      %99 = "stablehlo.reduce"(%94, %95) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r96: tensor<f64>, %r97: tensor<f64>):
        %98 = "stablehlo.add"(%r96, %r97) : (tensor<f64>, tensor<f64>) -> tensor<f64>
        "stablehlo.return"(%98) : (tensor<f64>) -> ()
      }) : (tensor<1x3x2xf64>, tensor<f64>) -> tensor<1x2xf64>
      %100 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x2xf64>}> : () -> tensor<1x2xf64>
      %101 = "stablehlo.select"(%92, %99, %100) : (tensor<1x2xi1>, tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x2xf64>
      %102 = "stablehlo.broadcast_in_dim"(%83) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf64>) -> tensor<1x3xf64>
      %103 = "stablehlo.multiply"(%89, %102) : (tensor<1x3xf64>, tensor<1x3xf64>) -> tensor<1x3xf64>
      %104 = "stablehlo.broadcast_in_dim"(%103) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xf64>) -> tensor<1x3x2xf64>
      %105 = "stablehlo.broadcast_in_dim"(%101) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x2xf64>) -> tensor<1x3x2xf64>
      %106 = "stablehlo.multiply"(%104, %105) : (tensor<1x3x2xf64>, tensor<1x3x2xf64>) -> tensor<1x3x2xf64>
      %107 = "stablehlo.subtract"(%r9, %106) : (tensor<1x3x2xf64>, tensor<1x3x2xf64>) -> tensor<1x3x2xf64>
      %108 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
      %109 = "stablehlo.broadcast_in_dim"(%r8) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x3xi32>
      %110 = "stablehlo.compare"(%108, %109) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %111 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
      %112 = "stablehlo.broadcast_in_dim"(%r8) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x3xi32>
      %113 = "stablehlo.compare"(%111, %112) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %114 = "stablehlo.broadcast_in_dim"(%77) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf64>) -> tensor<1x3xf64>
      %115 = "stablehlo.select"(%113, %89, %13) : (tensor<1x3xi1>, tensor<1x3xf64>, tensor<1x3xf64>) -> tensor<1x3xf64>
      %116 = "stablehlo.select"(%110, %114, %115) : (tensor<1x3xi1>, tensor<1x3xf64>, tensor<1x3xf64>) -> tensor<1x3xf64>
      %117 = "stablehlo.reshape"(%116) : (tensor<1x3xf64>) -> tensor<1x3x1xf64>
      %118 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %119 = "stablehlo.dynamic_update_slice"(%107, %117, %118, %118, %r8) : (tensor<1x3x2xf64>, tensor<1x3x1xf64>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x2xf64>
      %120 = "stablehlo.reshape"(%83) : (tensor<1xf64>) -> tensor<1x1xf64>
      %121 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %122 = "stablehlo.dynamic_update_slice"(%r10, %120, %121, %r8) : (tensor<1x2xf64>, tensor<1x1xf64>, tensor<i32>, tensor<i32>) -> tensor<1x2xf64>
      %123 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %124 = "stablehlo.add"(%r8, %123) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%124, %119, %122) : (tensor<i32>, tensor<1x3x2xf64>, tensor<1x2xf64>) -> ()
    }) : (tensor<i32>, tensor<1x3x2xf64>, tensor<1x2xf64>) -> (tensor<i32>, tensor<1x3x2xf64>, tensor<1x2xf64>)
    %126 = "stablehlo.slice"(%125#1) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 2, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<1x3x2xf64>) -> tensor<1x2x2xf64>
    %127 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x2x2xi32>
    %128 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x2x2xi32>
    %129 = "stablehlo.subtract"(%128, %127) : (tensor<1x2x2xi32>, tensor<1x2x2xi32>) -> tensor<1x2x2xi32>
    %130 = "stablehlo.constant"() <{value = dense<0> : tensor<1x2x2xi32>}> : () -> tensor<1x2x2xi32>
    %131 = "stablehlo.compare"(%129, %130) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x2x2xi32>, tensor<1x2x2xi32>) -> tensor<1x2x2xi1>
    %132 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x2x2xf64>}> : () -> tensor<1x2x2xf64>
    %133 = "stablehlo.select"(%131, %126, %132) : (tensor<1x2x2xi1>, tensor<1x2x2xf64>, tensor<1x2x2xf64>) -> tensor<1x2x2xf64>
    %134 = "stablehlo.abs"(%133) : (tensor<1x2x2xf64>) -> tensor<1x2x2xf64>
    %135 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<f64>}> : () -> tensor<f64>
    %139 = "stablehlo.reduce"(%134, %135) <{dimensions = array<i64: 1, 2>}> ({
    ^bb0(%r136: tensor<f64>, %r137: tensor<f64>):
      %138 = "stablehlo.maximum"(%r136, %r137) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%138) : (tensor<f64>) -> ()
    }) : (tensor<1x2x2xf64>, tensor<f64>) -> tensor<1xf64>
    %140 = "stablehlo.constant"() <{value = dense<0.001> : tensor<1xf64>}> : () -> tensor<1xf64>
    %141 = "stablehlo.compare"(%139, %140) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %142 = "stablehlo.constant"() <{value = dense<1000.0> : tensor<1xf64>}> : () -> tensor<1xf64>
    %143 = "stablehlo.compare"(%139, %142) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %144 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf64>}> : () -> tensor<1xf64>
    %145 = "stablehlo.compare"(%139, %144) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %146 = "stablehlo.and"(%141, %145) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
    %147 = "stablehlo.or"(%146, %143) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
    %148 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1xf64>}> : () -> tensor<1xf64>
    %149 = "stablehlo.select"(%147, %139, %148) : (tensor<1xi1>, tensor<1xf64>, tensor<1xf64>) -> tensor<1xf64>
    %150 = "stablehlo.broadcast_in_dim"(%149) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf64>) -> tensor<1x2x2xf64>
    %151 = "stablehlo.divide"(%133, %150) : (tensor<1x2x2xf64>, tensor<1x2x2xf64>) -> tensor<1x2x2xf64>
    %152 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %153 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x2x2xf64>}> : () -> tensor<1x2x2xf64>
    %154 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x2x2xi32>
    %155 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x2x2xi32>
    %156 = "stablehlo.subtract"(%155, %154) : (tensor<1x2x2xi32>, tensor<1x2x2xi32>) -> tensor<1x2x2xi32>
    %157 = "stablehlo.constant"() <{value = dense<0> : tensor<1x2x2xi32>}> : () -> tensor<1x2x2xi32>
    %158 = "stablehlo.compare"(%156, %157) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x2x2xi32>, tensor<1x2x2xi32>) -> tensor<1x2x2xi1>
    %159 = "stablehlo.convert"(%158) : (tensor<1x2x2xi1>) -> tensor<1x2x2xf64>
    %160 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %315:3 = "stablehlo.while"(%160, %151, %159) ({
    ^bb0(%r161: tensor<i32>, %r162: tensor<1x2x2xf64>, %r163: tensor<1x2x2xf64>):
      %164 = "stablehlo.constant"() <{value = dense<40> : tensor<i32>}> : () -> tensor<i32>
      %165 = "stablehlo.compare"(%r161, %164) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %166 = "stablehlo.transpose"(%r162) <{permutation = array<i64: 0, 2, 1>}> : (tensor<1x2x2xf64>) -> tensor<1x2x2xf64>
      %167 = "stablehlo.dot_general"(%r162, %166) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<1x2x2xf64>, tensor<1x2x2xf64>) -> tensor<1x2x2xf64>
      %168 = "stablehlo.reshape"(%167) : (tensor<1x2x2xf64>) -> tensor<1x4xf64>
      %169 = "stablehlo.slice"(%168) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 1, 4>, strides = array<i64: 1, 3>}> : (tensor<1x4xf64>) -> tensor<1x2xf64>
      %170 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<f64>}> : () -> tensor<f64>
      %174 = "stablehlo.reduce"(%169, %170) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r171: tensor<f64>, %r172: tensor<f64>):
        %173 = "stablehlo.maximum"(%r171, %r172) : (tensor<f64>, tensor<f64>) -> tensor<f64>
        "stablehlo.return"(%173) : (tensor<f64>) -> ()
      }) : (tensor<1x2xf64>, tensor<f64>) -> tensor<1xf64>
      %175 = "stablehlo.constant"() <{value = dense<1.0e-280> : tensor<1xf64>}> : () -> tensor<1xf64>
      %176 = "stablehlo.multiply"(%174, %175) : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xf64>
      %177 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x2x2xi32>
      %178 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x2x2xi32>
      %179 = "stablehlo.subtract"(%178, %177) : (tensor<1x2x2xi32>, tensor<1x2x2xi32>) -> tensor<1x2x2xi32>
      %180 = "stablehlo.constant"() <{value = dense<0> : tensor<1x2x2xi32>}> : () -> tensor<1x2x2xi32>
      %181 = "stablehlo.compare"(%179, %180) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x2x2xi32>, tensor<1x2x2xi32>) -> tensor<1x2x2xi1>
      %182 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x2x2xf64>}> : () -> tensor<1x2x2xf64>
      %183 = "stablehlo.select"(%181, %167, %182) : (tensor<1x2x2xi1>, tensor<1x2x2xf64>, tensor<1x2x2xf64>) -> tensor<1x2x2xf64>
      %184 = "stablehlo.broadcast_in_dim"(%169) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x2xf64>) -> tensor<1x2x2xf64>
      %185 = "stablehlo.broadcast_in_dim"(%169) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x2xf64>) -> tensor<1x2x2xf64>
      %186 = "stablehlo.broadcast_in_dim"(%176) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf64>) -> tensor<1x2x2xf64>
      %187 = "stablehlo.compare"(%184, %186) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x2x2xf64>, tensor<1x2x2xf64>) -> tensor<1x2x2xi1>
      %188 = "stablehlo.compare"(%185, %186) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x2x2xf64>, tensor<1x2x2xf64>) -> tensor<1x2x2xi1>
      %189 = "stablehlo.sqrt"(%184) : (tensor<1x2x2xf64>) -> tensor<1x2x2xf64>
      %190 = "stablehlo.sqrt"(%185) : (tensor<1x2x2xf64>) -> tensor<1x2x2xf64>
      %191 = "stablehlo.multiply"(%189, %190) : (tensor<1x2x2xf64>, tensor<1x2x2xf64>) -> tensor<1x2x2xf64>
      %192 = "stablehlo.constant"() <{value = dense<6.280369834735101e-16> : tensor<1x2x2xf64>}> : () -> tensor<1x2x2xf64>
      %193 = "stablehlo.multiply"(%191, %192) : (tensor<1x2x2xf64>, tensor<1x2x2xf64>) -> tensor<1x2x2xf64>
      %194 = "stablehlo.abs"(%183) : (tensor<1x2x2xf64>) -> tensor<1x2x2xf64>
      %195 = "stablehlo.compare"(%194, %193) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x2x2xf64>, tensor<1x2x2xf64>) -> tensor<1x2x2xi1>
      %196 = "stablehlo.and"(%187, %188) : (tensor<1x2x2xi1>, tensor<1x2x2xi1>) -> tensor<1x2x2xi1>
      %197 = "stablehlo.and"(%195, %196) : (tensor<1x2x2xi1>, tensor<1x2x2xi1>) -> tensor<1x2x2xi1>
      %198 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %202 = "stablehlo.reduce"(%197, %198) <{dimensions = array<i64: 1, 2>}> ({
      ^bb0(%r199: tensor<i1>, %r200: tensor<i1>):
        %201 = "stablehlo.or"(%r199, %r200) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%201) : (tensor<i1>) -> ()
      }) : (tensor<1x2x2xi1>, tensor<i1>) -> tensor<1xi1>
      %203 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %207 = "stablehlo.reduce"(%202, %203) <{dimensions = array<i64: 0>}> ({
      ^bb0(%r204: tensor<i1>, %r205: tensor<i1>):
        %206 = "stablehlo.or"(%r204, %r205) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%206) : (tensor<i1>) -> ()
      }) : (tensor<1xi1>, tensor<i1>) -> tensor<i1>
      %208 = "stablehlo.and"(%165, %207) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%208) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r209: tensor<i32>, %r210: tensor<1x2x2xf64>, %r211: tensor<1x2x2xf64>):
      %212 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %312:3 = "stablehlo.while"(%212, %r210, %r211) ({
      ^bb0(%r213: tensor<i32>, %r214: tensor<1x2x2xf64>, %r215: tensor<1x2x2xf64>):
        %216 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
        %217 = "stablehlo.compare"(%r213, %216) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
        "stablehlo.return"(%217) : (tensor<i1>) -> ()
      }, {
      ^bb0(%r218: tensor<i32>, %r219: tensor<1x2x2xf64>, %r220: tensor<1x2x2xf64>):
        %221 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
        %222 = "stablehlo.add"(%r218, %221) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        %223 = "stablehlo.multiply"(%r219, %r219) : (tensor<1x2x2xf64>, tensor<1x2x2xf64>) -> tensor<1x2x2xf64>
        %224 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
        %228 = "stablehlo.reduce"(%223, %224) <{dimensions = array<i64: 2>}> ({
        ^bb0(%r225: tensor<f64>, %r226: tensor<f64>):
          %227 = "stablehlo.add"(%r225, %r226) : (tensor<f64>, tensor<f64>) -> tensor<f64>
          "stablehlo.return"(%227) : (tensor<f64>) -> ()
        }) : (tensor<1x2x2xf64>, tensor<f64>) -> tensor<1x2xf64>
        %229 = "stablehlo.slice"(%228) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 1, 1>, strides = array<i64: 1, 1>}> : (tensor<1x2xf64>) -> tensor<1x1xf64>
        %230 = "stablehlo.slice"(%228) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 1, 2>, strides = array<i64: 1, 1>}> : (tensor<1x2xf64>) -> tensor<1x1xf64>
        %231 = "stablehlo.slice"(%r219) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 1, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<1x2x2xf64>) -> tensor<1x1x2xf64>
        %232 = "stablehlo.slice"(%r219) <{start_indices = array<i64: 0, 1, 0>, limit_indices = array<i64: 1, 2, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<1x2x2xf64>) -> tensor<1x1x2xf64>
        %233 = "stablehlo.multiply"(%231, %232) : (tensor<1x1x2xf64>, tensor<1x1x2xf64>) -> tensor<1x1x2xf64>
        %234 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
        %238 = "stablehlo.reduce"(%233, %234) <{dimensions = array<i64: 2>}> ({
        ^bb0(%r235: tensor<f64>, %r236: tensor<f64>):
          %237 = "stablehlo.add"(%r235, %r236) : (tensor<f64>, tensor<f64>) -> tensor<f64>
          "stablehlo.return"(%237) : (tensor<f64>) -> ()
        }) : (tensor<1x1x2xf64>, tensor<f64>) -> tensor<1x1xf64>
        %239 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<f64>}> : () -> tensor<f64>
        %243 = "stablehlo.reduce"(%228, %239) <{dimensions = array<i64: 1>}> ({
        ^bb0(%r240: tensor<f64>, %r241: tensor<f64>):
          %242 = "stablehlo.maximum"(%r240, %r241) : (tensor<f64>, tensor<f64>) -> tensor<f64>
          "stablehlo.return"(%242) : (tensor<f64>) -> ()
        }) : (tensor<1x2xf64>, tensor<f64>) -> tensor<1xf64>
        %244 = "stablehlo.constant"() <{value = dense<1.0e-280> : tensor<1xf64>}> : () -> tensor<1xf64>
        %245 = "stablehlo.multiply"(%243, %244) : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xf64>
        %246 = "stablehlo.broadcast_in_dim"(%245) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf64>) -> tensor<1x1xf64>
        %247 = "stablehlo.compare"(%229, %246) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x1xi1>
        %248 = "stablehlo.compare"(%230, %246) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x1xi1>
        %249 = "stablehlo.sqrt"(%229) : (tensor<1x1xf64>) -> tensor<1x1xf64>
        %250 = "stablehlo.sqrt"(%230) : (tensor<1x1xf64>) -> tensor<1x1xf64>
        %251 = "stablehlo.multiply"(%249, %250) : (tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x1xf64>
        %252 = "stablehlo.constant"() <{value = dense<3.1401849173675503e-16> : tensor<1x1xf64>}> : () -> tensor<1x1xf64>
        %253 = "stablehlo.multiply"(%251, %252) : (tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x1xf64>
        %254 = "stablehlo.abs"(%238) : (tensor<1x1xf64>) -> tensor<1x1xf64>
        %255 = "stablehlo.compare"(%254, %253) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x1xi1>
        %256 = "stablehlo.and"(%247, %248) : (tensor<1x1xi1>, tensor<1x1xi1>) -> tensor<1x1xi1>
        %257 = "stablehlo.and"(%255, %256) : (tensor<1x1xi1>, tensor<1x1xi1>) -> tensor<1x1xi1>
        %258 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x1xf64>}> : () -> tensor<1x1xf64>
        %259 = "stablehlo.select"(%257, %238, %258) : (tensor<1x1xi1>, tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x1xf64>
        %260 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x1xf64>}> : () -> tensor<1x1xf64>
        %261 = "stablehlo.compare"(%259, %260) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x1xi1>
        %262 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1x1xf64>}> : () -> tensor<1x1xf64>
        %263 = "stablehlo.select"(%261, %262, %259) : (tensor<1x1xi1>, tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x1xf64>
        %264 = "stablehlo.subtract"(%230, %229) : (tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x1xf64>
        %265 = "stablehlo.add"(%263, %263) : (tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x1xf64>
        %266 = "stablehlo.divide"(%264, %265) : (tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x1xf64>
        %267 = "stablehlo.abs"(%266) : (tensor<1x1xf64>) -> tensor<1x1xf64>
        %268 = "stablehlo.multiply"(%266, %266) : (tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x1xf64>
        %269 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1x1xf64>}> : () -> tensor<1x1xf64>
        %270 = "stablehlo.add"(%268, %269) : (tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x1xf64>
        %271 = "stablehlo.sqrt"(%270) : (tensor<1x1xf64>) -> tensor<1x1xf64>
        %272 = "stablehlo.add"(%267, %271) : (tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x1xf64>
        %273 = "stablehlo.divide"(%262, %272) : (tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x1xf64>
        %274 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x1xf64>}> : () -> tensor<1x1xf64>
        %275 = "stablehlo.compare"(%266, %274) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x1xi1>
        %276 = "stablehlo.negate"(%273) : (tensor<1x1xf64>) -> tensor<1x1xf64>
        %277 = "stablehlo.select"(%275, %276, %273) : (tensor<1x1xi1>, tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x1xf64>
        %278 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x1xf64>}> : () -> tensor<1x1xf64>
        %279 = "stablehlo.select"(%261, %278, %277) : (tensor<1x1xi1>, tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x1xf64>
        %280 = "stablehlo.multiply"(%279, %279) : (tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x1xf64>
        %281 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1x1xf64>}> : () -> tensor<1x1xf64>
        %282 = "stablehlo.add"(%280, %281) : (tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x1xf64>
        %283 = "stablehlo.sqrt"(%282) : (tensor<1x1xf64>) -> tensor<1x1xf64>
        %284 = "stablehlo.divide"(%262, %283) : (tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x1xf64>
        %285 = "stablehlo.multiply"(%279, %284) : (tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x1xf64>
        %286 = "stablehlo.slice"(%r219) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 1, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<1x2x2xf64>) -> tensor<1x1x2xf64>
        %287 = "stablehlo.slice"(%r219) <{start_indices = array<i64: 0, 1, 0>, limit_indices = array<i64: 1, 2, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<1x2x2xf64>) -> tensor<1x1x2xf64>
        %288 = "stablehlo.broadcast_in_dim"(%284) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xf64>) -> tensor<1x1x2xf64>
        %289 = "stablehlo.multiply"(%286, %288) : (tensor<1x1x2xf64>, tensor<1x1x2xf64>) -> tensor<1x1x2xf64>
        %290 = "stablehlo.broadcast_in_dim"(%285) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xf64>) -> tensor<1x1x2xf64>
        %291 = "stablehlo.multiply"(%287, %290) : (tensor<1x1x2xf64>, tensor<1x1x2xf64>) -> tensor<1x1x2xf64>
        %292 = "stablehlo.subtract"(%289, %291) : (tensor<1x1x2xf64>, tensor<1x1x2xf64>) -> tensor<1x1x2xf64>
        %293 = "stablehlo.broadcast_in_dim"(%285) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xf64>) -> tensor<1x1x2xf64>
        %294 = "stablehlo.multiply"(%286, %293) : (tensor<1x1x2xf64>, tensor<1x1x2xf64>) -> tensor<1x1x2xf64>
        %295 = "stablehlo.broadcast_in_dim"(%284) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xf64>) -> tensor<1x1x2xf64>
        %296 = "stablehlo.multiply"(%287, %295) : (tensor<1x1x2xf64>, tensor<1x1x2xf64>) -> tensor<1x1x2xf64>
        %297 = "stablehlo.add"(%294, %296) : (tensor<1x1x2xf64>, tensor<1x1x2xf64>) -> tensor<1x1x2xf64>
        %298 = "stablehlo.concatenate"(%292, %297) <{dimension = 1 : i64}> : (tensor<1x1x2xf64>, tensor<1x1x2xf64>) -> tensor<1x2x2xf64>
        %299 = "stablehlo.slice"(%r220) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 1, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<1x2x2xf64>) -> tensor<1x1x2xf64>
        %300 = "stablehlo.slice"(%r220) <{start_indices = array<i64: 0, 1, 0>, limit_indices = array<i64: 1, 2, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<1x2x2xf64>) -> tensor<1x1x2xf64>
        %301 = "stablehlo.broadcast_in_dim"(%284) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xf64>) -> tensor<1x1x2xf64>
        %302 = "stablehlo.multiply"(%299, %301) : (tensor<1x1x2xf64>, tensor<1x1x2xf64>) -> tensor<1x1x2xf64>
        %303 = "stablehlo.broadcast_in_dim"(%285) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xf64>) -> tensor<1x1x2xf64>
        %304 = "stablehlo.multiply"(%300, %303) : (tensor<1x1x2xf64>, tensor<1x1x2xf64>) -> tensor<1x1x2xf64>
        %305 = "stablehlo.subtract"(%302, %304) : (tensor<1x1x2xf64>, tensor<1x1x2xf64>) -> tensor<1x1x2xf64>
        %306 = "stablehlo.broadcast_in_dim"(%285) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xf64>) -> tensor<1x1x2xf64>
        %307 = "stablehlo.multiply"(%299, %306) : (tensor<1x1x2xf64>, tensor<1x1x2xf64>) -> tensor<1x1x2xf64>
        %308 = "stablehlo.broadcast_in_dim"(%284) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xf64>) -> tensor<1x1x2xf64>
        %309 = "stablehlo.multiply"(%300, %308) : (tensor<1x1x2xf64>, tensor<1x1x2xf64>) -> tensor<1x1x2xf64>
        %310 = "stablehlo.add"(%307, %309) : (tensor<1x1x2xf64>, tensor<1x1x2xf64>) -> tensor<1x1x2xf64>
        %311 = "stablehlo.concatenate"(%305, %310) <{dimension = 1 : i64}> : (tensor<1x1x2xf64>, tensor<1x1x2xf64>) -> tensor<1x2x2xf64>
        "stablehlo.return"(%222, %298, %311) : (tensor<i32>, tensor<1x2x2xf64>, tensor<1x2x2xf64>) -> ()
      }) : (tensor<i32>, tensor<1x2x2xf64>, tensor<1x2x2xf64>) -> (tensor<i32>, tensor<1x2x2xf64>, tensor<1x2x2xf64>)
      %313 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %314 = "stablehlo.add"(%r209, %313) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%314, %312#1, %312#2) : (tensor<i32>, tensor<1x2x2xf64>, tensor<1x2x2xf64>) -> ()
    }) : (tensor<i32>, tensor<1x2x2xf64>, tensor<1x2x2xf64>) -> (tensor<i32>, tensor<1x2x2xf64>, tensor<1x2x2xf64>)
    %316 = "stablehlo.multiply"(%315#1, %315#1) : (tensor<1x2x2xf64>, tensor<1x2x2xf64>) -> tensor<1x2x2xf64>
    %317 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %321 = "stablehlo.reduce"(%316, %317) <{dimensions = array<i64: 2>}> ({
    ^bb0(%r318: tensor<f64>, %r319: tensor<f64>):
      %320 = "stablehlo.add"(%r318, %r319) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%320) : (tensor<f64>) -> ()
    }) : (tensor<1x2x2xf64>, tensor<f64>) -> tensor<1x2xf64>
    %322 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<f64>}> : () -> tensor<f64>
    %326 = "stablehlo.reduce"(%321, %322) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r323: tensor<f64>, %r324: tensor<f64>):
      %325 = "stablehlo.maximum"(%r323, %r324) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%325) : (tensor<f64>) -> ()
    }) : (tensor<1x2xf64>, tensor<f64>) -> tensor<1xf64>
    %327 = "stablehlo.constant"() <{value = dense<1.0e-280> : tensor<1xf64>}> : () -> tensor<1xf64>
    %328 = "stablehlo.multiply"(%326, %327) : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xf64>
    %329 = "stablehlo.broadcast_in_dim"(%328) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf64>) -> tensor<1x2xf64>
    %330 = "stablehlo.compare"(%321, %329) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x2xi1>
    %331 = "stablehlo.sqrt"(%321) : (tensor<1x2xf64>) -> tensor<1x2xf64>
    %332 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1x2xf64>}> : () -> tensor<1x2xf64>
    %333 = "stablehlo.select"(%330, %331, %332) : (tensor<1x2xi1>, tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x2xf64>
    %334 = "stablehlo.divide"(%332, %333) : (tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x2xf64>
    %335 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x2xf64>}> : () -> tensor<1x2xf64>
    %336 = "stablehlo.select"(%330, %334, %335) : (tensor<1x2xi1>, tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x2xf64>
    %337 = "stablehlo.broadcast_in_dim"(%336) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x2xf64>) -> tensor<1x2x2xf64>
    %338 = "stablehlo.multiply"(%315#1, %337) : (tensor<1x2x2xf64>, tensor<1x2x2xf64>) -> tensor<1x2x2xf64>
    %339 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x2xi32>
    %345:2 = "stablehlo.sort"(%331, %339) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%r340: tensor<f64>, %r341: tensor<f64>, %r342: tensor<i32>, %r343: tensor<i32>):
      %344 = "stablehlo.compare"(%r340, %r341) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
      "stablehlo.return"(%344) : (tensor<i1>) -> ()
    }) : (tensor<1x2xf64>, tensor<1x2xi32>) -> (tensor<1x2xf64>, tensor<1x2xi32>)
    %346 = "stablehlo.gather"(%338, %345#1) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 2>, indices_are_sorted = false}> : (tensor<1x2x2xf64>, tensor<1x2xi32>) -> tensor<1x2x2xf64>
    %347 = "stablehlo.gather"(%315#2, %345#1) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 2>, indices_are_sorted = false}> : (tensor<1x2x2xf64>, tensor<1x2xi32>) -> tensor<1x2x2xf64>
    %348 = "stablehlo.broadcast_in_dim"(%149) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf64>) -> tensor<1x2xf64>
    %349 = "stablehlo.multiply"(%345#0, %348) : (tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x2xf64>
    %350 = "stablehlo.transpose"(%346) <{permutation = array<i64: 0, 2, 1>}> : (tensor<1x2x2xf64>) -> tensor<1x2x2xf64>
    %351 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x2xf64>}> : () -> tensor<1x2xf64>
    %352 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %475:3 = "stablehlo.while"(%352, %350, %351) ({
    ^bb0(%r353: tensor<i32>, %r354: tensor<1x2x2xf64>, %r355: tensor<1x2xf64>):
      %356 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
      %357 = "stablehlo.compare"(%r353, %356) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%357) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r358: tensor<i32>, %r359: tensor<1x2x2xf64>, %r360: tensor<1x2xf64>):
      %361 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %362 = "stablehlo.dynamic_slice"(%r359, %361, %361, %r358) <{slice_sizes = array<i64: 1, 2, 1>}> : (tensor<1x2x2xf64>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x1xf64>
      %363 = "stablehlo.reshape"(%362) : (tensor<1x2x1xf64>) -> tensor<1x2xf64>
      %364 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x2xi32>
      %365 = "stablehlo.broadcast_in_dim"(%r358) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x2xi32>
      %366 = "stablehlo.compare"(%364, %365) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<1x2xi1>
      %367 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x2xi32>
      %368 = "stablehlo.broadcast_in_dim"(%r358) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x2xi32>
      %369 = "stablehlo.compare"(%367, %368) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<1x2xi1>
      %370 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x2xf64>}> : () -> tensor<1x2xf64>
      %371 = "stablehlo.select"(%369, %363, %370) : (tensor<1x2xi1>, tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x2xf64>
      %372 = "stablehlo.select"(%366, %363, %370) : (tensor<1x2xi1>, tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x2xf64>
      %373 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
      %377 = "stablehlo.reduce"(%372, %373) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r374: tensor<f64>, %r375: tensor<f64>):
        %376 = "stablehlo.add"(%r374, %r375) : (tensor<f64>, tensor<f64>) -> tensor<f64>
        "stablehlo.return"(%376) : (tensor<f64>) -> ()
      }) : (tensor<1x2xf64>, tensor<f64>) -> tensor<1xf64>
      %378 = "stablehlo.abs"(%371) : (tensor<1x2xf64>) -> tensor<1x2xf64>
      %379 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<f64>}> : () -> tensor<f64>
      %383 = "stablehlo.reduce"(%378, %379) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r380: tensor<f64>, %r381: tensor<f64>):
        %382 = "stablehlo.maximum"(%r380, %r381) : (tensor<f64>, tensor<f64>) -> tensor<f64>
        "stablehlo.return"(%382) : (tensor<f64>) -> ()
      }) : (tensor<1x2xf64>, tensor<f64>) -> tensor<1xf64>
      %384 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf64>}> : () -> tensor<1xf64>
      %385 = "stablehlo.compare"(%383, %384) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
      %386 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1xf64>}> : () -> tensor<1xf64>
      %387 = "stablehlo.select"(%385, %386, %383) : (tensor<1xi1>, tensor<1xf64>, tensor<1xf64>) -> tensor<1xf64>
      %388 = "stablehlo.broadcast_in_dim"(%387) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf64>) -> tensor<1x2xf64>
      %389 = "stablehlo.divide"(%371, %388) : (tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x2xf64>
      %390 = "stablehlo.multiply"(%389, %389) : (tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x2xf64>
      %391 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
      %395 = "stablehlo.reduce"(%390, %391) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r392: tensor<f64>, %r393: tensor<f64>):
        %394 = "stablehlo.add"(%r392, %r393) : (tensor<f64>, tensor<f64>) -> tensor<f64>
        "stablehlo.return"(%394) : (tensor<f64>) -> ()
      }) : (tensor<1x2xf64>, tensor<f64>) -> tensor<1xf64>
      %396 = "stablehlo.sqrt"(%395) : (tensor<1xf64>) -> tensor<1xf64>
      %397 = "stablehlo.multiply"(%396, %387) : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xf64>
      %398 = "stablehlo.reshape"(%377) : (tensor<1xf64>) -> tensor<1x1xf64>
      %399 = "stablehlo.reshape"(%397) : (tensor<1xf64>) -> tensor<1x1xf64>
      %400 = "stablehlo.concatenate"(%398, %399) <{dimension = 1 : i64}> : (tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x2xf64>
      %401 = "stablehlo.abs"(%400) : (tensor<1x2xf64>) -> tensor<1x2xf64>
      %402 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<f64>}> : () -> tensor<f64>
      %406 = "stablehlo.reduce"(%401, %402) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r403: tensor<f64>, %r404: tensor<f64>):
        %405 = "stablehlo.maximum"(%r403, %r404) : (tensor<f64>, tensor<f64>) -> tensor<f64>
        "stablehlo.return"(%405) : (tensor<f64>) -> ()
      }) : (tensor<1x2xf64>, tensor<f64>) -> tensor<1xf64>
      %407 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf64>}> : () -> tensor<1xf64>
      %408 = "stablehlo.compare"(%406, %407) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
      %409 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1xf64>}> : () -> tensor<1xf64>
      %410 = "stablehlo.select"(%408, %409, %406) : (tensor<1xi1>, tensor<1xf64>, tensor<1xf64>) -> tensor<1xf64>
      %411 = "stablehlo.broadcast_in_dim"(%410) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf64>) -> tensor<1x2xf64>
      %412 = "stablehlo.divide"(%400, %411) : (tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x2xf64>
      %413 = "stablehlo.multiply"(%412, %412) : (tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x2xf64>
      %414 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
      %418 = "stablehlo.reduce"(%413, %414) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r415: tensor<f64>, %r416: tensor<f64>):
        %417 = "stablehlo.add"(%r415, %r416) : (tensor<f64>, tensor<f64>) -> tensor<f64>
        "stablehlo.return"(%417) : (tensor<f64>) -> ()
      }) : (tensor<1x2xf64>, tensor<f64>) -> tensor<1xf64>
      %419 = "stablehlo.sqrt"(%418) : (tensor<1xf64>) -> tensor<1xf64>
      %420 = "stablehlo.multiply"(%419, %410) : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xf64>
      %421 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf64>}> : () -> tensor<1xf64>
      %422 = "stablehlo.compare"(%377, %421) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
      %423 = "stablehlo.negate"(%420) : (tensor<1xf64>) -> tensor<1xf64>
      %424 = "stablehlo.select"(%422, %420, %423) : (tensor<1xi1>, tensor<1xf64>, tensor<1xf64>) -> tensor<1xf64>
      %425 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf64>}> : () -> tensor<1xf64>
      %426 = "stablehlo.compare"(%397, %425) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
      %427 = "stablehlo.select"(%426, %377, %424) : (tensor<1xi1>, tensor<1xf64>, tensor<1xf64>) -> tensor<1xf64>
      %428 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf64>}> : () -> tensor<1xf64>
      %429 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1xf64>}> : () -> tensor<1xf64>
      %430 = "stablehlo.select"(%426, %429, %427) : (tensor<1xi1>, tensor<1xf64>, tensor<1xf64>) -> tensor<1xf64>
      %431 = "stablehlo.subtract"(%427, %377) : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xf64>
      %432 = "stablehlo.divide"(%431, %430) : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xf64>
      %433 = "stablehlo.select"(%426, %428, %432) : (tensor<1xi1>, tensor<1xf64>, tensor<1xf64>) -> tensor<1xf64>
      %434 = "stablehlo.negate"(%431) : (tensor<1xf64>) -> tensor<1xf64>
      %435 = "stablehlo.select"(%426, %429, %434) : (tensor<1xi1>, tensor<1xf64>, tensor<1xf64>) -> tensor<1xf64>
      %436 = "stablehlo.broadcast_in_dim"(%435) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf64>) -> tensor<1x2xf64>
      %437 = "stablehlo.divide"(%371, %436) : (tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x2xf64>
      %438 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1x2xf64>}> : () -> tensor<1x2xf64>
      %439 = "stablehlo.select"(%366, %438, %437) : (tensor<1x2xi1>, tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x2xf64>
      %440 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x2xi32>
      %441 = "stablehlo.broadcast_in_dim"(%r358) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x2xi32>
      %442 = "stablehlo.compare"(%440, %441) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<1x2xi1>
      %443 = "stablehlo.broadcast_in_dim"(%439) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x2xf64>) -> tensor<1x2x2xf64>
      %444 = "stablehlo.multiply"(%r359, %443) : (tensor<1x2x2xf64>, tensor<1x2x2xf64>) -> tensor<1x2x2xf64>
      %445 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
      %449 = "stablehlo.reduce"(%444, %445) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r446: tensor<f64>, %r447: tensor<f64>):
        %448 = "stablehlo.add"(%r446, %r447) : (tensor<f64>, tensor<f64>) -> tensor<f64>
        "stablehlo.return"(%448) : (tensor<f64>) -> ()
      }) : (tensor<1x2x2xf64>, tensor<f64>) -> tensor<1x2xf64>
      %450 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x2xf64>}> : () -> tensor<1x2xf64>
      %451 = "stablehlo.select"(%442, %449, %450) : (tensor<1x2xi1>, tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x2xf64>
      %452 = "stablehlo.broadcast_in_dim"(%433) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf64>) -> tensor<1x2xf64>
      %453 = "stablehlo.multiply"(%439, %452) : (tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x2xf64>
      %454 = "stablehlo.broadcast_in_dim"(%453) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x2xf64>) -> tensor<1x2x2xf64>
      %455 = "stablehlo.broadcast_in_dim"(%451) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x2xf64>) -> tensor<1x2x2xf64>
      %456 = "stablehlo.multiply"(%454, %455) : (tensor<1x2x2xf64>, tensor<1x2x2xf64>) -> tensor<1x2x2xf64>
      %457 = "stablehlo.subtract"(%r359, %456) : (tensor<1x2x2xf64>, tensor<1x2x2xf64>) -> tensor<1x2x2xf64>
      %458 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x2xi32>
      %459 = "stablehlo.broadcast_in_dim"(%r358) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x2xi32>
      %460 = "stablehlo.compare"(%458, %459) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<1x2xi1>
      %461 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x2xi32>
      %462 = "stablehlo.broadcast_in_dim"(%r358) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x2xi32>
      %463 = "stablehlo.compare"(%461, %462) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<1x2xi1>
      %464 = "stablehlo.broadcast_in_dim"(%427) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf64>) -> tensor<1x2xf64>
      %465 = "stablehlo.select"(%463, %439, %363) : (tensor<1x2xi1>, tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x2xf64>
      %466 = "stablehlo.select"(%460, %464, %465) : (tensor<1x2xi1>, tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x2xf64>
      %467 = "stablehlo.reshape"(%466) : (tensor<1x2xf64>) -> tensor<1x2x1xf64>
      %468 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %469 = "stablehlo.dynamic_update_slice"(%457, %467, %468, %468, %r358) : (tensor<1x2x2xf64>, tensor<1x2x1xf64>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2xf64>
      %470 = "stablehlo.reshape"(%433) : (tensor<1xf64>) -> tensor<1x1xf64>
      %471 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %472 = "stablehlo.dynamic_update_slice"(%r360, %470, %471, %r358) : (tensor<1x2xf64>, tensor<1x1xf64>, tensor<i32>, tensor<i32>) -> tensor<1x2xf64>
      %473 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %474 = "stablehlo.add"(%r358, %473) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%474, %469, %472) : (tensor<i32>, tensor<1x2x2xf64>, tensor<1x2xf64>) -> ()
    }) : (tensor<i32>, tensor<1x2x2xf64>, tensor<1x2xf64>) -> (tensor<i32>, tensor<1x2x2xf64>, tensor<1x2xf64>)
    %476 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x2x2xf64>}> : () -> tensor<1x2x2xf64>
    %477 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x2x2xi32>
    %478 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x2x2xi32>
    %479 = "stablehlo.subtract"(%478, %477) : (tensor<1x2x2xi32>, tensor<1x2x2xi32>) -> tensor<1x2x2xi32>
    %480 = "stablehlo.constant"() <{value = dense<0> : tensor<1x2x2xi32>}> : () -> tensor<1x2x2xi32>
    %481 = "stablehlo.compare"(%479, %480) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x2x2xi32>, tensor<1x2x2xi32>) -> tensor<1x2x2xi1>
    %482 = "stablehlo.convert"(%481) : (tensor<1x2x2xi1>) -> tensor<1x2x2xf64>
    %483 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %527:4 = "stablehlo.while"(%483, %482, %475#1, %475#2) ({
    ^bb0(%r484: tensor<i32>, %r485: tensor<1x2x2xf64>, %r486: tensor<1x2x2xf64>, %r487: tensor<1x2xf64>):
      %488 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
      %489 = "stablehlo.compare"(%r484, %488) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%489) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r490: tensor<i32>, %r491: tensor<1x2x2xf64>, %r492: tensor<1x2x2xf64>, %r493: tensor<1x2xf64>):
      %494 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %495 = "stablehlo.subtract"(%494, %r490) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %496 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %497 = "stablehlo.dynamic_slice"(%r492, %496, %496, %495) <{slice_sizes = array<i64: 1, 2, 1>}> : (tensor<1x2x2xf64>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x1xf64>
      %498 = "stablehlo.reshape"(%497) : (tensor<1x2x1xf64>) -> tensor<1x2xf64>
      %499 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x2xi32>
      %500 = "stablehlo.broadcast_in_dim"(%495) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x2xi32>
      %501 = "stablehlo.compare"(%499, %500) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<1x2xi1>
      %502 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x2xi32>
      %503 = "stablehlo.broadcast_in_dim"(%495) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x2xi32>
      %504 = "stablehlo.compare"(%502, %503) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<1x2xi1>
      %505 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x2xf64>}> : () -> tensor<1x2xf64>
      %506 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1x2xf64>}> : () -> tensor<1x2xf64>
      %507 = "stablehlo.select"(%504, %498, %505) : (tensor<1x2xi1>, tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x2xf64>
      %508 = "stablehlo.select"(%501, %506, %507) : (tensor<1x2xi1>, tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x2xf64>
      %509 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %510 = "stablehlo.dynamic_slice"(%r493, %509, %495) <{slice_sizes = array<i64: 1, 1>}> : (tensor<1x2xf64>, tensor<i32>, tensor<i32>) -> tensor<1x1xf64>
      %511 = "stablehlo.reshape"(%510) : (tensor<1x1xf64>) -> tensor<1xf64>
      %512 = "stablehlo.broadcast_in_dim"(%508) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x2xf64>) -> tensor<1x2x2xf64>
      %513 = "stablehlo.multiply"(%r491, %512) : (tensor<1x2x2xf64>, tensor<1x2x2xf64>) -> tensor<1x2x2xf64>
      %514 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
      %518 = "stablehlo.reduce"(%513, %514) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r515: tensor<f64>, %r516: tensor<f64>):
        %517 = "stablehlo.add"(%r515, %r516) : (tensor<f64>, tensor<f64>) -> tensor<f64>
        "stablehlo.return"(%517) : (tensor<f64>) -> ()
      }) : (tensor<1x2x2xf64>, tensor<f64>) -> tensor<1x2xf64>
      %519 = "stablehlo.broadcast_in_dim"(%511) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf64>) -> tensor<1x2xf64>
      %520 = "stablehlo.multiply"(%508, %519) : (tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x2xf64>
      %521 = "stablehlo.broadcast_in_dim"(%520) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x2xf64>) -> tensor<1x2x2xf64>
      %522 = "stablehlo.broadcast_in_dim"(%518) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x2xf64>) -> tensor<1x2x2xf64>
      %523 = "stablehlo.multiply"(%521, %522) : (tensor<1x2x2xf64>, tensor<1x2x2xf64>) -> tensor<1x2x2xf64>
      %524 = "stablehlo.subtract"(%r491, %523) : (tensor<1x2x2xf64>, tensor<1x2x2xf64>) -> tensor<1x2x2xf64>
      %525 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %526 = "stablehlo.add"(%r490, %525) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%526, %524, %r492, %r493) : (tensor<i32>, tensor<1x2x2xf64>, tensor<1x2x2xf64>, tensor<1x2xf64>) -> ()
    }) : (tensor<i32>, tensor<1x2x2xf64>, tensor<1x2x2xf64>, tensor<1x2xf64>) -> (tensor<i32>, tensor<1x2x2xf64>, tensor<1x2x2xf64>, tensor<1x2xf64>)
    %528 = "stablehlo.reshape"(%475#1) : (tensor<1x2x2xf64>) -> tensor<1x4xf64>
    %529 = "stablehlo.slice"(%528) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 1, 4>, strides = array<i64: 1, 3>}> : (tensor<1x4xf64>) -> tensor<1x2xf64>
    %530 = "stablehlo.abs"(%529) : (tensor<1x2xf64>) -> tensor<1x2xf64>
    %531 = "stablehlo.constant"() <{value = dense<0.5> : tensor<1x2xf64>}> : () -> tensor<1x2xf64>
    %532 = "stablehlo.compare"(%530, %531) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x2xi1>
    %533 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1x2xf64>}> : () -> tensor<1x2xf64>
    %534 = "stablehlo.select"(%532, %533, %529) : (tensor<1x2xi1>, tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x2xf64>
    %535 = "stablehlo.abs"(%534) : (tensor<1x2xf64>) -> tensor<1x2xf64>
    %536 = "stablehlo.divide"(%534, %535) : (tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x2xf64>
    %537 = "stablehlo.broadcast_in_dim"(%536) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x2xf64>) -> tensor<1x2x2xf64>
    %538 = "stablehlo.multiply"(%527#1, %537) : (tensor<1x2x2xf64>, tensor<1x2x2xf64>) -> tensor<1x2x2xf64>
    %539 = "stablehlo.transpose"(%538) <{permutation = array<i64: 0, 2, 1>}> : (tensor<1x2x2xf64>) -> tensor<1x2x2xf64>
    %540 = "stablehlo.transpose"(%347) <{permutation = array<i64: 0, 2, 1>}> : (tensor<1x2x2xf64>) -> tensor<1x2x2xf64>
    %541 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %542 = "stablehlo.pad"(%540, %541) <{edge_padding_low = array<i64: 0, 0, 0>, edge_padding_high = array<i64: 0, 1, 0>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<1x2x2xf64>, tensor<f64>) -> tensor<1x3x2xf64>
    %543 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x3x2xf64>}> : () -> tensor<1x3x2xf64>
    %544 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x2xi32>
    %545 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x3x2xi32>
    %546 = "stablehlo.subtract"(%545, %544) : (tensor<1x3x2xi32>, tensor<1x3x2xi32>) -> tensor<1x3x2xi32>
    %547 = "stablehlo.constant"() <{value = dense<0> : tensor<1x3x2xi32>}> : () -> tensor<1x3x2xi32>
    %548 = "stablehlo.compare"(%546, %547) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x2xi32>, tensor<1x3x2xi32>) -> tensor<1x3x2xi1>
    %549 = "stablehlo.convert"(%548) : (tensor<1x3x2xi1>) -> tensor<1x3x2xf64>
    %550 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x3x2xi32>
    %551 = "stablehlo.constant"() <{value = dense<2> : tensor<1x3x2xi32>}> : () -> tensor<1x3x2xi32>
    %552 = "stablehlo.compare"(%550, %551) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x2xi32>, tensor<1x3x2xi32>) -> tensor<1x3x2xi1>
    %553 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x3x2xf64>}> : () -> tensor<1x3x2xf64>
    %554 = "stablehlo.select"(%552, %549, %553) : (tensor<1x3x2xi1>, tensor<1x3x2xf64>, tensor<1x3x2xf64>) -> tensor<1x3x2xf64>
    %555 = "stablehlo.add"(%542, %554) : (tensor<1x3x2xf64>, tensor<1x3x2xf64>) -> tensor<1x3x2xf64>
    %556 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %600:4 = "stablehlo.while"(%556, %555, %125#1, %125#2) ({
    ^bb0(%r557: tensor<i32>, %r558: tensor<1x3x2xf64>, %r559: tensor<1x3x2xf64>, %r560: tensor<1x2xf64>):
      %561 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
      %562 = "stablehlo.compare"(%r557, %561) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%562) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r563: tensor<i32>, %r564: tensor<1x3x2xf64>, %r565: tensor<1x3x2xf64>, %r566: tensor<1x2xf64>):
      %567 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %568 = "stablehlo.subtract"(%567, %r563) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %569 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %570 = "stablehlo.dynamic_slice"(%r565, %569, %569, %568) <{slice_sizes = array<i64: 1, 3, 1>}> : (tensor<1x3x2xf64>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x1xf64>
      %571 = "stablehlo.reshape"(%570) : (tensor<1x3x1xf64>) -> tensor<1x3xf64>
      %572 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
      %573 = "stablehlo.broadcast_in_dim"(%568) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x3xi32>
      %574 = "stablehlo.compare"(%572, %573) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %575 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
      %576 = "stablehlo.broadcast_in_dim"(%568) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x3xi32>
      %577 = "stablehlo.compare"(%575, %576) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %578 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x3xf64>}> : () -> tensor<1x3xf64>
      %579 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1x3xf64>}> : () -> tensor<1x3xf64>
      %580 = "stablehlo.select"(%577, %571, %578) : (tensor<1x3xi1>, tensor<1x3xf64>, tensor<1x3xf64>) -> tensor<1x3xf64>
      %581 = "stablehlo.select"(%574, %579, %580) : (tensor<1x3xi1>, tensor<1x3xf64>, tensor<1x3xf64>) -> tensor<1x3xf64>
      %582 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %583 = "stablehlo.dynamic_slice"(%r566, %582, %568) <{slice_sizes = array<i64: 1, 1>}> : (tensor<1x2xf64>, tensor<i32>, tensor<i32>) -> tensor<1x1xf64>
      %584 = "stablehlo.reshape"(%583) : (tensor<1x1xf64>) -> tensor<1xf64>
      %585 = "stablehlo.broadcast_in_dim"(%581) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xf64>) -> tensor<1x3x2xf64>
      %586 = "stablehlo.multiply"(%r564, %585) : (tensor<1x3x2xf64>, tensor<1x3x2xf64>) -> tensor<1x3x2xf64>
      %587 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
      %591 = "stablehlo.reduce"(%586, %587) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r588: tensor<f64>, %r589: tensor<f64>):
        %590 = "stablehlo.add"(%r588, %r589) : (tensor<f64>, tensor<f64>) -> tensor<f64>
        "stablehlo.return"(%590) : (tensor<f64>) -> ()
      }) : (tensor<1x3x2xf64>, tensor<f64>) -> tensor<1x2xf64>
      %592 = "stablehlo.broadcast_in_dim"(%584) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf64>) -> tensor<1x3xf64>
      %593 = "stablehlo.multiply"(%581, %592) : (tensor<1x3xf64>, tensor<1x3xf64>) -> tensor<1x3xf64>
      %594 = "stablehlo.broadcast_in_dim"(%593) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xf64>) -> tensor<1x3x2xf64>
      %595 = "stablehlo.broadcast_in_dim"(%591) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x2xf64>) -> tensor<1x3x2xf64>
      %596 = "stablehlo.multiply"(%594, %595) : (tensor<1x3x2xf64>, tensor<1x3x2xf64>) -> tensor<1x3x2xf64>
      %597 = "stablehlo.subtract"(%r564, %596) : (tensor<1x3x2xf64>, tensor<1x3x2xf64>) -> tensor<1x3x2xf64>
      %598 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %599 = "stablehlo.add"(%r563, %598) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%599, %597, %r565, %r566) : (tensor<i32>, tensor<1x3x2xf64>, tensor<1x3x2xf64>, tensor<1x2xf64>) -> ()
    }) : (tensor<i32>, tensor<1x3x2xf64>, tensor<1x3x2xf64>, tensor<1x2xf64>) -> (tensor<i32>, tensor<1x3x2xf64>, tensor<1x3x2xf64>, tensor<1x2xf64>)
    %601 = "stablehlo.dot_general"(%600#1, %539) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<1x3x2xf64>, tensor<1x2x2xf64>) -> tensor<1x3x2xf64>
    %602 = "stablehlo.transpose"(%539) <{permutation = array<i64: 0, 2, 1>}> : (tensor<1x2x2xf64>) -> tensor<1x2x2xf64>
    %603 = "stablehlo.broadcast_in_dim"(%349) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x2xf64>) -> tensor<1x2x2xf64>
    %604 = "stablehlo.multiply"(%602, %603) : (tensor<1x2x2xf64>, tensor<1x2x2xf64>) -> tensor<1x2x2xf64>
    %605 = "stablehlo.dot_general"(%604, %539) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<1x2x2xf64>, tensor<1x2x2xf64>) -> tensor<1x2x2xf64>
    %606 = "stablehlo.reshape"(%601) : (tensor<1x3x2xf64>) -> tensor<3x2xf64>
    %607 = "stablehlo.reshape"(%605) : (tensor<1x2x2xf64>) -> tensor<2x2xf64>
    return %606, %607 : tensor<3x2xf64>, tensor<2x2xf64>
  }
}

// T[3,2], T = complex64
module @torchtpu {
  func.func public @main(%arg0: tensor<3x2xcomplex<f32>>) -> (tensor<3x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<3x2xcomplex<f32>>) -> tensor<1x3x2xcomplex<f32>>
    %1 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<1x2xcomplex<f32>>}> : () -> tensor<1x2xcomplex<f32>>
    %2 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %144:3 = "stablehlo.while"(%2, %0, %1) ({
    ^bb0(%r3: tensor<i32>, %r4: tensor<1x3x2xcomplex<f32>>, %r5: tensor<1x2xcomplex<f32>>):
      %6 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
      %7 = "stablehlo.compare"(%r3, %6) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%7) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r8: tensor<i32>, %r9: tensor<1x3x2xcomplex<f32>>, %r10: tensor<1x2xcomplex<f32>>):
      %11 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %12 = "stablehlo.dynamic_slice"(%r9, %11, %11, %r8) <{slice_sizes = array<i64: 1, 3, 1>}> : (tensor<1x3x2xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x1xcomplex<f32>>
      %13 = "stablehlo.reshape"(%12) : (tensor<1x3x1xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %14 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
      %15 = "stablehlo.broadcast_in_dim"(%r8) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x3xi32>
      %16 = "stablehlo.compare"(%14, %15) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %17 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
      %18 = "stablehlo.broadcast_in_dim"(%r8) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x3xi32>
      %19 = "stablehlo.compare"(%17, %18) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %20 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<1x3xcomplex<f32>>}> : () -> tensor<1x3xcomplex<f32>>
      %21 = "stablehlo.select"(%19, %13, %20) : (tensor<1x3xi1>, tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %22 = "stablehlo.select"(%16, %13, %20) : (tensor<1x3xi1>, tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %23 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
      %27 = "stablehlo.reduce"(%22, %23) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r24: tensor<complex<f32>>, %r25: tensor<complex<f32>>):
        %26 = "stablehlo.add"(%r24, %r25) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
        "stablehlo.return"(%26) : (tensor<complex<f32>>) -> ()
      }) : (tensor<1x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1xcomplex<f32>>
      %28 = "stablehlo.abs"(%21) : (tensor<1x3xcomplex<f32>>) -> tensor<1x3xf32>
      %29 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
      %33 = "stablehlo.reduce"(%28, %29) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r30: tensor<f32>, %r31: tensor<f32>):
        %32 = "stablehlo.maximum"(%r30, %r31) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%32) : (tensor<f32>) -> ()
      }) : (tensor<1x3xf32>, tensor<f32>) -> tensor<1xf32>
      %34 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
      %35 = "stablehlo.compare"(%33, %34) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
      %36 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1xf32>}> : () -> tensor<1xf32>
      %37 = "stablehlo.select"(%35, %36, %33) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %38 = "stablehlo.convert"(%37) : (tensor<1xf32>) -> tensor<1xcomplex<f32>>
      %39 = "stablehlo.broadcast_in_dim"(%38) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %40 = "stablehlo.divide"(%21, %39) : (tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %41 = "stablehlo.real"(%40) : (tensor<1x3xcomplex<f32>>) -> tensor<1x3xf32>
      %42 = "stablehlo.imag"(%40) : (tensor<1x3xcomplex<f32>>) -> tensor<1x3xf32>
      %43 = "stablehlo.multiply"(%41, %41) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %44 = "stablehlo.multiply"(%42, %42) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %45 = "stablehlo.add"(%43, %44) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %46 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
      %50 = "stablehlo.reduce"(%45, %46) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r47: tensor<f32>, %r48: tensor<f32>):
        %49 = "stablehlo.add"(%r47, %r48) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%49) : (tensor<f32>) -> ()
      }) : (tensor<1x3xf32>, tensor<f32>) -> tensor<1xf32>
      %51 = "stablehlo.sqrt"(%50) : (tensor<1xf32>) -> tensor<1xf32>
      %52 = "stablehlo.multiply"(%51, %37) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %53 = "stablehlo.reshape"(%27) : (tensor<1xcomplex<f32>>) -> tensor<1x1xcomplex<f32>>
      %54 = "stablehlo.reshape"(%52) : (tensor<1xf32>) -> tensor<1x1xf32>
      %55 = "stablehlo.convert"(%54) : (tensor<1x1xf32>) -> tensor<1x1xcomplex<f32>>
      %56 = "stablehlo.concatenate"(%53, %55) <{dimension = 1 : i64}> : (tensor<1x1xcomplex<f32>>, tensor<1x1xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
      %57 = "stablehlo.abs"(%56) : (tensor<1x2xcomplex<f32>>) -> tensor<1x2xf32>
      %58 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
      %62 = "stablehlo.reduce"(%57, %58) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r59: tensor<f32>, %r60: tensor<f32>):
        %61 = "stablehlo.maximum"(%r59, %r60) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%61) : (tensor<f32>) -> ()
      }) : (tensor<1x2xf32>, tensor<f32>) -> tensor<1xf32>
      %63 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
      %64 = "stablehlo.compare"(%62, %63) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
      %65 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1xf32>}> : () -> tensor<1xf32>
      %66 = "stablehlo.select"(%64, %65, %62) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %67 = "stablehlo.convert"(%66) : (tensor<1xf32>) -> tensor<1xcomplex<f32>>
      %68 = "stablehlo.broadcast_in_dim"(%67) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
      %69 = "stablehlo.divide"(%56, %68) : (tensor<1x2xcomplex<f32>>, tensor<1x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
      %70 = "stablehlo.real"(%69) : (tensor<1x2xcomplex<f32>>) -> tensor<1x2xf32>
      %71 = "stablehlo.imag"(%69) : (tensor<1x2xcomplex<f32>>) -> tensor<1x2xf32>
      %72 = "stablehlo.multiply"(%70, %70) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
      %73 = "stablehlo.multiply"(%71, %71) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
      %74 = "stablehlo.add"(%72, %73) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
      %75 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
      %79 = "stablehlo.reduce"(%74, %75) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r76: tensor<f32>, %r77: tensor<f32>):
        %78 = "stablehlo.add"(%r76, %r77) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%78) : (tensor<f32>) -> ()
      }) : (tensor<1x2xf32>, tensor<f32>) -> tensor<1xf32>
      %80 = "stablehlo.sqrt"(%79) : (tensor<1xf32>) -> tensor<1xf32>
      %81 = "stablehlo.multiply"(%80, %66) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %82 = "stablehlo.real"(%27) : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
      %83 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
      %84 = "stablehlo.compare"(%82, %83) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
      %85 = "stablehlo.negate"(%81) : (tensor<1xf32>) -> tensor<1xf32>
      %86 = "stablehlo.select"(%84, %81, %85) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %87 = "stablehlo.convert"(%86) : (tensor<1xf32>) -> tensor<1xcomplex<f32>>
      %88 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
      %89 = "stablehlo.compare"(%52, %88) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
      %90 = "stablehlo.imag"(%27) : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
      %91 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
      %92 = "stablehlo.compare"(%90, %91) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
      %93 = "stablehlo.and"(%89, %92) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
      %94 = "stablehlo.select"(%93, %27, %87) : (tensor<1xi1>, tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %95 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<1xcomplex<f32>>}> : () -> tensor<1xcomplex<f32>>
      %96 = "stablehlo.constant"() <{value = dense<(1.0, 0.0)> : tensor<1xcomplex<f32>>}> : () -> tensor<1xcomplex<f32>>
      %97 = "stablehlo.select"(%93, %96, %94) : (tensor<1xi1>, tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %98 = "stablehlo.subtract"(%94, %27) : (tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %99 = "stablehlo.divide"(%98, %97) : (tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %100 = "stablehlo.select"(%93, %95, %99) : (tensor<1xi1>, tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %101 = "stablehlo.negate"(%98) : (tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %102 = "stablehlo.select"(%93, %96, %101) : (tensor<1xi1>, tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %103 = "stablehlo.broadcast_in_dim"(%102) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %104 = "stablehlo.divide"(%21, %103) : (tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %105 = "stablehlo.constant"() <{value = dense<(1.0, 0.0)> : tensor<1x3xcomplex<f32>>}> : () -> tensor<1x3xcomplex<f32>>
      %106 = "stablehlo.select"(%16, %105, %104) : (tensor<1x3xi1>, tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %107 = "chlo.conj"(%100) : (tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %108 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x2xi32>
      %109 = "stablehlo.broadcast_in_dim"(%r8) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x2xi32>
      %110 = "stablehlo.compare"(%108, %109) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<1x2xi1>
      %111 = "chlo.conj"(%106) : (tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %112 = "stablehlo.broadcast_in_dim"(%111) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xcomplex<f32>>) -> tensor<1x3x2xcomplex<f32>>
      %113 = "stablehlo.multiply"(%r9, %112) : (tensor<1x3x2xcomplex<f32>>, tensor<1x3x2xcomplex<f32>>) -> tensor<1x3x2xcomplex<f32>>
      %114 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
      %118 = "stablehlo.reduce"(%113, %114) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r115: tensor<complex<f32>>, %r116: tensor<complex<f32>>):
        %117 = "stablehlo.add"(%r115, %r116) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
        "stablehlo.return"(%117) : (tensor<complex<f32>>) -> ()
      }) : (tensor<1x3x2xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2xcomplex<f32>>
      %119 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<1x2xcomplex<f32>>}> : () -> tensor<1x2xcomplex<f32>>
      %120 = "stablehlo.select"(%110, %118, %119) : (tensor<1x2xi1>, tensor<1x2xcomplex<f32>>, tensor<1x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
      %121 = "stablehlo.broadcast_in_dim"(%107) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %122 = "stablehlo.multiply"(%106, %121) : (tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %123 = "stablehlo.broadcast_in_dim"(%122) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xcomplex<f32>>) -> tensor<1x3x2xcomplex<f32>>
      %124 = "stablehlo.broadcast_in_dim"(%120) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x2xcomplex<f32>>) -> tensor<1x3x2xcomplex<f32>>
      %125 = "stablehlo.multiply"(%123, %124) : (tensor<1x3x2xcomplex<f32>>, tensor<1x3x2xcomplex<f32>>) -> tensor<1x3x2xcomplex<f32>>
      %126 = "stablehlo.subtract"(%r9, %125) : (tensor<1x3x2xcomplex<f32>>, tensor<1x3x2xcomplex<f32>>) -> tensor<1x3x2xcomplex<f32>>
      %127 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
      %128 = "stablehlo.broadcast_in_dim"(%r8) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x3xi32>
      %129 = "stablehlo.compare"(%127, %128) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %130 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
      %131 = "stablehlo.broadcast_in_dim"(%r8) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x3xi32>
      %132 = "stablehlo.compare"(%130, %131) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %133 = "stablehlo.broadcast_in_dim"(%94) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %134 = "stablehlo.select"(%132, %106, %13) : (tensor<1x3xi1>, tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %135 = "stablehlo.select"(%129, %133, %134) : (tensor<1x3xi1>, tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %136 = "stablehlo.reshape"(%135) : (tensor<1x3xcomplex<f32>>) -> tensor<1x3x1xcomplex<f32>>
      %137 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %138 = "stablehlo.dynamic_update_slice"(%126, %136, %137, %137, %r8) : (tensor<1x3x2xcomplex<f32>>, tensor<1x3x1xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x2xcomplex<f32>>
      %139 = "stablehlo.reshape"(%100) : (tensor<1xcomplex<f32>>) -> tensor<1x1xcomplex<f32>>
      %140 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %141 = "stablehlo.dynamic_update_slice"(%r10, %139, %140, %r8) : (tensor<1x2xcomplex<f32>>, tensor<1x1xcomplex<f32>>, tensor<i32>, tensor<i32>) -> tensor<1x2xcomplex<f32>>
      %142 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %143 = "stablehlo.add"(%r8, %142) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%143, %138, %141) : (tensor<i32>, tensor<1x3x2xcomplex<f32>>, tensor<1x2xcomplex<f32>>) -> ()
    }) : (tensor<i32>, tensor<1x3x2xcomplex<f32>>, tensor<1x2xcomplex<f32>>) -> (tensor<i32>, tensor<1x3x2xcomplex<f32>>, tensor<1x2xcomplex<f32>>)
    %145 = "stablehlo.slice"(%144#1) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 2, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<1x3x2xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
    %146 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x2x2xi32>
    %147 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x2x2xi32>
    %148 = "stablehlo.subtract"(%147, %146) : (tensor<1x2x2xi32>, tensor<1x2x2xi32>) -> tensor<1x2x2xi32>
    %149 = "stablehlo.constant"() <{value = dense<0> : tensor<1x2x2xi32>}> : () -> tensor<1x2x2xi32>
    %150 = "stablehlo.compare"(%148, %149) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x2x2xi32>, tensor<1x2x2xi32>) -> tensor<1x2x2xi1>
    %151 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<1x2x2xcomplex<f32>>}> : () -> tensor<1x2x2xcomplex<f32>>
    %152 = "stablehlo.select"(%150, %145, %151) : (tensor<1x2x2xi1>, tensor<1x2x2xcomplex<f32>>, tensor<1x2x2xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
    %153 = "stablehlo.abs"(%152) : (tensor<1x2x2xcomplex<f32>>) -> tensor<1x2x2xf32>
    %154 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %158 = "stablehlo.reduce"(%153, %154) <{dimensions = array<i64: 1, 2>}> ({
    ^bb0(%r155: tensor<f32>, %r156: tensor<f32>):
      %157 = "stablehlo.maximum"(%r155, %r156) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%157) : (tensor<f32>) -> ()
    }) : (tensor<1x2x2xf32>, tensor<f32>) -> tensor<1xf32>
    %159 = "stablehlo.constant"() <{value = dense<0.001> : tensor<1xf32>}> : () -> tensor<1xf32>
    %160 = "stablehlo.compare"(%158, %159) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %161 = "stablehlo.constant"() <{value = dense<1000.0> : tensor<1xf32>}> : () -> tensor<1xf32>
    %162 = "stablehlo.compare"(%158, %161) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %163 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
    %164 = "stablehlo.compare"(%158, %163) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %165 = "stablehlo.and"(%160, %164) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
    %166 = "stablehlo.or"(%165, %162) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
    %167 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1xf32>}> : () -> tensor<1xf32>
    %168 = "stablehlo.select"(%166, %158, %167) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %169 = "stablehlo.convert"(%168) : (tensor<1xf32>) -> tensor<1xcomplex<f32>>
    %170 = "stablehlo.broadcast_in_dim"(%169) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
    %171 = "stablehlo.divide"(%152, %170) : (tensor<1x2x2xcomplex<f32>>, tensor<1x2x2xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
    %172 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %173 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<1x2x2xcomplex<f32>>}> : () -> tensor<1x2x2xcomplex<f32>>
    %174 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x2x2xi32>
    %175 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x2x2xi32>
    %176 = "stablehlo.subtract"(%175, %174) : (tensor<1x2x2xi32>, tensor<1x2x2xi32>) -> tensor<1x2x2xi32>
    %177 = "stablehlo.constant"() <{value = dense<0> : tensor<1x2x2xi32>}> : () -> tensor<1x2x2xi32>
    %178 = "stablehlo.compare"(%176, %177) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x2x2xi32>, tensor<1x2x2xi32>) -> tensor<1x2x2xi1>
    %179 = "stablehlo.convert"(%178) : (tensor<1x2x2xi1>) -> tensor<1x2x2xcomplex<f32>>
    %180 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %360:3 = "stablehlo.while"(%180, %171, %179) ({
    ^bb0(%r181: tensor<i32>, %r182: tensor<1x2x2xcomplex<f32>>, %r183: tensor<1x2x2xcomplex<f32>>):
      %184 = "stablehlo.constant"() <{value = dense<40> : tensor<i32>}> : () -> tensor<i32>
      %185 = "stablehlo.compare"(%r181, %184) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %186 = "stablehlo.transpose"(%r182) <{permutation = array<i64: 0, 2, 1>}> : (tensor<1x2x2xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
      %187 = "chlo.conj"(%186) : (tensor<1x2x2xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
      %188 = "stablehlo.dot_general"(%r182, %187) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<1x2x2xcomplex<f32>>, tensor<1x2x2xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
      %189 = "stablehlo.reshape"(%188) : (tensor<1x2x2xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
      %190 = "stablehlo.slice"(%189) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 1, 4>, strides = array<i64: 1, 3>}> : (tensor<1x4xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
      %191 = "stablehlo.real"(%190) : (tensor<1x2xcomplex<f32>>) -> tensor<1x2xf32>
      %192 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
      %196 = "stablehlo.reduce"(%191, %192) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r193: tensor<f32>, %r194: tensor<f32>):
        %195 = "stablehlo.maximum"(%r193, %r194) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%195) : (tensor<f32>) -> ()
      }) : (tensor<1x2xf32>, tensor<f32>) -> tensor<1xf32>
      %197 = "stablehlo.constant"() <{value = dense<1.0e-28> : tensor<1xf32>}> : () -> tensor<1xf32>
      %198 = "stablehlo.multiply"(%196, %197) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %199 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x2x2xi32>
      %200 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x2x2xi32>
      %201 = "stablehlo.subtract"(%200, %199) : (tensor<1x2x2xi32>, tensor<1x2x2xi32>) -> tensor<1x2x2xi32>
      %202 = "stablehlo.constant"() <{value = dense<0> : tensor<1x2x2xi32>}> : () -> tensor<1x2x2xi32>
      %203 = "stablehlo.compare"(%201, %202) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x2x2xi32>, tensor<1x2x2xi32>) -> tensor<1x2x2xi1>
      %204 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<1x2x2xcomplex<f32>>}> : () -> tensor<1x2x2xcomplex<f32>>
      %205 = "stablehlo.select"(%203, %188, %204) : (tensor<1x2x2xi1>, tensor<1x2x2xcomplex<f32>>, tensor<1x2x2xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
      %206 = "stablehlo.broadcast_in_dim"(%191) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x2xf32>) -> tensor<1x2x2xf32>
      %207 = "stablehlo.broadcast_in_dim"(%191) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x2xf32>) -> tensor<1x2x2xf32>
      %208 = "stablehlo.broadcast_in_dim"(%198) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<1x2x2xf32>
      %209 = "stablehlo.compare"(%206, %208) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x2x2xf32>, tensor<1x2x2xf32>) -> tensor<1x2x2xi1>
      %210 = "stablehlo.compare"(%207, %208) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x2x2xf32>, tensor<1x2x2xf32>) -> tensor<1x2x2xi1>
      %211 = "stablehlo.sqrt"(%206) : (tensor<1x2x2xf32>) -> tensor<1x2x2xf32>
      %212 = "stablehlo.sqrt"(%207) : (tensor<1x2x2xf32>) -> tensor<1x2x2xf32>
      %213 = "stablehlo.multiply"(%211, %212) : (tensor<1x2x2xf32>, tensor<1x2x2xf32>) -> tensor<1x2x2xf32>
      %214 = "stablehlo.constant"() <{value = dense<3.371747880871523e-7> : tensor<1x2x2xf32>}> : () -> tensor<1x2x2xf32>
      %215 = "stablehlo.multiply"(%213, %214) : (tensor<1x2x2xf32>, tensor<1x2x2xf32>) -> tensor<1x2x2xf32>
      %216 = "stablehlo.abs"(%205) : (tensor<1x2x2xcomplex<f32>>) -> tensor<1x2x2xf32>
      %217 = "stablehlo.compare"(%216, %215) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x2x2xf32>, tensor<1x2x2xf32>) -> tensor<1x2x2xi1>
      %218 = "stablehlo.and"(%209, %210) : (tensor<1x2x2xi1>, tensor<1x2x2xi1>) -> tensor<1x2x2xi1>
      %219 = "stablehlo.and"(%217, %218) : (tensor<1x2x2xi1>, tensor<1x2x2xi1>) -> tensor<1x2x2xi1>
      %220 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %224 = "stablehlo.reduce"(%219, %220) <{dimensions = array<i64: 1, 2>}> ({
      ^bb0(%r221: tensor<i1>, %r222: tensor<i1>):
        %223 = "stablehlo.or"(%r221, %r222) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%223) : (tensor<i1>) -> ()
      }) : (tensor<1x2x2xi1>, tensor<i1>) -> tensor<1xi1>
      %225 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %229 = "stablehlo.reduce"(%224, %225) <{dimensions = array<i64: 0>}> ({
      ^bb0(%r226: tensor<i1>, %r227: tensor<i1>):
        %228 = "stablehlo.or"(%r226, %r227) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%228) : (tensor<i1>) -> ()
      }) : (tensor<1xi1>, tensor<i1>) -> tensor<i1>
      %230 = "stablehlo.and"(%185, %229) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%230) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r231: tensor<i32>, %r232: tensor<1x2x2xcomplex<f32>>, %r233: tensor<1x2x2xcomplex<f32>>):
      %234 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %357:3 = "stablehlo.while"(%234, %r232, %r233) ({
      ^bb0(%r235: tensor<i32>, %r236: tensor<1x2x2xcomplex<f32>>, %r237: tensor<1x2x2xcomplex<f32>>):
        %238 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
        %239 = "stablehlo.compare"(%r235, %238) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
        "stablehlo.return"(%239) : (tensor<i1>) -> ()
      }, {
      ^bb0(%r240: tensor<i32>, %r241: tensor<1x2x2xcomplex<f32>>, %r242: tensor<1x2x2xcomplex<f32>>):
        %243 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
        %244 = "stablehlo.add"(%r240, %243) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        %245 = "stablehlo.real"(%r241) : (tensor<1x2x2xcomplex<f32>>) -> tensor<1x2x2xf32>
        %246 = "stablehlo.imag"(%r241) : (tensor<1x2x2xcomplex<f32>>) -> tensor<1x2x2xf32>
        %247 = "stablehlo.multiply"(%245, %245) : (tensor<1x2x2xf32>, tensor<1x2x2xf32>) -> tensor<1x2x2xf32>
        %248 = "stablehlo.multiply"(%246, %246) : (tensor<1x2x2xf32>, tensor<1x2x2xf32>) -> tensor<1x2x2xf32>
        %249 = "stablehlo.add"(%247, %248) : (tensor<1x2x2xf32>, tensor<1x2x2xf32>) -> tensor<1x2x2xf32>
        %250 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
        %254 = "stablehlo.reduce"(%249, %250) <{dimensions = array<i64: 2>}> ({
        ^bb0(%r251: tensor<f32>, %r252: tensor<f32>):
          %253 = "stablehlo.add"(%r251, %r252) : (tensor<f32>, tensor<f32>) -> tensor<f32>
          "stablehlo.return"(%253) : (tensor<f32>) -> ()
        }) : (tensor<1x2x2xf32>, tensor<f32>) -> tensor<1x2xf32>
        %255 = "stablehlo.slice"(%254) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 1, 1>, strides = array<i64: 1, 1>}> : (tensor<1x2xf32>) -> tensor<1x1xf32>
        %256 = "stablehlo.slice"(%254) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 1, 2>, strides = array<i64: 1, 1>}> : (tensor<1x2xf32>) -> tensor<1x1xf32>
        %257 = "stablehlo.slice"(%r241) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 1, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<1x2x2xcomplex<f32>>) -> tensor<1x1x2xcomplex<f32>>
        %258 = "chlo.conj"(%257) : (tensor<1x1x2xcomplex<f32>>) -> tensor<1x1x2xcomplex<f32>>
        %259 = "stablehlo.slice"(%r241) <{start_indices = array<i64: 0, 1, 0>, limit_indices = array<i64: 1, 2, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<1x2x2xcomplex<f32>>) -> tensor<1x1x2xcomplex<f32>>
        %260 = "stablehlo.multiply"(%258, %259) : (tensor<1x1x2xcomplex<f32>>, tensor<1x1x2xcomplex<f32>>) -> tensor<1x1x2xcomplex<f32>>
        %261 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
        %265 = "stablehlo.reduce"(%260, %261) <{dimensions = array<i64: 2>}> ({
        ^bb0(%r262: tensor<complex<f32>>, %r263: tensor<complex<f32>>):
          %264 = "stablehlo.add"(%r262, %r263) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
          "stablehlo.return"(%264) : (tensor<complex<f32>>) -> ()
        }) : (tensor<1x1x2xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x1xcomplex<f32>>
        %266 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
        %270 = "stablehlo.reduce"(%254, %266) <{dimensions = array<i64: 1>}> ({
        ^bb0(%r267: tensor<f32>, %r268: tensor<f32>):
          %269 = "stablehlo.maximum"(%r267, %r268) : (tensor<f32>, tensor<f32>) -> tensor<f32>
          "stablehlo.return"(%269) : (tensor<f32>) -> ()
        }) : (tensor<1x2xf32>, tensor<f32>) -> tensor<1xf32>
        %271 = "stablehlo.constant"() <{value = dense<1.0e-28> : tensor<1xf32>}> : () -> tensor<1xf32>
        %272 = "stablehlo.multiply"(%270, %271) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
        %273 = "stablehlo.broadcast_in_dim"(%272) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<1x1xf32>
        %274 = "stablehlo.compare"(%255, %273) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xi1>
        %275 = "stablehlo.compare"(%256, %273) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xi1>
        %276 = "stablehlo.sqrt"(%255) : (tensor<1x1xf32>) -> tensor<1x1xf32>
        %277 = "stablehlo.sqrt"(%256) : (tensor<1x1xf32>) -> tensor<1x1xf32>
        %278 = "stablehlo.multiply"(%276, %277) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
        %279 = "stablehlo.constant"() <{value = dense<1.6858739404357614e-7> : tensor<1x1xf32>}> : () -> tensor<1x1xf32>
        %280 = "stablehlo.multiply"(%278, %279) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
        %281 = "stablehlo.abs"(%265) : (tensor<1x1xcomplex<f32>>) -> tensor<1x1xf32>
        %282 = "stablehlo.compare"(%281, %280) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xi1>
        %283 = "stablehlo.and"(%274, %275) : (tensor<1x1xi1>, tensor<1x1xi1>) -> tensor<1x1xi1>
        %284 = "stablehlo.and"(%282, %283) : (tensor<1x1xi1>, tensor<1x1xi1>) -> tensor<1x1xi1>
        %285 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<1x1xcomplex<f32>>}> : () -> tensor<1x1xcomplex<f32>>
        %286 = "stablehlo.select"(%284, %265, %285) : (tensor<1x1xi1>, tensor<1x1xcomplex<f32>>, tensor<1x1xcomplex<f32>>) -> tensor<1x1xcomplex<f32>>
        %287 = "stablehlo.abs"(%286) : (tensor<1x1xcomplex<f32>>) -> tensor<1x1xf32>
        %288 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x1xf32>}> : () -> tensor<1x1xf32>
        %289 = "stablehlo.compare"(%287, %288) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xi1>
        %290 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1x1xf32>}> : () -> tensor<1x1xf32>
        %291 = "stablehlo.select"(%289, %290, %287) : (tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
        %292 = "stablehlo.convert"(%291) : (tensor<1x1xf32>) -> tensor<1x1xcomplex<f32>>
        %293 = "stablehlo.divide"(%286, %292) : (tensor<1x1xcomplex<f32>>, tensor<1x1xcomplex<f32>>) -> tensor<1x1xcomplex<f32>>
        %294 = "stablehlo.constant"() <{value = dense<(1.0, 0.0)> : tensor<1x1xcomplex<f32>>}> : () -> tensor<1x1xcomplex<f32>>
        %295 = "stablehlo.select"(%289, %294, %293) : (tensor<1x1xi1>, tensor<1x1xcomplex<f32>>, tensor<1x1xcomplex<f32>>) -> tensor<1x1xcomplex<f32>>
        %296 = "stablehlo.subtract"(%256, %255) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
        %297 = "stablehlo.add"(%291, %291) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
        %298 = "stablehlo.divide"(%296, %297) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
        %299 = "stablehlo.abs"(%298) : (tensor<1x1xf32>) -> tensor<1x1xf32>
        %300 = "stablehlo.multiply"(%298, %298) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
        %301 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1x1xf32>}> : () -> tensor<1x1xf32>
        %302 = "stablehlo.add"(%300, %301) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
        %303 = "stablehlo.sqrt"(%302) : (tensor<1x1xf32>) -> tensor<1x1xf32>
        %304 = "stablehlo.add"(%299, %303) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
        %305 = "stablehlo.divide"(%290, %304) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
        %306 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x1xf32>}> : () -> tensor<1x1xf32>
        %307 = "stablehlo.compare"(%298, %306) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xi1>
        %308 = "stablehlo.negate"(%305) : (tensor<1x1xf32>) -> tensor<1x1xf32>
        %309 = "stablehlo.select"(%307, %308, %305) : (tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
        %310 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x1xf32>}> : () -> tensor<1x1xf32>
        %311 = "stablehlo.select"(%289, %310, %309) : (tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
        %312 = "stablehlo.multiply"(%311, %311) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
        %313 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1x1xf32>}> : () -> tensor<1x1xf32>
        %314 = "stablehlo.add"(%312, %313) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
        %315 = "stablehlo.sqrt"(%314) : (tensor<1x1xf32>) -> tensor<1x1xf32>
        %316 = "stablehlo.divide"(%290, %315) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
        %317 = "stablehlo.multiply"(%311, %316) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
        %318 = "chlo.conj"(%295) : (tensor<1x1xcomplex<f32>>) -> tensor<1x1xcomplex<f32>>
        %319 = "stablehlo.slice"(%r241) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 1, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<1x2x2xcomplex<f32>>) -> tensor<1x1x2xcomplex<f32>>
        %320 = "stablehlo.slice"(%r241) <{start_indices = array<i64: 0, 1, 0>, limit_indices = array<i64: 1, 2, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<1x2x2xcomplex<f32>>) -> tensor<1x1x2xcomplex<f32>>
        %321 = "stablehlo.broadcast_in_dim"(%318) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xcomplex<f32>>) -> tensor<1x1x2xcomplex<f32>>
        %322 = "stablehlo.multiply"(%320, %321) : (tensor<1x1x2xcomplex<f32>>, tensor<1x1x2xcomplex<f32>>) -> tensor<1x1x2xcomplex<f32>>
        %323 = "stablehlo.convert"(%316) : (tensor<1x1xf32>) -> tensor<1x1xcomplex<f32>>
        %324 = "stablehlo.broadcast_in_dim"(%323) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xcomplex<f32>>) -> tensor<1x1x2xcomplex<f32>>
        %325 = "stablehlo.multiply"(%319, %324) : (tensor<1x1x2xcomplex<f32>>, tensor<1x1x2xcomplex<f32>>) -> tensor<1x1x2xcomplex<f32>>
        %326 = "stablehlo.convert"(%317) : (tensor<1x1xf32>) -> tensor<1x1xcomplex<f32>>
        %327 = "stablehlo.broadcast_in_dim"(%326) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xcomplex<f32>>) -> tensor<1x1x2xcomplex<f32>>
        %328 = "stablehlo.multiply"(%322, %327) : (tensor<1x1x2xcomplex<f32>>, tensor<1x1x2xcomplex<f32>>) -> tensor<1x1x2xcomplex<f32>>
        %329 = "stablehlo.subtract"(%325, %328) : (tensor<1x1x2xcomplex<f32>>, tensor<1x1x2xcomplex<f32>>) -> tensor<1x1x2xcomplex<f32>>
        %330 = "stablehlo.convert"(%317) : (tensor<1x1xf32>) -> tensor<1x1xcomplex<f32>>
        %331 = "stablehlo.broadcast_in_dim"(%330) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xcomplex<f32>>) -> tensor<1x1x2xcomplex<f32>>
        %332 = "stablehlo.multiply"(%319, %331) : (tensor<1x1x2xcomplex<f32>>, tensor<1x1x2xcomplex<f32>>) -> tensor<1x1x2xcomplex<f32>>
        %333 = "stablehlo.convert"(%316) : (tensor<1x1xf32>) -> tensor<1x1xcomplex<f32>>
        %334 = "stablehlo.broadcast_in_dim"(%333) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xcomplex<f32>>) -> tensor<1x1x2xcomplex<f32>>
        %335 = "stablehlo.multiply"(%322, %334) : (tensor<1x1x2xcomplex<f32>>, tensor<1x1x2xcomplex<f32>>) -> tensor<1x1x2xcomplex<f32>>
        %336 = "stablehlo.add"(%332, %335) : (tensor<1x1x2xcomplex<f32>>, tensor<1x1x2xcomplex<f32>>) -> tensor<1x1x2xcomplex<f32>>
        %337 = "stablehlo.concatenate"(%329, %336) <{dimension = 1 : i64}> : (tensor<1x1x2xcomplex<f32>>, tensor<1x1x2xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
        %338 = "stablehlo.slice"(%r242) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 1, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<1x2x2xcomplex<f32>>) -> tensor<1x1x2xcomplex<f32>>
        %339 = "stablehlo.slice"(%r242) <{start_indices = array<i64: 0, 1, 0>, limit_indices = array<i64: 1, 2, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<1x2x2xcomplex<f32>>) -> tensor<1x1x2xcomplex<f32>>
        %340 = "stablehlo.broadcast_in_dim"(%318) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xcomplex<f32>>) -> tensor<1x1x2xcomplex<f32>>
        %341 = "stablehlo.multiply"(%339, %340) : (tensor<1x1x2xcomplex<f32>>, tensor<1x1x2xcomplex<f32>>) -> tensor<1x1x2xcomplex<f32>>
        %342 = "stablehlo.convert"(%316) : (tensor<1x1xf32>) -> tensor<1x1xcomplex<f32>>
        %343 = "stablehlo.broadcast_in_dim"(%342) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xcomplex<f32>>) -> tensor<1x1x2xcomplex<f32>>
        %344 = "stablehlo.multiply"(%338, %343) : (tensor<1x1x2xcomplex<f32>>, tensor<1x1x2xcomplex<f32>>) -> tensor<1x1x2xcomplex<f32>>
        %345 = "stablehlo.convert"(%317) : (tensor<1x1xf32>) -> tensor<1x1xcomplex<f32>>
        %346 = "stablehlo.broadcast_in_dim"(%345) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xcomplex<f32>>) -> tensor<1x1x2xcomplex<f32>>
        %347 = "stablehlo.multiply"(%341, %346) : (tensor<1x1x2xcomplex<f32>>, tensor<1x1x2xcomplex<f32>>) -> tensor<1x1x2xcomplex<f32>>
        %348 = "stablehlo.subtract"(%344, %347) : (tensor<1x1x2xcomplex<f32>>, tensor<1x1x2xcomplex<f32>>) -> tensor<1x1x2xcomplex<f32>>
        %349 = "stablehlo.convert"(%317) : (tensor<1x1xf32>) -> tensor<1x1xcomplex<f32>>
        %350 = "stablehlo.broadcast_in_dim"(%349) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xcomplex<f32>>) -> tensor<1x1x2xcomplex<f32>>
        %351 = "stablehlo.multiply"(%338, %350) : (tensor<1x1x2xcomplex<f32>>, tensor<1x1x2xcomplex<f32>>) -> tensor<1x1x2xcomplex<f32>>
        %352 = "stablehlo.convert"(%316) : (tensor<1x1xf32>) -> tensor<1x1xcomplex<f32>>
        %353 = "stablehlo.broadcast_in_dim"(%352) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xcomplex<f32>>) -> tensor<1x1x2xcomplex<f32>>
        %354 = "stablehlo.multiply"(%341, %353) : (tensor<1x1x2xcomplex<f32>>, tensor<1x1x2xcomplex<f32>>) -> tensor<1x1x2xcomplex<f32>>
        %355 = "stablehlo.add"(%351, %354) : (tensor<1x1x2xcomplex<f32>>, tensor<1x1x2xcomplex<f32>>) -> tensor<1x1x2xcomplex<f32>>
        %356 = "stablehlo.concatenate"(%348, %355) <{dimension = 1 : i64}> : (tensor<1x1x2xcomplex<f32>>, tensor<1x1x2xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
        "stablehlo.return"(%244, %337, %356) : (tensor<i32>, tensor<1x2x2xcomplex<f32>>, tensor<1x2x2xcomplex<f32>>) -> ()
      }) : (tensor<i32>, tensor<1x2x2xcomplex<f32>>, tensor<1x2x2xcomplex<f32>>) -> (tensor<i32>, tensor<1x2x2xcomplex<f32>>, tensor<1x2x2xcomplex<f32>>)
      %358 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %359 = "stablehlo.add"(%r231, %358) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%359, %357#1, %357#2) : (tensor<i32>, tensor<1x2x2xcomplex<f32>>, tensor<1x2x2xcomplex<f32>>) -> ()
    }) : (tensor<i32>, tensor<1x2x2xcomplex<f32>>, tensor<1x2x2xcomplex<f32>>) -> (tensor<i32>, tensor<1x2x2xcomplex<f32>>, tensor<1x2x2xcomplex<f32>>)
    %361 = "stablehlo.real"(%360#1) : (tensor<1x2x2xcomplex<f32>>) -> tensor<1x2x2xf32>
    %362 = "stablehlo.imag"(%360#1) : (tensor<1x2x2xcomplex<f32>>) -> tensor<1x2x2xf32>
    %363 = "stablehlo.multiply"(%361, %361) : (tensor<1x2x2xf32>, tensor<1x2x2xf32>) -> tensor<1x2x2xf32>
    %364 = "stablehlo.multiply"(%362, %362) : (tensor<1x2x2xf32>, tensor<1x2x2xf32>) -> tensor<1x2x2xf32>
    %365 = "stablehlo.add"(%363, %364) : (tensor<1x2x2xf32>, tensor<1x2x2xf32>) -> tensor<1x2x2xf32>
    %366 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %370 = "stablehlo.reduce"(%365, %366) <{dimensions = array<i64: 2>}> ({
    ^bb0(%r367: tensor<f32>, %r368: tensor<f32>):
      %369 = "stablehlo.add"(%r367, %r368) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%369) : (tensor<f32>) -> ()
    }) : (tensor<1x2x2xf32>, tensor<f32>) -> tensor<1x2xf32>
    %371 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %375 = "stablehlo.reduce"(%370, %371) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r372: tensor<f32>, %r373: tensor<f32>):
      %374 = "stablehlo.maximum"(%r372, %r373) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%374) : (tensor<f32>) -> ()
    }) : (tensor<1x2xf32>, tensor<f32>) -> tensor<1xf32>
    %376 = "stablehlo.constant"() <{value = dense<1.0e-28> : tensor<1xf32>}> : () -> tensor<1xf32>
    %377 = "stablehlo.multiply"(%375, %376) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %378 = "stablehlo.broadcast_in_dim"(%377) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<1x2xf32>
    %379 = "stablehlo.compare"(%370, %378) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xi1>
    %380 = "stablehlo.sqrt"(%370) : (tensor<1x2xf32>) -> tensor<1x2xf32>
    %381 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1x2xf32>}> : () -> tensor<1x2xf32>
    %382 = "stablehlo.select"(%379, %380, %381) : (tensor<1x2xi1>, tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
    %383 = "stablehlo.divide"(%381, %382) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
    %384 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x2xf32>}> : () -> tensor<1x2xf32>
    %385 = "stablehlo.select"(%379, %383, %384) : (tensor<1x2xi1>, tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
    %386 = "stablehlo.convert"(%385) : (tensor<1x2xf32>) -> tensor<1x2xcomplex<f32>>
    %387 = "stablehlo.broadcast_in_dim"(%386) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x2xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
    %388 = "stablehlo.multiply"(%360#1, %387) : (tensor<1x2x2xcomplex<f32>>, tensor<1x2x2xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
    %389 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x2xi32>
    %395:2 = "stablehlo.sort"(%380, %389) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%r390: tensor<f32>, %r391: tensor<f32>, %r392: tensor<i32>, %r393: tensor<i32>):
      %394 = "stablehlo.compare"(%r390, %r391) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%394) : (tensor<i1>) -> ()
    }) : (tensor<1x2xf32>, tensor<1x2xi32>) -> (tensor<1x2xf32>, tensor<1x2xi32>)
    %396 = "stablehlo.gather"(%388, %395#1) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 2>, indices_are_sorted = false}> : (tensor<1x2x2xcomplex<f32>>, tensor<1x2xi32>) -> tensor<1x2x2xcomplex<f32>>
    %397 = "stablehlo.gather"(%360#2, %395#1) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 2>, indices_are_sorted = false}> : (tensor<1x2x2xcomplex<f32>>, tensor<1x2xi32>) -> tensor<1x2x2xcomplex<f32>>
    %398 = "stablehlo.broadcast_in_dim"(%168) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<1x2xf32>
    %399 = "stablehlo.multiply"(%395#0, %398) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
    %400 = "stablehlo.transpose"(%396) <{permutation = array<i64: 0, 2, 1>}> : (tensor<1x2x2xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
    %401 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<1x2xcomplex<f32>>}> : () -> tensor<1x2xcomplex<f32>>
    %402 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %544:3 = "stablehlo.while"(%402, %400, %401) ({
    ^bb0(%r403: tensor<i32>, %r404: tensor<1x2x2xcomplex<f32>>, %r405: tensor<1x2xcomplex<f32>>):
      %406 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
      %407 = "stablehlo.compare"(%r403, %406) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%407) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r408: tensor<i32>, %r409: tensor<1x2x2xcomplex<f32>>, %r410: tensor<1x2xcomplex<f32>>):
      %411 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %412 = "stablehlo.dynamic_slice"(%r409, %411, %411, %r408) <{slice_sizes = array<i64: 1, 2, 1>}> : (tensor<1x2x2xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x1xcomplex<f32>>
      %413 = "stablehlo.reshape"(%412) : (tensor<1x2x1xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
      %414 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x2xi32>
      %415 = "stablehlo.broadcast_in_dim"(%r408) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x2xi32>
      %416 = "stablehlo.compare"(%414, %415) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<1x2xi1>
      %417 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x2xi32>
      %418 = "stablehlo.broadcast_in_dim"(%r408) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x2xi32>
      %419 = "stablehlo.compare"(%417, %418) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<1x2xi1>
      %420 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<1x2xcomplex<f32>>}> : () -> tensor<1x2xcomplex<f32>>
      %421 = "stablehlo.select"(%419, %413, %420) : (tensor<1x2xi1>, tensor<1x2xcomplex<f32>>, tensor<1x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
      %422 = "stablehlo.select"(%416, %413, %420) : (tensor<1x2xi1>, tensor<1x2xcomplex<f32>>, tensor<1x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
      %423 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
      %427 = "stablehlo.reduce"(%422, %423) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r424: tensor<complex<f32>>, %r425: tensor<complex<f32>>):
        %426 = "stablehlo.add"(%r424, %r425) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
        "stablehlo.return"(%426) : (tensor<complex<f32>>) -> ()
      }) : (tensor<1x2xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1xcomplex<f32>>
      %428 = "stablehlo.abs"(%421) : (tensor<1x2xcomplex<f32>>) -> tensor<1x2xf32>
      %429 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
      %433 = "stablehlo.reduce"(%428, %429) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r430: tensor<f32>, %r431: tensor<f32>):
        %432 = "stablehlo.maximum"(%r430, %r431) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%432) : (tensor<f32>) -> ()
      }) : (tensor<1x2xf32>, tensor<f32>) -> tensor<1xf32>
      %434 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
      %435 = "stablehlo.compare"(%433, %434) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
      %436 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1xf32>}> : () -> tensor<1xf32>
      %437 = "stablehlo.select"(%435, %436, %433) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %438 = "stablehlo.convert"(%437) : (tensor<1xf32>) -> tensor<1xcomplex<f32>>
      %439 = "stablehlo.broadcast_in_dim"(%438) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
      %440 = "stablehlo.divide"(%421, %439) : (tensor<1x2xcomplex<f32>>, tensor<1x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
      %441 = "stablehlo.real"(%440) : (tensor<1x2xcomplex<f32>>) -> tensor<1x2xf32>
      %442 = "stablehlo.imag"(%440) : (tensor<1x2xcomplex<f32>>) -> tensor<1x2xf32>
      %443 = "stablehlo.multiply"(%441, %441) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
      %444 = "stablehlo.multiply"(%442, %442) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
      %445 = "stablehlo.add"(%443, %444) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
      %446 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
      %450 = "stablehlo.reduce"(%445, %446) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r447: tensor<f32>, %r448: tensor<f32>):
        %449 = "stablehlo.add"(%r447, %r448) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%449) : (tensor<f32>) -> ()
      }) : (tensor<1x2xf32>, tensor<f32>) -> tensor<1xf32>
      %451 = "stablehlo.sqrt"(%450) : (tensor<1xf32>) -> tensor<1xf32>
      %452 = "stablehlo.multiply"(%451, %437) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %453 = "stablehlo.reshape"(%427) : (tensor<1xcomplex<f32>>) -> tensor<1x1xcomplex<f32>>
      %454 = "stablehlo.reshape"(%452) : (tensor<1xf32>) -> tensor<1x1xf32>
      %455 = "stablehlo.convert"(%454) : (tensor<1x1xf32>) -> tensor<1x1xcomplex<f32>>
      %456 = "stablehlo.concatenate"(%453, %455) <{dimension = 1 : i64}> : (tensor<1x1xcomplex<f32>>, tensor<1x1xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
      %457 = "stablehlo.abs"(%456) : (tensor<1x2xcomplex<f32>>) -> tensor<1x2xf32>
      %458 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
      %462 = "stablehlo.reduce"(%457, %458) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r459: tensor<f32>, %r460: tensor<f32>):
        %461 = "stablehlo.maximum"(%r459, %r460) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%461) : (tensor<f32>) -> ()
      }) : (tensor<1x2xf32>, tensor<f32>) -> tensor<1xf32>
      %463 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
      %464 = "stablehlo.compare"(%462, %463) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
      %465 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1xf32>}> : () -> tensor<1xf32>
      %466 = "stablehlo.select"(%464, %465, %462) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %467 = "stablehlo.convert"(%466) : (tensor<1xf32>) -> tensor<1xcomplex<f32>>
      %468 = "stablehlo.broadcast_in_dim"(%467) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
      %469 = "stablehlo.divide"(%456, %468) : (tensor<1x2xcomplex<f32>>, tensor<1x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
      %470 = "stablehlo.real"(%469) : (tensor<1x2xcomplex<f32>>) -> tensor<1x2xf32>
      %471 = "stablehlo.imag"(%469) : (tensor<1x2xcomplex<f32>>) -> tensor<1x2xf32>
      %472 = "stablehlo.multiply"(%470, %470) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
      %473 = "stablehlo.multiply"(%471, %471) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
      %474 = "stablehlo.add"(%472, %473) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
      %475 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
      %479 = "stablehlo.reduce"(%474, %475) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r476: tensor<f32>, %r477: tensor<f32>):
        %478 = "stablehlo.add"(%r476, %r477) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%478) : (tensor<f32>) -> ()
      }) : (tensor<1x2xf32>, tensor<f32>) -> tensor<1xf32>
      %480 = "stablehlo.sqrt"(%479) : (tensor<1xf32>) -> tensor<1xf32>
      %481 = "stablehlo.multiply"(%480, %466) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %482 = "stablehlo.real"(%427) : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
      %483 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
      %484 = "stablehlo.compare"(%482, %483) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
      %485 = "stablehlo.negate"(%481) : (tensor<1xf32>) -> tensor<1xf32>
      %486 = "stablehlo.select"(%484, %481, %485) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %487 = "stablehlo.convert"(%486) : (tensor<1xf32>) -> tensor<1xcomplex<f32>>
      %488 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
      %489 = "stablehlo.compare"(%452, %488) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
      %490 = "stablehlo.imag"(%427) : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
      %491 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
      %492 = "stablehlo.compare"(%490, %491) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
      %493 = "stablehlo.and"(%489, %492) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
      %494 = "stablehlo.select"(%493, %427, %487) : (tensor<1xi1>, tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %495 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<1xcomplex<f32>>}> : () -> tensor<1xcomplex<f32>>
      %496 = "stablehlo.constant"() <{value = dense<(1.0, 0.0)> : tensor<1xcomplex<f32>>}> : () -> tensor<1xcomplex<f32>>
      %497 = "stablehlo.select"(%493, %496, %494) : (tensor<1xi1>, tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %498 = "stablehlo.subtract"(%494, %427) : (tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %499 = "stablehlo.divide"(%498, %497) : (tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %500 = "stablehlo.select"(%493, %495, %499) : (tensor<1xi1>, tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %501 = "stablehlo.negate"(%498) : (tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %502 = "stablehlo.select"(%493, %496, %501) : (tensor<1xi1>, tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %503 = "stablehlo.broadcast_in_dim"(%502) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
      %504 = "stablehlo.divide"(%421, %503) : (tensor<1x2xcomplex<f32>>, tensor<1x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
      %505 = "stablehlo.constant"() <{value = dense<(1.0, 0.0)> : tensor<1x2xcomplex<f32>>}> : () -> tensor<1x2xcomplex<f32>>
      %506 = "stablehlo.select"(%416, %505, %504) : (tensor<1x2xi1>, tensor<1x2xcomplex<f32>>, tensor<1x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
      %507 = "chlo.conj"(%500) : (tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %508 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x2xi32>
      %509 = "stablehlo.broadcast_in_dim"(%r408) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x2xi32>
      %510 = "stablehlo.compare"(%508, %509) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<1x2xi1>
      %511 = "chlo.conj"(%506) : (tensor<1x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
      %512 = "stablehlo.broadcast_in_dim"(%511) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x2xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
      %513 = "stablehlo.multiply"(%r409, %512) : (tensor<1x2x2xcomplex<f32>>, tensor<1x2x2xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
      %514 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
      %518 = "stablehlo.reduce"(%513, %514) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r515: tensor<complex<f32>>, %r516: tensor<complex<f32>>):
        %517 = "stablehlo.add"(%r515, %r516) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
        "stablehlo.return"(%517) : (tensor<complex<f32>>) -> ()
      }) : (tensor<1x2x2xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2xcomplex<f32>>
      %519 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<1x2xcomplex<f32>>}> : () -> tensor<1x2xcomplex<f32>>
      %520 = "stablehlo.select"(%510, %518, %519) : (tensor<1x2xi1>, tensor<1x2xcomplex<f32>>, tensor<1x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
      %521 = "stablehlo.broadcast_in_dim"(%507) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
      %522 = "stablehlo.multiply"(%506, %521) : (tensor<1x2xcomplex<f32>>, tensor<1x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
      %523 = "stablehlo.broadcast_in_dim"(%522) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x2xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
      %524 = "stablehlo.broadcast_in_dim"(%520) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x2xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
      %525 = "stablehlo.multiply"(%523, %524) : (tensor<1x2x2xcomplex<f32>>, tensor<1x2x2xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
      %526 = "stablehlo.subtract"(%r409, %525) : (tensor<1x2x2xcomplex<f32>>, tensor<1x2x2xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
      %527 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x2xi32>
      %528 = "stablehlo.broadcast_in_dim"(%r408) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x2xi32>
      %529 = "stablehlo.compare"(%527, %528) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<1x2xi1>
      %530 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x2xi32>
      %531 = "stablehlo.broadcast_in_dim"(%r408) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x2xi32>
      %532 = "stablehlo.compare"(%530, %531) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<1x2xi1>
      %533 = "stablehlo.broadcast_in_dim"(%494) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
      %534 = "stablehlo.select"(%532, %506, %413) : (tensor<1x2xi1>, tensor<1x2xcomplex<f32>>, tensor<1x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
      %535 = "stablehlo.select"(%529, %533, %534) : (tensor<1x2xi1>, tensor<1x2xcomplex<f32>>, tensor<1x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
      %536 = "stablehlo.reshape"(%535) : (tensor<1x2xcomplex<f32>>) -> tensor<1x2x1xcomplex<f32>>
      %537 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %538 = "stablehlo.dynamic_update_slice"(%526, %536, %537, %537, %r408) : (tensor<1x2x2xcomplex<f32>>, tensor<1x2x1xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2xcomplex<f32>>
      %539 = "stablehlo.reshape"(%500) : (tensor<1xcomplex<f32>>) -> tensor<1x1xcomplex<f32>>
      %540 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %541 = "stablehlo.dynamic_update_slice"(%r410, %539, %540, %r408) : (tensor<1x2xcomplex<f32>>, tensor<1x1xcomplex<f32>>, tensor<i32>, tensor<i32>) -> tensor<1x2xcomplex<f32>>
      %542 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %543 = "stablehlo.add"(%r408, %542) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%543, %538, %541) : (tensor<i32>, tensor<1x2x2xcomplex<f32>>, tensor<1x2xcomplex<f32>>) -> ()
    }) : (tensor<i32>, tensor<1x2x2xcomplex<f32>>, tensor<1x2xcomplex<f32>>) -> (tensor<i32>, tensor<1x2x2xcomplex<f32>>, tensor<1x2xcomplex<f32>>)
    %545 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<1x2x2xcomplex<f32>>}> : () -> tensor<1x2x2xcomplex<f32>>
    %546 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x2x2xi32>
    %547 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x2x2xi32>
    %548 = "stablehlo.subtract"(%547, %546) : (tensor<1x2x2xi32>, tensor<1x2x2xi32>) -> tensor<1x2x2xi32>
    %549 = "stablehlo.constant"() <{value = dense<0> : tensor<1x2x2xi32>}> : () -> tensor<1x2x2xi32>
    %550 = "stablehlo.compare"(%548, %549) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x2x2xi32>, tensor<1x2x2xi32>) -> tensor<1x2x2xi1>
    %551 = "stablehlo.convert"(%550) : (tensor<1x2x2xi1>) -> tensor<1x2x2xcomplex<f32>>
    %552 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %597:4 = "stablehlo.while"(%552, %551, %544#1, %544#2) ({
    ^bb0(%r553: tensor<i32>, %r554: tensor<1x2x2xcomplex<f32>>, %r555: tensor<1x2x2xcomplex<f32>>, %r556: tensor<1x2xcomplex<f32>>):
      %557 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
      %558 = "stablehlo.compare"(%r553, %557) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%558) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r559: tensor<i32>, %r560: tensor<1x2x2xcomplex<f32>>, %r561: tensor<1x2x2xcomplex<f32>>, %r562: tensor<1x2xcomplex<f32>>):
      %563 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %564 = "stablehlo.subtract"(%563, %r559) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %565 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %566 = "stablehlo.dynamic_slice"(%r561, %565, %565, %564) <{slice_sizes = array<i64: 1, 2, 1>}> : (tensor<1x2x2xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x1xcomplex<f32>>
      %567 = "stablehlo.reshape"(%566) : (tensor<1x2x1xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
      %568 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x2xi32>
      %569 = "stablehlo.broadcast_in_dim"(%564) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x2xi32>
      %570 = "stablehlo.compare"(%568, %569) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<1x2xi1>
      %571 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x2xi32>
      %572 = "stablehlo.broadcast_in_dim"(%564) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x2xi32>
      %573 = "stablehlo.compare"(%571, %572) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<1x2xi1>
      %574 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<1x2xcomplex<f32>>}> : () -> tensor<1x2xcomplex<f32>>
      %575 = "stablehlo.constant"() <{value = dense<(1.0, 0.0)> : tensor<1x2xcomplex<f32>>}> : () -> tensor<1x2xcomplex<f32>>
      %576 = "stablehlo.select"(%573, %567, %574) : (tensor<1x2xi1>, tensor<1x2xcomplex<f32>>, tensor<1x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
      %577 = "stablehlo.select"(%570, %575, %576) : (tensor<1x2xi1>, tensor<1x2xcomplex<f32>>, tensor<1x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
      %578 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %579 = "stablehlo.dynamic_slice"(%r562, %578, %564) <{slice_sizes = array<i64: 1, 1>}> : (tensor<1x2xcomplex<f32>>, tensor<i32>, tensor<i32>) -> tensor<1x1xcomplex<f32>>
      %580 = "stablehlo.reshape"(%579) : (tensor<1x1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %581 = "chlo.conj"(%577) : (tensor<1x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
      %582 = "stablehlo.broadcast_in_dim"(%581) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x2xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
      %583 = "stablehlo.multiply"(%r560, %582) : (tensor<1x2x2xcomplex<f32>>, tensor<1x2x2xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
      %584 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
      %588 = "stablehlo.reduce"(%583, %584) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r585: tensor<complex<f32>>, %r586: tensor<complex<f32>>):
        %587 = "stablehlo.add"(%r585, %r586) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
        "stablehlo.return"(%587) : (tensor<complex<f32>>) -> ()
      }) : (tensor<1x2x2xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2xcomplex<f32>>
      %589 = "stablehlo.broadcast_in_dim"(%580) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
      %590 = "stablehlo.multiply"(%577, %589) : (tensor<1x2xcomplex<f32>>, tensor<1x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
      %591 = "stablehlo.broadcast_in_dim"(%590) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x2xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
      %592 = "stablehlo.broadcast_in_dim"(%588) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x2xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
      %593 = "stablehlo.multiply"(%591, %592) : (tensor<1x2x2xcomplex<f32>>, tensor<1x2x2xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
      %594 = "stablehlo.subtract"(%r560, %593) : (tensor<1x2x2xcomplex<f32>>, tensor<1x2x2xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
      %595 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %596 = "stablehlo.add"(%r559, %595) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%596, %594, %r561, %r562) : (tensor<i32>, tensor<1x2x2xcomplex<f32>>, tensor<1x2x2xcomplex<f32>>, tensor<1x2xcomplex<f32>>) -> ()
    }) : (tensor<i32>, tensor<1x2x2xcomplex<f32>>, tensor<1x2x2xcomplex<f32>>, tensor<1x2xcomplex<f32>>) -> (tensor<i32>, tensor<1x2x2xcomplex<f32>>, tensor<1x2x2xcomplex<f32>>, tensor<1x2xcomplex<f32>>)
    %598 = "stablehlo.reshape"(%544#1) : (tensor<1x2x2xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
    %599 = "stablehlo.slice"(%598) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 1, 4>, strides = array<i64: 1, 3>}> : (tensor<1x4xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
    %600 = "stablehlo.abs"(%599) : (tensor<1x2xcomplex<f32>>) -> tensor<1x2xf32>
    %601 = "stablehlo.constant"() <{value = dense<0.5> : tensor<1x2xf32>}> : () -> tensor<1x2xf32>
    %602 = "stablehlo.compare"(%600, %601) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xi1>
    %603 = "stablehlo.constant"() <{value = dense<(1.0, 0.0)> : tensor<1x2xcomplex<f32>>}> : () -> tensor<1x2xcomplex<f32>>
    %604 = "stablehlo.select"(%602, %603, %599) : (tensor<1x2xi1>, tensor<1x2xcomplex<f32>>, tensor<1x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
    %605 = "stablehlo.abs"(%604) : (tensor<1x2xcomplex<f32>>) -> tensor<1x2xf32>
    %606 = "stablehlo.convert"(%605) : (tensor<1x2xf32>) -> tensor<1x2xcomplex<f32>>
    %607 = "stablehlo.divide"(%604, %606) : (tensor<1x2xcomplex<f32>>, tensor<1x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
    %608 = "stablehlo.broadcast_in_dim"(%607) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x2xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
    %609 = "stablehlo.multiply"(%597#1, %608) : (tensor<1x2x2xcomplex<f32>>, tensor<1x2x2xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
    %610 = "stablehlo.transpose"(%609) <{permutation = array<i64: 0, 2, 1>}> : (tensor<1x2x2xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
    %611 = "stablehlo.transpose"(%397) <{permutation = array<i64: 0, 2, 1>}> : (tensor<1x2x2xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
    %612 = "chlo.conj"(%611) : (tensor<1x2x2xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
    %613 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %614 = "stablehlo.pad"(%612, %613) <{edge_padding_low = array<i64: 0, 0, 0>, edge_padding_high = array<i64: 0, 1, 0>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<1x2x2xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x3x2xcomplex<f32>>
    %615 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<1x3x2xcomplex<f32>>}> : () -> tensor<1x3x2xcomplex<f32>>
    %616 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x2xi32>
    %617 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x3x2xi32>
    %618 = "stablehlo.subtract"(%617, %616) : (tensor<1x3x2xi32>, tensor<1x3x2xi32>) -> tensor<1x3x2xi32>
    %619 = "stablehlo.constant"() <{value = dense<0> : tensor<1x3x2xi32>}> : () -> tensor<1x3x2xi32>
    %620 = "stablehlo.compare"(%618, %619) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x2xi32>, tensor<1x3x2xi32>) -> tensor<1x3x2xi1>
    %621 = "stablehlo.convert"(%620) : (tensor<1x3x2xi1>) -> tensor<1x3x2xcomplex<f32>>
    %622 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x3x2xi32>
    %623 = "stablehlo.constant"() <{value = dense<2> : tensor<1x3x2xi32>}> : () -> tensor<1x3x2xi32>
    %624 = "stablehlo.compare"(%622, %623) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x2xi32>, tensor<1x3x2xi32>) -> tensor<1x3x2xi1>
    %625 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<1x3x2xcomplex<f32>>}> : () -> tensor<1x3x2xcomplex<f32>>
    %626 = "stablehlo.select"(%624, %621, %625) : (tensor<1x3x2xi1>, tensor<1x3x2xcomplex<f32>>, tensor<1x3x2xcomplex<f32>>) -> tensor<1x3x2xcomplex<f32>>
    %627 = "stablehlo.add"(%614, %626) : (tensor<1x3x2xcomplex<f32>>, tensor<1x3x2xcomplex<f32>>) -> tensor<1x3x2xcomplex<f32>>
    %628 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %673:4 = "stablehlo.while"(%628, %627, %144#1, %144#2) ({
    ^bb0(%r629: tensor<i32>, %r630: tensor<1x3x2xcomplex<f32>>, %r631: tensor<1x3x2xcomplex<f32>>, %r632: tensor<1x2xcomplex<f32>>):
      %633 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
      %634 = "stablehlo.compare"(%r629, %633) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%634) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r635: tensor<i32>, %r636: tensor<1x3x2xcomplex<f32>>, %r637: tensor<1x3x2xcomplex<f32>>, %r638: tensor<1x2xcomplex<f32>>):
      %639 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %640 = "stablehlo.subtract"(%639, %r635) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %641 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %642 = "stablehlo.dynamic_slice"(%r637, %641, %641, %640) <{slice_sizes = array<i64: 1, 3, 1>}> : (tensor<1x3x2xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x1xcomplex<f32>>
      %643 = "stablehlo.reshape"(%642) : (tensor<1x3x1xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %644 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
      %645 = "stablehlo.broadcast_in_dim"(%640) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x3xi32>
      %646 = "stablehlo.compare"(%644, %645) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %647 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
      %648 = "stablehlo.broadcast_in_dim"(%640) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x3xi32>
      %649 = "stablehlo.compare"(%647, %648) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %650 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<1x3xcomplex<f32>>}> : () -> tensor<1x3xcomplex<f32>>
      %651 = "stablehlo.constant"() <{value = dense<(1.0, 0.0)> : tensor<1x3xcomplex<f32>>}> : () -> tensor<1x3xcomplex<f32>>
      %652 = "stablehlo.select"(%649, %643, %650) : (tensor<1x3xi1>, tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %653 = "stablehlo.select"(%646, %651, %652) : (tensor<1x3xi1>, tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %654 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %655 = "stablehlo.dynamic_slice"(%r638, %654, %640) <{slice_sizes = array<i64: 1, 1>}> : (tensor<1x2xcomplex<f32>>, tensor<i32>, tensor<i32>) -> tensor<1x1xcomplex<f32>>
      %656 = "stablehlo.reshape"(%655) : (tensor<1x1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %657 = "chlo.conj"(%653) : (tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %658 = "stablehlo.broadcast_in_dim"(%657) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xcomplex<f32>>) -> tensor<1x3x2xcomplex<f32>>
      %659 = "stablehlo.multiply"(%r636, %658) : (tensor<1x3x2xcomplex<f32>>, tensor<1x3x2xcomplex<f32>>) -> tensor<1x3x2xcomplex<f32>>
      %660 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
      %664 = "stablehlo.reduce"(%659, %660) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r661: tensor<complex<f32>>, %r662: tensor<complex<f32>>):
        %663 = "stablehlo.add"(%r661, %r662) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
        "stablehlo.return"(%663) : (tensor<complex<f32>>) -> ()
      }) : (tensor<1x3x2xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2xcomplex<f32>>
      %665 = "stablehlo.broadcast_in_dim"(%656) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %666 = "stablehlo.multiply"(%653, %665) : (tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %667 = "stablehlo.broadcast_in_dim"(%666) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xcomplex<f32>>) -> tensor<1x3x2xcomplex<f32>>
      %668 = "stablehlo.broadcast_in_dim"(%664) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x2xcomplex<f32>>) -> tensor<1x3x2xcomplex<f32>>
      %669 = "stablehlo.multiply"(%667, %668) : (tensor<1x3x2xcomplex<f32>>, tensor<1x3x2xcomplex<f32>>) -> tensor<1x3x2xcomplex<f32>>
      %670 = "stablehlo.subtract"(%r636, %669) : (tensor<1x3x2xcomplex<f32>>, tensor<1x3x2xcomplex<f32>>) -> tensor<1x3x2xcomplex<f32>>
      %671 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %672 = "stablehlo.add"(%r635, %671) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%672, %670, %r637, %r638) : (tensor<i32>, tensor<1x3x2xcomplex<f32>>, tensor<1x3x2xcomplex<f32>>, tensor<1x2xcomplex<f32>>) -> ()
    }) : (tensor<i32>, tensor<1x3x2xcomplex<f32>>, tensor<1x3x2xcomplex<f32>>, tensor<1x2xcomplex<f32>>) -> (tensor<i32>, tensor<1x3x2xcomplex<f32>>, tensor<1x3x2xcomplex<f32>>, tensor<1x2xcomplex<f32>>)
    %674 = "stablehlo.dot_general"(%673#1, %610) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<1x3x2xcomplex<f32>>, tensor<1x2x2xcomplex<f32>>) -> tensor<1x3x2xcomplex<f32>>
    %675 = "stablehlo.transpose"(%610) <{permutation = array<i64: 0, 2, 1>}> : (tensor<1x2x2xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
    %676 = "chlo.conj"(%675) : (tensor<1x2x2xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
    %677 = "stablehlo.convert"(%399) : (tensor<1x2xf32>) -> tensor<1x2xcomplex<f32>>
    %678 = "stablehlo.broadcast_in_dim"(%677) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x2xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
    %679 = "stablehlo.multiply"(%676, %678) : (tensor<1x2x2xcomplex<f32>>, tensor<1x2x2xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
    %680 = "stablehlo.dot_general"(%679, %610) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<1x2x2xcomplex<f32>>, tensor<1x2x2xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
    %681 = "stablehlo.reshape"(%674) : (tensor<1x3x2xcomplex<f32>>) -> tensor<3x2xcomplex<f32>>
    %682 = "stablehlo.reshape"(%680) : (tensor<1x2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
    return %681, %682 : tensor<3x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>
  }
}
