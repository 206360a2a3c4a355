// aten::_linalg_det(Tensor A) -> (Tensor result, Tensor LU, Tensor pivots)

// T[2,3,3], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x3xf32>) -> (tensor<2xf32>, tensor<2x3x3xf32>, tensor<2x3xi32>) {
    %0 = "stablehlo.transpose"(%arg0) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %2 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
    %3 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
    %4 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %118:5 = "stablehlo.while"(%4, %0, %1, %2, %3) ({
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
      %43 = "stablehlo.convert"(%42) : (tensor<2xi32>) -> tensor<2xi64>
      %44 = "stablehlo.convert"(%43) : (tensor<2xi64>) -> tensor<2xi32>
      %45 = "stablehlo.constant"() <{value = dense<1> : tensor<2xi32>}> : () -> tensor<2xi32>
      %46 = "stablehlo.add"(%44, %45) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      %47 = "stablehlo.reshape"(%46) : (tensor<2xi32>) -> tensor<2x1xi32>
      %48 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %49 = "stablehlo.dynamic_update_slice"(%r14, %47, %48, %r12) : (tensor<2x3xi32>, tensor<2x1xi32>, tensor<i32>, tensor<i32>) -> tensor<2x3xi32>
      %50 = "stablehlo.broadcast_in_dim"(%r12) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
      %51 = "stablehlo.reshape"(%50) : (tensor<2xi32>) -> tensor<2x1xi32>
      %52 = "stablehlo.gather"(%r15, %51) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<2x3xi32>, tensor<2x1xi32>) -> tensor<2x1xi32>
      %53 = "stablehlo.reshape"(%52) : (tensor<2x1xi32>) -> tensor<2xi32>
      %54 = "stablehlo.reshape"(%44) : (tensor<2xi32>) -> tensor<2x1xi32>
      %55 = "stablehlo.gather"(%r15, %54) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<2x3xi32>, tensor<2x1xi32>) -> tensor<2x1xi32>
      %56 = "stablehlo.reshape"(%55) : (tensor<2x1xi32>) -> tensor<2xi32>
      %57 = "stablehlo.broadcast_in_dim"(%53) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3xi32>
      %58 = "stablehlo.broadcast_in_dim"(%56) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3xi32>
      %59 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
      %60 = "stablehlo.broadcast_in_dim"(%50) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3xi32>
      %61 = "stablehlo.broadcast_in_dim"(%44) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3xi32>
      %62 = "stablehlo.compare"(%59, %60) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %63 = "stablehlo.compare"(%59, %61) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %64 = "stablehlo.select"(%63, %57, %r15) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %65 = "stablehlo.select"(%62, %58, %64) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %66 = "stablehlo.reshape"(%50) : (tensor<2xi32>) -> tensor<2x1xi32>
      %67 = "stablehlo.gather"(%r13, %66) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 3>, indices_are_sorted = false}> : (tensor<2x3x3xf32>, tensor<2x1xi32>) -> tensor<2x1x3xf32>
      %68 = "stablehlo.reshape"(%67) : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
      %69 = "stablehlo.reshape"(%44) : (tensor<2xi32>) -> tensor<2x1xi32>
      %70 = "stablehlo.gather"(%r13, %69) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 3>, indices_are_sorted = false}> : (tensor<2x3x3xf32>, tensor<2x1xi32>) -> tensor<2x1x3xf32>
      %71 = "stablehlo.reshape"(%70) : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
      %72 = "stablehlo.broadcast_in_dim"(%68) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x3xf32>) -> tensor<2x3x3xf32>
      %73 = "stablehlo.broadcast_in_dim"(%71) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x3xf32>) -> tensor<2x3x3xf32>
      %74 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3x3xi32>
      %75 = "stablehlo.broadcast_in_dim"(%50) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3x3xi32>
      %76 = "stablehlo.broadcast_in_dim"(%44) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3x3xi32>
      %77 = "stablehlo.compare"(%74, %75) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
      %78 = "stablehlo.compare"(%74, %76) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
      %79 = "stablehlo.select"(%78, %72, %r13) : (tensor<2x3x3xi1>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
      %80 = "stablehlo.select"(%77, %73, %79) : (tensor<2x3x3xi1>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
      %81 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %82 = "stablehlo.dynamic_slice"(%80, %81, %r12, %81) <{slice_sizes = array<i64: 2, 1, 3>}> : (tensor<2x3x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x1x3xf32>
      %83 = "stablehlo.reshape"(%82) : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
      %84 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %85 = "stablehlo.dynamic_slice"(%80, %84, %84, %r12) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<2x3x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xf32>
      %86 = "stablehlo.reshape"(%85) : (tensor<2x3x1xf32>) -> tensor<2x3xf32>
      %87 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %88 = "stablehlo.dynamic_slice"(%83, %87, %r12) <{slice_sizes = array<i64: 2, 1>}> : (tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> tensor<2x1xf32>
      %89 = "stablehlo.reshape"(%88) : (tensor<2x1xf32>) -> tensor<2xf32>
      %90 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2xf32>}> : () -> tensor<2xf32>
      %91 = "stablehlo.compare"(%89, %90) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
      %92 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2xf32>}> : () -> tensor<2xf32>
      %93 = "stablehlo.select"(%91, %92, %89) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %94 = "stablehlo.broadcast_in_dim"(%93) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf32>) -> tensor<2x3xf32>
      %95 = "stablehlo.divide"(%86, %94) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %96 = "stablehlo.broadcast_in_dim"(%95) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x3xf32>
      %97 = "stablehlo.broadcast_in_dim"(%83) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x3xf32>) -> tensor<2x3x3xf32>
      %98 = "stablehlo.multiply"(%96, %97) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
      %99 = "stablehlo.subtract"(%80, %98) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
      %100 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3x3xi32>
      %101 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x3x3xi32>
      %102 = "stablehlo.broadcast_in_dim"(%r12) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x3x3xi32>
      %103 = "stablehlo.compare"(%100, %102) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
      %104 = "stablehlo.compare"(%101, %102) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
      %105 = "stablehlo.compare"(%101, %102) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
      %106 = "stablehlo.select"(%105, %96, %80) : (tensor<2x3x3xi1>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
      %107 = "stablehlo.select"(%104, %99, %106) : (tensor<2x3x3xi1>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
      %108 = "stablehlo.select"(%103, %107, %80) : (tensor<2x3x3xi1>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
      %109 = "stablehlo.broadcast_in_dim"(%r12) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
      %110 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
      %111 = "stablehlo.compare"(%r16, %110) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
      %112 = "stablehlo.and"(%91, %111) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
      %113 = "stablehlo.constant"() <{value = dense<1> : tensor<2xi32>}> : () -> tensor<2xi32>
      %114 = "stablehlo.add"(%109, %113) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      %115 = "stablehlo.select"(%112, %114, %r16) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      %116 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %117 = "stablehlo.add"(%r12, %116) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%117, %108, %49, %65, %115) : (tensor<i32>, tensor<2x3x3xf32>, tensor<2x3xi32>, tensor<2x3xi32>, tensor<2xi32>) -> ()
    }) : (tensor<i32>, tensor<2x3x3xf32>, tensor<2x3xi32>, tensor<2x3xi32>, tensor<2xi32>) -> (tensor<i32>, tensor<2x3x3xf32>, tensor<2x3xi32>, tensor<2x3xi32>, tensor<2xi32>)
    %119 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3x3xi32>
    %120 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x3x3xi32>
    %121 = "stablehlo.subtract"(%120, %119) : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi32>
    %122 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3x3xi32>}> : () -> tensor<2x3x3xi32>
    %123 = "stablehlo.compare"(%121, %122) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
    %124 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3x3xf32>}> : () -> tensor<2x3x3xf32>
    %125 = "stablehlo.select"(%123, %118#1, %124) : (tensor<2x3x3xi1>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %126 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %130 = "stablehlo.reduce"(%125, %126) <{dimensions = array<i64: 2>}> ({
    ^bb0(%r127: tensor<f32>, %r128: tensor<f32>):
      %129 = "stablehlo.add"(%r127, %r128) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%129) : (tensor<f32>) -> ()
    }) : (tensor<2x3x3xf32>, tensor<f32>) -> tensor<2x3xf32>
    %131 = "stablehlo.constant"() <{value = dense<1.0> : tensor<f32>}> : () -> tensor<f32>
    %135 = "stablehlo.reduce"(%130, %131) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r132: tensor<f32>, %r133: tensor<f32>):
      %134 = "stablehlo.multiply"(%r132, %r133) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%134) : (tensor<f32>) -> ()
    }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %136 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
    %137 = "stablehlo.constant"() <{value = dense<1> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %138 = "stablehlo.add"(%136, %137) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %139 = "stablehlo.compare"(%118#2, %138) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
    %140 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %144 = "stablehlo.reduce"(%139, %140) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r141: tensor<i1>, %r142: tensor<i1>):
      %143 = "stablehlo.xor"(%r141, %r142) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%143) : (tensor<i1>) -> ()
    }) : (tensor<2x3xi1>, tensor<i1>) -> tensor<2xi1>
    %145 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<2xf32>}> : () -> tensor<2xf32>
    %146 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2xf32>}> : () -> tensor<2xf32>
    %147 = "stablehlo.select"(%144, %145, %146) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %148 = "stablehlo.multiply"(%135, %147) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    return %148, %118#1, %118#2 : tensor<2xf32>, tensor<2x3x3xf32>, tensor<2x3xi32>
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
    %36 = "stablehlo.reshape"(%1) : (tensor<1x0x0xf32>) -> tensor<0x0xf32>
    %37 = "stablehlo.reshape"(%2) : (tensor<1x0xi32>) -> tensor<0xi32>
    return %35, %36, %37 : tensor<f32>, tensor<0x0xf32>, tensor<0xi32>
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
    %118:5 = "stablehlo.while"(%4, %0, %1, %2, %3) ({
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
      %43 = "stablehlo.convert"(%42) : (tensor<2xi32>) -> tensor<2xi64>
      %44 = "stablehlo.convert"(%43) : (tensor<2xi64>) -> tensor<2xi32>
      %45 = "stablehlo.constant"() <{value = dense<1> : tensor<2xi32>}> : () -> tensor<2xi32>
      %46 = "stablehlo.add"(%44, %45) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      %47 = "stablehlo.reshape"(%46) : (tensor<2xi32>) -> tensor<2x1xi32>
      %48 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %49 = "stablehlo.dynamic_update_slice"(%r14, %47, %48, %r12) : (tensor<2x3xi32>, tensor<2x1xi32>, tensor<i32>, tensor<i32>) -> tensor<2x3xi32>
      %50 = "stablehlo.broadcast_in_dim"(%r12) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
      %51 = "stablehlo.reshape"(%50) : (tensor<2xi32>) -> tensor<2x1xi32>
      %52 = "stablehlo.gather"(%r15, %51) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<2x3xi32>, tensor<2x1xi32>) -> tensor<2x1xi32>
      %53 = "stablehlo.reshape"(%52) : (tensor<2x1xi32>) -> tensor<2xi32>
      %54 = "stablehlo.reshape"(%44) : (tensor<2xi32>) -> tensor<2x1xi32>
      %55 = "stablehlo.gather"(%r15, %54) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<2x3xi32>, tensor<2x1xi32>) -> tensor<2x1xi32>
      %56 = "stablehlo.reshape"(%55) : (tensor<2x1xi32>) -> tensor<2xi32>
      %57 = "stablehlo.broadcast_in_dim"(%53) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3xi32>
      %58 = "stablehlo.broadcast_in_dim"(%56) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3xi32>
      %59 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
      %60 = "stablehlo.broadcast_in_dim"(%50) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3xi32>
      %61 = "stablehlo.broadcast_in_dim"(%44) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3xi32>
      %62 = "stablehlo.compare"(%59, %60) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %63 = "stablehlo.compare"(%59, %61) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %64 = "stablehlo.select"(%63, %57, %r15) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %65 = "stablehlo.select"(%62, %58, %64) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %66 = "stablehlo.reshape"(%50) : (tensor<2xi32>) -> tensor<2x1xi32>
      %67 = "stablehlo.gather"(%r13, %66) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 3>, indices_are_sorted = false}> : (tensor<2x3x3xf64>, tensor<2x1xi32>) -> tensor<2x1x3xf64>
      %68 = "stablehlo.reshape"(%67) : (tensor<2x1x3xf64>) -> tensor<2x3xf64>
      %69 = "stablehlo.reshape"(%44) : (tensor<2xi32>) -> tensor<2x1xi32>
      %70 = "stablehlo.gather"(%r13, %69) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 3>, indices_are_sorted = false}> : (tensor<2x3x3xf64>, tensor<2x1xi32>) -> tensor<2x1x3xf64>
      %71 = "stablehlo.reshape"(%70) : (tensor<2x1x3xf64>) -> tensor<2x3xf64>
      %72 = "stablehlo.broadcast_in_dim"(%68) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x3xf64>) -> tensor<2x3x3xf64>
      %73 = "stablehlo.broadcast_in_dim"(%71) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x3xf64>) -> tensor<2x3x3xf64>
      %74 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3x3xi32>
      %75 = "stablehlo.broadcast_in_dim"(%50) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3x3xi32>
      %76 = "stablehlo.broadcast_in_dim"(%44) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3x3xi32>
      %77 = "stablehlo.compare"(%74, %75) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
      %78 = "stablehlo.compare"(%74, %76) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
      %79 = "stablehlo.select"(%78, %72, %r13) : (tensor<2x3x3xi1>, tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
      %80 = "stablehlo.select"(%77, %73, %79) : (tensor<2x3x3xi1>, tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
      %81 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %82 = "stablehlo.dynamic_slice"(%80, %81, %r12, %81) <{slice_sizes = array<i64: 2, 1, 3>}> : (tensor<2x3x3xf64>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x1x3xf64>
      %83 = "stablehlo.reshape"(%82) : (tensor<2x1x3xf64>) -> tensor<2x3xf64>
      %84 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %85 = "stablehlo.dynamic_slice"(%80, %84, %84, %r12) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<2x3x3xf64>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xf64>
      %86 = "stablehlo.reshape"(%85) : (tensor<2x3x1xf64>) -> tensor<2x3xf64>
      %87 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %88 = "stablehlo.dynamic_slice"(%83, %87, %r12) <{slice_sizes = array<i64: 2, 1>}> : (tensor<2x3xf64>, tensor<i32>, tensor<i32>) -> tensor<2x1xf64>
      %89 = "stablehlo.reshape"(%88) : (tensor<2x1xf64>) -> tensor<2xf64>
      %90 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2xf64>}> : () -> tensor<2xf64>
      %91 = "stablehlo.compare"(%89, %90) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
      %92 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2xf64>}> : () -> tensor<2xf64>
      %93 = "stablehlo.select"(%91, %92, %89) : (tensor<2xi1>, tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
      %94 = "stablehlo.broadcast_in_dim"(%93) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf64>) -> tensor<2x3xf64>
      %95 = "stablehlo.divide"(%86, %94) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %96 = "stablehlo.broadcast_in_dim"(%95) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf64>) -> tensor<2x3x3xf64>
      %97 = "stablehlo.broadcast_in_dim"(%83) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x3xf64>) -> tensor<2x3x3xf64>
      %98 = "stablehlo.multiply"(%96, %97) : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
      %99 = "stablehlo.subtract"(%80, %98) : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
      %100 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3x3xi32>
      %101 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x3x3xi32>
      %102 = "stablehlo.broadcast_in_dim"(%r12) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x3x3xi32>
      %103 = "stablehlo.compare"(%100, %102) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
      %104 = "stablehlo.compare"(%101, %102) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
      %105 = "stablehlo.compare"(%101, %102) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
      %106 = "stablehlo.select"(%105, %96, %80) : (tensor<2x3x3xi1>, tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
      %107 = "stablehlo.select"(%104, %99, %106) : (tensor<2x3x3xi1>, tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
      %108 = "stablehlo.select"(%103, %107, %80) : (tensor<2x3x3xi1>, tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
      %109 = "stablehlo.broadcast_in_dim"(%r12) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
      %110 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
      %111 = "stablehlo.compare"(%r16, %110) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
      %112 = "stablehlo.and"(%91, %111) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
      %113 = "stablehlo.constant"() <{value = dense<1> : tensor<2xi32>}> : () -> tensor<2xi32>
      %114 = "stablehlo.add"(%109, %113) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      %115 = "stablehlo.select"(%112, %114, %r16) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      %116 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %117 = "stablehlo.add"(%r12, %116) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%117, %108, %49, %65, %115) : (tensor<i32>, tensor<2x3x3xf64>, tensor<2x3xi32>, tensor<2x3xi32>, tensor<2xi32>) -> ()
    }) : (tensor<i32>, tensor<2x3x3xf64>, tensor<2x3xi32>, tensor<2x3xi32>, tensor<2xi32>) -> (tensor<i32>, tensor<2x3x3xf64>, tensor<2x3xi32>, tensor<2x3xi32>, tensor<2xi32>)
    %119 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3x3xi32>
    %120 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x3x3xi32>
    %121 = "stablehlo.subtract"(%120, %119) : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi32>
    %122 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3x3xi32>}> : () -> tensor<2x3x3xi32>
    %123 = "stablehlo.compare"(%121, %122) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
    %124 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3x3xf64>}> : () -> tensor<2x3x3xf64>
    %125 = "stablehlo.select"(%123, %118#1, %124) : (tensor<2x3x3xi1>, tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
    %126 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %130 = "stablehlo.reduce"(%125, %126) <{dimensions = array<i64: 2>}> ({
    ^bb0(%r127: tensor<f64>, %r128: tensor<f64>):
      %129 = "stablehlo.add"(%r127, %r128) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%129) : (tensor<f64>) -> ()
    }) : (tensor<2x3x3xf64>, tensor<f64>) -> tensor<2x3xf64>
    %131 = "stablehlo.constant"() <{value = dense<1.0> : tensor<f64>}> : () -> tensor<f64>
    %135 = "stablehlo.reduce"(%130, %131) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r132: tensor<f64>, %r133: tensor<f64>):
      %134 = "stablehlo.multiply"(%r132, %r133) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%134) : (tensor<f64>) -> ()
    }) : (tensor<2x3xf64>, tensor<f64>) -> tensor<2xf64>
    %136 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
    %137 = "stablehlo.constant"() <{value = dense<1> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %138 = "stablehlo.add"(%136, %137) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %139 = "stablehlo.compare"(%118#2, %138) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
    %140 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %144 = "stablehlo.reduce"(%139, %140) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r141: tensor<i1>, %r142: tensor<i1>):
      %143 = "stablehlo.xor"(%r141, %r142) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%143) : (tensor<i1>) -> ()
    }) : (tensor<2x3xi1>, tensor<i1>) -> tensor<2xi1>
    %145 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<2xf64>}> : () -> tensor<2xf64>
    %146 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2xf64>}> : () -> tensor<2xf64>
    %147 = "stablehlo.select"(%144, %145, %146) : (tensor<2xi1>, tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
    %148 = "stablehlo.multiply"(%135, %147) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
    return %148, %118#1, %118#2 : tensor<2xf64>, tensor<2x3x3xf64>, tensor<2x3xi32>
  }
}

