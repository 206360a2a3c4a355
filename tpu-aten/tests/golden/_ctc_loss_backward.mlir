// aten::_ctc_loss_backward(Tensor grad, Tensor log_probs, Tensor targets, int[] input_lengths, int[] target_lengths, Tensor neg_log_likelihood, Tensor log_alpha, int blank, bool zero_infinity=False) -> Tensor

// T[2] T[4,2,3] i64[2,2] (4,3) (2,1) T[2] T[2,4,5] 0 true, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2xf32>, %arg1: tensor<4x2x3xf32>, %arg2: tensor<2x2xi64>, %arg3: tensor<2xf32>, %arg4: tensor<2x4x5xf32>) -> (tensor<4x2x3xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<2x2xi64>}> : () -> tensor<2x2xi64>
    %2 = "stablehlo.reshape"(%1) : (tensor<2x2xi64>) -> tensor<2x2x1xi64>
    %3 = "stablehlo.reshape"(%arg2) : (tensor<2x2xi64>) -> tensor<2x2x1xi64>
    %4 = "stablehlo.concatenate"(%2, %3) <{dimension = 2 : i64}> : (tensor<2x2x1xi64>, tensor<2x2x1xi64>) -> tensor<2x2x2xi64>
    %5 = "stablehlo.reshape"(%4) : (tensor<2x2x2xi64>) -> tensor<2x4xi64>
    %6 = "stablehlo.constant"() <{value = dense<0> : tensor<2x1xi64>}> : () -> tensor<2x1xi64>
    %7 = "stablehlo.concatenate"(%5, %6) <{dimension = 1 : i64}> : (tensor<2x4xi64>, tensor<2x1xi64>) -> tensor<2x5xi64>
    %8 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %9 = "stablehlo.pad"(%7, %8) <{edge_padding_low = array<i64: 0, 2>, edge_padding_high = array<i64: 0, -2>, interior_padding = array<i64: 0, 0>}> : (tensor<2x5xi64>, tensor<i64>) -> tensor<2x5xi64>
    %10 = "stablehlo.compare"(%7, %9) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi64>, tensor<2x5xi64>) -> tensor<2x5xi1>
    %11 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5xi64>
    %12 = "stablehlo.constant"() <{value = dense<2> : tensor<2x5xi64>}> : () -> tensor<2x5xi64>
    %13 = "stablehlo.compare"(%11, %12) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi64>, tensor<2x5xi64>) -> tensor<2x5xi1>
    %14 = "stablehlo.and"(%10, %13) : (tensor<2x5xi1>, tensor<2x5xi1>) -> tensor<2x5xi1>
    %15 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<2x5xi64>) -> tensor<4x2x5xi64>
    %16 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4x2x5xi64>
    %17 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<4x2x5xi64>
    %18 = "stablehlo.convert"(%16) : (tensor<4x2x5xi64>) -> tensor<4x2x5xi32>
    %19 = "stablehlo.convert"(%17) : (tensor<4x2x5xi64>) -> tensor<4x2x5xi32>
    %20 = "stablehlo.convert"(%15) : (tensor<4x2x5xi64>) -> tensor<4x2x5xi32>
    %21 = "stablehlo.reshape"(%18) : (tensor<4x2x5xi32>) -> tensor<1x4x2x5xi32>
    %22 = "stablehlo.reshape"(%19) : (tensor<4x2x5xi32>) -> tensor<1x4x2x5xi32>
    %23 = "stablehlo.reshape"(%20) : (tensor<4x2x5xi32>) -> tensor<1x4x2x5xi32>
    %24 = "stablehlo.concatenate"(%21, %22, %23) <{dimension = 0 : i64}> : (tensor<1x4x2x5xi32>, tensor<1x4x2x5xi32>, tensor<1x4x2x5xi32>) -> tensor<3x4x2x5xi32>
    %25 = "stablehlo.gather"(%arg1, %24) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1, 2], start_index_map = [0, 1, 2], index_vector_dim = 0>, slice_sizes = array<i64: 1, 1, 1>, indices_are_sorted = false}> : (tensor<4x2x3xf32>, tensor<3x4x2x5xi32>) -> tensor<4x2x5xf32>
    %26 = "stablehlo.constant"() <{value = dense<[4, 3]> : tensor<2xi64>}> : () -> tensor<2xi64>
    %27 = "stablehlo.constant"() <{value = dense<[2, 1]> : tensor<2xi64>}> : () -> tensor<2xi64>
    %28 = "stablehlo.transpose"(%arg4) <{permutation = array<i64: 1, 0, 2>}> : (tensor<2x4x5xf32>) -> tensor<4x2x5xf32>
    %29 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x5xf32>}> : () -> tensor<2x5xf32>
    %30 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x5xf32>}> : () -> tensor<2x5xf32>
    %31 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5xi64>
    %32 = "stablehlo.constant"() <{value = dense<2> : tensor<2xi64>}> : () -> tensor<2xi64>
    %33 = "stablehlo.multiply"(%27, %32) : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    %34 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi64>) -> tensor<2x5xi64>
    %35 = "stablehlo.constant"() <{value = dense<-1> : tensor<2x5xi64>}> : () -> tensor<2x5xi64>
    %36 = "stablehlo.add"(%34, %35) : (tensor<2x5xi64>, tensor<2x5xi64>) -> tensor<2x5xi64>
    %37 = "stablehlo.compare"(%31, %36) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi64>, tensor<2x5xi64>) -> tensor<2x5xi1>
    %38 = "stablehlo.compare"(%31, %34) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi64>, tensor<2x5xi64>) -> tensor<2x5xi1>
    %39 = "stablehlo.and"(%37, %38) : (tensor<2x5xi1>, tensor<2x5xi1>) -> tensor<2x5xi1>
    %40 = "stablehlo.select"(%39, %29, %30) : (tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    %41 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5xi64>
    %42 = "stablehlo.constant"() <{value = dense<2> : tensor<2xi64>}> : () -> tensor<2xi64>
    %43 = "stablehlo.multiply"(%27, %42) : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    %44 = "stablehlo.broadcast_in_dim"(%43) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi64>) -> tensor<2x5xi64>
    %45 = "stablehlo.compare"(%41, %44) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi64>, tensor<2x5xi64>) -> tensor<2x5xi1>
    %46 = "stablehlo.broadcast_in_dim"(%26) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi64>) -> tensor<2x5xi64>
    %47 = "stablehlo.convert"(%46) : (tensor<2x5xi64>) -> tensor<2x5xi32>
    %48 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %49 = "stablehlo.pad"(%14, %48) <{edge_padding_low = array<i64: 0, -2>, edge_padding_high = array<i64: 0, 2>, interior_padding = array<i64: 0, 0>}> : (tensor<2x5xi1>, tensor<i1>) -> tensor<2x5xi1>
    %50 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<4x2x5xf32>}> : () -> tensor<4x2x5xf32>
    %51 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %113:8 = "stablehlo.while"(%51, %30, %50, %25, %49, %45, %40, %47) ({
    ^bb0(%r52: tensor<i32>, %r53: tensor<2x5xf32>, %r54: tensor<4x2x5xf32>, %r55: tensor<4x2x5xf32>, %r56: tensor<2x5xi1>, %r57: tensor<2x5xi1>, %r58: tensor<2x5xf32>, %r59: tensor<2x5xi32>):
      %60 = "stablehlo.constant"() <{value = dense<4> : tensor<i32>}> : () -> tensor<i32>
      %61 = "stablehlo.compare"(%r52, %60) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%61) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r62: tensor<i32>, %r63: tensor<2x5xf32>, %r64: tensor<4x2x5xf32>, %r65: tensor<4x2x5xf32>, %r66: tensor<2x5xi1>, %r67: tensor<2x5xi1>, %r68: tensor<2x5xf32>, %r69: tensor<2x5xi32>):
      %70 = "stablehlo.negate"(%r62) : (tensor<i32>) -> tensor<i32>
      %71 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %72 = "stablehlo.add"(%70, %71) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %73 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
      %74 = "stablehlo.pad"(%r63, %73) <{edge_padding_low = array<i64: 0, -1>, edge_padding_high = array<i64: 0, 1>, interior_padding = array<i64: 0, 0>}> : (tensor<2x5xf32>, tensor<f32>) -> tensor<2x5xf32>
      %75 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
      %76 = "stablehlo.pad"(%r63, %75) <{edge_padding_low = array<i64: 0, -2>, edge_padding_high = array<i64: 0, 2>, interior_padding = array<i64: 0, 0>}> : (tensor<2x5xf32>, tensor<f32>) -> tensor<2x5xf32>
      %77 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x5xf32>}> : () -> tensor<2x5xf32>
      %78 = "stablehlo.select"(%r66, %76, %77) : (tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %79 = "stablehlo.maximum"(%r63, %74) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %80 = "stablehlo.maximum"(%79, %78) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %81 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x5xf32>}> : () -> tensor<2x5xf32>
      %82 = "stablehlo.compare"(%80, %81) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
      %83 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x5xf32>}> : () -> tensor<2x5xf32>
      %84 = "stablehlo.select"(%82, %83, %80) : (tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %85 = "stablehlo.subtract"(%r63, %84) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %86 = "stablehlo.exponential"(%85) : (tensor<2x5xf32>) -> tensor<2x5xf32>
      %87 = "stablehlo.subtract"(%74, %84) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %88 = "stablehlo.exponential"(%87) : (tensor<2x5xf32>) -> tensor<2x5xf32>
      %89 = "stablehlo.add"(%86, %88) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %90 = "stablehlo.subtract"(%78, %84) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %91 = "stablehlo.exponential"(%90) : (tensor<2x5xf32>) -> tensor<2x5xf32>
      %92 = "stablehlo.add"(%89, %91) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %93 = "stablehlo.log"(%92) : (tensor<2x5xf32>) -> tensor<2x5xf32>
      %94 = "stablehlo.add"(%93, %84) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %95 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %96 = "stablehlo.add"(%72, %95) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %97 = "stablehlo.broadcast_in_dim"(%96) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x5xi32>
      %98 = "stablehlo.compare"(%97, %r69) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
      %99 = "stablehlo.select"(%98, %r68, %94) : (tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %100 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %101 = "stablehlo.dynamic_slice"(%r65, %72, %100, %100) <{slice_sizes = array<i64: 1, 2, 5>}> : (tensor<4x2x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x5xf32>
      %102 = "stablehlo.reshape"(%101) : (tensor<1x2x5xf32>) -> tensor<2x5xf32>
      %103 = "stablehlo.add"(%99, %102) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %104 = "stablehlo.compare"(%97, %r69) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
      %105 = "stablehlo.and"(%104, %r67) : (tensor<2x5xi1>, tensor<2x5xi1>) -> tensor<2x5xi1>
      %106 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x5xf32>}> : () -> tensor<2x5xf32>
      %107 = "stablehlo.select"(%105, %103, %106) : (tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %108 = "stablehlo.reshape"(%107) : (tensor<2x5xf32>) -> tensor<1x2x5xf32>
      %109 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %110 = "stablehlo.dynamic_update_slice"(%r64, %108, %72, %109, %109) : (tensor<4x2x5xf32>, tensor<1x2x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x2x5xf32>
      %111 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %112 = "stablehlo.add"(%r62, %111) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%112, %107, %110, %r65, %r66, %r67, %r68, %r69) : (tensor<i32>, tensor<2x5xf32>, tensor<4x2x5xf32>, tensor<4x2x5xf32>, tensor<2x5xi1>, tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xi32>) -> ()
    }) : (tensor<i32>, tensor<2x5xf32>, tensor<4x2x5xf32>, tensor<4x2x5xf32>, tensor<2x5xi1>, tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xi32>) -> (tensor<i32>, tensor<2x5xf32>, tensor<4x2x5xf32>, tensor<4x2x5xf32>, tensor<2x5xi1>, tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xi32>)
    %114 = "stablehlo.add"(%28, %113#2) : (tensor<4x2x5xf32>, tensor<4x2x5xf32>) -> tensor<4x2x5xf32>
    %115 = "stablehlo.broadcast_in_dim"(%arg3) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xf32>) -> tensor<4x2x5xf32>
    %116 = "stablehlo.add"(%114, %115) : (tensor<4x2x5xf32>, tensor<4x2x5xf32>) -> tensor<4x2x5xf32>
    %117 = "stablehlo.subtract"(%116, %25) : (tensor<4x2x5xf32>, tensor<4x2x5xf32>) -> tensor<4x2x5xf32>
    %118 = "stablehlo.exponential"(%117) : (tensor<4x2x5xf32>) -> tensor<4x2x5xf32>
    %119 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<4x2x5xf32>}> : () -> tensor<4x2x5xf32>
    %120 = "stablehlo.compare"(%114, %119) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<4x2x5xf32>, tensor<4x2x5xf32>) -> tensor<4x2x5xi1>
    %121 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5xi64>
    %122 = "stablehlo.constant"() <{value = dense<2> : tensor<2xi64>}> : () -> tensor<2xi64>
    %123 = "stablehlo.multiply"(%27, %122) : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    %124 = "stablehlo.broadcast_in_dim"(%123) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi64>) -> tensor<2x5xi64>
    %125 = "stablehlo.compare"(%121, %124) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi64>, tensor<2x5xi64>) -> tensor<2x5xi1>
    %126 = "stablehlo.broadcast_in_dim"(%125) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<2x5xi1>) -> tensor<4x2x5xi1>
    %127 = "stablehlo.not"(%126) : (tensor<4x2x5xi1>) -> tensor<4x2x5xi1>
    %128 = "stablehlo.or"(%120, %127) : (tensor<4x2x5xi1>, tensor<4x2x5xi1>) -> tensor<4x2x5xi1>
    %129 = "stablehlo.constant"() <{value = dense<0.0> : tensor<4x2x5xf32>}> : () -> tensor<4x2x5xf32>
    %130 = "stablehlo.select"(%128, %129, %118) : (tensor<4x2x5xi1>, tensor<4x2x5xf32>, tensor<4x2x5xf32>) -> tensor<4x2x5xf32>
    %131 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<2x5xi64>) -> tensor<4x2x5xi64>
    %132 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4x2x5xi64>
    %133 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<4x2x5xi64>
    %134 = "stablehlo.convert"(%132) : (tensor<4x2x5xi64>) -> tensor<4x2x5xi32>
    %135 = "stablehlo.convert"(%133) : (tensor<4x2x5xi64>) -> tensor<4x2x5xi32>
    %136 = "stablehlo.convert"(%131) : (tensor<4x2x5xi64>) -> tensor<4x2x5xi32>
    %137 = "stablehlo.reshape"(%134) : (tensor<4x2x5xi32>) -> tensor<1x4x2x5xi32>
    %138 = "stablehlo.reshape"(%135) : (tensor<4x2x5xi32>) -> tensor<1x4x2x5xi32>
    %139 = "stablehlo.reshape"(%136) : (tensor<4x2x5xi32>) -> tensor<1x4x2x5xi32>
    %140 = "stablehlo.concatenate"(%137, %138, %139) <{dimension = 0 : i64}> : (tensor<1x4x2x5xi32>, tensor<1x4x2x5xi32>, tensor<1x4x2x5xi32>) -> tensor<3x4x2x5xi32>
    %141 = "stablehlo.constant"() <{value = dense<0.0> : tensor<4x2x3xf32>}> : () -> tensor<4x2x3xf32>
    %145 = "stablehlo.scatter"(%141, %140, %130) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 1, 2], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r142: tensor<f32>, %r143: tensor<f32>):
      %144 = "stablehlo.add"(%r142, %r143) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%144) : (tensor<f32>) -> ()
    }) : (tensor<4x2x3xf32>, tensor<3x4x2x5xi32>, tensor<4x2x5xf32>) -> tensor<4x2x3xf32>
    %146 = "stablehlo.exponential"(%arg1) : (tensor<4x2x3xf32>) -> tensor<4x2x3xf32>
    %147 = "stablehlo.subtract"(%146, %145) : (tensor<4x2x3xf32>, tensor<4x2x3xf32>) -> tensor<4x2x3xf32>
    %148 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xf32>) -> tensor<4x2x3xf32>
    %149 = "stablehlo.multiply"(%147, %148) : (tensor<4x2x3xf32>, tensor<4x2x3xf32>) -> tensor<4x2x3xf32>
    %150 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<2xf32>}> : () -> tensor<2xf32>
    %151 = "stablehlo.compare"(%arg3, %150) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %152 = "stablehlo.broadcast_in_dim"(%151) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xi1>) -> tensor<4x2x3xi1>
    %153 = "stablehlo.constant"() <{value = dense<0.0> : tensor<4x2x3xf32>}> : () -> tensor<4x2x3xf32>
    %154 = "stablehlo.select"(%152, %153, %149) : (tensor<4x2x3xi1>, tensor<4x2x3xf32>, tensor<4x2x3xf32>) -> tensor<4x2x3xf32>
    %155 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4x2x3xi64>
    %156 = "stablehlo.broadcast_in_dim"(%26) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xi64>) -> tensor<4x2x3xi64>
    %157 = "stablehlo.compare"(%155, %156) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<4x2x3xi64>, tensor<4x2x3xi64>) -> tensor<4x2x3xi1>
    %158 = "stablehlo.select"(%157, %154, %141) : (tensor<4x2x3xi1>, tensor<4x2x3xf32>, tensor<4x2x3xf32>) -> tensor<4x2x3xf32>
    return %158 : tensor<4x2x3xf32>
  }
}

