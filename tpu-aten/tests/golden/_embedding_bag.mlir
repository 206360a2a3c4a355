// aten::_embedding_bag(Tensor weight, Tensor indices, Tensor offsets, bool scale_grad_by_freq=False, int mode=0, bool sparse=False, Tensor? per_sample_weights=None, bool include_last_offset=False, int padding_idx=-1) -> (Tensor, Tensor, Tensor, Tensor)

// T[7,4] i64[5] i64[2] false 0, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<7x4xf32>, %arg1: tensor<5xi64>, %arg2: tensor<2xi64>) -> (tensor<2x4xf32>, tensor<5xi64>, tensor<2xi64>, tensor<0xi64>) {
    %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xi64>
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<5xi64>}> : () -> tensor<5xi64>
    %2 = "stablehlo.constant"() <{value = dense<2> : tensor<5xi64>}> : () -> tensor<5xi64>
    %30:4 = "stablehlo.while"(%1, %2, %arg2, %0) ({
    ^bb0(%r3: tensor<5xi64>, %r4: tensor<5xi64>, %r5: tensor<2xi64>, %r6: tensor<5xi64>):
      %7 = "stablehlo.compare"(%r3, %r4) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi1>
      %8 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %12 = "stablehlo.reduce"(%7, %8) <{dimensions = array<i64: 0>}> ({
      ^bb0(%r9: tensor<i1>, %r10: tensor<i1>):
        %11 = "stablehlo.or"(%r9, %r10) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%11) : (tensor<i1>) -> ()
      }) : (tensor<5xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%12) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r13: tensor<5xi64>, %r14: tensor<5xi64>, %r15: tensor<2xi64>, %r16: tensor<5xi64>):
      %17 = "stablehlo.add"(%r13, %r14) : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
      %18 = "stablehlo.constant"() <{value = dense<2> : tensor<5xi64>}> : () -> tensor<5xi64>
      %19 = "stablehlo.divide"(%17, %18) : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
      %20 = "stablehlo.gather"(%r15, %19) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<2xi64>, tensor<5xi64>) -> tensor<5xi64>
      %21 = "stablehlo.compare"(%20, %r16) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi1>
      %22 = "stablehlo.compare"(%r13, %r14) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi1>
      %23 = "stablehlo.not"(%21) : (tensor<5xi1>) -> tensor<5xi1>
      %24 = "stablehlo.and"(%23, %22) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
      %25 = "stablehlo.and"(%21, %22) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
      %26 = "stablehlo.constant"() <{value = dense<1> : tensor<5xi64>}> : () -> tensor<5xi64>
      %27 = "stablehlo.add"(%19, %26) : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
      %28 = "stablehlo.select"(%24, %27, %r13) : (tensor<5xi1>, tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
      %29 = "stablehlo.select"(%25, %19, %r14) : (tensor<5xi1>, tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
      "stablehlo.return"(%28, %29, %r15, %r16) : (tensor<5xi64>, tensor<5xi64>, tensor<2xi64>, tensor<5xi64>) -> ()
    }) : (tensor<5xi64>, tensor<5xi64>, tensor<2xi64>, tensor<5xi64>) -> (tensor<5xi64>, tensor<5xi64>, tensor<2xi64>, tensor<5xi64>)
    %31 = "stablehlo.constant"() <{value = dense<-1> : tensor<5xi64>}> : () -> tensor<5xi64>
    %32 = "stablehlo.add"(%30#0, %31) : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
    %33 = "stablehlo.constant"() <{value = dense<-1> : tensor<i64>}> : () -> tensor<i64>
    %34 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<5xi64>
    %35 = "stablehlo.compare"(%arg1, %34) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi1>
    %36 = "stablehlo.constant"() <{value = dense<2> : tensor<5xi64>}> : () -> tensor<5xi64>
    %37 = "stablehlo.select"(%35, %36, %32) : (tensor<5xi1>, tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
    %38 = "stablehlo.convert"(%arg1) : (tensor<5xi64>) -> tensor<5xi32>
    %39 = "stablehlo.gather"(%arg0, %38) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>, indices_are_sorted = false}> : (tensor<7x4xf32>, tensor<5xi32>) -> tensor<5x4xf32>
    %40 = "stablehlo.convert"(%37) : (tensor<5xi64>) -> tensor<5xi32>
    %41 = "stablehlo.convert"(%37) : (tensor<5xi64>) -> tensor<5xi32>
    %42 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi64>}> : () -> tensor<2xi64>
    %43 = "stablehlo.constant"() <{value = dense<1> : tensor<5xi64>}> : () -> tensor<5xi64>
    %47 = "stablehlo.scatter"(%42, %41, %43) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r44: tensor<i64>, %r45: tensor<i64>):
      %46 = "stablehlo.add"(%r44, %r45) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%46) : (tensor<i64>) -> ()
    }) : (tensor<2xi64>, tensor<5xi32>, tensor<5xi64>) -> tensor<2xi64>
    %48 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x4xf32>}> : () -> tensor<2x4xf32>
    %52 = "stablehlo.scatter"(%48, %40, %39) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r49: tensor<f32>, %r50: tensor<f32>):
      %51 = "stablehlo.add"(%r49, %r50) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%51) : (tensor<f32>) -> ()
    }) : (tensor<2x4xf32>, tensor<5xi32>, tensor<5x4xf32>) -> tensor<2x4xf32>
    %53 = "stablehlo.constant"() <{value = dense<0> : tensor<0xi64>}> : () -> tensor<0xi64>
    %54 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    return %52, %32, %47, %53 : tensor<2x4xf32>, tensor<5xi64>, tensor<2xi64>, tensor<0xi64>
  }
}

