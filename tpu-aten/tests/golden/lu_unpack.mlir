// aten::lu_unpack(Tensor LU_data, Tensor LU_pivots, bool unpack_data=True, bool unpack_pivots=True) -> (Tensor P, Tensor L, Tensor U)

// T[3,4] i32[3], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<3x4xf32>, %arg1: tensor<3xi32>) -> (tensor<3x3xf32>, tensor<3x3xf32>, tensor<3x4xf32>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<3x4xf32>) -> tensor<1x3x4xf32>
    %1 = "stablehlo.reshape"(%arg1) : (tensor<3xi32>) -> tensor<3x1xi32>
    %2 = "stablehlo.reshape"(%arg1) : (tensor<3xi32>) -> tensor<1x3x1xi32>
    %3 = "stablehlo.reshape"(%arg1) : (tensor<3xi32>) -> tensor<1x3xi32>
    %4 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
    %5 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %37:3 = "stablehlo.while"(%5, %4, %3) ({
    ^bb0(%r6: tensor<i32>, %r7: tensor<1x3xi32>, %r8: tensor<1x3xi32>):
      %9 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %10 = "stablehlo.compare"(%r6, %9) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%10) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r11: tensor<i32>, %r12: tensor<1x3xi32>, %r13: tensor<1x3xi32>):
      %14 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %15 = "stablehlo.dynamic_slice"(%r13, %14, %r11) <{slice_sizes = array<i64: 1, 1>}> : (tensor<1x3xi32>, tensor<i32>, tensor<i32>) -> tensor<1x1xi32>
      %16 = "stablehlo.reshape"(%15) : (tensor<1x1xi32>) -> tensor<1xi32>
      %17 = "stablehlo.constant"() <{value = dense<-1> : tensor<1xi32>}> : () -> tensor<1xi32>
      %18 = "stablehlo.add"(%16, %17) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
      %19 = "stablehlo.broadcast_in_dim"(%r11) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
      %20 = "stablehlo.reshape"(%19) : (tensor<1xi32>) -> tensor<1x1xi32>
      %21 = "stablehlo.gather"(%r12, %20) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<1x3xi32>, tensor<1x1xi32>) -> tensor<1x1xi32>
      %22 = "stablehlo.reshape"(%21) : (tensor<1x1xi32>) -> tensor<1xi32>
      %23 = "stablehlo.reshape"(%18) : (tensor<1xi32>) -> tensor<1x1xi32>
      %24 = "stablehlo.gather"(%r12, %23) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<1x3xi32>, tensor<1x1xi32>) -> tensor<1x1xi32>
      %25 = "stablehlo.reshape"(%24) : (tensor<1x1xi32>) -> tensor<1xi32>
      %26 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3xi32>
      %27 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3xi32>
      %28 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
      %29 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3xi32>
      %30 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3xi32>
      %31 = "stablehlo.compare"(%28, %29) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %32 = "stablehlo.compare"(%28, %30) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %33 = "stablehlo.select"(%32, %26, %r12) : (tensor<1x3xi1>, tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi32>
      %34 = "stablehlo.select"(%31, %27, %33) : (tensor<1x3xi1>, tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi32>
      %35 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %36 = "stablehlo.add"(%r11, %35) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%36, %34, %r13) : (tensor<i32>, tensor<1x3xi32>, tensor<1x3xi32>) -> ()
    }) : (tensor<i32>, tensor<1x3xi32>, tensor<1x3xi32>) -> (tensor<i32>, tensor<1x3xi32>, tensor<1x3xi32>)
    %38 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x3xi32>
    %39 = "stablehlo.broadcast_in_dim"(%37#1) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x3xi32>) -> tensor<1x3x3xi32>
    %40 = "stablehlo.compare"(%38, %39) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
    %41 = "stablehlo.convert"(%40) : (tensor<1x3x3xi1>) -> tensor<1x3x3xf32>
    %42 = "stablehlo.reshape"(%41) : (tensor<1x3x3xf32>) -> tensor<3x3xf32>
    %43 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 3, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<1x3x4xf32>) -> tensor<1x3x3xf32>
    %44 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x3xi32>
    %45 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x3x3xi32>
    %46 = "stablehlo.subtract"(%45, %44) : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi32>
    %47 = "stablehlo.constant"() <{value = dense<0> : tensor<1x3x3xi32>}> : () -> tensor<1x3x3xi32>
    %48 = "stablehlo.compare"(%46, %47) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
    %49 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x3x3xf32>}> : () -> tensor<1x3x3xf32>
    %50 = "stablehlo.select"(%48, %43, %49) : (tensor<1x3x3xi1>, tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
    %51 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x3x3xf32>}> : () -> tensor<1x3x3xf32>
    %52 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x3xi32>
    %53 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x3x3xi32>
    %54 = "stablehlo.subtract"(%53, %52) : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi32>
    %55 = "stablehlo.constant"() <{value = dense<0> : tensor<1x3x3xi32>}> : () -> tensor<1x3x3xi32>
    %56 = "stablehlo.compare"(%54, %55) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
    %57 = "stablehlo.convert"(%56) : (tensor<1x3x3xi1>) -> tensor<1x3x3xf32>
    %58 = "stablehlo.add"(%50, %57) : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
    %59 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x4xi32>
    %60 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x3x4xi32>
    %61 = "stablehlo.subtract"(%60, %59) : (tensor<1x3x4xi32>, tensor<1x3x4xi32>) -> tensor<1x3x4xi32>
    %62 = "stablehlo.constant"() <{value = dense<0> : tensor<1x3x4xi32>}> : () -> tensor<1x3x4xi32>
    %63 = "stablehlo.compare"(%61, %62) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x4xi32>, tensor<1x3x4xi32>) -> tensor<1x3x4xi1>
    %64 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x3x4xf32>}> : () -> tensor<1x3x4xf32>
    %65 = "stablehlo.select"(%63, %0, %64) : (tensor<1x3x4xi1>, tensor<1x3x4xf32>, tensor<1x3x4xf32>) -> tensor<1x3x4xf32>
    %66 = "stablehlo.reshape"(%58) : (tensor<1x3x3xf32>) -> tensor<3x3xf32>
    %67 = "stablehlo.reshape"(%65) : (tensor<1x3x4xf32>) -> tensor<3x4xf32>
    return %42, %66, %67 : tensor<3x3xf32>, tensor<3x3xf32>, tensor<3x4xf32>
  }
}

