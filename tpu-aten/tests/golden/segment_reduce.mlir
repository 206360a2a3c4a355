// aten::segment_reduce(Tensor data, str reduce, *, Tensor? lengths=None, Tensor? indices=None, Tensor? offsets=None, int axis=0, bool unsafe=False, Scalar? initial=None) -> Tensor

// T[5,2] sum i64[3], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<5x2xf32>, %arg1: tensor<3xi64>) -> (tensor<3x2xf32>) {
    %0 = "stablehlo.reshape"(%arg1) : (tensor<3xi64>) -> tensor<1x3xi64>
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
    %33 = "stablehlo.constant"() <{value = dense<0.0> : tensor<3x2xf32>}> : () -> tensor<3x2xf32>
    %34 = "stablehlo.convert"(%32) : (tensor<5xi64>) -> tensor<5xi32>
    %38 = "stablehlo.scatter"(%33, %34, %arg0) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r35: tensor<f32>, %r36: tensor<f32>):
      %37 = "stablehlo.add"(%r35, %r36) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%37) : (tensor<f32>) -> ()
    }) : (tensor<3x2xf32>, tensor<5xi32>, tensor<5x2xf32>) -> tensor<3x2xf32>
    return %38 : tensor<3x2xf32>
  }
}

// T[5,2] mean i64[3] none none 0 false 1.0, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<5x2xf32>, %arg1: tensor<3xi64>, %s0: tensor<f32>) -> (tensor<3x2xf32>) {
    %0 = "stablehlo.reshape"(%arg1) : (tensor<3xi64>) -> tensor<1x3xi64>
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
    %33 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x2xf32>
    %34 = "stablehlo.convert"(%32) : (tensor<5xi64>) -> tensor<5xi32>
    %38 = "stablehlo.scatter"(%33, %34, %arg0) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r35: tensor<f32>, %r36: tensor<f32>):
      %37 = "stablehlo.add"(%r35, %r36) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%37) : (tensor<f32>) -> ()
    }) : (tensor<3x2xf32>, tensor<5xi32>, tensor<5x2xf32>) -> tensor<3x2xf32>
    %39 = "stablehlo.convert"(%14) : (tensor<3xi64>) -> tensor<3xf32>
    %40 = "stablehlo.broadcast_in_dim"(%39) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xf32>) -> tensor<3x2xf32>
    %41 = "stablehlo.constant"() <{value = dense<0.0> : tensor<3x2xf32>}> : () -> tensor<3x2xf32>
    %42 = "stablehlo.compare"(%40, %41) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xi1>
    %43 = "stablehlo.divide"(%38, %40) : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
    %44 = "stablehlo.select"(%42, %33, %43) : (tensor<3x2xi1>, tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
    return %44 : tensor<3x2xf32>
  }
}

// T[5,2] max none none i64[4], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<5x2xf32>, %arg1: tensor<4xi64>) -> (tensor<3x2xf32>) {
    %0 = "stablehlo.reshape"(%arg1) : (tensor<4xi64>) -> tensor<1x4xi64>
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
    %23 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<3x2xf32>}> : () -> tensor<3x2xf32>
    %24 = "stablehlo.convert"(%22) : (tensor<5xi64>) -> tensor<5xi32>
    %28 = "stablehlo.scatter"(%23, %24, %arg0) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r25: tensor<f32>, %r26: tensor<f32>):
      %27 = "stablehlo.maximum"(%r25, %r26) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%27) : (tensor<f32>) -> ()
    }) : (tensor<3x2xf32>, tensor<5xi32>, tensor<5x2xf32>) -> tensor<3x2xf32>
    return %28 : tensor<3x2xf32>
  }
}