// T[7,4] i64[5] i64[3] false 0 false T[5] true 2, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<7x4xf32>, %arg1: tensor<5xi64>, %arg2: tensor<3xi64>, %arg3: tensor<5xf32>, %s0: tensor<i64>) -> (tensor<2x4xf32>, tensor<5xi64>, tensor<3xi64>, tensor<0xi64>) {
    %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xi64>
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<5xi64>}> : () -> tensor<5xi64>
    %2 = "stablehlo.constant"() <{value = dense<2> : tensor<5xi64>}> : () -> tensor<5xi64>
    %30:4 = "stablehlo.while"(%1, %2, %arg2, %0) ({
    ^bb0(%r3: tensor<5xi64>, %r4: tensor<5xi64>, %r5: tensor<3xi64>, %r6: tensor<5xi64>):
      %7 = "stablehlo.compare"(%r3, %r4) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi1>
      %8 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %12 = "stablehlo.reduce"(%7, %8) <{dimensions = array<i64: 0>}> ({
      ^bb0(%r9: tensor<i1>, %r10: tensor<i1>):
        %11 = "stablehlo.or"(%r9, %r10) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%11) : (tensor<i1>) -> ()
      }) : (tensor<5xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%12) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r13: tensor<5xi64>, %r14: tensor<5xi64>, %r15: tensor<3xi64>, %r16: tensor<5xi64>):
      %17 = "stablehlo.add"(%r13, %r14) : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
      %18 = "stablehlo.constant"() <{value = dense<2> : tensor<5xi64>}> : () -> tensor<5xi64>
      %19 = "stablehlo.divide"(%17, %18) : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
      %20 = "stablehlo.gather"(%r15, %19) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<3xi64>, tensor<5xi64>) -> tensor<5xi64>
      %21 = "stablehlo.compare"(%20, %r16) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi1>
      %22 = "stablehlo.compare"(%r13, %r14) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi1>
      %23 = "stablehlo.not"(%21) : (tensor<5xi1>) -> tensor<5xi1>
      %24 = "stablehlo.and"(%23, %22) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
      %25 = "stablehlo.and"(%21, %22) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
      %26 = "stablehlo.constant"() <{value = dense<1> : tensor<5xi64>}> : () -> tensor<5xi64>
      %27 = "stablehlo.add"(%19, %26) : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
      %28 = "stablehlo.select"(%24, %27, %r13) : (tensor<5xi1>, tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
      %29 = "stablehlo.select"(%25, %19, %r14) : (tensor<5xi1>, tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
      "stablehlo.return"(%28, %29, %r15, %r16) : (tensor<5xi64>, tensor<5xi64>, tensor<3xi64>, tensor<5xi64>) -> ()
    }) : (tensor<5xi64>, tensor<5xi64>, tensor<3xi64>, tensor<5xi64>) -> (tensor<5xi64>, tensor<5xi64>, tensor<3xi64>, tensor<5xi64>)
    %31 = "stablehlo.constant"() <{value = dense<-1> : tensor<5xi64>}> : () -> tensor<5xi64>
    %32 = "stablehlo.add"(%30#0, %31) : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
    %33 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<5xi64>
    %34 = "stablehlo.compare"(%arg1, %33) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi1>
    %35 = "stablehlo.constant"() <{value = dense<2> : tensor<5xi64>}> : () -> tensor<5xi64>
    %36 = "stablehlo.select"(%34, %35, %32) : (tensor<5xi1>, tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
    %37 = "stablehlo.convert"(%arg1) : (tensor<5xi64>) -> tensor<5xi32>
    %38 = "stablehlo.gather"(%arg0, %37) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>, indices_are_sorted = false}> : (tensor<7x4xf32>, tensor<5xi32>) -> tensor<5x4xf32>
    %39 = "stablehlo.convert"(%36) : (tensor<5xi64>) -> tensor<5xi32>
    %40 = "stablehlo.convert"(%36) : (tensor<5xi64>) -> tensor<5xi32>
    %41 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi64>}> : () -> tensor<2xi64>
    %42 = "stablehlo.constant"() <{value = dense<1> : tensor<5xi64>}> : () -> tensor<5xi64>
    %46 = "stablehlo.scatter"(%41, %40, %42) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r43: tensor<i64>, %r44: tensor<i64>):
      %45 = "stablehlo.add"(%r43, %r44) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%45) : (tensor<i64>) -> ()
    }) : (tensor<2xi64>, tensor<5xi32>, tensor<5xi64>) -> tensor<2xi64>
    %47 = "stablehlo.broadcast_in_dim"(%arg3) <{broadcast_dimensions = array<i64: 0>}> : (tensor<5xf32>) -> tensor<5x4xf32>
    %48 = "stablehlo.multiply"(%38, %47) : (tensor<5x4xf32>, tensor<5x4xf32>) -> tensor<5x4xf32>
    %49 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x4xf32>}> : () -> tensor<2x4xf32>
    %53 = "stablehlo.scatter"(%49, %39, %48) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r50: tensor<f32>, %r51: tensor<f32>):
      %52 = "stablehlo.add"(%r50, %r51) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%52) : (tensor<f32>) -> ()
    }) : (tensor<2x4xf32>, tensor<5xi32>, tensor<5x4xf32>) -> tensor<2x4xf32>
    %54 = "stablehlo.constant"() <{value = dense<0> : tensor<0xi64>}> : () -> tensor<0xi64>
    %55 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %56 = "stablehlo.pad"(%46, %55) <{edge_padding_low = array<i64: 0>, edge_padding_high = array<i64: 1>, interior_padding = array<i64: 0>}> : (tensor<2xi64>, tensor<i64>) -> tensor<3xi64>
    return %53, %32, %56, %54 : tensor<2x4xf32>, tensor<5xi64>, tensor<3xi64>, tensor<0xi64>
  }
}

