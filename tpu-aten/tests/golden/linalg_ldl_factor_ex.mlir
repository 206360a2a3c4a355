// aten::linalg_ldl_factor_ex(Tensor self, *, bool hermitian=False, bool check_errors=False) -> (Tensor LD, Tensor pivots, Tensor info)

// T[2,3,3], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x3xf32>) -> (tensor<2x3x3xf32>, tensor<2x3xi32>, tensor<2xi32>) {
    %0 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3x3xi32>
    %1 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x3x3xi32>
    %2 = "stablehlo.subtract"(%1, %0) : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi32>
    %3 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3x3xi32>}> : () -> tensor<2x3x3xi32>
    %4 = "stablehlo.compare"(%2, %3) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
    %5 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3x3xf32>}> : () -> tensor<2x3x3xf32>
    %6 = "stablehlo.select"(%4, %arg0, %5) : (tensor<2x3x3xi1>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %7 = "stablehlo.transpose"(%6) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %8 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3x3xi32>
    %9 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x3x3xi32>
    %10 = "stablehlo.subtract"(%9, %8) : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi32>
    %11 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3x3xi32>}> : () -> tensor<2x3x3xi32>
    %12 = "stablehlo.compare"(%10, %11) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
    %13 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3x3xf32>}> : () -> tensor<2x3x3xf32>
    %14 = "stablehlo.select"(%12, %arg0, %13) : (tensor<2x3x3xi1>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %15 = "stablehlo.add"(%6, %7) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %16 = "stablehlo.add"(%15, %14) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %17 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3x3xf32>}> : () -> tensor<2x3x3xf32>
    %18 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %19 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
    %20 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
    %249:5 = "stablehlo.while"(%16, %17, %18, %19, %20) ({
    ^bb0(%r21: tensor<2x3x3xf32>, %r22: tensor<2x3x3xf32>, %r23: tensor<2x3xi32>, %r24: tensor<2xi32>, %r25: tensor<2xi32>):
      %26 = "stablehlo.constant"() <{value = dense<3> : tensor<2xi32>}> : () -> tensor<2xi32>
      %27 = "stablehlo.compare"(%r24, %26) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
      %28 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %32 = "stablehlo.reduce"(%27, %28) <{dimensions = array<i64: 0>}> ({
      ^bb0(%r29: tensor<i1>, %r30: tensor<i1>):
        %31 = "stablehlo.or"(%r29, %r30) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%31) : (tensor<i1>) -> ()
      }) : (tensor<2xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%32) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r33: tensor<2x3x3xf32>, %r34: tensor<2x3x3xf32>, %r35: tensor<2x3xi32>, %r36: tensor<2xi32>, %r37: tensor<2xi32>):
      %38 = "stablehlo.constant"() <{value = dense<3> : tensor<2xi32>}> : () -> tensor<2xi32>
      %39 = "stablehlo.compare"(%r36, %38) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
      %40 = "stablehlo.reshape"(%r36) : (tensor<2xi32>) -> tensor<2x1xi32>
      %41 = "stablehlo.gather"(%r33, %40) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 3>, indices_are_sorted = false}> : (tensor<2x3x3xf32>, tensor<2x1xi32>) -> tensor<2x1x3xf32>
      %42 = "stablehlo.reshape"(%41) : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
      %43 = "stablehlo.abs"(%42) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %44 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
      %45 = "stablehlo.broadcast_in_dim"(%r36) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3xi32>
      %46 = "stablehlo.compare"(%44, %45) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %47 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %48 = "stablehlo.select"(%46, %43, %47) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %49 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
      %53 = "stablehlo.reduce"(%48, %49) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r50: tensor<f32>, %r51: tensor<f32>):
        %52 = "stablehlo.maximum"(%r50, %r51) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%52) : (tensor<f32>) -> ()
      }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
      %54 = "stablehlo.broadcast_in_dim"(%53) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf32>) -> tensor<2x3xf32>
      %55 = "stablehlo.compare"(%48, %54) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %56 = "stablehlo.compare"(%48, %48) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %57 = "stablehlo.or"(%55, %56) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %58 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
      %59 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
      %60 = "stablehlo.select"(%57, %58, %59) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %61 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
      %65 = "stablehlo.reduce"(%60, %61) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r62: tensor<i32>, %r63: tensor<i32>):
        %64 = "stablehlo.minimum"(%r62, %r63) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        "stablehlo.return"(%64) : (tensor<i32>) -> ()
      }) : (tensor<2x3xi32>, tensor<i32>) -> tensor<2xi32>
      %66 = "stablehlo.reshape"(%65) : (tensor<2xi32>) -> tensor<2x1xi32>
      %67 = "stablehlo.gather"(%r33, %66) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 3>, indices_are_sorted = false}> : (tensor<2x3x3xf32>, tensor<2x1xi32>) -> tensor<2x1x3xf32>
      %68 = "stablehlo.reshape"(%67) : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
      %69 = "stablehlo.abs"(%68) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %70 = "stablehlo.broadcast_in_dim"(%65) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3xi32>
      %71 = "stablehlo.compare"(%44, %70) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %72 = "stablehlo.compare"(%44, %45) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %73 = "stablehlo.and"(%71, %72) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %74 = "stablehlo.select"(%73, %69, %47) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %75 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
      %79 = "stablehlo.reduce"(%74, %75) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r76: tensor<f32>, %r77: tensor<f32>):
        %78 = "stablehlo.maximum"(%r76, %r77) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%78) : (tensor<f32>) -> ()
      }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
      %80 = "stablehlo.reshape"(%r36) : (tensor<2xi32>) -> tensor<2x1xi32>
      %81 = "stablehlo.gather"(%43, %80) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<2x3xf32>, tensor<2x1xi32>) -> tensor<2x1xf32>
      %82 = "stablehlo.reshape"(%81) : (tensor<2x1xf32>) -> tensor<2xf32>
      %83 = "stablehlo.reshape"(%65) : (tensor<2xi32>) -> tensor<2x1xi32>
      %84 = "stablehlo.gather"(%69, %83) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<2x3xf32>, tensor<2x1xi32>) -> tensor<2x1xf32>
      %85 = "stablehlo.reshape"(%84) : (tensor<2x1xf32>) -> tensor<2xf32>
      %86 = "stablehlo.constant"() <{value = dense<0.6403882032022076> : tensor<2xf32>}> : () -> tensor<2xf32>
      %87 = "stablehlo.multiply"(%53, %86) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %88 = "stablehlo.compare"(%82, %87) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
      %89 = "stablehlo.divide"(%53, %79) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %90 = "stablehlo.multiply"(%87, %89) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %91 = "stablehlo.compare"(%82, %90) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
      %92 = "stablehlo.or"(%88, %91) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
      %93 = "stablehlo.maximum"(%82, %53) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %94 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2xf32>}> : () -> tensor<2xf32>
      %95 = "stablehlo.compare"(%93, %94) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
      %96 = "stablehlo.compare"(%82, %82) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
      %97 = "stablehlo.or"(%95, %96) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
      %98 = "stablehlo.or"(%92, %97) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
      %99 = "stablehlo.constant"() <{value = dense<0.6403882032022076> : tensor<2xf32>}> : () -> tensor<2xf32>
      %100 = "stablehlo.multiply"(%79, %99) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %101 = "stablehlo.compare"(%85, %100) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
      %102 = "stablehlo.or"(%101, %98) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
      %103 = "stablehlo.not"(%102) : (tensor<2xi1>) -> tensor<2xi1>
      %104 = "stablehlo.select"(%98, %r36, %65) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      %105 = "stablehlo.and"(%97, %39) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
      %106 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
      %107 = "stablehlo.compare"(%r37, %106) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
      %108 = "stablehlo.and"(%105, %107) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
      %109 = "stablehlo.constant"() <{value = dense<1> : tensor<2xi32>}> : () -> tensor<2xi32>
      %110 = "stablehlo.add"(%r36, %109) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      %111 = "stablehlo.select"(%108, %110, %r37) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      %112 = "stablehlo.constant"() <{value = dense<1> : tensor<2xi32>}> : () -> tensor<2xi32>
      %113 = "stablehlo.add"(%r36, %112) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      %114 = "stablehlo.select"(%103, %113, %r36) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      %115 = "stablehlo.reshape"(%114) : (tensor<2xi32>) -> tensor<2x1xi32>
      %116 = "stablehlo.gather"(%r33, %115) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 3>, indices_are_sorted = false}> : (tensor<2x3x3xf32>, tensor<2x1xi32>) -> tensor<2x1x3xf32>
      %117 = "stablehlo.reshape"(%116) : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
      %118 = "stablehlo.reshape"(%104) : (tensor<2xi32>) -> tensor<2x1xi32>
      %119 = "stablehlo.gather"(%r33, %118) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 3>, indices_are_sorted = false}> : (tensor<2x3x3xf32>, tensor<2x1xi32>) -> tensor<2x1x3xf32>
      %120 = "stablehlo.reshape"(%119) : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
      %121 = "stablehlo.broadcast_in_dim"(%117) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x3xf32>) -> tensor<2x3x3xf32>
      %122 = "stablehlo.broadcast_in_dim"(%120) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x3xf32>) -> tensor<2x3x3xf32>
      %123 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3x3xi32>
      %124 = "stablehlo.broadcast_in_dim"(%114) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3x3xi32>
      %125 = "stablehlo.broadcast_in_dim"(%104) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3x3xi32>
      %126 = "stablehlo.compare"(%123, %124) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
      %127 = "stablehlo.compare"(%123, %125) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
      %128 = "stablehlo.select"(%127, %121, %r33) : (tensor<2x3x3xi1>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
      %129 = "stablehlo.select"(%126, %122, %128) : (tensor<2x3x3xi1>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
      %130 = "stablehlo.transpose"(%129) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
      %131 = "stablehlo.reshape"(%114) : (tensor<2xi32>) -> tensor<2x1xi32>
      %132 = "stablehlo.gather"(%130, %131) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 3>, indices_are_sorted = false}> : (tensor<2x3x3xf32>, tensor<2x1xi32>) -> tensor<2x1x3xf32>
      %133 = "stablehlo.reshape"(%132) : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
      %134 = "stablehlo.reshape"(%104) : (tensor<2xi32>) -> tensor<2x1xi32>
      %135 = "stablehlo.gather"(%130, %134) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 3>, indices_are_sorted = false}> : (tensor<2x3x3xf32>, tensor<2x1xi32>) -> tensor<2x1x3xf32>
      %136 = "stablehlo.reshape"(%135) : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
      %137 = "stablehlo.broadcast_in_dim"(%133) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x3xf32>) -> tensor<2x3x3xf32>
      %138 = "stablehlo.broadcast_in_dim"(%136) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x3xf32>) -> tensor<2x3x3xf32>
      %139 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3x3xi32>
      %140 = "stablehlo.broadcast_in_dim"(%114) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3x3xi32>
      %141 = "stablehlo.broadcast_in_dim"(%104) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3x3xi32>
      %142 = "stablehlo.compare"(%139, %140) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
      %143 = "stablehlo.compare"(%139, %141) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
      %144 = "stablehlo.select"(%143, %137, %130) : (tensor<2x3x3xi1>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
      %145 = "stablehlo.select"(%142, %138, %144) : (tensor<2x3x3xi1>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
      %146 = "stablehlo.transpose"(%145) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
      %147 = "stablehlo.constant"() <{value = dense<1> : tensor<2xi32>}> : () -> tensor<2xi32>
      %148 = "stablehlo.add"(%r36, %147) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      %149 = "stablehlo.reshape"(%r36) : (tensor<2xi32>) -> tensor<2x1xi32>
      %150 = "stablehlo.gather"(%146, %149) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 3>, indices_are_sorted = false}> : (tensor<2x3x3xf32>, tensor<2x1xi32>) -> tensor<2x1x3xf32>
      %151 = "stablehlo.reshape"(%150) : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
      %152 = "stablehlo.reshape"(%148) : (tensor<2xi32>) -> tensor<2x1xi32>
      %153 = "stablehlo.gather"(%146, %152) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 3>, indices_are_sorted = false}> : (tensor<2x3x3xf32>, tensor<2x1xi32>) -> tensor<2x1x3xf32>
      %154 = "stablehlo.reshape"(%153) : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
      %155 = "stablehlo.reshape"(%r36) : (tensor<2xi32>) -> tensor<2x1xi32>
      %156 = "stablehlo.gather"(%151, %155) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<2x3xf32>, tensor<2x1xi32>) -> tensor<2x1xf32>
      %157 = "stablehlo.reshape"(%156) : (tensor<2x1xf32>) -> tensor<2xf32>
      %158 = "stablehlo.reshape"(%148) : (tensor<2xi32>) -> tensor<2x1xi32>
      %159 = "stablehlo.gather"(%151, %158) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<2x3xf32>, tensor<2x1xi32>) -> tensor<2x1xf32>
      %160 = "stablehlo.reshape"(%159) : (tensor<2x1xf32>) -> tensor<2xf32>
      %161 = "stablehlo.reshape"(%148) : (tensor<2xi32>) -> tensor<2x1xi32>
      %162 = "stablehlo.gather"(%154, %161) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<2x3xf32>, tensor<2x1xi32>) -> tensor<2x1xf32>
      %163 = "stablehlo.reshape"(%162) : (tensor<2x1xf32>) -> tensor<2xf32>
      %164 = "stablehlo.divide"(%157, %160) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %165 = "stablehlo.divide"(%163, %160) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %166 = "stablehlo.divide"(%163, %160) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %167 = "stablehlo.divide"(%157, %160) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %168 = "stablehlo.multiply"(%164, %165) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %169 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<2xf32>}> : () -> tensor<2xf32>
      %170 = "stablehlo.add"(%168, %169) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %171 = "stablehlo.multiply"(%160, %170) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %172 = "stablehlo.multiply"(%160, %170) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %173 = "stablehlo.broadcast_in_dim"(%166) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf32>) -> tensor<2x3xf32>
      %174 = "stablehlo.broadcast_in_dim"(%171) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf32>) -> tensor<2x3xf32>
      %175 = "stablehlo.multiply"(%151, %173) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %176 = "stablehlo.subtract"(%175, %154) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %177 = "stablehlo.divide"(%176, %174) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %178 = "stablehlo.broadcast_in_dim"(%167) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf32>) -> tensor<2x3xf32>
      %179 = "stablehlo.broadcast_in_dim"(%172) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf32>) -> tensor<2x3xf32>
      %180 = "stablehlo.multiply"(%154, %178) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %181 = "stablehlo.subtract"(%180, %151) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %182 = "stablehlo.divide"(%181, %179) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %183 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2xf32>}> : () -> tensor<2xf32>
      %184 = "stablehlo.select"(%97, %183, %157) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %185 = "stablehlo.broadcast_in_dim"(%184) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf32>) -> tensor<2x3xf32>
      %186 = "stablehlo.divide"(%151, %185) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %187 = "stablehlo.broadcast_in_dim"(%103) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x3xi1>
      %188 = "stablehlo.select"(%187, %177, %186) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %189 = "stablehlo.select"(%103, %148, %r36) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      %190 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
      %191 = "stablehlo.broadcast_in_dim"(%189) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3xi32>
      %192 = "stablehlo.compare"(%190, %191) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %193 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %194 = "stablehlo.select"(%192, %188, %193) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %195 = "stablehlo.select"(%192, %182, %193) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %196 = "stablehlo.broadcast_in_dim"(%194) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x3xf32>
      %197 = "stablehlo.broadcast_in_dim"(%151) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x3xf32>) -> tensor<2x3x3xf32>
      %198 = "stablehlo.multiply"(%196, %197) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
      %199 = "stablehlo.broadcast_in_dim"(%195) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x3xf32>
      %200 = "stablehlo.broadcast_in_dim"(%154) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x3xf32>) -> tensor<2x3x3xf32>
      %201 = "stablehlo.multiply"(%199, %200) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
      %202 = "stablehlo.subtract"(%146, %198) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
      %203 = "stablehlo.subtract"(%202, %201) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
      %204 = "stablehlo.broadcast_in_dim"(%103) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x3x3xi1>
      %205 = "stablehlo.select"(%204, %203, %202) : (tensor<2x3x3xi1>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
      %206 = "stablehlo.broadcast_in_dim"(%192) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xi1>) -> tensor<2x3x3xi1>
      %207 = "stablehlo.broadcast_in_dim"(%192) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x3xi1>) -> tensor<2x3x3xi1>
      %208 = "stablehlo.and"(%206, %207) : (tensor<2x3x3xi1>, tensor<2x3x3xi1>) -> tensor<2x3x3xi1>
      %209 = "stablehlo.select"(%208, %205, %146) : (tensor<2x3x3xi1>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
      %210 = "stablehlo.broadcast_in_dim"(%97) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x3x3xi1>
      %211 = "stablehlo.select"(%210, %146, %209) : (tensor<2x3x3xi1>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
      %212 = "stablehlo.not"(%192) : (tensor<2x3xi1>) -> tensor<2x3xi1>
      %213 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
      %214 = "stablehlo.constant"() <{value = dense<1> : tensor<2xi32>}> : () -> tensor<2xi32>
      %215 = "stablehlo.add"(%r36, %214) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      %216 = "stablehlo.broadcast_in_dim"(%r36) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3xi32>
      %217 = "stablehlo.compare"(%213, %216) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %218 = "stablehlo.and"(%212, %217) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %219 = "stablehlo.select"(%218, %151, %194) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %220 = "stablehlo.broadcast_in_dim"(%215) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3xi32>
      %221 = "stablehlo.compare"(%213, %220) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %222 = "stablehlo.and"(%212, %221) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %223 = "stablehlo.select"(%222, %154, %195) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %224 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
      %225 = "stablehlo.broadcast_in_dim"(%r36) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3xi32>
      %226 = "stablehlo.broadcast_in_dim"(%113) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3xi32>
      %227 = "stablehlo.compare"(%224, %225) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %228 = "stablehlo.compare"(%224, %226) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %229 = "stablehlo.broadcast_in_dim"(%103) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x3xi1>
      %230 = "stablehlo.and"(%228, %229) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %231 = "stablehlo.broadcast_in_dim"(%39) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x3xi1>
      %232 = "stablehlo.and"(%227, %231) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %233 = "stablehlo.and"(%230, %231) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %234 = "stablehlo.broadcast_in_dim"(%232) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x3xi1>) -> tensor<2x3x3xi1>
      %235 = "stablehlo.broadcast_in_dim"(%219) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x3xf32>
      %236 = "stablehlo.select"(%234, %235, %r34) : (tensor<2x3x3xi1>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
      %237 = "stablehlo.broadcast_in_dim"(%233) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x3xi1>) -> tensor<2x3x3xi1>
      %238 = "stablehlo.broadcast_in_dim"(%223) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x3xf32>
      %239 = "stablehlo.select"(%237, %238, %236) : (tensor<2x3x3xi1>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
      %240 = "stablehlo.constant"() <{value = dense<1> : tensor<2xi32>}> : () -> tensor<2xi32>
      %241 = "stablehlo.add"(%104, %240) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      %242 = "stablehlo.negate"(%241) : (tensor<2xi32>) -> tensor<2xi32>
      %243 = "stablehlo.select"(%103, %242, %241) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      %244 = "stablehlo.broadcast_in_dim"(%243) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3xi32>
      %245 = "stablehlo.or"(%232, %233) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %246 = "stablehlo.select"(%245, %244, %r35) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %247 = "stablehlo.convert"(%103) : (tensor<2xi1>) -> tensor<2xi32>
      %248 = "stablehlo.add"(%113, %247) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      "stablehlo.return"(%211, %239, %246, %248, %111) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>, tensor<2x3xi32>, tensor<2xi32>, tensor<2xi32>) -> ()
    }) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>, tensor<2x3xi32>, tensor<2xi32>, tensor<2xi32>) -> (tensor<2x3x3xf32>, tensor<2x3x3xf32>, tensor<2x3xi32>, tensor<2xi32>, tensor<2xi32>)
    return %249#1, %249#2, %249#4 : tensor<2x3x3xf32>, tensor<2x3xi32>, tensor<2xi32>
  }
}

