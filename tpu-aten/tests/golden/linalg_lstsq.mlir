// aten::linalg_lstsq(Tensor self, Tensor b, float? rcond=None, *, str? driver=None) -> (Tensor solution, Tensor residuals, Tensor rank, Tensor singular_values)

// T[4,3] T[4,2], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<4x3xf32>, %arg1: tensor<4x2xf32>) -> (tensor<3x2xf32>, tensor<0xf32>, tensor<i64>, tensor<0xf32>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<4x3xf32>) -> tensor<1x4x3xf32>
    %1 = "stablehlo.reshape"(%arg1) : (tensor<4x2xf32>) -> tensor<1x4x2xf32>
    %2 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x3xf32>}> : () -> tensor<1x3xf32>
    %3 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %126:3 = "stablehlo.while"(%3, %0, %2) ({
    ^bb0(%r4: tensor<i32>, %r5: tensor<1x4x3xf32>, %r6: tensor<1x3xf32>):
      %7 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %8 = "stablehlo.compare"(%r4, %7) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%8) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r9: tensor<i32>, %r10: tensor<1x4x3xf32>, %r11: tensor<1x3xf32>):
      %12 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %13 = "stablehlo.dynamic_slice"(%r10, %12, %12, %r9) <{slice_sizes = array<i64: 1, 4, 1>}> : (tensor<1x4x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x1xf32>
      %14 = "stablehlo.reshape"(%13) : (tensor<1x4x1xf32>) -> tensor<1x4xf32>
      %15 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x4xi32>
      %16 = "stablehlo.broadcast_in_dim"(%r9) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x4xi32>
      %17 = "stablehlo.compare"(%15, %16) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<1x4xi1>
      %18 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x4xi32>
      %19 = "stablehlo.broadcast_in_dim"(%r9) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x4xi32>
      %20 = "stablehlo.compare"(%18, %19) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<1x4xi1>
      %21 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x4xf32>}> : () -> tensor<1x4xf32>
      %22 = "stablehlo.select"(%20, %14, %21) : (tensor<1x4xi1>, tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
      %23 = "stablehlo.select"(%17, %14, %21) : (tensor<1x4xi1>, tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
      %24 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
      %28 = "stablehlo.reduce"(%23, %24) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r25: tensor<f32>, %r26: tensor<f32>):
        %27 = "stablehlo.add"(%r25, %r26) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%27) : (tensor<f32>) -> ()
      }) : (tensor<1x4xf32>, tensor<f32>) -> tensor<1xf32>
      %29 = "stablehlo.abs"(%22) : (tensor<1x4xf32>) -> tensor<1x4xf32>
      %30 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
      %34 = "stablehlo.reduce"(%29, %30) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r31: tensor<f32>, %r32: tensor<f32>):
        %33 = "stablehlo.maximum"(%r31, %r32) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%33) : (tensor<f32>) -> ()
      }) : (tensor<1x4xf32>, tensor<f32>) -> tensor<1xf32>
      %35 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
      %36 = "stablehlo.compare"(%34, %35) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
      %37 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1xf32>}> : () -> tensor<1xf32>
      %38 = "stablehlo.select"(%36, %37, %34) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %39 = "stablehlo.broadcast_in_dim"(%38) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<1x4xf32>
      %40 = "stablehlo.divide"(%22, %39) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
      %41 = "stablehlo.multiply"(%40, %40) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
      %42 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
      %46 = "stablehlo.reduce"(%41, %42) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r43: tensor<f32>, %r44: tensor<f32>):
        %45 = "stablehlo.add"(%r43, %r44) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%45) : (tensor<f32>) -> ()
      }) : (tensor<1x4xf32>, tensor<f32>) -> tensor<1xf32>
      %47 = "stablehlo.sqrt"(%46) : (tensor<1xf32>) -> tensor<1xf32>
      %48 = "stablehlo.multiply"(%47, %38) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %49 = "stablehlo.reshape"(%28) : (tensor<1xf32>) -> tensor<1x1xf32>
      %50 = "stablehlo.reshape"(%48) : (tensor<1xf32>) -> tensor<1x1xf32>
      %51 = "stablehlo.concatenate"(%49, %50) <{dimension = 1 : i64}> : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x2xf32>
      %52 = "stablehlo.abs"(%51) : (tensor<1x2xf32>) -> tensor<1x2xf32>
      %53 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
      %57 = "stablehlo.reduce"(%52, %53) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r54: tensor<f32>, %r55: tensor<f32>):
        %56 = "stablehlo.maximum"(%r54, %r55) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%56) : (tensor<f32>) -> ()
      }) : (tensor<1x2xf32>, tensor<f32>) -> tensor<1xf32>
      %58 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
      %59 = "stablehlo.compare"(%57, %58) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
      %60 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1xf32>}> : () -> tensor<1xf32>
      %61 = "stablehlo.select"(%59, %60, %57) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %62 = "stablehlo.broadcast_in_dim"(%61) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<1x2xf32>
      %63 = "stablehlo.divide"(%51, %62) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
      %64 = "stablehlo.multiply"(%63, %63) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
      %65 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
      %69 = "stablehlo.reduce"(%64, %65) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r66: tensor<f32>, %r67: tensor<f32>):
        %68 = "stablehlo.add"(%r66, %r67) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%68) : (tensor<f32>) -> ()
      }) : (tensor<1x2xf32>, tensor<f32>) -> tensor<1xf32>
      %70 = "stablehlo.sqrt"(%69) : (tensor<1xf32>) -> tensor<1xf32>
      %71 = "stablehlo.multiply"(%70, %61) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %72 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
      %73 = "stablehlo.compare"(%28, %72) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
      %74 = "stablehlo.negate"(%71) : (tensor<1xf32>) -> tensor<1xf32>
      %75 = "stablehlo.select"(%73, %71, %74) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %76 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
      %77 = "stablehlo.compare"(%48, %76) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
      %78 = "stablehlo.select"(%77, %28, %75) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %79 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
      %80 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1xf32>}> : () -> tensor<1xf32>
      %81 = "stablehlo.select"(%77, %80, %78) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %82 = "stablehlo.subtract"(%78, %28) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %83 = "stablehlo.divide"(%82, %81) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %84 = "stablehlo.select"(%77, %79, %83) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %85 = "stablehlo.negate"(%82) : (tensor<1xf32>) -> tensor<1xf32>
      %86 = "stablehlo.select"(%77, %80, %85) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %87 = "stablehlo.broadcast_in_dim"(%86) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<1x4xf32>
      %88 = "stablehlo.divide"(%22, %87) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
      %89 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1x4xf32>}> : () -> tensor<1x4xf32>
      %90 = "stablehlo.select"(%17, %89, %88) : (tensor<1x4xi1>, tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
      %91 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
      %92 = "stablehlo.broadcast_in_dim"(%r9) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x3xi32>
      %93 = "stablehlo.compare"(%91, %92) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %94 = "stablehlo.broadcast_in_dim"(%90) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x4xf32>) -> tensor<1x4x3xf32>
      %95 = "stablehlo.multiply"(%r10, %94) : (tensor<1x4x3xf32>, tensor<1x4x3xf32>) -> tensor<1x4x3xf32>
      %96 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
      %100 = "stablehlo.reduce"(%95, %96) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r97: tensor<f32>, %r98: tensor<f32>):
        %99 = "stablehlo.add"(%r97, %r98) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%99) : (tensor<f32>) -> ()
      }) : (tensor<1x4x3xf32>, tensor<f32>) -> tensor<1x3xf32>
      %101 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x3xf32>}> : () -> tensor<1x3xf32>
      %102 = "stablehlo.select"(%93, %100, %101) : (tensor<1x3xi1>, tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %103 = "stablehlo.broadcast_in_dim"(%84) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<1x4xf32>
      %104 = "stablehlo.multiply"(%90, %103) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
      %105 = "stablehlo.broadcast_in_dim"(%104) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x4xf32>) -> tensor<1x4x3xf32>
      %106 = "stablehlo.broadcast_in_dim"(%102) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x3xf32>) -> tensor<1x4x3xf32>
      %107 = "stablehlo.multiply"(%105, %106) : (tensor<1x4x3xf32>, tensor<1x4x3xf32>) -> tensor<1x4x3xf32>
      %108 = "stablehlo.subtract"(%r10, %107) : (tensor<1x4x3xf32>, tensor<1x4x3xf32>) -> tensor<1x4x3xf32>
      %109 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x4xi32>
      %110 = "stablehlo.broadcast_in_dim"(%r9) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x4xi32>
      %111 = "stablehlo.compare"(%109, %110) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<1x4xi1>
      %112 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x4xi32>
      %113 = "stablehlo.broadcast_in_dim"(%r9) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x4xi32>
      %114 = "stablehlo.compare"(%112, %113) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<1x4xi1>
      %115 = "stablehlo.broadcast_in_dim"(%78) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<1x4xf32>
      %116 = "stablehlo.select"(%114, %90, %14) : (tensor<1x4xi1>, tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
      %117 = "stablehlo.select"(%111, %115, %116) : (tensor<1x4xi1>, tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
      %118 = "stablehlo.reshape"(%117) : (tensor<1x4xf32>) -> tensor<1x4x1xf32>
      %119 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %120 = "stablehlo.dynamic_update_slice"(%108, %118, %119, %119, %r9) : (tensor<1x4x3xf32>, tensor<1x4x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x3xf32>
      %121 = "stablehlo.reshape"(%84) : (tensor<1xf32>) -> tensor<1x1xf32>
      %122 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %123 = "stablehlo.dynamic_update_slice"(%r11, %121, %122, %r9) : (tensor<1x3xf32>, tensor<1x1xf32>, tensor<i32>, tensor<i32>) -> tensor<1x3xf32>
      %124 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %125 = "stablehlo.add"(%r9, %124) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%125, %120, %123) : (tensor<i32>, tensor<1x4x3xf32>, tensor<1x3xf32>) -> ()
    }) : (tensor<i32>, tensor<1x4x3xf32>, tensor<1x3xf32>) -> (tensor<i32>, tensor<1x4x3xf32>, tensor<1x3xf32>)
    %127 = "stablehlo.slice"(%126#1) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 3, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x3xf32>) -> tensor<1x3x3xf32>
    %128 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x3xi32>
    %129 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x3x3xi32>
    %130 = "stablehlo.subtract"(%129, %128) : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi32>
    %131 = "stablehlo.constant"() <{value = dense<0> : tensor<1x3x3xi32>}> : () -> tensor<1x3x3xi32>
    %132 = "stablehlo.compare"(%130, %131) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
    %133 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x3x3xf32>}> : () -> tensor<1x3x3xf32>
    %134 = "stablehlo.select"(%132, %127, %133) : (tensor<1x3x3xi1>, tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
    %135 = "stablehlo.abs"(%134) : (tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
    %136 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %140 = "stablehlo.reduce"(%135, %136) <{dimensions = array<i64: 1, 2>}> ({
    ^bb0(%r137: tensor<f32>, %r138: tensor<f32>):
      %139 = "stablehlo.maximum"(%r137, %r138) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%139) : (tensor<f32>) -> ()
    }) : (tensor<1x3x3xf32>, tensor<f32>) -> tensor<1xf32>
    %141 = "stablehlo.constant"() <{value = dense<0.001> : tensor<1xf32>}> : () -> tensor<1xf32>
    %142 = "stablehlo.compare"(%140, %141) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %143 = "stablehlo.constant"() <{value = dense<1000.0> : tensor<1xf32>}> : () -> tensor<1xf32>
    %144 = "stablehlo.compare"(%140, %143) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %145 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
    %146 = "stablehlo.compare"(%140, %145) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %147 = "stablehlo.and"(%142, %146) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
    %148 = "stablehlo.or"(%147, %144) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
    %149 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1xf32>}> : () -> tensor<1xf32>
    %150 = "stablehlo.select"(%148, %140, %149) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %151 = "stablehlo.broadcast_in_dim"(%150) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<1x3x3xf32>
    %152 = "stablehlo.divide"(%134, %151) : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
    %153 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %154 = "stablehlo.pad"(%152, %153) <{edge_padding_low = array<i64: 0, 0, 0>, edge_padding_high = array<i64: 0, 1, 0>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<1x3x3xf32>, tensor<f32>) -> tensor<1x4x3xf32>
    %155 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x4x4xf32>}> : () -> tensor<1x4x4xf32>
    %156 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x4x4xi32>
    %157 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x4x4xi32>
    %158 = "stablehlo.subtract"(%157, %156) : (tensor<1x4x4xi32>, tensor<1x4x4xi32>) -> tensor<1x4x4xi32>
    %159 = "stablehlo.constant"() <{value = dense<0> : tensor<1x4x4xi32>}> : () -> tensor<1x4x4xi32>
    %160 = "stablehlo.compare"(%158, %159) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x4x4xi32>, tensor<1x4x4xi32>) -> tensor<1x4x4xi1>
    %161 = "stablehlo.convert"(%160) : (tensor<1x4x4xi1>) -> tensor<1x4x4xf32>
    %162 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %325:3 = "stablehlo.while"(%162, %154, %161) ({
    ^bb0(%r163: tensor<i32>, %r164: tensor<1x4x3xf32>, %r165: tensor<1x4x4xf32>):
      %166 = "stablehlo.constant"() <{value = dense<40> : tensor<i32>}> : () -> tensor<i32>
      %167 = "stablehlo.compare"(%r163, %166) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %168 = "stablehlo.transpose"(%r164) <{permutation = array<i64: 0, 2, 1>}> : (tensor<1x4x3xf32>) -> tensor<1x3x4xf32>
      %169 = "stablehlo.dot_general"(%r164, %168) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<1x4x3xf32>, tensor<1x3x4xf32>) -> tensor<1x4x4xf32>
      %170 = "stablehlo.reshape"(%169) : (tensor<1x4x4xf32>) -> tensor<1x16xf32>
      %171 = "stablehlo.slice"(%170) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 1, 16>, strides = array<i64: 1, 5>}> : (tensor<1x16xf32>) -> tensor<1x4xf32>
      %172 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
      %176 = "stablehlo.reduce"(%171, %172) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r173: tensor<f32>, %r174: tensor<f32>):
        %175 = "stablehlo.maximum"(%r173, %r174) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%175) : (tensor<f32>) -> ()
      }) : (tensor<1x4xf32>, tensor<f32>) -> tensor<1xf32>
      %177 = "stablehlo.constant"() <{value = dense<1.0e-28> : tensor<1xf32>}> : () -> tensor<1xf32>
      %178 = "stablehlo.multiply"(%176, %177) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %179 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x4x4xi32>
      %180 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x4x4xi32>
      %181 = "stablehlo.subtract"(%180, %179) : (tensor<1x4x4xi32>, tensor<1x4x4xi32>) -> tensor<1x4x4xi32>
      %182 = "stablehlo.constant"() <{value = dense<0> : tensor<1x4x4xi32>}> : () -> tensor<1x4x4xi32>
      %183 = "stablehlo.compare"(%181, %182) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x4x4xi32>, tensor<1x4x4xi32>) -> tensor<1x4x4xi1>
      %184 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x4x4xf32>}> : () -> tensor<1x4x4xf32>
      %185 = "stablehlo.select"(%183, %169, %184) : (tensor<1x4x4xi1>, tensor<1x4x4xf32>, tensor<1x4x4xf32>) -> tensor<1x4x4xf32>
      %186 = "stablehlo.broadcast_in_dim"(%171) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x4xf32>) -> tensor<1x4x4xf32>
      %187 = "stablehlo.broadcast_in_dim"(%171) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x4xf32>) -> tensor<1x4x4xf32>
      %188 = "stablehlo.broadcast_in_dim"(%178) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<1x4x4xf32>
      %189 = "stablehlo.compare"(%186, %188) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x4x4xf32>, tensor<1x4x4xf32>) -> tensor<1x4x4xi1>
      %190 = "stablehlo.compare"(%187, %188) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x4x4xf32>, tensor<1x4x4xf32>) -> tensor<1x4x4xi1>
      %191 = "stablehlo.sqrt"(%186) : (tensor<1x4x4xf32>) -> tensor<1x4x4xf32>
      %192 = "stablehlo.sqrt"(%187) : (tensor<1x4x4xf32>) -> tensor<1x4x4xf32>
      %193 = "stablehlo.multiply"(%191, %192) : (tensor<1x4x4xf32>, tensor<1x4x4xf32>) -> tensor<1x4x4xf32>
      %194 = "stablehlo.constant"() <{value = dense<4.1295309247228556e-7> : tensor<1x4x4xf32>}> : () -> tensor<1x4x4xf32>
      %195 = "stablehlo.multiply"(%193, %194) : (tensor<1x4x4xf32>, tensor<1x4x4xf32>) -> tensor<1x4x4xf32>
      %196 = "stablehlo.abs"(%185) : (tensor<1x4x4xf32>) -> tensor<1x4x4xf32>
      %197 = "stablehlo.compare"(%196, %195) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x4x4xf32>, tensor<1x4x4xf32>) -> tensor<1x4x4xi1>
      %198 = "stablehlo.and"(%189, %190) : (tensor<1x4x4xi1>, tensor<1x4x4xi1>) -> tensor<1x4x4xi1>
      %199 = "stablehlo.and"(%197, %198) : (tensor<1x4x4xi1>, tensor<1x4x4xi1>) -> tensor<1x4x4xi1>
      %200 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %204 = "stablehlo.reduce"(%199, %200) <{dimensions = array<i64: 1, 2>}> ({
      ^bb0(%r201: tensor<i1>, %r202: tensor<i1>):
        %203 = "stablehlo.or"(%r201, %r202) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%203) : (tensor<i1>) -> ()
      }) : (tensor<1x4x4xi1>, tensor<i1>) -> tensor<1xi1>
      %205 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %209 = "stablehlo.reduce"(%204, %205) <{dimensions = array<i64: 0>}> ({
      ^bb0(%r206: tensor<i1>, %r207: tensor<i1>):
        %208 = "stablehlo.or"(%r206, %r207) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%208) : (tensor<i1>) -> ()
      }) : (tensor<1xi1>, tensor<i1>) -> tensor<i1>
      %210 = "stablehlo.and"(%167, %209) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%210) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r211: tensor<i32>, %r212: tensor<1x4x3xf32>, %r213: tensor<1x4x4xf32>):
      %214 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %322:3 = "stablehlo.while"(%214, %r212, %r213) ({
      ^bb0(%r215: tensor<i32>, %r216: tensor<1x4x3xf32>, %r217: tensor<1x4x4xf32>):
        %218 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
        %219 = "stablehlo.compare"(%r215, %218) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
        "stablehlo.return"(%219) : (tensor<i1>) -> ()
      }, {
      ^bb0(%r220: tensor<i32>, %r221: tensor<1x4x3xf32>, %r222: tensor<1x4x4xf32>):
        %223 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
        %224 = "stablehlo.add"(%r220, %223) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        %225 = "stablehlo.multiply"(%r221, %r221) : (tensor<1x4x3xf32>, tensor<1x4x3xf32>) -> tensor<1x4x3xf32>
        %226 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
        %230 = "stablehlo.reduce"(%225, %226) <{dimensions = array<i64: 2>}> ({
        ^bb0(%r227: tensor<f32>, %r228: tensor<f32>):
          %229 = "stablehlo.add"(%r227, %r228) : (tensor<f32>, tensor<f32>) -> tensor<f32>
          "stablehlo.return"(%229) : (tensor<f32>) -> ()
        }) : (tensor<1x4x3xf32>, tensor<f32>) -> tensor<1x4xf32>
        %231 = "stablehlo.slice"(%230) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 1, 2>, strides = array<i64: 1, 1>}> : (tensor<1x4xf32>) -> tensor<1x2xf32>
        %232 = "stablehlo.slice"(%230) <{start_indices = array<i64: 0, 2>, limit_indices = array<i64: 1, 4>, strides = array<i64: 1, 1>}> : (tensor<1x4xf32>) -> tensor<1x2xf32>
        %233 = "stablehlo.slice"(%r221) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 2, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x3xf32>) -> tensor<1x2x3xf32>
        %234 = "stablehlo.slice"(%r221) <{start_indices = array<i64: 0, 2, 0>, limit_indices = array<i64: 1, 4, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x3xf32>) -> tensor<1x2x3xf32>
        %235 = "stablehlo.multiply"(%233, %234) : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
        %236 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
        %240 = "stablehlo.reduce"(%235, %236) <{dimensions = array<i64: 2>}> ({
        ^bb0(%r237: tensor<f32>, %r238: tensor<f32>):
          %239 = "stablehlo.add"(%r237, %r238) : (tensor<f32>, tensor<f32>) -> tensor<f32>
          "stablehlo.return"(%239) : (tensor<f32>) -> ()
        }) : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2xf32>
        %241 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
        %245 = "stablehlo.reduce"(%230, %241) <{dimensions = array<i64: 1>}> ({
        ^bb0(%r242: tensor<f32>, %r243: tensor<f32>):
          %244 = "stablehlo.maximum"(%r242, %r243) : (tensor<f32>, tensor<f32>) -> tensor<f32>
          "stablehlo.return"(%244) : (tensor<f32>) -> ()
        }) : (tensor<1x4xf32>, tensor<f32>) -> tensor<1xf32>
        %246 = "stablehlo.constant"() <{value = dense<1.0e-28> : tensor<1xf32>}> : () -> tensor<1xf32>
        %247 = "stablehlo.multiply"(%245, %246) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
        %248 = "stablehlo.broadcast_in_dim"(%247) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<1x2xf32>
        %249 = "stablehlo.compare"(%231, %248) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xi1>
        %250 = "stablehlo.compare"(%232, %248) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xi1>
        %251 = "stablehlo.sqrt"(%231) : (tensor<1x2xf32>) -> tensor<1x2xf32>
        %252 = "stablehlo.sqrt"(%232) : (tensor<1x2xf32>) -> tensor<1x2xf32>
        %253 = "stablehlo.multiply"(%251, %252) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
        %254 = "stablehlo.constant"() <{value = dense<2.0647654623614278e-7> : tensor<1x2xf32>}> : () -> tensor<1x2xf32>
        %255 = "stablehlo.multiply"(%253, %254) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
        %256 = "stablehlo.abs"(%240) : (tensor<1x2xf32>) -> tensor<1x2xf32>
        %257 = "stablehlo.compare"(%256, %255) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xi1>
        %258 = "stablehlo.and"(%249, %250) : (tensor<1x2xi1>, tensor<1x2xi1>) -> tensor<1x2xi1>
        %259 = "stablehlo.and"(%257, %258) : (tensor<1x2xi1>, tensor<1x2xi1>) -> tensor<1x2xi1>
        %260 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x2xf32>}> : () -> tensor<1x2xf32>
        %261 = "stablehlo.select"(%259, %240, %260) : (tensor<1x2xi1>, tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
        %262 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x2xf32>}> : () -> tensor<1x2xf32>
        %263 = "stablehlo.compare"(%261, %262) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xi1>
        %264 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1x2xf32>}> : () -> tensor<1x2xf32>
        %265 = "stablehlo.select"(%263, %264, %261) : (tensor<1x2xi1>, tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
        %266 = "stablehlo.subtract"(%232, %231) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
        %267 = "stablehlo.add"(%265, %265) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
        %268 = "stablehlo.divide"(%266, %267) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
        %269 = "stablehlo.abs"(%268) : (tensor<1x2xf32>) -> tensor<1x2xf32>
        %270 = "stablehlo.multiply"(%268, %268) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
        %271 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1x2xf32>}> : () -> tensor<1x2xf32>
        %272 = "stablehlo.add"(%270, %271) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
        %273 = "stablehlo.sqrt"(%272) : (tensor<1x2xf32>) -> tensor<1x2xf32>
        %274 = "stablehlo.add"(%269, %273) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
        %275 = "stablehlo.divide"(%264, %274) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
        %276 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x2xf32>}> : () -> tensor<1x2xf32>
        %277 = "stablehlo.compare"(%268, %276) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xi1>
        %278 = "stablehlo.negate"(%275) : (tensor<1x2xf32>) -> tensor<1x2xf32>
        %279 = "stablehlo.select"(%277, %278, %275) : (tensor<1x2xi1>, tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
        %280 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x2xf32>}> : () -> tensor<1x2xf32>
        %281 = "stablehlo.select"(%263, %280, %279) : (tensor<1x2xi1>, tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
        %282 = "stablehlo.multiply"(%281, %281) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
        %283 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1x2xf32>}> : () -> tensor<1x2xf32>
        %284 = "stablehlo.add"(%282, %283) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
        %285 = "stablehlo.sqrt"(%284) : (tensor<1x2xf32>) -> tensor<1x2xf32>
        %286 = "stablehlo.divide"(%264, %285) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
        %287 = "stablehlo.multiply"(%281, %286) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
        %288 = "stablehlo.slice"(%r221) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 2, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x3xf32>) -> tensor<1x2x3xf32>
        %289 = "stablehlo.slice"(%r221) <{start_indices = array<i64: 0, 2, 0>, limit_indices = array<i64: 1, 4, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x3xf32>) -> tensor<1x2x3xf32>
        %290 = "stablehlo.broadcast_in_dim"(%286) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x2xf32>) -> tensor<1x2x3xf32>
        %291 = "stablehlo.multiply"(%288, %290) : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
        %292 = "stablehlo.broadcast_in_dim"(%287) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x2xf32>) -> tensor<1x2x3xf32>
        %293 = "stablehlo.multiply"(%289, %292) : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
        %294 = "stablehlo.subtract"(%291, %293) : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
        %295 = "stablehlo.broadcast_in_dim"(%287) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x2xf32>) -> tensor<1x2x3xf32>
        %296 = "stablehlo.multiply"(%288, %295) : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
        %297 = "stablehlo.broadcast_in_dim"(%286) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x2xf32>) -> tensor<1x2x3xf32>
        %298 = "stablehlo.multiply"(%289, %297) : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
        %299 = "stablehlo.add"(%296, %298) : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
        %300 = "stablehlo.slice"(%294) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 1, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<1x2x3xf32>) -> tensor<1x1x3xf32>
        %301 = "stablehlo.slice"(%299) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 1, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<1x2x3xf32>) -> tensor<1x1x3xf32>
        %302 = "stablehlo.slice"(%299) <{start_indices = array<i64: 0, 1, 0>, limit_indices = array<i64: 1, 2, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<1x2x3xf32>) -> tensor<1x1x3xf32>
        %303 = "stablehlo.slice"(%294) <{start_indices = array<i64: 0, 1, 0>, limit_indices = array<i64: 1, 2, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<1x2x3xf32>) -> tensor<1x1x3xf32>
        %304 = "stablehlo.concatenate"(%300, %301, %302, %303) <{dimension = 1 : i64}> : (tensor<1x1x3xf32>, tensor<1x1x3xf32>, tensor<1x1x3xf32>, tensor<1x1x3xf32>) -> tensor<1x4x3xf32>
        %305 = "stablehlo.slice"(%r222) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 2, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x4xf32>) -> tensor<1x2x4xf32>
        %306 = "stablehlo.slice"(%r222) <{start_indices = array<i64: 0, 2, 0>, limit_indices = array<i64: 1, 4, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x4xf32>) -> tensor<1x2x4xf32>
        %307 = "stablehlo.broadcast_in_dim"(%286) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x2xf32>) -> tensor<1x2x4xf32>
        %308 = "stablehlo.multiply"(%305, %307) : (tensor<1x2x4xf32>, tensor<1x2x4xf32>) -> tensor<1x2x4xf32>
        %309 = "stablehlo.broadcast_in_dim"(%287) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x2xf32>) -> tensor<1x2x4xf32>
        %310 = "stablehlo.multiply"(%306, %309) : (tensor<1x2x4xf32>, tensor<1x2x4xf32>) -> tensor<1x2x4xf32>
        %311 = "stablehlo.subtract"(%308, %310) : (tensor<1x2x4xf32>, tensor<1x2x4xf32>) -> tensor<1x2x4xf32>
        %312 = "stablehlo.broadcast_in_dim"(%287) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x2xf32>) -> tensor<1x2x4xf32>
        %313 = "stablehlo.multiply"(%305, %312) : (tensor<1x2x4xf32>, tensor<1x2x4xf32>) -> tensor<1x2x4xf32>
        %314 = "stablehlo.broadcast_in_dim"(%286) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x2xf32>) -> tensor<1x2x4xf32>
        %315 = "stablehlo.multiply"(%306, %314) : (tensor<1x2x4xf32>, tensor<1x2x4xf32>) -> tensor<1x2x4xf32>
        %316 = "stablehlo.add"(%313, %315) : (tensor<1x2x4xf32>, tensor<1x2x4xf32>) -> tensor<1x2x4xf32>
        %317 = "stablehlo.slice"(%311) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 1, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<1x2x4xf32>) -> tensor<1x1x4xf32>
        %318 = "stablehlo.slice"(%316) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 1, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<1x2x4xf32>) -> tensor<1x1x4xf32>
        %319 = "stablehlo.slice"(%316) <{start_indices = array<i64: 0, 1, 0>, limit_indices = array<i64: 1, 2, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<1x2x4xf32>) -> tensor<1x1x4xf32>
        %320 = "stablehlo.slice"(%311) <{start_indices = array<i64: 0, 1, 0>, limit_indices = array<i64: 1, 2, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<1x2x4xf32>) -> tensor<1x1x4xf32>
        %321 = "stablehlo.concatenate"(%317, %318, %319, %320) <{dimension = 1 : i64}> : (tensor<1x1x4xf32>, tensor<1x1x4xf32>, tensor<1x1x4xf32>, tensor<1x1x4xf32>) -> tensor<1x4x4xf32>
        "stablehlo.return"(%224, %304, %321) : (tensor<i32>, tensor<1x4x3xf32>, tensor<1x4x4xf32>) -> ()
      }) : (tensor<i32>, tensor<1x4x3xf32>, tensor<1x4x4xf32>) -> (tensor<i32>, tensor<1x4x3xf32>, tensor<1x4x4xf32>)
      %323 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %324 = "stablehlo.add"(%r211, %323) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%324, %322#1, %322#2) : (tensor<i32>, tensor<1x4x3xf32>, tensor<1x4x4xf32>) -> ()
    }) : (tensor<i32>, tensor<1x4x3xf32>, tensor<1x4x4xf32>) -> (tensor<i32>, tensor<1x4x3xf32>, tensor<1x4x4xf32>)
    %326 = "stablehlo.slice"(%325#1) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 3, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x3xf32>) -> tensor<1x3x3xf32>
    %327 = "stablehlo.slice"(%325#2) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 3, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x4xf32>) -> tensor<1x3x4xf32>
    %328 = "stablehlo.slice"(%327) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 3, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<1x3x4xf32>) -> tensor<1x3x3xf32>
    %329 = "stablehlo.multiply"(%326, %326) : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
    %330 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %334 = "stablehlo.reduce"(%329, %330) <{dimensions = array<i64: 2>}> ({
    ^bb0(%r331: tensor<f32>, %r332: tensor<f32>):
      %333 = "stablehlo.add"(%r331, %r332) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%333) : (tensor<f32>) -> ()
    }) : (tensor<1x3x3xf32>, tensor<f32>) -> tensor<1x3xf32>
    %335 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %339 = "stablehlo.reduce"(%334, %335) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r336: tensor<f32>, %r337: tensor<f32>):
      %338 = "stablehlo.maximum"(%r336, %r337) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%338) : (tensor<f32>) -> ()
    }) : (tensor<1x3xf32>, tensor<f32>) -> tensor<1xf32>
    %340 = "stablehlo.constant"() <{value = dense<1.0e-28> : tensor<1xf32>}> : () -> tensor<1xf32>
    %341 = "stablehlo.multiply"(%339, %340) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %342 = "stablehlo.broadcast_in_dim"(%341) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<1x3xf32>
    %343 = "stablehlo.compare"(%334, %342) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xi1>
    %344 = "stablehlo.sqrt"(%334) : (tensor<1x3xf32>) -> tensor<1x3xf32>
    %345 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1x3xf32>}> : () -> tensor<1x3xf32>
    %346 = "stablehlo.select"(%343, %344, %345) : (tensor<1x3xi1>, tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
    %347 = "stablehlo.divide"(%345, %346) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
    %348 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x3xf32>}> : () -> tensor<1x3xf32>
    %349 = "stablehlo.select"(%343, %347, %348) : (tensor<1x3xi1>, tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
    %350 = "stablehlo.broadcast_in_dim"(%349) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xf32>) -> tensor<1x3x3xf32>
    %351 = "stablehlo.multiply"(%326, %350) : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
    %352 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
    %358:2 = "stablehlo.sort"(%344, %352) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%r353: tensor<f32>, %r354: tensor<f32>, %r355: tensor<i32>, %r356: tensor<i32>):
      %357 = "stablehlo.compare"(%r353, %r354) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%357) : (tensor<i1>) -> ()
    }) : (tensor<1x3xf32>, tensor<1x3xi32>) -> (tensor<1x3xf32>, tensor<1x3xi32>)
    %359 = "stablehlo.gather"(%351, %358#1) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 3>, indices_are_sorted = false}> : (tensor<1x3x3xf32>, tensor<1x3xi32>) -> tensor<1x3x3xf32>
    %360 = "stablehlo.gather"(%328, %358#1) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 3>, indices_are_sorted = false}> : (tensor<1x3x3xf32>, tensor<1x3xi32>) -> tensor<1x3x3xf32>
    %361 = "stablehlo.broadcast_in_dim"(%150) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<1x3xf32>
    %362 = "stablehlo.multiply"(%358#0, %361) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
    %363 = "stablehlo.transpose"(%359) <{permutation = array<i64: 0, 2, 1>}> : (tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
    %364 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x3xf32>}> : () -> tensor<1x3xf32>
    %365 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %488:3 = "stablehlo.while"(%365, %363, %364) ({
    ^bb0(%r366: tensor<i32>, %r367: tensor<1x3x3xf32>, %r368: tensor<1x3xf32>):
      %369 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %370 = "stablehlo.compare"(%r366, %369) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%370) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r371: tensor<i32>, %r372: tensor<1x3x3xf32>, %r373: tensor<1x3xf32>):
      %374 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %375 = "stablehlo.dynamic_slice"(%r372, %374, %374, %r371) <{slice_sizes = array<i64: 1, 3, 1>}> : (tensor<1x3x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x1xf32>
      %376 = "stablehlo.reshape"(%375) : (tensor<1x3x1xf32>) -> tensor<1x3xf32>
      %377 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
      %378 = "stablehlo.broadcast_in_dim"(%r371) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x3xi32>
      %379 = "stablehlo.compare"(%377, %378) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %380 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
      %381 = "stablehlo.broadcast_in_dim"(%r371) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x3xi32>
      %382 = "stablehlo.compare"(%380, %381) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %383 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x3xf32>}> : () -> tensor<1x3xf32>
      %384 = "stablehlo.select"(%382, %376, %383) : (tensor<1x3xi1>, tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %385 = "stablehlo.select"(%379, %376, %383) : (tensor<1x3xi1>, tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %386 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
      %390 = "stablehlo.reduce"(%385, %386) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r387: tensor<f32>, %r388: tensor<f32>):
        %389 = "stablehlo.add"(%r387, %r388) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%389) : (tensor<f32>) -> ()
      }) : (tensor<1x3xf32>, tensor<f32>) -> tensor<1xf32>
      %391 = "stablehlo.abs"(%384) : (tensor<1x3xf32>) -> tensor<1x3xf32>
      %392 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
      %396 = "stablehlo.reduce"(%391, %392) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r393: tensor<f32>, %r394: tensor<f32>):
        %395 = "stablehlo.maximum"(%r393, %r394) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%395) : (tensor<f32>) -> ()
      }) : (tensor<1x3xf32>, tensor<f32>) -> tensor<1xf32>
      %397 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
      %398 = "stablehlo.compare"(%396, %397) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
      %399 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1xf32>}> : () -> tensor<1xf32>
      %400 = "stablehlo.select"(%398, %399, %396) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %401 = "stablehlo.broadcast_in_dim"(%400) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<1x3xf32>
      %402 = "stablehlo.divide"(%384, %401) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %403 = "stablehlo.multiply"(%402, %402) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %404 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
      %408 = "stablehlo.reduce"(%403, %404) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r405: tensor<f32>, %r406: tensor<f32>):
        %407 = "stablehlo.add"(%r405, %r406) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%407) : (tensor<f32>) -> ()
      }) : (tensor<1x3xf32>, tensor<f32>) -> tensor<1xf32>
      %409 = "stablehlo.sqrt"(%408) : (tensor<1xf32>) -> tensor<1xf32>
      %410 = "stablehlo.multiply"(%409, %400) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %411 = "stablehlo.reshape"(%390) : (tensor<1xf32>) -> tensor<1x1xf32>
      %412 = "stablehlo.reshape"(%410) : (tensor<1xf32>) -> tensor<1x1xf32>
      %413 = "stablehlo.concatenate"(%411, %412) <{dimension = 1 : i64}> : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x2xf32>
      %414 = "stablehlo.abs"(%413) : (tensor<1x2xf32>) -> tensor<1x2xf32>
      %415 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
      %419 = "stablehlo.reduce"(%414, %415) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r416: tensor<f32>, %r417: tensor<f32>):
        %418 = "stablehlo.maximum"(%r416, %r417) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%418) : (tensor<f32>) -> ()
      }) : (tensor<1x2xf32>, tensor<f32>) -> tensor<1xf32>
      %420 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
      %421 = "stablehlo.compare"(%419, %420) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
      %422 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1xf32>}> : () -> tensor<1xf32>
      %423 = "stablehlo.select"(%421, %422, %419) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %424 = "stablehlo.broadcast_in_dim"(%423) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<1x2xf32>
      %425 = "stablehlo.divide"(%413, %424) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
      %426 = "stablehlo.multiply"(%425, %425) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
      %427 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
      %431 = "stablehlo.reduce"(%426, %427) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r428: tensor<f32>, %r429: tensor<f32>):
        %430 = "stablehlo.add"(%r428, %r429) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%430) : (tensor<f32>) -> ()
      }) : (tensor<1x2xf32>, tensor<f32>) -> tensor<1xf32>
      %432 = "stablehlo.sqrt"(%431) : (tensor<1xf32>) -> tensor<1xf32>
      %433 = "stablehlo.multiply"(%432, %423) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %434 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
      %435 = "stablehlo.compare"(%390, %434) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
      %436 = "stablehlo.negate"(%433) : (tensor<1xf32>) -> tensor<1xf32>
      %437 = "stablehlo.select"(%435, %433, %436) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %438 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
      %439 = "stablehlo.compare"(%410, %438) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
      %440 = "stablehlo.select"(%439, %390, %437) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %441 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
      %442 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1xf32>}> : () -> tensor<1xf32>
      %443 = "stablehlo.select"(%439, %442, %440) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %444 = "stablehlo.subtract"(%440, %390) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %445 = "stablehlo.divide"(%444, %443) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %446 = "stablehlo.select"(%439, %441, %445) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %447 = "stablehlo.negate"(%444) : (tensor<1xf32>) -> tensor<1xf32>
      %448 = "stablehlo.select"(%439, %442, %447) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %449 = "stablehlo.broadcast_in_dim"(%448) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<1x3xf32>
      %450 = "stablehlo.divide"(%384, %449) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %451 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1x3xf32>}> : () -> tensor<1x3xf32>
      %452 = "stablehlo.select"(%379, %451, %450) : (tensor<1x3xi1>, tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %453 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
      %454 = "stablehlo.broadcast_in_dim"(%r371) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x3xi32>
      %455 = "stablehlo.compare"(%453, %454) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %456 = "stablehlo.broadcast_in_dim"(%452) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xf32>) -> tensor<1x3x3xf32>
      %457 = "stablehlo.multiply"(%r372, %456) : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
      %458 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
      %462 = "stablehlo.reduce"(%457, %458) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r459: tensor<f32>, %r460: tensor<f32>):
        %461 = "stablehlo.add"(%r459, %r460) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%461) : (tensor<f32>) -> ()
      }) : (tensor<1x3x3xf32>, tensor<f32>) -> tensor<1x3xf32>
      %463 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x3xf32>}> : () -> tensor<1x3xf32>
      %464 = "stablehlo.select"(%455, %462, %463) : (tensor<1x3xi1>, tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %465 = "stablehlo.broadcast_in_dim"(%446) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<1x3xf32>
      %466 = "stablehlo.multiply"(%452, %465) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %467 = "stablehlo.broadcast_in_dim"(%466) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xf32>) -> tensor<1x3x3xf32>
      %468 = "stablehlo.broadcast_in_dim"(%464) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x3xf32>) -> tensor<1x3x3xf32>
      %469 = "stablehlo.multiply"(%467, %468) : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
      %470 = "stablehlo.subtract"(%r372, %469) : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
      %471 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
      %472 = "stablehlo.broadcast_in_dim"(%r371) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x3xi32>
      %473 = "stablehlo.compare"(%471, %472) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %474 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
      %475 = "stablehlo.broadcast_in_dim"(%r371) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x3xi32>
      %476 = "stablehlo.compare"(%474, %475) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %477 = "stablehlo.broadcast_in_dim"(%440) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<1x3xf32>
      %478 = "stablehlo.select"(%476, %452, %376) : (tensor<1x3xi1>, tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %479 = "stablehlo.select"(%473, %477, %478) : (tensor<1x3xi1>, tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %480 = "stablehlo.reshape"(%479) : (tensor<1x3xf32>) -> tensor<1x3x1xf32>
      %481 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %482 = "stablehlo.dynamic_update_slice"(%470, %480, %481, %481, %r371) : (tensor<1x3x3xf32>, tensor<1x3x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x3xf32>
      %483 = "stablehlo.reshape"(%446) : (tensor<1xf32>) -> tensor<1x1xf32>
      %484 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %485 = "stablehlo.dynamic_update_slice"(%r373, %483, %484, %r371) : (tensor<1x3xf32>, tensor<1x1xf32>, tensor<i32>, tensor<i32>) -> tensor<1x3xf32>
      %486 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %487 = "stablehlo.add"(%r371, %486) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%487, %482, %485) : (tensor<i32>, tensor<1x3x3xf32>, tensor<1x3xf32>) -> ()
    }) : (tensor<i32>, tensor<1x3x3xf32>, tensor<1x3xf32>) -> (tensor<i32>, tensor<1x3x3xf32>, tensor<1x3xf32>)
    %489 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x3x3xf32>}> : () -> tensor<1x3x3xf32>
    %490 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x3xi32>
    %491 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x3x3xi32>
    %492 = "stablehlo.subtract"(%491, %490) : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi32>
    %493 = "stablehlo.constant"() <{value = dense<0> : tensor<1x3x3xi32>}> : () -> tensor<1x3x3xi32>
    %494 = "stablehlo.compare"(%492, %493) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
    %495 = "stablehlo.convert"(%494) : (tensor<1x3x3xi1>) -> tensor<1x3x3xf32>
    %496 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %540:4 = "stablehlo.while"(%496, %495, %488#1, %488#2) ({
    ^bb0(%r497: tensor<i32>, %r498: tensor<1x3x3xf32>, %r499: tensor<1x3x3xf32>, %r500: tensor<1x3xf32>):
      %501 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %502 = "stablehlo.compare"(%r497, %501) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%502) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r503: tensor<i32>, %r504: tensor<1x3x3xf32>, %r505: tensor<1x3x3xf32>, %r506: tensor<1x3xf32>):
      %507 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
      %508 = "stablehlo.subtract"(%507, %r503) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %509 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %510 = "stablehlo.dynamic_slice"(%r505, %509, %509, %508) <{slice_sizes = array<i64: 1, 3, 1>}> : (tensor<1x3x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x1xf32>
      %511 = "stablehlo.reshape"(%510) : (tensor<1x3x1xf32>) -> tensor<1x3xf32>
      %512 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
      %513 = "stablehlo.broadcast_in_dim"(%508) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x3xi32>
      %514 = "stablehlo.compare"(%512, %513) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %515 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
      %516 = "stablehlo.broadcast_in_dim"(%508) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x3xi32>
      %517 = "stablehlo.compare"(%515, %516) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %518 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x3xf32>}> : () -> tensor<1x3xf32>
      %519 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1x3xf32>}> : () -> tensor<1x3xf32>
      %520 = "stablehlo.select"(%517, %511, %518) : (tensor<1x3xi1>, tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %521 = "stablehlo.select"(%514, %519, %520) : (tensor<1x3xi1>, tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %522 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %523 = "stablehlo.dynamic_slice"(%r506, %522, %508) <{slice_sizes = array<i64: 1, 1>}> : (tensor<1x3xf32>, tensor<i32>, tensor<i32>) -> tensor<1x1xf32>
      %524 = "stablehlo.reshape"(%523) : (tensor<1x1xf32>) -> tensor<1xf32>
      %525 = "stablehlo.broadcast_in_dim"(%521) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xf32>) -> tensor<1x3x3xf32>
      %526 = "stablehlo.multiply"(%r504, %525) : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
      %527 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
      %531 = "stablehlo.reduce"(%526, %527) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r528: tensor<f32>, %r529: tensor<f32>):
        %530 = "stablehlo.add"(%r528, %r529) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%530) : (tensor<f32>) -> ()
      }) : (tensor<1x3x3xf32>, tensor<f32>) -> tensor<1x3xf32>
      %532 = "stablehlo.broadcast_in_dim"(%524) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<1x3xf32>
      %533 = "stablehlo.multiply"(%521, %532) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %534 = "stablehlo.broadcast_in_dim"(%533) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xf32>) -> tensor<1x3x3xf32>
      %535 = "stablehlo.broadcast_in_dim"(%531) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x3xf32>) -> tensor<1x3x3xf32>
      %536 = "stablehlo.multiply"(%534, %535) : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
      %537 = "stablehlo.subtract"(%r504, %536) : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
      %538 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %539 = "stablehlo.add"(%r503, %538) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%539, %537, %r505, %r506) : (tensor<i32>, tensor<1x3x3xf32>, tensor<1x3x3xf32>, tensor<1x3xf32>) -> ()
    }) : (tensor<i32>, tensor<1x3x3xf32>, tensor<1x3x3xf32>, tensor<1x3xf32>) -> (tensor<i32>, tensor<1x3x3xf32>, tensor<1x3x3xf32>, tensor<1x3xf32>)
    %541 = "stablehlo.reshape"(%488#1) : (tensor<1x3x3xf32>) -> tensor<1x9xf32>
    %542 = "stablehlo.slice"(%541) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 1, 9>, strides = array<i64: 1, 4>}> : (tensor<1x9xf32>) -> tensor<1x3xf32>
    %543 = "stablehlo.abs"(%542) : (tensor<1x3xf32>) -> tensor<1x3xf32>
    %544 = "stablehlo.constant"() <{value = dense<0.5> : tensor<1x3xf32>}> : () -> tensor<1x3xf32>
    %545 = "stablehlo.compare"(%543, %544) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xi1>
    %546 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1x3xf32>}> : () -> tensor<1x3xf32>
    %547 = "stablehlo.select"(%545, %546, %542) : (tensor<1x3xi1>, tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
    %548 = "stablehlo.abs"(%547) : (tensor<1x3xf32>) -> tensor<1x3xf32>
    %549 = "stablehlo.divide"(%547, %548) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
    %550 = "stablehlo.broadcast_in_dim"(%549) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x3xf32>) -> tensor<1x3x3xf32>
    %551 = "stablehlo.multiply"(%540#1, %550) : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
    %552 = "stablehlo.transpose"(%551) <{permutation = array<i64: 0, 2, 1>}> : (tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
    %553 = "stablehlo.transpose"(%360) <{permutation = array<i64: 0, 2, 1>}> : (tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
    %554 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %555 = "stablehlo.pad"(%553, %554) <{edge_padding_low = array<i64: 0, 0, 0>, edge_padding_high = array<i64: 0, 1, 0>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<1x3x3xf32>, tensor<f32>) -> tensor<1x4x3xf32>
    %556 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x4x3xf32>}> : () -> tensor<1x4x3xf32>
    %557 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x4x3xi32>
    %558 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x4x3xi32>
    %559 = "stablehlo.subtract"(%558, %557) : (tensor<1x4x3xi32>, tensor<1x4x3xi32>) -> tensor<1x4x3xi32>
    %560 = "stablehlo.constant"() <{value = dense<0> : tensor<1x4x3xi32>}> : () -> tensor<1x4x3xi32>
    %561 = "stablehlo.compare"(%559, %560) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x4x3xi32>, tensor<1x4x3xi32>) -> tensor<1x4x3xi1>
    %562 = "stablehlo.convert"(%561) : (tensor<1x4x3xi1>) -> tensor<1x4x3xf32>
    %563 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x4x3xi32>
    %564 = "stablehlo.constant"() <{value = dense<3> : tensor<1x4x3xi32>}> : () -> tensor<1x4x3xi32>
    %565 = "stablehlo.compare"(%563, %564) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x4x3xi32>, tensor<1x4x3xi32>) -> tensor<1x4x3xi1>
    %566 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x4x3xf32>}> : () -> tensor<1x4x3xf32>
    %567 = "stablehlo.select"(%565, %562, %566) : (tensor<1x4x3xi1>, tensor<1x4x3xf32>, tensor<1x4x3xf32>) -> tensor<1x4x3xf32>
    %568 = "stablehlo.add"(%555, %567) : (tensor<1x4x3xf32>, tensor<1x4x3xf32>) -> tensor<1x4x3xf32>
    %569 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %613:4 = "stablehlo.while"(%569, %568, %126#1, %126#2) ({
    ^bb0(%r570: tensor<i32>, %r571: tensor<1x4x3xf32>, %r572: tensor<1x4x3xf32>, %r573: tensor<1x3xf32>):
      %574 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %575 = "stablehlo.compare"(%r570, %574) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%575) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r576: tensor<i32>, %r577: tensor<1x4x3xf32>, %r578: tensor<1x4x3xf32>, %r579: tensor<1x3xf32>):
      %580 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
      %581 = "stablehlo.subtract"(%580, %r576) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %582 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %583 = "stablehlo.dynamic_slice"(%r578, %582, %582, %581) <{slice_sizes = array<i64: 1, 4, 1>}> : (tensor<1x4x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x1xf32>
      %584 = "stablehlo.reshape"(%583) : (tensor<1x4x1xf32>) -> tensor<1x4xf32>
      %585 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x4xi32>
      %586 = "stablehlo.broadcast_in_dim"(%581) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x4xi32>
      %587 = "stablehlo.compare"(%585, %586) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<1x4xi1>
      %588 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x4xi32>
      %589 = "stablehlo.broadcast_in_dim"(%581) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x4xi32>
      %590 = "stablehlo.compare"(%588, %589) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<1x4xi1>
      %591 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x4xf32>}> : () -> tensor<1x4xf32>
      %592 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1x4xf32>}> : () -> tensor<1x4xf32>
      %593 = "stablehlo.select"(%590, %584, %591) : (tensor<1x4xi1>, tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
      %594 = "stablehlo.select"(%587, %592, %593) : (tensor<1x4xi1>, tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
      %595 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %596 = "stablehlo.dynamic_slice"(%r579, %595, %581) <{slice_sizes = array<i64: 1, 1>}> : (tensor<1x3xf32>, tensor<i32>, tensor<i32>) -> tensor<1x1xf32>
      %597 = "stablehlo.reshape"(%596) : (tensor<1x1xf32>) -> tensor<1xf32>
      %598 = "stablehlo.broadcast_in_dim"(%594) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x4xf32>) -> tensor<1x4x3xf32>
      %599 = "stablehlo.multiply"(%r577, %598) : (tensor<1x4x3xf32>, tensor<1x4x3xf32>) -> tensor<1x4x3xf32>
      %600 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
      %604 = "stablehlo.reduce"(%599, %600) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r601: tensor<f32>, %r602: tensor<f32>):
        %603 = "stablehlo.add"(%r601, %r602) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%603) : (tensor<f32>) -> ()
      }) : (tensor<1x4x3xf32>, tensor<f32>) -> tensor<1x3xf32>
      %605 = "stablehlo.broadcast_in_dim"(%597) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<1x4xf32>
      %606 = "stablehlo.multiply"(%594, %605) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
      %607 = "stablehlo.broadcast_in_dim"(%606) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x4xf32>) -> tensor<1x4x3xf32>
      %608 = "stablehlo.broadcast_in_dim"(%604) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x3xf32>) -> tensor<1x4x3xf32>
      %609 = "stablehlo.multiply"(%607, %608) : (tensor<1x4x3xf32>, tensor<1x4x3xf32>) -> tensor<1x4x3xf32>
      %610 = "stablehlo.subtract"(%r577, %609) : (tensor<1x4x3xf32>, tensor<1x4x3xf32>) -> tensor<1x4x3xf32>
      %611 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %612 = "stablehlo.add"(%r576, %611) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%612, %610, %r578, %r579) : (tensor<i32>, tensor<1x4x3xf32>, tensor<1x4x3xf32>, tensor<1x3xf32>) -> ()
    }) : (tensor<i32>, tensor<1x4x3xf32>, tensor<1x4x3xf32>, tensor<1x3xf32>) -> (tensor<i32>, tensor<1x4x3xf32>, tensor<1x4x3xf32>, tensor<1x3xf32>)
    %614 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %618 = "stablehlo.reduce"(%362, %614) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r615: tensor<f32>, %r616: tensor<f32>):
      %617 = "stablehlo.maximum"(%r615, %r616) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%617) : (tensor<f32>) -> ()
    }) : (tensor<1x3xf32>, tensor<f32>) -> tensor<1xf32>
    %619 = "stablehlo.constant"() <{value = dense<4.76837158203125e-7> : tensor<f32>}> : () -> tensor<f32>
    %620 = "stablehlo.broadcast_in_dim"(%619) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1xf32>
    %621 = "stablehlo.multiply"(%618, %620) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %622 = "stablehlo.reshape"(%621) : (tensor<1xf32>) -> tensor<1x1xf32>
    %623 = "stablehlo.broadcast_in_dim"(%622) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xf32>) -> tensor<1x3xf32>
    %624 = "stablehlo.compare"(%362, %623) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xi1>
    %625 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x3xf32>}> : () -> tensor<1x3xf32>
    %626 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1x3xf32>}> : () -> tensor<1x3xf32>
    %627 = "stablehlo.select"(%624, %362, %626) : (tensor<1x3xi1>, tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
    %628 = "stablehlo.divide"(%626, %627) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
    %629 = "stablehlo.select"(%624, %628, %625) : (tensor<1x3xi1>, tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
    %630 = "stablehlo.transpose"(%613#1) <{permutation = array<i64: 0, 2, 1>}> : (tensor<1x4x3xf32>) -> tensor<1x3x4xf32>
    %631 = "stablehlo.dot_general"(%630, %1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<1x3x4xf32>, tensor<1x4x2xf32>) -> tensor<1x3x2xf32>
    %632 = "stablehlo.dot_general"(%613#1, %631) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<1x4x3xf32>, tensor<1x3x2xf32>) -> tensor<1x4x2xf32>
    %633 = "stablehlo.subtract"(%1, %632) : (tensor<1x4x2xf32>, tensor<1x4x2xf32>) -> tensor<1x4x2xf32>
    %634 = "stablehlo.broadcast_in_dim"(%629) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xf32>) -> tensor<1x3x2xf32>
    %635 = "stablehlo.multiply"(%631, %634) : (tensor<1x3x2xf32>, tensor<1x3x2xf32>) -> tensor<1x3x2xf32>
    %636 = "stablehlo.transpose"(%552) <{permutation = array<i64: 0, 2, 1>}> : (tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
    %637 = "stablehlo.convert"(%624) : (tensor<1x3xi1>) -> tensor<1x3xi32>
    %638 = "stablehlo.dot_general"(%636, %635) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<1x3x3xf32>, tensor<1x3x2xf32>) -> tensor<1x3x2xf32>
    %639 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %643 = "stablehlo.reduce"(%637, %639) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r640: tensor<i32>, %r641: tensor<i32>):
      %642 = "stablehlo.add"(%r640, %r641) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%642) : (tensor<i32>) -> ()
    }) : (tensor<1x3xi32>, tensor<i32>) -> tensor<1xi32>
    %644 = "stablehlo.reshape"(%638) : (tensor<1x3x2xf32>) -> tensor<3x2xf32>
    %645 = "stablehlo.constant"() <{value = dense<0.0> : tensor<0xf32>}> : () -> tensor<0xf32>
    %646 = "stablehlo.reshape"(%643) : (tensor<1xi32>) -> tensor<i32>
    %647 = "stablehlo.convert"(%646) : (tensor<i32>) -> tensor<i64>
    %648 = "stablehlo.constant"() <{value = dense<0.0> : tensor<0xf32>}> : () -> tensor<0xf32>
    return %644, %645, %647, %648 : tensor<3x2xf32>, tensor<0xf32>, tensor<i64>, tensor<0xf32>
  }
}

