// aten::put(Tensor self, Tensor index, Tensor source, bool accumulate=False) -> Tensor

// T[4,5] i64[2,3] T[2,3] false, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<4x5xf32>, %arg1: tensor<2x3xi64>, %arg2: tensor<2x3xf32>) -> (tensor<4x5xf32>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<2x3xi64>) -> tensor<2x3xi32>
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %2 = "stablehlo.compare"(%0, %1) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
    %3 = "stablehlo.constant"() <{value = dense<20> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %4 = "stablehlo.add"(%0, %3) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %5 = "stablehlo.select"(%2, %4, %0) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %6 = "stablehlo.constant"() <{value = dense<5> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %7 = "stablehlo.divide"(%5, %6) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %8 = "stablehlo.constant"() <{value = dense<1> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %9 = "stablehlo.constant"() <{value = dense<5> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %10 = "stablehlo.remainder"(%5, %9) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %11 = "stablehlo.reshape"(%7) : (tensor<2x3xi32>) -> tensor<1x2x3xi32>
    %12 = "stablehlo.reshape"(%10) : (tensor<2x3xi32>) -> tensor<1x2x3xi32>
    %13 = "stablehlo.concatenate"(%11, %12) <{dimension = 0 : i64}> : (tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<2x2x3xi32>
    %16 = "stablehlo.scatter"(%arg0, %13, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r14: tensor<f32>, %r15: tensor<f32>):
      "stablehlo.return"(%r15) : (tensor<f32>) -> ()
    }) : (tensor<4x5xf32>, tensor<2x2x3xi32>, tensor<2x3xf32>) -> tensor<4x5xf32>
    return %16 : tensor<4x5xf32>
  }
}

// T[4,5] i64[6] T[2,3] true, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<4x5xf32>, %arg1: tensor<6xi64>, %arg2: tensor<2x3xf32>) -> (tensor<4x5xf32>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<6xi64>) -> tensor<6xi32>
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<6xi32>}> : () -> tensor<6xi32>
    %2 = "stablehlo.compare"(%0, %1) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %3 = "stablehlo.constant"() <{value = dense<20> : tensor<6xi32>}> : () -> tensor<6xi32>
    %4 = "stablehlo.add"(%0, %3) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %5 = "stablehlo.select"(%2, %4, %0) : (tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %6 = "stablehlo.constant"() <{value = dense<5> : tensor<6xi32>}> : () -> tensor<6xi32>
    %7 = "stablehlo.divide"(%5, %6) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %8 = "stablehlo.constant"() <{value = dense<1> : tensor<6xi32>}> : () -> tensor<6xi32>
    %9 = "stablehlo.constant"() <{value = dense<5> : tensor<6xi32>}> : () -> tensor<6xi32>
    %10 = "stablehlo.remainder"(%5, %9) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %11 = "stablehlo.reshape"(%7) : (tensor<6xi32>) -> tensor<1x6xi32>
    %12 = "stablehlo.reshape"(%10) : (tensor<6xi32>) -> tensor<1x6xi32>
    %13 = "stablehlo.concatenate"(%11, %12) <{dimension = 0 : i64}> : (tensor<1x6xi32>, tensor<1x6xi32>) -> tensor<2x6xi32>
    %14 = "stablehlo.reshape"(%arg2) : (tensor<2x3xf32>) -> tensor<6xf32>
    %18 = "stablehlo.scatter"(%arg0, %13, %14) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r15: tensor<f32>, %r16: tensor<f32>):
      %17 = "stablehlo.add"(%r15, %r16) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%17) : (tensor<f32>) -> ()
    }) : (tensor<4x5xf32>, tensor<2x6xi32>, tensor<6xf32>) -> tensor<4x5xf32>
    return %18 : tensor<4x5xf32>
  }
}