// T[2,5] min i64[2,3] none none 1, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x5xf32>, %arg1: tensor<2x3xi64>) -> (tensor<2x3xf32>) {
    %0 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3x3xi64>
    %1 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x3x3xi64>
    %2 = "stablehlo.compare"(%0, %1) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x3xi64>, tensor<2x3x3xi64>) -> tensor<2x3x3xi1>
    %3 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xi64>) -> tensor<2x3x3xi64>
    %4 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3x3xi64>}> : () -> tensor<2x3x3xi64>
    %5 = "stablehlo.select"(%2, %3, %4) : (tensor<2x3x3xi1>, tensor<2x3x3xi64>, tensor<2x3x3xi64>) -> tensor<2x3x3xi64>
    %6 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %10 = "stablehlo.reduce"(%5, %6) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r7: tensor<i64>, %r8: tensor<i64>):
      %9 = "stablehlo.add"(%r7, %r8) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%9) : (tensor<i64>) -> ()
    }) : (tensor<2x3x3xi64>, tensor<i64>) -> tensor<2x3xi64>
    %11 = "stablehlo.subtract"(%10, %arg1) : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
    %12 = "stablehlo.subtract"(%10, %11) : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
    %13 = "stablehlo.reshape"(%12) : (tensor<2x3xi64>) -> tensor<6xi64>
    %14 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x3x5xi64>
    %15 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xi64>) -> tensor<2x3x5xi64>
    %16 = "stablehlo.compare"(%15, %14) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x5xi64>, tensor<2x3x5xi64>) -> tensor<2x3x5xi1>
    %17 = "stablehlo.convert"(%16) : (tensor<2x3x5xi1>) -> tensor<2x3x5xi64>
    %18 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %22 = "stablehlo.reduce"(%17, %18) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r19: tensor<i64>, %r20: tensor<i64>):
      %21 = "stablehlo.add"(%r19, %r20) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%21) : (tensor<i64>) -> ()
    }) : (tensor<2x3x5xi64>, tensor<i64>) -> tensor<2x5xi64>
    %23 = "stablehlo.constant"() <{value = dense<3> : tensor<2x5xi64>}> : () -> tensor<2x5xi64>
    %24 = "stablehlo.compare"(%22, %23) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi64>, tensor<2x5xi64>) -> tensor<2x5xi1>
    %25 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x5xi64>
    %26 = "stablehlo.constant"() <{value = dense<3> : tensor<2x5xi64>}> : () -> tensor<2x5xi64>
    %27 = "stablehlo.multiply"(%25, %26) : (tensor<2x5xi64>, tensor<2x5xi64>) -> tensor<2x5xi64>
    %28 = "stablehlo.add"(%27, %22) : (tensor<2x5xi64>, tensor<2x5xi64>) -> tensor<2x5xi64>
    %29 = "stablehlo.constant"() <{value = dense<6> : tensor<2x5xi64>}> : () -> tensor<2x5xi64>
    %30 = "stablehlo.select"(%24, %28, %29) : (tensor<2x5xi1>, tensor<2x5xi64>, tensor<2x5xi64>) -> tensor<2x5xi64>
    %31 = "stablehlo.reshape"(%30) : (tensor<2x5xi64>) -> tensor<10xi64>
    %32 = "stablehlo.reshape"(%arg0) : (tensor<2x5xf32>) -> tensor<10x1xf32>
    %33 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<6x1xf32>}> : () -> tensor<6x1xf32>
    %34 = "stablehlo.convert"(%31) : (tensor<10xi64>) -> tensor<10xi32>
    %38 = "stablehlo.scatter"(%33, %34, %32) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r35: tensor<f32>, %r36: tensor<f32>):
      %37 = "stablehlo.minimum"(%r35, %r36) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%37) : (tensor<f32>) -> ()
    }) : (tensor<6x1xf32>, tensor<10xi32>, tensor<10x1xf32>) -> tensor<6x1xf32>
    %39 = "stablehlo.reshape"(%38) : (tensor<6x1xf32>) -> tensor<2x3xf32>
    return %39 : tensor<2x3xf32>
  }
}

