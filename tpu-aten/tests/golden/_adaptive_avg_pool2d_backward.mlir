// aten::_adaptive_avg_pool2d_backward(Tensor grad_output, Tensor self) -> Tensor

// T[2,3,3,2] T[2,3,6,4], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x3x2xf32>, %arg1: tensor<2x3x6x4xf32>) -> (tensor<2x3x6x4xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x3x3x2xf32>}> : () -> tensor<2x3x3x2xf32>
    %1 = "stablehlo.divide"(%arg0, %0) : (tensor<2x3x3x2xf32>, tensor<2x3x3x2xf32>) -> tensor<2x3x3x2xf32>
    %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 0, 1, 2, 4>}> : (tensor<2x3x3x2xf32>) -> tensor<2x3x3x2x2xf32>
    %3 = "stablehlo.reshape"(%2) : (tensor<2x3x3x2x2xf32>) -> tensor<2x3x6x2xf32>
    %4 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x3x6x2xf32>}> : () -> tensor<2x3x6x2xf32>
    %5 = "stablehlo.divide"(%3, %4) : (tensor<2x3x6x2xf32>, tensor<2x3x6x2xf32>) -> tensor<2x3x6x2xf32>
    %6 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x3x6x2xf32>) -> tensor<2x3x6x2x2xf32>
    %7 = "stablehlo.reshape"(%6) : (tensor<2x3x6x2x2xf32>) -> tensor<2x3x6x4xf32>
    return %7 : tensor<2x3x6x4xf32>
  }
}

// T[3,3,2] T[3,7,5], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<3x3x2xf32>, %arg1: tensor<3x7x5xf32>) -> (tensor<3x7x5xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<3.0> : tensor<3x3x2xf32>}> : () -> tensor<3x3x2xf32>
    %1 = "stablehlo.divide"(%arg0, %0) : (tensor<3x3x2xf32>, tensor<3x3x2xf32>) -> tensor<3x3x2xf32>
    %2 = "stablehlo.constant"() <{value = dense<[0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 2]> : tensor<14xi32>}> : () -> tensor<14xi32>
    %3 = "stablehlo.gather"(%1, %2) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 3, 1, 2>, indices_are_sorted = false}> : (tensor<3x3x2xf32>, tensor<14xi32>) -> tensor<3x14x2xf32>
    %4 = "stablehlo.reshape"(%3) : (tensor<3x14x2xf32>) -> tensor<3x7x2x2xf32>
    %5 = "stablehlo.constant"() <{value = dense<[1, 1, 2, 1, 2, 1, 1]> : tensor<7xi32>}> : () -> tensor<7xi32>
    %6 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<7xi32>) -> tensor<3x7x2x2xi32>
    %7 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<3x7x2x2xi32>
    %8 = "stablehlo.compare"(%7, %6) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<3x7x2x2xi32>, tensor<3x7x2x2xi32>) -> tensor<3x7x2x2xi1>
    %9 = "stablehlo.constant"() <{value = dense<0.0> : tensor<3x7x2x2xf32>}> : () -> tensor<3x7x2x2xf32>
    %10 = "stablehlo.select"(%8, %4, %9) : (tensor<3x7x2x2xi1>, tensor<3x7x2x2xf32>, tensor<3x7x2x2xf32>) -> tensor<3x7x2x2xf32>
    %11 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %15 = "stablehlo.reduce"(%10, %11) <{dimensions = array<i64: 2>}> ({
    ^bb0(%r12: tensor<f32>, %r13: tensor<f32>):
      %14 = "stablehlo.add"(%r12, %r13) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%14) : (tensor<f32>) -> ()
    }) : (tensor<3x7x2x2xf32>, tensor<f32>) -> tensor<3x7x2xf32>
    %16 = "stablehlo.constant"() <{value = dense<3.0> : tensor<3x7x2xf32>}> : () -> tensor<3x7x2xf32>
    %17 = "stablehlo.divide"(%15, %16) : (tensor<3x7x2xf32>, tensor<3x7x2xf32>) -> tensor<3x7x2xf32>
    %18 = "stablehlo.constant"() <{value = dense<[0, 0, 0, 0, 0, 1, 1, 1, 1, 1]> : tensor<10xi32>}> : () -> tensor<10xi32>
    %19 = "stablehlo.gather"(%17, %18) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 3, 7, 1>, indices_are_sorted = false}> : (tensor<3x7x2xf32>, tensor<10xi32>) -> tensor<3x7x10xf32>
    %20 = "stablehlo.reshape"(%19) : (tensor<3x7x10xf32>) -> tensor<3x7x5x2xf32>
    %21 = "stablehlo.constant"() <{value = dense<[1, 1, 2, 1, 1]> : tensor<5xi32>}> : () -> tensor<5xi32>
    %22 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64: 2>}> : (tensor<5xi32>) -> tensor<3x7x5x2xi32>
    %23 = "stablehlo.iota"() <{iota_dimension = 3 : i64}> : () -> tensor<3x7x5x2xi32>
    %24 = "stablehlo.compare"(%23, %22) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<3x7x5x2xi32>, tensor<3x7x5x2xi32>) -> tensor<3x7x5x2xi1>
    %25 = "stablehlo.constant"() <{value = dense<0.0> : tensor<3x7x5x2xf32>}> : () -> tensor<3x7x5x2xf32>
    %26 = "stablehlo.select"(%24, %20, %25) : (tensor<3x7x5x2xi1>, tensor<3x7x5x2xf32>, tensor<3x7x5x2xf32>) -> tensor<3x7x5x2xf32>
    %27 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %31 = "stablehlo.reduce"(%26, %27) <{dimensions = array<i64: 3>}> ({
    ^bb0(%r28: tensor<f32>, %r29: tensor<f32>):
      %30 = "stablehlo.add"(%r28, %r29) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%30) : (tensor<f32>) -> ()
    }) : (tensor<3x7x5x2xf32>, tensor<f32>) -> tensor<3x7x5xf32>
    return %31 : tensor<3x7x5xf32>
  }
}

