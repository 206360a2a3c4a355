// aten::_pdist_forward(Tensor self, float p=2.) -> Tensor

// T[4,3] 2.0, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<4x3xf32>) -> (tensor<6xf32>) {
    %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<6xi32>
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<6xi32>}> : () -> tensor<6xi32>
    %2 = "stablehlo.constant"() <{value = dense<4> : tensor<6xi32>}> : () -> tensor<6xi32>
    %33:3 = "stablehlo.while"(%1, %2, %0) ({
    ^bb0(%r3: tensor<6xi32>, %r4: tensor<6xi32>, %r5: tensor<6xi32>):
      %6 = "stablehlo.compare"(%r3, %r4) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
      %7 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %11 = "stablehlo.reduce"(%6, %7) <{dimensions = array<i64: 0>}> ({
      ^bb0(%r8: tensor<i1>, %r9: tensor<i1>):
        %10 = "stablehlo.or"(%r8, %r9) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%10) : (tensor<i1>) -> ()
      }) : (tensor<6xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%11) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r12: tensor<6xi32>, %r13: tensor<6xi32>, %r14: tensor<6xi32>):
      %15 = "stablehlo.add"(%r12, %r13) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
      %16 = "stablehlo.constant"() <{value = dense<2> : tensor<6xi32>}> : () -> tensor<6xi32>
      %17 = "stablehlo.divide"(%15, %16) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
      %18 = "stablehlo.negate"(%17) : (tensor<6xi32>) -> tensor<6xi32>
      %19 = "stablehlo.constant"() <{value = dense<7> : tensor<6xi32>}> : () -> tensor<6xi32>
      %20 = "stablehlo.add"(%18, %19) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
      %21 = "stablehlo.multiply"(%17, %20) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
      %22 = "stablehlo.constant"() <{value = dense<2> : tensor<6xi32>}> : () -> tensor<6xi32>
      %23 = "stablehlo.divide"(%21, %22) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
      %24 = "stablehlo.compare"(%23, %r14) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
      %25 = "stablehlo.compare"(%r12, %r13) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
      %26 = "stablehlo.not"(%24) : (tensor<6xi1>) -> tensor<6xi1>
      %27 = "stablehlo.and"(%26, %25) : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
      %28 = "stablehlo.and"(%24, %25) : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
      %29 = "stablehlo.constant"() <{value = dense<1> : tensor<6xi32>}> : () -> tensor<6xi32>
      %30 = "stablehlo.add"(%17, %29) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
      %31 = "stablehlo.select"(%27, %30, %r12) : (tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
      %32 = "stablehlo.select"(%28, %17, %r13) : (tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
      "stablehlo.return"(%31, %32, %r14) : (tensor<6xi32>, tensor<6xi32>, tensor<6xi32>) -> ()
    }) : (tensor<6xi32>, tensor<6xi32>, tensor<6xi32>) -> (tensor<6xi32>, tensor<6xi32>, tensor<6xi32>)
    %34 = "stablehlo.constant"() <{value = dense<-1> : tensor<6xi32>}> : () -> tensor<6xi32>
    %35 = "stablehlo.add"(%33#0, %34) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %36 = "stablehlo.negate"(%35) : (tensor<6xi32>) -> tensor<6xi32>
    %37 = "stablehlo.constant"() <{value = dense<7> : tensor<6xi32>}> : () -> tensor<6xi32>
    %38 = "stablehlo.add"(%36, %37) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %39 = "stablehlo.multiply"(%35, %38) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %40 = "stablehlo.constant"() <{value = dense<2> : tensor<6xi32>}> : () -> tensor<6xi32>
    %41 = "stablehlo.divide"(%39, %40) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %42 = "stablehlo.subtract"(%0, %41) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %43 = "stablehlo.add"(%35, %42) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %44 = "stablehlo.constant"() <{value = dense<1> : tensor<6xi32>}> : () -> tensor<6xi32>
    %45 = "stablehlo.add"(%43, %44) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %46 = "stablehlo.gather"(%arg0, %35) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>, indices_are_sorted = false}> : (tensor<4x3xf32>, tensor<6xi32>) -> tensor<6x3xf32>
    %47 = "stablehlo.gather"(%arg0, %45) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>, indices_are_sorted = false}> : (tensor<4x3xf32>, tensor<6xi32>) -> tensor<6x3xf32>
    %48 = "stablehlo.subtract"(%46, %47) : (tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xf32>
    %49 = "stablehlo.abs"(%48) : (tensor<6x3xf32>) -> tensor<6x3xf32>
    %50 = "stablehlo.multiply"(%48, %48) : (tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xf32>
    %51 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %55 = "stablehlo.reduce"(%50, %51) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r52: tensor<f32>, %r53: tensor<f32>):
      %54 = "stablehlo.add"(%r52, %r53) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%54) : (tensor<f32>) -> ()
    }) : (tensor<6x3xf32>, tensor<f32>) -> tensor<6xf32>
    %56 = "stablehlo.sqrt"(%55) : (tensor<6xf32>) -> tensor<6xf32>
    return %56 : tensor<6xf32>
  }
}

