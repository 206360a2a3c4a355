// aten::linalg_ldl_solve(Tensor LD, Tensor pivots, Tensor B, *, bool hermitian=False) -> Tensor

// T[3,3] i32[3] T[3,2], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<3x3xf32>, %arg1: tensor<3xi32>, %arg2: tensor<3x2xf32>) -> (tensor<3x2xf32>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<3x3xf32>) -> tensor<1x3x3xf32>
    %1 = "stablehlo.reshape"(%arg2) : (tensor<3x2xf32>) -> tensor<1x3x2xf32>
    %2 = "stablehlo.reshape"(%arg1) : (tensor<3xi32>) -> tensor<3x1xi32>
    %3 = "stablehlo.reshape"(%arg1) : (tensor<3xi32>) -> tensor<1x3x1xi32>
    %4 = "stablehlo.reshape"(%arg1) : (tensor<3xi32>) -> tensor<1x3xi32>
    %5 = "stablehlo.constant"() <{value = dense<0> : tensor<1x3xi32>}> : () -> tensor<1x3xi32>
    %6 = "stablehlo.compare"(%4, %5) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x3xi1>) -> tensor<1x3x3xi1>
    %8 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x3xi32>
    %9 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x3x3xi32>
    %10 = "stablehlo.subtract"(%9, %8) : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi32>
    %11 = "stablehlo.constant"() <{value = dense<0> : tensor<1x3x3xi32>}> : () -> tensor<1x3x3xi32>
    %12 = "stablehlo.compare"(%10, %11) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
    %13 = "stablehlo.constant"() <{value = dense<false> : tensor<1x3x3xi1>}> : () -> tensor<1x3x3xi1>
    %14 = "stablehlo.select"(%12, %7, %13) : (tensor<1x3x3xi1>, tensor<1x3x3xi1>, tensor<1x3x3xi1>) -> tensor<1x3x3xi1>
    %15 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %19 = "stablehlo.reduce"(%14, %15) <{dimensions = array<i64: 2>}> ({
    ^bb0(%r16: tensor<i1>, %r17: tensor<i1>):
      %18 = "stablehlo.xor"(%r16, %r17) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%18) : (tensor<i1>) -> ()
    }) : (tensor<1x3x3xi1>, tensor<i1>) -> tensor<1x3xi1>
    %20 = "stablehlo.and"(%6, %19) : (tensor<1x3xi1>, tensor<1x3xi1>) -> tensor<1x3xi1>
    %21 = "stablehlo.not"(%19) : (tensor<1x3xi1>) -> tensor<1x3xi1>
    %22 = "stablehlo.and"(%6, %21) : (tensor<1x3xi1>, tensor<1x3xi1>) -> tensor<1x3xi1>
    %23 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
    %24 = "stablehlo.abs"(%4) : (tensor<1x3xi32>) -> tensor<1x3xi32>
    %25 = "stablehlo.constant"() <{value = dense<-1> : tensor<1x3xi32>}> : () -> tensor<1x3xi32>
    %26 = "stablehlo.add"(%24, %25) : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi32>
    %27 = "stablehlo.constant"() <{value = dense<1> : tensor<1x3xi32>}> : () -> tensor<1x3xi32>
    %28 = "stablehlo.add"(%23, %27) : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi32>
    %29 = "stablehlo.select"(%22, %28, %23) : (tensor<1x3xi1>, tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi32>
    %30 = "stablehlo.select"(%20, %23, %26) : (tensor<1x3xi1>, tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi32>
    %31 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x3xi32>
    %32 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x3x3xi32>
    %33 = "stablehlo.subtract"(%32, %31) : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi32>
    %34 = "stablehlo.constant"() <{value = dense<0> : tensor<1x3x3xi32>}> : () -> tensor<1x3x3xi32>
    %35 = "stablehlo.compare"(%33, %34) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
    %36 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x3x3xf32>}> : () -> tensor<1x3x3xf32>
    %37 = "stablehlo.select"(%35, %0, %36) : (tensor<1x3x3xi1>, tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
    %38 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x3xi32>
    %39 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x3x3xi32>
    %40 = "stablehlo.subtract"(%39, %38) : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi32>
    %41 = "stablehlo.constant"() <{value = dense<-1> : tensor<1x3x3xi32>}> : () -> tensor<1x3x3xi32>
    %42 = "stablehlo.compare"(%40, %41) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
    %43 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x3x3xf32>}> : () -> tensor<1x3x3xf32>
    %44 = "stablehlo.select"(%42, %0, %43) : (tensor<1x3x3xi1>, tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
    %45 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x3xi1>) -> tensor<1x3x3xi1>
    %46 = "stablehlo.select"(%45, %44, %37) : (tensor<1x3x3xi1>, tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
    %47 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %91:5 = "stablehlo.while"(%47, %1, %46, %29, %30) ({
    ^bb0(%r48: tensor<i32>, %r49: tensor<1x3x2xf32>, %r50: tensor<1x3x3xf32>, %r51: tensor<1x3xi32>, %r52: tensor<1x3xi32>):
      %53 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %54 = "stablehlo.compare"(%r48, %53) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%54) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r55: tensor<i32>, %r56: tensor<1x3x2xf32>, %r57: tensor<1x3x3xf32>, %r58: tensor<1x3xi32>, %r59: tensor<1x3xi32>):
      %60 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %61 = "stablehlo.dynamic_slice"(%r58, %60, %r55) <{slice_sizes = array<i64: 1, 1>}> : (tensor<1x3xi32>, tensor<i32>, tensor<i32>) -> tensor<1x1xi32>
      %62 = "stablehlo.reshape"(%61) : (tensor<1x1xi32>) -> tensor<1xi32>
      %63 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %64 = "stablehlo.dynamic_slice"(%r59, %63, %r55) <{slice_sizes = array<i64: 1, 1>}> : (tensor<1x3xi32>, tensor<i32>, tensor<i32>) -> tensor<1x1xi32>
      %65 = "stablehlo.reshape"(%64) : (tensor<1x1xi32>) -> tensor<1xi32>
      %66 = "stablehlo.gather"(%r56, %61) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 2>, indices_are_sorted = false}> : (tensor<1x3x2xf32>, tensor<1x1xi32>) -> tensor<1x1x2xf32>
      %67 = "stablehlo.reshape"(%66) : (tensor<1x1x2xf32>) -> tensor<1x2xf32>
      %68 = "stablehlo.gather"(%r56, %64) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 2>, indices_are_sorted = false}> : (tensor<1x3x2xf32>, tensor<1x1xi32>) -> tensor<1x1x2xf32>
      %69 = "stablehlo.reshape"(%68) : (tensor<1x1x2xf32>) -> tensor<1x2xf32>
      %70 = "stablehlo.broadcast_in_dim"(%67) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x2xf32>) -> tensor<1x3x2xf32>
      %71 = "stablehlo.broadcast_in_dim"(%69) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x2xf32>) -> tensor<1x3x2xf32>
      %72 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x2xi32>
      %73 = "stablehlo.broadcast_in_dim"(%62) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3x2xi32>
      %74 = "stablehlo.broadcast_in_dim"(%65) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3x2xi32>
      %75 = "stablehlo.compare"(%72, %73) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x2xi32>, tensor<1x3x2xi32>) -> tensor<1x3x2xi1>
      %76 = "stablehlo.compare"(%72, %74) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x2xi32>, tensor<1x3x2xi32>) -> tensor<1x3x2xi1>
      %77 = "stablehlo.select"(%76, %70, %r56) : (tensor<1x3x2xi1>, tensor<1x3x2xf32>, tensor<1x3x2xf32>) -> tensor<1x3x2xf32>
      %78 = "stablehlo.select"(%75, %71, %77) : (tensor<1x3x2xi1>, tensor<1x3x2xf32>, tensor<1x3x2xf32>) -> tensor<1x3x2xf32>
      %79 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %80 = "stablehlo.dynamic_slice"(%78, %79, %r55, %79) <{slice_sizes = array<i64: 1, 1, 2>}> : (tensor<1x3x2xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xf32>
      %81 = "stablehlo.reshape"(%80) : (tensor<1x1x2xf32>) -> tensor<1x2xf32>
      %82 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %83 = "stablehlo.dynamic_slice"(%r57, %82, %82, %r55) <{slice_sizes = array<i64: 1, 3, 1>}> : (tensor<1x3x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x1xf32>
      %84 = "stablehlo.reshape"(%83) : (tensor<1x3x1xf32>) -> tensor<1x3xf32>
      %85 = "stablehlo.broadcast_in_dim"(%81) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x2xf32>) -> tensor<1x3x2xf32>
      %86 = "stablehlo.broadcast_in_dim"(%84) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xf32>) -> tensor<1x3x2xf32>
      %87 = "stablehlo.multiply"(%86, %85) : (tensor<1x3x2xf32>, tensor<1x3x2xf32>) -> tensor<1x3x2xf32>
      %88 = "stablehlo.subtract"(%78, %87) : (tensor<1x3x2xf32>, tensor<1x3x2xf32>) -> tensor<1x3x2xf32>
      %89 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %90 = "stablehlo.add"(%r55, %89) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%90, %88, %r57, %r58, %r59) : (tensor<i32>, tensor<1x3x2xf32>, tensor<1x3x3xf32>, tensor<1x3xi32>, tensor<1x3xi32>) -> ()
    }) : (tensor<i32>, tensor<1x3x2xf32>, tensor<1x3x3xf32>, tensor<1x3xi32>, tensor<1x3xi32>) -> (tensor<i32>, tensor<1x3x2xf32>, tensor<1x3x3xf32>, tensor<1x3xi32>, tensor<1x3xi32>)
    %92 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x3xi32>
    %93 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x3x3xi32>
    %94 = "stablehlo.subtract"(%93, %92) : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi32>
    %95 = "stablehlo.constant"() <{value = dense<0> : tensor<1x3x3xi32>}> : () -> tensor<1x3x3xi32>
    %96 = "stablehlo.compare"(%94, %95) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
    %97 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x3x3xf32>}> : () -> tensor<1x3x3xf32>
    %98 = "stablehlo.select"(%96, %0, %97) : (tensor<1x3x3xi1>, tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
    %99 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %103 = "stablehlo.reduce"(%98, %99) <{dimensions = array<i64: 2>}> ({
    ^bb0(%r100: tensor<f32>, %r101: tensor<f32>):
      %102 = "stablehlo.add"(%r100, %r101) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%102) : (tensor<f32>) -> ()
    }) : (tensor<1x3x3xf32>, tensor<f32>) -> tensor<1x3xf32>
    %104 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %105 = "stablehlo.pad"(%0, %104) <{edge_padding_low = array<i64: 0, -1, 0>, edge_padding_high = array<i64: 0, 1, 0>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<1x3x3xf32>, tensor<f32>) -> tensor<1x3x3xf32>
    %106 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x3xi32>
    %107 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x3x3xi32>
    %108 = "stablehlo.subtract"(%107, %106) : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi32>
    %109 = "stablehlo.constant"() <{value = dense<0> : tensor<1x3x3xi32>}> : () -> tensor<1x3x3xi32>
    %110 = "stablehlo.compare"(%108, %109) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
    %111 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x3x3xf32>}> : () -> tensor<1x3x3xf32>
    %112 = "stablehlo.select"(%110, %105, %111) : (tensor<1x3x3xi1>, tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
    %113 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %117 = "stablehlo.reduce"(%112, %113) <{dimensions = array<i64: 2>}> ({
    ^bb0(%r114: tensor<f32>, %r115: tensor<f32>):
      %116 = "stablehlo.add"(%r114, %r115) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%116) : (tensor<f32>) -> ()
    }) : (tensor<1x3x3xf32>, tensor<f32>) -> tensor<1x3xf32>
    %118 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %119 = "stablehlo.pad"(%91#1, %118) <{edge_padding_low = array<i64: 0, -1, 0>, edge_padding_high = array<i64: 0, 1, 0>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<1x3x2xf32>, tensor<f32>) -> tensor<1x3x2xf32>
    %120 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %121 = "stablehlo.pad"(%91#1, %120) <{edge_padding_low = array<i64: 0, 1, 0>, edge_padding_high = array<i64: 0, -1, 0>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<1x3x2xf32>, tensor<f32>) -> tensor<1x3x2xf32>
    %122 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %123 = "stablehlo.pad"(%117, %122) <{edge_padding_low = array<i64: 0, 1>, edge_padding_high = array<i64: 0, -1>, interior_padding = array<i64: 0, 0>}> : (tensor<1x3xf32>, tensor<f32>) -> tensor<1x3xf32>
    %124 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %125 = "stablehlo.pad"(%103, %124) <{edge_padding_low = array<i64: 0, -1>, edge_padding_high = array<i64: 0, 1>, interior_padding = array<i64: 0, 0>}> : (tensor<1x3xf32>, tensor<f32>) -> tensor<1x3xf32>
    %126 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %127 = "stablehlo.pad"(%103, %126) <{edge_padding_low = array<i64: 0, 1>, edge_padding_high = array<i64: 0, -1>, interior_padding = array<i64: 0, 0>}> : (tensor<1x3xf32>, tensor<f32>) -> tensor<1x3xf32>
    %128 = "stablehlo.select"(%20, %123, %117) : (tensor<1x3xi1>, tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
    %129 = "stablehlo.select"(%20, %127, %125) : (tensor<1x3xi1>, tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
    %130 = "stablehlo.select"(%20, %128, %128) : (tensor<1x3xi1>, tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
    %131 = "stablehlo.select"(%20, %128, %128) : (tensor<1x3xi1>, tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
    %132 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xi1>) -> tensor<1x3x2xi1>
    %133 = "stablehlo.select"(%132, %121, %119) : (tensor<1x3x2xi1>, tensor<1x3x2xf32>, tensor<1x3x2xf32>) -> tensor<1x3x2xf32>
    %134 = "stablehlo.divide"(%129, %130) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
    %135 = "stablehlo.divide"(%103, %131) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
    %136 = "stablehlo.multiply"(%134, %135) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
    %137 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<1x3xf32>}> : () -> tensor<1x3xf32>
    %138 = "stablehlo.add"(%136, %137) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
    %139 = "stablehlo.multiply"(%131, %138) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
    %140 = "stablehlo.broadcast_in_dim"(%134) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xf32>) -> tensor<1x3x2xf32>
    %141 = "stablehlo.broadcast_in_dim"(%139) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xf32>) -> tensor<1x3x2xf32>
    %142 = "stablehlo.broadcast_in_dim"(%103) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xf32>) -> tensor<1x3x2xf32>
    %143 = "stablehlo.multiply"(%91#1, %140) : (tensor<1x3x2xf32>, tensor<1x3x2xf32>) -> tensor<1x3x2xf32>
    %144 = "stablehlo.subtract"(%143, %133) : (tensor<1x3x2xf32>, tensor<1x3x2xf32>) -> tensor<1x3x2xf32>
    %145 = "stablehlo.divide"(%144, %141) : (tensor<1x3x2xf32>, tensor<1x3x2xf32>) -> tensor<1x3x2xf32>
    %146 = "stablehlo.divide"(%91#1, %142) : (tensor<1x3x2xf32>, tensor<1x3x2xf32>) -> tensor<1x3x2xf32>
    %147 = "stablehlo.or"(%22, %20) : (tensor<1x3xi1>, tensor<1x3xi1>) -> tensor<1x3xi1>
    %148 = "stablehlo.broadcast_in_dim"(%147) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xi1>) -> tensor<1x3x2xi1>
    %149 = "stablehlo.select"(%148, %145, %146) : (tensor<1x3x2xi1>, tensor<1x3x2xf32>, tensor<1x3x2xf32>) -> tensor<1x3x2xf32>
    %150 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %199:5 = "stablehlo.while"(%150, %149, %46, %29, %30) ({
    ^bb0(%r151: tensor<i32>, %r152: tensor<1x3x2xf32>, %r153: tensor<1x3x3xf32>, %r154: tensor<1x3xi32>, %r155: tensor<1x3xi32>):
      %156 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %157 = "stablehlo.compare"(%r151, %156) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%157) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r158: tensor<i32>, %r159: tensor<1x3x2xf32>, %r160: tensor<1x3x3xf32>, %r161: tensor<1x3xi32>, %r162: tensor<1x3xi32>):
      %163 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
      %164 = "stablehlo.subtract"(%163, %r158) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %165 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %166 = "stablehlo.dynamic_slice"(%r160, %165, %165, %164) <{slice_sizes = array<i64: 1, 3, 1>}> : (tensor<1x3x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x1xf32>
      %167 = "stablehlo.reshape"(%166) : (tensor<1x3x1xf32>) -> tensor<1x3xf32>
      %168 = "stablehlo.reshape"(%166) : (tensor<1x3x1xf32>) -> tensor<1x1x3xf32>
      %169 = "stablehlo.dot_general"(%168, %r159) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<1x1x3xf32>, tensor<1x3x2xf32>) -> tensor<1x1x2xf32>
      %170 = "stablehlo.reshape"(%169) : (tensor<1x1x2xf32>) -> tensor<1x2xf32>
      %171 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %172 = "stablehlo.dynamic_slice"(%r159, %171, %164, %171) <{slice_sizes = array<i64: 1, 1, 2>}> : (tensor<1x3x2xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xf32>
      %173 = "stablehlo.reshape"(%172) : (tensor<1x1x2xf32>) -> tensor<1x2xf32>
      %174 = "stablehlo.subtract"(%173, %170) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
      %175 = "stablehlo.reshape"(%174) : (tensor<1x2xf32>) -> tensor<1x1x2xf32>
      %176 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %177 = "stablehlo.dynamic_update_slice"(%r159, %175, %176, %164, %176) : (tensor<1x3x2xf32>, tensor<1x1x2xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x2xf32>
      %178 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %179 = "stablehlo.dynamic_slice"(%r161, %178, %164) <{slice_sizes = array<i64: 1, 1>}> : (tensor<1x3xi32>, tensor<i32>, tensor<i32>) -> tensor<1x1xi32>
      %180 = "stablehlo.reshape"(%179) : (tensor<1x1xi32>) -> tensor<1xi32>
      %181 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %182 = "stablehlo.dynamic_slice"(%r162, %181, %164) <{slice_sizes = array<i64: 1, 1>}> : (tensor<1x3xi32>, tensor<i32>, tensor<i32>) -> tensor<1x1xi32>
      %183 = "stablehlo.reshape"(%182) : (tensor<1x1xi32>) -> tensor<1xi32>
      %184 = "stablehlo.gather"(%177, %179) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 2>, indices_are_sorted = false}> : (tensor<1x3x2xf32>, tensor<1x1xi32>) -> tensor<1x1x2xf32>
      %185 = "stablehlo.reshape"(%184) : (tensor<1x1x2xf32>) -> tensor<1x2xf32>
      %186 = "stablehlo.gather"(%177, %182) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 2>, indices_are_sorted = false}> : (tensor<1x3x2xf32>, tensor<1x1xi32>) -> tensor<1x1x2xf32>
      %187 = "stablehlo.reshape"(%186) : (tensor<1x1x2xf32>) -> tensor<1x2xf32>
      %188 = "stablehlo.broadcast_in_dim"(%185) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x2xf32>) -> tensor<1x3x2xf32>
      %189 = "stablehlo.broadcast_in_dim"(%187) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x2xf32>) -> tensor<1x3x2xf32>
      %190 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x2xi32>
      %191 = "stablehlo.broadcast_in_dim"(%180) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3x2xi32>
      %192 = "stablehlo.broadcast_in_dim"(%183) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3x2xi32>
      %193 = "stablehlo.compare"(%190, %191) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x2xi32>, tensor<1x3x2xi32>) -> tensor<1x3x2xi1>
      %194 = "stablehlo.compare"(%190, %192) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x2xi32>, tensor<1x3x2xi32>) -> tensor<1x3x2xi1>
      %195 = "stablehlo.select"(%194, %188, %177) : (tensor<1x3x2xi1>, tensor<1x3x2xf32>, tensor<1x3x2xf32>) -> tensor<1x3x2xf32>
      %196 = "stablehlo.select"(%193, %189, %195) : (tensor<1x3x2xi1>, tensor<1x3x2xf32>, tensor<1x3x2xf32>) -> tensor<1x3x2xf32>
      %197 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %198 = "stablehlo.add"(%r158, %197) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%198, %196, %r160, %r161, %r162) : (tensor<i32>, tensor<1x3x2xf32>, tensor<1x3x3xf32>, tensor<1x3xi32>, tensor<1x3xi32>) -> ()
    }) : (tensor<i32>, tensor<1x3x2xf32>, tensor<1x3x3xf32>, tensor<1x3xi32>, tensor<1x3xi32>) -> (tensor<i32>, tensor<1x3x2xf32>, tensor<1x3x3xf32>, tensor<1x3xi32>, tensor<1x3xi32>)
    %200 = "stablehlo.reshape"(%199#1) : (tensor<1x3x2xf32>) -> tensor<3x2xf32>
    return %200 : tensor<3x2xf32>
  }
}

