// aten::linalg_ldl_solve(Tensor LD, Tensor pivots, Tensor B, *, bool hermitian=False) -> Tensor

// T[3,3] i32[3] T[3,2], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<3x3xf32>, %arg1: tensor<3xi32>, %arg2: tensor<3x2xf32>) -> (tensor<3x2xf32>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<3x3xf32>) -> tensor<1x3x3xf32>
    %1 = "stablehlo.reshape"(%arg2) : (tensor<3x2xf32>) -> tensor<1x3x2xf32>
    %2 = "stablehlo.reshape"(%arg1) : (tensor<3xi32>) -> tensor<3x1xi32>
    %3 = "stablehlo.reshape"(%2) : (tensor<3x1xi32>) -> tensor<1x3x1xi32>
    %4 = "stablehlo.reshape"(%3) : (tensor<1x3x1xi32>) -> tensor<1x3xi32>
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
    %93:5 = "stablehlo.while"(%47, %1, %46, %29, %30) ({
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
      %66 = "stablehlo.reshape"(%62) : (tensor<1xi32>) -> tensor<1x1xi32>
      %67 = "stablehlo.gather"(%r56, %66) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 2>, indices_are_sorted = false}> : (tensor<1x3x2xf32>, tensor<1x1xi32>) -> tensor<1x1x2xf32>
      %68 = "stablehlo.reshape"(%67) : (tensor<1x1x2xf32>) -> tensor<1x2xf32>
      %69 = "stablehlo.reshape"(%65) : (tensor<1xi32>) -> tensor<1x1xi32>
      %70 = "stablehlo.gather"(%r56, %69) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 2>, indices_are_sorted = false}> : (tensor<1x3x2xf32>, tensor<1x1xi32>) -> tensor<1x1x2xf32>
      %71 = "stablehlo.reshape"(%70) : (tensor<1x1x2xf32>) -> tensor<1x2xf32>
      %72 = "stablehlo.broadcast_in_dim"(%68) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x2xf32>) -> tensor<1x3x2xf32>
      %73 = "stablehlo.broadcast_in_dim"(%71) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x2xf32>) -> tensor<1x3x2xf32>
      %74 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x2xi32>
      %75 = "stablehlo.broadcast_in_dim"(%62) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3x2xi32>
      %76 = "stablehlo.broadcast_in_dim"(%65) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3x2xi32>
      %77 = "stablehlo.compare"(%74, %75) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x2xi32>, tensor<1x3x2xi32>) -> tensor<1x3x2xi1>
      %78 = "stablehlo.compare"(%74, %76) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x2xi32>, tensor<1x3x2xi32>) -> tensor<1x3x2xi1>
      %79 = "stablehlo.select"(%78, %72, %r56) : (tensor<1x3x2xi1>, tensor<1x3x2xf32>, tensor<1x3x2xf32>) -> tensor<1x3x2xf32>
      %80 = "stablehlo.select"(%77, %73, %79) : (tensor<1x3x2xi1>, tensor<1x3x2xf32>, tensor<1x3x2xf32>) -> tensor<1x3x2xf32>
      %81 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %82 = "stablehlo.dynamic_slice"(%80, %81, %r55, %81) <{slice_sizes = array<i64: 1, 1, 2>}> : (tensor<1x3x2xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xf32>
      %83 = "stablehlo.reshape"(%82) : (tensor<1x1x2xf32>) -> tensor<1x2xf32>
      %84 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %85 = "stablehlo.dynamic_slice"(%r57, %84, %84, %r55) <{slice_sizes = array<i64: 1, 3, 1>}> : (tensor<1x3x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x1xf32>
      %86 = "stablehlo.reshape"(%85) : (tensor<1x3x1xf32>) -> tensor<1x3xf32>
      %87 = "stablehlo.broadcast_in_dim"(%83) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x2xf32>) -> tensor<1x3x2xf32>
      %88 = "stablehlo.broadcast_in_dim"(%86) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xf32>) -> tensor<1x3x2xf32>
      %89 = "stablehlo.multiply"(%88, %87) : (tensor<1x3x2xf32>, tensor<1x3x2xf32>) -> tensor<1x3x2xf32>
      %90 = "stablehlo.subtract"(%80, %89) : (tensor<1x3x2xf32>, tensor<1x3x2xf32>) -> tensor<1x3x2xf32>
      %91 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %92 = "stablehlo.add"(%r55, %91) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%92, %90, %r57, %r58, %r59) : (tensor<i32>, tensor<1x3x2xf32>, tensor<1x3x3xf32>, tensor<1x3xi32>, tensor<1x3xi32>) -> ()
    }) : (tensor<i32>, tensor<1x3x2xf32>, tensor<1x3x3xf32>, tensor<1x3xi32>, tensor<1x3xi32>) -> (tensor<i32>, tensor<1x3x2xf32>, tensor<1x3x3xf32>, tensor<1x3xi32>, tensor<1x3xi32>)
    %94 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x3xi32>
    %95 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x3x3xi32>
    %96 = "stablehlo.subtract"(%95, %94) : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi32>
    %97 = "stablehlo.constant"() <{value = dense<0> : tensor<1x3x3xi32>}> : () -> tensor<1x3x3xi32>
    %98 = "stablehlo.compare"(%96, %97) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
    %99 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x3x3xf32>}> : () -> tensor<1x3x3xf32>
    %100 = "stablehlo.select"(%98, %0, %99) : (tensor<1x3x3xi1>, tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
    %101 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %105 = "stablehlo.reduce"(%100, %101) <{dimensions = array<i64: 2>}> ({
    ^bb0(%r102: tensor<f32>, %r103: tensor<f32>):
      %104 = "stablehlo.add"(%r102, %r103) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%104) : (tensor<f32>) -> ()
    }) : (tensor<1x3x3xf32>, tensor<f32>) -> tensor<1x3xf32>
    %106 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %107 = "stablehlo.pad"(%0, %106) <{edge_padding_low = array<i64: 0, -1, 0>, edge_padding_high = array<i64: 0, 1, 0>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<1x3x3xf32>, tensor<f32>) -> tensor<1x3x3xf32>
    %108 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x3xi32>
    %109 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x3x3xi32>
    %110 = "stablehlo.subtract"(%109, %108) : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi32>
    %111 = "stablehlo.constant"() <{value = dense<0> : tensor<1x3x3xi32>}> : () -> tensor<1x3x3xi32>
    %112 = "stablehlo.compare"(%110, %111) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
    %113 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x3x3xf32>}> : () -> tensor<1x3x3xf32>
    %114 = "stablehlo.select"(%112, %107, %113) : (tensor<1x3x3xi1>, tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
    %115 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %119 = "stablehlo.reduce"(%114, %115) <{dimensions = array<i64: 2>}> ({
    ^bb0(%r116: tensor<f32>, %r117: tensor<f32>):
      %118 = "stablehlo.add"(%r116, %r117) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%118) : (tensor<f32>) -> ()
    }) : (tensor<1x3x3xf32>, tensor<f32>) -> tensor<1x3xf32>
    %120 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %121 = "stablehlo.pad"(%93#1, %120) <{edge_padding_low = array<i64: 0, -1, 0>, edge_padding_high = array<i64: 0, 1, 0>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<1x3x2xf32>, tensor<f32>) -> tensor<1x3x2xf32>
    %122 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %123 = "stablehlo.pad"(%93#1, %122) <{edge_padding_low = array<i64: 0, 1, 0>, edge_padding_high = array<i64: 0, -1, 0>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<1x3x2xf32>, tensor<f32>) -> tensor<1x3x2xf32>
    %124 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %125 = "stablehlo.pad"(%119, %124) <{edge_padding_low = array<i64: 0, 1>, edge_padding_high = array<i64: 0, -1>, interior_padding = array<i64: 0, 0>}> : (tensor<1x3xf32>, tensor<f32>) -> tensor<1x3xf32>
    %126 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %127 = "stablehlo.pad"(%105, %126) <{edge_padding_low = array<i64: 0, -1>, edge_padding_high = array<i64: 0, 1>, interior_padding = array<i64: 0, 0>}> : (tensor<1x3xf32>, tensor<f32>) -> tensor<1x3xf32>
    %128 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %129 = "stablehlo.pad"(%105, %128) <{edge_padding_low = array<i64: 0, 1>, edge_padding_high = array<i64: 0, -1>, interior_padding = array<i64: 0, 0>}> : (tensor<1x3xf32>, tensor<f32>) -> tensor<1x3xf32>
    %130 = "stablehlo.select"(%20, %125, %119) : (tensor<1x3xi1>, tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
    %131 = "stablehlo.select"(%20, %129, %127) : (tensor<1x3xi1>, tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
    %132 = "stablehlo.select"(%20, %130, %130) : (tensor<1x3xi1>, tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
    %133 = "stablehlo.select"(%20, %130, %130) : (tensor<1x3xi1>, tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
    %134 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xi1>) -> tensor<1x3x2xi1>
    %135 = "stablehlo.select"(%134, %123, %121) : (tensor<1x3x2xi1>, tensor<1x3x2xf32>, tensor<1x3x2xf32>) -> tensor<1x3x2xf32>
    %136 = "stablehlo.divide"(%131, %132) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
    %137 = "stablehlo.divide"(%105, %133) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
    %138 = "stablehlo.multiply"(%136, %137) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
    %139 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<1x3xf32>}> : () -> tensor<1x3xf32>
    %140 = "stablehlo.add"(%138, %139) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
    %141 = "stablehlo.multiply"(%133, %140) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
    %142 = "stablehlo.broadcast_in_dim"(%136) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xf32>) -> tensor<1x3x2xf32>
    %143 = "stablehlo.broadcast_in_dim"(%141) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xf32>) -> tensor<1x3x2xf32>
    %144 = "stablehlo.broadcast_in_dim"(%105) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xf32>) -> tensor<1x3x2xf32>
    %145 = "stablehlo.multiply"(%93#1, %142) : (tensor<1x3x2xf32>, tensor<1x3x2xf32>) -> tensor<1x3x2xf32>
    %146 = "stablehlo.subtract"(%145, %135) : (tensor<1x3x2xf32>, tensor<1x3x2xf32>) -> tensor<1x3x2xf32>
    %147 = "stablehlo.divide"(%146, %143) : (tensor<1x3x2xf32>, tensor<1x3x2xf32>) -> tensor<1x3x2xf32>
    %148 = "stablehlo.divide"(%93#1, %144) : (tensor<1x3x2xf32>, tensor<1x3x2xf32>) -> tensor<1x3x2xf32>
    %149 = "stablehlo.or"(%22, %20) : (tensor<1x3xi1>, tensor<1x3xi1>) -> tensor<1x3xi1>
    %150 = "stablehlo.broadcast_in_dim"(%149) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xi1>) -> tensor<1x3x2xi1>
    %151 = "stablehlo.select"(%150, %147, %148) : (tensor<1x3x2xi1>, tensor<1x3x2xf32>, tensor<1x3x2xf32>) -> tensor<1x3x2xf32>
    %152 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %203:5 = "stablehlo.while"(%152, %151, %46, %29, %30) ({
    ^bb0(%r153: tensor<i32>, %r154: tensor<1x3x2xf32>, %r155: tensor<1x3x3xf32>, %r156: tensor<1x3xi32>, %r157: tensor<1x3xi32>):
      %158 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %159 = "stablehlo.compare"(%r153, %158) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%159) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r160: tensor<i32>, %r161: tensor<1x3x2xf32>, %r162: tensor<1x3x3xf32>, %r163: tensor<1x3xi32>, %r164: tensor<1x3xi32>):
      %165 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
      %166 = "stablehlo.subtract"(%165, %r160) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %167 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %168 = "stablehlo.dynamic_slice"(%r162, %167, %167, %166) <{slice_sizes = array<i64: 1, 3, 1>}> : (tensor<1x3x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x1xf32>
      %169 = "stablehlo.reshape"(%168) : (tensor<1x3x1xf32>) -> tensor<1x3xf32>
      %170 = "stablehlo.reshape"(%169) : (tensor<1x3xf32>) -> tensor<1x1x3xf32>
      %171 = "stablehlo.dot_general"(%170, %r161) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<1x1x3xf32>, tensor<1x3x2xf32>) -> tensor<1x1x2xf32>
      %172 = "stablehlo.reshape"(%171) : (tensor<1x1x2xf32>) -> tensor<1x2xf32>
      %173 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %174 = "stablehlo.dynamic_slice"(%r161, %173, %166, %173) <{slice_sizes = array<i64: 1, 1, 2>}> : (tensor<1x3x2xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xf32>
      %175 = "stablehlo.reshape"(%174) : (tensor<1x1x2xf32>) -> tensor<1x2xf32>
      %176 = "stablehlo.subtract"(%175, %172) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
      %177 = "stablehlo.reshape"(%176) : (tensor<1x2xf32>) -> tensor<1x1x2xf32>
      %178 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %179 = "stablehlo.dynamic_update_slice"(%r161, %177, %178, %166, %178) : (tensor<1x3x2xf32>, tensor<1x1x2xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x2xf32>
      %180 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %181 = "stablehlo.dynamic_slice"(%r163, %180, %166) <{slice_sizes = array<i64: 1, 1>}> : (tensor<1x3xi32>, tensor<i32>, tensor<i32>) -> tensor<1x1xi32>
      %182 = "stablehlo.reshape"(%181) : (tensor<1x1xi32>) -> tensor<1xi32>
      %183 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %184 = "stablehlo.dynamic_slice"(%r164, %183, %166) <{slice_sizes = array<i64: 1, 1>}> : (tensor<1x3xi32>, tensor<i32>, tensor<i32>) -> tensor<1x1xi32>
      %185 = "stablehlo.reshape"(%184) : (tensor<1x1xi32>) -> tensor<1xi32>
      %186 = "stablehlo.reshape"(%182) : (tensor<1xi32>) -> tensor<1x1xi32>
      %187 = "stablehlo.gather"(%179, %186) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 2>, indices_are_sorted = false}> : (tensor<1x3x2xf32>, tensor<1x1xi32>) -> tensor<1x1x2xf32>
      %188 = "stablehlo.reshape"(%187) : (tensor<1x1x2xf32>) -> tensor<1x2xf32>
      %189 = "stablehlo.reshape"(%185) : (tensor<1xi32>) -> tensor<1x1xi32>
      %190 = "stablehlo.gather"(%179, %189) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 2>, indices_are_sorted = false}> : (tensor<1x3x2xf32>, tensor<1x1xi32>) -> tensor<1x1x2xf32>
      %191 = "stablehlo.reshape"(%190) : (tensor<1x1x2xf32>) -> tensor<1x2xf32>
      %192 = "stablehlo.broadcast_in_dim"(%188) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x2xf32>) -> tensor<1x3x2xf32>
      %193 = "stablehlo.broadcast_in_dim"(%191) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x2xf32>) -> tensor<1x3x2xf32>
      %194 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x2xi32>
      %195 = "stablehlo.broadcast_in_dim"(%182) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3x2xi32>
      %196 = "stablehlo.broadcast_in_dim"(%185) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3x2xi32>
      %197 = "stablehlo.compare"(%194, %195) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x2xi32>, tensor<1x3x2xi32>) -> tensor<1x3x2xi1>
      %198 = "stablehlo.compare"(%194, %196) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x2xi32>, tensor<1x3x2xi32>) -> tensor<1x3x2xi1>
      %199 = "stablehlo.select"(%198, %192, %179) : (tensor<1x3x2xi1>, tensor<1x3x2xf32>, tensor<1x3x2xf32>) -> tensor<1x3x2xf32>
      %200 = "stablehlo.select"(%197, %193, %199) : (tensor<1x3x2xi1>, tensor<1x3x2xf32>, tensor<1x3x2xf32>) -> tensor<1x3x2xf32>
      %201 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %202 = "stablehlo.add"(%r160, %201) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%202, %200, %r162, %r163, %r164) : (tensor<i32>, tensor<1x3x2xf32>, tensor<1x3x3xf32>, tensor<1x3xi32>, tensor<1x3xi32>) -> ()
    }) : (tensor<i32>, tensor<1x3x2xf32>, tensor<1x3x3xf32>, tensor<1x3xi32>, tensor<1x3xi32>) -> (tensor<i32>, tensor<1x3x2xf32>, tensor<1x3x3xf32>, tensor<1x3xi32>, tensor<1x3xi32>)
    %204 = "stablehlo.reshape"(%203#1) : (tensor<1x3x2xf32>) -> tensor<3x2xf32>
    return %204 : tensor<3x2xf32>
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
    %92:5 = "stablehlo.while"(%46, %arg2, %45, %28, %29) ({
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
      %65 = "stablehlo.reshape"(%61) : (tensor<2xi32>) -> tensor<2x1xi32>
      %66 = "stablehlo.gather"(%r55, %65) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 2>, indices_are_sorted = false}> : (tensor<2x3x2xf32>, tensor<2x1xi32>) -> tensor<2x1x2xf32>
      %67 = "stablehlo.reshape"(%66) : (tensor<2x1x2xf32>) -> tensor<2x2xf32>
      %68 = "stablehlo.reshape"(%64) : (tensor<2xi32>) -> tensor<2x1xi32>
      %69 = "stablehlo.gather"(%r55, %68) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 2>, indices_are_sorted = false}> : (tensor<2x3x2xf32>, tensor<2x1xi32>) -> tensor<2x1x2xf32>
      %70 = "stablehlo.reshape"(%69) : (tensor<2x1x2xf32>) -> tensor<2x2xf32>
      %71 = "stablehlo.broadcast_in_dim"(%67) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x2xf32>) -> tensor<2x3x2xf32>
      %72 = "stablehlo.broadcast_in_dim"(%70) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x2xf32>) -> tensor<2x3x2xf32>
      %73 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3x2xi32>
      %74 = "stablehlo.broadcast_in_dim"(%61) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3x2xi32>
      %75 = "stablehlo.broadcast_in_dim"(%64) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3x2xi32>
      %76 = "stablehlo.compare"(%73, %74) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x2xi32>, tensor<2x3x2xi32>) -> tensor<2x3x2xi1>
      %77 = "stablehlo.compare"(%73, %75) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x2xi32>, tensor<2x3x2xi32>) -> tensor<2x3x2xi1>
      %78 = "stablehlo.select"(%77, %71, %r55) : (tensor<2x3x2xi1>, tensor<2x3x2xf32>, tensor<2x3x2xf32>) -> tensor<2x3x2xf32>
      %79 = "stablehlo.select"(%76, %72, %78) : (tensor<2x3x2xi1>, tensor<2x3x2xf32>, tensor<2x3x2xf32>) -> tensor<2x3x2xf32>
      %80 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %81 = "stablehlo.dynamic_slice"(%79, %80, %r54, %80) <{slice_sizes = array<i64: 2, 1, 2>}> : (tensor<2x3x2xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x1x2xf32>
      %82 = "stablehlo.reshape"(%81) : (tensor<2x1x2xf32>) -> tensor<2x2xf32>
      %83 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %84 = "stablehlo.dynamic_slice"(%r56, %83, %83, %r54) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<2x3x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xf32>
      %85 = "stablehlo.reshape"(%84) : (tensor<2x3x1xf32>) -> tensor<2x3xf32>
      %86 = "stablehlo.broadcast_in_dim"(%82) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x2xf32>) -> tensor<2x3x2xf32>
      %87 = "stablehlo.broadcast_in_dim"(%85) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x2xf32>
      %88 = "stablehlo.multiply"(%87, %86) : (tensor<2x3x2xf32>, tensor<2x3x2xf32>) -> tensor<2x3x2xf32>
      %89 = "stablehlo.subtract"(%79, %88) : (tensor<2x3x2xf32>, tensor<2x3x2xf32>) -> tensor<2x3x2xf32>
      %90 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %91 = "stablehlo.add"(%r54, %90) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%91, %89, %r56, %r57, %r58) : (tensor<i32>, tensor<2x3x2xf32>, tensor<2x3x3xf32>, tensor<2x3xi32>, tensor<2x3xi32>) -> ()
    }) : (tensor<i32>, tensor<2x3x2xf32>, tensor<2x3x3xf32>, tensor<2x3xi32>, tensor<2x3xi32>) -> (tensor<i32>, tensor<2x3x2xf32>, tensor<2x3x3xf32>, tensor<2x3xi32>, tensor<2x3xi32>)
    %93 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3x3xi32>
    %94 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x3x3xi32>
    %95 = "stablehlo.subtract"(%94, %93) : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi32>
    %96 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3x3xi32>}> : () -> tensor<2x3x3xi32>
    %97 = "stablehlo.compare"(%95, %96) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
    %98 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3x3xf32>}> : () -> tensor<2x3x3xf32>
    %99 = "stablehlo.select"(%97, %0, %98) : (tensor<2x3x3xi1>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %100 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %104 = "stablehlo.reduce"(%99, %100) <{dimensions = array<i64: 2>}> ({
    ^bb0(%r101: tensor<f32>, %r102: tensor<f32>):
      %103 = "stablehlo.add"(%r101, %r102) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%103) : (tensor<f32>) -> ()
    }) : (tensor<2x3x3xf32>, tensor<f32>) -> tensor<2x3xf32>
    %105 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %106 = "stablehlo.pad"(%0, %105) <{edge_padding_low = array<i64: 0, -1, 0>, edge_padding_high = array<i64: 0, 1, 0>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<2x3x3xf32>, tensor<f32>) -> tensor<2x3x3xf32>
    %107 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3x3xi32>
    %108 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x3x3xi32>
    %109 = "stablehlo.subtract"(%108, %107) : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi32>
    %110 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3x3xi32>}> : () -> tensor<2x3x3xi32>
    %111 = "stablehlo.compare"(%109, %110) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
    %112 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3x3xf32>}> : () -> tensor<2x3x3xf32>
    %113 = "stablehlo.select"(%111, %106, %112) : (tensor<2x3x3xi1>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %114 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %118 = "stablehlo.reduce"(%113, %114) <{dimensions = array<i64: 2>}> ({
    ^bb0(%r115: tensor<f32>, %r116: tensor<f32>):
      %117 = "stablehlo.add"(%r115, %r116) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%117) : (tensor<f32>) -> ()
    }) : (tensor<2x3x3xf32>, tensor<f32>) -> tensor<2x3xf32>
    %119 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %120 = "stablehlo.pad"(%92#1, %119) <{edge_padding_low = array<i64: 0, -1, 0>, edge_padding_high = array<i64: 0, 1, 0>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<2x3x2xf32>, tensor<f32>) -> tensor<2x3x2xf32>
    %121 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %122 = "stablehlo.pad"(%92#1, %121) <{edge_padding_low = array<i64: 0, 1, 0>, edge_padding_high = array<i64: 0, -1, 0>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<2x3x2xf32>, tensor<f32>) -> tensor<2x3x2xf32>
    %123 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %124 = "stablehlo.pad"(%118, %123) <{edge_padding_low = array<i64: 0, 1>, edge_padding_high = array<i64: 0, -1>, interior_padding = array<i64: 0, 0>}> : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x3xf32>
    %125 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %126 = "stablehlo.pad"(%104, %125) <{edge_padding_low = array<i64: 0, -1>, edge_padding_high = array<i64: 0, 1>, interior_padding = array<i64: 0, 0>}> : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x3xf32>
    %127 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %128 = "stablehlo.pad"(%104, %127) <{edge_padding_low = array<i64: 0, 1>, edge_padding_high = array<i64: 0, -1>, interior_padding = array<i64: 0, 0>}> : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x3xf32>
    %129 = "stablehlo.select"(%19, %124, %118) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %130 = "stablehlo.select"(%19, %128, %126) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %131 = "stablehlo.select"(%19, %129, %129) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %132 = "stablehlo.select"(%19, %129, %129) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %133 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xi1>) -> tensor<2x3x2xi1>
    %134 = "stablehlo.select"(%133, %122, %120) : (tensor<2x3x2xi1>, tensor<2x3x2xf32>, tensor<2x3x2xf32>) -> tensor<2x3x2xf32>
    %135 = "stablehlo.divide"(%130, %131) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %136 = "stablehlo.divide"(%104, %132) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %137 = "stablehlo.multiply"(%135, %136) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %138 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %139 = "stablehlo.add"(%137, %138) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %140 = "stablehlo.multiply"(%132, %139) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %141 = "stablehlo.broadcast_in_dim"(%135) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x2xf32>
    %142 = "stablehlo.broadcast_in_dim"(%140) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x2xf32>
    %143 = "stablehlo.broadcast_in_dim"(%104) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x2xf32>
    %144 = "stablehlo.multiply"(%92#1, %141) : (tensor<2x3x2xf32>, tensor<2x3x2xf32>) -> tensor<2x3x2xf32>
    %145 = "stablehlo.subtract"(%144, %134) : (tensor<2x3x2xf32>, tensor<2x3x2xf32>) -> tensor<2x3x2xf32>
    %146 = "stablehlo.divide"(%145, %142) : (tensor<2x3x2xf32>, tensor<2x3x2xf32>) -> tensor<2x3x2xf32>
    %147 = "stablehlo.divide"(%92#1, %143) : (tensor<2x3x2xf32>, tensor<2x3x2xf32>) -> tensor<2x3x2xf32>
    %148 = "stablehlo.or"(%21, %19) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %149 = "stablehlo.broadcast_in_dim"(%148) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xi1>) -> tensor<2x3x2xi1>
    %150 = "stablehlo.select"(%149, %146, %147) : (tensor<2x3x2xi1>, tensor<2x3x2xf32>, tensor<2x3x2xf32>) -> tensor<2x3x2xf32>
    %151 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %202:5 = "stablehlo.while"(%151, %150, %45, %28, %29) ({
    ^bb0(%r152: tensor<i32>, %r153: tensor<2x3x2xf32>, %r154: tensor<2x3x3xf32>, %r155: tensor<2x3xi32>, %r156: tensor<2x3xi32>):
      %157 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %158 = "stablehlo.compare"(%r152, %157) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%158) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r159: tensor<i32>, %r160: tensor<2x3x2xf32>, %r161: tensor<2x3x3xf32>, %r162: tensor<2x3xi32>, %r163: tensor<2x3xi32>):
      %164 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
      %165 = "stablehlo.subtract"(%164, %r159) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %166 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %167 = "stablehlo.dynamic_slice"(%r161, %166, %166, %165) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<2x3x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xf32>
      %168 = "stablehlo.reshape"(%167) : (tensor<2x3x1xf32>) -> tensor<2x3xf32>
      %169 = "stablehlo.reshape"(%168) : (tensor<2x3xf32>) -> tensor<2x1x3xf32>
      %170 = "stablehlo.dot_general"(%169, %r160) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x1x3xf32>, tensor<2x3x2xf32>) -> tensor<2x1x2xf32>
      %171 = "stablehlo.reshape"(%170) : (tensor<2x1x2xf32>) -> tensor<2x2xf32>
      %172 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %173 = "stablehlo.dynamic_slice"(%r160, %172, %165, %172) <{slice_sizes = array<i64: 2, 1, 2>}> : (tensor<2x3x2xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x1x2xf32>
      %174 = "stablehlo.reshape"(%173) : (tensor<2x1x2xf32>) -> tensor<2x2xf32>
      %175 = "stablehlo.subtract"(%174, %171) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
      %176 = "stablehlo.reshape"(%175) : (tensor<2x2xf32>) -> tensor<2x1x2xf32>
      %177 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %178 = "stablehlo.dynamic_update_slice"(%r160, %176, %177, %165, %177) : (tensor<2x3x2xf32>, tensor<2x1x2xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x2xf32>
      %179 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %180 = "stablehlo.dynamic_slice"(%r162, %179, %165) <{slice_sizes = array<i64: 2, 1>}> : (tensor<2x3xi32>, tensor<i32>, tensor<i32>) -> tensor<2x1xi32>
      %181 = "stablehlo.reshape"(%180) : (tensor<2x1xi32>) -> tensor<2xi32>
      %182 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %183 = "stablehlo.dynamic_slice"(%r163, %182, %165) <{slice_sizes = array<i64: 2, 1>}> : (tensor<2x3xi32>, tensor<i32>, tensor<i32>) -> tensor<2x1xi32>
      %184 = "stablehlo.reshape"(%183) : (tensor<2x1xi32>) -> tensor<2xi32>
      %185 = "stablehlo.reshape"(%181) : (tensor<2xi32>) -> tensor<2x1xi32>
      %186 = "stablehlo.gather"(%178, %185) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 2>, indices_are_sorted = false}> : (tensor<2x3x2xf32>, tensor<2x1xi32>) -> tensor<2x1x2xf32>
      %187 = "stablehlo.reshape"(%186) : (tensor<2x1x2xf32>) -> tensor<2x2xf32>
      %188 = "stablehlo.reshape"(%184) : (tensor<2xi32>) -> tensor<2x1xi32>
      %189 = "stablehlo.gather"(%178, %188) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 2>, indices_are_sorted = false}> : (tensor<2x3x2xf32>, tensor<2x1xi32>) -> tensor<2x1x2xf32>
      %190 = "stablehlo.reshape"(%189) : (tensor<2x1x2xf32>) -> tensor<2x2xf32>
      %191 = "stablehlo.broadcast_in_dim"(%187) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x2xf32>) -> tensor<2x3x2xf32>
      %192 = "stablehlo.broadcast_in_dim"(%190) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x2xf32>) -> tensor<2x3x2xf32>
      %193 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3x2xi32>
      %194 = "stablehlo.broadcast_in_dim"(%181) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3x2xi32>
      %195 = "stablehlo.broadcast_in_dim"(%184) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3x2xi32>
      %196 = "stablehlo.compare"(%193, %194) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x2xi32>, tensor<2x3x2xi32>) -> tensor<2x3x2xi1>
      %197 = "stablehlo.compare"(%193, %195) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x2xi32>, tensor<2x3x2xi32>) -> tensor<2x3x2xi1>
      %198 = "stablehlo.select"(%197, %191, %178) : (tensor<2x3x2xi1>, tensor<2x3x2xf32>, tensor<2x3x2xf32>) -> tensor<2x3x2xf32>
      %199 = "stablehlo.select"(%196, %192, %198) : (tensor<2x3x2xi1>, tensor<2x3x2xf32>, tensor<2x3x2xf32>) -> tensor<2x3x2xf32>
      %200 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %201 = "stablehlo.add"(%r159, %200) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%201, %199, %r161, %r162, %r163) : (tensor<i32>, tensor<2x3x2xf32>, tensor<2x3x3xf32>, tensor<2x3xi32>, tensor<2x3xi32>) -> ()
    }) : (tensor<i32>, tensor<2x3x2xf32>, tensor<2x3x3xf32>, tensor<2x3xi32>, tensor<2x3xi32>) -> (tensor<i32>, tensor<2x3x2xf32>, tensor<2x3x3xf32>, tensor<2x3xi32>, tensor<2x3xi32>)
    return %202#1 : tensor<2x3x2xf32>
  }
}

