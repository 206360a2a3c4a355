// aten::cumsum(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor

// T[2,5] 1, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x5xf32>) -> (tensor<2x5xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %18:2 = "stablehlo.while"(%0, %arg0) ({
    ^bb0(%r1: tensor<i32>, %r2: tensor<2x5xf32>):
      %3 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %4 = "stablehlo.compare"(%r1, %3) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%4) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r5: tensor<i32>, %r6: tensor<2x5xf32>):
      %7 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %8 = "stablehlo.shift_left"(%7, %r5) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %9 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
      %10 = "stablehlo.pad"(%r6, %9) <{edge_padding_low = array<i64: 0, 5>, edge_padding_high = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<2x5xf32>, tensor<f32>) -> tensor<2x10xf32>
      %11 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %12 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
      %13 = "stablehlo.subtract"(%12, %8) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %14 = "stablehlo.dynamic_slice"(%10, %11, %13) <{slice_sizes = array<i64: 2, 5>}> : (tensor<2x10xf32>, tensor<i32>, tensor<i32>) -> tensor<2x5xf32>
      %15 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %16 = "stablehlo.add"(%r5, %15) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %17 = "stablehlo.add"(%14, %r6) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      "stablehlo.return"(%16, %17) : (tensor<i32>, tensor<2x5xf32>) -> ()
    }) : (tensor<i32>, tensor<2x5xf32>) -> (tensor<i32>, tensor<2x5xf32>)
    return %18#1 : tensor<2x5xf32>
  }
}

// T[2,5] 0 @f32, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x5xf32>) -> (tensor<2x5xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %18:2 = "stablehlo.while"(%0, %arg0) ({
    ^bb0(%r1: tensor<i32>, %r2: tensor<2x5xf32>):
      %3 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %4 = "stablehlo.compare"(%r1, %3) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%4) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r5: tensor<i32>, %r6: tensor<2x5xf32>):
      %7 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %8 = "stablehlo.shift_left"(%7, %r5) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %9 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
      %10 = "stablehlo.pad"(%r6, %9) <{edge_padding_low = array<i64: 2, 0>, edge_padding_high = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<2x5xf32>, tensor<f32>) -> tensor<4x5xf32>
      %11 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %12 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
      %13 = "stablehlo.subtract"(%12, %8) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %14 = "stablehlo.dynamic_slice"(%10, %13, %11) <{slice_sizes = array<i64: 2, 5>}> : (tensor<4x5xf32>, tensor<i32>, tensor<i32>) -> tensor<2x5xf32>
      %15 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %16 = "stablehlo.add"(%r5, %15) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %17 = "stablehlo.add"(%14, %r6) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      "stablehlo.return"(%16, %17) : (tensor<i32>, tensor<2x5xf32>) -> ()
    }) : (tensor<i32>, tensor<2x5xf32>) -> (tensor<i32>, tensor<2x5xf32>)
    return %18#1 : tensor<2x5xf32>
  }
}

// T[] 0, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<f32>) -> (tensor<f32>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<f32>) -> tensor<1xf32>
    return %arg0 : tensor<f32>
  }
}

// T[2,5] 1, T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x5xbf16>) -> (tensor<2x5xbf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x5xbf16>) -> tensor<2x5xf32>
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %19:2 = "stablehlo.while"(%1, %0) ({
    ^bb0(%r2: tensor<i32>, %r3: tensor<2x5xf32>):
      %4 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %5 = "stablehlo.compare"(%r2, %4) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%5) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r6: tensor<i32>, %r7: tensor<2x5xf32>):
      %8 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %9 = "stablehlo.shift_left"(%8, %r6) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %10 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
      %11 = "stablehlo.pad"(%r7, %10) <{edge_padding_low = array<i64: 0, 5>, edge_padding_high = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<2x5xf32>, tensor<f32>) -> tensor<2x10xf32>
      %12 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %13 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
      %14 = "stablehlo.subtract"(%13, %9) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %15 = "stablehlo.dynamic_slice"(%11, %12, %14) <{slice_sizes = array<i64: 2, 5>}> : (tensor<2x10xf32>, tensor<i32>, tensor<i32>) -> tensor<2x5xf32>
      %16 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %17 = "stablehlo.add"(%r6, %16) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %18 = "stablehlo.add"(%15, %r7) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      "stablehlo.return"(%17, %18) : (tensor<i32>, tensor<2x5xf32>) -> ()
    }) : (tensor<i32>, tensor<2x5xf32>) -> (tensor<i32>, tensor<2x5xf32>)
    %20 = "stablehlo.convert"(%19#1) : (tensor<2x5xf32>) -> tensor<2x5xbf16>
    return %20 : tensor<2x5xbf16>
  }
}

