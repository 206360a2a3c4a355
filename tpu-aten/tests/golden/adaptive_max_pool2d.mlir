// aten::adaptive_max_pool2d(Tensor self, int[2] output_size) -> (Tensor, Tensor)

// T[2,3,6,4] (3,2), T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x6x4xf32>) -> (tensor<2x3x3x2xf32>, tensor<2x3x3x2xi64>) {
    %0 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x3x6x4xi32>
    %1 = "stablehlo.constant"() <{value = dense<4> : tensor<2x3x6x4xi32>}> : () -> tensor<2x3x6x4xi32>
    %2 = "stablehlo.multiply"(%0, %1) : (tensor<2x3x6x4xi32>, tensor<2x3x6x4xi32>) -> tensor<2x3x6x4xi32>
    %3 = "stablehlo.iota"() <{iota_dimension = 3 : i64}> : () -> tensor<2x3x6x4xi32>
    %4 = "stablehlo.constant"() <{value = dense<1> : tensor<2x3x6x4xi32>}> : () -> tensor<2x3x6x4xi32>
    %5 = "stablehlo.multiply"(%3, %4) : (tensor<2x3x6x4xi32>, tensor<2x3x6x4xi32>) -> tensor<2x3x6x4xi32>
    %6 = "stablehlo.add"(%2, %5) : (tensor<2x3x6x4xi32>, tensor<2x3x6x4xi32>) -> tensor<2x3x6x4xi32>
    %7 = "stablehlo.reshape"(%arg0) : (tensor<2x3x6x4xf32>) -> tensor<2x3x3x2x4xf32>
    %8 = "stablehlo.reshape"(%6) : (tensor<2x3x6x4xi32>) -> tensor<2x3x3x2x4xi32>
    %9 = "stablehlo.reshape"(%arg0) : (tensor<2x3x6x4xf32>) -> tensor<2x3x3x2x2x2xf32>
    %10 = "stablehlo.reshape"(%6) : (tensor<2x3x6x4xi32>) -> tensor<2x3x3x2x2x2xi32>
    %11 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %12 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
    %30:2 = "stablehlo.reduce"(%9, %10, %11, %12) <{dimensions = array<i64: 3, 5>}> ({
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
    }) : (tensor<2x3x3x2x2x2xf32>, tensor<2x3x3x2x2x2xi32>, tensor<f32>, tensor<i32>) -> (tensor<2x3x3x2xf32>, tensor<2x3x3x2xi32>)
    %31 = "stablehlo.convert"(%30#1) : (tensor<2x3x3x2xi32>) -> tensor<2x3x3x2xi64>
    return %30#0, %31 : tensor<2x3x3x2xf32>, tensor<2x3x3x2xi64>
  }
}

