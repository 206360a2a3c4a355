// aten::nanmedian.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)

// T[2,3] 1, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf32>) -> (tensor<2xf32>, tensor<2xi64>) {
    %0 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
    %11:2 = "stablehlo.sort"(%arg0, %0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%r1: tensor<f32>, %r2: tensor<f32>, %r3: tensor<i32>, %r4: tensor<i32>):
      %5 = "stablehlo.compare"(%r1, %r2) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %6 = "stablehlo.compare"(%r2, %r2) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %7 = "stablehlo.compare"(%r1, %r1) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %8 = "stablehlo.not"(%7) : (tensor<i1>) -> tensor<i1>
      %9 = "stablehlo.and"(%6, %8) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %10 = "stablehlo.or"(%5, %9) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%10) : (tensor<i1>) -> ()
    }) : (tensor<2x3xf32>, tensor<2x3xi32>) -> (tensor<2x3xf32>, tensor<2x3xi32>)
    %12 = "stablehlo.compare"(%arg0, %arg0) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %13 = "stablehlo.convert"(%12) : (tensor<2x3xi1>) -> tensor<2x3xi32>
    %14 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %18 = "stablehlo.reduce"(%13, %14) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r15: tensor<i32>, %r16: tensor<i32>):
      %17 = "stablehlo.add"(%r15, %r16) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%17) : (tensor<i32>) -> ()
    }) : (tensor<2x3xi32>, tensor<i32>) -> tensor<2xi32>
    %19 = "stablehlo.constant"() <{value = dense<-1> : tensor<2xi32>}> : () -> tensor<2xi32>
    %20 = "stablehlo.add"(%18, %19) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %21 = "stablehlo.constant"() <{value = dense<2> : tensor<2xi32>}> : () -> tensor<2xi32>
    %22 = "stablehlo.divide"(%20, %21) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %23 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
    %24 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3xi32>
    %25 = "stablehlo.compare"(%23, %24) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
    %26 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %27 = "stablehlo.select"(%25, %11#0, %26) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %28 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %32 = "stablehlo.reduce"(%27, %28) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r29: tensor<f32>, %r30: tensor<f32>):
      %31 = "stablehlo.add"(%r29, %r30) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%31) : (tensor<f32>) -> ()
    }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %33 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %34 = "stablehlo.select"(%25, %11#1, %33) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %35 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %39 = "stablehlo.reduce"(%34, %35) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r36: tensor<i32>, %r37: tensor<i32>):
      %38 = "stablehlo.add"(%r36, %r37) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%38) : (tensor<i32>) -> ()
    }) : (tensor<2x3xi32>, tensor<i32>) -> tensor<2xi32>
    %40 = "stablehlo.convert"(%39) : (tensor<2xi32>) -> tensor<2xi64>
    return %32, %40 : tensor<2xf32>, tensor<2xi64>
  }
}

