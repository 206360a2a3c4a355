// aten::special_shifted_chebyshev_polynomial_v(Tensor x, Tensor n) -> Tensor

// T[2,3] T[3], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf32>, %arg1: tensor<3xf32>) -> (tensor<2x3xf32>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>) -> tensor<2x3xf32>
    %1 = "stablehlo.add"(%arg0, %arg0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %2 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %3 = "stablehlo.add"(%1, %2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %4 = "stablehlo.abs"(%3) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %5 = "stablehlo.ceil"(%0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %6 = "stablehlo.floor"(%0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %7 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %8 = "stablehlo.compare"(%0, %7) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %9 = "stablehlo.select"(%8, %5, %6) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %10 = "stablehlo.is_finite"(%0) : (tensor<2x3xf32>) -> tensor<2x3xi1>
    %11 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %12 = "stablehlo.select"(%10, %9, %11) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %13 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %14 = "stablehlo.compare"(%4, %13) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %15 = "stablehlo.constant"() <{value = dense<6.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %16 = "stablehlo.compare"(%12, %15) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %17 = "stablehlo.and"(%14, %16) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %18 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %19 = "stablehlo.compare"(%4, %18) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %20 = "stablehlo.or"(%17, %19) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %21 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %22 = "stablehlo.minimum"(%12, %21) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %23 = "stablehlo.select"(%20, %22, %12) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %24 = "stablehlo.add"(%3, %3) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %25 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %26 = "stablehlo.add"(%24, %25) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %27 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %28 = "stablehlo.constant"() <{value = dense<1.0> : tensor<f32>}> : () -> tensor<f32>
    %59:5 = "stablehlo.while"(%28, %27, %26, %23, %3) ({
    ^bb0(%r29: tensor<f32>, %r30: tensor<2x3xf32>, %r31: tensor<2x3xf32>, %r32: tensor<2x3xf32>, %r33: tensor<2x3xf32>):
      %34 = "stablehlo.broadcast_in_dim"(%r29) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
      %35 = "stablehlo.compare"(%34, %r32) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %36 = "stablehlo.compare"(%r31, %r31) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %37 = "stablehlo.not"(%36) : (tensor<2x3xi1>) -> tensor<2x3xi1>
      %38 = "stablehlo.and"(%35, %37) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %39 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %43 = "stablehlo.reduce"(%38, %39) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%r40: tensor<i1>, %r41: tensor<i1>):
        %42 = "stablehlo.or"(%r40, %r41) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%42) : (tensor<i1>) -> ()
      }) : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%43) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r44: tensor<f32>, %r45: tensor<2x3xf32>, %r46: tensor<2x3xf32>, %r47: tensor<2x3xf32>, %r48: tensor<2x3xf32>):
      %49 = "stablehlo.broadcast_in_dim"(%r44) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
      %50 = "stablehlo.compare"(%49, %r47) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %51 = "stablehlo.broadcast_in_dim"(%r44) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
      %52 = "stablehlo.add"(%r48, %r48) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %53 = "stablehlo.multiply"(%52, %r46) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %54 = "stablehlo.subtract"(%53, %r45) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %55 = "stablehlo.constant"() <{value = dense<1.0> : tensor<f32>}> : () -> tensor<f32>
      %56 = "stablehlo.add"(%r44, %55) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %57 = "stablehlo.select"(%50, %r46, %r45) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %58 = "stablehlo.select"(%50, %54, %r46) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      "stablehlo.return"(%56, %57, %58, %r47, %r48) : (tensor<f32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> ()
    }) : (tensor<f32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<f32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>)
    %60 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %61 = "stablehlo.compare"(%23, %60) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %62 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %63 = "stablehlo.select"(%61, %62, %59#2) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %64 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %65 = "stablehlo.compare"(%23, %64) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %66 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %67 = "stablehlo.select"(%65, %66, %63) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %68 = "chlo.acos"(%3) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %69 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %70 = "stablehlo.add"(%12, %69) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %71 = "stablehlo.multiply"(%70, %68) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %72 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %73 = "stablehlo.multiply"(%68, %72) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %74 = "stablehlo.cosine"(%71) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %75 = "stablehlo.cosine"(%73) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %76 = "stablehlo.divide"(%74, %75) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %77 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %78 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %79 = "stablehlo.add"(%12, %78) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %80 = "stablehlo.add"(%12, %79) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %81 = "stablehlo.negate"(%80) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %82 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %83 = "stablehlo.multiply"(%12, %82) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %84 = "stablehlo.floor"(%83) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %85 = "stablehlo.compare"(%83, %84) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %86 = "stablehlo.select"(%85, %81, %80) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %87 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %88 = "stablehlo.compare"(%3, %87) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %89 = "stablehlo.select"(%88, %77, %86) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %90 = "stablehlo.select"(%17, %76, %67) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %91 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %92 = "stablehlo.compare"(%12, %91) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %93 = "stablehlo.and"(%19, %92) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %94 = "stablehlo.select"(%93, %89, %90) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    return %94 : tensor<2x3xf32>
  }
}

