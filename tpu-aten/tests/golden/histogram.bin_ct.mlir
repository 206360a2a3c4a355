// aten::histogram.bin_ct(Tensor self, int bins=100, *, float[]? range=None, Tensor? weight=None, bool density=False) -> (Tensor hist, Tensor bin_edges)

// T[2,3] 4, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf32>) -> (tensor<4xf32>, tensor<5xf32>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<2x3xf32>) -> tensor<6x1xf32>
    %1 = "stablehlo.reshape"(%arg0) : (tensor<2x3xf32>) -> tensor<6xf32>
    %2 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<f32>}> : () -> tensor<f32>
    %6 = "stablehlo.reduce"(%1, %2) <{dimensions = array<i64: 0>}> ({
    ^bb0(%r3: tensor<f32>, %r4: tensor<f32>):
      %5 = "stablehlo.minimum"(%r3, %r4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%5) : (tensor<f32>) -> ()
    }) : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
    %7 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %11 = "stablehlo.reduce"(%1, %7) <{dimensions = array<i64: 0>}> ({
    ^bb0(%r8: tensor<f32>, %r9: tensor<f32>):
      %10 = "stablehlo.maximum"(%r8, %r9) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%10) : (tensor<f32>) -> ()
    }) : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
    %12 = "stablehlo.compare"(%6, %11) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %13 = "stablehlo.constant"() <{value = dense<-0.5> : tensor<f32>}> : () -> tensor<f32>
    %14 = "stablehlo.add"(%6, %13) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %15 = "stablehlo.constant"() <{value = dense<0.5> : tensor<f32>}> : () -> tensor<f32>
    %16 = "stablehlo.add"(%11, %15) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %17 = "stablehlo.select"(%12, %14, %6) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %18 = "stablehlo.select"(%12, %16, %11) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %19 = "stablehlo.subtract"(%18, %17) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %20 = "stablehlo.constant"() <{value = dense<4.0> : tensor<f32>}> : () -> tensor<f32>
    %21 = "stablehlo.divide"(%19, %20) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %22 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5xf32>
    %23 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5xf32>
    %24 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5xf32>
    %25 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xf32>
    %26 = "stablehlo.multiply"(%24, %25) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %27 = "stablehlo.add"(%22, %26) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %28 = "stablehlo.negate"(%25) : (tensor<5xf32>) -> tensor<5xf32>
    %29 = "stablehlo.constant"() <{value = dense<4.0> : tensor<5xf32>}> : () -> tensor<5xf32>
    %30 = "stablehlo.add"(%28, %29) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %31 = "stablehlo.multiply"(%24, %30) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %32 = "stablehlo.subtract"(%23, %31) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %33 = "stablehlo.constant"() <{value = dense<2.0> : tensor<5xf32>}> : () -> tensor<5xf32>
    %34 = "stablehlo.compare"(%25, %33) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %35 = "stablehlo.select"(%34, %27, %32) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %36 = "stablehlo.reshape"(%arg0) : (tensor<2x3xf32>) -> tensor<6x1xf32>
    %37 = "stablehlo.constant"() <{value = dense<0> : tensor<6xi32>}> : () -> tensor<6xi32>
    %38 = "stablehlo.constant"() <{value = dense<true> : tensor<6xi1>}> : () -> tensor<6xi1>
    %39 = "stablehlo.reshape"(%arg0) : (tensor<2x3xf32>) -> tensor<6xf32>
    %40 = "stablehlo.slice"(%35) <{start_indices = array<i64: 0>, limit_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<5xf32>) -> tensor<1xf32>
    %41 = "stablehlo.reshape"(%40) : (tensor<1xf32>) -> tensor<f32>
    %42 = "stablehlo.slice"(%35) <{start_indices = array<i64: 4>, limit_indices = array<i64: 5>, strides = array<i64: 1>}> : (tensor<5xf32>) -> tensor<1xf32>
    %43 = "stablehlo.reshape"(%42) : (tensor<1xf32>) -> tensor<f32>
    %44 = "stablehlo.broadcast_in_dim"(%41) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6xf32>
    %45 = "stablehlo.broadcast_in_dim"(%43) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6xf32>
    %46 = "stablehlo.compare"(%39, %44) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %47 = "stablehlo.compare"(%39, %45) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %48 = "stablehlo.and"(%38, %46) : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
    %49 = "stablehlo.and"(%48, %47) : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
    %50 = "stablehlo.constant"() <{value = dense<0> : tensor<6xi32>}> : () -> tensor<6xi32>
    %51 = "stablehlo.constant"() <{value = dense<5> : tensor<6xi32>}> : () -> tensor<6xi32>
    %79:4 = "stablehlo.while"(%50, %51, %35, %39) ({
    ^bb0(%r52: tensor<6xi32>, %r53: tensor<6xi32>, %r54: tensor<5xf32>, %r55: tensor<6xf32>):
      %56 = "stablehlo.compare"(%r52, %r53) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
      %57 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %61 = "stablehlo.reduce"(%56, %57) <{dimensions = array<i64: 0>}> ({
      ^bb0(%r58: tensor<i1>, %r59: tensor<i1>):
        %60 = "stablehlo.or"(%r58, %r59) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%60) : (tensor<i1>) -> ()
      }) : (tensor<6xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%61) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r62: tensor<6xi32>, %r63: tensor<6xi32>, %r64: tensor<5xf32>, %r65: tensor<6xf32>):
      %66 = "stablehlo.add"(%r62, %r63) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
      %67 = "stablehlo.constant"() <{value = dense<2> : tensor<6xi32>}> : () -> tensor<6xi32>
      %68 = "stablehlo.divide"(%66, %67) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
      %69 = "stablehlo.gather"(%r64, %68) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<5xf32>, tensor<6xi32>) -> tensor<6xf32>
      %70 = "stablehlo.compare"(%69, %r65) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
      %71 = "stablehlo.compare"(%r62, %r63) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
      %72 = "stablehlo.not"(%70) : (tensor<6xi1>) -> tensor<6xi1>
      %73 = "stablehlo.and"(%72, %71) : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
      %74 = "stablehlo.and"(%70, %71) : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
      %75 = "stablehlo.constant"() <{value = dense<1> : tensor<6xi32>}> : () -> tensor<6xi32>
      %76 = "stablehlo.add"(%68, %75) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
      %77 = "stablehlo.select"(%73, %76, %r62) : (tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
      %78 = "stablehlo.select"(%74, %68, %r63) : (tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
      "stablehlo.return"(%77, %78, %r64, %r65) : (tensor<6xi32>, tensor<6xi32>, tensor<5xf32>, tensor<6xf32>) -> ()
    }) : (tensor<6xi32>, tensor<6xi32>, tensor<5xf32>, tensor<6xf32>) -> (tensor<6xi32>, tensor<6xi32>, tensor<5xf32>, tensor<6xf32>)
    %80 = "stablehlo.constant"() <{value = dense<-1> : tensor<6xi32>}> : () -> tensor<6xi32>
    %81 = "stablehlo.add"(%79#0, %80) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %82 = "stablehlo.constant"() <{value = dense<3> : tensor<6xi32>}> : () -> tensor<6xi32>
    %83 = "stablehlo.minimum"(%81, %82) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %84 = "stablehlo.constant"() <{value = dense<4> : tensor<6xi32>}> : () -> tensor<6xi32>
    %85 = "stablehlo.multiply"(%37, %84) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %86 = "stablehlo.add"(%85, %83) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %87 = "stablehlo.constant"() <{value = dense<4> : tensor<6xi32>}> : () -> tensor<6xi32>
    %88 = "stablehlo.select"(%49, %86, %87) : (tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %89 = "stablehlo.constant"() <{value = dense<1.0> : tensor<6xf32>}> : () -> tensor<6xf32>
    %90 = "stablehlo.constant"() <{value = dense<0.0> : tensor<4xf32>}> : () -> tensor<4xf32>
    %94 = "stablehlo.scatter"(%90, %88, %89) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r91: tensor<f32>, %r92: tensor<f32>):
      %93 = "stablehlo.add"(%r91, %r92) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%93) : (tensor<f32>) -> ()
    }) : (tensor<4xf32>, tensor<6xi32>, tensor<6xf32>) -> tensor<4xf32>
    return %94, %35 : tensor<4xf32>, tensor<5xf32>
  }
}

