// aten::_pdist_backward(Tensor grad_output, Tensor self, float p, Tensor pdist) -> Tensor

// T[6] T[4,3] 2.0 T[6], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<6xf32>, %arg1: tensor<4x3xf32>, %arg2: tensor<6xf32>) -> (tensor<4x3xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<0.0> : tensor<4x3xf32>}> : () -> tensor<4x3xf32>
    %1 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<6xi32>
    %2 = "stablehlo.constant"() <{value = dense<0> : tensor<6xi32>}> : () -> tensor<6xi32>
    %3 = "stablehlo.constant"() <{value = dense<4> : tensor<6xi32>}> : () -> tensor<6xi32>
    %34:3 = "stablehlo.while"(%2, %3, %1) ({
    ^bb0(%r4: tensor<6xi32>, %r5: tensor<6xi32>, %r6: tensor<6xi32>):
      %7 = "stablehlo.compare"(%r4, %r5) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
      %8 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %12 = "stablehlo.reduce"(%7, %8) <{dimensions = array<i64: 0>}> ({
      ^bb0(%r9: tensor<i1>, %r10: tensor<i1>):
        %11 = "stablehlo.or"(%r9, %r10) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%11) : (tensor<i1>) -> ()
      }) : (tensor<6xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%12) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r13: tensor<6xi32>, %r14: tensor<6xi32>, %r15: tensor<6xi32>):
      %16 = "stablehlo.add"(%r13, %r14) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
      %17 = "stablehlo.constant"() <{value = dense<2> : tensor<6xi32>}> : () -> tensor<6xi32>
      %18 = "stablehlo.divide"(%16, %17) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
      %19 = "stablehlo.negate"(%18) : (tensor<6xi32>) -> tensor<6xi32>
      %20 = "stablehlo.constant"() <{value = dense<7> : tensor<6xi32>}> : () -> tensor<6xi32>
      %21 = "stablehlo.add"(%19, %20) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
      %22 = "stablehlo.multiply"(%18, %21) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
      %23 = "stablehlo.constant"() <{value = dense<2> : tensor<6xi32>}> : () -> tensor<6xi32>
      %24 = "stablehlo.divide"(%22, %23) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
      %25 = "stablehlo.compare"(%24, %r15) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
      %26 = "stablehlo.compare"(%r13, %r14) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
      %27 = "stablehlo.not"(%25) : (tensor<6xi1>) -> tensor<6xi1>
      %28 = "stablehlo.and"(%27, %26) : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
      %29 = "stablehlo.and"(%25, %26) : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
      %30 = "stablehlo.constant"() <{value = dense<1> : tensor<6xi32>}> : () -> tensor<6xi32>
      %31 = "stablehlo.add"(%18, %30) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
      %32 = "stablehlo.select"(%28, %31, %r13) : (tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
      %33 = "stablehlo.select"(%29, %18, %r14) : (tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
      "stablehlo.return"(%32, %33, %r15) : (tensor<6xi32>, tensor<6xi32>, tensor<6xi32>) -> ()
    }) : (tensor<6xi32>, tensor<6xi32>, tensor<6xi32>) -> (tensor<6xi32>, tensor<6xi32>, tensor<6xi32>)
    %35 = "stablehlo.constant"() <{value = dense<-1> : tensor<6xi32>}> : () -> tensor<6xi32>
    %36 = "stablehlo.add"(%34#0, %35) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %37 = "stablehlo.negate"(%36) : (tensor<6xi32>) -> tensor<6xi32>
    %38 = "stablehlo.constant"() <{value = dense<7> : tensor<6xi32>}> : () -> tensor<6xi32>
    %39 = "stablehlo.add"(%37, %38) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %40 = "stablehlo.multiply"(%36, %39) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %41 = "stablehlo.constant"() <{value = dense<2> : tensor<6xi32>}> : () -> tensor<6xi32>
    %42 = "stablehlo.divide"(%40, %41) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %43 = "stablehlo.subtract"(%1, %42) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %44 = "stablehlo.add"(%36, %43) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %45 = "stablehlo.constant"() <{value = dense<1> : tensor<6xi32>}> : () -> tensor<6xi32>
    %46 = "stablehlo.add"(%44, %45) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %47 = "stablehlo.gather"(%arg1, %36) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>, indices_are_sorted = false}> : (tensor<4x3xf32>, tensor<6xi32>) -> tensor<6x3xf32>
    %48 = "stablehlo.gather"(%arg1, %46) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>, indices_are_sorted = false}> : (tensor<4x3xf32>, tensor<6xi32>) -> tensor<6x3xf32>
    %49 = "stablehlo.subtract"(%47, %48) : (tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xf32>
    %50 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64: 0>}> : (tensor<6xf32>) -> tensor<6x3xf32>
    %51 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64: 0>}> : (tensor<6xf32>) -> tensor<6x3xf32>
    %52 = "stablehlo.constant"() <{value = dense<0.0> : tensor<6x3xf32>}> : () -> tensor<6x3xf32>
    %53 = "stablehlo.sign"(%49) : (tensor<6x3xf32>) -> tensor<6x3xf32>
    %54 = "stablehlo.constant"() <{value = dense<0.0> : tensor<6x3xf32>}> : () -> tensor<6x3xf32>
    %55 = "stablehlo.compare"(%51, %54) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xi1>
    %56 = "stablehlo.multiply"(%50, %49) : (tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xf32>
    %57 = "stablehlo.divide"(%56, %51) : (tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xf32>
    %58 = "stablehlo.select"(%55, %52, %57) : (tensor<6x3xi1>, tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xf32>
    %62 = "stablehlo.scatter"(%0, %36, %58) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r59: tensor<f32>, %r60: tensor<f32>):
      %61 = "stablehlo.add"(%r59, %r60) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%61) : (tensor<f32>) -> ()
    }) : (tensor<4x3xf32>, tensor<6xi32>, tensor<6x3xf32>) -> tensor<4x3xf32>
    %63 = "stablehlo.negate"(%58) : (tensor<6x3xf32>) -> tensor<6x3xf32>
    %67 = "stablehlo.scatter"(%62, %46, %63) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r64: tensor<f32>, %r65: tensor<f32>):
      %66 = "stablehlo.add"(%r64, %r65) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%66) : (tensor<f32>) -> ()
    }) : (tensor<4x3xf32>, tensor<6xi32>, tensor<6x3xf32>) -> tensor<4x3xf32>
    return %67 : tensor<4x3xf32>
  }
}