// T[4,3] 3.0, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<4x3xf32>, %s0: tensor<f32>) -> (tensor<6xf32>) {
    %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<6xi32>
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<6xi32>}> : () -> tensor<6xi32>
    %2 = "stablehlo.constant"() <{value = dense<4> : tensor<6xi32>}> : () -> tensor<6xi32>
    %33:3 = "stablehlo.while"(%1, %2, %0) ({
    ^bb0(%r3: tensor<6xi32>, %r4: tensor<6xi32>, %r5: tensor<6xi32>):
      %6 = "stablehlo.compare"(%r3, %r4) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
      %7 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %11 = "stablehlo.reduce"(%6, %7) <{dimensions = array<i64: 0>}> ({
      ^bb0(%r8: tensor<i1>, %r9: tensor<i1>):
        %10 = "stablehlo.or"(%r8, %r9) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%10) : (tensor<i1>) -> ()
      }) : (tensor<6xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%11) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r12: tensor<6xi32>, %r13: tensor<6xi32>, %r14: tensor<6xi32>):
      %15 = "stablehlo.add"(%r12, %r13) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
      %16 = "stablehlo.constant"() <{value = dense<2> : tensor<6xi32>}> : () -> tensor<6xi32>
      %17 = "stablehlo.divide"(%15, %16) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
      %18 = "stablehlo.negate"(%17) : (tensor<6xi32>) -> tensor<6xi32>
      %19 = "stablehlo.constant"() <{value = dense<7> : tensor<6xi32>}> : () -> tensor<6xi32>
      %20 = "stablehlo.add"(%18, %19) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
      %21 = "stablehlo.multiply"(%17, %20) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
      %22 = "stablehlo.constant"() <{value = dense<2> : tensor<6xi32>}> : () -> tensor<6xi32>
      %23 = "stablehlo.divide"(%21, %22) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
      %24 = "stablehlo.compare"(%23, %r14) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
      %25 = "stablehlo.compare"(%r12, %r13) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
      %26 = "stablehlo.not"(%24) : (tensor<6xi1>) -> tensor<6xi1>
      %27 = "stablehlo.and"(%26, %25) : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
      %28 = "stablehlo.and"(%24, %25) : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
      %29 = "stablehlo.constant"() <{value = dense<1> : tensor<6xi32>}> : () -> tensor<6xi32>
      %30 = "stablehlo.add"(%17, %29) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
      %31 = "stablehlo.select"(%27, %30, %r12) : (tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
      %32 = "stablehlo.select"(%28, %17, %r13) : (tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
      "stablehlo.return"(%31, %32, %r14) : (tensor<6xi32>, tensor<6xi32>, tensor<6xi32>) -> ()
    }) : (tensor<6xi32>, tensor<6xi32>, tensor<6xi32>) -> (tensor<6xi32>, tensor<6xi32>, tensor<6xi32>)
    %34 = "stablehlo.constant"() <{value = dense<-1> : tensor<6xi32>}> : () -> tensor<6xi32>
    %35 = "stablehlo.add"(%33#0, %34) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %36 = "stablehlo.negate"(%35) : (tensor<6xi32>) -> tensor<6xi32>
    %37 = "stablehlo.constant"() <{value = dense<7> : tensor<6xi32>}> : () -> tensor<6xi32>
    %38 = "stablehlo.add"(%36, %37) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %39 = "stablehlo.multiply"(%35, %38) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %40 = "stablehlo.constant"() <{value = dense<2> : tensor<6xi32>}> : () -> tensor<6xi32>
    %41 = "stablehlo.divide"(%39, %40) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %42 = "stablehlo.subtract"(%0, %41) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %43 = "stablehlo.add"(%35, %42) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %44 = "stablehlo.constant"() <{value = dense<1> : tensor<6xi32>}> : () -> tensor<6xi32>
    %45 = "stablehlo.add"(%43, %44) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %46 = "stablehlo.gather"(%arg0, %35) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>, indices_are_sorted = false}> : (tensor<4x3xf32>, tensor<6xi32>) -> tensor<6x3xf32>
    %47 = "stablehlo.gather"(%arg0, %45) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>, indices_are_sorted = false}> : (tensor<4x3xf32>, tensor<6xi32>) -> tensor<6x3xf32>
    %48 = "stablehlo.subtract"(%46, %47) : (tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xf32>
    %49 = "stablehlo.abs"(%48) : (tensor<6x3xf32>) -> tensor<6x3xf32>
    %50 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6x3xf32>
    %51 = "stablehlo.power"(%49, %50) : (tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xf32>
    %52 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %56 = "stablehlo.reduce"(%51, %52) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r53: tensor<f32>, %r54: tensor<f32>):
      %55 = "stablehlo.add"(%r53, %r54) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%55) : (tensor<f32>) -> ()
    }) : (tensor<6x3xf32>, tensor<f32>) -> tensor<6xf32>
    %57 = "stablehlo.constant"() <{value = dense<1.0> : tensor<f32>}> : () -> tensor<f32>
    %58 = "stablehlo.divide"(%57, %s0) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %59 = "stablehlo.broadcast_in_dim"(%58) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6xf32>
    %60 = "stablehlo.power"(%56, %59) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    return %60 : tensor<6xf32>
  }
}