// T[3,3] i32[3] T[2,3,2] true, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<3x3xf32>, %arg1: tensor<3xi32>, %arg2: tensor<2x3x2xf32>) -> (tensor<2x3x2xf32>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<3x3xf32>) -> tensor<2x3x3xf32>
    %1 = "stablehlo.reshape"(%arg1) : (tensor<3xi32>) -> tensor<3x1xi32>
    %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<3x1xi32>) -> tensor<2x3x1xi32>
    %3 = "stablehlo.reshape"(%2) : (tensor<2x3x1xi32>) -> tensor<2x3xi32>
    %4 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %5 = "stablehlo.compare"(%3, %4) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
    %6 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x3xi1>) -> tensor<2x3x3xi1>
    %7 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3x3xi32>
    %8 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x3x3xi32>
    %9 = "stablehlo.subtract"(%8, %7) : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi32>
    %10 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3x3xi32>}> : () -> tensor<2x3x3xi32>
    %11 = "stablehlo.compare"(%9, %10) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
    %12 = "stablehlo.constant"() <{value = dense<false> : tensor<2x3x3xi1>}> : () -> tensor<2x3x3xi1>
    %13 = "stablehlo.select"(%11, %6, %12) : (tensor<2x3x3xi1>, tensor<2x3x3xi1>, tensor<2x3x3xi1>) -> tensor<2x3x3xi1>
    %14 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %18 = "stablehlo.reduce"(%13, %14) <{dimensions = array<i64: 2>}> ({
    ^bb0(%r15: tensor<i1>, %r16: tensor<i1>):
      %17 = "stablehlo.xor"(%r15, %r16) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%17) : (tensor<i1>) -> ()
    }) : (tensor<2x3x3xi1>, tensor<i1>) -> tensor<2x3xi1>
    %19 = "stablehlo.and"(%5, %18) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %20 = "stablehlo.not"(%18) : (tensor<2x3xi1>) -> tensor<2x3xi1>
    %21 = "stablehlo.and"(%5, %20) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %22 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
    %23 = "stablehlo.abs"(%3) : (tensor<2x3xi32>) -> tensor<2x3xi32>
    %24 = "stablehlo.constant"() <{value = dense<-1> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %25 = "stablehlo.add"(%23, %24) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %26 = "stablehlo.constant"() <{value = dense<1> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %27 = "stablehlo.add"(%22, %26) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %28 = "stablehlo.select"(%21, %27, %22) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %29 = "stablehlo.select"(%19, %22, %25) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %30 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3x3xi32>
    %31 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x3x3xi32>
    %32 = "stablehlo.subtract"(%31, %30) : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi32>
    %33 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3x3xi32>}> : () -> tensor<2x3x3xi32>
    %34 = "stablehlo.compare"(%32, %33) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
    %35 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3x3xf32>}> : () -> tensor<2x3x3xf32>
    %36 = "stablehlo.select"(%34, %0, %35) : (tensor<2x3x3xi1>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %37 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3x3xi32>
    %38 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x3x3xi32>
    %39 = "stablehlo.subtract"(%38, %37) : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi32>
    %40 = "stablehlo.constant"() <{value = dense<-1> : tensor<2x3x3xi32>}> : () -> tensor<2x3x3xi32>
    %41 = "stablehlo.compare"(%39, %40) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
    %42 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3x3xf32>}> : () -> tensor<2x3x3xf32>
    %43 = "stablehlo.select"(%41, %0, %42) : (tensor<2x3x3xi1>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %44 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x3xi1>) -> tensor<2x3x3xi1>
    %45 = "stablehlo.select"(%44, %43, %36) : (tensor<2x3x3xi1>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %46 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %90:5 = "stablehlo.while"(%46, %arg2, %45, %28, %29) ({
    ^bb0(%r47: tensor<i32>, %r48: tensor<2x3x2xf32>, %r49: tensor<2x3x3xf32>, %r50: tensor<2x3xi32>, %r51: tensor<2x3xi32>):
      %52 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %53 = "stablehlo.compare"(%r47, %52) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%53) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r54: tensor<i32>, %r55: tensor<2x3x2xf32>, %r56: tensor<2x3x3xf32>, %r57: tensor<2x3xi32>, %r58: tensor<2x3xi32>):
      %59 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %60 = "stablehlo.dynamic_slice"(%r57, %59, %r54) <{slice_sizes = array<i64: 2, 1>}> : (tensor<2x3xi32>, tensor<i32>, tensor<i32>) -> tensor<2x1xi32>
      %61 = "stablehlo.reshape"(%60) : (tensor<2x1xi32>) -> tensor<2xi32>
      %62 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %63 = "stablehlo.dynamic_slice"(%r58, %62, %r54) <{slice_sizes = array<i64: 2, 1>}> : (tensor<2x3xi32>, tensor<i32>, tensor<i32>) -> tensor<2x1xi32>
      %64 = "stablehlo.reshape"(%63) : (tensor<2x1xi32>) -> tensor<2xi32>
      %65 = "stablehlo.gather"(%r55, %60) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 2>, indices_are_sorted = false}> : (tensor<2x3x2xf32>, tensor<2x1xi32>) -> tensor<2x1x2xf32>
      %66 = "stablehlo.reshape"(%65) : (tensor<2x1x2xf32>) -> tensor<2x2xf32>
      %67 = "stablehlo.gather"(%r55, %63) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 2>, indices_are_sorted = false}> : (tensor<2x3x2xf32>, tensor<2x1xi32>) -> tensor<2x1x2xf32>
      %68 = "stablehlo.reshape"(%67) : (tensor<2x1x2xf32>) -> tensor<2x2xf32>
      %69 = "stablehlo.broadcast_in_dim"(%66) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x2xf32>) -> tensor<2x3x2xf32>
      %70 = "stablehlo.broadcast_in_dim"(%68) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x2xf32>) -> tensor<2x3x2xf32>
      %71 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3x2xi32>
      %72 = "stablehlo.broadcast_in_dim"(%61) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3x2xi32>
      %73 = "stablehlo.broadcast_in_dim"(%64) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3x2xi32>
      %74 = "stablehlo.compare"(%71, %72) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x2xi32>, tensor<2x3x2xi32>) -> tensor<2x3x2xi1>
      %75 = "stablehlo.compare"(%71, %73) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x2xi32>, tensor<2x3x2xi32>) -> tensor<2x3x2xi1>
      %76 = "stablehlo.select"(%75, %69, %r55) : (tensor<2x3x2xi1>, tensor<2x3x2xf32>, tensor<2x3x2xf32>) -> tensor<2x3x2xf32>
      %77 = "stablehlo.select"(%74, %70, %76) : (tensor<2x3x2xi1>, tensor<2x3x2xf32>, tensor<2x3x2xf32>) -> tensor<2x3x2xf32>
      %78 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %79 = "stablehlo.dynamic_slice"(%77, %78, %r54, %78) <{slice_sizes = array<i64: 2, 1, 2>}> : (tensor<2x3x2xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x1x2xf32>
      %80 = "stablehlo.reshape"(%79) : (tensor<2x1x2xf32>) -> tensor<2x2xf32>
      %81 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %82 = "stablehlo.dynamic_slice"(%r56, %81, %81, %r54) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<2x3x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xf32>
      %83 = "stablehlo.reshape"(%82) : (tensor<2x3x1xf32>) -> tensor<2x3xf32>
      %84 = "stablehlo.broadcast_in_dim"(%80) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x2xf32>) -> tensor<2x3x2xf32>
      %85 = "stablehlo.broadcast_in_dim"(%83) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x2xf32>
      %86 = "stablehlo.multiply"(%85, %84) : (tensor<2x3x2xf32>, tensor<2x3x2xf32>) -> tensor<2x3x2xf32>
      %87 = "stablehlo.subtract"(%77, %86) : (tensor<2x3x2xf32>, tensor<2x3x2xf32>) -> tensor<2x3x2xf32>
      %88 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %89 = "stablehlo.add"(%r54, %88) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%89, %87, %r56, %r57, %r58) : (tensor<i32>, tensor<2x3x2xf32>, tensor<2x3x3xf32>, tensor<2x3xi32>, tensor<2x3xi32>) -> ()
    }) : (tensor<i32>, tensor<2x3x2xf32>, tensor<2x3x3xf32>, tensor<2x3xi32>, tensor<2x3xi32>) -> (tensor<i32>, tensor<2x3x2xf32>, tensor<2x3x3xf32>, tensor<2x3xi32>, tensor<2x3xi32>)
    %91 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3x3xi32>
    %92 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x3x3xi32>
    %93 = "stablehlo.subtract"(%92, %91) : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi32>
    %94 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3x3xi32>}> : () -> tensor<2x3x3xi32>
    %95 = "stablehlo.compare"(%93, %94) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
    %96 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3x3xf32>}> : () -> tensor<2x3x3xf32>
    %97 = "stablehlo.select"(%95, %0, %96) : (tensor<2x3x3xi1>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %98 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %102 = "stablehlo.reduce"(%97, %98) <{dimensions = array<i64: 2>}> ({
    ^bb0(%r99: tensor<f32>, %r100: tensor<f32>):
      %101 = "stablehlo.add"(%r99, %r100) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%101) : (tensor<f32>) -> ()
    }) : (tensor<2x3x3xf32>, tensor<f32>) -> tensor<2x3xf32>
    %103 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %104 = "stablehlo.pad"(%0, %103) <{edge_padding_low = array<i64: 0, -1, 0>, edge_padding_high = array<i64: 0, 1, 0>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<2x3x3xf32>, tensor<f32>) -> tensor<2x3x3xf32>
    %105 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3x3xi32>
    %106 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x3x3xi32>
    %107 = "stablehlo.subtract"(%106, %105) : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi32>
    %108 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3x3xi32>}> : () -> tensor<2x3x3xi32>
    %109 = "stablehlo.compare"(%107, %108) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
    %110 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3x3xf32>}> : () -> tensor<2x3x3xf32>
    %111 = "stablehlo.select"(%109, %104, %110) : (tensor<2x3x3xi1>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %112 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %116 = "stablehlo.reduce"(%111, %112) <{dimensions = array<i64: 2>}> ({
    ^bb0(%r113: tensor<f32>, %r114: tensor<f32>):
      %115 = "stablehlo.add"(%r113, %r114) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%115) : (tensor<f32>) -> ()
    }) : (tensor<2x3x3xf32>, tensor<f32>) -> tensor<2x3xf32>
    %117 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %118 = "stablehlo.pad"(%90#1, %117) <{edge_padding_low = array<i64: 0, -1, 0>, edge_padding_high = array<i64: 0, 1, 0>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<2x3x2xf32>, tensor<f32>) -> tensor<2x3x2xf32>
    %119 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %120 = "stablehlo.pad"(%90#1, %119) <{edge_padding_low = array<i64: 0, 1, 0>, edge_padding_high = array<i64: 0, -1, 0>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<2x3x2xf32>, tensor<f32>) -> tensor<2x3x2xf32>
    %121 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %122 = "stablehlo.pad"(%116, %121) <{edge_padding_low = array<i64: 0, 1>, edge_padding_high = array<i64: 0, -1>, interior_padding = array<i64: 0, 0>}> : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x3xf32>
    %123 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %124 = "stablehlo.pad"(%102, %123) <{edge_padding_low = array<i64: 0, -1>, edge_padding_high = array<i64: 0, 1>, interior_padding = array<i64: 0, 0>}> : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x3xf32>
    %125 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %126 = "stablehlo.pad"(%102, %125) <{edge_padding_low = array<i64: 0, 1>, edge_padding_high = array<i64: 0, -1>, interior_padding = array<i64: 0, 0>}> : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x3xf32>
    %127 = "stablehlo.select"(%19, %122, %116) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %128 = "stablehlo.select"(%19, %126, %124) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %129 = "stablehlo.select"(%19, %127, %127) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %130 = "stablehlo.select"(%19, %127, %127) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %131 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xi1>) -> tensor<2x3x2xi1>
    %132 = "stablehlo.select"(%131, %120, %118) : (tensor<2x3x2xi1>, tensor<2x3x2xf32>, tensor<2x3x2xf32>) -> tensor<2x3x2xf32>
    %133 = "stablehlo.divide"(%128, %129) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %134 = "stablehlo.divide"(%102, %130) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %135 = "stablehlo.multiply"(%133, %134) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %136 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %137 = "stablehlo.add"(%135, %136) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %138 = "stablehlo.multiply"(%130, %137) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %139 = "stablehlo.broadcast_in_dim"(%133) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x2xf32>
    %140 = "stablehlo.broadcast_in_dim"(%138) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x2xf32>
    %141 = "stablehlo.broadcast_in_dim"(%102) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x2xf32>
    %142 = "stablehlo.multiply"(%90#1, %139) : (tensor<2x3x2xf32>, tensor<2x3x2xf32>) -> tensor<2x3x2xf32>
    %143 = "stablehlo.subtract"(%142, %132) : (tensor<2x3x2xf32>, tensor<2x3x2xf32>) -> tensor<2x3x2xf32>
    %144 = "stablehlo.divide"(%143, %140) : (tensor<2x3x2xf32>, tensor<2x3x2xf32>) -> tensor<2x3x2xf32>
    %145 = "stablehlo.divide"(%90#1, %141) : (tensor<2x3x2xf32>, tensor<2x3x2xf32>) -> tensor<2x3x2xf32>
    %146 = "stablehlo.or"(%21, %19) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %147 = "stablehlo.broadcast_in_dim"(%146) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xi1>) -> tensor<2x3x2xi1>
    %148 = "stablehlo.select"(%147, %144, %145) : (tensor<2x3x2xi1>, tensor<2x3x2xf32>, tensor<2x3x2xf32>) -> tensor<2x3x2xf32>
    %149 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %198:5 = "stablehlo.while"(%149, %148, %45, %28, %29) ({
    ^bb0(%r150: tensor<i32>, %r151: tensor<2x3x2xf32>, %r152: tensor<2x3x3xf32>, %r153: tensor<2x3xi32>, %r154: tensor<2x3xi32>):
      %155 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %156 = "stablehlo.compare"(%r150, %155) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%156) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r157: tensor<i32>, %r158: tensor<2x3x2xf32>, %r159: tensor<2x3x3xf32>, %r160: tensor<2x3xi32>, %r161: tensor<2x3xi32>):
      %162 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
      %163 = "stablehlo.subtract"(%162, %r157) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %164 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %165 = "stablehlo.dynamic_slice"(%r159, %164, %164, %163) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<2x3x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xf32>
      %166 = "stablehlo.reshape"(%165) : (tensor<2x3x1xf32>) -> tensor<2x3xf32>
      %167 = "stablehlo.reshape"(%165) : (tensor<2x3x1xf32>) -> tensor<2x1x3xf32>
      %168 = "stablehlo.dot_general"(%167, %r158) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x1x3xf32>, tensor<2x3x2xf32>) -> tensor<2x1x2xf32>
      %169 = "stablehlo.reshape"(%168) : (tensor<2x1x2xf32>) -> tensor<2x2xf32>
      %170 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %171 = "stablehlo.dynamic_slice"(%r158, %170, %163, %170) <{slice_sizes = array<i64: 2, 1, 2>}> : (tensor<2x3x2xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x1x2xf32>
      %172 = "stablehlo.reshape"(%171) : (tensor<2x1x2xf32>) -> tensor<2x2xf32>
      %173 = "stablehlo.subtract"(%172, %169) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
      %174 = "stablehlo.reshape"(%173) : (tensor<2x2xf32>) -> tensor<2x1x2xf32>
      %175 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %176 = "stablehlo.dynamic_update_slice"(%r158, %174, %175, %163, %175) : (tensor<2x3x2xf32>, tensor<2x1x2xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x2xf32>
      %177 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %178 = "stablehlo.dynamic_slice"(%r160, %177, %163) <{slice_sizes = array<i64: 2, 1>}> : (tensor<2x3xi32>, tensor<i32>, tensor<i32>) -> tensor<2x1xi32>
      %179 = "stablehlo.reshape"(%178) : (tensor<2x1xi32>) -> tensor<2xi32>
      %180 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %181 = "stablehlo.dynamic_slice"(%r161, %180, %163) <{slice_sizes = array<i64: 2, 1>}> : (tensor<2x3xi32>, tensor<i32>, tensor<i32>) -> tensor<2x1xi32>
      %182 = "stablehlo.reshape"(%181) : (tensor<2x1xi32>) -> tensor<2xi32>
      %183 = "stablehlo.gather"(%176, %178) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 2>, indices_are_sorted = false}> : (tensor<2x3x2xf32>, tensor<2x1xi32>) -> tensor<2x1x2xf32>
      %184 = "stablehlo.reshape"(%183) : (tensor<2x1x2xf32>) -> tensor<2x2xf32>
      %185 = "stablehlo.gather"(%176, %181) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 2>, indices_are_sorted = false}> : (tensor<2x3x2xf32>, tensor<2x1xi32>) -> tensor<2x1x2xf32>
      %186 = "stablehlo.reshape"(%185) : (tensor<2x1x2xf32>) -> tensor<2x2xf32>
      %187 = "stablehlo.broadcast_in_dim"(%184) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x2xf32>) -> tensor<2x3x2xf32>
      %188 = "stablehlo.broadcast_in_dim"(%186) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x2xf32>) -> tensor<2x3x2xf32>
      %189 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3x2xi32>
      %190 = "stablehlo.broadcast_in_dim"(%179) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3x2xi32>
      %191 = "stablehlo.broadcast_in_dim"(%182) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3x2xi32>
      %192 = "stablehlo.compare"(%189, %190) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x2xi32>, tensor<2x3x2xi32>) -> tensor<2x3x2xi1>
      %193 = "stablehlo.compare"(%189, %191) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x2xi32>, tensor<2x3x2xi32>) -> tensor<2x3x2xi1>
      %194 = "stablehlo.select"(%193, %187, %176) : (tensor<2x3x2xi1>, tensor<2x3x2xf32>, tensor<2x3x2xf32>) -> tensor<2x3x2xf32>
      %195 = "stablehlo.select"(%192, %188, %194) : (tensor<2x3x2xi1>, tensor<2x3x2xf32>, tensor<2x3x2xf32>) -> tensor<2x3x2xf32>
      %196 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %197 = "stablehlo.add"(%r157, %196) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%197, %195, %r159, %r160, %r161) : (tensor<i32>, tensor<2x3x2xf32>, tensor<2x3x3xf32>, tensor<2x3xi32>, tensor<2x3xi32>) -> ()
    }) : (tensor<i32>, tensor<2x3x2xf32>, tensor<2x3x3xf32>, tensor<2x3xi32>, tensor<2x3xi32>) -> (tensor<i32>, tensor<2x3x2xf32>, tensor<2x3x3xf32>, tensor<2x3xi32>, tensor<2x3xi32>)
    return %198#1 : tensor<2x3x2xf32>
  }
}