// T[6] T[4,3] 3.0 T[6], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<6xf32>, %arg1: tensor<4x3xf32>, %arg2: tensor<6xf32>, %s0: tensor<f32>) -> (tensor<4x3xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<0.0> : tensor<4x3xf32>}> : () -> tensor<4x3xf32>
    %1 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<6xi32>
    %2 = "stablehlo.constant"() <{value = dense<0> : tensor<6xi32>}> : () -> tensor<6xi32>
    %3 = "stablehlo.constant"() <{value = dense<4> : tensor<6xi32>}> : () -> tensor<6xi32>
    %34:3 = "stablehlo.while"(%2, %3, %1) ({
    ^bb0(%r4: tensor<6xi32>, %r5: tensor<6xi32>, %r6: tensor<6xi32>):
      %7 = "stablehlo.compare"(%r4, %r5) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
      %8 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %12 = "stablehlo.reduce"(%7, %8) <{dimensions = array<i64: 0>}> ({
      ^bb0(%r9: tensor<i1>, %r10: tensor<i1>):
        %11 = "stablehlo.or"(%r9, %r10) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%11) : (tensor<i1>) -> ()
      }) : (tensor<6xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%12) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r13: tensor<6xi32>, %r14: tensor<6xi32>, %r15: tensor<6xi32>):
      %16 = "stablehlo.add"(%r13, %r14) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
      %17 = "stablehlo.constant"() <{value = dense<2> : tensor<6xi32>}> : () -> tensor<6xi32>
      %18 = "stablehlo.divide"(%16, %17) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
      %19 = "stablehlo.negate"(%18) : (tensor<6xi32>) -> tensor<6xi32>
      %20 = "stablehlo.constant"() <{value = dense<7> : tensor<6xi32>}> : () -> tensor<6xi32>
      %21 = "stablehlo.add"(%19, %20) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
      %22 = "stablehlo.multiply"(%18, %21) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
      %23 = "stablehlo.constant"() <{value = dense<2> : tensor<6xi32>}> : () -> tensor<6xi32>
      %24 = "stablehlo.divide"(%22, %23) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
      %25 = "stablehlo.compare"(%24, %r15) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
      %26 = "stablehlo.compare"(%r13, %r14) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
      %27 = "stablehlo.not"(%25) : (tensor<6xi1>) -> tensor<6xi1>
      %28 = "stablehlo.and"(%27, %26) : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
      %29 = "stablehlo.and"(%25, %26) : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
      %30 = "stablehlo.constant"() <{value = dense<1> : tensor<6xi32>}> : () -> tensor<6xi32>
      %31 = "stablehlo.add"(%18, %30) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
      %32 = "stablehlo.select"(%28, %31, %r13) : (tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
      %33 = "stablehlo.select"(%29, %18, %r14) : (tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
      "stablehlo.return"(%32, %33, %r15) : (tensor<6xi32>, tensor<6xi32>, tensor<6xi32>) -> ()
    }) : (tensor<6xi32>, tensor<6xi32>, tensor<6xi32>) -> (tensor<6xi32>, tensor<6xi32>, tensor<6xi32>)
    %35 = "stablehlo.constant"() <{value = dense<-1> : tensor<6xi32>}> : () -> tensor<6xi32>
    %36 = "stablehlo.add"(%34#0, %35) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %37 = "stablehlo.negate"(%36) : (tensor<6xi32>) -> tensor<6xi32>
    %38 = "stablehlo.constant"() <{value = dense<7> : tensor<6xi32>}> : () -> tensor<6xi32>
    %39 = "stablehlo.add"(%37, %38) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %40 = "stablehlo.multiply"(%36, %39) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %41 = "stablehlo.constant"() <{value = dense<2> : tensor<6xi32>}> : () -> tensor<6xi32>
    %42 = "stablehlo.divide"(%40, %41) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %43 = "stablehlo.subtract"(%1, %42) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %44 = "stablehlo.add"(%36, %43) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %45 = "stablehlo.constant"() <{value = dense<1> : tensor<6xi32>}> : () -> tensor<6xi32>
    %46 = "stablehlo.add"(%44, %45) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %47 = "stablehlo.gather"(%arg1, %36) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>, indices_are_sorted = false}> : (tensor<4x3xf32>, tensor<6xi32>) -> tensor<6x3xf32>
    %48 = "stablehlo.gather"(%arg1, %46) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>, indices_are_sorted = false}> : (tensor<4x3xf32>, tensor<6xi32>) -> tensor<6x3xf32>
    %49 = "stablehlo.subtract"(%47, %48) : (tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xf32>
    %50 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64: 0>}> : (tensor<6xf32>) -> tensor<6x3xf32>
    %51 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64: 0>}> : (tensor<6xf32>) -> tensor<6x3xf32>
    %52 = "stablehlo.constant"() <{value = dense<0.0> : tensor<6x3xf32>}> : () -> tensor<6x3xf32>
    %53 = "stablehlo.sign"(%49) : (tensor<6x3xf32>) -> tensor<6x3xf32>
    %54 = "stablehlo.constant"() <{value = dense<0.0> : tensor<6x3xf32>}> : () -> tensor<6x3xf32>
    %55 = "stablehlo.compare"(%51, %54) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xi1>
    %56 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<f32>}> : () -> tensor<f32>
    %57 = "stablehlo.add"(%s0, %56) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %58 = "stablehlo.broadcast_in_dim"(%57) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6x3xf32>
    %59 = "stablehlo.abs"(%49) : (tensor<6x3xf32>) -> tensor<6x3xf32>
    %60 = "stablehlo.power"(%59, %58) : (tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xf32>
    %61 = "stablehlo.power"(%51, %58) : (tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xf32>
    %62 = "stablehlo.multiply"(%53, %60) : (tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xf32>
    %63 = "stablehlo.multiply"(%62, %50) : (tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xf32>
    %64 = "stablehlo.divide"(%63, %61) : (tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xf32>
    %65 = "stablehlo.constant"() <{value = dense<0.0> : tensor<6x3xf32>}> : () -> tensor<6x3xf32>
    %66 = "stablehlo.compare"(%49, %65) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xi1>
    %67 = "stablehlo.or"(%55, %66) : (tensor<6x3xi1>, tensor<6x3xi1>) -> tensor<6x3xi1>
    %68 = "stablehlo.select"(%67, %52, %64) : (tensor<6x3xi1>, tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xf32>
    %72 = "stablehlo.scatter"(%0, %36, %68) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r69: tensor<f32>, %r70: tensor<f32>):
      %71 = "stablehlo.add"(%r69, %r70) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%71) : (tensor<f32>) -> ()
    }) : (tensor<4x3xf32>, tensor<6xi32>, tensor<6x3xf32>) -> tensor<4x3xf32>
    %73 = "stablehlo.negate"(%68) : (tensor<6x3xf32>) -> tensor<6x3xf32>
    %77 = "stablehlo.scatter"(%72, %46, %73) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r74: tensor<f32>, %r75: tensor<f32>):
      %76 = "stablehlo.add"(%r74, %r75) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%76) : (tensor<f32>) -> ()
    }) : (tensor<4x3xf32>, tensor<6xi32>, tensor<6x3xf32>) -> tensor<4x3xf32>
    return %77 : tensor<4x3xf32>
  }
}

