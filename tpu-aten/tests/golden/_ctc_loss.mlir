// aten::_ctc_loss(Tensor log_probs, Tensor targets, int[] input_lengths, int[] target_lengths, int blank=0, bool zero_infinity=False) -> (Tensor, Tensor)

// T[4,2,3] i64[2,2] (4,3) (2,1), T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<4x2x3xf32>, %arg1: tensor<2x2xi64>) -> (tensor<2xf32>, tensor<2x4x5xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<2x2xi64>}> : () -> tensor<2x2xi64>
    %2 = "stablehlo.reshape"(%1) : (tensor<2x2xi64>) -> tensor<2x2x1xi64>
    %3 = "stablehlo.reshape"(%arg1) : (tensor<2x2xi64>) -> tensor<2x2x1xi64>
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
    %25 = "stablehlo.gather"(%arg0, %24) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1, 2], start_index_map = [0, 1, 2], index_vector_dim = 0>, slice_sizes = array<i64: 1, 1, 1>, indices_are_sorted = false}> : (tensor<4x2x3xf32>, tensor<3x4x2x5xi32>) -> tensor<4x2x5xf32>
    %26 = "stablehlo.constant"() <{value = dense<[4, 3]> : tensor<2xi64>}> : () -> tensor<2xi64>
    %27 = "stablehlo.constant"() <{value = dense<[2, 1]> : tensor<2xi64>}> : () -> tensor<2xi64>
    %28 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5xi64>
    %29 = "stablehlo.constant"() <{value = dense<1> : tensor<2x5xi64>}> : () -> tensor<2x5xi64>
    %30 = "stablehlo.compare"(%28, %29) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi64>, tensor<2x5xi64>) -> tensor<2x5xi1>
    %31 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5xi64>
    %32 = "stablehlo.constant"() <{value = dense<2> : tensor<2xi64>}> : () -> tensor<2xi64>
    %33 = "stablehlo.multiply"(%27, %32) : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    %34 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi64>) -> tensor<2x5xi64>
    %35 = "stablehlo.compare"(%31, %34) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi64>, tensor<2x5xi64>) -> tensor<2x5xi1>
    %36 = "stablehlo.and"(%30, %35) : (tensor<2x5xi1>, tensor<2x5xi1>) -> tensor<2x5xi1>
    %37 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x5xf32>}> : () -> tensor<2x5xf32>
    %38 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x5xf32>}> : () -> tensor<2x5xf32>
    %39 = "stablehlo.select"(%36, %38, %37) : (tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    %40 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<4x2x5xf32>}> : () -> tensor<4x2x5xf32>
    %41 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %93:6 = "stablehlo.while"(%41, %39, %40, %25, %14, %35) ({
    ^bb0(%r42: tensor<i32>, %r43: tensor<2x5xf32>, %r44: tensor<4x2x5xf32>, %r45: tensor<4x2x5xf32>, %r46: tensor<2x5xi1>, %r47: tensor<2x5xi1>):
      %48 = "stablehlo.constant"() <{value = dense<4> : tensor<i32>}> : () -> tensor<i32>
      %49 = "stablehlo.compare"(%r42, %48) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%49) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r50: tensor<i32>, %r51: tensor<2x5xf32>, %r52: tensor<4x2x5xf32>, %r53: tensor<4x2x5xf32>, %r54: tensor<2x5xi1>, %r55: tensor<2x5xi1>):
      %56 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
      %57 = "stablehlo.pad"(%r51, %56) <{edge_padding_low = array<i64: 0, 1>, edge_padding_high = array<i64: 0, -1>, interior_padding = array<i64: 0, 0>}> : (tensor<2x5xf32>, tensor<f32>) -> tensor<2x5xf32>
      %58 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
      %59 = "stablehlo.pad"(%r51, %58) <{edge_padding_low = array<i64: 0, 2>, edge_padding_high = array<i64: 0, -2>, interior_padding = array<i64: 0, 0>}> : (tensor<2x5xf32>, tensor<f32>) -> tensor<2x5xf32>
      %60 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x5xf32>}> : () -> tensor<2x5xf32>
      %61 = "stablehlo.select"(%r54, %59, %60) : (tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %62 = "stablehlo.maximum"(%r51, %57) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %63 = "stablehlo.maximum"(%62, %61) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %64 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x5xf32>}> : () -> tensor<2x5xf32>
      %65 = "stablehlo.compare"(%63, %64) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
      %66 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x5xf32>}> : () -> tensor<2x5xf32>
      %67 = "stablehlo.select"(%65, %66, %63) : (tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %68 = "stablehlo.subtract"(%r51, %67) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %69 = "stablehlo.exponential"(%68) : (tensor<2x5xf32>) -> tensor<2x5xf32>
      %70 = "stablehlo.subtract"(%57, %67) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %71 = "stablehlo.exponential"(%70) : (tensor<2x5xf32>) -> tensor<2x5xf32>
      %72 = "stablehlo.add"(%69, %71) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %73 = "stablehlo.subtract"(%61, %67) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %74 = "stablehlo.exponential"(%73) : (tensor<2x5xf32>) -> tensor<2x5xf32>
      %75 = "stablehlo.add"(%72, %74) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %76 = "stablehlo.log"(%75) : (tensor<2x5xf32>) -> tensor<2x5xf32>
      %77 = "stablehlo.add"(%76, %67) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %78 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %79 = "stablehlo.compare"(%r50, %78) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %80 = "stablehlo.broadcast_in_dim"(%79) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<2x5xi1>
      %81 = "stablehlo.select"(%80, %r51, %77) : (tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %82 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %83 = "stablehlo.dynamic_slice"(%r53, %r50, %82, %82) <{slice_sizes = array<i64: 1, 2, 5>}> : (tensor<4x2x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x5xf32>
      %84 = "stablehlo.reshape"(%83) : (tensor<1x2x5xf32>) -> tensor<2x5xf32>
      %85 = "stablehlo.add"(%81, %84) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %86 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x5xf32>}> : () -> tensor<2x5xf32>
      %87 = "stablehlo.select"(%r55, %85, %86) : (tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %88 = "stablehlo.reshape"(%87) : (tensor<2x5xf32>) -> tensor<1x2x5xf32>
      %89 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %90 = "stablehlo.dynamic_update_slice"(%r52, %88, %r50, %89, %89) : (tensor<4x2x5xf32>, tensor<1x2x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x2x5xf32>
      %91 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %92 = "stablehlo.add"(%r50, %91) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%92, %87, %90, %r53, %r54, %r55) : (tensor<i32>, tensor<2x5xf32>, tensor<4x2x5xf32>, tensor<4x2x5xf32>, tensor<2x5xi1>, tensor<2x5xi1>) -> ()
    }) : (tensor<i32>, tensor<2x5xf32>, tensor<4x2x5xf32>, tensor<4x2x5xf32>, tensor<2x5xi1>, tensor<2x5xi1>) -> (tensor<i32>, tensor<2x5xf32>, tensor<4x2x5xf32>, tensor<4x2x5xf32>, tensor<2x5xi1>, tensor<2x5xi1>)
    %94 = "stablehlo.transpose"(%93#2) <{permutation = array<i64: 1, 0, 2>}> : (tensor<4x2x5xf32>) -> tensor<2x4x5xf32>
    %95 = "stablehlo.constant"() <{value = dense<-1> : tensor<2xi64>}> : () -> tensor<2xi64>
    %96 = "stablehlo.add"(%26, %95) : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    %97 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi64>}> : () -> tensor<2xi64>
    %98 = "stablehlo.maximum"(%96, %97) : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    %99 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2xi64>
    %100 = "stablehlo.convert"(%99) : (tensor<2xi64>) -> tensor<2xi32>
    %101 = "stablehlo.convert"(%98) : (tensor<2xi64>) -> tensor<2xi32>
    %102 = "stablehlo.reshape"(%100) : (tensor<2xi32>) -> tensor<1x2xi32>
    %103 = "stablehlo.reshape"(%101) : (tensor<2xi32>) -> tensor<1x2xi32>
    %104 = "stablehlo.concatenate"(%102, %103) <{dimension = 0 : i64}> : (tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<2x2xi32>
    %105 = "stablehlo.gather"(%94, %104) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 0>, slice_sizes = array<i64: 1, 1, 5>, indices_are_sorted = false}> : (tensor<2x4x5xf32>, tensor<2x2xi32>) -> tensor<2x5xf32>
    %106 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5xi64>
    %107 = "stablehlo.constant"() <{value = dense<2> : tensor<2xi64>}> : () -> tensor<2xi64>
    %108 = "stablehlo.multiply"(%27, %107) : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    %109 = "stablehlo.broadcast_in_dim"(%108) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi64>) -> tensor<2x5xi64>
    %110 = "stablehlo.constant"() <{value = dense<-1> : tensor<2x5xi64>}> : () -> tensor<2x5xi64>
    %111 = "stablehlo.add"(%109, %110) : (tensor<2x5xi64>, tensor<2x5xi64>) -> tensor<2x5xi64>
    %112 = "stablehlo.compare"(%106, %111) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi64>, tensor<2x5xi64>) -> tensor<2x5xi1>
    %113 = "stablehlo.compare"(%106, %109) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi64>, tensor<2x5xi64>) -> tensor<2x5xi1>
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
    %137 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi64>}> : () -> tensor<2xi64>
    %138 = "stablehlo.compare"(%26, %137) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi1>
    %139 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi64>}> : () -> tensor<2xi64>
    %140 = "stablehlo.compare"(%27, %139) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi1>
    %141 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2xf32>}> : () -> tensor<2xf32>
    %142 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<2xf32>}> : () -> tensor<2xf32>
    %143 = "stablehlo.select"(%140, %141, %142) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %144 = "stablehlo.select"(%138, %143, %136) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    return %144, %94 : tensor<2xf32>, tensor<2x4x5xf32>
  }
}

