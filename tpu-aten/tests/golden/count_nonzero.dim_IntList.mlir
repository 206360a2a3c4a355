// aten::count_nonzero.dim_IntList(Tensor self, int[] dim) -> Tensor

// T[2,3] (), T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf32>) -> (tensor<i64>) {
    %0 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %1 = "stablehlo.compare"(%arg0, %0) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %2 = "stablehlo.convert"(%1) : (tensor<2x3xi1>) -> tensor<2x3xi32>
    %3 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %7 = "stablehlo.reduce"(%2, %3) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%r4: tensor<i32>, %r5: tensor<i32>):
      %6 = "stablehlo.add"(%r4, %r5) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%6) : (tensor<i32>) -> ()
    }) : (tensor<2x3xi32>, tensor<i32>) -> tensor<i32>
    %8 = "stablehlo.convert"(%7) : (tensor<i32>) -> tensor<i64>
    return %8 : tensor<i64>
  }
}

// T[2,3] (0), T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf32>) -> (tensor<3xi64>) {
    %0 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %1 = "stablehlo.compare"(%arg0, %0) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %2 = "stablehlo.convert"(%1) : (tensor<2x3xi1>) -> tensor<2x3xi32>
    %3 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %7 = "stablehlo.reduce"(%2, %3) <{dimensions = array<i64: 0>}> ({
    ^bb0(%r4: tensor<i32>, %r5: tensor<i32>):
      %6 = "stablehlo.add"(%r4, %r5) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%6) : (tensor<i32>) -> ()
    }) : (tensor<2x3xi32>, tensor<i32>) -> tensor<3xi32>
    %8 = "stablehlo.convert"(%7) : (tensor<3xi32>) -> tensor<3xi64>
    return %8 : tensor<3xi64>
  }
}

// T[2,3] (), T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xbf16>) -> (tensor<i64>) {
    %0 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xbf16>}> : () -> tensor<2x3xbf16>
    %1 = "stablehlo.compare"(%arg0, %0) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> tensor<2x3xi1>
    %2 = "stablehlo.convert"(%1) : (tensor<2x3xi1>) -> tensor<2x3xi32>
    %3 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %7 = "stablehlo.reduce"(%2, %3) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%r4: tensor<i32>, %r5: tensor<i32>):
      %6 = "stablehlo.add"(%r4, %r5) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%6) : (tensor<i32>) -> ()
    }) : (tensor<2x3xi32>, tensor<i32>) -> tensor<i32>
    %8 = "stablehlo.convert"(%7) : (tensor<i32>) -> tensor<i64>
    return %8 : tensor<i64>
  }
}

// T[2,3] (), T = int64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xi64>) -> (tensor<i64>) {
    %0 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
    %1 = "stablehlo.compare"(%arg0, %0) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
    %2 = "stablehlo.convert"(%1) : (tensor<2x3xi1>) -> tensor<2x3xi32>
    %3 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %7 = "stablehlo.reduce"(%2, %3) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%r4: tensor<i32>, %r5: tensor<i32>):
      %6 = "stablehlo.add"(%r4, %r5) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%6) : (tensor<i32>) -> ()
    }) : (tensor<2x3xi32>, tensor<i32>) -> tensor<i32>
    %8 = "stablehlo.convert"(%7) : (tensor<i32>) -> tensor<i64>
    return %8 : tensor<i64>
  }
}

// T[2,3] (), T = bool
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xi1>) -> (tensor<i64>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3xi1>) -> tensor<2x3xi32>
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %5 = "stablehlo.reduce"(%0, %1) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%r2: tensor<i32>, %r3: tensor<i32>):
      %4 = "stablehlo.add"(%r2, %r3) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%4) : (tensor<i32>) -> ()
    }) : (tensor<2x3xi32>, tensor<i32>) -> tensor<i32>
    %6 = "stablehlo.convert"(%5) : (tensor<i32>) -> tensor<i64>
    return %6 : tensor<i64>
  }
}
