// aten::_embedding_bag(Tensor weight, Tensor indices, Tensor offsets, bool scale_grad_by_freq=False, int mode=0, bool sparse=False, Tensor? per_sample_weights=None, bool include_last_offset=False, int padding_idx=-1) -> (Tensor, Tensor, Tensor, Tensor)

// T[7,4] i64[5] i64[2] false 0, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<7x4xf32>, %arg1: tensor<5xi64>, %arg2: tensor<2xi64>) -> (tensor<2x4xf32>, tensor<5xi64>, tensor<2xi64>, tensor<0xi64>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<5xi64>) -> tensor<5xi32>
    %1 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xi32>
    %2 = "stablehlo.convert"(%arg2) : (tensor<2xi64>) -> tensor<2xi32>
    %3 = "stablehlo.constant"() <{value = dense<0> : tensor<5xi32>}> : () -> tensor<5xi32>
    %4 = "stablehlo.constant"() <{value = dense<2> : tensor<5xi32>}> : () -> tensor<5xi32>
    %32:4 = "stablehlo.while"(%3, %4, %2, %1) ({
    ^bb0(%r5: tensor<5xi32>, %r6: tensor<5xi32>, %r7: tensor<2xi32>, %r8: tensor<5xi32>):
      %9 = "stablehlo.compare"(%r5, %r6) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
      %10 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %14 = "stablehlo.reduce"(%9, %10) <{dimensions = array<i64: 0>}> ({
      ^bb0(%r11: tensor<i1>, %r12: tensor<i1>):
        %13 = "stablehlo.or"(%r11, %r12) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%13) : (tensor<i1>) -> ()
      }) : (tensor<5xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%14) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r15: tensor<5xi32>, %r16: tensor<5xi32>, %r17: tensor<2xi32>, %r18: tensor<5xi32>):
      %19 = "stablehlo.add"(%r15, %r16) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
      %20 = "stablehlo.constant"() <{value = dense<2> : tensor<5xi32>}> : () -> tensor<5xi32>
      %21 = "stablehlo.divide"(%19, %20) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
      %22 = "stablehlo.gather"(%r17, %21) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<2xi32>, tensor<5xi32>) -> tensor<5xi32>
      %23 = "stablehlo.compare"(%22, %r18) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
      %24 = "stablehlo.compare"(%r15, %r16) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
      %25 = "stablehlo.not"(%23) : (tensor<5xi1>) -> tensor<5xi1>
      %26 = "stablehlo.and"(%25, %24) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
      %27 = "stablehlo.and"(%23, %24) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
      %28 = "stablehlo.constant"() <{value = dense<1> : tensor<5xi32>}> : () -> tensor<5xi32>
      %29 = "stablehlo.add"(%21, %28) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
      %30 = "stablehlo.select"(%26, %29, %r15) : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
      %31 = "stablehlo.select"(%27, %21, %r16) : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
      "stablehlo.return"(%30, %31, %r17, %r18) : (tensor<5xi32>, tensor<5xi32>, tensor<2xi32>, tensor<5xi32>) -> ()
    }) : (tensor<5xi32>, tensor<5xi32>, tensor<2xi32>, tensor<5xi32>) -> (tensor<5xi32>, tensor<5xi32>, tensor<2xi32>, tensor<5xi32>)
    %33 = "stablehlo.constant"() <{value = dense<-1> : tensor<5xi32>}> : () -> tensor<5xi32>
    %34 = "stablehlo.add"(%32#0, %33) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    %35 = "stablehlo.constant"() <{value = dense<-1> : tensor<i32>}> : () -> tensor<i32>
    %36 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<5xi32>
    %37 = "stablehlo.compare"(%0, %36) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %38 = "stablehlo.constant"() <{value = dense<2> : tensor<5xi32>}> : () -> tensor<5xi32>
    %39 = "stablehlo.select"(%37, %38, %34) : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    %40 = "stablehlo.gather"(%arg0, %0) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>, indices_are_sorted = false}> : (tensor<7x4xf32>, tensor<5xi32>) -> tensor<5x4xf32>
    %41 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
    %42 = "stablehlo.constant"() <{value = dense<1> : tensor<5xi32>}> : () -> tensor<5xi32>
    %46 = "stablehlo.scatter"(%41, %39, %42) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r43: tensor<i32>, %r44: tensor<i32>):
      %45 = "stablehlo.add"(%r43, %r44) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%45) : (tensor<i32>) -> ()
    }) : (tensor<2xi32>, tensor<5xi32>, tensor<5xi32>) -> tensor<2xi32>
    %47 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x4xf32>}> : () -> tensor<2x4xf32>
    %51 = "stablehlo.scatter"(%47, %39, %40) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r48: tensor<f32>, %r49: tensor<f32>):
      %50 = "stablehlo.add"(%r48, %r49) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%50) : (tensor<f32>) -> ()
    }) : (tensor<2x4xf32>, tensor<5xi32>, tensor<5x4xf32>) -> tensor<2x4xf32>
    %52 = "stablehlo.constant"() <{value = dense<0> : tensor<0xi32>}> : () -> tensor<0xi32>
    %53 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %54 = "stablehlo.convert"(%34) : (tensor<5xi32>) -> tensor<5xi64>
    %55 = "stablehlo.convert"(%46) : (tensor<2xi32>) -> tensor<2xi64>
    %56 = "stablehlo.convert"(%52) : (tensor<0xi32>) -> tensor<0xi64>
    return %51, %54, %55, %56 : tensor<2x4xf32>, tensor<5xi64>, tensor<2xi64>, tensor<0xi64>
  }
}

