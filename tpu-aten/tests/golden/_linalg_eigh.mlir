// aten::_linalg_eigh(Tensor A, str UPLO="L", bool compute_v=True) -> (Tensor eigenvalues, Tensor eigenvectors)

// T[3,3], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<3x3xf32>) -> (tensor<3xf32>, tensor<3x3xf32>) {
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
    %18 = "stablehlo.abs"(%17) : (tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
    %19 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %23 = "stablehlo.reduce"(%18, %19) <{dimensions = array<i64: 1, 2>}> ({
    ^bb0(%r20: tensor<f32>, %r21: tensor<f32>):
      %22 = "stablehlo.maximum"(%r20, %r21) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%22) : (tensor<f32>) -> ()
    }) : (tensor<1x3x3xf32>, tensor<f32>) -> tensor<1xf32>
    %24 = "stablehlo.constant"() <{value = dense<0.001> : tensor<1xf32>}> : () -> tensor<1xf32>
    %25 = "stablehlo.compare"(%23, %24) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %26 = "stablehlo.constant"() <{value = dense<1000.0> : tensor<1xf32>}> : () -> tensor<1xf32>
    %27 = "stablehlo.compare"(%23, %26) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %28 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
    %29 = "stablehlo.compare"(%23, %28) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %30 = "stablehlo.and"(%25, %29) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
    %31 = "stablehlo.or"(%30, %27) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
    %32 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1xf32>}> : () -> tensor<1xf32>
    %33 = "stablehlo.select"(%31, %23, %32) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %34 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<1x3x3xf32>
    %35 = "stablehlo.divide"(%17, %34) : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
    %36 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %37 = "stablehlo.pad"(%35, %36) <{edge_padding_low = array<i64: 0, 0, 0>, edge_padding_high = array<i64: 0, 1, 1>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<1x3x3xf32>, tensor<f32>) -> tensor<1x4x4xf32>
    %38 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x4x4xf32>}> : () -> tensor<1x4x4xf32>
    %39 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x4x4xi32>
    %40 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x4x4xi32>
    %41 = "stablehlo.subtract"(%40, %39) : (tensor<1x4x4xi32>, tensor<1x4x4xi32>) -> tensor<1x4x4xi32>
    %42 = "stablehlo.constant"() <{value = dense<0> : tensor<1x4x4xi32>}> : () -> tensor<1x4x4xi32>
    %43 = "stablehlo.compare"(%41, %42) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x4x4xi32>, tensor<1x4x4xi32>) -> tensor<1x4x4xi1>
    %44 = "stablehlo.convert"(%43) : (tensor<1x4x4xi1>) -> tensor<1x4x4xf32>
    %45 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %184:3 = "stablehlo.while"(%45, %37, %44) ({
    ^bb0(%r46: tensor<i32>, %r47: tensor<1x4x4xf32>, %r48: tensor<1x4x4xf32>):
      %49 = "stablehlo.constant"() <{value = dense<40> : tensor<i32>}> : () -> tensor<i32>
      %50 = "stablehlo.compare"(%r46, %49) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %51 = "stablehlo.multiply"(%r47, %r47) : (tensor<1x4x4xf32>, tensor<1x4x4xf32>) -> tensor<1x4x4xf32>
      %52 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x4x4xi32>
      %53 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x4x4xi32>
      %54 = "stablehlo.subtract"(%53, %52) : (tensor<1x4x4xi32>, tensor<1x4x4xi32>) -> tensor<1x4x4xi32>
      %55 = "stablehlo.constant"() <{value = dense<0> : tensor<1x4x4xi32>}> : () -> tensor<1x4x4xi32>
      %56 = "stablehlo.compare"(%54, %55) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x4x4xi32>, tensor<1x4x4xi32>) -> tensor<1x4x4xi1>
      %57 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x4x4xf32>}> : () -> tensor<1x4x4xf32>
      %58 = "stablehlo.select"(%56, %51, %57) : (tensor<1x4x4xi1>, tensor<1x4x4xf32>, tensor<1x4x4xf32>) -> tensor<1x4x4xf32>
      %59 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
      %63 = "stablehlo.reduce"(%58, %59) <{dimensions = array<i64: 1, 2>}> ({
      ^bb0(%r60: tensor<f32>, %r61: tensor<f32>):
        %62 = "stablehlo.add"(%r60, %r61) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%62) : (tensor<f32>) -> ()
      }) : (tensor<1x4x4xf32>, tensor<f32>) -> tensor<1xf32>
      %64 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
      %68 = "stablehlo.reduce"(%51, %64) <{dimensions = array<i64: 1, 2>}> ({
      ^bb0(%r65: tensor<f32>, %r66: tensor<f32>):
        %67 = "stablehlo.add"(%r65, %r66) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%67) : (tensor<f32>) -> ()
      }) : (tensor<1x4x4xf32>, tensor<f32>) -> tensor<1xf32>
      %69 = "stablehlo.constant"() <{value = dense<1.4210854715202006e-16> : tensor<1xf32>}> : () -> tensor<1xf32>
      %70 = "stablehlo.multiply"(%68, %69) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %71 = "stablehlo.compare"(%63, %70) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
      %72 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %76 = "stablehlo.reduce"(%71, %72) <{dimensions = array<i64: 0>}> ({
      ^bb0(%r73: tensor<i1>, %r74: tensor<i1>):
        %75 = "stablehlo.or"(%r73, %r74) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%75) : (tensor<i1>) -> ()
      }) : (tensor<1xi1>, tensor<i1>) -> tensor<i1>
      %77 = "stablehlo.and"(%50, %76) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%77) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r78: tensor<i32>, %r79: tensor<1x4x4xf32>, %r80: tensor<1x4x4xf32>):
      %81 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %181:3 = "stablehlo.while"(%81, %r79, %r80) ({
      ^bb0(%r82: tensor<i32>, %r83: tensor<1x4x4xf32>, %r84: tensor<1x4x4xf32>):
        %85 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
        %86 = "stablehlo.compare"(%r82, %85) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
        "stablehlo.return"(%86) : (tensor<i1>) -> ()
      }, {
      ^bb0(%r87: tensor<i32>, %r88: tensor<1x4x4xf32>, %r89: tensor<1x4x4xf32>):
        %90 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
        %91 = "stablehlo.add"(%r87, %90) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        %92 = "stablehlo.reshape"(%r88) : (tensor<1x4x4xf32>) -> tensor<1x16xf32>
        %93 = "stablehlo.slice"(%92) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 1, 16>, strides = array<i64: 1, 5>}> : (tensor<1x16xf32>) -> tensor<1x4xf32>
        %94 = "stablehlo.slice"(%93) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 1, 2>, strides = array<i64: 1, 1>}> : (tensor<1x4xf32>) -> tensor<1x2xf32>
        %95 = "stablehlo.slice"(%93) <{start_indices = array<i64: 0, 2>, limit_indices = array<i64: 1, 4>, strides = array<i64: 1, 1>}> : (tensor<1x4xf32>) -> tensor<1x2xf32>
        %96 = "stablehlo.reshape"(%r88) : (tensor<1x4x4xf32>) -> tensor<1x16xf32>
        %97 = "stablehlo.slice"(%96) <{start_indices = array<i64: 0, 2>, limit_indices = array<i64: 1, 8>, strides = array<i64: 1, 5>}> : (tensor<1x16xf32>) -> tensor<1x2xf32>
        %98 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x2xf32>}> : () -> tensor<1x2xf32>
        %99 = "stablehlo.compare"(%97, %98) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xi1>
        %100 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1x2xf32>}> : () -> tensor<1x2xf32>
        %101 = "stablehlo.select"(%99, %100, %97) : (tensor<1x2xi1>, tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
        %102 = "stablehlo.subtract"(%95, %94) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
        %103 = "stablehlo.add"(%101, %101) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
        %104 = "stablehlo.divide"(%102, %103) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
        %105 = "stablehlo.abs"(%104) : (tensor<1x2xf32>) -> tensor<1x2xf32>
        %106 = "stablehlo.multiply"(%104, %104) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
        %107 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1x2xf32>}> : () -> tensor<1x2xf32>
        %108 = "stablehlo.add"(%106, %107) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
        %109 = "stablehlo.sqrt"(%108) : (tensor<1x2xf32>) -> tensor<1x2xf32>
        %110 = "stablehlo.add"(%105, %109) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
        %111 = "stablehlo.divide"(%100, %110) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
        %112 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x2xf32>}> : () -> tensor<1x2xf32>
        %113 = "stablehlo.compare"(%104, %112) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xi1>
        %114 = "stablehlo.negate"(%111) : (tensor<1x2xf32>) -> tensor<1x2xf32>
        %115 = "stablehlo.select"(%113, %114, %111) : (tensor<1x2xi1>, tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
        %116 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x2xf32>}> : () -> tensor<1x2xf32>
        %117 = "stablehlo.select"(%99, %116, %115) : (tensor<1x2xi1>, tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
        %118 = "stablehlo.multiply"(%117, %117) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
        %119 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1x2xf32>}> : () -> tensor<1x2xf32>
        %120 = "stablehlo.add"(%118, %119) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
        %121 = "stablehlo.sqrt"(%120) : (tensor<1x2xf32>) -> tensor<1x2xf32>
        %122 = "stablehlo.divide"(%100, %121) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
        %123 = "stablehlo.multiply"(%117, %122) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
        %124 = "stablehlo.slice"(%r88) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 2, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x4xf32>) -> tensor<1x2x4xf32>
        %125 = "stablehlo.slice"(%r88) <{start_indices = array<i64: 0, 2, 0>, limit_indices = array<i64: 1, 4, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x4xf32>) -> tensor<1x2x4xf32>
        %126 = "stablehlo.broadcast_in_dim"(%122) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x2xf32>) -> tensor<1x2x4xf32>
        %127 = "stablehlo.multiply"(%124, %126) : (tensor<1x2x4xf32>, tensor<1x2x4xf32>) -> tensor<1x2x4xf32>
        %128 = "stablehlo.broadcast_in_dim"(%123) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x2xf32>) -> tensor<1x2x4xf32>
        %129 = "stablehlo.multiply"(%125, %128) : (tensor<1x2x4xf32>, tensor<1x2x4xf32>) -> tensor<1x2x4xf32>
        %130 = "stablehlo.subtract"(%127, %129) : (tensor<1x2x4xf32>, tensor<1x2x4xf32>) -> tensor<1x2x4xf32>
        %131 = "stablehlo.broadcast_in_dim"(%123) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x2xf32>) -> tensor<1x2x4xf32>
        %132 = "stablehlo.multiply"(%124, %131) : (tensor<1x2x4xf32>, tensor<1x2x4xf32>) -> tensor<1x2x4xf32>
        %133 = "stablehlo.broadcast_in_dim"(%122) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x2xf32>) -> tensor<1x2x4xf32>
        %134 = "stablehlo.multiply"(%125, %133) : (tensor<1x2x4xf32>, tensor<1x2x4xf32>) -> tensor<1x2x4xf32>
        %135 = "stablehlo.add"(%132, %134) : (tensor<1x2x4xf32>, tensor<1x2x4xf32>) -> tensor<1x2x4xf32>
        %136 = "stablehlo.slice"(%130) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 1, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<1x2x4xf32>) -> tensor<1x1x4xf32>
        %137 = "stablehlo.slice"(%135) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 1, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<1x2x4xf32>) -> tensor<1x1x4xf32>
        %138 = "stablehlo.slice"(%135) <{start_indices = array<i64: 0, 1, 0>, limit_indices = array<i64: 1, 2, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<1x2x4xf32>) -> tensor<1x1x4xf32>
        %139 = "stablehlo.slice"(%130) <{start_indices = array<i64: 0, 1, 0>, limit_indices = array<i64: 1, 2, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<1x2x4xf32>) -> tensor<1x1x4xf32>
        %140 = "stablehlo.concatenate"(%136, %137, %138, %139) <{dimension = 1 : i64}> : (tensor<1x1x4xf32>, tensor<1x1x4xf32>, tensor<1x1x4xf32>, tensor<1x1x4xf32>) -> tensor<1x4x4xf32>
        %141 = "stablehlo.slice"(%140) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 4, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x4xf32>) -> tensor<1x4x2xf32>
        %142 = "stablehlo.slice"(%140) <{start_indices = array<i64: 0, 0, 2>, limit_indices = array<i64: 1, 4, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x4xf32>) -> tensor<1x4x2xf32>
        %143 = "stablehlo.broadcast_in_dim"(%122) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x2xf32>) -> tensor<1x4x2xf32>
        %144 = "stablehlo.multiply"(%141, %143) : (tensor<1x4x2xf32>, tensor<1x4x2xf32>) -> tensor<1x4x2xf32>
        %145 = "stablehlo.broadcast_in_dim"(%123) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x2xf32>) -> tensor<1x4x2xf32>
        %146 = "stablehlo.multiply"(%142, %145) : (tensor<1x4x2xf32>, tensor<1x4x2xf32>) -> tensor<1x4x2xf32>
        %147 = "stablehlo.subtract"(%144, %146) : (tensor<1x4x2xf32>, tensor<1x4x2xf32>) -> tensor<1x4x2xf32>
        %148 = "stablehlo.broadcast_in_dim"(%123) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x2xf32>) -> tensor<1x4x2xf32>
        %149 = "stablehlo.multiply"(%141, %148) : (tensor<1x4x2xf32>, tensor<1x4x2xf32>) -> tensor<1x4x2xf32>
        %150 = "stablehlo.broadcast_in_dim"(%122) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x2xf32>) -> tensor<1x4x2xf32>
        %151 = "stablehlo.multiply"(%142, %150) : (tensor<1x4x2xf32>, tensor<1x4x2xf32>) -> tensor<1x4x2xf32>
        %152 = "stablehlo.add"(%149, %151) : (tensor<1x4x2xf32>, tensor<1x4x2xf32>) -> tensor<1x4x2xf32>
        %153 = "stablehlo.slice"(%147) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 4, 1>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x2xf32>) -> tensor<1x4x1xf32>
        %154 = "stablehlo.slice"(%152) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 4, 1>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x2xf32>) -> tensor<1x4x1xf32>
        %155 = "stablehlo.slice"(%152) <{start_indices = array<i64: 0, 0, 1>, limit_indices = array<i64: 1, 4, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x2xf32>) -> tensor<1x4x1xf32>
        %156 = "stablehlo.slice"(%147) <{start_indices = array<i64: 0, 0, 1>, limit_indices = array<i64: 1, 4, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x2xf32>) -> tensor<1x4x1xf32>
        %157 = "stablehlo.concatenate"(%153, %154, %155, %156) <{dimension = 2 : i64}> : (tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>) -> tensor<1x4x4xf32>
        %158 = "stablehlo.constant"() <{value = dense<[1, 0, 3, 2]> : tensor<4xi32>}> : () -> tensor<4xi32>
        %159 = "stablehlo.broadcast_in_dim"(%158) <{broadcast_dimensions = array<i64: 1>}> : (tensor<4xi32>) -> tensor<1x4x4xi32>
        %160 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x4x4xi32>
        %161 = "stablehlo.compare"(%160, %159) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x4x4xi32>, tensor<1x4x4xi32>) -> tensor<1x4x4xi1>
        %162 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x4x4xf32>}> : () -> tensor<1x4x4xf32>
        %163 = "stablehlo.select"(%161, %162, %157) : (tensor<1x4x4xi1>, tensor<1x4x4xf32>, tensor<1x4x4xf32>) -> tensor<1x4x4xf32>
        %164 = "stablehlo.slice"(%r89) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 2, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x4xf32>) -> tensor<1x2x4xf32>
        %165 = "stablehlo.slice"(%r89) <{start_indices = array<i64: 0, 2, 0>, limit_indices = array<i64: 1, 4, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x4xf32>) -> tensor<1x2x4xf32>
        %166 = "stablehlo.broadcast_in_dim"(%122) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x2xf32>) -> tensor<1x2x4xf32>
        %167 = "stablehlo.multiply"(%164, %166) : (tensor<1x2x4xf32>, tensor<1x2x4xf32>) -> tensor<1x2x4xf32>
        %168 = "stablehlo.broadcast_in_dim"(%123) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x2xf32>) -> tensor<1x2x4xf32>
        %169 = "stablehlo.multiply"(%165, %168) : (tensor<1x2x4xf32>, tensor<1x2x4xf32>) -> tensor<1x2x4xf32>
        %170 = "stablehlo.subtract"(%167, %169) : (tensor<1x2x4xf32>, tensor<1x2x4xf32>) -> tensor<1x2x4xf32>
        %171 = "stablehlo.broadcast_in_dim"(%123) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x2xf32>) -> tensor<1x2x4xf32>
        %172 = "stablehlo.multiply"(%164, %171) : (tensor<1x2x4xf32>, tensor<1x2x4xf32>) -> tensor<1x2x4xf32>
        %173 = "stablehlo.broadcast_in_dim"(%122) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x2xf32>) -> tensor<1x2x4xf32>
        %174 = "stablehlo.multiply"(%165, %173) : (tensor<1x2x4xf32>, tensor<1x2x4xf32>) -> tensor<1x2x4xf32>
        %175 = "stablehlo.add"(%172, %174) : (tensor<1x2x4xf32>, tensor<1x2x4xf32>) -> tensor<1x2x4xf32>
        %176 = "stablehlo.slice"(%170) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 1, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<1x2x4xf32>) -> tensor<1x1x4xf32>
        %177 = "stablehlo.slice"(%175) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 1, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<1x2x4xf32>) -> tensor<1x1x4xf32>
        %178 = "stablehlo.slice"(%175) <{start_indices = array<i64: 0, 1, 0>, limit_indices = array<i64: 1, 2, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<1x2x4xf32>) -> tensor<1x1x4xf32>
        %179 = "stablehlo.slice"(%170) <{start_indices = array<i64: 0, 1, 0>, limit_indices = array<i64: 1, 2, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<1x2x4xf32>) -> tensor<1x1x4xf32>
        %180 = "stablehlo.concatenate"(%176, %177, %178, %179) <{dimension = 1 : i64}> : (tensor<1x1x4xf32>, tensor<1x1x4xf32>, tensor<1x1x4xf32>, tensor<1x1x4xf32>) -> tensor<1x4x4xf32>
        "stablehlo.return"(%91, %163, %180) : (tensor<i32>, tensor<1x4x4xf32>, tensor<1x4x4xf32>) -> ()
      }) : (tensor<i32>, tensor<1x4x4xf32>, tensor<1x4x4xf32>) -> (tensor<i32>, tensor<1x4x4xf32>, tensor<1x4x4xf32>)
      %182 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %183 = "stablehlo.add"(%r78, %182) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%183, %181#1, %181#2) : (tensor<i32>, tensor<1x4x4xf32>, tensor<1x4x4xf32>) -> ()
    }) : (tensor<i32>, tensor<1x4x4xf32>, tensor<1x4x4xf32>) -> (tensor<i32>, tensor<1x4x4xf32>, tensor<1x4x4xf32>)
    %185 = "stablehlo.reshape"(%184#1) : (tensor<1x4x4xf32>) -> tensor<1x16xf32>
    %186 = "stablehlo.slice"(%185) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 1, 16>, strides = array<i64: 1, 5>}> : (tensor<1x16xf32>) -> tensor<1x4xf32>
    %187 = "stablehlo.slice"(%186) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 1, 3>, strides = array<i64: 1, 1>}> : (tensor<1x4xf32>) -> tensor<1x3xf32>
    %188 = "stablehlo.slice"(%184#2) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 3, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x4xf32>) -> tensor<1x3x4xf32>
    %189 = "stablehlo.slice"(%188) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 3, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<1x3x4xf32>) -> tensor<1x3x3xf32>
    %190 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
    %196:2 = "stablehlo.sort"(%187, %190) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%r191: tensor<f32>, %r192: tensor<f32>, %r193: tensor<i32>, %r194: tensor<i32>):
      %195 = "stablehlo.compare"(%r191, %r192) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%195) : (tensor<i1>) -> ()
    }) : (tensor<1x3xf32>, tensor<1x3xi32>) -> (tensor<1x3xf32>, tensor<1x3xi32>)
    %197 = "stablehlo.gather"(%189, %196#1) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 3>, indices_are_sorted = false}> : (tensor<1x3x3xf32>, tensor<1x3xi32>) -> tensor<1x3x3xf32>
    %198 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<1x3xf32>
    %199 = "stablehlo.multiply"(%196#0, %198) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
    %200 = "stablehlo.reshape"(%199) : (tensor<1x3xf32>) -> tensor<3xf32>
    %201 = "stablehlo.transpose"(%197) <{permutation = array<i64: 0, 2, 1>}> : (tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
    %202 = "stablehlo.reshape"(%201) : (tensor<1x3x3xf32>) -> tensor<3x3xf32>
    return %200, %202 : tensor<3xf32>, tensor<3x3xf32>
  }
}

// T[2,2,2] U false, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x2x2xf32>) -> (tensor<2x2xf32>, tensor<0xf32>) {
    %0 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x2x2xi32>
    %1 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x2x2xi32>
    %2 = "stablehlo.subtract"(%1, %0) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
    %3 = "stablehlo.constant"() <{value = dense<0> : tensor<2x2x2xi32>}> : () -> tensor<2x2x2xi32>
    %4 = "stablehlo.compare"(%2, %3) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi1>
    %5 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x2xf32>}> : () -> tensor<2x2x2xf32>
    %6 = "stablehlo.select"(%4, %arg0, %5) : (tensor<2x2x2xi1>, tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
    %7 = "stablehlo.transpose"(%6) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
    %8 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x2x2xi32>
    %9 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x2x2xi32>
    %10 = "stablehlo.subtract"(%9, %8) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
    %11 = "stablehlo.constant"() <{value = dense<0> : tensor<2x2x2xi32>}> : () -> tensor<2x2x2xi32>
    %12 = "stablehlo.compare"(%10, %11) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi1>
    %13 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x2xf32>}> : () -> tensor<2x2x2xf32>
    %14 = "stablehlo.select"(%12, %arg0, %13) : (tensor<2x2x2xi1>, tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
    %15 = "stablehlo.add"(%6, %7) : (tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
    %16 = "stablehlo.add"(%15, %14) : (tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
    %17 = "stablehlo.abs"(%16) : (tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
    %18 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %22 = "stablehlo.reduce"(%17, %18) <{dimensions = array<i64: 1, 2>}> ({
    ^bb0(%r19: tensor<f32>, %r20: tensor<f32>):
      %21 = "stablehlo.maximum"(%r19, %r20) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%21) : (tensor<f32>) -> ()
    }) : (tensor<2x2x2xf32>, tensor<f32>) -> tensor<2xf32>
    %23 = "stablehlo.constant"() <{value = dense<0.001> : tensor<2xf32>}> : () -> tensor<2xf32>
    %24 = "stablehlo.compare"(%22, %23) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %25 = "stablehlo.constant"() <{value = dense<1000.0> : tensor<2xf32>}> : () -> tensor<2xf32>
    %26 = "stablehlo.compare"(%22, %25) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %27 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2xf32>}> : () -> tensor<2xf32>
    %28 = "stablehlo.compare"(%22, %27) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %29 = "stablehlo.and"(%24, %28) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
    %30 = "stablehlo.or"(%29, %26) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
    %31 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2xf32>}> : () -> tensor<2xf32>
    %32 = "stablehlo.select"(%30, %22, %31) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %33 = "stablehlo.broadcast_in_dim"(%32) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf32>) -> tensor<2x2x2xf32>
    %34 = "stablehlo.divide"(%16, %33) : (tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
    %35 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %36 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %146:2 = "stablehlo.while"(%36, %34) ({
    ^bb0(%r37: tensor<i32>, %r38: tensor<2x2x2xf32>):
      %39 = "stablehlo.constant"() <{value = dense<40> : tensor<i32>}> : () -> tensor<i32>
      %40 = "stablehlo.compare"(%r37, %39) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %41 = "stablehlo.multiply"(%r38, %r38) : (tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
      %42 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x2x2xi32>
      %43 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x2x2xi32>
      %44 = "stablehlo.subtract"(%43, %42) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
      %45 = "stablehlo.constant"() <{value = dense<0> : tensor<2x2x2xi32>}> : () -> tensor<2x2x2xi32>
      %46 = "stablehlo.compare"(%44, %45) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi1>
      %47 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x2xf32>}> : () -> tensor<2x2x2xf32>
      %48 = "stablehlo.select"(%46, %41, %47) : (tensor<2x2x2xi1>, tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
      %49 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
      %53 = "stablehlo.reduce"(%48, %49) <{dimensions = array<i64: 1, 2>}> ({
      ^bb0(%r50: tensor<f32>, %r51: tensor<f32>):
        %52 = "stablehlo.add"(%r50, %r51) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%52) : (tensor<f32>) -> ()
      }) : (tensor<2x2x2xf32>, tensor<f32>) -> tensor<2xf32>
      %54 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
      %58 = "stablehlo.reduce"(%41, %54) <{dimensions = array<i64: 1, 2>}> ({
      ^bb0(%r55: tensor<f32>, %r56: tensor<f32>):
        %57 = "stablehlo.add"(%r55, %r56) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%57) : (tensor<f32>) -> ()
      }) : (tensor<2x2x2xf32>, tensor<f32>) -> tensor<2xf32>
      %59 = "stablehlo.constant"() <{value = dense<1.4210854715202006e-16> : tensor<2xf32>}> : () -> tensor<2xf32>
      %60 = "stablehlo.multiply"(%58, %59) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %61 = "stablehlo.compare"(%53, %60) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
      %62 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %66 = "stablehlo.reduce"(%61, %62) <{dimensions = array<i64: 0>}> ({
      ^bb0(%r63: tensor<i1>, %r64: tensor<i1>):
        %65 = "stablehlo.or"(%r63, %r64) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%65) : (tensor<i1>) -> ()
      }) : (tensor<2xi1>, tensor<i1>) -> tensor<i1>
      %67 = "stablehlo.and"(%40, %66) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%67) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r68: tensor<i32>, %r69: tensor<2x2x2xf32>):
      %70 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %143:2 = "stablehlo.while"(%70, %r69) ({
      ^bb0(%r71: tensor<i32>, %r72: tensor<2x2x2xf32>):
        %73 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
        %74 = "stablehlo.compare"(%r71, %73) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
        "stablehlo.return"(%74) : (tensor<i1>) -> ()
      }, {
      ^bb0(%r75: tensor<i32>, %r76: tensor<2x2x2xf32>):
        %77 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
        %78 = "stablehlo.add"(%r75, %77) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        %79 = "stablehlo.reshape"(%r76) : (tensor<2x2x2xf32>) -> tensor<2x4xf32>
        %80 = "stablehlo.slice"(%79) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 4>, strides = array<i64: 1, 3>}> : (tensor<2x4xf32>) -> tensor<2x2xf32>
        %81 = "stablehlo.slice"(%80) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 1>, strides = array<i64: 1, 1>}> : (tensor<2x2xf32>) -> tensor<2x1xf32>
        %82 = "stablehlo.slice"(%80) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 2, 2>, strides = array<i64: 1, 1>}> : (tensor<2x2xf32>) -> tensor<2x1xf32>
        %83 = "stablehlo.reshape"(%r76) : (tensor<2x2x2xf32>) -> tensor<2x4xf32>
        %84 = "stablehlo.slice"(%83) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 2, 2>, strides = array<i64: 1, 3>}> : (tensor<2x4xf32>) -> tensor<2x1xf32>
        %85 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1xf32>}> : () -> tensor<2x1xf32>
        %86 = "stablehlo.compare"(%84, %85) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xi1>
        %87 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x1xf32>}> : () -> tensor<2x1xf32>
        %88 = "stablehlo.select"(%86, %87, %84) : (tensor<2x1xi1>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
        %89 = "stablehlo.subtract"(%82, %81) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
        %90 = "stablehlo.add"(%88, %88) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
        %91 = "stablehlo.divide"(%89, %90) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
        %92 = "stablehlo.abs"(%91) : (tensor<2x1xf32>) -> tensor<2x1xf32>
        %93 = "stablehlo.multiply"(%91, %91) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
        %94 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x1xf32>}> : () -> tensor<2x1xf32>
        %95 = "stablehlo.add"(%93, %94) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
        %96 = "stablehlo.sqrt"(%95) : (tensor<2x1xf32>) -> tensor<2x1xf32>
        %97 = "stablehlo.add"(%92, %96) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
        %98 = "stablehlo.divide"(%87, %97) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
        %99 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1xf32>}> : () -> tensor<2x1xf32>
        %100 = "stablehlo.compare"(%91, %99) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xi1>
        %101 = "stablehlo.negate"(%98) : (tensor<2x1xf32>) -> tensor<2x1xf32>
        %102 = "stablehlo.select"(%100, %101, %98) : (tensor<2x1xi1>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
        %103 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1xf32>}> : () -> tensor<2x1xf32>
        %104 = "stablehlo.select"(%86, %103, %102) : (tensor<2x1xi1>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
        %105 = "stablehlo.multiply"(%104, %104) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
        %106 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x1xf32>}> : () -> tensor<2x1xf32>
        %107 = "stablehlo.add"(%105, %106) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
        %108 = "stablehlo.sqrt"(%107) : (tensor<2x1xf32>) -> tensor<2x1xf32>
        %109 = "stablehlo.divide"(%87, %108) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
        %110 = "stablehlo.multiply"(%104, %109) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
        %111 = "stablehlo.slice"(%r76) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 2, 1, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<2x2x2xf32>) -> tensor<2x1x2xf32>
        %112 = "stablehlo.slice"(%r76) <{start_indices = array<i64: 0, 1, 0>, limit_indices = array<i64: 2, 2, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<2x2x2xf32>) -> tensor<2x1x2xf32>
        %113 = "stablehlo.broadcast_in_dim"(%109) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xf32>) -> tensor<2x1x2xf32>
        %114 = "stablehlo.multiply"(%111, %113) : (tensor<2x1x2xf32>, tensor<2x1x2xf32>) -> tensor<2x1x2xf32>
        %115 = "stablehlo.broadcast_in_dim"(%110) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xf32>) -> tensor<2x1x2xf32>
        %116 = "stablehlo.multiply"(%112, %115) : (tensor<2x1x2xf32>, tensor<2x1x2xf32>) -> tensor<2x1x2xf32>
        %117 = "stablehlo.subtract"(%114, %116) : (tensor<2x1x2xf32>, tensor<2x1x2xf32>) -> tensor<2x1x2xf32>
        %118 = "stablehlo.broadcast_in_dim"(%110) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xf32>) -> tensor<2x1x2xf32>
        %119 = "stablehlo.multiply"(%111, %118) : (tensor<2x1x2xf32>, tensor<2x1x2xf32>) -> tensor<2x1x2xf32>
        %120 = "stablehlo.broadcast_in_dim"(%109) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xf32>) -> tensor<2x1x2xf32>
        %121 = "stablehlo.multiply"(%112, %120) : (tensor<2x1x2xf32>, tensor<2x1x2xf32>) -> tensor<2x1x2xf32>
        %122 = "stablehlo.add"(%119, %121) : (tensor<2x1x2xf32>, tensor<2x1x2xf32>) -> tensor<2x1x2xf32>
        %123 = "stablehlo.concatenate"(%117, %122) <{dimension = 1 : i64}> : (tensor<2x1x2xf32>, tensor<2x1x2xf32>) -> tensor<2x2x2xf32>
        %124 = "stablehlo.slice"(%123) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 2, 2, 1>, strides = array<i64: 1, 1, 1>}> : (tensor<2x2x2xf32>) -> tensor<2x2x1xf32>
        %125 = "stablehlo.slice"(%123) <{start_indices = array<i64: 0, 0, 1>, limit_indices = array<i64: 2, 2, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<2x2x2xf32>) -> tensor<2x2x1xf32>
        %126 = "stablehlo.broadcast_in_dim"(%109) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x1xf32>) -> tensor<2x2x1xf32>
        %127 = "stablehlo.multiply"(%124, %126) : (tensor<2x2x1xf32>, tensor<2x2x1xf32>) -> tensor<2x2x1xf32>
        %128 = "stablehlo.broadcast_in_dim"(%110) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x1xf32>) -> tensor<2x2x1xf32>
        %129 = "stablehlo.multiply"(%125, %128) : (tensor<2x2x1xf32>, tensor<2x2x1xf32>) -> tensor<2x2x1xf32>
        %130 = "stablehlo.subtract"(%127, %129) : (tensor<2x2x1xf32>, tensor<2x2x1xf32>) -> tensor<2x2x1xf32>
        %131 = "stablehlo.broadcast_in_dim"(%110) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x1xf32>) -> tensor<2x2x1xf32>
        %132 = "stablehlo.multiply"(%124, %131) : (tensor<2x2x1xf32>, tensor<2x2x1xf32>) -> tensor<2x2x1xf32>
        %133 = "stablehlo.broadcast_in_dim"(%109) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x1xf32>) -> tensor<2x2x1xf32>
        %134 = "stablehlo.multiply"(%125, %133) : (tensor<2x2x1xf32>, tensor<2x2x1xf32>) -> tensor<2x2x1xf32>
        %135 = "stablehlo.add"(%132, %134) : (tensor<2x2x1xf32>, tensor<2x2x1xf32>) -> tensor<2x2x1xf32>
        %136 = "stablehlo.concatenate"(%130, %135) <{dimension = 2 : i64}> : (tensor<2x2x1xf32>, tensor<2x2x1xf32>) -> tensor<2x2x2xf32>
        %137 = "stablehlo.constant"() <{value = dense<[1, 0]> : tensor<2xi32>}> : () -> tensor<2xi32>
        %138 = "stablehlo.broadcast_in_dim"(%137) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xi32>) -> tensor<2x2x2xi32>
        %139 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x2x2xi32>
        %140 = "stablehlo.compare"(%139, %138) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi1>
        %141 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x2xf32>}> : () -> tensor<2x2x2xf32>
        %142 = "stablehlo.select"(%140, %141, %136) : (tensor<2x2x2xi1>, tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
        "stablehlo.return"(%78, %142) : (tensor<i32>, tensor<2x2x2xf32>) -> ()
      }) : (tensor<i32>, tensor<2x2x2xf32>) -> (tensor<i32>, tensor<2x2x2xf32>)
      %144 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %145 = "stablehlo.add"(%r68, %144) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%145, %143#1) : (tensor<i32>, tensor<2x2x2xf32>) -> ()
    }) : (tensor<i32>, tensor<2x2x2xf32>) -> (tensor<i32>, tensor<2x2x2xf32>)
    %147 = "stablehlo.reshape"(%146#1) : (tensor<2x2x2xf32>) -> tensor<2x4xf32>
    %148 = "stablehlo.slice"(%147) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 4>, strides = array<i64: 1, 3>}> : (tensor<2x4xf32>) -> tensor<2x2xf32>
    %149 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x2xi32>
    %155:2 = "stablehlo.sort"(%148, %149) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%r150: tensor<f32>, %r151: tensor<f32>, %r152: tensor<i32>, %r153: tensor<i32>):
      %154 = "stablehlo.compare"(%r150, %r151) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%154) : (tensor<i1>) -> ()
    }) : (tensor<2x2xf32>, tensor<2x2xi32>) -> (tensor<2x2xf32>, tensor<2x2xi32>)
    %156 = "stablehlo.broadcast_in_dim"(%32) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf32>) -> tensor<2x2xf32>
    %157 = "stablehlo.multiply"(%155#0, %156) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %158 = "stablehlo.constant"() <{value = dense<0.0> : tensor<0xf32>}> : () -> tensor<0xf32>
    return %157, %158 : tensor<2x2xf32>, tensor<0xf32>
  }
}

