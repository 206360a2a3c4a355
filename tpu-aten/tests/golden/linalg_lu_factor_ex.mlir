// aten::linalg_lu_factor_ex(Tensor A, *, bool pivot=True, bool check_errors=False) -> (Tensor LU, Tensor pivots, Tensor info)

// T[3,3], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<3xi32>, tensor<i32>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<3x3xf32>) -> tensor<1x3x3xf32>
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<1x3xi32>}> : () -> tensor<1x3xi32>
    %2 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
    %3 = "stablehlo.constant"() <{value = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
    %4 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %116:5 = "stablehlo.while"(%4, %0, %1, %2, %3) ({
    ^bb0(%r5: tensor<i32>, %r6: tensor<1x3x3xf32>, %r7: tensor<1x3xi32>, %r8: tensor<1x3xi32>, %r9: tensor<1xi32>):
      %10 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %11 = "stablehlo.compare"(%r5, %10) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%11) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r12: tensor<i32>, %r13: tensor<1x3x3xf32>, %r14: tensor<1x3xi32>, %r15: tensor<1x3xi32>, %r16: tensor<1xi32>):
      %17 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %18 = "stablehlo.dynamic_slice"(%r13, %17, %17, %r12) <{slice_sizes = array<i64: 1, 3, 1>}> : (tensor<1x3x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x1xf32>
      %19 = "stablehlo.reshape"(%18) : (tensor<1x3x1xf32>) -> tensor<1x3xf32>
      %20 = "stablehlo.abs"(%19) : (tensor<1x3xf32>) -> tensor<1x3xf32>
      %21 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
      %22 = "stablehlo.broadcast_in_dim"(%r12) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x3xi32>
      %23 = "stablehlo.compare"(%21, %22) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %24 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<1x3xf32>}> : () -> tensor<1x3xf32>
      %25 = "stablehlo.select"(%23, %20, %24) : (tensor<1x3xi1>, tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %26 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
      %30 = "stablehlo.reduce"(%25, %26) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r27: tensor<f32>, %r28: tensor<f32>):
        %29 = "stablehlo.maximum"(%r27, %r28) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%29) : (tensor<f32>) -> ()
      }) : (tensor<1x3xf32>, tensor<f32>) -> tensor<1xf32>
      %31 = "stablehlo.broadcast_in_dim"(%30) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<1x3xf32>
      %32 = "stablehlo.compare"(%25, %31) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xi1>
      %33 = "stablehlo.compare"(%25, %25) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xi1>
      %34 = "stablehlo.or"(%32, %33) : (tensor<1x3xi1>, tensor<1x3xi1>) -> tensor<1x3xi1>
      %35 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
      %36 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<1x3xi32>}> : () -> tensor<1x3xi32>
      %37 = "stablehlo.select"(%34, %35, %36) : (tensor<1x3xi1>, tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi32>
      %38 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
      %42 = "stablehlo.reduce"(%37, %38) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r39: tensor<i32>, %r40: tensor<i32>):
        %41 = "stablehlo.minimum"(%r39, %r40) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        "stablehlo.return"(%41) : (tensor<i32>) -> ()
      }) : (tensor<1x3xi32>, tensor<i32>) -> tensor<1xi32>
      %43 = "stablehlo.constant"() <{value = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
      %44 = "stablehlo.add"(%42, %43) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
      %45 = "stablehlo.reshape"(%44) : (tensor<1xi32>) -> tensor<1x1xi32>
      %46 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %47 = "stablehlo.dynamic_update_slice"(%r14, %45, %46, %r12) : (tensor<1x3xi32>, tensor<1x1xi32>, tensor<i32>, tensor<i32>) -> tensor<1x3xi32>
      %48 = "stablehlo.broadcast_in_dim"(%r12) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
      %49 = "stablehlo.reshape"(%48) : (tensor<1xi32>) -> tensor<1x1xi32>
      %50 = "stablehlo.gather"(%r15, %49) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<1x3xi32>, tensor<1x1xi32>) -> tensor<1x1xi32>
      %51 = "stablehlo.reshape"(%50) : (tensor<1x1xi32>) -> tensor<1xi32>
      %52 = "stablehlo.reshape"(%42) : (tensor<1xi32>) -> tensor<1x1xi32>
      %53 = "stablehlo.gather"(%r15, %52) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<1x3xi32>, tensor<1x1xi32>) -> tensor<1x1xi32>
      %54 = "stablehlo.reshape"(%53) : (tensor<1x1xi32>) -> tensor<1xi32>
      %55 = "stablehlo.broadcast_in_dim"(%51) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3xi32>
      %56 = "stablehlo.broadcast_in_dim"(%54) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3xi32>
      %57 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
      %58 = "stablehlo.broadcast_in_dim"(%48) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3xi32>
      %59 = "stablehlo.broadcast_in_dim"(%42) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3xi32>
      %60 = "stablehlo.compare"(%57, %58) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %61 = "stablehlo.compare"(%57, %59) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %62 = "stablehlo.select"(%61, %55, %r15) : (tensor<1x3xi1>, tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi32>
      %63 = "stablehlo.select"(%60, %56, %62) : (tensor<1x3xi1>, tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi32>
      %64 = "stablehlo.reshape"(%48) : (tensor<1xi32>) -> tensor<1x1xi32>
      %65 = "stablehlo.gather"(%r13, %64) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 3>, indices_are_sorted = false}> : (tensor<1x3x3xf32>, tensor<1x1xi32>) -> tensor<1x1x3xf32>
      %66 = "stablehlo.reshape"(%65) : (tensor<1x1x3xf32>) -> tensor<1x3xf32>
      %67 = "stablehlo.reshape"(%42) : (tensor<1xi32>) -> tensor<1x1xi32>
      %68 = "stablehlo.gather"(%r13, %67) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 3>, indices_are_sorted = false}> : (tensor<1x3x3xf32>, tensor<1x1xi32>) -> tensor<1x1x3xf32>
      %69 = "stablehlo.reshape"(%68) : (tensor<1x1x3xf32>) -> tensor<1x3xf32>
      %70 = "stablehlo.broadcast_in_dim"(%66) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x3xf32>) -> tensor<1x3x3xf32>
      %71 = "stablehlo.broadcast_in_dim"(%69) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x3xf32>) -> tensor<1x3x3xf32>
      %72 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x3xi32>
      %73 = "stablehlo.broadcast_in_dim"(%48) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3x3xi32>
      %74 = "stablehlo.broadcast_in_dim"(%42) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3x3xi32>
      %75 = "stablehlo.compare"(%72, %73) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
      %76 = "stablehlo.compare"(%72, %74) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
      %77 = "stablehlo.select"(%76, %70, %r13) : (tensor<1x3x3xi1>, tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
      %78 = "stablehlo.select"(%75, %71, %77) : (tensor<1x3x3xi1>, tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
      %79 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %80 = "stablehlo.dynamic_slice"(%78, %79, %r12, %79) <{slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x3x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x3xf32>
      %81 = "stablehlo.reshape"(%80) : (tensor<1x1x3xf32>) -> tensor<1x3xf32>
      %82 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %83 = "stablehlo.dynamic_slice"(%78, %82, %82, %r12) <{slice_sizes = array<i64: 1, 3, 1>}> : (tensor<1x3x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x1xf32>
      %84 = "stablehlo.reshape"(%83) : (tensor<1x3x1xf32>) -> tensor<1x3xf32>
      %85 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %86 = "stablehlo.dynamic_slice"(%81, %85, %r12) <{slice_sizes = array<i64: 1, 1>}> : (tensor<1x3xf32>, tensor<i32>, tensor<i32>) -> tensor<1x1xf32>
      %87 = "stablehlo.reshape"(%86) : (tensor<1x1xf32>) -> tensor<1xf32>
      %88 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
      %89 = "stablehlo.compare"(%87, %88) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
      %90 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1xf32>}> : () -> tensor<1xf32>
      %91 = "stablehlo.select"(%89, %90, %87) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %92 = "stablehlo.broadcast_in_dim"(%91) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<1x3xf32>
      %93 = "stablehlo.divide"(%84, %92) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %94 = "stablehlo.broadcast_in_dim"(%93) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xf32>) -> tensor<1x3x3xf32>
      %95 = "stablehlo.broadcast_in_dim"(%81) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x3xf32>) -> tensor<1x3x3xf32>
      %96 = "stablehlo.multiply"(%94, %95) : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
      %97 = "stablehlo.subtract"(%78, %96) : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
      %98 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x3xi32>
      %99 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x3x3xi32>
      %100 = "stablehlo.broadcast_in_dim"(%r12) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x3x3xi32>
      %101 = "stablehlo.compare"(%98, %100) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
      %102 = "stablehlo.compare"(%99, %100) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
      %103 = "stablehlo.compare"(%99, %100) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
      %104 = "stablehlo.select"(%103, %94, %78) : (tensor<1x3x3xi1>, tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
      %105 = "stablehlo.select"(%102, %97, %104) : (tensor<1x3x3xi1>, tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
      %106 = "stablehlo.select"(%101, %105, %78) : (tensor<1x3x3xi1>, tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
      %107 = "stablehlo.broadcast_in_dim"(%r12) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
      %108 = "stablehlo.constant"() <{value = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
      %109 = "stablehlo.compare"(%r16, %108) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
      %110 = "stablehlo.and"(%89, %109) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
      %111 = "stablehlo.constant"() <{value = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
      %112 = "stablehlo.add"(%107, %111) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
      %113 = "stablehlo.select"(%110, %112, %r16) : (tensor<1xi1>, tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
      %114 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %115 = "stablehlo.add"(%r12, %114) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%115, %106, %47, %63, %113) : (tensor<i32>, tensor<1x3x3xf32>, tensor<1x3xi32>, tensor<1x3xi32>, tensor<1xi32>) -> ()
    }) : (tensor<i32>, tensor<1x3x3xf32>, tensor<1x3xi32>, tensor<1x3xi32>, tensor<1xi32>) -> (tensor<i32>, tensor<1x3x3xf32>, tensor<1x3xi32>, tensor<1x3xi32>, tensor<1xi32>)
    %117 = "stablehlo.reshape"(%116#1) : (tensor<1x3x3xf32>) -> tensor<3x3xf32>
    %118 = "stablehlo.reshape"(%116#2) : (tensor<1x3xi32>) -> tensor<3xi32>
    %119 = "stablehlo.reshape"(%116#4) : (tensor<1xi32>) -> tensor<i32>
    return %117, %118, %119 : tensor<3x3xf32>, tensor<3xi32>, tensor<i32>
  }
}

// T[2,3,4] false, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x4xf32>) -> (tensor<2x3x4xf32>, tensor<2x3xi32>, tensor<2xi32>) {
    %0 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %1 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
    %2 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
    %3 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %93:5 = "stablehlo.while"(%3, %arg0, %0, %1, %2) ({
    ^bb0(%r4: tensor<i32>, %r5: tensor<2x3x4xf32>, %r6: tensor<2x3xi32>, %r7: tensor<2x3xi32>, %r8: tensor<2xi32>):
      %9 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %10 = "stablehlo.compare"(%r4, %9) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%10) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r11: tensor<i32>, %r12: tensor<2x3x4xf32>, %r13: tensor<2x3xi32>, %r14: tensor<2x3xi32>, %r15: tensor<2xi32>):
      %16 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %17 = "stablehlo.dynamic_slice"(%r12, %16, %16, %r11) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<2x3x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xf32>
      %18 = "stablehlo.reshape"(%17) : (tensor<2x3x1xf32>) -> tensor<2x3xf32>
      %19 = "stablehlo.broadcast_in_dim"(%r11) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
      %20 = "stablehlo.constant"() <{value = dense<1> : tensor<2xi32>}> : () -> tensor<2xi32>
      %21 = "stablehlo.add"(%19, %20) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      %22 = "stablehlo.reshape"(%21) : (tensor<2xi32>) -> tensor<2x1xi32>
      %23 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %24 = "stablehlo.dynamic_update_slice"(%r13, %22, %23, %r11) : (tensor<2x3xi32>, tensor<2x1xi32>, tensor<i32>, tensor<i32>) -> tensor<2x3xi32>
      %25 = "stablehlo.broadcast_in_dim"(%r11) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
      %26 = "stablehlo.reshape"(%25) : (tensor<2xi32>) -> tensor<2x1xi32>
      %27 = "stablehlo.gather"(%r14, %26) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<2x3xi32>, tensor<2x1xi32>) -> tensor<2x1xi32>
      %28 = "stablehlo.reshape"(%27) : (tensor<2x1xi32>) -> tensor<2xi32>
      %29 = "stablehlo.reshape"(%19) : (tensor<2xi32>) -> tensor<2x1xi32>
      %30 = "stablehlo.gather"(%r14, %29) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<2x3xi32>, tensor<2x1xi32>) -> tensor<2x1xi32>
      %31 = "stablehlo.reshape"(%30) : (tensor<2x1xi32>) -> tensor<2xi32>
      %32 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3xi32>
      %33 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3xi32>
      %34 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
      %35 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3xi32>
      %36 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3xi32>
      %37 = "stablehlo.compare"(%34, %35) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %38 = "stablehlo.compare"(%34, %36) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %39 = "stablehlo.select"(%38, %32, %r14) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %40 = "stablehlo.select"(%37, %33, %39) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %41 = "stablehlo.reshape"(%25) : (tensor<2xi32>) -> tensor<2x1xi32>
      %42 = "stablehlo.gather"(%r12, %41) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 4>, indices_are_sorted = false}> : (tensor<2x3x4xf32>, tensor<2x1xi32>) -> tensor<2x1x4xf32>
      %43 = "stablehlo.reshape"(%42) : (tensor<2x1x4xf32>) -> tensor<2x4xf32>
      %44 = "stablehlo.reshape"(%19) : (tensor<2xi32>) -> tensor<2x1xi32>
      %45 = "stablehlo.gather"(%r12, %44) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 4>, indices_are_sorted = false}> : (tensor<2x3x4xf32>, tensor<2x1xi32>) -> tensor<2x1x4xf32>
      %46 = "stablehlo.reshape"(%45) : (tensor<2x1x4xf32>) -> tensor<2x4xf32>
      %47 = "stablehlo.broadcast_in_dim"(%43) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x4xf32>) -> tensor<2x3x4xf32>
      %48 = "stablehlo.broadcast_in_dim"(%46) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x4xf32>) -> tensor<2x3x4xf32>
      %49 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3x4xi32>
      %50 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3x4xi32>
      %51 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3x4xi32>
      %52 = "stablehlo.compare"(%49, %50) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x4xi32>, tensor<2x3x4xi32>) -> tensor<2x3x4xi1>
      %53 = "stablehlo.compare"(%49, %51) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x4xi32>, tensor<2x3x4xi32>) -> tensor<2x3x4xi1>
      %54 = "stablehlo.select"(%53, %47, %r12) : (tensor<2x3x4xi1>, tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
      %55 = "stablehlo.select"(%52, %48, %54) : (tensor<2x3x4xi1>, tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
      %56 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %57 = "stablehlo.dynamic_slice"(%55, %56, %r11, %56) <{slice_sizes = array<i64: 2, 1, 4>}> : (tensor<2x3x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x1x4xf32>
      %58 = "stablehlo.reshape"(%57) : (tensor<2x1x4xf32>) -> tensor<2x4xf32>
      %59 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %60 = "stablehlo.dynamic_slice"(%55, %59, %59, %r11) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<2x3x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xf32>
      %61 = "stablehlo.reshape"(%60) : (tensor<2x3x1xf32>) -> tensor<2x3xf32>
      %62 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %63 = "stablehlo.dynamic_slice"(%58, %62, %r11) <{slice_sizes = array<i64: 2, 1>}> : (tensor<2x4xf32>, tensor<i32>, tensor<i32>) -> tensor<2x1xf32>
      %64 = "stablehlo.reshape"(%63) : (tensor<2x1xf32>) -> tensor<2xf32>
      %65 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2xf32>}> : () -> tensor<2xf32>
      %66 = "stablehlo.compare"(%64, %65) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
      %67 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2xf32>}> : () -> tensor<2xf32>
      %68 = "stablehlo.select"(%66, %67, %64) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %69 = "stablehlo.broadcast_in_dim"(%68) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf32>) -> tensor<2x3xf32>
      %70 = "stablehlo.divide"(%61, %69) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %71 = "stablehlo.broadcast_in_dim"(%70) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x4xf32>
      %72 = "stablehlo.broadcast_in_dim"(%58) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x4xf32>) -> tensor<2x3x4xf32>
      %73 = "stablehlo.multiply"(%71, %72) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
      %74 = "stablehlo.subtract"(%55, %73) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
      %75 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3x4xi32>
      %76 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x3x4xi32>
      %77 = "stablehlo.broadcast_in_dim"(%r11) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x3x4xi32>
      %78 = "stablehlo.compare"(%75, %77) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x4xi32>, tensor<2x3x4xi32>) -> tensor<2x3x4xi1>
      %79 = "stablehlo.compare"(%76, %77) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x4xi32>, tensor<2x3x4xi32>) -> tensor<2x3x4xi1>
      %80 = "stablehlo.compare"(%76, %77) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x4xi32>, tensor<2x3x4xi32>) -> tensor<2x3x4xi1>
      %81 = "stablehlo.select"(%80, %71, %55) : (tensor<2x3x4xi1>, tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
      %82 = "stablehlo.select"(%79, %74, %81) : (tensor<2x3x4xi1>, tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
      %83 = "stablehlo.select"(%78, %82, %55) : (tensor<2x3x4xi1>, tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
      %84 = "stablehlo.broadcast_in_dim"(%r11) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
      %85 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
      %86 = "stablehlo.compare"(%r15, %85) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
      %87 = "stablehlo.and"(%66, %86) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
      %88 = "stablehlo.constant"() <{value = dense<1> : tensor<2xi32>}> : () -> tensor<2xi32>
      %89 = "stablehlo.add"(%84, %88) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      %90 = "stablehlo.select"(%87, %89, %r15) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      %91 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %92 = "stablehlo.add"(%r11, %91) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%92, %83, %24, %40, %90) : (tensor<i32>, tensor<2x3x4xf32>, tensor<2x3xi32>, tensor<2x3xi32>, tensor<2xi32>) -> ()
    }) : (tensor<i32>, tensor<2x3x4xf32>, tensor<2x3xi32>, tensor<2x3xi32>, tensor<2xi32>) -> (tensor<i32>, tensor<2x3x4xf32>, tensor<2x3xi32>, tensor<2x3xi32>, tensor<2xi32>)
    return %93#1, %93#2, %93#4 : tensor<2x3x4xf32>, tensor<2x3xi32>, tensor<2xi32>
  }
}

