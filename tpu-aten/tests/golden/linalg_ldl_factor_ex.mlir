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
    %251:5 = "stablehlo.while"(%16, %17, %18, %19, %20) ({
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
      %66 = "stablehlo.convert"(%65) : (tensor<2xi32>) -> tensor<2xi64>
      %67 = "stablehlo.convert"(%66) : (tensor<2xi64>) -> tensor<2xi32>
      %68 = "stablehlo.reshape"(%67) : (tensor<2xi32>) -> tensor<2x1xi32>
      %69 = "stablehlo.gather"(%r33, %68) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 3>, indices_are_sorted = false}> : (tensor<2x3x3xf32>, tensor<2x1xi32>) -> tensor<2x1x3xf32>
      %70 = "stablehlo.reshape"(%69) : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
      %71 = "stablehlo.abs"(%70) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %72 = "stablehlo.broadcast_in_dim"(%67) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3xi32>
      %73 = "stablehlo.compare"(%44, %72) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %74 = "stablehlo.compare"(%44, %45) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %75 = "stablehlo.and"(%73, %74) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %76 = "stablehlo.select"(%75, %71, %47) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %77 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
      %81 = "stablehlo.reduce"(%76, %77) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r78: tensor<f32>, %r79: tensor<f32>):
        %80 = "stablehlo.maximum"(%r78, %r79) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%80) : (tensor<f32>) -> ()
      }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
      %82 = "stablehlo.reshape"(%r36) : (tensor<2xi32>) -> tensor<2x1xi32>
      %83 = "stablehlo.gather"(%43, %82) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<2x3xf32>, tensor<2x1xi32>) -> tensor<2x1xf32>
      %84 = "stablehlo.reshape"(%83) : (tensor<2x1xf32>) -> tensor<2xf32>
      %85 = "stablehlo.reshape"(%67) : (tensor<2xi32>) -> tensor<2x1xi32>
      %86 = "stablehlo.gather"(%71, %85) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<2x3xf32>, tensor<2x1xi32>) -> tensor<2x1xf32>
      %87 = "stablehlo.reshape"(%86) : (tensor<2x1xf32>) -> tensor<2xf32>
      %88 = "stablehlo.constant"() <{value = dense<0.6403882032022076> : tensor<2xf32>}> : () -> tensor<2xf32>
      %89 = "stablehlo.multiply"(%53, %88) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %90 = "stablehlo.compare"(%84, %89) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
      %91 = "stablehlo.divide"(%53, %81) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %92 = "stablehlo.multiply"(%89, %91) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %93 = "stablehlo.compare"(%84, %92) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
      %94 = "stablehlo.or"(%90, %93) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
      %95 = "stablehlo.maximum"(%84, %53) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %96 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2xf32>}> : () -> tensor<2xf32>
      %97 = "stablehlo.compare"(%95, %96) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
      %98 = "stablehlo.compare"(%84, %84) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
      %99 = "stablehlo.or"(%97, %98) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
      %100 = "stablehlo.or"(%94, %99) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
      %101 = "stablehlo.constant"() <{value = dense<0.6403882032022076> : tensor<2xf32>}> : () -> tensor<2xf32>
      %102 = "stablehlo.multiply"(%81, %101) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %103 = "stablehlo.compare"(%87, %102) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
      %104 = "stablehlo.or"(%103, %100) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
      %105 = "stablehlo.not"(%104) : (tensor<2xi1>) -> tensor<2xi1>
      %106 = "stablehlo.select"(%100, %r36, %67) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      %107 = "stablehlo.and"(%99, %39) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
      %108 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
      %109 = "stablehlo.compare"(%r37, %108) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
      %110 = "stablehlo.and"(%107, %109) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
      %111 = "stablehlo.constant"() <{value = dense<1> : tensor<2xi32>}> : () -> tensor<2xi32>
      %112 = "stablehlo.add"(%r36, %111) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      %113 = "stablehlo.select"(%110, %112, %r37) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      %114 = "stablehlo.constant"() <{value = dense<1> : tensor<2xi32>}> : () -> tensor<2xi32>
      %115 = "stablehlo.add"(%r36, %114) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      %116 = "stablehlo.select"(%105, %115, %r36) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      %117 = "stablehlo.reshape"(%116) : (tensor<2xi32>) -> tensor<2x1xi32>
      %118 = "stablehlo.gather"(%r33, %117) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 3>, indices_are_sorted = false}> : (tensor<2x3x3xf32>, tensor<2x1xi32>) -> tensor<2x1x3xf32>
      %119 = "stablehlo.reshape"(%118) : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
      %120 = "stablehlo.reshape"(%106) : (tensor<2xi32>) -> tensor<2x1xi32>
      %121 = "stablehlo.gather"(%r33, %120) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 3>, indices_are_sorted = false}> : (tensor<2x3x3xf32>, tensor<2x1xi32>) -> tensor<2x1x3xf32>
      %122 = "stablehlo.reshape"(%121) : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
      %123 = "stablehlo.broadcast_in_dim"(%119) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x3xf32>) -> tensor<2x3x3xf32>
      %124 = "stablehlo.broadcast_in_dim"(%122) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x3xf32>) -> tensor<2x3x3xf32>
      %125 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3x3xi32>
      %126 = "stablehlo.broadcast_in_dim"(%116) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3x3xi32>
      %127 = "stablehlo.broadcast_in_dim"(%106) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3x3xi32>
      %128 = "stablehlo.compare"(%125, %126) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
      %129 = "stablehlo.compare"(%125, %127) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
      %130 = "stablehlo.select"(%129, %123, %r33) : (tensor<2x3x3xi1>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
      %131 = "stablehlo.select"(%128, %124, %130) : (tensor<2x3x3xi1>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
      %132 = "stablehlo.transpose"(%131) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
      %133 = "stablehlo.reshape"(%116) : (tensor<2xi32>) -> tensor<2x1xi32>
      %134 = "stablehlo.gather"(%132, %133) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 3>, indices_are_sorted = false}> : (tensor<2x3x3xf32>, tensor<2x1xi32>) -> tensor<2x1x3xf32>
      %135 = "stablehlo.reshape"(%134) : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
      %136 = "stablehlo.reshape"(%106) : (tensor<2xi32>) -> tensor<2x1xi32>
      %137 = "stablehlo.gather"(%132, %136) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 3>, indices_are_sorted = false}> : (tensor<2x3x3xf32>, tensor<2x1xi32>) -> tensor<2x1x3xf32>
      %138 = "stablehlo.reshape"(%137) : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
      %139 = "stablehlo.broadcast_in_dim"(%135) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x3xf32>) -> tensor<2x3x3xf32>
      %140 = "stablehlo.broadcast_in_dim"(%138) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x3xf32>) -> tensor<2x3x3xf32>
      %141 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3x3xi32>
      %142 = "stablehlo.broadcast_in_dim"(%116) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3x3xi32>
      %143 = "stablehlo.broadcast_in_dim"(%106) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3x3xi32>
      %144 = "stablehlo.compare"(%141, %142) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
      %145 = "stablehlo.compare"(%141, %143) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
      %146 = "stablehlo.select"(%145, %139, %132) : (tensor<2x3x3xi1>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
      %147 = "stablehlo.select"(%144, %140, %146) : (tensor<2x3x3xi1>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
      %148 = "stablehlo.transpose"(%147) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
      %149 = "stablehlo.constant"() <{value = dense<1> : tensor<2xi32>}> : () -> tensor<2xi32>
      %150 = "stablehlo.add"(%r36, %149) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      %151 = "stablehlo.reshape"(%r36) : (tensor<2xi32>) -> tensor<2x1xi32>
      %152 = "stablehlo.gather"(%148, %151) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 3>, indices_are_sorted = false}> : (tensor<2x3x3xf32>, tensor<2x1xi32>) -> tensor<2x1x3xf32>
      %153 = "stablehlo.reshape"(%152) : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
      %154 = "stablehlo.reshape"(%150) : (tensor<2xi32>) -> tensor<2x1xi32>
      %155 = "stablehlo.gather"(%148, %154) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 3>, indices_are_sorted = false}> : (tensor<2x3x3xf32>, tensor<2x1xi32>) -> tensor<2x1x3xf32>
      %156 = "stablehlo.reshape"(%155) : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
      %157 = "stablehlo.reshape"(%r36) : (tensor<2xi32>) -> tensor<2x1xi32>
      %158 = "stablehlo.gather"(%153, %157) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<2x3xf32>, tensor<2x1xi32>) -> tensor<2x1xf32>
      %159 = "stablehlo.reshape"(%158) : (tensor<2x1xf32>) -> tensor<2xf32>
      %160 = "stablehlo.reshape"(%150) : (tensor<2xi32>) -> tensor<2x1xi32>
      %161 = "stablehlo.gather"(%153, %160) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<2x3xf32>, tensor<2x1xi32>) -> tensor<2x1xf32>
      %162 = "stablehlo.reshape"(%161) : (tensor<2x1xf32>) -> tensor<2xf32>
      %163 = "stablehlo.reshape"(%150) : (tensor<2xi32>) -> tensor<2x1xi32>
      %164 = "stablehlo.gather"(%156, %163) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<2x3xf32>, tensor<2x1xi32>) -> tensor<2x1xf32>
      %165 = "stablehlo.reshape"(%164) : (tensor<2x1xf32>) -> tensor<2xf32>
      %166 = "stablehlo.divide"(%159, %162) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %167 = "stablehlo.divide"(%165, %162) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %168 = "stablehlo.divide"(%165, %162) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %169 = "stablehlo.divide"(%159, %162) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %170 = "stablehlo.multiply"(%166, %167) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %171 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<2xf32>}> : () -> tensor<2xf32>
      %172 = "stablehlo.add"(%170, %171) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %173 = "stablehlo.multiply"(%162, %172) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %174 = "stablehlo.multiply"(%162, %172) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %175 = "stablehlo.broadcast_in_dim"(%168) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf32>) -> tensor<2x3xf32>
      %176 = "stablehlo.broadcast_in_dim"(%173) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf32>) -> tensor<2x3xf32>
      %177 = "stablehlo.multiply"(%153, %175) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %178 = "stablehlo.subtract"(%177, %156) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %179 = "stablehlo.divide"(%178, %176) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %180 = "stablehlo.broadcast_in_dim"(%169) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf32>) -> tensor<2x3xf32>
      %181 = "stablehlo.broadcast_in_dim"(%174) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf32>) -> tensor<2x3xf32>
      %182 = "stablehlo.multiply"(%156, %180) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %183 = "stablehlo.subtract"(%182, %153) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %184 = "stablehlo.divide"(%183, %181) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %185 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2xf32>}> : () -> tensor<2xf32>
      %186 = "stablehlo.select"(%99, %185, %159) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %187 = "stablehlo.broadcast_in_dim"(%186) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf32>) -> tensor<2x3xf32>
      %188 = "stablehlo.divide"(%153, %187) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %189 = "stablehlo.broadcast_in_dim"(%105) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x3xi1>
      %190 = "stablehlo.select"(%189, %179, %188) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %191 = "stablehlo.select"(%105, %150, %r36) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      %192 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
      %193 = "stablehlo.broadcast_in_dim"(%191) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3xi32>
      %194 = "stablehlo.compare"(%192, %193) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %195 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %196 = "stablehlo.select"(%194, %190, %195) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %197 = "stablehlo.select"(%194, %184, %195) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %198 = "stablehlo.broadcast_in_dim"(%196) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x3xf32>
      %199 = "stablehlo.broadcast_in_dim"(%153) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x3xf32>) -> tensor<2x3x3xf32>
      %200 = "stablehlo.multiply"(%198, %199) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
      %201 = "stablehlo.broadcast_in_dim"(%197) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x3xf32>
      %202 = "stablehlo.broadcast_in_dim"(%156) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x3xf32>) -> tensor<2x3x3xf32>
      %203 = "stablehlo.multiply"(%201, %202) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
      %204 = "stablehlo.subtract"(%148, %200) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
      %205 = "stablehlo.subtract"(%204, %203) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
      %206 = "stablehlo.broadcast_in_dim"(%105) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x3x3xi1>
      %207 = "stablehlo.select"(%206, %205, %204) : (tensor<2x3x3xi1>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
      %208 = "stablehlo.broadcast_in_dim"(%194) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xi1>) -> tensor<2x3x3xi1>
      %209 = "stablehlo.broadcast_in_dim"(%194) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x3xi1>) -> tensor<2x3x3xi1>
      %210 = "stablehlo.and"(%208, %209) : (tensor<2x3x3xi1>, tensor<2x3x3xi1>) -> tensor<2x3x3xi1>
      %211 = "stablehlo.select"(%210, %207, %148) : (tensor<2x3x3xi1>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
      %212 = "stablehlo.broadcast_in_dim"(%99) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x3x3xi1>
      %213 = "stablehlo.select"(%212, %148, %211) : (tensor<2x3x3xi1>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
      %214 = "stablehlo.not"(%194) : (tensor<2x3xi1>) -> tensor<2x3xi1>
      %215 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
      %216 = "stablehlo.constant"() <{value = dense<1> : tensor<2xi32>}> : () -> tensor<2xi32>
      %217 = "stablehlo.add"(%r36, %216) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      %218 = "stablehlo.broadcast_in_dim"(%r36) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3xi32>
      %219 = "stablehlo.compare"(%215, %218) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %220 = "stablehlo.and"(%214, %219) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %221 = "stablehlo.select"(%220, %153, %196) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %222 = "stablehlo.broadcast_in_dim"(%217) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3xi32>
      %223 = "stablehlo.compare"(%215, %222) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %224 = "stablehlo.and"(%214, %223) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %225 = "stablehlo.select"(%224, %156, %197) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %226 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
      %227 = "stablehlo.broadcast_in_dim"(%r36) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3xi32>
      %228 = "stablehlo.broadcast_in_dim"(%115) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3xi32>
      %229 = "stablehlo.compare"(%226, %227) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %230 = "stablehlo.compare"(%226, %228) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %231 = "stablehlo.broadcast_in_dim"(%105) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x3xi1>
      %232 = "stablehlo.and"(%230, %231) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %233 = "stablehlo.broadcast_in_dim"(%39) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x3xi1>
      %234 = "stablehlo.and"(%229, %233) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %235 = "stablehlo.and"(%232, %233) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %236 = "stablehlo.broadcast_in_dim"(%234) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x3xi1>) -> tensor<2x3x3xi1>
      %237 = "stablehlo.broadcast_in_dim"(%221) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x3xf32>
      %238 = "stablehlo.select"(%236, %237, %r34) : (tensor<2x3x3xi1>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
      %239 = "stablehlo.broadcast_in_dim"(%235) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x3xi1>) -> tensor<2x3x3xi1>
      %240 = "stablehlo.broadcast_in_dim"(%225) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x3xf32>
      %241 = "stablehlo.select"(%239, %240, %238) : (tensor<2x3x3xi1>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
      %242 = "stablehlo.constant"() <{value = dense<1> : tensor<2xi32>}> : () -> tensor<2xi32>
      %243 = "stablehlo.add"(%106, %242) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      %244 = "stablehlo.negate"(%243) : (tensor<2xi32>) -> tensor<2xi32>
      %245 = "stablehlo.select"(%105, %244, %243) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      %246 = "stablehlo.broadcast_in_dim"(%245) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3xi32>
      %247 = "stablehlo.or"(%234, %235) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %248 = "stablehlo.select"(%247, %246, %r35) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %249 = "stablehlo.convert"(%105) : (tensor<2xi1>) -> tensor<2xi32>
      %250 = "stablehlo.add"(%115, %249) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      "stablehlo.return"(%213, %241, %248, %250, %113) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>, tensor<2x3xi32>, tensor<2xi32>, tensor<2xi32>) -> ()
    }) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>, tensor<2x3xi32>, tensor<2xi32>, tensor<2xi32>) -> (tensor<2x3x3xf32>, tensor<2x3x3xf32>, tensor<2x3xi32>, tensor<2xi32>, tensor<2xi32>)
    return %251#1, %251#2, %251#4 : tensor<2x3x3xf32>, tensor<2x3xi32>, tensor<2xi32>
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
    %252:5 = "stablehlo.while"(%17, %18, %19, %20, %21) ({
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
      %67 = "stablehlo.convert"(%66) : (tensor<1xi32>) -> tensor<1xi64>
      %68 = "stablehlo.convert"(%67) : (tensor<1xi64>) -> tensor<1xi32>
      %69 = "stablehlo.reshape"(%68) : (tensor<1xi32>) -> tensor<1x1xi32>
      %70 = "stablehlo.gather"(%r34, %69) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 3>, indices_are_sorted = false}> : (tensor<1x3x3xf32>, tensor<1x1xi32>) -> tensor<1x1x3xf32>
      %71 = "stablehlo.reshape"(%70) : (tensor<1x1x3xf32>) -> tensor<1x3xf32>
      %72 = "stablehlo.abs"(%71) : (tensor<1x3xf32>) -> tensor<1x3xf32>
      %73 = "stablehlo.broadcast_in_dim"(%68) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3xi32>
      %74 = "stablehlo.compare"(%45, %73) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %75 = "stablehlo.compare"(%45, %46) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %76 = "stablehlo.and"(%74, %75) : (tensor<1x3xi1>, tensor<1x3xi1>) -> tensor<1x3xi1>
      %77 = "stablehlo.select"(%76, %72, %48) : (tensor<1x3xi1>, tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %78 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
      %82 = "stablehlo.reduce"(%77, %78) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r79: tensor<f32>, %r80: tensor<f32>):
        %81 = "stablehlo.maximum"(%r79, %r80) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%81) : (tensor<f32>) -> ()
      }) : (tensor<1x3xf32>, tensor<f32>) -> tensor<1xf32>
      %83 = "stablehlo.reshape"(%r37) : (tensor<1xi32>) -> tensor<1x1xi32>
      %84 = "stablehlo.gather"(%44, %83) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<1x3xf32>, tensor<1x1xi32>) -> tensor<1x1xf32>
      %85 = "stablehlo.reshape"(%84) : (tensor<1x1xf32>) -> tensor<1xf32>
      %86 = "stablehlo.reshape"(%68) : (tensor<1xi32>) -> tensor<1x1xi32>
      %87 = "stablehlo.gather"(%72, %86) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<1x3xf32>, tensor<1x1xi32>) -> tensor<1x1xf32>
      %88 = "stablehlo.reshape"(%87) : (tensor<1x1xf32>) -> tensor<1xf32>
      %89 = "stablehlo.constant"() <{value = dense<0.6403882032022076> : tensor<1xf32>}> : () -> tensor<1xf32>
      %90 = "stablehlo.multiply"(%54, %89) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %91 = "stablehlo.compare"(%85, %90) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
      %92 = "stablehlo.divide"(%54, %82) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %93 = "stablehlo.multiply"(%90, %92) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %94 = "stablehlo.compare"(%85, %93) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
      %95 = "stablehlo.or"(%91, %94) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
      %96 = "stablehlo.maximum"(%85, %54) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %97 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
      %98 = "stablehlo.compare"(%96, %97) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
      %99 = "stablehlo.compare"(%85, %85) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
      %100 = "stablehlo.or"(%98, %99) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
      %101 = "stablehlo.or"(%95, %100) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
      %102 = "stablehlo.constant"() <{value = dense<0.6403882032022076> : tensor<1xf32>}> : () -> tensor<1xf32>
      %103 = "stablehlo.multiply"(%82, %102) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %104 = "stablehlo.compare"(%88, %103) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
      %105 = "stablehlo.or"(%104, %101) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
      %106 = "stablehlo.not"(%105) : (tensor<1xi1>) -> tensor<1xi1>
      %107 = "stablehlo.select"(%101, %r37, %68) : (tensor<1xi1>, tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
      %108 = "stablehlo.and"(%100, %40) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
      %109 = "stablehlo.constant"() <{value = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
      %110 = "stablehlo.compare"(%r38, %109) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
      %111 = "stablehlo.and"(%108, %110) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
      %112 = "stablehlo.constant"() <{value = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
      %113 = "stablehlo.add"(%r37, %112) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
      %114 = "stablehlo.select"(%111, %113, %r38) : (tensor<1xi1>, tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
      %115 = "stablehlo.constant"() <{value = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
      %116 = "stablehlo.add"(%r37, %115) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
      %117 = "stablehlo.select"(%106, %116, %r37) : (tensor<1xi1>, tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
      %118 = "stablehlo.reshape"(%117) : (tensor<1xi32>) -> tensor<1x1xi32>
      %119 = "stablehlo.gather"(%r34, %118) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 3>, indices_are_sorted = false}> : (tensor<1x3x3xf32>, tensor<1x1xi32>) -> tensor<1x1x3xf32>
      %120 = "stablehlo.reshape"(%119) : (tensor<1x1x3xf32>) -> tensor<1x3xf32>
      %121 = "stablehlo.reshape"(%107) : (tensor<1xi32>) -> tensor<1x1xi32>
      %122 = "stablehlo.gather"(%r34, %121) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 3>, indices_are_sorted = false}> : (tensor<1x3x3xf32>, tensor<1x1xi32>) -> tensor<1x1x3xf32>
      %123 = "stablehlo.reshape"(%122) : (tensor<1x1x3xf32>) -> tensor<1x3xf32>
      %124 = "stablehlo.broadcast_in_dim"(%120) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x3xf32>) -> tensor<1x3x3xf32>
      %125 = "stablehlo.broadcast_in_dim"(%123) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x3xf32>) -> tensor<1x3x3xf32>
      %126 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x3xi32>
      %127 = "stablehlo.broadcast_in_dim"(%117) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3x3xi32>
      %128 = "stablehlo.broadcast_in_dim"(%107) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3x3xi32>
      %129 = "stablehlo.compare"(%126, %127) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
      %130 = "stablehlo.compare"(%126, %128) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
      %131 = "stablehlo.select"(%130, %124, %r34) : (tensor<1x3x3xi1>, tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
      %132 = "stablehlo.select"(%129, %125, %131) : (tensor<1x3x3xi1>, tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
      %133 = "stablehlo.transpose"(%132) <{permutation = array<i64: 0, 2, 1>}> : (tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
      %134 = "stablehlo.reshape"(%117) : (tensor<1xi32>) -> tensor<1x1xi32>
      %135 = "stablehlo.gather"(%133, %134) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 3>, indices_are_sorted = false}> : (tensor<1x3x3xf32>, tensor<1x1xi32>) -> tensor<1x1x3xf32>
      %136 = "stablehlo.reshape"(%135) : (tensor<1x1x3xf32>) -> tensor<1x3xf32>
      %137 = "stablehlo.reshape"(%107) : (tensor<1xi32>) -> tensor<1x1xi32>
      %138 = "stablehlo.gather"(%133, %137) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 3>, indices_are_sorted = false}> : (tensor<1x3x3xf32>, tensor<1x1xi32>) -> tensor<1x1x3xf32>
      %139 = "stablehlo.reshape"(%138) : (tensor<1x1x3xf32>) -> tensor<1x3xf32>
      %140 = "stablehlo.broadcast_in_dim"(%136) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x3xf32>) -> tensor<1x3x3xf32>
      %141 = "stablehlo.broadcast_in_dim"(%139) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x3xf32>) -> tensor<1x3x3xf32>
      %142 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x3xi32>
      %143 = "stablehlo.broadcast_in_dim"(%117) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3x3xi32>
      %144 = "stablehlo.broadcast_in_dim"(%107) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3x3xi32>
      %145 = "stablehlo.compare"(%142, %143) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
      %146 = "stablehlo.compare"(%142, %144) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
      %147 = "stablehlo.select"(%146, %140, %133) : (tensor<1x3x3xi1>, tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
      %148 = "stablehlo.select"(%145, %141, %147) : (tensor<1x3x3xi1>, tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
      %149 = "stablehlo.transpose"(%148) <{permutation = array<i64: 0, 2, 1>}> : (tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
      %150 = "stablehlo.constant"() <{value = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
      %151 = "stablehlo.add"(%r37, %150) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
      %152 = "stablehlo.reshape"(%r37) : (tensor<1xi32>) -> tensor<1x1xi32>
      %153 = "stablehlo.gather"(%149, %152) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 3>, indices_are_sorted = false}> : (tensor<1x3x3xf32>, tensor<1x1xi32>) -> tensor<1x1x3xf32>
      %154 = "stablehlo.reshape"(%153) : (tensor<1x1x3xf32>) -> tensor<1x3xf32>
      %155 = "stablehlo.reshape"(%151) : (tensor<1xi32>) -> tensor<1x1xi32>
      %156 = "stablehlo.gather"(%149, %155) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 3>, indices_are_sorted = false}> : (tensor<1x3x3xf32>, tensor<1x1xi32>) -> tensor<1x1x3xf32>
      %157 = "stablehlo.reshape"(%156) : (tensor<1x1x3xf32>) -> tensor<1x3xf32>
      %158 = "stablehlo.reshape"(%r37) : (tensor<1xi32>) -> tensor<1x1xi32>
      %159 = "stablehlo.gather"(%154, %158) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<1x3xf32>, tensor<1x1xi32>) -> tensor<1x1xf32>
      %160 = "stablehlo.reshape"(%159) : (tensor<1x1xf32>) -> tensor<1xf32>
      %161 = "stablehlo.reshape"(%151) : (tensor<1xi32>) -> tensor<1x1xi32>
      %162 = "stablehlo.gather"(%154, %161) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<1x3xf32>, tensor<1x1xi32>) -> tensor<1x1xf32>
      %163 = "stablehlo.reshape"(%162) : (tensor<1x1xf32>) -> tensor<1xf32>
      %164 = "stablehlo.reshape"(%151) : (tensor<1xi32>) -> tensor<1x1xi32>
      %165 = "stablehlo.gather"(%157, %164) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<1x3xf32>, tensor<1x1xi32>) -> tensor<1x1xf32>
      %166 = "stablehlo.reshape"(%165) : (tensor<1x1xf32>) -> tensor<1xf32>
      %167 = "stablehlo.divide"(%160, %163) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %168 = "stablehlo.divide"(%166, %163) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %169 = "stablehlo.divide"(%166, %163) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %170 = "stablehlo.divide"(%160, %163) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %171 = "stablehlo.multiply"(%167, %168) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %172 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<1xf32>}> : () -> tensor<1xf32>
      %173 = "stablehlo.add"(%171, %172) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %174 = "stablehlo.multiply"(%163, %173) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %175 = "stablehlo.multiply"(%163, %173) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %176 = "stablehlo.broadcast_in_dim"(%169) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<1x3xf32>
      %177 = "stablehlo.broadcast_in_dim"(%174) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<1x3xf32>
      %178 = "stablehlo.multiply"(%154, %176) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %179 = "stablehlo.subtract"(%178, %157) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %180 = "stablehlo.divide"(%179, %177) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %181 = "stablehlo.broadcast_in_dim"(%170) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<1x3xf32>
      %182 = "stablehlo.broadcast_in_dim"(%175) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<1x3xf32>
      %183 = "stablehlo.multiply"(%157, %181) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %184 = "stablehlo.subtract"(%183, %154) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %185 = "stablehlo.divide"(%184, %182) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %186 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1xf32>}> : () -> tensor<1xf32>
      %187 = "stablehlo.select"(%100, %186, %160) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %188 = "stablehlo.broadcast_in_dim"(%187) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<1x3xf32>
      %189 = "stablehlo.divide"(%154, %188) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %190 = "stablehlo.broadcast_in_dim"(%106) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi1>) -> tensor<1x3xi1>
      %191 = "stablehlo.select"(%190, %180, %189) : (tensor<1x3xi1>, tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %192 = "stablehlo.select"(%106, %151, %r37) : (tensor<1xi1>, tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
      %193 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
      %194 = "stablehlo.broadcast_in_dim"(%192) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3xi32>
      %195 = "stablehlo.compare"(%193, %194) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %196 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x3xf32>}> : () -> tensor<1x3xf32>
      %197 = "stablehlo.select"(%195, %191, %196) : (tensor<1x3xi1>, tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %198 = "stablehlo.select"(%195, %185, %196) : (tensor<1x3xi1>, tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %199 = "stablehlo.broadcast_in_dim"(%197) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xf32>) -> tensor<1x3x3xf32>
      %200 = "stablehlo.broadcast_in_dim"(%154) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x3xf32>) -> tensor<1x3x3xf32>
      %201 = "stablehlo.multiply"(%199, %200) : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
      %202 = "stablehlo.broadcast_in_dim"(%198) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xf32>) -> tensor<1x3x3xf32>
      %203 = "stablehlo.broadcast_in_dim"(%157) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x3xf32>) -> tensor<1x3x3xf32>
      %204 = "stablehlo.multiply"(%202, %203) : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
      %205 = "stablehlo.subtract"(%149, %201) : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
      %206 = "stablehlo.subtract"(%205, %204) : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
      %207 = "stablehlo.broadcast_in_dim"(%106) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi1>) -> tensor<1x3x3xi1>
      %208 = "stablehlo.select"(%207, %206, %205) : (tensor<1x3x3xi1>, tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
      %209 = "stablehlo.broadcast_in_dim"(%195) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xi1>) -> tensor<1x3x3xi1>
      %210 = "stablehlo.broadcast_in_dim"(%195) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x3xi1>) -> tensor<1x3x3xi1>
      %211 = "stablehlo.and"(%209, %210) : (tensor<1x3x3xi1>, tensor<1x3x3xi1>) -> tensor<1x3x3xi1>
      %212 = "stablehlo.select"(%211, %208, %149) : (tensor<1x3x3xi1>, tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
      %213 = "stablehlo.broadcast_in_dim"(%100) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi1>) -> tensor<1x3x3xi1>
      %214 = "stablehlo.select"(%213, %149, %212) : (tensor<1x3x3xi1>, tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
      %215 = "stablehlo.not"(%195) : (tensor<1x3xi1>) -> tensor<1x3xi1>
      %216 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
      %217 = "stablehlo.constant"() <{value = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
      %218 = "stablehlo.add"(%r37, %217) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
      %219 = "stablehlo.broadcast_in_dim"(%r37) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3xi32>
      %220 = "stablehlo.compare"(%216, %219) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %221 = "stablehlo.and"(%215, %220) : (tensor<1x3xi1>, tensor<1x3xi1>) -> tensor<1x3xi1>
      %222 = "stablehlo.select"(%221, %154, %197) : (tensor<1x3xi1>, tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %223 = "stablehlo.broadcast_in_dim"(%218) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3xi32>
      %224 = "stablehlo.compare"(%216, %223) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %225 = "stablehlo.and"(%215, %224) : (tensor<1x3xi1>, tensor<1x3xi1>) -> tensor<1x3xi1>
      %226 = "stablehlo.select"(%225, %157, %198) : (tensor<1x3xi1>, tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %227 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
      %228 = "stablehlo.broadcast_in_dim"(%r37) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3xi32>
      %229 = "stablehlo.broadcast_in_dim"(%116) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3xi32>
      %230 = "stablehlo.compare"(%227, %228) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %231 = "stablehlo.compare"(%227, %229) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %232 = "stablehlo.broadcast_in_dim"(%106) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi1>) -> tensor<1x3xi1>
      %233 = "stablehlo.and"(%231, %232) : (tensor<1x3xi1>, tensor<1x3xi1>) -> tensor<1x3xi1>
      %234 = "stablehlo.broadcast_in_dim"(%40) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi1>) -> tensor<1x3xi1>
      %235 = "stablehlo.and"(%230, %234) : (tensor<1x3xi1>, tensor<1x3xi1>) -> tensor<1x3xi1>
      %236 = "stablehlo.and"(%233, %234) : (tensor<1x3xi1>, tensor<1x3xi1>) -> tensor<1x3xi1>
      %237 = "stablehlo.broadcast_in_dim"(%235) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x3xi1>) -> tensor<1x3x3xi1>
      %238 = "stablehlo.broadcast_in_dim"(%222) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xf32>) -> tensor<1x3x3xf32>
      %239 = "stablehlo.select"(%237, %238, %r35) : (tensor<1x3x3xi1>, tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
      %240 = "stablehlo.broadcast_in_dim"(%236) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x3xi1>) -> tensor<1x3x3xi1>
      %241 = "stablehlo.broadcast_in_dim"(%226) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xf32>) -> tensor<1x3x3xf32>
      %242 = "stablehlo.select"(%240, %241, %239) : (tensor<1x3x3xi1>, tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
      %243 = "stablehlo.constant"() <{value = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
      %244 = "stablehlo.add"(%107, %243) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
      %245 = "stablehlo.negate"(%244) : (tensor<1xi32>) -> tensor<1xi32>
      %246 = "stablehlo.select"(%106, %245, %244) : (tensor<1xi1>, tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
      %247 = "stablehlo.broadcast_in_dim"(%246) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3xi32>
      %248 = "stablehlo.or"(%235, %236) : (tensor<1x3xi1>, tensor<1x3xi1>) -> tensor<1x3xi1>
      %249 = "stablehlo.select"(%248, %247, %r36) : (tensor<1x3xi1>, tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi32>
      %250 = "stablehlo.convert"(%106) : (tensor<1xi1>) -> tensor<1xi32>
      %251 = "stablehlo.add"(%116, %250) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
      "stablehlo.return"(%214, %242, %249, %251, %114) : (tensor<1x3x3xf32>, tensor<1x3x3xf32>, tensor<1x3xi32>, tensor<1xi32>, tensor<1xi32>) -> ()
    }) : (tensor<1x3x3xf32>, tensor<1x3x3xf32>, tensor<1x3xi32>, tensor<1xi32>, tensor<1xi32>) -> (tensor<1x3x3xf32>, tensor<1x3x3xf32>, tensor<1x3xi32>, tensor<1xi32>, tensor<1xi32>)
    %253 = "stablehlo.reshape"(%252#1) : (tensor<1x3x3xf32>) -> tensor<3x3xf32>
    %254 = "stablehlo.reshape"(%252#2) : (tensor<1x3xi32>) -> tensor<3xi32>
    %255 = "stablehlo.reshape"(%252#4) : (tensor<1xi32>) -> tensor<i32>
    return %253, %254, %255 : tensor<3x3xf32>, tensor<3xi32>, tensor<i32>
  }
}

// T[0,0], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<0x0xf32>) -> (tensor<0x0xf32>, tensor<0xi32>, tensor<i32>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<0x0xf32>) -> tensor<1x0x0xf32>
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<1x0xi32>}> : () -> tensor<1x0xi32>
    %2 = "stablehlo.constant"() <{value = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
    %3 = "stablehlo.reshape"(%0) : (tensor<1x0x0xf32>) -> tensor<0x0xf32>
    %4 = "stablehlo.reshape"(%1) : (tensor<1x0xi32>) -> tensor<0xi32>
    %5 = "stablehlo.reshape"(%2) : (tensor<1xi32>) -> tensor<i32>
    return %3, %4, %5 : tensor<0x0xf32>, tensor<0xi32>, tensor<i32>
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
    %251:5 = "stablehlo.while"(%16, %17, %18, %19, %20) ({
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
      %66 = "stablehlo.convert"(%65) : (tensor<2xi32>) -> tensor<2xi64>
      %67 = "stablehlo.convert"(%66) : (tensor<2xi64>) -> tensor<2xi32>
      %68 = "stablehlo.reshape"(%67) : (tensor<2xi32>) -> tensor<2x1xi32>
      %69 = "stablehlo.gather"(%r33, %68) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 3>, indices_are_sorted = false}> : (tensor<2x3x3xf64>, tensor<2x1xi32>) -> tensor<2x1x3xf64>
      %70 = "stablehlo.reshape"(%69) : (tensor<2x1x3xf64>) -> tensor<2x3xf64>
      %71 = "stablehlo.abs"(%70) : (tensor<2x3xf64>) -> tensor<2x3xf64>
      %72 = "stablehlo.broadcast_in_dim"(%67) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3xi32>
      %73 = "stablehlo.compare"(%44, %72) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %74 = "stablehlo.compare"(%44, %45) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %75 = "stablehlo.and"(%73, %74) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %76 = "stablehlo.select"(%75, %71, %47) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %77 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<f64>}> : () -> tensor<f64>
      %81 = "stablehlo.reduce"(%76, %77) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r78: tensor<f64>, %r79: tensor<f64>):
        %80 = "stablehlo.maximum"(%r78, %r79) : (tensor<f64>, tensor<f64>) -> tensor<f64>
        "stablehlo.return"(%80) : (tensor<f64>) -> ()
      }) : (tensor<2x3xf64>, tensor<f64>) -> tensor<2xf64>
      %82 = "stablehlo.reshape"(%r36) : (tensor<2xi32>) -> tensor<2x1xi32>
      %83 = "stablehlo.gather"(%43, %82) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<2x3xf64>, tensor<2x1xi32>) -> tensor<2x1xf64>
      %84 = "stablehlo.reshape"(%83) : (tensor<2x1xf64>) -> tensor<2xf64>
      %85 = "stablehlo.reshape"(%67) : (tensor<2xi32>) -> tensor<2x1xi32>
      %86 = "stablehlo.gather"(%71, %85) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<2x3xf64>, tensor<2x1xi32>) -> tensor<2x1xf64>
      %87 = "stablehlo.reshape"(%86) : (tensor<2x1xf64>) -> tensor<2xf64>
      %88 = "stablehlo.constant"() <{value = dense<0.6403882032022076> : tensor<2xf64>}> : () -> tensor<2xf64>
      %89 = "stablehlo.multiply"(%53, %88) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
      %90 = "stablehlo.compare"(%84, %89) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
      %91 = "stablehlo.divide"(%53, %81) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
      %92 = "stablehlo.multiply"(%89, %91) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
      %93 = "stablehlo.compare"(%84, %92) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
      %94 = "stablehlo.or"(%90, %93) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
      %95 = "stablehlo.maximum"(%84, %53) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
      %96 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2xf64>}> : () -> tensor<2xf64>
      %97 = "stablehlo.compare"(%95, %96) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
      %98 = "stablehlo.compare"(%84, %84) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
      %99 = "stablehlo.or"(%97, %98) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
      %100 = "stablehlo.or"(%94, %99) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
      %101 = "stablehlo.constant"() <{value = dense<0.6403882032022076> : tensor<2xf64>}> : () -> tensor<2xf64>
      %102 = "stablehlo.multiply"(%81, %101) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
      %103 = "stablehlo.compare"(%87, %102) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
      %104 = "stablehlo.or"(%103, %100) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
      %105 = "stablehlo.not"(%104) : (tensor<2xi1>) -> tensor<2xi1>
      %106 = "stablehlo.select"(%100, %r36, %67) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      %107 = "stablehlo.and"(%99, %39) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
      %108 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
      %109 = "stablehlo.compare"(%r37, %108) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
      %110 = "stablehlo.and"(%107, %109) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
      %111 = "stablehlo.constant"() <{value = dense<1> : tensor<2xi32>}> : () -> tensor<2xi32>
      %112 = "stablehlo.add"(%r36, %111) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      %113 = "stablehlo.select"(%110, %112, %r37) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      %114 = "stablehlo.constant"() <{value = dense<1> : tensor<2xi32>}> : () -> tensor<2xi32>
      %115 = "stablehlo.add"(%r36, %114) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      %116 = "stablehlo.select"(%105, %115, %r36) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      %117 = "stablehlo.reshape"(%116) : (tensor<2xi32>) -> tensor<2x1xi32>
      %118 = "stablehlo.gather"(%r33, %117) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 3>, indices_are_sorted = false}> : (tensor<2x3x3xf64>, tensor<2x1xi32>) -> tensor<2x1x3xf64>
      %119 = "stablehlo.reshape"(%118) : (tensor<2x1x3xf64>) -> tensor<2x3xf64>
      %120 = "stablehlo.reshape"(%106) : (tensor<2xi32>) -> tensor<2x1xi32>
      %121 = "stablehlo.gather"(%r33, %120) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 3>, indices_are_sorted = false}> : (tensor<2x3x3xf64>, tensor<2x1xi32>) -> tensor<2x1x3xf64>
      %122 = "stablehlo.reshape"(%121) : (tensor<2x1x3xf64>) -> tensor<2x3xf64>
      %123 = "stablehlo.broadcast_in_dim"(%119) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x3xf64>) -> tensor<2x3x3xf64>
      %124 = "stablehlo.broadcast_in_dim"(%122) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x3xf64>) -> tensor<2x3x3xf64>
      %125 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3x3xi32>
      %126 = "stablehlo.broadcast_in_dim"(%116) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3x3xi32>
      %127 = "stablehlo.broadcast_in_dim"(%106) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3x3xi32>
      %128 = "stablehlo.compare"(%125, %126) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
      %129 = "stablehlo.compare"(%125, %127) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
      %130 = "stablehlo.select"(%129, %123, %r33) : (tensor<2x3x3xi1>, tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
      %131 = "stablehlo.select"(%128, %124, %130) : (tensor<2x3x3xi1>, tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
      %132 = "stablehlo.transpose"(%131) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
      %133 = "stablehlo.reshape"(%116) : (tensor<2xi32>) -> tensor<2x1xi32>
      %134 = "stablehlo.gather"(%132, %133) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 3>, indices_are_sorted = false}> : (tensor<2x3x3xf64>, tensor<2x1xi32>) -> tensor<2x1x3xf64>
      %135 = "stablehlo.reshape"(%134) : (tensor<2x1x3xf64>) -> tensor<2x3xf64>
      %136 = "stablehlo.reshape"(%106) : (tensor<2xi32>) -> tensor<2x1xi32>
      %137 = "stablehlo.gather"(%132, %136) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 3>, indices_are_sorted = false}> : (tensor<2x3x3xf64>, tensor<2x1xi32>) -> tensor<2x1x3xf64>
      %138 = "stablehlo.reshape"(%137) : (tensor<2x1x3xf64>) -> tensor<2x3xf64>
      %139 = "stablehlo.broadcast_in_dim"(%135) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x3xf64>) -> tensor<2x3x3xf64>
      %140 = "stablehlo.broadcast_in_dim"(%138) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x3xf64>) -> tensor<2x3x3xf64>
      %141 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3x3xi32>
      %142 = "stablehlo.broadcast_in_dim"(%116) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3x3xi32>
      %143 = "stablehlo.broadcast_in_dim"(%106) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3x3xi32>
      %144 = "stablehlo.compare"(%141, %142) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
      %145 = "stablehlo.compare"(%141, %143) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
      %146 = "stablehlo.select"(%145, %139, %132) : (tensor<2x3x3xi1>, tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
      %147 = "stablehlo.select"(%144, %140, %146) : (tensor<2x3x3xi1>, tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
      %148 = "stablehlo.transpose"(%147) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
      %149 = "stablehlo.constant"() <{value = dense<1> : tensor<2xi32>}> : () -> tensor<2xi32>
      %150 = "stablehlo.add"(%r36, %149) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      %151 = "stablehlo.reshape"(%r36) : (tensor<2xi32>) -> tensor<2x1xi32>
      %152 = "stablehlo.gather"(%148, %151) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 3>, indices_are_sorted = false}> : (tensor<2x3x3xf64>, tensor<2x1xi32>) -> tensor<2x1x3xf64>
      %153 = "stablehlo.reshape"(%152) : (tensor<2x1x3xf64>) -> tensor<2x3xf64>
      %154 = "stablehlo.reshape"(%150) : (tensor<2xi32>) -> tensor<2x1xi32>
      %155 = "stablehlo.gather"(%148, %154) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 3>, indices_are_sorted = false}> : (tensor<2x3x3xf64>, tensor<2x1xi32>) -> tensor<2x1x3xf64>
      %156 = "stablehlo.reshape"(%155) : (tensor<2x1x3xf64>) -> tensor<2x3xf64>
      %157 = "stablehlo.reshape"(%r36) : (tensor<2xi32>) -> tensor<2x1xi32>
      %158 = "stablehlo.gather"(%153, %157) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<2x3xf64>, tensor<2x1xi32>) -> tensor<2x1xf64>
      %159 = "stablehlo.reshape"(%158) : (tensor<2x1xf64>) -> tensor<2xf64>
      %160 = "stablehlo.reshape"(%150) : (tensor<2xi32>) -> tensor<2x1xi32>
      %161 = "stablehlo.gather"(%153, %160) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<2x3xf64>, tensor<2x1xi32>) -> tensor<2x1xf64>
      %162 = "stablehlo.reshape"(%161) : (tensor<2x1xf64>) -> tensor<2xf64>
      %163 = "stablehlo.reshape"(%150) : (tensor<2xi32>) -> tensor<2x1xi32>
      %164 = "stablehlo.gather"(%156, %163) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<2x3xf64>, tensor<2x1xi32>) -> tensor<2x1xf64>
      %165 = "stablehlo.reshape"(%164) : (tensor<2x1xf64>) -> tensor<2xf64>
      %166 = "stablehlo.divide"(%159, %162) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
      %167 = "stablehlo.divide"(%165, %162) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
      %168 = "stablehlo.divide"(%165, %162) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
      %169 = "stablehlo.divide"(%159, %162) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
      %170 = "stablehlo.multiply"(%166, %167) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
      %171 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<2xf64>}> : () -> tensor<2xf64>
      %172 = "stablehlo.add"(%170, %171) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
      %173 = "stablehlo.multiply"(%162, %172) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
      %174 = "stablehlo.multiply"(%162, %172) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
      %175 = "stablehlo.broadcast_in_dim"(%168) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf64>) -> tensor<2x3xf64>
      %176 = "stablehlo.broadcast_in_dim"(%173) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf64>) -> tensor<2x3xf64>
      %177 = "stablehlo.multiply"(%153, %175) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %178 = "stablehlo.subtract"(%177, %156) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %179 = "stablehlo.divide"(%178, %176) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %180 = "stablehlo.broadcast_in_dim"(%169) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf64>) -> tensor<2x3xf64>
      %181 = "stablehlo.broadcast_in_dim"(%174) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf64>) -> tensor<2x3xf64>
      %182 = "stablehlo.multiply"(%156, %180) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %183 = "stablehlo.subtract"(%182, %153) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %184 = "stablehlo.divide"(%183, %181) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %185 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2xf64>}> : () -> tensor<2xf64>
      %186 = "stablehlo.select"(%99, %185, %159) : (tensor<2xi1>, tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
      %187 = "stablehlo.broadcast_in_dim"(%186) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf64>) -> tensor<2x3xf64>
      %188 = "stablehlo.divide"(%153, %187) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %189 = "stablehlo.broadcast_in_dim"(%105) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x3xi1>
      %190 = "stablehlo.select"(%189, %179, %188) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %191 = "stablehlo.select"(%105, %150, %r36) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      %192 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
      %193 = "stablehlo.broadcast_in_dim"(%191) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3xi32>
      %194 = "stablehlo.compare"(%192, %193) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %195 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %196 = "stablehlo.select"(%194, %190, %195) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %197 = "stablehlo.select"(%194, %184, %195) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %198 = "stablehlo.broadcast_in_dim"(%196) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf64>) -> tensor<2x3x3xf64>
      %199 = "stablehlo.broadcast_in_dim"(%153) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x3xf64>) -> tensor<2x3x3xf64>
      %200 = "stablehlo.multiply"(%198, %199) : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
      %201 = "stablehlo.broadcast_in_dim"(%197) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf64>) -> tensor<2x3x3xf64>
      %202 = "stablehlo.broadcast_in_dim"(%156) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x3xf64>) -> tensor<2x3x3xf64>
      %203 = "stablehlo.multiply"(%201, %202) : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
      %204 = "stablehlo.subtract"(%148, %200) : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
      %205 = "stablehlo.subtract"(%204, %203) : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
      %206 = "stablehlo.broadcast_in_dim"(%105) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x3x3xi1>
      %207 = "stablehlo.select"(%206, %205, %204) : (tensor<2x3x3xi1>, tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
      %208 = "stablehlo.broadcast_in_dim"(%194) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xi1>) -> tensor<2x3x3xi1>
      %209 = "stablehlo.broadcast_in_dim"(%194) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x3xi1>) -> tensor<2x3x3xi1>
      %210 = "stablehlo.and"(%208, %209) : (tensor<2x3x3xi1>, tensor<2x3x3xi1>) -> tensor<2x3x3xi1>
      %211 = "stablehlo.select"(%210, %207, %148) : (tensor<2x3x3xi1>, tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
      %212 = "stablehlo.broadcast_in_dim"(%99) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x3x3xi1>
      %213 = "stablehlo.select"(%212, %148, %211) : (tensor<2x3x3xi1>, tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
      %214 = "stablehlo.not"(%194) : (tensor<2x3xi1>) -> tensor<2x3xi1>
      %215 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
      %216 = "stablehlo.constant"() <{value = dense<1> : tensor<2xi32>}> : () -> tensor<2xi32>
      %217 = "stablehlo.add"(%r36, %216) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      %218 = "stablehlo.broadcast_in_dim"(%r36) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3xi32>
      %219 = "stablehlo.compare"(%215, %218) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %220 = "stablehlo.and"(%214, %219) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %221 = "stablehlo.select"(%220, %153, %196) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %222 = "stablehlo.broadcast_in_dim"(%217) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3xi32>
      %223 = "stablehlo.compare"(%215, %222) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %224 = "stablehlo.and"(%214, %223) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %225 = "stablehlo.select"(%224, %156, %197) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %226 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
      %227 = "stablehlo.broadcast_in_dim"(%r36) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3xi32>
      %228 = "stablehlo.broadcast_in_dim"(%115) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3xi32>
      %229 = "stablehlo.compare"(%226, %227) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %230 = "stablehlo.compare"(%226, %228) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %231 = "stablehlo.broadcast_in_dim"(%105) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x3xi1>
      %232 = "stablehlo.and"(%230, %231) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %233 = "stablehlo.broadcast_in_dim"(%39) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x3xi1>
      %234 = "stablehlo.and"(%229, %233) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %235 = "stablehlo.and"(%232, %233) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %236 = "stablehlo.broadcast_in_dim"(%234) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x3xi1>) -> tensor<2x3x3xi1>
      %237 = "stablehlo.broadcast_in_dim"(%221) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf64>) -> tensor<2x3x3xf64>
      %238 = "stablehlo.select"(%236, %237, %r34) : (tensor<2x3x3xi1>, tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
      %239 = "stablehlo.broadcast_in_dim"(%235) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x3xi1>) -> tensor<2x3x3xi1>
      %240 = "stablehlo.broadcast_in_dim"(%225) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf64>) -> tensor<2x3x3xf64>
      %241 = "stablehlo.select"(%239, %240, %238) : (tensor<2x3x3xi1>, tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
      %242 = "stablehlo.constant"() <{value = dense<1> : tensor<2xi32>}> : () -> tensor<2xi32>
      %243 = "stablehlo.add"(%106, %242) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      %244 = "stablehlo.negate"(%243) : (tensor<2xi32>) -> tensor<2xi32>
      %245 = "stablehlo.select"(%105, %244, %243) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      %246 = "stablehlo.broadcast_in_dim"(%245) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3xi32>
      %247 = "stablehlo.or"(%234, %235) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %248 = "stablehlo.select"(%247, %246, %r35) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %249 = "stablehlo.convert"(%105) : (tensor<2xi1>) -> tensor<2xi32>
      %250 = "stablehlo.add"(%115, %249) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      "stablehlo.return"(%213, %241, %248, %250, %113) : (tensor<2x3x3xf64>, tensor<2x3x3xf64>, tensor<2x3xi32>, tensor<2xi32>, tensor<2xi32>) -> ()
    }) : (tensor<2x3x3xf64>, tensor<2x3x3xf64>, tensor<2x3xi32>, tensor<2xi32>, tensor<2xi32>) -> (tensor<2x3x3xf64>, tensor<2x3x3xf64>, tensor<2x3xi32>, tensor<2xi32>, tensor<2xi32>)
    return %251#1, %251#2, %251#4 : tensor<2x3x3xf64>, tensor<2x3xi32>, tensor<2xi32>
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
    %259:5 = "stablehlo.while"(%16, %17, %18, %19, %20) ({
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
      %70 = "stablehlo.convert"(%69) : (tensor<2xi32>) -> tensor<2xi64>
      %71 = "stablehlo.convert"(%70) : (tensor<2xi64>) -> tensor<2xi32>
      %72 = "stablehlo.reshape"(%71) : (tensor<2xi32>) -> tensor<2x1xi32>
      %73 = "stablehlo.gather"(%r33, %72) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 3>, indices_are_sorted = false}> : (tensor<2x3x3xcomplex<f32>>, tensor<2x1xi32>) -> tensor<2x1x3xcomplex<f32>>
      %74 = "stablehlo.reshape"(%73) : (tensor<2x1x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
      %75 = "stablehlo.real"(%74) : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
      %76 = "stablehlo.imag"(%74) : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
      %77 = "stablehlo.abs"(%75) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %78 = "stablehlo.abs"(%76) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %79 = "stablehlo.add"(%77, %78) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %80 = "stablehlo.broadcast_in_dim"(%71) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3xi32>
      %81 = "stablehlo.compare"(%48, %80) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %82 = "stablehlo.compare"(%48, %49) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %83 = "stablehlo.and"(%81, %82) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %84 = "stablehlo.select"(%83, %79, %51) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %85 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
      %89 = "stablehlo.reduce"(%84, %85) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r86: tensor<f32>, %r87: tensor<f32>):
        %88 = "stablehlo.maximum"(%r86, %r87) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%88) : (tensor<f32>) -> ()
      }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
      %90 = "stablehlo.reshape"(%r36) : (tensor<2xi32>) -> tensor<2x1xi32>
      %91 = "stablehlo.gather"(%47, %90) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<2x3xf32>, tensor<2x1xi32>) -> tensor<2x1xf32>
      %92 = "stablehlo.reshape"(%91) : (tensor<2x1xf32>) -> tensor<2xf32>
      %93 = "stablehlo.reshape"(%71) : (tensor<2xi32>) -> tensor<2x1xi32>
      %94 = "stablehlo.gather"(%79, %93) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<2x3xf32>, tensor<2x1xi32>) -> tensor<2x1xf32>
      %95 = "stablehlo.reshape"(%94) : (tensor<2x1xf32>) -> tensor<2xf32>
      %96 = "stablehlo.constant"() <{value = dense<0.6403882032022076> : tensor<2xf32>}> : () -> tensor<2xf32>
      %97 = "stablehlo.multiply"(%57, %96) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %98 = "stablehlo.compare"(%92, %97) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
      %99 = "stablehlo.divide"(%57, %89) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %100 = "stablehlo.multiply"(%97, %99) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %101 = "stablehlo.compare"(%92, %100) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
      %102 = "stablehlo.or"(%98, %101) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
      %103 = "stablehlo.maximum"(%92, %57) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %104 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2xf32>}> : () -> tensor<2xf32>
      %105 = "stablehlo.compare"(%103, %104) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
      %106 = "stablehlo.compare"(%92, %92) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
      %107 = "stablehlo.or"(%105, %106) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
      %108 = "stablehlo.or"(%102, %107) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
      %109 = "stablehlo.constant"() <{value = dense<0.6403882032022076> : tensor<2xf32>}> : () -> tensor<2xf32>
      %110 = "stablehlo.multiply"(%89, %109) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %111 = "stablehlo.compare"(%95, %110) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
      %112 = "stablehlo.or"(%111, %108) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
      %113 = "stablehlo.not"(%112) : (tensor<2xi1>) -> tensor<2xi1>
      %114 = "stablehlo.select"(%108, %r36, %71) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      %115 = "stablehlo.and"(%107, %39) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
      %116 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
      %117 = "stablehlo.compare"(%r37, %116) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
      %118 = "stablehlo.and"(%115, %117) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
      %119 = "stablehlo.constant"() <{value = dense<1> : tensor<2xi32>}> : () -> tensor<2xi32>
      %120 = "stablehlo.add"(%r36, %119) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      %121 = "stablehlo.select"(%118, %120, %r37) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      %122 = "stablehlo.constant"() <{value = dense<1> : tensor<2xi32>}> : () -> tensor<2xi32>
      %123 = "stablehlo.add"(%r36, %122) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      %124 = "stablehlo.select"(%113, %123, %r36) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      %125 = "stablehlo.reshape"(%124) : (tensor<2xi32>) -> tensor<2x1xi32>
      %126 = "stablehlo.gather"(%r33, %125) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 3>, indices_are_sorted = false}> : (tensor<2x3x3xcomplex<f32>>, tensor<2x1xi32>) -> tensor<2x1x3xcomplex<f32>>
      %127 = "stablehlo.reshape"(%126) : (tensor<2x1x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
      %128 = "stablehlo.reshape"(%114) : (tensor<2xi32>) -> tensor<2x1xi32>
      %129 = "stablehlo.gather"(%r33, %128) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 3>, indices_are_sorted = false}> : (tensor<2x3x3xcomplex<f32>>, tensor<2x1xi32>) -> tensor<2x1x3xcomplex<f32>>
      %130 = "stablehlo.reshape"(%129) : (tensor<2x1x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
      %131 = "stablehlo.broadcast_in_dim"(%127) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
      %132 = "stablehlo.broadcast_in_dim"(%130) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
      %133 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3x3xi32>
      %134 = "stablehlo.broadcast_in_dim"(%124) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3x3xi32>
      %135 = "stablehlo.broadcast_in_dim"(%114) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3x3xi32>
      %136 = "stablehlo.compare"(%133, %134) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
      %137 = "stablehlo.compare"(%133, %135) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
      %138 = "stablehlo.select"(%137, %131, %r33) : (tensor<2x3x3xi1>, tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
      %139 = "stablehlo.select"(%136, %132, %138) : (tensor<2x3x3xi1>, tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
      %140 = "stablehlo.transpose"(%139) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
      %141 = "stablehlo.reshape"(%124) : (tensor<2xi32>) -> tensor<2x1xi32>
      %142 = "stablehlo.gather"(%140, %141) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 3>, indices_are_sorted = false}> : (tensor<2x3x3xcomplex<f32>>, tensor<2x1xi32>) -> tensor<2x1x3xcomplex<f32>>
      %143 = "stablehlo.reshape"(%142) : (tensor<2x1x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
      %144 = "stablehlo.reshape"(%114) : (tensor<2xi32>) -> tensor<2x1xi32>
      %145 = "stablehlo.gather"(%140, %144) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 3>, indices_are_sorted = false}> : (tensor<2x3x3xcomplex<f32>>, tensor<2x1xi32>) -> tensor<2x1x3xcomplex<f32>>
      %146 = "stablehlo.reshape"(%145) : (tensor<2x1x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
      %147 = "stablehlo.broadcast_in_dim"(%143) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
      %148 = "stablehlo.broadcast_in_dim"(%146) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
      %149 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3x3xi32>
      %150 = "stablehlo.broadcast_in_dim"(%124) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3x3xi32>
      %151 = "stablehlo.broadcast_in_dim"(%114) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3x3xi32>
      %152 = "stablehlo.compare"(%149, %150) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
      %153 = "stablehlo.compare"(%149, %151) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
      %154 = "stablehlo.select"(%153, %147, %140) : (tensor<2x3x3xi1>, tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
      %155 = "stablehlo.select"(%152, %148, %154) : (tensor<2x3x3xi1>, tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
      %156 = "stablehlo.transpose"(%155) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
      %157 = "stablehlo.constant"() <{value = dense<1> : tensor<2xi32>}> : () -> tensor<2xi32>
      %158 = "stablehlo.add"(%r36, %157) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      %159 = "stablehlo.reshape"(%r36) : (tensor<2xi32>) -> tensor<2x1xi32>
      %160 = "stablehlo.gather"(%156, %159) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 3>, indices_are_sorted = false}> : (tensor<2x3x3xcomplex<f32>>, tensor<2x1xi32>) -> tensor<2x1x3xcomplex<f32>>
      %161 = "stablehlo.reshape"(%160) : (tensor<2x1x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
      %162 = "stablehlo.reshape"(%158) : (tensor<2xi32>) -> tensor<2x1xi32>
      %163 = "stablehlo.gather"(%156, %162) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 3>, indices_are_sorted = false}> : (tensor<2x3x3xcomplex<f32>>, tensor<2x1xi32>) -> tensor<2x1x3xcomplex<f32>>
      %164 = "stablehlo.reshape"(%163) : (tensor<2x1x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
      %165 = "stablehlo.reshape"(%r36) : (tensor<2xi32>) -> tensor<2x1xi32>
      %166 = "stablehlo.gather"(%161, %165) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<2x3xcomplex<f32>>, tensor<2x1xi32>) -> tensor<2x1xcomplex<f32>>
      %167 = "stablehlo.reshape"(%166) : (tensor<2x1xcomplex<f32>>) -> tensor<2xcomplex<f32>>
      %168 = "stablehlo.reshape"(%158) : (tensor<2xi32>) -> tensor<2x1xi32>
      %169 = "stablehlo.gather"(%161, %168) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<2x3xcomplex<f32>>, tensor<2x1xi32>) -> tensor<2x1xcomplex<f32>>
      %170 = "stablehlo.reshape"(%169) : (tensor<2x1xcomplex<f32>>) -> tensor<2xcomplex<f32>>
      %171 = "stablehlo.reshape"(%158) : (tensor<2xi32>) -> tensor<2x1xi32>
      %172 = "stablehlo.gather"(%164, %171) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<2x3xcomplex<f32>>, tensor<2x1xi32>) -> tensor<2x1xcomplex<f32>>
      %173 = "stablehlo.reshape"(%172) : (tensor<2x1xcomplex<f32>>) -> tensor<2xcomplex<f32>>
      %174 = "stablehlo.divide"(%167, %170) : (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
      %175 = "stablehlo.divide"(%173, %170) : (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
      %176 = "stablehlo.divide"(%173, %170) : (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
      %177 = "stablehlo.divide"(%167, %170) : (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
      %178 = "stablehlo.multiply"(%174, %175) : (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
      %179 = "stablehlo.constant"() <{value = dense<(-1.0, 0.0)> : tensor<2xcomplex<f32>>}> : () -> tensor<2xcomplex<f32>>
      %180 = "stablehlo.add"(%178, %179) : (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
      %181 = "stablehlo.multiply"(%170, %180) : (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
      %182 = "stablehlo.multiply"(%170, %180) : (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
      %183 = "stablehlo.broadcast_in_dim"(%176) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
      %184 = "stablehlo.broadcast_in_dim"(%181) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
      %185 = "stablehlo.multiply"(%161, %183) : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
      %186 = "stablehlo.subtract"(%185, %164) : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
      %187 = "stablehlo.divide"(%186, %184) : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
      %188 = "stablehlo.broadcast_in_dim"(%177) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
      %189 = "stablehlo.broadcast_in_dim"(%182) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
      %190 = "stablehlo.multiply"(%164, %188) : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
      %191 = "stablehlo.subtract"(%190, %161) : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
      %192 = "stablehlo.divide"(%191, %189) : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
      %193 = "stablehlo.constant"() <{value = dense<(1.0, 0.0)> : tensor<2xcomplex<f32>>}> : () -> tensor<2xcomplex<f32>>
      %194 = "stablehlo.select"(%107, %193, %167) : (tensor<2xi1>, tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
      %195 = "stablehlo.broadcast_in_dim"(%194) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
      %196 = "stablehlo.divide"(%161, %195) : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
      %197 = "stablehlo.broadcast_in_dim"(%113) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x3xi1>
      %198 = "stablehlo.select"(%197, %187, %196) : (tensor<2x3xi1>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
      %199 = "stablehlo.select"(%113, %158, %r36) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      %200 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
      %201 = "stablehlo.broadcast_in_dim"(%199) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3xi32>
      %202 = "stablehlo.compare"(%200, %201) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %203 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<2x3xcomplex<f32>>}> : () -> tensor<2x3xcomplex<f32>>
      %204 = "stablehlo.select"(%202, %198, %203) : (tensor<2x3xi1>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
      %205 = "stablehlo.select"(%202, %192, %203) : (tensor<2x3xi1>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
      %206 = "stablehlo.broadcast_in_dim"(%204) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
      %207 = "stablehlo.broadcast_in_dim"(%161) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
      %208 = "stablehlo.multiply"(%206, %207) : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
      %209 = "stablehlo.broadcast_in_dim"(%205) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
      %210 = "stablehlo.broadcast_in_dim"(%164) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
      %211 = "stablehlo.multiply"(%209, %210) : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
      %212 = "stablehlo.subtract"(%156, %208) : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
      %213 = "stablehlo.subtract"(%212, %211) : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
      %214 = "stablehlo.broadcast_in_dim"(%113) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x3x3xi1>
      %215 = "stablehlo.select"(%214, %213, %212) : (tensor<2x3x3xi1>, tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
      %216 = "stablehlo.broadcast_in_dim"(%202) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xi1>) -> tensor<2x3x3xi1>
      %217 = "stablehlo.broadcast_in_dim"(%202) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x3xi1>) -> tensor<2x3x3xi1>
      %218 = "stablehlo.and"(%216, %217) : (tensor<2x3x3xi1>, tensor<2x3x3xi1>) -> tensor<2x3x3xi1>
      %219 = "stablehlo.select"(%218, %215, %156) : (tensor<2x3x3xi1>, tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
      %220 = "stablehlo.broadcast_in_dim"(%107) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x3x3xi1>
      %221 = "stablehlo.select"(%220, %156, %219) : (tensor<2x3x3xi1>, tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
      %222 = "stablehlo.not"(%202) : (tensor<2x3xi1>) -> tensor<2x3xi1>
      %223 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
      %224 = "stablehlo.constant"() <{value = dense<1> : tensor<2xi32>}> : () -> tensor<2xi32>
      %225 = "stablehlo.add"(%r36, %224) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      %226 = "stablehlo.broadcast_in_dim"(%r36) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3xi32>
      %227 = "stablehlo.compare"(%223, %226) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %228 = "stablehlo.and"(%222, %227) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %229 = "stablehlo.select"(%228, %161, %204) : (tensor<2x3xi1>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
      %230 = "stablehlo.broadcast_in_dim"(%225) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3xi32>
      %231 = "stablehlo.compare"(%223, %230) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %232 = "stablehlo.and"(%222, %231) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %233 = "stablehlo.select"(%232, %164, %205) : (tensor<2x3xi1>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
      %234 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
      %235 = "stablehlo.broadcast_in_dim"(%r36) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3xi32>
      %236 = "stablehlo.broadcast_in_dim"(%123) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3xi32>
      %237 = "stablehlo.compare"(%234, %235) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %238 = "stablehlo.compare"(%234, %236) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %239 = "stablehlo.broadcast_in_dim"(%113) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x3xi1>
      %240 = "stablehlo.and"(%238, %239) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %241 = "stablehlo.broadcast_in_dim"(%39) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x3xi1>
      %242 = "stablehlo.and"(%237, %241) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %243 = "stablehlo.and"(%240, %241) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %244 = "stablehlo.broadcast_in_dim"(%242) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x3xi1>) -> tensor<2x3x3xi1>
      %245 = "stablehlo.broadcast_in_dim"(%229) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
      %246 = "stablehlo.select"(%244, %245, %r34) : (tensor<2x3x3xi1>, tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
      %247 = "stablehlo.broadcast_in_dim"(%243) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x3xi1>) -> tensor<2x3x3xi1>
      %248 = "stablehlo.broadcast_in_dim"(%233) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
      %249 = "stablehlo.select"(%247, %248, %246) : (tensor<2x3x3xi1>, tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
      %250 = "stablehlo.constant"() <{value = dense<1> : tensor<2xi32>}> : () -> tensor<2xi32>
      %251 = "stablehlo.add"(%114, %250) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      %252 = "stablehlo.negate"(%251) : (tensor<2xi32>) -> tensor<2xi32>
      %253 = "stablehlo.select"(%113, %252, %251) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      %254 = "stablehlo.broadcast_in_dim"(%253) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3xi32>
      %255 = "stablehlo.or"(%242, %243) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %256 = "stablehlo.select"(%255, %254, %r35) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %257 = "stablehlo.convert"(%113) : (tensor<2xi1>) -> tensor<2xi32>
      %258 = "stablehlo.add"(%123, %257) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      "stablehlo.return"(%221, %249, %256, %258, %121) : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>, tensor<2x3xi32>, tensor<2xi32>, tensor<2xi32>) -> ()
    }) : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>, tensor<2x3xi32>, tensor<2xi32>, tensor<2xi32>) -> (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>, tensor<2x3xi32>, tensor<2xi32>, tensor<2xi32>)
    return %259#1, %259#2, %259#4 : tensor<2x3x3xcomplex<f32>>, tensor<2x3xi32>, tensor<2xi32>
  }
}
