// aten::linalg_lu_solve(Tensor LU, Tensor pivots, Tensor B, *, bool left=True, bool adjoint=False) -> Tensor

// T[3,3] i32[3] T[3,2], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<3x3xf32>, %arg1: tensor<3xi32>, %arg2: tensor<3x2xf32>) -> (tensor<3x2xf32>) {
    %0 = "stablehlo.reshape"(%arg1) : (tensor<3xi32>) -> tensor<3x1xi32>
    %1 = "stablehlo.reshape"(%0) : (tensor<3x1xi32>) -> tensor<1x3x1xi32>
    %2 = "stablehlo.reshape"(%1) : (tensor<1x3x1xi32>) -> tensor<1x3xi32>
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
    %38 = "stablehlo.reshape"(%37) : (tensor<3xi32>) -> tensor<3x1xi32>
    %39 = "stablehlo.reshape"(%38) : (tensor<3x1xi32>) -> tensor<1x3x1xi32>
    %40 = "stablehlo.reshape"(%39) : (tensor<1x3x1xi32>) -> tensor<1x3xi32>
    %41 = "stablehlo.reshape"(%arg0) : (tensor<3x3xf32>) -> tensor<1x3x3xf32>
    %42 = "stablehlo.reshape"(%arg2) : (tensor<3x2xf32>) -> tensor<1x3x2xf32>
    %43 = "stablehlo.gather"(%42, %40) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 2>, indices_are_sorted = false}> : (tensor<1x3x2xf32>, tensor<1x3xi32>) -> tensor<1x3x2xf32>
    %44 = "stablehlo.triangular_solve"(%41, %43) <{left_side = true, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<1x3x3xf32>, tensor<1x3x2xf32>) -> tensor<1x3x2xf32>
    %45 = "stablehlo.triangular_solve"(%41, %44) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<1x3x3xf32>, tensor<1x3x2xf32>) -> tensor<1x3x2xf32>
    %46 = "stablehlo.reshape"(%45) : (tensor<1x3x2xf32>) -> tensor<3x2xf32>
    return %46 : tensor<3x2xf32>
  }
}

