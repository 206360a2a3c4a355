// aten::_ctc_loss_backward(Tensor grad, Tensor log_probs, Tensor targets, int[] input_lengths, int[] target_lengths, Tensor neg_log_likelihood, Tensor log_alpha, int blank, bool zero_infinity=False) -> Tensor

// T[2] T[4,2,3] i64[2,2] (4,3) (2,1) T[2] T[2,4,5] 0 true, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2xf32>, %arg1: tensor<4x2x3xf32>, %arg2: tensor<2x2xi64>, %arg3: tensor<2xf32>, %arg4: tensor<2x4x5xf32>, %s0: tensor<i32>, %s1: tensor<i32>, %s2: tensor<i32>, %s3: tensor<i32>) -> (tensor<4x2x3xf32>) {
    %0 = "stablehlo.reshape"(%s0) : (tensor<i32>) -> tensor<1xi32>
    %1 = "stablehlo.reshape"(%s1) : (tensor<i32>) -> tensor<1xi32>
    %2 = "stablehlo.concatenate"(%0, %1) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %3 = "stablehlo.convert"(%arg2) : (tensor<2x2xi64>) -> tensor<2x2xi32>
    %4 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %5 = "stablehlo.constant"() <{value = dense<0> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
    %6 = "stablehlo.reshape"(%5) : (tensor<2x2xi32>) -> tensor<2x2x1xi32>
    %7 = "stablehlo.reshape"(%3) : (tensor<2x2xi32>) -> tensor<2x2x1xi32>
    %8 = "stablehlo.concatenate"(%6, %7) <{dimension = 2 : i64}> : (tensor<2x2x1xi32>, tensor<2x2x1xi32>) -> tensor<2x2x2xi32>
    %9 = "stablehlo.reshape"(%8) : (tensor<2x2x2xi32>) -> tensor<2x4xi32>
    %10 = "stablehlo.constant"() <{value = dense<0> : tensor<2x1xi32>}> : () -> tensor<2x1xi32>
    %11 = "stablehlo.concatenate"(%9, %10) <{dimension = 1 : i64}> : (tensor<2x4xi32>, tensor<2x1xi32>) -> tensor<2x5xi32>
    %12 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %13 = "stablehlo.pad"(%11, %12) <{edge_padding_low = array<i64: 0, 2>, edge_padding_high = array<i64: 0, -2>, interior_padding = array<i64: 0, 0>}> : (tensor<2x5xi32>, tensor<i32>) -> tensor<2x5xi32>
    %14 = "stablehlo.compare"(%11, %13) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
    %15 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5xi32>
    %16 = "stablehlo.constant"() <{value = dense<2> : tensor<2x5xi32>}> : () -> tensor<2x5xi32>
    %17 = "stablehlo.compare"(%15, %16) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
    %18 = "stablehlo.and"(%14, %17) : (tensor<2x5xi1>, tensor<2x5xi1>) -> tensor<2x5xi1>
    %19 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<2x5xi32>) -> tensor<4x2x5xi32>
    %20 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4x2x5xi32>
    %21 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<4x2x5xi32>
    %22 = "stablehlo.reshape"(%20) : (tensor<4x2x5xi32>) -> tensor<1x4x2x5xi32>
    %23 = "stablehlo.reshape"(%21) : (tensor<4x2x5xi32>) -> tensor<1x4x2x5xi32>
    %24 = "stablehlo.reshape"(%19) : (tensor<4x2x5xi32>) -> tensor<1x4x2x5xi32>
    %25 = "stablehlo.concatenate"(%22, %23, %24) <{dimension = 0 : i64}> : (tensor<1x4x2x5xi32>, tensor<1x4x2x5xi32>, tensor<1x4x2x5xi32>) -> tensor<3x4x2x5xi32>
    %26 = "stablehlo.gather"(%arg1, %25) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1, 2], start_index_map = [0, 1, 2], index_vector_dim = 0>, slice_sizes = array<i64: 1, 1, 1>, indices_are_sorted = false}> : (tensor<4x2x3xf32>, tensor<3x4x2x5xi32>) -> tensor<4x2x5xf32>
    %27 = "stablehlo.reshape"(%s2) : (tensor<i32>) -> tensor<1xi32>
    %28 = "stablehlo.reshape"(%s3) : (tensor<i32>) -> tensor<1xi32>
    %29 = "stablehlo.concatenate"(%27, %28) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %30 = "stablehlo.transpose"(%arg4) <{permutation = array<i64: 1, 0, 2>}> : (tensor<2x4x5xf32>) -> tensor<4x2x5xf32>
    %31 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x5xf32>}> : () -> tensor<2x5xf32>
    %32 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x5xf32>}> : () -> tensor<2x5xf32>
    %33 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5xi32>
    %34 = "stablehlo.constant"() <{value = dense<2> : tensor<2xi32>}> : () -> tensor<2xi32>
    %35 = "stablehlo.multiply"(%2, %34) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %36 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x5xi32>
    %37 = "stablehlo.constant"() <{value = dense<-1> : tensor<2x5xi32>}> : () -> tensor<2x5xi32>
    %38 = "stablehlo.add"(%36, %37) : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
    %39 = "stablehlo.compare"(%33, %38) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
    %40 = "stablehlo.compare"(%33, %36) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
    %41 = "stablehlo.and"(%39, %40) : (tensor<2x5xi1>, tensor<2x5xi1>) -> tensor<2x5xi1>
    %42 = "stablehlo.select"(%41, %31, %32) : (tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    %43 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5xi32>
    %44 = "stablehlo.constant"() <{value = dense<2> : tensor<2xi32>}> : () -> tensor<2xi32>
    %45 = "stablehlo.multiply"(%2, %44) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %46 = "stablehlo.broadcast_in_dim"(%45) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x5xi32>
    %47 = "stablehlo.compare"(%43, %46) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
    %48 = "stablehlo.broadcast_in_dim"(%29) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x5xi32>
    %49 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %50 = "stablehlo.pad"(%18, %49) <{edge_padding_low = array<i64: 0, -2>, edge_padding_high = array<i64: 0, 2>, interior_padding = array<i64: 0, 0>}> : (tensor<2x5xi1>, tensor<i1>) -> tensor<2x5xi1>
    %51 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<4x2x5xf32>}> : () -> tensor<4x2x5xf32>
    %52 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %114:8 = "stablehlo.while"(%52, %32, %51, %26, %50, %47, %42, %48) ({
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
    %118 = "stablehlo.subtract"(%117, %26) : (tensor<4x2x5xf32>, tensor<4x2x5xf32>) -> tensor<4x2x5xf32>
    %119 = "stablehlo.exponential"(%118) : (tensor<4x2x5xf32>) -> tensor<4x2x5xf32>
    %120 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<4x2x5xf32>}> : () -> tensor<4x2x5xf32>
    %121 = "stablehlo.compare"(%115, %120) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<4x2x5xf32>, tensor<4x2x5xf32>) -> tensor<4x2x5xi1>
    %122 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5xi32>
    %123 = "stablehlo.constant"() <{value = dense<2> : tensor<2xi32>}> : () -> tensor<2xi32>
    %124 = "stablehlo.multiply"(%2, %123) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %125 = "stablehlo.broadcast_in_dim"(%124) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x5xi32>
    %126 = "stablehlo.compare"(%122, %125) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
    %127 = "stablehlo.broadcast_in_dim"(%126) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<2x5xi1>) -> tensor<4x2x5xi1>
    %128 = "stablehlo.not"(%127) : (tensor<4x2x5xi1>) -> tensor<4x2x5xi1>
    %129 = "stablehlo.or"(%121, %128) : (tensor<4x2x5xi1>, tensor<4x2x5xi1>) -> tensor<4x2x5xi1>
    %130 = "stablehlo.constant"() <{value = dense<0.0> : tensor<4x2x5xf32>}> : () -> tensor<4x2x5xf32>
    %131 = "stablehlo.select"(%129, %130, %119) : (tensor<4x2x5xi1>, tensor<4x2x5xf32>, tensor<4x2x5xf32>) -> tensor<4x2x5xf32>
    %132 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<2x5xi32>) -> tensor<4x2x5xi32>
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
    %151 = "stablehlo.constant"() <{value = dense<0.0> : tensor<4x2x3xf32>}> : () -> tensor<4x2x3xf32>
    %152 = "stablehlo.select"(%150, %151, %147) : (tensor<4x2x3xi1>, tensor<4x2x3xf32>, tensor<4x2x3xf32>) -> tensor<4x2x3xf32>
    %153 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4x2x3xi32>
    %154 = "stablehlo.broadcast_in_dim"(%29) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xi32>) -> tensor<4x2x3xi32>
    %155 = "stablehlo.compare"(%153, %154) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<4x2x3xi32>, tensor<4x2x3xi32>) -> tensor<4x2x3xi1>
    %156 = "stablehlo.select"(%155, %152, %139) : (tensor<4x2x3xi1>, tensor<4x2x3xf32>, tensor<4x2x3xf32>) -> tensor<4x2x3xf32>
    return %156 : tensor<4x2x3xf32>
  }
}