// T[7,4] i64[5] i64[3] false 0 false T[5] true 2, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<7x4xf32>, %arg1: tensor<5xi64>, %arg2: tensor<3xi64>, %arg3: tensor<5xf32>, %s0: tensor<i32>) -> (tensor<2x4xf32>, tensor<5xi64>, tensor<3xi64>, tensor<0xi64>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<5xi64>) -> tensor<5xi32>
    %1 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xi32>
    %2 = "stablehlo.convert"(%arg2) : (tensor<3xi64>) -> tensor<3xi32>
    %3 = "stablehlo.constant"() <{value = dense<0> : tensor<5xi32>}> : () -> tensor<5xi32>
    %4 = "stablehlo.constant"() <{value = dense<2> : tensor<5xi32>}> : () -> tensor<5xi32>
    %32:4 = "stablehlo.while"(%3, %4, %2, %1) ({
    ^bb0(%r5: tensor<5xi32>, %r6: tensor<5xi32>, %r7: tensor<3xi32>, %r8: tensor<5xi32>):
      %9 = "stablehlo.compare"(%r5, %r6) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
      %10 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %14 = "stablehlo.reduce"(%9, %10) <{dimensions = array<i64: 0>}> ({
      ^bb0(%r11: tensor<i1>, %r12: tensor<i1>):
        %13 = "stablehlo.or"(%r11, %r12) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%13) : (tensor<i1>) -> ()
      }) : (tensor<5xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%14) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r15: tensor<5xi32>, %r16: tensor<5xi32>, %r17: tensor<3xi32>, %r18: tensor<5xi32>):
      %19 = "stablehlo.add"(%r15, %r16) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
      %20 = "stablehlo.constant"() <{value = dense<2> : tensor<5xi32>}> : () -> tensor<5xi32>
      %21 = "stablehlo.divide"(%19, %20) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
      %22 = "stablehlo.gather"(%r17, %21) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<3xi32>, tensor<5xi32>) -> tensor<5xi32>
      %23 = "stablehlo.compare"(%22, %r18) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
      %24 = "stablehlo.compare"(%r15, %r16) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
      %25 = "stablehlo.not"(%23) : (tensor<5xi1>) -> tensor<5xi1>
      %26 = "stablehlo.and"(%25, %24) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
      %27 = "stablehlo.and"(%23, %24) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
      %28 = "stablehlo.constant"() <{value = dense<1> : tensor<5xi32>}> : () -> tensor<5xi32>
      %29 = "stablehlo.add"(%21, %28) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
      %30 = "stablehlo.select"(%26, %29, %r15) : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
      %31 = "stablehlo.select"(%27, %21, %r16) : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
      "stablehlo.return"(%30, %31, %r17, %r18) : (tensor<5xi32>, tensor<5xi32>, tensor<3xi32>, tensor<5xi32>) -> ()
    }) : (tensor<5xi32>, tensor<5xi32>, tensor<3xi32>, tensor<5xi32>) -> (tensor<5xi32>, tensor<5xi32>, tensor<3xi32>, tensor<5xi32>)
    %33 = "stablehlo.constant"() <{value = dense<-1> : tensor<5xi32>}> : () -> tensor<5xi32>
    %34 = "stablehlo.add"(%32#0, %33) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    %35 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<5xi32>
    %36 = "stablehlo.compare"(%0, %35) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %37 = "stablehlo.constant"() <{value = dense<2> : tensor<5xi32>}> : () -> tensor<5xi32>
    %38 = "stablehlo.select"(%36, %37, %34) : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    %39 = "stablehlo.gather"(%arg0, %0) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>, indices_are_sorted = false}> : (tensor<7x4xf32>, tensor<5xi32>) -> tensor<5x4xf32>
    %40 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
    %41 = "stablehlo.constant"() <{value = dense<1> : tensor<5xi32>}> : () -> tensor<5xi32>
    %45 = "stablehlo.scatter"(%40, %38, %41) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r42: tensor<i32>, %r43: tensor<i32>):
      %44 = "stablehlo.add"(%r42, %r43) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%44) : (tensor<i32>) -> ()
    }) : (tensor<2xi32>, tensor<5xi32>, tensor<5xi32>) -> tensor<2xi32>
    %46 = "stablehlo.broadcast_in_dim"(%arg3) <{broadcast_dimensions = array<i64: 0>}> : (tensor<5xf32>) -> tensor<5x4xf32>
    %47 = "stablehlo.multiply"(%39, %46) : (tensor<5x4xf32>, tensor<5x4xf32>) -> tensor<5x4xf32>
    %48 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x4xf32>}> : () -> tensor<2x4xf32>
    %52 = "stablehlo.scatter"(%48, %38, %47) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r49: tensor<f32>, %r50: tensor<f32>):
      %51 = "stablehlo.add"(%r49, %r50) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%51) : (tensor<f32>) -> ()
    }) : (tensor<2x4xf32>, tensor<5xi32>, tensor<5x4xf32>) -> tensor<2x4xf32>
    %53 = "stablehlo.constant"() <{value = dense<0> : tensor<0xi32>}> : () -> tensor<0xi32>
    %54 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %55 = "stablehlo.pad"(%45, %54) <{edge_padding_low = array<i64: 0>, edge_padding_high = array<i64: 1>, interior_padding = array<i64: 0>}> : (tensor<2xi32>, tensor<i32>) -> tensor<3xi32>
    %56 = "stablehlo.convert"(%34) : (tensor<5xi32>) -> tensor<5xi64>
    %57 = "stablehlo.convert"(%55) : (tensor<3xi32>) -> tensor<3xi64>
    %58 = "stablehlo.convert"(%53) : (tensor<0xi32>) -> tensor<0xi64>
    return %52, %56, %57, %58 : tensor<2x4xf32>, tensor<5xi64>, tensor<3xi64>, tensor<0xi64>
  }
}

