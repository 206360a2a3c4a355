// aten::cummax(Tensor self, int dim) -> (Tensor values, Tensor indices)

// T[2,5] 1, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x5xf32>) -> (tensor<2x5xf32>, tensor<2x5xi64>) {
    %0 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5xi32>
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %31:3 = "stablehlo.while"(%1, %arg0, %0) ({
    ^bb0(%r2: tensor<i32>, %r3: tensor<2x5xf32>, %r4: tensor<2x5xi32>):
      %5 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %6 = "stablehlo.compare"(%r2, %5) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%6) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r7: tensor<i32>, %r8: tensor<2x5xf32>, %r9: tensor<2x5xi32>):
      %10 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %11 = "stablehlo.shift_left"(%10, %r7) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %12 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
      %13 = "stablehlo.pad"(%r8, %12) <{edge_padding_low = array<i64: 0, 5>, edge_padding_high = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<2x5xf32>, tensor<f32>) -> tensor<2x10xf32>
      %14 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %15 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
      %16 = "stablehlo.subtract"(%15, %11) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %17 = "stablehlo.dynamic_slice"(%13, %14, %16) <{slice_sizes = array<i64: 2, 5>}> : (tensor<2x10xf32>, tensor<i32>, tensor<i32>) -> tensor<2x5xf32>
      %18 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %19 = "stablehlo.pad"(%r9, %18) <{edge_padding_low = array<i64: 0, 5>, edge_padding_high = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<2x5xi32>, tensor<i32>) -> tensor<2x10xi32>
      %20 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %21 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
      %22 = "stablehlo.subtract"(%21, %11) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %23 = "stablehlo.dynamic_slice"(%19, %20, %22) <{slice_sizes = array<i64: 2, 5>}> : (tensor<2x10xi32>, tensor<i32>, tensor<i32>) -> tensor<2x5xi32>
      %24 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %25 = "stablehlo.add"(%r7, %24) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %26 = "stablehlo.compare"(%r8, %17) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
      %27 = "stablehlo.compare"(%r8, %r8) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
      %28 = "stablehlo.or"(%26, %27) : (tensor<2x5xi1>, tensor<2x5xi1>) -> tensor<2x5xi1>
      %29 = "stablehlo.select"(%28, %r8, %17) : (tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %30 = "stablehlo.select"(%28, %r9, %23) : (tensor<2x5xi1>, tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
      "stablehlo.return"(%25, %29, %30) : (tensor<i32>, tensor<2x5xf32>, tensor<2x5xi32>) -> ()
    }) : (tensor<i32>, tensor<2x5xf32>, tensor<2x5xi32>) -> (tensor<i32>, tensor<2x5xf32>, tensor<2x5xi32>)
    %32 = "stablehlo.convert"(%31#2) : (tensor<2x5xi32>) -> tensor<2x5xi64>
    return %31#1, %32 : tensor<2x5xf32>, tensor<2x5xi64>
  }
}

// T[] 0, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<f32>) -> (tensor<f32>, tensor<i64>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<f32>) -> tensor<1xf32>
    %1 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1xi32>
    %2 = "stablehlo.reshape"(%1) : (tensor<1xi32>) -> tensor<i32>
    %3 = "stablehlo.convert"(%2) : (tensor<i32>) -> tensor<i64>
    return %arg0, %3 : tensor<f32>, tensor<i64>
  }
}

