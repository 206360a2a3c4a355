// aten::adaptive_avg_pool3d_backward.grad_input(Tensor grad_output, Tensor self, *, Tensor(a!) grad_input) -> Tensor(a!)

// T[2,3,2,3,2] T[2,3,5,6,4] T[2,3,5,6,4], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x2x3x2xf32>, %arg1: tensor<2x3x5x6x4xf32>, %arg2: tensor<2x3x5x6x4xf32>) -> (tensor<2x3x5x6x4xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<3.0> : tensor<2x3x2x3x2xf32>}> : () -> tensor<2x3x2x3x2xf32>
    %1 = "stablehlo.divide"(%arg0, %0) : (tensor<2x3x2x3x2xf32>, tensor<2x3x2x3x2xf32>) -> tensor<2x3x2x3x2xf32>
    %2 = "stablehlo.constant"() <{value = dense<[0, 0, 0, 0, 0, 1, 1, 1, 1, 1]> : tensor<10xi32>}> : () -> tensor<10xi32>
    %3 = "stablehlo.gather"(%1, %2) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3, 4], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3, 1, 3, 2>, indices_are_sorted = false}> : (tensor<2x3x2x3x2xf32>, tensor<10xi32>) -> tensor<2x3x10x3x2xf32>
    %4 = "stablehlo.reshape"(%3) : (tensor<2x3x10x3x2xf32>) -> tensor<2x3x5x2x3x2xf32>
    %5 = "stablehlo.constant"() <{value = dense<[1, 1, 2, 1, 1]> : tensor<5xi32>}> : () -> tensor<5xi32>
    %6 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64: 2>}> : (tensor<5xi32>) -> tensor<2x3x5x2x3x2xi32>
    %7 = "stablehlo.iota"() <{iota_dimension = 3 : i64}> : () -> tensor<2x3x5x2x3x2xi32>
    %8 = "stablehlo.compare"(%7, %6) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x5x2x3x2xi32>, tensor<2x3x5x2x3x2xi32>) -> tensor<2x3x5x2x3x2xi1>
    %9 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3x5x2x3x2xf32>}> : () -> tensor<2x3x5x2x3x2xf32>
    %10 = "stablehlo.select"(%8, %4, %9) : (tensor<2x3x5x2x3x2xi1>, tensor<2x3x5x2x3x2xf32>, tensor<2x3x5x2x3x2xf32>) -> tensor<2x3x5x2x3x2xf32>
    %11 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %15 = "stablehlo.reduce"(%10, %11) <{dimensions = array<i64: 3>}> ({
    ^bb0(%r12: tensor<f32>, %r13: tensor<f32>):
      %14 = "stablehlo.add"(%r12, %r13) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%14) : (tensor<f32>) -> ()
    }) : (tensor<2x3x5x2x3x2xf32>, tensor<f32>) -> tensor<2x3x5x3x2xf32>
    %16 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x3x5x3x2xf32>}> : () -> tensor<2x3x5x3x2xf32>
    %17 = "stablehlo.divide"(%15, %16) : (tensor<2x3x5x3x2xf32>, tensor<2x3x5x3x2xf32>) -> tensor<2x3x5x3x2xf32>
    %18 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 5>}> : (tensor<2x3x5x3x2xf32>) -> tensor<2x3x5x3x2x2xf32>
    %19 = "stablehlo.reshape"(%18) : (tensor<2x3x5x3x2x2xf32>) -> tensor<2x3x5x6x2xf32>
    %20 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x3x5x6x2xf32>}> : () -> tensor<2x3x5x6x2xf32>
    %21 = "stablehlo.divide"(%19, %20) : (tensor<2x3x5x6x2xf32>, tensor<2x3x5x6x2xf32>) -> tensor<2x3x5x6x2xf32>
    %22 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<2x3x5x6x2xf32>) -> tensor<2x3x5x6x2x2xf32>
    %23 = "stablehlo.reshape"(%22) : (tensor<2x3x5x6x2x2xf32>) -> tensor<2x3x5x6x4xf32>
    return %23 : tensor<2x3x5x6x4xf32>
  }
}

