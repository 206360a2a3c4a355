// aten::linalg_inv_ex(Tensor A, *, bool check_errors=False) -> (Tensor inverse, Tensor info)

// T[2,3,3], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x3xf32>) -> (tensor<2x3x3xf32>, tensor<2xi32>) {
    %0 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3x3xf32>}> : () -> tensor<2x3x3xf32>
    %1 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3x3xi32>
    %2 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x3x3xi32>
    %3 = "stablehlo.subtract"(%2, %1) : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi32>
    %4 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3x3xi32>}> : () -> tensor<2x3x3xi32>
    %5 = "stablehlo.compare"(%3, %4) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
    %6 = "stablehlo.convert"(%5) : (tensor<2x3x3xi1>) -> tensor<2x3x3xf32>
    %7 = "stablehlo.concatenate"(%arg0, %6) <{dimension = 2 : i64}> : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x6xf32>
    %8 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %9 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
    %10 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
    %11 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %123:5 = "stablehlo.while"(%11, %7, %8, %9, %10) ({
    ^bb0(%r12: tensor<i32>, %r13: tensor<2x3x6xf32>, %r14: tensor<2x3xi32>, %r15: tensor<2x3xi32>, %r16: tensor<2xi32>):
      %17 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %18 = "stablehlo.compare"(%r12, %17) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%18) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r19: tensor<i32>, %r20: tensor<2x3x6xf32>, %r21: tensor<2x3xi32>, %r22: tensor<2x3xi32>, %r23: tensor<2xi32>):
      %24 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %25 = "stablehlo.dynamic_slice"(%r20, %24, %24, %r19) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<2x3x6xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xf32>
      %26 = "stablehlo.reshape"(%25) : (tensor<2x3x1xf32>) -> tensor<2x3xf32>
      %27 = "stablehlo.abs"(%26) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %28 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
      %29 = "stablehlo.broadcast_in_dim"(%r19) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x3xi32>
      %30 = "stablehlo.compare"(%28, %29) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %31 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %32 = "stablehlo.select"(%30, %27, %31) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %33 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
      %37 = "stablehlo.reduce"(%32, %33) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r34: tensor<f32>, %r35: tensor<f32>):
        %36 = "stablehlo.maximum"(%r34, %r35) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%36) : (tensor<f32>) -> ()
      }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
      %38 = "stablehlo.broadcast_in_dim"(%37) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf32>) -> tensor<2x3xf32>
      %39 = "stablehlo.compare"(%32, %38) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %40 = "stablehlo.compare"(%32, %32) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %41 = "stablehlo.or"(%39, %40) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %42 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
      %43 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
      %44 = "stablehlo.select"(%41, %42, %43) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %45 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
      %49 = "stablehlo.reduce"(%44, %45) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r46: tensor<i32>, %r47: tensor<i32>):
        %48 = "stablehlo.minimum"(%r46, %r47) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        "stablehlo.return"(%48) : (tensor<i32>) -> ()
      }) : (tensor<2x3xi32>, tensor<i32>) -> tensor<2xi32>
      %50 = "stablehlo.constant"() <{value = dense<1> : tensor<2xi32>}> : () -> tensor<2xi32>
      %51 = "stablehlo.add"(%49, %50) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      %52 = "stablehlo.reshape"(%51) : (tensor<2xi32>) -> tensor<2x1xi32>
      %53 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %54 = "stablehlo.dynamic_update_slice"(%r21, %52, %53, %r19) : (tensor<2x3xi32>, tensor<2x1xi32>, tensor<i32>, tensor<i32>) -> tensor<2x3xi32>
      %55 = "stablehlo.broadcast_in_dim"(%r19) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
      %56 = "stablehlo.reshape"(%55) : (tensor<2xi32>) -> tensor<2x1xi32>
      %57 = "stablehlo.gather"(%r22, %56) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<2x3xi32>, tensor<2x1xi32>) -> tensor<2x1xi32>
      %58 = "stablehlo.reshape"(%57) : (tensor<2x1xi32>) -> tensor<2xi32>
      %59 = "stablehlo.reshape"(%49) : (tensor<2xi32>) -> tensor<2x1xi32>
      %60 = "stablehlo.gather"(%r22, %59) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<2x3xi32>, tensor<2x1xi32>) -> tensor<2x1xi32>
      %61 = "stablehlo.reshape"(%60) : (tensor<2x1xi32>) -> tensor<2xi32>
      %62 = "stablehlo.broadcast_in_dim"(%58) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3xi32>
      %63 = "stablehlo.broadcast_in_dim"(%61) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3xi32>
      %64 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
      %65 = "stablehlo.broadcast_in_dim"(%55) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3xi32>
      %66 = "stablehlo.broadcast_in_dim"(%49) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3xi32>
      %67 = "stablehlo.compare"(%64, %65) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %68 = "stablehlo.compare"(%64, %66) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %69 = "stablehlo.select"(%68, %62, %r22) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %70 = "stablehlo.select"(%67, %63, %69) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %71 = "stablehlo.reshape"(%55) : (tensor<2xi32>) -> tensor<2x1xi32>
      %72 = "stablehlo.gather"(%r20, %71) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 6>, indices_are_sorted = false}> : (tensor<2x3x6xf32>, tensor<2x1xi32>) -> tensor<2x1x6xf32>
      %73 = "stablehlo.reshape"(%72) : (tensor<2x1x6xf32>) -> tensor<2x6xf32>
      %74 = "stablehlo.reshape"(%49) : (tensor<2xi32>) -> tensor<2x1xi32>
      %75 = "stablehlo.gather"(%r20, %74) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 6>, indices_are_sorted = false}> : (tensor<2x3x6xf32>, tensor<2x1xi32>) -> tensor<2x1x6xf32>
      %76 = "stablehlo.reshape"(%75) : (tensor<2x1x6xf32>) -> tensor<2x6xf32>
      %77 = "stablehlo.broadcast_in_dim"(%73) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
      %78 = "stablehlo.broadcast_in_dim"(%76) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
      %79 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3x6xi32>
      %80 = "stablehlo.broadcast_in_dim"(%55) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3x6xi32>
      %81 = "stablehlo.broadcast_in_dim"(%49) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3x6xi32>
      %82 = "stablehlo.compare"(%79, %80) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x6xi32>, tensor<2x3x6xi32>) -> tensor<2x3x6xi1>
      %83 = "stablehlo.compare"(%79, %81) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x6xi32>, tensor<2x3x6xi32>) -> tensor<2x3x6xi1>
      %84 = "stablehlo.select"(%83, %77, %r20) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
      %85 = "stablehlo.select"(%82, %78, %84) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
      %86 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %87 = "stablehlo.dynamic_slice"(%85, %86, %r19, %86) <{slice_sizes = array<i64: 2, 1, 6>}> : (tensor<2x3x6xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x1x6xf32>
      %88 = "stablehlo.reshape"(%87) : (tensor<2x1x6xf32>) -> tensor<2x6xf32>
      %89 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %90 = "stablehlo.dynamic_slice"(%85, %89, %89, %r19) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<2x3x6xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xf32>
      %91 = "stablehlo.reshape"(%90) : (tensor<2x3x1xf32>) -> tensor<2x3xf32>
      %92 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %93 = "stablehlo.dynamic_slice"(%88, %92, %r19) <{slice_sizes = array<i64: 2, 1>}> : (tensor<2x6xf32>, tensor<i32>, tensor<i32>) -> tensor<2x1xf32>
      %94 = "stablehlo.reshape"(%93) : (tensor<2x1xf32>) -> tensor<2xf32>
      %95 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2xf32>}> : () -> tensor<2xf32>
      %96 = "stablehlo.compare"(%94, %95) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
      %97 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2xf32>}> : () -> tensor<2xf32>
      %98 = "stablehlo.select"(%96, %97, %94) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %99 = "stablehlo.broadcast_in_dim"(%98) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf32>) -> tensor<2x3xf32>
      %100 = "stablehlo.divide"(%91, %99) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %101 = "stablehlo.broadcast_in_dim"(%100) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x6xf32>
      %102 = "stablehlo.broadcast_in_dim"(%88) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
      %103 = "stablehlo.multiply"(%101, %102) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
      %104 = "stablehlo.subtract"(%85, %103) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
      %105 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3x6xi32>
      %106 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x3x6xi32>
      %107 = "stablehlo.broadcast_in_dim"(%r19) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x3x6xi32>
      %108 = "stablehlo.compare"(%105, %107) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x6xi32>, tensor<2x3x6xi32>) -> tensor<2x3x6xi1>
      %109 = "stablehlo.compare"(%106, %107) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x6xi32>, tensor<2x3x6xi32>) -> tensor<2x3x6xi1>
      %110 = "stablehlo.compare"(%106, %107) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x6xi32>, tensor<2x3x6xi32>) -> tensor<2x3x6xi1>
      %111 = "stablehlo.select"(%110, %101, %85) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
      %112 = "stablehlo.select"(%109, %104, %111) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
      %113 = "stablehlo.select"(%108, %112, %85) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
      %114 = "stablehlo.broadcast_in_dim"(%r19) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
      %115 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
      %116 = "stablehlo.compare"(%r23, %115) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
      %117 = "stablehlo.and"(%96, %116) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
      %118 = "stablehlo.constant"() <{value = dense<1> : tensor<2xi32>}> : () -> tensor<2xi32>
      %119 = "stablehlo.add"(%114, %118) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      %120 = "stablehlo.select"(%117, %119, %r23) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      %121 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %122 = "stablehlo.add"(%r19, %121) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%122, %113, %54, %70, %120) : (tensor<i32>, tensor<2x3x6xf32>, tensor<2x3xi32>, tensor<2x3xi32>, tensor<2xi32>) -> ()
    }) : (tensor<i32>, tensor<2x3x6xf32>, tensor<2x3xi32>, tensor<2x3xi32>, tensor<2xi32>) -> (tensor<i32>, tensor<2x3x6xf32>, tensor<2x3xi32>, tensor<2x3xi32>, tensor<2xi32>)
    %124 = "stablehlo.slice"(%123#1) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 2, 3, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<2x3x6xf32>) -> tensor<2x3x3xf32>
    %125 = "stablehlo.slice"(%123#1) <{start_indices = array<i64: 0, 0, 3>, limit_indices = array<i64: 2, 3, 6>, strides = array<i64: 1, 1, 1>}> : (tensor<2x3x6xf32>) -> tensor<2x3x3xf32>
    %126 = "stablehlo.triangular_solve"(%124, %125) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    return %126, %123#4 : tensor<2x3x3xf32>, tensor<2xi32>
  }
}

