// aten::_ctc_loss(Tensor log_probs, Tensor targets, int[] input_lengths, int[] target_lengths, int blank=0, bool zero_infinity=False) -> (Tensor, Tensor)

// T[4,2,3] i64[2,2] (4,3) (2,1), T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<4x2x3xf32>, %arg1: tensor<2x2xi64>) -> (tensor<2xf32>, tensor<2x4x5xf32>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<2x2xi64>) -> tensor<2x2xi32>
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
    %23 = "stablehlo.gather"(%arg0, %22) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1, 2], start_index_map = [0, 1, 2], index_vector_dim = 0>, slice_sizes = array<i64: 1, 1, 1>, indices_are_sorted = false}> : (tensor<4x2x3xf32>, tensor<3x4x2x5xi32>) -> tensor<4x2x5xf32>
    %24 = "stablehlo.constant"() <{value = dense<[4, 3]> : tensor<2xi32>}> : () -> tensor<2xi32>
    %25 = "stablehlo.constant"() <{value = dense<[2, 1]> : tensor<2xi32>}> : () -> tensor<2xi32>
    %26 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5xi32>
    %27 = "stablehlo.constant"() <{value = dense<1> : tensor<2x5xi32>}> : () -> tensor<2x5xi32>
    %28 = "stablehlo.compare"(%26, %27) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
    %29 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5xi32>
    %30 = "stablehlo.constant"() <{value = dense<2> : tensor<2xi32>}> : () -> tensor<2xi32>
    %31 = "stablehlo.multiply"(%25, %30) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %32 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x5xi32>
    %33 = "stablehlo.compare"(%29, %32) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
    %34 = "stablehlo.and"(%28, %33) : (tensor<2x5xi1>, tensor<2x5xi1>) -> tensor<2x5xi1>
    %35 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x5xf32>}> : () -> tensor<2x5xf32>
    %36 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x5xf32>}> : () -> tensor<2x5xf32>
    %37 = "stablehlo.select"(%34, %36, %35) : (tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    %38 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<4x2x5xf32>}> : () -> tensor<4x2x5xf32>
    %39 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %91:6 = "stablehlo.while"(%39, %37, %38, %23, %15, %33) ({
    ^bb0(%r40: tensor<i32>, %r41: tensor<2x5xf32>, %r42: tensor<4x2x5xf32>, %r43: tensor<4x2x5xf32>, %r44: tensor<2x5xi1>, %r45: tensor<2x5xi1>):
      %46 = "stablehlo.constant"() <{value = dense<4> : tensor<i32>}> : () -> tensor<i32>
      %47 = "stablehlo.compare"(%r40, %46) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%47) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r48: tensor<i32>, %r49: tensor<2x5xf32>, %r50: tensor<4x2x5xf32>, %r51: tensor<4x2x5xf32>, %r52: tensor<2x5xi1>, %r53: tensor<2x5xi1>):
      %54 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
      %55 = "stablehlo.pad"(%r49, %54) <{edge_padding_low = array<i64: 0, 1>, edge_padding_high = array<i64: 0, -1>, interior_padding = array<i64: 0, 0>}> : (tensor<2x5xf32>, tensor<f32>) -> tensor<2x5xf32>
      %56 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
      %57 = "stablehlo.pad"(%r49, %56) <{edge_padding_low = array<i64: 0, 2>, edge_padding_high = array<i64: 0, -2>, interior_padding = array<i64: 0, 0>}> : (tensor<2x5xf32>, tensor<f32>) -> tensor<2x5xf32>
      %58 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x5xf32>}> : () -> tensor<2x5xf32>
      %59 = "stablehlo.select"(%r52, %57, %58) : (tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %60 = "stablehlo.maximum"(%r49, %55) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %61 = "stablehlo.maximum"(%60, %59) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %62 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x5xf32>}> : () -> tensor<2x5xf32>
      %63 = "stablehlo.compare"(%61, %62) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
      %64 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x5xf32>}> : () -> tensor<2x5xf32>
      %65 = "stablehlo.select"(%63, %64, %61) : (tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %66 = "stablehlo.subtract"(%r49, %65) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %67 = "stablehlo.exponential"(%66) : (tensor<2x5xf32>) -> tensor<2x5xf32>
      %68 = "stablehlo.subtract"(%55, %65) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %69 = "stablehlo.exponential"(%68) : (tensor<2x5xf32>) -> tensor<2x5xf32>
      %70 = "stablehlo.add"(%67, %69) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %71 = "stablehlo.subtract"(%59, %65) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %72 = "stablehlo.exponential"(%71) : (tensor<2x5xf32>) -> tensor<2x5xf32>
      %73 = "stablehlo.add"(%70, %72) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %74 = "stablehlo.log"(%73) : (tensor<2x5xf32>) -> tensor<2x5xf32>
      %75 = "stablehlo.add"(%74, %65) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %76 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %77 = "stablehlo.compare"(%r48, %76) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %78 = "stablehlo.broadcast_in_dim"(%77) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<2x5xi1>
      %79 = "stablehlo.select"(%78, %r49, %75) : (tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %80 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %81 = "stablehlo.dynamic_slice"(%r51, %r48, %80, %80) <{slice_sizes = array<i64: 1, 2, 5>}> : (tensor<4x2x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x5xf32>
      %82 = "stablehlo.reshape"(%81) : (tensor<1x2x5xf32>) -> tensor<2x5xf32>
      %83 = "stablehlo.add"(%79, %82) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %84 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x5xf32>}> : () -> tensor<2x5xf32>
      %85 = "stablehlo.select"(%r53, %83, %84) : (tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %86 = "stablehlo.reshape"(%85) : (tensor<2x5xf32>) -> tensor<1x2x5xf32>
      %87 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %88 = "stablehlo.dynamic_update_slice"(%r50, %86, %r48, %87, %87) : (tensor<4x2x5xf32>, tensor<1x2x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x2x5xf32>
      %89 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %90 = "stablehlo.add"(%r48, %89) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%90, %85, %88, %r51, %r52, %r53) : (tensor<i32>, tensor<2x5xf32>, tensor<4x2x5xf32>, tensor<4x2x5xf32>, tensor<2x5xi1>, tensor<2x5xi1>) -> ()
    }) : (tensor<i32>, tensor<2x5xf32>, tensor<4x2x5xf32>, tensor<4x2x5xf32>, tensor<2x5xi1>, tensor<2x5xi1>) -> (tensor<i32>, tensor<2x5xf32>, tensor<4x2x5xf32>, tensor<4x2x5xf32>, tensor<2x5xi1>, tensor<2x5xi1>)
    %92 = "stablehlo.transpose"(%91#2) <{permutation = array<i64: 1, 0, 2>}> : (tensor<4x2x5xf32>) -> tensor<2x4x5xf32>
    %93 = "stablehlo.constant"() <{value = dense<-1> : tensor<2xi32>}> : () -> tensor<2xi32>
    %94 = "stablehlo.add"(%24, %93) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %95 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
    %96 = "stablehlo.maximum"(%94, %95) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %97 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2xi32>
    %98 = "stablehlo.reshape"(%97) : (tensor<2xi32>) -> tensor<1x2xi32>
    %99 = "stablehlo.reshape"(%96) : (tensor<2xi32>) -> tensor<1x2xi32>
    %100 = "stablehlo.concatenate"(%98, %99) <{dimension = 0 : i64}> : (tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<2x2xi32>
    %101 = "stablehlo.gather"(%92, %100) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 0>, slice_sizes = array<i64: 1, 1, 5>, indices_are_sorted = false}> : (tensor<2x4x5xf32>, tensor<2x2xi32>) -> tensor<2x5xf32>
    %102 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5xi32>
    %103 = "stablehlo.constant"() <{value = dense<2> : tensor<2xi32>}> : () -> tensor<2xi32>
    %104 = "stablehlo.multiply"(%25, %103) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %105 = "stablehlo.broadcast_in_dim"(%104) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x5xi32>
    %106 = "stablehlo.constant"() <{value = dense<-1> : tensor<2x5xi32>}> : () -> tensor<2x5xi32>
    %107 = "stablehlo.add"(%105, %106) : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
    %108 = "stablehlo.compare"(%102, %107) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
    %109 = "stablehlo.compare"(%102, %105) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
    %110 = "stablehlo.and"(%108, %109) : (tensor<2x5xi1>, tensor<2x5xi1>) -> tensor<2x5xi1>
    %111 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x5xf32>}> : () -> tensor<2x5xf32>
    %112 = "stablehlo.select"(%110, %101, %111) : (tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    %113 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %117 = "stablehlo.reduce"(%112, %113) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r114: tensor<f32>, %r115: tensor<f32>):
      %116 = "stablehlo.maximum"(%r114, %r115) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%116) : (tensor<f32>) -> ()
    }) : (tensor<2x5xf32>, tensor<f32>) -> tensor<2xf32>
    %118 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2xf32>}> : () -> tensor<2xf32>
    %119 = "stablehlo.compare"(%117, %118) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %120 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2xf32>}> : () -> tensor<2xf32>
    %121 = "stablehlo.select"(%119, %120, %117) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %122 = "stablehlo.broadcast_in_dim"(%121) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf32>) -> tensor<2x5xf32>
    %123 = "stablehlo.subtract"(%112, %122) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    %124 = "stablehlo.exponential"(%123) : (tensor<2x5xf32>) -> tensor<2x5xf32>
    %125 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %129 = "stablehlo.reduce"(%124, %125) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r126: tensor<f32>, %r127: tensor<f32>):
      %128 = "stablehlo.add"(%r126, %r127) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%128) : (tensor<f32>) -> ()
    }) : (tensor<2x5xf32>, tensor<f32>) -> tensor<2xf32>
    %130 = "stablehlo.log"(%129) : (tensor<2xf32>) -> tensor<2xf32>
    %131 = "stablehlo.add"(%130, %121) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %132 = "stablehlo.negate"(%131) : (tensor<2xf32>) -> tensor<2xf32>
    %133 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
    %134 = "stablehlo.compare"(%24, %133) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %135 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
    %136 = "stablehlo.compare"(%25, %135) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %137 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2xf32>}> : () -> tensor<2xf32>
    %138 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<2xf32>}> : () -> tensor<2xf32>
    %139 = "stablehlo.select"(%136, %137, %138) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %140 = "stablehlo.select"(%134, %139, %132) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    return %140, %92 : tensor<2xf32>, tensor<2x4x5xf32>
  }
}