// T[2,3,2,3,2] T[2,3,5,6,4] T[2,3,5,6,4], T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x2x3x2xbf16>, %arg1: tensor<2x3x5x6x4xbf16>, %arg2: tensor<2x3x5x6x4xbf16>) -> (tensor<2x3x5x6x4xbf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3x2x3x2xbf16>) -> tensor<2x3x2x3x2xf32>
    %1 = "stablehlo.constant"() <{value = dense<3.0> : tensor<2x3x2x3x2xf32>}> : () -> tensor<2x3x2x3x2xf32>
    %2 = "stablehlo.divide"(%0, %1) : (tensor<2x3x2x3x2xf32>, tensor<2x3x2x3x2xf32>) -> tensor<2x3x2x3x2xf32>
    %3 = "stablehlo.constant"() <{value = dense<[0, 0, 0, 0, 0, 1, 1, 1, 1, 1]> : tensor<10xi32>}> : () -> tensor<10xi32>
    %4 = "stablehlo.gather"(%2, %3) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3, 4], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3, 1, 3, 2>, indices_are_sorted = false}> : (tensor<2x3x2x3x2xf32>, tensor<10xi32>) -> tensor<2x3x10x3x2xf32>
    %5 = "stablehlo.reshape"(%4) : (tensor<2x3x10x3x2xf32>) -> tensor<2x3x5x2x3x2xf32>
    %6 = "stablehlo.constant"() <{value = dense<[1, 1, 2, 1, 1]> : tensor<5xi32>}> : () -> tensor<5xi32>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64: 2>}> : (tensor<5xi32>) -> tensor<2x3x5x2x3x2xi32>
    %8 = "stablehlo.iota"() <{iota_dimension = 3 : i64}> : () -> tensor<2x3x5x2x3x2xi32>
    %9 = "stablehlo.compare"(%8, %7) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x5x2x3x2xi32>, tensor<2x3x5x2x3x2xi32>) -> tensor<2x3x5x2x3x2xi1>
    %10 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3x5x2x3x2xf32>}> : () -> tensor<2x3x5x2x3x2xf32>
    %11 = "stablehlo.select"(%9, %5, %10) : (tensor<2x3x5x2x3x2xi1>, tensor<2x3x5x2x3x2xf32>, tensor<2x3x5x2x3x2xf32>) -> tensor<2x3x5x2x3x2xf32>
    %12 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %16 = "stablehlo.reduce"(%11, %12) <{dimensions = array<i64: 3>}> ({
    ^bb0(%r13: tensor<f32>, %r14: tensor<f32>):
      %15 = "stablehlo.add"(%r13, %r14) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%15) : (tensor<f32>) -> ()
    }) : (tensor<2x3x5x2x3x2xf32>, tensor<f32>) -> tensor<2x3x5x3x2xf32>
    %17 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x3x5x3x2xf32>}> : () -> tensor<2x3x5x3x2xf32>
    %18 = "stablehlo.divide"(%16, %17) : (tensor<2x3x5x3x2xf32>, tensor<2x3x5x3x2xf32>) -> tensor<2x3x5x3x2xf32>
    %19 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 5>}> : (tensor<2x3x5x3x2xf32>) -> tensor<2x3x5x3x2x2xf32>
    %20 = "stablehlo.reshape"(%19) : (tensor<2x3x5x3x2x2xf32>) -> tensor<2x3x5x6x2xf32>
    %21 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x3x5x6x2xf32>}> : () -> tensor<2x3x5x6x2xf32>
    %22 = "stablehlo.divide"(%20, %21) : (tensor<2x3x5x6x2xf32>, tensor<2x3x5x6x2xf32>) -> tensor<2x3x5x6x2xf32>
    %23 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<2x3x5x6x2xf32>) -> tensor<2x3x5x6x2x2xf32>
    %24 = "stablehlo.reshape"(%23) : (tensor<2x3x5x6x2x2xf32>) -> tensor<2x3x5x6x4xf32>
    %25 = "stablehlo.convert"(%24) : (tensor<2x3x5x6x4xf32>) -> tensor<2x3x5x6x4xbf16>
    return %25 : tensor<2x3x5x6x4xbf16>
  }
}

