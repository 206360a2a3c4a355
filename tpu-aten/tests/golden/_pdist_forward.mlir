// aten::_pdist_forward(Tensor self, float p=2.) -> Tensor

// T[4,3] 2.0, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<4x3xf32>) -> (tensor<6xf32>) {
    %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<6xi64>
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<6xi64>}> : () -> tensor<6xi64>
    %2 = "stablehlo.constant"() <{value = dense<4> : tensor<6xi64>}> : () -> tensor<6xi64>
    %33:3 = "stablehlo.while"(%1, %2, %0) ({
    ^bb0(%r3: tensor<6xi64>, %r4: tensor<6xi64>, %r5: tensor<6xi64>):
      %6 = "stablehlo.compare"(%r3, %r4) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
      %7 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %11 = "stablehlo.reduce"(%6, %7) <{dimensions = array<i64: 0>}> ({
      ^bb0(%r8: tensor<i1>, %r9: tensor<i1>):
        %10 = "stablehlo.or"(%r8, %r9) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%10) : (tensor<i1>) -> ()
      }) : (tensor<6xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%11) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r12: tensor<6xi64>, %r13: tensor<6xi64>, %r14: tensor<6xi64>):
      %15 = "stablehlo.add"(%r12, %r13) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
      %16 = "stablehlo.constant"() <{value = dense<2> : tensor<6xi64>}> : () -> tensor<6xi64>
      %17 = "stablehlo.divide"(%15, %16) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
      %18 = "stablehlo.negate"(%17) : (tensor<6xi64>) -> tensor<6xi64>
      %19 = "stablehlo.constant"() <{value = dense<7> : tensor<6xi64>}> : () -> tensor<6xi64>
      %20 = "stablehlo.add"(%18, %19) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
      %21 = "stablehlo.multiply"(%17, %20) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
      %22 = "stablehlo.constant"() <{value = dense<2> : tensor<6xi64>}> : () -> tensor<6xi64>
      %23 = "stablehlo.divide"(%21, %22) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
      %24 = "stablehlo.compare"(%23, %r14) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
      %25 = "stablehlo.compare"(%r12, %r13) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
      %26 = "stablehlo.not"(%24) : (tensor<6xi1>) -> tensor<6xi1>
      %27 = "stablehlo.and"(%26, %25) : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
      %28 = "stablehlo.and"(%24, %25) : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
      %29 = "stablehlo.constant"() <{value = dense<1> : tensor<6xi64>}> : () -> tensor<6xi64>
      %30 = "stablehlo.add"(%17, %29) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
      %31 = "stablehlo.select"(%27, %30, %r12) : (tensor<6xi1>, tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
      %32 = "stablehlo.select"(%28, %17, %r13) : (tensor<6xi1>, tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
      "stablehlo.return"(%31, %32, %r14) : (tensor<6xi64>, tensor<6xi64>, tensor<6xi64>) -> ()
    }) : (tensor<6xi64>, tensor<6xi64>, tensor<6xi64>) -> (tensor<6xi64>, tensor<6xi64>, tensor<6xi64>)
    %34 = "stablehlo.constant"() <{value = dense<-1> : tensor<6xi64>}> : () -> tensor<6xi64>
    %35 = "stablehlo.add"(%33#0, %34) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
    %36 = "stablehlo.negate"(%35) : (tensor<6xi64>) -> tensor<6xi64>
    %37 = "stablehlo.constant"() <{value = dense<7> : tensor<6xi64>}> : () -> tensor<6xi64>
    %38 = "stablehlo.add"(%36, %37) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
    %39 = "stablehlo.multiply"(%35, %38) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
    %40 = "stablehlo.constant"() <{value = dense<2> : tensor<6xi64>}> : () -> tensor<6xi64>
    %41 = "stablehlo.divide"(%39, %40) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
    %42 = "stablehlo.subtract"(%0, %41) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
    %43 = "stablehlo.add"(%35, %42) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
    %44 = "stablehlo.constant"() <{value = dense<1> : tensor<6xi64>}> : () -> tensor<6xi64>
    %45 = "stablehlo.add"(%43, %44) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
    %46 = "stablehlo.convert"(%35) : (tensor<6xi64>) -> tensor<6xi32>
    %47 = "stablehlo.convert"(%45) : (tensor<6xi64>) -> tensor<6xi32>
    %48 = "stablehlo.gather"(%arg0, %46) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>, indices_are_sorted = false}> : (tensor<4x3xf32>, tensor<6xi32>) -> tensor<6x3xf32>
    %49 = "stablehlo.gather"(%arg0, %47) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>, indices_are_sorted = false}> : (tensor<4x3xf32>, tensor<6xi32>) -> tensor<6x3xf32>
    %50 = "stablehlo.subtract"(%48, %49) : (tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xf32>
    %51 = "stablehlo.abs"(%50) : (tensor<6x3xf32>) -> tensor<6x3xf32>
    %52 = "stablehlo.multiply"(%50, %50) : (tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xf32>
    %53 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %57 = "stablehlo.reduce"(%52, %53) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r54: tensor<f32>, %r55: tensor<f32>):
      %56 = "stablehlo.add"(%r54, %r55) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%56) : (tensor<f32>) -> ()
    }) : (tensor<6x3xf32>, tensor<f32>) -> tensor<6xf32>
    %58 = "stablehlo.sqrt"(%57) : (tensor<6xf32>) -> tensor<6xf32>
    return %58 : tensor<6xf32>
  }
}

