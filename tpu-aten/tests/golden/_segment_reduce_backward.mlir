// aten::_segment_reduce_backward(Tensor grad, Tensor output, Tensor data, str reduce, *, Tensor? lengths=None, Tensor? offsets=None, int axis=0, Scalar? initial=None) -> Tensor

// T[3,2] T[3,2] T[5,2] sum i64[3], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<3x2xf32>, %arg1: tensor<3x2xf32>, %arg2: tensor<5x2xf32>, %arg3: tensor<3xi64>) -> (tensor<5x2xf32>) {
    %0 = "stablehlo.convert"(%arg3) : (tensor<3xi64>) -> tensor<3xi32>
    %1 = "stablehlo.reshape"(%0) : (tensor<3xi32>) -> tensor<1x3xi32>
    %2 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x3xi32>
    %3 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x3x3xi32>
    %4 = "stablehlo.compare"(%2, %3) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
    %5 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xi32>) -> tensor<1x3x3xi32>
    %6 = "stablehlo.constant"() <{value = dense<0> : tensor<1x3x3xi32>}> : () -> tensor<1x3x3xi32>
    %7 = "stablehlo.select"(%4, %5, %6) : (tensor<1x3x3xi1>, tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi32>
    %8 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %12 = "stablehlo.reduce"(%7, %8) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r9: tensor<i32>, %r10: tensor<i32>):
      %11 = "stablehlo.add"(%r9, %r10) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%11) : (tensor<i32>) -> ()
    }) : (tensor<1x3x3xi32>, tensor<i32>) -> tensor<1x3xi32>
    %13 = "stablehlo.subtract"(%12, %1) : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi32>
    %14 = "stablehlo.subtract"(%12, %13) : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi32>
    %15 = "stablehlo.reshape"(%14) : (tensor<1x3xi32>) -> tensor<3xi32>
    %16 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x3x5xi32>
    %17 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xi32>) -> tensor<1x3x5xi32>
    %18 = "stablehlo.compare"(%17, %16) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x5xi32>, tensor<1x3x5xi32>) -> tensor<1x3x5xi1>
    %19 = "stablehlo.convert"(%18) : (tensor<1x3x5xi1>) -> tensor<1x3x5xi32>
    %20 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %24 = "stablehlo.reduce"(%19, %20) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r21: tensor<i32>, %r22: tensor<i32>):
      %23 = "stablehlo.add"(%r21, %r22) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%23) : (tensor<i32>) -> ()
    }) : (tensor<1x3x5xi32>, tensor<i32>) -> tensor<1x5xi32>
    %25 = "stablehlo.constant"() <{value = dense<3> : tensor<1x5xi32>}> : () -> tensor<1x5xi32>
    %26 = "stablehlo.compare"(%24, %25) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x5xi32>, tensor<1x5xi32>) -> tensor<1x5xi1>
    %27 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1x5xi32>
    %28 = "stablehlo.constant"() <{value = dense<3> : tensor<1x5xi32>}> : () -> tensor<1x5xi32>
    %29 = "stablehlo.multiply"(%27, %28) : (tensor<1x5xi32>, tensor<1x5xi32>) -> tensor<1x5xi32>
    %30 = "stablehlo.add"(%29, %24) : (tensor<1x5xi32>, tensor<1x5xi32>) -> tensor<1x5xi32>
    %31 = "stablehlo.constant"() <{value = dense<3> : tensor<1x5xi32>}> : () -> tensor<1x5xi32>
    %32 = "stablehlo.select"(%26, %30, %31) : (tensor<1x5xi1>, tensor<1x5xi32>, tensor<1x5xi32>) -> tensor<1x5xi32>
    %33 = "stablehlo.reshape"(%32) : (tensor<1x5xi32>) -> tensor<5xi32>
    %34 = "stablehlo.constant"() <{value = dense<0.0> : tensor<5x2xf32>}> : () -> tensor<5x2xf32>
    %35 = "stablehlo.constant"() <{value = dense<3> : tensor<5xi32>}> : () -> tensor<5xi32>
    %36 = "stablehlo.compare"(%33, %35) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %37 = "stablehlo.broadcast_in_dim"(%36) <{broadcast_dimensions = array<i64: 0>}> : (tensor<5xi1>) -> tensor<5x2xi1>
    %38 = "stablehlo.gather"(%arg0, %33) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2>, indices_are_sorted = false}> : (tensor<3x2xf32>, tensor<5xi32>) -> tensor<5x2xf32>
    %39 = "stablehlo.select"(%37, %38, %34) : (tensor<5x2xi1>, tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xf32>
    return %39 : tensor<5x2xf32>
  }
}