// T[7,4] i64[5] i64[2] false 1, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<7x4xf32>, %arg1: tensor<5xi64>, %arg2: tensor<2xi64>) -> (tensor<2x4xf32>, tensor<5xi64>, tensor<2xi64>, tensor<0xi64>) {
    %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xi64>
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<5xi64>}> : () -> tensor<5xi64>
    %2 = "stablehlo.constant"() <{value = dense<2> : tensor<5xi64>}> : () -> tensor<5xi64>
    %30:4 = "stablehlo.while"(%1, %2, %arg2, %0) ({
    ^bb0(%r3: tensor<5xi64>, %r4: tensor<5xi64>, %r5: tensor<2xi64>, %r6: tensor<5xi64>):
      %7 = "stablehlo.compare"(%r3, %r4) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi1>
      %8 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %12 = "stablehlo.reduce"(%7, %8) <{dimensions = array<i64: 0>}> ({
      ^bb0(%r9: tensor<i1>, %r10: tensor<i1>):
        %11 = "stablehlo.or"(%r9, %r10) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%11) : (tensor<i1>) -> ()
      }) : (tensor<5xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%12) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r13: tensor<5xi64>, %r14: tensor<5xi64>, %r15: tensor<2xi64>, %r16: tensor<5xi64>):
      %17 = "stablehlo.add"(%r13, %r14) : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
      %18 = "stablehlo.constant"() <{value = dense<2> : tensor<5xi64>}> : () -> tensor<5xi64>
      %19 = "stablehlo.divide"(%17, %18) : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
      %20 = "stablehlo.gather"(%r15, %19) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<2xi64>, tensor<5xi64>) -> tensor<5xi64>
      %21 = "stablehlo.compare"(%20, %r16) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi1>
      %22 = "stablehlo.compare"(%r13, %r14) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi1>
      %23 = "stablehlo.not"(%21) : (tensor<5xi1>) -> tensor<5xi1>
      %24 = "stablehlo.and"(%23, %22) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
      %25 = "stablehlo.and"(%21, %22) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
      %26 = "stablehlo.constant"() <{value = dense<1> : tensor<5xi64>}> : () -> tensor<5xi64>
      %27 = "stablehlo.add"(%19, %26) : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
      %28 = "stablehlo.select"(%24, %27, %r13) : (tensor<5xi1>, tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
      %29 = "stablehlo.select"(%25, %19, %r14) : (tensor<5xi1>, tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
      "stablehlo.return"(%28, %29, %r15, %r16) : (tensor<5xi64>, tensor<5xi64>, tensor<2xi64>, tensor<5xi64>) -> ()
    }) : (tensor<5xi64>, tensor<5xi64>, tensor<2xi64>, tensor<5xi64>) -> (tensor<5xi64>, tensor<5xi64>, tensor<2xi64>, tensor<5xi64>)
    %31 = "stablehlo.constant"() <{value = dense<-1> : tensor<5xi64>}> : () -> tensor<5xi64>
    %32 = "stablehlo.add"(%30#0, %31) : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
    %33 = "stablehlo.constant"() <{value = dense<-1> : tensor<i64>}> : () -> tensor<i64>
    %34 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<5xi64>
    %35 = "stablehlo.compare"(%arg1, %34) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi1>
    %36 = "stablehlo.constant"() <{value = dense<2> : tensor<5xi64>}> : () -> tensor<5xi64>
    %37 = "stablehlo.select"(%35, %36, %32) : (tensor<5xi1>, tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
    %38 = "stablehlo.convert"(%arg1) : (tensor<5xi64>) -> tensor<5xi32>
    %39 = "stablehlo.gather"(%arg0, %38) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>, indices_are_sorted = false}> : (tensor<7x4xf32>, tensor<5xi32>) -> tensor<5x4xf32>
    %40 = "stablehlo.convert"(%37) : (tensor<5xi64>) -> tensor<5xi32>
    %41 = "stablehlo.convert"(%37) : (tensor<5xi64>) -> tensor<5xi32>
    %42 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi64>}> : () -> tensor<2xi64>
    %43 = "stablehlo.constant"() <{value = dense<1> : tensor<5xi64>}> : () -> tensor<5xi64>
    %47 = "stablehlo.scatter"(%42, %41, %43) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r44: tensor<i64>, %r45: tensor<i64>):
      %46 = "stablehlo.add"(%r44, %r45) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%46) : (tensor<i64>) -> ()
    }) : (tensor<2xi64>, tensor<5xi32>, tensor<5xi64>) -> tensor<2xi64>
    %48 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x4xf32>}> : () -> tensor<2x4xf32>
    %52 = "stablehlo.scatter"(%48, %40, %39) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r49: tensor<f32>, %r50: tensor<f32>):
      %51 = "stablehlo.add"(%r49, %r50) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%51) : (tensor<f32>) -> ()
    }) : (tensor<2x4xf32>, tensor<5xi32>, tensor<5x4xf32>) -> tensor<2x4xf32>
    %53 = "stablehlo.constant"() <{value = dense<1> : tensor<2xi64>}> : () -> tensor<2xi64>
    %54 = "stablehlo.maximum"(%47, %53) : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    %55 = "stablehlo.convert"(%54) : (tensor<2xi64>) -> tensor<2xf32>
    %56 = "stablehlo.broadcast_in_dim"(%55) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf32>) -> tensor<2x4xf32>
    %57 = "stablehlo.divide"(%52, %56) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %58 = "stablehlo.constant"() <{value = dense<0> : tensor<0xi64>}> : () -> tensor<0xi64>
    %59 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    return %57, %32, %47, %58 : tensor<2x4xf32>, tensor<5xi64>, tensor<2xi64>, tensor<0xi64>
  }
}

