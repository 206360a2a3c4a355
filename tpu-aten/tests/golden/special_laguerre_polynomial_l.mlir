// aten::special_laguerre_polynomial_l(Tensor x, Tensor n) -> Tensor

// T[2,3] T[3], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf32>, %arg1: tensor<3xf32>) -> (tensor<2x3xf32>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>) -> tensor<2x3xf32>
    %1 = "stablehlo.ceil"(%0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %2 = "stablehlo.floor"(%0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %3 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %4 = "stablehlo.compare"(%0, %3) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %5 = "stablehlo.select"(%4, %1, %2) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %6 = "stablehlo.is_finite"(%0) : (tensor<2x3xf32>) -> tensor<2x3xi1>
    %7 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %8 = "stablehlo.select"(%6, %5, %7) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %9 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %10 = "stablehlo.subtract"(%9, %arg0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %11 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %12 = "stablehlo.compare"(%arg0, %11) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %13 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %14 = "stablehlo.minimum"(%8, %13) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %15 = "stablehlo.select"(%12, %14, %8) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %16 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %17 = "stablehlo.constant"() <{value = dense<1.0> : tensor<f32>}> : () -> tensor<f32>
    %53:5 = "stablehlo.while"(%17, %16, %10, %15, %10) ({
    ^bb0(%r18: tensor<f32>, %r19: tensor<2x3xf32>, %r20: tensor<2x3xf32>, %r21: tensor<2x3xf32>, %r22: tensor<2x3xf32>):
      %23 = "stablehlo.broadcast_in_dim"(%r18) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
      %24 = "stablehlo.compare"(%23, %r21) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %25 = "stablehlo.compare"(%r20, %r20) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %26 = "stablehlo.not"(%25) : (tensor<2x3xi1>) -> tensor<2x3xi1>
      %27 = "stablehlo.and"(%24, %26) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %28 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %32 = "stablehlo.reduce"(%27, %28) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%r29: tensor<i1>, %r30: tensor<i1>):
        %31 = "stablehlo.or"(%r29, %r30) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%31) : (tensor<i1>) -> ()
      }) : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%32) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r33: tensor<f32>, %r34: tensor<2x3xf32>, %r35: tensor<2x3xf32>, %r36: tensor<2x3xf32>, %r37: tensor<2x3xf32>):
      %38 = "stablehlo.broadcast_in_dim"(%r33) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
      %39 = "stablehlo.compare"(%38, %r36) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %40 = "stablehlo.broadcast_in_dim"(%r33) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
      %41 = "stablehlo.add"(%40, %40) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %42 = "stablehlo.add"(%41, %r37) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %43 = "stablehlo.multiply"(%42, %r35) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %44 = "stablehlo.multiply"(%40, %r34) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %45 = "stablehlo.subtract"(%43, %44) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %46 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %47 = "stablehlo.add"(%40, %46) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %48 = "stablehlo.divide"(%45, %47) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %49 = "stablehlo.constant"() <{value = dense<1.0> : tensor<f32>}> : () -> tensor<f32>
      %50 = "stablehlo.add"(%r33, %49) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %51 = "stablehlo.select"(%39, %r35, %r34) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %52 = "stablehlo.select"(%39, %48, %r35) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      "stablehlo.return"(%50, %51, %52, %r36, %r37) : (tensor<f32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> ()
    }) : (tensor<f32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<f32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>)
    %54 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %55 = "stablehlo.compare"(%15, %54) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %56 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %57 = "stablehlo.select"(%55, %56, %53#2) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %58 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %59 = "stablehlo.compare"(%15, %58) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %60 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %61 = "stablehlo.select"(%59, %60, %57) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    return %61 : tensor<2x3xf32>
  }
}

