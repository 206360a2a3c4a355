// aten::_pdist_backward(Tensor grad_output, Tensor self, float p, Tensor pdist) -> Tensor

// T[6] T[4,3] 2.0 T[6], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<6xf32>, %arg1: tensor<4x3xf32>, %arg2: tensor<6xf32>) -> (tensor<4x3xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<0.0> : tensor<4x3xf32>}> : () -> tensor<4x3xf32>
    %1 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<6xi64>
    %2 = "stablehlo.constant"() <{value = dense<0> : tensor<6xi64>}> : () -> tensor<6xi64>
    %3 = "stablehlo.constant"() <{value = dense<4> : tensor<6xi64>}> : () -> tensor<6xi64>
    %34:3 = "stablehlo.while"(%2, %3, %1) ({
    ^bb0(%r4: tensor<6xi64>, %r5: tensor<6xi64>, %r6: tensor<6xi64>):
      %7 = "stablehlo.compare"(%r4, %r5) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
      %8 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %12 = "stablehlo.reduce"(%7, %8) <{dimensions = array<i64: 0>}> ({
      ^bb0(%r9: tensor<i1>, %r10: tensor<i1>):
        %11 = "stablehlo.or"(%r9, %r10) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%11) : (tensor<i1>) -> ()
      }) : (tensor<6xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%12) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r13: tensor<6xi64>, %r14: tensor<6xi64>, %r15: tensor<6xi64>):
      %16 = "stablehlo.add"(%r13, %r14) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
      %17 = "stablehlo.constant"() <{value = dense<2> : tensor<6xi64>}> : () -> tensor<6xi64>
      %18 = "stablehlo.divide"(%16, %17) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
      %19 = "stablehlo.negate"(%18) : (tensor<6xi64>) -> tensor<6xi64>
      %20 = "stablehlo.constant"() <{value = dense<7> : tensor<6xi64>}> : () -> tensor<6xi64>
      %21 = "stablehlo.add"(%19, %20) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
      %22 = "stablehlo.multiply"(%18, %21) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
      %23 = "stablehlo.constant"() <{value = dense<2> : tensor<6xi64>}> : () -> tensor<6xi64>
      %24 = "stablehlo.divide"(%22, %23) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
      %25 = "stablehlo.compare"(%24, %r15) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
      %26 = "stablehlo.compare"(%r13, %r14) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
      %27 = "stablehlo.not"(%25) : (tensor<6xi1>) -> tensor<6xi1>
      %28 = "stablehlo.and"(%27, %26) : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
      %29 = "stablehlo.and"(%25, %26) : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
      %30 = "stablehlo.constant"() <{value = dense<1> : tensor<6xi64>}> : () -> tensor<6xi64>
      %31 = "stablehlo.add"(%18, %30) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
      %32 = "stablehlo.select"(%28, %31, %r13) : (tensor<6xi1>, tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
      %33 = "stablehlo.select"(%29, %18, %r14) : (tensor<6xi1>, tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
      "stablehlo.return"(%32, %33, %r15) : (tensor<6xi64>, tensor<6xi64>, tensor<6xi64>) -> ()
    }) : (tensor<6xi64>, tensor<6xi64>, tensor<6xi64>) -> (tensor<6xi64>, tensor<6xi64>, tensor<6xi64>)
    %35 = "stablehlo.constant"() <{value = dense<-1> : tensor<6xi64>}> : () -> tensor<6xi64>
    %36 = "stablehlo.add"(%34#0, %35) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
    %37 = "stablehlo.negate"(%36) : (tensor<6xi64>) -> tensor<6xi64>
    %38 = "stablehlo.constant"() <{value = dense<7> : tensor<6xi64>}> : () -> tensor<6xi64>
    %39 = "stablehlo.add"(%37, %38) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
    %40 = "stablehlo.multiply"(%36, %39) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
    %41 = "stablehlo.constant"() <{value = dense<2> : tensor<6xi64>}> : () -> tensor<6xi64>
    %42 = "stablehlo.divide"(%40, %41) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
    %43 = "stablehlo.subtract"(%1, %42) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
    %44 = "stablehlo.add"(%36, %43) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
    %45 = "stablehlo.constant"() <{value = dense<1> : tensor<6xi64>}> : () -> tensor<6xi64>
    %46 = "stablehlo.add"(%44, %45) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
    %47 = "stablehlo.convert"(%36) : (tensor<6xi64>) -> tensor<6xi32>
    %48 = "stablehlo.convert"(%46) : (tensor<6xi64>) -> tensor<6xi32>
    %49 = "stablehlo.gather"(%arg1, %47) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>, indices_are_sorted = false}> : (tensor<4x3xf32>, tensor<6xi32>) -> tensor<6x3xf32>
    %50 = "stablehlo.gather"(%arg1, %48) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>, indices_are_sorted = false}> : (tensor<4x3xf32>, tensor<6xi32>) -> tensor<6x3xf32>
    %51 = "stablehlo.subtract"(%49, %50) : (tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xf32>
    %52 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64: 0>}> : (tensor<6xf32>) -> tensor<6x3xf32>
    %53 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64: 0>}> : (tensor<6xf32>) -> tensor<6x3xf32>
    %54 = "stablehlo.constant"() <{value = dense<0.0> : tensor<6x3xf32>}> : () -> tensor<6x3xf32>
    %55 = "stablehlo.sign"(%51) : (tensor<6x3xf32>) -> tensor<6x3xf32>
    %56 = "stablehlo.constant"() <{value = dense<0.0> : tensor<6x3xf32>}> : () -> tensor<6x3xf32>
    %57 = "stablehlo.compare"(%53, %56) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xi1>
    %58 = "stablehlo.multiply"(%52, %51) : (tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xf32>
    %59 = "stablehlo.divide"(%58, %53) : (tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xf32>
    %60 = "stablehlo.select"(%57, %54, %59) : (tensor<6x3xi1>, tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xf32>
    %64 = "stablehlo.scatter"(%0, %47, %60) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r61: tensor<f32>, %r62: tensor<f32>):
      %63 = "stablehlo.add"(%r61, %r62) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%63) : (tensor<f32>) -> ()
    }) : (tensor<4x3xf32>, tensor<6xi32>, tensor<6x3xf32>) -> tensor<4x3xf32>
    %65 = "stablehlo.negate"(%60) : (tensor<6x3xf32>) -> tensor<6x3xf32>
    %69 = "stablehlo.scatter"(%64, %48, %65) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r66: tensor<f32>, %r67: tensor<f32>):
      %68 = "stablehlo.add"(%r66, %r67) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%68) : (tensor<f32>) -> ()
    }) : (tensor<4x3xf32>, tensor<6xi32>, tensor<6x3xf32>) -> tensor<4x3xf32>
    return %69 : tensor<4x3xf32>
  }
}

