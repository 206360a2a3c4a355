// aten::geqrf(Tensor self) -> (Tensor a, Tensor tau)

// T[2,4,3], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x4x3xf32>) -> (tensor<2x4x3xf32>, tensor<2x3xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %124:3 = "stablehlo.while"(%1, %arg0, %0) ({
    ^bb0(%r2: tensor<i32>, %r3: tensor<2x4x3xf32>, %r4: tensor<2x3xf32>):
      %5 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %6 = "stablehlo.compare"(%r2, %5) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%6) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r7: tensor<i32>, %r8: tensor<2x4x3xf32>, %r9: tensor<2x3xf32>):
      %10 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %11 = "stablehlo.dynamic_slice"(%r8, %10, %10, %r7) <{slice_sizes = array<i64: 2, 4, 1>}> : (tensor<2x4x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x4x1xf32>
      %12 = "stablehlo.reshape"(%11) : (tensor<2x4x1xf32>) -> tensor<2x4xf32>
      %13 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x4xi32>
      %14 = "stablehlo.broadcast_in_dim"(%r7) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x4xi32>
      %15 = "stablehlo.compare"(%13, %14) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi1>
      %16 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x4xi32>
      %17 = "stablehlo.broadcast_in_dim"(%r7) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x4xi32>
      %18 = "stablehlo.compare"(%16, %17) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi1>
      %19 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x4xf32>}> : () -> tensor<2x4xf32>
      %20 = "stablehlo.select"(%18, %12, %19) : (tensor<2x4xi1>, tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
      %21 = "stablehlo.select"(%15, %12, %19) : (tensor<2x4xi1>, tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
      %22 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
      %26 = "stablehlo.reduce"(%21, %22) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r23: tensor<f32>, %r24: tensor<f32>):
        %25 = "stablehlo.add"(%r23, %r24) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%25) : (tensor<f32>) -> ()
      }) : (tensor<2x4xf32>, tensor<f32>) -> tensor<2xf32>
      %27 = "stablehlo.abs"(%20) : (tensor<2x4xf32>) -> tensor<2x4xf32>
      %28 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
      %32 = "stablehlo.reduce"(%27, %28) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r29: tensor<f32>, %r30: tensor<f32>):
        %31 = "stablehlo.maximum"(%r29, %r30) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%31) : (tensor<f32>) -> ()
      }) : (tensor<2x4xf32>, tensor<f32>) -> tensor<2xf32>
      %33 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2xf32>}> : () -> tensor<2xf32>
      %34 = "stablehlo.compare"(%32, %33) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
      %35 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2xf32>}> : () -> tensor<2xf32>
      %36 = "stablehlo.select"(%34, %35, %32) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %37 = "stablehlo.broadcast_in_dim"(%36) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf32>) -> tensor<2x4xf32>
      %38 = "stablehlo.divide"(%20, %37) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
      %39 = "stablehlo.multiply"(%38, %38) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
      %40 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
      %44 = "stablehlo.reduce"(%39, %40) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r41: tensor<f32>, %r42: tensor<f32>):
        %43 = "stablehlo.add"(%r41, %r42) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%43) : (tensor<f32>) -> ()
      }) : (tensor<2x4xf32>, tensor<f32>) -> tensor<2xf32>
      %45 = "stablehlo.sqrt"(%44) : (tensor<2xf32>) -> tensor<2xf32>
      %46 = "stablehlo.multiply"(%45, %36) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %47 = "stablehlo.reshape"(%26) : (tensor<2xf32>) -> tensor<2x1xf32>
      %48 = "stablehlo.reshape"(%46) : (tensor<2xf32>) -> tensor<2x1xf32>
      %49 = "stablehlo.concatenate"(%47, %48) <{dimension = 1 : i64}> : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x2xf32>
      %50 = "stablehlo.abs"(%49) : (tensor<2x2xf32>) -> tensor<2x2xf32>
      %51 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
      %55 = "stablehlo.reduce"(%50, %51) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r52: tensor<f32>, %r53: tensor<f32>):
        %54 = "stablehlo.maximum"(%r52, %r53) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%54) : (tensor<f32>) -> ()
      }) : (tensor<2x2xf32>, tensor<f32>) -> tensor<2xf32>
      %56 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2xf32>}> : () -> tensor<2xf32>
      %57 = "stablehlo.compare"(%55, %56) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
      %58 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2xf32>}> : () -> tensor<2xf32>
      %59 = "stablehlo.select"(%57, %58, %55) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %60 = "stablehlo.broadcast_in_dim"(%59) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf32>) -> tensor<2x2xf32>
      %61 = "stablehlo.divide"(%49, %60) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
      %62 = "stablehlo.multiply"(%61, %61) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
      %63 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
      %67 = "stablehlo.reduce"(%62, %63) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r64: tensor<f32>, %r65: tensor<f32>):
        %66 = "stablehlo.add"(%r64, %r65) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%66) : (tensor<f32>) -> ()
      }) : (tensor<2x2xf32>, tensor<f32>) -> tensor<2xf32>
      %68 = "stablehlo.sqrt"(%67) : (tensor<2xf32>) -> tensor<2xf32>
      %69 = "stablehlo.multiply"(%68, %59) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %70 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2xf32>}> : () -> tensor<2xf32>
      %71 = "stablehlo.compare"(%26, %70) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
      %72 = "stablehlo.negate"(%69) : (tensor<2xf32>) -> tensor<2xf32>
      %73 = "stablehlo.select"(%71, %69, %72) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %74 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2xf32>}> : () -> tensor<2xf32>
      %75 = "stablehlo.compare"(%46, %74) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
      %76 = "stablehlo.select"(%75, %26, %73) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %77 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2xf32>}> : () -> tensor<2xf32>
      %78 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2xf32>}> : () -> tensor<2xf32>
      %79 = "stablehlo.select"(%75, %78, %76) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %80 = "stablehlo.subtract"(%76, %26) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %81 = "stablehlo.divide"(%80, %79) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %82 = "stablehlo.select"(%75, %77, %81) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %83 = "stablehlo.negate"(%80) : (tensor<2xf32>) -> tensor<2xf32>
      %84 = "stablehlo.select"(%75, %78, %83) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %85 = "stablehlo.broadcast_in_dim"(%84) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf32>) -> tensor<2x4xf32>
      %86 = "stablehlo.divide"(%20, %85) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
      %87 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x4xf32>}> : () -> tensor<2x4xf32>
      %88 = "stablehlo.select"(%15, %87, %86) : (tensor<2x4xi1>, tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
      %89 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
      %90 = "stablehlo.broadcast_in_dim"(%r7) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x3xi32>
      %91 = "stablehlo.compare"(%89, %90) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %92 = "stablehlo.broadcast_in_dim"(%88) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x4xf32>) -> tensor<2x4x3xf32>
      %93 = "stablehlo.multiply"(%r8, %92) : (tensor<2x4x3xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
      %94 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
      %98 = "stablehlo.reduce"(%93, %94) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r95: tensor<f32>, %r96: tensor<f32>):
        %97 = "stablehlo.add"(%r95, %r96) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%97) : (tensor<f32>) -> ()
      }) : (tensor<2x4x3xf32>, tensor<f32>) -> tensor<2x3xf32>
      %99 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %100 = "stablehlo.select"(%91, %98, %99) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %101 = "stablehlo.broadcast_in_dim"(%82) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf32>) -> tensor<2x4xf32>
      %102 = "stablehlo.multiply"(%88, %101) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
      %103 = "stablehlo.broadcast_in_dim"(%102) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x4xf32>) -> tensor<2x4x3xf32>
      %104 = "stablehlo.broadcast_in_dim"(%100) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x3xf32>) -> tensor<2x4x3xf32>
      %105 = "stablehlo.multiply"(%103, %104) : (tensor<2x4x3xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
      %106 = "stablehlo.subtract"(%r8, %105) : (tensor<2x4x3xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
      %107 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x4xi32>
      %108 = "stablehlo.broadcast_in_dim"(%r7) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x4xi32>
      %109 = "stablehlo.compare"(%107, %108) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi1>
      %110 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x4xi32>
      %111 = "stablehlo.broadcast_in_dim"(%r7) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x4xi32>
      %112 = "stablehlo.compare"(%110, %111) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi1>
      %113 = "stablehlo.broadcast_in_dim"(%76) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf32>) -> tensor<2x4xf32>
      %114 = "stablehlo.select"(%112, %88, %12) : (tensor<2x4xi1>, tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
      %115 = "stablehlo.select"(%109, %113, %114) : (tensor<2x4xi1>, tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
      %116 = "stablehlo.reshape"(%115) : (tensor<2x4xf32>) -> tensor<2x4x1xf32>
      %117 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %118 = "stablehlo.dynamic_update_slice"(%106, %116, %117, %117, %r7) : (tensor<2x4x3xf32>, tensor<2x4x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x4x3xf32>
      %119 = "stablehlo.reshape"(%82) : (tensor<2xf32>) -> tensor<2x1xf32>
      %120 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %121 = "stablehlo.dynamic_update_slice"(%r9, %119, %120, %r7) : (tensor<2x3xf32>, tensor<2x1xf32>, tensor<i32>, tensor<i32>) -> tensor<2x3xf32>
      %122 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %123 = "stablehlo.add"(%r7, %122) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%123, %118, %121) : (tensor<i32>, tensor<2x4x3xf32>, tensor<2x3xf32>) -> ()
    }) : (tensor<i32>, tensor<2x4x3xf32>, tensor<2x3xf32>) -> (tensor<i32>, tensor<2x4x3xf32>, tensor<2x3xf32>)
    return %124#1, %124#2 : tensor<2x4x3xf32>, tensor<2x3xf32>
  }
}