// T[6] T[4,3] 2.0 T[6], T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<6xbf16>, %arg1: tensor<4x3xbf16>, %arg2: tensor<6xbf16>) -> (tensor<4x3xbf16>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<4x3xbf16>) -> tensor<4x3xf32>
    %1 = "stablehlo.constant"() <{value = dense<0.0> : tensor<4x3xf32>}> : () -> tensor<4x3xf32>
    %2 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<6xi32>
    %3 = "stablehlo.constant"() <{value = dense<0> : tensor<6xi32>}> : () -> tensor<6xi32>
    %4 = "stablehlo.constant"() <{value = dense<4> : tensor<6xi32>}> : () -> tensor<6xi32>
    %35:3 = "stablehlo.while"(%3, %4, %2) ({
    ^bb0(%r5: tensor<6xi32>, %r6: tensor<6xi32>, %r7: tensor<6xi32>):
      %8 = "stablehlo.compare"(%r5, %r6) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
      %9 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %13 = "stablehlo.reduce"(%8, %9) <{dimensions = array<i64: 0>}> ({
      ^bb0(%r10: tensor<i1>, %r11: tensor<i1>):
        %12 = "stablehlo.or"(%r10, %r11) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%12) : (tensor<i1>) -> ()
      }) : (tensor<6xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%13) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r14: tensor<6xi32>, %r15: tensor<6xi32>, %r16: tensor<6xi32>):
      %17 = "stablehlo.add"(%r14, %r15) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
      %18 = "stablehlo.constant"() <{value = dense<2> : tensor<6xi32>}> : () -> tensor<6xi32>
      %19 = "stablehlo.divide"(%17, %18) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
      %20 = "stablehlo.negate"(%19) : (tensor<6xi32>) -> tensor<6xi32>
      %21 = "stablehlo.constant"() <{value = dense<7> : tensor<6xi32>}> : () -> tensor<6xi32>
      %22 = "stablehlo.add"(%20, %21) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
      %23 = "stablehlo.multiply"(%19, %22) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
      %24 = "stablehlo.constant"() <{value = dense<2> : tensor<6xi32>}> : () -> tensor<6xi32>
      %25 = "stablehlo.divide"(%23, %24) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
      %26 = "stablehlo.compare"(%25, %r16) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
      %27 = "stablehlo.compare"(%r14, %r15) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
      %28 = "stablehlo.not"(%26) : (tensor<6xi1>) -> tensor<6xi1>
      %29 = "stablehlo.and"(%28, %27) : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
      %30 = "stablehlo.and"(%26, %27) : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
      %31 = "stablehlo.constant"() <{value = dense<1> : tensor<6xi32>}> : () -> tensor<6xi32>
      %32 = "stablehlo.add"(%19, %31) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
      %33 = "stablehlo.select"(%29, %32, %r14) : (tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
      %34 = "stablehlo.select"(%30, %19, %r15) : (tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
      "stablehlo.return"(%33, %34, %r16) : (tensor<6xi32>, tensor<6xi32>, tensor<6xi32>) -> ()
    }) : (tensor<6xi32>, tensor<6xi32>, tensor<6xi32>) -> (tensor<6xi32>, tensor<6xi32>, tensor<6xi32>)
    %36 = "stablehlo.constant"() <{value = dense<-1> : tensor<6xi32>}> : () -> tensor<6xi32>
    %37 = "stablehlo.add"(%35#0, %36) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %38 = "stablehlo.negate"(%37) : (tensor<6xi32>) -> tensor<6xi32>
    %39 = "stablehlo.constant"() <{value = dense<7> : tensor<6xi32>}> : () -> tensor<6xi32>
    %40 = "stablehlo.add"(%38, %39) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %41 = "stablehlo.multiply"(%37, %40) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %42 = "stablehlo.constant"() <{value = dense<2> : tensor<6xi32>}> : () -> tensor<6xi32>
    %43 = "stablehlo.divide"(%41, %42) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %44 = "stablehlo.subtract"(%2, %43) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %45 = "stablehlo.add"(%37, %44) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %46 = "stablehlo.constant"() <{value = dense<1> : tensor<6xi32>}> : () -> tensor<6xi32>
    %47 = "stablehlo.add"(%45, %46) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %48 = "stablehlo.convert"(%arg0) : (tensor<6xbf16>) -> tensor<6xf32>
    %49 = "stablehlo.convert"(%arg2) : (tensor<6xbf16>) -> tensor<6xf32>
    %50 = "stablehlo.gather"(%0, %37) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>, indices_are_sorted = false}> : (tensor<4x3xf32>, tensor<6xi32>) -> tensor<6x3xf32>
    %51 = "stablehlo.gather"(%0, %47) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>, indices_are_sorted = false}> : (tensor<4x3xf32>, tensor<6xi32>) -> tensor<6x3xf32>
    %52 = "stablehlo.subtract"(%50, %51) : (tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xf32>
    %53 = "stablehlo.broadcast_in_dim"(%48) <{broadcast_dimensions = array<i64: 0>}> : (tensor<6xf32>) -> tensor<6x3xf32>
    %54 = "stablehlo.broadcast_in_dim"(%49) <{broadcast_dimensions = array<i64: 0>}> : (tensor<6xf32>) -> tensor<6x3xf32>
    %55 = "stablehlo.constant"() <{value = dense<0.0> : tensor<6x3xf32>}> : () -> tensor<6x3xf32>
    %56 = "stablehlo.sign"(%52) : (tensor<6x3xf32>) -> tensor<6x3xf32>
    %57 = "stablehlo.constant"() <{value = dense<0.0> : tensor<6x3xf32>}> : () -> tensor<6x3xf32>
    %58 = "stablehlo.compare"(%54, %57) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xi1>
    %59 = "stablehlo.multiply"(%53, %52) : (tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xf32>
    %60 = "stablehlo.divide"(%59, %54) : (tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xf32>
    %61 = "stablehlo.select"(%58, %55, %60) : (tensor<6x3xi1>, tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xf32>
    %65 = "stablehlo.scatter"(%1, %37, %61) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r62: tensor<f32>, %r63: tensor<f32>):
      %64 = "stablehlo.add"(%r62, %r63) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%64) : (tensor<f32>) -> ()
    }) : (tensor<4x3xf32>, tensor<6xi32>, tensor<6x3xf32>) -> tensor<4x3xf32>
    %66 = "stablehlo.negate"(%61) : (tensor<6x3xf32>) -> tensor<6x3xf32>
    %70 = "stablehlo.scatter"(%65, %47, %66) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r67: tensor<f32>, %r68: tensor<f32>):
      %69 = "stablehlo.add"(%r67, %r68) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%69) : (tensor<f32>) -> ()
    }) : (tensor<4x3xf32>, tensor<6xi32>, tensor<6x3xf32>) -> tensor<4x3xf32>
    %71 = "stablehlo.convert"(%70) : (tensor<4x3xf32>) -> tensor<4x3xbf16>
    return %71 : tensor<4x3xbf16>
  }
}