// T[2] T[4,2,3] i64[3] (4,3) (2,1) T[2] T[2,4,5] 0 false, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2xf32>, %arg1: tensor<4x2x3xf32>, %arg2: tensor<3xi64>, %arg3: tensor<2xf32>, %arg4: tensor<2x4x5xf32>) -> (tensor<4x2x3xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<[0, 2]> : tensor<2xi64>}> : () -> tensor<2xi64>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi64>) -> tensor<2x2xi64>
    %2 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x2xi64>
    %3 = "stablehlo.add"(%1, %2) : (tensor<2x2xi64>, tensor<2x2xi64>) -> tensor<2x2xi64>
    %4 = "stablehlo.gather"(%arg2, %3) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<3xi64>, tensor<2x2xi64>) -> tensor<2x2xi64>
    %5 = "stablehlo.constant"() <{value = dense<0> : tensor<2x2xi64>}> : () -> tensor<2x2xi64>
    %6 = "stablehlo.reshape"(%5) : (tensor<2x2xi64>) -> tensor<2x2x1xi64>
    %7 = "stablehlo.reshape"(%4) : (tensor<2x2xi64>) -> tensor<2x2x1xi64>
    %8 = "stablehlo.concatenate"(%6, %7) <{dimension = 2 : i64}> : (tensor<2x2x1xi64>, tensor<2x2x1xi64>) -> tensor<2x2x2xi64>
    %9 = "stablehlo.reshape"(%8) : (tensor<2x2x2xi64>) -> tensor<2x4xi64>
    %10 = "stablehlo.constant"() <{value = dense<0> : tensor<2x1xi64>}> : () -> tensor<2x1xi64>
    %11 = "stablehlo.concatenate"(%9, %10) <{dimension = 1 : i64}> : (tensor<2x4xi64>, tensor<2x1xi64>) -> tensor<2x5xi64>
    %12 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %13 = "stablehlo.pad"(%11, %12) <{edge_padding_low = array<i64: 0, 2>, edge_padding_high = array<i64: 0, -2>, interior_padding = array<i64: 0, 0>}> : (tensor<2x5xi64>, tensor<i64>) -> tensor<2x5xi64>
    %14 = "stablehlo.compare"(%11, %13) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi64>, tensor<2x5xi64>) -> tensor<2x5xi1>
    %15 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5xi64>
    %16 = "stablehlo.constant"() <{value = dense<2> : tensor<2x5xi64>}> : () -> tensor<2x5xi64>
    %17 = "stablehlo.compare"(%15, %16) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi64>, tensor<2x5xi64>) -> tensor<2x5xi1>
    %18 = "stablehlo.and"(%14, %17) : (tensor<2x5xi1>, tensor<2x5xi1>) -> tensor<2x5xi1>
    %19 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<2x5xi64>) -> tensor<4x2x5xi64>
    %20 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4x2x5xi64>
    %21 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<4x2x5xi64>
    %22 = "stablehlo.convert"(%20) : (tensor<4x2x5xi64>) -> tensor<4x2x5xi32>
    %23 = "stablehlo.convert"(%21) : (tensor<4x2x5xi64>) -> tensor<4x2x5xi32>
    %24 = "stablehlo.convert"(%19) : (tensor<4x2x5xi64>) -> tensor<4x2x5xi32>
    %25 = "stablehlo.reshape"(%22) : (tensor<4x2x5xi32>) -> tensor<1x4x2x5xi32>
    %26 = "stablehlo.reshape"(%23) : (tensor<4x2x5xi32>) -> tensor<1x4x2x5xi32>
    %27 = "stablehlo.reshape"(%24) : (tensor<4x2x5xi32>) -> tensor<1x4x2x5xi32>
    %28 = "stablehlo.concatenate"(%25, %26, %27) <{dimension = 0 : i64}> : (tensor<1x4x2x5xi32>, tensor<1x4x2x5xi32>, tensor<1x4x2x5xi32>) -> tensor<3x4x2x5xi32>
    %29 = "stablehlo.gather"(%arg1, %28) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1, 2], start_index_map = [0, 1, 2], index_vector_dim = 0>, slice_sizes = array<i64: 1, 1, 1>, indices_are_sorted = false}> : (tensor<4x2x3xf32>, tensor<3x4x2x5xi32>) -> tensor<4x2x5xf32>
    %30 = "stablehlo.constant"() <{value = dense<[4, 3]> : tensor<2xi64>}> : () -> tensor<2xi64>
    %31 = "stablehlo.constant"() <{value = dense<[2, 1]> : tensor<2xi64>}> : () -> tensor<2xi64>
    %32 = "stablehlo.transpose"(%arg4) <{permutation = array<i64: 1, 0, 2>}> : (tensor<2x4x5xf32>) -> tensor<4x2x5xf32>
    %33 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x5xf32>}> : () -> tensor<2x5xf32>
    %34 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x5xf32>}> : () -> tensor<2x5xf32>
    %35 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5xi64>
    %36 = "stablehlo.constant"() <{value = dense<2> : tensor<2xi64>}> : () -> tensor<2xi64>
    %37 = "stablehlo.multiply"(%31, %36) : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    %38 = "stablehlo.broadcast_in_dim"(%37) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi64>) -> tensor<2x5xi64>
    %39 = "stablehlo.constant"() <{value = dense<-1> : tensor<2x5xi64>}> : () -> tensor<2x5xi64>
    %40 = "stablehlo.add"(%38, %39) : (tensor<2x5xi64>, tensor<2x5xi64>) -> tensor<2x5xi64>
    %41 = "stablehlo.compare"(%35, %40) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi64>, tensor<2x5xi64>) -> tensor<2x5xi1>
    %42 = "stablehlo.compare"(%35, %38) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi64>, tensor<2x5xi64>) -> tensor<2x5xi1>
    %43 = "stablehlo.and"(%41, %42) : (tensor<2x5xi1>, tensor<2x5xi1>) -> tensor<2x5xi1>
    %44 = "stablehlo.select"(%43, %33, %34) : (tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    %45 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5xi64>
    %46 = "stablehlo.constant"() <{value = dense<2> : tensor<2xi64>}> : () -> tensor<2xi64>
    %47 = "stablehlo.multiply"(%31, %46) : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    %48 = "stablehlo.broadcast_in_dim"(%47) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi64>) -> tensor<2x5xi64>
    %49 = "stablehlo.compare"(%45, %48) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi64>, tensor<2x5xi64>) -> tensor<2x5xi1>
    %50 = "stablehlo.broadcast_in_dim"(%30) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi64>) -> tensor<2x5xi64>
    %51 = "stablehlo.convert"(%50) : (tensor<2x5xi64>) -> tensor<2x5xi32>
    %52 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %53 = "stablehlo.pad"(%18, %52) <{edge_padding_low = array<i64: 0, -2>, edge_padding_high = array<i64: 0, 2>, interior_padding = array<i64: 0, 0>}> : (tensor<2x5xi1>, tensor<i1>) -> tensor<2x5xi1>
    %54 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<4x2x5xf32>}> : () -> tensor<4x2x5xf32>
    %55 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %117:8 = "stablehlo.while"(%55, %34, %54, %29, %53, %49, %44, %51) ({
    ^bb0(%r56: tensor<i32>, %r57: tensor<2x5xf32>, %r58: tensor<4x2x5xf32>, %r59: tensor<4x2x5xf32>, %r60: tensor<2x5xi1>, %r61: tensor<2x5xi1>, %r62: tensor<2x5xf32>, %r63: tensor<2x5xi32>):
      %64 = "stablehlo.constant"() <{value = dense<4> : tensor<i32>}> : () -> tensor<i32>
      %65 = "stablehlo.compare"(%r56, %64) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%65) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r66: tensor<i32>, %r67: tensor<2x5xf32>, %r68: tensor<4x2x5xf32>, %r69: tensor<4x2x5xf32>, %r70: tensor<2x5xi1>, %r71: tensor<2x5xi1>, %r72: tensor<2x5xf32>, %r73: tensor<2x5xi32>):
      %74 = "stablehlo.negate"(%r66) : (tensor<i32>) -> tensor<i32>
      %75 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %76 = "stablehlo.add"(%74, %75) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %77 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
      %78 = "stablehlo.pad"(%r67, %77) <{edge_padding_low = array<i64: 0, -1>, edge_padding_high = array<i64: 0, 1>, interior_padding = array<i64: 0, 0>}> : (tensor<2x5xf32>, tensor<f32>) -> tensor<2x5xf32>
      %79 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
      %80 = "stablehlo.pad"(%r67, %79) <{edge_padding_low = array<i64: 0, -2>, edge_padding_high = array<i64: 0, 2>, interior_padding = array<i64: 0, 0>}> : (tensor<2x5xf32>, tensor<f32>) -> tensor<2x5xf32>
      %81 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x5xf32>}> : () -> tensor<2x5xf32>
      %82 = "stablehlo.select"(%r70, %80, %81) : (tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %83 = "stablehlo.maximum"(%r67, %78) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %84 = "stablehlo.maximum"(%83, %82) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %85 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x5xf32>}> : () -> tensor<2x5xf32>
      %86 = "stablehlo.compare"(%84, %85) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
      %87 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x5xf32>}> : () -> tensor<2x5xf32>
      %88 = "stablehlo.select"(%86, %87, %84) : (tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %89 = "stablehlo.subtract"(%r67, %88) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %90 = "stablehlo.exponential"(%89) : (tensor<2x5xf32>) -> tensor<2x5xf32>
      %91 = "stablehlo.subtract"(%78, %88) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %92 = "stablehlo.exponential"(%91) : (tensor<2x5xf32>) -> tensor<2x5xf32>
      %93 = "stablehlo.add"(%90, %92) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %94 = "stablehlo.subtract"(%82, %88) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %95 = "stablehlo.exponential"(%94) : (tensor<2x5xf32>) -> tensor<2x5xf32>
      %96 = "stablehlo.add"(%93, %95) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %97 = "stablehlo.log"(%96) : (tensor<2x5xf32>) -> tensor<2x5xf32>
      %98 = "stablehlo.add"(%97, %88) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %99 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %100 = "stablehlo.add"(%76, %99) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %101 = "stablehlo.broadcast_in_dim"(%100) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x5xi32>
      %102 = "stablehlo.compare"(%101, %r73) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
      %103 = "stablehlo.select"(%102, %r72, %98) : (tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %104 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %105 = "stablehlo.dynamic_slice"(%r69, %76, %104, %104) <{slice_sizes = array<i64: 1, 2, 5>}> : (tensor<4x2x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x5xf32>
      %106 = "stablehlo.reshape"(%105) : (tensor<1x2x5xf32>) -> tensor<2x5xf32>
      %107 = "stablehlo.add"(%103, %106) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %108 = "stablehlo.compare"(%101, %r73) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
      %109 = "stablehlo.and"(%108, %r71) : (tensor<2x5xi1>, tensor<2x5xi1>) -> tensor<2x5xi1>
      %110 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x5xf32>}> : () -> tensor<2x5xf32>
      %111 = "stablehlo.select"(%109, %107, %110) : (tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %112 = "stablehlo.reshape"(%111) : (tensor<2x5xf32>) -> tensor<1x2x5xf32>
      %113 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %114 = "stablehlo.dynamic_update_slice"(%r68, %112, %76, %113, %113) : (tensor<4x2x5xf32>, tensor<1x2x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x2x5xf32>
      %115 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %116 = "stablehlo.add"(%r66, %115) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%116, %111, %114, %r69, %r70, %r71, %r72, %r73) : (tensor<i32>, tensor<2x5xf32>, tensor<4x2x5xf32>, tensor<4x2x5xf32>, tensor<2x5xi1>, tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xi32>) -> ()
    }) : (tensor<i32>, tensor<2x5xf32>, tensor<4x2x5xf32>, tensor<4x2x5xf32>, tensor<2x5xi1>, tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xi32>) -> (tensor<i32>, tensor<2x5xf32>, tensor<4x2x5xf32>, tensor<4x2x5xf32>, tensor<2x5xi1>, tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xi32>)
    %118 = "stablehlo.add"(%32, %117#2) : (tensor<4x2x5xf32>, tensor<4x2x5xf32>) -> tensor<4x2x5xf32>
    %119 = "stablehlo.broadcast_in_dim"(%arg3) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xf32>) -> tensor<4x2x5xf32>
    %120 = "stablehlo.add"(%118, %119) : (tensor<4x2x5xf32>, tensor<4x2x5xf32>) -> tensor<4x2x5xf32>
    %121 = "stablehlo.subtract"(%120, %29) : (tensor<4x2x5xf32>, tensor<4x2x5xf32>) -> tensor<4x2x5xf32>
    %122 = "stablehlo.exponential"(%121) : (tensor<4x2x5xf32>) -> tensor<4x2x5xf32>
    %123 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<4x2x5xf32>}> : () -> tensor<4x2x5xf32>
    %124 = "stablehlo.compare"(%118, %123) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<4x2x5xf32>, tensor<4x2x5xf32>) -> tensor<4x2x5xi1>
    %125 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5xi64>
    %126 = "stablehlo.constant"() <{value = dense<2> : tensor<2xi64>}> : () -> tensor<2xi64>
    %127 = "stablehlo.multiply"(%31, %126) : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    %128 = "stablehlo.broadcast_in_dim"(%127) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi64>) -> tensor<2x5xi64>
    %129 = "stablehlo.compare"(%125, %128) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi64>, tensor<2x5xi64>) -> tensor<2x5xi1>
    %130 = "stablehlo.broadcast_in_dim"(%129) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<2x5xi1>) -> tensor<4x2x5xi1>
    %131 = "stablehlo.not"(%130) : (tensor<4x2x5xi1>) -> tensor<4x2x5xi1>
    %132 = "stablehlo.or"(%124, %131) : (tensor<4x2x5xi1>, tensor<4x2x5xi1>) -> tensor<4x2x5xi1>
    %133 = "stablehlo.constant"() <{value = dense<0.0> : tensor<4x2x5xf32>}> : () -> tensor<4x2x5xf32>
    %134 = "stablehlo.select"(%132, %133, %122) : (tensor<4x2x5xi1>, tensor<4x2x5xf32>, tensor<4x2x5xf32>) -> tensor<4x2x5xf32>
    %135 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<2x5xi64>) -> tensor<4x2x5xi64>
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
    %157 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<4x2x3xf32>}> : () -> tensor<4x2x3xf32>
    %158 = "stablehlo.select"(%156, %157, %153) : (tensor<4x2x3xi1>, tensor<4x2x3xf32>, tensor<4x2x3xf32>) -> tensor<4x2x3xf32>
    %159 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4x2x3xi64>
    %160 = "stablehlo.broadcast_in_dim"(%30) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xi64>) -> tensor<4x2x3xi64>
    %161 = "stablehlo.compare"(%159, %160) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<4x2x3xi64>, tensor<4x2x3xi64>) -> tensor<4x2x3xi1>
    %162 = "stablehlo.select"(%161, %158, %145) : (tensor<4x2x3xi1>, tensor<4x2x3xf32>, tensor<4x2x3xf32>) -> tensor<4x2x3xf32>
    return %162 : tensor<4x2x3xf32>
  }
}

