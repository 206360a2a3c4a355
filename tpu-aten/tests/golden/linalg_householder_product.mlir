// aten::linalg_householder_product(Tensor input, Tensor tau) -> Tensor

// T[2,4,3] T[2,3], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x4x3xf32>, %arg1: tensor<2x3xf32>) -> (tensor<2x4x3xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x4x3xf32>}> : () -> tensor<2x4x3xf32>
    %1 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x4x3xi32>
    %2 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x4x3xi32>
    %3 = "stablehlo.subtract"(%2, %1) : (tensor<2x4x3xi32>, tensor<2x4x3xi32>) -> tensor<2x4x3xi32>
    %4 = "stablehlo.constant"() <{value = dense<0> : tensor<2x4x3xi32>}> : () -> tensor<2x4x3xi32>
    %5 = "stablehlo.compare"(%3, %4) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x4x3xi32>, tensor<2x4x3xi32>) -> tensor<2x4x3xi1>
    %6 = "stablehlo.convert"(%5) : (tensor<2x4x3xi1>) -> tensor<2x4x3xf32>
    %7 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %51:4 = "stablehlo.while"(%7, %6, %arg0, %arg1) ({
    ^bb0(%r8: tensor<i32>, %r9: tensor<2x4x3xf32>, %r10: tensor<2x4x3xf32>, %r11: tensor<2x3xf32>):
      %12 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %13 = "stablehlo.compare"(%r8, %12) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%13) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r14: tensor<i32>, %r15: tensor<2x4x3xf32>, %r16: tensor<2x4x3xf32>, %r17: tensor<2x3xf32>):
      %18 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
      %19 = "stablehlo.subtract"(%18, %r14) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %20 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %21 = "stablehlo.dynamic_slice"(%r16, %20, %20, %19) <{slice_sizes = array<i64: 2, 4, 1>}> : (tensor<2x4x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x4x1xf32>
      %22 = "stablehlo.reshape"(%21) : (tensor<2x4x1xf32>) -> tensor<2x4xf32>
      %23 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x4xi32>
      %24 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x4xi32>
      %25 = "stablehlo.compare"(%23, %24) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi1>
      %26 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x4xi32>
      %27 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x4xi32>
      %28 = "stablehlo.compare"(%26, %27) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi1>
      %29 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x4xf32>}> : () -> tensor<2x4xf32>
      %30 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x4xf32>}> : () -> tensor<2x4xf32>
      %31 = "stablehlo.select"(%28, %22, %29) : (tensor<2x4xi1>, tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
      %32 = "stablehlo.select"(%25, %30, %31) : (tensor<2x4xi1>, tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
      %33 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %34 = "stablehlo.dynamic_slice"(%r17, %33, %19) <{slice_sizes = array<i64: 2, 1>}> : (tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> tensor<2x1xf32>
      %35 = "stablehlo.reshape"(%34) : (tensor<2x1xf32>) -> tensor<2xf32>
      %36 = "stablehlo.broadcast_in_dim"(%32) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x4xf32>) -> tensor<2x4x3xf32>
      %37 = "stablehlo.multiply"(%r15, %36) : (tensor<2x4x3xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
      %38 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
      %42 = "stablehlo.reduce"(%37, %38) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r39: tensor<f32>, %r40: tensor<f32>):
        %41 = "stablehlo.add"(%r39, %r40) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%41) : (tensor<f32>) -> ()
      }) : (tensor<2x4x3xf32>, tensor<f32>) -> tensor<2x3xf32>
      %43 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf32>) -> tensor<2x4xf32>
      %44 = "stablehlo.multiply"(%32, %43) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
      %45 = "stablehlo.broadcast_in_dim"(%44) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x4xf32>) -> tensor<2x4x3xf32>
      %46 = "stablehlo.broadcast_in_dim"(%42) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x3xf32>) -> tensor<2x4x3xf32>
      %47 = "stablehlo.multiply"(%45, %46) : (tensor<2x4x3xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
      %48 = "stablehlo.subtract"(%r15, %47) : (tensor<2x4x3xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
      %49 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %50 = "stablehlo.add"(%r14, %49) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%50, %48, %r16, %r17) : (tensor<i32>, tensor<2x4x3xf32>, tensor<2x4x3xf32>, tensor<2x3xf32>) -> ()
    }) : (tensor<i32>, tensor<2x4x3xf32>, tensor<2x4x3xf32>, tensor<2x3xf32>) -> (tensor<i32>, tensor<2x4x3xf32>, tensor<2x4x3xf32>, tensor<2x3xf32>)
    return %51#1 : tensor<2x4x3xf32>
  }
}

