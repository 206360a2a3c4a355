// aten::_linalg_det(Tensor A) -> (Tensor result, Tensor LU, Tensor pivots)

// T[2,3,3], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x3xf32>) -> (tensor<2xf32>, tensor<2x3x3xf32>, tensor<2x3xi32>) {
    %0 = "stablehlo.transpose"(%arg0) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %2 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
    %3 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
    %4 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %116:5 = "stablehlo.while"(%4, %0, %1, %2, %3) ({
    ^bb0(%r5: tensor<i32>, %r6: tensor<2x3x3xf32>, %r7: tensor<2x3xi32>, %r8: tensor<2x3xi32>, %r9: tensor<2xi32>):
      %10 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %11 = "stablehlo.compare"(%r5, %10) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%11) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r12: tensor<i32>, %r13: tensor<2x3x3xf32>, %r14: tensor<2x3xi32>, %r15: tensor<2x3xi32>, %r16: tensor<2xi32>):
      %17 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %18 = "stablehlo.dynamic_slice"(%r13, %17, %17, %r12) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<2x3x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xf32>
      %19 = "stablehlo.reshape"(%18) : (tensor<2x3x1xf32>) -> tensor<2x3xf32>
      %20 = "stablehlo.abs"(%19) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %21 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
      %22 = "stablehlo.broadcast_in_dim"(%r12) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x3xi32>
      %23 = "stablehlo.compare"(%21, %22) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %24 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %25 = "stablehlo.select"(%23, %20, %24) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %26 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
      %30 = "stablehlo.reduce"(%25, %26) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r27: tensor<f32>, %r28: tensor<f32>):
        %29 = "stablehlo.maximum"(%r27, %r28) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%29) : (tensor<f32>) -> ()
      }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
      %31 = "stablehlo.broadcast_in_dim"(%30) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf32>) -> tensor<2x3xf32>
      %32 = "stablehlo.compare"(%25, %31) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %33 = "stablehlo.compare"(%25, %25) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %34 = "stablehlo.or"(%32, %33) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %35 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
      %36 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
      %37 = "stablehlo.select"(%34, %35, %36) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %38 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
      %42 = "stablehlo.reduce"(%37, %38) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r39: tensor<i32>, %r40: tensor<i32>):
        %41 = "stablehlo.minimum"(%r39, %r40) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        "stablehlo.return"(%41) : (tensor<i32>) -> ()
      }) : (tensor<2x3xi32>, tensor<i32>) -> tensor<2xi32>
      %43 = "stablehlo.constant"() <{value = dense<1> : tensor<2xi32>}> : () -> tensor<2xi32>
      %44 = "stablehlo.add"(%42, %43) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      %45 = "stablehlo.reshape"(%44) : (tensor<2xi32>) -> tensor<2x1xi32>
      %46 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %47 = "stablehlo.dynamic_update_slice"(%r14, %45, %46, %r12) : (tensor<2x3xi32>, tensor<2x1xi32>, tensor<i32>, tensor<i32>) -> tensor<2x3xi32>
      %48 = "stablehlo.broadcast_in_dim"(%r12) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
      %49 = "stablehlo.reshape"(%48) : (tensor<2xi32>) -> tensor<2x1xi32>
      %50 = "stablehlo.gather"(%r15, %49) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<2x3xi32>, tensor<2x1xi32>) -> tensor<2x1xi32>
      %51 = "stablehlo.reshape"(%50) : (tensor<2x1xi32>) -> tensor<2xi32>
      %52 = "stablehlo.reshape"(%42) : (tensor<2xi32>) -> tensor<2x1xi32>
      %53 = "stablehlo.gather"(%r15, %52) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<2x3xi32>, tensor<2x1xi32>) -> tensor<2x1xi32>
      %54 = "stablehlo.reshape"(%53) : (tensor<2x1xi32>) -> tensor<2xi32>
      %55 = "stablehlo.broadcast_in_dim"(%51) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3xi32>
      %56 = "stablehlo.broadcast_in_dim"(%54) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3xi32>
      %57 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
      %58 = "stablehlo.broadcast_in_dim"(%48) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3xi32>
      %59 = "stablehlo.broadcast_in_dim"(%42) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3xi32>
      %60 = "stablehlo.compare"(%57, %58) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %61 = "stablehlo.compare"(%57, %59) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %62 = "stablehlo.select"(%61, %55, %r15) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %63 = "stablehlo.select"(%60, %56, %62) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %64 = "stablehlo.reshape"(%48) : (tensor<2xi32>) -> tensor<2x1xi32>
      %65 = "stablehlo.gather"(%r13, %64) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 3>, indices_are_sorted = false}> : (tensor<2x3x3xf32>, tensor<2x1xi32>) -> tensor<2x1x3xf32>
      %66 = "stablehlo.reshape"(%65) : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
      %67 = "stablehlo.reshape"(%42) : (tensor<2xi32>) -> tensor<2x1xi32>
      %68 = "stablehlo.gather"(%r13, %67) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 3>, indices_are_sorted = false}> : (tensor<2x3x3xf32>, tensor<2x1xi32>) -> tensor<2x1x3xf32>
      %69 = "stablehlo.reshape"(%68) : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
      %70 = "stablehlo.broadcast_in_dim"(%66) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x3xf32>) -> tensor<2x3x3xf32>
      %71 = "stablehlo.broadcast_in_dim"(%69) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x3xf32>) -> tensor<2x3x3xf32>
      %72 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3x3xi32>
      %73 = "stablehlo.broadcast_in_dim"(%48) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3x3xi32>
      %74 = "stablehlo.broadcast_in_dim"(%42) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3x3xi32>
      %75 = "stablehlo.compare"(%72, %73) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
      %76 = "stablehlo.compare"(%72, %74) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
      %77 = "stablehlo.select"(%76, %70, %r13) : (tensor<2x3x3xi1>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
      %78 = "stablehlo.select"(%75, %71, %77) : (tensor<2x3x3xi1>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
      %79 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %80 = "stablehlo.dynamic_slice"(%78, %79, %r12, %79) <{slice_sizes = array<i64: 2, 1, 3>}> : (tensor<2x3x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x1x3xf32>
      %81 = "stablehlo.reshape"(%80) : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
      %82 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %83 = "stablehlo.dynamic_slice"(%78, %82, %82, %r12) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<2x3x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xf32>
      %84 = "stablehlo.reshape"(%83) : (tensor<2x3x1xf32>) -> tensor<2x3xf32>
      %85 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %86 = "stablehlo.dynamic_slice"(%81, %85, %r12) <{slice_sizes = array<i64: 2, 1>}> : (tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> tensor<2x1xf32>
      %87 = "stablehlo.reshape"(%86) : (tensor<2x1xf32>) -> tensor<2xf32>
      %88 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2xf32>}> : () -> tensor<2xf32>
      %89 = "stablehlo.compare"(%87, %88) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
      %90 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2xf32>}> : () -> tensor<2xf32>
      %91 = "stablehlo.select"(%89, %90, %87) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %92 = "stablehlo.broadcast_in_dim"(%91) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf32>) -> tensor<2x3xf32>
      %93 = "stablehlo.divide"(%84, %92) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %94 = "stablehlo.broadcast_in_dim"(%93) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x3xf32>
      %95 = "stablehlo.broadcast_in_dim"(%81) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x3xf32>) -> tensor<2x3x3xf32>
      %96 = "stablehlo.multiply"(%94, %95) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
      %97 = "stablehlo.subtract"(%78, %96) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
      %98 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3x3xi32>
      %99 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x3x3xi32>
      %100 = "stablehlo.broadcast_in_dim"(%r12) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x3x3xi32>
      %101 = "stablehlo.compare"(%98, %100) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
      %102 = "stablehlo.compare"(%99, %100) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
      %103 = "stablehlo.compare"(%99, %100) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
      %104 = "stablehlo.select"(%103, %94, %78) : (tensor<2x3x3xi1>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
      %105 = "stablehlo.select"(%102, %97, %104) : (tensor<2x3x3xi1>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
      %106 = "stablehlo.select"(%101, %105, %78) : (tensor<2x3x3xi1>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
      %107 = "stablehlo.broadcast_in_dim"(%r12) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
      %108 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
      %109 = "stablehlo.compare"(%r16, %108) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
      %110 = "stablehlo.and"(%89, %109) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
      %111 = "stablehlo.constant"() <{value = dense<1> : tensor<2xi32>}> : () -> tensor<2xi32>
      %112 = "stablehlo.add"(%107, %111) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      %113 = "stablehlo.select"(%110, %112, %r16) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      %114 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %115 = "stablehlo.add"(%r12, %114) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%115, %106, %47, %63, %113) : (tensor<i32>, tensor<2x3x3xf32>, tensor<2x3xi32>, tensor<2x3xi32>, tensor<2xi32>) -> ()
    }) : (tensor<i32>, tensor<2x3x3xf32>, tensor<2x3xi32>, tensor<2x3xi32>, tensor<2xi32>) -> (tensor<i32>, tensor<2x3x3xf32>, tensor<2x3xi32>, tensor<2x3xi32>, tensor<2xi32>)
    %117 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3x3xi32>
    %118 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x3x3xi32>
    %119 = "stablehlo.subtract"(%118, %117) : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi32>
    %120 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3x3xi32>}> : () -> tensor<2x3x3xi32>
    %121 = "stablehlo.compare"(%119, %120) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
    %122 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3x3xf32>}> : () -> tensor<2x3x3xf32>
    %123 = "stablehlo.select"(%121, %116#1, %122) : (tensor<2x3x3xi1>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %124 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %128 = "stablehlo.reduce"(%123, %124) <{dimensions = array<i64: 2>}> ({
    ^bb0(%r125: tensor<f32>, %r126: tensor<f32>):
      %127 = "stablehlo.add"(%r125, %r126) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%127) : (tensor<f32>) -> ()
    }) : (tensor<2x3x3xf32>, tensor<f32>) -> tensor<2x3xf32>
    %129 = "stablehlo.constant"() <{value = dense<1.0> : tensor<f32>}> : () -> tensor<f32>
    %133 = "stablehlo.reduce"(%128, %129) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r130: tensor<f32>, %r131: tensor<f32>):
      %132 = "stablehlo.multiply"(%r130, %r131) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%132) : (tensor<f32>) -> ()
    }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %134 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
    %135 = "stablehlo.constant"() <{value = dense<1> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %136 = "stablehlo.add"(%134, %135) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %137 = "stablehlo.compare"(%116#2, %136) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
    %138 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %142 = "stablehlo.reduce"(%137, %138) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r139: tensor<i1>, %r140: tensor<i1>):
      %141 = "stablehlo.xor"(%r139, %r140) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%141) : (tensor<i1>) -> ()
    }) : (tensor<2x3xi1>, tensor<i1>) -> tensor<2xi1>
    %143 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<2xf32>}> : () -> tensor<2xf32>
    %144 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2xf32>}> : () -> tensor<2xf32>
    %145 = "stablehlo.select"(%142, %143, %144) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %146 = "stablehlo.multiply"(%133, %145) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    return %146, %116#1, %116#2 : tensor<2xf32>, tensor<2x3x3xf32>, tensor<2x3xi32>
  }
}

