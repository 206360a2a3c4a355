// aten::_ctc_loss_backward(Tensor grad, Tensor log_probs, Tensor targets, int[] input_lengths, int[] target_lengths, Tensor neg_log_likelihood, Tensor log_alpha, int blank, bool zero_infinity=False) -> Tensor

// T[2] T[4,2,3] i64[2,2] (4,3) (2,1) T[2] T[2,4,5] 0 true, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2xf32>, %arg1: tensor<4x2x3xf32>, %arg2: tensor<2x2xi64>, %arg3: tensor<2xf32>, %arg4: tensor<2x4x5xf32>) -> (tensor<4x2x3xf32>) {
    %0 = "stablehlo.convert"(%arg2) : (tensor<2x2xi64>) -> tensor<2x2xi32>
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %2 = "stablehlo.constant"() <{value = dense<0> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
    %3 = "stablehlo.reshape"(%2) : (tensor<2x2xi32>) -> tensor<2x2x1xi32>
    %4 = "stablehlo.reshape"(%0) : (tensor<2x2xi32>) -> tensor<2x2x1xi32>
    %5 = "stablehlo.concatenate"(%3, %4) <{dimension = 2 : i64}> : (tensor<2x2x1xi32>, tensor<2x2x1xi32>) -> tensor<2x2x2xi32>
    %6 = "stablehlo.reshape"(%5) : (tensor<2x2x2xi32>) -> tensor<2x4xi32>
    %7 = "stablehlo.constant"() <{value = dense<0> : tensor<2x1xi32>}> : () -> tensor<2x1xi32>
    %8 = "stablehlo.concatenate"(%6, %7) <{dimension = 1 : i64}> : (tensor<2x4xi32>, tensor<2x1xi32>) -> tensor<2x5xi32>
    %9 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %10 = "stablehlo.pad"(%8, %9) <{edge_padding_low = array<i64: 0, 2>, edge_padding_high = array<i64: 0, -2>, interior_padding = array<i64: 0, 0>}> : (tensor<2x5xi32>, tensor<i32>) -> tensor<2x5xi32>
    %11 = "stablehlo.compare"(%8, %10) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
    %12 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5xi32>
    %13 = "stablehlo.constant"() <{value = dense<2> : tensor<2x5xi32>}> : () -> tensor<2x5xi32>
    %14 = "stablehlo.compare"(%12, %13) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
    %15 = "stablehlo.and"(%11, %14) : (tensor<2x5xi1>, tensor<2x5xi1>) -> tensor<2x5xi1>
    %16 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<2x5xi32>) -> tensor<4x2x5xi32>
    %17 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4x2x5xi32>
    %18 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<4x2x5xi32>
    %19 = "stablehlo.reshape"(%17) : (tensor<4x2x5xi32>) -> tensor<1x4x2x5xi32>
    %20 = "stablehlo.reshape"(%18) : (tensor<4x2x5xi32>) -> tensor<1x4x2x5xi32>
    %21 = "stablehlo.reshape"(%16) : (tensor<4x2x5xi32>) -> tensor<1x4x2x5xi32>
    %22 = "stablehlo.concatenate"(%19, %20, %21) <{dimension = 0 : i64}> : (tensor<1x4x2x5xi32>, tensor<1x4x2x5xi32>, tensor<1x4x2x5xi32>) -> tensor<3x4x2x5xi32>
    %23 = "stablehlo.gather"(%arg1, %22) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1, 2], start_index_map = [0, 1, 2], index_vector_dim = 0>, slice_sizes = array<i64: 1, 1, 1>, indices_are_sorted = false}> : (tensor<4x2x3xf32>, tensor<3x4x2x5xi32>) -> tensor<4x2x5xf32>
    %24 = "stablehlo.constant"() <{value = dense<[4, 3]> : tensor<2xi32>}> : () -> tensor<2xi32>
    %25 = "stablehlo.constant"() <{value = dense<[2, 1]> : tensor<2xi32>}> : () -> tensor<2xi32>
    %26 = "stablehlo.transpose"(%arg4) <{permutation = array<i64: 1, 0, 2>}> : (tensor<2x4x5xf32>) -> tensor<4x2x5xf32>
    %27 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x5xf32>}> : () -> tensor<2x5xf32>
    %28 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x5xf32>}> : () -> tensor<2x5xf32>
    %29 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5xi32>
    %30 = "stablehlo.constant"() <{value = dense<2> : tensor<2xi32>}> : () -> tensor<2xi32>
    %31 = "stablehlo.multiply"(%25, %30) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %32 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x5xi32>
    %33 = "stablehlo.constant"() <{value = dense<-1> : tensor<2x5xi32>}> : () -> tensor<2x5xi32>
    %34 = "stablehlo.add"(%32, %33) : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
    %35 = "stablehlo.compare"(%29, %34) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
    %36 = "stablehlo.compare"(%29, %32) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
    %37 = "stablehlo.and"(%35, %36) : (tensor<2x5xi1>, tensor<2x5xi1>) -> tensor<2x5xi1>
    %38 = "stablehlo.select"(%37, %27, %28) : (tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    %39 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5xi32>
    %40 = "stablehlo.constant"() <{value = dense<2> : tensor<2xi32>}> : () -> tensor<2xi32>
    %41 = "stablehlo.multiply"(%25, %40) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %42 = "stablehlo.broadcast_in_dim"(%41) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x5xi32>
    %43 = "stablehlo.compare"(%39, %42) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
    %44 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x5xi32>
    %45 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %46 = "stablehlo.pad"(%15, %45) <{edge_padding_low = array<i64: 0, -2>, edge_padding_high = array<i64: 0, 2>, interior_padding = array<i64: 0, 0>}> : (tensor<2x5xi1>, tensor<i1>) -> tensor<2x5xi1>
    %47 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<4x2x5xf32>}> : () -> tensor<4x2x5xf32>
    %48 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %110:8 = "stablehlo.while"(%48, %28, %47, %23, %46, %43, %38, %44) ({
    ^bb0(%r49: tensor<i32>, %r50: tensor<2x5xf32>, %r51: tensor<4x2x5xf32>, %r52: tensor<4x2x5xf32>, %r53: tensor<2x5xi1>, %r54: tensor<2x5xi1>, %r55: tensor<2x5xf32>, %r56: tensor<2x5xi32>):
      %57 = "stablehlo.constant"() <{value = dense<4> : tensor<i32>}> : () -> tensor<i32>
      %58 = "stablehlo.compare"(%r49, %57) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%58) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r59: tensor<i32>, %r60: tensor<2x5xf32>, %r61: tensor<4x2x5xf32>, %r62: tensor<4x2x5xf32>, %r63: tensor<2x5xi1>, %r64: tensor<2x5xi1>, %r65: tensor<2x5xf32>, %r66: tensor<2x5xi32>):
      %67 = "stablehlo.negate"(%r59) : (tensor<i32>) -> tensor<i32>
      %68 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %69 = "stablehlo.add"(%67, %68) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %70 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
      %71 = "stablehlo.pad"(%r60, %70) <{edge_padding_low = array<i64: 0, -1>, edge_padding_high = array<i64: 0, 1>, interior_padding = array<i64: 0, 0>}> : (tensor<2x5xf32>, tensor<f32>) -> tensor<2x5xf32>
      %72 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
      %73 = "stablehlo.pad"(%r60, %72) <{edge_padding_low = array<i64: 0, -2>, edge_padding_high = array<i64: 0, 2>, interior_padding = array<i64: 0, 0>}> : (tensor<2x5xf32>, tensor<f32>) -> tensor<2x5xf32>
      %74 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x5xf32>}> : () -> tensor<2x5xf32>
      %75 = "stablehlo.select"(%r63, %73, %74) : (tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %76 = "stablehlo.maximum"(%r60, %71) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %77 = "stablehlo.maximum"(%76, %75) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %78 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x5xf32>}> : () -> tensor<2x5xf32>
      %79 = "stablehlo.compare"(%77, %78) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
      %80 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x5xf32>}> : () -> tensor<2x5xf32>
      %81 = "stablehlo.select"(%79, %80, %77) : (tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %82 = "stablehlo.subtract"(%r60, %81) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %83 = "stablehlo.exponential"(%82) : (tensor<2x5xf32>) -> tensor<2x5xf32>
      %84 = "stablehlo.subtract"(%71, %81) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %85 = "stablehlo.exponential"(%84) : (tensor<2x5xf32>) -> tensor<2x5xf32>
      %86 = "stablehlo.add"(%83, %85) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %87 = "stablehlo.subtract"(%75, %81) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %88 = "stablehlo.exponential"(%87) : (tensor<2x5xf32>) -> tensor<2x5xf32>
      %89 = "stablehlo.add"(%86, %88) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %90 = "stablehlo.log"(%89) : (tensor<2x5xf32>) -> tensor<2x5xf32>
      %91 = "stablehlo.add"(%90, %81) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %92 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %93 = "stablehlo.add"(%69, %92) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %94 = "stablehlo.broadcast_in_dim"(%93) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x5xi32>
      %95 = "stablehlo.compare"(%94, %r66) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
      %96 = "stablehlo.select"(%95, %r65, %91) : (tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %97 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %98 = "stablehlo.dynamic_slice"(%r62, %69, %97, %97) <{slice_sizes = array<i64: 1, 2, 5>}> : (tensor<4x2x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x5xf32>
      %99 = "stablehlo.reshape"(%98) : (tensor<1x2x5xf32>) -> tensor<2x5xf32>
      %100 = "stablehlo.add"(%96, %99) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %101 = "stablehlo.compare"(%94, %r66) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
      %102 = "stablehlo.and"(%101, %r64) : (tensor<2x5xi1>, tensor<2x5xi1>) -> tensor<2x5xi1>
      %103 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x5xf32>}> : () -> tensor<2x5xf32>
      %104 = "stablehlo.select"(%102, %100, %103) : (tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %105 = "stablehlo.reshape"(%104) : (tensor<2x5xf32>) -> tensor<1x2x5xf32>
      %106 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %107 = "stablehlo.dynamic_update_slice"(%r61, %105, %69, %106, %106) : (tensor<4x2x5xf32>, tensor<1x2x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x2x5xf32>
      %108 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %109 = "stablehlo.add"(%r59, %108) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%109, %104, %107, %r62, %r63, %r64, %r65, %r66) : (tensor<i32>, tensor<2x5xf32>, tensor<4x2x5xf32>, tensor<4x2x5xf32>, tensor<2x5xi1>, tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xi32>) -> ()
    }) : (tensor<i32>, tensor<2x5xf32>, tensor<4x2x5xf32>, tensor<4x2x5xf32>, tensor<2x5xi1>, tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xi32>) -> (tensor<i32>, tensor<2x5xf32>, tensor<4x2x5xf32>, tensor<4x2x5xf32>, tensor<2x5xi1>, tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xi32>)
    %111 = "stablehlo.add"(%26, %110#2) : (tensor<4x2x5xf32>, tensor<4x2x5xf32>) -> tensor<4x2x5xf32>
    %112 = "stablehlo.broadcast_in_dim"(%arg3) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xf32>) -> tensor<4x2x5xf32>
    %113 = "stablehlo.add"(%111, %112) : (tensor<4x2x5xf32>, tensor<4x2x5xf32>) -> tensor<4x2x5xf32>
    %114 = "stablehlo.subtract"(%113, %23) : (tensor<4x2x5xf32>, tensor<4x2x5xf32>) -> tensor<4x2x5xf32>
    %115 = "stablehlo.exponential"(%114) : (tensor<4x2x5xf32>) -> tensor<4x2x5xf32>
    %116 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<4x2x5xf32>}> : () -> tensor<4x2x5xf32>
    %117 = "stablehlo.compare"(%111, %116) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<4x2x5xf32>, tensor<4x2x5xf32>) -> tensor<4x2x5xi1>
    %118 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5xi32>
    %119 = "stablehlo.constant"() <{value = dense<2> : tensor<2xi32>}> : () -> tensor<2xi32>
    %120 = "stablehlo.multiply"(%25, %119) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %121 = "stablehlo.broadcast_in_dim"(%120) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x5xi32>
    %122 = "stablehlo.compare"(%118, %121) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
    %123 = "stablehlo.broadcast_in_dim"(%122) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<2x5xi1>) -> tensor<4x2x5xi1>
    %124 = "stablehlo.not"(%123) : (tensor<4x2x5xi1>) -> tensor<4x2x5xi1>
    %125 = "stablehlo.or"(%117, %124) : (tensor<4x2x5xi1>, tensor<4x2x5xi1>) -> tensor<4x2x5xi1>
    %126 = "stablehlo.constant"() <{value = dense<0.0> : tensor<4x2x5xf32>}> : () -> tensor<4x2x5xf32>
    %127 = "stablehlo.select"(%125, %126, %115) : (tensor<4x2x5xi1>, tensor<4x2x5xf32>, tensor<4x2x5xf32>) -> tensor<4x2x5xf32>
    %128 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<2x5xi32>) -> tensor<4x2x5xi32>
    %129 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4x2x5xi32>
    %130 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<4x2x5xi32>
    %131 = "stablehlo.reshape"(%129) : (tensor<4x2x5xi32>) -> tensor<1x4x2x5xi32>
    %132 = "stablehlo.reshape"(%130) : (tensor<4x2x5xi32>) -> tensor<1x4x2x5xi32>
    %133 = "stablehlo.reshape"(%128) : (tensor<4x2x5xi32>) -> tensor<1x4x2x5xi32>
    %134 = "stablehlo.concatenate"(%131, %132, %133) <{dimension = 0 : i64}> : (tensor<1x4x2x5xi32>, tensor<1x4x2x5xi32>, tensor<1x4x2x5xi32>) -> tensor<3x4x2x5xi32>
    %135 = "stablehlo.constant"() <{value = dense<0.0> : tensor<4x2x3xf32>}> : () -> tensor<4x2x3xf32>
    %139 = "stablehlo.scatter"(%135, %134, %127) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 1, 2], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r136: tensor<f32>, %r137: tensor<f32>):
      %138 = "stablehlo.add"(%r136, %r137) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%138) : (tensor<f32>) -> ()
    }) : (tensor<4x2x3xf32>, tensor<3x4x2x5xi32>, tensor<4x2x5xf32>) -> tensor<4x2x3xf32>
    %140 = "stablehlo.exponential"(%arg1) : (tensor<4x2x3xf32>) -> tensor<4x2x3xf32>
    %141 = "stablehlo.subtract"(%140, %139) : (tensor<4x2x3xf32>, tensor<4x2x3xf32>) -> tensor<4x2x3xf32>
    %142 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xf32>) -> tensor<4x2x3xf32>
    %143 = "stablehlo.multiply"(%141, %142) : (tensor<4x2x3xf32>, tensor<4x2x3xf32>) -> tensor<4x2x3xf32>
    %144 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<2xf32>}> : () -> tensor<2xf32>
    %145 = "stablehlo.compare"(%arg3, %144) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %146 = "stablehlo.broadcast_in_dim"(%145) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xi1>) -> tensor<4x2x3xi1>
    %147 = "stablehlo.constant"() <{value = dense<0.0> : tensor<4x2x3xf32>}> : () -> tensor<4x2x3xf32>
    %148 = "stablehlo.select"(%146, %147, %143) : (tensor<4x2x3xi1>, tensor<4x2x3xf32>, tensor<4x2x3xf32>) -> tensor<4x2x3xf32>
    %149 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4x2x3xi32>
    %150 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xi32>) -> tensor<4x2x3xi32>
    %151 = "stablehlo.compare"(%149, %150) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<4x2x3xi32>, tensor<4x2x3xi32>) -> tensor<4x2x3xi1>
    %152 = "stablehlo.select"(%151, %148, %135) : (tensor<4x2x3xi1>, tensor<4x2x3xf32>, tensor<4x2x3xf32>) -> tensor<4x2x3xf32>
    return %152 : tensor<4x2x3xf32>
  }
}

