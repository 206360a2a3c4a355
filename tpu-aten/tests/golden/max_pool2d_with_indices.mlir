// aten::max_pool2d_with_indices(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, int[2] dilation=1, bool ceil_mode=False) -> (Tensor, Tensor)

// T[2,3,6,7] (2,2), T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x6x7xf32>) -> (tensor<2x3x3x3xf32>, tensor<2x3x3x3xi64>) {
    %0 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x3x6x7xi32>
    %1 = "stablehlo.constant"() <{value = dense<7> : tensor<2x3x6x7xi32>}> : () -> tensor<2x3x6x7xi32>
    %2 = "stablehlo.multiply"(%0, %1) : (tensor<2x3x6x7xi32>, tensor<2x3x6x7xi32>) -> tensor<2x3x6x7xi32>
    %3 = "stablehlo.iota"() <{iota_dimension = 3 : i64}> : () -> tensor<2x3x6x7xi32>
    %4 = "stablehlo.constant"() <{value = dense<1> : tensor<2x3x6x7xi32>}> : () -> tensor<2x3x6x7xi32>
    %5 = "stablehlo.multiply"(%3, %4) : (tensor<2x3x6x7xi32>, tensor<2x3x6x7xi32>) -> tensor<2x3x6x7xi32>
    %6 = "stablehlo.add"(%2, %5) : (tensor<2x3x6x7xi32>, tensor<2x3x6x7xi32>) -> tensor<2x3x6x7xi32>
    %7 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %8 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
    %26:2 = "stablehlo.reduce_window"(%arg0, %6, %7, %8) <{window_dimensions = array<i64: 1, 1, 2, 2>, window_strides = array<i64: 1, 1, 2, 2>, base_dilations = array<i64: 1, 1, 1, 1>, window_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>}> ({
    ^bb0(%r9: tensor<f32>, %r10: tensor<i32>, %r11: tensor<f32>, %r12: tensor<i32>):
      %13 = "stablehlo.compare"(%r9, %r11) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %14 = "stablehlo.compare"(%r9, %r11) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %15 = "stablehlo.compare"(%r10, %r12) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %16 = "stablehlo.and"(%14, %15) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %17 = "stablehlo.or"(%13, %16) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %18 = "stablehlo.compare"(%r9, %r9) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %19 = "stablehlo.compare"(%r11, %r11) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %20 = "stablehlo.and"(%19, %15) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %21 = "stablehlo.not"(%20) : (tensor<i1>) -> tensor<i1>
      %22 = "stablehlo.and"(%18, %21) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %23 = "stablehlo.or"(%17, %22) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %24 = "stablehlo.select"(%23, %r9, %r11) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %25 = "stablehlo.select"(%23, %r10, %r12) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%24, %25) : (tensor<f32>, tensor<i32>) -> ()
    }) : (tensor<2x3x6x7xf32>, tensor<2x3x6x7xi32>, tensor<f32>, tensor<i32>) -> (tensor<2x3x3x3xf32>, tensor<2x3x3x3xi32>)
    %27 = "stablehlo.convert"(%26#1) : (tensor<2x3x3x3xi32>) -> tensor<2x3x3x3xi64>
    %31 = "stablehlo.reduce_window"(%arg0, %7) <{window_dimensions = array<i64: 1, 1, 2, 2>, window_strides = array<i64: 1, 1, 2, 2>, base_dilations = array<i64: 1, 1, 1, 1>, window_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>}> ({
    ^bb0(%r28: tensor<f32>, %r29: tensor<f32>):
      %30 = "stablehlo.maximum"(%r28, %r29) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%30) : (tensor<f32>) -> ()
    }) : (tensor<2x3x6x7xf32>, tensor<f32>) -> tensor<2x3x3x3xf32>
    return %31, %27 : tensor<2x3x3x3xf32>, tensor<2x3x3x3xi64>
  }
}

