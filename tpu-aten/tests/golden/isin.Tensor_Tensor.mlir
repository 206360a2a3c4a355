// aten::isin.Tensor_Tensor(Tensor elements, Tensor test_elements, *, bool assume_unique=False, bool invert=False) -> Tensor

// T[2,3] T[4] false true, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf32>, %arg1: tensor<4xf32>) -> (tensor<2x3xi1>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x4xf32>
    %1 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 2>}> : (tensor<4xf32>) -> tensor<2x3x4xf32>
    %2 = "stablehlo.compare"(%0, %1) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xi1>
    %3 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %7 = "stablehlo.reduce"(%2, %3) <{dimensions = array<i64: 2>}> ({
    ^bb0(%r4: tensor<i1>, %r5: tensor<i1>):
      %6 = "stablehlo.or"(%r4, %r5) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%6) : (tensor<i1>) -> ()
    }) : (tensor<2x3x4xi1>, tensor<i1>) -> tensor<2x3xi1>
    %8 = "stablehlo.not"(%7) : (tensor<2x3xi1>) -> tensor<2x3xi1>
    return %8 : tensor<2x3xi1>
  }
}

// T[2,3] T[40] false false, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf32>, %arg1: tensor<40xf32>) -> (tensor<2x3xi1>) {
    %6 = "stablehlo.sort"(%arg1) <{dimension = 0 : i64, is_stable = false}> ({
    ^bb0(%r0: tensor<f32>, %r1: tensor<f32>):
      %2 = "stablehlo.compare"(%r0, %r1) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %3 = "stablehlo.not"(%2) : (tensor<i1>) -> tensor<i1>
      %4 = "stablehlo.compare"(%r0, %r0) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %5 = "stablehlo.and"(%3, %4) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%5) : (tensor<i1>) -> ()
    }) : (tensor<40xf32>) -> tensor<40xf32>
    %7 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %8 = "stablehlo.constant"() <{value = dense<40> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %36:4 = "stablehlo.while"(%7, %8, %6, %arg0) ({
    ^bb0(%r9: tensor<2x3xi32>, %r10: tensor<2x3xi32>, %r11: tensor<40xf32>, %r12: tensor<2x3xf32>):
      %13 = "stablehlo.compare"(%r9, %r10) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %14 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %18 = "stablehlo.reduce"(%13, %14) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%r15: tensor<i1>, %r16: tensor<i1>):
        %17 = "stablehlo.or"(%r15, %r16) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%17) : (tensor<i1>) -> ()
      }) : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%18) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r19: tensor<2x3xi32>, %r20: tensor<2x3xi32>, %r21: tensor<40xf32>, %r22: tensor<2x3xf32>):
      %23 = "stablehlo.add"(%r19, %r20) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %24 = "stablehlo.constant"() <{value = dense<2> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
      %25 = "stablehlo.divide"(%23, %24) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %26 = "stablehlo.gather"(%r21, %25) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<40xf32>, tensor<2x3xi32>) -> tensor<2x3xf32>
      %27 = "stablehlo.compare"(%26, %r22) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %28 = "stablehlo.compare"(%r19, %r20) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %29 = "stablehlo.not"(%27) : (tensor<2x3xi1>) -> tensor<2x3xi1>
      %30 = "stablehlo.and"(%29, %28) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %31 = "stablehlo.and"(%27, %28) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %32 = "stablehlo.constant"() <{value = dense<1> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
      %33 = "stablehlo.add"(%25, %32) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %34 = "stablehlo.select"(%30, %33, %r19) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %35 = "stablehlo.select"(%31, %25, %r20) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      "stablehlo.return"(%34, %35, %r21, %r22) : (tensor<2x3xi32>, tensor<2x3xi32>, tensor<40xf32>, tensor<2x3xf32>) -> ()
    }) : (tensor<2x3xi32>, tensor<2x3xi32>, tensor<40xf32>, tensor<2x3xf32>) -> (tensor<2x3xi32>, tensor<2x3xi32>, tensor<40xf32>, tensor<2x3xf32>)
    %37 = "stablehlo.gather"(%6, %36#0) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<40xf32>, tensor<2x3xi32>) -> tensor<2x3xf32>
    %38 = "stablehlo.compare"(%37, %arg0) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    return %38 : tensor<2x3xi1>
  }
}

// T[2,3] T[0], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf32>, %arg1: tensor<0xf32>) -> (tensor<2x3xi1>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x0xf32>
    %1 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 2>}> : (tensor<0xf32>) -> tensor<2x3x0xf32>
    %2 = "stablehlo.compare"(%0, %1) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3x0xf32>, tensor<2x3x0xf32>) -> tensor<2x3x0xi1>
    %3 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %7 = "stablehlo.reduce"(%2, %3) <{dimensions = array<i64: 2>}> ({
    ^bb0(%r4: tensor<i1>, %r5: tensor<i1>):
      %6 = "stablehlo.or"(%r4, %r5) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%6) : (tensor<i1>) -> ()
    }) : (tensor<2x3x0xi1>, tensor<i1>) -> tensor<2x3xi1>
    return %7 : tensor<2x3xi1>
  }
}

// T[2,3] T[4] false true, T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xbf16>, %arg1: tensor<4xbf16>) -> (tensor<2x3xi1>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xbf16>) -> tensor<2x3x4xbf16>
    %1 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 2>}> : (tensor<4xbf16>) -> tensor<2x3x4xbf16>
    %2 = "stablehlo.compare"(%0, %1) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3x4xbf16>, tensor<2x3x4xbf16>) -> tensor<2x3x4xi1>
    %3 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %7 = "stablehlo.reduce"(%2, %3) <{dimensions = array<i64: 2>}> ({
    ^bb0(%r4: tensor<i1>, %r5: tensor<i1>):
      %6 = "stablehlo.or"(%r4, %r5) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%6) : (tensor<i1>) -> ()
    }) : (tensor<2x3x4xi1>, tensor<i1>) -> tensor<2x3xi1>
    %8 = "stablehlo.not"(%7) : (tensor<2x3xi1>) -> tensor<2x3xi1>
    return %8 : tensor<2x3xi1>
  }
}

// T[2,3] T[4] false true, T = int64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xi64>, %arg1: tensor<4xi64>) -> (tensor<2x3xi1>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xi64>) -> tensor<2x3x4xi64>
    %1 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 2>}> : (tensor<4xi64>) -> tensor<2x3x4xi64>
    %2 = "stablehlo.compare"(%0, %1) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x4xi64>, tensor<2x3x4xi64>) -> tensor<2x3x4xi1>
    %3 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %7 = "stablehlo.reduce"(%2, %3) <{dimensions = array<i64: 2>}> ({
    ^bb0(%r4: tensor<i1>, %r5: tensor<i1>):
      %6 = "stablehlo.or"(%r4, %r5) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%6) : (tensor<i1>) -> ()
    }) : (tensor<2x3x4xi1>, tensor<i1>) -> tensor<2x3xi1>
    %8 = "stablehlo.not"(%7) : (tensor<2x3xi1>) -> tensor<2x3xi1>
    return %8 : tensor<2x3xi1>
  }
}
