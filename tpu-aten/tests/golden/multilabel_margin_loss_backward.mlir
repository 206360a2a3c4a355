// aten::multilabel_margin_loss_backward(Tensor grad_output, Tensor self, Tensor target, int reduction, Tensor is_target) -> Tensor

// T[] T[4,3] i64[4,3] 1 T[4,3], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<f32>, %arg1: tensor<4x3xf32>, %arg2: tensor<4x3xi64>, %arg3: tensor<4x3xf32>) -> (tensor<4x3xf32>) {
    %0 = "stablehlo.convert"(%arg2) : (tensor<4x3xi64>) -> tensor<4x3xi32>
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<4x3xi32>}> : () -> tensor<4x3xi32>
    %2 = "stablehlo.compare"(%0, %1) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi1>
    %3 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %21:2 = "stablehlo.while"(%3, %2) ({
    ^bb0(%r4: tensor<i32>, %r5: tensor<4x3xi1>):
      %6 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
      %7 = "stablehlo.compare"(%r4, %6) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%7) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r8: tensor<i32>, %r9: tensor<4x3xi1>):
      %10 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %11 = "stablehlo.shift_left"(%10, %r8) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %12 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %13 = "stablehlo.pad"(%r9, %12) <{edge_padding_low = array<i64: 0, 3>, edge_padding_high = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<4x3xi1>, tensor<i1>) -> tensor<4x6xi1>
      %14 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %15 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %16 = "stablehlo.subtract"(%15, %11) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %17 = "stablehlo.dynamic_slice"(%13, %14, %16) <{slice_sizes = array<i64: 4, 3>}> : (tensor<4x6xi1>, tensor<i32>, tensor<i32>) -> tensor<4x3xi1>
      %18 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %19 = "stablehlo.add"(%r8, %18) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %20 = "stablehlo.or"(%17, %r9) : (tensor<4x3xi1>, tensor<4x3xi1>) -> tensor<4x3xi1>
      "stablehlo.return"(%19, %20) : (tensor<i32>, tensor<4x3xi1>) -> ()
    }) : (tensor<i32>, tensor<4x3xi1>) -> (tensor<i32>, tensor<4x3xi1>)
    %22 = "stablehlo.not"(%21#1) : (tensor<4x3xi1>) -> tensor<4x3xi1>
    %23 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x3xi1>) -> tensor<4x3x3xi1>
    %24 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x3xi32>) -> tensor<4x3x3xi32>
    %25 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<4x3x3xi32>
    %26 = "stablehlo.compare"(%24, %25) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<4x3x3xi32>, tensor<4x3x3xi32>) -> tensor<4x3x3xi1>
    %27 = "stablehlo.and"(%26, %23) : (tensor<4x3x3xi1>, tensor<4x3x3xi1>) -> tensor<4x3x3xi1>
    %28 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %32 = "stablehlo.reduce"(%27, %28) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r29: tensor<i1>, %r30: tensor<i1>):
      %31 = "stablehlo.or"(%r29, %r30) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%31) : (tensor<i1>) -> ()
    }) : (tensor<4x3x3xi1>, tensor<i1>) -> tensor<4x3xi1>
    %33 = "stablehlo.not"(%32) : (tensor<4x3xi1>) -> tensor<4x3xi1>
    %34 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<4x3xi1>) -> tensor<4x3x3xi1>
    %35 = "stablehlo.and"(%23, %34) : (tensor<4x3x3xi1>, tensor<4x3x3xi1>) -> tensor<4x3x3xi1>
    %36 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<4x3xf32>) -> tensor<4x3x3xf32>
    %37 = "stablehlo.constant"() <{value = dense<0.0> : tensor<4x3x3xf32>}> : () -> tensor<4x3x3xf32>
    %38 = "stablehlo.select"(%27, %36, %37) : (tensor<4x3x3xi1>, tensor<4x3x3xf32>, tensor<4x3x3xf32>) -> tensor<4x3x3xf32>
    %39 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %43 = "stablehlo.reduce"(%38, %39) <{dimensions = array<i64: 2>}> ({
    ^bb0(%r40: tensor<f32>, %r41: tensor<f32>):
      %42 = "stablehlo.add"(%r40, %r41) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%42) : (tensor<f32>) -> ()
    }) : (tensor<4x3x3xf32>, tensor<f32>) -> tensor<4x3xf32>
    %44 = "stablehlo.broadcast_in_dim"(%43) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x3xf32>) -> tensor<4x3x3xf32>
    %45 = "stablehlo.subtract"(%36, %44) : (tensor<4x3x3xf32>, tensor<4x3x3xf32>) -> tensor<4x3x3xf32>
    %46 = "stablehlo.constant"() <{value = dense<1.0> : tensor<4x3x3xf32>}> : () -> tensor<4x3x3xf32>
    %47 = "stablehlo.add"(%45, %46) : (tensor<4x3x3xf32>, tensor<4x3x3xf32>) -> tensor<4x3x3xf32>
    %48 = "stablehlo.constant"() <{value = dense<0.0> : tensor<4x3x3xf32>}> : () -> tensor<4x3x3xf32>
    %49 = "stablehlo.compare"(%47, %48) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<4x3x3xf32>, tensor<4x3x3xf32>) -> tensor<4x3x3xi1>
    %50 = "stablehlo.and"(%49, %35) : (tensor<4x3x3xi1>, tensor<4x3x3xi1>) -> tensor<4x3x3xi1>
    %51 = "stablehlo.convert"(%50) : (tensor<4x3x3xi1>) -> tensor<4x3x3xf32>
    %52 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %56 = "stablehlo.reduce"(%51, %52) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r53: tensor<f32>, %r54: tensor<f32>):
      %55 = "stablehlo.add"(%r53, %r54) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%55) : (tensor<f32>) -> ()
    }) : (tensor<4x3x3xf32>, tensor<f32>) -> tensor<4x3xf32>
    %57 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %61 = "stablehlo.reduce"(%51, %57) <{dimensions = array<i64: 2>}> ({
    ^bb0(%r58: tensor<f32>, %r59: tensor<f32>):
      %60 = "stablehlo.add"(%r58, %r59) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%60) : (tensor<f32>) -> ()
    }) : (tensor<4x3x3xf32>, tensor<f32>) -> tensor<4x3xf32>
    %62 = "stablehlo.broadcast_in_dim"(%61) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x3xf32>) -> tensor<4x3x3xf32>
    %63 = "stablehlo.constant"() <{value = dense<0.0> : tensor<4x3x3xf32>}> : () -> tensor<4x3x3xf32>
    %64 = "stablehlo.select"(%27, %62, %63) : (tensor<4x3x3xi1>, tensor<4x3x3xf32>, tensor<4x3x3xf32>) -> tensor<4x3x3xf32>
    %65 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %69 = "stablehlo.reduce"(%64, %65) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r66: tensor<f32>, %r67: tensor<f32>):
      %68 = "stablehlo.add"(%r66, %r67) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%68) : (tensor<f32>) -> ()
    }) : (tensor<4x3x3xf32>, tensor<f32>) -> tensor<4x3xf32>
    %70 = "stablehlo.subtract"(%56, %69) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %71 = "stablehlo.reshape"(%arg0) : (tensor<f32>) -> tensor<1xf32>
    %72 = "stablehlo.constant"() <{value = dense<4.0> : tensor<1xf32>}> : () -> tensor<1xf32>
    %73 = "stablehlo.divide"(%71, %72) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %74 = "stablehlo.broadcast_in_dim"(%73) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<4xf32>
    %75 = "stablehlo.broadcast_in_dim"(%74) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xf32>) -> tensor<4x3xf32>
    %76 = "stablehlo.multiply"(%70, %75) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %77 = "stablehlo.constant"() <{value = dense<0.3333333333333333> : tensor<4x3xf32>}> : () -> tensor<4x3xf32>
    %78 = "stablehlo.multiply"(%76, %77) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    return %78 : tensor<4x3xf32>
  }
}