// T[2,3,2,3,2] T[2,3,5,6,4] T[2,3,5,6,4], T = float16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x2x3x2xf16>, %arg1: tensor<2x3x5x6x4xf16>, %arg2: tensor<2x3x5x6x4xf16>) -> (tensor<2x3x5x6x4xf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3x2x3x2xf16>) -> tensor<2x3x2x3x2xf32>
    %1 = "stablehlo.constant"() <{value = dense<3.0> : tensor<2x3x2x3x2xf32>}> : () -> tensor<2x3x2x3x2xf32>
    %2 = "stablehlo.divide"(%0, %1) : (tensor<2x3x2x3x2xf32>, tensor<2x3x2x3x2xf32>) -> tensor<2x3x2x3x2xf32>
    %3 = "stablehlo.constant"() <{value = dense<[0, 0, 0, 0, 0, 1, 1, 1, 1, 1]> : tensor<10xi32>}> : () -> tensor<10xi32>
    %4 = "stablehlo.gather"(%2, %3) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3, 4], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3, 1, 3, 2>, indices_are_sorted = false}> : (tensor<2x3x2x3x2xf32>, tensor<10xi32>) -> tensor<2x3x10x3x2xf32>
    %5 = "stablehlo.reshape"(%4) : (tensor<2x3x10x3x2xf32>) -> tensor<2x3x5x2x3x2xf32>
    %6 = "stablehlo.constant"() <{value = dense<[1, 1, 2, 1, 1]> : tensor<5xi32>}> : () -> tensor<5xi32>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64: 2>}> : (tensor<5xi32>) -> tensor<2x3x5x2x3x2xi32>
    %8 = "stablehlo.iota"() <{iota_dimension = 3 : i64}> : () -> tensor<2x3x5x2x3x2xi32>
    %9 = "stablehlo.compare"(%8, %7) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x5x2x3x2xi32>, tensor<2x3x5x2x3x2xi32>) -> tensor<2x3x5x2x3x2xi1>
    %10 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3x5x2x3x2xf32>}> : () -> tensor<2x3x5x2x3x2xf32>
    %11 = "stablehlo.select"(%9, %5, %10) : (tensor<2x3x5x2x3x2xi1>, tensor<2x3x5x2x3x2xf32>, tensor<2x3x5x2x3x2xf32>) -> tensor<2x3x5x2x3x2xf32>
    %12 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %16 = "stablehlo.reduce"(%11, %12) <{dimensions = array<i64: 3>}> ({
    ^bb0(%r13: tensor<f32>, %r14: tensor<f32>):
      %15 = "stablehlo.add"(%r13, %r14) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%15) : (tensor<f32>) -> ()
    }) : (tensor<2x3x5x2x3x2xf32>, tensor<f32>) -> tensor<2x3x5x3x2xf32>
    %17 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x3x5x3x2xf32>}> : () -> tensor<2x3x5x3x2xf32>
    %18 = "stablehlo.divide"(%16, %17) : (tensor<2x3x5x3x2xf32>, tensor<2x3x5x3x2xf32>) -> tensor<2x3x5x3x2xf32>
    %19 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 5>}> : (tensor<2x3x5x3x2xf32>) -> tensor<2x3x5x3x2x2xf32>
    %20 = "stablehlo.reshape"(%19) : (tensor<2x3x5x3x2x2xf32>) -> tensor<2x3x5x6x2xf32>
    %21 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x3x5x6x2xf32>}> : () -> tensor<2x3x5x6x2xf32>
    %22 = "stablehlo.divide"(%20, %21) : (tensor<2x3x5x6x2xf32>, tensor<2x3x5x6x2xf32>) -> tensor<2x3x5x6x2xf32>
    %23 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<2x3x5x6x2xf32>) -> tensor<2x3x5x6x2x2xf32>
    %24 = "stablehlo.reshape"(%23) : (tensor<2x3x5x6x2x2xf32>) -> tensor<2x3x5x6x4xf32>
    %25 = "stablehlo.convert"(%24) : (tensor<2x3x5x6x4xf32>) -> tensor<2x3x5x6x4xf16>
    return %25 : tensor<2x3x5x6x4xf16>
  }
}

