// aten::segment_reduce(Tensor data, str reduce, *, Tensor? lengths=None, Tensor? indices=None, Tensor? offsets=None, int axis=0, bool unsafe=False, Scalar? initial=None) -> Tensor

// T[5,2] sum i64[3], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<5x2xf32>, %arg1: tensor<3xi64>) -> (tensor<3x2xf32>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<3xi64>) -> tensor<3xi32>
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
    %34 = "stablehlo.constant"() <{value = dense<0.0> : tensor<3x2xf32>}> : () -> tensor<3x2xf32>
    %38 = "stablehlo.scatter"(%34, %33, %arg0) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
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
    %0 = "stablehlo.convert"(%arg1) : (tensor<3xi64>) -> tensor<3xi32>
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
    %34 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x2xf32>
    %38 = "stablehlo.scatter"(%34, %33, %arg0) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r35: tensor<f32>, %r36: tensor<f32>):
      %37 = "stablehlo.add"(%r35, %r36) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%37) : (tensor<f32>) -> ()
    }) : (tensor<3x2xf32>, tensor<5xi32>, tensor<5x2xf32>) -> tensor<3x2xf32>
    %39 = "stablehlo.convert"(%15) : (tensor<3xi32>) -> tensor<3xf32>
    %40 = "stablehlo.broadcast_in_dim"(%39) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xf32>) -> tensor<3x2xf32>
    %41 = "stablehlo.constant"() <{value = dense<0.0> : tensor<3x2xf32>}> : () -> tensor<3x2xf32>
    %42 = "stablehlo.compare"(%40, %41) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xi1>
    %43 = "stablehlo.divide"(%38, %40) : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
    %44 = "stablehlo.select"(%42, %34, %43) : (tensor<3x2xi1>, tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
    return %44 : tensor<3x2xf32>
  }
}

// T[5,2] max none none i64[4], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<5x2xf32>, %arg1: tensor<4xi64>) -> (tensor<3x2xf32>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<4xi64>) -> tensor<4xi32>
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
    %24 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<3x2xf32>}> : () -> tensor<3x2xf32>
    %28 = "stablehlo.scatter"(%24, %23, %arg0) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
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
    %0 = "stablehlo.convert"(%arg1) : (tensor<2x3xi64>) -> tensor<2x3xi32>
    %1 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3x3xi32>
    %2 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x3x3xi32>
    %3 = "stablehlo.compare"(%1, %2) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
    %4 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xi32>) -> tensor<2x3x3xi32>
    %5 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3x3xi32>}> : () -> tensor<2x3x3xi32>
    %6 = "stablehlo.select"(%3, %4, %5) : (tensor<2x3x3xi1>, tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi32>
    %7 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %11 = "stablehlo.reduce"(%6, %7) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r8: tensor<i32>, %r9: tensor<i32>):
      %10 = "stablehlo.add"(%r8, %r9) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%10) : (tensor<i32>) -> ()
    }) : (tensor<2x3x3xi32>, tensor<i32>) -> tensor<2x3xi32>
    %12 = "stablehlo.subtract"(%11, %0) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %13 = "stablehlo.subtract"(%11, %12) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %14 = "stablehlo.reshape"(%13) : (tensor<2x3xi32>) -> tensor<6xi32>
    %15 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x3x5xi32>
    %16 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xi32>) -> tensor<2x3x5xi32>
    %17 = "stablehlo.compare"(%16, %15) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x5xi32>, tensor<2x3x5xi32>) -> tensor<2x3x5xi1>
    %18 = "stablehlo.convert"(%17) : (tensor<2x3x5xi1>) -> tensor<2x3x5xi32>
    %19 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %23 = "stablehlo.reduce"(%18, %19) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r20: tensor<i32>, %r21: tensor<i32>):
      %22 = "stablehlo.add"(%r20, %r21) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%22) : (tensor<i32>) -> ()
    }) : (tensor<2x3x5xi32>, tensor<i32>) -> tensor<2x5xi32>
    %24 = "stablehlo.constant"() <{value = dense<3> : tensor<2x5xi32>}> : () -> tensor<2x5xi32>
    %25 = "stablehlo.compare"(%23, %24) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
    %26 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x5xi32>
    %27 = "stablehlo.constant"() <{value = dense<3> : tensor<2x5xi32>}> : () -> tensor<2x5xi32>
    %28 = "stablehlo.multiply"(%26, %27) : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
    %29 = "stablehlo.add"(%28, %23) : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
    %30 = "stablehlo.constant"() <{value = dense<6> : tensor<2x5xi32>}> : () -> tensor<2x5xi32>
    %31 = "stablehlo.select"(%25, %29, %30) : (tensor<2x5xi1>, tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
    %32 = "stablehlo.reshape"(%31) : (tensor<2x5xi32>) -> tensor<10xi32>
    %33 = "stablehlo.reshape"(%arg0) : (tensor<2x5xf32>) -> tensor<10x1xf32>
    %34 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<6x1xf32>}> : () -> tensor<6x1xf32>
    %38 = "stablehlo.scatter"(%34, %32, %33) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
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
    %0 = "stablehlo.convert"(%arg1) : (tensor<3xi64>) -> tensor<3xi32>
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
    %34 = "stablehlo.reshape"(%arg0) : (tensor<5xf32>) -> tensor<5x1xf32>
    %35 = "stablehlo.constant"() <{value = dense<1.0> : tensor<3x1xf32>}> : () -> tensor<3x1xf32>
    %39 = "stablehlo.scatter"(%35, %33, %34) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
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
    %0 = "stablehlo.convert"(%arg1) : (tensor<3xi64>) -> tensor<3xi32>
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
    %34 = "stablehlo.convert"(%arg0) : (tensor<5x2xbf16>) -> tensor<5x2xf32>
    %35 = "stablehlo.constant"() <{value = dense<0.0> : tensor<3x2xf32>}> : () -> tensor<3x2xf32>
    %39 = "stablehlo.scatter"(%35, %33, %34) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
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
    %0 = "stablehlo.convert"(%arg1) : (tensor<3xi64>) -> tensor<3xi32>
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
    %34 = "stablehlo.convert"(%arg0) : (tensor<5x2xf16>) -> tensor<5x2xf32>
    %35 = "stablehlo.constant"() <{value = dense<0.0> : tensor<3x2xf32>}> : () -> tensor<3x2xf32>
    %39 = "stablehlo.scatter"(%35, %33, %34) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
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
    %0 = "stablehlo.convert"(%arg1) : (tensor<3xi64>) -> tensor<3xi32>
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
    %34 = "stablehlo.constant"() <{value = dense<0.0> : tensor<3x2xf64>}> : () -> tensor<3x2xf64>
    %38 = "stablehlo.scatter"(%34, %33, %arg0) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r35: tensor<f64>, %r36: tensor<f64>):
      %37 = "stablehlo.add"(%r35, %r36) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%37) : (tensor<f64>) -> ()
    }) : (tensor<3x2xf64>, tensor<5xi32>, tensor<5x2xf64>) -> tensor<3x2xf64>
    return %38 : tensor<3x2xf64>
  }
}
