// aten::sort.stable(Tensor self, *, bool? stable, int dim=-1, bool descending=False) -> (Tensor values, Tensor indices)

// T[2,3] true, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<2x3xi64>) {
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
    %12 = "stablehlo.convert"(%11#1) : (tensor<2x3xi32>) -> tensor<2x3xi64>
    return %11#0, %12 : tensor<2x3xf32>, tensor<2x3xi64>
  }
}

// T[2,3] none 0 true, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<2x3xi64>) {
    %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x3xi32>
    %11:2 = "stablehlo.sort"(%arg0, %0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%r1: tensor<f32>, %r2: tensor<f32>, %r3: tensor<i32>, %r4: tensor<i32>):
      %5 = "stablehlo.compare"(%r1, %r2) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %6 = "stablehlo.compare"(%r1, %r1) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %7 = "stablehlo.compare"(%r2, %r2) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %8 = "stablehlo.not"(%7) : (tensor<i1>) -> tensor<i1>
      %9 = "stablehlo.and"(%6, %8) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %10 = "stablehlo.or"(%5, %9) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%10) : (tensor<i1>) -> ()
    }) : (tensor<2x3xf32>, tensor<2x3xi32>) -> (tensor<2x3xf32>, tensor<2x3xi32>)
    %12 = "stablehlo.convert"(%11#1) : (tensor<2x3xi32>) -> tensor<2x3xi64>
    return %11#0, %12 : tensor<2x3xf32>, tensor<2x3xi64>
  }
}

// T[] false, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<f32>) -> (tensor<f32>, tensor<i64>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<f32>) -> tensor<1xf32>
    %1 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1xi32>
    %12:2 = "stablehlo.sort"(%0, %1) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%r2: tensor<f32>, %r3: tensor<f32>, %r4: tensor<i32>, %r5: tensor<i32>):
      %6 = "stablehlo.compare"(%r2, %r3) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %7 = "stablehlo.compare"(%r3, %r3) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %8 = "stablehlo.compare"(%r2, %r2) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %9 = "stablehlo.not"(%8) : (tensor<i1>) -> tensor<i1>
      %10 = "stablehlo.and"(%7, %9) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %11 = "stablehlo.or"(%6, %10) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%11) : (tensor<i1>) -> ()
    }) : (tensor<1xf32>, tensor<1xi32>) -> (tensor<1xf32>, tensor<1xi32>)
    %13 = "stablehlo.reshape"(%12#1) : (tensor<1xi32>) -> tensor<i32>
    %14 = "stablehlo.reshape"(%12#0) : (tensor<1xf32>) -> tensor<f32>
    %15 = "stablehlo.convert"(%13) : (tensor<i32>) -> tensor<i64>
    return %14, %15 : tensor<f32>, tensor<i64>
  }
}

// T[2,3] true, T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xbf16>) -> (tensor<2x3xbf16>, tensor<2x3xi64>) {
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
    %12 = "stablehlo.convert"(%11#1) : (tensor<2x3xi32>) -> tensor<2x3xi64>
    return %11#0, %12 : tensor<2x3xbf16>, tensor<2x3xi64>
  }
}

// T[2,3] true, T = int64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xi64>) -> (tensor<2x3xi64>, tensor<2x3xi64>) {
    %0 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
    %6:2 = "stablehlo.sort"(%arg0, %0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%r1: tensor<i64>, %r2: tensor<i64>, %r3: tensor<i32>, %r4: tensor<i32>):
      %5 = "stablehlo.compare"(%r1, %r2) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%5) : (tensor<i1>) -> ()
    }) : (tensor<2x3xi64>, tensor<2x3xi32>) -> (tensor<2x3xi64>, tensor<2x3xi32>)
    %7 = "stablehlo.convert"(%6#1) : (tensor<2x3xi32>) -> tensor<2x3xi64>
    return %6#0, %7 : tensor<2x3xi64>, tensor<2x3xi64>
  }
}

// T[2,3] true, T = bool
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xi1>) -> (tensor<2x3xi1>, tensor<2x3xi64>) {
    %0 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
    %6:2 = "stablehlo.sort"(%arg0, %0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%r1: tensor<i1>, %r2: tensor<i1>, %r3: tensor<i32>, %r4: tensor<i32>):
      %5 = "stablehlo.compare"(%r1, %r2) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%5) : (tensor<i1>) -> ()
    }) : (tensor<2x3xi1>, tensor<2x3xi32>) -> (tensor<2x3xi1>, tensor<2x3xi32>)
    %7 = "stablehlo.convert"(%6#1) : (tensor<2x3xi32>) -> tensor<2x3xi64>
    return %6#0, %7 : tensor<2x3xi1>, tensor<2x3xi64>
  }
}