// T[4,3] T[4,2] none gels, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<4x3xf32>, %arg1: tensor<4x2xf32>) -> (tensor<3x2xf32>, tensor<2xf32>, tensor<0xi64>, tensor<0xf32>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<4x3xf32>) -> tensor<1x4x3xf32>
    %1 = "stablehlo.reshape"(%arg1) : (tensor<4x2xf32>) -> tensor<1x4x2xf32>
    %2 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x3xf32>}> : () -> tensor<1x3xf32>
    %3 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %126:3 = "stablehlo.while"(%3, %0, %2) ({
    ^bb0(%r4: tensor<i32>, %r5: tensor<1x4x3xf32>, %r6: tensor<1x3xf32>):
      %7 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %8 = "stablehlo.compare"(%r4, %7) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%8) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r9: tensor<i32>, %r10: tensor<1x4x3xf32>, %r11: tensor<1x3xf32>):
      %12 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %13 = "stablehlo.dynamic_slice"(%r10, %12, %12, %r9) <{slice_sizes = array<i64: 1, 4, 1>}> : (tensor<1x4x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x1xf32>
      %14 = "stablehlo.reshape"(%13) : (tensor<1x4x1xf32>) -> tensor<1x4xf32>
      %15 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x4xi32>
      %16 = "stablehlo.broadcast_in_dim"(%r9) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x4xi32>
      %17 = "stablehlo.compare"(%15, %16) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<1x4xi1>
      %18 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x4xi32>
      %19 = "stablehlo.broadcast_in_dim"(%r9) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x4xi32>
      %20 = "stablehlo.compare"(%18, %19) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<1x4xi1>
      %21 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x4xf32>}> : () -> tensor<1x4xf32>
      %22 = "stablehlo.select"(%20, %14, %21) : (tensor<1x4xi1>, tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
      %23 = "stablehlo.select"(%17, %14, %21) : (tensor<1x4xi1>, tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
      %24 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
      %28 = "stablehlo.reduce"(%23, %24) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r25: tensor<f32>, %r26: tensor<f32>):
        %27 = "stablehlo.add"(%r25, %r26) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%27) : (tensor<f32>) -> ()
      }) : (tensor<1x4xf32>, tensor<f32>) -> tensor<1xf32>
      %29 = "stablehlo.abs"(%22) : (tensor<1x4xf32>) -> tensor<1x4xf32>
      %30 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
      %34 = "stablehlo.reduce"(%29, %30) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r31: tensor<f32>, %r32: tensor<f32>):
        %33 = "stablehlo.maximum"(%r31, %r32) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%33) : (tensor<f32>) -> ()
      }) : (tensor<1x4xf32>, tensor<f32>) -> tensor<1xf32>
      %35 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
      %36 = "stablehlo.compare"(%34, %35) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
      %37 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1xf32>}> : () -> tensor<1xf32>
      %38 = "stablehlo.select"(%36, %37, %34) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %39 = "stablehlo.broadcast_in_dim"(%38) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<1x4xf32>
      %40 = "stablehlo.divide"(%22, %39) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
      %41 = "stablehlo.multiply"(%40, %40) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
      %42 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
      %46 = "stablehlo.reduce"(%41, %42) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r43: tensor<f32>, %r44: tensor<f32>):
        %45 = "stablehlo.add"(%r43, %r44) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%45) : (tensor<f32>) -> ()
      }) : (tensor<1x4xf32>, tensor<f32>) -> tensor<1xf32>
      %47 = "stablehlo.sqrt"(%46) : (tensor<1xf32>) -> tensor<1xf32>
      %48 = "stablehlo.multiply"(%47, %38) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %49 = "stablehlo.reshape"(%28) : (tensor<1xf32>) -> tensor<1x1xf32>
      %50 = "stablehlo.reshape"(%48) : (tensor<1xf32>) -> tensor<1x1xf32>
      %51 = "stablehlo.concatenate"(%49, %50) <{dimension = 1 : i64}> : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x2xf32>
      %52 = "stablehlo.abs"(%51) : (tensor<1x2xf32>) -> tensor<1x2xf32>
      %53 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
      %57 = "stablehlo.reduce"(%52, %53) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r54: tensor<f32>, %r55: tensor<f32>):
        %56 = "stablehlo.maximum"(%r54, %r55) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%56) : (tensor<f32>) -> ()
      }) : (tensor<1x2xf32>, tensor<f32>) -> tensor<1xf32>
      %58 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
      %59 = "stablehlo.compare"(%57, %58) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
      %60 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1xf32>}> : () -> tensor<1xf32>
      %61 = "stablehlo.select"(%59, %60, %57) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %62 = "stablehlo.broadcast_in_dim"(%61) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<1x2xf32>
      %63 = "stablehlo.divide"(%51, %62) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
      %64 = "stablehlo.multiply"(%63, %63) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
      %65 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
      %69 = "stablehlo.reduce"(%64, %65) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r66: tensor<f32>, %r67: tensor<f32>):
        %68 = "stablehlo.add"(%r66, %r67) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%68) : (tensor<f32>) -> ()
      }) : (tensor<1x2xf32>, tensor<f32>) -> tensor<1xf32>
      %70 = "stablehlo.sqrt"(%69) : (tensor<1xf32>) -> tensor<1xf32>
      %71 = "stablehlo.multiply"(%70, %61) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %72 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
      %73 = "stablehlo.compare"(%28, %72) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
      %74 = "stablehlo.negate"(%71) : (tensor<1xf32>) -> tensor<1xf32>
      %75 = "stablehlo.select"(%73, %71, %74) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %76 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
      %77 = "stablehlo.compare"(%48, %76) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
      %78 = "stablehlo.select"(%77, %28, %75) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %79 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
      %80 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1xf32>}> : () -> tensor<1xf32>
      %81 = "stablehlo.select"(%77, %80, %78) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %82 = "stablehlo.subtract"(%78, %28) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %83 = "stablehlo.divide"(%82, %81) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %84 = "stablehlo.select"(%77, %79, %83) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %85 = "stablehlo.negate"(%82) : (tensor<1xf32>) -> tensor<1xf32>
      %86 = "stablehlo.select"(%77, %80, %85) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %87 = "stablehlo.broadcast_in_dim"(%86) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<1x4xf32>
      %88 = "stablehlo.divide"(%22, %87) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
      %89 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1x4xf32>}> : () -> tensor<1x4xf32>
      %90 = "stablehlo.select"(%17, %89, %88) : (tensor<1x4xi1>, tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
      %91 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
      %92 = "stablehlo.broadcast_in_dim"(%r9) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x3xi32>
      %93 = "stablehlo.compare"(%91, %92) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %94 = "stablehlo.broadcast_in_dim"(%90) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x4xf32>) -> tensor<1x4x3xf32>
      %95 = "stablehlo.multiply"(%r10, %94) : (tensor<1x4x3xf32>, tensor<1x4x3xf32>) -> tensor<1x4x3xf32>
      %96 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
      %100 = "stablehlo.reduce"(%95, %96) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r97: tensor<f32>, %r98: tensor<f32>):
        %99 = "stablehlo.add"(%r97, %r98) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%99) : (tensor<f32>) -> ()
      }) : (tensor<1x4x3xf32>, tensor<f32>) -> tensor<1x3xf32>
      %101 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x3xf32>}> : () -> tensor<1x3xf32>
      %102 = "stablehlo.select"(%93, %100, %101) : (tensor<1x3xi1>, tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %103 = "stablehlo.broadcast_in_dim"(%84) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<1x4xf32>
      %104 = "stablehlo.multiply"(%90, %103) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
      %105 = "stablehlo.broadcast_in_dim"(%104) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x4xf32>) -> tensor<1x4x3xf32>
      %106 = "stablehlo.broadcast_in_dim"(%102) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x3xf32>) -> tensor<1x4x3xf32>
      %107 = "stablehlo.multiply"(%105, %106) : (tensor<1x4x3xf32>, tensor<1x4x3xf32>) -> tensor<1x4x3xf32>
      %108 = "stablehlo.subtract"(%r10, %107) : (tensor<1x4x3xf32>, tensor<1x4x3xf32>) -> tensor<1x4x3xf32>
      %109 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x4xi32>
      %110 = "stablehlo.broadcast_in_dim"(%r9) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x4xi32>
      %111 = "stablehlo.compare"(%109, %110) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<1x4xi1>
      %112 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x4xi32>
      %113 = "stablehlo.broadcast_in_dim"(%r9) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x4xi32>
      %114 = "stablehlo.compare"(%112, %113) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<1x4xi1>
      %115 = "stablehlo.broadcast_in_dim"(%78) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<1x4xf32>
      %116 = "stablehlo.select"(%114, %90, %14) : (tensor<1x4xi1>, tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
      %117 = "stablehlo.select"(%111, %115, %116) : (tensor<1x4xi1>, tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
      %118 = "stablehlo.reshape"(%117) : (tensor<1x4xf32>) -> tensor<1x4x1xf32>
      %119 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %120 = "stablehlo.dynamic_update_slice"(%108, %118, %119, %119, %r9) : (tensor<1x4x3xf32>, tensor<1x4x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x3xf32>
      %121 = "stablehlo.reshape"(%84) : (tensor<1xf32>) -> tensor<1x1xf32>
      %122 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %123 = "stablehlo.dynamic_update_slice"(%r11, %121, %122, %r9) : (tensor<1x3xf32>, tensor<1x1xf32>, tensor<i32>, tensor<i32>) -> tensor<1x3xf32>
      %124 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %125 = "stablehlo.add"(%r9, %124) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%125, %120, %123) : (tensor<i32>, tensor<1x4x3xf32>, tensor<1x3xf32>) -> ()
    }) : (tensor<i32>, tensor<1x4x3xf32>, tensor<1x3xf32>) -> (tensor<i32>, tensor<1x4x3xf32>, tensor<1x3xf32>)
    %127 = "stablehlo.slice"(%126#1) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 3, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x3xf32>) -> tensor<1x3x3xf32>
    %128 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x3xi32>
    %129 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x3x3xi32>
    %130 = "stablehlo.subtract"(%129, %128) : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi32>
    %131 = "stablehlo.constant"() <{value = dense<0> : tensor<1x3x3xi32>}> : () -> tensor<1x3x3xi32>
    %132 = "stablehlo.compare"(%130, %131) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
    %133 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x3x3xf32>}> : () -> tensor<1x3x3xf32>
    %134 = "stablehlo.select"(%132, %127, %133) : (tensor<1x3x3xi1>, tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
    %135 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %177:4 = "stablehlo.while"(%135, %1, %126#1, %126#2) ({
    ^bb0(%r136: tensor<i32>, %r137: tensor<1x4x2xf32>, %r138: tensor<1x4x3xf32>, %r139: tensor<1x3xf32>):
      %140 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %141 = "stablehlo.compare"(%r136, %140) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%141) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r142: tensor<i32>, %r143: tensor<1x4x2xf32>, %r144: tensor<1x4x3xf32>, %r145: tensor<1x3xf32>):
      %146 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %147 = "stablehlo.dynamic_slice"(%r144, %146, %146, %r142) <{slice_sizes = array<i64: 1, 4, 1>}> : (tensor<1x4x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x1xf32>
      %148 = "stablehlo.reshape"(%147) : (tensor<1x4x1xf32>) -> tensor<1x4xf32>
      %149 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x4xi32>
      %150 = "stablehlo.broadcast_in_dim"(%r142) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x4xi32>
      %151 = "stablehlo.compare"(%149, %150) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<1x4xi1>
      %152 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x4xi32>
      %153 = "stablehlo.broadcast_in_dim"(%r142) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x4xi32>
      %154 = "stablehlo.compare"(%152, %153) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<1x4xi1>
      %155 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x4xf32>}> : () -> tensor<1x4xf32>
      %156 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1x4xf32>}> : () -> tensor<1x4xf32>
      %157 = "stablehlo.select"(%154, %148, %155) : (tensor<1x4xi1>, tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
      %158 = "stablehlo.select"(%151, %156, %157) : (tensor<1x4xi1>, tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
      %159 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %160 = "stablehlo.dynamic_slice"(%r145, %159, %r142) <{slice_sizes = array<i64: 1, 1>}> : (tensor<1x3xf32>, tensor<i32>, tensor<i32>) -> tensor<1x1xf32>
      %161 = "stablehlo.reshape"(%160) : (tensor<1x1xf32>) -> tensor<1xf32>
      %162 = "stablehlo.broadcast_in_dim"(%158) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x4xf32>) -> tensor<1x4x2xf32>
      %163 = "stablehlo.multiply"(%r143, %162) : (tensor<1x4x2xf32>, tensor<1x4x2xf32>) -> tensor<1x4x2xf32>
      %164 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
      %168 = "stablehlo.reduce"(%163, %164) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r165: tensor<f32>, %r166: tensor<f32>):
        %167 = "stablehlo.add"(%r165, %r166) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%167) : (tensor<f32>) -> ()
      }) : (tensor<1x4x2xf32>, tensor<f32>) -> tensor<1x2xf32>
      %169 = "stablehlo.broadcast_in_dim"(%161) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<1x4xf32>
      %170 = "stablehlo.multiply"(%158, %169) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
      %171 = "stablehlo.broadcast_in_dim"(%170) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x4xf32>) -> tensor<1x4x2xf32>
      %172 = "stablehlo.broadcast_in_dim"(%168) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x2xf32>) -> tensor<1x4x2xf32>
      %173 = "stablehlo.multiply"(%171, %172) : (tensor<1x4x2xf32>, tensor<1x4x2xf32>) -> tensor<1x4x2xf32>
      %174 = "stablehlo.subtract"(%r143, %173) : (tensor<1x4x2xf32>, tensor<1x4x2xf32>) -> tensor<1x4x2xf32>
      %175 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %176 = "stablehlo.add"(%r142, %175) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%176, %174, %r144, %r145) : (tensor<i32>, tensor<1x4x2xf32>, tensor<1x4x3xf32>, tensor<1x3xf32>) -> ()
    }) : (tensor<i32>, tensor<1x4x2xf32>, tensor<1x4x3xf32>, tensor<1x3xf32>) -> (tensor<i32>, tensor<1x4x2xf32>, tensor<1x4x3xf32>, tensor<1x3xf32>)
    %178 = "stablehlo.slice"(%177#1) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 3, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x2xf32>) -> tensor<1x3x2xf32>
    %179 = "stablehlo.triangular_solve"(%134, %178) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<1x3x3xf32>, tensor<1x3x2xf32>) -> tensor<1x3x2xf32>
    %180 = "stablehlo.slice"(%177#1) <{start_indices = array<i64: 0, 3, 0>, limit_indices = array<i64: 1, 4, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x2xf32>) -> tensor<1x1x2xf32>
    %181 = "stablehlo.reshape"(%179) : (tensor<1x3x2xf32>) -> tensor<3x2xf32>
    %182 = "stablehlo.multiply"(%180, %180) : (tensor<1x1x2xf32>, tensor<1x1x2xf32>) -> tensor<1x1x2xf32>
    %183 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %187 = "stablehlo.reduce"(%182, %183) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r184: tensor<f32>, %r185: tensor<f32>):
      %186 = "stablehlo.add"(%r184, %r185) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%186) : (tensor<f32>) -> ()
    }) : (tensor<1x1x2xf32>, tensor<f32>) -> tensor<1x2xf32>
    %188 = "stablehlo.reshape"(%187) : (tensor<1x2xf32>) -> tensor<2xf32>
    %189 = "stablehlo.constant"() <{value = dense<0> : tensor<0xi32>}> : () -> tensor<0xi32>
    %190 = "stablehlo.convert"(%189) : (tensor<0xi32>) -> tensor<0xi64>
    %191 = "stablehlo.constant"() <{value = dense<0.0> : tensor<0xf32>}> : () -> tensor<0xf32>
    return %181, %188, %190, %191 : tensor<3x2xf32>, tensor<2xf32>, tensor<0xi64>, tensor<0xf32>
  }
}

