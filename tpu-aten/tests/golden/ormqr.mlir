// aten::ormqr(Tensor self, Tensor input2, Tensor input3, bool left=True, bool transpose=False) -> Tensor

// T[4,3] T[3] T[4,2], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<4x3xf32>, %arg1: tensor<3xf32>, %arg2: tensor<4x2xf32>) -> (tensor<4x2xf32>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<4x3xf32>) -> tensor<1x4x3xf32>
    %1 = "stablehlo.reshape"(%arg1) : (tensor<3xf32>) -> tensor<1x3xf32>
    %2 = "stablehlo.reshape"(%arg2) : (tensor<4x2xf32>) -> tensor<1x4x2xf32>
    %3 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %47:4 = "stablehlo.while"(%3, %2, %0, %1) ({
    ^bb0(%r4: tensor<i32>, %r5: tensor<1x4x2xf32>, %r6: tensor<1x4x3xf32>, %r7: tensor<1x3xf32>):
      %8 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %9 = "stablehlo.compare"(%r4, %8) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%9) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r10: tensor<i32>, %r11: tensor<1x4x2xf32>, %r12: tensor<1x4x3xf32>, %r13: tensor<1x3xf32>):
      %14 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
      %15 = "stablehlo.subtract"(%14, %r10) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %16 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %17 = "stablehlo.dynamic_slice"(%r12, %16, %16, %15) <{slice_sizes = array<i64: 1, 4, 1>}> : (tensor<1x4x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x1xf32>
      %18 = "stablehlo.reshape"(%17) : (tensor<1x4x1xf32>) -> tensor<1x4xf32>
      %19 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x4xi32>
      %20 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x4xi32>
      %21 = "stablehlo.compare"(%19, %20) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<1x4xi1>
      %22 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x4xi32>
      %23 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x4xi32>
      %24 = "stablehlo.compare"(%22, %23) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<1x4xi1>
      %25 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x4xf32>}> : () -> tensor<1x4xf32>
      %26 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1x4xf32>}> : () -> tensor<1x4xf32>
      %27 = "stablehlo.select"(%24, %18, %25) : (tensor<1x4xi1>, tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
      %28 = "stablehlo.select"(%21, %26, %27) : (tensor<1x4xi1>, tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
      %29 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %30 = "stablehlo.dynamic_slice"(%r13, %29, %15) <{slice_sizes = array<i64: 1, 1>}> : (tensor<1x3xf32>, tensor<i32>, tensor<i32>) -> tensor<1x1xf32>
      %31 = "stablehlo.reshape"(%30) : (tensor<1x1xf32>) -> tensor<1xf32>
      %32 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x4xf32>) -> tensor<1x4x2xf32>
      %33 = "stablehlo.multiply"(%r11, %32) : (tensor<1x4x2xf32>, tensor<1x4x2xf32>) -> tensor<1x4x2xf32>
      %34 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
      %38 = "stablehlo.reduce"(%33, %34) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r35: tensor<f32>, %r36: tensor<f32>):
        %37 = "stablehlo.add"(%r35, %r36) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%37) : (tensor<f32>) -> ()
      }) : (tensor<1x4x2xf32>, tensor<f32>) -> tensor<1x2xf32>
      %39 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<1x4xf32>
      %40 = "stablehlo.multiply"(%28, %39) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
      %41 = "stablehlo.broadcast_in_dim"(%40) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x4xf32>) -> tensor<1x4x2xf32>
      %42 = "stablehlo.broadcast_in_dim"(%38) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x2xf32>) -> tensor<1x4x2xf32>
      %43 = "stablehlo.multiply"(%41, %42) : (tensor<1x4x2xf32>, tensor<1x4x2xf32>) -> tensor<1x4x2xf32>
      %44 = "stablehlo.subtract"(%r11, %43) : (tensor<1x4x2xf32>, tensor<1x4x2xf32>) -> tensor<1x4x2xf32>
      %45 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %46 = "stablehlo.add"(%r10, %45) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%46, %44, %r12, %r13) : (tensor<i32>, tensor<1x4x2xf32>, tensor<1x4x3xf32>, tensor<1x3xf32>) -> ()
    }) : (tensor<i32>, tensor<1x4x2xf32>, tensor<1x4x3xf32>, tensor<1x3xf32>) -> (tensor<i32>, tensor<1x4x2xf32>, tensor<1x4x3xf32>, tensor<1x3xf32>)
    %48 = "stablehlo.reshape"(%47#1) : (tensor<1x4x2xf32>) -> tensor<4x2xf32>
    return %48 : tensor<4x2xf32>
  }
}