// T[3,3] i32[3] T[3,2], T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<3x3xf64>, %arg1: tensor<3xi32>, %arg2: tensor<3x2xf64>) -> (tensor<3x2xf64>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<3x3xf64>) -> tensor<1x3x3xf64>
    %1 = "stablehlo.reshape"(%arg2) : (tensor<3x2xf64>) -> tensor<1x3x2xf64>
    %2 = "stablehlo.reshape"(%arg1) : (tensor<3xi32>) -> tensor<3x1xi32>
    %3 = "stablehlo.reshape"(%arg1) : (tensor<3xi32>) -> tensor<1x3x1xi32>
    %4 = "stablehlo.reshape"(%arg1) : (tensor<3xi32>) -> tensor<1x3xi32>
    %5 = "stablehlo.constant"() <{value = dense<0> : tensor<1x3xi32>}> : () -> tensor<1x3xi32>
    %6 = "stablehlo.compare"(%4, %5) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x3xi1>) -> tensor<1x3x3xi1>
    %8 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x3xi32>
    %9 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x3x3xi32>
    %10 = "stablehlo.subtract"(%9, %8) : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi32>
    %11 = "stablehlo.constant"() <{value = dense<0> : tensor<1x3x3xi32>}> : () -> tensor<1x3x3xi32>
    %12 = "stablehlo.compare"(%10, %11) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
    %13 = "stablehlo.constant"() <{value = dense<false> : tensor<1x3x3xi1>}> : () -> tensor<1x3x3xi1>
    %14 = "stablehlo.select"(%12, %7, %13) : (tensor<1x3x3xi1>, tensor<1x3x3xi1>, tensor<1x3x3xi1>) -> tensor<1x3x3xi1>
    %15 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %19 = "stablehlo.reduce"(%14, %15) <{dimensions = array<i64: 2>}> ({
    ^bb0(%r16: tensor<i1>, %r17: tensor<i1>):
      %18 = "stablehlo.xor"(%r16, %r17) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%18) : (tensor<i1>) -> ()
    }) : (tensor<1x3x3xi1>, tensor<i1>) -> tensor<1x3xi1>
    %20 = "stablehlo.and"(%6, %19) : (tensor<1x3xi1>, tensor<1x3xi1>) -> tensor<1x3xi1>
    %21 = "stablehlo.not"(%19) : (tensor<1x3xi1>) -> tensor<1x3xi1>
    %22 = "stablehlo.and"(%6, %21) : (tensor<1x3xi1>, tensor<1x3xi1>) -> tensor<1x3xi1>
    %23 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
    %24 = "stablehlo.abs"(%4) : (tensor<1x3xi32>) -> tensor<1x3xi32>
    %25 = "stablehlo.constant"() <{value = dense<-1> : tensor<1x3xi32>}> : () -> tensor<1x3xi32>
    %26 = "stablehlo.add"(%24, %25) : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi32>
    %27 = "stablehlo.constant"() <{value = dense<1> : tensor<1x3xi32>}> : () -> tensor<1x3xi32>
    %28 = "stablehlo.add"(%23, %27) : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi32>
    %29 = "stablehlo.select"(%22, %28, %23) : (tensor<1x3xi1>, tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi32>
    %30 = "stablehlo.select"(%20, %23, %26) : (tensor<1x3xi1>, tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi32>
    %31 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x3xi32>
    %32 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x3x3xi32>
    %33 = "stablehlo.subtract"(%32, %31) : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi32>
    %34 = "stablehlo.constant"() <{value = dense<0> : tensor<1x3x3xi32>}> : () -> tensor<1x3x3xi32>
    %35 = "stablehlo.compare"(%33, %34) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
    %36 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x3x3xf64>}> : () -> tensor<1x3x3xf64>
    %37 = "stablehlo.select"(%35, %0, %36) : (tensor<1x3x3xi1>, tensor<1x3x3xf64>, tensor<1x3x3xf64>) -> tensor<1x3x3xf64>
    %38 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x3xi32>
    %39 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x3x3xi32>
    %40 = "stablehlo.subtract"(%39, %38) : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi32>
    %41 = "stablehlo.constant"() <{value = dense<-1> : tensor<1x3x3xi32>}> : () -> tensor<1x3x3xi32>
    %42 = "stablehlo.compare"(%40, %41) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
    %43 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x3x3xf64>}> : () -> tensor<1x3x3xf64>
    %44 = "stablehlo.select"(%42, %0, %43) : (tensor<1x3x3xi1>, tensor<1x3x3xf64>, tensor<1x3x3xf64>) -> tensor<1x3x3xf64>
    %45 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x3xi1>) -> tensor<1x3x3xi1>
    %46 = "stablehlo.select"(%45, %44, %37) : (tensor<1x3x3xi1>, tensor<1x3x3xf64>, tensor<1x3x3xf64>) -> tensor<1x3x3xf64>
    %47 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %91:5 = "stablehlo.while"(%47, %1, %46, %29, %30) ({
    ^bb0(%r48: tensor<i32>, %r49: tensor<1x3x2xf64>, %r50: tensor<1x3x3xf64>, %r51: tensor<1x3xi32>, %r52: tensor<1x3xi32>):
      %53 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %54 = "stablehlo.compare"(%r48, %53) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%54) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r55: tensor<i32>, %r56: tensor<1x3x2xf64>, %r57: tensor<1x3x3xf64>, %r58: tensor<1x3xi32>, %r59: tensor<1x3xi32>):
      %60 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %61 = "stablehlo.dynamic_slice"(%r58, %60, %r55) <{slice_sizes = array<i64: 1, 1>}> : (tensor<1x3xi32>, tensor<i32>, tensor<i32>) -> tensor<1x1xi32>
      %62 = "stablehlo.reshape"(%61) : (tensor<1x1xi32>) -> tensor<1xi32>
      %63 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %64 = "stablehlo.dynamic_slice"(%r59, %63, %r55) <{slice_sizes = array<i64: 1, 1>}> : (tensor<1x3xi32>, tensor<i32>, tensor<i32>) -> tensor<1x1xi32>
      %65 = "stablehlo.reshape"(%64) : (tensor<1x1xi32>) -> tensor<1xi32>
      %66 = "stablehlo.gather"(%r56, %61) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 2>, indices_are_sorted = false}> : (tensor<1x3x2xf64>, tensor<1x1xi32>) -> tensor<1x1x2xf64>
      %67 = "stablehlo.reshape"(%66) : (tensor<1x1x2xf64>) -> tensor<1x2xf64>
      %68 = "stablehlo.gather"(%r56, %64) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 2>, indices_are_sorted = false}> : (tensor<1x3x2xf64>, tensor<1x1xi32>) -> tensor<1x1x2xf64>
      %69 = "stablehlo.reshape"(%68) : (tensor<1x1x2xf64>) -> tensor<1x2xf64>
      %70 = "stablehlo.broadcast_in_dim"(%67) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x2xf64>) -> tensor<1x3x2xf64>
      %71 = "stablehlo.broadcast_in_dim"(%69) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x2xf64>) -> tensor<1x3x2xf64>
      %72 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x2xi32>
      %73 = "stablehlo.broadcast_in_dim"(%62) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3x2xi32>
      %74 = "stablehlo.broadcast_in_dim"(%65) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3x2xi32>
      %75 = "stablehlo.compare"(%72, %73) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x2xi32>, tensor<1x3x2xi32>) -> tensor<1x3x2xi1>
      %76 = "stablehlo.compare"(%72, %74) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x2xi32>, tensor<1x3x2xi32>) -> tensor<1x3x2xi1>
      %77 = "stablehlo.select"(%76, %70, %r56) : (tensor<1x3x2xi1>, tensor<1x3x2xf64>, tensor<1x3x2xf64>) -> tensor<1x3x2xf64>
      %78 = "stablehlo.select"(%75, %71, %77) : (tensor<1x3x2xi1>, tensor<1x3x2xf64>, tensor<1x3x2xf64>) -> tensor<1x3x2xf64>
      %79 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %80 = "stablehlo.dynamic_slice"(%78, %79, %r55, %79) <{slice_sizes = array<i64: 1, 1, 2>}> : (tensor<1x3x2xf64>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xf64>
      %81 = "stablehlo.reshape"(%80) : (tensor<1x1x2xf64>) -> tensor<1x2xf64>
      %82 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %83 = "stablehlo.dynamic_slice"(%r57, %82, %82, %r55) <{slice_sizes = array<i64: 1, 3, 1>}> : (tensor<1x3x3xf64>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x1xf64>
      %84 = "stablehlo.reshape"(%83) : (tensor<1x3x1xf64>) -> tensor<1x3xf64>
      %85 = "stablehlo.broadcast_in_dim"(%81) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x2xf64>) -> tensor<1x3x2xf64>
      %86 = "stablehlo.broadcast_in_dim"(%84) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xf64>) -> tensor<1x3x2xf64>
      %87 = "stablehlo.multiply"(%86, %85) : (tensor<1x3x2xf64>, tensor<1x3x2xf64>) -> tensor<1x3x2xf64>
      %88 = "stablehlo.subtract"(%78, %87) : (tensor<1x3x2xf64>, tensor<1x3x2xf64>) -> tensor<1x3x2xf64>
      %89 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %90 = "stablehlo.add"(%r55, %89) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%90, %88, %r57, %r58, %r59) : (tensor<i32>, tensor<1x3x2xf64>, tensor<1x3x3xf64>, tensor<1x3xi32>, tensor<1x3xi32>) -> ()
    }) : (tensor<i32>, tensor<1x3x2xf64>, tensor<1x3x3xf64>, tensor<1x3xi32>, tensor<1x3xi32>) -> (tensor<i32>, tensor<1x3x2xf64>, tensor<1x3x3xf64>, tensor<1x3xi32>, tensor<1x3xi32>)
    %92 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x3xi32>
    %93 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x3x3xi32>
    %94 = "stablehlo.subtract"(%93, %92) : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi32>
    %95 = "stablehlo.constant"() <{value = dense<0> : tensor<1x3x3xi32>}> : () -> tensor<1x3x3xi32>
    %96 = "stablehlo.compare"(%94, %95) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
    %97 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x3x3xf64>}> : () -> tensor<1x3x3xf64>
    %98 = "stablehlo.select"(%96, %0, %97) : (tensor<1x3x3xi1>, tensor<1x3x3xf64>, tensor<1x3x3xf64>) -> tensor<1x3x3xf64>
    %99 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %103 = "stablehlo.reduce"(%98, %99) <{dimensions = array<i64: 2>}> ({
    ^bb0(%r100: tensor<f64>, %r101: tensor<f64>):
      %102 = "stablehlo.add"(%r100, %r101) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%102) : (tensor<f64>) -> ()
    }) : (tensor<1x3x3xf64>, tensor<f64>) -> tensor<1x3xf64>
    %104 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %105 = "stablehlo.pad"(%0, %104) <{edge_padding_low = array<i64: 0, -1, 0>, edge_padding_high = array<i64: 0, 1, 0>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<1x3x3xf64>, tensor<f64>) -> tensor<1x3x3xf64>
    %106 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x3xi32>
    %107 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x3x3xi32>
    %108 = "stablehlo.subtract"(%107, %106) : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi32>
    %109 = "stablehlo.constant"() <{value = dense<0> : tensor<1x3x3xi32>}> : () -> tensor<1x3x3xi32>
    %110 = "stablehlo.compare"(%108, %109) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
    %111 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x3x3xf64>}> : () -> tensor<1x3x3xf64>
    %112 = "stablehlo.select"(%110, %105, %111) : (tensor<1x3x3xi1>, tensor<1x3x3xf64>, tensor<1x3x3xf64>) -> tensor<1x3x3xf64>
    %113 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %117 = "stablehlo.reduce"(%112, %113) <{dimensions = array<i64: 2>}> ({
    ^bb0(%r114: tensor<f64>, %r115: tensor<f64>):
      %116 = "stablehlo.add"(%r114, %r115) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%116) : (tensor<f64>) -> ()
    }) : (tensor<1x3x3xf64>, tensor<f64>) -> tensor<1x3xf64>
    %118 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %119 = "stablehlo.pad"(%91#1, %118) <{edge_padding_low = array<i64: 0, -1, 0>, edge_padding_high = array<i64: 0, 1, 0>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<1x3x2xf64>, tensor<f64>) -> tensor<1x3x2xf64>
    %120 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %121 = "stablehlo.pad"(%91#1, %120) <{edge_padding_low = array<i64: 0, 1, 0>, edge_padding_high = array<i64: 0, -1, 0>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<1x3x2xf64>, tensor<f64>) -> tensor<1x3x2xf64>
    %122 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %123 = "stablehlo.pad"(%117, %122) <{edge_padding_low = array<i64: 0, 1>, edge_padding_high = array<i64: 0, -1>, interior_padding = array<i64: 0, 0>}> : (tensor<1x3xf64>, tensor<f64>) -> tensor<1x3xf64>
    %124 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %125 = "stablehlo.pad"(%103, %124) <{edge_padding_low = array<i64: 0, -1>, edge_padding_high = array<i64: 0, 1>, interior_padding = array<i64: 0, 0>}> : (tensor<1x3xf64>, tensor<f64>) -> tensor<1x3xf64>
    %126 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %127 = "stablehlo.pad"(%103, %126) <{edge_padding_low = array<i64: 0, 1>, edge_padding_high = array<i64: 0, -1>, interior_padding = array<i64: 0, 0>}> : (tensor<1x3xf64>, tensor<f64>) -> tensor<1x3xf64>
    %128 = "stablehlo.select"(%20, %123, %117) : (tensor<1x3xi1>, tensor<1x3xf64>, tensor<1x3xf64>) -> tensor<1x3xf64>
    %129 = "stablehlo.select"(%20, %127, %125) : (tensor<1x3xi1>, tensor<1x3xf64>, tensor<1x3xf64>) -> tensor<1x3xf64>
    %130 = "stablehlo.select"(%20, %128, %128) : (tensor<1x3xi1>, tensor<1x3xf64>, tensor<1x3xf64>) -> tensor<1x3xf64>
    %131 = "stablehlo.select"(%20, %128, %128) : (tensor<1x3xi1>, tensor<1x3xf64>, tensor<1x3xf64>) -> tensor<1x3xf64>
    %132 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xi1>) -> tensor<1x3x2xi1>
    %133 = "stablehlo.select"(%132, %121, %119) : (tensor<1x3x2xi1>, tensor<1x3x2xf64>, tensor<1x3x2xf64>) -> tensor<1x3x2xf64>
    %134 = "stablehlo.divide"(%129, %130) : (tensor<1x3xf64>, tensor<1x3xf64>) -> tensor<1x3xf64>
    %135 = "stablehlo.divide"(%103, %131) : (tensor<1x3xf64>, tensor<1x3xf64>) -> tensor<1x3xf64>
    %136 = "stablehlo.multiply"(%134, %135) : (tensor<1x3xf64>, tensor<1x3xf64>) -> tensor<1x3xf64>
    %137 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<1x3xf64>}> : () -> tensor<1x3xf64>
    %138 = "stablehlo.add"(%136, %137) : (tensor<1x3xf64>, tensor<1x3xf64>) -> tensor<1x3xf64>
    %139 = "stablehlo.multiply"(%131, %138) : (tensor<1x3xf64>, tensor<1x3xf64>) -> tensor<1x3xf64>
    %140 = "stablehlo.broadcast_in_dim"(%134) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xf64>) -> tensor<1x3x2xf64>
    %141 = "stablehlo.broadcast_in_dim"(%139) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xf64>) -> tensor<1x3x2xf64>
    %142 = "stablehlo.broadcast_in_dim"(%103) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xf64>) -> tensor<1x3x2xf64>
    %143 = "stablehlo.multiply"(%91#1, %140) : (tensor<1x3x2xf64>, tensor<1x3x2xf64>) -> tensor<1x3x2xf64>
    %144 = "stablehlo.subtract"(%143, %133) : (tensor<1x3x2xf64>, tensor<1x3x2xf64>) -> tensor<1x3x2xf64>
    %145 = "stablehlo.divide"(%144, %141) : (tensor<1x3x2xf64>, tensor<1x3x2xf64>) -> tensor<1x3x2xf64>
    %146 = "stablehlo.divide"(%91#1, %142) : (tensor<1x3x2xf64>, tensor<1x3x2xf64>) -> tensor<1x3x2xf64>
    %147 = "stablehlo.or"(%22, %20) : (tensor<1x3xi1>, tensor<1x3xi1>) -> tensor<1x3xi1>
    %148 = "stablehlo.broadcast_in_dim"(%147) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xi1>) -> tensor<1x3x2xi1>
    %149 = "stablehlo.select"(%148, %145, %146) : (tensor<1x3x2xi1>, tensor<1x3x2xf64>, tensor<1x3x2xf64>) -> tensor<1x3x2xf64>
    %150 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %199:5 = "stablehlo.while"(%150, %149, %46, %29, %30) ({
    ^bb0(%r151: tensor<i32>, %r152: tensor<1x3x2xf64>, %r153: tensor<1x3x3xf64>, %r154: tensor<1x3xi32>, %r155: tensor<1x3xi32>):
      %156 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %157 = "stablehlo.compare"(%r151, %156) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%157) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r158: tensor<i32>, %r159: tensor<1x3x2xf64>, %r160: tensor<1x3x3xf64>, %r161: tensor<1x3xi32>, %r162: tensor<1x3xi32>):
      %163 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
      %164 = "stablehlo.subtract"(%163, %r158) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %165 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %166 = "stablehlo.dynamic_slice"(%r160, %165, %165, %164) <{slice_sizes = array<i64: 1, 3, 1>}> : (tensor<1x3x3xf64>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x1xf64>
      %167 = "stablehlo.reshape"(%166) : (tensor<1x3x1xf64>) -> tensor<1x3xf64>
      %168 = "stablehlo.reshape"(%166) : (tensor<1x3x1xf64>) -> tensor<1x1x3xf64>
      %169 = "stablehlo.dot_general"(%168, %r159) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<1x1x3xf64>, tensor<1x3x2xf64>) -> tensor<1x1x2xf64>
      %170 = "stablehlo.reshape"(%169) : (tensor<1x1x2xf64>) -> tensor<1x2xf64>
      %171 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %172 = "stablehlo.dynamic_slice"(%r159, %171, %164, %171) <{slice_sizes = array<i64: 1, 1, 2>}> : (tensor<1x3x2xf64>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xf64>
      %173 = "stablehlo.reshape"(%172) : (tensor<1x1x2xf64>) -> tensor<1x2xf64>
      %174 = "stablehlo.subtract"(%173, %170) : (tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x2xf64>
      %175 = "stablehlo.reshape"(%174) : (tensor<1x2xf64>) -> tensor<1x1x2xf64>
      %176 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %177 = "stablehlo.dynamic_update_slice"(%r159, %175, %176, %164, %176) : (tensor<1x3x2xf64>, tensor<1x1x2xf64>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x2xf64>
      %178 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %179 = "stablehlo.dynamic_slice"(%r161, %178, %164) <{slice_sizes = array<i64: 1, 1>}> : (tensor<1x3xi32>, tensor<i32>, tensor<i32>) -> tensor<1x1xi32>
      %180 = "stablehlo.reshape"(%179) : (tensor<1x1xi32>) -> tensor<1xi32>
      %181 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %182 = "stablehlo.dynamic_slice"(%r162, %181, %164) <{slice_sizes = array<i64: 1, 1>}> : (tensor<1x3xi32>, tensor<i32>, tensor<i32>) -> tensor<1x1xi32>
      %183 = "stablehlo.reshape"(%182) : (tensor<1x1xi32>) -> tensor<1xi32>
      %184 = "stablehlo.gather"(%177, %179) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 2>, indices_are_sorted = false}> : (tensor<1x3x2xf64>, tensor<1x1xi32>) -> tensor<1x1x2xf64>
      %185 = "stablehlo.reshape"(%184) : (tensor<1x1x2xf64>) -> tensor<1x2xf64>
      %186 = "stablehlo.gather"(%177, %182) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 2>, indices_are_sorted = false}> : (tensor<1x3x2xf64>, tensor<1x1xi32>) -> tensor<1x1x2xf64>
      %187 = "stablehlo.reshape"(%186) : (tensor<1x1x2xf64>) -> tensor<1x2xf64>
      %188 = "stablehlo.broadcast_in_dim"(%185) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x2xf64>) -> tensor<1x3x2xf64>
      %189 = "stablehlo.broadcast_in_dim"(%187) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x2xf64>) -> tensor<1x3x2xf64>
      %190 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x2xi32>
      %191 = "stablehlo.broadcast_in_dim"(%180) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3x2xi32>
      %192 = "stablehlo.broadcast_in_dim"(%183) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3x2xi32>
      %193 = "stablehlo.compare"(%190, %191) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x2xi32>, tensor<1x3x2xi32>) -> tensor<1x3x2xi1>
      %194 = "stablehlo.compare"(%190, %192) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x2xi32>, tensor<1x3x2xi32>) -> tensor<1x3x2xi1>
      %195 = "stablehlo.select"(%194, %188, %177) : (tensor<1x3x2xi1>, tensor<1x3x2xf64>, tensor<1x3x2xf64>) -> tensor<1x3x2xf64>
      %196 = "stablehlo.select"(%193, %189, %195) : (tensor<1x3x2xi1>, tensor<1x3x2xf64>, tensor<1x3x2xf64>) -> tensor<1x3x2xf64>
      %197 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %198 = "stablehlo.add"(%r158, %197) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%198, %196, %r160, %r161, %r162) : (tensor<i32>, tensor<1x3x2xf64>, tensor<1x3x3xf64>, tensor<1x3xi32>, tensor<1x3xi32>) -> ()
    }) : (tensor<i32>, tensor<1x3x2xf64>, tensor<1x3x3xf64>, tensor<1x3xi32>, tensor<1x3xi32>) -> (tensor<i32>, tensor<1x3x2xf64>, tensor<1x3x3xf64>, tensor<1x3xi32>, tensor<1x3xi32>)
    %200 = "stablehlo.reshape"(%199#1) : (tensor<1x3x2xf64>) -> tensor<3x2xf64>
    return %200 : tensor<3x2xf64>
  }
}