// T[3,4] T[3] none gels, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<3x4xf32>, %arg1: tensor<3xf32>) -> (tensor<4xf32>, tensor<0xf32>, tensor<0xi64>, tensor<0xf32>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<3x4xf32>) -> tensor<1x3x4xf32>
    %1 = "stablehlo.reshape"(%arg1) : (tensor<3xf32>) -> tensor<3x1xf32>
    %2 = "stablehlo.reshape"(%arg1) : (tensor<3xf32>) -> tensor<1x3x1xf32>
    %3 = "stablehlo.transpose"(%0) <{permutation = array<i64: 0, 2, 1>}> : (tensor<1x3x4xf32>) -> tensor<1x4x3xf32>
    %4 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x3xf32>}> : () -> tensor<1x3xf32>
    %5 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %128:3 = "stablehlo.while"(%5, %3, %4) ({
    ^bb0(%r6: tensor<i32>, %r7: tensor<1x4x3xf32>, %r8: tensor<1x3xf32>):
      %9 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %10 = "stablehlo.compare"(%r6, %9) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%10) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r11: tensor<i32>, %r12: tensor<1x4x3xf32>, %r13: tensor<1x3xf32>):
      %14 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %15 = "stablehlo.dynamic_slice"(%r12, %14, %14, %r11) <{slice_sizes = array<i64: 1, 4, 1>}> : (tensor<1x4x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x1xf32>
      %16 = "stablehlo.reshape"(%15) : (tensor<1x4x1xf32>) -> tensor<1x4xf32>
      %17 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x4xi32>
      %18 = "stablehlo.broadcast_in_dim"(%r11) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x4xi32>
      %19 = "stablehlo.compare"(%17, %18) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<1x4xi1>
      %20 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x4xi32>
      %21 = "stablehlo.broadcast_in_dim"(%r11) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x4xi32>
      %22 = "stablehlo.compare"(%20, %21) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<1x4xi1>
      %23 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x4xf32>}> : () -> tensor<1x4xf32>
      %24 = "stablehlo.select"(%22, %16, %23) : (tensor<1x4xi1>, tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
      %25 = "stablehlo.select"(%19, %16, %23) : (tensor<1x4xi1>, tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
      %26 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
      %30 = "stablehlo.reduce"(%25, %26) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r27: tensor<f32>, %r28: tensor<f32>):
        %29 = "stablehlo.add"(%r27, %r28) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%29) : (tensor<f32>) -> ()
      }) : (tensor<1x4xf32>, tensor<f32>) -> tensor<1xf32>
      %31 = "stablehlo.abs"(%24) : (tensor<1x4xf32>) -> tensor<1x4xf32>
      %32 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
      %36 = "stablehlo.reduce"(%31, %32) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r33: tensor<f32>, %r34: tensor<f32>):
        %35 = "stablehlo.maximum"(%r33, %r34) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%35) : (tensor<f32>) -> ()
      }) : (tensor<1x4xf32>, tensor<f32>) -> tensor<1xf32>
      %37 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
      %38 = "stablehlo.compare"(%36, %37) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
      %39 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1xf32>}> : () -> tensor<1xf32>
      %40 = "stablehlo.select"(%38, %39, %36) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %41 = "stablehlo.broadcast_in_dim"(%40) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<1x4xf32>
      %42 = "stablehlo.divide"(%24, %41) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
      %43 = "stablehlo.multiply"(%42, %42) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
      %44 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
      %48 = "stablehlo.reduce"(%43, %44) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r45: tensor<f32>, %r46: tensor<f32>):
        %47 = "stablehlo.add"(%r45, %r46) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%47) : (tensor<f32>) -> ()
      }) : (tensor<1x4xf32>, tensor<f32>) -> tensor<1xf32>
      %49 = "stablehlo.sqrt"(%48) : (tensor<1xf32>) -> tensor<1xf32>
      %50 = "stablehlo.multiply"(%49, %40) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %51 = "stablehlo.reshape"(%30) : (tensor<1xf32>) -> tensor<1x1xf32>
      %52 = "stablehlo.reshape"(%50) : (tensor<1xf32>) -> tensor<1x1xf32>
      %53 = "stablehlo.concatenate"(%51, %52) <{dimension = 1 : i64}> : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x2xf32>
      %54 = "stablehlo.abs"(%53) : (tensor<1x2xf32>) -> tensor<1x2xf32>
      %55 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
      %59 = "stablehlo.reduce"(%54, %55) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r56: tensor<f32>, %r57: tensor<f32>):
        %58 = "stablehlo.maximum"(%r56, %r57) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%58) : (tensor<f32>) -> ()
      }) : (tensor<1x2xf32>, tensor<f32>) -> tensor<1xf32>
      %60 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
      %61 = "stablehlo.compare"(%59, %60) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
      %62 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1xf32>}> : () -> tensor<1xf32>
      %63 = "stablehlo.select"(%61, %62, %59) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %64 = "stablehlo.broadcast_in_dim"(%63) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<1x2xf32>
      %65 = "stablehlo.divide"(%53, %64) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
      %66 = "stablehlo.multiply"(%65, %65) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
      %67 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
      %71 = "stablehlo.reduce"(%66, %67) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r68: tensor<f32>, %r69: tensor<f32>):
        %70 = "stablehlo.add"(%r68, %r69) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%70) : (tensor<f32>) -> ()
      }) : (tensor<1x2xf32>, tensor<f32>) -> tensor<1xf32>
      %72 = "stablehlo.sqrt"(%71) : (tensor<1xf32>) -> tensor<1xf32>
      %73 = "stablehlo.multiply"(%72, %63) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %74 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
      %75 = "stablehlo.compare"(%30, %74) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
      %76 = "stablehlo.negate"(%73) : (tensor<1xf32>) -> tensor<1xf32>
      %77 = "stablehlo.select"(%75, %73, %76) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %78 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
      %79 = "stablehlo.compare"(%50, %78) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
      %80 = "stablehlo.select"(%79, %30, %77) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %81 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
      %82 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1xf32>}> : () -> tensor<1xf32>
      %83 = "stablehlo.select"(%79, %82, %80) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %84 = "stablehlo.subtract"(%80, %30) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %85 = "stablehlo.divide"(%84, %83) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %86 = "stablehlo.select"(%79, %81, %85) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %87 = "stablehlo.negate"(%84) : (tensor<1xf32>) -> tensor<1xf32>
      %88 = "stablehlo.select"(%79, %82, %87) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %89 = "stablehlo.broadcast_in_dim"(%88) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<1x4xf32>
      %90 = "stablehlo.divide"(%24, %89) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
      %91 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1x4xf32>}> : () -> tensor<1x4xf32>
      %92 = "stablehlo.select"(%19, %91, %90) : (tensor<1x4xi1>, tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
      %93 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
      %94 = "stablehlo.broadcast_in_dim"(%r11) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x3xi32>
      %95 = "stablehlo.compare"(%93, %94) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %96 = "stablehlo.broadcast_in_dim"(%92) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x4xf32>) -> tensor<1x4x3xf32>
      %97 = "stablehlo.multiply"(%r12, %96) : (tensor<1x4x3xf32>, tensor<1x4x3xf32>) -> tensor<1x4x3xf32>
      %98 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
      %102 = "stablehlo.reduce"(%97, %98) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r99: tensor<f32>, %r100: tensor<f32>):
        %101 = "stablehlo.add"(%r99, %r100) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%101) : (tensor<f32>) -> ()
      }) : (tensor<1x4x3xf32>, tensor<f32>) -> tensor<1x3xf32>
      %103 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x3xf32>}> : () -> tensor<1x3xf32>
      %104 = "stablehlo.select"(%95, %102, %103) : (tensor<1x3xi1>, tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %105 = "stablehlo.broadcast_in_dim"(%86) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<1x4xf32>
      %106 = "stablehlo.multiply"(%92, %105) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
      %107 = "stablehlo.broadcast_in_dim"(%106) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x4xf32>) -> tensor<1x4x3xf32>
      %108 = "stablehlo.broadcast_in_dim"(%104) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x3xf32>) -> tensor<1x4x3xf32>
      %109 = "stablehlo.multiply"(%107, %108) : (tensor<1x4x3xf32>, tensor<1x4x3xf32>) -> tensor<1x4x3xf32>
      %110 = "stablehlo.subtract"(%r12, %109) : (tensor<1x4x3xf32>, tensor<1x4x3xf32>) -> tensor<1x4x3xf32>
      %111 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x4xi32>
      %112 = "stablehlo.broadcast_in_dim"(%r11) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x4xi32>
      %113 = "stablehlo.compare"(%111, %112) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<1x4xi1>
      %114 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x4xi32>
      %115 = "stablehlo.broadcast_in_dim"(%r11) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x4xi32>
      %116 = "stablehlo.compare"(%114, %115) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<1x4xi1>
      %117 = "stablehlo.broadcast_in_dim"(%80) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<1x4xf32>
      %118 = "stablehlo.select"(%116, %92, %16) : (tensor<1x4xi1>, tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
      %119 = "stablehlo.select"(%113, %117, %118) : (tensor<1x4xi1>, tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
      %120 = "stablehlo.reshape"(%119) : (tensor<1x4xf32>) -> tensor<1x4x1xf32>
      %121 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %122 = "stablehlo.dynamic_update_slice"(%110, %120, %121, %121, %r11) : (tensor<1x4x3xf32>, tensor<1x4x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x3xf32>
      %123 = "stablehlo.reshape"(%86) : (tensor<1xf32>) -> tensor<1x1xf32>
      %124 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %125 = "stablehlo.dynamic_update_slice"(%r13, %123, %124, %r11) : (tensor<1x3xf32>, tensor<1x1xf32>, tensor<i32>, tensor<i32>) -> tensor<1x3xf32>
      %126 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %127 = "stablehlo.add"(%r11, %126) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%127, %122, %125) : (tensor<i32>, tensor<1x4x3xf32>, tensor<1x3xf32>) -> ()
    }) : (tensor<i32>, tensor<1x4x3xf32>, tensor<1x3xf32>) -> (tensor<i32>, tensor<1x4x3xf32>, tensor<1x3xf32>)
    %129 = "stablehlo.slice"(%128#1) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 3, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x3xf32>) -> tensor<1x3x3xf32>
    %130 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x3xi32>
    %131 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x3x3xi32>
    %132 = "stablehlo.subtract"(%131, %130) : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi32>
    %133 = "stablehlo.constant"() <{value = dense<0> : tensor<1x3x3xi32>}> : () -> tensor<1x3x3xi32>
    %134 = "stablehlo.compare"(%132, %133) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
    %135 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x3x3xf32>}> : () -> tensor<1x3x3xf32>
    %136 = "stablehlo.select"(%134, %129, %135) : (tensor<1x3x3xi1>, tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
    %137 = "stablehlo.triangular_solve"(%136, %2) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<1x3x3xf32>, tensor<1x3x1xf32>) -> tensor<1x3x1xf32>
    %138 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %139 = "stablehlo.pad"(%137, %138) <{edge_padding_low = array<i64: 0, 0, 0>, edge_padding_high = array<i64: 0, 1, 0>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<1x3x1xf32>, tensor<f32>) -> tensor<1x4x1xf32>
    %140 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %184:4 = "stablehlo.while"(%140, %139, %128#1, %128#2) ({
    ^bb0(%r141: tensor<i32>, %r142: tensor<1x4x1xf32>, %r143: tensor<1x4x3xf32>, %r144: tensor<1x3xf32>):
      %145 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %146 = "stablehlo.compare"(%r141, %145) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%146) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r147: tensor<i32>, %r148: tensor<1x4x1xf32>, %r149: tensor<1x4x3xf32>, %r150: tensor<1x3xf32>):
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
      %169 = "stablehlo.broadcast_in_dim"(%165) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x4xf32>) -> tensor<1x4x1xf32>
      %170 = "stablehlo.multiply"(%r148, %169) : (tensor<1x4x1xf32>, tensor<1x4x1xf32>) -> tensor<1x4x1xf32>
      %171 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
      %175 = "stablehlo.reduce"(%170, %171) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r172: tensor<f32>, %r173: tensor<f32>):
        %174 = "stablehlo.add"(%r172, %r173) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%174) : (tensor<f32>) -> ()
      }) : (tensor<1x4x1xf32>, tensor<f32>) -> tensor<1x1xf32>
      %176 = "stablehlo.broadcast_in_dim"(%168) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<1x4xf32>
      %177 = "stablehlo.multiply"(%165, %176) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
      %178 = "stablehlo.broadcast_in_dim"(%177) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x4xf32>) -> tensor<1x4x1xf32>
      %179 = "stablehlo.broadcast_in_dim"(%175) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x1xf32>) -> tensor<1x4x1xf32>
      %180 = "stablehlo.multiply"(%178, %179) : (tensor<1x4x1xf32>, tensor<1x4x1xf32>) -> tensor<1x4x1xf32>
      %181 = "stablehlo.subtract"(%r148, %180) : (tensor<1x4x1xf32>, tensor<1x4x1xf32>) -> tensor<1x4x1xf32>
      %182 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %183 = "stablehlo.add"(%r147, %182) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%183, %181, %r149, %r150) : (tensor<i32>, tensor<1x4x1xf32>, tensor<1x4x3xf32>, tensor<1x3xf32>) -> ()
    }) : (tensor<i32>, tensor<1x4x1xf32>, tensor<1x4x3xf32>, tensor<1x3xf32>) -> (tensor<i32>, tensor<1x4x1xf32>, tensor<1x4x3xf32>, tensor<1x3xf32>)
    %185 = "stablehlo.reshape"(%184#1) : (tensor<1x4x1xf32>) -> tensor<4x1xf32>
    %186 = "stablehlo.reshape"(%184#1) : (tensor<1x4x1xf32>) -> tensor<4xf32>
    %187 = "stablehlo.constant"() <{value = dense<0.0> : tensor<0xf32>}> : () -> tensor<0xf32>
    %188 = "stablehlo.constant"() <{value = dense<0> : tensor<0xi32>}> : () -> tensor<0xi32>
    %189 = "stablehlo.convert"(%188) : (tensor<0xi32>) -> tensor<0xi64>
    %190 = "stablehlo.constant"() <{value = dense<0.0> : tensor<0xf32>}> : () -> tensor<0xf32>
    return %186, %187, %189, %190 : tensor<4xf32>, tensor<0xf32>, tensor<0xi64>, tensor<0xf32>
  }
}

