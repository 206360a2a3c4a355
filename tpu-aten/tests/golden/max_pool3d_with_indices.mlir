// aten::max_pool3d_with_indices(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0, int[3] dilation=1, bool ceil_mode=False) -> (Tensor, Tensor)

// T[2,3,4,5,6] (2,3,2) (1,2,2) (1,1,0), T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x4x5x6xf32>) -> (tensor<2x3x5x3x3xf32>, tensor<2x3x5x3x3xi64>) {
    %0 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x3x4x5x6xi32>
    %1 = "stablehlo.constant"() <{value = dense<30> : tensor<2x3x4x5x6xi32>}> : () -> tensor<2x3x4x5x6xi32>
    %2 = "stablehlo.multiply"(%0, %1) : (tensor<2x3x4x5x6xi32>, tensor<2x3x4x5x6xi32>) -> tensor<2x3x4x5x6xi32>
    %3 = "stablehlo.iota"() <{iota_dimension = 3 : i64}> : () -> tensor<2x3x4x5x6xi32>
    %4 = "stablehlo.constant"() <{value = dense<6> : tensor<2x3x4x5x6xi32>}> : () -> tensor<2x3x4x5x6xi32>
    %5 = "stablehlo.multiply"(%3, %4) : (tensor<2x3x4x5x6xi32>, tensor<2x3x4x5x6xi32>) -> tensor<2x3x4x5x6xi32>
    %6 = "stablehlo.add"(%2, %5) : (tensor<2x3x4x5x6xi32>, tensor<2x3x4x5x6xi32>) -> tensor<2x3x4x5x6xi32>
    %7 = "stablehlo.iota"() <{iota_dimension = 4 : i64}> : () -> tensor<2x3x4x5x6xi32>
    %8 = "stablehlo.constant"() <{value = dense<1> : tensor<2x3x4x5x6xi32>}> : () -> tensor<2x3x4x5x6xi32>
    %9 = "stablehlo.multiply"(%7, %8) : (tensor<2x3x4x5x6xi32>, tensor<2x3x4x5x6xi32>) -> tensor<2x3x4x5x6xi32>
    %10 = "stablehlo.add"(%6, %9) : (tensor<2x3x4x5x6xi32>, tensor<2x3x4x5x6xi32>) -> tensor<2x3x4x5x6xi32>
    %11 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %12 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
    %30:2 = "stablehlo.reduce_window"(%arg0, %10, %11, %12) <{window_dimensions = array<i64: 1, 1, 2, 3, 2>, window_strides = array<i64: 1, 1, 1, 2, 2>, base_dilations = array<i64: 1, 1, 1, 1, 1>, window_dilations = array<i64: 1, 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [1, 1], [1, 1], [0, 0]]> : tensor<5x2xi64>}> ({
    ^bb0(%r13: tensor<f32>, %r14: tensor<i32>, %r15: tensor<f32>, %r16: tensor<i32>):
      %17 = "stablehlo.compare"(%r13, %r15) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %18 = "stablehlo.compare"(%r13, %r15) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %19 = "stablehlo.compare"(%r14, %r16) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %20 = "stablehlo.and"(%18, %19) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %21 = "stablehlo.or"(%17, %20) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %22 = "stablehlo.compare"(%r13, %r13) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %23 = "stablehlo.compare"(%r15, %r15) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %24 = "stablehlo.and"(%23, %19) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %25 = "stablehlo.not"(%24) : (tensor<i1>) -> tensor<i1>
      %26 = "stablehlo.and"(%22, %25) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %27 = "stablehlo.or"(%21, %26) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %28 = "stablehlo.select"(%27, %r13, %r15) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %29 = "stablehlo.select"(%27, %r14, %r16) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%28, %29) : (tensor<f32>, tensor<i32>) -> ()
    }) : (tensor<2x3x4x5x6xf32>, tensor<2x3x4x5x6xi32>, tensor<f32>, tensor<i32>) -> (tensor<2x3x5x3x3xf32>, tensor<2x3x5x3x3xi32>)
    %31 = "stablehlo.convert"(%30#1) : (tensor<2x3x5x3x3xi32>) -> tensor<2x3x5x3x3xi64>
    %35 = "stablehlo.reduce_window"(%arg0, %11) <{window_dimensions = array<i64: 1, 1, 2, 3, 2>, window_strides = array<i64: 1, 1, 1, 2, 2>, base_dilations = array<i64: 1, 1, 1, 1, 1>, window_dilations = array<i64: 1, 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [1, 1], [1, 1], [0, 0]]> : tensor<5x2xi64>}> ({
    ^bb0(%r32: tensor<f32>, %r33: tensor<f32>):
      %34 = "stablehlo.maximum"(%r32, %r33) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%34) : (tensor<f32>) -> ()
    }) : (tensor<2x3x4x5x6xf32>, tensor<f32>) -> tensor<2x3x5x3x3xf32>
    return %35, %31 : tensor<2x3x5x3x3xf32>, tensor<2x3x5x3x3xi64>
  }
}