// T[3,6,7] (3,2) (2,1) (1,1) (1,2) true, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<3x6x7xf32>) -> (tensor<3x4x7xf32>, tensor<3x4x7xi64>) {
    %0 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x6x7xi32>
    %1 = "stablehlo.constant"() <{value = dense<7> : tensor<3x6x7xi32>}> : () -> tensor<3x6x7xi32>
    %2 = "stablehlo.multiply"(%0, %1) : (tensor<3x6x7xi32>, tensor<3x6x7xi32>) -> tensor<3x6x7xi32>
    %3 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<3x6x7xi32>
    %4 = "stablehlo.constant"() <{value = dense<1> : tensor<3x6x7xi32>}> : () -> tensor<3x6x7xi32>
    %5 = "stablehlo.multiply"(%3, %4) : (tensor<3x6x7xi32>, tensor<3x6x7xi32>) -> tensor<3x6x7xi32>
    %6 = "stablehlo.add"(%2, %5) : (tensor<3x6x7xi32>, tensor<3x6x7xi32>) -> tensor<3x6x7xi32>
    %7 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %8 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
    %26:2 = "stablehlo.reduce_window"(%arg0, %6, %7, %8) <{window_dimensions = array<i64: 1, 3, 2>, window_strides = array<i64: 1, 2, 1>, base_dilations = array<i64: 1, 1, 1>, window_dilations = array<i64: 1, 1, 2>, padding = dense<[[0, 0], [1, 2], [1, 1]]> : tensor<3x2xi64>}> ({
    ^bb0(%r9: tensor<f32>, %r10: tensor<i32>, %r11: tensor<f32>, %r12: tensor<i32>):
      %13 = "stablehlo.compare"(%r9, %r11) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %14 = "stablehlo.compare"(%r9, %r11) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %15 = "stablehlo.compare"(%r10, %r12) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %16 = "stablehlo.and"(%14, %15) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %17 = "stablehlo.or"(%13, %16) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %18 = "stablehlo.compare"(%r9, %r9) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %19 = "stablehlo.compare"(%r11, %r11) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %20 = "stablehlo.and"(%19, %15) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %21 = "stablehlo.not"(%20) : (tensor<i1>) -> tensor<i1>
      %22 = "stablehlo.and"(%18, %21) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %23 = "stablehlo.or"(%17, %22) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %24 = "stablehlo.select"(%23, %r9, %r11) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %25 = "stablehlo.select"(%23, %r10, %r12) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%24, %25) : (tensor<f32>, tensor<i32>) -> ()
    }) : (tensor<3x6x7xf32>, tensor<3x6x7xi32>, tensor<f32>, tensor<i32>) -> (tensor<3x4x7xf32>, tensor<3x4x7xi32>)
    %27 = "stablehlo.convert"(%26#1) : (tensor<3x4x7xi32>) -> tensor<3x4x7xi64>
    %31 = "stablehlo.reduce_window"(%arg0, %7) <{window_dimensions = array<i64: 1, 3, 2>, window_strides = array<i64: 1, 2, 1>, base_dilations = array<i64: 1, 1, 1>, window_dilations = array<i64: 1, 1, 2>, padding = dense<[[0, 0], [1, 2], [1, 1]]> : tensor<3x2xi64>}> ({
    ^bb0(%r28: tensor<f32>, %r29: tensor<f32>):
      %30 = "stablehlo.maximum"(%r28, %r29) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%30) : (tensor<f32>) -> ()
    }) : (tensor<3x6x7xf32>, tensor<f32>) -> tensor<3x4x7xf32>
    return %31, %27 : tensor<3x4x7xf32>, tensor<3x4x7xi64>
  }
}

