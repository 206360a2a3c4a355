// aten::_padded_dense_to_jagged_forward(Tensor dense, Tensor[] offsets, SymInt? total_L=None) -> Tensor

// T[3,4,2] {i64[4]} 7, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<3x4x2xf32>, %arg1: tensor<4xi64>) -> (tensor<7x2xf32>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<4xi64>) -> tensor<4xi32>
    %1 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0>, limit_indices = array<i64: 3>, strides = array<i64: 1>}> : (tensor<4xi32>) -> tensor<3xi32>
    %2 = "stablehlo.slice"(%0) <{start_indices = array<i64: 1>, limit_indices = array<i64: 4>, strides = array<i64: 1>}> : (tensor<4xi32>) -> tensor<3xi32>
    %3 = "stablehlo.reshape"(%1) : (tensor<3xi32>) -> tensor<1x3xi32>
    %4 = "stablehlo.reshape"(%2) : (tensor<3xi32>) -> tensor<1x3xi32>
    %5 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x7xi32>
    %6 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1x7xi32>
    %7 = "stablehlo.constant"() <{value = dense<3> : tensor<1x7xi32>}> : () -> tensor<1x7xi32>
    %8 = "stablehlo.multiply"(%6, %7) : (tensor<1x7xi32>, tensor<1x7xi32>) -> tensor<1x7xi32>
    %9 = "stablehlo.constant"() <{value = dense<0> : tensor<1x7xi32>}> : () -> tensor<1x7xi32>
    %10 = "stablehlo.constant"() <{value = dense<3> : tensor<1x7xi32>}> : () -> tensor<1x7xi32>
    %42:5 = "stablehlo.while"(%9, %10, %4, %8, %5) ({
    ^bb0(%r11: tensor<1x7xi32>, %r12: tensor<1x7xi32>, %r13: tensor<1x3xi32>, %r14: tensor<1x7xi32>, %r15: tensor<1x7xi32>):
      %16 = "stablehlo.compare"(%r11, %r12) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x7xi32>, tensor<1x7xi32>) -> tensor<1x7xi1>
      %17 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %21 = "stablehlo.reduce"(%16, %17) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%r18: tensor<i1>, %r19: tensor<i1>):
        %20 = "stablehlo.or"(%r18, %r19) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%20) : (tensor<i1>) -> ()
      }) : (tensor<1x7xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%21) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r22: tensor<1x7xi32>, %r23: tensor<1x7xi32>, %r24: tensor<1x3xi32>, %r25: tensor<1x7xi32>, %r26: tensor<1x7xi32>):
      %27 = "stablehlo.add"(%r22, %r23) : (tensor<1x7xi32>, tensor<1x7xi32>) -> tensor<1x7xi32>
      %28 = "stablehlo.constant"() <{value = dense<2> : tensor<1x7xi32>}> : () -> tensor<1x7xi32>
      %29 = "stablehlo.divide"(%27, %28) : (tensor<1x7xi32>, tensor<1x7xi32>) -> tensor<1x7xi32>
      %30 = "stablehlo.add"(%r25, %29) : (tensor<1x7xi32>, tensor<1x7xi32>) -> tensor<1x7xi32>
      %31 = "stablehlo.reshape"(%r24) : (tensor<1x3xi32>) -> tensor<3xi32>
      %32 = "stablehlo.gather"(%31, %30) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<3xi32>, tensor<1x7xi32>) -> tensor<1x7xi32>
      %33 = "stablehlo.compare"(%32, %r26) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x7xi32>, tensor<1x7xi32>) -> tensor<1x7xi1>
      %34 = "stablehlo.compare"(%r22, %r23) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x7xi32>, tensor<1x7xi32>) -> tensor<1x7xi1>
      %35 = "stablehlo.not"(%33) : (tensor<1x7xi1>) -> tensor<1x7xi1>
      %36 = "stablehlo.and"(%35, %34) : (tensor<1x7xi1>, tensor<1x7xi1>) -> tensor<1x7xi1>
      %37 = "stablehlo.and"(%33, %34) : (tensor<1x7xi1>, tensor<1x7xi1>) -> tensor<1x7xi1>
      %38 = "stablehlo.constant"() <{value = dense<1> : tensor<1x7xi32>}> : () -> tensor<1x7xi32>
      %39 = "stablehlo.add"(%29, %38) : (tensor<1x7xi32>, tensor<1x7xi32>) -> tensor<1x7xi32>
      %40 = "stablehlo.select"(%36, %39, %r22) : (tensor<1x7xi1>, tensor<1x7xi32>, tensor<1x7xi32>) -> tensor<1x7xi32>
      %41 = "stablehlo.select"(%37, %29, %r23) : (tensor<1x7xi1>, tensor<1x7xi32>, tensor<1x7xi32>) -> tensor<1x7xi32>
      "stablehlo.return"(%40, %41, %r24, %r25, %r26) : (tensor<1x7xi32>, tensor<1x7xi32>, tensor<1x3xi32>, tensor<1x7xi32>, tensor<1x7xi32>) -> ()
    }) : (tensor<1x7xi32>, tensor<1x7xi32>, tensor<1x3xi32>, tensor<1x7xi32>, tensor<1x7xi32>) -> (tensor<1x7xi32>, tensor<1x7xi32>, tensor<1x3xi32>, tensor<1x7xi32>, tensor<1x7xi32>)
    %43 = "stablehlo.add"(%8, %42#0) : (tensor<1x7xi32>, tensor<1x7xi32>) -> tensor<1x7xi32>
    %44 = "stablehlo.gather"(%1, %43) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<3xi32>, tensor<1x7xi32>) -> tensor<1x7xi32>
    %45 = "stablehlo.compare"(%5, %44) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x7xi32>, tensor<1x7xi32>) -> tensor<1x7xi1>
    %46 = "stablehlo.constant"() <{value = dense<3> : tensor<1x7xi32>}> : () -> tensor<1x7xi32>
    %47 = "stablehlo.select"(%45, %46, %42#0) : (tensor<1x7xi1>, tensor<1x7xi32>, tensor<1x7xi32>) -> tensor<1x7xi32>
    %48 = "stablehlo.reshape"(%47) : (tensor<1x7xi32>) -> tensor<7xi32>
    %49 = "stablehlo.gather"(%1, %48) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<3xi32>, tensor<7xi32>) -> tensor<7xi32>
    %50 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<7xi32>
    %51 = "stablehlo.subtract"(%50, %49) : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi32>
    %52 = "stablehlo.constant"() <{value = dense<4> : tensor<7xi32>}> : () -> tensor<7xi32>
    %53 = "stablehlo.multiply"(%48, %52) : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi32>
    %54 = "stablehlo.add"(%53, %51) : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi32>
    %55 = "stablehlo.constant"() <{value = dense<2> : tensor<7xi32>}> : () -> tensor<7xi32>
    %56 = "stablehlo.multiply"(%54, %55) : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi32>
    %57 = "stablehlo.broadcast_in_dim"(%56) <{broadcast_dimensions = array<i64: 0>}> : (tensor<7xi32>) -> tensor<7x2xi32>
    %58 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<7x2xi32>
    %59 = "stablehlo.add"(%57, %58) : (tensor<7x2xi32>, tensor<7x2xi32>) -> tensor<7x2xi32>
    %60 = "stablehlo.reshape"(%arg0) : (tensor<3x4x2xf32>) -> tensor<24xf32>
    %61 = "stablehlo.gather"(%60, %59) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<24xf32>, tensor<7x2xi32>) -> tensor<7x2xf32>
    return %61 : tensor<7x2xf32>
  }
}

