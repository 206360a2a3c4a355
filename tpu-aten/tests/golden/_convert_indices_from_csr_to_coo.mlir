// aten::_convert_indices_from_csr_to_coo(Tensor crow_indices, Tensor col_indices, *, bool out_int32=False, bool transpose=False) -> Tensor

// i64[4] i64[5], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<4xi64>, %arg1: tensor<5xi64>) -> (tensor<2x5xi64>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<4xi64>) -> tensor<4xi32>
    %1 = "stablehlo.slice"(%0) <{start_indices = array<i64: 1>, limit_indices = array<i64: 4>, strides = array<i64: 1>}> : (tensor<4xi32>) -> tensor<3xi32>
    %2 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xi32>
    %3 = "stablehlo.constant"() <{value = dense<0> : tensor<5xi32>}> : () -> tensor<5xi32>
    %4 = "stablehlo.constant"() <{value = dense<3> : tensor<5xi32>}> : () -> tensor<5xi32>
    %32:4 = "stablehlo.while"(%3, %4, %1, %2) ({
    ^bb0(%r5: tensor<5xi32>, %r6: tensor<5xi32>, %r7: tensor<3xi32>, %r8: tensor<5xi32>):
      %9 = "stablehlo.compare"(%r5, %r6) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
      %10 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %14 = "stablehlo.reduce"(%9, %10) <{dimensions = array<i64: 0>}> ({
      ^bb0(%r11: tensor<i1>, %r12: tensor<i1>):
        %13 = "stablehlo.or"(%r11, %r12) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%13) : (tensor<i1>) -> ()
      }) : (tensor<5xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%14) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r15: tensor<5xi32>, %r16: tensor<5xi32>, %r17: tensor<3xi32>, %r18: tensor<5xi32>):
      %19 = "stablehlo.add"(%r15, %r16) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
      %20 = "stablehlo.constant"() <{value = dense<2> : tensor<5xi32>}> : () -> tensor<5xi32>
      %21 = "stablehlo.divide"(%19, %20) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
      %22 = "stablehlo.gather"(%r17, %21) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<3xi32>, tensor<5xi32>) -> tensor<5xi32>
      %23 = "stablehlo.compare"(%22, %r18) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
      %24 = "stablehlo.compare"(%r15, %r16) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
      %25 = "stablehlo.not"(%23) : (tensor<5xi1>) -> tensor<5xi1>
      %26 = "stablehlo.and"(%25, %24) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
      %27 = "stablehlo.and"(%23, %24) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
      %28 = "stablehlo.constant"() <{value = dense<1> : tensor<5xi32>}> : () -> tensor<5xi32>
      %29 = "stablehlo.add"(%21, %28) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
      %30 = "stablehlo.select"(%26, %29, %r15) : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
      %31 = "stablehlo.select"(%27, %21, %r16) : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
      "stablehlo.return"(%30, %31, %r17, %r18) : (tensor<5xi32>, tensor<5xi32>, tensor<3xi32>, tensor<5xi32>) -> ()
    }) : (tensor<5xi32>, tensor<5xi32>, tensor<3xi32>, tensor<5xi32>) -> (tensor<5xi32>, tensor<5xi32>, tensor<3xi32>, tensor<5xi32>)
    %33 = "stablehlo.convert"(%32#0) : (tensor<5xi32>) -> tensor<5xi64>
    %34 = "stablehlo.reshape"(%33) : (tensor<5xi64>) -> tensor<1x5xi64>
    %35 = "stablehlo.reshape"(%arg1) : (tensor<5xi64>) -> tensor<1x5xi64>
    %36 = "stablehlo.concatenate"(%34, %35) <{dimension = 0 : i64}> : (tensor<1x5xi64>, tensor<1x5xi64>) -> tensor<2x5xi64>
    return %36 : tensor<2x5xi64>
  }
}