// T[2,3,4,5,6] (2,3,2) (1,2,2) (1,1,0), T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x4x5x6xbf16>) -> (tensor<2x3x5x3x3xbf16>, tensor<2x3x5x3x3xi64>) {
    %0 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x3x4x5x6xi32>
    %1 = "stablehlo.constant"() <{value = dense<30> : tensor<2x3x4x5x6xi32>}> : () -> tensor<2x3x4x5x6xi32>
    %2 = "stablehlo.multiply"(%0, %1) : (tensor<2x3x4x5x6xi32>, tensor<2x3x4x5x6xi32>) -> tensor<2x3x4x5x6xi32>
    %3 = "stablehlo.iota"() <{iota_dimension = 3 : i64}> : () -> tensor<2x3x4x5x6xi32>
    %4 = "stablehlo.constant"() <{value = dense<6> : tensor<2x3x4x5x6xi32>}> : () -> tensor<2x3x4x5x6xi32>
    %5 = "stablehlo.multiply"(%3, %4) : (tensor<2x3x4x5x6xi32>, tensor<2x3x4x5x6xi32>) -> tensor<2x3x4x5x6xi32>
    %6 = "stablehlo.add"(%2, %5) : (tensor<2x3x4x5x6xi32>, tensor<2x3x4x5x6xi32>) -> tensor<2x3x4x5x6xi32>
    %7 = "stablehlo.iota"() <{iota_dimension = 4 : i64}> : () -> tensor<2x3x4x5x6xi32>
    %8 = "stablehlo.constant"() <{value = dense<1> : tensor<2x3x4x5x6xi32>}> : () -> tensor<2x3x4x5x6xi32>
    %9 = "stablehlo.multiply"(%7, %8) : (tensor<2x3x4x5x6xi32>, tensor<2x3x4x5x6xi32>) -> tensor<2x3x4x5x6xi32>
    %10 = "stablehlo.add"(%6, %9) : (tensor<2x3x4x5x6xi32>, tensor<2x3x4x5x6xi32>) -> tensor<2x3x4x5x6xi32>
    %11 = "stablehlo.constant"() <{value = dense<0xFF80> : tensor<bf16>}> : () -> tensor<bf16>
    %12 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
    %30:2 = "stablehlo.reduce_window"(%arg0, %10, %11, %12) <{window_dimensions = array<i64: 1, 1, 2, 3, 2>, window_strides = array<i64: 1, 1, 1, 2, 2>, base_dilations = array<i64: 1, 1, 1, 1, 1>, window_dilations = array<i64: 1, 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [1, 1], [1, 1], [0, 0]]> : tensor<5x2xi64>}> ({
    ^bb0(%r13: tensor<bf16>, %r14: tensor<i32>, %r15: tensor<bf16>, %r16: tensor<i32>):
      %17 = "stablehlo.compare"(%r13, %r15) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %18 = "stablehlo.compare"(%r13, %r15) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %19 = "stablehlo.compare"(%r14, %r16) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %20 = "stablehlo.and"(%18, %19) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %21 = "stablehlo.or"(%17, %20) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %22 = "stablehlo.compare"(%r13, %r13) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %23 = "stablehlo.compare"(%r15, %r15) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %24 = "stablehlo.and"(%23, %19) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %25 = "stablehlo.not"(%24) : (tensor<i1>) -> tensor<i1>
      %26 = "stablehlo.and"(%22, %25) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %27 = "stablehlo.or"(%21, %26) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %28 = "stablehlo.select"(%27, %r13, %r15) : (tensor<i1>, tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      %29 = "stablehlo.select"(%27, %r14, %r16) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%28, %29) : (tensor<bf16>, tensor<i32>) -> ()
    }) : (tensor<2x3x4x5x6xbf16>, tensor<2x3x4x5x6xi32>, tensor<bf16>, tensor<i32>) -> (tensor<2x3x5x3x3xbf16>, tensor<2x3x5x3x3xi32>)
    %31 = "stablehlo.convert"(%30#1) : (tensor<2x3x5x3x3xi32>) -> tensor<2x3x5x3x3xi64>
    %35 = "stablehlo.reduce_window"(%arg0, %11) <{window_dimensions = array<i64: 1, 1, 2, 3, 2>, window_strides = array<i64: 1, 1, 1, 2, 2>, base_dilations = array<i64: 1, 1, 1, 1, 1>, window_dilations = array<i64: 1, 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [1, 1], [1, 1], [0, 0]]> : tensor<5x2xi64>}> ({
    ^bb0(%r32: tensor<bf16>, %r33: tensor<bf16>):
      %34 = "stablehlo.maximum"(%r32, %r33) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%34) : (tensor<bf16>) -> ()
    }) : (tensor<2x3x4x5x6xbf16>, tensor<bf16>) -> tensor<2x3x5x3x3xbf16>
    return %35, %31 : tensor<2x3x5x3x3xbf16>, tensor<2x3x5x3x3xi64>
  }
}