// T[0,0], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<0x0xf32>) -> (tensor<f32>, tensor<0x0xf32>, tensor<0xi32>) {
    %0 = "stablehlo.transpose"(%arg0) <{permutation = array<i64: 1, 0>}> : (tensor<0x0xf32>) -> tensor<0x0xf32>
    %1 = "stablehlo.reshape"(%0) : (tensor<0x0xf32>) -> tensor<1x0x0xf32>
    %2 = "stablehlo.constant"() <{value = dense<0> : tensor<1x0xi32>}> : () -> tensor<1x0xi32>
    %3 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x0xi32>
    %4 = "stablehlo.constant"() <{value = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
    %5 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x0x0xi32>
    %6 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x0x0xi32>
    %7 = "stablehlo.subtract"(%6, %5) : (tensor<1x0x0xi32>, tensor<1x0x0xi32>) -> tensor<1x0x0xi32>
    %8 = "stablehlo.constant"() <{value = dense<0> : tensor<1x0x0xi32>}> : () -> tensor<1x0x0xi32>
    %9 = "stablehlo.compare"(%7, %8) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x0x0xi32>, tensor<1x0x0xi32>) -> tensor<1x0x0xi1>
    %10 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x0x0xf32>}> : () -> tensor<1x0x0xf32>
    %11 = "stablehlo.select"(%9, %1, %10) : (tensor<1x0x0xi1>, tensor<1x0x0xf32>, tensor<1x0x0xf32>) -> tensor<1x0x0xf32>
    %12 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %16 = "stablehlo.reduce"(%11, %12) <{dimensions = array<i64: 2>}> ({
    ^bb0(%r13: tensor<f32>, %r14: tensor<f32>):
      %15 = "stablehlo.add"(%r13, %r14) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%15) : (tensor<f32>) -> ()
    }) : (tensor<1x0x0xf32>, tensor<f32>) -> tensor<1x0xf32>
    %17 = "stablehlo.constant"() <{value = dense<1.0> : tensor<f32>}> : () -> tensor<f32>
    %21 = "stablehlo.reduce"(%16, %17) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r18: tensor<f32>, %r19: tensor<f32>):
      %20 = "stablehlo.multiply"(%r18, %r19) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%20) : (tensor<f32>) -> ()
    }) : (tensor<1x0xf32>, tensor<f32>) -> tensor<1xf32>
    %22 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x0xi32>
    %23 = "stablehlo.constant"() <{value = dense<1> : tensor<1x0xi32>}> : () -> tensor<1x0xi32>
    %24 = "stablehlo.add"(%22, %23) : (tensor<1x0xi32>, tensor<1x0xi32>) -> tensor<1x0xi32>
    %25 = "stablehlo.compare"(%2, %24) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x0xi32>, tensor<1x0xi32>) -> tensor<1x0xi1>
    %26 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %30 = "stablehlo.reduce"(%25, %26) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r27: tensor<i1>, %r28: tensor<i1>):
      %29 = "stablehlo.xor"(%r27, %r28) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%29) : (tensor<i1>) -> ()
    }) : (tensor<1x0xi1>, tensor<i1>) -> tensor<1xi1>
    %31 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<1xf32>}> : () -> tensor<1xf32>
    %32 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1xf32>}> : () -> tensor<1xf32>
    %33 = "stablehlo.select"(%30, %31, %32) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %34 = "stablehlo.multiply"(%21, %33) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %35 = "stablehlo.reshape"(%34) : (tensor<1xf32>) -> tensor<f32>
    %36 = "stablehlo.reshape"(%2) : (tensor<1x0xi32>) -> tensor<0xi32>
    return %35, %0, %36 : tensor<f32>, tensor<0x0xf32>, tensor<0xi32>
  }
}

