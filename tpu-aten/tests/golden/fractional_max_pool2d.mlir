// aten::fractional_max_pool2d(Tensor self, int[2] kernel_size, int[2] output_size, Tensor random_samples) -> (Tensor, Tensor)

// T[2,3,6,7] (2,2) (3,1) T[2,3,2], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x6x7xf32>, %arg1: tensor<2x3x2xf32>) -> (tensor<2x3x3x1xf32>, tensor<2x3x3x1xi64>) {
    %0 = "stablehlo.reshape"(%arg1) : (tensor<2x3x2xf32>) -> tensor<12xf32>
    %1 = "stablehlo.reshape"(%arg1) : (tensor<2x3x2xf32>) -> tensor<6x2xf32>
    %2 = "stablehlo.constant"() <{value = dense<0> : tensor<6x3x1x2x2xi32>}> : () -> tensor<6x3x1x2x2xi32>
    %3 = "stablehlo.slice"(%1) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 6, 2>, strides = array<i64: 1, 1>}> : (tensor<6x2xf32>) -> tensor<6x1xf32>
    %4 = "stablehlo.reshape"(%3) : (tensor<6x1xf32>) -> tensor<6xf32>
    %5 = "stablehlo.constant"() <{value = dense<4> : tensor<6x3xi32>}> : () -> tensor<6x3xi32>
    %6 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64: 0>}> : (tensor<6xf32>) -> tensor<6x3xf32>
    %7 = "stablehlo.constant"() <{value = dense<4.0> : tensor<6x3xf32>}> : () -> tensor<6x3xf32>
    %8 = "stablehlo.constant"() <{value = dense<2.0> : tensor<6x3xf32>}> : () -> tensor<6x3xf32>
    %9 = "stablehlo.divide"(%7, %8) : (tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xf32>
    %10 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<6x3xi32>
    %11 = "stablehlo.convert"(%10) : (tensor<6x3xi32>) -> tensor<6x3xf32>
    %12 = "stablehlo.add"(%11, %6) : (tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xf32>
    %13 = "stablehlo.multiply"(%12, %9) : (tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xf32>
    %14 = "stablehlo.convert"(%13) : (tensor<6x3xf32>) -> tensor<6x3xi32>
    %15 = "stablehlo.multiply"(%6, %9) : (tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xf32>
    %16 = "stablehlo.convert"(%15) : (tensor<6x3xf32>) -> tensor<6x3xi32>
    %17 = "stablehlo.subtract"(%14, %16) : (tensor<6x3xi32>, tensor<6x3xi32>) -> tensor<6x3xi32>
    %18 = "stablehlo.constant"() <{value = dense<2> : tensor<6x3xi32>}> : () -> tensor<6x3xi32>
    %19 = "stablehlo.compare"(%10, %18) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<6x3xi32>, tensor<6x3xi32>) -> tensor<6x3xi1>
    %20 = "stablehlo.select"(%19, %5, %17) : (tensor<6x3xi1>, tensor<6x3xi32>, tensor<6x3xi32>) -> tensor<6x3xi32>
    %21 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<6x3xi32>) -> tensor<6x3x1x2x2xi32>
    %22 = "stablehlo.iota"() <{iota_dimension = 3 : i64}> : () -> tensor<6x3x1x2x2xi32>
    %23 = "stablehlo.constant"() <{value = dense<6> : tensor<6x3x1x2x2xi32>}> : () -> tensor<6x3x1x2x2xi32>
    %24 = "stablehlo.multiply"(%2, %23) : (tensor<6x3x1x2x2xi32>, tensor<6x3x1x2x2xi32>) -> tensor<6x3x1x2x2xi32>
    %25 = "stablehlo.add"(%24, %21) : (tensor<6x3x1x2x2xi32>, tensor<6x3x1x2x2xi32>) -> tensor<6x3x1x2x2xi32>
    %26 = "stablehlo.add"(%25, %22) : (tensor<6x3x1x2x2xi32>, tensor<6x3x1x2x2xi32>) -> tensor<6x3x1x2x2xi32>
    %27 = "stablehlo.slice"(%1) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 6, 1>, strides = array<i64: 1, 1>}> : (tensor<6x2xf32>) -> tensor<6x1xf32>
    %28 = "stablehlo.reshape"(%27) : (tensor<6x1xf32>) -> tensor<6xf32>
    %29 = "stablehlo.constant"() <{value = dense<5> : tensor<6x1xi32>}> : () -> tensor<6x1xi32>
    %30 = "stablehlo.broadcast_in_dim"(%29) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<6x1xi32>) -> tensor<6x3x1x2x2xi32>
    %31 = "stablehlo.iota"() <{iota_dimension = 4 : i64}> : () -> tensor<6x3x1x2x2xi32>
    %32 = "stablehlo.constant"() <{value = dense<7> : tensor<6x3x1x2x2xi32>}> : () -> tensor<6x3x1x2x2xi32>
    %33 = "stablehlo.multiply"(%26, %32) : (tensor<6x3x1x2x2xi32>, tensor<6x3x1x2x2xi32>) -> tensor<6x3x1x2x2xi32>
    %34 = "stablehlo.add"(%33, %30) : (tensor<6x3x1x2x2xi32>, tensor<6x3x1x2x2xi32>) -> tensor<6x3x1x2x2xi32>
    %35 = "stablehlo.add"(%34, %31) : (tensor<6x3x1x2x2xi32>, tensor<6x3x1x2x2xi32>) -> tensor<6x3x1x2x2xi32>
    %36 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<6x3x1x2x2xi32>
    %37 = "stablehlo.constant"() <{value = dense<42> : tensor<6x3x1x2x2xi32>}> : () -> tensor<6x3x1x2x2xi32>
    %38 = "stablehlo.multiply"(%36, %37) : (tensor<6x3x1x2x2xi32>, tensor<6x3x1x2x2xi32>) -> tensor<6x3x1x2x2xi32>
    %39 = "stablehlo.add"(%38, %35) : (tensor<6x3x1x2x2xi32>, tensor<6x3x1x2x2xi32>) -> tensor<6x3x1x2x2xi32>
    %40 = "stablehlo.reshape"(%arg0) : (tensor<2x3x6x7xf32>) -> tensor<252xf32>
    %41 = "stablehlo.gather"(%40, %39) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 5>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<252xf32>, tensor<6x3x1x2x2xi32>) -> tensor<6x3x1x2x2xf32>
    %42 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %43 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
    %61:2 = "stablehlo.reduce"(%41, %35, %42, %43) <{dimensions = array<i64: 3, 4>}> ({
    ^bb0(%r44: tensor<f32>, %r45: tensor<i32>, %r46: tensor<f32>, %r47: tensor<i32>):
      %48 = "stablehlo.compare"(%r44, %r46) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %49 = "stablehlo.compare"(%r44, %r46) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %50 = "stablehlo.compare"(%r45, %r47) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %51 = "stablehlo.and"(%49, %50) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %52 = "stablehlo.or"(%48, %51) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %53 = "stablehlo.compare"(%r44, %r44) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %54 = "stablehlo.compare"(%r46, %r46) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %55 = "stablehlo.and"(%54, %50) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %56 = "stablehlo.not"(%55) : (tensor<i1>) -> tensor<i1>
      %57 = "stablehlo.and"(%53, %56) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %58 = "stablehlo.or"(%52, %57) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %59 = "stablehlo.select"(%58, %r44, %r46) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %60 = "stablehlo.select"(%58, %r45, %r47) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%59, %60) : (tensor<f32>, tensor<i32>) -> ()
    }) : (tensor<6x3x1x2x2xf32>, tensor<6x3x1x2x2xi32>, tensor<f32>, tensor<i32>) -> (tensor<6x3x1xf32>, tensor<6x3x1xi32>)
    %62 = "stablehlo.reshape"(%61#1) : (tensor<6x3x1xi32>) -> tensor<2x3x3x1xi32>
    %63 = "stablehlo.reshape"(%61#0) : (tensor<6x3x1xf32>) -> tensor<2x3x3x1xf32>
    %64 = "stablehlo.convert"(%62) : (tensor<2x3x3x1xi32>) -> tensor<2x3x3x1xi64>
    return %63, %64 : tensor<2x3x3x1xf32>, tensor<2x3x3x1xi64>
  }
}