// T[4] T[4,3] i64[4,3] 0 T[4,3], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<4xf32>, %arg1: tensor<4x3xf32>, %arg2: tensor<4x3xi64>, %arg3: tensor<4x3xf32>) -> (tensor<4x3xf32>) {
    %0 = "stablehlo.convert"(%arg2) : (tensor<4x3xi64>) -> tensor<4x3xi32>
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<4x3xi32>}> : () -> tensor<4x3xi32>
    %2 = "stablehlo.compare"(%0, %1) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi1>
    %3 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %21:2 = "stablehlo.while"(%3, %2) ({
    ^bb0(%r4: tensor<i32>, %r5: tensor<4x3xi1>):
      %6 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
      %7 = "stablehlo.compare"(%r4, %6) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%7) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r8: tensor<i32>, %r9: tensor<4x3xi1>):
      %10 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %11 = "stablehlo.shift_left"(%10, %r8) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %12 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %13 = "stablehlo.pad"(%r9, %12) <{edge_padding_low = array<i64: 0, 3>, edge_padding_high = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<4x3xi1>, tensor<i1>) -> tensor<4x6xi1>
      %14 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %15 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %16 = "stablehlo.subtract"(%15, %11) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %17 = "stablehlo.dynamic_slice"(%13, %14, %16) <{slice_sizes = array<i64: 4, 3>}> : (tensor<4x6xi1>, tensor<i32>, tensor<i32>) -> tensor<4x3xi1>
      %18 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %19 = "stablehlo.add"(%r8, %18) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %20 = "stablehlo.or"(%17, %r9) : (tensor<4x3xi1>, tensor<4x3xi1>) -> tensor<4x3xi1>
      "stablehlo.return"(%19, %20) : (tensor<i32>, tensor<4x3xi1>) -> ()
    }) : (tensor<i32>, tensor<4x3xi1>) -> (tensor<i32>, tensor<4x3xi1>)
    %22 = "stablehlo.not"(%21#1) : (tensor<4x3xi1>) -> tensor<4x3xi1>
    %23 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x3xi1>) -> tensor<4x3x3xi1>
    %24 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x3xi32>) -> tensor<4x3x3xi32>
    %25 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<4x3x3xi32>
    %26 = "stablehlo.compare"(%24, %25) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<4x3x3xi32>, tensor<4x3x3xi32>) -> tensor<4x3x3xi1>
    %27 = "stablehlo.and"(%26, %23) : (tensor<4x3x3xi1>, tensor<4x3x3xi1>) -> tensor<4x3x3xi1>
    %28 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %32 = "stablehlo.reduce"(%27, %28) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r29: tensor<i1>, %r30: tensor<i1>):
      %31 = "stablehlo.or"(%r29, %r30) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%31) : (tensor<i1>) -> ()
    }) : (tensor<4x3x3xi1>, tensor<i1>) -> tensor<4x3xi1>
    %33 = "stablehlo.not"(%32) : (tensor<4x3xi1>) -> tensor<4x3xi1>
    %34 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<4x3xi1>) -> tensor<4x3x3xi1>
    %35 = "stablehlo.and"(%23, %34) : (tensor<4x3x3xi1>, tensor<4x3x3xi1>) -> tensor<4x3x3xi1>
    %36 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<4x3xf32>) -> tensor<4x3x3xf32>
    %37 = "stablehlo.constant"() <{value = dense<0.0> : tensor<4x3x3xf32>}> : () -> tensor<4x3x3xf32>
    %38 = "stablehlo.select"(%27, %36, %37) : (tensor<4x3x3xi1>, tensor<4x3x3xf32>, tensor<4x3x3xf32>) -> tensor<4x3x3xf32>
    %39 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %43 = "stablehlo.reduce"(%38, %39) <{dimensions = array<i64: 2>}> ({
    ^bb0(%r40: tensor<f32>, %r41: tensor<f32>):
      %42 = "stablehlo.add"(%r40, %r41) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%42) : (tensor<f32>) -> ()
    }) : (tensor<4x3x3xf32>, tensor<f32>) -> tensor<4x3xf32>
    %44 = "stablehlo.broadcast_in_dim"(%43) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x3xf32>) -> tensor<4x3x3xf32>
    %45 = "stablehlo.subtract"(%36, %44) : (tensor<4x3x3xf32>, tensor<4x3x3xf32>) -> tensor<4x3x3xf32>
    %46 = "stablehlo.constant"() <{value = dense<1.0> : tensor<4x3x3xf32>}> : () -> tensor<4x3x3xf32>
    %47 = "stablehlo.add"(%45, %46) : (tensor<4x3x3xf32>, tensor<4x3x3xf32>) -> tensor<4x3x3xf32>
    %48 = "stablehlo.constant"() <{value = dense<0.0> : tensor<4x3x3xf32>}> : () -> tensor<4x3x3xf32>
    %49 = "stablehlo.compare"(%47, %48) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<4x3x3xf32>, tensor<4x3x3xf32>) -> tensor<4x3x3xi1>
    %50 = "stablehlo.and"(%49, %35) : (tensor<4x3x3xi1>, tensor<4x3x3xi1>) -> tensor<4x3x3xi1>
    %51 = "stablehlo.convert"(%50) : (tensor<4x3x3xi1>) -> tensor<4x3x3xf32>
    %52 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %56 = "stablehlo.reduce"(%51, %52) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r53: tensor<f32>, %r54: tensor<f32>):
      %55 = "stablehlo.add"(%r53, %r54) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%55) : (tensor<f32>) -> ()
    }) : (tensor<4x3x3xf32>, tensor<f32>) -> tensor<4x3xf32>
    %57 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %61 = "stablehlo.reduce"(%51, %57) <{dimensions = array<i64: 2>}> ({
    ^bb0(%r58: tensor<f32>, %r59: tensor<f32>):
      %60 = "stablehlo.add"(%r58, %r59) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%60) : (tensor<f32>) -> ()
    }) : (tensor<4x3x3xf32>, tensor<f32>) -> tensor<4x3xf32>
    %62 = "stablehlo.broadcast_in_dim"(%61) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x3xf32>) -> tensor<4x3x3xf32>
    %63 = "stablehlo.constant"() <{value = dense<0.0> : tensor<4x3x3xf32>}> : () -> tensor<4x3x3xf32>
    %64 = "stablehlo.select"(%27, %62, %63) : (tensor<4x3x3xi1>, tensor<4x3x3xf32>, tensor<4x3x3xf32>) -> tensor<4x3x3xf32>
    %65 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %69 = "stablehlo.reduce"(%64, %65) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r66: tensor<f32>, %r67: tensor<f32>):
      %68 = "stablehlo.add"(%r66, %r67) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%68) : (tensor<f32>) -> ()
    }) : (tensor<4x3x3xf32>, tensor<f32>) -> tensor<4x3xf32>
    %70 = "stablehlo.subtract"(%56, %69) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %71 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xf32>) -> tensor<4x3xf32>
    %72 = "stablehlo.multiply"(%70, %71) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %73 = "stablehlo.constant"() <{value = dense<0.3333333333333333> : tensor<4x3xf32>}> : () -> tensor<4x3xf32>
    %74 = "stablehlo.multiply"(%72, %73) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    return %74 : tensor<4x3xf32>
  }
}