// T[2,3] 0 true, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf32>) -> (tensor<1x3xf32>, tensor<1x3xi64>) {
    %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x3xi32>
    %11:2 = "stablehlo.sort"(%arg0, %0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%r1: tensor<f32>, %r2: tensor<f32>, %r3: tensor<i32>, %r4: tensor<i32>):
      %5 = "stablehlo.compare"(%r1, %r2) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %6 = "stablehlo.compare"(%r2, %r2) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %7 = "stablehlo.compare"(%r1, %r1) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %8 = "stablehlo.not"(%7) : (tensor<i1>) -> tensor<i1>
      %9 = "stablehlo.and"(%6, %8) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %10 = "stablehlo.or"(%5, %9) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%10) : (tensor<i1>) -> ()
    }) : (tensor<2x3xf32>, tensor<2x3xi32>) -> (tensor<2x3xf32>, tensor<2x3xi32>)
    %12 = "stablehlo.compare"(%arg0, %arg0) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %13 = "stablehlo.convert"(%12) : (tensor<2x3xi1>) -> tensor<2x3xi32>
    %14 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %18 = "stablehlo.reduce"(%13, %14) <{dimensions = array<i64: 0>}> ({
    ^bb0(%r15: tensor<i32>, %r16: tensor<i32>):
      %17 = "stablehlo.add"(%r15, %r16) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%17) : (tensor<i32>) -> ()
    }) : (tensor<2x3xi32>, tensor<i32>) -> tensor<3xi32>
    %19 = "stablehlo.constant"() <{value = dense<-1> : tensor<3xi32>}> : () -> tensor<3xi32>
    %20 = "stablehlo.add"(%18, %19) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %21 = "stablehlo.constant"() <{value = dense<2> : tensor<3xi32>}> : () -> tensor<3xi32>
    %22 = "stablehlo.divide"(%20, %21) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %23 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x3xi32>
    %24 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xi32>) -> tensor<2x3xi32>
    %25 = "stablehlo.compare"(%23, %24) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
    %26 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %27 = "stablehlo.select"(%25, %11#0, %26) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %28 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %32 = "stablehlo.reduce"(%27, %28) <{dimensions = array<i64: 0>}> ({
    ^bb0(%r29: tensor<f32>, %r30: tensor<f32>):
      %31 = "stablehlo.add"(%r29, %r30) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%31) : (tensor<f32>) -> ()
    }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<3xf32>
    %33 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %34 = "stablehlo.select"(%25, %11#1, %33) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %35 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %39 = "stablehlo.reduce"(%34, %35) <{dimensions = array<i64: 0>}> ({
    ^bb0(%r36: tensor<i32>, %r37: tensor<i32>):
      %38 = "stablehlo.add"(%r36, %r37) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%38) : (tensor<i32>) -> ()
    }) : (tensor<2x3xi32>, tensor<i32>) -> tensor<3xi32>
    %40 = "stablehlo.reshape"(%32) : (tensor<3xf32>) -> tensor<1x3xf32>
    %41 = "stablehlo.reshape"(%39) : (tensor<3xi32>) -> tensor<1x3xi32>
    %42 = "stablehlo.convert"(%41) : (tensor<1x3xi32>) -> tensor<1x3xi64>
    return %40, %42 : tensor<1x3xf32>, tensor<1x3xi64>
  }
}

// T[2,3] 1, T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xbf16>) -> (tensor<2xbf16>, tensor<2xi64>) {
    %0 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
    %11:2 = "stablehlo.sort"(%arg0, %0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%r1: tensor<bf16>, %r2: tensor<bf16>, %r3: tensor<i32>, %r4: tensor<i32>):
      %5 = "stablehlo.compare"(%r1, %r2) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %6 = "stablehlo.compare"(%r2, %r2) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %7 = "stablehlo.compare"(%r1, %r1) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %8 = "stablehlo.not"(%7) : (tensor<i1>) -> tensor<i1>
      %9 = "stablehlo.and"(%6, %8) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %10 = "stablehlo.or"(%5, %9) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%10) : (tensor<i1>) -> ()
    }) : (tensor<2x3xbf16>, tensor<2x3xi32>) -> (tensor<2x3xbf16>, tensor<2x3xi32>)
    %12 = "stablehlo.compare"(%arg0, %arg0) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> tensor<2x3xi1>
    %13 = "stablehlo.convert"(%12) : (tensor<2x3xi1>) -> tensor<2x3xi32>
    %14 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %18 = "stablehlo.reduce"(%13, %14) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r15: tensor<i32>, %r16: tensor<i32>):
      %17 = "stablehlo.add"(%r15, %r16) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%17) : (tensor<i32>) -> ()
    }) : (tensor<2x3xi32>, tensor<i32>) -> tensor<2xi32>
    %19 = "stablehlo.constant"() <{value = dense<-1> : tensor<2xi32>}> : () -> tensor<2xi32>
    %20 = "stablehlo.add"(%18, %19) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %21 = "stablehlo.constant"() <{value = dense<2> : tensor<2xi32>}> : () -> tensor<2xi32>
    %22 = "stablehlo.divide"(%20, %21) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %23 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
    %24 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3xi32>
    %25 = "stablehlo.compare"(%23, %24) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
    %26 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xbf16>}> : () -> tensor<2x3xbf16>
    %27 = "stablehlo.select"(%25, %11#0, %26) : (tensor<2x3xi1>, tensor<2x3xbf16>, tensor<2x3xbf16>) -> tensor<2x3xbf16>
    %28 = "stablehlo.convert"(%27) : (tensor<2x3xbf16>) -> tensor<2x3xf32>
    %29 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %33 = "stablehlo.reduce"(%28, %29) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r30: tensor<f32>, %r31: tensor<f32>):
      %32 = "stablehlo.add"(%r30, %r31) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%32) : (tensor<f32>) -> ()
    }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %34 = "stablehlo.convert"(%33) : (tensor<2xf32>) -> tensor<2xbf16>
    %35 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %36 = "stablehlo.select"(%25, %11#1, %35) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %37 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %41 = "stablehlo.reduce"(%36, %37) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r38: tensor<i32>, %r39: tensor<i32>):
      %40 = "stablehlo.add"(%r38, %r39) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%40) : (tensor<i32>) -> ()
    }) : (tensor<2x3xi32>, tensor<i32>) -> tensor<2xi32>
    %42 = "stablehlo.convert"(%41) : (tensor<2xi32>) -> tensor<2xi64>
    return %34, %42 : tensor<2xbf16>, tensor<2xi64>
  }
}

