// aten::_histogramdd_from_bin_cts(Tensor self, int[] bins, *, float[]? range=None, Tensor? weight=None, bool density=False) -> Tensor

// T[5,2] (3,4), T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<5x2xf32>) -> (tensor<3x4xf32>) {
    %0 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 5, 1>, strides = array<i64: 1, 1>}> : (tensor<5x2xf32>) -> tensor<5x1xf32>
    %1 = "stablehlo.reshape"(%0) : (tensor<5x1xf32>) -> tensor<5xf32>
    %2 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<f32>}> : () -> tensor<f32>
    %6 = "stablehlo.reduce"(%1, %2) <{dimensions = array<i64: 0>}> ({
    ^bb0(%r3: tensor<f32>, %r4: tensor<f32>):
      %5 = "stablehlo.minimum"(%r3, %r4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%5) : (tensor<f32>) -> ()
    }) : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
    %7 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %11 = "stablehlo.reduce"(%1, %7) <{dimensions = array<i64: 0>}> ({
    ^bb0(%r8: tensor<f32>, %r9: tensor<f32>):
      %10 = "stablehlo.maximum"(%r8, %r9) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%10) : (tensor<f32>) -> ()
    }) : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
    %12 = "stablehlo.compare"(%6, %11) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %13 = "stablehlo.constant"() <{value = dense<-0.5> : tensor<f32>}> : () -> tensor<f32>
    %14 = "stablehlo.add"(%6, %13) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %15 = "stablehlo.constant"() <{value = dense<0.5> : tensor<f32>}> : () -> tensor<f32>
    %16 = "stablehlo.add"(%11, %15) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %17 = "stablehlo.select"(%12, %14, %6) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %18 = "stablehlo.select"(%12, %16, %11) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %19 = "stablehlo.subtract"(%18, %17) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %20 = "stablehlo.constant"() <{value = dense<3.0> : tensor<f32>}> : () -> tensor<f32>
    %21 = "stablehlo.divide"(%19, %20) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %22 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %23 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %24 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %25 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4xf32>
    %26 = "stablehlo.multiply"(%24, %25) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %27 = "stablehlo.add"(%22, %26) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %28 = "stablehlo.negate"(%25) : (tensor<4xf32>) -> tensor<4xf32>
    %29 = "stablehlo.constant"() <{value = dense<3.0> : tensor<4xf32>}> : () -> tensor<4xf32>
    %30 = "stablehlo.add"(%28, %29) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %31 = "stablehlo.multiply"(%24, %30) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %32 = "stablehlo.subtract"(%23, %31) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %33 = "stablehlo.constant"() <{value = dense<2.0> : tensor<4xf32>}> : () -> tensor<4xf32>
    %34 = "stablehlo.compare"(%25, %33) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %35 = "stablehlo.select"(%34, %27, %32) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %36 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 5, 2>, strides = array<i64: 1, 1>}> : (tensor<5x2xf32>) -> tensor<5x1xf32>
    %37 = "stablehlo.reshape"(%36) : (tensor<5x1xf32>) -> tensor<5xf32>
    %38 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<f32>}> : () -> tensor<f32>
    %42 = "stablehlo.reduce"(%37, %38) <{dimensions = array<i64: 0>}> ({
    ^bb0(%r39: tensor<f32>, %r40: tensor<f32>):
      %41 = "stablehlo.minimum"(%r39, %r40) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%41) : (tensor<f32>) -> ()
    }) : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
    %43 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %47 = "stablehlo.reduce"(%37, %43) <{dimensions = array<i64: 0>}> ({
    ^bb0(%r44: tensor<f32>, %r45: tensor<f32>):
      %46 = "stablehlo.maximum"(%r44, %r45) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%46) : (tensor<f32>) -> ()
    }) : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
    %48 = "stablehlo.compare"(%42, %47) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %49 = "stablehlo.constant"() <{value = dense<-0.5> : tensor<f32>}> : () -> tensor<f32>
    %50 = "stablehlo.add"(%42, %49) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %51 = "stablehlo.constant"() <{value = dense<0.5> : tensor<f32>}> : () -> tensor<f32>
    %52 = "stablehlo.add"(%47, %51) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %53 = "stablehlo.select"(%48, %50, %42) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %54 = "stablehlo.select"(%48, %52, %47) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %55 = "stablehlo.subtract"(%54, %53) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %56 = "stablehlo.constant"() <{value = dense<4.0> : tensor<f32>}> : () -> tensor<f32>
    %57 = "stablehlo.divide"(%55, %56) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %58 = "stablehlo.broadcast_in_dim"(%53) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5xf32>
    %59 = "stablehlo.broadcast_in_dim"(%54) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5xf32>
    %60 = "stablehlo.broadcast_in_dim"(%57) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5xf32>
    %61 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xf32>
    %62 = "stablehlo.multiply"(%60, %61) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %63 = "stablehlo.add"(%58, %62) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %64 = "stablehlo.negate"(%61) : (tensor<5xf32>) -> tensor<5xf32>
    %65 = "stablehlo.constant"() <{value = dense<4.0> : tensor<5xf32>}> : () -> tensor<5xf32>
    %66 = "stablehlo.add"(%64, %65) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %67 = "stablehlo.multiply"(%60, %66) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %68 = "stablehlo.subtract"(%59, %67) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %69 = "stablehlo.constant"() <{value = dense<2.0> : tensor<5xf32>}> : () -> tensor<5xf32>
    %70 = "stablehlo.compare"(%61, %69) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %71 = "stablehlo.select"(%70, %63, %68) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %72 = "stablehlo.constant"() <{value = dense<0> : tensor<5xi32>}> : () -> tensor<5xi32>
    %73 = "stablehlo.constant"() <{value = dense<true> : tensor<5xi1>}> : () -> tensor<5xi1>
    %74 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 5, 1>, strides = array<i64: 1, 1>}> : (tensor<5x2xf32>) -> tensor<5x1xf32>
    %75 = "stablehlo.reshape"(%74) : (tensor<5x1xf32>) -> tensor<5xf32>
    %76 = "stablehlo.slice"(%35) <{start_indices = array<i64: 0>, limit_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<4xf32>) -> tensor<1xf32>
    %77 = "stablehlo.reshape"(%76) : (tensor<1xf32>) -> tensor<f32>
    %78 = "stablehlo.slice"(%35) <{start_indices = array<i64: 3>, limit_indices = array<i64: 4>, strides = array<i64: 1>}> : (tensor<4xf32>) -> tensor<1xf32>
    %79 = "stablehlo.reshape"(%78) : (tensor<1xf32>) -> tensor<f32>
    %80 = "stablehlo.broadcast_in_dim"(%77) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5xf32>
    %81 = "stablehlo.broadcast_in_dim"(%79) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5xf32>
    %82 = "stablehlo.compare"(%75, %80) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %83 = "stablehlo.compare"(%75, %81) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %84 = "stablehlo.and"(%73, %82) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
    %85 = "stablehlo.and"(%84, %83) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
    %86 = "stablehlo.constant"() <{value = dense<0> : tensor<5xi32>}> : () -> tensor<5xi32>
    %87 = "stablehlo.constant"() <{value = dense<4> : tensor<5xi32>}> : () -> tensor<5xi32>
    %115:4 = "stablehlo.while"(%86, %87, %35, %75) ({
    ^bb0(%r88: tensor<5xi32>, %r89: tensor<5xi32>, %r90: tensor<4xf32>, %r91: tensor<5xf32>):
      %92 = "stablehlo.compare"(%r88, %r89) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
      %93 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %97 = "stablehlo.reduce"(%92, %93) <{dimensions = array<i64: 0>}> ({
      ^bb0(%r94: tensor<i1>, %r95: tensor<i1>):
        %96 = "stablehlo.or"(%r94, %r95) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%96) : (tensor<i1>) -> ()
      }) : (tensor<5xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%97) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r98: tensor<5xi32>, %r99: tensor<5xi32>, %r100: tensor<4xf32>, %r101: tensor<5xf32>):
      %102 = "stablehlo.add"(%r98, %r99) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
      %103 = "stablehlo.constant"() <{value = dense<2> : tensor<5xi32>}> : () -> tensor<5xi32>
      %104 = "stablehlo.divide"(%102, %103) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
      %105 = "stablehlo.gather"(%r100, %104) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<4xf32>, tensor<5xi32>) -> tensor<5xf32>
      %106 = "stablehlo.compare"(%105, %r101) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
      %107 = "stablehlo.compare"(%r98, %r99) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
      %108 = "stablehlo.not"(%106) : (tensor<5xi1>) -> tensor<5xi1>
      %109 = "stablehlo.and"(%108, %107) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
      %110 = "stablehlo.and"(%106, %107) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
      %111 = "stablehlo.constant"() <{value = dense<1> : tensor<5xi32>}> : () -> tensor<5xi32>
      %112 = "stablehlo.add"(%104, %111) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
      %113 = "stablehlo.select"(%109, %112, %r98) : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
      %114 = "stablehlo.select"(%110, %104, %r99) : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
      "stablehlo.return"(%113, %114, %r100, %r101) : (tensor<5xi32>, tensor<5xi32>, tensor<4xf32>, tensor<5xf32>) -> ()
    }) : (tensor<5xi32>, tensor<5xi32>, tensor<4xf32>, tensor<5xf32>) -> (tensor<5xi32>, tensor<5xi32>, tensor<4xf32>, tensor<5xf32>)
    %116 = "stablehlo.constant"() <{value = dense<-1> : tensor<5xi32>}> : () -> tensor<5xi32>
    %117 = "stablehlo.add"(%115#0, %116) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    %118 = "stablehlo.constant"() <{value = dense<2> : tensor<5xi32>}> : () -> tensor<5xi32>
    %119 = "stablehlo.minimum"(%117, %118) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    %120 = "stablehlo.constant"() <{value = dense<3> : tensor<5xi32>}> : () -> tensor<5xi32>
    %121 = "stablehlo.multiply"(%72, %120) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    %122 = "stablehlo.add"(%121, %119) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    %123 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 5, 2>, strides = array<i64: 1, 1>}> : (tensor<5x2xf32>) -> tensor<5x1xf32>
    %124 = "stablehlo.reshape"(%123) : (tensor<5x1xf32>) -> tensor<5xf32>
    %125 = "stablehlo.slice"(%71) <{start_indices = array<i64: 0>, limit_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<5xf32>) -> tensor<1xf32>
    %126 = "stablehlo.reshape"(%125) : (tensor<1xf32>) -> tensor<f32>
    %127 = "stablehlo.slice"(%71) <{start_indices = array<i64: 4>, limit_indices = array<i64: 5>, strides = array<i64: 1>}> : (tensor<5xf32>) -> tensor<1xf32>
    %128 = "stablehlo.reshape"(%127) : (tensor<1xf32>) -> tensor<f32>
    %129 = "stablehlo.broadcast_in_dim"(%126) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5xf32>
    %130 = "stablehlo.broadcast_in_dim"(%128) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5xf32>
    %131 = "stablehlo.compare"(%124, %129) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %132 = "stablehlo.compare"(%124, %130) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %133 = "stablehlo.and"(%85, %131) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
    %134 = "stablehlo.and"(%133, %132) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
    %135 = "stablehlo.constant"() <{value = dense<0> : tensor<5xi32>}> : () -> tensor<5xi32>
    %136 = "stablehlo.constant"() <{value = dense<5> : tensor<5xi32>}> : () -> tensor<5xi32>
    %164:4 = "stablehlo.while"(%135, %136, %71, %124) ({
    ^bb0(%r137: tensor<5xi32>, %r138: tensor<5xi32>, %r139: tensor<5xf32>, %r140: tensor<5xf32>):
      %141 = "stablehlo.compare"(%r137, %r138) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
      %142 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %146 = "stablehlo.reduce"(%141, %142) <{dimensions = array<i64: 0>}> ({
      ^bb0(%r143: tensor<i1>, %r144: tensor<i1>):
        %145 = "stablehlo.or"(%r143, %r144) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%145) : (tensor<i1>) -> ()
      }) : (tensor<5xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%146) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r147: tensor<5xi32>, %r148: tensor<5xi32>, %r149: tensor<5xf32>, %r150: tensor<5xf32>):
      %151 = "stablehlo.add"(%r147, %r148) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
      %152 = "stablehlo.constant"() <{value = dense<2> : tensor<5xi32>}> : () -> tensor<5xi32>
      %153 = "stablehlo.divide"(%151, %152) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
      %154 = "stablehlo.gather"(%r149, %153) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<5xf32>, tensor<5xi32>) -> tensor<5xf32>
      %155 = "stablehlo.compare"(%154, %r150) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
      %156 = "stablehlo.compare"(%r147, %r148) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
      %157 = "stablehlo.not"(%155) : (tensor<5xi1>) -> tensor<5xi1>
      %158 = "stablehlo.and"(%157, %156) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
      %159 = "stablehlo.and"(%155, %156) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
      %160 = "stablehlo.constant"() <{value = dense<1> : tensor<5xi32>}> : () -> tensor<5xi32>
      %161 = "stablehlo.add"(%153, %160) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
      %162 = "stablehlo.select"(%158, %161, %r147) : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
      %163 = "stablehlo.select"(%159, %153, %r148) : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
      "stablehlo.return"(%162, %163, %r149, %r150) : (tensor<5xi32>, tensor<5xi32>, tensor<5xf32>, tensor<5xf32>) -> ()
    }) : (tensor<5xi32>, tensor<5xi32>, tensor<5xf32>, tensor<5xf32>) -> (tensor<5xi32>, tensor<5xi32>, tensor<5xf32>, tensor<5xf32>)
    %165 = "stablehlo.constant"() <{value = dense<-1> : tensor<5xi32>}> : () -> tensor<5xi32>
    %166 = "stablehlo.add"(%164#0, %165) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    %167 = "stablehlo.constant"() <{value = dense<3> : tensor<5xi32>}> : () -> tensor<5xi32>
    %168 = "stablehlo.minimum"(%166, %167) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    %169 = "stablehlo.constant"() <{value = dense<4> : tensor<5xi32>}> : () -> tensor<5xi32>
    %170 = "stablehlo.multiply"(%122, %169) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    %171 = "stablehlo.add"(%170, %168) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    %172 = "stablehlo.constant"() <{value = dense<12> : tensor<5xi32>}> : () -> tensor<5xi32>
    %173 = "stablehlo.select"(%134, %171, %172) : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    %174 = "stablehlo.constant"() <{value = dense<1.0> : tensor<5xf32>}> : () -> tensor<5xf32>
    %175 = "stablehlo.constant"() <{value = dense<0.0> : tensor<12xf32>}> : () -> tensor<12xf32>
    %179 = "stablehlo.scatter"(%175, %173, %174) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r176: tensor<f32>, %r177: tensor<f32>):
      %178 = "stablehlo.add"(%r176, %r177) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%178) : (tensor<f32>) -> ()
    }) : (tensor<12xf32>, tensor<5xi32>, tensor<5xf32>) -> tensor<12xf32>
    %180 = "stablehlo.reshape"(%179) : (tensor<12xf32>) -> tensor<3x4xf32>
    return %180 : tensor<3x4xf32>
  }
}