// T[3,6,7] (2,3) (3,3) T[1,3,2], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<3x6x7xf32>, %arg1: tensor<1x3x2xf32>) -> (tensor<3x3x3xf32>, tensor<3x3x3xi64>) {
    %0 = "stablehlo.reshape"(%arg1) : (tensor<1x3x2xf32>) -> tensor<6xf32>
    %1 = "stablehlo.reshape"(%arg1) : (tensor<1x3x2xf32>) -> tensor<3x2xf32>
    %2 = "stablehlo.constant"() <{value = dense<0> : tensor<3x3x3x2x3xi32>}> : () -> tensor<3x3x3x2x3xi32>
    %3 = "stablehlo.slice"(%1) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 3, 2>, strides = array<i64: 1, 1>}> : (tensor<3x2xf32>) -> tensor<3x1xf32>
    %4 = "stablehlo.reshape"(%3) : (tensor<3x1xf32>) -> tensor<3xf32>
    %5 = "stablehlo.constant"() <{value = dense<4> : tensor<3x3xi32>}> : () -> tensor<3x3xi32>
    %6 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xf32>) -> tensor<3x3xf32>
    %7 = "stablehlo.constant"() <{value = dense<4.0> : tensor<3x3xf32>}> : () -> tensor<3x3xf32>
    %8 = "stablehlo.constant"() <{value = dense<2.0> : tensor<3x3xf32>}> : () -> tensor<3x3xf32>
    %9 = "stablehlo.divide"(%7, %8) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %10 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x3xi32>
    %11 = "stablehlo.convert"(%10) : (tensor<3x3xi32>) -> tensor<3x3xf32>
    %12 = "stablehlo.add"(%11, %6) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %13 = "stablehlo.multiply"(%12, %9) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %14 = "stablehlo.convert"(%13) : (tensor<3x3xf32>) -> tensor<3x3xi32>
    %15 = "stablehlo.multiply"(%6, %9) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %16 = "stablehlo.convert"(%15) : (tensor<3x3xf32>) -> tensor<3x3xi32>
    %17 = "stablehlo.subtract"(%14, %16) : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi32>
    %18 = "stablehlo.constant"() <{value = dense<2> : tensor<3x3xi32>}> : () -> tensor<3x3xi32>
    %19 = "stablehlo.compare"(%10, %18) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %20 = "stablehlo.select"(%19, %5, %17) : (tensor<3x3xi1>, tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi32>
    %21 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x3xi32>) -> tensor<3x3x3x2x3xi32>
    %22 = "stablehlo.iota"() <{iota_dimension = 3 : i64}> : () -> tensor<3x3x3x2x3xi32>
    %23 = "stablehlo.constant"() <{value = dense<6> : tensor<3x3x3x2x3xi32>}> : () -> tensor<3x3x3x2x3xi32>
    %24 = "stablehlo.multiply"(%2, %23) : (tensor<3x3x3x2x3xi32>, tensor<3x3x3x2x3xi32>) -> tensor<3x3x3x2x3xi32>
    %25 = "stablehlo.add"(%24, %21) : (tensor<3x3x3x2x3xi32>, tensor<3x3x3x2x3xi32>) -> tensor<3x3x3x2x3xi32>
    %26 = "stablehlo.add"(%25, %22) : (tensor<3x3x3x2x3xi32>, tensor<3x3x3x2x3xi32>) -> tensor<3x3x3x2x3xi32>
    %27 = "stablehlo.slice"(%1) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 3, 1>, strides = array<i64: 1, 1>}> : (tensor<3x2xf32>) -> tensor<3x1xf32>
    %28 = "stablehlo.reshape"(%27) : (tensor<3x1xf32>) -> tensor<3xf32>
    %29 = "stablehlo.constant"() <{value = dense<4> : tensor<3x3xi32>}> : () -> tensor<3x3xi32>
    %30 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xf32>) -> tensor<3x3xf32>
    %31 = "stablehlo.constant"() <{value = dense<4.0> : tensor<3x3xf32>}> : () -> tensor<3x3xf32>
    %32 = "stablehlo.constant"() <{value = dense<2.0> : tensor<3x3xf32>}> : () -> tensor<3x3xf32>
    %33 = "stablehlo.divide"(%31, %32) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %34 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x3xi32>
    %35 = "stablehlo.convert"(%34) : (tensor<3x3xi32>) -> tensor<3x3xf32>
    %36 = "stablehlo.add"(%35, %30) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %37 = "stablehlo.multiply"(%36, %33) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %38 = "stablehlo.convert"(%37) : (tensor<3x3xf32>) -> tensor<3x3xi32>
    %39 = "stablehlo.multiply"(%30, %33) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %40 = "stablehlo.convert"(%39) : (tensor<3x3xf32>) -> tensor<3x3xi32>
    %41 = "stablehlo.subtract"(%38, %40) : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi32>
    %42 = "stablehlo.constant"() <{value = dense<2> : tensor<3x3xi32>}> : () -> tensor<3x3xi32>
    %43 = "stablehlo.compare"(%34, %42) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %44 = "stablehlo.select"(%43, %29, %41) : (tensor<3x3xi1>, tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi32>
    %45 = "stablehlo.broadcast_in_dim"(%44) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<3x3xi32>) -> tensor<3x3x3x2x3xi32>
    %46 = "stablehlo.iota"() <{iota_dimension = 4 : i64}> : () -> tensor<3x3x3x2x3xi32>
    %47 = "stablehlo.constant"() <{value = dense<7> : tensor<3x3x3x2x3xi32>}> : () -> tensor<3x3x3x2x3xi32>
    %48 = "stablehlo.multiply"(%26, %47) : (tensor<3x3x3x2x3xi32>, tensor<3x3x3x2x3xi32>) -> tensor<3x3x3x2x3xi32>
    %49 = "stablehlo.add"(%48, %45) : (tensor<3x3x3x2x3xi32>, tensor<3x3x3x2x3xi32>) -> tensor<3x3x3x2x3xi32>
    %50 = "stablehlo.add"(%49, %46) : (tensor<3x3x3x2x3xi32>, tensor<3x3x3x2x3xi32>) -> tensor<3x3x3x2x3xi32>
    %51 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x3x3x2x3xi32>
    %52 = "stablehlo.constant"() <{value = dense<42> : tensor<3x3x3x2x3xi32>}> : () -> tensor<3x3x3x2x3xi32>
    %53 = "stablehlo.multiply"(%51, %52) : (tensor<3x3x3x2x3xi32>, tensor<3x3x3x2x3xi32>) -> tensor<3x3x3x2x3xi32>
    %54 = "stablehlo.add"(%53, %50) : (tensor<3x3x3x2x3xi32>, tensor<3x3x3x2x3xi32>) -> tensor<3x3x3x2x3xi32>
    %55 = "stablehlo.reshape"(%arg0) : (tensor<3x6x7xf32>) -> tensor<126xf32>
    %56 = "stablehlo.gather"(%55, %54) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 5>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<126xf32>, tensor<3x3x3x2x3xi32>) -> tensor<3x3x3x2x3xf32>
    %57 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %58 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
    %76:2 = "stablehlo.reduce"(%56, %50, %57, %58) <{dimensions = array<i64: 3, 4>}> ({
    ^bb0(%r59: tensor<f32>, %r60: tensor<i32>, %r61: tensor<f32>, %r62: tensor<i32>):
      %63 = "stablehlo.compare"(%r59, %r61) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %64 = "stablehlo.compare"(%r59, %r61) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %65 = "stablehlo.compare"(%r60, %r62) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %66 = "stablehlo.and"(%64, %65) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %67 = "stablehlo.or"(%63, %66) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %68 = "stablehlo.compare"(%r59, %r59) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %69 = "stablehlo.compare"(%r61, %r61) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %70 = "stablehlo.and"(%69, %65) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %71 = "stablehlo.not"(%70) : (tensor<i1>) -> tensor<i1>
      %72 = "stablehlo.and"(%68, %71) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %73 = "stablehlo.or"(%67, %72) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %74 = "stablehlo.select"(%73, %r59, %r61) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %75 = "stablehlo.select"(%73, %r60, %r62) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%74, %75) : (tensor<f32>, tensor<i32>) -> ()
    }) : (tensor<3x3x3x2x3xf32>, tensor<3x3x3x2x3xi32>, tensor<f32>, tensor<i32>) -> (tensor<3x3x3xf32>, tensor<3x3x3xi32>)
    %77 = "stablehlo.convert"(%76#1) : (tensor<3x3x3xi32>) -> tensor<3x3x3xi64>
    return %76#0, %77 : tensor<3x3x3xf32>, tensor<3x3x3xi64>
  }
}

