// aten::histogram.bins_tensor(Tensor self, Tensor bins, *, Tensor? weight=None, bool density=False) -> (Tensor hist, Tensor bin_edges)

// T[2,3] T[4], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf32>, %arg1: tensor<4xf32>) -> (tensor<3xf32>, tensor<4xf32>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<2x3xf32>) -> tensor<6x1xf32>
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<6xi32>}> : () -> tensor<6xi32>
    %2 = "stablehlo.constant"() <{value = dense<true> : tensor<6xi1>}> : () -> tensor<6xi1>
    %3 = "stablehlo.reshape"(%arg0) : (tensor<2x3xf32>) -> tensor<6xf32>
    %4 = "stablehlo.slice"(%arg1) <{start_indices = array<i64: 0>, limit_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<4xf32>) -> tensor<1xf32>
    %5 = "stablehlo.reshape"(%4) : (tensor<1xf32>) -> tensor<f32>
    %6 = "stablehlo.slice"(%arg1) <{start_indices = array<i64: 3>, limit_indices = array<i64: 4>, strides = array<i64: 1>}> : (tensor<4xf32>) -> tensor<1xf32>
    %7 = "stablehlo.reshape"(%6) : (tensor<1xf32>) -> tensor<f32>
    %8 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6xf32>
    %9 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6xf32>
    %10 = "stablehlo.compare"(%3, %8) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %11 = "stablehlo.compare"(%3, %9) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %12 = "stablehlo.and"(%2, %10) : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
    %13 = "stablehlo.and"(%12, %11) : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
    %14 = "stablehlo.constant"() <{value = dense<0> : tensor<6xi32>}> : () -> tensor<6xi32>
    %15 = "stablehlo.constant"() <{value = dense<4> : tensor<6xi32>}> : () -> tensor<6xi32>
    %43:4 = "stablehlo.while"(%14, %15, %arg1, %3) ({
    ^bb0(%r16: tensor<6xi32>, %r17: tensor<6xi32>, %r18: tensor<4xf32>, %r19: tensor<6xf32>):
      %20 = "stablehlo.compare"(%r16, %r17) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
      %21 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %25 = "stablehlo.reduce"(%20, %21) <{dimensions = array<i64: 0>}> ({
      ^bb0(%r22: tensor<i1>, %r23: tensor<i1>):
        %24 = "stablehlo.or"(%r22, %r23) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%24) : (tensor<i1>) -> ()
      }) : (tensor<6xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%25) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r26: tensor<6xi32>, %r27: tensor<6xi32>, %r28: tensor<4xf32>, %r29: tensor<6xf32>):
      %30 = "stablehlo.add"(%r26, %r27) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
      %31 = "stablehlo.constant"() <{value = dense<2> : tensor<6xi32>}> : () -> tensor<6xi32>
      %32 = "stablehlo.divide"(%30, %31) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
      %33 = "stablehlo.gather"(%r28, %32) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<4xf32>, tensor<6xi32>) -> tensor<6xf32>
      %34 = "stablehlo.compare"(%33, %r29) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
      %35 = "stablehlo.compare"(%r26, %r27) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
      %36 = "stablehlo.not"(%34) : (tensor<6xi1>) -> tensor<6xi1>
      %37 = "stablehlo.and"(%36, %35) : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
      %38 = "stablehlo.and"(%34, %35) : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
      %39 = "stablehlo.constant"() <{value = dense<1> : tensor<6xi32>}> : () -> tensor<6xi32>
      %40 = "stablehlo.add"(%32, %39) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
      %41 = "stablehlo.select"(%37, %40, %r26) : (tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
      %42 = "stablehlo.select"(%38, %32, %r27) : (tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
      "stablehlo.return"(%41, %42, %r28, %r29) : (tensor<6xi32>, tensor<6xi32>, tensor<4xf32>, tensor<6xf32>) -> ()
    }) : (tensor<6xi32>, tensor<6xi32>, tensor<4xf32>, tensor<6xf32>) -> (tensor<6xi32>, tensor<6xi32>, tensor<4xf32>, tensor<6xf32>)
    %44 = "stablehlo.constant"() <{value = dense<-1> : tensor<6xi32>}> : () -> tensor<6xi32>
    %45 = "stablehlo.add"(%43#0, %44) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %46 = "stablehlo.constant"() <{value = dense<2> : tensor<6xi32>}> : () -> tensor<6xi32>
    %47 = "stablehlo.minimum"(%45, %46) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %48 = "stablehlo.constant"() <{value = dense<3> : tensor<6xi32>}> : () -> tensor<6xi32>
    %49 = "stablehlo.multiply"(%1, %48) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %50 = "stablehlo.add"(%49, %47) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %51 = "stablehlo.constant"() <{value = dense<3> : tensor<6xi32>}> : () -> tensor<6xi32>
    %52 = "stablehlo.select"(%13, %50, %51) : (tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %53 = "stablehlo.constant"() <{value = dense<1.0> : tensor<6xf32>}> : () -> tensor<6xf32>
    %54 = "stablehlo.constant"() <{value = dense<0.0> : tensor<3xf32>}> : () -> tensor<3xf32>
    %58 = "stablehlo.scatter"(%54, %52, %53) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r55: tensor<f32>, %r56: tensor<f32>):
      %57 = "stablehlo.add"(%r55, %r56) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%57) : (tensor<f32>) -> ()
    }) : (tensor<3xf32>, tensor<6xi32>, tensor<6xf32>) -> tensor<3xf32>
    return %58, %arg1 : tensor<3xf32>, tensor<4xf32>
  }
}

