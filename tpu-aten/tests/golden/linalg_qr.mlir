// aten::linalg_qr(Tensor A, str mode="reduced") -> (Tensor Q, Tensor R)

// T[4,3], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<4x3xf32>) -> (tensor<4x3xf32>, tensor<3x3xf32>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<4x3xf32>) -> tensor<1x4x3xf32>
    %1 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x3xf32>}> : () -> tensor<1x3xf32>
    %2 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %125:3 = "stablehlo.while"(%2, %0, %1) ({
    ^bb0(%r3: tensor<i32>, %r4: tensor<1x4x3xf32>, %r5: tensor<1x3xf32>):
      %6 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %7 = "stablehlo.compare"(%r3, %6) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%7) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r8: tensor<i32>, %r9: tensor<1x4x3xf32>, %r10: tensor<1x3xf32>):
      %11 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %12 = "stablehlo.dynamic_slice"(%r9, %11, %11, %r8) <{slice_sizes = array<i64: 1, 4, 1>}> : (tensor<1x4x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x1xf32>
      %13 = "stablehlo.reshape"(%12) : (tensor<1x4x1xf32>) -> tensor<1x4xf32>
      %14 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x4xi32>
      %15 = "stablehlo.broadcast_in_dim"(%r8) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x4xi32>
      %16 = "stablehlo.compare"(%14, %15) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<1x4xi1>
      %17 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x4xi32>
      %18 = "stablehlo.broadcast_in_dim"(%r8) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x4xi32>
      %19 = "stablehlo.compare"(%17, %18) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<1x4xi1>
      %20 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x4xf32>}> : () -> tensor<1x4xf32>
      %21 = "stablehlo.select"(%19, %13, %20) : (tensor<1x4xi1>, tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
      %22 = "stablehlo.select"(%16, %13, %20) : (tensor<1x4xi1>, tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
      %23 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
      %27 = "stablehlo.reduce"(%22, %23) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r24: tensor<f32>, %r25: tensor<f32>):
        %26 = "stablehlo.add"(%r24, %r25) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%26) : (tensor<f32>) -> ()
      }) : (tensor<1x4xf32>, tensor<f32>) -> tensor<1xf32>
      %28 = "stablehlo.abs"(%21) : (tensor<1x4xf32>) -> tensor<1x4xf32>
      %29 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
      %33 = "stablehlo.reduce"(%28, %29) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r30: tensor<f32>, %r31: tensor<f32>):
        %32 = "stablehlo.maximum"(%r30, %r31) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%32) : (tensor<f32>) -> ()
      }) : (tensor<1x4xf32>, tensor<f32>) -> tensor<1xf32>
      %34 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
      %35 = "stablehlo.compare"(%33, %34) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
      %36 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1xf32>}> : () -> tensor<1xf32>
      %37 = "stablehlo.select"(%35, %36, %33) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %38 = "stablehlo.broadcast_in_dim"(%37) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<1x4xf32>
      %39 = "stablehlo.divide"(%21, %38) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
      %40 = "stablehlo.multiply"(%39, %39) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
      %41 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
      %45 = "stablehlo.reduce"(%40, %41) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r42: tensor<f32>, %r43: tensor<f32>):
        %44 = "stablehlo.add"(%r42, %r43) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%44) : (tensor<f32>) -> ()
      }) : (tensor<1x4xf32>, tensor<f32>) -> tensor<1xf32>
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
      %86 = "stablehlo.broadcast_in_dim"(%85) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<1x4xf32>
      %87 = "stablehlo.divide"(%21, %86) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
      %88 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1x4xf32>}> : () -> tensor<1x4xf32>
      %89 = "stablehlo.select"(%16, %88, %87) : (tensor<1x4xi1>, tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
      %90 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
      %91 = "stablehlo.broadcast_in_dim"(%r8) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x3xi32>
      %92 = "stablehlo.compare"(%90, %91) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %93 = "stablehlo.broadcast_in_dim"(%89) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x4xf32>) -> tensor<1x4x3xf32>
      %94 = "stablehlo.multiply"(%r9, %93) : (tensor<1x4x3xf32>, tensor<1x4x3xf32>) -> tensor<1x4x3xf32>
      %95 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
      %99 = "stablehlo.reduce"(%94, %95) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r96: tensor<f32>, %r97: tensor<f32>):
        %98 = "stablehlo.add"(%r96, %r97) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%98) : (tensor<f32>) -> ()
      }) : (tensor<1x4x3xf32>, tensor<f32>) -> tensor<1x3xf32>
      %100 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x3xf32>}> : () -> tensor<1x3xf32>
      %101 = "stablehlo.select"(%92, %99, %100) : (tensor<1x3xi1>, tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %102 = "stablehlo.broadcast_in_dim"(%83) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<1x4xf32>
      %103 = "stablehlo.multiply"(%89, %102) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
      %104 = "stablehlo.broadcast_in_dim"(%103) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x4xf32>) -> tensor<1x4x3xf32>
      %105 = "stablehlo.broadcast_in_dim"(%101) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x3xf32>) -> tensor<1x4x3xf32>
      %106 = "stablehlo.multiply"(%104, %105) : (tensor<1x4x3xf32>, tensor<1x4x3xf32>) -> tensor<1x4x3xf32>
      %107 = "stablehlo.subtract"(%r9, %106) : (tensor<1x4x3xf32>, tensor<1x4x3xf32>) -> tensor<1x4x3xf32>
      %108 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x4xi32>
      %109 = "stablehlo.broadcast_in_dim"(%r8) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x4xi32>
      %110 = "stablehlo.compare"(%108, %109) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<1x4xi1>
      %111 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x4xi32>
      %112 = "stablehlo.broadcast_in_dim"(%r8) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x4xi32>
      %113 = "stablehlo.compare"(%111, %112) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<1x4xi1>
      %114 = "stablehlo.broadcast_in_dim"(%77) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<1x4xf32>
      %115 = "stablehlo.select"(%113, %89, %13) : (tensor<1x4xi1>, tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
      %116 = "stablehlo.select"(%110, %114, %115) : (tensor<1x4xi1>, tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
      %117 = "stablehlo.reshape"(%116) : (tensor<1x4xf32>) -> tensor<1x4x1xf32>
      %118 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %119 = "stablehlo.dynamic_update_slice"(%107, %117, %118, %118, %r8) : (tensor<1x4x3xf32>, tensor<1x4x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x3xf32>
      %120 = "stablehlo.reshape"(%83) : (tensor<1xf32>) -> tensor<1x1xf32>
      %121 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %122 = "stablehlo.dynamic_update_slice"(%r10, %120, %121, %r8) : (tensor<1x3xf32>, tensor<1x1xf32>, tensor<i32>, tensor<i32>) -> tensor<1x3xf32>
      %123 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %124 = "stablehlo.add"(%r8, %123) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%124, %119, %122) : (tensor<i32>, tensor<1x4x3xf32>, tensor<1x3xf32>) -> ()
    }) : (tensor<i32>, tensor<1x4x3xf32>, tensor<1x3xf32>) -> (tensor<i32>, tensor<1x4x3xf32>, tensor<1x3xf32>)
    %126 = "stablehlo.slice"(%125#1) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 3, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x3xf32>) -> tensor<1x3x3xf32>
    %127 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x3xi32>
    %128 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x3x3xi32>
    %129 = "stablehlo.subtract"(%128, %127) : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi32>
    %130 = "stablehlo.constant"() <{value = dense<0> : tensor<1x3x3xi32>}> : () -> tensor<1x3x3xi32>
    %131 = "stablehlo.compare"(%129, %130) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
    %132 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x3x3xf32>}> : () -> tensor<1x3x3xf32>
    %133 = "stablehlo.select"(%131, %126, %132) : (tensor<1x3x3xi1>, tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
    %134 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x4x3xf32>}> : () -> tensor<1x4x3xf32>
    %135 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x4x3xi32>
    %136 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x4x3xi32>
    %137 = "stablehlo.subtract"(%136, %135) : (tensor<1x4x3xi32>, tensor<1x4x3xi32>) -> tensor<1x4x3xi32>
    %138 = "stablehlo.constant"() <{value = dense<0> : tensor<1x4x3xi32>}> : () -> tensor<1x4x3xi32>
    %139 = "stablehlo.compare"(%137, %138) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x4x3xi32>, tensor<1x4x3xi32>) -> tensor<1x4x3xi1>
    %140 = "stablehlo.convert"(%139) : (tensor<1x4x3xi1>) -> tensor<1x4x3xf32>
    %141 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %185:4 = "stablehlo.while"(%141, %140, %125#1, %125#2) ({
    ^bb0(%r142: tensor<i32>, %r143: tensor<1x4x3xf32>, %r144: tensor<1x4x3xf32>, %r145: tensor<1x3xf32>):
      %146 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %147 = "stablehlo.compare"(%r142, %146) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%147) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r148: tensor<i32>, %r149: tensor<1x4x3xf32>, %r150: tensor<1x4x3xf32>, %r151: tensor<1x3xf32>):
      %152 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
      %153 = "stablehlo.subtract"(%152, %r148) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %154 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %155 = "stablehlo.dynamic_slice"(%r150, %154, %154, %153) <{slice_sizes = array<i64: 1, 4, 1>}> : (tensor<1x4x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x1xf32>
      %156 = "stablehlo.reshape"(%155) : (tensor<1x4x1xf32>) -> tensor<1x4xf32>
      %157 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x4xi32>
      %158 = "stablehlo.broadcast_in_dim"(%153) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x4xi32>
      %159 = "stablehlo.compare"(%157, %158) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<1x4xi1>
      %160 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x4xi32>
      %161 = "stablehlo.broadcast_in_dim"(%153) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x4xi32>
      %162 = "stablehlo.compare"(%160, %161) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<1x4xi1>
      %163 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x4xf32>}> : () -> tensor<1x4xf32>
      %164 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1x4xf32>}> : () -> tensor<1x4xf32>
      %165 = "stablehlo.select"(%162, %156, %163) : (tensor<1x4xi1>, tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
      %166 = "stablehlo.select"(%159, %164, %165) : (tensor<1x4xi1>, tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
      %167 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %168 = "stablehlo.dynamic_slice"(%r151, %167, %153) <{slice_sizes = array<i64: 1, 1>}> : (tensor<1x3xf32>, tensor<i32>, tensor<i32>) -> tensor<1x1xf32>
      %169 = "stablehlo.reshape"(%168) : (tensor<1x1xf32>) -> tensor<1xf32>
      %170 = "stablehlo.broadcast_in_dim"(%166) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x4xf32>) -> tensor<1x4x3xf32>
      %171 = "stablehlo.multiply"(%r149, %170) : (tensor<1x4x3xf32>, tensor<1x4x3xf32>) -> tensor<1x4x3xf32>
      %172 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
      %176 = "stablehlo.reduce"(%171, %172) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r173: tensor<f32>, %r174: tensor<f32>):
        %175 = "stablehlo.add"(%r173, %r174) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%175) : (tensor<f32>) -> ()
      }) : (tensor<1x4x3xf32>, tensor<f32>) -> tensor<1x3xf32>
      %177 = "stablehlo.broadcast_in_dim"(%169) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<1x4xf32>
      %178 = "stablehlo.multiply"(%166, %177) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
      %179 = "stablehlo.broadcast_in_dim"(%178) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x4xf32>) -> tensor<1x4x3xf32>
      %180 = "stablehlo.broadcast_in_dim"(%176) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x3xf32>) -> tensor<1x4x3xf32>
      %181 = "stablehlo.multiply"(%179, %180) : (tensor<1x4x3xf32>, tensor<1x4x3xf32>) -> tensor<1x4x3xf32>
      %182 = "stablehlo.subtract"(%r149, %181) : (tensor<1x4x3xf32>, tensor<1x4x3xf32>) -> tensor<1x4x3xf32>
      %183 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %184 = "stablehlo.add"(%r148, %183) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%184, %182, %r150, %r151) : (tensor<i32>, tensor<1x4x3xf32>, tensor<1x4x3xf32>, tensor<1x3xf32>) -> ()
    }) : (tensor<i32>, tensor<1x4x3xf32>, tensor<1x4x3xf32>, tensor<1x3xf32>) -> (tensor<i32>, tensor<1x4x3xf32>, tensor<1x4x3xf32>, tensor<1x3xf32>)
    %186 = "stablehlo.reshape"(%185#1) : (tensor<1x4x3xf32>) -> tensor<4x3xf32>
    %187 = "stablehlo.reshape"(%133) : (tensor<1x3x3xf32>) -> tensor<3x3xf32>
    return %186, %187 : tensor<4x3xf32>, tensor<3x3xf32>
  }
}