// T[2,5] 1, T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x5xbf16>) -> (tensor<2x5xbf16>, tensor<2x5xi64>) {
    %0 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5xi32>
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %31:3 = "stablehlo.while"(%1, %arg0, %0) ({
    ^bb0(%r2: tensor<i32>, %r3: tensor<2x5xbf16>, %r4: tensor<2x5xi32>):
      %5 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %6 = "stablehlo.compare"(%r2, %5) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%6) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r7: tensor<i32>, %r8: tensor<2x5xbf16>, %r9: tensor<2x5xi32>):
      %10 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %11 = "stablehlo.shift_left"(%10, %r7) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %12 = "stablehlo.constant"() <{value = dense<0xFF80> : tensor<bf16>}> : () -> tensor<bf16>
      %13 = "stablehlo.pad"(%r8, %12) <{edge_padding_low = array<i64: 0, 5>, edge_padding_high = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<2x5xbf16>, tensor<bf16>) -> tensor<2x10xbf16>
      %14 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %15 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
      %16 = "stablehlo.subtract"(%15, %11) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %17 = "stablehlo.dynamic_slice"(%13, %14, %16) <{slice_sizes = array<i64: 2, 5>}> : (tensor<2x10xbf16>, tensor<i32>, tensor<i32>) -> tensor<2x5xbf16>
      %18 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %19 = "stablehlo.pad"(%r9, %18) <{edge_padding_low = array<i64: 0, 5>, edge_padding_high = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<2x5xi32>, tensor<i32>) -> tensor<2x10xi32>
      %20 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %21 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
      %22 = "stablehlo.subtract"(%21, %11) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %23 = "stablehlo.dynamic_slice"(%19, %20, %22) <{slice_sizes = array<i64: 2, 5>}> : (tensor<2x10xi32>, tensor<i32>, tensor<i32>) -> tensor<2x5xi32>
      %24 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %25 = "stablehlo.add"(%r7, %24) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %26 = "stablehlo.compare"(%r8, %17) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x5xbf16>, tensor<2x5xbf16>) -> tensor<2x5xi1>
      %27 = "stablehlo.compare"(%r8, %r8) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x5xbf16>, tensor<2x5xbf16>) -> tensor<2x5xi1>
      %28 = "stablehlo.or"(%26, %27) : (tensor<2x5xi1>, tensor<2x5xi1>) -> tensor<2x5xi1>
      %29 = "stablehlo.select"(%28, %r8, %17) : (tensor<2x5xi1>, tensor<2x5xbf16>, tensor<2x5xbf16>) -> tensor<2x5xbf16>
      %30 = "stablehlo.select"(%28, %r9, %23) : (tensor<2x5xi1>, tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
      "stablehlo.return"(%25, %29, %30) : (tensor<i32>, tensor<2x5xbf16>, tensor<2x5xi32>) -> ()
    }) : (tensor<i32>, tensor<2x5xbf16>, tensor<2x5xi32>) -> (tensor<i32>, tensor<2x5xbf16>, tensor<2x5xi32>)
    %32 = "stablehlo.convert"(%31#2) : (tensor<2x5xi32>) -> tensor<2x5xi64>
    return %31#1, %32 : tensor<2x5xbf16>, tensor<2x5xi64>
  }
}

// T[2,5] 1, T = int64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x5xi64>) -> (tensor<2x5xi64>, tensor<2x5xi64>) {
    %0 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5xi32>
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %31:3 = "stablehlo.while"(%1, %arg0, %0) ({
    ^bb0(%r2: tensor<i32>, %r3: tensor<2x5xi64>, %r4: tensor<2x5xi32>):
      %5 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %6 = "stablehlo.compare"(%r2, %5) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%6) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r7: tensor<i32>, %r8: tensor<2x5xi64>, %r9: tensor<2x5xi32>):
      %10 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %11 = "stablehlo.shift_left"(%10, %r7) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %12 = "stablehlo.constant"() <{value = dense<-9223372036854775808> : tensor<i64>}> : () -> tensor<i64>
      %13 = "stablehlo.pad"(%r8, %12) <{edge_padding_low = array<i64: 0, 5>, edge_padding_high = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<2x5xi64>, tensor<i64>) -> tensor<2x10xi64>
      %14 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %15 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
      %16 = "stablehlo.subtract"(%15, %11) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %17 = "stablehlo.dynamic_slice"(%13, %14, %16) <{slice_sizes = array<i64: 2, 5>}> : (tensor<2x10xi64>, tensor<i32>, tensor<i32>) -> tensor<2x5xi64>
      %18 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %19 = "stablehlo.pad"(%r9, %18) <{edge_padding_low = array<i64: 0, 5>, edge_padding_high = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<2x5xi32>, tensor<i32>) -> tensor<2x10xi32>
      %20 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %21 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
      %22 = "stablehlo.subtract"(%21, %11) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %23 = "stablehlo.dynamic_slice"(%19, %20, %22) <{slice_sizes = array<i64: 2, 5>}> : (tensor<2x10xi32>, tensor<i32>, tensor<i32>) -> tensor<2x5xi32>
      %24 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %25 = "stablehlo.add"(%r7, %24) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %26 = "stablehlo.compare"(%r8, %17) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi64>, tensor<2x5xi64>) -> tensor<2x5xi1>
      %27 = "stablehlo.compare"(%r8, %r8) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5xi64>, tensor<2x5xi64>) -> tensor<2x5xi1>
      %28 = "stablehlo.or"(%26, %27) : (tensor<2x5xi1>, tensor<2x5xi1>) -> tensor<2x5xi1>
      %29 = "stablehlo.select"(%28, %r8, %17) : (tensor<2x5xi1>, tensor<2x5xi64>, tensor<2x5xi64>) -> tensor<2x5xi64>
      %30 = "stablehlo.select"(%28, %r9, %23) : (tensor<2x5xi1>, tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
      "stablehlo.return"(%25, %29, %30) : (tensor<i32>, tensor<2x5xi64>, tensor<2x5xi32>) -> ()
    }) : (tensor<i32>, tensor<2x5xi64>, tensor<2x5xi32>) -> (tensor<i32>, tensor<2x5xi64>, tensor<2x5xi32>)
    %32 = "stablehlo.convert"(%31#2) : (tensor<2x5xi32>) -> tensor<2x5xi64>
    return %31#1, %32 : tensor<2x5xi64>, tensor<2x5xi64>
  }
}

