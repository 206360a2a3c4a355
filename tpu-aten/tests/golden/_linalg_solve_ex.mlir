// aten::_linalg_solve_ex(Tensor A, Tensor B, *, bool left=True, bool check_errors=False) -> (Tensor result, Tensor LU, Tensor pivots, Tensor info)

// T[3,3] T[3], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<3x3xf32>, %arg1: tensor<3xf32>) -> (tensor<3xf32>, tensor<3x3xf32>, tensor<3xi32>, tensor<i32>) {
    %0 = "stablehlo.reshape"(%arg1) : (tensor<3xf32>) -> tensor<3x1xf32>
    %1 = "stablehlo.reshape"(%arg0) : (tensor<3x3xf32>) -> tensor<1x3x3xf32>
    %2 = "stablehlo.reshape"(%arg1) : (tensor<3xf32>) -> tensor<1x3x1xf32>
    %3 = "stablehlo.concatenate"(%1, %2) <{dimension = 2 : i64}> : (tensor<1x3x3xf32>, tensor<1x3x1xf32>) -> tensor<1x3x4xf32>
    %4 = "stablehlo.constant"() <{value = dense<0> : tensor<1x3xi32>}> : () -> tensor<1x3xi32>
    %5 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
    %6 = "stablehlo.constant"() <{value = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
    %7 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %119:5 = "stablehlo.while"(%7, %3, %4, %5, %6) ({
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
      %46 = "stablehlo.constant"() <{value = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
      %47 = "stablehlo.add"(%45, %46) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
      %48 = "stablehlo.reshape"(%47) : (tensor<1xi32>) -> tensor<1x1xi32>
      %49 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %50 = "stablehlo.dynamic_update_slice"(%r17, %48, %49, %r15) : (tensor<1x3xi32>, tensor<1x1xi32>, tensor<i32>, tensor<i32>) -> tensor<1x3xi32>
      %51 = "stablehlo.broadcast_in_dim"(%r15) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
      %52 = "stablehlo.reshape"(%51) : (tensor<1xi32>) -> tensor<1x1xi32>
      %53 = "stablehlo.gather"(%r18, %52) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<1x3xi32>, tensor<1x1xi32>) -> tensor<1x1xi32>
      %54 = "stablehlo.reshape"(%53) : (tensor<1x1xi32>) -> tensor<1xi32>
      %55 = "stablehlo.reshape"(%45) : (tensor<1xi32>) -> tensor<1x1xi32>
      %56 = "stablehlo.gather"(%r18, %55) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<1x3xi32>, tensor<1x1xi32>) -> tensor<1x1xi32>
      %57 = "stablehlo.reshape"(%56) : (tensor<1x1xi32>) -> tensor<1xi32>
      %58 = "stablehlo.broadcast_in_dim"(%54) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3xi32>
      %59 = "stablehlo.broadcast_in_dim"(%57) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3xi32>
      %60 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
      %61 = "stablehlo.broadcast_in_dim"(%51) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3xi32>
      %62 = "stablehlo.broadcast_in_dim"(%45) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3xi32>
      %63 = "stablehlo.compare"(%60, %61) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %64 = "stablehlo.compare"(%60, %62) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %65 = "stablehlo.select"(%64, %58, %r18) : (tensor<1x3xi1>, tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi32>
      %66 = "stablehlo.select"(%63, %59, %65) : (tensor<1x3xi1>, tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi32>
      %67 = "stablehlo.reshape"(%51) : (tensor<1xi32>) -> tensor<1x1xi32>
      %68 = "stablehlo.gather"(%r16, %67) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 4>, indices_are_sorted = false}> : (tensor<1x3x4xf32>, tensor<1x1xi32>) -> tensor<1x1x4xf32>
      %69 = "stablehlo.reshape"(%68) : (tensor<1x1x4xf32>) -> tensor<1x4xf32>
      %70 = "stablehlo.reshape"(%45) : (tensor<1xi32>) -> tensor<1x1xi32>
      %71 = "stablehlo.gather"(%r16, %70) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 4>, indices_are_sorted = false}> : (tensor<1x3x4xf32>, tensor<1x1xi32>) -> tensor<1x1x4xf32>
      %72 = "stablehlo.reshape"(%71) : (tensor<1x1x4xf32>) -> tensor<1x4xf32>
      %73 = "stablehlo.broadcast_in_dim"(%69) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x4xf32>) -> tensor<1x3x4xf32>
      %74 = "stablehlo.broadcast_in_dim"(%72) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x4xf32>) -> tensor<1x3x4xf32>
      %75 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x4xi32>
      %76 = "stablehlo.broadcast_in_dim"(%51) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3x4xi32>
      %77 = "stablehlo.broadcast_in_dim"(%45) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3x4xi32>
      %78 = "stablehlo.compare"(%75, %76) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x4xi32>, tensor<1x3x4xi32>) -> tensor<1x3x4xi1>
      %79 = "stablehlo.compare"(%75, %77) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x4xi32>, tensor<1x3x4xi32>) -> tensor<1x3x4xi1>
      %80 = "stablehlo.select"(%79, %73, %r16) : (tensor<1x3x4xi1>, tensor<1x3x4xf32>, tensor<1x3x4xf32>) -> tensor<1x3x4xf32>
      %81 = "stablehlo.select"(%78, %74, %80) : (tensor<1x3x4xi1>, tensor<1x3x4xf32>, tensor<1x3x4xf32>) -> tensor<1x3x4xf32>
      %82 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %83 = "stablehlo.dynamic_slice"(%81, %82, %r15, %82) <{slice_sizes = array<i64: 1, 1, 4>}> : (tensor<1x3x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x4xf32>
      %84 = "stablehlo.reshape"(%83) : (tensor<1x1x4xf32>) -> tensor<1x4xf32>
      %85 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %86 = "stablehlo.dynamic_slice"(%81, %85, %85, %r15) <{slice_sizes = array<i64: 1, 3, 1>}> : (tensor<1x3x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x1xf32>
      %87 = "stablehlo.reshape"(%86) : (tensor<1x3x1xf32>) -> tensor<1x3xf32>
      %88 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %89 = "stablehlo.dynamic_slice"(%84, %88, %r15) <{slice_sizes = array<i64: 1, 1>}> : (tensor<1x4xf32>, tensor<i32>, tensor<i32>) -> tensor<1x1xf32>
      %90 = "stablehlo.reshape"(%89) : (tensor<1x1xf32>) -> tensor<1xf32>
      %91 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
      %92 = "stablehlo.compare"(%90, %91) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
      %93 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1xf32>}> : () -> tensor<1xf32>
      %94 = "stablehlo.select"(%92, %93, %90) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %95 = "stablehlo.broadcast_in_dim"(%94) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<1x3xf32>
      %96 = "stablehlo.divide"(%87, %95) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %97 = "stablehlo.broadcast_in_dim"(%96) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xf32>) -> tensor<1x3x4xf32>
      %98 = "stablehlo.broadcast_in_dim"(%84) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x4xf32>) -> tensor<1x3x4xf32>
      %99 = "stablehlo.multiply"(%97, %98) : (tensor<1x3x4xf32>, tensor<1x3x4xf32>) -> tensor<1x3x4xf32>
      %100 = "stablehlo.subtract"(%81, %99) : (tensor<1x3x4xf32>, tensor<1x3x4xf32>) -> tensor<1x3x4xf32>
      %101 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x4xi32>
      %102 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x3x4xi32>
      %103 = "stablehlo.broadcast_in_dim"(%r15) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x3x4xi32>
      %104 = "stablehlo.compare"(%101, %103) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x4xi32>, tensor<1x3x4xi32>) -> tensor<1x3x4xi1>
      %105 = "stablehlo.compare"(%102, %103) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x4xi32>, tensor<1x3x4xi32>) -> tensor<1x3x4xi1>
      %106 = "stablehlo.compare"(%102, %103) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x4xi32>, tensor<1x3x4xi32>) -> tensor<1x3x4xi1>
      %107 = "stablehlo.select"(%106, %97, %81) : (tensor<1x3x4xi1>, tensor<1x3x4xf32>, tensor<1x3x4xf32>) -> tensor<1x3x4xf32>
      %108 = "stablehlo.select"(%105, %100, %107) : (tensor<1x3x4xi1>, tensor<1x3x4xf32>, tensor<1x3x4xf32>) -> tensor<1x3x4xf32>
      %109 = "stablehlo.select"(%104, %108, %81) : (tensor<1x3x4xi1>, tensor<1x3x4xf32>, tensor<1x3x4xf32>) -> tensor<1x3x4xf32>
      %110 = "stablehlo.broadcast_in_dim"(%r15) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
      %111 = "stablehlo.constant"() <{value = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
      %112 = "stablehlo.compare"(%r19, %111) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
      %113 = "stablehlo.and"(%92, %112) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
      %114 = "stablehlo.constant"() <{value = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
      %115 = "stablehlo.add"(%110, %114) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
      %116 = "stablehlo.select"(%113, %115, %r19) : (tensor<1xi1>, tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
      %117 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %118 = "stablehlo.add"(%r15, %117) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%118, %109, %50, %66, %116) : (tensor<i32>, tensor<1x3x4xf32>, tensor<1x3xi32>, tensor<1x3xi32>, tensor<1xi32>) -> ()
    }) : (tensor<i32>, tensor<1x3x4xf32>, tensor<1x3xi32>, tensor<1x3xi32>, tensor<1xi32>) -> (tensor<i32>, tensor<1x3x4xf32>, tensor<1x3xi32>, tensor<1x3xi32>, tensor<1xi32>)
    %120 = "stablehlo.slice"(%119#1) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 3, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<1x3x4xf32>) -> tensor<1x3x3xf32>
    %121 = "stablehlo.slice"(%119#1) <{start_indices = array<i64: 0, 0, 3>, limit_indices = array<i64: 1, 3, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<1x3x4xf32>) -> tensor<1x3x1xf32>
    %122 = "stablehlo.triangular_solve"(%120, %121) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<1x3x3xf32>, tensor<1x3x1xf32>) -> tensor<1x3x1xf32>
    %123 = "stablehlo.reshape"(%122) : (tensor<1x3x1xf32>) -> tensor<3x1xf32>
    %124 = "stablehlo.reshape"(%122) : (tensor<1x3x1xf32>) -> tensor<3xf32>
    %125 = "stablehlo.reshape"(%120) : (tensor<1x3x3xf32>) -> tensor<3x3xf32>
    %126 = "stablehlo.reshape"(%119#2) : (tensor<1x3xi32>) -> tensor<3xi32>
    %127 = "stablehlo.reshape"(%119#4) : (tensor<1xi32>) -> tensor<i32>
    return %124, %125, %126, %127 : tensor<3xf32>, tensor<3x3xf32>, tensor<3xi32>, tensor<i32>
  }
}

// T[2,3,3] T[4,3] false, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x3xf32>, %arg1: tensor<4x3xf32>) -> (tensor<2x4x3xf32>, tensor<2x3x3xf32>, tensor<2x3xi32>, tensor<2xi32>) {
    %0 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %1 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
    %2 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
    %3 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %115:5 = "stablehlo.while"(%3, %arg0, %0, %1, %2) ({
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
      %42 = "stablehlo.constant"() <{value = dense<1> : tensor<2xi32>}> : () -> tensor<2xi32>
      %43 = "stablehlo.add"(%41, %42) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      %44 = "stablehlo.reshape"(%43) : (tensor<2xi32>) -> tensor<2x1xi32>
      %45 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %46 = "stablehlo.dynamic_update_slice"(%r13, %44, %45, %r11) : (tensor<2x3xi32>, tensor<2x1xi32>, tensor<i32>, tensor<i32>) -> tensor<2x3xi32>
      %47 = "stablehlo.broadcast_in_dim"(%r11) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
      %48 = "stablehlo.reshape"(%47) : (tensor<2xi32>) -> tensor<2x1xi32>
      %49 = "stablehlo.gather"(%r14, %48) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<2x3xi32>, tensor<2x1xi32>) -> tensor<2x1xi32>
      %50 = "stablehlo.reshape"(%49) : (tensor<2x1xi32>) -> tensor<2xi32>
      %51 = "stablehlo.reshape"(%41) : (tensor<2xi32>) -> tensor<2x1xi32>
      %52 = "stablehlo.gather"(%r14, %51) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<2x3xi32>, tensor<2x1xi32>) -> tensor<2x1xi32>
      %53 = "stablehlo.reshape"(%52) : (tensor<2x1xi32>) -> tensor<2xi32>
      %54 = "stablehlo.broadcast_in_dim"(%50) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3xi32>
      %55 = "stablehlo.broadcast_in_dim"(%53) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3xi32>
      %56 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
      %57 = "stablehlo.broadcast_in_dim"(%47) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3xi32>
      %58 = "stablehlo.broadcast_in_dim"(%41) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3xi32>
      %59 = "stablehlo.compare"(%56, %57) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %60 = "stablehlo.compare"(%56, %58) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %61 = "stablehlo.select"(%60, %54, %r14) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %62 = "stablehlo.select"(%59, %55, %61) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %63 = "stablehlo.reshape"(%47) : (tensor<2xi32>) -> tensor<2x1xi32>
      %64 = "stablehlo.gather"(%r12, %63) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 3>, indices_are_sorted = false}> : (tensor<2x3x3xf32>, tensor<2x1xi32>) -> tensor<2x1x3xf32>
      %65 = "stablehlo.reshape"(%64) : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
      %66 = "stablehlo.reshape"(%41) : (tensor<2xi32>) -> tensor<2x1xi32>
      %67 = "stablehlo.gather"(%r12, %66) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 3>, indices_are_sorted = false}> : (tensor<2x3x3xf32>, tensor<2x1xi32>) -> tensor<2x1x3xf32>
      %68 = "stablehlo.reshape"(%67) : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
      %69 = "stablehlo.broadcast_in_dim"(%65) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x3xf32>) -> tensor<2x3x3xf32>
      %70 = "stablehlo.broadcast_in_dim"(%68) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x3xf32>) -> tensor<2x3x3xf32>
      %71 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3x3xi32>
      %72 = "stablehlo.broadcast_in_dim"(%47) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3x3xi32>
      %73 = "stablehlo.broadcast_in_dim"(%41) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3x3xi32>
      %74 = "stablehlo.compare"(%71, %72) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
      %75 = "stablehlo.compare"(%71, %73) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
      %76 = "stablehlo.select"(%75, %69, %r12) : (tensor<2x3x3xi1>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
      %77 = "stablehlo.select"(%74, %70, %76) : (tensor<2x3x3xi1>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
      %78 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %79 = "stablehlo.dynamic_slice"(%77, %78, %r11, %78) <{slice_sizes = array<i64: 2, 1, 3>}> : (tensor<2x3x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x1x3xf32>
      %80 = "stablehlo.reshape"(%79) : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
      %81 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %82 = "stablehlo.dynamic_slice"(%77, %81, %81, %r11) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<2x3x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xf32>
      %83 = "stablehlo.reshape"(%82) : (tensor<2x3x1xf32>) -> tensor<2x3xf32>
      %84 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %85 = "stablehlo.dynamic_slice"(%80, %84, %r11) <{slice_sizes = array<i64: 2, 1>}> : (tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> tensor<2x1xf32>
      %86 = "stablehlo.reshape"(%85) : (tensor<2x1xf32>) -> tensor<2xf32>
      %87 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2xf32>}> : () -> tensor<2xf32>
      %88 = "stablehlo.compare"(%86, %87) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
      %89 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2xf32>}> : () -> tensor<2xf32>
      %90 = "stablehlo.select"(%88, %89, %86) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %91 = "stablehlo.broadcast_in_dim"(%90) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf32>) -> tensor<2x3xf32>
      %92 = "stablehlo.divide"(%83, %91) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %93 = "stablehlo.broadcast_in_dim"(%92) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x3xf32>
      %94 = "stablehlo.broadcast_in_dim"(%80) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x3xf32>) -> tensor<2x3x3xf32>
      %95 = "stablehlo.multiply"(%93, %94) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
      %96 = "stablehlo.subtract"(%77, %95) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
      %97 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3x3xi32>
      %98 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x3x3xi32>
      %99 = "stablehlo.broadcast_in_dim"(%r11) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x3x3xi32>
      %100 = "stablehlo.compare"(%97, %99) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
      %101 = "stablehlo.compare"(%98, %99) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
      %102 = "stablehlo.compare"(%98, %99) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
      %103 = "stablehlo.select"(%102, %93, %77) : (tensor<2x3x3xi1>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
      %104 = "stablehlo.select"(%101, %96, %103) : (tensor<2x3x3xi1>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
      %105 = "stablehlo.select"(%100, %104, %77) : (tensor<2x3x3xi1>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
      %106 = "stablehlo.broadcast_in_dim"(%r11) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
      %107 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
      %108 = "stablehlo.compare"(%r15, %107) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
      %109 = "stablehlo.and"(%88, %108) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
      %110 = "stablehlo.constant"() <{value = dense<1> : tensor<2xi32>}> : () -> tensor<2xi32>
      %111 = "stablehlo.add"(%106, %110) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      %112 = "stablehlo.select"(%109, %111, %r15) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      %113 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %114 = "stablehlo.add"(%r11, %113) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%114, %105, %46, %62, %112) : (tensor<i32>, tensor<2x3x3xf32>, tensor<2x3xi32>, tensor<2x3xi32>, tensor<2xi32>) -> ()
    }) : (tensor<i32>, tensor<2x3x3xf32>, tensor<2x3xi32>, tensor<2x3xi32>, tensor<2xi32>) -> (tensor<i32>, tensor<2x3x3xf32>, tensor<2x3xi32>, tensor<2x3xi32>, tensor<2xi32>)
    %116 = "stablehlo.reshape"(%115#3) : (tensor<2x3xi32>) -> tensor<2x3x1xi32>
    %117 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<4x3xf32>) -> tensor<2x4x3xf32>
    %118 = "stablehlo.transpose"(%117) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x4x3xf32>) -> tensor<2x3x4xf32>
    %119 = "stablehlo.triangular_solve"(%115#1, %118) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<2x3x3xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %120 = "stablehlo.triangular_solve"(%115#1, %119) <{left_side = true, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<2x3x3xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %121 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3x3xi32>
    %122 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x3x3xi32>
    %123 = "stablehlo.broadcast_in_dim"(%115#3) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x3xi32>) -> tensor<2x3x3xi32>
    %124 = "stablehlo.compare"(%123, %121) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
    %125 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3x3xi32>}> : () -> tensor<2x3x3xi32>
    %126 = "stablehlo.select"(%124, %122, %125) : (tensor<2x3x3xi1>, tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi32>
    %127 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %131 = "stablehlo.reduce"(%126, %127) <{dimensions = array<i64: 2>}> ({
    ^bb0(%r128: tensor<i32>, %r129: tensor<i32>):
      %130 = "stablehlo.add"(%r128, %r129) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%130) : (tensor<i32>) -> ()
    }) : (tensor<2x3x3xi32>, tensor<i32>) -> tensor<2x3xi32>
    %132 = "stablehlo.gather"(%120, %131) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 4>, indices_are_sorted = false}> : (tensor<2x3x4xf32>, tensor<2x3xi32>) -> tensor<2x3x4xf32>
    %133 = "stablehlo.transpose"(%132) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x3x4xf32>) -> tensor<2x4x3xf32>
    return %133, %115#1, %115#2, %115#4 : tensor<2x4x3xf32>, tensor<2x3x3xf32>, tensor<2x3xi32>, tensor<2xi32>
  }
}