// T[7,4] i64[5] i64[2] false 2, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<7x4xf32>, %arg1: tensor<5xi64>, %arg2: tensor<2xi64>) -> (tensor<2x4xf32>, tensor<5xi64>, tensor<2xi64>, tensor<2x4xi64>) {
    %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xi64>
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<5xi64>}> : () -> tensor<5xi64>
    %2 = "stablehlo.constant"() <{value = dense<2> : tensor<5xi64>}> : () -> tensor<5xi64>
    %30:4 = "stablehlo.while"(%1, %2, %arg2, %0) ({
    ^bb0(%r3: tensor<5xi64>, %r4: tensor<5xi64>, %r5: tensor<2xi64>, %r6: tensor<5xi64>):
      %7 = "stablehlo.compare"(%r3, %r4) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi1>
      %8 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %12 = "stablehlo.reduce"(%7, %8) <{dimensions = array<i64: 0>}> ({
      ^bb0(%r9: tensor<i1>, %r10: tensor<i1>):
        %11 = "stablehlo.or"(%r9, %r10) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%11) : (tensor<i1>) -> ()
      }) : (tensor<5xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%12) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r13: tensor<5xi64>, %r14: tensor<5xi64>, %r15: tensor<2xi64>, %r16: tensor<5xi64>):
      %17 = "stablehlo.add"(%r13, %r14) : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
      %18 = "stablehlo.constant"() <{value = dense<2> : tensor<5xi64>}> : () -> tensor<5xi64>
      %19 = "stablehlo.divide"(%17, %18) : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
      %20 = "stablehlo.gather"(%r15, %19) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<2xi64>, tensor<5xi64>) -> tensor<5xi64>
      %21 = "stablehlo.compare"(%20, %r16) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi1>
      %22 = "stablehlo.compare"(%r13, %r14) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi1>
      %23 = "stablehlo.not"(%21) : (tensor<5xi1>) -> tensor<5xi1>
      %24 = "stablehlo.and"(%23, %22) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
      %25 = "stablehlo.and"(%21, %22) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
      %26 = "stablehlo.constant"() <{value = dense<1> : tensor<5xi64>}> : () -> tensor<5xi64>
      %27 = "stablehlo.add"(%19, %26) : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
      %28 = "stablehlo.select"(%24, %27, %r13) : (tensor<5xi1>, tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
      %29 = "stablehlo.select"(%25, %19, %r14) : (tensor<5xi1>, tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
      "stablehlo.return"(%28, %29, %r15, %r16) : (tensor<5xi64>, tensor<5xi64>, tensor<2xi64>, tensor<5xi64>) -> ()
    }) : (tensor<5xi64>, tensor<5xi64>, tensor<2xi64>, tensor<5xi64>) -> (tensor<5xi64>, tensor<5xi64>, tensor<2xi64>, tensor<5xi64>)
    %31 = "stablehlo.constant"() <{value = dense<-1> : tensor<5xi64>}> : () -> tensor<5xi64>
    %32 = "stablehlo.add"(%30#0, %31) : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
    %33 = "stablehlo.constant"() <{value = dense<-1> : tensor<i64>}> : () -> tensor<i64>
    %34 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<5xi64>
    %35 = "stablehlo.compare"(%arg1, %34) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi1>
    %36 = "stablehlo.constant"() <{value = dense<2> : tensor<5xi64>}> : () -> tensor<5xi64>
    %37 = "stablehlo.select"(%35, %36, %32) : (tensor<5xi1>, tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
    %38 = "stablehlo.convert"(%arg1) : (tensor<5xi64>) -> tensor<5xi32>
    %39 = "stablehlo.gather"(%arg0, %38) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>, indices_are_sorted = false}> : (tensor<7x4xf32>, tensor<5xi32>) -> tensor<5x4xf32>
    %40 = "stablehlo.convert"(%37) : (tensor<5xi64>) -> tensor<5xi32>
    %41 = "stablehlo.convert"(%37) : (tensor<5xi64>) -> tensor<5xi32>
    %42 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi64>}> : () -> tensor<2xi64>
    %43 = "stablehlo.constant"() <{value = dense<1> : tensor<5xi64>}> : () -> tensor<5xi64>
    %47 = "stablehlo.scatter"(%42, %41, %43) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r44: tensor<i64>, %r45: tensor<i64>):
      %46 = "stablehlo.add"(%r44, %r45) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%46) : (tensor<i64>) -> ()
    }) : (tensor<2xi64>, tensor<5xi32>, tensor<5xi64>) -> tensor<2xi64>
    %48 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x4xf32>}> : () -> tensor<2x4xf32>
    %52 = "stablehlo.scatter"(%48, %40, %39) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r49: tensor<f32>, %r50: tensor<f32>):
      %51 = "stablehlo.maximum"(%r49, %r50) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%51) : (tensor<f32>) -> ()
    }) : (tensor<2x4xf32>, tensor<5xi32>, tensor<5x4xf32>) -> tensor<2x4xf32>
    %53 = "stablehlo.gather"(%52, %40) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>, indices_are_sorted = false}> : (tensor<2x4xf32>, tensor<5xi32>) -> tensor<5x4xf32>
    %54 = "stablehlo.compare"(%39, %53) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<5x4xf32>, tensor<5x4xf32>) -> tensor<5x4xi1>
    %55 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5x4xi64>
    %56 = "stablehlo.constant"() <{value = dense<5> : tensor<5x4xi64>}> : () -> tensor<5x4xi64>
    %57 = "stablehlo.select"(%54, %55, %56) : (tensor<5x4xi1>, tensor<5x4xi64>, tensor<5x4xi64>) -> tensor<5x4xi64>
    %58 = "stablehlo.constant"() <{value = dense<5> : tensor<2x4xi64>}> : () -> tensor<2x4xi64>
    %62 = "stablehlo.scatter"(%58, %40, %57) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r59: tensor<i64>, %r60: tensor<i64>):
      %61 = "stablehlo.minimum"(%r59, %r60) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%61) : (tensor<i64>) -> ()
    }) : (tensor<2x4xi64>, tensor<5xi32>, tensor<5x4xi64>) -> tensor<2x4xi64>
    %63 = "stablehlo.constant"() <{value = dense<5> : tensor<2x4xi64>}> : () -> tensor<2x4xi64>
    %64 = "stablehlo.compare"(%62, %63) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x4xi64>, tensor<2x4xi64>) -> tensor<2x4xi1>
    %65 = "stablehlo.constant"() <{value = dense<-1> : tensor<1xi64>}> : () -> tensor<1xi64>
    %66 = "stablehlo.concatenate"(%arg1, %65) <{dimension = 0 : i64}> : (tensor<5xi64>, tensor<1xi64>) -> tensor<6xi64>
    %67 = "stablehlo.gather"(%66, %62) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<6xi64>, tensor<2x4xi64>) -> tensor<2x4xi64>
    %68 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x4xf32>}> : () -> tensor<2x4xf32>
    %69 = "stablehlo.select"(%64, %52, %68) : (tensor<2x4xi1>, tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %70 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    return %69, %32, %47, %67 : tensor<2x4xf32>, tensor<5xi64>, tensor<2xi64>, tensor<2x4xi64>
  }
}

