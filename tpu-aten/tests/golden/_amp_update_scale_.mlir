// aten::_amp_update_scale_(Tensor(a!) self, Tensor(b!) growth_tracker, Tensor found_inf, float scale_growth_factor, float scale_backoff_factor, int growth_interval) -> Tensor(a!)

// T[] i32[] f32[] 2.0 0.5 2000, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<f32>, %arg1: tensor<i32>, %arg2: tensor<f32>, %s0: tensor<f32>, %s1: tensor<f32>, %s2: tensor<i32>) -> (tensor<f32>, tensor<i32>) {
    %0 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %1 = "stablehlo.add"(%arg1, %0) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %2 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %3 = "stablehlo.compare"(%arg2, %2) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %4 = "stablehlo.compare"(%1, %s2) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %5 = "stablehlo.multiply"(%arg0, %s0) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %6 = "stablehlo.is_finite"(%5) : (tensor<f32>) -> tensor<i1>
    %7 = "stablehlo.select"(%6, %5, %arg0) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %8 = "stablehlo.select"(%4, %7, %arg0) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %9 = "stablehlo.multiply"(%arg0, %s1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %10 = "stablehlo.select"(%3, %9, %8) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %11 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %12 = "stablehlo.or"(%3, %4) : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %13 = "stablehlo.select"(%12, %11, %1) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    return %10, %13 : tensor<f32>, tensor<i32>
  }
}
