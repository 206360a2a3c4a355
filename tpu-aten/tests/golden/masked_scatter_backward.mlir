// aten::masked_scatter_backward(Tensor grad_output, Tensor mask, SymInt[] sizes) -> Tensor

// T[2,3] bool[2,3] (3,4), T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xi1>) -> (tensor<3x4xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<0.0> : tensor<12xf32>}> : () -> tensor<12xf32>
    %1 = "stablehlo.reshape"(%arg0) : (tensor<2x3xf32>) -> tensor<6xf32>
    %2 = "stablehlo.reshape"(%arg1) : (tensor<2x3xi1>) -> tensor<6xi1>
    %3 = "stablehlo.reshape"(%arg1) : (tensor<2x3xi1>) -> tensor<6xi1>
    %4 = "stablehlo.convert"(%3) : (tensor<6xi1>) -> tensor<6xi32>
    %5 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %23:2 = "stablehlo.while"(%5, %4) ({
    ^bb0(%r6: tensor<i32>, %r7: tensor<6xi32>):
      %8 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %9 = "stablehlo.compare"(%r6, %8) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%9) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r10: tensor<i32>, %r11: tensor<6xi32>):
      %12 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %13 = "stablehlo.shift_left"(%12, %r10) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %14 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %15 = "stablehlo.pad"(%r11, %14) <{edge_padding_low = array<i64: 6>, edge_padding_high = array<i64: 0>, interior_padding = array<i64: 0>}> : (tensor<6xi32>, tensor<i32>) -> tensor<12xi32>
      %16 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %17 = "stablehlo.constant"() <{value = dense<6> : tensor<i32>}> : () -> tensor<i32>
      %18 = "stablehlo.subtract"(%17, %13) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %19 = "stablehlo.dynamic_slice"(%15, %18) <{slice_sizes = array<i64: 6>}> : (tensor<12xi32>, tensor<i32>) -> tensor<6xi32>
      %20 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %21 = "stablehlo.add"(%r10, %20) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %22 = "stablehlo.add"(%19, %r11) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
      "stablehlo.return"(%21, %22) : (tensor<i32>, tensor<6xi32>) -> ()
    }) : (tensor<i32>, tensor<6xi32>) -> (tensor<i32>, tensor<6xi32>)
    %24 = "stablehlo.subtract"(%23#1, %4) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %25 = "stablehlo.constant"() <{value = dense<12> : tensor<6xi32>}> : () -> tensor<6xi32>
    %26 = "stablehlo.select"(%2, %24, %25) : (tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %29 = "stablehlo.scatter"(%0, %26, %1) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r27: tensor<f32>, %r28: tensor<f32>):
      "stablehlo.return"(%r28) : (tensor<f32>) -> ()
    }) : (tensor<12xf32>, tensor<6xi32>, tensor<6xf32>) -> tensor<12xf32>
    %30 = "stablehlo.reshape"(%29) : (tensor<12xf32>) -> tensor<3x4xf32>
    return %30 : tensor<3x4xf32>
  }
}