// T[7,4] i64[5] i64[2] false 1, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<7x4xf32>, %arg1: tensor<5xi64>, %arg2: tensor<2xi64>) -> (tensor<2x4xf32>, tensor<5xi64>, tensor<2xi64>, tensor<0xi64>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<5xi64>) -> tensor<5xi32>
    %1 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xi32>
    %2 = "stablehlo.convert"(%arg2) : (tensor<2xi64>) -> tensor<2xi32>
    %3 = "stablehlo.constant"() <{value = dense<0> : tensor<5xi32>}> : () -> tensor<5xi32>
    %4 = "stablehlo.constant"() <{value = dense<2> : tensor<5xi32>}> : () -> tensor<5xi32>
    %32:4 = "stablehlo.while"(%3, %4, %2, %1) ({
    ^bb0(%r5: tensor<5xi32>, %r6: tensor<5xi32>, %r7: tensor<2xi32>, %r8: tensor<5xi32>):
      %9 = "stablehlo.compare"(%r5, %r6) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
      %10 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %14 = "stablehlo.reduce"(%9, %10) <{dimensions = array<i64: 0>}> ({
      ^bb0(%r11: tensor<i1>, %r12: tensor<i1>):
        %13 = "stablehlo.or"(%r11, %r12) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%13) : (tensor<i1>) -> ()
      }) : (tensor<5xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%14) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r15: tensor<5xi32>, %r16: tensor<5xi32>, %r17: tensor<2xi32>, %r18: tensor<5xi32>):
      %19 = "stablehlo.add"(%r15, %r16) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
      %20 = "stablehlo.constant"() <{value = dense<2> : tensor<5xi32>}> : () -> tensor<5xi32>
      %21 = "stablehlo.divide"(%19, %20) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
      %22 = "stablehlo.gather"(%r17, %21) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<2xi32>, tensor<5xi32>) -> tensor<5xi32>
      %23 = "stablehlo.compare"(%22, %r18) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
      %24 = "stablehlo.compare"(%r15, %r16) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
      %25 = "stablehlo.not"(%23) : (tensor<5xi1>) -> tensor<5xi1>
      %26 = "stablehlo.and"(%25, %24) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
      %27 = "stablehlo.and"(%23, %24) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
      %28 = "stablehlo.constant"() <{value = dense<1> : tensor<5xi32>}> : () -> tensor<5xi32>
      %29 = "stablehlo.add"(%21, %28) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
      %30 = "stablehlo.select"(%26, %29, %r15) : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
      %31 = "stablehlo.select"(%27, %21, %r16) : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
      "stablehlo.return"(%30, %31, %r17, %r18) : (tensor<5xi32>, tensor<5xi32>, tensor<2xi32>, tensor<5xi32>) -> ()
    }) : (tensor<5xi32>, tensor<5xi32>, tensor<2xi32>, tensor<5xi32>) -> (tensor<5xi32>, tensor<5xi32>, tensor<2xi32>, tensor<5xi32>)
    %33 = "stablehlo.constant"() <{value = dense<-1> : tensor<5xi32>}> : () -> tensor<5xi32>
    %34 = "stablehlo.add"(%32#0, %33) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    %35 = "stablehlo.constant"() <{value = dense<-1> : tensor<i32>}> : () -> tensor<i32>
    %36 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<5xi32>
    %37 = "stablehlo.compare"(%0, %36) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %38 = "stablehlo.constant"() <{value = dense<2> : tensor<5xi32>}> : () -> tensor<5xi32>
    %39 = "stablehlo.select"(%37, %38, %34) : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    %40 = "stablehlo.gather"(%arg0, %0) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>, indices_are_sorted = false}> : (tensor<7x4xf32>, tensor<5xi32>) -> tensor<5x4xf32>
    %41 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
    %42 = "stablehlo.constant"() <{value = dense<1> : tensor<5xi32>}> : () -> tensor<5xi32>
    %46 = "stablehlo.scatter"(%41, %39, %42) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r43: tensor<i32>, %r44: tensor<i32>):
      %45 = "stablehlo.add"(%r43, %r44) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%45) : (tensor<i32>) -> ()
    }) : (tensor<2xi32>, tensor<5xi32>, tensor<5xi32>) -> tensor<2xi32>
    %47 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x4xf32>}> : () -> tensor<2x4xf32>
    %51 = "stablehlo.scatter"(%47, %39, %40) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r48: tensor<f32>, %r49: tensor<f32>):
      %50 = "stablehlo.add"(%r48, %r49) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%50) : (tensor<f32>) -> ()
    }) : (tensor<2x4xf32>, tensor<5xi32>, tensor<5x4xf32>) -> tensor<2x4xf32>
    %52 = "stablehlo.constant"() <{value = dense<1> : tensor<2xi32>}> : () -> tensor<2xi32>
    %53 = "stablehlo.maximum"(%46, %52) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %54 = "stablehlo.convert"(%53) : (tensor<2xi32>) -> tensor<2xf32>
    %55 = "stablehlo.broadcast_in_dim"(%54) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf32>) -> tensor<2x4xf32>
    %56 = "stablehlo.divide"(%51, %55) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %57 = "stablehlo.constant"() <{value = dense<0> : tensor<0xi32>}> : () -> tensor<0xi32>
    %58 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %59 = "stablehlo.convert"(%34) : (tensor<5xi32>) -> tensor<5xi64>
    %60 = "stablehlo.convert"(%46) : (tensor<2xi32>) -> tensor<2xi64>
    %61 = "stablehlo.convert"(%57) : (tensor<0xi32>) -> tensor<0xi64>
    return %56, %59, %60, %61 : tensor<2x4xf32>, tensor<5xi64>, tensor<2xi64>, tensor<0xi64>
  }
}

