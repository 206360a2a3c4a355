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
  }
}