// T[0,0], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<0x0xf32>) -> (tensor<0xf32>, tensor<0x0xf32>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<0x0xf32>) -> tensor<1x0x0xf32>
    %1 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x0x0xi32>
    %2 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x0x0xi32>
    %3 = "stablehlo.subtract"(%2, %1) : (tensor<1x0x0xi32>, tensor<1x0x0xi32>) -> tensor<1x0x0xi32>
    %4 = "stablehlo.constant"() <{value = dense<0> : tensor<1x0x0xi32>}> : () -> tensor<1x0x0xi32>
    %5 = "stablehlo.compare"(%3, %4) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x0x0xi32>, tensor<1x0x0xi32>) -> tensor<1x0x0xi1>
    %6 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x0x0xf32>}> : () -> tensor<1x0x0xf32>
    %7 = "stablehlo.select"(%5, %0, %6) : (tensor<1x0x0xi1>, tensor<1x0x0xf32>, tensor<1x0x0xf32>) -> tensor<1x0x0xf32>
    %8 = "stablehlo.transpose"(%7) <{permutation = array<i64: 0, 2, 1>}> : (tensor<1x0x0xf32>) -> tensor<1x0x0xf32>
    %9 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x0x0xi32>
    %10 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x0x0xi32>
    %11 = "stablehlo.subtract"(%10, %9) : (tensor<1x0x0xi32>, tensor<1x0x0xi32>) -> tensor<1x0x0xi32>
    %12 = "stablehlo.constant"() <{value = dense<0> : tensor<1x0x0xi32>}> : () -> tensor<1x0x0xi32>
    %13 = "stablehlo.compare"(%11, %12) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x0x0xi32>, tensor<1x0x0xi32>) -> tensor<1x0x0xi1>
    %14 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x0x0xf32>}> : () -> tensor<1x0x0xf32>
    %15 = "stablehlo.select"(%13, %0, %14) : (tensor<1x0x0xi1>, tensor<1x0x0xf32>, tensor<1x0x0xf32>) -> tensor<1x0x0xf32>
    %16 = "stablehlo.add"(%7, %8) : (tensor<1x0x0xf32>, tensor<1x0x0xf32>) -> tensor<1x0x0xf32>
    %17 = "stablehlo.add"(%16, %15) : (tensor<1x0x0xf32>, tensor<1x0x0xf32>) -> tensor<1x0x0xf32>
    %18 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x0xf32>}> : () -> tensor<1x0xf32>
    %19 = "stablehlo.reshape"(%18) : (tensor<1x0xf32>) -> tensor<0xf32>
    %20 = "stablehlo.transpose"(%17) <{permutation = array<i64: 0, 2, 1>}> : (tensor<1x0x0xf32>) -> tensor<1x0x0xf32>
    %21 = "stablehlo.reshape"(%20) : (tensor<1x0x0xf32>) -> tensor<0x0xf32>
    return %19, %21 : tensor<0xf32>, tensor<0x0xf32>
  }
}