// T[2,3] T[3], T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf64>, %arg1: tensor<3xf64>) -> (tensor<2x3xf64>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf64>) -> tensor<2x3xf64>
    %1 = "stablehlo.add"(%arg0, %arg0) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %2 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %3 = "stablehlo.add"(%1, %2) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %4 = "stablehlo.abs"(%3) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %5 = "stablehlo.ceil"(%0) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %6 = "stablehlo.floor"(%0) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %7 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %8 = "stablehlo.compare"(%0, %7) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %9 = "stablehlo.select"(%8, %5, %6) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %10 = "stablehlo.is_finite"(%0) : (tensor<2x3xf64>) -> tensor<2x3xi1>
    %11 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %12 = "stablehlo.select"(%10, %9, %11) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %13 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %14 = "stablehlo.compare"(%4, %13) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %15 = "stablehlo.constant"() <{value = dense<6.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %16 = "stablehlo.compare"(%12, %15) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %17 = "stablehlo.and"(%14, %16) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %18 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %19 = "stablehlo.compare"(%4, %18) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %20 = "stablehlo.or"(%17, %19) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %21 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %22 = "stablehlo.minimum"(%12, %21) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %23 = "stablehlo.select"(%20, %22, %12) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %24 = "stablehlo.add"(%3, %3) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %25 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %26 = "stablehlo.add"(%24, %25) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %27 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %28 = "stablehlo.constant"() <{value = dense<1.0> : tensor<f64>}> : () -> tensor<f64>
    %59:5 = "stablehlo.while"(%28, %27, %26, %23, %3) ({
    ^bb0(%r29: tensor<f64>, %r30: tensor<2x3xf64>, %r31: tensor<2x3xf64>, %r32: tensor<2x3xf64>, %r33: tensor<2x3xf64>):
      %34 = "stablehlo.broadcast_in_dim"(%r29) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<2x3xf64>
      %35 = "stablehlo.compare"(%34, %r32) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %36 = "stablehlo.compare"(%r31, %r31) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %37 = "stablehlo.not"(%36) : (tensor<2x3xi1>) -> tensor<2x3xi1>
      %38 = "stablehlo.and"(%35, %37) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %39 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %43 = "stablehlo.reduce"(%38, %39) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%r40: tensor<i1>, %r41: tensor<i1>):
        %42 = "stablehlo.or"(%r40, %r41) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%42) : (tensor<i1>) -> ()
      }) : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%43) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r44: tensor<f64>, %r45: tensor<2x3xf64>, %r46: tensor<2x3xf64>, %r47: tensor<2x3xf64>, %r48: tensor<2x3xf64>):
      %49 = "stablehlo.broadcast_in_dim"(%r44) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<2x3xf64>
      %50 = "stablehlo.compare"(%49, %r47) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %51 = "stablehlo.broadcast_in_dim"(%r44) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<2x3xf64>
      %52 = "stablehlo.add"(%r48, %r48) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %53 = "stablehlo.multiply"(%52, %r46) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %54 = "stablehlo.subtract"(%53, %r45) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %55 = "stablehlo.constant"() <{value = dense<1.0> : tensor<f64>}> : () -> tensor<f64>
      %56 = "stablehlo.add"(%r44, %55) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      %57 = "stablehlo.select"(%50, %r46, %r45) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      %58 = "stablehlo.select"(%50, %54, %r46) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
      "stablehlo.return"(%56, %57, %58, %r47, %r48) : (tensor<f64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>) -> ()
    }) : (tensor<f64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>) -> (tensor<f64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>)
    %60 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %61 = "stablehlo.compare"(%23, %60) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %62 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %63 = "stablehlo.select"(%61, %62, %59#2) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %64 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %65 = "stablehlo.compare"(%23, %64) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %66 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %67 = "stablehlo.select"(%65, %66, %63) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %68 = "chlo.acos"(%3) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %69 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %70 = "stablehlo.add"(%12, %69) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %71 = "stablehlo.multiply"(%70, %68) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %72 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %73 = "stablehlo.multiply"(%68, %72) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %74 = "stablehlo.cosine"(%71) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %75 = "stablehlo.cosine"(%73) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %76 = "stablehlo.divide"(%74, %75) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %77 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %78 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %79 = "stablehlo.add"(%12, %78) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %80 = "stablehlo.add"(%12, %79) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %81 = "stablehlo.negate"(%80) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %82 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %83 = "stablehlo.multiply"(%12, %82) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %84 = "stablehlo.floor"(%83) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %85 = "stablehlo.compare"(%83, %84) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %86 = "stablehlo.select"(%85, %81, %80) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %87 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %88 = "stablehlo.compare"(%3, %87) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %89 = "stablehlo.select"(%88, %77, %86) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %90 = "stablehlo.select"(%17, %76, %67) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %91 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %92 = "stablehlo.compare"(%12, %91) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %93 = "stablehlo.and"(%19, %92) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %94 = "stablehlo.select"(%93, %89, %90) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    return %94 : tensor<2x3xf64>
  }
}