// T[4,2,3] i64[3] (4,3) (2,1), T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<4x2x3xf32>, %arg1: tensor<3xi64>) -> (tensor<2xf32>, tensor<2x4x5xf32>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<3xi64>) -> tensor<3xi32>
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
    %27 = "stablehlo.gather"(%arg0, %26) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1, 2], start_index_map = [0, 1, 2], index_vector_dim = 0>, slice_sizes = array<i64: 1, 1, 1>, indices_are_sorted = false}> : (tensor<4x2x3xf32>, tensor<3x4x2x5xi32>) -> tensor<4x2x5xf32>
    %28 = "stablehlo.constant"() <{value = dense<[4, 3]> : tensor<2xi32>}> : () -> tensor<2xi32>
    %29 = "stablehlo.constant"() <{value = dense<[2, 1]> : tensor<2xi32>}> : () -> tensor<2xi32>
    %30 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5xi32>
    %31 = "stablehlo.constant"() <{value = dense<1> : tensor<2x5xi32>}> : () -> tensor<2x5xi32>
    %32 = "stablehlo.compare"(%30, %31) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
    %33 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5xi32>
    %34 = "stablehlo.constant"() <{value = dense<2> : tensor<2xi32>}> : () -> tensor<2xi32>
    %35 = "stablehlo.multiply"(%29, %34) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %36 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x5xi32>
    %37 = "stablehlo.compare"(%33, %36) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
    %38 = "stablehlo.and"(%32, %37) : (tensor<2x5xi1>, tensor<2x5xi1>) -> tensor<2x5xi1>
    %39 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x5xf32>}> : () -> tensor<2x5xf32>
    %40 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x5xf32>}> : () -> tensor<2x5xf32>
    %41 = "stablehlo.select"(%38, %40, %39) : (tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    %42 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<4x2x5xf32>}> : () -> tensor<4x2x5xf32>
    %43 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %95:6 = "stablehlo.while"(%43, %41, %42, %27, %19, %37) ({
    ^bb0(%r44: tensor<i32>, %r45: tensor<2x5xf32>, %r46: tensor<4x2x5xf32>, %r47: tensor<4x2x5xf32>, %r48: tensor<2x5xi1>, %r49: tensor<2x5xi1>):
      %50 = "stablehlo.constant"() <{value = dense<4> : tensor<i32>}> : () -> tensor<i32>
      %51 = "stablehlo.compare"(%r44, %50) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%51) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r52: tensor<i32>, %r53: tensor<2x5xf32>, %r54: tensor<4x2x5xf32>, %r55: tensor<4x2x5xf32>, %r56: tensor<2x5xi1>, %r57: tensor<2x5xi1>):
      %58 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
      %59 = "stablehlo.pad"(%r53, %58) <{edge_padding_low = array<i64: 0, 1>, edge_padding_high = array<i64: 0, -1>, interior_padding = array<i64: 0, 0>}> : (tensor<2x5xf32>, tensor<f32>) -> tensor<2x5xf32>
      %60 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
      %61 = "stablehlo.pad"(%r53, %60) <{edge_padding_low = array<i64: 0, 2>, edge_padding_high = array<i64: 0, -2>, interior_padding = array<i64: 0, 0>}> : (tensor<2x5xf32>, tensor<f32>) -> tensor<2x5xf32>
      %62 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x5xf32>}> : () -> tensor<2x5xf32>
      %63 = "stablehlo.select"(%r56, %61, %62) : (tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %64 = "stablehlo.maximum"(%r53, %59) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %65 = "stablehlo.maximum"(%64, %63) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %66 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x5xf32>}> : () -> tensor<2x5xf32>
      %67 = "stablehlo.compare"(%65, %66) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
      %68 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x5xf32>}> : () -> tensor<2x5xf32>
      %69 = "stablehlo.select"(%67, %68, %65) : (tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %70 = "stablehlo.subtract"(%r53, %69) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %71 = "stablehlo.exponential"(%70) : (tensor<2x5xf32>) -> tensor<2x5xf32>
      %72 = "stablehlo.subtract"(%59, %69) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %73 = "stablehlo.exponential"(%72) : (tensor<2x5xf32>) -> tensor<2x5xf32>
      %74 = "stablehlo.add"(%71, %73) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %75 = "stablehlo.subtract"(%63, %69) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %76 = "stablehlo.exponential"(%75) : (tensor<2x5xf32>) -> tensor<2x5xf32>
      %77 = "stablehlo.add"(%74, %76) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %78 = "stablehlo.log"(%77) : (tensor<2x5xf32>) -> tensor<2x5xf32>
      %79 = "stablehlo.add"(%78, %69) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %80 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %81 = "stablehlo.compare"(%r52, %80) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %82 = "stablehlo.broadcast_in_dim"(%81) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<2x5xi1>
      %83 = "stablehlo.select"(%82, %r53, %79) : (tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %84 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %85 = "stablehlo.dynamic_slice"(%r55, %r52, %84, %84) <{slice_sizes = array<i64: 1, 2, 5>}> : (tensor<4x2x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x5xf32>
      %86 = "stablehlo.reshape"(%85) : (tensor<1x2x5xf32>) -> tensor<2x5xf32>
      %87 = "stablehlo.add"(%83, %86) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %88 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x5xf32>}> : () -> tensor<2x5xf32>
      %89 = "stablehlo.select"(%r57, %87, %88) : (tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %90 = "stablehlo.reshape"(%89) : (tensor<2x5xf32>) -> tensor<1x2x5xf32>
      %91 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %92 = "stablehlo.dynamic_update_slice"(%r54, %90, %r52, %91, %91) : (tensor<4x2x5xf32>, tensor<1x2x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x2x5xf32>
      %93 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %94 = "stablehlo.add"(%r52, %93) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%94, %89, %92, %r55, %r56, %r57) : (tensor<i32>, tensor<2x5xf32>, tensor<4x2x5xf32>, tensor<4x2x5xf32>, tensor<2x5xi1>, tensor<2x5xi1>) -> ()
    }) : (tensor<i32>, tensor<2x5xf32>, tensor<4x2x5xf32>, tensor<4x2x5xf32>, tensor<2x5xi1>, tensor<2x5xi1>) -> (tensor<i32>, tensor<2x5xf32>, tensor<4x2x5xf32>, tensor<4x2x5xf32>, tensor<2x5xi1>, tensor<2x5xi1>)
    %96 = "stablehlo.transpose"(%95#2) <{permutation = array<i64: 1, 0, 2>}> : (tensor<4x2x5xf32>) -> tensor<2x4x5xf32>
    %97 = "stablehlo.constant"() <{value = dense<-1> : tensor<2xi32>}> : () -> tensor<2xi32>
    %98 = "stablehlo.add"(%28, %97) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %99 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
    %100 = "stablehlo.maximum"(%98, %99) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %101 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2xi32>
    %102 = "stablehlo.reshape"(%101) : (tensor<2xi32>) -> tensor<1x2xi32>
    %103 = "stablehlo.reshape"(%100) : (tensor<2xi32>) -> tensor<1x2xi32>
    %104 = "stablehlo.concatenate"(%102, %103) <{dimension = 0 : i64}> : (tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<2x2xi32>
    %105 = "stablehlo.gather"(%96, %104) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 0>, slice_sizes = array<i64: 1, 1, 5>, indices_are_sorted = false}> : (tensor<2x4x5xf32>, tensor<2x2xi32>) -> tensor<2x5xf32>
    %106 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5xi32>
    %107 = "stablehlo.constant"() <{value = dense<2> : tensor<2xi32>}> : () -> tensor<2xi32>
    %108 = "stablehlo.multiply"(%29, %107) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %109 = "stablehlo.broadcast_in_dim"(%108) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x5xi32>
    %110 = "stablehlo.constant"() <{value = dense<-1> : tensor<2x5xi32>}> : () -> tensor<2x5xi32>
    %111 = "stablehlo.add"(%109, %110) : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
    %112 = "stablehlo.compare"(%106, %111) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
    %113 = "stablehlo.compare"(%106, %109) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
    %114 = "stablehlo.and"(%112, %113) : (tensor<2x5xi1>, tensor<2x5xi1>) -> tensor<2x5xi1>
    %115 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x5xf32>}> : () -> tensor<2x5xf32>
    %116 = "stablehlo.select"(%114, %105, %115) : (tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    %117 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %121 = "stablehlo.reduce"(%116, %117) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r118: tensor<f32>, %r119: tensor<f32>):
      %120 = "stablehlo.maximum"(%r118, %r119) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%120) : (tensor<f32>) -> ()
    }) : (tensor<2x5xf32>, tensor<f32>) -> tensor<2xf32>
    %122 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2xf32>}> : () -> tensor<2xf32>
    %123 = "stablehlo.compare"(%121, %122) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %124 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2xf32>}> : () -> tensor<2xf32>
    %125 = "stablehlo.select"(%123, %124, %121) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %126 = "stablehlo.broadcast_in_dim"(%125) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf32>) -> tensor<2x5xf32>
    %127 = "stablehlo.subtract"(%116, %126) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    %128 = "stablehlo.exponential"(%127) : (tensor<2x5xf32>) -> tensor<2x5xf32>
    %129 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %133 = "stablehlo.reduce"(%128, %129) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r130: tensor<f32>, %r131: tensor<f32>):
      %132 = "stablehlo.add"(%r130, %r131) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%132) : (tensor<f32>) -> ()
    }) : (tensor<2x5xf32>, tensor<f32>) -> tensor<2xf32>
    %134 = "stablehlo.log"(%133) : (tensor<2xf32>) -> tensor<2xf32>
    %135 = "stablehlo.add"(%134, %125) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %136 = "stablehlo.negate"(%135) : (tensor<2xf32>) -> tensor<2xf32>
    %137 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
    %138 = "stablehlo.compare"(%28, %137) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %139 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
    %140 = "stablehlo.compare"(%29, %139) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %141 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2xf32>}> : () -> tensor<2xf32>
    %142 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<2xf32>}> : () -> tensor<2xf32>
    %143 = "stablehlo.select"(%140, %141, %142) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %144 = "stablehlo.select"(%138, %143, %136) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    return %144, %96 : tensor<2xf32>, tensor<2x4x5xf32>
  func.func public @main(%arg0: tensor<4x2x3xf32>, %arg1: tensor<2x2xi64>, %s0: tensor<i64>, %s1: tensor<i64>, %s2: tensor<i64>, %s3: tensor<i64>) -> (tensor<2xf32>, tensor<2x4x5xf32>) {
    %0 = "stablehlo.reshape"(%s0) : (tensor<i64>) -> tensor<1xi64>
    %1 = "stablehlo.reshape"(%s1) : (tensor<i64>) -> tensor<1xi64>
    %2 = "stablehlo.concatenate"(%0, %1) <{dimension = 0 : i64}> : (tensor<1xi64>, tensor<1xi64>) -> tensor<2xi64>
    %3 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %4 = "stablehlo.constant"() <{value = dense<0> : tensor<2x2xi64>}> : () -> tensor<2x2xi64>
    %5 = "stablehlo.reshape"(%4) : (tensor<2x2xi64>) -> tensor<2x2x1xi64>
    %6 = "stablehlo.reshape"(%arg1) : (tensor<2x2xi64>) -> tensor<2x2x1xi64>
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
    %28 = "stablehlo.gather"(%arg0, %27) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1, 2], start_index_map = [0, 1, 2], index_vector_dim = 0>, slice_sizes = array<i64: 1, 1, 1>, indices_are_sorted = false}> : (tensor<4x2x3xf32>, tensor<3x4x2x5xi32>) -> tensor<4x2x5xf32>
    %29 = "stablehlo.reshape"(%s2) : (tensor<i64>) -> tensor<1xi64>
    %30 = "stablehlo.reshape"(%s3) : (tensor<i64>) -> tensor<1xi64>
    %31 = "stablehlo.concatenate"(%29, %30) <{dimension = 0 : i64}> : (tensor<1xi64>, tensor<1xi64>) -> tensor<2xi64>
    %32 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5xi64>
    %33 = "stablehlo.constant"() <{value = dense<1> : tensor<2x5xi64>}> : () -> tensor<2x5xi64>
    %34 = "stablehlo.compare"(%32, %33) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi64>, tensor<2x5xi64>) -> tensor<2x5xi1>
    %35 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5xi64>
    %36 = "stablehlo.constant"() <{value = dense<2> : tensor<2xi64>}> : () -> tensor<2xi64>
    %37 = "stablehlo.multiply"(%2, %36) : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    %38 = "stablehlo.broadcast_in_dim"(%37) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi64>) -> tensor<2x5xi64>
    %39 = "stablehlo.compare"(%35, %38) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi64>, tensor<2x5xi64>) -> tensor<2x5xi1>
    %40 = "stablehlo.and"(%34, %39) : (tensor<2x5xi1>, tensor<2x5xi1>) -> tensor<2x5xi1>
    %41 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x5xf32>}> : () -> tensor<2x5xf32>
    %42 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x5xf32>}> : () -> tensor<2x5xf32>
    %43 = "stablehlo.select"(%40, %42, %41) : (tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    %44 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<4x2x5xf32>}> : () -> tensor<4x2x5xf32>
    %45 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %97:6 = "stablehlo.while"(%45, %43, %44, %28, %17, %39) ({
    ^bb0(%r46: tensor<i32>, %r47: tensor<2x5xf32>, %r48: tensor<4x2x5xf32>, %r49: tensor<4x2x5xf32>, %r50: tensor<2x5xi1>, %r51: tensor<2x5xi1>):
      %52 = "stablehlo.constant"() <{value = dense<4> : tensor<i32>}> : () -> tensor<i32>
      %53 = "stablehlo.compare"(%r46, %52) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%53) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r54: tensor<i32>, %r55: tensor<2x5xf32>, %r56: tensor<4x2x5xf32>, %r57: tensor<4x2x5xf32>, %r58: tensor<2x5xi1>, %r59: tensor<2x5xi1>):
      %60 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
      %61 = "stablehlo.pad"(%r55, %60) <{edge_padding_low = array<i64: 0, 1>, edge_padding_high = array<i64: 0, -1>, interior_padding = array<i64: 0, 0>}> : (tensor<2x5xf32>, tensor<f32>) -> tensor<2x5xf32>
      %62 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
      %63 = "stablehlo.pad"(%r55, %62) <{edge_padding_low = array<i64: 0, 2>, edge_padding_high = array<i64: 0, -2>, interior_padding = array<i64: 0, 0>}> : (tensor<2x5xf32>, tensor<f32>) -> tensor<2x5xf32>
      %64 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x5xf32>}> : () -> tensor<2x5xf32>
      %65 = "stablehlo.select"(%r58, %63, %64) : (tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %66 = "stablehlo.maximum"(%r55, %61) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %67 = "stablehlo.maximum"(%66, %65) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %68 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x5xf32>}> : () -> tensor<2x5xf32>
      %69 = "stablehlo.compare"(%67, %68) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
      %70 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x5xf32>}> : () -> tensor<2x5xf32>
      %71 = "stablehlo.select"(%69, %70, %67) : (tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %72 = "stablehlo.subtract"(%r55, %71) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %73 = "stablehlo.exponential"(%72) : (tensor<2x5xf32>) -> tensor<2x5xf32>
      %74 = "stablehlo.subtract"(%61, %71) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %75 = "stablehlo.exponential"(%74) : (tensor<2x5xf32>) -> tensor<2x5xf32>
      %76 = "stablehlo.add"(%73, %75) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %77 = "stablehlo.subtract"(%65, %71) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %78 = "stablehlo.exponential"(%77) : (tensor<2x5xf32>) -> tensor<2x5xf32>
      %79 = "stablehlo.add"(%76, %78) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %80 = "stablehlo.log"(%79) : (tensor<2x5xf32>) -> tensor<2x5xf32>
      %81 = "stablehlo.add"(%80, %71) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %82 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %83 = "stablehlo.compare"(%r54, %82) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %84 = "stablehlo.broadcast_in_dim"(%83) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<2x5xi1>
      %85 = "stablehlo.select"(%84, %r55, %81) : (tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %86 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %87 = "stablehlo.dynamic_slice"(%r57, %r54, %86, %86) <{slice_sizes = array<i64: 1, 2, 5>}> : (tensor<4x2x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x5xf32>
      %88 = "stablehlo.reshape"(%87) : (tensor<1x2x5xf32>) -> tensor<2x5xf32>
      %89 = "stablehlo.add"(%85, %88) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %90 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x5xf32>}> : () -> tensor<2x5xf32>
      %91 = "stablehlo.select"(%r59, %89, %90) : (tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %92 = "stablehlo.reshape"(%91) : (tensor<2x5xf32>) -> tensor<1x2x5xf32>
      %93 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %94 = "stablehlo.dynamic_update_slice"(%r56, %92, %r54, %93, %93) : (tensor<4x2x5xf32>, tensor<1x2x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x2x5xf32>
      %95 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %96 = "stablehlo.add"(%r54, %95) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%96, %91, %94, %r57, %r58, %r59) : (tensor<i32>, tensor<2x5xf32>, tensor<4x2x5xf32>, tensor<4x2x5xf32>, tensor<2x5xi1>, tensor<2x5xi1>) -> ()
    }) : (tensor<i32>, tensor<2x5xf32>, tensor<4x2x5xf32>, tensor<4x2x5xf32>, tensor<2x5xi1>, tensor<2x5xi1>) -> (tensor<i32>, tensor<2x5xf32>, tensor<4x2x5xf32>, tensor<4x2x5xf32>, tensor<2x5xi1>, tensor<2x5xi1>)
    %98 = "stablehlo.transpose"(%97#2) <{permutation = array<i64: 1, 0, 2>}> : (tensor<4x2x5xf32>) -> tensor<2x4x5xf32>
    %99 = "stablehlo.constant"() <{value = dense<-1> : tensor<2xi64>}> : () -> tensor<2xi64>
    %100 = "stablehlo.add"(%31, %99) : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    %101 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi64>}> : () -> tensor<2xi64>
    %102 = "stablehlo.maximum"(%100, %101) : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    %103 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2xi64>
    %104 = "stablehlo.convert"(%103) : (tensor<2xi64>) -> tensor<2xi32>
    %105 = "stablehlo.convert"(%102) : (tensor<2xi64>) -> tensor<2xi32>
    %106 = "stablehlo.reshape"(%104) : (tensor<2xi32>) -> tensor<1x2xi32>
    %107 = "stablehlo.reshape"(%105) : (tensor<2xi32>) -> tensor<1x2xi32>
    %108 = "stablehlo.concatenate"(%106, %107) <{dimension = 0 : i64}> : (tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<2x2xi32>
    %109 = "stablehlo.gather"(%98, %108) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 0>, slice_sizes = array<i64: 1, 1, 5>, indices_are_sorted = false}> : (tensor<2x4x5xf32>, tensor<2x2xi32>) -> tensor<2x5xf32>
    %110 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5xi64>
    %111 = "stablehlo.constant"() <{value = dense<2> : tensor<2xi64>}> : () -> tensor<2xi64>
    %112 = "stablehlo.multiply"(%2, %111) : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    %113 = "stablehlo.broadcast_in_dim"(%112) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi64>) -> tensor<2x5xi64>
    %114 = "stablehlo.constant"() <{value = dense<-1> : tensor<2x5xi64>}> : () -> tensor<2x5xi64>
    %115 = "stablehlo.add"(%113, %114) : (tensor<2x5xi64>, tensor<2x5xi64>) -> tensor<2x5xi64>
    %116 = "stablehlo.compare"(%110, %115) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi64>, tensor<2x5xi64>) -> tensor<2x5xi1>
    %117 = "stablehlo.compare"(%110, %113) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi64>, tensor<2x5xi64>) -> tensor<2x5xi1>
    %118 = "stablehlo.and"(%116, %117) : (tensor<2x5xi1>, tensor<2x5xi1>) -> tensor<2x5xi1>
    %119 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x5xf32>}> : () -> tensor<2x5xf32>
    %120 = "stablehlo.select"(%118, %109, %119) : (tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    %121 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %125 = "stablehlo.reduce"(%120, %121) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r122: tensor<f32>, %r123: tensor<f32>):
      %124 = "stablehlo.maximum"(%r122, %r123) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%124) : (tensor<f32>) -> ()
    }) : (tensor<2x5xf32>, tensor<f32>) -> tensor<2xf32>
    %126 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2xf32>}> : () -> tensor<2xf32>
    %127 = "stablehlo.compare"(%125, %126) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %128 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2xf32>}> : () -> tensor<2xf32>
    %129 = "stablehlo.select"(%127, %128, %125) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %130 = "stablehlo.broadcast_in_dim"(%129) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf32>) -> tensor<2x5xf32>
    %131 = "stablehlo.subtract"(%120, %130) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    %132 = "stablehlo.exponential"(%131) : (tensor<2x5xf32>) -> tensor<2x5xf32>
    %133 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %137 = "stablehlo.reduce"(%132, %133) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r134: tensor<f32>, %r135: tensor<f32>):
      %136 = "stablehlo.add"(%r134, %r135) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%136) : (tensor<f32>) -> ()
    }) : (tensor<2x5xf32>, tensor<f32>) -> tensor<2xf32>
    %138 = "stablehlo.log"(%137) : (tensor<2xf32>) -> tensor<2xf32>
    %139 = "stablehlo.add"(%138, %129) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %140 = "stablehlo.negate"(%139) : (tensor<2xf32>) -> tensor<2xf32>
    %141 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi64>}> : () -> tensor<2xi64>
    %142 = "stablehlo.compare"(%31, %141) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi1>
    %143 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi64>}> : () -> tensor<2xi64>
    %144 = "stablehlo.compare"(%2, %143) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi1>
    %145 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2xf32>}> : () -> tensor<2xf32>
    %146 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<2xf32>}> : () -> tensor<2xf32>
    %147 = "stablehlo.select"(%144, %145, %146) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %148 = "stablehlo.select"(%142, %147, %140) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    return %148, %98 : tensor<2xf32>, tensor<2x4x5xf32>
  }
}

