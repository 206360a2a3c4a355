// aten::_segment_reduce_backward(Tensor grad, Tensor output, Tensor data, str reduce, *, Tensor? lengths=None, Tensor? offsets=None, int axis=0, Scalar? initial=None) -> Tensor

// T[3,2] T[3,2] T[5,2] sum i64[3], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<3x2xf32>, %arg1: tensor<3x2xf32>, %arg2: tensor<5x2xf32>, %arg3: tensor<3xi64>) -> (tensor<5x2xf32>) {
    %0 = "stablehlo.reshape"(%arg3) : (tensor<3xi64>) -> tensor<1x3xi64>
    %1 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x3xi64>
    %2 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x3x3xi64>
    %3 = "stablehlo.compare"(%1, %2) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x3xi64>, tensor<1x3x3xi64>) -> tensor<1x3x3xi1>
    %4 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xi64>) -> tensor<1x3x3xi64>
    %5 = "stablehlo.constant"() <{value = dense<0> : tensor<1x3x3xi64>}> : () -> tensor<1x3x3xi64>
    %6 = "stablehlo.select"(%3, %4, %5) : (tensor<1x3x3xi1>, tensor<1x3x3xi64>, tensor<1x3x3xi64>) -> tensor<1x3x3xi64>
    %7 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %11 = "stablehlo.reduce"(%6, %7) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r8: tensor<i64>, %r9: tensor<i64>):
      %10 = "stablehlo.add"(%r8, %r9) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%10) : (tensor<i64>) -> ()
    }) : (tensor<1x3x3xi64>, tensor<i64>) -> tensor<1x3xi64>
    %12 = "stablehlo.subtract"(%11, %0) : (tensor<1x3xi64>, tensor<1x3xi64>) -> tensor<1x3xi64>
    %13 = "stablehlo.subtract"(%11, %12) : (tensor<1x3xi64>, tensor<1x3xi64>) -> tensor<1x3xi64>
    %14 = "stablehlo.reshape"(%13) : (tensor<1x3xi64>) -> tensor<3xi64>
    %15 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x3x5xi64>
    %16 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xi64>) -> tensor<1x3x5xi64>
    %17 = "stablehlo.compare"(%16, %15) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x5xi64>, tensor<1x3x5xi64>) -> tensor<1x3x5xi1>
    %18 = "stablehlo.convert"(%17) : (tensor<1x3x5xi1>) -> tensor<1x3x5xi64>
    %19 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %23 = "stablehlo.reduce"(%18, %19) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r20: tensor<i64>, %r21: tensor<i64>):
      %22 = "stablehlo.add"(%r20, %r21) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%22) : (tensor<i64>) -> ()
    }) : (tensor<1x3x5xi64>, tensor<i64>) -> tensor<1x5xi64>
    %24 = "stablehlo.constant"() <{value = dense<3> : tensor<1x5xi64>}> : () -> tensor<1x5xi64>
    %25 = "stablehlo.compare"(%23, %24) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x5xi64>, tensor<1x5xi64>) -> tensor<1x5xi1>
    %26 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1x5xi64>
    %27 = "stablehlo.constant"() <{value = dense<3> : tensor<1x5xi64>}> : () -> tensor<1x5xi64>
    %28 = "stablehlo.multiply"(%26, %27) : (tensor<1x5xi64>, tensor<1x5xi64>) -> tensor<1x5xi64>
    %29 = "stablehlo.add"(%28, %23) : (tensor<1x5xi64>, tensor<1x5xi64>) -> tensor<1x5xi64>
    %30 = "stablehlo.constant"() <{value = dense<3> : tensor<1x5xi64>}> : () -> tensor<1x5xi64>
    %31 = "stablehlo.select"(%25, %29, %30) : (tensor<1x5xi1>, tensor<1x5xi64>, tensor<1x5xi64>) -> tensor<1x5xi64>
    %32 = "stablehlo.reshape"(%31) : (tensor<1x5xi64>) -> tensor<5xi64>
    %33 = "stablehlo.convert"(%32) : (tensor<5xi64>) -> tensor<5xi32>
    %34 = "stablehlo.constant"() <{value = dense<0.0> : tensor<5x2xf32>}> : () -> tensor<5x2xf32>
    %35 = "stablehlo.constant"() <{value = dense<3> : tensor<5xi64>}> : () -> tensor<5xi64>
    %36 = "stablehlo.compare"(%32, %35) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi1>
    %37 = "stablehlo.broadcast_in_dim"(%36) <{broadcast_dimensions = array<i64: 0>}> : (tensor<5xi1>) -> tensor<5x2xi1>
    %38 = "stablehlo.gather"(%arg0, %33) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2>, indices_are_sorted = false}> : (tensor<3x2xf32>, tensor<5xi32>) -> tensor<5x2xf32>
    %39 = "stablehlo.select"(%37, %38, %34) : (tensor<5x2xi1>, tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xf32>
    return %39 : tensor<5x2xf32>
  }
}