// T[2] T[4,2,3] i64[2,2] (4,3) (2,1) T[2] T[2,4,5] 0 true, T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2xf64>, %arg1: tensor<4x2x3xf64>, %arg2: tensor<2x2xi64>, %arg3: tensor<2xf64>, %arg4: tensor<2x4x5xf64>) -> (tensor<4x2x3xf64>) {
    %0 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<2x2xi64>}> : () -> tensor<2x2xi64>
    %2 = "stablehlo.reshape"(%1) : (tensor<2x2xi64>) -> tensor<2x2x1xi64>
    %3 = "stablehlo.reshape"(%arg2) : (tensor<2x2xi64>) -> tensor<2x2x1xi64>
    %4 = "stablehlo.concatenate"(%2, %3) <{dimension = 2 : i64}> : (tensor<2x2x1xi64>, tensor<2x2x1xi64>) -> tensor<2x2x2xi64>
    %5 = "stablehlo.reshape"(%4) : (tensor<2x2x2xi64>) -> tensor<2x4xi64>
    %6 = "stablehlo.constant"() <{value = dense<0> : tensor<2x1xi64>}> : () -> tensor<2x1xi64>
    %7 = "stablehlo.concatenate"(%5, %6) <{dimension = 1 : i64}> : (tensor<2x4xi64>, tensor<2x1xi64>) -> tensor<2x5xi64>
    %8 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %9 = "stablehlo.pad"(%7, %8) <{edge_padding_low = array<i64: 0, 2>, edge_padding_high = array<i64: 0, -2>, interior_padding = array<i64: 0, 0>}> : (tensor<2x5xi64>, tensor<i64>) -> tensor<2x5xi64>
    %10 = "stablehlo.compare"(%7, %9) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi64>, tensor<2x5xi64>) -> tensor<2x5xi1>
    %11 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5xi64>
    %12 = "stablehlo.constant"() <{value = dense<2> : tensor<2x5xi64>}> : () -> tensor<2x5xi64>
    %13 = "stablehlo.compare"(%11, %12) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi64>, tensor<2x5xi64>) -> tensor<2x5xi1>
    %14 = "stablehlo.and"(%10, %13) : (tensor<2x5xi1>, tensor<2x5xi1>) -> tensor<2x5xi1>
    %15 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<2x5xi64>) -> tensor<4x2x5xi64>
    %16 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4x2x5xi64>
    %17 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<4x2x5xi64>
    %18 = "stablehlo.convert"(%16) : (tensor<4x2x5xi64>) -> tensor<4x2x5xi32>
    %19 = "stablehlo.convert"(%17) : (tensor<4x2x5xi64>) -> tensor<4x2x5xi32>
    %20 = "stablehlo.convert"(%15) : (tensor<4x2x5xi64>) -> tensor<4x2x5xi32>
    %21 = "stablehlo.reshape"(%18) : (tensor<4x2x5xi32>) -> tensor<1x4x2x5xi32>
    %22 = "stablehlo.reshape"(%19) : (tensor<4x2x5xi32>) -> tensor<1x4x2x5xi32>
    %23 = "stablehlo.reshape"(%20) : (tensor<4x2x5xi32>) -> tensor<1x4x2x5xi32>
    %24 = "stablehlo.concatenate"(%21, %22, %23) <{dimension = 0 : i64}> : (tensor<1x4x2x5xi32>, tensor<1x4x2x5xi32>, tensor<1x4x2x5xi32>) -> tensor<3x4x2x5xi32>
    %25 = "stablehlo.gather"(%arg1, %24) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1, 2], start_index_map = [0, 1, 2], index_vector_dim = 0>, slice_sizes = array<i64: 1, 1, 1>, indices_are_sorted = false}> : (tensor<4x2x3xf64>, tensor<3x4x2x5xi32>) -> tensor<4x2x5xf64>
    %26 = "stablehlo.constant"() <{value = dense<[4, 3]> : tensor<2xi64>}> : () -> tensor<2xi64>
    %27 = "stablehlo.constant"() <{value = dense<[2, 1]> : tensor<2xi64>}> : () -> tensor<2xi64>
    %28 = "stablehlo.transpose"(%arg4) <{permutation = array<i64: 1, 0, 2>}> : (tensor<2x4x5xf64>) -> tensor<4x2x5xf64>
    %29 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x5xf64>}> : () -> tensor<2x5xf64>
    %30 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<2x5xf64>}> : () -> tensor<2x5xf64>
    %31 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5xi64>
    %32 = "stablehlo.constant"() <{value = dense<2> : tensor<2xi64>}> : () -> tensor<2xi64>
    %33 = "stablehlo.multiply"(%27, %32) : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    %34 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi64>) -> tensor<2x5xi64>
    %35 = "stablehlo.constant"() <{value = dense<-1> : tensor<2x5xi64>}> : () -> tensor<2x5xi64>
    %36 = "stablehlo.add"(%34, %35) : (tensor<2x5xi64>, tensor<2x5xi64>) -> tensor<2x5xi64>
    %37 = "stablehlo.compare"(%31, %36) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi64>, tensor<2x5xi64>) -> tensor<2x5xi1>
    %38 = "stablehlo.compare"(%31, %34) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi64>, tensor<2x5xi64>) -> tensor<2x5xi1>
    %39 = "stablehlo.and"(%37, %38) : (tensor<2x5xi1>, tensor<2x5xi1>) -> tensor<2x5xi1>
    %40 = "stablehlo.select"(%39, %29, %30) : (tensor<2x5xi1>, tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
    %41 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5xi64>
    %42 = "stablehlo.constant"() <{value = dense<2> : tensor<2xi64>}> : () -> tensor<2xi64>
    %43 = "stablehlo.multiply"(%27, %42) : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    %44 = "stablehlo.broadcast_in_dim"(%43) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi64>) -> tensor<2x5xi64>
    %45 = "stablehlo.compare"(%41, %44) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi64>, tensor<2x5xi64>) -> tensor<2x5xi1>
    %46 = "stablehlo.broadcast_in_dim"(%26) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi64>) -> tensor<2x5xi64>
    %47 = "stablehlo.convert"(%46) : (tensor<2x5xi64>) -> tensor<2x5xi32>
    %48 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %49 = "stablehlo.pad"(%14, %48) <{edge_padding_low = array<i64: 0, -2>, edge_padding_high = array<i64: 0, 2>, interior_padding = array<i64: 0, 0>}> : (tensor<2x5xi1>, tensor<i1>) -> tensor<2x5xi1>
    %50 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<4x2x5xf64>}> : () -> tensor<4x2x5xf64>
    %51 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %113:8 = "stablehlo.while"(%51, %30, %50, %25, %49, %45, %40, %47) ({
    ^bb0(%r52: tensor<i32>, %r53: tensor<2x5xf64>, %r54: tensor<4x2x5xf64>, %r55: tensor<4x2x5xf64>, %r56: tensor<2x5xi1>, %r57: tensor<2x5xi1>, %r58: tensor<2x5xf64>, %r59: tensor<2x5xi32>):
      %60 = "stablehlo.constant"() <{value = dense<4> : tensor<i32>}> : () -> tensor<i32>
      %61 = "stablehlo.compare"(%r52, %60) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%61) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r62: tensor<i32>, %r63: tensor<2x5xf64>, %r64: tensor<4x2x5xf64>, %r65: tensor<4x2x5xf64>, %r66: tensor<2x5xi1>, %r67: tensor<2x5xi1>, %r68: tensor<2x5xf64>, %r69: tensor<2x5xi32>):
      %70 = "stablehlo.negate"(%r62) : (tensor<i32>) -> tensor<i32>
      %71 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %72 = "stablehlo.add"(%70, %71) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %73 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<f64>}> : () -> tensor<f64>
      %74 = "stablehlo.pad"(%r63, %73) <{edge_padding_low = array<i64: 0, -1>, edge_padding_high = array<i64: 0, 1>, interior_padding = array<i64: 0, 0>}> : (tensor<2x5xf64>, tensor<f64>) -> tensor<2x5xf64>
      %75 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<f64>}> : () -> tensor<f64>
      %76 = "stablehlo.pad"(%r63, %75) <{edge_padding_low = array<i64: 0, -2>, edge_padding_high = array<i64: 0, 2>, interior_padding = array<i64: 0, 0>}> : (tensor<2x5xf64>, tensor<f64>) -> tensor<2x5xf64>
      %77 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<2x5xf64>}> : () -> tensor<2x5xf64>
      %78 = "stablehlo.select"(%r66, %76, %77) : (tensor<2x5xi1>, tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
      %79 = "stablehlo.maximum"(%r63, %74) : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
      %80 = "stablehlo.maximum"(%79, %78) : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
      %81 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<2x5xf64>}> : () -> tensor<2x5xf64>
      %82 = "stablehlo.compare"(%80, %81) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
      %83 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x5xf64>}> : () -> tensor<2x5xf64>
      %84 = "stablehlo.select"(%82, %83, %80) : (tensor<2x5xi1>, tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
      %85 = "stablehlo.subtract"(%r63, %84) : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
      %86 = "stablehlo.exponential"(%85) : (tensor<2x5xf64>) -> tensor<2x5xf64>
      %87 = "stablehlo.subtract"(%74, %84) : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
      %88 = "stablehlo.exponential"(%87) : (tensor<2x5xf64>) -> tensor<2x5xf64>
      %89 = "stablehlo.add"(%86, %88) : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
      %90 = "stablehlo.subtract"(%78, %84) : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
      %91 = "stablehlo.exponential"(%90) : (tensor<2x5xf64>) -> tensor<2x5xf64>
      %92 = "stablehlo.add"(%89, %91) : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
      %93 = "stablehlo.log"(%92) : (tensor<2x5xf64>) -> tensor<2x5xf64>
      %94 = "stablehlo.add"(%93, %84) : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
      %95 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %96 = "stablehlo.add"(%72, %95) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %97 = "stablehlo.broadcast_in_dim"(%96) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x5xi32>
      %98 = "stablehlo.compare"(%97, %r69) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
      %99 = "stablehlo.select"(%98, %r68, %94) : (tensor<2x5xi1>, tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
      %100 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %101 = "stablehlo.dynamic_slice"(%r65, %72, %100, %100) <{slice_sizes = array<i64: 1, 2, 5>}> : (tensor<4x2x5xf64>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x5xf64>
      %102 = "stablehlo.reshape"(%101) : (tensor<1x2x5xf64>) -> tensor<2x5xf64>
      %103 = "stablehlo.add"(%99, %102) : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
      %104 = "stablehlo.compare"(%97, %r69) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
      %105 = "stablehlo.and"(%104, %r67) : (tensor<2x5xi1>, tensor<2x5xi1>) -> tensor<2x5xi1>
      %106 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<2x5xf64>}> : () -> tensor<2x5xf64>
      %107 = "stablehlo.select"(%105, %103, %106) : (tensor<2x5xi1>, tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
      %108 = "stablehlo.reshape"(%107) : (tensor<2x5xf64>) -> tensor<1x2x5xf64>
      %109 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %110 = "stablehlo.dynamic_update_slice"(%r64, %108, %72, %109, %109) : (tensor<4x2x5xf64>, tensor<1x2x5xf64>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x2x5xf64>
      %111 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %112 = "stablehlo.add"(%r62, %111) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%112, %107, %110, %r65, %r66, %r67, %r68, %r69) : (tensor<i32>, tensor<2x5xf64>, tensor<4x2x5xf64>, tensor<4x2x5xf64>, tensor<2x5xi1>, tensor<2x5xi1>, tensor<2x5xf64>, tensor<2x5xi32>) -> ()
    }) : (tensor<i32>, tensor<2x5xf64>, tensor<4x2x5xf64>, tensor<4x2x5xf64>, tensor<2x5xi1>, tensor<2x5xi1>, tensor<2x5xf64>, tensor<2x5xi32>) -> (tensor<i32>, tensor<2x5xf64>, tensor<4x2x5xf64>, tensor<4x2x5xf64>, tensor<2x5xi1>, tensor<2x5xi1>, tensor<2x5xf64>, tensor<2x5xi32>)
    %114 = "stablehlo.add"(%28, %113#2) : (tensor<4x2x5xf64>, tensor<4x2x5xf64>) -> tensor<4x2x5xf64>
    %115 = "stablehlo.broadcast_in_dim"(%arg3) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xf64>) -> tensor<4x2x5xf64>
    %116 = "stablehlo.add"(%114, %115) : (tensor<4x2x5xf64>, tensor<4x2x5xf64>) -> tensor<4x2x5xf64>
    %117 = "stablehlo.subtract"(%116, %25) : (tensor<4x2x5xf64>, tensor<4x2x5xf64>) -> tensor<4x2x5xf64>
    %118 = "stablehlo.exponential"(%117) : (tensor<4x2x5xf64>) -> tensor<4x2x5xf64>
    %119 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<4x2x5xf64>}> : () -> tensor<4x2x5xf64>
    %120 = "stablehlo.compare"(%114, %119) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<4x2x5xf64>, tensor<4x2x5xf64>) -> tensor<4x2x5xi1>
    %121 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5xi64>
    %122 = "stablehlo.constant"() <{value = dense<2> : tensor<2xi64>}> : () -> tensor<2xi64>
    %123 = "stablehlo.multiply"(%27, %122) : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    %124 = "stablehlo.broadcast_in_dim"(%123) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi64>) -> tensor<2x5xi64>
    %125 = "stablehlo.compare"(%121, %124) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi64>, tensor<2x5xi64>) -> tensor<2x5xi1>
    %126 = "stablehlo.broadcast_in_dim"(%125) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<2x5xi1>) -> tensor<4x2x5xi1>
    %127 = "stablehlo.not"(%126) : (tensor<4x2x5xi1>) -> tensor<4x2x5xi1>
    %128 = "stablehlo.or"(%120, %127) : (tensor<4x2x5xi1>, tensor<4x2x5xi1>) -> tensor<4x2x5xi1>
    %129 = "stablehlo.constant"() <{value = dense<0.0> : tensor<4x2x5xf64>}> : () -> tensor<4x2x5xf64>
    %130 = "stablehlo.select"(%128, %129, %118) : (tensor<4x2x5xi1>, tensor<4x2x5xf64>, tensor<4x2x5xf64>) -> tensor<4x2x5xf64>
    %131 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<2x5xi64>) -> tensor<4x2x5xi64>
    %132 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4x2x5xi64>
    %133 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<4x2x5xi64>
    %134 = "stablehlo.convert"(%132) : (tensor<4x2x5xi64>) -> tensor<4x2x5xi32>
    %135 = "stablehlo.convert"(%133) : (tensor<4x2x5xi64>) -> tensor<4x2x5xi32>
    %136 = "stablehlo.convert"(%131) : (tensor<4x2x5xi64>) -> tensor<4x2x5xi32>
    %137 = "stablehlo.reshape"(%134) : (tensor<4x2x5xi32>) -> tensor<1x4x2x5xi32>
    %138 = "stablehlo.reshape"(%135) : (tensor<4x2x5xi32>) -> tensor<1x4x2x5xi32>
    %139 = "stablehlo.reshape"(%136) : (tensor<4x2x5xi32>) -> tensor<1x4x2x5xi32>
    %140 = "stablehlo.concatenate"(%137, %138, %139) <{dimension = 0 : i64}> : (tensor<1x4x2x5xi32>, tensor<1x4x2x5xi32>, tensor<1x4x2x5xi32>) -> tensor<3x4x2x5xi32>
    %141 = "stablehlo.constant"() <{value = dense<0.0> : tensor<4x2x3xf64>}> : () -> tensor<4x2x3xf64>
    %145 = "stablehlo.scatter"(%141, %140, %130) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 1, 2], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r142: tensor<f64>, %r143: tensor<f64>):
      %144 = "stablehlo.add"(%r142, %r143) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%144) : (tensor<f64>) -> ()
    }) : (tensor<4x2x3xf64>, tensor<3x4x2x5xi32>, tensor<4x2x5xf64>) -> tensor<4x2x3xf64>
    %146 = "stablehlo.exponential"(%arg1) : (tensor<4x2x3xf64>) -> tensor<4x2x3xf64>
    %147 = "stablehlo.subtract"(%146, %145) : (tensor<4x2x3xf64>, tensor<4x2x3xf64>) -> tensor<4x2x3xf64>
    %148 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xf64>) -> tensor<4x2x3xf64>
    %149 = "stablehlo.multiply"(%147, %148) : (tensor<4x2x3xf64>, tensor<4x2x3xf64>) -> tensor<4x2x3xf64>
    %150 = "stablehlo.constant"() <{value = dense<0x7FF0000000000000> : tensor<2xf64>}> : () -> tensor<2xf64>
    %151 = "stablehlo.compare"(%arg3, %150) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %152 = "stablehlo.broadcast_in_dim"(%151) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xi1>) -> tensor<4x2x3xi1>
    %153 = "stablehlo.constant"() <{value = dense<0.0> : tensor<4x2x3xf64>}> : () -> tensor<4x2x3xf64>
    %154 = "stablehlo.select"(%152, %153, %149) : (tensor<4x2x3xi1>, tensor<4x2x3xf64>, tensor<4x2x3xf64>) -> tensor<4x2x3xf64>
    %155 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4x2x3xi64>
    %156 = "stablehlo.broadcast_in_dim"(%26) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xi64>) -> tensor<4x2x3xi64>
    %157 = "stablehlo.compare"(%155, %156) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<4x2x3xi64>, tensor<4x2x3xi64>) -> tensor<4x2x3xi1>
    %158 = "stablehlo.select"(%157, %154, %141) : (tensor<4x2x3xi1>, tensor<4x2x3xf64>, tensor<4x2x3xf64>) -> tensor<4x2x3xf64>
    return %158 : tensor<4x2x3xf64>
  }
}