// T[2,3,3], T = complex64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x3xcomplex<f32>>) -> (tensor<2xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>, tensor<2x3xi32>) {
    %0 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %1 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
    %2 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
    %3 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %121:5 = "stablehlo.while"(%3, %arg0, %0, %1, %2) ({
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
      %46 = "stablehlo.convert"(%45) : (tensor<2xi32>) -> tensor<2xi64>
      %47 = "stablehlo.convert"(%46) : (tensor<2xi64>) -> tensor<2xi32>
      %48 = "stablehlo.constant"() <{value = dense<1> : tensor<2xi32>}> : () -> tensor<2xi32>
      %49 = "stablehlo.add"(%47, %48) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      %50 = "stablehlo.reshape"(%49) : (tensor<2xi32>) -> tensor<2x1xi32>
      %51 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %52 = "stablehlo.dynamic_update_slice"(%r13, %50, %51, %r11) : (tensor<2x3xi32>, tensor<2x1xi32>, tensor<i32>, tensor<i32>) -> tensor<2x3xi32>
      %53 = "stablehlo.broadcast_in_dim"(%r11) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
      %54 = "stablehlo.reshape"(%53) : (tensor<2xi32>) -> tensor<2x1xi32>
      %55 = "stablehlo.gather"(%r14, %54) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<2x3xi32>, tensor<2x1xi32>) -> tensor<2x1xi32>
      %56 = "stablehlo.reshape"(%55) : (tensor<2x1xi32>) -> tensor<2xi32>
      %57 = "stablehlo.reshape"(%47) : (tensor<2xi32>) -> tensor<2x1xi32>
      %58 = "stablehlo.gather"(%r14, %57) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<2x3xi32>, tensor<2x1xi32>) -> tensor<2x1xi32>
      %59 = "stablehlo.reshape"(%58) : (tensor<2x1xi32>) -> tensor<2xi32>
      %60 = "stablehlo.broadcast_in_dim"(%56) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3xi32>
      %61 = "stablehlo.broadcast_in_dim"(%59) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3xi32>
      %62 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
      %63 = "stablehlo.broadcast_in_dim"(%53) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3xi32>
      %64 = "stablehlo.broadcast_in_dim"(%47) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3xi32>
      %65 = "stablehlo.compare"(%62, %63) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %66 = "stablehlo.compare"(%62, %64) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %67 = "stablehlo.select"(%66, %60, %r14) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %68 = "stablehlo.select"(%65, %61, %67) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %69 = "stablehlo.reshape"(%53) : (tensor<2xi32>) -> tensor<2x1xi32>
      %70 = "stablehlo.gather"(%r12, %69) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 3>, indices_are_sorted = false}> : (tensor<2x3x3xcomplex<f32>>, tensor<2x1xi32>) -> tensor<2x1x3xcomplex<f32>>
      %71 = "stablehlo.reshape"(%70) : (tensor<2x1x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
      %72 = "stablehlo.reshape"(%47) : (tensor<2xi32>) -> tensor<2x1xi32>
      %73 = "stablehlo.gather"(%r12, %72) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 3>, indices_are_sorted = false}> : (tensor<2x3x3xcomplex<f32>>, tensor<2x1xi32>) -> tensor<2x1x3xcomplex<f32>>
      %74 = "stablehlo.reshape"(%73) : (tensor<2x1x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
      %75 = "stablehlo.broadcast_in_dim"(%71) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
      %76 = "stablehlo.broadcast_in_dim"(%74) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
      %77 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3x3xi32>
      %78 = "stablehlo.broadcast_in_dim"(%53) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3x3xi32>
      %79 = "stablehlo.broadcast_in_dim"(%47) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3x3xi32>
      %80 = "stablehlo.compare"(%77, %78) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
      %81 = "stablehlo.compare"(%77, %79) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
      %82 = "stablehlo.select"(%81, %75, %r12) : (tensor<2x3x3xi1>, tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
      %83 = "stablehlo.select"(%80, %76, %82) : (tensor<2x3x3xi1>, tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
      %84 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %85 = "stablehlo.dynamic_slice"(%83, %84, %r11, %84) <{slice_sizes = array<i64: 2, 1, 3>}> : (tensor<2x3x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x1x3xcomplex<f32>>
      %86 = "stablehlo.reshape"(%85) : (tensor<2x1x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
      %87 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %88 = "stablehlo.dynamic_slice"(%83, %87, %87, %r11) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<2x3x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xcomplex<f32>>
      %89 = "stablehlo.reshape"(%88) : (tensor<2x3x1xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
      %90 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %91 = "stablehlo.dynamic_slice"(%86, %90, %r11) <{slice_sizes = array<i64: 2, 1>}> : (tensor<2x3xcomplex<f32>>, tensor<i32>, tensor<i32>) -> tensor<2x1xcomplex<f32>>
      %92 = "stablehlo.reshape"(%91) : (tensor<2x1xcomplex<f32>>) -> tensor<2xcomplex<f32>>
      %93 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<2xcomplex<f32>>}> : () -> tensor<2xcomplex<f32>>
      %94 = "stablehlo.compare"(%92, %93) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<2xi1>
      %95 = "stablehlo.constant"() <{value = dense<(1.0, 0.0)> : tensor<2xcomplex<f32>>}> : () -> tensor<2xcomplex<f32>>
      %96 = "stablehlo.select"(%94, %95, %92) : (tensor<2xi1>, tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
      %97 = "stablehlo.broadcast_in_dim"(%96) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
      %98 = "stablehlo.divide"(%89, %97) : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
      %99 = "stablehlo.broadcast_in_dim"(%98) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
      %100 = "stablehlo.broadcast_in_dim"(%86) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
      %101 = "stablehlo.multiply"(%99, %100) : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
      %102 = "stablehlo.subtract"(%83, %101) : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
      %103 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3x3xi32>
      %104 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x3x3xi32>
      %105 = "stablehlo.broadcast_in_dim"(%r11) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x3x3xi32>
      %106 = "stablehlo.compare"(%103, %105) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
      %107 = "stablehlo.compare"(%104, %105) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
      %108 = "stablehlo.compare"(%104, %105) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
      %109 = "stablehlo.select"(%108, %99, %83) : (tensor<2x3x3xi1>, tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
      %110 = "stablehlo.select"(%107, %102, %109) : (tensor<2x3x3xi1>, tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
      %111 = "stablehlo.select"(%106, %110, %83) : (tensor<2x3x3xi1>, tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
      %112 = "stablehlo.broadcast_in_dim"(%r11) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
      %113 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
      %114 = "stablehlo.compare"(%r15, %113) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
      %115 = "stablehlo.and"(%94, %114) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
      %116 = "stablehlo.constant"() <{value = dense<1> : tensor<2xi32>}> : () -> tensor<2xi32>
      %117 = "stablehlo.add"(%112, %116) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      %118 = "stablehlo.select"(%115, %117, %r15) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      %119 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %120 = "stablehlo.add"(%r11, %119) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%120, %111, %52, %68, %118) : (tensor<i32>, tensor<2x3x3xcomplex<f32>>, tensor<2x3xi32>, tensor<2x3xi32>, tensor<2xi32>) -> ()
    }) : (tensor<i32>, tensor<2x3x3xcomplex<f32>>, tensor<2x3xi32>, tensor<2x3xi32>, tensor<2xi32>) -> (tensor<i32>, tensor<2x3x3xcomplex<f32>>, tensor<2x3xi32>, tensor<2x3xi32>, tensor<2xi32>)
    %122 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3x3xi32>
    %123 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x3x3xi32>
    %124 = "stablehlo.subtract"(%123, %122) : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi32>
    %125 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3x3xi32>}> : () -> tensor<2x3x3xi32>
    %126 = "stablehlo.compare"(%124, %125) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
    %127 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<2x3x3xcomplex<f32>>}> : () -> tensor<2x3x3xcomplex<f32>>
    %128 = "stablehlo.select"(%126, %121#1, %127) : (tensor<2x3x3xi1>, tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
    %129 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %133 = "stablehlo.reduce"(%128, %129) <{dimensions = array<i64: 2>}> ({
    ^bb0(%r130: tensor<complex<f32>>, %r131: tensor<complex<f32>>):
      %132 = "stablehlo.add"(%r130, %r131) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
      "stablehlo.return"(%132) : (tensor<complex<f32>>) -> ()
    }) : (tensor<2x3x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<2x3xcomplex<f32>>
    %134 = "stablehlo.constant"() <{value = dense<(1.0, 0.0)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %138 = "stablehlo.reduce"(%133, %134) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r135: tensor<complex<f32>>, %r136: tensor<complex<f32>>):
      %137 = "stablehlo.multiply"(%r135, %r136) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
      "stablehlo.return"(%137) : (tensor<complex<f32>>) -> ()
    }) : (tensor<2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<2xcomplex<f32>>
    %139 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
    %140 = "stablehlo.constant"() <{value = dense<1> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %141 = "stablehlo.add"(%139, %140) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %142 = "stablehlo.compare"(%121#2, %141) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
    %143 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %147 = "stablehlo.reduce"(%142, %143) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r144: tensor<i1>, %r145: tensor<i1>):
      %146 = "stablehlo.xor"(%r144, %r145) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%146) : (tensor<i1>) -> ()
    }) : (tensor<2x3xi1>, tensor<i1>) -> tensor<2xi1>
    %148 = "stablehlo.constant"() <{value = dense<(-1.0, 0.0)> : tensor<2xcomplex<f32>>}> : () -> tensor<2xcomplex<f32>>
    %149 = "stablehlo.constant"() <{value = dense<(1.0, 0.0)> : tensor<2xcomplex<f32>>}> : () -> tensor<2xcomplex<f32>>
    %150 = "stablehlo.select"(%147, %148, %149) : (tensor<2xi1>, tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
    %151 = "stablehlo.multiply"(%138, %150) : (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
    return %151, %121#1, %121#2 : tensor<2xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>, tensor<2x3xi32>
  }
}