// T[4,3] 2.0, T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<4x3xbf16>) -> (tensor<6xbf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<4x3xbf16>) -> tensor<4x3xf32>
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
    %47 = "stablehlo.gather"(%0, %36) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>, indices_are_sorted = false}> : (tensor<4x3xf32>, tensor<6xi32>) -> tensor<6x3xf32>
    %48 = "stablehlo.gather"(%0, %46) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>, indices_are_sorted = false}> : (tensor<4x3xf32>, tensor<6xi32>) -> tensor<6x3xf32>
    %49 = "stablehlo.subtract"(%47, %48) : (tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xf32>
    %50 = "stablehlo.abs"(%49) : (tensor<6x3xf32>) -> tensor<6x3xf32>
    %51 = "stablehlo.multiply"(%49, %49) : (tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xf32>
    %52 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %56 = "stablehlo.reduce"(%51, %52) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r53: tensor<f32>, %r54: tensor<f32>):
      %55 = "stablehlo.add"(%r53, %r54) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%55) : (tensor<f32>) -> ()
    }) : (tensor<6x3xf32>, tensor<f32>) -> tensor<6xf32>
    %57 = "stablehlo.sqrt"(%56) : (tensor<6xf32>) -> tensor<6xf32>
    %58 = "stablehlo.convert"(%57) : (tensor<6xf32>) -> tensor<6xbf16>
    return %58 : tensor<6xbf16>
  }
}

// T[4,3] 2.0, T = float16
module @torchtpu {
  func.func public @main(%arg0: tensor<4x3xf16>) -> (tensor<6xf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<4x3xf16>) -> tensor<4x3xf32>
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
    %47 = "stablehlo.gather"(%0, %36) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>, indices_are_sorted = false}> : (tensor<4x3xf32>, tensor<6xi32>) -> tensor<6x3xf32>
    %48 = "stablehlo.gather"(%0, %46) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>, indices_are_sorted = false}> : (tensor<4x3xf32>, tensor<6xi32>) -> tensor<6x3xf32>
    %49 = "stablehlo.subtract"(%47, %48) : (tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xf32>
    %50 = "stablehlo.abs"(%49) : (tensor<6x3xf32>) -> tensor<6x3xf32>
    %51 = "stablehlo.multiply"(%49, %49) : (tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xf32>
    %52 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %56 = "stablehlo.reduce"(%51, %52) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r53: tensor<f32>, %r54: tensor<f32>):
      %55 = "stablehlo.add"(%r53, %r54) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%55) : (tensor<f32>) -> ()
    }) : (tensor<6x3xf32>, tensor<f32>) -> tensor<6xf32>
    %57 = "stablehlo.sqrt"(%56) : (tensor<6xf32>) -> tensor<6xf32>
    %58 = "stablehlo.convert"(%57) : (tensor<6xf32>) -> tensor<6xf16>
    return %58 : tensor<6xf16>
  }
}

