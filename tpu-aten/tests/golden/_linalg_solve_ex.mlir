// aten::_linalg_solve_ex(Tensor A, Tensor B, *, bool left=True, bool check_errors=False) -> (Tensor result, Tensor LU, Tensor pivots, Tensor info)

// T[3,3] T[3], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<3x3xf32>, %arg1: tensor<3xf32>) -> (tensor<3xf32>, tensor<3x3xf32>, tensor<3xi32>, tensor<i32>) {
    %0 = "stablehlo.reshape"(%arg1) : (tensor<3xf32>) -> tensor<3x1xf32>
    %1 = "stablehlo.reshape"(%arg0) : (tensor<3x3xf32>) -> tensor<1x3x3xf32>
    %2 = "stablehlo.reshape"(%0) : (tensor<3x1xf32>) -> tensor<1x3x1xf32>
    %3 = "stablehlo.concatenate"(%1, %2) <{dimension = 2 : i64}> : (tensor<1x3x3xf32>, tensor<1x3x1xf32>) -> tensor<1x3x4xf32>
    %4 = "stablehlo.constant"() <{value = dense<0> : tensor<1x3xi32>}> : () -> tensor<1x3xi32>
    %5 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
    %6 = "stablehlo.constant"() <{value = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
    %7 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %121:5 = "stablehlo.while"(%7, %3, %4, %5, %6) ({
    ^bb0(%r8: tensor<i32>, %r9: tensor<1x3x4xf32>, %r10: tensor<1x3xi32>, %r11: tensor<1x3xi32>, %r12: tensor<1xi32>):
      %13 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %14 = "stablehlo.compare"(%r8, %13) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%14) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r15: tensor<i32>, %r16: tensor<1x3x4xf32>, %r17: tensor<1x3xi32>, %r18: tensor<1x3xi32>, %r19: tensor<1xi32>):
      %20 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %21 = "stablehlo.dynamic_slice"(%r16, %20, %20, %r15) <{slice_sizes = array<i64: 1, 3, 1>}> : (tensor<1x3x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x1xf32>
      %22 = "stablehlo.reshape"(%21) : (tensor<1x3x1xf32>) -> tensor<1x3xf32>
      %23 = "stablehlo.abs"(%22) : (tensor<1x3xf32>) -> tensor<1x3xf32>
      %24 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
      %25 = "stablehlo.broadcast_in_dim"(%r15) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x3xi32>
      %26 = "stablehlo.compare"(%24, %25) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %27 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<1x3xf32>}> : () -> tensor<1x3xf32>
      %28 = "stablehlo.select"(%26, %23, %27) : (tensor<1x3xi1>, tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %29 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
      %33 = "stablehlo.reduce"(%28, %29) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r30: tensor<f32>, %r31: tensor<f32>):
        %32 = "stablehlo.maximum"(%r30, %r31) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%32) : (tensor<f32>) -> ()
      }) : (tensor<1x3xf32>, tensor<f32>) -> tensor<1xf32>
      %34 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<1x3xf32>
      %35 = "stablehlo.compare"(%28, %34) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xi1>
      %36 = "stablehlo.compare"(%28, %28) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xi1>
      %37 = "stablehlo.or"(%35, %36) : (tensor<1x3xi1>, tensor<1x3xi1>) -> tensor<1x3xi1>
      %38 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
      %39 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<1x3xi32>}> : () -> tensor<1x3xi32>
      %40 = "stablehlo.select"(%37, %38, %39) : (tensor<1x3xi1>, tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi32>
      %41 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
      %45 = "stablehlo.reduce"(%40, %41) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r42: tensor<i32>, %r43: tensor<i32>):
        %44 = "stablehlo.minimum"(%r42, %r43) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        "stablehlo.return"(%44) : (tensor<i32>) -> ()
      }) : (tensor<1x3xi32>, tensor<i32>) -> tensor<1xi32>
      %46 = "stablehlo.convert"(%45) : (tensor<1xi32>) -> tensor<1xi64>
      %47 = "stablehlo.convert"(%46) : (tensor<1xi64>) -> tensor<1xi32>
      %48 = "stablehlo.constant"() <{value = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
      %49 = "stablehlo.add"(%47, %48) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
      %50 = "stablehlo.reshape"(%49) : (tensor<1xi32>) -> tensor<1x1xi32>
      %51 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %52 = "stablehlo.dynamic_update_slice"(%r17, %50, %51, %r15) : (tensor<1x3xi32>, tensor<1x1xi32>, tensor<i32>, tensor<i32>) -> tensor<1x3xi32>
      %53 = "stablehlo.broadcast_in_dim"(%r15) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
      %54 = "stablehlo.reshape"(%53) : (tensor<1xi32>) -> tensor<1x1xi32>
      %55 = "stablehlo.gather"(%r18, %54) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<1x3xi32>, tensor<1x1xi32>) -> tensor<1x1xi32>
      %56 = "stablehlo.reshape"(%55) : (tensor<1x1xi32>) -> tensor<1xi32>
      %57 = "stablehlo.reshape"(%47) : (tensor<1xi32>) -> tensor<1x1xi32>
      %58 = "stablehlo.gather"(%r18, %57) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<1x3xi32>, tensor<1x1xi32>) -> tensor<1x1xi32>
      %59 = "stablehlo.reshape"(%58) : (tensor<1x1xi32>) -> tensor<1xi32>
      %60 = "stablehlo.broadcast_in_dim"(%56) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3xi32>
      %61 = "stablehlo.broadcast_in_dim"(%59) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3xi32>
      %62 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
      %63 = "stablehlo.broadcast_in_dim"(%53) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3xi32>
      %64 = "stablehlo.broadcast_in_dim"(%47) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3xi32>
      %65 = "stablehlo.compare"(%62, %63) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %66 = "stablehlo.compare"(%62, %64) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %67 = "stablehlo.select"(%66, %60, %r18) : (tensor<1x3xi1>, tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi32>
      %68 = "stablehlo.select"(%65, %61, %67) : (tensor<1x3xi1>, tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi32>
      %69 = "stablehlo.reshape"(%53) : (tensor<1xi32>) -> tensor<1x1xi32>
      %70 = "stablehlo.gather"(%r16, %69) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 4>, indices_are_sorted = false}> : (tensor<1x3x4xf32>, tensor<1x1xi32>) -> tensor<1x1x4xf32>
      %71 = "stablehlo.reshape"(%70) : (tensor<1x1x4xf32>) -> tensor<1x4xf32>
      %72 = "stablehlo.reshape"(%47) : (tensor<1xi32>) -> tensor<1x1xi32>
      %73 = "stablehlo.gather"(%r16, %72) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 4>, indices_are_sorted = false}> : (tensor<1x3x4xf32>, tensor<1x1xi32>) -> tensor<1x1x4xf32>
      %74 = "stablehlo.reshape"(%73) : (tensor<1x1x4xf32>) -> tensor<1x4xf32>
      %75 = "stablehlo.broadcast_in_dim"(%71) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x4xf32>) -> tensor<1x3x4xf32>
      %76 = "stablehlo.broadcast_in_dim"(%74) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x4xf32>) -> tensor<1x3x4xf32>
      %77 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x4xi32>
      %78 = "stablehlo.broadcast_in_dim"(%53) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3x4xi32>
      %79 = "stablehlo.broadcast_in_dim"(%47) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3x4xi32>
      %80 = "stablehlo.compare"(%77, %78) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x4xi32>, tensor<1x3x4xi32>) -> tensor<1x3x4xi1>
      %81 = "stablehlo.compare"(%77, %79) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x4xi32>, tensor<1x3x4xi32>) -> tensor<1x3x4xi1>
      %82 = "stablehlo.select"(%81, %75, %r16) : (tensor<1x3x4xi1>, tensor<1x3x4xf32>, tensor<1x3x4xf32>) -> tensor<1x3x4xf32>
      %83 = "stablehlo.select"(%80, %76, %82) : (tensor<1x3x4xi1>, tensor<1x3x4xf32>, tensor<1x3x4xf32>) -> tensor<1x3x4xf32>
      %84 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %85 = "stablehlo.dynamic_slice"(%83, %84, %r15, %84) <{slice_sizes = array<i64: 1, 1, 4>}> : (tensor<1x3x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x4xf32>
      %86 = "stablehlo.reshape"(%85) : (tensor<1x1x4xf32>) -> tensor<1x4xf32>
      %87 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %88 = "stablehlo.dynamic_slice"(%83, %87, %87, %r15) <{slice_sizes = array<i64: 1, 3, 1>}> : (tensor<1x3x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x1xf32>
      %89 = "stablehlo.reshape"(%88) : (tensor<1x3x1xf32>) -> tensor<1x3xf32>
      %90 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %91 = "stablehlo.dynamic_slice"(%86, %90, %r15) <{slice_sizes = array<i64: 1, 1>}> : (tensor<1x4xf32>, tensor<i32>, tensor<i32>) -> tensor<1x1xf32>
      %92 = "stablehlo.reshape"(%91) : (tensor<1x1xf32>) -> tensor<1xf32>
      %93 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
      %94 = "stablehlo.compare"(%92, %93) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
      %95 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1xf32>}> : () -> tensor<1xf32>
      %96 = "stablehlo.select"(%94, %95, %92) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %97 = "stablehlo.broadcast_in_dim"(%96) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<1x3xf32>
      %98 = "stablehlo.divide"(%89, %97) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %99 = "stablehlo.broadcast_in_dim"(%98) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xf32>) -> tensor<1x3x4xf32>
      %100 = "stablehlo.broadcast_in_dim"(%86) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x4xf32>) -> tensor<1x3x4xf32>
      %101 = "stablehlo.multiply"(%99, %100) : (tensor<1x3x4xf32>, tensor<1x3x4xf32>) -> tensor<1x3x4xf32>
      %102 = "stablehlo.subtract"(%83, %101) : (tensor<1x3x4xf32>, tensor<1x3x4xf32>) -> tensor<1x3x4xf32>
      %103 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x4xi32>
      %104 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x3x4xi32>
      %105 = "stablehlo.broadcast_in_dim"(%r15) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x3x4xi32>
      %106 = "stablehlo.compare"(%103, %105) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x4xi32>, tensor<1x3x4xi32>) -> tensor<1x3x4xi1>
      %107 = "stablehlo.compare"(%104, %105) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x4xi32>, tensor<1x3x4xi32>) -> tensor<1x3x4xi1>
      %108 = "stablehlo.compare"(%104, %105) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x4xi32>, tensor<1x3x4xi32>) -> tensor<1x3x4xi1>
      %109 = "stablehlo.select"(%108, %99, %83) : (tensor<1x3x4xi1>, tensor<1x3x4xf32>, tensor<1x3x4xf32>) -> tensor<1x3x4xf32>
      %110 = "stablehlo.select"(%107, %102, %109) : (tensor<1x3x4xi1>, tensor<1x3x4xf32>, tensor<1x3x4xf32>) -> tensor<1x3x4xf32>
      %111 = "stablehlo.select"(%106, %110, %83) : (tensor<1x3x4xi1>, tensor<1x3x4xf32>, tensor<1x3x4xf32>) -> tensor<1x3x4xf32>
      %112 = "stablehlo.broadcast_in_dim"(%r15) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
      %113 = "stablehlo.constant"() <{value = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
      %114 = "stablehlo.compare"(%r19, %113) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
      %115 = "stablehlo.and"(%94, %114) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
      %116 = "stablehlo.constant"() <{value = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
      %117 = "stablehlo.add"(%112, %116) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
      %118 = "stablehlo.select"(%115, %117, %r19) : (tensor<1xi1>, tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
      %119 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %120 = "stablehlo.add"(%r15, %119) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%120, %111, %52, %68, %118) : (tensor<i32>, tensor<1x3x4xf32>, tensor<1x3xi32>, tensor<1x3xi32>, tensor<1xi32>) -> ()
    }) : (tensor<i32>, tensor<1x3x4xf32>, tensor<1x3xi32>, tensor<1x3xi32>, tensor<1xi32>) -> (tensor<i32>, tensor<1x3x4xf32>, tensor<1x3xi32>, tensor<1x3xi32>, tensor<1xi32>)
    %122 = "stablehlo.slice"(%121#1) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 3, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<1x3x4xf32>) -> tensor<1x3x3xf32>
    %123 = "stablehlo.slice"(%121#1) <{start_indices = array<i64: 0, 0, 3>, limit_indices = array<i64: 1, 3, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<1x3x4xf32>) -> tensor<1x3x1xf32>
    %124 = "stablehlo.triangular_solve"(%122, %123) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<1x3x3xf32>, tensor<1x3x1xf32>) -> tensor<1x3x1xf32>
    %125 = "stablehlo.reshape"(%124) : (tensor<1x3x1xf32>) -> tensor<3x1xf32>
    %126 = "stablehlo.reshape"(%125) : (tensor<3x1xf32>) -> tensor<3xf32>
    %127 = "stablehlo.reshape"(%122) : (tensor<1x3x3xf32>) -> tensor<3x3xf32>
    %128 = "stablehlo.reshape"(%121#2) : (tensor<1x3xi32>) -> tensor<3xi32>
    %129 = "stablehlo.reshape"(%121#4) : (tensor<1xi32>) -> tensor<i32>
    return %126, %127, %128, %129 : tensor<3xf32>, tensor<3x3xf32>, tensor<3xi32>, tensor<i32>
  }
}

// T[2,3,3] T[4,3] false, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x3xf32>, %arg1: tensor<4x3xf32>) -> (tensor<2x4x3xf32>, tensor<2x3x3xf32>, tensor<2x3xi32>, tensor<2xi32>) {
    %0 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %1 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
    %2 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
    %3 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %117:5 = "stablehlo.while"(%3, %arg0, %0, %1, %2) ({
    ^bb0(%r4: tensor<i32>, %r5: tensor<2x3x3xf32>, %r6: tensor<2x3xi32>, %r7: tensor<2x3xi32>, %r8: tensor<2xi32>):
      %9 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %10 = "stablehlo.compare"(%r4, %9) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%10) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r11: tensor<i32>, %r12: tensor<2x3x3xf32>, %r13: tensor<2x3xi32>, %r14: tensor<2x3xi32>, %r15: tensor<2xi32>):
      %16 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %17 = "stablehlo.dynamic_slice"(%r12, %16, %16, %r11) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<2x3x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xf32>
      %18 = "stablehlo.reshape"(%17) : (tensor<2x3x1xf32>) -> tensor<2x3xf32>
      %19 = "stablehlo.abs"(%18) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %20 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
      %21 = "stablehlo.broadcast_in_dim"(%r11) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x3xi32>
      %22 = "stablehlo.compare"(%20, %21) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %23 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %24 = "stablehlo.select"(%22, %19, %23) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %25 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
      %29 = "stablehlo.reduce"(%24, %25) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r26: tensor<f32>, %r27: tensor<f32>):
        %28 = "stablehlo.maximum"(%r26, %r27) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%28) : (tensor<f32>) -> ()
      }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
      %30 = "stablehlo.broadcast_in_dim"(%29) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf32>) -> tensor<2x3xf32>
      %31 = "stablehlo.compare"(%24, %30) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %32 = "stablehlo.compare"(%24, %24) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %33 = "stablehlo.or"(%31, %32) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %34 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
      %35 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
      %36 = "stablehlo.select"(%33, %34, %35) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %37 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
      %41 = "stablehlo.reduce"(%36, %37) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r38: tensor<i32>, %r39: tensor<i32>):
        %40 = "stablehlo.minimum"(%r38, %r39) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        "stablehlo.return"(%40) : (tensor<i32>) -> ()
      }) : (tensor<2x3xi32>, tensor<i32>) -> tensor<2xi32>
      %42 = "stablehlo.convert"(%41) : (tensor<2xi32>) -> tensor<2xi64>
      %43 = "stablehlo.convert"(%42) : (tensor<2xi64>) -> tensor<2xi32>
      %44 = "stablehlo.constant"() <{value = dense<1> : tensor<2xi32>}> : () -> tensor<2xi32>
      %45 = "stablehlo.add"(%43, %44) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      %46 = "stablehlo.reshape"(%45) : (tensor<2xi32>) -> tensor<2x1xi32>
      %47 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %48 = "stablehlo.dynamic_update_slice"(%r13, %46, %47, %r11) : (tensor<2x3xi32>, tensor<2x1xi32>, tensor<i32>, tensor<i32>) -> tensor<2x3xi32>
      %49 = "stablehlo.broadcast_in_dim"(%r11) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
      %50 = "stablehlo.reshape"(%49) : (tensor<2xi32>) -> tensor<2x1xi32>
      %51 = "stablehlo.gather"(%r14, %50) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<2x3xi32>, tensor<2x1xi32>) -> tensor<2x1xi32>
      %52 = "stablehlo.reshape"(%51) : (tensor<2x1xi32>) -> tensor<2xi32>
      %53 = "stablehlo.reshape"(%43) : (tensor<2xi32>) -> tensor<2x1xi32>
      %54 = "stablehlo.gather"(%r14, %53) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<2x3xi32>, tensor<2x1xi32>) -> tensor<2x1xi32>
      %55 = "stablehlo.reshape"(%54) : (tensor<2x1xi32>) -> tensor<2xi32>
      %56 = "stablehlo.broadcast_in_dim"(%52) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3xi32>
      %57 = "stablehlo.broadcast_in_dim"(%55) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3xi32>
      %58 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
      %59 = "stablehlo.broadcast_in_dim"(%49) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3xi32>
      %60 = "stablehlo.broadcast_in_dim"(%43) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3xi32>
      %61 = "stablehlo.compare"(%58, %59) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %62 = "stablehlo.compare"(%58, %60) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %63 = "stablehlo.select"(%62, %56, %r14) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %64 = "stablehlo.select"(%61, %57, %63) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %65 = "stablehlo.reshape"(%49) : (tensor<2xi32>) -> tensor<2x1xi32>
      %66 = "stablehlo.gather"(%r12, %65) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 3>, indices_are_sorted = false}> : (tensor<2x3x3xf32>, tensor<2x1xi32>) -> tensor<2x1x3xf32>
      %67 = "stablehlo.reshape"(%66) : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
      %68 = "stablehlo.reshape"(%43) : (tensor<2xi32>) -> tensor<2x1xi32>
      %69 = "stablehlo.gather"(%r12, %68) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 3>, indices_are_sorted = false}> : (tensor<2x3x3xf32>, tensor<2x1xi32>) -> tensor<2x1x3xf32>
      %70 = "stablehlo.reshape"(%69) : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
      %71 = "stablehlo.broadcast_in_dim"(%67) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x3xf32>) -> tensor<2x3x3xf32>
      %72 = "stablehlo.broadcast_in_dim"(%70) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x3xf32>) -> tensor<2x3x3xf32>
      %73 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3x3xi32>
      %74 = "stablehlo.broadcast_in_dim"(%49) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3x3xi32>
      %75 = "stablehlo.broadcast_in_dim"(%43) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3x3xi32>
      %76 = "stablehlo.compare"(%73, %74) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
      %77 = "stablehlo.compare"(%73, %75) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
      %78 = "stablehlo.select"(%77, %71, %r12) : (tensor<2x3x3xi1>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
      %79 = "stablehlo.select"(%76, %72, %78) : (tensor<2x3x3xi1>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
      %80 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %81 = "stablehlo.dynamic_slice"(%79, %80, %r11, %80) <{slice_sizes = array<i64: 2, 1, 3>}> : (tensor<2x3x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x1x3xf32>
      %82 = "stablehlo.reshape"(%81) : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
      %83 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %84 = "stablehlo.dynamic_slice"(%79, %83, %83, %r11) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<2x3x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xf32>
      %85 = "stablehlo.reshape"(%84) : (tensor<2x3x1xf32>) -> tensor<2x3xf32>
      %86 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %87 = "stablehlo.dynamic_slice"(%82, %86, %r11) <{slice_sizes = array<i64: 2, 1>}> : (tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> tensor<2x1xf32>
      %88 = "stablehlo.reshape"(%87) : (tensor<2x1xf32>) -> tensor<2xf32>
      %89 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2xf32>}> : () -> tensor<2xf32>
      %90 = "stablehlo.compare"(%88, %89) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
      %91 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2xf32>}> : () -> tensor<2xf32>
      %92 = "stablehlo.select"(%90, %91, %88) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %93 = "stablehlo.broadcast_in_dim"(%92) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf32>) -> tensor<2x3xf32>
      %94 = "stablehlo.divide"(%85, %93) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %95 = "stablehlo.broadcast_in_dim"(%94) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x3xf32>
      %96 = "stablehlo.broadcast_in_dim"(%82) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x3xf32>) -> tensor<2x3x3xf32>
      %97 = "stablehlo.multiply"(%95, %96) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
      %98 = "stablehlo.subtract"(%79, %97) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
      %99 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3x3xi32>
      %100 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x3x3xi32>
      %101 = "stablehlo.broadcast_in_dim"(%r11) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x3x3xi32>
      %102 = "stablehlo.compare"(%99, %101) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
      %103 = "stablehlo.compare"(%100, %101) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
      %104 = "stablehlo.compare"(%100, %101) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
      %105 = "stablehlo.select"(%104, %95, %79) : (tensor<2x3x3xi1>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
      %106 = "stablehlo.select"(%103, %98, %105) : (tensor<2x3x3xi1>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
      %107 = "stablehlo.select"(%102, %106, %79) : (tensor<2x3x3xi1>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
      %108 = "stablehlo.broadcast_in_dim"(%r11) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
      %109 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
      %110 = "stablehlo.compare"(%r15, %109) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
      %111 = "stablehlo.and"(%90, %110) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
      %112 = "stablehlo.constant"() <{value = dense<1> : tensor<2xi32>}> : () -> tensor<2xi32>
      %113 = "stablehlo.add"(%108, %112) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      %114 = "stablehlo.select"(%111, %113, %r15) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      %115 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %116 = "stablehlo.add"(%r11, %115) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%116, %107, %48, %64, %114) : (tensor<i32>, tensor<2x3x3xf32>, tensor<2x3xi32>, tensor<2x3xi32>, tensor<2xi32>) -> ()
    }) : (tensor<i32>, tensor<2x3x3xf32>, tensor<2x3xi32>, tensor<2x3xi32>, tensor<2xi32>) -> (tensor<i32>, tensor<2x3x3xf32>, tensor<2x3xi32>, tensor<2x3xi32>, tensor<2xi32>)
    %118 = "stablehlo.reshape"(%117#3) : (tensor<2x3xi32>) -> tensor<2x3x1xi32>
    %119 = "stablehlo.reshape"(%118) : (tensor<2x3x1xi32>) -> tensor<2x3xi32>
    %120 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<4x3xf32>) -> tensor<2x4x3xf32>
    %121 = "stablehlo.transpose"(%120) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x4x3xf32>) -> tensor<2x3x4xf32>
    %122 = "stablehlo.triangular_solve"(%117#1, %121) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<2x3x3xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %123 = "stablehlo.triangular_solve"(%117#1, %122) <{left_side = true, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<2x3x3xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %124 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3x3xi32>
    %125 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x3x3xi32>
    %126 = "stablehlo.broadcast_in_dim"(%119) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x3xi32>) -> tensor<2x3x3xi32>
    %127 = "stablehlo.compare"(%126, %124) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
    %128 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3x3xi32>}> : () -> tensor<2x3x3xi32>
    %129 = "stablehlo.select"(%127, %125, %128) : (tensor<2x3x3xi1>, tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi32>
    %130 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %134 = "stablehlo.reduce"(%129, %130) <{dimensions = array<i64: 2>}> ({
    ^bb0(%r131: tensor<i32>, %r132: tensor<i32>):
      %133 = "stablehlo.add"(%r131, %r132) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%133) : (tensor<i32>) -> ()
    }) : (tensor<2x3x3xi32>, tensor<i32>) -> tensor<2x3xi32>
    %135 = "stablehlo.gather"(%123, %134) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 4>, indices_are_sorted = false}> : (tensor<2x3x4xf32>, tensor<2x3xi32>) -> tensor<2x3x4xf32>
    %136 = "stablehlo.transpose"(%135) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x3x4xf32>) -> tensor<2x4x3xf32>
    return %136, %117#1, %117#2, %117#4 : tensor<2x4x3xf32>, tensor<2x3x3xf32>, tensor<2x3xi32>, tensor<2xi32>
  }
}