// T[2,4,3] T[2,4] 0.1 gelsd, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x4x3xf32>, %arg1: tensor<2x4xf32>, %s0: tensor<f32>) -> (tensor<2x3xf32>, tensor<2x1xf32>, tensor<2xi64>, tensor<2x3xf32>) {
    %0 = "stablehlo.reshape"(%arg1) : (tensor<2x4xf32>) -> tensor<2x4x1xf32>
    %1 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %2 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %125:3 = "stablehlo.while"(%2, %arg0, %1) ({
    ^bb0(%r3: tensor<i32>, %r4: tensor<2x4x3xf32>, %r5: tensor<2x3xf32>):
      %6 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %7 = "stablehlo.compare"(%r3, %6) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%7) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r8: tensor<i32>, %r9: tensor<2x4x3xf32>, %r10: tensor<2x3xf32>):
      %11 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %12 = "stablehlo.dynamic_slice"(%r9, %11, %11, %r8) <{slice_sizes = array<i64: 2, 4, 1>}> : (tensor<2x4x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x4x1xf32>
      %13 = "stablehlo.reshape"(%12) : (tensor<2x4x1xf32>) -> tensor<2x4xf32>
      %14 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x4xi32>
      %15 = "stablehlo.broadcast_in_dim"(%r8) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x4xi32>
      %16 = "stablehlo.compare"(%14, %15) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi1>
      %17 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x4xi32>
      %18 = "stablehlo.broadcast_in_dim"(%r8) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x4xi32>
      %19 = "stablehlo.compare"(%17, %18) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi1>
      %20 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x4xf32>}> : () -> tensor<2x4xf32>
      %21 = "stablehlo.select"(%19, %13, %20) : (tensor<2x4xi1>, tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
      %22 = "stablehlo.select"(%16, %13, %20) : (tensor<2x4xi1>, tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
      %23 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
      %27 = "stablehlo.reduce"(%22, %23) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r24: tensor<f32>, %r25: tensor<f32>):
        %26 = "stablehlo.add"(%r24, %r25) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%26) : (tensor<f32>) -> ()
      }) : (tensor<2x4xf32>, tensor<f32>) -> tensor<2xf32>
      %28 = "stablehlo.abs"(%21) : (tensor<2x4xf32>) -> tensor<2x4xf32>
      %29 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
      %33 = "stablehlo.reduce"(%28, %29) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r30: tensor<f32>, %r31: tensor<f32>):
        %32 = "stablehlo.maximum"(%r30, %r31) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%32) : (tensor<f32>) -> ()
      }) : (tensor<2x4xf32>, tensor<f32>) -> tensor<2xf32>
      %34 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2xf32>}> : () -> tensor<2xf32>
      %35 = "stablehlo.compare"(%33, %34) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
      %36 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2xf32>}> : () -> tensor<2xf32>
      %37 = "stablehlo.select"(%35, %36, %33) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %38 = "stablehlo.broadcast_in_dim"(%37) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf32>) -> tensor<2x4xf32>
      %39 = "stablehlo.divide"(%21, %38) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
      %40 = "stablehlo.multiply"(%39, %39) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
      %41 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
      %45 = "stablehlo.reduce"(%40, %41) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r42: tensor<f32>, %r43: tensor<f32>):
        %44 = "stablehlo.add"(%r42, %r43) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%44) : (tensor<f32>) -> ()
      }) : (tensor<2x4xf32>, tensor<f32>) -> tensor<2xf32>
      %46 = "stablehlo.sqrt"(%45) : (tensor<2xf32>) -> tensor<2xf32>
      %47 = "stablehlo.multiply"(%46, %37) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %48 = "stablehlo.reshape"(%27) : (tensor<2xf32>) -> tensor<2x1xf32>
      %49 = "stablehlo.reshape"(%47) : (tensor<2xf32>) -> tensor<2x1xf32>
      %50 = "stablehlo.concatenate"(%48, %49) <{dimension = 1 : i64}> : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x2xf32>
      %51 = "stablehlo.abs"(%50) : (tensor<2x2xf32>) -> tensor<2x2xf32>
      %52 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
      %56 = "stablehlo.reduce"(%51, %52) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r53: tensor<f32>, %r54: tensor<f32>):
        %55 = "stablehlo.maximum"(%r53, %r54) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%55) : (tensor<f32>) -> ()
      }) : (tensor<2x2xf32>, tensor<f32>) -> tensor<2xf32>
      %57 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2xf32>}> : () -> tensor<2xf32>
      %58 = "stablehlo.compare"(%56, %57) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
      %59 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2xf32>}> : () -> tensor<2xf32>
      %60 = "stablehlo.select"(%58, %59, %56) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %61 = "stablehlo.broadcast_in_dim"(%60) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf32>) -> tensor<2x2xf32>
      %62 = "stablehlo.divide"(%50, %61) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
      %63 = "stablehlo.multiply"(%62, %62) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
      %64 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
      %68 = "stablehlo.reduce"(%63, %64) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r65: tensor<f32>, %r66: tensor<f32>):
        %67 = "stablehlo.add"(%r65, %r66) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%67) : (tensor<f32>) -> ()
      }) : (tensor<2x2xf32>, tensor<f32>) -> tensor<2xf32>
      %69 = "stablehlo.sqrt"(%68) : (tensor<2xf32>) -> tensor<2xf32>
      %70 = "stablehlo.multiply"(%69, %60) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %71 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2xf32>}> : () -> tensor<2xf32>
      %72 = "stablehlo.compare"(%27, %71) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
      %73 = "stablehlo.negate"(%70) : (tensor<2xf32>) -> tensor<2xf32>
      %74 = "stablehlo.select"(%72, %70, %73) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %75 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2xf32>}> : () -> tensor<2xf32>
      %76 = "stablehlo.compare"(%47, %75) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
      %77 = "stablehlo.select"(%76, %27, %74) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %78 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2xf32>}> : () -> tensor<2xf32>
      %79 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2xf32>}> : () -> tensor<2xf32>
      %80 = "stablehlo.select"(%76, %79, %77) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %81 = "stablehlo.subtract"(%77, %27) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %82 = "stablehlo.divide"(%81, %80) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %83 = "stablehlo.select"(%76, %78, %82) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %84 = "stablehlo.negate"(%81) : (tensor<2xf32>) -> tensor<2xf32>
      %85 = "stablehlo.select"(%76, %79, %84) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %86 = "stablehlo.broadcast_in_dim"(%85) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf32>) -> tensor<2x4xf32>
      %87 = "stablehlo.divide"(%21, %86) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
      %88 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x4xf32>}> : () -> tensor<2x4xf32>
      %89 = "stablehlo.select"(%16, %88, %87) : (tensor<2x4xi1>, tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
      %90 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
      %91 = "stablehlo.broadcast_in_dim"(%r8) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x3xi32>
      %92 = "stablehlo.compare"(%90, %91) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %93 = "stablehlo.broadcast_in_dim"(%89) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x4xf32>) -> tensor<2x4x3xf32>
      %94 = "stablehlo.multiply"(%r9, %93) : (tensor<2x4x3xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
      %95 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
      %99 = "stablehlo.reduce"(%94, %95) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r96: tensor<f32>, %r97: tensor<f32>):
        %98 = "stablehlo.add"(%r96, %r97) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%98) : (tensor<f32>) -> ()
      }) : (tensor<2x4x3xf32>, tensor<f32>) -> tensor<2x3xf32>
      %100 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %101 = "stablehlo.select"(%92, %99, %100) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %102 = "stablehlo.broadcast_in_dim"(%83) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf32>) -> tensor<2x4xf32>
      %103 = "stablehlo.multiply"(%89, %102) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
      %104 = "stablehlo.broadcast_in_dim"(%103) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x4xf32>) -> tensor<2x4x3xf32>
      %105 = "stablehlo.broadcast_in_dim"(%101) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x3xf32>) -> tensor<2x4x3xf32>
      %106 = "stablehlo.multiply"(%104, %105) : (tensor<2x4x3xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
      %107 = "stablehlo.subtract"(%r9, %106) : (tensor<2x4x3xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
      %108 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x4xi32>
      %109 = "stablehlo.broadcast_in_dim"(%r8) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x4xi32>
      %110 = "stablehlo.compare"(%108, %109) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi1>
      %111 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x4xi32>
      %112 = "stablehlo.broadcast_in_dim"(%r8) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x4xi32>
      %113 = "stablehlo.compare"(%111, %112) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi1>
      %114 = "stablehlo.broadcast_in_dim"(%77) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf32>) -> tensor<2x4xf32>
      %115 = "stablehlo.select"(%113, %89, %13) : (tensor<2x4xi1>, tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
      %116 = "stablehlo.select"(%110, %114, %115) : (tensor<2x4xi1>, tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
      %117 = "stablehlo.reshape"(%116) : (tensor<2x4xf32>) -> tensor<2x4x1xf32>
      %118 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %119 = "stablehlo.dynamic_update_slice"(%107, %117, %118, %118, %r8) : (tensor<2x4x3xf32>, tensor<2x4x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x4x3xf32>
      %120 = "stablehlo.reshape"(%83) : (tensor<2xf32>) -> tensor<2x1xf32>
      %121 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %122 = "stablehlo.dynamic_update_slice"(%r10, %120, %121, %r8) : (tensor<2x3xf32>, tensor<2x1xf32>, tensor<i32>, tensor<i32>) -> tensor<2x3xf32>
      %123 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %124 = "stablehlo.add"(%r8, %123) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%124, %119, %122) : (tensor<i32>, tensor<2x4x3xf32>, tensor<2x3xf32>) -> ()
    }) : (tensor<i32>, tensor<2x4x3xf32>, tensor<2x3xf32>) -> (tensor<i32>, tensor<2x4x3xf32>, tensor<2x3xf32>)
    %126 = "stablehlo.slice"(%125#1) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 2, 3, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<2x4x3xf32>) -> tensor<2x3x3xf32>
    %127 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3x3xi32>
    %128 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x3x3xi32>
    %129 = "stablehlo.subtract"(%128, %127) : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi32>
    %130 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3x3xi32>}> : () -> tensor<2x3x3xi32>
    %131 = "stablehlo.compare"(%129, %130) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
    %132 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3x3xf32>}> : () -> tensor<2x3x3xf32>
    %133 = "stablehlo.select"(%131, %126, %132) : (tensor<2x3x3xi1>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %134 = "stablehlo.abs"(%133) : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %135 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %139 = "stablehlo.reduce"(%134, %135) <{dimensions = array<i64: 1, 2>}> ({
    ^bb0(%r136: tensor<f32>, %r137: tensor<f32>):
      %138 = "stablehlo.maximum"(%r136, %r137) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%138) : (tensor<f32>) -> ()
    }) : (tensor<2x3x3xf32>, tensor<f32>) -> tensor<2xf32>
    %140 = "stablehlo.constant"() <{value = dense<0.001> : tensor<2xf32>}> : () -> tensor<2xf32>
    %141 = "stablehlo.compare"(%139, %140) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %142 = "stablehlo.constant"() <{value = dense<1000.0> : tensor<2xf32>}> : () -> tensor<2xf32>
    %143 = "stablehlo.compare"(%139, %142) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %144 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2xf32>}> : () -> tensor<2xf32>
    %145 = "stablehlo.compare"(%139, %144) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %146 = "stablehlo.and"(%141, %145) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
    %147 = "stablehlo.or"(%146, %143) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
    %148 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2xf32>}> : () -> tensor<2xf32>
    %149 = "stablehlo.select"(%147, %139, %148) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %150 = "stablehlo.broadcast_in_dim"(%149) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf32>) -> tensor<2x3x3xf32>
    %151 = "stablehlo.divide"(%133, %150) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %152 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %153 = "stablehlo.pad"(%151, %152) <{edge_padding_low = array<i64: 0, 0, 0>, edge_padding_high = array<i64: 0, 1, 0>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<2x3x3xf32>, tensor<f32>) -> tensor<2x4x3xf32>
    %154 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x4x4xf32>}> : () -> tensor<2x4x4xf32>
    %155 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x4x4xi32>
    %156 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x4x4xi32>
    %157 = "stablehlo.subtract"(%156, %155) : (tensor<2x4x4xi32>, tensor<2x4x4xi32>) -> tensor<2x4x4xi32>
    %158 = "stablehlo.constant"() <{value = dense<0> : tensor<2x4x4xi32>}> : () -> tensor<2x4x4xi32>
    %159 = "stablehlo.compare"(%157, %158) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x4x4xi32>, tensor<2x4x4xi32>) -> tensor<2x4x4xi1>
    %160 = "stablehlo.convert"(%159) : (tensor<2x4x4xi1>) -> tensor<2x4x4xf32>
    %161 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %324:3 = "stablehlo.while"(%161, %153, %160) ({
    ^bb0(%r162: tensor<i32>, %r163: tensor<2x4x3xf32>, %r164: tensor<2x4x4xf32>):
      %165 = "stablehlo.constant"() <{value = dense<40> : tensor<i32>}> : () -> tensor<i32>
      %166 = "stablehlo.compare"(%r162, %165) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %167 = "stablehlo.transpose"(%r163) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x4x3xf32>) -> tensor<2x3x4xf32>
      %168 = "stablehlo.dot_general"(%r163, %167) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x4x3xf32>, tensor<2x3x4xf32>) -> tensor<2x4x4xf32>
      %169 = "stablehlo.reshape"(%168) : (tensor<2x4x4xf32>) -> tensor<2x16xf32>
      %170 = "stablehlo.slice"(%169) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 16>, strides = array<i64: 1, 5>}> : (tensor<2x16xf32>) -> tensor<2x4xf32>
      %171 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
      %175 = "stablehlo.reduce"(%170, %171) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r172: tensor<f32>, %r173: tensor<f32>):
        %174 = "stablehlo.maximum"(%r172, %r173) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%174) : (tensor<f32>) -> ()
      }) : (tensor<2x4xf32>, tensor<f32>) -> tensor<2xf32>
      %176 = "stablehlo.constant"() <{value = dense<1.0e-28> : tensor<2xf32>}> : () -> tensor<2xf32>
      %177 = "stablehlo.multiply"(%175, %176) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %178 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x4x4xi32>
      %179 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x4x4xi32>
      %180 = "stablehlo.subtract"(%179, %178) : (tensor<2x4x4xi32>, tensor<2x4x4xi32>) -> tensor<2x4x4xi32>
      %181 = "stablehlo.constant"() <{value = dense<0> : tensor<2x4x4xi32>}> : () -> tensor<2x4x4xi32>
      %182 = "stablehlo.compare"(%180, %181) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x4x4xi32>, tensor<2x4x4xi32>) -> tensor<2x4x4xi1>
      %183 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x4x4xf32>}> : () -> tensor<2x4x4xf32>
      %184 = "stablehlo.select"(%182, %168, %183) : (tensor<2x4x4xi1>, tensor<2x4x4xf32>, tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
      %185 = "stablehlo.broadcast_in_dim"(%170) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x4xf32>) -> tensor<2x4x4xf32>
      %186 = "stablehlo.broadcast_in_dim"(%170) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x4xf32>) -> tensor<2x4x4xf32>
      %187 = "stablehlo.broadcast_in_dim"(%177) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf32>) -> tensor<2x4x4xf32>
      %188 = "stablehlo.compare"(%185, %187) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x4x4xf32>, tensor<2x4x4xf32>) -> tensor<2x4x4xi1>
      %189 = "stablehlo.compare"(%186, %187) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x4x4xf32>, tensor<2x4x4xf32>) -> tensor<2x4x4xi1>
      %190 = "stablehlo.sqrt"(%185) : (tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
      %191 = "stablehlo.sqrt"(%186) : (tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
      %192 = "stablehlo.multiply"(%190, %191) : (tensor<2x4x4xf32>, tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
      %193 = "stablehlo.constant"() <{value = dense<4.1295309247228556e-7> : tensor<2x4x4xf32>}> : () -> tensor<2x4x4xf32>
      %194 = "stablehlo.multiply"(%192, %193) : (tensor<2x4x4xf32>, tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
      %195 = "stablehlo.abs"(%184) : (tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
      %196 = "stablehlo.compare"(%195, %194) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x4x4xf32>, tensor<2x4x4xf32>) -> tensor<2x4x4xi1>
      %197 = "stablehlo.and"(%188, %189) : (tensor<2x4x4xi1>, tensor<2x4x4xi1>) -> tensor<2x4x4xi1>
      %198 = "stablehlo.and"(%196, %197) : (tensor<2x4x4xi1>, tensor<2x4x4xi1>) -> tensor<2x4x4xi1>
      %199 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %203 = "stablehlo.reduce"(%198, %199) <{dimensions = array<i64: 1, 2>}> ({
      ^bb0(%r200: tensor<i1>, %r201: tensor<i1>):
        %202 = "stablehlo.or"(%r200, %r201) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%202) : (tensor<i1>) -> ()
      }) : (tensor<2x4x4xi1>, tensor<i1>) -> tensor<2xi1>
      %204 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %208 = "stablehlo.reduce"(%203, %204) <{dimensions = array<i64: 0>}> ({
      ^bb0(%r205: tensor<i1>, %r206: tensor<i1>):
        %207 = "stablehlo.or"(%r205, %r206) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%207) : (tensor<i1>) -> ()
      }) : (tensor<2xi1>, tensor<i1>) -> tensor<i1>
      %209 = "stablehlo.and"(%166, %208) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%209) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r210: tensor<i32>, %r211: tensor<2x4x3xf32>, %r212: tensor<2x4x4xf32>):
      %213 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %321:3 = "stablehlo.while"(%213, %r211, %r212) ({
      ^bb0(%r214: tensor<i32>, %r215: tensor<2x4x3xf32>, %r216: tensor<2x4x4xf32>):
        %217 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
        %218 = "stablehlo.compare"(%r214, %217) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
        "stablehlo.return"(%218) : (tensor<i1>) -> ()
      }, {
      ^bb0(%r219: tensor<i32>, %r220: tensor<2x4x3xf32>, %r221: tensor<2x4x4xf32>):
        %222 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
        %223 = "stablehlo.add"(%r219, %222) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        %224 = "stablehlo.multiply"(%r220, %r220) : (tensor<2x4x3xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
        %225 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
        %229 = "stablehlo.reduce"(%224, %225) <{dimensions = array<i64: 2>}> ({
        ^bb0(%r226: tensor<f32>, %r227: tensor<f32>):
          %228 = "stablehlo.add"(%r226, %r227) : (tensor<f32>, tensor<f32>) -> tensor<f32>
          "stablehlo.return"(%228) : (tensor<f32>) -> ()
        }) : (tensor<2x4x3xf32>, tensor<f32>) -> tensor<2x4xf32>
        %230 = "stablehlo.slice"(%229) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 2>, strides = array<i64: 1, 1>}> : (tensor<2x4xf32>) -> tensor<2x2xf32>
        %231 = "stablehlo.slice"(%229) <{start_indices = array<i64: 0, 2>, limit_indices = array<i64: 2, 4>, strides = array<i64: 1, 1>}> : (tensor<2x4xf32>) -> tensor<2x2xf32>
        %232 = "stablehlo.slice"(%r220) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 2, 2, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<2x4x3xf32>) -> tensor<2x2x3xf32>
        %233 = "stablehlo.slice"(%r220) <{start_indices = array<i64: 0, 2, 0>, limit_indices = array<i64: 2, 4, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<2x4x3xf32>) -> tensor<2x2x3xf32>
        %234 = "stablehlo.multiply"(%232, %233) : (tensor<2x2x3xf32>, tensor<2x2x3xf32>) -> tensor<2x2x3xf32>
        %235 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
        %239 = "stablehlo.reduce"(%234, %235) <{dimensions = array<i64: 2>}> ({
        ^bb0(%r236: tensor<f32>, %r237: tensor<f32>):
          %238 = "stablehlo.add"(%r236, %r237) : (tensor<f32>, tensor<f32>) -> tensor<f32>
          "stablehlo.return"(%238) : (tensor<f32>) -> ()
        }) : (tensor<2x2x3xf32>, tensor<f32>) -> tensor<2x2xf32>
        %240 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
        %244 = "stablehlo.reduce"(%229, %240) <{dimensions = array<i64: 1>}> ({
        ^bb0(%r241: tensor<f32>, %r242: tensor<f32>):
          %243 = "stablehlo.maximum"(%r241, %r242) : (tensor<f32>, tensor<f32>) -> tensor<f32>
          "stablehlo.return"(%243) : (tensor<f32>) -> ()
        }) : (tensor<2x4xf32>, tensor<f32>) -> tensor<2xf32>
        %245 = "stablehlo.constant"() <{value = dense<1.0e-28> : tensor<2xf32>}> : () -> tensor<2xf32>
        %246 = "stablehlo.multiply"(%244, %245) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
        %247 = "stablehlo.broadcast_in_dim"(%246) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf32>) -> tensor<2x2xf32>
        %248 = "stablehlo.compare"(%230, %247) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xi1>
        %249 = "stablehlo.compare"(%231, %247) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xi1>
        %250 = "stablehlo.sqrt"(%230) : (tensor<2x2xf32>) -> tensor<2x2xf32>
        %251 = "stablehlo.sqrt"(%231) : (tensor<2x2xf32>) -> tensor<2x2xf32>
        %252 = "stablehlo.multiply"(%250, %251) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
        %253 = "stablehlo.constant"() <{value = dense<2.0647654623614278e-7> : tensor<2x2xf32>}> : () -> tensor<2x2xf32>
        %254 = "stablehlo.multiply"(%252, %253) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
        %255 = "stablehlo.abs"(%239) : (tensor<2x2xf32>) -> tensor<2x2xf32>
        %256 = "stablehlo.compare"(%255, %254) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xi1>
        %257 = "stablehlo.and"(%248, %249) : (tensor<2x2xi1>, tensor<2x2xi1>) -> tensor<2x2xi1>
        %258 = "stablehlo.and"(%256, %257) : (tensor<2x2xi1>, tensor<2x2xi1>) -> tensor<2x2xi1>
        %259 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2xf32>}> : () -> tensor<2x2xf32>
        %260 = "stablehlo.select"(%258, %239, %259) : (tensor<2x2xi1>, tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
        %261 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2xf32>}> : () -> tensor<2x2xf32>
        %262 = "stablehlo.compare"(%260, %261) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xi1>
        %263 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x2xf32>}> : () -> tensor<2x2xf32>
        %264 = "stablehlo.select"(%262, %263, %260) : (tensor<2x2xi1>, tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
        %265 = "stablehlo.subtract"(%231, %230) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
        %266 = "stablehlo.add"(%264, %264) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
        %267 = "stablehlo.divide"(%265, %266) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
        %268 = "stablehlo.abs"(%267) : (tensor<2x2xf32>) -> tensor<2x2xf32>
        %269 = "stablehlo.multiply"(%267, %267) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
        %270 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x2xf32>}> : () -> tensor<2x2xf32>
        %271 = "stablehlo.add"(%269, %270) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
        %272 = "stablehlo.sqrt"(%271) : (tensor<2x2xf32>) -> tensor<2x2xf32>
        %273 = "stablehlo.add"(%268, %272) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
        %274 = "stablehlo.divide"(%263, %273) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
        %275 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2xf32>}> : () -> tensor<2x2xf32>
        %276 = "stablehlo.compare"(%267, %275) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xi1>
        %277 = "stablehlo.negate"(%274) : (tensor<2x2xf32>) -> tensor<2x2xf32>
        %278 = "stablehlo.select"(%276, %277, %274) : (tensor<2x2xi1>, tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
        %279 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2xf32>}> : () -> tensor<2x2xf32>
        %280 = "stablehlo.select"(%262, %279, %278) : (tensor<2x2xi1>, tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
        %281 = "stablehlo.multiply"(%280, %280) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
        %282 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x2xf32>}> : () -> tensor<2x2xf32>
        %283 = "stablehlo.add"(%281, %282) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
        %284 = "stablehlo.sqrt"(%283) : (tensor<2x2xf32>) -> tensor<2x2xf32>
        %285 = "stablehlo.divide"(%263, %284) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
        %286 = "stablehlo.multiply"(%280, %285) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
        %287 = "stablehlo.slice"(%r220) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 2, 2, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<2x4x3xf32>) -> tensor<2x2x3xf32>
        %288 = "stablehlo.slice"(%r220) <{start_indices = array<i64: 0, 2, 0>, limit_indices = array<i64: 2, 4, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<2x4x3xf32>) -> tensor<2x2x3xf32>
        %289 = "stablehlo.broadcast_in_dim"(%285) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x2xf32>) -> tensor<2x2x3xf32>
        %290 = "stablehlo.multiply"(%287, %289) : (tensor<2x2x3xf32>, tensor<2x2x3xf32>) -> tensor<2x2x3xf32>
        %291 = "stablehlo.broadcast_in_dim"(%286) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x2xf32>) -> tensor<2x2x3xf32>
        %292 = "stablehlo.multiply"(%288, %291) : (tensor<2x2x3xf32>, tensor<2x2x3xf32>) -> tensor<2x2x3xf32>
        %293 = "stablehlo.subtract"(%290, %292) : (tensor<2x2x3xf32>, tensor<2x2x3xf32>) -> tensor<2x2x3xf32>
        %294 = "stablehlo.broadcast_in_dim"(%286) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x2xf32>) -> tensor<2x2x3xf32>
        %295 = "stablehlo.multiply"(%287, %294) : (tensor<2x2x3xf32>, tensor<2x2x3xf32>) -> tensor<2x2x3xf32>
        %296 = "stablehlo.broadcast_in_dim"(%285) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x2xf32>) -> tensor<2x2x3xf32>
        %297 = "stablehlo.multiply"(%288, %296) : (tensor<2x2x3xf32>, tensor<2x2x3xf32>) -> tensor<2x2x3xf32>
        %298 = "stablehlo.add"(%295, %297) : (tensor<2x2x3xf32>, tensor<2x2x3xf32>) -> tensor<2x2x3xf32>
        %299 = "stablehlo.slice"(%293) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 2, 1, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<2x2x3xf32>) -> tensor<2x1x3xf32>
        %300 = "stablehlo.slice"(%298) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 2, 1, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<2x2x3xf32>) -> tensor<2x1x3xf32>
        %301 = "stablehlo.slice"(%298) <{start_indices = array<i64: 0, 1, 0>, limit_indices = array<i64: 2, 2, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<2x2x3xf32>) -> tensor<2x1x3xf32>
        %302 = "stablehlo.slice"(%293) <{start_indices = array<i64: 0, 1, 0>, limit_indices = array<i64: 2, 2, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<2x2x3xf32>) -> tensor<2x1x3xf32>
        %303 = "stablehlo.concatenate"(%299, %300, %301, %302) <{dimension = 1 : i64}> : (tensor<2x1x3xf32>, tensor<2x1x3xf32>, tensor<2x1x3xf32>, tensor<2x1x3xf32>) -> tensor<2x4x3xf32>
        %304 = "stablehlo.slice"(%r221) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 2, 2, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<2x4x4xf32>) -> tensor<2x2x4xf32>
        %305 = "stablehlo.slice"(%r221) <{start_indices = array<i64: 0, 2, 0>, limit_indices = array<i64: 2, 4, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<2x4x4xf32>) -> tensor<2x2x4xf32>
        %306 = "stablehlo.broadcast_in_dim"(%285) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x2xf32>) -> tensor<2x2x4xf32>
        %307 = "stablehlo.multiply"(%304, %306) : (tensor<2x2x4xf32>, tensor<2x2x4xf32>) -> tensor<2x2x4xf32>
        %308 = "stablehlo.broadcast_in_dim"(%286) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x2xf32>) -> tensor<2x2x4xf32>
        %309 = "stablehlo.multiply"(%305, %308) : (tensor<2x2x4xf32>, tensor<2x2x4xf32>) -> tensor<2x2x4xf32>
        %310 = "stablehlo.subtract"(%307, %309) : (tensor<2x2x4xf32>, tensor<2x2x4xf32>) -> tensor<2x2x4xf32>
        %311 = "stablehlo.broadcast_in_dim"(%286) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x2xf32>) -> tensor<2x2x4xf32>
        %312 = "stablehlo.multiply"(%304, %311) : (tensor<2x2x4xf32>, tensor<2x2x4xf32>) -> tensor<2x2x4xf32>
        %313 = "stablehlo.broadcast_in_dim"(%285) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x2xf32>) -> tensor<2x2x4xf32>
        %314 = "stablehlo.multiply"(%305, %313) : (tensor<2x2x4xf32>, tensor<2x2x4xf32>) -> tensor<2x2x4xf32>
        %315 = "stablehlo.add"(%312, %314) : (tensor<2x2x4xf32>, tensor<2x2x4xf32>) -> tensor<2x2x4xf32>
        %316 = "stablehlo.slice"(%310) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 2, 1, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<2x2x4xf32>) -> tensor<2x1x4xf32>
        %317 = "stablehlo.slice"(%315) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 2, 1, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<2x2x4xf32>) -> tensor<2x1x4xf32>
        %318 = "stablehlo.slice"(%315) <{start_indices = array<i64: 0, 1, 0>, limit_indices = array<i64: 2, 2, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<2x2x4xf32>) -> tensor<2x1x4xf32>
        %319 = "stablehlo.slice"(%310) <{start_indices = array<i64: 0, 1, 0>, limit_indices = array<i64: 2, 2, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<2x2x4xf32>) -> tensor<2x1x4xf32>
        %320 = "stablehlo.concatenate"(%316, %317, %318, %319) <{dimension = 1 : i64}> : (tensor<2x1x4xf32>, tensor<2x1x4xf32>, tensor<2x1x4xf32>, tensor<2x1x4xf32>) -> tensor<2x4x4xf32>
        "stablehlo.return"(%223, %303, %320) : (tensor<i32>, tensor<2x4x3xf32>, tensor<2x4x4xf32>) -> ()
      }) : (tensor<i32>, tensor<2x4x3xf32>, tensor<2x4x4xf32>) -> (tensor<i32>, tensor<2x4x3xf32>, tensor<2x4x4xf32>)
      %322 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %323 = "stablehlo.add"(%r210, %322) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%323, %321#1, %321#2) : (tensor<i32>, tensor<2x4x3xf32>, tensor<2x4x4xf32>) -> ()
    }) : (tensor<i32>, tensor<2x4x3xf32>, tensor<2x4x4xf32>) -> (tensor<i32>, tensor<2x4x3xf32>, tensor<2x4x4xf32>)
    %325 = "stablehlo.slice"(%324#1) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 2, 3, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<2x4x3xf32>) -> tensor<2x3x3xf32>
    %326 = "stablehlo.slice"(%324#2) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 2, 3, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<2x4x4xf32>) -> tensor<2x3x4xf32>
    %327 = "stablehlo.slice"(%326) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 2, 3, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<2x3x4xf32>) -> tensor<2x3x3xf32>
    %328 = "stablehlo.multiply"(%325, %325) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %329 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %333 = "stablehlo.reduce"(%328, %329) <{dimensions = array<i64: 2>}> ({
    ^bb0(%r330: tensor<f32>, %r331: tensor<f32>):
      %332 = "stablehlo.add"(%r330, %r331) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%332) : (tensor<f32>) -> ()
    }) : (tensor<2x3x3xf32>, tensor<f32>) -> tensor<2x3xf32>
    %334 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %338 = "stablehlo.reduce"(%333, %334) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r335: tensor<f32>, %r336: tensor<f32>):
      %337 = "stablehlo.maximum"(%r335, %r336) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%337) : (tensor<f32>) -> ()
    }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %339 = "stablehlo.constant"() <{value = dense<1.0e-28> : tensor<2xf32>}> : () -> tensor<2xf32>
    %340 = "stablehlo.multiply"(%338, %339) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %341 = "stablehlo.broadcast_in_dim"(%340) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf32>) -> tensor<2x3xf32>
    %342 = "stablehlo.compare"(%333, %341) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %343 = "stablehlo.sqrt"(%333) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %344 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %345 = "stablehlo.select"(%342, %343, %344) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %346 = "stablehlo.divide"(%344, %345) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %347 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %348 = "stablehlo.select"(%342, %346, %347) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %349 = "stablehlo.broadcast_in_dim"(%348) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x3xf32>
    %350 = "stablehlo.multiply"(%325, %349) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %351 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
    %357:2 = "stablehlo.sort"(%343, %351) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%r352: tensor<f32>, %r353: tensor<f32>, %r354: tensor<i32>, %r355: tensor<i32>):
      %356 = "stablehlo.compare"(%r352, %r353) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%356) : (tensor<i1>) -> ()
    }) : (tensor<2x3xf32>, tensor<2x3xi32>) -> (tensor<2x3xf32>, tensor<2x3xi32>)
    %358 = "stablehlo.gather"(%350, %357#1) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 3>, indices_are_sorted = false}> : (tensor<2x3x3xf32>, tensor<2x3xi32>) -> tensor<2x3x3xf32>
    %359 = "stablehlo.gather"(%327, %357#1) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 3>, indices_are_sorted = false}> : (tensor<2x3x3xf32>, tensor<2x3xi32>) -> tensor<2x3x3xf32>
    %360 = "stablehlo.broadcast_in_dim"(%149) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf32>) -> tensor<2x3xf32>
    %361 = "stablehlo.multiply"(%357#0, %360) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %362 = "stablehlo.transpose"(%358) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %363 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %364 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %487:3 = "stablehlo.while"(%364, %362, %363) ({
    ^bb0(%r365: tensor<i32>, %r366: tensor<2x3x3xf32>, %r367: tensor<2x3xf32>):
      %368 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %369 = "stablehlo.compare"(%r365, %368) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%369) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r370: tensor<i32>, %r371: tensor<2x3x3xf32>, %r372: tensor<2x3xf32>):
      %373 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %374 = "stablehlo.dynamic_slice"(%r371, %373, %373, %r370) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<2x3x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xf32>
      %375 = "stablehlo.reshape"(%374) : (tensor<2x3x1xf32>) -> tensor<2x3xf32>
      %376 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
      %377 = "stablehlo.broadcast_in_dim"(%r370) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x3xi32>
      %378 = "stablehlo.compare"(%376, %377) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %379 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
      %380 = "stablehlo.broadcast_in_dim"(%r370) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x3xi32>
      %381 = "stablehlo.compare"(%379, %380) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %382 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %383 = "stablehlo.select"(%381, %375, %382) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %384 = "stablehlo.select"(%378, %375, %382) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %385 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
      %389 = "stablehlo.reduce"(%384, %385) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r386: tensor<f32>, %r387: tensor<f32>):
        %388 = "stablehlo.add"(%r386, %r387) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%388) : (tensor<f32>) -> ()
      }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
      %390 = "stablehlo.abs"(%383) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %391 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
      %395 = "stablehlo.reduce"(%390, %391) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r392: tensor<f32>, %r393: tensor<f32>):
        %394 = "stablehlo.maximum"(%r392, %r393) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%394) : (tensor<f32>) -> ()
      }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
      %396 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2xf32>}> : () -> tensor<2xf32>
      %397 = "stablehlo.compare"(%395, %396) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
      %398 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2xf32>}> : () -> tensor<2xf32>
      %399 = "stablehlo.select"(%397, %398, %395) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %400 = "stablehlo.broadcast_in_dim"(%399) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf32>) -> tensor<2x3xf32>
      %401 = "stablehlo.divide"(%383, %400) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %402 = "stablehlo.multiply"(%401, %401) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %403 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
      %407 = "stablehlo.reduce"(%402, %403) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r404: tensor<f32>, %r405: tensor<f32>):
        %406 = "stablehlo.add"(%r404, %r405) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%406) : (tensor<f32>) -> ()
      }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
      %408 = "stablehlo.sqrt"(%407) : (tensor<2xf32>) -> tensor<2xf32>
      %409 = "stablehlo.multiply"(%408, %399) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %410 = "stablehlo.reshape"(%389) : (tensor<2xf32>) -> tensor<2x1xf32>
      %411 = "stablehlo.reshape"(%409) : (tensor<2xf32>) -> tensor<2x1xf32>
      %412 = "stablehlo.concatenate"(%410, %411) <{dimension = 1 : i64}> : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x2xf32>
      %413 = "stablehlo.abs"(%412) : (tensor<2x2xf32>) -> tensor<2x2xf32>
      %414 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
      %418 = "stablehlo.reduce"(%413, %414) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r415: tensor<f32>, %r416: tensor<f32>):
        %417 = "stablehlo.maximum"(%r415, %r416) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%417) : (tensor<f32>) -> ()
      }) : (tensor<2x2xf32>, tensor<f32>) -> tensor<2xf32>
      %419 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2xf32>}> : () -> tensor<2xf32>
      %420 = "stablehlo.compare"(%418, %419) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
      %421 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2xf32>}> : () -> tensor<2xf32>
      %422 = "stablehlo.select"(%420, %421, %418) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %423 = "stablehlo.broadcast_in_dim"(%422) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf32>) -> tensor<2x2xf32>
      %424 = "stablehlo.divide"(%412, %423) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
      %425 = "stablehlo.multiply"(%424, %424) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
      %426 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
      %430 = "stablehlo.reduce"(%425, %426) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r427: tensor<f32>, %r428: tensor<f32>):
        %429 = "stablehlo.add"(%r427, %r428) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%429) : (tensor<f32>) -> ()
      }) : (tensor<2x2xf32>, tensor<f32>) -> tensor<2xf32>
      %431 = "stablehlo.sqrt"(%430) : (tensor<2xf32>) -> tensor<2xf32>
      %432 = "stablehlo.multiply"(%431, %422) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %433 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2xf32>}> : () -> tensor<2xf32>
      %434 = "stablehlo.compare"(%389, %433) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
      %435 = "stablehlo.negate"(%432) : (tensor<2xf32>) -> tensor<2xf32>
      %436 = "stablehlo.select"(%434, %432, %435) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %437 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2xf32>}> : () -> tensor<2xf32>
      %438 = "stablehlo.compare"(%409, %437) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
      %439 = "stablehlo.select"(%438, %389, %436) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %440 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2xf32>}> : () -> tensor<2xf32>
      %441 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2xf32>}> : () -> tensor<2xf32>
      %442 = "stablehlo.select"(%438, %441, %439) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %443 = "stablehlo.subtract"(%439, %389) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %444 = "stablehlo.divide"(%443, %442) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %445 = "stablehlo.select"(%438, %440, %444) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %446 = "stablehlo.negate"(%443) : (tensor<2xf32>) -> tensor<2xf32>
      %447 = "stablehlo.select"(%438, %441, %446) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %448 = "stablehlo.broadcast_in_dim"(%447) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf32>) -> tensor<2x3xf32>
      %449 = "stablehlo.divide"(%383, %448) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %450 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %451 = "stablehlo.select"(%378, %450, %449) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %452 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
      %453 = "stablehlo.broadcast_in_dim"(%r370) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x3xi32>
      %454 = "stablehlo.compare"(%452, %453) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %455 = "stablehlo.broadcast_in_dim"(%451) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x3xf32>
      %456 = "stablehlo.multiply"(%r371, %455) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
      %457 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
      %461 = "stablehlo.reduce"(%456, %457) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r458: tensor<f32>, %r459: tensor<f32>):
        %460 = "stablehlo.add"(%r458, %r459) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%460) : (tensor<f32>) -> ()
      }) : (tensor<2x3x3xf32>, tensor<f32>) -> tensor<2x3xf32>
      %462 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %463 = "stablehlo.select"(%454, %461, %462) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %464 = "stablehlo.broadcast_in_dim"(%445) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf32>) -> tensor<2x3xf32>
      %465 = "stablehlo.multiply"(%451, %464) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %466 = "stablehlo.broadcast_in_dim"(%465) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x3xf32>
      %467 = "stablehlo.broadcast_in_dim"(%463) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x3xf32>) -> tensor<2x3x3xf32>
      %468 = "stablehlo.multiply"(%466, %467) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
      %469 = "stablehlo.subtract"(%r371, %468) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
      %470 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
      %471 = "stablehlo.broadcast_in_dim"(%r370) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x3xi32>
      %472 = "stablehlo.compare"(%470, %471) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %473 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
      %474 = "stablehlo.broadcast_in_dim"(%r370) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x3xi32>
      %475 = "stablehlo.compare"(%473, %474) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %476 = "stablehlo.broadcast_in_dim"(%439) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf32>) -> tensor<2x3xf32>
      %477 = "stablehlo.select"(%475, %451, %375) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %478 = "stablehlo.select"(%472, %476, %477) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %479 = "stablehlo.reshape"(%478) : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
      %480 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %481 = "stablehlo.dynamic_update_slice"(%469, %479, %480, %480, %r370) : (tensor<2x3x3xf32>, tensor<2x3x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x3xf32>
      %482 = "stablehlo.reshape"(%445) : (tensor<2xf32>) -> tensor<2x1xf32>
      %483 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %484 = "stablehlo.dynamic_update_slice"(%r372, %482, %483, %r370) : (tensor<2x3xf32>, tensor<2x1xf32>, tensor<i32>, tensor<i32>) -> tensor<2x3xf32>
      %485 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %486 = "stablehlo.add"(%r370, %485) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%486, %481, %484) : (tensor<i32>, tensor<2x3x3xf32>, tensor<2x3xf32>) -> ()
    }) : (tensor<i32>, tensor<2x3x3xf32>, tensor<2x3xf32>) -> (tensor<i32>, tensor<2x3x3xf32>, tensor<2x3xf32>)
    %488 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3x3xf32>}> : () -> tensor<2x3x3xf32>
    %489 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3x3xi32>
    %490 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x3x3xi32>
    %491 = "stablehlo.subtract"(%490, %489) : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi32>
    %492 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3x3xi32>}> : () -> tensor<2x3x3xi32>
    %493 = "stablehlo.compare"(%491, %492) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
    %494 = "stablehlo.convert"(%493) : (tensor<2x3x3xi1>) -> tensor<2x3x3xf32>
    %495 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %539:4 = "stablehlo.while"(%495, %494, %487#1, %487#2) ({
    ^bb0(%r496: tensor<i32>, %r497: tensor<2x3x3xf32>, %r498: tensor<2x3x3xf32>, %r499: tensor<2x3xf32>):
      %500 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %501 = "stablehlo.compare"(%r496, %500) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%501) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r502: tensor<i32>, %r503: tensor<2x3x3xf32>, %r504: tensor<2x3x3xf32>, %r505: tensor<2x3xf32>):
      %506 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
      %507 = "stablehlo.subtract"(%506, %r502) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %508 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %509 = "stablehlo.dynamic_slice"(%r504, %508, %508, %507) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<2x3x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xf32>
      %510 = "stablehlo.reshape"(%509) : (tensor<2x3x1xf32>) -> tensor<2x3xf32>
      %511 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
      %512 = "stablehlo.broadcast_in_dim"(%507) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x3xi32>
      %513 = "stablehlo.compare"(%511, %512) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %514 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
      %515 = "stablehlo.broadcast_in_dim"(%507) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x3xi32>
      %516 = "stablehlo.compare"(%514, %515) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %517 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %518 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %519 = "stablehlo.select"(%516, %510, %517) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %520 = "stablehlo.select"(%513, %518, %519) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %521 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %522 = "stablehlo.dynamic_slice"(%r505, %521, %507) <{slice_sizes = array<i64: 2, 1>}> : (tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> tensor<2x1xf32>
      %523 = "stablehlo.reshape"(%522) : (tensor<2x1xf32>) -> tensor<2xf32>
      %524 = "stablehlo.broadcast_in_dim"(%520) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x3xf32>
      %525 = "stablehlo.multiply"(%r503, %524) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
      %526 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
      %530 = "stablehlo.reduce"(%525, %526) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r527: tensor<f32>, %r528: tensor<f32>):
        %529 = "stablehlo.add"(%r527, %r528) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%529) : (tensor<f32>) -> ()
      }) : (tensor<2x3x3xf32>, tensor<f32>) -> tensor<2x3xf32>
      %531 = "stablehlo.broadcast_in_dim"(%523) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf32>) -> tensor<2x3xf32>
      %532 = "stablehlo.multiply"(%520, %531) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %533 = "stablehlo.broadcast_in_dim"(%532) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x3xf32>
      %534 = "stablehlo.broadcast_in_dim"(%530) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x3xf32>) -> tensor<2x3x3xf32>
      %535 = "stablehlo.multiply"(%533, %534) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
      %536 = "stablehlo.subtract"(%r503, %535) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
      %537 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %538 = "stablehlo.add"(%r502, %537) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%538, %536, %r504, %r505) : (tensor<i32>, tensor<2x3x3xf32>, tensor<2x3x3xf32>, tensor<2x3xf32>) -> ()
    }) : (tensor<i32>, tensor<2x3x3xf32>, tensor<2x3x3xf32>, tensor<2x3xf32>) -> (tensor<i32>, tensor<2x3x3xf32>, tensor<2x3x3xf32>, tensor<2x3xf32>)
    %540 = "stablehlo.reshape"(%487#1) : (tensor<2x3x3xf32>) -> tensor<2x9xf32>
    %541 = "stablehlo.slice"(%540) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 9>, strides = array<i64: 1, 4>}> : (tensor<2x9xf32>) -> tensor<2x3xf32>
    %542 = "stablehlo.abs"(%541) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %543 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %544 = "stablehlo.compare"(%542, %543) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %545 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %546 = "stablehlo.select"(%544, %545, %541) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %547 = "stablehlo.abs"(%546) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %548 = "stablehlo.divide"(%546, %547) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %549 = "stablehlo.broadcast_in_dim"(%548) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x3xf32>) -> tensor<2x3x3xf32>
    %550 = "stablehlo.multiply"(%539#1, %549) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %551 = "stablehlo.transpose"(%550) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %552 = "stablehlo.transpose"(%359) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %553 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %554 = "stablehlo.pad"(%552, %553) <{edge_padding_low = array<i64: 0, 0, 0>, edge_padding_high = array<i64: 0, 1, 0>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<2x3x3xf32>, tensor<f32>) -> tensor<2x4x3xf32>
    %555 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x4x3xf32>}> : () -> tensor<2x4x3xf32>
    %556 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x4x3xi32>
    %557 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x4x3xi32>
    %558 = "stablehlo.subtract"(%557, %556) : (tensor<2x4x3xi32>, tensor<2x4x3xi32>) -> tensor<2x4x3xi32>
    %559 = "stablehlo.constant"() <{value = dense<0> : tensor<2x4x3xi32>}> : () -> tensor<2x4x3xi32>
    %560 = "stablehlo.compare"(%558, %559) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x4x3xi32>, tensor<2x4x3xi32>) -> tensor<2x4x3xi1>
    %561 = "stablehlo.convert"(%560) : (tensor<2x4x3xi1>) -> tensor<2x4x3xf32>
    %562 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x4x3xi32>
    %563 = "stablehlo.constant"() <{value = dense<3> : tensor<2x4x3xi32>}> : () -> tensor<2x4x3xi32>
    %564 = "stablehlo.compare"(%562, %563) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x4x3xi32>, tensor<2x4x3xi32>) -> tensor<2x4x3xi1>
    %565 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x4x3xf32>}> : () -> tensor<2x4x3xf32>
    %566 = "stablehlo.select"(%564, %561, %565) : (tensor<2x4x3xi1>, tensor<2x4x3xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
    %567 = "stablehlo.add"(%554, %566) : (tensor<2x4x3xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
    %568 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %612:4 = "stablehlo.while"(%568, %567, %125#1, %125#2) ({
    ^bb0(%r569: tensor<i32>, %r570: tensor<2x4x3xf32>, %r571: tensor<2x4x3xf32>, %r572: tensor<2x3xf32>):
      %573 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %574 = "stablehlo.compare"(%r569, %573) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%574) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r575: tensor<i32>, %r576: tensor<2x4x3xf32>, %r577: tensor<2x4x3xf32>, %r578: tensor<2x3xf32>):
      %579 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
      %580 = "stablehlo.subtract"(%579, %r575) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %581 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %582 = "stablehlo.dynamic_slice"(%r577, %581, %581, %580) <{slice_sizes = array<i64: 2, 4, 1>}> : (tensor<2x4x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x4x1xf32>
      %583 = "stablehlo.reshape"(%582) : (tensor<2x4x1xf32>) -> tensor<2x4xf32>
      %584 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x4xi32>
      %585 = "stablehlo.broadcast_in_dim"(%580) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x4xi32>
      %586 = "stablehlo.compare"(%584, %585) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi1>
      %587 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x4xi32>
      %588 = "stablehlo.broadcast_in_dim"(%580) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x4xi32>
      %589 = "stablehlo.compare"(%587, %588) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi1>
      %590 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x4xf32>}> : () -> tensor<2x4xf32>
      %591 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x4xf32>}> : () -> tensor<2x4xf32>
      %592 = "stablehlo.select"(%589, %583, %590) : (tensor<2x4xi1>, tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
      %593 = "stablehlo.select"(%586, %591, %592) : (tensor<2x4xi1>, tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
      %594 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %595 = "stablehlo.dynamic_slice"(%r578, %594, %580) <{slice_sizes = array<i64: 2, 1>}> : (tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> tensor<2x1xf32>
      %596 = "stablehlo.reshape"(%595) : (tensor<2x1xf32>) -> tensor<2xf32>
      %597 = "stablehlo.broadcast_in_dim"(%593) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x4xf32>) -> tensor<2x4x3xf32>
      %598 = "stablehlo.multiply"(%r576, %597) : (tensor<2x4x3xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
      %599 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
      %603 = "stablehlo.reduce"(%598, %599) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r600: tensor<f32>, %r601: tensor<f32>):
        %602 = "stablehlo.add"(%r600, %r601) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%602) : (tensor<f32>) -> ()
      }) : (tensor<2x4x3xf32>, tensor<f32>) -> tensor<2x3xf32>
      %604 = "stablehlo.broadcast_in_dim"(%596) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf32>) -> tensor<2x4xf32>
      %605 = "stablehlo.multiply"(%593, %604) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
      %606 = "stablehlo.broadcast_in_dim"(%605) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x4xf32>) -> tensor<2x4x3xf32>
      %607 = "stablehlo.broadcast_in_dim"(%603) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x3xf32>) -> tensor<2x4x3xf32>
      %608 = "stablehlo.multiply"(%606, %607) : (tensor<2x4x3xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
      %609 = "stablehlo.subtract"(%r576, %608) : (tensor<2x4x3xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
      %610 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %611 = "stablehlo.add"(%r575, %610) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%611, %609, %r577, %r578) : (tensor<i32>, tensor<2x4x3xf32>, tensor<2x4x3xf32>, tensor<2x3xf32>) -> ()
    }) : (tensor<i32>, tensor<2x4x3xf32>, tensor<2x4x3xf32>, tensor<2x3xf32>) -> (tensor<i32>, tensor<2x4x3xf32>, tensor<2x4x3xf32>, tensor<2x3xf32>)
    %613 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %617 = "stablehlo.reduce"(%361, %613) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r614: tensor<f32>, %r615: tensor<f32>):
      %616 = "stablehlo.maximum"(%r614, %r615) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%616) : (tensor<f32>) -> ()
    }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %618 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2xf32>
    %619 = "stablehlo.multiply"(%617, %618) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %620 = "stablehlo.reshape"(%619) : (tensor<2xf32>) -> tensor<2x1xf32>
    %621 = "stablehlo.broadcast_in_dim"(%620) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xf32>) -> tensor<2x3xf32>
    %622 = "stablehlo.compare"(%361, %621) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %623 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %624 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %625 = "stablehlo.select"(%622, %361, %624) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %626 = "stablehlo.divide"(%624, %625) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %627 = "stablehlo.select"(%622, %626, %623) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %628 = "stablehlo.transpose"(%612#1) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x4x3xf32>) -> tensor<2x3x4xf32>
    %629 = "stablehlo.dot_general"(%628, %0) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x4xf32>, tensor<2x4x1xf32>) -> tensor<2x3x1xf32>
    %630 = "stablehlo.dot_general"(%612#1, %629) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x4x3xf32>, tensor<2x3x1xf32>) -> tensor<2x4x1xf32>
    %631 = "stablehlo.subtract"(%0, %630) : (tensor<2x4x1xf32>, tensor<2x4x1xf32>) -> tensor<2x4x1xf32>
    %632 = "stablehlo.broadcast_in_dim"(%627) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
    %633 = "stablehlo.multiply"(%629, %632) : (tensor<2x3x1xf32>, tensor<2x3x1xf32>) -> tensor<2x3x1xf32>
    %634 = "stablehlo.transpose"(%551) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %635 = "stablehlo.convert"(%622) : (tensor<2x3xi1>) -> tensor<2x3xi32>
    %636 = "stablehlo.dot_general"(%634, %633) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x3xf32>, tensor<2x3x1xf32>) -> tensor<2x3x1xf32>
    %637 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %641 = "stablehlo.reduce"(%635, %637) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r638: tensor<i32>, %r639: tensor<i32>):
      %640 = "stablehlo.add"(%r638, %r639) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%640) : (tensor<i32>) -> ()
    }) : (tensor<2x3xi32>, tensor<i32>) -> tensor<2xi32>
    %642 = "stablehlo.reshape"(%636) : (tensor<2x3x1xf32>) -> tensor<2x3xf32>
    %643 = "stablehlo.multiply"(%631, %631) : (tensor<2x4x1xf32>, tensor<2x4x1xf32>) -> tensor<2x4x1xf32>
    %644 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %648 = "stablehlo.reduce"(%643, %644) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r645: tensor<f32>, %r646: tensor<f32>):
      %647 = "stablehlo.add"(%r645, %r646) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%647) : (tensor<f32>) -> ()
    }) : (tensor<2x4x1xf32>, tensor<f32>) -> tensor<2x1xf32>
    %649 = "stablehlo.convert"(%641) : (tensor<2xi32>) -> tensor<2xi64>
    return %642, %648, %649, %361 : tensor<2x3xf32>, tensor<2x1xf32>, tensor<2xi64>, tensor<2x3xf32>
  }
}