// T[2,3,4,5,6] (2,3,2) (1,2,2) (1,1,0), T = float16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x4x5x6xf16>) -> (tensor<2x3x5x3x3xf16>, tensor<2x3x5x3x3xi64>) {
    %0 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x3x4x5x6xi32>
    %1 = "stablehlo.constant"() <{value = dense<30> : tensor<2x3x4x5x6xi32>}> : () -> tensor<2x3x4x5x6xi32>
    %2 = "stablehlo.multiply"(%0, %1) : (tensor<2x3x4x5x6xi32>, tensor<2x3x4x5x6xi32>) -> tensor<2x3x4x5x6xi32>
    %3 = "stablehlo.iota"() <{iota_dimension = 3 : i64}> : () -> tensor<2x3x4x5x6xi32>
    %4 = "stablehlo.constant"() <{value = dense<6> : tensor<2x3x4x5x6xi32>}> : () -> tensor<2x3x4x5x6xi32>
    %5 = "stablehlo.multiply"(%3, %4) : (tensor<2x3x4x5x6xi32>, tensor<2x3x4x5x6xi32>) -> tensor<2x3x4x5x6xi32>
    %6 = "stablehlo.add"(%2, %5) : (tensor<2x3x4x5x6xi32>, tensor<2x3x4x5x6xi32>) -> tensor<2x3x4x5x6xi32>
    %7 = "stablehlo.iota"() <{iota_dimension = 4 : i64}> : () -> tensor<2x3x4x5x6xi32>
    %8 = "stablehlo.constant"() <{value = dense<1> : tensor<2x3x4x5x6xi32>}> : () -> tensor<2x3x4x5x6xi32>
    %9 = "stablehlo.multiply"(%7, %8) : (tensor<2x3x4x5x6xi32>, tensor<2x3x4x5x6xi32>) -> tensor<2x3x4x5x6xi32>
    %10 = "stablehlo.add"(%6, %9) : (tensor<2x3x4x5x6xi32>, tensor<2x3x4x5x6xi32>) -> tensor<2x3x4x5x6xi32>
    %11 = "stablehlo.constant"() <{value = dense<0xFC00> : tensor<f16>}> : () -> tensor<f16>
    %12 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
    %30:2 = "stablehlo.reduce_window"(%arg0, %10, %11, %12) <{window_dimensions = array<i64: 1, 1, 2, 3, 2>, window_strides = array<i64: 1, 1, 1, 2, 2>, base_dilations = array<i64: 1, 1, 1, 1, 1>, window_dilations = array<i64: 1, 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [1, 1], [1, 1], [0, 0]]> : tensor<5x2xi64>}> ({
    ^bb0(%r13: tensor<f16>, %r14: tensor<i32>, %r15: tensor<f16>, %r16: tensor<i32>):
      %17 = "stablehlo.compare"(%r13, %r15) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f16>, tensor<f16>) -> tensor<i1>
      %18 = "stablehlo.compare"(%r13, %r15) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f16>, tensor<f16>) -> tensor<i1>
      %19 = "stablehlo.compare"(%r14, %r16) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %20 = "stablehlo.and"(%18, %19) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %21 = "stablehlo.or"(%17, %20) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %22 = "stablehlo.compare"(%r13, %r13) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f16>, tensor<f16>) -> tensor<i1>
      %23 = "stablehlo.compare"(%r15, %r15) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f16>, tensor<f16>) -> tensor<i1>
      %24 = "stablehlo.and"(%23, %19) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %25 = "stablehlo.not"(%24) : (tensor<i1>) -> tensor<i1>
      %26 = "stablehlo.and"(%22, %25) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %27 = "stablehlo.or"(%21, %26) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %28 = "stablehlo.select"(%27, %r13, %r15) : (tensor<i1>, tensor<f16>, tensor<f16>) -> tensor<f16>
      %29 = "stablehlo.select"(%27, %r14, %r16) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%28, %29) : (tensor<f16>, tensor<i32>) -> ()
    }) : (tensor<2x3x4x5x6xf16>, tensor<2x3x4x5x6xi32>, tensor<f16>, tensor<i32>) -> (tensor<2x3x5x3x3xf16>, tensor<2x3x5x3x3xi32>)
    %31 = "stablehlo.convert"(%30#1) : (tensor<2x3x5x3x3xi32>) -> tensor<2x3x5x3x3xi64>
    %35 = "stablehlo.reduce_window"(%arg0, %11) <{window_dimensions = array<i64: 1, 1, 2, 3, 2>, window_strides = array<i64: 1, 1, 1, 2, 2>, base_dilations = array<i64: 1, 1, 1, 1, 1>, window_dilations = array<i64: 1, 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [1, 1], [1, 1], [0, 0]]> : tensor<5x2xi64>}> ({
    ^bb0(%r32: tensor<f16>, %r33: tensor<f16>):
      %34 = "stablehlo.maximum"(%r32, %r33) : (tensor<f16>, tensor<f16>) -> tensor<f16>
      "stablehlo.return"(%34) : (tensor<f16>) -> ()
    }) : (tensor<2x3x4x5x6xf16>, tensor<f16>) -> tensor<2x3x5x3x3xf16>
    return %35, %31 : tensor<2x3x5x3x3xf16>, tensor<2x3x5x3x3xi64>
  }
}

