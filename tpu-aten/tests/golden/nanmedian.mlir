// aten::nanmedian(Tensor self) -> Tensor

// T[2,3], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf32>) -> (tensor<f32>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<2x3xf32>) -> tensor<6xf32>
    %1 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<6xi32>
    %12:2 = "stablehlo.sort"(%0, %1) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%r2: tensor<f32>, %r3: tensor<f32>, %r4: tensor<i32>, %r5: tensor<i32>):
      %6 = "stablehlo.compare"(%r2, %r3) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %7 = "stablehlo.compare"(%r3, %r3) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %8 = "stablehlo.compare"(%r2, %r2) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %9 = "stablehlo.not"(%8) : (tensor<i1>) -> tensor<i1>
      %10 = "stablehlo.and"(%7, %9) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %11 = "stablehlo.or"(%6, %10) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%11) : (tensor<i1>) -> ()
    }) : (tensor<6xf32>, tensor<6xi32>) -> (tensor<6xf32>, tensor<6xi32>)
    %13 = "stablehlo.compare"(%0, %0) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %14 = "stablehlo.convert"(%13) : (tensor<6xi1>) -> tensor<6xi32>
    %15 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %19 = "stablehlo.reduce"(%14, %15) <{dimensions = array<i64: 0>}> ({
    ^bb0(%r16: tensor<i32>, %r17: tensor<i32>):
      %18 = "stablehlo.add"(%r16, %r17) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%18) : (tensor<i32>) -> ()
    }) : (tensor<6xi32>, tensor<i32>) -> tensor<i32>
    %20 = "stablehlo.constant"() <{value = dense<-1> : tensor<i32>}> : () -> tensor<i32>
    %21 = "stablehlo.add"(%19, %20) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %22 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %23 = "stablehlo.divide"(%21, %22) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %24 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<6xi32>
    %25 = "stablehlo.broadcast_in_dim"(%23) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<6xi32>
    %26 = "stablehlo.compare"(%24, %25) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %27 = "stablehlo.constant"() <{value = dense<0.0> : tensor<6xf32>}> : () -> tensor<6xf32>
    %28 = "stablehlo.select"(%26, %12#0, %27) : (tensor<6xi1>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %29 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %33 = "stablehlo.reduce"(%28, %29) <{dimensions = array<i64: 0>}> ({
    ^bb0(%r30: tensor<f32>, %r31: tensor<f32>):
      %32 = "stablehlo.add"(%r30, %r31) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%32) : (tensor<f32>) -> ()
    }) : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
    %34 = "stablehlo.constant"() <{value = dense<0> : tensor<6xi32>}> : () -> tensor<6xi32>
    %35 = "stablehlo.select"(%26, %12#1, %34) : (tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %36 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %40 = "stablehlo.reduce"(%35, %36) <{dimensions = array<i64: 0>}> ({
    ^bb0(%r37: tensor<i32>, %r38: tensor<i32>):
      %39 = "stablehlo.add"(%r37, %r38) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%39) : (tensor<i32>) -> ()
    }) : (tensor<6xi32>, tensor<i32>) -> tensor<i32>
    return %33 : tensor<f32>
  }
}

