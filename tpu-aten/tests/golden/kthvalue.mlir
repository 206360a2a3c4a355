// aten::kthvalue(Tensor self, SymInt k, int dim=-1, bool keepdim=False) -> (Tensor values, Tensor indices)

// T[2,5] 2, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x5xf32>) -> (tensor<2xf32>, tensor<2xi64>) {
    %0 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5xi32>
    %11:2 = "stablehlo.sort"(%arg0, %0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%r1: tensor<f32>, %r2: tensor<f32>, %r3: tensor<i32>, %r4: tensor<i32>):
      %5 = "stablehlo.compare"(%r1, %r2) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %6 = "stablehlo.compare"(%r2, %r2) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %7 = "stablehlo.compare"(%r1, %r1) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %8 = "stablehlo.not"(%7) : (tensor<i1>) -> tensor<i1>
      %9 = "stablehlo.and"(%6, %8) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %10 = "stablehlo.or"(%5, %9) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%10) : (tensor<i1>) -> ()
    }) : (tensor<2x5xf32>, tensor<2x5xi32>) -> (tensor<2x5xf32>, tensor<2x5xi32>)
    %12 = "stablehlo.slice"(%11#0) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 2, 2>, strides = array<i64: 1, 1>}> : (tensor<2x5xf32>) -> tensor<2x1xf32>
    %13 = "stablehlo.reshape"(%12) : (tensor<2x1xf32>) -> tensor<2xf32>
    %14 = "stablehlo.slice"(%11#1) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 2, 2>, strides = array<i64: 1, 1>}> : (tensor<2x5xi32>) -> tensor<2x1xi32>
    %15 = "stablehlo.reshape"(%14) : (tensor<2x1xi32>) -> tensor<2xi32>
    %16 = "stablehlo.convert"(%15) : (tensor<2xi32>) -> tensor<2xi64>
    return %13, %16 : tensor<2xf32>, tensor<2xi64>
  }
}

// T[2,5] 2 0 true, T = float32
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
    %12 = "stablehlo.slice"(%11#0) <{start_indices = array<i64: 1, 0>, limit_indices = array<i64: 2, 5>, strides = array<i64: 1, 1>}> : (tensor<2x5xf32>) -> tensor<1x5xf32>
    %13 = "stablehlo.reshape"(%12) : (tensor<1x5xf32>) -> tensor<5xf32>
    %14 = "stablehlo.slice"(%11#1) <{start_indices = array<i64: 1, 0>, limit_indices = array<i64: 2, 5>, strides = array<i64: 1, 1>}> : (tensor<2x5xi32>) -> tensor<1x5xi32>
    %15 = "stablehlo.reshape"(%14) : (tensor<1x5xi32>) -> tensor<5xi32>
    %16 = "stablehlo.convert"(%14) : (tensor<1x5xi32>) -> tensor<1x5xi64>
    return %12, %16 : tensor<1x5xf32>, tensor<1x5xi64>
  }
}

// T[2,5] 2, T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x5xbf16>) -> (tensor<2xbf16>, tensor<2xi64>) {
    %0 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5xi32>
    %11:2 = "stablehlo.sort"(%arg0, %0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%r1: tensor<bf16>, %r2: tensor<bf16>, %r3: tensor<i32>, %r4: tensor<i32>):
      %5 = "stablehlo.compare"(%r1, %r2) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %6 = "stablehlo.compare"(%r2, %r2) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %7 = "stablehlo.compare"(%r1, %r1) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %8 = "stablehlo.not"(%7) : (tensor<i1>) -> tensor<i1>
      %9 = "stablehlo.and"(%6, %8) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %10 = "stablehlo.or"(%5, %9) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%10) : (tensor<i1>) -> ()
    }) : (tensor<2x5xbf16>, tensor<2x5xi32>) -> (tensor<2x5xbf16>, tensor<2x5xi32>)
    %12 = "stablehlo.slice"(%11#0) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 2, 2>, strides = array<i64: 1, 1>}> : (tensor<2x5xbf16>) -> tensor<2x1xbf16>
    %13 = "stablehlo.reshape"(%12) : (tensor<2x1xbf16>) -> tensor<2xbf16>
    %14 = "stablehlo.slice"(%11#1) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 2, 2>, strides = array<i64: 1, 1>}> : (tensor<2x5xi32>) -> tensor<2x1xi32>
    %15 = "stablehlo.reshape"(%14) : (tensor<2x1xi32>) -> tensor<2xi32>
    %16 = "stablehlo.convert"(%15) : (tensor<2xi32>) -> tensor<2xi64>
    return %13, %16 : tensor<2xbf16>, tensor<2xi64>
  }
}

// T[2,5] 2, T = int64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x5xi64>) -> (tensor<2xi64>, tensor<2xi64>) {
    %0 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5xi32>
    %6:2 = "stablehlo.sort"(%arg0, %0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%r1: tensor<i64>, %r2: tensor<i64>, %r3: tensor<i32>, %r4: tensor<i32>):
      %5 = "stablehlo.compare"(%r1, %r2) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%5) : (tensor<i1>) -> ()
    }) : (tensor<2x5xi64>, tensor<2x5xi32>) -> (tensor<2x5xi64>, tensor<2x5xi32>)
    %7 = "stablehlo.slice"(%6#0) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 2, 2>, strides = array<i64: 1, 1>}> : (tensor<2x5xi64>) -> tensor<2x1xi64>
    %8 = "stablehlo.reshape"(%7) : (tensor<2x1xi64>) -> tensor<2xi64>
    %9 = "stablehlo.slice"(%6#1) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 2, 2>, strides = array<i64: 1, 1>}> : (tensor<2x5xi32>) -> tensor<2x1xi32>
    %10 = "stablehlo.reshape"(%9) : (tensor<2x1xi32>) -> tensor<2xi32>
    %11 = "stablehlo.convert"(%10) : (tensor<2xi32>) -> tensor<2xi64>
    return %8, %11 : tensor<2xi64>, tensor<2xi64>
  }
}
