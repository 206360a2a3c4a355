// aten::_amp_foreach_non_finite_check_and_unscale_(Tensor(a!)[] self, Tensor(b!) found_inf, Tensor inv_scale) -> ()

// {T[2,3] T[4]} f32[1] f32[], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf32>, %arg1: tensor<4xf32>, %arg2: tensor<1xf32>, %arg3: tensor<f32>) -> (tensor<2x3xf32>, tensor<4xf32>, tensor<1xf32>) {
    %0 = "stablehlo.is_finite"(%arg0) : (tensor<2x3xf32>) -> tensor<2x3xi1>
    %1 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %5 = "stablehlo.reduce"(%0, %1) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%r2: tensor<i1>, %r3: tensor<i1>):
      %4 = "stablehlo.and"(%r2, %r3) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%4) : (tensor<i1>) -> ()
    }) : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
    %6 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1xf32>}> : () -> tensor<1xf32>
    %7 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<1xi1>
    %8 = "stablehlo.select"(%7, %arg2, %6) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %9 = "stablehlo.broadcast_in_dim"(%arg3) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %10 = "stablehlo.multiply"(%arg0, %9) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %11 = "stablehlo.is_finite"(%arg1) : (tensor<4xf32>) -> tensor<4xi1>
    %12 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %16 = "stablehlo.reduce"(%11, %12) <{dimensions = array<i64: 0>}> ({
    ^bb0(%r13: tensor<i1>, %r14: tensor<i1>):
      %15 = "stablehlo.and"(%r13, %r14) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%15) : (tensor<i1>) -> ()
    }) : (tensor<4xi1>, tensor<i1>) -> tensor<i1>
    %17 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1xf32>}> : () -> tensor<1xf32>
    %18 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<1xi1>
    %19 = "stablehlo.select"(%18, %8, %17) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %20 = "stablehlo.broadcast_in_dim"(%arg3) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %21 = "stablehlo.multiply"(%arg1, %20) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    return %10, %21, %19 : tensor<2x3xf32>, tensor<4xf32>, tensor<1xf32>
  }
}

// {T[2,3] T[4]} f32[1] f32[], T = float16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<4xf16>, %arg2: tensor<1xf32>, %arg3: tensor<f32>) -> (tensor<2x3xf16>, tensor<4xf16>, tensor<1xf32>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3xf16>) -> tensor<2x3xf32>
    %1 = "stablehlo.is_finite"(%0) : (tensor<2x3xf32>) -> tensor<2x3xi1>
    %2 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %6 = "stablehlo.reduce"(%1, %2) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%r3: tensor<i1>, %r4: tensor<i1>):
      %5 = "stablehlo.and"(%r3, %r4) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%5) : (tensor<i1>) -> ()
    }) : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
    %7 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1xf32>}> : () -> tensor<1xf32>
    %8 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<1xi1>
    %9 = "stablehlo.select"(%8, %arg2, %7) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %10 = "stablehlo.broadcast_in_dim"(%arg3) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %11 = "stablehlo.multiply"(%0, %10) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %12 = "stablehlo.convert"(%11) : (tensor<2x3xf32>) -> tensor<2x3xf16>
    %13 = "stablehlo.convert"(%arg1) : (tensor<4xf16>) -> tensor<4xf32>
    %14 = "stablehlo.is_finite"(%13) : (tensor<4xf32>) -> tensor<4xi1>
    %15 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %19 = "stablehlo.reduce"(%14, %15) <{dimensions = array<i64: 0>}> ({
    ^bb0(%r16: tensor<i1>, %r17: tensor<i1>):
      %18 = "stablehlo.and"(%r16, %r17) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%18) : (tensor<i1>) -> ()
    }) : (tensor<4xi1>, tensor<i1>) -> tensor<i1>
    %20 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1xf32>}> : () -> tensor<1xf32>
    %21 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<1xi1>
    %22 = "stablehlo.select"(%21, %9, %20) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %23 = "stablehlo.broadcast_in_dim"(%arg3) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %24 = "stablehlo.multiply"(%13, %23) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %25 = "stablehlo.convert"(%24) : (tensor<4xf32>) -> tensor<4xf16>
    return %12, %25, %22 : tensor<2x3xf16>, tensor<4xf16>, tensor<1xf32>
  }
}
