// aten::median.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)

// T[2,3] 1, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf32>) -> (tensor<2xf32>, tensor<2xi64>) {
    %0 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
    %11:2 = "stablehlo.sort"(%arg0, %0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%r1: tensor<f32>, %r2: tensor<f32>, %r3: tensor<i32>, %r4: tensor<i32>):
      %5 = "stablehlo.compare"(%r1, %r2) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %6 = "stablehlo.compare"(%r1, %r1) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %7 = "stablehlo.compare"(%r2, %r2) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %8 = "stablehlo.not"(%7) : (tensor<i1>) -> tensor<i1>
      %9 = "stablehlo.and"(%6, %8) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %10 = "stablehlo.or"(%5, %9) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%10) : (tensor<i1>) -> ()
    }) : (tensor<2x3xf32>, tensor<2x3xi32>) -> (tensor<2x3xf32>, tensor<2x3xi32>)
    %12 = "stablehlo.slice"(%11#0) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 2, 2>, strides = array<i64: 1, 1>}> : (tensor<2x3xf32>) -> tensor<2x1xf32>
    %13 = "stablehlo.reshape"(%12) : (tensor<2x1xf32>) -> tensor<2xf32>
    %14 = "stablehlo.slice"(%11#1) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 2, 2>, strides = array<i64: 1, 1>}> : (tensor<2x3xi32>) -> tensor<2x1xi32>
    %15 = "stablehlo.reshape"(%14) : (tensor<2x1xi32>) -> tensor<2xi32>
    %16 = "stablehlo.slice"(%11#0) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 1>, strides = array<i64: 1, 1>}> : (tensor<2x3xf32>) -> tensor<2x1xf32>
    %17 = "stablehlo.reshape"(%16) : (tensor<2x1xf32>) -> tensor<2xf32>
    %18 = "stablehlo.slice"(%11#1) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 1>, strides = array<i64: 1, 1>}> : (tensor<2x3xi32>) -> tensor<2x1xi32>
    %19 = "stablehlo.reshape"(%18) : (tensor<2x1xi32>) -> tensor<2xi32>
    %20 = "stablehlo.compare"(%17, %17) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %21 = "stablehlo.select"(%20, %17, %13) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %22 = "stablehlo.select"(%20, %19, %15) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %23 = "stablehlo.convert"(%22) : (tensor<2xi32>) -> tensor<2xi64>
    return %21, %23 : tensor<2xf32>, tensor<2xi64>
  }
}

// T[2,3] 0 true, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf32>) -> (tensor<1x3xf32>, tensor<1x3xi64>) {
    %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x3xi32>
    %11:2 = "stablehlo.sort"(%arg0, %0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%r1: tensor<f32>, %r2: tensor<f32>, %r3: tensor<i32>, %r4: tensor<i32>):
      %5 = "stablehlo.compare"(%r1, %r2) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %6 = "stablehlo.compare"(%r1, %r1) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %7 = "stablehlo.compare"(%r2, %r2) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %8 = "stablehlo.not"(%7) : (tensor<i1>) -> tensor<i1>
      %9 = "stablehlo.and"(%6, %8) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %10 = "stablehlo.or"(%5, %9) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%10) : (tensor<i1>) -> ()
    }) : (tensor<2x3xf32>, tensor<2x3xi32>) -> (tensor<2x3xf32>, tensor<2x3xi32>)
    %12 = "stablehlo.slice"(%11#0) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 1, 3>, strides = array<i64: 1, 1>}> : (tensor<2x3xf32>) -> tensor<1x3xf32>
    %13 = "stablehlo.reshape"(%12) : (tensor<1x3xf32>) -> tensor<3xf32>
    %14 = "stablehlo.slice"(%11#1) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 1, 3>, strides = array<i64: 1, 1>}> : (tensor<2x3xi32>) -> tensor<1x3xi32>
    %15 = "stablehlo.reshape"(%14) : (tensor<1x3xi32>) -> tensor<3xi32>
    %16 = "stablehlo.slice"(%11#0) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 1, 3>, strides = array<i64: 1, 1>}> : (tensor<2x3xf32>) -> tensor<1x3xf32>
    %17 = "stablehlo.reshape"(%16) : (tensor<1x3xf32>) -> tensor<3xf32>
    %18 = "stablehlo.slice"(%11#1) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 1, 3>, strides = array<i64: 1, 1>}> : (tensor<2x3xi32>) -> tensor<1x3xi32>
    %19 = "stablehlo.reshape"(%18) : (tensor<1x3xi32>) -> tensor<3xi32>
    %20 = "stablehlo.compare"(%17, %17) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %21 = "stablehlo.select"(%20, %17, %13) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %22 = "stablehlo.select"(%20, %19, %15) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %23 = "stablehlo.reshape"(%21) : (tensor<3xf32>) -> tensor<1x3xf32>
    %24 = "stablehlo.reshape"(%22) : (tensor<3xi32>) -> tensor<1x3xi32>
    %25 = "stablehlo.convert"(%24) : (tensor<1x3xi32>) -> tensor<1x3xi64>
    return %23, %25 : tensor<1x3xf32>, tensor<1x3xi64>
  }
}

// T[] 0, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<f32>) -> (tensor<f32>, tensor<i64>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<f32>) -> tensor<1xf32>
    %1 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1xi32>
    %12:2 = "stablehlo.sort"(%0, %1) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%r2: tensor<f32>, %r3: tensor<f32>, %r4: tensor<i32>, %r5: tensor<i32>):
      %6 = "stablehlo.compare"(%r2, %r3) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %7 = "stablehlo.compare"(%r2, %r2) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %8 = "stablehlo.compare"(%r3, %r3) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %9 = "stablehlo.not"(%8) : (tensor<i1>) -> tensor<i1>
      %10 = "stablehlo.and"(%7, %9) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %11 = "stablehlo.or"(%6, %10) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%11) : (tensor<i1>) -> ()
    }) : (tensor<1xf32>, tensor<1xi32>) -> (tensor<1xf32>, tensor<1xi32>)
    %13 = "stablehlo.reshape"(%12#0) : (tensor<1xf32>) -> tensor<f32>
    %14 = "stablehlo.reshape"(%12#1) : (tensor<1xi32>) -> tensor<i32>
    %15 = "stablehlo.reshape"(%12#0) : (tensor<1xf32>) -> tensor<f32>
    %16 = "stablehlo.reshape"(%12#1) : (tensor<1xi32>) -> tensor<i32>
    %17 = "stablehlo.compare"(%15, %15) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %18 = "stablehlo.select"(%17, %15, %13) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %19 = "stablehlo.select"(%17, %16, %14) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %20 = "stablehlo.convert"(%19) : (tensor<i32>) -> tensor<i64>
    return %18, %20 : tensor<f32>, tensor<i64>
  }
}

// T[2,3] 1, T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xbf16>) -> (tensor<2xbf16>, tensor<2xi64>) {
    %0 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
    %11:2 = "stablehlo.sort"(%arg0, %0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%r1: tensor<bf16>, %r2: tensor<bf16>, %r3: tensor<i32>, %r4: tensor<i32>):
      %5 = "stablehlo.compare"(%r1, %r2) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %6 = "stablehlo.compare"(%r1, %r1) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %7 = "stablehlo.compare"(%r2, %r2) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %8 = "stablehlo.not"(%7) : (tensor<i1>) -> tensor<i1>
      %9 = "stablehlo.and"(%6, %8) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %10 = "stablehlo.or"(%5, %9) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%10) : (tensor<i1>) -> ()
    }) : (tensor<2x3xbf16>, tensor<2x3xi32>) -> (tensor<2x3xbf16>, tensor<2x3xi32>)
    %12 = "stablehlo.slice"(%11#0) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 2, 2>, strides = array<i64: 1, 1>}> : (tensor<2x3xbf16>) -> tensor<2x1xbf16>
    %13 = "stablehlo.reshape"(%12) : (tensor<2x1xbf16>) -> tensor<2xbf16>
    %14 = "stablehlo.slice"(%11#1) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 2, 2>, strides = array<i64: 1, 1>}> : (tensor<2x3xi32>) -> tensor<2x1xi32>
    %15 = "stablehlo.reshape"(%14) : (tensor<2x1xi32>) -> tensor<2xi32>
    %16 = "stablehlo.slice"(%11#0) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 1>, strides = array<i64: 1, 1>}> : (tensor<2x3xbf16>) -> tensor<2x1xbf16>
    %17 = "stablehlo.reshape"(%16) : (tensor<2x1xbf16>) -> tensor<2xbf16>
    %18 = "stablehlo.slice"(%11#1) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 1>, strides = array<i64: 1, 1>}> : (tensor<2x3xi32>) -> tensor<2x1xi32>
    %19 = "stablehlo.reshape"(%18) : (tensor<2x1xi32>) -> tensor<2xi32>
    %20 = "stablehlo.compare"(%17, %17) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xbf16>, tensor<2xbf16>) -> tensor<2xi1>
    %21 = "stablehlo.select"(%20, %17, %13) : (tensor<2xi1>, tensor<2xbf16>, tensor<2xbf16>) -> tensor<2xbf16>
    %22 = "stablehlo.select"(%20, %19, %15) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %23 = "stablehlo.convert"(%22) : (tensor<2xi32>) -> tensor<2xi64>
    return %21, %23 : tensor<2xbf16>, tensor<2xi64>
  }
}

// T[2,3] 1, T = int64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xi64>) -> (tensor<2xi64>, tensor<2xi64>) {
    %0 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
    %6:2 = "stablehlo.sort"(%arg0, %0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%r1: tensor<i64>, %r2: tensor<i64>, %r3: tensor<i32>, %r4: tensor<i32>):
      %5 = "stablehlo.compare"(%r1, %r2) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%5) : (tensor<i1>) -> ()
    }) : (tensor<2x3xi64>, tensor<2x3xi32>) -> (tensor<2x3xi64>, tensor<2x3xi32>)
    %7 = "stablehlo.slice"(%6#0) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 2, 2>, strides = array<i64: 1, 1>}> : (tensor<2x3xi64>) -> tensor<2x1xi64>
    %8 = "stablehlo.reshape"(%7) : (tensor<2x1xi64>) -> tensor<2xi64>
    %9 = "stablehlo.slice"(%6#1) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 2, 2>, strides = array<i64: 1, 1>}> : (tensor<2x3xi32>) -> tensor<2x1xi32>
    %10 = "stablehlo.reshape"(%9) : (tensor<2x1xi32>) -> tensor<2xi32>
    %11 = "stablehlo.slice"(%6#0) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 1>, strides = array<i64: 1, 1>}> : (tensor<2x3xi64>) -> tensor<2x1xi64>
    %12 = "stablehlo.reshape"(%11) : (tensor<2x1xi64>) -> tensor<2xi64>
    %13 = "stablehlo.slice"(%6#1) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 1>, strides = array<i64: 1, 1>}> : (tensor<2x3xi32>) -> tensor<2x1xi32>
    %14 = "stablehlo.reshape"(%13) : (tensor<2x1xi32>) -> tensor<2xi32>
    %15 = "stablehlo.compare"(%12, %12) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi1>
    %16 = "stablehlo.select"(%15, %12, %8) : (tensor<2xi1>, tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    %17 = "stablehlo.select"(%15, %14, %10) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %18 = "stablehlo.convert"(%17) : (tensor<2xi32>) -> tensor<2xi64>
    return %16, %18 : tensor<2xi64>, tensor<2xi64>
  }
}
