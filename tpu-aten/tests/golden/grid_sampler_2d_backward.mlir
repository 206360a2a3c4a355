// aten::grid_sampler_2d_backward(Tensor grad_output, Tensor input, Tensor grid, int interpolation_mode, int padding_mode, bool align_corners, bool[2] output_mask) -> (Tensor, Tensor)

// T[2,3,3,2] T[2,3,4,5] T[2,3,2,2] 0 0 false (true,true), T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x3x2xf32>, %arg1: tensor<2x3x4x5xf32>, %arg2: tensor<2x3x2x2xf32>) -> (tensor<2x3x4x5xf32>, tensor<2x3x2x2xf32>) {
    %0 = "stablehlo.reshape"(%arg2) : (tensor<2x3x2x2xf32>) -> tensor<2x6x2xf32>
    %1 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0, 1>, limit_indices = array<i64: 2, 6, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<2x6x2xf32>) -> tensor<2x6x1xf32>
    %2 = "stablehlo.reshape"(%1) : (tensor<2x6x1xf32>) -> tensor<2x6xf32>
    %3 = "stablehlo.reshape"(%1) : (tensor<2x6x1xf32>) -> tensor<2x1x6xf32>
    %4 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %5 = "stablehlo.add"(%3, %4) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %6 = "stablehlo.constant"() <{value = dense<4.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %7 = "stablehlo.multiply"(%5, %6) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %8 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %9 = "stablehlo.add"(%7, %8) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %10 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %11 = "stablehlo.multiply"(%9, %10) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %12 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %13 = "stablehlo.floor"(%11) : (tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %14 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %15 = "stablehlo.add"(%13, %14) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %16 = "stablehlo.subtract"(%15, %11) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %17 = "stablehlo.subtract"(%11, %13) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %18 = "stablehlo.negate"(%12) : (tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %19 = "stablehlo.concatenate"(%13, %15) <{dimension = 1 : i64}> : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x2x6xf32>
    %20 = "stablehlo.concatenate"(%16, %17) <{dimension = 1 : i64}> : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x2x6xf32>
    %21 = "stablehlo.concatenate"(%18, %12) <{dimension = 1 : i64}> : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x2x6xf32>
    %22 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 2, 6, 1>, strides = array<i64: 1, 1, 1>}> : (tensor<2x6x2xf32>) -> tensor<2x6x1xf32>
    %23 = "stablehlo.reshape"(%22) : (tensor<2x6x1xf32>) -> tensor<2x6xf32>
    %24 = "stablehlo.reshape"(%22) : (tensor<2x6x1xf32>) -> tensor<2x1x6xf32>
    %25 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %26 = "stablehlo.add"(%24, %25) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %27 = "stablehlo.constant"() <{value = dense<5.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %28 = "stablehlo.multiply"(%26, %27) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %29 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %30 = "stablehlo.add"(%28, %29) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %31 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %32 = "stablehlo.multiply"(%30, %31) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %33 = "stablehlo.constant"() <{value = dense<2.5> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %34 = "stablehlo.floor"(%32) : (tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %35 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %36 = "stablehlo.add"(%34, %35) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %37 = "stablehlo.subtract"(%36, %32) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %38 = "stablehlo.subtract"(%32, %34) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %39 = "stablehlo.negate"(%33) : (tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %40 = "stablehlo.concatenate"(%34, %36) <{dimension = 1 : i64}> : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x2x6xf32>
    %41 = "stablehlo.concatenate"(%37, %38) <{dimension = 1 : i64}> : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x2x6xf32>
    %42 = "stablehlo.concatenate"(%39, %33) <{dimension = 1 : i64}> : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x2x6xf32>
    %43 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x2x2x6xi32>
    %44 = "stablehlo.constant"() <{value = dense<true> : tensor<2x2x2x6xi1>}> : () -> tensor<2x2x2x6xi1>
    %45 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x6xf32>}> : () -> tensor<2x2x6xf32>
    %46 = "stablehlo.compare"(%19, %45) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x2x6xf32>, tensor<2x2x6xf32>) -> tensor<2x2x6xi1>
    %47 = "stablehlo.constant"() <{value = dense<3.0> : tensor<2x2x6xf32>}> : () -> tensor<2x2x6xf32>
    %48 = "stablehlo.compare"(%19, %47) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x2x6xf32>, tensor<2x2x6xf32>) -> tensor<2x2x6xi1>
    %49 = "stablehlo.and"(%46, %48) : (tensor<2x2x6xi1>, tensor<2x2x6xi1>) -> tensor<2x2x6xi1>
    %50 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x6xf32>}> : () -> tensor<2x2x6xf32>
    %51 = "stablehlo.select"(%49, %19, %50) : (tensor<2x2x6xi1>, tensor<2x2x6xf32>, tensor<2x2x6xf32>) -> tensor<2x2x6xf32>
    %52 = "stablehlo.convert"(%51) : (tensor<2x2x6xf32>) -> tensor<2x2x6xi32>
    %53 = "stablehlo.broadcast_in_dim"(%52) <{broadcast_dimensions = array<i64: 2, 0, 3>}> : (tensor<2x2x6xi32>) -> tensor<2x2x2x6xi32>
    %54 = "stablehlo.broadcast_in_dim"(%49) <{broadcast_dimensions = array<i64: 2, 0, 3>}> : (tensor<2x2x6xi1>) -> tensor<2x2x2x6xi1>
    %55 = "stablehlo.and"(%44, %54) : (tensor<2x2x2x6xi1>, tensor<2x2x2x6xi1>) -> tensor<2x2x2x6xi1>
    %56 = "stablehlo.constant"() <{value = dense<4> : tensor<2x2x2x6xi32>}> : () -> tensor<2x2x2x6xi32>
    %57 = "stablehlo.multiply"(%43, %56) : (tensor<2x2x2x6xi32>, tensor<2x2x2x6xi32>) -> tensor<2x2x2x6xi32>
    %58 = "stablehlo.add"(%57, %53) : (tensor<2x2x2x6xi32>, tensor<2x2x2x6xi32>) -> tensor<2x2x2x6xi32>
    %59 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64: 2, 0, 3>}> : (tensor<2x2x6xf32>) -> tensor<2x2x2x6xf32>
    %60 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64: 2, 0, 3>}> : (tensor<2x2x6xf32>) -> tensor<2x2x2x6xf32>
    %61 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x6xf32>}> : () -> tensor<2x2x6xf32>
    %62 = "stablehlo.compare"(%40, %61) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x2x6xf32>, tensor<2x2x6xf32>) -> tensor<2x2x6xi1>
    %63 = "stablehlo.constant"() <{value = dense<4.0> : tensor<2x2x6xf32>}> : () -> tensor<2x2x6xf32>
    %64 = "stablehlo.compare"(%40, %63) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x2x6xf32>, tensor<2x2x6xf32>) -> tensor<2x2x6xi1>
    %65 = "stablehlo.and"(%62, %64) : (tensor<2x2x6xi1>, tensor<2x2x6xi1>) -> tensor<2x2x6xi1>
    %66 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x6xf32>}> : () -> tensor<2x2x6xf32>
    %67 = "stablehlo.select"(%65, %40, %66) : (tensor<2x2x6xi1>, tensor<2x2x6xf32>, tensor<2x2x6xf32>) -> tensor<2x2x6xf32>
    %68 = "stablehlo.convert"(%67) : (tensor<2x2x6xf32>) -> tensor<2x2x6xi32>
    %69 = "stablehlo.broadcast_in_dim"(%68) <{broadcast_dimensions = array<i64: 2, 1, 3>}> : (tensor<2x2x6xi32>) -> tensor<2x2x2x6xi32>
    %70 = "stablehlo.broadcast_in_dim"(%65) <{broadcast_dimensions = array<i64: 2, 1, 3>}> : (tensor<2x2x6xi1>) -> tensor<2x2x2x6xi1>
    %71 = "stablehlo.and"(%55, %70) : (tensor<2x2x2x6xi1>, tensor<2x2x2x6xi1>) -> tensor<2x2x2x6xi1>
    %72 = "stablehlo.constant"() <{value = dense<5> : tensor<2x2x2x6xi32>}> : () -> tensor<2x2x2x6xi32>
    %73 = "stablehlo.multiply"(%58, %72) : (tensor<2x2x2x6xi32>, tensor<2x2x2x6xi32>) -> tensor<2x2x2x6xi32>
    %74 = "stablehlo.add"(%73, %69) : (tensor<2x2x2x6xi32>, tensor<2x2x2x6xi32>) -> tensor<2x2x2x6xi32>
    %75 = "stablehlo.broadcast_in_dim"(%41) <{broadcast_dimensions = array<i64: 2, 1, 3>}> : (tensor<2x2x6xf32>) -> tensor<2x2x2x6xf32>
    %76 = "stablehlo.broadcast_in_dim"(%42) <{broadcast_dimensions = array<i64: 2, 1, 3>}> : (tensor<2x2x6xf32>) -> tensor<2x2x2x6xf32>
    %77 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x2x2x6xf32>}> : () -> tensor<2x2x2x6xf32>
    %78 = "stablehlo.multiply"(%77, %59) : (tensor<2x2x2x6xf32>, tensor<2x2x2x6xf32>) -> tensor<2x2x2x6xf32>
    %79 = "stablehlo.multiply"(%78, %75) : (tensor<2x2x2x6xf32>, tensor<2x2x2x6xf32>) -> tensor<2x2x2x6xf32>
    %80 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x2x6xf32>}> : () -> tensor<2x2x2x6xf32>
    %81 = "stablehlo.select"(%71, %79, %80) : (tensor<2x2x2x6xi1>, tensor<2x2x2x6xf32>, tensor<2x2x2x6xf32>) -> tensor<2x2x2x6xf32>
    %82 = "stablehlo.reshape"(%81) : (tensor<2x2x2x6xf32>) -> tensor<4x12xf32>
    %83 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x2x2x6xf32>}> : () -> tensor<2x2x2x6xf32>
    %84 = "stablehlo.multiply"(%83, %60) : (tensor<2x2x2x6xf32>, tensor<2x2x2x6xf32>) -> tensor<2x2x2x6xf32>
    %85 = "stablehlo.multiply"(%84, %75) : (tensor<2x2x2x6xf32>, tensor<2x2x2x6xf32>) -> tensor<2x2x2x6xf32>
    %86 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x2x6xf32>}> : () -> tensor<2x2x2x6xf32>
    %87 = "stablehlo.select"(%71, %85, %86) : (tensor<2x2x2x6xi1>, tensor<2x2x2x6xf32>, tensor<2x2x2x6xf32>) -> tensor<2x2x2x6xf32>
    %88 = "stablehlo.reshape"(%87) : (tensor<2x2x2x6xf32>) -> tensor<4x12xf32>
    %89 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x2x2x6xf32>}> : () -> tensor<2x2x2x6xf32>
    %90 = "stablehlo.multiply"(%89, %59) : (tensor<2x2x2x6xf32>, tensor<2x2x2x6xf32>) -> tensor<2x2x2x6xf32>
    %91 = "stablehlo.multiply"(%90, %76) : (tensor<2x2x2x6xf32>, tensor<2x2x2x6xf32>) -> tensor<2x2x2x6xf32>
    %92 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x2x6xf32>}> : () -> tensor<2x2x2x6xf32>
    %93 = "stablehlo.select"(%71, %91, %92) : (tensor<2x2x2x6xi1>, tensor<2x2x2x6xf32>, tensor<2x2x2x6xf32>) -> tensor<2x2x2x6xf32>
    %94 = "stablehlo.reshape"(%93) : (tensor<2x2x2x6xf32>) -> tensor<4x12xf32>
    %95 = "stablehlo.reshape"(%74) : (tensor<2x2x2x6xi32>) -> tensor<4x12xi32>
    %96 = "stablehlo.reshape"(%arg0) : (tensor<2x3x3x2xf32>) -> tensor<2x3x6xf32>
    %97 = "stablehlo.transpose"(%96) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x3x6xf32>) -> tensor<2x6x3xf32>
    %98 = "stablehlo.reshape"(%97) : (tensor<2x6x3xf32>) -> tensor<12x3xf32>
    %99 = "stablehlo.reshape"(%arg1) : (tensor<2x3x4x5xf32>) -> tensor<2x3x20xf32>
    %100 = "stablehlo.transpose"(%99) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x3x20xf32>) -> tensor<2x20x3xf32>
    %101 = "stablehlo.reshape"(%100) : (tensor<2x20x3xf32>) -> tensor<40x3xf32>
    %102 = "stablehlo.constant"() <{value = dense<0.0> : tensor<40x3xf32>}> : () -> tensor<40x3xf32>
    %103 = "stablehlo.constant"() <{value = dense<0.0> : tensor<4x12xf32>}> : () -> tensor<4x12xf32>
    %104 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %145:7 = "stablehlo.while"(%104, %102, %103, %95, %82, %101, %98) ({
    ^bb0(%r105: tensor<i32>, %r106: tensor<40x3xf32>, %r107: tensor<4x12xf32>, %r108: tensor<4x12xi32>, %r109: tensor<4x12xf32>, %r110: tensor<40x3xf32>, %r111: tensor<12x3xf32>):
      %112 = "stablehlo.constant"() <{value = dense<4> : tensor<i32>}> : () -> tensor<i32>
      %113 = "stablehlo.compare"(%r105, %112) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%113) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r114: tensor<i32>, %r115: tensor<40x3xf32>, %r116: tensor<4x12xf32>, %r117: tensor<4x12xi32>, %r118: tensor<4x12xf32>, %r119: tensor<40x3xf32>, %r120: tensor<12x3xf32>):
      %121 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %122 = "stablehlo.dynamic_slice"(%r117, %r114, %121) <{slice_sizes = array<i64: 1, 12>}> : (tensor<4x12xi32>, tensor<i32>, tensor<i32>) -> tensor<1x12xi32>
      %123 = "stablehlo.reshape"(%122) : (tensor<1x12xi32>) -> tensor<12xi32>
      %124 = "stablehlo.gather"(%r119, %123) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>, indices_are_sorted = false}> : (tensor<40x3xf32>, tensor<12xi32>) -> tensor<12x3xf32>
      %125 = "stablehlo.multiply"(%124, %r120) : (tensor<12x3xf32>, tensor<12x3xf32>) -> tensor<12x3xf32>
      %126 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
      %130 = "stablehlo.reduce"(%125, %126) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r127: tensor<f32>, %r128: tensor<f32>):
        %129 = "stablehlo.add"(%r127, %r128) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%129) : (tensor<f32>) -> ()
      }) : (tensor<12x3xf32>, tensor<f32>) -> tensor<12xf32>
      %131 = "stablehlo.reshape"(%130) : (tensor<12xf32>) -> tensor<1x12xf32>
      %132 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %133 = "stablehlo.dynamic_update_slice"(%r116, %131, %r114, %132) : (tensor<4x12xf32>, tensor<1x12xf32>, tensor<i32>, tensor<i32>) -> tensor<4x12xf32>
      %134 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %135 = "stablehlo.dynamic_slice"(%r118, %r114, %134) <{slice_sizes = array<i64: 1, 12>}> : (tensor<4x12xf32>, tensor<i32>, tensor<i32>) -> tensor<1x12xf32>
      %136 = "stablehlo.reshape"(%135) : (tensor<1x12xf32>) -> tensor<12xf32>
      %137 = "stablehlo.broadcast_in_dim"(%136) <{broadcast_dimensions = array<i64: 0>}> : (tensor<12xf32>) -> tensor<12x3xf32>
      %138 = "stablehlo.multiply"(%r120, %137) : (tensor<12x3xf32>, tensor<12x3xf32>) -> tensor<12x3xf32>
      %142 = "stablehlo.scatter"(%r115, %123, %138) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
      ^bb0(%r139: tensor<f32>, %r140: tensor<f32>):
        %141 = "stablehlo.add"(%r139, %r140) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%141) : (tensor<f32>) -> ()
      }) : (tensor<40x3xf32>, tensor<12xi32>, tensor<12x3xf32>) -> tensor<40x3xf32>
      %143 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %144 = "stablehlo.add"(%r114, %143) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%144, %142, %133, %r117, %r118, %r119, %r120) : (tensor<i32>, tensor<40x3xf32>, tensor<4x12xf32>, tensor<4x12xi32>, tensor<4x12xf32>, tensor<40x3xf32>, tensor<12x3xf32>) -> ()
    }) : (tensor<i32>, tensor<40x3xf32>, tensor<4x12xf32>, tensor<4x12xi32>, tensor<4x12xf32>, tensor<40x3xf32>, tensor<12x3xf32>) -> (tensor<i32>, tensor<40x3xf32>, tensor<4x12xf32>, tensor<4x12xi32>, tensor<4x12xf32>, tensor<40x3xf32>, tensor<12x3xf32>)
    %146 = "stablehlo.reshape"(%145#1) : (tensor<40x3xf32>) -> tensor<2x20x3xf32>
    %147 = "stablehlo.transpose"(%146) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x20x3xf32>) -> tensor<2x3x20xf32>
    %148 = "stablehlo.reshape"(%147) : (tensor<2x3x20xf32>) -> tensor<2x3x4x5xf32>
    %149 = "stablehlo.multiply"(%145#2, %94) : (tensor<4x12xf32>, tensor<4x12xf32>) -> tensor<4x12xf32>
    %150 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %154 = "stablehlo.reduce"(%149, %150) <{dimensions = array<i64: 0>}> ({
    ^bb0(%r151: tensor<f32>, %r152: tensor<f32>):
      %153 = "stablehlo.add"(%r151, %r152) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%153) : (tensor<f32>) -> ()
    }) : (tensor<4x12xf32>, tensor<f32>) -> tensor<12xf32>
    %155 = "stablehlo.reshape"(%154) : (tensor<12xf32>) -> tensor<12x1xf32>
    %156 = "stablehlo.multiply"(%145#2, %88) : (tensor<4x12xf32>, tensor<4x12xf32>) -> tensor<4x12xf32>
    %157 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %161 = "stablehlo.reduce"(%156, %157) <{dimensions = array<i64: 0>}> ({
    ^bb0(%r158: tensor<f32>, %r159: tensor<f32>):
      %160 = "stablehlo.add"(%r158, %r159) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%160) : (tensor<f32>) -> ()
    }) : (tensor<4x12xf32>, tensor<f32>) -> tensor<12xf32>
    %162 = "stablehlo.reshape"(%161) : (tensor<12xf32>) -> tensor<12x1xf32>
    %163 = "stablehlo.concatenate"(%155, %162) <{dimension = 1 : i64}> : (tensor<12x1xf32>, tensor<12x1xf32>) -> tensor<12x2xf32>
    %164 = "stablehlo.reshape"(%163) : (tensor<12x2xf32>) -> tensor<2x3x2x2xf32>
    return %148, %164 : tensor<2x3x4x5xf32>, tensor<2x3x2x2xf32>
  }
}