// T[4,2,3] i64[3] (4,3) (2,1), T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<4x2x3xf32>, %arg1: tensor<3xi64>) -> (tensor<2xf32>, tensor<2x4x5xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<[0, 2]> : tensor<2xi64>}> : () -> tensor<2xi64>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi64>) -> tensor<2x2xi64>
    %2 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x2xi64>
    %3 = "stablehlo.add"(%1, %2) : (tensor<2x2xi64>, tensor<2x2xi64>) -> tensor<2x2xi64>
    %4 = "stablehlo.gather"(%arg1, %3) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<3xi64>, tensor<2x2xi64>) -> tensor<2x2xi64>
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
    %29 = "stablehlo.gather"(%arg0, %28) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1, 2], start_index_map = [0, 1, 2], index_vector_dim = 0>, slice_sizes = array<i64: 1, 1, 1>, indices_are_sorted = false}> : (tensor<4x2x3xf32>, tensor<3x4x2x5xi32>) -> tensor<4x2x5xf32>
    %30 = "stablehlo.constant"() <{value = dense<[4, 3]> : tensor<2xi64>}> : () -> tensor<2xi64>
    %31 = "stablehlo.constant"() <{value = dense<[2, 1]> : tensor<2xi64>}> : () -> tensor<2xi64>
    %32 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5xi64>
    %33 = "stablehlo.constant"() <{value = dense<1> : tensor<2x5xi64>}> : () -> tensor<2x5xi64>
    %34 = "stablehlo.compare"(%32, %33) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi64>, tensor<2x5xi64>) -> tensor<2x5xi1>
    %35 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5xi64>
    %36 = "stablehlo.constant"() <{value = dense<2> : tensor<2xi64>}> : () -> tensor<2xi64>
    %37 = "stablehlo.multiply"(%31, %36) : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    %38 = "stablehlo.broadcast_in_dim"(%37) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi64>) -> tensor<2x5xi64>
    %39 = "stablehlo.compare"(%35, %38) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi64>, tensor<2x5xi64>) -> tensor<2x5xi1>
    %40 = "stablehlo.and"(%34, %39) : (tensor<2x5xi1>, tensor<2x5xi1>) -> tensor<2x5xi1>
    %41 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x5xf32>}> : () -> tensor<2x5xf32>
    %42 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x5xf32>}> : () -> tensor<2x5xf32>
    %43 = "stablehlo.select"(%40, %42, %41) : (tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    %44 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<4x2x5xf32>}> : () -> tensor<4x2x5xf32>
    %45 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %97:6 = "stablehlo.while"(%45, %43, %44, %29, %18, %39) ({
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
    %100 = "stablehlo.add"(%30, %99) : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
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
    %112 = "stablehlo.multiply"(%31, %111) : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
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
    %142 = "stablehlo.compare"(%30, %141) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi1>
    %143 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi64>}> : () -> tensor<2xi64>
    %144 = "stablehlo.compare"(%31, %143) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi1>
    %145 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2xf32>}> : () -> tensor<2xf32>
    %146 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<2xf32>}> : () -> tensor<2xf32>
    %147 = "stablehlo.select"(%144, %145, %146) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %148 = "stablehlo.select"(%142, %147, %140) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    return %148, %98 : tensor<2xf32>, tensor<2x4x5xf32>
  }
}