// T[2,3] bool[2,3] (3,4), T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xbf16>, %arg1: tensor<2x3xi1>) -> (tensor<3x4xbf16>) {
    %0 = "stablehlo.constant"() <{value = dense<0.0> : tensor<12xbf16>}> : () -> tensor<12xbf16>
    %1 = "stablehlo.reshape"(%arg0) : (tensor<2x3xbf16>) -> tensor<6xbf16>
    %2 = "stablehlo.reshape"(%arg1) : (tensor<2x3xi1>) -> tensor<6xi1>
    %3 = "stablehlo.reshape"(%arg1) : (tensor<2x3xi1>) -> tensor<6xi1>
    %4 = "stablehlo.convert"(%3) : (tensor<6xi1>) -> tensor<6xi32>
    %5 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %23:2 = "stablehlo.while"(%5, %4) ({
    ^bb0(%r6: tensor<i32>, %r7: tensor<6xi32>):
      %8 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %9 = "stablehlo.compare"(%r6, %8) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%9) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r10: tensor<i32>, %r11: tensor<6xi32>):
      %12 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %13 = "stablehlo.shift_left"(%12, %r10) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %14 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %15 = "stablehlo.pad"(%r11, %14) <{edge_padding_low = array<i64: 6>, edge_padding_high = array<i64: 0>, interior_padding = array<i64: 0>}> : (tensor<6xi32>, tensor<i32>) -> tensor<12xi32>
      %16 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %17 = "stablehlo.constant"() <{value = dense<6> : tensor<i32>}> : () -> tensor<i32>
      %18 = "stablehlo.subtract"(%17, %13) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %19 = "stablehlo.dynamic_slice"(%15, %18) <{slice_sizes = array<i64: 6>}> : (tensor<12xi32>, tensor<i32>) -> tensor<6xi32>
      %20 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %21 = "stablehlo.add"(%r10, %20) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %22 = "stablehlo.add"(%19, %r11) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
      "stablehlo.return"(%21, %22) : (tensor<i32>, tensor<6xi32>) -> ()
    }) : (tensor<i32>, tensor<6xi32>) -> (tensor<i32>, tensor<6xi32>)
    %24 = "stablehlo.subtract"(%23#1, %4) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %25 = "stablehlo.constant"() <{value = dense<12> : tensor<6xi32>}> : () -> tensor<6xi32>
    %26 = "stablehlo.select"(%2, %24, %25) : (tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %29 = "stablehlo.scatter"(%0, %26, %1) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r27: tensor<bf16>, %r28: tensor<bf16>):
      "stablehlo.return"(%r28) : (tensor<bf16>) -> ()
    }) : (tensor<12xbf16>, tensor<6xi32>, tensor<6xbf16>) -> tensor<12xbf16>
    %30 = "stablehlo.reshape"(%29) : (tensor<12xbf16>) -> tensor<3x4xbf16>
    return %30 : tensor<3x4xbf16>
  }
}

// T[2,3] bool[2,3] (3,4), T = float16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xi1>) -> (tensor<3x4xf16>) {
    %0 = "stablehlo.constant"() <{value = dense<0.0> : tensor<12xf16>}> : () -> tensor<12xf16>
    %1 = "stablehlo.reshape"(%arg0) : (tensor<2x3xf16>) -> tensor<6xf16>
    %2 = "stablehlo.reshape"(%arg1) : (tensor<2x3xi1>) -> tensor<6xi1>
    %3 = "stablehlo.reshape"(%arg1) : (tensor<2x3xi1>) -> tensor<6xi1>
    %4 = "stablehlo.convert"(%3) : (tensor<6xi1>) -> tensor<6xi32>
    %5 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %23:2 = "stablehlo.while"(%5, %4) ({
    ^bb0(%r6: tensor<i32>, %r7: tensor<6xi32>):
      %8 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %9 = "stablehlo.compare"(%r6, %8) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%9) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r10: tensor<i32>, %r11: tensor<6xi32>):
      %12 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %13 = "stablehlo.shift_left"(%12, %r10) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %14 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %15 = "stablehlo.pad"(%r11, %14) <{edge_padding_low = array<i64: 6>, edge_padding_high = array<i64: 0>, interior_padding = array<i64: 0>}> : (tensor<6xi32>, tensor<i32>) -> tensor<12xi32>
      %16 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %17 = "stablehlo.constant"() <{value = dense<6> : tensor<i32>}> : () -> tensor<i32>
      %18 = "stablehlo.subtract"(%17, %13) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %19 = "stablehlo.dynamic_slice"(%15, %18) <{slice_sizes = array<i64: 6>}> : (tensor<12xi32>, tensor<i32>) -> tensor<6xi32>
      %20 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %21 = "stablehlo.add"(%r10, %20) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %22 = "stablehlo.add"(%19, %r11) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
      "stablehlo.return"(%21, %22) : (tensor<i32>, tensor<6xi32>) -> ()
    }) : (tensor<i32>, tensor<6xi32>) -> (tensor<i32>, tensor<6xi32>)
    %24 = "stablehlo.subtract"(%23#1, %4) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %25 = "stablehlo.constant"() <{value = dense<12> : tensor<6xi32>}> : () -> tensor<6xi32>
    %26 = "stablehlo.select"(%2, %24, %25) : (tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %29 = "stablehlo.scatter"(%0, %26, %1) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r27: tensor<f16>, %r28: tensor<f16>):
      "stablehlo.return"(%r28) : (tensor<f16>) -> ()
    }) : (tensor<12xf16>, tensor<6xi32>, tensor<6xf16>) -> tensor<12xf16>
    %30 = "stablehlo.reshape"(%29) : (tensor<12xf16>) -> tensor<3x4xf16>
    return %30 : tensor<3x4xf16>
  }
}

