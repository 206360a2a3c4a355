// aten::adaptive_max_pool3d(Tensor self, int[3] output_size) -> (Tensor, Tensor)

// T[2,3,5,6,4] (2,3,2), T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x5x6x4xf32>) -> (tensor<2x3x2x3x2xf32>, tensor<2x3x2x3x2xi64>) {
    %0 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x3x5x6x4xi32>
    %1 = "stablehlo.constant"() <{value = dense<24> : tensor<2x3x5x6x4xi32>}> : () -> tensor<2x3x5x6x4xi32>
    %2 = "stablehlo.multiply"(%0, %1) : (tensor<2x3x5x6x4xi32>, tensor<2x3x5x6x4xi32>) -> tensor<2x3x5x6x4xi32>
    %3 = "stablehlo.iota"() <{iota_dimension = 3 : i64}> : () -> tensor<2x3x5x6x4xi32>
    %4 = "stablehlo.constant"() <{value = dense<4> : tensor<2x3x5x6x4xi32>}> : () -> tensor<2x3x5x6x4xi32>
    %5 = "stablehlo.multiply"(%3, %4) : (tensor<2x3x5x6x4xi32>, tensor<2x3x5x6x4xi32>) -> tensor<2x3x5x6x4xi32>
    %6 = "stablehlo.add"(%2, %5) : (tensor<2x3x5x6x4xi32>, tensor<2x3x5x6x4xi32>) -> tensor<2x3x5x6x4xi32>
    %7 = "stablehlo.iota"() <{iota_dimension = 4 : i64}> : () -> tensor<2x3x5x6x4xi32>
    %8 = "stablehlo.constant"() <{value = dense<1> : tensor<2x3x5x6x4xi32>}> : () -> tensor<2x3x5x6x4xi32>
    %9 = "stablehlo.multiply"(%7, %8) : (tensor<2x3x5x6x4xi32>, tensor<2x3x5x6x4xi32>) -> tensor<2x3x5x6x4xi32>
    %10 = "stablehlo.add"(%6, %9) : (tensor<2x3x5x6x4xi32>, tensor<2x3x5x6x4xi32>) -> tensor<2x3x5x6x4xi32>
    %11 = "stablehlo.constant"() <{value = dense<[0, 1, 2, 2, 3, 4]> : tensor<6xi32>}> : () -> tensor<6xi32>
    %12 = "stablehlo.gather"(%arg0, %11) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3, 4], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3, 1, 6, 4>, indices_are_sorted = false}> : (tensor<2x3x5x6x4xf32>, tensor<6xi32>) -> tensor<2x3x6x6x4xf32>
    %13 = "stablehlo.reshape"(%12) : (tensor<2x3x6x6x4xf32>) -> tensor<2x3x2x3x6x4xf32>
    %14 = "stablehlo.constant"() <{value = dense<[0, 1, 2, 2, 3, 4]> : tensor<6xi32>}> : () -> tensor<6xi32>
    %15 = "stablehlo.gather"(%10, %14) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3, 4], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3, 1, 6, 4>, indices_are_sorted = false}> : (tensor<2x3x5x6x4xi32>, tensor<6xi32>) -> tensor<2x3x6x6x4xi32>
    %16 = "stablehlo.reshape"(%15) : (tensor<2x3x6x6x4xi32>) -> tensor<2x3x2x3x6x4xi32>
    %17 = "stablehlo.reshape"(%12) : (tensor<2x3x6x6x4xf32>) -> tensor<2x3x2x3x3x2x4xf32>
    %18 = "stablehlo.reshape"(%15) : (tensor<2x3x6x6x4xi32>) -> tensor<2x3x2x3x3x2x4xi32>
    %19 = "stablehlo.reshape"(%12) : (tensor<2x3x6x6x4xf32>) -> tensor<2x3x2x3x3x2x2x2xf32>
    %20 = "stablehlo.reshape"(%15) : (tensor<2x3x6x6x4xi32>) -> tensor<2x3x2x3x3x2x2x2xi32>
    %21 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %22 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
    %40:2 = "stablehlo.reduce"(%19, %20, %21, %22) <{dimensions = array<i64: 3, 5, 7>}> ({
    ^bb0(%r23: tensor<f32>, %r24: tensor<i32>, %r25: tensor<f32>, %r26: tensor<i32>):
      %27 = "stablehlo.compare"(%r23, %r25) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %28 = "stablehlo.compare"(%r23, %r25) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %29 = "stablehlo.compare"(%r24, %r26) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %30 = "stablehlo.and"(%28, %29) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %31 = "stablehlo.or"(%27, %30) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %32 = "stablehlo.compare"(%r23, %r23) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %33 = "stablehlo.compare"(%r25, %r25) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %34 = "stablehlo.and"(%33, %29) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %35 = "stablehlo.not"(%34) : (tensor<i1>) -> tensor<i1>
      %36 = "stablehlo.and"(%32, %35) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %37 = "stablehlo.or"(%31, %36) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %38 = "stablehlo.select"(%37, %r23, %r25) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %39 = "stablehlo.select"(%37, %r24, %r26) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%38, %39) : (tensor<f32>, tensor<i32>) -> ()
    }) : (tensor<2x3x2x3x3x2x2x2xf32>, tensor<2x3x2x3x3x2x2x2xi32>, tensor<f32>, tensor<i32>) -> (tensor<2x3x2x3x2xf32>, tensor<2x3x2x3x2xi32>)
    %41 = "stablehlo.convert"(%40#1) : (tensor<2x3x2x3x2xi32>) -> tensor<2x3x2x3x2xi64>
    return %40#0, %41 : tensor<2x3x2x3x2xf32>, tensor<2x3x2x3x2xi64>
  }
}

