// aten::_convert_indices_from_coo_to_csr(Tensor self, int size, *, bool out_int32=False) -> Tensor

// i64[5] 3, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<5xi64>) -> (tensor<4xi64>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<5xi64>) -> tensor<5xi32>
    %1 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4xi32>
    %2 = "stablehlo.constant"() <{value = dense<0> : tensor<4xi32>}> : () -> tensor<4xi32>
    %3 = "stablehlo.constant"() <{value = dense<5> : tensor<4xi32>}> : () -> tensor<4xi32>
    %31:4 = "stablehlo.while"(%2, %3, %0, %1) ({
    ^bb0(%r4: tensor<4xi32>, %r5: tensor<4xi32>, %r6: tensor<5xi32>, %r7: tensor<4xi32>):
      %8 = "stablehlo.compare"(%r4, %r5) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
      %9 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %13 = "stablehlo.reduce"(%8, %9) <{dimensions = array<i64: 0>}> ({
      ^bb0(%r10: tensor<i1>, %r11: tensor<i1>):
        %12 = "stablehlo.or"(%r10, %r11) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%12) : (tensor<i1>) -> ()
      }) : (tensor<4xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%13) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r14: tensor<4xi32>, %r15: tensor<4xi32>, %r16: tensor<5xi32>, %r17: tensor<4xi32>):
      %18 = "stablehlo.add"(%r14, %r15) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
      %19 = "stablehlo.constant"() <{value = dense<2> : tensor<4xi32>}> : () -> tensor<4xi32>
      %20 = "stablehlo.divide"(%18, %19) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
      %21 = "stablehlo.gather"(%r16, %20) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<5xi32>, tensor<4xi32>) -> tensor<4xi32>
      %22 = "stablehlo.compare"(%21, %r17) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
      %23 = "stablehlo.compare"(%r14, %r15) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
      %24 = "stablehlo.not"(%22) : (tensor<4xi1>) -> tensor<4xi1>
      %25 = "stablehlo.and"(%24, %23) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
      %26 = "stablehlo.and"(%22, %23) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
      %27 = "stablehlo.constant"() <{value = dense<1> : tensor<4xi32>}> : () -> tensor<4xi32>
      %28 = "stablehlo.add"(%20, %27) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
      %29 = "stablehlo.select"(%25, %28, %r14) : (tensor<4xi1>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
      %30 = "stablehlo.select"(%26, %20, %r15) : (tensor<4xi1>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
      "stablehlo.return"(%29, %30, %r16, %r17) : (tensor<4xi32>, tensor<4xi32>, tensor<5xi32>, tensor<4xi32>) -> ()
    }) : (tensor<4xi32>, tensor<4xi32>, tensor<5xi32>, tensor<4xi32>) -> (tensor<4xi32>, tensor<4xi32>, tensor<5xi32>, tensor<4xi32>)
    %32 = "stablehlo.convert"(%31#0) : (tensor<4xi32>) -> tensor<4xi64>
    return %32 : tensor<4xi64>
  }
}

// i64[5] 3 true, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<5xi64>) -> (tensor<4xi32>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<5xi64>) -> tensor<5xi32>
    %1 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4xi32>
    %2 = "stablehlo.constant"() <{value = dense<0> : tensor<4xi32>}> : () -> tensor<4xi32>
    %3 = "stablehlo.constant"() <{value = dense<5> : tensor<4xi32>}> : () -> tensor<4xi32>
    %31:4 = "stablehlo.while"(%2, %3, %0, %1) ({
    ^bb0(%r4: tensor<4xi32>, %r5: tensor<4xi32>, %r6: tensor<5xi32>, %r7: tensor<4xi32>):
      %8 = "stablehlo.compare"(%r4, %r5) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
      %9 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %13 = "stablehlo.reduce"(%8, %9) <{dimensions = array<i64: 0>}> ({
      ^bb0(%r10: tensor<i1>, %r11: tensor<i1>):
        %12 = "stablehlo.or"(%r10, %r11) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%12) : (tensor<i1>) -> ()
      }) : (tensor<4xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%13) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r14: tensor<4xi32>, %r15: tensor<4xi32>, %r16: tensor<5xi32>, %r17: tensor<4xi32>):
      %18 = "stablehlo.add"(%r14, %r15) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
      %19 = "stablehlo.constant"() <{value = dense<2> : tensor<4xi32>}> : () -> tensor<4xi32>
      %20 = "stablehlo.divide"(%18, %19) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
      %21 = "stablehlo.gather"(%r16, %20) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<5xi32>, tensor<4xi32>) -> tensor<4xi32>
      %22 = "stablehlo.compare"(%21, %r17) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
      %23 = "stablehlo.compare"(%r14, %r15) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
      %24 = "stablehlo.not"(%22) : (tensor<4xi1>) -> tensor<4xi1>
      %25 = "stablehlo.and"(%24, %23) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
      %26 = "stablehlo.and"(%22, %23) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
      %27 = "stablehlo.constant"() <{value = dense<1> : tensor<4xi32>}> : () -> tensor<4xi32>
      %28 = "stablehlo.add"(%20, %27) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
      %29 = "stablehlo.select"(%25, %28, %r14) : (tensor<4xi1>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
      %30 = "stablehlo.select"(%26, %20, %r15) : (tensor<4xi1>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
      "stablehlo.return"(%29, %30, %r16, %r17) : (tensor<4xi32>, tensor<4xi32>, tensor<5xi32>, tensor<4xi32>) -> ()
    }) : (tensor<4xi32>, tensor<4xi32>, tensor<5xi32>, tensor<4xi32>) -> (tensor<4xi32>, tensor<4xi32>, tensor<5xi32>, tensor<4xi32>)
    return %31#0 : tensor<4xi32>
  }
}

