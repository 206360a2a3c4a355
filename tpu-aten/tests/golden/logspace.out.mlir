// aten::logspace.out(Scalar start, Scalar end, int steps, float base=10.0, *, Tensor(a!) out) -> Tensor(a!)

// 0 1 4 2.0 T[4], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<4xf32>, %s0: tensor<f32>, %s1: tensor<f32>, %s2: tensor<f32>) -> (tensor<4xf32>) {
    %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4xi32>
    %1 = "stablehlo.convert"(%0) : (tensor<4xi32>) -> tensor<4xf32>
    %2 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %3 = "stablehlo.broadcast_in_dim"(%s1) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %4 = "stablehlo.subtract"(%3, %2) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %5 = "stablehlo.constant"() <{value = dense<3.0> : tensor<4xf32>}> : () -> tensor<4xf32>
    %6 = "stablehlo.optimization_barrier"(%5) : (tensor<4xf32>) -> tensor<4xf32>
    %7 = "stablehlo.divide"(%4, %6) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %8 = "stablehlo.multiply"(%7, %1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %9 = "stablehlo.add"(%2, %8) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %10 = "stablehlo.subtract"(%5, %1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %11 = "stablehlo.multiply"(%7, %10) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %12 = "stablehlo.subtract"(%3, %11) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %13 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4xi32>
    %14 = "stablehlo.constant"() <{value = dense<2> : tensor<4xi32>}> : () -> tensor<4xi32>
    %15 = "stablehlo.compare"(%13, %14) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %16 = "stablehlo.select"(%15, %9, %12) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %17 = "stablehlo.broadcast_in_dim"(%s2) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %18 = "stablehlo.power"(%17, %16) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    return %18 : tensor<4xf32>
  }
}

// 0 1 4 2.0 T[4], T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<4xbf16>, %s0: tensor<bf16>, %s1: tensor<bf16>, %s2: tensor<f32>) -> (tensor<4xbf16>) {
    %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4xi32>
    %1 = "stablehlo.convert"(%0) : (tensor<4xi32>) -> tensor<4xf32>
    %2 = "stablehlo.convert"(%s0) : (tensor<bf16>) -> tensor<f32>
    %3 = "stablehlo.convert"(%s1) : (tensor<bf16>) -> tensor<f32>
    %4 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %5 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %6 = "stablehlo.subtract"(%5, %4) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %7 = "stablehlo.constant"() <{value = dense<3.0> : tensor<4xf32>}> : () -> tensor<4xf32>
    %8 = "stablehlo.optimization_barrier"(%7) : (tensor<4xf32>) -> tensor<4xf32>
    %9 = "stablehlo.divide"(%6, %8) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %10 = "stablehlo.multiply"(%9, %1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %11 = "stablehlo.add"(%4, %10) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %12 = "stablehlo.subtract"(%7, %1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %13 = "stablehlo.multiply"(%9, %12) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %14 = "stablehlo.subtract"(%5, %13) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %15 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4xi32>
    %16 = "stablehlo.constant"() <{value = dense<2> : tensor<4xi32>}> : () -> tensor<4xi32>
    %17 = "stablehlo.compare"(%15, %16) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %18 = "stablehlo.select"(%17, %11, %14) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %19 = "stablehlo.broadcast_in_dim"(%s2) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %20 = "stablehlo.power"(%19, %18) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %21 = "stablehlo.convert"(%20) : (tensor<4xf32>) -> tensor<4xbf16>
    return %21 : tensor<4xbf16>
  }
}

// 0 1 4 2.0 T[4], T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<4xf64>, %s0: tensor<f64>, %s1: tensor<f64>, %s2: tensor<f64>) -> (tensor<4xf64>) {
    %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4xi32>
    %1 = "stablehlo.convert"(%0) : (tensor<4xi32>) -> tensor<4xf64>
    %2 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<4xf64>
    %3 = "stablehlo.broadcast_in_dim"(%s1) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<4xf64>
    %4 = "stablehlo.subtract"(%3, %2) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %5 = "stablehlo.constant"() <{value = dense<3.0> : tensor<4xf64>}> : () -> tensor<4xf64>
    %6 = "stablehlo.optimization_barrier"(%5) : (tensor<4xf64>) -> tensor<4xf64>
    %7 = "stablehlo.divide"(%4, %6) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %8 = "stablehlo.multiply"(%7, %1) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %9 = "stablehlo.add"(%2, %8) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %10 = "stablehlo.subtract"(%5, %1) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %11 = "stablehlo.multiply"(%7, %10) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %12 = "stablehlo.subtract"(%3, %11) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %13 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4xi32>
    %14 = "stablehlo.constant"() <{value = dense<2> : tensor<4xi32>}> : () -> tensor<4xi32>
    %15 = "stablehlo.compare"(%13, %14) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %16 = "stablehlo.select"(%15, %9, %12) : (tensor<4xi1>, tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %17 = "stablehlo.broadcast_in_dim"(%s2) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<4xf64>
    %18 = "stablehlo.power"(%17, %16) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    return %18 : tensor<4xf64>
  }
}

