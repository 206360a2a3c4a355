// aten::triu_indices(int row, int col, int offset=0, *, ScalarType? dtype=4, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor

// 3 4 1 @T, T = int64
module @torchtpu {
  func.func public @main() -> (tensor<2x6xi64>) {
    %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<6xi32>
    %1 = "stablehlo.constant"() <{value = dense<[3, 5, 6]> : tensor<3xi32>}> : () -> tensor<3xi32>
    %2 = "stablehlo.constant"() <{value = dense<[-1, 1, 2]> : tensor<3xi32>}> : () -> tensor<3xi32>
    %3 = "stablehlo.constant"() <{value = dense<0> : tensor<6xi32>}> : () -> tensor<6xi32>
    %4 = "stablehlo.constant"() <{value = dense<3> : tensor<6xi32>}> : () -> tensor<6xi32>
    %32:4 = "stablehlo.while"(%3, %4, %1, %0) ({
    ^bb0(%r5: tensor<6xi32>, %r6: tensor<6xi32>, %r7: tensor<3xi32>, %r8: tensor<6xi32>):
      %9 = "stablehlo.compare"(%r5, %r6) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
      %10 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %14 = "stablehlo.reduce"(%9, %10) <{dimensions = array<i64: 0>}> ({
      ^bb0(%r11: tensor<i1>, %r12: tensor<i1>):
        %13 = "stablehlo.or"(%r11, %r12) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%13) : (tensor<i1>) -> ()
      }) : (tensor<6xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%14) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r15: tensor<6xi32>, %r16: tensor<6xi32>, %r17: tensor<3xi32>, %r18: tensor<6xi32>):
      %19 = "stablehlo.add"(%r15, %r16) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
      %20 = "stablehlo.constant"() <{value = dense<2> : tensor<6xi32>}> : () -> tensor<6xi32>
      %21 = "stablehlo.divide"(%19, %20) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
      %22 = "stablehlo.gather"(%r17, %21) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<3xi32>, tensor<6xi32>) -> tensor<6xi32>
      %23 = "stablehlo.compare"(%22, %r18) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
      %24 = "stablehlo.compare"(%r15, %r16) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
      %25 = "stablehlo.not"(%23) : (tensor<6xi1>) -> tensor<6xi1>
      %26 = "stablehlo.and"(%25, %24) : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
      %27 = "stablehlo.and"(%23, %24) : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
      %28 = "stablehlo.constant"() <{value = dense<1> : tensor<6xi32>}> : () -> tensor<6xi32>
      %29 = "stablehlo.add"(%21, %28) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
      %30 = "stablehlo.select"(%26, %29, %r15) : (tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
      %31 = "stablehlo.select"(%27, %21, %r16) : (tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
      "stablehlo.return"(%30, %31, %r17, %r18) : (tensor<6xi32>, tensor<6xi32>, tensor<3xi32>, tensor<6xi32>) -> ()
    }) : (tensor<6xi32>, tensor<6xi32>, tensor<3xi32>, tensor<6xi32>) -> (tensor<6xi32>, tensor<6xi32>, tensor<3xi32>, tensor<6xi32>)
    %33 = "stablehlo.gather"(%2, %32#0) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<3xi32>, tensor<6xi32>) -> tensor<6xi32>
    %34 = "stablehlo.subtract"(%0, %33) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %35 = "stablehlo.reshape"(%32#0) : (tensor<6xi32>) -> tensor<1x6xi32>
    %36 = "stablehlo.reshape"(%34) : (tensor<6xi32>) -> tensor<1x6xi32>
    %37 = "stablehlo.concatenate"(%35, %36) <{dimension = 0 : i64}> : (tensor<1x6xi32>, tensor<1x6xi32>) -> tensor<2x6xi32>
    %38 = "stablehlo.convert"(%37) : (tensor<2x6xi32>) -> tensor<2x6xi64>
    return %38 : tensor<2x6xi64>
  }
}

// 1100 2 0 @T, T = int64
module @torchtpu {
  func.func public @main(%c0: tensor<1100xi32>, %c1: tensor<1100xi32>) -> (tensor<2x3xi64>) {
    %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3xi32>
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<3xi32>}> : () -> tensor<3xi32>
    %2 = "stablehlo.constant"() <{value = dense<1100> : tensor<3xi32>}> : () -> tensor<3xi32>
    %30:4 = "stablehlo.while"(%1, %2, %c0, %0) ({
    ^bb0(%r3: tensor<3xi32>, %r4: tensor<3xi32>, %r5: tensor<1100xi32>, %r6: tensor<3xi32>):
      %7 = "stablehlo.compare"(%r3, %r4) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %8 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %12 = "stablehlo.reduce"(%7, %8) <{dimensions = array<i64: 0>}> ({
      ^bb0(%r9: tensor<i1>, %r10: tensor<i1>):
        %11 = "stablehlo.or"(%r9, %r10) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%11) : (tensor<i1>) -> ()
      }) : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%12) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r13: tensor<3xi32>, %r14: tensor<3xi32>, %r15: tensor<1100xi32>, %r16: tensor<3xi32>):
      %17 = "stablehlo.add"(%r13, %r14) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
      %18 = "stablehlo.constant"() <{value = dense<2> : tensor<3xi32>}> : () -> tensor<3xi32>
      %19 = "stablehlo.divide"(%17, %18) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
      %20 = "stablehlo.gather"(%r15, %19) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<1100xi32>, tensor<3xi32>) -> tensor<3xi32>
      %21 = "stablehlo.compare"(%20, %r16) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %22 = "stablehlo.compare"(%r13, %r14) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %23 = "stablehlo.not"(%21) : (tensor<3xi1>) -> tensor<3xi1>
      %24 = "stablehlo.and"(%23, %22) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
      %25 = "stablehlo.and"(%21, %22) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
      %26 = "stablehlo.constant"() <{value = dense<1> : tensor<3xi32>}> : () -> tensor<3xi32>
      %27 = "stablehlo.add"(%19, %26) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
      %28 = "stablehlo.select"(%24, %27, %r13) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
      %29 = "stablehlo.select"(%25, %19, %r14) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
      "stablehlo.return"(%28, %29, %r15, %r16) : (tensor<3xi32>, tensor<3xi32>, tensor<1100xi32>, tensor<3xi32>) -> ()
    }) : (tensor<3xi32>, tensor<3xi32>, tensor<1100xi32>, tensor<3xi32>) -> (tensor<3xi32>, tensor<3xi32>, tensor<1100xi32>, tensor<3xi32>)
    %31 = "stablehlo.gather"(%c1, %30#0) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<1100xi32>, tensor<3xi32>) -> tensor<3xi32>
    %32 = "stablehlo.subtract"(%0, %31) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %33 = "stablehlo.reshape"(%30#0) : (tensor<3xi32>) -> tensor<1x3xi32>
    %34 = "stablehlo.reshape"(%32) : (tensor<3xi32>) -> tensor<1x3xi32>
    %35 = "stablehlo.concatenate"(%33, %34) <{dimension = 0 : i64}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<2x3xi32>
    %36 = "stablehlo.convert"(%35) : (tensor<2x3xi32>) -> tensor<2x3xi64>
    return %36 : tensor<2x3xi64>
  }
}