// T[4,3] T[0], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<4x3xf32>, %arg1: tensor<0xf32>) -> (tensor<4x3xf32>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<4x3xf32>) -> tensor<1x4x3xf32>
    %1 = "stablehlo.reshape"(%arg1) : (tensor<0xf32>) -> tensor<1x0xf32>
    %2 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x4x3xf32>}> : () -> tensor<1x4x3xf32>
    %3 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x4x3xi32>
    %4 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x4x3xi32>
    %5 = "stablehlo.subtract"(%4, %3) : (tensor<1x4x3xi32>, tensor<1x4x3xi32>) -> tensor<1x4x3xi32>
    %6 = "stablehlo.constant"() <{value = dense<0> : tensor<1x4x3xi32>}> : () -> tensor<1x4x3xi32>
    %7 = "stablehlo.compare"(%5, %6) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x4x3xi32>, tensor<1x4x3xi32>) -> tensor<1x4x3xi1>
    %8 = "stablehlo.convert"(%7) : (tensor<1x4x3xi1>) -> tensor<1x4x3xf32>
    %9 = "stablehlo.reshape"(%8) : (tensor<1x4x3xf32>) -> tensor<4x3xf32>
    return %9 : tensor<4x3xf32>
  }
}

// T[2,4,3] T[2,3], T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x4x3xf64>, %arg1: tensor<2x3xf64>) -> (tensor<2x4x3xf64>) {
    %0 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x4x3xf64>}> : () -> tensor<2x4x3xf64>
    %1 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x4x3xi32>
    %2 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x4x3xi32>
    %3 = "stablehlo.subtract"(%2, %1) : (tensor<2x4x3xi32>, tensor<2x4x3xi32>) -> tensor<2x4x3xi32>
    %4 = "stablehlo.constant"() <{value = dense<0> : tensor<2x4x3xi32>}> : () -> tensor<2x4x3xi32>
    %5 = "stablehlo.compare"(%3, %4) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x4x3xi32>, tensor<2x4x3xi32>) -> tensor<2x4x3xi1>
    %6 = "stablehlo.convert"(%5) : (tensor<2x4x3xi1>) -> tensor<2x4x3xf64>
    %7 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %51:4 = "stablehlo.while"(%7, %6, %arg0, %arg1) ({
    ^bb0(%r8: tensor<i32>, %r9: tensor<2x4x3xf64>, %r10: tensor<2x4x3xf64>, %r11: tensor<2x3xf64>):
      %12 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %13 = "stablehlo.compare"(%r8, %12) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%13) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r14: tensor<i32>, %r15: tensor<2x4x3xf64>, %r16: tensor<2x4x3xf64>, %r17: tensor<2x3xf64>):
      %18 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
      %19 = "stablehlo.subtract"(%18, %r14) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %20 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %21 = "stablehlo.dynamic_slice"(%r16, %20, %20, %19) <{slice_sizes = array<i64: 2, 4, 1>}> : (tensor<2x4x3xf64>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x4x1xf64>
      %22 = "stablehlo.reshape"(%21) : (tensor<2x4x1xf64>) -> tensor<2x4xf64>
      %23 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x4xi32>
      %24 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x4xi32>
      %25 = "stablehlo.compare"(%23, %24) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi1>
      %26 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x4xi32>
      %27 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x4xi32>
      %28 = "stablehlo.compare"(%26, %27) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi1>
      %29 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x4xf64>}> : () -> tensor<2x4xf64>
      %30 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x4xf64>}> : () -> tensor<2x4xf64>
      %31 = "stablehlo.select"(%28, %22, %29) : (tensor<2x4xi1>, tensor<2x4xf64>, tensor<2x4xf64>) -> tensor<2x4xf64>
      %32 = "stablehlo.select"(%25, %30, %31) : (tensor<2x4xi1>, tensor<2x4xf64>, tensor<2x4xf64>) -> tensor<2x4xf64>
      %33 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %34 = "stablehlo.dynamic_slice"(%r17, %33, %19) <{slice_sizes = array<i64: 2, 1>}> : (tensor<2x3xf64>, tensor<i32>, tensor<i32>) -> tensor<2x1xf64>
      %35 = "stablehlo.reshape"(%34) : (tensor<2x1xf64>) -> tensor<2xf64>
      %36 = "stablehlo.broadcast_in_dim"(%32) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x4xf64>) -> tensor<2x4x3xf64>
      %37 = "stablehlo.multiply"(%r15, %36) : (tensor<2x4x3xf64>, tensor<2x4x3xf64>) -> tensor<2x4x3xf64>
      %38 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
      %42 = "stablehlo.reduce"(%37, %38) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r39: tensor<f64>, %r40: tensor<f64>):
        %41 = "stablehlo.add"(%r39, %r40) : (tensor<f64>, tensor<f64>) -> tensor<f64>
        "stablehlo.return"(%41) : (tensor<f64>) -> ()
      }) : (tensor<2x4x3xf64>, tensor<f64>) -> tensor<2x3xf64>
      %43 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf64>) -> tensor<2x4xf64>
      %44 = "stablehlo.multiply"(%32, %43) : (tensor<2x4xf64>, tensor<2x4xf64>) -> tensor<2x4xf64>
      %45 = "stablehlo.broadcast_in_dim"(%44) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x4xf64>) -> tensor<2x4x3xf64>
      %46 = "stablehlo.broadcast_in_dim"(%42) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x3xf64>) -> tensor<2x4x3xf64>
      %47 = "stablehlo.multiply"(%45, %46) : (tensor<2x4x3xf64>, tensor<2x4x3xf64>) -> tensor<2x4x3xf64>
      %48 = "stablehlo.subtract"(%r15, %47) : (tensor<2x4x3xf64>, tensor<2x4x3xf64>) -> tensor<2x4x3xf64>
      %49 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %50 = "stablehlo.add"(%r14, %49) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%50, %48, %r16, %r17) : (tensor<i32>, tensor<2x4x3xf64>, tensor<2x4x3xf64>, tensor<2x3xf64>) -> ()
    }) : (tensor<i32>, tensor<2x4x3xf64>, tensor<2x4x3xf64>, tensor<2x3xf64>) -> (tensor<i32>, tensor<2x4x3xf64>, tensor<2x4x3xf64>, tensor<2x3xf64>)
    return %51#1 : tensor<2x4x3xf64>
  }
}