// T[7,4] i64[5] i64[2] false 0, T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<7x4xbf16>, %arg1: tensor<5xi64>, %arg2: tensor<2xi64>) -> (tensor<2x4xbf16>, tensor<5xi64>, tensor<2xi64>, tensor<0xi64>) {
    %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xi64>
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<5xi64>}> : () -> tensor<5xi64>
    %2 = "stablehlo.constant"() <{value = dense<2> : tensor<5xi64>}> : () -> tensor<5xi64>
    %30:4 = "stablehlo.while"(%1, %2, %arg2, %0) ({
    ^bb0(%r3: tensor<5xi64>, %r4: tensor<5xi64>, %r5: tensor<2xi64>, %r6: tensor<5xi64>):
      %7 = "stablehlo.compare"(%r3, %r4) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi1>
      %8 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %12 = "stablehlo.reduce"(%7, %8) <{dimensions = array<i64: 0>}> ({
      ^bb0(%r9: tensor<i1>, %r10: tensor<i1>):
        %11 = "stablehlo.or"(%r9, %r10) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%11) : (tensor<i1>) -> ()
      }) : (tensor<5xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%12) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r13: tensor<5xi64>, %r14: tensor<5xi64>, %r15: tensor<2xi64>, %r16: tensor<5xi64>):
      %17 = "stablehlo.add"(%r13, %r14) : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
      %18 = "stablehlo.constant"() <{value = dense<2> : tensor<5xi64>}> : () -> tensor<5xi64>
      %19 = "stablehlo.divide"(%17, %18) : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
      %20 = "stablehlo.gather"(%r15, %19) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<2xi64>, tensor<5xi64>) -> tensor<5xi64>
      %21 = "stablehlo.compare"(%20, %r16) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi1>
      %22 = "stablehlo.compare"(%r13, %r14) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi1>
      %23 = "stablehlo.not"(%21) : (tensor<5xi1>) -> tensor<5xi1>
      %24 = "stablehlo.and"(%23, %22) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
      %25 = "stablehlo.and"(%21, %22) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
      %26 = "stablehlo.constant"() <{value = dense<1> : tensor<5xi64>}> : () -> tensor<5xi64>
      %27 = "stablehlo.add"(%19, %26) : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
      %28 = "stablehlo.select"(%24, %27, %r13) : (tensor<5xi1>, tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
      %29 = "stablehlo.select"(%25, %19, %r14) : (tensor<5xi1>, tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
      "stablehlo.return"(%28, %29, %r15, %r16) : (tensor<5xi64>, tensor<5xi64>, tensor<2xi64>, tensor<5xi64>) -> ()
    }) : (tensor<5xi64>, tensor<5xi64>, tensor<2xi64>, tensor<5xi64>) -> (tensor<5xi64>, tensor<5xi64>, tensor<2xi64>, tensor<5xi64>)
    %31 = "stablehlo.constant"() <{value = dense<-1> : tensor<5xi64>}> : () -> tensor<5xi64>
    %32 = "stablehlo.add"(%30#0, %31) : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
    %33 = "stablehlo.constant"() <{value = dense<-1> : tensor<i64>}> : () -> tensor<i64>
    %34 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<5xi64>
    %35 = "stablehlo.compare"(%arg1, %34) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi1>
    %36 = "stablehlo.constant"() <{value = dense<2> : tensor<5xi64>}> : () -> tensor<5xi64>
    %37 = "stablehlo.select"(%35, %36, %32) : (tensor<5xi1>, tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
    %38 = "stablehlo.convert"(%arg1) : (tensor<5xi64>) -> tensor<5xi32>
    %39 = "stablehlo.gather"(%arg0, %38) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>, indices_are_sorted = false}> : (tensor<7x4xbf16>, tensor<5xi32>) -> tensor<5x4xbf16>
    %40 = "stablehlo.convert"(%39) : (tensor<5x4xbf16>) -> tensor<5x4xf32>
    %41 = "stablehlo.convert"(%37) : (tensor<5xi64>) -> tensor<5xi32>
    %42 = "stablehlo.convert"(%37) : (tensor<5xi64>) -> tensor<5xi32>
    %43 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi64>}> : () -> tensor<2xi64>
    %44 = "stablehlo.constant"() <{value = dense<1> : tensor<5xi64>}> : () -> tensor<5xi64>
    %48 = "stablehlo.scatter"(%43, %42, %44) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r45: tensor<i64>, %r46: tensor<i64>):
      %47 = "stablehlo.add"(%r45, %r46) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%47) : (tensor<i64>) -> ()
    }) : (tensor<2xi64>, tensor<5xi32>, tensor<5xi64>) -> tensor<2xi64>
    %49 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x4xf32>}> : () -> tensor<2x4xf32>
    %53 = "stablehlo.scatter"(%49, %41, %40) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r50: tensor<f32>, %r51: tensor<f32>):
      %52 = "stablehlo.add"(%r50, %r51) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%52) : (tensor<f32>) -> ()
    }) : (tensor<2x4xf32>, tensor<5xi32>, tensor<5x4xf32>) -> tensor<2x4xf32>
    %54 = "stablehlo.constant"() <{value = dense<0> : tensor<0xi64>}> : () -> tensor<0xi64>
    %55 = "stablehlo.convert"(%53) : (tensor<2x4xf32>) -> tensor<2x4xbf16>
    %56 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    return %55, %32, %48, %54 : tensor<2x4xbf16>, tensor<5xi64>, tensor<2xi64>, tensor<0xi64>
  }
}