// T[4,2,3] i64[3] (4,3) (2,1), T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<4x2x3xf32>, %arg1: tensor<3xi64>, %s0: tensor<i64>, %s1: tensor<i64>, %s2: tensor<i64>, %s3: tensor<i64>) -> (tensor<2xf32>, tensor<2x4x5xf32>) {
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
    %17 = "stablehlo.gather"(%arg1, %16) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<3xi64>, tensor<2x2xi64>) -> tensor<2x2xi64>
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
    %42 = "stablehlo.gather"(%arg0, %41) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1, 2], start_index_map = [0, 1, 2], index_vector_dim = 0>, slice_sizes = array<i64: 1, 1, 1>, indices_are_sorted = false}> : (tensor<4x2x3xf32>, tensor<3x4x2x5xi32>) -> tensor<4x2x5xf32>
    %43 = "stablehlo.reshape"(%s2) : (tensor<i64>) -> tensor<1xi64>
    %44 = "stablehlo.reshape"(%s3) : (tensor<i64>) -> tensor<1xi64>
    %45 = "stablehlo.concatenate"(%43, %44) <{dimension = 0 : i64}> : (tensor<1xi64>, tensor<1xi64>) -> tensor<2xi64>
    %46 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5xi64>
    %47 = "stablehlo.constant"() <{value = dense<1> : tensor<2x5xi64>}> : () -> tensor<2x5xi64>
    %48 = "stablehlo.compare"(%46, %47) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi64>, tensor<2x5xi64>) -> tensor<2x5xi1>
    %49 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5xi64>
    %50 = "stablehlo.constant"() <{value = dense<2> : tensor<2xi64>}> : () -> tensor<2xi64>
    %51 = "stablehlo.multiply"(%2, %50) : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    %52 = "stablehlo.broadcast_in_dim"(%51) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi64>) -> tensor<2x5xi64>
    %53 = "stablehlo.compare"(%49, %52) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi64>, tensor<2x5xi64>) -> tensor<2x5xi1>
    %54 = "stablehlo.and"(%48, %53) : (tensor<2x5xi1>, tensor<2x5xi1>) -> tensor<2x5xi1>
    %55 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x5xf32>}> : () -> tensor<2x5xf32>
    %56 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x5xf32>}> : () -> tensor<2x5xf32>
    %57 = "stablehlo.select"(%54, %56, %55) : (tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    %58 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<4x2x5xf32>}> : () -> tensor<4x2x5xf32>
    %59 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %111:6 = "stablehlo.while"(%59, %57, %58, %42, %31, %53) ({
    ^bb0(%r60: tensor<i32>, %r61: tensor<2x5xf32>, %r62: tensor<4x2x5xf32>, %r63: tensor<4x2x5xf32>, %r64: tensor<2x5xi1>, %r65: tensor<2x5xi1>):
      %66 = "stablehlo.constant"() <{value = dense<4> : tensor<i32>}> : () -> tensor<i32>
      %67 = "stablehlo.compare"(%r60, %66) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%67) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r68: tensor<i32>, %r69: tensor<2x5xf32>, %r70: tensor<4x2x5xf32>, %r71: tensor<4x2x5xf32>, %r72: tensor<2x5xi1>, %r73: tensor<2x5xi1>):
      %74 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
      %75 = "stablehlo.pad"(%r69, %74) <{edge_padding_low = array<i64: 0, 1>, edge_padding_high = array<i64: 0, -1>, interior_padding = array<i64: 0, 0>}> : (tensor<2x5xf32>, tensor<f32>) -> tensor<2x5xf32>
      %76 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
      %77 = "stablehlo.pad"(%r69, %76) <{edge_padding_low = array<i64: 0, 2>, edge_padding_high = array<i64: 0, -2>, interior_padding = array<i64: 0, 0>}> : (tensor<2x5xf32>, tensor<f32>) -> tensor<2x5xf32>
      %78 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x5xf32>}> : () -> tensor<2x5xf32>
      %79 = "stablehlo.select"(%r72, %77, %78) : (tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %80 = "stablehlo.maximum"(%r69, %75) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %81 = "stablehlo.maximum"(%80, %79) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %82 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x5xf32>}> : () -> tensor<2x5xf32>
      %83 = "stablehlo.compare"(%81, %82) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
      %84 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x5xf32>}> : () -> tensor<2x5xf32>
      %85 = "stablehlo.select"(%83, %84, %81) : (tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %86 = "stablehlo.subtract"(%r69, %85) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %87 = "stablehlo.exponential"(%86) : (tensor<2x5xf32>) -> tensor<2x5xf32>
      %88 = "stablehlo.subtract"(%75, %85) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %89 = "stablehlo.exponential"(%88) : (tensor<2x5xf32>) -> tensor<2x5xf32>
      %90 = "stablehlo.add"(%87, %89) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %91 = "stablehlo.subtract"(%79, %85) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %92 = "stablehlo.exponential"(%91) : (tensor<2x5xf32>) -> tensor<2x5xf32>
      %93 = "stablehlo.add"(%90, %92) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %94 = "stablehlo.log"(%93) : (tensor<2x5xf32>) -> tensor<2x5xf32>
      %95 = "stablehlo.add"(%94, %85) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %96 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %97 = "stablehlo.compare"(%r68, %96) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %98 = "stablehlo.broadcast_in_dim"(%97) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<2x5xi1>
      %99 = "stablehlo.select"(%98, %r69, %95) : (tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %100 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %101 = "stablehlo.dynamic_slice"(%r71, %r68, %100, %100) <{slice_sizes = array<i64: 1, 2, 5>}> : (tensor<4x2x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x5xf32>
      %102 = "stablehlo.reshape"(%101) : (tensor<1x2x5xf32>) -> tensor<2x5xf32>
      %103 = "stablehlo.add"(%99, %102) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %104 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x5xf32>}> : () -> tensor<2x5xf32>
      %105 = "stablehlo.select"(%r73, %103, %104) : (tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %106 = "stablehlo.reshape"(%105) : (tensor<2x5xf32>) -> tensor<1x2x5xf32>
      %107 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %108 = "stablehlo.dynamic_update_slice"(%r70, %106, %r68, %107, %107) : (tensor<4x2x5xf32>, tensor<1x2x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x2x5xf32>
      %109 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %110 = "stablehlo.add"(%r68, %109) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%110, %105, %108, %r71, %r72, %r73) : (tensor<i32>, tensor<2x5xf32>, tensor<4x2x5xf32>, tensor<4x2x5xf32>, tensor<2x5xi1>, tensor<2x5xi1>) -> ()
    }) : (tensor<i32>, tensor<2x5xf32>, tensor<4x2x5xf32>, tensor<4x2x5xf32>, tensor<2x5xi1>, tensor<2x5xi1>) -> (tensor<i32>, tensor<2x5xf32>, tensor<4x2x5xf32>, tensor<4x2x5xf32>, tensor<2x5xi1>, tensor<2x5xi1>)
    %112 = "stablehlo.transpose"(%111#2) <{permutation = array<i64: 1, 0, 2>}> : (tensor<4x2x5xf32>) -> tensor<2x4x5xf32>
    %113 = "stablehlo.constant"() <{value = dense<-1> : tensor<2xi64>}> : () -> tensor<2xi64>
    %114 = "stablehlo.add"(%45, %113) : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    %115 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi64>}> : () -> tensor<2xi64>
    %116 = "stablehlo.maximum"(%114, %115) : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    %117 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2xi64>
    %118 = "stablehlo.convert"(%117) : (tensor<2xi64>) -> tensor<2xi32>
    %119 = "stablehlo.convert"(%116) : (tensor<2xi64>) -> tensor<2xi32>
    %120 = "stablehlo.reshape"(%118) : (tensor<2xi32>) -> tensor<1x2xi32>
    %121 = "stablehlo.reshape"(%119) : (tensor<2xi32>) -> tensor<1x2xi32>
    %122 = "stablehlo.concatenate"(%120, %121) <{dimension = 0 : i64}> : (tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<2x2xi32>
    %123 = "stablehlo.gather"(%112, %122) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 0>, slice_sizes = array<i64: 1, 1, 5>, indices_are_sorted = false}> : (tensor<2x4x5xf32>, tensor<2x2xi32>) -> tensor<2x5xf32>
    %124 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5xi64>
    %125 = "stablehlo.constant"() <{value = dense<2> : tensor<2xi64>}> : () -> tensor<2xi64>
    %126 = "stablehlo.multiply"(%2, %125) : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    %127 = "stablehlo.broadcast_in_dim"(%126) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi64>) -> tensor<2x5xi64>
    %128 = "stablehlo.constant"() <{value = dense<-1> : tensor<2x5xi64>}> : () -> tensor<2x5xi64>
    %129 = "stablehlo.add"(%127, %128) : (tensor<2x5xi64>, tensor<2x5xi64>) -> tensor<2x5xi64>
    %130 = "stablehlo.compare"(%124, %129) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi64>, tensor<2x5xi64>) -> tensor<2x5xi1>
    %131 = "stablehlo.compare"(%124, %127) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi64>, tensor<2x5xi64>) -> tensor<2x5xi1>
    %132 = "stablehlo.and"(%130, %131) : (tensor<2x5xi1>, tensor<2x5xi1>) -> tensor<2x5xi1>
    %133 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x5xf32>}> : () -> tensor<2x5xf32>
    %134 = "stablehlo.select"(%132, %123, %133) : (tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    %135 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %139 = "stablehlo.reduce"(%134, %135) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r136: tensor<f32>, %r137: tensor<f32>):
      %138 = "stablehlo.maximum"(%r136, %r137) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%138) : (tensor<f32>) -> ()
    }) : (tensor<2x5xf32>, tensor<f32>) -> tensor<2xf32>
    %140 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2xf32>}> : () -> tensor<2xf32>
    %141 = "stablehlo.compare"(%139, %140) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %142 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2xf32>}> : () -> tensor<2xf32>
    %143 = "stablehlo.select"(%141, %142, %139) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %144 = "stablehlo.broadcast_in_dim"(%143) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf32>) -> tensor<2x5xf32>
    %145 = "stablehlo.subtract"(%134, %144) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    %146 = "stablehlo.exponential"(%145) : (tensor<2x5xf32>) -> tensor<2x5xf32>
    %147 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %151 = "stablehlo.reduce"(%146, %147) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r148: tensor<f32>, %r149: tensor<f32>):
      %150 = "stablehlo.add"(%r148, %r149) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%150) : (tensor<f32>) -> ()
    }) : (tensor<2x5xf32>, tensor<f32>) -> tensor<2xf32>
    %152 = "stablehlo.log"(%151) : (tensor<2xf32>) -> tensor<2xf32>
    %153 = "stablehlo.add"(%152, %143) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %154 = "stablehlo.negate"(%153) : (tensor<2xf32>) -> tensor<2xf32>
    %155 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi64>}> : () -> tensor<2xi64>
    %156 = "stablehlo.compare"(%45, %155) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi1>
    %157 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi64>}> : () -> tensor<2xi64>
    %158 = "stablehlo.compare"(%2, %157) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi1>
    %159 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2xf32>}> : () -> tensor<2xf32>
    %160 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<2xf32>}> : () -> tensor<2xf32>
    %161 = "stablehlo.select"(%158, %159, %160) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %162 = "stablehlo.select"(%156, %161, %154) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %163 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %167 = "stablehlo.reduce"(%2, %163) <{dimensions = array<i64: 0>}> ({
    ^bb0(%r164: tensor<i64>, %r165: tensor<i64>):
      %166 = "stablehlo.add"(%r164, %r165) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%166) : (tensor<i64>) -> ()
    }) : (tensor<2xi64>, tensor<i64>) -> tensor<i64>
    %168 = "stablehlo.constant"() <{value = dense<3> : tensor<i64>}> : () -> tensor<i64>
    %169 = "stablehlo.compare"(%167, %168) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %170 = "stablehlo.broadcast_in_dim"(%169) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<2xi1>
    %171 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<2xf32>}> : () -> tensor<2xf32>
    %172 = "stablehlo.select"(%170, %162, %171) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    return %172, %112 : tensor<2xf32>, tensor<2x4x5xf32>
  }
}