// T[4,3] T[3] T[2,4] false true, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<4x3xf32>, %arg1: tensor<3xf32>, %arg2: tensor<2x4xf32>) -> (tensor<2x4xf32>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<4x3xf32>) -> tensor<1x4x3xf32>
    %1 = "stablehlo.reshape"(%arg1) : (tensor<3xf32>) -> tensor<1x3xf32>
    %2 = "stablehlo.reshape"(%arg2) : (tensor<2x4xf32>) -> tensor<1x2x4xf32>
    %3 = "stablehlo.transpose"(%2) <{permutation = array<i64: 0, 2, 1>}> : (tensor<1x2x4xf32>) -> tensor<1x4x2xf32>
    %4 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %48:4 = "stablehlo.while"(%4, %3, %0, %1) ({
    ^bb0(%r5: tensor<i32>, %r6: tensor<1x4x2xf32>, %r7: tensor<1x4x3xf32>, %r8: tensor<1x3xf32>):
      %9 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %10 = "stablehlo.compare"(%r5, %9) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%10) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r11: tensor<i32>, %r12: tensor<1x4x2xf32>, %r13: tensor<1x4x3xf32>, %r14: tensor<1x3xf32>):
      %15 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
      %16 = "stablehlo.subtract"(%15, %r11) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %17 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %18 = "stablehlo.dynamic_slice"(%r13, %17, %17, %16) <{slice_sizes = array<i64: 1, 4, 1>}> : (tensor<1x4x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x1xf32>
      %19 = "stablehlo.reshape"(%18) : (tensor<1x4x1xf32>) -> tensor<1x4xf32>
      %20 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x4xi32>
      %21 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x4xi32>
      %22 = "stablehlo.compare"(%20, %21) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<1x4xi1>
      %23 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x4xi32>
      %24 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x4xi32>
      %25 = "stablehlo.compare"(%23, %24) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<1x4xi1>
      %26 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x4xf32>}> : () -> tensor<1x4xf32>
      %27 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1x4xf32>}> : () -> tensor<1x4xf32>
      %28 = "stablehlo.select"(%25, %19, %26) : (tensor<1x4xi1>, tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
      %29 = "stablehlo.select"(%22, %27, %28) : (tensor<1x4xi1>, tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
      %30 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %31 = "stablehlo.dynamic_slice"(%r14, %30, %16) <{slice_sizes = array<i64: 1, 1>}> : (tensor<1x3xf32>, tensor<i32>, tensor<i32>) -> tensor<1x1xf32>
      %32 = "stablehlo.reshape"(%31) : (tensor<1x1xf32>) -> tensor<1xf32>
      %33 = "stablehlo.broadcast_in_dim"(%29) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x4xf32>) -> tensor<1x4x2xf32>
      %34 = "stablehlo.multiply"(%r12, %33) : (tensor<1x4x2xf32>, tensor<1x4x2xf32>) -> tensor<1x4x2xf32>
      %35 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
      %39 = "stablehlo.reduce"(%34, %35) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r36: tensor<f32>, %r37: tensor<f32>):
        %38 = "stablehlo.add"(%r36, %r37) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%38) : (tensor<f32>) -> ()
      }) : (tensor<1x4x2xf32>, tensor<f32>) -> tensor<1x2xf32>
      %40 = "stablehlo.broadcast_in_dim"(%32) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<1x4xf32>
      %41 = "stablehlo.multiply"(%29, %40) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
      %42 = "stablehlo.broadcast_in_dim"(%41) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x4xf32>) -> tensor<1x4x2xf32>
      %43 = "stablehlo.broadcast_in_dim"(%39) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x2xf32>) -> tensor<1x4x2xf32>
      %44 = "stablehlo.multiply"(%42, %43) : (tensor<1x4x2xf32>, tensor<1x4x2xf32>) -> tensor<1x4x2xf32>
      %45 = "stablehlo.subtract"(%r12, %44) : (tensor<1x4x2xf32>, tensor<1x4x2xf32>) -> tensor<1x4x2xf32>
      %46 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %47 = "stablehlo.add"(%r11, %46) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%47, %45, %r13, %r14) : (tensor<i32>, tensor<1x4x2xf32>, tensor<1x4x3xf32>, tensor<1x3xf32>) -> ()
    }) : (tensor<i32>, tensor<1x4x2xf32>, tensor<1x4x3xf32>, tensor<1x3xf32>) -> (tensor<i32>, tensor<1x4x2xf32>, tensor<1x4x3xf32>, tensor<1x3xf32>)
    %49 = "stablehlo.transpose"(%48#1) <{permutation = array<i64: 0, 2, 1>}> : (tensor<1x4x2xf32>) -> tensor<1x2x4xf32>
    %50 = "stablehlo.reshape"(%49) : (tensor<1x2x4xf32>) -> tensor<2x4xf32>
    return %50 : tensor<2x4xf32>
  }
}