// T[4,3] 3.0, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<4x3xf32>, %s0: tensor<f32>) -> (tensor<6xf32>) {
    %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<6xi64>
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<6xi64>}> : () -> tensor<6xi64>
    %2 = "stablehlo.constant"() <{value = dense<4> : tensor<6xi64>}> : () -> tensor<6xi64>
    %33:3 = "stablehlo.while"(%1, %2, %0) ({
    ^bb0(%r3: tensor<6xi64>, %r4: tensor<6xi64>, %r5: tensor<6xi64>):
      %6 = "stablehlo.compare"(%r3, %r4) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
      %7 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %11 = "stablehlo.reduce"(%6, %7) <{dimensions = array<i64: 0>}> ({
      ^bb0(%r8: tensor<i1>, %r9: tensor<i1>):
        %10 = "stablehlo.or"(%r8, %r9) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%10) : (tensor<i1>) -> ()
      }) : (tensor<6xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%11) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r12: tensor<6xi64>, %r13: tensor<6xi64>, %r14: tensor<6xi64>):
      %15 = "stablehlo.add"(%r12, %r13) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
      %16 = "stablehlo.constant"() <{value = dense<2> : tensor<6xi64>}> : () -> tensor<6xi64>
      %17 = "stablehlo.divide"(%15, %16) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
      %18 = "stablehlo.negate"(%17) : (tensor<6xi64>) -> tensor<6xi64>
      %19 = "stablehlo.constant"() <{value = dense<7> : tensor<6xi64>}> : () -> tensor<6xi64>
      %20 = "stablehlo.add"(%18, %19) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
      %21 = "stablehlo.multiply"(%17, %20) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
      %22 = "stablehlo.constant"() <{value = dense<2> : tensor<6xi64>}> : () -> tensor<6xi64>
      %23 = "stablehlo.divide"(%21, %22) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
      %24 = "stablehlo.compare"(%23, %r14) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
      %25 = "stablehlo.compare"(%r12, %r13) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
      %26 = "stablehlo.not"(%24) : (tensor<6xi1>) -> tensor<6xi1>
      %27 = "stablehlo.and"(%26, %25) : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
      %28 = "stablehlo.and"(%24, %25) : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
      %29 = "stablehlo.constant"() <{value = dense<1> : tensor<6xi64>}> : () -> tensor<6xi64>
      %30 = "stablehlo.add"(%17, %29) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
      %31 = "stablehlo.select"(%27, %30, %r12) : (tensor<6xi1>, tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
      %32 = "stablehlo.select"(%28, %17, %r13) : (tensor<6xi1>, tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
      "stablehlo.return"(%31, %32, %r14) : (tensor<6xi64>, tensor<6xi64>, tensor<6xi64>) -> ()
    }) : (tensor<6xi64>, tensor<6xi64>, tensor<6xi64>) -> (tensor<6xi64>, tensor<6xi64>, tensor<6xi64>)
    %34 = "stablehlo.constant"() <{value = dense<-1> : tensor<6xi64>}> : () -> tensor<6xi64>
    %35 = "stablehlo.add"(%33#0, %34) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
    %36 = "stablehlo.negate"(%35) : (tensor<6xi64>) -> tensor<6xi64>
    %37 = "stablehlo.constant"() <{value = dense<7> : tensor<6xi64>}> : () -> tensor<6xi64>
    %38 = "stablehlo.add"(%36, %37) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
    %39 = "stablehlo.multiply"(%35, %38) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
    %40 = "stablehlo.constant"() <{value = dense<2> : tensor<6xi64>}> : () -> tensor<6xi64>
    %41 = "stablehlo.divide"(%39, %40) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
    %42 = "stablehlo.subtract"(%0, %41) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
    %43 = "stablehlo.add"(%35, %42) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
    %44 = "stablehlo.constant"() <{value = dense<1> : tensor<6xi64>}> : () -> tensor<6xi64>
    %45 = "stablehlo.add"(%43, %44) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
    %46 = "stablehlo.convert"(%35) : (tensor<6xi64>) -> tensor<6xi32>
    %47 = "stablehlo.convert"(%45) : (tensor<6xi64>) -> tensor<6xi32>
    %48 = "stablehlo.gather"(%arg0, %46) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>, indices_are_sorted = false}> : (tensor<4x3xf32>, tensor<6xi32>) -> tensor<6x3xf32>
    %49 = "stablehlo.gather"(%arg0, %47) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>, indices_are_sorted = false}> : (tensor<4x3xf32>, tensor<6xi32>) -> tensor<6x3xf32>
    %50 = "stablehlo.subtract"(%48, %49) : (tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xf32>
    %51 = "stablehlo.abs"(%50) : (tensor<6x3xf32>) -> tensor<6x3xf32>
    %52 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6x3xf32>
    %53 = "stablehlo.power"(%51, %52) : (tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xf32>
    %54 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %58 = "stablehlo.reduce"(%53, %54) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r55: tensor<f32>, %r56: tensor<f32>):
      %57 = "stablehlo.add"(%r55, %r56) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%57) : (tensor<f32>) -> ()
    }) : (tensor<6x3xf32>, tensor<f32>) -> tensor<6xf32>
    %59 = "stablehlo.constant"() <{value = dense<1.0> : tensor<f32>}> : () -> tensor<f32>
    %60 = "stablehlo.divide"(%59, %s0) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %61 = "stablehlo.broadcast_in_dim"(%60) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6xf32>
    %62 = "stablehlo.power"(%58, %61) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    return %62 : tensor<6xf32>
  }
}