// T[7,4] i64[5] i64[2] false 2, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<7x4xf32>, %arg1: tensor<5xi64>, %arg2: tensor<2xi64>) -> (tensor<2x4xf32>, tensor<5xi64>, tensor<2xi64>, tensor<2x4xi64>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<5xi64>) -> tensor<5xi32>
    %1 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xi32>
    %2 = "stablehlo.convert"(%arg2) : (tensor<2xi64>) -> tensor<2xi32>
    %3 = "stablehlo.constant"() <{value = dense<0> : tensor<5xi32>}> : () -> tensor<5xi32>
    %4 = "stablehlo.constant"() <{value = dense<2> : tensor<5xi32>}> : () -> tensor<5xi32>
    %32:4 = "stablehlo.while"(%3, %4, %2, %1) ({
    ^bb0(%r5: tensor<5xi32>, %r6: tensor<5xi32>, %r7: tensor<2xi32>, %r8: tensor<5xi32>):
      %9 = "stablehlo.compare"(%r5, %r6) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
      %10 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %14 = "stablehlo.reduce"(%9, %10) <{dimensions = array<i64: 0>}> ({
      ^bb0(%r11: tensor<i1>, %r12: tensor<i1>):
        %13 = "stablehlo.or"(%r11, %r12) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%13) : (tensor<i1>) -> ()
      }) : (tensor<5xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%14) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r15: tensor<5xi32>, %r16: tensor<5xi32>, %r17: tensor<2xi32>, %r18: tensor<5xi32>):
      %19 = "stablehlo.add"(%r15, %r16) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
      %20 = "stablehlo.constant"() <{value = dense<2> : tensor<5xi32>}> : () -> tensor<5xi32>
      %21 = "stablehlo.divide"(%19, %20) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
      %22 = "stablehlo.gather"(%r17, %21) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<2xi32>, tensor<5xi32>) -> tensor<5xi32>
      %23 = "stablehlo.compare"(%22, %r18) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
      %24 = "stablehlo.compare"(%r15, %r16) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
      %25 = "stablehlo.not"(%23) : (tensor<5xi1>) -> tensor<5xi1>
      %26 = "stablehlo.and"(%25, %24) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
      %27 = "stablehlo.and"(%23, %24) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
      %28 = "stablehlo.constant"() <{value = dense<1> : tensor<5xi32>}> : () -> tensor<5xi32>
      %29 = "stablehlo.add"(%21, %28) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
      %30 = "stablehlo.select"(%26, %29, %r15) : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
      %31 = "stablehlo.select"(%27, %21, %r16) : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
      "stablehlo.return"(%30, %31, %r17, %r18) : (tensor<5xi32>, tensor<5xi32>, tensor<2xi32>, tensor<5xi32>) -> ()
    }) : (tensor<5xi32>, tensor<5xi32>, tensor<2xi32>, tensor<5xi32>) -> (tensor<5xi32>, tensor<5xi32>, tensor<2xi32>, tensor<5xi32>)
    %33 = "stablehlo.constant"() <{value = dense<-1> : tensor<5xi32>}> : () -> tensor<5xi32>
    %34 = "stablehlo.add"(%32#0, %33) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    %35 = "stablehlo.constant"() <{value = dense<-1> : tensor<i32>}> : () -> tensor<i32>
    %36 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<5xi32>
    %37 = "stablehlo.compare"(%0, %36) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %38 = "stablehlo.constant"() <{value = dense<2> : tensor<5xi32>}> : () -> tensor<5xi32>
    %39 = "stablehlo.select"(%37, %38, %34) : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    %40 = "stablehlo.gather"(%arg0, %0) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>, indices_are_sorted = false}> : (tensor<7x4xf32>, tensor<5xi32>) -> tensor<5x4xf32>
    %41 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
    %42 = "stablehlo.constant"() <{value = dense<1> : tensor<5xi32>}> : () -> tensor<5xi32>
    %46 = "stablehlo.scatter"(%41, %39, %42) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r43: tensor<i32>, %r44: tensor<i32>):
      %45 = "stablehlo.add"(%r43, %r44) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%45) : (tensor<i32>) -> ()
    }) : (tensor<2xi32>, tensor<5xi32>, tensor<5xi32>) -> tensor<2xi32>
    %47 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x4xf32>}> : () -> tensor<2x4xf32>
    %51 = "stablehlo.scatter"(%47, %39, %40) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r48: tensor<f32>, %r49: tensor<f32>):
      %50 = "stablehlo.maximum"(%r48, %r49) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%50) : (tensor<f32>) -> ()
    }) : (tensor<2x4xf32>, tensor<5xi32>, tensor<5x4xf32>) -> tensor<2x4xf32>
    %52 = "stablehlo.gather"(%51, %39) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>, indices_are_sorted = false}> : (tensor<2x4xf32>, tensor<5xi32>) -> tensor<5x4xf32>
    %53 = "stablehlo.compare"(%40, %52) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<5x4xf32>, tensor<5x4xf32>) -> tensor<5x4xi1>
    %54 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5x4xi32>
    %55 = "stablehlo.constant"() <{value = dense<5> : tensor<5x4xi32>}> : () -> tensor<5x4xi32>
    %56 = "stablehlo.select"(%53, %54, %55) : (tensor<5x4xi1>, tensor<5x4xi32>, tensor<5x4xi32>) -> tensor<5x4xi32>
    %57 = "stablehlo.constant"() <{value = dense<5> : tensor<2x4xi32>}> : () -> tensor<2x4xi32>
    %61 = "stablehlo.scatter"(%57, %39, %56) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r58: tensor<i32>, %r59: tensor<i32>):
      %60 = "stablehlo.minimum"(%r58, %r59) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%60) : (tensor<i32>) -> ()
    }) : (tensor<2x4xi32>, tensor<5xi32>, tensor<5x4xi32>) -> tensor<2x4xi32>
    %62 = "stablehlo.constant"() <{value = dense<5> : tensor<2x4xi32>}> : () -> tensor<2x4xi32>
    %63 = "stablehlo.compare"(%61, %62) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi1>
    %64 = "stablehlo.constant"() <{value = dense<-1> : tensor<1xi32>}> : () -> tensor<1xi32>
    %65 = "stablehlo.concatenate"(%0, %64) <{dimension = 0 : i64}> : (tensor<5xi32>, tensor<1xi32>) -> tensor<6xi32>
    %66 = "stablehlo.gather"(%65, %61) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<6xi32>, tensor<2x4xi32>) -> tensor<2x4xi32>
    %67 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x4xf32>}> : () -> tensor<2x4xf32>
    %68 = "stablehlo.select"(%63, %51, %67) : (tensor<2x4xi1>, tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %69 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %70 = "stablehlo.convert"(%34) : (tensor<5xi32>) -> tensor<5xi64>
    %71 = "stablehlo.convert"(%46) : (tensor<2xi32>) -> tensor<2xi64>
    %72 = "stablehlo.convert"(%66) : (tensor<2x4xi32>) -> tensor<2x4xi64>
    return %68, %70, %71, %72 : tensor<2x4xf32>, tensor<5xi64>, tensor<2xi64>, tensor<2x4xi64>
  }
}