// T[6] T[4,3] 2.0 T[6], T = float16
module @torchtpu {
  func.func public @main(%arg0: tensor<6xf16>, %arg1: tensor<4x3xf16>, %arg2: tensor<6xf16>) -> (tensor<4x3xf16>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<4x3xf16>) -> tensor<4x3xf32>
    %1 = "stablehlo.constant"() <{value = dense<0.0> : tensor<4x3xf32>}> : () -> tensor<4x3xf32>
    %2 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<6xi32>
    %3 = "stablehlo.constant"() <{value = dense<0> : tensor<6xi32>}> : () -> tensor<6xi32>
    %4 = "stablehlo.constant"() <{value = dense<4> : tensor<6xi32>}> : () -> tensor<6xi32>
    %35:3 = "stablehlo.while"(%3, %4, %2) ({
    ^bb0(%r5: tensor<6xi32>, %r6: tensor<6xi32>, %r7: tensor<6xi32>):
      %8 = "stablehlo.compare"(%r5, %r6) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
      %9 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %13 = "stablehlo.reduce"(%8, %9) <{dimensions = array<i64: 0>}> ({
      ^bb0(%r10: tensor<i1>, %r11: tensor<i1>):
        %12 = "stablehlo.or"(%r10, %r11) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%12) : (tensor<i1>) -> ()
      }) : (tensor<6xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%13) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r14: tensor<6xi32>, %r15: tensor<6xi32>, %r16: tensor<6xi32>):
      %17 = "stablehlo.add"(%r14, %r15) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
      %18 = "stablehlo.constant"() <{value = dense<2> : tensor<6xi32>}> : () -> tensor<6xi32>
      %19 = "stablehlo.divide"(%17, %18) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
      %20 = "stablehlo.negate"(%19) : (tensor<6xi32>) -> tensor<6xi32>
      %21 = "stablehlo.constant"() <{value = dense<7> : tensor<6xi32>}> : () -> tensor<6xi32>
      %22 = "stablehlo.add"(%20, %21) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
      %23 = "stablehlo.multiply"(%19, %22) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
      %24 = "stablehlo.constant"() <{value = dense<2> : tensor<6xi32>}> : () -> tensor<6xi32>
      %25 = "stablehlo.divide"(%23, %24) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
      %26 = "stablehlo.compare"(%25, %r16) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
      %27 = "stablehlo.compare"(%r14, %r15) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
      %28 = "stablehlo.not"(%26) : (tensor<6xi1>) -> tensor<6xi1>
      %29 = "stablehlo.and"(%28, %27) : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
      %30 = "stablehlo.and"(%26, %27) : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
      %31 = "stablehlo.constant"() <{value = dense<1> : tensor<6xi32>}> : () -> tensor<6xi32>
      %32 = "stablehlo.add"(%19, %31) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
      %33 = "stablehlo.select"(%29, %32, %r14) : (tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
      %34 = "stablehlo.select"(%30, %19, %r15) : (tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
      "stablehlo.return"(%33, %34, %r16) : (tensor<6xi32>, tensor<6xi32>, tensor<6xi32>) -> ()
    }) : (tensor<6xi32>, tensor<6xi32>, tensor<6xi32>) -> (tensor<6xi32>, tensor<6xi32>, tensor<6xi32>)
    %36 = "stablehlo.constant"() <{value = dense<-1> : tensor<6xi32>}> : () -> tensor<6xi32>
    %37 = "stablehlo.add"(%35#0, %36) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %38 = "stablehlo.negate"(%37) : (tensor<6xi32>) -> tensor<6xi32>
    %39 = "stablehlo.constant"() <{value = dense<7> : tensor<6xi32>}> : () -> tensor<6xi32>
    %40 = "stablehlo.add"(%38, %39) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %41 = "stablehlo.multiply"(%37, %40) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %42 = "stablehlo.constant"() <{value = dense<2> : tensor<6xi32>}> : () -> tensor<6xi32>
    %43 = "stablehlo.divide"(%41, %42) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %44 = "stablehlo.subtract"(%2, %43) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %45 = "stablehlo.add"(%37, %44) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %46 = "stablehlo.constant"() <{value = dense<1> : tensor<6xi32>}> : () -> tensor<6xi32>
    %47 = "stablehlo.add"(%45, %46) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %48 = "stablehlo.convert"(%arg0) : (tensor<6xf16>) -> tensor<6xf32>
    %49 = "stablehlo.convert"(%arg2) : (tensor<6xf16>) -> tensor<6xf32>
    %50 = "stablehlo.gather"(%0, %37) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>, indices_are_sorted = false}> : (tensor<4x3xf32>, tensor<6xi32>) -> tensor<6x3xf32>
    %51 = "stablehlo.gather"(%0, %47) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>, indices_are_sorted = false}> : (tensor<4x3xf32>, tensor<6xi32>) -> tensor<6x3xf32>
    %52 = "stablehlo.subtract"(%50, %51) : (tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xf32>
    %53 = "stablehlo.broadcast_in_dim"(%48) <{broadcast_dimensions = array<i64: 0>}> : (tensor<6xf32>) -> tensor<6x3xf32>
    %54 = "stablehlo.broadcast_in_dim"(%49) <{broadcast_dimensions = array<i64: 0>}> : (tensor<6xf32>) -> tensor<6x3xf32>
    %55 = "stablehlo.constant"() <{value = dense<0.0> : tensor<6x3xf32>}> : () -> tensor<6x3xf32>
    %56 = "stablehlo.sign"(%52) : (tensor<6x3xf32>) -> tensor<6x3xf32>
    %57 = "stablehlo.constant"() <{value = dense<0.0> : tensor<6x3xf32>}> : () -> tensor<6x3xf32>
    %58 = "stablehlo.compare"(%54, %57) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xi1>
    %59 = "stablehlo.multiply"(%53, %52) : (tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xf32>
    %60 = "stablehlo.divide"(%59, %54) : (tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xf32>
    %61 = "stablehlo.select"(%58, %55, %60) : (tensor<6x3xi1>, tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xf32>
    %65 = "stablehlo.scatter"(%1, %37, %61) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r62: tensor<f32>, %r63: tensor<f32>):
      %64 = "stablehlo.add"(%r62, %r63) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%64) : (tensor<f32>) -> ()
    }) : (tensor<4x3xf32>, tensor<6xi32>, tensor<6x3xf32>) -> tensor<4x3xf32>
    %66 = "stablehlo.negate"(%61) : (tensor<6x3xf32>) -> tensor<6x3xf32>
    %70 = "stablehlo.scatter"(%65, %47, %66) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r67: tensor<f32>, %r68: tensor<f32>):
      %69 = "stablehlo.add"(%r67, %r68) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%69) : (tensor<f32>) -> ()
    }) : (tensor<4x3xf32>, tensor<6xi32>, tensor<6x3xf32>) -> tensor<4x3xf32>
    %71 = "stablehlo.convert"(%70) : (tensor<4x3xf32>) -> tensor<4x3xf16>
    return %71 : tensor<4x3xf16>
  }
}