// T[6] T[4,3] 3.0 T[6], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<6xf32>, %arg1: tensor<4x3xf32>, %arg2: tensor<6xf32>, %s0: tensor<f32>) -> (tensor<4x3xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<0.0> : tensor<4x3xf32>}> : () -> tensor<4x3xf32>
    %1 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<6xi64>
    %2 = "stablehlo.constant"() <{value = dense<0> : tensor<6xi64>}> : () -> tensor<6xi64>
    %3 = "stablehlo.constant"() <{value = dense<4> : tensor<6xi64>}> : () -> tensor<6xi64>
    %34:3 = "stablehlo.while"(%2, %3, %1) ({
    ^bb0(%r4: tensor<6xi64>, %r5: tensor<6xi64>, %r6: tensor<6xi64>):
      %7 = "stablehlo.compare"(%r4, %r5) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
      %8 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %12 = "stablehlo.reduce"(%7, %8) <{dimensions = array<i64: 0>}> ({
      ^bb0(%r9: tensor<i1>, %r10: tensor<i1>):
        %11 = "stablehlo.or"(%r9, %r10) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%11) : (tensor<i1>) -> ()
      }) : (tensor<6xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%12) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r13: tensor<6xi64>, %r14: tensor<6xi64>, %r15: tensor<6xi64>):
      %16 = "stablehlo.add"(%r13, %r14) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
      %17 = "stablehlo.constant"() <{value = dense<2> : tensor<6xi64>}> : () -> tensor<6xi64>
      %18 = "stablehlo.divide"(%16, %17) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
      %19 = "stablehlo.negate"(%18) : (tensor<6xi64>) -> tensor<6xi64>
      %20 = "stablehlo.constant"() <{value = dense<7> : tensor<6xi64>}> : () -> tensor<6xi64>
      %21 = "stablehlo.add"(%19, %20) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
      %22 = "stablehlo.multiply"(%18, %21) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
      %23 = "stablehlo.constant"() <{value = dense<2> : tensor<6xi64>}> : () -> tensor<6xi64>
      %24 = "stablehlo.divide"(%22, %23) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
      %25 = "stablehlo.compare"(%24, %r15) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
      %26 = "stablehlo.compare"(%r13, %r14) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
      %27 = "stablehlo.not"(%25) : (tensor<6xi1>) -> tensor<6xi1>
      %28 = "stablehlo.and"(%27, %26) : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
      %29 = "stablehlo.and"(%25, %26) : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
      %30 = "stablehlo.constant"() <{value = dense<1> : tensor<6xi64>}> : () -> tensor<6xi64>
      %31 = "stablehlo.add"(%18, %30) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
      %32 = "stablehlo.select"(%28, %31, %r13) : (tensor<6xi1>, tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
      %33 = "stablehlo.select"(%29, %18, %r14) : (tensor<6xi1>, tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
      "stablehlo.return"(%32, %33, %r15) : (tensor<6xi64>, tensor<6xi64>, tensor<6xi64>) -> ()
    }) : (tensor<6xi64>, tensor<6xi64>, tensor<6xi64>) -> (tensor<6xi64>, tensor<6xi64>, tensor<6xi64>)
    %35 = "stablehlo.constant"() <{value = dense<-1> : tensor<6xi64>}> : () -> tensor<6xi64>
    %36 = "stablehlo.add"(%34#0, %35) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
    %37 = "stablehlo.negate"(%36) : (tensor<6xi64>) -> tensor<6xi64>
    %38 = "stablehlo.constant"() <{value = dense<7> : tensor<6xi64>}> : () -> tensor<6xi64>
    %39 = "stablehlo.add"(%37, %38) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
    %40 = "stablehlo.multiply"(%36, %39) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
    %41 = "stablehlo.constant"() <{value = dense<2> : tensor<6xi64>}> : () -> tensor<6xi64>
    %42 = "stablehlo.divide"(%40, %41) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
    %43 = "stablehlo.subtract"(%1, %42) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
    %44 = "stablehlo.add"(%36, %43) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
    %45 = "stablehlo.constant"() <{value = dense<1> : tensor<6xi64>}> : () -> tensor<6xi64>
    %46 = "stablehlo.add"(%44, %45) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
    %47 = "stablehlo.convert"(%36) : (tensor<6xi64>) -> tensor<6xi32>
    %48 = "stablehlo.convert"(%46) : (tensor<6xi64>) -> tensor<6xi32>
    %49 = "stablehlo.gather"(%arg1, %47) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>, indices_are_sorted = false}> : (tensor<4x3xf32>, tensor<6xi32>) -> tensor<6x3xf32>
    %50 = "stablehlo.gather"(%arg1, %48) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>, indices_are_sorted = false}> : (tensor<4x3xf32>, tensor<6xi32>) -> tensor<6x3xf32>
    %51 = "stablehlo.subtract"(%49, %50) : (tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xf32>
    %52 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64: 0>}> : (tensor<6xf32>) -> tensor<6x3xf32>
    %53 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64: 0>}> : (tensor<6xf32>) -> tensor<6x3xf32>
    %54 = "stablehlo.constant"() <{value = dense<0.0> : tensor<6x3xf32>}> : () -> tensor<6x3xf32>
    %55 = "stablehlo.sign"(%51) : (tensor<6x3xf32>) -> tensor<6x3xf32>
    %56 = "stablehlo.constant"() <{value = dense<0.0> : tensor<6x3xf32>}> : () -> tensor<6x3xf32>
    %57 = "stablehlo.compare"(%53, %56) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xi1>
    %58 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<f32>}> : () -> tensor<f32>
    %59 = "stablehlo.add"(%s0, %58) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %60 = "stablehlo.broadcast_in_dim"(%59) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6x3xf32>
    %61 = "stablehlo.abs"(%51) : (tensor<6x3xf32>) -> tensor<6x3xf32>
    %62 = "stablehlo.power"(%61, %60) : (tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xf32>
    %63 = "stablehlo.power"(%53, %60) : (tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xf32>
    %64 = "stablehlo.multiply"(%55, %62) : (tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xf32>
    %65 = "stablehlo.multiply"(%64, %52) : (tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xf32>
    %66 = "stablehlo.divide"(%65, %63) : (tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xf32>
    %67 = "stablehlo.constant"() <{value = dense<0.0> : tensor<6x3xf32>}> : () -> tensor<6x3xf32>
    %68 = "stablehlo.compare"(%51, %67) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xi1>
    %69 = "stablehlo.or"(%57, %68) : (tensor<6x3xi1>, tensor<6x3xi1>) -> tensor<6x3xi1>
    %70 = "stablehlo.select"(%69, %54, %66) : (tensor<6x3xi1>, tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xf32>
    %74 = "stablehlo.scatter"(%0, %47, %70) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r71: tensor<f32>, %r72: tensor<f32>):
      %73 = "stablehlo.add"(%r71, %r72) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%73) : (tensor<f32>) -> ()
    }) : (tensor<4x3xf32>, tensor<6xi32>, tensor<6x3xf32>) -> tensor<4x3xf32>
    %75 = "stablehlo.negate"(%70) : (tensor<6x3xf32>) -> tensor<6x3xf32>
    %79 = "stablehlo.scatter"(%74, %48, %75) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r76: tensor<f32>, %r77: tensor<f32>):
      %78 = "stablehlo.add"(%r76, %r77) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%78) : (tensor<f32>) -> ()
    }) : (tensor<4x3xf32>, tensor<6xi32>, tensor<6x3xf32>) -> tensor<4x3xf32>
    return %79 : tensor<4x3xf32>
  }
}

