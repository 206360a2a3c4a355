// aten::range.out(Scalar start, Scalar end, Scalar step=1, *, Tensor(a!) out) -> Tensor(a!)

// 0 5 1 T[6], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<6xf32>, %s0: tensor<f32>, %s1: tensor<f32>) -> (tensor<6xf32>) {
    %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<6xi32>
    %1 = "stablehlo.convert"(%0) : (tensor<6xi32>) -> tensor<6xf32>
    %2 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6xf32>
    %3 = "stablehlo.broadcast_in_dim"(%s1) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6xf32>
    %4 = "stablehlo.multiply"(%3, %1) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %5 = "stablehlo.add"(%2, %4) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    return %5 : tensor<6xf32>
  }
}

// 0 5 1 T[6], T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<6xbf16>, %s0: tensor<f32>, %s1: tensor<f32>) -> (tensor<6xbf16>) {
    %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<6xi32>
    %1 = "stablehlo.convert"(%0) : (tensor<6xi32>) -> tensor<6xf32>
    %2 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6xf32>
    %3 = "stablehlo.broadcast_in_dim"(%s1) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6xf32>
    %4 = "stablehlo.multiply"(%3, %1) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %5 = "stablehlo.add"(%2, %4) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %6 = "stablehlo.convert"(%5) : (tensor<6xf32>) -> tensor<6xbf16>
    return %6 : tensor<6xbf16>
  }
}

// 0 5 1 T[6], T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<6xf64>, %s0: tensor<f64>, %s1: tensor<f64>) -> (tensor<6xf64>) {
    %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<6xi32>
    %1 = "stablehlo.convert"(%0) : (tensor<6xi32>) -> tensor<6xf64>
    %2 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<6xf64>
    %3 = "stablehlo.broadcast_in_dim"(%s1) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<6xf64>
    %4 = "stablehlo.multiply"(%3, %1) : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xf64>
    %5 = "stablehlo.add"(%2, %4) : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xf64>
    return %5 : tensor<6xf64>
  }
}

// 0 5 1 T[6], T = int64
module @torchtpu {
  func.func public @main(%arg0: tensor<6xi64>, %s0: tensor<i64>, %s1: tensor<i64>) -> (tensor<6xi64>) {
    %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<6xi32>
    %1 = "stablehlo.convert"(%0) : (tensor<6xi32>) -> tensor<6xi64>
    %2 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<6xi64>
    %3 = "stablehlo.broadcast_in_dim"(%s1) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<6xi64>
    %4 = "stablehlo.multiply"(%3, %1) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
    %5 = "stablehlo.add"(%2, %4) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
    return %5 : tensor<6xi64>
  }
}

// 0 5 1 T[6], T = uint8
module @torchtpu {
  func.func public @main(%arg0: tensor<6xui8>, %s0: tensor<i32>, %s1: tensor<i32>) -> (tensor<6xui8>) {
    %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<6xi32>
    %1 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<6xi32>
    %2 = "stablehlo.broadcast_in_dim"(%s1) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<6xi32>
    %3 = "stablehlo.multiply"(%2, %0) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %4 = "stablehlo.add"(%1, %3) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %5 = "stablehlo.convert"(%4) : (tensor<6xi32>) -> tensor<6xui8>
    return %5 : tensor<6xui8>
  }
}
