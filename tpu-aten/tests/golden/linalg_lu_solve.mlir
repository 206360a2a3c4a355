// aten::linalg_lu_solve(Tensor LU, Tensor pivots, Tensor B, *, bool left=True, bool adjoint=False) -> Tensor

// T[3,3] i32[3] T[3,2], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<3x3xf32>, %arg1: tensor<3xi32>, %arg2: tensor<3x2xf32>) -> (tensor<3x2xf32>) {
    %0 = "stablehlo.reshape"(%arg1) : (tensor<3xi32>) -> tensor<3x1xi32>
    %1 = "stablehlo.reshape"(%arg1) : (tensor<3xi32>) -> tensor<1x3x1xi32>
    %2 = "stablehlo.reshape"(%arg1) : (tensor<3xi32>) -> tensor<1x3xi32>
    %3 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
    %4 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %36:3 = "stablehlo.while"(%4, %3, %2) ({
    ^bb0(%r5: tensor<i32>, %r6: tensor<1x3xi32>, %r7: tensor<1x3xi32>):
      %8 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %9 = "stablehlo.compare"(%r5, %8) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%9) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r10: tensor<i32>, %r11: tensor<1x3xi32>, %r12: tensor<1x3xi32>):
      %13 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %14 = "stablehlo.dynamic_slice"(%r12, %13, %r10) <{slice_sizes = array<i64: 1, 1>}> : (tensor<1x3xi32>, tensor<i32>, tensor<i32>) -> tensor<1x1xi32>
      %15 = "stablehlo.reshape"(%14) : (tensor<1x1xi32>) -> tensor<1xi32>
      %16 = "stablehlo.constant"() <{value = dense<-1> : tensor<1xi32>}> : () -> tensor<1xi32>
      %17 = "stablehlo.add"(%15, %16) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
      %18 = "stablehlo.broadcast_in_dim"(%r10) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
      %19 = "stablehlo.reshape"(%18) : (tensor<1xi32>) -> tensor<1x1xi32>
      %20 = "stablehlo.gather"(%r11, %19) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<1x3xi32>, tensor<1x1xi32>) -> tensor<1x1xi32>
      %21 = "stablehlo.reshape"(%20) : (tensor<1x1xi32>) -> tensor<1xi32>
      %22 = "stablehlo.reshape"(%17) : (tensor<1xi32>) -> tensor<1x1xi32>
      %23 = "stablehlo.gather"(%r11, %22) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<1x3xi32>, tensor<1x1xi32>) -> tensor<1x1xi32>
      %24 = "stablehlo.reshape"(%23) : (tensor<1x1xi32>) -> tensor<1xi32>
      %25 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3xi32>
      %26 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3xi32>
      %27 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
      %28 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3xi32>
      %29 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3xi32>
      %30 = "stablehlo.compare"(%27, %28) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %31 = "stablehlo.compare"(%27, %29) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %32 = "stablehlo.select"(%31, %25, %r11) : (tensor<1x3xi1>, tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi32>
      %33 = "stablehlo.select"(%30, %26, %32) : (tensor<1x3xi1>, tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi32>
      %34 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %35 = "stablehlo.add"(%r10, %34) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%35, %33, %r12) : (tensor<i32>, tensor<1x3xi32>, tensor<1x3xi32>) -> ()
    }) : (tensor<i32>, tensor<1x3xi32>, tensor<1x3xi32>) -> (tensor<i32>, tensor<1x3xi32>, tensor<1x3xi32>)
    %37 = "stablehlo.reshape"(%36#1) : (tensor<1x3xi32>) -> tensor<3xi32>
    %38 = "stablehlo.reshape"(%36#1) : (tensor<1x3xi32>) -> tensor<3x1xi32>
    %39 = "stablehlo.reshape"(%36#1) : (tensor<1x3xi32>) -> tensor<1x3x1xi32>
    %40 = "stablehlo.reshape"(%arg0) : (tensor<3x3xf32>) -> tensor<1x3x3xf32>
    %41 = "stablehlo.reshape"(%arg2) : (tensor<3x2xf32>) -> tensor<1x3x2xf32>
    %42 = "stablehlo.gather"(%41, %36#1) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 2>, indices_are_sorted = false}> : (tensor<1x3x2xf32>, tensor<1x3xi32>) -> tensor<1x3x2xf32>
    %43 = "stablehlo.triangular_solve"(%40, %42) <{left_side = true, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<1x3x3xf32>, tensor<1x3x2xf32>) -> tensor<1x3x2xf32>
    %44 = "stablehlo.triangular_solve"(%40, %43) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<1x3x3xf32>, tensor<1x3x2xf32>) -> tensor<1x3x2xf32>
    %45 = "stablehlo.reshape"(%44) : (tensor<1x3x2xf32>) -> tensor<3x2xf32>
    return %45 : tensor<3x2xf32>
  }
}

// T[3,3] i32[3] T[2,3,2] true true, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<3x3xf32>, %arg1: tensor<3xi32>, %arg2: tensor<2x3x2xf32>) -> (tensor<2x3x2xf32>) {
    %0 = "stablehlo.reshape"(%arg1) : (tensor<3xi32>) -> tensor<3x1xi32>
    %1 = "stablehlo.reshape"(%arg1) : (tensor<3xi32>) -> tensor<1x3x1xi32>
    %2 = "stablehlo.reshape"(%arg1) : (tensor<3xi32>) -> tensor<1x3xi32>
    %3 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
    %4 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %36:3 = "stablehlo.while"(%4, %3, %2) ({
    ^bb0(%r5: tensor<i32>, %r6: tensor<1x3xi32>, %r7: tensor<1x3xi32>):
      %8 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %9 = "stablehlo.compare"(%r5, %8) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%9) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r10: tensor<i32>, %r11: tensor<1x3xi32>, %r12: tensor<1x3xi32>):
      %13 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %14 = "stablehlo.dynamic_slice"(%r12, %13, %r10) <{slice_sizes = array<i64: 1, 1>}> : (tensor<1x3xi32>, tensor<i32>, tensor<i32>) -> tensor<1x1xi32>
      %15 = "stablehlo.reshape"(%14) : (tensor<1x1xi32>) -> tensor<1xi32>
      %16 = "stablehlo.constant"() <{value = dense<-1> : tensor<1xi32>}> : () -> tensor<1xi32>
      %17 = "stablehlo.add"(%15, %16) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
      %18 = "stablehlo.broadcast_in_dim"(%r10) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
      %19 = "stablehlo.reshape"(%18) : (tensor<1xi32>) -> tensor<1x1xi32>
      %20 = "stablehlo.gather"(%r11, %19) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<1x3xi32>, tensor<1x1xi32>) -> tensor<1x1xi32>
      %21 = "stablehlo.reshape"(%20) : (tensor<1x1xi32>) -> tensor<1xi32>
      %22 = "stablehlo.reshape"(%17) : (tensor<1xi32>) -> tensor<1x1xi32>
      %23 = "stablehlo.gather"(%r11, %22) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<1x3xi32>, tensor<1x1xi32>) -> tensor<1x1xi32>
      %24 = "stablehlo.reshape"(%23) : (tensor<1x1xi32>) -> tensor<1xi32>
      %25 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3xi32>
      %26 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3xi32>
      %27 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
      %28 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3xi32>
      %29 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3xi32>
      %30 = "stablehlo.compare"(%27, %28) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %31 = "stablehlo.compare"(%27, %29) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %32 = "stablehlo.select"(%31, %25, %r11) : (tensor<1x3xi1>, tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi32>
      %33 = "stablehlo.select"(%30, %26, %32) : (tensor<1x3xi1>, tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi32>
      %34 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %35 = "stablehlo.add"(%r10, %34) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%35, %33, %r12) : (tensor<i32>, tensor<1x3xi32>, tensor<1x3xi32>) -> ()
    }) : (tensor<i32>, tensor<1x3xi32>, tensor<1x3xi32>) -> (tensor<i32>, tensor<1x3xi32>, tensor<1x3xi32>)
    %37 = "stablehlo.reshape"(%36#1) : (tensor<1x3xi32>) -> tensor<3xi32>
    %38 = "stablehlo.reshape"(%36#1) : (tensor<1x3xi32>) -> tensor<3x1xi32>
    %39 = "stablehlo.broadcast_in_dim"(%38) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<3x1xi32>) -> tensor<2x3x1xi32>
    %40 = "stablehlo.reshape"(%39) : (tensor<2x3x1xi32>) -> tensor<2x3xi32>
    %41 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<3x3xf32>) -> tensor<2x3x3xf32>
    %42 = "stablehlo.triangular_solve"(%41, %arg2) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<2x3x3xf32>, tensor<2x3x2xf32>) -> tensor<2x3x2xf32>
    %43 = "stablehlo.triangular_solve"(%41, %42) <{left_side = true, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<2x3x3xf32>, tensor<2x3x2xf32>) -> tensor<2x3x2xf32>
    %44 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3x3xi32>
    %45 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x3x3xi32>
    %46 = "stablehlo.broadcast_in_dim"(%40) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x3xi32>) -> tensor<2x3x3xi32>
    %47 = "stablehlo.compare"(%46, %44) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
    %48 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3x3xi32>}> : () -> tensor<2x3x3xi32>
    %49 = "stablehlo.select"(%47, %45, %48) : (tensor<2x3x3xi1>, tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi32>
    %50 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %54 = "stablehlo.reduce"(%49, %50) <{dimensions = array<i64: 2>}> ({
    ^bb0(%r51: tensor<i32>, %r52: tensor<i32>):
      %53 = "stablehlo.add"(%r51, %r52) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%53) : (tensor<i32>) -> ()
    }) : (tensor<2x3x3xi32>, tensor<i32>) -> tensor<2x3xi32>
    %55 = "stablehlo.gather"(%43, %54) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 2>, indices_are_sorted = false}> : (tensor<2x3x2xf32>, tensor<2x3xi32>) -> tensor<2x3x2xf32>
    return %55 : tensor<2x3x2xf32>
  }
}