// T[2,3,3], T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x3xf64>) -> (tensor<2xf64>, tensor<2x3x3xf64>, tensor<2x3xi32>) {
    %0 = "stablehlo.transpose"(%arg0) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %2 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
    %3 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
    %4 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %116:5 = "stablehlo.while"(%4, %0, %1, %2, %3) ({
    ^bb0(%r5: tensor<i32>, %r6: tensor<2x3x3xf64>, %r7: tensor<2x3xi32>, %r8: tensor<2x3xi32>, %r9: tensor<2xi32>):
      %10 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %11 = "stablehlo.compare"(%r5, %10) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%11) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r12: tensor<i32>, %r13: tensor<2x3x3xf64>, %r14: tensor<2x3xi32>, %r15: tensor<2x3xi32>, %r16: tensor<2xi32>):
      %17 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %18 = "stablehlo.dynamic_slice"(%r13, %17, %17, %r12) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<2x3x3xf64>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xf64>
      %19 = "stablehlo.reshape"(%18) : (tensor<2x3x1xf64>) -> tensor<2x3xf64>
      %20 = "stablehlo.abs"(%19) : (tensor<2x3xf64>) -> tensor<2x3xf64>
      %21 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
      %22 = "stablehlo.broadcast_in_dim"(%r12) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x3xi32>
      %23 = "stablehlo.compare"(%21, %22) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %24 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %25 = "stablehlo.select"(%23, %20, %24) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %26 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<f64>}> : () -> tensor<f64>
      %30 = "stablehlo.reduce"(%25, %26) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r27: tensor<f64>, %r28: tensor<f64>):
        %29 = "stablehlo.maximum"(%r27, %r28) : (tensor<f64>, tensor<f64>) -> tensor<f64>
        "stablehlo.return"(%29) : (tensor<f64>) -> ()
      }) : (tensor<2x3xf64>, tensor<f64>) -> tensor<2xf64>
      %31 = "stablehlo.broadcast_in_dim"(%30) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf64>) -> tensor<2x3xf64>
      %32 = "stablehlo.compare"(%25, %31) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %33 = "stablehlo.compare"(%25, %25) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %34 = "stablehlo.or"(%32, %33) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %35 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
      %36 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
      %37 = "stablehlo.select"(%34, %35, %36) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %38 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
      %42 = "stablehlo.reduce"(%37, %38) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r39: tensor<i32>, %r40: tensor<i32>):
        %41 = "stablehlo.minimum"(%r39, %r40) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        "stablehlo.return"(%41) : (tensor<i32>) -> ()
      }) : (tensor<2x3xi32>, tensor<i32>) -> tensor<2xi32>
      %43 = "stablehlo.constant"() <{value = dense<1> : tensor<2xi32>}> : () -> tensor<2xi32>
      %44 = "stablehlo.add"(%42, %43) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      %45 = "stablehlo.reshape"(%44) : (tensor<2xi32>) -> tensor<2x1xi32>
      %46 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %47 = "stablehlo.dynamic_update_slice"(%r14, %45, %46, %r12) : (tensor<2x3xi32>, tensor<2x1xi32>, tensor<i32>, tensor<i32>) -> tensor<2x3xi32>
      %48 = "stablehlo.broadcast_in_dim"(%r12) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
      %49 = "stablehlo.reshape"(%48) : (tensor<2xi32>) -> tensor<2x1xi32>
      %50 = "stablehlo.gather"(%r15, %49) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<2x3xi32>, tensor<2x1xi32>) -> tensor<2x1xi32>
      %51 = "stablehlo.reshape"(%50) : (tensor<2x1xi32>) -> tensor<2xi32>
      %52 = "stablehlo.reshape"(%42) : (tensor<2xi32>) -> tensor<2x1xi32>
      %53 = "stablehlo.gather"(%r15, %52) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<2x3xi32>, tensor<2x1xi32>) -> tensor<2x1xi32>
      %54 = "stablehlo.reshape"(%53) : (tensor<2x1xi32>) -> tensor<2xi32>
      %55 = "stablehlo.broadcast_in_dim"(%51) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3xi32>
      %56 = "stablehlo.broadcast_in_dim"(%54) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3xi32>
      %57 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
      %58 = "stablehlo.broadcast_in_dim"(%48) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3xi32>
      %59 = "stablehlo.broadcast_in_dim"(%42) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3xi32>
      %60 = "stablehlo.compare"(%57, %58) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %61 = "stablehlo.compare"(%57, %59) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %62 = "stablehlo.select"(%61, %55, %r15) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %63 = "stablehlo.select"(%60, %56, %62) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %64 = "stablehlo.reshape"(%48) : (tensor<2xi32>) -> tensor<2x1xi32>
      %65 = "stablehlo.gather"(%r13, %64) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 3>, indices_are_sorted = false}> : (tensor<2x3x3xf64>, tensor<2x1xi32>) -> tensor<2x1x3xf64>
      %66 = "stablehlo.reshape"(%65) : (tensor<2x1x3xf64>) -> tensor<2x3xf64>
      %67 = "stablehlo.reshape"(%42) : (tensor<2xi32>) -> tensor<2x1xi32>
      %68 = "stablehlo.gather"(%r13, %67) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 3>, indices_are_sorted = false}> : (tensor<2x3x3xf64>, tensor<2x1xi32>) -> tensor<2x1x3xf64>
      %69 = "stablehlo.reshape"(%68) : (tensor<2x1x3xf64>) -> tensor<2x3xf64>
      %70 = "stablehlo.broadcast_in_dim"(%66) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x3xf64>) -> tensor<2x3x3xf64>
      %71 = "stablehlo.broadcast_in_dim"(%69) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x3xf64>) -> tensor<2x3x3xf64>
      %72 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3x3xi32>
      %73 = "stablehlo.broadcast_in_dim"(%48) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3x3xi32>
      %74 = "stablehlo.broadcast_in_dim"(%42) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3x3xi32>
      %75 = "stablehlo.compare"(%72, %73) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
      %76 = "stablehlo.compare"(%72, %74) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
      %77 = "stablehlo.select"(%76, %70, %r13) : (tensor<2x3x3xi1>, tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
      %78 = "stablehlo.select"(%75, %71, %77) : (tensor<2x3x3xi1>, tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
      %79 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %80 = "stablehlo.dynamic_slice"(%78, %79, %r12, %79) <{slice_sizes = array<i64: 2, 1, 3>}> : (tensor<2x3x3xf64>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x1x3xf64>
      %81 = "stablehlo.reshape"(%80) : (tensor<2x1x3xf64>) -> tensor<2x3xf64>
      %82 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %83 = "stablehlo.dynamic_slice"(%78, %82, %82, %r12) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<2x3x3xf64>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xf64>
      %84 = "stablehlo.reshape"(%83) : (tensor<2x3x1xf64>) -> tensor<2x3xf64>
      %85 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %86 = "stablehlo.dynamic_slice"(%81, %85, %r12) <{slice_sizes = array<i64: 2, 1>}> : (tensor<2x3xf64>, tensor<i32>, tensor<i32>) -> tensor<2x1xf64>
      %87 = "stablehlo.reshape"(%86) : (tensor<2x1xf64>) -> tensor<2xf64>
      %88 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2xf64>}> : () -> tensor<2xf64>
      %89 = "stablehlo.compare"(%87, %88) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
      %90 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2xf64>}> : () -> tensor<2xf64>
      %91 = "stablehlo.select"(%89, %90, %87) : (tensor<2xi1>, tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
      %92 = "stablehlo.broadcast_in_dim"(%91) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf64>) -> tensor<2x3xf64>
      %93 = "stablehlo.divide"(%84, %92) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %94 = "stablehlo.broadcast_in_dim"(%93) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf64>) -> tensor<2x3x3xf64>
      %95 = "stablehlo.broadcast_in_dim"(%81) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x3xf64>) -> tensor<2x3x3xf64>
      %96 = "stablehlo.multiply"(%94, %95) : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
      %97 = "stablehlo.subtract"(%78, %96) : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
      %98 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3x3xi32>
      %99 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x3x3xi32>
      %100 = "stablehlo.broadcast_in_dim"(%r12) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x3x3xi32>
      %101 = "stablehlo.compare"(%98, %100) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
      %102 = "stablehlo.compare"(%99, %100) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
      %103 = "stablehlo.compare"(%99, %100) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
      %104 = "stablehlo.select"(%103, %94, %78) : (tensor<2x3x3xi1>, tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
      %105 = "stablehlo.select"(%102, %97, %104) : (tensor<2x3x3xi1>, tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
      %106 = "stablehlo.select"(%101, %105, %78) : (tensor<2x3x3xi1>, tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
      %107 = "stablehlo.broadcast_in_dim"(%r12) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
      %108 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
      %109 = "stablehlo.compare"(%r16, %108) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
      %110 = "stablehlo.and"(%89, %109) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
      %111 = "stablehlo.constant"() <{value = dense<1> : tensor<2xi32>}> : () -> tensor<2xi32>
      %112 = "stablehlo.add"(%107, %111) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      %113 = "stablehlo.select"(%110, %112, %r16) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      %114 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %115 = "stablehlo.add"(%r12, %114) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%115, %106, %47, %63, %113) : (tensor<i32>, tensor<2x3x3xf64>, tensor<2x3xi32>, tensor<2x3xi32>, tensor<2xi32>) -> ()
    }) : (tensor<i32>, tensor<2x3x3xf64>, tensor<2x3xi32>, tensor<2x3xi32>, tensor<2xi32>) -> (tensor<i32>, tensor<2x3x3xf64>, tensor<2x3xi32>, tensor<2x3xi32>, tensor<2xi32>)
    %117 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3x3xi32>
    %118 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x3x3xi32>
    %119 = "stablehlo.subtract"(%118, %117) : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi32>
    %120 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3x3xi32>}> : () -> tensor<2x3x3xi32>
    %121 = "stablehlo.compare"(%119, %120) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
    %122 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3x3xf64>}> : () -> tensor<2x3x3xf64>
    %123 = "stablehlo.select"(%121, %116#1, %122) : (tensor<2x3x3xi1>, tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
    %124 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %128 = "stablehlo.reduce"(%123, %124) <{dimensions = array<i64: 2>}> ({
    ^bb0(%r125: tensor<f64>, %r126: tensor<f64>):
      %127 = "stablehlo.add"(%r125, %r126) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%127) : (tensor<f64>) -> ()
    }) : (tensor<2x3x3xf64>, tensor<f64>) -> tensor<2x3xf64>
    %129 = "stablehlo.constant"() <{value = dense<1.0> : tensor<f64>}> : () -> tensor<f64>
    %133 = "stablehlo.reduce"(%128, %129) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r130: tensor<f64>, %r131: tensor<f64>):
      %132 = "stablehlo.multiply"(%r130, %r131) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%132) : (tensor<f64>) -> ()
    }) : (tensor<2x3xf64>, tensor<f64>) -> tensor<2xf64>
    %134 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
    %135 = "stablehlo.constant"() <{value = dense<1> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %136 = "stablehlo.add"(%134, %135) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %137 = "stablehlo.compare"(%116#2, %136) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
    %138 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %142 = "stablehlo.reduce"(%137, %138) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r139: tensor<i1>, %r140: tensor<i1>):
      %141 = "stablehlo.xor"(%r139, %r140) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%141) : (tensor<i1>) -> ()
    }) : (tensor<2x3xi1>, tensor<i1>) -> tensor<2xi1>
    %143 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<2xf64>}> : () -> tensor<2xf64>
    %144 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2xf64>}> : () -> tensor<2xf64>
    %145 = "stablehlo.select"(%142, %143, %144) : (tensor<2xi1>, tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
    %146 = "stablehlo.multiply"(%133, %145) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
    return %146, %116#1, %116#2 : tensor<2xf64>, tensor<2x3x3xf64>, tensor<2x3xi32>
  }
}