// T[2] T[4,2,3] i64[3] (4,3) (2,1) T[2] T[2,4,5] 0 false, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2xf32>, %arg1: tensor<4x2x3xf32>, %arg2: tensor<3xi64>, %arg3: tensor<2xf32>, %arg4: tensor<2x4x5xf32>) -> (tensor<4x2x3xf32>) {
    %0 = "stablehlo.convert"(%arg2) : (tensor<3xi64>) -> tensor<3xi32>
    %1 = "stablehlo.constant"() <{value = dense<[0, 2]> : tensor<2xi32>}> : () -> tensor<2xi32>
    %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x2xi32>
    %3 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x2xi32>
    %4 = "stablehlo.add"(%2, %3) : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
    %5 = "stablehlo.gather"(%0, %4) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<3xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
    %6 = "stablehlo.constant"() <{value = dense<0> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
    %7 = "stablehlo.reshape"(%6) : (tensor<2x2xi32>) -> tensor<2x2x1xi32>
    %8 = "stablehlo.reshape"(%5) : (tensor<2x2xi32>) -> tensor<2x2x1xi32>
    %9 = "stablehlo.concatenate"(%7, %8) <{dimension = 2 : i64}> : (tensor<2x2x1xi32>, tensor<2x2x1xi32>) -> tensor<2x2x2xi32>
    %10 = "stablehlo.reshape"(%9) : (tensor<2x2x2xi32>) -> tensor<2x4xi32>
    %11 = "stablehlo.constant"() <{value = dense<0> : tensor<2x1xi32>}> : () -> tensor<2x1xi32>
    %12 = "stablehlo.concatenate"(%10, %11) <{dimension = 1 : i64}> : (tensor<2x4xi32>, tensor<2x1xi32>) -> tensor<2x5xi32>
    %13 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %14 = "stablehlo.pad"(%12, %13) <{edge_padding_low = array<i64: 0, 2>, edge_padding_high = array<i64: 0, -2>, interior_padding = array<i64: 0, 0>}> : (tensor<2x5xi32>, tensor<i32>) -> tensor<2x5xi32>
    %15 = "stablehlo.compare"(%12, %14) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
    %16 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5xi32>
    %17 = "stablehlo.constant"() <{value = dense<2> : tensor<2x5xi32>}> : () -> tensor<2x5xi32>
    %18 = "stablehlo.compare"(%16, %17) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
    %19 = "stablehlo.and"(%15, %18) : (tensor<2x5xi1>, tensor<2x5xi1>) -> tensor<2x5xi1>
    %20 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<2x5xi32>) -> tensor<4x2x5xi32>
    %21 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4x2x5xi32>
    %22 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<4x2x5xi32>
    %23 = "stablehlo.reshape"(%21) : (tensor<4x2x5xi32>) -> tensor<1x4x2x5xi32>
    %24 = "stablehlo.reshape"(%22) : (tensor<4x2x5xi32>) -> tensor<1x4x2x5xi32>
    %25 = "stablehlo.reshape"(%20) : (tensor<4x2x5xi32>) -> tensor<1x4x2x5xi32>
    %26 = "stablehlo.concatenate"(%23, %24, %25) <{dimension = 0 : i64}> : (tensor<1x4x2x5xi32>, tensor<1x4x2x5xi32>, tensor<1x4x2x5xi32>) -> tensor<3x4x2x5xi32>
    %27 = "stablehlo.gather"(%arg1, %26) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1, 2], start_index_map = [0, 1, 2], index_vector_dim = 0>, slice_sizes = array<i64: 1, 1, 1>, indices_are_sorted = false}> : (tensor<4x2x3xf32>, tensor<3x4x2x5xi32>) -> tensor<4x2x5xf32>
    %28 = "stablehlo.constant"() <{value = dense<[4, 3]> : tensor<2xi32>}> : () -> tensor<2xi32>
    %29 = "stablehlo.constant"() <{value = dense<[2, 1]> : tensor<2xi32>}> : () -> tensor<2xi32>
    %30 = "stablehlo.transpose"(%arg4) <{permutation = array<i64: 1, 0, 2>}> : (tensor<2x4x5xf32>) -> tensor<4x2x5xf32>
    %31 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x5xf32>}> : () -> tensor<2x5xf32>
    %32 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x5xf32>}> : () -> tensor<2x5xf32>
    %33 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5xi32>
    %34 = "stablehlo.constant"() <{value = dense<2> : tensor<2xi32>}> : () -> tensor<2xi32>
    %35 = "stablehlo.multiply"(%29, %34) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %36 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x5xi32>
    %37 = "stablehlo.constant"() <{value = dense<-1> : tensor<2x5xi32>}> : () -> tensor<2x5xi32>
    %38 = "stablehlo.add"(%36, %37) : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
    %39 = "stablehlo.compare"(%33, %38) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
    %40 = "stablehlo.compare"(%33, %36) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
    %41 = "stablehlo.and"(%39, %40) : (tensor<2x5xi1>, tensor<2x5xi1>) -> tensor<2x5xi1>
    %42 = "stablehlo.select"(%41, %31, %32) : (tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    %43 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5xi32>
    %44 = "stablehlo.constant"() <{value = dense<2> : tensor<2xi32>}> : () -> tensor<2xi32>
    %45 = "stablehlo.multiply"(%29, %44) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %46 = "stablehlo.broadcast_in_dim"(%45) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x5xi32>
    %47 = "stablehlo.compare"(%43, %46) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
    %48 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x5xi32>
    %49 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %50 = "stablehlo.pad"(%19, %49) <{edge_padding_low = array<i64: 0, -2>, edge_padding_high = array<i64: 0, 2>, interior_padding = array<i64: 0, 0>}> : (tensor<2x5xi1>, tensor<i1>) -> tensor<2x5xi1>
    %51 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<4x2x5xf32>}> : () -> tensor<4x2x5xf32>
    %52 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %114:8 = "stablehlo.while"(%52, %32, %51, %27, %50, %47, %42, %48) ({
    ^bb0(%r53: tensor<i32>, %r54: tensor<2x5xf32>, %r55: tensor<4x2x5xf32>, %r56: tensor<4x2x5xf32>, %r57: tensor<2x5xi1>, %r58: tensor<2x5xi1>, %r59: tensor<2x5xf32>, %r60: tensor<2x5xi32>):
      %61 = "stablehlo.constant"() <{value = dense<4> : tensor<i32>}> : () -> tensor<i32>
      %62 = "stablehlo.compare"(%r53, %61) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%62) : (tensor<i1>) -> ()
  func.func public @main(%arg0: tensor<2xf32>, %arg1: tensor<4x2x3xf32>, %arg2: tensor<2x2xi64>, %arg3: tensor<2xf32>, %arg4: tensor<2x4x5xf32>, %s0: tensor<i64>, %s1: tensor<i64>, %s2: tensor<i64>, %s3: tensor<i64>) -> (tensor<4x2x3xf32>) {
    %0 = "stablehlo.reshape"(%s0) : (tensor<i64>) -> tensor<1xi64>
    %1 = "stablehlo.reshape"(%s1) : (tensor<i64>) -> tensor<1xi64>
    %2 = "stablehlo.concatenate"(%0, %1) <{dimension = 0 : i64}> : (tensor<1xi64>, tensor<1xi64>) -> tensor<2xi64>
    %3 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %4 = "stablehlo.constant"() <{value = dense<0> : tensor<2x2xi64>}> : () -> tensor<2x2xi64>
    %5 = "stablehlo.reshape"(%4) : (tensor<2x2xi64>) -> tensor<2x2x1xi64>
    %6 = "stablehlo.reshape"(%arg2) : (tensor<2x2xi64>) -> tensor<2x2x1xi64>
    %7 = "stablehlo.concatenate"(%5, %6) <{dimension = 2 : i64}> : (tensor<2x2x1xi64>, tensor<2x2x1xi64>) -> tensor<2x2x2xi64>
    %8 = "stablehlo.reshape"(%7) : (tensor<2x2x2xi64>) -> tensor<2x4xi64>
    %9 = "stablehlo.constant"() <{value = dense<0> : tensor<2x1xi64>}> : () -> tensor<2x1xi64>
    %10 = "stablehlo.concatenate"(%8, %9) <{dimension = 1 : i64}> : (tensor<2x4xi64>, tensor<2x1xi64>) -> tensor<2x5xi64>
    %11 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %12 = "stablehlo.pad"(%10, %11) <{edge_padding_low = array<i64: 0, 2>, edge_padding_high = array<i64: 0, -2>, interior_padding = array<i64: 0, 0>}> : (tensor<2x5xi64>, tensor<i64>) -> tensor<2x5xi64>
    %13 = "stablehlo.compare"(%10, %12) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi64>, tensor<2x5xi64>) -> tensor<2x5xi1>
    %14 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5xi64>
    %15 = "stablehlo.constant"() <{value = dense<2> : tensor<2x5xi64>}> : () -> tensor<2x5xi64>
    %16 = "stablehlo.compare"(%14, %15) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi64>, tensor<2x5xi64>) -> tensor<2x5xi1>
    %17 = "stablehlo.and"(%13, %16) : (tensor<2x5xi1>, tensor<2x5xi1>) -> tensor<2x5xi1>
    %18 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<2x5xi64>) -> tensor<4x2x5xi64>
    %19 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4x2x5xi64>
    %20 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<4x2x5xi64>
    %21 = "stablehlo.convert"(%19) : (tensor<4x2x5xi64>) -> tensor<4x2x5xi32>
    %22 = "stablehlo.convert"(%20) : (tensor<4x2x5xi64>) -> tensor<4x2x5xi32>
    %23 = "stablehlo.convert"(%18) : (tensor<4x2x5xi64>) -> tensor<4x2x5xi32>
    %24 = "stablehlo.reshape"(%21) : (tensor<4x2x5xi32>) -> tensor<1x4x2x5xi32>
    %25 = "stablehlo.reshape"(%22) : (tensor<4x2x5xi32>) -> tensor<1x4x2x5xi32>
    %26 = "stablehlo.reshape"(%23) : (tensor<4x2x5xi32>) -> tensor<1x4x2x5xi32>
    %27 = "stablehlo.concatenate"(%24, %25, %26) <{dimension = 0 : i64}> : (tensor<1x4x2x5xi32>, tensor<1x4x2x5xi32>, tensor<1x4x2x5xi32>) -> tensor<3x4x2x5xi32>
    %28 = "stablehlo.gather"(%arg1, %27) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1, 2], start_index_map = [0, 1, 2], index_vector_dim = 0>, slice_sizes = array<i64: 1, 1, 1>, indices_are_sorted = false}> : (tensor<4x2x3xf32>, tensor<3x4x2x5xi32>) -> tensor<4x2x5xf32>
    %29 = "stablehlo.reshape"(%s2) : (tensor<i64>) -> tensor<1xi64>
    %30 = "stablehlo.reshape"(%s3) : (tensor<i64>) -> tensor<1xi64>
    %31 = "stablehlo.concatenate"(%29, %30) <{dimension = 0 : i64}> : (tensor<1xi64>, tensor<1xi64>) -> tensor<2xi64>
    %32 = "stablehlo.transpose"(%arg4) <{permutation = array<i64: 1, 0, 2>}> : (tensor<2x4x5xf32>) -> tensor<4x2x5xf32>
    %33 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x5xf32>}> : () -> tensor<2x5xf32>
    %34 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x5xf32>}> : () -> tensor<2x5xf32>
    %35 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5xi64>
    %36 = "stablehlo.constant"() <{value = dense<2> : tensor<2xi64>}> : () -> tensor<2xi64>
    %37 = "stablehlo.multiply"(%2, %36) : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    %38 = "stablehlo.broadcast_in_dim"(%37) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi64>) -> tensor<2x5xi64>
    %39 = "stablehlo.constant"() <{value = dense<-1> : tensor<2x5xi64>}> : () -> tensor<2x5xi64>
    %40 = "stablehlo.add"(%38, %39) : (tensor<2x5xi64>, tensor<2x5xi64>) -> tensor<2x5xi64>
    %41 = "stablehlo.compare"(%35, %40) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi64>, tensor<2x5xi64>) -> tensor<2x5xi1>
    %42 = "stablehlo.compare"(%35, %38) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi64>, tensor<2x5xi64>) -> tensor<2x5xi1>
    %43 = "stablehlo.and"(%41, %42) : (tensor<2x5xi1>, tensor<2x5xi1>) -> tensor<2x5xi1>
    %44 = "stablehlo.select"(%43, %33, %34) : (tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    %45 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5xi64>
    %46 = "stablehlo.constant"() <{value = dense<2> : tensor<2xi64>}> : () -> tensor<2xi64>
    %47 = "stablehlo.multiply"(%2, %46) : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    %48 = "stablehlo.broadcast_in_dim"(%47) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi64>) -> tensor<2x5xi64>
    %49 = "stablehlo.compare"(%45, %48) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi64>, tensor<2x5xi64>) -> tensor<2x5xi1>
    %50 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi64>) -> tensor<2x5xi64>
    %51 = "stablehlo.convert"(%50) : (tensor<2x5xi64>) -> tensor<2x5xi32>
    %52 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %53 = "stablehlo.pad"(%17, %52) <{edge_padding_low = array<i64: 0, -2>, edge_padding_high = array<i64: 0, 2>, interior_padding = array<i64: 0, 0>}> : (tensor<2x5xi1>, tensor<i1>) -> tensor<2x5xi1>
    %54 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<4x2x5xf32>}> : () -> tensor<4x2x5xf32>
    %55 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %117:8 = "stablehlo.while"(%55, %34, %54, %28, %53, %49, %44, %51) ({
    ^bb0(%r56: tensor<i32>, %r57: tensor<2x5xf32>, %r58: tensor<4x2x5xf32>, %r59: tensor<4x2x5xf32>, %r60: tensor<2x5xi1>, %r61: tensor<2x5xi1>, %r62: tensor<2x5xf32>, %r63: tensor<2x5xi32>):
      %64 = "stablehlo.constant"() <{value = dense<4> : tensor<i32>}> : () -> tensor<i32>
      %65 = "stablehlo.compare"(%r56, %64) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%65) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r63: tensor<i32>, %r64: tensor<2x5xf32>, %r65: tensor<4x2x5xf32>, %r66: tensor<4x2x5xf32>, %r67: tensor<2x5xi1>, %r68: tensor<2x5xi1>, %r69: tensor<2x5xf32>, %r70: tensor<2x5xi32>):
      %71 = "stablehlo.negate"(%r63) : (tensor<i32>) -> tensor<i32>
      %72 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %73 = "stablehlo.add"(%71, %72) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %74 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
      %75 = "stablehlo.pad"(%r64, %74) <{edge_padding_low = array<i64: 0, -1>, edge_padding_high = array<i64: 0, 1>, interior_padding = array<i64: 0, 0>}> : (tensor<2x5xf32>, tensor<f32>) -> tensor<2x5xf32>
      %76 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
      %77 = "stablehlo.pad"(%r64, %76) <{edge_padding_low = array<i64: 0, -2>, edge_padding_high = array<i64: 0, 2>, interior_padding = array<i64: 0, 0>}> : (tensor<2x5xf32>, tensor<f32>) -> tensor<2x5xf32>
      %78 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x5xf32>}> : () -> tensor<2x5xf32>
      %79 = "stablehlo.select"(%r67, %77, %78) : (tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %80 = "stablehlo.maximum"(%r64, %75) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %81 = "stablehlo.maximum"(%80, %79) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %82 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x5xf32>}> : () -> tensor<2x5xf32>
      %83 = "stablehlo.compare"(%81, %82) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
      %84 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x5xf32>}> : () -> tensor<2x5xf32>
      %85 = "stablehlo.select"(%83, %84, %81) : (tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %86 = "stablehlo.subtract"(%r64, %85) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %87 = "stablehlo.exponential"(%86) : (tensor<2x5xf32>) -> tensor<2x5xf32>
      %88 = "stablehlo.subtract"(%75, %85) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %89 = "stablehlo.exponential"(%88) : (tensor<2x5xf32>) -> tensor<2x5xf32>
      %90 = "stablehlo.add"(%87, %89) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %91 = "stablehlo.subtract"(%79, %85) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %92 = "stablehlo.exponential"(%91) : (tensor<2x5xf32>) -> tensor<2x5xf32>
      %93 = "stablehlo.add"(%90, %92) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %94 = "stablehlo.log"(%93) : (tensor<2x5xf32>) -> tensor<2x5xf32>
      %95 = "stablehlo.add"(%94, %85) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %96 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %97 = "stablehlo.add"(%73, %96) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %98 = "stablehlo.broadcast_in_dim"(%97) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x5xi32>
      %99 = "stablehlo.compare"(%98, %r70) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
      %100 = "stablehlo.select"(%99, %r69, %95) : (tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %101 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %102 = "stablehlo.dynamic_slice"(%r66, %73, %101, %101) <{slice_sizes = array<i64: 1, 2, 5>}> : (tensor<4x2x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x5xf32>
      %103 = "stablehlo.reshape"(%102) : (tensor<1x2x5xf32>) -> tensor<2x5xf32>
      %104 = "stablehlo.add"(%100, %103) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %105 = "stablehlo.compare"(%98, %r70) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
      %106 = "stablehlo.and"(%105, %r68) : (tensor<2x5xi1>, tensor<2x5xi1>) -> tensor<2x5xi1>
      %107 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x5xf32>}> : () -> tensor<2x5xf32>
      %108 = "stablehlo.select"(%106, %104, %107) : (tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %109 = "stablehlo.reshape"(%108) : (tensor<2x5xf32>) -> tensor<1x2x5xf32>
      %110 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %111 = "stablehlo.dynamic_update_slice"(%r65, %109, %73, %110, %110) : (tensor<4x2x5xf32>, tensor<1x2x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x2x5xf32>
      %112 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %113 = "stablehlo.add"(%r63, %112) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%113, %108, %111, %r66, %r67, %r68, %r69, %r70) : (tensor<i32>, tensor<2x5xf32>, tensor<4x2x5xf32>, tensor<4x2x5xf32>, tensor<2x5xi1>, tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xi32>) -> ()
    }) : (tensor<i32>, tensor<2x5xf32>, tensor<4x2x5xf32>, tensor<4x2x5xf32>, tensor<2x5xi1>, tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xi32>) -> (tensor<i32>, tensor<2x5xf32>, tensor<4x2x5xf32>, tensor<4x2x5xf32>, tensor<2x5xi1>, tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xi32>)
    %115 = "stablehlo.add"(%30, %114#2) : (tensor<4x2x5xf32>, tensor<4x2x5xf32>) -> tensor<4x2x5xf32>
    %116 = "stablehlo.broadcast_in_dim"(%arg3) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xf32>) -> tensor<4x2x5xf32>
    %117 = "stablehlo.add"(%115, %116) : (tensor<4x2x5xf32>, tensor<4x2x5xf32>) -> tensor<4x2x5xf32>
    %118 = "stablehlo.subtract"(%117, %27) : (tensor<4x2x5xf32>, tensor<4x2x5xf32>) -> tensor<4x2x5xf32>
    %119 = "stablehlo.exponential"(%118) : (tensor<4x2x5xf32>) -> tensor<4x2x5xf32>
    %120 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<4x2x5xf32>}> : () -> tensor<4x2x5xf32>
    %121 = "stablehlo.compare"(%115, %120) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<4x2x5xf32>, tensor<4x2x5xf32>) -> tensor<4x2x5xi1>
    %122 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5xi32>
    %123 = "stablehlo.constant"() <{value = dense<2> : tensor<2xi32>}> : () -> tensor<2xi32>
    %124 = "stablehlo.multiply"(%29, %123) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %125 = "stablehlo.broadcast_in_dim"(%124) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x5xi32>
    %126 = "stablehlo.compare"(%122, %125) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
    %127 = "stablehlo.broadcast_in_dim"(%126) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<2x5xi1>) -> tensor<4x2x5xi1>
    %128 = "stablehlo.not"(%127) : (tensor<4x2x5xi1>) -> tensor<4x2x5xi1>
    %129 = "stablehlo.or"(%121, %128) : (tensor<4x2x5xi1>, tensor<4x2x5xi1>) -> tensor<4x2x5xi1>
    %130 = "stablehlo.constant"() <{value = dense<0.0> : tensor<4x2x5xf32>}> : () -> tensor<4x2x5xf32>
    %131 = "stablehlo.select"(%129, %130, %119) : (tensor<4x2x5xi1>, tensor<4x2x5xf32>, tensor<4x2x5xf32>) -> tensor<4x2x5xf32>
    %132 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<2x5xi32>) -> tensor<4x2x5xi32>
    %133 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4x2x5xi32>
    %134 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<4x2x5xi32>
    %135 = "stablehlo.reshape"(%133) : (tensor<4x2x5xi32>) -> tensor<1x4x2x5xi32>
    %136 = "stablehlo.reshape"(%134) : (tensor<4x2x5xi32>) -> tensor<1x4x2x5xi32>
    %137 = "stablehlo.reshape"(%132) : (tensor<4x2x5xi32>) -> tensor<1x4x2x5xi32>
    %138 = "stablehlo.concatenate"(%135, %136, %137) <{dimension = 0 : i64}> : (tensor<1x4x2x5xi32>, tensor<1x4x2x5xi32>, tensor<1x4x2x5xi32>) -> tensor<3x4x2x5xi32>
    %139 = "stablehlo.constant"() <{value = dense<0.0> : tensor<4x2x3xf32>}> : () -> tensor<4x2x3xf32>
    %143 = "stablehlo.scatter"(%139, %138, %131) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 1, 2], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r140: tensor<f32>, %r141: tensor<f32>):
      %142 = "stablehlo.add"(%r140, %r141) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%142) : (tensor<f32>) -> ()
    }) : (tensor<4x2x3xf32>, tensor<3x4x2x5xi32>, tensor<4x2x5xf32>) -> tensor<4x2x3xf32>
    %144 = "stablehlo.exponential"(%arg1) : (tensor<4x2x3xf32>) -> tensor<4x2x3xf32>
    %145 = "stablehlo.subtract"(%144, %143) : (tensor<4x2x3xf32>, tensor<4x2x3xf32>) -> tensor<4x2x3xf32>
    %146 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xf32>) -> tensor<4x2x3xf32>
    %147 = "stablehlo.multiply"(%145, %146) : (tensor<4x2x3xf32>, tensor<4x2x3xf32>) -> tensor<4x2x3xf32>
    %148 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<2xf32>}> : () -> tensor<2xf32>
    %149 = "stablehlo.compare"(%arg3, %148) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %150 = "stablehlo.broadcast_in_dim"(%149) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xi1>) -> tensor<4x2x3xi1>
    %151 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<4x2x3xf32>}> : () -> tensor<4x2x3xf32>
    %152 = "stablehlo.select"(%150, %151, %147) : (tensor<4x2x3xi1>, tensor<4x2x3xf32>, tensor<4x2x3xf32>) -> tensor<4x2x3xf32>
    %153 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4x2x3xi32>
    %154 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xi32>) -> tensor<4x2x3xi32>
    %155 = "stablehlo.compare"(%153, %154) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<4x2x3xi32>, tensor<4x2x3xi32>) -> tensor<4x2x3xi1>
    %156 = "stablehlo.select"(%155, %152, %139) : (tensor<4x2x3xi1>, tensor<4x2x3xf32>, tensor<4x2x3xf32>) -> tensor<4x2x3xf32>
    return %156 : tensor<4x2x3xf32>
    %118 = "stablehlo.add"(%32, %117#2) : (tensor<4x2x5xf32>, tensor<4x2x5xf32>) -> tensor<4x2x5xf32>
    %119 = "stablehlo.broadcast_in_dim"(%arg3) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xf32>) -> tensor<4x2x5xf32>
    %120 = "stablehlo.add"(%118, %119) : (tensor<4x2x5xf32>, tensor<4x2x5xf32>) -> tensor<4x2x5xf32>
    %121 = "stablehlo.subtract"(%120, %28) : (tensor<4x2x5xf32>, tensor<4x2x5xf32>) -> tensor<4x2x5xf32>
    %122 = "stablehlo.exponential"(%121) : (tensor<4x2x5xf32>) -> tensor<4x2x5xf32>
    %123 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<4x2x5xf32>}> : () -> tensor<4x2x5xf32>
    %124 = "stablehlo.compare"(%118, %123) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<4x2x5xf32>, tensor<4x2x5xf32>) -> tensor<4x2x5xi1>
    %125 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5xi64>
    %126 = "stablehlo.constant"() <{value = dense<2> : tensor<2xi64>}> : () -> tensor<2xi64>
    %127 = "stablehlo.multiply"(%2, %126) : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    %128 = "stablehlo.broadcast_in_dim"(%127) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi64>) -> tensor<2x5xi64>
    %129 = "stablehlo.compare"(%125, %128) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi64>, tensor<2x5xi64>) -> tensor<2x5xi1>
    %130 = "stablehlo.broadcast_in_dim"(%129) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<2x5xi1>) -> tensor<4x2x5xi1>
    %131 = "stablehlo.not"(%130) : (tensor<4x2x5xi1>) -> tensor<4x2x5xi1>
    %132 = "stablehlo.or"(%124, %131) : (tensor<4x2x5xi1>, tensor<4x2x5xi1>) -> tensor<4x2x5xi1>
    %133 = "stablehlo.constant"() <{value = dense<0.0> : tensor<4x2x5xf32>}> : () -> tensor<4x2x5xf32>
    %134 = "stablehlo.select"(%132, %133, %122) : (tensor<4x2x5xi1>, tensor<4x2x5xf32>, tensor<4x2x5xf32>) -> tensor<4x2x5xf32>
    %135 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<2x5xi64>) -> tensor<4x2x5xi64>
    %136 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4x2x5xi64>
    %137 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<4x2x5xi64>
    %138 = "stablehlo.convert"(%136) : (tensor<4x2x5xi64>) -> tensor<4x2x5xi32>
    %139 = "stablehlo.convert"(%137) : (tensor<4x2x5xi64>) -> tensor<4x2x5xi32>
    %140 = "stablehlo.convert"(%135) : (tensor<4x2x5xi64>) -> tensor<4x2x5xi32>
    %141 = "stablehlo.reshape"(%138) : (tensor<4x2x5xi32>) -> tensor<1x4x2x5xi32>
    %142 = "stablehlo.reshape"(%139) : (tensor<4x2x5xi32>) -> tensor<1x4x2x5xi32>
    %143 = "stablehlo.reshape"(%140) : (tensor<4x2x5xi32>) -> tensor<1x4x2x5xi32>
    %144 = "stablehlo.concatenate"(%141, %142, %143) <{dimension = 0 : i64}> : (tensor<1x4x2x5xi32>, tensor<1x4x2x5xi32>, tensor<1x4x2x5xi32>) -> tensor<3x4x2x5xi32>
    %145 = "stablehlo.constant"() <{value = dense<0.0> : tensor<4x2x3xf32>}> : () -> tensor<4x2x3xf32>
    %149 = "stablehlo.scatter"(%145, %144, %134) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 1, 2], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r146: tensor<f32>, %r147: tensor<f32>):
      %148 = "stablehlo.add"(%r146, %r147) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%148) : (tensor<f32>) -> ()
    }) : (tensor<4x2x3xf32>, tensor<3x4x2x5xi32>, tensor<4x2x5xf32>) -> tensor<4x2x3xf32>
    %150 = "stablehlo.exponential"(%arg1) : (tensor<4x2x3xf32>) -> tensor<4x2x3xf32>
    %151 = "stablehlo.subtract"(%150, %149) : (tensor<4x2x3xf32>, tensor<4x2x3xf32>) -> tensor<4x2x3xf32>
    %152 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xf32>) -> tensor<4x2x3xf32>
    %153 = "stablehlo.multiply"(%151, %152) : (tensor<4x2x3xf32>, tensor<4x2x3xf32>) -> tensor<4x2x3xf32>
    %154 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<2xf32>}> : () -> tensor<2xf32>
    %155 = "stablehlo.compare"(%arg3, %154) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %156 = "stablehlo.broadcast_in_dim"(%155) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xi1>) -> tensor<4x2x3xi1>
    %157 = "stablehlo.constant"() <{value = dense<0.0> : tensor<4x2x3xf32>}> : () -> tensor<4x2x3xf32>
    %158 = "stablehlo.select"(%156, %157, %153) : (tensor<4x2x3xi1>, tensor<4x2x3xf32>, tensor<4x2x3xf32>) -> tensor<4x2x3xf32>
    %159 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4x2x3xi64>
    %160 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xi64>) -> tensor<4x2x3xi64>
    %161 = "stablehlo.compare"(%159, %160) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<4x2x3xi64>, tensor<4x2x3xi64>) -> tensor<4x2x3xi1>
    %162 = "stablehlo.select"(%161, %158, %145) : (tensor<4x2x3xi1>, tensor<4x2x3xf32>, tensor<4x2x3xf32>) -> tensor<4x2x3xf32>
    return %162 : tensor<4x2x3xf32>
  }
}