// T[3,2] T[3,2] T[5,2] mean i64[3], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<3x2xf32>, %arg1: tensor<3x2xf32>, %arg2: tensor<5x2xf32>, %arg3: tensor<3xi64>) -> (tensor<5x2xf32>) {
    %0 = "stablehlo.reshape"(%arg3) : (tensor<3xi64>) -> tensor<1x3xi64>
    %1 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x3xi64>
    %2 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x3x3xi64>
    %3 = "stablehlo.compare"(%1, %2) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x3xi64>, tensor<1x3x3xi64>) -> tensor<1x3x3xi1>
    %4 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xi64>) -> tensor<1x3x3xi64>
    %5 = "stablehlo.constant"() <{value = dense<0> : tensor<1x3x3xi64>}> : () -> tensor<1x3x3xi64>
    %6 = "stablehlo.select"(%3, %4, %5) : (tensor<1x3x3xi1>, tensor<1x3x3xi64>, tensor<1x3x3xi64>) -> tensor<1x3x3xi64>
    %7 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %11 = "stablehlo.reduce"(%6, %7) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r8: tensor<i64>, %r9: tensor<i64>):
      %10 = "stablehlo.add"(%r8, %r9) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%10) : (tensor<i64>) -> ()
    }) : (tensor<1x3x3xi64>, tensor<i64>) -> tensor<1x3xi64>
    %12 = "stablehlo.subtract"(%11, %0) : (tensor<1x3xi64>, tensor<1x3xi64>) -> tensor<1x3xi64>
    %13 = "stablehlo.subtract"(%11, %12) : (tensor<1x3xi64>, tensor<1x3xi64>) -> tensor<1x3xi64>
    %14 = "stablehlo.reshape"(%13) : (tensor<1x3xi64>) -> tensor<3xi64>
    %15 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x3x5xi64>
    %16 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xi64>) -> tensor<1x3x5xi64>
    %17 = "stablehlo.compare"(%16, %15) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x5xi64>, tensor<1x3x5xi64>) -> tensor<1x3x5xi1>
    %18 = "stablehlo.convert"(%17) : (tensor<1x3x5xi1>) -> tensor<1x3x5xi64>
    %19 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %23 = "stablehlo.reduce"(%18, %19) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r20: tensor<i64>, %r21: tensor<i64>):
      %22 = "stablehlo.add"(%r20, %r21) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%22) : (tensor<i64>) -> ()
    }) : (tensor<1x3x5xi64>, tensor<i64>) -> tensor<1x5xi64>
    %24 = "stablehlo.constant"() <{value = dense<3> : tensor<1x5xi64>}> : () -> tensor<1x5xi64>
    %25 = "stablehlo.compare"(%23, %24) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x5xi64>, tensor<1x5xi64>) -> tensor<1x5xi1>
    %26 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1x5xi64>
    %27 = "stablehlo.constant"() <{value = dense<3> : tensor<1x5xi64>}> : () -> tensor<1x5xi64>
    %28 = "stablehlo.multiply"(%26, %27) : (tensor<1x5xi64>, tensor<1x5xi64>) -> tensor<1x5xi64>
    %29 = "stablehlo.add"(%28, %23) : (tensor<1x5xi64>, tensor<1x5xi64>) -> tensor<1x5xi64>
    %30 = "stablehlo.constant"() <{value = dense<3> : tensor<1x5xi64>}> : () -> tensor<1x5xi64>
    %31 = "stablehlo.select"(%25, %29, %30) : (tensor<1x5xi1>, tensor<1x5xi64>, tensor<1x5xi64>) -> tensor<1x5xi64>
    %32 = "stablehlo.reshape"(%31) : (tensor<1x5xi64>) -> tensor<5xi64>
    %33 = "stablehlo.convert"(%14) : (tensor<3xi64>) -> tensor<3xf32>
    %34 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xf32>) -> tensor<3x2xf32>
    %35 = "stablehlo.divide"(%arg0, %34) : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
    %36 = "stablehlo.convert"(%32) : (tensor<5xi64>) -> tensor<5xi32>
    %37 = "stablehlo.constant"() <{value = dense<0.0> : tensor<5x2xf32>}> : () -> tensor<5x2xf32>
    %38 = "stablehlo.constant"() <{value = dense<3> : tensor<5xi64>}> : () -> tensor<5xi64>
    %39 = "stablehlo.compare"(%32, %38) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi1>
    %40 = "stablehlo.broadcast_in_dim"(%39) <{broadcast_dimensions = array<i64: 0>}> : (tensor<5xi1>) -> tensor<5x2xi1>
    %41 = "stablehlo.gather"(%35, %36) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2>, indices_are_sorted = false}> : (tensor<3x2xf32>, tensor<5xi32>) -> tensor<5x2xf32>
    %42 = "stablehlo.select"(%40, %41, %37) : (tensor<5x2xi1>, tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xf32>
    return %42 : tensor<5x2xf32>
  }
}