// T[7,4] i64[5] i64[2] false 0, T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<7x4xbf16>, %arg1: tensor<5xi64>, %arg2: tensor<2xi64>) -> (tensor<2x4xbf16>, tensor<5xi64>, tensor<2xi64>, tensor<0xi64>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<5xi64>) -> tensor<5xi32>
    %1 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xi32>
    %2 = "stablehlo.convert"(%arg2) : (tensor<2xi64>) -> tensor<2xi32>
    %3 = "stablehlo.constant"() <{value = dense<0> : tensor<5xi32>}> : () -> tensor<5xi32>
    %4 = "stablehlo.constant"() <{value = dense<2> : tensor<5xi32>}> : () -> tensor<5xi32>
    %32:4 = "stablehlo.while"(%3, %4, %2, %1) ({
    ^bb0(%r5: tensor<5xi32>, %r6: tensor<5xi32>, %r7: tensor<2xi32>, %r8: tensor<5xi32>):
      %9 = "stablehlo.compare"(%r5, %r6) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
      %10 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %14 = "stablehlo.reduce"(%9, %10) <{dimensions = array<i64: 0>}> ({
      ^bb0(%r11: tensor<i1>, %r12: tensor<i1>):
        %13 = "stablehlo.or"(%r11, %r12) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%13) : (tensor<i1>) -> ()
      }) : (tensor<5xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%14) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r15: tensor<5xi32>, %r16: tensor<5xi32>, %r17: tensor<2xi32>, %r18: tensor<5xi32>):
      %19 = "stablehlo.add"(%r15, %r16) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
      %20 = "stablehlo.constant"() <{value = dense<2> : tensor<5xi32>}> : () -> tensor<5xi32>
      %21 = "stablehlo.divide"(%19, %20) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
      %22 = "stablehlo.gather"(%r17, %21) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<2xi32>, tensor<5xi32>) -> tensor<5xi32>
      %23 = "stablehlo.compare"(%22, %r18) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
      %24 = "stablehlo.compare"(%r15, %r16) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
      %25 = "stablehlo.not"(%23) : (tensor<5xi1>) -> tensor<5xi1>
      %26 = "stablehlo.and"(%25, %24) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
      %27 = "stablehlo.and"(%23, %24) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
      %28 = "stablehlo.constant"() <{value = dense<1> : tensor<5xi32>}> : () -> tensor<5xi32>
      %29 = "stablehlo.add"(%21, %28) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
      %30 = "stablehlo.select"(%26, %29, %r15) : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
      %31 = "stablehlo.select"(%27, %21, %r16) : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
      "stablehlo.return"(%30, %31, %r17, %r18) : (tensor<5xi32>, tensor<5xi32>, tensor<2xi32>, tensor<5xi32>) -> ()
    }) : (tensor<5xi32>, tensor<5xi32>, tensor<2xi32>, tensor<5xi32>) -> (tensor<5xi32>, tensor<5xi32>, tensor<2xi32>, tensor<5xi32>)
    %33 = "stablehlo.constant"() <{value = dense<-1> : tensor<5xi32>}> : () -> tensor<5xi32>
    %34 = "stablehlo.add"(%32#0, %33) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    %35 = "stablehlo.constant"() <{value = dense<-1> : tensor<i32>}> : () -> tensor<i32>
    %36 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<5xi32>
    %37 = "stablehlo.compare"(%0, %36) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %38 = "stablehlo.constant"() <{value = dense<2> : tensor<5xi32>}> : () -> tensor<5xi32>
    %39 = "stablehlo.select"(%37, %38, %34) : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    %40 = "stablehlo.gather"(%arg0, %0) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>, indices_are_sorted = false}> : (tensor<7x4xbf16>, tensor<5xi32>) -> tensor<5x4xbf16>
    %41 = "stablehlo.convert"(%40) : (tensor<5x4xbf16>) -> tensor<5x4xf32>
    %42 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
    %43 = "stablehlo.constant"() <{value = dense<1> : tensor<5xi32>}> : () -> tensor<5xi32>
    %47 = "stablehlo.scatter"(%42, %39, %43) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r44: tensor<i32>, %r45: tensor<i32>):
      %46 = "stablehlo.add"(%r44, %r45) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%46) : (tensor<i32>) -> ()
    }) : (tensor<2xi32>, tensor<5xi32>, tensor<5xi32>) -> tensor<2xi32>
    %48 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x4xf32>}> : () -> tensor<2x4xf32>
    %52 = "stablehlo.scatter"(%48, %39, %41) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r49: tensor<f32>, %r50: tensor<f32>):
      %51 = "stablehlo.add"(%r49, %r50) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%51) : (tensor<f32>) -> ()
    }) : (tensor<2x4xf32>, tensor<5xi32>, tensor<5x4xf32>) -> tensor<2x4xf32>
    %53 = "stablehlo.constant"() <{value = dense<0> : tensor<0xi32>}> : () -> tensor<0xi32>
    %54 = "stablehlo.convert"(%52) : (tensor<2x4xf32>) -> tensor<2x4xbf16>
    %55 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %56 = "stablehlo.convert"(%34) : (tensor<5xi32>) -> tensor<5xi64>
    %57 = "stablehlo.convert"(%47) : (tensor<2xi32>) -> tensor<2xi64>
    %58 = "stablehlo.convert"(%53) : (tensor<0xi32>) -> tensor<0xi64>
    return %54, %56, %57, %58 : tensor<2x4xbf16>, tensor<5xi64>, tensor<2xi64>, tensor<0xi64>
  }
}

