// aten::batch_norm_backward_elemt(Tensor grad_out, Tensor input, Tensor mean, Tensor invstd, Tensor? weight, Tensor sum_dy, Tensor sum_dy_xmu, Tensor count) -> Tensor

// T[2,3,4] T[2,3,4] f32[3] f32[3] T[3] f32[3] f32[3] i32[2], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x4xf32>, %arg1: tensor<2x3x4xf32>, %arg2: tensor<3xf32>, %arg3: tensor<3xf32>, %arg4: tensor<3xf32>, %arg5: tensor<3xf32>, %arg6: tensor<3xf32>, %arg7: tensor<2xi32>) -> (tensor<2x3x4xf32>) {
    %0 = "stablehlo.convert"(%arg7) : (tensor<2xi32>) -> tensor<2xf32>
    %1 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %5 = "stablehlo.reduce"(%0, %1) <{dimensions = array<i64: 0>}> ({
    ^bb0(%r2: tensor<f32>, %r3: tensor<f32>):
      %4 = "stablehlo.add"(%r2, %r3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%4) : (tensor<f32>) -> ()
    }) : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
    %6 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
    %7 = "stablehlo.divide"(%arg5, %6) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %8 = "stablehlo.divide"(%arg6, %6) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %9 = "stablehlo.multiply"(%8, %arg3) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %10 = "stablehlo.multiply"(%9, %arg3) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %11 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>) -> tensor<2x3x4xf32>
    %12 = "stablehlo.subtract"(%arg0, %11) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %13 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>) -> tensor<2x3x4xf32>
    %14 = "stablehlo.subtract"(%arg1, %13) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %15 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>) -> tensor<2x3x4xf32>
    %16 = "stablehlo.multiply"(%14, %15) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %17 = "stablehlo.subtract"(%12, %16) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %18 = "stablehlo.broadcast_in_dim"(%arg3) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>) -> tensor<2x3x4xf32>
    %19 = "stablehlo.multiply"(%17, %18) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %20 = "stablehlo.broadcast_in_dim"(%arg4) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>) -> tensor<2x3x4xf32>
    %21 = "stablehlo.multiply"(%19, %20) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    return %21 : tensor<2x3x4xf32>
  }
}

// T[2,3,4] T[2,3,4] f32[3] f32[3] T[3] f32[3] f32[3] i32[2], T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x4xbf16>, %arg1: tensor<2x3x4xbf16>, %arg2: tensor<3xf32>, %arg3: tensor<3xf32>, %arg4: tensor<3xbf16>, %arg5: tensor<3xf32>, %arg6: tensor<3xf32>, %arg7: tensor<2xi32>) -> (tensor<2x3x4xbf16>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<2x3x4xbf16>) -> tensor<2x3x4xf32>
    %1 = "stablehlo.convert"(%arg0) : (tensor<2x3x4xbf16>) -> tensor<2x3x4xf32>
    %2 = "stablehlo.convert"(%arg7) : (tensor<2xi32>) -> tensor<2xf32>
    %3 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %7 = "stablehlo.reduce"(%2, %3) <{dimensions = array<i64: 0>}> ({
    ^bb0(%r4: tensor<f32>, %r5: tensor<f32>):
      %6 = "stablehlo.add"(%r4, %r5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%6) : (tensor<f32>) -> ()
    }) : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
    %8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
    %9 = "stablehlo.divide"(%arg5, %8) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %10 = "stablehlo.divide"(%arg6, %8) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %11 = "stablehlo.multiply"(%10, %arg3) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %12 = "stablehlo.multiply"(%11, %arg3) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %13 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>) -> tensor<2x3x4xf32>
    %14 = "stablehlo.subtract"(%1, %13) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %15 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>) -> tensor<2x3x4xf32>
    %16 = "stablehlo.subtract"(%0, %15) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %17 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>) -> tensor<2x3x4xf32>
    %18 = "stablehlo.multiply"(%16, %17) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %19 = "stablehlo.subtract"(%14, %18) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %20 = "stablehlo.broadcast_in_dim"(%arg3) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>) -> tensor<2x3x4xf32>
    %21 = "stablehlo.multiply"(%19, %20) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %22 = "stablehlo.convert"(%arg4) : (tensor<3xbf16>) -> tensor<3xf32>
    %23 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>) -> tensor<2x3x4xf32>
    %24 = "stablehlo.multiply"(%21, %23) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %25 = "stablehlo.convert"(%24) : (tensor<2x3x4xf32>) -> tensor<2x3x4xbf16>
    return %25 : tensor<2x3x4xbf16>
  }
}

// T[2,3,4] T[2,3,4] f32[3] f32[3] T[3] f32[3] f32[3] i32[2], T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x4xf64>, %arg1: tensor<2x3x4xf64>, %arg2: tensor<3xf32>, %arg3: tensor<3xf32>, %arg4: tensor<3xf64>, %arg5: tensor<3xf32>, %arg6: tensor<3xf32>, %arg7: tensor<2xi32>) -> (tensor<2x3x4xf64>) {
    %0 = "stablehlo.convert"(%arg2) : (tensor<3xf32>) -> tensor<3xf64>
    %1 = "stablehlo.convert"(%arg3) : (tensor<3xf32>) -> tensor<3xf64>
    %2 = "stablehlo.convert"(%arg7) : (tensor<2xi32>) -> tensor<2xf64>
    %3 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %7 = "stablehlo.reduce"(%2, %3) <{dimensions = array<i64: 0>}> ({
    ^bb0(%r4: tensor<f64>, %r5: tensor<f64>):
      %6 = "stablehlo.add"(%r4, %r5) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%6) : (tensor<f64>) -> ()
    }) : (tensor<2xf64>, tensor<f64>) -> tensor<f64>
    %8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<3xf64>
    %9 = "stablehlo.convert"(%arg5) : (tensor<3xf32>) -> tensor<3xf64>
    %10 = "stablehlo.convert"(%arg6) : (tensor<3xf32>) -> tensor<3xf64>
    %11 = "stablehlo.divide"(%9, %8) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %12 = "stablehlo.divide"(%10, %8) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %13 = "stablehlo.multiply"(%12, %1) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %14 = "stablehlo.multiply"(%13, %1) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %15 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf64>) -> tensor<2x3x4xf64>
    %16 = "stablehlo.subtract"(%arg0, %15) : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> tensor<2x3x4xf64>
    %17 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf64>) -> tensor<2x3x4xf64>
    %18 = "stablehlo.subtract"(%arg1, %17) : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> tensor<2x3x4xf64>
    %19 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf64>) -> tensor<2x3x4xf64>
    %20 = "stablehlo.multiply"(%18, %19) : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> tensor<2x3x4xf64>
    %21 = "stablehlo.subtract"(%16, %20) : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> tensor<2x3x4xf64>
    %22 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf64>) -> tensor<2x3x4xf64>
    %23 = "stablehlo.multiply"(%21, %22) : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> tensor<2x3x4xf64>
    %24 = "stablehlo.broadcast_in_dim"(%arg4) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf64>) -> tensor<2x3x4xf64>
    %25 = "stablehlo.multiply"(%23, %24) : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> tensor<2x3x4xf64>
    return %25 : tensor<2x3x4xf64>
  }
}