// T[3,3] i32[3] T[2,3,2] true true, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<3x3xf32>, %arg1: tensor<3xi32>, %arg2: tensor<2x3x2xf32>) -> (tensor<2x3x2xf32>) {
    %0 = "stablehlo.reshape"(%arg1) : (tensor<3xi32>) -> tensor<3x1xi32>
    %1 = "stablehlo.reshape"(%0) : (tensor<3x1xi32>) -> tensor<1x3x1xi32>
    %2 = "stablehlo.reshape"(%1) : (tensor<1x3x1xi32>) -> tensor<1x3xi32>
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
    %38 = "stablehlo.reshape"(%37) : (tensor<3xi32>) -> tensor<3x1xi32>
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
    %1 = "stablehlo.reshape"(%0) : (tensor<2x3x1xi32>) -> tensor<2x3xi32>
    %2 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
    %3 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %35:3 = "stablehlo.while"(%3, %2, %1) ({
    ^bb0(%r4: tensor<i32>, %r5: tensor<2x3xi32>, %r6: tensor<2x3xi32>):
      %7 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %8 = "stablehlo.compare"(%r4, %7) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%8) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r9: tensor<i32>, %r10: tensor<2x3xi32>, %r11: tensor<2x3xi32>):
      %12 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %13 = "stablehlo.dynamic_slice"(%r11, %12, %r9) <{slice_sizes = array<i64: 2, 1>}> : (tensor<2x3xi32>, tensor<i32>, tensor<i32>) -> tensor<2x1xi32>
      %14 = "stablehlo.reshape"(%13) : (tensor<2x1xi32>) -> tensor<2xi32>
      %15 = "stablehlo.constant"() <{value = dense<-1> : tensor<2xi32>}> : () -> tensor<2xi32>
      %16 = "stablehlo.add"(%14, %15) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      %17 = "stablehlo.broadcast_in_dim"(%r9) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
      %18 = "stablehlo.reshape"(%17) : (tensor<2xi32>) -> tensor<2x1xi32>
      %19 = "stablehlo.gather"(%r10, %18) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<2x3xi32>, tensor<2x1xi32>) -> tensor<2x1xi32>
      %20 = "stablehlo.reshape"(%19) : (tensor<2x1xi32>) -> tensor<2xi32>
      %21 = "stablehlo.reshape"(%16) : (tensor<2xi32>) -> tensor<2x1xi32>
      %22 = "stablehlo.gather"(%r10, %21) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<2x3xi32>, tensor<2x1xi32>) -> tensor<2x1xi32>
      %23 = "stablehlo.reshape"(%22) : (tensor<2x1xi32>) -> tensor<2xi32>
      %24 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3xi32>
      %25 = "stablehlo.broadcast_in_dim"(%23) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3xi32>
      %26 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
      %27 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3xi32>
      %28 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3xi32>
      %29 = "stablehlo.compare"(%26, %27) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %30 = "stablehlo.compare"(%26, %28) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %31 = "stablehlo.select"(%30, %24, %r10) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %32 = "stablehlo.select"(%29, %25, %31) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %33 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %34 = "stablehlo.add"(%r9, %33) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%34, %32, %r11) : (tensor<i32>, tensor<2x3xi32>, tensor<2x3xi32>) -> ()
    }) : (tensor<i32>, tensor<2x3xi32>, tensor<2x3xi32>) -> (tensor<i32>, tensor<2x3xi32>, tensor<2x3xi32>)
    %36 = "stablehlo.reshape"(%35#1) : (tensor<2x3xi32>) -> tensor<2x3x1xi32>
    %37 = "stablehlo.reshape"(%36) : (tensor<2x3x1xi32>) -> tensor<2x3xi32>
    %38 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<2x3xf32>) -> tensor<2x2x3xf32>
    %39 = "stablehlo.transpose"(%38) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x2x3xf32>) -> tensor<2x3x2xf32>
    %40 = "stablehlo.triangular_solve"(%arg0, %39) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<2x3x3xf32>, tensor<2x3x2xf32>) -> tensor<2x3x2xf32>
    %41 = "stablehlo.triangular_solve"(%arg0, %40) <{left_side = true, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<2x3x3xf32>, tensor<2x3x2xf32>) -> tensor<2x3x2xf32>
    %42 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3x3xi32>
    %43 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x3x3xi32>
    %44 = "stablehlo.broadcast_in_dim"(%37) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x3xi32>) -> tensor<2x3x3xi32>
    %45 = "stablehlo.compare"(%44, %42) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
    %46 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3x3xi32>}> : () -> tensor<2x3x3xi32>
    %47 = "stablehlo.select"(%45, %43, %46) : (tensor<2x3x3xi1>, tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi32>
    %48 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %52 = "stablehlo.reduce"(%47, %48) <{dimensions = array<i64: 2>}> ({
    ^bb0(%r49: tensor<i32>, %r50: tensor<i32>):
      %51 = "stablehlo.add"(%r49, %r50) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%51) : (tensor<i32>) -> ()
    }) : (tensor<2x3x3xi32>, tensor<i32>) -> tensor<2x3xi32>
    %53 = "stablehlo.gather"(%41, %52) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 2>, indices_are_sorted = false}> : (tensor<2x3x2xf32>, tensor<2x3xi32>) -> tensor<2x3x2xf32>
    %54 = "stablehlo.transpose"(%53) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x3x2xf32>) -> tensor<2x2x3xf32>
    return %54 : tensor<2x2x3xf32>
  }
}