// T[4,3] complete, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<4x3xf32>) -> (tensor<4x4xf32>, tensor<4x3xf32>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<4x3xf32>) -> tensor<1x4x3xf32>
    %1 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x3xf32>}> : () -> tensor<1x3xf32>
    %2 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %125:3 = "stablehlo.while"(%2, %0, %1) ({
    ^bb0(%r3: tensor<i32>, %r4: tensor<1x4x3xf32>, %r5: tensor<1x3xf32>):
      %6 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %7 = "stablehlo.compare"(%r3, %6) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%7) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r8: tensor<i32>, %r9: tensor<1x4x3xf32>, %r10: tensor<1x3xf32>):
      %11 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %12 = "stablehlo.dynamic_slice"(%r9, %11, %11, %r8) <{slice_sizes = array<i64: 1, 4, 1>}> : (tensor<1x4x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x1xf32>
      %13 = "stablehlo.reshape"(%12) : (tensor<1x4x1xf32>) -> tensor<1x4xf32>
      %14 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x4xi32>
      %15 = "stablehlo.broadcast_in_dim"(%r8) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x4xi32>
      %16 = "stablehlo.compare"(%14, %15) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<1x4xi1>
      %17 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x4xi32>
      %18 = "stablehlo.broadcast_in_dim"(%r8) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x4xi32>
      %19 = "stablehlo.compare"(%17, %18) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<1x4xi1>
      %20 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x4xf32>}> : () -> tensor<1x4xf32>
      %21 = "stablehlo.select"(%19, %13, %20) : (tensor<1x4xi1>, tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
      %22 = "stablehlo.select"(%16, %13, %20) : (tensor<1x4xi1>, tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
      %23 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
      %27 = "stablehlo.reduce"(%22, %23) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r24: tensor<f32>, %r25: tensor<f32>):
        %26 = "stablehlo.add"(%r24, %r25) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%26) : (tensor<f32>) -> ()
      }) : (tensor<1x4xf32>, tensor<f32>) -> tensor<1xf32>
      %28 = "stablehlo.abs"(%21) : (tensor<1x4xf32>) -> tensor<1x4xf32>
      %29 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
      %33 = "stablehlo.reduce"(%28, %29) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r30: tensor<f32>, %r31: tensor<f32>):
        %32 = "stablehlo.maximum"(%r30, %r31) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%32) : (tensor<f32>) -> ()
      }) : (tensor<1x4xf32>, tensor<f32>) -> tensor<1xf32>
      %34 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
      %35 = "stablehlo.compare"(%33, %34) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
      %36 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1xf32>}> : () -> tensor<1xf32>
      %37 = "stablehlo.select"(%35, %36, %33) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %38 = "stablehlo.broadcast_in_dim"(%37) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<1x4xf32>
      %39 = "stablehlo.divide"(%21, %38) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
      %40 = "stablehlo.multiply"(%39, %39) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
      %41 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
      %45 = "stablehlo.reduce"(%40, %41) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r42: tensor<f32>, %r43: tensor<f32>):
        %44 = "stablehlo.add"(%r42, %r43) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%44) : (tensor<f32>) -> ()
      }) : (tensor<1x4xf32>, tensor<f32>) -> tensor<1xf32>
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
      %86 = "stablehlo.broadcast_in_dim"(%85) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<1x4xf32>
      %87 = "stablehlo.divide"(%21, %86) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
      %88 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1x4xf32>}> : () -> tensor<1x4xf32>
      %89 = "stablehlo.select"(%16, %88, %87) : (tensor<1x4xi1>, tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
      %90 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
      %91 = "stablehlo.broadcast_in_dim"(%r8) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x3xi32>
      %92 = "stablehlo.compare"(%90, %91) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %93 = "stablehlo.broadcast_in_dim"(%89) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x4xf32>) -> tensor<1x4x3xf32>
      %94 = "stablehlo.multiply"(%r9, %93) : (tensor<1x4x3xf32>, tensor<1x4x3xf32>) -> tensor<1x4x3xf32>
      %95 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
      %99 = "stablehlo.reduce"(%94, %95) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r96: tensor<f32>, %r97: tensor<f32>):
        %98 = "stablehlo.add"(%r96, %r97) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%98) : (tensor<f32>) -> ()
      }) : (tensor<1x4x3xf32>, tensor<f32>) -> tensor<1x3xf32>
      %100 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x3xf32>}> : () -> tensor<1x3xf32>
      %101 = "stablehlo.select"(%92, %99, %100) : (tensor<1x3xi1>, tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %102 = "stablehlo.broadcast_in_dim"(%83) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<1x4xf32>
      %103 = "stablehlo.multiply"(%89, %102) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
      %104 = "stablehlo.broadcast_in_dim"(%103) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x4xf32>) -> tensor<1x4x3xf32>
      %105 = "stablehlo.broadcast_in_dim"(%101) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x3xf32>) -> tensor<1x4x3xf32>
      %106 = "stablehlo.multiply"(%104, %105) : (tensor<1x4x3xf32>, tensor<1x4x3xf32>) -> tensor<1x4x3xf32>
      %107 = "stablehlo.subtract"(%r9, %106) : (tensor<1x4x3xf32>, tensor<1x4x3xf32>) -> tensor<1x4x3xf32>
      %108 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x4xi32>
      %109 = "stablehlo.broadcast_in_dim"(%r8) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x4xi32>
      %110 = "stablehlo.compare"(%108, %109) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<1x4xi1>
      %111 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x4xi32>
      %112 = "stablehlo.broadcast_in_dim"(%r8) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x4xi32>
      %113 = "stablehlo.compare"(%111, %112) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<1x4xi1>
      %114 = "stablehlo.broadcast_in_dim"(%77) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<1x4xf32>
      %115 = "stablehlo.select"(%113, %89, %13) : (tensor<1x4xi1>, tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
      %116 = "stablehlo.select"(%110, %114, %115) : (tensor<1x4xi1>, tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
      %117 = "stablehlo.reshape"(%116) : (tensor<1x4xf32>) -> tensor<1x4x1xf32>
      %118 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %119 = "stablehlo.dynamic_update_slice"(%107, %117, %118, %118, %r8) : (tensor<1x4x3xf32>, tensor<1x4x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x3xf32>
      %120 = "stablehlo.reshape"(%83) : (tensor<1xf32>) -> tensor<1x1xf32>
      %121 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %122 = "stablehlo.dynamic_update_slice"(%r10, %120, %121, %r8) : (tensor<1x3xf32>, tensor<1x1xf32>, tensor<i32>, tensor<i32>) -> tensor<1x3xf32>
      %123 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %124 = "stablehlo.add"(%r8, %123) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%124, %119, %122) : (tensor<i32>, tensor<1x4x3xf32>, tensor<1x3xf32>) -> ()
    }) : (tensor<i32>, tensor<1x4x3xf32>, tensor<1x3xf32>) -> (tensor<i32>, tensor<1x4x3xf32>, tensor<1x3xf32>)
    %126 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x4x3xi32>
    %127 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x4x3xi32>
    %128 = "stablehlo.subtract"(%127, %126) : (tensor<1x4x3xi32>, tensor<1x4x3xi32>) -> tensor<1x4x3xi32>
    %129 = "stablehlo.constant"() <{value = dense<0> : tensor<1x4x3xi32>}> : () -> tensor<1x4x3xi32>
    %130 = "stablehlo.compare"(%128, %129) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x4x3xi32>, tensor<1x4x3xi32>) -> tensor<1x4x3xi1>
    %131 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x4x3xf32>}> : () -> tensor<1x4x3xf32>
    %132 = "stablehlo.select"(%130, %125#1, %131) : (tensor<1x4x3xi1>, tensor<1x4x3xf32>, tensor<1x4x3xf32>) -> tensor<1x4x3xf32>
    %133 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x4x4xf32>}> : () -> tensor<1x4x4xf32>
    %134 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x4x4xi32>
    %135 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x4x4xi32>
    %136 = "stablehlo.subtract"(%135, %134) : (tensor<1x4x4xi32>, tensor<1x4x4xi32>) -> tensor<1x4x4xi32>
    %137 = "stablehlo.constant"() <{value = dense<0> : tensor<1x4x4xi32>}> : () -> tensor<1x4x4xi32>
    %138 = "stablehlo.compare"(%136, %137) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x4x4xi32>, tensor<1x4x4xi32>) -> tensor<1x4x4xi1>
    %139 = "stablehlo.convert"(%138) : (tensor<1x4x4xi1>) -> tensor<1x4x4xf32>
    %140 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %184:4 = "stablehlo.while"(%140, %139, %125#1, %125#2) ({
    ^bb0(%r141: tensor<i32>, %r142: tensor<1x4x4xf32>, %r143: tensor<1x4x3xf32>, %r144: tensor<1x3xf32>):
      %145 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %146 = "stablehlo.compare"(%r141, %145) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%146) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r147: tensor<i32>, %r148: tensor<1x4x4xf32>, %r149: tensor<1x4x3xf32>, %r150: tensor<1x3xf32>):
      %151 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
      %152 = "stablehlo.subtract"(%151, %r147) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %153 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %154 = "stablehlo.dynamic_slice"(%r149, %153, %153, %152) <{slice_sizes = array<i64: 1, 4, 1>}> : (tensor<1x4x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x1xf32>
      %155 = "stablehlo.reshape"(%154) : (tensor<1x4x1xf32>) -> tensor<1x4xf32>
      %156 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x4xi32>
      %157 = "stablehlo.broadcast_in_dim"(%152) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x4xi32>
      %158 = "stablehlo.compare"(%156, %157) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<1x4xi1>
      %159 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x4xi32>
      %160 = "stablehlo.broadcast_in_dim"(%152) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x4xi32>
      %161 = "stablehlo.compare"(%159, %160) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<1x4xi1>
      %162 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x4xf32>}> : () -> tensor<1x4xf32>
      %163 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1x4xf32>}> : () -> tensor<1x4xf32>
      %164 = "stablehlo.select"(%161, %155, %162) : (tensor<1x4xi1>, tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
      %165 = "stablehlo.select"(%158, %163, %164) : (tensor<1x4xi1>, tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
      %166 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %167 = "stablehlo.dynamic_slice"(%r150, %166, %152) <{slice_sizes = array<i64: 1, 1>}> : (tensor<1x3xf32>, tensor<i32>, tensor<i32>) -> tensor<1x1xf32>
      %168 = "stablehlo.reshape"(%167) : (tensor<1x1xf32>) -> tensor<1xf32>
      %169 = "stablehlo.broadcast_in_dim"(%165) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x4xf32>) -> tensor<1x4x4xf32>
      %170 = "stablehlo.multiply"(%r148, %169) : (tensor<1x4x4xf32>, tensor<1x4x4xf32>) -> tensor<1x4x4xf32>
      %171 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
      %175 = "stablehlo.reduce"(%170, %171) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r172: tensor<f32>, %r173: tensor<f32>):
        %174 = "stablehlo.add"(%r172, %r173) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%174) : (tensor<f32>) -> ()
      }) : (tensor<1x4x4xf32>, tensor<f32>) -> tensor<1x4xf32>
      %176 = "stablehlo.broadcast_in_dim"(%168) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<1x4xf32>
      %177 = "stablehlo.multiply"(%165, %176) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
      %178 = "stablehlo.broadcast_in_dim"(%177) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x4xf32>) -> tensor<1x4x4xf32>
      %179 = "stablehlo.broadcast_in_dim"(%175) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x4xf32>) -> tensor<1x4x4xf32>
      %180 = "stablehlo.multiply"(%178, %179) : (tensor<1x4x4xf32>, tensor<1x4x4xf32>) -> tensor<1x4x4xf32>
      %181 = "stablehlo.subtract"(%r148, %180) : (tensor<1x4x4xf32>, tensor<1x4x4xf32>) -> tensor<1x4x4xf32>
      %182 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %183 = "stablehlo.add"(%r147, %182) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%183, %181, %r149, %r150) : (tensor<i32>, tensor<1x4x4xf32>, tensor<1x4x3xf32>, tensor<1x3xf32>) -> ()
    }) : (tensor<i32>, tensor<1x4x4xf32>, tensor<1x4x3xf32>, tensor<1x3xf32>) -> (tensor<i32>, tensor<1x4x4xf32>, tensor<1x4x3xf32>, tensor<1x3xf32>)
    %185 = "stablehlo.reshape"(%184#1) : (tensor<1x4x4xf32>) -> tensor<4x4xf32>
    %186 = "stablehlo.reshape"(%132) : (tensor<1x4x3xf32>) -> tensor<4x3xf32>
    return %185, %186 : tensor<4x4xf32>, tensor<4x3xf32>
  }
}