// T[7,4] i64[5] i64[2] false 0, T = float16
module @torchtpu {
  func.func public @main(%arg0: tensor<7x4xf16>, %arg1: tensor<5xi64>, %arg2: tensor<2xi64>) -> (tensor<2x4xf16>, tensor<5xi64>, tensor<2xi64>, tensor<0xi64>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<5xi64>) -> tensor<5xi32>
    %1 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xi32>
    %2 = "stablehlo.convert"(%arg2) : (tensor<2xi64>) -> tensor<2xi32>
    %3 = "stablehlo.constant"() <{value = dense<0> : tensor<5xi32>}> : () -> tensor<5xi32>
    %4 = "stablehlo.constant"() <{value = dense<2> : tensor<5xi32>}> : () -> tensor<5xi32>
    %32:4 = "stablehlo.while"(%3, %4, %2, %1) ({
    ^bb0(%r5: tensor<5xi32>, %r6: tensor<5xi32>, %r7: tensor<2xi32>, %r8: tensor<5xi32>):
      %9 = "stablehlo.compare"(%r5, %r6) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
      %10 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %14 = "stablehlo.reduce"(%9, %10) <{dimensions = array<i64: 0>}> ({
      ^bb0(%r11: tensor<i1>, %r12: tensor<i1>):
        %13 = "stablehlo.or"(%r11, %r12) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%13) : (tensor<i1>) -> ()
      }) : (tensor<5xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%14) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r15: tensor<5xi32>, %r16: tensor<5xi32>, %r17: tensor<2xi32>, %r18: tensor<5xi32>):
      %19 = "stablehlo.add"(%r15, %r16) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
      %20 = "stablehlo.constant"() <{value = dense<2> : tensor<5xi32>}> : () -> tensor<5xi32>
      %21 = "stablehlo.divide"(%19, %20) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
      %22 = "stablehlo.gather"(%r17, %21) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<2xi32>, tensor<5xi32>) -> tensor<5xi32>
      %23 = "stablehlo.compare"(%22, %r18) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
      %24 = "stablehlo.compare"(%r15, %r16) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
      %25 = "stablehlo.not"(%23) : (tensor<5xi1>) -> tensor<5xi1>
      %26 = "stablehlo.and"(%25, %24) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
      %27 = "stablehlo.and"(%23, %24) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
      %28 = "stablehlo.constant"() <{value = dense<1> : tensor<5xi32>}> : () -> tensor<5xi32>
      %29 = "stablehlo.add"(%21, %28) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
      %30 = "stablehlo.select"(%26, %29, %r15) : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
      %31 = "stablehlo.select"(%27, %21, %r16) : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
      "stablehlo.return"(%30, %31, %r17, %r18) : (tensor<5xi32>, tensor<5xi32>, tensor<2xi32>, tensor<5xi32>) -> ()
    }) : (tensor<5xi32>, tensor<5xi32>, tensor<2xi32>, tensor<5xi32>) -> (tensor<5xi32>, tensor<5xi32>, tensor<2xi32>, tensor<5xi32>)
    %33 = "stablehlo.constant"() <{value = dense<-1> : tensor<5xi32>}> : () -> tensor<5xi32>
    %34 = "stablehlo.add"(%32#0, %33) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    %35 = "stablehlo.constant"() <{value = dense<-1> : tensor<i32>}> : () -> tensor<i32>
    %36 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<5xi32>
    %37 = "stablehlo.compare"(%0, %36) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %38 = "stablehlo.constant"() <{value = dense<2> : tensor<5xi32>}> : () -> tensor<5xi32>
    %39 = "stablehlo.select"(%37, %38, %34) : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    %40 = "stablehlo.gather"(%arg0, %0) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>, indices_are_sorted = false}> : (tensor<7x4xf16>, tensor<5xi32>) -> tensor<5x4xf16>
    %41 = "stablehlo.convert"(%40) : (tensor<5x4xf16>) -> tensor<5x4xf32>
    %42 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
    %43 = "stablehlo.constant"() <{value = dense<1> : tensor<5xi32>}> : () -> tensor<5xi32>
    %47 = "stablehlo.scatter"(%42, %39, %43) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r44: tensor<i32>, %r45: tensor<i32>):
      %46 = "stablehlo.add"(%r44, %r45) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%46) : (tensor<i32>) -> ()
    }) : (tensor<2xi32>, tensor<5xi32>, tensor<5xi32>) -> tensor<2xi32>
    %48 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x4xf32>}> : () -> tensor<2x4xf32>
    %52 = "stablehlo.scatter"(%48, %39, %41) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r49: tensor<f32>, %r50: tensor<f32>):
      %51 = "stablehlo.add"(%r49, %r50) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%51) : (tensor<f32>) -> ()
    }) : (tensor<2x4xf32>, tensor<5xi32>, tensor<5x4xf32>) -> tensor<2x4xf32>
    %53 = "stablehlo.constant"() <{value = dense<0> : tensor<0xi32>}> : () -> tensor<0xi32>
    %54 = "stablehlo.convert"(%52) : (tensor<2x4xf32>) -> tensor<2x4xf16>
    %55 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %56 = "stablehlo.convert"(%34) : (tensor<5xi32>) -> tensor<5xi64>
    %57 = "stablehlo.convert"(%47) : (tensor<2xi32>) -> tensor<2xi64>
    %58 = "stablehlo.convert"(%53) : (tensor<0xi32>) -> tensor<0xi64>
    return %54, %56, %57, %58 : tensor<2x4xf16>, tensor<5xi64>, tensor<2xi64>, tensor<0xi64>
  }
}