// T[3,3] true, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<3xi32>, tensor<i32>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<3x3xf32>) -> tensor<1x3x3xf32>
    %1 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x3xi32>
    %2 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x3x3xi32>
    %3 = "stablehlo.subtract"(%2, %1) : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi32>
    %4 = "stablehlo.constant"() <{value = dense<0> : tensor<1x3x3xi32>}> : () -> tensor<1x3x3xi32>
    %5 = "stablehlo.compare"(%3, %4) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
    %6 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x3x3xf32>}> : () -> tensor<1x3x3xf32>
    %7 = "stablehlo.select"(%5, %0, %6) : (tensor<1x3x3xi1>, tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
    %8 = "stablehlo.transpose"(%7) <{permutation = array<i64: 0, 2, 1>}> : (tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
    %9 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x3xi32>
    %10 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x3x3xi32>
    %11 = "stablehlo.subtract"(%10, %9) : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi32>
    %12 = "stablehlo.constant"() <{value = dense<0> : tensor<1x3x3xi32>}> : () -> tensor<1x3x3xi32>
    %13 = "stablehlo.compare"(%11, %12) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
    %14 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x3x3xf32>}> : () -> tensor<1x3x3xf32>
    %15 = "stablehlo.select"(%13, %0, %14) : (tensor<1x3x3xi1>, tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
    %16 = "stablehlo.add"(%7, %8) : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
    %17 = "stablehlo.add"(%16, %15) : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
    %18 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x3x3xf32>}> : () -> tensor<1x3x3xf32>
    %19 = "stablehlo.constant"() <{value = dense<0> : tensor<1x3xi32>}> : () -> tensor<1x3xi32>
    %20 = "stablehlo.constant"() <{value = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
    %21 = "stablehlo.constant"() <{value = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
    %250:5 = "stablehlo.while"(%17, %18, %19, %20, %21) ({
    ^bb0(%r22: tensor<1x3x3xf32>, %r23: tensor<1x3x3xf32>, %r24: tensor<1x3xi32>, %r25: tensor<1xi32>, %r26: tensor<1xi32>):
      %27 = "stablehlo.constant"() <{value = dense<3> : tensor<1xi32>}> : () -> tensor<1xi32>
      %28 = "stablehlo.compare"(%r25, %27) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
      %29 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %33 = "stablehlo.reduce"(%28, %29) <{dimensions = array<i64: 0>}> ({
      ^bb0(%r30: tensor<i1>, %r31: tensor<i1>):
        %32 = "stablehlo.or"(%r30, %r31) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%32) : (tensor<i1>) -> ()
      }) : (tensor<1xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%33) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r34: tensor<1x3x3xf32>, %r35: tensor<1x3x3xf32>, %r36: tensor<1x3xi32>, %r37: tensor<1xi32>, %r38: tensor<1xi32>):
      %39 = "stablehlo.constant"() <{value = dense<3> : tensor<1xi32>}> : () -> tensor<1xi32>
      %40 = "stablehlo.compare"(%r37, %39) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
      %41 = "stablehlo.reshape"(%r37) : (tensor<1xi32>) -> tensor<1x1xi32>
      %42 = "stablehlo.gather"(%r34, %41) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 3>, indices_are_sorted = false}> : (tensor<1x3x3xf32>, tensor<1x1xi32>) -> tensor<1x1x3xf32>
      %43 = "stablehlo.reshape"(%42) : (tensor<1x1x3xf32>) -> tensor<1x3xf32>
      %44 = "stablehlo.abs"(%43) : (tensor<1x3xf32>) -> tensor<1x3xf32>
      %45 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
      %46 = "stablehlo.broadcast_in_dim"(%r37) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3xi32>
      %47 = "stablehlo.compare"(%45, %46) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %48 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x3xf32>}> : () -> tensor<1x3xf32>
      %49 = "stablehlo.select"(%47, %44, %48) : (tensor<1x3xi1>, tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %50 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
      %54 = "stablehlo.reduce"(%49, %50) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r51: tensor<f32>, %r52: tensor<f32>):
        %53 = "stablehlo.maximum"(%r51, %r52) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%53) : (tensor<f32>) -> ()
      }) : (tensor<1x3xf32>, tensor<f32>) -> tensor<1xf32>
      %55 = "stablehlo.broadcast_in_dim"(%54) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<1x3xf32>
      %56 = "stablehlo.compare"(%49, %55) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xi1>
      %57 = "stablehlo.compare"(%49, %49) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xi1>
      %58 = "stablehlo.or"(%56, %57) : (tensor<1x3xi1>, tensor<1x3xi1>) -> tensor<1x3xi1>
      %59 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
      %60 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<1x3xi32>}> : () -> tensor<1x3xi32>
      %61 = "stablehlo.select"(%58, %59, %60) : (tensor<1x3xi1>, tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi32>
      %62 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
      %66 = "stablehlo.reduce"(%61, %62) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r63: tensor<i32>, %r64: tensor<i32>):
        %65 = "stablehlo.minimum"(%r63, %r64) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        "stablehlo.return"(%65) : (tensor<i32>) -> ()
      }) : (tensor<1x3xi32>, tensor<i32>) -> tensor<1xi32>
      %67 = "stablehlo.reshape"(%66) : (tensor<1xi32>) -> tensor<1x1xi32>
      %68 = "stablehlo.gather"(%r34, %67) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 3>, indices_are_sorted = false}> : (tensor<1x3x3xf32>, tensor<1x1xi32>) -> tensor<1x1x3xf32>
      %69 = "stablehlo.reshape"(%68) : (tensor<1x1x3xf32>) -> tensor<1x3xf32>
      %70 = "stablehlo.abs"(%69) : (tensor<1x3xf32>) -> tensor<1x3xf32>
      %71 = "stablehlo.broadcast_in_dim"(%66) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3xi32>
      %72 = "stablehlo.compare"(%45, %71) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %73 = "stablehlo.compare"(%45, %46) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %74 = "stablehlo.and"(%72, %73) : (tensor<1x3xi1>, tensor<1x3xi1>) -> tensor<1x3xi1>
      %75 = "stablehlo.select"(%74, %70, %48) : (tensor<1x3xi1>, tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %76 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
      %80 = "stablehlo.reduce"(%75, %76) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r77: tensor<f32>, %r78: tensor<f32>):
        %79 = "stablehlo.maximum"(%r77, %r78) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%79) : (tensor<f32>) -> ()
      }) : (tensor<1x3xf32>, tensor<f32>) -> tensor<1xf32>
      %81 = "stablehlo.reshape"(%r37) : (tensor<1xi32>) -> tensor<1x1xi32>
      %82 = "stablehlo.gather"(%44, %81) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<1x3xf32>, tensor<1x1xi32>) -> tensor<1x1xf32>
      %83 = "stablehlo.reshape"(%82) : (tensor<1x1xf32>) -> tensor<1xf32>
      %84 = "stablehlo.reshape"(%66) : (tensor<1xi32>) -> tensor<1x1xi32>
      %85 = "stablehlo.gather"(%70, %84) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<1x3xf32>, tensor<1x1xi32>) -> tensor<1x1xf32>
      %86 = "stablehlo.reshape"(%85) : (tensor<1x1xf32>) -> tensor<1xf32>
      %87 = "stablehlo.constant"() <{value = dense<0.6403882032022076> : tensor<1xf32>}> : () -> tensor<1xf32>
      %88 = "stablehlo.multiply"(%54, %87) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %89 = "stablehlo.compare"(%83, %88) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
      %90 = "stablehlo.divide"(%54, %80) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %91 = "stablehlo.multiply"(%88, %90) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %92 = "stablehlo.compare"(%83, %91) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
      %93 = "stablehlo.or"(%89, %92) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
      %94 = "stablehlo.maximum"(%83, %54) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %95 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
      %96 = "stablehlo.compare"(%94, %95) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
      %97 = "stablehlo.compare"(%83, %83) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
      %98 = "stablehlo.or"(%96, %97) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
      %99 = "stablehlo.or"(%93, %98) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
      %100 = "stablehlo.constant"() <{value = dense<0.6403882032022076> : tensor<1xf32>}> : () -> tensor<1xf32>
      %101 = "stablehlo.multiply"(%80, %100) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %102 = "stablehlo.compare"(%86, %101) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
      %103 = "stablehlo.or"(%102, %99) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
      %104 = "stablehlo.not"(%103) : (tensor<1xi1>) -> tensor<1xi1>
      %105 = "stablehlo.select"(%99, %r37, %66) : (tensor<1xi1>, tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
      %106 = "stablehlo.and"(%98, %40) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
      %107 = "stablehlo.constant"() <{value = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
      %108 = "stablehlo.compare"(%r38, %107) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
      %109 = "stablehlo.and"(%106, %108) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
      %110 = "stablehlo.constant"() <{value = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
      %111 = "stablehlo.add"(%r37, %110) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
      %112 = "stablehlo.select"(%109, %111, %r38) : (tensor<1xi1>, tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
      %113 = "stablehlo.constant"() <{value = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
      %114 = "stablehlo.add"(%r37, %113) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
      %115 = "stablehlo.select"(%104, %114, %r37) : (tensor<1xi1>, tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
      %116 = "stablehlo.reshape"(%115) : (tensor<1xi32>) -> tensor<1x1xi32>
      %117 = "stablehlo.gather"(%r34, %116) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 3>, indices_are_sorted = false}> : (tensor<1x3x3xf32>, tensor<1x1xi32>) -> tensor<1x1x3xf32>
      %118 = "stablehlo.reshape"(%117) : (tensor<1x1x3xf32>) -> tensor<1x3xf32>
      %119 = "stablehlo.reshape"(%105) : (tensor<1xi32>) -> tensor<1x1xi32>
      %120 = "stablehlo.gather"(%r34, %119) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 3>, indices_are_sorted = false}> : (tensor<1x3x3xf32>, tensor<1x1xi32>) -> tensor<1x1x3xf32>
      %121 = "stablehlo.reshape"(%120) : (tensor<1x1x3xf32>) -> tensor<1x3xf32>
      %122 = "stablehlo.broadcast_in_dim"(%118) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x3xf32>) -> tensor<1x3x3xf32>
      %123 = "stablehlo.broadcast_in_dim"(%121) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x3xf32>) -> tensor<1x3x3xf32>
      %124 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x3xi32>
      %125 = "stablehlo.broadcast_in_dim"(%115) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3x3xi32>
      %126 = "stablehlo.broadcast_in_dim"(%105) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3x3xi32>
      %127 = "stablehlo.compare"(%124, %125) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
      %128 = "stablehlo.compare"(%124, %126) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
      %129 = "stablehlo.select"(%128, %122, %r34) : (tensor<1x3x3xi1>, tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
      %130 = "stablehlo.select"(%127, %123, %129) : (tensor<1x3x3xi1>, tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
      %131 = "stablehlo.transpose"(%130) <{permutation = array<i64: 0, 2, 1>}> : (tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
      %132 = "stablehlo.reshape"(%115) : (tensor<1xi32>) -> tensor<1x1xi32>
      %133 = "stablehlo.gather"(%131, %132) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 3>, indices_are_sorted = false}> : (tensor<1x3x3xf32>, tensor<1x1xi32>) -> tensor<1x1x3xf32>
      %134 = "stablehlo.reshape"(%133) : (tensor<1x1x3xf32>) -> tensor<1x3xf32>
      %135 = "stablehlo.reshape"(%105) : (tensor<1xi32>) -> tensor<1x1xi32>
      %136 = "stablehlo.gather"(%131, %135) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 3>, indices_are_sorted = false}> : (tensor<1x3x3xf32>, tensor<1x1xi32>) -> tensor<1x1x3xf32>
      %137 = "stablehlo.reshape"(%136) : (tensor<1x1x3xf32>) -> tensor<1x3xf32>
      %138 = "stablehlo.broadcast_in_dim"(%134) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x3xf32>) -> tensor<1x3x3xf32>
      %139 = "stablehlo.broadcast_in_dim"(%137) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x3xf32>) -> tensor<1x3x3xf32>
      %140 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x3xi32>
      %141 = "stablehlo.broadcast_in_dim"(%115) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3x3xi32>
      %142 = "stablehlo.broadcast_in_dim"(%105) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3x3xi32>
      %143 = "stablehlo.compare"(%140, %141) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
      %144 = "stablehlo.compare"(%140, %142) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
      %145 = "stablehlo.select"(%144, %138, %131) : (tensor<1x3x3xi1>, tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
      %146 = "stablehlo.select"(%143, %139, %145) : (tensor<1x3x3xi1>, tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
      %147 = "stablehlo.transpose"(%146) <{permutation = array<i64: 0, 2, 1>}> : (tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
      %148 = "stablehlo.constant"() <{value = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
      %149 = "stablehlo.add"(%r37, %148) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
      %150 = "stablehlo.reshape"(%r37) : (tensor<1xi32>) -> tensor<1x1xi32>
      %151 = "stablehlo.gather"(%147, %150) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 3>, indices_are_sorted = false}> : (tensor<1x3x3xf32>, tensor<1x1xi32>) -> tensor<1x1x3xf32>
      %152 = "stablehlo.reshape"(%151) : (tensor<1x1x3xf32>) -> tensor<1x3xf32>
      %153 = "stablehlo.reshape"(%149) : (tensor<1xi32>) -> tensor<1x1xi32>
      %154 = "stablehlo.gather"(%147, %153) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 3>, indices_are_sorted = false}> : (tensor<1x3x3xf32>, tensor<1x1xi32>) -> tensor<1x1x3xf32>
      %155 = "stablehlo.reshape"(%154) : (tensor<1x1x3xf32>) -> tensor<1x3xf32>
      %156 = "stablehlo.reshape"(%r37) : (tensor<1xi32>) -> tensor<1x1xi32>
      %157 = "stablehlo.gather"(%152, %156) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<1x3xf32>, tensor<1x1xi32>) -> tensor<1x1xf32>
      %158 = "stablehlo.reshape"(%157) : (tensor<1x1xf32>) -> tensor<1xf32>
      %159 = "stablehlo.reshape"(%149) : (tensor<1xi32>) -> tensor<1x1xi32>
      %160 = "stablehlo.gather"(%152, %159) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<1x3xf32>, tensor<1x1xi32>) -> tensor<1x1xf32>
      %161 = "stablehlo.reshape"(%160) : (tensor<1x1xf32>) -> tensor<1xf32>
      %162 = "stablehlo.reshape"(%149) : (tensor<1xi32>) -> tensor<1x1xi32>
      %163 = "stablehlo.gather"(%155, %162) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<1x3xf32>, tensor<1x1xi32>) -> tensor<1x1xf32>
      %164 = "stablehlo.reshape"(%163) : (tensor<1x1xf32>) -> tensor<1xf32>
      %165 = "stablehlo.divide"(%158, %161) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %166 = "stablehlo.divide"(%164, %161) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %167 = "stablehlo.divide"(%164, %161) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %168 = "stablehlo.divide"(%158, %161) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %169 = "stablehlo.multiply"(%165, %166) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %170 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<1xf32>}> : () -> tensor<1xf32>
      %171 = "stablehlo.add"(%169, %170) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %172 = "stablehlo.multiply"(%161, %171) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %173 = "stablehlo.multiply"(%161, %171) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %174 = "stablehlo.broadcast_in_dim"(%167) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<1x3xf32>
      %175 = "stablehlo.broadcast_in_dim"(%172) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<1x3xf32>
      %176 = "stablehlo.multiply"(%152, %174) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %177 = "stablehlo.subtract"(%176, %155) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %178 = "stablehlo.divide"(%177, %175) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %179 = "stablehlo.broadcast_in_dim"(%168) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<1x3xf32>
      %180 = "stablehlo.broadcast_in_dim"(%173) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<1x3xf32>
      %181 = "stablehlo.multiply"(%155, %179) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %182 = "stablehlo.subtract"(%181, %152) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %183 = "stablehlo.divide"(%182, %180) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %184 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1xf32>}> : () -> tensor<1xf32>
      %185 = "stablehlo.select"(%98, %184, %158) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %186 = "stablehlo.broadcast_in_dim"(%185) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<1x3xf32>
      %187 = "stablehlo.divide"(%152, %186) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %188 = "stablehlo.broadcast_in_dim"(%104) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi1>) -> tensor<1x3xi1>
      %189 = "stablehlo.select"(%188, %178, %187) : (tensor<1x3xi1>, tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %190 = "stablehlo.select"(%104, %149, %r37) : (tensor<1xi1>, tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
      %191 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
      %192 = "stablehlo.broadcast_in_dim"(%190) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3xi32>
      %193 = "stablehlo.compare"(%191, %192) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %194 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x3xf32>}> : () -> tensor<1x3xf32>
      %195 = "stablehlo.select"(%193, %189, %194) : (tensor<1x3xi1>, tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %196 = "stablehlo.select"(%193, %183, %194) : (tensor<1x3xi1>, tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %197 = "stablehlo.broadcast_in_dim"(%195) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xf32>) -> tensor<1x3x3xf32>
      %198 = "stablehlo.broadcast_in_dim"(%152) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x3xf32>) -> tensor<1x3x3xf32>
      %199 = "stablehlo.multiply"(%197, %198) : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
      %200 = "stablehlo.broadcast_in_dim"(%196) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xf32>) -> tensor<1x3x3xf32>
      %201 = "stablehlo.broadcast_in_dim"(%155) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x3xf32>) -> tensor<1x3x3xf32>
      %202 = "stablehlo.multiply"(%200, %201) : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
      %203 = "stablehlo.subtract"(%147, %199) : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
      %204 = "stablehlo.subtract"(%203, %202) : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
      %205 = "stablehlo.broadcast_in_dim"(%104) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi1>) -> tensor<1x3x3xi1>
      %206 = "stablehlo.select"(%205, %204, %203) : (tensor<1x3x3xi1>, tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
      %207 = "stablehlo.broadcast_in_dim"(%193) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xi1>) -> tensor<1x3x3xi1>
      %208 = "stablehlo.broadcast_in_dim"(%193) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x3xi1>) -> tensor<1x3x3xi1>
      %209 = "stablehlo.and"(%207, %208) : (tensor<1x3x3xi1>, tensor<1x3x3xi1>) -> tensor<1x3x3xi1>
      %210 = "stablehlo.select"(%209, %206, %147) : (tensor<1x3x3xi1>, tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
      %211 = "stablehlo.broadcast_in_dim"(%98) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi1>) -> tensor<1x3x3xi1>
      %212 = "stablehlo.select"(%211, %147, %210) : (tensor<1x3x3xi1>, tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
      %213 = "stablehlo.not"(%193) : (tensor<1x3xi1>) -> tensor<1x3xi1>
      %214 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
      %215 = "stablehlo.constant"() <{value = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
      %216 = "stablehlo.add"(%r37, %215) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
      %217 = "stablehlo.broadcast_in_dim"(%r37) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3xi32>
      %218 = "stablehlo.compare"(%214, %217) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %219 = "stablehlo.and"(%213, %218) : (tensor<1x3xi1>, tensor<1x3xi1>) -> tensor<1x3xi1>
      %220 = "stablehlo.select"(%219, %152, %195) : (tensor<1x3xi1>, tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %221 = "stablehlo.broadcast_in_dim"(%216) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3xi32>
      %222 = "stablehlo.compare"(%214, %221) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %223 = "stablehlo.and"(%213, %222) : (tensor<1x3xi1>, tensor<1x3xi1>) -> tensor<1x3xi1>
      %224 = "stablehlo.select"(%223, %155, %196) : (tensor<1x3xi1>, tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %225 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
      %226 = "stablehlo.broadcast_in_dim"(%r37) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3xi32>
      %227 = "stablehlo.broadcast_in_dim"(%114) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3xi32>
      %228 = "stablehlo.compare"(%225, %226) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %229 = "stablehlo.compare"(%225, %227) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %230 = "stablehlo.broadcast_in_dim"(%104) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi1>) -> tensor<1x3xi1>
      %231 = "stablehlo.and"(%229, %230) : (tensor<1x3xi1>, tensor<1x3xi1>) -> tensor<1x3xi1>
      %232 = "stablehlo.broadcast_in_dim"(%40) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi1>) -> tensor<1x3xi1>
      %233 = "stablehlo.and"(%228, %232) : (tensor<1x3xi1>, tensor<1x3xi1>) -> tensor<1x3xi1>
      %234 = "stablehlo.and"(%231, %232) : (tensor<1x3xi1>, tensor<1x3xi1>) -> tensor<1x3xi1>
      %235 = "stablehlo.broadcast_in_dim"(%233) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x3xi1>) -> tensor<1x3x3xi1>
      %236 = "stablehlo.broadcast_in_dim"(%220) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xf32>) -> tensor<1x3x3xf32>
      %237 = "stablehlo.select"(%235, %236, %r35) : (tensor<1x3x3xi1>, tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
      %238 = "stablehlo.broadcast_in_dim"(%234) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x3xi1>) -> tensor<1x3x3xi1>
      %239 = "stablehlo.broadcast_in_dim"(%224) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xf32>) -> tensor<1x3x3xf32>
      %240 = "stablehlo.select"(%238, %239, %237) : (tensor<1x3x3xi1>, tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
      %241 = "stablehlo.constant"() <{value = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
      %242 = "stablehlo.add"(%105, %241) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
      %243 = "stablehlo.negate"(%242) : (tensor<1xi32>) -> tensor<1xi32>
      %244 = "stablehlo.select"(%104, %243, %242) : (tensor<1xi1>, tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
      %245 = "stablehlo.broadcast_in_dim"(%244) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3xi32>
      %246 = "stablehlo.or"(%233, %234) : (tensor<1x3xi1>, tensor<1x3xi1>) -> tensor<1x3xi1>
      %247 = "stablehlo.select"(%246, %245, %r36) : (tensor<1x3xi1>, tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi32>
      %248 = "stablehlo.convert"(%104) : (tensor<1xi1>) -> tensor<1xi32>
      %249 = "stablehlo.add"(%114, %248) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
      "stablehlo.return"(%212, %240, %247, %249, %112) : (tensor<1x3x3xf32>, tensor<1x3x3xf32>, tensor<1x3xi32>, tensor<1xi32>, tensor<1xi32>) -> ()
    }) : (tensor<1x3x3xf32>, tensor<1x3x3xf32>, tensor<1x3xi32>, tensor<1xi32>, tensor<1xi32>) -> (tensor<1x3x3xf32>, tensor<1x3x3xf32>, tensor<1x3xi32>, tensor<1xi32>, tensor<1xi32>)
    %251 = "stablehlo.reshape"(%250#1) : (tensor<1x3x3xf32>) -> tensor<3x3xf32>
    %252 = "stablehlo.reshape"(%250#2) : (tensor<1x3xi32>) -> tensor<3xi32>
    %253 = "stablehlo.reshape"(%250#4) : (tensor<1xi32>) -> tensor<i32>
    return %251, %252, %253 : tensor<3x3xf32>, tensor<3xi32>, tensor<i32>
  }
}

// T[0,0], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<0x0xf32>) -> (tensor<0x0xf32>, tensor<0xi32>, tensor<i32>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<0x0xf32>) -> tensor<1x0x0xf32>
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<1x0xi32>}> : () -> tensor<1x0xi32>
    %2 = "stablehlo.constant"() <{value = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
    %3 = "stablehlo.reshape"(%1) : (tensor<1x0xi32>) -> tensor<0xi32>
    %4 = "stablehlo.reshape"(%2) : (tensor<1xi32>) -> tensor<i32>
    return %arg0, %3, %4 : tensor<0x0xf32>, tensor<0xi32>, tensor<i32>
  }
}

// T[2,3,3], T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x3xf64>) -> (tensor<2x3x3xf64>, tensor<2x3xi32>, tensor<2xi32>) {
    %0 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3x3xi32>
    %1 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x3x3xi32>
    %2 = "stablehlo.subtract"(%1, %0) : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi32>
    %3 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3x3xi32>}> : () -> tensor<2x3x3xi32>
    %4 = "stablehlo.compare"(%2, %3) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
    %5 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3x3xf64>}> : () -> tensor<2x3x3xf64>
    %6 = "stablehlo.select"(%4, %arg0, %5) : (tensor<2x3x3xi1>, tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
    %7 = "stablehlo.transpose"(%6) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
    %8 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3x3xi32>
    %9 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x3x3xi32>
    %10 = "stablehlo.subtract"(%9, %8) : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi32>
    %11 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3x3xi32>}> : () -> tensor<2x3x3xi32>
    %12 = "stablehlo.compare"(%10, %11) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
    %13 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3x3xf64>}> : () -> tensor<2x3x3xf64>
    %14 = "stablehlo.select"(%12, %arg0, %13) : (tensor<2x3x3xi1>, tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
    %15 = "stablehlo.add"(%6, %7) : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
    %16 = "stablehlo.add"(%15, %14) : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
    %17 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3x3xf64>}> : () -> tensor<2x3x3xf64>
    %18 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %19 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
    %20 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
    %249:5 = "stablehlo.while"(%16, %17, %18, %19, %20) ({
    ^bb0(%r21: tensor<2x3x3xf64>, %r22: tensor<2x3x3xf64>, %r23: tensor<2x3xi32>, %r24: tensor<2xi32>, %r25: tensor<2xi32>):
      %26 = "stablehlo.constant"() <{value = dense<3> : tensor<2xi32>}> : () -> tensor<2xi32>
      %27 = "stablehlo.compare"(%r24, %26) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
      %28 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %32 = "stablehlo.reduce"(%27, %28) <{dimensions = array<i64: 0>}> ({
      ^bb0(%r29: tensor<i1>, %r30: tensor<i1>):
        %31 = "stablehlo.or"(%r29, %r30) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%31) : (tensor<i1>) -> ()
      }) : (tensor<2xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%32) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r33: tensor<2x3x3xf64>, %r34: tensor<2x3x3xf64>, %r35: tensor<2x3xi32>, %r36: tensor<2xi32>, %r37: tensor<2xi32>):
      %38 = "stablehlo.constant"() <{value = dense<3> : tensor<2xi32>}> : () -> tensor<2xi32>
      %39 = "stablehlo.compare"(%r36, %38) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
      %40 = "stablehlo.reshape"(%r36) : (tensor<2xi32>) -> tensor<2x1xi32>
      %41 = "stablehlo.gather"(%r33, %40) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 3>, indices_are_sorted = false}> : (tensor<2x3x3xf64>, tensor<2x1xi32>) -> tensor<2x1x3xf64>
      %42 = "stablehlo.reshape"(%41) : (tensor<2x1x3xf64>) -> tensor<2x3xf64>
      %43 = "stablehlo.abs"(%42) : (tensor<2x3xf64>) -> tensor<2x3xf64>
      %44 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
      %45 = "stablehlo.broadcast_in_dim"(%r36) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3xi32>
      %46 = "stablehlo.compare"(%44, %45) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %47 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %48 = "stablehlo.select"(%46, %43, %47) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %49 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<f64>}> : () -> tensor<f64>
      %53 = "stablehlo.reduce"(%48, %49) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r50: tensor<f64>, %r51: tensor<f64>):
        %52 = "stablehlo.maximum"(%r50, %r51) : (tensor<f64>, tensor<f64>) -> tensor<f64>
        "stablehlo.return"(%52) : (tensor<f64>) -> ()
      }) : (tensor<2x3xf64>, tensor<f64>) -> tensor<2xf64>
      %54 = "stablehlo.broadcast_in_dim"(%53) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf64>) -> tensor<2x3xf64>
      %55 = "stablehlo.compare"(%48, %54) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %56 = "stablehlo.compare"(%48, %48) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %57 = "stablehlo.or"(%55, %56) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %58 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
      %59 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
      %60 = "stablehlo.select"(%57, %58, %59) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %61 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
      %65 = "stablehlo.reduce"(%60, %61) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r62: tensor<i32>, %r63: tensor<i32>):
        %64 = "stablehlo.minimum"(%r62, %r63) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        "stablehlo.return"(%64) : (tensor<i32>) -> ()
      }) : (tensor<2x3xi32>, tensor<i32>) -> tensor<2xi32>
      %66 = "stablehlo.reshape"(%65) : (tensor<2xi32>) -> tensor<2x1xi32>
      %67 = "stablehlo.gather"(%r33, %66) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 3>, indices_are_sorted = false}> : (tensor<2x3x3xf64>, tensor<2x1xi32>) -> tensor<2x1x3xf64>
      %68 = "stablehlo.reshape"(%67) : (tensor<2x1x3xf64>) -> tensor<2x3xf64>
      %69 = "stablehlo.abs"(%68) : (tensor<2x3xf64>) -> tensor<2x3xf64>
      %70 = "stablehlo.broadcast_in_dim"(%65) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3xi32>
      %71 = "stablehlo.compare"(%44, %70) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %72 = "stablehlo.compare"(%44, %45) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %73 = "stablehlo.and"(%71, %72) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %74 = "stablehlo.select"(%73, %69, %47) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %75 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<f64>}> : () -> tensor<f64>
      %79 = "stablehlo.reduce"(%74, %75) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r76: tensor<f64>, %r77: tensor<f64>):
        %78 = "stablehlo.maximum"(%r76, %r77) : (tensor<f64>, tensor<f64>) -> tensor<f64>
        "stablehlo.return"(%78) : (tensor<f64>) -> ()
      }) : (tensor<2x3xf64>, tensor<f64>) -> tensor<2xf64>
      %80 = "stablehlo.reshape"(%r36) : (tensor<2xi32>) -> tensor<2x1xi32>
      %81 = "stablehlo.gather"(%43, %80) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<2x3xf64>, tensor<2x1xi32>) -> tensor<2x1xf64>
      %82 = "stablehlo.reshape"(%81) : (tensor<2x1xf64>) -> tensor<2xf64>
      %83 = "stablehlo.reshape"(%65) : (tensor<2xi32>) -> tensor<2x1xi32>
      %84 = "stablehlo.gather"(%69, %83) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<2x3xf64>, tensor<2x1xi32>) -> tensor<2x1xf64>
      %85 = "stablehlo.reshape"(%84) : (tensor<2x1xf64>) -> tensor<2xf64>
      %86 = "stablehlo.constant"() <{value = dense<0.6403882032022076> : tensor<2xf64>}> : () -> tensor<2xf64>
      %87 = "stablehlo.multiply"(%53, %86) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
      %88 = "stablehlo.compare"(%82, %87) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
      %89 = "stablehlo.divide"(%53, %79) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
      %90 = "stablehlo.multiply"(%87, %89) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
      %91 = "stablehlo.compare"(%82, %90) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
      %92 = "stablehlo.or"(%88, %91) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
      %93 = "stablehlo.maximum"(%82, %53) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
      %94 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2xf64>}> : () -> tensor<2xf64>
      %95 = "stablehlo.compare"(%93, %94) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
      %96 = "stablehlo.compare"(%82, %82) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
      %97 = "stablehlo.or"(%95, %96) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
      %98 = "stablehlo.or"(%92, %97) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
      %99 = "stablehlo.constant"() <{value = dense<0.6403882032022076> : tensor<2xf64>}> : () -> tensor<2xf64>
      %100 = "stablehlo.multiply"(%79, %99) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
      %101 = "stablehlo.compare"(%85, %100) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
      %102 = "stablehlo.or"(%101, %98) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
      %103 = "stablehlo.not"(%102) : (tensor<2xi1>) -> tensor<2xi1>
      %104 = "stablehlo.select"(%98, %r36, %65) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      %105 = "stablehlo.and"(%97, %39) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
      %106 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
      %107 = "stablehlo.compare"(%r37, %106) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
      %108 = "stablehlo.and"(%105, %107) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
      %109 = "stablehlo.constant"() <{value = dense<1> : tensor<2xi32>}> : () -> tensor<2xi32>
      %110 = "stablehlo.add"(%r36, %109) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      %111 = "stablehlo.select"(%108, %110, %r37) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      %112 = "stablehlo.constant"() <{value = dense<1> : tensor<2xi32>}> : () -> tensor<2xi32>
      %113 = "stablehlo.add"(%r36, %112) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      %114 = "stablehlo.select"(%103, %113, %r36) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      %115 = "stablehlo.reshape"(%114) : (tensor<2xi32>) -> tensor<2x1xi32>
      %116 = "stablehlo.gather"(%r33, %115) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 3>, indices_are_sorted = false}> : (tensor<2x3x3xf64>, tensor<2x1xi32>) -> tensor<2x1x3xf64>
      %117 = "stablehlo.reshape"(%116) : (tensor<2x1x3xf64>) -> tensor<2x3xf64>
      %118 = "stablehlo.reshape"(%104) : (tensor<2xi32>) -> tensor<2x1xi32>
      %119 = "stablehlo.gather"(%r33, %118) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 3>, indices_are_sorted = false}> : (tensor<2x3x3xf64>, tensor<2x1xi32>) -> tensor<2x1x3xf64>
      %120 = "stablehlo.reshape"(%119) : (tensor<2x1x3xf64>) -> tensor<2x3xf64>
      %121 = "stablehlo.broadcast_in_dim"(%117) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x3xf64>) -> tensor<2x3x3xf64>
      %122 = "stablehlo.broadcast_in_dim"(%120) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x3xf64>) -> tensor<2x3x3xf64>
      %123 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3x3xi32>
      %124 = "stablehlo.broadcast_in_dim"(%114) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3x3xi32>
      %125 = "stablehlo.broadcast_in_dim"(%104) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3x3xi32>
      %126 = "stablehlo.compare"(%123, %124) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
      %127 = "stablehlo.compare"(%123, %125) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
      %128 = "stablehlo.select"(%127, %121, %r33) : (tensor<2x3x3xi1>, tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
      %129 = "stablehlo.select"(%126, %122, %128) : (tensor<2x3x3xi1>, tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
      %130 = "stablehlo.transpose"(%129) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
      %131 = "stablehlo.reshape"(%114) : (tensor<2xi32>) -> tensor<2x1xi32>
      %132 = "stablehlo.gather"(%130, %131) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 3>, indices_are_sorted = false}> : (tensor<2x3x3xf64>, tensor<2x1xi32>) -> tensor<2x1x3xf64>
      %133 = "stablehlo.reshape"(%132) : (tensor<2x1x3xf64>) -> tensor<2x3xf64>
      %134 = "stablehlo.reshape"(%104) : (tensor<2xi32>) -> tensor<2x1xi32>
      %135 = "stablehlo.gather"(%130, %134) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 3>, indices_are_sorted = false}> : (tensor<2x3x3xf64>, tensor<2x1xi32>) -> tensor<2x1x3xf64>
      %136 = "stablehlo.reshape"(%135) : (tensor<2x1x3xf64>) -> tensor<2x3xf64>
      %137 = "stablehlo.broadcast_in_dim"(%133) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x3xf64>) -> tensor<2x3x3xf64>
      %138 = "stablehlo.broadcast_in_dim"(%136) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x3xf64>) -> tensor<2x3x3xf64>
      %139 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3x3xi32>
      %140 = "stablehlo.broadcast_in_dim"(%114) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3x3xi32>
      %141 = "stablehlo.broadcast_in_dim"(%104) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3x3xi32>
      %142 = "stablehlo.compare"(%139, %140) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
      %143 = "stablehlo.compare"(%139, %141) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
      %144 = "stablehlo.select"(%143, %137, %130) : (tensor<2x3x3xi1>, tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
      %145 = "stablehlo.select"(%142, %138, %144) : (tensor<2x3x3xi1>, tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
      %146 = "stablehlo.transpose"(%145) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
      %147 = "stablehlo.constant"() <{value = dense<1> : tensor<2xi32>}> : () -> tensor<2xi32>
      %148 = "stablehlo.add"(%r36, %147) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      %149 = "stablehlo.reshape"(%r36) : (tensor<2xi32>) -> tensor<2x1xi32>
      %150 = "stablehlo.gather"(%146, %149) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 3>, indices_are_sorted = false}> : (tensor<2x3x3xf64>, tensor<2x1xi32>) -> tensor<2x1x3xf64>
      %151 = "stablehlo.reshape"(%150) : (tensor<2x1x3xf64>) -> tensor<2x3xf64>
      %152 = "stablehlo.reshape"(%148) : (tensor<2xi32>) -> tensor<2x1xi32>
      %153 = "stablehlo.gather"(%146, %152) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 3>, indices_are_sorted = false}> : (tensor<2x3x3xf64>, tensor<2x1xi32>) -> tensor<2x1x3xf64>
      %154 = "stablehlo.reshape"(%153) : (tensor<2x1x3xf64>) -> tensor<2x3xf64>
      %155 = "stablehlo.reshape"(%r36) : (tensor<2xi32>) -> tensor<2x1xi32>
      %156 = "stablehlo.gather"(%151, %155) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<2x3xf64>, tensor<2x1xi32>) -> tensor<2x1xf64>
      %157 = "stablehlo.reshape"(%156) : (tensor<2x1xf64>) -> tensor<2xf64>
      %158 = "stablehlo.reshape"(%148) : (tensor<2xi32>) -> tensor<2x1xi32>
      %159 = "stablehlo.gather"(%151, %158) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<2x3xf64>, tensor<2x1xi32>) -> tensor<2x1xf64>
      %160 = "stablehlo.reshape"(%159) : (tensor<2x1xf64>) -> tensor<2xf64>
      %161 = "stablehlo.reshape"(%148) : (tensor<2xi32>) -> tensor<2x1xi32>
      %162 = "stablehlo.gather"(%154, %161) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<2x3xf64>, tensor<2x1xi32>) -> tensor<2x1xf64>
      %163 = "stablehlo.reshape"(%162) : (tensor<2x1xf64>) -> tensor<2xf64>
      %164 = "stablehlo.divide"(%157, %160) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
      %165 = "stablehlo.divide"(%163, %160) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
      %166 = "stablehlo.divide"(%163, %160) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
      %167 = "stablehlo.divide"(%157, %160) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
      %168 = "stablehlo.multiply"(%164, %165) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
      %169 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<2xf64>}> : () -> tensor<2xf64>
      %170 = "stablehlo.add"(%168, %169) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
      %171 = "stablehlo.multiply"(%160, %170) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
      %172 = "stablehlo.multiply"(%160, %170) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
      %173 = "stablehlo.broadcast_in_dim"(%166) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf64>) -> tensor<2x3xf64>
      %174 = "stablehlo.broadcast_in_dim"(%171) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf64>) -> tensor<2x3xf64>
      %175 = "stablehlo.multiply"(%151, %173) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %176 = "stablehlo.subtract"(%175, %154) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %177 = "stablehlo.divide"(%176, %174) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %178 = "stablehlo.broadcast_in_dim"(%167) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf64>) -> tensor<2x3xf64>
      %179 = "stablehlo.broadcast_in_dim"(%172) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf64>) -> tensor<2x3xf64>
      %180 = "stablehlo.multiply"(%154, %178) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %181 = "stablehlo.subtract"(%180, %151) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %182 = "stablehlo.divide"(%181, %179) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %183 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2xf64>}> : () -> tensor<2xf64>
      %184 = "stablehlo.select"(%97, %183, %157) : (tensor<2xi1>, tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
      %185 = "stablehlo.broadcast_in_dim"(%184) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf64>) -> tensor<2x3xf64>
      %186 = "stablehlo.divide"(%151, %185) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %187 = "stablehlo.broadcast_in_dim"(%103) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x3xi1>
      %188 = "stablehlo.select"(%187, %177, %186) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %189 = "stablehlo.select"(%103, %148, %r36) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      %190 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
      %191 = "stablehlo.broadcast_in_dim"(%189) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3xi32>
      %192 = "stablehlo.compare"(%190, %191) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %193 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %194 = "stablehlo.select"(%192, %188, %193) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %195 = "stablehlo.select"(%192, %182, %193) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %196 = "stablehlo.broadcast_in_dim"(%194) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf64>) -> tensor<2x3x3xf64>
      %197 = "stablehlo.broadcast_in_dim"(%151) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x3xf64>) -> tensor<2x3x3xf64>
      %198 = "stablehlo.multiply"(%196, %197) : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
      %199 = "stablehlo.broadcast_in_dim"(%195) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf64>) -> tensor<2x3x3xf64>
      %200 = "stablehlo.broadcast_in_dim"(%154) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x3xf64>) -> tensor<2x3x3xf64>
      %201 = "stablehlo.multiply"(%199, %200) : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
      %202 = "stablehlo.subtract"(%146, %198) : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
      %203 = "stablehlo.subtract"(%202, %201) : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
      %204 = "stablehlo.broadcast_in_dim"(%103) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x3x3xi1>
      %205 = "stablehlo.select"(%204, %203, %202) : (tensor<2x3x3xi1>, tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
      %206 = "stablehlo.broadcast_in_dim"(%192) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xi1>) -> tensor<2x3x3xi1>
      %207 = "stablehlo.broadcast_in_dim"(%192) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x3xi1>) -> tensor<2x3x3xi1>
      %208 = "stablehlo.and"(%206, %207) : (tensor<2x3x3xi1>, tensor<2x3x3xi1>) -> tensor<2x3x3xi1>
      %209 = "stablehlo.select"(%208, %205, %146) : (tensor<2x3x3xi1>, tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
      %210 = "stablehlo.broadcast_in_dim"(%97) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x3x3xi1>
      %211 = "stablehlo.select"(%210, %146, %209) : (tensor<2x3x3xi1>, tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
      %212 = "stablehlo.not"(%192) : (tensor<2x3xi1>) -> tensor<2x3xi1>
      %213 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
      %214 = "stablehlo.constant"() <{value = dense<1> : tensor<2xi32>}> : () -> tensor<2xi32>
      %215 = "stablehlo.add"(%r36, %214) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      %216 = "stablehlo.broadcast_in_dim"(%r36) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3xi32>
      %217 = "stablehlo.compare"(%213, %216) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %218 = "stablehlo.and"(%212, %217) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %219 = "stablehlo.select"(%218, %151, %194) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %220 = "stablehlo.broadcast_in_dim"(%215) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3xi32>
      %221 = "stablehlo.compare"(%213, %220) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %222 = "stablehlo.and"(%212, %221) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %223 = "stablehlo.select"(%222, %154, %195) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %224 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
      %225 = "stablehlo.broadcast_in_dim"(%r36) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3xi32>
      %226 = "stablehlo.broadcast_in_dim"(%113) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3xi32>
      %227 = "stablehlo.compare"(%224, %225) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %228 = "stablehlo.compare"(%224, %226) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %229 = "stablehlo.broadcast_in_dim"(%103) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x3xi1>
      %230 = "stablehlo.and"(%228, %229) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %231 = "stablehlo.broadcast_in_dim"(%39) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x3xi1>
      %232 = "stablehlo.and"(%227, %231) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %233 = "stablehlo.and"(%230, %231) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %234 = "stablehlo.broadcast_in_dim"(%232) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x3xi1>) -> tensor<2x3x3xi1>
      %235 = "stablehlo.broadcast_in_dim"(%219) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf64>) -> tensor<2x3x3xf64>
      %236 = "stablehlo.select"(%234, %235, %r34) : (tensor<2x3x3xi1>, tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
      %237 = "stablehlo.broadcast_in_dim"(%233) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x3xi1>) -> tensor<2x3x3xi1>
      %238 = "stablehlo.broadcast_in_dim"(%223) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf64>) -> tensor<2x3x3xf64>
      %239 = "stablehlo.select"(%237, %238, %236) : (tensor<2x3x3xi1>, tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
      %240 = "stablehlo.constant"() <{value = dense<1> : tensor<2xi32>}> : () -> tensor<2xi32>
      %241 = "stablehlo.add"(%104, %240) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      %242 = "stablehlo.negate"(%241) : (tensor<2xi32>) -> tensor<2xi32>
      %243 = "stablehlo.select"(%103, %242, %241) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      %244 = "stablehlo.broadcast_in_dim"(%243) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3xi32>
      %245 = "stablehlo.or"(%232, %233) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %246 = "stablehlo.select"(%245, %244, %r35) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %247 = "stablehlo.convert"(%103) : (tensor<2xi1>) -> tensor<2xi32>
      %248 = "stablehlo.add"(%113, %247) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      "stablehlo.return"(%211, %239, %246, %248, %111) : (tensor<2x3x3xf64>, tensor<2x3x3xf64>, tensor<2x3xi32>, tensor<2xi32>, tensor<2xi32>) -> ()
    }) : (tensor<2x3x3xf64>, tensor<2x3x3xf64>, tensor<2x3xi32>, tensor<2xi32>, tensor<2xi32>) -> (tensor<2x3x3xf64>, tensor<2x3x3xf64>, tensor<2x3xi32>, tensor<2xi32>, tensor<2xi32>)
    return %249#1, %249#2, %249#4 : tensor<2x3x3xf64>, tensor<2x3xi32>, tensor<2xi32>
  }
}