// T[3,7,5] (3,2), T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<3x7x5xf32>) -> (tensor<3x3x2xf32>, tensor<3x3x2xi64>) {
    %0 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x7x5xi32>
    %1 = "stablehlo.constant"() <{value = dense<5> : tensor<3x7x5xi32>}> : () -> tensor<3x7x5xi32>
    %2 = "stablehlo.multiply"(%0, %1) : (tensor<3x7x5xi32>, tensor<3x7x5xi32>) -> tensor<3x7x5xi32>
    %3 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<3x7x5xi32>
    %4 = "stablehlo.constant"() <{value = dense<1> : tensor<3x7x5xi32>}> : () -> tensor<3x7x5xi32>
    %5 = "stablehlo.multiply"(%3, %4) : (tensor<3x7x5xi32>, tensor<3x7x5xi32>) -> tensor<3x7x5xi32>
    %6 = "stablehlo.add"(%2, %5) : (tensor<3x7x5xi32>, tensor<3x7x5xi32>) -> tensor<3x7x5xi32>
    %7 = "stablehlo.constant"() <{value = dense<[0, 1, 2, 2, 3, 4, 4, 5, 6]> : tensor<9xi32>}> : () -> tensor<9xi32>
    %8 = "stablehlo.gather"(%arg0, %7) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 3, 1, 5>, indices_are_sorted = false}> : (tensor<3x7x5xf32>, tensor<9xi32>) -> tensor<3x9x5xf32>
    %9 = "stablehlo.reshape"(%8) : (tensor<3x9x5xf32>) -> tensor<3x3x3x5xf32>
    %10 = "stablehlo.constant"() <{value = dense<[0, 1, 2, 2, 3, 4, 4, 5, 6]> : tensor<9xi32>}> : () -> tensor<9xi32>
    %11 = "stablehlo.gather"(%6, %10) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 3, 1, 5>, indices_are_sorted = false}> : (tensor<3x7x5xi32>, tensor<9xi32>) -> tensor<3x9x5xi32>
    %12 = "stablehlo.reshape"(%11) : (tensor<3x9x5xi32>) -> tensor<3x3x3x5xi32>
    %13 = "stablehlo.constant"() <{value = dense<[0, 1, 2, 2, 3, 4]> : tensor<6xi32>}> : () -> tensor<6xi32>
    %14 = "stablehlo.gather"(%9, %13) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], start_index_map = [3], index_vector_dim = 1>, slice_sizes = array<i64: 3, 3, 3, 1>, indices_are_sorted = false}> : (tensor<3x3x3x5xf32>, tensor<6xi32>) -> tensor<3x3x3x6xf32>
    %15 = "stablehlo.reshape"(%14) : (tensor<3x3x3x6xf32>) -> tensor<3x3x3x2x3xf32>
    %16 = "stablehlo.constant"() <{value = dense<[0, 1, 2, 2, 3, 4]> : tensor<6xi32>}> : () -> tensor<6xi32>
    %17 = "stablehlo.gather"(%12, %16) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], start_index_map = [3], index_vector_dim = 1>, slice_sizes = array<i64: 3, 3, 3, 1>, indices_are_sorted = false}> : (tensor<3x3x3x5xi32>, tensor<6xi32>) -> tensor<3x3x3x6xi32>
    %18 = "stablehlo.reshape"(%17) : (tensor<3x3x3x6xi32>) -> tensor<3x3x3x2x3xi32>
    %19 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %20 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
    %38:2 = "stablehlo.reduce"(%15, %18, %19, %20) <{dimensions = array<i64: 2, 4>}> ({
    ^bb0(%r21: tensor<f32>, %r22: tensor<i32>, %r23: tensor<f32>, %r24: tensor<i32>):
      %25 = "stablehlo.compare"(%r21, %r23) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %26 = "stablehlo.compare"(%r21, %r23) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %27 = "stablehlo.compare"(%r22, %r24) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %28 = "stablehlo.and"(%26, %27) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %29 = "stablehlo.or"(%25, %28) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %30 = "stablehlo.compare"(%r21, %r21) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %31 = "stablehlo.compare"(%r23, %r23) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %32 = "stablehlo.and"(%31, %27) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %33 = "stablehlo.not"(%32) : (tensor<i1>) -> tensor<i1>
      %34 = "stablehlo.and"(%30, %33) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %35 = "stablehlo.or"(%29, %34) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %36 = "stablehlo.select"(%35, %r21, %r23) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %37 = "stablehlo.select"(%35, %r22, %r24) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%36, %37) : (tensor<f32>, tensor<i32>) -> ()
    }) : (tensor<3x3x3x2x3xf32>, tensor<3x3x3x2x3xi32>, tensor<f32>, tensor<i32>) -> (tensor<3x3x2xf32>, tensor<3x3x2xi32>)
    %39 = "stablehlo.convert"(%38#1) : (tensor<3x3x2xi32>) -> tensor<3x3x2xi64>
    return %38#0, %39 : tensor<3x3x2xf32>, tensor<3x3x2xi64>
  }
}