// T[3,2] T[3,2] T[5,2] max none i64[4], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<3x2xf32>, %arg1: tensor<3x2xf32>, %arg2: tensor<5x2xf32>, %arg3: tensor<4xi64>) -> (tensor<5x2xf32>) {
    %0 = "stablehlo.reshape"(%arg3) : (tensor<4xi64>) -> tensor<1x4xi64>
    %1 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 1, 3>, strides = array<i64: 1, 1>}> : (tensor<1x4xi64>) -> tensor<1x3xi64>
    %2 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 1, 4>, strides = array<i64: 1, 1>}> : (tensor<1x4xi64>) -> tensor<1x3xi64>
    %3 = "stablehlo.subtract"(%2, %1) : (tensor<1x3xi64>, tensor<1x3xi64>) -> tensor<1x3xi64>
    %4 = "stablehlo.reshape"(%3) : (tensor<1x3xi64>) -> tensor<3xi64>
    %5 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x3x5xi64>
    %6 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xi64>) -> tensor<1x3x5xi64>
    %7 = "stablehlo.compare"(%6, %5) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x5xi64>, tensor<1x3x5xi64>) -> tensor<1x3x5xi1>
    %8 = "stablehlo.convert"(%7) : (tensor<1x3x5xi1>) -> tensor<1x3x5xi64>
    %9 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %13 = "stablehlo.reduce"(%8, %9) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r10: tensor<i64>, %r11: tensor<i64>):
      %12 = "stablehlo.add"(%r10, %r11) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%12) : (tensor<i64>) -> ()
    }) : (tensor<1x3x5xi64>, tensor<i64>) -> tensor<1x5xi64>
    %14 = "stablehlo.constant"() <{value = dense<3> : tensor<1x5xi64>}> : () -> tensor<1x5xi64>
    %15 = "stablehlo.compare"(%13, %14) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x5xi64>, tensor<1x5xi64>) -> tensor<1x5xi1>
    %16 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1x5xi64>
    %17 = "stablehlo.constant"() <{value = dense<3> : tensor<1x5xi64>}> : () -> tensor<1x5xi64>
    %18 = "stablehlo.multiply"(%16, %17) : (tensor<1x5xi64>, tensor<1x5xi64>) -> tensor<1x5xi64>
    %19 = "stablehlo.add"(%18, %13) : (tensor<1x5xi64>, tensor<1x5xi64>) -> tensor<1x5xi64>
    %20 = "stablehlo.constant"() <{value = dense<3> : tensor<1x5xi64>}> : () -> tensor<1x5xi64>
    %21 = "stablehlo.select"(%15, %19, %20) : (tensor<1x5xi1>, tensor<1x5xi64>, tensor<1x5xi64>) -> tensor<1x5xi64>
    %22 = "stablehlo.reshape"(%21) : (tensor<1x5xi64>) -> tensor<5xi64>
    %23 = "stablehlo.convert"(%22) : (tensor<5xi64>) -> tensor<5xi32>
    %24 = "stablehlo.constant"() <{value = dense<0.0> : tensor<5x2xf32>}> : () -> tensor<5x2xf32>
    %25 = "stablehlo.constant"() <{value = dense<3> : tensor<5xi64>}> : () -> tensor<5xi64>
    %26 = "stablehlo.compare"(%22, %25) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi1>
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
    %0 = "stablehlo.reshape"(%arg3) : (tensor<3xi64>) -> tensor<1x3xi64>
    %1 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x3xi64>
    %2 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x3x3xi64>
    %3 = "stablehlo.compare"(%1, %2) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x3xi64>, tensor<1x3x3xi64>) -> tensor<1x3x3xi1>
    %4 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xi64>) -> tensor<1x3x3xi64>
    %5 = "stablehlo.constant"() <{value = dense<0> : tensor<1x3x3xi64>}> : () -> tensor<1x3x3xi64>
    %6 = "stablehlo.select"(%3, %4, %5) : (tensor<1x3x3xi1>, tensor<1x3x3xi64>, tensor<1x3x3xi64>) -> tensor<1x3x3xi64>
    %7 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %11 = "stablehlo.reduce"(%6, %7) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r8: tensor<i64>, %r9: tensor<i64>):
      %10 = "stablehlo.add"(%r8, %r9) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%10) : (tensor<i64>) -> ()
    }) : (tensor<1x3x3xi64>, tensor<i64>) -> tensor<1x3xi64>
    %12 = "stablehlo.subtract"(%11, %0) : (tensor<1x3xi64>, tensor<1x3xi64>) -> tensor<1x3xi64>
    %13 = "stablehlo.subtract"(%11, %12) : (tensor<1x3xi64>, tensor<1x3xi64>) -> tensor<1x3xi64>
    %14 = "stablehlo.reshape"(%13) : (tensor<1x3xi64>) -> tensor<3xi64>
    %15 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x3x5xi64>
    %16 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xi64>) -> tensor<1x3x5xi64>
    %17 = "stablehlo.compare"(%16, %15) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x5xi64>, tensor<1x3x5xi64>) -> tensor<1x3x5xi1>
    %18 = "stablehlo.convert"(%17) : (tensor<1x3x5xi1>) -> tensor<1x3x5xi64>
    %19 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %23 = "stablehlo.reduce"(%18, %19) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r20: tensor<i64>, %r21: tensor<i64>):
      %22 = "stablehlo.add"(%r20, %r21) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%22) : (tensor<i64>) -> ()
    }) : (tensor<1x3x5xi64>, tensor<i64>) -> tensor<1x5xi64>
    %24 = "stablehlo.constant"() <{value = dense<3> : tensor<1x5xi64>}> : () -> tensor<1x5xi64>
    %25 = "stablehlo.compare"(%23, %24) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x5xi64>, tensor<1x5xi64>) -> tensor<1x5xi1>
    %26 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1x5xi64>
    %27 = "stablehlo.constant"() <{value = dense<3> : tensor<1x5xi64>}> : () -> tensor<1x5xi64>
    %28 = "stablehlo.multiply"(%26, %27) : (tensor<1x5xi64>, tensor<1x5xi64>) -> tensor<1x5xi64>
    %29 = "stablehlo.add"(%28, %23) : (tensor<1x5xi64>, tensor<1x5xi64>) -> tensor<1x5xi64>
    %30 = "stablehlo.constant"() <{value = dense<3> : tensor<1x5xi64>}> : () -> tensor<1x5xi64>
    %31 = "stablehlo.select"(%25, %29, %30) : (tensor<1x5xi1>, tensor<1x5xi64>, tensor<1x5xi64>) -> tensor<1x5xi64>
    %32 = "stablehlo.reshape"(%31) : (tensor<1x5xi64>) -> tensor<5xi64>
    %33 = "stablehlo.convert"(%32) : (tensor<5xi64>) -> tensor<5xi32>
    %34 = "stablehlo.constant"() <{value = dense<0.0> : tensor<5x2xf32>}> : () -> tensor<5x2xf32>
    %35 = "stablehlo.constant"() <{value = dense<3> : tensor<5xi64>}> : () -> tensor<5xi64>
    %36 = "stablehlo.compare"(%32, %35) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi1>
    %37 = "stablehlo.broadcast_in_dim"(%36) <{broadcast_dimensions = array<i64: 0>}> : (tensor<5xi1>) -> tensor<5x2xi1>
    %38 = "stablehlo.gather"(%arg0, %33) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2>, indices_are_sorted = false}> : (tensor<3x2xf32>, tensor<5xi32>) -> tensor<5x2xf32>
    %39 = "stablehlo.convert"(%32) : (tensor<5xi64>) -> tensor<5xi32>
    %40 = "stablehlo.constant"() <{value = dense<0.0> : tensor<5x2xf32>}> : () -> tensor<5x2xf32>
    %41 = "stablehlo.compare"(%arg2, %40) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xi1>
    %42 = "stablehlo.constant"() <{value = dense<1.0> : tensor<5x2xf32>}> : () -> tensor<5x2xf32>
    %43 = "stablehlo.select"(%41, %42, %arg2) : (tensor<5x2xi1>, tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xf32>
    %44 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x2xf32>
    %48 = "stablehlo.scatter"(%44, %39, %43) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r45: tensor<f32>, %r46: tensor<f32>):
      %47 = "stablehlo.multiply"(%r45, %r46) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%47) : (tensor<f32>) -> ()
    }) : (tensor<3x2xf32>, tensor<5xi32>, tensor<5x2xf32>) -> tensor<3x2xf32>
    %49 = "stablehlo.constant"() <{value = dense<0.0> : tensor<3x2xf32>}> : () -> tensor<3x2xf32>
    %50 = "stablehlo.convert"(%41) : (tensor<5x2xi1>) -> tensor<5x2xf32>
    %54 = "stablehlo.scatter"(%49, %39, %50) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r51: tensor<f32>, %r52: tensor<f32>):
      %53 = "stablehlo.add"(%r51, %r52) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%53) : (tensor<f32>) -> ()
    }) : (tensor<3x2xf32>, tensor<5xi32>, tensor<5x2xf32>) -> tensor<3x2xf32>
    %55 = "stablehlo.gather"(%48, %39) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2>, indices_are_sorted = false}> : (tensor<3x2xf32>, tensor<5xi32>) -> tensor<5x2xf32>
    %56 = "stablehlo.gather"(%54, %39) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2>, indices_are_sorted = false}> : (tensor<3x2xf32>, tensor<5xi32>) -> tensor<5x2xf32>
    %57 = "stablehlo.divide"(%55, %43) : (tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xf32>
    %58 = "stablehlo.subtract"(%56, %50) : (tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xf32>
    %59 = "stablehlo.constant"() <{value = dense<0.0> : tensor<5x2xf32>}> : () -> tensor<5x2xf32>
    %60 = "stablehlo.compare"(%58, %59) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xi1>
    %61 = "stablehlo.constant"() <{value = dense<0.0> : tensor<5x2xf32>}> : () -> tensor<5x2xf32>
    %62 = "stablehlo.select"(%60, %61, %57) : (tensor<5x2xi1>, tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xf32>
    %63 = "stablehlo.multiply"(%38, %62) : (tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xf32>
    %64 = "stablehlo.select"(%37, %63, %34) : (tensor<5x2xi1>, tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xf32>
    return %64 : tensor<5x2xf32>
  }
}

// T[3,2] T[3,2] T[5,2] sum i64[3], T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<3x2xbf16>, %arg1: tensor<3x2xbf16>, %arg2: tensor<5x2xbf16>, %arg3: tensor<3xi64>) -> (tensor<5x2xbf16>) {
    %0 = "stablehlo.reshape"(%arg3) : (tensor<3xi64>) -> tensor<1x3xi64>
    %1 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x3xi64>
    %2 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x3x3xi64>
    %3 = "stablehlo.compare"(%1, %2) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x3xi64>, tensor<1x3x3xi64>) -> tensor<1x3x3xi1>
    %4 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xi64>) -> tensor<1x3x3xi64>
    %5 = "stablehlo.constant"() <{value = dense<0> : tensor<1x3x3xi64>}> : () -> tensor<1x3x3xi64>
    %6 = "stablehlo.select"(%3, %4, %5) : (tensor<1x3x3xi1>, tensor<1x3x3xi64>, tensor<1x3x3xi64>) -> tensor<1x3x3xi64>
    %7 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %11 = "stablehlo.reduce"(%6, %7) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r8: tensor<i64>, %r9: tensor<i64>):
      %10 = "stablehlo.add"(%r8, %r9) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%10) : (tensor<i64>) -> ()
    }) : (tensor<1x3x3xi64>, tensor<i64>) -> tensor<1x3xi64>
    %12 = "stablehlo.subtract"(%11, %0) : (tensor<1x3xi64>, tensor<1x3xi64>) -> tensor<1x3xi64>
    %13 = "stablehlo.subtract"(%11, %12) : (tensor<1x3xi64>, tensor<1x3xi64>) -> tensor<1x3xi64>
    %14 = "stablehlo.reshape"(%13) : (tensor<1x3xi64>) -> tensor<3xi64>
    %15 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x3x5xi64>
    %16 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xi64>) -> tensor<1x3x5xi64>
    %17 = "stablehlo.compare"(%16, %15) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x5xi64>, tensor<1x3x5xi64>) -> tensor<1x3x5xi1>
    %18 = "stablehlo.convert"(%17) : (tensor<1x3x5xi1>) -> tensor<1x3x5xi64>
    %19 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %23 = "stablehlo.reduce"(%18, %19) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r20: tensor<i64>, %r21: tensor<i64>):
      %22 = "stablehlo.add"(%r20, %r21) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%22) : (tensor<i64>) -> ()
    }) : (tensor<1x3x5xi64>, tensor<i64>) -> tensor<1x5xi64>
    %24 = "stablehlo.constant"() <{value = dense<3> : tensor<1x5xi64>}> : () -> tensor<1x5xi64>
    %25 = "stablehlo.compare"(%23, %24) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x5xi64>, tensor<1x5xi64>) -> tensor<1x5xi1>
    %26 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1x5xi64>
    %27 = "stablehlo.constant"() <{value = dense<3> : tensor<1x5xi64>}> : () -> tensor<1x5xi64>
    %28 = "stablehlo.multiply"(%26, %27) : (tensor<1x5xi64>, tensor<1x5xi64>) -> tensor<1x5xi64>
    %29 = "stablehlo.add"(%28, %23) : (tensor<1x5xi64>, tensor<1x5xi64>) -> tensor<1x5xi64>
    %30 = "stablehlo.constant"() <{value = dense<3> : tensor<1x5xi64>}> : () -> tensor<1x5xi64>
    %31 = "stablehlo.select"(%25, %29, %30) : (tensor<1x5xi1>, tensor<1x5xi64>, tensor<1x5xi64>) -> tensor<1x5xi64>
    %32 = "stablehlo.reshape"(%31) : (tensor<1x5xi64>) -> tensor<5xi64>
    %33 = "stablehlo.convert"(%arg0) : (tensor<3x2xbf16>) -> tensor<3x2xf32>
    %34 = "stablehlo.convert"(%arg1) : (tensor<3x2xbf16>) -> tensor<3x2xf32>
    %35 = "stablehlo.convert"(%arg2) : (tensor<5x2xbf16>) -> tensor<5x2xf32>
    %36 = "stablehlo.convert"(%32) : (tensor<5xi64>) -> tensor<5xi32>
    %37 = "stablehlo.constant"() <{value = dense<0.0> : tensor<5x2xf32>}> : () -> tensor<5x2xf32>
    %38 = "stablehlo.constant"() <{value = dense<3> : tensor<5xi64>}> : () -> tensor<5xi64>
    %39 = "stablehlo.compare"(%32, %38) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi1>
    %40 = "stablehlo.broadcast_in_dim"(%39) <{broadcast_dimensions = array<i64: 0>}> : (tensor<5xi1>) -> tensor<5x2xi1>
    %41 = "stablehlo.gather"(%33, %36) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2>, indices_are_sorted = false}> : (tensor<3x2xf32>, tensor<5xi32>) -> tensor<5x2xf32>
    %42 = "stablehlo.select"(%40, %41, %37) : (tensor<5x2xi1>, tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xf32>
    %43 = "stablehlo.convert"(%42) : (tensor<5x2xf32>) -> tensor<5x2xbf16>
    return %43 : tensor<5x2xbf16>
  }
}