// T[5,2] (3,4) (0.0,1.0,0.0,2.0) T[5] true, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<5x2xf32>, %arg1: tensor<5xf32>) -> (tensor<3x4xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %1 = "stablehlo.constant"() <{value = dense<1.0> : tensor<f32>}> : () -> tensor<f32>
    %2 = "stablehlo.compare"(%0, %1) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %3 = "stablehlo.constant"() <{value = dense<-0.5> : tensor<f32>}> : () -> tensor<f32>
    %4 = "stablehlo.add"(%0, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %5 = "stablehlo.constant"() <{value = dense<0.5> : tensor<f32>}> : () -> tensor<f32>
    %6 = "stablehlo.add"(%1, %5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %7 = "stablehlo.select"(%2, %4, %0) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %8 = "stablehlo.select"(%2, %6, %1) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %9 = "stablehlo.subtract"(%8, %7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %10 = "stablehlo.constant"() <{value = dense<3.0> : tensor<f32>}> : () -> tensor<f32>
    %11 = "stablehlo.divide"(%9, %10) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %12 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %13 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %14 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %15 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4xf32>
    %16 = "stablehlo.multiply"(%14, %15) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %17 = "stablehlo.add"(%12, %16) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %18 = "stablehlo.negate"(%15) : (tensor<4xf32>) -> tensor<4xf32>
    %19 = "stablehlo.constant"() <{value = dense<3.0> : tensor<4xf32>}> : () -> tensor<4xf32>
    %20 = "stablehlo.add"(%18, %19) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %21 = "stablehlo.multiply"(%14, %20) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %22 = "stablehlo.subtract"(%13, %21) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %23 = "stablehlo.constant"() <{value = dense<2.0> : tensor<4xf32>}> : () -> tensor<4xf32>
    %24 = "stablehlo.compare"(%15, %23) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %25 = "stablehlo.select"(%24, %17, %22) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %26 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %27 = "stablehlo.constant"() <{value = dense<2.0> : tensor<f32>}> : () -> tensor<f32>
    %28 = "stablehlo.compare"(%26, %27) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %29 = "stablehlo.constant"() <{value = dense<-0.5> : tensor<f32>}> : () -> tensor<f32>
    %30 = "stablehlo.add"(%26, %29) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %31 = "stablehlo.constant"() <{value = dense<0.5> : tensor<f32>}> : () -> tensor<f32>
    %32 = "stablehlo.add"(%27, %31) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %33 = "stablehlo.select"(%28, %30, %26) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %34 = "stablehlo.select"(%28, %32, %27) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %35 = "stablehlo.subtract"(%34, %33) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %36 = "stablehlo.constant"() <{value = dense<4.0> : tensor<f32>}> : () -> tensor<f32>
    %37 = "stablehlo.divide"(%35, %36) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %38 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5xf32>
    %39 = "stablehlo.broadcast_in_dim"(%34) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5xf32>
    %40 = "stablehlo.broadcast_in_dim"(%37) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5xf32>
    %41 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xf32>
    %42 = "stablehlo.multiply"(%40, %41) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %43 = "stablehlo.add"(%38, %42) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %44 = "stablehlo.negate"(%41) : (tensor<5xf32>) -> tensor<5xf32>
    %45 = "stablehlo.constant"() <{value = dense<4.0> : tensor<5xf32>}> : () -> tensor<5xf32>
    %46 = "stablehlo.add"(%44, %45) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %47 = "stablehlo.multiply"(%40, %46) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %48 = "stablehlo.subtract"(%39, %47) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %49 = "stablehlo.constant"() <{value = dense<2.0> : tensor<5xf32>}> : () -> tensor<5xf32>
    %50 = "stablehlo.compare"(%41, %49) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %51 = "stablehlo.select"(%50, %43, %48) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %52 = "stablehlo.constant"() <{value = dense<0> : tensor<5xi32>}> : () -> tensor<5xi32>
    %53 = "stablehlo.constant"() <{value = dense<true> : tensor<5xi1>}> : () -> tensor<5xi1>
    %54 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 5, 1>, strides = array<i64: 1, 1>}> : (tensor<5x2xf32>) -> tensor<5x1xf32>
    %55 = "stablehlo.reshape"(%54) : (tensor<5x1xf32>) -> tensor<5xf32>
    %56 = "stablehlo.slice"(%25) <{start_indices = array<i64: 0>, limit_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<4xf32>) -> tensor<1xf32>
    %57 = "stablehlo.reshape"(%56) : (tensor<1xf32>) -> tensor<f32>
    %58 = "stablehlo.slice"(%25) <{start_indices = array<i64: 3>, limit_indices = array<i64: 4>, strides = array<i64: 1>}> : (tensor<4xf32>) -> tensor<1xf32>
    %59 = "stablehlo.reshape"(%58) : (tensor<1xf32>) -> tensor<f32>
    %60 = "stablehlo.broadcast_in_dim"(%57) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5xf32>
    %61 = "stablehlo.broadcast_in_dim"(%59) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5xf32>
    %62 = "stablehlo.compare"(%55, %60) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %63 = "stablehlo.compare"(%55, %61) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %64 = "stablehlo.and"(%53, %62) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
    %65 = "stablehlo.and"(%64, %63) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
    %66 = "stablehlo.constant"() <{value = dense<0> : tensor<5xi32>}> : () -> tensor<5xi32>
    %67 = "stablehlo.constant"() <{value = dense<4> : tensor<5xi32>}> : () -> tensor<5xi32>
    %95:4 = "stablehlo.while"(%66, %67, %25, %55) ({
    ^bb0(%r68: tensor<5xi32>, %r69: tensor<5xi32>, %r70: tensor<4xf32>, %r71: tensor<5xf32>):
      %72 = "stablehlo.compare"(%r68, %r69) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
      %73 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %77 = "stablehlo.reduce"(%72, %73) <{dimensions = array<i64: 0>}> ({
      ^bb0(%r74: tensor<i1>, %r75: tensor<i1>):
        %76 = "stablehlo.or"(%r74, %r75) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%76) : (tensor<i1>) -> ()
      }) : (tensor<5xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%77) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r78: tensor<5xi32>, %r79: tensor<5xi32>, %r80: tensor<4xf32>, %r81: tensor<5xf32>):
      %82 = "stablehlo.add"(%r78, %r79) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
      %83 = "stablehlo.constant"() <{value = dense<2> : tensor<5xi32>}> : () -> tensor<5xi32>
      %84 = "stablehlo.divide"(%82, %83) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
      %85 = "stablehlo.gather"(%r80, %84) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<4xf32>, tensor<5xi32>) -> tensor<5xf32>
      %86 = "stablehlo.compare"(%85, %r81) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
      %87 = "stablehlo.compare"(%r78, %r79) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
      %88 = "stablehlo.not"(%86) : (tensor<5xi1>) -> tensor<5xi1>
      %89 = "stablehlo.and"(%88, %87) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
      %90 = "stablehlo.and"(%86, %87) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
      %91 = "stablehlo.constant"() <{value = dense<1> : tensor<5xi32>}> : () -> tensor<5xi32>
      %92 = "stablehlo.add"(%84, %91) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
      %93 = "stablehlo.select"(%89, %92, %r78) : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
      %94 = "stablehlo.select"(%90, %84, %r79) : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
      "stablehlo.return"(%93, %94, %r80, %r81) : (tensor<5xi32>, tensor<5xi32>, tensor<4xf32>, tensor<5xf32>) -> ()
    }) : (tensor<5xi32>, tensor<5xi32>, tensor<4xf32>, tensor<5xf32>) -> (tensor<5xi32>, tensor<5xi32>, tensor<4xf32>, tensor<5xf32>)
    %96 = "stablehlo.constant"() <{value = dense<-1> : tensor<5xi32>}> : () -> tensor<5xi32>
    %97 = "stablehlo.add"(%95#0, %96) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    %98 = "stablehlo.constant"() <{value = dense<2> : tensor<5xi32>}> : () -> tensor<5xi32>
    %99 = "stablehlo.minimum"(%97, %98) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    %100 = "stablehlo.constant"() <{value = dense<3> : tensor<5xi32>}> : () -> tensor<5xi32>
    %101 = "stablehlo.multiply"(%52, %100) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    %102 = "stablehlo.add"(%101, %99) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    %103 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 5, 2>, strides = array<i64: 1, 1>}> : (tensor<5x2xf32>) -> tensor<5x1xf32>
    %104 = "stablehlo.reshape"(%103) : (tensor<5x1xf32>) -> tensor<5xf32>
    %105 = "stablehlo.slice"(%51) <{start_indices = array<i64: 0>, limit_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<5xf32>) -> tensor<1xf32>
    %106 = "stablehlo.reshape"(%105) : (tensor<1xf32>) -> tensor<f32>
    %107 = "stablehlo.slice"(%51) <{start_indices = array<i64: 4>, limit_indices = array<i64: 5>, strides = array<i64: 1>}> : (tensor<5xf32>) -> tensor<1xf32>
    %108 = "stablehlo.reshape"(%107) : (tensor<1xf32>) -> tensor<f32>
    %109 = "stablehlo.broadcast_in_dim"(%106) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5xf32>
    %110 = "stablehlo.broadcast_in_dim"(%108) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5xf32>
    %111 = "stablehlo.compare"(%104, %109) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %112 = "stablehlo.compare"(%104, %110) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %113 = "stablehlo.and"(%65, %111) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
    %114 = "stablehlo.and"(%113, %112) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
    %115 = "stablehlo.constant"() <{value = dense<0> : tensor<5xi32>}> : () -> tensor<5xi32>
    %116 = "stablehlo.constant"() <{value = dense<5> : tensor<5xi32>}> : () -> tensor<5xi32>
    %144:4 = "stablehlo.while"(%115, %116, %51, %104) ({
    ^bb0(%r117: tensor<5xi32>, %r118: tensor<5xi32>, %r119: tensor<5xf32>, %r120: tensor<5xf32>):
      %121 = "stablehlo.compare"(%r117, %r118) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
      %122 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %126 = "stablehlo.reduce"(%121, %122) <{dimensions = array<i64: 0>}> ({
      ^bb0(%r123: tensor<i1>, %r124: tensor<i1>):
        %125 = "stablehlo.or"(%r123, %r124) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%125) : (tensor<i1>) -> ()
      }) : (tensor<5xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%126) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r127: tensor<5xi32>, %r128: tensor<5xi32>, %r129: tensor<5xf32>, %r130: tensor<5xf32>):
      %131 = "stablehlo.add"(%r127, %r128) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
      %132 = "stablehlo.constant"() <{value = dense<2> : tensor<5xi32>}> : () -> tensor<5xi32>
      %133 = "stablehlo.divide"(%131, %132) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
      %134 = "stablehlo.gather"(%r129, %133) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<5xf32>, tensor<5xi32>) -> tensor<5xf32>
      %135 = "stablehlo.compare"(%134, %r130) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
      %136 = "stablehlo.compare"(%r127, %r128) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
      %137 = "stablehlo.not"(%135) : (tensor<5xi1>) -> tensor<5xi1>
      %138 = "stablehlo.and"(%137, %136) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
      %139 = "stablehlo.and"(%135, %136) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
      %140 = "stablehlo.constant"() <{value = dense<1> : tensor<5xi32>}> : () -> tensor<5xi32>
      %141 = "stablehlo.add"(%133, %140) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
      %142 = "stablehlo.select"(%138, %141, %r127) : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
      %143 = "stablehlo.select"(%139, %133, %r128) : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
      "stablehlo.return"(%142, %143, %r129, %r130) : (tensor<5xi32>, tensor<5xi32>, tensor<5xf32>, tensor<5xf32>) -> ()
    }) : (tensor<5xi32>, tensor<5xi32>, tensor<5xf32>, tensor<5xf32>) -> (tensor<5xi32>, tensor<5xi32>, tensor<5xf32>, tensor<5xf32>)
    %145 = "stablehlo.constant"() <{value = dense<-1> : tensor<5xi32>}> : () -> tensor<5xi32>
    %146 = "stablehlo.add"(%144#0, %145) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    %147 = "stablehlo.constant"() <{value = dense<3> : tensor<5xi32>}> : () -> tensor<5xi32>
    %148 = "stablehlo.minimum"(%146, %147) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    %149 = "stablehlo.constant"() <{value = dense<4> : tensor<5xi32>}> : () -> tensor<5xi32>
    %150 = "stablehlo.multiply"(%102, %149) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    %151 = "stablehlo.add"(%150, %148) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    %152 = "stablehlo.constant"() <{value = dense<12> : tensor<5xi32>}> : () -> tensor<5xi32>
    %153 = "stablehlo.select"(%114, %151, %152) : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    %154 = "stablehlo.constant"() <{value = dense<0.0> : tensor<12xf32>}> : () -> tensor<12xf32>
    %158 = "stablehlo.scatter"(%154, %153, %arg1) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r155: tensor<f32>, %r156: tensor<f32>):
      %157 = "stablehlo.add"(%r155, %r156) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%157) : (tensor<f32>) -> ()
    }) : (tensor<12xf32>, tensor<5xi32>, tensor<5xf32>) -> tensor<12xf32>
    %159 = "stablehlo.reshape"(%158) : (tensor<12xf32>) -> tensor<3x4xf32>
    %160 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %164 = "stablehlo.reduce"(%159, %160) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%r161: tensor<f32>, %r162: tensor<f32>):
      %163 = "stablehlo.add"(%r161, %r162) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%163) : (tensor<f32>) -> ()
    }) : (tensor<3x4xf32>, tensor<f32>) -> tensor<f32>
    %165 = "stablehlo.broadcast_in_dim"(%164) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x4xf32>
    %166 = "stablehlo.divide"(%159, %165) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %167 = "stablehlo.slice"(%25) <{start_indices = array<i64: 0>, limit_indices = array<i64: 3>, strides = array<i64: 1>}> : (tensor<4xf32>) -> tensor<3xf32>
    %168 = "stablehlo.slice"(%25) <{start_indices = array<i64: 1>, limit_indices = array<i64: 4>, strides = array<i64: 1>}> : (tensor<4xf32>) -> tensor<3xf32>
    %169 = "stablehlo.subtract"(%168, %167) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %170 = "stablehlo.broadcast_in_dim"(%169) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xf32>) -> tensor<3x4xf32>
    %171 = "stablehlo.divide"(%166, %170) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %172 = "stablehlo.slice"(%51) <{start_indices = array<i64: 0>, limit_indices = array<i64: 4>, strides = array<i64: 1>}> : (tensor<5xf32>) -> tensor<4xf32>
    %173 = "stablehlo.slice"(%51) <{start_indices = array<i64: 1>, limit_indices = array<i64: 5>, strides = array<i64: 1>}> : (tensor<5xf32>) -> tensor<4xf32>
    %174 = "stablehlo.subtract"(%173, %172) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %175 = "stablehlo.broadcast_in_dim"(%174) <{broadcast_dimensions = array<i64: 1>}> : (tensor<4xf32>) -> tensor<3x4xf32>
    %176 = "stablehlo.divide"(%171, %175) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    return %176 : tensor<3x4xf32>
  }
}