// T[2,3,3] i32[2,3] T[2,3] false, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x3xf32>, %arg1: tensor<2x3xi32>, %arg2: tensor<2x3xf32>) -> (tensor<2x2x3xf32>) {
    %0 = "stablehlo.reshape"(%arg1) : (tensor<2x3xi32>) -> tensor<2x3x1xi32>
    %1 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
    %2 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %34:3 = "stablehlo.while"(%2, %1, %arg1) ({
    ^bb0(%r3: tensor<i32>, %r4: tensor<2x3xi32>, %r5: tensor<2x3xi32>):
      %6 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %7 = "stablehlo.compare"(%r3, %6) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%7) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r8: tensor<i32>, %r9: tensor<2x3xi32>, %r10: tensor<2x3xi32>):
      %11 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %12 = "stablehlo.dynamic_slice"(%r10, %11, %r8) <{slice_sizes = array<i64: 2, 1>}> : (tensor<2x3xi32>, tensor<i32>, tensor<i32>) -> tensor<2x1xi32>
      %13 = "stablehlo.reshape"(%12) : (tensor<2x1xi32>) -> tensor<2xi32>
      %14 = "stablehlo.constant"() <{value = dense<-1> : tensor<2xi32>}> : () -> tensor<2xi32>
      %15 = "stablehlo.add"(%13, %14) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      %16 = "stablehlo.broadcast_in_dim"(%r8) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
      %17 = "stablehlo.reshape"(%16) : (tensor<2xi32>) -> tensor<2x1xi32>
      %18 = "stablehlo.gather"(%r9, %17) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<2x3xi32>, tensor<2x1xi32>) -> tensor<2x1xi32>
      %19 = "stablehlo.reshape"(%18) : (tensor<2x1xi32>) -> tensor<2xi32>
      %20 = "stablehlo.reshape"(%15) : (tensor<2xi32>) -> tensor<2x1xi32>
      %21 = "stablehlo.gather"(%r9, %20) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<2x3xi32>, tensor<2x1xi32>) -> tensor<2x1xi32>
      %22 = "stablehlo.reshape"(%21) : (tensor<2x1xi32>) -> tensor<2xi32>
      %23 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3xi32>
      %24 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3xi32>
      %25 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
      %26 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3xi32>
      %27 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3xi32>
      %28 = "stablehlo.compare"(%25, %26) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %29 = "stablehlo.compare"(%25, %27) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %30 = "stablehlo.select"(%29, %23, %r9) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %31 = "stablehlo.select"(%28, %24, %30) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %32 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %33 = "stablehlo.add"(%r8, %32) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%33, %31, %r10) : (tensor<i32>, tensor<2x3xi32>, tensor<2x3xi32>) -> ()
    }) : (tensor<i32>, tensor<2x3xi32>, tensor<2x3xi32>) -> (tensor<i32>, tensor<2x3xi32>, tensor<2x3xi32>)
    %35 = "stablehlo.reshape"(%34#1) : (tensor<2x3xi32>) -> tensor<2x3x1xi32>
    %36 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<2x3xf32>) -> tensor<2x2x3xf32>
    %37 = "stablehlo.transpose"(%36) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x2x3xf32>) -> tensor<2x3x2xf32>
    %38 = "stablehlo.triangular_solve"(%arg0, %37) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<2x3x3xf32>, tensor<2x3x2xf32>) -> tensor<2x3x2xf32>
    %39 = "stablehlo.triangular_solve"(%arg0, %38) <{left_side = true, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<2x3x3xf32>, tensor<2x3x2xf32>) -> tensor<2x3x2xf32>
    %40 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3x3xi32>
    %41 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x3x3xi32>
    %42 = "stablehlo.broadcast_in_dim"(%34#1) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x3xi32>) -> tensor<2x3x3xi32>
    %43 = "stablehlo.compare"(%42, %40) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
    %44 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3x3xi32>}> : () -> tensor<2x3x3xi32>
    %45 = "stablehlo.select"(%43, %41, %44) : (tensor<2x3x3xi1>, tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi32>
    %46 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %50 = "stablehlo.reduce"(%45, %46) <{dimensions = array<i64: 2>}> ({
    ^bb0(%r47: tensor<i32>, %r48: tensor<i32>):
      %49 = "stablehlo.add"(%r47, %r48) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%49) : (tensor<i32>) -> ()
    }) : (tensor<2x3x3xi32>, tensor<i32>) -> tensor<2x3xi32>
    %51 = "stablehlo.gather"(%39, %50) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 2>, indices_are_sorted = false}> : (tensor<2x3x2xf32>, tensor<2x3xi32>) -> tensor<2x3x2xf32>
    %52 = "stablehlo.transpose"(%51) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x3x2xf32>) -> tensor<2x2x3xf32>
    return %52 : tensor<2x2x3xf32>
  }
}