// T[6] T[4,3] 2.0 T[6], T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<6xbf16>, %arg1: tensor<4x3xbf16>, %arg2: tensor<6xbf16>) -> (tensor<4x3xbf16>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<4x3xbf16>) -> tensor<4x3xf32>
    %1 = "stablehlo.constant"() <{value = dense<0.0> : tensor<4x3xf32>}> : () -> tensor<4x3xf32>
    %2 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<6xi64>
    %3 = "stablehlo.constant"() <{value = dense<0> : tensor<6xi64>}> : () -> tensor<6xi64>
    %4 = "stablehlo.constant"() <{value = dense<4> : tensor<6xi64>}> : () -> tensor<6xi64>
    %35:3 = "stablehlo.while"(%3, %4, %2) ({
    ^bb0(%r5: tensor<6xi64>, %r6: tensor<6xi64>, %r7: tensor<6xi64>):
      %8 = "stablehlo.compare"(%r5, %r6) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
      %9 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %13 = "stablehlo.reduce"(%8, %9) <{dimensions = array<i64: 0>}> ({
      ^bb0(%r10: tensor<i1>, %r11: tensor<i1>):
        %12 = "stablehlo.or"(%r10, %r11) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%12) : (tensor<i1>) -> ()
      }) : (tensor<6xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%13) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r14: tensor<6xi64>, %r15: tensor<6xi64>, %r16: tensor<6xi64>):
      %17 = "stablehlo.add"(%r14, %r15) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
      %18 = "stablehlo.constant"() <{value = dense<2> : tensor<6xi64>}> : () -> tensor<6xi64>
      %19 = "stablehlo.divide"(%17, %18) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
      %20 = "stablehlo.negate"(%19) : (tensor<6xi64>) -> tensor<6xi64>
      %21 = "stablehlo.constant"() <{value = dense<7> : tensor<6xi64>}> : () -> tensor<6xi64>
      %22 = "stablehlo.add"(%20, %21) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
      %23 = "stablehlo.multiply"(%19, %22) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
      %24 = "stablehlo.constant"() <{value = dense<2> : tensor<6xi64>}> : () -> tensor<6xi64>
      %25 = "stablehlo.divide"(%23, %24) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
      %26 = "stablehlo.compare"(%25, %r16) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
      %27 = "stablehlo.compare"(%r14, %r15) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
      %28 = "stablehlo.not"(%26) : (tensor<6xi1>) -> tensor<6xi1>
      %29 = "stablehlo.and"(%28, %27) : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
      %30 = "stablehlo.and"(%26, %27) : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
      %31 = "stablehlo.constant"() <{value = dense<1> : tensor<6xi64>}> : () -> tensor<6xi64>
      %32 = "stablehlo.add"(%19, %31) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
      %33 = "stablehlo.select"(%29, %32, %r14) : (tensor<6xi1>, tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
      %34 = "stablehlo.select"(%30, %19, %r15) : (tensor<6xi1>, tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
      "stablehlo.return"(%33, %34, %r16) : (tensor<6xi64>, tensor<6xi64>, tensor<6xi64>) -> ()
    }) : (tensor<6xi64>, tensor<6xi64>, tensor<6xi64>) -> (tensor<6xi64>, tensor<6xi64>, tensor<6xi64>)
    %36 = "stablehlo.constant"() <{value = dense<-1> : tensor<6xi64>}> : () -> tensor<6xi64>
    %37 = "stablehlo.add"(%35#0, %36) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
    %38 = "stablehlo.negate"(%37) : (tensor<6xi64>) -> tensor<6xi64>
    %39 = "stablehlo.constant"() <{value = dense<7> : tensor<6xi64>}> : () -> tensor<6xi64>
    %40 = "stablehlo.add"(%38, %39) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
    %41 = "stablehlo.multiply"(%37, %40) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
    %42 = "stablehlo.constant"() <{value = dense<2> : tensor<6xi64>}> : () -> tensor<6xi64>
    %43 = "stablehlo.divide"(%41, %42) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
    %44 = "stablehlo.subtract"(%2, %43) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
    %45 = "stablehlo.add"(%37, %44) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
    %46 = "stablehlo.constant"() <{value = dense<1> : tensor<6xi64>}> : () -> tensor<6xi64>
    %47 = "stablehlo.add"(%45, %46) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
    %48 = "stablehlo.convert"(%37) : (tensor<6xi64>) -> tensor<6xi32>
    %49 = "stablehlo.convert"(%47) : (tensor<6xi64>) -> tensor<6xi32>
    %50 = "stablehlo.convert"(%arg0) : (tensor<6xbf16>) -> tensor<6xf32>
    %51 = "stablehlo.convert"(%arg2) : (tensor<6xbf16>) -> tensor<6xf32>
    %52 = "stablehlo.gather"(%0, %48) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>, indices_are_sorted = false}> : (tensor<4x3xf32>, tensor<6xi32>) -> tensor<6x3xf32>
    %53 = "stablehlo.gather"(%0, %49) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>, indices_are_sorted = false}> : (tensor<4x3xf32>, tensor<6xi32>) -> tensor<6x3xf32>
    %54 = "stablehlo.subtract"(%52, %53) : (tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xf32>
    %55 = "stablehlo.broadcast_in_dim"(%50) <{broadcast_dimensions = array<i64: 0>}> : (tensor<6xf32>) -> tensor<6x3xf32>
    %56 = "stablehlo.broadcast_in_dim"(%51) <{broadcast_dimensions = array<i64: 0>}> : (tensor<6xf32>) -> tensor<6x3xf32>
    %57 = "stablehlo.constant"() <{value = dense<0.0> : tensor<6x3xf32>}> : () -> tensor<6x3xf32>
    %58 = "stablehlo.sign"(%54) : (tensor<6x3xf32>) -> tensor<6x3xf32>
    %59 = "stablehlo.constant"() <{value = dense<0.0> : tensor<6x3xf32>}> : () -> tensor<6x3xf32>
    %60 = "stablehlo.compare"(%56, %59) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xi1>
    %61 = "stablehlo.multiply"(%55, %54) : (tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xf32>
    %62 = "stablehlo.divide"(%61, %56) : (tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xf32>
    %63 = "stablehlo.select"(%60, %57, %62) : (tensor<6x3xi1>, tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xf32>
    %67 = "stablehlo.scatter"(%1, %48, %63) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r64: tensor<f32>, %r65: tensor<f32>):
      %66 = "stablehlo.add"(%r64, %r65) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%66) : (tensor<f32>) -> ()
    }) : (tensor<4x3xf32>, tensor<6xi32>, tensor<6x3xf32>) -> tensor<4x3xf32>
    %68 = "stablehlo.negate"(%63) : (tensor<6x3xf32>) -> tensor<6x3xf32>
    %72 = "stablehlo.scatter"(%67, %49, %68) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r69: tensor<f32>, %r70: tensor<f32>):
      %71 = "stablehlo.add"(%r69, %r70) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%71) : (tensor<f32>) -> ()
    }) : (tensor<4x3xf32>, tensor<6xi32>, tensor<6x3xf32>) -> tensor<4x3xf32>
    %73 = "stablehlo.convert"(%72) : (tensor<4x3xf32>) -> tensor<4x3xbf16>
    return %73 : tensor<4x3xbf16>
  }
}

