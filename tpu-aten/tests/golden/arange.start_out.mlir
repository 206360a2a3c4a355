// aten::arange.start_out(Scalar start, Scalar end, Scalar step=1, *, Tensor(a!) out) -> Tensor(a!)

// 0 5 1 T[5], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<5xf32>, %s0: tensor<f32>, %s1: tensor<f32>) -> (tensor<5xf32>) {
    %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xi32>
    %1 = "stablehlo.convert"(%0) : (tensor<5xi32>) -> tensor<5xf32>
    %2 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5xf32>
    %3 = "stablehlo.broadcast_in_dim"(%s1) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5xf32>
    %4 = "stablehlo.multiply"(%3, %1) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %5 = "stablehlo.add"(%2, %4) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    return %5 : tensor<5xf32>
  }
}

// 0 5 1 T[5], T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<5xbf16>, %s0: tensor<f32>, %s1: tensor<f32>) -> (tensor<5xbf16>) {
    %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xi32>
    %1 = "stablehlo.convert"(%0) : (tensor<5xi32>) -> tensor<5xf32>
    %2 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5xf32>
    %3 = "stablehlo.broadcast_in_dim"(%s1) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5xf32>
    %4 = "stablehlo.multiply"(%3, %1) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %5 = "stablehlo.add"(%2, %4) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %6 = "stablehlo.convert"(%5) : (tensor<5xf32>) -> tensor<5xbf16>
    return %6 : tensor<5xbf16>
  }
}

// 0 5 1 T[5], T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<5xf64>, %s0: tensor<f64>, %s1: tensor<f64>) -> (tensor<5xf64>) {
    %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xi32>
    %1 = "stablehlo.convert"(%0) : (tensor<5xi32>) -> tensor<5xf64>
    %2 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<5xf64>
    %3 = "stablehlo.broadcast_in_dim"(%s1) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<5xf64>
    %4 = "stablehlo.multiply"(%3, %1) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %5 = "stablehlo.add"(%2, %4) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    return %5 : tensor<5xf64>
  }
}

// 0 5 1 T[5], T = int64
module @torchtpu {
  func.func public @main(%arg0: tensor<5xi64>, %s0: tensor<i64>, %s1: tensor<i64>) -> (tensor<5xi64>) {
    %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xi32>
    %1 = "stablehlo.convert"(%0) : (tensor<5xi32>) -> tensor<5xi64>
    %2 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<5xi64>
    %3 = "stablehlo.broadcast_in_dim"(%s1) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<5xi64>
    %4 = "stablehlo.multiply"(%3, %1) : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
    %5 = "stablehlo.add"(%2, %4) : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
    return %5 : tensor<5xi64>
  }
}

// 0 5 1 T[5], T = uint8
module @torchtpu {
  func.func public @main(%arg0: tensor<5xui8>, %s0: tensor<i32>, %s1: tensor<i32>) -> (tensor<5xui8>) {
    %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xi32>
    %1 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<5xi32>
    %2 = "stablehlo.broadcast_in_dim"(%s1) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<5xi32>
    %3 = "stablehlo.multiply"(%2, %0) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    %4 = "stablehlo.add"(%1, %3) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    %5 = "stablehlo.convert"(%4) : (tensor<5xi32>) -> tensor<5xui8>
    return %5 : tensor<5xui8>
  }
}
