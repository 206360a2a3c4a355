// aten::masked_scatter(Tensor self, Tensor mask, Tensor source) -> Tensor

// T[2,3] bool[2,3] T[6], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xi1>, %arg2: tensor<6xf32>) -> (tensor<2x3xf32>) {
    %0 = "stablehlo.reshape"(%arg1) : (tensor<2x3xi1>) -> tensor<6xi1>
    %1 = "stablehlo.convert"(%0) : (tensor<6xi1>) -> tensor<6xi32>
    %2 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %20:2 = "stablehlo.while"(%2, %1) ({
    ^bb0(%r3: tensor<i32>, %r4: tensor<6xi32>):
      %5 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %6 = "stablehlo.compare"(%r3, %5) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%6) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r7: tensor<i32>, %r8: tensor<6xi32>):
      %9 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %10 = "stablehlo.shift_left"(%9, %r7) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %11 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %12 = "stablehlo.pad"(%r8, %11) <{edge_padding_low = array<i64: 6>, edge_padding_high = array<i64: 0>, interior_padding = array<i64: 0>}> : (tensor<6xi32>, tensor<i32>) -> tensor<12xi32>
      %13 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %14 = "stablehlo.constant"() <{value = dense<6> : tensor<i32>}> : () -> tensor<i32>
      %15 = "stablehlo.subtract"(%14, %10) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %16 = "stablehlo.dynamic_slice"(%12, %15) <{slice_sizes = array<i64: 6>}> : (tensor<12xi32>, tensor<i32>) -> tensor<6xi32>
      %17 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %18 = "stablehlo.add"(%r7, %17) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %19 = "stablehlo.add"(%16, %r8) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
      "stablehlo.return"(%18, %19) : (tensor<i32>, tensor<6xi32>) -> ()
    }) : (tensor<i32>, tensor<6xi32>) -> (tensor<i32>, tensor<6xi32>)
    %21 = "stablehlo.subtract"(%20#1, %1) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %22 = "stablehlo.gather"(%arg2, %21) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<6xf32>, tensor<6xi32>) -> tensor<6xf32>
    %23 = "stablehlo.reshape"(%22) : (tensor<6xf32>) -> tensor<2x3xf32>
    %24 = "stablehlo.select"(%arg1, %23, %arg0) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    return %24 : tensor<2x3xf32>
  }
}

// T[2,3] bool[3] T[0], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf32>, %arg1: tensor<3xi1>, %arg2: tensor<0xf32>) -> (tensor<2x3xf32>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xi1>) -> tensor<2x3xi1>
    return %arg0 : tensor<2x3xf32>
  }
}

// T[2,3] bool[2,3] T[6], T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xbf16>, %arg1: tensor<2x3xi1>, %arg2: tensor<6xbf16>) -> (tensor<2x3xbf16>) {
    %0 = "stablehlo.reshape"(%arg1) : (tensor<2x3xi1>) -> tensor<6xi1>
    %1 = "stablehlo.convert"(%0) : (tensor<6xi1>) -> tensor<6xi32>
    %2 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %20:2 = "stablehlo.while"(%2, %1) ({
    ^bb0(%r3: tensor<i32>, %r4: tensor<6xi32>):
      %5 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %6 = "stablehlo.compare"(%r3, %5) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%6) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r7: tensor<i32>, %r8: tensor<6xi32>):
      %9 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %10 = "stablehlo.shift_left"(%9, %r7) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %11 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %12 = "stablehlo.pad"(%r8, %11) <{edge_padding_low = array<i64: 6>, edge_padding_high = array<i64: 0>, interior_padding = array<i64: 0>}> : (tensor<6xi32>, tensor<i32>) -> tensor<12xi32>
      %13 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %14 = "stablehlo.constant"() <{value = dense<6> : tensor<i32>}> : () -> tensor<i32>
      %15 = "stablehlo.subtract"(%14, %10) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %16 = "stablehlo.dynamic_slice"(%12, %15) <{slice_sizes = array<i64: 6>}> : (tensor<12xi32>, tensor<i32>) -> tensor<6xi32>
      %17 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %18 = "stablehlo.add"(%r7, %17) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %19 = "stablehlo.add"(%16, %r8) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
      "stablehlo.return"(%18, %19) : (tensor<i32>, tensor<6xi32>) -> ()
    }) : (tensor<i32>, tensor<6xi32>) -> (tensor<i32>, tensor<6xi32>)
    %21 = "stablehlo.subtract"(%20#1, %1) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %22 = "stablehlo.gather"(%arg2, %21) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<6xbf16>, tensor<6xi32>) -> tensor<6xbf16>
    %23 = "stablehlo.reshape"(%22) : (tensor<6xbf16>) -> tensor<2x3xbf16>
    %24 = "stablehlo.select"(%arg1, %23, %arg0) : (tensor<2x3xi1>, tensor<2x3xbf16>, tensor<2x3xbf16>) -> tensor<2x3xbf16>
    return %24 : tensor<2x3xbf16>
  }
}