// T[6] T[4,3] 2.0 T[6], T = float16
module @torchtpu {
  func.func public @main(%arg0: tensor<6xf16>, %arg1: tensor<4x3xf16>, %arg2: tensor<6xf16>) -> (tensor<4x3xf16>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<4x3xf16>) -> tensor<4x3xf32>
    %1 = "stablehlo.constant"() <{value = dense<0.0> : tensor<4x3xf32>}> : () -> tensor<4x3xf32>
    %2 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<6xi64>
    %3 = "stablehlo.constant"() <{value = dense<0> : tensor<6xi64>}> : () -> tensor<6xi64>
    %4 = "stablehlo.constant"() <{value = dense<4> : tensor<6xi64>}> : () -> tensor<6xi64>
    %35:3 = "stablehlo.while"(%3, %4, %2) ({
    ^bb0(%r5: tensor<6xi64>, %r6: tensor<6xi64>, %r7: tensor<6xi64>):
      %8 = "stablehlo.compare"(%r5, %r6) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
      %9 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %13 = "stablehlo.reduce"(%8, %9) <{dimensions = array<i64: 0>}> ({
      ^bb0(%r10: tensor<i1>, %r11: tensor<i1>):
        %12 = "stablehlo.or"(%r10, %r11) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%12) : (tensor<i1>) -> ()
      }) : (tensor<6xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%13) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r14: tensor<6xi64>, %r15: tensor<6xi64>, %r16: tensor<6xi64>):
      %17 = "stablehlo.add"(%r14, %r15) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
      %18 = "stablehlo.constant"() <{value = dense<2> : tensor<6xi64>}> : () -> tensor<6xi64>
      %19 = "stablehlo.divide"(%17, %18) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
      %20 = "stablehlo.negate"(%19) : (tensor<6xi64>) -> tensor<6xi64>
      %21 = "stablehlo.constant"() <{value = dense<7> : tensor<6xi64>}> : () -> tensor<6xi64>
      %22 = "stablehlo.add"(%20, %21) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
      %23 = "stablehlo.multiply"(%19, %22) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
      %24 = "stablehlo.constant"() <{value = dense<2> : tensor<6xi64>}> : () -> tensor<6xi64>
      %25 = "stablehlo.divide"(%23, %24) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
      %26 = "stablehlo.compare"(%25, %r16) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
      %27 = "stablehlo.compare"(%r14, %r15) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
      %28 = "stablehlo.not"(%26) : (tensor<6xi1>) -> tensor<6xi1>
      %29 = "stablehlo.and"(%28, %27) : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
      %30 = "stablehlo.and"(%26, %27) : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
      %31 = "stablehlo.constant"() <{value = dense<1> : tensor<6xi64>}> : () -> tensor<6xi64>
      %32 = "stablehlo.add"(%19, %31) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
      %33 = "stablehlo.select"(%29, %32, %r14) : (tensor<6xi1>, tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
      %34 = "stablehlo.select"(%30, %19, %r15) : (tensor<6xi1>, tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
      "stablehlo.return"(%33, %34, %r16) : (tensor<6xi64>, tensor<6xi64>, tensor<6xi64>) -> ()
    }) : (tensor<6xi64>, tensor<6xi64>, tensor<6xi64>) -> (tensor<6xi64>, tensor<6xi64>, tensor<6xi64>)
    %36 = "stablehlo.constant"() <{value = dense<-1> : tensor<6xi64>}> : () -> tensor<6xi64>
    %37 = "stablehlo.add"(%35#0, %36) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
    %38 = "stablehlo.negate"(%37) : (tensor<6xi64>) -> tensor<6xi64>
    %39 = "stablehlo.constant"() <{value = dense<7> : tensor<6xi64>}> : () -> tensor<6xi64>
    %40 = "stablehlo.add"(%38, %39) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
    %41 = "stablehlo.multiply"(%37, %40) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
    %42 = "stablehlo.constant"() <{value = dense<2> : tensor<6xi64>}> : () -> tensor<6xi64>
    %43 = "stablehlo.divide"(%41, %42) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
    %44 = "stablehlo.subtract"(%2, %43) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
    %45 = "stablehlo.add"(%37, %44) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
    %46 = "stablehlo.constant"() <{value = dense<1> : tensor<6xi64>}> : () -> tensor<6xi64>
    %47 = "stablehlo.add"(%45, %46) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
    %48 = "stablehlo.convert"(%37) : (tensor<6xi64>) -> tensor<6xi32>
    %49 = "stablehlo.convert"(%47) : (tensor<6xi64>) -> tensor<6xi32>
    %50 = "stablehlo.convert"(%arg0) : (tensor<6xf16>) -> tensor<6xf32>
    %51 = "stablehlo.convert"(%arg2) : (tensor<6xf16>) -> tensor<6xf32>
    %52 = "stablehlo.gather"(%0, %48) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>, indices_are_sorted = false}> : (tensor<4x3xf32>, tensor<6xi32>) -> tensor<6x3xf32>
    %53 = "stablehlo.gather"(%0, %49) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>, indices_are_sorted = false}> : (tensor<4x3xf32>, tensor<6xi32>) -> tensor<6x3xf32>
    %54 = "stablehlo.subtract"(%52, %53) : (tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xf32>
    %55 = "stablehlo.broadcast_in_dim"(%50) <{broadcast_dimensions = array<i64: 0>}> : (tensor<6xf32>) -> tensor<6x3xf32>
    %56 = "stablehlo.broadcast_in_dim"(%51) <{broadcast_dimensions = array<i64: 0>}> : (tensor<6xf32>) -> tensor<6x3xf32>
    %57 = "stablehlo.constant"() <{value = dense<0.0> : tensor<6x3xf32>}> : () -> tensor<6x3xf32>
    %58 = "stablehlo.sign"(%54) : (tensor<6x3xf32>) -> tensor<6x3xf32>
    %59 = "stablehlo.constant"() <{value = dense<0.0> : tensor<6x3xf32>}> : () -> tensor<6x3xf32>
    %60 = "stablehlo.compare"(%56, %59) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xi1>
    %61 = "stablehlo.multiply"(%55, %54) : (tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xf32>
    %62 = "stablehlo.divide"(%61, %56) : (tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xf32>
    %63 = "stablehlo.select"(%60, %57, %62) : (tensor<6x3xi1>, tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xf32>
    %67 = "stablehlo.scatter"(%1, %48, %63) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r64: tensor<f32>, %r65: tensor<f32>):
      %66 = "stablehlo.add"(%r64, %r65) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%66) : (tensor<f32>) -> ()
    }) : (tensor<4x3xf32>, tensor<6xi32>, tensor<6x3xf32>) -> tensor<4x3xf32>
    %68 = "stablehlo.negate"(%63) : (tensor<6x3xf32>) -> tensor<6x3xf32>
    %72 = "stablehlo.scatter"(%67, %49, %68) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r69: tensor<f32>, %r70: tensor<f32>):
      %71 = "stablehlo.add"(%r69, %r70) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%71) : (tensor<f32>) -> ()
    }) : (tensor<4x3xf32>, tensor<6xi32>, tensor<6x3xf32>) -> tensor<4x3xf32>
    %73 = "stablehlo.convert"(%72) : (tensor<4x3xf32>) -> tensor<4x3xf16>
    return %73 : tensor<4x3xf16>
  }
}