// T[4,3] T[3] T[4,2], T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<4x3xf64>, %arg1: tensor<3xf64>, %arg2: tensor<4x2xf64>) -> (tensor<4x2xf64>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<4x3xf64>) -> tensor<1x4x3xf64>
    %1 = "stablehlo.reshape"(%arg1) : (tensor<3xf64>) -> tensor<1x3xf64>
    %2 = "stablehlo.reshape"(%arg2) : (tensor<4x2xf64>) -> tensor<1x4x2xf64>
    %3 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %47:4 = "stablehlo.while"(%3, %2, %0, %1) ({
    ^bb0(%r4: tensor<i32>, %r5: tensor<1x4x2xf64>, %r6: tensor<1x4x3xf64>, %r7: tensor<1x3xf64>):
      %8 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %9 = "stablehlo.compare"(%r4, %8) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%9) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r10: tensor<i32>, %r11: tensor<1x4x2xf64>, %r12: tensor<1x4x3xf64>, %r13: tensor<1x3xf64>):
      %14 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
      %15 = "stablehlo.subtract"(%14, %r10) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %16 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %17 = "stablehlo.dynamic_slice"(%r12, %16, %16, %15) <{slice_sizes = array<i64: 1, 4, 1>}> : (tensor<1x4x3xf64>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x1xf64>
      %18 = "stablehlo.reshape"(%17) : (tensor<1x4x1xf64>) -> tensor<1x4xf64>
      %19 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x4xi32>
      %20 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x4xi32>
      %21 = "stablehlo.compare"(%19, %20) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<1x4xi1>
      %22 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x4xi32>
      %23 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x4xi32>
      %24 = "stablehlo.compare"(%22, %23) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<1x4xi1>
      %25 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x4xf64>}> : () -> tensor<1x4xf64>
      %26 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1x4xf64>}> : () -> tensor<1x4xf64>
      %27 = "stablehlo.select"(%24, %18, %25) : (tensor<1x4xi1>, tensor<1x4xf64>, tensor<1x4xf64>) -> tensor<1x4xf64>
      %28 = "stablehlo.select"(%21, %26, %27) : (tensor<1x4xi1>, tensor<1x4xf64>, tensor<1x4xf64>) -> tensor<1x4xf64>
      %29 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %30 = "stablehlo.dynamic_slice"(%r13, %29, %15) <{slice_sizes = array<i64: 1, 1>}> : (tensor<1x3xf64>, tensor<i32>, tensor<i32>) -> tensor<1x1xf64>
      %31 = "stablehlo.reshape"(%30) : (tensor<1x1xf64>) -> tensor<1xf64>
      %32 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x4xf64>) -> tensor<1x4x2xf64>
      %33 = "stablehlo.multiply"(%r11, %32) : (tensor<1x4x2xf64>, tensor<1x4x2xf64>) -> tensor<1x4x2xf64>
      %34 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
      %38 = "stablehlo.reduce"(%33, %34) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r35: tensor<f64>, %r36: tensor<f64>):
        %37 = "stablehlo.add"(%r35, %r36) : (tensor<f64>, tensor<f64>) -> tensor<f64>
        "stablehlo.return"(%37) : (tensor<f64>) -> ()
      }) : (tensor<1x4x2xf64>, tensor<f64>) -> tensor<1x2xf64>
      %39 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf64>) -> tensor<1x4xf64>
      %40 = "stablehlo.multiply"(%28, %39) : (tensor<1x4xf64>, tensor<1x4xf64>) -> tensor<1x4xf64>
      %41 = "stablehlo.broadcast_in_dim"(%40) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x4xf64>) -> tensor<1x4x2xf64>
      %42 = "stablehlo.broadcast_in_dim"(%38) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x2xf64>) -> tensor<1x4x2xf64>
      %43 = "stablehlo.multiply"(%41, %42) : (tensor<1x4x2xf64>, tensor<1x4x2xf64>) -> tensor<1x4x2xf64>
      %44 = "stablehlo.subtract"(%r11, %43) : (tensor<1x4x2xf64>, tensor<1x4x2xf64>) -> tensor<1x4x2xf64>
      %45 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %46 = "stablehlo.add"(%r10, %45) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%46, %44, %r12, %r13) : (tensor<i32>, tensor<1x4x2xf64>, tensor<1x4x3xf64>, tensor<1x3xf64>) -> ()
    }) : (tensor<i32>, tensor<1x4x2xf64>, tensor<1x4x3xf64>, tensor<1x3xf64>) -> (tensor<i32>, tensor<1x4x2xf64>, tensor<1x4x3xf64>, tensor<1x3xf64>)
    %48 = "stablehlo.reshape"(%47#1) : (tensor<1x4x2xf64>) -> tensor<4x2xf64>
    return %48 : tensor<4x2xf64>
  }
}

