// aten::_padded_dense_to_jagged_forward(Tensor dense, Tensor[] offsets, SymInt? total_L=None) -> Tensor

// T[3,4,2] {i64[4]} 7, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<3x4x2xf32>, %arg1: tensor<4xi64>) -> (tensor<7x2xf32>) {
    %0 = "stablehlo.slice"(%arg1) <{start_indices = array<i64: 0>, limit_indices = array<i64: 3>, strides = array<i64: 1>}> : (tensor<4xi64>) -> tensor<3xi64>
    %1 = "stablehlo.slice"(%arg1) <{start_indices = array<i64: 1>, limit_indices = array<i64: 4>, strides = array<i64: 1>}> : (tensor<4xi64>) -> tensor<3xi64>
    %2 = "stablehlo.reshape"(%0) : (tensor<3xi64>) -> tensor<1x3xi64>
    %3 = "stablehlo.reshape"(%1) : (tensor<3xi64>) -> tensor<1x3xi64>
    %4 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x7xi64>
    %5 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1x7xi64>
    %6 = "stablehlo.constant"() <{value = dense<3> : tensor<1x7xi64>}> : () -> tensor<1x7xi64>
    %7 = "stablehlo.multiply"(%5, %6) : (tensor<1x7xi64>, tensor<1x7xi64>) -> tensor<1x7xi64>
    %8 = "stablehlo.constant"() <{value = dense<0> : tensor<1x7xi64>}> : () -> tensor<1x7xi64>
    %9 = "stablehlo.constant"() <{value = dense<3> : tensor<1x7xi64>}> : () -> tensor<1x7xi64>
    %41:5 = "stablehlo.while"(%8, %9, %3, %7, %4) ({
    ^bb0(%r10: tensor<1x7xi64>, %r11: tensor<1x7xi64>, %r12: tensor<1x3xi64>, %r13: tensor<1x7xi64>, %r14: tensor<1x7xi64>):
      %15 = "stablehlo.compare"(%r10, %r11) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x7xi64>, tensor<1x7xi64>) -> tensor<1x7xi1>
      %16 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %20 = "stablehlo.reduce"(%15, %16) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%r17: tensor<i1>, %r18: tensor<i1>):
        %19 = "stablehlo.or"(%r17, %r18) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%19) : (tensor<i1>) -> ()
      }) : (tensor<1x7xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%20) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r21: tensor<1x7xi64>, %r22: tensor<1x7xi64>, %r23: tensor<1x3xi64>, %r24: tensor<1x7xi64>, %r25: tensor<1x7xi64>):
      %26 = "stablehlo.add"(%r21, %r22) : (tensor<1x7xi64>, tensor<1x7xi64>) -> tensor<1x7xi64>
      %27 = "stablehlo.constant"() <{value = dense<2> : tensor<1x7xi64>}> : () -> tensor<1x7xi64>
      %28 = "stablehlo.divide"(%26, %27) : (tensor<1x7xi64>, tensor<1x7xi64>) -> tensor<1x7xi64>
      %29 = "stablehlo.add"(%r24, %28) : (tensor<1x7xi64>, tensor<1x7xi64>) -> tensor<1x7xi64>
      %30 = "stablehlo.reshape"(%r23) : (tensor<1x3xi64>) -> tensor<3xi64>
      %31 = "stablehlo.gather"(%30, %29) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<3xi64>, tensor<1x7xi64>) -> tensor<1x7xi64>
      %32 = "stablehlo.compare"(%31, %r25) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x7xi64>, tensor<1x7xi64>) -> tensor<1x7xi1>
      %33 = "stablehlo.compare"(%r21, %r22) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x7xi64>, tensor<1x7xi64>) -> tensor<1x7xi1>
      %34 = "stablehlo.not"(%32) : (tensor<1x7xi1>) -> tensor<1x7xi1>
      %35 = "stablehlo.and"(%34, %33) : (tensor<1x7xi1>, tensor<1x7xi1>) -> tensor<1x7xi1>
      %36 = "stablehlo.and"(%32, %33) : (tensor<1x7xi1>, tensor<1x7xi1>) -> tensor<1x7xi1>
      %37 = "stablehlo.constant"() <{value = dense<1> : tensor<1x7xi64>}> : () -> tensor<1x7xi64>
      %38 = "stablehlo.add"(%28, %37) : (tensor<1x7xi64>, tensor<1x7xi64>) -> tensor<1x7xi64>
      %39 = "stablehlo.select"(%35, %38, %r21) : (tensor<1x7xi1>, tensor<1x7xi64>, tensor<1x7xi64>) -> tensor<1x7xi64>
      %40 = "stablehlo.select"(%36, %28, %r22) : (tensor<1x7xi1>, tensor<1x7xi64>, tensor<1x7xi64>) -> tensor<1x7xi64>
      "stablehlo.return"(%39, %40, %r23, %r24, %r25) : (tensor<1x7xi64>, tensor<1x7xi64>, tensor<1x3xi64>, tensor<1x7xi64>, tensor<1x7xi64>) -> ()
    }) : (tensor<1x7xi64>, tensor<1x7xi64>, tensor<1x3xi64>, tensor<1x7xi64>, tensor<1x7xi64>) -> (tensor<1x7xi64>, tensor<1x7xi64>, tensor<1x3xi64>, tensor<1x7xi64>, tensor<1x7xi64>)
    %42 = "stablehlo.add"(%7, %41#0) : (tensor<1x7xi64>, tensor<1x7xi64>) -> tensor<1x7xi64>
    %43 = "stablehlo.reshape"(%2) : (tensor<1x3xi64>) -> tensor<3xi64>
    %44 = "stablehlo.gather"(%43, %42) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<3xi64>, tensor<1x7xi64>) -> tensor<1x7xi64>
    %45 = "stablehlo.compare"(%4, %44) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x7xi64>, tensor<1x7xi64>) -> tensor<1x7xi1>
    %46 = "stablehlo.constant"() <{value = dense<3> : tensor<1x7xi64>}> : () -> tensor<1x7xi64>
    %47 = "stablehlo.select"(%45, %46, %41#0) : (tensor<1x7xi1>, tensor<1x7xi64>, tensor<1x7xi64>) -> tensor<1x7xi64>
    %48 = "stablehlo.reshape"(%47) : (tensor<1x7xi64>) -> tensor<7xi64>
    %49 = "stablehlo.reshape"(%2) : (tensor<1x3xi64>) -> tensor<3xi64>
    %50 = "stablehlo.gather"(%49, %48) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<3xi64>, tensor<7xi64>) -> tensor<7xi64>
    %51 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<7xi64>
    %52 = "stablehlo.subtract"(%51, %50) : (tensor<7xi64>, tensor<7xi64>) -> tensor<7xi64>
    %53 = "stablehlo.constant"() <{value = dense<4> : tensor<7xi64>}> : () -> tensor<7xi64>
    %54 = "stablehlo.multiply"(%48, %53) : (tensor<7xi64>, tensor<7xi64>) -> tensor<7xi64>
    %55 = "stablehlo.add"(%54, %52) : (tensor<7xi64>, tensor<7xi64>) -> tensor<7xi64>
    %56 = "stablehlo.constant"() <{value = dense<2> : tensor<7xi64>}> : () -> tensor<7xi64>
    %57 = "stablehlo.multiply"(%55, %56) : (tensor<7xi64>, tensor<7xi64>) -> tensor<7xi64>
    %58 = "stablehlo.broadcast_in_dim"(%57) <{broadcast_dimensions = array<i64: 0>}> : (tensor<7xi64>) -> tensor<7x2xi64>
    %59 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<7x2xi64>
    %60 = "stablehlo.add"(%58, %59) : (tensor<7x2xi64>, tensor<7x2xi64>) -> tensor<7x2xi64>
    %61 = "stablehlo.reshape"(%arg0) : (tensor<3x4x2xf32>) -> tensor<24xf32>
    %62 = "stablehlo.gather"(%61, %60) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<24xf32>, tensor<7x2xi64>) -> tensor<7x2xf32>
    return %62 : tensor<7x2xf32>
  }
}

