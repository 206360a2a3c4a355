// aten::_embedding_bag_per_sample_weights_backward(Tensor grad, Tensor weight, Tensor indices, Tensor offsets, Tensor offset2bag, int mode, int padding_idx=-1) -> Tensor

// T[2,4] T[7,4] i64[5] i64[2] i64[5] 0 -1, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x4xf32>, %arg1: tensor<7x4xf32>, %arg2: tensor<5xi64>, %arg3: tensor<2xi64>, %arg4: tensor<5xi64>, %s0: tensor<i32>) -> (tensor<5xf32>) {
    %0 = "stablehlo.convert"(%arg2) : (tensor<5xi64>) -> tensor<5xi32>
    %1 = "stablehlo.convert"(%arg4) : (tensor<5xi64>) -> tensor<5xi32>
    %2 = "stablehlo.gather"(%arg0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>, indices_are_sorted = false}> : (tensor<2x4xf32>, tensor<5xi32>) -> tensor<5x4xf32>
    %3 = "stablehlo.gather"(%arg1, %0) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>, indices_are_sorted = false}> : (tensor<7x4xf32>, tensor<5xi32>) -> tensor<5x4xf32>
    %4 = "stablehlo.multiply"(%2, %3) : (tensor<5x4xf32>, tensor<5x4xf32>) -> tensor<5x4xf32>
    %5 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %9 = "stablehlo.reduce"(%4, %5) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r6: tensor<f32>, %r7: tensor<f32>):
      %8 = "stablehlo.add"(%r6, %r7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%8) : (tensor<f32>) -> ()
    }) : (tensor<5x4xf32>, tensor<f32>) -> tensor<5xf32>
    %10 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<5xi32>
    %11 = "stablehlo.compare"(%0, %10) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %12 = "stablehlo.constant"() <{value = dense<0.0> : tensor<5xf32>}> : () -> tensor<5xf32>
    %13 = "stablehlo.select"(%11, %12, %9) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    return %13 : tensor<5xf32>
  }
}

// T[2,4] T[7,4] i64[5] i64[2] i64[5] 0 -1, T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x4xbf16>, %arg1: tensor<7x4xbf16>, %arg2: tensor<5xi64>, %arg3: tensor<2xi64>, %arg4: tensor<5xi64>, %s0: tensor<i32>) -> (tensor<5xbf16>) {
    %0 = "stablehlo.convert"(%arg2) : (tensor<5xi64>) -> tensor<5xi32>
    %1 = "stablehlo.convert"(%arg4) : (tensor<5xi64>) -> tensor<5xi32>
    %2 = "stablehlo.gather"(%arg0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>, indices_are_sorted = false}> : (tensor<2x4xbf16>, tensor<5xi32>) -> tensor<5x4xbf16>
    %3 = "stablehlo.gather"(%arg1, %0) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>, indices_are_sorted = false}> : (tensor<7x4xbf16>, tensor<5xi32>) -> tensor<5x4xbf16>
    %4 = "stablehlo.convert"(%2) : (tensor<5x4xbf16>) -> tensor<5x4xf32>
    %5 = "stablehlo.convert"(%3) : (tensor<5x4xbf16>) -> tensor<5x4xf32>
    %6 = "stablehlo.multiply"(%4, %5) : (tensor<5x4xf32>, tensor<5x4xf32>) -> tensor<5x4xf32>
    %7 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %11 = "stablehlo.reduce"(%6, %7) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r8: tensor<f32>, %r9: tensor<f32>):
      %10 = "stablehlo.add"(%r8, %r9) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%10) : (tensor<f32>) -> ()
    }) : (tensor<5x4xf32>, tensor<f32>) -> tensor<5xf32>
    %12 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<5xi32>
    %13 = "stablehlo.compare"(%0, %12) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %14 = "stablehlo.constant"() <{value = dense<0.0> : tensor<5xf32>}> : () -> tensor<5xf32>
    %15 = "stablehlo.select"(%13, %14, %11) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %16 = "stablehlo.convert"(%15) : (tensor<5xf32>) -> tensor<5xbf16>
    return %16 : tensor<5xbf16>
  }
}