// T[7,4] i64[5] i64[2] false 0, T = float16
module @torchtpu {
  func.func public @main(%arg0: tensor<7x4xf16>, %arg1: tensor<5xi64>, %arg2: tensor<2xi64>) -> (tensor<2x4xf16>, tensor<5xi64>, tensor<2xi64>, tensor<0xi64>) {
    %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xi64>
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<5xi64>}> : () -> tensor<5xi64>
    %2 = "stablehlo.constant"() <{value = dense<2> : tensor<5xi64>}> : () -> tensor<5xi64>
    %30:4 = "stablehlo.while"(%1, %2, %arg2, %0) ({
    ^bb0(%r3: tensor<5xi64>, %r4: tensor<5xi64>, %r5: tensor<2xi64>, %r6: tensor<5xi64>):
      %7 = "stablehlo.compare"(%r3, %r4) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi1>
      %8 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %12 = "stablehlo.reduce"(%7, %8) <{dimensions = array<i64: 0>}> ({
      ^bb0(%r9: tensor<i1>, %r10: tensor<i1>):
        %11 = "stablehlo.or"(%r9, %r10) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%11) : (tensor<i1>) -> ()
      }) : (tensor<5xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%12) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r13: tensor<5xi64>, %r14: tensor<5xi64>, %r15: tensor<2xi64>, %r16: tensor<5xi64>):
      %17 = "stablehlo.add"(%r13, %r14) : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
      %18 = "stablehlo.constant"() <{value = dense<2> : tensor<5xi64>}> : () -> tensor<5xi64>
      %19 = "stablehlo.divide"(%17, %18) : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
      %20 = "stablehlo.gather"(%r15, %19) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<2xi64>, tensor<5xi64>) -> tensor<5xi64>
      %21 = "stablehlo.compare"(%20, %r16) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi1>
      %22 = "stablehlo.compare"(%r13, %r14) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi1>
      %23 = "stablehlo.not"(%21) : (tensor<5xi1>) -> tensor<5xi1>
      %24 = "stablehlo.and"(%23, %22) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
      %25 = "stablehlo.and"(%21, %22) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
      %26 = "stablehlo.constant"() <{value = dense<1> : tensor<5xi64>}> : () -> tensor<5xi64>
      %27 = "stablehlo.add"(%19, %26) : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
      %28 = "stablehlo.select"(%24, %27, %r13) : (tensor<5xi1>, tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
      %29 = "stablehlo.select"(%25, %19, %r14) : (tensor<5xi1>, tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
      "stablehlo.return"(%28, %29, %r15, %r16) : (tensor<5xi64>, tensor<5xi64>, tensor<2xi64>, tensor<5xi64>) -> ()
    }) : (tensor<5xi64>, tensor<5xi64>, tensor<2xi64>, tensor<5xi64>) -> (tensor<5xi64>, tensor<5xi64>, tensor<2xi64>, tensor<5xi64>)
    %31 = "stablehlo.constant"() <{value = dense<-1> : tensor<5xi64>}> : () -> tensor<5xi64>
    %32 = "stablehlo.add"(%30#0, %31) : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
    %33 = "stablehlo.constant"() <{value = dense<-1> : tensor<i64>}> : () -> tensor<i64>
    %34 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<5xi64>
    %35 = "stablehlo.compare"(%arg1, %34) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi1>
    %36 = "stablehlo.constant"() <{value = dense<2> : tensor<5xi64>}> : () -> tensor<5xi64>
    %37 = "stablehlo.select"(%35, %36, %32) : (tensor<5xi1>, tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
    %38 = "stablehlo.convert"(%arg1) : (tensor<5xi64>) -> tensor<5xi32>
    %39 = "stablehlo.gather"(%arg0, %38) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>, indices_are_sorted = false}> : (tensor<7x4xf16>, tensor<5xi32>) -> tensor<5x4xf16>
    %40 = "stablehlo.convert"(%39) : (tensor<5x4xf16>) -> tensor<5x4xf32>
    %41 = "stablehlo.convert"(%37) : (tensor<5xi64>) -> tensor<5xi32>
    %42 = "stablehlo.convert"(%37) : (tensor<5xi64>) -> tensor<5xi32>
    %43 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi64>}> : () -> tensor<2xi64>
    %44 = "stablehlo.constant"() <{value = dense<1> : tensor<5xi64>}> : () -> tensor<5xi64>
    %48 = "stablehlo.scatter"(%43, %42, %44) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r45: tensor<i64>, %r46: tensor<i64>):
      %47 = "stablehlo.add"(%r45, %r46) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%47) : (tensor<i64>) -> ()
    }) : (tensor<2xi64>, tensor<5xi32>, tensor<5xi64>) -> tensor<2xi64>
    %49 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x4xf32>}> : () -> tensor<2x4xf32>
    %53 = "stablehlo.scatter"(%49, %41, %40) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r50: tensor<f32>, %r51: tensor<f32>):
      %52 = "stablehlo.add"(%r50, %r51) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%52) : (tensor<f32>) -> ()
    }) : (tensor<2x4xf32>, tensor<5xi32>, tensor<5x4xf32>) -> tensor<2x4xf32>
    %54 = "stablehlo.constant"() <{value = dense<0> : tensor<0xi64>}> : () -> tensor<0xi64>
    %55 = "stablehlo.convert"(%53) : (tensor<2x4xf32>) -> tensor<2x4xf16>
    %56 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    return %55, %32, %48, %54 : tensor<2x4xf16>, tensor<5xi64>, tensor<2xi64>, tensor<0xi64>
  }
}