// T[3,4,2] {i64[4]} 7, T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<3x4x2xbf16>, %arg1: tensor<4xi64>) -> (tensor<7x2xbf16>) {
    %0 = "stablehlo.slice"(%arg1) <{start_indices = array<i64: 0>, limit_indices = array<i64: 3>, strides = array<i64: 1>}> : (tensor<4xi64>) -> tensor<3xi64>
    %1 = "stablehlo.slice"(%arg1) <{start_indices = array<i64: 1>, limit_indices = array<i64: 4>, strides = array<i64: 1>}> : (tensor<4xi64>) -> tensor<3xi64>
    %2 = "stablehlo.reshape"(%0) : (tensor<3xi64>) -> tensor<1x3xi64>
    %3 = "stablehlo.reshape"(%1) : (tensor<3xi64>) -> tensor<1x3xi64>
    %4 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x7xi64>
    %5 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1x7xi64>
    %6 = "stablehlo.constant"() <{value = dense<3> : tensor<1x7xi64>}> : () -> tensor<1x7xi64>
    %7 = "stablehlo.multiply"(%5, %6) : (tensor<1x7xi64>, tensor<1x7xi64>) -> tensor<1x7xi64>
    %8 = "stablehlo.constant"() <{value = dense<0> : tensor<1x7xi64>}> : () -> tensor<1x7xi64>
    %9 = "stablehlo.constant"() <{value = dense<3> : tensor<1x7xi64>}> : () -> tensor<1x7xi64>
    %41:5 = "stablehlo.while"(%8, %9, %3, %7, %4) ({
    ^bb0(%r10: tensor<1x7xi64>, %r11: tensor<1x7xi64>, %r12: tensor<1x3xi64>, %r13: tensor<1x7xi64>, %r14: tensor<1x7xi64>):
      %15 = "stablehlo.compare"(%r10, %r11) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x7xi64>, tensor<1x7xi64>) -> tensor<1x7xi1>
      %16 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %20 = "stablehlo.reduce"(%15, %16) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%r17: tensor<i1>, %r18: tensor<i1>):
        %19 = "stablehlo.or"(%r17, %r18) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%19) : (tensor<i1>) -> ()
      }) : (tensor<1x7xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%20) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r21: tensor<1x7xi64>, %r22: tensor<1x7xi64>, %r23: tensor<1x3xi64>, %r24: tensor<1x7xi64>, %r25: tensor<1x7xi64>):
      %26 = "stablehlo.add"(%r21, %r22) : (tensor<1x7xi64>, tensor<1x7xi64>) -> tensor<1x7xi64>
      %27 = "stablehlo.constant"() <{value = dense<2> : tensor<1x7xi64>}> : () -> tensor<1x7xi64>
      %28 = "stablehlo.divide"(%26, %27) : (tensor<1x7xi64>, tensor<1x7xi64>) -> tensor<1x7xi64>
      %29 = "stablehlo.add"(%r24, %28) : (tensor<1x7xi64>, tensor<1x7xi64>) -> tensor<1x7xi64>
      %30 = "stablehlo.reshape"(%r23) : (tensor<1x3xi64>) -> tensor<3xi64>
      %31 = "stablehlo.gather"(%30, %29) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<3xi64>, tensor<1x7xi64>) -> tensor<1x7xi64>
      %32 = "stablehlo.compare"(%31, %r25) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x7xi64>, tensor<1x7xi64>) -> tensor<1x7xi1>
      %33 = "stablehlo.compare"(%r21, %r22) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x7xi64>, tensor<1x7xi64>) -> tensor<1x7xi1>
      %34 = "stablehlo.not"(%32) : (tensor<1x7xi1>) -> tensor<1x7xi1>
      %35 = "stablehlo.and"(%34, %33) : (tensor<1x7xi1>, tensor<1x7xi1>) -> tensor<1x7xi1>
      %36 = "stablehlo.and"(%32, %33) : (tensor<1x7xi1>, tensor<1x7xi1>) -> tensor<1x7xi1>
      %37 = "stablehlo.constant"() <{value = dense<1> : tensor<1x7xi64>}> : () -> tensor<1x7xi64>
      %38 = "stablehlo.add"(%28, %37) : (tensor<1x7xi64>, tensor<1x7xi64>) -> tensor<1x7xi64>
      %39 = "stablehlo.select"(%35, %38, %r21) : (tensor<1x7xi1>, tensor<1x7xi64>, tensor<1x7xi64>) -> tensor<1x7xi64>
      %40 = "stablehlo.select"(%36, %28, %r22) : (tensor<1x7xi1>, tensor<1x7xi64>, tensor<1x7xi64>) -> tensor<1x7xi64>
      "stablehlo.return"(%39, %40, %r23, %r24, %r25) : (tensor<1x7xi64>, tensor<1x7xi64>, tensor<1x3xi64>, tensor<1x7xi64>, tensor<1x7xi64>) -> ()
    }) : (tensor<1x7xi64>, tensor<1x7xi64>, tensor<1x3xi64>, tensor<1x7xi64>, tensor<1x7xi64>) -> (tensor<1x7xi64>, tensor<1x7xi64>, tensor<1x3xi64>, tensor<1x7xi64>, tensor<1x7xi64>)
    %42 = "stablehlo.add"(%7, %41#0) : (tensor<1x7xi64>, tensor<1x7xi64>) -> tensor<1x7xi64>
    %43 = "stablehlo.reshape"(%2) : (tensor<1x3xi64>) -> tensor<3xi64>
    %44 = "stablehlo.gather"(%43, %42) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<3xi64>, tensor<1x7xi64>) -> tensor<1x7xi64>
    %45 = "stablehlo.compare"(%4, %44) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x7xi64>, tensor<1x7xi64>) -> tensor<1x7xi1>
    %46 = "stablehlo.constant"() <{value = dense<3> : tensor<1x7xi64>}> : () -> tensor<1x7xi64>
    %47 = "stablehlo.select"(%45, %46, %41#0) : (tensor<1x7xi1>, tensor<1x7xi64>, tensor<1x7xi64>) -> tensor<1x7xi64>
    %48 = "stablehlo.reshape"(%47) : (tensor<1x7xi64>) -> tensor<7xi64>
    %49 = "stablehlo.reshape"(%2) : (tensor<1x3xi64>) -> tensor<3xi64>
    %50 = "stablehlo.gather"(%49, %48) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<3xi64>, tensor<7xi64>) -> tensor<7xi64>
    %51 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<7xi64>
    %52 = "stablehlo.subtract"(%51, %50) : (tensor<7xi64>, tensor<7xi64>) -> tensor<7xi64>
    %53 = "stablehlo.constant"() <{value = dense<4> : tensor<7xi64>}> : () -> tensor<7xi64>
    %54 = "stablehlo.multiply"(%48, %53) : (tensor<7xi64>, tensor<7xi64>) -> tensor<7xi64>
    %55 = "stablehlo.add"(%54, %52) : (tensor<7xi64>, tensor<7xi64>) -> tensor<7xi64>
    %56 = "stablehlo.constant"() <{value = dense<2> : tensor<7xi64>}> : () -> tensor<7xi64>
    %57 = "stablehlo.multiply"(%55, %56) : (tensor<7xi64>, tensor<7xi64>) -> tensor<7xi64>
    %58 = "stablehlo.broadcast_in_dim"(%57) <{broadcast_dimensions = array<i64: 0>}> : (tensor<7xi64>) -> tensor<7x2xi64>
    %59 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<7x2xi64>
    %60 = "stablehlo.add"(%58, %59) : (tensor<7x2xi64>, tensor<7x2xi64>) -> tensor<7x2xi64>
    %61 = "stablehlo.reshape"(%arg0) : (tensor<3x4x2xbf16>) -> tensor<24xbf16>
    %62 = "stablehlo.gather"(%61, %60) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<24xbf16>, tensor<7x2xi64>) -> tensor<7x2xbf16>
    return %62 : tensor<7x2xbf16>
  }
}