// T[4,2,3] i64[0] (4,3) (0,0), T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<4x2x3xf32>, %arg1: tensor<0xi64>) -> (tensor<2xf32>, tensor<2x4x1xf32>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<0xi64>) -> tensor<0xi32>
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<2x0xi32>}> : () -> tensor<2x0xi32>
    %2 = "stablehlo.constant"() <{value = dense<0> : tensor<2x0xi32>}> : () -> tensor<2x0xi32>
    %3 = "stablehlo.reshape"(%2) : (tensor<2x0xi32>) -> tensor<2x0x1xi32>
    %4 = "stablehlo.reshape"(%1) : (tensor<2x0xi32>) -> tensor<2x0x1xi32>
    %5 = "stablehlo.concatenate"(%3, %4) <{dimension = 2 : i64}> : (tensor<2x0x1xi32>, tensor<2x0x1xi32>) -> tensor<2x0x2xi32>
    %6 = "stablehlo.reshape"(%5) : (tensor<2x0x2xi32>) -> tensor<2x0xi32>
    %7 = "stablehlo.constant"() <{value = dense<0> : tensor<2x1xi32>}> : () -> tensor<2x1xi32>
    %8 = "stablehlo.concatenate"(%6, %7) <{dimension = 1 : i64}> : (tensor<2x0xi32>, tensor<2x1xi32>) -> tensor<2x1xi32>
    %9 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %10 = "stablehlo.pad"(%8, %9) <{edge_padding_low = array<i64: 0, 1>, edge_padding_high = array<i64: 0, -1>, interior_padding = array<i64: 0, 0>}> : (tensor<2x1xi32>, tensor<i32>) -> tensor<2x1xi32>
    %11 = "stablehlo.compare"(%8, %10) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x1xi1>
    %12 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x1xi32>
    %13 = "stablehlo.constant"() <{value = dense<2> : tensor<2x1xi32>}> : () -> tensor<2x1xi32>
    %14 = "stablehlo.compare"(%12, %13) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x1xi1>
    %15 = "stablehlo.and"(%11, %14) : (tensor<2x1xi1>, tensor<2x1xi1>) -> tensor<2x1xi1>
    %16 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<2x1xi32>) -> tensor<4x2x1xi32>
    %17 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4x2x1xi32>
    %18 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<4x2x1xi32>
    %19 = "stablehlo.reshape"(%17) : (tensor<4x2x1xi32>) -> tensor<1x4x2x1xi32>
    %20 = "stablehlo.reshape"(%18) : (tensor<4x2x1xi32>) -> tensor<1x4x2x1xi32>
    %21 = "stablehlo.reshape"(%16) : (tensor<4x2x1xi32>) -> tensor<1x4x2x1xi32>
    %22 = "stablehlo.concatenate"(%19, %20, %21) <{dimension = 0 : i64}> : (tensor<1x4x2x1xi32>, tensor<1x4x2x1xi32>, tensor<1x4x2x1xi32>) -> tensor<3x4x2x1xi32>
    %23 = "stablehlo.gather"(%arg0, %22) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1, 2], start_index_map = [0, 1, 2], index_vector_dim = 0>, slice_sizes = array<i64: 1, 1, 1>, indices_are_sorted = false}> : (tensor<4x2x3xf32>, tensor<3x4x2x1xi32>) -> tensor<4x2x1xf32>
    %24 = "stablehlo.constant"() <{value = dense<[4, 3]> : tensor<2xi32>}> : () -> tensor<2xi32>
    %25 = "stablehlo.constant"() <{value = dense<[0, 0]> : tensor<2xi32>}> : () -> tensor<2xi32>
    %26 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x1xi32>
    %27 = "stablehlo.constant"() <{value = dense<1> : tensor<2x1xi32>}> : () -> tensor<2x1xi32>
    %28 = "stablehlo.compare"(%26, %27) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x1xi1>
    %29 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x1xi32>
    %30 = "stablehlo.constant"() <{value = dense<2> : tensor<2xi32>}> : () -> tensor<2xi32>
    %31 = "stablehlo.multiply"(%25, %30) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %32 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x1xi32>
    %33 = "stablehlo.compare"(%29, %32) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x1xi1>
    %34 = "stablehlo.and"(%28, %33) : (tensor<2x1xi1>, tensor<2x1xi1>) -> tensor<2x1xi1>
    %35 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x1xf32>}> : () -> tensor<2x1xf32>
    %36 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1xf32>}> : () -> tensor<2x1xf32>
    %37 = "stablehlo.select"(%34, %36, %35) : (tensor<2x1xi1>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %38 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<4x2x1xf32>}> : () -> tensor<4x2x1xf32>
    %39 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %91:6 = "stablehlo.while"(%39, %37, %38, %23, %15, %33) ({
    ^bb0(%r40: tensor<i32>, %r41: tensor<2x1xf32>, %r42: tensor<4x2x1xf32>, %r43: tensor<4x2x1xf32>, %r44: tensor<2x1xi1>, %r45: tensor<2x1xi1>):
      %46 = "stablehlo.constant"() <{value = dense<4> : tensor<i32>}> : () -> tensor<i32>
      %47 = "stablehlo.compare"(%r40, %46) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%47) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r48: tensor<i32>, %r49: tensor<2x1xf32>, %r50: tensor<4x2x1xf32>, %r51: tensor<4x2x1xf32>, %r52: tensor<2x1xi1>, %r53: tensor<2x1xi1>):
      %54 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
      %55 = "stablehlo.pad"(%r49, %54) <{edge_padding_low = array<i64: 0, 1>, edge_padding_high = array<i64: 0, -1>, interior_padding = array<i64: 0, 0>}> : (tensor<2x1xf32>, tensor<f32>) -> tensor<2x1xf32>
      %56 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
      %57 = "stablehlo.pad"(%r49, %56) <{edge_padding_low = array<i64: 0, 1>, edge_padding_high = array<i64: 0, -1>, interior_padding = array<i64: 0, 0>}> : (tensor<2x1xf32>, tensor<f32>) -> tensor<2x1xf32>
      %58 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x1xf32>}> : () -> tensor<2x1xf32>
      %59 = "stablehlo.select"(%r52, %57, %58) : (tensor<2x1xi1>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
      %60 = "stablehlo.maximum"(%r49, %55) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
      %61 = "stablehlo.maximum"(%60, %59) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
      %62 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x1xf32>}> : () -> tensor<2x1xf32>
      %63 = "stablehlo.compare"(%61, %62) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xi1>
      %64 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1xf32>}> : () -> tensor<2x1xf32>
      %65 = "stablehlo.select"(%63, %64, %61) : (tensor<2x1xi1>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
      %66 = "stablehlo.subtract"(%r49, %65) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
      %67 = "stablehlo.exponential"(%66) : (tensor<2x1xf32>) -> tensor<2x1xf32>
      %68 = "stablehlo.subtract"(%55, %65) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
      %69 = "stablehlo.exponential"(%68) : (tensor<2x1xf32>) -> tensor<2x1xf32>
      %70 = "stablehlo.add"(%67, %69) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
      %71 = "stablehlo.subtract"(%59, %65) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
      %72 = "stablehlo.exponential"(%71) : (tensor<2x1xf32>) -> tensor<2x1xf32>
      %73 = "stablehlo.add"(%70, %72) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
      %74 = "stablehlo.log"(%73) : (tensor<2x1xf32>) -> tensor<2x1xf32>
      %75 = "stablehlo.add"(%74, %65) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
      %76 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %77 = "stablehlo.compare"(%r48, %76) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %78 = "stablehlo.broadcast_in_dim"(%77) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<2x1xi1>
      %79 = "stablehlo.select"(%78, %r49, %75) : (tensor<2x1xi1>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
      %80 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %81 = "stablehlo.dynamic_slice"(%r51, %r48, %80, %80) <{slice_sizes = array<i64: 1, 2, 1>}> : (tensor<4x2x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x1xf32>
      %82 = "stablehlo.reshape"(%81) : (tensor<1x2x1xf32>) -> tensor<2x1xf32>
      %83 = "stablehlo.add"(%79, %82) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
      %84 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x1xf32>}> : () -> tensor<2x1xf32>
      %85 = "stablehlo.select"(%r53, %83, %84) : (tensor<2x1xi1>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
      %86 = "stablehlo.reshape"(%85) : (tensor<2x1xf32>) -> tensor<1x2x1xf32>
      %87 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %88 = "stablehlo.dynamic_update_slice"(%r50, %86, %r48, %87, %87) : (tensor<4x2x1xf32>, tensor<1x2x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x2x1xf32>
      %89 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %90 = "stablehlo.add"(%r48, %89) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%90, %85, %88, %r51, %r52, %r53) : (tensor<i32>, tensor<2x1xf32>, tensor<4x2x1xf32>, tensor<4x2x1xf32>, tensor<2x1xi1>, tensor<2x1xi1>) -> ()
    }) : (tensor<i32>, tensor<2x1xf32>, tensor<4x2x1xf32>, tensor<4x2x1xf32>, tensor<2x1xi1>, tensor<2x1xi1>) -> (tensor<i32>, tensor<2x1xf32>, tensor<4x2x1xf32>, tensor<4x2x1xf32>, tensor<2x1xi1>, tensor<2x1xi1>)
    %92 = "stablehlo.transpose"(%91#2) <{permutation = array<i64: 1, 0, 2>}> : (tensor<4x2x1xf32>) -> tensor<2x4x1xf32>
    %93 = "stablehlo.constant"() <{value = dense<-1> : tensor<2xi32>}> : () -> tensor<2xi32>
    %94 = "stablehlo.add"(%24, %93) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %95 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
    %96 = "stablehlo.maximum"(%94, %95) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %97 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2xi32>
    %98 = "stablehlo.reshape"(%97) : (tensor<2xi32>) -> tensor<1x2xi32>
    %99 = "stablehlo.reshape"(%96) : (tensor<2xi32>) -> tensor<1x2xi32>
    %100 = "stablehlo.concatenate"(%98, %99) <{dimension = 0 : i64}> : (tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<2x2xi32>
    %101 = "stablehlo.gather"(%92, %100) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 0>, slice_sizes = array<i64: 1, 1, 1>, indices_are_sorted = false}> : (tensor<2x4x1xf32>, tensor<2x2xi32>) -> tensor<2x1xf32>
    %102 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x1xi32>
    %103 = "stablehlo.constant"() <{value = dense<2> : tensor<2xi32>}> : () -> tensor<2xi32>
    %104 = "stablehlo.multiply"(%25, %103) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %105 = "stablehlo.broadcast_in_dim"(%104) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x1xi32>
    %106 = "stablehlo.constant"() <{value = dense<-1> : tensor<2x1xi32>}> : () -> tensor<2x1xi32>
    %107 = "stablehlo.add"(%105, %106) : (tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x1xi32>
    %108 = "stablehlo.compare"(%102, %107) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x1xi1>
    %109 = "stablehlo.compare"(%102, %105) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x1xi1>
    %110 = "stablehlo.and"(%108, %109) : (tensor<2x1xi1>, tensor<2x1xi1>) -> tensor<2x1xi1>
    %111 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x1xf32>}> : () -> tensor<2x1xf32>
    %112 = "stablehlo.select"(%110, %101, %111) : (tensor<2x1xi1>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %113 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %117 = "stablehlo.reduce"(%112, %113) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r114: tensor<f32>, %r115: tensor<f32>):
      %116 = "stablehlo.maximum"(%r114, %r115) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%116) : (tensor<f32>) -> ()
    }) : (tensor<2x1xf32>, tensor<f32>) -> tensor<2xf32>
    %118 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2xf32>}> : () -> tensor<2xf32>
    %119 = "stablehlo.compare"(%117, %118) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %120 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2xf32>}> : () -> tensor<2xf32>
    %121 = "stablehlo.select"(%119, %120, %117) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %122 = "stablehlo.broadcast_in_dim"(%121) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf32>) -> tensor<2x1xf32>
    %123 = "stablehlo.subtract"(%112, %122) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %124 = "stablehlo.exponential"(%123) : (tensor<2x1xf32>) -> tensor<2x1xf32>
    %125 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %129 = "stablehlo.reduce"(%124, %125) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r126: tensor<f32>, %r127: tensor<f32>):
      %128 = "stablehlo.add"(%r126, %r127) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%128) : (tensor<f32>) -> ()
    }) : (tensor<2x1xf32>, tensor<f32>) -> tensor<2xf32>
    %130 = "stablehlo.log"(%129) : (tensor<2xf32>) -> tensor<2xf32>
    %131 = "stablehlo.add"(%130, %121) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %132 = "stablehlo.negate"(%131) : (tensor<2xf32>) -> tensor<2xf32>
    %133 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
    %134 = "stablehlo.compare"(%24, %133) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %135 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
    %136 = "stablehlo.compare"(%25, %135) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %137 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2xf32>}> : () -> tensor<2xf32>
    %138 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<2xf32>}> : () -> tensor<2xf32>
    %139 = "stablehlo.select"(%136, %137, %138) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %140 = "stablehlo.select"(%134, %139, %132) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    return %140, %92 : tensor<2xf32>, tensor<2x4x1xf32>
  func.func public @main(%arg0: tensor<4x2x3xf32>, %arg1: tensor<0xi64>, %s0: tensor<i64>, %s1: tensor<i64>, %s2: tensor<i64>, %s3: tensor<i64>) -> (tensor<2xf32>, tensor<2x4x1xf32>) {
    %0 = "stablehlo.reshape"(%s0) : (tensor<i64>) -> tensor<1xi64>
    %1 = "stablehlo.reshape"(%s1) : (tensor<i64>) -> tensor<1xi64>
    %2 = "stablehlo.concatenate"(%0, %1) <{dimension = 0 : i64}> : (tensor<1xi64>, tensor<1xi64>) -> tensor<2xi64>
    %3 = "stablehlo.constant"() <{value = dense<0> : tensor<2x0xi64>}> : () -> tensor<2x0xi64>
    %4 = "stablehlo.constant"() <{value = dense<0> : tensor<2x0xi64>}> : () -> tensor<2x0xi64>
    %5 = "stablehlo.reshape"(%4) : (tensor<2x0xi64>) -> tensor<2x0x1xi64>
    %6 = "stablehlo.reshape"(%3) : (tensor<2x0xi64>) -> tensor<2x0x1xi64>
    %7 = "stablehlo.concatenate"(%5, %6) <{dimension = 2 : i64}> : (tensor<2x0x1xi64>, tensor<2x0x1xi64>) -> tensor<2x0x2xi64>
    %8 = "stablehlo.reshape"(%7) : (tensor<2x0x2xi64>) -> tensor<2x0xi64>
    %9 = "stablehlo.constant"() <{value = dense<0> : tensor<2x1xi64>}> : () -> tensor<2x1xi64>
    %10 = "stablehlo.concatenate"(%8, %9) <{dimension = 1 : i64}> : (tensor<2x0xi64>, tensor<2x1xi64>) -> tensor<2x1xi64>
    %11 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %12 = "stablehlo.pad"(%10, %11) <{edge_padding_low = array<i64: 0, 1>, edge_padding_high = array<i64: 0, -1>, interior_padding = array<i64: 0, 0>}> : (tensor<2x1xi64>, tensor<i64>) -> tensor<2x1xi64>
    %13 = "stablehlo.compare"(%10, %12) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x1xi64>, tensor<2x1xi64>) -> tensor<2x1xi1>
    %14 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x1xi64>
    %15 = "stablehlo.constant"() <{value = dense<2> : tensor<2x1xi64>}> : () -> tensor<2x1xi64>
    %16 = "stablehlo.compare"(%14, %15) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x1xi64>, tensor<2x1xi64>) -> tensor<2x1xi1>
    %17 = "stablehlo.and"(%13, %16) : (tensor<2x1xi1>, tensor<2x1xi1>) -> tensor<2x1xi1>
    %18 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<2x1xi64>) -> tensor<4x2x1xi64>
    %19 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4x2x1xi64>
    %20 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<4x2x1xi64>
    %21 = "stablehlo.convert"(%19) : (tensor<4x2x1xi64>) -> tensor<4x2x1xi32>
    %22 = "stablehlo.convert"(%20) : (tensor<4x2x1xi64>) -> tensor<4x2x1xi32>
    %23 = "stablehlo.convert"(%18) : (tensor<4x2x1xi64>) -> tensor<4x2x1xi32>
    %24 = "stablehlo.reshape"(%21) : (tensor<4x2x1xi32>) -> tensor<1x4x2x1xi32>
    %25 = "stablehlo.reshape"(%22) : (tensor<4x2x1xi32>) -> tensor<1x4x2x1xi32>
    %26 = "stablehlo.reshape"(%23) : (tensor<4x2x1xi32>) -> tensor<1x4x2x1xi32>
    %27 = "stablehlo.concatenate"(%24, %25, %26) <{dimension = 0 : i64}> : (tensor<1x4x2x1xi32>, tensor<1x4x2x1xi32>, tensor<1x4x2x1xi32>) -> tensor<3x4x2x1xi32>
    %28 = "stablehlo.gather"(%arg0, %27) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1, 2], start_index_map = [0, 1, 2], index_vector_dim = 0>, slice_sizes = array<i64: 1, 1, 1>, indices_are_sorted = false}> : (tensor<4x2x3xf32>, tensor<3x4x2x1xi32>) -> tensor<4x2x1xf32>
    %29 = "stablehlo.reshape"(%s2) : (tensor<i64>) -> tensor<1xi64>
    %30 = "stablehlo.reshape"(%s3) : (tensor<i64>) -> tensor<1xi64>
    %31 = "stablehlo.concatenate"(%29, %30) <{dimension = 0 : i64}> : (tensor<1xi64>, tensor<1xi64>) -> tensor<2xi64>
    %32 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x1xi64>
    %33 = "stablehlo.constant"() <{value = dense<1> : tensor<2x1xi64>}> : () -> tensor<2x1xi64>
    %34 = "stablehlo.compare"(%32, %33) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x1xi64>, tensor<2x1xi64>) -> tensor<2x1xi1>
    %35 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x1xi64>
    %36 = "stablehlo.constant"() <{value = dense<2> : tensor<2xi64>}> : () -> tensor<2xi64>
    %37 = "stablehlo.multiply"(%2, %36) : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    %38 = "stablehlo.broadcast_in_dim"(%37) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi64>) -> tensor<2x1xi64>
    %39 = "stablehlo.compare"(%35, %38) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x1xi64>, tensor<2x1xi64>) -> tensor<2x1xi1>
    %40 = "stablehlo.and"(%34, %39) : (tensor<2x1xi1>, tensor<2x1xi1>) -> tensor<2x1xi1>
    %41 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x1xf32>}> : () -> tensor<2x1xf32>
    %42 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1xf32>}> : () -> tensor<2x1xf32>
    %43 = "stablehlo.select"(%40, %42, %41) : (tensor<2x1xi1>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %44 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<4x2x1xf32>}> : () -> tensor<4x2x1xf32>
    %45 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %97:6 = "stablehlo.while"(%45, %43, %44, %28, %17, %39) ({
    ^bb0(%r46: tensor<i32>, %r47: tensor<2x1xf32>, %r48: tensor<4x2x1xf32>, %r49: tensor<4x2x1xf32>, %r50: tensor<2x1xi1>, %r51: tensor<2x1xi1>):
      %52 = "stablehlo.constant"() <{value = dense<4> : tensor<i32>}> : () -> tensor<i32>
      %53 = "stablehlo.compare"(%r46, %52) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%53) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r54: tensor<i32>, %r55: tensor<2x1xf32>, %r56: tensor<4x2x1xf32>, %r57: tensor<4x2x1xf32>, %r58: tensor<2x1xi1>, %r59: tensor<2x1xi1>):
      %60 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
      %61 = "stablehlo.pad"(%r55, %60) <{edge_padding_low = array<i64: 0, 1>, edge_padding_high = array<i64: 0, -1>, interior_padding = array<i64: 0, 0>}> : (tensor<2x1xf32>, tensor<f32>) -> tensor<2x1xf32>
      %62 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
      %63 = "stablehlo.pad"(%r55, %62) <{edge_padding_low = array<i64: 0, 1>, edge_padding_high = array<i64: 0, -1>, interior_padding = array<i64: 0, 0>}> : (tensor<2x1xf32>, tensor<f32>) -> tensor<2x1xf32>
      %64 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x1xf32>}> : () -> tensor<2x1xf32>
      %65 = "stablehlo.select"(%r58, %63, %64) : (tensor<2x1xi1>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
      %66 = "stablehlo.maximum"(%r55, %61) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
      %67 = "stablehlo.maximum"(%66, %65) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
      %68 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x1xf32>}> : () -> tensor<2x1xf32>
      %69 = "stablehlo.compare"(%67, %68) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xi1>
      %70 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1xf32>}> : () -> tensor<2x1xf32>
      %71 = "stablehlo.select"(%69, %70, %67) : (tensor<2x1xi1>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
      %72 = "stablehlo.subtract"(%r55, %71) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
      %73 = "stablehlo.exponential"(%72) : (tensor<2x1xf32>) -> tensor<2x1xf32>
      %74 = "stablehlo.subtract"(%61, %71) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
      %75 = "stablehlo.exponential"(%74) : (tensor<2x1xf32>) -> tensor<2x1xf32>
      %76 = "stablehlo.add"(%73, %75) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
      %77 = "stablehlo.subtract"(%65, %71) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
      %78 = "stablehlo.exponential"(%77) : (tensor<2x1xf32>) -> tensor<2x1xf32>
      %79 = "stablehlo.add"(%76, %78) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
      %80 = "stablehlo.log"(%79) : (tensor<2x1xf32>) -> tensor<2x1xf32>
      %81 = "stablehlo.add"(%80, %71) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
      %82 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %83 = "stablehlo.compare"(%r54, %82) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %84 = "stablehlo.broadcast_in_dim"(%83) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<2x1xi1>
      %85 = "stablehlo.select"(%84, %r55, %81) : (tensor<2x1xi1>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
      %86 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %87 = "stablehlo.dynamic_slice"(%r57, %r54, %86, %86) <{slice_sizes = array<i64: 1, 2, 1>}> : (tensor<4x2x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x1xf32>
      %88 = "stablehlo.reshape"(%87) : (tensor<1x2x1xf32>) -> tensor<2x1xf32>
      %89 = "stablehlo.add"(%85, %88) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
      %90 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x1xf32>}> : () -> tensor<2x1xf32>
      %91 = "stablehlo.select"(%r59, %89, %90) : (tensor<2x1xi1>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
      %92 = "stablehlo.reshape"(%91) : (tensor<2x1xf32>) -> tensor<1x2x1xf32>
      %93 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %94 = "stablehlo.dynamic_update_slice"(%r56, %92, %r54, %93, %93) : (tensor<4x2x1xf32>, tensor<1x2x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x2x1xf32>
      %95 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %96 = "stablehlo.add"(%r54, %95) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%96, %91, %94, %r57, %r58, %r59) : (tensor<i32>, tensor<2x1xf32>, tensor<4x2x1xf32>, tensor<4x2x1xf32>, tensor<2x1xi1>, tensor<2x1xi1>) -> ()
    }) : (tensor<i32>, tensor<2x1xf32>, tensor<4x2x1xf32>, tensor<4x2x1xf32>, tensor<2x1xi1>, tensor<2x1xi1>) -> (tensor<i32>, tensor<2x1xf32>, tensor<4x2x1xf32>, tensor<4x2x1xf32>, tensor<2x1xi1>, tensor<2x1xi1>)
    %98 = "stablehlo.transpose"(%97#2) <{permutation = array<i64: 1, 0, 2>}> : (tensor<4x2x1xf32>) -> tensor<2x4x1xf32>
    %99 = "stablehlo.constant"() <{value = dense<-1> : tensor<2xi64>}> : () -> tensor<2xi64>
    %100 = "stablehlo.add"(%31, %99) : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    %101 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi64>}> : () -> tensor<2xi64>
    %102 = "stablehlo.maximum"(%100, %101) : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    %103 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2xi64>
    %104 = "stablehlo.convert"(%103) : (tensor<2xi64>) -> tensor<2xi32>
    %105 = "stablehlo.convert"(%102) : (tensor<2xi64>) -> tensor<2xi32>
    %106 = "stablehlo.reshape"(%104) : (tensor<2xi32>) -> tensor<1x2xi32>
    %107 = "stablehlo.reshape"(%105) : (tensor<2xi32>) -> tensor<1x2xi32>
    %108 = "stablehlo.concatenate"(%106, %107) <{dimension = 0 : i64}> : (tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<2x2xi32>
    %109 = "stablehlo.gather"(%98, %108) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 0>, slice_sizes = array<i64: 1, 1, 1>, indices_are_sorted = false}> : (tensor<2x4x1xf32>, tensor<2x2xi32>) -> tensor<2x1xf32>
    %110 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x1xi64>
    %111 = "stablehlo.constant"() <{value = dense<2> : tensor<2xi64>}> : () -> tensor<2xi64>
    %112 = "stablehlo.multiply"(%2, %111) : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    %113 = "stablehlo.broadcast_in_dim"(%112) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi64>) -> tensor<2x1xi64>
    %114 = "stablehlo.constant"() <{value = dense<-1> : tensor<2x1xi64>}> : () -> tensor<2x1xi64>
    %115 = "stablehlo.add"(%113, %114) : (tensor<2x1xi64>, tensor<2x1xi64>) -> tensor<2x1xi64>
    %116 = "stablehlo.compare"(%110, %115) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x1xi64>, tensor<2x1xi64>) -> tensor<2x1xi1>
    %117 = "stablehlo.compare"(%110, %113) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x1xi64>, tensor<2x1xi64>) -> tensor<2x1xi1>
    %118 = "stablehlo.and"(%116, %117) : (tensor<2x1xi1>, tensor<2x1xi1>) -> tensor<2x1xi1>
    %119 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x1xf32>}> : () -> tensor<2x1xf32>
    %120 = "stablehlo.select"(%118, %109, %119) : (tensor<2x1xi1>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %121 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %125 = "stablehlo.reduce"(%120, %121) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r122: tensor<f32>, %r123: tensor<f32>):
      %124 = "stablehlo.maximum"(%r122, %r123) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%124) : (tensor<f32>) -> ()
    }) : (tensor<2x1xf32>, tensor<f32>) -> tensor<2xf32>
    %126 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2xf32>}> : () -> tensor<2xf32>
    %127 = "stablehlo.compare"(%125, %126) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %128 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2xf32>}> : () -> tensor<2xf32>
    %129 = "stablehlo.select"(%127, %128, %125) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %130 = "stablehlo.broadcast_in_dim"(%129) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf32>) -> tensor<2x1xf32>
    %131 = "stablehlo.subtract"(%120, %130) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %132 = "stablehlo.exponential"(%131) : (tensor<2x1xf32>) -> tensor<2x1xf32>
    %133 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %137 = "stablehlo.reduce"(%132, %133) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r134: tensor<f32>, %r135: tensor<f32>):
      %136 = "stablehlo.add"(%r134, %r135) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%136) : (tensor<f32>) -> ()
    }) : (tensor<2x1xf32>, tensor<f32>) -> tensor<2xf32>
    %138 = "stablehlo.log"(%137) : (tensor<2xf32>) -> tensor<2xf32>
    %139 = "stablehlo.add"(%138, %129) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %140 = "stablehlo.negate"(%139) : (tensor<2xf32>) -> tensor<2xf32>
    %141 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi64>}> : () -> tensor<2xi64>
    %142 = "stablehlo.compare"(%31, %141) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi1>
    %143 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi64>}> : () -> tensor<2xi64>
    %144 = "stablehlo.compare"(%2, %143) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi1>
    %145 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2xf32>}> : () -> tensor<2xf32>
    %146 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<2xf32>}> : () -> tensor<2xf32>
    %147 = "stablehlo.select"(%144, %145, %146) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %148 = "stablehlo.select"(%142, %147, %140) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %149 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %153 = "stablehlo.reduce"(%2, %149) <{dimensions = array<i64: 0>}> ({
    ^bb0(%r150: tensor<i64>, %r151: tensor<i64>):
      %152 = "stablehlo.add"(%r150, %r151) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%152) : (tensor<i64>) -> ()
    }) : (tensor<2xi64>, tensor<i64>) -> tensor<i64>
    %154 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %155 = "stablehlo.compare"(%153, %154) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %156 = "stablehlo.broadcast_in_dim"(%155) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<2xi1>
    %157 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<2xf32>}> : () -> tensor<2xf32>
    %158 = "stablehlo.select"(%156, %148, %157) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    return %158, %98 : tensor<2xf32>, tensor<2x4x1xf32>
  }
}

