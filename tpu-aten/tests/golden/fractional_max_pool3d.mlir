// aten::fractional_max_pool3d(Tensor self, int[3] kernel_size, int[3] output_size, Tensor random_samples) -> (Tensor, Tensor)

// T[2,3,5,6,7] (2,2,2) (3,2,2) T[2,3,3], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x5x6x7xf32>, %arg1: tensor<2x3x3xf32>) -> (tensor<2x3x3x2x2xf32>, tensor<2x3x3x2x2xi64>) {
    %0 = "stablehlo.reshape"(%arg1) : (tensor<2x3x3xf32>) -> tensor<18xf32>
    %1 = "stablehlo.reshape"(%arg1) : (tensor<2x3x3xf32>) -> tensor<6x3xf32>
    %2 = "stablehlo.constant"() <{value = dense<0> : tensor<6x3x2x2x2x2x2xi32>}> : () -> tensor<6x3x2x2x2x2x2xi32>
    %3 = "stablehlo.slice"(%1) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 6, 1>, strides = array<i64: 1, 1>}> : (tensor<6x3xf32>) -> tensor<6x1xf32>
    %4 = "stablehlo.reshape"(%3) : (tensor<6x1xf32>) -> tensor<6xf32>
    %5 = "stablehlo.constant"() <{value = dense<3> : tensor<6x3xi32>}> : () -> tensor<6x3xi32>
    %6 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64: 0>}> : (tensor<6xf32>) -> tensor<6x3xf32>
    %7 = "stablehlo.constant"() <{value = dense<3.0> : tensor<6x3xf32>}> : () -> tensor<6x3xf32>
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
    %21 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<6x3xi32>) -> tensor<6x3x2x2x2x2x2xi32>
    %22 = "stablehlo.iota"() <{iota_dimension = 4 : i64}> : () -> tensor<6x3x2x2x2x2x2xi32>
    %23 = "stablehlo.constant"() <{value = dense<5> : tensor<6x3x2x2x2x2x2xi32>}> : () -> tensor<6x3x2x2x2x2x2xi32>
    %24 = "stablehlo.multiply"(%2, %23) : (tensor<6x3x2x2x2x2x2xi32>, tensor<6x3x2x2x2x2x2xi32>) -> tensor<6x3x2x2x2x2x2xi32>
    %25 = "stablehlo.add"(%24, %21) : (tensor<6x3x2x2x2x2x2xi32>, tensor<6x3x2x2x2x2x2xi32>) -> tensor<6x3x2x2x2x2x2xi32>
    %26 = "stablehlo.add"(%25, %22) : (tensor<6x3x2x2x2x2x2xi32>, tensor<6x3x2x2x2x2x2xi32>) -> tensor<6x3x2x2x2x2x2xi32>
    %27 = "stablehlo.slice"(%1) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 6, 2>, strides = array<i64: 1, 1>}> : (tensor<6x3xf32>) -> tensor<6x1xf32>
    %28 = "stablehlo.reshape"(%27) : (tensor<6x1xf32>) -> tensor<6xf32>
    %29 = "stablehlo.constant"() <{value = dense<4> : tensor<6x2xi32>}> : () -> tensor<6x2xi32>
    %30 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64: 0>}> : (tensor<6xf32>) -> tensor<6x2xf32>
    %31 = "stablehlo.constant"() <{value = dense<4.0> : tensor<6x2xf32>}> : () -> tensor<6x2xf32>
    %32 = "stablehlo.constant"() <{value = dense<1.0> : tensor<6x2xf32>}> : () -> tensor<6x2xf32>
    %33 = "stablehlo.divide"(%31, %32) : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<6x2xf32>
    %34 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<6x2xi32>
    %35 = "stablehlo.convert"(%34) : (tensor<6x2xi32>) -> tensor<6x2xf32>
    %36 = "stablehlo.add"(%35, %30) : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<6x2xf32>
    %37 = "stablehlo.multiply"(%36, %33) : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<6x2xf32>
    %38 = "stablehlo.convert"(%37) : (tensor<6x2xf32>) -> tensor<6x2xi32>
    %39 = "stablehlo.multiply"(%30, %33) : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<6x2xf32>
    %40 = "stablehlo.convert"(%39) : (tensor<6x2xf32>) -> tensor<6x2xi32>
    %41 = "stablehlo.subtract"(%38, %40) : (tensor<6x2xi32>, tensor<6x2xi32>) -> tensor<6x2xi32>
    %42 = "stablehlo.constant"() <{value = dense<1> : tensor<6x2xi32>}> : () -> tensor<6x2xi32>
    %43 = "stablehlo.compare"(%34, %42) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<6x2xi32>, tensor<6x2xi32>) -> tensor<6x2xi1>
    %44 = "stablehlo.select"(%43, %29, %41) : (tensor<6x2xi1>, tensor<6x2xi32>, tensor<6x2xi32>) -> tensor<6x2xi32>
    %45 = "stablehlo.broadcast_in_dim"(%44) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<6x2xi32>) -> tensor<6x3x2x2x2x2x2xi32>
    %46 = "stablehlo.iota"() <{iota_dimension = 5 : i64}> : () -> tensor<6x3x2x2x2x2x2xi32>
    %47 = "stablehlo.constant"() <{value = dense<6> : tensor<6x3x2x2x2x2x2xi32>}> : () -> tensor<6x3x2x2x2x2x2xi32>
    %48 = "stablehlo.multiply"(%26, %47) : (tensor<6x3x2x2x2x2x2xi32>, tensor<6x3x2x2x2x2x2xi32>) -> tensor<6x3x2x2x2x2x2xi32>
    %49 = "stablehlo.add"(%48, %45) : (tensor<6x3x2x2x2x2x2xi32>, tensor<6x3x2x2x2x2x2xi32>) -> tensor<6x3x2x2x2x2x2xi32>
    %50 = "stablehlo.add"(%49, %46) : (tensor<6x3x2x2x2x2x2xi32>, tensor<6x3x2x2x2x2x2xi32>) -> tensor<6x3x2x2x2x2x2xi32>
    %51 = "stablehlo.slice"(%1) <{start_indices = array<i64: 0, 2>, limit_indices = array<i64: 6, 3>, strides = array<i64: 1, 1>}> : (tensor<6x3xf32>) -> tensor<6x1xf32>
    %52 = "stablehlo.reshape"(%51) : (tensor<6x1xf32>) -> tensor<6xf32>
    %53 = "stablehlo.constant"() <{value = dense<5> : tensor<6x2xi32>}> : () -> tensor<6x2xi32>
    %54 = "stablehlo.broadcast_in_dim"(%52) <{broadcast_dimensions = array<i64: 0>}> : (tensor<6xf32>) -> tensor<6x2xf32>
    %55 = "stablehlo.constant"() <{value = dense<5.0> : tensor<6x2xf32>}> : () -> tensor<6x2xf32>
    %56 = "stablehlo.constant"() <{value = dense<1.0> : tensor<6x2xf32>}> : () -> tensor<6x2xf32>
    %57 = "stablehlo.divide"(%55, %56) : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<6x2xf32>
    %58 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<6x2xi32>
    %59 = "stablehlo.convert"(%58) : (tensor<6x2xi32>) -> tensor<6x2xf32>
    %60 = "stablehlo.add"(%59, %54) : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<6x2xf32>
    %61 = "stablehlo.multiply"(%60, %57) : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<6x2xf32>
    %62 = "stablehlo.convert"(%61) : (tensor<6x2xf32>) -> tensor<6x2xi32>
    %63 = "stablehlo.multiply"(%54, %57) : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<6x2xf32>
    %64 = "stablehlo.convert"(%63) : (tensor<6x2xf32>) -> tensor<6x2xi32>
    %65 = "stablehlo.subtract"(%62, %64) : (tensor<6x2xi32>, tensor<6x2xi32>) -> tensor<6x2xi32>
    %66 = "stablehlo.constant"() <{value = dense<1> : tensor<6x2xi32>}> : () -> tensor<6x2xi32>
    %67 = "stablehlo.compare"(%58, %66) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<6x2xi32>, tensor<6x2xi32>) -> tensor<6x2xi1>
    %68 = "stablehlo.select"(%67, %53, %65) : (tensor<6x2xi1>, tensor<6x2xi32>, tensor<6x2xi32>) -> tensor<6x2xi32>
    %69 = "stablehlo.broadcast_in_dim"(%68) <{broadcast_dimensions = array<i64: 0, 3>}> : (tensor<6x2xi32>) -> tensor<6x3x2x2x2x2x2xi32>
    %70 = "stablehlo.iota"() <{iota_dimension = 6 : i64}> : () -> tensor<6x3x2x2x2x2x2xi32>
    %71 = "stablehlo.constant"() <{value = dense<7> : tensor<6x3x2x2x2x2x2xi32>}> : () -> tensor<6x3x2x2x2x2x2xi32>
    %72 = "stablehlo.multiply"(%50, %71) : (tensor<6x3x2x2x2x2x2xi32>, tensor<6x3x2x2x2x2x2xi32>) -> tensor<6x3x2x2x2x2x2xi32>
    %73 = "stablehlo.add"(%72, %69) : (tensor<6x3x2x2x2x2x2xi32>, tensor<6x3x2x2x2x2x2xi32>) -> tensor<6x3x2x2x2x2x2xi32>
    %74 = "stablehlo.add"(%73, %70) : (tensor<6x3x2x2x2x2x2xi32>, tensor<6x3x2x2x2x2x2xi32>) -> tensor<6x3x2x2x2x2x2xi32>
    %75 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<6x3x2x2x2x2x2xi32>
    %76 = "stablehlo.constant"() <{value = dense<210> : tensor<6x3x2x2x2x2x2xi32>}> : () -> tensor<6x3x2x2x2x2x2xi32>
    %77 = "stablehlo.multiply"(%75, %76) : (tensor<6x3x2x2x2x2x2xi32>, tensor<6x3x2x2x2x2x2xi32>) -> tensor<6x3x2x2x2x2x2xi32>
    %78 = "stablehlo.add"(%77, %74) : (tensor<6x3x2x2x2x2x2xi32>, tensor<6x3x2x2x2x2x2xi32>) -> tensor<6x3x2x2x2x2x2xi32>
    %79 = "stablehlo.reshape"(%arg0) : (tensor<2x3x5x6x7xf32>) -> tensor<1260xf32>
    %80 = "stablehlo.gather"(%79, %78) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 7>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<1260xf32>, tensor<6x3x2x2x2x2x2xi32>) -> tensor<6x3x2x2x2x2x2xf32>
    %81 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %82 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
    %100:2 = "stablehlo.reduce"(%80, %74, %81, %82) <{dimensions = array<i64: 4, 5, 6>}> ({
    ^bb0(%r83: tensor<f32>, %r84: tensor<i32>, %r85: tensor<f32>, %r86: tensor<i32>):
      %87 = "stablehlo.compare"(%r83, %r85) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %88 = "stablehlo.compare"(%r83, %r85) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %89 = "stablehlo.compare"(%r84, %r86) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %90 = "stablehlo.and"(%88, %89) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %91 = "stablehlo.or"(%87, %90) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %92 = "stablehlo.compare"(%r83, %r83) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %93 = "stablehlo.compare"(%r85, %r85) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %94 = "stablehlo.and"(%93, %89) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %95 = "stablehlo.not"(%94) : (tensor<i1>) -> tensor<i1>
      %96 = "stablehlo.and"(%92, %95) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %97 = "stablehlo.or"(%91, %96) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %98 = "stablehlo.select"(%97, %r83, %r85) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %99 = "stablehlo.select"(%97, %r84, %r86) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%98, %99) : (tensor<f32>, tensor<i32>) -> ()
    }) : (tensor<6x3x2x2x2x2x2xf32>, tensor<6x3x2x2x2x2x2xi32>, tensor<f32>, tensor<i32>) -> (tensor<6x3x2x2xf32>, tensor<6x3x2x2xi32>)
    %101 = "stablehlo.reshape"(%100#1) : (tensor<6x3x2x2xi32>) -> tensor<2x3x3x2x2xi32>
    %102 = "stablehlo.reshape"(%100#0) : (tensor<6x3x2x2xf32>) -> tensor<2x3x3x2x2xf32>
    %103 = "stablehlo.convert"(%101) : (tensor<2x3x3x2x2xi32>) -> tensor<2x3x3x2x2xi64>
    return %102, %103 : tensor<2x3x3x2x2xf32>, tensor<2x3x3x2x2xi64>
  }
}