// T[3,3], T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<3x3xf64>) -> (tensor<3xf64>, tensor<3x3xf64>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<3x3xf64>) -> tensor<1x3x3xf64>
    %1 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x3xi32>
    %2 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x3x3xi32>
    %3 = "stablehlo.subtract"(%2, %1) : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi32>
    %4 = "stablehlo.constant"() <{value = dense<0> : tensor<1x3x3xi32>}> : () -> tensor<1x3x3xi32>
    %5 = "stablehlo.compare"(%3, %4) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
    %6 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x3x3xf64>}> : () -> tensor<1x3x3xf64>
    %7 = "stablehlo.select"(%5, %0, %6) : (tensor<1x3x3xi1>, tensor<1x3x3xf64>, tensor<1x3x3xf64>) -> tensor<1x3x3xf64>
    %8 = "stablehlo.transpose"(%7) <{permutation = array<i64: 0, 2, 1>}> : (tensor<1x3x3xf64>) -> tensor<1x3x3xf64>
    %9 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x3xi32>
    %10 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x3x3xi32>
    %11 = "stablehlo.subtract"(%10, %9) : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi32>
    %12 = "stablehlo.constant"() <{value = dense<0> : tensor<1x3x3xi32>}> : () -> tensor<1x3x3xi32>
    %13 = "stablehlo.compare"(%11, %12) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
    %14 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x3x3xf64>}> : () -> tensor<1x3x3xf64>
    %15 = "stablehlo.select"(%13, %0, %14) : (tensor<1x3x3xi1>, tensor<1x3x3xf64>, tensor<1x3x3xf64>) -> tensor<1x3x3xf64>
    %16 = "stablehlo.add"(%7, %8) : (tensor<1x3x3xf64>, tensor<1x3x3xf64>) -> tensor<1x3x3xf64>
    %17 = "stablehlo.add"(%16, %15) : (tensor<1x3x3xf64>, tensor<1x3x3xf64>) -> tensor<1x3x3xf64>
    %18 = "stablehlo.abs"(%17) : (tensor<1x3x3xf64>) -> tensor<1x3x3xf64>
    %19 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<f64>}> : () -> tensor<f64>
    %23 = "stablehlo.reduce"(%18, %19) <{dimensions = array<i64: 1, 2>}> ({
    ^bb0(%r20: tensor<f64>, %r21: tensor<f64>):
      %22 = "stablehlo.maximum"(%r20, %r21) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%22) : (tensor<f64>) -> ()
    }) : (tensor<1x3x3xf64>, tensor<f64>) -> tensor<1xf64>
    %24 = "stablehlo.constant"() <{value = dense<0.001> : tensor<1xf64>}> : () -> tensor<1xf64>
    %25 = "stablehlo.compare"(%23, %24) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %26 = "stablehlo.constant"() <{value = dense<1000.0> : tensor<1xf64>}> : () -> tensor<1xf64>
    %27 = "stablehlo.compare"(%23, %26) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %28 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf64>}> : () -> tensor<1xf64>
    %29 = "stablehlo.compare"(%23, %28) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %30 = "stablehlo.and"(%25, %29) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
    %31 = "stablehlo.or"(%30, %27) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
    %32 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1xf64>}> : () -> tensor<1xf64>
    %33 = "stablehlo.select"(%31, %23, %32) : (tensor<1xi1>, tensor<1xf64>, tensor<1xf64>) -> tensor<1xf64>
    %34 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf64>) -> tensor<1x3x3xf64>
    %35 = "stablehlo.divide"(%17, %34) : (tensor<1x3x3xf64>, tensor<1x3x3xf64>) -> tensor<1x3x3xf64>
    %36 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %37 = "stablehlo.pad"(%35, %36) <{edge_padding_low = array<i64: 0, 0, 0>, edge_padding_high = array<i64: 0, 1, 1>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<1x3x3xf64>, tensor<f64>) -> tensor<1x4x4xf64>
    %38 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x4x4xf64>}> : () -> tensor<1x4x4xf64>
    %39 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x4x4xi32>
    %40 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x4x4xi32>
    %41 = "stablehlo.subtract"(%40, %39) : (tensor<1x4x4xi32>, tensor<1x4x4xi32>) -> tensor<1x4x4xi32>
    %42 = "stablehlo.constant"() <{value = dense<0> : tensor<1x4x4xi32>}> : () -> tensor<1x4x4xi32>
    %43 = "stablehlo.compare"(%41, %42) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x4x4xi32>, tensor<1x4x4xi32>) -> tensor<1x4x4xi1>
    %44 = "stablehlo.convert"(%43) : (tensor<1x4x4xi1>) -> tensor<1x4x4xf64>
    %45 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %184:3 = "stablehlo.while"(%45, %37, %44) ({
    ^bb0(%r46: tensor<i32>, %r47: tensor<1x4x4xf64>, %r48: tensor<1x4x4xf64>):
      %49 = "stablehlo.constant"() <{value = dense<40> : tensor<i32>}> : () -> tensor<i32>
      %50 = "stablehlo.compare"(%r46, %49) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %51 = "stablehlo.multiply"(%r47, %r47) : (tensor<1x4x4xf64>, tensor<1x4x4xf64>) -> tensor<1x4x4xf64>
      %52 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x4x4xi32>
      %53 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x4x4xi32>
      %54 = "stablehlo.subtract"(%53, %52) : (tensor<1x4x4xi32>, tensor<1x4x4xi32>) -> tensor<1x4x4xi32>
      %55 = "stablehlo.constant"() <{value = dense<0> : tensor<1x4x4xi32>}> : () -> tensor<1x4x4xi32>
      %56 = "stablehlo.compare"(%54, %55) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x4x4xi32>, tensor<1x4x4xi32>) -> tensor<1x4x4xi1>
      %57 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x4x4xf64>}> : () -> tensor<1x4x4xf64>
      %58 = "stablehlo.select"(%56, %51, %57) : (tensor<1x4x4xi1>, tensor<1x4x4xf64>, tensor<1x4x4xf64>) -> tensor<1x4x4xf64>
      %59 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
      %63 = "stablehlo.reduce"(%58, %59) <{dimensions = array<i64: 1, 2>}> ({
      ^bb0(%r60: tensor<f64>, %r61: tensor<f64>):
        %62 = "stablehlo.add"(%r60, %r61) : (tensor<f64>, tensor<f64>) -> tensor<f64>
        "stablehlo.return"(%62) : (tensor<f64>) -> ()
      }) : (tensor<1x4x4xf64>, tensor<f64>) -> tensor<1xf64>
      %64 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
      %68 = "stablehlo.reduce"(%51, %64) <{dimensions = array<i64: 1, 2>}> ({
      ^bb0(%r65: tensor<f64>, %r66: tensor<f64>):
        %67 = "stablehlo.add"(%r65, %r66) : (tensor<f64>, tensor<f64>) -> tensor<f64>
        "stablehlo.return"(%67) : (tensor<f64>) -> ()
      }) : (tensor<1x4x4xf64>, tensor<f64>) -> tensor<1xf64>
      %69 = "stablehlo.constant"() <{value = dense<4.930380657631325e-34> : tensor<1xf64>}> : () -> tensor<1xf64>
      %70 = "stablehlo.multiply"(%68, %69) : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xf64>
      %71 = "stablehlo.compare"(%63, %70) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
      %72 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %76 = "stablehlo.reduce"(%71, %72) <{dimensions = array<i64: 0>}> ({
      ^bb0(%r73: tensor<i1>, %r74: tensor<i1>):
        %75 = "stablehlo.or"(%r73, %r74) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%75) : (tensor<i1>) -> ()
      }) : (tensor<1xi1>, tensor<i1>) -> tensor<i1>
      %77 = "stablehlo.and"(%50, %76) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%77) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r78: tensor<i32>, %r79: tensor<1x4x4xf64>, %r80: tensor<1x4x4xf64>):
      %81 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %181:3 = "stablehlo.while"(%81, %r79, %r80) ({
      ^bb0(%r82: tensor<i32>, %r83: tensor<1x4x4xf64>, %r84: tensor<1x4x4xf64>):
        %85 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
        %86 = "stablehlo.compare"(%r82, %85) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
        "stablehlo.return"(%86) : (tensor<i1>) -> ()
      }, {
      ^bb0(%r87: tensor<i32>, %r88: tensor<1x4x4xf64>, %r89: tensor<1x4x4xf64>):
        %90 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
        %91 = "stablehlo.add"(%r87, %90) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        %92 = "stablehlo.reshape"(%r88) : (tensor<1x4x4xf64>) -> tensor<1x16xf64>
        %93 = "stablehlo.slice"(%92) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 1, 16>, strides = array<i64: 1, 5>}> : (tensor<1x16xf64>) -> tensor<1x4xf64>
        %94 = "stablehlo.slice"(%93) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 1, 2>, strides = array<i64: 1, 1>}> : (tensor<1x4xf64>) -> tensor<1x2xf64>
        %95 = "stablehlo.slice"(%93) <{start_indices = array<i64: 0, 2>, limit_indices = array<i64: 1, 4>, strides = array<i64: 1, 1>}> : (tensor<1x4xf64>) -> tensor<1x2xf64>
        %96 = "stablehlo.reshape"(%r88) : (tensor<1x4x4xf64>) -> tensor<1x16xf64>
        %97 = "stablehlo.slice"(%96) <{start_indices = array<i64: 0, 2>, limit_indices = array<i64: 1, 8>, strides = array<i64: 1, 5>}> : (tensor<1x16xf64>) -> tensor<1x2xf64>
        %98 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x2xf64>}> : () -> tensor<1x2xf64>
        %99 = "stablehlo.compare"(%97, %98) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x2xi1>
        %100 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1x2xf64>}> : () -> tensor<1x2xf64>
        %101 = "stablehlo.select"(%99, %100, %97) : (tensor<1x2xi1>, tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x2xf64>
        %102 = "stablehlo.subtract"(%95, %94) : (tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x2xf64>
        %103 = "stablehlo.add"(%101, %101) : (tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x2xf64>
        %104 = "stablehlo.divide"(%102, %103) : (tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x2xf64>
        %105 = "stablehlo.abs"(%104) : (tensor<1x2xf64>) -> tensor<1x2xf64>
        %106 = "stablehlo.multiply"(%104, %104) : (tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x2xf64>
        %107 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1x2xf64>}> : () -> tensor<1x2xf64>
        %108 = "stablehlo.add"(%106, %107) : (tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x2xf64>
        %109 = "stablehlo.sqrt"(%108) : (tensor<1x2xf64>) -> tensor<1x2xf64>
        %110 = "stablehlo.add"(%105, %109) : (tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x2xf64>
        %111 = "stablehlo.divide"(%100, %110) : (tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x2xf64>
        %112 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x2xf64>}> : () -> tensor<1x2xf64>
        %113 = "stablehlo.compare"(%104, %112) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x2xi1>
        %114 = "stablehlo.negate"(%111) : (tensor<1x2xf64>) -> tensor<1x2xf64>
        %115 = "stablehlo.select"(%113, %114, %111) : (tensor<1x2xi1>, tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x2xf64>
        %116 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x2xf64>}> : () -> tensor<1x2xf64>
        %117 = "stablehlo.select"(%99, %116, %115) : (tensor<1x2xi1>, tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x2xf64>
        %118 = "stablehlo.multiply"(%117, %117) : (tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x2xf64>
        %119 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1x2xf64>}> : () -> tensor<1x2xf64>
        %120 = "stablehlo.add"(%118, %119) : (tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x2xf64>
        %121 = "stablehlo.sqrt"(%120) : (tensor<1x2xf64>) -> tensor<1x2xf64>
        %122 = "stablehlo.divide"(%100, %121) : (tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x2xf64>
        %123 = "stablehlo.multiply"(%117, %122) : (tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x2xf64>
        %124 = "stablehlo.slice"(%r88) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 2, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x4xf64>) -> tensor<1x2x4xf64>
        %125 = "stablehlo.slice"(%r88) <{start_indices = array<i64: 0, 2, 0>, limit_indices = array<i64: 1, 4, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x4xf64>) -> tensor<1x2x4xf64>
        %126 = "stablehlo.broadcast_in_dim"(%122) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x2xf64>) -> tensor<1x2x4xf64>
        %127 = "stablehlo.multiply"(%124, %126) : (tensor<1x2x4xf64>, tensor<1x2x4xf64>) -> tensor<1x2x4xf64>
        %128 = "stablehlo.broadcast_in_dim"(%123) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x2xf64>) -> tensor<1x2x4xf64>
        %129 = "stablehlo.multiply"(%125, %128) : (tensor<1x2x4xf64>, tensor<1x2x4xf64>) -> tensor<1x2x4xf64>
        %130 = "stablehlo.subtract"(%127, %129) : (tensor<1x2x4xf64>, tensor<1x2x4xf64>) -> tensor<1x2x4xf64>
        %131 = "stablehlo.broadcast_in_dim"(%123) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x2xf64>) -> tensor<1x2x4xf64>
        %132 = "stablehlo.multiply"(%124, %131) : (tensor<1x2x4xf64>, tensor<1x2x4xf64>) -> tensor<1x2x4xf64>
        %133 = "stablehlo.broadcast_in_dim"(%122) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x2xf64>) -> tensor<1x2x4xf64>
        %134 = "stablehlo.multiply"(%125, %133) : (tensor<1x2x4xf64>, tensor<1x2x4xf64>) -> tensor<1x2x4xf64>
        %135 = "stablehlo.add"(%132, %134) : (tensor<1x2x4xf64>, tensor<1x2x4xf64>) -> tensor<1x2x4xf64>
        %136 = "stablehlo.slice"(%130) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 1, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<1x2x4xf64>) -> tensor<1x1x4xf64>
        %137 = "stablehlo.slice"(%135) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 1, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<1x2x4xf64>) -> tensor<1x1x4xf64>
        %138 = "stablehlo.slice"(%135) <{start_indices = array<i64: 0, 1, 0>, limit_indices = array<i64: 1, 2, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<1x2x4xf64>) -> tensor<1x1x4xf64>
        %139 = "stablehlo.slice"(%130) <{start_indices = array<i64: 0, 1, 0>, limit_indices = array<i64: 1, 2, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<1x2x4xf64>) -> tensor<1x1x4xf64>
        %140 = "stablehlo.concatenate"(%136, %137, %138, %139) <{dimension = 1 : i64}> : (tensor<1x1x4xf64>, tensor<1x1x4xf64>, tensor<1x1x4xf64>, tensor<1x1x4xf64>) -> tensor<1x4x4xf64>
        %141 = "stablehlo.slice"(%140) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 4, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x4xf64>) -> tensor<1x4x2xf64>
        %142 = "stablehlo.slice"(%140) <{start_indices = array<i64: 0, 0, 2>, limit_indices = array<i64: 1, 4, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x4xf64>) -> tensor<1x4x2xf64>
        %143 = "stablehlo.broadcast_in_dim"(%122) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x2xf64>) -> tensor<1x4x2xf64>
        %144 = "stablehlo.multiply"(%141, %143) : (tensor<1x4x2xf64>, tensor<1x4x2xf64>) -> tensor<1x4x2xf64>
        %145 = "stablehlo.broadcast_in_dim"(%123) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x2xf64>) -> tensor<1x4x2xf64>
        %146 = "stablehlo.multiply"(%142, %145) : (tensor<1x4x2xf64>, tensor<1x4x2xf64>) -> tensor<1x4x2xf64>
        %147 = "stablehlo.subtract"(%144, %146) : (tensor<1x4x2xf64>, tensor<1x4x2xf64>) -> tensor<1x4x2xf64>
        %148 = "stablehlo.broadcast_in_dim"(%123) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x2xf64>) -> tensor<1x4x2xf64>
        %149 = "stablehlo.multiply"(%141, %148) : (tensor<1x4x2xf64>, tensor<1x4x2xf64>) -> tensor<1x4x2xf64>
        %150 = "stablehlo.broadcast_in_dim"(%122) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x2xf64>) -> tensor<1x4x2xf64>
        %151 = "stablehlo.multiply"(%142, %150) : (tensor<1x4x2xf64>, tensor<1x4x2xf64>) -> tensor<1x4x2xf64>
        %152 = "stablehlo.add"(%149, %151) : (tensor<1x4x2xf64>, tensor<1x4x2xf64>) -> tensor<1x4x2xf64>
        %153 = "stablehlo.slice"(%147) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 4, 1>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x2xf64>) -> tensor<1x4x1xf64>
        %154 = "stablehlo.slice"(%152) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 4, 1>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x2xf64>) -> tensor<1x4x1xf64>
        %155 = "stablehlo.slice"(%152) <{start_indices = array<i64: 0, 0, 1>, limit_indices = array<i64: 1, 4, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x2xf64>) -> tensor<1x4x1xf64>
        %156 = "stablehlo.slice"(%147) <{start_indices = array<i64: 0, 0, 1>, limit_indices = array<i64: 1, 4, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x2xf64>) -> tensor<1x4x1xf64>
        %157 = "stablehlo.concatenate"(%153, %154, %155, %156) <{dimension = 2 : i64}> : (tensor<1x4x1xf64>, tensor<1x4x1xf64>, tensor<1x4x1xf64>, tensor<1x4x1xf64>) -> tensor<1x4x4xf64>
        %158 = "stablehlo.constant"() <{value = dense<[1, 0, 3, 2]> : tensor<4xi32>}> : () -> tensor<4xi32>
        %159 = "stablehlo.broadcast_in_dim"(%158) <{broadcast_dimensions = array<i64: 1>}> : (tensor<4xi32>) -> tensor<1x4x4xi32>
        %160 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x4x4xi32>
        %161 = "stablehlo.compare"(%160, %159) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x4x4xi32>, tensor<1x4x4xi32>) -> tensor<1x4x4xi1>
        %162 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x4x4xf64>}> : () -> tensor<1x4x4xf64>
        %163 = "stablehlo.select"(%161, %162, %157) : (tensor<1x4x4xi1>, tensor<1x4x4xf64>, tensor<1x4x4xf64>) -> tensor<1x4x4xf64>
        %164 = "stablehlo.slice"(%r89) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 2, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x4xf64>) -> tensor<1x2x4xf64>
        %165 = "stablehlo.slice"(%r89) <{start_indices = array<i64: 0, 2, 0>, limit_indices = array<i64: 1, 4, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x4xf64>) -> tensor<1x2x4xf64>
        %166 = "stablehlo.broadcast_in_dim"(%122) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x2xf64>) -> tensor<1x2x4xf64>
        %167 = "stablehlo.multiply"(%164, %166) : (tensor<1x2x4xf64>, tensor<1x2x4xf64>) -> tensor<1x2x4xf64>
        %168 = "stablehlo.broadcast_in_dim"(%123) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x2xf64>) -> tensor<1x2x4xf64>
        %169 = "stablehlo.multiply"(%165, %168) : (tensor<1x2x4xf64>, tensor<1x2x4xf64>) -> tensor<1x2x4xf64>
        %170 = "stablehlo.subtract"(%167, %169) : (tensor<1x2x4xf64>, tensor<1x2x4xf64>) -> tensor<1x2x4xf64>
        %171 = "stablehlo.broadcast_in_dim"(%123) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x2xf64>) -> tensor<1x2x4xf64>
        %172 = "stablehlo.multiply"(%164, %171) : (tensor<1x2x4xf64>, tensor<1x2x4xf64>) -> tensor<1x2x4xf64>
        %173 = "stablehlo.broadcast_in_dim"(%122) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x2xf64>) -> tensor<1x2x4xf64>
        %174 = "stablehlo.multiply"(%165, %173) : (tensor<1x2x4xf64>, tensor<1x2x4xf64>) -> tensor<1x2x4xf64>
        %175 = "stablehlo.add"(%172, %174) : (tensor<1x2x4xf64>, tensor<1x2x4xf64>) -> tensor<1x2x4xf64>
        %176 = "stablehlo.slice"(%170) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 1, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<1x2x4xf64>) -> tensor<1x1x4xf64>
        %177 = "stablehlo.slice"(%175) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 1, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<1x2x4xf64>) -> tensor<1x1x4xf64>
        %178 = "stablehlo.slice"(%175) <{start_indices = array<i64: 0, 1, 0>, limit_indices = array<i64: 1, 2, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<1x2x4xf64>) -> tensor<1x1x4xf64>
        %179 = "stablehlo.slice"(%170) <{start_indices = array<i64: 0, 1, 0>, limit_indices = array<i64: 1, 2, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<1x2x4xf64>) -> tensor<1x1x4xf64>
        %180 = "stablehlo.concatenate"(%176, %177, %178, %179) <{dimension = 1 : i64}> : (tensor<1x1x4xf64>, tensor<1x1x4xf64>, tensor<1x1x4xf64>, tensor<1x1x4xf64>) -> tensor<1x4x4xf64>
        "stablehlo.return"(%91, %163, %180) : (tensor<i32>, tensor<1x4x4xf64>, tensor<1x4x4xf64>) -> ()
      }) : (tensor<i32>, tensor<1x4x4xf64>, tensor<1x4x4xf64>) -> (tensor<i32>, tensor<1x4x4xf64>, tensor<1x4x4xf64>)
      %182 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %183 = "stablehlo.add"(%r78, %182) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%183, %181#1, %181#2) : (tensor<i32>, tensor<1x4x4xf64>, tensor<1x4x4xf64>) -> ()
    }) : (tensor<i32>, tensor<1x4x4xf64>, tensor<1x4x4xf64>) -> (tensor<i32>, tensor<1x4x4xf64>, tensor<1x4x4xf64>)
    %185 = "stablehlo.reshape"(%184#1) : (tensor<1x4x4xf64>) -> tensor<1x16xf64>
    %186 = "stablehlo.slice"(%185) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 1, 16>, strides = array<i64: 1, 5>}> : (tensor<1x16xf64>) -> tensor<1x4xf64>
    %187 = "stablehlo.slice"(%186) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 1, 3>, strides = array<i64: 1, 1>}> : (tensor<1x4xf64>) -> tensor<1x3xf64>
    %188 = "stablehlo.slice"(%184#2) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 3, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x4xf64>) -> tensor<1x3x4xf64>
    %189 = "stablehlo.slice"(%188) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 3, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<1x3x4xf64>) -> tensor<1x3x3xf64>
    %190 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
    %196:2 = "stablehlo.sort"(%187, %190) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%r191: tensor<f64>, %r192: tensor<f64>, %r193: tensor<i32>, %r194: tensor<i32>):
      %195 = "stablehlo.compare"(%r191, %r192) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
      "stablehlo.return"(%195) : (tensor<i1>) -> ()
    }) : (tensor<1x3xf64>, tensor<1x3xi32>) -> (tensor<1x3xf64>, tensor<1x3xi32>)
    %197 = "stablehlo.gather"(%189, %196#1) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 3>, indices_are_sorted = false}> : (tensor<1x3x3xf64>, tensor<1x3xi32>) -> tensor<1x3x3xf64>
    %198 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf64>) -> tensor<1x3xf64>
    %199 = "stablehlo.multiply"(%196#0, %198) : (tensor<1x3xf64>, tensor<1x3xf64>) -> tensor<1x3xf64>
    %200 = "stablehlo.reshape"(%199) : (tensor<1x3xf64>) -> tensor<3xf64>
    %201 = "stablehlo.transpose"(%197) <{permutation = array<i64: 0, 2, 1>}> : (tensor<1x3x3xf64>) -> tensor<1x3x3xf64>
    %202 = "stablehlo.reshape"(%201) : (tensor<1x3x3xf64>) -> tensor<3x3xf64>
    return %200, %202 : tensor<3xf64>, tensor<3x3xf64>
  }
}

