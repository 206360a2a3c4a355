// aten::bucketize.Tensor(Tensor self, Tensor boundaries, *, bool out_int32=False, bool right=False) -> Tensor

// T[2,3] T[5] false true, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf32>, %arg1: tensor<5xf32>) -> (tensor<2x3xi64>) {
    %0 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %1 = "stablehlo.constant"() <{value = dense<5> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %29:4 = "stablehlo.while"(%0, %1, %arg1, %arg0) ({
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
    %30 = "stablehlo.convert"(%29#0) : (tensor<2x3xi32>) -> tensor<2x3xi64>
    return %30 : tensor<2x3xi64>
  }
}

// T[2,3] T[5] false true, T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xbf16>, %arg1: tensor<5xbf16>) -> (tensor<2x3xi64>) {
    %0 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %1 = "stablehlo.constant"() <{value = dense<5> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %29:4 = "stablehlo.while"(%0, %1, %arg1, %arg0) ({
    ^bb0(%r2: tensor<2x3xi32>, %r3: tensor<2x3xi32>, %r4: tensor<5xbf16>, %r5: tensor<2x3xbf16>):
      %6 = "stablehlo.compare"(%r2, %r3) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %7 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %11 = "stablehlo.reduce"(%6, %7) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%r8: tensor<i1>, %r9: tensor<i1>):
        %10 = "stablehlo.or"(%r8, %r9) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%10) : (tensor<i1>) -> ()
      }) : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%11) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r12: tensor<2x3xi32>, %r13: tensor<2x3xi32>, %r14: tensor<5xbf16>, %r15: tensor<2x3xbf16>):
      %16 = "stablehlo.add"(%r12, %r13) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %17 = "stablehlo.constant"() <{value = dense<2> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
      %18 = "stablehlo.divide"(%16, %17) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %19 = "stablehlo.gather"(%r14, %18) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<5xbf16>, tensor<2x3xi32>) -> tensor<2x3xbf16>
      %20 = "stablehlo.compare"(%19, %r15) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> tensor<2x3xi1>
      %21 = "stablehlo.compare"(%r12, %r13) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %22 = "stablehlo.not"(%20) : (tensor<2x3xi1>) -> tensor<2x3xi1>
      %23 = "stablehlo.and"(%22, %21) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %24 = "stablehlo.and"(%20, %21) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %25 = "stablehlo.constant"() <{value = dense<1> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
      %26 = "stablehlo.add"(%18, %25) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %27 = "stablehlo.select"(%23, %26, %r12) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %28 = "stablehlo.select"(%24, %18, %r13) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      "stablehlo.return"(%27, %28, %r14, %r15) : (tensor<2x3xi32>, tensor<2x3xi32>, tensor<5xbf16>, tensor<2x3xbf16>) -> ()
    }) : (tensor<2x3xi32>, tensor<2x3xi32>, tensor<5xbf16>, tensor<2x3xbf16>) -> (tensor<2x3xi32>, tensor<2x3xi32>, tensor<5xbf16>, tensor<2x3xbf16>)
    %30 = "stablehlo.convert"(%29#0) : (tensor<2x3xi32>) -> tensor<2x3xi64>
    return %30 : tensor<2x3xi64>
  }
}

// T[2,3] T[5] false true, T = int64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xi64>, %arg1: tensor<5xi64>) -> (tensor<2x3xi64>) {
    %0 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %1 = "stablehlo.constant"() <{value = dense<5> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %29:4 = "stablehlo.while"(%0, %1, %arg1, %arg0) ({
    ^bb0(%r2: tensor<2x3xi32>, %r3: tensor<2x3xi32>, %r4: tensor<5xi64>, %r5: tensor<2x3xi64>):
      %6 = "stablehlo.compare"(%r2, %r3) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %7 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %11 = "stablehlo.reduce"(%6, %7) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%r8: tensor<i1>, %r9: tensor<i1>):
        %10 = "stablehlo.or"(%r8, %r9) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%10) : (tensor<i1>) -> ()
      }) : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%11) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r12: tensor<2x3xi32>, %r13: tensor<2x3xi32>, %r14: tensor<5xi64>, %r15: tensor<2x3xi64>):
      %16 = "stablehlo.add"(%r12, %r13) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %17 = "stablehlo.constant"() <{value = dense<2> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
      %18 = "stablehlo.divide"(%16, %17) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %19 = "stablehlo.gather"(%r14, %18) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<5xi64>, tensor<2x3xi32>) -> tensor<2x3xi64>
      %20 = "stablehlo.compare"(%19, %r15) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
      %21 = "stablehlo.compare"(%r12, %r13) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %22 = "stablehlo.not"(%20) : (tensor<2x3xi1>) -> tensor<2x3xi1>
      %23 = "stablehlo.and"(%22, %21) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %24 = "stablehlo.and"(%20, %21) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %25 = "stablehlo.constant"() <{value = dense<1> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
      %26 = "stablehlo.add"(%18, %25) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %27 = "stablehlo.select"(%23, %26, %r12) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %28 = "stablehlo.select"(%24, %18, %r13) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      "stablehlo.return"(%27, %28, %r14, %r15) : (tensor<2x3xi32>, tensor<2x3xi32>, tensor<5xi64>, tensor<2x3xi64>) -> ()
    }) : (tensor<2x3xi32>, tensor<2x3xi32>, tensor<5xi64>, tensor<2x3xi64>) -> (tensor<2x3xi32>, tensor<2x3xi32>, tensor<5xi64>, tensor<2x3xi64>)
    %30 = "stablehlo.convert"(%29#0) : (tensor<2x3xi32>) -> tensor<2x3xi64>
    return %30 : tensor<2x3xi64>
  }
}