// T[2,3,5,6,4] (2,3,2), T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x5x6x4xbf16>) -> (tensor<2x3x2x3x2xbf16>, tensor<2x3x2x3x2xi64>) {
    %0 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x3x5x6x4xi32>
    %1 = "stablehlo.constant"() <{value = dense<24> : tensor<2x3x5x6x4xi32>}> : () -> tensor<2x3x5x6x4xi32>
    %2 = "stablehlo.multiply"(%0, %1) : (tensor<2x3x5x6x4xi32>, tensor<2x3x5x6x4xi32>) -> tensor<2x3x5x6x4xi32>
    %3 = "stablehlo.iota"() <{iota_dimension = 3 : i64}> : () -> tensor<2x3x5x6x4xi32>
    %4 = "stablehlo.constant"() <{value = dense<4> : tensor<2x3x5x6x4xi32>}> : () -> tensor<2x3x5x6x4xi32>
    %5 = "stablehlo.multiply"(%3, %4) : (tensor<2x3x5x6x4xi32>, tensor<2x3x5x6x4xi32>) -> tensor<2x3x5x6x4xi32>
    %6 = "stablehlo.add"(%2, %5) : (tensor<2x3x5x6x4xi32>, tensor<2x3x5x6x4xi32>) -> tensor<2x3x5x6x4xi32>
    %7 = "stablehlo.iota"() <{iota_dimension = 4 : i64}> : () -> tensor<2x3x5x6x4xi32>
    %8 = "stablehlo.constant"() <{value = dense<1> : tensor<2x3x5x6x4xi32>}> : () -> tensor<2x3x5x6x4xi32>
    %9 = "stablehlo.multiply"(%7, %8) : (tensor<2x3x5x6x4xi32>, tensor<2x3x5x6x4xi32>) -> tensor<2x3x5x6x4xi32>
    %10 = "stablehlo.add"(%6, %9) : (tensor<2x3x5x6x4xi32>, tensor<2x3x5x6x4xi32>) -> tensor<2x3x5x6x4xi32>
    %11 = "stablehlo.constant"() <{value = dense<[0, 1, 2, 2, 3, 4]> : tensor<6xi32>}> : () -> tensor<6xi32>
    %12 = "stablehlo.gather"(%arg0, %11) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3, 4], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3, 1, 6, 4>, indices_are_sorted = false}> : (tensor<2x3x5x6x4xbf16>, tensor<6xi32>) -> tensor<2x3x6x6x4xbf16>
    %13 = "stablehlo.reshape"(%12) : (tensor<2x3x6x6x4xbf16>) -> tensor<2x3x2x3x6x4xbf16>
    %14 = "stablehlo.constant"() <{value = dense<[0, 1, 2, 2, 3, 4]> : tensor<6xi32>}> : () -> tensor<6xi32>
    %15 = "stablehlo.gather"(%10, %14) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3, 4], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3, 1, 6, 4>, indices_are_sorted = false}> : (tensor<2x3x5x6x4xi32>, tensor<6xi32>) -> tensor<2x3x6x6x4xi32>
    %16 = "stablehlo.reshape"(%15) : (tensor<2x3x6x6x4xi32>) -> tensor<2x3x2x3x6x4xi32>
    %17 = "stablehlo.reshape"(%12) : (tensor<2x3x6x6x4xbf16>) -> tensor<2x3x2x3x3x2x4xbf16>
    %18 = "stablehlo.reshape"(%15) : (tensor<2x3x6x6x4xi32>) -> tensor<2x3x2x3x3x2x4xi32>
    %19 = "stablehlo.reshape"(%12) : (tensor<2x3x6x6x4xbf16>) -> tensor<2x3x2x3x3x2x2x2xbf16>
    %20 = "stablehlo.reshape"(%15) : (tensor<2x3x6x6x4xi32>) -> tensor<2x3x2x3x3x2x2x2xi32>
    %21 = "stablehlo.constant"() <{value = dense<0xFF80> : tensor<bf16>}> : () -> tensor<bf16>
    %22 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
    %40:2 = "stablehlo.reduce"(%19, %20, %21, %22) <{dimensions = array<i64: 3, 5, 7>}> ({
    ^bb0(%r23: tensor<bf16>, %r24: tensor<i32>, %r25: tensor<bf16>, %r26: tensor<i32>):
      %27 = "stablehlo.compare"(%r23, %r25) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %28 = "stablehlo.compare"(%r23, %r25) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %29 = "stablehlo.compare"(%r24, %r26) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %30 = "stablehlo.and"(%28, %29) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %31 = "stablehlo.or"(%27, %30) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %32 = "stablehlo.compare"(%r23, %r23) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %33 = "stablehlo.compare"(%r25, %r25) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %34 = "stablehlo.and"(%33, %29) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %35 = "stablehlo.not"(%34) : (tensor<i1>) -> tensor<i1>
      %36 = "stablehlo.and"(%32, %35) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %37 = "stablehlo.or"(%31, %36) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %38 = "stablehlo.select"(%37, %r23, %r25) : (tensor<i1>, tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      %39 = "stablehlo.select"(%37, %r24, %r26) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%38, %39) : (tensor<bf16>, tensor<i32>) -> ()
    }) : (tensor<2x3x2x3x3x2x2x2xbf16>, tensor<2x3x2x3x3x2x2x2xi32>, tensor<bf16>, tensor<i32>) -> (tensor<2x3x2x3x2xbf16>, tensor<2x3x2x3x2xi32>)
    %41 = "stablehlo.convert"(%40#1) : (tensor<2x3x2x3x2xi32>) -> tensor<2x3x2x3x2xi64>
    return %40#0, %41 : tensor<2x3x2x3x2xbf16>, tensor<2x3x2x3x2xi64>
  }
}

