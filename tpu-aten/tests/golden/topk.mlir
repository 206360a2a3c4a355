// aten::topk(Tensor self, SymInt k, int dim=-1, bool largest=True, bool sorted=True) -> (Tensor values, Tensor indices)

// T[2,5] 2, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x5xf32>) -> (tensor<2x2xf32>, tensor<2x2xi64>) {
    %0 = "stablehlo.compare"(%arg0, %arg0) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
    %1 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<2x5xf32>}> : () -> tensor<2x5xf32>
    %2 = "stablehlo.select"(%0, %1, %arg0) : (tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    %3:2 = "chlo.top_k"(%2) <{k = 2 : i64}> : (tensor<2x5xf32>) -> (tensor<2x2xf32>, tensor<2x2xi32>)
    %4 = "stablehlo.convert"(%3#1) : (tensor<2x2xi32>) -> tensor<2x2xi64>
    return %3#0, %4 : tensor<2x2xf32>, tensor<2x2xi64>
  }
}

// T[2,5] 1 0, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x5xf32>) -> (tensor<1x5xf32>, tensor<1x5xi64>) {
    %0 = "stablehlo.compare"(%arg0, %arg0) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
    %1 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<2x5xf32>}> : () -> tensor<2x5xf32>
    %2 = "stablehlo.select"(%0, %1, %arg0) : (tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    %3 = "stablehlo.transpose"(%2) <{permutation = array<i64: 1, 0>}> : (tensor<2x5xf32>) -> tensor<5x2xf32>
    %4:2 = "chlo.top_k"(%3) <{k = 1 : i64}> : (tensor<5x2xf32>) -> (tensor<5x1xf32>, tensor<5x1xi32>)
    %5 = "stablehlo.transpose"(%4#0) <{permutation = array<i64: 1, 0>}> : (tensor<5x1xf32>) -> tensor<1x5xf32>
    %6 = "stablehlo.transpose"(%4#1) <{permutation = array<i64: 1, 0>}> : (tensor<5x1xi32>) -> tensor<1x5xi32>
    %7 = "stablehlo.convert"(%6) : (tensor<1x5xi32>) -> tensor<1x5xi64>
    return %5, %7 : tensor<1x5xf32>, tensor<1x5xi64>
  }
}

// T[2,5] 1 0 false, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x5xf32>) -> (tensor<1x5xf32>, tensor<1x5xi64>) {
    %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x5xi32>
    %11:2 = "stablehlo.sort"(%arg0, %0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%r1: tensor<f32>, %r2: tensor<f32>, %r3: tensor<i32>, %r4: tensor<i32>):
      %5 = "stablehlo.compare"(%r1, %r2) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %6 = "stablehlo.compare"(%r2, %r2) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %7 = "stablehlo.compare"(%r1, %r1) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %8 = "stablehlo.not"(%7) : (tensor<i1>) -> tensor<i1>
      %9 = "stablehlo.and"(%6, %8) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %10 = "stablehlo.or"(%5, %9) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%10) : (tensor<i1>) -> ()
    }) : (tensor<2x5xf32>, tensor<2x5xi32>) -> (tensor<2x5xf32>, tensor<2x5xi32>)
    %12 = "stablehlo.slice"(%11#0) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 1, 5>, strides = array<i64: 1, 1>}> : (tensor<2x5xf32>) -> tensor<1x5xf32>
    %13 = "stablehlo.slice"(%11#1) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 1, 5>, strides = array<i64: 1, 1>}> : (tensor<2x5xi32>) -> tensor<1x5xi32>
    %14 = "stablehlo.convert"(%13) : (tensor<1x5xi32>) -> tensor<1x5xi64>
    return %12, %14 : tensor<1x5xf32>, tensor<1x5xi64>
  }
}

// T[] 1, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<f32>) -> (tensor<f32>, tensor<i64>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<f32>) -> tensor<1xf32>
    %1 = "stablehlo.compare"(%0, %0) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %2 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<1xf32>}> : () -> tensor<1xf32>
    %3 = "stablehlo.select"(%1, %2, %0) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %4:2 = "chlo.top_k"(%3) <{k = 1 : i64}> : (tensor<1xf32>) -> (tensor<1xf32>, tensor<1xi32>)
    %5 = "stablehlo.reshape"(%4#1) : (tensor<1xi32>) -> tensor<i32>
    %6 = "stablehlo.reshape"(%4#0) : (tensor<1xf32>) -> tensor<f32>
    %7 = "stablehlo.convert"(%5) : (tensor<i32>) -> tensor<i64>
    return %6, %7 : tensor<f32>, tensor<i64>
  }
}

// T[2,5] 2, T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x5xbf16>) -> (tensor<2x2xbf16>, tensor<2x2xi64>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x5xbf16>) -> tensor<2x5xf32>
    %1 = "stablehlo.compare"(%0, %0) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
    %2 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<2x5xf32>}> : () -> tensor<2x5xf32>
    %3 = "stablehlo.select"(%1, %2, %0) : (tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    %4:2 = "chlo.top_k"(%3) <{k = 2 : i64}> : (tensor<2x5xf32>) -> (tensor<2x2xf32>, tensor<2x2xi32>)
    %5 = "stablehlo.convert"(%4#0) : (tensor<2x2xf32>) -> tensor<2x2xbf16>
    %6 = "stablehlo.convert"(%4#1) : (tensor<2x2xi32>) -> tensor<2x2xi64>
    return %5, %6 : tensor<2x2xbf16>, tensor<2x2xi64>
  }
}

// T[2,5] 2, T = int64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x5xi64>) -> (tensor<2x2xi64>, tensor<2x2xi64>) {
    %0 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5xi32>
    %6:2 = "stablehlo.sort"(%arg0, %0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%r1: tensor<i64>, %r2: tensor<i64>, %r3: tensor<i32>, %r4: tensor<i32>):
      %5 = "stablehlo.compare"(%r1, %r2) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%5) : (tensor<i1>) -> ()
    }) : (tensor<2x5xi64>, tensor<2x5xi32>) -> (tensor<2x5xi64>, tensor<2x5xi32>)
    %7 = "stablehlo.slice"(%6#0) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 2>, strides = array<i64: 1, 1>}> : (tensor<2x5xi64>) -> tensor<2x2xi64>
    %8 = "stablehlo.slice"(%6#1) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 2>, strides = array<i64: 1, 1>}> : (tensor<2x5xi32>) -> tensor<2x2xi32>
    %9 = "stablehlo.convert"(%8) : (tensor<2x2xi32>) -> tensor<2x2xi64>
    return %7, %9 : tensor<2x2xi64>, tensor<2x2xi64>
  }
}