// T[4,2,3] i64[0] (4,3) (0,0), T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<4x2x3xf32>, %arg1: tensor<0xi64>) -> (tensor<2xf32>, tensor<2x4x1xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<0> : tensor<2x0xi64>}> : () -> tensor<2x0xi64>
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<2x0xi64>}> : () -> tensor<2x0xi64>
    %2 = "stablehlo.reshape"(%1) : (tensor<2x0xi64>) -> tensor<2x0x1xi64>
    %3 = "stablehlo.reshape"(%0) : (tensor<2x0xi64>) -> tensor<2x0x1xi64>
    %4 = "stablehlo.concatenate"(%2, %3) <{dimension = 2 : i64}> : (tensor<2x0x1xi64>, tensor<2x0x1xi64>) -> tensor<2x0x2xi64>
    %5 = "stablehlo.reshape"(%4) : (tensor<2x0x2xi64>) -> tensor<2x0xi64>
    %6 = "stablehlo.constant"() <{value = dense<0> : tensor<2x1xi64>}> : () -> tensor<2x1xi64>
    %7 = "stablehlo.concatenate"(%5, %6) <{dimension = 1 : i64}> : (tensor<2x0xi64>, tensor<2x1xi64>) -> tensor<2x1xi64>
    %8 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %9 = "stablehlo.pad"(%7, %8) <{edge_padding_low = array<i64: 0, 1>, edge_padding_high = array<i64: 0, -1>, interior_padding = array<i64: 0, 0>}> : (tensor<2x1xi64>, tensor<i64>) -> tensor<2x1xi64>
    %10 = "stablehlo.compare"(%7, %9) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x1xi64>, tensor<2x1xi64>) -> tensor<2x1xi1>
    %11 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x1xi64>
    %12 = "stablehlo.constant"() <{value = dense<2> : tensor<2x1xi64>}> : () -> tensor<2x1xi64>
    %13 = "stablehlo.compare"(%11, %12) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x1xi64>, tensor<2x1xi64>) -> tensor<2x1xi1>
    %14 = "stablehlo.and"(%10, %13) : (tensor<2x1xi1>, tensor<2x1xi1>) -> tensor<2x1xi1>
    %15 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<2x1xi64>) -> tensor<4x2x1xi64>
    %16 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4x2x1xi64>
    %17 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<4x2x1xi64>
    %18 = "stablehlo.convert"(%16) : (tensor<4x2x1xi64>) -> tensor<4x2x1xi32>
    %19 = "stablehlo.convert"(%17) : (tensor<4x2x1xi64>) -> tensor<4x2x1xi32>
    %20 = "stablehlo.convert"(%15) : (tensor<4x2x1xi64>) -> tensor<4x2x1xi32>
    %21 = "stablehlo.reshape"(%18) : (tensor<4x2x1xi32>) -> tensor<1x4x2x1xi32>
    %22 = "stablehlo.reshape"(%19) : (tensor<4x2x1xi32>) -> tensor<1x4x2x1xi32>
    %23 = "stablehlo.reshape"(%20) : (tensor<4x2x1xi32>) -> tensor<1x4x2x1xi32>
    %24 = "stablehlo.concatenate"(%21, %22, %23) <{dimension = 0 : i64}> : (tensor<1x4x2x1xi32>, tensor<1x4x2x1xi32>, tensor<1x4x2x1xi32>) -> tensor<3x4x2x1xi32>
    %25 = "stablehlo.gather"(%arg0, %24) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1, 2], start_index_map = [0, 1, 2], index_vector_dim = 0>, slice_sizes = array<i64: 1, 1, 1>, indices_are_sorted = false}> : (tensor<4x2x3xf32>, tensor<3x4x2x1xi32>) -> tensor<4x2x1xf32>
    %26 = "stablehlo.constant"() <{value = dense<[4, 3]> : tensor<2xi64>}> : () -> tensor<2xi64>
    %27 = "stablehlo.constant"() <{value = dense<[0, 0]> : tensor<2xi64>}> : () -> tensor<2xi64>
    %28 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x1xi64>
    %29 = "stablehlo.constant"() <{value = dense<1> : tensor<2x1xi64>}> : () -> tensor<2x1xi64>
    %30 = "stablehlo.compare"(%28, %29) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x1xi64>, tensor<2x1xi64>) -> tensor<2x1xi1>
    %31 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x1xi64>
    %32 = "stablehlo.constant"() <{value = dense<2> : tensor<2xi64>}> : () -> tensor<2xi64>
    %33 = "stablehlo.multiply"(%27, %32) : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    %34 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi64>) -> tensor<2x1xi64>
    %35 = "stablehlo.compare"(%31, %34) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x1xi64>, tensor<2x1xi64>) -> tensor<2x1xi1>
    %36 = "stablehlo.and"(%30, %35) : (tensor<2x1xi1>, tensor<2x1xi1>) -> tensor<2x1xi1>
    %37 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x1xf32>}> : () -> tensor<2x1xf32>
    %38 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1xf32>}> : () -> tensor<2x1xf32>
    %39 = "stablehlo.select"(%36, %38, %37) : (tensor<2x1xi1>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %40 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<4x2x1xf32>}> : () -> tensor<4x2x1xf32>
    %41 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %93:6 = "stablehlo.while"(%41, %39, %40, %25, %14, %35) ({
    ^bb0(%r42: tensor<i32>, %r43: tensor<2x1xf32>, %r44: tensor<4x2x1xf32>, %r45: tensor<4x2x1xf32>, %r46: tensor<2x1xi1>, %r47: tensor<2x1xi1>):
      %48 = "stablehlo.constant"() <{value = dense<4> : tensor<i32>}> : () -> tensor<i32>
      %49 = "stablehlo.compare"(%r42, %48) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%49) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r50: tensor<i32>, %r51: tensor<2x1xf32>, %r52: tensor<4x2x1xf32>, %r53: tensor<4x2x1xf32>, %r54: tensor<2x1xi1>, %r55: tensor<2x1xi1>):
      %56 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
      %57 = "stablehlo.pad"(%r51, %56) <{edge_padding_low = array<i64: 0, 1>, edge_padding_high = array<i64: 0, -1>, interior_padding = array<i64: 0, 0>}> : (tensor<2x1xf32>, tensor<f32>) -> tensor<2x1xf32>
      %58 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
      %59 = "stablehlo.pad"(%r51, %58) <{edge_padding_low = array<i64: 0, 1>, edge_padding_high = array<i64: 0, -1>, interior_padding = array<i64: 0, 0>}> : (tensor<2x1xf32>, tensor<f32>) -> tensor<2x1xf32>
      %60 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x1xf32>}> : () -> tensor<2x1xf32>
      %61 = "stablehlo.select"(%r54, %59, %60) : (tensor<2x1xi1>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
      %62 = "stablehlo.maximum"(%r51, %57) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
      %63 = "stablehlo.maximum"(%62, %61) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
      %64 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x1xf32>}> : () -> tensor<2x1xf32>
      %65 = "stablehlo.compare"(%63, %64) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xi1>
      %66 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1xf32>}> : () -> tensor<2x1xf32>
      %67 = "stablehlo.select"(%65, %66, %63) : (tensor<2x1xi1>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
      %68 = "stablehlo.subtract"(%r51, %67) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
      %69 = "stablehlo.exponential"(%68) : (tensor<2x1xf32>) -> tensor<2x1xf32>
      %70 = "stablehlo.subtract"(%57, %67) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
      %71 = "stablehlo.exponential"(%70) : (tensor<2x1xf32>) -> tensor<2x1xf32>
      %72 = "stablehlo.add"(%69, %71) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
      %73 = "stablehlo.subtract"(%61, %67) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
      %74 = "stablehlo.exponential"(%73) : (tensor<2x1xf32>) -> tensor<2x1xf32>
      %75 = "stablehlo.add"(%72, %74) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
      %76 = "stablehlo.log"(%75) : (tensor<2x1xf32>) -> tensor<2x1xf32>
      %77 = "stablehlo.add"(%76, %67) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
      %78 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %79 = "stablehlo.compare"(%r50, %78) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %80 = "stablehlo.broadcast_in_dim"(%79) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<2x1xi1>
      %81 = "stablehlo.select"(%80, %r51, %77) : (tensor<2x1xi1>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
      %82 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %83 = "stablehlo.dynamic_slice"(%r53, %r50, %82, %82) <{slice_sizes = array<i64: 1, 2, 1>}> : (tensor<4x2x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x1xf32>
      %84 = "stablehlo.reshape"(%83) : (tensor<1x2x1xf32>) -> tensor<2x1xf32>
      %85 = "stablehlo.add"(%81, %84) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
      %86 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x1xf32>}> : () -> tensor<2x1xf32>
      %87 = "stablehlo.select"(%r55, %85, %86) : (tensor<2x1xi1>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
      %88 = "stablehlo.reshape"(%87) : (tensor<2x1xf32>) -> tensor<1x2x1xf32>
      %89 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %90 = "stablehlo.dynamic_update_slice"(%r52, %88, %r50, %89, %89) : (tensor<4x2x1xf32>, tensor<1x2x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x2x1xf32>
      %91 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %92 = "stablehlo.add"(%r50, %91) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%92, %87, %90, %r53, %r54, %r55) : (tensor<i32>, tensor<2x1xf32>, tensor<4x2x1xf32>, tensor<4x2x1xf32>, tensor<2x1xi1>, tensor<2x1xi1>) -> ()
    }) : (tensor<i32>, tensor<2x1xf32>, tensor<4x2x1xf32>, tensor<4x2x1xf32>, tensor<2x1xi1>, tensor<2x1xi1>) -> (tensor<i32>, tensor<2x1xf32>, tensor<4x2x1xf32>, tensor<4x2x1xf32>, tensor<2x1xi1>, tensor<2x1xi1>)
    %94 = "stablehlo.transpose"(%93#2) <{permutation = array<i64: 1, 0, 2>}> : (tensor<4x2x1xf32>) -> tensor<2x4x1xf32>
    %95 = "stablehlo.constant"() <{value = dense<-1> : tensor<2xi64>}> : () -> tensor<2xi64>
    %96 = "stablehlo.add"(%26, %95) : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    %97 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi64>}> : () -> tensor<2xi64>
    %98 = "stablehlo.maximum"(%96, %97) : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    %99 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2xi64>
    %100 = "stablehlo.convert"(%99) : (tensor<2xi64>) -> tensor<2xi32>
    %101 = "stablehlo.convert"(%98) : (tensor<2xi64>) -> tensor<2xi32>
    %102 = "stablehlo.reshape"(%100) : (tensor<2xi32>) -> tensor<1x2xi32>
    %103 = "stablehlo.reshape"(%101) : (tensor<2xi32>) -> tensor<1x2xi32>
    %104 = "stablehlo.concatenate"(%102, %103) <{dimension = 0 : i64}> : (tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<2x2xi32>
    %105 = "stablehlo.gather"(%94, %104) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 0>, slice_sizes = array<i64: 1, 1, 1>, indices_are_sorted = false}> : (tensor<2x4x1xf32>, tensor<2x2xi32>) -> tensor<2x1xf32>
    %106 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x1xi64>
    %107 = "stablehlo.constant"() <{value = dense<2> : tensor<2xi64>}> : () -> tensor<2xi64>
    %108 = "stablehlo.multiply"(%27, %107) : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    %109 = "stablehlo.broadcast_in_dim"(%108) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi64>) -> tensor<2x1xi64>
    %110 = "stablehlo.constant"() <{value = dense<-1> : tensor<2x1xi64>}> : () -> tensor<2x1xi64>
    %111 = "stablehlo.add"(%109, %110) : (tensor<2x1xi64>, tensor<2x1xi64>) -> tensor<2x1xi64>
    %112 = "stablehlo.compare"(%106, %111) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x1xi64>, tensor<2x1xi64>) -> tensor<2x1xi1>
    %113 = "stablehlo.compare"(%106, %109) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x1xi64>, tensor<2x1xi64>) -> tensor<2x1xi1>
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
    %137 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi64>}> : () -> tensor<2xi64>
    %138 = "stablehlo.compare"(%26, %137) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi1>
    %139 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi64>}> : () -> tensor<2xi64>
    %140 = "stablehlo.compare"(%27, %139) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi1>
    %141 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2xf32>}> : () -> tensor<2xf32>
    %142 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<2xf32>}> : () -> tensor<2xf32>
    %143 = "stablehlo.select"(%140, %141, %142) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %144 = "stablehlo.select"(%138, %143, %136) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    return %144, %94 : tensor<2xf32>, tensor<2x4x1xf32>
  }
}