// T[3,3] i32[3] T[3,2], T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<3x3xf64>, %arg1: tensor<3xi32>, %arg2: tensor<3x2xf64>) -> (tensor<3x2xf64>) {
    %0 = "stablehlo.reshape"(%arg1) : (tensor<3xi32>) -> tensor<3x1xi32>
    %1 = "stablehlo.reshape"(%arg1) : (tensor<3xi32>) -> tensor<1x3x1xi32>
    %2 = "stablehlo.reshape"(%arg1) : (tensor<3xi32>) -> tensor<1x3xi32>
    %3 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
    %4 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %36:3 = "stablehlo.while"(%4, %3, %2) ({
    ^bb0(%r5: tensor<i32>, %r6: tensor<1x3xi32>, %r7: tensor<1x3xi32>):
      %8 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %9 = "stablehlo.compare"(%r5, %8) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%9) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r10: tensor<i32>, %r11: tensor<1x3xi32>, %r12: tensor<1x3xi32>):
      %13 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %14 = "stablehlo.dynamic_slice"(%r12, %13, %r10) <{slice_sizes = array<i64: 1, 1>}> : (tensor<1x3xi32>, tensor<i32>, tensor<i32>) -> tensor<1x1xi32>
      %15 = "stablehlo.reshape"(%14) : (tensor<1x1xi32>) -> tensor<1xi32>
      %16 = "stablehlo.constant"() <{value = dense<-1> : tensor<1xi32>}> : () -> tensor<1xi32>
      %17 = "stablehlo.add"(%15, %16) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
      %18 = "stablehlo.broadcast_in_dim"(%r10) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
      %19 = "stablehlo.reshape"(%18) : (tensor<1xi32>) -> tensor<1x1xi32>
      %20 = "stablehlo.gather"(%r11, %19) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<1x3xi32>, tensor<1x1xi32>) -> tensor<1x1xi32>
      %21 = "stablehlo.reshape"(%20) : (tensor<1x1xi32>) -> tensor<1xi32>
      %22 = "stablehlo.reshape"(%17) : (tensor<1xi32>) -> tensor<1x1xi32>
      %23 = "stablehlo.gather"(%r11, %22) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<1x3xi32>, tensor<1x1xi32>) -> tensor<1x1xi32>
      %24 = "stablehlo.reshape"(%23) : (tensor<1x1xi32>) -> tensor<1xi32>
      %25 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3xi32>
      %26 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3xi32>
      %27 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
      %28 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3xi32>
      %29 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3xi32>
      %30 = "stablehlo.compare"(%27, %28) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %31 = "stablehlo.compare"(%27, %29) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %32 = "stablehlo.select"(%31, %25, %r11) : (tensor<1x3xi1>, tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi32>
      %33 = "stablehlo.select"(%30, %26, %32) : (tensor<1x3xi1>, tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi32>
      %34 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %35 = "stablehlo.add"(%r10, %34) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%35, %33, %r12) : (tensor<i32>, tensor<1x3xi32>, tensor<1x3xi32>) -> ()
    }) : (tensor<i32>, tensor<1x3xi32>, tensor<1x3xi32>) -> (tensor<i32>, tensor<1x3xi32>, tensor<1x3xi32>)
    %37 = "stablehlo.reshape"(%36#1) : (tensor<1x3xi32>) -> tensor<3xi32>
    %38 = "stablehlo.reshape"(%36#1) : (tensor<1x3xi32>) -> tensor<3x1xi32>
    %39 = "stablehlo.reshape"(%36#1) : (tensor<1x3xi32>) -> tensor<1x3x1xi32>
    %40 = "stablehlo.reshape"(%arg0) : (tensor<3x3xf64>) -> tensor<1x3x3xf64>
    %41 = "stablehlo.reshape"(%arg2) : (tensor<3x2xf64>) -> tensor<1x3x2xf64>
    %42 = "stablehlo.gather"(%41, %36#1) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 2>, indices_are_sorted = false}> : (tensor<1x3x2xf64>, tensor<1x3xi32>) -> tensor<1x3x2xf64>
    %43 = "stablehlo.triangular_solve"(%40, %42) <{left_side = true, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<1x3x3xf64>, tensor<1x3x2xf64>) -> tensor<1x3x2xf64>
    %44 = "stablehlo.triangular_solve"(%40, %43) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<1x3x3xf64>, tensor<1x3x2xf64>) -> tensor<1x3x2xf64>
    %45 = "stablehlo.reshape"(%44) : (tensor<1x3x2xf64>) -> tensor<3x2xf64>
    return %45 : tensor<3x2xf64>
  }
}

// T[3,3] i32[3] T[3,2], T = complex64
module @torchtpu {
  func.func public @main(%arg0: tensor<3x3xcomplex<f32>>, %arg1: tensor<3xi32>, %arg2: tensor<3x2xcomplex<f32>>) -> (tensor<3x2xcomplex<f32>>) {
    %0 = "stablehlo.reshape"(%arg1) : (tensor<3xi32>) -> tensor<3x1xi32>
    %1 = "stablehlo.reshape"(%arg1) : (tensor<3xi32>) -> tensor<1x3x1xi32>
    %2 = "stablehlo.reshape"(%arg1) : (tensor<3xi32>) -> tensor<1x3xi32>
    %3 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
    %4 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %36:3 = "stablehlo.while"(%4, %3, %2) ({
    ^bb0(%r5: tensor<i32>, %r6: tensor<1x3xi32>, %r7: tensor<1x3xi32>):
      %8 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %9 = "stablehlo.compare"(%r5, %8) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%9) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r10: tensor<i32>, %r11: tensor<1x3xi32>, %r12: tensor<1x3xi32>):
      %13 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %14 = "stablehlo.dynamic_slice"(%r12, %13, %r10) <{slice_sizes = array<i64: 1, 1>}> : (tensor<1x3xi32>, tensor<i32>, tensor<i32>) -> tensor<1x1xi32>
      %15 = "stablehlo.reshape"(%14) : (tensor<1x1xi32>) -> tensor<1xi32>
      %16 = "stablehlo.constant"() <{value = dense<-1> : tensor<1xi32>}> : () -> tensor<1xi32>
      %17 = "stablehlo.add"(%15, %16) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
      %18 = "stablehlo.broadcast_in_dim"(%r10) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
      %19 = "stablehlo.reshape"(%18) : (tensor<1xi32>) -> tensor<1x1xi32>
      %20 = "stablehlo.gather"(%r11, %19) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<1x3xi32>, tensor<1x1xi32>) -> tensor<1x1xi32>
      %21 = "stablehlo.reshape"(%20) : (tensor<1x1xi32>) -> tensor<1xi32>
      %22 = "stablehlo.reshape"(%17) : (tensor<1xi32>) -> tensor<1x1xi32>
      %23 = "stablehlo.gather"(%r11, %22) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<1x3xi32>, tensor<1x1xi32>) -> tensor<1x1xi32>
      %24 = "stablehlo.reshape"(%23) : (tensor<1x1xi32>) -> tensor<1xi32>
      %25 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3xi32>
      %26 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3xi32>
      %27 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
      %28 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3xi32>
      %29 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3xi32>
      %30 = "stablehlo.compare"(%27, %28) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %31 = "stablehlo.compare"(%27, %29) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %32 = "stablehlo.select"(%31, %25, %r11) : (tensor<1x3xi1>, tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi32>
      %33 = "stablehlo.select"(%30, %26, %32) : (tensor<1x3xi1>, tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi32>
      %34 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %35 = "stablehlo.add"(%r10, %34) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%35, %33, %r12) : (tensor<i32>, tensor<1x3xi32>, tensor<1x3xi32>) -> ()
    }) : (tensor<i32>, tensor<1x3xi32>, tensor<1x3xi32>) -> (tensor<i32>, tensor<1x3xi32>, tensor<1x3xi32>)
    %37 = "stablehlo.reshape"(%36#1) : (tensor<1x3xi32>) -> tensor<3xi32>
    %38 = "stablehlo.reshape"(%36#1) : (tensor<1x3xi32>) -> tensor<3x1xi32>
    %39 = "stablehlo.reshape"(%36#1) : (tensor<1x3xi32>) -> tensor<1x3x1xi32>
    %40 = "stablehlo.reshape"(%arg0) : (tensor<3x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
    %41 = "stablehlo.reshape"(%arg2) : (tensor<3x2xcomplex<f32>>) -> tensor<1x3x2xcomplex<f32>>
    %42 = "stablehlo.gather"(%41, %36#1) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 2>, indices_are_sorted = false}> : (tensor<1x3x2xcomplex<f32>>, tensor<1x3xi32>) -> tensor<1x3x2xcomplex<f32>>
    %43 = "stablehlo.triangular_solve"(%40, %42) <{left_side = true, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<1x3x3xcomplex<f32>>, tensor<1x3x2xcomplex<f32>>) -> tensor<1x3x2xcomplex<f32>>
    %44 = "stablehlo.triangular_solve"(%40, %43) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<1x3x3xcomplex<f32>>, tensor<1x3x2xcomplex<f32>>) -> tensor<1x3x2xcomplex<f32>>
    %45 = "stablehlo.reshape"(%44) : (tensor<1x3x2xcomplex<f32>>) -> tensor<3x2xcomplex<f32>>
    return %45 : tensor<3x2xcomplex<f32>>
  }
}