// T[] T[4,3] i64[4,3] 1 T[4,3], T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<bf16>, %arg1: tensor<4x3xbf16>, %arg2: tensor<4x3xi64>, %arg3: tensor<4x3xbf16>) -> (tensor<4x3xbf16>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<4x3xbf16>) -> tensor<4x3xf32>
    %1 = "stablehlo.convert"(%arg2) : (tensor<4x3xi64>) -> tensor<4x3xi32>
    %2 = "stablehlo.constant"() <{value = dense<0> : tensor<4x3xi32>}> : () -> tensor<4x3xi32>
    %3 = "stablehlo.compare"(%1, %2) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi1>
    %4 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %22:2 = "stablehlo.while"(%4, %3) ({
    ^bb0(%r5: tensor<i32>, %r6: tensor<4x3xi1>):
      %7 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
      %8 = "stablehlo.compare"(%r5, %7) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%8) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r9: tensor<i32>, %r10: tensor<4x3xi1>):
      %11 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %12 = "stablehlo.shift_left"(%11, %r9) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %13 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %14 = "stablehlo.pad"(%r10, %13) <{edge_padding_low = array<i64: 0, 3>, edge_padding_high = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<4x3xi1>, tensor<i1>) -> tensor<4x6xi1>
      %15 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %16 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %17 = "stablehlo.subtract"(%16, %12) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %18 = "stablehlo.dynamic_slice"(%14, %15, %17) <{slice_sizes = array<i64: 4, 3>}> : (tensor<4x6xi1>, tensor<i32>, tensor<i32>) -> tensor<4x3xi1>
      %19 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %20 = "stablehlo.add"(%r9, %19) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %21 = "stablehlo.or"(%18, %r10) : (tensor<4x3xi1>, tensor<4x3xi1>) -> tensor<4x3xi1>
      "stablehlo.return"(%20, %21) : (tensor<i32>, tensor<4x3xi1>) -> ()
    }) : (tensor<i32>, tensor<4x3xi1>) -> (tensor<i32>, tensor<4x3xi1>)
    %23 = "stablehlo.not"(%22#1) : (tensor<4x3xi1>) -> tensor<4x3xi1>
    %24 = "stablehlo.broadcast_in_dim"(%23) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x3xi1>) -> tensor<4x3x3xi1>
    %25 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x3xi32>) -> tensor<4x3x3xi32>
    %26 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<4x3x3xi32>
    %27 = "stablehlo.compare"(%25, %26) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<4x3x3xi32>, tensor<4x3x3xi32>) -> tensor<4x3x3xi1>
    %28 = "stablehlo.and"(%27, %24) : (tensor<4x3x3xi1>, tensor<4x3x3xi1>) -> tensor<4x3x3xi1>
    %29 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %33 = "stablehlo.reduce"(%28, %29) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r30: tensor<i1>, %r31: tensor<i1>):
      %32 = "stablehlo.or"(%r30, %r31) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%32) : (tensor<i1>) -> ()
    }) : (tensor<4x3x3xi1>, tensor<i1>) -> tensor<4x3xi1>
    %34 = "stablehlo.not"(%33) : (tensor<4x3xi1>) -> tensor<4x3xi1>
    %35 = "stablehlo.broadcast_in_dim"(%34) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<4x3xi1>) -> tensor<4x3x3xi1>
    %36 = "stablehlo.and"(%24, %35) : (tensor<4x3x3xi1>, tensor<4x3x3xi1>) -> tensor<4x3x3xi1>
    %37 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<4x3xf32>) -> tensor<4x3x3xf32>
    %38 = "stablehlo.constant"() <{value = dense<0.0> : tensor<4x3x3xf32>}> : () -> tensor<4x3x3xf32>
    %39 = "stablehlo.select"(%28, %37, %38) : (tensor<4x3x3xi1>, tensor<4x3x3xf32>, tensor<4x3x3xf32>) -> tensor<4x3x3xf32>
    %40 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %44 = "stablehlo.reduce"(%39, %40) <{dimensions = array<i64: 2>}> ({
    ^bb0(%r41: tensor<f32>, %r42: tensor<f32>):
      %43 = "stablehlo.add"(%r41, %r42) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%43) : (tensor<f32>) -> ()
    }) : (tensor<4x3x3xf32>, tensor<f32>) -> tensor<4x3xf32>
    %45 = "stablehlo.broadcast_in_dim"(%44) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x3xf32>) -> tensor<4x3x3xf32>
    %46 = "stablehlo.subtract"(%37, %45) : (tensor<4x3x3xf32>, tensor<4x3x3xf32>) -> tensor<4x3x3xf32>
    %47 = "stablehlo.constant"() <{value = dense<1.0> : tensor<4x3x3xf32>}> : () -> tensor<4x3x3xf32>
    %48 = "stablehlo.add"(%46, %47) : (tensor<4x3x3xf32>, tensor<4x3x3xf32>) -> tensor<4x3x3xf32>
    %49 = "stablehlo.constant"() <{value = dense<0.0> : tensor<4x3x3xf32>}> : () -> tensor<4x3x3xf32>
    %50 = "stablehlo.compare"(%48, %49) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<4x3x3xf32>, tensor<4x3x3xf32>) -> tensor<4x3x3xi1>
    %51 = "stablehlo.and"(%50, %36) : (tensor<4x3x3xi1>, tensor<4x3x3xi1>) -> tensor<4x3x3xi1>
    %52 = "stablehlo.convert"(%51) : (tensor<4x3x3xi1>) -> tensor<4x3x3xf32>
    %53 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %57 = "stablehlo.reduce"(%52, %53) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r54: tensor<f32>, %r55: tensor<f32>):
      %56 = "stablehlo.add"(%r54, %r55) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%56) : (tensor<f32>) -> ()
    }) : (tensor<4x3x3xf32>, tensor<f32>) -> tensor<4x3xf32>
    %58 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %62 = "stablehlo.reduce"(%52, %58) <{dimensions = array<i64: 2>}> ({
    ^bb0(%r59: tensor<f32>, %r60: tensor<f32>):
      %61 = "stablehlo.add"(%r59, %r60) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%61) : (tensor<f32>) -> ()
    }) : (tensor<4x3x3xf32>, tensor<f32>) -> tensor<4x3xf32>
    %63 = "stablehlo.broadcast_in_dim"(%62) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x3xf32>) -> tensor<4x3x3xf32>
    %64 = "stablehlo.constant"() <{value = dense<0.0> : tensor<4x3x3xf32>}> : () -> tensor<4x3x3xf32>
    %65 = "stablehlo.select"(%28, %63, %64) : (tensor<4x3x3xi1>, tensor<4x3x3xf32>, tensor<4x3x3xf32>) -> tensor<4x3x3xf32>
    %66 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %70 = "stablehlo.reduce"(%65, %66) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r67: tensor<f32>, %r68: tensor<f32>):
      %69 = "stablehlo.add"(%r67, %r68) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%69) : (tensor<f32>) -> ()
    }) : (tensor<4x3x3xf32>, tensor<f32>) -> tensor<4x3xf32>
    %71 = "stablehlo.subtract"(%57, %70) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %72 = "stablehlo.convert"(%arg0) : (tensor<bf16>) -> tensor<f32>
    %73 = "stablehlo.reshape"(%72) : (tensor<f32>) -> tensor<1xf32>
    %74 = "stablehlo.constant"() <{value = dense<4.0> : tensor<1xf32>}> : () -> tensor<1xf32>
    %75 = "stablehlo.divide"(%73, %74) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %76 = "stablehlo.broadcast_in_dim"(%75) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<4xf32>
    %77 = "stablehlo.broadcast_in_dim"(%76) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xf32>) -> tensor<4x3xf32>
    %78 = "stablehlo.multiply"(%71, %77) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %79 = "stablehlo.constant"() <{value = dense<0.3333333333333333> : tensor<4x3xf32>}> : () -> tensor<4x3xf32>
    %80 = "stablehlo.multiply"(%78, %79) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %81 = "stablehlo.convert"(%80) : (tensor<4x3xf32>) -> tensor<4x3xbf16>
    return %81 : tensor<4x3xbf16>
  }
}