// T[3,3] i32[3] T[3,2], T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<3x3xf64>, %arg1: tensor<3xi32>, %arg2: tensor<3x2xf64>) -> (tensor<3x2xf64>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<3x3xf64>) -> tensor<1x3x3xf64>
    %1 = "stablehlo.reshape"(%arg2) : (tensor<3x2xf64>) -> tensor<1x3x2xf64>
    %2 = "stablehlo.reshape"(%arg1) : (tensor<3xi32>) -> tensor<3x1xi32>
    %3 = "stablehlo.reshape"(%2) : (tensor<3x1xi32>) -> tensor<1x3x1xi32>
    %4 = "stablehlo.reshape"(%3) : (tensor<1x3x1xi32>) -> tensor<1x3xi32>
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
    %93:5 = "stablehlo.while"(%47, %1, %46, %29, %30) ({
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
      %66 = "stablehlo.reshape"(%62) : (tensor<1xi32>) -> tensor<1x1xi32>
      %67 = "stablehlo.gather"(%r56, %66) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 2>, indices_are_sorted = false}> : (tensor<1x3x2xf64>, tensor<1x1xi32>) -> tensor<1x1x2xf64>
      %68 = "stablehlo.reshape"(%67) : (tensor<1x1x2xf64>) -> tensor<1x2xf64>
      %69 = "stablehlo.reshape"(%65) : (tensor<1xi32>) -> tensor<1x1xi32>
      %70 = "stablehlo.gather"(%r56, %69) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 2>, indices_are_sorted = false}> : (tensor<1x3x2xf64>, tensor<1x1xi32>) -> tensor<1x1x2xf64>
      %71 = "stablehlo.reshape"(%70) : (tensor<1x1x2xf64>) -> tensor<1x2xf64>
      %72 = "stablehlo.broadcast_in_dim"(%68) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x2xf64>) -> tensor<1x3x2xf64>
      %73 = "stablehlo.broadcast_in_dim"(%71) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x2xf64>) -> tensor<1x3x2xf64>
      %74 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x2xi32>
      %75 = "stablehlo.broadcast_in_dim"(%62) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3x2xi32>
      %76 = "stablehlo.broadcast_in_dim"(%65) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3x2xi32>
      %77 = "stablehlo.compare"(%74, %75) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x2xi32>, tensor<1x3x2xi32>) -> tensor<1x3x2xi1>
      %78 = "stablehlo.compare"(%74, %76) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x2xi32>, tensor<1x3x2xi32>) -> tensor<1x3x2xi1>
      %79 = "stablehlo.select"(%78, %72, %r56) : (tensor<1x3x2xi1>, tensor<1x3x2xf64>, tensor<1x3x2xf64>) -> tensor<1x3x2xf64>
      %80 = "stablehlo.select"(%77, %73, %79) : (tensor<1x3x2xi1>, tensor<1x3x2xf64>, tensor<1x3x2xf64>) -> tensor<1x3x2xf64>
      %81 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %82 = "stablehlo.dynamic_slice"(%80, %81, %r55, %81) <{slice_sizes = array<i64: 1, 1, 2>}> : (tensor<1x3x2xf64>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xf64>
      %83 = "stablehlo.reshape"(%82) : (tensor<1x1x2xf64>) -> tensor<1x2xf64>
      %84 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %85 = "stablehlo.dynamic_slice"(%r57, %84, %84, %r55) <{slice_sizes = array<i64: 1, 3, 1>}> : (tensor<1x3x3xf64>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x1xf64>
      %86 = "stablehlo.reshape"(%85) : (tensor<1x3x1xf64>) -> tensor<1x3xf64>
      %87 = "stablehlo.broadcast_in_dim"(%83) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x2xf64>) -> tensor<1x3x2xf64>
      %88 = "stablehlo.broadcast_in_dim"(%86) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xf64>) -> tensor<1x3x2xf64>
      %89 = "stablehlo.multiply"(%88, %87) : (tensor<1x3x2xf64>, tensor<1x3x2xf64>) -> tensor<1x3x2xf64>
      %90 = "stablehlo.subtract"(%80, %89) : (tensor<1x3x2xf64>, tensor<1x3x2xf64>) -> tensor<1x3x2xf64>
      %91 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %92 = "stablehlo.add"(%r55, %91) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%92, %90, %r57, %r58, %r59) : (tensor<i32>, tensor<1x3x2xf64>, tensor<1x3x3xf64>, tensor<1x3xi32>, tensor<1x3xi32>) -> ()
    }) : (tensor<i32>, tensor<1x3x2xf64>, tensor<1x3x3xf64>, tensor<1x3xi32>, tensor<1x3xi32>) -> (tensor<i32>, tensor<1x3x2xf64>, tensor<1x3x3xf64>, tensor<1x3xi32>, tensor<1x3xi32>)
    %94 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x3xi32>
    %95 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x3x3xi32>
    %96 = "stablehlo.subtract"(%95, %94) : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi32>
    %97 = "stablehlo.constant"() <{value = dense<0> : tensor<1x3x3xi32>}> : () -> tensor<1x3x3xi32>
    %98 = "stablehlo.compare"(%96, %97) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
    %99 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x3x3xf64>}> : () -> tensor<1x3x3xf64>
    %100 = "stablehlo.select"(%98, %0, %99) : (tensor<1x3x3xi1>, tensor<1x3x3xf64>, tensor<1x3x3xf64>) -> tensor<1x3x3xf64>
    %101 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %105 = "stablehlo.reduce"(%100, %101) <{dimensions = array<i64: 2>}> ({
    ^bb0(%r102: tensor<f64>, %r103: tensor<f64>):
      %104 = "stablehlo.add"(%r102, %r103) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%104) : (tensor<f64>) -> ()
    }) : (tensor<1x3x3xf64>, tensor<f64>) -> tensor<1x3xf64>
    %106 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %107 = "stablehlo.pad"(%0, %106) <{edge_padding_low = array<i64: 0, -1, 0>, edge_padding_high = array<i64: 0, 1, 0>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<1x3x3xf64>, tensor<f64>) -> tensor<1x3x3xf64>
    %108 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x3xi32>
    %109 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x3x3xi32>
    %110 = "stablehlo.subtract"(%109, %108) : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi32>
    %111 = "stablehlo.constant"() <{value = dense<0> : tensor<1x3x3xi32>}> : () -> tensor<1x3x3xi32>
    %112 = "stablehlo.compare"(%110, %111) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
    %113 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x3x3xf64>}> : () -> tensor<1x3x3xf64>
    %114 = "stablehlo.select"(%112, %107, %113) : (tensor<1x3x3xi1>, tensor<1x3x3xf64>, tensor<1x3x3xf64>) -> tensor<1x3x3xf64>
    %115 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %119 = "stablehlo.reduce"(%114, %115) <{dimensions = array<i64: 2>}> ({
    ^bb0(%r116: tensor<f64>, %r117: tensor<f64>):
      %118 = "stablehlo.add"(%r116, %r117) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%118) : (tensor<f64>) -> ()
    }) : (tensor<1x3x3xf64>, tensor<f64>) -> tensor<1x3xf64>
    %120 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %121 = "stablehlo.pad"(%93#1, %120) <{edge_padding_low = array<i64: 0, -1, 0>, edge_padding_high = array<i64: 0, 1, 0>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<1x3x2xf64>, tensor<f64>) -> tensor<1x3x2xf64>
    %122 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %123 = "stablehlo.pad"(%93#1, %122) <{edge_padding_low = array<i64: 0, 1, 0>, edge_padding_high = array<i64: 0, -1, 0>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<1x3x2xf64>, tensor<f64>) -> tensor<1x3x2xf64>
    %124 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %125 = "stablehlo.pad"(%119, %124) <{edge_padding_low = array<i64: 0, 1>, edge_padding_high = array<i64: 0, -1>, interior_padding = array<i64: 0, 0>}> : (tensor<1x3xf64>, tensor<f64>) -> tensor<1x3xf64>
    %126 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %127 = "stablehlo.pad"(%105, %126) <{edge_padding_low = array<i64: 0, -1>, edge_padding_high = array<i64: 0, 1>, interior_padding = array<i64: 0, 0>}> : (tensor<1x3xf64>, tensor<f64>) -> tensor<1x3xf64>
    %128 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %129 = "stablehlo.pad"(%105, %128) <{edge_padding_low = array<i64: 0, 1>, edge_padding_high = array<i64: 0, -1>, interior_padding = array<i64: 0, 0>}> : (tensor<1x3xf64>, tensor<f64>) -> tensor<1x3xf64>
    %130 = "stablehlo.select"(%20, %125, %119) : (tensor<1x3xi1>, tensor<1x3xf64>, tensor<1x3xf64>) -> tensor<1x3xf64>
    %131 = "stablehlo.select"(%20, %129, %127) : (tensor<1x3xi1>, tensor<1x3xf64>, tensor<1x3xf64>) -> tensor<1x3xf64>
    %132 = "stablehlo.select"(%20, %130, %130) : (tensor<1x3xi1>, tensor<1x3xf64>, tensor<1x3xf64>) -> tensor<1x3xf64>
    %133 = "stablehlo.select"(%20, %130, %130) : (tensor<1x3xi1>, tensor<1x3xf64>, tensor<1x3xf64>) -> tensor<1x3xf64>
    %134 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xi1>) -> tensor<1x3x2xi1>
    %135 = "stablehlo.select"(%134, %123, %121) : (tensor<1x3x2xi1>, tensor<1x3x2xf64>, tensor<1x3x2xf64>) -> tensor<1x3x2xf64>
    %136 = "stablehlo.divide"(%131, %132) : (tensor<1x3xf64>, tensor<1x3xf64>) -> tensor<1x3xf64>
    %137 = "stablehlo.divide"(%105, %133) : (tensor<1x3xf64>, tensor<1x3xf64>) -> tensor<1x3xf64>
    %138 = "stablehlo.multiply"(%136, %137) : (tensor<1x3xf64>, tensor<1x3xf64>) -> tensor<1x3xf64>
    %139 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<1x3xf64>}> : () -> tensor<1x3xf64>
    %140 = "stablehlo.add"(%138, %139) : (tensor<1x3xf64>, tensor<1x3xf64>) -> tensor<1x3xf64>
    %141 = "stablehlo.multiply"(%133, %140) : (tensor<1x3xf64>, tensor<1x3xf64>) -> tensor<1x3xf64>
    %142 = "stablehlo.broadcast_in_dim"(%136) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xf64>) -> tensor<1x3x2xf64>
    %143 = "stablehlo.broadcast_in_dim"(%141) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xf64>) -> tensor<1x3x2xf64>
    %144 = "stablehlo.broadcast_in_dim"(%105) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xf64>) -> tensor<1x3x2xf64>
    %145 = "stablehlo.multiply"(%93#1, %142) : (tensor<1x3x2xf64>, tensor<1x3x2xf64>) -> tensor<1x3x2xf64>
    %146 = "stablehlo.subtract"(%145, %135) : (tensor<1x3x2xf64>, tensor<1x3x2xf64>) -> tensor<1x3x2xf64>
    %147 = "stablehlo.divide"(%146, %143) : (tensor<1x3x2xf64>, tensor<1x3x2xf64>) -> tensor<1x3x2xf64>
    %148 = "stablehlo.divide"(%93#1, %144) : (tensor<1x3x2xf64>, tensor<1x3x2xf64>) -> tensor<1x3x2xf64>
    %149 = "stablehlo.or"(%22, %20) : (tensor<1x3xi1>, tensor<1x3xi1>) -> tensor<1x3xi1>
    %150 = "stablehlo.broadcast_in_dim"(%149) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xi1>) -> tensor<1x3x2xi1>
    %151 = "stablehlo.select"(%150, %147, %148) : (tensor<1x3x2xi1>, tensor<1x3x2xf64>, tensor<1x3x2xf64>) -> tensor<1x3x2xf64>
    %152 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %203:5 = "stablehlo.while"(%152, %151, %46, %29, %30) ({
    ^bb0(%r153: tensor<i32>, %r154: tensor<1x3x2xf64>, %r155: tensor<1x3x3xf64>, %r156: tensor<1x3xi32>, %r157: tensor<1x3xi32>):
      %158 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %159 = "stablehlo.compare"(%r153, %158) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%159) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r160: tensor<i32>, %r161: tensor<1x3x2xf64>, %r162: tensor<1x3x3xf64>, %r163: tensor<1x3xi32>, %r164: tensor<1x3xi32>):
      %165 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
      %166 = "stablehlo.subtract"(%165, %r160) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %167 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %168 = "stablehlo.dynamic_slice"(%r162, %167, %167, %166) <{slice_sizes = array<i64: 1, 3, 1>}> : (tensor<1x3x3xf64>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x1xf64>
      %169 = "stablehlo.reshape"(%168) : (tensor<1x3x1xf64>) -> tensor<1x3xf64>
      %170 = "stablehlo.reshape"(%169) : (tensor<1x3xf64>) -> tensor<1x1x3xf64>
      %171 = "stablehlo.dot_general"(%170, %r161) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<1x1x3xf64>, tensor<1x3x2xf64>) -> tensor<1x1x2xf64>
      %172 = "stablehlo.reshape"(%171) : (tensor<1x1x2xf64>) -> tensor<1x2xf64>
      %173 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %174 = "stablehlo.dynamic_slice"(%r161, %173, %166, %173) <{slice_sizes = array<i64: 1, 1, 2>}> : (tensor<1x3x2xf64>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xf64>
      %175 = "stablehlo.reshape"(%174) : (tensor<1x1x2xf64>) -> tensor<1x2xf64>
      %176 = "stablehlo.subtract"(%175, %172) : (tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x2xf64>
      %177 = "stablehlo.reshape"(%176) : (tensor<1x2xf64>) -> tensor<1x1x2xf64>
      %178 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %179 = "stablehlo.dynamic_update_slice"(%r161, %177, %178, %166, %178) : (tensor<1x3x2xf64>, tensor<1x1x2xf64>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x2xf64>
      %180 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %181 = "stablehlo.dynamic_slice"(%r163, %180, %166) <{slice_sizes = array<i64: 1, 1>}> : (tensor<1x3xi32>, tensor<i32>, tensor<i32>) -> tensor<1x1xi32>
      %182 = "stablehlo.reshape"(%181) : (tensor<1x1xi32>) -> tensor<1xi32>
      %183 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %184 = "stablehlo.dynamic_slice"(%r164, %183, %166) <{slice_sizes = array<i64: 1, 1>}> : (tensor<1x3xi32>, tensor<i32>, tensor<i32>) -> tensor<1x1xi32>
      %185 = "stablehlo.reshape"(%184) : (tensor<1x1xi32>) -> tensor<1xi32>
      %186 = "stablehlo.reshape"(%182) : (tensor<1xi32>) -> tensor<1x1xi32>
      %187 = "stablehlo.gather"(%179, %186) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 2>, indices_are_sorted = false}> : (tensor<1x3x2xf64>, tensor<1x1xi32>) -> tensor<1x1x2xf64>
      %188 = "stablehlo.reshape"(%187) : (tensor<1x1x2xf64>) -> tensor<1x2xf64>
      %189 = "stablehlo.reshape"(%185) : (tensor<1xi32>) -> tensor<1x1xi32>
      %190 = "stablehlo.gather"(%179, %189) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 2>, indices_are_sorted = false}> : (tensor<1x3x2xf64>, tensor<1x1xi32>) -> tensor<1x1x2xf64>
      %191 = "stablehlo.reshape"(%190) : (tensor<1x1x2xf64>) -> tensor<1x2xf64>
      %192 = "stablehlo.broadcast_in_dim"(%188) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x2xf64>) -> tensor<1x3x2xf64>
      %193 = "stablehlo.broadcast_in_dim"(%191) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x2xf64>) -> tensor<1x3x2xf64>
      %194 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x2xi32>
      %195 = "stablehlo.broadcast_in_dim"(%182) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3x2xi32>
      %196 = "stablehlo.broadcast_in_dim"(%185) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3x2xi32>
      %197 = "stablehlo.compare"(%194, %195) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x2xi32>, tensor<1x3x2xi32>) -> tensor<1x3x2xi1>
      %198 = "stablehlo.compare"(%194, %196) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x2xi32>, tensor<1x3x2xi32>) -> tensor<1x3x2xi1>
      %199 = "stablehlo.select"(%198, %192, %179) : (tensor<1x3x2xi1>, tensor<1x3x2xf64>, tensor<1x3x2xf64>) -> tensor<1x3x2xf64>
      %200 = "stablehlo.select"(%197, %193, %199) : (tensor<1x3x2xi1>, tensor<1x3x2xf64>, tensor<1x3x2xf64>) -> tensor<1x3x2xf64>
      %201 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %202 = "stablehlo.add"(%r160, %201) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%202, %200, %r162, %r163, %r164) : (tensor<i32>, tensor<1x3x2xf64>, tensor<1x3x3xf64>, tensor<1x3xi32>, tensor<1x3xi32>) -> ()
    }) : (tensor<i32>, tensor<1x3x2xf64>, tensor<1x3x3xf64>, tensor<1x3xi32>, tensor<1x3xi32>) -> (tensor<i32>, tensor<1x3x2xf64>, tensor<1x3x3xf64>, tensor<1x3xi32>, tensor<1x3xi32>)
    %204 = "stablehlo.reshape"(%203#1) : (tensor<1x3x2xf64>) -> tensor<3x2xf64>
    return %204 : tensor<3x2xf64>
  }
}