// T[2,3,5,6,7] (2,2,2) (3,2,2) T[2,3,3], T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x5x6x7xbf16>, %arg1: tensor<2x3x3xbf16>) -> (tensor<2x3x3x2x2xbf16>, tensor<2x3x3x2x2xi64>) {
    %0 = "stablehlo.reshape"(%arg1) : (tensor<2x3x3xbf16>) -> tensor<18xbf16>
    %1 = "stablehlo.reshape"(%arg1) : (tensor<2x3x3xbf16>) -> tensor<6x3xbf16>
    %2 = "stablehlo.constant"() <{value = dense<0> : tensor<6x3x2x2x2x2x2xi32>}> : () -> tensor<6x3x2x2x2x2x2xi32>
    %3 = "stablehlo.slice"(%1) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 6, 1>, strides = array<i64: 1, 1>}> : (tensor<6x3xbf16>) -> tensor<6x1xbf16>
    %4 = "stablehlo.reshape"(%3) : (tensor<6x1xbf16>) -> tensor<6xbf16>
    %5 = "stablehlo.constant"() <{value = dense<3> : tensor<6x3xi32>}> : () -> tensor<6x3xi32>
    %6 = "stablehlo.convert"(%4) : (tensor<6xbf16>) -> tensor<6xf32>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64: 0>}> : (tensor<6xf32>) -> tensor<6x3xf32>
    %8 = "stablehlo.constant"() <{value = dense<3.0> : tensor<6x3xf32>}> : () -> tensor<6x3xf32>
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
    %22 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<6x3xi32>) -> tensor<6x3x2x2x2x2x2xi32>
    %23 = "stablehlo.iota"() <{iota_dimension = 4 : i64}> : () -> tensor<6x3x2x2x2x2x2xi32>
    %24 = "stablehlo.constant"() <{value = dense<5> : tensor<6x3x2x2x2x2x2xi32>}> : () -> tensor<6x3x2x2x2x2x2xi32>
    %25 = "stablehlo.multiply"(%2, %24) : (tensor<6x3x2x2x2x2x2xi32>, tensor<6x3x2x2x2x2x2xi32>) -> tensor<6x3x2x2x2x2x2xi32>
    %26 = "stablehlo.add"(%25, %22) : (tensor<6x3x2x2x2x2x2xi32>, tensor<6x3x2x2x2x2x2xi32>) -> tensor<6x3x2x2x2x2x2xi32>
    %27 = "stablehlo.add"(%26, %23) : (tensor<6x3x2x2x2x2x2xi32>, tensor<6x3x2x2x2x2x2xi32>) -> tensor<6x3x2x2x2x2x2xi32>
    %28 = "stablehlo.slice"(%1) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 6, 2>, strides = array<i64: 1, 1>}> : (tensor<6x3xbf16>) -> tensor<6x1xbf16>
    %29 = "stablehlo.reshape"(%28) : (tensor<6x1xbf16>) -> tensor<6xbf16>
    %30 = "stablehlo.constant"() <{value = dense<4> : tensor<6x2xi32>}> : () -> tensor<6x2xi32>
    %31 = "stablehlo.convert"(%29) : (tensor<6xbf16>) -> tensor<6xf32>
    %32 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64: 0>}> : (tensor<6xf32>) -> tensor<6x2xf32>
    %33 = "stablehlo.constant"() <{value = dense<4.0> : tensor<6x2xf32>}> : () -> tensor<6x2xf32>
    %34 = "stablehlo.constant"() <{value = dense<1.0> : tensor<6x2xf32>}> : () -> tensor<6x2xf32>
    %35 = "stablehlo.divide"(%33, %34) : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<6x2xf32>
    %36 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<6x2xi32>
    %37 = "stablehlo.convert"(%36) : (tensor<6x2xi32>) -> tensor<6x2xf32>
    %38 = "stablehlo.add"(%37, %32) : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<6x2xf32>
    %39 = "stablehlo.multiply"(%38, %35) : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<6x2xf32>
    %40 = "stablehlo.convert"(%39) : (tensor<6x2xf32>) -> tensor<6x2xi32>
    %41 = "stablehlo.multiply"(%32, %35) : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<6x2xf32>
    %42 = "stablehlo.convert"(%41) : (tensor<6x2xf32>) -> tensor<6x2xi32>
    %43 = "stablehlo.subtract"(%40, %42) : (tensor<6x2xi32>, tensor<6x2xi32>) -> tensor<6x2xi32>
    %44 = "stablehlo.constant"() <{value = dense<1> : tensor<6x2xi32>}> : () -> tensor<6x2xi32>
    %45 = "stablehlo.compare"(%36, %44) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<6x2xi32>, tensor<6x2xi32>) -> tensor<6x2xi1>
    %46 = "stablehlo.select"(%45, %30, %43) : (tensor<6x2xi1>, tensor<6x2xi32>, tensor<6x2xi32>) -> tensor<6x2xi32>
    %47 = "stablehlo.broadcast_in_dim"(%46) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<6x2xi32>) -> tensor<6x3x2x2x2x2x2xi32>
    %48 = "stablehlo.iota"() <{iota_dimension = 5 : i64}> : () -> tensor<6x3x2x2x2x2x2xi32>
    %49 = "stablehlo.constant"() <{value = dense<6> : tensor<6x3x2x2x2x2x2xi32>}> : () -> tensor<6x3x2x2x2x2x2xi32>
    %50 = "stablehlo.multiply"(%27, %49) : (tensor<6x3x2x2x2x2x2xi32>, tensor<6x3x2x2x2x2x2xi32>) -> tensor<6x3x2x2x2x2x2xi32>
    %51 = "stablehlo.add"(%50, %47) : (tensor<6x3x2x2x2x2x2xi32>, tensor<6x3x2x2x2x2x2xi32>) -> tensor<6x3x2x2x2x2x2xi32>
    %52 = "stablehlo.add"(%51, %48) : (tensor<6x3x2x2x2x2x2xi32>, tensor<6x3x2x2x2x2x2xi32>) -> tensor<6x3x2x2x2x2x2xi32>
    %53 = "stablehlo.slice"(%1) <{start_indices = array<i64: 0, 2>, limit_indices = array<i64: 6, 3>, strides = array<i64: 1, 1>}> : (tensor<6x3xbf16>) -> tensor<6x1xbf16>
    %54 = "stablehlo.reshape"(%53) : (tensor<6x1xbf16>) -> tensor<6xbf16>
    %55 = "stablehlo.constant"() <{value = dense<5> : tensor<6x2xi32>}> : () -> tensor<6x2xi32>
    %56 = "stablehlo.convert"(%54) : (tensor<6xbf16>) -> tensor<6xf32>
    %57 = "stablehlo.broadcast_in_dim"(%56) <{broadcast_dimensions = array<i64: 0>}> : (tensor<6xf32>) -> tensor<6x2xf32>
    %58 = "stablehlo.constant"() <{value = dense<5.0> : tensor<6x2xf32>}> : () -> tensor<6x2xf32>
    %59 = "stablehlo.constant"() <{value = dense<1.0> : tensor<6x2xf32>}> : () -> tensor<6x2xf32>
    %60 = "stablehlo.divide"(%58, %59) : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<6x2xf32>
    %61 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<6x2xi32>
    %62 = "stablehlo.convert"(%61) : (tensor<6x2xi32>) -> tensor<6x2xf32>
    %63 = "stablehlo.add"(%62, %57) : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<6x2xf32>
    %64 = "stablehlo.multiply"(%63, %60) : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<6x2xf32>
    %65 = "stablehlo.convert"(%64) : (tensor<6x2xf32>) -> tensor<6x2xi32>
    %66 = "stablehlo.multiply"(%57, %60) : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<6x2xf32>
    %67 = "stablehlo.convert"(%66) : (tensor<6x2xf32>) -> tensor<6x2xi32>
    %68 = "stablehlo.subtract"(%65, %67) : (tensor<6x2xi32>, tensor<6x2xi32>) -> tensor<6x2xi32>
    %69 = "stablehlo.constant"() <{value = dense<1> : tensor<6x2xi32>}> : () -> tensor<6x2xi32>
    %70 = "stablehlo.compare"(%61, %69) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<6x2xi32>, tensor<6x2xi32>) -> tensor<6x2xi1>
    %71 = "stablehlo.select"(%70, %55, %68) : (tensor<6x2xi1>, tensor<6x2xi32>, tensor<6x2xi32>) -> tensor<6x2xi32>
    %72 = "stablehlo.broadcast_in_dim"(%71) <{broadcast_dimensions = array<i64: 0, 3>}> : (tensor<6x2xi32>) -> tensor<6x3x2x2x2x2x2xi32>
    %73 = "stablehlo.iota"() <{iota_dimension = 6 : i64}> : () -> tensor<6x3x2x2x2x2x2xi32>
    %74 = "stablehlo.constant"() <{value = dense<7> : tensor<6x3x2x2x2x2x2xi32>}> : () -> tensor<6x3x2x2x2x2x2xi32>
    %75 = "stablehlo.multiply"(%52, %74) : (tensor<6x3x2x2x2x2x2xi32>, tensor<6x3x2x2x2x2x2xi32>) -> tensor<6x3x2x2x2x2x2xi32>
    %76 = "stablehlo.add"(%75, %72) : (tensor<6x3x2x2x2x2x2xi32>, tensor<6x3x2x2x2x2x2xi32>) -> tensor<6x3x2x2x2x2x2xi32>
    %77 = "stablehlo.add"(%76, %73) : (tensor<6x3x2x2x2x2x2xi32>, tensor<6x3x2x2x2x2x2xi32>) -> tensor<6x3x2x2x2x2x2xi32>
    %78 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<6x3x2x2x2x2x2xi32>
    %79 = "stablehlo.constant"() <{value = dense<210> : tensor<6x3x2x2x2x2x2xi32>}> : () -> tensor<6x3x2x2x2x2x2xi32>
    %80 = "stablehlo.multiply"(%78, %79) : (tensor<6x3x2x2x2x2x2xi32>, tensor<6x3x2x2x2x2x2xi32>) -> tensor<6x3x2x2x2x2x2xi32>
    %81 = "stablehlo.add"(%80, %77) : (tensor<6x3x2x2x2x2x2xi32>, tensor<6x3x2x2x2x2x2xi32>) -> tensor<6x3x2x2x2x2x2xi32>
    %82 = "stablehlo.reshape"(%arg0) : (tensor<2x3x5x6x7xbf16>) -> tensor<1260xbf16>
    %83 = "stablehlo.gather"(%82, %81) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 7>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<1260xbf16>, tensor<6x3x2x2x2x2x2xi32>) -> tensor<6x3x2x2x2x2x2xbf16>
    %84 = "stablehlo.constant"() <{value = dense<0xFF80> : tensor<bf16>}> : () -> tensor<bf16>
    %85 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
    %103:2 = "stablehlo.reduce"(%83, %77, %84, %85) <{dimensions = array<i64: 4, 5, 6>}> ({
    ^bb0(%r86: tensor<bf16>, %r87: tensor<i32>, %r88: tensor<bf16>, %r89: tensor<i32>):
      %90 = "stablehlo.compare"(%r86, %r88) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %91 = "stablehlo.compare"(%r86, %r88) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %92 = "stablehlo.compare"(%r87, %r89) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %93 = "stablehlo.and"(%91, %92) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %94 = "stablehlo.or"(%90, %93) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %95 = "stablehlo.compare"(%r86, %r86) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %96 = "stablehlo.compare"(%r88, %r88) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %97 = "stablehlo.and"(%96, %92) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %98 = "stablehlo.not"(%97) : (tensor<i1>) -> tensor<i1>
      %99 = "stablehlo.and"(%95, %98) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %100 = "stablehlo.or"(%94, %99) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %101 = "stablehlo.select"(%100, %r86, %r88) : (tensor<i1>, tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      %102 = "stablehlo.select"(%100, %r87, %r89) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%101, %102) : (tensor<bf16>, tensor<i32>) -> ()
    }) : (tensor<6x3x2x2x2x2x2xbf16>, tensor<6x3x2x2x2x2x2xi32>, tensor<bf16>, tensor<i32>) -> (tensor<6x3x2x2xbf16>, tensor<6x3x2x2xi32>)
    %104 = "stablehlo.reshape"(%103#1) : (tensor<6x3x2x2xi32>) -> tensor<2x3x3x2x2xi32>
    %105 = "stablehlo.reshape"(%103#0) : (tensor<6x3x2x2xbf16>) -> tensor<2x3x3x2x2xbf16>
    %106 = "stablehlo.convert"(%104) : (tensor<2x3x3x2x2xi32>) -> tensor<2x3x3x2x2xi64>
    return %105, %106 : tensor<2x3x3x2x2xbf16>, tensor<2x3x3x2x2xi64>
  }
}