// T[2,3,4] r, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x4xf32>) -> (tensor<0xf32>, tensor<2x3x4xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %124:3 = "stablehlo.while"(%1, %arg0, %0) ({
    ^bb0(%r2: tensor<i32>, %r3: tensor<2x3x4xf32>, %r4: tensor<2x3xf32>):
      %5 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %6 = "stablehlo.compare"(%r2, %5) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%6) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r7: tensor<i32>, %r8: tensor<2x3x4xf32>, %r9: tensor<2x3xf32>):
      %10 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %11 = "stablehlo.dynamic_slice"(%r8, %10, %10, %r7) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<2x3x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xf32>
      %12 = "stablehlo.reshape"(%11) : (tensor<2x3x1xf32>) -> tensor<2x3xf32>
      %13 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
      %14 = "stablehlo.broadcast_in_dim"(%r7) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x3xi32>
      %15 = "stablehlo.compare"(%13, %14) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %16 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
      %17 = "stablehlo.broadcast_in_dim"(%r7) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x3xi32>
      %18 = "stablehlo.compare"(%16, %17) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %19 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %20 = "stablehlo.select"(%18, %12, %19) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %21 = "stablehlo.select"(%15, %12, %19) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %22 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
      %26 = "stablehlo.reduce"(%21, %22) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r23: tensor<f32>, %r24: tensor<f32>):
        %25 = "stablehlo.add"(%r23, %r24) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%25) : (tensor<f32>) -> ()
      }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
      %27 = "stablehlo.abs"(%20) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %28 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
      %32 = "stablehlo.reduce"(%27, %28) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r29: tensor<f32>, %r30: tensor<f32>):
        %31 = "stablehlo.maximum"(%r29, %r30) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%31) : (tensor<f32>) -> ()
      }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
      %33 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2xf32>}> : () -> tensor<2xf32>
      %34 = "stablehlo.compare"(%32, %33) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
      %35 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2xf32>}> : () -> tensor<2xf32>
      %36 = "stablehlo.select"(%34, %35, %32) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %37 = "stablehlo.broadcast_in_dim"(%36) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf32>) -> tensor<2x3xf32>
      %38 = "stablehlo.divide"(%20, %37) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %39 = "stablehlo.multiply"(%38, %38) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %40 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
      %44 = "stablehlo.reduce"(%39, %40) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r41: tensor<f32>, %r42: tensor<f32>):
        %43 = "stablehlo.add"(%r41, %r42) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%43) : (tensor<f32>) -> ()
      }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
      %45 = "stablehlo.sqrt"(%44) : (tensor<2xf32>) -> tensor<2xf32>
      %46 = "stablehlo.multiply"(%45, %36) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %47 = "stablehlo.reshape"(%26) : (tensor<2xf32>) -> tensor<2x1xf32>
      %48 = "stablehlo.reshape"(%46) : (tensor<2xf32>) -> tensor<2x1xf32>
      %49 = "stablehlo.concatenate"(%47, %48) <{dimension = 1 : i64}> : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x2xf32>
      %50 = "stablehlo.abs"(%49) : (tensor<2x2xf32>) -> tensor<2x2xf32>
      %51 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
      %55 = "stablehlo.reduce"(%50, %51) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r52: tensor<f32>, %r53: tensor<f32>):
        %54 = "stablehlo.maximum"(%r52, %r53) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%54) : (tensor<f32>) -> ()
      }) : (tensor<2x2xf32>, tensor<f32>) -> tensor<2xf32>
      %56 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2xf32>}> : () -> tensor<2xf32>
      %57 = "stablehlo.compare"(%55, %56) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
      %58 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2xf32>}> : () -> tensor<2xf32>
      %59 = "stablehlo.select"(%57, %58, %55) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %60 = "stablehlo.broadcast_in_dim"(%59) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf32>) -> tensor<2x2xf32>
      %61 = "stablehlo.divide"(%49, %60) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
      %62 = "stablehlo.multiply"(%61, %61) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
      %63 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
      %67 = "stablehlo.reduce"(%62, %63) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r64: tensor<f32>, %r65: tensor<f32>):
        %66 = "stablehlo.add"(%r64, %r65) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%66) : (tensor<f32>) -> ()
      }) : (tensor<2x2xf32>, tensor<f32>) -> tensor<2xf32>
      %68 = "stablehlo.sqrt"(%67) : (tensor<2xf32>) -> tensor<2xf32>
      %69 = "stablehlo.multiply"(%68, %59) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %70 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2xf32>}> : () -> tensor<2xf32>
      %71 = "stablehlo.compare"(%26, %70) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
      %72 = "stablehlo.negate"(%69) : (tensor<2xf32>) -> tensor<2xf32>
      %73 = "stablehlo.select"(%71, %69, %72) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %74 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2xf32>}> : () -> tensor<2xf32>
      %75 = "stablehlo.compare"(%46, %74) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
      %76 = "stablehlo.select"(%75, %26, %73) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %77 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2xf32>}> : () -> tensor<2xf32>
      %78 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2xf32>}> : () -> tensor<2xf32>
      %79 = "stablehlo.select"(%75, %78, %76) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %80 = "stablehlo.subtract"(%76, %26) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %81 = "stablehlo.divide"(%80, %79) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %82 = "stablehlo.select"(%75, %77, %81) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %83 = "stablehlo.negate"(%80) : (tensor<2xf32>) -> tensor<2xf32>
      %84 = "stablehlo.select"(%75, %78, %83) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %85 = "stablehlo.broadcast_in_dim"(%84) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf32>) -> tensor<2x3xf32>
      %86 = "stablehlo.divide"(%20, %85) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %87 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %88 = "stablehlo.select"(%15, %87, %86) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %89 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x4xi32>
      %90 = "stablehlo.broadcast_in_dim"(%r7) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x4xi32>
      %91 = "stablehlo.compare"(%89, %90) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi1>
      %92 = "stablehlo.broadcast_in_dim"(%88) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x4xf32>
      %93 = "stablehlo.multiply"(%r8, %92) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
      %94 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
      %98 = "stablehlo.reduce"(%93, %94) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r95: tensor<f32>, %r96: tensor<f32>):
        %97 = "stablehlo.add"(%r95, %r96) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%97) : (tensor<f32>) -> ()
      }) : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<2x4xf32>
      %99 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x4xf32>}> : () -> tensor<2x4xf32>
      %100 = "stablehlo.select"(%91, %98, %99) : (tensor<2x4xi1>, tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
      %101 = "stablehlo.broadcast_in_dim"(%82) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf32>) -> tensor<2x3xf32>
      %102 = "stablehlo.multiply"(%88, %101) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %103 = "stablehlo.broadcast_in_dim"(%102) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x4xf32>
      %104 = "stablehlo.broadcast_in_dim"(%100) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x4xf32>) -> tensor<2x3x4xf32>
      %105 = "stablehlo.multiply"(%103, %104) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
      %106 = "stablehlo.subtract"(%r8, %105) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
      %107 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
      %108 = "stablehlo.broadcast_in_dim"(%r7) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x3xi32>
      %109 = "stablehlo.compare"(%107, %108) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %110 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
      %111 = "stablehlo.broadcast_in_dim"(%r7) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x3xi32>
      %112 = "stablehlo.compare"(%110, %111) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %113 = "stablehlo.broadcast_in_dim"(%76) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf32>) -> tensor<2x3xf32>
      %114 = "stablehlo.select"(%112, %88, %12) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %115 = "stablehlo.select"(%109, %113, %114) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %116 = "stablehlo.reshape"(%115) : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
      %117 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %118 = "stablehlo.dynamic_update_slice"(%106, %116, %117, %117, %r7) : (tensor<2x3x4xf32>, tensor<2x3x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x4xf32>
      %119 = "stablehlo.reshape"(%82) : (tensor<2xf32>) -> tensor<2x1xf32>
      %120 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %121 = "stablehlo.dynamic_update_slice"(%r9, %119, %120, %r7) : (tensor<2x3xf32>, tensor<2x1xf32>, tensor<i32>, tensor<i32>) -> tensor<2x3xf32>
      %122 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %123 = "stablehlo.add"(%r7, %122) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%123, %118, %121) : (tensor<i32>, tensor<2x3x4xf32>, tensor<2x3xf32>) -> ()
    }) : (tensor<i32>, tensor<2x3x4xf32>, tensor<2x3xf32>) -> (tensor<i32>, tensor<2x3x4xf32>, tensor<2x3xf32>)
    %125 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3x4xi32>
    %126 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x3x4xi32>
    %127 = "stablehlo.subtract"(%126, %125) : (tensor<2x3x4xi32>, tensor<2x3x4xi32>) -> tensor<2x3x4xi32>
    %128 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3x4xi32>}> : () -> tensor<2x3x4xi32>
    %129 = "stablehlo.compare"(%127, %128) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x4xi32>, tensor<2x3x4xi32>) -> tensor<2x3x4xi1>
    %130 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3x4xf32>}> : () -> tensor<2x3x4xf32>
    %131 = "stablehlo.select"(%129, %124#1, %130) : (tensor<2x3x4xi1>, tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %132 = "stablehlo.constant"() <{value = dense<0.0> : tensor<0xf32>}> : () -> tensor<0xf32>
    return %132, %131 : tensor<0xf32>, tensor<2x3x4xf32>
  }
}