// T[2,3] T[3], T = int64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xi64>, %arg1: tensor<3xi64>) -> (tensor<2x3xf32>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3xi64>) -> tensor<2x3xf32>
    %1 = "stablehlo.convert"(%arg1) : (tensor<3xi64>) -> tensor<3xf32>
    %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>) -> tensor<2x3xf32>
    %3 = "stablehlo.add"(%0, %0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %4 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %5 = "stablehlo.add"(%3, %4) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %6 = "stablehlo.abs"(%5) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %7 = "stablehlo.ceil"(%2) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %8 = "stablehlo.floor"(%2) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %9 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %10 = "stablehlo.compare"(%2, %9) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %11 = "stablehlo.select"(%10, %7, %8) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %12 = "stablehlo.is_finite"(%2) : (tensor<2x3xf32>) -> tensor<2x3xi1>
    %13 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %14 = "stablehlo.select"(%12, %11, %13) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %15 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %16 = "stablehlo.compare"(%6, %15) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %17 = "stablehlo.constant"() <{value = dense<6.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %18 = "stablehlo.compare"(%14, %17) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %19 = "stablehlo.and"(%16, %18) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %20 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %21 = "stablehlo.compare"(%6, %20) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %22 = "stablehlo.or"(%19, %21) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %23 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %24 = "stablehlo.minimum"(%14, %23) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %25 = "stablehlo.select"(%22, %24, %14) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %26 = "stablehlo.add"(%5, %5) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %27 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %28 = "stablehlo.add"(%26, %27) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %29 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %30 = "stablehlo.constant"() <{value = dense<1.0> : tensor<f32>}> : () -> tensor<f32>
    %61:5 = "stablehlo.while"(%30, %29, %28, %25, %5) ({
    ^bb0(%r31: tensor<f32>, %r32: tensor<2x3xf32>, %r33: tensor<2x3xf32>, %r34: tensor<2x3xf32>, %r35: tensor<2x3xf32>):
      %36 = "stablehlo.broadcast_in_dim"(%r31) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
      %37 = "stablehlo.compare"(%36, %r34) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %38 = "stablehlo.compare"(%r33, %r33) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %39 = "stablehlo.not"(%38) : (tensor<2x3xi1>) -> tensor<2x3xi1>
      %40 = "stablehlo.and"(%37, %39) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %41 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %45 = "stablehlo.reduce"(%40, %41) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%r42: tensor<i1>, %r43: tensor<i1>):
        %44 = "stablehlo.or"(%r42, %r43) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%44) : (tensor<i1>) -> ()
      }) : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%45) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r46: tensor<f32>, %r47: tensor<2x3xf32>, %r48: tensor<2x3xf32>, %r49: tensor<2x3xf32>, %r50: tensor<2x3xf32>):
      %51 = "stablehlo.broadcast_in_dim"(%r46) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
      %52 = "stablehlo.compare"(%51, %r49) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %53 = "stablehlo.broadcast_in_dim"(%r46) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
      %54 = "stablehlo.add"(%r50, %r50) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %55 = "stablehlo.multiply"(%54, %r48) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %56 = "stablehlo.subtract"(%55, %r47) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %57 = "stablehlo.constant"() <{value = dense<1.0> : tensor<f32>}> : () -> tensor<f32>
      %58 = "stablehlo.add"(%r46, %57) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %59 = "stablehlo.select"(%52, %r48, %r47) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %60 = "stablehlo.select"(%52, %56, %r48) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      "stablehlo.return"(%58, %59, %60, %r49, %r50) : (tensor<f32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> ()
    }) : (tensor<f32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<f32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>)
    %62 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %63 = "stablehlo.compare"(%25, %62) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %64 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %65 = "stablehlo.select"(%63, %64, %61#2) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %66 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %67 = "stablehlo.compare"(%25, %66) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %68 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %69 = "stablehlo.select"(%67, %68, %65) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %70 = "chlo.acos"(%5) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %71 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %72 = "stablehlo.add"(%14, %71) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %73 = "stablehlo.multiply"(%72, %70) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %74 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %75 = "stablehlo.multiply"(%70, %74) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %76 = "stablehlo.cosine"(%73) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %77 = "stablehlo.cosine"(%75) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %78 = "stablehlo.divide"(%76, %77) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %79 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %80 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %81 = "stablehlo.add"(%14, %80) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %82 = "stablehlo.add"(%14, %81) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %83 = "stablehlo.negate"(%82) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %84 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %85 = "stablehlo.multiply"(%14, %84) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %86 = "stablehlo.floor"(%85) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %87 = "stablehlo.compare"(%85, %86) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %88 = "stablehlo.select"(%87, %83, %82) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %89 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %90 = "stablehlo.compare"(%5, %89) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %91 = "stablehlo.select"(%90, %79, %88) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %92 = "stablehlo.select"(%19, %78, %69) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %93 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %94 = "stablehlo.compare"(%14, %93) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %95 = "stablehlo.and"(%21, %94) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %96 = "stablehlo.select"(%95, %91, %92) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    return %96 : tensor<2x3xf32>
  }
}
