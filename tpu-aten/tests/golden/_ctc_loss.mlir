// aten::_ctc_loss(Tensor log_probs, Tensor targets, int[] input_lengths, int[] target_lengths, int blank=0, bool zero_infinity=False) -> (Tensor, Tensor)

// T[4,2,3] i64[2,2] (4,3) (2,1), T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<4x2x3xf32>, %arg1: tensor<2x2xi64>, %s0: tensor<i32>, %s1: tensor<i32>, %s2: tensor<i32>, %s3: tensor<i32>) -> (tensor<2xf32>, tensor<2x4x5xf32>) {
    %0 = "stablehlo.reshape"(%s0) : (tensor<i32>) -> tensor<1xi32>
    %1 = "stablehlo.reshape"(%s1) : (tensor<i32>) -> tensor<1xi32>
    %2 = "stablehlo.concatenate"(%0, %1) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %3 = "stablehlo.convert"(%arg1) : (tensor<2x2xi64>) -> tensor<2x2xi32>
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
    %26 = "stablehlo.gather"(%arg0, %25) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1, 2], start_index_map = [0, 1, 2], index_vector_dim = 0>, slice_sizes = array<i64: 1, 1, 1>, indices_are_sorted = false}> : (tensor<4x2x3xf32>, tensor<3x4x2x5xi32>) -> tensor<4x2x5xf32>
    %27 = "stablehlo.reshape"(%s2) : (tensor<i32>) -> tensor<1xi32>
    %28 = "stablehlo.reshape"(%s3) : (tensor<i32>) -> tensor<1xi32>
    %29 = "stablehlo.concatenate"(%27, %28) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %30 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5xi32>
    %31 = "stablehlo.constant"() <{value = dense<1> : tensor<2x5xi32>}> : () -> tensor<2x5xi32>
    %32 = "stablehlo.compare"(%30, %31) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
    %33 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5xi32>
    %34 = "stablehlo.constant"() <{value = dense<2> : tensor<2xi32>}> : () -> tensor<2xi32>
    %35 = "stablehlo.multiply"(%2, %34) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %36 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x5xi32>
    %37 = "stablehlo.compare"(%33, %36) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
    %38 = "stablehlo.and"(%32, %37) : (tensor<2x5xi1>, tensor<2x5xi1>) -> tensor<2x5xi1>
    %39 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x5xf32>}> : () -> tensor<2x5xf32>
    %40 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x5xf32>}> : () -> tensor<2x5xf32>
    %41 = "stablehlo.select"(%38, %40, %39) : (tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    %42 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<4x2x5xf32>}> : () -> tensor<4x2x5xf32>
    %43 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %95:6 = "stablehlo.while"(%43, %41, %42, %26, %18, %37) ({
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
    %98 = "stablehlo.add"(%29, %97) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %99 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
    %100 = "stablehlo.maximum"(%98, %99) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %101 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2xi32>
    %102 = "stablehlo.reshape"(%101) : (tensor<2xi32>) -> tensor<1x2xi32>
    %103 = "stablehlo.reshape"(%100) : (tensor<2xi32>) -> tensor<1x2xi32>
    %104 = "stablehlo.concatenate"(%102, %103) <{dimension = 0 : i64}> : (tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<2x2xi32>
    %105 = "stablehlo.gather"(%96, %104) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 0>, slice_sizes = array<i64: 1, 1, 5>, indices_are_sorted = false}> : (tensor<2x4x5xf32>, tensor<2x2xi32>) -> tensor<2x5xf32>
    %106 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5xi32>
    %107 = "stablehlo.constant"() <{value = dense<2> : tensor<2xi32>}> : () -> tensor<2xi32>
    %108 = "stablehlo.multiply"(%2, %107) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
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
    %138 = "stablehlo.compare"(%29, %137) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %139 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
    %140 = "stablehlo.compare"(%2, %139) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %141 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2xf32>}> : () -> tensor<2xf32>
    %142 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<2xf32>}> : () -> tensor<2xf32>
    %143 = "stablehlo.select"(%140, %141, %142) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %144 = "stablehlo.select"(%138, %143, %136) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    return %144, %96 : tensor<2xf32>, tensor<2x4x5xf32>
  }
}