// T[3,4] i32[3] false, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<3x4xf32>, %arg1: tensor<3xi32>) -> (tensor<3x3xf32>, tensor<0xf32>, tensor<0xf32>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<3x4xf32>) -> tensor<1x3x4xf32>
    %1 = "stablehlo.reshape"(%arg1) : (tensor<3xi32>) -> tensor<3x1xi32>
    %2 = "stablehlo.reshape"(%arg1) : (tensor<3xi32>) -> tensor<1x3x1xi32>
    %3 = "stablehlo.reshape"(%arg1) : (tensor<3xi32>) -> tensor<1x3xi32>
    %4 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
    %5 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %37:3 = "stablehlo.while"(%5, %4, %3) ({
    ^bb0(%r6: tensor<i32>, %r7: tensor<1x3xi32>, %r8: tensor<1x3xi32>):
      %9 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %10 = "stablehlo.compare"(%r6, %9) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%10) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r11: tensor<i32>, %r12: tensor<1x3xi32>, %r13: tensor<1x3xi32>):
      %14 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %15 = "stablehlo.dynamic_slice"(%r13, %14, %r11) <{slice_sizes = array<i64: 1, 1>}> : (tensor<1x3xi32>, tensor<i32>, tensor<i32>) -> tensor<1x1xi32>
      %16 = "stablehlo.reshape"(%15) : (tensor<1x1xi32>) -> tensor<1xi32>
      %17 = "stablehlo.constant"() <{value = dense<-1> : tensor<1xi32>}> : () -> tensor<1xi32>
      %18 = "stablehlo.add"(%16, %17) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
      %19 = "stablehlo.broadcast_in_dim"(%r11) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
      %20 = "stablehlo.reshape"(%19) : (tensor<1xi32>) -> tensor<1x1xi32>
      %21 = "stablehlo.gather"(%r12, %20) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<1x3xi32>, tensor<1x1xi32>) -> tensor<1x1xi32>
      %22 = "stablehlo.reshape"(%21) : (tensor<1x1xi32>) -> tensor<1xi32>
      %23 = "stablehlo.reshape"(%18) : (tensor<1xi32>) -> tensor<1x1xi32>
      %24 = "stablehlo.gather"(%r12, %23) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<1x3xi32>, tensor<1x1xi32>) -> tensor<1x1xi32>
      %25 = "stablehlo.reshape"(%24) : (tensor<1x1xi32>) -> tensor<1xi32>
      %26 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3xi32>
      %27 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3xi32>
      %28 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
      %29 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3xi32>
      %30 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3xi32>
      %31 = "stablehlo.compare"(%28, %29) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %32 = "stablehlo.compare"(%28, %30) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %33 = "stablehlo.select"(%32, %26, %r12) : (tensor<1x3xi1>, tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi32>
      %34 = "stablehlo.select"(%31, %27, %33) : (tensor<1x3xi1>, tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi32>
      %35 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %36 = "stablehlo.add"(%r11, %35) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%36, %34, %r13) : (tensor<i32>, tensor<1x3xi32>, tensor<1x3xi32>) -> ()
    }) : (tensor<i32>, tensor<1x3xi32>, tensor<1x3xi32>) -> (tensor<i32>, tensor<1x3xi32>, tensor<1x3xi32>)
    %38 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x3xi32>
    %39 = "stablehlo.broadcast_in_dim"(%37#1) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x3xi32>) -> tensor<1x3x3xi32>
    %40 = "stablehlo.compare"(%38, %39) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
    %41 = "stablehlo.convert"(%40) : (tensor<1x3x3xi1>) -> tensor<1x3x3xf32>
    %42 = "stablehlo.reshape"(%41) : (tensor<1x3x3xf32>) -> tensor<3x3xf32>
    %43 = "stablehlo.constant"() <{value = dense<0.0> : tensor<0xf32>}> : () -> tensor<0xf32>
    %44 = "stablehlo.constant"() <{value = dense<0.0> : tensor<0xf32>}> : () -> tensor<0xf32>
    return %42, %43, %44 : tensor<3x3xf32>, tensor<0xf32>, tensor<0xf32>
  }
}