// T[2,3] 4 (0.0,1.0) T[2,3] true, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xf32>) -> (tensor<4xf32>, tensor<5xf32>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<2x3xf32>) -> tensor<6x1xf32>
    %1 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %2 = "stablehlo.constant"() <{value = dense<1.0> : tensor<f32>}> : () -> tensor<f32>
    %3 = "stablehlo.compare"(%1, %2) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %4 = "stablehlo.constant"() <{value = dense<-0.5> : tensor<f32>}> : () -> tensor<f32>
    %5 = "stablehlo.add"(%1, %4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %6 = "stablehlo.constant"() <{value = dense<0.5> : tensor<f32>}> : () -> tensor<f32>
    %7 = "stablehlo.add"(%2, %6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %8 = "stablehlo.select"(%3, %5, %1) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %9 = "stablehlo.select"(%3, %7, %2) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %10 = "stablehlo.subtract"(%9, %8) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %11 = "stablehlo.constant"() <{value = dense<4.0> : tensor<f32>}> : () -> tensor<f32>
    %12 = "stablehlo.divide"(%10, %11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %13 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5xf32>
    %14 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5xf32>
    %15 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5xf32>
    %16 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xf32>
    %17 = "stablehlo.multiply"(%15, %16) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %18 = "stablehlo.add"(%13, %17) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %19 = "stablehlo.negate"(%16) : (tensor<5xf32>) -> tensor<5xf32>
    %20 = "stablehlo.constant"() <{value = dense<4.0> : tensor<5xf32>}> : () -> tensor<5xf32>
    %21 = "stablehlo.add"(%19, %20) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %22 = "stablehlo.multiply"(%15, %21) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %23 = "stablehlo.subtract"(%14, %22) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %24 = "stablehlo.constant"() <{value = dense<2.0> : tensor<5xf32>}> : () -> tensor<5xf32>
    %25 = "stablehlo.compare"(%16, %24) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %26 = "stablehlo.select"(%25, %18, %23) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %27 = "stablehlo.reshape"(%arg0) : (tensor<2x3xf32>) -> tensor<6x1xf32>
    %28 = "stablehlo.constant"() <{value = dense<0> : tensor<6xi32>}> : () -> tensor<6xi32>
    %29 = "stablehlo.constant"() <{value = dense<true> : tensor<6xi1>}> : () -> tensor<6xi1>
    %30 = "stablehlo.reshape"(%arg0) : (tensor<2x3xf32>) -> tensor<6xf32>
    %31 = "stablehlo.slice"(%26) <{start_indices = array<i64: 0>, limit_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<5xf32>) -> tensor<1xf32>
    %32 = "stablehlo.reshape"(%31) : (tensor<1xf32>) -> tensor<f32>
    %33 = "stablehlo.slice"(%26) <{start_indices = array<i64: 4>, limit_indices = array<i64: 5>, strides = array<i64: 1>}> : (tensor<5xf32>) -> tensor<1xf32>
    %34 = "stablehlo.reshape"(%33) : (tensor<1xf32>) -> tensor<f32>
    %35 = "stablehlo.broadcast_in_dim"(%32) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6xf32>
    %36 = "stablehlo.broadcast_in_dim"(%34) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6xf32>
    %37 = "stablehlo.compare"(%30, %35) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %38 = "stablehlo.compare"(%30, %36) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %39 = "stablehlo.and"(%29, %37) : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
    %40 = "stablehlo.and"(%39, %38) : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
    %41 = "stablehlo.constant"() <{value = dense<0> : tensor<6xi32>}> : () -> tensor<6xi32>
    %42 = "stablehlo.constant"() <{value = dense<5> : tensor<6xi32>}> : () -> tensor<6xi32>
    %70:4 = "stablehlo.while"(%41, %42, %26, %30) ({
    ^bb0(%r43: tensor<6xi32>, %r44: tensor<6xi32>, %r45: tensor<5xf32>, %r46: tensor<6xf32>):
      %47 = "stablehlo.compare"(%r43, %r44) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
      %48 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %52 = "stablehlo.reduce"(%47, %48) <{dimensions = array<i64: 0>}> ({
      ^bb0(%r49: tensor<i1>, %r50: tensor<i1>):
        %51 = "stablehlo.or"(%r49, %r50) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%51) : (tensor<i1>) -> ()
      }) : (tensor<6xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%52) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r53: tensor<6xi32>, %r54: tensor<6xi32>, %r55: tensor<5xf32>, %r56: tensor<6xf32>):
      %57 = "stablehlo.add"(%r53, %r54) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
      %58 = "stablehlo.constant"() <{value = dense<2> : tensor<6xi32>}> : () -> tensor<6xi32>
      %59 = "stablehlo.divide"(%57, %58) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
      %60 = "stablehlo.gather"(%r55, %59) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<5xf32>, tensor<6xi32>) -> tensor<6xf32>
      %61 = "stablehlo.compare"(%60, %r56) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
      %62 = "stablehlo.compare"(%r53, %r54) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
      %63 = "stablehlo.not"(%61) : (tensor<6xi1>) -> tensor<6xi1>
      %64 = "stablehlo.and"(%63, %62) : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
      %65 = "stablehlo.and"(%61, %62) : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
      %66 = "stablehlo.constant"() <{value = dense<1> : tensor<6xi32>}> : () -> tensor<6xi32>
      %67 = "stablehlo.add"(%59, %66) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
      %68 = "stablehlo.select"(%64, %67, %r53) : (tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
      %69 = "stablehlo.select"(%65, %59, %r54) : (tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
      "stablehlo.return"(%68, %69, %r55, %r56) : (tensor<6xi32>, tensor<6xi32>, tensor<5xf32>, tensor<6xf32>) -> ()
    }) : (tensor<6xi32>, tensor<6xi32>, tensor<5xf32>, tensor<6xf32>) -> (tensor<6xi32>, tensor<6xi32>, tensor<5xf32>, tensor<6xf32>)
    %71 = "stablehlo.constant"() <{value = dense<-1> : tensor<6xi32>}> : () -> tensor<6xi32>
    %72 = "stablehlo.add"(%70#0, %71) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %73 = "stablehlo.constant"() <{value = dense<3> : tensor<6xi32>}> : () -> tensor<6xi32>
    %74 = "stablehlo.minimum"(%72, %73) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %75 = "stablehlo.constant"() <{value = dense<4> : tensor<6xi32>}> : () -> tensor<6xi32>
    %76 = "stablehlo.multiply"(%28, %75) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %77 = "stablehlo.add"(%76, %74) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %78 = "stablehlo.constant"() <{value = dense<4> : tensor<6xi32>}> : () -> tensor<6xi32>
    %79 = "stablehlo.select"(%40, %77, %78) : (tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %80 = "stablehlo.reshape"(%arg1) : (tensor<2x3xf32>) -> tensor<6xf32>
    %81 = "stablehlo.constant"() <{value = dense<0.0> : tensor<4xf32>}> : () -> tensor<4xf32>
    %85 = "stablehlo.scatter"(%81, %79, %80) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r82: tensor<f32>, %r83: tensor<f32>):
      %84 = "stablehlo.add"(%r82, %r83) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%84) : (tensor<f32>) -> ()
    }) : (tensor<4xf32>, tensor<6xi32>, tensor<6xf32>) -> tensor<4xf32>
    %86 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %90 = "stablehlo.reduce"(%85, %86) <{dimensions = array<i64: 0>}> ({
    ^bb0(%r87: tensor<f32>, %r88: tensor<f32>):
      %89 = "stablehlo.add"(%r87, %r88) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%89) : (tensor<f32>) -> ()
    }) : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %91 = "stablehlo.broadcast_in_dim"(%90) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %92 = "stablehlo.divide"(%85, %91) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %93 = "stablehlo.slice"(%26) <{start_indices = array<i64: 0>, limit_indices = array<i64: 4>, strides = array<i64: 1>}> : (tensor<5xf32>) -> tensor<4xf32>
    %94 = "stablehlo.slice"(%26) <{start_indices = array<i64: 1>, limit_indices = array<i64: 5>, strides = array<i64: 1>}> : (tensor<5xf32>) -> tensor<4xf32>
    %95 = "stablehlo.subtract"(%94, %93) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %96 = "stablehlo.divide"(%92, %95) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    return %96, %26 : tensor<4xf32>, tensor<5xf32>
  }
}