// T[2,3,6,7] (2,2) (3,1) T[2,3,2], T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x6x7xbf16>, %arg1: tensor<2x3x2xbf16>) -> (tensor<2x3x3x1xbf16>, tensor<2x3x3x1xi64>) {
    %0 = "stablehlo.reshape"(%arg1) : (tensor<2x3x2xbf16>) -> tensor<12xbf16>
    %1 = "stablehlo.reshape"(%arg1) : (tensor<2x3x2xbf16>) -> tensor<6x2xbf16>
    %2 = "stablehlo.constant"() <{value = dense<0> : tensor<6x3x1x2x2xi32>}> : () -> tensor<6x3x1x2x2xi32>
    %3 = "stablehlo.slice"(%1) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 6, 2>, strides = array<i64: 1, 1>}> : (tensor<6x2xbf16>) -> tensor<6x1xbf16>
    %4 = "stablehlo.reshape"(%3) : (tensor<6x1xbf16>) -> tensor<6xbf16>
    %5 = "stablehlo.constant"() <{value = dense<4> : tensor<6x3xi32>}> : () -> tensor<6x3xi32>
    %6 = "stablehlo.convert"(%4) : (tensor<6xbf16>) -> tensor<6xf32>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64: 0>}> : (tensor<6xf32>) -> tensor<6x3xf32>
    %8 = "stablehlo.constant"() <{value = dense<4.0> : tensor<6x3xf32>}> : () -> tensor<6x3xf32>
    %9 = "stablehlo.constant"() <{value = dense<2.0> : tensor<6x3xf32>}> : () -> tensor<6x3xf32>
    %10 = "stablehlo.divide"(%8, %9) : (tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xf32>
    %11 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<6x3xi32>
    %12 = "stablehlo.convert"(%11) : (tensor<6x3xi32>) -> tensor<6x3xf32>
    %13 = "stablehlo.add"(%12, %7) : (tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xf32>
    %14 = "stablehlo.multiply"(%13, %10) : (tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xf32>
    %15 = "stablehlo.convert"(%14) : (tensor<6x3xf32>) -> tensor<6x3xi32>
    %16 = "stablehlo.multiply"(%7, %10) : (tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xf32>
    %17 = "stablehlo.convert"(%16) : (tensor<6x3xf32>) -> tensor<6x3xi32>
    %18 = "stablehlo.subtract"(%15, %17) : (tensor<6x3xi32>, tensor<6x3xi32>) -> tensor<6x3xi32>
    %19 = "stablehlo.constant"() <{value = dense<2> : tensor<6x3xi32>}> : () -> tensor<6x3xi32>
    %20 = "stablehlo.compare"(%11, %19) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<6x3xi32>, tensor<6x3xi32>) -> tensor<6x3xi1>
    %21 = "stablehlo.select"(%20, %5, %18) : (tensor<6x3xi1>, tensor<6x3xi32>, tensor<6x3xi32>) -> tensor<6x3xi32>
    %22 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<6x3xi32>) -> tensor<6x3x1x2x2xi32>
    %23 = "stablehlo.iota"() <{iota_dimension = 3 : i64}> : () -> tensor<6x3x1x2x2xi32>
    %24 = "stablehlo.constant"() <{value = dense<6> : tensor<6x3x1x2x2xi32>}> : () -> tensor<6x3x1x2x2xi32>
    %25 = "stablehlo.multiply"(%2, %24) : (tensor<6x3x1x2x2xi32>, tensor<6x3x1x2x2xi32>) -> tensor<6x3x1x2x2xi32>
    %26 = "stablehlo.add"(%25, %22) : (tensor<6x3x1x2x2xi32>, tensor<6x3x1x2x2xi32>) -> tensor<6x3x1x2x2xi32>
    %27 = "stablehlo.add"(%26, %23) : (tensor<6x3x1x2x2xi32>, tensor<6x3x1x2x2xi32>) -> tensor<6x3x1x2x2xi32>
    %28 = "stablehlo.slice"(%1) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 6, 1>, strides = array<i64: 1, 1>}> : (tensor<6x2xbf16>) -> tensor<6x1xbf16>
    %29 = "stablehlo.reshape"(%28) : (tensor<6x1xbf16>) -> tensor<6xbf16>
    %30 = "stablehlo.constant"() <{value = dense<5> : tensor<6x1xi32>}> : () -> tensor<6x1xi32>
    %31 = "stablehlo.broadcast_in_dim"(%30) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<6x1xi32>) -> tensor<6x3x1x2x2xi32>
    %32 = "stablehlo.iota"() <{iota_dimension = 4 : i64}> : () -> tensor<6x3x1x2x2xi32>
    %33 = "stablehlo.constant"() <{value = dense<7> : tensor<6x3x1x2x2xi32>}> : () -> tensor<6x3x1x2x2xi32>
    %34 = "stablehlo.multiply"(%27, %33) : (tensor<6x3x1x2x2xi32>, tensor<6x3x1x2x2xi32>) -> tensor<6x3x1x2x2xi32>
    %35 = "stablehlo.add"(%34, %31) : (tensor<6x3x1x2x2xi32>, tensor<6x3x1x2x2xi32>) -> tensor<6x3x1x2x2xi32>
    %36 = "stablehlo.add"(%35, %32) : (tensor<6x3x1x2x2xi32>, tensor<6x3x1x2x2xi32>) -> tensor<6x3x1x2x2xi32>
    %37 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<6x3x1x2x2xi32>
    %38 = "stablehlo.constant"() <{value = dense<42> : tensor<6x3x1x2x2xi32>}> : () -> tensor<6x3x1x2x2xi32>
    %39 = "stablehlo.multiply"(%37, %38) : (tensor<6x3x1x2x2xi32>, tensor<6x3x1x2x2xi32>) -> tensor<6x3x1x2x2xi32>
    %40 = "stablehlo.add"(%39, %36) : (tensor<6x3x1x2x2xi32>, tensor<6x3x1x2x2xi32>) -> tensor<6x3x1x2x2xi32>
    %41 = "stablehlo.reshape"(%arg0) : (tensor<2x3x6x7xbf16>) -> tensor<252xbf16>
    %42 = "stablehlo.gather"(%41, %40) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 5>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<252xbf16>, tensor<6x3x1x2x2xi32>) -> tensor<6x3x1x2x2xbf16>
    %43 = "stablehlo.constant"() <{value = dense<0xFF80> : tensor<bf16>}> : () -> tensor<bf16>
    %44 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
    %62:2 = "stablehlo.reduce"(%42, %36, %43, %44) <{dimensions = array<i64: 3, 4>}> ({
    ^bb0(%r45: tensor<bf16>, %r46: tensor<i32>, %r47: tensor<bf16>, %r48: tensor<i32>):
      %49 = "stablehlo.compare"(%r45, %r47) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %50 = "stablehlo.compare"(%r45, %r47) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %51 = "stablehlo.compare"(%r46, %r48) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %52 = "stablehlo.and"(%50, %51) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %53 = "stablehlo.or"(%49, %52) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %54 = "stablehlo.compare"(%r45, %r45) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %55 = "stablehlo.compare"(%r47, %r47) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %56 = "stablehlo.and"(%55, %51) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %57 = "stablehlo.not"(%56) : (tensor<i1>) -> tensor<i1>
      %58 = "stablehlo.and"(%54, %57) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %59 = "stablehlo.or"(%53, %58) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %60 = "stablehlo.select"(%59, %r45, %r47) : (tensor<i1>, tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      %61 = "stablehlo.select"(%59, %r46, %r48) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%60, %61) : (tensor<bf16>, tensor<i32>) -> ()
    }) : (tensor<6x3x1x2x2xbf16>, tensor<6x3x1x2x2xi32>, tensor<bf16>, tensor<i32>) -> (tensor<6x3x1xbf16>, tensor<6x3x1xi32>)
    %63 = "stablehlo.reshape"(%62#1) : (tensor<6x3x1xi32>) -> tensor<2x3x3x1xi32>
    %64 = "stablehlo.reshape"(%62#0) : (tensor<6x3x1xbf16>) -> tensor<2x3x3x1xbf16>
    %65 = "stablehlo.convert"(%63) : (tensor<2x3x3x1xi32>) -> tensor<2x3x3x1xi64>
    return %64, %65 : tensor<2x3x3x1xbf16>, tensor<2x3x3x1xi64>
  }
}