// T[7,4] i64[5] i64[2] false 0, T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<7x4xf64>, %arg1: tensor<5xi64>, %arg2: tensor<2xi64>) -> (tensor<2x4xf64>, tensor<5xi64>, tensor<2xi64>, tensor<0xi64>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<5xi64>) -> tensor<5xi32>
    %1 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xi32>
    %2 = "stablehlo.convert"(%arg2) : (tensor<2xi64>) -> tensor<2xi32>
    %3 = "stablehlo.constant"() <{value = dense<0> : tensor<5xi32>}> : () -> tensor<5xi32>
    %4 = "stablehlo.constant"() <{value = dense<2> : tensor<5xi32>}> : () -> tensor<5xi32>
    %32:4 = "stablehlo.while"(%3, %4, %2, %1) ({
    ^bb0(%r5: tensor<5xi32>, %r6: tensor<5xi32>, %r7: tensor<2xi32>, %r8: tensor<5xi32>):
      %9 = "stablehlo.compare"(%r5, %r6) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
      %10 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %14 = "stablehlo.reduce"(%9, %10) <{dimensions = array<i64: 0>}> ({
      ^bb0(%r11: tensor<i1>, %r12: tensor<i1>):
        %13 = "stablehlo.or"(%r11, %r12) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%13) : (tensor<i1>) -> ()
      }) : (tensor<5xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%14) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r15: tensor<5xi32>, %r16: tensor<5xi32>, %r17: tensor<2xi32>, %r18: tensor<5xi32>):
      %19 = "stablehlo.add"(%r15, %r16) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
      %20 = "stablehlo.constant"() <{value = dense<2> : tensor<5xi32>}> : () -> tensor<5xi32>
      %21 = "stablehlo.divide"(%19, %20) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
      %22 = "stablehlo.gather"(%r17, %21) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<2xi32>, tensor<5xi32>) -> tensor<5xi32>
      %23 = "stablehlo.compare"(%22, %r18) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
      %24 = "stablehlo.compare"(%r15, %r16) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
      %25 = "stablehlo.not"(%23) : (tensor<5xi1>) -> tensor<5xi1>
      %26 = "stablehlo.and"(%25, %24) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
      %27 = "stablehlo.and"(%23, %24) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
      %28 = "stablehlo.constant"() <{value = dense<1> : tensor<5xi32>}> : () -> tensor<5xi32>
      %29 = "stablehlo.add"(%21, %28) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
      %30 = "stablehlo.select"(%26, %29, %r15) : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
      %31 = "stablehlo.select"(%27, %21, %r16) : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
      "stablehlo.return"(%30, %31, %r17, %r18) : (tensor<5xi32>, tensor<5xi32>, tensor<2xi32>, tensor<5xi32>) -> ()
    }) : (tensor<5xi32>, tensor<5xi32>, tensor<2xi32>, tensor<5xi32>) -> (tensor<5xi32>, tensor<5xi32>, tensor<2xi32>, tensor<5xi32>)
    %33 = "stablehlo.constant"() <{value = dense<-1> : tensor<5xi32>}> : () -> tensor<5xi32>
    %34 = "stablehlo.add"(%32#0, %33) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    %35 = "stablehlo.constant"() <{value = dense<-1> : tensor<i32>}> : () -> tensor<i32>
    %36 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<5xi32>
    %37 = "stablehlo.compare"(%0, %36) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %38 = "stablehlo.constant"() <{value = dense<2> : tensor<5xi32>}> : () -> tensor<5xi32>
    %39 = "stablehlo.select"(%37, %38, %34) : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    %40 = "stablehlo.gather"(%arg0, %0) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>, indices_are_sorted = false}> : (tensor<7x4xf64>, tensor<5xi32>) -> tensor<5x4xf64>
    %41 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
    %42 = "stablehlo.constant"() <{value = dense<1> : tensor<5xi32>}> : () -> tensor<5xi32>
    %46 = "stablehlo.scatter"(%41, %39, %42) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r43: tensor<i32>, %r44: tensor<i32>):
      %45 = "stablehlo.add"(%r43, %r44) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%45) : (tensor<i32>) -> ()
    }) : (tensor<2xi32>, tensor<5xi32>, tensor<5xi32>) -> tensor<2xi32>
    %47 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x4xf64>}> : () -> tensor<2x4xf64>
    %51 = "stablehlo.scatter"(%47, %39, %40) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r48: tensor<f64>, %r49: tensor<f64>):
      %50 = "stablehlo.add"(%r48, %r49) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%50) : (tensor<f64>) -> ()
    }) : (tensor<2x4xf64>, tensor<5xi32>, tensor<5x4xf64>) -> tensor<2x4xf64>
    %52 = "stablehlo.constant"() <{value = dense<0> : tensor<0xi32>}> : () -> tensor<0xi32>
    %53 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %54 = "stablehlo.convert"(%34) : (tensor<5xi32>) -> tensor<5xi64>
    %55 = "stablehlo.convert"(%46) : (tensor<2xi32>) -> tensor<2xi64>
    %56 = "stablehlo.convert"(%52) : (tensor<0xi32>) -> tensor<0xi64>
    return %51, %54, %55, %56 : tensor<2x4xf64>, tensor<5xi64>, tensor<2xi64>, tensor<0xi64>
  }
}