// T[4,2,3] i64[2,2] (4,3) (2,1), T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<4x2x3xf64>, %arg1: tensor<2x2xi64>) -> (tensor<2xf64>, tensor<2x4x5xf64>) {
    %0 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<2x2xi64>}> : () -> tensor<2x2xi64>
    %2 = "stablehlo.reshape"(%1) : (tensor<2x2xi64>) -> tensor<2x2x1xi64>
    %3 = "stablehlo.reshape"(%arg1) : (tensor<2x2xi64>) -> tensor<2x2x1xi64>
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
    %25 = "stablehlo.gather"(%arg0, %24) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1, 2], start_index_map = [0, 1, 2], index_vector_dim = 0>, slice_sizes = array<i64: 1, 1, 1>, indices_are_sorted = false}> : (tensor<4x2x3xf64>, tensor<3x4x2x5xi32>) -> tensor<4x2x5xf64>
    %26 = "stablehlo.constant"() <{value = dense<[4, 3]> : tensor<2xi64>}> : () -> tensor<2xi64>
    %27 = "stablehlo.constant"() <{value = dense<[2, 1]> : tensor<2xi64>}> : () -> tensor<2xi64>
    %28 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5xi64>
    %29 = "stablehlo.constant"() <{value = dense<1> : tensor<2x5xi64>}> : () -> tensor<2x5xi64>
    %30 = "stablehlo.compare"(%28, %29) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi64>, tensor<2x5xi64>) -> tensor<2x5xi1>
    %31 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5xi64>
    %32 = "stablehlo.constant"() <{value = dense<2> : tensor<2xi64>}> : () -> tensor<2xi64>
    %33 = "stablehlo.multiply"(%27, %32) : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    %34 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi64>) -> tensor<2x5xi64>
    %35 = "stablehlo.compare"(%31, %34) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi64>, tensor<2x5xi64>) -> tensor<2x5xi1>
    %36 = "stablehlo.and"(%30, %35) : (tensor<2x5xi1>, tensor<2x5xi1>) -> tensor<2x5xi1>
    %37 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<2x5xf64>}> : () -> tensor<2x5xf64>
    %38 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x5xf64>}> : () -> tensor<2x5xf64>
    %39 = "stablehlo.select"(%36, %38, %37) : (tensor<2x5xi1>, tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
    %40 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<4x2x5xf64>}> : () -> tensor<4x2x5xf64>
    %41 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %93:6 = "stablehlo.while"(%41, %39, %40, %25, %14, %35) ({
    ^bb0(%r42: tensor<i32>, %r43: tensor<2x5xf64>, %r44: tensor<4x2x5xf64>, %r45: tensor<4x2x5xf64>, %r46: tensor<2x5xi1>, %r47: tensor<2x5xi1>):
      %48 = "stablehlo.constant"() <{value = dense<4> : tensor<i32>}> : () -> tensor<i32>
      %49 = "stablehlo.compare"(%r42, %48) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%49) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r50: tensor<i32>, %r51: tensor<2x5xf64>, %r52: tensor<4x2x5xf64>, %r53: tensor<4x2x5xf64>, %r54: tensor<2x5xi1>, %r55: tensor<2x5xi1>):
      %56 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<f64>}> : () -> tensor<f64>
      %57 = "stablehlo.pad"(%r51, %56) <{edge_padding_low = array<i64: 0, 1>, edge_padding_high = array<i64: 0, -1>, interior_padding = array<i64: 0, 0>}> : (tensor<2x5xf64>, tensor<f64>) -> tensor<2x5xf64>
      %58 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<f64>}> : () -> tensor<f64>
      %59 = "stablehlo.pad"(%r51, %58) <{edge_padding_low = array<i64: 0, 2>, edge_padding_high = array<i64: 0, -2>, interior_padding = array<i64: 0, 0>}> : (tensor<2x5xf64>, tensor<f64>) -> tensor<2x5xf64>
      %60 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<2x5xf64>}> : () -> tensor<2x5xf64>
      %61 = "stablehlo.select"(%r54, %59, %60) : (tensor<2x5xi1>, tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
      %62 = "stablehlo.maximum"(%r51, %57) : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
      %63 = "stablehlo.maximum"(%62, %61) : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
      %64 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<2x5xf64>}> : () -> tensor<2x5xf64>
      %65 = "stablehlo.compare"(%63, %64) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
      %66 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x5xf64>}> : () -> tensor<2x5xf64>
      %67 = "stablehlo.select"(%65, %66, %63) : (tensor<2x5xi1>, tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
      %68 = "stablehlo.subtract"(%r51, %67) : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
      %69 = "stablehlo.exponential"(%68) : (tensor<2x5xf64>) -> tensor<2x5xf64>
      %70 = "stablehlo.subtract"(%57, %67) : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
      %71 = "stablehlo.exponential"(%70) : (tensor<2x5xf64>) -> tensor<2x5xf64>
      %72 = "stablehlo.add"(%69, %71) : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
      %73 = "stablehlo.subtract"(%61, %67) : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
      %74 = "stablehlo.exponential"(%73) : (tensor<2x5xf64>) -> tensor<2x5xf64>
      %75 = "stablehlo.add"(%72, %74) : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
      %76 = "stablehlo.log"(%75) : (tensor<2x5xf64>) -> tensor<2x5xf64>
      %77 = "stablehlo.add"(%76, %67) : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
      %78 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %79 = "stablehlo.compare"(%r50, %78) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %80 = "stablehlo.broadcast_in_dim"(%79) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<2x5xi1>
      %81 = "stablehlo.select"(%80, %r51, %77) : (tensor<2x5xi1>, tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
      %82 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %83 = "stablehlo.dynamic_slice"(%r53, %r50, %82, %82) <{slice_sizes = array<i64: 1, 2, 5>}> : (tensor<4x2x5xf64>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x5xf64>
      %84 = "stablehlo.reshape"(%83) : (tensor<1x2x5xf64>) -> tensor<2x5xf64>
      %85 = "stablehlo.add"(%81, %84) : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
      %86 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<2x5xf64>}> : () -> tensor<2x5xf64>
      %87 = "stablehlo.select"(%r55, %85, %86) : (tensor<2x5xi1>, tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
      %88 = "stablehlo.reshape"(%87) : (tensor<2x5xf64>) -> tensor<1x2x5xf64>
      %89 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %90 = "stablehlo.dynamic_update_slice"(%r52, %88, %r50, %89, %89) : (tensor<4x2x5xf64>, tensor<1x2x5xf64>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x2x5xf64>
      %91 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %92 = "stablehlo.add"(%r50, %91) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%92, %87, %90, %r53, %r54, %r55) : (tensor<i32>, tensor<2x5xf64>, tensor<4x2x5xf64>, tensor<4x2x5xf64>, tensor<2x5xi1>, tensor<2x5xi1>) -> ()
    }) : (tensor<i32>, tensor<2x5xf64>, tensor<4x2x5xf64>, tensor<4x2x5xf64>, tensor<2x5xi1>, tensor<2x5xi1>) -> (tensor<i32>, tensor<2x5xf64>, tensor<4x2x5xf64>, tensor<4x2x5xf64>, tensor<2x5xi1>, tensor<2x5xi1>)
    %94 = "stablehlo.transpose"(%93#2) <{permutation = array<i64: 1, 0, 2>}> : (tensor<4x2x5xf64>) -> tensor<2x4x5xf64>
    %95 = "stablehlo.constant"() <{value = dense<-1> : tensor<2xi64>}> : () -> tensor<2xi64>
    %96 = "stablehlo.add"(%26, %95) : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    %97 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi64>}> : () -> tensor<2xi64>
    %98 = "stablehlo.maximum"(%96, %97) : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    %99 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2xi64>
    %100 = "stablehlo.convert"(%99) : (tensor<2xi64>) -> tensor<2xi32>
    %101 = "stablehlo.convert"(%98) : (tensor<2xi64>) -> tensor<2xi32>
    %102 = "stablehlo.reshape"(%100) : (tensor<2xi32>) -> tensor<1x2xi32>
    %103 = "stablehlo.reshape"(%101) : (tensor<2xi32>) -> tensor<1x2xi32>
    %104 = "stablehlo.concatenate"(%102, %103) <{dimension = 0 : i64}> : (tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<2x2xi32>
    %105 = "stablehlo.gather"(%94, %104) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 0>, slice_sizes = array<i64: 1, 1, 5>, indices_are_sorted = false}> : (tensor<2x4x5xf64>, tensor<2x2xi32>) -> tensor<2x5xf64>
    %106 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5xi64>
    %107 = "stablehlo.constant"() <{value = dense<2> : tensor<2xi64>}> : () -> tensor<2xi64>
    %108 = "stablehlo.multiply"(%27, %107) : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    %109 = "stablehlo.broadcast_in_dim"(%108) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi64>) -> tensor<2x5xi64>
    %110 = "stablehlo.constant"() <{value = dense<-1> : tensor<2x5xi64>}> : () -> tensor<2x5xi64>
    %111 = "stablehlo.add"(%109, %110) : (tensor<2x5xi64>, tensor<2x5xi64>) -> tensor<2x5xi64>
    %112 = "stablehlo.compare"(%106, %111) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi64>, tensor<2x5xi64>) -> tensor<2x5xi1>
    %113 = "stablehlo.compare"(%106, %109) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi64>, tensor<2x5xi64>) -> tensor<2x5xi1>
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
    %137 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi64>}> : () -> tensor<2xi64>
    %138 = "stablehlo.compare"(%26, %137) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi1>
    %139 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi64>}> : () -> tensor<2xi64>
    %140 = "stablehlo.compare"(%27, %139) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi1>
    %141 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2xf64>}> : () -> tensor<2xf64>
    %142 = "stablehlo.constant"() <{value = dense<0x7FF0000000000000> : tensor<2xf64>}> : () -> tensor<2xf64>
    %143 = "stablehlo.select"(%140, %141, %142) : (tensor<2xi1>, tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
    %144 = "stablehlo.select"(%138, %143, %136) : (tensor<2xi1>, tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
    return %144, %94 : tensor<2xf64>, tensor<2x4x5xf64>
  }
}