// T[4,2,3] i64[3] (4,3) (2,1), T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<4x2x3xf32>, %arg1: tensor<3xi64>, %s0: tensor<i32>, %s1: tensor<i32>, %s2: tensor<i32>, %s3: tensor<i32>) -> (tensor<2xf32>, tensor<2x4x5xf32>) {
    %0 = "stablehlo.reshape"(%s0) : (tensor<i32>) -> tensor<1xi32>
    %1 = "stablehlo.reshape"(%s1) : (tensor<i32>) -> tensor<1xi32>
    %2 = "stablehlo.concatenate"(%0, %1) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %3 = "stablehlo.convert"(%arg1) : (tensor<3xi64>) -> tensor<3xi32>
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
    %40 = "stablehlo.gather"(%arg0, %39) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1, 2], start_index_map = [0, 1, 2], index_vector_dim = 0>, slice_sizes = array<i64: 1, 1, 1>, indices_are_sorted = false}> : (tensor<4x2x3xf32>, tensor<3x4x2x5xi32>) -> tensor<4x2x5xf32>
    %41 = "stablehlo.reshape"(%s2) : (tensor<i32>) -> tensor<1xi32>
    %42 = "stablehlo.reshape"(%s3) : (tensor<i32>) -> tensor<1xi32>
    %43 = "stablehlo.concatenate"(%41, %42) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %44 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5xi32>
    %45 = "stablehlo.constant"() <{value = dense<1> : tensor<2x5xi32>}> : () -> tensor<2x5xi32>
    %46 = "stablehlo.compare"(%44, %45) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
    %47 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5xi32>
    %48 = "stablehlo.constant"() <{value = dense<2> : tensor<2xi32>}> : () -> tensor<2xi32>
    %49 = "stablehlo.multiply"(%2, %48) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %50 = "stablehlo.broadcast_in_dim"(%49) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x5xi32>
    %51 = "stablehlo.compare"(%47, %50) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
    %52 = "stablehlo.and"(%46, %51) : (tensor<2x5xi1>, tensor<2x5xi1>) -> tensor<2x5xi1>
    %53 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x5xf32>}> : () -> tensor<2x5xf32>
    %54 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x5xf32>}> : () -> tensor<2x5xf32>
    %55 = "stablehlo.select"(%52, %54, %53) : (tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    %56 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<4x2x5xf32>}> : () -> tensor<4x2x5xf32>
    %57 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %109:6 = "stablehlo.while"(%57, %55, %56, %40, %32, %51) ({
    ^bb0(%r58: tensor<i32>, %r59: tensor<2x5xf32>, %r60: tensor<4x2x5xf32>, %r61: tensor<4x2x5xf32>, %r62: tensor<2x5xi1>, %r63: tensor<2x5xi1>):
      %64 = "stablehlo.constant"() <{value = dense<4> : tensor<i32>}> : () -> tensor<i32>
      %65 = "stablehlo.compare"(%r58, %64) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%65) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r66: tensor<i32>, %r67: tensor<2x5xf32>, %r68: tensor<4x2x5xf32>, %r69: tensor<4x2x5xf32>, %r70: tensor<2x5xi1>, %r71: tensor<2x5xi1>):
      %72 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
      %73 = "stablehlo.pad"(%r67, %72) <{edge_padding_low = array<i64: 0, 1>, edge_padding_high = array<i64: 0, -1>, interior_padding = array<i64: 0, 0>}> : (tensor<2x5xf32>, tensor<f32>) -> tensor<2x5xf32>
      %74 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
      %75 = "stablehlo.pad"(%r67, %74) <{edge_padding_low = array<i64: 0, 2>, edge_padding_high = array<i64: 0, -2>, interior_padding = array<i64: 0, 0>}> : (tensor<2x5xf32>, tensor<f32>) -> tensor<2x5xf32>
      %76 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x5xf32>}> : () -> tensor<2x5xf32>
      %77 = "stablehlo.select"(%r70, %75, %76) : (tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %78 = "stablehlo.maximum"(%r67, %73) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %79 = "stablehlo.maximum"(%78, %77) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %80 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x5xf32>}> : () -> tensor<2x5xf32>
      %81 = "stablehlo.compare"(%79, %80) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
      %82 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x5xf32>}> : () -> tensor<2x5xf32>
      %83 = "stablehlo.select"(%81, %82, %79) : (tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %84 = "stablehlo.subtract"(%r67, %83) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %85 = "stablehlo.exponential"(%84) : (tensor<2x5xf32>) -> tensor<2x5xf32>
      %86 = "stablehlo.subtract"(%73, %83) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %87 = "stablehlo.exponential"(%86) : (tensor<2x5xf32>) -> tensor<2x5xf32>
      %88 = "stablehlo.add"(%85, %87) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %89 = "stablehlo.subtract"(%77, %83) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %90 = "stablehlo.exponential"(%89) : (tensor<2x5xf32>) -> tensor<2x5xf32>
      %91 = "stablehlo.add"(%88, %90) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %92 = "stablehlo.log"(%91) : (tensor<2x5xf32>) -> tensor<2x5xf32>
      %93 = "stablehlo.add"(%92, %83) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %94 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %95 = "stablehlo.compare"(%r66, %94) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %96 = "stablehlo.broadcast_in_dim"(%95) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<2x5xi1>
      %97 = "stablehlo.select"(%96, %r67, %93) : (tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %98 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %99 = "stablehlo.dynamic_slice"(%r69, %r66, %98, %98) <{slice_sizes = array<i64: 1, 2, 5>}> : (tensor<4x2x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x5xf32>
      %100 = "stablehlo.reshape"(%99) : (tensor<1x2x5xf32>) -> tensor<2x5xf32>
      %101 = "stablehlo.add"(%97, %100) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %102 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x5xf32>}> : () -> tensor<2x5xf32>
      %103 = "stablehlo.select"(%r71, %101, %102) : (tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %104 = "stablehlo.reshape"(%103) : (tensor<2x5xf32>) -> tensor<1x2x5xf32>
      %105 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %106 = "stablehlo.dynamic_update_slice"(%r68, %104, %r66, %105, %105) : (tensor<4x2x5xf32>, tensor<1x2x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x2x5xf32>
      %107 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %108 = "stablehlo.add"(%r66, %107) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%108, %103, %106, %r69, %r70, %r71) : (tensor<i32>, tensor<2x5xf32>, tensor<4x2x5xf32>, tensor<4x2x5xf32>, tensor<2x5xi1>, tensor<2x5xi1>) -> ()
    }) : (tensor<i32>, tensor<2x5xf32>, tensor<4x2x5xf32>, tensor<4x2x5xf32>, tensor<2x5xi1>, tensor<2x5xi1>) -> (tensor<i32>, tensor<2x5xf32>, tensor<4x2x5xf32>, tensor<4x2x5xf32>, tensor<2x5xi1>, tensor<2x5xi1>)
    %110 = "stablehlo.transpose"(%109#2) <{permutation = array<i64: 1, 0, 2>}> : (tensor<4x2x5xf32>) -> tensor<2x4x5xf32>
    %111 = "stablehlo.constant"() <{value = dense<-1> : tensor<2xi32>}> : () -> tensor<2xi32>
    %112 = "stablehlo.add"(%43, %111) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %113 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
    %114 = "stablehlo.maximum"(%112, %113) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %115 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2xi32>
    %116 = "stablehlo.reshape"(%115) : (tensor<2xi32>) -> tensor<1x2xi32>
    %117 = "stablehlo.reshape"(%114) : (tensor<2xi32>) -> tensor<1x2xi32>
    %118 = "stablehlo.concatenate"(%116, %117) <{dimension = 0 : i64}> : (tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<2x2xi32>
    %119 = "stablehlo.gather"(%110, %118) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 0>, slice_sizes = array<i64: 1, 1, 5>, indices_are_sorted = false}> : (tensor<2x4x5xf32>, tensor<2x2xi32>) -> tensor<2x5xf32>
    %120 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5xi32>
    %121 = "stablehlo.constant"() <{value = dense<2> : tensor<2xi32>}> : () -> tensor<2xi32>
    %122 = "stablehlo.multiply"(%2, %121) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %123 = "stablehlo.broadcast_in_dim"(%122) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x5xi32>
    %124 = "stablehlo.constant"() <{value = dense<-1> : tensor<2x5xi32>}> : () -> tensor<2x5xi32>
    %125 = "stablehlo.add"(%123, %124) : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
    %126 = "stablehlo.compare"(%120, %125) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
    %127 = "stablehlo.compare"(%120, %123) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
    %128 = "stablehlo.and"(%126, %127) : (tensor<2x5xi1>, tensor<2x5xi1>) -> tensor<2x5xi1>
    %129 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x5xf32>}> : () -> tensor<2x5xf32>
    %130 = "stablehlo.select"(%128, %119, %129) : (tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    %131 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %135 = "stablehlo.reduce"(%130, %131) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r132: tensor<f32>, %r133: tensor<f32>):
      %134 = "stablehlo.maximum"(%r132, %r133) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%134) : (tensor<f32>) -> ()
    }) : (tensor<2x5xf32>, tensor<f32>) -> tensor<2xf32>
    %136 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2xf32>}> : () -> tensor<2xf32>
    %137 = "stablehlo.compare"(%135, %136) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %138 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2xf32>}> : () -> tensor<2xf32>
    %139 = "stablehlo.select"(%137, %138, %135) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %140 = "stablehlo.broadcast_in_dim"(%139) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf32>) -> tensor<2x5xf32>
    %141 = "stablehlo.subtract"(%130, %140) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    %142 = "stablehlo.exponential"(%141) : (tensor<2x5xf32>) -> tensor<2x5xf32>
    %143 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %147 = "stablehlo.reduce"(%142, %143) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r144: tensor<f32>, %r145: tensor<f32>):
      %146 = "stablehlo.add"(%r144, %r145) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%146) : (tensor<f32>) -> ()
    }) : (tensor<2x5xf32>, tensor<f32>) -> tensor<2xf32>
    %148 = "stablehlo.log"(%147) : (tensor<2xf32>) -> tensor<2xf32>
    %149 = "stablehlo.add"(%148, %139) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %150 = "stablehlo.negate"(%149) : (tensor<2xf32>) -> tensor<2xf32>
    %151 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
    %152 = "stablehlo.compare"(%43, %151) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %153 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
    %154 = "stablehlo.compare"(%2, %153) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %155 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2xf32>}> : () -> tensor<2xf32>
    %156 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<2xf32>}> : () -> tensor<2xf32>
    %157 = "stablehlo.select"(%154, %155, %156) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %158 = "stablehlo.select"(%152, %157, %150) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %159 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %163 = "stablehlo.reduce"(%2, %159) <{dimensions = array<i64: 0>}> ({
    ^bb0(%r160: tensor<i32>, %r161: tensor<i32>):
      %162 = "stablehlo.add"(%r160, %r161) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%162) : (tensor<i32>) -> ()
    }) : (tensor<2xi32>, tensor<i32>) -> tensor<i32>
    %164 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
    %165 = "stablehlo.compare"(%163, %164) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %166 = "stablehlo.broadcast_in_dim"(%165) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<2xi1>
    %167 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<2xf32>}> : () -> tensor<2xf32>
    %168 = "stablehlo.select"(%166, %158, %167) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    return %168, %110 : tensor<2xf32>, tensor<2x4x5xf32>
  }
}