// T[0,3], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<0x3xf32>) -> (tensor<0x3xf32>, tensor<0xf32>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<0x3xf32>) -> tensor<1x0x3xf32>
    %1 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x0xf32>}> : () -> tensor<1x0xf32>
    %2 = "stablehlo.reshape"(%1) : (tensor<1x0xf32>) -> tensor<0xf32>
    return %arg0, %2 : tensor<0x3xf32>, tensor<0xf32>
  }
}

// T[2,4,3], T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x4x3xf64>) -> (tensor<2x4x3xf64>, tensor<2x3xf64>) {
    %0 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %124:3 = "stablehlo.while"(%1, %arg0, %0) ({
    ^bb0(%r2: tensor<i32>, %r3: tensor<2x4x3xf64>, %r4: tensor<2x3xf64>):
      %5 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %6 = "stablehlo.compare"(%r2, %5) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%6) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r7: tensor<i32>, %r8: tensor<2x4x3xf64>, %r9: tensor<2x3xf64>):
      %10 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %11 = "stablehlo.dynamic_slice"(%r8, %10, %10, %r7) <{slice_sizes = array<i64: 2, 4, 1>}> : (tensor<2x4x3xf64>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x4x1xf64>
      %12 = "stablehlo.reshape"(%11) : (tensor<2x4x1xf64>) -> tensor<2x4xf64>
      %13 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x4xi32>
      %14 = "stablehlo.broadcast_in_dim"(%r7) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x4xi32>
      %15 = "stablehlo.compare"(%13, %14) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi1>
      %16 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x4xi32>
      %17 = "stablehlo.broadcast_in_dim"(%r7) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x4xi32>
      %18 = "stablehlo.compare"(%16, %17) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi1>
      %19 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x4xf64>}> : () -> tensor<2x4xf64>
      %20 = "stablehlo.select"(%18, %12, %19) : (tensor<2x4xi1>, tensor<2x4xf64>, tensor<2x4xf64>) -> tensor<2x4xf64>
      %21 = "stablehlo.select"(%15, %12, %19) : (tensor<2x4xi1>, tensor<2x4xf64>, tensor<2x4xf64>) -> tensor<2x4xf64>
      %22 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
      %26 = "stablehlo.reduce"(%21, %22) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r23: tensor<f64>, %r24: tensor<f64>):
        %25 = "stablehlo.add"(%r23, %r24) : (tensor<f64>, tensor<f64>) -> tensor<f64>
        "stablehlo.return"(%25) : (tensor<f64>) -> ()
      }) : (tensor<2x4xf64>, tensor<f64>) -> tensor<2xf64>
      %27 = "stablehlo.abs"(%20) : (tensor<2x4xf64>) -> tensor<2x4xf64>
      %28 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<f64>}> : () -> tensor<f64>
      %32 = "stablehlo.reduce"(%27, %28) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r29: tensor<f64>, %r30: tensor<f64>):
        %31 = "stablehlo.maximum"(%r29, %r30) : (tensor<f64>, tensor<f64>) -> tensor<f64>
        "stablehlo.return"(%31) : (tensor<f64>) -> ()
      }) : (tensor<2x4xf64>, tensor<f64>) -> tensor<2xf64>
      %33 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2xf64>}> : () -> tensor<2xf64>
      %34 = "stablehlo.compare"(%32, %33) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
      %35 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2xf64>}> : () -> tensor<2xf64>
      %36 = "stablehlo.select"(%34, %35, %32) : (tensor<2xi1>, tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
      %37 = "stablehlo.broadcast_in_dim"(%36) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf64>) -> tensor<2x4xf64>
      %38 = "stablehlo.divide"(%20, %37) : (tensor<2x4xf64>, tensor<2x4xf64>) -> tensor<2x4xf64>
      %39 = "stablehlo.multiply"(%38, %38) : (tensor<2x4xf64>, tensor<2x4xf64>) -> tensor<2x4xf64>
      %40 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
      %44 = "stablehlo.reduce"(%39, %40) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r41: tensor<f64>, %r42: tensor<f64>):
        %43 = "stablehlo.add"(%r41, %r42) : (tensor<f64>, tensor<f64>) -> tensor<f64>
        "stablehlo.return"(%43) : (tensor<f64>) -> ()
      }) : (tensor<2x4xf64>, tensor<f64>) -> tensor<2xf64>
      %45 = "stablehlo.sqrt"(%44) : (tensor<2xf64>) -> tensor<2xf64>
      %46 = "stablehlo.multiply"(%45, %36) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
      %47 = "stablehlo.reshape"(%26) : (tensor<2xf64>) -> tensor<2x1xf64>
      %48 = "stablehlo.reshape"(%46) : (tensor<2xf64>) -> tensor<2x1xf64>
      %49 = "stablehlo.concatenate"(%47, %48) <{dimension = 1 : i64}> : (tensor<2x1xf64>, tensor<2x1xf64>) -> tensor<2x2xf64>
      %50 = "stablehlo.abs"(%49) : (tensor<2x2xf64>) -> tensor<2x2xf64>
      %51 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<f64>}> : () -> tensor<f64>
      %55 = "stablehlo.reduce"(%50, %51) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r52: tensor<f64>, %r53: tensor<f64>):
        %54 = "stablehlo.maximum"(%r52, %r53) : (tensor<f64>, tensor<f64>) -> tensor<f64>
        "stablehlo.return"(%54) : (tensor<f64>) -> ()
      }) : (tensor<2x2xf64>, tensor<f64>) -> tensor<2xf64>
      %56 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2xf64>}> : () -> tensor<2xf64>
      %57 = "stablehlo.compare"(%55, %56) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
      %58 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2xf64>}> : () -> tensor<2xf64>
      %59 = "stablehlo.select"(%57, %58, %55) : (tensor<2xi1>, tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
      %60 = "stablehlo.broadcast_in_dim"(%59) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf64>) -> tensor<2x2xf64>
      %61 = "stablehlo.divide"(%49, %60) : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<2x2xf64>
      %62 = "stablehlo.multiply"(%61, %61) : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<2x2xf64>
      %63 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
      %67 = "stablehlo.reduce"(%62, %63) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r64: tensor<f64>, %r65: tensor<f64>):
        %66 = "stablehlo.add"(%r64, %r65) : (tensor<f64>, tensor<f64>) -> tensor<f64>
        "stablehlo.return"(%66) : (tensor<f64>) -> ()
      }) : (tensor<2x2xf64>, tensor<f64>) -> tensor<2xf64>
      %68 = "stablehlo.sqrt"(%67) : (tensor<2xf64>) -> tensor<2xf64>
      %69 = "stablehlo.multiply"(%68, %59) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
      %70 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2xf64>}> : () -> tensor<2xf64>
      %71 = "stablehlo.compare"(%26, %70) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
      %72 = "stablehlo.negate"(%69) : (tensor<2xf64>) -> tensor<2xf64>
      %73 = "stablehlo.select"(%71, %69, %72) : (tensor<2xi1>, tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
      %74 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2xf64>}> : () -> tensor<2xf64>
      %75 = "stablehlo.compare"(%46, %74) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
      %76 = "stablehlo.select"(%75, %26, %73) : (tensor<2xi1>, tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
      %77 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2xf64>}> : () -> tensor<2xf64>
      %78 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2xf64>}> : () -> tensor<2xf64>
      %79 = "stablehlo.select"(%75, %78, %76) : (tensor<2xi1>, tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
      %80 = "stablehlo.subtract"(%76, %26) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
      %81 = "stablehlo.divide"(%80, %79) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
      %82 = "stablehlo.select"(%75, %77, %81) : (tensor<2xi1>, tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
      %83 = "stablehlo.negate"(%80) : (tensor<2xf64>) -> tensor<2xf64>
      %84 = "stablehlo.select"(%75, %78, %83) : (tensor<2xi1>, tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
      %85 = "stablehlo.broadcast_in_dim"(%84) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf64>) -> tensor<2x4xf64>
      %86 = "stablehlo.divide"(%20, %85) : (tensor<2x4xf64>, tensor<2x4xf64>) -> tensor<2x4xf64>
      %87 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x4xf64>}> : () -> tensor<2x4xf64>
      %88 = "stablehlo.select"(%15, %87, %86) : (tensor<2x4xi1>, tensor<2x4xf64>, tensor<2x4xf64>) -> tensor<2x4xf64>
      %89 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
      %90 = "stablehlo.broadcast_in_dim"(%r7) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x3xi32>
      %91 = "stablehlo.compare"(%89, %90) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %92 = "stablehlo.broadcast_in_dim"(%88) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x4xf64>) -> tensor<2x4x3xf64>
      %93 = "stablehlo.multiply"(%r8, %92) : (tensor<2x4x3xf64>, tensor<2x4x3xf64>) -> tensor<2x4x3xf64>
      %94 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
      %98 = "stablehlo.reduce"(%93, %94) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r95: tensor<f64>, %r96: tensor<f64>):
        %97 = "stablehlo.add"(%r95, %r96) : (tensor<f64>, tensor<f64>) -> tensor<f64>
        "stablehlo.return"(%97) : (tensor<f64>) -> ()
      }) : (tensor<2x4x3xf64>, tensor<f64>) -> tensor<2x3xf64>
      %99 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %100 = "stablehlo.select"(%91, %98, %99) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %101 = "stablehlo.broadcast_in_dim"(%82) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf64>) -> tensor<2x4xf64>
      %102 = "stablehlo.multiply"(%88, %101) : (tensor<2x4xf64>, tensor<2x4xf64>) -> tensor<2x4xf64>
      %103 = "stablehlo.broadcast_in_dim"(%102) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x4xf64>) -> tensor<2x4x3xf64>
      %104 = "stablehlo.broadcast_in_dim"(%100) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x3xf64>) -> tensor<2x4x3xf64>
      %105 = "stablehlo.multiply"(%103, %104) : (tensor<2x4x3xf64>, tensor<2x4x3xf64>) -> tensor<2x4x3xf64>
      %106 = "stablehlo.subtract"(%r8, %105) : (tensor<2x4x3xf64>, tensor<2x4x3xf64>) -> tensor<2x4x3xf64>
      %107 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x4xi32>
      %108 = "stablehlo.broadcast_in_dim"(%r7) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x4xi32>
      %109 = "stablehlo.compare"(%107, %108) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi1>
      %110 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x4xi32>
      %111 = "stablehlo.broadcast_in_dim"(%r7) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x4xi32>
      %112 = "stablehlo.compare"(%110, %111) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi1>
      %113 = "stablehlo.broadcast_in_dim"(%76) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf64>) -> tensor<2x4xf64>
      %114 = "stablehlo.select"(%112, %88, %12) : (tensor<2x4xi1>, tensor<2x4xf64>, tensor<2x4xf64>) -> tensor<2x4xf64>
      %115 = "stablehlo.select"(%109, %113, %114) : (tensor<2x4xi1>, tensor<2x4xf64>, tensor<2x4xf64>) -> tensor<2x4xf64>
      %116 = "stablehlo.reshape"(%115) : (tensor<2x4xf64>) -> tensor<2x4x1xf64>
      %117 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %118 = "stablehlo.dynamic_update_slice"(%106, %116, %117, %117, %r7) : (tensor<2x4x3xf64>, tensor<2x4x1xf64>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x4x3xf64>
      %119 = "stablehlo.reshape"(%82) : (tensor<2xf64>) -> tensor<2x1xf64>
      %120 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %121 = "stablehlo.dynamic_update_slice"(%r9, %119, %120, %r7) : (tensor<2x3xf64>, tensor<2x1xf64>, tensor<i32>, tensor<i32>) -> tensor<2x3xf64>
      %122 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %123 = "stablehlo.add"(%r7, %122) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%123, %118, %121) : (tensor<i32>, tensor<2x4x3xf64>, tensor<2x3xf64>) -> ()
    }) : (tensor<i32>, tensor<2x4x3xf64>, tensor<2x3xf64>) -> (tensor<i32>, tensor<2x4x3xf64>, tensor<2x3xf64>)
    return %124#1, %124#2 : tensor<2x4x3xf64>, tensor<2x3xf64>
  }
}