// 0 1 4 2.0 T[4], T = int64
module @torchtpu {
  func.func public @main(%arg0: tensor<4xi64>, %s0: tensor<i64>, %s1: tensor<i64>, %s2: tensor<f64>) -> (tensor<4xi64>) {
    %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4xi32>
    %1 = "stablehlo.convert"(%0) : (tensor<4xi32>) -> tensor<4xf64>
    %2 = "stablehlo.convert"(%s0) : (tensor<i64>) -> tensor<f64>
    %3 = "stablehlo.convert"(%s1) : (tensor<i64>) -> tensor<f64>
    %4 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<4xf64>
    %5 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<4xf64>
    %6 = "stablehlo.subtract"(%5, %4) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %7 = "stablehlo.constant"() <{value = dense<3.0> : tensor<4xf64>}> : () -> tensor<4xf64>
    %8 = "stablehlo.optimization_barrier"(%7) : (tensor<4xf64>) -> tensor<4xf64>
    %9 = "stablehlo.divide"(%6, %8) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %10 = "stablehlo.multiply"(%9, %1) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %11 = "stablehlo.add"(%4, %10) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %12 = "stablehlo.subtract"(%7, %1) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %13 = "stablehlo.multiply"(%9, %12) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %14 = "stablehlo.subtract"(%5, %13) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %15 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4xi32>
    %16 = "stablehlo.constant"() <{value = dense<2> : tensor<4xi32>}> : () -> tensor<4xi32>
    %17 = "stablehlo.compare"(%15, %16) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %18 = "stablehlo.select"(%17, %11, %14) : (tensor<4xi1>, tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %19 = "stablehlo.broadcast_in_dim"(%s2) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<4xf64>
    %20 = "stablehlo.power"(%19, %18) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %21 = "stablehlo.convert"(%20) : (tensor<4xf64>) -> tensor<4xi64>
    return %21 : tensor<4xi64>
  }
}

// 0 1 4 2.0 T[4], T = uint8
module @torchtpu {
  func.func public @main(%arg0: tensor<4xui8>, %s0: tensor<i64>, %s1: tensor<i64>, %s2: tensor<f64>) -> (tensor<4xui8>) {
    %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4xi32>
    %1 = "stablehlo.convert"(%0) : (tensor<4xi32>) -> tensor<4xf64>
    %2 = "stablehlo.convert"(%s0) : (tensor<i64>) -> tensor<f64>
    %3 = "stablehlo.convert"(%s1) : (tensor<i64>) -> tensor<f64>
    %4 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<4xf64>
    %5 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<4xf64>
    %6 = "stablehlo.subtract"(%5, %4) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %7 = "stablehlo.constant"() <{value = dense<3.0> : tensor<4xf64>}> : () -> tensor<4xf64>
    %8 = "stablehlo.optimization_barrier"(%7) : (tensor<4xf64>) -> tensor<4xf64>
    %9 = "stablehlo.divide"(%6, %8) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %10 = "stablehlo.multiply"(%9, %1) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %11 = "stablehlo.add"(%4, %10) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %12 = "stablehlo.subtract"(%7, %1) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %13 = "stablehlo.multiply"(%9, %12) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %14 = "stablehlo.subtract"(%5, %13) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %15 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4xi32>
    %16 = "stablehlo.constant"() <{value = dense<2> : tensor<4xi32>}> : () -> tensor<4xi32>
    %17 = "stablehlo.compare"(%15, %16) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %18 = "stablehlo.select"(%17, %11, %14) : (tensor<4xi1>, tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %19 = "stablehlo.broadcast_in_dim"(%s2) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<4xf64>
    %20 = "stablehlo.power"(%19, %18) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %21 = "stablehlo.convert"(%20) : (tensor<4xf64>) -> tensor<4xi64>
    %22 = "stablehlo.convert"(%21) : (tensor<4xi64>) -> tensor<4xui8>
    return %22 : tensor<4xui8>
  }
}
