// aten::histc(Tensor self, int bins=100, Scalar min=0, Scalar max=0) -> Tensor

// T[2,3] 4 0 1, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf32>, %s0: tensor<f32>, %s1: tensor<f32>) -> (tensor<4xf32>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<2x3xf32>) -> tensor<6xf32>
    %1 = "stablehlo.constant"() <{value = dense<0.0> : tensor<4xf32>}> : () -> tensor<4xf32>
    %2 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<f32>}> : () -> tensor<f32>
    %6 = "stablehlo.reduce"(%0, %2) <{dimensions = array<i64: 0>}> ({
    ^bb0(%r3: tensor<f32>, %r4: tensor<f32>):
      %5 = "stablehlo.minimum"(%r3, %r4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%5) : (tensor<f32>) -> ()
    }) : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
    %7 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %11 = "stablehlo.reduce"(%0, %7) <{dimensions = array<i64: 0>}> ({
    ^bb0(%r8: tensor<f32>, %r9: tensor<f32>):
      %10 = "stablehlo.maximum"(%r8, %r9) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%10) : (tensor<f32>) -> ()
    }) : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
    %12 = "stablehlo.compare"(%s0, %s1) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %13 = "stablehlo.select"(%12, %6, %s0) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %14 = "stablehlo.select"(%12, %11, %s1) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %15 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<f32>}> : () -> tensor<f32>
    %16 = "stablehlo.add"(%13, %15) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %17 = "stablehlo.constant"() <{value = dense<1.0> : tensor<f32>}> : () -> tensor<f32>
    %18 = "stablehlo.add"(%14, %17) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %19 = "stablehlo.compare"(%13, %14) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %20 = "stablehlo.select"(%19, %16, %13) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %21 = "stablehlo.select"(%19, %18, %14) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %22 = "stablehlo.subtract"(%21, %20) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %23 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6xf32>
    %24 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6xf32>
    %25 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6xf32>
    %26 = "stablehlo.compare"(%0, %23) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %27 = "stablehlo.compare"(%0, %24) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %28 = "stablehlo.and"(%26, %27) : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
    %29 = "stablehlo.subtract"(%0, %23) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %30 = "stablehlo.divide"(%29, %25) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %31 = "stablehlo.constant"() <{value = dense<4.0> : tensor<6xf32>}> : () -> tensor<6xf32>
    %32 = "stablehlo.multiply"(%30, %31) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %33 = "stablehlo.convert"(%32) : (tensor<6xf32>) -> tensor<6xi32>
    %34 = "stablehlo.constant"() <{value = dense<3> : tensor<6xi32>}> : () -> tensor<6xi32>
    %35 = "stablehlo.constant"() <{value = dense<4> : tensor<6xi32>}> : () -> tensor<6xi32>
    %36 = "stablehlo.minimum"(%33, %34) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %37 = "stablehlo.select"(%28, %36, %35) : (tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %38 = "stablehlo.constant"() <{value = dense<1.0> : tensor<6xf32>}> : () -> tensor<6xf32>
    %42 = "stablehlo.scatter"(%1, %37, %38) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r39: tensor<f32>, %r40: tensor<f32>):
      %41 = "stablehlo.add"(%r39, %r40) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%41) : (tensor<f32>) -> ()
    }) : (tensor<4xf32>, tensor<6xi32>, tensor<6xf32>) -> tensor<4xf32>
    return %42 : tensor<4xf32>
  }
}

// T[2,3] 4 0 1, T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xbf16>, %s0: tensor<f32>, %s1: tensor<f32>) -> (tensor<4xbf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3xbf16>) -> tensor<2x3xf32>
    %1 = "stablehlo.reshape"(%0) : (tensor<2x3xf32>) -> tensor<6xf32>
    %2 = "stablehlo.constant"() <{value = dense<0.0> : tensor<4xf32>}> : () -> tensor<4xf32>
    %3 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<f32>}> : () -> tensor<f32>
    %7 = "stablehlo.reduce"(%1, %3) <{dimensions = array<i64: 0>}> ({
    ^bb0(%r4: tensor<f32>, %r5: tensor<f32>):
      %6 = "stablehlo.minimum"(%r4, %r5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%6) : (tensor<f32>) -> ()
    }) : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
    %8 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %12 = "stablehlo.reduce"(%1, %8) <{dimensions = array<i64: 0>}> ({
    ^bb0(%r9: tensor<f32>, %r10: tensor<f32>):
      %11 = "stablehlo.maximum"(%r9, %r10) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%11) : (tensor<f32>) -> ()
    }) : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
    %13 = "stablehlo.compare"(%s0, %s1) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %14 = "stablehlo.select"(%13, %7, %s0) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %15 = "stablehlo.select"(%13, %12, %s1) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %16 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<f32>}> : () -> tensor<f32>
    %17 = "stablehlo.add"(%14, %16) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %18 = "stablehlo.constant"() <{value = dense<1.0> : tensor<f32>}> : () -> tensor<f32>
    %19 = "stablehlo.add"(%15, %18) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %20 = "stablehlo.compare"(%14, %15) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %21 = "stablehlo.select"(%20, %17, %14) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %22 = "stablehlo.select"(%20, %19, %15) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %23 = "stablehlo.subtract"(%22, %21) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %24 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6xf32>
    %25 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6xf32>
    %26 = "stablehlo.broadcast_in_dim"(%23) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6xf32>
    %27 = "stablehlo.compare"(%1, %24) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %28 = "stablehlo.compare"(%1, %25) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %29 = "stablehlo.and"(%27, %28) : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
    %30 = "stablehlo.subtract"(%1, %24) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %31 = "stablehlo.divide"(%30, %26) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %32 = "stablehlo.constant"() <{value = dense<4.0> : tensor<6xf32>}> : () -> tensor<6xf32>
    %33 = "stablehlo.multiply"(%31, %32) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %34 = "stablehlo.convert"(%33) : (tensor<6xf32>) -> tensor<6xi32>
    %35 = "stablehlo.constant"() <{value = dense<3> : tensor<6xi32>}> : () -> tensor<6xi32>
    %36 = "stablehlo.constant"() <{value = dense<4> : tensor<6xi32>}> : () -> tensor<6xi32>
    %37 = "stablehlo.minimum"(%34, %35) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %38 = "stablehlo.select"(%29, %37, %36) : (tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %39 = "stablehlo.constant"() <{value = dense<1.0> : tensor<6xf32>}> : () -> tensor<6xf32>
    %43 = "stablehlo.scatter"(%2, %38, %39) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r40: tensor<f32>, %r41: tensor<f32>):
      %42 = "stablehlo.add"(%r40, %r41) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%42) : (tensor<f32>) -> ()
    }) : (tensor<4xf32>, tensor<6xi32>, tensor<6xf32>) -> tensor<4xf32>
    %44 = "stablehlo.convert"(%43) : (tensor<4xf32>) -> tensor<4xbf16>
    return %44 : tensor<4xbf16>
  }
}