// T[3,4,2] {i64[4]} 7, T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<3x4x2xbf16>, %arg1: tensor<4xi64>) -> (tensor<7x2xbf16>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<4xi64>) -> tensor<4xi32>
    %1 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0>, limit_indices = array<i64: 3>, strides = array<i64: 1>}> : (tensor<4xi32>) -> tensor<3xi32>
    %2 = "stablehlo.slice"(%0) <{start_indices = array<i64: 1>, limit_indices = array<i64: 4>, strides = array<i64: 1>}> : (tensor<4xi32>) -> tensor<3xi32>
    %3 = "stablehlo.reshape"(%1) : (tensor<3xi32>) -> tensor<1x3xi32>
    %4 = "stablehlo.reshape"(%2) : (tensor<3xi32>) -> tensor<1x3xi32>
    %5 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x7xi32>
    %6 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1x7xi32>
    %7 = "stablehlo.constant"() <{value = dense<3> : tensor<1x7xi32>}> : () -> tensor<1x7xi32>
    %8 = "stablehlo.multiply"(%6, %7) : (tensor<1x7xi32>, tensor<1x7xi32>) -> tensor<1x7xi32>
    %9 = "stablehlo.constant"() <{value = dense<0> : tensor<1x7xi32>}> : () -> tensor<1x7xi32>
    %10 = "stablehlo.constant"() <{value = dense<3> : tensor<1x7xi32>}> : () -> tensor<1x7xi32>
    %42:5 = "stablehlo.while"(%9, %10, %4, %8, %5) ({
    ^bb0(%r11: tensor<1x7xi32>, %r12: tensor<1x7xi32>, %r13: tensor<1x3xi32>, %r14: tensor<1x7xi32>, %r15: tensor<1x7xi32>):
      %16 = "stablehlo.compare"(%r11, %r12) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x7xi32>, tensor<1x7xi32>) -> tensor<1x7xi1>
      %17 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %21 = "stablehlo.reduce"(%16, %17) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%r18: tensor<i1>, %r19: tensor<i1>):
        %20 = "stablehlo.or"(%r18, %r19) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%20) : (tensor<i1>) -> ()
      }) : (tensor<1x7xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%21) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r22: tensor<1x7xi32>, %r23: tensor<1x7xi32>, %r24: tensor<1x3xi32>, %r25: tensor<1x7xi32>, %r26: tensor<1x7xi32>):
      %27 = "stablehlo.add"(%r22, %r23) : (tensor<1x7xi32>, tensor<1x7xi32>) -> tensor<1x7xi32>
      %28 = "stablehlo.constant"() <{value = dense<2> : tensor<1x7xi32>}> : () -> tensor<1x7xi32>
      %29 = "stablehlo.divide"(%27, %28) : (tensor<1x7xi32>, tensor<1x7xi32>) -> tensor<1x7xi32>
      %30 = "stablehlo.add"(%r25, %29) : (tensor<1x7xi32>, tensor<1x7xi32>) -> tensor<1x7xi32>
      %31 = "stablehlo.reshape"(%r24) : (tensor<1x3xi32>) -> tensor<3xi32>
      %32 = "stablehlo.gather"(%31, %30) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<3xi32>, tensor<1x7xi32>) -> tensor<1x7xi32>
      %33 = "stablehlo.compare"(%32, %r26) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x7xi32>, tensor<1x7xi32>) -> tensor<1x7xi1>
      %34 = "stablehlo.compare"(%r22, %r23) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x7xi32>, tensor<1x7xi32>) -> tensor<1x7xi1>
      %35 = "stablehlo.not"(%33) : (tensor<1x7xi1>) -> tensor<1x7xi1>
      %36 = "stablehlo.and"(%35, %34) : (tensor<1x7xi1>, tensor<1x7xi1>) -> tensor<1x7xi1>
      %37 = "stablehlo.and"(%33, %34) : (tensor<1x7xi1>, tensor<1x7xi1>) -> tensor<1x7xi1>
      %38 = "stablehlo.constant"() <{value = dense<1> : tensor<1x7xi32>}> : () -> tensor<1x7xi32>
      %39 = "stablehlo.add"(%29, %38) : (tensor<1x7xi32>, tensor<1x7xi32>) -> tensor<1x7xi32>
      %40 = "stablehlo.select"(%36, %39, %r22) : (tensor<1x7xi1>, tensor<1x7xi32>, tensor<1x7xi32>) -> tensor<1x7xi32>
      %41 = "stablehlo.select"(%37, %29, %r23) : (tensor<1x7xi1>, tensor<1x7xi32>, tensor<1x7xi32>) -> tensor<1x7xi32>
      "stablehlo.return"(%40, %41, %r24, %r25, %r26) : (tensor<1x7xi32>, tensor<1x7xi32>, tensor<1x3xi32>, tensor<1x7xi32>, tensor<1x7xi32>) -> ()
    }) : (tensor<1x7xi32>, tensor<1x7xi32>, tensor<1x3xi32>, tensor<1x7xi32>, tensor<1x7xi32>) -> (tensor<1x7xi32>, tensor<1x7xi32>, tensor<1x3xi32>, tensor<1x7xi32>, tensor<1x7xi32>)
    %43 = "stablehlo.add"(%8, %42#0) : (tensor<1x7xi32>, tensor<1x7xi32>) -> tensor<1x7xi32>
    %44 = "stablehlo.gather"(%1, %43) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<3xi32>, tensor<1x7xi32>) -> tensor<1x7xi32>
    %45 = "stablehlo.compare"(%5, %44) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x7xi32>, tensor<1x7xi32>) -> tensor<1x7xi1>
    %46 = "stablehlo.constant"() <{value = dense<3> : tensor<1x7xi32>}> : () -> tensor<1x7xi32>
    %47 = "stablehlo.select"(%45, %46, %42#0) : (tensor<1x7xi1>, tensor<1x7xi32>, tensor<1x7xi32>) -> tensor<1x7xi32>
    %48 = "stablehlo.reshape"(%47) : (tensor<1x7xi32>) -> tensor<7xi32>
    %49 = "stablehlo.gather"(%1, %48) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<3xi32>, tensor<7xi32>) -> tensor<7xi32>
    %50 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<7xi32>
    %51 = "stablehlo.subtract"(%50, %49) : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi32>
    %52 = "stablehlo.constant"() <{value = dense<4> : tensor<7xi32>}> : () -> tensor<7xi32>
    %53 = "stablehlo.multiply"(%48, %52) : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi32>
    %54 = "stablehlo.add"(%53, %51) : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi32>
    %55 = "stablehlo.constant"() <{value = dense<2> : tensor<7xi32>}> : () -> tensor<7xi32>
    %56 = "stablehlo.multiply"(%54, %55) : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi32>
    %57 = "stablehlo.broadcast_in_dim"(%56) <{broadcast_dimensions = array<i64: 0>}> : (tensor<7xi32>) -> tensor<7x2xi32>
    %58 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<7x2xi32>
    %59 = "stablehlo.add"(%57, %58) : (tensor<7x2xi32>, tensor<7x2xi32>) -> tensor<7x2xi32>
    %60 = "stablehlo.reshape"(%arg0) : (tensor<3x4x2xbf16>) -> tensor<24xbf16>
    %61 = "stablehlo.gather"(%60, %59) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<24xbf16>, tensor<7x2xi32>) -> tensor<7x2xbf16>
    return %61 : tensor<7x2xbf16>
  }
}