// T[2,3] bool[2,3] T[6], T = int64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xi64>, %arg1: tensor<2x3xi1>, %arg2: tensor<6xi64>) -> (tensor<2x3xi64>) {
    %0 = "stablehlo.reshape"(%arg1) : (tensor<2x3xi1>) -> tensor<6xi1>
    %1 = "stablehlo.convert"(%0) : (tensor<6xi1>) -> tensor<6xi32>
    %2 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %20:2 = "stablehlo.while"(%2, %1) ({
    ^bb0(%r3: tensor<i32>, %r4: tensor<6xi32>):
      %5 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %6 = "stablehlo.compare"(%r3, %5) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%6) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r7: tensor<i32>, %r8: tensor<6xi32>):
      %9 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %10 = "stablehlo.shift_left"(%9, %r7) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %11 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %12 = "stablehlo.pad"(%r8, %11) <{edge_padding_low = array<i64: 6>, edge_padding_high = array<i64: 0>, interior_padding = array<i64: 0>}> : (tensor<6xi32>, tensor<i32>) -> tensor<12xi32>
      %13 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %14 = "stablehlo.constant"() <{value = dense<6> : tensor<i32>}> : () -> tensor<i32>
      %15 = "stablehlo.subtract"(%14, %10) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %16 = "stablehlo.dynamic_slice"(%12, %15) <{slice_sizes = array<i64: 6>}> : (tensor<12xi32>, tensor<i32>) -> tensor<6xi32>
      %17 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %18 = "stablehlo.add"(%r7, %17) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %19 = "stablehlo.add"(%16, %r8) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
      "stablehlo.return"(%18, %19) : (tensor<i32>, tensor<6xi32>) -> ()
    }) : (tensor<i32>, tensor<6xi32>) -> (tensor<i32>, tensor<6xi32>)
    %21 = "stablehlo.subtract"(%20#1, %1) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %22 = "stablehlo.gather"(%arg2, %21) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<6xi64>, tensor<6xi32>) -> tensor<6xi64>
    %23 = "stablehlo.reshape"(%22) : (tensor<6xi64>) -> tensor<2x3xi64>
    %24 = "stablehlo.select"(%arg1, %23, %arg0) : (tensor<2x3xi1>, tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
    return %24 : tensor<2x3xi64>
  }
}

// T[2,3] bool[2,3] T[6], T = bool
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xi1>, %arg1: tensor<2x3xi1>, %arg2: tensor<6xi1>) -> (tensor<2x3xi1>) {
    %0 = "stablehlo.reshape"(%arg1) : (tensor<2x3xi1>) -> tensor<6xi1>
    %1 = "stablehlo.convert"(%0) : (tensor<6xi1>) -> tensor<6xi32>
    %2 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %20:2 = "stablehlo.while"(%2, %1) ({
    ^bb0(%r3: tensor<i32>, %r4: tensor<6xi32>):
      %5 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %6 = "stablehlo.compare"(%r3, %5) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%6) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r7: tensor<i32>, %r8: tensor<6xi32>):
      %9 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %10 = "stablehlo.shift_left"(%9, %r7) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %11 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %12 = "stablehlo.pad"(%r8, %11) <{edge_padding_low = array<i64: 6>, edge_padding_high = array<i64: 0>, interior_padding = array<i64: 0>}> : (tensor<6xi32>, tensor<i32>) -> tensor<12xi32>
      %13 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %14 = "stablehlo.constant"() <{value = dense<6> : tensor<i32>}> : () -> tensor<i32>
      %15 = "stablehlo.subtract"(%14, %10) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %16 = "stablehlo.dynamic_slice"(%12, %15) <{slice_sizes = array<i64: 6>}> : (tensor<12xi32>, tensor<i32>) -> tensor<6xi32>
      %17 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %18 = "stablehlo.add"(%r7, %17) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %19 = "stablehlo.add"(%16, %r8) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
      "stablehlo.return"(%18, %19) : (tensor<i32>, tensor<6xi32>) -> ()
    }) : (tensor<i32>, tensor<6xi32>) -> (tensor<i32>, tensor<6xi32>)
    %21 = "stablehlo.subtract"(%20#1, %1) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %22 = "stablehlo.gather"(%arg2, %21) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<6xi1>, tensor<6xi32>) -> tensor<6xi1>
    %23 = "stablehlo.reshape"(%22) : (tensor<6xi1>) -> tensor<2x3xi1>
    %24 = "stablehlo.select"(%arg1, %23, %arg0) : (tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    return %24 : tensor<2x3xi1>
  }
}
