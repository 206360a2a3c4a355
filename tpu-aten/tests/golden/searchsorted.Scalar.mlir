// aten::searchsorted.Scalar(Tensor sorted_sequence, Scalar self, *, bool out_int32=False, bool right=False, str? side=None, Tensor? sorter=None) -> Tensor

// T[5] 2 false false, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<5xf32>, %s0: tensor<f32>) -> (tensor<i64>) {
    %0 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %1 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %24:4 = "stablehlo.while"(%0, %1, %arg0, %s0) ({
    ^bb0(%r2: tensor<i32>, %r3: tensor<i32>, %r4: tensor<5xf32>, %r5: tensor<f32>):
      %6 = "stablehlo.compare"(%r2, %r3) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%6) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r7: tensor<i32>, %r8: tensor<i32>, %r9: tensor<5xf32>, %r10: tensor<f32>):
      %11 = "stablehlo.add"(%r7, %r8) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %12 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
      %13 = "stablehlo.divide"(%11, %12) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %14 = "stablehlo.gather"(%r9, %13) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 0>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<5xf32>, tensor<i32>) -> tensor<f32>
      %15 = "stablehlo.compare"(%14, %r10) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %16 = "stablehlo.compare"(%r7, %r8) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %17 = "stablehlo.not"(%15) : (tensor<i1>) -> tensor<i1>
      %18 = "stablehlo.and"(%17, %16) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %19 = "stablehlo.and"(%15, %16) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %20 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %21 = "stablehlo.add"(%13, %20) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %22 = "stablehlo.select"(%18, %21, %r7) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      %23 = "stablehlo.select"(%19, %13, %r8) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%22, %23, %r9, %r10) : (tensor<i32>, tensor<i32>, tensor<5xf32>, tensor<f32>) -> ()
    }) : (tensor<i32>, tensor<i32>, tensor<5xf32>, tensor<f32>) -> (tensor<i32>, tensor<i32>, tensor<5xf32>, tensor<f32>)
    %25 = "stablehlo.convert"(%24#0) : (tensor<i32>) -> tensor<i64>
    return %25 : tensor<i64>
  }
}

// T[5] 2 false false, T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<5xbf16>, %s0: tensor<bf16>) -> (tensor<i64>) {
    %0 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %1 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %24:4 = "stablehlo.while"(%0, %1, %arg0, %s0) ({
    ^bb0(%r2: tensor<i32>, %r3: tensor<i32>, %r4: tensor<5xbf16>, %r5: tensor<bf16>):
      %6 = "stablehlo.compare"(%r2, %r3) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%6) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r7: tensor<i32>, %r8: tensor<i32>, %r9: tensor<5xbf16>, %r10: tensor<bf16>):
      %11 = "stablehlo.add"(%r7, %r8) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %12 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
      %13 = "stablehlo.divide"(%11, %12) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %14 = "stablehlo.gather"(%r9, %13) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 0>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<5xbf16>, tensor<i32>) -> tensor<bf16>
      %15 = "stablehlo.compare"(%14, %r10) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %16 = "stablehlo.compare"(%r7, %r8) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %17 = "stablehlo.not"(%15) : (tensor<i1>) -> tensor<i1>
      %18 = "stablehlo.and"(%17, %16) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %19 = "stablehlo.and"(%15, %16) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %20 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %21 = "stablehlo.add"(%13, %20) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %22 = "stablehlo.select"(%18, %21, %r7) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      %23 = "stablehlo.select"(%19, %13, %r8) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%22, %23, %r9, %r10) : (tensor<i32>, tensor<i32>, tensor<5xbf16>, tensor<bf16>) -> ()
    }) : (tensor<i32>, tensor<i32>, tensor<5xbf16>, tensor<bf16>) -> (tensor<i32>, tensor<i32>, tensor<5xbf16>, tensor<bf16>)
    %25 = "stablehlo.convert"(%24#0) : (tensor<i32>) -> tensor<i64>
    return %25 : tensor<i64>
  }
}

// T[5] 2 false false, T = int64
module @torchtpu {
  func.func public @main(%arg0: tensor<5xi64>, %s0: tensor<i64>) -> (tensor<i64>) {
    %0 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %1 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %24:4 = "stablehlo.while"(%0, %1, %arg0, %s0) ({
    ^bb0(%r2: tensor<i32>, %r3: tensor<i32>, %r4: tensor<5xi64>, %r5: tensor<i64>):
      %6 = "stablehlo.compare"(%r2, %r3) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%6) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r7: tensor<i32>, %r8: tensor<i32>, %r9: tensor<5xi64>, %r10: tensor<i64>):
      %11 = "stablehlo.add"(%r7, %r8) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %12 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
      %13 = "stablehlo.divide"(%11, %12) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %14 = "stablehlo.gather"(%r9, %13) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 0>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<5xi64>, tensor<i32>) -> tensor<i64>
      %15 = "stablehlo.compare"(%14, %r10) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %16 = "stablehlo.compare"(%r7, %r8) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %17 = "stablehlo.not"(%15) : (tensor<i1>) -> tensor<i1>
      %18 = "stablehlo.and"(%17, %16) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %19 = "stablehlo.and"(%15, %16) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %20 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %21 = "stablehlo.add"(%13, %20) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %22 = "stablehlo.select"(%18, %21, %r7) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      %23 = "stablehlo.select"(%19, %13, %r8) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%22, %23, %r9, %r10) : (tensor<i32>, tensor<i32>, tensor<5xi64>, tensor<i64>) -> ()
    }) : (tensor<i32>, tensor<i32>, tensor<5xi64>, tensor<i64>) -> (tensor<i32>, tensor<i32>, tensor<5xi64>, tensor<i64>)
    %25 = "stablehlo.convert"(%24#0) : (tensor<i32>) -> tensor<i64>
    return %25 : tensor<i64>
  }
}