// T[2,5] 1, T = bool
module @torchtpu {
  func.func public @main(%arg0: tensor<2x5xi1>) -> (tensor<2x5xi1>, tensor<2x5xi64>) {
    %0 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5xi32>
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %31:3 = "stablehlo.while"(%1, %arg0, %0) ({
    ^bb0(%r2: tensor<i32>, %r3: tensor<2x5xi1>, %r4: tensor<2x5xi32>):
      %5 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %6 = "stablehlo.compare"(%r2, %5) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%6) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r7: tensor<i32>, %r8: tensor<2x5xi1>, %r9: tensor<2x5xi32>):
      %10 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %11 = "stablehlo.shift_left"(%10, %r7) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %12 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %13 = "stablehlo.pad"(%r8, %12) <{edge_padding_low = array<i64: 0, 5>, edge_padding_high = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<2x5xi1>, tensor<i1>) -> tensor<2x10xi1>
      %14 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %15 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
      %16 = "stablehlo.subtract"(%15, %11) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %17 = "stablehlo.dynamic_slice"(%13, %14, %16) <{slice_sizes = array<i64: 2, 5>}> : (tensor<2x10xi1>, tensor<i32>, tensor<i32>) -> tensor<2x5xi1>
      %18 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %19 = "stablehlo.pad"(%r9, %18) <{edge_padding_low = array<i64: 0, 5>, edge_padding_high = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<2x5xi32>, tensor<i32>) -> tensor<2x10xi32>
      %20 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %21 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
      %22 = "stablehlo.subtract"(%21, %11) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %23 = "stablehlo.dynamic_slice"(%19, %20, %22) <{slice_sizes = array<i64: 2, 5>}> : (tensor<2x10xi32>, tensor<i32>, tensor<i32>) -> tensor<2x5xi32>
      %24 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %25 = "stablehlo.add"(%r7, %24) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %26 = "stablehlo.compare"(%r8, %17) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<2x5xi1>, tensor<2x5xi1>) -> tensor<2x5xi1>
      %27 = "stablehlo.compare"(%r8, %r8) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<2x5xi1>, tensor<2x5xi1>) -> tensor<2x5xi1>
      %28 = "stablehlo.or"(%26, %27) : (tensor<2x5xi1>, tensor<2x5xi1>) -> tensor<2x5xi1>
      %29 = "stablehlo.select"(%28, %r8, %17) : (tensor<2x5xi1>, tensor<2x5xi1>, tensor<2x5xi1>) -> tensor<2x5xi1>
      %30 = "stablehlo.select"(%28, %r9, %23) : (tensor<2x5xi1>, tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
      "stablehlo.return"(%25, %29, %30) : (tensor<i32>, tensor<2x5xi1>, tensor<2x5xi32>) -> ()
    }) : (tensor<i32>, tensor<2x5xi1>, tensor<2x5xi32>) -> (tensor<i32>, tensor<2x5xi1>, tensor<2x5xi32>)
    %32 = "stablehlo.convert"(%31#2) : (tensor<2x5xi32>) -> tensor<2x5xi64>
    return %31#1, %32 : tensor<2x5xi1>, tensor<2x5xi64>
  }
}