// T[2,3,2,3,2] T[2,3,5,6,4] T[2,3,5,6,4], T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x2x3x2xf64>, %arg1: tensor<2x3x5x6x4xf64>, %arg2: tensor<2x3x5x6x4xf64>) -> (tensor<2x3x5x6x4xf64>) {
    %0 = "stablehlo.constant"() <{value = dense<3.0> : tensor<2x3x2x3x2xf64>}> : () -> tensor<2x3x2x3x2xf64>
    %1 = "stablehlo.divide"(%arg0, %0) : (tensor<2x3x2x3x2xf64>, tensor<2x3x2x3x2xf64>) -> tensor<2x3x2x3x2xf64>
    %2 = "stablehlo.constant"() <{value = dense<[0, 0, 0, 0, 0, 1, 1, 1, 1, 1]> : tensor<10xi32>}> : () -> tensor<10xi32>
    %3 = "stablehlo.gather"(%1, %2) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3, 4], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3, 1, 3, 2>, indices_are_sorted = false}> : (tensor<2x3x2x3x2xf64>, tensor<10xi32>) -> tensor<2x3x10x3x2xf64>
    %4 = "stablehlo.reshape"(%3) : (tensor<2x3x10x3x2xf64>) -> tensor<2x3x5x2x3x2xf64>
    %5 = "stablehlo.constant"() <{value = dense<[1, 1, 2, 1, 1]> : tensor<5xi32>}> : () -> tensor<5xi32>
    %6 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64: 2>}> : (tensor<5xi32>) -> tensor<2x3x5x2x3x2xi32>
    %7 = "stablehlo.iota"() <{iota_dimension = 3 : i64}> : () -> tensor<2x3x5x2x3x2xi32>
    %8 = "stablehlo.compare"(%7, %6) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x5x2x3x2xi32>, tensor<2x3x5x2x3x2xi32>) -> tensor<2x3x5x2x3x2xi1>
    %9 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3x5x2x3x2xf64>}> : () -> tensor<2x3x5x2x3x2xf64>
    %10 = "stablehlo.select"(%8, %4, %9) : (tensor<2x3x5x2x3x2xi1>, tensor<2x3x5x2x3x2xf64>, tensor<2x3x5x2x3x2xf64>) -> tensor<2x3x5x2x3x2xf64>
    %11 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %15 = "stablehlo.reduce"(%10, %11) <{dimensions = array<i64: 3>}> ({
    ^bb0(%r12: tensor<f64>, %r13: tensor<f64>):
      %14 = "stablehlo.add"(%r12, %r13) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%14) : (tensor<f64>) -> ()
    }) : (tensor<2x3x5x2x3x2xf64>, tensor<f64>) -> tensor<2x3x5x3x2xf64>
    %16 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x3x5x3x2xf64>}> : () -> tensor<2x3x5x3x2xf64>
    %17 = "stablehlo.divide"(%15, %16) : (tensor<2x3x5x3x2xf64>, tensor<2x3x5x3x2xf64>) -> tensor<2x3x5x3x2xf64>
    %18 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 5>}> : (tensor<2x3x5x3x2xf64>) -> tensor<2x3x5x3x2x2xf64>
    %19 = "stablehlo.reshape"(%18) : (tensor<2x3x5x3x2x2xf64>) -> tensor<2x3x5x6x2xf64>
    %20 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x3x5x6x2xf64>}> : () -> tensor<2x3x5x6x2xf64>
    %21 = "stablehlo.divide"(%19, %20) : (tensor<2x3x5x6x2xf64>, tensor<2x3x5x6x2xf64>) -> tensor<2x3x5x6x2xf64>
    %22 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<2x3x5x6x2xf64>) -> tensor<2x3x5x6x2x2xf64>
    %23 = "stablehlo.reshape"(%22) : (tensor<2x3x5x6x2x2xf64>) -> tensor<2x3x5x6x4xf64>
    return %23 : tensor<2x3x5x6x4xf64>
  }
}