// T[2,3,3] T[2,3,65], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x3xf32>, %arg1: tensor<2x3x65xf32>) -> (tensor<2x3x65xf32>, tensor<2x3x3xf32>, tensor<2x3xi32>, tensor<2xi32>) {
    %0 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %1 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
    %2 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
    %3 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %115:5 = "stablehlo.while"(%3, %arg0, %0, %1, %2) ({
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
      %42 = "stablehlo.constant"() <{value = dense<1> : tensor<2xi32>}> : () -> tensor<2xi32>
      %43 = "stablehlo.add"(%41, %42) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      %44 = "stablehlo.reshape"(%43) : (tensor<2xi32>) -> tensor<2x1xi32>
      %45 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %46 = "stablehlo.dynamic_update_slice"(%r13, %44, %45, %r11) : (tensor<2x3xi32>, tensor<2x1xi32>, tensor<i32>, tensor<i32>) -> tensor<2x3xi32>
      %47 = "stablehlo.broadcast_in_dim"(%r11) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
      %48 = "stablehlo.reshape"(%47) : (tensor<2xi32>) -> tensor<2x1xi32>
      %49 = "stablehlo.gather"(%r14, %48) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<2x3xi32>, tensor<2x1xi32>) -> tensor<2x1xi32>
      %50 = "stablehlo.reshape"(%49) : (tensor<2x1xi32>) -> tensor<2xi32>
      %51 = "stablehlo.reshape"(%41) : (tensor<2xi32>) -> tensor<2x1xi32>
      %52 = "stablehlo.gather"(%r14, %51) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<2x3xi32>, tensor<2x1xi32>) -> tensor<2x1xi32>
      %53 = "stablehlo.reshape"(%52) : (tensor<2x1xi32>) -> tensor<2xi32>
      %54 = "stablehlo.broadcast_in_dim"(%50) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3xi32>
      %55 = "stablehlo.broadcast_in_dim"(%53) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3xi32>
      %56 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
      %57 = "stablehlo.broadcast_in_dim"(%47) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3xi32>
      %58 = "stablehlo.broadcast_in_dim"(%41) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3xi32>
      %59 = "stablehlo.compare"(%56, %57) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %60 = "stablehlo.compare"(%56, %58) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %61 = "stablehlo.select"(%60, %54, %r14) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %62 = "stablehlo.select"(%59, %55, %61) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %63 = "stablehlo.reshape"(%47) : (tensor<2xi32>) -> tensor<2x1xi32>
      %64 = "stablehlo.gather"(%r12, %63) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 3>, indices_are_sorted = false}> : (tensor<2x3x3xf32>, tensor<2x1xi32>) -> tensor<2x1x3xf32>
      %65 = "stablehlo.reshape"(%64) : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
      %66 = "stablehlo.reshape"(%41) : (tensor<2xi32>) -> tensor<2x1xi32>
      %67 = "stablehlo.gather"(%r12, %66) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 3>, indices_are_sorted = false}> : (tensor<2x3x3xf32>, tensor<2x1xi32>) -> tensor<2x1x3xf32>
      %68 = "stablehlo.reshape"(%67) : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
      %69 = "stablehlo.broadcast_in_dim"(%65) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x3xf32>) -> tensor<2x3x3xf32>
      %70 = "stablehlo.broadcast_in_dim"(%68) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x3xf32>) -> tensor<2x3x3xf32>
      %71 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3x3xi32>
      %72 = "stablehlo.broadcast_in_dim"(%47) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3x3xi32>
      %73 = "stablehlo.broadcast_in_dim"(%41) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3x3xi32>
      %74 = "stablehlo.compare"(%71, %72) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
      %75 = "stablehlo.compare"(%71, %73) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
      %76 = "stablehlo.select"(%75, %69, %r12) : (tensor<2x3x3xi1>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
      %77 = "stablehlo.select"(%74, %70, %76) : (tensor<2x3x3xi1>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
      %78 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %79 = "stablehlo.dynamic_slice"(%77, %78, %r11, %78) <{slice_sizes = array<i64: 2, 1, 3>}> : (tensor<2x3x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x1x3xf32>
      %80 = "stablehlo.reshape"(%79) : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
      %81 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %82 = "stablehlo.dynamic_slice"(%77, %81, %81, %r11) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<2x3x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xf32>
      %83 = "stablehlo.reshape"(%82) : (tensor<2x3x1xf32>) -> tensor<2x3xf32>
      %84 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %85 = "stablehlo.dynamic_slice"(%80, %84, %r11) <{slice_sizes = array<i64: 2, 1>}> : (tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> tensor<2x1xf32>
      %86 = "stablehlo.reshape"(%85) : (tensor<2x1xf32>) -> tensor<2xf32>
      %87 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2xf32>}> : () -> tensor<2xf32>
      %88 = "stablehlo.compare"(%86, %87) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
      %89 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2xf32>}> : () -> tensor<2xf32>
      %90 = "stablehlo.select"(%88, %89, %86) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %91 = "stablehlo.broadcast_in_dim"(%90) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf32>) -> tensor<2x3xf32>
      %92 = "stablehlo.divide"(%83, %91) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %93 = "stablehlo.broadcast_in_dim"(%92) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x3xf32>
      %94 = "stablehlo.broadcast_in_dim"(%80) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x3xf32>) -> tensor<2x3x3xf32>
      %95 = "stablehlo.multiply"(%93, %94) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
      %96 = "stablehlo.subtract"(%77, %95) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
      %97 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3x3xi32>
      %98 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x3x3xi32>
      %99 = "stablehlo.broadcast_in_dim"(%r11) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x3x3xi32>
      %100 = "stablehlo.compare"(%97, %99) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
      %101 = "stablehlo.compare"(%98, %99) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
      %102 = "stablehlo.compare"(%98, %99) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
      %103 = "stablehlo.select"(%102, %93, %77) : (tensor<2x3x3xi1>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
      %104 = "stablehlo.select"(%101, %96, %103) : (tensor<2x3x3xi1>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
      %105 = "stablehlo.select"(%100, %104, %77) : (tensor<2x3x3xi1>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
      %106 = "stablehlo.broadcast_in_dim"(%r11) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
      %107 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
      %108 = "stablehlo.compare"(%r15, %107) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
      %109 = "stablehlo.and"(%88, %108) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
      %110 = "stablehlo.constant"() <{value = dense<1> : tensor<2xi32>}> : () -> tensor<2xi32>
      %111 = "stablehlo.add"(%106, %110) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      %112 = "stablehlo.select"(%109, %111, %r15) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      %113 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %114 = "stablehlo.add"(%r11, %113) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%114, %105, %46, %62, %112) : (tensor<i32>, tensor<2x3x3xf32>, tensor<2x3xi32>, tensor<2x3xi32>, tensor<2xi32>) -> ()
    }) : (tensor<i32>, tensor<2x3x3xf32>, tensor<2x3xi32>, tensor<2x3xi32>, tensor<2xi32>) -> (tensor<i32>, tensor<2x3x3xf32>, tensor<2x3xi32>, tensor<2x3xi32>, tensor<2xi32>)
    %116 = "stablehlo.gather"(%arg1, %115#3) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 65>, indices_are_sorted = false}> : (tensor<2x3x65xf32>, tensor<2x3xi32>) -> tensor<2x3x65xf32>
    %117 = "stablehlo.triangular_solve"(%115#1, %116) <{left_side = true, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x3x3xf32>, tensor<2x3x65xf32>) -> tensor<2x3x65xf32>
    %118 = "stablehlo.triangular_solve"(%115#1, %117) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x3x3xf32>, tensor<2x3x65xf32>) -> tensor<2x3x65xf32>
    return %118, %115#1, %115#2, %115#4 : tensor<2x3x65xf32>, tensor<2x3x3xf32>, tensor<2x3xi32>, tensor<2xi32>
  }
}

// T[3,3] T[3], T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<3x3xf64>, %arg1: tensor<3xf64>) -> (tensor<3xf64>, tensor<3x3xf64>, tensor<3xi32>, tensor<i32>) {
    %0 = "stablehlo.reshape"(%arg1) : (tensor<3xf64>) -> tensor<3x1xf64>
    %1 = "stablehlo.reshape"(%arg0) : (tensor<3x3xf64>) -> tensor<1x3x3xf64>
    %2 = "stablehlo.reshape"(%arg1) : (tensor<3xf64>) -> tensor<1x3x1xf64>
    %3 = "stablehlo.concatenate"(%1, %2) <{dimension = 2 : i64}> : (tensor<1x3x3xf64>, tensor<1x3x1xf64>) -> tensor<1x3x4xf64>
    %4 = "stablehlo.constant"() <{value = dense<0> : tensor<1x3xi32>}> : () -> tensor<1x3xi32>
    %5 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
    %6 = "stablehlo.constant"() <{value = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
    %7 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %119:5 = "stablehlo.while"(%7, %3, %4, %5, %6) ({
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
      %46 = "stablehlo.constant"() <{value = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
      %47 = "stablehlo.add"(%45, %46) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
      %48 = "stablehlo.reshape"(%47) : (tensor<1xi32>) -> tensor<1x1xi32>
      %49 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %50 = "stablehlo.dynamic_update_slice"(%r17, %48, %49, %r15) : (tensor<1x3xi32>, tensor<1x1xi32>, tensor<i32>, tensor<i32>) -> tensor<1x3xi32>
      %51 = "stablehlo.broadcast_in_dim"(%r15) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
      %52 = "stablehlo.reshape"(%51) : (tensor<1xi32>) -> tensor<1x1xi32>
      %53 = "stablehlo.gather"(%r18, %52) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<1x3xi32>, tensor<1x1xi32>) -> tensor<1x1xi32>
      %54 = "stablehlo.reshape"(%53) : (tensor<1x1xi32>) -> tensor<1xi32>
      %55 = "stablehlo.reshape"(%45) : (tensor<1xi32>) -> tensor<1x1xi32>
      %56 = "stablehlo.gather"(%r18, %55) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<1x3xi32>, tensor<1x1xi32>) -> tensor<1x1xi32>
      %57 = "stablehlo.reshape"(%56) : (tensor<1x1xi32>) -> tensor<1xi32>
      %58 = "stablehlo.broadcast_in_dim"(%54) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3xi32>
      %59 = "stablehlo.broadcast_in_dim"(%57) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3xi32>
      %60 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
      %61 = "stablehlo.broadcast_in_dim"(%51) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3xi32>
      %62 = "stablehlo.broadcast_in_dim"(%45) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3xi32>
      %63 = "stablehlo.compare"(%60, %61) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %64 = "stablehlo.compare"(%60, %62) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %65 = "stablehlo.select"(%64, %58, %r18) : (tensor<1x3xi1>, tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi32>
      %66 = "stablehlo.select"(%63, %59, %65) : (tensor<1x3xi1>, tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi32>
      %67 = "stablehlo.reshape"(%51) : (tensor<1xi32>) -> tensor<1x1xi32>
      %68 = "stablehlo.gather"(%r16, %67) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 4>, indices_are_sorted = false}> : (tensor<1x3x4xf64>, tensor<1x1xi32>) -> tensor<1x1x4xf64>
      %69 = "stablehlo.reshape"(%68) : (tensor<1x1x4xf64>) -> tensor<1x4xf64>
      %70 = "stablehlo.reshape"(%45) : (tensor<1xi32>) -> tensor<1x1xi32>
      %71 = "stablehlo.gather"(%r16, %70) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 4>, indices_are_sorted = false}> : (tensor<1x3x4xf64>, tensor<1x1xi32>) -> tensor<1x1x4xf64>
      %72 = "stablehlo.reshape"(%71) : (tensor<1x1x4xf64>) -> tensor<1x4xf64>
      %73 = "stablehlo.broadcast_in_dim"(%69) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x4xf64>) -> tensor<1x3x4xf64>
      %74 = "stablehlo.broadcast_in_dim"(%72) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x4xf64>) -> tensor<1x3x4xf64>
      %75 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x4xi32>
      %76 = "stablehlo.broadcast_in_dim"(%51) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3x4xi32>
      %77 = "stablehlo.broadcast_in_dim"(%45) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3x4xi32>
      %78 = "stablehlo.compare"(%75, %76) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x4xi32>, tensor<1x3x4xi32>) -> tensor<1x3x4xi1>
      %79 = "stablehlo.compare"(%75, %77) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x4xi32>, tensor<1x3x4xi32>) -> tensor<1x3x4xi1>
      %80 = "stablehlo.select"(%79, %73, %r16) : (tensor<1x3x4xi1>, tensor<1x3x4xf64>, tensor<1x3x4xf64>) -> tensor<1x3x4xf64>
      %81 = "stablehlo.select"(%78, %74, %80) : (tensor<1x3x4xi1>, tensor<1x3x4xf64>, tensor<1x3x4xf64>) -> tensor<1x3x4xf64>
      %82 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %83 = "stablehlo.dynamic_slice"(%81, %82, %r15, %82) <{slice_sizes = array<i64: 1, 1, 4>}> : (tensor<1x3x4xf64>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x4xf64>
      %84 = "stablehlo.reshape"(%83) : (tensor<1x1x4xf64>) -> tensor<1x4xf64>
      %85 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %86 = "stablehlo.dynamic_slice"(%81, %85, %85, %r15) <{slice_sizes = array<i64: 1, 3, 1>}> : (tensor<1x3x4xf64>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x1xf64>
      %87 = "stablehlo.reshape"(%86) : (tensor<1x3x1xf64>) -> tensor<1x3xf64>
      %88 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %89 = "stablehlo.dynamic_slice"(%84, %88, %r15) <{slice_sizes = array<i64: 1, 1>}> : (tensor<1x4xf64>, tensor<i32>, tensor<i32>) -> tensor<1x1xf64>
      %90 = "stablehlo.reshape"(%89) : (tensor<1x1xf64>) -> tensor<1xf64>
      %91 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf64>}> : () -> tensor<1xf64>
      %92 = "stablehlo.compare"(%90, %91) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
      %93 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1xf64>}> : () -> tensor<1xf64>
      %94 = "stablehlo.select"(%92, %93, %90) : (tensor<1xi1>, tensor<1xf64>, tensor<1xf64>) -> tensor<1xf64>
      %95 = "stablehlo.broadcast_in_dim"(%94) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf64>) -> tensor<1x3xf64>
      %96 = "stablehlo.divide"(%87, %95) : (tensor<1x3xf64>, tensor<1x3xf64>) -> tensor<1x3xf64>
      %97 = "stablehlo.broadcast_in_dim"(%96) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xf64>) -> tensor<1x3x4xf64>
      %98 = "stablehlo.broadcast_in_dim"(%84) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x4xf64>) -> tensor<1x3x4xf64>
      %99 = "stablehlo.multiply"(%97, %98) : (tensor<1x3x4xf64>, tensor<1x3x4xf64>) -> tensor<1x3x4xf64>
      %100 = "stablehlo.subtract"(%81, %99) : (tensor<1x3x4xf64>, tensor<1x3x4xf64>) -> tensor<1x3x4xf64>
      %101 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x4xi32>
      %102 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x3x4xi32>
      %103 = "stablehlo.broadcast_in_dim"(%r15) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x3x4xi32>
      %104 = "stablehlo.compare"(%101, %103) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x4xi32>, tensor<1x3x4xi32>) -> tensor<1x3x4xi1>
      %105 = "stablehlo.compare"(%102, %103) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x4xi32>, tensor<1x3x4xi32>) -> tensor<1x3x4xi1>
      %106 = "stablehlo.compare"(%102, %103) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x4xi32>, tensor<1x3x4xi32>) -> tensor<1x3x4xi1>
      %107 = "stablehlo.select"(%106, %97, %81) : (tensor<1x3x4xi1>, tensor<1x3x4xf64>, tensor<1x3x4xf64>) -> tensor<1x3x4xf64>
      %108 = "stablehlo.select"(%105, %100, %107) : (tensor<1x3x4xi1>, tensor<1x3x4xf64>, tensor<1x3x4xf64>) -> tensor<1x3x4xf64>
      %109 = "stablehlo.select"(%104, %108, %81) : (tensor<1x3x4xi1>, tensor<1x3x4xf64>, tensor<1x3x4xf64>) -> tensor<1x3x4xf64>
      %110 = "stablehlo.broadcast_in_dim"(%r15) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
      %111 = "stablehlo.constant"() <{value = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
      %112 = "stablehlo.compare"(%r19, %111) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
      %113 = "stablehlo.and"(%92, %112) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
      %114 = "stablehlo.constant"() <{value = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
      %115 = "stablehlo.add"(%110, %114) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
      %116 = "stablehlo.select"(%113, %115, %r19) : (tensor<1xi1>, tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
      %117 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %118 = "stablehlo.add"(%r15, %117) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%118, %109, %50, %66, %116) : (tensor<i32>, tensor<1x3x4xf64>, tensor<1x3xi32>, tensor<1x3xi32>, tensor<1xi32>) -> ()
    }) : (tensor<i32>, tensor<1x3x4xf64>, tensor<1x3xi32>, tensor<1x3xi32>, tensor<1xi32>) -> (tensor<i32>, tensor<1x3x4xf64>, tensor<1x3xi32>, tensor<1x3xi32>, tensor<1xi32>)
    %120 = "stablehlo.slice"(%119#1) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 3, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<1x3x4xf64>) -> tensor<1x3x3xf64>
    %121 = "stablehlo.slice"(%119#1) <{start_indices = array<i64: 0, 0, 3>, limit_indices = array<i64: 1, 3, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<1x3x4xf64>) -> tensor<1x3x1xf64>
    %122 = "stablehlo.triangular_solve"(%120, %121) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<1x3x3xf64>, tensor<1x3x1xf64>) -> tensor<1x3x1xf64>
    %123 = "stablehlo.reshape"(%122) : (tensor<1x3x1xf64>) -> tensor<3x1xf64>
    %124 = "stablehlo.reshape"(%122) : (tensor<1x3x1xf64>) -> tensor<3xf64>
    %125 = "stablehlo.reshape"(%120) : (tensor<1x3x3xf64>) -> tensor<3x3xf64>
    %126 = "stablehlo.reshape"(%119#2) : (tensor<1x3xi32>) -> tensor<3xi32>
    %127 = "stablehlo.reshape"(%119#4) : (tensor<1xi32>) -> tensor<i32>
    return %124, %125, %126, %127 : tensor<3xf64>, tensor<3x3xf64>, tensor<3xi32>, tensor<i32>
  }
}

// T[3,3] T[3], T = complex64
module @torchtpu {
  func.func public @main(%arg0: tensor<3x3xcomplex<f32>>, %arg1: tensor<3xcomplex<f32>>) -> (tensor<3xcomplex<f32>>, tensor<3x3xcomplex<f32>>, tensor<3xi32>, tensor<i32>) {
    %0 = "stablehlo.reshape"(%arg1) : (tensor<3xcomplex<f32>>) -> tensor<3x1xcomplex<f32>>
    %1 = "stablehlo.reshape"(%arg0) : (tensor<3x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
    %2 = "stablehlo.reshape"(%arg1) : (tensor<3xcomplex<f32>>) -> tensor<1x3x1xcomplex<f32>>
    %3 = "stablehlo.concatenate"(%1, %2) <{dimension = 2 : i64}> : (tensor<1x3x3xcomplex<f32>>, tensor<1x3x1xcomplex<f32>>) -> tensor<1x3x4xcomplex<f32>>
    %4 = "stablehlo.constant"() <{value = dense<0> : tensor<1x3xi32>}> : () -> tensor<1x3xi32>
    %5 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
    %6 = "stablehlo.constant"() <{value = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
    %7 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %123:5 = "stablehlo.while"(%7, %3, %4, %5, %6) ({
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
      %50 = "stablehlo.constant"() <{value = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
      %51 = "stablehlo.add"(%49, %50) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
      %52 = "stablehlo.reshape"(%51) : (tensor<1xi32>) -> tensor<1x1xi32>
      %53 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %54 = "stablehlo.dynamic_update_slice"(%r17, %52, %53, %r15) : (tensor<1x3xi32>, tensor<1x1xi32>, tensor<i32>, tensor<i32>) -> tensor<1x3xi32>
      %55 = "stablehlo.broadcast_in_dim"(%r15) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
      %56 = "stablehlo.reshape"(%55) : (tensor<1xi32>) -> tensor<1x1xi32>
      %57 = "stablehlo.gather"(%r18, %56) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<1x3xi32>, tensor<1x1xi32>) -> tensor<1x1xi32>
      %58 = "stablehlo.reshape"(%57) : (tensor<1x1xi32>) -> tensor<1xi32>
      %59 = "stablehlo.reshape"(%49) : (tensor<1xi32>) -> tensor<1x1xi32>
      %60 = "stablehlo.gather"(%r18, %59) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<1x3xi32>, tensor<1x1xi32>) -> tensor<1x1xi32>
      %61 = "stablehlo.reshape"(%60) : (tensor<1x1xi32>) -> tensor<1xi32>
      %62 = "stablehlo.broadcast_in_dim"(%58) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3xi32>
      %63 = "stablehlo.broadcast_in_dim"(%61) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3xi32>
      %64 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
      %65 = "stablehlo.broadcast_in_dim"(%55) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3xi32>
      %66 = "stablehlo.broadcast_in_dim"(%49) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3xi32>
      %67 = "stablehlo.compare"(%64, %65) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %68 = "stablehlo.compare"(%64, %66) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %69 = "stablehlo.select"(%68, %62, %r18) : (tensor<1x3xi1>, tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi32>
      %70 = "stablehlo.select"(%67, %63, %69) : (tensor<1x3xi1>, tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi32>
      %71 = "stablehlo.reshape"(%55) : (tensor<1xi32>) -> tensor<1x1xi32>
      %72 = "stablehlo.gather"(%r16, %71) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 4>, indices_are_sorted = false}> : (tensor<1x3x4xcomplex<f32>>, tensor<1x1xi32>) -> tensor<1x1x4xcomplex<f32>>
      %73 = "stablehlo.reshape"(%72) : (tensor<1x1x4xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
      %74 = "stablehlo.reshape"(%49) : (tensor<1xi32>) -> tensor<1x1xi32>
      %75 = "stablehlo.gather"(%r16, %74) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 4>, indices_are_sorted = false}> : (tensor<1x3x4xcomplex<f32>>, tensor<1x1xi32>) -> tensor<1x1x4xcomplex<f32>>
      %76 = "stablehlo.reshape"(%75) : (tensor<1x1x4xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
      %77 = "stablehlo.broadcast_in_dim"(%73) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x4xcomplex<f32>>) -> tensor<1x3x4xcomplex<f32>>
      %78 = "stablehlo.broadcast_in_dim"(%76) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x4xcomplex<f32>>) -> tensor<1x3x4xcomplex<f32>>
      %79 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x4xi32>
      %80 = "stablehlo.broadcast_in_dim"(%55) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3x4xi32>
      %81 = "stablehlo.broadcast_in_dim"(%49) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3x4xi32>
      %82 = "stablehlo.compare"(%79, %80) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x4xi32>, tensor<1x3x4xi32>) -> tensor<1x3x4xi1>
      %83 = "stablehlo.compare"(%79, %81) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x4xi32>, tensor<1x3x4xi32>) -> tensor<1x3x4xi1>
      %84 = "stablehlo.select"(%83, %77, %r16) : (tensor<1x3x4xi1>, tensor<1x3x4xcomplex<f32>>, tensor<1x3x4xcomplex<f32>>) -> tensor<1x3x4xcomplex<f32>>
      %85 = "stablehlo.select"(%82, %78, %84) : (tensor<1x3x4xi1>, tensor<1x3x4xcomplex<f32>>, tensor<1x3x4xcomplex<f32>>) -> tensor<1x3x4xcomplex<f32>>
      %86 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %87 = "stablehlo.dynamic_slice"(%85, %86, %r15, %86) <{slice_sizes = array<i64: 1, 1, 4>}> : (tensor<1x3x4xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x4xcomplex<f32>>
      %88 = "stablehlo.reshape"(%87) : (tensor<1x1x4xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
      %89 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %90 = "stablehlo.dynamic_slice"(%85, %89, %89, %r15) <{slice_sizes = array<i64: 1, 3, 1>}> : (tensor<1x3x4xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x1xcomplex<f32>>
      %91 = "stablehlo.reshape"(%90) : (tensor<1x3x1xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %92 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %93 = "stablehlo.dynamic_slice"(%88, %92, %r15) <{slice_sizes = array<i64: 1, 1>}> : (tensor<1x4xcomplex<f32>>, tensor<i32>, tensor<i32>) -> tensor<1x1xcomplex<f32>>
      %94 = "stablehlo.reshape"(%93) : (tensor<1x1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %95 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<1xcomplex<f32>>}> : () -> tensor<1xcomplex<f32>>
      %96 = "stablehlo.compare"(%94, %95) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<1xi1>
      %97 = "stablehlo.constant"() <{value = dense<(1.0, 0.0)> : tensor<1xcomplex<f32>>}> : () -> tensor<1xcomplex<f32>>
      %98 = "stablehlo.select"(%96, %97, %94) : (tensor<1xi1>, tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %99 = "stablehlo.broadcast_in_dim"(%98) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %100 = "stablehlo.divide"(%91, %99) : (tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %101 = "stablehlo.broadcast_in_dim"(%100) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xcomplex<f32>>) -> tensor<1x3x4xcomplex<f32>>
      %102 = "stablehlo.broadcast_in_dim"(%88) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x4xcomplex<f32>>) -> tensor<1x3x4xcomplex<f32>>
      %103 = "stablehlo.multiply"(%101, %102) : (tensor<1x3x4xcomplex<f32>>, tensor<1x3x4xcomplex<f32>>) -> tensor<1x3x4xcomplex<f32>>
      %104 = "stablehlo.subtract"(%85, %103) : (tensor<1x3x4xcomplex<f32>>, tensor<1x3x4xcomplex<f32>>) -> tensor<1x3x4xcomplex<f32>>
      %105 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x4xi32>
      %106 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x3x4xi32>
      %107 = "stablehlo.broadcast_in_dim"(%r15) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x3x4xi32>
      %108 = "stablehlo.compare"(%105, %107) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x4xi32>, tensor<1x3x4xi32>) -> tensor<1x3x4xi1>
      %109 = "stablehlo.compare"(%106, %107) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x4xi32>, tensor<1x3x4xi32>) -> tensor<1x3x4xi1>
      %110 = "stablehlo.compare"(%106, %107) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x4xi32>, tensor<1x3x4xi32>) -> tensor<1x3x4xi1>
      %111 = "stablehlo.select"(%110, %101, %85) : (tensor<1x3x4xi1>, tensor<1x3x4xcomplex<f32>>, tensor<1x3x4xcomplex<f32>>) -> tensor<1x3x4xcomplex<f32>>
      %112 = "stablehlo.select"(%109, %104, %111) : (tensor<1x3x4xi1>, tensor<1x3x4xcomplex<f32>>, tensor<1x3x4xcomplex<f32>>) -> tensor<1x3x4xcomplex<f32>>
      %113 = "stablehlo.select"(%108, %112, %85) : (tensor<1x3x4xi1>, tensor<1x3x4xcomplex<f32>>, tensor<1x3x4xcomplex<f32>>) -> tensor<1x3x4xcomplex<f32>>
      %114 = "stablehlo.broadcast_in_dim"(%r15) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
      %115 = "stablehlo.constant"() <{value = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
      %116 = "stablehlo.compare"(%r19, %115) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
      %117 = "stablehlo.and"(%96, %116) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
      %118 = "stablehlo.constant"() <{value = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
      %119 = "stablehlo.add"(%114, %118) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
      %120 = "stablehlo.select"(%117, %119, %r19) : (tensor<1xi1>, tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
      %121 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %122 = "stablehlo.add"(%r15, %121) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%122, %113, %54, %70, %120) : (tensor<i32>, tensor<1x3x4xcomplex<f32>>, tensor<1x3xi32>, tensor<1x3xi32>, tensor<1xi32>) -> ()
    }) : (tensor<i32>, tensor<1x3x4xcomplex<f32>>, tensor<1x3xi32>, tensor<1x3xi32>, tensor<1xi32>) -> (tensor<i32>, tensor<1x3x4xcomplex<f32>>, tensor<1x3xi32>, tensor<1x3xi32>, tensor<1xi32>)
    %124 = "stablehlo.slice"(%123#1) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 3, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<1x3x4xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
    %125 = "stablehlo.slice"(%123#1) <{start_indices = array<i64: 0, 0, 3>, limit_indices = array<i64: 1, 3, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<1x3x4xcomplex<f32>>) -> tensor<1x3x1xcomplex<f32>>
    %126 = "stablehlo.triangular_solve"(%124, %125) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<1x3x3xcomplex<f32>>, tensor<1x3x1xcomplex<f32>>) -> tensor<1x3x1xcomplex<f32>>
    %127 = "stablehlo.reshape"(%126) : (tensor<1x3x1xcomplex<f32>>) -> tensor<3x1xcomplex<f32>>
    %128 = "stablehlo.reshape"(%126) : (tensor<1x3x1xcomplex<f32>>) -> tensor<3xcomplex<f32>>
    %129 = "stablehlo.reshape"(%124) : (tensor<1x3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    %130 = "stablehlo.reshape"(%123#2) : (tensor<1x3xi32>) -> tensor<3xi32>
    %131 = "stablehlo.reshape"(%123#4) : (tensor<1xi32>) -> tensor<i32>
    return %128, %129, %130, %131 : tensor<3xcomplex<f32>>, tensor<3x3xcomplex<f32>>, tensor<3xi32>, tensor<i32>
  }
}