// T[2,4] T[7,4] i64[5] i64[2] i64[5] 0 -1, T = float16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x4xf16>, %arg1: tensor<7x4xf16>, %arg2: tensor<5xi64>, %arg3: tensor<2xi64>, %arg4: tensor<5xi64>, %s0: tensor<i32>) -> (tensor<5xf16>) {
    %0 = "stablehlo.convert"(%arg2) : (tensor<5xi64>) -> tensor<5xi32>
    %1 = "stablehlo.convert"(%arg4) : (tensor<5xi64>) -> tensor<5xi32>
    %2 = "stablehlo.gather"(%arg0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>, indices_are_sorted = false}> : (tensor<2x4xf16>, tensor<5xi32>) -> tensor<5x4xf16>
    %3 = "stablehlo.gather"(%arg1, %0) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>, indices_are_sorted = false}> : (tensor<7x4xf16>, tensor<5xi32>) -> tensor<5x4xf16>
    %4 = "stablehlo.convert"(%2) : (tensor<5x4xf16>) -> tensor<5x4xf32>
    %5 = "stablehlo.convert"(%3) : (tensor<5x4xf16>) -> tensor<5x4xf32>
    %6 = "stablehlo.multiply"(%4, %5) : (tensor<5x4xf32>, tensor<5x4xf32>) -> tensor<5x4xf32>
    %7 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %11 = "stablehlo.reduce"(%6, %7) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r8: tensor<f32>, %r9: tensor<f32>):
      %10 = "stablehlo.add"(%r8, %r9) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%10) : (tensor<f32>) -> ()
    }) : (tensor<5x4xf32>, tensor<f32>) -> tensor<5xf32>
    %12 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<5xi32>
    %13 = "stablehlo.compare"(%0, %12) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %14 = "stablehlo.constant"() <{value = dense<0.0> : tensor<5xf32>}> : () -> tensor<5xf32>
    %15 = "stablehlo.select"(%13, %14, %11) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %16 = "stablehlo.convert"(%15) : (tensor<5xf32>) -> tensor<5xf16>
    return %16 : tensor<5xf16>
  }
}

// T[2,4] T[7,4] i64[5] i64[2] i64[5] 0 -1, T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x4xf64>, %arg1: tensor<7x4xf64>, %arg2: tensor<5xi64>, %arg3: tensor<2xi64>, %arg4: tensor<5xi64>, %s0: tensor<i32>) -> (tensor<5xf64>) {
    %0 = "stablehlo.convert"(%arg2) : (tensor<5xi64>) -> tensor<5xi32>
    %1 = "stablehlo.convert"(%arg4) : (tensor<5xi64>) -> tensor<5xi32>
    %2 = "stablehlo.gather"(%arg0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>, indices_are_sorted = false}> : (tensor<2x4xf64>, tensor<5xi32>) -> tensor<5x4xf64>
    %3 = "stablehlo.gather"(%arg1, %0) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>, indices_are_sorted = false}> : (tensor<7x4xf64>, tensor<5xi32>) -> tensor<5x4xf64>
    %4 = "stablehlo.multiply"(%2, %3) : (tensor<5x4xf64>, tensor<5x4xf64>) -> tensor<5x4xf64>
    %5 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %9 = "stablehlo.reduce"(%4, %5) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r6: tensor<f64>, %r7: tensor<f64>):
      %8 = "stablehlo.add"(%r6, %r7) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%8) : (tensor<f64>) -> ()
    }) : (tensor<5x4xf64>, tensor<f64>) -> tensor<5xf64>
    %10 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<5xi32>
    %11 = "stablehlo.compare"(%0, %10) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %12 = "stablehlo.constant"() <{value = dense<0.0> : tensor<5xf64>}> : () -> tensor<5xf64>
    %13 = "stablehlo.select"(%11, %12, %9) : (tensor<5xi1>, tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    return %13 : tensor<5xf64>
  }
}