// T[2,3], T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xbf16>) -> (tensor<bf16>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<2x3xbf16>) -> tensor<6xbf16>
    %1 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<6xi32>
    %12:2 = "stablehlo.sort"(%0, %1) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%r2: tensor<bf16>, %r3: tensor<bf16>, %r4: tensor<i32>, %r5: tensor<i32>):
      %6 = "stablehlo.compare"(%r2, %r3) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %7 = "stablehlo.compare"(%r3, %r3) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %8 = "stablehlo.compare"(%r2, %r2) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %9 = "stablehlo.not"(%8) : (tensor<i1>) -> tensor<i1>
      %10 = "stablehlo.and"(%7, %9) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %11 = "stablehlo.or"(%6, %10) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%11) : (tensor<i1>) -> ()
    }) : (tensor<6xbf16>, tensor<6xi32>) -> (tensor<6xbf16>, tensor<6xi32>)
    %13 = "stablehlo.compare"(%0, %0) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<6xbf16>, tensor<6xbf16>) -> tensor<6xi1>
    %14 = "stablehlo.convert"(%13) : (tensor<6xi1>) -> tensor<6xi32>
    %15 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %19 = "stablehlo.reduce"(%14, %15) <{dimensions = array<i64: 0>}> ({
    ^bb0(%r16: tensor<i32>, %r17: tensor<i32>):
      %18 = "stablehlo.add"(%r16, %r17) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%18) : (tensor<i32>) -> ()
    }) : (tensor<6xi32>, tensor<i32>) -> tensor<i32>
    %20 = "stablehlo.constant"() <{value = dense<-1> : tensor<i32>}> : () -> tensor<i32>
    %21 = "stablehlo.add"(%19, %20) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %22 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %23 = "stablehlo.divide"(%21, %22) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %24 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<6xi32>
    %25 = "stablehlo.broadcast_in_dim"(%23) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<6xi32>
    %26 = "stablehlo.compare"(%24, %25) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %27 = "stablehlo.constant"() <{value = dense<0.0> : tensor<6xbf16>}> : () -> tensor<6xbf16>
    %28 = "stablehlo.select"(%26, %12#0, %27) : (tensor<6xi1>, tensor<6xbf16>, tensor<6xbf16>) -> tensor<6xbf16>
    %29 = "stablehlo.convert"(%28) : (tensor<6xbf16>) -> tensor<6xf32>
    %30 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %34 = "stablehlo.reduce"(%29, %30) <{dimensions = array<i64: 0>}> ({
    ^bb0(%r31: tensor<f32>, %r32: tensor<f32>):
      %33 = "stablehlo.add"(%r31, %r32) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%33) : (tensor<f32>) -> ()
    }) : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
    %35 = "stablehlo.convert"(%34) : (tensor<f32>) -> tensor<bf16>
    %36 = "stablehlo.constant"() <{value = dense<0> : tensor<6xi32>}> : () -> tensor<6xi32>
    %37 = "stablehlo.select"(%26, %12#1, %36) : (tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %38 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %42 = "stablehlo.reduce"(%37, %38) <{dimensions = array<i64: 0>}> ({
    ^bb0(%r39: tensor<i32>, %r40: tensor<i32>):
      %41 = "stablehlo.add"(%r39, %r40) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%41) : (tensor<i32>) -> ()
    }) : (tensor<6xi32>, tensor<i32>) -> tensor<i32>
    return %35 : tensor<bf16>
  }
}

// T[2,3], T = int64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xi64>) -> (tensor<i64>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<2x3xi64>) -> tensor<6xi64>
    %1 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<6xi32>
    %7:2 = "stablehlo.sort"(%0, %1) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%r2: tensor<i64>, %r3: tensor<i64>, %r4: tensor<i32>, %r5: tensor<i32>):
      %6 = "stablehlo.compare"(%r2, %r3) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%6) : (tensor<i1>) -> ()
    }) : (tensor<6xi64>, tensor<6xi32>) -> (tensor<6xi64>, tensor<6xi32>)
    %8 = "stablehlo.compare"(%0, %0) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
    %9 = "stablehlo.convert"(%8) : (tensor<6xi1>) -> tensor<6xi32>
    %10 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %14 = "stablehlo.reduce"(%9, %10) <{dimensions = array<i64: 0>}> ({
    ^bb0(%r11: tensor<i32>, %r12: tensor<i32>):
      %13 = "stablehlo.add"(%r11, %r12) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%13) : (tensor<i32>) -> ()
    }) : (tensor<6xi32>, tensor<i32>) -> tensor<i32>
    %15 = "stablehlo.constant"() <{value = dense<-1> : tensor<i32>}> : () -> tensor<i32>
    %16 = "stablehlo.add"(%14, %15) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %17 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %18 = "stablehlo.divide"(%16, %17) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %19 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<6xi32>
    %20 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<6xi32>
    %21 = "stablehlo.compare"(%19, %20) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %22 = "stablehlo.constant"() <{value = dense<0> : tensor<6xi64>}> : () -> tensor<6xi64>
    %23 = "stablehlo.select"(%21, %7#0, %22) : (tensor<6xi1>, tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
    %24 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %28 = "stablehlo.reduce"(%23, %24) <{dimensions = array<i64: 0>}> ({
    ^bb0(%r25: tensor<i64>, %r26: tensor<i64>):
      %27 = "stablehlo.add"(%r25, %r26) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%27) : (tensor<i64>) -> ()
    }) : (tensor<6xi64>, tensor<i64>) -> tensor<i64>
    %29 = "stablehlo.constant"() <{value = dense<0> : tensor<6xi32>}> : () -> tensor<6xi32>
    %30 = "stablehlo.select"(%21, %7#1, %29) : (tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %31 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %35 = "stablehlo.reduce"(%30, %31) <{dimensions = array<i64: 0>}> ({
    ^bb0(%r32: tensor<i32>, %r33: tensor<i32>):
      %34 = "stablehlo.add"(%r32, %r33) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%34) : (tensor<i32>) -> ()
    }) : (tensor<6xi32>, tensor<i32>) -> tensor<i32>
    return %28 : tensor<i64>
  }
}