// T[3,2] T[3,2] T[5,2] mean i64[3], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<3x2xf32>, %arg1: tensor<3x2xf32>, %arg2: tensor<5x2xf32>, %arg3: tensor<3xi64>) -> (tensor<5x2xf32>) {
    %0 = "stablehlo.convert"(%arg3) : (tensor<3xi64>) -> tensor<3xi32>
    %1 = "stablehlo.reshape"(%0) : (tensor<3xi32>) -> tensor<1x3xi32>
    %2 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x3xi32>
    %3 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x3x3xi32>
    %4 = "stablehlo.compare"(%2, %3) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
    %5 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xi32>) -> tensor<1x3x3xi32>
    %6 = "stablehlo.constant"() <{value = dense<0> : tensor<1x3x3xi32>}> : () -> tensor<1x3x3xi32>
    %7 = "stablehlo.select"(%4, %5, %6) : (tensor<1x3x3xi1>, tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi32>
    %8 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %12 = "stablehlo.reduce"(%7, %8) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r9: tensor<i32>, %r10: tensor<i32>):
      %11 = "stablehlo.add"(%r9, %r10) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%11) : (tensor<i32>) -> ()
    }) : (tensor<1x3x3xi32>, tensor<i32>) -> tensor<1x3xi32>
    %13 = "stablehlo.subtract"(%12, %1) : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi32>
    %14 = "stablehlo.subtract"(%12, %13) : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi32>
    %15 = "stablehlo.reshape"(%14) : (tensor<1x3xi32>) -> tensor<3xi32>
    %16 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x3x5xi32>
    %17 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xi32>) -> tensor<1x3x5xi32>
    %18 = "stablehlo.compare"(%17, %16) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x5xi32>, tensor<1x3x5xi32>) -> tensor<1x3x5xi1>
    %19 = "stablehlo.convert"(%18) : (tensor<1x3x5xi1>) -> tensor<1x3x5xi32>
    %20 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %24 = "stablehlo.reduce"(%19, %20) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r21: tensor<i32>, %r22: tensor<i32>):
      %23 = "stablehlo.add"(%r21, %r22) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%23) : (tensor<i32>) -> ()
    }) : (tensor<1x3x5xi32>, tensor<i32>) -> tensor<1x5xi32>
    %25 = "stablehlo.constant"() <{value = dense<3> : tensor<1x5xi32>}> : () -> tensor<1x5xi32>
    %26 = "stablehlo.compare"(%24, %25) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x5xi32>, tensor<1x5xi32>) -> tensor<1x5xi1>
    %27 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1x5xi32>
    %28 = "stablehlo.constant"() <{value = dense<3> : tensor<1x5xi32>}> : () -> tensor<1x5xi32>
    %29 = "stablehlo.multiply"(%27, %28) : (tensor<1x5xi32>, tensor<1x5xi32>) -> tensor<1x5xi32>
    %30 = "stablehlo.add"(%29, %24) : (tensor<1x5xi32>, tensor<1x5xi32>) -> tensor<1x5xi32>
    %31 = "stablehlo.constant"() <{value = dense<3> : tensor<1x5xi32>}> : () -> tensor<1x5xi32>
    %32 = "stablehlo.select"(%26, %30, %31) : (tensor<1x5xi1>, tensor<1x5xi32>, tensor<1x5xi32>) -> tensor<1x5xi32>
    %33 = "stablehlo.reshape"(%32) : (tensor<1x5xi32>) -> tensor<5xi32>
    %34 = "stablehlo.convert"(%15) : (tensor<3xi32>) -> tensor<3xf32>
    %35 = "stablehlo.broadcast_in_dim"(%34) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xf32>) -> tensor<3x2xf32>
    %36 = "stablehlo.divide"(%arg0, %35) : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
    %37 = "stablehlo.constant"() <{value = dense<0.0> : tensor<5x2xf32>}> : () -> tensor<5x2xf32>
    %38 = "stablehlo.constant"() <{value = dense<3> : tensor<5xi32>}> : () -> tensor<5xi32>
    %39 = "stablehlo.compare"(%33, %38) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %40 = "stablehlo.broadcast_in_dim"(%39) <{broadcast_dimensions = array<i64: 0>}> : (tensor<5xi1>) -> tensor<5x2xi1>
    %41 = "stablehlo.gather"(%36, %33) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2>, indices_are_sorted = false}> : (tensor<3x2xf32>, tensor<5xi32>) -> tensor<5x2xf32>
    %42 = "stablehlo.select"(%40, %41, %37) : (tensor<5x2xi1>, tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xf32>
    return %42 : tensor<5x2xf32>
  }
}