// T[2,3,3], T = complex64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x3xcomplex<f32>>) -> (tensor<2x3x3xcomplex<f32>>, tensor<2x3xi32>, tensor<2xi32>) {
    %0 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3x3xi32>
    %1 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x3x3xi32>
    %2 = "stablehlo.subtract"(%1, %0) : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi32>
    %3 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3x3xi32>}> : () -> tensor<2x3x3xi32>
    %4 = "stablehlo.compare"(%2, %3) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
    %5 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<2x3x3xcomplex<f32>>}> : () -> tensor<2x3x3xcomplex<f32>>
    %6 = "stablehlo.select"(%4, %arg0, %5) : (tensor<2x3x3xi1>, tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
    %7 = "stablehlo.transpose"(%6) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
    %8 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3x3xi32>
    %9 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x3x3xi32>
    %10 = "stablehlo.subtract"(%9, %8) : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi32>
    %11 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3x3xi32>}> : () -> tensor<2x3x3xi32>
    %12 = "stablehlo.compare"(%10, %11) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
    %13 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<2x3x3xcomplex<f32>>}> : () -> tensor<2x3x3xcomplex<f32>>
    %14 = "stablehlo.select"(%12, %arg0, %13) : (tensor<2x3x3xi1>, tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
    %15 = "stablehlo.add"(%6, %7) : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
    %16 = "stablehlo.add"(%15, %14) : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
    %17 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<2x3x3xcomplex<f32>>}> : () -> tensor<2x3x3xcomplex<f32>>
    %18 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %19 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
    %20 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
    %257:5 = "stablehlo.while"(%16, %17, %18, %19, %20) ({
    ^bb0(%r21: tensor<2x3x3xcomplex<f32>>, %r22: tensor<2x3x3xcomplex<f32>>, %r23: tensor<2x3xi32>, %r24: tensor<2xi32>, %r25: tensor<2xi32>):
      %26 = "stablehlo.constant"() <{value = dense<3> : tensor<2xi32>}> : () -> tensor<2xi32>
      %27 = "stablehlo.compare"(%r24, %26) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
      %28 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %32 = "stablehlo.reduce"(%27, %28) <{dimensions = array<i64: 0>}> ({
      ^bb0(%r29: tensor<i1>, %r30: tensor<i1>):
        %31 = "stablehlo.or"(%r29, %r30) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%31) : (tensor<i1>) -> ()
      }) : (tensor<2xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%32) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r33: tensor<2x3x3xcomplex<f32>>, %r34: tensor<2x3x3xcomplex<f32>>, %r35: tensor<2x3xi32>, %r36: tensor<2xi32>, %r37: tensor<2xi32>):
      %38 = "stablehlo.constant"() <{value = dense<3> : tensor<2xi32>}> : () -> tensor<2xi32>
      %39 = "stablehlo.compare"(%r36, %38) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
      %40 = "stablehlo.reshape"(%r36) : (tensor<2xi32>) -> tensor<2x1xi32>
      %41 = "stablehlo.gather"(%r33, %40) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 3>, indices_are_sorted = false}> : (tensor<2x3x3xcomplex<f32>>, tensor<2x1xi32>) -> tensor<2x1x3xcomplex<f32>>
      %42 = "stablehlo.reshape"(%41) : (tensor<2x1x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
      %43 = "stablehlo.real"(%42) : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
      %44 = "stablehlo.imag"(%42) : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
      %45 = "stablehlo.abs"(%43) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %46 = "stablehlo.abs"(%44) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %47 = "stablehlo.add"(%45, %46) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %48 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
      %49 = "stablehlo.broadcast_in_dim"(%r36) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3xi32>
      %50 = "stablehlo.compare"(%48, %49) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %51 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %52 = "stablehlo.select"(%50, %47, %51) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %53 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
      %57 = "stablehlo.reduce"(%52, %53) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r54: tensor<f32>, %r55: tensor<f32>):
        %56 = "stablehlo.maximum"(%r54, %r55) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%56) : (tensor<f32>) -> ()
      }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
      %58 = "stablehlo.broadcast_in_dim"(%57) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf32>) -> tensor<2x3xf32>
      %59 = "stablehlo.compare"(%52, %58) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %60 = "stablehlo.compare"(%52, %52) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %61 = "stablehlo.or"(%59, %60) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %62 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
      %63 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
      %64 = "stablehlo.select"(%61, %62, %63) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %65 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
      %69 = "stablehlo.reduce"(%64, %65) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r66: tensor<i32>, %r67: tensor<i32>):
        %68 = "stablehlo.minimum"(%r66, %r67) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        "stablehlo.return"(%68) : (tensor<i32>) -> ()
      }) : (tensor<2x3xi32>, tensor<i32>) -> tensor<2xi32>
      %70 = "stablehlo.reshape"(%69) : (tensor<2xi32>) -> tensor<2x1xi32>
      %71 = "stablehlo.gather"(%r33, %70) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 3>, indices_are_sorted = false}> : (tensor<2x3x3xcomplex<f32>>, tensor<2x1xi32>) -> tensor<2x1x3xcomplex<f32>>
      %72 = "stablehlo.reshape"(%71) : (tensor<2x1x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
      %73 = "stablehlo.real"(%72) : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
      %74 = "stablehlo.imag"(%72) : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
      %75 = "stablehlo.abs"(%73) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %76 = "stablehlo.abs"(%74) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %77 = "stablehlo.add"(%75, %76) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %78 = "stablehlo.broadcast_in_dim"(%69) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3xi32>
      %79 = "stablehlo.compare"(%48, %78) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %80 = "stablehlo.compare"(%48, %49) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %81 = "stablehlo.and"(%79, %80) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %82 = "stablehlo.select"(%81, %77, %51) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %83 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
      %87 = "stablehlo.reduce"(%82, %83) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r84: tensor<f32>, %r85: tensor<f32>):
        %86 = "stablehlo.maximum"(%r84, %r85) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%86) : (tensor<f32>) -> ()
      }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
      %88 = "stablehlo.reshape"(%r36) : (tensor<2xi32>) -> tensor<2x1xi32>
      %89 = "stablehlo.gather"(%47, %88) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<2x3xf32>, tensor<2x1xi32>) -> tensor<2x1xf32>
      %90 = "stablehlo.reshape"(%89) : (tensor<2x1xf32>) -> tensor<2xf32>
      %91 = "stablehlo.reshape"(%69) : (tensor<2xi32>) -> tensor<2x1xi32>
      %92 = "stablehlo.gather"(%77, %91) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<2x3xf32>, tensor<2x1xi32>) -> tensor<2x1xf32>
      %93 = "stablehlo.reshape"(%92) : (tensor<2x1xf32>) -> tensor<2xf32>
      %94 = "stablehlo.constant"() <{value = dense<0.6403882032022076> : tensor<2xf32>}> : () -> tensor<2xf32>
      %95 = "stablehlo.multiply"(%57, %94) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %96 = "stablehlo.compare"(%90, %95) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
      %97 = "stablehlo.divide"(%57, %87) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %98 = "stablehlo.multiply"(%95, %97) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %99 = "stablehlo.compare"(%90, %98) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
      %100 = "stablehlo.or"(%96, %99) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
      %101 = "stablehlo.maximum"(%90, %57) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %102 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2xf32>}> : () -> tensor<2xf32>
      %103 = "stablehlo.compare"(%101, %102) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
      %104 = "stablehlo.compare"(%90, %90) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
      %105 = "stablehlo.or"(%103, %104) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
      %106 = "stablehlo.or"(%100, %105) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
      %107 = "stablehlo.constant"() <{value = dense<0.6403882032022076> : tensor<2xf32>}> : () -> tensor<2xf32>
      %108 = "stablehlo.multiply"(%87, %107) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %109 = "stablehlo.compare"(%93, %108) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
      %110 = "stablehlo.or"(%109, %106) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
      %111 = "stablehlo.not"(%110) : (tensor<2xi1>) -> tensor<2xi1>
      %112 = "stablehlo.select"(%106, %r36, %69) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      %113 = "stablehlo.and"(%105, %39) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
      %114 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
      %115 = "stablehlo.compare"(%r37, %114) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
      %116 = "stablehlo.and"(%113, %115) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
      %117 = "stablehlo.constant"() <{value = dense<1> : tensor<2xi32>}> : () -> tensor<2xi32>
      %118 = "stablehlo.add"(%r36, %117) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      %119 = "stablehlo.select"(%116, %118, %r37) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      %120 = "stablehlo.constant"() <{value = dense<1> : tensor<2xi32>}> : () -> tensor<2xi32>
      %121 = "stablehlo.add"(%r36, %120) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      %122 = "stablehlo.select"(%111, %121, %r36) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      %123 = "stablehlo.reshape"(%122) : (tensor<2xi32>) -> tensor<2x1xi32>
      %124 = "stablehlo.gather"(%r33, %123) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 3>, indices_are_sorted = false}> : (tensor<2x3x3xcomplex<f32>>, tensor<2x1xi32>) -> tensor<2x1x3xcomplex<f32>>
      %125 = "stablehlo.reshape"(%124) : (tensor<2x1x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
      %126 = "stablehlo.reshape"(%112) : (tensor<2xi32>) -> tensor<2x1xi32>
      %127 = "stablehlo.gather"(%r33, %126) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 3>, indices_are_sorted = false}> : (tensor<2x3x3xcomplex<f32>>, tensor<2x1xi32>) -> tensor<2x1x3xcomplex<f32>>
      %128 = "stablehlo.reshape"(%127) : (tensor<2x1x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
      %129 = "stablehlo.broadcast_in_dim"(%125) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
      %130 = "stablehlo.broadcast_in_dim"(%128) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
      %131 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3x3xi32>
      %132 = "stablehlo.broadcast_in_dim"(%122) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3x3xi32>
      %133 = "stablehlo.broadcast_in_dim"(%112) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3x3xi32>
      %134 = "stablehlo.compare"(%131, %132) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
      %135 = "stablehlo.compare"(%131, %133) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
      %136 = "stablehlo.select"(%135, %129, %r33) : (tensor<2x3x3xi1>, tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
      %137 = "stablehlo.select"(%134, %130, %136) : (tensor<2x3x3xi1>, tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
      %138 = "stablehlo.transpose"(%137) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
      %139 = "stablehlo.reshape"(%122) : (tensor<2xi32>) -> tensor<2x1xi32>
      %140 = "stablehlo.gather"(%138, %139) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 3>, indices_are_sorted = false}> : (tensor<2x3x3xcomplex<f32>>, tensor<2x1xi32>) -> tensor<2x1x3xcomplex<f32>>
      %141 = "stablehlo.reshape"(%140) : (tensor<2x1x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
      %142 = "stablehlo.reshape"(%112) : (tensor<2xi32>) -> tensor<2x1xi32>
      %143 = "stablehlo.gather"(%138, %142) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 3>, indices_are_sorted = false}> : (tensor<2x3x3xcomplex<f32>>, tensor<2x1xi32>) -> tensor<2x1x3xcomplex<f32>>
      %144 = "stablehlo.reshape"(%143) : (tensor<2x1x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
      %145 = "stablehlo.broadcast_in_dim"(%141) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
      %146 = "stablehlo.broadcast_in_dim"(%144) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
      %147 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3x3xi32>
      %148 = "stablehlo.broadcast_in_dim"(%122) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3x3xi32>
      %149 = "stablehlo.broadcast_in_dim"(%112) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3x3xi32>
      %150 = "stablehlo.compare"(%147, %148) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
      %151 = "stablehlo.compare"(%147, %149) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
      %152 = "stablehlo.select"(%151, %145, %138) : (tensor<2x3x3xi1>, tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
      %153 = "stablehlo.select"(%150, %146, %152) : (tensor<2x3x3xi1>, tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
      %154 = "stablehlo.transpose"(%153) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
      %155 = "stablehlo.constant"() <{value = dense<1> : tensor<2xi32>}> : () -> tensor<2xi32>
      %156 = "stablehlo.add"(%r36, %155) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      %157 = "stablehlo.reshape"(%r36) : (tensor<2xi32>) -> tensor<2x1xi32>
      %158 = "stablehlo.gather"(%154, %157) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 3>, indices_are_sorted = false}> : (tensor<2x3x3xcomplex<f32>>, tensor<2x1xi32>) -> tensor<2x1x3xcomplex<f32>>
      %159 = "stablehlo.reshape"(%158) : (tensor<2x1x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
      %160 = "stablehlo.reshape"(%156) : (tensor<2xi32>) -> tensor<2x1xi32>
      %161 = "stablehlo.gather"(%154, %160) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 3>, indices_are_sorted = false}> : (tensor<2x3x3xcomplex<f32>>, tensor<2x1xi32>) -> tensor<2x1x3xcomplex<f32>>
      %162 = "stablehlo.reshape"(%161) : (tensor<2x1x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
      %163 = "stablehlo.reshape"(%r36) : (tensor<2xi32>) -> tensor<2x1xi32>
      %164 = "stablehlo.gather"(%159, %163) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<2x3xcomplex<f32>>, tensor<2x1xi32>) -> tensor<2x1xcomplex<f32>>
      %165 = "stablehlo.reshape"(%164) : (tensor<2x1xcomplex<f32>>) -> tensor<2xcomplex<f32>>
      %166 = "stablehlo.reshape"(%156) : (tensor<2xi32>) -> tensor<2x1xi32>
      %167 = "stablehlo.gather"(%159, %166) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<2x3xcomplex<f32>>, tensor<2x1xi32>) -> tensor<2x1xcomplex<f32>>
      %168 = "stablehlo.reshape"(%167) : (tensor<2x1xcomplex<f32>>) -> tensor<2xcomplex<f32>>
      %169 = "stablehlo.reshape"(%156) : (tensor<2xi32>) -> tensor<2x1xi32>
      %170 = "stablehlo.gather"(%162, %169) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<2x3xcomplex<f32>>, tensor<2x1xi32>) -> tensor<2x1xcomplex<f32>>
      %171 = "stablehlo.reshape"(%170) : (tensor<2x1xcomplex<f32>>) -> tensor<2xcomplex<f32>>
      %172 = "stablehlo.divide"(%165, %168) : (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
      %173 = "stablehlo.divide"(%171, %168) : (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
      %174 = "stablehlo.divide"(%171, %168) : (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
      %175 = "stablehlo.divide"(%165, %168) : (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
      %176 = "stablehlo.multiply"(%172, %173) : (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
      %177 = "stablehlo.constant"() <{value = dense<(-1.0, 0.0)> : tensor<2xcomplex<f32>>}> : () -> tensor<2xcomplex<f32>>
      %178 = "stablehlo.add"(%176, %177) : (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
      %179 = "stablehlo.multiply"(%168, %178) : (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
      %180 = "stablehlo.multiply"(%168, %178) : (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
      %181 = "stablehlo.broadcast_in_dim"(%174) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
      %182 = "stablehlo.broadcast_in_dim"(%179) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
      %183 = "stablehlo.multiply"(%159, %181) : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
      %184 = "stablehlo.subtract"(%183, %162) : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
      %185 = "stablehlo.divide"(%184, %182) : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
      %186 = "stablehlo.broadcast_in_dim"(%175) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
      %187 = "stablehlo.broadcast_in_dim"(%180) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
      %188 = "stablehlo.multiply"(%162, %186) : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
      %189 = "stablehlo.subtract"(%188, %159) : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
      %190 = "stablehlo.divide"(%189, %187) : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
      %191 = "stablehlo.constant"() <{value = dense<(1.0, 0.0)> : tensor<2xcomplex<f32>>}> : () -> tensor<2xcomplex<f32>>
      %192 = "stablehlo.select"(%105, %191, %165) : (tensor<2xi1>, tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
      %193 = "stablehlo.broadcast_in_dim"(%192) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
      %194 = "stablehlo.divide"(%159, %193) : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
      %195 = "stablehlo.broadcast_in_dim"(%111) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x3xi1>
      %196 = "stablehlo.select"(%195, %185, %194) : (tensor<2x3xi1>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
      %197 = "stablehlo.select"(%111, %156, %r36) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      %198 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
      %199 = "stablehlo.broadcast_in_dim"(%197) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3xi32>
      %200 = "stablehlo.compare"(%198, %199) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %201 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<2x3xcomplex<f32>>}> : () -> tensor<2x3xcomplex<f32>>
      %202 = "stablehlo.select"(%200, %196, %201) : (tensor<2x3xi1>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
      %203 = "stablehlo.select"(%200, %190, %201) : (tensor<2x3xi1>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
      %204 = "stablehlo.broadcast_in_dim"(%202) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
      %205 = "stablehlo.broadcast_in_dim"(%159) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
      %206 = "stablehlo.multiply"(%204, %205) : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
      %207 = "stablehlo.broadcast_in_dim"(%203) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
      %208 = "stablehlo.broadcast_in_dim"(%162) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
      %209 = "stablehlo.multiply"(%207, %208) : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
      %210 = "stablehlo.subtract"(%154, %206) : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
      %211 = "stablehlo.subtract"(%210, %209) : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
      %212 = "stablehlo.broadcast_in_dim"(%111) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x3x3xi1>
      %213 = "stablehlo.select"(%212, %211, %210) : (tensor<2x3x3xi1>, tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
      %214 = "stablehlo.broadcast_in_dim"(%200) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xi1>) -> tensor<2x3x3xi1>
      %215 = "stablehlo.broadcast_in_dim"(%200) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x3xi1>) -> tensor<2x3x3xi1>
      %216 = "stablehlo.and"(%214, %215) : (tensor<2x3x3xi1>, tensor<2x3x3xi1>) -> tensor<2x3x3xi1>
      %217 = "stablehlo.select"(%216, %213, %154) : (tensor<2x3x3xi1>, tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
      %218 = "stablehlo.broadcast_in_dim"(%105) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x3x3xi1>
      %219 = "stablehlo.select"(%218, %154, %217) : (tensor<2x3x3xi1>, tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
      %220 = "stablehlo.not"(%200) : (tensor<2x3xi1>) -> tensor<2x3xi1>
      %221 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
      %222 = "stablehlo.constant"() <{value = dense<1> : tensor<2xi32>}> : () -> tensor<2xi32>
      %223 = "stablehlo.add"(%r36, %222) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      %224 = "stablehlo.broadcast_in_dim"(%r36) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3xi32>
      %225 = "stablehlo.compare"(%221, %224) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %226 = "stablehlo.and"(%220, %225) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %227 = "stablehlo.select"(%226, %159, %202) : (tensor<2x3xi1>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
      %228 = "stablehlo.broadcast_in_dim"(%223) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3xi32>
      %229 = "stablehlo.compare"(%221, %228) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %230 = "stablehlo.and"(%220, %229) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %231 = "stablehlo.select"(%230, %162, %203) : (tensor<2x3xi1>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
      %232 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
      %233 = "stablehlo.broadcast_in_dim"(%r36) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3xi32>
      %234 = "stablehlo.broadcast_in_dim"(%121) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3xi32>
      %235 = "stablehlo.compare"(%232, %233) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %236 = "stablehlo.compare"(%232, %234) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %237 = "stablehlo.broadcast_in_dim"(%111) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x3xi1>
      %238 = "stablehlo.and"(%236, %237) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %239 = "stablehlo.broadcast_in_dim"(%39) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x3xi1>
      %240 = "stablehlo.and"(%235, %239) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %241 = "stablehlo.and"(%238, %239) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %242 = "stablehlo.broadcast_in_dim"(%240) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x3xi1>) -> tensor<2x3x3xi1>
      %243 = "stablehlo.broadcast_in_dim"(%227) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
      %244 = "stablehlo.select"(%242, %243, %r34) : (tensor<2x3x3xi1>, tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
      %245 = "stablehlo.broadcast_in_dim"(%241) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x3xi1>) -> tensor<2x3x3xi1>
      %246 = "stablehlo.broadcast_in_dim"(%231) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
      %247 = "stablehlo.select"(%245, %246, %244) : (tensor<2x3x3xi1>, tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
      %248 = "stablehlo.constant"() <{value = dense<1> : tensor<2xi32>}> : () -> tensor<2xi32>
      %249 = "stablehlo.add"(%112, %248) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      %250 = "stablehlo.negate"(%249) : (tensor<2xi32>) -> tensor<2xi32>
      %251 = "stablehlo.select"(%111, %250, %249) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      %252 = "stablehlo.broadcast_in_dim"(%251) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3xi32>
      %253 = "stablehlo.or"(%240, %241) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %254 = "stablehlo.select"(%253, %252, %r35) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %255 = "stablehlo.convert"(%111) : (tensor<2xi1>) -> tensor<2xi32>
      %256 = "stablehlo.add"(%121, %255) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      "stablehlo.return"(%219, %247, %254, %256, %119) : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>, tensor<2x3xi32>, tensor<2xi32>, tensor<2xi32>) -> ()
    }) : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>, tensor<2x3xi32>, tensor<2xi32>, tensor<2xi32>) -> (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>, tensor<2x3xi32>, tensor<2xi32>, tensor<2xi32>)
    return %257#1, %257#2, %257#4 : tensor<2x3x3xcomplex<f32>>, tensor<2x3xi32>, tensor<2xi32>
  }
}