// T[2,3,3], T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x3xf64>) -> (tensor<2x3x3xf64>, tensor<2xi32>) {
    %0 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3x3xf64>}> : () -> tensor<2x3x3xf64>
    %1 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3x3xi32>
    %2 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x3x3xi32>
    %3 = "stablehlo.subtract"(%2, %1) : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi32>
    %4 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3x3xi32>}> : () -> tensor<2x3x3xi32>
    %5 = "stablehlo.compare"(%3, %4) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
    %6 = "stablehlo.convert"(%5) : (tensor<2x3x3xi1>) -> tensor<2x3x3xf64>
    %7 = "stablehlo.concatenate"(%arg0, %6) <{dimension = 2 : i64}> : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x6xf64>
    %8 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %9 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
    %10 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
    %11 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %123:5 = "stablehlo.while"(%11, %7, %8, %9, %10) ({
    ^bb0(%r12: tensor<i32>, %r13: tensor<2x3x6xf64>, %r14: tensor<2x3xi32>, %r15: tensor<2x3xi32>, %r16: tensor<2xi32>):
      %17 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %18 = "stablehlo.compare"(%r12, %17) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%18) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r19: tensor<i32>, %r20: tensor<2x3x6xf64>, %r21: tensor<2x3xi32>, %r22: tensor<2x3xi32>, %r23: tensor<2xi32>):
      %24 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %25 = "stablehlo.dynamic_slice"(%r20, %24, %24, %r19) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<2x3x6xf64>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xf64>
      %26 = "stablehlo.reshape"(%25) : (tensor<2x3x1xf64>) -> tensor<2x3xf64>
      %27 = "stablehlo.abs"(%26) : (tensor<2x3xf64>) -> tensor<2x3xf64>
      %28 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
      %29 = "stablehlo.broadcast_in_dim"(%r19) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x3xi32>
      %30 = "stablehlo.compare"(%28, %29) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %31 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %32 = "stablehlo.select"(%30, %27, %31) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %33 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<f64>}> : () -> tensor<f64>
      %37 = "stablehlo.reduce"(%32, %33) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r34: tensor<f64>, %r35: tensor<f64>):
        %36 = "stablehlo.maximum"(%r34, %r35) : (tensor<f64>, tensor<f64>) -> tensor<f64>
        "stablehlo.return"(%36) : (tensor<f64>) -> ()
      }) : (tensor<2x3xf64>, tensor<f64>) -> tensor<2xf64>
      %38 = "stablehlo.broadcast_in_dim"(%37) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf64>) -> tensor<2x3xf64>
      %39 = "stablehlo.compare"(%32, %38) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %40 = "stablehlo.compare"(%32, %32) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %41 = "stablehlo.or"(%39, %40) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %42 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
      %43 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
      %44 = "stablehlo.select"(%41, %42, %43) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %45 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
      %49 = "stablehlo.reduce"(%44, %45) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r46: tensor<i32>, %r47: tensor<i32>):
        %48 = "stablehlo.minimum"(%r46, %r47) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        "stablehlo.return"(%48) : (tensor<i32>) -> ()
      }) : (tensor<2x3xi32>, tensor<i32>) -> tensor<2xi32>
      %50 = "stablehlo.constant"() <{value = dense<1> : tensor<2xi32>}> : () -> tensor<2xi32>
      %51 = "stablehlo.add"(%49, %50) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      %52 = "stablehlo.reshape"(%51) : (tensor<2xi32>) -> tensor<2x1xi32>
      %53 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %54 = "stablehlo.dynamic_update_slice"(%r21, %52, %53, %r19) : (tensor<2x3xi32>, tensor<2x1xi32>, tensor<i32>, tensor<i32>) -> tensor<2x3xi32>
      %55 = "stablehlo.broadcast_in_dim"(%r19) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
      %56 = "stablehlo.reshape"(%55) : (tensor<2xi32>) -> tensor<2x1xi32>
      %57 = "stablehlo.gather"(%r22, %56) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<2x3xi32>, tensor<2x1xi32>) -> tensor<2x1xi32>
      %58 = "stablehlo.reshape"(%57) : (tensor<2x1xi32>) -> tensor<2xi32>
      %59 = "stablehlo.reshape"(%49) : (tensor<2xi32>) -> tensor<2x1xi32>
      %60 = "stablehlo.gather"(%r22, %59) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<2x3xi32>, tensor<2x1xi32>) -> tensor<2x1xi32>
      %61 = "stablehlo.reshape"(%60) : (tensor<2x1xi32>) -> tensor<2xi32>
      %62 = "stablehlo.broadcast_in_dim"(%58) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3xi32>
      %63 = "stablehlo.broadcast_in_dim"(%61) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3xi32>
      %64 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
      %65 = "stablehlo.broadcast_in_dim"(%55) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3xi32>
      %66 = "stablehlo.broadcast_in_dim"(%49) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3xi32>
      %67 = "stablehlo.compare"(%64, %65) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %68 = "stablehlo.compare"(%64, %66) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %69 = "stablehlo.select"(%68, %62, %r22) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %70 = "stablehlo.select"(%67, %63, %69) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %71 = "stablehlo.reshape"(%55) : (tensor<2xi32>) -> tensor<2x1xi32>
      %72 = "stablehlo.gather"(%r20, %71) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 6>, indices_are_sorted = false}> : (tensor<2x3x6xf64>, tensor<2x1xi32>) -> tensor<2x1x6xf64>
      %73 = "stablehlo.reshape"(%72) : (tensor<2x1x6xf64>) -> tensor<2x6xf64>
      %74 = "stablehlo.reshape"(%49) : (tensor<2xi32>) -> tensor<2x1xi32>
      %75 = "stablehlo.gather"(%r20, %74) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 6>, indices_are_sorted = false}> : (tensor<2x3x6xf64>, tensor<2x1xi32>) -> tensor<2x1x6xf64>
      %76 = "stablehlo.reshape"(%75) : (tensor<2x1x6xf64>) -> tensor<2x6xf64>
      %77 = "stablehlo.broadcast_in_dim"(%73) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x6xf64>) -> tensor<2x3x6xf64>
      %78 = "stablehlo.broadcast_in_dim"(%76) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x6xf64>) -> tensor<2x3x6xf64>
      %79 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3x6xi32>
      %80 = "stablehlo.broadcast_in_dim"(%55) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3x6xi32>
      %81 = "stablehlo.broadcast_in_dim"(%49) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3x6xi32>
      %82 = "stablehlo.compare"(%79, %80) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x6xi32>, tensor<2x3x6xi32>) -> tensor<2x3x6xi1>
      %83 = "stablehlo.compare"(%79, %81) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x6xi32>, tensor<2x3x6xi32>) -> tensor<2x3x6xi1>
      %84 = "stablehlo.select"(%83, %77, %r20) : (tensor<2x3x6xi1>, tensor<2x3x6xf64>, tensor<2x3x6xf64>) -> tensor<2x3x6xf64>
      %85 = "stablehlo.select"(%82, %78, %84) : (tensor<2x3x6xi1>, tensor<2x3x6xf64>, tensor<2x3x6xf64>) -> tensor<2x3x6xf64>
      %86 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %87 = "stablehlo.dynamic_slice"(%85, %86, %r19, %86) <{slice_sizes = array<i64: 2, 1, 6>}> : (tensor<2x3x6xf64>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x1x6xf64>
      %88 = "stablehlo.reshape"(%87) : (tensor<2x1x6xf64>) -> tensor<2x6xf64>
      %89 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %90 = "stablehlo.dynamic_slice"(%85, %89, %89, %r19) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<2x3x6xf64>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xf64>
      %91 = "stablehlo.reshape"(%90) : (tensor<2x3x1xf64>) -> tensor<2x3xf64>
      %92 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %93 = "stablehlo.dynamic_slice"(%88, %92, %r19) <{slice_sizes = array<i64: 2, 1>}> : (tensor<2x6xf64>, tensor<i32>, tensor<i32>) -> tensor<2x1xf64>
      %94 = "stablehlo.reshape"(%93) : (tensor<2x1xf64>) -> tensor<2xf64>
      %95 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2xf64>}> : () -> tensor<2xf64>
      %96 = "stablehlo.compare"(%94, %95) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
      %97 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2xf64>}> : () -> tensor<2xf64>
      %98 = "stablehlo.select"(%96, %97, %94) : (tensor<2xi1>, tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
      %99 = "stablehlo.broadcast_in_dim"(%98) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf64>) -> tensor<2x3xf64>
      %100 = "stablehlo.divide"(%91, %99) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %101 = "stablehlo.broadcast_in_dim"(%100) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf64>) -> tensor<2x3x6xf64>
      %102 = "stablehlo.broadcast_in_dim"(%88) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x6xf64>) -> tensor<2x3x6xf64>
      %103 = "stablehlo.multiply"(%101, %102) : (tensor<2x3x6xf64>, tensor<2x3x6xf64>) -> tensor<2x3x6xf64>
      %104 = "stablehlo.subtract"(%85, %103) : (tensor<2x3x6xf64>, tensor<2x3x6xf64>) -> tensor<2x3x6xf64>
      %105 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3x6xi32>
      %106 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x3x6xi32>
      %107 = "stablehlo.broadcast_in_dim"(%r19) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x3x6xi32>
      %108 = "stablehlo.compare"(%105, %107) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x6xi32>, tensor<2x3x6xi32>) -> tensor<2x3x6xi1>
      %109 = "stablehlo.compare"(%106, %107) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x6xi32>, tensor<2x3x6xi32>) -> tensor<2x3x6xi1>
      %110 = "stablehlo.compare"(%106, %107) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x6xi32>, tensor<2x3x6xi32>) -> tensor<2x3x6xi1>
      %111 = "stablehlo.select"(%110, %101, %85) : (tensor<2x3x6xi1>, tensor<2x3x6xf64>, tensor<2x3x6xf64>) -> tensor<2x3x6xf64>
      %112 = "stablehlo.select"(%109, %104, %111) : (tensor<2x3x6xi1>, tensor<2x3x6xf64>, tensor<2x3x6xf64>) -> tensor<2x3x6xf64>
      %113 = "stablehlo.select"(%108, %112, %85) : (tensor<2x3x6xi1>, tensor<2x3x6xf64>, tensor<2x3x6xf64>) -> tensor<2x3x6xf64>
      %114 = "stablehlo.broadcast_in_dim"(%r19) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
      %115 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
      %116 = "stablehlo.compare"(%r23, %115) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
      %117 = "stablehlo.and"(%96, %116) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
      %118 = "stablehlo.constant"() <{value = dense<1> : tensor<2xi32>}> : () -> tensor<2xi32>
      %119 = "stablehlo.add"(%114, %118) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      %120 = "stablehlo.select"(%117, %119, %r23) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      %121 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %122 = "stablehlo.add"(%r19, %121) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%122, %113, %54, %70, %120) : (tensor<i32>, tensor<2x3x6xf64>, tensor<2x3xi32>, tensor<2x3xi32>, tensor<2xi32>) -> ()
    }) : (tensor<i32>, tensor<2x3x6xf64>, tensor<2x3xi32>, tensor<2x3xi32>, tensor<2xi32>) -> (tensor<i32>, tensor<2x3x6xf64>, tensor<2x3xi32>, tensor<2x3xi32>, tensor<2xi32>)
    %124 = "stablehlo.slice"(%123#1) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 2, 3, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<2x3x6xf64>) -> tensor<2x3x3xf64>
    %125 = "stablehlo.slice"(%123#1) <{start_indices = array<i64: 0, 0, 3>, limit_indices = array<i64: 2, 3, 6>, strides = array<i64: 1, 1, 1>}> : (tensor<2x3x6xf64>) -> tensor<2x3x3xf64>
    %126 = "stablehlo.triangular_solve"(%124, %125) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
    return %126, %123#4 : tensor<2x3x3xf64>, tensor<2xi32>
  }
}