// T[6] T[4,3] 2.0 T[6], T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<6xf64>, %arg1: tensor<4x3xf64>, %arg2: tensor<6xf64>) -> (tensor<4x3xf64>) {
    %0 = "stablehlo.constant"() <{value = dense<0.0> : tensor<4x3xf64>}> : () -> tensor<4x3xf64>
    %1 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<6xi64>
    %2 = "stablehlo.constant"() <{value = dense<0> : tensor<6xi64>}> : () -> tensor<6xi64>
    %3 = "stablehlo.constant"() <{value = dense<4> : tensor<6xi64>}> : () -> tensor<6xi64>
    %34:3 = "stablehlo.while"(%2, %3, %1) ({
    ^bb0(%r4: tensor<6xi64>, %r5: tensor<6xi64>, %r6: tensor<6xi64>):
      %7 = "stablehlo.compare"(%r4, %r5) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
      %8 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %12 = "stablehlo.reduce"(%7, %8) <{dimensions = array<i64: 0>}> ({
      ^bb0(%r9: tensor<i1>, %r10: tensor<i1>):
        %11 = "stablehlo.or"(%r9, %r10) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%11) : (tensor<i1>) -> ()
      }) : (tensor<6xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%12) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r13: tensor<6xi64>, %r14: tensor<6xi64>, %r15: tensor<6xi64>):
      %16 = "stablehlo.add"(%r13, %r14) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
      %17 = "stablehlo.constant"() <{value = dense<2> : tensor<6xi64>}> : () -> tensor<6xi64>
      %18 = "stablehlo.divide"(%16, %17) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
      %19 = "stablehlo.negate"(%18) : (tensor<6xi64>) -> tensor<6xi64>
      %20 = "stablehlo.constant"() <{value = dense<7> : tensor<6xi64>}> : () -> tensor<6xi64>
      %21 = "stablehlo.add"(%19, %20) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
      %22 = "stablehlo.multiply"(%18, %21) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
      %23 = "stablehlo.constant"() <{value = dense<2> : tensor<6xi64>}> : () -> tensor<6xi64>
      %24 = "stablehlo.divide"(%22, %23) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
      %25 = "stablehlo.compare"(%24, %r15) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
      %26 = "stablehlo.compare"(%r13, %r14) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
      %27 = "stablehlo.not"(%25) : (tensor<6xi1>) -> tensor<6xi1>
      %28 = "stablehlo.and"(%27, %26) : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
      %29 = "stablehlo.and"(%25, %26) : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
      %30 = "stablehlo.constant"() <{value = dense<1> : tensor<6xi64>}> : () -> tensor<6xi64>
      %31 = "stablehlo.add"(%18, %30) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
      %32 = "stablehlo.select"(%28, %31, %r13) : (tensor<6xi1>, tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
      %33 = "stablehlo.select"(%29, %18, %r14) : (tensor<6xi1>, tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
      "stablehlo.return"(%32, %33, %r15) : (tensor<6xi64>, tensor<6xi64>, tensor<6xi64>) -> ()
    }) : (tensor<6xi64>, tensor<6xi64>, tensor<6xi64>) -> (tensor<6xi64>, tensor<6xi64>, tensor<6xi64>)
    %35 = "stablehlo.constant"() <{value = dense<-1> : tensor<6xi64>}> : () -> tensor<6xi64>
    %36 = "stablehlo.add"(%34#0, %35) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
    %37 = "stablehlo.negate"(%36) : (tensor<6xi64>) -> tensor<6xi64>
    %38 = "stablehlo.constant"() <{value = dense<7> : tensor<6xi64>}> : () -> tensor<6xi64>
    %39 = "stablehlo.add"(%37, %38) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
    %40 = "stablehlo.multiply"(%36, %39) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
    %41 = "stablehlo.constant"() <{value = dense<2> : tensor<6xi64>}> : () -> tensor<6xi64>
    %42 = "stablehlo.divide"(%40, %41) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
    %43 = "stablehlo.subtract"(%1, %42) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
    %44 = "stablehlo.add"(%36, %43) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
    %45 = "stablehlo.constant"() <{value = dense<1> : tensor<6xi64>}> : () -> tensor<6xi64>
    %46 = "stablehlo.add"(%44, %45) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
    %47 = "stablehlo.convert"(%36) : (tensor<6xi64>) -> tensor<6xi32>
    %48 = "stablehlo.convert"(%46) : (tensor<6xi64>) -> tensor<6xi32>
    %49 = "stablehlo.gather"(%arg1, %47) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>, indices_are_sorted = false}> : (tensor<4x3xf64>, tensor<6xi32>) -> tensor<6x3xf64>
    %50 = "stablehlo.gather"(%arg1, %48) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>, indices_are_sorted = false}> : (tensor<4x3xf64>, tensor<6xi32>) -> tensor<6x3xf64>
    %51 = "stablehlo.subtract"(%49, %50) : (tensor<6x3xf64>, tensor<6x3xf64>) -> tensor<6x3xf64>
    %52 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64: 0>}> : (tensor<6xf64>) -> tensor<6x3xf64>
    %53 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64: 0>}> : (tensor<6xf64>) -> tensor<6x3xf64>
    %54 = "stablehlo.constant"() <{value = dense<0.0> : tensor<6x3xf64>}> : () -> tensor<6x3xf64>
    %55 = "stablehlo.sign"(%51) : (tensor<6x3xf64>) -> tensor<6x3xf64>
    %56 = "stablehlo.constant"() <{value = dense<0.0> : tensor<6x3xf64>}> : () -> tensor<6x3xf64>
    %57 = "stablehlo.compare"(%53, %56) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<6x3xf64>, tensor<6x3xf64>) -> tensor<6x3xi1>
    %58 = "stablehlo.multiply"(%52, %51) : (tensor<6x3xf64>, tensor<6x3xf64>) -> tensor<6x3xf64>
    %59 = "stablehlo.divide"(%58, %53) : (tensor<6x3xf64>, tensor<6x3xf64>) -> tensor<6x3xf64>
    %60 = "stablehlo.select"(%57, %54, %59) : (tensor<6x3xi1>, tensor<6x3xf64>, tensor<6x3xf64>) -> tensor<6x3xf64>
    %64 = "stablehlo.scatter"(%0, %47, %60) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r61: tensor<f64>, %r62: tensor<f64>):
      %63 = "stablehlo.add"(%r61, %r62) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%63) : (tensor<f64>) -> ()
    }) : (tensor<4x3xf64>, tensor<6xi32>, tensor<6x3xf64>) -> tensor<4x3xf64>
    %65 = "stablehlo.negate"(%60) : (tensor<6x3xf64>) -> tensor<6x3xf64>
    %69 = "stablehlo.scatter"(%64, %48, %65) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r66: tensor<f64>, %r67: tensor<f64>):
      %68 = "stablehlo.add"(%r66, %r67) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%68) : (tensor<f64>) -> ()
    }) : (tensor<4x3xf64>, tensor<6xi32>, tensor<6x3xf64>) -> tensor<4x3xf64>
    return %69 : tensor<4x3xf64>
  }
}