// T[3,3], T = complex64
module @torchtpu {
  func.func public @main(%arg0: tensor<3x3xcomplex<f32>>) -> (tensor<3xf32>, tensor<3x3xcomplex<f32>>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<3x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
    %1 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x3xi32>
    %2 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x3x3xi32>
    %3 = "stablehlo.subtract"(%2, %1) : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi32>
    %4 = "stablehlo.constant"() <{value = dense<0> : tensor<1x3x3xi32>}> : () -> tensor<1x3x3xi32>
    %5 = "stablehlo.compare"(%3, %4) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
    %6 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<1x3x3xcomplex<f32>>}> : () -> tensor<1x3x3xcomplex<f32>>
    %7 = "stablehlo.select"(%5, %0, %6) : (tensor<1x3x3xi1>, tensor<1x3x3xcomplex<f32>>, tensor<1x3x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
    %8 = "stablehlo.transpose"(%7) <{permutation = array<i64: 0, 2, 1>}> : (tensor<1x3x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
    %9 = "chlo.conj"(%8) : (tensor<1x3x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
    %10 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x3xi32>
    %11 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x3x3xi32>
    %12 = "stablehlo.subtract"(%11, %10) : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi32>
    %13 = "stablehlo.constant"() <{value = dense<0> : tensor<1x3x3xi32>}> : () -> tensor<1x3x3xi32>
    %14 = "stablehlo.compare"(%12, %13) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
    %15 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<1x3x3xcomplex<f32>>}> : () -> tensor<1x3x3xcomplex<f32>>
    %16 = "stablehlo.select"(%14, %0, %15) : (tensor<1x3x3xi1>, tensor<1x3x3xcomplex<f32>>, tensor<1x3x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
    %17 = "stablehlo.real"(%16) : (tensor<1x3x3xcomplex<f32>>) -> tensor<1x3x3xf32>
    %18 = "stablehlo.convert"(%17) : (tensor<1x3x3xf32>) -> tensor<1x3x3xcomplex<f32>>
    %19 = "stablehlo.add"(%7, %9) : (tensor<1x3x3xcomplex<f32>>, tensor<1x3x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
    %20 = "stablehlo.add"(%19, %18) : (tensor<1x3x3xcomplex<f32>>, tensor<1x3x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
    %21 = "stablehlo.abs"(%20) : (tensor<1x3x3xcomplex<f32>>) -> tensor<1x3x3xf32>
    %22 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %26 = "stablehlo.reduce"(%21, %22) <{dimensions = array<i64: 1, 2>}> ({
    ^bb0(%r23: tensor<f32>, %r24: tensor<f32>):
      %25 = "stablehlo.maximum"(%r23, %r24) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%25) : (tensor<f32>) -> ()
    }) : (tensor<1x3x3xf32>, tensor<f32>) -> tensor<1xf32>
    %27 = "stablehlo.constant"() <{value = dense<0.001> : tensor<1xf32>}> : () -> tensor<1xf32>
    %28 = "stablehlo.compare"(%26, %27) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %29 = "stablehlo.constant"() <{value = dense<1000.0> : tensor<1xf32>}> : () -> tensor<1xf32>
    %30 = "stablehlo.compare"(%26, %29) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %31 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
    %32 = "stablehlo.compare"(%26, %31) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %33 = "stablehlo.and"(%28, %32) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
    %34 = "stablehlo.or"(%33, %30) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
    %35 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1xf32>}> : () -> tensor<1xf32>
    %36 = "stablehlo.select"(%34, %26, %35) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %37 = "stablehlo.convert"(%36) : (tensor<1xf32>) -> tensor<1xcomplex<f32>>
    %38 = "stablehlo.broadcast_in_dim"(%37) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
    %39 = "stablehlo.divide"(%20, %38) : (tensor<1x3x3xcomplex<f32>>, tensor<1x3x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
    %40 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %41 = "stablehlo.pad"(%39, %40) <{edge_padding_low = array<i64: 0, 0, 0>, edge_padding_high = array<i64: 0, 1, 1>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<1x3x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x4x4xcomplex<f32>>
    %42 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<1x4x4xcomplex<f32>>}> : () -> tensor<1x4x4xcomplex<f32>>
    %43 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x4x4xi32>
    %44 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x4x4xi32>
    %45 = "stablehlo.subtract"(%44, %43) : (tensor<1x4x4xi32>, tensor<1x4x4xi32>) -> tensor<1x4x4xi32>
    %46 = "stablehlo.constant"() <{value = dense<0> : tensor<1x4x4xi32>}> : () -> tensor<1x4x4xi32>
    %47 = "stablehlo.compare"(%45, %46) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x4x4xi32>, tensor<1x4x4xi32>) -> tensor<1x4x4xi1>
    %48 = "stablehlo.convert"(%47) : (tensor<1x4x4xi1>) -> tensor<1x4x4xcomplex<f32>>
    %49 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %217:3 = "stablehlo.while"(%49, %41, %48) ({
    ^bb0(%r50: tensor<i32>, %r51: tensor<1x4x4xcomplex<f32>>, %r52: tensor<1x4x4xcomplex<f32>>):
      %53 = "stablehlo.constant"() <{value = dense<40> : tensor<i32>}> : () -> tensor<i32>
      %54 = "stablehlo.compare"(%r50, %53) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %55 = "stablehlo.real"(%r51) : (tensor<1x4x4xcomplex<f32>>) -> tensor<1x4x4xf32>
      %56 = "stablehlo.imag"(%r51) : (tensor<1x4x4xcomplex<f32>>) -> tensor<1x4x4xf32>
      %57 = "stablehlo.multiply"(%55, %55) : (tensor<1x4x4xf32>, tensor<1x4x4xf32>) -> tensor<1x4x4xf32>
      %58 = "stablehlo.multiply"(%56, %56) : (tensor<1x4x4xf32>, tensor<1x4x4xf32>) -> tensor<1x4x4xf32>
      %59 = "stablehlo.add"(%57, %58) : (tensor<1x4x4xf32>, tensor<1x4x4xf32>) -> tensor<1x4x4xf32>
      %60 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x4x4xi32>
      %61 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x4x4xi32>
      %62 = "stablehlo.subtract"(%61, %60) : (tensor<1x4x4xi32>, tensor<1x4x4xi32>) -> tensor<1x4x4xi32>
      %63 = "stablehlo.constant"() <{value = dense<0> : tensor<1x4x4xi32>}> : () -> tensor<1x4x4xi32>
      %64 = "stablehlo.compare"(%62, %63) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x4x4xi32>, tensor<1x4x4xi32>) -> tensor<1x4x4xi1>
      %65 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x4x4xf32>}> : () -> tensor<1x4x4xf32>
      %66 = "stablehlo.select"(%64, %59, %65) : (tensor<1x4x4xi1>, tensor<1x4x4xf32>, tensor<1x4x4xf32>) -> tensor<1x4x4xf32>
      %67 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
      %71 = "stablehlo.reduce"(%66, %67) <{dimensions = array<i64: 1, 2>}> ({
      ^bb0(%r68: tensor<f32>, %r69: tensor<f32>):
        %70 = "stablehlo.add"(%r68, %r69) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%70) : (tensor<f32>) -> ()
      }) : (tensor<1x4x4xf32>, tensor<f32>) -> tensor<1xf32>
      %72 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
      %76 = "stablehlo.reduce"(%59, %72) <{dimensions = array<i64: 1, 2>}> ({
      ^bb0(%r73: tensor<f32>, %r74: tensor<f32>):
        %75 = "stablehlo.add"(%r73, %r74) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%75) : (tensor<f32>) -> ()
      }) : (tensor<1x4x4xf32>, tensor<f32>) -> tensor<1xf32>
      %77 = "stablehlo.constant"() <{value = dense<1.4210854715202006e-16> : tensor<1xf32>}> : () -> tensor<1xf32>
      %78 = "stablehlo.multiply"(%76, %77) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %79 = "stablehlo.compare"(%71, %78) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
      %80 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %84 = "stablehlo.reduce"(%79, %80) <{dimensions = array<i64: 0>}> ({
      ^bb0(%r81: tensor<i1>, %r82: tensor<i1>):
        %83 = "stablehlo.or"(%r81, %r82) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%83) : (tensor<i1>) -> ()
      }) : (tensor<1xi1>, tensor<i1>) -> tensor<i1>
      %85 = "stablehlo.and"(%54, %84) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%85) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r86: tensor<i32>, %r87: tensor<1x4x4xcomplex<f32>>, %r88: tensor<1x4x4xcomplex<f32>>):
      %89 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %214:3 = "stablehlo.while"(%89, %r87, %r88) ({
      ^bb0(%r90: tensor<i32>, %r91: tensor<1x4x4xcomplex<f32>>, %r92: tensor<1x4x4xcomplex<f32>>):
        %93 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
        %94 = "stablehlo.compare"(%r90, %93) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
        "stablehlo.return"(%94) : (tensor<i1>) -> ()
      }, {
      ^bb0(%r95: tensor<i32>, %r96: tensor<1x4x4xcomplex<f32>>, %r97: tensor<1x4x4xcomplex<f32>>):
        %98 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
        %99 = "stablehlo.add"(%r95, %98) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        %100 = "stablehlo.reshape"(%r96) : (tensor<1x4x4xcomplex<f32>>) -> tensor<1x16xcomplex<f32>>
        %101 = "stablehlo.slice"(%100) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 1, 16>, strides = array<i64: 1, 5>}> : (tensor<1x16xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
        %102 = "stablehlo.real"(%101) : (tensor<1x4xcomplex<f32>>) -> tensor<1x4xf32>
        %103 = "stablehlo.slice"(%102) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 1, 2>, strides = array<i64: 1, 1>}> : (tensor<1x4xf32>) -> tensor<1x2xf32>
        %104 = "stablehlo.slice"(%102) <{start_indices = array<i64: 0, 2>, limit_indices = array<i64: 1, 4>, strides = array<i64: 1, 1>}> : (tensor<1x4xf32>) -> tensor<1x2xf32>
        %105 = "stablehlo.reshape"(%r96) : (tensor<1x4x4xcomplex<f32>>) -> tensor<1x16xcomplex<f32>>
        %106 = "stablehlo.slice"(%105) <{start_indices = array<i64: 0, 2>, limit_indices = array<i64: 1, 8>, strides = array<i64: 1, 5>}> : (tensor<1x16xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
        %107 = "stablehlo.abs"(%106) : (tensor<1x2xcomplex<f32>>) -> tensor<1x2xf32>
        %108 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x2xf32>}> : () -> tensor<1x2xf32>
        %109 = "stablehlo.compare"(%107, %108) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xi1>
        %110 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1x2xf32>}> : () -> tensor<1x2xf32>
        %111 = "stablehlo.select"(%109, %110, %107) : (tensor<1x2xi1>, tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
        %112 = "stablehlo.convert"(%111) : (tensor<1x2xf32>) -> tensor<1x2xcomplex<f32>>
        %113 = "stablehlo.divide"(%106, %112) : (tensor<1x2xcomplex<f32>>, tensor<1x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
        %114 = "stablehlo.constant"() <{value = dense<(1.0, 0.0)> : tensor<1x2xcomplex<f32>>}> : () -> tensor<1x2xcomplex<f32>>
        %115 = "stablehlo.select"(%109, %114, %113) : (tensor<1x2xi1>, tensor<1x2xcomplex<f32>>, tensor<1x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
        %116 = "stablehlo.subtract"(%104, %103) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
        %117 = "stablehlo.add"(%111, %111) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
        %118 = "stablehlo.divide"(%116, %117) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
        %119 = "stablehlo.abs"(%118) : (tensor<1x2xf32>) -> tensor<1x2xf32>
        %120 = "stablehlo.multiply"(%118, %118) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
        %121 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1x2xf32>}> : () -> tensor<1x2xf32>
        %122 = "stablehlo.add"(%120, %121) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
        %123 = "stablehlo.sqrt"(%122) : (tensor<1x2xf32>) -> tensor<1x2xf32>
        %124 = "stablehlo.add"(%119, %123) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
        %125 = "stablehlo.divide"(%110, %124) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
        %126 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x2xf32>}> : () -> tensor<1x2xf32>
        %127 = "stablehlo.compare"(%118, %126) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xi1>
        %128 = "stablehlo.negate"(%125) : (tensor<1x2xf32>) -> tensor<1x2xf32>
        %129 = "stablehlo.select"(%127, %128, %125) : (tensor<1x2xi1>, tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
        %130 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x2xf32>}> : () -> tensor<1x2xf32>
        %131 = "stablehlo.select"(%109, %130, %129) : (tensor<1x2xi1>, tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
        %132 = "stablehlo.multiply"(%131, %131) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
        %133 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1x2xf32>}> : () -> tensor<1x2xf32>
        %134 = "stablehlo.add"(%132, %133) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
        %135 = "stablehlo.sqrt"(%134) : (tensor<1x2xf32>) -> tensor<1x2xf32>
        %136 = "stablehlo.divide"(%110, %135) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
        %137 = "stablehlo.multiply"(%131, %136) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
        %138 = "chlo.conj"(%115) : (tensor<1x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
        %139 = "stablehlo.slice"(%r96) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 2, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x4xcomplex<f32>>) -> tensor<1x2x4xcomplex<f32>>
        %140 = "stablehlo.slice"(%r96) <{start_indices = array<i64: 0, 2, 0>, limit_indices = array<i64: 1, 4, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x4xcomplex<f32>>) -> tensor<1x2x4xcomplex<f32>>
        %141 = "stablehlo.broadcast_in_dim"(%115) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x2xcomplex<f32>>) -> tensor<1x2x4xcomplex<f32>>
        %142 = "stablehlo.multiply"(%140, %141) : (tensor<1x2x4xcomplex<f32>>, tensor<1x2x4xcomplex<f32>>) -> tensor<1x2x4xcomplex<f32>>
        %143 = "stablehlo.convert"(%136) : (tensor<1x2xf32>) -> tensor<1x2xcomplex<f32>>
        %144 = "stablehlo.broadcast_in_dim"(%143) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x2xcomplex<f32>>) -> tensor<1x2x4xcomplex<f32>>
        %145 = "stablehlo.multiply"(%139, %144) : (tensor<1x2x4xcomplex<f32>>, tensor<1x2x4xcomplex<f32>>) -> tensor<1x2x4xcomplex<f32>>
        %146 = "stablehlo.convert"(%137) : (tensor<1x2xf32>) -> tensor<1x2xcomplex<f32>>
        %147 = "stablehlo.broadcast_in_dim"(%146) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x2xcomplex<f32>>) -> tensor<1x2x4xcomplex<f32>>
        %148 = "stablehlo.multiply"(%142, %147) : (tensor<1x2x4xcomplex<f32>>, tensor<1x2x4xcomplex<f32>>) -> tensor<1x2x4xcomplex<f32>>
        %149 = "stablehlo.subtract"(%145, %148) : (tensor<1x2x4xcomplex<f32>>, tensor<1x2x4xcomplex<f32>>) -> tensor<1x2x4xcomplex<f32>>
        %150 = "stablehlo.convert"(%137) : (tensor<1x2xf32>) -> tensor<1x2xcomplex<f32>>
        %151 = "stablehlo.broadcast_in_dim"(%150) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x2xcomplex<f32>>) -> tensor<1x2x4xcomplex<f32>>
        %152 = "stablehlo.multiply"(%139, %151) : (tensor<1x2x4xcomplex<f32>>, tensor<1x2x4xcomplex<f32>>) -> tensor<1x2x4xcomplex<f32>>
        %153 = "stablehlo.convert"(%136) : (tensor<1x2xf32>) -> tensor<1x2xcomplex<f32>>
        %154 = "stablehlo.broadcast_in_dim"(%153) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x2xcomplex<f32>>) -> tensor<1x2x4xcomplex<f32>>
        %155 = "stablehlo.multiply"(%142, %154) : (tensor<1x2x4xcomplex<f32>>, tensor<1x2x4xcomplex<f32>>) -> tensor<1x2x4xcomplex<f32>>
        %156 = "stablehlo.add"(%152, %155) : (tensor<1x2x4xcomplex<f32>>, tensor<1x2x4xcomplex<f32>>) -> tensor<1x2x4xcomplex<f32>>
        %157 = "stablehlo.slice"(%149) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 1, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<1x2x4xcomplex<f32>>) -> tensor<1x1x4xcomplex<f32>>
        %158 = "stablehlo.slice"(%156) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 1, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<1x2x4xcomplex<f32>>) -> tensor<1x1x4xcomplex<f32>>
        %159 = "stablehlo.slice"(%156) <{start_indices = array<i64: 0, 1, 0>, limit_indices = array<i64: 1, 2, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<1x2x4xcomplex<f32>>) -> tensor<1x1x4xcomplex<f32>>
        %160 = "stablehlo.slice"(%149) <{start_indices = array<i64: 0, 1, 0>, limit_indices = array<i64: 1, 2, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<1x2x4xcomplex<f32>>) -> tensor<1x1x4xcomplex<f32>>
        %161 = "stablehlo.concatenate"(%157, %158, %159, %160) <{dimension = 1 : i64}> : (tensor<1x1x4xcomplex<f32>>, tensor<1x1x4xcomplex<f32>>, tensor<1x1x4xcomplex<f32>>, tensor<1x1x4xcomplex<f32>>) -> tensor<1x4x4xcomplex<f32>>
        %162 = "stablehlo.slice"(%161) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 4, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x4xcomplex<f32>>) -> tensor<1x4x2xcomplex<f32>>
        %163 = "stablehlo.slice"(%161) <{start_indices = array<i64: 0, 0, 2>, limit_indices = array<i64: 1, 4, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x4xcomplex<f32>>) -> tensor<1x4x2xcomplex<f32>>
        %164 = "stablehlo.broadcast_in_dim"(%138) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x2xcomplex<f32>>) -> tensor<1x4x2xcomplex<f32>>
        %165 = "stablehlo.multiply"(%163, %164) : (tensor<1x4x2xcomplex<f32>>, tensor<1x4x2xcomplex<f32>>) -> tensor<1x4x2xcomplex<f32>>
        %166 = "stablehlo.convert"(%136) : (tensor<1x2xf32>) -> tensor<1x2xcomplex<f32>>
        %167 = "stablehlo.broadcast_in_dim"(%166) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x2xcomplex<f32>>) -> tensor<1x4x2xcomplex<f32>>
        %168 = "stablehlo.multiply"(%162, %167) : (tensor<1x4x2xcomplex<f32>>, tensor<1x4x2xcomplex<f32>>) -> tensor<1x4x2xcomplex<f32>>
        %169 = "stablehlo.convert"(%137) : (tensor<1x2xf32>) -> tensor<1x2xcomplex<f32>>
        %170 = "stablehlo.broadcast_in_dim"(%169) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x2xcomplex<f32>>) -> tensor<1x4x2xcomplex<f32>>
        %171 = "stablehlo.multiply"(%165, %170) : (tensor<1x4x2xcomplex<f32>>, tensor<1x4x2xcomplex<f32>>) -> tensor<1x4x2xcomplex<f32>>
        %172 = "stablehlo.subtract"(%168, %171) : (tensor<1x4x2xcomplex<f32>>, tensor<1x4x2xcomplex<f32>>) -> tensor<1x4x2xcomplex<f32>>
        %173 = "stablehlo.convert"(%137) : (tensor<1x2xf32>) -> tensor<1x2xcomplex<f32>>
        %174 = "stablehlo.broadcast_in_dim"(%173) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x2xcomplex<f32>>) -> tensor<1x4x2xcomplex<f32>>
        %175 = "stablehlo.multiply"(%162, %174) : (tensor<1x4x2xcomplex<f32>>, tensor<1x4x2xcomplex<f32>>) -> tensor<1x4x2xcomplex<f32>>
        %176 = "stablehlo.convert"(%136) : (tensor<1x2xf32>) -> tensor<1x2xcomplex<f32>>
        %177 = "stablehlo.broadcast_in_dim"(%176) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x2xcomplex<f32>>) -> tensor<1x4x2xcomplex<f32>>
        %178 = "stablehlo.multiply"(%165, %177) : (tensor<1x4x2xcomplex<f32>>, tensor<1x4x2xcomplex<f32>>) -> tensor<1x4x2xcomplex<f32>>
        %179 = "stablehlo.add"(%175, %178) : (tensor<1x4x2xcomplex<f32>>, tensor<1x4x2xcomplex<f32>>) -> tensor<1x4x2xcomplex<f32>>
        %180 = "stablehlo.slice"(%172) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 4, 1>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x2xcomplex<f32>>) -> tensor<1x4x1xcomplex<f32>>
        %181 = "stablehlo.slice"(%179) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 4, 1>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x2xcomplex<f32>>) -> tensor<1x4x1xcomplex<f32>>
        %182 = "stablehlo.slice"(%179) <{start_indices = array<i64: 0, 0, 1>, limit_indices = array<i64: 1, 4, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x2xcomplex<f32>>) -> tensor<1x4x1xcomplex<f32>>
        %183 = "stablehlo.slice"(%172) <{start_indices = array<i64: 0, 0, 1>, limit_indices = array<i64: 1, 4, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x2xcomplex<f32>>) -> tensor<1x4x1xcomplex<f32>>
        %184 = "stablehlo.concatenate"(%180, %181, %182, %183) <{dimension = 2 : i64}> : (tensor<1x4x1xcomplex<f32>>, tensor<1x4x1xcomplex<f32>>, tensor<1x4x1xcomplex<f32>>, tensor<1x4x1xcomplex<f32>>) -> tensor<1x4x4xcomplex<f32>>
        %185 = "stablehlo.constant"() <{value = dense<[1, 0, 3, 2]> : tensor<4xi32>}> : () -> tensor<4xi32>
        %186 = "stablehlo.broadcast_in_dim"(%185) <{broadcast_dimensions = array<i64: 1>}> : (tensor<4xi32>) -> tensor<1x4x4xi32>
        %187 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x4x4xi32>
        %188 = "stablehlo.compare"(%187, %186) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x4x4xi32>, tensor<1x4x4xi32>) -> tensor<1x4x4xi1>
        %189 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<1x4x4xcomplex<f32>>}> : () -> tensor<1x4x4xcomplex<f32>>
        %190 = "stablehlo.select"(%188, %189, %184) : (tensor<1x4x4xi1>, tensor<1x4x4xcomplex<f32>>, tensor<1x4x4xcomplex<f32>>) -> tensor<1x4x4xcomplex<f32>>
        %191 = "stablehlo.slice"(%r97) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 2, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x4xcomplex<f32>>) -> tensor<1x2x4xcomplex<f32>>
        %192 = "stablehlo.slice"(%r97) <{start_indices = array<i64: 0, 2, 0>, limit_indices = array<i64: 1, 4, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x4xcomplex<f32>>) -> tensor<1x2x4xcomplex<f32>>
        %193 = "stablehlo.broadcast_in_dim"(%138) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x2xcomplex<f32>>) -> tensor<1x2x4xcomplex<f32>>
        %194 = "stablehlo.multiply"(%192, %193) : (tensor<1x2x4xcomplex<f32>>, tensor<1x2x4xcomplex<f32>>) -> tensor<1x2x4xcomplex<f32>>
        %195 = "stablehlo.convert"(%136) : (tensor<1x2xf32>) -> tensor<1x2xcomplex<f32>>
        %196 = "stablehlo.broadcast_in_dim"(%195) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x2xcomplex<f32>>) -> tensor<1x2x4xcomplex<f32>>
        %197 = "stablehlo.multiply"(%191, %196) : (tensor<1x2x4xcomplex<f32>>, tensor<1x2x4xcomplex<f32>>) -> tensor<1x2x4xcomplex<f32>>
        %198 = "stablehlo.convert"(%137) : (tensor<1x2xf32>) -> tensor<1x2xcomplex<f32>>
        %199 = "stablehlo.broadcast_in_dim"(%198) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x2xcomplex<f32>>) -> tensor<1x2x4xcomplex<f32>>
        %200 = "stablehlo.multiply"(%194, %199) : (tensor<1x2x4xcomplex<f32>>, tensor<1x2x4xcomplex<f32>>) -> tensor<1x2x4xcomplex<f32>>
        %201 = "stablehlo.subtract"(%197, %200) : (tensor<1x2x4xcomplex<f32>>, tensor<1x2x4xcomplex<f32>>) -> tensor<1x2x4xcomplex<f32>>
        %202 = "stablehlo.convert"(%137) : (tensor<1x2xf32>) -> tensor<1x2xcomplex<f32>>
        %203 = "stablehlo.broadcast_in_dim"(%202) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x2xcomplex<f32>>) -> tensor<1x2x4xcomplex<f32>>
        %204 = "stablehlo.multiply"(%191, %203) : (tensor<1x2x4xcomplex<f32>>, tensor<1x2x4xcomplex<f32>>) -> tensor<1x2x4xcomplex<f32>>
        %205 = "stablehlo.convert"(%136) : (tensor<1x2xf32>) -> tensor<1x2xcomplex<f32>>
        %206 = "stablehlo.broadcast_in_dim"(%205) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x2xcomplex<f32>>) -> tensor<1x2x4xcomplex<f32>>
        %207 = "stablehlo.multiply"(%194, %206) : (tensor<1x2x4xcomplex<f32>>, tensor<1x2x4xcomplex<f32>>) -> tensor<1x2x4xcomplex<f32>>
        %208 = "stablehlo.add"(%204, %207) : (tensor<1x2x4xcomplex<f32>>, tensor<1x2x4xcomplex<f32>>) -> tensor<1x2x4xcomplex<f32>>
        %209 = "stablehlo.slice"(%201) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 1, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<1x2x4xcomplex<f32>>) -> tensor<1x1x4xcomplex<f32>>
        %210 = "stablehlo.slice"(%208) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 1, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<1x2x4xcomplex<f32>>) -> tensor<1x1x4xcomplex<f32>>
        %211 = "stablehlo.slice"(%208) <{start_indices = array<i64: 0, 1, 0>, limit_indices = array<i64: 1, 2, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<1x2x4xcomplex<f32>>) -> tensor<1x1x4xcomplex<f32>>
        %212 = "stablehlo.slice"(%201) <{start_indices = array<i64: 0, 1, 0>, limit_indices = array<i64: 1, 2, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<1x2x4xcomplex<f32>>) -> tensor<1x1x4xcomplex<f32>>
        %213 = "stablehlo.concatenate"(%209, %210, %211, %212) <{dimension = 1 : i64}> : (tensor<1x1x4xcomplex<f32>>, tensor<1x1x4xcomplex<f32>>, tensor<1x1x4xcomplex<f32>>, tensor<1x1x4xcomplex<f32>>) -> tensor<1x4x4xcomplex<f32>>
        "stablehlo.return"(%99, %190, %213) : (tensor<i32>, tensor<1x4x4xcomplex<f32>>, tensor<1x4x4xcomplex<f32>>) -> ()
      }) : (tensor<i32>, tensor<1x4x4xcomplex<f32>>, tensor<1x4x4xcomplex<f32>>) -> (tensor<i32>, tensor<1x4x4xcomplex<f32>>, tensor<1x4x4xcomplex<f32>>)
      %215 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %216 = "stablehlo.add"(%r86, %215) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%216, %214#1, %214#2) : (tensor<i32>, tensor<1x4x4xcomplex<f32>>, tensor<1x4x4xcomplex<f32>>) -> ()
    }) : (tensor<i32>, tensor<1x4x4xcomplex<f32>>, tensor<1x4x4xcomplex<f32>>) -> (tensor<i32>, tensor<1x4x4xcomplex<f32>>, tensor<1x4x4xcomplex<f32>>)
    %218 = "stablehlo.reshape"(%217#1) : (tensor<1x4x4xcomplex<f32>>) -> tensor<1x16xcomplex<f32>>
    %219 = "stablehlo.slice"(%218) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 1, 16>, strides = array<i64: 1, 5>}> : (tensor<1x16xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
    %220 = "stablehlo.real"(%219) : (tensor<1x4xcomplex<f32>>) -> tensor<1x4xf32>
    %221 = "stablehlo.slice"(%220) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 1, 3>, strides = array<i64: 1, 1>}> : (tensor<1x4xf32>) -> tensor<1x3xf32>
    %222 = "stablehlo.slice"(%217#2) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 3, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x4xcomplex<f32>>) -> tensor<1x3x4xcomplex<f32>>
    %223 = "stablehlo.slice"(%222) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 3, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<1x3x4xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
    %224 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
    %230:2 = "stablehlo.sort"(%221, %224) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%r225: tensor<f32>, %r226: tensor<f32>, %r227: tensor<i32>, %r228: tensor<i32>):
      %229 = "stablehlo.compare"(%r225, %r226) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%229) : (tensor<i1>) -> ()
    }) : (tensor<1x3xf32>, tensor<1x3xi32>) -> (tensor<1x3xf32>, tensor<1x3xi32>)
    %231 = "stablehlo.gather"(%223, %230#1) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 3>, indices_are_sorted = false}> : (tensor<1x3x3xcomplex<f32>>, tensor<1x3xi32>) -> tensor<1x3x3xcomplex<f32>>
    %232 = "stablehlo.broadcast_in_dim"(%36) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<1x3xf32>
    %233 = "stablehlo.multiply"(%230#0, %232) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
    %234 = "stablehlo.reshape"(%233) : (tensor<1x3xf32>) -> tensor<3xf32>
    %235 = "stablehlo.transpose"(%231) <{permutation = array<i64: 0, 2, 1>}> : (tensor<1x3x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
    %236 = "stablehlo.reshape"(%235) : (tensor<1x3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    return %234, %236 : tensor<3xf32>, tensor<3x3xcomplex<f32>>
  }
}