// T[2,3,5,6,4] (2,3,2), T = float16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x5x6x4xf16>) -> (tensor<2x3x2x3x2xf16>, tensor<2x3x2x3x2xi64>) {
    %0 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x3x5x6x4xi32>
    %1 = "stablehlo.constant"() <{value = dense<24> : tensor<2x3x5x6x4xi32>}> : () -> tensor<2x3x5x6x4xi32>
    %2 = "stablehlo.multiply"(%0, %1) : (tensor<2x3x5x6x4xi32>, tensor<2x3x5x6x4xi32>) -> tensor<2x3x5x6x4xi32>
    %3 = "stablehlo.iota"() <{iota_dimension = 3 : i64}> : () -> tensor<2x3x5x6x4xi32>
    %4 = "stablehlo.constant"() <{value = dense<4> : tensor<2x3x5x6x4xi32>}> : () -> tensor<2x3x5x6x4xi32>
    %5 = "stablehlo.multiply"(%3, %4) : (tensor<2x3x5x6x4xi32>, tensor<2x3x5x6x4xi32>) -> tensor<2x3x5x6x4xi32>
    %6 = "stablehlo.add"(%2, %5) : (tensor<2x3x5x6x4xi32>, tensor<2x3x5x6x4xi32>) -> tensor<2x3x5x6x4xi32>
    %7 = "stablehlo.iota"() <{iota_dimension = 4 : i64}> : () -> tensor<2x3x5x6x4xi32>
    %8 = "stablehlo.constant"() <{value = dense<1> : tensor<2x3x5x6x4xi32>}> : () -> tensor<2x3x5x6x4xi32>
    %9 = "stablehlo.multiply"(%7, %8) : (tensor<2x3x5x6x4xi32>, tensor<2x3x5x6x4xi32>) -> tensor<2x3x5x6x4xi32>
    %10 = "stablehlo.add"(%6, %9) : (tensor<2x3x5x6x4xi32>, tensor<2x3x5x6x4xi32>) -> tensor<2x3x5x6x4xi32>
    %11 = "stablehlo.constant"() <{value = dense<[0, 1, 2, 2, 3, 4]> : tensor<6xi32>}> : () -> tensor<6xi32>
    %12 = "stablehlo.gather"(%arg0, %11) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3, 4], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3, 1, 6, 4>, indices_are_sorted = false}> : (tensor<2x3x5x6x4xf16>, tensor<6xi32>) -> tensor<2x3x6x6x4xf16>
    %13 = "stablehlo.reshape"(%12) : (tensor<2x3x6x6x4xf16>) -> tensor<2x3x2x3x6x4xf16>
    %14 = "stablehlo.constant"() <{value = dense<[0, 1, 2, 2, 3, 4]> : tensor<6xi32>}> : () -> tensor<6xi32>
    %15 = "stablehlo.gather"(%10, %14) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3, 4], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3, 1, 6, 4>, indices_are_sorted = false}> : (tensor<2x3x5x6x4xi32>, tensor<6xi32>) -> tensor<2x3x6x6x4xi32>
    %16 = "stablehlo.reshape"(%15) : (tensor<2x3x6x6x4xi32>) -> tensor<2x3x2x3x6x4xi32>
    %17 = "stablehlo.reshape"(%12) : (tensor<2x3x6x6x4xf16>) -> tensor<2x3x2x3x3x2x4xf16>
    %18 = "stablehlo.reshape"(%15) : (tensor<2x3x6x6x4xi32>) -> tensor<2x3x2x3x3x2x4xi32>
    %19 = "stablehlo.reshape"(%12) : (tensor<2x3x6x6x4xf16>) -> tensor<2x3x2x3x3x2x2x2xf16>
    %20 = "stablehlo.reshape"(%15) : (tensor<2x3x6x6x4xi32>) -> tensor<2x3x2x3x3x2x2x2xi32>
    %21 = "stablehlo.constant"() <{value = dense<0xFC00> : tensor<f16>}> : () -> tensor<f16>
    %22 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
    %40:2 = "stablehlo.reduce"(%19, %20, %21, %22) <{dimensions = array<i64: 3, 5, 7>}> ({
    ^bb0(%r23: tensor<f16>, %r24: tensor<i32>, %r25: tensor<f16>, %r26: tensor<i32>):
      %27 = "stablehlo.compare"(%r23, %r25) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f16>, tensor<f16>) -> tensor<i1>
      %28 = "stablehlo.compare"(%r23, %r25) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f16>, tensor<f16>) -> tensor<i1>
      %29 = "stablehlo.compare"(%r24, %r26) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %30 = "stablehlo.and"(%28, %29) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %31 = "stablehlo.or"(%27, %30) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %32 = "stablehlo.compare"(%r23, %r23) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f16>, tensor<f16>) -> tensor<i1>
      %33 = "stablehlo.compare"(%r25, %r25) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f16>, tensor<f16>) -> tensor<i1>
      %34 = "stablehlo.and"(%33, %29) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %35 = "stablehlo.not"(%34) : (tensor<i1>) -> tensor<i1>
      %36 = "stablehlo.and"(%32, %35) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %37 = "stablehlo.or"(%31, %36) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %38 = "stablehlo.select"(%37, %r23, %r25) : (tensor<i1>, tensor<f16>, tensor<f16>) -> tensor<f16>
      %39 = "stablehlo.select"(%37, %r24, %r26) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%38, %39) : (tensor<f16>, tensor<i32>) -> ()
    }) : (tensor<2x3x2x3x3x2x2x2xf16>, tensor<2x3x2x3x3x2x2x2xi32>, tensor<f16>, tensor<i32>) -> (tensor<2x3x2x3x2xf16>, tensor<2x3x2x3x2xi32>)
    %41 = "stablehlo.convert"(%40#1) : (tensor<2x3x2x3x2xi32>) -> tensor<2x3x2x3x2xi64>
    return %40#0, %41 : tensor<2x3x2x3x2xf16>, tensor<2x3x2x3x2xi64>
  }
}