// T[2,3,3], T = complex64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x3xcomplex<f32>>) -> (tensor<2x3x3xcomplex<f32>>, tensor<2xi32>) {
    %0 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<2x3x3xcomplex<f32>>}> : () -> tensor<2x3x3xcomplex<f32>>
    %1 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3x3xi32>
    %2 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x3x3xi32>
    %3 = "stablehlo.subtract"(%2, %1) : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi32>
    %4 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3x3xi32>}> : () -> tensor<2x3x3xi32>
    %5 = "stablehlo.compare"(%3, %4) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
    %6 = "stablehlo.convert"(%5) : (tensor<2x3x3xi1>) -> tensor<2x3x3xcomplex<f32>>
    %7 = "stablehlo.concatenate"(%arg0, %6) <{dimension = 2 : i64}> : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x6xcomplex<f32>>
    %8 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %9 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
    %10 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
    %11 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %127:5 = "stablehlo.while"(%11, %7, %8, %9, %10) ({
    ^bb0(%r12: tensor<i32>, %r13: tensor<2x3x6xcomplex<f32>>, %r14: tensor<2x3xi32>, %r15: tensor<2x3xi32>, %r16: tensor<2xi32>):
      %17 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %18 = "stablehlo.compare"(%r12, %17) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%18) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r19: tensor<i32>, %r20: tensor<2x3x6xcomplex<f32>>, %r21: tensor<2x3xi32>, %r22: tensor<2x3xi32>, %r23: tensor<2xi32>):
      %24 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %25 = "stablehlo.dynamic_slice"(%r20, %24, %24, %r19) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<2x3x6xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xcomplex<f32>>
      %26 = "stablehlo.reshape"(%25) : (tensor<2x3x1xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
      %27 = "stablehlo.real"(%26) : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
      %28 = "stablehlo.imag"(%26) : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
      %29 = "stablehlo.abs"(%27) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %30 = "stablehlo.abs"(%28) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %31 = "stablehlo.add"(%29, %30) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %32 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
      %33 = "stablehlo.broadcast_in_dim"(%r19) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x3xi32>
      %34 = "stablehlo.compare"(%32, %33) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %35 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %36 = "stablehlo.select"(%34, %31, %35) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %37 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
      %41 = "stablehlo.reduce"(%36, %37) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r38: tensor<f32>, %r39: tensor<f32>):
        %40 = "stablehlo.maximum"(%r38, %r39) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%40) : (tensor<f32>) -> ()
      }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
      %42 = "stablehlo.broadcast_in_dim"(%41) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf32>) -> tensor<2x3xf32>
      %43 = "stablehlo.compare"(%36, %42) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %44 = "stablehlo.compare"(%36, %36) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %45 = "stablehlo.or"(%43, %44) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %46 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
      %47 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
      %48 = "stablehlo.select"(%45, %46, %47) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %49 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
      %53 = "stablehlo.reduce"(%48, %49) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r50: tensor<i32>, %r51: tensor<i32>):
        %52 = "stablehlo.minimum"(%r50, %r51) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        "stablehlo.return"(%52) : (tensor<i32>) -> ()
      }) : (tensor<2x3xi32>, tensor<i32>) -> tensor<2xi32>
      %54 = "stablehlo.constant"() <{value = dense<1> : tensor<2xi32>}> : () -> tensor<2xi32>
      %55 = "stablehlo.add"(%53, %54) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      %56 = "stablehlo.reshape"(%55) : (tensor<2xi32>) -> tensor<2x1xi32>
      %57 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %58 = "stablehlo.dynamic_update_slice"(%r21, %56, %57, %r19) : (tensor<2x3xi32>, tensor<2x1xi32>, tensor<i32>, tensor<i32>) -> tensor<2x3xi32>
      %59 = "stablehlo.broadcast_in_dim"(%r19) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
      %60 = "stablehlo.reshape"(%59) : (tensor<2xi32>) -> tensor<2x1xi32>
      %61 = "stablehlo.gather"(%r22, %60) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<2x3xi32>, tensor<2x1xi32>) -> tensor<2x1xi32>
      %62 = "stablehlo.reshape"(%61) : (tensor<2x1xi32>) -> tensor<2xi32>
      %63 = "stablehlo.reshape"(%53) : (tensor<2xi32>) -> tensor<2x1xi32>
      %64 = "stablehlo.gather"(%r22, %63) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<2x3xi32>, tensor<2x1xi32>) -> tensor<2x1xi32>
      %65 = "stablehlo.reshape"(%64) : (tensor<2x1xi32>) -> tensor<2xi32>
      %66 = "stablehlo.broadcast_in_dim"(%62) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3xi32>
      %67 = "stablehlo.broadcast_in_dim"(%65) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3xi32>
      %68 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
      %69 = "stablehlo.broadcast_in_dim"(%59) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3xi32>
      %70 = "stablehlo.broadcast_in_dim"(%53) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3xi32>
      %71 = "stablehlo.compare"(%68, %69) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %72 = "stablehlo.compare"(%68, %70) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %73 = "stablehlo.select"(%72, %66, %r22) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %74 = "stablehlo.select"(%71, %67, %73) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %75 = "stablehlo.reshape"(%59) : (tensor<2xi32>) -> tensor<2x1xi32>
      %76 = "stablehlo.gather"(%r20, %75) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 6>, indices_are_sorted = false}> : (tensor<2x3x6xcomplex<f32>>, tensor<2x1xi32>) -> tensor<2x1x6xcomplex<f32>>
      %77 = "stablehlo.reshape"(%76) : (tensor<2x1x6xcomplex<f32>>) -> tensor<2x6xcomplex<f32>>
      %78 = "stablehlo.reshape"(%53) : (tensor<2xi32>) -> tensor<2x1xi32>
      %79 = "stablehlo.gather"(%r20, %78) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 6>, indices_are_sorted = false}> : (tensor<2x3x6xcomplex<f32>>, tensor<2x1xi32>) -> tensor<2x1x6xcomplex<f32>>
      %80 = "stablehlo.reshape"(%79) : (tensor<2x1x6xcomplex<f32>>) -> tensor<2x6xcomplex<f32>>
      %81 = "stablehlo.broadcast_in_dim"(%77) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x6xcomplex<f32>>) -> tensor<2x3x6xcomplex<f32>>
      %82 = "stablehlo.broadcast_in_dim"(%80) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x6xcomplex<f32>>) -> tensor<2x3x6xcomplex<f32>>
      %83 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3x6xi32>
      %84 = "stablehlo.broadcast_in_dim"(%59) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3x6xi32>
      %85 = "stablehlo.broadcast_in_dim"(%53) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3x6xi32>
      %86 = "stablehlo.compare"(%83, %84) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x6xi32>, tensor<2x3x6xi32>) -> tensor<2x3x6xi1>
      %87 = "stablehlo.compare"(%83, %85) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x6xi32>, tensor<2x3x6xi32>) -> tensor<2x3x6xi1>
      %88 = "stablehlo.select"(%87, %81, %r20) : (tensor<2x3x6xi1>, tensor<2x3x6xcomplex<f32>>, tensor<2x3x6xcomplex<f32>>) -> tensor<2x3x6xcomplex<f32>>
      %89 = "stablehlo.select"(%86, %82, %88) : (tensor<2x3x6xi1>, tensor<2x3x6xcomplex<f32>>, tensor<2x3x6xcomplex<f32>>) -> tensor<2x3x6xcomplex<f32>>
      %90 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %91 = "stablehlo.dynamic_slice"(%89, %90, %r19, %90) <{slice_sizes = array<i64: 2, 1, 6>}> : (tensor<2x3x6xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x1x6xcomplex<f32>>
      %92 = "stablehlo.reshape"(%91) : (tensor<2x1x6xcomplex<f32>>) -> tensor<2x6xcomplex<f32>>
      %93 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %94 = "stablehlo.dynamic_slice"(%89, %93, %93, %r19) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<2x3x6xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xcomplex<f32>>
      %95 = "stablehlo.reshape"(%94) : (tensor<2x3x1xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
      %96 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %97 = "stablehlo.dynamic_slice"(%92, %96, %r19) <{slice_sizes = array<i64: 2, 1>}> : (tensor<2x6xcomplex<f32>>, tensor<i32>, tensor<i32>) -> tensor<2x1xcomplex<f32>>
      %98 = "stablehlo.reshape"(%97) : (tensor<2x1xcomplex<f32>>) -> tensor<2xcomplex<f32>>
      %99 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<2xcomplex<f32>>}> : () -> tensor<2xcomplex<f32>>
      %100 = "stablehlo.compare"(%98, %99) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<2xi1>
      %101 = "stablehlo.constant"() <{value = dense<(1.0, 0.0)> : tensor<2xcomplex<f32>>}> : () -> tensor<2xcomplex<f32>>
      %102 = "stablehlo.select"(%100, %101, %98) : (tensor<2xi1>, tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
      %103 = "stablehlo.broadcast_in_dim"(%102) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
      %104 = "stablehlo.divide"(%95, %103) : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
      %105 = "stablehlo.broadcast_in_dim"(%104) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xcomplex<f32>>) -> tensor<2x3x6xcomplex<f32>>
      %106 = "stablehlo.broadcast_in_dim"(%92) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x6xcomplex<f32>>) -> tensor<2x3x6xcomplex<f32>>
      %107 = "stablehlo.multiply"(%105, %106) : (tensor<2x3x6xcomplex<f32>>, tensor<2x3x6xcomplex<f32>>) -> tensor<2x3x6xcomplex<f32>>
      %108 = "stablehlo.subtract"(%89, %107) : (tensor<2x3x6xcomplex<f32>>, tensor<2x3x6xcomplex<f32>>) -> tensor<2x3x6xcomplex<f32>>
      %109 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3x6xi32>
      %110 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x3x6xi32>
      %111 = "stablehlo.broadcast_in_dim"(%r19) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x3x6xi32>
      %112 = "stablehlo.compare"(%109, %111) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x6xi32>, tensor<2x3x6xi32>) -> tensor<2x3x6xi1>
      %113 = "stablehlo.compare"(%110, %111) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x6xi32>, tensor<2x3x6xi32>) -> tensor<2x3x6xi1>
      %114 = "stablehlo.compare"(%110, %111) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x6xi32>, tensor<2x3x6xi32>) -> tensor<2x3x6xi1>
      %115 = "stablehlo.select"(%114, %105, %89) : (tensor<2x3x6xi1>, tensor<2x3x6xcomplex<f32>>, tensor<2x3x6xcomplex<f32>>) -> tensor<2x3x6xcomplex<f32>>
      %116 = "stablehlo.select"(%113, %108, %115) : (tensor<2x3x6xi1>, tensor<2x3x6xcomplex<f32>>, tensor<2x3x6xcomplex<f32>>) -> tensor<2x3x6xcomplex<f32>>
      %117 = "stablehlo.select"(%112, %116, %89) : (tensor<2x3x6xi1>, tensor<2x3x6xcomplex<f32>>, tensor<2x3x6xcomplex<f32>>) -> tensor<2x3x6xcomplex<f32>>
      %118 = "stablehlo.broadcast_in_dim"(%r19) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
      %119 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
      %120 = "stablehlo.compare"(%r23, %119) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
      %121 = "stablehlo.and"(%100, %120) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
      %122 = "stablehlo.constant"() <{value = dense<1> : tensor<2xi32>}> : () -> tensor<2xi32>
      %123 = "stablehlo.add"(%118, %122) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      %124 = "stablehlo.select"(%121, %123, %r23) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      %125 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %126 = "stablehlo.add"(%r19, %125) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%126, %117, %58, %74, %124) : (tensor<i32>, tensor<2x3x6xcomplex<f32>>, tensor<2x3xi32>, tensor<2x3xi32>, tensor<2xi32>) -> ()
    }) : (tensor<i32>, tensor<2x3x6xcomplex<f32>>, tensor<2x3xi32>, tensor<2x3xi32>, tensor<2xi32>) -> (tensor<i32>, tensor<2x3x6xcomplex<f32>>, tensor<2x3xi32>, tensor<2x3xi32>, tensor<2xi32>)
    %128 = "stablehlo.slice"(%127#1) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 2, 3, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<2x3x6xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
    %129 = "stablehlo.slice"(%127#1) <{start_indices = array<i64: 0, 0, 3>, limit_indices = array<i64: 2, 3, 6>, strides = array<i64: 1, 1, 1>}> : (tensor<2x3x6xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
    %130 = "stablehlo.triangular_solve"(%128, %129) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
    return %130, %127#4 : tensor<2x3x3xcomplex<f32>>, tensor<2xi32>
  }
}