// T[3,4,2] {i64[4]} 7, T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<3x4x2xf64>, %arg1: tensor<4xi64>) -> (tensor<7x2xf64>) {
    %0 = "stablehlo.slice"(%arg1) <{start_indices = array<i64: 0>, limit_indices = array<i64: 3>, strides = array<i64: 1>}> : (tensor<4xi64>) -> tensor<3xi64>
    %1 = "stablehlo.slice"(%arg1) <{start_indices = array<i64: 1>, limit_indices = array<i64: 4>, strides = array<i64: 1>}> : (tensor<4xi64>) -> tensor<3xi64>
    %2 = "stablehlo.reshape"(%0) : (tensor<3xi64>) -> tensor<1x3xi64>
    %3 = "stablehlo.reshape"(%1) : (tensor<3xi64>) -> tensor<1x3xi64>
    %4 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x7xi64>
    %5 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1x7xi64>
    %6 = "stablehlo.constant"() <{value = dense<3> : tensor<1x7xi64>}> : () -> tensor<1x7xi64>
    %7 = "stablehlo.multiply"(%5, %6) : (tensor<1x7xi64>, tensor<1x7xi64>) -> tensor<1x7xi64>
    %8 = "stablehlo.constant"() <{value = dense<0> : tensor<1x7xi64>}> : () -> tensor<1x7xi64>
    %9 = "stablehlo.constant"() <{value = dense<3> : tensor<1x7xi64>}> : () -> tensor<1x7xi64>
    %41:5 = "stablehlo.while"(%8, %9, %3, %7, %4) ({
    ^bb0(%r10: tensor<1x7xi64>, %r11: tensor<1x7xi64>, %r12: tensor<1x3xi64>, %r13: tensor<1x7xi64>, %r14: tensor<1x7xi64>):
      %15 = "stablehlo.compare"(%r10, %r11) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x7xi64>, tensor<1x7xi64>) -> tensor<1x7xi1>
      %16 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %20 = "stablehlo.reduce"(%15, %16) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%r17: tensor<i1>, %r18: tensor<i1>):
        %19 = "stablehlo.or"(%r17, %r18) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%19) : (tensor<i1>) -> ()
      }) : (tensor<1x7xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%20) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r21: tensor<1x7xi64>, %r22: tensor<1x7xi64>, %r23: tensor<1x3xi64>, %r24: tensor<1x7xi64>, %r25: tensor<1x7xi64>):
      %26 = "stablehlo.add"(%r21, %r22) : (tensor<1x7xi64>, tensor<1x7xi64>) -> tensor<1x7xi64>
      %27 = "stablehlo.constant"() <{value = dense<2> : tensor<1x7xi64>}> : () -> tensor<1x7xi64>
      %28 = "stablehlo.divide"(%26, %27) : (tensor<1x7xi64>, tensor<1x7xi64>) -> tensor<1x7xi64>
      %29 = "stablehlo.add"(%r24, %28) : (tensor<1x7xi64>, tensor<1x7xi64>) -> tensor<1x7xi64>
      %30 = "stablehlo.reshape"(%r23) : (tensor<1x3xi64>) -> tensor<3xi64>
      %31 = "stablehlo.gather"(%30, %29) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<3xi64>, tensor<1x7xi64>) -> tensor<1x7xi64>
      %32 = "stablehlo.compare"(%31, %r25) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x7xi64>, tensor<1x7xi64>) -> tensor<1x7xi1>
      %33 = "stablehlo.compare"(%r21, %r22) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x7xi64>, tensor<1x7xi64>) -> tensor<1x7xi1>
      %34 = "stablehlo.not"(%32) : (tensor<1x7xi1>) -> tensor<1x7xi1>
      %35 = "stablehlo.and"(%34, %33) : (tensor<1x7xi1>, tensor<1x7xi1>) -> tensor<1x7xi1>
      %36 = "stablehlo.and"(%32, %33) : (tensor<1x7xi1>, tensor<1x7xi1>) -> tensor<1x7xi1>
      %37 = "stablehlo.constant"() <{value = dense<1> : tensor<1x7xi64>}> : () -> tensor<1x7xi64>
      %38 = "stablehlo.add"(%28, %37) : (tensor<1x7xi64>, tensor<1x7xi64>) -> tensor<1x7xi64>
      %39 = "stablehlo.select"(%35, %38, %r21) : (tensor<1x7xi1>, tensor<1x7xi64>, tensor<1x7xi64>) -> tensor<1x7xi64>
      %40 = "stablehlo.select"(%36, %28, %r22) : (tensor<1x7xi1>, tensor<1x7xi64>, tensor<1x7xi64>) -> tensor<1x7xi64>
      "stablehlo.return"(%39, %40, %r23, %r24, %r25) : (tensor<1x7xi64>, tensor<1x7xi64>, tensor<1x3xi64>, tensor<1x7xi64>, tensor<1x7xi64>) -> ()
    }) : (tensor<1x7xi64>, tensor<1x7xi64>, tensor<1x3xi64>, tensor<1x7xi64>, tensor<1x7xi64>) -> (tensor<1x7xi64>, tensor<1x7xi64>, tensor<1x3xi64>, tensor<1x7xi64>, tensor<1x7xi64>)
    %42 = "stablehlo.add"(%7, %41#0) : (tensor<1x7xi64>, tensor<1x7xi64>) -> tensor<1x7xi64>
    %43 = "stablehlo.reshape"(%2) : (tensor<1x3xi64>) -> tensor<3xi64>
    %44 = "stablehlo.gather"(%43, %42) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<3xi64>, tensor<1x7xi64>) -> tensor<1x7xi64>
    %45 = "stablehlo.compare"(%4, %44) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x7xi64>, tensor<1x7xi64>) -> tensor<1x7xi1>
    %46 = "stablehlo.constant"() <{value = dense<3> : tensor<1x7xi64>}> : () -> tensor<1x7xi64>
    %47 = "stablehlo.select"(%45, %46, %41#0) : (tensor<1x7xi1>, tensor<1x7xi64>, tensor<1x7xi64>) -> tensor<1x7xi64>
    %48 = "stablehlo.reshape"(%47) : (tensor<1x7xi64>) -> tensor<7xi64>
    %49 = "stablehlo.reshape"(%2) : (tensor<1x3xi64>) -> tensor<3xi64>
    %50 = "stablehlo.gather"(%49, %48) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<3xi64>, tensor<7xi64>) -> tensor<7xi64>
    %51 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<7xi64>
    %52 = "stablehlo.subtract"(%51, %50) : (tensor<7xi64>, tensor<7xi64>) -> tensor<7xi64>
    %53 = "stablehlo.constant"() <{value = dense<4> : tensor<7xi64>}> : () -> tensor<7xi64>
    %54 = "stablehlo.multiply"(%48, %53) : (tensor<7xi64>, tensor<7xi64>) -> tensor<7xi64>
    %55 = "stablehlo.add"(%54, %52) : (tensor<7xi64>, tensor<7xi64>) -> tensor<7xi64>
    %56 = "stablehlo.constant"() <{value = dense<2> : tensor<7xi64>}> : () -> tensor<7xi64>
    %57 = "stablehlo.multiply"(%55, %56) : (tensor<7xi64>, tensor<7xi64>) -> tensor<7xi64>
    %58 = "stablehlo.broadcast_in_dim"(%57) <{broadcast_dimensions = array<i64: 0>}> : (tensor<7xi64>) -> tensor<7x2xi64>
    %59 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<7x2xi64>
    %60 = "stablehlo.add"(%58, %59) : (tensor<7x2xi64>, tensor<7x2xi64>) -> tensor<7x2xi64>
    %61 = "stablehlo.reshape"(%arg0) : (tensor<3x4x2xf64>) -> tensor<24xf64>
    %62 = "stablehlo.gather"(%61, %60) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<24xf64>, tensor<7x2xi64>) -> tensor<7x2xf64>
    return %62 : tensor<7x2xf64>
  }
}