// T[2,3,6,7] (2,2) (3,1) T[2,3,2], T = float16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x6x7xf16>, %arg1: tensor<2x3x2xf16>) -> (tensor<2x3x3x1xf16>, tensor<2x3x3x1xi64>) {
    %0 = "stablehlo.reshape"(%arg1) : (tensor<2x3x2xf16>) -> tensor<12xf16>
    %1 = "stablehlo.reshape"(%arg1) : (tensor<2x3x2xf16>) -> tensor<6x2xf16>
    %2 = "stablehlo.constant"() <{value = dense<0> : tensor<6x3x1x2x2xi32>}> : () -> tensor<6x3x1x2x2xi32>
    %3 = "stablehlo.slice"(%1) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 6, 2>, strides = array<i64: 1, 1>}> : (tensor<6x2xf16>) -> tensor<6x1xf16>
    %4 = "stablehlo.reshape"(%3) : (tensor<6x1xf16>) -> tensor<6xf16>
    %5 = "stablehlo.constant"() <{value = dense<4> : tensor<6x3xi32>}> : () -> tensor<6x3xi32>
    %6 = "stablehlo.convert"(%4) : (tensor<6xf16>) -> tensor<6xf32>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64: 0>}> : (tensor<6xf32>) -> tensor<6x3xf32>
    %8 = "stablehlo.constant"() <{value = dense<4.0> : tensor<6x3xf32>}> : () -> tensor<6x3xf32>
    %9 = "stablehlo.constant"() <{value = dense<2.0> : tensor<6x3xf32>}> : () -> tensor<6x3xf32>
    %10 = "stablehlo.divide"(%8, %9) : (tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xf32>
    %11 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<6x3xi32>
    %12 = "stablehlo.convert"(%11) : (tensor<6x3xi32>) -> tensor<6x3xf32>
    %13 = "stablehlo.add"(%12, %7) : (tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xf32>
    %14 = "stablehlo.multiply"(%13, %10) : (tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xf32>
    %15 = "stablehlo.convert"(%14) : (tensor<6x3xf32>) -> tensor<6x3xi32>
    %16 = "stablehlo.multiply"(%7, %10) : (tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xf32>
    %17 = "stablehlo.convert"(%16) : (tensor<6x3xf32>) -> tensor<6x3xi32>
    %18 = "stablehlo.subtract"(%15, %17) : (tensor<6x3xi32>, tensor<6x3xi32>) -> tensor<6x3xi32>
    %19 = "stablehlo.constant"() <{value = dense<2> : tensor<6x3xi32>}> : () -> tensor<6x3xi32>
    %20 = "stablehlo.compare"(%11, %19) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<6x3xi32>, tensor<6x3xi32>) -> tensor<6x3xi1>
    %21 = "stablehlo.select"(%20, %5, %18) : (tensor<6x3xi1>, tensor<6x3xi32>, tensor<6x3xi32>) -> tensor<6x3xi32>
    %22 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<6x3xi32>) -> tensor<6x3x1x2x2xi32>
    %23 = "stablehlo.iota"() <{iota_dimension = 3 : i64}> : () -> tensor<6x3x1x2x2xi32>
    %24 = "stablehlo.constant"() <{value = dense<6> : tensor<6x3x1x2x2xi32>}> : () -> tensor<6x3x1x2x2xi32>
    %25 = "stablehlo.multiply"(%2, %24) : (tensor<6x3x1x2x2xi32>, tensor<6x3x1x2x2xi32>) -> tensor<6x3x1x2x2xi32>
    %26 = "stablehlo.add"(%25, %22) : (tensor<6x3x1x2x2xi32>, tensor<6x3x1x2x2xi32>) -> tensor<6x3x1x2x2xi32>
    %27 = "stablehlo.add"(%26, %23) : (tensor<6x3x1x2x2xi32>, tensor<6x3x1x2x2xi32>) -> tensor<6x3x1x2x2xi32>
    %28 = "stablehlo.slice"(%1) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 6, 1>, strides = array<i64: 1, 1>}> : (tensor<6x2xf16>) -> tensor<6x1xf16>
    %29 = "stablehlo.reshape"(%28) : (tensor<6x1xf16>) -> tensor<6xf16>
    %30 = "stablehlo.constant"() <{value = dense<5> : tensor<6x1xi32>}> : () -> tensor<6x1xi32>
    %31 = "stablehlo.broadcast_in_dim"(%30) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<6x1xi32>) -> tensor<6x3x1x2x2xi32>
    %32 = "stablehlo.iota"() <{iota_dimension = 4 : i64}> : () -> tensor<6x3x1x2x2xi32>
    %33 = "stablehlo.constant"() <{value = dense<7> : tensor<6x3x1x2x2xi32>}> : () -> tensor<6x3x1x2x2xi32>
    %34 = "stablehlo.multiply"(%27, %33) : (tensor<6x3x1x2x2xi32>, tensor<6x3x1x2x2xi32>) -> tensor<6x3x1x2x2xi32>
    %35 = "stablehlo.add"(%34, %31) : (tensor<6x3x1x2x2xi32>, tensor<6x3x1x2x2xi32>) -> tensor<6x3x1x2x2xi32>
    %36 = "stablehlo.add"(%35, %32) : (tensor<6x3x1x2x2xi32>, tensor<6x3x1x2x2xi32>) -> tensor<6x3x1x2x2xi32>
    %37 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<6x3x1x2x2xi32>
    %38 = "stablehlo.constant"() <{value = dense<42> : tensor<6x3x1x2x2xi32>}> : () -> tensor<6x3x1x2x2xi32>
    %39 = "stablehlo.multiply"(%37, %38) : (tensor<6x3x1x2x2xi32>, tensor<6x3x1x2x2xi32>) -> tensor<6x3x1x2x2xi32>
    %40 = "stablehlo.add"(%39, %36) : (tensor<6x3x1x2x2xi32>, tensor<6x3x1x2x2xi32>) -> tensor<6x3x1x2x2xi32>
    %41 = "stablehlo.reshape"(%arg0) : (tensor<2x3x6x7xf16>) -> tensor<252xf16>
    %42 = "stablehlo.gather"(%41, %40) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 5>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<252xf16>, tensor<6x3x1x2x2xi32>) -> tensor<6x3x1x2x2xf16>
    %43 = "stablehlo.constant"() <{value = dense<0xFC00> : tensor<f16>}> : () -> tensor<f16>
    %44 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
    %62:2 = "stablehlo.reduce"(%42, %36, %43, %44) <{dimensions = array<i64: 3, 4>}> ({
    ^bb0(%r45: tensor<f16>, %r46: tensor<i32>, %r47: tensor<f16>, %r48: tensor<i32>):
      %49 = "stablehlo.compare"(%r45, %r47) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f16>, tensor<f16>) -> tensor<i1>
      %50 = "stablehlo.compare"(%r45, %r47) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f16>, tensor<f16>) -> tensor<i1>
      %51 = "stablehlo.compare"(%r46, %r48) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %52 = "stablehlo.and"(%50, %51) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %53 = "stablehlo.or"(%49, %52) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %54 = "stablehlo.compare"(%r45, %r45) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f16>, tensor<f16>) -> tensor<i1>
      %55 = "stablehlo.compare"(%r47, %r47) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f16>, tensor<f16>) -> tensor<i1>
      %56 = "stablehlo.and"(%55, %51) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %57 = "stablehlo.not"(%56) : (tensor<i1>) -> tensor<i1>
      %58 = "stablehlo.and"(%54, %57) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %59 = "stablehlo.or"(%53, %58) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %60 = "stablehlo.select"(%59, %r45, %r47) : (tensor<i1>, tensor<f16>, tensor<f16>) -> tensor<f16>
      %61 = "stablehlo.select"(%59, %r46, %r48) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%60, %61) : (tensor<f16>, tensor<i32>) -> ()
    }) : (tensor<6x3x1x2x2xf16>, tensor<6x3x1x2x2xi32>, tensor<f16>, tensor<i32>) -> (tensor<6x3x1xf16>, tensor<6x3x1xi32>)
    %63 = "stablehlo.reshape"(%62#1) : (tensor<6x3x1xi32>) -> tensor<2x3x3x1xi32>
    %64 = "stablehlo.reshape"(%62#0) : (tensor<6x3x1xf16>) -> tensor<2x3x3x1xf16>
    %65 = "stablehlo.convert"(%63) : (tensor<2x3x3x1xi32>) -> tensor<2x3x3x1xi64>
    return %64, %65 : tensor<2x3x3x1xf16>, tensor<2x3x3x1xi64>
  }
}