// T[4,2,3] i64[0] (4,3) (0,0), T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<4x2x3xf32>, %arg1: tensor<0xi64>, %s0: tensor<i32>, %s1: tensor<i32>, %s2: tensor<i32>, %s3: tensor<i32>) -> (tensor<2xf32>, tensor<2x4x1xf32>) {
    %0 = "stablehlo.reshape"(%s0) : (tensor<i32>) -> tensor<1xi32>
    %1 = "stablehlo.reshape"(%s1) : (tensor<i32>) -> tensor<1xi32>
    %2 = "stablehlo.concatenate"(%0, %1) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %3 = "stablehlo.convert"(%arg1) : (tensor<0xi64>) -> tensor<0xi32>
    %4 = "stablehlo.constant"() <{value = dense<0> : tensor<2x0xi32>}> : () -> tensor<2x0xi32>
    %5 = "stablehlo.constant"() <{value = dense<0> : tensor<2x0xi32>}> : () -> tensor<2x0xi32>
    %6 = "stablehlo.reshape"(%5) : (tensor<2x0xi32>) -> tensor<2x0x1xi32>
    %7 = "stablehlo.reshape"(%4) : (tensor<2x0xi32>) -> tensor<2x0x1xi32>
    %8 = "stablehlo.concatenate"(%6, %7) <{dimension = 2 : i64}> : (tensor<2x0x1xi32>, tensor<2x0x1xi32>) -> tensor<2x0x2xi32>
    %9 = "stablehlo.reshape"(%8) : (tensor<2x0x2xi32>) -> tensor<2x0xi32>
    %10 = "stablehlo.constant"() <{value = dense<0> : tensor<2x1xi32>}> : () -> tensor<2x1xi32>
    %11 = "stablehlo.concatenate"(%9, %10) <{dimension = 1 : i64}> : (tensor<2x0xi32>, tensor<2x1xi32>) -> tensor<2x1xi32>
    %12 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %13 = "stablehlo.pad"(%11, %12) <{edge_padding_low = array<i64: 0, 1>, edge_padding_high = array<i64: 0, -1>, interior_padding = array<i64: 0, 0>}> : (tensor<2x1xi32>, tensor<i32>) -> tensor<2x1xi32>
    %14 = "stablehlo.compare"(%11, %13) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x1xi1>
    %15 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x1xi32>
    %16 = "stablehlo.constant"() <{value = dense<2> : tensor<2x1xi32>}> : () -> tensor<2x1xi32>
    %17 = "stablehlo.compare"(%15, %16) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x1xi1>
    %18 = "stablehlo.and"(%14, %17) : (tensor<2x1xi1>, tensor<2x1xi1>) -> tensor<2x1xi1>
    %19 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<2x1xi32>) -> tensor<4x2x1xi32>
    %20 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4x2x1xi32>
    %21 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<4x2x1xi32>
    %22 = "stablehlo.reshape"(%20) : (tensor<4x2x1xi32>) -> tensor<1x4x2x1xi32>
    %23 = "stablehlo.reshape"(%21) : (tensor<4x2x1xi32>) -> tensor<1x4x2x1xi32>
    %24 = "stablehlo.reshape"(%19) : (tensor<4x2x1xi32>) -> tensor<1x4x2x1xi32>
    %25 = "stablehlo.concatenate"(%22, %23, %24) <{dimension = 0 : i64}> : (tensor<1x4x2x1xi32>, tensor<1x4x2x1xi32>, tensor<1x4x2x1xi32>) -> tensor<3x4x2x1xi32>
    %26 = "stablehlo.gather"(%arg0, %25) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1, 2], start_index_map = [0, 1, 2], index_vector_dim = 0>, slice_sizes = array<i64: 1, 1, 1>, indices_are_sorted = false}> : (tensor<4x2x3xf32>, tensor<3x4x2x1xi32>) -> tensor<4x2x1xf32>
    %27 = "stablehlo.reshape"(%s2) : (tensor<i32>) -> tensor<1xi32>
    %28 = "stablehlo.reshape"(%s3) : (tensor<i32>) -> tensor<1xi32>
    %29 = "stablehlo.concatenate"(%27, %28) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %30 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x1xi32>
    %31 = "stablehlo.constant"() <{value = dense<1> : tensor<2x1xi32>}> : () -> tensor<2x1xi32>
    %32 = "stablehlo.compare"(%30, %31) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x1xi1>
    %33 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x1xi32>
    %34 = "stablehlo.constant"() <{value = dense<2> : tensor<2xi32>}> : () -> tensor<2xi32>
    %35 = "stablehlo.multiply"(%2, %34) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %36 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x1xi32>
    %37 = "stablehlo.compare"(%33, %36) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x1xi1>
    %38 = "stablehlo.and"(%32, %37) : (tensor<2x1xi1>, tensor<2x1xi1>) -> tensor<2x1xi1>
    %39 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x1xf32>}> : () -> tensor<2x1xf32>
    %40 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1xf32>}> : () -> tensor<2x1xf32>
    %41 = "stablehlo.select"(%38, %40, %39) : (tensor<2x1xi1>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %42 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<4x2x1xf32>}> : () -> tensor<4x2x1xf32>
    %43 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %95:6 = "stablehlo.while"(%43, %41, %42, %26, %18, %37) ({
    ^bb0(%r44: tensor<i32>, %r45: tensor<2x1xf32>, %r46: tensor<4x2x1xf32>, %r47: tensor<4x2x1xf32>, %r48: tensor<2x1xi1>, %r49: tensor<2x1xi1>):
      %50 = "stablehlo.constant"() <{value = dense<4> : tensor<i32>}> : () -> tensor<i32>
      %51 = "stablehlo.compare"(%r44, %50) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%51) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r52: tensor<i32>, %r53: tensor<2x1xf32>, %r54: tensor<4x2x1xf32>, %r55: tensor<4x2x1xf32>, %r56: tensor<2x1xi1>, %r57: tensor<2x1xi1>):
      %58 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
      %59 = "stablehlo.pad"(%r53, %58) <{edge_padding_low = array<i64: 0, 1>, edge_padding_high = array<i64: 0, -1>, interior_padding = array<i64: 0, 0>}> : (tensor<2x1xf32>, tensor<f32>) -> tensor<2x1xf32>
      %60 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
      %61 = "stablehlo.pad"(%r53, %60) <{edge_padding_low = array<i64: 0, 1>, edge_padding_high = array<i64: 0, -1>, interior_padding = array<i64: 0, 0>}> : (tensor<2x1xf32>, tensor<f32>) -> tensor<2x1xf32>
      %62 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x1xf32>}> : () -> tensor<2x1xf32>
      %63 = "stablehlo.select"(%r56, %61, %62) : (tensor<2x1xi1>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
      %64 = "stablehlo.maximum"(%r53, %59) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
      %65 = "stablehlo.maximum"(%64, %63) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
      %66 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x1xf32>}> : () -> tensor<2x1xf32>
      %67 = "stablehlo.compare"(%65, %66) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xi1>
      %68 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1xf32>}> : () -> tensor<2x1xf32>
      %69 = "stablehlo.select"(%67, %68, %65) : (tensor<2x1xi1>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
      %70 = "stablehlo.subtract"(%r53, %69) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
      %71 = "stablehlo.exponential"(%70) : (tensor<2x1xf32>) -> tensor<2x1xf32>
      %72 = "stablehlo.subtract"(%59, %69) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
      %73 = "stablehlo.exponential"(%72) : (tensor<2x1xf32>) -> tensor<2x1xf32>
      %74 = "stablehlo.add"(%71, %73) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
      %75 = "stablehlo.subtract"(%63, %69) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
      %76 = "stablehlo.exponential"(%75) : (tensor<2x1xf32>) -> tensor<2x1xf32>
      %77 = "stablehlo.add"(%74, %76) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
      %78 = "stablehlo.log"(%77) : (tensor<2x1xf32>) -> tensor<2x1xf32>
      %79 = "stablehlo.add"(%78, %69) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
      %80 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %81 = "stablehlo.compare"(%r52, %80) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %82 = "stablehlo.broadcast_in_dim"(%81) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<2x1xi1>
      %83 = "stablehlo.select"(%82, %r53, %79) : (tensor<2x1xi1>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
      %84 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %85 = "stablehlo.dynamic_slice"(%r55, %r52, %84, %84) <{slice_sizes = array<i64: 1, 2, 1>}> : (tensor<4x2x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x1xf32>
      %86 = "stablehlo.reshape"(%85) : (tensor<1x2x1xf32>) -> tensor<2x1xf32>
      %87 = "stablehlo.add"(%83, %86) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
      %88 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x1xf32>}> : () -> tensor<2x1xf32>
      %89 = "stablehlo.select"(%r57, %87, %88) : (tensor<2x1xi1>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
      %90 = "stablehlo.reshape"(%89) : (tensor<2x1xf32>) -> tensor<1x2x1xf32>
      %91 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %92 = "stablehlo.dynamic_update_slice"(%r54, %90, %r52, %91, %91) : (tensor<4x2x1xf32>, tensor<1x2x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x2x1xf32>
      %93 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %94 = "stablehlo.add"(%r52, %93) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%94, %89, %92, %r55, %r56, %r57) : (tensor<i32>, tensor<2x1xf32>, tensor<4x2x1xf32>, tensor<4x2x1xf32>, tensor<2x1xi1>, tensor<2x1xi1>) -> ()
    }) : (tensor<i32>, tensor<2x1xf32>, tensor<4x2x1xf32>, tensor<4x2x1xf32>, tensor<2x1xi1>, tensor<2x1xi1>) -> (tensor<i32>, tensor<2x1xf32>, tensor<4x2x1xf32>, tensor<4x2x1xf32>, tensor<2x1xi1>, tensor<2x1xi1>)
    %96 = "stablehlo.transpose"(%95#2) <{permutation = array<i64: 1, 0, 2>}> : (tensor<4x2x1xf32>) -> tensor<2x4x1xf32>
    %97 = "stablehlo.constant"() <{value = dense<-1> : tensor<2xi32>}> : () -> tensor<2xi32>
    %98 = "stablehlo.add"(%29, %97) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %99 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
    %100 = "stablehlo.maximum"(%98, %99) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %101 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2xi32>
    %102 = "stablehlo.reshape"(%101) : (tensor<2xi32>) -> tensor<1x2xi32>
    %103 = "stablehlo.reshape"(%100) : (tensor<2xi32>) -> tensor<1x2xi32>
    %104 = "stablehlo.concatenate"(%102, %103) <{dimension = 0 : i64}> : (tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<2x2xi32>
    %105 = "stablehlo.gather"(%96, %104) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 0>, slice_sizes = array<i64: 1, 1, 1>, indices_are_sorted = false}> : (tensor<2x4x1xf32>, tensor<2x2xi32>) -> tensor<2x1xf32>
    %106 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x1xi32>
    %107 = "stablehlo.constant"() <{value = dense<2> : tensor<2xi32>}> : () -> tensor<2xi32>
    %108 = "stablehlo.multiply"(%2, %107) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %109 = "stablehlo.broadcast_in_dim"(%108) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x1xi32>
    %110 = "stablehlo.constant"() <{value = dense<-1> : tensor<2x1xi32>}> : () -> tensor<2x1xi32>
    %111 = "stablehlo.add"(%109, %110) : (tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x1xi32>
    %112 = "stablehlo.compare"(%106, %111) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x1xi1>
    %113 = "stablehlo.compare"(%106, %109) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x1xi1>
    %114 = "stablehlo.and"(%112, %113) : (tensor<2x1xi1>, tensor<2x1xi1>) -> tensor<2x1xi1>
    %115 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x1xf32>}> : () -> tensor<2x1xf32>
    %116 = "stablehlo.select"(%114, %105, %115) : (tensor<2x1xi1>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %117 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %121 = "stablehlo.reduce"(%116, %117) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r118: tensor<f32>, %r119: tensor<f32>):
      %120 = "stablehlo.maximum"(%r118, %r119) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%120) : (tensor<f32>) -> ()
    }) : (tensor<2x1xf32>, tensor<f32>) -> tensor<2xf32>
    %122 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2xf32>}> : () -> tensor<2xf32>
    %123 = "stablehlo.compare"(%121, %122) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %124 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2xf32>}> : () -> tensor<2xf32>
    %125 = "stablehlo.select"(%123, %124, %121) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %126 = "stablehlo.broadcast_in_dim"(%125) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf32>) -> tensor<2x1xf32>
    %127 = "stablehlo.subtract"(%116, %126) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %128 = "stablehlo.exponential"(%127) : (tensor<2x1xf32>) -> tensor<2x1xf32>
    %129 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %133 = "stablehlo.reduce"(%128, %129) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r130: tensor<f32>, %r131: tensor<f32>):
      %132 = "stablehlo.add"(%r130, %r131) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%132) : (tensor<f32>) -> ()
    }) : (tensor<2x1xf32>, tensor<f32>) -> tensor<2xf32>
    %134 = "stablehlo.log"(%133) : (tensor<2xf32>) -> tensor<2xf32>
    %135 = "stablehlo.add"(%134, %125) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %136 = "stablehlo.negate"(%135) : (tensor<2xf32>) -> tensor<2xf32>
    %137 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
    %138 = "stablehlo.compare"(%29, %137) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %139 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
    %140 = "stablehlo.compare"(%2, %139) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %141 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2xf32>}> : () -> tensor<2xf32>
    %142 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<2xf32>}> : () -> tensor<2xf32>
    %143 = "stablehlo.select"(%140, %141, %142) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %144 = "stablehlo.select"(%138, %143, %136) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %145 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %149 = "stablehlo.reduce"(%2, %145) <{dimensions = array<i64: 0>}> ({
    ^bb0(%r146: tensor<i32>, %r147: tensor<i32>):
      %148 = "stablehlo.add"(%r146, %r147) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%148) : (tensor<i32>) -> ()
    }) : (tensor<2xi32>, tensor<i32>) -> tensor<i32>
    %150 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %151 = "stablehlo.compare"(%149, %150) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %152 = "stablehlo.broadcast_in_dim"(%151) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<2xi1>
    %153 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<2xf32>}> : () -> tensor<2xf32>
    %154 = "stablehlo.select"(%152, %144, %153) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    return %154, %96 : tensor<2xf32>, tensor<2x4x1xf32>
  }
}