// i64[2,4] i64[2,5] true true, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x4xi64>, %arg1: tensor<2x5xi64>) -> (tensor<3x10xi32>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x4xi64>) -> tensor<2x4xi32>
    %1 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 2, 4>, strides = array<i64: 1, 1>}> : (tensor<2x4xi32>) -> tensor<2x3xi32>
    %2 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5xi32>
    %3 = "stablehlo.constant"() <{value = dense<0> : tensor<2x5xi32>}> : () -> tensor<2x5xi32>
    %4 = "stablehlo.constant"() <{value = dense<3> : tensor<2x5xi32>}> : () -> tensor<2x5xi32>
    %36:4 = "stablehlo.while"(%3, %4, %1, %2) ({
    ^bb0(%r5: tensor<2x5xi32>, %r6: tensor<2x5xi32>, %r7: tensor<2x3xi32>, %r8: tensor<2x5xi32>):
      %9 = "stablehlo.compare"(%r5, %r6) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
      %10 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %14 = "stablehlo.reduce"(%9, %10) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%r11: tensor<i1>, %r12: tensor<i1>):
        %13 = "stablehlo.or"(%r11, %r12) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%13) : (tensor<i1>) -> ()
      }) : (tensor<2x5xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%14) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r15: tensor<2x5xi32>, %r16: tensor<2x5xi32>, %r17: tensor<2x3xi32>, %r18: tensor<2x5xi32>):
      %19 = "stablehlo.add"(%r15, %r16) : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
      %20 = "stablehlo.constant"() <{value = dense<2> : tensor<2x5xi32>}> : () -> tensor<2x5xi32>
      %21 = "stablehlo.divide"(%19, %20) : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
      %22 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x5xi32>
      %23 = "stablehlo.reshape"(%22) : (tensor<2x5xi32>) -> tensor<1x2x5xi32>
      %24 = "stablehlo.reshape"(%21) : (tensor<2x5xi32>) -> tensor<1x2x5xi32>
      %25 = "stablehlo.concatenate"(%23, %24) <{dimension = 0 : i64}> : (tensor<1x2x5xi32>, tensor<1x2x5xi32>) -> tensor<2x2x5xi32>
      %26 = "stablehlo.gather"(%r17, %25) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 0>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<2x3xi32>, tensor<2x2x5xi32>) -> tensor<2x5xi32>
      %27 = "stablehlo.compare"(%26, %r18) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
      %28 = "stablehlo.compare"(%r15, %r16) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
      %29 = "stablehlo.not"(%27) : (tensor<2x5xi1>) -> tensor<2x5xi1>
      %30 = "stablehlo.and"(%29, %28) : (tensor<2x5xi1>, tensor<2x5xi1>) -> tensor<2x5xi1>
      %31 = "stablehlo.and"(%27, %28) : (tensor<2x5xi1>, tensor<2x5xi1>) -> tensor<2x5xi1>
      %32 = "stablehlo.constant"() <{value = dense<1> : tensor<2x5xi32>}> : () -> tensor<2x5xi32>
      %33 = "stablehlo.add"(%21, %32) : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
      %34 = "stablehlo.select"(%30, %33, %r15) : (tensor<2x5xi1>, tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
      %35 = "stablehlo.select"(%31, %21, %r16) : (tensor<2x5xi1>, tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
      "stablehlo.return"(%34, %35, %r17, %r18) : (tensor<2x5xi32>, tensor<2x5xi32>, tensor<2x3xi32>, tensor<2x5xi32>) -> ()
    }) : (tensor<2x5xi32>, tensor<2x5xi32>, tensor<2x3xi32>, tensor<2x5xi32>) -> (tensor<2x5xi32>, tensor<2x5xi32>, tensor<2x3xi32>, tensor<2x5xi32>)
    %37 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x5xi32>
    %38 = "stablehlo.reshape"(%37) : (tensor<2x5xi32>) -> tensor<1x10xi32>
    %39 = "stablehlo.convert"(%arg1) : (tensor<2x5xi64>) -> tensor<2x5xi32>
    %40 = "stablehlo.reshape"(%39) : (tensor<2x5xi32>) -> tensor<1x10xi32>
    %41 = "stablehlo.reshape"(%36#0) : (tensor<2x5xi32>) -> tensor<1x10xi32>
    %42 = "stablehlo.concatenate"(%38, %40, %41) <{dimension = 0 : i64}> : (tensor<1x10xi32>, tensor<1x10xi32>, tensor<1x10xi32>) -> tensor<3x10xi32>
    return %42 : tensor<3x10xi32>
  }
}