// T[4,2,3] i64[2,2] (4,3) (2,1), T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<4x2x3xf64>, %arg1: tensor<2x2xi64>) -> (tensor<2xf64>, tensor<2x4x5xf64>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<2x2xi64>) -> tensor<2x2xi32>
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
    %23 = "stablehlo.gather"(%arg0, %22) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1, 2], start_index_map = [0, 1, 2], index_vector_dim = 0>, slice_sizes = array<i64: 1, 1, 1>, indices_are_sorted = false}> : (tensor<4x2x3xf64>, tensor<3x4x2x5xi32>) -> tensor<4x2x5xf64>
    %24 = "stablehlo.constant"() <{value = dense<[4, 3]> : tensor<2xi32>}> : () -> tensor<2xi32>
    %25 = "stablehlo.constant"() <{value = dense<[2, 1]> : tensor<2xi32>}> : () -> tensor<2xi32>
    %26 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5xi32>
    %27 = "stablehlo.constant"() <{value = dense<1> : tensor<2x5xi32>}> : () -> tensor<2x5xi32>
    %28 = "stablehlo.compare"(%26, %27) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
    %29 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5xi32>
    %30 = "stablehlo.constant"() <{value = dense<2> : tensor<2xi32>}> : () -> tensor<2xi32>
    %31 = "stablehlo.multiply"(%25, %30) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %32 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x5xi32>
    %33 = "stablehlo.compare"(%29, %32) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
    %34 = "stablehlo.and"(%28, %33) : (tensor<2x5xi1>, tensor<2x5xi1>) -> tensor<2x5xi1>
    %35 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<2x5xf64>}> : () -> tensor<2x5xf64>
    %36 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x5xf64>}> : () -> tensor<2x5xf64>
    %37 = "stablehlo.select"(%34, %36, %35) : (tensor<2x5xi1>, tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
    %38 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<4x2x5xf64>}> : () -> tensor<4x2x5xf64>
    %39 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %91:6 = "stablehlo.while"(%39, %37, %38, %23, %15, %33) ({
    ^bb0(%r40: tensor<i32>, %r41: tensor<2x5xf64>, %r42: tensor<4x2x5xf64>, %r43: tensor<4x2x5xf64>, %r44: tensor<2x5xi1>, %r45: tensor<2x5xi1>):
      %46 = "stablehlo.constant"() <{value = dense<4> : tensor<i32>}> : () -> tensor<i32>
      %47 = "stablehlo.compare"(%r40, %46) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%47) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r48: tensor<i32>, %r49: tensor<2x5xf64>, %r50: tensor<4x2x5xf64>, %r51: tensor<4x2x5xf64>, %r52: tensor<2x5xi1>, %r53: tensor<2x5xi1>):
      %54 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<f64>}> : () -> tensor<f64>
      %55 = "stablehlo.pad"(%r49, %54) <{edge_padding_low = array<i64: 0, 1>, edge_padding_high = array<i64: 0, -1>, interior_padding = array<i64: 0, 0>}> : (tensor<2x5xf64>, tensor<f64>) -> tensor<2x5xf64>
      %56 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<f64>}> : () -> tensor<f64>
      %57 = "stablehlo.pad"(%r49, %56) <{edge_padding_low = array<i64: 0, 2>, edge_padding_high = array<i64: 0, -2>, interior_padding = array<i64: 0, 0>}> : (tensor<2x5xf64>, tensor<f64>) -> tensor<2x5xf64>
      %58 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<2x5xf64>}> : () -> tensor<2x5xf64>
      %59 = "stablehlo.select"(%r52, %57, %58) : (tensor<2x5xi1>, tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
      %60 = "stablehlo.maximum"(%r49, %55) : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
      %61 = "stablehlo.maximum"(%60, %59) : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
      %62 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<2x5xf64>}> : () -> tensor<2x5xf64>
      %63 = "stablehlo.compare"(%61, %62) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
      %64 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x5xf64>}> : () -> tensor<2x5xf64>
      %65 = "stablehlo.select"(%63, %64, %61) : (tensor<2x5xi1>, tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
      %66 = "stablehlo.subtract"(%r49, %65) : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
      %67 = "stablehlo.exponential"(%66) : (tensor<2x5xf64>) -> tensor<2x5xf64>
      %68 = "stablehlo.subtract"(%55, %65) : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
      %69 = "stablehlo.exponential"(%68) : (tensor<2x5xf64>) -> tensor<2x5xf64>
      %70 = "stablehlo.add"(%67, %69) : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
      %71 = "stablehlo.subtract"(%59, %65) : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
      %72 = "stablehlo.exponential"(%71) : (tensor<2x5xf64>) -> tensor<2x5xf64>
      %73 = "stablehlo.add"(%70, %72) : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
      %74 = "stablehlo.log"(%73) : (tensor<2x5xf64>) -> tensor<2x5xf64>
      %75 = "stablehlo.add"(%74, %65) : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
      %76 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %77 = "stablehlo.compare"(%r48, %76) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %78 = "stablehlo.broadcast_in_dim"(%77) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<2x5xi1>
      %79 = "stablehlo.select"(%78, %r49, %75) : (tensor<2x5xi1>, tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
      %80 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %81 = "stablehlo.dynamic_slice"(%r51, %r48, %80, %80) <{slice_sizes = array<i64: 1, 2, 5>}> : (tensor<4x2x5xf64>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x5xf64>
      %82 = "stablehlo.reshape"(%81) : (tensor<1x2x5xf64>) -> tensor<2x5xf64>
      %83 = "stablehlo.add"(%79, %82) : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
      %84 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<2x5xf64>}> : () -> tensor<2x5xf64>
      %85 = "stablehlo.select"(%r53, %83, %84) : (tensor<2x5xi1>, tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
      %86 = "stablehlo.reshape"(%85) : (tensor<2x5xf64>) -> tensor<1x2x5xf64>
      %87 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %88 = "stablehlo.dynamic_update_slice"(%r50, %86, %r48, %87, %87) : (tensor<4x2x5xf64>, tensor<1x2x5xf64>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x2x5xf64>
      %89 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %90 = "stablehlo.add"(%r48, %89) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%90, %85, %88, %r51, %r52, %r53) : (tensor<i32>, tensor<2x5xf64>, tensor<4x2x5xf64>, tensor<4x2x5xf64>, tensor<2x5xi1>, tensor<2x5xi1>) -> ()
    }) : (tensor<i32>, tensor<2x5xf64>, tensor<4x2x5xf64>, tensor<4x2x5xf64>, tensor<2x5xi1>, tensor<2x5xi1>) -> (tensor<i32>, tensor<2x5xf64>, tensor<4x2x5xf64>, tensor<4x2x5xf64>, tensor<2x5xi1>, tensor<2x5xi1>)
    %92 = "stablehlo.transpose"(%91#2) <{permutation = array<i64: 1, 0, 2>}> : (tensor<4x2x5xf64>) -> tensor<2x4x5xf64>
    %93 = "stablehlo.constant"() <{value = dense<-1> : tensor<2xi32>}> : () -> tensor<2xi32>
    %94 = "stablehlo.add"(%24, %93) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %95 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
    %96 = "stablehlo.maximum"(%94, %95) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %97 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2xi32>
    %98 = "stablehlo.reshape"(%97) : (tensor<2xi32>) -> tensor<1x2xi32>
    %99 = "stablehlo.reshape"(%96) : (tensor<2xi32>) -> tensor<1x2xi32>
    %100 = "stablehlo.concatenate"(%98, %99) <{dimension = 0 : i64}> : (tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<2x2xi32>
    %101 = "stablehlo.gather"(%92, %100) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 0>, slice_sizes = array<i64: 1, 1, 5>, indices_are_sorted = false}> : (tensor<2x4x5xf64>, tensor<2x2xi32>) -> tensor<2x5xf64>
    %102 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5xi32>
    %103 = "stablehlo.constant"() <{value = dense<2> : tensor<2xi32>}> : () -> tensor<2xi32>
    %104 = "stablehlo.multiply"(%25, %103) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %105 = "stablehlo.broadcast_in_dim"(%104) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x5xi32>
    %106 = "stablehlo.constant"() <{value = dense<-1> : tensor<2x5xi32>}> : () -> tensor<2x5xi32>
    %107 = "stablehlo.add"(%105, %106) : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
    %108 = "stablehlo.compare"(%102, %107) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
    %109 = "stablehlo.compare"(%102, %105) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
    %110 = "stablehlo.and"(%108, %109) : (tensor<2x5xi1>, tensor<2x5xi1>) -> tensor<2x5xi1>
    %111 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<2x5xf64>}> : () -> tensor<2x5xf64>
    %112 = "stablehlo.select"(%110, %101, %111) : (tensor<2x5xi1>, tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
    %113 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<f64>}> : () -> tensor<f64>
    %117 = "stablehlo.reduce"(%112, %113) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r114: tensor<f64>, %r115: tensor<f64>):
      %116 = "stablehlo.maximum"(%r114, %r115) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%116) : (tensor<f64>) -> ()
    }) : (tensor<2x5xf64>, tensor<f64>) -> tensor<2xf64>
    %118 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<2xf64>}> : () -> tensor<2xf64>
    %119 = "stablehlo.compare"(%117, %118) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %120 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2xf64>}> : () -> tensor<2xf64>
    %121 = "stablehlo.select"(%119, %120, %117) : (tensor<2xi1>, tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
    %122 = "stablehlo.broadcast_in_dim"(%121) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf64>) -> tensor<2x5xf64>
    %123 = "stablehlo.subtract"(%112, %122) : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
    %124 = "stablehlo.exponential"(%123) : (tensor<2x5xf64>) -> tensor<2x5xf64>
    %125 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %129 = "stablehlo.reduce"(%124, %125) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r126: tensor<f64>, %r127: tensor<f64>):
      %128 = "stablehlo.add"(%r126, %r127) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%128) : (tensor<f64>) -> ()
    }) : (tensor<2x5xf64>, tensor<f64>) -> tensor<2xf64>
    %130 = "stablehlo.log"(%129) : (tensor<2xf64>) -> tensor<2xf64>
    %131 = "stablehlo.add"(%130, %121) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
    %132 = "stablehlo.negate"(%131) : (tensor<2xf64>) -> tensor<2xf64>
    %133 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
    %134 = "stablehlo.compare"(%24, %133) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %135 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
    %136 = "stablehlo.compare"(%25, %135) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %137 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2xf64>}> : () -> tensor<2xf64>
    %138 = "stablehlo.constant"() <{value = dense<0x7FF0000000000000> : tensor<2xf64>}> : () -> tensor<2xf64>
    %139 = "stablehlo.select"(%136, %137, %138) : (tensor<2xi1>, tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
    %140 = "stablehlo.select"(%134, %139, %132) : (tensor<2xi1>, tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
    return %140, %92 : tensor<2xf64>, tensor<2x4x5xf64>
  func.func public @main(%arg0: tensor<4x2x3xf64>, %arg1: tensor<2x2xi64>, %s0: tensor<i64>, %s1: tensor<i64>, %s2: tensor<i64>, %s3: tensor<i64>) -> (tensor<2xf64>, tensor<2x4x5xf64>) {
    %0 = "stablehlo.reshape"(%s0) : (tensor<i64>) -> tensor<1xi64>
    %1 = "stablehlo.reshape"(%s1) : (tensor<i64>) -> tensor<1xi64>
    %2 = "stablehlo.concatenate"(%0, %1) <{dimension = 0 : i64}> : (tensor<1xi64>, tensor<1xi64>) -> tensor<2xi64>
    %3 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %4 = "stablehlo.constant"() <{value = dense<0> : tensor<2x2xi64>}> : () -> tensor<2x2xi64>
    %5 = "stablehlo.reshape"(%4) : (tensor<2x2xi64>) -> tensor<2x2x1xi64>
    %6 = "stablehlo.reshape"(%arg1) : (tensor<2x2xi64>) -> tensor<2x2x1xi64>
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
    %28 = "stablehlo.gather"(%arg0, %27) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1, 2], start_index_map = [0, 1, 2], index_vector_dim = 0>, slice_sizes = array<i64: 1, 1, 1>, indices_are_sorted = false}> : (tensor<4x2x3xf64>, tensor<3x4x2x5xi32>) -> tensor<4x2x5xf64>
    %29 = "stablehlo.reshape"(%s2) : (tensor<i64>) -> tensor<1xi64>
    %30 = "stablehlo.reshape"(%s3) : (tensor<i64>) -> tensor<1xi64>
    %31 = "stablehlo.concatenate"(%29, %30) <{dimension = 0 : i64}> : (tensor<1xi64>, tensor<1xi64>) -> tensor<2xi64>
    %32 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5xi64>
    %33 = "stablehlo.constant"() <{value = dense<1> : tensor<2x5xi64>}> : () -> tensor<2x5xi64>
    %34 = "stablehlo.compare"(%32, %33) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi64>, tensor<2x5xi64>) -> tensor<2x5xi1>
    %35 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5xi64>
    %36 = "stablehlo.constant"() <{value = dense<2> : tensor<2xi64>}> : () -> tensor<2xi64>
    %37 = "stablehlo.multiply"(%2, %36) : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    %38 = "stablehlo.broadcast_in_dim"(%37) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi64>) -> tensor<2x5xi64>
    %39 = "stablehlo.compare"(%35, %38) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi64>, tensor<2x5xi64>) -> tensor<2x5xi1>
    %40 = "stablehlo.and"(%34, %39) : (tensor<2x5xi1>, tensor<2x5xi1>) -> tensor<2x5xi1>
    %41 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<2x5xf64>}> : () -> tensor<2x5xf64>
    %42 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x5xf64>}> : () -> tensor<2x5xf64>
    %43 = "stablehlo.select"(%40, %42, %41) : (tensor<2x5xi1>, tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
    %44 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<4x2x5xf64>}> : () -> tensor<4x2x5xf64>
    %45 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %97:6 = "stablehlo.while"(%45, %43, %44, %28, %17, %39) ({
    ^bb0(%r46: tensor<i32>, %r47: tensor<2x5xf64>, %r48: tensor<4x2x5xf64>, %r49: tensor<4x2x5xf64>, %r50: tensor<2x5xi1>, %r51: tensor<2x5xi1>):
      %52 = "stablehlo.constant"() <{value = dense<4> : tensor<i32>}> : () -> tensor<i32>
      %53 = "stablehlo.compare"(%r46, %52) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%53) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r54: tensor<i32>, %r55: tensor<2x5xf64>, %r56: tensor<4x2x5xf64>, %r57: tensor<4x2x5xf64>, %r58: tensor<2x5xi1>, %r59: tensor<2x5xi1>):
      %60 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<f64>}> : () -> tensor<f64>
      %61 = "stablehlo.pad"(%r55, %60) <{edge_padding_low = array<i64: 0, 1>, edge_padding_high = array<i64: 0, -1>, interior_padding = array<i64: 0, 0>}> : (tensor<2x5xf64>, tensor<f64>) -> tensor<2x5xf64>
      %62 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<f64>}> : () -> tensor<f64>
      %63 = "stablehlo.pad"(%r55, %62) <{edge_padding_low = array<i64: 0, 2>, edge_padding_high = array<i64: 0, -2>, interior_padding = array<i64: 0, 0>}> : (tensor<2x5xf64>, tensor<f64>) -> tensor<2x5xf64>
      %64 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<2x5xf64>}> : () -> tensor<2x5xf64>
      %65 = "stablehlo.select"(%r58, %63, %64) : (tensor<2x5xi1>, tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
      %66 = "stablehlo.maximum"(%r55, %61) : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
      %67 = "stablehlo.maximum"(%66, %65) : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
      %68 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<2x5xf64>}> : () -> tensor<2x5xf64>
      %69 = "stablehlo.compare"(%67, %68) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
      %70 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x5xf64>}> : () -> tensor<2x5xf64>
      %71 = "stablehlo.select"(%69, %70, %67) : (tensor<2x5xi1>, tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
      %72 = "stablehlo.subtract"(%r55, %71) : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
      %73 = "stablehlo.exponential"(%72) : (tensor<2x5xf64>) -> tensor<2x5xf64>
      %74 = "stablehlo.subtract"(%61, %71) : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
      %75 = "stablehlo.exponential"(%74) : (tensor<2x5xf64>) -> tensor<2x5xf64>
      %76 = "stablehlo.add"(%73, %75) : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
      %77 = "stablehlo.subtract"(%65, %71) : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
      %78 = "stablehlo.exponential"(%77) : (tensor<2x5xf64>) -> tensor<2x5xf64>
      %79 = "stablehlo.add"(%76, %78) : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
      %80 = "stablehlo.log"(%79) : (tensor<2x5xf64>) -> tensor<2x5xf64>
      %81 = "stablehlo.add"(%80, %71) : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
      %82 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %83 = "stablehlo.compare"(%r54, %82) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %84 = "stablehlo.broadcast_in_dim"(%83) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<2x5xi1>
      %85 = "stablehlo.select"(%84, %r55, %81) : (tensor<2x5xi1>, tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
      %86 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %87 = "stablehlo.dynamic_slice"(%r57, %r54, %86, %86) <{slice_sizes = array<i64: 1, 2, 5>}> : (tensor<4x2x5xf64>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x5xf64>
      %88 = "stablehlo.reshape"(%87) : (tensor<1x2x5xf64>) -> tensor<2x5xf64>
      %89 = "stablehlo.add"(%85, %88) : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
      %90 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<2x5xf64>}> : () -> tensor<2x5xf64>
      %91 = "stablehlo.select"(%r59, %89, %90) : (tensor<2x5xi1>, tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
      %92 = "stablehlo.reshape"(%91) : (tensor<2x5xf64>) -> tensor<1x2x5xf64>
      %93 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %94 = "stablehlo.dynamic_update_slice"(%r56, %92, %r54, %93, %93) : (tensor<4x2x5xf64>, tensor<1x2x5xf64>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x2x5xf64>
      %95 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %96 = "stablehlo.add"(%r54, %95) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%96, %91, %94, %r57, %r58, %r59) : (tensor<i32>, tensor<2x5xf64>, tensor<4x2x5xf64>, tensor<4x2x5xf64>, tensor<2x5xi1>, tensor<2x5xi1>) -> ()
    }) : (tensor<i32>, tensor<2x5xf64>, tensor<4x2x5xf64>, tensor<4x2x5xf64>, tensor<2x5xi1>, tensor<2x5xi1>) -> (tensor<i32>, tensor<2x5xf64>, tensor<4x2x5xf64>, tensor<4x2x5xf64>, tensor<2x5xi1>, tensor<2x5xi1>)
    %98 = "stablehlo.transpose"(%97#2) <{permutation = array<i64: 1, 0, 2>}> : (tensor<4x2x5xf64>) -> tensor<2x4x5xf64>
    %99 = "stablehlo.constant"() <{value = dense<-1> : tensor<2xi64>}> : () -> tensor<2xi64>
    %100 = "stablehlo.add"(%31, %99) : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    %101 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi64>}> : () -> tensor<2xi64>
    %102 = "stablehlo.maximum"(%100, %101) : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    %103 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2xi64>
    %104 = "stablehlo.convert"(%103) : (tensor<2xi64>) -> tensor<2xi32>
    %105 = "stablehlo.convert"(%102) : (tensor<2xi64>) -> tensor<2xi32>
    %106 = "stablehlo.reshape"(%104) : (tensor<2xi32>) -> tensor<1x2xi32>
    %107 = "stablehlo.reshape"(%105) : (tensor<2xi32>) -> tensor<1x2xi32>
    %108 = "stablehlo.concatenate"(%106, %107) <{dimension = 0 : i64}> : (tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<2x2xi32>
    %109 = "stablehlo.gather"(%98, %108) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 0>, slice_sizes = array<i64: 1, 1, 5>, indices_are_sorted = false}> : (tensor<2x4x5xf64>, tensor<2x2xi32>) -> tensor<2x5xf64>
    %110 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5xi64>
    %111 = "stablehlo.constant"() <{value = dense<2> : tensor<2xi64>}> : () -> tensor<2xi64>
    %112 = "stablehlo.multiply"(%2, %111) : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    %113 = "stablehlo.broadcast_in_dim"(%112) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi64>) -> tensor<2x5xi64>
    %114 = "stablehlo.constant"() <{value = dense<-1> : tensor<2x5xi64>}> : () -> tensor<2x5xi64>
    %115 = "stablehlo.add"(%113, %114) : (tensor<2x5xi64>, tensor<2x5xi64>) -> tensor<2x5xi64>
    %116 = "stablehlo.compare"(%110, %115) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi64>, tensor<2x5xi64>) -> tensor<2x5xi1>
    %117 = "stablehlo.compare"(%110, %113) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi64>, tensor<2x5xi64>) -> tensor<2x5xi1>
    %118 = "stablehlo.and"(%116, %117) : (tensor<2x5xi1>, tensor<2x5xi1>) -> tensor<2x5xi1>
    %119 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<2x5xf64>}> : () -> tensor<2x5xf64>
    %120 = "stablehlo.select"(%118, %109, %119) : (tensor<2x5xi1>, tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
    %121 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<f64>}> : () -> tensor<f64>
    %125 = "stablehlo.reduce"(%120, %121) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r122: tensor<f64>, %r123: tensor<f64>):
      %124 = "stablehlo.maximum"(%r122, %r123) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%124) : (tensor<f64>) -> ()
    }) : (tensor<2x5xf64>, tensor<f64>) -> tensor<2xf64>
    %126 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<2xf64>}> : () -> tensor<2xf64>
    %127 = "stablehlo.compare"(%125, %126) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %128 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2xf64>}> : () -> tensor<2xf64>
    %129 = "stablehlo.select"(%127, %128, %125) : (tensor<2xi1>, tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
    %130 = "stablehlo.broadcast_in_dim"(%129) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf64>) -> tensor<2x5xf64>
    %131 = "stablehlo.subtract"(%120, %130) : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
    %132 = "stablehlo.exponential"(%131) : (tensor<2x5xf64>) -> tensor<2x5xf64>
    %133 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %137 = "stablehlo.reduce"(%132, %133) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r134: tensor<f64>, %r135: tensor<f64>):
      %136 = "stablehlo.add"(%r134, %r135) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%136) : (tensor<f64>) -> ()
    }) : (tensor<2x5xf64>, tensor<f64>) -> tensor<2xf64>
    %138 = "stablehlo.log"(%137) : (tensor<2xf64>) -> tensor<2xf64>
    %139 = "stablehlo.add"(%138, %129) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
    %140 = "stablehlo.negate"(%139) : (tensor<2xf64>) -> tensor<2xf64>
    %141 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi64>}> : () -> tensor<2xi64>
    %142 = "stablehlo.compare"(%31, %141) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi1>
    %143 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi64>}> : () -> tensor<2xi64>
    %144 = "stablehlo.compare"(%2, %143) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi1>
    %145 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2xf64>}> : () -> tensor<2xf64>
    %146 = "stablehlo.constant"() <{value = dense<0x7FF0000000000000> : tensor<2xf64>}> : () -> tensor<2xf64>
    %147 = "stablehlo.select"(%144, %145, %146) : (tensor<2xi1>, tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
    %148 = "stablehlo.select"(%142, %147, %140) : (tensor<2xi1>, tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
    return %148, %98 : tensor<2xf64>, tensor<2x4x5xf64>
  }
}
