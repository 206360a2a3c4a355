// aten::_histogramdd_bin_edges(Tensor self, int[] bins, *, float[]? range=None, Tensor? weight=None, bool density=False) -> Tensor[]

// T[5,2] (3,4), T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<5x2xf32>) -> (tensor<4xf32>, tensor<5xf32>) {
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
    return %35, %71 : tensor<4xf32>, tensor<5xf32>
  }
}

// T[5,2] (3,4) (0.0,1.0,0.0,2.0), T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<5x2xf32>) -> (tensor<4xf32>, tensor<5xf32>) {
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
    return %25, %51 : tensor<4xf32>, tensor<5xf32>
  }
}

// T[5,2] (3,4), T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<5x2xf64>) -> (tensor<4xf64>, tensor<5xf64>) {
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
    return %35, %71 : tensor<4xf64>, tensor<5xf64>
  }
}