// T[2,3] 1, T = int64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xi64>) -> (tensor<2xi64>, tensor<2xi64>) {
    %0 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
    %6:2 = "stablehlo.sort"(%arg0, %0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%r1: tensor<i64>, %r2: tensor<i64>, %r3: tensor<i32>, %r4: tensor<i32>):
      %5 = "stablehlo.compare"(%r1, %r2) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%5) : (tensor<i1>) -> ()
    }) : (tensor<2x3xi64>, tensor<2x3xi32>) -> (tensor<2x3xi64>, tensor<2x3xi32>)
    %7 = "stablehlo.compare"(%arg0, %arg0) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
    %8 = "stablehlo.convert"(%7) : (tensor<2x3xi1>) -> tensor<2x3xi32>
    %9 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %13 = "stablehlo.reduce"(%8, %9) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r10: tensor<i32>, %r11: tensor<i32>):
      %12 = "stablehlo.add"(%r10, %r11) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%12) : (tensor<i32>) -> ()
    }) : (tensor<2x3xi32>, tensor<i32>) -> tensor<2xi32>
    %14 = "stablehlo.constant"() <{value = dense<-1> : tensor<2xi32>}> : () -> tensor<2xi32>
    %15 = "stablehlo.add"(%13, %14) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %16 = "stablehlo.constant"() <{value = dense<2> : tensor<2xi32>}> : () -> tensor<2xi32>
    %17 = "stablehlo.divide"(%15, %16) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %18 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
    %19 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3xi32>
    %20 = "stablehlo.compare"(%18, %19) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
    %21 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
    %22 = "stablehlo.select"(%20, %6#0, %21) : (tensor<2x3xi1>, tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
    %23 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %27 = "stablehlo.reduce"(%22, %23) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r24: tensor<i64>, %r25: tensor<i64>):
      %26 = "stablehlo.add"(%r24, %r25) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%26) : (tensor<i64>) -> ()
    }) : (tensor<2x3xi64>, tensor<i64>) -> tensor<2xi64>
    %28 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %29 = "stablehlo.select"(%20, %6#1, %28) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %30 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %34 = "stablehlo.reduce"(%29, %30) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r31: tensor<i32>, %r32: tensor<i32>):
      %33 = "stablehlo.add"(%r31, %r32) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%33) : (tensor<i32>) -> ()
    }) : (tensor<2x3xi32>, tensor<i32>) -> tensor<2xi32>
    %35 = "stablehlo.convert"(%34) : (tensor<2xi32>) -> tensor<2xi64>
    return %27, %35 : tensor<2xi64>, tensor<2xi64>
  }
}