// T[4,3], T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<4x3xf64>) -> (tensor<4x3xf64>, tensor<3x3xf64>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<4x3xf64>) -> tensor<1x4x3xf64>
    %1 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x3xf64>}> : () -> tensor<1x3xf64>
    %2 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %125:3 = "stablehlo.while"(%2, %0, %1) ({
    ^bb0(%r3: tensor<i32>, %r4: tensor<1x4x3xf64>, %r5: tensor<1x3xf64>):
      %6 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %7 = "stablehlo.compare"(%r3, %6) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%7) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r8: tensor<i32>, %r9: tensor<1x4x3xf64>, %r10: tensor<1x3xf64>):
      %11 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %12 = "stablehlo.dynamic_slice"(%r9, %11, %11, %r8) <{slice_sizes = array<i64: 1, 4, 1>}> : (tensor<1x4x3xf64>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x1xf64>
      %13 = "stablehlo.reshape"(%12) : (tensor<1x4x1xf64>) -> tensor<1x4xf64>
      %14 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x4xi32>
      %15 = "stablehlo.broadcast_in_dim"(%r8) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x4xi32>
      %16 = "stablehlo.compare"(%14, %15) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<1x4xi1>
      %17 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x4xi32>
      %18 = "stablehlo.broadcast_in_dim"(%r8) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x4xi32>
      %19 = "stablehlo.compare"(%17, %18) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<1x4xi1>
      %20 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x4xf64>}> : () -> tensor<1x4xf64>
      %21 = "stablehlo.select"(%19, %13, %20) : (tensor<1x4xi1>, tensor<1x4xf64>, tensor<1x4xf64>) -> tensor<1x4xf64>
      %22 = "stablehlo.select"(%16, %13, %20) : (tensor<1x4xi1>, tensor<1x4xf64>, tensor<1x4xf64>) -> tensor<1x4xf64>
      %23 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
      %27 = "stablehlo.reduce"(%22, %23) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r24: tensor<f64>, %r25: tensor<f64>):
        %26 = "stablehlo.add"(%r24, %r25) : (tensor<f64>, tensor<f64>) -> tensor<f64>
        "stablehlo.return"(%26) : (tensor<f64>) -> ()
      }) : (tensor<1x4xf64>, tensor<f64>) -> tensor<1xf64>
      %28 = "stablehlo.abs"(%21) : (tensor<1x4xf64>) -> tensor<1x4xf64>
      %29 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<f64>}> : () -> tensor<f64>
      %33 = "stablehlo.reduce"(%28, %29) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r30: tensor<f64>, %r31: tensor<f64>):
        %32 = "stablehlo.maximum"(%r30, %r31) : (tensor<f64>, tensor<f64>) -> tensor<f64>
        "stablehlo.return"(%32) : (tensor<f64>) -> ()
      }) : (tensor<1x4xf64>, tensor<f64>) -> tensor<1xf64>
      %34 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf64>}> : () -> tensor<1xf64>
      %35 = "stablehlo.compare"(%33, %34) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
      %36 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1xf64>}> : () -> tensor<1xf64>
      %37 = "stablehlo.select"(%35, %36, %33) : (tensor<1xi1>, tensor<1xf64>, tensor<1xf64>) -> tensor<1xf64>
      %38 = "stablehlo.broadcast_in_dim"(%37) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf64>) -> tensor<1x4xf64>
      %39 = "stablehlo.divide"(%21, %38) : (tensor<1x4xf64>, tensor<1x4xf64>) -> tensor<1x4xf64>
      %40 = "stablehlo.multiply"(%39, %39) : (tensor<1x4xf64>, tensor<1x4xf64>) -> tensor<1x4xf64>
      %41 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
      %45 = "stablehlo.reduce"(%40, %41) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r42: tensor<f64>, %r43: tensor<f64>):
        %44 = "stablehlo.add"(%r42, %r43) : (tensor<f64>, tensor<f64>) -> tensor<f64>
        "stablehlo.return"(%44) : (tensor<f64>) -> ()
      }) : (tensor<1x4xf64>, tensor<f64>) -> tensor<1xf64>
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
      %86 = "stablehlo.broadcast_in_dim"(%85) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf64>) -> tensor<1x4xf64>
      %87 = "stablehlo.divide"(%21, %86) : (tensor<1x4xf64>, tensor<1x4xf64>) -> tensor<1x4xf64>
      %88 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1x4xf64>}> : () -> tensor<1x4xf64>
      %89 = "stablehlo.select"(%16, %88, %87) : (tensor<1x4xi1>, tensor<1x4xf64>, tensor<1x4xf64>) -> tensor<1x4xf64>
      %90 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
      %91 = "stablehlo.broadcast_in_dim"(%r8) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x3xi32>
      %92 = "stablehlo.compare"(%90, %91) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %93 = "stablehlo.broadcast_in_dim"(%89) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x4xf64>) -> tensor<1x4x3xf64>
      %94 = "stablehlo.multiply"(%r9, %93) : (tensor<1x4x3xf64>, tensor<1x4x3xf64>) -> tensor<1x4x3xf64>
      %95 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
      %99 = "stablehlo.reduce"(%94, %95) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r96: tensor<f64>, %r97: tensor<f64>):
        %98 = "stablehlo.add"(%r96, %r97) : (tensor<f64>, tensor<f64>) -> tensor<f64>
        "stablehlo.return"(%98) : (tensor<f64>) -> ()
      }) : (tensor<1x4x3xf64>, tensor<f64>) -> tensor<1x3xf64>
      %100 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x3xf64>}> : () -> tensor<1x3xf64>
      %101 = "stablehlo.select"(%92, %99, %100) : (tensor<1x3xi1>, tensor<1x3xf64>, tensor<1x3xf64>) -> tensor<1x3xf64>
      %102 = "stablehlo.broadcast_in_dim"(%83) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf64>) -> tensor<1x4xf64>
      %103 = "stablehlo.multiply"(%89, %102) : (tensor<1x4xf64>, tensor<1x4xf64>) -> tensor<1x4xf64>
      %104 = "stablehlo.broadcast_in_dim"(%103) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x4xf64>) -> tensor<1x4x3xf64>
      %105 = "stablehlo.broadcast_in_dim"(%101) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x3xf64>) -> tensor<1x4x3xf64>
      %106 = "stablehlo.multiply"(%104, %105) : (tensor<1x4x3xf64>, tensor<1x4x3xf64>) -> tensor<1x4x3xf64>
      %107 = "stablehlo.subtract"(%r9, %106) : (tensor<1x4x3xf64>, tensor<1x4x3xf64>) -> tensor<1x4x3xf64>
      %108 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x4xi32>
      %109 = "stablehlo.broadcast_in_dim"(%r8) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x4xi32>
      %110 = "stablehlo.compare"(%108, %109) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<1x4xi1>
      %111 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x4xi32>
      %112 = "stablehlo.broadcast_in_dim"(%r8) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x4xi32>
      %113 = "stablehlo.compare"(%111, %112) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<1x4xi1>
      %114 = "stablehlo.broadcast_in_dim"(%77) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf64>) -> tensor<1x4xf64>
      %115 = "stablehlo.select"(%113, %89, %13) : (tensor<1x4xi1>, tensor<1x4xf64>, tensor<1x4xf64>) -> tensor<1x4xf64>
      %116 = "stablehlo.select"(%110, %114, %115) : (tensor<1x4xi1>, tensor<1x4xf64>, tensor<1x4xf64>) -> tensor<1x4xf64>
      %117 = "stablehlo.reshape"(%116) : (tensor<1x4xf64>) -> tensor<1x4x1xf64>
      %118 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %119 = "stablehlo.dynamic_update_slice"(%107, %117, %118, %118, %r8) : (tensor<1x4x3xf64>, tensor<1x4x1xf64>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x3xf64>
      %120 = "stablehlo.reshape"(%83) : (tensor<1xf64>) -> tensor<1x1xf64>
      %121 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %122 = "stablehlo.dynamic_update_slice"(%r10, %120, %121, %r8) : (tensor<1x3xf64>, tensor<1x1xf64>, tensor<i32>, tensor<i32>) -> tensor<1x3xf64>
      %123 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %124 = "stablehlo.add"(%r8, %123) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%124, %119, %122) : (tensor<i32>, tensor<1x4x3xf64>, tensor<1x3xf64>) -> ()
    }) : (tensor<i32>, tensor<1x4x3xf64>, tensor<1x3xf64>) -> (tensor<i32>, tensor<1x4x3xf64>, tensor<1x3xf64>)
    %126 = "stablehlo.slice"(%125#1) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 3, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x3xf64>) -> tensor<1x3x3xf64>
    %127 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x3xi32>
    %128 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x3x3xi32>
    %129 = "stablehlo.subtract"(%128, %127) : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi32>
    %130 = "stablehlo.constant"() <{value = dense<0> : tensor<1x3x3xi32>}> : () -> tensor<1x3x3xi32>
    %131 = "stablehlo.compare"(%129, %130) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
    %132 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x3x3xf64>}> : () -> tensor<1x3x3xf64>
    %133 = "stablehlo.select"(%131, %126, %132) : (tensor<1x3x3xi1>, tensor<1x3x3xf64>, tensor<1x3x3xf64>) -> tensor<1x3x3xf64>
    %134 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x4x3xf64>}> : () -> tensor<1x4x3xf64>
    %135 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x4x3xi32>
    %136 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x4x3xi32>
    %137 = "stablehlo.subtract"(%136, %135) : (tensor<1x4x3xi32>, tensor<1x4x3xi32>) -> tensor<1x4x3xi32>
    %138 = "stablehlo.constant"() <{value = dense<0> : tensor<1x4x3xi32>}> : () -> tensor<1x4x3xi32>
    %139 = "stablehlo.compare"(%137, %138) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x4x3xi32>, tensor<1x4x3xi32>) -> tensor<1x4x3xi1>
    %140 = "stablehlo.convert"(%139) : (tensor<1x4x3xi1>) -> tensor<1x4x3xf64>
    %141 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %185:4 = "stablehlo.while"(%141, %140, %125#1, %125#2) ({
    ^bb0(%r142: tensor<i32>, %r143: tensor<1x4x3xf64>, %r144: tensor<1x4x3xf64>, %r145: tensor<1x3xf64>):
      %146 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %147 = "stablehlo.compare"(%r142, %146) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%147) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r148: tensor<i32>, %r149: tensor<1x4x3xf64>, %r150: tensor<1x4x3xf64>, %r151: tensor<1x3xf64>):
      %152 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
      %153 = "stablehlo.subtract"(%152, %r148) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %154 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %155 = "stablehlo.dynamic_slice"(%r150, %154, %154, %153) <{slice_sizes = array<i64: 1, 4, 1>}> : (tensor<1x4x3xf64>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x1xf64>
      %156 = "stablehlo.reshape"(%155) : (tensor<1x4x1xf64>) -> tensor<1x4xf64>
      %157 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x4xi32>
      %158 = "stablehlo.broadcast_in_dim"(%153) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x4xi32>
      %159 = "stablehlo.compare"(%157, %158) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<1x4xi1>
      %160 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x4xi32>
      %161 = "stablehlo.broadcast_in_dim"(%153) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x4xi32>
      %162 = "stablehlo.compare"(%160, %161) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<1x4xi1>
      %163 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x4xf64>}> : () -> tensor<1x4xf64>
      %164 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1x4xf64>}> : () -> tensor<1x4xf64>
      %165 = "stablehlo.select"(%162, %156, %163) : (tensor<1x4xi1>, tensor<1x4xf64>, tensor<1x4xf64>) -> tensor<1x4xf64>
      %166 = "stablehlo.select"(%159, %164, %165) : (tensor<1x4xi1>, tensor<1x4xf64>, tensor<1x4xf64>) -> tensor<1x4xf64>
      %167 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %168 = "stablehlo.dynamic_slice"(%r151, %167, %153) <{slice_sizes = array<i64: 1, 1>}> : (tensor<1x3xf64>, tensor<i32>, tensor<i32>) -> tensor<1x1xf64>
      %169 = "stablehlo.reshape"(%168) : (tensor<1x1xf64>) -> tensor<1xf64>
      %170 = "stablehlo.broadcast_in_dim"(%166) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x4xf64>) -> tensor<1x4x3xf64>
      %171 = "stablehlo.multiply"(%r149, %170) : (tensor<1x4x3xf64>, tensor<1x4x3xf64>) -> tensor<1x4x3xf64>
      %172 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
      %176 = "stablehlo.reduce"(%171, %172) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r173: tensor<f64>, %r174: tensor<f64>):
        %175 = "stablehlo.add"(%r173, %r174) : (tensor<f64>, tensor<f64>) -> tensor<f64>
        "stablehlo.return"(%175) : (tensor<f64>) -> ()
      }) : (tensor<1x4x3xf64>, tensor<f64>) -> tensor<1x3xf64>
      %177 = "stablehlo.broadcast_in_dim"(%169) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf64>) -> tensor<1x4xf64>
      %178 = "stablehlo.multiply"(%166, %177) : (tensor<1x4xf64>, tensor<1x4xf64>) -> tensor<1x4xf64>
      %179 = "stablehlo.broadcast_in_dim"(%178) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x4xf64>) -> tensor<1x4x3xf64>
      %180 = "stablehlo.broadcast_in_dim"(%176) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x3xf64>) -> tensor<1x4x3xf64>
      %181 = "stablehlo.multiply"(%179, %180) : (tensor<1x4x3xf64>, tensor<1x4x3xf64>) -> tensor<1x4x3xf64>
      %182 = "stablehlo.subtract"(%r149, %181) : (tensor<1x4x3xf64>, tensor<1x4x3xf64>) -> tensor<1x4x3xf64>
      %183 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %184 = "stablehlo.add"(%r148, %183) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%184, %182, %r150, %r151) : (tensor<i32>, tensor<1x4x3xf64>, tensor<1x4x3xf64>, tensor<1x3xf64>) -> ()
    }) : (tensor<i32>, tensor<1x4x3xf64>, tensor<1x4x3xf64>, tensor<1x3xf64>) -> (tensor<i32>, tensor<1x4x3xf64>, tensor<1x4x3xf64>, tensor<1x3xf64>)
    %186 = "stablehlo.reshape"(%185#1) : (tensor<1x4x3xf64>) -> tensor<4x3xf64>
    %187 = "stablehlo.reshape"(%133) : (tensor<1x3x3xf64>) -> tensor<3x3xf64>
    return %186, %187 : tensor<4x3xf64>, tensor<3x3xf64>
  }
}

