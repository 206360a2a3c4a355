// aten::adaptive_avg_pool3d.out(Tensor self, SymInt[3] output_size, *, Tensor(a!) out) -> Tensor(a!)

// T[2,3,5,6,4] (2,3,2) T[2,3,2,3,2], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x5x6x4xf32>, %arg1: tensor<2x3x2x3x2xf32>) -> (tensor<2x3x2x3x2xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<[0, 1, 2, 2, 3, 4]> : tensor<6xi32>}> : () -> tensor<6xi32>
    %1 = "stablehlo.gather"(%arg0, %0) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3, 4], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3, 1, 6, 4>, indices_are_sorted = false}> : (tensor<2x3x5x6x4xf32>, tensor<6xi32>) -> tensor<2x3x6x6x4xf32>
    %2 = "stablehlo.reshape"(%1) : (tensor<2x3x6x6x4xf32>) -> tensor<2x3x2x3x6x4xf32>
    %3 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %7 = "stablehlo.reduce"(%2, %3) <{dimensions = array<i64: 3>}> ({
    ^bb0(%r4: tensor<f32>, %r5: tensor<f32>):
      %6 = "stablehlo.add"(%r4, %r5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%6) : (tensor<f32>) -> ()
    }) : (tensor<2x3x2x3x6x4xf32>, tensor<f32>) -> tensor<2x3x2x6x4xf32>
    %8 = "stablehlo.constant"() <{value = dense<3.0> : tensor<2x3x2x6x4xf32>}> : () -> tensor<2x3x2x6x4xf32>
    %9 = "stablehlo.divide"(%7, %8) : (tensor<2x3x2x6x4xf32>, tensor<2x3x2x6x4xf32>) -> tensor<2x3x2x6x4xf32>
    %10 = "stablehlo.reshape"(%9) : (tensor<2x3x2x6x4xf32>) -> tensor<2x3x2x3x2x4xf32>
    %11 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %15 = "stablehlo.reduce"(%10, %11) <{dimensions = array<i64: 4>}> ({
    ^bb0(%r12: tensor<f32>, %r13: tensor<f32>):
      %14 = "stablehlo.add"(%r12, %r13) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%14) : (tensor<f32>) -> ()
    }) : (tensor<2x3x2x3x2x4xf32>, tensor<f32>) -> tensor<2x3x2x3x4xf32>
    %16 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x3x2x3x4xf32>}> : () -> tensor<2x3x2x3x4xf32>
    %17 = "stablehlo.divide"(%15, %16) : (tensor<2x3x2x3x4xf32>, tensor<2x3x2x3x4xf32>) -> tensor<2x3x2x3x4xf32>
    %18 = "stablehlo.reshape"(%17) : (tensor<2x3x2x3x4xf32>) -> tensor<2x3x2x3x2x2xf32>
    %19 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %23 = "stablehlo.reduce"(%18, %19) <{dimensions = array<i64: 5>}> ({
    ^bb0(%r20: tensor<f32>, %r21: tensor<f32>):
      %22 = "stablehlo.add"(%r20, %r21) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%22) : (tensor<f32>) -> ()
    }) : (tensor<2x3x2x3x2x2xf32>, tensor<f32>) -> tensor<2x3x2x3x2xf32>
    %24 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x3x2x3x2xf32>}> : () -> tensor<2x3x2x3x2xf32>
    %25 = "stablehlo.divide"(%23, %24) : (tensor<2x3x2x3x2xf32>, tensor<2x3x2x3x2xf32>) -> tensor<2x3x2x3x2xf32>
    return %25 : tensor<2x3x2x3x2xf32>
  }
}

