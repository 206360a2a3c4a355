// aten::_histogramdd_from_bin_tensors(Tensor self, Tensor[] bins, *, Tensor? weight=None, bool density=False) -> Tensor

// T[5,2] {T[3] T[4]}, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<5x2xf32>, %arg1: tensor<3xf32>, %arg2: tensor<4xf32>) -> (tensor<2x3xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<0> : tensor<5xi32>}> : () -> tensor<5xi32>
    %1 = "stablehlo.constant"() <{value = dense<true> : tensor<5xi1>}> : () -> tensor<5xi1>
    %2 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 5, 1>, strides = array<i64: 1, 1>}> : (tensor<5x2xf32>) -> tensor<5x1xf32>
    %3 = "stablehlo.reshape"(%2) : (tensor<5x1xf32>) -> tensor<5xf32>
    %4 = "stablehlo.slice"(%arg1) <{start_indices = array<i64: 0>, limit_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<3xf32>) -> tensor<1xf32>
    %5 = "stablehlo.reshape"(%4) : (tensor<1xf32>) -> tensor<f32>
    %6 = "stablehlo.slice"(%arg1) <{start_indices = array<i64: 2>, limit_indices = array<i64: 3>, strides = array<i64: 1>}> : (tensor<3xf32>) -> tensor<1xf32>
    %7 = "stablehlo.reshape"(%6) : (tensor<1xf32>) -> tensor<f32>
    %8 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5xf32>
    %9 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5xf32>
    %10 = "stablehlo.compare"(%3, %8) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %11 = "stablehlo.compare"(%3, %9) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %12 = "stablehlo.and"(%1, %10) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
    %13 = "stablehlo.and"(%12, %11) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
    %14 = "stablehlo.constant"() <{value = dense<0> : tensor<5xi32>}> : () -> tensor<5xi32>
    %15 = "stablehlo.constant"() <{value = dense<3> : tensor<5xi32>}> : () -> tensor<5xi32>
    %43:4 = "stablehlo.while"(%14, %15, %arg1, %3) ({
    ^bb0(%r16: tensor<5xi32>, %r17: tensor<5xi32>, %r18: tensor<3xf32>, %r19: tensor<5xf32>):
      %20 = "stablehlo.compare"(%r16, %r17) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
      %21 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %25 = "stablehlo.reduce"(%20, %21) <{dimensions = array<i64: 0>}> ({
      ^bb0(%r22: tensor<i1>, %r23: tensor<i1>):
        %24 = "stablehlo.or"(%r22, %r23) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%24) : (tensor<i1>) -> ()
      }) : (tensor<5xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%25) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r26: tensor<5xi32>, %r27: tensor<5xi32>, %r28: tensor<3xf32>, %r29: tensor<5xf32>):
      %30 = "stablehlo.add"(%r26, %r27) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
      %31 = "stablehlo.constant"() <{value = dense<2> : tensor<5xi32>}> : () -> tensor<5xi32>
      %32 = "stablehlo.divide"(%30, %31) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
      %33 = "stablehlo.gather"(%r28, %32) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<3xf32>, tensor<5xi32>) -> tensor<5xf32>
      %34 = "stablehlo.compare"(%33, %r29) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
      %35 = "stablehlo.compare"(%r26, %r27) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
      %36 = "stablehlo.not"(%34) : (tensor<5xi1>) -> tensor<5xi1>
      %37 = "stablehlo.and"(%36, %35) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
      %38 = "stablehlo.and"(%34, %35) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
      %39 = "stablehlo.constant"() <{value = dense<1> : tensor<5xi32>}> : () -> tensor<5xi32>
      %40 = "stablehlo.add"(%32, %39) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
      %41 = "stablehlo.select"(%37, %40, %r26) : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
      %42 = "stablehlo.select"(%38, %32, %r27) : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
      "stablehlo.return"(%41, %42, %r28, %r29) : (tensor<5xi32>, tensor<5xi32>, tensor<3xf32>, tensor<5xf32>) -> ()
    }) : (tensor<5xi32>, tensor<5xi32>, tensor<3xf32>, tensor<5xf32>) -> (tensor<5xi32>, tensor<5xi32>, tensor<3xf32>, tensor<5xf32>)
    %44 = "stablehlo.constant"() <{value = dense<-1> : tensor<5xi32>}> : () -> tensor<5xi32>
    %45 = "stablehlo.add"(%43#0, %44) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    %46 = "stablehlo.constant"() <{value = dense<1> : tensor<5xi32>}> : () -> tensor<5xi32>
    %47 = "stablehlo.minimum"(%45, %46) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    %48 = "stablehlo.constant"() <{value = dense<2> : tensor<5xi32>}> : () -> tensor<5xi32>
    %49 = "stablehlo.multiply"(%0, %48) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    %50 = "stablehlo.add"(%49, %47) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    %51 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 5, 2>, strides = array<i64: 1, 1>}> : (tensor<5x2xf32>) -> tensor<5x1xf32>
    %52 = "stablehlo.reshape"(%51) : (tensor<5x1xf32>) -> tensor<5xf32>
    %53 = "stablehlo.slice"(%arg2) <{start_indices = array<i64: 0>, limit_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<4xf32>) -> tensor<1xf32>
    %54 = "stablehlo.reshape"(%53) : (tensor<1xf32>) -> tensor<f32>
    %55 = "stablehlo.slice"(%arg2) <{start_indices = array<i64: 3>, limit_indices = array<i64: 4>, strides = array<i64: 1>}> : (tensor<4xf32>) -> tensor<1xf32>
    %56 = "stablehlo.reshape"(%55) : (tensor<1xf32>) -> tensor<f32>
    %57 = "stablehlo.broadcast_in_dim"(%54) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5xf32>
    %58 = "stablehlo.broadcast_in_dim"(%56) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5xf32>
    %59 = "stablehlo.compare"(%52, %57) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %60 = "stablehlo.compare"(%52, %58) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %61 = "stablehlo.and"(%13, %59) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
    %62 = "stablehlo.and"(%61, %60) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
    %63 = "stablehlo.constant"() <{value = dense<0> : tensor<5xi32>}> : () -> tensor<5xi32>
    %64 = "stablehlo.constant"() <{value = dense<4> : tensor<5xi32>}> : () -> tensor<5xi32>
    %92:4 = "stablehlo.while"(%63, %64, %arg2, %52) ({
    ^bb0(%r65: tensor<5xi32>, %r66: tensor<5xi32>, %r67: tensor<4xf32>, %r68: tensor<5xf32>):
      %69 = "stablehlo.compare"(%r65, %r66) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
      %70 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %74 = "stablehlo.reduce"(%69, %70) <{dimensions = array<i64: 0>}> ({
      ^bb0(%r71: tensor<i1>, %r72: tensor<i1>):
        %73 = "stablehlo.or"(%r71, %r72) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%73) : (tensor<i1>) -> ()
      }) : (tensor<5xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%74) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r75: tensor<5xi32>, %r76: tensor<5xi32>, %r77: tensor<4xf32>, %r78: tensor<5xf32>):
      %79 = "stablehlo.add"(%r75, %r76) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
      %80 = "stablehlo.constant"() <{value = dense<2> : tensor<5xi32>}> : () -> tensor<5xi32>
      %81 = "stablehlo.divide"(%79, %80) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
      %82 = "stablehlo.gather"(%r77, %81) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<4xf32>, tensor<5xi32>) -> tensor<5xf32>
      %83 = "stablehlo.compare"(%82, %r78) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
      %84 = "stablehlo.compare"(%r75, %r76) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
      %85 = "stablehlo.not"(%83) : (tensor<5xi1>) -> tensor<5xi1>
      %86 = "stablehlo.and"(%85, %84) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
      %87 = "stablehlo.and"(%83, %84) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
      %88 = "stablehlo.constant"() <{value = dense<1> : tensor<5xi32>}> : () -> tensor<5xi32>
      %89 = "stablehlo.add"(%81, %88) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
      %90 = "stablehlo.select"(%86, %89, %r75) : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
      %91 = "stablehlo.select"(%87, %81, %r76) : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
      "stablehlo.return"(%90, %91, %r77, %r78) : (tensor<5xi32>, tensor<5xi32>, tensor<4xf32>, tensor<5xf32>) -> ()
    }) : (tensor<5xi32>, tensor<5xi32>, tensor<4xf32>, tensor<5xf32>) -> (tensor<5xi32>, tensor<5xi32>, tensor<4xf32>, tensor<5xf32>)
    %93 = "stablehlo.constant"() <{value = dense<-1> : tensor<5xi32>}> : () -> tensor<5xi32>
    %94 = "stablehlo.add"(%92#0, %93) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    %95 = "stablehlo.constant"() <{value = dense<2> : tensor<5xi32>}> : () -> tensor<5xi32>
    %96 = "stablehlo.minimum"(%94, %95) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    %97 = "stablehlo.constant"() <{value = dense<3> : tensor<5xi32>}> : () -> tensor<5xi32>
    %98 = "stablehlo.multiply"(%50, %97) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    %99 = "stablehlo.add"(%98, %96) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    %100 = "stablehlo.constant"() <{value = dense<6> : tensor<5xi32>}> : () -> tensor<5xi32>
    %101 = "stablehlo.select"(%62, %99, %100) : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    %102 = "stablehlo.constant"() <{value = dense<1.0> : tensor<5xf32>}> : () -> tensor<5xf32>
    %103 = "stablehlo.constant"() <{value = dense<0.0> : tensor<6xf32>}> : () -> tensor<6xf32>
    %107 = "stablehlo.scatter"(%103, %101, %102) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r104: tensor<f32>, %r105: tensor<f32>):
      %106 = "stablehlo.add"(%r104, %r105) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%106) : (tensor<f32>) -> ()
    }) : (tensor<6xf32>, tensor<5xi32>, tensor<5xf32>) -> tensor<6xf32>
    %108 = "stablehlo.reshape"(%107) : (tensor<6xf32>) -> tensor<2x3xf32>
    return %108 : tensor<2x3xf32>
  }
}