// T[] T[4,3] i64[4,3] 1 T[4,3], T = float16
module @torchtpu {
  func.func public @main(%arg0: tensor<f16>, %arg1: tensor<4x3xf16>, %arg2: tensor<4x3xi64>, %arg3: tensor<4x3xf16>) -> (tensor<4x3xf16>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<4x3xf16>) -> tensor<4x3xf32>
    %1 = "stablehlo.convert"(%arg2) : (tensor<4x3xi64>) -> tensor<4x3xi32>
    %2 = "stablehlo.constant"() <{value = dense<0> : tensor<4x3xi32>}> : () -> tensor<4x3xi32>
    %3 = "stablehlo.compare"(%1, %2) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi1>
    %4 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %22:2 = "stablehlo.while"(%4, %3) ({
    ^bb0(%r5: tensor<i32>, %r6: tensor<4x3xi1>):
      %7 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
      %8 = "stablehlo.compare"(%r5, %7) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%8) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r9: tensor<i32>, %r10: tensor<4x3xi1>):
      %11 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %12 = "stablehlo.shift_left"(%11, %r9) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %13 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %14 = "stablehlo.pad"(%r10, %13) <{edge_padding_low = array<i64: 0, 3>, edge_padding_high = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<4x3xi1>, tensor<i1>) -> tensor<4x6xi1>
      %15 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %16 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %17 = "stablehlo.subtract"(%16, %12) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %18 = "stablehlo.dynamic_slice"(%14, %15, %17) <{slice_sizes = array<i64: 4, 3>}> : (tensor<4x6xi1>, tensor<i32>, tensor<i32>) -> tensor<4x3xi1>
      %19 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %20 = "stablehlo.add"(%r9, %19) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %21 = "stablehlo.or"(%18, %r10) : (tensor<4x3xi1>, tensor<4x3xi1>) -> tensor<4x3xi1>
      "stablehlo.return"(%20, %21) : (tensor<i32>, tensor<4x3xi1>) -> ()
    }) : (tensor<i32>, tensor<4x3xi1>) -> (tensor<i32>, tensor<4x3xi1>)
    %23 = "stablehlo.not"(%22#1) : (tensor<4x3xi1>) -> tensor<4x3xi1>
    %24 = "stablehlo.broadcast_in_dim"(%23) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x3xi1>) -> tensor<4x3x3xi1>
    %25 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x3xi32>) -> tensor<4x3x3xi32>
    %26 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<4x3x3xi32>
    %27 = "stablehlo.compare"(%25, %26) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<4x3x3xi32>, tensor<4x3x3xi32>) -> tensor<4x3x3xi1>
    %28 = "stablehlo.and"(%27, %24) : (tensor<4x3x3xi1>, tensor<4x3x3xi1>) -> tensor<4x3x3xi1>
    %29 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %33 = "stablehlo.reduce"(%28, %29) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r30: tensor<i1>, %r31: tensor<i1>):
      %32 = "stablehlo.or"(%r30, %r31) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%32) : (tensor<i1>) -> ()
    }) : (tensor<4x3x3xi1>, tensor<i1>) -> tensor<4x3xi1>
    %34 = "stablehlo.not"(%33) : (tensor<4x3xi1>) -> tensor<4x3xi1>
    %35 = "stablehlo.broadcast_in_dim"(%34) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<4x3xi1>) -> tensor<4x3x3xi1>
    %36 = "stablehlo.and"(%24, %35) : (tensor<4x3x3xi1>, tensor<4x3x3xi1>) -> tensor<4x3x3xi1>
    %37 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<4x3xf32>) -> tensor<4x3x3xf32>
    %38 = "stablehlo.constant"() <{value = dense<0.0> : tensor<4x3x3xf32>}> : () -> tensor<4x3x3xf32>
    %39 = "stablehlo.select"(%28, %37, %38) : (tensor<4x3x3xi1>, tensor<4x3x3xf32>, tensor<4x3x3xf32>) -> tensor<4x3x3xf32>
    %40 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %44 = "stablehlo.reduce"(%39, %40) <{dimensions = array<i64: 2>}> ({
    ^bb0(%r41: tensor<f32>, %r42: tensor<f32>):
      %43 = "stablehlo.add"(%r41, %r42) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%43) : (tensor<f32>) -> ()
    }) : (tensor<4x3x3xf32>, tensor<f32>) -> tensor<4x3xf32>
    %45 = "stablehlo.broadcast_in_dim"(%44) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x3xf32>) -> tensor<4x3x3xf32>
    %46 = "stablehlo.subtract"(%37, %45) : (tensor<4x3x3xf32>, tensor<4x3x3xf32>) -> tensor<4x3x3xf32>
    %47 = "stablehlo.constant"() <{value = dense<1.0> : tensor<4x3x3xf32>}> : () -> tensor<4x3x3xf32>
    %48 = "stablehlo.add"(%46, %47) : (tensor<4x3x3xf32>, tensor<4x3x3xf32>) -> tensor<4x3x3xf32>
    %49 = "stablehlo.constant"() <{value = dense<0.0> : tensor<4x3x3xf32>}> : () -> tensor<4x3x3xf32>
    %50 = "stablehlo.compare"(%48, %49) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<4x3x3xf32>, tensor<4x3x3xf32>) -> tensor<4x3x3xi1>
    %51 = "stablehlo.and"(%50, %36) : (tensor<4x3x3xi1>, tensor<4x3x3xi1>) -> tensor<4x3x3xi1>
    %52 = "stablehlo.convert"(%51) : (tensor<4x3x3xi1>) -> tensor<4x3x3xf32>
    %53 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %57 = "stablehlo.reduce"(%52, %53) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r54: tensor<f32>, %r55: tensor<f32>):
      %56 = "stablehlo.add"(%r54, %r55) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%56) : (tensor<f32>) -> ()
    }) : (tensor<4x3x3xf32>, tensor<f32>) -> tensor<4x3xf32>
    %58 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %62 = "stablehlo.reduce"(%52, %58) <{dimensions = array<i64: 2>}> ({
    ^bb0(%r59: tensor<f32>, %r60: tensor<f32>):
      %61 = "stablehlo.add"(%r59, %r60) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%61) : (tensor<f32>) -> ()
    }) : (tensor<4x3x3xf32>, tensor<f32>) -> tensor<4x3xf32>
    %63 = "stablehlo.broadcast_in_dim"(%62) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x3xf32>) -> tensor<4x3x3xf32>
    %64 = "stablehlo.constant"() <{value = dense<0.0> : tensor<4x3x3xf32>}> : () -> tensor<4x3x3xf32>
    %65 = "stablehlo.select"(%28, %63, %64) : (tensor<4x3x3xi1>, tensor<4x3x3xf32>, tensor<4x3x3xf32>) -> tensor<4x3x3xf32>
    %66 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %70 = "stablehlo.reduce"(%65, %66) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r67: tensor<f32>, %r68: tensor<f32>):
      %69 = "stablehlo.add"(%r67, %r68) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%69) : (tensor<f32>) -> ()
    }) : (tensor<4x3x3xf32>, tensor<f32>) -> tensor<4x3xf32>
    %71 = "stablehlo.subtract"(%57, %70) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %72 = "stablehlo.convert"(%arg0) : (tensor<f16>) -> tensor<f32>
    %73 = "stablehlo.reshape"(%72) : (tensor<f32>) -> tensor<1xf32>
    %74 = "stablehlo.constant"() <{value = dense<4.0> : tensor<1xf32>}> : () -> tensor<1xf32>
    %75 = "stablehlo.divide"(%73, %74) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %76 = "stablehlo.broadcast_in_dim"(%75) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<4xf32>
    %77 = "stablehlo.broadcast_in_dim"(%76) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xf32>) -> tensor<4x3xf32>
    %78 = "stablehlo.multiply"(%71, %77) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %79 = "stablehlo.constant"() <{value = dense<0.3333333333333333> : tensor<4x3xf32>}> : () -> tensor<4x3xf32>
    %80 = "stablehlo.multiply"(%78, %79) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %81 = "stablehlo.convert"(%80) : (tensor<4x3xf32>) -> tensor<4x3xf16>
    return %81 : tensor<4x3xf16>
  }
}