// T[2,3,5,6,4] (2,3,2) T[2,3,2,3,2], T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x5x6x4xbf16>, %arg1: tensor<2x3x2x3x2xbf16>) -> (tensor<2x3x2x3x2xbf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3x5x6x4xbf16>) -> tensor<2x3x5x6x4xf32>
    %1 = "stablehlo.constant"() <{value = dense<[0, 1, 2, 2, 3, 4]> : tensor<6xi32>}> : () -> tensor<6xi32>
    %2 = "stablehlo.gather"(%0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3, 4], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3, 1, 6, 4>, indices_are_sorted = false}> : (tensor<2x3x5x6x4xf32>, tensor<6xi32>) -> tensor<2x3x6x6x4xf32>
    %3 = "stablehlo.reshape"(%2) : (tensor<2x3x6x6x4xf32>) -> tensor<2x3x2x3x6x4xf32>
    %4 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %8 = "stablehlo.reduce"(%3, %4) <{dimensions = array<i64: 3>}> ({
    ^bb0(%r5: tensor<f32>, %r6: tensor<f32>):
      %7 = "stablehlo.add"(%r5, %r6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%7) : (tensor<f32>) -> ()
    }) : (tensor<2x3x2x3x6x4xf32>, tensor<f32>) -> tensor<2x3x2x6x4xf32>
    %9 = "stablehlo.constant"() <{value = dense<3.0> : tensor<2x3x2x6x4xf32>}> : () -> tensor<2x3x2x6x4xf32>
    %10 = "stablehlo.divide"(%8, %9) : (tensor<2x3x2x6x4xf32>, tensor<2x3x2x6x4xf32>) -> tensor<2x3x2x6x4xf32>
    %11 = "stablehlo.reshape"(%10) : (tensor<2x3x2x6x4xf32>) -> tensor<2x3x2x3x2x4xf32>
    %12 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %16 = "stablehlo.reduce"(%11, %12) <{dimensions = array<i64: 4>}> ({
    ^bb0(%r13: tensor<f32>, %r14: tensor<f32>):
      %15 = "stablehlo.add"(%r13, %r14) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%15) : (tensor<f32>) -> ()
    }) : (tensor<2x3x2x3x2x4xf32>, tensor<f32>) -> tensor<2x3x2x3x4xf32>
    %17 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x3x2x3x4xf32>}> : () -> tensor<2x3x2x3x4xf32>
    %18 = "stablehlo.divide"(%16, %17) : (tensor<2x3x2x3x4xf32>, tensor<2x3x2x3x4xf32>) -> tensor<2x3x2x3x4xf32>
    %19 = "stablehlo.reshape"(%18) : (tensor<2x3x2x3x4xf32>) -> tensor<2x3x2x3x2x2xf32>
    %20 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %24 = "stablehlo.reduce"(%19, %20) <{dimensions = array<i64: 5>}> ({
    ^bb0(%r21: tensor<f32>, %r22: tensor<f32>):
      %23 = "stablehlo.add"(%r21, %r22) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%23) : (tensor<f32>) -> ()
    }) : (tensor<2x3x2x3x2x2xf32>, tensor<f32>) -> tensor<2x3x2x3x2xf32>
    %25 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x3x2x3x2xf32>}> : () -> tensor<2x3x2x3x2xf32>
    %26 = "stablehlo.divide"(%24, %25) : (tensor<2x3x2x3x2xf32>, tensor<2x3x2x3x2xf32>) -> tensor<2x3x2x3x2xf32>
    %27 = "stablehlo.convert"(%26) : (tensor<2x3x2x3x2xf32>) -> tensor<2x3x2x3x2xbf16>
    return %27 : tensor<2x3x2x3x2xbf16>
  }
}

// T[2,3,5,6,4] (2,3,2) T[2,3,2,3,2], T = float16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x5x6x4xf16>, %arg1: tensor<2x3x2x3x2xf16>) -> (tensor<2x3x2x3x2xf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3x5x6x4xf16>) -> tensor<2x3x5x6x4xf32>
    %1 = "stablehlo.constant"() <{value = dense<[0, 1, 2, 2, 3, 4]> : tensor<6xi32>}> : () -> tensor<6xi32>
    %2 = "stablehlo.gather"(%0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3, 4], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3, 1, 6, 4>, indices_are_sorted = false}> : (tensor<2x3x5x6x4xf32>, tensor<6xi32>) -> tensor<2x3x6x6x4xf32>
    %3 = "stablehlo.reshape"(%2) : (tensor<2x3x6x6x4xf32>) -> tensor<2x3x2x3x6x4xf32>
    %4 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %8 = "stablehlo.reduce"(%3, %4) <{dimensions = array<i64: 3>}> ({
    ^bb0(%r5: tensor<f32>, %r6: tensor<f32>):
      %7 = "stablehlo.add"(%r5, %r6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%7) : (tensor<f32>) -> ()
    }) : (tensor<2x3x2x3x6x4xf32>, tensor<f32>) -> tensor<2x3x2x6x4xf32>
    %9 = "stablehlo.constant"() <{value = dense<3.0> : tensor<2x3x2x6x4xf32>}> : () -> tensor<2x3x2x6x4xf32>
    %10 = "stablehlo.divide"(%8, %9) : (tensor<2x3x2x6x4xf32>, tensor<2x3x2x6x4xf32>) -> tensor<2x3x2x6x4xf32>
    %11 = "stablehlo.reshape"(%10) : (tensor<2x3x2x6x4xf32>) -> tensor<2x3x2x3x2x4xf32>
    %12 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %16 = "stablehlo.reduce"(%11, %12) <{dimensions = array<i64: 4>}> ({
    ^bb0(%r13: tensor<f32>, %r14: tensor<f32>):
      %15 = "stablehlo.add"(%r13, %r14) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%15) : (tensor<f32>) -> ()
    }) : (tensor<2x3x2x3x2x4xf32>, tensor<f32>) -> tensor<2x3x2x3x4xf32>
    %17 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x3x2x3x4xf32>}> : () -> tensor<2x3x2x3x4xf32>
    %18 = "stablehlo.divide"(%16, %17) : (tensor<2x3x2x3x4xf32>, tensor<2x3x2x3x4xf32>) -> tensor<2x3x2x3x4xf32>
    %19 = "stablehlo.reshape"(%18) : (tensor<2x3x2x3x4xf32>) -> tensor<2x3x2x3x2x2xf32>
    %20 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %24 = "stablehlo.reduce"(%19, %20) <{dimensions = array<i64: 5>}> ({
    ^bb0(%r21: tensor<f32>, %r22: tensor<f32>):
      %23 = "stablehlo.add"(%r21, %r22) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%23) : (tensor<f32>) -> ()
    }) : (tensor<2x3x2x3x2x2xf32>, tensor<f32>) -> tensor<2x3x2x3x2xf32>
    %25 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x3x2x3x2xf32>}> : () -> tensor<2x3x2x3x2xf32>
    %26 = "stablehlo.divide"(%24, %25) : (tensor<2x3x2x3x2xf32>, tensor<2x3x2x3x2xf32>) -> tensor<2x3x2x3x2xf32>
    %27 = "stablehlo.convert"(%26) : (tensor<2x3x2x3x2xf32>) -> tensor<2x3x2x3x2xf16>
    return %27 : tensor<2x3x2x3x2xf16>
  }
}