// T[2,3,6,7] (2,2), T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x6x7xbf16>) -> (tensor<2x3x3x3xbf16>, tensor<2x3x3x3xi64>) {
    %0 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x3x6x7xi32>
    %1 = "stablehlo.constant"() <{value = dense<7> : tensor<2x3x6x7xi32>}> : () -> tensor<2x3x6x7xi32>
    %2 = "stablehlo.multiply"(%0, %1) : (tensor<2x3x6x7xi32>, tensor<2x3x6x7xi32>) -> tensor<2x3x6x7xi32>
    %3 = "stablehlo.iota"() <{iota_dimension = 3 : i64}> : () -> tensor<2x3x6x7xi32>
    %4 = "stablehlo.constant"() <{value = dense<1> : tensor<2x3x6x7xi32>}> : () -> tensor<2x3x6x7xi32>
    %5 = "stablehlo.multiply"(%3, %4) : (tensor<2x3x6x7xi32>, tensor<2x3x6x7xi32>) -> tensor<2x3x6x7xi32>
    %6 = "stablehlo.add"(%2, %5) : (tensor<2x3x6x7xi32>, tensor<2x3x6x7xi32>) -> tensor<2x3x6x7xi32>
    %7 = "stablehlo.constant"() <{value = dense<0xFF80> : tensor<bf16>}> : () -> tensor<bf16>
    %8 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
    %26:2 = "stablehlo.reduce_window"(%arg0, %6, %7, %8) <{window_dimensions = array<i64: 1, 1, 2, 2>, window_strides = array<i64: 1, 1, 2, 2>, base_dilations = array<i64: 1, 1, 1, 1>, window_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>}> ({
    ^bb0(%r9: tensor<bf16>, %r10: tensor<i32>, %r11: tensor<bf16>, %r12: tensor<i32>):
      %13 = "stablehlo.compare"(%r9, %r11) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %14 = "stablehlo.compare"(%r9, %r11) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %15 = "stablehlo.compare"(%r10, %r12) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %16 = "stablehlo.and"(%14, %15) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %17 = "stablehlo.or"(%13, %16) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %18 = "stablehlo.compare"(%r9, %r9) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %19 = "stablehlo.compare"(%r11, %r11) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %20 = "stablehlo.and"(%19, %15) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %21 = "stablehlo.not"(%20) : (tensor<i1>) -> tensor<i1>
      %22 = "stablehlo.and"(%18, %21) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %23 = "stablehlo.or"(%17, %22) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %24 = "stablehlo.select"(%23, %r9, %r11) : (tensor<i1>, tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      %25 = "stablehlo.select"(%23, %r10, %r12) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%24, %25) : (tensor<bf16>, tensor<i32>) -> ()
    }) : (tensor<2x3x6x7xbf16>, tensor<2x3x6x7xi32>, tensor<bf16>, tensor<i32>) -> (tensor<2x3x3x3xbf16>, tensor<2x3x3x3xi32>)
    %27 = "stablehlo.convert"(%26#1) : (tensor<2x3x3x3xi32>) -> tensor<2x3x3x3xi64>
    %31 = "stablehlo.reduce_window"(%arg0, %7) <{window_dimensions = array<i64: 1, 1, 2, 2>, window_strides = array<i64: 1, 1, 2, 2>, base_dilations = array<i64: 1, 1, 1, 1>, window_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>}> ({
    ^bb0(%r28: tensor<bf16>, %r29: tensor<bf16>):
      %30 = "stablehlo.maximum"(%r28, %r29) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%30) : (tensor<bf16>) -> ()
    }) : (tensor<2x3x6x7xbf16>, tensor<bf16>) -> tensor<2x3x3x3xbf16>
    return %31, %27 : tensor<2x3x3x3xbf16>, tensor<2x3x3x3xi64>
  }
}

// T[2,3,6,7] (2,2), T = float16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x6x7xf16>) -> (tensor<2x3x3x3xf16>, tensor<2x3x3x3xi64>) {
    %0 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x3x6x7xi32>
    %1 = "stablehlo.constant"() <{value = dense<7> : tensor<2x3x6x7xi32>}> : () -> tensor<2x3x6x7xi32>
    %2 = "stablehlo.multiply"(%0, %1) : (tensor<2x3x6x7xi32>, tensor<2x3x6x7xi32>) -> tensor<2x3x6x7xi32>
    %3 = "stablehlo.iota"() <{iota_dimension = 3 : i64}> : () -> tensor<2x3x6x7xi32>
    %4 = "stablehlo.constant"() <{value = dense<1> : tensor<2x3x6x7xi32>}> : () -> tensor<2x3x6x7xi32>
    %5 = "stablehlo.multiply"(%3, %4) : (tensor<2x3x6x7xi32>, tensor<2x3x6x7xi32>) -> tensor<2x3x6x7xi32>
    %6 = "stablehlo.add"(%2, %5) : (tensor<2x3x6x7xi32>, tensor<2x3x6x7xi32>) -> tensor<2x3x6x7xi32>
    %7 = "stablehlo.constant"() <{value = dense<0xFC00> : tensor<f16>}> : () -> tensor<f16>
    %8 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
    %26:2 = "stablehlo.reduce_window"(%arg0, %6, %7, %8) <{window_dimensions = array<i64: 1, 1, 2, 2>, window_strides = array<i64: 1, 1, 2, 2>, base_dilations = array<i64: 1, 1, 1, 1>, window_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>}> ({
    ^bb0(%r9: tensor<f16>, %r10: tensor<i32>, %r11: tensor<f16>, %r12: tensor<i32>):
      %13 = "stablehlo.compare"(%r9, %r11) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f16>, tensor<f16>) -> tensor<i1>
      %14 = "stablehlo.compare"(%r9, %r11) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f16>, tensor<f16>) -> tensor<i1>
      %15 = "stablehlo.compare"(%r10, %r12) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %16 = "stablehlo.and"(%14, %15) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %17 = "stablehlo.or"(%13, %16) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %18 = "stablehlo.compare"(%r9, %r9) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f16>, tensor<f16>) -> tensor<i1>
      %19 = "stablehlo.compare"(%r11, %r11) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f16>, tensor<f16>) -> tensor<i1>
      %20 = "stablehlo.and"(%19, %15) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %21 = "stablehlo.not"(%20) : (tensor<i1>) -> tensor<i1>
      %22 = "stablehlo.and"(%18, %21) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %23 = "stablehlo.or"(%17, %22) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %24 = "stablehlo.select"(%23, %r9, %r11) : (tensor<i1>, tensor<f16>, tensor<f16>) -> tensor<f16>
      %25 = "stablehlo.select"(%23, %r10, %r12) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%24, %25) : (tensor<f16>, tensor<i32>) -> ()
    }) : (tensor<2x3x6x7xf16>, tensor<2x3x6x7xi32>, tensor<f16>, tensor<i32>) -> (tensor<2x3x3x3xf16>, tensor<2x3x3x3xi32>)
    %27 = "stablehlo.convert"(%26#1) : (tensor<2x3x3x3xi32>) -> tensor<2x3x3x3xi64>
    %31 = "stablehlo.reduce_window"(%arg0, %7) <{window_dimensions = array<i64: 1, 1, 2, 2>, window_strides = array<i64: 1, 1, 2, 2>, base_dilations = array<i64: 1, 1, 1, 1>, window_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>}> ({
    ^bb0(%r28: tensor<f16>, %r29: tensor<f16>):
      %30 = "stablehlo.maximum"(%r28, %r29) : (tensor<f16>, tensor<f16>) -> tensor<f16>
      "stablehlo.return"(%30) : (tensor<f16>) -> ()
    }) : (tensor<2x3x6x7xf16>, tensor<f16>) -> tensor<2x3x3x3xf16>
    return %31, %27 : tensor<2x3x3x3xf16>, tensor<2x3x3x3xi64>
  }
}