// T[3,2] T[3,2] T[5,2] max none i64[4], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<3x2xf32>, %arg1: tensor<3x2xf32>, %arg2: tensor<5x2xf32>, %arg3: tensor<4xi64>) -> (tensor<5x2xf32>) {
    %0 = "stablehlo.convert"(%arg3) : (tensor<4xi64>) -> tensor<4xi32>
    %1 = "stablehlo.reshape"(%0) : (tensor<4xi32>) -> tensor<1x4xi32>
    %2 = "stablehlo.slice"(%1) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 1, 3>, strides = array<i64: 1, 1>}> : (tensor<1x4xi32>) -> tensor<1x3xi32>
    %3 = "stablehlo.slice"(%1) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 1, 4>, strides = array<i64: 1, 1>}> : (tensor<1x4xi32>) -> tensor<1x3xi32>
    %4 = "stablehlo.subtract"(%3, %2) : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi32>
    %5 = "stablehlo.reshape"(%4) : (tensor<1x3xi32>) -> tensor<3xi32>
    %6 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x3x5xi32>
    %7 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xi32>) -> tensor<1x3x5xi32>
    %8 = "stablehlo.compare"(%7, %6) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x5xi32>, tensor<1x3x5xi32>) -> tensor<1x3x5xi1>
    %9 = "stablehlo.convert"(%8) : (tensor<1x3x5xi1>) -> tensor<1x3x5xi32>
    %10 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %14 = "stablehlo.reduce"(%9, %10) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r11: tensor<i32>, %r12: tensor<i32>):
      %13 = "stablehlo.add"(%r11, %r12) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%13) : (tensor<i32>) -> ()
    }) : (tensor<1x3x5xi32>, tensor<i32>) -> tensor<1x5xi32>
    %15 = "stablehlo.constant"() <{value = dense<3> : tensor<1x5xi32>}> : () -> tensor<1x5xi32>
    %16 = "stablehlo.compare"(%14, %15) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x5xi32>, tensor<1x5xi32>) -> tensor<1x5xi1>
    %17 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1x5xi32>
    %18 = "stablehlo.constant"() <{value = dense<3> : tensor<1x5xi32>}> : () -> tensor<1x5xi32>
    %19 = "stablehlo.multiply"(%17, %18) : (tensor<1x5xi32>, tensor<1x5xi32>) -> tensor<1x5xi32>
    %20 = "stablehlo.add"(%19, %14) : (tensor<1x5xi32>, tensor<1x5xi32>) -> tensor<1x5xi32>
    %21 = "stablehlo.constant"() <{value = dense<3> : tensor<1x5xi32>}> : () -> tensor<1x5xi32>
    %22 = "stablehlo.select"(%16, %20, %21) : (tensor<1x5xi1>, tensor<1x5xi32>, tensor<1x5xi32>) -> tensor<1x5xi32>
    %23 = "stablehlo.reshape"(%22) : (tensor<1x5xi32>) -> tensor<5xi32>
    %24 = "stablehlo.constant"() <{value = dense<0.0> : tensor<5x2xf32>}> : () -> tensor<5x2xf32>
    %25 = "stablehlo.constant"() <{value = dense<3> : tensor<5xi32>}> : () -> tensor<5xi32>
    %26 = "stablehlo.compare"(%23, %25) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %27 = "stablehlo.broadcast_in_dim"(%26) <{broadcast_dimensions = array<i64: 0>}> : (tensor<5xi1>) -> tensor<5x2xi1>
    %28 = "stablehlo.gather"(%arg0, %23) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2>, indices_are_sorted = false}> : (tensor<3x2xf32>, tensor<5xi32>) -> tensor<5x2xf32>
    %29 = "stablehlo.gather"(%arg1, %23) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2>, indices_are_sorted = false}> : (tensor<3x2xf32>, tensor<5xi32>) -> tensor<5x2xf32>
    %30 = "stablehlo.compare"(%arg2, %29) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xi1>
    %31 = "stablehlo.compare"(%arg2, %arg2) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xi1>
    %32 = "stablehlo.or"(%30, %31) : (tensor<5x2xi1>, tensor<5x2xi1>) -> tensor<5x2xi1>
    %33 = "stablehlo.convert"(%32) : (tensor<5x2xi1>) -> tensor<5x2xf32>
    %34 = "stablehlo.constant"() <{value = dense<0.0> : tensor<3x2xf32>}> : () -> tensor<3x2xf32>
    %38 = "stablehlo.scatter"(%34, %23, %33) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r35: tensor<f32>, %r36: tensor<f32>):
      %37 = "stablehlo.add"(%r35, %r36) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%37) : (tensor<f32>) -> ()
    }) : (tensor<3x2xf32>, tensor<5xi32>, tensor<5x2xf32>) -> tensor<3x2xf32>
    %39 = "stablehlo.gather"(%38, %23) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2>, indices_are_sorted = false}> : (tensor<3x2xf32>, tensor<5xi32>) -> tensor<5x2xf32>
    %40 = "stablehlo.divide"(%28, %39) : (tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xf32>
    %41 = "stablehlo.select"(%32, %40, %24) : (tensor<5x2xi1>, tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xf32>
    %42 = "stablehlo.select"(%27, %41, %24) : (tensor<5x2xi1>, tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xf32>
    return %42 : tensor<5x2xf32>
  }
}

// T[3,2] T[3,2] T[5,2] prod i64[3] none 0 2.0, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<3x2xf32>, %arg1: tensor<3x2xf32>, %arg2: tensor<5x2xf32>, %arg3: tensor<3xi64>, %s0: tensor<f32>) -> (tensor<5x2xf32>) {
    %0 = "stablehlo.convert"(%arg3) : (tensor<3xi64>) -> tensor<3xi32>
    %1 = "stablehlo.reshape"(%0) : (tensor<3xi32>) -> tensor<1x3xi32>
    %2 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x3xi32>
    %3 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x3x3xi32>
    %4 = "stablehlo.compare"(%2, %3) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
    %5 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xi32>) -> tensor<1x3x3xi32>
    %6 = "stablehlo.constant"() <{value = dense<0> : tensor<1x3x3xi32>}> : () -> tensor<1x3x3xi32>
    %7 = "stablehlo.select"(%4, %5, %6) : (tensor<1x3x3xi1>, tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi32>
    %8 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %12 = "stablehlo.reduce"(%7, %8) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r9: tensor<i32>, %r10: tensor<i32>):
      %11 = "stablehlo.add"(%r9, %r10) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%11) : (tensor<i32>) -> ()
    }) : (tensor<1x3x3xi32>, tensor<i32>) -> tensor<1x3xi32>
    %13 = "stablehlo.subtract"(%12, %1) : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi32>
    %14 = "stablehlo.subtract"(%12, %13) : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi32>
    %15 = "stablehlo.reshape"(%14) : (tensor<1x3xi32>) -> tensor<3xi32>
    %16 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x3x5xi32>
    %17 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xi32>) -> tensor<1x3x5xi32>
    %18 = "stablehlo.compare"(%17, %16) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x5xi32>, tensor<1x3x5xi32>) -> tensor<1x3x5xi1>
    %19 = "stablehlo.convert"(%18) : (tensor<1x3x5xi1>) -> tensor<1x3x5xi32>
    %20 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %24 = "stablehlo.reduce"(%19, %20) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r21: tensor<i32>, %r22: tensor<i32>):
      %23 = "stablehlo.add"(%r21, %r22) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%23) : (tensor<i32>) -> ()
    }) : (tensor<1x3x5xi32>, tensor<i32>) -> tensor<1x5xi32>
    %25 = "stablehlo.constant"() <{value = dense<3> : tensor<1x5xi32>}> : () -> tensor<1x5xi32>
    %26 = "stablehlo.compare"(%24, %25) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x5xi32>, tensor<1x5xi32>) -> tensor<1x5xi1>
    %27 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1x5xi32>
    %28 = "stablehlo.constant"() <{value = dense<3> : tensor<1x5xi32>}> : () -> tensor<1x5xi32>
    %29 = "stablehlo.multiply"(%27, %28) : (tensor<1x5xi32>, tensor<1x5xi32>) -> tensor<1x5xi32>
    %30 = "stablehlo.add"(%29, %24) : (tensor<1x5xi32>, tensor<1x5xi32>) -> tensor<1x5xi32>
    %31 = "stablehlo.constant"() <{value = dense<3> : tensor<1x5xi32>}> : () -> tensor<1x5xi32>
    %32 = "stablehlo.select"(%26, %30, %31) : (tensor<1x5xi1>, tensor<1x5xi32>, tensor<1x5xi32>) -> tensor<1x5xi32>
    %33 = "stablehlo.reshape"(%32) : (tensor<1x5xi32>) -> tensor<5xi32>
    %34 = "stablehlo.constant"() <{value = dense<0.0> : tensor<5x2xf32>}> : () -> tensor<5x2xf32>
    %35 = "stablehlo.constant"() <{value = dense<3> : tensor<5xi32>}> : () -> tensor<5xi32>
    %36 = "stablehlo.compare"(%33, %35) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %37 = "stablehlo.broadcast_in_dim"(%36) <{broadcast_dimensions = array<i64: 0>}> : (tensor<5xi1>) -> tensor<5x2xi1>
    %38 = "stablehlo.gather"(%arg0, %33) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2>, indices_are_sorted = false}> : (tensor<3x2xf32>, tensor<5xi32>) -> tensor<5x2xf32>
    %39 = "stablehlo.constant"() <{value = dense<0.0> : tensor<5x2xf32>}> : () -> tensor<5x2xf32>
    %40 = "stablehlo.compare"(%arg2, %39) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xi1>
    %41 = "stablehlo.constant"() <{value = dense<1.0> : tensor<5x2xf32>}> : () -> tensor<5x2xf32>
    %42 = "stablehlo.select"(%40, %41, %arg2) : (tensor<5x2xi1>, tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xf32>
    %43 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x2xf32>
    %47 = "stablehlo.scatter"(%43, %33, %42) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r44: tensor<f32>, %r45: tensor<f32>):
      %46 = "stablehlo.multiply"(%r44, %r45) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%46) : (tensor<f32>) -> ()
    }) : (tensor<3x2xf32>, tensor<5xi32>, tensor<5x2xf32>) -> tensor<3x2xf32>
    %48 = "stablehlo.constant"() <{value = dense<0.0> : tensor<3x2xf32>}> : () -> tensor<3x2xf32>
    %49 = "stablehlo.convert"(%40) : (tensor<5x2xi1>) -> tensor<5x2xf32>
    %53 = "stablehlo.scatter"(%48, %33, %49) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r50: tensor<f32>, %r51: tensor<f32>):
      %52 = "stablehlo.add"(%r50, %r51) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%52) : (tensor<f32>) -> ()
    }) : (tensor<3x2xf32>, tensor<5xi32>, tensor<5x2xf32>) -> tensor<3x2xf32>
    %54 = "stablehlo.gather"(%47, %33) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2>, indices_are_sorted = false}> : (tensor<3x2xf32>, tensor<5xi32>) -> tensor<5x2xf32>
    %55 = "stablehlo.gather"(%53, %33) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2>, indices_are_sorted = false}> : (tensor<3x2xf32>, tensor<5xi32>) -> tensor<5x2xf32>
    %56 = "stablehlo.divide"(%54, %42) : (tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xf32>
    %57 = "stablehlo.subtract"(%55, %49) : (tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xf32>
    %58 = "stablehlo.constant"() <{value = dense<0.0> : tensor<5x2xf32>}> : () -> tensor<5x2xf32>
    %59 = "stablehlo.compare"(%57, %58) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xi1>
    %60 = "stablehlo.constant"() <{value = dense<0.0> : tensor<5x2xf32>}> : () -> tensor<5x2xf32>
    %61 = "stablehlo.select"(%59, %60, %56) : (tensor<5x2xi1>, tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xf32>
    %62 = "stablehlo.multiply"(%38, %61) : (tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xf32>
    %63 = "stablehlo.select"(%37, %62, %34) : (tensor<5x2xi1>, tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xf32>
    return %63 : tensor<5x2xf32>
  }
}

// T[3,2] T[3,2] T[5,2] sum i64[3], T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<3x2xbf16>, %arg1: tensor<3x2xbf16>, %arg2: tensor<5x2xbf16>, %arg3: tensor<3xi64>) -> (tensor<5x2xbf16>) {
    %0 = "stablehlo.convert"(%arg3) : (tensor<3xi64>) -> tensor<3xi32>
    %1 = "stablehlo.reshape"(%0) : (tensor<3xi32>) -> tensor<1x3xi32>
    %2 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x3xi32>
    %3 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x3x3xi32>
    %4 = "stablehlo.compare"(%2, %3) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
    %5 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xi32>) -> tensor<1x3x3xi32>
    %6 = "stablehlo.constant"() <{value = dense<0> : tensor<1x3x3xi32>}> : () -> tensor<1x3x3xi32>
    %7 = "stablehlo.select"(%4, %5, %6) : (tensor<1x3x3xi1>, tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi32>
    %8 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %12 = "stablehlo.reduce"(%7, %8) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r9: tensor<i32>, %r10: tensor<i32>):
      %11 = "stablehlo.add"(%r9, %r10) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%11) : (tensor<i32>) -> ()
    }) : (tensor<1x3x3xi32>, tensor<i32>) -> tensor<1x3xi32>
    %13 = "stablehlo.subtract"(%12, %1) : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi32>
    %14 = "stablehlo.subtract"(%12, %13) : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi32>
    %15 = "stablehlo.reshape"(%14) : (tensor<1x3xi32>) -> tensor<3xi32>
    %16 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x3x5xi32>
    %17 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xi32>) -> tensor<1x3x5xi32>
    %18 = "stablehlo.compare"(%17, %16) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x5xi32>, tensor<1x3x5xi32>) -> tensor<1x3x5xi1>
    %19 = "stablehlo.convert"(%18) : (tensor<1x3x5xi1>) -> tensor<1x3x5xi32>
    %20 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %24 = "stablehlo.reduce"(%19, %20) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r21: tensor<i32>, %r22: tensor<i32>):
      %23 = "stablehlo.add"(%r21, %r22) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%23) : (tensor<i32>) -> ()
    }) : (tensor<1x3x5xi32>, tensor<i32>) -> tensor<1x5xi32>
    %25 = "stablehlo.constant"() <{value = dense<3> : tensor<1x5xi32>}> : () -> tensor<1x5xi32>
    %26 = "stablehlo.compare"(%24, %25) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x5xi32>, tensor<1x5xi32>) -> tensor<1x5xi1>
    %27 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1x5xi32>
    %28 = "stablehlo.constant"() <{value = dense<3> : tensor<1x5xi32>}> : () -> tensor<1x5xi32>
    %29 = "stablehlo.multiply"(%27, %28) : (tensor<1x5xi32>, tensor<1x5xi32>) -> tensor<1x5xi32>
    %30 = "stablehlo.add"(%29, %24) : (tensor<1x5xi32>, tensor<1x5xi32>) -> tensor<1x5xi32>
    %31 = "stablehlo.constant"() <{value = dense<3> : tensor<1x5xi32>}> : () -> tensor<1x5xi32>
    %32 = "stablehlo.select"(%26, %30, %31) : (tensor<1x5xi1>, tensor<1x5xi32>, tensor<1x5xi32>) -> tensor<1x5xi32>
    %33 = "stablehlo.reshape"(%32) : (tensor<1x5xi32>) -> tensor<5xi32>
    %34 = "stablehlo.convert"(%arg0) : (tensor<3x2xbf16>) -> tensor<3x2xf32>
    %35 = "stablehlo.convert"(%arg1) : (tensor<3x2xbf16>) -> tensor<3x2xf32>
    %36 = "stablehlo.convert"(%arg2) : (tensor<5x2xbf16>) -> tensor<5x2xf32>
    %37 = "stablehlo.constant"() <{value = dense<0.0> : tensor<5x2xf32>}> : () -> tensor<5x2xf32>
    %38 = "stablehlo.constant"() <{value = dense<3> : tensor<5xi32>}> : () -> tensor<5xi32>
    %39 = "stablehlo.compare"(%33, %38) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %40 = "stablehlo.broadcast_in_dim"(%39) <{broadcast_dimensions = array<i64: 0>}> : (tensor<5xi1>) -> tensor<5x2xi1>
    %41 = "stablehlo.gather"(%34, %33) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2>, indices_are_sorted = false}> : (tensor<3x2xf32>, tensor<5xi32>) -> tensor<5x2xf32>
    %42 = "stablehlo.select"(%40, %41, %37) : (tensor<5x2xi1>, tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xf32>
    %43 = "stablehlo.convert"(%42) : (tensor<5x2xf32>) -> tensor<5x2xbf16>
    return %43 : tensor<5x2xbf16>
  }
}