// T[4,3] T[3] T[4,2], T = complex64
module @torchtpu {
  func.func public @main(%arg0: tensor<4x3xcomplex<f32>>, %arg1: tensor<3xcomplex<f32>>, %arg2: tensor<4x2xcomplex<f32>>) -> (tensor<4x2xcomplex<f32>>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<4x3xcomplex<f32>>) -> tensor<1x4x3xcomplex<f32>>
    %1 = "stablehlo.reshape"(%arg1) : (tensor<3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
    %2 = "stablehlo.reshape"(%arg2) : (tensor<4x2xcomplex<f32>>) -> tensor<1x4x2xcomplex<f32>>
    %3 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %48:4 = "stablehlo.while"(%3, %2, %0, %1) ({
    ^bb0(%r4: tensor<i32>, %r5: tensor<1x4x2xcomplex<f32>>, %r6: tensor<1x4x3xcomplex<f32>>, %r7: tensor<1x3xcomplex<f32>>):
      %8 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %9 = "stablehlo.compare"(%r4, %8) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%9) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r10: tensor<i32>, %r11: tensor<1x4x2xcomplex<f32>>, %r12: tensor<1x4x3xcomplex<f32>>, %r13: tensor<1x3xcomplex<f32>>):
      %14 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
      %15 = "stablehlo.subtract"(%14, %r10) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %16 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %17 = "stablehlo.dynamic_slice"(%r12, %16, %16, %15) <{slice_sizes = array<i64: 1, 4, 1>}> : (tensor<1x4x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x1xcomplex<f32>>
      %18 = "stablehlo.reshape"(%17) : (tensor<1x4x1xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
      %19 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x4xi32>
      %20 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x4xi32>
      %21 = "stablehlo.compare"(%19, %20) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<1x4xi1>
      %22 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x4xi32>
      %23 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x4xi32>
      %24 = "stablehlo.compare"(%22, %23) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<1x4xi1>
      %25 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<1x4xcomplex<f32>>}> : () -> tensor<1x4xcomplex<f32>>
      %26 = "stablehlo.constant"() <{value = dense<(1.0, 0.0)> : tensor<1x4xcomplex<f32>>}> : () -> tensor<1x4xcomplex<f32>>
      %27 = "stablehlo.select"(%24, %18, %25) : (tensor<1x4xi1>, tensor<1x4xcomplex<f32>>, tensor<1x4xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
      %28 = "stablehlo.select"(%21, %26, %27) : (tensor<1x4xi1>, tensor<1x4xcomplex<f32>>, tensor<1x4xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
      %29 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %30 = "stablehlo.dynamic_slice"(%r13, %29, %15) <{slice_sizes = array<i64: 1, 1>}> : (tensor<1x3xcomplex<f32>>, tensor<i32>, tensor<i32>) -> tensor<1x1xcomplex<f32>>
      %31 = "stablehlo.reshape"(%30) : (tensor<1x1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %32 = "chlo.conj"(%28) : (tensor<1x4xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
      %33 = "stablehlo.broadcast_in_dim"(%32) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x4xcomplex<f32>>) -> tensor<1x4x2xcomplex<f32>>
      %34 = "stablehlo.multiply"(%r11, %33) : (tensor<1x4x2xcomplex<f32>>, tensor<1x4x2xcomplex<f32>>) -> tensor<1x4x2xcomplex<f32>>
      %35 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
      %39 = "stablehlo.reduce"(%34, %35) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r36: tensor<complex<f32>>, %r37: tensor<complex<f32>>):
        %38 = "stablehlo.add"(%r36, %r37) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
        "stablehlo.return"(%38) : (tensor<complex<f32>>) -> ()
      }) : (tensor<1x4x2xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2xcomplex<f32>>
      %40 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
      %41 = "stablehlo.multiply"(%28, %40) : (tensor<1x4xcomplex<f32>>, tensor<1x4xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
      %42 = "stablehlo.broadcast_in_dim"(%41) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x4xcomplex<f32>>) -> tensor<1x4x2xcomplex<f32>>
      %43 = "stablehlo.broadcast_in_dim"(%39) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x2xcomplex<f32>>) -> tensor<1x4x2xcomplex<f32>>
      %44 = "stablehlo.multiply"(%42, %43) : (tensor<1x4x2xcomplex<f32>>, tensor<1x4x2xcomplex<f32>>) -> tensor<1x4x2xcomplex<f32>>
      %45 = "stablehlo.subtract"(%r11, %44) : (tensor<1x4x2xcomplex<f32>>, tensor<1x4x2xcomplex<f32>>) -> tensor<1x4x2xcomplex<f32>>
      %46 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %47 = "stablehlo.add"(%r10, %46) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%47, %45, %r12, %r13) : (tensor<i32>, tensor<1x4x2xcomplex<f32>>, tensor<1x4x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> ()
    }) : (tensor<i32>, tensor<1x4x2xcomplex<f32>>, tensor<1x4x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> (tensor<i32>, tensor<1x4x2xcomplex<f32>>, tensor<1x4x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>)
    %49 = "stablehlo.reshape"(%48#1) : (tensor<1x4x2xcomplex<f32>>) -> tensor<4x2xcomplex<f32>>
    return %49 : tensor<4x2xcomplex<f32>>
  }
}