// T[2,3,3,2] T[2,3,4,5] T[2,3,2,2] 1 1 true (true,false), T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x3x2xf32>, %arg1: tensor<2x3x4x5xf32>, %arg2: tensor<2x3x2x2xf32>) -> (tensor<2x3x4x5xf32>, tensor<2x3x2x2xf32>) {
    %0 = "stablehlo.reshape"(%arg2) : (tensor<2x3x2x2xf32>) -> tensor<2x6x2xf32>
    %1 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0, 1>, limit_indices = array<i64: 2, 6, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<2x6x2xf32>) -> tensor<2x6x1xf32>
    %2 = "stablehlo.reshape"(%1) : (tensor<2x6x1xf32>) -> tensor<2x6xf32>
    %3 = "stablehlo.reshape"(%1) : (tensor<2x6x1xf32>) -> tensor<2x1x6xf32>
    %4 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %5 = "stablehlo.add"(%3, %4) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %6 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %7 = "stablehlo.multiply"(%5, %6) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %8 = "stablehlo.constant"() <{value = dense<3.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %9 = "stablehlo.multiply"(%7, %8) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %10 = "stablehlo.constant"() <{value = dense<1.5> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %11 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %12 = "stablehlo.compare"(%9, %11) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xi1>
    %13 = "stablehlo.constant"() <{value = dense<3.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %14 = "stablehlo.compare"(%9, %13) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xi1>
    %15 = "stablehlo.or"(%12, %14) : (tensor<2x1x6xi1>, tensor<2x1x6xi1>) -> tensor<2x1x6xi1>
    %16 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %17 = "stablehlo.constant"() <{value = dense<3.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %18 = "stablehlo.select"(%14, %17, %9) : (tensor<2x1x6xi1>, tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %19 = "stablehlo.select"(%12, %16, %18) : (tensor<2x1x6xi1>, tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %20 = "stablehlo.select"(%15, %16, %10) : (tensor<2x1x6xi1>, tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %21 = "stablehlo.round_nearest_even"(%19) : (tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %22 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %23 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %24 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 2, 6, 1>, strides = array<i64: 1, 1, 1>}> : (tensor<2x6x2xf32>) -> tensor<2x6x1xf32>
    %25 = "stablehlo.reshape"(%24) : (tensor<2x6x1xf32>) -> tensor<2x6xf32>
    %26 = "stablehlo.reshape"(%24) : (tensor<2x6x1xf32>) -> tensor<2x1x6xf32>
    %27 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %28 = "stablehlo.add"(%26, %27) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %29 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %30 = "stablehlo.multiply"(%28, %29) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %31 = "stablehlo.constant"() <{value = dense<4.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %32 = "stablehlo.multiply"(%30, %31) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %33 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %34 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %35 = "stablehlo.compare"(%32, %34) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xi1>
    %36 = "stablehlo.constant"() <{value = dense<4.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %37 = "stablehlo.compare"(%32, %36) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xi1>
    %38 = "stablehlo.or"(%35, %37) : (tensor<2x1x6xi1>, tensor<2x1x6xi1>) -> tensor<2x1x6xi1>
    %39 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %40 = "stablehlo.constant"() <{value = dense<4.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %41 = "stablehlo.select"(%37, %40, %32) : (tensor<2x1x6xi1>, tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %42 = "stablehlo.select"(%35, %39, %41) : (tensor<2x1x6xi1>, tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %43 = "stablehlo.select"(%38, %39, %33) : (tensor<2x1x6xi1>, tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %44 = "stablehlo.round_nearest_even"(%42) : (tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %45 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %46 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %47 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x1x2x6xi32>
    %48 = "stablehlo.constant"() <{value = dense<true> : tensor<1x1x2x6xi1>}> : () -> tensor<1x1x2x6xi1>
    %49 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %50 = "stablehlo.compare"(%21, %49) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xi1>
    %51 = "stablehlo.constant"() <{value = dense<3.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %52 = "stablehlo.compare"(%21, %51) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xi1>
    %53 = "stablehlo.and"(%50, %52) : (tensor<2x1x6xi1>, tensor<2x1x6xi1>) -> tensor<2x1x6xi1>
    %54 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %55 = "stablehlo.select"(%53, %21, %54) : (tensor<2x1x6xi1>, tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %56 = "stablehlo.convert"(%55) : (tensor<2x1x6xf32>) -> tensor<2x1x6xi32>
    %57 = "stablehlo.broadcast_in_dim"(%56) <{broadcast_dimensions = array<i64: 2, 0, 3>}> : (tensor<2x1x6xi32>) -> tensor<1x1x2x6xi32>
    %58 = "stablehlo.broadcast_in_dim"(%53) <{broadcast_dimensions = array<i64: 2, 0, 3>}> : (tensor<2x1x6xi1>) -> tensor<1x1x2x6xi1>
    %59 = "stablehlo.and"(%48, %58) : (tensor<1x1x2x6xi1>, tensor<1x1x2x6xi1>) -> tensor<1x1x2x6xi1>
    %60 = "stablehlo.constant"() <{value = dense<4> : tensor<1x1x2x6xi32>}> : () -> tensor<1x1x2x6xi32>
    %61 = "stablehlo.multiply"(%47, %60) : (tensor<1x1x2x6xi32>, tensor<1x1x2x6xi32>) -> tensor<1x1x2x6xi32>
    %62 = "stablehlo.add"(%61, %57) : (tensor<1x1x2x6xi32>, tensor<1x1x2x6xi32>) -> tensor<1x1x2x6xi32>
    %63 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64: 2, 0, 3>}> : (tensor<2x1x6xf32>) -> tensor<1x1x2x6xf32>
    %64 = "stablehlo.broadcast_in_dim"(%23) <{broadcast_dimensions = array<i64: 2, 0, 3>}> : (tensor<2x1x6xf32>) -> tensor<1x1x2x6xf32>
    %65 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %66 = "stablehlo.compare"(%44, %65) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xi1>
    %67 = "stablehlo.constant"() <{value = dense<4.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %68 = "stablehlo.compare"(%44, %67) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xi1>
    %69 = "stablehlo.and"(%66, %68) : (tensor<2x1x6xi1>, tensor<2x1x6xi1>) -> tensor<2x1x6xi1>
    %70 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %71 = "stablehlo.select"(%69, %44, %70) : (tensor<2x1x6xi1>, tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %72 = "stablehlo.convert"(%71) : (tensor<2x1x6xf32>) -> tensor<2x1x6xi32>
    %73 = "stablehlo.broadcast_in_dim"(%72) <{broadcast_dimensions = array<i64: 2, 1, 3>}> : (tensor<2x1x6xi32>) -> tensor<1x1x2x6xi32>
    %74 = "stablehlo.broadcast_in_dim"(%69) <{broadcast_dimensions = array<i64: 2, 1, 3>}> : (tensor<2x1x6xi1>) -> tensor<1x1x2x6xi1>
    %75 = "stablehlo.and"(%59, %74) : (tensor<1x1x2x6xi1>, tensor<1x1x2x6xi1>) -> tensor<1x1x2x6xi1>
    %76 = "stablehlo.constant"() <{value = dense<5> : tensor<1x1x2x6xi32>}> : () -> tensor<1x1x2x6xi32>
    %77 = "stablehlo.multiply"(%62, %76) : (tensor<1x1x2x6xi32>, tensor<1x1x2x6xi32>) -> tensor<1x1x2x6xi32>
    %78 = "stablehlo.add"(%77, %73) : (tensor<1x1x2x6xi32>, tensor<1x1x2x6xi32>) -> tensor<1x1x2x6xi32>
    %79 = "stablehlo.broadcast_in_dim"(%45) <{broadcast_dimensions = array<i64: 2, 1, 3>}> : (tensor<2x1x6xf32>) -> tensor<1x1x2x6xf32>
    %80 = "stablehlo.broadcast_in_dim"(%46) <{broadcast_dimensions = array<i64: 2, 1, 3>}> : (tensor<2x1x6xf32>) -> tensor<1x1x2x6xf32>
    %81 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1x1x2x6xf32>}> : () -> tensor<1x1x2x6xf32>
    %82 = "stablehlo.multiply"(%81, %63) : (tensor<1x1x2x6xf32>, tensor<1x1x2x6xf32>) -> tensor<1x1x2x6xf32>
    %83 = "stablehlo.multiply"(%82, %79) : (tensor<1x1x2x6xf32>, tensor<1x1x2x6xf32>) -> tensor<1x1x2x6xf32>
    %84 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x1x2x6xf32>}> : () -> tensor<1x1x2x6xf32>
    %85 = "stablehlo.select"(%75, %83, %84) : (tensor<1x1x2x6xi1>, tensor<1x1x2x6xf32>, tensor<1x1x2x6xf32>) -> tensor<1x1x2x6xf32>
    %86 = "stablehlo.reshape"(%85) : (tensor<1x1x2x6xf32>) -> tensor<1x12xf32>
    %87 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1x1x2x6xf32>}> : () -> tensor<1x1x2x6xf32>
    %88 = "stablehlo.multiply"(%87, %64) : (tensor<1x1x2x6xf32>, tensor<1x1x2x6xf32>) -> tensor<1x1x2x6xf32>
    %89 = "stablehlo.multiply"(%88, %79) : (tensor<1x1x2x6xf32>, tensor<1x1x2x6xf32>) -> tensor<1x1x2x6xf32>
    %90 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x1x2x6xf32>}> : () -> tensor<1x1x2x6xf32>
    %91 = "stablehlo.select"(%75, %89, %90) : (tensor<1x1x2x6xi1>, tensor<1x1x2x6xf32>, tensor<1x1x2x6xf32>) -> tensor<1x1x2x6xf32>
    %92 = "stablehlo.reshape"(%91) : (tensor<1x1x2x6xf32>) -> tensor<1x12xf32>
    %93 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1x1x2x6xf32>}> : () -> tensor<1x1x2x6xf32>
    %94 = "stablehlo.multiply"(%93, %63) : (tensor<1x1x2x6xf32>, tensor<1x1x2x6xf32>) -> tensor<1x1x2x6xf32>
    %95 = "stablehlo.multiply"(%94, %80) : (tensor<1x1x2x6xf32>, tensor<1x1x2x6xf32>) -> tensor<1x1x2x6xf32>
    %96 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x1x2x6xf32>}> : () -> tensor<1x1x2x6xf32>
    %97 = "stablehlo.select"(%75, %95, %96) : (tensor<1x1x2x6xi1>, tensor<1x1x2x6xf32>, tensor<1x1x2x6xf32>) -> tensor<1x1x2x6xf32>
    %98 = "stablehlo.reshape"(%97) : (tensor<1x1x2x6xf32>) -> tensor<1x12xf32>
    %99 = "stablehlo.reshape"(%78) : (tensor<1x1x2x6xi32>) -> tensor<1x12xi32>
    %100 = "stablehlo.reshape"(%arg0) : (tensor<2x3x3x2xf32>) -> tensor<2x3x6xf32>
    %101 = "stablehlo.transpose"(%100) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x3x6xf32>) -> tensor<2x6x3xf32>
    %102 = "stablehlo.reshape"(%101) : (tensor<2x6x3xf32>) -> tensor<12x3xf32>
    %103 = "stablehlo.reshape"(%arg1) : (tensor<2x3x4x5xf32>) -> tensor<2x3x20xf32>
    %104 = "stablehlo.transpose"(%103) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x3x20xf32>) -> tensor<2x20x3xf32>
    %105 = "stablehlo.reshape"(%104) : (tensor<2x20x3xf32>) -> tensor<40x3xf32>
    %106 = "stablehlo.constant"() <{value = dense<0.0> : tensor<40x3xf32>}> : () -> tensor<40x3xf32>
    %107 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x12xf32>}> : () -> tensor<1x12xf32>
    %108 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %109 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %110 = "stablehlo.reshape"(%78) : (tensor<1x1x2x6xi32>) -> tensor<12xi32>
    %111 = "stablehlo.gather"(%105, %110) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>, indices_are_sorted = false}> : (tensor<40x3xf32>, tensor<12xi32>) -> tensor<12x3xf32>
    %112 = "stablehlo.multiply"(%111, %102) : (tensor<12x3xf32>, tensor<12x3xf32>) -> tensor<12x3xf32>
    %113 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %117 = "stablehlo.reduce"(%112, %113) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r114: tensor<f32>, %r115: tensor<f32>):
      %116 = "stablehlo.add"(%r114, %r115) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%116) : (tensor<f32>) -> ()
    }) : (tensor<12x3xf32>, tensor<f32>) -> tensor<12xf32>
    %118 = "stablehlo.reshape"(%117) : (tensor<12xf32>) -> tensor<1x12xf32>
    %119 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %120 = "stablehlo.dynamic_update_slice"(%107, %118, %108, %119) : (tensor<1x12xf32>, tensor<1x12xf32>, tensor<i32>, tensor<i32>) -> tensor<1x12xf32>
    %121 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %122 = "stablehlo.reshape"(%85) : (tensor<1x1x2x6xf32>) -> tensor<12xf32>
    %123 = "stablehlo.broadcast_in_dim"(%122) <{broadcast_dimensions = array<i64: 0>}> : (tensor<12xf32>) -> tensor<12x3xf32>
    %124 = "stablehlo.multiply"(%102, %123) : (tensor<12x3xf32>, tensor<12x3xf32>) -> tensor<12x3xf32>
    %128 = "stablehlo.scatter"(%106, %110, %124) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r125: tensor<f32>, %r126: tensor<f32>):
      %127 = "stablehlo.add"(%r125, %r126) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%127) : (tensor<f32>) -> ()
    }) : (tensor<40x3xf32>, tensor<12xi32>, tensor<12x3xf32>) -> tensor<40x3xf32>
    %129 = "stablehlo.reshape"(%128) : (tensor<40x3xf32>) -> tensor<2x20x3xf32>
    %130 = "stablehlo.transpose"(%129) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x20x3xf32>) -> tensor<2x3x20xf32>
    %131 = "stablehlo.reshape"(%130) : (tensor<2x3x20xf32>) -> tensor<2x3x4x5xf32>
    %132 = "stablehlo.multiply"(%120, %98) : (tensor<1x12xf32>, tensor<1x12xf32>) -> tensor<1x12xf32>
    %133 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %137 = "stablehlo.reduce"(%132, %133) <{dimensions = array<i64: 0>}> ({
    ^bb0(%r134: tensor<f32>, %r135: tensor<f32>):
      %136 = "stablehlo.add"(%r134, %r135) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%136) : (tensor<f32>) -> ()
    }) : (tensor<1x12xf32>, tensor<f32>) -> tensor<12xf32>
    %138 = "stablehlo.reshape"(%137) : (tensor<12xf32>) -> tensor<12x1xf32>
    %139 = "stablehlo.multiply"(%120, %92) : (tensor<1x12xf32>, tensor<1x12xf32>) -> tensor<1x12xf32>
    %140 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %144 = "stablehlo.reduce"(%139, %140) <{dimensions = array<i64: 0>}> ({
    ^bb0(%r141: tensor<f32>, %r142: tensor<f32>):
      %143 = "stablehlo.add"(%r141, %r142) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%143) : (tensor<f32>) -> ()
    }) : (tensor<1x12xf32>, tensor<f32>) -> tensor<12xf32>
    %145 = "stablehlo.reshape"(%144) : (tensor<12xf32>) -> tensor<12x1xf32>
    %146 = "stablehlo.concatenate"(%138, %145) <{dimension = 1 : i64}> : (tensor<12x1xf32>, tensor<12x1xf32>) -> tensor<12x2xf32>
    %147 = "stablehlo.reshape"(%146) : (tensor<12x2xf32>) -> tensor<2x3x2x2xf32>
    return %131, %147 : tensor<2x3x4x5xf32>, tensor<2x3x2x2xf32>
  }
}

