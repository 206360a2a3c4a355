// aten::searchsorted.Tensor(Tensor sorted_sequence, Tensor self, *, bool out_int32=False, bool right=False, str? side=None, Tensor? sorter=None) -> Tensor

// T[2,5] T[2,3] false true, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x5xf32>, %arg1: tensor<2x3xf32>) -> (tensor<2x3xi64>) {
    %0 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %1 = "stablehlo.constant"() <{value = dense<5> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %33:4 = "stablehlo.while"(%0, %1, %arg0, %arg1) ({
    ^bb0(%r2: tensor<2x3xi32>, %r3: tensor<2x3xi32>, %r4: tensor<2x5xf32>, %r5: tensor<2x3xf32>):
      %6 = "stablehlo.compare"(%r2, %r3) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %7 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %11 = "stablehlo.reduce"(%6, %7) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%r8: tensor<i1>, %r9: tensor<i1>):
        %10 = "stablehlo.or"(%r8, %r9) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%10) : (tensor<i1>) -> ()
      }) : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%11) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r12: tensor<2x3xi32>, %r13: tensor<2x3xi32>, %r14: tensor<2x5xf32>, %r15: tensor<2x3xf32>):
      %16 = "stablehlo.add"(%r12, %r13) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %17 = "stablehlo.constant"() <{value = dense<2> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
      %18 = "stablehlo.divide"(%16, %17) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %19 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x3xi32>
      %20 = "stablehlo.reshape"(%19) : (tensor<2x3xi32>) -> tensor<1x2x3xi32>
      %21 = "stablehlo.reshape"(%18) : (tensor<2x3xi32>) -> tensor<1x2x3xi32>
      %22 = "stablehlo.concatenate"(%20, %21) <{dimension = 0 : i64}> : (tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<2x2x3xi32>
      %23 = "stablehlo.gather"(%r14, %22) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 0>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<2x5xf32>, tensor<2x2x3xi32>) -> tensor<2x3xf32>
      %24 = "stablehlo.compare"(%23, %r15) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %25 = "stablehlo.compare"(%r12, %r13) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %26 = "stablehlo.not"(%24) : (tensor<2x3xi1>) -> tensor<2x3xi1>
      %27 = "stablehlo.and"(%26, %25) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %28 = "stablehlo.and"(%24, %25) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %29 = "stablehlo.constant"() <{value = dense<1> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
      %30 = "stablehlo.add"(%18, %29) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %31 = "stablehlo.select"(%27, %30, %r12) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %32 = "stablehlo.select"(%28, %18, %r13) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      "stablehlo.return"(%31, %32, %r14, %r15) : (tensor<2x3xi32>, tensor<2x3xi32>, tensor<2x5xf32>, tensor<2x3xf32>) -> ()
    }) : (tensor<2x3xi32>, tensor<2x3xi32>, tensor<2x5xf32>, tensor<2x3xf32>) -> (tensor<2x3xi32>, tensor<2x3xi32>, tensor<2x5xf32>, tensor<2x3xf32>)
    %34 = "stablehlo.convert"(%33#0) : (tensor<2x3xi32>) -> tensor<2x3xi64>
    return %34 : tensor<2x3xi64>
  }
}

// T[5] T[2,3] true false right, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<5xf32>, %arg1: tensor<2x3xf32>) -> (tensor<2x3xi32>) {
    %0 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %1 = "stablehlo.constant"() <{value = dense<5> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %29:4 = "stablehlo.while"(%0, %1, %arg0, %arg1) ({
    ^bb0(%r2: tensor<2x3xi32>, %r3: tensor<2x3xi32>, %r4: tensor<5xf32>, %r5: tensor<2x3xf32>):
      %6 = "stablehlo.compare"(%r2, %r3) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %7 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %11 = "stablehlo.reduce"(%6, %7) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%r8: tensor<i1>, %r9: tensor<i1>):
        %10 = "stablehlo.or"(%r8, %r9) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%10) : (tensor<i1>) -> ()
      }) : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%11) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r12: tensor<2x3xi32>, %r13: tensor<2x3xi32>, %r14: tensor<5xf32>, %r15: tensor<2x3xf32>):
      %16 = "stablehlo.add"(%r12, %r13) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %17 = "stablehlo.constant"() <{value = dense<2> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
      %18 = "stablehlo.divide"(%16, %17) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %19 = "stablehlo.gather"(%r14, %18) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<5xf32>, tensor<2x3xi32>) -> tensor<2x3xf32>
      %20 = "stablehlo.compare"(%19, %r15) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %21 = "stablehlo.compare"(%r12, %r13) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %22 = "stablehlo.not"(%20) : (tensor<2x3xi1>) -> tensor<2x3xi1>
      %23 = "stablehlo.and"(%22, %21) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %24 = "stablehlo.and"(%20, %21) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %25 = "stablehlo.constant"() <{value = dense<1> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
      %26 = "stablehlo.add"(%18, %25) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %27 = "stablehlo.select"(%23, %26, %r12) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %28 = "stablehlo.select"(%24, %18, %r13) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      "stablehlo.return"(%27, %28, %r14, %r15) : (tensor<2x3xi32>, tensor<2x3xi32>, tensor<5xf32>, tensor<2x3xf32>) -> ()
    }) : (tensor<2x3xi32>, tensor<2x3xi32>, tensor<5xf32>, tensor<2x3xf32>) -> (tensor<2x3xi32>, tensor<2x3xi32>, tensor<5xf32>, tensor<2x3xf32>)
    return %29#0 : tensor<2x3xi32>
  }
}