// i64[5] 3, T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<5xi64>) -> (tensor<4xi64>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<5xi64>) -> tensor<5xi32>
    %1 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4xi32>
    %2 = "stablehlo.constant"() <{value = dense<0> : tensor<4xi32>}> : () -> tensor<4xi32>
    %3 = "stablehlo.constant"() <{value = dense<5> : tensor<4xi32>}> : () -> tensor<4xi32>
    %31:4 = "stablehlo.while"(%2, %3, %0, %1) ({
    ^bb0(%r4: tensor<4xi32>, %r5: tensor<4xi32>, %r6: tensor<5xi32>, %r7: tensor<4xi32>):
      %8 = "stablehlo.compare"(%r4, %r5) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
      %9 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %13 = "stablehlo.reduce"(%8, %9) <{dimensions = array<i64: 0>}> ({
      ^bb0(%r10: tensor<i1>, %r11: tensor<i1>):
        %12 = "stablehlo.or"(%r10, %r11) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%12) : (tensor<i1>) -> ()
      }) : (tensor<4xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%13) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r14: tensor<4xi32>, %r15: tensor<4xi32>, %r16: tensor<5xi32>, %r17: tensor<4xi32>):
      %18 = "stablehlo.add"(%r14, %r15) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
      %19 = "stablehlo.constant"() <{value = dense<2> : tensor<4xi32>}> : () -> tensor<4xi32>
      %20 = "stablehlo.divide"(%18, %19) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
      %21 = "stablehlo.gather"(%r16, %20) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<5xi32>, tensor<4xi32>) -> tensor<4xi32>
      %22 = "stablehlo.compare"(%21, %r17) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
      %23 = "stablehlo.compare"(%r14, %r15) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
      %24 = "stablehlo.not"(%22) : (tensor<4xi1>) -> tensor<4xi1>
      %25 = "stablehlo.and"(%24, %23) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
      %26 = "stablehlo.and"(%22, %23) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
      %27 = "stablehlo.constant"() <{value = dense<1> : tensor<4xi32>}> : () -> tensor<4xi32>
      %28 = "stablehlo.add"(%20, %27) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
      %29 = "stablehlo.select"(%25, %28, %r14) : (tensor<4xi1>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
      %30 = "stablehlo.select"(%26, %20, %r15) : (tensor<4xi1>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
      "stablehlo.return"(%29, %30, %r16, %r17) : (tensor<4xi32>, tensor<4xi32>, tensor<5xi32>, tensor<4xi32>) -> ()
    }) : (tensor<4xi32>, tensor<4xi32>, tensor<5xi32>, tensor<4xi32>) -> (tensor<4xi32>, tensor<4xi32>, tensor<5xi32>, tensor<4xi32>)
    %32 = "stablehlo.convert"(%31#0) : (tensor<4xi32>) -> tensor<4xi64>
    return %32 : tensor<4xi64>
  }
}