// T[3,3] i32[3] T[3,2], T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<3x3xf64>, %arg1: tensor<3xi32>, %arg2: tensor<3x2xf64>) -> (tensor<3x2xf64>) {
    %0 = "stablehlo.reshape"(%arg1) : (tensor<3xi32>) -> tensor<3x1xi32>
    %1 = "stablehlo.reshape"(%0) : (tensor<3x1xi32>) -> tensor<1x3x1xi32>
    %2 = "stablehlo.reshape"(%1) : (tensor<1x3x1xi32>) -> tensor<1x3xi32>
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
    %38 = "stablehlo.reshape"(%37) : (tensor<3xi32>) -> tensor<3x1xi32>
    %39 = "stablehlo.reshape"(%38) : (tensor<3x1xi32>) -> tensor<1x3x1xi32>
    %40 = "stablehlo.reshape"(%39) : (tensor<1x3x1xi32>) -> tensor<1x3xi32>
    %41 = "stablehlo.reshape"(%arg0) : (tensor<3x3xf64>) -> tensor<1x3x3xf64>
    %42 = "stablehlo.reshape"(%arg2) : (tensor<3x2xf64>) -> tensor<1x3x2xf64>
    %43 = "stablehlo.gather"(%42, %40) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 2>, indices_are_sorted = false}> : (tensor<1x3x2xf64>, tensor<1x3xi32>) -> tensor<1x3x2xf64>
    %44 = "stablehlo.triangular_solve"(%41, %43) <{left_side = true, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<1x3x3xf64>, tensor<1x3x2xf64>) -> tensor<1x3x2xf64>
    %45 = "stablehlo.triangular_solve"(%41, %44) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<1x3x3xf64>, tensor<1x3x2xf64>) -> tensor<1x3x2xf64>
    %46 = "stablehlo.reshape"(%45) : (tensor<1x3x2xf64>) -> tensor<3x2xf64>
    return %46 : tensor<3x2xf64>
  }
}

// T[3,3] i32[3] T[3,2], T = complex64
module @torchtpu {
  func.func public @main(%arg0: tensor<3x3xcomplex<f32>>, %arg1: tensor<3xi32>, %arg2: tensor<3x2xcomplex<f32>>) -> (tensor<3x2xcomplex<f32>>) {
    %0 = "stablehlo.reshape"(%arg1) : (tensor<3xi32>) -> tensor<3x1xi32>
    %1 = "stablehlo.reshape"(%0) : (tensor<3x1xi32>) -> tensor<1x3x1xi32>
    %2 = "stablehlo.reshape"(%1) : (tensor<1x3x1xi32>) -> tensor<1x3xi32>
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
    %38 = "stablehlo.reshape"(%37) : (tensor<3xi32>) -> tensor<3x1xi32>
    %39 = "stablehlo.reshape"(%38) : (tensor<3x1xi32>) -> tensor<1x3x1xi32>
    %40 = "stablehlo.reshape"(%39) : (tensor<1x3x1xi32>) -> tensor<1x3xi32>
    %41 = "stablehlo.reshape"(%arg0) : (tensor<3x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
    %42 = "stablehlo.reshape"(%arg2) : (tensor<3x2xcomplex<f32>>) -> tensor<1x3x2xcomplex<f32>>
    %43 = "stablehlo.gather"(%42, %40) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 2>, indices_are_sorted = false}> : (tensor<1x3x2xcomplex<f32>>, tensor<1x3xi32>) -> tensor<1x3x2xcomplex<f32>>
    %44 = "stablehlo.triangular_solve"(%41, %43) <{left_side = true, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<1x3x3xcomplex<f32>>, tensor<1x3x2xcomplex<f32>>) -> tensor<1x3x2xcomplex<f32>>
    %45 = "stablehlo.triangular_solve"(%41, %44) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<1x3x3xcomplex<f32>>, tensor<1x3x2xcomplex<f32>>) -> tensor<1x3x2xcomplex<f32>>
    %46 = "stablehlo.reshape"(%45) : (tensor<1x3x2xcomplex<f32>>) -> tensor<3x2xcomplex<f32>>
    return %46 : tensor<3x2xcomplex<f32>>
  }
}