// T[2,3,5,6,7] (2,2,2) (3,2,2) T[2,3,3], T = float16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x5x6x7xf16>, %arg1: tensor<2x3x3xf16>) -> (tensor<2x3x3x2x2xf16>, tensor<2x3x3x2x2xi64>) {
    %0 = "stablehlo.reshape"(%arg1) : (tensor<2x3x3xf16>) -> tensor<18xf16>
    %1 = "stablehlo.reshape"(%arg1) : (tensor<2x3x3xf16>) -> tensor<6x3xf16>
    %2 = "stablehlo.constant"() <{value = dense<0> : tensor<6x3x2x2x2x2x2xi32>}> : () -> tensor<6x3x2x2x2x2x2xi32>
    %3 = "stablehlo.slice"(%1) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 6, 1>, strides = array<i64: 1, 1>}> : (tensor<6x3xf16>) -> tensor<6x1xf16>
    %4 = "stablehlo.reshape"(%3) : (tensor<6x1xf16>) -> tensor<6xf16>
    %5 = "stablehlo.constant"() <{value = dense<3> : tensor<6x3xi32>}> : () -> tensor<6x3xi32>
    %6 = "stablehlo.convert"(%4) : (tensor<6xf16>) -> tensor<6xf32>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64: 0>}> : (tensor<6xf32>) -> tensor<6x3xf32>
    %8 = "stablehlo.constant"() <{value = dense<3.0> : tensor<6x3xf32>}> : () -> tensor<6x3xf32>
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
    %22 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<6x3xi32>) -> tensor<6x3x2x2x2x2x2xi32>
    %23 = "stablehlo.iota"() <{iota_dimension = 4 : i64}> : () -> tensor<6x3x2x2x2x2x2xi32>
    %24 = "stablehlo.constant"() <{value = dense<5> : tensor<6x3x2x2x2x2x2xi32>}> : () -> tensor<6x3x2x2x2x2x2xi32>
    %25 = "stablehlo.multiply"(%2, %24) : (tensor<6x3x2x2x2x2x2xi32>, tensor<6x3x2x2x2x2x2xi32>) -> tensor<6x3x2x2x2x2x2xi32>
    %26 = "stablehlo.add"(%25, %22) : (tensor<6x3x2x2x2x2x2xi32>, tensor<6x3x2x2x2x2x2xi32>) -> tensor<6x3x2x2x2x2x2xi32>
    %27 = "stablehlo.add"(%26, %23) : (tensor<6x3x2x2x2x2x2xi32>, tensor<6x3x2x2x2x2x2xi32>) -> tensor<6x3x2x2x2x2x2xi32>
    %28 = "stablehlo.slice"(%1) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 6, 2>, strides = array<i64: 1, 1>}> : (tensor<6x3xf16>) -> tensor<6x1xf16>
    %29 = "stablehlo.reshape"(%28) : (tensor<6x1xf16>) -> tensor<6xf16>
    %30 = "stablehlo.constant"() <{value = dense<4> : tensor<6x2xi32>}> : () -> tensor<6x2xi32>
    %31 = "stablehlo.convert"(%29) : (tensor<6xf16>) -> tensor<6xf32>
    %32 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64: 0>}> : (tensor<6xf32>) -> tensor<6x2xf32>
    %33 = "stablehlo.constant"() <{value = dense<4.0> : tensor<6x2xf32>}> : () -> tensor<6x2xf32>
    %34 = "stablehlo.constant"() <{value = dense<1.0> : tensor<6x2xf32>}> : () -> tensor<6x2xf32>
    %35 = "stablehlo.divide"(%33, %34) : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<6x2xf32>
    %36 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<6x2xi32>
    %37 = "stablehlo.convert"(%36) : (tensor<6x2xi32>) -> tensor<6x2xf32>
    %38 = "stablehlo.add"(%37, %32) : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<6x2xf32>
    %39 = "stablehlo.multiply"(%38, %35) : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<6x2xf32>
    %40 = "stablehlo.convert"(%39) : (tensor<6x2xf32>) -> tensor<6x2xi32>
    %41 = "stablehlo.multiply"(%32, %35) : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<6x2xf32>
    %42 = "stablehlo.convert"(%41) : (tensor<6x2xf32>) -> tensor<6x2xi32>
    %43 = "stablehlo.subtract"(%40, %42) : (tensor<6x2xi32>, tensor<6x2xi32>) -> tensor<6x2xi32>
    %44 = "stablehlo.constant"() <{value = dense<1> : tensor<6x2xi32>}> : () -> tensor<6x2xi32>
    %45 = "stablehlo.compare"(%36, %44) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<6x2xi32>, tensor<6x2xi32>) -> tensor<6x2xi1>
    %46 = "stablehlo.select"(%45, %30, %43) : (tensor<6x2xi1>, tensor<6x2xi32>, tensor<6x2xi32>) -> tensor<6x2xi32>
    %47 = "stablehlo.broadcast_in_dim"(%46) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<6x2xi32>) -> tensor<6x3x2x2x2x2x2xi32>
    %48 = "stablehlo.iota"() <{iota_dimension = 5 : i64}> : () -> tensor<6x3x2x2x2x2x2xi32>
    %49 = "stablehlo.constant"() <{value = dense<6> : tensor<6x3x2x2x2x2x2xi32>}> : () -> tensor<6x3x2x2x2x2x2xi32>
    %50 = "stablehlo.multiply"(%27, %49) : (tensor<6x3x2x2x2x2x2xi32>, tensor<6x3x2x2x2x2x2xi32>) -> tensor<6x3x2x2x2x2x2xi32>
    %51 = "stablehlo.add"(%50, %47) : (tensor<6x3x2x2x2x2x2xi32>, tensor<6x3x2x2x2x2x2xi32>) -> tensor<6x3x2x2x2x2x2xi32>
    %52 = "stablehlo.add"(%51, %48) : (tensor<6x3x2x2x2x2x2xi32>, tensor<6x3x2x2x2x2x2xi32>) -> tensor<6x3x2x2x2x2x2xi32>
    %53 = "stablehlo.slice"(%1) <{start_indices = array<i64: 0, 2>, limit_indices = array<i64: 6, 3>, strides = array<i64: 1, 1>}> : (tensor<6x3xf16>) -> tensor<6x1xf16>
    %54 = "stablehlo.reshape"(%53) : (tensor<6x1xf16>) -> tensor<6xf16>
    %55 = "stablehlo.constant"() <{value = dense<5> : tensor<6x2xi32>}> : () -> tensor<6x2xi32>
    %56 = "stablehlo.convert"(%54) : (tensor<6xf16>) -> tensor<6xf32>
    %57 = "stablehlo.broadcast_in_dim"(%56) <{broadcast_dimensions = array<i64: 0>}> : (tensor<6xf32>) -> tensor<6x2xf32>
    %58 = "stablehlo.constant"() <{value = dense<5.0> : tensor<6x2xf32>}> : () -> tensor<6x2xf32>
    %59 = "stablehlo.constant"() <{value = dense<1.0> : tensor<6x2xf32>}> : () -> tensor<6x2xf32>
    %60 = "stablehlo.divide"(%58, %59) : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<6x2xf32>
    %61 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<6x2xi32>
    %62 = "stablehlo.convert"(%61) : (tensor<6x2xi32>) -> tensor<6x2xf32>
    %63 = "stablehlo.add"(%62, %57) : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<6x2xf32>
    %64 = "stablehlo.multiply"(%63, %60) : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<6x2xf32>
    %65 = "stablehlo.convert"(%64) : (tensor<6x2xf32>) -> tensor<6x2xi32>
    %66 = "stablehlo.multiply"(%57, %60) : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<6x2xf32>
    %67 = "stablehlo.convert"(%66) : (tensor<6x2xf32>) -> tensor<6x2xi32>
    %68 = "stablehlo.subtract"(%65, %67) : (tensor<6x2xi32>, tensor<6x2xi32>) -> tensor<6x2xi32>
    %69 = "stablehlo.constant"() <{value = dense<1> : tensor<6x2xi32>}> : () -> tensor<6x2xi32>
    %70 = "stablehlo.compare"(%61, %69) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<6x2xi32>, tensor<6x2xi32>) -> tensor<6x2xi1>
    %71 = "stablehlo.select"(%70, %55, %68) : (tensor<6x2xi1>, tensor<6x2xi32>, tensor<6x2xi32>) -> tensor<6x2xi32>
    %72 = "stablehlo.broadcast_in_dim"(%71) <{broadcast_dimensions = array<i64: 0, 3>}> : (tensor<6x2xi32>) -> tensor<6x3x2x2x2x2x2xi32>
    %73 = "stablehlo.iota"() <{iota_dimension = 6 : i64}> : () -> tensor<6x3x2x2x2x2x2xi32>
    %74 = "stablehlo.constant"() <{value = dense<7> : tensor<6x3x2x2x2x2x2xi32>}> : () -> tensor<6x3x2x2x2x2x2xi32>
    %75 = "stablehlo.multiply"(%52, %74) : (tensor<6x3x2x2x2x2x2xi32>, tensor<6x3x2x2x2x2x2xi32>) -> tensor<6x3x2x2x2x2x2xi32>
    %76 = "stablehlo.add"(%75, %72) : (tensor<6x3x2x2x2x2x2xi32>, tensor<6x3x2x2x2x2x2xi32>) -> tensor<6x3x2x2x2x2x2xi32>
    %77 = "stablehlo.add"(%76, %73) : (tensor<6x3x2x2x2x2x2xi32>, tensor<6x3x2x2x2x2x2xi32>) -> tensor<6x3x2x2x2x2x2xi32>
    %78 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<6x3x2x2x2x2x2xi32>
    %79 = "stablehlo.constant"() <{value = dense<210> : tensor<6x3x2x2x2x2x2xi32>}> : () -> tensor<6x3x2x2x2x2x2xi32>
    %80 = "stablehlo.multiply"(%78, %79) : (tensor<6x3x2x2x2x2x2xi32>, tensor<6x3x2x2x2x2x2xi32>) -> tensor<6x3x2x2x2x2x2xi32>
    %81 = "stablehlo.add"(%80, %77) : (tensor<6x3x2x2x2x2x2xi32>, tensor<6x3x2x2x2x2x2xi32>) -> tensor<6x3x2x2x2x2x2xi32>
    %82 = "stablehlo.reshape"(%arg0) : (tensor<2x3x5x6x7xf16>) -> tensor<1260xf16>
    %83 = "stablehlo.gather"(%82, %81) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 7>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<1260xf16>, tensor<6x3x2x2x2x2x2xi32>) -> tensor<6x3x2x2x2x2x2xf16>
    %84 = "stablehlo.constant"() <{value = dense<0xFC00> : tensor<f16>}> : () -> tensor<f16>
    %85 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
    %103:2 = "stablehlo.reduce"(%83, %77, %84, %85) <{dimensions = array<i64: 4, 5, 6>}> ({
    ^bb0(%r86: tensor<f16>, %r87: tensor<i32>, %r88: tensor<f16>, %r89: tensor<i32>):
      %90 = "stablehlo.compare"(%r86, %r88) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f16>, tensor<f16>) -> tensor<i1>
      %91 = "stablehlo.compare"(%r86, %r88) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f16>, tensor<f16>) -> tensor<i1>
      %92 = "stablehlo.compare"(%r87, %r89) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %93 = "stablehlo.and"(%91, %92) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %94 = "stablehlo.or"(%90, %93) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %95 = "stablehlo.compare"(%r86, %r86) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f16>, tensor<f16>) -> tensor<i1>
      %96 = "stablehlo.compare"(%r88, %r88) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f16>, tensor<f16>) -> tensor<i1>
      %97 = "stablehlo.and"(%96, %92) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %98 = "stablehlo.not"(%97) : (tensor<i1>) -> tensor<i1>
      %99 = "stablehlo.and"(%95, %98) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %100 = "stablehlo.or"(%94, %99) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %101 = "stablehlo.select"(%100, %r86, %r88) : (tensor<i1>, tensor<f16>, tensor<f16>) -> tensor<f16>
      %102 = "stablehlo.select"(%100, %r87, %r89) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%101, %102) : (tensor<f16>, tensor<i32>) -> ()
    }) : (tensor<6x3x2x2x2x2x2xf16>, tensor<6x3x2x2x2x2x2xi32>, tensor<f16>, tensor<i32>) -> (tensor<6x3x2x2xf16>, tensor<6x3x2x2xi32>)
    %104 = "stablehlo.reshape"(%103#1) : (tensor<6x3x2x2xi32>) -> tensor<2x3x3x2x2xi32>
    %105 = "stablehlo.reshape"(%103#0) : (tensor<6x3x2x2xf16>) -> tensor<2x3x3x2x2xf16>
    %106 = "stablehlo.convert"(%104) : (tensor<2x3x3x2x2xi32>) -> tensor<2x3x3x2x2xi64>
    return %105, %106 : tensor<2x3x3x2x2xf16>, tensor<2x3x3x2x2xi64>
  }
}