// T[2] T[4,2,3] i64[3] (4,3) (2,1) T[2] T[2,4,5] 0 false, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2xf64>, %arg1: tensor<4x2x3xf64>, %arg2: tensor<2x2xi64>, %arg3: tensor<2xf64>, %arg4: tensor<2x4x5xf64>) -> (tensor<4x2x3xf64>) {
    %0 = "stablehlo.convert"(%arg2) : (tensor<2x2xi64>) -> tensor<2x2xi32>
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %2 = "stablehlo.constant"() <{value = dense<0> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
    %3 = "stablehlo.reshape"(%2) : (tensor<2x2xi32>) -> tensor<2x2x1xi32>
    %4 = "stablehlo.reshape"(%0) : (tensor<2x2xi32>) -> tensor<2x2x1xi32>
    %5 = "stablehlo.concatenate"(%3, %4) <{dimension = 2 : i64}> : (tensor<2x2x1xi32>, tensor<2x2x1xi32>) -> tensor<2x2x2xi32>
    %6 = "stablehlo.reshape"(%5) : (tensor<2x2x2xi32>) -> tensor<2x4xi32>
    %7 = "stablehlo.constant"() <{value = dense<0> : tensor<2x1xi32>}> : () -> tensor<2x1xi32>
    %8 = "stablehlo.concatenate"(%6, %7) <{dimension = 1 : i64}> : (tensor<2x4xi32>, tensor<2x1xi32>) -> tensor<2x5xi32>
    %9 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %10 = "stablehlo.pad"(%8, %9) <{edge_padding_low = array<i64: 0, 2>, edge_padding_high = array<i64: 0, -2>, interior_padding = array<i64: 0, 0>}> : (tensor<2x5xi32>, tensor<i32>) -> tensor<2x5xi32>
    %11 = "stablehlo.compare"(%8, %10) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
    %12 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5xi32>
    %13 = "stablehlo.constant"() <{value = dense<2> : tensor<2x5xi32>}> : () -> tensor<2x5xi32>
    %14 = "stablehlo.compare"(%12, %13) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
    %15 = "stablehlo.and"(%11, %14) : (tensor<2x5xi1>, tensor<2x5xi1>) -> tensor<2x5xi1>
    %16 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<2x5xi32>) -> tensor<4x2x5xi32>
    %17 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4x2x5xi32>
    %18 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<4x2x5xi32>
    %19 = "stablehlo.reshape"(%17) : (tensor<4x2x5xi32>) -> tensor<1x4x2x5xi32>
    %20 = "stablehlo.reshape"(%18) : (tensor<4x2x5xi32>) -> tensor<1x4x2x5xi32>
    %21 = "stablehlo.reshape"(%16) : (tensor<4x2x5xi32>) -> tensor<1x4x2x5xi32>
    %22 = "stablehlo.concatenate"(%19, %20, %21) <{dimension = 0 : i64}> : (tensor<1x4x2x5xi32>, tensor<1x4x2x5xi32>, tensor<1x4x2x5xi32>) -> tensor<3x4x2x5xi32>
    %23 = "stablehlo.gather"(%arg1, %22) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1, 2], start_index_map = [0, 1, 2], index_vector_dim = 0>, slice_sizes = array<i64: 1, 1, 1>, indices_are_sorted = false}> : (tensor<4x2x3xf64>, tensor<3x4x2x5xi32>) -> tensor<4x2x5xf64>
    %24 = "stablehlo.constant"() <{value = dense<[4, 3]> : tensor<2xi32>}> : () -> tensor<2xi32>
    %25 = "stablehlo.constant"() <{value = dense<[2, 1]> : tensor<2xi32>}> : () -> tensor<2xi32>
    %26 = "stablehlo.transpose"(%arg4) <{permutation = array<i64: 1, 0, 2>}> : (tensor<2x4x5xf64>) -> tensor<4x2x5xf64>
    %27 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x5xf64>}> : () -> tensor<2x5xf64>
    %28 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<2x5xf64>}> : () -> tensor<2x5xf64>
    %29 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5xi32>
    %30 = "stablehlo.constant"() <{value = dense<2> : tensor<2xi32>}> : () -> tensor<2xi32>
    %31 = "stablehlo.multiply"(%25, %30) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %32 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x5xi32>
    %33 = "stablehlo.constant"() <{value = dense<-1> : tensor<2x5xi32>}> : () -> tensor<2x5xi32>
    %34 = "stablehlo.add"(%32, %33) : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
    %35 = "stablehlo.compare"(%29, %34) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
    %36 = "stablehlo.compare"(%29, %32) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
    %37 = "stablehlo.and"(%35, %36) : (tensor<2x5xi1>, tensor<2x5xi1>) -> tensor<2x5xi1>
    %38 = "stablehlo.select"(%37, %27, %28) : (tensor<2x5xi1>, tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
    %39 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5xi32>
    %40 = "stablehlo.constant"() <{value = dense<2> : tensor<2xi32>}> : () -> tensor<2xi32>
    %41 = "stablehlo.multiply"(%25, %40) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %42 = "stablehlo.broadcast_in_dim"(%41) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x5xi32>
    %43 = "stablehlo.compare"(%39, %42) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
    %44 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x5xi32>
    %45 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %46 = "stablehlo.pad"(%15, %45) <{edge_padding_low = array<i64: 0, -2>, edge_padding_high = array<i64: 0, 2>, interior_padding = array<i64: 0, 0>}> : (tensor<2x5xi1>, tensor<i1>) -> tensor<2x5xi1>
    %47 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<4x2x5xf64>}> : () -> tensor<4x2x5xf64>
    %48 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %110:8 = "stablehlo.while"(%48, %28, %47, %23, %46, %43, %38, %44) ({
    ^bb0(%r49: tensor<i32>, %r50: tensor<2x5xf64>, %r51: tensor<4x2x5xf64>, %r52: tensor<4x2x5xf64>, %r53: tensor<2x5xi1>, %r54: tensor<2x5xi1>, %r55: tensor<2x5xf64>, %r56: tensor<2x5xi32>):
      %57 = "stablehlo.constant"() <{value = dense<4> : tensor<i32>}> : () -> tensor<i32>
      %58 = "stablehlo.compare"(%r49, %57) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%58) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r59: tensor<i32>, %r60: tensor<2x5xf64>, %r61: tensor<4x2x5xf64>, %r62: tensor<4x2x5xf64>, %r63: tensor<2x5xi1>, %r64: tensor<2x5xi1>, %r65: tensor<2x5xf64>, %r66: tensor<2x5xi32>):
      %67 = "stablehlo.negate"(%r59) : (tensor<i32>) -> tensor<i32>
      %68 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %69 = "stablehlo.add"(%67, %68) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %70 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<f64>}> : () -> tensor<f64>
      %71 = "stablehlo.pad"(%r60, %70) <{edge_padding_low = array<i64: 0, -1>, edge_padding_high = array<i64: 0, 1>, interior_padding = array<i64: 0, 0>}> : (tensor<2x5xf64>, tensor<f64>) -> tensor<2x5xf64>
      %72 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<f64>}> : () -> tensor<f64>
      %73 = "stablehlo.pad"(%r60, %72) <{edge_padding_low = array<i64: 0, -2>, edge_padding_high = array<i64: 0, 2>, interior_padding = array<i64: 0, 0>}> : (tensor<2x5xf64>, tensor<f64>) -> tensor<2x5xf64>
      %74 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<2x5xf64>}> : () -> tensor<2x5xf64>
      %75 = "stablehlo.select"(%r63, %73, %74) : (tensor<2x5xi1>, tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
      %76 = "stablehlo.maximum"(%r60, %71) : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
      %77 = "stablehlo.maximum"(%76, %75) : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
      %78 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<2x5xf64>}> : () -> tensor<2x5xf64>
      %79 = "stablehlo.compare"(%77, %78) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
      %80 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x5xf64>}> : () -> tensor<2x5xf64>
      %81 = "stablehlo.select"(%79, %80, %77) : (tensor<2x5xi1>, tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
      %82 = "stablehlo.subtract"(%r60, %81) : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
      %83 = "stablehlo.exponential"(%82) : (tensor<2x5xf64>) -> tensor<2x5xf64>
      %84 = "stablehlo.subtract"(%71, %81) : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
      %85 = "stablehlo.exponential"(%84) : (tensor<2x5xf64>) -> tensor<2x5xf64>
      %86 = "stablehlo.add"(%83, %85) : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
      %87 = "stablehlo.subtract"(%75, %81) : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
      %88 = "stablehlo.exponential"(%87) : (tensor<2x5xf64>) -> tensor<2x5xf64>
      %89 = "stablehlo.add"(%86, %88) : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
      %90 = "stablehlo.log"(%89) : (tensor<2x5xf64>) -> tensor<2x5xf64>
      %91 = "stablehlo.add"(%90, %81) : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
      %92 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %93 = "stablehlo.add"(%69, %92) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %94 = "stablehlo.broadcast_in_dim"(%93) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x5xi32>
      %95 = "stablehlo.compare"(%94, %r66) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
      %96 = "stablehlo.select"(%95, %r65, %91) : (tensor<2x5xi1>, tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
      %97 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %98 = "stablehlo.dynamic_slice"(%r62, %69, %97, %97) <{slice_sizes = array<i64: 1, 2, 5>}> : (tensor<4x2x5xf64>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x5xf64>
      %99 = "stablehlo.reshape"(%98) : (tensor<1x2x5xf64>) -> tensor<2x5xf64>
      %100 = "stablehlo.add"(%96, %99) : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
      %101 = "stablehlo.compare"(%94, %r66) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
      %102 = "stablehlo.and"(%101, %r64) : (tensor<2x5xi1>, tensor<2x5xi1>) -> tensor<2x5xi1>
      %103 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<2x5xf64>}> : () -> tensor<2x5xf64>
      %104 = "stablehlo.select"(%102, %100, %103) : (tensor<2x5xi1>, tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
      %105 = "stablehlo.reshape"(%104) : (tensor<2x5xf64>) -> tensor<1x2x5xf64>
      %106 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %107 = "stablehlo.dynamic_update_slice"(%r61, %105, %69, %106, %106) : (tensor<4x2x5xf64>, tensor<1x2x5xf64>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x2x5xf64>
      %108 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %109 = "stablehlo.add"(%r59, %108) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%109, %104, %107, %r62, %r63, %r64, %r65, %r66) : (tensor<i32>, tensor<2x5xf64>, tensor<4x2x5xf64>, tensor<4x2x5xf64>, tensor<2x5xi1>, tensor<2x5xi1>, tensor<2x5xf64>, tensor<2x5xi32>) -> ()
    }) : (tensor<i32>, tensor<2x5xf64>, tensor<4x2x5xf64>, tensor<4x2x5xf64>, tensor<2x5xi1>, tensor<2x5xi1>, tensor<2x5xf64>, tensor<2x5xi32>) -> (tensor<i32>, tensor<2x5xf64>, tensor<4x2x5xf64>, tensor<4x2x5xf64>, tensor<2x5xi1>, tensor<2x5xi1>, tensor<2x5xf64>, tensor<2x5xi32>)
    %111 = "stablehlo.add"(%26, %110#2) : (tensor<4x2x5xf64>, tensor<4x2x5xf64>) -> tensor<4x2x5xf64>
    %112 = "stablehlo.broadcast_in_dim"(%arg3) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xf64>) -> tensor<4x2x5xf64>
    %113 = "stablehlo.add"(%111, %112) : (tensor<4x2x5xf64>, tensor<4x2x5xf64>) -> tensor<4x2x5xf64>
    %114 = "stablehlo.subtract"(%113, %23) : (tensor<4x2x5xf64>, tensor<4x2x5xf64>) -> tensor<4x2x5xf64>
    %115 = "stablehlo.exponential"(%114) : (tensor<4x2x5xf64>) -> tensor<4x2x5xf64>
    %116 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<4x2x5xf64>}> : () -> tensor<4x2x5xf64>
    %117 = "stablehlo.compare"(%111, %116) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<4x2x5xf64>, tensor<4x2x5xf64>) -> tensor<4x2x5xi1>
    %118 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5xi32>
    %119 = "stablehlo.constant"() <{value = dense<2> : tensor<2xi32>}> : () -> tensor<2xi32>
    %120 = "stablehlo.multiply"(%25, %119) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %121 = "stablehlo.broadcast_in_dim"(%120) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x5xi32>
    %122 = "stablehlo.compare"(%118, %121) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
    %123 = "stablehlo.broadcast_in_dim"(%122) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<2x5xi1>) -> tensor<4x2x5xi1>
    %124 = "stablehlo.not"(%123) : (tensor<4x2x5xi1>) -> tensor<4x2x5xi1>
    %125 = "stablehlo.or"(%117, %124) : (tensor<4x2x5xi1>, tensor<4x2x5xi1>) -> tensor<4x2x5xi1>
    %126 = "stablehlo.constant"() <{value = dense<0.0> : tensor<4x2x5xf64>}> : () -> tensor<4x2x5xf64>
    %127 = "stablehlo.select"(%125, %126, %115) : (tensor<4x2x5xi1>, tensor<4x2x5xf64>, tensor<4x2x5xf64>) -> tensor<4x2x5xf64>
    %128 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<2x5xi32>) -> tensor<4x2x5xi32>
    %129 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4x2x5xi32>
    %130 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<4x2x5xi32>
    %131 = "stablehlo.reshape"(%129) : (tensor<4x2x5xi32>) -> tensor<1x4x2x5xi32>
    %132 = "stablehlo.reshape"(%130) : (tensor<4x2x5xi32>) -> tensor<1x4x2x5xi32>
    %133 = "stablehlo.reshape"(%128) : (tensor<4x2x5xi32>) -> tensor<1x4x2x5xi32>
    %134 = "stablehlo.concatenate"(%131, %132, %133) <{dimension = 0 : i64}> : (tensor<1x4x2x5xi32>, tensor<1x4x2x5xi32>, tensor<1x4x2x5xi32>) -> tensor<3x4x2x5xi32>
    %135 = "stablehlo.constant"() <{value = dense<0.0> : tensor<4x2x3xf64>}> : () -> tensor<4x2x3xf64>
    %139 = "stablehlo.scatter"(%135, %134, %127) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 1, 2], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r136: tensor<f64>, %r137: tensor<f64>):
      %138 = "stablehlo.add"(%r136, %r137) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%138) : (tensor<f64>) -> ()
    }) : (tensor<4x2x3xf64>, tensor<3x4x2x5xi32>, tensor<4x2x5xf64>) -> tensor<4x2x3xf64>
    %140 = "stablehlo.exponential"(%arg1) : (tensor<4x2x3xf64>) -> tensor<4x2x3xf64>
    %141 = "stablehlo.subtract"(%140, %139) : (tensor<4x2x3xf64>, tensor<4x2x3xf64>) -> tensor<4x2x3xf64>
    %142 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xf64>) -> tensor<4x2x3xf64>
    %143 = "stablehlo.multiply"(%141, %142) : (tensor<4x2x3xf64>, tensor<4x2x3xf64>) -> tensor<4x2x3xf64>
    %144 = "stablehlo.constant"() <{value = dense<0x7FF0000000000000> : tensor<2xf64>}> : () -> tensor<2xf64>
    %145 = "stablehlo.compare"(%arg3, %144) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %146 = "stablehlo.broadcast_in_dim"(%145) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xi1>) -> tensor<4x2x3xi1>
    %147 = "stablehlo.constant"() <{value = dense<0.0> : tensor<4x2x3xf64>}> : () -> tensor<4x2x3xf64>
    %148 = "stablehlo.select"(%146, %147, %143) : (tensor<4x2x3xi1>, tensor<4x2x3xf64>, tensor<4x2x3xf64>) -> tensor<4x2x3xf64>
    %149 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4x2x3xi32>
    %150 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xi32>) -> tensor<4x2x3xi32>
    %151 = "stablehlo.compare"(%149, %150) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<4x2x3xi32>, tensor<4x2x3xi32>) -> tensor<4x2x3xi1>
    %152 = "stablehlo.select"(%151, %148, %135) : (tensor<4x2x3xi1>, tensor<4x2x3xf64>, tensor<4x2x3xf64>) -> tensor<4x2x3xf64>
    return %152 : tensor<4x2x3xf64>
  func.func public @main(%arg0: tensor<2xf32>, %arg1: tensor<4x2x3xf32>, %arg2: tensor<3xi64>, %arg3: tensor<2xf32>, %arg4: tensor<2x4x5xf32>, %s0: tensor<i64>, %s1: tensor<i64>, %s2: tensor<i64>, %s3: tensor<i64>) -> (tensor<4x2x3xf32>) {
    %0 = "stablehlo.reshape"(%s0) : (tensor<i64>) -> tensor<1xi64>
    %1 = "stablehlo.reshape"(%s1) : (tensor<i64>) -> tensor<1xi64>
    %2 = "stablehlo.concatenate"(%0, %1) <{dimension = 0 : i64}> : (tensor<1xi64>, tensor<1xi64>) -> tensor<2xi64>
    %3 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x2xi64>
    %4 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x2xi64>
    %5 = "stablehlo.compare"(%4, %3) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x2xi64>, tensor<2x2xi64>) -> tensor<2x2xi1>
    %6 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xi64>) -> tensor<2x2xi64>
    %7 = "stablehlo.constant"() <{value = dense<0> : tensor<2x2xi64>}> : () -> tensor<2x2xi64>
    %8 = "stablehlo.select"(%5, %6, %7) : (tensor<2x2xi1>, tensor<2x2xi64>, tensor<2x2xi64>) -> tensor<2x2xi64>
    %9 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %13 = "stablehlo.reduce"(%8, %9) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r10: tensor<i64>, %r11: tensor<i64>):
      %12 = "stablehlo.add"(%r10, %r11) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%12) : (tensor<i64>) -> ()
    }) : (tensor<2x2xi64>, tensor<i64>) -> tensor<2xi64>
    %14 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi64>) -> tensor<2x2xi64>
    %15 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x2xi64>
    %16 = "stablehlo.add"(%14, %15) : (tensor<2x2xi64>, tensor<2x2xi64>) -> tensor<2x2xi64>
    %17 = "stablehlo.gather"(%arg2, %16) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<3xi64>, tensor<2x2xi64>) -> tensor<2x2xi64>
    %18 = "stablehlo.constant"() <{value = dense<0> : tensor<2x2xi64>}> : () -> tensor<2x2xi64>
    %19 = "stablehlo.reshape"(%18) : (tensor<2x2xi64>) -> tensor<2x2x1xi64>
    %20 = "stablehlo.reshape"(%17) : (tensor<2x2xi64>) -> tensor<2x2x1xi64>
    %21 = "stablehlo.concatenate"(%19, %20) <{dimension = 2 : i64}> : (tensor<2x2x1xi64>, tensor<2x2x1xi64>) -> tensor<2x2x2xi64>
    %22 = "stablehlo.reshape"(%21) : (tensor<2x2x2xi64>) -> tensor<2x4xi64>
    %23 = "stablehlo.constant"() <{value = dense<0> : tensor<2x1xi64>}> : () -> tensor<2x1xi64>
    %24 = "stablehlo.concatenate"(%22, %23) <{dimension = 1 : i64}> : (tensor<2x4xi64>, tensor<2x1xi64>) -> tensor<2x5xi64>
    %25 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %26 = "stablehlo.pad"(%24, %25) <{edge_padding_low = array<i64: 0, 2>, edge_padding_high = array<i64: 0, -2>, interior_padding = array<i64: 0, 0>}> : (tensor<2x5xi64>, tensor<i64>) -> tensor<2x5xi64>
    %27 = "stablehlo.compare"(%24, %26) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi64>, tensor<2x5xi64>) -> tensor<2x5xi1>
    %28 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5xi64>
    %29 = "stablehlo.constant"() <{value = dense<2> : tensor<2x5xi64>}> : () -> tensor<2x5xi64>
    %30 = "stablehlo.compare"(%28, %29) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi64>, tensor<2x5xi64>) -> tensor<2x5xi1>
    %31 = "stablehlo.and"(%27, %30) : (tensor<2x5xi1>, tensor<2x5xi1>) -> tensor<2x5xi1>
    %32 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<2x5xi64>) -> tensor<4x2x5xi64>
    %33 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4x2x5xi64>
    %34 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<4x2x5xi64>
    %35 = "stablehlo.convert"(%33) : (tensor<4x2x5xi64>) -> tensor<4x2x5xi32>
    %36 = "stablehlo.convert"(%34) : (tensor<4x2x5xi64>) -> tensor<4x2x5xi32>
    %37 = "stablehlo.convert"(%32) : (tensor<4x2x5xi64>) -> tensor<4x2x5xi32>
    %38 = "stablehlo.reshape"(%35) : (tensor<4x2x5xi32>) -> tensor<1x4x2x5xi32>
    %39 = "stablehlo.reshape"(%36) : (tensor<4x2x5xi32>) -> tensor<1x4x2x5xi32>
    %40 = "stablehlo.reshape"(%37) : (tensor<4x2x5xi32>) -> tensor<1x4x2x5xi32>
    %41 = "stablehlo.concatenate"(%38, %39, %40) <{dimension = 0 : i64}> : (tensor<1x4x2x5xi32>, tensor<1x4x2x5xi32>, tensor<1x4x2x5xi32>) -> tensor<3x4x2x5xi32>
    %42 = "stablehlo.gather"(%arg1, %41) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1, 2], start_index_map = [0, 1, 2], index_vector_dim = 0>, slice_sizes = array<i64: 1, 1, 1>, indices_are_sorted = false}> : (tensor<4x2x3xf32>, tensor<3x4x2x5xi32>) -> tensor<4x2x5xf32>
    %43 = "stablehlo.reshape"(%s2) : (tensor<i64>) -> tensor<1xi64>
    %44 = "stablehlo.reshape"(%s3) : (tensor<i64>) -> tensor<1xi64>
    %45 = "stablehlo.concatenate"(%43, %44) <{dimension = 0 : i64}> : (tensor<1xi64>, tensor<1xi64>) -> tensor<2xi64>
    %46 = "stablehlo.transpose"(%arg4) <{permutation = array<i64: 1, 0, 2>}> : (tensor<2x4x5xf32>) -> tensor<4x2x5xf32>
    %47 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x5xf32>}> : () -> tensor<2x5xf32>
    %48 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x5xf32>}> : () -> tensor<2x5xf32>
    %49 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5xi64>
    %50 = "stablehlo.constant"() <{value = dense<2> : tensor<2xi64>}> : () -> tensor<2xi64>
    %51 = "stablehlo.multiply"(%2, %50) : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    %52 = "stablehlo.broadcast_in_dim"(%51) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi64>) -> tensor<2x5xi64>
    %53 = "stablehlo.constant"() <{value = dense<-1> : tensor<2x5xi64>}> : () -> tensor<2x5xi64>
    %54 = "stablehlo.add"(%52, %53) : (tensor<2x5xi64>, tensor<2x5xi64>) -> tensor<2x5xi64>
    %55 = "stablehlo.compare"(%49, %54) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi64>, tensor<2x5xi64>) -> tensor<2x5xi1>
    %56 = "stablehlo.compare"(%49, %52) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi64>, tensor<2x5xi64>) -> tensor<2x5xi1>
    %57 = "stablehlo.and"(%55, %56) : (tensor<2x5xi1>, tensor<2x5xi1>) -> tensor<2x5xi1>
    %58 = "stablehlo.select"(%57, %47, %48) : (tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    %59 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5xi64>
    %60 = "stablehlo.constant"() <{value = dense<2> : tensor<2xi64>}> : () -> tensor<2xi64>
    %61 = "stablehlo.multiply"(%2, %60) : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    %62 = "stablehlo.broadcast_in_dim"(%61) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi64>) -> tensor<2x5xi64>
    %63 = "stablehlo.compare"(%59, %62) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi64>, tensor<2x5xi64>) -> tensor<2x5xi1>
    %64 = "stablehlo.broadcast_in_dim"(%45) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi64>) -> tensor<2x5xi64>
    %65 = "stablehlo.convert"(%64) : (tensor<2x5xi64>) -> tensor<2x5xi32>
    %66 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %67 = "stablehlo.pad"(%31, %66) <{edge_padding_low = array<i64: 0, -2>, edge_padding_high = array<i64: 0, 2>, interior_padding = array<i64: 0, 0>}> : (tensor<2x5xi1>, tensor<i1>) -> tensor<2x5xi1>
    %68 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<4x2x5xf32>}> : () -> tensor<4x2x5xf32>
    %69 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %131:8 = "stablehlo.while"(%69, %48, %68, %42, %67, %63, %58, %65) ({
    ^bb0(%r70: tensor<i32>, %r71: tensor<2x5xf32>, %r72: tensor<4x2x5xf32>, %r73: tensor<4x2x5xf32>, %r74: tensor<2x5xi1>, %r75: tensor<2x5xi1>, %r76: tensor<2x5xf32>, %r77: tensor<2x5xi32>):
      %78 = "stablehlo.constant"() <{value = dense<4> : tensor<i32>}> : () -> tensor<i32>
      %79 = "stablehlo.compare"(%r70, %78) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%79) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r80: tensor<i32>, %r81: tensor<2x5xf32>, %r82: tensor<4x2x5xf32>, %r83: tensor<4x2x5xf32>, %r84: tensor<2x5xi1>, %r85: tensor<2x5xi1>, %r86: tensor<2x5xf32>, %r87: tensor<2x5xi32>):
      %88 = "stablehlo.negate"(%r80) : (tensor<i32>) -> tensor<i32>
      %89 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %90 = "stablehlo.add"(%88, %89) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %91 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
      %92 = "stablehlo.pad"(%r81, %91) <{edge_padding_low = array<i64: 0, -1>, edge_padding_high = array<i64: 0, 1>, interior_padding = array<i64: 0, 0>}> : (tensor<2x5xf32>, tensor<f32>) -> tensor<2x5xf32>
      %93 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
      %94 = "stablehlo.pad"(%r81, %93) <{edge_padding_low = array<i64: 0, -2>, edge_padding_high = array<i64: 0, 2>, interior_padding = array<i64: 0, 0>}> : (tensor<2x5xf32>, tensor<f32>) -> tensor<2x5xf32>
      %95 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x5xf32>}> : () -> tensor<2x5xf32>
      %96 = "stablehlo.select"(%r84, %94, %95) : (tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %97 = "stablehlo.maximum"(%r81, %92) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %98 = "stablehlo.maximum"(%97, %96) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %99 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x5xf32>}> : () -> tensor<2x5xf32>
      %100 = "stablehlo.compare"(%98, %99) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
      %101 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x5xf32>}> : () -> tensor<2x5xf32>
      %102 = "stablehlo.select"(%100, %101, %98) : (tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %103 = "stablehlo.subtract"(%r81, %102) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %104 = "stablehlo.exponential"(%103) : (tensor<2x5xf32>) -> tensor<2x5xf32>
      %105 = "stablehlo.subtract"(%92, %102) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %106 = "stablehlo.exponential"(%105) : (tensor<2x5xf32>) -> tensor<2x5xf32>
      %107 = "stablehlo.add"(%104, %106) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %108 = "stablehlo.subtract"(%96, %102) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %109 = "stablehlo.exponential"(%108) : (tensor<2x5xf32>) -> tensor<2x5xf32>
      %110 = "stablehlo.add"(%107, %109) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %111 = "stablehlo.log"(%110) : (tensor<2x5xf32>) -> tensor<2x5xf32>
      %112 = "stablehlo.add"(%111, %102) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %113 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %114 = "stablehlo.add"(%90, %113) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %115 = "stablehlo.broadcast_in_dim"(%114) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x5xi32>
      %116 = "stablehlo.compare"(%115, %r87) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
      %117 = "stablehlo.select"(%116, %r86, %112) : (tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %118 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %119 = "stablehlo.dynamic_slice"(%r83, %90, %118, %118) <{slice_sizes = array<i64: 1, 2, 5>}> : (tensor<4x2x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x5xf32>
      %120 = "stablehlo.reshape"(%119) : (tensor<1x2x5xf32>) -> tensor<2x5xf32>
      %121 = "stablehlo.add"(%117, %120) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %122 = "stablehlo.compare"(%115, %r87) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
      %123 = "stablehlo.and"(%122, %r85) : (tensor<2x5xi1>, tensor<2x5xi1>) -> tensor<2x5xi1>
      %124 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x5xf32>}> : () -> tensor<2x5xf32>
      %125 = "stablehlo.select"(%123, %121, %124) : (tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %126 = "stablehlo.reshape"(%125) : (tensor<2x5xf32>) -> tensor<1x2x5xf32>
      %127 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %128 = "stablehlo.dynamic_update_slice"(%r82, %126, %90, %127, %127) : (tensor<4x2x5xf32>, tensor<1x2x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x2x5xf32>
      %129 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %130 = "stablehlo.add"(%r80, %129) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%130, %125, %128, %r83, %r84, %r85, %r86, %r87) : (tensor<i32>, tensor<2x5xf32>, tensor<4x2x5xf32>, tensor<4x2x5xf32>, tensor<2x5xi1>, tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xi32>) -> ()
    }) : (tensor<i32>, tensor<2x5xf32>, tensor<4x2x5xf32>, tensor<4x2x5xf32>, tensor<2x5xi1>, tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xi32>) -> (tensor<i32>, tensor<2x5xf32>, tensor<4x2x5xf32>, tensor<4x2x5xf32>, tensor<2x5xi1>, tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xi32>)
    %132 = "stablehlo.add"(%46, %131#2) : (tensor<4x2x5xf32>, tensor<4x2x5xf32>) -> tensor<4x2x5xf32>
    %133 = "stablehlo.broadcast_in_dim"(%arg3) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xf32>) -> tensor<4x2x5xf32>
    %134 = "stablehlo.add"(%132, %133) : (tensor<4x2x5xf32>, tensor<4x2x5xf32>) -> tensor<4x2x5xf32>
    %135 = "stablehlo.subtract"(%134, %42) : (tensor<4x2x5xf32>, tensor<4x2x5xf32>) -> tensor<4x2x5xf32>
    %136 = "stablehlo.exponential"(%135) : (tensor<4x2x5xf32>) -> tensor<4x2x5xf32>
    %137 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<4x2x5xf32>}> : () -> tensor<4x2x5xf32>
    %138 = "stablehlo.compare"(%132, %137) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<4x2x5xf32>, tensor<4x2x5xf32>) -> tensor<4x2x5xi1>
    %139 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5xi64>
    %140 = "stablehlo.constant"() <{value = dense<2> : tensor<2xi64>}> : () -> tensor<2xi64>
    %141 = "stablehlo.multiply"(%2, %140) : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    %142 = "stablehlo.broadcast_in_dim"(%141) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi64>) -> tensor<2x5xi64>
    %143 = "stablehlo.compare"(%139, %142) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi64>, tensor<2x5xi64>) -> tensor<2x5xi1>
    %144 = "stablehlo.broadcast_in_dim"(%143) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<2x5xi1>) -> tensor<4x2x5xi1>
    %145 = "stablehlo.not"(%144) : (tensor<4x2x5xi1>) -> tensor<4x2x5xi1>
    %146 = "stablehlo.or"(%138, %145) : (tensor<4x2x5xi1>, tensor<4x2x5xi1>) -> tensor<4x2x5xi1>
    %147 = "stablehlo.constant"() <{value = dense<0.0> : tensor<4x2x5xf32>}> : () -> tensor<4x2x5xf32>
    %148 = "stablehlo.select"(%146, %147, %136) : (tensor<4x2x5xi1>, tensor<4x2x5xf32>, tensor<4x2x5xf32>) -> tensor<4x2x5xf32>
    %149 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<2x5xi64>) -> tensor<4x2x5xi64>
    %150 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4x2x5xi64>
    %151 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<4x2x5xi64>
    %152 = "stablehlo.convert"(%150) : (tensor<4x2x5xi64>) -> tensor<4x2x5xi32>
    %153 = "stablehlo.convert"(%151) : (tensor<4x2x5xi64>) -> tensor<4x2x5xi32>
    %154 = "stablehlo.convert"(%149) : (tensor<4x2x5xi64>) -> tensor<4x2x5xi32>
    %155 = "stablehlo.reshape"(%152) : (tensor<4x2x5xi32>) -> tensor<1x4x2x5xi32>
    %156 = "stablehlo.reshape"(%153) : (tensor<4x2x5xi32>) -> tensor<1x4x2x5xi32>
    %157 = "stablehlo.reshape"(%154) : (tensor<4x2x5xi32>) -> tensor<1x4x2x5xi32>
    %158 = "stablehlo.concatenate"(%155, %156, %157) <{dimension = 0 : i64}> : (tensor<1x4x2x5xi32>, tensor<1x4x2x5xi32>, tensor<1x4x2x5xi32>) -> tensor<3x4x2x5xi32>
    %159 = "stablehlo.constant"() <{value = dense<0.0> : tensor<4x2x3xf32>}> : () -> tensor<4x2x3xf32>
    %163 = "stablehlo.scatter"(%159, %158, %148) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 1, 2], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r160: tensor<f32>, %r161: tensor<f32>):
      %162 = "stablehlo.add"(%r160, %r161) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%162) : (tensor<f32>) -> ()
    }) : (tensor<4x2x3xf32>, tensor<3x4x2x5xi32>, tensor<4x2x5xf32>) -> tensor<4x2x3xf32>
    %164 = "stablehlo.exponential"(%arg1) : (tensor<4x2x3xf32>) -> tensor<4x2x3xf32>
    %165 = "stablehlo.subtract"(%164, %163) : (tensor<4x2x3xf32>, tensor<4x2x3xf32>) -> tensor<4x2x3xf32>
    %166 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xf32>) -> tensor<4x2x3xf32>
    %167 = "stablehlo.multiply"(%165, %166) : (tensor<4x2x3xf32>, tensor<4x2x3xf32>) -> tensor<4x2x3xf32>
    %168 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<2xf32>}> : () -> tensor<2xf32>
    %169 = "stablehlo.compare"(%arg3, %168) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %170 = "stablehlo.broadcast_in_dim"(%169) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xi1>) -> tensor<4x2x3xi1>
    %171 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<4x2x3xf32>}> : () -> tensor<4x2x3xf32>
    %172 = "stablehlo.select"(%170, %171, %167) : (tensor<4x2x3xi1>, tensor<4x2x3xf32>, tensor<4x2x3xf32>) -> tensor<4x2x3xf32>
    %173 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4x2x3xi64>
    %174 = "stablehlo.broadcast_in_dim"(%45) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xi64>) -> tensor<4x2x3xi64>
    %175 = "stablehlo.compare"(%173, %174) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<4x2x3xi64>, tensor<4x2x3xi64>) -> tensor<4x2x3xi1>
    %176 = "stablehlo.select"(%175, %172, %159) : (tensor<4x2x3xi1>, tensor<4x2x3xf32>, tensor<4x2x3xf32>) -> tensor<4x2x3xf32>
    return %176 : tensor<4x2x3xf32>
  }
}