// i64[4] i64[5], T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<4xi64>, %arg1: tensor<5xi64>) -> (tensor<2x5xi64>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<4xi64>) -> tensor<4xi32>
    %1 = "stablehlo.slice"(%0) <{start_indices = array<i64: 1>, limit_indices = array<i64: 4>, strides = array<i64: 1>}> : (tensor<4xi32>) -> tensor<3xi32>
    %2 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xi32>
    %3 = "stablehlo.constant"() <{value = dense<0> : tensor<5xi32>}> : () -> tensor<5xi32>
    %4 = "stablehlo.constant"() <{value = dense<3> : tensor<5xi32>}> : () -> tensor<5xi32>
    %32:4 = "stablehlo.while"(%3, %4, %1, %2) ({
    ^bb0(%r5: tensor<5xi32>, %r6: tensor<5xi32>, %r7: tensor<3xi32>, %r8: tensor<5xi32>):
      %9 = "stablehlo.compare"(%r5, %r6) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
      %10 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %14 = "stablehlo.reduce"(%9, %10) <{dimensions = array<i64: 0>}> ({
      ^bb0(%r11: tensor<i1>, %r12: tensor<i1>):
        %13 = "stablehlo.or"(%r11, %r12) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%13) : (tensor<i1>) -> ()
      }) : (tensor<5xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%14) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r15: tensor<5xi32>, %r16: tensor<5xi32>, %r17: tensor<3xi32>, %r18: tensor<5xi32>):
      %19 = "stablehlo.add"(%r15, %r16) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
      %20 = "stablehlo.constant"() <{value = dense<2> : tensor<5xi32>}> : () -> tensor<5xi32>
      %21 = "stablehlo.divide"(%19, %20) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
      %22 = "stablehlo.gather"(%r17, %21) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<3xi32>, tensor<5xi32>) -> tensor<5xi32>
      %23 = "stablehlo.compare"(%22, %r18) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
      %24 = "stablehlo.compare"(%r15, %r16) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
      %25 = "stablehlo.not"(%23) : (tensor<5xi1>) -> tensor<5xi1>
      %26 = "stablehlo.and"(%25, %24) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
      %27 = "stablehlo.and"(%23, %24) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
      %28 = "stablehlo.constant"() <{value = dense<1> : tensor<5xi32>}> : () -> tensor<5xi32>
      %29 = "stablehlo.add"(%21, %28) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
      %30 = "stablehlo.select"(%26, %29, %r15) : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
      %31 = "stablehlo.select"(%27, %21, %r16) : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
      "stablehlo.return"(%30, %31, %r17, %r18) : (tensor<5xi32>, tensor<5xi32>, tensor<3xi32>, tensor<5xi32>) -> ()
    }) : (tensor<5xi32>, tensor<5xi32>, tensor<3xi32>, tensor<5xi32>) -> (tensor<5xi32>, tensor<5xi32>, tensor<3xi32>, tensor<5xi32>)
    %33 = "stablehlo.convert"(%32#0) : (tensor<5xi32>) -> tensor<5xi64>
    %34 = "stablehlo.reshape"(%33) : (tensor<5xi64>) -> tensor<1x5xi64>
    %35 = "stablehlo.reshape"(%arg1) : (tensor<5xi64>) -> tensor<1x5xi64>
    %36 = "stablehlo.concatenate"(%34, %35) <{dimension = 0 : i64}> : (tensor<1x5xi64>, tensor<1x5xi64>) -> tensor<2x5xi64>
    return %36 : tensor<2x5xi64>
  }
}

// i64[4] i64[5], T = float16
module @torchtpu {
  func.func public @main(%arg0: tensor<4xi64>, %arg1: tensor<5xi64>) -> (tensor<2x5xi64>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<4xi64>) -> tensor<4xi32>
    %1 = "stablehlo.slice"(%0) <{start_indices = array<i64: 1>, limit_indices = array<i64: 4>, strides = array<i64: 1>}> : (tensor<4xi32>) -> tensor<3xi32>
    %2 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xi32>
    %3 = "stablehlo.constant"() <{value = dense<0> : tensor<5xi32>}> : () -> tensor<5xi32>
    %4 = "stablehlo.constant"() <{value = dense<3> : tensor<5xi32>}> : () -> tensor<5xi32>
    %32:4 = "stablehlo.while"(%3, %4, %1, %2) ({
    ^bb0(%r5: tensor<5xi32>, %r6: tensor<5xi32>, %r7: tensor<3xi32>, %r8: tensor<5xi32>):
      %9 = "stablehlo.compare"(%r5, %r6) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
      %10 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %14 = "stablehlo.reduce"(%9, %10) <{dimensions = array<i64: 0>}> ({
      ^bb0(%r11: tensor<i1>, %r12: tensor<i1>):
        %13 = "stablehlo.or"(%r11, %r12) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%13) : (tensor<i1>) -> ()
      }) : (tensor<5xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%14) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r15: tensor<5xi32>, %r16: tensor<5xi32>, %r17: tensor<3xi32>, %r18: tensor<5xi32>):
      %19 = "stablehlo.add"(%r15, %r16) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
      %20 = "stablehlo.constant"() <{value = dense<2> : tensor<5xi32>}> : () -> tensor<5xi32>
      %21 = "stablehlo.divide"(%19, %20) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
      %22 = "stablehlo.gather"(%r17, %21) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<3xi32>, tensor<5xi32>) -> tensor<5xi32>
      %23 = "stablehlo.compare"(%22, %r18) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
      %24 = "stablehlo.compare"(%r15, %r16) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
      %25 = "stablehlo.not"(%23) : (tensor<5xi1>) -> tensor<5xi1>
      %26 = "stablehlo.and"(%25, %24) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
      %27 = "stablehlo.and"(%23, %24) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
      %28 = "stablehlo.constant"() <{value = dense<1> : tensor<5xi32>}> : () -> tensor<5xi32>
      %29 = "stablehlo.add"(%21, %28) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
      %30 = "stablehlo.select"(%26, %29, %r15) : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
      %31 = "stablehlo.select"(%27, %21, %r16) : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
      "stablehlo.return"(%30, %31, %r17, %r18) : (tensor<5xi32>, tensor<5xi32>, tensor<3xi32>, tensor<5xi32>) -> ()
    }) : (tensor<5xi32>, tensor<5xi32>, tensor<3xi32>, tensor<5xi32>) -> (tensor<5xi32>, tensor<5xi32>, tensor<3xi32>, tensor<5xi32>)
    %33 = "stablehlo.convert"(%32#0) : (tensor<5xi32>) -> tensor<5xi64>
    %34 = "stablehlo.reshape"(%33) : (tensor<5xi64>) -> tensor<1x5xi64>
    %35 = "stablehlo.reshape"(%arg1) : (tensor<5xi64>) -> tensor<1x5xi64>
    %36 = "stablehlo.concatenate"(%34, %35) <{dimension = 0 : i64}> : (tensor<1x5xi64>, tensor<1x5xi64>) -> tensor<2x5xi64>
    return %36 : tensor<2x5xi64>
  }
}