// T[4,3] 2.0, T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<4x3xf64>) -> (tensor<6xf64>) {
    %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<6xi32>
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<6xi32>}> : () -> tensor<6xi32>
    %2 = "stablehlo.constant"() <{value = dense<4> : tensor<6xi32>}> : () -> tensor<6xi32>
    %33:3 = "stablehlo.while"(%1, %2, %0) ({
    ^bb0(%r3: tensor<6xi32>, %r4: tensor<6xi32>, %r5: tensor<6xi32>):
      %6 = "stablehlo.compare"(%r3, %r4) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
      %7 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %11 = "stablehlo.reduce"(%6, %7) <{dimensions = array<i64: 0>}> ({
      ^bb0(%r8: tensor<i1>, %r9: tensor<i1>):
        %10 = "stablehlo.or"(%r8, %r9) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%10) : (tensor<i1>) -> ()
      }) : (tensor<6xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%11) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r12: tensor<6xi32>, %r13: tensor<6xi32>, %r14: tensor<6xi32>):
      %15 = "stablehlo.add"(%r12, %r13) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
      %16 = "stablehlo.constant"() <{value = dense<2> : tensor<6xi32>}> : () -> tensor<6xi32>
      %17 = "stablehlo.divide"(%15, %16) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
      %18 = "stablehlo.negate"(%17) : (tensor<6xi32>) -> tensor<6xi32>
      %19 = "stablehlo.constant"() <{value = dense<7> : tensor<6xi32>}> : () -> tensor<6xi32>
      %20 = "stablehlo.add"(%18, %19) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
      %21 = "stablehlo.multiply"(%17, %20) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
      %22 = "stablehlo.constant"() <{value = dense<2> : tensor<6xi32>}> : () -> tensor<6xi32>
      %23 = "stablehlo.divide"(%21, %22) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
      %24 = "stablehlo.compare"(%23, %r14) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
      %25 = "stablehlo.compare"(%r12, %r13) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
      %26 = "stablehlo.not"(%24) : (tensor<6xi1>) -> tensor<6xi1>
      %27 = "stablehlo.and"(%26, %25) : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
      %28 = "stablehlo.and"(%24, %25) : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
      %29 = "stablehlo.constant"() <{value = dense<1> : tensor<6xi32>}> : () -> tensor<6xi32>
      %30 = "stablehlo.add"(%17, %29) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
      %31 = "stablehlo.select"(%27, %30, %r12) : (tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
      %32 = "stablehlo.select"(%28, %17, %r13) : (tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
      "stablehlo.return"(%31, %32, %r14) : (tensor<6xi32>, tensor<6xi32>, tensor<6xi32>) -> ()
    }) : (tensor<6xi32>, tensor<6xi32>, tensor<6xi32>) -> (tensor<6xi32>, tensor<6xi32>, tensor<6xi32>)
    %34 = "stablehlo.constant"() <{value = dense<-1> : tensor<6xi32>}> : () -> tensor<6xi32>
    %35 = "stablehlo.add"(%33#0, %34) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %36 = "stablehlo.negate"(%35) : (tensor<6xi32>) -> tensor<6xi32>
    %37 = "stablehlo.constant"() <{value = dense<7> : tensor<6xi32>}> : () -> tensor<6xi32>
    %38 = "stablehlo.add"(%36, %37) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %39 = "stablehlo.multiply"(%35, %38) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %40 = "stablehlo.constant"() <{value = dense<2> : tensor<6xi32>}> : () -> tensor<6xi32>
    %41 = "stablehlo.divide"(%39, %40) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %42 = "stablehlo.subtract"(%0, %41) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %43 = "stablehlo.add"(%35, %42) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %44 = "stablehlo.constant"() <{value = dense<1> : tensor<6xi32>}> : () -> tensor<6xi32>
    %45 = "stablehlo.add"(%43, %44) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %46 = "stablehlo.gather"(%arg0, %35) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>, indices_are_sorted = false}> : (tensor<4x3xf64>, tensor<6xi32>) -> tensor<6x3xf64>
    %47 = "stablehlo.gather"(%arg0, %45) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>, indices_are_sorted = false}> : (tensor<4x3xf64>, tensor<6xi32>) -> tensor<6x3xf64>
    %48 = "stablehlo.subtract"(%46, %47) : (tensor<6x3xf64>, tensor<6x3xf64>) -> tensor<6x3xf64>
    %49 = "stablehlo.abs"(%48) : (tensor<6x3xf64>) -> tensor<6x3xf64>
    %50 = "stablehlo.multiply"(%48, %48) : (tensor<6x3xf64>, tensor<6x3xf64>) -> tensor<6x3xf64>
    %51 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %55 = "stablehlo.reduce"(%50, %51) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r52: tensor<f64>, %r53: tensor<f64>):
      %54 = "stablehlo.add"(%r52, %r53) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%54) : (tensor<f64>) -> ()
    }) : (tensor<6x3xf64>, tensor<f64>) -> tensor<6xf64>
    %56 = "stablehlo.sqrt"(%55) : (tensor<6xf64>) -> tensor<6xf64>
    return %56 : tensor<6xf64>
  }
}