// T[2,3] 4 0 1, T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf64>, %s0: tensor<f64>, %s1: tensor<f64>) -> (tensor<4xf64>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<2x3xf64>) -> tensor<6xf64>
    %1 = "stablehlo.constant"() <{value = dense<0.0> : tensor<4xf64>}> : () -> tensor<4xf64>
    %2 = "stablehlo.constant"() <{value = dense<0x7FF0000000000000> : tensor<f64>}> : () -> tensor<f64>
    %6 = "stablehlo.reduce"(%0, %2) <{dimensions = array<i64: 0>}> ({
    ^bb0(%r3: tensor<f64>, %r4: tensor<f64>):
      %5 = "stablehlo.minimum"(%r3, %r4) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%5) : (tensor<f64>) -> ()
    }) : (tensor<6xf64>, tensor<f64>) -> tensor<f64>
    %7 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<f64>}> : () -> tensor<f64>
    %11 = "stablehlo.reduce"(%0, %7) <{dimensions = array<i64: 0>}> ({
    ^bb0(%r8: tensor<f64>, %r9: tensor<f64>):
      %10 = "stablehlo.maximum"(%r8, %r9) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%10) : (tensor<f64>) -> ()
    }) : (tensor<6xf64>, tensor<f64>) -> tensor<f64>
    %12 = "stablehlo.compare"(%s0, %s1) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %13 = "stablehlo.select"(%12, %6, %s0) : (tensor<i1>, tensor<f64>, tensor<f64>) -> tensor<f64>
    %14 = "stablehlo.select"(%12, %11, %s1) : (tensor<i1>, tensor<f64>, tensor<f64>) -> tensor<f64>
    %15 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<f64>}> : () -> tensor<f64>
    %16 = "stablehlo.add"(%13, %15) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %17 = "stablehlo.constant"() <{value = dense<1.0> : tensor<f64>}> : () -> tensor<f64>
    %18 = "stablehlo.add"(%14, %17) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %19 = "stablehlo.compare"(%13, %14) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %20 = "stablehlo.select"(%19, %16, %13) : (tensor<i1>, tensor<f64>, tensor<f64>) -> tensor<f64>
    %21 = "stablehlo.select"(%19, %18, %14) : (tensor<i1>, tensor<f64>, tensor<f64>) -> tensor<f64>
    %22 = "stablehlo.subtract"(%21, %20) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %23 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<6xf64>
    %24 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<6xf64>
    %25 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<6xf64>
    %26 = "stablehlo.compare"(%0, %23) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %27 = "stablehlo.compare"(%0, %24) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %28 = "stablehlo.and"(%26, %27) : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
    %29 = "stablehlo.subtract"(%0, %23) : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xf64>
    %30 = "stablehlo.divide"(%29, %25) : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xf64>
    %31 = "stablehlo.constant"() <{value = dense<4.0> : tensor<6xf64>}> : () -> tensor<6xf64>
    %32 = "stablehlo.multiply"(%30, %31) : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xf64>
    %33 = "stablehlo.convert"(%32) : (tensor<6xf64>) -> tensor<6xi32>
    %34 = "stablehlo.constant"() <{value = dense<3> : tensor<6xi32>}> : () -> tensor<6xi32>
    %35 = "stablehlo.constant"() <{value = dense<4> : tensor<6xi32>}> : () -> tensor<6xi32>
    %36 = "stablehlo.minimum"(%33, %34) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %37 = "stablehlo.select"(%28, %36, %35) : (tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %38 = "stablehlo.constant"() <{value = dense<1.0> : tensor<6xf64>}> : () -> tensor<6xf64>
    %42 = "stablehlo.scatter"(%1, %37, %38) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r39: tensor<f64>, %r40: tensor<f64>):
      %41 = "stablehlo.add"(%r39, %r40) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%41) : (tensor<f64>) -> ()
    }) : (tensor<4xf64>, tensor<6xi32>, tensor<6xf64>) -> tensor<4xf64>
    return %42 : tensor<4xf64>
  }
}