// T[3,2] T[3,2] T[5,2] sum i64[3], T = float16
module @torchtpu {
  func.func public @main(%arg0: tensor<3x2xf16>, %arg1: tensor<3x2xf16>, %arg2: tensor<5x2xf16>, %arg3: tensor<3xi64>) -> (tensor<5x2xf16>) {
    %0 = "stablehlo.convert"(%arg3) : (tensor<3xi64>) -> tensor<3xi32>
    %1 = "stablehlo.reshape"(%0) : (tensor<3xi32>) -> tensor<1x3xi32>
    %2 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x3xi32>
    %3 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x3x3xi32>
    %4 = "stablehlo.compare"(%2, %3) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
    %5 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xi32>) -> tensor<1x3x3xi32>
    %6 = "stablehlo.constant"() <{value = dense<0> : tensor<1x3x3xi32>}> : () -> tensor<1x3x3xi32>
    %7 = "stablehlo.select"(%4, %5, %6) : (tensor<1x3x3xi1>, tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi32>
    %8 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %12 = "stablehlo.reduce"(%7, %8) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r9: tensor<i32>, %r10: tensor<i32>):
      %11 = "stablehlo.add"(%r9, %r10) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%11) : (tensor<i32>) -> ()
    }) : (tensor<1x3x3xi32>, tensor<i32>) -> tensor<1x3xi32>
    %13 = "stablehlo.subtract"(%12, %1) : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi32>
    %14 = "stablehlo.subtract"(%12, %13) : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi32>
    %15 = "stablehlo.reshape"(%14) : (tensor<1x3xi32>) -> tensor<3xi32>
    %16 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x3x5xi32>
    %17 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xi32>) -> tensor<1x3x5xi32>
    %18 = "stablehlo.compare"(%17, %16) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x5xi32>, tensor<1x3x5xi32>) -> tensor<1x3x5xi1>
    %19 = "stablehlo.convert"(%18) : (tensor<1x3x5xi1>) -> tensor<1x3x5xi32>
    %20 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %24 = "stablehlo.reduce"(%19, %20) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r21: tensor<i32>, %r22: tensor<i32>):
      %23 = "stablehlo.add"(%r21, %r22) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%23) : (tensor<i32>) -> ()
    }) : (tensor<1x3x5xi32>, tensor<i32>) -> tensor<1x5xi32>
    %25 = "stablehlo.constant"() <{value = dense<3> : tensor<1x5xi32>}> : () -> tensor<1x5xi32>
    %26 = "stablehlo.compare"(%24, %25) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x5xi32>, tensor<1x5xi32>) -> tensor<1x5xi1>
    %27 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1x5xi32>
    %28 = "stablehlo.constant"() <{value = dense<3> : tensor<1x5xi32>}> : () -> tensor<1x5xi32>
    %29 = "stablehlo.multiply"(%27, %28) : (tensor<1x5xi32>, tensor<1x5xi32>) -> tensor<1x5xi32>
    %30 = "stablehlo.add"(%29, %24) : (tensor<1x5xi32>, tensor<1x5xi32>) -> tensor<1x5xi32>
    %31 = "stablehlo.constant"() <{value = dense<3> : tensor<1x5xi32>}> : () -> tensor<1x5xi32>
    %32 = "stablehlo.select"(%26, %30, %31) : (tensor<1x5xi1>, tensor<1x5xi32>, tensor<1x5xi32>) -> tensor<1x5xi32>
    %33 = "stablehlo.reshape"(%32) : (tensor<1x5xi32>) -> tensor<5xi32>
    %34 = "stablehlo.convert"(%arg0) : (tensor<3x2xf16>) -> tensor<3x2xf32>
    %35 = "stablehlo.convert"(%arg1) : (tensor<3x2xf16>) -> tensor<3x2xf32>
    %36 = "stablehlo.convert"(%arg2) : (tensor<5x2xf16>) -> tensor<5x2xf32>
    %37 = "stablehlo.constant"() <{value = dense<0.0> : tensor<5x2xf32>}> : () -> tensor<5x2xf32>
    %38 = "stablehlo.constant"() <{value = dense<3> : tensor<5xi32>}> : () -> tensor<5xi32>
    %39 = "stablehlo.compare"(%33, %38) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %40 = "stablehlo.broadcast_in_dim"(%39) <{broadcast_dimensions = array<i64: 0>}> : (tensor<5xi1>) -> tensor<5x2xi1>
    %41 = "stablehlo.gather"(%34, %33) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2>, indices_are_sorted = false}> : (tensor<3x2xf32>, tensor<5xi32>) -> tensor<5x2xf32>
    %42 = "stablehlo.select"(%40, %41, %37) : (tensor<5x2xi1>, tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xf32>
    %43 = "stablehlo.convert"(%42) : (tensor<5x2xf32>) -> tensor<5x2xf16>
    return %43 : tensor<5x2xf16>
  }
}