// i64[4] i64[5], T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<4xi64>, %arg1: tensor<5xi64>) -> (tensor<2x5xi64>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<4xi64>) -> tensor<4xi32>
    %1 = "stablehlo.slice"(%0) <{start_indices = array<i64: 1>, limit_indices = array<i64: 4>, strides = array<i64: 1>}> : (tensor<4xi32>) -> tensor<3xi32>
    %2 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xi32>
    %3 = "stablehlo.constant"() <{value = dense<0> : tensor<5xi32>}> : () -> tensor<5xi32>
    %4 = "stablehlo.constant"() <{value = dense<3> : tensor<5xi32>}> : () -> tensor<5xi32>
    %32:4 = "stablehlo.while"(%3, %4, %1, %2) ({
    ^bb0(%r5: tensor<5xi32>, %r6: tensor<5xi32>, %r7: tensor<3xi32>, %r8: tensor<5xi32>):
      %9 = "stablehlo.compare"(%r5, %r6) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
      %10 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %14 = "stablehlo.reduce"(%9, %10) <{dimensions = array<i64: 0>}> ({
      ^bb0(%r11: tensor<i1>, %r12: tensor<i1>):
        %13 = "stablehlo.or"(%r11, %r12) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%13) : (tensor<i1>) -> ()
      }) : (tensor<5xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%14) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r15: tensor<5xi32>, %r16: tensor<5xi32>, %r17: tensor<3xi32>, %r18: tensor<5xi32>):
      %19 = "stablehlo.add"(%r15, %r16) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
      %20 = "stablehlo.constant"() <{value = dense<2> : tensor<5xi32>}> : () -> tensor<5xi32>
      %21 = "stablehlo.divide"(%19, %20) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
      %22 = "stablehlo.gather"(%r17, %21) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<3xi32>, tensor<5xi32>) -> tensor<5xi32>
      %23 = "stablehlo.compare"(%22, %r18) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
      %24 = "stablehlo.compare"(%r15, %r16) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
      %25 = "stablehlo.not"(%23) : (tensor<5xi1>) -> tensor<5xi1>
      %26 = "stablehlo.and"(%25, %24) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
      %27 = "stablehlo.and"(%23, %24) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
      %28 = "stablehlo.constant"() <{value = dense<1> : tensor<5xi32>}> : () -> tensor<5xi32>
      %29 = "stablehlo.add"(%21, %28) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
      %30 = "stablehlo.select"(%26, %29, %r15) : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
      %31 = "stablehlo.select"(%27, %21, %r16) : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
      "stablehlo.return"(%30, %31, %r17, %r18) : (tensor<5xi32>, tensor<5xi32>, tensor<3xi32>, tensor<5xi32>) -> ()
    }) : (tensor<5xi32>, tensor<5xi32>, tensor<3xi32>, tensor<5xi32>) -> (tensor<5xi32>, tensor<5xi32>, tensor<3xi32>, tensor<5xi32>)
    %33 = "stablehlo.convert"(%32#0) : (tensor<5xi32>) -> tensor<5xi64>
    %34 = "stablehlo.reshape"(%33) : (tensor<5xi64>) -> tensor<1x5xi64>
    %35 = "stablehlo.reshape"(%arg1) : (tensor<5xi64>) -> tensor<1x5xi64>
    %36 = "stablehlo.concatenate"(%34, %35) <{dimension = 0 : i64}> : (tensor<1x5xi64>, tensor<1x5xi64>) -> tensor<2x5xi64>
    return %36 : tensor<2x5xi64>
  }
}