// T[2,3,5,6,4] (2,3,2), T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x5x6x4xf64>) -> (tensor<2x3x2x3x2xf64>, tensor<2x3x2x3x2xi64>) {
    %0 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x3x5x6x4xi32>
    %1 = "stablehlo.constant"() <{value = dense<24> : tensor<2x3x5x6x4xi32>}> : () -> tensor<2x3x5x6x4xi32>
    %2 = "stablehlo.multiply"(%0, %1) : (tensor<2x3x5x6x4xi32>, tensor<2x3x5x6x4xi32>) -> tensor<2x3x5x6x4xi32>
    %3 = "stablehlo.iota"() <{iota_dimension = 3 : i64}> : () -> tensor<2x3x5x6x4xi32>
    %4 = "stablehlo.constant"() <{value = dense<4> : tensor<2x3x5x6x4xi32>}> : () -> tensor<2x3x5x6x4xi32>
    %5 = "stablehlo.multiply"(%3, %4) : (tensor<2x3x5x6x4xi32>, tensor<2x3x5x6x4xi32>) -> tensor<2x3x5x6x4xi32>
    %6 = "stablehlo.add"(%2, %5) : (tensor<2x3x5x6x4xi32>, tensor<2x3x5x6x4xi32>) -> tensor<2x3x5x6x4xi32>
    %7 = "stablehlo.iota"() <{iota_dimension = 4 : i64}> : () -> tensor<2x3x5x6x4xi32>
    %8 = "stablehlo.constant"() <{value = dense<1> : tensor<2x3x5x6x4xi32>}> : () -> tensor<2x3x5x6x4xi32>
    %9 = "stablehlo.multiply"(%7, %8) : (tensor<2x3x5x6x4xi32>, tensor<2x3x5x6x4xi32>) -> tensor<2x3x5x6x4xi32>
    %10 = "stablehlo.add"(%6, %9) : (tensor<2x3x5x6x4xi32>, tensor<2x3x5x6x4xi32>) -> tensor<2x3x5x6x4xi32>
    %11 = "stablehlo.constant"() <{value = dense<[0, 1, 2, 2, 3, 4]> : tensor<6xi32>}> : () -> tensor<6xi32>
    %12 = "stablehlo.gather"(%arg0, %11) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3, 4], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3, 1, 6, 4>, indices_are_sorted = false}> : (tensor<2x3x5x6x4xf64>, tensor<6xi32>) -> tensor<2x3x6x6x4xf64>
    %13 = "stablehlo.reshape"(%12) : (tensor<2x3x6x6x4xf64>) -> tensor<2x3x2x3x6x4xf64>
    %14 = "stablehlo.constant"() <{value = dense<[0, 1, 2, 2, 3, 4]> : tensor<6xi32>}> : () -> tensor<6xi32>
    %15 = "stablehlo.gather"(%10, %14) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3, 4], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3, 1, 6, 4>, indices_are_sorted = false}> : (tensor<2x3x5x6x4xi32>, tensor<6xi32>) -> tensor<2x3x6x6x4xi32>
    %16 = "stablehlo.reshape"(%15) : (tensor<2x3x6x6x4xi32>) -> tensor<2x3x2x3x6x4xi32>
    %17 = "stablehlo.reshape"(%12) : (tensor<2x3x6x6x4xf64>) -> tensor<2x3x2x3x3x2x4xf64>
    %18 = "stablehlo.reshape"(%15) : (tensor<2x3x6x6x4xi32>) -> tensor<2x3x2x3x3x2x4xi32>
    %19 = "stablehlo.reshape"(%12) : (tensor<2x3x6x6x4xf64>) -> tensor<2x3x2x3x3x2x2x2xf64>
    %20 = "stablehlo.reshape"(%15) : (tensor<2x3x6x6x4xi32>) -> tensor<2x3x2x3x3x2x2x2xi32>
    %21 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<f64>}> : () -> tensor<f64>
    %22 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
    %40:2 = "stablehlo.reduce"(%19, %20, %21, %22) <{dimensions = array<i64: 3, 5, 7>}> ({
    ^bb0(%r23: tensor<f64>, %r24: tensor<i32>, %r25: tensor<f64>, %r26: tensor<i32>):
      %27 = "stablehlo.compare"(%r23, %r25) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %28 = "stablehlo.compare"(%r23, %r25) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %29 = "stablehlo.compare"(%r24, %r26) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %30 = "stablehlo.and"(%28, %29) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %31 = "stablehlo.or"(%27, %30) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %32 = "stablehlo.compare"(%r23, %r23) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %33 = "stablehlo.compare"(%r25, %r25) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %34 = "stablehlo.and"(%33, %29) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %35 = "stablehlo.not"(%34) : (tensor<i1>) -> tensor<i1>
      %36 = "stablehlo.and"(%32, %35) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %37 = "stablehlo.or"(%31, %36) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %38 = "stablehlo.select"(%37, %r23, %r25) : (tensor<i1>, tensor<f64>, tensor<f64>) -> tensor<f64>
      %39 = "stablehlo.select"(%37, %r24, %r26) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%38, %39) : (tensor<f64>, tensor<i32>) -> ()
    }) : (tensor<2x3x2x3x3x2x2x2xf64>, tensor<2x3x2x3x3x2x2x2xi32>, tensor<f64>, tensor<i32>) -> (tensor<2x3x2x3x2xf64>, tensor<2x3x2x3x2xi32>)
    %41 = "stablehlo.convert"(%40#1) : (tensor<2x3x2x3x2xi32>) -> tensor<2x3x2x3x2xi64>
    return %40#0, %41 : tensor<2x3x2x3x2xf64>, tensor<2x3x2x3x2xi64>
  }
}