// T[5] prod i64[3], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<5xf32>, %arg1: tensor<3xi64>) -> (tensor<3xf32>) {
    %0 = "stablehlo.reshape"(%arg1) : (tensor<3xi64>) -> tensor<1x3xi64>
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
    %33 = "stablehlo.reshape"(%arg0) : (tensor<5xf32>) -> tensor<5x1xf32>
    %34 = "stablehlo.constant"() <{value = dense<1.0> : tensor<3x1xf32>}> : () -> tensor<3x1xf32>
    %35 = "stablehlo.convert"(%32) : (tensor<5xi64>) -> tensor<5xi32>
    %39 = "stablehlo.scatter"(%34, %35, %33) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r36: tensor<f32>, %r37: tensor<f32>):
      %38 = "stablehlo.multiply"(%r36, %r37) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%38) : (tensor<f32>) -> ()
    }) : (tensor<3x1xf32>, tensor<5xi32>, tensor<5x1xf32>) -> tensor<3x1xf32>
    %40 = "stablehlo.reshape"(%39) : (tensor<3x1xf32>) -> tensor<3xf32>
    return %40 : tensor<3xf32>
  }
}

// T[5,2] sum i64[3], T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<5x2xbf16>, %arg1: tensor<3xi64>) -> (tensor<3x2xbf16>) {
    %0 = "stablehlo.reshape"(%arg1) : (tensor<3xi64>) -> tensor<1x3xi64>
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
    %33 = "stablehlo.convert"(%arg0) : (tensor<5x2xbf16>) -> tensor<5x2xf32>
    %34 = "stablehlo.constant"() <{value = dense<0.0> : tensor<3x2xf32>}> : () -> tensor<3x2xf32>
    %35 = "stablehlo.convert"(%32) : (tensor<5xi64>) -> tensor<5xi32>
    %39 = "stablehlo.scatter"(%34, %35, %33) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r36: tensor<f32>, %r37: tensor<f32>):
      %38 = "stablehlo.add"(%r36, %r37) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%38) : (tensor<f32>) -> ()
    }) : (tensor<3x2xf32>, tensor<5xi32>, tensor<5x2xf32>) -> tensor<3x2xf32>
    %40 = "stablehlo.convert"(%39) : (tensor<3x2xf32>) -> tensor<3x2xbf16>
    return %40 : tensor<3x2xbf16>
  }
}

// T[5,2] sum i64[3], T = float16
module @torchtpu {
  func.func public @main(%arg0: tensor<5x2xf16>, %arg1: tensor<3xi64>) -> (tensor<3x2xf16>) {
    %0 = "stablehlo.reshape"(%arg1) : (tensor<3xi64>) -> tensor<1x3xi64>
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
    %33 = "stablehlo.convert"(%arg0) : (tensor<5x2xf16>) -> tensor<5x2xf32>
    %34 = "stablehlo.constant"() <{value = dense<0.0> : tensor<3x2xf32>}> : () -> tensor<3x2xf32>
    %35 = "stablehlo.convert"(%32) : (tensor<5xi64>) -> tensor<5xi32>
    %39 = "stablehlo.scatter"(%34, %35, %33) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r36: tensor<f32>, %r37: tensor<f32>):
      %38 = "stablehlo.add"(%r36, %r37) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%38) : (tensor<f32>) -> ()
    }) : (tensor<3x2xf32>, tensor<5xi32>, tensor<5x2xf32>) -> tensor<3x2xf32>
    %40 = "stablehlo.convert"(%39) : (tensor<3x2xf32>) -> tensor<3x2xf16>
    return %40 : tensor<3x2xf16>
  }
}

// T[5,2] sum i64[3], T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<5x2xf64>, %arg1: tensor<3xi64>) -> (tensor<3x2xf64>) {
    %0 = "stablehlo.reshape"(%arg1) : (tensor<3xi64>) -> tensor<1x3xi64>
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
    %33 = "stablehlo.constant"() <{value = dense<0.0> : tensor<3x2xf64>}> : () -> tensor<3x2xf64>
    %34 = "stablehlo.convert"(%32) : (tensor<5xi64>) -> tensor<5xi32>
    %38 = "stablehlo.scatter"(%33, %34, %arg0) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r35: tensor<f64>, %r36: tensor<f64>):
      %37 = "stablehlo.add"(%r35, %r36) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%37) : (tensor<f64>) -> ()
    }) : (tensor<3x2xf64>, tensor<5xi32>, tensor<5x2xf64>) -> tensor<3x2xf64>
    return %38 : tensor<3x2xf64>
  }
}