// i64[5] 3, T = float16
module @torchtpu {
  func.func public @main(%arg0: tensor<5xi64>) -> (tensor<4xi64>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<5xi64>) -> tensor<5xi32>
    %1 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4xi32>
    %2 = "stablehlo.constant"() <{value = dense<0> : tensor<4xi32>}> : () -> tensor<4xi32>
    %3 = "stablehlo.constant"() <{value = dense<5> : tensor<4xi32>}> : () -> tensor<4xi32>
    %31:4 = "stablehlo.while"(%2, %3, %0, %1) ({
    ^bb0(%r4: tensor<4xi32>, %r5: tensor<4xi32>, %r6: tensor<5xi32>, %r7: tensor<4xi32>):
      %8 = "stablehlo.compare"(%r4, %r5) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
      %9 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %13 = "stablehlo.reduce"(%8, %9) <{dimensions = array<i64: 0>}> ({
      ^bb0(%r10: tensor<i1>, %r11: tensor<i1>):
        %12 = "stablehlo.or"(%r10, %r11) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%12) : (tensor<i1>) -> ()
      }) : (tensor<4xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%13) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r14: tensor<4xi32>, %r15: tensor<4xi32>, %r16: tensor<5xi32>, %r17: tensor<4xi32>):
      %18 = "stablehlo.add"(%r14, %r15) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
      %19 = "stablehlo.constant"() <{value = dense<2> : tensor<4xi32>}> : () -> tensor<4xi32>
      %20 = "stablehlo.divide"(%18, %19) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
      %21 = "stablehlo.gather"(%r16, %20) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<5xi32>, tensor<4xi32>) -> tensor<4xi32>
      %22 = "stablehlo.compare"(%21, %r17) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
      %23 = "stablehlo.compare"(%r14, %r15) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
      %24 = "stablehlo.not"(%22) : (tensor<4xi1>) -> tensor<4xi1>
      %25 = "stablehlo.and"(%24, %23) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
      %26 = "stablehlo.and"(%22, %23) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
      %27 = "stablehlo.constant"() <{value = dense<1> : tensor<4xi32>}> : () -> tensor<4xi32>
      %28 = "stablehlo.add"(%20, %27) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
      %29 = "stablehlo.select"(%25, %28, %r14) : (tensor<4xi1>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
      %30 = "stablehlo.select"(%26, %20, %r15) : (tensor<4xi1>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
      "stablehlo.return"(%29, %30, %r16, %r17) : (tensor<4xi32>, tensor<4xi32>, tensor<5xi32>, tensor<4xi32>) -> ()
    }) : (tensor<4xi32>, tensor<4xi32>, tensor<5xi32>, tensor<4xi32>) -> (tensor<4xi32>, tensor<4xi32>, tensor<5xi32>, tensor<4xi32>)
    %32 = "stablehlo.convert"(%31#0) : (tensor<4xi32>) -> tensor<4xi64>
    return %32 : tensor<4xi64>
  }
}

// i64[5] 3, T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<5xi64>) -> (tensor<4xi64>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<5xi64>) -> tensor<5xi32>
    %1 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4xi32>
    %2 = "stablehlo.constant"() <{value = dense<0> : tensor<4xi32>}> : () -> tensor<4xi32>
    %3 = "stablehlo.constant"() <{value = dense<5> : tensor<4xi32>}> : () -> tensor<4xi32>
    %31:4 = "stablehlo.while"(%2, %3, %0, %1) ({
    ^bb0(%r4: tensor<4xi32>, %r5: tensor<4xi32>, %r6: tensor<5xi32>, %r7: tensor<4xi32>):
      %8 = "stablehlo.compare"(%r4, %r5) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
      %9 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %13 = "stablehlo.reduce"(%8, %9) <{dimensions = array<i64: 0>}> ({
      ^bb0(%r10: tensor<i1>, %r11: tensor<i1>):
        %12 = "stablehlo.or"(%r10, %r11) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%12) : (tensor<i1>) -> ()
      }) : (tensor<4xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%13) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r14: tensor<4xi32>, %r15: tensor<4xi32>, %r16: tensor<5xi32>, %r17: tensor<4xi32>):
      %18 = "stablehlo.add"(%r14, %r15) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
      %19 = "stablehlo.constant"() <{value = dense<2> : tensor<4xi32>}> : () -> tensor<4xi32>
      %20 = "stablehlo.divide"(%18, %19) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
      %21 = "stablehlo.gather"(%r16, %20) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<5xi32>, tensor<4xi32>) -> tensor<4xi32>
      %22 = "stablehlo.compare"(%21, %r17) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
      %23 = "stablehlo.compare"(%r14, %r15) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
      %24 = "stablehlo.not"(%22) : (tensor<4xi1>) -> tensor<4xi1>
      %25 = "stablehlo.and"(%24, %23) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
      %26 = "stablehlo.and"(%22, %23) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
      %27 = "stablehlo.constant"() <{value = dense<1> : tensor<4xi32>}> : () -> tensor<4xi32>
      %28 = "stablehlo.add"(%20, %27) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
      %29 = "stablehlo.select"(%25, %28, %r14) : (tensor<4xi1>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
      %30 = "stablehlo.select"(%26, %20, %r15) : (tensor<4xi1>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
      "stablehlo.return"(%29, %30, %r16, %r17) : (tensor<4xi32>, tensor<4xi32>, tensor<5xi32>, tensor<4xi32>) -> ()
    }) : (tensor<4xi32>, tensor<4xi32>, tensor<5xi32>, tensor<4xi32>) -> (tensor<4xi32>, tensor<4xi32>, tensor<5xi32>, tensor<4xi32>)
    %32 = "stablehlo.convert"(%31#0) : (tensor<4xi32>) -> tensor<4xi64>
    return %32 : tensor<4xi64>
  }
}