// T[3,4] i32[3] true false, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<3x4xf32>, %arg1: tensor<3xi32>) -> (tensor<0xf32>, tensor<3x3xf32>, tensor<3x4xf32>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<3x4xf32>) -> tensor<1x3x4xf32>
    %1 = "stablehlo.constant"() <{value = dense<0.0> : tensor<0xf32>}> : () -> tensor<0xf32>
    %2 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 3, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<1x3x4xf32>) -> tensor<1x3x3xf32>
    %3 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x3xi32>
    %4 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x3x3xi32>
    %5 = "stablehlo.subtract"(%4, %3) : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi32>
    %6 = "stablehlo.constant"() <{value = dense<0> : tensor<1x3x3xi32>}> : () -> tensor<1x3x3xi32>
    %7 = "stablehlo.compare"(%5, %6) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
    %8 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x3x3xf32>}> : () -> tensor<1x3x3xf32>
    %9 = "stablehlo.select"(%7, %2, %8) : (tensor<1x3x3xi1>, tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
    %10 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x3x3xf32>}> : () -> tensor<1x3x3xf32>
    %11 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x3xi32>
    %12 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x3x3xi32>
    %13 = "stablehlo.subtract"(%12, %11) : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi32>
    %14 = "stablehlo.constant"() <{value = dense<0> : tensor<1x3x3xi32>}> : () -> tensor<1x3x3xi32>
    %15 = "stablehlo.compare"(%13, %14) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
    %16 = "stablehlo.convert"(%15) : (tensor<1x3x3xi1>) -> tensor<1x3x3xf32>
    %17 = "stablehlo.add"(%9, %16) : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
    %18 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x4xi32>
    %19 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x3x4xi32>
    %20 = "stablehlo.subtract"(%19, %18) : (tensor<1x3x4xi32>, tensor<1x3x4xi32>) -> tensor<1x3x4xi32>
    %21 = "stablehlo.constant"() <{value = dense<0> : tensor<1x3x4xi32>}> : () -> tensor<1x3x4xi32>
    %22 = "stablehlo.compare"(%20, %21) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x4xi32>, tensor<1x3x4xi32>) -> tensor<1x3x4xi1>
    %23 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x3x4xf32>}> : () -> tensor<1x3x4xf32>
    %24 = "stablehlo.select"(%22, %0, %23) : (tensor<1x3x4xi1>, tensor<1x3x4xf32>, tensor<1x3x4xf32>) -> tensor<1x3x4xf32>
    %25 = "stablehlo.reshape"(%17) : (tensor<1x3x3xf32>) -> tensor<3x3xf32>
    %26 = "stablehlo.reshape"(%24) : (tensor<1x3x4xf32>) -> tensor<3x4xf32>
    return %1, %25, %26 : tensor<0xf32>, tensor<3x3xf32>, tensor<3x4xf32>
  }
}