// T[3,3] i32[3] T[3,2], T = complex64
module @torchtpu {
  func.func public @main(%arg0: tensor<3x3xcomplex<f32>>, %arg1: tensor<3xi32>, %arg2: tensor<3x2xcomplex<f32>>) -> (tensor<3x2xcomplex<f32>>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<3x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
    %1 = "stablehlo.reshape"(%arg2) : (tensor<3x2xcomplex<f32>>) -> tensor<1x3x2xcomplex<f32>>
    %2 = "stablehlo.reshape"(%arg1) : (tensor<3xi32>) -> tensor<3x1xi32>
    %3 = "stablehlo.reshape"(%arg1) : (tensor<3xi32>) -> tensor<1x3x1xi32>
    %4 = "stablehlo.reshape"(%arg1) : (tensor<3xi32>) -> tensor<1x3xi32>
    %5 = "stablehlo.constant"() <{value = dense<0> : tensor<1x3xi32>}> : () -> tensor<1x3xi32>
    %6 = "stablehlo.compare"(%4, %5) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x3xi1>) -> tensor<1x3x3xi1>
    %8 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x3xi32>
    %9 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x3x3xi32>
    %10 = "stablehlo.subtract"(%9, %8) : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi32>
    %11 = "stablehlo.constant"() <{value = dense<0> : tensor<1x3x3xi32>}> : () -> tensor<1x3x3xi32>
    %12 = "stablehlo.compare"(%10, %11) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
    %13 = "stablehlo.constant"() <{value = dense<false> : tensor<1x3x3xi1>}> : () -> tensor<1x3x3xi1>
    %14 = "stablehlo.select"(%12, %7, %13) : (tensor<1x3x3xi1>, tensor<1x3x3xi1>, tensor<1x3x3xi1>) -> tensor<1x3x3xi1>
    %15 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %19 = "stablehlo.reduce"(%14, %15) <{dimensions = array<i64: 2>}> ({
    ^bb0(%r16: tensor<i1>, %r17: tensor<i1>):
      %18 = "stablehlo.xor"(%r16, %r17) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%18) : (tensor<i1>) -> ()
    }) : (tensor<1x3x3xi1>, tensor<i1>) -> tensor<1x3xi1>
    %20 = "stablehlo.and"(%6, %19) : (tensor<1x3xi1>, tensor<1x3xi1>) -> tensor<1x3xi1>
    %21 = "stablehlo.not"(%19) : (tensor<1x3xi1>) -> tensor<1x3xi1>
    %22 = "stablehlo.and"(%6, %21) : (tensor<1x3xi1>, tensor<1x3xi1>) -> tensor<1x3xi1>
    %23 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
    %24 = "stablehlo.abs"(%4) : (tensor<1x3xi32>) -> tensor<1x3xi32>
    %25 = "stablehlo.constant"() <{value = dense<-1> : tensor<1x3xi32>}> : () -> tensor<1x3xi32>
    %26 = "stablehlo.add"(%24, %25) : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi32>
    %27 = "stablehlo.constant"() <{value = dense<1> : tensor<1x3xi32>}> : () -> tensor<1x3xi32>
    %28 = "stablehlo.add"(%23, %27) : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi32>
    %29 = "stablehlo.select"(%22, %28, %23) : (tensor<1x3xi1>, tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi32>
    %30 = "stablehlo.select"(%20, %23, %26) : (tensor<1x3xi1>, tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi32>
    %31 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x3xi32>
    %32 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x3x3xi32>
    %33 = "stablehlo.subtract"(%32, %31) : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi32>
    %34 = "stablehlo.constant"() <{value = dense<0> : tensor<1x3x3xi32>}> : () -> tensor<1x3x3xi32>
    %35 = "stablehlo.compare"(%33, %34) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
    %36 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<1x3x3xcomplex<f32>>}> : () -> tensor<1x3x3xcomplex<f32>>
    %37 = "stablehlo.select"(%35, %0, %36) : (tensor<1x3x3xi1>, tensor<1x3x3xcomplex<f32>>, tensor<1x3x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
    %38 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x3xi32>
    %39 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x3x3xi32>
    %40 = "stablehlo.subtract"(%39, %38) : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi32>
    %41 = "stablehlo.constant"() <{value = dense<-1> : tensor<1x3x3xi32>}> : () -> tensor<1x3x3xi32>
    %42 = "stablehlo.compare"(%40, %41) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
    %43 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<1x3x3xcomplex<f32>>}> : () -> tensor<1x3x3xcomplex<f32>>
    %44 = "stablehlo.select"(%42, %0, %43) : (tensor<1x3x3xi1>, tensor<1x3x3xcomplex<f32>>, tensor<1x3x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
    %45 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x3xi1>) -> tensor<1x3x3xi1>
    %46 = "stablehlo.select"(%45, %44, %37) : (tensor<1x3x3xi1>, tensor<1x3x3xcomplex<f32>>, tensor<1x3x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
    %47 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %91:5 = "stablehlo.while"(%47, %1, %46, %29, %30) ({
    ^bb0(%r48: tensor<i32>, %r49: tensor<1x3x2xcomplex<f32>>, %r50: tensor<1x3x3xcomplex<f32>>, %r51: tensor<1x3xi32>, %r52: tensor<1x3xi32>):
      %53 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %54 = "stablehlo.compare"(%r48, %53) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%54) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r55: tensor<i32>, %r56: tensor<1x3x2xcomplex<f32>>, %r57: tensor<1x3x3xcomplex<f32>>, %r58: tensor<1x3xi32>, %r59: tensor<1x3xi32>):
      %60 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %61 = "stablehlo.dynamic_slice"(%r58, %60, %r55) <{slice_sizes = array<i64: 1, 1>}> : (tensor<1x3xi32>, tensor<i32>, tensor<i32>) -> tensor<1x1xi32>
      %62 = "stablehlo.reshape"(%61) : (tensor<1x1xi32>) -> tensor<1xi32>
      %63 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %64 = "stablehlo.dynamic_slice"(%r59, %63, %r55) <{slice_sizes = array<i64: 1, 1>}> : (tensor<1x3xi32>, tensor<i32>, tensor<i32>) -> tensor<1x1xi32>
      %65 = "stablehlo.reshape"(%64) : (tensor<1x1xi32>) -> tensor<1xi32>
      %66 = "stablehlo.gather"(%r56, %61) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 2>, indices_are_sorted = false}> : (tensor<1x3x2xcomplex<f32>>, tensor<1x1xi32>) -> tensor<1x1x2xcomplex<f32>>
      %67 = "stablehlo.reshape"(%66) : (tensor<1x1x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
      %68 = "stablehlo.gather"(%r56, %64) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 2>, indices_are_sorted = false}> : (tensor<1x3x2xcomplex<f32>>, tensor<1x1xi32>) -> tensor<1x1x2xcomplex<f32>>
      %69 = "stablehlo.reshape"(%68) : (tensor<1x1x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
      %70 = "stablehlo.broadcast_in_dim"(%67) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x2xcomplex<f32>>) -> tensor<1x3x2xcomplex<f32>>
      %71 = "stablehlo.broadcast_in_dim"(%69) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x2xcomplex<f32>>) -> tensor<1x3x2xcomplex<f32>>
      %72 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x2xi32>
      %73 = "stablehlo.broadcast_in_dim"(%62) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3x2xi32>
      %74 = "stablehlo.broadcast_in_dim"(%65) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3x2xi32>
      %75 = "stablehlo.compare"(%72, %73) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x2xi32>, tensor<1x3x2xi32>) -> tensor<1x3x2xi1>
      %76 = "stablehlo.compare"(%72, %74) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x2xi32>, tensor<1x3x2xi32>) -> tensor<1x3x2xi1>
      %77 = "stablehlo.select"(%76, %70, %r56) : (tensor<1x3x2xi1>, tensor<1x3x2xcomplex<f32>>, tensor<1x3x2xcomplex<f32>>) -> tensor<1x3x2xcomplex<f32>>
      %78 = "stablehlo.select"(%75, %71, %77) : (tensor<1x3x2xi1>, tensor<1x3x2xcomplex<f32>>, tensor<1x3x2xcomplex<f32>>) -> tensor<1x3x2xcomplex<f32>>
      %79 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %80 = "stablehlo.dynamic_slice"(%78, %79, %r55, %79) <{slice_sizes = array<i64: 1, 1, 2>}> : (tensor<1x3x2xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xcomplex<f32>>
      %81 = "stablehlo.reshape"(%80) : (tensor<1x1x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
      %82 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %83 = "stablehlo.dynamic_slice"(%r57, %82, %82, %r55) <{slice_sizes = array<i64: 1, 3, 1>}> : (tensor<1x3x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x1xcomplex<f32>>
      %84 = "stablehlo.reshape"(%83) : (tensor<1x3x1xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %85 = "stablehlo.broadcast_in_dim"(%81) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x2xcomplex<f32>>) -> tensor<1x3x2xcomplex<f32>>
      %86 = "stablehlo.broadcast_in_dim"(%84) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xcomplex<f32>>) -> tensor<1x3x2xcomplex<f32>>
      %87 = "stablehlo.multiply"(%86, %85) : (tensor<1x3x2xcomplex<f32>>, tensor<1x3x2xcomplex<f32>>) -> tensor<1x3x2xcomplex<f32>>
      %88 = "stablehlo.subtract"(%78, %87) : (tensor<1x3x2xcomplex<f32>>, tensor<1x3x2xcomplex<f32>>) -> tensor<1x3x2xcomplex<f32>>
      %89 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %90 = "stablehlo.add"(%r55, %89) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%90, %88, %r57, %r58, %r59) : (tensor<i32>, tensor<1x3x2xcomplex<f32>>, tensor<1x3x3xcomplex<f32>>, tensor<1x3xi32>, tensor<1x3xi32>) -> ()
    }) : (tensor<i32>, tensor<1x3x2xcomplex<f32>>, tensor<1x3x3xcomplex<f32>>, tensor<1x3xi32>, tensor<1x3xi32>) -> (tensor<i32>, tensor<1x3x2xcomplex<f32>>, tensor<1x3x3xcomplex<f32>>, tensor<1x3xi32>, tensor<1x3xi32>)
    %92 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x3xi32>
    %93 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x3x3xi32>
    %94 = "stablehlo.subtract"(%93, %92) : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi32>
    %95 = "stablehlo.constant"() <{value = dense<0> : tensor<1x3x3xi32>}> : () -> tensor<1x3x3xi32>
    %96 = "stablehlo.compare"(%94, %95) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
    %97 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<1x3x3xcomplex<f32>>}> : () -> tensor<1x3x3xcomplex<f32>>
    %98 = "stablehlo.select"(%96, %0, %97) : (tensor<1x3x3xi1>, tensor<1x3x3xcomplex<f32>>, tensor<1x3x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
    %99 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %103 = "stablehlo.reduce"(%98, %99) <{dimensions = array<i64: 2>}> ({
    ^bb0(%r100: tensor<complex<f32>>, %r101: tensor<complex<f32>>):
      %102 = "stablehlo.add"(%r100, %r101) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
      "stablehlo.return"(%102) : (tensor<complex<f32>>) -> ()
    }) : (tensor<1x3x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x3xcomplex<f32>>
    %104 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %105 = "stablehlo.pad"(%0, %104) <{edge_padding_low = array<i64: 0, -1, 0>, edge_padding_high = array<i64: 0, 1, 0>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<1x3x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x3x3xcomplex<f32>>
    %106 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x3xi32>
    %107 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x3x3xi32>
    %108 = "stablehlo.subtract"(%107, %106) : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi32>
    %109 = "stablehlo.constant"() <{value = dense<0> : tensor<1x3x3xi32>}> : () -> tensor<1x3x3xi32>
    %110 = "stablehlo.compare"(%108, %109) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
    %111 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<1x3x3xcomplex<f32>>}> : () -> tensor<1x3x3xcomplex<f32>>
    %112 = "stablehlo.select"(%110, %105, %111) : (tensor<1x3x3xi1>, tensor<1x3x3xcomplex<f32>>, tensor<1x3x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
    %113 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %117 = "stablehlo.reduce"(%112, %113) <{dimensions = array<i64: 2>}> ({
    ^bb0(%r114: tensor<complex<f32>>, %r115: tensor<complex<f32>>):
      %116 = "stablehlo.add"(%r114, %r115) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
      "stablehlo.return"(%116) : (tensor<complex<f32>>) -> ()
    }) : (tensor<1x3x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x3xcomplex<f32>>
    %118 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %119 = "stablehlo.pad"(%91#1, %118) <{edge_padding_low = array<i64: 0, -1, 0>, edge_padding_high = array<i64: 0, 1, 0>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<1x3x2xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x3x2xcomplex<f32>>
    %120 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %121 = "stablehlo.pad"(%91#1, %120) <{edge_padding_low = array<i64: 0, 1, 0>, edge_padding_high = array<i64: 0, -1, 0>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<1x3x2xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x3x2xcomplex<f32>>
    %122 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %123 = "stablehlo.pad"(%117, %122) <{edge_padding_low = array<i64: 0, 1>, edge_padding_high = array<i64: 0, -1>, interior_padding = array<i64: 0, 0>}> : (tensor<1x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x3xcomplex<f32>>
    %124 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %125 = "stablehlo.pad"(%103, %124) <{edge_padding_low = array<i64: 0, -1>, edge_padding_high = array<i64: 0, 1>, interior_padding = array<i64: 0, 0>}> : (tensor<1x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x3xcomplex<f32>>
    %126 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %127 = "stablehlo.pad"(%103, %126) <{edge_padding_low = array<i64: 0, 1>, edge_padding_high = array<i64: 0, -1>, interior_padding = array<i64: 0, 0>}> : (tensor<1x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x3xcomplex<f32>>
    %128 = "stablehlo.select"(%20, %123, %117) : (tensor<1x3xi1>, tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
    %129 = "stablehlo.select"(%20, %127, %125) : (tensor<1x3xi1>, tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
    %130 = "stablehlo.select"(%20, %128, %128) : (tensor<1x3xi1>, tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
    %131 = "stablehlo.select"(%20, %128, %128) : (tensor<1x3xi1>, tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
    %132 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xi1>) -> tensor<1x3x2xi1>
    %133 = "stablehlo.select"(%132, %121, %119) : (tensor<1x3x2xi1>, tensor<1x3x2xcomplex<f32>>, tensor<1x3x2xcomplex<f32>>) -> tensor<1x3x2xcomplex<f32>>
    %134 = "stablehlo.divide"(%129, %130) : (tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
    %135 = "stablehlo.divide"(%103, %131) : (tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
    %136 = "stablehlo.multiply"(%134, %135) : (tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
    %137 = "stablehlo.constant"() <{value = dense<(-1.0, 0.0)> : tensor<1x3xcomplex<f32>>}> : () -> tensor<1x3xcomplex<f32>>
    %138 = "stablehlo.add"(%136, %137) : (tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
    %139 = "stablehlo.multiply"(%131, %138) : (tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
    %140 = "stablehlo.broadcast_in_dim"(%134) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xcomplex<f32>>) -> tensor<1x3x2xcomplex<f32>>
    %141 = "stablehlo.broadcast_in_dim"(%139) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xcomplex<f32>>) -> tensor<1x3x2xcomplex<f32>>
    %142 = "stablehlo.broadcast_in_dim"(%103) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xcomplex<f32>>) -> tensor<1x3x2xcomplex<f32>>
    %143 = "stablehlo.multiply"(%91#1, %140) : (tensor<1x3x2xcomplex<f32>>, tensor<1x3x2xcomplex<f32>>) -> tensor<1x3x2xcomplex<f32>>
    %144 = "stablehlo.subtract"(%143, %133) : (tensor<1x3x2xcomplex<f32>>, tensor<1x3x2xcomplex<f32>>) -> tensor<1x3x2xcomplex<f32>>
    %145 = "stablehlo.divide"(%144, %141) : (tensor<1x3x2xcomplex<f32>>, tensor<1x3x2xcomplex<f32>>) -> tensor<1x3x2xcomplex<f32>>
    %146 = "stablehlo.divide"(%91#1, %142) : (tensor<1x3x2xcomplex<f32>>, tensor<1x3x2xcomplex<f32>>) -> tensor<1x3x2xcomplex<f32>>
    %147 = "stablehlo.or"(%22, %20) : (tensor<1x3xi1>, tensor<1x3xi1>) -> tensor<1x3xi1>
    %148 = "stablehlo.broadcast_in_dim"(%147) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xi1>) -> tensor<1x3x2xi1>
    %149 = "stablehlo.select"(%148, %145, %146) : (tensor<1x3x2xi1>, tensor<1x3x2xcomplex<f32>>, tensor<1x3x2xcomplex<f32>>) -> tensor<1x3x2xcomplex<f32>>
    %150 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %199:5 = "stablehlo.while"(%150, %149, %46, %29, %30) ({
    ^bb0(%r151: tensor<i32>, %r152: tensor<1x3x2xcomplex<f32>>, %r153: tensor<1x3x3xcomplex<f32>>, %r154: tensor<1x3xi32>, %r155: tensor<1x3xi32>):
      %156 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %157 = "stablehlo.compare"(%r151, %156) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%157) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r158: tensor<i32>, %r159: tensor<1x3x2xcomplex<f32>>, %r160: tensor<1x3x3xcomplex<f32>>, %r161: tensor<1x3xi32>, %r162: tensor<1x3xi32>):
      %163 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
      %164 = "stablehlo.subtract"(%163, %r158) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %165 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %166 = "stablehlo.dynamic_slice"(%r160, %165, %165, %164) <{slice_sizes = array<i64: 1, 3, 1>}> : (tensor<1x3x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x1xcomplex<f32>>
      %167 = "stablehlo.reshape"(%166) : (tensor<1x3x1xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %168 = "stablehlo.reshape"(%166) : (tensor<1x3x1xcomplex<f32>>) -> tensor<1x1x3xcomplex<f32>>
      %169 = "stablehlo.dot_general"(%168, %r159) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<1x1x3xcomplex<f32>>, tensor<1x3x2xcomplex<f32>>) -> tensor<1x1x2xcomplex<f32>>
      %170 = "stablehlo.reshape"(%169) : (tensor<1x1x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
      %171 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %172 = "stablehlo.dynamic_slice"(%r159, %171, %164, %171) <{slice_sizes = array<i64: 1, 1, 2>}> : (tensor<1x3x2xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xcomplex<f32>>
      %173 = "stablehlo.reshape"(%172) : (tensor<1x1x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
      %174 = "stablehlo.subtract"(%173, %170) : (tensor<1x2xcomplex<f32>>, tensor<1x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
      %175 = "stablehlo.reshape"(%174) : (tensor<1x2xcomplex<f32>>) -> tensor<1x1x2xcomplex<f32>>
      %176 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %177 = "stablehlo.dynamic_update_slice"(%r159, %175, %176, %164, %176) : (tensor<1x3x2xcomplex<f32>>, tensor<1x1x2xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x2xcomplex<f32>>
      %178 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %179 = "stablehlo.dynamic_slice"(%r161, %178, %164) <{slice_sizes = array<i64: 1, 1>}> : (tensor<1x3xi32>, tensor<i32>, tensor<i32>) -> tensor<1x1xi32>
      %180 = "stablehlo.reshape"(%179) : (tensor<1x1xi32>) -> tensor<1xi32>
      %181 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %182 = "stablehlo.dynamic_slice"(%r162, %181, %164) <{slice_sizes = array<i64: 1, 1>}> : (tensor<1x3xi32>, tensor<i32>, tensor<i32>) -> tensor<1x1xi32>
      %183 = "stablehlo.reshape"(%182) : (tensor<1x1xi32>) -> tensor<1xi32>
      %184 = "stablehlo.gather"(%177, %179) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 2>, indices_are_sorted = false}> : (tensor<1x3x2xcomplex<f32>>, tensor<1x1xi32>) -> tensor<1x1x2xcomplex<f32>>
      %185 = "stablehlo.reshape"(%184) : (tensor<1x1x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
      %186 = "stablehlo.gather"(%177, %182) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 2>, indices_are_sorted = false}> : (tensor<1x3x2xcomplex<f32>>, tensor<1x1xi32>) -> tensor<1x1x2xcomplex<f32>>
      %187 = "stablehlo.reshape"(%186) : (tensor<1x1x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
      %188 = "stablehlo.broadcast_in_dim"(%185) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x2xcomplex<f32>>) -> tensor<1x3x2xcomplex<f32>>
      %189 = "stablehlo.broadcast_in_dim"(%187) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x2xcomplex<f32>>) -> tensor<1x3x2xcomplex<f32>>
      %190 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x2xi32>
      %191 = "stablehlo.broadcast_in_dim"(%180) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3x2xi32>
      %192 = "stablehlo.broadcast_in_dim"(%183) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3x2xi32>
      %193 = "stablehlo.compare"(%190, %191) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x2xi32>, tensor<1x3x2xi32>) -> tensor<1x3x2xi1>
      %194 = "stablehlo.compare"(%190, %192) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x2xi32>, tensor<1x3x2xi32>) -> tensor<1x3x2xi1>
      %195 = "stablehlo.select"(%194, %188, %177) : (tensor<1x3x2xi1>, tensor<1x3x2xcomplex<f32>>, tensor<1x3x2xcomplex<f32>>) -> tensor<1x3x2xcomplex<f32>>
      %196 = "stablehlo.select"(%193, %189, %195) : (tensor<1x3x2xi1>, tensor<1x3x2xcomplex<f32>>, tensor<1x3x2xcomplex<f32>>) -> tensor<1x3x2xcomplex<f32>>
      %197 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %198 = "stablehlo.add"(%r158, %197) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%198, %196, %r160, %r161, %r162) : (tensor<i32>, tensor<1x3x2xcomplex<f32>>, tensor<1x3x3xcomplex<f32>>, tensor<1x3xi32>, tensor<1x3xi32>) -> ()
    }) : (tensor<i32>, tensor<1x3x2xcomplex<f32>>, tensor<1x3x3xcomplex<f32>>, tensor<1x3xi32>, tensor<1x3xi32>) -> (tensor<i32>, tensor<1x3x2xcomplex<f32>>, tensor<1x3x3xcomplex<f32>>, tensor<1x3xi32>, tensor<1x3xi32>)
    %200 = "stablehlo.reshape"(%199#1) : (tensor<1x3x2xcomplex<f32>>) -> tensor<3x2xcomplex<f32>>
    return %200 : tensor<3x2xcomplex<f32>>
  }
}
