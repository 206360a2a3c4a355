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
  }
}

// T[2] T[4,2,3] i64[2,2] (4,3) (2,1) T[2] T[2,4,5] 0 true, T = float64
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
  }
}