// T[3,2] T[3,2] T[5,2] sum i64[3], T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<3x2xf64>, %arg1: tensor<3x2xf64>, %arg2: tensor<5x2xf64>, %arg3: tensor<3xi64>) -> (tensor<5x2xf64>) {
    %0 = "stablehlo.convert"(%arg3) : (tensor<3xi64>) -> tensor<3xi32>
    %1 = "stablehlo.reshape"(%0) : (tensor<3xi32>) -> tensor<1x3xi32>
    %2 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x3xi32>
    %3 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x3x3xi32>
    %4 = "stablehlo.compare"(%2, %3) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
    %5 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xi32>) -> tensor<1x3x3xi32>
    %6 = "stablehlo.constant"() <{value = dense<0> : tensor<1x3x3xi32>}> : () -> tensor<1x3x3xi32>
    %7 = "stablehlo.select"(%4, %5, %6) : (tensor<1x3x3xi1>, tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi32>
    %8 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %12 = "stablehlo.reduce"(%7, %8) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r9: tensor<i32>, %r10: tensor<i32>):
      %11 = "stablehlo.add"(%r9, %r10) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%11) : (tensor<i32>) -> ()
    }) : (tensor<1x3x3xi32>, tensor<i32>) -> tensor<1x3xi32>
    %13 = "stablehlo.subtract"(%12, %1) : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi32>
    %14 = "stablehlo.subtract"(%12, %13) : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi32>
    %15 = "stablehlo.reshape"(%14) : (tensor<1x3xi32>) -> tensor<3xi32>
    %16 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x3x5xi32>
    %17 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xi32>) -> tensor<1x3x5xi32>
    %18 = "stablehlo.compare"(%17, %16) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x5xi32>, tensor<1x3x5xi32>) -> tensor<1x3x5xi1>
    %19 = "stablehlo.convert"(%18) : (tensor<1x3x5xi1>) -> tensor<1x3x5xi32>
    %20 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %24 = "stablehlo.reduce"(%19, %20) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r21: tensor<i32>, %r22: tensor<i32>):
      %23 = "stablehlo.add"(%r21, %r22) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%23) : (tensor<i32>) -> ()
    }) : (tensor<1x3x5xi32>, tensor<i32>) -> tensor<1x5xi32>
    %25 = "stablehlo.constant"() <{value = dense<3> : tensor<1x5xi32>}> : () -> tensor<1x5xi32>
    %26 = "stablehlo.compare"(%24, %25) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x5xi32>, tensor<1x5xi32>) -> tensor<1x5xi1>
    %27 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1x5xi32>
    %28 = "stablehlo.constant"() <{value = dense<3> : tensor<1x5xi32>}> : () -> tensor<1x5xi32>
    %29 = "stablehlo.multiply"(%27, %28) : (tensor<1x5xi32>, tensor<1x5xi32>) -> tensor<1x5xi32>
    %30 = "stablehlo.add"(%29, %24) : (tensor<1x5xi32>, tensor<1x5xi32>) -> tensor<1x5xi32>
    %31 = "stablehlo.constant"() <{value = dense<3> : tensor<1x5xi32>}> : () -> tensor<1x5xi32>
    %32 = "stablehlo.select"(%26, %30, %31) : (tensor<1x5xi1>, tensor<1x5xi32>, tensor<1x5xi32>) -> tensor<1x5xi32>
    %33 = "stablehlo.reshape"(%32) : (tensor<1x5xi32>) -> tensor<5xi32>
    %34 = "stablehlo.constant"() <{value = dense<0.0> : tensor<5x2xf64>}> : () -> tensor<5x2xf64>
    %35 = "stablehlo.constant"() <{value = dense<3> : tensor<5xi32>}> : () -> tensor<5xi32>
    %36 = "stablehlo.compare"(%33, %35) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %37 = "stablehlo.broadcast_in_dim"(%36) <{broadcast_dimensions = array<i64: 0>}> : (tensor<5xi1>) -> tensor<5x2xi1>
    %38 = "stablehlo.gather"(%arg0, %33) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2>, indices_are_sorted = false}> : (tensor<3x2xf64>, tensor<5xi32>) -> tensor<5x2xf64>
    %39 = "stablehlo.select"(%37, %38, %34) : (tensor<5x2xi1>, tensor<5x2xf64>, tensor<5x2xf64>) -> tensor<5x2xf64>
    return %39 : tensor<5x2xf64>
  }
}