// T[2,3,3,2] T[2,3,6,4], T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x3x2xbf16>, %arg1: tensor<2x3x6x4xbf16>) -> (tensor<2x3x6x4xbf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3x3x2xbf16>) -> tensor<2x3x3x2xf32>
    %1 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x3x3x2xf32>}> : () -> tensor<2x3x3x2xf32>
    %2 = "stablehlo.divide"(%0, %1) : (tensor<2x3x3x2xf32>, tensor<2x3x3x2xf32>) -> tensor<2x3x3x2xf32>
    %3 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 0, 1, 2, 4>}> : (tensor<2x3x3x2xf32>) -> tensor<2x3x3x2x2xf32>
    %4 = "stablehlo.reshape"(%3) : (tensor<2x3x3x2x2xf32>) -> tensor<2x3x6x2xf32>
    %5 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x3x6x2xf32>}> : () -> tensor<2x3x6x2xf32>
    %6 = "stablehlo.divide"(%4, %5) : (tensor<2x3x6x2xf32>, tensor<2x3x6x2xf32>) -> tensor<2x3x6x2xf32>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x3x6x2xf32>) -> tensor<2x3x6x2x2xf32>
    %8 = "stablehlo.reshape"(%7) : (tensor<2x3x6x2x2xf32>) -> tensor<2x3x6x4xf32>
    %9 = "stablehlo.convert"(%8) : (tensor<2x3x6x4xf32>) -> tensor<2x3x6x4xbf16>
    return %9 : tensor<2x3x6x4xbf16>
  }
}

// T[2,3,3,2] T[2,3,6,4], T = float16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x3x2xf16>, %arg1: tensor<2x3x6x4xf16>) -> (tensor<2x3x6x4xf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3x3x2xf16>) -> tensor<2x3x3x2xf32>
    %1 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x3x3x2xf32>}> : () -> tensor<2x3x3x2xf32>
    %2 = "stablehlo.divide"(%0, %1) : (tensor<2x3x3x2xf32>, tensor<2x3x3x2xf32>) -> tensor<2x3x3x2xf32>
    %3 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 0, 1, 2, 4>}> : (tensor<2x3x3x2xf32>) -> tensor<2x3x3x2x2xf32>
    %4 = "stablehlo.reshape"(%3) : (tensor<2x3x3x2x2xf32>) -> tensor<2x3x6x2xf32>
    %5 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x3x6x2xf32>}> : () -> tensor<2x3x6x2xf32>
    %6 = "stablehlo.divide"(%4, %5) : (tensor<2x3x6x2xf32>, tensor<2x3x6x2xf32>) -> tensor<2x3x6x2xf32>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x3x6x2xf32>) -> tensor<2x3x6x2x2xf32>
    %8 = "stablehlo.reshape"(%7) : (tensor<2x3x6x2x2xf32>) -> tensor<2x3x6x4xf32>
    %9 = "stablehlo.convert"(%8) : (tensor<2x3x6x4xf32>) -> tensor<2x3x6x4xf16>
    return %9 : tensor<2x3x6x4xf16>
  }
}

// T[2,3,3,2] T[2,3,6,4], T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x3x2xf64>, %arg1: tensor<2x3x6x4xf64>) -> (tensor<2x3x6x4xf64>) {
    %0 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x3x3x2xf64>}> : () -> tensor<2x3x3x2xf64>
    %1 = "stablehlo.divide"(%arg0, %0) : (tensor<2x3x3x2xf64>, tensor<2x3x3x2xf64>) -> tensor<2x3x3x2xf64>
    %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 0, 1, 2, 4>}> : (tensor<2x3x3x2xf64>) -> tensor<2x3x3x2x2xf64>
    %3 = "stablehlo.reshape"(%2) : (tensor<2x3x3x2x2xf64>) -> tensor<2x3x6x2xf64>
    %4 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x3x6x2xf64>}> : () -> tensor<2x3x6x2xf64>
    %5 = "stablehlo.divide"(%3, %4) : (tensor<2x3x6x2xf64>, tensor<2x3x6x2xf64>) -> tensor<2x3x6x2xf64>
    %6 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x3x6x2xf64>) -> tensor<2x3x6x2x2xf64>
    %7 = "stablehlo.reshape"(%6) : (tensor<2x3x6x2x2xf64>) -> tensor<2x3x6x4xf64>
    return %7 : tensor<2x3x6x4xf64>
  }
}