// T[7,4] i64[5] i64[2] false 0, T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<7x4xf64>, %arg1: tensor<5xi64>, %arg2: tensor<2xi64>) -> (tensor<2x4xf64>, tensor<5xi64>, tensor<2xi64>, tensor<0xi64>) {
    %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xi64>
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<5xi64>}> : () -> tensor<5xi64>
    %2 = "stablehlo.constant"() <{value = dense<2> : tensor<5xi64>}> : () -> tensor<5xi64>
    %30:4 = "stablehlo.while"(%1, %2, %arg2, %0) ({
    ^bb0(%r3: tensor<5xi64>, %r4: tensor<5xi64>, %r5: tensor<2xi64>, %r6: tensor<5xi64>):
      %7 = "stablehlo.compare"(%r3, %r4) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi1>
      %8 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %12 = "stablehlo.reduce"(%7, %8) <{dimensions = array<i64: 0>}> ({
      ^bb0(%r9: tensor<i1>, %r10: tensor<i1>):
        %11 = "stablehlo.or"(%r9, %r10) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%11) : (tensor<i1>) -> ()
      }) : (tensor<5xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%12) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r13: tensor<5xi64>, %r14: tensor<5xi64>, %r15: tensor<2xi64>, %r16: tensor<5xi64>):
      %17 = "stablehlo.add"(%r13, %r14) : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
      %18 = "stablehlo.constant"() <{value = dense<2> : tensor<5xi64>}> : () -> tensor<5xi64>
      %19 = "stablehlo.divide"(%17, %18) : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
      %20 = "stablehlo.gather"(%r15, %19) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<2xi64>, tensor<5xi64>) -> tensor<5xi64>
      %21 = "stablehlo.compare"(%20, %r16) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi1>
      %22 = "stablehlo.compare"(%r13, %r14) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi1>
      %23 = "stablehlo.not"(%21) : (tensor<5xi1>) -> tensor<5xi1>
      %24 = "stablehlo.and"(%23, %22) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
      %25 = "stablehlo.and"(%21, %22) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
      %26 = "stablehlo.constant"() <{value = dense<1> : tensor<5xi64>}> : () -> tensor<5xi64>
      %27 = "stablehlo.add"(%19, %26) : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
      %28 = "stablehlo.select"(%24, %27, %r13) : (tensor<5xi1>, tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
      %29 = "stablehlo.select"(%25, %19, %r14) : (tensor<5xi1>, tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
      "stablehlo.return"(%28, %29, %r15, %r16) : (tensor<5xi64>, tensor<5xi64>, tensor<2xi64>, tensor<5xi64>) -> ()
    }) : (tensor<5xi64>, tensor<5xi64>, tensor<2xi64>, tensor<5xi64>) -> (tensor<5xi64>, tensor<5xi64>, tensor<2xi64>, tensor<5xi64>)
    %31 = "stablehlo.constant"() <{value = dense<-1> : tensor<5xi64>}> : () -> tensor<5xi64>
    %32 = "stablehlo.add"(%30#0, %31) : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
    %33 = "stablehlo.constant"() <{value = dense<-1> : tensor<i64>}> : () -> tensor<i64>
    %34 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<5xi64>
    %35 = "stablehlo.compare"(%arg1, %34) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi1>
    %36 = "stablehlo.constant"() <{value = dense<2> : tensor<5xi64>}> : () -> tensor<5xi64>
    %37 = "stablehlo.select"(%35, %36, %32) : (tensor<5xi1>, tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
    %38 = "stablehlo.convert"(%arg1) : (tensor<5xi64>) -> tensor<5xi32>
    %39 = "stablehlo.gather"(%arg0, %38) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>, indices_are_sorted = false}> : (tensor<7x4xf64>, tensor<5xi32>) -> tensor<5x4xf64>
    %40 = "stablehlo.convert"(%37) : (tensor<5xi64>) -> tensor<5xi32>
    %41 = "stablehlo.convert"(%37) : (tensor<5xi64>) -> tensor<5xi32>
    %42 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi64>}> : () -> tensor<2xi64>
    %43 = "stablehlo.constant"() <{value = dense<1> : tensor<5xi64>}> : () -> tensor<5xi64>
    %47 = "stablehlo.scatter"(%42, %41, %43) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r44: tensor<i64>, %r45: tensor<i64>):
      %46 = "stablehlo.add"(%r44, %r45) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%46) : (tensor<i64>) -> ()
    }) : (tensor<2xi64>, tensor<5xi32>, tensor<5xi64>) -> tensor<2xi64>
    %48 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x4xf64>}> : () -> tensor<2x4xf64>
    %52 = "stablehlo.scatter"(%48, %40, %39) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r49: tensor<f64>, %r50: tensor<f64>):
      %51 = "stablehlo.add"(%r49, %r50) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%51) : (tensor<f64>) -> ()
    }) : (tensor<2x4xf64>, tensor<5xi32>, tensor<5x4xf64>) -> tensor<2x4xf64>
    %53 = "stablehlo.constant"() <{value = dense<0> : tensor<0xi64>}> : () -> tensor<0xi64>
    %54 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    return %52, %32, %47, %53 : tensor<2x4xf64>, tensor<5xi64>, tensor<2xi64>, tensor<0xi64>
  }
}