// T[2,5] 1, T = int64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x5xi64>) -> (tensor<2x5xi64>) {
    %0 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %18:2 = "stablehlo.while"(%0, %arg0) ({
    ^bb0(%r1: tensor<i32>, %r2: tensor<2x5xi64>):
      %3 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %4 = "stablehlo.compare"(%r1, %3) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%4) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r5: tensor<i32>, %r6: tensor<2x5xi64>):
      %7 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %8 = "stablehlo.shift_left"(%7, %r5) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %9 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
      %10 = "stablehlo.pad"(%r6, %9) <{edge_padding_low = array<i64: 0, 5>, edge_padding_high = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<2x5xi64>, tensor<i64>) -> tensor<2x10xi64>
      %11 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %12 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
      %13 = "stablehlo.subtract"(%12, %8) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %14 = "stablehlo.dynamic_slice"(%10, %11, %13) <{slice_sizes = array<i64: 2, 5>}> : (tensor<2x10xi64>, tensor<i32>, tensor<i32>) -> tensor<2x5xi64>
      %15 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %16 = "stablehlo.add"(%r5, %15) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %17 = "stablehlo.add"(%14, %r6) : (tensor<2x5xi64>, tensor<2x5xi64>) -> tensor<2x5xi64>
      "stablehlo.return"(%16, %17) : (tensor<i32>, tensor<2x5xi64>) -> ()
    }) : (tensor<i32>, tensor<2x5xi64>) -> (tensor<i32>, tensor<2x5xi64>)
    return %18#1 : tensor<2x5xi64>
  }
}

// T[2,5] 1, T = bool
module @torchtpu {
  func.func public @main(%arg0: tensor<2x5xi1>) -> (tensor<2x5xi64>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x5xi1>) -> tensor<2x5xi64>
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %19:2 = "stablehlo.while"(%1, %0) ({
    ^bb0(%r2: tensor<i32>, %r3: tensor<2x5xi64>):
      %4 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %5 = "stablehlo.compare"(%r2, %4) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%5) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r6: tensor<i32>, %r7: tensor<2x5xi64>):
      %8 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %9 = "stablehlo.shift_left"(%8, %r6) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %10 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
      %11 = "stablehlo.pad"(%r7, %10) <{edge_padding_low = array<i64: 0, 5>, edge_padding_high = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<2x5xi64>, tensor<i64>) -> tensor<2x10xi64>
      %12 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %13 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
      %14 = "stablehlo.subtract"(%13, %9) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %15 = "stablehlo.dynamic_slice"(%11, %12, %14) <{slice_sizes = array<i64: 2, 5>}> : (tensor<2x10xi64>, tensor<i32>, tensor<i32>) -> tensor<2x5xi64>
      %16 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %17 = "stablehlo.add"(%r6, %16) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %18 = "stablehlo.add"(%15, %r7) : (tensor<2x5xi64>, tensor<2x5xi64>) -> tensor<2x5xi64>
      "stablehlo.return"(%17, %18) : (tensor<i32>, tensor<2x5xi64>) -> ()
    }) : (tensor<i32>, tensor<2x5xi64>) -> (tensor<i32>, tensor<2x5xi64>)
    return %19#1 : tensor<2x5xi64>
  }
}