// T[2,3,3], T = complex64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x3xcomplex<f32>>) -> (tensor<2xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>, tensor<2x3xi32>) {
    %0 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %1 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
    %2 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
    %3 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %119:5 = "stablehlo.while"(%3, %arg0, %0, %1, %2) ({
    ^bb0(%r4: tensor<i32>, %r5: tensor<2x3x3xcomplex<f32>>, %r6: tensor<2x3xi32>, %r7: tensor<2x3xi32>, %r8: tensor<2xi32>):
      %9 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %10 = "stablehlo.compare"(%r4, %9) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%10) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r11: tensor<i32>, %r12: tensor<2x3x3xcomplex<f32>>, %r13: tensor<2x3xi32>, %r14: tensor<2x3xi32>, %r15: tensor<2xi32>):
      %16 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %17 = "stablehlo.dynamic_slice"(%r12, %16, %16, %r11) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<2x3x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xcomplex<f32>>
      %18 = "stablehlo.reshape"(%17) : (tensor<2x3x1xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
      %19 = "stablehlo.real"(%18) : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
      %20 = "stablehlo.imag"(%18) : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
      %21 = "stablehlo.abs"(%19) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %22 = "stablehlo.abs"(%20) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %23 = "stablehlo.add"(%21, %22) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %24 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
      %25 = "stablehlo.broadcast_in_dim"(%r11) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x3xi32>
      %26 = "stablehlo.compare"(%24, %25) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %27 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %28 = "stablehlo.select"(%26, %23, %27) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %29 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
      %33 = "stablehlo.reduce"(%28, %29) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r30: tensor<f32>, %r31: tensor<f32>):
        %32 = "stablehlo.maximum"(%r30, %r31) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%32) : (tensor<f32>) -> ()
      }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
      %34 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf32>) -> tensor<2x3xf32>
      %35 = "stablehlo.compare"(%28, %34) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %36 = "stablehlo.compare"(%28, %28) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %37 = "stablehlo.or"(%35, %36) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %38 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
      %39 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
      %40 = "stablehlo.select"(%37, %38, %39) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %41 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
      %45 = "stablehlo.reduce"(%40, %41) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r42: tensor<i32>, %r43: tensor<i32>):
        %44 = "stablehlo.minimum"(%r42, %r43) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        "stablehlo.return"(%44) : (tensor<i32>) -> ()
      }) : (tensor<2x3xi32>, tensor<i32>) -> tensor<2xi32>
      %46 = "stablehlo.constant"() <{value = dense<1> : tensor<2xi32>}> : () -> tensor<2xi32>
      %47 = "stablehlo.add"(%45, %46) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      %48 = "stablehlo.reshape"(%47) : (tensor<2xi32>) -> tensor<2x1xi32>
      %49 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %50 = "stablehlo.dynamic_update_slice"(%r13, %48, %49, %r11) : (tensor<2x3xi32>, tensor<2x1xi32>, tensor<i32>, tensor<i32>) -> tensor<2x3xi32>
      %51 = "stablehlo.broadcast_in_dim"(%r11) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
      %52 = "stablehlo.reshape"(%51) : (tensor<2xi32>) -> tensor<2x1xi32>
      %53 = "stablehlo.gather"(%r14, %52) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<2x3xi32>, tensor<2x1xi32>) -> tensor<2x1xi32>
      %54 = "stablehlo.reshape"(%53) : (tensor<2x1xi32>) -> tensor<2xi32>
      %55 = "stablehlo.reshape"(%45) : (tensor<2xi32>) -> tensor<2x1xi32>
      %56 = "stablehlo.gather"(%r14, %55) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<2x3xi32>, tensor<2x1xi32>) -> tensor<2x1xi32>
      %57 = "stablehlo.reshape"(%56) : (tensor<2x1xi32>) -> tensor<2xi32>
      %58 = "stablehlo.broadcast_in_dim"(%54) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3xi32>
      %59 = "stablehlo.broadcast_in_dim"(%57) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3xi32>
      %60 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
      %61 = "stablehlo.broadcast_in_dim"(%51) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3xi32>
      %62 = "stablehlo.broadcast_in_dim"(%45) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3xi32>
      %63 = "stablehlo.compare"(%60, %61) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %64 = "stablehlo.compare"(%60, %62) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %65 = "stablehlo.select"(%64, %58, %r14) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %66 = "stablehlo.select"(%63, %59, %65) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %67 = "stablehlo.reshape"(%51) : (tensor<2xi32>) -> tensor<2x1xi32>
      %68 = "stablehlo.gather"(%r12, %67) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 3>, indices_are_sorted = false}> : (tensor<2x3x3xcomplex<f32>>, tensor<2x1xi32>) -> tensor<2x1x3xcomplex<f32>>
      %69 = "stablehlo.reshape"(%68) : (tensor<2x1x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
      %70 = "stablehlo.reshape"(%45) : (tensor<2xi32>) -> tensor<2x1xi32>
      %71 = "stablehlo.gather"(%r12, %70) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 3>, indices_are_sorted = false}> : (tensor<2x3x3xcomplex<f32>>, tensor<2x1xi32>) -> tensor<2x1x3xcomplex<f32>>
      %72 = "stablehlo.reshape"(%71) : (tensor<2x1x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
      %73 = "stablehlo.broadcast_in_dim"(%69) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
      %74 = "stablehlo.broadcast_in_dim"(%72) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
      %75 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3x3xi32>
      %76 = "stablehlo.broadcast_in_dim"(%51) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3x3xi32>
      %77 = "stablehlo.broadcast_in_dim"(%45) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3x3xi32>
      %78 = "stablehlo.compare"(%75, %76) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
      %79 = "stablehlo.compare"(%75, %77) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
      %80 = "stablehlo.select"(%79, %73, %r12) : (tensor<2x3x3xi1>, tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
      %81 = "stablehlo.select"(%78, %74, %80) : (tensor<2x3x3xi1>, tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
      %82 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %83 = "stablehlo.dynamic_slice"(%81, %82, %r11, %82) <{slice_sizes = array<i64: 2, 1, 3>}> : (tensor<2x3x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x1x3xcomplex<f32>>
      %84 = "stablehlo.reshape"(%83) : (tensor<2x1x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
      %85 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %86 = "stablehlo.dynamic_slice"(%81, %85, %85, %r11) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<2x3x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xcomplex<f32>>
      %87 = "stablehlo.reshape"(%86) : (tensor<2x3x1xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
      %88 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %89 = "stablehlo.dynamic_slice"(%84, %88, %r11) <{slice_sizes = array<i64: 2, 1>}> : (tensor<2x3xcomplex<f32>>, tensor<i32>, tensor<i32>) -> tensor<2x1xcomplex<f32>>
      %90 = "stablehlo.reshape"(%89) : (tensor<2x1xcomplex<f32>>) -> tensor<2xcomplex<f32>>
      %91 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<2xcomplex<f32>>}> : () -> tensor<2xcomplex<f32>>
      %92 = "stablehlo.compare"(%90, %91) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<2xi1>
      %93 = "stablehlo.constant"() <{value = dense<(1.0, 0.0)> : tensor<2xcomplex<f32>>}> : () -> tensor<2xcomplex<f32>>
      %94 = "stablehlo.select"(%92, %93, %90) : (tensor<2xi1>, tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
      %95 = "stablehlo.broadcast_in_dim"(%94) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
      %96 = "stablehlo.divide"(%87, %95) : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
      %97 = "stablehlo.broadcast_in_dim"(%96) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
      %98 = "stablehlo.broadcast_in_dim"(%84) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
      %99 = "stablehlo.multiply"(%97, %98) : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
      %100 = "stablehlo.subtract"(%81, %99) : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
      %101 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3x3xi32>
      %102 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x3x3xi32>
      %103 = "stablehlo.broadcast_in_dim"(%r11) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x3x3xi32>
      %104 = "stablehlo.compare"(%101, %103) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
      %105 = "stablehlo.compare"(%102, %103) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
      %106 = "stablehlo.compare"(%102, %103) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
      %107 = "stablehlo.select"(%106, %97, %81) : (tensor<2x3x3xi1>, tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
      %108 = "stablehlo.select"(%105, %100, %107) : (tensor<2x3x3xi1>, tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
      %109 = "stablehlo.select"(%104, %108, %81) : (tensor<2x3x3xi1>, tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
      %110 = "stablehlo.broadcast_in_dim"(%r11) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
      %111 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
      %112 = "stablehlo.compare"(%r15, %111) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
      %113 = "stablehlo.and"(%92, %112) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
      %114 = "stablehlo.constant"() <{value = dense<1> : tensor<2xi32>}> : () -> tensor<2xi32>
      %115 = "stablehlo.add"(%110, %114) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      %116 = "stablehlo.select"(%113, %115, %r15) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      %117 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %118 = "stablehlo.add"(%r11, %117) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%118, %109, %50, %66, %116) : (tensor<i32>, tensor<2x3x3xcomplex<f32>>, tensor<2x3xi32>, tensor<2x3xi32>, tensor<2xi32>) -> ()
    }) : (tensor<i32>, tensor<2x3x3xcomplex<f32>>, tensor<2x3xi32>, tensor<2x3xi32>, tensor<2xi32>) -> (tensor<i32>, tensor<2x3x3xcomplex<f32>>, tensor<2x3xi32>, tensor<2x3xi32>, tensor<2xi32>)
    %120 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3x3xi32>
    %121 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x3x3xi32>
    %122 = "stablehlo.subtract"(%121, %120) : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi32>
    %123 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3x3xi32>}> : () -> tensor<2x3x3xi32>
    %124 = "stablehlo.compare"(%122, %123) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
    %125 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<2x3x3xcomplex<f32>>}> : () -> tensor<2x3x3xcomplex<f32>>
    %126 = "stablehlo.select"(%124, %119#1, %125) : (tensor<2x3x3xi1>, tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
    %127 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %131 = "stablehlo.reduce"(%126, %127) <{dimensions = array<i64: 2>}> ({
    ^bb0(%r128: tensor<complex<f32>>, %r129: tensor<complex<f32>>):
      %130 = "stablehlo.add"(%r128, %r129) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
      "stablehlo.return"(%130) : (tensor<complex<f32>>) -> ()
    }) : (tensor<2x3x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<2x3xcomplex<f32>>
    %132 = "stablehlo.constant"() <{value = dense<(1.0, 0.0)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %136 = "stablehlo.reduce"(%131, %132) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r133: tensor<complex<f32>>, %r134: tensor<complex<f32>>):
      %135 = "stablehlo.multiply"(%r133, %r134) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
      "stablehlo.return"(%135) : (tensor<complex<f32>>) -> ()
    }) : (tensor<2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<2xcomplex<f32>>
    %137 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
    %138 = "stablehlo.constant"() <{value = dense<1> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %139 = "stablehlo.add"(%137, %138) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %140 = "stablehlo.compare"(%119#2, %139) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
    %141 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %145 = "stablehlo.reduce"(%140, %141) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r142: tensor<i1>, %r143: tensor<i1>):
      %144 = "stablehlo.xor"(%r142, %r143) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%144) : (tensor<i1>) -> ()
    }) : (tensor<2x3xi1>, tensor<i1>) -> tensor<2xi1>
    %146 = "stablehlo.constant"() <{value = dense<(-1.0, 0.0)> : tensor<2xcomplex<f32>>}> : () -> tensor<2xcomplex<f32>>
    %147 = "stablehlo.constant"() <{value = dense<(1.0, 0.0)> : tensor<2xcomplex<f32>>}> : () -> tensor<2xcomplex<f32>>
    %148 = "stablehlo.select"(%145, %146, %147) : (tensor<2xi1>, tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
    %149 = "stablehlo.multiply"(%136, %148) : (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
    return %149, %119#1, %119#2 : tensor<2xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>, tensor<2x3xi32>
  }
}