// T[2,4,3] T[2,3], T = complex64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x4x3xcomplex<f32>>, %arg1: tensor<2x3xcomplex<f32>>) -> (tensor<2x4x3xcomplex<f32>>) {
    %0 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<2x4x3xcomplex<f32>>}> : () -> tensor<2x4x3xcomplex<f32>>
    %1 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x4x3xi32>
    %2 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x4x3xi32>
    %3 = "stablehlo.subtract"(%2, %1) : (tensor<2x4x3xi32>, tensor<2x4x3xi32>) -> tensor<2x4x3xi32>
    %4 = "stablehlo.constant"() <{value = dense<0> : tensor<2x4x3xi32>}> : () -> tensor<2x4x3xi32>
    %5 = "stablehlo.compare"(%3, %4) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x4x3xi32>, tensor<2x4x3xi32>) -> tensor<2x4x3xi1>
    %6 = "stablehlo.convert"(%5) : (tensor<2x4x3xi1>) -> tensor<2x4x3xcomplex<f32>>
    %7 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %52:4 = "stablehlo.while"(%7, %6, %arg0, %arg1) ({
    ^bb0(%r8: tensor<i32>, %r9: tensor<2x4x3xcomplex<f32>>, %r10: tensor<2x4x3xcomplex<f32>>, %r11: tensor<2x3xcomplex<f32>>):
      %12 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %13 = "stablehlo.compare"(%r8, %12) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%13) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r14: tensor<i32>, %r15: tensor<2x4x3xcomplex<f32>>, %r16: tensor<2x4x3xcomplex<f32>>, %r17: tensor<2x3xcomplex<f32>>):
      %18 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
      %19 = "stablehlo.subtract"(%18, %r14) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %20 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %21 = "stablehlo.dynamic_slice"(%r16, %20, %20, %19) <{slice_sizes = array<i64: 2, 4, 1>}> : (tensor<2x4x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x4x1xcomplex<f32>>
      %22 = "stablehlo.reshape"(%21) : (tensor<2x4x1xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
      %23 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x4xi32>
      %24 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x4xi32>
      %25 = "stablehlo.compare"(%23, %24) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi1>
      %26 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x4xi32>
      %27 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x4xi32>
      %28 = "stablehlo.compare"(%26, %27) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi1>
      %29 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<2x4xcomplex<f32>>}> : () -> tensor<2x4xcomplex<f32>>
      %30 = "stablehlo.constant"() <{value = dense<(1.0, 0.0)> : tensor<2x4xcomplex<f32>>}> : () -> tensor<2x4xcomplex<f32>>
      %31 = "stablehlo.select"(%28, %22, %29) : (tensor<2x4xi1>, tensor<2x4xcomplex<f32>>, tensor<2x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
      %32 = "stablehlo.select"(%25, %30, %31) : (tensor<2x4xi1>, tensor<2x4xcomplex<f32>>, tensor<2x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
      %33 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %34 = "stablehlo.dynamic_slice"(%r17, %33, %19) <{slice_sizes = array<i64: 2, 1>}> : (tensor<2x3xcomplex<f32>>, tensor<i32>, tensor<i32>) -> tensor<2x1xcomplex<f32>>
      %35 = "stablehlo.reshape"(%34) : (tensor<2x1xcomplex<f32>>) -> tensor<2xcomplex<f32>>
      %36 = "chlo.conj"(%32) : (tensor<2x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
      %37 = "stablehlo.broadcast_in_dim"(%36) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x4xcomplex<f32>>) -> tensor<2x4x3xcomplex<f32>>
      %38 = "stablehlo.multiply"(%r15, %37) : (tensor<2x4x3xcomplex<f32>>, tensor<2x4x3xcomplex<f32>>) -> tensor<2x4x3xcomplex<f32>>
      %39 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
      %43 = "stablehlo.reduce"(%38, %39) <{dimensions = array<i64: 1>}> ({
      ^bb0(%r40: tensor<complex<f32>>, %r41: tensor<complex<f32>>):
        %42 = "stablehlo.add"(%r40, %r41) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
        "stablehlo.return"(%42) : (tensor<complex<f32>>) -> ()
      }) : (tensor<2x4x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<2x3xcomplex<f32>>
      %44 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
      %45 = "stablehlo.multiply"(%32, %44) : (tensor<2x4xcomplex<f32>>, tensor<2x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
      %46 = "stablehlo.broadcast_in_dim"(%45) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x4xcomplex<f32>>) -> tensor<2x4x3xcomplex<f32>>
      %47 = "stablehlo.broadcast_in_dim"(%43) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x3xcomplex<f32>>) -> tensor<2x4x3xcomplex<f32>>
      %48 = "stablehlo.multiply"(%46, %47) : (tensor<2x4x3xcomplex<f32>>, tensor<2x4x3xcomplex<f32>>) -> tensor<2x4x3xcomplex<f32>>
      %49 = "stablehlo.subtract"(%r15, %48) : (tensor<2x4x3xcomplex<f32>>, tensor<2x4x3xcomplex<f32>>) -> tensor<2x4x3xcomplex<f32>>
      %50 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %51 = "stablehlo.add"(%r14, %50) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%51, %49, %r16, %r17) : (tensor<i32>, tensor<2x4x3xcomplex<f32>>, tensor<2x4x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> ()
    }) : (tensor<i32>, tensor<2x4x3xcomplex<f32>>, tensor<2x4x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> (tensor<i32>, tensor<2x4x3xcomplex<f32>>, tensor<2x4x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>)
    return %52#1 : tensor<2x4x3xcomplex<f32>>
  }
}