// T[2,4,3], T = complex64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x4x3xcomplex<f32>>) -> (tensor<2x4x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) {
    %0 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<2x3xcomplex<f32>>}> : () -> tensor<2x3xcomplex<f32>>
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %143:3 = "stablehlo.while"(%1, %arg0, %0) ({
    ^bb0(%r2: tensor<i32>, %r3: tensor<2x4x3xcomplex<f32>>, %r4: tensor<2x3xcomplex<f32>>):
      %5 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %6 = "stablehlo.compare"(%r2, %5) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%6) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r7: tensor<i32>, %r8: tensor<2x4x3xcomplex<f32>>, %r9: tensor<2x3xcomplex<f32>>):
      %10 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %11 = "stablehlo.dynamic_slice"(%r8, %10, %10, %r7) <{slice_sizes = array<i64: 2, 4, 1>}> : (tensor<2x4x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x4x1xcomplex<f32>>
      %12 = "stablehlo.reshape"(%11) : (tensor<2x4x1xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
      %13 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x4xi32>
      %14 = "stablehlo.broadcast_in_dim"(%r7) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x4xi32>
      %15 = "stablehlo.compare"(%13, %14) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi1>
      %16 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x4xi32>
      %17 = "stablehlo.broadcast_in_dim"(%r7) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x4xi32>
      %18 = "stablehlo.compare"(%16, %17) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi1>
      %19 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<2x4xcomplex<f32>>}> : () -> tensor<2x4xcomplex<f32>>
      %20 = "stablehlo.select"(%18, %12, %19) : (tensor<2x4xi1>, tensor<2x4xcomplex<f32>>, tensor<2x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
      %21 = "stablehlo.select"(%15, %12, %19) : (tensor<2x4xi1>, tensor<2x4xcomplex<f32>>, tensor<2x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
      %22 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
      %26 = "stablehlo.reduce"(%21, %22) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r23: tensor<complex<f32>>, %r24: tensor<complex<f32>>):
        %25 = "stablehlo.add"(%r23, %r24) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
        "stablehlo.return"(%25) : (tensor<complex<f32>>) -> ()
      }) : (tensor<2x4xcomplex<f32>>, tensor<complex<f32>>) -> tensor<2xcomplex<f32>>
      %27 = "stablehlo.abs"(%20) : (tensor<2x4xcomplex<f32>>) -> tensor<2x4xf32>
      %28 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
      %32 = "stablehlo.reduce"(%27, %28) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r29: tensor<f32>, %r30: tensor<f32>):
        %31 = "stablehlo.maximum"(%r29, %r30) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%31) : (tensor<f32>) -> ()
      }) : (tensor<2x4xf32>, tensor<f32>) -> tensor<2xf32>
      %33 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2xf32>}> : () -> tensor<2xf32>
      %34 = "stablehlo.compare"(%32, %33) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
      %35 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2xf32>}> : () -> tensor<2xf32>
      %36 = "stablehlo.select"(%34, %35, %32) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %37 = "stablehlo.convert"(%36) : (tensor<2xf32>) -> tensor<2xcomplex<f32>>
      %38 = "stablehlo.broadcast_in_dim"(%37) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
      %39 = "stablehlo.divide"(%20, %38) : (tensor<2x4xcomplex<f32>>, tensor<2x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
      %40 = "stablehlo.real"(%39) : (tensor<2x4xcomplex<f32>>) -> tensor<2x4xf32>
      %41 = "stablehlo.imag"(%39) : (tensor<2x4xcomplex<f32>>) -> tensor<2x4xf32>
      %42 = "stablehlo.multiply"(%40, %40) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
      %43 = "stablehlo.multiply"(%41, %41) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
      %44 = "stablehlo.add"(%42, %43) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
      %45 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
      %49 = "stablehlo.reduce"(%44, %45) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r46: tensor<f32>, %r47: tensor<f32>):
        %48 = "stablehlo.add"(%r46, %r47) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%48) : (tensor<f32>) -> ()
      }) : (tensor<2x4xf32>, tensor<f32>) -> tensor<2xf32>
      %50 = "stablehlo.sqrt"(%49) : (tensor<2xf32>) -> tensor<2xf32>
      %51 = "stablehlo.multiply"(%50, %36) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %52 = "stablehlo.reshape"(%26) : (tensor<2xcomplex<f32>>) -> tensor<2x1xcomplex<f32>>
      %53 = "stablehlo.reshape"(%51) : (tensor<2xf32>) -> tensor<2x1xf32>
      %54 = "stablehlo.convert"(%53) : (tensor<2x1xf32>) -> tensor<2x1xcomplex<f32>>
      %55 = "stablehlo.concatenate"(%52, %54) <{dimension = 1 : i64}> : (tensor<2x1xcomplex<f32>>, tensor<2x1xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
      %56 = "stablehlo.abs"(%55) : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xf32>
      %57 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
      %61 = "stablehlo.reduce"(%56, %57) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r58: tensor<f32>, %r59: tensor<f32>):
        %60 = "stablehlo.maximum"(%r58, %r59) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%60) : (tensor<f32>) -> ()
      }) : (tensor<2x2xf32>, tensor<f32>) -> tensor<2xf32>
      %62 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2xf32>}> : () -> tensor<2xf32>
      %63 = "stablehlo.compare"(%61, %62) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
      %64 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2xf32>}> : () -> tensor<2xf32>
      %65 = "stablehlo.select"(%63, %64, %61) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %66 = "stablehlo.convert"(%65) : (tensor<2xf32>) -> tensor<2xcomplex<f32>>
      %67 = "stablehlo.broadcast_in_dim"(%66) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
      %68 = "stablehlo.divide"(%55, %67) : (tensor<2x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
      %69 = "stablehlo.real"(%68) : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xf32>
      %70 = "stablehlo.imag"(%68) : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xf32>
      %71 = "stablehlo.multiply"(%69, %69) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
      %72 = "stablehlo.multiply"(%70, %70) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
      %73 = "stablehlo.add"(%71, %72) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
      %74 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
      %78 = "stablehlo.reduce"(%73, %74) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r75: tensor<f32>, %r76: tensor<f32>):
        %77 = "stablehlo.add"(%r75, %r76) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%77) : (tensor<f32>) -> ()
      }) : (tensor<2x2xf32>, tensor<f32>) -> tensor<2xf32>
      %79 = "stablehlo.sqrt"(%78) : (tensor<2xf32>) -> tensor<2xf32>
      %80 = "stablehlo.multiply"(%79, %65) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %81 = "stablehlo.real"(%26) : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
      %82 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2xf32>}> : () -> tensor<2xf32>
      %83 = "stablehlo.compare"(%81, %82) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
      %84 = "stablehlo.negate"(%80) : (tensor<2xf32>) -> tensor<2xf32>
      %85 = "stablehlo.select"(%83, %80, %84) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %86 = "stablehlo.convert"(%85) : (tensor<2xf32>) -> tensor<2xcomplex<f32>>
      %87 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2xf32>}> : () -> tensor<2xf32>
      %88 = "stablehlo.compare"(%51, %87) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
      %89 = "stablehlo.imag"(%26) : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
      %90 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2xf32>}> : () -> tensor<2xf32>
      %91 = "stablehlo.compare"(%89, %90) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
      %92 = "stablehlo.and"(%88, %91) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
      %93 = "stablehlo.select"(%92, %26, %86) : (tensor<2xi1>, tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
      %94 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<2xcomplex<f32>>}> : () -> tensor<2xcomplex<f32>>
      %95 = "stablehlo.constant"() <{value = dense<(1.0, 0.0)> : tensor<2xcomplex<f32>>}> : () -> tensor<2xcomplex<f32>>
      %96 = "stablehlo.select"(%92, %95, %93) : (tensor<2xi1>, tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
      %97 = "stablehlo.subtract"(%93, %26) : (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
      %98 = "stablehlo.divide"(%97, %96) : (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
      %99 = "stablehlo.select"(%92, %94, %98) : (tensor<2xi1>, tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
      %100 = "stablehlo.negate"(%97) : (tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
      %101 = "stablehlo.select"(%92, %95, %100) : (tensor<2xi1>, tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
      %102 = "stablehlo.broadcast_in_dim"(%101) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
      %103 = "stablehlo.divide"(%20, %102) : (tensor<2x4xcomplex<f32>>, tensor<2x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
      %104 = "stablehlo.constant"() <{value = dense<(1.0, 0.0)> : tensor<2x4xcomplex<f32>>}> : () -> tensor<2x4xcomplex<f32>>
      %105 = "stablehlo.select"(%15, %104, %103) : (tensor<2x4xi1>, tensor<2x4xcomplex<f32>>, tensor<2x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
      %106 = "chlo.conj"(%99) : (tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
      %107 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
      %108 = "stablehlo.broadcast_in_dim"(%r7) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x3xi32>
      %109 = "stablehlo.compare"(%107, %108) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %110 = "chlo.conj"(%105) : (tensor<2x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
      %111 = "stablehlo.broadcast_in_dim"(%110) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x4xcomplex<f32>>) -> tensor<2x4x3xcomplex<f32>>
      %112 = "stablehlo.multiply"(%r8, %111) : (tensor<2x4x3xcomplex<f32>>, tensor<2x4x3xcomplex<f32>>) -> tensor<2x4x3xcomplex<f32>>
      %113 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
      %117 = "stablehlo.reduce"(%112, %113) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r114: tensor<complex<f32>>, %r115: tensor<complex<f32>>):
        %116 = "stablehlo.add"(%r114, %r115) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
        "stablehlo.return"(%116) : (tensor<complex<f32>>) -> ()
      }) : (tensor<2x4x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<2x3xcomplex<f32>>
      %118 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<2x3xcomplex<f32>>}> : () -> tensor<2x3xcomplex<f32>>
      %119 = "stablehlo.select"(%109, %117, %118) : (tensor<2x3xi1>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
      %120 = "stablehlo.broadcast_in_dim"(%106) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
      %121 = "stablehlo.multiply"(%105, %120) : (tensor<2x4xcomplex<f32>>, tensor<2x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
      %122 = "stablehlo.broadcast_in_dim"(%121) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x4xcomplex<f32>>) -> tensor<2x4x3xcomplex<f32>>
      %123 = "stablehlo.broadcast_in_dim"(%119) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x3xcomplex<f32>>) -> tensor<2x4x3xcomplex<f32>>
      %124 = "stablehlo.multiply"(%122, %123) : (tensor<2x4x3xcomplex<f32>>, tensor<2x4x3xcomplex<f32>>) -> tensor<2x4x3xcomplex<f32>>
      %125 = "stablehlo.subtract"(%r8, %124) : (tensor<2x4x3xcomplex<f32>>, tensor<2x4x3xcomplex<f32>>) -> tensor<2x4x3xcomplex<f32>>
      %126 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x4xi32>
      %127 = "stablehlo.broadcast_in_dim"(%r7) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x4xi32>
      %128 = "stablehlo.compare"(%126, %127) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi1>
      %129 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x4xi32>
      %130 = "stablehlo.broadcast_in_dim"(%r7) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x4xi32>
      %131 = "stablehlo.compare"(%129, %130) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi1>
      %132 = "stablehlo.broadcast_in_dim"(%93) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
      %133 = "stablehlo.select"(%131, %105, %12) : (tensor<2x4xi1>, tensor<2x4xcomplex<f32>>, tensor<2x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
      %134 = "stablehlo.select"(%128, %132, %133) : (tensor<2x4xi1>, tensor<2x4xcomplex<f32>>, tensor<2x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
      %135 = "stablehlo.reshape"(%134) : (tensor<2x4xcomplex<f32>>) -> tensor<2x4x1xcomplex<f32>>
      %136 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %137 = "stablehlo.dynamic_update_slice"(%125, %135, %136, %136, %r7) : (tensor<2x4x3xcomplex<f32>>, tensor<2x4x1xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x4x3xcomplex<f32>>
      %138 = "stablehlo.reshape"(%99) : (tensor<2xcomplex<f32>>) -> tensor<2x1xcomplex<f32>>
      %139 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %140 = "stablehlo.dynamic_update_slice"(%r9, %138, %139, %r7) : (tensor<2x3xcomplex<f32>>, tensor<2x1xcomplex<f32>>, tensor<i32>, tensor<i32>) -> tensor<2x3xcomplex<f32>>
      %141 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %142 = "stablehlo.add"(%r7, %141) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%142, %137, %140) : (tensor<i32>, tensor<2x4x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> ()
    }) : (tensor<i32>, tensor<2x4x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> (tensor<i32>, tensor<2x4x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>)
    return %143#1, %143#2 : tensor<2x4x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>
  }
}