// T[2,3] T[4] T[2,3] true, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf32>, %arg1: tensor<4xf32>, %arg2: tensor<2x3xf32>) -> (tensor<3xf32>, tensor<4xf32>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<2x3xf32>) -> tensor<6x1xf32>
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<6xi32>}> : () -> tensor<6xi32>
    %2 = "stablehlo.constant"() <{value = dense<true> : tensor<6xi1>}> : () -> tensor<6xi1>
    %3 = "stablehlo.reshape"(%arg0) : (tensor<2x3xf32>) -> tensor<6xf32>
    %4 = "stablehlo.slice"(%arg1) <{start_indices = array<i64: 0>, limit_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<4xf32>) -> tensor<1xf32>
    %5 = "stablehlo.reshape"(%4) : (tensor<1xf32>) -> tensor<f32>
    %6 = "stablehlo.slice"(%arg1) <{start_indices = array<i64: 3>, limit_indices = array<i64: 4>, strides = array<i64: 1>}> : (tensor<4xf32>) -> tensor<1xf32>
    %7 = "stablehlo.reshape"(%6) : (tensor<1xf32>) -> tensor<f32>
    %8 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6xf32>
    %9 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6xf32>
    %10 = "stablehlo.compare"(%3, %8) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %11 = "stablehlo.compare"(%3, %9) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %12 = "stablehlo.and"(%2, %10) : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
    %13 = "stablehlo.and"(%12, %11) : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
    %14 = "stablehlo.constant"() <{value = dense<0> : tensor<6xi32>}> : () -> tensor<6xi32>
    %15 = "stablehlo.constant"() <{value = dense<4> : tensor<6xi32>}> : () -> tensor<6xi32>
    %43:4 = "stablehlo.while"(%14, %15, %arg1, %3) ({
    ^bb0(%r16: tensor<6xi32>, %r17: tensor<6xi32>, %r18: tensor<4xf32>, %r19: tensor<6xf32>):
      %20 = "stablehlo.compare"(%r16, %r17) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
      %21 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %25 = "stablehlo.reduce"(%20, %21) <{dimensions = array<i64: 0>}> ({
      ^bb0(%r22: tensor<i1>, %r23: tensor<i1>):
        %24 = "stablehlo.or"(%r22, %r23) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%24) : (tensor<i1>) -> ()
      }) : (tensor<6xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%25) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r26: tensor<6xi32>, %r27: tensor<6xi32>, %r28: tensor<4xf32>, %r29: tensor<6xf32>):
      %30 = "stablehlo.add"(%r26, %r27) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
      %31 = "stablehlo.constant"() <{value = dense<2> : tensor<6xi32>}> : () -> tensor<6xi32>
      %32 = "stablehlo.divide"(%30, %31) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
      %33 = "stablehlo.gather"(%r28, %32) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<4xf32>, tensor<6xi32>) -> tensor<6xf32>
      %34 = "stablehlo.compare"(%33, %r29) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
      %35 = "stablehlo.compare"(%r26, %r27) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
      %36 = "stablehlo.not"(%34) : (tensor<6xi1>) -> tensor<6xi1>
      %37 = "stablehlo.and"(%36, %35) : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
      %38 = "stablehlo.and"(%34, %35) : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
      %39 = "stablehlo.constant"() <{value = dense<1> : tensor<6xi32>}> : () -> tensor<6xi32>
      %40 = "stablehlo.add"(%32, %39) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
      %41 = "stablehlo.select"(%37, %40, %r26) : (tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
      %42 = "stablehlo.select"(%38, %32, %r27) : (tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
      "stablehlo.return"(%41, %42, %r28, %r29) : (tensor<6xi32>, tensor<6xi32>, tensor<4xf32>, tensor<6xf32>) -> ()
    }) : (tensor<6xi32>, tensor<6xi32>, tensor<4xf32>, tensor<6xf32>) -> (tensor<6xi32>, tensor<6xi32>, tensor<4xf32>, tensor<6xf32>)
    %44 = "stablehlo.constant"() <{value = dense<-1> : tensor<6xi32>}> : () -> tensor<6xi32>
    %45 = "stablehlo.add"(%43#0, %44) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %46 = "stablehlo.constant"() <{value = dense<2> : tensor<6xi32>}> : () -> tensor<6xi32>
    %47 = "stablehlo.minimum"(%45, %46) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %48 = "stablehlo.constant"() <{value = dense<3> : tensor<6xi32>}> : () -> tensor<6xi32>
    %49 = "stablehlo.multiply"(%1, %48) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %50 = "stablehlo.add"(%49, %47) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %51 = "stablehlo.constant"() <{value = dense<3> : tensor<6xi32>}> : () -> tensor<6xi32>
    %52 = "stablehlo.select"(%13, %50, %51) : (tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %53 = "stablehlo.reshape"(%arg2) : (tensor<2x3xf32>) -> tensor<6xf32>
    %54 = "stablehlo.constant"() <{value = dense<0.0> : tensor<3xf32>}> : () -> tensor<3xf32>
    %58 = "stablehlo.scatter"(%54, %52, %53) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r55: tensor<f32>, %r56: tensor<f32>):
      %57 = "stablehlo.add"(%r55, %r56) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%57) : (tensor<f32>) -> ()
    }) : (tensor<3xf32>, tensor<6xi32>, tensor<6xf32>) -> tensor<3xf32>
    %59 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %63 = "stablehlo.reduce"(%58, %59) <{dimensions = array<i64: 0>}> ({
    ^bb0(%r60: tensor<f32>, %r61: tensor<f32>):
      %62 = "stablehlo.add"(%r60, %r61) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%62) : (tensor<f32>) -> ()
    }) : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %64 = "stablehlo.broadcast_in_dim"(%63) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
    %65 = "stablehlo.divide"(%58, %64) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %66 = "stablehlo.slice"(%arg1) <{start_indices = array<i64: 0>, limit_indices = array<i64: 3>, strides = array<i64: 1>}> : (tensor<4xf32>) -> tensor<3xf32>
    %67 = "stablehlo.slice"(%arg1) <{start_indices = array<i64: 1>, limit_indices = array<i64: 4>, strides = array<i64: 1>}> : (tensor<4xf32>) -> tensor<3xf32>
    %68 = "stablehlo.subtract"(%67, %66) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %69 = "stablehlo.divide"(%65, %68) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    return %69, %arg1 : tensor<3xf32>, tensor<4xf32>
  }
}