// T[2,3,6,4] (3,2), T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x6x4xbf16>) -> (tensor<2x3x3x2xbf16>, tensor<2x3x3x2xi64>) {
    %0 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x3x6x4xi32>
    %1 = "stablehlo.constant"() <{value = dense<4> : tensor<2x3x6x4xi32>}> : () -> tensor<2x3x6x4xi32>
    %2 = "stablehlo.multiply"(%0, %1) : (tensor<2x3x6x4xi32>, tensor<2x3x6x4xi32>) -> tensor<2x3x6x4xi32>
    %3 = "stablehlo.iota"() <{iota_dimension = 3 : i64}> : () -> tensor<2x3x6x4xi32>
    %4 = "stablehlo.constant"() <{value = dense<1> : tensor<2x3x6x4xi32>}> : () -> tensor<2x3x6x4xi32>
    %5 = "stablehlo.multiply"(%3, %4) : (tensor<2x3x6x4xi32>, tensor<2x3x6x4xi32>) -> tensor<2x3x6x4xi32>
    %6 = "stablehlo.add"(%2, %5) : (tensor<2x3x6x4xi32>, tensor<2x3x6x4xi32>) -> tensor<2x3x6x4xi32>
    %7 = "stablehlo.reshape"(%arg0) : (tensor<2x3x6x4xbf16>) -> tensor<2x3x3x2x4xbf16>
    %8 = "stablehlo.reshape"(%6) : (tensor<2x3x6x4xi32>) -> tensor<2x3x3x2x4xi32>
    %9 = "stablehlo.reshape"(%arg0) : (tensor<2x3x6x4xbf16>) -> tensor<2x3x3x2x2x2xbf16>
    %10 = "stablehlo.reshape"(%6) : (tensor<2x3x6x4xi32>) -> tensor<2x3x3x2x2x2xi32>
    %11 = "stablehlo.constant"() <{value = dense<0xFF80> : tensor<bf16>}> : () -> tensor<bf16>
    %12 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
    %30:2 = "stablehlo.reduce"(%9, %10, %11, %12) <{dimensions = array<i64: 3, 5>}> ({
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
    }) : (tensor<2x3x3x2x2x2xbf16>, tensor<2x3x3x2x2x2xi32>, tensor<bf16>, tensor<i32>) -> (tensor<2x3x3x2xbf16>, tensor<2x3x3x2xi32>)
    %31 = "stablehlo.convert"(%30#1) : (tensor<2x3x3x2xi32>) -> tensor<2x3x3x2xi64>
    return %30#0, %31 : tensor<2x3x3x2xbf16>, tensor<2x3x3x2xi64>
  }
}