// T[2,3] 4, T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf64>) -> (tensor<4xf64>, tensor<5xf64>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<2x3xf64>) -> tensor<6x1xf64>
    %1 = "stablehlo.reshape"(%arg0) : (tensor<2x3xf64>) -> tensor<6xf64>
    %2 = "stablehlo.constant"() <{value = dense<0x7FF0000000000000> : tensor<f64>}> : () -> tensor<f64>
    %6 = "stablehlo.reduce"(%1, %2) <{dimensions = array<i64: 0>}> ({
    ^bb0(%r3: tensor<f64>, %r4: tensor<f64>):
      %5 = "stablehlo.minimum"(%r3, %r4) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%5) : (tensor<f64>) -> ()
    }) : (tensor<6xf64>, tensor<f64>) -> tensor<f64>
    %7 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<f64>}> : () -> tensor<f64>
    %11 = "stablehlo.reduce"(%1, %7) <{dimensions = array<i64: 0>}> ({
    ^bb0(%r8: tensor<f64>, %r9: tensor<f64>):
      %10 = "stablehlo.maximum"(%r8, %r9) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%10) : (tensor<f64>) -> ()
    }) : (tensor<6xf64>, tensor<f64>) -> tensor<f64>
    %12 = "stablehlo.compare"(%6, %11) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %13 = "stablehlo.constant"() <{value = dense<-0.5> : tensor<f64>}> : () -> tensor<f64>
    %14 = "stablehlo.add"(%6, %13) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %15 = "stablehlo.constant"() <{value = dense<0.5> : tensor<f64>}> : () -> tensor<f64>
    %16 = "stablehlo.add"(%11, %15) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %17 = "stablehlo.select"(%12, %14, %6) : (tensor<i1>, tensor<f64>, tensor<f64>) -> tensor<f64>
    %18 = "stablehlo.select"(%12, %16, %11) : (tensor<i1>, tensor<f64>, tensor<f64>) -> tensor<f64>
    %19 = "stablehlo.subtract"(%18, %17) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %20 = "stablehlo.constant"() <{value = dense<4.0> : tensor<f64>}> : () -> tensor<f64>
    %21 = "stablehlo.divide"(%19, %20) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %22 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<5xf64>
    %23 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<5xf64>
    %24 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<5xf64>
    %25 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xf64>
    %26 = "stablehlo.multiply"(%24, %25) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %27 = "stablehlo.add"(%22, %26) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %28 = "stablehlo.negate"(%25) : (tensor<5xf64>) -> tensor<5xf64>
    %29 = "stablehlo.constant"() <{value = dense<4.0> : tensor<5xf64>}> : () -> tensor<5xf64>
    %30 = "stablehlo.add"(%28, %29) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %31 = "stablehlo.multiply"(%24, %30) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %32 = "stablehlo.subtract"(%23, %31) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %33 = "stablehlo.constant"() <{value = dense<2.0> : tensor<5xf64>}> : () -> tensor<5xf64>
    %34 = "stablehlo.compare"(%25, %33) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
    %35 = "stablehlo.select"(%34, %27, %32) : (tensor<5xi1>, tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %36 = "stablehlo.reshape"(%arg0) : (tensor<2x3xf64>) -> tensor<6x1xf64>
    %37 = "stablehlo.constant"() <{value = dense<0> : tensor<6xi32>}> : () -> tensor<6xi32>
    %38 = "stablehlo.constant"() <{value = dense<true> : tensor<6xi1>}> : () -> tensor<6xi1>
    %39 = "stablehlo.reshape"(%arg0) : (tensor<2x3xf64>) -> tensor<6xf64>
    %40 = "stablehlo.slice"(%35) <{start_indices = array<i64: 0>, limit_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<5xf64>) -> tensor<1xf64>
    %41 = "stablehlo.reshape"(%40) : (tensor<1xf64>) -> tensor<f64>
    %42 = "stablehlo.slice"(%35) <{start_indices = array<i64: 4>, limit_indices = array<i64: 5>, strides = array<i64: 1>}> : (tensor<5xf64>) -> tensor<1xf64>
    %43 = "stablehlo.reshape"(%42) : (tensor<1xf64>) -> tensor<f64>
    %44 = "stablehlo.broadcast_in_dim"(%41) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<6xf64>
    %45 = "stablehlo.broadcast_in_dim"(%43) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<6xf64>
    %46 = "stablehlo.compare"(%39, %44) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %47 = "stablehlo.compare"(%39, %45) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %48 = "stablehlo.and"(%38, %46) : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
    %49 = "stablehlo.and"(%48, %47) : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
    %50 = "stablehlo.constant"() <{value = dense<0> : tensor<6xi32>}> : () -> tensor<6xi32>
    %51 = "stablehlo.constant"() <{value = dense<5> : tensor<6xi32>}> : () -> tensor<6xi32>
    %79:4 = "stablehlo.while"(%50, %51, %35, %39) ({
    ^bb0(%r52: tensor<6xi32>, %r53: tensor<6xi32>, %r54: tensor<5xf64>, %r55: tensor<6xf64>):
      %56 = "stablehlo.compare"(%r52, %r53) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
      %57 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %61 = "stablehlo.reduce"(%56, %57) <{dimensions = array<i64: 0>}> ({
      ^bb0(%r58: tensor<i1>, %r59: tensor<i1>):
        %60 = "stablehlo.or"(%r58, %r59) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%60) : (tensor<i1>) -> ()
      }) : (tensor<6xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%61) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r62: tensor<6xi32>, %r63: tensor<6xi32>, %r64: tensor<5xf64>, %r65: tensor<6xf64>):
      %66 = "stablehlo.add"(%r62, %r63) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
      %67 = "stablehlo.constant"() <{value = dense<2> : tensor<6xi32>}> : () -> tensor<6xi32>
      %68 = "stablehlo.divide"(%66, %67) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
      %69 = "stablehlo.gather"(%r64, %68) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<5xf64>, tensor<6xi32>) -> tensor<6xf64>
      %70 = "stablehlo.compare"(%69, %r65) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
      %71 = "stablehlo.compare"(%r62, %r63) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
      %72 = "stablehlo.not"(%70) : (tensor<6xi1>) -> tensor<6xi1>
      %73 = "stablehlo.and"(%72, %71) : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
      %74 = "stablehlo.and"(%70, %71) : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
      %75 = "stablehlo.constant"() <{value = dense<1> : tensor<6xi32>}> : () -> tensor<6xi32>
      %76 = "stablehlo.add"(%68, %75) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
      %77 = "stablehlo.select"(%73, %76, %r62) : (tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
      %78 = "stablehlo.select"(%74, %68, %r63) : (tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
      "stablehlo.return"(%77, %78, %r64, %r65) : (tensor<6xi32>, tensor<6xi32>, tensor<5xf64>, tensor<6xf64>) -> ()
    }) : (tensor<6xi32>, tensor<6xi32>, tensor<5xf64>, tensor<6xf64>) -> (tensor<6xi32>, tensor<6xi32>, tensor<5xf64>, tensor<6xf64>)
    %80 = "stablehlo.constant"() <{value = dense<-1> : tensor<6xi32>}> : () -> tensor<6xi32>
    %81 = "stablehlo.add"(%79#0, %80) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %82 = "stablehlo.constant"() <{value = dense<3> : tensor<6xi32>}> : () -> tensor<6xi32>
    %83 = "stablehlo.minimum"(%81, %82) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %84 = "stablehlo.constant"() <{value = dense<4> : tensor<6xi32>}> : () -> tensor<6xi32>
    %85 = "stablehlo.multiply"(%37, %84) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %86 = "stablehlo.add"(%85, %83) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %87 = "stablehlo.constant"() <{value = dense<4> : tensor<6xi32>}> : () -> tensor<6xi32>
    %88 = "stablehlo.select"(%49, %86, %87) : (tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %89 = "stablehlo.constant"() <{value = dense<1.0> : tensor<6xf64>}> : () -> tensor<6xf64>
    %90 = "stablehlo.constant"() <{value = dense<0.0> : tensor<4xf64>}> : () -> tensor<4xf64>
    %94 = "stablehlo.scatter"(%90, %88, %89) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r91: tensor<f64>, %r92: tensor<f64>):
      %93 = "stablehlo.add"(%r91, %r92) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%93) : (tensor<f64>) -> ()
    }) : (tensor<4xf64>, tensor<6xi32>, tensor<6xf64>) -> tensor<4xf64>
    return %94, %35 : tensor<4xf64>, tensor<5xf64>
  }
}