// T[6] T[4,3] 2.0 T[6], T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<6xf64>, %arg1: tensor<4x3xf64>, %arg2: tensor<6xf64>) -> (tensor<4x3xf64>) {
    %0 = "stablehlo.constant"() <{value = dense<0.0> : tensor<4x3xf64>}> : () -> tensor<4x3xf64>
    %1 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<6xi32>
    %2 = "stablehlo.constant"() <{value = dense<0> : tensor<6xi32>}> : () -> tensor<6xi32>
    %3 = "stablehlo.constant"() <{value = dense<4> : tensor<6xi32>}> : () -> tensor<6xi32>
    %34:3 = "stablehlo.while"(%2, %3, %1) ({
    ^bb0(%r4: tensor<6xi32>, %r5: tensor<6xi32>, %r6: tensor<6xi32>):
      %7 = "stablehlo.compare"(%r4, %r5) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
      %8 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %12 = "stablehlo.reduce"(%7, %8) <{dimensions = array<i64: 0>}> ({
      ^bb0(%r9: tensor<i1>, %r10: tensor<i1>):
        %11 = "stablehlo.or"(%r9, %r10) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%11) : (tensor<i1>) -> ()
      }) : (tensor<6xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%12) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r13: tensor<6xi32>, %r14: tensor<6xi32>, %r15: tensor<6xi32>):
      %16 = "stablehlo.add"(%r13, %r14) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
      %17 = "stablehlo.constant"() <{value = dense<2> : tensor<6xi32>}> : () -> tensor<6xi32>
      %18 = "stablehlo.divide"(%16, %17) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
      %19 = "stablehlo.negate"(%18) : (tensor<6xi32>) -> tensor<6xi32>
      %20 = "stablehlo.constant"() <{value = dense<7> : tensor<6xi32>}> : () -> tensor<6xi32>
      %21 = "stablehlo.add"(%19, %20) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
      %22 = "stablehlo.multiply"(%18, %21) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
      %23 = "stablehlo.constant"() <{value = dense<2> : tensor<6xi32>}> : () -> tensor<6xi32>
      %24 = "stablehlo.divide"(%22, %23) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
      %25 = "stablehlo.compare"(%24, %r15) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
      %26 = "stablehlo.compare"(%r13, %r14) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
      %27 = "stablehlo.not"(%25) : (tensor<6xi1>) -> tensor<6xi1>
      %28 = "stablehlo.and"(%27, %26) : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
      %29 = "stablehlo.and"(%25, %26) : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
      %30 = "stablehlo.constant"() <{value = dense<1> : tensor<6xi32>}> : () -> tensor<6xi32>
      %31 = "stablehlo.add"(%18, %30) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
      %32 = "stablehlo.select"(%28, %31, %r13) : (tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
      %33 = "stablehlo.select"(%29, %18, %r14) : (tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
      "stablehlo.return"(%32, %33, %r15) : (tensor<6xi32>, tensor<6xi32>, tensor<6xi32>) -> ()
    }) : (tensor<6xi32>, tensor<6xi32>, tensor<6xi32>) -> (tensor<6xi32>, tensor<6xi32>, tensor<6xi32>)
    %35 = "stablehlo.constant"() <{value = dense<-1> : tensor<6xi32>}> : () -> tensor<6xi32>
    %36 = "stablehlo.add"(%34#0, %35) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %37 = "stablehlo.negate"(%36) : (tensor<6xi32>) -> tensor<6xi32>
    %38 = "stablehlo.constant"() <{value = dense<7> : tensor<6xi32>}> : () -> tensor<6xi32>
    %39 = "stablehlo.add"(%37, %38) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %40 = "stablehlo.multiply"(%36, %39) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %41 = "stablehlo.constant"() <{value = dense<2> : tensor<6xi32>}> : () -> tensor<6xi32>
    %42 = "stablehlo.divide"(%40, %41) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %43 = "stablehlo.subtract"(%1, %42) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %44 = "stablehlo.add"(%36, %43) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %45 = "stablehlo.constant"() <{value = dense<1> : tensor<6xi32>}> : () -> tensor<6xi32>
    %46 = "stablehlo.add"(%44, %45) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %47 = "stablehlo.gather"(%arg1, %36) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>, indices_are_sorted = false}> : (tensor<4x3xf64>, tensor<6xi32>) -> tensor<6x3xf64>
    %48 = "stablehlo.gather"(%arg1, %46) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>, indices_are_sorted = false}> : (tensor<4x3xf64>, tensor<6xi32>) -> tensor<6x3xf64>
    %49 = "stablehlo.subtract"(%47, %48) : (tensor<6x3xf64>, tensor<6x3xf64>) -> tensor<6x3xf64>
    %50 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64: 0>}> : (tensor<6xf64>) -> tensor<6x3xf64>
    %51 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64: 0>}> : (tensor<6xf64>) -> tensor<6x3xf64>
    %52 = "stablehlo.constant"() <{value = dense<0.0> : tensor<6x3xf64>}> : () -> tensor<6x3xf64>
    %53 = "stablehlo.sign"(%49) : (tensor<6x3xf64>) -> tensor<6x3xf64>
    %54 = "stablehlo.constant"() <{value = dense<0.0> : tensor<6x3xf64>}> : () -> tensor<6x3xf64>
    %55 = "stablehlo.compare"(%51, %54) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<6x3xf64>, tensor<6x3xf64>) -> tensor<6x3xi1>
    %56 = "stablehlo.multiply"(%50, %49) : (tensor<6x3xf64>, tensor<6x3xf64>) -> tensor<6x3xf64>
    %57 = "stablehlo.divide"(%56, %51) : (tensor<6x3xf64>, tensor<6x3xf64>) -> tensor<6x3xf64>
    %58 = "stablehlo.select"(%55, %52, %57) : (tensor<6x3xi1>, tensor<6x3xf64>, tensor<6x3xf64>) -> tensor<6x3xf64>
    %62 = "stablehlo.scatter"(%0, %36, %58) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r59: tensor<f64>, %r60: tensor<f64>):
      %61 = "stablehlo.add"(%r59, %r60) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%61) : (tensor<f64>) -> ()
    }) : (tensor<4x3xf64>, tensor<6xi32>, tensor<6x3xf64>) -> tensor<4x3xf64>
    %63 = "stablehlo.negate"(%58) : (tensor<6x3xf64>) -> tensor<6x3xf64>
    %67 = "stablehlo.scatter"(%62, %46, %63) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r64: tensor<f64>, %r65: tensor<f64>):
      %66 = "stablehlo.add"(%r64, %r65) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%66) : (tensor<f64>) -> ()
    }) : (tensor<4x3xf64>, tensor<6xi32>, tensor<6x3xf64>) -> tensor<4x3xf64>
    return %67 : tensor<4x3xf64>
  }
}