// T[5] T[2,3] false false none i64[5], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<5xf32>, %arg1: tensor<2x3xf32>, %arg2: tensor<5xi64>) -> (tensor<2x3xi64>) {
    %0 = "stablehlo.convert"(%arg2) : (tensor<5xi64>) -> tensor<5xi32>
    %1 = "stablehlo.gather"(%arg0, %0) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<5xf32>, tensor<5xi32>) -> tensor<5xf32>
    %2 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %3 = "stablehlo.constant"() <{value = dense<5> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %31:4 = "stablehlo.while"(%2, %3, %1, %arg1) ({
    ^bb0(%r4: tensor<2x3xi32>, %r5: tensor<2x3xi32>, %r6: tensor<5xf32>, %r7: tensor<2x3xf32>):
      %8 = "stablehlo.compare"(%r4, %r5) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %9 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %13 = "stablehlo.reduce"(%8, %9) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%r10: tensor<i1>, %r11: tensor<i1>):
        %12 = "stablehlo.or"(%r10, %r11) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%12) : (tensor<i1>) -> ()
      }) : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%13) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r14: tensor<2x3xi32>, %r15: tensor<2x3xi32>, %r16: tensor<5xf32>, %r17: tensor<2x3xf32>):
      %18 = "stablehlo.add"(%r14, %r15) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %19 = "stablehlo.constant"() <{value = dense<2> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
      %20 = "stablehlo.divide"(%18, %19) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %21 = "stablehlo.gather"(%r16, %20) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<5xf32>, tensor<2x3xi32>) -> tensor<2x3xf32>
      %22 = "stablehlo.compare"(%21, %r17) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %23 = "stablehlo.compare"(%r14, %r15) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %24 = "stablehlo.not"(%22) : (tensor<2x3xi1>) -> tensor<2x3xi1>
      %25 = "stablehlo.and"(%24, %23) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %26 = "stablehlo.and"(%22, %23) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %27 = "stablehlo.constant"() <{value = dense<1> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
      %28 = "stablehlo.add"(%20, %27) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %29 = "stablehlo.select"(%25, %28, %r14) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %30 = "stablehlo.select"(%26, %20, %r15) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      "stablehlo.return"(%29, %30, %r16, %r17) : (tensor<2x3xi32>, tensor<2x3xi32>, tensor<5xf32>, tensor<2x3xf32>) -> ()
    }) : (tensor<2x3xi32>, tensor<2x3xi32>, tensor<5xf32>, tensor<2x3xf32>) -> (tensor<2x3xi32>, tensor<2x3xi32>, tensor<5xf32>, tensor<2x3xf32>)
    %32 = "stablehlo.convert"(%31#0) : (tensor<2x3xi32>) -> tensor<2x3xi64>
    return %32 : tensor<2x3xi64>
  }
}