// T[] T[4,3] i64[4,3] 1 T[4,3], T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<f64>, %arg1: tensor<4x3xf64>, %arg2: tensor<4x3xi64>, %arg3: tensor<4x3xf64>) -> (tensor<4x3xf64>) {
    %0 = "stablehlo.convert"(%arg2) : (tensor<4x3xi64>) -> tensor<4x3xi32>
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<4x3xi32>}> : () -> tensor<4x3xi32>
    %2 = "stablehlo.compare"(%0, %1) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi1>
    %3 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %21:2 = "stablehlo.while"(%3, %2) ({
    ^bb0(%r4: tensor<i32>, %r5: tensor<4x3xi1>):
      %6 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
      %7 = "stablehlo.compare"(%r4, %6) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%7) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r8: tensor<i32>, %r9: tensor<4x3xi1>):
      %10 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %11 = "stablehlo.shift_left"(%10, %r8) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %12 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %13 = "stablehlo.pad"(%r9, %12) <{edge_padding_low = array<i64: 0, 3>, edge_padding_high = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<4x3xi1>, tensor<i1>) -> tensor<4x6xi1>
      %14 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %15 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %16 = "stablehlo.subtract"(%15, %11) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %17 = "stablehlo.dynamic_slice"(%13, %14, %16) <{slice_sizes = array<i64: 4, 3>}> : (tensor<4x6xi1>, tensor<i32>, tensor<i32>) -> tensor<4x3xi1>
      %18 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %19 = "stablehlo.add"(%r8, %18) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %20 = "stablehlo.or"(%17, %r9) : (tensor<4x3xi1>, tensor<4x3xi1>) -> tensor<4x3xi1>
      "stablehlo.return"(%19, %20) : (tensor<i32>, tensor<4x3xi1>) -> ()
    }) : (tensor<i32>, tensor<4x3xi1>) -> (tensor<i32>, tensor<4x3xi1>)
    %22 = "stablehlo.not"(%21#1) : (tensor<4x3xi1>) -> tensor<4x3xi1>
    %23 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x3xi1>) -> tensor<4x3x3xi1>
    %24 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x3xi32>) -> tensor<4x3x3xi32>
    %25 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<4x3x3xi32>
    %26 = "stablehlo.compare"(%24, %25) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<4x3x3xi32>, tensor<4x3x3xi32>) -> tensor<4x3x3xi1>
    %27 = "stablehlo.and"(%26, %23) : (tensor<4x3x3xi1>, tensor<4x3x3xi1>) -> tensor<4x3x3xi1>
    %28 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %32 = "stablehlo.reduce"(%27, %28) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r29: tensor<i1>, %r30: tensor<i1>):
      %31 = "stablehlo.or"(%r29, %r30) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%31) : (tensor<i1>) -> ()
    }) : (tensor<4x3x3xi1>, tensor<i1>) -> tensor<4x3xi1>
    %33 = "stablehlo.not"(%32) : (tensor<4x3xi1>) -> tensor<4x3xi1>
    %34 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<4x3xi1>) -> tensor<4x3x3xi1>
    %35 = "stablehlo.and"(%23, %34) : (tensor<4x3x3xi1>, tensor<4x3x3xi1>) -> tensor<4x3x3xi1>
    %36 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<4x3xf64>) -> tensor<4x3x3xf64>
    %37 = "stablehlo.constant"() <{value = dense<0.0> : tensor<4x3x3xf64>}> : () -> tensor<4x3x3xf64>
    %38 = "stablehlo.select"(%27, %36, %37) : (tensor<4x3x3xi1>, tensor<4x3x3xf64>, tensor<4x3x3xf64>) -> tensor<4x3x3xf64>
    %39 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %43 = "stablehlo.reduce"(%38, %39) <{dimensions = array<i64: 2>}> ({
    ^bb0(%r40: tensor<f64>, %r41: tensor<f64>):
      %42 = "stablehlo.add"(%r40, %r41) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%42) : (tensor<f64>) -> ()
    }) : (tensor<4x3x3xf64>, tensor<f64>) -> tensor<4x3xf64>
    %44 = "stablehlo.broadcast_in_dim"(%43) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x3xf64>) -> tensor<4x3x3xf64>
    %45 = "stablehlo.subtract"(%36, %44) : (tensor<4x3x3xf64>, tensor<4x3x3xf64>) -> tensor<4x3x3xf64>
    %46 = "stablehlo.constant"() <{value = dense<1.0> : tensor<4x3x3xf64>}> : () -> tensor<4x3x3xf64>
    %47 = "stablehlo.add"(%45, %46) : (tensor<4x3x3xf64>, tensor<4x3x3xf64>) -> tensor<4x3x3xf64>
    %48 = "stablehlo.constant"() <{value = dense<0.0> : tensor<4x3x3xf64>}> : () -> tensor<4x3x3xf64>
    %49 = "stablehlo.compare"(%47, %48) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<4x3x3xf64>, tensor<4x3x3xf64>) -> tensor<4x3x3xi1>
    %50 = "stablehlo.and"(%49, %35) : (tensor<4x3x3xi1>, tensor<4x3x3xi1>) -> tensor<4x3x3xi1>
    %51 = "stablehlo.convert"(%50) : (tensor<4x3x3xi1>) -> tensor<4x3x3xf64>
    %52 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %56 = "stablehlo.reduce"(%51, %52) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r53: tensor<f64>, %r54: tensor<f64>):
      %55 = "stablehlo.add"(%r53, %r54) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%55) : (tensor<f64>) -> ()
    }) : (tensor<4x3x3xf64>, tensor<f64>) -> tensor<4x3xf64>
    %57 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %61 = "stablehlo.reduce"(%51, %57) <{dimensions = array<i64: 2>}> ({
    ^bb0(%r58: tensor<f64>, %r59: tensor<f64>):
      %60 = "stablehlo.add"(%r58, %r59) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%60) : (tensor<f64>) -> ()
    }) : (tensor<4x3x3xf64>, tensor<f64>) -> tensor<4x3xf64>
    %62 = "stablehlo.broadcast_in_dim"(%61) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x3xf64>) -> tensor<4x3x3xf64>
    %63 = "stablehlo.constant"() <{value = dense<0.0> : tensor<4x3x3xf64>}> : () -> tensor<4x3x3xf64>
    %64 = "stablehlo.select"(%27, %62, %63) : (tensor<4x3x3xi1>, tensor<4x3x3xf64>, tensor<4x3x3xf64>) -> tensor<4x3x3xf64>
    %65 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %69 = "stablehlo.reduce"(%64, %65) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r66: tensor<f64>, %r67: tensor<f64>):
      %68 = "stablehlo.add"(%r66, %r67) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%68) : (tensor<f64>) -> ()
    }) : (tensor<4x3x3xf64>, tensor<f64>) -> tensor<4x3xf64>
    %70 = "stablehlo.subtract"(%56, %69) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %71 = "stablehlo.reshape"(%arg0) : (tensor<f64>) -> tensor<1xf64>
    %72 = "stablehlo.constant"() <{value = dense<4.0> : tensor<1xf64>}> : () -> tensor<1xf64>
    %73 = "stablehlo.divide"(%71, %72) : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xf64>
    %74 = "stablehlo.broadcast_in_dim"(%73) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf64>) -> tensor<4xf64>
    %75 = "stablehlo.broadcast_in_dim"(%74) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xf64>) -> tensor<4x3xf64>
    %76 = "stablehlo.multiply"(%70, %75) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %77 = "stablehlo.constant"() <{value = dense<0.3333333333333333> : tensor<4x3xf64>}> : () -> tensor<4x3xf64>
    %78 = "stablehlo.multiply"(%76, %77) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    return %78 : tensor<4x3xf64>
  }
}