// T[3,3] i32[3] T[3,2], T = complex64
module @torchtpu {
  func.func public @main(%arg0: tensor<3x3xcomplex<f32>>, %arg1: tensor<3xi32>, %arg2: tensor<3x2xcomplex<f32>>) -> (tensor<3x2xcomplex<f32>>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<3x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
    %1 = "stablehlo.reshape"(%arg2) : (tensor<3x2xcomplex<f32>>) -> tensor<1x3x2xcomplex<f32>>
    %2 = "stablehlo.reshape"(%arg1) : (tensor<3xi32>) -> tensor<3x1xi32>
    %3 = "stablehlo.reshape"(%2) : (tensor<3x1xi32>) -> tensor<1x3x1xi32>
    %4 = "stablehlo.reshape"(%3) : (tensor<1x3x1xi32>) -> tensor<1x3xi32>
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
    %93:5 = "stablehlo.while"(%47, %1, %46, %29, %30) ({
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
      %66 = "stablehlo.reshape"(%62) : (tensor<1xi32>) -> tensor<1x1xi32>
      %67 = "stablehlo.gather"(%r56, %66) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 2>, indices_are_sorted = false}> : (tensor<1x3x2xcomplex<f32>>, tensor<1x1xi32>) -> tensor<1x1x2xcomplex<f32>>
      %68 = "stablehlo.reshape"(%67) : (tensor<1x1x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
      %69 = "stablehlo.reshape"(%65) : (tensor<1xi32>) -> tensor<1x1xi32>
      %70 = "stablehlo.gather"(%r56, %69) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 2>, indices_are_sorted = false}> : (tensor<1x3x2xcomplex<f32>>, tensor<1x1xi32>) -> tensor<1x1x2xcomplex<f32>>
      %71 = "stablehlo.reshape"(%70) : (tensor<1x1x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
      %72 = "stablehlo.broadcast_in_dim"(%68) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x2xcomplex<f32>>) -> tensor<1x3x2xcomplex<f32>>
      %73 = "stablehlo.broadcast_in_dim"(%71) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x2xcomplex<f32>>) -> tensor<1x3x2xcomplex<f32>>
      %74 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x2xi32>
      %75 = "stablehlo.broadcast_in_dim"(%62) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3x2xi32>
      %76 = "stablehlo.broadcast_in_dim"(%65) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3x2xi32>
      %77 = "stablehlo.compare"(%74, %75) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x2xi32>, tensor<1x3x2xi32>) -> tensor<1x3x2xi1>
      %78 = "stablehlo.compare"(%74, %76) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x2xi32>, tensor<1x3x2xi32>) -> tensor<1x3x2xi1>
      %79 = "stablehlo.select"(%78, %72, %r56) : (tensor<1x3x2xi1>, tensor<1x3x2xcomplex<f32>>, tensor<1x3x2xcomplex<f32>>) -> tensor<1x3x2xcomplex<f32>>
      %80 = "stablehlo.select"(%77, %73, %79) : (tensor<1x3x2xi1>, tensor<1x3x2xcomplex<f32>>, tensor<1x3x2xcomplex<f32>>) -> tensor<1x3x2xcomplex<f32>>
      %81 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %82 = "stablehlo.dynamic_slice"(%80, %81, %r55, %81) <{slice_sizes = array<i64: 1, 1, 2>}> : (tensor<1x3x2xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xcomplex<f32>>
      %83 = "stablehlo.reshape"(%82) : (tensor<1x1x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
      %84 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %85 = "stablehlo.dynamic_slice"(%r57, %84, %84, %r55) <{slice_sizes = array<i64: 1, 3, 1>}> : (tensor<1x3x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x1xcomplex<f32>>
      %86 = "stablehlo.reshape"(%85) : (tensor<1x3x1xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %87 = "stablehlo.broadcast_in_dim"(%83) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x2xcomplex<f32>>) -> tensor<1x3x2xcomplex<f32>>
      %88 = "stablehlo.broadcast_in_dim"(%86) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xcomplex<f32>>) -> tensor<1x3x2xcomplex<f32>>
      %89 = "stablehlo.multiply"(%88, %87) : (tensor<1x3x2xcomplex<f32>>, tensor<1x3x2xcomplex<f32>>) -> tensor<1x3x2xcomplex<f32>>
      %90 = "stablehlo.subtract"(%80, %89) : (tensor<1x3x2xcomplex<f32>>, tensor<1x3x2xcomplex<f32>>) -> tensor<1x3x2xcomplex<f32>>
      %91 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %92 = "stablehlo.add"(%r55, %91) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%92, %90, %r57, %r58, %r59) : (tensor<i32>, tensor<1x3x2xcomplex<f32>>, tensor<1x3x3xcomplex<f32>>, tensor<1x3xi32>, tensor<1x3xi32>) -> ()
    }) : (tensor<i32>, tensor<1x3x2xcomplex<f32>>, tensor<1x3x3xcomplex<f32>>, tensor<1x3xi32>, tensor<1x3xi32>) -> (tensor<i32>, tensor<1x3x2xcomplex<f32>>, tensor<1x3x3xcomplex<f32>>, tensor<1x3xi32>, tensor<1x3xi32>)
    %94 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x3xi32>
    %95 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x3x3xi32>
    %96 = "stablehlo.subtract"(%95, %94) : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi32>
    %97 = "stablehlo.constant"() <{value = dense<0> : tensor<1x3x3xi32>}> : () -> tensor<1x3x3xi32>
    %98 = "stablehlo.compare"(%96, %97) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
    %99 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<1x3x3xcomplex<f32>>}> : () -> tensor<1x3x3xcomplex<f32>>
    %100 = "stablehlo.select"(%98, %0, %99) : (tensor<1x3x3xi1>, tensor<1x3x3xcomplex<f32>>, tensor<1x3x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
    %101 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %105 = "stablehlo.reduce"(%100, %101) <{dimensions = array<i64: 2>}> ({
    ^bb0(%r102: tensor<complex<f32>>, %r103: tensor<complex<f32>>):
      %104 = "stablehlo.add"(%r102, %r103) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
      "stablehlo.return"(%104) : (tensor<complex<f32>>) -> ()
    }) : (tensor<1x3x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x3xcomplex<f32>>
    %106 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %107 = "stablehlo.pad"(%0, %106) <{edge_padding_low = array<i64: 0, -1, 0>, edge_padding_high = array<i64: 0, 1, 0>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<1x3x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x3x3xcomplex<f32>>
    %108 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x3xi32>
    %109 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x3x3xi32>
    %110 = "stablehlo.subtract"(%109, %108) : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi32>
    %111 = "stablehlo.constant"() <{value = dense<0> : tensor<1x3x3xi32>}> : () -> tensor<1x3x3xi32>
    %112 = "stablehlo.compare"(%110, %111) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
    %113 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<1x3x3xcomplex<f32>>}> : () -> tensor<1x3x3xcomplex<f32>>
    %114 = "stablehlo.select"(%112, %107, %113) : (tensor<1x3x3xi1>, tensor<1x3x3xcomplex<f32>>, tensor<1x3x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
    %115 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %119 = "stablehlo.reduce"(%114, %115) <{dimensions = array<i64: 2>}> ({
    ^bb0(%r116: tensor<complex<f32>>, %r117: tensor<complex<f32>>):
      %118 = "stablehlo.add"(%r116, %r117) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
      "stablehlo.return"(%118) : (tensor<complex<f32>>) -> ()
    }) : (tensor<1x3x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x3xcomplex<f32>>
    %120 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %121 = "stablehlo.pad"(%93#1, %120) <{edge_padding_low = array<i64: 0, -1, 0>, edge_padding_high = array<i64: 0, 1, 0>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<1x3x2xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x3x2xcomplex<f32>>
    %122 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %123 = "stablehlo.pad"(%93#1, %122) <{edge_padding_low = array<i64: 0, 1, 0>, edge_padding_high = array<i64: 0, -1, 0>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<1x3x2xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x3x2xcomplex<f32>>
    %124 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %125 = "stablehlo.pad"(%119, %124) <{edge_padding_low = array<i64: 0, 1>, edge_padding_high = array<i64: 0, -1>, interior_padding = array<i64: 0, 0>}> : (tensor<1x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x3xcomplex<f32>>
    %126 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %127 = "stablehlo.pad"(%105, %126) <{edge_padding_low = array<i64: 0, -1>, edge_padding_high = array<i64: 0, 1>, interior_padding = array<i64: 0, 0>}> : (tensor<1x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x3xcomplex<f32>>
    %128 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %129 = "stablehlo.pad"(%105, %128) <{edge_padding_low = array<i64: 0, 1>, edge_padding_high = array<i64: 0, -1>, interior_padding = array<i64: 0, 0>}> : (tensor<1x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x3xcomplex<f32>>
    %130 = "stablehlo.select"(%20, %125, %119) : (tensor<1x3xi1>, tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
    %131 = "stablehlo.select"(%20, %129, %127) : (tensor<1x3xi1>, tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
    %132 = "stablehlo.select"(%20, %130, %130) : (tensor<1x3xi1>, tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
    %133 = "stablehlo.select"(%20, %130, %130) : (tensor<1x3xi1>, tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
    %134 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xi1>) -> tensor<1x3x2xi1>
    %135 = "stablehlo.select"(%134, %123, %121) : (tensor<1x3x2xi1>, tensor<1x3x2xcomplex<f32>>, tensor<1x3x2xcomplex<f32>>) -> tensor<1x3x2xcomplex<f32>>
    %136 = "stablehlo.divide"(%131, %132) : (tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
    %137 = "stablehlo.divide"(%105, %133) : (tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
    %138 = "stablehlo.multiply"(%136, %137) : (tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
    %139 = "stablehlo.constant"() <{value = dense<(-1.0, 0.0)> : tensor<1x3xcomplex<f32>>}> : () -> tensor<1x3xcomplex<f32>>
    %140 = "stablehlo.add"(%138, %139) : (tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
    %141 = "stablehlo.multiply"(%133, %140) : (tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
    %142 = "stablehlo.broadcast_in_dim"(%136) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xcomplex<f32>>) -> tensor<1x3x2xcomplex<f32>>
    %143 = "stablehlo.broadcast_in_dim"(%141) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xcomplex<f32>>) -> tensor<1x3x2xcomplex<f32>>
    %144 = "stablehlo.broadcast_in_dim"(%105) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xcomplex<f32>>) -> tensor<1x3x2xcomplex<f32>>
    %145 = "stablehlo.multiply"(%93#1, %142) : (tensor<1x3x2xcomplex<f32>>, tensor<1x3x2xcomplex<f32>>) -> tensor<1x3x2xcomplex<f32>>
    %146 = "stablehlo.subtract"(%145, %135) : (tensor<1x3x2xcomplex<f32>>, tensor<1x3x2xcomplex<f32>>) -> tensor<1x3x2xcomplex<f32>>
    %147 = "stablehlo.divide"(%146, %143) : (tensor<1x3x2xcomplex<f32>>, tensor<1x3x2xcomplex<f32>>) -> tensor<1x3x2xcomplex<f32>>
    %148 = "stablehlo.divide"(%93#1, %144) : (tensor<1x3x2xcomplex<f32>>, tensor<1x3x2xcomplex<f32>>) -> tensor<1x3x2xcomplex<f32>>
    %149 = "stablehlo.or"(%22, %20) : (tensor<1x3xi1>, tensor<1x3xi1>) -> tensor<1x3xi1>
    %150 = "stablehlo.broadcast_in_dim"(%149) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xi1>) -> tensor<1x3x2xi1>
    %151 = "stablehlo.select"(%150, %147, %148) : (tensor<1x3x2xi1>, tensor<1x3x2xcomplex<f32>>, tensor<1x3x2xcomplex<f32>>) -> tensor<1x3x2xcomplex<f32>>
    %152 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %203:5 = "stablehlo.while"(%152, %151, %46, %29, %30) ({
    ^bb0(%r153: tensor<i32>, %r154: tensor<1x3x2xcomplex<f32>>, %r155: tensor<1x3x3xcomplex<f32>>, %r156: tensor<1x3xi32>, %r157: tensor<1x3xi32>):
      %158 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %159 = "stablehlo.compare"(%r153, %158) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%159) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r160: tensor<i32>, %r161: tensor<1x3x2xcomplex<f32>>, %r162: tensor<1x3x3xcomplex<f32>>, %r163: tensor<1x3xi32>, %r164: tensor<1x3xi32>):
      %165 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
      %166 = "stablehlo.subtract"(%165, %r160) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %167 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %168 = "stablehlo.dynamic_slice"(%r162, %167, %167, %166) <{slice_sizes = array<i64: 1, 3, 1>}> : (tensor<1x3x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x1xcomplex<f32>>
      %169 = "stablehlo.reshape"(%168) : (tensor<1x3x1xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %170 = "stablehlo.reshape"(%169) : (tensor<1x3xcomplex<f32>>) -> tensor<1x1x3xcomplex<f32>>
      %171 = "stablehlo.dot_general"(%170, %r161) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<1x1x3xcomplex<f32>>, tensor<1x3x2xcomplex<f32>>) -> tensor<1x1x2xcomplex<f32>>
      %172 = "stablehlo.reshape"(%171) : (tensor<1x1x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
      %173 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %174 = "stablehlo.dynamic_slice"(%r161, %173, %166, %173) <{slice_sizes = array<i64: 1, 1, 2>}> : (tensor<1x3x2xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xcomplex<f32>>
      %175 = "stablehlo.reshape"(%174) : (tensor<1x1x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
      %176 = "stablehlo.subtract"(%175, %172) : (tensor<1x2xcomplex<f32>>, tensor<1x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
      %177 = "stablehlo.reshape"(%176) : (tensor<1x2xcomplex<f32>>) -> tensor<1x1x2xcomplex<f32>>
      %178 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %179 = "stablehlo.dynamic_update_slice"(%r161, %177, %178, %166, %178) : (tensor<1x3x2xcomplex<f32>>, tensor<1x1x2xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x2xcomplex<f32>>
      %180 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %181 = "stablehlo.dynamic_slice"(%r163, %180, %166) <{slice_sizes = array<i64: 1, 1>}> : (tensor<1x3xi32>, tensor<i32>, tensor<i32>) -> tensor<1x1xi32>
      %182 = "stablehlo.reshape"(%181) : (tensor<1x1xi32>) -> tensor<1xi32>
      %183 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %184 = "stablehlo.dynamic_slice"(%r164, %183, %166) <{slice_sizes = array<i64: 1, 1>}> : (tensor<1x3xi32>, tensor<i32>, tensor<i32>) -> tensor<1x1xi32>
      %185 = "stablehlo.reshape"(%184) : (tensor<1x1xi32>) -> tensor<1xi32>
      %186 = "stablehlo.reshape"(%182) : (tensor<1xi32>) -> tensor<1x1xi32>
      %187 = "stablehlo.gather"(%179, %186) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 2>, indices_are_sorted = false}> : (tensor<1x3x2xcomplex<f32>>, tensor<1x1xi32>) -> tensor<1x1x2xcomplex<f32>>
      %188 = "stablehlo.reshape"(%187) : (tensor<1x1x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
      %189 = "stablehlo.reshape"(%185) : (tensor<1xi32>) -> tensor<1x1xi32>
      %190 = "stablehlo.gather"(%179, %189) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 2>, indices_are_sorted = false}> : (tensor<1x3x2xcomplex<f32>>, tensor<1x1xi32>) -> tensor<1x1x2xcomplex<f32>>
      %191 = "stablehlo.reshape"(%190) : (tensor<1x1x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
      %192 = "stablehlo.broadcast_in_dim"(%188) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x2xcomplex<f32>>) -> tensor<1x3x2xcomplex<f32>>
      %193 = "stablehlo.broadcast_in_dim"(%191) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x2xcomplex<f32>>) -> tensor<1x3x2xcomplex<f32>>
      %194 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x2xi32>
      %195 = "stablehlo.broadcast_in_dim"(%182) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3x2xi32>
      %196 = "stablehlo.broadcast_in_dim"(%185) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3x2xi32>
      %197 = "stablehlo.compare"(%194, %195) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x2xi32>, tensor<1x3x2xi32>) -> tensor<1x3x2xi1>
      %198 = "stablehlo.compare"(%194, %196) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x2xi32>, tensor<1x3x2xi32>) -> tensor<1x3x2xi1>
      %199 = "stablehlo.select"(%198, %192, %179) : (tensor<1x3x2xi1>, tensor<1x3x2xcomplex<f32>>, tensor<1x3x2xcomplex<f32>>) -> tensor<1x3x2xcomplex<f32>>
      %200 = "stablehlo.select"(%197, %193, %199) : (tensor<1x3x2xi1>, tensor<1x3x2xcomplex<f32>>, tensor<1x3x2xcomplex<f32>>) -> tensor<1x3x2xcomplex<f32>>
      %201 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %202 = "stablehlo.add"(%r160, %201) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%202, %200, %r162, %r163, %r164) : (tensor<i32>, tensor<1x3x2xcomplex<f32>>, tensor<1x3x3xcomplex<f32>>, tensor<1x3xi32>, tensor<1x3xi32>) -> ()
    }) : (tensor<i32>, tensor<1x3x2xcomplex<f32>>, tensor<1x3x3xcomplex<f32>>, tensor<1x3xi32>, tensor<1x3xi32>) -> (tensor<i32>, tensor<1x3x2xcomplex<f32>>, tensor<1x3x3xcomplex<f32>>, tensor<1x3xi32>, tensor<1x3xi32>)
    %204 = "stablehlo.reshape"(%203#1) : (tensor<1x3x2xcomplex<f32>>) -> tensor<3x2xcomplex<f32>>
    return %204 : tensor<3x2xcomplex<f32>>
  }
}