// T[2,3,5,6,4] (2,3,2) T[2,3,2,3,2], T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x5x6x4xf64>, %arg1: tensor<2x3x2x3x2xf64>) -> (tensor<2x3x2x3x2xf64>) {
    %0 = "stablehlo.constant"() <{value = dense<[0, 1, 2, 2, 3, 4]> : tensor<6xi32>}> : () -> tensor<6xi32>
    %1 = "stablehlo.gather"(%arg0, %0) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3, 4], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3, 1, 6, 4>, indices_are_sorted = false}> : (tensor<2x3x5x6x4xf64>, tensor<6xi32>) -> tensor<2x3x6x6x4xf64>
    %2 = "stablehlo.reshape"(%1) : (tensor<2x3x6x6x4xf64>) -> tensor<2x3x2x3x6x4xf64>
    %3 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %7 = "stablehlo.reduce"(%2, %3) <{dimensions = array<i64: 3>}> ({
    ^bb0(%r4: tensor<f64>, %r5: tensor<f64>):
      %6 = "stablehlo.add"(%r4, %r5) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%6) : (tensor<f64>) -> ()
    }) : (tensor<2x3x2x3x6x4xf64>, tensor<f64>) -> tensor<2x3x2x6x4xf64>
    %8 = "stablehlo.constant"() <{value = dense<3.0> : tensor<2x3x2x6x4xf64>}> : () -> tensor<2x3x2x6x4xf64>
    %9 = "stablehlo.divide"(%7, %8) : (tensor<2x3x2x6x4xf64>, tensor<2x3x2x6x4xf64>) -> tensor<2x3x2x6x4xf64>
    %10 = "stablehlo.reshape"(%9) : (tensor<2x3x2x6x4xf64>) -> tensor<2x3x2x3x2x4xf64>
    %11 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %15 = "stablehlo.reduce"(%10, %11) <{dimensions = array<i64: 4>}> ({
    ^bb0(%r12: tensor<f64>, %r13: tensor<f64>):
      %14 = "stablehlo.add"(%r12, %r13) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%14) : (tensor<f64>) -> ()
    }) : (tensor<2x3x2x3x2x4xf64>, tensor<f64>) -> tensor<2x3x2x3x4xf64>
    %16 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x3x2x3x4xf64>}> : () -> tensor<2x3x2x3x4xf64>
    %17 = "stablehlo.divide"(%15, %16) : (tensor<2x3x2x3x4xf64>, tensor<2x3x2x3x4xf64>) -> tensor<2x3x2x3x4xf64>
    %18 = "stablehlo.reshape"(%17) : (tensor<2x3x2x3x4xf64>) -> tensor<2x3x2x3x2x2xf64>
    %19 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %23 = "stablehlo.reduce"(%18, %19) <{dimensions = array<i64: 5>}> ({
    ^bb0(%r20: tensor<f64>, %r21: tensor<f64>):
      %22 = "stablehlo.add"(%r20, %r21) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%22) : (tensor<f64>) -> ()
    }) : (tensor<2x3x2x3x2x2xf64>, tensor<f64>) -> tensor<2x3x2x3x2xf64>
    %24 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x3x2x3x2xf64>}> : () -> tensor<2x3x2x3x2xf64>
    %25 = "stablehlo.divide"(%23, %24) : (tensor<2x3x2x3x2xf64>, tensor<2x3x2x3x2xf64>) -> tensor<2x3x2x3x2xf64>
    return %25 : tensor<2x3x2x3x2xf64>
  }
}