// T[2,3,5,6,7] (2,2,2) (3,2,2) T[2,3,3], T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x5x6x7xf64>, %arg1: tensor<2x3x3xf64>) -> (tensor<2x3x3x2x2xf64>, tensor<2x3x3x2x2xi64>) {
    %0 = "stablehlo.reshape"(%arg1) : (tensor<2x3x3xf64>) -> tensor<18xf64>
    %1 = "stablehlo.reshape"(%arg1) : (tensor<2x3x3xf64>) -> tensor<6x3xf64>
    %2 = "stablehlo.constant"() <{value = dense<0> : tensor<6x3x2x2x2x2x2xi32>}> : () -> tensor<6x3x2x2x2x2x2xi32>
    %3 = "stablehlo.slice"(%1) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 6, 1>, strides = array<i64: 1, 1>}> : (tensor<6x3xf64>) -> tensor<6x1xf64>
    %4 = "stablehlo.reshape"(%3) : (tensor<6x1xf64>) -> tensor<6xf64>
    %5 = "stablehlo.constant"() <{value = dense<3> : tensor<6x3xi32>}> : () -> tensor<6x3xi32>
    %6 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64: 0>}> : (tensor<6xf64>) -> tensor<6x3xf64>
    %7 = "stablehlo.constant"() <{value = dense<3.0> : tensor<6x3xf64>}> : () -> tensor<6x3xf64>
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
    %21 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<6x3xi32>) -> tensor<6x3x2x2x2x2x2xi32>
    %22 = "stablehlo.iota"() <{iota_dimension = 4 : i64}> : () -> tensor<6x3x2x2x2x2x2xi32>
    %23 = "stablehlo.constant"() <{value = dense<5> : tensor<6x3x2x2x2x2x2xi32>}> : () -> tensor<6x3x2x2x2x2x2xi32>
    %24 = "stablehlo.multiply"(%2, %23) : (tensor<6x3x2x2x2x2x2xi32>, tensor<6x3x2x2x2x2x2xi32>) -> tensor<6x3x2x2x2x2x2xi32>
    %25 = "stablehlo.add"(%24, %21) : (tensor<6x3x2x2x2x2x2xi32>, tensor<6x3x2x2x2x2x2xi32>) -> tensor<6x3x2x2x2x2x2xi32>
    %26 = "stablehlo.add"(%25, %22) : (tensor<6x3x2x2x2x2x2xi32>, tensor<6x3x2x2x2x2x2xi32>) -> tensor<6x3x2x2x2x2x2xi32>
    %27 = "stablehlo.slice"(%1) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 6, 2>, strides = array<i64: 1, 1>}> : (tensor<6x3xf64>) -> tensor<6x1xf64>
    %28 = "stablehlo.reshape"(%27) : (tensor<6x1xf64>) -> tensor<6xf64>
    %29 = "stablehlo.constant"() <{value = dense<4> : tensor<6x2xi32>}> : () -> tensor<6x2xi32>
    %30 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64: 0>}> : (tensor<6xf64>) -> tensor<6x2xf64>
    %31 = "stablehlo.constant"() <{value = dense<4.0> : tensor<6x2xf64>}> : () -> tensor<6x2xf64>
    %32 = "stablehlo.constant"() <{value = dense<1.0> : tensor<6x2xf64>}> : () -> tensor<6x2xf64>
    %33 = "stablehlo.divide"(%31, %32) : (tensor<6x2xf64>, tensor<6x2xf64>) -> tensor<6x2xf64>
    %34 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<6x2xi32>
    %35 = "stablehlo.convert"(%34) : (tensor<6x2xi32>) -> tensor<6x2xf64>
    %36 = "stablehlo.add"(%35, %30) : (tensor<6x2xf64>, tensor<6x2xf64>) -> tensor<6x2xf64>
    %37 = "stablehlo.multiply"(%36, %33) : (tensor<6x2xf64>, tensor<6x2xf64>) -> tensor<6x2xf64>
    %38 = "stablehlo.convert"(%37) : (tensor<6x2xf64>) -> tensor<6x2xi32>
    %39 = "stablehlo.multiply"(%30, %33) : (tensor<6x2xf64>, tensor<6x2xf64>) -> tensor<6x2xf64>
    %40 = "stablehlo.convert"(%39) : (tensor<6x2xf64>) -> tensor<6x2xi32>
    %41 = "stablehlo.subtract"(%38, %40) : (tensor<6x2xi32>, tensor<6x2xi32>) -> tensor<6x2xi32>
    %42 = "stablehlo.constant"() <{value = dense<1> : tensor<6x2xi32>}> : () -> tensor<6x2xi32>
    %43 = "stablehlo.compare"(%34, %42) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<6x2xi32>, tensor<6x2xi32>) -> tensor<6x2xi1>
    %44 = "stablehlo.select"(%43, %29, %41) : (tensor<6x2xi1>, tensor<6x2xi32>, tensor<6x2xi32>) -> tensor<6x2xi32>
    %45 = "stablehlo.broadcast_in_dim"(%44) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<6x2xi32>) -> tensor<6x3x2x2x2x2x2xi32>
    %46 = "stablehlo.iota"() <{iota_dimension = 5 : i64}> : () -> tensor<6x3x2x2x2x2x2xi32>
    %47 = "stablehlo.constant"() <{value = dense<6> : tensor<6x3x2x2x2x2x2xi32>}> : () -> tensor<6x3x2x2x2x2x2xi32>
    %48 = "stablehlo.multiply"(%26, %47) : (tensor<6x3x2x2x2x2x2xi32>, tensor<6x3x2x2x2x2x2xi32>) -> tensor<6x3x2x2x2x2x2xi32>
    %49 = "stablehlo.add"(%48, %45) : (tensor<6x3x2x2x2x2x2xi32>, tensor<6x3x2x2x2x2x2xi32>) -> tensor<6x3x2x2x2x2x2xi32>
    %50 = "stablehlo.add"(%49, %46) : (tensor<6x3x2x2x2x2x2xi32>, tensor<6x3x2x2x2x2x2xi32>) -> tensor<6x3x2x2x2x2x2xi32>
    %51 = "stablehlo.slice"(%1) <{start_indices = array<i64: 0, 2>, limit_indices = array<i64: 6, 3>, strides = array<i64: 1, 1>}> : (tensor<6x3xf64>) -> tensor<6x1xf64>
    %52 = "stablehlo.reshape"(%51) : (tensor<6x1xf64>) -> tensor<6xf64>
    %53 = "stablehlo.constant"() <{value = dense<5> : tensor<6x2xi32>}> : () -> tensor<6x2xi32>
    %54 = "stablehlo.broadcast_in_dim"(%52) <{broadcast_dimensions = array<i64: 0>}> : (tensor<6xf64>) -> tensor<6x2xf64>
    %55 = "stablehlo.constant"() <{value = dense<5.0> : tensor<6x2xf64>}> : () -> tensor<6x2xf64>
    %56 = "stablehlo.constant"() <{value = dense<1.0> : tensor<6x2xf64>}> : () -> tensor<6x2xf64>
    %57 = "stablehlo.divide"(%55, %56) : (tensor<6x2xf64>, tensor<6x2xf64>) -> tensor<6x2xf64>
    %58 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<6x2xi32>
    %59 = "stablehlo.convert"(%58) : (tensor<6x2xi32>) -> tensor<6x2xf64>
    %60 = "stablehlo.add"(%59, %54) : (tensor<6x2xf64>, tensor<6x2xf64>) -> tensor<6x2xf64>
    %61 = "stablehlo.multiply"(%60, %57) : (tensor<6x2xf64>, tensor<6x2xf64>) -> tensor<6x2xf64>
    %62 = "stablehlo.convert"(%61) : (tensor<6x2xf64>) -> tensor<6x2xi32>
    %63 = "stablehlo.multiply"(%54, %57) : (tensor<6x2xf64>, tensor<6x2xf64>) -> tensor<6x2xf64>
    %64 = "stablehlo.convert"(%63) : (tensor<6x2xf64>) -> tensor<6x2xi32>
    %65 = "stablehlo.subtract"(%62, %64) : (tensor<6x2xi32>, tensor<6x2xi32>) -> tensor<6x2xi32>
    %66 = "stablehlo.constant"() <{value = dense<1> : tensor<6x2xi32>}> : () -> tensor<6x2xi32>
    %67 = "stablehlo.compare"(%58, %66) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<6x2xi32>, tensor<6x2xi32>) -> tensor<6x2xi1>
    %68 = "stablehlo.select"(%67, %53, %65) : (tensor<6x2xi1>, tensor<6x2xi32>, tensor<6x2xi32>) -> tensor<6x2xi32>
    %69 = "stablehlo.broadcast_in_dim"(%68) <{broadcast_dimensions = array<i64: 0, 3>}> : (tensor<6x2xi32>) -> tensor<6x3x2x2x2x2x2xi32>
    %70 = "stablehlo.iota"() <{iota_dimension = 6 : i64}> : () -> tensor<6x3x2x2x2x2x2xi32>
    %71 = "stablehlo.constant"() <{value = dense<7> : tensor<6x3x2x2x2x2x2xi32>}> : () -> tensor<6x3x2x2x2x2x2xi32>
    %72 = "stablehlo.multiply"(%50, %71) : (tensor<6x3x2x2x2x2x2xi32>, tensor<6x3x2x2x2x2x2xi32>) -> tensor<6x3x2x2x2x2x2xi32>
    %73 = "stablehlo.add"(%72, %69) : (tensor<6x3x2x2x2x2x2xi32>, tensor<6x3x2x2x2x2x2xi32>) -> tensor<6x3x2x2x2x2x2xi32>
    %74 = "stablehlo.add"(%73, %70) : (tensor<6x3x2x2x2x2x2xi32>, tensor<6x3x2x2x2x2x2xi32>) -> tensor<6x3x2x2x2x2x2xi32>
    %75 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<6x3x2x2x2x2x2xi32>
    %76 = "stablehlo.constant"() <{value = dense<210> : tensor<6x3x2x2x2x2x2xi32>}> : () -> tensor<6x3x2x2x2x2x2xi32>
    %77 = "stablehlo.multiply"(%75, %76) : (tensor<6x3x2x2x2x2x2xi32>, tensor<6x3x2x2x2x2x2xi32>) -> tensor<6x3x2x2x2x2x2xi32>
    %78 = "stablehlo.add"(%77, %74) : (tensor<6x3x2x2x2x2x2xi32>, tensor<6x3x2x2x2x2x2xi32>) -> tensor<6x3x2x2x2x2x2xi32>
    %79 = "stablehlo.reshape"(%arg0) : (tensor<2x3x5x6x7xf64>) -> tensor<1260xf64>
    %80 = "stablehlo.gather"(%79, %78) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 7>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<1260xf64>, tensor<6x3x2x2x2x2x2xi32>) -> tensor<6x3x2x2x2x2x2xf64>
    %81 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<f64>}> : () -> tensor<f64>
    %82 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
    %100:2 = "stablehlo.reduce"(%80, %74, %81, %82) <{dimensions = array<i64: 4, 5, 6>}> ({
    ^bb0(%r83: tensor<f64>, %r84: tensor<i32>, %r85: tensor<f64>, %r86: tensor<i32>):
      %87 = "stablehlo.compare"(%r83, %r85) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %88 = "stablehlo.compare"(%r83, %r85) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %89 = "stablehlo.compare"(%r84, %r86) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %90 = "stablehlo.and"(%88, %89) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %91 = "stablehlo.or"(%87, %90) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %92 = "stablehlo.compare"(%r83, %r83) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %93 = "stablehlo.compare"(%r85, %r85) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %94 = "stablehlo.and"(%93, %89) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %95 = "stablehlo.not"(%94) : (tensor<i1>) -> tensor<i1>
      %96 = "stablehlo.and"(%92, %95) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %97 = "stablehlo.or"(%91, %96) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %98 = "stablehlo.select"(%97, %r83, %r85) : (tensor<i1>, tensor<f64>, tensor<f64>) -> tensor<f64>
      %99 = "stablehlo.select"(%97, %r84, %r86) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%98, %99) : (tensor<f64>, tensor<i32>) -> ()
    }) : (tensor<6x3x2x2x2x2x2xf64>, tensor<6x3x2x2x2x2x2xi32>, tensor<f64>, tensor<i32>) -> (tensor<6x3x2x2xf64>, tensor<6x3x2x2xi32>)
    %101 = "stablehlo.reshape"(%100#1) : (tensor<6x3x2x2xi32>) -> tensor<2x3x3x2x2xi32>
    %102 = "stablehlo.reshape"(%100#0) : (tensor<6x3x2x2xf64>) -> tensor<2x3x3x2x2xf64>
    %103 = "stablehlo.convert"(%101) : (tensor<2x3x3x2x2xi32>) -> tensor<2x3x3x2x2xi64>
    return %102, %103 : tensor<2x3x3x2x2xf64>, tensor<2x3x3x2x2xi64>
  }
}