// T[2,3,3] T[2,3,65], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x3xf32>, %arg1: tensor<2x3x65xf32>) -> (tensor<2x3x65xf32>, tensor<2x3x3xf32>, tensor<2x3xi32>, tensor<2xi32>) {
    %0 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %1 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
    %2 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
    %3 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %117:5 = "stablehlo.while"(%3, %arg0, %0, %1, %2) ({
    ^bb0(%r4: tensor<i32>, %r5: tensor<2x3x3xf32>, %r6: tensor<2x3xi32>, %r7: tensor<2x3xi32>, %r8: tensor<2xi32>):
      %9 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %10 = "stablehlo.compare"(%r4, %9) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%10) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r11: tensor<i32>, %r12: tensor<2x3x3xf32>, %r13: tensor<2x3xi32>, %r14: tensor<2x3xi32>, %r15: tensor<2xi32>):
      %16 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %17 = "stablehlo.dynamic_slice"(%r12, %16, %16, %r11) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<2x3x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xf32>
      %18 = "stablehlo.reshape"(%17) : (tensor<2x3x1xf32>) -> tensor<2x3xf32>
      %19 = "stablehlo.abs"(%18) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %20 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
      %21 = "stablehlo.broadcast_in_dim"(%r11) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x3xi32>
      %22 = "stablehlo.compare"(%20, %21) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %23 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %24 = "stablehlo.select"(%22, %19, %23) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %25 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
      %29 = "stablehlo.reduce"(%24, %25) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r26: tensor<f32>, %r27: tensor<f32>):
        %28 = "stablehlo.maximum"(%r26, %r27) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%28) : (tensor<f32>) -> ()
      }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
      %30 = "stablehlo.broadcast_in_dim"(%29) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf32>) -> tensor<2x3xf32>
      %31 = "stablehlo.compare"(%24, %30) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %32 = "stablehlo.compare"(%24, %24) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %33 = "stablehlo.or"(%31, %32) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %34 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
      %35 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
      %36 = "stablehlo.select"(%33, %34, %35) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %37 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
      %41 = "stablehlo.reduce"(%36, %37) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r38: tensor<i32>, %r39: tensor<i32>):
        %40 = "stablehlo.minimum"(%r38, %r39) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        "stablehlo.return"(%40) : (tensor<i32>) -> ()
      }) : (tensor<2x3xi32>, tensor<i32>) -> tensor<2xi32>
      %42 = "stablehlo.convert"(%41) : (tensor<2xi32>) -> tensor<2xi64>
      %43 = "stablehlo.convert"(%42) : (tensor<2xi64>) -> tensor<2xi32>
      %44 = "stablehlo.constant"() <{value = dense<1> : tensor<2xi32>}> : () -> tensor<2xi32>
      %45 = "stablehlo.add"(%43, %44) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      %46 = "stablehlo.reshape"(%45) : (tensor<2xi32>) -> tensor<2x1xi32>
      %47 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %48 = "stablehlo.dynamic_update_slice"(%r13, %46, %47, %r11) : (tensor<2x3xi32>, tensor<2x1xi32>, tensor<i32>, tensor<i32>) -> tensor<2x3xi32>
      %49 = "stablehlo.broadcast_in_dim"(%r11) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
      %50 = "stablehlo.reshape"(%49) : (tensor<2xi32>) -> tensor<2x1xi32>
      %51 = "stablehlo.gather"(%r14, %50) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<2x3xi32>, tensor<2x1xi32>) -> tensor<2x1xi32>
      %52 = "stablehlo.reshape"(%51) : (tensor<2x1xi32>) -> tensor<2xi32>
      %53 = "stablehlo.reshape"(%43) : (tensor<2xi32>) -> tensor<2x1xi32>
      %54 = "stablehlo.gather"(%r14, %53) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<2x3xi32>, tensor<2x1xi32>) -> tensor<2x1xi32>
      %55 = "stablehlo.reshape"(%54) : (tensor<2x1xi32>) -> tensor<2xi32>
      %56 = "stablehlo.broadcast_in_dim"(%52) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3xi32>
      %57 = "stablehlo.broadcast_in_dim"(%55) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3xi32>
      %58 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
      %59 = "stablehlo.broadcast_in_dim"(%49) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3xi32>
      %60 = "stablehlo.broadcast_in_dim"(%43) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3xi32>
      %61 = "stablehlo.compare"(%58, %59) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %62 = "stablehlo.compare"(%58, %60) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %63 = "stablehlo.select"(%62, %56, %r14) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %64 = "stablehlo.select"(%61, %57, %63) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %65 = "stablehlo.reshape"(%49) : (tensor<2xi32>) -> tensor<2x1xi32>
      %66 = "stablehlo.gather"(%r12, %65) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 3>, indices_are_sorted = false}> : (tensor<2x3x3xf32>, tensor<2x1xi32>) -> tensor<2x1x3xf32>
      %67 = "stablehlo.reshape"(%66) : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
      %68 = "stablehlo.reshape"(%43) : (tensor<2xi32>) -> tensor<2x1xi32>
      %69 = "stablehlo.gather"(%r12, %68) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 3>, indices_are_sorted = false}> : (tensor<2x3x3xf32>, tensor<2x1xi32>) -> tensor<2x1x3xf32>
      %70 = "stablehlo.reshape"(%69) : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
      %71 = "stablehlo.broadcast_in_dim"(%67) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x3xf32>) -> tensor<2x3x3xf32>
      %72 = "stablehlo.broadcast_in_dim"(%70) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x3xf32>) -> tensor<2x3x3xf32>
      %73 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3x3xi32>
      %74 = "stablehlo.broadcast_in_dim"(%49) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3x3xi32>
      %75 = "stablehlo.broadcast_in_dim"(%43) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3x3xi32>
      %76 = "stablehlo.compare"(%73, %74) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
      %77 = "stablehlo.compare"(%73, %75) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
      %78 = "stablehlo.select"(%77, %71, %r12) : (tensor<2x3x3xi1>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
      %79 = "stablehlo.select"(%76, %72, %78) : (tensor<2x3x3xi1>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
      %80 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %81 = "stablehlo.dynamic_slice"(%79, %80, %r11, %80) <{slice_sizes = array<i64: 2, 1, 3>}> : (tensor<2x3x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x1x3xf32>
      %82 = "stablehlo.reshape"(%81) : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
      %83 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %84 = "stablehlo.dynamic_slice"(%79, %83, %83, %r11) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<2x3x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xf32>
      %85 = "stablehlo.reshape"(%84) : (tensor<2x3x1xf32>) -> tensor<2x3xf32>
      %86 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %87 = "stablehlo.dynamic_slice"(%82, %86, %r11) <{slice_sizes = array<i64: 2, 1>}> : (tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> tensor<2x1xf32>
      %88 = "stablehlo.reshape"(%87) : (tensor<2x1xf32>) -> tensor<2xf32>
      %89 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2xf32>}> : () -> tensor<2xf32>
      %90 = "stablehlo.compare"(%88, %89) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
      %91 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2xf32>}> : () -> tensor<2xf32>
      %92 = "stablehlo.select"(%90, %91, %88) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %93 = "stablehlo.broadcast_in_dim"(%92) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf32>) -> tensor<2x3xf32>
      %94 = "stablehlo.divide"(%85, %93) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %95 = "stablehlo.broadcast_in_dim"(%94) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x3xf32>
      %96 = "stablehlo.broadcast_in_dim"(%82) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x3xf32>) -> tensor<2x3x3xf32>
      %97 = "stablehlo.multiply"(%95, %96) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
      %98 = "stablehlo.subtract"(%79, %97) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
      %99 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3x3xi32>
      %100 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x3x3xi32>
      %101 = "stablehlo.broadcast_in_dim"(%r11) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x3x3xi32>
      %102 = "stablehlo.compare"(%99, %101) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
      %103 = "stablehlo.compare"(%100, %101) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
      %104 = "stablehlo.compare"(%100, %101) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
      %105 = "stablehlo.select"(%104, %95, %79) : (tensor<2x3x3xi1>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
      %106 = "stablehlo.select"(%103, %98, %105) : (tensor<2x3x3xi1>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
      %107 = "stablehlo.select"(%102, %106, %79) : (tensor<2x3x3xi1>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
      %108 = "stablehlo.broadcast_in_dim"(%r11) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
      %109 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
      %110 = "stablehlo.compare"(%r15, %109) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
      %111 = "stablehlo.and"(%90, %110) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
      %112 = "stablehlo.constant"() <{value = dense<1> : tensor<2xi32>}> : () -> tensor<2xi32>
      %113 = "stablehlo.add"(%108, %112) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      %114 = "stablehlo.select"(%111, %113, %r15) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      %115 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %116 = "stablehlo.add"(%r11, %115) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%116, %107, %48, %64, %114) : (tensor<i32>, tensor<2x3x3xf32>, tensor<2x3xi32>, tensor<2x3xi32>, tensor<2xi32>) -> ()
    }) : (tensor<i32>, tensor<2x3x3xf32>, tensor<2x3xi32>, tensor<2x3xi32>, tensor<2xi32>) -> (tensor<i32>, tensor<2x3x3xf32>, tensor<2x3xi32>, tensor<2x3xi32>, tensor<2xi32>)
    %118 = "stablehlo.gather"(%arg1, %117#3) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 65>, indices_are_sorted = false}> : (tensor<2x3x65xf32>, tensor<2x3xi32>) -> tensor<2x3x65xf32>
    %119 = "stablehlo.triangular_solve"(%117#1, %118) <{left_side = true, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x3x3xf32>, tensor<2x3x65xf32>) -> tensor<2x3x65xf32>
    %120 = "stablehlo.triangular_solve"(%117#1, %119) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x3x3xf32>, tensor<2x3x65xf32>) -> tensor<2x3x65xf32>
    return %120, %117#1, %117#2, %117#4 : tensor<2x3x65xf32>, tensor<2x3x3xf32>, tensor<2x3xi32>, tensor<2xi32>
  }
}

// T[3,3] T[3], T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<3x3xf64>, %arg1: tensor<3xf64>) -> (tensor<3xf64>, tensor<3x3xf64>, tensor<3xi32>, tensor<i32>) {
    %0 = "stablehlo.reshape"(%arg1) : (tensor<3xf64>) -> tensor<3x1xf64>
    %1 = "stablehlo.reshape"(%arg0) : (tensor<3x3xf64>) -> tensor<1x3x3xf64>
    %2 = "stablehlo.reshape"(%0) : (tensor<3x1xf64>) -> tensor<1x3x1xf64>
    %3 = "stablehlo.concatenate"(%1, %2) <{dimension = 2 : i64}> : (tensor<1x3x3xf64>, tensor<1x3x1xf64>) -> tensor<1x3x4xf64>
    %4 = "stablehlo.constant"() <{value = dense<0> : tensor<1x3xi32>}> : () -> tensor<1x3xi32>
    %5 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
    %6 = "stablehlo.constant"() <{value = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
    %7 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %121:5 = "stablehlo.while"(%7, %3, %4, %5, %6) ({
    ^bb0(%r8: tensor<i32>, %r9: tensor<1x3x4xf64>, %r10: tensor<1x3xi32>, %r11: tensor<1x3xi32>, %r12: tensor<1xi32>):
      %13 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %14 = "stablehlo.compare"(%r8, %13) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%14) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r15: tensor<i32>, %r16: tensor<1x3x4xf64>, %r17: tensor<1x3xi32>, %r18: tensor<1x3xi32>, %r19: tensor<1xi32>):
      %20 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %21 = "stablehlo.dynamic_slice"(%r16, %20, %20, %r15) <{slice_sizes = array<i64: 1, 3, 1>}> : (tensor<1x3x4xf64>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x1xf64>
      %22 = "stablehlo.reshape"(%21) : (tensor<1x3x1xf64>) -> tensor<1x3xf64>
      %23 = "stablehlo.abs"(%22) : (tensor<1x3xf64>) -> tensor<1x3xf64>
      %24 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
      %25 = "stablehlo.broadcast_in_dim"(%r15) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x3xi32>
      %26 = "stablehlo.compare"(%24, %25) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %27 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<1x3xf64>}> : () -> tensor<1x3xf64>
      %28 = "stablehlo.select"(%26, %23, %27) : (tensor<1x3xi1>, tensor<1x3xf64>, tensor<1x3xf64>) -> tensor<1x3xf64>
      %29 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<f64>}> : () -> tensor<f64>
      %33 = "stablehlo.reduce"(%28, %29) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r30: tensor<f64>, %r31: tensor<f64>):
        %32 = "stablehlo.maximum"(%r30, %r31) : (tensor<f64>, tensor<f64>) -> tensor<f64>
        "stablehlo.return"(%32) : (tensor<f64>) -> ()
      }) : (tensor<1x3xf64>, tensor<f64>) -> tensor<1xf64>
      %34 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf64>) -> tensor<1x3xf64>
      %35 = "stablehlo.compare"(%28, %34) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x3xf64>, tensor<1x3xf64>) -> tensor<1x3xi1>
      %36 = "stablehlo.compare"(%28, %28) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x3xf64>, tensor<1x3xf64>) -> tensor<1x3xi1>
      %37 = "stablehlo.or"(%35, %36) : (tensor<1x3xi1>, tensor<1x3xi1>) -> tensor<1x3xi1>
      %38 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
      %39 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<1x3xi32>}> : () -> tensor<1x3xi32>
      %40 = "stablehlo.select"(%37, %38, %39) : (tensor<1x3xi1>, tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi32>
      %41 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
      %45 = "stablehlo.reduce"(%40, %41) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r42: tensor<i32>, %r43: tensor<i32>):
        %44 = "stablehlo.minimum"(%r42, %r43) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        "stablehlo.return"(%44) : (tensor<i32>) -> ()
      }) : (tensor<1x3xi32>, tensor<i32>) -> tensor<1xi32>
      %46 = "stablehlo.convert"(%45) : (tensor<1xi32>) -> tensor<1xi64>
      %47 = "stablehlo.convert"(%46) : (tensor<1xi64>) -> tensor<1xi32>
      %48 = "stablehlo.constant"() <{value = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
      %49 = "stablehlo.add"(%47, %48) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
      %50 = "stablehlo.reshape"(%49) : (tensor<1xi32>) -> tensor<1x1xi32>
      %51 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %52 = "stablehlo.dynamic_update_slice"(%r17, %50, %51, %r15) : (tensor<1x3xi32>, tensor<1x1xi32>, tensor<i32>, tensor<i32>) -> tensor<1x3xi32>
      %53 = "stablehlo.broadcast_in_dim"(%r15) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
      %54 = "stablehlo.reshape"(%53) : (tensor<1xi32>) -> tensor<1x1xi32>
      %55 = "stablehlo.gather"(%r18, %54) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<1x3xi32>, tensor<1x1xi32>) -> tensor<1x1xi32>
      %56 = "stablehlo.reshape"(%55) : (tensor<1x1xi32>) -> tensor<1xi32>
      %57 = "stablehlo.reshape"(%47) : (tensor<1xi32>) -> tensor<1x1xi32>
      %58 = "stablehlo.gather"(%r18, %57) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<1x3xi32>, tensor<1x1xi32>) -> tensor<1x1xi32>
      %59 = "stablehlo.reshape"(%58) : (tensor<1x1xi32>) -> tensor<1xi32>
      %60 = "stablehlo.broadcast_in_dim"(%56) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3xi32>
      %61 = "stablehlo.broadcast_in_dim"(%59) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3xi32>
      %62 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
      %63 = "stablehlo.broadcast_in_dim"(%53) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3xi32>
      %64 = "stablehlo.broadcast_in_dim"(%47) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3xi32>
      %65 = "stablehlo.compare"(%62, %63) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %66 = "stablehlo.compare"(%62, %64) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %67 = "stablehlo.select"(%66, %60, %r18) : (tensor<1x3xi1>, tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi32>
      %68 = "stablehlo.select"(%65, %61, %67) : (tensor<1x3xi1>, tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi32>
      %69 = "stablehlo.reshape"(%53) : (tensor<1xi32>) -> tensor<1x1xi32>
      %70 = "stablehlo.gather"(%r16, %69) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 4>, indices_are_sorted = false}> : (tensor<1x3x4xf64>, tensor<1x1xi32>) -> tensor<1x1x4xf64>
      %71 = "stablehlo.reshape"(%70) : (tensor<1x1x4xf64>) -> tensor<1x4xf64>
      %72 = "stablehlo.reshape"(%47) : (tensor<1xi32>) -> tensor<1x1xi32>
      %73 = "stablehlo.gather"(%r16, %72) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 4>, indices_are_sorted = false}> : (tensor<1x3x4xf64>, tensor<1x1xi32>) -> tensor<1x1x4xf64>
      %74 = "stablehlo.reshape"(%73) : (tensor<1x1x4xf64>) -> tensor<1x4xf64>
      %75 = "stablehlo.broadcast_in_dim"(%71) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x4xf64>) -> tensor<1x3x4xf64>
      %76 = "stablehlo.broadcast_in_dim"(%74) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x4xf64>) -> tensor<1x3x4xf64>
      %77 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x4xi32>
      %78 = "stablehlo.broadcast_in_dim"(%53) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3x4xi32>
      %79 = "stablehlo.broadcast_in_dim"(%47) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3x4xi32>
      %80 = "stablehlo.compare"(%77, %78) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x4xi32>, tensor<1x3x4xi32>) -> tensor<1x3x4xi1>
      %81 = "stablehlo.compare"(%77, %79) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x4xi32>, tensor<1x3x4xi32>) -> tensor<1x3x4xi1>
      %82 = "stablehlo.select"(%81, %75, %r16) : (tensor<1x3x4xi1>, tensor<1x3x4xf64>, tensor<1x3x4xf64>) -> tensor<1x3x4xf64>
      %83 = "stablehlo.select"(%80, %76, %82) : (tensor<1x3x4xi1>, tensor<1x3x4xf64>, tensor<1x3x4xf64>) -> tensor<1x3x4xf64>
      %84 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %85 = "stablehlo.dynamic_slice"(%83, %84, %r15, %84) <{slice_sizes = array<i64: 1, 1, 4>}> : (tensor<1x3x4xf64>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x4xf64>
      %86 = "stablehlo.reshape"(%85) : (tensor<1x1x4xf64>) -> tensor<1x4xf64>
      %87 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %88 = "stablehlo.dynamic_slice"(%83, %87, %87, %r15) <{slice_sizes = array<i64: 1, 3, 1>}> : (tensor<1x3x4xf64>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x1xf64>
      %89 = "stablehlo.reshape"(%88) : (tensor<1x3x1xf64>) -> tensor<1x3xf64>
      %90 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %91 = "stablehlo.dynamic_slice"(%86, %90, %r15) <{slice_sizes = array<i64: 1, 1>}> : (tensor<1x4xf64>, tensor<i32>, tensor<i32>) -> tensor<1x1xf64>
      %92 = "stablehlo.reshape"(%91) : (tensor<1x1xf64>) -> tensor<1xf64>
      %93 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf64>}> : () -> tensor<1xf64>
      %94 = "stablehlo.compare"(%92, %93) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
      %95 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1xf64>}> : () -> tensor<1xf64>
      %96 = "stablehlo.select"(%94, %95, %92) : (tensor<1xi1>, tensor<1xf64>, tensor<1xf64>) -> tensor<1xf64>
      %97 = "stablehlo.broadcast_in_dim"(%96) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf64>) -> tensor<1x3xf64>
      %98 = "stablehlo.divide"(%89, %97) : (tensor<1x3xf64>, tensor<1x3xf64>) -> tensor<1x3xf64>
      %99 = "stablehlo.broadcast_in_dim"(%98) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xf64>) -> tensor<1x3x4xf64>
      %100 = "stablehlo.broadcast_in_dim"(%86) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x4xf64>) -> tensor<1x3x4xf64>
      %101 = "stablehlo.multiply"(%99, %100) : (tensor<1x3x4xf64>, tensor<1x3x4xf64>) -> tensor<1x3x4xf64>
      %102 = "stablehlo.subtract"(%83, %101) : (tensor<1x3x4xf64>, tensor<1x3x4xf64>) -> tensor<1x3x4xf64>
      %103 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x4xi32>
      %104 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x3x4xi32>
      %105 = "stablehlo.broadcast_in_dim"(%r15) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x3x4xi32>
      %106 = "stablehlo.compare"(%103, %105) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x4xi32>, tensor<1x3x4xi32>) -> tensor<1x3x4xi1>
      %107 = "stablehlo.compare"(%104, %105) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x4xi32>, tensor<1x3x4xi32>) -> tensor<1x3x4xi1>
      %108 = "stablehlo.compare"(%104, %105) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x4xi32>, tensor<1x3x4xi32>) -> tensor<1x3x4xi1>
      %109 = "stablehlo.select"(%108, %99, %83) : (tensor<1x3x4xi1>, tensor<1x3x4xf64>, tensor<1x3x4xf64>) -> tensor<1x3x4xf64>
      %110 = "stablehlo.select"(%107, %102, %109) : (tensor<1x3x4xi1>, tensor<1x3x4xf64>, tensor<1x3x4xf64>) -> tensor<1x3x4xf64>
      %111 = "stablehlo.select"(%106, %110, %83) : (tensor<1x3x4xi1>, tensor<1x3x4xf64>, tensor<1x3x4xf64>) -> tensor<1x3x4xf64>
      %112 = "stablehlo.broadcast_in_dim"(%r15) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
      %113 = "stablehlo.constant"() <{value = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
      %114 = "stablehlo.compare"(%r19, %113) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
      %115 = "stablehlo.and"(%94, %114) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
      %116 = "stablehlo.constant"() <{value = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
      %117 = "stablehlo.add"(%112, %116) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
      %118 = "stablehlo.select"(%115, %117, %r19) : (tensor<1xi1>, tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
      %119 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %120 = "stablehlo.add"(%r15, %119) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%120, %111, %52, %68, %118) : (tensor<i32>, tensor<1x3x4xf64>, tensor<1x3xi32>, tensor<1x3xi32>, tensor<1xi32>) -> ()
    }) : (tensor<i32>, tensor<1x3x4xf64>, tensor<1x3xi32>, tensor<1x3xi32>, tensor<1xi32>) -> (tensor<i32>, tensor<1x3x4xf64>, tensor<1x3xi32>, tensor<1x3xi32>, tensor<1xi32>)
    %122 = "stablehlo.slice"(%121#1) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 3, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<1x3x4xf64>) -> tensor<1x3x3xf64>
    %123 = "stablehlo.slice"(%121#1) <{start_indices = array<i64: 0, 0, 3>, limit_indices = array<i64: 1, 3, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<1x3x4xf64>) -> tensor<1x3x1xf64>
    %124 = "stablehlo.triangular_solve"(%122, %123) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<1x3x3xf64>, tensor<1x3x1xf64>) -> tensor<1x3x1xf64>
    %125 = "stablehlo.reshape"(%124) : (tensor<1x3x1xf64>) -> tensor<3x1xf64>
    %126 = "stablehlo.reshape"(%125) : (tensor<3x1xf64>) -> tensor<3xf64>
    %127 = "stablehlo.reshape"(%122) : (tensor<1x3x3xf64>) -> tensor<3x3xf64>
    %128 = "stablehlo.reshape"(%121#2) : (tensor<1x3xi32>) -> tensor<3xi32>
    %129 = "stablehlo.reshape"(%121#4) : (tensor<1xi32>) -> tensor<i32>
    return %126, %127, %128, %129 : tensor<3xf64>, tensor<3x3xf64>, tensor<3xi32>, tensor<i32>
  }
}

// T[3,3] T[3], T = complex64
module @torchtpu {
  func.func public @main(%arg0: tensor<3x3xcomplex<f32>>, %arg1: tensor<3xcomplex<f32>>) -> (tensor<3xcomplex<f32>>, tensor<3x3xcomplex<f32>>, tensor<3xi32>, tensor<i32>) {
    %0 = "stablehlo.reshape"(%arg1) : (tensor<3xcomplex<f32>>) -> tensor<3x1xcomplex<f32>>
    %1 = "stablehlo.reshape"(%arg0) : (tensor<3x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
    %2 = "stablehlo.reshape"(%0) : (tensor<3x1xcomplex<f32>>) -> tensor<1x3x1xcomplex<f32>>
    %3 = "stablehlo.concatenate"(%1, %2) <{dimension = 2 : i64}> : (tensor<1x3x3xcomplex<f32>>, tensor<1x3x1xcomplex<f32>>) -> tensor<1x3x4xcomplex<f32>>
    %4 = "stablehlo.constant"() <{value = dense<0> : tensor<1x3xi32>}> : () -> tensor<1x3xi32>
    %5 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
    %6 = "stablehlo.constant"() <{value = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
    %7 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %125:5 = "stablehlo.while"(%7, %3, %4, %5, %6) ({
    ^bb0(%r8: tensor<i32>, %r9: tensor<1x3x4xcomplex<f32>>, %r10: tensor<1x3xi32>, %r11: tensor<1x3xi32>, %r12: tensor<1xi32>):
      %13 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %14 = "stablehlo.compare"(%r8, %13) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%14) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r15: tensor<i32>, %r16: tensor<1x3x4xcomplex<f32>>, %r17: tensor<1x3xi32>, %r18: tensor<1x3xi32>, %r19: tensor<1xi32>):
      %20 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %21 = "stablehlo.dynamic_slice"(%r16, %20, %20, %r15) <{slice_sizes = array<i64: 1, 3, 1>}> : (tensor<1x3x4xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x1xcomplex<f32>>
      %22 = "stablehlo.reshape"(%21) : (tensor<1x3x1xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %23 = "stablehlo.real"(%22) : (tensor<1x3xcomplex<f32>>) -> tensor<1x3xf32>
      %24 = "stablehlo.imag"(%22) : (tensor<1x3xcomplex<f32>>) -> tensor<1x3xf32>
      %25 = "stablehlo.abs"(%23) : (tensor<1x3xf32>) -> tensor<1x3xf32>
      %26 = "stablehlo.abs"(%24) : (tensor<1x3xf32>) -> tensor<1x3xf32>
      %27 = "stablehlo.add"(%25, %26) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %28 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
      %29 = "stablehlo.broadcast_in_dim"(%r15) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x3xi32>
      %30 = "stablehlo.compare"(%28, %29) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %31 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<1x3xf32>}> : () -> tensor<1x3xf32>
      %32 = "stablehlo.select"(%30, %27, %31) : (tensor<1x3xi1>, tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %33 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
      %37 = "stablehlo.reduce"(%32, %33) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r34: tensor<f32>, %r35: tensor<f32>):
        %36 = "stablehlo.maximum"(%r34, %r35) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%36) : (tensor<f32>) -> ()
      }) : (tensor<1x3xf32>, tensor<f32>) -> tensor<1xf32>
      %38 = "stablehlo.broadcast_in_dim"(%37) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<1x3xf32>
      %39 = "stablehlo.compare"(%32, %38) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xi1>
      %40 = "stablehlo.compare"(%32, %32) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xi1>
      %41 = "stablehlo.or"(%39, %40) : (tensor<1x3xi1>, tensor<1x3xi1>) -> tensor<1x3xi1>
      %42 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
      %43 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<1x3xi32>}> : () -> tensor<1x3xi32>
      %44 = "stablehlo.select"(%41, %42, %43) : (tensor<1x3xi1>, tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi32>
      %45 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
      %49 = "stablehlo.reduce"(%44, %45) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r46: tensor<i32>, %r47: tensor<i32>):
        %48 = "stablehlo.minimum"(%r46, %r47) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        "stablehlo.return"(%48) : (tensor<i32>) -> ()
      }) : (tensor<1x3xi32>, tensor<i32>) -> tensor<1xi32>
      %50 = "stablehlo.convert"(%49) : (tensor<1xi32>) -> tensor<1xi64>
      %51 = "stablehlo.convert"(%50) : (tensor<1xi64>) -> tensor<1xi32>
      %52 = "stablehlo.constant"() <{value = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
      %53 = "stablehlo.add"(%51, %52) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
      %54 = "stablehlo.reshape"(%53) : (tensor<1xi32>) -> tensor<1x1xi32>
      %55 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %56 = "stablehlo.dynamic_update_slice"(%r17, %54, %55, %r15) : (tensor<1x3xi32>, tensor<1x1xi32>, tensor<i32>, tensor<i32>) -> tensor<1x3xi32>
      %57 = "stablehlo.broadcast_in_dim"(%r15) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
      %58 = "stablehlo.reshape"(%57) : (tensor<1xi32>) -> tensor<1x1xi32>
      %59 = "stablehlo.gather"(%r18, %58) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<1x3xi32>, tensor<1x1xi32>) -> tensor<1x1xi32>
      %60 = "stablehlo.reshape"(%59) : (tensor<1x1xi32>) -> tensor<1xi32>
      %61 = "stablehlo.reshape"(%51) : (tensor<1xi32>) -> tensor<1x1xi32>
      %62 = "stablehlo.gather"(%r18, %61) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<1x3xi32>, tensor<1x1xi32>) -> tensor<1x1xi32>
      %63 = "stablehlo.reshape"(%62) : (tensor<1x1xi32>) -> tensor<1xi32>
      %64 = "stablehlo.broadcast_in_dim"(%60) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3xi32>
      %65 = "stablehlo.broadcast_in_dim"(%63) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3xi32>
      %66 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
      %67 = "stablehlo.broadcast_in_dim"(%57) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3xi32>
      %68 = "stablehlo.broadcast_in_dim"(%51) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3xi32>
      %69 = "stablehlo.compare"(%66, %67) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %70 = "stablehlo.compare"(%66, %68) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %71 = "stablehlo.select"(%70, %64, %r18) : (tensor<1x3xi1>, tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi32>
      %72 = "stablehlo.select"(%69, %65, %71) : (tensor<1x3xi1>, tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi32>
      %73 = "stablehlo.reshape"(%57) : (tensor<1xi32>) -> tensor<1x1xi32>
      %74 = "stablehlo.gather"(%r16, %73) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 4>, indices_are_sorted = false}> : (tensor<1x3x4xcomplex<f32>>, tensor<1x1xi32>) -> tensor<1x1x4xcomplex<f32>>
      %75 = "stablehlo.reshape"(%74) : (tensor<1x1x4xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
      %76 = "stablehlo.reshape"(%51) : (tensor<1xi32>) -> tensor<1x1xi32>
      %77 = "stablehlo.gather"(%r16, %76) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 4>, indices_are_sorted = false}> : (tensor<1x3x4xcomplex<f32>>, tensor<1x1xi32>) -> tensor<1x1x4xcomplex<f32>>
      %78 = "stablehlo.reshape"(%77) : (tensor<1x1x4xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
      %79 = "stablehlo.broadcast_in_dim"(%75) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x4xcomplex<f32>>) -> tensor<1x3x4xcomplex<f32>>
      %80 = "stablehlo.broadcast_in_dim"(%78) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x4xcomplex<f32>>) -> tensor<1x3x4xcomplex<f32>>
      %81 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x4xi32>
      %82 = "stablehlo.broadcast_in_dim"(%57) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3x4xi32>
      %83 = "stablehlo.broadcast_in_dim"(%51) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3x4xi32>
      %84 = "stablehlo.compare"(%81, %82) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x4xi32>, tensor<1x3x4xi32>) -> tensor<1x3x4xi1>
      %85 = "stablehlo.compare"(%81, %83) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x4xi32>, tensor<1x3x4xi32>) -> tensor<1x3x4xi1>
      %86 = "stablehlo.select"(%85, %79, %r16) : (tensor<1x3x4xi1>, tensor<1x3x4xcomplex<f32>>, tensor<1x3x4xcomplex<f32>>) -> tensor<1x3x4xcomplex<f32>>
      %87 = "stablehlo.select"(%84, %80, %86) : (tensor<1x3x4xi1>, tensor<1x3x4xcomplex<f32>>, tensor<1x3x4xcomplex<f32>>) -> tensor<1x3x4xcomplex<f32>>
      %88 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %89 = "stablehlo.dynamic_slice"(%87, %88, %r15, %88) <{slice_sizes = array<i64: 1, 1, 4>}> : (tensor<1x3x4xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x4xcomplex<f32>>
      %90 = "stablehlo.reshape"(%89) : (tensor<1x1x4xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
      %91 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %92 = "stablehlo.dynamic_slice"(%87, %91, %91, %r15) <{slice_sizes = array<i64: 1, 3, 1>}> : (tensor<1x3x4xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x1xcomplex<f32>>
      %93 = "stablehlo.reshape"(%92) : (tensor<1x3x1xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %94 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %95 = "stablehlo.dynamic_slice"(%90, %94, %r15) <{slice_sizes = array<i64: 1, 1>}> : (tensor<1x4xcomplex<f32>>, tensor<i32>, tensor<i32>) -> tensor<1x1xcomplex<f32>>
      %96 = "stablehlo.reshape"(%95) : (tensor<1x1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %97 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<1xcomplex<f32>>}> : () -> tensor<1xcomplex<f32>>
      %98 = "stablehlo.compare"(%96, %97) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<1xi1>
      %99 = "stablehlo.constant"() <{value = dense<(1.0, 0.0)> : tensor<1xcomplex<f32>>}> : () -> tensor<1xcomplex<f32>>
      %100 = "stablehlo.select"(%98, %99, %96) : (tensor<1xi1>, tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %101 = "stablehlo.broadcast_in_dim"(%100) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %102 = "stablehlo.divide"(%93, %101) : (tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %103 = "stablehlo.broadcast_in_dim"(%102) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xcomplex<f32>>) -> tensor<1x3x4xcomplex<f32>>
      %104 = "stablehlo.broadcast_in_dim"(%90) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x4xcomplex<f32>>) -> tensor<1x3x4xcomplex<f32>>
      %105 = "stablehlo.multiply"(%103, %104) : (tensor<1x3x4xcomplex<f32>>, tensor<1x3x4xcomplex<f32>>) -> tensor<1x3x4xcomplex<f32>>
      %106 = "stablehlo.subtract"(%87, %105) : (tensor<1x3x4xcomplex<f32>>, tensor<1x3x4xcomplex<f32>>) -> tensor<1x3x4xcomplex<f32>>
      %107 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x4xi32>
      %108 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x3x4xi32>
      %109 = "stablehlo.broadcast_in_dim"(%r15) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x3x4xi32>
      %110 = "stablehlo.compare"(%107, %109) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x4xi32>, tensor<1x3x4xi32>) -> tensor<1x3x4xi1>
      %111 = "stablehlo.compare"(%108, %109) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x4xi32>, tensor<1x3x4xi32>) -> tensor<1x3x4xi1>
      %112 = "stablehlo.compare"(%108, %109) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x4xi32>, tensor<1x3x4xi32>) -> tensor<1x3x4xi1>
      %113 = "stablehlo.select"(%112, %103, %87) : (tensor<1x3x4xi1>, tensor<1x3x4xcomplex<f32>>, tensor<1x3x4xcomplex<f32>>) -> tensor<1x3x4xcomplex<f32>>
      %114 = "stablehlo.select"(%111, %106, %113) : (tensor<1x3x4xi1>, tensor<1x3x4xcomplex<f32>>, tensor<1x3x4xcomplex<f32>>) -> tensor<1x3x4xcomplex<f32>>
      %115 = "stablehlo.select"(%110, %114, %87) : (tensor<1x3x4xi1>, tensor<1x3x4xcomplex<f32>>, tensor<1x3x4xcomplex<f32>>) -> tensor<1x3x4xcomplex<f32>>
      %116 = "stablehlo.broadcast_in_dim"(%r15) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
      %117 = "stablehlo.constant"() <{value = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
      %118 = "stablehlo.compare"(%r19, %117) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
      %119 = "stablehlo.and"(%98, %118) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
      %120 = "stablehlo.constant"() <{value = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
      %121 = "stablehlo.add"(%116, %120) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
      %122 = "stablehlo.select"(%119, %121, %r19) : (tensor<1xi1>, tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
      %123 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %124 = "stablehlo.add"(%r15, %123) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%124, %115, %56, %72, %122) : (tensor<i32>, tensor<1x3x4xcomplex<f32>>, tensor<1x3xi32>, tensor<1x3xi32>, tensor<1xi32>) -> ()
    }) : (tensor<i32>, tensor<1x3x4xcomplex<f32>>, tensor<1x3xi32>, tensor<1x3xi32>, tensor<1xi32>) -> (tensor<i32>, tensor<1x3x4xcomplex<f32>>, tensor<1x3xi32>, tensor<1x3xi32>, tensor<1xi32>)
    %126 = "stablehlo.slice"(%125#1) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 3, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<1x3x4xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
    %127 = "stablehlo.slice"(%125#1) <{start_indices = array<i64: 0, 0, 3>, limit_indices = array<i64: 1, 3, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<1x3x4xcomplex<f32>>) -> tensor<1x3x1xcomplex<f32>>
    %128 = "stablehlo.triangular_solve"(%126, %127) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<1x3x3xcomplex<f32>>, tensor<1x3x1xcomplex<f32>>) -> tensor<1x3x1xcomplex<f32>>
    %129 = "stablehlo.reshape"(%128) : (tensor<1x3x1xcomplex<f32>>) -> tensor<3x1xcomplex<f32>>
    %130 = "stablehlo.reshape"(%129) : (tensor<3x1xcomplex<f32>>) -> tensor<3xcomplex<f32>>
    %131 = "stablehlo.reshape"(%126) : (tensor<1x3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    %132 = "stablehlo.reshape"(%125#2) : (tensor<1x3xi32>) -> tensor<3xi32>
    %133 = "stablehlo.reshape"(%125#4) : (tensor<1xi32>) -> tensor<i32>
    return %130, %131, %132, %133 : tensor<3xcomplex<f32>>, tensor<3x3xcomplex<f32>>, tensor<3xi32>, tensor<i32>
  }
}