// T[4,3] T[4,2], T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<4x3xf64>, %arg1: tensor<4x2xf64>) -> (tensor<3x2xf64>, tensor<0xf64>, tensor<i64>, tensor<0xf64>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<4x3xf64>) -> tensor<1x4x3xf64>
    %1 = "stablehlo.reshape"(%arg1) : (tensor<4x2xf64>) -> tensor<1x4x2xf64>
    %2 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x3xf64>}> : () -> tensor<1x3xf64>
    %3 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %126:3 = "stablehlo.while"(%3, %0, %2) ({
    ^bb0(%r4: tensor<i32>, %r5: tensor<1x4x3xf64>, %r6: tensor<1x3xf64>):
      %7 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %8 = "stablehlo.compare"(%r4, %7) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%8) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r9: tensor<i32>, %r10: tensor<1x4x3xf64>, %r11: tensor<1x3xf64>):
      %12 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %13 = "stablehlo.dynamic_slice"(%r10, %12, %12, %r9) <{slice_sizes = array<i64: 1, 4, 1>}> : (tensor<1x4x3xf64>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x1xf64>
      %14 = "stablehlo.reshape"(%13) : (tensor<1x4x1xf64>) -> tensor<1x4xf64>
      %15 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x4xi32>
      %16 = "stablehlo.broadcast_in_dim"(%r9) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x4xi32>
      %17 = "stablehlo.compare"(%15, %16) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<1x4xi1>
      %18 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x4xi32>
      %19 = "stablehlo.broadcast_in_dim"(%r9) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x4xi32>
      %20 = "stablehlo.compare"(%18, %19) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<1x4xi1>
      %21 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x4xf64>}> : () -> tensor<1x4xf64>
      %22 = "stablehlo.select"(%20, %14, %21) : (tensor<1x4xi1>, tensor<1x4xf64>, tensor<1x4xf64>) -> tensor<1x4xf64>
      %23 = "stablehlo.select"(%17, %14, %21) : (tensor<1x4xi1>, tensor<1x4xf64>, tensor<1x4xf64>) -> tensor<1x4xf64>
      %24 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
      %28 = "stablehlo.reduce"(%23, %24) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r25: tensor<f64>, %r26: tensor<f64>):
        %27 = "stablehlo.add"(%r25, %r26) : (tensor<f64>, tensor<f64>) -> tensor<f64>
        "stablehlo.return"(%27) : (tensor<f64>) -> ()
      }) : (tensor<1x4xf64>, tensor<f64>) -> tensor<1xf64>
      %29 = "stablehlo.abs"(%22) : (tensor<1x4xf64>) -> tensor<1x4xf64>
      %30 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<f64>}> : () -> tensor<f64>
      %34 = "stablehlo.reduce"(%29, %30) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r31: tensor<f64>, %r32: tensor<f64>):
        %33 = "stablehlo.maximum"(%r31, %r32) : (tensor<f64>, tensor<f64>) -> tensor<f64>
        "stablehlo.return"(%33) : (tensor<f64>) -> ()
      }) : (tensor<1x4xf64>, tensor<f64>) -> tensor<1xf64>
      %35 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf64>}> : () -> tensor<1xf64>
      %36 = "stablehlo.compare"(%34, %35) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
      %37 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1xf64>}> : () -> tensor<1xf64>
      %38 = "stablehlo.select"(%36, %37, %34) : (tensor<1xi1>, tensor<1xf64>, tensor<1xf64>) -> tensor<1xf64>
      %39 = "stablehlo.broadcast_in_dim"(%38) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf64>) -> tensor<1x4xf64>
      %40 = "stablehlo.divide"(%22, %39) : (tensor<1x4xf64>, tensor<1x4xf64>) -> tensor<1x4xf64>
      %41 = "stablehlo.multiply"(%40, %40) : (tensor<1x4xf64>, tensor<1x4xf64>) -> tensor<1x4xf64>
      %42 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
      %46 = "stablehlo.reduce"(%41, %42) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r43: tensor<f64>, %r44: tensor<f64>):
        %45 = "stablehlo.add"(%r43, %r44) : (tensor<f64>, tensor<f64>) -> tensor<f64>
        "stablehlo.return"(%45) : (tensor<f64>) -> ()
      }) : (tensor<1x4xf64>, tensor<f64>) -> tensor<1xf64>
      %47 = "stablehlo.sqrt"(%46) : (tensor<1xf64>) -> tensor<1xf64>
      %48 = "stablehlo.multiply"(%47, %38) : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xf64>
      %49 = "stablehlo.reshape"(%28) : (tensor<1xf64>) -> tensor<1x1xf64>
      %50 = "stablehlo.reshape"(%48) : (tensor<1xf64>) -> tensor<1x1xf64>
      %51 = "stablehlo.concatenate"(%49, %50) <{dimension = 1 : i64}> : (tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x2xf64>
      %52 = "stablehlo.abs"(%51) : (tensor<1x2xf64>) -> tensor<1x2xf64>
      %53 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<f64>}> : () -> tensor<f64>
      %57 = "stablehlo.reduce"(%52, %53) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r54: tensor<f64>, %r55: tensor<f64>):
        %56 = "stablehlo.maximum"(%r54, %r55) : (tensor<f64>, tensor<f64>) -> tensor<f64>
        "stablehlo.return"(%56) : (tensor<f64>) -> ()
      }) : (tensor<1x2xf64>, tensor<f64>) -> tensor<1xf64>
      %58 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf64>}> : () -> tensor<1xf64>
      %59 = "stablehlo.compare"(%57, %58) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
      %60 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1xf64>}> : () -> tensor<1xf64>
      %61 = "stablehlo.select"(%59, %60, %57) : (tensor<1xi1>, tensor<1xf64>, tensor<1xf64>) -> tensor<1xf64>
      %62 = "stablehlo.broadcast_in_dim"(%61) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf64>) -> tensor<1x2xf64>
      %63 = "stablehlo.divide"(%51, %62) : (tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x2xf64>
      %64 = "stablehlo.multiply"(%63, %63) : (tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x2xf64>
      %65 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
      %69 = "stablehlo.reduce"(%64, %65) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r66: tensor<f64>, %r67: tensor<f64>):
        %68 = "stablehlo.add"(%r66, %r67) : (tensor<f64>, tensor<f64>) -> tensor<f64>
        "stablehlo.return"(%68) : (tensor<f64>) -> ()
      }) : (tensor<1x2xf64>, tensor<f64>) -> tensor<1xf64>
      %70 = "stablehlo.sqrt"(%69) : (tensor<1xf64>) -> tensor<1xf64>
      %71 = "stablehlo.multiply"(%70, %61) : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xf64>
      %72 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf64>}> : () -> tensor<1xf64>
      %73 = "stablehlo.compare"(%28, %72) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
      %74 = "stablehlo.negate"(%71) : (tensor<1xf64>) -> tensor<1xf64>
      %75 = "stablehlo.select"(%73, %71, %74) : (tensor<1xi1>, tensor<1xf64>, tensor<1xf64>) -> tensor<1xf64>
      %76 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf64>}> : () -> tensor<1xf64>
      %77 = "stablehlo.compare"(%48, %76) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
      %78 = "stablehlo.select"(%77, %28, %75) : (tensor<1xi1>, tensor<1xf64>, tensor<1xf64>) -> tensor<1xf64>
      %79 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf64>}> : () -> tensor<1xf64>
      %80 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1xf64>}> : () -> tensor<1xf64>
      %81 = "stablehlo.select"(%77, %80, %78) : (tensor<1xi1>, tensor<1xf64>, tensor<1xf64>) -> tensor<1xf64>
      %82 = "stablehlo.subtract"(%78, %28) : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xf64>
      %83 = "stablehlo.divide"(%82, %81) : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xf64>
      %84 = "stablehlo.select"(%77, %79, %83) : (tensor<1xi1>, tensor<1xf64>, tensor<1xf64>) -> tensor<1xf64>
      %85 = "stablehlo.negate"(%82) : (tensor<1xf64>) -> tensor<1xf64>
      %86 = "stablehlo.select"(%77, %80, %85) : (tensor<1xi1>, tensor<1xf64>, tensor<1xf64>) -> tensor<1xf64>
      %87 = "stablehlo.broadcast_in_dim"(%86) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf64>) -> tensor<1x4xf64>
      %88 = "stablehlo.divide"(%22, %87) : (tensor<1x4xf64>, tensor<1x4xf64>) -> tensor<1x4xf64>
      %89 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1x4xf64>}> : () -> tensor<1x4xf64>
      %90 = "stablehlo.select"(%17, %89, %88) : (tensor<1x4xi1>, tensor<1x4xf64>, tensor<1x4xf64>) -> tensor<1x4xf64>
      %91 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
      %92 = "stablehlo.broadcast_in_dim"(%r9) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x3xi32>
      %93 = "stablehlo.compare"(%91, %92) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %94 = "stablehlo.broadcast_in_dim"(%90) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x4xf64>) -> tensor<1x4x3xf64>
      %95 = "stablehlo.multiply"(%r10, %94) : (tensor<1x4x3xf64>, tensor<1x4x3xf64>) -> tensor<1x4x3xf64>
      %96 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
      %100 = "stablehlo.reduce"(%95, %96) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r97: tensor<f64>, %r98: tensor<f64>):
        %99 = "stablehlo.add"(%r97, %r98) : (tensor<f64>, tensor<f64>) -> tensor<f64>
        "stablehlo.return"(%99) : (tensor<f64>) -> ()
      }) : (tensor<1x4x3xf64>, tensor<f64>) -> tensor<1x3xf64>
      %101 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x3xf64>}> : () -> tensor<1x3xf64>
      %102 = "stablehlo.select"(%93, %100, %101) : (tensor<1x3xi1>, tensor<1x3xf64>, tensor<1x3xf64>) -> tensor<1x3xf64>
      %103 = "stablehlo.broadcast_in_dim"(%84) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf64>) -> tensor<1x4xf64>
      %104 = "stablehlo.multiply"(%90, %103) : (tensor<1x4xf64>, tensor<1x4xf64>) -> tensor<1x4xf64>
      %105 = "stablehlo.broadcast_in_dim"(%104) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x4xf64>) -> tensor<1x4x3xf64>
      %106 = "stablehlo.broadcast_in_dim"(%102) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x3xf64>) -> tensor<1x4x3xf64>
      %107 = "stablehlo.multiply"(%105, %106) : (tensor<1x4x3xf64>, tensor<1x4x3xf64>) -> tensor<1x4x3xf64>
      %108 = "stablehlo.subtract"(%r10, %107) : (tensor<1x4x3xf64>, tensor<1x4x3xf64>) -> tensor<1x4x3xf64>
      %109 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x4xi32>
      %110 = "stablehlo.broadcast_in_dim"(%r9) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x4xi32>
      %111 = "stablehlo.compare"(%109, %110) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<1x4xi1>
      %112 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x4xi32>
      %113 = "stablehlo.broadcast_in_dim"(%r9) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x4xi32>
      %114 = "stablehlo.compare"(%112, %113) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<1x4xi1>
      %115 = "stablehlo.broadcast_in_dim"(%78) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf64>) -> tensor<1x4xf64>
      %116 = "stablehlo.select"(%114, %90, %14) : (tensor<1x4xi1>, tensor<1x4xf64>, tensor<1x4xf64>) -> tensor<1x4xf64>
      %117 = "stablehlo.select"(%111, %115, %116) : (tensor<1x4xi1>, tensor<1x4xf64>, tensor<1x4xf64>) -> tensor<1x4xf64>
      %118 = "stablehlo.reshape"(%117) : (tensor<1x4xf64>) -> tensor<1x4x1xf64>
      %119 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %120 = "stablehlo.dynamic_update_slice"(%108, %118, %119, %119, %r9) : (tensor<1x4x3xf64>, tensor<1x4x1xf64>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x3xf64>
      %121 = "stablehlo.reshape"(%84) : (tensor<1xf64>) -> tensor<1x1xf64>
      %122 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %123 = "stablehlo.dynamic_update_slice"(%r11, %121, %122, %r9) : (tensor<1x3xf64>, tensor<1x1xf64>, tensor<i32>, tensor<i32>) -> tensor<1x3xf64>
      %124 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %125 = "stablehlo.add"(%r9, %124) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%125, %120, %123) : (tensor<i32>, tensor<1x4x3xf64>, tensor<1x3xf64>) -> ()
    }) : (tensor<i32>, tensor<1x4x3xf64>, tensor<1x3xf64>) -> (tensor<i32>, tensor<1x4x3xf64>, tensor<1x3xf64>)
    %127 = "stablehlo.slice"(%126#1) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 3, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x3xf64>) -> tensor<1x3x3xf64>
    %128 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x3xi32>
    %129 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x3x3xi32>
    %130 = "stablehlo.subtract"(%129, %128) : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi32>
    %131 = "stablehlo.constant"() <{value = dense<0> : tensor<1x3x3xi32>}> : () -> tensor<1x3x3xi32>
    %132 = "stablehlo.compare"(%130, %131) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
    %133 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x3x3xf64>}> : () -> tensor<1x3x3xf64>
    %134 = "stablehlo.select"(%132, %127, %133) : (tensor<1x3x3xi1>, tensor<1x3x3xf64>, tensor<1x3x3xf64>) -> tensor<1x3x3xf64>
    %135 = "stablehlo.abs"(%134) : (tensor<1x3x3xf64>) -> tensor<1x3x3xf64>
    %136 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<f64>}> : () -> tensor<f64>
    %140 = "stablehlo.reduce"(%135, %136) <{dimensions = array<i64: 1, 2>}> ({
    ^bb0(%r137: tensor<f64>, %r138: tensor<f64>):
      %139 = "stablehlo.maximum"(%r137, %r138) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%139) : (tensor<f64>) -> ()
    }) : (tensor<1x3x3xf64>, tensor<f64>) -> tensor<1xf64>
    %141 = "stablehlo.constant"() <{value = dense<0.001> : tensor<1xf64>}> : () -> tensor<1xf64>
    %142 = "stablehlo.compare"(%140, %141) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %143 = "stablehlo.constant"() <{value = dense<1000.0> : tensor<1xf64>}> : () -> tensor<1xf64>
    %144 = "stablehlo.compare"(%140, %143) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %145 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf64>}> : () -> tensor<1xf64>
    %146 = "stablehlo.compare"(%140, %145) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %147 = "stablehlo.and"(%142, %146) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
    %148 = "stablehlo.or"(%147, %144) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
    %149 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1xf64>}> : () -> tensor<1xf64>
    %150 = "stablehlo.select"(%148, %140, %149) : (tensor<1xi1>, tensor<1xf64>, tensor<1xf64>) -> tensor<1xf64>
    %151 = "stablehlo.broadcast_in_dim"(%150) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf64>) -> tensor<1x3x3xf64>
    %152 = "stablehlo.divide"(%134, %151) : (tensor<1x3x3xf64>, tensor<1x3x3xf64>) -> tensor<1x3x3xf64>
    %153 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %154 = "stablehlo.pad"(%152, %153) <{edge_padding_low = array<i64: 0, 0, 0>, edge_padding_high = array<i64: 0, 1, 0>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<1x3x3xf64>, tensor<f64>) -> tensor<1x4x3xf64>
    %155 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x4x4xf64>}> : () -> tensor<1x4x4xf64>
    %156 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x4x4xi32>
    %157 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x4x4xi32>
    %158 = "stablehlo.subtract"(%157, %156) : (tensor<1x4x4xi32>, tensor<1x4x4xi32>) -> tensor<1x4x4xi32>
    %159 = "stablehlo.constant"() <{value = dense<0> : tensor<1x4x4xi32>}> : () -> tensor<1x4x4xi32>
    %160 = "stablehlo.compare"(%158, %159) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x4x4xi32>, tensor<1x4x4xi32>) -> tensor<1x4x4xi1>
    %161 = "stablehlo.convert"(%160) : (tensor<1x4x4xi1>) -> tensor<1x4x4xf64>
    %162 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %325:3 = "stablehlo.while"(%162, %154, %161) ({
    ^bb0(%r163: tensor<i32>, %r164: tensor<1x4x3xf64>, %r165: tensor<1x4x4xf64>):
      %166 = "stablehlo.constant"() <{value = dense<40> : tensor<i32>}> : () -> tensor<i32>
      %167 = "stablehlo.compare"(%r163, %166) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %168 = "stablehlo.transpose"(%r164) <{permutation = array<i64: 0, 2, 1>}> : (tensor<1x4x3xf64>) -> tensor<1x3x4xf64>
      %169 = "stablehlo.dot_general"(%r164, %168) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<1x4x3xf64>, tensor<1x3x4xf64>) -> tensor<1x4x4xf64>
      %170 = "stablehlo.reshape"(%169) : (tensor<1x4x4xf64>) -> tensor<1x16xf64>
      %171 = "stablehlo.slice"(%170) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 1, 16>, strides = array<i64: 1, 5>}> : (tensor<1x16xf64>) -> tensor<1x4xf64>
      %172 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<f64>}> : () -> tensor<f64>
      %176 = "stablehlo.reduce"(%171, %172) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r173: tensor<f64>, %r174: tensor<f64>):
        %175 = "stablehlo.maximum"(%r173, %r174) : (tensor<f64>, tensor<f64>) -> tensor<f64>
        "stablehlo.return"(%175) : (tensor<f64>) -> ()
      }) : (tensor<1x4xf64>, tensor<f64>) -> tensor<1xf64>
      %177 = "stablehlo.constant"() <{value = dense<1.0e-280> : tensor<1xf64>}> : () -> tensor<1xf64>
      %178 = "stablehlo.multiply"(%176, %177) : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xf64>
      %179 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x4x4xi32>
      %180 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x4x4xi32>
      %181 = "stablehlo.subtract"(%180, %179) : (tensor<1x4x4xi32>, tensor<1x4x4xi32>) -> tensor<1x4x4xi32>
      %182 = "stablehlo.constant"() <{value = dense<0> : tensor<1x4x4xi32>}> : () -> tensor<1x4x4xi32>
      %183 = "stablehlo.compare"(%181, %182) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x4x4xi32>, tensor<1x4x4xi32>) -> tensor<1x4x4xi1>
      %184 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x4x4xf64>}> : () -> tensor<1x4x4xf64>
      %185 = "stablehlo.select"(%183, %169, %184) : (tensor<1x4x4xi1>, tensor<1x4x4xf64>, tensor<1x4x4xf64>) -> tensor<1x4x4xf64>
      %186 = "stablehlo.broadcast_in_dim"(%171) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x4xf64>) -> tensor<1x4x4xf64>
      %187 = "stablehlo.broadcast_in_dim"(%171) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x4xf64>) -> tensor<1x4x4xf64>
      %188 = "stablehlo.broadcast_in_dim"(%178) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf64>) -> tensor<1x4x4xf64>
      %189 = "stablehlo.compare"(%186, %188) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x4x4xf64>, tensor<1x4x4xf64>) -> tensor<1x4x4xi1>
      %190 = "stablehlo.compare"(%187, %188) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x4x4xf64>, tensor<1x4x4xf64>) -> tensor<1x4x4xi1>
      %191 = "stablehlo.sqrt"(%186) : (tensor<1x4x4xf64>) -> tensor<1x4x4xf64>
      %192 = "stablehlo.sqrt"(%187) : (tensor<1x4x4xf64>) -> tensor<1x4x4xf64>
      %193 = "stablehlo.multiply"(%191, %192) : (tensor<1x4x4xf64>, tensor<1x4x4xf64>) -> tensor<1x4x4xf64>
      %194 = "stablehlo.constant"() <{value = dense<7.691850745534255e-16> : tensor<1x4x4xf64>}> : () -> tensor<1x4x4xf64>
      %195 = "stablehlo.multiply"(%193, %194) : (tensor<1x4x4xf64>, tensor<1x4x4xf64>) -> tensor<1x4x4xf64>
      %196 = "stablehlo.abs"(%185) : (tensor<1x4x4xf64>) -> tensor<1x4x4xf64>
      %197 = "stablehlo.compare"(%196, %195) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x4x4xf64>, tensor<1x4x4xf64>) -> tensor<1x4x4xi1>
      %198 = "stablehlo.and"(%189, %190) : (tensor<1x4x4xi1>, tensor<1x4x4xi1>) -> tensor<1x4x4xi1>
      %199 = "stablehlo.and"(%197, %198) : (tensor<1x4x4xi1>, tensor<1x4x4xi1>) -> tensor<1x4x4xi1>
      %200 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %204 = "stablehlo.reduce"(%199, %200) <{dimensions = array<i64: 1, 2>}> ({
      ^bb0(%r201: tensor<i1>, %r202: tensor<i1>):
        %203 = "stablehlo.or"(%r201, %r202) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%203) : (tensor<i1>) -> ()
      }) : (tensor<1x4x4xi1>, tensor<i1>) -> tensor<1xi1>
      %205 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %209 = "stablehlo.reduce"(%204, %205) <{dimensions = array<i64: 0>}> ({
      ^bb0(%r206: tensor<i1>, %r207: tensor<i1>):
        %208 = "stablehlo.or"(%r206, %r207) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%208) : (tensor<i1>) -> ()
      }) : (tensor<1xi1>, tensor<i1>) -> tensor<i1>
      %210 = "stablehlo.and"(%167, %209) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%210) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r211: tensor<i32>, %r212: tensor<1x4x3xf64>, %r213: tensor<1x4x4xf64>):
      %214 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %322:3 = "stablehlo.while"(%214, %r212, %r213) ({
      ^bb0(%r215: tensor<i32>, %r216: tensor<1x4x3xf64>, %r217: tensor<1x4x4xf64>):
        %218 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
        %219 = "stablehlo.compare"(%r215, %218) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
        "stablehlo.return"(%219) : (tensor<i1>) -> ()
      }, {
      ^bb0(%r220: tensor<i32>, %r221: tensor<1x4x3xf64>, %r222: tensor<1x4x4xf64>):
        %223 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
        %224 = "stablehlo.add"(%r220, %223) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        %225 = "stablehlo.multiply"(%r221, %r221) : (tensor<1x4x3xf64>, tensor<1x4x3xf64>) -> tensor<1x4x3xf64>
        %226 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
        %230 = "stablehlo.reduce"(%225, %226) <{dimensions = array<i64: 2>}> ({
        ^bb0(%r227: tensor<f64>, %r228: tensor<f64>):
          %229 = "stablehlo.add"(%r227, %r228) : (tensor<f64>, tensor<f64>) -> tensor<f64>
          "stablehlo.return"(%229) : (tensor<f64>) -> ()
        }) : (tensor<1x4x3xf64>, tensor<f64>) -> tensor<1x4xf64>
        %231 = "stablehlo.slice"(%230) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 1, 2>, strides = array<i64: 1, 1>}> : (tensor<1x4xf64>) -> tensor<1x2xf64>
        %232 = "stablehlo.slice"(%230) <{start_indices = array<i64: 0, 2>, limit_indices = array<i64: 1, 4>, strides = array<i64: 1, 1>}> : (tensor<1x4xf64>) -> tensor<1x2xf64>
        %233 = "stablehlo.slice"(%r221) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 2, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x3xf64>) -> tensor<1x2x3xf64>
        %234 = "stablehlo.slice"(%r221) <{start_indices = array<i64: 0, 2, 0>, limit_indices = array<i64: 1, 4, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x3xf64>) -> tensor<1x2x3xf64>
        %235 = "stablehlo.multiply"(%233, %234) : (tensor<1x2x3xf64>, tensor<1x2x3xf64>) -> tensor<1x2x3xf64>
        %236 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
        %240 = "stablehlo.reduce"(%235, %236) <{dimensions = array<i64: 2>}> ({
        ^bb0(%r237: tensor<f64>, %r238: tensor<f64>):
          %239 = "stablehlo.add"(%r237, %r238) : (tensor<f64>, tensor<f64>) -> tensor<f64>
          "stablehlo.return"(%239) : (tensor<f64>) -> ()
        }) : (tensor<1x2x3xf64>, tensor<f64>) -> tensor<1x2xf64>
        %241 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<f64>}> : () -> tensor<f64>
        %245 = "stablehlo.reduce"(%230, %241) <{dimensions = array<i64: 1>}> ({
        ^bb0(%r242: tensor<f64>, %r243: tensor<f64>):
          %244 = "stablehlo.maximum"(%r242, %r243) : (tensor<f64>, tensor<f64>) -> tensor<f64>
          "stablehlo.return"(%244) : (tensor<f64>) -> ()
        }) : (tensor<1x4xf64>, tensor<f64>) -> tensor<1xf64>
        %246 = "stablehlo.constant"() <{value = dense<1.0e-280> : tensor<1xf64>}> : () -> tensor<1xf64>
        %247 = "stablehlo.multiply"(%245, %246) : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xf64>
        %248 = "stablehlo.broadcast_in_dim"(%247) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf64>) -> tensor<1x2xf64>
        %249 = "stablehlo.compare"(%231, %248) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x2xi1>
        %250 = "stablehlo.compare"(%232, %248) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x2xi1>
        %251 = "stablehlo.sqrt"(%231) : (tensor<1x2xf64>) -> tensor<1x2xf64>
        %252 = "stablehlo.sqrt"(%232) : (tensor<1x2xf64>) -> tensor<1x2xf64>
        %253 = "stablehlo.multiply"(%251, %252) : (tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x2xf64>
        %254 = "stablehlo.constant"() <{value = dense<3.8459253727671276e-16> : tensor<1x2xf64>}> : () -> tensor<1x2xf64>
        %255 = "stablehlo.multiply"(%253, %254) : (tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x2xf64>
        %256 = "stablehlo.abs"(%240) : (tensor<1x2xf64>) -> tensor<1x2xf64>
        %257 = "stablehlo.compare"(%256, %255) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x2xi1>
        %258 = "stablehlo.and"(%249, %250) : (tensor<1x2xi1>, tensor<1x2xi1>) -> tensor<1x2xi1>
        %259 = "stablehlo.and"(%257, %258) : (tensor<1x2xi1>, tensor<1x2xi1>) -> tensor<1x2xi1>
        %260 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x2xf64>}> : () -> tensor<1x2xf64>
        %261 = "stablehlo.select"(%259, %240, %260) : (tensor<1x2xi1>, tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x2xf64>
        %262 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x2xf64>}> : () -> tensor<1x2xf64>
        %263 = "stablehlo.compare"(%261, %262) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x2xi1>
        %264 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1x2xf64>}> : () -> tensor<1x2xf64>
        %265 = "stablehlo.select"(%263, %264, %261) : (tensor<1x2xi1>, tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x2xf64>
        %266 = "stablehlo.subtract"(%232, %231) : (tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x2xf64>
        %267 = "stablehlo.add"(%265, %265) : (tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x2xf64>
        %268 = "stablehlo.divide"(%266, %267) : (tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x2xf64>
        %269 = "stablehlo.abs"(%268) : (tensor<1x2xf64>) -> tensor<1x2xf64>
        %270 = "stablehlo.multiply"(%268, %268) : (tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x2xf64>
        %271 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1x2xf64>}> : () -> tensor<1x2xf64>
        %272 = "stablehlo.add"(%270, %271) : (tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x2xf64>
        %273 = "stablehlo.sqrt"(%272) : (tensor<1x2xf64>) -> tensor<1x2xf64>
        %274 = "stablehlo.add"(%269, %273) : (tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x2xf64>
        %275 = "stablehlo.divide"(%264, %274) : (tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x2xf64>
        %276 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x2xf64>}> : () -> tensor<1x2xf64>
        %277 = "stablehlo.compare"(%268, %276) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x2xi1>
        %278 = "stablehlo.negate"(%275) : (tensor<1x2xf64>) -> tensor<1x2xf64>
        %279 = "stablehlo.select"(%277, %278, %275) : (tensor<1x2xi1>, tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x2xf64>
        %280 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x2xf64>}> : () -> tensor<1x2xf64>
        %281 = "stablehlo.select"(%263, %280, %279) : (tensor<1x2xi1>, tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x2xf64>
        %282 = "stablehlo.multiply"(%281, %281) : (tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x2xf64>
        %283 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1x2xf64>}> : () -> tensor<1x2xf64>
        %284 = "stablehlo.add"(%282, %283) : (tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x2xf64>
        %285 = "stablehlo.sqrt"(%284) : (tensor<1x2xf64>) -> tensor<1x2xf64>
        %286 = "stablehlo.divide"(%264, %285) : (tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x2xf64>
        %287 = "stablehlo.multiply"(%281, %286) : (tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x2xf64>
        %288 = "stablehlo.slice"(%r221) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 2, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x3xf64>) -> tensor<1x2x3xf64>
        %289 = "stablehlo.slice"(%r221) <{start_indices = array<i64: 0, 2, 0>, limit_indices = array<i64: 1, 4, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x3xf64>) -> tensor<1x2x3xf64>
        %290 = "stablehlo.broadcast_in_dim"(%286) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x2xf64>) -> tensor<1x2x3xf64>
        %291 = "stablehlo.multiply"(%288, %290) : (tensor<1x2x3xf64>, tensor<1x2x3xf64>) -> tensor<1x2x3xf64>
        %292 = "stablehlo.broadcast_in_dim"(%287) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x2xf64>) -> tensor<1x2x3xf64>
        %293 = "stablehlo.multiply"(%289, %292) : (tensor<1x2x3xf64>, tensor<1x2x3xf64>) -> tensor<1x2x3xf64>
        %294 = "stablehlo.subtract"(%291, %293) : (tensor<1x2x3xf64>, tensor<1x2x3xf64>) -> tensor<1x2x3xf64>
        %295 = "stablehlo.broadcast_in_dim"(%287) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x2xf64>) -> tensor<1x2x3xf64>
        %296 = "stablehlo.multiply"(%288, %295) : (tensor<1x2x3xf64>, tensor<1x2x3xf64>) -> tensor<1x2x3xf64>
        %297 = "stablehlo.broadcast_in_dim"(%286) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x2xf64>) -> tensor<1x2x3xf64>
        %298 = "stablehlo.multiply"(%289, %297) : (tensor<1x2x3xf64>, tensor<1x2x3xf64>) -> tensor<1x2x3xf64>
        %299 = "stablehlo.add"(%296, %298) : (tensor<1x2x3xf64>, tensor<1x2x3xf64>) -> tensor<1x2x3xf64>
        %300 = "stablehlo.slice"(%294) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 1, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<1x2x3xf64>) -> tensor<1x1x3xf64>
        %301 = "stablehlo.slice"(%299) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 1, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<1x2x3xf64>) -> tensor<1x1x3xf64>
        %302 = "stablehlo.slice"(%299) <{start_indices = array<i64: 0, 1, 0>, limit_indices = array<i64: 1, 2, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<1x2x3xf64>) -> tensor<1x1x3xf64>
        %303 = "stablehlo.slice"(%294) <{start_indices = array<i64: 0, 1, 0>, limit_indices = array<i64: 1, 2, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<1x2x3xf64>) -> tensor<1x1x3xf64>
        %304 = "stablehlo.concatenate"(%300, %301, %302, %303) <{dimension = 1 : i64}> : (tensor<1x1x3xf64>, tensor<1x1x3xf64>, tensor<1x1x3xf64>, tensor<1x1x3xf64>) -> tensor<1x4x3xf64>
        %305 = "stablehlo.slice"(%r222) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 2, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x4xf64>) -> tensor<1x2x4xf64>
        %306 = "stablehlo.slice"(%r222) <{start_indices = array<i64: 0, 2, 0>, limit_indices = array<i64: 1, 4, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x4xf64>) -> tensor<1x2x4xf64>
        %307 = "stablehlo.broadcast_in_dim"(%286) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x2xf64>) -> tensor<1x2x4xf64>
        %308 = "stablehlo.multiply"(%305, %307) : (tensor<1x2x4xf64>, tensor<1x2x4xf64>) -> tensor<1x2x4xf64>
        %309 = "stablehlo.broadcast_in_dim"(%287) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x2xf64>) -> tensor<1x2x4xf64>
        %310 = "stablehlo.multiply"(%306, %309) : (tensor<1x2x4xf64>, tensor<1x2x4xf64>) -> tensor<1x2x4xf64>
        %311 = "stablehlo.subtract"(%308, %310) : (tensor<1x2x4xf64>, tensor<1x2x4xf64>) -> tensor<1x2x4xf64>
        %312 = "stablehlo.broadcast_in_dim"(%287) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x2xf64>) -> tensor<1x2x4xf64>
        %313 = "stablehlo.multiply"(%305, %312) : (tensor<1x2x4xf64>, tensor<1x2x4xf64>) -> tensor<1x2x4xf64>
        %314 = "stablehlo.broadcast_in_dim"(%286) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x2xf64>) -> tensor<1x2x4xf64>
        %315 = "stablehlo.multiply"(%306, %314) : (tensor<1x2x4xf64>, tensor<1x2x4xf64>) -> tensor<1x2x4xf64>
        %316 = "stablehlo.add"(%313, %315) : (tensor<1x2x4xf64>, tensor<1x2x4xf64>) -> tensor<1x2x4xf64>
        %317 = "stablehlo.slice"(%311) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 1, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<1x2x4xf64>) -> tensor<1x1x4xf64>
        %318 = "stablehlo.slice"(%316) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 1, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<1x2x4xf64>) -> tensor<1x1x4xf64>
        %319 = "stablehlo.slice"(%316) <{start_indices = array<i64: 0, 1, 0>, limit_indices = array<i64: 1, 2, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<1x2x4xf64>) -> tensor<1x1x4xf64>
        %320 = "stablehlo.slice"(%311) <{start_indices = array<i64: 0, 1, 0>, limit_indices = array<i64: 1, 2, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<1x2x4xf64>) -> tensor<1x1x4xf64>
        %321 = "stablehlo.concatenate"(%317, %318, %319, %320) <{dimension = 1 : i64}> : (tensor<1x1x4xf64>, tensor<1x1x4xf64>, tensor<1x1x4xf64>, tensor<1x1x4xf64>) -> tensor<1x4x4xf64>
        "stablehlo.return"(%224, %304, %321) : (tensor<i32>, tensor<1x4x3xf64>, tensor<1x4x4xf64>) -> ()
      }) : (tensor<i32>, tensor<1x4x3xf64>, tensor<1x4x4xf64>) -> (tensor<i32>, tensor<1x4x3xf64>, tensor<1x4x4xf64>)
      %323 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %324 = "stablehlo.add"(%r211, %323) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%324, %322#1, %322#2) : (tensor<i32>, tensor<1x4x3xf64>, tensor<1x4x4xf64>) -> ()
    }) : (tensor<i32>, tensor<1x4x3xf64>, tensor<1x4x4xf64>) -> (tensor<i32>, tensor<1x4x3xf64>, tensor<1x4x4xf64>)
    %326 = "stablehlo.slice"(%325#1) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 3, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x3xf64>) -> tensor<1x3x3xf64>
    %327 = "stablehlo.slice"(%325#2) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 3, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x4xf64>) -> tensor<1x3x4xf64>
    %328 = "stablehlo.slice"(%327) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 3, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<1x3x4xf64>) -> tensor<1x3x3xf64>
    %329 = "stablehlo.multiply"(%326, %326) : (tensor<1x3x3xf64>, tensor<1x3x3xf64>) -> tensor<1x3x3xf64>
    %330 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %334 = "stablehlo.reduce"(%329, %330) <{dimensions = array<i64: 2>}> ({
    ^bb0(%r331: tensor<f64>, %r332: tensor<f64>):
      %333 = "stablehlo.add"(%r331, %r332) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%333) : (tensor<f64>) -> ()
    }) : (tensor<1x3x3xf64>, tensor<f64>) -> tensor<1x3xf64>
    %335 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<f64>}> : () -> tensor<f64>
    %339 = "stablehlo.reduce"(%334, %335) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r336: tensor<f64>, %r337: tensor<f64>):
      %338 = "stablehlo.maximum"(%r336, %r337) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%338) : (tensor<f64>) -> ()
    }) : (tensor<1x3xf64>, tensor<f64>) -> tensor<1xf64>
    %340 = "stablehlo.constant"() <{value = dense<1.0e-280> : tensor<1xf64>}> : () -> tensor<1xf64>
    %341 = "stablehlo.multiply"(%339, %340) : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xf64>
    %342 = "stablehlo.broadcast_in_dim"(%341) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf64>) -> tensor<1x3xf64>
    %343 = "stablehlo.compare"(%334, %342) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x3xf64>, tensor<1x3xf64>) -> tensor<1x3xi1>
    %344 = "stablehlo.sqrt"(%334) : (tensor<1x3xf64>) -> tensor<1x3xf64>
    %345 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1x3xf64>}> : () -> tensor<1x3xf64>
    %346 = "stablehlo.select"(%343, %344, %345) : (tensor<1x3xi1>, tensor<1x3xf64>, tensor<1x3xf64>) -> tensor<1x3xf64>
    %347 = "stablehlo.divide"(%345, %346) : (tensor<1x3xf64>, tensor<1x3xf64>) -> tensor<1x3xf64>
    %348 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x3xf64>}> : () -> tensor<1x3xf64>
    %349 = "stablehlo.select"(%343, %347, %348) : (tensor<1x3xi1>, tensor<1x3xf64>, tensor<1x3xf64>) -> tensor<1x3xf64>
    %350 = "stablehlo.broadcast_in_dim"(%349) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xf64>) -> tensor<1x3x3xf64>
    %351 = "stablehlo.multiply"(%326, %350) : (tensor<1x3x3xf64>, tensor<1x3x3xf64>) -> tensor<1x3x3xf64>
    %352 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
    %358:2 = "stablehlo.sort"(%344, %352) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%r353: tensor<f64>, %r354: tensor<f64>, %r355: tensor<i32>, %r356: tensor<i32>):
      %357 = "stablehlo.compare"(%r353, %r354) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
      "stablehlo.return"(%357) : (tensor<i1>) -> ()
    }) : (tensor<1x3xf64>, tensor<1x3xi32>) -> (tensor<1x3xf64>, tensor<1x3xi32>)
    %359 = "stablehlo.gather"(%351, %358#1) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 3>, indices_are_sorted = false}> : (tensor<1x3x3xf64>, tensor<1x3xi32>) -> tensor<1x3x3xf64>
    %360 = "stablehlo.gather"(%328, %358#1) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 3>, indices_are_sorted = false}> : (tensor<1x3x3xf64>, tensor<1x3xi32>) -> tensor<1x3x3xf64>
    %361 = "stablehlo.broadcast_in_dim"(%150) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf64>) -> tensor<1x3xf64>
    %362 = "stablehlo.multiply"(%358#0, %361) : (tensor<1x3xf64>, tensor<1x3xf64>) -> tensor<1x3xf64>
    %363 = "stablehlo.transpose"(%359) <{permutation = array<i64: 0, 2, 1>}> : (tensor<1x3x3xf64>) -> tensor<1x3x3xf64>
    %364 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x3xf64>}> : () -> tensor<1x3xf64>
    %365 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %488:3 = "stablehlo.while"(%365, %363, %364) ({
    ^bb0(%r366: tensor<i32>, %r367: tensor<1x3x3xf64>, %r368: tensor<1x3xf64>):
      %369 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %370 = "stablehlo.compare"(%r366, %369) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%370) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r371: tensor<i32>, %r372: tensor<1x3x3xf64>, %r373: tensor<1x3xf64>):
      %374 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %375 = "stablehlo.dynamic_slice"(%r372, %374, %374, %r371) <{slice_sizes = array<i64: 1, 3, 1>}> : (tensor<1x3x3xf64>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x1xf64>
      %376 = "stablehlo.reshape"(%375) : (tensor<1x3x1xf64>) -> tensor<1x3xf64>
      %377 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
      %378 = "stablehlo.broadcast_in_dim"(%r371) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x3xi32>
      %379 = "stablehlo.compare"(%377, %378) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %380 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
      %381 = "stablehlo.broadcast_in_dim"(%r371) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x3xi32>
      %382 = "stablehlo.compare"(%380, %381) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %383 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x3xf64>}> : () -> tensor<1x3xf64>
      %384 = "stablehlo.select"(%382, %376, %383) : (tensor<1x3xi1>, tensor<1x3xf64>, tensor<1x3xf64>) -> tensor<1x3xf64>
      %385 = "stablehlo.select"(%379, %376, %383) : (tensor<1x3xi1>, tensor<1x3xf64>, tensor<1x3xf64>) -> tensor<1x3xf64>
      %386 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
      %390 = "stablehlo.reduce"(%385, %386) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r387: tensor<f64>, %r388: tensor<f64>):
        %389 = "stablehlo.add"(%r387, %r388) : (tensor<f64>, tensor<f64>) -> tensor<f64>
        "stablehlo.return"(%389) : (tensor<f64>) -> ()
      }) : (tensor<1x3xf64>, tensor<f64>) -> tensor<1xf64>
      %391 = "stablehlo.abs"(%384) : (tensor<1x3xf64>) -> tensor<1x3xf64>
      %392 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<f64>}> : () -> tensor<f64>
      %396 = "stablehlo.reduce"(%391, %392) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r393: tensor<f64>, %r394: tensor<f64>):
        %395 = "stablehlo.maximum"(%r393, %r394) : (tensor<f64>, tensor<f64>) -> tensor<f64>
        "stablehlo.return"(%395) : (tensor<f64>) -> ()
      }) : (tensor<1x3xf64>, tensor<f64>) -> tensor<1xf64>
      %397 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf64>}> : () -> tensor<1xf64>
      %398 = "stablehlo.compare"(%396, %397) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
      %399 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1xf64>}> : () -> tensor<1xf64>
      %400 = "stablehlo.select"(%398, %399, %396) : (tensor<1xi1>, tensor<1xf64>, tensor<1xf64>) -> tensor<1xf64>
      %401 = "stablehlo.broadcast_in_dim"(%400) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf64>) -> tensor<1x3xf64>
      %402 = "stablehlo.divide"(%384, %401) : (tensor<1x3xf64>, tensor<1x3xf64>) -> tensor<1x3xf64>
      %403 = "stablehlo.multiply"(%402, %402) : (tensor<1x3xf64>, tensor<1x3xf64>) -> tensor<1x3xf64>
      %404 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
      %408 = "stablehlo.reduce"(%403, %404) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r405: tensor<f64>, %r406: tensor<f64>):
        %407 = "stablehlo.add"(%r405, %r406) : (tensor<f64>, tensor<f64>) -> tensor<f64>
        "stablehlo.return"(%407) : (tensor<f64>) -> ()
      }) : (tensor<1x3xf64>, tensor<f64>) -> tensor<1xf64>
      %409 = "stablehlo.sqrt"(%408) : (tensor<1xf64>) -> tensor<1xf64>
      %410 = "stablehlo.multiply"(%409, %400) : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xf64>
      %411 = "stablehlo.reshape"(%390) : (tensor<1xf64>) -> tensor<1x1xf64>
      %412 = "stablehlo.reshape"(%410) : (tensor<1xf64>) -> tensor<1x1xf64>
      %413 = "stablehlo.concatenate"(%411, %412) <{dimension = 1 : i64}> : (tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x2xf64>
      %414 = "stablehlo.abs"(%413) : (tensor<1x2xf64>) -> tensor<1x2xf64>
      %415 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<f64>}> : () -> tensor<f64>
      %419 = "stablehlo.reduce"(%414, %415) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r416: tensor<f64>, %r417: tensor<f64>):
        %418 = "stablehlo.maximum"(%r416, %r417) : (tensor<f64>, tensor<f64>) -> tensor<f64>
        "stablehlo.return"(%418) : (tensor<f64>) -> ()
      }) : (tensor<1x2xf64>, tensor<f64>) -> tensor<1xf64>
      %420 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf64>}> : () -> tensor<1xf64>
      %421 = "stablehlo.compare"(%419, %420) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
      %422 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1xf64>}> : () -> tensor<1xf64>
      %423 = "stablehlo.select"(%421, %422, %419) : (tensor<1xi1>, tensor<1xf64>, tensor<1xf64>) -> tensor<1xf64>
      %424 = "stablehlo.broadcast_in_dim"(%423) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf64>) -> tensor<1x2xf64>
      %425 = "stablehlo.divide"(%413, %424) : (tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x2xf64>
      %426 = "stablehlo.multiply"(%425, %425) : (tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x2xf64>
      %427 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
      %431 = "stablehlo.reduce"(%426, %427) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r428: tensor<f64>, %r429: tensor<f64>):
        %430 = "stablehlo.add"(%r428, %r429) : (tensor<f64>, tensor<f64>) -> tensor<f64>
        "stablehlo.return"(%430) : (tensor<f64>) -> ()
      }) : (tensor<1x2xf64>, tensor<f64>) -> tensor<1xf64>
      %432 = "stablehlo.sqrt"(%431) : (tensor<1xf64>) -> tensor<1xf64>
      %433 = "stablehlo.multiply"(%432, %423) : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xf64>
      %434 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf64>}> : () -> tensor<1xf64>
      %435 = "stablehlo.compare"(%390, %434) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
      %436 = "stablehlo.negate"(%433) : (tensor<1xf64>) -> tensor<1xf64>
      %437 = "stablehlo.select"(%435, %433, %436) : (tensor<1xi1>, tensor<1xf64>, tensor<1xf64>) -> tensor<1xf64>
      %438 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf64>}> : () -> tensor<1xf64>
      %439 = "stablehlo.compare"(%410, %438) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
      %440 = "stablehlo.select"(%439, %390, %437) : (tensor<1xi1>, tensor<1xf64>, tensor<1xf64>) -> tensor<1xf64>
      %441 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf64>}> : () -> tensor<1xf64>
      %442 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1xf64>}> : () -> tensor<1xf64>
      %443 = "stablehlo.select"(%439, %442, %440) : (tensor<1xi1>, tensor<1xf64>, tensor<1xf64>) -> tensor<1xf64>
      %444 = "stablehlo.subtract"(%440, %390) : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xf64>
      %445 = "stablehlo.divide"(%444, %443) : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xf64>
      %446 = "stablehlo.select"(%439, %441, %445) : (tensor<1xi1>, tensor<1xf64>, tensor<1xf64>) -> tensor<1xf64>
      %447 = "stablehlo.negate"(%444) : (tensor<1xf64>) -> tensor<1xf64>
      %448 = "stablehlo.select"(%439, %442, %447) : (tensor<1xi1>, tensor<1xf64>, tensor<1xf64>) -> tensor<1xf64>
      %449 = "stablehlo.broadcast_in_dim"(%448) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf64>) -> tensor<1x3xf64>
      %450 = "stablehlo.divide"(%384, %449) : (tensor<1x3xf64>, tensor<1x3xf64>) -> tensor<1x3xf64>
      %451 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1x3xf64>}> : () -> tensor<1x3xf64>
      %452 = "stablehlo.select"(%379, %451, %450) : (tensor<1x3xi1>, tensor<1x3xf64>, tensor<1x3xf64>) -> tensor<1x3xf64>
      %453 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
      %454 = "stablehlo.broadcast_in_dim"(%r371) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x3xi32>
      %455 = "stablehlo.compare"(%453, %454) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %456 = "stablehlo.broadcast_in_dim"(%452) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xf64>) -> tensor<1x3x3xf64>
      %457 = "stablehlo.multiply"(%r372, %456) : (tensor<1x3x3xf64>, tensor<1x3x3xf64>) -> tensor<1x3x3xf64>
      %458 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
      %462 = "stablehlo.reduce"(%457, %458) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r459: tensor<f64>, %r460: tensor<f64>):
        %461 = "stablehlo.add"(%r459, %r460) : (tensor<f64>, tensor<f64>) -> tensor<f64>
        "stablehlo.return"(%461) : (tensor<f64>) -> ()
      }) : (tensor<1x3x3xf64>, tensor<f64>) -> tensor<1x3xf64>
      %463 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x3xf64>}> : () -> tensor<1x3xf64>
      %464 = "stablehlo.select"(%455, %462, %463) : (tensor<1x3xi1>, tensor<1x3xf64>, tensor<1x3xf64>) -> tensor<1x3xf64>
      %465 = "stablehlo.broadcast_in_dim"(%446) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf64>) -> tensor<1x3xf64>
      %466 = "stablehlo.multiply"(%452, %465) : (tensor<1x3xf64>, tensor<1x3xf64>) -> tensor<1x3xf64>
      %467 = "stablehlo.broadcast_in_dim"(%466) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xf64>) -> tensor<1x3x3xf64>
      %468 = "stablehlo.broadcast_in_dim"(%464) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x3xf64>) -> tensor<1x3x3xf64>
      %469 = "stablehlo.multiply"(%467, %468) : (tensor<1x3x3xf64>, tensor<1x3x3xf64>) -> tensor<1x3x3xf64>
      %470 = "stablehlo.subtract"(%r372, %469) : (tensor<1x3x3xf64>, tensor<1x3x3xf64>) -> tensor<1x3x3xf64>
      %471 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
      %472 = "stablehlo.broadcast_in_dim"(%r371) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x3xi32>
      %473 = "stablehlo.compare"(%471, %472) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %474 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
      %475 = "stablehlo.broadcast_in_dim"(%r371) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x3xi32>
      %476 = "stablehlo.compare"(%474, %475) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %477 = "stablehlo.broadcast_in_dim"(%440) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf64>) -> tensor<1x3xf64>
      %478 = "stablehlo.select"(%476, %452, %376) : (tensor<1x3xi1>, tensor<1x3xf64>, tensor<1x3xf64>) -> tensor<1x3xf64>
      %479 = "stablehlo.select"(%473, %477, %478) : (tensor<1x3xi1>, tensor<1x3xf64>, tensor<1x3xf64>) -> tensor<1x3xf64>
      %480 = "stablehlo.reshape"(%479) : (tensor<1x3xf64>) -> tensor<1x3x1xf64>
      %481 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %482 = "stablehlo.dynamic_update_slice"(%470, %480, %481, %481, %r371) : (tensor<1x3x3xf64>, tensor<1x3x1xf64>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x3xf64>
      %483 = "stablehlo.reshape"(%446) : (tensor<1xf64>) -> tensor<1x1xf64>
      %484 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %485 = "stablehlo.dynamic_update_slice"(%r373, %483, %484, %r371) : (tensor<1x3xf64>, tensor<1x1xf64>, tensor<i32>, tensor<i32>) -> tensor<1x3xf64>
      %486 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %487 = "stablehlo.add"(%r371, %486) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%487, %482, %485) : (tensor<i32>, tensor<1x3x3xf64>, tensor<1x3xf64>) -> ()
    }) : (tensor<i32>, tensor<1x3x3xf64>, tensor<1x3xf64>) -> (tensor<i32>, tensor<1x3x3xf64>, tensor<1x3xf64>)
    %489 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x3x3xf64>}> : () -> tensor<1x3x3xf64>
    %490 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x3xi32>
    %491 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x3x3xi32>
    %492 = "stablehlo.subtract"(%491, %490) : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi32>
    %493 = "stablehlo.constant"() <{value = dense<0> : tensor<1x3x3xi32>}> : () -> tensor<1x3x3xi32>
    %494 = "stablehlo.compare"(%492, %493) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
    %495 = "stablehlo.convert"(%494) : (tensor<1x3x3xi1>) -> tensor<1x3x3xf64>
    %496 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %540:4 = "stablehlo.while"(%496, %495, %488#1, %488#2) ({
    ^bb0(%r497: tensor<i32>, %r498: tensor<1x3x3xf64>, %r499: tensor<1x3x3xf64>, %r500: tensor<1x3xf64>):
      %501 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %502 = "stablehlo.compare"(%r497, %501) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%502) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r503: tensor<i32>, %r504: tensor<1x3x3xf64>, %r505: tensor<1x3x3xf64>, %r506: tensor<1x3xf64>):
      %507 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
      %508 = "stablehlo.subtract"(%507, %r503) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %509 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %510 = "stablehlo.dynamic_slice"(%r505, %509, %509, %508) <{slice_sizes = array<i64: 1, 3, 1>}> : (tensor<1x3x3xf64>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x1xf64>
      %511 = "stablehlo.reshape"(%510) : (tensor<1x3x1xf64>) -> tensor<1x3xf64>
      %512 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
      %513 = "stablehlo.broadcast_in_dim"(%508) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x3xi32>
      %514 = "stablehlo.compare"(%512, %513) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %515 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
      %516 = "stablehlo.broadcast_in_dim"(%508) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x3xi32>
      %517 = "stablehlo.compare"(%515, %516) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %518 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x3xf64>}> : () -> tensor<1x3xf64>
      %519 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1x3xf64>}> : () -> tensor<1x3xf64>
      %520 = "stablehlo.select"(%517, %511, %518) : (tensor<1x3xi1>, tensor<1x3xf64>, tensor<1x3xf64>) -> tensor<1x3xf64>
      %521 = "stablehlo.select"(%514, %519, %520) : (tensor<1x3xi1>, tensor<1x3xf64>, tensor<1x3xf64>) -> tensor<1x3xf64>
      %522 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %523 = "stablehlo.dynamic_slice"(%r506, %522, %508) <{slice_sizes = array<i64: 1, 1>}> : (tensor<1x3xf64>, tensor<i32>, tensor<i32>) -> tensor<1x1xf64>
      %524 = "stablehlo.reshape"(%523) : (tensor<1x1xf64>) -> tensor<1xf64>
      %525 = "stablehlo.broadcast_in_dim"(%521) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xf64>) -> tensor<1x3x3xf64>
      %526 = "stablehlo.multiply"(%r504, %525) : (tensor<1x3x3xf64>, tensor<1x3x3xf64>) -> tensor<1x3x3xf64>
      %527 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
      %531 = "stablehlo.reduce"(%526, %527) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r528: tensor<f64>, %r529: tensor<f64>):
        %530 = "stablehlo.add"(%r528, %r529) : (tensor<f64>, tensor<f64>) -> tensor<f64>
        "stablehlo.return"(%530) : (tensor<f64>) -> ()
      }) : (tensor<1x3x3xf64>, tensor<f64>) -> tensor<1x3xf64>
      %532 = "stablehlo.broadcast_in_dim"(%524) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf64>) -> tensor<1x3xf64>
      %533 = "stablehlo.multiply"(%521, %532) : (tensor<1x3xf64>, tensor<1x3xf64>) -> tensor<1x3xf64>
      %534 = "stablehlo.broadcast_in_dim"(%533) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xf64>) -> tensor<1x3x3xf64>
      %535 = "stablehlo.broadcast_in_dim"(%531) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x3xf64>) -> tensor<1x3x3xf64>
      %536 = "stablehlo.multiply"(%534, %535) : (tensor<1x3x3xf64>, tensor<1x3x3xf64>) -> tensor<1x3x3xf64>
      %537 = "stablehlo.subtract"(%r504, %536) : (tensor<1x3x3xf64>, tensor<1x3x3xf64>) -> tensor<1x3x3xf64>
      %538 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %539 = "stablehlo.add"(%r503, %538) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%539, %537, %r505, %r506) : (tensor<i32>, tensor<1x3x3xf64>, tensor<1x3x3xf64>, tensor<1x3xf64>) -> ()
    }) : (tensor<i32>, tensor<1x3x3xf64>, tensor<1x3x3xf64>, tensor<1x3xf64>) -> (tensor<i32>, tensor<1x3x3xf64>, tensor<1x3x3xf64>, tensor<1x3xf64>)
    %541 = "stablehlo.reshape"(%488#1) : (tensor<1x3x3xf64>) -> tensor<1x9xf64>
    %542 = "stablehlo.slice"(%541) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 1, 9>, strides = array<i64: 1, 4>}> : (tensor<1x9xf64>) -> tensor<1x3xf64>
    %543 = "stablehlo.abs"(%542) : (tensor<1x3xf64>) -> tensor<1x3xf64>
    %544 = "stablehlo.constant"() <{value = dense<0.5> : tensor<1x3xf64>}> : () -> tensor<1x3xf64>
    %545 = "stablehlo.compare"(%543, %544) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x3xf64>, tensor<1x3xf64>) -> tensor<1x3xi1>
    %546 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1x3xf64>}> : () -> tensor<1x3xf64>
    %547 = "stablehlo.select"(%545, %546, %542) : (tensor<1x3xi1>, tensor<1x3xf64>, tensor<1x3xf64>) -> tensor<1x3xf64>
    %548 = "stablehlo.abs"(%547) : (tensor<1x3xf64>) -> tensor<1x3xf64>
    %549 = "stablehlo.divide"(%547, %548) : (tensor<1x3xf64>, tensor<1x3xf64>) -> tensor<1x3xf64>
    %550 = "stablehlo.broadcast_in_dim"(%549) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x3xf64>) -> tensor<1x3x3xf64>
    %551 = "stablehlo.multiply"(%540#1, %550) : (tensor<1x3x3xf64>, tensor<1x3x3xf64>) -> tensor<1x3x3xf64>
    %552 = "stablehlo.transpose"(%551) <{permutation = array<i64: 0, 2, 1>}> : (tensor<1x3x3xf64>) -> tensor<1x3x3xf64>
    %553 = "stablehlo.transpose"(%360) <{permutation = array<i64: 0, 2, 1>}> : (tensor<1x3x3xf64>) -> tensor<1x3x3xf64>
    %554 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %555 = "stablehlo.pad"(%553, %554) <{edge_padding_low = array<i64: 0, 0, 0>, edge_padding_high = array<i64: 0, 1, 0>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<1x3x3xf64>, tensor<f64>) -> tensor<1x4x3xf64>
    %556 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x4x3xf64>}> : () -> tensor<1x4x3xf64>
    %557 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x4x3xi32>
    %558 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x4x3xi32>
    %559 = "stablehlo.subtract"(%558, %557) : (tensor<1x4x3xi32>, tensor<1x4x3xi32>) -> tensor<1x4x3xi32>
    %560 = "stablehlo.constant"() <{value = dense<0> : tensor<1x4x3xi32>}> : () -> tensor<1x4x3xi32>
    %561 = "stablehlo.compare"(%559, %560) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x4x3xi32>, tensor<1x4x3xi32>) -> tensor<1x4x3xi1>
    %562 = "stablehlo.convert"(%561) : (tensor<1x4x3xi1>) -> tensor<1x4x3xf64>
    %563 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x4x3xi32>
    %564 = "stablehlo.constant"() <{value = dense<3> : tensor<1x4x3xi32>}> : () -> tensor<1x4x3xi32>
    %565 = "stablehlo.compare"(%563, %564) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x4x3xi32>, tensor<1x4x3xi32>) -> tensor<1x4x3xi1>
    %566 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x4x3xf64>}> : () -> tensor<1x4x3xf64>
    %567 = "stablehlo.select"(%565, %562, %566) : (tensor<1x4x3xi1>, tensor<1x4x3xf64>, tensor<1x4x3xf64>) -> tensor<1x4x3xf64>
    %568 = "stablehlo.add"(%555, %567) : (tensor<1x4x3xf64>, tensor<1x4x3xf64>) -> tensor<1x4x3xf64>
    %569 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %613:4 = "stablehlo.while"(%569, %568, %126#1, %126#2) ({
    ^bb0(%r570: tensor<i32>, %r571: tensor<1x4x3xf64>, %r572: tensor<1x4x3xf64>, %r573: tensor<1x3xf64>):
      %574 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %575 = "stablehlo.compare"(%r570, %574) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%575) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r576: tensor<i32>, %r577: tensor<1x4x3xf64>, %r578: tensor<1x4x3xf64>, %r579: tensor<1x3xf64>):
      %580 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
      %581 = "stablehlo.subtract"(%580, %r576) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %582 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %583 = "stablehlo.dynamic_slice"(%r578, %582, %582, %581) <{slice_sizes = array<i64: 1, 4, 1>}> : (tensor<1x4x3xf64>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x1xf64>
      %584 = "stablehlo.reshape"(%583) : (tensor<1x4x1xf64>) -> tensor<1x4xf64>
      %585 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x4xi32>
      %586 = "stablehlo.broadcast_in_dim"(%581) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x4xi32>
      %587 = "stablehlo.compare"(%585, %586) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<1x4xi1>
      %588 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x4xi32>
      %589 = "stablehlo.broadcast_in_dim"(%581) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x4xi32>
      %590 = "stablehlo.compare"(%588, %589) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<1x4xi1>
      %591 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x4xf64>}> : () -> tensor<1x4xf64>
      %592 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1x4xf64>}> : () -> tensor<1x4xf64>
      %593 = "stablehlo.select"(%590, %584, %591) : (tensor<1x4xi1>, tensor<1x4xf64>, tensor<1x4xf64>) -> tensor<1x4xf64>
      %594 = "stablehlo.select"(%587, %592, %593) : (tensor<1x4xi1>, tensor<1x4xf64>, tensor<1x4xf64>) -> tensor<1x4xf64>
      %595 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %596 = "stablehlo.dynamic_slice"(%r579, %595, %581) <{slice_sizes = array<i64: 1, 1>}> : (tensor<1x3xf64>, tensor<i32>, tensor<i32>) -> tensor<1x1xf64>
      %597 = "stablehlo.reshape"(%596) : (tensor<1x1xf64>) -> tensor<1xf64>
      %598 = "stablehlo.broadcast_in_dim"(%594) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x4xf64>) -> tensor<1x4x3xf64>
      %599 = "stablehlo.multiply"(%r577, %598) : (tensor<1x4x3xf64>, tensor<1x4x3xf64>) -> tensor<1x4x3xf64>
      %600 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
      %604 = "stablehlo.reduce"(%599, %600) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r601: tensor<f64>, %r602: tensor<f64>):
        %603 = "stablehlo.add"(%r601, %r602) : (tensor<f64>, tensor<f64>) -> tensor<f64>
        "stablehlo.return"(%603) : (tensor<f64>) -> ()
      }) : (tensor<1x4x3xf64>, tensor<f64>) -> tensor<1x3xf64>
      %605 = "stablehlo.broadcast_in_dim"(%597) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf64>) -> tensor<1x4xf64>
      %606 = "stablehlo.multiply"(%594, %605) : (tensor<1x4xf64>, tensor<1x4xf64>) -> tensor<1x4xf64>
      %607 = "stablehlo.broadcast_in_dim"(%606) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x4xf64>) -> tensor<1x4x3xf64>
      %608 = "stablehlo.broadcast_in_dim"(%604) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x3xf64>) -> tensor<1x4x3xf64>
      %609 = "stablehlo.multiply"(%607, %608) : (tensor<1x4x3xf64>, tensor<1x4x3xf64>) -> tensor<1x4x3xf64>
      %610 = "stablehlo.subtract"(%r577, %609) : (tensor<1x4x3xf64>, tensor<1x4x3xf64>) -> tensor<1x4x3xf64>
      %611 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %612 = "stablehlo.add"(%r576, %611) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%612, %610, %r578, %r579) : (tensor<i32>, tensor<1x4x3xf64>, tensor<1x4x3xf64>, tensor<1x3xf64>) -> ()
    }) : (tensor<i32>, tensor<1x4x3xf64>, tensor<1x4x3xf64>, tensor<1x3xf64>) -> (tensor<i32>, tensor<1x4x3xf64>, tensor<1x4x3xf64>, tensor<1x3xf64>)
    %614 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<f64>}> : () -> tensor<f64>
    %618 = "stablehlo.reduce"(%362, %614) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r615: tensor<f64>, %r616: tensor<f64>):
      %617 = "stablehlo.maximum"(%r615, %r616) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%617) : (tensor<f64>) -> ()
    }) : (tensor<1x3xf64>, tensor<f64>) -> tensor<1xf64>
    %619 = "stablehlo.constant"() <{value = dense<8.881784197001252e-16> : tensor<f64>}> : () -> tensor<f64>
    %620 = "stablehlo.broadcast_in_dim"(%619) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<1xf64>
    %621 = "stablehlo.multiply"(%618, %620) : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xf64>
    %622 = "stablehlo.reshape"(%621) : (tensor<1xf64>) -> tensor<1x1xf64>
    %623 = "stablehlo.broadcast_in_dim"(%622) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xf64>) -> tensor<1x3xf64>
    %624 = "stablehlo.compare"(%362, %623) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x3xf64>, tensor<1x3xf64>) -> tensor<1x3xi1>
    %625 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x3xf64>}> : () -> tensor<1x3xf64>
    %626 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1x3xf64>}> : () -> tensor<1x3xf64>
    %627 = "stablehlo.select"(%624, %362, %626) : (tensor<1x3xi1>, tensor<1x3xf64>, tensor<1x3xf64>) -> tensor<1x3xf64>
    %628 = "stablehlo.divide"(%626, %627) : (tensor<1x3xf64>, tensor<1x3xf64>) -> tensor<1x3xf64>
    %629 = "stablehlo.select"(%624, %628, %625) : (tensor<1x3xi1>, tensor<1x3xf64>, tensor<1x3xf64>) -> tensor<1x3xf64>
    %630 = "stablehlo.transpose"(%613#1) <{permutation = array<i64: 0, 2, 1>}> : (tensor<1x4x3xf64>) -> tensor<1x3x4xf64>
    %631 = "stablehlo.dot_general"(%630, %1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<1x3x4xf64>, tensor<1x4x2xf64>) -> tensor<1x3x2xf64>
    %632 = "stablehlo.dot_general"(%613#1, %631) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<1x4x3xf64>, tensor<1x3x2xf64>) -> tensor<1x4x2xf64>
    %633 = "stablehlo.subtract"(%1, %632) : (tensor<1x4x2xf64>, tensor<1x4x2xf64>) -> tensor<1x4x2xf64>
    %634 = "stablehlo.broadcast_in_dim"(%629) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xf64>) -> tensor<1x3x2xf64>
    %635 = "stablehlo.multiply"(%631, %634) : (tensor<1x3x2xf64>, tensor<1x3x2xf64>) -> tensor<1x3x2xf64>
    %636 = "stablehlo.transpose"(%552) <{permutation = array<i64: 0, 2, 1>}> : (tensor<1x3x3xf64>) -> tensor<1x3x3xf64>
    %637 = "stablehlo.convert"(%624) : (tensor<1x3xi1>) -> tensor<1x3xi32>
    %638 = "stablehlo.dot_general"(%636, %635) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<1x3x3xf64>, tensor<1x3x2xf64>) -> tensor<1x3x2xf64>
    %639 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %643 = "stablehlo.reduce"(%637, %639) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r640: tensor<i32>, %r641: tensor<i32>):
      %642 = "stablehlo.add"(%r640, %r641) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%642) : (tensor<i32>) -> ()
    }) : (tensor<1x3xi32>, tensor<i32>) -> tensor<1xi32>
    %644 = "stablehlo.reshape"(%638) : (tensor<1x3x2xf64>) -> tensor<3x2xf64>
    %645 = "stablehlo.constant"() <{value = dense<0.0> : tensor<0xf64>}> : () -> tensor<0xf64>
    %646 = "stablehlo.reshape"(%643) : (tensor<1xi32>) -> tensor<i32>
    %647 = "stablehlo.convert"(%646) : (tensor<i32>) -> tensor<i64>
    %648 = "stablehlo.constant"() <{value = dense<0.0> : tensor<0xf64>}> : () -> tensor<0xf64>
    return %644, %645, %647, %648 : tensor<3x2xf64>, tensor<0xf64>, tensor<i64>, tensor<0xf64>
  }
}