// T[4,3], T = complex64
module @torchtpu {
  func.func public @main(%arg0: tensor<4x3xcomplex<f32>>) -> (tensor<4x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<4x3xcomplex<f32>>) -> tensor<1x4x3xcomplex<f32>>
    %1 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<1x3xcomplex<f32>>}> : () -> tensor<1x3xcomplex<f32>>
    %2 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %144:3 = "stablehlo.while"(%2, %0, %1) ({
    ^bb0(%r3: tensor<i32>, %r4: tensor<1x4x3xcomplex<f32>>, %r5: tensor<1x3xcomplex<f32>>):
      %6 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %7 = "stablehlo.compare"(%r3, %6) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%7) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r8: tensor<i32>, %r9: tensor<1x4x3xcomplex<f32>>, %r10: tensor<1x3xcomplex<f32>>):
      %11 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %12 = "stablehlo.dynamic_slice"(%r9, %11, %11, %r8) <{slice_sizes = array<i64: 1, 4, 1>}> : (tensor<1x4x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x1xcomplex<f32>>
      %13 = "stablehlo.reshape"(%12) : (tensor<1x4x1xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
      %14 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x4xi32>
      %15 = "stablehlo.broadcast_in_dim"(%r8) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x4xi32>
      %16 = "stablehlo.compare"(%14, %15) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<1x4xi1>
      %17 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x4xi32>
      %18 = "stablehlo.broadcast_in_dim"(%r8) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x4xi32>
      %19 = "stablehlo.compare"(%17, %18) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<1x4xi1>
      %20 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<1x4xcomplex<f32>>}> : () -> tensor<1x4xcomplex<f32>>
      %21 = "stablehlo.select"(%19, %13, %20) : (tensor<1x4xi1>, tensor<1x4xcomplex<f32>>, tensor<1x4xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
      %22 = "stablehlo.select"(%16, %13, %20) : (tensor<1x4xi1>, tensor<1x4xcomplex<f32>>, tensor<1x4xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
      %23 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
      %27 = "stablehlo.reduce"(%22, %23) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r24: tensor<complex<f32>>, %r25: tensor<complex<f32>>):
        %26 = "stablehlo.add"(%r24, %r25) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
        "stablehlo.return"(%26) : (tensor<complex<f32>>) -> ()
      }) : (tensor<1x4xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1xcomplex<f32>>
      %28 = "stablehlo.abs"(%21) : (tensor<1x4xcomplex<f32>>) -> tensor<1x4xf32>
      %29 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
      %33 = "stablehlo.reduce"(%28, %29) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r30: tensor<f32>, %r31: tensor<f32>):
        %32 = "stablehlo.maximum"(%r30, %r31) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%32) : (tensor<f32>) -> ()
      }) : (tensor<1x4xf32>, tensor<f32>) -> tensor<1xf32>
      %34 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
      %35 = "stablehlo.compare"(%33, %34) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
      %36 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1xf32>}> : () -> tensor<1xf32>
      %37 = "stablehlo.select"(%35, %36, %33) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %38 = "stablehlo.convert"(%37) : (tensor<1xf32>) -> tensor<1xcomplex<f32>>
      %39 = "stablehlo.broadcast_in_dim"(%38) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
      %40 = "stablehlo.divide"(%21, %39) : (tensor<1x4xcomplex<f32>>, tensor<1x4xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
      %41 = "stablehlo.real"(%40) : (tensor<1x4xcomplex<f32>>) -> tensor<1x4xf32>
      %42 = "stablehlo.imag"(%40) : (tensor<1x4xcomplex<f32>>) -> tensor<1x4xf32>
      %43 = "stablehlo.multiply"(%41, %41) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
      %44 = "stablehlo.multiply"(%42, %42) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
      %45 = "stablehlo.add"(%43, %44) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
      %46 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
      %50 = "stablehlo.reduce"(%45, %46) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r47: tensor<f32>, %r48: tensor<f32>):
        %49 = "stablehlo.add"(%r47, %r48) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%49) : (tensor<f32>) -> ()
      }) : (tensor<1x4xf32>, tensor<f32>) -> tensor<1xf32>
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
      %103 = "stablehlo.broadcast_in_dim"(%102) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
      %104 = "stablehlo.divide"(%21, %103) : (tensor<1x4xcomplex<f32>>, tensor<1x4xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
      %105 = "stablehlo.constant"() <{value = dense<(1.0, 0.0)> : tensor<1x4xcomplex<f32>>}> : () -> tensor<1x4xcomplex<f32>>
      %106 = "stablehlo.select"(%16, %105, %104) : (tensor<1x4xi1>, tensor<1x4xcomplex<f32>>, tensor<1x4xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
      %107 = "chlo.conj"(%100) : (tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %108 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
      %109 = "stablehlo.broadcast_in_dim"(%r8) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x3xi32>
      %110 = "stablehlo.compare"(%108, %109) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %111 = "chlo.conj"(%106) : (tensor<1x4xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
      %112 = "stablehlo.broadcast_in_dim"(%111) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x4xcomplex<f32>>) -> tensor<1x4x3xcomplex<f32>>
      %113 = "stablehlo.multiply"(%r9, %112) : (tensor<1x4x3xcomplex<f32>>, tensor<1x4x3xcomplex<f32>>) -> tensor<1x4x3xcomplex<f32>>
      %114 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
      %118 = "stablehlo.reduce"(%113, %114) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r115: tensor<complex<f32>>, %r116: tensor<complex<f32>>):
        %117 = "stablehlo.add"(%r115, %r116) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
        "stablehlo.return"(%117) : (tensor<complex<f32>>) -> ()
      }) : (tensor<1x4x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x3xcomplex<f32>>
      %119 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<1x3xcomplex<f32>>}> : () -> tensor<1x3xcomplex<f32>>
      %120 = "stablehlo.select"(%110, %118, %119) : (tensor<1x3xi1>, tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %121 = "stablehlo.broadcast_in_dim"(%107) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
      %122 = "stablehlo.multiply"(%106, %121) : (tensor<1x4xcomplex<f32>>, tensor<1x4xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
      %123 = "stablehlo.broadcast_in_dim"(%122) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x4xcomplex<f32>>) -> tensor<1x4x3xcomplex<f32>>
      %124 = "stablehlo.broadcast_in_dim"(%120) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x3xcomplex<f32>>) -> tensor<1x4x3xcomplex<f32>>
      %125 = "stablehlo.multiply"(%123, %124) : (tensor<1x4x3xcomplex<f32>>, tensor<1x4x3xcomplex<f32>>) -> tensor<1x4x3xcomplex<f32>>
      %126 = "stablehlo.subtract"(%r9, %125) : (tensor<1x4x3xcomplex<f32>>, tensor<1x4x3xcomplex<f32>>) -> tensor<1x4x3xcomplex<f32>>
      %127 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x4xi32>
      %128 = "stablehlo.broadcast_in_dim"(%r8) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x4xi32>
      %129 = "stablehlo.compare"(%127, %128) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<1x4xi1>
      %130 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x4xi32>
      %131 = "stablehlo.broadcast_in_dim"(%r8) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x4xi32>
      %132 = "stablehlo.compare"(%130, %131) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<1x4xi1>
      %133 = "stablehlo.broadcast_in_dim"(%94) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
      %134 = "stablehlo.select"(%132, %106, %13) : (tensor<1x4xi1>, tensor<1x4xcomplex<f32>>, tensor<1x4xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
      %135 = "stablehlo.select"(%129, %133, %134) : (tensor<1x4xi1>, tensor<1x4xcomplex<f32>>, tensor<1x4xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
      %136 = "stablehlo.reshape"(%135) : (tensor<1x4xcomplex<f32>>) -> tensor<1x4x1xcomplex<f32>>
      %137 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %138 = "stablehlo.dynamic_update_slice"(%126, %136, %137, %137, %r8) : (tensor<1x4x3xcomplex<f32>>, tensor<1x4x1xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x3xcomplex<f32>>
      %139 = "stablehlo.reshape"(%100) : (tensor<1xcomplex<f32>>) -> tensor<1x1xcomplex<f32>>
      %140 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %141 = "stablehlo.dynamic_update_slice"(%r10, %139, %140, %r8) : (tensor<1x3xcomplex<f32>>, tensor<1x1xcomplex<f32>>, tensor<i32>, tensor<i32>) -> tensor<1x3xcomplex<f32>>
      %142 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %143 = "stablehlo.add"(%r8, %142) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%143, %138, %141) : (tensor<i32>, tensor<1x4x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> ()
    }) : (tensor<i32>, tensor<1x4x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> (tensor<i32>, tensor<1x4x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>)
    %145 = "stablehlo.slice"(%144#1) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 3, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
    %146 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x3xi32>
    %147 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x3x3xi32>
    %148 = "stablehlo.subtract"(%147, %146) : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi32>
    %149 = "stablehlo.constant"() <{value = dense<0> : tensor<1x3x3xi32>}> : () -> tensor<1x3x3xi32>
    %150 = "stablehlo.compare"(%148, %149) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
    %151 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<1x3x3xcomplex<f32>>}> : () -> tensor<1x3x3xcomplex<f32>>
    %152 = "stablehlo.select"(%150, %145, %151) : (tensor<1x3x3xi1>, tensor<1x3x3xcomplex<f32>>, tensor<1x3x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
    %153 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<1x4x3xcomplex<f32>>}> : () -> tensor<1x4x3xcomplex<f32>>
    %154 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x4x3xi32>
    %155 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x4x3xi32>
    %156 = "stablehlo.subtract"(%155, %154) : (tensor<1x4x3xi32>, tensor<1x4x3xi32>) -> tensor<1x4x3xi32>
    %157 = "stablehlo.constant"() <{value = dense<0> : tensor<1x4x3xi32>}> : () -> tensor<1x4x3xi32>
    %158 = "stablehlo.compare"(%156, %157) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x4x3xi32>, tensor<1x4x3xi32>) -> tensor<1x4x3xi1>
    %159 = "stablehlo.convert"(%158) : (tensor<1x4x3xi1>) -> tensor<1x4x3xcomplex<f32>>
    %160 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %205:4 = "stablehlo.while"(%160, %159, %144#1, %144#2) ({
    ^bb0(%r161: tensor<i32>, %r162: tensor<1x4x3xcomplex<f32>>, %r163: tensor<1x4x3xcomplex<f32>>, %r164: tensor<1x3xcomplex<f32>>):
      %165 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %166 = "stablehlo.compare"(%r161, %165) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%166) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r167: tensor<i32>, %r168: tensor<1x4x3xcomplex<f32>>, %r169: tensor<1x4x3xcomplex<f32>>, %r170: tensor<1x3xcomplex<f32>>):
      %171 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
      %172 = "stablehlo.subtract"(%171, %r167) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %173 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %174 = "stablehlo.dynamic_slice"(%r169, %173, %173, %172) <{slice_sizes = array<i64: 1, 4, 1>}> : (tensor<1x4x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x1xcomplex<f32>>
      %175 = "stablehlo.reshape"(%174) : (tensor<1x4x1xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
      %176 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x4xi32>
      %177 = "stablehlo.broadcast_in_dim"(%172) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x4xi32>
      %178 = "stablehlo.compare"(%176, %177) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<1x4xi1>
      %179 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x4xi32>
      %180 = "stablehlo.broadcast_in_dim"(%172) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x4xi32>
      %181 = "stablehlo.compare"(%179, %180) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<1x4xi1>
      %182 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<1x4xcomplex<f32>>}> : () -> tensor<1x4xcomplex<f32>>
      %183 = "stablehlo.constant"() <{value = dense<(1.0, 0.0)> : tensor<1x4xcomplex<f32>>}> : () -> tensor<1x4xcomplex<f32>>
      %184 = "stablehlo.select"(%181, %175, %182) : (tensor<1x4xi1>, tensor<1x4xcomplex<f32>>, tensor<1x4xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
      %185 = "stablehlo.select"(%178, %183, %184) : (tensor<1x4xi1>, tensor<1x4xcomplex<f32>>, tensor<1x4xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
      %186 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %187 = "stablehlo.dynamic_slice"(%r170, %186, %172) <{slice_sizes = array<i64: 1, 1>}> : (tensor<1x3xcomplex<f32>>, tensor<i32>, tensor<i32>) -> tensor<1x1xcomplex<f32>>
      %188 = "stablehlo.reshape"(%187) : (tensor<1x1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %189 = "chlo.conj"(%185) : (tensor<1x4xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
      %190 = "stablehlo.broadcast_in_dim"(%189) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x4xcomplex<f32>>) -> tensor<1x4x3xcomplex<f32>>
      %191 = "stablehlo.multiply"(%r168, %190) : (tensor<1x4x3xcomplex<f32>>, tensor<1x4x3xcomplex<f32>>) -> tensor<1x4x3xcomplex<f32>>
      %192 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
      %196 = "stablehlo.reduce"(%191, %192) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r193: tensor<complex<f32>>, %r194: tensor<complex<f32>>):
        %195 = "stablehlo.add"(%r193, %r194) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
        "stablehlo.return"(%195) : (tensor<complex<f32>>) -> ()
      }) : (tensor<1x4x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x3xcomplex<f32>>
      %197 = "stablehlo.broadcast_in_dim"(%188) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
      %198 = "stablehlo.multiply"(%185, %197) : (tensor<1x4xcomplex<f32>>, tensor<1x4xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
      %199 = "stablehlo.broadcast_in_dim"(%198) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x4xcomplex<f32>>) -> tensor<1x4x3xcomplex<f32>>
      %200 = "stablehlo.broadcast_in_dim"(%196) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x3xcomplex<f32>>) -> tensor<1x4x3xcomplex<f32>>
      %201 = "stablehlo.multiply"(%199, %200) : (tensor<1x4x3xcomplex<f32>>, tensor<1x4x3xcomplex<f32>>) -> tensor<1x4x3xcomplex<f32>>
      %202 = "stablehlo.subtract"(%r168, %201) : (tensor<1x4x3xcomplex<f32>>, tensor<1x4x3xcomplex<f32>>) -> tensor<1x4x3xcomplex<f32>>
      %203 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %204 = "stablehlo.add"(%r167, %203) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%204, %202, %r169, %r170) : (tensor<i32>, tensor<1x4x3xcomplex<f32>>, tensor<1x4x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> ()
    }) : (tensor<i32>, tensor<1x4x3xcomplex<f32>>, tensor<1x4x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> (tensor<i32>, tensor<1x4x3xcomplex<f32>>, tensor<1x4x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>)
    %206 = "stablehlo.reshape"(%205#1) : (tensor<1x4x3xcomplex<f32>>) -> tensor<4x3xcomplex<f32>>
    %207 = "stablehlo.reshape"(%152) : (tensor<1x3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    return %206, %207 : tensor<4x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>
  }
}