// T[2] T[4,2,3] i64[3] (4,3) (2,1) T[2] T[2,4,5] 0 false, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2xf32>, %arg1: tensor<4x2x3xf32>, %arg2: tensor<3xi64>, %arg3: tensor<2xf32>, %arg4: tensor<2x4x5xf32>, %s0: tensor<i32>, %s1: tensor<i32>, %s2: tensor<i32>, %s3: tensor<i32>) -> (tensor<4x2x3xf32>) {
    %0 = "stablehlo.reshape"(%s0) : (tensor<i32>) -> tensor<1xi32>
    %1 = "stablehlo.reshape"(%s1) : (tensor<i32>) -> tensor<1xi32>
    %2 = "stablehlo.concatenate"(%0, %1) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %3 = "stablehlo.convert"(%arg2) : (tensor<3xi64>) -> tensor<3xi32>
    %4 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x2xi32>
    %5 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x2xi32>
    %6 = "stablehlo.compare"(%5, %4) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
    %7 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xi32>) -> tensor<2x2xi32>
    %8 = "stablehlo.constant"() <{value = dense<0> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
    %9 = "stablehlo.select"(%6, %7, %8) : (tensor<2x2xi1>, tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
    %10 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %14 = "stablehlo.reduce"(%9, %10) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r11: tensor<i32>, %r12: tensor<i32>):
      %13 = "stablehlo.add"(%r11, %r12) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%13) : (tensor<i32>) -> ()
    }) : (tensor<2x2xi32>, tensor<i32>) -> tensor<2xi32>
    %15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x2xi32>
    %16 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x2xi32>
    %17 = "stablehlo.add"(%15, %16) : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
    %18 = "stablehlo.gather"(%3, %17) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<3xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
    %19 = "stablehlo.constant"() <{value = dense<0> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
    %20 = "stablehlo.reshape"(%19) : (tensor<2x2xi32>) -> tensor<2x2x1xi32>
    %21 = "stablehlo.reshape"(%18) : (tensor<2x2xi32>) -> tensor<2x2x1xi32>
    %22 = "stablehlo.concatenate"(%20, %21) <{dimension = 2 : i64}> : (tensor<2x2x1xi32>, tensor<2x2x1xi32>) -> tensor<2x2x2xi32>
    %23 = "stablehlo.reshape"(%22) : (tensor<2x2x2xi32>) -> tensor<2x4xi32>
    %24 = "stablehlo.constant"() <{value = dense<0> : tensor<2x1xi32>}> : () -> tensor<2x1xi32>
    %25 = "stablehlo.concatenate"(%23, %24) <{dimension = 1 : i64}> : (tensor<2x4xi32>, tensor<2x1xi32>) -> tensor<2x5xi32>
    %26 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %27 = "stablehlo.pad"(%25, %26) <{edge_padding_low = array<i64: 0, 2>, edge_padding_high = array<i64: 0, -2>, interior_padding = array<i64: 0, 0>}> : (tensor<2x5xi32>, tensor<i32>) -> tensor<2x5xi32>
    %28 = "stablehlo.compare"(%25, %27) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
    %29 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5xi32>
    %30 = "stablehlo.constant"() <{value = dense<2> : tensor<2x5xi32>}> : () -> tensor<2x5xi32>
    %31 = "stablehlo.compare"(%29, %30) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
    %32 = "stablehlo.and"(%28, %31) : (tensor<2x5xi1>, tensor<2x5xi1>) -> tensor<2x5xi1>
    %33 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<2x5xi32>) -> tensor<4x2x5xi32>
    %34 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4x2x5xi32>
    %35 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<4x2x5xi32>
    %36 = "stablehlo.reshape"(%34) : (tensor<4x2x5xi32>) -> tensor<1x4x2x5xi32>
    %37 = "stablehlo.reshape"(%35) : (tensor<4x2x5xi32>) -> tensor<1x4x2x5xi32>
    %38 = "stablehlo.reshape"(%33) : (tensor<4x2x5xi32>) -> tensor<1x4x2x5xi32>
    %39 = "stablehlo.concatenate"(%36, %37, %38) <{dimension = 0 : i64}> : (tensor<1x4x2x5xi32>, tensor<1x4x2x5xi32>, tensor<1x4x2x5xi32>) -> tensor<3x4x2x5xi32>
    %40 = "stablehlo.gather"(%arg1, %39) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1, 2], start_index_map = [0, 1, 2], index_vector_dim = 0>, slice_sizes = array<i64: 1, 1, 1>, indices_are_sorted = false}> : (tensor<4x2x3xf32>, tensor<3x4x2x5xi32>) -> tensor<4x2x5xf32>
    %41 = "stablehlo.reshape"(%s2) : (tensor<i32>) -> tensor<1xi32>
    %42 = "stablehlo.reshape"(%s3) : (tensor<i32>) -> tensor<1xi32>
    %43 = "stablehlo.concatenate"(%41, %42) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %44 = "stablehlo.transpose"(%arg4) <{permutation = array<i64: 1, 0, 2>}> : (tensor<2x4x5xf32>) -> tensor<4x2x5xf32>
    %45 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x5xf32>}> : () -> tensor<2x5xf32>
    %46 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x5xf32>}> : () -> tensor<2x5xf32>
    %47 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5xi32>
    %48 = "stablehlo.constant"() <{value = dense<2> : tensor<2xi32>}> : () -> tensor<2xi32>
    %49 = "stablehlo.multiply"(%2, %48) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %50 = "stablehlo.broadcast_in_dim"(%49) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x5xi32>
    %51 = "stablehlo.constant"() <{value = dense<-1> : tensor<2x5xi32>}> : () -> tensor<2x5xi32>
    %52 = "stablehlo.add"(%50, %51) : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
    %53 = "stablehlo.compare"(%47, %52) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
    %54 = "stablehlo.compare"(%47, %50) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
    %55 = "stablehlo.and"(%53, %54) : (tensor<2x5xi1>, tensor<2x5xi1>) -> tensor<2x5xi1>
    %56 = "stablehlo.select"(%55, %45, %46) : (tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    %57 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5xi32>
    %58 = "stablehlo.constant"() <{value = dense<2> : tensor<2xi32>}> : () -> tensor<2xi32>
    %59 = "stablehlo.multiply"(%2, %58) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %60 = "stablehlo.broadcast_in_dim"(%59) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x5xi32>
    %61 = "stablehlo.compare"(%57, %60) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
    %62 = "stablehlo.broadcast_in_dim"(%43) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x5xi32>
    %63 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %64 = "stablehlo.pad"(%32, %63) <{edge_padding_low = array<i64: 0, -2>, edge_padding_high = array<i64: 0, 2>, interior_padding = array<i64: 0, 0>}> : (tensor<2x5xi1>, tensor<i1>) -> tensor<2x5xi1>
    %65 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<4x2x5xf32>}> : () -> tensor<4x2x5xf32>
    %66 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %128:8 = "stablehlo.while"(%66, %46, %65, %40, %64, %61, %56, %62) ({
    ^bb0(%r67: tensor<i32>, %r68: tensor<2x5xf32>, %r69: tensor<4x2x5xf32>, %r70: tensor<4x2x5xf32>, %r71: tensor<2x5xi1>, %r72: tensor<2x5xi1>, %r73: tensor<2x5xf32>, %r74: tensor<2x5xi32>):
      %75 = "stablehlo.constant"() <{value = dense<4> : tensor<i32>}> : () -> tensor<i32>
      %76 = "stablehlo.compare"(%r67, %75) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%76) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r77: tensor<i32>, %r78: tensor<2x5xf32>, %r79: tensor<4x2x5xf32>, %r80: tensor<4x2x5xf32>, %r81: tensor<2x5xi1>, %r82: tensor<2x5xi1>, %r83: tensor<2x5xf32>, %r84: tensor<2x5xi32>):
      %85 = "stablehlo.negate"(%r77) : (tensor<i32>) -> tensor<i32>
      %86 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %87 = "stablehlo.add"(%85, %86) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %88 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
      %89 = "stablehlo.pad"(%r78, %88) <{edge_padding_low = array<i64: 0, -1>, edge_padding_high = array<i64: 0, 1>, interior_padding = array<i64: 0, 0>}> : (tensor<2x5xf32>, tensor<f32>) -> tensor<2x5xf32>
      %90 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
      %91 = "stablehlo.pad"(%r78, %90) <{edge_padding_low = array<i64: 0, -2>, edge_padding_high = array<i64: 0, 2>, interior_padding = array<i64: 0, 0>}> : (tensor<2x5xf32>, tensor<f32>) -> tensor<2x5xf32>
      %92 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x5xf32>}> : () -> tensor<2x5xf32>
      %93 = "stablehlo.select"(%r81, %91, %92) : (tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %94 = "stablehlo.maximum"(%r78, %89) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %95 = "stablehlo.maximum"(%94, %93) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %96 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x5xf32>}> : () -> tensor<2x5xf32>
      %97 = "stablehlo.compare"(%95, %96) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
      %98 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x5xf32>}> : () -> tensor<2x5xf32>
      %99 = "stablehlo.select"(%97, %98, %95) : (tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %100 = "stablehlo.subtract"(%r78, %99) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %101 = "stablehlo.exponential"(%100) : (tensor<2x5xf32>) -> tensor<2x5xf32>
      %102 = "stablehlo.subtract"(%89, %99) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %103 = "stablehlo.exponential"(%102) : (tensor<2x5xf32>) -> tensor<2x5xf32>
      %104 = "stablehlo.add"(%101, %103) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %105 = "stablehlo.subtract"(%93, %99) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %106 = "stablehlo.exponential"(%105) : (tensor<2x5xf32>) -> tensor<2x5xf32>
      %107 = "stablehlo.add"(%104, %106) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %108 = "stablehlo.log"(%107) : (tensor<2x5xf32>) -> tensor<2x5xf32>
      %109 = "stablehlo.add"(%108, %99) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %110 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %111 = "stablehlo.add"(%87, %110) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %112 = "stablehlo.broadcast_in_dim"(%111) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x5xi32>
      %113 = "stablehlo.compare"(%112, %r84) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
      %114 = "stablehlo.select"(%113, %r83, %109) : (tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %115 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %116 = "stablehlo.dynamic_slice"(%r80, %87, %115, %115) <{slice_sizes = array<i64: 1, 2, 5>}> : (tensor<4x2x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x5xf32>
      %117 = "stablehlo.reshape"(%116) : (tensor<1x2x5xf32>) -> tensor<2x5xf32>
      %118 = "stablehlo.add"(%114, %117) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %119 = "stablehlo.compare"(%112, %r84) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
      %120 = "stablehlo.and"(%119, %r82) : (tensor<2x5xi1>, tensor<2x5xi1>) -> tensor<2x5xi1>
      %121 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x5xf32>}> : () -> tensor<2x5xf32>
      %122 = "stablehlo.select"(%120, %118, %121) : (tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %123 = "stablehlo.reshape"(%122) : (tensor<2x5xf32>) -> tensor<1x2x5xf32>
      %124 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %125 = "stablehlo.dynamic_update_slice"(%r79, %123, %87, %124, %124) : (tensor<4x2x5xf32>, tensor<1x2x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x2x5xf32>
      %126 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %127 = "stablehlo.add"(%r77, %126) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%127, %122, %125, %r80, %r81, %r82, %r83, %r84) : (tensor<i32>, tensor<2x5xf32>, tensor<4x2x5xf32>, tensor<4x2x5xf32>, tensor<2x5xi1>, tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xi32>) -> ()
    }) : (tensor<i32>, tensor<2x5xf32>, tensor<4x2x5xf32>, tensor<4x2x5xf32>, tensor<2x5xi1>, tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xi32>) -> (tensor<i32>, tensor<2x5xf32>, tensor<4x2x5xf32>, tensor<4x2x5xf32>, tensor<2x5xi1>, tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xi32>)
    %129 = "stablehlo.add"(%44, %128#2) : (tensor<4x2x5xf32>, tensor<4x2x5xf32>) -> tensor<4x2x5xf32>
    %130 = "stablehlo.broadcast_in_dim"(%arg3) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xf32>) -> tensor<4x2x5xf32>
    %131 = "stablehlo.add"(%129, %130) : (tensor<4x2x5xf32>, tensor<4x2x5xf32>) -> tensor<4x2x5xf32>
    %132 = "stablehlo.subtract"(%131, %40) : (tensor<4x2x5xf32>, tensor<4x2x5xf32>) -> tensor<4x2x5xf32>
    %133 = "stablehlo.exponential"(%132) : (tensor<4x2x5xf32>) -> tensor<4x2x5xf32>
    %134 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<4x2x5xf32>}> : () -> tensor<4x2x5xf32>
    %135 = "stablehlo.compare"(%129, %134) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<4x2x5xf32>, tensor<4x2x5xf32>) -> tensor<4x2x5xi1>
    %136 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5xi32>
    %137 = "stablehlo.constant"() <{value = dense<2> : tensor<2xi32>}> : () -> tensor<2xi32>
    %138 = "stablehlo.multiply"(%2, %137) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %139 = "stablehlo.broadcast_in_dim"(%138) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x5xi32>
    %140 = "stablehlo.compare"(%136, %139) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
    %141 = "stablehlo.broadcast_in_dim"(%140) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<2x5xi1>) -> tensor<4x2x5xi1>
    %142 = "stablehlo.not"(%141) : (tensor<4x2x5xi1>) -> tensor<4x2x5xi1>
    %143 = "stablehlo.or"(%135, %142) : (tensor<4x2x5xi1>, tensor<4x2x5xi1>) -> tensor<4x2x5xi1>
    %144 = "stablehlo.constant"() <{value = dense<0.0> : tensor<4x2x5xf32>}> : () -> tensor<4x2x5xf32>
    %145 = "stablehlo.select"(%143, %144, %133) : (tensor<4x2x5xi1>, tensor<4x2x5xf32>, tensor<4x2x5xf32>) -> tensor<4x2x5xf32>
    %146 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<2x5xi32>) -> tensor<4x2x5xi32>
    %147 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4x2x5xi32>
    %148 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<4x2x5xi32>
    %149 = "stablehlo.reshape"(%147) : (tensor<4x2x5xi32>) -> tensor<1x4x2x5xi32>
    %150 = "stablehlo.reshape"(%148) : (tensor<4x2x5xi32>) -> tensor<1x4x2x5xi32>
    %151 = "stablehlo.reshape"(%146) : (tensor<4x2x5xi32>) -> tensor<1x4x2x5xi32>
    %152 = "stablehlo.concatenate"(%149, %150, %151) <{dimension = 0 : i64}> : (tensor<1x4x2x5xi32>, tensor<1x4x2x5xi32>, tensor<1x4x2x5xi32>) -> tensor<3x4x2x5xi32>
    %153 = "stablehlo.constant"() <{value = dense<0.0> : tensor<4x2x3xf32>}> : () -> tensor<4x2x3xf32>
    %157 = "stablehlo.scatter"(%153, %152, %145) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 1, 2], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r154: tensor<f32>, %r155: tensor<f32>):
      %156 = "stablehlo.add"(%r154, %r155) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%156) : (tensor<f32>) -> ()
    }) : (tensor<4x2x3xf32>, tensor<3x4x2x5xi32>, tensor<4x2x5xf32>) -> tensor<4x2x3xf32>
    %158 = "stablehlo.exponential"(%arg1) : (tensor<4x2x3xf32>) -> tensor<4x2x3xf32>
    %159 = "stablehlo.subtract"(%158, %157) : (tensor<4x2x3xf32>, tensor<4x2x3xf32>) -> tensor<4x2x3xf32>
    %160 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xf32>) -> tensor<4x2x3xf32>
    %161 = "stablehlo.multiply"(%159, %160) : (tensor<4x2x3xf32>, tensor<4x2x3xf32>) -> tensor<4x2x3xf32>
    %162 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<2xf32>}> : () -> tensor<2xf32>
    %163 = "stablehlo.compare"(%arg3, %162) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %164 = "stablehlo.broadcast_in_dim"(%163) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xi1>) -> tensor<4x2x3xi1>
    %165 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<4x2x3xf32>}> : () -> tensor<4x2x3xf32>
    %166 = "stablehlo.select"(%164, %165, %161) : (tensor<4x2x3xi1>, tensor<4x2x3xf32>, tensor<4x2x3xf32>) -> tensor<4x2x3xf32>
    %167 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4x2x3xi32>
    %168 = "stablehlo.broadcast_in_dim"(%43) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xi32>) -> tensor<4x2x3xi32>
    %169 = "stablehlo.compare"(%167, %168) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<4x2x3xi32>, tensor<4x2x3xi32>) -> tensor<4x2x3xi1>
    %170 = "stablehlo.select"(%169, %166, %153) : (tensor<4x2x3xi1>, tensor<4x2x3xf32>, tensor<4x2x3xf32>) -> tensor<4x2x3xf32>
    return %170 : tensor<4x2x3xf32>
  }
}