// T[3,4] i32[3], T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<3x4xf64>, %arg1: tensor<3xi32>) -> (tensor<3x3xf64>, tensor<3x3xf64>, tensor<3x4xf64>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<3x4xf64>) -> tensor<1x3x4xf64>
    %1 = "stablehlo.reshape"(%arg1) : (tensor<3xi32>) -> tensor<3x1xi32>
    %2 = "stablehlo.reshape"(%arg1) : (tensor<3xi32>) -> tensor<1x3x1xi32>
    %3 = "stablehlo.reshape"(%arg1) : (tensor<3xi32>) -> tensor<1x3xi32>
    %4 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
    %5 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %37:3 = "stablehlo.while"(%5, %4, %3) ({
    ^bb0(%r6: tensor<i32>, %r7: tensor<1x3xi32>, %r8: tensor<1x3xi32>):
      %9 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %10 = "stablehlo.compare"(%r6, %9) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%10) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r11: tensor<i32>, %r12: tensor<1x3xi32>, %r13: tensor<1x3xi32>):
      %14 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %15 = "stablehlo.dynamic_slice"(%r13, %14, %r11) <{slice_sizes = array<i64: 1, 1>}> : (tensor<1x3xi32>, tensor<i32>, tensor<i32>) -> tensor<1x1xi32>
      %16 = "stablehlo.reshape"(%15) : (tensor<1x1xi32>) -> tensor<1xi32>
      %17 = "stablehlo.constant"() <{value = dense<-1> : tensor<1xi32>}> : () -> tensor<1xi32>
      %18 = "stablehlo.add"(%16, %17) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
      %19 = "stablehlo.broadcast_in_dim"(%r11) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
      %20 = "stablehlo.reshape"(%19) : (tensor<1xi32>) -> tensor<1x1xi32>
      %21 = "stablehlo.gather"(%r12, %20) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<1x3xi32>, tensor<1x1xi32>) -> tensor<1x1xi32>
      %22 = "stablehlo.reshape"(%21) : (tensor<1x1xi32>) -> tensor<1xi32>
      %23 = "stablehlo.reshape"(%18) : (tensor<1xi32>) -> tensor<1x1xi32>
      %24 = "stablehlo.gather"(%r12, %23) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<1x3xi32>, tensor<1x1xi32>) -> tensor<1x1xi32>
      %25 = "stablehlo.reshape"(%24) : (tensor<1x1xi32>) -> tensor<1xi32>
      %26 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3xi32>
      %27 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3xi32>
      %28 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
      %29 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3xi32>
      %30 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3xi32>
      %31 = "stablehlo.compare"(%28, %29) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %32 = "stablehlo.compare"(%28, %30) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %33 = "stablehlo.select"(%32, %26, %r12) : (tensor<1x3xi1>, tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi32>
      %34 = "stablehlo.select"(%31, %27, %33) : (tensor<1x3xi1>, tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi32>
      %35 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %36 = "stablehlo.add"(%r11, %35) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%36, %34, %r13) : (tensor<i32>, tensor<1x3xi32>, tensor<1x3xi32>) -> ()
    }) : (tensor<i32>, tensor<1x3xi32>, tensor<1x3xi32>) -> (tensor<i32>, tensor<1x3xi32>, tensor<1x3xi32>)
    %38 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x3xi32>
    %39 = "stablehlo.broadcast_in_dim"(%37#1) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x3xi32>) -> tensor<1x3x3xi32>
    %40 = "stablehlo.compare"(%38, %39) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
    %41 = "stablehlo.convert"(%40) : (tensor<1x3x3xi1>) -> tensor<1x3x3xf64>
    %42 = "stablehlo.reshape"(%41) : (tensor<1x3x3xf64>) -> tensor<3x3xf64>
    %43 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 3, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<1x3x4xf64>) -> tensor<1x3x3xf64>
    %44 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x3xi32>
    %45 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x3x3xi32>
    %46 = "stablehlo.subtract"(%45, %44) : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi32>
    %47 = "stablehlo.constant"() <{value = dense<0> : tensor<1x3x3xi32>}> : () -> tensor<1x3x3xi32>
    %48 = "stablehlo.compare"(%46, %47) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
    %49 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x3x3xf64>}> : () -> tensor<1x3x3xf64>
    %50 = "stablehlo.select"(%48, %43, %49) : (tensor<1x3x3xi1>, tensor<1x3x3xf64>, tensor<1x3x3xf64>) -> tensor<1x3x3xf64>
    %51 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x3x3xf64>}> : () -> tensor<1x3x3xf64>
    %52 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x3xi32>
    %53 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x3x3xi32>
    %54 = "stablehlo.subtract"(%53, %52) : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi32>
    %55 = "stablehlo.constant"() <{value = dense<0> : tensor<1x3x3xi32>}> : () -> tensor<1x3x3xi32>
    %56 = "stablehlo.compare"(%54, %55) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
    %57 = "stablehlo.convert"(%56) : (tensor<1x3x3xi1>) -> tensor<1x3x3xf64>
    %58 = "stablehlo.add"(%50, %57) : (tensor<1x3x3xf64>, tensor<1x3x3xf64>) -> tensor<1x3x3xf64>
    %59 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x4xi32>
    %60 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x3x4xi32>
    %61 = "stablehlo.subtract"(%60, %59) : (tensor<1x3x4xi32>, tensor<1x3x4xi32>) -> tensor<1x3x4xi32>
    %62 = "stablehlo.constant"() <{value = dense<0> : tensor<1x3x4xi32>}> : () -> tensor<1x3x4xi32>
    %63 = "stablehlo.compare"(%61, %62) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x4xi32>, tensor<1x3x4xi32>) -> tensor<1x3x4xi1>
    %64 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x3x4xf64>}> : () -> tensor<1x3x4xf64>
    %65 = "stablehlo.select"(%63, %0, %64) : (tensor<1x3x4xi1>, tensor<1x3x4xf64>, tensor<1x3x4xf64>) -> tensor<1x3x4xf64>
    %66 = "stablehlo.reshape"(%58) : (tensor<1x3x3xf64>) -> tensor<3x3xf64>
    %67 = "stablehlo.reshape"(%65) : (tensor<1x3x4xf64>) -> tensor<3x4xf64>
    return %42, %66, %67 : tensor<3x3xf64>, tensor<3x3xf64>, tensor<3x4xf64>
  }
}

