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
    %125:5 = "stablehlo.while"(%11, %7, %8, %9, %10) ({
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
      %50 = "stablehlo.convert"(%49) : (tensor<2xi32>) -> tensor<2xi64>
      %51 = "stablehlo.convert"(%50) : (tensor<2xi64>) -> tensor<2xi32>
      %52 = "stablehlo.constant"() <{value = dense<1> : tensor<2xi32>}> : () -> tensor<2xi32>
      %53 = "stablehlo.add"(%51, %52) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      %54 = "stablehlo.reshape"(%53) : (tensor<2xi32>) -> tensor<2x1xi32>
      %55 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %56 = "stablehlo.dynamic_update_slice"(%r21, %54, %55, %r19) : (tensor<2x3xi32>, tensor<2x1xi32>, tensor<i32>, tensor<i32>) -> tensor<2x3xi32>
      %57 = "stablehlo.broadcast_in_dim"(%r19) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
      %58 = "stablehlo.reshape"(%57) : (tensor<2xi32>) -> tensor<2x1xi32>
      %59 = "stablehlo.gather"(%r22, %58) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<2x3xi32>, tensor<2x1xi32>) -> tensor<2x1xi32>
      %60 = "stablehlo.reshape"(%59) : (tensor<2x1xi32>) -> tensor<2xi32>
      %61 = "stablehlo.reshape"(%51) : (tensor<2xi32>) -> tensor<2x1xi32>
      %62 = "stablehlo.gather"(%r22, %61) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<2x3xi32>, tensor<2x1xi32>) -> tensor<2x1xi32>
      %63 = "stablehlo.reshape"(%62) : (tensor<2x1xi32>) -> tensor<2xi32>
      %64 = "stablehlo.broadcast_in_dim"(%60) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3xi32>
      %65 = "stablehlo.broadcast_in_dim"(%63) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3xi32>
      %66 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
      %67 = "stablehlo.broadcast_in_dim"(%57) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3xi32>
      %68 = "stablehlo.broadcast_in_dim"(%51) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3xi32>
      %69 = "stablehlo.compare"(%66, %67) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %70 = "stablehlo.compare"(%66, %68) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %71 = "stablehlo.select"(%70, %64, %r22) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %72 = "stablehlo.select"(%69, %65, %71) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %73 = "stablehlo.reshape"(%57) : (tensor<2xi32>) -> tensor<2x1xi32>
      %74 = "stablehlo.gather"(%r20, %73) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 6>, indices_are_sorted = false}> : (tensor<2x3x6xf32>, tensor<2x1xi32>) -> tensor<2x1x6xf32>
      %75 = "stablehlo.reshape"(%74) : (tensor<2x1x6xf32>) -> tensor<2x6xf32>
      %76 = "stablehlo.reshape"(%51) : (tensor<2xi32>) -> tensor<2x1xi32>
      %77 = "stablehlo.gather"(%r20, %76) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 6>, indices_are_sorted = false}> : (tensor<2x3x6xf32>, tensor<2x1xi32>) -> tensor<2x1x6xf32>
      %78 = "stablehlo.reshape"(%77) : (tensor<2x1x6xf32>) -> tensor<2x6xf32>
      %79 = "stablehlo.broadcast_in_dim"(%75) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
      %80 = "stablehlo.broadcast_in_dim"(%78) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
      %81 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3x6xi32>
      %82 = "stablehlo.broadcast_in_dim"(%57) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3x6xi32>
      %83 = "stablehlo.broadcast_in_dim"(%51) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3x6xi32>
      %84 = "stablehlo.compare"(%81, %82) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x6xi32>, tensor<2x3x6xi32>) -> tensor<2x3x6xi1>
      %85 = "stablehlo.compare"(%81, %83) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x6xi32>, tensor<2x3x6xi32>) -> tensor<2x3x6xi1>
      %86 = "stablehlo.select"(%85, %79, %r20) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
      %87 = "stablehlo.select"(%84, %80, %86) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
      %88 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %89 = "stablehlo.dynamic_slice"(%87, %88, %r19, %88) <{slice_sizes = array<i64: 2, 1, 6>}> : (tensor<2x3x6xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x1x6xf32>
      %90 = "stablehlo.reshape"(%89) : (tensor<2x1x6xf32>) -> tensor<2x6xf32>
      %91 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %92 = "stablehlo.dynamic_slice"(%87, %91, %91, %r19) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<2x3x6xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xf32>
      %93 = "stablehlo.reshape"(%92) : (tensor<2x3x1xf32>) -> tensor<2x3xf32>
      %94 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %95 = "stablehlo.dynamic_slice"(%90, %94, %r19) <{slice_sizes = array<i64: 2, 1>}> : (tensor<2x6xf32>, tensor<i32>, tensor<i32>) -> tensor<2x1xf32>
      %96 = "stablehlo.reshape"(%95) : (tensor<2x1xf32>) -> tensor<2xf32>
      %97 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2xf32>}> : () -> tensor<2xf32>
      %98 = "stablehlo.compare"(%96, %97) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
      %99 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2xf32>}> : () -> tensor<2xf32>
      %100 = "stablehlo.select"(%98, %99, %96) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %101 = "stablehlo.broadcast_in_dim"(%100) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf32>) -> tensor<2x3xf32>
      %102 = "stablehlo.divide"(%93, %101) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %103 = "stablehlo.broadcast_in_dim"(%102) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x6xf32>
      %104 = "stablehlo.broadcast_in_dim"(%90) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
      %105 = "stablehlo.multiply"(%103, %104) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
      %106 = "stablehlo.subtract"(%87, %105) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
      %107 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3x6xi32>
      %108 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x3x6xi32>
      %109 = "stablehlo.broadcast_in_dim"(%r19) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x3x6xi32>
      %110 = "stablehlo.compare"(%107, %109) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x6xi32>, tensor<2x3x6xi32>) -> tensor<2x3x6xi1>
      %111 = "stablehlo.compare"(%108, %109) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x6xi32>, tensor<2x3x6xi32>) -> tensor<2x3x6xi1>
      %112 = "stablehlo.compare"(%108, %109) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x6xi32>, tensor<2x3x6xi32>) -> tensor<2x3x6xi1>
      %113 = "stablehlo.select"(%112, %103, %87) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
      %114 = "stablehlo.select"(%111, %106, %113) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
      %115 = "stablehlo.select"(%110, %114, %87) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
      %116 = "stablehlo.broadcast_in_dim"(%r19) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
      %117 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
      %118 = "stablehlo.compare"(%r23, %117) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
      %119 = "stablehlo.and"(%98, %118) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
      %120 = "stablehlo.constant"() <{value = dense<1> : tensor<2xi32>}> : () -> tensor<2xi32>
      %121 = "stablehlo.add"(%116, %120) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      %122 = "stablehlo.select"(%119, %121, %r23) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      %123 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %124 = "stablehlo.add"(%r19, %123) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%124, %115, %56, %72, %122) : (tensor<i32>, tensor<2x3x6xf32>, tensor<2x3xi32>, tensor<2x3xi32>, tensor<2xi32>) -> ()
    }) : (tensor<i32>, tensor<2x3x6xf32>, tensor<2x3xi32>, tensor<2x3xi32>, tensor<2xi32>) -> (tensor<i32>, tensor<2x3x6xf32>, tensor<2x3xi32>, tensor<2x3xi32>, tensor<2xi32>)
    %126 = "stablehlo.slice"(%125#1) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 2, 3, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<2x3x6xf32>) -> tensor<2x3x3xf32>
    %127 = "stablehlo.slice"(%125#1) <{start_indices = array<i64: 0, 0, 3>, limit_indices = array<i64: 2, 3, 6>, strides = array<i64: 1, 1, 1>}> : (tensor<2x3x6xf32>) -> tensor<2x3x3xf32>
    %128 = "stablehlo.triangular_solve"(%126, %127) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    return %128, %125#4 : tensor<2x3x3xf32>, tensor<2xi32>
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
    %125:5 = "stablehlo.while"(%11, %7, %8, %9, %10) ({
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
      %50 = "stablehlo.convert"(%49) : (tensor<2xi32>) -> tensor<2xi64>
      %51 = "stablehlo.convert"(%50) : (tensor<2xi64>) -> tensor<2xi32>
      %52 = "stablehlo.constant"() <{value = dense<1> : tensor<2xi32>}> : () -> tensor<2xi32>
      %53 = "stablehlo.add"(%51, %52) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      %54 = "stablehlo.reshape"(%53) : (tensor<2xi32>) -> tensor<2x1xi32>
      %55 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %56 = "stablehlo.dynamic_update_slice"(%r21, %54, %55, %r19) : (tensor<2x3xi32>, tensor<2x1xi32>, tensor<i32>, tensor<i32>) -> tensor<2x3xi32>
      %57 = "stablehlo.broadcast_in_dim"(%r19) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
      %58 = "stablehlo.reshape"(%57) : (tensor<2xi32>) -> tensor<2x1xi32>
      %59 = "stablehlo.gather"(%r22, %58) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<2x3xi32>, tensor<2x1xi32>) -> tensor<2x1xi32>
      %60 = "stablehlo.reshape"(%59) : (tensor<2x1xi32>) -> tensor<2xi32>
      %61 = "stablehlo.reshape"(%51) : (tensor<2xi32>) -> tensor<2x1xi32>
      %62 = "stablehlo.gather"(%r22, %61) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<2x3xi32>, tensor<2x1xi32>) -> tensor<2x1xi32>
      %63 = "stablehlo.reshape"(%62) : (tensor<2x1xi32>) -> tensor<2xi32>
      %64 = "stablehlo.broadcast_in_dim"(%60) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3xi32>
      %65 = "stablehlo.broadcast_in_dim"(%63) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3xi32>
      %66 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
      %67 = "stablehlo.broadcast_in_dim"(%57) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3xi32>
      %68 = "stablehlo.broadcast_in_dim"(%51) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3xi32>
      %69 = "stablehlo.compare"(%66, %67) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %70 = "stablehlo.compare"(%66, %68) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %71 = "stablehlo.select"(%70, %64, %r22) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %72 = "stablehlo.select"(%69, %65, %71) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %73 = "stablehlo.reshape"(%57) : (tensor<2xi32>) -> tensor<2x1xi32>
      %74 = "stablehlo.gather"(%r20, %73) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 6>, indices_are_sorted = false}> : (tensor<2x3x6xf64>, tensor<2x1xi32>) -> tensor<2x1x6xf64>
      %75 = "stablehlo.reshape"(%74) : (tensor<2x1x6xf64>) -> tensor<2x6xf64>
      %76 = "stablehlo.reshape"(%51) : (tensor<2xi32>) -> tensor<2x1xi32>
      %77 = "stablehlo.gather"(%r20, %76) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 6>, indices_are_sorted = false}> : (tensor<2x3x6xf64>, tensor<2x1xi32>) -> tensor<2x1x6xf64>
      %78 = "stablehlo.reshape"(%77) : (tensor<2x1x6xf64>) -> tensor<2x6xf64>
      %79 = "stablehlo.broadcast_in_dim"(%75) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x6xf64>) -> tensor<2x3x6xf64>
      %80 = "stablehlo.broadcast_in_dim"(%78) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x6xf64>) -> tensor<2x3x6xf64>
      %81 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3x6xi32>
      %82 = "stablehlo.broadcast_in_dim"(%57) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3x6xi32>
      %83 = "stablehlo.broadcast_in_dim"(%51) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3x6xi32>
      %84 = "stablehlo.compare"(%81, %82) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x6xi32>, tensor<2x3x6xi32>) -> tensor<2x3x6xi1>
      %85 = "stablehlo.compare"(%81, %83) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x6xi32>, tensor<2x3x6xi32>) -> tensor<2x3x6xi1>
      %86 = "stablehlo.select"(%85, %79, %r20) : (tensor<2x3x6xi1>, tensor<2x3x6xf64>, tensor<2x3x6xf64>) -> tensor<2x3x6xf64>
      %87 = "stablehlo.select"(%84, %80, %86) : (tensor<2x3x6xi1>, tensor<2x3x6xf64>, tensor<2x3x6xf64>) -> tensor<2x3x6xf64>
      %88 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %89 = "stablehlo.dynamic_slice"(%87, %88, %r19, %88) <{slice_sizes = array<i64: 2, 1, 6>}> : (tensor<2x3x6xf64>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x1x6xf64>
      %90 = "stablehlo.reshape"(%89) : (tensor<2x1x6xf64>) -> tensor<2x6xf64>
      %91 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %92 = "stablehlo.dynamic_slice"(%87, %91, %91, %r19) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<2x3x6xf64>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xf64>
      %93 = "stablehlo.reshape"(%92) : (tensor<2x3x1xf64>) -> tensor<2x3xf64>
      %94 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %95 = "stablehlo.dynamic_slice"(%90, %94, %r19) <{slice_sizes = array<i64: 2, 1>}> : (tensor<2x6xf64>, tensor<i32>, tensor<i32>) -> tensor<2x1xf64>
      %96 = "stablehlo.reshape"(%95) : (tensor<2x1xf64>) -> tensor<2xf64>
      %97 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2xf64>}> : () -> tensor<2xf64>
      %98 = "stablehlo.compare"(%96, %97) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
      %99 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2xf64>}> : () -> tensor<2xf64>
      %100 = "stablehlo.select"(%98, %99, %96) : (tensor<2xi1>, tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
      %101 = "stablehlo.broadcast_in_dim"(%100) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf64>) -> tensor<2x3xf64>
      %102 = "stablehlo.divide"(%93, %101) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %103 = "stablehlo.broadcast_in_dim"(%102) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf64>) -> tensor<2x3x6xf64>
      %104 = "stablehlo.broadcast_in_dim"(%90) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x6xf64>) -> tensor<2x3x6xf64>
      %105 = "stablehlo.multiply"(%103, %104) : (tensor<2x3x6xf64>, tensor<2x3x6xf64>) -> tensor<2x3x6xf64>
      %106 = "stablehlo.subtract"(%87, %105) : (tensor<2x3x6xf64>, tensor<2x3x6xf64>) -> tensor<2x3x6xf64>
      %107 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3x6xi32>
      %108 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x3x6xi32>
      %109 = "stablehlo.broadcast_in_dim"(%r19) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x3x6xi32>
      %110 = "stablehlo.compare"(%107, %109) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x6xi32>, tensor<2x3x6xi32>) -> tensor<2x3x6xi1>
      %111 = "stablehlo.compare"(%108, %109) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x6xi32>, tensor<2x3x6xi32>) -> tensor<2x3x6xi1>
      %112 = "stablehlo.compare"(%108, %109) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x6xi32>, tensor<2x3x6xi32>) -> tensor<2x3x6xi1>
      %113 = "stablehlo.select"(%112, %103, %87) : (tensor<2x3x6xi1>, tensor<2x3x6xf64>, tensor<2x3x6xf64>) -> tensor<2x3x6xf64>
      %114 = "stablehlo.select"(%111, %106, %113) : (tensor<2x3x6xi1>, tensor<2x3x6xf64>, tensor<2x3x6xf64>) -> tensor<2x3x6xf64>
      %115 = "stablehlo.select"(%110, %114, %87) : (tensor<2x3x6xi1>, tensor<2x3x6xf64>, tensor<2x3x6xf64>) -> tensor<2x3x6xf64>
      %116 = "stablehlo.broadcast_in_dim"(%r19) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
      %117 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
      %118 = "stablehlo.compare"(%r23, %117) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
      %119 = "stablehlo.and"(%98, %118) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
      %120 = "stablehlo.constant"() <{value = dense<1> : tensor<2xi32>}> : () -> tensor<2xi32>
      %121 = "stablehlo.add"(%116, %120) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      %122 = "stablehlo.select"(%119, %121, %r23) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      %123 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %124 = "stablehlo.add"(%r19, %123) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%124, %115, %56, %72, %122) : (tensor<i32>, tensor<2x3x6xf64>, tensor<2x3xi32>, tensor<2x3xi32>, tensor<2xi32>) -> ()
    }) : (tensor<i32>, tensor<2x3x6xf64>, tensor<2x3xi32>, tensor<2x3xi32>, tensor<2xi32>) -> (tensor<i32>, tensor<2x3x6xf64>, tensor<2x3xi32>, tensor<2x3xi32>, tensor<2xi32>)
    %126 = "stablehlo.slice"(%125#1) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 2, 3, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<2x3x6xf64>) -> tensor<2x3x3xf64>
    %127 = "stablehlo.slice"(%125#1) <{start_indices = array<i64: 0, 0, 3>, limit_indices = array<i64: 2, 3, 6>, strides = array<i64: 1, 1, 1>}> : (tensor<2x3x6xf64>) -> tensor<2x3x3xf64>
    %128 = "stablehlo.triangular_solve"(%126, %127) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
    return %128, %125#4 : tensor<2x3x3xf64>, tensor<2xi32>
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
    %129:5 = "stablehlo.while"(%11, %7, %8, %9, %10) ({
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
      %54 = "stablehlo.convert"(%53) : (tensor<2xi32>) -> tensor<2xi64>
      %55 = "stablehlo.convert"(%54) : (tensor<2xi64>) -> tensor<2xi32>
      %56 = "stablehlo.constant"() <{value = dense<1> : tensor<2xi32>}> : () -> tensor<2xi32>
      %57 = "stablehlo.add"(%55, %56) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      %58 = "stablehlo.reshape"(%57) : (tensor<2xi32>) -> tensor<2x1xi32>
      %59 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %60 = "stablehlo.dynamic_update_slice"(%r21, %58, %59, %r19) : (tensor<2x3xi32>, tensor<2x1xi32>, tensor<i32>, tensor<i32>) -> tensor<2x3xi32>
      %61 = "stablehlo.broadcast_in_dim"(%r19) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
      %62 = "stablehlo.reshape"(%61) : (tensor<2xi32>) -> tensor<2x1xi32>
      %63 = "stablehlo.gather"(%r22, %62) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<2x3xi32>, tensor<2x1xi32>) -> tensor<2x1xi32>
      %64 = "stablehlo.reshape"(%63) : (tensor<2x1xi32>) -> tensor<2xi32>
      %65 = "stablehlo.reshape"(%55) : (tensor<2xi32>) -> tensor<2x1xi32>
      %66 = "stablehlo.gather"(%r22, %65) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<2x3xi32>, tensor<2x1xi32>) -> tensor<2x1xi32>
      %67 = "stablehlo.reshape"(%66) : (tensor<2x1xi32>) -> tensor<2xi32>
      %68 = "stablehlo.broadcast_in_dim"(%64) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3xi32>
      %69 = "stablehlo.broadcast_in_dim"(%67) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3xi32>
      %70 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
      %71 = "stablehlo.broadcast_in_dim"(%61) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3xi32>
      %72 = "stablehlo.broadcast_in_dim"(%55) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3xi32>
      %73 = "stablehlo.compare"(%70, %71) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %74 = "stablehlo.compare"(%70, %72) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %75 = "stablehlo.select"(%74, %68, %r22) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %76 = "stablehlo.select"(%73, %69, %75) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %77 = "stablehlo.reshape"(%61) : (tensor<2xi32>) -> tensor<2x1xi32>
      %78 = "stablehlo.gather"(%r20, %77) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 6>, indices_are_sorted = false}> : (tensor<2x3x6xcomplex<f32>>, tensor<2x1xi32>) -> tensor<2x1x6xcomplex<f32>>
      %79 = "stablehlo.reshape"(%78) : (tensor<2x1x6xcomplex<f32>>) -> tensor<2x6xcomplex<f32>>
      %80 = "stablehlo.reshape"(%55) : (tensor<2xi32>) -> tensor<2x1xi32>
      %81 = "stablehlo.gather"(%r20, %80) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 6>, indices_are_sorted = false}> : (tensor<2x3x6xcomplex<f32>>, tensor<2x1xi32>) -> tensor<2x1x6xcomplex<f32>>
      %82 = "stablehlo.reshape"(%81) : (tensor<2x1x6xcomplex<f32>>) -> tensor<2x6xcomplex<f32>>
      %83 = "stablehlo.broadcast_in_dim"(%79) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x6xcomplex<f32>>) -> tensor<2x3x6xcomplex<f32>>
      %84 = "stablehlo.broadcast_in_dim"(%82) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x6xcomplex<f32>>) -> tensor<2x3x6xcomplex<f32>>
      %85 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3x6xi32>
      %86 = "stablehlo.broadcast_in_dim"(%61) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3x6xi32>
      %87 = "stablehlo.broadcast_in_dim"(%55) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3x6xi32>
      %88 = "stablehlo.compare"(%85, %86) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x6xi32>, tensor<2x3x6xi32>) -> tensor<2x3x6xi1>
      %89 = "stablehlo.compare"(%85, %87) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x6xi32>, tensor<2x3x6xi32>) -> tensor<2x3x6xi1>
      %90 = "stablehlo.select"(%89, %83, %r20) : (tensor<2x3x6xi1>, tensor<2x3x6xcomplex<f32>>, tensor<2x3x6xcomplex<f32>>) -> tensor<2x3x6xcomplex<f32>>
      %91 = "stablehlo.select"(%88, %84, %90) : (tensor<2x3x6xi1>, tensor<2x3x6xcomplex<f32>>, tensor<2x3x6xcomplex<f32>>) -> tensor<2x3x6xcomplex<f32>>
      %92 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %93 = "stablehlo.dynamic_slice"(%91, %92, %r19, %92) <{slice_sizes = array<i64: 2, 1, 6>}> : (tensor<2x3x6xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x1x6xcomplex<f32>>
      %94 = "stablehlo.reshape"(%93) : (tensor<2x1x6xcomplex<f32>>) -> tensor<2x6xcomplex<f32>>
      %95 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %96 = "stablehlo.dynamic_slice"(%91, %95, %95, %r19) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<2x3x6xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xcomplex<f32>>
      %97 = "stablehlo.reshape"(%96) : (tensor<2x3x1xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
      %98 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %99 = "stablehlo.dynamic_slice"(%94, %98, %r19) <{slice_sizes = array<i64: 2, 1>}> : (tensor<2x6xcomplex<f32>>, tensor<i32>, tensor<i32>) -> tensor<2x1xcomplex<f32>>
      %100 = "stablehlo.reshape"(%99) : (tensor<2x1xcomplex<f32>>) -> tensor<2xcomplex<f32>>
      %101 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<2xcomplex<f32>>}> : () -> tensor<2xcomplex<f32>>
      %102 = "stablehlo.compare"(%100, %101) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<2xi1>
      %103 = "stablehlo.constant"() <{value = dense<(1.0, 0.0)> : tensor<2xcomplex<f32>>}> : () -> tensor<2xcomplex<f32>>
      %104 = "stablehlo.select"(%102, %103, %100) : (tensor<2xi1>, tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
      %105 = "stablehlo.broadcast_in_dim"(%104) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
      %106 = "stablehlo.divide"(%97, %105) : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
      %107 = "stablehlo.broadcast_in_dim"(%106) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xcomplex<f32>>) -> tensor<2x3x6xcomplex<f32>>
      %108 = "stablehlo.broadcast_in_dim"(%94) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x6xcomplex<f32>>) -> tensor<2x3x6xcomplex<f32>>
      %109 = "stablehlo.multiply"(%107, %108) : (tensor<2x3x6xcomplex<f32>>, tensor<2x3x6xcomplex<f32>>) -> tensor<2x3x6xcomplex<f32>>
      %110 = "stablehlo.subtract"(%91, %109) : (tensor<2x3x6xcomplex<f32>>, tensor<2x3x6xcomplex<f32>>) -> tensor<2x3x6xcomplex<f32>>
      %111 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3x6xi32>
      %112 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x3x6xi32>
      %113 = "stablehlo.broadcast_in_dim"(%r19) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x3x6xi32>
      %114 = "stablehlo.compare"(%111, %113) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x6xi32>, tensor<2x3x6xi32>) -> tensor<2x3x6xi1>
      %115 = "stablehlo.compare"(%112, %113) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x6xi32>, tensor<2x3x6xi32>) -> tensor<2x3x6xi1>
      %116 = "stablehlo.compare"(%112, %113) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x6xi32>, tensor<2x3x6xi32>) -> tensor<2x3x6xi1>
      %117 = "stablehlo.select"(%116, %107, %91) : (tensor<2x3x6xi1>, tensor<2x3x6xcomplex<f32>>, tensor<2x3x6xcomplex<f32>>) -> tensor<2x3x6xcomplex<f32>>
      %118 = "stablehlo.select"(%115, %110, %117) : (tensor<2x3x6xi1>, tensor<2x3x6xcomplex<f32>>, tensor<2x3x6xcomplex<f32>>) -> tensor<2x3x6xcomplex<f32>>
      %119 = "stablehlo.select"(%114, %118, %91) : (tensor<2x3x6xi1>, tensor<2x3x6xcomplex<f32>>, tensor<2x3x6xcomplex<f32>>) -> tensor<2x3x6xcomplex<f32>>
      %120 = "stablehlo.broadcast_in_dim"(%r19) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
      %121 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
      %122 = "stablehlo.compare"(%r23, %121) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
      %123 = "stablehlo.and"(%102, %122) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
      %124 = "stablehlo.constant"() <{value = dense<1> : tensor<2xi32>}> : () -> tensor<2xi32>
      %125 = "stablehlo.add"(%120, %124) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      %126 = "stablehlo.select"(%123, %125, %r23) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      %127 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %128 = "stablehlo.add"(%r19, %127) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%128, %119, %60, %76, %126) : (tensor<i32>, tensor<2x3x6xcomplex<f32>>, tensor<2x3xi32>, tensor<2x3xi32>, tensor<2xi32>) -> ()
    }) : (tensor<i32>, tensor<2x3x6xcomplex<f32>>, tensor<2x3xi32>, tensor<2x3xi32>, tensor<2xi32>) -> (tensor<i32>, tensor<2x3x6xcomplex<f32>>, tensor<2x3xi32>, tensor<2x3xi32>, tensor<2xi32>)
    %130 = "stablehlo.slice"(%129#1) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 2, 3, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<2x3x6xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
    %131 = "stablehlo.slice"(%129#1) <{start_indices = array<i64: 0, 0, 3>, limit_indices = array<i64: 2, 3, 6>, strides = array<i64: 1, 1, 1>}> : (tensor<2x3x6xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
    %132 = "stablehlo.triangular_solve"(%130, %131) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
    return %132, %129#4 : tensor<2x3x3xcomplex<f32>>, tensor<2xi32>
  }
}