// T[4,3] T[4,2], T = complex64
module @torchtpu {
  func.func public @main(%arg0: tensor<4x3xcomplex<f32>>, %arg1: tensor<4x2xcomplex<f32>>) -> (tensor<3x2xcomplex<f32>>, tensor<0xf32>, tensor<i64>, tensor<0xf32>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<4x3xcomplex<f32>>) -> tensor<1x4x3xcomplex<f32>>
    %1 = "stablehlo.reshape"(%arg1) : (tensor<4x2xcomplex<f32>>) -> tensor<1x4x2xcomplex<f32>>
    %2 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<1x3xcomplex<f32>>}> : () -> tensor<1x3xcomplex<f32>>
    %3 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %145:3 = "stablehlo.while"(%3, %0, %2) ({
    ^bb0(%r4: tensor<i32>, %r5: tensor<1x4x3xcomplex<f32>>, %r6: tensor<1x3xcomplex<f32>>):
      %7 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %8 = "stablehlo.compare"(%r4, %7) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%8) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r9: tensor<i32>, %r10: tensor<1x4x3xcomplex<f32>>, %r11: tensor<1x3xcomplex<f32>>):
      %12 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %13 = "stablehlo.dynamic_slice"(%r10, %12, %12, %r9) <{slice_sizes = array<i64: 1, 4, 1>}> : (tensor<1x4x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x1xcomplex<f32>>
      %14 = "stablehlo.reshape"(%13) : (tensor<1x4x1xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
      %15 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x4xi32>
      %16 = "stablehlo.broadcast_in_dim"(%r9) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x4xi32>
      %17 = "stablehlo.compare"(%15, %16) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<1x4xi1>
      %18 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x4xi32>
      %19 = "stablehlo.broadcast_in_dim"(%r9) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x4xi32>
      %20 = "stablehlo.compare"(%18, %19) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<1x4xi1>
      %21 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<1x4xcomplex<f32>>}> : () -> tensor<1x4xcomplex<f32>>
      %22 = "stablehlo.select"(%20, %14, %21) : (tensor<1x4xi1>, tensor<1x4xcomplex<f32>>, tensor<1x4xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
      %23 = "stablehlo.select"(%17, %14, %21) : (tensor<1x4xi1>, tensor<1x4xcomplex<f32>>, tensor<1x4xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
      %24 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
      %28 = "stablehlo.reduce"(%23, %24) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r25: tensor<complex<f32>>, %r26: tensor<complex<f32>>):
        %27 = "stablehlo.add"(%r25, %r26) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
        "stablehlo.return"(%27) : (tensor<complex<f32>>) -> ()
      }) : (tensor<1x4xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1xcomplex<f32>>
      %29 = "stablehlo.abs"(%22) : (tensor<1x4xcomplex<f32>>) -> tensor<1x4xf32>
      %30 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
      %34 = "stablehlo.reduce"(%29, %30) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r31: tensor<f32>, %r32: tensor<f32>):
        %33 = "stablehlo.maximum"(%r31, %r32) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%33) : (tensor<f32>) -> ()
      }) : (tensor<1x4xf32>, tensor<f32>) -> tensor<1xf32>
      %35 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
      %36 = "stablehlo.compare"(%34, %35) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
      %37 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1xf32>}> : () -> tensor<1xf32>
      %38 = "stablehlo.select"(%36, %37, %34) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %39 = "stablehlo.convert"(%38) : (tensor<1xf32>) -> tensor<1xcomplex<f32>>
      %40 = "stablehlo.broadcast_in_dim"(%39) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
      %41 = "stablehlo.divide"(%22, %40) : (tensor<1x4xcomplex<f32>>, tensor<1x4xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
      %42 = "stablehlo.real"(%41) : (tensor<1x4xcomplex<f32>>) -> tensor<1x4xf32>
      %43 = "stablehlo.imag"(%41) : (tensor<1x4xcomplex<f32>>) -> tensor<1x4xf32>
      %44 = "stablehlo.multiply"(%42, %42) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
      %45 = "stablehlo.multiply"(%43, %43) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
      %46 = "stablehlo.add"(%44, %45) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
      %47 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
      %51 = "stablehlo.reduce"(%46, %47) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r48: tensor<f32>, %r49: tensor<f32>):
        %50 = "stablehlo.add"(%r48, %r49) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%50) : (tensor<f32>) -> ()
      }) : (tensor<1x4xf32>, tensor<f32>) -> tensor<1xf32>
      %52 = "stablehlo.sqrt"(%51) : (tensor<1xf32>) -> tensor<1xf32>
      %53 = "stablehlo.multiply"(%52, %38) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %54 = "stablehlo.reshape"(%28) : (tensor<1xcomplex<f32>>) -> tensor<1x1xcomplex<f32>>
      %55 = "stablehlo.reshape"(%53) : (tensor<1xf32>) -> tensor<1x1xf32>
      %56 = "stablehlo.convert"(%55) : (tensor<1x1xf32>) -> tensor<1x1xcomplex<f32>>
      %57 = "stablehlo.concatenate"(%54, %56) <{dimension = 1 : i64}> : (tensor<1x1xcomplex<f32>>, tensor<1x1xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
      %58 = "stablehlo.abs"(%57) : (tensor<1x2xcomplex<f32>>) -> tensor<1x2xf32>
      %59 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
      %63 = "stablehlo.reduce"(%58, %59) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r60: tensor<f32>, %r61: tensor<f32>):
        %62 = "stablehlo.maximum"(%r60, %r61) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%62) : (tensor<f32>) -> ()
      }) : (tensor<1x2xf32>, tensor<f32>) -> tensor<1xf32>
      %64 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
      %65 = "stablehlo.compare"(%63, %64) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
      %66 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1xf32>}> : () -> tensor<1xf32>
      %67 = "stablehlo.select"(%65, %66, %63) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %68 = "stablehlo.convert"(%67) : (tensor<1xf32>) -> tensor<1xcomplex<f32>>
      %69 = "stablehlo.broadcast_in_dim"(%68) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
      %70 = "stablehlo.divide"(%57, %69) : (tensor<1x2xcomplex<f32>>, tensor<1x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
      %71 = "stablehlo.real"(%70) : (tensor<1x2xcomplex<f32>>) -> tensor<1x2xf32>
      %72 = "stablehlo.imag"(%70) : (tensor<1x2xcomplex<f32>>) -> tensor<1x2xf32>
      %73 = "stablehlo.multiply"(%71, %71) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
      %74 = "stablehlo.multiply"(%72, %72) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
      %75 = "stablehlo.add"(%73, %74) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
      %76 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
      %80 = "stablehlo.reduce"(%75, %76) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r77: tensor<f32>, %r78: tensor<f32>):
        %79 = "stablehlo.add"(%r77, %r78) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%79) : (tensor<f32>) -> ()
      }) : (tensor<1x2xf32>, tensor<f32>) -> tensor<1xf32>
      %81 = "stablehlo.sqrt"(%80) : (tensor<1xf32>) -> tensor<1xf32>
      %82 = "stablehlo.multiply"(%81, %67) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %83 = "stablehlo.real"(%28) : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
      %84 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
      %85 = "stablehlo.compare"(%83, %84) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
      %86 = "stablehlo.negate"(%82) : (tensor<1xf32>) -> tensor<1xf32>
      %87 = "stablehlo.select"(%85, %82, %86) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %88 = "stablehlo.convert"(%87) : (tensor<1xf32>) -> tensor<1xcomplex<f32>>
      %89 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
      %90 = "stablehlo.compare"(%53, %89) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
      %91 = "stablehlo.imag"(%28) : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
      %92 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
      %93 = "stablehlo.compare"(%91, %92) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
      %94 = "stablehlo.and"(%90, %93) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
      %95 = "stablehlo.select"(%94, %28, %88) : (tensor<1xi1>, tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %96 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<1xcomplex<f32>>}> : () -> tensor<1xcomplex<f32>>
      %97 = "stablehlo.constant"() <{value = dense<(1.0, 0.0)> : tensor<1xcomplex<f32>>}> : () -> tensor<1xcomplex<f32>>
      %98 = "stablehlo.select"(%94, %97, %95) : (tensor<1xi1>, tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %99 = "stablehlo.subtract"(%95, %28) : (tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %100 = "stablehlo.divide"(%99, %98) : (tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %101 = "stablehlo.select"(%94, %96, %100) : (tensor<1xi1>, tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %102 = "stablehlo.negate"(%99) : (tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %103 = "stablehlo.select"(%94, %97, %102) : (tensor<1xi1>, tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %104 = "stablehlo.broadcast_in_dim"(%103) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
      %105 = "stablehlo.divide"(%22, %104) : (tensor<1x4xcomplex<f32>>, tensor<1x4xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
      %106 = "stablehlo.constant"() <{value = dense<(1.0, 0.0)> : tensor<1x4xcomplex<f32>>}> : () -> tensor<1x4xcomplex<f32>>
      %107 = "stablehlo.select"(%17, %106, %105) : (tensor<1x4xi1>, tensor<1x4xcomplex<f32>>, tensor<1x4xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
      %108 = "chlo.conj"(%101) : (tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %109 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
      %110 = "stablehlo.broadcast_in_dim"(%r9) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x3xi32>
      %111 = "stablehlo.compare"(%109, %110) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %112 = "chlo.conj"(%107) : (tensor<1x4xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
      %113 = "stablehlo.broadcast_in_dim"(%112) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x4xcomplex<f32>>) -> tensor<1x4x3xcomplex<f32>>
      %114 = "stablehlo.multiply"(%r10, %113) : (tensor<1x4x3xcomplex<f32>>, tensor<1x4x3xcomplex<f32>>) -> tensor<1x4x3xcomplex<f32>>
      %115 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
      %119 = "stablehlo.reduce"(%114, %115) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r116: tensor<complex<f32>>, %r117: tensor<complex<f32>>):
        %118 = "stablehlo.add"(%r116, %r117) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
        "stablehlo.return"(%118) : (tensor<complex<f32>>) -> ()
      }) : (tensor<1x4x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x3xcomplex<f32>>
      %120 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<1x3xcomplex<f32>>}> : () -> tensor<1x3xcomplex<f32>>
      %121 = "stablehlo.select"(%111, %119, %120) : (tensor<1x3xi1>, tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %122 = "stablehlo.broadcast_in_dim"(%108) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
      %123 = "stablehlo.multiply"(%107, %122) : (tensor<1x4xcomplex<f32>>, tensor<1x4xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
      %124 = "stablehlo.broadcast_in_dim"(%123) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x4xcomplex<f32>>) -> tensor<1x4x3xcomplex<f32>>
      %125 = "stablehlo.broadcast_in_dim"(%121) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x3xcomplex<f32>>) -> tensor<1x4x3xcomplex<f32>>
      %126 = "stablehlo.multiply"(%124, %125) : (tensor<1x4x3xcomplex<f32>>, tensor<1x4x3xcomplex<f32>>) -> tensor<1x4x3xcomplex<f32>>
      %127 = "stablehlo.subtract"(%r10, %126) : (tensor<1x4x3xcomplex<f32>>, tensor<1x4x3xcomplex<f32>>) -> tensor<1x4x3xcomplex<f32>>
      %128 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x4xi32>
      %129 = "stablehlo.broadcast_in_dim"(%r9) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x4xi32>
      %130 = "stablehlo.compare"(%128, %129) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<1x4xi1>
      %131 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x4xi32>
      %132 = "stablehlo.broadcast_in_dim"(%r9) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x4xi32>
      %133 = "stablehlo.compare"(%131, %132) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<1x4xi1>
      %134 = "stablehlo.broadcast_in_dim"(%95) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
      %135 = "stablehlo.select"(%133, %107, %14) : (tensor<1x4xi1>, tensor<1x4xcomplex<f32>>, tensor<1x4xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
      %136 = "stablehlo.select"(%130, %134, %135) : (tensor<1x4xi1>, tensor<1x4xcomplex<f32>>, tensor<1x4xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
      %137 = "stablehlo.reshape"(%136) : (tensor<1x4xcomplex<f32>>) -> tensor<1x4x1xcomplex<f32>>
      %138 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %139 = "stablehlo.dynamic_update_slice"(%127, %137, %138, %138, %r9) : (tensor<1x4x3xcomplex<f32>>, tensor<1x4x1xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x3xcomplex<f32>>
      %140 = "stablehlo.reshape"(%101) : (tensor<1xcomplex<f32>>) -> tensor<1x1xcomplex<f32>>
      %141 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %142 = "stablehlo.dynamic_update_slice"(%r11, %140, %141, %r9) : (tensor<1x3xcomplex<f32>>, tensor<1x1xcomplex<f32>>, tensor<i32>, tensor<i32>) -> tensor<1x3xcomplex<f32>>
      %143 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %144 = "stablehlo.add"(%r9, %143) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%144, %139, %142) : (tensor<i32>, tensor<1x4x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> ()
    }) : (tensor<i32>, tensor<1x4x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> (tensor<i32>, tensor<1x4x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>)
    %146 = "stablehlo.slice"(%145#1) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 3, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
    %147 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x3xi32>
    %148 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x3x3xi32>
    %149 = "stablehlo.subtract"(%148, %147) : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi32>
    %150 = "stablehlo.constant"() <{value = dense<0> : tensor<1x3x3xi32>}> : () -> tensor<1x3x3xi32>
    %151 = "stablehlo.compare"(%149, %150) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
    %152 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<1x3x3xcomplex<f32>>}> : () -> tensor<1x3x3xcomplex<f32>>
    %153 = "stablehlo.select"(%151, %146, %152) : (tensor<1x3x3xi1>, tensor<1x3x3xcomplex<f32>>, tensor<1x3x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
    %154 = "stablehlo.abs"(%153) : (tensor<1x3x3xcomplex<f32>>) -> tensor<1x3x3xf32>
    %155 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %159 = "stablehlo.reduce"(%154, %155) <{dimensions = array<i64: 1, 2>}> ({
    ^bb0(%r156: tensor<f32>, %r157: tensor<f32>):
      %158 = "stablehlo.maximum"(%r156, %r157) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%158) : (tensor<f32>) -> ()
    }) : (tensor<1x3x3xf32>, tensor<f32>) -> tensor<1xf32>
    %160 = "stablehlo.constant"() <{value = dense<0.001> : tensor<1xf32>}> : () -> tensor<1xf32>
    %161 = "stablehlo.compare"(%159, %160) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %162 = "stablehlo.constant"() <{value = dense<1000.0> : tensor<1xf32>}> : () -> tensor<1xf32>
    %163 = "stablehlo.compare"(%159, %162) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %164 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
    %165 = "stablehlo.compare"(%159, %164) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %166 = "stablehlo.and"(%161, %165) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
    %167 = "stablehlo.or"(%166, %163) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
    %168 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1xf32>}> : () -> tensor<1xf32>
    %169 = "stablehlo.select"(%167, %159, %168) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %170 = "stablehlo.convert"(%169) : (tensor<1xf32>) -> tensor<1xcomplex<f32>>
    %171 = "stablehlo.broadcast_in_dim"(%170) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
    %172 = "stablehlo.divide"(%153, %171) : (tensor<1x3x3xcomplex<f32>>, tensor<1x3x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
    %173 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %174 = "stablehlo.pad"(%172, %173) <{edge_padding_low = array<i64: 0, 0, 0>, edge_padding_high = array<i64: 0, 1, 0>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<1x3x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x4x3xcomplex<f32>>
    %175 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<1x4x4xcomplex<f32>>}> : () -> tensor<1x4x4xcomplex<f32>>
    %176 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x4x4xi32>
    %177 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x4x4xi32>
    %178 = "stablehlo.subtract"(%177, %176) : (tensor<1x4x4xi32>, tensor<1x4x4xi32>) -> tensor<1x4x4xi32>
    %179 = "stablehlo.constant"() <{value = dense<0> : tensor<1x4x4xi32>}> : () -> tensor<1x4x4xi32>
    %180 = "stablehlo.compare"(%178, %179) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x4x4xi32>, tensor<1x4x4xi32>) -> tensor<1x4x4xi1>
    %181 = "stablehlo.convert"(%180) : (tensor<1x4x4xi1>) -> tensor<1x4x4xcomplex<f32>>
    %182 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %370:3 = "stablehlo.while"(%182, %174, %181) ({
    ^bb0(%r183: tensor<i32>, %r184: tensor<1x4x3xcomplex<f32>>, %r185: tensor<1x4x4xcomplex<f32>>):
      %186 = "stablehlo.constant"() <{value = dense<40> : tensor<i32>}> : () -> tensor<i32>
      %187 = "stablehlo.compare"(%r183, %186) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %188 = "stablehlo.transpose"(%r184) <{permutation = array<i64: 0, 2, 1>}> : (tensor<1x4x3xcomplex<f32>>) -> tensor<1x3x4xcomplex<f32>>
      %189 = "chlo.conj"(%188) : (tensor<1x3x4xcomplex<f32>>) -> tensor<1x3x4xcomplex<f32>>
      %190 = "stablehlo.dot_general"(%r184, %189) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<1x4x3xcomplex<f32>>, tensor<1x3x4xcomplex<f32>>) -> tensor<1x4x4xcomplex<f32>>
      %191 = "stablehlo.reshape"(%190) : (tensor<1x4x4xcomplex<f32>>) -> tensor<1x16xcomplex<f32>>
      %192 = "stablehlo.slice"(%191) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 1, 16>, strides = array<i64: 1, 5>}> : (tensor<1x16xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
      %193 = "stablehlo.real"(%192) : (tensor<1x4xcomplex<f32>>) -> tensor<1x4xf32>
      %194 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
      %198 = "stablehlo.reduce"(%193, %194) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r195: tensor<f32>, %r196: tensor<f32>):
        %197 = "stablehlo.maximum"(%r195, %r196) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%197) : (tensor<f32>) -> ()
      }) : (tensor<1x4xf32>, tensor<f32>) -> tensor<1xf32>
      %199 = "stablehlo.constant"() <{value = dense<1.0e-28> : tensor<1xf32>}> : () -> tensor<1xf32>
      %200 = "stablehlo.multiply"(%198, %199) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %201 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x4x4xi32>
      %202 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x4x4xi32>
      %203 = "stablehlo.subtract"(%202, %201) : (tensor<1x4x4xi32>, tensor<1x4x4xi32>) -> tensor<1x4x4xi32>
      %204 = "stablehlo.constant"() <{value = dense<0> : tensor<1x4x4xi32>}> : () -> tensor<1x4x4xi32>
      %205 = "stablehlo.compare"(%203, %204) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x4x4xi32>, tensor<1x4x4xi32>) -> tensor<1x4x4xi1>
      %206 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<1x4x4xcomplex<f32>>}> : () -> tensor<1x4x4xcomplex<f32>>
      %207 = "stablehlo.select"(%205, %190, %206) : (tensor<1x4x4xi1>, tensor<1x4x4xcomplex<f32>>, tensor<1x4x4xcomplex<f32>>) -> tensor<1x4x4xcomplex<f32>>
      %208 = "stablehlo.broadcast_in_dim"(%193) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x4xf32>) -> tensor<1x4x4xf32>
      %209 = "stablehlo.broadcast_in_dim"(%193) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x4xf32>) -> tensor<1x4x4xf32>
      %210 = "stablehlo.broadcast_in_dim"(%200) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<1x4x4xf32>
      %211 = "stablehlo.compare"(%208, %210) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x4x4xf32>, tensor<1x4x4xf32>) -> tensor<1x4x4xi1>
      %212 = "stablehlo.compare"(%209, %210) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x4x4xf32>, tensor<1x4x4xf32>) -> tensor<1x4x4xi1>
      %213 = "stablehlo.sqrt"(%208) : (tensor<1x4x4xf32>) -> tensor<1x4x4xf32>
      %214 = "stablehlo.sqrt"(%209) : (tensor<1x4x4xf32>) -> tensor<1x4x4xf32>
      %215 = "stablehlo.multiply"(%213, %214) : (tensor<1x4x4xf32>, tensor<1x4x4xf32>) -> tensor<1x4x4xf32>
      %216 = "stablehlo.constant"() <{value = dense<4.1295309247228556e-7> : tensor<1x4x4xf32>}> : () -> tensor<1x4x4xf32>
      %217 = "stablehlo.multiply"(%215, %216) : (tensor<1x4x4xf32>, tensor<1x4x4xf32>) -> tensor<1x4x4xf32>
      %218 = "stablehlo.abs"(%207) : (tensor<1x4x4xcomplex<f32>>) -> tensor<1x4x4xf32>
      %219 = "stablehlo.compare"(%218, %217) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x4x4xf32>, tensor<1x4x4xf32>) -> tensor<1x4x4xi1>
      %220 = "stablehlo.and"(%211, %212) : (tensor<1x4x4xi1>, tensor<1x4x4xi1>) -> tensor<1x4x4xi1>
      %221 = "stablehlo.and"(%219, %220) : (tensor<1x4x4xi1>, tensor<1x4x4xi1>) -> tensor<1x4x4xi1>
      %222 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %226 = "stablehlo.reduce"(%221, %222) <{dimensions = array<i64: 1, 2>}> ({
      ^bb0(%r223: tensor<i1>, %r224: tensor<i1>):
        %225 = "stablehlo.or"(%r223, %r224) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%225) : (tensor<i1>) -> ()
      }) : (tensor<1x4x4xi1>, tensor<i1>) -> tensor<1xi1>
      %227 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %231 = "stablehlo.reduce"(%226, %227) <{dimensions = array<i64: 0>}> ({
      ^bb0(%r228: tensor<i1>, %r229: tensor<i1>):
        %230 = "stablehlo.or"(%r228, %r229) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%230) : (tensor<i1>) -> ()
      }) : (tensor<1xi1>, tensor<i1>) -> tensor<i1>
      %232 = "stablehlo.and"(%187, %231) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%232) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r233: tensor<i32>, %r234: tensor<1x4x3xcomplex<f32>>, %r235: tensor<1x4x4xcomplex<f32>>):
      %236 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %367:3 = "stablehlo.while"(%236, %r234, %r235) ({
      ^bb0(%r237: tensor<i32>, %r238: tensor<1x4x3xcomplex<f32>>, %r239: tensor<1x4x4xcomplex<f32>>):
        %240 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
        %241 = "stablehlo.compare"(%r237, %240) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
        "stablehlo.return"(%241) : (tensor<i1>) -> ()
      }, {
      ^bb0(%r242: tensor<i32>, %r243: tensor<1x4x3xcomplex<f32>>, %r244: tensor<1x4x4xcomplex<f32>>):
        %245 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
        %246 = "stablehlo.add"(%r242, %245) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        %247 = "stablehlo.real"(%r243) : (tensor<1x4x3xcomplex<f32>>) -> tensor<1x4x3xf32>
        %248 = "stablehlo.imag"(%r243) : (tensor<1x4x3xcomplex<f32>>) -> tensor<1x4x3xf32>
        %249 = "stablehlo.multiply"(%247, %247) : (tensor<1x4x3xf32>, tensor<1x4x3xf32>) -> tensor<1x4x3xf32>
        %250 = "stablehlo.multiply"(%248, %248) : (tensor<1x4x3xf32>, tensor<1x4x3xf32>) -> tensor<1x4x3xf32>
        %251 = "stablehlo.add"(%249, %250) : (tensor<1x4x3xf32>, tensor<1x4x3xf32>) -> tensor<1x4x3xf32>
        %252 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
        %256 = "stablehlo.reduce"(%251, %252) <{dimensions = array<i64: 2>}> ({
        ^bb0(%r253: tensor<f32>, %r254: tensor<f32>):
          %255 = "stablehlo.add"(%r253, %r254) : (tensor<f32>, tensor<f32>) -> tensor<f32>
          "stablehlo.return"(%255) : (tensor<f32>) -> ()
        }) : (tensor<1x4x3xf32>, tensor<f32>) -> tensor<1x4xf32>
        %257 = "stablehlo.slice"(%256) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 1, 2>, strides = array<i64: 1, 1>}> : (tensor<1x4xf32>) -> tensor<1x2xf32>
        %258 = "stablehlo.slice"(%256) <{start_indices = array<i64: 0, 2>, limit_indices = array<i64: 1, 4>, strides = array<i64: 1, 1>}> : (tensor<1x4xf32>) -> tensor<1x2xf32>
        %259 = "stablehlo.slice"(%r243) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 2, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
        %260 = "chlo.conj"(%259) : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
        %261 = "stablehlo.slice"(%r243) <{start_indices = array<i64: 0, 2, 0>, limit_indices = array<i64: 1, 4, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
        %262 = "stablehlo.multiply"(%260, %261) : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
        %263 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
        %267 = "stablehlo.reduce"(%262, %263) <{dimensions = array<i64: 2>}> ({
        ^bb0(%r264: tensor<complex<f32>>, %r265: tensor<complex<f32>>):
          %266 = "stablehlo.add"(%r264, %r265) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
          "stablehlo.return"(%266) : (tensor<complex<f32>>) -> ()
        }) : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2xcomplex<f32>>
        %268 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
        %272 = "stablehlo.reduce"(%256, %268) <{dimensions = array<i64: 1>}> ({
        ^bb0(%r269: tensor<f32>, %r270: tensor<f32>):
          %271 = "stablehlo.maximum"(%r269, %r270) : (tensor<f32>, tensor<f32>) -> tensor<f32>
          "stablehlo.return"(%271) : (tensor<f32>) -> ()
        }) : (tensor<1x4xf32>, tensor<f32>) -> tensor<1xf32>
        %273 = "stablehlo.constant"() <{value = dense<1.0e-28> : tensor<1xf32>}> : () -> tensor<1xf32>
        %274 = "stablehlo.multiply"(%272, %273) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
        %275 = "stablehlo.broadcast_in_dim"(%274) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<1x2xf32>
        %276 = "stablehlo.compare"(%257, %275) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xi1>
        %277 = "stablehlo.compare"(%258, %275) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xi1>
        %278 = "stablehlo.sqrt"(%257) : (tensor<1x2xf32>) -> tensor<1x2xf32>
        %279 = "stablehlo.sqrt"(%258) : (tensor<1x2xf32>) -> tensor<1x2xf32>
        %280 = "stablehlo.multiply"(%278, %279) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
        %281 = "stablehlo.constant"() <{value = dense<2.0647654623614278e-7> : tensor<1x2xf32>}> : () -> tensor<1x2xf32>
        %282 = "stablehlo.multiply"(%280, %281) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
        %283 = "stablehlo.abs"(%267) : (tensor<1x2xcomplex<f32>>) -> tensor<1x2xf32>
        %284 = "stablehlo.compare"(%283, %282) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xi1>
        %285 = "stablehlo.and"(%276, %277) : (tensor<1x2xi1>, tensor<1x2xi1>) -> tensor<1x2xi1>
        %286 = "stablehlo.and"(%284, %285) : (tensor<1x2xi1>, tensor<1x2xi1>) -> tensor<1x2xi1>
        %287 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<1x2xcomplex<f32>>}> : () -> tensor<1x2xcomplex<f32>>
        %288 = "stablehlo.select"(%286, %267, %287) : (tensor<1x2xi1>, tensor<1x2xcomplex<f32>>, tensor<1x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
        %289 = "stablehlo.abs"(%288) : (tensor<1x2xcomplex<f32>>) -> tensor<1x2xf32>
        %290 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x2xf32>}> : () -> tensor<1x2xf32>
        %291 = "stablehlo.compare"(%289, %290) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xi1>
        %292 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1x2xf32>}> : () -> tensor<1x2xf32>
        %293 = "stablehlo.select"(%291, %292, %289) : (tensor<1x2xi1>, tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
        %294 = "stablehlo.convert"(%293) : (tensor<1x2xf32>) -> tensor<1x2xcomplex<f32>>
        %295 = "stablehlo.divide"(%288, %294) : (tensor<1x2xcomplex<f32>>, tensor<1x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
        %296 = "stablehlo.constant"() <{value = dense<(1.0, 0.0)> : tensor<1x2xcomplex<f32>>}> : () -> tensor<1x2xcomplex<f32>>
        %297 = "stablehlo.select"(%291, %296, %295) : (tensor<1x2xi1>, tensor<1x2xcomplex<f32>>, tensor<1x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
        %298 = "stablehlo.subtract"(%258, %257) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
        %299 = "stablehlo.add"(%293, %293) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
        %300 = "stablehlo.divide"(%298, %299) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
        %301 = "stablehlo.abs"(%300) : (tensor<1x2xf32>) -> tensor<1x2xf32>
        %302 = "stablehlo.multiply"(%300, %300) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
        %303 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1x2xf32>}> : () -> tensor<1x2xf32>
        %304 = "stablehlo.add"(%302, %303) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
        %305 = "stablehlo.sqrt"(%304) : (tensor<1x2xf32>) -> tensor<1x2xf32>
        %306 = "stablehlo.add"(%301, %305) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
        %307 = "stablehlo.divide"(%292, %306) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
        %308 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x2xf32>}> : () -> tensor<1x2xf32>
        %309 = "stablehlo.compare"(%300, %308) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xi1>
        %310 = "stablehlo.negate"(%307) : (tensor<1x2xf32>) -> tensor<1x2xf32>
        %311 = "stablehlo.select"(%309, %310, %307) : (tensor<1x2xi1>, tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
        %312 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x2xf32>}> : () -> tensor<1x2xf32>
        %313 = "stablehlo.select"(%291, %312, %311) : (tensor<1x2xi1>, tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
        %314 = "stablehlo.multiply"(%313, %313) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
        %315 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1x2xf32>}> : () -> tensor<1x2xf32>
        %316 = "stablehlo.add"(%314, %315) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
        %317 = "stablehlo.sqrt"(%316) : (tensor<1x2xf32>) -> tensor<1x2xf32>
        %318 = "stablehlo.divide"(%292, %317) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
        %319 = "stablehlo.multiply"(%313, %318) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
        %320 = "chlo.conj"(%297) : (tensor<1x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
        %321 = "stablehlo.slice"(%r243) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 2, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
        %322 = "stablehlo.slice"(%r243) <{start_indices = array<i64: 0, 2, 0>, limit_indices = array<i64: 1, 4, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
        %323 = "stablehlo.broadcast_in_dim"(%320) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x2xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
        %324 = "stablehlo.multiply"(%322, %323) : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
        %325 = "stablehlo.convert"(%318) : (tensor<1x2xf32>) -> tensor<1x2xcomplex<f32>>
        %326 = "stablehlo.broadcast_in_dim"(%325) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x2xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
        %327 = "stablehlo.multiply"(%321, %326) : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
        %328 = "stablehlo.convert"(%319) : (tensor<1x2xf32>) -> tensor<1x2xcomplex<f32>>
        %329 = "stablehlo.broadcast_in_dim"(%328) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x2xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
        %330 = "stablehlo.multiply"(%324, %329) : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
        %331 = "stablehlo.subtract"(%327, %330) : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
        %332 = "stablehlo.convert"(%319) : (tensor<1x2xf32>) -> tensor<1x2xcomplex<f32>>
        %333 = "stablehlo.broadcast_in_dim"(%332) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x2xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
        %334 = "stablehlo.multiply"(%321, %333) : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
        %335 = "stablehlo.convert"(%318) : (tensor<1x2xf32>) -> tensor<1x2xcomplex<f32>>
        %336 = "stablehlo.broadcast_in_dim"(%335) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x2xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
        %337 = "stablehlo.multiply"(%324, %336) : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
        %338 = "stablehlo.add"(%334, %337) : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
        %339 = "stablehlo.slice"(%331) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 1, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x1x3xcomplex<f32>>
        %340 = "stablehlo.slice"(%338) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 1, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x1x3xcomplex<f32>>
        %341 = "stablehlo.slice"(%338) <{start_indices = array<i64: 0, 1, 0>, limit_indices = array<i64: 1, 2, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x1x3xcomplex<f32>>
        %342 = "stablehlo.slice"(%331) <{start_indices = array<i64: 0, 1, 0>, limit_indices = array<i64: 1, 2, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x1x3xcomplex<f32>>
        %343 = "stablehlo.concatenate"(%339, %340, %341, %342) <{dimension = 1 : i64}> : (tensor<1x1x3xcomplex<f32>>, tensor<1x1x3xcomplex<f32>>, tensor<1x1x3xcomplex<f32>>, tensor<1x1x3xcomplex<f32>>) -> tensor<1x4x3xcomplex<f32>>
        %344 = "stablehlo.slice"(%r244) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 2, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x4xcomplex<f32>>) -> tensor<1x2x4xcomplex<f32>>
        %345 = "stablehlo.slice"(%r244) <{start_indices = array<i64: 0, 2, 0>, limit_indices = array<i64: 1, 4, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x4xcomplex<f32>>) -> tensor<1x2x4xcomplex<f32>>
        %346 = "stablehlo.broadcast_in_dim"(%320) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x2xcomplex<f32>>) -> tensor<1x2x4xcomplex<f32>>
        %347 = "stablehlo.multiply"(%345, %346) : (tensor<1x2x4xcomplex<f32>>, tensor<1x2x4xcomplex<f32>>) -> tensor<1x2x4xcomplex<f32>>
        %348 = "stablehlo.convert"(%318) : (tensor<1x2xf32>) -> tensor<1x2xcomplex<f32>>
        %349 = "stablehlo.broadcast_in_dim"(%348) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x2xcomplex<f32>>) -> tensor<1x2x4xcomplex<f32>>
        %350 = "stablehlo.multiply"(%344, %349) : (tensor<1x2x4xcomplex<f32>>, tensor<1x2x4xcomplex<f32>>) -> tensor<1x2x4xcomplex<f32>>
        %351 = "stablehlo.convert"(%319) : (tensor<1x2xf32>) -> tensor<1x2xcomplex<f32>>
        %352 = "stablehlo.broadcast_in_dim"(%351) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x2xcomplex<f32>>) -> tensor<1x2x4xcomplex<f32>>
        %353 = "stablehlo.multiply"(%347, %352) : (tensor<1x2x4xcomplex<f32>>, tensor<1x2x4xcomplex<f32>>) -> tensor<1x2x4xcomplex<f32>>
        %354 = "stablehlo.subtract"(%350, %353) : (tensor<1x2x4xcomplex<f32>>, tensor<1x2x4xcomplex<f32>>) -> tensor<1x2x4xcomplex<f32>>
        %355 = "stablehlo.convert"(%319) : (tensor<1x2xf32>) -> tensor<1x2xcomplex<f32>>
        %356 = "stablehlo.broadcast_in_dim"(%355) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x2xcomplex<f32>>) -> tensor<1x2x4xcomplex<f32>>
        %357 = "stablehlo.multiply"(%344, %356) : (tensor<1x2x4xcomplex<f32>>, tensor<1x2x4xcomplex<f32>>) -> tensor<1x2x4xcomplex<f32>>
        %358 = "stablehlo.convert"(%318) : (tensor<1x2xf32>) -> tensor<1x2xcomplex<f32>>
        %359 = "stablehlo.broadcast_in_dim"(%358) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x2xcomplex<f32>>) -> tensor<1x2x4xcomplex<f32>>
        %360 = "stablehlo.multiply"(%347, %359) : (tensor<1x2x4xcomplex<f32>>, tensor<1x2x4xcomplex<f32>>) -> tensor<1x2x4xcomplex<f32>>
        %361 = "stablehlo.add"(%357, %360) : (tensor<1x2x4xcomplex<f32>>, tensor<1x2x4xcomplex<f32>>) -> tensor<1x2x4xcomplex<f32>>
        %362 = "stablehlo.slice"(%354) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 1, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<1x2x4xcomplex<f32>>) -> tensor<1x1x4xcomplex<f32>>
        %363 = "stablehlo.slice"(%361) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 1, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<1x2x4xcomplex<f32>>) -> tensor<1x1x4xcomplex<f32>>
        %364 = "stablehlo.slice"(%361) <{start_indices = array<i64: 0, 1, 0>, limit_indices = array<i64: 1, 2, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<1x2x4xcomplex<f32>>) -> tensor<1x1x4xcomplex<f32>>
        %365 = "stablehlo.slice"(%354) <{start_indices = array<i64: 0, 1, 0>, limit_indices = array<i64: 1, 2, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<1x2x4xcomplex<f32>>) -> tensor<1x1x4xcomplex<f32>>
        %366 = "stablehlo.concatenate"(%362, %363, %364, %365) <{dimension = 1 : i64}> : (tensor<1x1x4xcomplex<f32>>, tensor<1x1x4xcomplex<f32>>, tensor<1x1x4xcomplex<f32>>, tensor<1x1x4xcomplex<f32>>) -> tensor<1x4x4xcomplex<f32>>
        "stablehlo.return"(%246, %343, %366) : (tensor<i32>, tensor<1x4x3xcomplex<f32>>, tensor<1x4x4xcomplex<f32>>) -> ()
      }) : (tensor<i32>, tensor<1x4x3xcomplex<f32>>, tensor<1x4x4xcomplex<f32>>) -> (tensor<i32>, tensor<1x4x3xcomplex<f32>>, tensor<1x4x4xcomplex<f32>>)
      %368 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %369 = "stablehlo.add"(%r233, %368) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%369, %367#1, %367#2) : (tensor<i32>, tensor<1x4x3xcomplex<f32>>, tensor<1x4x4xcomplex<f32>>) -> ()
    }) : (tensor<i32>, tensor<1x4x3xcomplex<f32>>, tensor<1x4x4xcomplex<f32>>) -> (tensor<i32>, tensor<1x4x3xcomplex<f32>>, tensor<1x4x4xcomplex<f32>>)
    %371 = "stablehlo.slice"(%370#1) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 3, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
    %372 = "stablehlo.slice"(%370#2) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 3, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x4xcomplex<f32>>) -> tensor<1x3x4xcomplex<f32>>
    %373 = "stablehlo.slice"(%372) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 3, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<1x3x4xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
    %374 = "stablehlo.real"(%371) : (tensor<1x3x3xcomplex<f32>>) -> tensor<1x3x3xf32>
    %375 = "stablehlo.imag"(%371) : (tensor<1x3x3xcomplex<f32>>) -> tensor<1x3x3xf32>
    %376 = "stablehlo.multiply"(%374, %374) : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
    %377 = "stablehlo.multiply"(%375, %375) : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
    %378 = "stablehlo.add"(%376, %377) : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
    %379 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %383 = "stablehlo.reduce"(%378, %379) <{dimensions = array<i64: 2>}> ({
    ^bb0(%r380: tensor<f32>, %r381: tensor<f32>):
      %382 = "stablehlo.add"(%r380, %r381) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%382) : (tensor<f32>) -> ()
    }) : (tensor<1x3x3xf32>, tensor<f32>) -> tensor<1x3xf32>
    %384 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %388 = "stablehlo.reduce"(%383, %384) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r385: tensor<f32>, %r386: tensor<f32>):
      %387 = "stablehlo.maximum"(%r385, %r386) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%387) : (tensor<f32>) -> ()
    }) : (tensor<1x3xf32>, tensor<f32>) -> tensor<1xf32>
    %389 = "stablehlo.constant"() <{value = dense<1.0e-28> : tensor<1xf32>}> : () -> tensor<1xf32>
    %390 = "stablehlo.multiply"(%388, %389) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %391 = "stablehlo.broadcast_in_dim"(%390) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<1x3xf32>
    %392 = "stablehlo.compare"(%383, %391) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xi1>
    %393 = "stablehlo.sqrt"(%383) : (tensor<1x3xf32>) -> tensor<1x3xf32>
    %394 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1x3xf32>}> : () -> tensor<1x3xf32>
    %395 = "stablehlo.select"(%392, %393, %394) : (tensor<1x3xi1>, tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
    %396 = "stablehlo.divide"(%394, %395) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
    %397 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x3xf32>}> : () -> tensor<1x3xf32>
    %398 = "stablehlo.select"(%392, %396, %397) : (tensor<1x3xi1>, tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
    %399 = "stablehlo.convert"(%398) : (tensor<1x3xf32>) -> tensor<1x3xcomplex<f32>>
    %400 = "stablehlo.broadcast_in_dim"(%399) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
    %401 = "stablehlo.multiply"(%371, %400) : (tensor<1x3x3xcomplex<f32>>, tensor<1x3x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
    %402 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
    %408:2 = "stablehlo.sort"(%393, %402) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%r403: tensor<f32>, %r404: tensor<f32>, %r405: tensor<i32>, %r406: tensor<i32>):
      %407 = "stablehlo.compare"(%r403, %r404) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%407) : (tensor<i1>) -> ()
    }) : (tensor<1x3xf32>, tensor<1x3xi32>) -> (tensor<1x3xf32>, tensor<1x3xi32>)
    %409 = "stablehlo.gather"(%401, %408#1) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 3>, indices_are_sorted = false}> : (tensor<1x3x3xcomplex<f32>>, tensor<1x3xi32>) -> tensor<1x3x3xcomplex<f32>>
    %410 = "stablehlo.gather"(%373, %408#1) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 3>, indices_are_sorted = false}> : (tensor<1x3x3xcomplex<f32>>, tensor<1x3xi32>) -> tensor<1x3x3xcomplex<f32>>
    %411 = "stablehlo.broadcast_in_dim"(%169) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<1x3xf32>
    %412 = "stablehlo.multiply"(%408#0, %411) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
    %413 = "stablehlo.transpose"(%409) <{permutation = array<i64: 0, 2, 1>}> : (tensor<1x3x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
    %414 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<1x3xcomplex<f32>>}> : () -> tensor<1x3xcomplex<f32>>
    %415 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %557:3 = "stablehlo.while"(%415, %413, %414) ({
    ^bb0(%r416: tensor<i32>, %r417: tensor<1x3x3xcomplex<f32>>, %r418: tensor<1x3xcomplex<f32>>):
      %419 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %420 = "stablehlo.compare"(%r416, %419) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%420) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r421: tensor<i32>, %r422: tensor<1x3x3xcomplex<f32>>, %r423: tensor<1x3xcomplex<f32>>):
      %424 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %425 = "stablehlo.dynamic_slice"(%r422, %424, %424, %r421) <{slice_sizes = array<i64: 1, 3, 1>}> : (tensor<1x3x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x1xcomplex<f32>>
      %426 = "stablehlo.reshape"(%425) : (tensor<1x3x1xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %427 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
      %428 = "stablehlo.broadcast_in_dim"(%r421) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x3xi32>
      %429 = "stablehlo.compare"(%427, %428) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %430 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
      %431 = "stablehlo.broadcast_in_dim"(%r421) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x3xi32>
      %432 = "stablehlo.compare"(%430, %431) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %433 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<1x3xcomplex<f32>>}> : () -> tensor<1x3xcomplex<f32>>
      %434 = "stablehlo.select"(%432, %426, %433) : (tensor<1x3xi1>, tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %435 = "stablehlo.select"(%429, %426, %433) : (tensor<1x3xi1>, tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %436 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
      %440 = "stablehlo.reduce"(%435, %436) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r437: tensor<complex<f32>>, %r438: tensor<complex<f32>>):
        %439 = "stablehlo.add"(%r437, %r438) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
        "stablehlo.return"(%439) : (tensor<complex<f32>>) -> ()
      }) : (tensor<1x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1xcomplex<f32>>
      %441 = "stablehlo.abs"(%434) : (tensor<1x3xcomplex<f32>>) -> tensor<1x3xf32>
      %442 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
      %446 = "stablehlo.reduce"(%441, %442) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r443: tensor<f32>, %r444: tensor<f32>):
        %445 = "stablehlo.maximum"(%r443, %r444) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%445) : (tensor<f32>) -> ()
      }) : (tensor<1x3xf32>, tensor<f32>) -> tensor<1xf32>
      %447 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
      %448 = "stablehlo.compare"(%446, %447) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
      %449 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1xf32>}> : () -> tensor<1xf32>
      %450 = "stablehlo.select"(%448, %449, %446) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %451 = "stablehlo.convert"(%450) : (tensor<1xf32>) -> tensor<1xcomplex<f32>>
      %452 = "stablehlo.broadcast_in_dim"(%451) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %453 = "stablehlo.divide"(%434, %452) : (tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %454 = "stablehlo.real"(%453) : (tensor<1x3xcomplex<f32>>) -> tensor<1x3xf32>
      %455 = "stablehlo.imag"(%453) : (tensor<1x3xcomplex<f32>>) -> tensor<1x3xf32>
      %456 = "stablehlo.multiply"(%454, %454) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %457 = "stablehlo.multiply"(%455, %455) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %458 = "stablehlo.add"(%456, %457) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %459 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
      %463 = "stablehlo.reduce"(%458, %459) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r460: tensor<f32>, %r461: tensor<f32>):
        %462 = "stablehlo.add"(%r460, %r461) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%462) : (tensor<f32>) -> ()
      }) : (tensor<1x3xf32>, tensor<f32>) -> tensor<1xf32>
      %464 = "stablehlo.sqrt"(%463) : (tensor<1xf32>) -> tensor<1xf32>
      %465 = "stablehlo.multiply"(%464, %450) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %466 = "stablehlo.reshape"(%440) : (tensor<1xcomplex<f32>>) -> tensor<1x1xcomplex<f32>>
      %467 = "stablehlo.reshape"(%465) : (tensor<1xf32>) -> tensor<1x1xf32>
      %468 = "stablehlo.convert"(%467) : (tensor<1x1xf32>) -> tensor<1x1xcomplex<f32>>
      %469 = "stablehlo.concatenate"(%466, %468) <{dimension = 1 : i64}> : (tensor<1x1xcomplex<f32>>, tensor<1x1xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
      %470 = "stablehlo.abs"(%469) : (tensor<1x2xcomplex<f32>>) -> tensor<1x2xf32>
      %471 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
      %475 = "stablehlo.reduce"(%470, %471) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r472: tensor<f32>, %r473: tensor<f32>):
        %474 = "stablehlo.maximum"(%r472, %r473) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%474) : (tensor<f32>) -> ()
      }) : (tensor<1x2xf32>, tensor<f32>) -> tensor<1xf32>
      %476 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
      %477 = "stablehlo.compare"(%475, %476) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
      %478 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1xf32>}> : () -> tensor<1xf32>
      %479 = "stablehlo.select"(%477, %478, %475) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %480 = "stablehlo.convert"(%479) : (tensor<1xf32>) -> tensor<1xcomplex<f32>>
      %481 = "stablehlo.broadcast_in_dim"(%480) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
      %482 = "stablehlo.divide"(%469, %481) : (tensor<1x2xcomplex<f32>>, tensor<1x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
      %483 = "stablehlo.real"(%482) : (tensor<1x2xcomplex<f32>>) -> tensor<1x2xf32>
      %484 = "stablehlo.imag"(%482) : (tensor<1x2xcomplex<f32>>) -> tensor<1x2xf32>
      %485 = "stablehlo.multiply"(%483, %483) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
      %486 = "stablehlo.multiply"(%484, %484) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
      %487 = "stablehlo.add"(%485, %486) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
      %488 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
      %492 = "stablehlo.reduce"(%487, %488) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r489: tensor<f32>, %r490: tensor<f32>):
        %491 = "stablehlo.add"(%r489, %r490) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%491) : (tensor<f32>) -> ()
      }) : (tensor<1x2xf32>, tensor<f32>) -> tensor<1xf32>
      %493 = "stablehlo.sqrt"(%492) : (tensor<1xf32>) -> tensor<1xf32>
      %494 = "stablehlo.multiply"(%493, %479) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %495 = "stablehlo.real"(%440) : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
      %496 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
      %497 = "stablehlo.compare"(%495, %496) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
      %498 = "stablehlo.negate"(%494) : (tensor<1xf32>) -> tensor<1xf32>
      %499 = "stablehlo.select"(%497, %494, %498) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %500 = "stablehlo.convert"(%499) : (tensor<1xf32>) -> tensor<1xcomplex<f32>>
      %501 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
      %502 = "stablehlo.compare"(%465, %501) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
      %503 = "stablehlo.imag"(%440) : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
      %504 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
      %505 = "stablehlo.compare"(%503, %504) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
      %506 = "stablehlo.and"(%502, %505) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
      %507 = "stablehlo.select"(%506, %440, %500) : (tensor<1xi1>, tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %508 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<1xcomplex<f32>>}> : () -> tensor<1xcomplex<f32>>
      %509 = "stablehlo.constant"() <{value = dense<(1.0, 0.0)> : tensor<1xcomplex<f32>>}> : () -> tensor<1xcomplex<f32>>
      %510 = "stablehlo.select"(%506, %509, %507) : (tensor<1xi1>, tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %511 = "stablehlo.subtract"(%507, %440) : (tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %512 = "stablehlo.divide"(%511, %510) : (tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %513 = "stablehlo.select"(%506, %508, %512) : (tensor<1xi1>, tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %514 = "stablehlo.negate"(%511) : (tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %515 = "stablehlo.select"(%506, %509, %514) : (tensor<1xi1>, tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %516 = "stablehlo.broadcast_in_dim"(%515) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %517 = "stablehlo.divide"(%434, %516) : (tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %518 = "stablehlo.constant"() <{value = dense<(1.0, 0.0)> : tensor<1x3xcomplex<f32>>}> : () -> tensor<1x3xcomplex<f32>>
      %519 = "stablehlo.select"(%429, %518, %517) : (tensor<1x3xi1>, tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %520 = "chlo.conj"(%513) : (tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %521 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
      %522 = "stablehlo.broadcast_in_dim"(%r421) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x3xi32>
      %523 = "stablehlo.compare"(%521, %522) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %524 = "chlo.conj"(%519) : (tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %525 = "stablehlo.broadcast_in_dim"(%524) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
      %526 = "stablehlo.multiply"(%r422, %525) : (tensor<1x3x3xcomplex<f32>>, tensor<1x3x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
      %527 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
      %531 = "stablehlo.reduce"(%526, %527) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r528: tensor<complex<f32>>, %r529: tensor<complex<f32>>):
        %530 = "stablehlo.add"(%r528, %r529) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
        "stablehlo.return"(%530) : (tensor<complex<f32>>) -> ()
      }) : (tensor<1x3x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x3xcomplex<f32>>
      %532 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<1x3xcomplex<f32>>}> : () -> tensor<1x3xcomplex<f32>>
      %533 = "stablehlo.select"(%523, %531, %532) : (tensor<1x3xi1>, tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %534 = "stablehlo.broadcast_in_dim"(%520) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %535 = "stablehlo.multiply"(%519, %534) : (tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %536 = "stablehlo.broadcast_in_dim"(%535) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
      %537 = "stablehlo.broadcast_in_dim"(%533) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
      %538 = "stablehlo.multiply"(%536, %537) : (tensor<1x3x3xcomplex<f32>>, tensor<1x3x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
      %539 = "stablehlo.subtract"(%r422, %538) : (tensor<1x3x3xcomplex<f32>>, tensor<1x3x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
      %540 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
      %541 = "stablehlo.broadcast_in_dim"(%r421) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x3xi32>
      %542 = "stablehlo.compare"(%540, %541) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %543 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
      %544 = "stablehlo.broadcast_in_dim"(%r421) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x3xi32>
      %545 = "stablehlo.compare"(%543, %544) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %546 = "stablehlo.broadcast_in_dim"(%507) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %547 = "stablehlo.select"(%545, %519, %426) : (tensor<1x3xi1>, tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %548 = "stablehlo.select"(%542, %546, %547) : (tensor<1x3xi1>, tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %549 = "stablehlo.reshape"(%548) : (tensor<1x3xcomplex<f32>>) -> tensor<1x3x1xcomplex<f32>>
      %550 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %551 = "stablehlo.dynamic_update_slice"(%539, %549, %550, %550, %r421) : (tensor<1x3x3xcomplex<f32>>, tensor<1x3x1xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x3xcomplex<f32>>
      %552 = "stablehlo.reshape"(%513) : (tensor<1xcomplex<f32>>) -> tensor<1x1xcomplex<f32>>
      %553 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %554 = "stablehlo.dynamic_update_slice"(%r423, %552, %553, %r421) : (tensor<1x3xcomplex<f32>>, tensor<1x1xcomplex<f32>>, tensor<i32>, tensor<i32>) -> tensor<1x3xcomplex<f32>>
      %555 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %556 = "stablehlo.add"(%r421, %555) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%556, %551, %554) : (tensor<i32>, tensor<1x3x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> ()
    }) : (tensor<i32>, tensor<1x3x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> (tensor<i32>, tensor<1x3x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>)
    %558 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<1x3x3xcomplex<f32>>}> : () -> tensor<1x3x3xcomplex<f32>>
    %559 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x3xi32>
    %560 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x3x3xi32>
    %561 = "stablehlo.subtract"(%560, %559) : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi32>
    %562 = "stablehlo.constant"() <{value = dense<0> : tensor<1x3x3xi32>}> : () -> tensor<1x3x3xi32>
    %563 = "stablehlo.compare"(%561, %562) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
    %564 = "stablehlo.convert"(%563) : (tensor<1x3x3xi1>) -> tensor<1x3x3xcomplex<f32>>
    %565 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %610:4 = "stablehlo.while"(%565, %564, %557#1, %557#2) ({
    ^bb0(%r566: tensor<i32>, %r567: tensor<1x3x3xcomplex<f32>>, %r568: tensor<1x3x3xcomplex<f32>>, %r569: tensor<1x3xcomplex<f32>>):
      %570 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %571 = "stablehlo.compare"(%r566, %570) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%571) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r572: tensor<i32>, %r573: tensor<1x3x3xcomplex<f32>>, %r574: tensor<1x3x3xcomplex<f32>>, %r575: tensor<1x3xcomplex<f32>>):
      %576 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
      %577 = "stablehlo.subtract"(%576, %r572) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %578 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %579 = "stablehlo.dynamic_slice"(%r574, %578, %578, %577) <{slice_sizes = array<i64: 1, 3, 1>}> : (tensor<1x3x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x1xcomplex<f32>>
      %580 = "stablehlo.reshape"(%579) : (tensor<1x3x1xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %581 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
      %582 = "stablehlo.broadcast_in_dim"(%577) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x3xi32>
      %583 = "stablehlo.compare"(%581, %582) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %584 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
      %585 = "stablehlo.broadcast_in_dim"(%577) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x3xi32>
      %586 = "stablehlo.compare"(%584, %585) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %587 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<1x3xcomplex<f32>>}> : () -> tensor<1x3xcomplex<f32>>
      %588 = "stablehlo.constant"() <{value = dense<(1.0, 0.0)> : tensor<1x3xcomplex<f32>>}> : () -> tensor<1x3xcomplex<f32>>
      %589 = "stablehlo.select"(%586, %580, %587) : (tensor<1x3xi1>, tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %590 = "stablehlo.select"(%583, %588, %589) : (tensor<1x3xi1>, tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %591 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %592 = "stablehlo.dynamic_slice"(%r575, %591, %577) <{slice_sizes = array<i64: 1, 1>}> : (tensor<1x3xcomplex<f32>>, tensor<i32>, tensor<i32>) -> tensor<1x1xcomplex<f32>>
      %593 = "stablehlo.reshape"(%592) : (tensor<1x1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %594 = "chlo.conj"(%590) : (tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %595 = "stablehlo.broadcast_in_dim"(%594) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
      %596 = "stablehlo.multiply"(%r573, %595) : (tensor<1x3x3xcomplex<f32>>, tensor<1x3x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
      %597 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
      %601 = "stablehlo.reduce"(%596, %597) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r598: tensor<complex<f32>>, %r599: tensor<complex<f32>>):
        %600 = "stablehlo.add"(%r598, %r599) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
        "stablehlo.return"(%600) : (tensor<complex<f32>>) -> ()
      }) : (tensor<1x3x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x3xcomplex<f32>>
      %602 = "stablehlo.broadcast_in_dim"(%593) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %603 = "stablehlo.multiply"(%590, %602) : (tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %604 = "stablehlo.broadcast_in_dim"(%603) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
      %605 = "stablehlo.broadcast_in_dim"(%601) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
      %606 = "stablehlo.multiply"(%604, %605) : (tensor<1x3x3xcomplex<f32>>, tensor<1x3x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
      %607 = "stablehlo.subtract"(%r573, %606) : (tensor<1x3x3xcomplex<f32>>, tensor<1x3x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
      %608 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %609 = "stablehlo.add"(%r572, %608) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%609, %607, %r574, %r575) : (tensor<i32>, tensor<1x3x3xcomplex<f32>>, tensor<1x3x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> ()
    }) : (tensor<i32>, tensor<1x3x3xcomplex<f32>>, tensor<1x3x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> (tensor<i32>, tensor<1x3x3xcomplex<f32>>, tensor<1x3x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>)
    %611 = "stablehlo.reshape"(%557#1) : (tensor<1x3x3xcomplex<f32>>) -> tensor<1x9xcomplex<f32>>
    %612 = "stablehlo.slice"(%611) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 1, 9>, strides = array<i64: 1, 4>}> : (tensor<1x9xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
    %613 = "stablehlo.abs"(%612) : (tensor<1x3xcomplex<f32>>) -> tensor<1x3xf32>
    %614 = "stablehlo.constant"() <{value = dense<0.5> : tensor<1x3xf32>}> : () -> tensor<1x3xf32>
    %615 = "stablehlo.compare"(%613, %614) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xi1>
    %616 = "stablehlo.constant"() <{value = dense<(1.0, 0.0)> : tensor<1x3xcomplex<f32>>}> : () -> tensor<1x3xcomplex<f32>>
    %617 = "stablehlo.select"(%615, %616, %612) : (tensor<1x3xi1>, tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
    %618 = "stablehlo.abs"(%617) : (tensor<1x3xcomplex<f32>>) -> tensor<1x3xf32>
    %619 = "stablehlo.convert"(%618) : (tensor<1x3xf32>) -> tensor<1x3xcomplex<f32>>
    %620 = "stablehlo.divide"(%617, %619) : (tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
    %621 = "stablehlo.broadcast_in_dim"(%620) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
    %622 = "stablehlo.multiply"(%610#1, %621) : (tensor<1x3x3xcomplex<f32>>, tensor<1x3x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
    %623 = "stablehlo.transpose"(%622) <{permutation = array<i64: 0, 2, 1>}> : (tensor<1x3x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
    %624 = "stablehlo.transpose"(%410) <{permutation = array<i64: 0, 2, 1>}> : (tensor<1x3x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
    %625 = "chlo.conj"(%624) : (tensor<1x3x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
    %626 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %627 = "stablehlo.pad"(%625, %626) <{edge_padding_low = array<i64: 0, 0, 0>, edge_padding_high = array<i64: 0, 1, 0>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<1x3x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x4x3xcomplex<f32>>
    %628 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<1x4x3xcomplex<f32>>}> : () -> tensor<1x4x3xcomplex<f32>>
    %629 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x4x3xi32>
    %630 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x4x3xi32>
    %631 = "stablehlo.subtract"(%630, %629) : (tensor<1x4x3xi32>, tensor<1x4x3xi32>) -> tensor<1x4x3xi32>
    %632 = "stablehlo.constant"() <{value = dense<0> : tensor<1x4x3xi32>}> : () -> tensor<1x4x3xi32>
    %633 = "stablehlo.compare"(%631, %632) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x4x3xi32>, tensor<1x4x3xi32>) -> tensor<1x4x3xi1>
    %634 = "stablehlo.convert"(%633) : (tensor<1x4x3xi1>) -> tensor<1x4x3xcomplex<f32>>
    %635 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x4x3xi32>
    %636 = "stablehlo.constant"() <{value = dense<3> : tensor<1x4x3xi32>}> : () -> tensor<1x4x3xi32>
    %637 = "stablehlo.compare"(%635, %636) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x4x3xi32>, tensor<1x4x3xi32>) -> tensor<1x4x3xi1>
    %638 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<1x4x3xcomplex<f32>>}> : () -> tensor<1x4x3xcomplex<f32>>
    %639 = "stablehlo.select"(%637, %634, %638) : (tensor<1x4x3xi1>, tensor<1x4x3xcomplex<f32>>, tensor<1x4x3xcomplex<f32>>) -> tensor<1x4x3xcomplex<f32>>
    %640 = "stablehlo.add"(%627, %639) : (tensor<1x4x3xcomplex<f32>>, tensor<1x4x3xcomplex<f32>>) -> tensor<1x4x3xcomplex<f32>>
    %641 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %686:4 = "stablehlo.while"(%641, %640, %145#1, %145#2) ({
    ^bb0(%r642: tensor<i32>, %r643: tensor<1x4x3xcomplex<f32>>, %r644: tensor<1x4x3xcomplex<f32>>, %r645: tensor<1x3xcomplex<f32>>):
      %646 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %647 = "stablehlo.compare"(%r642, %646) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%647) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r648: tensor<i32>, %r649: tensor<1x4x3xcomplex<f32>>, %r650: tensor<1x4x3xcomplex<f32>>, %r651: tensor<1x3xcomplex<f32>>):
      %652 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
      %653 = "stablehlo.subtract"(%652, %r648) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %654 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %655 = "stablehlo.dynamic_slice"(%r650, %654, %654, %653) <{slice_sizes = array<i64: 1, 4, 1>}> : (tensor<1x4x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x1xcomplex<f32>>
      %656 = "stablehlo.reshape"(%655) : (tensor<1x4x1xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
      %657 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x4xi32>
      %658 = "stablehlo.broadcast_in_dim"(%653) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x4xi32>
      %659 = "stablehlo.compare"(%657, %658) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<1x4xi1>
      %660 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x4xi32>
      %661 = "stablehlo.broadcast_in_dim"(%653) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x4xi32>
      %662 = "stablehlo.compare"(%660, %661) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<1x4xi1>
      %663 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<1x4xcomplex<f32>>}> : () -> tensor<1x4xcomplex<f32>>
      %664 = "stablehlo.constant"() <{value = dense<(1.0, 0.0)> : tensor<1x4xcomplex<f32>>}> : () -> tensor<1x4xcomplex<f32>>
      %665 = "stablehlo.select"(%662, %656, %663) : (tensor<1x4xi1>, tensor<1x4xcomplex<f32>>, tensor<1x4xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
      %666 = "stablehlo.select"(%659, %664, %665) : (tensor<1x4xi1>, tensor<1x4xcomplex<f32>>, tensor<1x4xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
      %667 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %668 = "stablehlo.dynamic_slice"(%r651, %667, %653) <{slice_sizes = array<i64: 1, 1>}> : (tensor<1x3xcomplex<f32>>, tensor<i32>, tensor<i32>) -> tensor<1x1xcomplex<f32>>
      %669 = "stablehlo.reshape"(%668) : (tensor<1x1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %670 = "chlo.conj"(%666) : (tensor<1x4xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
      %671 = "stablehlo.broadcast_in_dim"(%670) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x4xcomplex<f32>>) -> tensor<1x4x3xcomplex<f32>>
      %672 = "stablehlo.multiply"(%r649, %671) : (tensor<1x4x3xcomplex<f32>>, tensor<1x4x3xcomplex<f32>>) -> tensor<1x4x3xcomplex<f32>>
      %673 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
      %677 = "stablehlo.reduce"(%672, %673) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r674: tensor<complex<f32>>, %r675: tensor<complex<f32>>):
        %676 = "stablehlo.add"(%r674, %r675) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
        "stablehlo.return"(%676) : (tensor<complex<f32>>) -> ()
      }) : (tensor<1x4x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x3xcomplex<f32>>
      %678 = "stablehlo.broadcast_in_dim"(%669) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
      %679 = "stablehlo.multiply"(%666, %678) : (tensor<1x4xcomplex<f32>>, tensor<1x4xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
      %680 = "stablehlo.broadcast_in_dim"(%679) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x4xcomplex<f32>>) -> tensor<1x4x3xcomplex<f32>>
      %681 = "stablehlo.broadcast_in_dim"(%677) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x3xcomplex<f32>>) -> tensor<1x4x3xcomplex<f32>>
      %682 = "stablehlo.multiply"(%680, %681) : (tensor<1x4x3xcomplex<f32>>, tensor<1x4x3xcomplex<f32>>) -> tensor<1x4x3xcomplex<f32>>
      %683 = "stablehlo.subtract"(%r649, %682) : (tensor<1x4x3xcomplex<f32>>, tensor<1x4x3xcomplex<f32>>) -> tensor<1x4x3xcomplex<f32>>
      %684 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %685 = "stablehlo.add"(%r648, %684) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%685, %683, %r650, %r651) : (tensor<i32>, tensor<1x4x3xcomplex<f32>>, tensor<1x4x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> ()
    }) : (tensor<i32>, tensor<1x4x3xcomplex<f32>>, tensor<1x4x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> (tensor<i32>, tensor<1x4x3xcomplex<f32>>, tensor<1x4x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>)
    %687 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %691 = "stablehlo.reduce"(%412, %687) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r688: tensor<f32>, %r689: tensor<f32>):
      %690 = "stablehlo.maximum"(%r688, %r689) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%690) : (tensor<f32>) -> ()
    }) : (tensor<1x3xf32>, tensor<f32>) -> tensor<1xf32>
    %692 = "stablehlo.constant"() <{value = dense<4.76837158203125e-7> : tensor<f32>}> : () -> tensor<f32>
    %693 = "stablehlo.broadcast_in_dim"(%692) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1xf32>
    %694 = "stablehlo.multiply"(%691, %693) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %695 = "stablehlo.reshape"(%694) : (tensor<1xf32>) -> tensor<1x1xf32>
    %696 = "stablehlo.broadcast_in_dim"(%695) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xf32>) -> tensor<1x3xf32>
    %697 = "stablehlo.compare"(%412, %696) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xi1>
    %698 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x3xf32>}> : () -> tensor<1x3xf32>
    %699 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1x3xf32>}> : () -> tensor<1x3xf32>
    %700 = "stablehlo.select"(%697, %412, %699) : (tensor<1x3xi1>, tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
    %701 = "stablehlo.divide"(%699, %700) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
    %702 = "stablehlo.select"(%697, %701, %698) : (tensor<1x3xi1>, tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
    %703 = "stablehlo.transpose"(%686#1) <{permutation = array<i64: 0, 2, 1>}> : (tensor<1x4x3xcomplex<f32>>) -> tensor<1x3x4xcomplex<f32>>
    %704 = "chlo.conj"(%703) : (tensor<1x3x4xcomplex<f32>>) -> tensor<1x3x4xcomplex<f32>>
    %705 = "stablehlo.dot_general"(%704, %1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<1x3x4xcomplex<f32>>, tensor<1x4x2xcomplex<f32>>) -> tensor<1x3x2xcomplex<f32>>
    %706 = "stablehlo.dot_general"(%686#1, %705) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<1x4x3xcomplex<f32>>, tensor<1x3x2xcomplex<f32>>) -> tensor<1x4x2xcomplex<f32>>
    %707 = "stablehlo.subtract"(%1, %706) : (tensor<1x4x2xcomplex<f32>>, tensor<1x4x2xcomplex<f32>>) -> tensor<1x4x2xcomplex<f32>>
    %708 = "stablehlo.convert"(%702) : (tensor<1x3xf32>) -> tensor<1x3xcomplex<f32>>
    %709 = "stablehlo.broadcast_in_dim"(%708) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xcomplex<f32>>) -> tensor<1x3x2xcomplex<f32>>
    %710 = "stablehlo.multiply"(%705, %709) : (tensor<1x3x2xcomplex<f32>>, tensor<1x3x2xcomplex<f32>>) -> tensor<1x3x2xcomplex<f32>>
    %711 = "stablehlo.transpose"(%623) <{permutation = array<i64: 0, 2, 1>}> : (tensor<1x3x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
    %712 = "chlo.conj"(%711) : (tensor<1x3x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
    %713 = "stablehlo.convert"(%697) : (tensor<1x3xi1>) -> tensor<1x3xi32>
    %714 = "stablehlo.dot_general"(%712, %710) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<1x3x3xcomplex<f32>>, tensor<1x3x2xcomplex<f32>>) -> tensor<1x3x2xcomplex<f32>>
    %715 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %719 = "stablehlo.reduce"(%713, %715) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r716: tensor<i32>, %r717: tensor<i32>):
      %718 = "stablehlo.add"(%r716, %r717) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%718) : (tensor<i32>) -> ()
    }) : (tensor<1x3xi32>, tensor<i32>) -> tensor<1xi32>
    %720 = "stablehlo.reshape"(%714) : (tensor<1x3x2xcomplex<f32>>) -> tensor<3x2xcomplex<f32>>
    %721 = "stablehlo.constant"() <{value = dense<0.0> : tensor<0xf32>}> : () -> tensor<0xf32>
    %722 = "stablehlo.reshape"(%719) : (tensor<1xi32>) -> tensor<i32>
    %723 = "stablehlo.convert"(%722) : (tensor<i32>) -> tensor<i64>
    %724 = "stablehlo.constant"() <{value = dense<0.0> : tensor<0xf32>}> : () -> tensor<0xf32>
    return %720, %721, %723, %724 : tensor<3x2xcomplex<f32>>, tensor<0xf32>, tensor<i64>, tensor<0xf32>
  }
}