// T[4,2,3] i64[2,2] (4,3) (2,1), T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<4x2x3xf64>, %arg1: tensor<2x2xi64>, %s0: tensor<i32>, %s1: tensor<i32>, %s2: tensor<i32>, %s3: tensor<i32>) -> (tensor<2xf64>, tensor<2x4x5xf64>) {
    %0 = "stablehlo.reshape"(%s0) : (tensor<i32>) -> tensor<1xi32>
    %1 = "stablehlo.reshape"(%s1) : (tensor<i32>) -> tensor<1xi32>
    %2 = "stablehlo.concatenate"(%0, %1) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %3 = "stablehlo.convert"(%arg1) : (tensor<2x2xi64>) -> tensor<2x2xi32>
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
    %26 = "stablehlo.gather"(%arg0, %25) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1, 2], start_index_map = [0, 1, 2], index_vector_dim = 0>, slice_sizes = array<i64: 1, 1, 1>, indices_are_sorted = false}> : (tensor<4x2x3xf64>, tensor<3x4x2x5xi32>) -> tensor<4x2x5xf64>
    %27 = "stablehlo.reshape"(%s2) : (tensor<i32>) -> tensor<1xi32>
    %28 = "stablehlo.reshape"(%s3) : (tensor<i32>) -> tensor<1xi32>
    %29 = "stablehlo.concatenate"(%27, %28) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %30 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5xi32>
    %31 = "stablehlo.constant"() <{value = dense<1> : tensor<2x5xi32>}> : () -> tensor<2x5xi32>
    %32 = "stablehlo.compare"(%30, %31) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
    %33 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5xi32>
    %34 = "stablehlo.constant"() <{value = dense<2> : tensor<2xi32>}> : () -> tensor<2xi32>
    %35 = "stablehlo.multiply"(%2, %34) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %36 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x5xi32>
    %37 = "stablehlo.compare"(%33, %36) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
    %38 = "stablehlo.and"(%32, %37) : (tensor<2x5xi1>, tensor<2x5xi1>) -> tensor<2x5xi1>
    %39 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<2x5xf64>}> : () -> tensor<2x5xf64>
    %40 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x5xf64>}> : () -> tensor<2x5xf64>
    %41 = "stablehlo.select"(%38, %40, %39) : (tensor<2x5xi1>, tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
    %42 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<4x2x5xf64>}> : () -> tensor<4x2x5xf64>
    %43 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %95:6 = "stablehlo.while"(%43, %41, %42, %26, %18, %37) ({
    ^bb0(%r44: tensor<i32>, %r45: tensor<2x5xf64>, %r46: tensor<4x2x5xf64>, %r47: tensor<4x2x5xf64>, %r48: tensor<2x5xi1>, %r49: tensor<2x5xi1>):
      %50 = "stablehlo.constant"() <{value = dense<4> : tensor<i32>}> : () -> tensor<i32>
      %51 = "stablehlo.compare"(%r44, %50) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%51) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r52: tensor<i32>, %r53: tensor<2x5xf64>, %r54: tensor<4x2x5xf64>, %r55: tensor<4x2x5xf64>, %r56: tensor<2x5xi1>, %r57: tensor<2x5xi1>):
      %58 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<f64>}> : () -> tensor<f64>
      %59 = "stablehlo.pad"(%r53, %58) <{edge_padding_low = array<i64: 0, 1>, edge_padding_high = array<i64: 0, -1>, interior_padding = array<i64: 0, 0>}> : (tensor<2x5xf64>, tensor<f64>) -> tensor<2x5xf64>
      %60 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<f64>}> : () -> tensor<f64>
      %61 = "stablehlo.pad"(%r53, %60) <{edge_padding_low = array<i64: 0, 2>, edge_padding_high = array<i64: 0, -2>, interior_padding = array<i64: 0, 0>}> : (tensor<2x5xf64>, tensor<f64>) -> tensor<2x5xf64>
      %62 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<2x5xf64>}> : () -> tensor<2x5xf64>
      %63 = "stablehlo.select"(%r56, %61, %62) : (tensor<2x5xi1>, tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
      %64 = "stablehlo.maximum"(%r53, %59) : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
      %65 = "stablehlo.maximum"(%64, %63) : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
      %66 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<2x5xf64>}> : () -> tensor<2x5xf64>
      %67 = "stablehlo.compare"(%65, %66) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
      %68 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x5xf64>}> : () -> tensor<2x5xf64>
      %69 = "stablehlo.select"(%67, %68, %65) : (tensor<2x5xi1>, tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
      %70 = "stablehlo.subtract"(%r53, %69) : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
      %71 = "stablehlo.exponential"(%70) : (tensor<2x5xf64>) -> tensor<2x5xf64>
      %72 = "stablehlo.subtract"(%59, %69) : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
      %73 = "stablehlo.exponential"(%72) : (tensor<2x5xf64>) -> tensor<2x5xf64>
      %74 = "stablehlo.add"(%71, %73) : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
      %75 = "stablehlo.subtract"(%63, %69) : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
      %76 = "stablehlo.exponential"(%75) : (tensor<2x5xf64>) -> tensor<2x5xf64>
      %77 = "stablehlo.add"(%74, %76) : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
      %78 = "stablehlo.log"(%77) : (tensor<2x5xf64>) -> tensor<2x5xf64>
      %79 = "stablehlo.add"(%78, %69) : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
      %80 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %81 = "stablehlo.compare"(%r52, %80) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %82 = "stablehlo.broadcast_in_dim"(%81) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<2x5xi1>
      %83 = "stablehlo.select"(%82, %r53, %79) : (tensor<2x5xi1>, tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
      %84 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %85 = "stablehlo.dynamic_slice"(%r55, %r52, %84, %84) <{slice_sizes = array<i64: 1, 2, 5>}> : (tensor<4x2x5xf64>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x5xf64>
      %86 = "stablehlo.reshape"(%85) : (tensor<1x2x5xf64>) -> tensor<2x5xf64>
      %87 = "stablehlo.add"(%83, %86) : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
      %88 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<2x5xf64>}> : () -> tensor<2x5xf64>
      %89 = "stablehlo.select"(%r57, %87, %88) : (tensor<2x5xi1>, tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
      %90 = "stablehlo.reshape"(%89) : (tensor<2x5xf64>) -> tensor<1x2x5xf64>
      %91 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %92 = "stablehlo.dynamic_update_slice"(%r54, %90, %r52, %91, %91) : (tensor<4x2x5xf64>, tensor<1x2x5xf64>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x2x5xf64>
      %93 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %94 = "stablehlo.add"(%r52, %93) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%94, %89, %92, %r55, %r56, %r57) : (tensor<i32>, tensor<2x5xf64>, tensor<4x2x5xf64>, tensor<4x2x5xf64>, tensor<2x5xi1>, tensor<2x5xi1>) -> ()
    }) : (tensor<i32>, tensor<2x5xf64>, tensor<4x2x5xf64>, tensor<4x2x5xf64>, tensor<2x5xi1>, tensor<2x5xi1>) -> (tensor<i32>, tensor<2x5xf64>, tensor<4x2x5xf64>, tensor<4x2x5xf64>, tensor<2x5xi1>, tensor<2x5xi1>)
    %96 = "stablehlo.transpose"(%95#2) <{permutation = array<i64: 1, 0, 2>}> : (tensor<4x2x5xf64>) -> tensor<2x4x5xf64>
    %97 = "stablehlo.constant"() <{value = dense<-1> : tensor<2xi32>}> : () -> tensor<2xi32>
    %98 = "stablehlo.add"(%29, %97) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %99 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
    %100 = "stablehlo.maximum"(%98, %99) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %101 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2xi32>
    %102 = "stablehlo.reshape"(%101) : (tensor<2xi32>) -> tensor<1x2xi32>
    %103 = "stablehlo.reshape"(%100) : (tensor<2xi32>) -> tensor<1x2xi32>
    %104 = "stablehlo.concatenate"(%102, %103) <{dimension = 0 : i64}> : (tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<2x2xi32>
    %105 = "stablehlo.gather"(%96, %104) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 0>, slice_sizes = array<i64: 1, 1, 5>, indices_are_sorted = false}> : (tensor<2x4x5xf64>, tensor<2x2xi32>) -> tensor<2x5xf64>
    %106 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5xi32>
    %107 = "stablehlo.constant"() <{value = dense<2> : tensor<2xi32>}> : () -> tensor<2xi32>
    %108 = "stablehlo.multiply"(%2, %107) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %109 = "stablehlo.broadcast_in_dim"(%108) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x5xi32>
    %110 = "stablehlo.constant"() <{value = dense<-1> : tensor<2x5xi32>}> : () -> tensor<2x5xi32>
    %111 = "stablehlo.add"(%109, %110) : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
    %112 = "stablehlo.compare"(%106, %111) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
    %113 = "stablehlo.compare"(%106, %109) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
    %114 = "stablehlo.and"(%112, %113) : (tensor<2x5xi1>, tensor<2x5xi1>) -> tensor<2x5xi1>
    %115 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<2x5xf64>}> : () -> tensor<2x5xf64>
    %116 = "stablehlo.select"(%114, %105, %115) : (tensor<2x5xi1>, tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
    %117 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<f64>}> : () -> tensor<f64>
    %121 = "stablehlo.reduce"(%116, %117) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r118: tensor<f64>, %r119: tensor<f64>):
      %120 = "stablehlo.maximum"(%r118, %r119) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%120) : (tensor<f64>) -> ()
    }) : (tensor<2x5xf64>, tensor<f64>) -> tensor<2xf64>
    %122 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<2xf64>}> : () -> tensor<2xf64>
    %123 = "stablehlo.compare"(%121, %122) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %124 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2xf64>}> : () -> tensor<2xf64>
    %125 = "stablehlo.select"(%123, %124, %121) : (tensor<2xi1>, tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
    %126 = "stablehlo.broadcast_in_dim"(%125) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf64>) -> tensor<2x5xf64>
    %127 = "stablehlo.subtract"(%116, %126) : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
    %128 = "stablehlo.exponential"(%127) : (tensor<2x5xf64>) -> tensor<2x5xf64>
    %129 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %133 = "stablehlo.reduce"(%128, %129) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r130: tensor<f64>, %r131: tensor<f64>):
      %132 = "stablehlo.add"(%r130, %r131) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%132) : (tensor<f64>) -> ()
    }) : (tensor<2x5xf64>, tensor<f64>) -> tensor<2xf64>
    %134 = "stablehlo.log"(%133) : (tensor<2xf64>) -> tensor<2xf64>
    %135 = "stablehlo.add"(%134, %125) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
    %136 = "stablehlo.negate"(%135) : (tensor<2xf64>) -> tensor<2xf64>
    %137 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
    %138 = "stablehlo.compare"(%29, %137) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %139 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
    %140 = "stablehlo.compare"(%2, %139) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %141 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2xf64>}> : () -> tensor<2xf64>
    %142 = "stablehlo.constant"() <{value = dense<0x7FF0000000000000> : tensor<2xf64>}> : () -> tensor<2xf64>
    %143 = "stablehlo.select"(%140, %141, %142) : (tensor<2xi1>, tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
    %144 = "stablehlo.select"(%138, %143, %136) : (tensor<2xi1>, tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
    return %144, %96 : tensor<2xf64>, tensor<2x4x5xf64>
  }
}