// T[3,2] T[3,2] T[5,2] sum i64[3], T = float16
module @torchtpu {
  func.func public @main(%arg0: tensor<3x2xf16>, %arg1: tensor<3x2xf16>, %arg2: tensor<5x2xf16>, %arg3: tensor<3xi64>) -> (tensor<5x2xf16>) {
    %0 = "stablehlo.reshape"(%arg3) : (tensor<3xi64>) -> tensor<1x3xi64>
    %1 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x3xi64>
    %2 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x3x3xi64>
    %3 = "stablehlo.compare"(%1, %2) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x3xi64>, tensor<1x3x3xi64>) -> tensor<1x3x3xi1>
    %4 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xi64>) -> tensor<1x3x3xi64>
    %5 = "stablehlo.constant"() <{value = dense<0> : tensor<1x3x3xi64>}> : () -> tensor<1x3x3xi64>
    %6 = "stablehlo.select"(%3, %4, %5) : (tensor<1x3x3xi1>, tensor<1x3x3xi64>, tensor<1x3x3xi64>) -> tensor<1x3x3xi64>
    %7 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %11 = "stablehlo.reduce"(%6, %7) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r8: tensor<i64>, %r9: tensor<i64>):
      %10 = "stablehlo.add"(%r8, %r9) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%10) : (tensor<i64>) -> ()
    }) : (tensor<1x3x3xi64>, tensor<i64>) -> tensor<1x3xi64>
    %12 = "stablehlo.subtract"(%11, %0) : (tensor<1x3xi64>, tensor<1x3xi64>) -> tensor<1x3xi64>
    %13 = "stablehlo.subtract"(%11, %12) : (tensor<1x3xi64>, tensor<1x3xi64>) -> tensor<1x3xi64>
    %14 = "stablehlo.reshape"(%13) : (tensor<1x3xi64>) -> tensor<3xi64>
    %15 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x3x5xi64>
    %16 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xi64>) -> tensor<1x3x5xi64>
    %17 = "stablehlo.compare"(%16, %15) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x5xi64>, tensor<1x3x5xi64>) -> tensor<1x3x5xi1>
    %18 = "stablehlo.convert"(%17) : (tensor<1x3x5xi1>) -> tensor<1x3x5xi64>
    %19 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %23 = "stablehlo.reduce"(%18, %19) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r20: tensor<i64>, %r21: tensor<i64>):
      %22 = "stablehlo.add"(%r20, %r21) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%22) : (tensor<i64>) -> ()
    }) : (tensor<1x3x5xi64>, tensor<i64>) -> tensor<1x5xi64>
    %24 = "stablehlo.constant"() <{value = dense<3> : tensor<1x5xi64>}> : () -> tensor<1x5xi64>
    %25 = "stablehlo.compare"(%23, %24) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x5xi64>, tensor<1x5xi64>) -> tensor<1x5xi1>
    %26 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1x5xi64>
    %27 = "stablehlo.constant"() <{value = dense<3> : tensor<1x5xi64>}> : () -> tensor<1x5xi64>
    %28 = "stablehlo.multiply"(%26, %27) : (tensor<1x5xi64>, tensor<1x5xi64>) -> tensor<1x5xi64>
    %29 = "stablehlo.add"(%28, %23) : (tensor<1x5xi64>, tensor<1x5xi64>) -> tensor<1x5xi64>
    %30 = "stablehlo.constant"() <{value = dense<3> : tensor<1x5xi64>}> : () -> tensor<1x5xi64>
    %31 = "stablehlo.select"(%25, %29, %30) : (tensor<1x5xi1>, tensor<1x5xi64>, tensor<1x5xi64>) -> tensor<1x5xi64>
    %32 = "stablehlo.reshape"(%31) : (tensor<1x5xi64>) -> tensor<5xi64>
    %33 = "stablehlo.convert"(%arg0) : (tensor<3x2xf16>) -> tensor<3x2xf32>
    %34 = "stablehlo.convert"(%arg1) : (tensor<3x2xf16>) -> tensor<3x2xf32>
    %35 = "stablehlo.convert"(%arg2) : (tensor<5x2xf16>) -> tensor<5x2xf32>
    %36 = "stablehlo.convert"(%32) : (tensor<5xi64>) -> tensor<5xi32>
    %37 = "stablehlo.constant"() <{value = dense<0.0> : tensor<5x2xf32>}> : () -> tensor<5x2xf32>
    %38 = "stablehlo.constant"() <{value = dense<3> : tensor<5xi64>}> : () -> tensor<5xi64>
    %39 = "stablehlo.compare"(%32, %38) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi1>
    %40 = "stablehlo.broadcast_in_dim"(%39) <{broadcast_dimensions = array<i64: 0>}> : (tensor<5xi1>) -> tensor<5x2xi1>
    %41 = "stablehlo.gather"(%33, %36) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2>, indices_are_sorted = false}> : (tensor<3x2xf32>, tensor<5xi32>) -> tensor<5x2xf32>
    %42 = "stablehlo.select"(%40, %41, %37) : (tensor<5x2xi1>, tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xf32>
    %43 = "stablehlo.convert"(%42) : (tensor<5x2xf32>) -> tensor<5x2xf16>
    return %43 : tensor<5x2xf16>
  }
}