// T[4,3] 2.0, T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<4x3xbf16>) -> (tensor<6xbf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<4x3xbf16>) -> tensor<4x3xf32>
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
    %49 = "stablehlo.gather"(%0, %47) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>, indices_are_sorted = false}> : (tensor<4x3xf32>, tensor<6xi32>) -> tensor<6x3xf32>
    %50 = "stablehlo.gather"(%0, %48) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>, indices_are_sorted = false}> : (tensor<4x3xf32>, tensor<6xi32>) -> tensor<6x3xf32>
    %51 = "stablehlo.subtract"(%49, %50) : (tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xf32>
    %52 = "stablehlo.abs"(%51) : (tensor<6x3xf32>) -> tensor<6x3xf32>
    %53 = "stablehlo.multiply"(%51, %51) : (tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xf32>
    %54 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %58 = "stablehlo.reduce"(%53, %54) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r55: tensor<f32>, %r56: tensor<f32>):
      %57 = "stablehlo.add"(%r55, %r56) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%57) : (tensor<f32>) -> ()
    }) : (tensor<6x3xf32>, tensor<f32>) -> tensor<6xf32>
    %59 = "stablehlo.sqrt"(%58) : (tensor<6xf32>) -> tensor<6xf32>
    %60 = "stablehlo.convert"(%59) : (tensor<6xf32>) -> tensor<6xbf16>
    return %60 : tensor<6xbf16>
  }
}