// T[2,3,6,4] (3,2), T = float16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x6x4xf16>) -> (tensor<2x3x3x2xf16>, tensor<2x3x3x2xi64>) {
    %0 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x3x6x4xi32>
    %1 = "stablehlo.constant"() <{value = dense<4> : tensor<2x3x6x4xi32>}> : () -> tensor<2x3x6x4xi32>
    %2 = "stablehlo.multiply"(%0, %1) : (tensor<2x3x6x4xi32>, tensor<2x3x6x4xi32>) -> tensor<2x3x6x4xi32>
    %3 = "stablehlo.iota"() <{iota_dimension = 3 : i64}> : () -> tensor<2x3x6x4xi32>
    %4 = "stablehlo.constant"() <{value = dense<1> : tensor<2x3x6x4xi32>}> : () -> tensor<2x3x6x4xi32>
    %5 = "stablehlo.multiply"(%3, %4) : (tensor<2x3x6x4xi32>, tensor<2x3x6x4xi32>) -> tensor<2x3x6x4xi32>
    %6 = "stablehlo.add"(%2, %5) : (tensor<2x3x6x4xi32>, tensor<2x3x6x4xi32>) -> tensor<2x3x6x4xi32>
    %7 = "stablehlo.reshape"(%arg0) : (tensor<2x3x6x4xf16>) -> tensor<2x3x3x2x4xf16>
    %8 = "stablehlo.reshape"(%6) : (tensor<2x3x6x4xi32>) -> tensor<2x3x3x2x4xi32>
    %9 = "stablehlo.reshape"(%arg0) : (tensor<2x3x6x4xf16>) -> tensor<2x3x3x2x2x2xf16>
    %10 = "stablehlo.reshape"(%6) : (tensor<2x3x6x4xi32>) -> tensor<2x3x3x2x2x2xi32>
    %11 = "stablehlo.constant"() <{value = dense<0xFC00> : tensor<f16>}> : () -> tensor<f16>
    %12 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
    %30:2 = "stablehlo.reduce"(%9, %10, %11, %12) <{dimensions = array<i64: 3, 5>}> ({
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
    }) : (tensor<2x3x3x2x2x2xf16>, tensor<2x3x3x2x2x2xi32>, tensor<f16>, tensor<i32>) -> (tensor<2x3x3x2xf16>, tensor<2x3x3x2xi32>)
    %31 = "stablehlo.convert"(%30#1) : (tensor<2x3x3x2xi32>) -> tensor<2x3x3x2xi64>
    return %30#0, %31 : tensor<2x3x3x2xf16>, tensor<2x3x3x2xi64>
  }
}

// T[2,3,6,4] (3,2), T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x6x4xf64>) -> (tensor<2x3x3x2xf64>, tensor<2x3x3x2xi64>) {
    %0 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x3x6x4xi32>
    %1 = "stablehlo.constant"() <{value = dense<4> : tensor<2x3x6x4xi32>}> : () -> tensor<2x3x6x4xi32>
    %2 = "stablehlo.multiply"(%0, %1) : (tensor<2x3x6x4xi32>, tensor<2x3x6x4xi32>) -> tensor<2x3x6x4xi32>
    %3 = "stablehlo.iota"() <{iota_dimension = 3 : i64}> : () -> tensor<2x3x6x4xi32>
    %4 = "stablehlo.constant"() <{value = dense<1> : tensor<2x3x6x4xi32>}> : () -> tensor<2x3x6x4xi32>
    %5 = "stablehlo.multiply"(%3, %4) : (tensor<2x3x6x4xi32>, tensor<2x3x6x4xi32>) -> tensor<2x3x6x4xi32>
    %6 = "stablehlo.add"(%2, %5) : (tensor<2x3x6x4xi32>, tensor<2x3x6x4xi32>) -> tensor<2x3x6x4xi32>
    %7 = "stablehlo.reshape"(%arg0) : (tensor<2x3x6x4xf64>) -> tensor<2x3x3x2x4xf64>
    %8 = "stablehlo.reshape"(%6) : (tensor<2x3x6x4xi32>) -> tensor<2x3x3x2x4xi32>
    %9 = "stablehlo.reshape"(%arg0) : (tensor<2x3x6x4xf64>) -> tensor<2x3x3x2x2x2xf64>
    %10 = "stablehlo.reshape"(%6) : (tensor<2x3x6x4xi32>) -> tensor<2x3x3x2x2x2xi32>
    %11 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<f64>}> : () -> tensor<f64>
    %12 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
    %30:2 = "stablehlo.reduce"(%9, %10, %11, %12) <{dimensions = array<i64: 3, 5>}> ({
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
    }) : (tensor<2x3x3x2x2x2xf64>, tensor<2x3x3x2x2x2xi32>, tensor<f64>, tensor<i32>) -> (tensor<2x3x3x2xf64>, tensor<2x3x3x2xi32>)
    %31 = "stablehlo.convert"(%30#1) : (tensor<2x3x3x2xi32>) -> tensor<2x3x3x2xi64>
    return %30#0, %31 : tensor<2x3x3x2xf64>, tensor<2x3x3x2xi64>
  }
}