// T[2,3,3,2] T[2,3,4,5] T[2,3,2,2] 2 2 false (false,true), T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x3x2xf32>, %arg1: tensor<2x3x4x5xf32>, %arg2: tensor<2x3x2x2xf32>) -> (tensor<2x3x2x2xf32>) {
    %0 = "stablehlo.reshape"(%arg2) : (tensor<2x3x2x2xf32>) -> tensor<2x6x2xf32>
    %1 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0, 1>, limit_indices = array<i64: 2, 6, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<2x6x2xf32>) -> tensor<2x6x1xf32>
    %2 = "stablehlo.reshape"(%1) : (tensor<2x6x1xf32>) -> tensor<2x6xf32>
    %3 = "stablehlo.reshape"(%1) : (tensor<2x6x1xf32>) -> tensor<2x1x6xf32>
    %4 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %5 = "stablehlo.add"(%3, %4) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %6 = "stablehlo.constant"() <{value = dense<4.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %7 = "stablehlo.multiply"(%5, %6) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %8 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %9 = "stablehlo.add"(%7, %8) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %10 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %11 = "stablehlo.multiply"(%9, %10) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %12 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %13 = "stablehlo.floor"(%11) : (tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %14 = "stablehlo.subtract"(%11, %13) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %15 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %16 = "stablehlo.add"(%13, %15) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %17 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %18 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %19 = "stablehlo.add"(%16, %18) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %20 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %21 = "stablehlo.compare"(%19, %20) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xi1>
    %22 = "stablehlo.abs"(%19) : (tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %23 = "stablehlo.constant"() <{value = dense<4.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %24 = "stablehlo.remainder"(%22, %23) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %25 = "stablehlo.divide"(%22, %23) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %26 = "stablehlo.floor"(%25) : (tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %27 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %28 = "stablehlo.remainder"(%26, %27) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %29 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %30 = "stablehlo.compare"(%28, %29) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xi1>
    %31 = "stablehlo.subtract"(%23, %24) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %32 = "stablehlo.select"(%30, %31, %24) : (tensor<2x1x6xi1>, tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %33 = "stablehlo.xor"(%30, %21) : (tensor<2x1x6xi1>, tensor<2x1x6xi1>) -> tensor<2x1x6xi1>
    %34 = "stablehlo.negate"(%12) : (tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %35 = "stablehlo.constant"() <{value = dense<-0.5> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %36 = "stablehlo.add"(%32, %35) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %37 = "stablehlo.select"(%33, %34, %12) : (tensor<2x1x6xi1>, tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %38 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %39 = "stablehlo.compare"(%36, %38) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xi1>
    %40 = "stablehlo.constant"() <{value = dense<3.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %41 = "stablehlo.compare"(%36, %40) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xi1>
    %42 = "stablehlo.or"(%39, %41) : (tensor<2x1x6xi1>, tensor<2x1x6xi1>) -> tensor<2x1x6xi1>
    %43 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %44 = "stablehlo.constant"() <{value = dense<3.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %45 = "stablehlo.select"(%41, %44, %36) : (tensor<2x1x6xi1>, tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %46 = "stablehlo.select"(%39, %43, %45) : (tensor<2x1x6xi1>, tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %47 = "stablehlo.select"(%42, %43, %37) : (tensor<2x1x6xi1>, tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %48 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %49 = "stablehlo.add"(%14, %48) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %50 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %51 = "stablehlo.multiply"(%49, %50) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %52 = "stablehlo.constant"() <{value = dense<-0.75> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %53 = "stablehlo.multiply"(%52, %51) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %54 = "stablehlo.constant"() <{value = dense<3.75> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %55 = "stablehlo.add"(%53, %54) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %56 = "stablehlo.multiply"(%55, %51) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %57 = "stablehlo.constant"() <{value = dense<-6.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %58 = "stablehlo.add"(%56, %57) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %59 = "stablehlo.multiply"(%58, %51) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %60 = "stablehlo.constant"() <{value = dense<3.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %61 = "stablehlo.add"(%59, %60) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %62 = "stablehlo.constant"() <{value = dense<-2.25> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %63 = "stablehlo.multiply"(%62, %51) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %64 = "stablehlo.constant"() <{value = dense<7.5> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %65 = "stablehlo.add"(%63, %64) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %66 = "stablehlo.multiply"(%65, %51) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %67 = "stablehlo.constant"() <{value = dense<-6.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %68 = "stablehlo.add"(%66, %67) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %69 = "stablehlo.multiply"(%68, %12) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %70 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %71 = "stablehlo.add"(%13, %70) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %72 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %73 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %74 = "stablehlo.add"(%71, %73) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %75 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %76 = "stablehlo.compare"(%74, %75) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xi1>
    %77 = "stablehlo.abs"(%74) : (tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %78 = "stablehlo.constant"() <{value = dense<4.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %79 = "stablehlo.remainder"(%77, %78) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %80 = "stablehlo.divide"(%77, %78) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %81 = "stablehlo.floor"(%80) : (tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %82 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %83 = "stablehlo.remainder"(%81, %82) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %84 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %85 = "stablehlo.compare"(%83, %84) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xi1>
    %86 = "stablehlo.subtract"(%78, %79) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %87 = "stablehlo.select"(%85, %86, %79) : (tensor<2x1x6xi1>, tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %88 = "stablehlo.xor"(%85, %76) : (tensor<2x1x6xi1>, tensor<2x1x6xi1>) -> tensor<2x1x6xi1>
    %89 = "stablehlo.negate"(%12) : (tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %90 = "stablehlo.constant"() <{value = dense<-0.5> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %91 = "stablehlo.add"(%87, %90) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %92 = "stablehlo.select"(%88, %89, %12) : (tensor<2x1x6xi1>, tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %93 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %94 = "stablehlo.compare"(%91, %93) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xi1>
    %95 = "stablehlo.constant"() <{value = dense<3.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %96 = "stablehlo.compare"(%91, %95) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xi1>
    %97 = "stablehlo.or"(%94, %96) : (tensor<2x1x6xi1>, tensor<2x1x6xi1>) -> tensor<2x1x6xi1>
    %98 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %99 = "stablehlo.constant"() <{value = dense<3.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %100 = "stablehlo.select"(%96, %99, %91) : (tensor<2x1x6xi1>, tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %101 = "stablehlo.select"(%94, %98, %100) : (tensor<2x1x6xi1>, tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %102 = "stablehlo.select"(%97, %98, %92) : (tensor<2x1x6xi1>, tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %103 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %104 = "stablehlo.add"(%14, %103) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %105 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %106 = "stablehlo.multiply"(%104, %105) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %107 = "stablehlo.constant"() <{value = dense<1.25> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %108 = "stablehlo.multiply"(%107, %106) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %109 = "stablehlo.constant"() <{value = dense<-2.25> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %110 = "stablehlo.add"(%108, %109) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %111 = "stablehlo.multiply"(%110, %106) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %112 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %113 = "stablehlo.add"(%111, %112) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %114 = "stablehlo.multiply"(%113, %106) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %115 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %116 = "stablehlo.add"(%114, %115) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %117 = "stablehlo.constant"() <{value = dense<3.75> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %118 = "stablehlo.multiply"(%117, %106) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %119 = "stablehlo.constant"() <{value = dense<-4.5> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %120 = "stablehlo.add"(%118, %119) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %121 = "stablehlo.multiply"(%120, %106) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %122 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %123 = "stablehlo.add"(%121, %122) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %124 = "stablehlo.multiply"(%123, %12) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %125 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %126 = "stablehlo.add"(%13, %125) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %127 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %128 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %129 = "stablehlo.add"(%126, %128) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %130 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %131 = "stablehlo.compare"(%129, %130) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xi1>
    %132 = "stablehlo.abs"(%129) : (tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %133 = "stablehlo.constant"() <{value = dense<4.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %134 = "stablehlo.remainder"(%132, %133) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %135 = "stablehlo.divide"(%132, %133) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %136 = "stablehlo.floor"(%135) : (tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %137 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %138 = "stablehlo.remainder"(%136, %137) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %139 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %140 = "stablehlo.compare"(%138, %139) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xi1>
    %141 = "stablehlo.subtract"(%133, %134) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %142 = "stablehlo.select"(%140, %141, %134) : (tensor<2x1x6xi1>, tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %143 = "stablehlo.xor"(%140, %131) : (tensor<2x1x6xi1>, tensor<2x1x6xi1>) -> tensor<2x1x6xi1>
    %144 = "stablehlo.negate"(%12) : (tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %145 = "stablehlo.constant"() <{value = dense<-0.5> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %146 = "stablehlo.add"(%142, %145) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %147 = "stablehlo.select"(%143, %144, %12) : (tensor<2x1x6xi1>, tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %148 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %149 = "stablehlo.compare"(%146, %148) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xi1>
    %150 = "stablehlo.constant"() <{value = dense<3.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %151 = "stablehlo.compare"(%146, %150) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xi1>
    %152 = "stablehlo.or"(%149, %151) : (tensor<2x1x6xi1>, tensor<2x1x6xi1>) -> tensor<2x1x6xi1>
    %153 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %154 = "stablehlo.constant"() <{value = dense<3.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %155 = "stablehlo.select"(%151, %154, %146) : (tensor<2x1x6xi1>, tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %156 = "stablehlo.select"(%149, %153, %155) : (tensor<2x1x6xi1>, tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %157 = "stablehlo.select"(%152, %153, %147) : (tensor<2x1x6xi1>, tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %158 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %159 = "stablehlo.add"(%14, %158) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %160 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %161 = "stablehlo.multiply"(%159, %160) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %162 = "stablehlo.constant"() <{value = dense<1.25> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %163 = "stablehlo.multiply"(%162, %161) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %164 = "stablehlo.constant"() <{value = dense<-2.25> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %165 = "stablehlo.add"(%163, %164) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %166 = "stablehlo.multiply"(%165, %161) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %167 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %168 = "stablehlo.add"(%166, %167) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %169 = "stablehlo.multiply"(%168, %161) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %170 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %171 = "stablehlo.add"(%169, %170) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %172 = "stablehlo.constant"() <{value = dense<-3.75> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %173 = "stablehlo.multiply"(%172, %161) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %174 = "stablehlo.constant"() <{value = dense<4.5> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %175 = "stablehlo.add"(%173, %174) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %176 = "stablehlo.multiply"(%175, %161) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %177 = "stablehlo.constant"() <{value = dense<-0.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %178 = "stablehlo.add"(%176, %177) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %179 = "stablehlo.multiply"(%178, %12) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %180 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %181 = "stablehlo.add"(%13, %180) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %182 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %183 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %184 = "stablehlo.add"(%181, %183) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %185 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %186 = "stablehlo.compare"(%184, %185) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xi1>
    %187 = "stablehlo.abs"(%184) : (tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %188 = "stablehlo.constant"() <{value = dense<4.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %189 = "stablehlo.remainder"(%187, %188) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %190 = "stablehlo.divide"(%187, %188) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %191 = "stablehlo.floor"(%190) : (tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %192 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %193 = "stablehlo.remainder"(%191, %192) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %194 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %195 = "stablehlo.compare"(%193, %194) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xi1>
    %196 = "stablehlo.subtract"(%188, %189) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %197 = "stablehlo.select"(%195, %196, %189) : (tensor<2x1x6xi1>, tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %198 = "stablehlo.xor"(%195, %186) : (tensor<2x1x6xi1>, tensor<2x1x6xi1>) -> tensor<2x1x6xi1>
    %199 = "stablehlo.negate"(%12) : (tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %200 = "stablehlo.constant"() <{value = dense<-0.5> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %201 = "stablehlo.add"(%197, %200) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %202 = "stablehlo.select"(%198, %199, %12) : (tensor<2x1x6xi1>, tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %203 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %204 = "stablehlo.compare"(%201, %203) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xi1>
    %205 = "stablehlo.constant"() <{value = dense<3.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %206 = "stablehlo.compare"(%201, %205) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xi1>
    %207 = "stablehlo.or"(%204, %206) : (tensor<2x1x6xi1>, tensor<2x1x6xi1>) -> tensor<2x1x6xi1>
    %208 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %209 = "stablehlo.constant"() <{value = dense<3.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %210 = "stablehlo.select"(%206, %209, %201) : (tensor<2x1x6xi1>, tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %211 = "stablehlo.select"(%204, %208, %210) : (tensor<2x1x6xi1>, tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %212 = "stablehlo.select"(%207, %208, %202) : (tensor<2x1x6xi1>, tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %213 = "stablehlo.constant"() <{value = dense<-2.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %214 = "stablehlo.add"(%14, %213) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %215 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %216 = "stablehlo.multiply"(%214, %215) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %217 = "stablehlo.constant"() <{value = dense<-0.75> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %218 = "stablehlo.multiply"(%217, %216) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %219 = "stablehlo.constant"() <{value = dense<3.75> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %220 = "stablehlo.add"(%218, %219) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %221 = "stablehlo.multiply"(%220, %216) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %222 = "stablehlo.constant"() <{value = dense<-6.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %223 = "stablehlo.add"(%221, %222) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %224 = "stablehlo.multiply"(%223, %216) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %225 = "stablehlo.constant"() <{value = dense<3.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %226 = "stablehlo.add"(%224, %225) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %227 = "stablehlo.constant"() <{value = dense<2.25> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %228 = "stablehlo.multiply"(%227, %216) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %229 = "stablehlo.constant"() <{value = dense<-7.5> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %230 = "stablehlo.add"(%228, %229) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %231 = "stablehlo.multiply"(%230, %216) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %232 = "stablehlo.constant"() <{value = dense<6.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %233 = "stablehlo.add"(%231, %232) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %234 = "stablehlo.multiply"(%233, %12) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %235 = "stablehlo.concatenate"(%46, %101, %156, %211) <{dimension = 1 : i64}> : (tensor<2x1x6xf32>, tensor<2x1x6xf32>, tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x4x6xf32>
    %236 = "stablehlo.concatenate"(%61, %116, %171, %226) <{dimension = 1 : i64}> : (tensor<2x1x6xf32>, tensor<2x1x6xf32>, tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x4x6xf32>
    %237 = "stablehlo.concatenate"(%69, %124, %179, %234) <{dimension = 1 : i64}> : (tensor<2x1x6xf32>, tensor<2x1x6xf32>, tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x4x6xf32>
    %238 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 2, 6, 1>, strides = array<i64: 1, 1, 1>}> : (tensor<2x6x2xf32>) -> tensor<2x6x1xf32>
    %239 = "stablehlo.reshape"(%238) : (tensor<2x6x1xf32>) -> tensor<2x6xf32>
    %240 = "stablehlo.reshape"(%238) : (tensor<2x6x1xf32>) -> tensor<2x1x6xf32>
    %241 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %242 = "stablehlo.add"(%240, %241) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %243 = "stablehlo.constant"() <{value = dense<5.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %244 = "stablehlo.multiply"(%242, %243) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %245 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %246 = "stablehlo.add"(%244, %245) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %247 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %248 = "stablehlo.multiply"(%246, %247) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %249 = "stablehlo.constant"() <{value = dense<2.5> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %250 = "stablehlo.floor"(%248) : (tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %251 = "stablehlo.subtract"(%248, %250) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %252 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %253 = "stablehlo.add"(%250, %252) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %254 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %255 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %256 = "stablehlo.add"(%253, %255) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %257 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %258 = "stablehlo.compare"(%256, %257) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xi1>
    %259 = "stablehlo.abs"(%256) : (tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %260 = "stablehlo.constant"() <{value = dense<5.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %261 = "stablehlo.remainder"(%259, %260) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %262 = "stablehlo.divide"(%259, %260) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %263 = "stablehlo.floor"(%262) : (tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %264 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %265 = "stablehlo.remainder"(%263, %264) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %266 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %267 = "stablehlo.compare"(%265, %266) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xi1>
    %268 = "stablehlo.subtract"(%260, %261) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %269 = "stablehlo.select"(%267, %268, %261) : (tensor<2x1x6xi1>, tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %270 = "stablehlo.xor"(%267, %258) : (tensor<2x1x6xi1>, tensor<2x1x6xi1>) -> tensor<2x1x6xi1>
    %271 = "stablehlo.negate"(%249) : (tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %272 = "stablehlo.constant"() <{value = dense<-0.5> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %273 = "stablehlo.add"(%269, %272) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %274 = "stablehlo.select"(%270, %271, %249) : (tensor<2x1x6xi1>, tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %275 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %276 = "stablehlo.compare"(%273, %275) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xi1>
    %277 = "stablehlo.constant"() <{value = dense<4.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %278 = "stablehlo.compare"(%273, %277) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xi1>
    %279 = "stablehlo.or"(%276, %278) : (tensor<2x1x6xi1>, tensor<2x1x6xi1>) -> tensor<2x1x6xi1>
    %280 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %281 = "stablehlo.constant"() <{value = dense<4.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %282 = "stablehlo.select"(%278, %281, %273) : (tensor<2x1x6xi1>, tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %283 = "stablehlo.select"(%276, %280, %282) : (tensor<2x1x6xi1>, tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %284 = "stablehlo.select"(%279, %280, %274) : (tensor<2x1x6xi1>, tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %285 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %286 = "stablehlo.add"(%251, %285) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %287 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %288 = "stablehlo.multiply"(%286, %287) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %289 = "stablehlo.constant"() <{value = dense<-0.75> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %290 = "stablehlo.multiply"(%289, %288) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %291 = "stablehlo.constant"() <{value = dense<3.75> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %292 = "stablehlo.add"(%290, %291) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %293 = "stablehlo.multiply"(%292, %288) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %294 = "stablehlo.constant"() <{value = dense<-6.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %295 = "stablehlo.add"(%293, %294) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %296 = "stablehlo.multiply"(%295, %288) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %297 = "stablehlo.constant"() <{value = dense<3.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %298 = "stablehlo.add"(%296, %297) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %299 = "stablehlo.constant"() <{value = dense<-2.25> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %300 = "stablehlo.multiply"(%299, %288) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %301 = "stablehlo.constant"() <{value = dense<7.5> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %302 = "stablehlo.add"(%300, %301) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %303 = "stablehlo.multiply"(%302, %288) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %304 = "stablehlo.constant"() <{value = dense<-6.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %305 = "stablehlo.add"(%303, %304) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %306 = "stablehlo.multiply"(%305, %249) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %307 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %308 = "stablehlo.add"(%250, %307) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %309 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %310 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %311 = "stablehlo.add"(%308, %310) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %312 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %313 = "stablehlo.compare"(%311, %312) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xi1>
    %314 = "stablehlo.abs"(%311) : (tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %315 = "stablehlo.constant"() <{value = dense<5.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %316 = "stablehlo.remainder"(%314, %315) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %317 = "stablehlo.divide"(%314, %315) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %318 = "stablehlo.floor"(%317) : (tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %319 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %320 = "stablehlo.remainder"(%318, %319) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %321 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %322 = "stablehlo.compare"(%320, %321) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xi1>
    %323 = "stablehlo.subtract"(%315, %316) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %324 = "stablehlo.select"(%322, %323, %316) : (tensor<2x1x6xi1>, tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %325 = "stablehlo.xor"(%322, %313) : (tensor<2x1x6xi1>, tensor<2x1x6xi1>) -> tensor<2x1x6xi1>
    %326 = "stablehlo.negate"(%249) : (tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %327 = "stablehlo.constant"() <{value = dense<-0.5> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %328 = "stablehlo.add"(%324, %327) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %329 = "stablehlo.select"(%325, %326, %249) : (tensor<2x1x6xi1>, tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %330 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %331 = "stablehlo.compare"(%328, %330) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xi1>
    %332 = "stablehlo.constant"() <{value = dense<4.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %333 = "stablehlo.compare"(%328, %332) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xi1>
    %334 = "stablehlo.or"(%331, %333) : (tensor<2x1x6xi1>, tensor<2x1x6xi1>) -> tensor<2x1x6xi1>
    %335 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %336 = "stablehlo.constant"() <{value = dense<4.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %337 = "stablehlo.select"(%333, %336, %328) : (tensor<2x1x6xi1>, tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %338 = "stablehlo.select"(%331, %335, %337) : (tensor<2x1x6xi1>, tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %339 = "stablehlo.select"(%334, %335, %329) : (tensor<2x1x6xi1>, tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %340 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %341 = "stablehlo.add"(%251, %340) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %342 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %343 = "stablehlo.multiply"(%341, %342) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %344 = "stablehlo.constant"() <{value = dense<1.25> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %345 = "stablehlo.multiply"(%344, %343) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %346 = "stablehlo.constant"() <{value = dense<-2.25> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %347 = "stablehlo.add"(%345, %346) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %348 = "stablehlo.multiply"(%347, %343) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %349 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %350 = "stablehlo.add"(%348, %349) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %351 = "stablehlo.multiply"(%350, %343) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %352 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %353 = "stablehlo.add"(%351, %352) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %354 = "stablehlo.constant"() <{value = dense<3.75> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %355 = "stablehlo.multiply"(%354, %343) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %356 = "stablehlo.constant"() <{value = dense<-4.5> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %357 = "stablehlo.add"(%355, %356) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %358 = "stablehlo.multiply"(%357, %343) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %359 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %360 = "stablehlo.add"(%358, %359) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %361 = "stablehlo.multiply"(%360, %249) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %362 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %363 = "stablehlo.add"(%250, %362) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %364 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %365 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %366 = "stablehlo.add"(%363, %365) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %367 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %368 = "stablehlo.compare"(%366, %367) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xi1>
    %369 = "stablehlo.abs"(%366) : (tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %370 = "stablehlo.constant"() <{value = dense<5.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %371 = "stablehlo.remainder"(%369, %370) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %372 = "stablehlo.divide"(%369, %370) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %373 = "stablehlo.floor"(%372) : (tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %374 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %375 = "stablehlo.remainder"(%373, %374) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %376 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %377 = "stablehlo.compare"(%375, %376) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xi1>
    %378 = "stablehlo.subtract"(%370, %371) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %379 = "stablehlo.select"(%377, %378, %371) : (tensor<2x1x6xi1>, tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %380 = "stablehlo.xor"(%377, %368) : (tensor<2x1x6xi1>, tensor<2x1x6xi1>) -> tensor<2x1x6xi1>
    %381 = "stablehlo.negate"(%249) : (tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %382 = "stablehlo.constant"() <{value = dense<-0.5> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %383 = "stablehlo.add"(%379, %382) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %384 = "stablehlo.select"(%380, %381, %249) : (tensor<2x1x6xi1>, tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %385 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %386 = "stablehlo.compare"(%383, %385) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xi1>
    %387 = "stablehlo.constant"() <{value = dense<4.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %388 = "stablehlo.compare"(%383, %387) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xi1>
    %389 = "stablehlo.or"(%386, %388) : (tensor<2x1x6xi1>, tensor<2x1x6xi1>) -> tensor<2x1x6xi1>
    %390 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %391 = "stablehlo.constant"() <{value = dense<4.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %392 = "stablehlo.select"(%388, %391, %383) : (tensor<2x1x6xi1>, tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %393 = "stablehlo.select"(%386, %390, %392) : (tensor<2x1x6xi1>, tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %394 = "stablehlo.select"(%389, %390, %384) : (tensor<2x1x6xi1>, tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %395 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %396 = "stablehlo.add"(%251, %395) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %397 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %398 = "stablehlo.multiply"(%396, %397) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %399 = "stablehlo.constant"() <{value = dense<1.25> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %400 = "stablehlo.multiply"(%399, %398) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %401 = "stablehlo.constant"() <{value = dense<-2.25> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %402 = "stablehlo.add"(%400, %401) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %403 = "stablehlo.multiply"(%402, %398) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %404 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %405 = "stablehlo.add"(%403, %404) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %406 = "stablehlo.multiply"(%405, %398) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %407 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %408 = "stablehlo.add"(%406, %407) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %409 = "stablehlo.constant"() <{value = dense<-3.75> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %410 = "stablehlo.multiply"(%409, %398) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %411 = "stablehlo.constant"() <{value = dense<4.5> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %412 = "stablehlo.add"(%410, %411) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %413 = "stablehlo.multiply"(%412, %398) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %414 = "stablehlo.constant"() <{value = dense<-0.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %415 = "stablehlo.add"(%413, %414) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %416 = "stablehlo.multiply"(%415, %249) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %417 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %418 = "stablehlo.add"(%250, %417) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %419 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %420 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %421 = "stablehlo.add"(%418, %420) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %422 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %423 = "stablehlo.compare"(%421, %422) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xi1>
    %424 = "stablehlo.abs"(%421) : (tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %425 = "stablehlo.constant"() <{value = dense<5.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %426 = "stablehlo.remainder"(%424, %425) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %427 = "stablehlo.divide"(%424, %425) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %428 = "stablehlo.floor"(%427) : (tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %429 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %430 = "stablehlo.remainder"(%428, %429) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %431 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %432 = "stablehlo.compare"(%430, %431) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xi1>
    %433 = "stablehlo.subtract"(%425, %426) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %434 = "stablehlo.select"(%432, %433, %426) : (tensor<2x1x6xi1>, tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %435 = "stablehlo.xor"(%432, %423) : (tensor<2x1x6xi1>, tensor<2x1x6xi1>) -> tensor<2x1x6xi1>
    %436 = "stablehlo.negate"(%249) : (tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %437 = "stablehlo.constant"() <{value = dense<-0.5> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %438 = "stablehlo.add"(%434, %437) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %439 = "stablehlo.select"(%435, %436, %249) : (tensor<2x1x6xi1>, tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %440 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %441 = "stablehlo.compare"(%438, %440) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xi1>
    %442 = "stablehlo.constant"() <{value = dense<4.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %443 = "stablehlo.compare"(%438, %442) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xi1>
    %444 = "stablehlo.or"(%441, %443) : (tensor<2x1x6xi1>, tensor<2x1x6xi1>) -> tensor<2x1x6xi1>
    %445 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %446 = "stablehlo.constant"() <{value = dense<4.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %447 = "stablehlo.select"(%443, %446, %438) : (tensor<2x1x6xi1>, tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %448 = "stablehlo.select"(%441, %445, %447) : (tensor<2x1x6xi1>, tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %449 = "stablehlo.select"(%444, %445, %439) : (tensor<2x1x6xi1>, tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %450 = "stablehlo.constant"() <{value = dense<-2.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %451 = "stablehlo.add"(%251, %450) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %452 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %453 = "stablehlo.multiply"(%451, %452) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %454 = "stablehlo.constant"() <{value = dense<-0.75> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %455 = "stablehlo.multiply"(%454, %453) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %456 = "stablehlo.constant"() <{value = dense<3.75> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %457 = "stablehlo.add"(%455, %456) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %458 = "stablehlo.multiply"(%457, %453) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %459 = "stablehlo.constant"() <{value = dense<-6.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %460 = "stablehlo.add"(%458, %459) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %461 = "stablehlo.multiply"(%460, %453) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %462 = "stablehlo.constant"() <{value = dense<3.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %463 = "stablehlo.add"(%461, %462) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %464 = "stablehlo.constant"() <{value = dense<2.25> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %465 = "stablehlo.multiply"(%464, %453) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %466 = "stablehlo.constant"() <{value = dense<-7.5> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %467 = "stablehlo.add"(%465, %466) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %468 = "stablehlo.multiply"(%467, %453) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %469 = "stablehlo.constant"() <{value = dense<6.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %470 = "stablehlo.add"(%468, %469) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %471 = "stablehlo.multiply"(%470, %249) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %472 = "stablehlo.concatenate"(%283, %338, %393, %448) <{dimension = 1 : i64}> : (tensor<2x1x6xf32>, tensor<2x1x6xf32>, tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x4x6xf32>
    %473 = "stablehlo.concatenate"(%298, %353, %408, %463) <{dimension = 1 : i64}> : (tensor<2x1x6xf32>, tensor<2x1x6xf32>, tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x4x6xf32>
    %474 = "stablehlo.concatenate"(%306, %361, %416, %471) <{dimension = 1 : i64}> : (tensor<2x1x6xf32>, tensor<2x1x6xf32>, tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x4x6xf32>
    %475 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<4x4x2x6xi32>
    %476 = "stablehlo.constant"() <{value = dense<true> : tensor<4x4x2x6xi1>}> : () -> tensor<4x4x2x6xi1>
    %477 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x4x6xf32>}> : () -> tensor<2x4x6xf32>
    %478 = "stablehlo.compare"(%235, %477) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x4x6xf32>, tensor<2x4x6xf32>) -> tensor<2x4x6xi1>
    %479 = "stablehlo.constant"() <{value = dense<3.0> : tensor<2x4x6xf32>}> : () -> tensor<2x4x6xf32>
    %480 = "stablehlo.compare"(%235, %479) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x4x6xf32>, tensor<2x4x6xf32>) -> tensor<2x4x6xi1>
    %481 = "stablehlo.and"(%478, %480) : (tensor<2x4x6xi1>, tensor<2x4x6xi1>) -> tensor<2x4x6xi1>
    %482 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x4x6xf32>}> : () -> tensor<2x4x6xf32>
    %483 = "stablehlo.select"(%481, %235, %482) : (tensor<2x4x6xi1>, tensor<2x4x6xf32>, tensor<2x4x6xf32>) -> tensor<2x4x6xf32>
    %484 = "stablehlo.convert"(%483) : (tensor<2x4x6xf32>) -> tensor<2x4x6xi32>
    %485 = "stablehlo.broadcast_in_dim"(%484) <{broadcast_dimensions = array<i64: 2, 0, 3>}> : (tensor<2x4x6xi32>) -> tensor<4x4x2x6xi32>
    %486 = "stablehlo.broadcast_in_dim"(%481) <{broadcast_dimensions = array<i64: 2, 0, 3>}> : (tensor<2x4x6xi1>) -> tensor<4x4x2x6xi1>
    %487 = "stablehlo.and"(%476, %486) : (tensor<4x4x2x6xi1>, tensor<4x4x2x6xi1>) -> tensor<4x4x2x6xi1>
    %488 = "stablehlo.constant"() <{value = dense<4> : tensor<4x4x2x6xi32>}> : () -> tensor<4x4x2x6xi32>
    %489 = "stablehlo.multiply"(%475, %488) : (tensor<4x4x2x6xi32>, tensor<4x4x2x6xi32>) -> tensor<4x4x2x6xi32>
    %490 = "stablehlo.add"(%489, %485) : (tensor<4x4x2x6xi32>, tensor<4x4x2x6xi32>) -> tensor<4x4x2x6xi32>
    %491 = "stablehlo.broadcast_in_dim"(%236) <{broadcast_dimensions = array<i64: 2, 0, 3>}> : (tensor<2x4x6xf32>) -> tensor<4x4x2x6xf32>
    %492 = "stablehlo.broadcast_in_dim"(%237) <{broadcast_dimensions = array<i64: 2, 0, 3>}> : (tensor<2x4x6xf32>) -> tensor<4x4x2x6xf32>
    %493 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x4x6xf32>}> : () -> tensor<2x4x6xf32>
    %494 = "stablehlo.compare"(%472, %493) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x4x6xf32>, tensor<2x4x6xf32>) -> tensor<2x4x6xi1>
    %495 = "stablehlo.constant"() <{value = dense<4.0> : tensor<2x4x6xf32>}> : () -> tensor<2x4x6xf32>
    %496 = "stablehlo.compare"(%472, %495) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x4x6xf32>, tensor<2x4x6xf32>) -> tensor<2x4x6xi1>
    %497 = "stablehlo.and"(%494, %496) : (tensor<2x4x6xi1>, tensor<2x4x6xi1>) -> tensor<2x4x6xi1>
    %498 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x4x6xf32>}> : () -> tensor<2x4x6xf32>
    %499 = "stablehlo.select"(%497, %472, %498) : (tensor<2x4x6xi1>, tensor<2x4x6xf32>, tensor<2x4x6xf32>) -> tensor<2x4x6xf32>
    %500 = "stablehlo.convert"(%499) : (tensor<2x4x6xf32>) -> tensor<2x4x6xi32>
    %501 = "stablehlo.broadcast_in_dim"(%500) <{broadcast_dimensions = array<i64: 2, 1, 3>}> : (tensor<2x4x6xi32>) -> tensor<4x4x2x6xi32>
    %502 = "stablehlo.broadcast_in_dim"(%497) <{broadcast_dimensions = array<i64: 2, 1, 3>}> : (tensor<2x4x6xi1>) -> tensor<4x4x2x6xi1>
    %503 = "stablehlo.and"(%487, %502) : (tensor<4x4x2x6xi1>, tensor<4x4x2x6xi1>) -> tensor<4x4x2x6xi1>
    %504 = "stablehlo.constant"() <{value = dense<5> : tensor<4x4x2x6xi32>}> : () -> tensor<4x4x2x6xi32>
    %505 = "stablehlo.multiply"(%490, %504) : (tensor<4x4x2x6xi32>, tensor<4x4x2x6xi32>) -> tensor<4x4x2x6xi32>
    %506 = "stablehlo.add"(%505, %501) : (tensor<4x4x2x6xi32>, tensor<4x4x2x6xi32>) -> tensor<4x4x2x6xi32>
    %507 = "stablehlo.broadcast_in_dim"(%473) <{broadcast_dimensions = array<i64: 2, 1, 3>}> : (tensor<2x4x6xf32>) -> tensor<4x4x2x6xf32>
    %508 = "stablehlo.broadcast_in_dim"(%474) <{broadcast_dimensions = array<i64: 2, 1, 3>}> : (tensor<2x4x6xf32>) -> tensor<4x4x2x6xf32>
    %509 = "stablehlo.constant"() <{value = dense<1.0> : tensor<4x4x2x6xf32>}> : () -> tensor<4x4x2x6xf32>
    %510 = "stablehlo.multiply"(%509, %491) : (tensor<4x4x2x6xf32>, tensor<4x4x2x6xf32>) -> tensor<4x4x2x6xf32>
    %511 = "stablehlo.multiply"(%510, %507) : (tensor<4x4x2x6xf32>, tensor<4x4x2x6xf32>) -> tensor<4x4x2x6xf32>
    %512 = "stablehlo.constant"() <{value = dense<0.0> : tensor<4x4x2x6xf32>}> : () -> tensor<4x4x2x6xf32>
    %513 = "stablehlo.select"(%503, %511, %512) : (tensor<4x4x2x6xi1>, tensor<4x4x2x6xf32>, tensor<4x4x2x6xf32>) -> tensor<4x4x2x6xf32>
    %514 = "stablehlo.reshape"(%513) : (tensor<4x4x2x6xf32>) -> tensor<16x12xf32>
    %515 = "stablehlo.constant"() <{value = dense<1.0> : tensor<4x4x2x6xf32>}> : () -> tensor<4x4x2x6xf32>
    %516 = "stablehlo.multiply"(%515, %492) : (tensor<4x4x2x6xf32>, tensor<4x4x2x6xf32>) -> tensor<4x4x2x6xf32>
    %517 = "stablehlo.multiply"(%516, %507) : (tensor<4x4x2x6xf32>, tensor<4x4x2x6xf32>) -> tensor<4x4x2x6xf32>
    %518 = "stablehlo.constant"() <{value = dense<0.0> : tensor<4x4x2x6xf32>}> : () -> tensor<4x4x2x6xf32>
    %519 = "stablehlo.select"(%503, %517, %518) : (tensor<4x4x2x6xi1>, tensor<4x4x2x6xf32>, tensor<4x4x2x6xf32>) -> tensor<4x4x2x6xf32>
    %520 = "stablehlo.reshape"(%519) : (tensor<4x4x2x6xf32>) -> tensor<16x12xf32>
    %521 = "stablehlo.constant"() <{value = dense<1.0> : tensor<4x4x2x6xf32>}> : () -> tensor<4x4x2x6xf32>
    %522 = "stablehlo.multiply"(%521, %491) : (tensor<4x4x2x6xf32>, tensor<4x4x2x6xf32>) -> tensor<4x4x2x6xf32>
    %523 = "stablehlo.multiply"(%522, %508) : (tensor<4x4x2x6xf32>, tensor<4x4x2x6xf32>) -> tensor<4x4x2x6xf32>
    %524 = "stablehlo.constant"() <{value = dense<0.0> : tensor<4x4x2x6xf32>}> : () -> tensor<4x4x2x6xf32>
    %525 = "stablehlo.select"(%503, %523, %524) : (tensor<4x4x2x6xi1>, tensor<4x4x2x6xf32>, tensor<4x4x2x6xf32>) -> tensor<4x4x2x6xf32>
    %526 = "stablehlo.reshape"(%525) : (tensor<4x4x2x6xf32>) -> tensor<16x12xf32>
    %527 = "stablehlo.reshape"(%506) : (tensor<4x4x2x6xi32>) -> tensor<16x12xi32>
    %528 = "stablehlo.reshape"(%arg0) : (tensor<2x3x3x2xf32>) -> tensor<2x3x6xf32>
    %529 = "stablehlo.transpose"(%528) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x3x6xf32>) -> tensor<2x6x3xf32>
    %530 = "stablehlo.reshape"(%529) : (tensor<2x6x3xf32>) -> tensor<12x3xf32>
    %531 = "stablehlo.reshape"(%arg1) : (tensor<2x3x4x5xf32>) -> tensor<2x3x20xf32>
    %532 = "stablehlo.transpose"(%531) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x3x20xf32>) -> tensor<2x20x3xf32>
    %533 = "stablehlo.reshape"(%532) : (tensor<2x20x3xf32>) -> tensor<40x3xf32>
    %534 = "stablehlo.constant"() <{value = dense<0.0> : tensor<40x3xf32>}> : () -> tensor<40x3xf32>
    %535 = "stablehlo.constant"() <{value = dense<0.0> : tensor<16x12xf32>}> : () -> tensor<16x12xf32>
    %536 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %568:7 = "stablehlo.while"(%536, %534, %535, %527, %514, %533, %530) ({
    ^bb0(%r537: tensor<i32>, %r538: tensor<40x3xf32>, %r539: tensor<16x12xf32>, %r540: tensor<16x12xi32>, %r541: tensor<16x12xf32>, %r542: tensor<40x3xf32>, %r543: tensor<12x3xf32>):
      %544 = "stablehlo.constant"() <{value = dense<16> : tensor<i32>}> : () -> tensor<i32>
      %545 = "stablehlo.compare"(%r537, %544) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%545) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r546: tensor<i32>, %r547: tensor<40x3xf32>, %r548: tensor<16x12xf32>, %r549: tensor<16x12xi32>, %r550: tensor<16x12xf32>, %r551: tensor<40x3xf32>, %r552: tensor<12x3xf32>):
      %553 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %554 = "stablehlo.dynamic_slice"(%r549, %r546, %553) <{slice_sizes = array<i64: 1, 12>}> : (tensor<16x12xi32>, tensor<i32>, tensor<i32>) -> tensor<1x12xi32>
      %555 = "stablehlo.reshape"(%554) : (tensor<1x12xi32>) -> tensor<12xi32>
      %556 = "stablehlo.gather"(%r551, %555) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>, indices_are_sorted = false}> : (tensor<40x3xf32>, tensor<12xi32>) -> tensor<12x3xf32>
      %557 = "stablehlo.multiply"(%556, %r552) : (tensor<12x3xf32>, tensor<12x3xf32>) -> tensor<12x3xf32>
      %558 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
      %562 = "stablehlo.reduce"(%557, %558) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r559: tensor<f32>, %r560: tensor<f32>):
        %561 = "stablehlo.add"(%r559, %r560) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%561) : (tensor<f32>) -> ()
      }) : (tensor<12x3xf32>, tensor<f32>) -> tensor<12xf32>
      %563 = "stablehlo.reshape"(%562) : (tensor<12xf32>) -> tensor<1x12xf32>
      %564 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %565 = "stablehlo.dynamic_update_slice"(%r548, %563, %r546, %564) : (tensor<16x12xf32>, tensor<1x12xf32>, tensor<i32>, tensor<i32>) -> tensor<16x12xf32>
      %566 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %567 = "stablehlo.add"(%r546, %566) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%567, %r547, %565, %r549, %r550, %r551, %r552) : (tensor<i32>, tensor<40x3xf32>, tensor<16x12xf32>, tensor<16x12xi32>, tensor<16x12xf32>, tensor<40x3xf32>, tensor<12x3xf32>) -> ()
    }) : (tensor<i32>, tensor<40x3xf32>, tensor<16x12xf32>, tensor<16x12xi32>, tensor<16x12xf32>, tensor<40x3xf32>, tensor<12x3xf32>) -> (tensor<i32>, tensor<40x3xf32>, tensor<16x12xf32>, tensor<16x12xi32>, tensor<16x12xf32>, tensor<40x3xf32>, tensor<12x3xf32>)
    %569 = "stablehlo.multiply"(%568#2, %526) : (tensor<16x12xf32>, tensor<16x12xf32>) -> tensor<16x12xf32>
    %570 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %574 = "stablehlo.reduce"(%569, %570) <{dimensions = array<i64: 0>}> ({
    ^bb0(%r571: tensor<f32>, %r572: tensor<f32>):
      %573 = "stablehlo.add"(%r571, %r572) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%573) : (tensor<f32>) -> ()
    }) : (tensor<16x12xf32>, tensor<f32>) -> tensor<12xf32>
    %575 = "stablehlo.reshape"(%574) : (tensor<12xf32>) -> tensor<12x1xf32>
    %576 = "stablehlo.multiply"(%568#2, %520) : (tensor<16x12xf32>, tensor<16x12xf32>) -> tensor<16x12xf32>
    %577 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %581 = "stablehlo.reduce"(%576, %577) <{dimensions = array<i64: 0>}> ({
    ^bb0(%r578: tensor<f32>, %r579: tensor<f32>):
      %580 = "stablehlo.add"(%r578, %r579) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%580) : (tensor<f32>) -> ()
    }) : (tensor<16x12xf32>, tensor<f32>) -> tensor<12xf32>
    %582 = "stablehlo.reshape"(%581) : (tensor<12xf32>) -> tensor<12x1xf32>
    %583 = "stablehlo.concatenate"(%575, %582) <{dimension = 1 : i64}> : (tensor<12x1xf32>, tensor<12x1xf32>) -> tensor<12x2xf32>
    %584 = "stablehlo.reshape"(%583) : (tensor<12x2xf32>) -> tensor<2x3x2x2xf32>
    return %584 : tensor<2x3x2x2xf32>
  }
}

// T[2,3,3,2] T[2,3,4,5] T[2,3,2,2] 0 0 false (true,true), T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x3x2xbf16>, %arg1: tensor<2x3x4x5xbf16>, %arg2: tensor<2x3x2x2xbf16>) -> (tensor<2x3x4x5xbf16>, tensor<2x3x2x2xbf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3x3x2xbf16>) -> tensor<2x3x3x2xf32>
    %1 = "stablehlo.convert"(%arg1) : (tensor<2x3x4x5xbf16>) -> tensor<2x3x4x5xf32>
    %2 = "stablehlo.convert"(%arg2) : (tensor<2x3x2x2xbf16>) -> tensor<2x3x2x2xf32>
    %3 = "stablehlo.reshape"(%2) : (tensor<2x3x2x2xf32>) -> tensor<2x6x2xf32>
    %4 = "stablehlo.slice"(%3) <{start_indices = array<i64: 0, 0, 1>, limit_indices = array<i64: 2, 6, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<2x6x2xf32>) -> tensor<2x6x1xf32>
    %5 = "stablehlo.reshape"(%4) : (tensor<2x6x1xf32>) -> tensor<2x6xf32>
    %6 = "stablehlo.reshape"(%4) : (tensor<2x6x1xf32>) -> tensor<2x1x6xf32>
    %7 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %8 = "stablehlo.add"(%6, %7) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %9 = "stablehlo.constant"() <{value = dense<4.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %10 = "stablehlo.multiply"(%8, %9) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %11 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %12 = "stablehlo.add"(%10, %11) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %13 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %14 = "stablehlo.multiply"(%12, %13) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %15 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %16 = "stablehlo.floor"(%14) : (tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %17 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %18 = "stablehlo.add"(%16, %17) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %19 = "stablehlo.subtract"(%18, %14) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %20 = "stablehlo.subtract"(%14, %16) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %21 = "stablehlo.negate"(%15) : (tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %22 = "stablehlo.concatenate"(%16, %18) <{dimension = 1 : i64}> : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x2x6xf32>
    %23 = "stablehlo.concatenate"(%19, %20) <{dimension = 1 : i64}> : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x2x6xf32>
    %24 = "stablehlo.concatenate"(%21, %15) <{dimension = 1 : i64}> : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x2x6xf32>
    %25 = "stablehlo.slice"(%3) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 2, 6, 1>, strides = array<i64: 1, 1, 1>}> : (tensor<2x6x2xf32>) -> tensor<2x6x1xf32>
    %26 = "stablehlo.reshape"(%25) : (tensor<2x6x1xf32>) -> tensor<2x6xf32>
    %27 = "stablehlo.reshape"(%25) : (tensor<2x6x1xf32>) -> tensor<2x1x6xf32>
    %28 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %29 = "stablehlo.add"(%27, %28) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %30 = "stablehlo.constant"() <{value = dense<5.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %31 = "stablehlo.multiply"(%29, %30) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %32 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %33 = "stablehlo.add"(%31, %32) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %34 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %35 = "stablehlo.multiply"(%33, %34) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %36 = "stablehlo.constant"() <{value = dense<2.5> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %37 = "stablehlo.floor"(%35) : (tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %38 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %39 = "stablehlo.add"(%37, %38) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %40 = "stablehlo.subtract"(%39, %35) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %41 = "stablehlo.subtract"(%35, %37) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %42 = "stablehlo.negate"(%36) : (tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %43 = "stablehlo.concatenate"(%37, %39) <{dimension = 1 : i64}> : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x2x6xf32>
    %44 = "stablehlo.concatenate"(%40, %41) <{dimension = 1 : i64}> : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x2x6xf32>
    %45 = "stablehlo.concatenate"(%42, %36) <{dimension = 1 : i64}> : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x2x6xf32>
    %46 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x2x2x6xi32>
    %47 = "stablehlo.constant"() <{value = dense<true> : tensor<2x2x2x6xi1>}> : () -> tensor<2x2x2x6xi1>
    %48 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x6xf32>}> : () -> tensor<2x2x6xf32>
    %49 = "stablehlo.compare"(%22, %48) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x2x6xf32>, tensor<2x2x6xf32>) -> tensor<2x2x6xi1>
    %50 = "stablehlo.constant"() <{value = dense<3.0> : tensor<2x2x6xf32>}> : () -> tensor<2x2x6xf32>
    %51 = "stablehlo.compare"(%22, %50) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x2x6xf32>, tensor<2x2x6xf32>) -> tensor<2x2x6xi1>
    %52 = "stablehlo.and"(%49, %51) : (tensor<2x2x6xi1>, tensor<2x2x6xi1>) -> tensor<2x2x6xi1>
    %53 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x6xf32>}> : () -> tensor<2x2x6xf32>
    %54 = "stablehlo.select"(%52, %22, %53) : (tensor<2x2x6xi1>, tensor<2x2x6xf32>, tensor<2x2x6xf32>) -> tensor<2x2x6xf32>
    %55 = "stablehlo.convert"(%54) : (tensor<2x2x6xf32>) -> tensor<2x2x6xi32>
    %56 = "stablehlo.broadcast_in_dim"(%55) <{broadcast_dimensions = array<i64: 2, 0, 3>}> : (tensor<2x2x6xi32>) -> tensor<2x2x2x6xi32>
    %57 = "stablehlo.broadcast_in_dim"(%52) <{broadcast_dimensions = array<i64: 2, 0, 3>}> : (tensor<2x2x6xi1>) -> tensor<2x2x2x6xi1>
    %58 = "stablehlo.and"(%47, %57) : (tensor<2x2x2x6xi1>, tensor<2x2x2x6xi1>) -> tensor<2x2x2x6xi1>
    %59 = "stablehlo.constant"() <{value = dense<4> : tensor<2x2x2x6xi32>}> : () -> tensor<2x2x2x6xi32>
    %60 = "stablehlo.multiply"(%46, %59) : (tensor<2x2x2x6xi32>, tensor<2x2x2x6xi32>) -> tensor<2x2x2x6xi32>
    %61 = "stablehlo.add"(%60, %56) : (tensor<2x2x2x6xi32>, tensor<2x2x2x6xi32>) -> tensor<2x2x2x6xi32>
    %62 = "stablehlo.broadcast_in_dim"(%23) <{broadcast_dimensions = array<i64: 2, 0, 3>}> : (tensor<2x2x6xf32>) -> tensor<2x2x2x6xf32>
    %63 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64: 2, 0, 3>}> : (tensor<2x2x6xf32>) -> tensor<2x2x2x6xf32>
    %64 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x6xf32>}> : () -> tensor<2x2x6xf32>
    %65 = "stablehlo.compare"(%43, %64) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x2x6xf32>, tensor<2x2x6xf32>) -> tensor<2x2x6xi1>
    %66 = "stablehlo.constant"() <{value = dense<4.0> : tensor<2x2x6xf32>}> : () -> tensor<2x2x6xf32>
    %67 = "stablehlo.compare"(%43, %66) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x2x6xf32>, tensor<2x2x6xf32>) -> tensor<2x2x6xi1>
    %68 = "stablehlo.and"(%65, %67) : (tensor<2x2x6xi1>, tensor<2x2x6xi1>) -> tensor<2x2x6xi1>
    %69 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x6xf32>}> : () -> tensor<2x2x6xf32>
    %70 = "stablehlo.select"(%68, %43, %69) : (tensor<2x2x6xi1>, tensor<2x2x6xf32>, tensor<2x2x6xf32>) -> tensor<2x2x6xf32>
    %71 = "stablehlo.convert"(%70) : (tensor<2x2x6xf32>) -> tensor<2x2x6xi32>
    %72 = "stablehlo.broadcast_in_dim"(%71) <{broadcast_dimensions = array<i64: 2, 1, 3>}> : (tensor<2x2x6xi32>) -> tensor<2x2x2x6xi32>
    %73 = "stablehlo.broadcast_in_dim"(%68) <{broadcast_dimensions = array<i64: 2, 1, 3>}> : (tensor<2x2x6xi1>) -> tensor<2x2x2x6xi1>
    %74 = "stablehlo.and"(%58, %73) : (tensor<2x2x2x6xi1>, tensor<2x2x2x6xi1>) -> tensor<2x2x2x6xi1>
    %75 = "stablehlo.constant"() <{value = dense<5> : tensor<2x2x2x6xi32>}> : () -> tensor<2x2x2x6xi32>
    %76 = "stablehlo.multiply"(%61, %75) : (tensor<2x2x2x6xi32>, tensor<2x2x2x6xi32>) -> tensor<2x2x2x6xi32>
    %77 = "stablehlo.add"(%76, %72) : (tensor<2x2x2x6xi32>, tensor<2x2x2x6xi32>) -> tensor<2x2x2x6xi32>
    %78 = "stablehlo.broadcast_in_dim"(%44) <{broadcast_dimensions = array<i64: 2, 1, 3>}> : (tensor<2x2x6xf32>) -> tensor<2x2x2x6xf32>
    %79 = "stablehlo.broadcast_in_dim"(%45) <{broadcast_dimensions = array<i64: 2, 1, 3>}> : (tensor<2x2x6xf32>) -> tensor<2x2x2x6xf32>
    %80 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x2x2x6xf32>}> : () -> tensor<2x2x2x6xf32>
    %81 = "stablehlo.multiply"(%80, %62) : (tensor<2x2x2x6xf32>, tensor<2x2x2x6xf32>) -> tensor<2x2x2x6xf32>
    %82 = "stablehlo.multiply"(%81, %78) : (tensor<2x2x2x6xf32>, tensor<2x2x2x6xf32>) -> tensor<2x2x2x6xf32>
    %83 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x2x6xf32>}> : () -> tensor<2x2x2x6xf32>
    %84 = "stablehlo.select"(%74, %82, %83) : (tensor<2x2x2x6xi1>, tensor<2x2x2x6xf32>, tensor<2x2x2x6xf32>) -> tensor<2x2x2x6xf32>
    %85 = "stablehlo.reshape"(%84) : (tensor<2x2x2x6xf32>) -> tensor<4x12xf32>
    %86 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x2x2x6xf32>}> : () -> tensor<2x2x2x6xf32>
    %87 = "stablehlo.multiply"(%86, %63) : (tensor<2x2x2x6xf32>, tensor<2x2x2x6xf32>) -> tensor<2x2x2x6xf32>
    %88 = "stablehlo.multiply"(%87, %78) : (tensor<2x2x2x6xf32>, tensor<2x2x2x6xf32>) -> tensor<2x2x2x6xf32>
    %89 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x2x6xf32>}> : () -> tensor<2x2x2x6xf32>
    %90 = "stablehlo.select"(%74, %88, %89) : (tensor<2x2x2x6xi1>, tensor<2x2x2x6xf32>, tensor<2x2x2x6xf32>) -> tensor<2x2x2x6xf32>
    %91 = "stablehlo.reshape"(%90) : (tensor<2x2x2x6xf32>) -> tensor<4x12xf32>
    %92 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x2x2x6xf32>}> : () -> tensor<2x2x2x6xf32>
    %93 = "stablehlo.multiply"(%92, %62) : (tensor<2x2x2x6xf32>, tensor<2x2x2x6xf32>) -> tensor<2x2x2x6xf32>
    %94 = "stablehlo.multiply"(%93, %79) : (tensor<2x2x2x6xf32>, tensor<2x2x2x6xf32>) -> tensor<2x2x2x6xf32>
    %95 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x2x6xf32>}> : () -> tensor<2x2x2x6xf32>
    %96 = "stablehlo.select"(%74, %94, %95) : (tensor<2x2x2x6xi1>, tensor<2x2x2x6xf32>, tensor<2x2x2x6xf32>) -> tensor<2x2x2x6xf32>
    %97 = "stablehlo.reshape"(%96) : (tensor<2x2x2x6xf32>) -> tensor<4x12xf32>
    %98 = "stablehlo.reshape"(%77) : (tensor<2x2x2x6xi32>) -> tensor<4x12xi32>
    %99 = "stablehlo.reshape"(%0) : (tensor<2x3x3x2xf32>) -> tensor<2x3x6xf32>
    %100 = "stablehlo.transpose"(%99) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x3x6xf32>) -> tensor<2x6x3xf32>
    %101 = "stablehlo.reshape"(%100) : (tensor<2x6x3xf32>) -> tensor<12x3xf32>
    %102 = "stablehlo.reshape"(%1) : (tensor<2x3x4x5xf32>) -> tensor<2x3x20xf32>
    %103 = "stablehlo.transpose"(%102) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x3x20xf32>) -> tensor<2x20x3xf32>
    %104 = "stablehlo.reshape"(%103) : (tensor<2x20x3xf32>) -> tensor<40x3xf32>
    %105 = "stablehlo.constant"() <{value = dense<0.0> : tensor<40x3xf32>}> : () -> tensor<40x3xf32>
    %106 = "stablehlo.constant"() <{value = dense<0.0> : tensor<4x12xf32>}> : () -> tensor<4x12xf32>
    %107 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %148:7 = "stablehlo.while"(%107, %105, %106, %98, %85, %104, %101) ({
    ^bb0(%r108: tensor<i32>, %r109: tensor<40x3xf32>, %r110: tensor<4x12xf32>, %r111: tensor<4x12xi32>, %r112: tensor<4x12xf32>, %r113: tensor<40x3xf32>, %r114: tensor<12x3xf32>):
      %115 = "stablehlo.constant"() <{value = dense<4> : tensor<i32>}> : () -> tensor<i32>
      %116 = "stablehlo.compare"(%r108, %115) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%116) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r117: tensor<i32>, %r118: tensor<40x3xf32>, %r119: tensor<4x12xf32>, %r120: tensor<4x12xi32>, %r121: tensor<4x12xf32>, %r122: tensor<40x3xf32>, %r123: tensor<12x3xf32>):
      %124 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %125 = "stablehlo.dynamic_slice"(%r120, %r117, %124) <{slice_sizes = array<i64: 1, 12>}> : (tensor<4x12xi32>, tensor<i32>, tensor<i32>) -> tensor<1x12xi32>
      %126 = "stablehlo.reshape"(%125) : (tensor<1x12xi32>) -> tensor<12xi32>
      %127 = "stablehlo.gather"(%r122, %126) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>, indices_are_sorted = false}> : (tensor<40x3xf32>, tensor<12xi32>) -> tensor<12x3xf32>
      %128 = "stablehlo.multiply"(%127, %r123) : (tensor<12x3xf32>, tensor<12x3xf32>) -> tensor<12x3xf32>
      %129 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
      %133 = "stablehlo.reduce"(%128, %129) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r130: tensor<f32>, %r131: tensor<f32>):
        %132 = "stablehlo.add"(%r130, %r131) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%132) : (tensor<f32>) -> ()
      }) : (tensor<12x3xf32>, tensor<f32>) -> tensor<12xf32>
      %134 = "stablehlo.reshape"(%133) : (tensor<12xf32>) -> tensor<1x12xf32>
      %135 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %136 = "stablehlo.dynamic_update_slice"(%r119, %134, %r117, %135) : (tensor<4x12xf32>, tensor<1x12xf32>, tensor<i32>, tensor<i32>) -> tensor<4x12xf32>
      %137 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %138 = "stablehlo.dynamic_slice"(%r121, %r117, %137) <{slice_sizes = array<i64: 1, 12>}> : (tensor<4x12xf32>, tensor<i32>, tensor<i32>) -> tensor<1x12xf32>
      %139 = "stablehlo.reshape"(%138) : (tensor<1x12xf32>) -> tensor<12xf32>
      %140 = "stablehlo.broadcast_in_dim"(%139) <{broadcast_dimensions = array<i64: 0>}> : (tensor<12xf32>) -> tensor<12x3xf32>
      %141 = "stablehlo.multiply"(%r123, %140) : (tensor<12x3xf32>, tensor<12x3xf32>) -> tensor<12x3xf32>
      %145 = "stablehlo.scatter"(%r118, %126, %141) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
      ^bb0(%r142: tensor<f32>, %r143: tensor<f32>):
        %144 = "stablehlo.add"(%r142, %r143) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%144) : (tensor<f32>) -> ()
      }) : (tensor<40x3xf32>, tensor<12xi32>, tensor<12x3xf32>) -> tensor<40x3xf32>
      %146 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %147 = "stablehlo.add"(%r117, %146) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%147, %145, %136, %r120, %r121, %r122, %r123) : (tensor<i32>, tensor<40x3xf32>, tensor<4x12xf32>, tensor<4x12xi32>, tensor<4x12xf32>, tensor<40x3xf32>, tensor<12x3xf32>) -> ()
    }) : (tensor<i32>, tensor<40x3xf32>, tensor<4x12xf32>, tensor<4x12xi32>, tensor<4x12xf32>, tensor<40x3xf32>, tensor<12x3xf32>) -> (tensor<i32>, tensor<40x3xf32>, tensor<4x12xf32>, tensor<4x12xi32>, tensor<4x12xf32>, tensor<40x3xf32>, tensor<12x3xf32>)
    %149 = "stablehlo.reshape"(%148#1) : (tensor<40x3xf32>) -> tensor<2x20x3xf32>
    %150 = "stablehlo.transpose"(%149) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x20x3xf32>) -> tensor<2x3x20xf32>
    %151 = "stablehlo.reshape"(%150) : (tensor<2x3x20xf32>) -> tensor<2x3x4x5xf32>
    %152 = "stablehlo.convert"(%151) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xbf16>
    %153 = "stablehlo.multiply"(%148#2, %97) : (tensor<4x12xf32>, tensor<4x12xf32>) -> tensor<4x12xf32>
    %154 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %158 = "stablehlo.reduce"(%153, %154) <{dimensions = array<i64: 0>}> ({
    ^bb0(%r155: tensor<f32>, %r156: tensor<f32>):
      %157 = "stablehlo.add"(%r155, %r156) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%157) : (tensor<f32>) -> ()
    }) : (tensor<4x12xf32>, tensor<f32>) -> tensor<12xf32>
    %159 = "stablehlo.reshape"(%158) : (tensor<12xf32>) -> tensor<12x1xf32>
    %160 = "stablehlo.multiply"(%148#2, %91) : (tensor<4x12xf32>, tensor<4x12xf32>) -> tensor<4x12xf32>
    %161 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %165 = "stablehlo.reduce"(%160, %161) <{dimensions = array<i64: 0>}> ({
    ^bb0(%r162: tensor<f32>, %r163: tensor<f32>):
      %164 = "stablehlo.add"(%r162, %r163) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%164) : (tensor<f32>) -> ()
    }) : (tensor<4x12xf32>, tensor<f32>) -> tensor<12xf32>
    %166 = "stablehlo.reshape"(%165) : (tensor<12xf32>) -> tensor<12x1xf32>
    %167 = "stablehlo.concatenate"(%159, %166) <{dimension = 1 : i64}> : (tensor<12x1xf32>, tensor<12x1xf32>) -> tensor<12x2xf32>
    %168 = "stablehlo.reshape"(%167) : (tensor<12x2xf32>) -> tensor<2x3x2x2xf32>
    %169 = "stablehlo.convert"(%168) : (tensor<2x3x2x2xf32>) -> tensor<2x3x2x2xbf16>
    return %152, %169 : tensor<2x3x4x5xbf16>, tensor<2x3x2x2xbf16>
  }
}

// T[2,3,3,2] T[2,3,4,5] T[2,3,2,2] 0 0 false (true,true), T = float16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x3x2xf16>, %arg1: tensor<2x3x4x5xf16>, %arg2: tensor<2x3x2x2xf16>) -> (tensor<2x3x4x5xf16>, tensor<2x3x2x2xf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3x3x2xf16>) -> tensor<2x3x3x2xf32>
    %1 = "stablehlo.convert"(%arg1) : (tensor<2x3x4x5xf16>) -> tensor<2x3x4x5xf32>
    %2 = "stablehlo.convert"(%arg2) : (tensor<2x3x2x2xf16>) -> tensor<2x3x2x2xf32>
    %3 = "stablehlo.reshape"(%2) : (tensor<2x3x2x2xf32>) -> tensor<2x6x2xf32>
    %4 = "stablehlo.slice"(%3) <{start_indices = array<i64: 0, 0, 1>, limit_indices = array<i64: 2, 6, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<2x6x2xf32>) -> tensor<2x6x1xf32>
    %5 = "stablehlo.reshape"(%4) : (tensor<2x6x1xf32>) -> tensor<2x6xf32>
    %6 = "stablehlo.reshape"(%4) : (tensor<2x6x1xf32>) -> tensor<2x1x6xf32>
    %7 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %8 = "stablehlo.add"(%6, %7) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %9 = "stablehlo.constant"() <{value = dense<4.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %10 = "stablehlo.multiply"(%8, %9) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %11 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %12 = "stablehlo.add"(%10, %11) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %13 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %14 = "stablehlo.multiply"(%12, %13) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %15 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %16 = "stablehlo.floor"(%14) : (tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %17 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %18 = "stablehlo.add"(%16, %17) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %19 = "stablehlo.subtract"(%18, %14) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %20 = "stablehlo.subtract"(%14, %16) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %21 = "stablehlo.negate"(%15) : (tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %22 = "stablehlo.concatenate"(%16, %18) <{dimension = 1 : i64}> : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x2x6xf32>
    %23 = "stablehlo.concatenate"(%19, %20) <{dimension = 1 : i64}> : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x2x6xf32>
    %24 = "stablehlo.concatenate"(%21, %15) <{dimension = 1 : i64}> : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x2x6xf32>
    %25 = "stablehlo.slice"(%3) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 2, 6, 1>, strides = array<i64: 1, 1, 1>}> : (tensor<2x6x2xf32>) -> tensor<2x6x1xf32>
    %26 = "stablehlo.reshape"(%25) : (tensor<2x6x1xf32>) -> tensor<2x6xf32>
    %27 = "stablehlo.reshape"(%25) : (tensor<2x6x1xf32>) -> tensor<2x1x6xf32>
    %28 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %29 = "stablehlo.add"(%27, %28) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %30 = "stablehlo.constant"() <{value = dense<5.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %31 = "stablehlo.multiply"(%29, %30) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %32 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %33 = "stablehlo.add"(%31, %32) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %34 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %35 = "stablehlo.multiply"(%33, %34) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %36 = "stablehlo.constant"() <{value = dense<2.5> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %37 = "stablehlo.floor"(%35) : (tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %38 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x1x6xf32>}> : () -> tensor<2x1x6xf32>
    %39 = "stablehlo.add"(%37, %38) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %40 = "stablehlo.subtract"(%39, %35) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %41 = "stablehlo.subtract"(%35, %37) : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %42 = "stablehlo.negate"(%36) : (tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
    %43 = "stablehlo.concatenate"(%37, %39) <{dimension = 1 : i64}> : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x2x6xf32>
    %44 = "stablehlo.concatenate"(%40, %41) <{dimension = 1 : i64}> : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x2x6xf32>
    %45 = "stablehlo.concatenate"(%42, %36) <{dimension = 1 : i64}> : (tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x2x6xf32>
    %46 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x2x2x6xi32>
    %47 = "stablehlo.constant"() <{value = dense<true> : tensor<2x2x2x6xi1>}> : () -> tensor<2x2x2x6xi1>
    %48 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x6xf32>}> : () -> tensor<2x2x6xf32>
    %49 = "stablehlo.compare"(%22, %48) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x2x6xf32>, tensor<2x2x6xf32>) -> tensor<2x2x6xi1>
    %50 = "stablehlo.constant"() <{value = dense<3.0> : tensor<2x2x6xf32>}> : () -> tensor<2x2x6xf32>
    %51 = "stablehlo.compare"(%22, %50) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x2x6xf32>, tensor<2x2x6xf32>) -> tensor<2x2x6xi1>
    %52 = "stablehlo.and"(%49, %51) : (tensor<2x2x6xi1>, tensor<2x2x6xi1>) -> tensor<2x2x6xi1>
    %53 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x6xf32>}> : () -> tensor<2x2x6xf32>
    %54 = "stablehlo.select"(%52, %22, %53) : (tensor<2x2x6xi1>, tensor<2x2x6xf32>, tensor<2x2x6xf32>) -> tensor<2x2x6xf32>
    %55 = "stablehlo.convert"(%54) : (tensor<2x2x6xf32>) -> tensor<2x2x6xi32>
    %56 = "stablehlo.broadcast_in_dim"(%55) <{broadcast_dimensions = array<i64: 2, 0, 3>}> : (tensor<2x2x6xi32>) -> tensor<2x2x2x6xi32>
    %57 = "stablehlo.broadcast_in_dim"(%52) <{broadcast_dimensions = array<i64: 2, 0, 3>}> : (tensor<2x2x6xi1>) -> tensor<2x2x2x6xi1>
    %58 = "stablehlo.and"(%47, %57) : (tensor<2x2x2x6xi1>, tensor<2x2x2x6xi1>) -> tensor<2x2x2x6xi1>
    %59 = "stablehlo.constant"() <{value = dense<4> : tensor<2x2x2x6xi32>}> : () -> tensor<2x2x2x6xi32>
    %60 = "stablehlo.multiply"(%46, %59) : (tensor<2x2x2x6xi32>, tensor<2x2x2x6xi32>) -> tensor<2x2x2x6xi32>
    %61 = "stablehlo.add"(%60, %56) : (tensor<2x2x2x6xi32>, tensor<2x2x2x6xi32>) -> tensor<2x2x2x6xi32>
    %62 = "stablehlo.broadcast_in_dim"(%23) <{broadcast_dimensions = array<i64: 2, 0, 3>}> : (tensor<2x2x6xf32>) -> tensor<2x2x2x6xf32>
    %63 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64: 2, 0, 3>}> : (tensor<2x2x6xf32>) -> tensor<2x2x2x6xf32>
    %64 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x6xf32>}> : () -> tensor<2x2x6xf32>
    %65 = "stablehlo.compare"(%43, %64) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x2x6xf32>, tensor<2x2x6xf32>) -> tensor<2x2x6xi1>
    %66 = "stablehlo.constant"() <{value = dense<4.0> : tensor<2x2x6xf32>}> : () -> tensor<2x2x6xf32>
    %67 = "stablehlo.compare"(%43, %66) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x2x6xf32>, tensor<2x2x6xf32>) -> tensor<2x2x6xi1>
    %68 = "stablehlo.and"(%65, %67) : (tensor<2x2x6xi1>, tensor<2x2x6xi1>) -> tensor<2x2x6xi1>
    %69 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x6xf32>}> : () -> tensor<2x2x6xf32>
    %70 = "stablehlo.select"(%68, %43, %69) : (tensor<2x2x6xi1>, tensor<2x2x6xf32>, tensor<2x2x6xf32>) -> tensor<2x2x6xf32>
    %71 = "stablehlo.convert"(%70) : (tensor<2x2x6xf32>) -> tensor<2x2x6xi32>
    %72 = "stablehlo.broadcast_in_dim"(%71) <{broadcast_dimensions = array<i64: 2, 1, 3>}> : (tensor<2x2x6xi32>) -> tensor<2x2x2x6xi32>
    %73 = "stablehlo.broadcast_in_dim"(%68) <{broadcast_dimensions = array<i64: 2, 1, 3>}> : (tensor<2x2x6xi1>) -> tensor<2x2x2x6xi1>
    %74 = "stablehlo.and"(%58, %73) : (tensor<2x2x2x6xi1>, tensor<2x2x2x6xi1>) -> tensor<2x2x2x6xi1>
    %75 = "stablehlo.constant"() <{value = dense<5> : tensor<2x2x2x6xi32>}> : () -> tensor<2x2x2x6xi32>
    %76 = "stablehlo.multiply"(%61, %75) : (tensor<2x2x2x6xi32>, tensor<2x2x2x6xi32>) -> tensor<2x2x2x6xi32>
    %77 = "stablehlo.add"(%76, %72) : (tensor<2x2x2x6xi32>, tensor<2x2x2x6xi32>) -> tensor<2x2x2x6xi32>
    %78 = "stablehlo.broadcast_in_dim"(%44) <{broadcast_dimensions = array<i64: 2, 1, 3>}> : (tensor<2x2x6xf32>) -> tensor<2x2x2x6xf32>
    %79 = "stablehlo.broadcast_in_dim"(%45) <{broadcast_dimensions = array<i64: 2, 1, 3>}> : (tensor<2x2x6xf32>) -> tensor<2x2x2x6xf32>
    %80 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x2x2x6xf32>}> : () -> tensor<2x2x2x6xf32>
    %81 = "stablehlo.multiply"(%80, %62) : (tensor<2x2x2x6xf32>, tensor<2x2x2x6xf32>) -> tensor<2x2x2x6xf32>
    %82 = "stablehlo.multiply"(%81, %78) : (tensor<2x2x2x6xf32>, tensor<2x2x2x6xf32>) -> tensor<2x2x2x6xf32>
    %83 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x2x6xf32>}> : () -> tensor<2x2x2x6xf32>
    %84 = "stablehlo.select"(%74, %82, %83) : (tensor<2x2x2x6xi1>, tensor<2x2x2x6xf32>, tensor<2x2x2x6xf32>) -> tensor<2x2x2x6xf32>
    %85 = "stablehlo.reshape"(%84) : (tensor<2x2x2x6xf32>) -> tensor<4x12xf32>
    %86 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x2x2x6xf32>}> : () -> tensor<2x2x2x6xf32>
    %87 = "stablehlo.multiply"(%86, %63) : (tensor<2x2x2x6xf32>, tensor<2x2x2x6xf32>) -> tensor<2x2x2x6xf32>
    %88 = "stablehlo.multiply"(%87, %78) : (tensor<2x2x2x6xf32>, tensor<2x2x2x6xf32>) -> tensor<2x2x2x6xf32>
    %89 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x2x6xf32>}> : () -> tensor<2x2x2x6xf32>
    %90 = "stablehlo.select"(%74, %88, %89) : (tensor<2x2x2x6xi1>, tensor<2x2x2x6xf32>, tensor<2x2x2x6xf32>) -> tensor<2x2x2x6xf32>
    %91 = "stablehlo.reshape"(%90) : (tensor<2x2x2x6xf32>) -> tensor<4x12xf32>
    %92 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x2x2x6xf32>}> : () -> tensor<2x2x2x6xf32>
    %93 = "stablehlo.multiply"(%92, %62) : (tensor<2x2x2x6xf32>, tensor<2x2x2x6xf32>) -> tensor<2x2x2x6xf32>
    %94 = "stablehlo.multiply"(%93, %79) : (tensor<2x2x2x6xf32>, tensor<2x2x2x6xf32>) -> tensor<2x2x2x6xf32>
    %95 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x2x6xf32>}> : () -> tensor<2x2x2x6xf32>
    %96 = "stablehlo.select"(%74, %94, %95) : (tensor<2x2x2x6xi1>, tensor<2x2x2x6xf32>, tensor<2x2x2x6xf32>) -> tensor<2x2x2x6xf32>
    %97 = "stablehlo.reshape"(%96) : (tensor<2x2x2x6xf32>) -> tensor<4x12xf32>
    %98 = "stablehlo.reshape"(%77) : (tensor<2x2x2x6xi32>) -> tensor<4x12xi32>
    %99 = "stablehlo.reshape"(%0) : (tensor<2x3x3x2xf32>) -> tensor<2x3x6xf32>
    %100 = "stablehlo.transpose"(%99) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x3x6xf32>) -> tensor<2x6x3xf32>
    %101 = "stablehlo.reshape"(%100) : (tensor<2x6x3xf32>) -> tensor<12x3xf32>
    %102 = "stablehlo.reshape"(%1) : (tensor<2x3x4x5xf32>) -> tensor<2x3x20xf32>
    %103 = "stablehlo.transpose"(%102) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x3x20xf32>) -> tensor<2x20x3xf32>
    %104 = "stablehlo.reshape"(%103) : (tensor<2x20x3xf32>) -> tensor<40x3xf32>
    %105 = "stablehlo.constant"() <{value = dense<0.0> : tensor<40x3xf32>}> : () -> tensor<40x3xf32>
    %106 = "stablehlo.constant"() <{value = dense<0.0> : tensor<4x12xf32>}> : () -> tensor<4x12xf32>
    %107 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %148:7 = "stablehlo.while"(%107, %105, %106, %98, %85, %104, %101) ({
    ^bb0(%r108: tensor<i32>, %r109: tensor<40x3xf32>, %r110: tensor<4x12xf32>, %r111: tensor<4x12xi32>, %r112: tensor<4x12xf32>, %r113: tensor<40x3xf32>, %r114: tensor<12x3xf32>):
      %115 = "stablehlo.constant"() <{value = dense<4> : tensor<i32>}> : () -> tensor<i32>
      %116 = "stablehlo.compare"(%r108, %115) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%116) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r117: tensor<i32>, %r118: tensor<40x3xf32>, %r119: tensor<4x12xf32>, %r120: tensor<4x12xi32>, %r121: tensor<4x12xf32>, %r122: tensor<40x3xf32>, %r123: tensor<12x3xf32>):
      %124 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %125 = "stablehlo.dynamic_slice"(%r120, %r117, %124) <{slice_sizes = array<i64: 1, 12>}> : (tensor<4x12xi32>, tensor<i32>, tensor<i32>) -> tensor<1x12xi32>
      %126 = "stablehlo.reshape"(%125) : (tensor<1x12xi32>) -> tensor<12xi32>
      %127 = "stablehlo.gather"(%r122, %126) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>, indices_are_sorted = false}> : (tensor<40x3xf32>, tensor<12xi32>) -> tensor<12x3xf32>
      %128 = "stablehlo.multiply"(%127, %r123) : (tensor<12x3xf32>, tensor<12x3xf32>) -> tensor<12x3xf32>
      %129 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
      %133 = "stablehlo.reduce"(%128, %129) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r130: tensor<f32>, %r131: tensor<f32>):
        %132 = "stablehlo.add"(%r130, %r131) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%132) : (tensor<f32>) -> ()
      }) : (tensor<12x3xf32>, tensor<f32>) -> tensor<12xf32>
      %134 = "stablehlo.reshape"(%133) : (tensor<12xf32>) -> tensor<1x12xf32>
      %135 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %136 = "stablehlo.dynamic_update_slice"(%r119, %134, %r117, %135) : (tensor<4x12xf32>, tensor<1x12xf32>, tensor<i32>, tensor<i32>) -> tensor<4x12xf32>
      %137 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %138 = "stablehlo.dynamic_slice"(%r121, %r117, %137) <{slice_sizes = array<i64: 1, 12>}> : (tensor<4x12xf32>, tensor<i32>, tensor<i32>) -> tensor<1x12xf32>
      %139 = "stablehlo.reshape"(%138) : (tensor<1x12xf32>) -> tensor<12xf32>
      %140 = "stablehlo.broadcast_in_dim"(%139) <{broadcast_dimensions = array<i64: 0>}> : (tensor<12xf32>) -> tensor<12x3xf32>
      %141 = "stablehlo.multiply"(%r123, %140) : (tensor<12x3xf32>, tensor<12x3xf32>) -> tensor<12x3xf32>
      %145 = "stablehlo.scatter"(%r118, %126, %141) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
      ^bb0(%r142: tensor<f32>, %r143: tensor<f32>):
        %144 = "stablehlo.add"(%r142, %r143) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%144) : (tensor<f32>) -> ()
      }) : (tensor<40x3xf32>, tensor<12xi32>, tensor<12x3xf32>) -> tensor<40x3xf32>
      %146 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %147 = "stablehlo.add"(%r117, %146) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%147, %145, %136, %r120, %r121, %r122, %r123) : (tensor<i32>, tensor<40x3xf32>, tensor<4x12xf32>, tensor<4x12xi32>, tensor<4x12xf32>, tensor<40x3xf32>, tensor<12x3xf32>) -> ()
    }) : (tensor<i32>, tensor<40x3xf32>, tensor<4x12xf32>, tensor<4x12xi32>, tensor<4x12xf32>, tensor<40x3xf32>, tensor<12x3xf32>) -> (tensor<i32>, tensor<40x3xf32>, tensor<4x12xf32>, tensor<4x12xi32>, tensor<4x12xf32>, tensor<40x3xf32>, tensor<12x3xf32>)
    %149 = "stablehlo.reshape"(%148#1) : (tensor<40x3xf32>) -> tensor<2x20x3xf32>
    %150 = "stablehlo.transpose"(%149) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x20x3xf32>) -> tensor<2x3x20xf32>
    %151 = "stablehlo.reshape"(%150) : (tensor<2x3x20xf32>) -> tensor<2x3x4x5xf32>
    %152 = "stablehlo.convert"(%151) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf16>
    %153 = "stablehlo.multiply"(%148#2, %97) : (tensor<4x12xf32>, tensor<4x12xf32>) -> tensor<4x12xf32>
    %154 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %158 = "stablehlo.reduce"(%153, %154) <{dimensions = array<i64: 0>}> ({
    ^bb0(%r155: tensor<f32>, %r156: tensor<f32>):
      %157 = "stablehlo.add"(%r155, %r156) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%157) : (tensor<f32>) -> ()
    }) : (tensor<4x12xf32>, tensor<f32>) -> tensor<12xf32>
    %159 = "stablehlo.reshape"(%158) : (tensor<12xf32>) -> tensor<12x1xf32>
    %160 = "stablehlo.multiply"(%148#2, %91) : (tensor<4x12xf32>, tensor<4x12xf32>) -> tensor<4x12xf32>
    %161 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %165 = "stablehlo.reduce"(%160, %161) <{dimensions = array<i64: 0>}> ({
    ^bb0(%r162: tensor<f32>, %r163: tensor<f32>):
      %164 = "stablehlo.add"(%r162, %r163) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%164) : (tensor<f32>) -> ()
    }) : (tensor<4x12xf32>, tensor<f32>) -> tensor<12xf32>
    %166 = "stablehlo.reshape"(%165) : (tensor<12xf32>) -> tensor<12x1xf32>
    %167 = "stablehlo.concatenate"(%159, %166) <{dimension = 1 : i64}> : (tensor<12x1xf32>, tensor<12x1xf32>) -> tensor<12x2xf32>
    %168 = "stablehlo.reshape"(%167) : (tensor<12x2xf32>) -> tensor<2x3x2x2xf32>
    %169 = "stablehlo.convert"(%168) : (tensor<2x3x2x2xf32>) -> tensor<2x3x2x2xf16>
    return %152, %169 : tensor<2x3x4x5xf16>, tensor<2x3x2x2xf16>
  }
}

// T[2,3,3,2] T[2,3,4,5] T[2,3,2,2] 0 0 false (true,true), T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x3x2xf64>, %arg1: tensor<2x3x4x5xf64>, %arg2: tensor<2x3x2x2xf64>) -> (tensor<2x3x4x5xf64>, tensor<2x3x2x2xf64>) {
    %0 = "stablehlo.reshape"(%arg2) : (tensor<2x3x2x2xf64>) -> tensor<2x6x2xf64>
    %1 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0, 1>, limit_indices = array<i64: 2, 6, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<2x6x2xf64>) -> tensor<2x6x1xf64>
    %2 = "stablehlo.reshape"(%1) : (tensor<2x6x1xf64>) -> tensor<2x6xf64>
    %3 = "stablehlo.reshape"(%1) : (tensor<2x6x1xf64>) -> tensor<2x1x6xf64>
    %4 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x1x6xf64>}> : () -> tensor<2x1x6xf64>
    %5 = "stablehlo.add"(%3, %4) : (tensor<2x1x6xf64>, tensor<2x1x6xf64>) -> tensor<2x1x6xf64>
    %6 = "stablehlo.constant"() <{value = dense<4.0> : tensor<2x1x6xf64>}> : () -> tensor<2x1x6xf64>
    %7 = "stablehlo.multiply"(%5, %6) : (tensor<2x1x6xf64>, tensor<2x1x6xf64>) -> tensor<2x1x6xf64>
    %8 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<2x1x6xf64>}> : () -> tensor<2x1x6xf64>
    %9 = "stablehlo.add"(%7, %8) : (tensor<2x1x6xf64>, tensor<2x1x6xf64>) -> tensor<2x1x6xf64>
    %10 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x1x6xf64>}> : () -> tensor<2x1x6xf64>
    %11 = "stablehlo.multiply"(%9, %10) : (tensor<2x1x6xf64>, tensor<2x1x6xf64>) -> tensor<2x1x6xf64>
    %12 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x1x6xf64>}> : () -> tensor<2x1x6xf64>
    %13 = "stablehlo.floor"(%11) : (tensor<2x1x6xf64>) -> tensor<2x1x6xf64>
    %14 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x1x6xf64>}> : () -> tensor<2x1x6xf64>
    %15 = "stablehlo.add"(%13, %14) : (tensor<2x1x6xf64>, tensor<2x1x6xf64>) -> tensor<2x1x6xf64>
    %16 = "stablehlo.subtract"(%15, %11) : (tensor<2x1x6xf64>, tensor<2x1x6xf64>) -> tensor<2x1x6xf64>
    %17 = "stablehlo.subtract"(%11, %13) : (tensor<2x1x6xf64>, tensor<2x1x6xf64>) -> tensor<2x1x6xf64>
    %18 = "stablehlo.negate"(%12) : (tensor<2x1x6xf64>) -> tensor<2x1x6xf64>
    %19 = "stablehlo.concatenate"(%13, %15) <{dimension = 1 : i64}> : (tensor<2x1x6xf64>, tensor<2x1x6xf64>) -> tensor<2x2x6xf64>
    %20 = "stablehlo.concatenate"(%16, %17) <{dimension = 1 : i64}> : (tensor<2x1x6xf64>, tensor<2x1x6xf64>) -> tensor<2x2x6xf64>
    %21 = "stablehlo.concatenate"(%18, %12) <{dimension = 1 : i64}> : (tensor<2x1x6xf64>, tensor<2x1x6xf64>) -> tensor<2x2x6xf64>
    %22 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 2, 6, 1>, strides = array<i64: 1, 1, 1>}> : (tensor<2x6x2xf64>) -> tensor<2x6x1xf64>
    %23 = "stablehlo.reshape"(%22) : (tensor<2x6x1xf64>) -> tensor<2x6xf64>
    %24 = "stablehlo.reshape"(%22) : (tensor<2x6x1xf64>) -> tensor<2x1x6xf64>
    %25 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x1x6xf64>}> : () -> tensor<2x1x6xf64>
    %26 = "stablehlo.add"(%24, %25) : (tensor<2x1x6xf64>, tensor<2x1x6xf64>) -> tensor<2x1x6xf64>
    %27 = "stablehlo.constant"() <{value = dense<5.0> : tensor<2x1x6xf64>}> : () -> tensor<2x1x6xf64>
    %28 = "stablehlo.multiply"(%26, %27) : (tensor<2x1x6xf64>, tensor<2x1x6xf64>) -> tensor<2x1x6xf64>
    %29 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<2x1x6xf64>}> : () -> tensor<2x1x6xf64>
    %30 = "stablehlo.add"(%28, %29) : (tensor<2x1x6xf64>, tensor<2x1x6xf64>) -> tensor<2x1x6xf64>
    %31 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x1x6xf64>}> : () -> tensor<2x1x6xf64>
    %32 = "stablehlo.multiply"(%30, %31) : (tensor<2x1x6xf64>, tensor<2x1x6xf64>) -> tensor<2x1x6xf64>
    %33 = "stablehlo.constant"() <{value = dense<2.5> : tensor<2x1x6xf64>}> : () -> tensor<2x1x6xf64>
    %34 = "stablehlo.floor"(%32) : (tensor<2x1x6xf64>) -> tensor<2x1x6xf64>
    %35 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x1x6xf64>}> : () -> tensor<2x1x6xf64>
    %36 = "stablehlo.add"(%34, %35) : (tensor<2x1x6xf64>, tensor<2x1x6xf64>) -> tensor<2x1x6xf64>
    %37 = "stablehlo.subtract"(%36, %32) : (tensor<2x1x6xf64>, tensor<2x1x6xf64>) -> tensor<2x1x6xf64>
    %38 = "stablehlo.subtract"(%32, %34) : (tensor<2x1x6xf64>, tensor<2x1x6xf64>) -> tensor<2x1x6xf64>
    %39 = "stablehlo.negate"(%33) : (tensor<2x1x6xf64>) -> tensor<2x1x6xf64>
    %40 = "stablehlo.concatenate"(%34, %36) <{dimension = 1 : i64}> : (tensor<2x1x6xf64>, tensor<2x1x6xf64>) -> tensor<2x2x6xf64>
    %41 = "stablehlo.concatenate"(%37, %38) <{dimension = 1 : i64}> : (tensor<2x1x6xf64>, tensor<2x1x6xf64>) -> tensor<2x2x6xf64>
    %42 = "stablehlo.concatenate"(%39, %33) <{dimension = 1 : i64}> : (tensor<2x1x6xf64>, tensor<2x1x6xf64>) -> tensor<2x2x6xf64>
    %43 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x2x2x6xi32>
    %44 = "stablehlo.constant"() <{value = dense<true> : tensor<2x2x2x6xi1>}> : () -> tensor<2x2x2x6xi1>
    %45 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x6xf64>}> : () -> tensor<2x2x6xf64>
    %46 = "stablehlo.compare"(%19, %45) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x2x6xf64>, tensor<2x2x6xf64>) -> tensor<2x2x6xi1>
    %47 = "stablehlo.constant"() <{value = dense<3.0> : tensor<2x2x6xf64>}> : () -> tensor<2x2x6xf64>
    %48 = "stablehlo.compare"(%19, %47) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x2x6xf64>, tensor<2x2x6xf64>) -> tensor<2x2x6xi1>
    %49 = "stablehlo.and"(%46, %48) : (tensor<2x2x6xi1>, tensor<2x2x6xi1>) -> tensor<2x2x6xi1>
    %50 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x6xf64>}> : () -> tensor<2x2x6xf64>
    %51 = "stablehlo.select"(%49, %19, %50) : (tensor<2x2x6xi1>, tensor<2x2x6xf64>, tensor<2x2x6xf64>) -> tensor<2x2x6xf64>
    %52 = "stablehlo.convert"(%51) : (tensor<2x2x6xf64>) -> tensor<2x2x6xi32>
    %53 = "stablehlo.broadcast_in_dim"(%52) <{broadcast_dimensions = array<i64: 2, 0, 3>}> : (tensor<2x2x6xi32>) -> tensor<2x2x2x6xi32>
    %54 = "stablehlo.broadcast_in_dim"(%49) <{broadcast_dimensions = array<i64: 2, 0, 3>}> : (tensor<2x2x6xi1>) -> tensor<2x2x2x6xi1>
    %55 = "stablehlo.and"(%44, %54) : (tensor<2x2x2x6xi1>, tensor<2x2x2x6xi1>) -> tensor<2x2x2x6xi1>
    %56 = "stablehlo.constant"() <{value = dense<4> : tensor<2x2x2x6xi32>}> : () -> tensor<2x2x2x6xi32>
    %57 = "stablehlo.multiply"(%43, %56) : (tensor<2x2x2x6xi32>, tensor<2x2x2x6xi32>) -> tensor<2x2x2x6xi32>
    %58 = "stablehlo.add"(%57, %53) : (tensor<2x2x2x6xi32>, tensor<2x2x2x6xi32>) -> tensor<2x2x2x6xi32>
    %59 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64: 2, 0, 3>}> : (tensor<2x2x6xf64>) -> tensor<2x2x2x6xf64>
    %60 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64: 2, 0, 3>}> : (tensor<2x2x6xf64>) -> tensor<2x2x2x6xf64>
    %61 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x6xf64>}> : () -> tensor<2x2x6xf64>
    %62 = "stablehlo.compare"(%40, %61) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x2x6xf64>, tensor<2x2x6xf64>) -> tensor<2x2x6xi1>
    %63 = "stablehlo.constant"() <{value = dense<4.0> : tensor<2x2x6xf64>}> : () -> tensor<2x2x6xf64>
    %64 = "stablehlo.compare"(%40, %63) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x2x6xf64>, tensor<2x2x6xf64>) -> tensor<2x2x6xi1>
    %65 = "stablehlo.and"(%62, %64) : (tensor<2x2x6xi1>, tensor<2x2x6xi1>) -> tensor<2x2x6xi1>
    %66 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x6xf64>}> : () -> tensor<2x2x6xf64>
    %67 = "stablehlo.select"(%65, %40, %66) : (tensor<2x2x6xi1>, tensor<2x2x6xf64>, tensor<2x2x6xf64>) -> tensor<2x2x6xf64>
    %68 = "stablehlo.convert"(%67) : (tensor<2x2x6xf64>) -> tensor<2x2x6xi32>
    %69 = "stablehlo.broadcast_in_dim"(%68) <{broadcast_dimensions = array<i64: 2, 1, 3>}> : (tensor<2x2x6xi32>) -> tensor<2x2x2x6xi32>
    %70 = "stablehlo.broadcast_in_dim"(%65) <{broadcast_dimensions = array<i64: 2, 1, 3>}> : (tensor<2x2x6xi1>) -> tensor<2x2x2x6xi1>
    %71 = "stablehlo.and"(%55, %70) : (tensor<2x2x2x6xi1>, tensor<2x2x2x6xi1>) -> tensor<2x2x2x6xi1>
    %72 = "stablehlo.constant"() <{value = dense<5> : tensor<2x2x2x6xi32>}> : () -> tensor<2x2x2x6xi32>
    %73 = "stablehlo.multiply"(%58, %72) : (tensor<2x2x2x6xi32>, tensor<2x2x2x6xi32>) -> tensor<2x2x2x6xi32>
    %74 = "stablehlo.add"(%73, %69) : (tensor<2x2x2x6xi32>, tensor<2x2x2x6xi32>) -> tensor<2x2x2x6xi32>
    %75 = "stablehlo.broadcast_in_dim"(%41) <{broadcast_dimensions = array<i64: 2, 1, 3>}> : (tensor<2x2x6xf64>) -> tensor<2x2x2x6xf64>
    %76 = "stablehlo.broadcast_in_dim"(%42) <{broadcast_dimensions = array<i64: 2, 1, 3>}> : (tensor<2x2x6xf64>) -> tensor<2x2x2x6xf64>
    %77 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x2x2x6xf64>}> : () -> tensor<2x2x2x6xf64>
    %78 = "stablehlo.multiply"(%77, %59) : (tensor<2x2x2x6xf64>, tensor<2x2x2x6xf64>) -> tensor<2x2x2x6xf64>
    %79 = "stablehlo.multiply"(%78, %75) : (tensor<2x2x2x6xf64>, tensor<2x2x2x6xf64>) -> tensor<2x2x2x6xf64>
    %80 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x2x6xf64>}> : () -> tensor<2x2x2x6xf64>
    %81 = "stablehlo.select"(%71, %79, %80) : (tensor<2x2x2x6xi1>, tensor<2x2x2x6xf64>, tensor<2x2x2x6xf64>) -> tensor<2x2x2x6xf64>
    %82 = "stablehlo.reshape"(%81) : (tensor<2x2x2x6xf64>) -> tensor<4x12xf64>
    %83 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x2x2x6xf64>}> : () -> tensor<2x2x2x6xf64>
    %84 = "stablehlo.multiply"(%83, %60) : (tensor<2x2x2x6xf64>, tensor<2x2x2x6xf64>) -> tensor<2x2x2x6xf64>
    %85 = "stablehlo.multiply"(%84, %75) : (tensor<2x2x2x6xf64>, tensor<2x2x2x6xf64>) -> tensor<2x2x2x6xf64>
    %86 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x2x6xf64>}> : () -> tensor<2x2x2x6xf64>
    %87 = "stablehlo.select"(%71, %85, %86) : (tensor<2x2x2x6xi1>, tensor<2x2x2x6xf64>, tensor<2x2x2x6xf64>) -> tensor<2x2x2x6xf64>
    %88 = "stablehlo.reshape"(%87) : (tensor<2x2x2x6xf64>) -> tensor<4x12xf64>
    %89 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x2x2x6xf64>}> : () -> tensor<2x2x2x6xf64>
    %90 = "stablehlo.multiply"(%89, %59) : (tensor<2x2x2x6xf64>, tensor<2x2x2x6xf64>) -> tensor<2x2x2x6xf64>
    %91 = "stablehlo.multiply"(%90, %76) : (tensor<2x2x2x6xf64>, tensor<2x2x2x6xf64>) -> tensor<2x2x2x6xf64>
    %92 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x2x6xf64>}> : () -> tensor<2x2x2x6xf64>
    %93 = "stablehlo.select"(%71, %91, %92) : (tensor<2x2x2x6xi1>, tensor<2x2x2x6xf64>, tensor<2x2x2x6xf64>) -> tensor<2x2x2x6xf64>
    %94 = "stablehlo.reshape"(%93) : (tensor<2x2x2x6xf64>) -> tensor<4x12xf64>
    %95 = "stablehlo.reshape"(%74) : (tensor<2x2x2x6xi32>) -> tensor<4x12xi32>
    %96 = "stablehlo.reshape"(%arg0) : (tensor<2x3x3x2xf64>) -> tensor<2x3x6xf64>
    %97 = "stablehlo.transpose"(%96) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x3x6xf64>) -> tensor<2x6x3xf64>
    %98 = "stablehlo.reshape"(%97) : (tensor<2x6x3xf64>) -> tensor<12x3xf64>
    %99 = "stablehlo.reshape"(%arg1) : (tensor<2x3x4x5xf64>) -> tensor<2x3x20xf64>
    %100 = "stablehlo.transpose"(%99) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x3x20xf64>) -> tensor<2x20x3xf64>
    %101 = "stablehlo.reshape"(%100) : (tensor<2x20x3xf64>) -> tensor<40x3xf64>
    %102 = "stablehlo.constant"() <{value = dense<0.0> : tensor<40x3xf64>}> : () -> tensor<40x3xf64>
    %103 = "stablehlo.constant"() <{value = dense<0.0> : tensor<4x12xf64>}> : () -> tensor<4x12xf64>
    %104 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %145:7 = "stablehlo.while"(%104, %102, %103, %95, %82, %101, %98) ({
    ^bb0(%r105: tensor<i32>, %r106: tensor<40x3xf64>, %r107: tensor<4x12xf64>, %r108: tensor<4x12xi32>, %r109: tensor<4x12xf64>, %r110: tensor<40x3xf64>, %r111: tensor<12x3xf64>):
      %112 = "stablehlo.constant"() <{value = dense<4> : tensor<i32>}> : () -> tensor<i32>
      %113 = "stablehlo.compare"(%r105, %112) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%113) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r114: tensor<i32>, %r115: tensor<40x3xf64>, %r116: tensor<4x12xf64>, %r117: tensor<4x12xi32>, %r118: tensor<4x12xf64>, %r119: tensor<40x3xf64>, %r120: tensor<12x3xf64>):
      %121 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %122 = "stablehlo.dynamic_slice"(%r117, %r114, %121) <{slice_sizes = array<i64: 1, 12>}> : (tensor<4x12xi32>, tensor<i32>, tensor<i32>) -> tensor<1x12xi32>
      %123 = "stablehlo.reshape"(%122) : (tensor<1x12xi32>) -> tensor<12xi32>
      %124 = "stablehlo.gather"(%r119, %123) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>, indices_are_sorted = false}> : (tensor<40x3xf64>, tensor<12xi32>) -> tensor<12x3xf64>
      %125 = "stablehlo.multiply"(%124, %r120) : (tensor<12x3xf64>, tensor<12x3xf64>) -> tensor<12x3xf64>
      %126 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
      %130 = "stablehlo.reduce"(%125, %126) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r127: tensor<f64>, %r128: tensor<f64>):
        %129 = "stablehlo.add"(%r127, %r128) : (tensor<f64>, tensor<f64>) -> tensor<f64>
        "stablehlo.return"(%129) : (tensor<f64>) -> ()
      }) : (tensor<12x3xf64>, tensor<f64>) -> tensor<12xf64>
      %131 = "stablehlo.reshape"(%130) : (tensor<12xf64>) -> tensor<1x12xf64>
      %132 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %133 = "stablehlo.dynamic_update_slice"(%r116, %131, %r114, %132) : (tensor<4x12xf64>, tensor<1x12xf64>, tensor<i32>, tensor<i32>) -> tensor<4x12xf64>
      %134 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %135 = "stablehlo.dynamic_slice"(%r118, %r114, %134) <{slice_sizes = array<i64: 1, 12>}> : (tensor<4x12xf64>, tensor<i32>, tensor<i32>) -> tensor<1x12xf64>
      %136 = "stablehlo.reshape"(%135) : (tensor<1x12xf64>) -> tensor<12xf64>
      %137 = "stablehlo.broadcast_in_dim"(%136) <{broadcast_dimensions = array<i64: 0>}> : (tensor<12xf64>) -> tensor<12x3xf64>
      %138 = "stablehlo.multiply"(%r120, %137) : (tensor<12x3xf64>, tensor<12x3xf64>) -> tensor<12x3xf64>
      %142 = "stablehlo.scatter"(%r115, %123, %138) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
      ^bb0(%r139: tensor<f64>, %r140: tensor<f64>):
        %141 = "stablehlo.add"(%r139, %r140) : (tensor<f64>, tensor<f64>) -> tensor<f64>
        "stablehlo.return"(%141) : (tensor<f64>) -> ()
      }) : (tensor<40x3xf64>, tensor<12xi32>, tensor<12x3xf64>) -> tensor<40x3xf64>
      %143 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %144 = "stablehlo.add"(%r114, %143) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%144, %142, %133, %r117, %r118, %r119, %r120) : (tensor<i32>, tensor<40x3xf64>, tensor<4x12xf64>, tensor<4x12xi32>, tensor<4x12xf64>, tensor<40x3xf64>, tensor<12x3xf64>) -> ()
    }) : (tensor<i32>, tensor<40x3xf64>, tensor<4x12xf64>, tensor<4x12xi32>, tensor<4x12xf64>, tensor<40x3xf64>, tensor<12x3xf64>) -> (tensor<i32>, tensor<40x3xf64>, tensor<4x12xf64>, tensor<4x12xi32>, tensor<4x12xf64>, tensor<40x3xf64>, tensor<12x3xf64>)
    %146 = "stablehlo.reshape"(%145#1) : (tensor<40x3xf64>) -> tensor<2x20x3xf64>
    %147 = "stablehlo.transpose"(%146) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x20x3xf64>) -> tensor<2x3x20xf64>
    %148 = "stablehlo.reshape"(%147) : (tensor<2x3x20xf64>) -> tensor<2x3x4x5xf64>
    %149 = "stablehlo.multiply"(%145#2, %94) : (tensor<4x12xf64>, tensor<4x12xf64>) -> tensor<4x12xf64>
    %150 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %154 = "stablehlo.reduce"(%149, %150) <{dimensions = array<i64: 0>}> ({
    ^bb0(%r151: tensor<f64>, %r152: tensor<f64>):
      %153 = "stablehlo.add"(%r151, %r152) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%153) : (tensor<f64>) -> ()
    }) : (tensor<4x12xf64>, tensor<f64>) -> tensor<12xf64>
    %155 = "stablehlo.reshape"(%154) : (tensor<12xf64>) -> tensor<12x1xf64>
    %156 = "stablehlo.multiply"(%145#2, %88) : (tensor<4x12xf64>, tensor<4x12xf64>) -> tensor<4x12xf64>
    %157 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %161 = "stablehlo.reduce"(%156, %157) <{dimensions = array<i64: 0>}> ({
    ^bb0(%r158: tensor<f64>, %r159: tensor<f64>):
      %160 = "stablehlo.add"(%r158, %r159) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%160) : (tensor<f64>) -> ()
    }) : (tensor<4x12xf64>, tensor<f64>) -> tensor<12xf64>
    %162 = "stablehlo.reshape"(%161) : (tensor<12xf64>) -> tensor<12x1xf64>
    %163 = "stablehlo.concatenate"(%155, %162) <{dimension = 1 : i64}> : (tensor<12x1xf64>, tensor<12x1xf64>) -> tensor<12x2xf64>
    %164 = "stablehlo.reshape"(%163) : (tensor<12x2xf64>) -> tensor<2x3x2x2xf64>
    return %148, %164 : tensor<2x3x4x5xf64>, tensor<2x3x2x2xf64>
  }
}