// T[4,3] 2.0, T = float16
module @torchtpu {
  func.func public @main(%arg0: tensor<4x3xf16>) -> (tensor<6xf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<4x3xf16>) -> tensor<4x3xf32>
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
    %49 = "stablehlo.gather"(%0, %47) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>, indices_are_sorted = false}> : (tensor<4x3xf32>, tensor<6xi32>) -> tensor<6x3xf32>
    %50 = "stablehlo.gather"(%0, %48) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>, indices_are_sorted = false}> : (tensor<4x3xf32>, tensor<6xi32>) -> tensor<6x3xf32>
    %51 = "stablehlo.subtract"(%49, %50) : (tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xf32>
    %52 = "stablehlo.abs"(%51) : (tensor<6x3xf32>) -> tensor<6x3xf32>
    %53 = "stablehlo.multiply"(%51, %51) : (tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xf32>
    %54 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %58 = "stablehlo.reduce"(%53, %54) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r55: tensor<f32>, %r56: tensor<f32>):
      %57 = "stablehlo.add"(%r55, %r56) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%57) : (tensor<f32>) -> ()
    }) : (tensor<6x3xf32>, tensor<f32>) -> tensor<6xf32>
    %59 = "stablehlo.sqrt"(%58) : (tensor<6xf32>) -> tensor<6xf32>
    %60 = "stablehlo.convert"(%59) : (tensor<6xf32>) -> tensor<6xf16>
    return %60 : tensor<6xf16>
  }
}