// T[3,2] T[3,2] T[5,2] sum i64[3], T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<3x2xf64>, %arg1: tensor<3x2xf64>, %arg2: tensor<5x2xf64>, %arg3: tensor<3xi64>) -> (tensor<5x2xf64>) {
    %0 = "stablehlo.reshape"(%arg3) : (tensor<3xi64>) -> tensor<1x3xi64>
    %1 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x3xi64>
    %2 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x3x3xi64>
    %3 = "stablehlo.compare"(%1, %2) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x3xi64>, tensor<1x3x3xi64>) -> tensor<1x3x3xi1>
    %4 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xi64>) -> tensor<1x3x3xi64>
    %5 = "stablehlo.constant"() <{value = dense<0> : tensor<1x3x3xi64>}> : () -> tensor<1x3x3xi64>
    %6 = "stablehlo.select"(%3, %4, %5) : (tensor<1x3x3xi1>, tensor<1x3x3xi64>, tensor<1x3x3xi64>) -> tensor<1x3x3xi64>
    %7 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %11 = "stablehlo.reduce"(%6, %7) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r8: tensor<i64>, %r9: tensor<i64>):
      %10 = "stablehlo.add"(%r8, %r9) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%10) : (tensor<i64>) -> ()
    }) : (tensor<1x3x3xi64>, tensor<i64>) -> tensor<1x3xi64>
    %12 = "stablehlo.subtract"(%11, %0) : (tensor<1x3xi64>, tensor<1x3xi64>) -> tensor<1x3xi64>
    %13 = "stablehlo.subtract"(%11, %12) : (tensor<1x3xi64>, tensor<1x3xi64>) -> tensor<1x3xi64>
    %14 = "stablehlo.reshape"(%13) : (tensor<1x3xi64>) -> tensor<3xi64>
    %15 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x3x5xi64>
    %16 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xi64>) -> tensor<1x3x5xi64>
    %17 = "stablehlo.compare"(%16, %15) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x5xi64>, tensor<1x3x5xi64>) -> tensor<1x3x5xi1>
    %18 = "stablehlo.convert"(%17) : (tensor<1x3x5xi1>) -> tensor<1x3x5xi64>
    %19 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %23 = "stablehlo.reduce"(%18, %19) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r20: tensor<i64>, %r21: tensor<i64>):
      %22 = "stablehlo.add"(%r20, %r21) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%22) : (tensor<i64>) -> ()
    }) : (tensor<1x3x5xi64>, tensor<i64>) -> tensor<1x5xi64>
    %24 = "stablehlo.constant"() <{value = dense<3> : tensor<1x5xi64>}> : () -> tensor<1x5xi64>
    %25 = "stablehlo.compare"(%23, %24) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x5xi64>, tensor<1x5xi64>) -> tensor<1x5xi1>
    %26 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1x5xi64>
    %27 = "stablehlo.constant"() <{value = dense<3> : tensor<1x5xi64>}> : () -> tensor<1x5xi64>
    %28 = "stablehlo.multiply"(%26, %27) : (tensor<1x5xi64>, tensor<1x5xi64>) -> tensor<1x5xi64>
    %29 = "stablehlo.add"(%28, %23) : (tensor<1x5xi64>, tensor<1x5xi64>) -> tensor<1x5xi64>
    %30 = "stablehlo.constant"() <{value = dense<3> : tensor<1x5xi64>}> : () -> tensor<1x5xi64>
    %31 = "stablehlo.select"(%25, %29, %30) : (tensor<1x5xi1>, tensor<1x5xi64>, tensor<1x5xi64>) -> tensor<1x5xi64>
    %32 = "stablehlo.reshape"(%31) : (tensor<1x5xi64>) -> tensor<5xi64>
    %33 = "stablehlo.convert"(%32) : (tensor<5xi64>) -> tensor<5xi32>
    %34 = "stablehlo.constant"() <{value = dense<0.0> : tensor<5x2xf64>}> : () -> tensor<5x2xf64>
    %35 = "stablehlo.constant"() <{value = dense<3> : tensor<5xi64>}> : () -> tensor<5xi64>
    %36 = "stablehlo.compare"(%32, %35) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi1>
    %37 = "stablehlo.broadcast_in_dim"(%36) <{broadcast_dimensions = array<i64: 0>}> : (tensor<5xi1>) -> tensor<5x2xi1>
    %38 = "stablehlo.gather"(%arg0, %33) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2>, indices_are_sorted = false}> : (tensor<3x2xf64>, tensor<5xi32>) -> tensor<5x2xf64>
    %39 = "stablehlo.select"(%37, %38, %34) : (tensor<5x2xi1>, tensor<5x2xf64>, tensor<5x2xf64>) -> tensor<5x2xf64>
    return %39 : tensor<5x2xf64>
  }
}