// T[2,3] T[3], T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf64>, %arg1: tensor<3xf64>) -> (tensor<2x3xf64>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf64>) -> tensor<2x3xf64>
    %1 = "stablehlo.ceil"(%0) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %2 = "stablehlo.floor"(%0) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %3 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %4 = "stablehlo.compare"(%0, %3) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %5 = "stablehlo.select"(%4, %1, %2) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %6 = "stablehlo.is_finite"(%0) : (tensor<2x3xf64>) -> tensor<2x3xi1>
    %7 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %8 = "stablehlo.select"(%6, %5, %7) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %9 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %10 = "stablehlo.subtract"(%9, %arg0) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %11 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %12 = "stablehlo.compare"(%arg0, %11) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %13 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %14 = "stablehlo.minimum"(%8, %13) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %15 = "stablehlo.select"(%12, %14, %8) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %16 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %17 = "stablehlo.constant"() <{value = dense<1.0> : tensor<f64>}> : () -> tensor<f64>
    %53:5 = "stablehlo.while"(%17, %16, %10, %15, %10) ({
    ^bb0(%r18: tensor<f64>, %r19: tensor<2x3xf64>, %r20: tensor<2x3xf64>, %r21: tensor<2x3xf64>, %r22: tensor<2x3xf64>):
      %23 = "stablehlo.broadcast_in_dim"(%r18) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<2x3xf64>
      %24 = "stablehlo.compare"(%23, %r21) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %25 = "stablehlo.compare"(%r20, %r20) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %26 = "stablehlo.not"(%25) : (tensor<2x3xi1>) -> tensor<2x3xi1>
      %27 = "stablehlo.and"(%24, %26) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %28 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %32 = "stablehlo.reduce"(%27, %28) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%r29: tensor<i1>, %r30: tensor<i1>):
        %31 = "stablehlo.or"(%r29, %r30) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%31) : (tensor<i1>) -> ()
      }) : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%32) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r33: tensor<f64>, %r34: tensor<2x3xf64>, %r35: tensor<2x3xf64>, %r36: tensor<2x3xf64>, %r37: tensor<2x3xf64>):
      %38 = "stablehlo.broadcast_in_dim"(%r33) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<2x3xf64>
      %39 = "stablehlo.compare"(%38, %r36) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %40 = "stablehlo.broadcast_in_dim"(%r33) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<2x3xf64>
      %41 = "stablehlo.add"(%40, %40) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %42 = "stablehlo.add"(%41, %r37) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %43 = "stablehlo.multiply"(%42, %r35) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %44 = "stablehlo.multiply"(%40, %r34) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %45 = "stablehlo.subtract"(%43, %44) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %46 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
      %47 = "stablehlo.add"(%40, %46) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %48 = "stablehlo.divide"(%45, %47) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %49 = "stablehlo.constant"() <{value = dense<1.0> : tensor<f64>}> : () -> tensor<f64>
      %50 = "stablehlo.add"(%r33, %49) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      %51 = "stablehlo.select"(%39, %r35, %r34) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %52 = "stablehlo.select"(%39, %48, %r35) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      "stablehlo.return"(%50, %51, %52, %r36, %r37) : (tensor<f64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>) -> ()
    }) : (tensor<f64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>) -> (tensor<f64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>)
    %54 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %55 = "stablehlo.compare"(%15, %54) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %56 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %57 = "stablehlo.select"(%55, %56, %53#2) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %58 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %59 = "stablehlo.compare"(%15, %58) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %60 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %61 = "stablehlo.select"(%59, %60, %57) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    return %61 : tensor<2x3xf64>
  }
}

// T[2,3] T[3], T = int64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xi64>, %arg1: tensor<3xi64>) -> (tensor<2x3xf32>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3xi64>) -> tensor<2x3xf32>
    %1 = "stablehlo.convert"(%arg1) : (tensor<3xi64>) -> tensor<3xf32>
    %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>) -> tensor<2x3xf32>
    %3 = "stablehlo.ceil"(%2) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %4 = "stablehlo.floor"(%2) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %5 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %6 = "stablehlo.compare"(%2, %5) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %7 = "stablehlo.select"(%6, %3, %4) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %8 = "stablehlo.is_finite"(%2) : (tensor<2x3xf32>) -> tensor<2x3xi1>
    %9 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %10 = "stablehlo.select"(%8, %7, %9) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %11 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %12 = "stablehlo.subtract"(%11, %0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %13 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %14 = "stablehlo.compare"(%0, %13) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %15 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %16 = "stablehlo.minimum"(%10, %15) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %17 = "stablehlo.select"(%14, %16, %10) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %18 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %19 = "stablehlo.constant"() <{value = dense<1.0> : tensor<f32>}> : () -> tensor<f32>
    %55:5 = "stablehlo.while"(%19, %18, %12, %17, %12) ({
    ^bb0(%r20: tensor<f32>, %r21: tensor<2x3xf32>, %r22: tensor<2x3xf32>, %r23: tensor<2x3xf32>, %r24: tensor<2x3xf32>):
      %25 = "stablehlo.broadcast_in_dim"(%r20) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
      %26 = "stablehlo.compare"(%25, %r23) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %27 = "stablehlo.compare"(%r22, %r22) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %28 = "stablehlo.not"(%27) : (tensor<2x3xi1>) -> tensor<2x3xi1>
      %29 = "stablehlo.and"(%26, %28) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %30 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %34 = "stablehlo.reduce"(%29, %30) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%r31: tensor<i1>, %r32: tensor<i1>):
        %33 = "stablehlo.or"(%r31, %r32) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%33) : (tensor<i1>) -> ()
      }) : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%34) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r35: tensor<f32>, %r36: tensor<2x3xf32>, %r37: tensor<2x3xf32>, %r38: tensor<2x3xf32>, %r39: tensor<2x3xf32>):
      %40 = "stablehlo.broadcast_in_dim"(%r35) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
      %41 = "stablehlo.compare"(%40, %r38) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %42 = "stablehlo.broadcast_in_dim"(%r35) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
      %43 = "stablehlo.add"(%42, %42) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %44 = "stablehlo.add"(%43, %r39) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %45 = "stablehlo.multiply"(%44, %r37) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %46 = "stablehlo.multiply"(%42, %r36) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %47 = "stablehlo.subtract"(%45, %46) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %48 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %49 = "stablehlo.add"(%42, %48) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %50 = "stablehlo.divide"(%47, %49) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %51 = "stablehlo.constant"() <{value = dense<1.0> : tensor<f32>}> : () -> tensor<f32>
      %52 = "stablehlo.add"(%r35, %51) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %53 = "stablehlo.select"(%41, %r37, %r36) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %54 = "stablehlo.select"(%41, %50, %r37) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      "stablehlo.return"(%52, %53, %54, %r38, %r39) : (tensor<f32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> ()
    }) : (tensor<f32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<f32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>)
    %56 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %57 = "stablehlo.compare"(%17, %56) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %58 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %59 = "stablehlo.select"(%57, %58, %55#2) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %60 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %61 = "stablehlo.compare"(%17, %60) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %62 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %63 = "stablehlo.select"(%61, %62, %59) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    return %63 : tensor<2x3xf32>
  }
}
