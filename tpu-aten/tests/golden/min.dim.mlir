// aten::min.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)

// T[2,3] 1, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf32>) -> (tensor<2xf32>, tensor<2xi64>) {
    %0 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<f32>}> : () -> tensor<f32>
    %4 = "stablehlo.reduce"(%arg0, %0) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r1: tensor<f32>, %r2: tensor<f32>):
      %3 = "stablehlo.minimum"(%r1, %r2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3) : (tensor<f32>) -> ()
    }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf32>) -> tensor<2x3xf32>
    %6 = "stablehlo.compare"(%arg0, %5) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %7 = "stablehlo.compare"(%arg0, %arg0) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %8 = "stablehlo.or"(%6, %7) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %9 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
    %10 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %11 = "stablehlo.select"(%8, %9, %10) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %12 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
    %16 = "stablehlo.reduce"(%11, %12) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r13: tensor<i32>, %r14: tensor<i32>):
      %15 = "stablehlo.minimum"(%r13, %r14) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%15) : (tensor<i32>) -> ()
    }) : (tensor<2x3xi32>, tensor<i32>) -> tensor<2xi32>
    %17 = "stablehlo.convert"(%16) : (tensor<2xi32>) -> tensor<2xi64>
    return %4, %17 : tensor<2xf32>, tensor<2xi64>
  }
}

// T[2,3] 0 true, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf32>) -> (tensor<1x3xf32>, tensor<1x3xi64>) {
    %0 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<f32>}> : () -> tensor<f32>
    %4 = "stablehlo.reduce"(%arg0, %0) <{dimensions = array<i64: 0>}> ({
    ^bb0(%r1: tensor<f32>, %r2: tensor<f32>):
      %3 = "stablehlo.minimum"(%r1, %r2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3) : (tensor<f32>) -> ()
    }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<3xf32>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>) -> tensor<2x3xf32>
    %6 = "stablehlo.compare"(%arg0, %5) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %7 = "stablehlo.compare"(%arg0, %arg0) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %8 = "stablehlo.or"(%6, %7) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %9 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x3xi32>
    %10 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %11 = "stablehlo.select"(%8, %9, %10) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %12 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
    %16 = "stablehlo.reduce"(%11, %12) <{dimensions = array<i64: 0>}> ({
    ^bb0(%r13: tensor<i32>, %r14: tensor<i32>):
      %15 = "stablehlo.minimum"(%r13, %r14) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%15) : (tensor<i32>) -> ()
    }) : (tensor<2x3xi32>, tensor<i32>) -> tensor<3xi32>
    %17 = "stablehlo.reshape"(%16) : (tensor<3xi32>) -> tensor<1x3xi32>
    %18 = "stablehlo.reshape"(%4) : (tensor<3xf32>) -> tensor<1x3xf32>
    %19 = "stablehlo.convert"(%17) : (tensor<1x3xi32>) -> tensor<1x3xi64>
    return %18, %19 : tensor<1x3xf32>, tensor<1x3xi64>
  }
}

// T[2,3] 1, T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xbf16>) -> (tensor<2xbf16>, tensor<2xi64>) {
    %0 = "stablehlo.constant"() <{value = dense<0x7F80> : tensor<bf16>}> : () -> tensor<bf16>
    %4 = "stablehlo.reduce"(%arg0, %0) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r1: tensor<bf16>, %r2: tensor<bf16>):
      %3 = "stablehlo.minimum"(%r1, %r2) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%3) : (tensor<bf16>) -> ()
    }) : (tensor<2x3xbf16>, tensor<bf16>) -> tensor<2xbf16>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xbf16>) -> tensor<2x3xbf16>
    %6 = "stablehlo.compare"(%arg0, %5) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> tensor<2x3xi1>
    %7 = "stablehlo.compare"(%arg0, %arg0) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> tensor<2x3xi1>
    %8 = "stablehlo.or"(%6, %7) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %9 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
    %10 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %11 = "stablehlo.select"(%8, %9, %10) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %12 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
    %16 = "stablehlo.reduce"(%11, %12) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r13: tensor<i32>, %r14: tensor<i32>):
      %15 = "stablehlo.minimum"(%r13, %r14) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%15) : (tensor<i32>) -> ()
    }) : (tensor<2x3xi32>, tensor<i32>) -> tensor<2xi32>
    %17 = "stablehlo.convert"(%16) : (tensor<2xi32>) -> tensor<2xi64>
    return %4, %17 : tensor<2xbf16>, tensor<2xi64>
  }
}

// T[2,3] 1, T = int64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xi64>) -> (tensor<2xi64>, tensor<2xi64>) {
    %0 = "stablehlo.constant"() <{value = dense<9223372036854775807> : tensor<i64>}> : () -> tensor<i64>
    %4 = "stablehlo.reduce"(%arg0, %0) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r1: tensor<i64>, %r2: tensor<i64>):
      %3 = "stablehlo.minimum"(%r1, %r2) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%3) : (tensor<i64>) -> ()
    }) : (tensor<2x3xi64>, tensor<i64>) -> tensor<2xi64>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi64>) -> tensor<2x3xi64>
    %6 = "stablehlo.compare"(%arg0, %5) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
    %7 = "stablehlo.compare"(%arg0, %arg0) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
    %8 = "stablehlo.or"(%6, %7) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %9 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
    %10 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %11 = "stablehlo.select"(%8, %9, %10) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %12 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
    %16 = "stablehlo.reduce"(%11, %12) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r13: tensor<i32>, %r14: tensor<i32>):
      %15 = "stablehlo.minimum"(%r13, %r14) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%15) : (tensor<i32>) -> ()
    }) : (tensor<2x3xi32>, tensor<i32>) -> tensor<2xi32>
    %17 = "stablehlo.convert"(%16) : (tensor<2xi32>) -> tensor<2xi64>
    return %4, %17 : tensor<2xi64>, tensor<2xi64>
  }
}

// T[2,3] 1, T = bool
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xi1>) -> (tensor<2xi1>, tensor<2xi64>) {
    %0 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %4 = "stablehlo.reduce"(%arg0, %0) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r1: tensor<i1>, %r2: tensor<i1>):
      %3 = "stablehlo.minimum"(%r1, %r2) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%3) : (tensor<i1>) -> ()
    }) : (tensor<2x3xi1>, tensor<i1>) -> tensor<2xi1>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x3xi1>
    %6 = "stablehlo.compare"(%arg0, %5) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %7 = "stablehlo.compare"(%arg0, %arg0) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %8 = "stablehlo.or"(%6, %7) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %9 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
    %10 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %11 = "stablehlo.select"(%8, %9, %10) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %12 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
    %16 = "stablehlo.reduce"(%11, %12) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r13: tensor<i32>, %r14: tensor<i32>):
      %15 = "stablehlo.minimum"(%r13, %r14) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%15) : (tensor<i32>) -> ()
    }) : (tensor<2x3xi32>, tensor<i32>) -> tensor<2xi32>
    %17 = "stablehlo.convert"(%16) : (tensor<2xi32>) -> tensor<2xi64>
    return %4, %17 : tensor<2xi1>, tensor<2xi64>
  }
}