// T[2,3] bool[2,3] (3,4), T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf64>, %arg1: tensor<2x3xi1>) -> (tensor<3x4xf64>) {
    %0 = "stablehlo.constant"() <{value = dense<0.0> : tensor<12xf64>}> : () -> tensor<12xf64>
    %1 = "stablehlo.reshape"(%arg0) : (tensor<2x3xf64>) -> tensor<6xf64>
    %2 = "stablehlo.reshape"(%arg1) : (tensor<2x3xi1>) -> tensor<6xi1>
    %3 = "stablehlo.reshape"(%arg1) : (tensor<2x3xi1>) -> tensor<6xi1>
    %4 = "stablehlo.convert"(%3) : (tensor<6xi1>) -> tensor<6xi32>
    %5 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %23:2 = "stablehlo.while"(%5, %4) ({
    ^bb0(%r6: tensor<i32>, %r7: tensor<6xi32>):
      %8 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %9 = "stablehlo.compare"(%r6, %8) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%9) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r10: tensor<i32>, %r11: tensor<6xi32>):
      %12 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %13 = "stablehlo.shift_left"(%12, %r10) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %14 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %15 = "stablehlo.pad"(%r11, %14) <{edge_padding_low = array<i64: 6>, edge_padding_high = array<i64: 0>, interior_padding = array<i64: 0>}> : (tensor<6xi32>, tensor<i32>) -> tensor<12xi32>
      %16 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %17 = "stablehlo.constant"() <{value = dense<6> : tensor<i32>}> : () -> tensor<i32>
      %18 = "stablehlo.subtract"(%17, %13) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %19 = "stablehlo.dynamic_slice"(%15, %18) <{slice_sizes = array<i64: 6>}> : (tensor<12xi32>, tensor<i32>) -> tensor<6xi32>
      %20 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %21 = "stablehlo.add"(%r10, %20) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %22 = "stablehlo.add"(%19, %r11) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
      "stablehlo.return"(%21, %22) : (tensor<i32>, tensor<6xi32>) -> ()
    }) : (tensor<i32>, tensor<6xi32>) -> (tensor<i32>, tensor<6xi32>)
    %24 = "stablehlo.subtract"(%23#1, %4) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %25 = "stablehlo.constant"() <{value = dense<12> : tensor<6xi32>}> : () -> tensor<6xi32>
    %26 = "stablehlo.select"(%2, %24, %25) : (tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %29 = "stablehlo.scatter"(%0, %26, %1) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r27: tensor<f64>, %r28: tensor<f64>):
      "stablehlo.return"(%r28) : (tensor<f64>) -> ()
    }) : (tensor<12xf64>, tensor<6xi32>, tensor<6xf64>) -> tensor<12xf64>
    %30 = "stablehlo.reshape"(%29) : (tensor<12xf64>) -> tensor<3x4xf64>
    return %30 : tensor<3x4xf64>
  }
}
