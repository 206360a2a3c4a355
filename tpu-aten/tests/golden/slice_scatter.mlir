// aten::slice_scatter(Tensor self, Tensor src, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1) -> Tensor

// T[2,5] T[2,2] 1 1 3 1, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x5xf32>, %arg1: tensor<2x2xf32>, %s0: tensor<i32>) -> (tensor<2x5xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %1 = "stablehlo.compare"(%s0, %0) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %2 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %3 = "stablehlo.add"(%s0, %2) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %4 = "stablehlo.select"(%1, %3, %s0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %5 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %6 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %7 = "stablehlo.maximum"(%4, %5) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %8 = "stablehlo.minimum"(%7, %6) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %9 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %10 = "stablehlo.dynamic_update_slice"(%arg0, %arg1, %9, %8) : (tensor<2x5xf32>, tensor<2x2xf32>, tensor<i32>, tensor<i32>) -> tensor<2x5xf32>
    return %10 : tensor<2x5xf32>
  }
}

// T[2,5] T[2,2] 1 1 5 2, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x5xf32>, %arg1: tensor<2x2xf32>, %s0: tensor<i32>) -> (tensor<2x5xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %1 = "stablehlo.compare"(%s0, %0) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %2 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %3 = "stablehlo.add"(%s0, %2) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %4 = "stablehlo.select"(%1, %3, %s0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %5 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %6 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %7 = "stablehlo.maximum"(%4, %5) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %8 = "stablehlo.minimum"(%7, %6) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %9 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %10 = "stablehlo.pad"(%arg1, %9) <{edge_padding_low = array<i64: 0, 0>, edge_padding_high = array<i64: 0, 0>, interior_padding = array<i64: 0, 1>}> : (tensor<2x2xf32>, tensor<f32>) -> tensor<2x3xf32>
    %11 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x5xf32>}> : () -> tensor<2x5xf32>
    %12 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %13 = "stablehlo.dynamic_update_slice"(%11, %10, %12, %8) : (tensor<2x5xf32>, tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> tensor<2x5xf32>
    %14 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5xi32>
    %15 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x5xi32>
    %16 = "stablehlo.subtract"(%14, %15) : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
    %17 = "stablehlo.constant"() <{value = dense<0> : tensor<2x5xi32>}> : () -> tensor<2x5xi32>
    %18 = "stablehlo.compare"(%16, %17) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
    %19 = "stablehlo.constant"() <{value = dense<4> : tensor<2x5xi32>}> : () -> tensor<2x5xi32>
    %20 = "stablehlo.compare"(%16, %19) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
    %21 = "stablehlo.constant"() <{value = dense<2> : tensor<2x5xi32>}> : () -> tensor<2x5xi32>
    %22 = "stablehlo.remainder"(%16, %21) : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
    %23 = "stablehlo.constant"() <{value = dense<0> : tensor<2x5xi32>}> : () -> tensor<2x5xi32>
    %24 = "stablehlo.compare"(%22, %23) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
    %25 = "stablehlo.and"(%18, %20) : (tensor<2x5xi1>, tensor<2x5xi1>) -> tensor<2x5xi1>
    %26 = "stablehlo.and"(%25, %24) : (tensor<2x5xi1>, tensor<2x5xi1>) -> tensor<2x5xi1>
    %27 = "stablehlo.select"(%26, %13, %arg0) : (tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    return %27 : tensor<2x5xf32>
  }
}

// T[2,5] T[1,5] 0 none 1 1, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x5xf32>, %arg1: tensor<1x5xf32>) -> (tensor<2x5xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %2 = "stablehlo.dynamic_update_slice"(%arg0, %arg1, %0, %1) : (tensor<2x5xf32>, tensor<1x5xf32>, tensor<i32>, tensor<i32>) -> tensor<2x5xf32>
    return %2 : tensor<2x5xf32>
  }
}

// T[2,5] T[2,2] 1 1 3 1, T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x5xbf16>, %arg1: tensor<2x2xbf16>, %s0: tensor<i32>) -> (tensor<2x5xbf16>) {
    %0 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %1 = "stablehlo.compare"(%s0, %0) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %2 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %3 = "stablehlo.add"(%s0, %2) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %4 = "stablehlo.select"(%1, %3, %s0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %5 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %6 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %7 = "stablehlo.maximum"(%4, %5) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %8 = "stablehlo.minimum"(%7, %6) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %9 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %10 = "stablehlo.dynamic_update_slice"(%arg0, %arg1, %9, %8) : (tensor<2x5xbf16>, tensor<2x2xbf16>, tensor<i32>, tensor<i32>) -> tensor<2x5xbf16>
    return %10 : tensor<2x5xbf16>
  }
}

// T[2,5] T[2,2] 1 1 3 1, T = int64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x5xi64>, %arg1: tensor<2x2xi64>, %s0: tensor<i32>) -> (tensor<2x5xi64>) {
    %0 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %1 = "stablehlo.compare"(%s0, %0) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %2 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %3 = "stablehlo.add"(%s0, %2) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %4 = "stablehlo.select"(%1, %3, %s0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %5 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %6 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %7 = "stablehlo.maximum"(%4, %5) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %8 = "stablehlo.minimum"(%7, %6) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %9 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %10 = "stablehlo.dynamic_update_slice"(%arg0, %arg1, %9, %8) : (tensor<2x5xi64>, tensor<2x2xi64>, tensor<i32>, tensor<i32>) -> tensor<2x5xi64>
    return %10 : tensor<2x5xi64>
  }
}

// T[2,5] T[2,2] 1 1 3 1, T = bool
module @torchtpu {
  func.func public @main(%arg0: tensor<2x5xi1>, %arg1: tensor<2x2xi1>, %s0: tensor<i32>) -> (tensor<2x5xi1>) {
    %0 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %1 = "stablehlo.compare"(%s0, %0) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %2 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %3 = "stablehlo.add"(%s0, %2) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %4 = "stablehlo.select"(%1, %3, %s0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %5 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %6 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %7 = "stablehlo.maximum"(%4, %5) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %8 = "stablehlo.minimum"(%7, %6) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %9 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %10 = "stablehlo.dynamic_update_slice"(%arg0, %arg1, %9, %8) : (tensor<2x5xi1>, tensor<2x2xi1>, tensor<i32>, tensor<i32>) -> tensor<2x5xi1>
    return %10 : tensor<2x5xi1>
  }
}