// T[2] T[4,2,3] i64[2,2] (4,3) (2,1) T[2] T[2,4,5] 0 true, T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2xf64>, %arg1: tensor<4x2x3xf64>, %arg2: tensor<2x2xi64>, %arg3: tensor<2xf64>, %arg4: tensor<2x4x5xf64>, %s0: tensor<i64>, %s1: tensor<i64>, %s2: tensor<i64>, %s3: tensor<i64>) -> (tensor<4x2x3xf64>) {
    %0 = "stablehlo.reshape"(%s0) : (tensor<i64>) -> tensor<1xi64>
    %1 = "stablehlo.reshape"(%s1) : (tensor<i64>) -> tensor<1xi64>
    %2 = "stablehlo.concatenate"(%0, %1) <{dimension = 0 : i64}> : (tensor<1xi64>, tensor<1xi64>) -> tensor<2xi64>
    %3 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %4 = "stablehlo.constant"() <{value = dense<0> : tensor<2x2xi64>}> : () -> tensor<2x2xi64>
    %5 = "stablehlo.reshape"(%4) : (tensor<2x2xi64>) -> tensor<2x2x1xi64>
    %6 = "stablehlo.reshape"(%arg2) : (tensor<2x2xi64>) -> tensor<2x2x1xi64>
    %7 = "stablehlo.concatenate"(%5, %6) <{dimension = 2 : i64}> : (tensor<2x2x1xi64>, tensor<2x2x1xi64>) -> tensor<2x2x2xi64>
    %8 = "stablehlo.reshape"(%7) : (tensor<2x2x2xi64>) -> tensor<2x4xi64>
    %9 = "stablehlo.constant"() <{value = dense<0> : tensor<2x1xi64>}> : () -> tensor<2x1xi64>
    %10 = "stablehlo.concatenate"(%8, %9) <{dimension = 1 : i64}> : (tensor<2x4xi64>, tensor<2x1xi64>) -> tensor<2x5xi64>
    %11 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %12 = "stablehlo.pad"(%10, %11) <{edge_padding_low = array<i64: 0, 2>, edge_padding_high = array<i64: 0, -2>, interior_padding = array<i64: 0, 0>}> : (tensor<2x5xi64>, tensor<i64>) -> tensor<2x5xi64>
    %13 = "stablehlo.compare"(%10, %12) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi64>, tensor<2x5xi64>) -> tensor<2x5xi1>
    %14 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5xi64>
    %15 = "stablehlo.constant"() <{value = dense<2> : tensor<2x5xi64>}> : () -> tensor<2x5xi64>
    %16 = "stablehlo.compare"(%14, %15) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi64>, tensor<2x5xi64>) -> tensor<2x5xi1>
    %17 = "stablehlo.and"(%13, %16) : (tensor<2x5xi1>, tensor<2x5xi1>) -> tensor<2x5xi1>
    %18 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<2x5xi64>) -> tensor<4x2x5xi64>
    %19 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4x2x5xi64>
    %20 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<4x2x5xi64>
    %21 = "stablehlo.convert"(%19) : (tensor<4x2x5xi64>) -> tensor<4x2x5xi32>
    %22 = "stablehlo.convert"(%20) : (tensor<4x2x5xi64>) -> tensor<4x2x5xi32>
    %23 = "stablehlo.convert"(%18) : (tensor<4x2x5xi64>) -> tensor<4x2x5xi32>
    %24 = "stablehlo.reshape"(%21) : (tensor<4x2x5xi32>) -> tensor<1x4x2x5xi32>
    %25 = "stablehlo.reshape"(%22) : (tensor<4x2x5xi32>) -> tensor<1x4x2x5xi32>
    %26 = "stablehlo.reshape"(%23) : (tensor<4x2x5xi32>) -> tensor<1x4x2x5xi32>
    %27 = "stablehlo.concatenate"(%24, %25, %26) <{dimension = 0 : i64}> : (tensor<1x4x2x5xi32>, tensor<1x4x2x5xi32>, tensor<1x4x2x5xi32>) -> tensor<3x4x2x5xi32>
    %28 = "stablehlo.gather"(%arg1, %27) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1, 2], start_index_map = [0, 1, 2], index_vector_dim = 0>, slice_sizes = array<i64: 1, 1, 1>, indices_are_sorted = false}> : (tensor<4x2x3xf64>, tensor<3x4x2x5xi32>) -> tensor<4x2x5xf64>
    %29 = "stablehlo.reshape"(%s2) : (tensor<i64>) -> tensor<1xi64>
    %30 = "stablehlo.reshape"(%s3) : (tensor<i64>) -> tensor<1xi64>
    %31 = "stablehlo.concatenate"(%29, %30) <{dimension = 0 : i64}> : (tensor<1xi64>, tensor<1xi64>) -> tensor<2xi64>
    %32 = "stablehlo.transpose"(%arg4) <{permutation = array<i64: 1, 0, 2>}> : (tensor<2x4x5xf64>) -> tensor<4x2x5xf64>
    %33 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x5xf64>}> : () -> tensor<2x5xf64>
    %34 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<2x5xf64>}> : () -> tensor<2x5xf64>
    %35 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5xi64>
    %36 = "stablehlo.constant"() <{value = dense<2> : tensor<2xi64>}> : () -> tensor<2xi64>
    %37 = "stablehlo.multiply"(%2, %36) : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    %38 = "stablehlo.broadcast_in_dim"(%37) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi64>) -> tensor<2x5xi64>
    %39 = "stablehlo.constant"() <{value = dense<-1> : tensor<2x5xi64>}> : () -> tensor<2x5xi64>
    %40 = "stablehlo.add"(%38, %39) : (tensor<2x5xi64>, tensor<2x5xi64>) -> tensor<2x5xi64>
    %41 = "stablehlo.compare"(%35, %40) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi64>, tensor<2x5xi64>) -> tensor<2x5xi1>
    %42 = "stablehlo.compare"(%35, %38) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi64>, tensor<2x5xi64>) -> tensor<2x5xi1>
    %43 = "stablehlo.and"(%41, %42) : (tensor<2x5xi1>, tensor<2x5xi1>) -> tensor<2x5xi1>
    %44 = "stablehlo.select"(%43, %33, %34) : (tensor<2x5xi1>, tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
    %45 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5xi64>
    %46 = "stablehlo.constant"() <{value = dense<2> : tensor<2xi64>}> : () -> tensor<2xi64>
    %47 = "stablehlo.multiply"(%2, %46) : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    %48 = "stablehlo.broadcast_in_dim"(%47) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi64>) -> tensor<2x5xi64>
    %49 = "stablehlo.compare"(%45, %48) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi64>, tensor<2x5xi64>) -> tensor<2x5xi1>
    %50 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi64>) -> tensor<2x5xi64>
    %51 = "stablehlo.convert"(%50) : (tensor<2x5xi64>) -> tensor<2x5xi32>
    %52 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %53 = "stablehlo.pad"(%17, %52) <{edge_padding_low = array<i64: 0, -2>, edge_padding_high = array<i64: 0, 2>, interior_padding = array<i64: 0, 0>}> : (tensor<2x5xi1>, tensor<i1>) -> tensor<2x5xi1>
    %54 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<4x2x5xf64>}> : () -> tensor<4x2x5xf64>
    %55 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %117:8 = "stablehlo.while"(%55, %34, %54, %28, %53, %49, %44, %51) ({
    ^bb0(%r56: tensor<i32>, %r57: tensor<2x5xf64>, %r58: tensor<4x2x5xf64>, %r59: tensor<4x2x5xf64>, %r60: tensor<2x5xi1>, %r61: tensor<2x5xi1>, %r62: tensor<2x5xf64>, %r63: tensor<2x5xi32>):
      %64 = "stablehlo.constant"() <{value = dense<4> : tensor<i32>}> : () -> tensor<i32>
      %65 = "stablehlo.compare"(%r56, %64) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%65) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r66: tensor<i32>, %r67: tensor<2x5xf64>, %r68: tensor<4x2x5xf64>, %r69: tensor<4x2x5xf64>, %r70: tensor<2x5xi1>, %r71: tensor<2x5xi1>, %r72: tensor<2x5xf64>, %r73: tensor<2x5xi32>):
      %74 = "stablehlo.negate"(%r66) : (tensor<i32>) -> tensor<i32>
      %75 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %76 = "stablehlo.add"(%74, %75) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %77 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<f64>}> : () -> tensor<f64>
      %78 = "stablehlo.pad"(%r67, %77) <{edge_padding_low = array<i64: 0, -1>, edge_padding_high = array<i64: 0, 1>, interior_padding = array<i64: 0, 0>}> : (tensor<2x5xf64>, tensor<f64>) -> tensor<2x5xf64>
      %79 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<f64>}> : () -> tensor<f64>
      %80 = "stablehlo.pad"(%r67, %79) <{edge_padding_low = array<i64: 0, -2>, edge_padding_high = array<i64: 0, 2>, interior_padding = array<i64: 0, 0>}> : (tensor<2x5xf64>, tensor<f64>) -> tensor<2x5xf64>
      %81 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<2x5xf64>}> : () -> tensor<2x5xf64>
      %82 = "stablehlo.select"(%r70, %80, %81) : (tensor<2x5xi1>, tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
      %83 = "stablehlo.maximum"(%r67, %78) : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
      %84 = "stablehlo.maximum"(%83, %82) : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
      %85 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<2x5xf64>}> : () -> tensor<2x5xf64>
      %86 = "stablehlo.compare"(%84, %85) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
      %87 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x5xf64>}> : () -> tensor<2x5xf64>
      %88 = "stablehlo.select"(%86, %87, %84) : (tensor<2x5xi1>, tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
      %89 = "stablehlo.subtract"(%r67, %88) : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
      %90 = "stablehlo.exponential"(%89) : (tensor<2x5xf64>) -> tensor<2x5xf64>
      %91 = "stablehlo.subtract"(%78, %88) : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
      %92 = "stablehlo.exponential"(%91) : (tensor<2x5xf64>) -> tensor<2x5xf64>
      %93 = "stablehlo.add"(%90, %92) : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
      %94 = "stablehlo.subtract"(%82, %88) : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
      %95 = "stablehlo.exponential"(%94) : (tensor<2x5xf64>) -> tensor<2x5xf64>
      %96 = "stablehlo.add"(%93, %95) : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
      %97 = "stablehlo.log"(%96) : (tensor<2x5xf64>) -> tensor<2x5xf64>
      %98 = "stablehlo.add"(%97, %88) : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
      %99 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %100 = "stablehlo.add"(%76, %99) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %101 = "stablehlo.broadcast_in_dim"(%100) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x5xi32>
      %102 = "stablehlo.compare"(%101, %r73) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
      %103 = "stablehlo.select"(%102, %r72, %98) : (tensor<2x5xi1>, tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
      %104 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %105 = "stablehlo.dynamic_slice"(%r69, %76, %104, %104) <{slice_sizes = array<i64: 1, 2, 5>}> : (tensor<4x2x5xf64>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x5xf64>
      %106 = "stablehlo.reshape"(%105) : (tensor<1x2x5xf64>) -> tensor<2x5xf64>
      %107 = "stablehlo.add"(%103, %106) : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
      %108 = "stablehlo.compare"(%101, %r73) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
      %109 = "stablehlo.and"(%108, %r71) : (tensor<2x5xi1>, tensor<2x5xi1>) -> tensor<2x5xi1>
      %110 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<2x5xf64>}> : () -> tensor<2x5xf64>
      %111 = "stablehlo.select"(%109, %107, %110) : (tensor<2x5xi1>, tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
      %112 = "stablehlo.reshape"(%111) : (tensor<2x5xf64>) -> tensor<1x2x5xf64>
      %113 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %114 = "stablehlo.dynamic_update_slice"(%r68, %112, %76, %113, %113) : (tensor<4x2x5xf64>, tensor<1x2x5xf64>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x2x5xf64>
      %115 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %116 = "stablehlo.add"(%r66, %115) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%116, %111, %114, %r69, %r70, %r71, %r72, %r73) : (tensor<i32>, tensor<2x5xf64>, tensor<4x2x5xf64>, tensor<4x2x5xf64>, tensor<2x5xi1>, tensor<2x5xi1>, tensor<2x5xf64>, tensor<2x5xi32>) -> ()
    }) : (tensor<i32>, tensor<2x5xf64>, tensor<4x2x5xf64>, tensor<4x2x5xf64>, tensor<2x5xi1>, tensor<2x5xi1>, tensor<2x5xf64>, tensor<2x5xi32>) -> (tensor<i32>, tensor<2x5xf64>, tensor<4x2x5xf64>, tensor<4x2x5xf64>, tensor<2x5xi1>, tensor<2x5xi1>, tensor<2x5xf64>, tensor<2x5xi32>)
    %118 = "stablehlo.add"(%32, %117#2) : (tensor<4x2x5xf64>, tensor<4x2x5xf64>) -> tensor<4x2x5xf64>
    %119 = "stablehlo.broadcast_in_dim"(%arg3) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xf64>) -> tensor<4x2x5xf64>
    %120 = "stablehlo.add"(%118, %119) : (tensor<4x2x5xf64>, tensor<4x2x5xf64>) -> tensor<4x2x5xf64>
    %121 = "stablehlo.subtract"(%120, %28) : (tensor<4x2x5xf64>, tensor<4x2x5xf64>) -> tensor<4x2x5xf64>
    %122 = "stablehlo.exponential"(%121) : (tensor<4x2x5xf64>) -> tensor<4x2x5xf64>
    %123 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<4x2x5xf64>}> : () -> tensor<4x2x5xf64>
    %124 = "stablehlo.compare"(%118, %123) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<4x2x5xf64>, tensor<4x2x5xf64>) -> tensor<4x2x5xi1>
    %125 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5xi64>
    %126 = "stablehlo.constant"() <{value = dense<2> : tensor<2xi64>}> : () -> tensor<2xi64>
    %127 = "stablehlo.multiply"(%2, %126) : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    %128 = "stablehlo.broadcast_in_dim"(%127) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi64>) -> tensor<2x5xi64>
    %129 = "stablehlo.compare"(%125, %128) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi64>, tensor<2x5xi64>) -> tensor<2x5xi1>
    %130 = "stablehlo.broadcast_in_dim"(%129) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<2x5xi1>) -> tensor<4x2x5xi1>
    %131 = "stablehlo.not"(%130) : (tensor<4x2x5xi1>) -> tensor<4x2x5xi1>
    %132 = "stablehlo.or"(%124, %131) : (tensor<4x2x5xi1>, tensor<4x2x5xi1>) -> tensor<4x2x5xi1>
    %133 = "stablehlo.constant"() <{value = dense<0.0> : tensor<4x2x5xf64>}> : () -> tensor<4x2x5xf64>
    %134 = "stablehlo.select"(%132, %133, %122) : (tensor<4x2x5xi1>, tensor<4x2x5xf64>, tensor<4x2x5xf64>) -> tensor<4x2x5xf64>
    %135 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<2x5xi64>) -> tensor<4x2x5xi64>
    %136 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4x2x5xi64>
    %137 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<4x2x5xi64>
    %138 = "stablehlo.convert"(%136) : (tensor<4x2x5xi64>) -> tensor<4x2x5xi32>
    %139 = "stablehlo.convert"(%137) : (tensor<4x2x5xi64>) -> tensor<4x2x5xi32>
    %140 = "stablehlo.convert"(%135) : (tensor<4x2x5xi64>) -> tensor<4x2x5xi32>
    %141 = "stablehlo.reshape"(%138) : (tensor<4x2x5xi32>) -> tensor<1x4x2x5xi32>
    %142 = "stablehlo.reshape"(%139) : (tensor<4x2x5xi32>) -> tensor<1x4x2x5xi32>
    %143 = "stablehlo.reshape"(%140) : (tensor<4x2x5xi32>) -> tensor<1x4x2x5xi32>
    %144 = "stablehlo.concatenate"(%141, %142, %143) <{dimension = 0 : i64}> : (tensor<1x4x2x5xi32>, tensor<1x4x2x5xi32>, tensor<1x4x2x5xi32>) -> tensor<3x4x2x5xi32>
    %145 = "stablehlo.constant"() <{value = dense<0.0> : tensor<4x2x3xf64>}> : () -> tensor<4x2x3xf64>
    %149 = "stablehlo.scatter"(%145, %144, %134) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 1, 2], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r146: tensor<f64>, %r147: tensor<f64>):
      %148 = "stablehlo.add"(%r146, %r147) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%148) : (tensor<f64>) -> ()
    }) : (tensor<4x2x3xf64>, tensor<3x4x2x5xi32>, tensor<4x2x5xf64>) -> tensor<4x2x3xf64>
    %150 = "stablehlo.exponential"(%arg1) : (tensor<4x2x3xf64>) -> tensor<4x2x3xf64>
    %151 = "stablehlo.subtract"(%150, %149) : (tensor<4x2x3xf64>, tensor<4x2x3xf64>) -> tensor<4x2x3xf64>
    %152 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xf64>) -> tensor<4x2x3xf64>
    %153 = "stablehlo.multiply"(%151, %152) : (tensor<4x2x3xf64>, tensor<4x2x3xf64>) -> tensor<4x2x3xf64>
    %154 = "stablehlo.constant"() <{value = dense<0x7FF0000000000000> : tensor<2xf64>}> : () -> tensor<2xf64>
    %155 = "stablehlo.compare"(%arg3, %154) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %156 = "stablehlo.broadcast_in_dim"(%155) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xi1>) -> tensor<4x2x3xi1>
    %157 = "stablehlo.constant"() <{value = dense<0.0> : tensor<4x2x3xf64>}> : () -> tensor<4x2x3xf64>
    %158 = "stablehlo.select"(%156, %157, %153) : (tensor<4x2x3xi1>, tensor<4x2x3xf64>, tensor<4x2x3xf64>) -> tensor<4x2x3xf64>
    %159 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4x2x3xi64>
    %160 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xi64>) -> tensor<4x2x3xi64>
    %161 = "stablehlo.compare"(%159, %160) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<4x2x3xi64>, tensor<4x2x3xi64>) -> tensor<4x2x3xi1>
    %162 = "stablehlo.select"(%161, %158, %145) : (tensor<4x2x3xi1>, tensor<4x2x3xf64>, tensor<4x2x3xf64>) -> tensor<4x2x3xf64>
    return %162 : tensor<4x2x3xf64>
  }
}