// T[2,5] T[2,3] false true, T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x5xbf16>, %arg1: tensor<2x3xbf16>) -> (tensor<2x3xi64>) {
    %0 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %1 = "stablehlo.constant"() <{value = dense<5> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %33:4 = "stablehlo.while"(%0, %1, %arg0, %arg1) ({
    ^bb0(%r2: tensor<2x3xi32>, %r3: tensor<2x3xi32>, %r4: tensor<2x5xbf16>, %r5: tensor<2x3xbf16>):
      %6 = "stablehlo.compare"(%r2, %r3) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %7 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %11 = "stablehlo.reduce"(%6, %7) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%r8: tensor<i1>, %r9: tensor<i1>):
        %10 = "stablehlo.or"(%r8, %r9) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%10) : (tensor<i1>) -> ()
      }) : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%11) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r12: tensor<2x3xi32>, %r13: tensor<2x3xi32>, %r14: tensor<2x5xbf16>, %r15: tensor<2x3xbf16>):
      %16 = "stablehlo.add"(%r12, %r13) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %17 = "stablehlo.constant"() <{value = dense<2> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
      %18 = "stablehlo.divide"(%16, %17) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %19 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x3xi32>
      %20 = "stablehlo.reshape"(%19) : (tensor<2x3xi32>) -> tensor<1x2x3xi32>
      %21 = "stablehlo.reshape"(%18) : (tensor<2x3xi32>) -> tensor<1x2x3xi32>
      %22 = "stablehlo.concatenate"(%20, %21) <{dimension = 0 : i64}> : (tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<2x2x3xi32>
      %23 = "stablehlo.gather"(%r14, %22) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 0>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<2x5xbf16>, tensor<2x2x3xi32>) -> tensor<2x3xbf16>
      %24 = "stablehlo.compare"(%23, %r15) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> tensor<2x3xi1>
      %25 = "stablehlo.compare"(%r12, %r13) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %26 = "stablehlo.not"(%24) : (tensor<2x3xi1>) -> tensor<2x3xi1>
      %27 = "stablehlo.and"(%26, %25) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %28 = "stablehlo.and"(%24, %25) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %29 = "stablehlo.constant"() <{value = dense<1> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
      %30 = "stablehlo.add"(%18, %29) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %31 = "stablehlo.select"(%27, %30, %r12) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %32 = "stablehlo.select"(%28, %18, %r13) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      "stablehlo.return"(%31, %32, %r14, %r15) : (tensor<2x3xi32>, tensor<2x3xi32>, tensor<2x5xbf16>, tensor<2x3xbf16>) -> ()
    }) : (tensor<2x3xi32>, tensor<2x3xi32>, tensor<2x5xbf16>, tensor<2x3xbf16>) -> (tensor<2x3xi32>, tensor<2x3xi32>, tensor<2x5xbf16>, tensor<2x3xbf16>)
    %34 = "stablehlo.convert"(%33#0) : (tensor<2x3xi32>) -> tensor<2x3xi64>
    return %34 : tensor<2x3xi64>
  }
}

// T[2,5] T[2,3] false true, T = int64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x5xi64>, %arg1: tensor<2x3xi64>) -> (tensor<2x3xi64>) {
    %0 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %1 = "stablehlo.constant"() <{value = dense<5> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %33:4 = "stablehlo.while"(%0, %1, %arg0, %arg1) ({
    ^bb0(%r2: tensor<2x3xi32>, %r3: tensor<2x3xi32>, %r4: tensor<2x5xi64>, %r5: tensor<2x3xi64>):
      %6 = "stablehlo.compare"(%r2, %r3) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %7 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %11 = "stablehlo.reduce"(%6, %7) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%r8: tensor<i1>, %r9: tensor<i1>):
        %10 = "stablehlo.or"(%r8, %r9) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%10) : (tensor<i1>) -> ()
      }) : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%11) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r12: tensor<2x3xi32>, %r13: tensor<2x3xi32>, %r14: tensor<2x5xi64>, %r15: tensor<2x3xi64>):
      %16 = "stablehlo.add"(%r12, %r13) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %17 = "stablehlo.constant"() <{value = dense<2> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
      %18 = "stablehlo.divide"(%16, %17) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %19 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x3xi32>
      %20 = "stablehlo.reshape"(%19) : (tensor<2x3xi32>) -> tensor<1x2x3xi32>
      %21 = "stablehlo.reshape"(%18) : (tensor<2x3xi32>) -> tensor<1x2x3xi32>
      %22 = "stablehlo.concatenate"(%20, %21) <{dimension = 0 : i64}> : (tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<2x2x3xi32>
      %23 = "stablehlo.gather"(%r14, %22) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 0>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<2x5xi64>, tensor<2x2x3xi32>) -> tensor<2x3xi64>
      %24 = "stablehlo.compare"(%23, %r15) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
      %25 = "stablehlo.compare"(%r12, %r13) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %26 = "stablehlo.not"(%24) : (tensor<2x3xi1>) -> tensor<2x3xi1>
      %27 = "stablehlo.and"(%26, %25) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %28 = "stablehlo.and"(%24, %25) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %29 = "stablehlo.constant"() <{value = dense<1> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
      %30 = "stablehlo.add"(%18, %29) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %31 = "stablehlo.select"(%27, %30, %r12) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %32 = "stablehlo.select"(%28, %18, %r13) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      "stablehlo.return"(%31, %32, %r14, %r15) : (tensor<2x3xi32>, tensor<2x3xi32>, tensor<2x5xi64>, tensor<2x3xi64>) -> ()
    }) : (tensor<2x3xi32>, tensor<2x3xi32>, tensor<2x5xi64>, tensor<2x3xi64>) -> (tensor<2x3xi32>, tensor<2x3xi32>, tensor<2x5xi64>, tensor<2x3xi64>)
    %34 = "stablehlo.convert"(%33#0) : (tensor<2x3xi32>) -> tensor<2x3xi64>
    return %34 : tensor<2x3xi64>
  }
}