// T[5,2] {T[3] T[4]} T[5] true, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<5x2xf32>, %arg1: tensor<3xf32>, %arg2: tensor<4xf32>, %arg3: tensor<5xf32>) -> (tensor<2x3xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<0> : tensor<5xi32>}> : () -> tensor<5xi32>
    %1 = "stablehlo.constant"() <{value = dense<true> : tensor<5xi1>}> : () -> tensor<5xi1>
    %2 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 5, 1>, strides = array<i64: 1, 1>}> : (tensor<5x2xf32>) -> tensor<5x1xf32>
    %3 = "stablehlo.reshape"(%2) : (tensor<5x1xf32>) -> tensor<5xf32>
    %4 = "stablehlo.slice"(%arg1) <{start_indices = array<i64: 0>, limit_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<3xf32>) -> tensor<1xf32>
    %5 = "stablehlo.reshape"(%4) : (tensor<1xf32>) -> tensor<f32>
    %6 = "stablehlo.slice"(%arg1) <{start_indices = array<i64: 2>, limit_indices = array<i64: 3>, strides = array<i64: 1>}> : (tensor<3xf32>) -> tensor<1xf32>
    %7 = "stablehlo.reshape"(%6) : (tensor<1xf32>) -> tensor<f32>
    %8 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5xf32>
    %9 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5xf32>
    %10 = "stablehlo.compare"(%3, %8) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %11 = "stablehlo.compare"(%3, %9) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %12 = "stablehlo.and"(%1, %10) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
    %13 = "stablehlo.and"(%12, %11) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
    %14 = "stablehlo.constant"() <{value = dense<0> : tensor<5xi32>}> : () -> tensor<5xi32>
    %15 = "stablehlo.constant"() <{value = dense<3> : tensor<5xi32>}> : () -> tensor<5xi32>
    %43:4 = "stablehlo.while"(%14, %15, %arg1, %3) ({
    ^bb0(%r16: tensor<5xi32>, %r17: tensor<5xi32>, %r18: tensor<3xf32>, %r19: tensor<5xf32>):
      %20 = "stablehlo.compare"(%r16, %r17) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
      %21 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %25 = "stablehlo.reduce"(%20, %21) <{dimensions = array<i64: 0>}> ({
      ^bb0(%r22: tensor<i1>, %r23: tensor<i1>):
        %24 = "stablehlo.or"(%r22, %r23) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%24) : (tensor<i1>) -> ()
      }) : (tensor<5xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%25) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r26: tensor<5xi32>, %r27: tensor<5xi32>, %r28: tensor<3xf32>, %r29: tensor<5xf32>):
      %30 = "stablehlo.add"(%r26, %r27) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
      %31 = "stablehlo.constant"() <{value = dense<2> : tensor<5xi32>}> : () -> tensor<5xi32>
      %32 = "stablehlo.divide"(%30, %31) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
      %33 = "stablehlo.gather"(%r28, %32) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<3xf32>, tensor<5xi32>) -> tensor<5xf32>
      %34 = "stablehlo.compare"(%33, %r29) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
      %35 = "stablehlo.compare"(%r26, %r27) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
      %36 = "stablehlo.not"(%34) : (tensor<5xi1>) -> tensor<5xi1>
      %37 = "stablehlo.and"(%36, %35) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
      %38 = "stablehlo.and"(%34, %35) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
      %39 = "stablehlo.constant"() <{value = dense<1> : tensor<5xi32>}> : () -> tensor<5xi32>
      %40 = "stablehlo.add"(%32, %39) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
      %41 = "stablehlo.select"(%37, %40, %r26) : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
      %42 = "stablehlo.select"(%38, %32, %r27) : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
      "stablehlo.return"(%41, %42, %r28, %r29) : (tensor<5xi32>, tensor<5xi32>, tensor<3xf32>, tensor<5xf32>) -> ()
    }) : (tensor<5xi32>, tensor<5xi32>, tensor<3xf32>, tensor<5xf32>) -> (tensor<5xi32>, tensor<5xi32>, tensor<3xf32>, tensor<5xf32>)
    %44 = "stablehlo.constant"() <{value = dense<-1> : tensor<5xi32>}> : () -> tensor<5xi32>
    %45 = "stablehlo.add"(%43#0, %44) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    %46 = "stablehlo.constant"() <{value = dense<1> : tensor<5xi32>}> : () -> tensor<5xi32>
    %47 = "stablehlo.minimum"(%45, %46) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    %48 = "stablehlo.constant"() <{value = dense<2> : tensor<5xi32>}> : () -> tensor<5xi32>
    %49 = "stablehlo.multiply"(%0, %48) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    %50 = "stablehlo.add"(%49, %47) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    %51 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 5, 2>, strides = array<i64: 1, 1>}> : (tensor<5x2xf32>) -> tensor<5x1xf32>
    %52 = "stablehlo.reshape"(%51) : (tensor<5x1xf32>) -> tensor<5xf32>
    %53 = "stablehlo.slice"(%arg2) <{start_indices = array<i64: 0>, limit_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<4xf32>) -> tensor<1xf32>
    %54 = "stablehlo.reshape"(%53) : (tensor<1xf32>) -> tensor<f32>
    %55 = "stablehlo.slice"(%arg2) <{start_indices = array<i64: 3>, limit_indices = array<i64: 4>, strides = array<i64: 1>}> : (tensor<4xf32>) -> tensor<1xf32>
    %56 = "stablehlo.reshape"(%55) : (tensor<1xf32>) -> tensor<f32>
    %57 = "stablehlo.broadcast_in_dim"(%54) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5xf32>
    %58 = "stablehlo.broadcast_in_dim"(%56) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5xf32>
    %59 = "stablehlo.compare"(%52, %57) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %60 = "stablehlo.compare"(%52, %58) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %61 = "stablehlo.and"(%13, %59) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
    %62 = "stablehlo.and"(%61, %60) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
    %63 = "stablehlo.constant"() <{value = dense<0> : tensor<5xi32>}> : () -> tensor<5xi32>
    %64 = "stablehlo.constant"() <{value = dense<4> : tensor<5xi32>}> : () -> tensor<5xi32>
    %92:4 = "stablehlo.while"(%63, %64, %arg2, %52) ({
    ^bb0(%r65: tensor<5xi32>, %r66: tensor<5xi32>, %r67: tensor<4xf32>, %r68: tensor<5xf32>):
      %69 = "stablehlo.compare"(%r65, %r66) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
      %70 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %74 = "stablehlo.reduce"(%69, %70) <{dimensions = array<i64: 0>}> ({
      ^bb0(%r71: tensor<i1>, %r72: tensor<i1>):
        %73 = "stablehlo.or"(%r71, %r72) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%73) : (tensor<i1>) -> ()
      }) : (tensor<5xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%74) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r75: tensor<5xi32>, %r76: tensor<5xi32>, %r77: tensor<4xf32>, %r78: tensor<5xf32>):
      %79 = "stablehlo.add"(%r75, %r76) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
      %80 = "stablehlo.constant"() <{value = dense<2> : tensor<5xi32>}> : () -> tensor<5xi32>
      %81 = "stablehlo.divide"(%79, %80) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
      %82 = "stablehlo.gather"(%r77, %81) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<4xf32>, tensor<5xi32>) -> tensor<5xf32>
      %83 = "stablehlo.compare"(%82, %r78) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
      %84 = "stablehlo.compare"(%r75, %r76) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
      %85 = "stablehlo.not"(%83) : (tensor<5xi1>) -> tensor<5xi1>
      %86 = "stablehlo.and"(%85, %84) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
      %87 = "stablehlo.and"(%83, %84) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
      %88 = "stablehlo.constant"() <{value = dense<1> : tensor<5xi32>}> : () -> tensor<5xi32>
      %89 = "stablehlo.add"(%81, %88) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
      %90 = "stablehlo.select"(%86, %89, %r75) : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
      %91 = "stablehlo.select"(%87, %81, %r76) : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
      "stablehlo.return"(%90, %91, %r77, %r78) : (tensor<5xi32>, tensor<5xi32>, tensor<4xf32>, tensor<5xf32>) -> ()
    }) : (tensor<5xi32>, tensor<5xi32>, tensor<4xf32>, tensor<5xf32>) -> (tensor<5xi32>, tensor<5xi32>, tensor<4xf32>, tensor<5xf32>)
    %93 = "stablehlo.constant"() <{value = dense<-1> : tensor<5xi32>}> : () -> tensor<5xi32>
    %94 = "stablehlo.add"(%92#0, %93) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    %95 = "stablehlo.constant"() <{value = dense<2> : tensor<5xi32>}> : () -> tensor<5xi32>
    %96 = "stablehlo.minimum"(%94, %95) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    %97 = "stablehlo.constant"() <{value = dense<3> : tensor<5xi32>}> : () -> tensor<5xi32>
    %98 = "stablehlo.multiply"(%50, %97) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    %99 = "stablehlo.add"(%98, %96) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    %100 = "stablehlo.constant"() <{value = dense<6> : tensor<5xi32>}> : () -> tensor<5xi32>
    %101 = "stablehlo.select"(%62, %99, %100) : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    %102 = "stablehlo.constant"() <{value = dense<0.0> : tensor<6xf32>}> : () -> tensor<6xf32>
    %106 = "stablehlo.scatter"(%102, %101, %arg3) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r103: tensor<f32>, %r104: tensor<f32>):
      %105 = "stablehlo.add"(%r103, %r104) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%105) : (tensor<f32>) -> ()
    }) : (tensor<6xf32>, tensor<5xi32>, tensor<5xf32>) -> tensor<6xf32>
    %107 = "stablehlo.reshape"(%106) : (tensor<6xf32>) -> tensor<2x3xf32>
    %108 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %112 = "stablehlo.reduce"(%107, %108) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%r109: tensor<f32>, %r110: tensor<f32>):
      %111 = "stablehlo.add"(%r109, %r110) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%111) : (tensor<f32>) -> ()
    }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<f32>
    %113 = "stablehlo.broadcast_in_dim"(%112) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %114 = "stablehlo.divide"(%107, %113) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %115 = "stablehlo.slice"(%arg1) <{start_indices = array<i64: 0>, limit_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<3xf32>) -> tensor<2xf32>
    %116 = "stablehlo.slice"(%arg1) <{start_indices = array<i64: 1>, limit_indices = array<i64: 3>, strides = array<i64: 1>}> : (tensor<3xf32>) -> tensor<2xf32>
    %117 = "stablehlo.subtract"(%116, %115) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %118 = "stablehlo.broadcast_in_dim"(%117) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf32>) -> tensor<2x3xf32>
    %119 = "stablehlo.divide"(%114, %118) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %120 = "stablehlo.slice"(%arg2) <{start_indices = array<i64: 0>, limit_indices = array<i64: 3>, strides = array<i64: 1>}> : (tensor<4xf32>) -> tensor<3xf32>
    %121 = "stablehlo.slice"(%arg2) <{start_indices = array<i64: 1>, limit_indices = array<i64: 4>, strides = array<i64: 1>}> : (tensor<4xf32>) -> tensor<3xf32>
    %122 = "stablehlo.subtract"(%121, %120) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %123 = "stablehlo.broadcast_in_dim"(%122) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>) -> tensor<2x3xf32>
    %124 = "stablehlo.divide"(%119, %123) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    return %124 : tensor<2x3xf32>
  }
}