// T[2] T[4,2,3] i64[2,2] (4,3) (2,1) T[2] T[2,4,5] 0 true, T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2xf64>, %arg1: tensor<4x2x3xf64>, %arg2: tensor<2x2xi64>, %arg3: tensor<2xf64>, %arg4: tensor<2x4x5xf64>, %s0: tensor<i32>, %s1: tensor<i32>, %s2: tensor<i32>, %s3: tensor<i32>) -> (tensor<4x2x3xf64>) {
    %0 = "stablehlo.reshape"(%s0) : (tensor<i32>) -> tensor<1xi32>
    %1 = "stablehlo.reshape"(%s1) : (tensor<i32>) -> tensor<1xi32>
    %2 = "stablehlo.concatenate"(%0, %1) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %3 = "stablehlo.convert"(%arg2) : (tensor<2x2xi64>) -> tensor<2x2xi32>
    %4 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %5 = "stablehlo.constant"() <{value = dense<0> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
    %6 = "stablehlo.reshape"(%5) : (tensor<2x2xi32>) -> tensor<2x2x1xi32>
    %7 = "stablehlo.reshape"(%3) : (tensor<2x2xi32>) -> tensor<2x2x1xi32>
    %8 = "stablehlo.concatenate"(%6, %7) <{dimension = 2 : i64}> : (tensor<2x2x1xi32>, tensor<2x2x1xi32>) -> tensor<2x2x2xi32>
    %9 = "stablehlo.reshape"(%8) : (tensor<2x2x2xi32>) -> tensor<2x4xi32>
    %10 = "stablehlo.constant"() <{value = dense<0> : tensor<2x1xi32>}> : () -> tensor<2x1xi32>
    %11 = "stablehlo.concatenate"(%9, %10) <{dimension = 1 : i64}> : (tensor<2x4xi32>, tensor<2x1xi32>) -> tensor<2x5xi32>
    %12 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %13 = "stablehlo.pad"(%11, %12) <{edge_padding_low = array<i64: 0, 2>, edge_padding_high = array<i64: 0, -2>, interior_padding = array<i64: 0, 0>}> : (tensor<2x5xi32>, tensor<i32>) -> tensor<2x5xi32>
    %14 = "stablehlo.compare"(%11, %13) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
    %15 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5xi32>
    %16 = "stablehlo.constant"() <{value = dense<2> : tensor<2x5xi32>}> : () -> tensor<2x5xi32>
    %17 = "stablehlo.compare"(%15, %16) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
    %18 = "stablehlo.and"(%14, %17) : (tensor<2x5xi1>, tensor<2x5xi1>) -> tensor<2x5xi1>
    %19 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<2x5xi32>) -> tensor<4x2x5xi32>
    %20 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4x2x5xi32>
    %21 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<4x2x5xi32>
    %22 = "stablehlo.reshape"(%20) : (tensor<4x2x5xi32>) -> tensor<1x4x2x5xi32>
    %23 = "stablehlo.reshape"(%21) : (tensor<4x2x5xi32>) -> tensor<1x4x2x5xi32>
    %24 = "stablehlo.reshape"(%19) : (tensor<4x2x5xi32>) -> tensor<1x4x2x5xi32>
    %25 = "stablehlo.concatenate"(%22, %23, %24) <{dimension = 0 : i64}> : (tensor<1x4x2x5xi32>, tensor<1x4x2x5xi32>, tensor<1x4x2x5xi32>) -> tensor<3x4x2x5xi32>
    %26 = "stablehlo.gather"(%arg1, %25) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1, 2], start_index_map = [0, 1, 2], index_vector_dim = 0>, slice_sizes = array<i64: 1, 1, 1>, indices_are_sorted = false}> : (tensor<4x2x3xf64>, tensor<3x4x2x5xi32>) -> tensor<4x2x5xf64>
    %27 = "stablehlo.reshape"(%s2) : (tensor<i32>) -> tensor<1xi32>
    %28 = "stablehlo.reshape"(%s3) : (tensor<i32>) -> tensor<1xi32>
    %29 = "stablehlo.concatenate"(%27, %28) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %30 = "stablehlo.transpose"(%arg4) <{permutation = array<i64: 1, 0, 2>}> : (tensor<2x4x5xf64>) -> tensor<4x2x5xf64>
    %31 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x5xf64>}> : () -> tensor<2x5xf64>
    %32 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<2x5xf64>}> : () -> tensor<2x5xf64>
    %33 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5xi32>
    %34 = "stablehlo.constant"() <{value = dense<2> : tensor<2xi32>}> : () -> tensor<2xi32>
    %35 = "stablehlo.multiply"(%2, %34) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %36 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x5xi32>
    %37 = "stablehlo.constant"() <{value = dense<-1> : tensor<2x5xi32>}> : () -> tensor<2x5xi32>
    %38 = "stablehlo.add"(%36, %37) : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
    %39 = "stablehlo.compare"(%33, %38) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
    %40 = "stablehlo.compare"(%33, %36) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
    %41 = "stablehlo.and"(%39, %40) : (tensor<2x5xi1>, tensor<2x5xi1>) -> tensor<2x5xi1>
    %42 = "stablehlo.select"(%41, %31, %32) : (tensor<2x5xi1>, tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
    %43 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5xi32>
    %44 = "stablehlo.constant"() <{value = dense<2> : tensor<2xi32>}> : () -> tensor<2xi32>
    %45 = "stablehlo.multiply"(%2, %44) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %46 = "stablehlo.broadcast_in_dim"(%45) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x5xi32>
    %47 = "stablehlo.compare"(%43, %46) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
    %48 = "stablehlo.broadcast_in_dim"(%29) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x5xi32>
    %49 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %50 = "stablehlo.pad"(%18, %49) <{edge_padding_low = array<i64: 0, -2>, edge_padding_high = array<i64: 0, 2>, interior_padding = array<i64: 0, 0>}> : (tensor<2x5xi1>, tensor<i1>) -> tensor<2x5xi1>
    %51 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<4x2x5xf64>}> : () -> tensor<4x2x5xf64>
    %52 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %114:8 = "stablehlo.while"(%52, %32, %51, %26, %50, %47, %42, %48) ({
    ^bb0(%r53: tensor<i32>, %r54: tensor<2x5xf64>, %r55: tensor<4x2x5xf64>, %r56: tensor<4x2x5xf64>, %r57: tensor<2x5xi1>, %r58: tensor<2x5xi1>, %r59: tensor<2x5xf64>, %r60: tensor<2x5xi32>):
      %61 = "stablehlo.constant"() <{value = dense<4> : tensor<i32>}> : () -> tensor<i32>
      %62 = "stablehlo.compare"(%r53, %61) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%62) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r63: tensor<i32>, %r64: tensor<2x5xf64>, %r65: tensor<4x2x5xf64>, %r66: tensor<4x2x5xf64>, %r67: tensor<2x5xi1>, %r68: tensor<2x5xi1>, %r69: tensor<2x5xf64>, %r70: tensor<2x5xi32>):
      %71 = "stablehlo.negate"(%r63) : (tensor<i32>) -> tensor<i32>
      %72 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %73 = "stablehlo.add"(%71, %72) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %74 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<f64>}> : () -> tensor<f64>
      %75 = "stablehlo.pad"(%r64, %74) <{edge_padding_low = array<i64: 0, -1>, edge_padding_high = array<i64: 0, 1>, interior_padding = array<i64: 0, 0>}> : (tensor<2x5xf64>, tensor<f64>) -> tensor<2x5xf64>
      %76 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<f64>}> : () -> tensor<f64>
      %77 = "stablehlo.pad"(%r64, %76) <{edge_padding_low = array<i64: 0, -2>, edge_padding_high = array<i64: 0, 2>, interior_padding = array<i64: 0, 0>}> : (tensor<2x5xf64>, tensor<f64>) -> tensor<2x5xf64>
      %78 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<2x5xf64>}> : () -> tensor<2x5xf64>
      %79 = "stablehlo.select"(%r67, %77, %78) : (tensor<2x5xi1>, tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
      %80 = "stablehlo.maximum"(%r64, %75) : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
      %81 = "stablehlo.maximum"(%80, %79) : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
      %82 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<2x5xf64>}> : () -> tensor<2x5xf64>
      %83 = "stablehlo.compare"(%81, %82) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
      %84 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x5xf64>}> : () -> tensor<2x5xf64>
      %85 = "stablehlo.select"(%83, %84, %81) : (tensor<2x5xi1>, tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
      %86 = "stablehlo.subtract"(%r64, %85) : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
      %87 = "stablehlo.exponential"(%86) : (tensor<2x5xf64>) -> tensor<2x5xf64>
      %88 = "stablehlo.subtract"(%75, %85) : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
      %89 = "stablehlo.exponential"(%88) : (tensor<2x5xf64>) -> tensor<2x5xf64>
      %90 = "stablehlo.add"(%87, %89) : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
      %91 = "stablehlo.subtract"(%79, %85) : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
      %92 = "stablehlo.exponential"(%91) : (tensor<2x5xf64>) -> tensor<2x5xf64>
      %93 = "stablehlo.add"(%90, %92) : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
      %94 = "stablehlo.log"(%93) : (tensor<2x5xf64>) -> tensor<2x5xf64>
      %95 = "stablehlo.add"(%94, %85) : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
      %96 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %97 = "stablehlo.add"(%73, %96) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %98 = "stablehlo.broadcast_in_dim"(%97) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x5xi32>
      %99 = "stablehlo.compare"(%98, %r70) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
      %100 = "stablehlo.select"(%99, %r69, %95) : (tensor<2x5xi1>, tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
      %101 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %102 = "stablehlo.dynamic_slice"(%r66, %73, %101, %101) <{slice_sizes = array<i64: 1, 2, 5>}> : (tensor<4x2x5xf64>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x5xf64>
      %103 = "stablehlo.reshape"(%102) : (tensor<1x2x5xf64>) -> tensor<2x5xf64>
      %104 = "stablehlo.add"(%100, %103) : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
      %105 = "stablehlo.compare"(%98, %r70) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
      %106 = "stablehlo.and"(%105, %r68) : (tensor<2x5xi1>, tensor<2x5xi1>) -> tensor<2x5xi1>
      %107 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<2x5xf64>}> : () -> tensor<2x5xf64>
      %108 = "stablehlo.select"(%106, %104, %107) : (tensor<2x5xi1>, tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
      %109 = "stablehlo.reshape"(%108) : (tensor<2x5xf64>) -> tensor<1x2x5xf64>
      %110 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %111 = "stablehlo.dynamic_update_slice"(%r65, %109, %73, %110, %110) : (tensor<4x2x5xf64>, tensor<1x2x5xf64>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x2x5xf64>
      %112 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %113 = "stablehlo.add"(%r63, %112) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%113, %108, %111, %r66, %r67, %r68, %r69, %r70) : (tensor<i32>, tensor<2x5xf64>, tensor<4x2x5xf64>, tensor<4x2x5xf64>, tensor<2x5xi1>, tensor<2x5xi1>, tensor<2x5xf64>, tensor<2x5xi32>) -> ()
    }) : (tensor<i32>, tensor<2x5xf64>, tensor<4x2x5xf64>, tensor<4x2x5xf64>, tensor<2x5xi1>, tensor<2x5xi1>, tensor<2x5xf64>, tensor<2x5xi32>) -> (tensor<i32>, tensor<2x5xf64>, tensor<4x2x5xf64>, tensor<4x2x5xf64>, tensor<2x5xi1>, tensor<2x5xi1>, tensor<2x5xf64>, tensor<2x5xi32>)
    %115 = "stablehlo.add"(%30, %114#2) : (tensor<4x2x5xf64>, tensor<4x2x5xf64>) -> tensor<4x2x5xf64>
    %116 = "stablehlo.broadcast_in_dim"(%arg3) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xf64>) -> tensor<4x2x5xf64>
    %117 = "stablehlo.add"(%115, %116) : (tensor<4x2x5xf64>, tensor<4x2x5xf64>) -> tensor<4x2x5xf64>
    %118 = "stablehlo.subtract"(%117, %26) : (tensor<4x2x5xf64>, tensor<4x2x5xf64>) -> tensor<4x2x5xf64>
    %119 = "stablehlo.exponential"(%118) : (tensor<4x2x5xf64>) -> tensor<4x2x5xf64>
    %120 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<4x2x5xf64>}> : () -> tensor<4x2x5xf64>
    %121 = "stablehlo.compare"(%115, %120) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<4x2x5xf64>, tensor<4x2x5xf64>) -> tensor<4x2x5xi1>
    %122 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5xi32>
    %123 = "stablehlo.constant"() <{value = dense<2> : tensor<2xi32>}> : () -> tensor<2xi32>
    %124 = "stablehlo.multiply"(%2, %123) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %125 = "stablehlo.broadcast_in_dim"(%124) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x5xi32>
    %126 = "stablehlo.compare"(%122, %125) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
    %127 = "stablehlo.broadcast_in_dim"(%126) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<2x5xi1>) -> tensor<4x2x5xi1>
    %128 = "stablehlo.not"(%127) : (tensor<4x2x5xi1>) -> tensor<4x2x5xi1>
    %129 = "stablehlo.or"(%121, %128) : (tensor<4x2x5xi1>, tensor<4x2x5xi1>) -> tensor<4x2x5xi1>
    %130 = "stablehlo.constant"() <{value = dense<0.0> : tensor<4x2x5xf64>}> : () -> tensor<4x2x5xf64>
    %131 = "stablehlo.select"(%129, %130, %119) : (tensor<4x2x5xi1>, tensor<4x2x5xf64>, tensor<4x2x5xf64>) -> tensor<4x2x5xf64>
    %132 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<2x5xi32>) -> tensor<4x2x5xi32>
    %133 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4x2x5xi32>
    %134 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<4x2x5xi32>
    %135 = "stablehlo.reshape"(%133) : (tensor<4x2x5xi32>) -> tensor<1x4x2x5xi32>
    %136 = "stablehlo.reshape"(%134) : (tensor<4x2x5xi32>) -> tensor<1x4x2x5xi32>
    %137 = "stablehlo.reshape"(%132) : (tensor<4x2x5xi32>) -> tensor<1x4x2x5xi32>
    %138 = "stablehlo.concatenate"(%135, %136, %137) <{dimension = 0 : i64}> : (tensor<1x4x2x5xi32>, tensor<1x4x2x5xi32>, tensor<1x4x2x5xi32>) -> tensor<3x4x2x5xi32>
    %139 = "stablehlo.constant"() <{value = dense<0.0> : tensor<4x2x3xf64>}> : () -> tensor<4x2x3xf64>
    %143 = "stablehlo.scatter"(%139, %138, %131) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 1, 2], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r140: tensor<f64>, %r141: tensor<f64>):
      %142 = "stablehlo.add"(%r140, %r141) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%142) : (tensor<f64>) -> ()
    }) : (tensor<4x2x3xf64>, tensor<3x4x2x5xi32>, tensor<4x2x5xf64>) -> tensor<4x2x3xf64>
    %144 = "stablehlo.exponential"(%arg1) : (tensor<4x2x3xf64>) -> tensor<4x2x3xf64>
    %145 = "stablehlo.subtract"(%144, %143) : (tensor<4x2x3xf64>, tensor<4x2x3xf64>) -> tensor<4x2x3xf64>
    %146 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xf64>) -> tensor<4x2x3xf64>
    %147 = "stablehlo.multiply"(%145, %146) : (tensor<4x2x3xf64>, tensor<4x2x3xf64>) -> tensor<4x2x3xf64>
    %148 = "stablehlo.constant"() <{value = dense<0x7FF0000000000000> : tensor<2xf64>}> : () -> tensor<2xf64>
    %149 = "stablehlo.compare"(%arg3, %148) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %150 = "stablehlo.broadcast_in_dim"(%149) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xi1>) -> tensor<4x2x3xi1>
    %151 = "stablehlo.constant"() <{value = dense<0.0> : tensor<4x2x3xf64>}> : () -> tensor<4x2x3xf64>
    %152 = "stablehlo.select"(%150, %151, %147) : (tensor<4x2x3xi1>, tensor<4x2x3xf64>, tensor<4x2x3xf64>) -> tensor<4x2x3xf64>
    %153 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4x2x3xi32>
    %154 = "stablehlo.broadcast_in_dim"(%29) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xi32>) -> tensor<4x2x3xi32>
    %155 = "stablehlo.compare"(%153, %154) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<4x2x3xi32>, tensor<4x2x3xi32>) -> tensor<4x2x3xi1>
    %156 = "stablehlo.select"(%155, %152, %139) : (tensor<4x2x3xi1>, tensor<4x2x3xf64>, tensor<4x2x3xf64>) -> tensor<4x2x3xf64>
    return %156 : tensor<4x2x3xf64>
  }
}