// T[4,5] i64[2,3] T[2,3] false, T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<4x5xbf16>, %arg1: tensor<2x3xi64>, %arg2: tensor<2x3xbf16>) -> (tensor<4x5xbf16>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<2x3xi64>) -> tensor<2x3xi32>
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %2 = "stablehlo.compare"(%0, %1) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
    %3 = "stablehlo.constant"() <{value = dense<20> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %4 = "stablehlo.add"(%0, %3) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %5 = "stablehlo.select"(%2, %4, %0) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %6 = "stablehlo.constant"() <{value = dense<5> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %7 = "stablehlo.divide"(%5, %6) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %8 = "stablehlo.constant"() <{value = dense<1> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %9 = "stablehlo.constant"() <{value = dense<5> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %10 = "stablehlo.remainder"(%5, %9) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %11 = "stablehlo.reshape"(%7) : (tensor<2x3xi32>) -> tensor<1x2x3xi32>
    %12 = "stablehlo.reshape"(%10) : (tensor<2x3xi32>) -> tensor<1x2x3xi32>
    %13 = "stablehlo.concatenate"(%11, %12) <{dimension = 0 : i64}> : (tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<2x2x3xi32>
    %16 = "stablehlo.scatter"(%arg0, %13, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r14: tensor<bf16>, %r15: tensor<bf16>):
      "stablehlo.return"(%r15) : (tensor<bf16>) -> ()
    }) : (tensor<4x5xbf16>, tensor<2x2x3xi32>, tensor<2x3xbf16>) -> tensor<4x5xbf16>
    return %16 : tensor<4x5xbf16>
  }
}

// T[4,5] i64[2,3] T[2,3] false, T = int64
module @torchtpu {
  func.func public @main(%arg0: tensor<4x5xi64>, %arg1: tensor<2x3xi64>, %arg2: tensor<2x3xi64>) -> (tensor<4x5xi64>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<2x3xi64>) -> tensor<2x3xi32>
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %2 = "stablehlo.compare"(%0, %1) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
    %3 = "stablehlo.constant"() <{value = dense<20> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %4 = "stablehlo.add"(%0, %3) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %5 = "stablehlo.select"(%2, %4, %0) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %6 = "stablehlo.constant"() <{value = dense<5> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %7 = "stablehlo.divide"(%5, %6) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %8 = "stablehlo.constant"() <{value = dense<1> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %9 = "stablehlo.constant"() <{value = dense<5> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %10 = "stablehlo.remainder"(%5, %9) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %11 = "stablehlo.reshape"(%7) : (tensor<2x3xi32>) -> tensor<1x2x3xi32>
    %12 = "stablehlo.reshape"(%10) : (tensor<2x3xi32>) -> tensor<1x2x3xi32>
    %13 = "stablehlo.concatenate"(%11, %12) <{dimension = 0 : i64}> : (tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<2x2x3xi32>
    %16 = "stablehlo.scatter"(%arg0, %13, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r14: tensor<i64>, %r15: tensor<i64>):
      "stablehlo.return"(%r15) : (tensor<i64>) -> ()
    }) : (tensor<4x5xi64>, tensor<2x2x3xi32>, tensor<2x3xi64>) -> tensor<4x5xi64>
    return %16 : tensor<4x5xi64>
  }
}

// T[4,5] i64[2,3] T[2,3] false, T = bool
module @torchtpu {
  func.func public @main(%arg0: tensor<4x5xi1>, %arg1: tensor<2x3xi64>, %arg2: tensor<2x3xi1>) -> (tensor<4x5xi1>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<2x3xi64>) -> tensor<2x3xi32>
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %2 = "stablehlo.compare"(%0, %1) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
    %3 = "stablehlo.constant"() <{value = dense<20> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %4 = "stablehlo.add"(%0, %3) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %5 = "stablehlo.select"(%2, %4, %0) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %6 = "stablehlo.constant"() <{value = dense<5> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %7 = "stablehlo.divide"(%5, %6) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %8 = "stablehlo.constant"() <{value = dense<1> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %9 = "stablehlo.constant"() <{value = dense<5> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %10 = "stablehlo.remainder"(%5, %9) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %11 = "stablehlo.reshape"(%7) : (tensor<2x3xi32>) -> tensor<1x2x3xi32>
    %12 = "stablehlo.reshape"(%10) : (tensor<2x3xi32>) -> tensor<1x2x3xi32>
    %13 = "stablehlo.concatenate"(%11, %12) <{dimension = 0 : i64}> : (tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<2x2x3xi32>
    %16 = "stablehlo.scatter"(%arg0, %13, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r14: tensor<i1>, %r15: tensor<i1>):
      "stablehlo.return"(%r15) : (tensor<i1>) -> ()
    }) : (tensor<4x5xi1>, tensor<2x2x3xi32>, tensor<2x3xi1>) -> tensor<4x5xi1>
    return %16 : tensor<4x5xi1>
  }
}