// T[5,2] (3,4), T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<5x2xf64>) -> (tensor<3x4xf64>) {
    %0 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 5, 1>, strides = array<i64: 1, 1>}> : (tensor<5x2xf64>) -> tensor<5x1xf64>
    %1 = "stablehlo.reshape"(%0) : (tensor<5x1xf64>) -> tensor<5xf64>
    %2 = "stablehlo.constant"() <{value = dense<0x7FF0000000000000> : tensor<f64>}> : () -> tensor<f64>
    %6 = "stablehlo.reduce"(%1, %2) <{dimensions = array<i64: 0>}> ({
    ^bb0(%r3: tensor<f64>, %r4: tensor<f64>):
      %5 = "stablehlo.minimum"(%r3, %r4) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%5) : (tensor<f64>) -> ()
    }) : (tensor<5xf64>, tensor<f64>) -> tensor<f64>
    %7 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<f64>}> : () -> tensor<f64>
    %11 = "stablehlo.reduce"(%1, %7) <{dimensions = array<i64: 0>}> ({
    ^bb0(%r8: tensor<f64>, %r9: tensor<f64>):
      %10 = "stablehlo.maximum"(%r8, %r9) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%10) : (tensor<f64>) -> ()
    }) : (tensor<5xf64>, tensor<f64>) -> tensor<f64>
    %12 = "stablehlo.compare"(%6, %11) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %13 = "stablehlo.constant"() <{value = dense<-0.5> : tensor<f64>}> : () -> tensor<f64>
    %14 = "stablehlo.add"(%6, %13) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %15 = "stablehlo.constant"() <{value = dense<0.5> : tensor<f64>}> : () -> tensor<f64>
    %16 = "stablehlo.add"(%11, %15) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %17 = "stablehlo.select"(%12, %14, %6) : (tensor<i1>, tensor<f64>, tensor<f64>) -> tensor<f64>
    %18 = "stablehlo.select"(%12, %16, %11) : (tensor<i1>, tensor<f64>, tensor<f64>) -> tensor<f64>
    %19 = "stablehlo.subtract"(%18, %17) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %20 = "stablehlo.constant"() <{value = dense<3.0> : tensor<f64>}> : () -> tensor<f64>
    %21 = "stablehlo.divide"(%19, %20) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %22 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<4xf64>
    %23 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<4xf64>
    %24 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<4xf64>
    %25 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4xf64>
    %26 = "stablehlo.multiply"(%24, %25) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %27 = "stablehlo.add"(%22, %26) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %28 = "stablehlo.negate"(%25) : (tensor<4xf64>) -> tensor<4xf64>
    %29 = "stablehlo.constant"() <{value = dense<3.0> : tensor<4xf64>}> : () -> tensor<4xf64>
    %30 = "stablehlo.add"(%28, %29) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %31 = "stablehlo.multiply"(%24, %30) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %32 = "stablehlo.subtract"(%23, %31) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %33 = "stablehlo.constant"() <{value = dense<2.0> : tensor<4xf64>}> : () -> tensor<4xf64>
    %34 = "stablehlo.compare"(%25, %33) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
    %35 = "stablehlo.select"(%34, %27, %32) : (tensor<4xi1>, tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %36 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 5, 2>, strides = array<i64: 1, 1>}> : (tensor<5x2xf64>) -> tensor<5x1xf64>
    %37 = "stablehlo.reshape"(%36) : (tensor<5x1xf64>) -> tensor<5xf64>
    %38 = "stablehlo.constant"() <{value = dense<0x7FF0000000000000> : tensor<f64>}> : () -> tensor<f64>
    %42 = "stablehlo.reduce"(%37, %38) <{dimensions = array<i64: 0>}> ({
    ^bb0(%r39: tensor<f64>, %r40: tensor<f64>):
      %41 = "stablehlo.minimum"(%r39, %r40) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%41) : (tensor<f64>) -> ()
    }) : (tensor<5xf64>, tensor<f64>) -> tensor<f64>
    %43 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<f64>}> : () -> tensor<f64>
    %47 = "stablehlo.reduce"(%37, %43) <{dimensions = array<i64: 0>}> ({
    ^bb0(%r44: tensor<f64>, %r45: tensor<f64>):
      %46 = "stablehlo.maximum"(%r44, %r45) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%46) : (tensor<f64>) -> ()
    }) : (tensor<5xf64>, tensor<f64>) -> tensor<f64>
    %48 = "stablehlo.compare"(%42, %47) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %49 = "stablehlo.constant"() <{value = dense<-0.5> : tensor<f64>}> : () -> tensor<f64>
    %50 = "stablehlo.add"(%42, %49) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %51 = "stablehlo.constant"() <{value = dense<0.5> : tensor<f64>}> : () -> tensor<f64>
    %52 = "stablehlo.add"(%47, %51) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %53 = "stablehlo.select"(%48, %50, %42) : (tensor<i1>, tensor<f64>, tensor<f64>) -> tensor<f64>
    %54 = "stablehlo.select"(%48, %52, %47) : (tensor<i1>, tensor<f64>, tensor<f64>) -> tensor<f64>
    %55 = "stablehlo.subtract"(%54, %53) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %56 = "stablehlo.constant"() <{value = dense<4.0> : tensor<f64>}> : () -> tensor<f64>
    %57 = "stablehlo.divide"(%55, %56) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %58 = "stablehlo.broadcast_in_dim"(%53) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<5xf64>
    %59 = "stablehlo.broadcast_in_dim"(%54) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<5xf64>
    %60 = "stablehlo.broadcast_in_dim"(%57) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<5xf64>
    %61 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xf64>
    %62 = "stablehlo.multiply"(%60, %61) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %63 = "stablehlo.add"(%58, %62) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %64 = "stablehlo.negate"(%61) : (tensor<5xf64>) -> tensor<5xf64>
    %65 = "stablehlo.constant"() <{value = dense<4.0> : tensor<5xf64>}> : () -> tensor<5xf64>
    %66 = "stablehlo.add"(%64, %65) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %67 = "stablehlo.multiply"(%60, %66) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %68 = "stablehlo.subtract"(%59, %67) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %69 = "stablehlo.constant"() <{value = dense<2.0> : tensor<5xf64>}> : () -> tensor<5xf64>
    %70 = "stablehlo.compare"(%61, %69) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
    %71 = "stablehlo.select"(%70, %63, %68) : (tensor<5xi1>, tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %72 = "stablehlo.constant"() <{value = dense<0> : tensor<5xi32>}> : () -> tensor<5xi32>
    %73 = "stablehlo.constant"() <{value = dense<true> : tensor<5xi1>}> : () -> tensor<5xi1>
    %74 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 5, 1>, strides = array<i64: 1, 1>}> : (tensor<5x2xf64>) -> tensor<5x1xf64>
    %75 = "stablehlo.reshape"(%74) : (tensor<5x1xf64>) -> tensor<5xf64>
    %76 = "stablehlo.slice"(%35) <{start_indices = array<i64: 0>, limit_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<4xf64>) -> tensor<1xf64>
    %77 = "stablehlo.reshape"(%76) : (tensor<1xf64>) -> tensor<f64>
    %78 = "stablehlo.slice"(%35) <{start_indices = array<i64: 3>, limit_indices = array<i64: 4>, strides = array<i64: 1>}> : (tensor<4xf64>) -> tensor<1xf64>
    %79 = "stablehlo.reshape"(%78) : (tensor<1xf64>) -> tensor<f64>
    %80 = "stablehlo.broadcast_in_dim"(%77) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<5xf64>
    %81 = "stablehlo.broadcast_in_dim"(%79) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<5xf64>
    %82 = "stablehlo.compare"(%75, %80) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
    %83 = "stablehlo.compare"(%75, %81) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
    %84 = "stablehlo.and"(%73, %82) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
    %85 = "stablehlo.and"(%84, %83) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
    %86 = "stablehlo.constant"() <{value = dense<0> : tensor<5xi32>}> : () -> tensor<5xi32>
    %87 = "stablehlo.constant"() <{value = dense<4> : tensor<5xi32>}> : () -> tensor<5xi32>
    %115:4 = "stablehlo.while"(%86, %87, %35, %75) ({
    ^bb0(%r88: tensor<5xi32>, %r89: tensor<5xi32>, %r90: tensor<4xf64>, %r91: tensor<5xf64>):
      %92 = "stablehlo.compare"(%r88, %r89) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
      %93 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %97 = "stablehlo.reduce"(%92, %93) <{dimensions = array<i64: 0>}> ({
      ^bb0(%r94: tensor<i1>, %r95: tensor<i1>):
        %96 = "stablehlo.or"(%r94, %r95) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%96) : (tensor<i1>) -> ()
      }) : (tensor<5xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%97) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r98: tensor<5xi32>, %r99: tensor<5xi32>, %r100: tensor<4xf64>, %r101: tensor<5xf64>):
      %102 = "stablehlo.add"(%r98, %r99) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
      %103 = "stablehlo.constant"() <{value = dense<2> : tensor<5xi32>}> : () -> tensor<5xi32>
      %104 = "stablehlo.divide"(%102, %103) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
      %105 = "stablehlo.gather"(%r100, %104) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<4xf64>, tensor<5xi32>) -> tensor<5xf64>
      %106 = "stablehlo.compare"(%105, %r101) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
      %107 = "stablehlo.compare"(%r98, %r99) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
      %108 = "stablehlo.not"(%106) : (tensor<5xi1>) -> tensor<5xi1>
      %109 = "stablehlo.and"(%108, %107) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
      %110 = "stablehlo.and"(%106, %107) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
      %111 = "stablehlo.constant"() <{value = dense<1> : tensor<5xi32>}> : () -> tensor<5xi32>
      %112 = "stablehlo.add"(%104, %111) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
      %113 = "stablehlo.select"(%109, %112, %r98) : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
      %114 = "stablehlo.select"(%110, %104, %r99) : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
      "stablehlo.return"(%113, %114, %r100, %r101) : (tensor<5xi32>, tensor<5xi32>, tensor<4xf64>, tensor<5xf64>) -> ()
    }) : (tensor<5xi32>, tensor<5xi32>, tensor<4xf64>, tensor<5xf64>) -> (tensor<5xi32>, tensor<5xi32>, tensor<4xf64>, tensor<5xf64>)
    %116 = "stablehlo.constant"() <{value = dense<-1> : tensor<5xi32>}> : () -> tensor<5xi32>
    %117 = "stablehlo.add"(%115#0, %116) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    %118 = "stablehlo.constant"() <{value = dense<2> : tensor<5xi32>}> : () -> tensor<5xi32>
    %119 = "stablehlo.minimum"(%117, %118) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    %120 = "stablehlo.constant"() <{value = dense<3> : tensor<5xi32>}> : () -> tensor<5xi32>
    %121 = "stablehlo.multiply"(%72, %120) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    %122 = "stablehlo.add"(%121, %119) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    %123 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 5, 2>, strides = array<i64: 1, 1>}> : (tensor<5x2xf64>) -> tensor<5x1xf64>
    %124 = "stablehlo.reshape"(%123) : (tensor<5x1xf64>) -> tensor<5xf64>
    %125 = "stablehlo.slice"(%71) <{start_indices = array<i64: 0>, limit_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<5xf64>) -> tensor<1xf64>
    %126 = "stablehlo.reshape"(%125) : (tensor<1xf64>) -> tensor<f64>
    %127 = "stablehlo.slice"(%71) <{start_indices = array<i64: 4>, limit_indices = array<i64: 5>, strides = array<i64: 1>}> : (tensor<5xf64>) -> tensor<1xf64>
    %128 = "stablehlo.reshape"(%127) : (tensor<1xf64>) -> tensor<f64>
    %129 = "stablehlo.broadcast_in_dim"(%126) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<5xf64>
    %130 = "stablehlo.broadcast_in_dim"(%128) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<5xf64>
    %131 = "stablehlo.compare"(%124, %129) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
    %132 = "stablehlo.compare"(%124, %130) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
    %133 = "stablehlo.and"(%85, %131) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
    %134 = "stablehlo.and"(%133, %132) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
    %135 = "stablehlo.constant"() <{value = dense<0> : tensor<5xi32>}> : () -> tensor<5xi32>
    %136 = "stablehlo.constant"() <{value = dense<5> : tensor<5xi32>}> : () -> tensor<5xi32>
    %164:4 = "stablehlo.while"(%135, %136, %71, %124) ({
    ^bb0(%r137: tensor<5xi32>, %r138: tensor<5xi32>, %r139: tensor<5xf64>, %r140: tensor<5xf64>):
      %141 = "stablehlo.compare"(%r137, %r138) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
      %142 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %146 = "stablehlo.reduce"(%141, %142) <{dimensions = array<i64: 0>}> ({
      ^bb0(%r143: tensor<i1>, %r144: tensor<i1>):
        %145 = "stablehlo.or"(%r143, %r144) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%145) : (tensor<i1>) -> ()
      }) : (tensor<5xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%146) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r147: tensor<5xi32>, %r148: tensor<5xi32>, %r149: tensor<5xf64>, %r150: tensor<5xf64>):
      %151 = "stablehlo.add"(%r147, %r148) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
      %152 = "stablehlo.constant"() <{value = dense<2> : tensor<5xi32>}> : () -> tensor<5xi32>
      %153 = "stablehlo.divide"(%151, %152) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
      %154 = "stablehlo.gather"(%r149, %153) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<5xf64>, tensor<5xi32>) -> tensor<5xf64>
      %155 = "stablehlo.compare"(%154, %r150) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
      %156 = "stablehlo.compare"(%r147, %r148) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
      %157 = "stablehlo.not"(%155) : (tensor<5xi1>) -> tensor<5xi1>
      %158 = "stablehlo.and"(%157, %156) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
      %159 = "stablehlo.and"(%155, %156) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
      %160 = "stablehlo.constant"() <{value = dense<1> : tensor<5xi32>}> : () -> tensor<5xi32>
      %161 = "stablehlo.add"(%153, %160) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
      %162 = "stablehlo.select"(%158, %161, %r147) : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
      %163 = "stablehlo.select"(%159, %153, %r148) : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
      "stablehlo.return"(%162, %163, %r149, %r150) : (tensor<5xi32>, tensor<5xi32>, tensor<5xf64>, tensor<5xf64>) -> ()
    }) : (tensor<5xi32>, tensor<5xi32>, tensor<5xf64>, tensor<5xf64>) -> (tensor<5xi32>, tensor<5xi32>, tensor<5xf64>, tensor<5xf64>)
    %165 = "stablehlo.constant"() <{value = dense<-1> : tensor<5xi32>}> : () -> tensor<5xi32>
    %166 = "stablehlo.add"(%164#0, %165) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    %167 = "stablehlo.constant"() <{value = dense<3> : tensor<5xi32>}> : () -> tensor<5xi32>
    %168 = "stablehlo.minimum"(%166, %167) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    %169 = "stablehlo.constant"() <{value = dense<4> : tensor<5xi32>}> : () -> tensor<5xi32>
    %170 = "stablehlo.multiply"(%122, %169) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    %171 = "stablehlo.add"(%170, %168) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    %172 = "stablehlo.constant"() <{value = dense<12> : tensor<5xi32>}> : () -> tensor<5xi32>
    %173 = "stablehlo.select"(%134, %171, %172) : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    %174 = "stablehlo.constant"() <{value = dense<1.0> : tensor<5xf64>}> : () -> tensor<5xf64>
    %175 = "stablehlo.constant"() <{value = dense<0.0> : tensor<12xf64>}> : () -> tensor<12xf64>
    %179 = "stablehlo.scatter"(%175, %173, %174) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r176: tensor<f64>, %r177: tensor<f64>):
      %178 = "stablehlo.add"(%r176, %r177) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%178) : (tensor<f64>) -> ()
    }) : (tensor<12xf64>, tensor<5xi32>, tensor<5xf64>) -> tensor<12xf64>
    %180 = "stablehlo.reshape"(%179) : (tensor<12xf64>) -> tensor<3x4xf64>
    return %180 : tensor<3x4xf64>
  }
}