// T[5,2] {T[3] T[4]}, T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<5x2xf64>, %arg1: tensor<3xf64>, %arg2: tensor<4xf64>) -> (tensor<2x3xf64>) {
    %0 = "stablehlo.constant"() <{value = dense<0> : tensor<5xi32>}> : () -> tensor<5xi32>
    %1 = "stablehlo.constant"() <{value = dense<true> : tensor<5xi1>}> : () -> tensor<5xi1>
    %2 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 5, 1>, strides = array<i64: 1, 1>}> : (tensor<5x2xf64>) -> tensor<5x1xf64>
    %3 = "stablehlo.reshape"(%2) : (tensor<5x1xf64>) -> tensor<5xf64>
    %4 = "stablehlo.slice"(%arg1) <{start_indices = array<i64: 0>, limit_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<3xf64>) -> tensor<1xf64>
    %5 = "stablehlo.reshape"(%4) : (tensor<1xf64>) -> tensor<f64>
    %6 = "stablehlo.slice"(%arg1) <{start_indices = array<i64: 2>, limit_indices = array<i64: 3>, strides = array<i64: 1>}> : (tensor<3xf64>) -> tensor<1xf64>
    %7 = "stablehlo.reshape"(%6) : (tensor<1xf64>) -> tensor<f64>
    %8 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<5xf64>
    %9 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<5xf64>
    %10 = "stablehlo.compare"(%3, %8) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
    %11 = "stablehlo.compare"(%3, %9) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
    %12 = "stablehlo.and"(%1, %10) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
    %13 = "stablehlo.and"(%12, %11) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
    %14 = "stablehlo.constant"() <{value = dense<0> : tensor<5xi32>}> : () -> tensor<5xi32>
    %15 = "stablehlo.constant"() <{value = dense<3> : tensor<5xi32>}> : () -> tensor<5xi32>
    %43:4 = "stablehlo.while"(%14, %15, %arg1, %3) ({
    ^bb0(%r16: tensor<5xi32>, %r17: tensor<5xi32>, %r18: tensor<3xf64>, %r19: tensor<5xf64>):
      %20 = "stablehlo.compare"(%r16, %r17) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
      %21 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %25 = "stablehlo.reduce"(%20, %21) <{dimensions = array<i64: 0>}> ({
      ^bb0(%r22: tensor<i1>, %r23: tensor<i1>):
        %24 = "stablehlo.or"(%r22, %r23) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%24) : (tensor<i1>) -> ()
      }) : (tensor<5xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%25) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r26: tensor<5xi32>, %r27: tensor<5xi32>, %r28: tensor<3xf64>, %r29: tensor<5xf64>):
      %30 = "stablehlo.add"(%r26, %r27) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
      %31 = "stablehlo.constant"() <{value = dense<2> : tensor<5xi32>}> : () -> tensor<5xi32>
      %32 = "stablehlo.divide"(%30, %31) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
      %33 = "stablehlo.gather"(%r28, %32) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<3xf64>, tensor<5xi32>) -> tensor<5xf64>
      %34 = "stablehlo.compare"(%33, %r29) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
      %35 = "stablehlo.compare"(%r26, %r27) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
      %36 = "stablehlo.not"(%34) : (tensor<5xi1>) -> tensor<5xi1>
      %37 = "stablehlo.and"(%36, %35) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
      %38 = "stablehlo.and"(%34, %35) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
      %39 = "stablehlo.constant"() <{value = dense<1> : tensor<5xi32>}> : () -> tensor<5xi32>
      %40 = "stablehlo.add"(%32, %39) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
      %41 = "stablehlo.select"(%37, %40, %r26) : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
      %42 = "stablehlo.select"(%38, %32, %r27) : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
      "stablehlo.return"(%41, %42, %r28, %r29) : (tensor<5xi32>, tensor<5xi32>, tensor<3xf64>, tensor<5xf64>) -> ()
    }) : (tensor<5xi32>, tensor<5xi32>, tensor<3xf64>, tensor<5xf64>) -> (tensor<5xi32>, tensor<5xi32>, tensor<3xf64>, tensor<5xf64>)
    %44 = "stablehlo.constant"() <{value = dense<-1> : tensor<5xi32>}> : () -> tensor<5xi32>
    %45 = "stablehlo.add"(%43#0, %44) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    %46 = "stablehlo.constant"() <{value = dense<1> : tensor<5xi32>}> : () -> tensor<5xi32>
    %47 = "stablehlo.minimum"(%45, %46) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    %48 = "stablehlo.constant"() <{value = dense<2> : tensor<5xi32>}> : () -> tensor<5xi32>
    %49 = "stablehlo.multiply"(%0, %48) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    %50 = "stablehlo.add"(%49, %47) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    %51 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 5, 2>, strides = array<i64: 1, 1>}> : (tensor<5x2xf64>) -> tensor<5x1xf64>
    %52 = "stablehlo.reshape"(%51) : (tensor<5x1xf64>) -> tensor<5xf64>
    %53 = "stablehlo.slice"(%arg2) <{start_indices = array<i64: 0>, limit_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<4xf64>) -> tensor<1xf64>
    %54 = "stablehlo.reshape"(%53) : (tensor<1xf64>) -> tensor<f64>
    %55 = "stablehlo.slice"(%arg2) <{start_indices = array<i64: 3>, limit_indices = array<i64: 4>, strides = array<i64: 1>}> : (tensor<4xf64>) -> tensor<1xf64>
    %56 = "stablehlo.reshape"(%55) : (tensor<1xf64>) -> tensor<f64>
    %57 = "stablehlo.broadcast_in_dim"(%54) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<5xf64>
    %58 = "stablehlo.broadcast_in_dim"(%56) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<5xf64>
    %59 = "stablehlo.compare"(%52, %57) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
    %60 = "stablehlo.compare"(%52, %58) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
    %61 = "stablehlo.and"(%13, %59) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
    %62 = "stablehlo.and"(%61, %60) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
    %63 = "stablehlo.constant"() <{value = dense<0> : tensor<5xi32>}> : () -> tensor<5xi32>
    %64 = "stablehlo.constant"() <{value = dense<4> : tensor<5xi32>}> : () -> tensor<5xi32>
    %92:4 = "stablehlo.while"(%63, %64, %arg2, %52) ({
    ^bb0(%r65: tensor<5xi32>, %r66: tensor<5xi32>, %r67: tensor<4xf64>, %r68: tensor<5xf64>):
      %69 = "stablehlo.compare"(%r65, %r66) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
      %70 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %74 = "stablehlo.reduce"(%69, %70) <{dimensions = array<i64: 0>}> ({
      ^bb0(%r71: tensor<i1>, %r72: tensor<i1>):
        %73 = "stablehlo.or"(%r71, %r72) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%73) : (tensor<i1>) -> ()
      }) : (tensor<5xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%74) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r75: tensor<5xi32>, %r76: tensor<5xi32>, %r77: tensor<4xf64>, %r78: tensor<5xf64>):
      %79 = "stablehlo.add"(%r75, %r76) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
      %80 = "stablehlo.constant"() <{value = dense<2> : tensor<5xi32>}> : () -> tensor<5xi32>
      %81 = "stablehlo.divide"(%79, %80) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
      %82 = "stablehlo.gather"(%r77, %81) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<4xf64>, tensor<5xi32>) -> tensor<5xf64>
      %83 = "stablehlo.compare"(%82, %r78) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
      %84 = "stablehlo.compare"(%r75, %r76) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
      %85 = "stablehlo.not"(%83) : (tensor<5xi1>) -> tensor<5xi1>
      %86 = "stablehlo.and"(%85, %84) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
      %87 = "stablehlo.and"(%83, %84) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
      %88 = "stablehlo.constant"() <{value = dense<1> : tensor<5xi32>}> : () -> tensor<5xi32>
      %89 = "stablehlo.add"(%81, %88) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
      %90 = "stablehlo.select"(%86, %89, %r75) : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
      %91 = "stablehlo.select"(%87, %81, %r76) : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
      "stablehlo.return"(%90, %91, %r77, %r78) : (tensor<5xi32>, tensor<5xi32>, tensor<4xf64>, tensor<5xf64>) -> ()
    }) : (tensor<5xi32>, tensor<5xi32>, tensor<4xf64>, tensor<5xf64>) -> (tensor<5xi32>, tensor<5xi32>, tensor<4xf64>, tensor<5xf64>)
    %93 = "stablehlo.constant"() <{value = dense<-1> : tensor<5xi32>}> : () -> tensor<5xi32>
    %94 = "stablehlo.add"(%92#0, %93) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    %95 = "stablehlo.constant"() <{value = dense<2> : tensor<5xi32>}> : () -> tensor<5xi32>
    %96 = "stablehlo.minimum"(%94, %95) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    %97 = "stablehlo.constant"() <{value = dense<3> : tensor<5xi32>}> : () -> tensor<5xi32>
    %98 = "stablehlo.multiply"(%50, %97) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    %99 = "stablehlo.add"(%98, %96) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    %100 = "stablehlo.constant"() <{value = dense<6> : tensor<5xi32>}> : () -> tensor<5xi32>
    %101 = "stablehlo.select"(%62, %99, %100) : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    %102 = "stablehlo.constant"() <{value = dense<1.0> : tensor<5xf64>}> : () -> tensor<5xf64>
    %103 = "stablehlo.constant"() <{value = dense<0.0> : tensor<6xf64>}> : () -> tensor<6xf64>
    %107 = "stablehlo.scatter"(%103, %101, %102) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r104: tensor<f64>, %r105: tensor<f64>):
      %106 = "stablehlo.add"(%r104, %r105) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%106) : (tensor<f64>) -> ()
    }) : (tensor<6xf64>, tensor<5xi32>, tensor<5xf64>) -> tensor<6xf64>
    %108 = "stablehlo.reshape"(%107) : (tensor<6xf64>) -> tensor<2x3xf64>
    return %108 : tensor<2x3xf64>
  }
}