// T[0,0], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<0x0xf32>) -> (tensor<0x0xf32>, tensor<0xi32>, tensor<i32>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<0x0xf32>) -> tensor<1x0x0xf32>
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<1x0xi32>}> : () -> tensor<1x0xi32>
    %2 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x0xi32>
    %3 = "stablehlo.constant"() <{value = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
    %4 = "stablehlo.reshape"(%1) : (tensor<1x0xi32>) -> tensor<0xi32>
    %5 = "stablehlo.reshape"(%3) : (tensor<1xi32>) -> tensor<i32>
    return %arg0, %4, %5 : tensor<0x0xf32>, tensor<0xi32>, tensor<i32>
  }
}

// T[3,3], T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<3x3xf64>) -> (tensor<3x3xf64>, tensor<3xi32>, tensor<i32>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<3x3xf64>) -> tensor<1x3x3xf64>
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<1x3xi32>}> : () -> tensor<1x3xi32>
    %2 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
    %3 = "stablehlo.constant"() <{value = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
    %4 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %116:5 = "stablehlo.while"(%4, %0, %1, %2, %3) ({
    ^bb0(%r5: tensor<i32>, %r6: tensor<1x3x3xf64>, %r7: tensor<1x3xi32>, %r8: tensor<1x3xi32>, %r9: tensor<1xi32>):
      %10 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %11 = "stablehlo.compare"(%r5, %10) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%11) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r12: tensor<i32>, %r13: tensor<1x3x3xf64>, %r14: tensor<1x3xi32>, %r15: tensor<1x3xi32>, %r16: tensor<1xi32>):
      %17 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %18 = "stablehlo.dynamic_slice"(%r13, %17, %17, %r12) <{slice_sizes = array<i64: 1, 3, 1>}> : (tensor<1x3x3xf64>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x1xf64>
      %19 = "stablehlo.reshape"(%18) : (tensor<1x3x1xf64>) -> tensor<1x3xf64>
      %20 = "stablehlo.abs"(%19) : (tensor<1x3xf64>) -> tensor<1x3xf64>
      %21 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
      %22 = "stablehlo.broadcast_in_dim"(%r12) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x3xi32>
      %23 = "stablehlo.compare"(%21, %22) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %24 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<1x3xf64>}> : () -> tensor<1x3xf64>
      %25 = "stablehlo.select"(%23, %20, %24) : (tensor<1x3xi1>, tensor<1x3xf64>, tensor<1x3xf64>) -> tensor<1x3xf64>
      %26 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<f64>}> : () -> tensor<f64>
      %30 = "stablehlo.reduce"(%25, %26) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r27: tensor<f64>, %r28: tensor<f64>):
        %29 = "stablehlo.maximum"(%r27, %r28) : (tensor<f64>, tensor<f64>) -> tensor<f64>
        "stablehlo.return"(%29) : (tensor<f64>) -> ()
      }) : (tensor<1x3xf64>, tensor<f64>) -> tensor<1xf64>
      %31 = "stablehlo.broadcast_in_dim"(%30) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf64>) -> tensor<1x3xf64>
      %32 = "stablehlo.compare"(%25, %31) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x3xf64>, tensor<1x3xf64>) -> tensor<1x3xi1>
      %33 = "stablehlo.compare"(%25, %25) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x3xf64>, tensor<1x3xf64>) -> tensor<1x3xi1>
      %34 = "stablehlo.or"(%32, %33) : (tensor<1x3xi1>, tensor<1x3xi1>) -> tensor<1x3xi1>
      %35 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
      %36 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<1x3xi32>}> : () -> tensor<1x3xi32>
      %37 = "stablehlo.select"(%34, %35, %36) : (tensor<1x3xi1>, tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi32>
      %38 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
      %42 = "stablehlo.reduce"(%37, %38) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r39: tensor<i32>, %r40: tensor<i32>):
        %41 = "stablehlo.minimum"(%r39, %r40) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        "stablehlo.return"(%41) : (tensor<i32>) -> ()
      }) : (tensor<1x3xi32>, tensor<i32>) -> tensor<1xi32>
      %43 = "stablehlo.constant"() <{value = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
      %44 = "stablehlo.add"(%42, %43) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
      %45 = "stablehlo.reshape"(%44) : (tensor<1xi32>) -> tensor<1x1xi32>
      %46 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %47 = "stablehlo.dynamic_update_slice"(%r14, %45, %46, %r12) : (tensor<1x3xi32>, tensor<1x1xi32>, tensor<i32>, tensor<i32>) -> tensor<1x3xi32>
      %48 = "stablehlo.broadcast_in_dim"(%r12) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
      %49 = "stablehlo.reshape"(%48) : (tensor<1xi32>) -> tensor<1x1xi32>
      %50 = "stablehlo.gather"(%r15, %49) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<1x3xi32>, tensor<1x1xi32>) -> tensor<1x1xi32>
      %51 = "stablehlo.reshape"(%50) : (tensor<1x1xi32>) -> tensor<1xi32>
      %52 = "stablehlo.reshape"(%42) : (tensor<1xi32>) -> tensor<1x1xi32>
      %53 = "stablehlo.gather"(%r15, %52) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<1x3xi32>, tensor<1x1xi32>) -> tensor<1x1xi32>
      %54 = "stablehlo.reshape"(%53) : (tensor<1x1xi32>) -> tensor<1xi32>
      %55 = "stablehlo.broadcast_in_dim"(%51) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3xi32>
      %56 = "stablehlo.broadcast_in_dim"(%54) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3xi32>
      %57 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
      %58 = "stablehlo.broadcast_in_dim"(%48) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3xi32>
      %59 = "stablehlo.broadcast_in_dim"(%42) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3xi32>
      %60 = "stablehlo.compare"(%57, %58) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %61 = "stablehlo.compare"(%57, %59) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %62 = "stablehlo.select"(%61, %55, %r15) : (tensor<1x3xi1>, tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi32>
      %63 = "stablehlo.select"(%60, %56, %62) : (tensor<1x3xi1>, tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi32>
      %64 = "stablehlo.reshape"(%48) : (tensor<1xi32>) -> tensor<1x1xi32>
      %65 = "stablehlo.gather"(%r13, %64) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 3>, indices_are_sorted = false}> : (tensor<1x3x3xf64>, tensor<1x1xi32>) -> tensor<1x1x3xf64>
      %66 = "stablehlo.reshape"(%65) : (tensor<1x1x3xf64>) -> tensor<1x3xf64>
      %67 = "stablehlo.reshape"(%42) : (tensor<1xi32>) -> tensor<1x1xi32>
      %68 = "stablehlo.gather"(%r13, %67) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 3>, indices_are_sorted = false}> : (tensor<1x3x3xf64>, tensor<1x1xi32>) -> tensor<1x1x3xf64>
      %69 = "stablehlo.reshape"(%68) : (tensor<1x1x3xf64>) -> tensor<1x3xf64>
      %70 = "stablehlo.broadcast_in_dim"(%66) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x3xf64>) -> tensor<1x3x3xf64>
      %71 = "stablehlo.broadcast_in_dim"(%69) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x3xf64>) -> tensor<1x3x3xf64>
      %72 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x3xi32>
      %73 = "stablehlo.broadcast_in_dim"(%48) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3x3xi32>
      %74 = "stablehlo.broadcast_in_dim"(%42) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3x3xi32>
      %75 = "stablehlo.compare"(%72, %73) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
      %76 = "stablehlo.compare"(%72, %74) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
      %77 = "stablehlo.select"(%76, %70, %r13) : (tensor<1x3x3xi1>, tensor<1x3x3xf64>, tensor<1x3x3xf64>) -> tensor<1x3x3xf64>
      %78 = "stablehlo.select"(%75, %71, %77) : (tensor<1x3x3xi1>, tensor<1x3x3xf64>, tensor<1x3x3xf64>) -> tensor<1x3x3xf64>
      %79 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %80 = "stablehlo.dynamic_slice"(%78, %79, %r12, %79) <{slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x3x3xf64>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x3xf64>
      %81 = "stablehlo.reshape"(%80) : (tensor<1x1x3xf64>) -> tensor<1x3xf64>
      %82 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %83 = "stablehlo.dynamic_slice"(%78, %82, %82, %r12) <{slice_sizes = array<i64: 1, 3, 1>}> : (tensor<1x3x3xf64>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x1xf64>
      %84 = "stablehlo.reshape"(%83) : (tensor<1x3x1xf64>) -> tensor<1x3xf64>
      %85 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %86 = "stablehlo.dynamic_slice"(%81, %85, %r12) <{slice_sizes = array<i64: 1, 1>}> : (tensor<1x3xf64>, tensor<i32>, tensor<i32>) -> tensor<1x1xf64>
      %87 = "stablehlo.reshape"(%86) : (tensor<1x1xf64>) -> tensor<1xf64>
      %88 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf64>}> : () -> tensor<1xf64>
      %89 = "stablehlo.compare"(%87, %88) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
      %90 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1xf64>}> : () -> tensor<1xf64>
      %91 = "stablehlo.select"(%89, %90, %87) : (tensor<1xi1>, tensor<1xf64>, tensor<1xf64>) -> tensor<1xf64>
      %92 = "stablehlo.broadcast_in_dim"(%91) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf64>) -> tensor<1x3xf64>
      %93 = "stablehlo.divide"(%84, %92) : (tensor<1x3xf64>, tensor<1x3xf64>) -> tensor<1x3xf64>
      %94 = "stablehlo.broadcast_in_dim"(%93) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xf64>) -> tensor<1x3x3xf64>
      %95 = "stablehlo.broadcast_in_dim"(%81) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x3xf64>) -> tensor<1x3x3xf64>
      %96 = "stablehlo.multiply"(%94, %95) : (tensor<1x3x3xf64>, tensor<1x3x3xf64>) -> tensor<1x3x3xf64>
      %97 = "stablehlo.subtract"(%78, %96) : (tensor<1x3x3xf64>, tensor<1x3x3xf64>) -> tensor<1x3x3xf64>
      %98 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x3xi32>
      %99 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x3x3xi32>
      %100 = "stablehlo.broadcast_in_dim"(%r12) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x3x3xi32>
      %101 = "stablehlo.compare"(%98, %100) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
      %102 = "stablehlo.compare"(%99, %100) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
      %103 = "stablehlo.compare"(%99, %100) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
      %104 = "stablehlo.select"(%103, %94, %78) : (tensor<1x3x3xi1>, tensor<1x3x3xf64>, tensor<1x3x3xf64>) -> tensor<1x3x3xf64>
      %105 = "stablehlo.select"(%102, %97, %104) : (tensor<1x3x3xi1>, tensor<1x3x3xf64>, tensor<1x3x3xf64>) -> tensor<1x3x3xf64>
      %106 = "stablehlo.select"(%101, %105, %78) : (tensor<1x3x3xi1>, tensor<1x3x3xf64>, tensor<1x3x3xf64>) -> tensor<1x3x3xf64>
      %107 = "stablehlo.broadcast_in_dim"(%r12) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
      %108 = "stablehlo.constant"() <{value = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
      %109 = "stablehlo.compare"(%r16, %108) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
      %110 = "stablehlo.and"(%89, %109) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
      %111 = "stablehlo.constant"() <{value = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
      %112 = "stablehlo.add"(%107, %111) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
      %113 = "stablehlo.select"(%110, %112, %r16) : (tensor<1xi1>, tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
      %114 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %115 = "stablehlo.add"(%r12, %114) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%115, %106, %47, %63, %113) : (tensor<i32>, tensor<1x3x3xf64>, tensor<1x3xi32>, tensor<1x3xi32>, tensor<1xi32>) -> ()
    }) : (tensor<i32>, tensor<1x3x3xf64>, tensor<1x3xi32>, tensor<1x3xi32>, tensor<1xi32>) -> (tensor<i32>, tensor<1x3x3xf64>, tensor<1x3xi32>, tensor<1x3xi32>, tensor<1xi32>)
    %117 = "stablehlo.reshape"(%116#1) : (tensor<1x3x3xf64>) -> tensor<3x3xf64>
    %118 = "stablehlo.reshape"(%116#2) : (tensor<1x3xi32>) -> tensor<3xi32>
    %119 = "stablehlo.reshape"(%116#4) : (tensor<1xi32>) -> tensor<i32>
    return %117, %118, %119 : tensor<3x3xf64>, tensor<3xi32>, tensor<i32>
  }
}

// T[3,3], T = complex64
module @torchtpu {
  func.func public @main(%arg0: tensor<3x3xcomplex<f32>>) -> (tensor<3x3xcomplex<f32>>, tensor<3xi32>, tensor<i32>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<3x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<1x3xi32>}> : () -> tensor<1x3xi32>
    %2 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
    %3 = "stablehlo.constant"() <{value = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
    %4 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %120:5 = "stablehlo.while"(%4, %0, %1, %2, %3) ({
    ^bb0(%r5: tensor<i32>, %r6: tensor<1x3x3xcomplex<f32>>, %r7: tensor<1x3xi32>, %r8: tensor<1x3xi32>, %r9: tensor<1xi32>):
      %10 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %11 = "stablehlo.compare"(%r5, %10) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%11) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r12: tensor<i32>, %r13: tensor<1x3x3xcomplex<f32>>, %r14: tensor<1x3xi32>, %r15: tensor<1x3xi32>, %r16: tensor<1xi32>):
      %17 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %18 = "stablehlo.dynamic_slice"(%r13, %17, %17, %r12) <{slice_sizes = array<i64: 1, 3, 1>}> : (tensor<1x3x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x1xcomplex<f32>>
      %19 = "stablehlo.reshape"(%18) : (tensor<1x3x1xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %20 = "stablehlo.real"(%19) : (tensor<1x3xcomplex<f32>>) -> tensor<1x3xf32>
      %21 = "stablehlo.imag"(%19) : (tensor<1x3xcomplex<f32>>) -> tensor<1x3xf32>
      %22 = "stablehlo.abs"(%20) : (tensor<1x3xf32>) -> tensor<1x3xf32>
      %23 = "stablehlo.abs"(%21) : (tensor<1x3xf32>) -> tensor<1x3xf32>
      %24 = "stablehlo.add"(%22, %23) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %25 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
      %26 = "stablehlo.broadcast_in_dim"(%r12) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x3xi32>
      %27 = "stablehlo.compare"(%25, %26) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %28 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<1x3xf32>}> : () -> tensor<1x3xf32>
      %29 = "stablehlo.select"(%27, %24, %28) : (tensor<1x3xi1>, tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %30 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
      %34 = "stablehlo.reduce"(%29, %30) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r31: tensor<f32>, %r32: tensor<f32>):
        %33 = "stablehlo.maximum"(%r31, %r32) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%33) : (tensor<f32>) -> ()
      }) : (tensor<1x3xf32>, tensor<f32>) -> tensor<1xf32>
      %35 = "stablehlo.broadcast_in_dim"(%34) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<1x3xf32>
      %36 = "stablehlo.compare"(%29, %35) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xi1>
      %37 = "stablehlo.compare"(%29, %29) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xi1>
      %38 = "stablehlo.or"(%36, %37) : (tensor<1x3xi1>, tensor<1x3xi1>) -> tensor<1x3xi1>
      %39 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
      %40 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<1x3xi32>}> : () -> tensor<1x3xi32>
      %41 = "stablehlo.select"(%38, %39, %40) : (tensor<1x3xi1>, tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi32>
      %42 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
      %46 = "stablehlo.reduce"(%41, %42) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r43: tensor<i32>, %r44: tensor<i32>):
        %45 = "stablehlo.minimum"(%r43, %r44) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        "stablehlo.return"(%45) : (tensor<i32>) -> ()
      }) : (tensor<1x3xi32>, tensor<i32>) -> tensor<1xi32>
      %47 = "stablehlo.constant"() <{value = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
      %48 = "stablehlo.add"(%46, %47) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
      %49 = "stablehlo.reshape"(%48) : (tensor<1xi32>) -> tensor<1x1xi32>
      %50 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %51 = "stablehlo.dynamic_update_slice"(%r14, %49, %50, %r12) : (tensor<1x3xi32>, tensor<1x1xi32>, tensor<i32>, tensor<i32>) -> tensor<1x3xi32>
      %52 = "stablehlo.broadcast_in_dim"(%r12) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
      %53 = "stablehlo.reshape"(%52) : (tensor<1xi32>) -> tensor<1x1xi32>
      %54 = "stablehlo.gather"(%r15, %53) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<1x3xi32>, tensor<1x1xi32>) -> tensor<1x1xi32>
      %55 = "stablehlo.reshape"(%54) : (tensor<1x1xi32>) -> tensor<1xi32>
      %56 = "stablehlo.reshape"(%46) : (tensor<1xi32>) -> tensor<1x1xi32>
      %57 = "stablehlo.gather"(%r15, %56) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<1x3xi32>, tensor<1x1xi32>) -> tensor<1x1xi32>
      %58 = "stablehlo.reshape"(%57) : (tensor<1x1xi32>) -> tensor<1xi32>
      %59 = "stablehlo.broadcast_in_dim"(%55) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3xi32>
      %60 = "stablehlo.broadcast_in_dim"(%58) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3xi32>
      %61 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
      %62 = "stablehlo.broadcast_in_dim"(%52) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3xi32>
      %63 = "stablehlo.broadcast_in_dim"(%46) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3xi32>
      %64 = "stablehlo.compare"(%61, %62) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %65 = "stablehlo.compare"(%61, %63) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %66 = "stablehlo.select"(%65, %59, %r15) : (tensor<1x3xi1>, tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi32>
      %67 = "stablehlo.select"(%64, %60, %66) : (tensor<1x3xi1>, tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi32>
      %68 = "stablehlo.reshape"(%52) : (tensor<1xi32>) -> tensor<1x1xi32>
      %69 = "stablehlo.gather"(%r13, %68) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 3>, indices_are_sorted = false}> : (tensor<1x3x3xcomplex<f32>>, tensor<1x1xi32>) -> tensor<1x1x3xcomplex<f32>>
      %70 = "stablehlo.reshape"(%69) : (tensor<1x1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %71 = "stablehlo.reshape"(%46) : (tensor<1xi32>) -> tensor<1x1xi32>
      %72 = "stablehlo.gather"(%r13, %71) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 3>, indices_are_sorted = false}> : (tensor<1x3x3xcomplex<f32>>, tensor<1x1xi32>) -> tensor<1x1x3xcomplex<f32>>
      %73 = "stablehlo.reshape"(%72) : (tensor<1x1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %74 = "stablehlo.broadcast_in_dim"(%70) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
      %75 = "stablehlo.broadcast_in_dim"(%73) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
      %76 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x3xi32>
      %77 = "stablehlo.broadcast_in_dim"(%52) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3x3xi32>
      %78 = "stablehlo.broadcast_in_dim"(%46) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3x3xi32>
      %79 = "stablehlo.compare"(%76, %77) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
      %80 = "stablehlo.compare"(%76, %78) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
      %81 = "stablehlo.select"(%80, %74, %r13) : (tensor<1x3x3xi1>, tensor<1x3x3xcomplex<f32>>, tensor<1x3x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
      %82 = "stablehlo.select"(%79, %75, %81) : (tensor<1x3x3xi1>, tensor<1x3x3xcomplex<f32>>, tensor<1x3x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
      %83 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %84 = "stablehlo.dynamic_slice"(%82, %83, %r12, %83) <{slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x3x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x3xcomplex<f32>>
      %85 = "stablehlo.reshape"(%84) : (tensor<1x1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %86 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %87 = "stablehlo.dynamic_slice"(%82, %86, %86, %r12) <{slice_sizes = array<i64: 1, 3, 1>}> : (tensor<1x3x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x1xcomplex<f32>>
      %88 = "stablehlo.reshape"(%87) : (tensor<1x3x1xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %89 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %90 = "stablehlo.dynamic_slice"(%85, %89, %r12) <{slice_sizes = array<i64: 1, 1>}> : (tensor<1x3xcomplex<f32>>, tensor<i32>, tensor<i32>) -> tensor<1x1xcomplex<f32>>
      %91 = "stablehlo.reshape"(%90) : (tensor<1x1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %92 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<1xcomplex<f32>>}> : () -> tensor<1xcomplex<f32>>
      %93 = "stablehlo.compare"(%91, %92) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<1xi1>
      %94 = "stablehlo.constant"() <{value = dense<(1.0, 0.0)> : tensor<1xcomplex<f32>>}> : () -> tensor<1xcomplex<f32>>
      %95 = "stablehlo.select"(%93, %94, %91) : (tensor<1xi1>, tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %96 = "stablehlo.broadcast_in_dim"(%95) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %97 = "stablehlo.divide"(%88, %96) : (tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %98 = "stablehlo.broadcast_in_dim"(%97) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
      %99 = "stablehlo.broadcast_in_dim"(%85) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
      %100 = "stablehlo.multiply"(%98, %99) : (tensor<1x3x3xcomplex<f32>>, tensor<1x3x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
      %101 = "stablehlo.subtract"(%82, %100) : (tensor<1x3x3xcomplex<f32>>, tensor<1x3x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
      %102 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x3xi32>
      %103 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x3x3xi32>
      %104 = "stablehlo.broadcast_in_dim"(%r12) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x3x3xi32>
      %105 = "stablehlo.compare"(%102, %104) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
      %106 = "stablehlo.compare"(%103, %104) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
      %107 = "stablehlo.compare"(%103, %104) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
      %108 = "stablehlo.select"(%107, %98, %82) : (tensor<1x3x3xi1>, tensor<1x3x3xcomplex<f32>>, tensor<1x3x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
      %109 = "stablehlo.select"(%106, %101, %108) : (tensor<1x3x3xi1>, tensor<1x3x3xcomplex<f32>>, tensor<1x3x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
      %110 = "stablehlo.select"(%105, %109, %82) : (tensor<1x3x3xi1>, tensor<1x3x3xcomplex<f32>>, tensor<1x3x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
      %111 = "stablehlo.broadcast_in_dim"(%r12) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
      %112 = "stablehlo.constant"() <{value = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
      %113 = "stablehlo.compare"(%r16, %112) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
      %114 = "stablehlo.and"(%93, %113) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
      %115 = "stablehlo.constant"() <{value = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
      %116 = "stablehlo.add"(%111, %115) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
      %117 = "stablehlo.select"(%114, %116, %r16) : (tensor<1xi1>, tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
      %118 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %119 = "stablehlo.add"(%r12, %118) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%119, %110, %51, %67, %117) : (tensor<i32>, tensor<1x3x3xcomplex<f32>>, tensor<1x3xi32>, tensor<1x3xi32>, tensor<1xi32>) -> ()
    }) : (tensor<i32>, tensor<1x3x3xcomplex<f32>>, tensor<1x3xi32>, tensor<1x3xi32>, tensor<1xi32>) -> (tensor<i32>, tensor<1x3x3xcomplex<f32>>, tensor<1x3xi32>, tensor<1x3xi32>, tensor<1xi32>)
    %121 = "stablehlo.reshape"(%120#1) : (tensor<1x3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    %122 = "stablehlo.reshape"(%120#2) : (tensor<1x3xi32>) -> tensor<3xi32>
    %123 = "stablehlo.reshape"(%120#4) : (tensor<1xi32>) -> tensor<i32>
    return %121, %122, %123 : tensor<3x3xcomplex<f32>>, tensor<3xi32>, tensor<i32>
  }
}