// T[2,3] T[4], T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf64>, %arg1: tensor<4xf64>) -> (tensor<3xf64>, tensor<4xf64>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<2x3xf64>) -> tensor<6x1xf64>
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<6xi32>}> : () -> tensor<6xi32>
    %2 = "stablehlo.constant"() <{value = dense<true> : tensor<6xi1>}> : () -> tensor<6xi1>
    %3 = "stablehlo.reshape"(%arg0) : (tensor<2x3xf64>) -> tensor<6xf64>
    %4 = "stablehlo.slice"(%arg1) <{start_indices = array<i64: 0>, limit_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<4xf64>) -> tensor<1xf64>
    %5 = "stablehlo.reshape"(%4) : (tensor<1xf64>) -> tensor<f64>
    %6 = "stablehlo.slice"(%arg1) <{start_indices = array<i64: 3>, limit_indices = array<i64: 4>, strides = array<i64: 1>}> : (tensor<4xf64>) -> tensor<1xf64>
    %7 = "stablehlo.reshape"(%6) : (tensor<1xf64>) -> tensor<f64>
    %8 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<6xf64>
    %9 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<6xf64>
    %10 = "stablehlo.compare"(%3, %8) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %11 = "stablehlo.compare"(%3, %9) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %12 = "stablehlo.and"(%2, %10) : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
    %13 = "stablehlo.and"(%12, %11) : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
    %14 = "stablehlo.constant"() <{value = dense<0> : tensor<6xi32>}> : () -> tensor<6xi32>
    %15 = "stablehlo.constant"() <{value = dense<4> : tensor<6xi32>}> : () -> tensor<6xi32>
    %43:4 = "stablehlo.while"(%14, %15, %arg1, %3) ({
    ^bb0(%r16: tensor<6xi32>, %r17: tensor<6xi32>, %r18: tensor<4xf64>, %r19: tensor<6xf64>):
      %20 = "stablehlo.compare"(%r16, %r17) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
      %21 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %25 = "stablehlo.reduce"(%20, %21) <{dimensions = array<i64: 0>}> ({
      ^bb0(%r22: tensor<i1>, %r23: tensor<i1>):
        %24 = "stablehlo.or"(%r22, %r23) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%24) : (tensor<i1>) -> ()
      }) : (tensor<6xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%25) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r26: tensor<6xi32>, %r27: tensor<6xi32>, %r28: tensor<4xf64>, %r29: tensor<6xf64>):
      %30 = "stablehlo.add"(%r26, %r27) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
      %31 = "stablehlo.constant"() <{value = dense<2> : tensor<6xi32>}> : () -> tensor<6xi32>
      %32 = "stablehlo.divide"(%30, %31) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
      %33 = "stablehlo.gather"(%r28, %32) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<4xf64>, tensor<6xi32>) -> tensor<6xf64>
      %34 = "stablehlo.compare"(%33, %r29) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
      %35 = "stablehlo.compare"(%r26, %r27) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
      %36 = "stablehlo.not"(%34) : (tensor<6xi1>) -> tensor<6xi1>
      %37 = "stablehlo.and"(%36, %35) : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
      %38 = "stablehlo.and"(%34, %35) : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
      %39 = "stablehlo.constant"() <{value = dense<1> : tensor<6xi32>}> : () -> tensor<6xi32>
      %40 = "stablehlo.add"(%32, %39) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
      %41 = "stablehlo.select"(%37, %40, %r26) : (tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
      %42 = "stablehlo.select"(%38, %32, %r27) : (tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
      "stablehlo.return"(%41, %42, %r28, %r29) : (tensor<6xi32>, tensor<6xi32>, tensor<4xf64>, tensor<6xf64>) -> ()
    }) : (tensor<6xi32>, tensor<6xi32>, tensor<4xf64>, tensor<6xf64>) -> (tensor<6xi32>, tensor<6xi32>, tensor<4xf64>, tensor<6xf64>)
    %44 = "stablehlo.constant"() <{value = dense<-1> : tensor<6xi32>}> : () -> tensor<6xi32>
    %45 = "stablehlo.add"(%43#0, %44) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %46 = "stablehlo.constant"() <{value = dense<2> : tensor<6xi32>}> : () -> tensor<6xi32>
    %47 = "stablehlo.minimum"(%45, %46) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %48 = "stablehlo.constant"() <{value = dense<3> : tensor<6xi32>}> : () -> tensor<6xi32>
    %49 = "stablehlo.multiply"(%1, %48) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %50 = "stablehlo.add"(%49, %47) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %51 = "stablehlo.constant"() <{value = dense<3> : tensor<6xi32>}> : () -> tensor<6xi32>
    %52 = "stablehlo.select"(%13, %50, %51) : (tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %53 = "stablehlo.constant"() <{value = dense<1.0> : tensor<6xf64>}> : () -> tensor<6xf64>
    %54 = "stablehlo.constant"() <{value = dense<0.0> : tensor<3xf64>}> : () -> tensor<3xf64>
    %58 = "stablehlo.scatter"(%54, %52, %53) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r55: tensor<f64>, %r56: tensor<f64>):
      %57 = "stablehlo.add"(%r55, %r56) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%57) : (tensor<f64>) -> ()
    }) : (tensor<3xf64>, tensor<6xi32>, tensor<6xf64>) -> tensor<3xf64>
    return %58, %arg1 : tensor<3xf64>, tensor<4xf64>
  }
}