// T[2,3,6,7] (2,2), T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x6x7xf64>) -> (tensor<2x3x3x3xf64>, tensor<2x3x3x3xi64>) {
    %0 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x3x6x7xi32>
    %1 = "stablehlo.constant"() <{value = dense<7> : tensor<2x3x6x7xi32>}> : () -> tensor<2x3x6x7xi32>
    %2 = "stablehlo.multiply"(%0, %1) : (tensor<2x3x6x7xi32>, tensor<2x3x6x7xi32>) -> tensor<2x3x6x7xi32>
    %3 = "stablehlo.iota"() <{iota_dimension = 3 : i64}> : () -> tensor<2x3x6x7xi32>
    %4 = "stablehlo.constant"() <{value = dense<1> : tensor<2x3x6x7xi32>}> : () -> tensor<2x3x6x7xi32>
    %5 = "stablehlo.multiply"(%3, %4) : (tensor<2x3x6x7xi32>, tensor<2x3x6x7xi32>) -> tensor<2x3x6x7xi32>
    %6 = "stablehlo.add"(%2, %5) : (tensor<2x3x6x7xi32>, tensor<2x3x6x7xi32>) -> tensor<2x3x6x7xi32>
    %7 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<f64>}> : () -> tensor<f64>
    %8 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
    %26:2 = "stablehlo.reduce_window"(%arg0, %6, %7, %8) <{window_dimensions = array<i64: 1, 1, 2, 2>, window_strides = array<i64: 1, 1, 2, 2>, base_dilations = array<i64: 1, 1, 1, 1>, window_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>}> ({
    ^bb0(%r9: tensor<f64>, %r10: tensor<i32>, %r11: tensor<f64>, %r12: tensor<i32>):
      %13 = "stablehlo.compare"(%r9, %r11) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %14 = "stablehlo.compare"(%r9, %r11) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %15 = "stablehlo.compare"(%r10, %r12) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %16 = "stablehlo.and"(%14, %15) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %17 = "stablehlo.or"(%13, %16) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %18 = "stablehlo.compare"(%r9, %r9) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %19 = "stablehlo.compare"(%r11, %r11) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %20 = "stablehlo.and"(%19, %15) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %21 = "stablehlo.not"(%20) : (tensor<i1>) -> tensor<i1>
      %22 = "stablehlo.and"(%18, %21) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %23 = "stablehlo.or"(%17, %22) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %24 = "stablehlo.select"(%23, %r9, %r11) : (tensor<i1>, tensor<f64>, tensor<f64>) -> tensor<f64>
      %25 = "stablehlo.select"(%23, %r10, %r12) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%24, %25) : (tensor<f64>, tensor<i32>) -> ()
    }) : (tensor<2x3x6x7xf64>, tensor<2x3x6x7xi32>, tensor<f64>, tensor<i32>) -> (tensor<2x3x3x3xf64>, tensor<2x3x3x3xi32>)
    %27 = "stablehlo.convert"(%26#1) : (tensor<2x3x3x3xi32>) -> tensor<2x3x3x3xi64>
    %31 = "stablehlo.reduce_window"(%arg0, %7) <{window_dimensions = array<i64: 1, 1, 2, 2>, window_strides = array<i64: 1, 1, 2, 2>, base_dilations = array<i64: 1, 1, 1, 1>, window_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>}> ({
    ^bb0(%r28: tensor<f64>, %r29: tensor<f64>):
      %30 = "stablehlo.maximum"(%r28, %r29) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%30) : (tensor<f64>) -> ()
    }) : (tensor<2x3x6x7xf64>, tensor<f64>) -> tensor<2x3x3x3xf64>
    return %31, %27 : tensor<2x3x3x3xf64>, tensor<2x3x3x3xi64>
  }
}