// T[3,4,2] {i64[4]} 7, T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<3x4x2xf64>, %arg1: tensor<4xi64>) -> (tensor<7x2xf64>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<4xi64>) -> tensor<4xi32>
    %1 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0>, limit_indices = array<i64: 3>, strides = array<i64: 1>}> : (tensor<4xi32>) -> tensor<3xi32>
    %2 = "stablehlo.slice"(%0) <{start_indices = array<i64: 1>, limit_indices = array<i64: 4>, strides = array<i64: 1>}> : (tensor<4xi32>) -> tensor<3xi32>
    %3 = "stablehlo.reshape"(%1) : (tensor<3xi32>) -> tensor<1x3xi32>
    %4 = "stablehlo.reshape"(%2) : (tensor<3xi32>) -> tensor<1x3xi32>
    %5 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x7xi32>
    %6 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1x7xi32>
    %7 = "stablehlo.constant"() <{value = dense<3> : tensor<1x7xi32>}> : () -> tensor<1x7xi32>
    %8 = "stablehlo.multiply"(%6, %7) : (tensor<1x7xi32>, tensor<1x7xi32>) -> tensor<1x7xi32>
    %9 = "stablehlo.constant"() <{value = dense<0> : tensor<1x7xi32>}> : () -> tensor<1x7xi32>
    %10 = "stablehlo.constant"() <{value = dense<3> : tensor<1x7xi32>}> : () -> tensor<1x7xi32>
    %42:5 = "stablehlo.while"(%9, %10, %4, %8, %5) ({
    ^bb0(%r11: tensor<1x7xi32>, %r12: tensor<1x7xi32>, %r13: tensor<1x3xi32>, %r14: tensor<1x7xi32>, %r15: tensor<1x7xi32>):
      %16 = "stablehlo.compare"(%r11, %r12) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x7xi32>, tensor<1x7xi32>) -> tensor<1x7xi1>
      %17 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %21 = "stablehlo.reduce"(%16, %17) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%r18: tensor<i1>, %r19: tensor<i1>):
        %20 = "stablehlo.or"(%r18, %r19) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%20) : (tensor<i1>) -> ()
      }) : (tensor<1x7xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%21) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r22: tensor<1x7xi32>, %r23: tensor<1x7xi32>, %r24: tensor<1x3xi32>, %r25: tensor<1x7xi32>, %r26: tensor<1x7xi32>):
      %27 = "stablehlo.add"(%r22, %r23) : (tensor<1x7xi32>, tensor<1x7xi32>) -> tensor<1x7xi32>
      %28 = "stablehlo.constant"() <{value = dense<2> : tensor<1x7xi32>}> : () -> tensor<1x7xi32>
      %29 = "stablehlo.divide"(%27, %28) : (tensor<1x7xi32>, tensor<1x7xi32>) -> tensor<1x7xi32>
      %30 = "stablehlo.add"(%r25, %29) : (tensor<1x7xi32>, tensor<1x7xi32>) -> tensor<1x7xi32>
      %31 = "stablehlo.reshape"(%r24) : (tensor<1x3xi32>) -> tensor<3xi32>
      %32 = "stablehlo.gather"(%31, %30) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<3xi32>, tensor<1x7xi32>) -> tensor<1x7xi32>
      %33 = "stablehlo.compare"(%32, %r26) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x7xi32>, tensor<1x7xi32>) -> tensor<1x7xi1>
      %34 = "stablehlo.compare"(%r22, %r23) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x7xi32>, tensor<1x7xi32>) -> tensor<1x7xi1>
      %35 = "stablehlo.not"(%33) : (tensor<1x7xi1>) -> tensor<1x7xi1>
      %36 = "stablehlo.and"(%35, %34) : (tensor<1x7xi1>, tensor<1x7xi1>) -> tensor<1x7xi1>
      %37 = "stablehlo.and"(%33, %34) : (tensor<1x7xi1>, tensor<1x7xi1>) -> tensor<1x7xi1>
      %38 = "stablehlo.constant"() <{value = dense<1> : tensor<1x7xi32>}> : () -> tensor<1x7xi32>
      %39 = "stablehlo.add"(%29, %38) : (tensor<1x7xi32>, tensor<1x7xi32>) -> tensor<1x7xi32>
      %40 = "stablehlo.select"(%36, %39, %r22) : (tensor<1x7xi1>, tensor<1x7xi32>, tensor<1x7xi32>) -> tensor<1x7xi32>
      %41 = "stablehlo.select"(%37, %29, %r23) : (tensor<1x7xi1>, tensor<1x7xi32>, tensor<1x7xi32>) -> tensor<1x7xi32>
      "stablehlo.return"(%40, %41, %r24, %r25, %r26) : (tensor<1x7xi32>, tensor<1x7xi32>, tensor<1x3xi32>, tensor<1x7xi32>, tensor<1x7xi32>) -> ()
    }) : (tensor<1x7xi32>, tensor<1x7xi32>, tensor<1x3xi32>, tensor<1x7xi32>, tensor<1x7xi32>) -> (tensor<1x7xi32>, tensor<1x7xi32>, tensor<1x3xi32>, tensor<1x7xi32>, tensor<1x7xi32>)
    %43 = "stablehlo.add"(%8, %42#0) : (tensor<1x7xi32>, tensor<1x7xi32>) -> tensor<1x7xi32>
    %44 = "stablehlo.gather"(%1, %43) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<3xi32>, tensor<1x7xi32>) -> tensor<1x7xi32>
    %45 = "stablehlo.compare"(%5, %44) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x7xi32>, tensor<1x7xi32>) -> tensor<1x7xi1>
    %46 = "stablehlo.constant"() <{value = dense<3> : tensor<1x7xi32>}> : () -> tensor<1x7xi32>
    %47 = "stablehlo.select"(%45, %46, %42#0) : (tensor<1x7xi1>, tensor<1x7xi32>, tensor<1x7xi32>) -> tensor<1x7xi32>
    %48 = "stablehlo.reshape"(%47) : (tensor<1x7xi32>) -> tensor<7xi32>
    %49 = "stablehlo.gather"(%1, %48) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<3xi32>, tensor<7xi32>) -> tensor<7xi32>
    %50 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<7xi32>
    %51 = "stablehlo.subtract"(%50, %49) : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi32>
    %52 = "stablehlo.constant"() <{value = dense<4> : tensor<7xi32>}> : () -> tensor<7xi32>
    %53 = "stablehlo.multiply"(%48, %52) : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi32>
    %54 = "stablehlo.add"(%53, %51) : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi32>
    %55 = "stablehlo.constant"() <{value = dense<2> : tensor<7xi32>}> : () -> tensor<7xi32>
    %56 = "stablehlo.multiply"(%54, %55) : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi32>
    %57 = "stablehlo.broadcast_in_dim"(%56) <{broadcast_dimensions = array<i64: 0>}> : (tensor<7xi32>) -> tensor<7x2xi32>
    %58 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<7x2xi32>
    %59 = "stablehlo.add"(%57, %58) : (tensor<7x2xi32>, tensor<7x2xi32>) -> tensor<7x2xi32>
    %60 = "stablehlo.reshape"(%arg0) : (tensor<3x4x2xf64>) -> tensor<24xf64>
    %61 = "stablehlo.gather"(%60, %59) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<24xf64>, tensor<7x2xi32>) -> tensor<7x2xf64>
    return %61 : tensor<7x2xf64>
  }
}