// T[3,4] i32[3], T = complex64
module @torchtpu {
  func.func public @main(%arg0: tensor<3x4xcomplex<f32>>, %arg1: tensor<3xi32>) -> (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>, tensor<3x4xcomplex<f32>>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<3x4xcomplex<f32>>) -> tensor<1x3x4xcomplex<f32>>
    %1 = "stablehlo.reshape"(%arg1) : (tensor<3xi32>) -> tensor<3x1xi32>
    %2 = "stablehlo.reshape"(%arg1) : (tensor<3xi32>) -> tensor<1x3x1xi32>
    %3 = "stablehlo.reshape"(%arg1) : (tensor<3xi32>) -> tensor<1x3xi32>
    %4 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
    %5 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %37:3 = "stablehlo.while"(%5, %4, %3) ({
    ^bb0(%r6: tensor<i32>, %r7: tensor<1x3xi32>, %r8: tensor<1x3xi32>):
      %9 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %10 = "stablehlo.compare"(%r6, %9) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%10) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r11: tensor<i32>, %r12: tensor<1x3xi32>, %r13: tensor<1x3xi32>):
      %14 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %15 = "stablehlo.dynamic_slice"(%r13, %14, %r11) <{slice_sizes = array<i64: 1, 1>}> : (tensor<1x3xi32>, tensor<i32>, tensor<i32>) -> tensor<1x1xi32>
      %16 = "stablehlo.reshape"(%15) : (tensor<1x1xi32>) -> tensor<1xi32>
      %17 = "stablehlo.constant"() <{value = dense<-1> : tensor<1xi32>}> : () -> tensor<1xi32>
      %18 = "stablehlo.add"(%16, %17) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
      %19 = "stablehlo.broadcast_in_dim"(%r11) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
      %20 = "stablehlo.reshape"(%19) : (tensor<1xi32>) -> tensor<1x1xi32>
      %21 = "stablehlo.gather"(%r12, %20) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<1x3xi32>, tensor<1x1xi32>) -> tensor<1x1xi32>
      %22 = "stablehlo.reshape"(%21) : (tensor<1x1xi32>) -> tensor<1xi32>
      %23 = "stablehlo.reshape"(%18) : (tensor<1xi32>) -> tensor<1x1xi32>
      %24 = "stablehlo.gather"(%r12, %23) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<1x3xi32>, tensor<1x1xi32>) -> tensor<1x1xi32>
      %25 = "stablehlo.reshape"(%24) : (tensor<1x1xi32>) -> tensor<1xi32>
      %26 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3xi32>
      %27 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3xi32>
      %28 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
      %29 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3xi32>
      %30 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3xi32>
      %31 = "stablehlo.compare"(%28, %29) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %32 = "stablehlo.compare"(%28, %30) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %33 = "stablehlo.select"(%32, %26, %r12) : (tensor<1x3xi1>, tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi32>
      %34 = "stablehlo.select"(%31, %27, %33) : (tensor<1x3xi1>, tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi32>
      %35 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %36 = "stablehlo.add"(%r11, %35) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%36, %34, %r13) : (tensor<i32>, tensor<1x3xi32>, tensor<1x3xi32>) -> ()
    }) : (tensor<i32>, tensor<1x3xi32>, tensor<1x3xi32>) -> (tensor<i32>, tensor<1x3xi32>, tensor<1x3xi32>)
    %38 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x3xi32>
    %39 = "stablehlo.broadcast_in_dim"(%37#1) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x3xi32>) -> tensor<1x3x3xi32>
    %40 = "stablehlo.compare"(%38, %39) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
    %41 = "stablehlo.convert"(%40) : (tensor<1x3x3xi1>) -> tensor<1x3x3xcomplex<f32>>
    %42 = "stablehlo.reshape"(%41) : (tensor<1x3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    %43 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 3, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<1x3x4xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
    %44 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x3xi32>
    %45 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x3x3xi32>
    %46 = "stablehlo.subtract"(%45, %44) : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi32>
    %47 = "stablehlo.constant"() <{value = dense<0> : tensor<1x3x3xi32>}> : () -> tensor<1x3x3xi32>
    %48 = "stablehlo.compare"(%46, %47) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
    %49 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<1x3x3xcomplex<f32>>}> : () -> tensor<1x3x3xcomplex<f32>>
    %50 = "stablehlo.select"(%48, %43, %49) : (tensor<1x3x3xi1>, tensor<1x3x3xcomplex<f32>>, tensor<1x3x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
    %51 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<1x3x3xcomplex<f32>>}> : () -> tensor<1x3x3xcomplex<f32>>
    %52 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x3xi32>
    %53 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x3x3xi32>
    %54 = "stablehlo.subtract"(%53, %52) : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi32>
    %55 = "stablehlo.constant"() <{value = dense<0> : tensor<1x3x3xi32>}> : () -> tensor<1x3x3xi32>
    %56 = "stablehlo.compare"(%54, %55) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
    %57 = "stablehlo.convert"(%56) : (tensor<1x3x3xi1>) -> tensor<1x3x3xcomplex<f32>>
    %58 = "stablehlo.add"(%50, %57) : (tensor<1x3x3xcomplex<f32>>, tensor<1x3x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
    %59 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x4xi32>
    %60 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x3x4xi32>
    %61 = "stablehlo.subtract"(%60, %59) : (tensor<1x3x4xi32>, tensor<1x3x4xi32>) -> tensor<1x3x4xi32>
    %62 = "stablehlo.constant"() <{value = dense<0> : tensor<1x3x4xi32>}> : () -> tensor<1x3x4xi32>
    %63 = "stablehlo.compare"(%61, %62) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x4xi32>, tensor<1x3x4xi32>) -> tensor<1x3x4xi1>
    %64 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<1x3x4xcomplex<f32>>}> : () -> tensor<1x3x4xcomplex<f32>>
    %65 = "stablehlo.select"(%63, %0, %64) : (tensor<1x3x4xi1>, tensor<1x3x4xcomplex<f32>>, tensor<1x3x4xcomplex<f32>>) -> tensor<1x3x4xcomplex<f32>>
    %66 = "stablehlo.reshape"(%58) : (tensor<1x3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    %67 = "stablehlo.reshape"(%65) : (tensor<1x3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    return %42, %66, %67 : tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>, tensor<3x4xcomplex<f32>>
  }
}