// T[4,3] 2.0, T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<4x3xf64>) -> (tensor<6xf64>) {
    %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<6xi64>
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<6xi64>}> : () -> tensor<6xi64>
    %2 = "stablehlo.constant"() <{value = dense<4> : tensor<6xi64>}> : () -> tensor<6xi64>
    %33:3 = "stablehlo.while"(%1, %2, %0) ({
    ^bb0(%r3: tensor<6xi64>, %r4: tensor<6xi64>, %r5: tensor<6xi64>):
      %6 = "stablehlo.compare"(%r3, %r4) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
      %7 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %11 = "stablehlo.reduce"(%6, %7) <{dimensions = array<i64: 0>}> ({
      ^bb0(%r8: tensor<i1>, %r9: tensor<i1>):
        %10 = "stablehlo.or"(%r8, %r9) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%10) : (tensor<i1>) -> ()
      }) : (tensor<6xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%11) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r12: tensor<6xi64>, %r13: tensor<6xi64>, %r14: tensor<6xi64>):
      %15 = "stablehlo.add"(%r12, %r13) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
      %16 = "stablehlo.constant"() <{value = dense<2> : tensor<6xi64>}> : () -> tensor<6xi64>
      %17 = "stablehlo.divide"(%15, %16) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
      %18 = "stablehlo.negate"(%17) : (tensor<6xi64>) -> tensor<6xi64>
      %19 = "stablehlo.constant"() <{value = dense<7> : tensor<6xi64>}> : () -> tensor<6xi64>
      %20 = "stablehlo.add"(%18, %19) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
      %21 = "stablehlo.multiply"(%17, %20) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
      %22 = "stablehlo.constant"() <{value = dense<2> : tensor<6xi64>}> : () -> tensor<6xi64>
      %23 = "stablehlo.divide"(%21, %22) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
      %24 = "stablehlo.compare"(%23, %r14) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
      %25 = "stablehlo.compare"(%r12, %r13) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
      %26 = "stablehlo.not"(%24) : (tensor<6xi1>) -> tensor<6xi1>
      %27 = "stablehlo.and"(%26, %25) : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
      %28 = "stablehlo.and"(%24, %25) : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
      %29 = "stablehlo.constant"() <{value = dense<1> : tensor<6xi64>}> : () -> tensor<6xi64>
      %30 = "stablehlo.add"(%17, %29) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
      %31 = "stablehlo.select"(%27, %30, %r12) : (tensor<6xi1>, tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
      %32 = "stablehlo.select"(%28, %17, %r13) : (tensor<6xi1>, tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
      "stablehlo.return"(%31, %32, %r14) : (tensor<6xi64>, tensor<6xi64>, tensor<6xi64>) -> ()
    }) : (tensor<6xi64>, tensor<6xi64>, tensor<6xi64>) -> (tensor<6xi64>, tensor<6xi64>, tensor<6xi64>)
    %34 = "stablehlo.constant"() <{value = dense<-1> : tensor<6xi64>}> : () -> tensor<6xi64>
    %35 = "stablehlo.add"(%33#0, %34) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
    %36 = "stablehlo.negate"(%35) : (tensor<6xi64>) -> tensor<6xi64>
    %37 = "stablehlo.constant"() <{value = dense<7> : tensor<6xi64>}> : () -> tensor<6xi64>
    %38 = "stablehlo.add"(%36, %37) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
    %39 = "stablehlo.multiply"(%35, %38) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
    %40 = "stablehlo.constant"() <{value = dense<2> : tensor<6xi64>}> : () -> tensor<6xi64>
    %41 = "stablehlo.divide"(%39, %40) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
    %42 = "stablehlo.subtract"(%0, %41) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
    %43 = "stablehlo.add"(%35, %42) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
    %44 = "stablehlo.constant"() <{value = dense<1> : tensor<6xi64>}> : () -> tensor<6xi64>
    %45 = "stablehlo.add"(%43, %44) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
    %46 = "stablehlo.convert"(%35) : (tensor<6xi64>) -> tensor<6xi32>
    %47 = "stablehlo.convert"(%45) : (tensor<6xi64>) -> tensor<6xi32>
    %48 = "stablehlo.gather"(%arg0, %46) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>, indices_are_sorted = false}> : (tensor<4x3xf64>, tensor<6xi32>) -> tensor<6x3xf64>
    %49 = "stablehlo.gather"(%arg0, %47) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>, indices_are_sorted = false}> : (tensor<4x3xf64>, tensor<6xi32>) -> tensor<6x3xf64>
    %50 = "stablehlo.subtract"(%48, %49) : (tensor<6x3xf64>, tensor<6x3xf64>) -> tensor<6x3xf64>
    %51 = "stablehlo.abs"(%50) : (tensor<6x3xf64>) -> tensor<6x3xf64>
    %52 = "stablehlo.multiply"(%50, %50) : (tensor<6x3xf64>, tensor<6x3xf64>) -> tensor<6x3xf64>
    %53 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %57 = "stablehlo.reduce"(%52, %53) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r54: tensor<f64>, %r55: tensor<f64>):
      %56 = "stablehlo.add"(%r54, %r55) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%56) : (tensor<f64>) -> ()
    }) : (tensor<6x3xf64>, tensor<f64>) -> tensor<6xf64>
    %58 = "stablehlo.sqrt"(%57) : (tensor<6xf64>) -> tensor<6xf64>
    return %58 : tensor<6xf64>
  }
}