// T[2,3,6,7] (2,2) (3,1) T[2,3,2], T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x6x7xf64>, %arg1: tensor<2x3x2xf64>) -> (tensor<2x3x3x1xf64>, tensor<2x3x3x1xi64>) {
    %0 = "stablehlo.reshape"(%arg1) : (tensor<2x3x2xf64>) -> tensor<12xf64>
    %1 = "stablehlo.reshape"(%arg1) : (tensor<2x3x2xf64>) -> tensor<6x2xf64>
    %2 = "stablehlo.constant"() <{value = dense<0> : tensor<6x3x1x2x2xi32>}> : () -> tensor<6x3x1x2x2xi32>
    %3 = "stablehlo.slice"(%1) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 6, 2>, strides = array<i64: 1, 1>}> : (tensor<6x2xf64>) -> tensor<6x1xf64>
    %4 = "stablehlo.reshape"(%3) : (tensor<6x1xf64>) -> tensor<6xf64>
    %5 = "stablehlo.constant"() <{value = dense<4> : tensor<6x3xi32>}> : () -> tensor<6x3xi32>
    %6 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64: 0>}> : (tensor<6xf64>) -> tensor<6x3xf64>
    %7 = "stablehlo.constant"() <{value = dense<4.0> : tensor<6x3xf64>}> : () -> tensor<6x3xf64>
    %8 = "stablehlo.constant"() <{value = dense<2.0> : tensor<6x3xf64>}> : () -> tensor<6x3xf64>
    %9 = "stablehlo.divide"(%7, %8) : (tensor<6x3xf64>, tensor<6x3xf64>) -> tensor<6x3xf64>
    %10 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<6x3xi32>
    %11 = "stablehlo.convert"(%10) : (tensor<6x3xi32>) -> tensor<6x3xf64>
    %12 = "stablehlo.add"(%11, %6) : (tensor<6x3xf64>, tensor<6x3xf64>) -> tensor<6x3xf64>
    %13 = "stablehlo.multiply"(%12, %9) : (tensor<6x3xf64>, tensor<6x3xf64>) -> tensor<6x3xf64>
    %14 = "stablehlo.convert"(%13) : (tensor<6x3xf64>) -> tensor<6x3xi32>
    %15 = "stablehlo.multiply"(%6, %9) : (tensor<6x3xf64>, tensor<6x3xf64>) -> tensor<6x3xf64>
    %16 = "stablehlo.convert"(%15) : (tensor<6x3xf64>) -> tensor<6x3xi32>
    %17 = "stablehlo.subtract"(%14, %16) : (tensor<6x3xi32>, tensor<6x3xi32>) -> tensor<6x3xi32>
    %18 = "stablehlo.constant"() <{value = dense<2> : tensor<6x3xi32>}> : () -> tensor<6x3xi32>
    %19 = "stablehlo.compare"(%10, %18) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<6x3xi32>, tensor<6x3xi32>) -> tensor<6x3xi1>
    %20 = "stablehlo.select"(%19, %5, %17) : (tensor<6x3xi1>, tensor<6x3xi32>, tensor<6x3xi32>) -> tensor<6x3xi32>
    %21 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<6x3xi32>) -> tensor<6x3x1x2x2xi32>
    %22 = "stablehlo.iota"() <{iota_dimension = 3 : i64}> : () -> tensor<6x3x1x2x2xi32>
    %23 = "stablehlo.constant"() <{value = dense<6> : tensor<6x3x1x2x2xi32>}> : () -> tensor<6x3x1x2x2xi32>
    %24 = "stablehlo.multiply"(%2, %23) : (tensor<6x3x1x2x2xi32>, tensor<6x3x1x2x2xi32>) -> tensor<6x3x1x2x2xi32>
    %25 = "stablehlo.add"(%24, %21) : (tensor<6x3x1x2x2xi32>, tensor<6x3x1x2x2xi32>) -> tensor<6x3x1x2x2xi32>
    %26 = "stablehlo.add"(%25, %22) : (tensor<6x3x1x2x2xi32>, tensor<6x3x1x2x2xi32>) -> tensor<6x3x1x2x2xi32>
    %27 = "stablehlo.slice"(%1) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 6, 1>, strides = array<i64: 1, 1>}> : (tensor<6x2xf64>) -> tensor<6x1xf64>
    %28 = "stablehlo.reshape"(%27) : (tensor<6x1xf64>) -> tensor<6xf64>
    %29 = "stablehlo.constant"() <{value = dense<5> : tensor<6x1xi32>}> : () -> tensor<6x1xi32>
    %30 = "stablehlo.broadcast_in_dim"(%29) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<6x1xi32>) -> tensor<6x3x1x2x2xi32>
    %31 = "stablehlo.iota"() <{iota_dimension = 4 : i64}> : () -> tensor<6x3x1x2x2xi32>
    %32 = "stablehlo.constant"() <{value = dense<7> : tensor<6x3x1x2x2xi32>}> : () -> tensor<6x3x1x2x2xi32>
    %33 = "stablehlo.multiply"(%26, %32) : (tensor<6x3x1x2x2xi32>, tensor<6x3x1x2x2xi32>) -> tensor<6x3x1x2x2xi32>
    %34 = "stablehlo.add"(%33, %30) : (tensor<6x3x1x2x2xi32>, tensor<6x3x1x2x2xi32>) -> tensor<6x3x1x2x2xi32>
    %35 = "stablehlo.add"(%34, %31) : (tensor<6x3x1x2x2xi32>, tensor<6x3x1x2x2xi32>) -> tensor<6x3x1x2x2xi32>
    %36 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<6x3x1x2x2xi32>
    %37 = "stablehlo.constant"() <{value = dense<42> : tensor<6x3x1x2x2xi32>}> : () -> tensor<6x3x1x2x2xi32>
    %38 = "stablehlo.multiply"(%36, %37) : (tensor<6x3x1x2x2xi32>, tensor<6x3x1x2x2xi32>) -> tensor<6x3x1x2x2xi32>
    %39 = "stablehlo.add"(%38, %35) : (tensor<6x3x1x2x2xi32>, tensor<6x3x1x2x2xi32>) -> tensor<6x3x1x2x2xi32>
    %40 = "stablehlo.reshape"(%arg0) : (tensor<2x3x6x7xf64>) -> tensor<252xf64>
    %41 = "stablehlo.gather"(%40, %39) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 5>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<252xf64>, tensor<6x3x1x2x2xi32>) -> tensor<6x3x1x2x2xf64>
    %42 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<f64>}> : () -> tensor<f64>
    %43 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
    %61:2 = "stablehlo.reduce"(%41, %35, %42, %43) <{dimensions = array<i64: 3, 4>}> ({
    ^bb0(%r44: tensor<f64>, %r45: tensor<i32>, %r46: tensor<f64>, %r47: tensor<i32>):
      %48 = "stablehlo.compare"(%r44, %r46) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %49 = "stablehlo.compare"(%r44, %r46) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %50 = "stablehlo.compare"(%r45, %r47) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %51 = "stablehlo.and"(%49, %50) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %52 = "stablehlo.or"(%48, %51) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %53 = "stablehlo.compare"(%r44, %r44) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %54 = "stablehlo.compare"(%r46, %r46) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %55 = "stablehlo.and"(%54, %50) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %56 = "stablehlo.not"(%55) : (tensor<i1>) -> tensor<i1>
      %57 = "stablehlo.and"(%53, %56) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %58 = "stablehlo.or"(%52, %57) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %59 = "stablehlo.select"(%58, %r44, %r46) : (tensor<i1>, tensor<f64>, tensor<f64>) -> tensor<f64>
      %60 = "stablehlo.select"(%58, %r45, %r47) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%59, %60) : (tensor<f64>, tensor<i32>) -> ()
    }) : (tensor<6x3x1x2x2xf64>, tensor<6x3x1x2x2xi32>, tensor<f64>, tensor<i32>) -> (tensor<6x3x1xf64>, tensor<6x3x1xi32>)
    %62 = "stablehlo.reshape"(%61#1) : (tensor<6x3x1xi32>) -> tensor<2x3x3x1xi32>
    %63 = "stablehlo.reshape"(%61#0) : (tensor<6x3x1xf64>) -> tensor<2x3x3x1xf64>
    %64 = "stablehlo.convert"(%62) : (tensor<2x3x3x1xi32>) -> tensor<2x3x3x1xi64>
    return %63, %64 : tensor<2x3x3x1xf64>, tensor<2x3x3x1xi64>
  }
}
