// aten::median(Tensor self) -> Tensor

// T[2,3], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf32>) -> (tensor<f32>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<2x3xf32>) -> tensor<6xf32>
    %1 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<6xi32>
    %12:2 = "stablehlo.sort"(%0, %1) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%r2: tensor<f32>, %r3: tensor<f32>, %r4: tensor<i32>, %r5: tensor<i32>):
      %6 = "stablehlo.compare"(%r2, %r3) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %7 = "stablehlo.compare"(%r2, %r2) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %8 = "stablehlo.compare"(%r3, %r3) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %9 = "stablehlo.not"(%8) : (tensor<i1>) -> tensor<i1>
      %10 = "stablehlo.and"(%7, %9) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %11 = "stablehlo.or"(%6, %10) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%11) : (tensor<i1>) -> ()
    }) : (tensor<6xf32>, tensor<6xi32>) -> (tensor<6xf32>, tensor<6xi32>)
    %13 = "stablehlo.slice"(%12#0) <{start_indices = array<i64: 2>, limit_indices = array<i64: 3>, strides = array<i64: 1>}> : (tensor<6xf32>) -> tensor<1xf32>
    %14 = "stablehlo.reshape"(%13) : (tensor<1xf32>) -> tensor<f32>
    %15 = "stablehlo.slice"(%12#1) <{start_indices = array<i64: 2>, limit_indices = array<i64: 3>, strides = array<i64: 1>}> : (tensor<6xi32>) -> tensor<1xi32>
    %16 = "stablehlo.reshape"(%15) : (tensor<1xi32>) -> tensor<i32>
    %17 = "stablehlo.slice"(%12#0) <{start_indices = array<i64: 0>, limit_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<6xf32>) -> tensor<1xf32>
    %18 = "stablehlo.reshape"(%17) : (tensor<1xf32>) -> tensor<f32>
    %19 = "stablehlo.slice"(%12#1) <{start_indices = array<i64: 0>, limit_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<6xi32>) -> tensor<1xi32>
    %20 = "stablehlo.reshape"(%19) : (tensor<1xi32>) -> tensor<i32>
    %21 = "stablehlo.compare"(%18, %18) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %22 = "stablehlo.select"(%21, %18, %14) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %23 = "stablehlo.select"(%21, %20, %16) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    return %22 : tensor<f32>
  }
}

// T[0], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<0xf32>) -> (tensor<f32>) {
    %0 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    return %0 : tensor<f32>
  }
}

// T[2,3], T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xbf16>) -> (tensor<bf16>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<2x3xbf16>) -> tensor<6xbf16>
    %1 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<6xi32>
    %12:2 = "stablehlo.sort"(%0, %1) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%r2: tensor<bf16>, %r3: tensor<bf16>, %r4: tensor<i32>, %r5: tensor<i32>):
      %6 = "stablehlo.compare"(%r2, %r3) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %7 = "stablehlo.compare"(%r2, %r2) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %8 = "stablehlo.compare"(%r3, %r3) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %9 = "stablehlo.not"(%8) : (tensor<i1>) -> tensor<i1>
      %10 = "stablehlo.and"(%7, %9) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %11 = "stablehlo.or"(%6, %10) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%11) : (tensor<i1>) -> ()
    }) : (tensor<6xbf16>, tensor<6xi32>) -> (tensor<6xbf16>, tensor<6xi32>)
    %13 = "stablehlo.slice"(%12#0) <{start_indices = array<i64: 2>, limit_indices = array<i64: 3>, strides = array<i64: 1>}> : (tensor<6xbf16>) -> tensor<1xbf16>
    %14 = "stablehlo.reshape"(%13) : (tensor<1xbf16>) -> tensor<bf16>
    %15 = "stablehlo.slice"(%12#1) <{start_indices = array<i64: 2>, limit_indices = array<i64: 3>, strides = array<i64: 1>}> : (tensor<6xi32>) -> tensor<1xi32>
    %16 = "stablehlo.reshape"(%15) : (tensor<1xi32>) -> tensor<i32>
    %17 = "stablehlo.slice"(%12#0) <{start_indices = array<i64: 0>, limit_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<6xbf16>) -> tensor<1xbf16>
    %18 = "stablehlo.reshape"(%17) : (tensor<1xbf16>) -> tensor<bf16>
    %19 = "stablehlo.slice"(%12#1) <{start_indices = array<i64: 0>, limit_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<6xi32>) -> tensor<1xi32>
    %20 = "stablehlo.reshape"(%19) : (tensor<1xi32>) -> tensor<i32>
    %21 = "stablehlo.compare"(%18, %18) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    %22 = "stablehlo.select"(%21, %18, %14) : (tensor<i1>, tensor<bf16>, tensor<bf16>) -> tensor<bf16>
    %23 = "stablehlo.select"(%21, %20, %16) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    return %22 : tensor<bf16>
  }
}

// T[2,3], T = int64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xi64>) -> (tensor<i64>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<2x3xi64>) -> tensor<6xi64>
    %1 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<6xi32>
    %7:2 = "stablehlo.sort"(%0, %1) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%r2: tensor<i64>, %r3: tensor<i64>, %r4: tensor<i32>, %r5: tensor<i32>):
      %6 = "stablehlo.compare"(%r2, %r3) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%6) : (tensor<i1>) -> ()
    }) : (tensor<6xi64>, tensor<6xi32>) -> (tensor<6xi64>, tensor<6xi32>)
    %8 = "stablehlo.slice"(%7#0) <{start_indices = array<i64: 2>, limit_indices = array<i64: 3>, strides = array<i64: 1>}> : (tensor<6xi64>) -> tensor<1xi64>
    %9 = "stablehlo.reshape"(%8) : (tensor<1xi64>) -> tensor<i64>
    %10 = "stablehlo.slice"(%7#1) <{start_indices = array<i64: 2>, limit_indices = array<i64: 3>, strides = array<i64: 1>}> : (tensor<6xi32>) -> tensor<1xi32>
    %11 = "stablehlo.reshape"(%10) : (tensor<1xi32>) -> tensor<i32>
    %12 = "stablehlo.slice"(%7#0) <{start_indices = array<i64: 0>, limit_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<6xi64>) -> tensor<1xi64>
    %13 = "stablehlo.reshape"(%12) : (tensor<1xi64>) -> tensor<i64>
    %14 = "stablehlo.slice"(%7#1) <{start_indices = array<i64: 0>, limit_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<6xi32>) -> tensor<1xi32>
    %15 = "stablehlo.reshape"(%14) : (tensor<1xi32>) -> tensor<i32>
    %16 = "stablehlo.compare"(%13, %13) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %17 = "stablehlo.select"(%16, %13, %9) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    %18 = "stablehlo.select"(%16, %15, %11) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    return %17 : tensor<i64>
  }
}