// T[2,3,4,5,6] (2,3,2) (1,2,2) (1,1,0), T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x4x5x6xf64>) -> (tensor<2x3x5x3x3xf64>, tensor<2x3x5x3x3xi64>) {
    %0 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x3x4x5x6xi32>
    %1 = "stablehlo.constant"() <{value = dense<30> : tensor<2x3x4x5x6xi32>}> : () -> tensor<2x3x4x5x6xi32>
    %2 = "stablehlo.multiply"(%0, %1) : (tensor<2x3x4x5x6xi32>, tensor<2x3x4x5x6xi32>) -> tensor<2x3x4x5x6xi32>
    %3 = "stablehlo.iota"() <{iota_dimension = 3 : i64}> : () -> tensor<2x3x4x5x6xi32>
    %4 = "stablehlo.constant"() <{value = dense<6> : tensor<2x3x4x5x6xi32>}> : () -> tensor<2x3x4x5x6xi32>
    %5 = "stablehlo.multiply"(%3, %4) : (tensor<2x3x4x5x6xi32>, tensor<2x3x4x5x6xi32>) -> tensor<2x3x4x5x6xi32>
    %6 = "stablehlo.add"(%2, %5) : (tensor<2x3x4x5x6xi32>, tensor<2x3x4x5x6xi32>) -> tensor<2x3x4x5x6xi32>
    %7 = "stablehlo.iota"() <{iota_dimension = 4 : i64}> : () -> tensor<2x3x4x5x6xi32>
    %8 = "stablehlo.constant"() <{value = dense<1> : tensor<2x3x4x5x6xi32>}> : () -> tensor<2x3x4x5x6xi32>
    %9 = "stablehlo.multiply"(%7, %8) : (tensor<2x3x4x5x6xi32>, tensor<2x3x4x5x6xi32>) -> tensor<2x3x4x5x6xi32>
    %10 = "stablehlo.add"(%6, %9) : (tensor<2x3x4x5x6xi32>, tensor<2x3x4x5x6xi32>) -> tensor<2x3x4x5x6xi32>
    %11 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<f64>}> : () -> tensor<f64>
    %12 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
    %30:2 = "stablehlo.reduce_window"(%arg0, %10, %11, %12) <{window_dimensions = array<i64: 1, 1, 2, 3, 2>, window_strides = array<i64: 1, 1, 1, 2, 2>, base_dilations = array<i64: 1, 1, 1, 1, 1>, window_dilations = array<i64: 1, 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [1, 1], [1, 1], [0, 0]]> : tensor<5x2xi64>}> ({
    ^bb0(%r13: tensor<f64>, %r14: tensor<i32>, %r15: tensor<f64>, %r16: tensor<i32>):
      %17 = "stablehlo.compare"(%r13, %r15) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %18 = "stablehlo.compare"(%r13, %r15) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %19 = "stablehlo.compare"(%r14, %r16) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %20 = "stablehlo.and"(%18, %19) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %21 = "stablehlo.or"(%17, %20) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %22 = "stablehlo.compare"(%r13, %r13) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %23 = "stablehlo.compare"(%r15, %r15) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %24 = "stablehlo.and"(%23, %19) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %25 = "stablehlo.not"(%24) : (tensor<i1>) -> tensor<i1>
      %26 = "stablehlo.and"(%22, %25) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %27 = "stablehlo.or"(%21, %26) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %28 = "stablehlo.select"(%27, %r13, %r15) : (tensor<i1>, tensor<f64>, tensor<f64>) -> tensor<f64>
      %29 = "stablehlo.select"(%27, %r14, %r16) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%28, %29) : (tensor<f64>, tensor<i32>) -> ()
    }) : (tensor<2x3x4x5x6xf64>, tensor<2x3x4x5x6xi32>, tensor<f64>, tensor<i32>) -> (tensor<2x3x5x3x3xf64>, tensor<2x3x5x3x3xi32>)
    %31 = "stablehlo.convert"(%30#1) : (tensor<2x3x5x3x3xi32>) -> tensor<2x3x5x3x3xi64>
    %35 = "stablehlo.reduce_window"(%arg0, %11) <{window_dimensions = array<i64: 1, 1, 2, 3, 2>, window_strides = array<i64: 1, 1, 1, 2, 2>, base_dilations = array<i64: 1, 1, 1, 1, 1>, window_dilations = array<i64: 1, 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [1, 1], [1, 1], [0, 0]]> : tensor<5x2xi64>}> ({
    ^bb0(%r32: tensor<f64>, %r33: tensor<f64>):
      %34 = "stablehlo.maximum"(%r32, %r33) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%34) : (tensor<f64>) -> ()
    }) : (tensor<2x3x4x5x6xf64>, tensor<f64>) -> tensor<2x3x5x3x3xf64>
    return %35, %31 : tensor<2x3x5x3x3xf64>, tensor<2x3x5x3x3xi64>
  }
}