// T[2,3,6,7] (2,2), T = int64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x6x7xi64>) -> (tensor<2x3x3x3xi64>, tensor<2x3x3x3xi64>) {
    %0 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x3x6x7xi32>
    %1 = "stablehlo.constant"() <{value = dense<7> : tensor<2x3x6x7xi32>}> : () -> tensor<2x3x6x7xi32>
    %2 = "stablehlo.multiply"(%0, %1) : (tensor<2x3x6x7xi32>, tensor<2x3x6x7xi32>) -> tensor<2x3x6x7xi32>
    %3 = "stablehlo.iota"() <{iota_dimension = 3 : i64}> : () -> tensor<2x3x6x7xi32>
    %4 = "stablehlo.constant"() <{value = dense<1> : tensor<2x3x6x7xi32>}> : () -> tensor<2x3x6x7xi32>
    %5 = "stablehlo.multiply"(%3, %4) : (tensor<2x3x6x7xi32>, tensor<2x3x6x7xi32>) -> tensor<2x3x6x7xi32>
    %6 = "stablehlo.add"(%2, %5) : (tensor<2x3x6x7xi32>, tensor<2x3x6x7xi32>) -> tensor<2x3x6x7xi32>
    %7 = "stablehlo.constant"() <{value = dense<-9223372036854775808> : tensor<i64>}> : () -> tensor<i64>
    %8 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
    %20:2 = "stablehlo.reduce_window"(%arg0, %6, %7, %8) <{window_dimensions = array<i64: 1, 1, 2, 2>, window_strides = array<i64: 1, 1, 2, 2>, base_dilations = array<i64: 1, 1, 1, 1>, window_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>}> ({
    ^bb0(%r9: tensor<i64>, %r10: tensor<i32>, %r11: tensor<i64>, %r12: tensor<i32>):
      %13 = "stablehlo.compare"(%r9, %r11) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %14 = "stablehlo.compare"(%r9, %r11) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %15 = "stablehlo.compare"(%r10, %r12) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %16 = "stablehlo.and"(%14, %15) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %17 = "stablehlo.or"(%13, %16) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %18 = "stablehlo.select"(%17, %r9, %r11) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
      %19 = "stablehlo.select"(%17, %r10, %r12) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%18, %19) : (tensor<i64>, tensor<i32>) -> ()
    }) : (tensor<2x3x6x7xi64>, tensor<2x3x6x7xi32>, tensor<i64>, tensor<i32>) -> (tensor<2x3x3x3xi64>, tensor<2x3x3x3xi32>)
    %21 = "stablehlo.convert"(%20#1) : (tensor<2x3x3x3xi32>) -> tensor<2x3x3x3xi64>
    %25 = "stablehlo.reduce_window"(%arg0, %7) <{window_dimensions = array<i64: 1, 1, 2, 2>, window_strides = array<i64: 1, 1, 2, 2>, base_dilations = array<i64: 1, 1, 1, 1>, window_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>}> ({
    ^bb0(%r22: tensor<i64>, %r23: tensor<i64>):
      %24 = "stablehlo.maximum"(%r22, %r23) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%24) : (tensor<i64>) -> ()
    }) : (tensor<2x3x6x7xi64>, tensor<i64>) -> tensor<2x3x3x3xi64>
    return %25, %21 : tensor<2x3x3x3xi64>, tensor<2x3x3x3xi64>
  }
}
