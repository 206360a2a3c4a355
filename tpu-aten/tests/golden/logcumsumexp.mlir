// aten::logcumsumexp(Tensor self, int dim) -> Tensor

// T[2,5] 1, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x5xf32>) -> (tensor<2x5xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %27:2 = "stablehlo.while"(%0, %arg0) ({
    ^bb0(%r1: tensor<i32>, %r2: tensor<2x5xf32>):
      %3 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %4 = "stablehlo.compare"(%r1, %3) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%4) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r5: tensor<i32>, %r6: tensor<2x5xf32>):
      %7 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %8 = "stablehlo.shift_left"(%7, %r5) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %9 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
      %10 = "stablehlo.pad"(%r6, %9) <{edge_padding_low = array<i64: 0, 5>, edge_padding_high = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<2x5xf32>, tensor<f32>) -> tensor<2x10xf32>
      %11 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %12 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
      %13 = "stablehlo.subtract"(%12, %8) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %14 = "stablehlo.dynamic_slice"(%10, %11, %13) <{slice_sizes = array<i64: 2, 5>}> : (tensor<2x10xf32>, tensor<i32>, tensor<i32>) -> tensor<2x5xf32>
      %15 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %16 = "stablehlo.add"(%r5, %15) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %17 = "stablehlo.maximum"(%14, %r6) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %18 = "stablehlo.minimum"(%14, %r6) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %19 = "stablehlo.subtract"(%18, %17) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %20 = "stablehlo.exponential"(%19) : (tensor<2x5xf32>) -> tensor<2x5xf32>
      %21 = "stablehlo.log_plus_one"(%20) : (tensor<2x5xf32>) -> tensor<2x5xf32>
      %22 = "stablehlo.add"(%17, %21) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %23 = "stablehlo.is_finite"(%17) : (tensor<2x5xf32>) -> tensor<2x5xi1>
      %24 = "stablehlo.compare"(%18, %17) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
      %25 = "stablehlo.or"(%23, %24) : (tensor<2x5xi1>, tensor<2x5xi1>) -> tensor<2x5xi1>
      %26 = "stablehlo.select"(%25, %22, %17) : (tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      "stablehlo.return"(%16, %26) : (tensor<i32>, tensor<2x5xf32>) -> ()
    }) : (tensor<i32>, tensor<2x5xf32>) -> (tensor<i32>, tensor<2x5xf32>)
    return %27#1 : tensor<2x5xf32>
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
    %28:2 = "stablehlo.while"(%1, %0) ({
    ^bb0(%r2: tensor<i32>, %r3: tensor<2x5xf32>):
      %4 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %5 = "stablehlo.compare"(%r2, %4) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%5) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r6: tensor<i32>, %r7: tensor<2x5xf32>):
      %8 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %9 = "stablehlo.shift_left"(%8, %r6) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %10 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
      %11 = "stablehlo.pad"(%r7, %10) <{edge_padding_low = array<i64: 0, 5>, edge_padding_high = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<2x5xf32>, tensor<f32>) -> tensor<2x10xf32>
      %12 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %13 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
      %14 = "stablehlo.subtract"(%13, %9) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %15 = "stablehlo.dynamic_slice"(%11, %12, %14) <{slice_sizes = array<i64: 2, 5>}> : (tensor<2x10xf32>, tensor<i32>, tensor<i32>) -> tensor<2x5xf32>
      %16 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %17 = "stablehlo.add"(%r6, %16) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %18 = "stablehlo.maximum"(%15, %r7) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %19 = "stablehlo.minimum"(%15, %r7) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %20 = "stablehlo.subtract"(%19, %18) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %21 = "stablehlo.exponential"(%20) : (tensor<2x5xf32>) -> tensor<2x5xf32>
      %22 = "stablehlo.log_plus_one"(%21) : (tensor<2x5xf32>) -> tensor<2x5xf32>
      %23 = "stablehlo.add"(%18, %22) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %24 = "stablehlo.is_finite"(%18) : (tensor<2x5xf32>) -> tensor<2x5xi1>
      %25 = "stablehlo.compare"(%19, %18) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
      %26 = "stablehlo.or"(%24, %25) : (tensor<2x5xi1>, tensor<2x5xi1>) -> tensor<2x5xi1>
      %27 = "stablehlo.select"(%26, %23, %18) : (tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      "stablehlo.return"(%17, %27) : (tensor<i32>, tensor<2x5xf32>) -> ()
    }) : (tensor<i32>, tensor<2x5xf32>) -> (tensor<i32>, tensor<2x5xf32>)
    %29 = "stablehlo.convert"(%28#1) : (tensor<2x5xf32>) -> tensor<2x5xbf16>
    return %29 : tensor<2x5xbf16>
  }
}

// T[2,5] 1, T = float16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x5xf16>) -> (tensor<2x5xf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x5xf16>) -> tensor<2x5xf32>
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %28:2 = "stablehlo.while"(%1, %0) ({
    ^bb0(%r2: tensor<i32>, %r3: tensor<2x5xf32>):
      %4 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %5 = "stablehlo.compare"(%r2, %4) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%5) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r6: tensor<i32>, %r7: tensor<2x5xf32>):
      %8 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %9 = "stablehlo.shift_left"(%8, %r6) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %10 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
      %11 = "stablehlo.pad"(%r7, %10) <{edge_padding_low = array<i64: 0, 5>, edge_padding_high = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<2x5xf32>, tensor<f32>) -> tensor<2x10xf32>
      %12 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %13 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
      %14 = "stablehlo.subtract"(%13, %9) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %15 = "stablehlo.dynamic_slice"(%11, %12, %14) <{slice_sizes = array<i64: 2, 5>}> : (tensor<2x10xf32>, tensor<i32>, tensor<i32>) -> tensor<2x5xf32>
      %16 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %17 = "stablehlo.add"(%r6, %16) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %18 = "stablehlo.maximum"(%15, %r7) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %19 = "stablehlo.minimum"(%15, %r7) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %20 = "stablehlo.subtract"(%19, %18) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %21 = "stablehlo.exponential"(%20) : (tensor<2x5xf32>) -> tensor<2x5xf32>
      %22 = "stablehlo.log_plus_one"(%21) : (tensor<2x5xf32>) -> tensor<2x5xf32>
      %23 = "stablehlo.add"(%18, %22) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      %24 = "stablehlo.is_finite"(%18) : (tensor<2x5xf32>) -> tensor<2x5xi1>
      %25 = "stablehlo.compare"(%19, %18) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
      %26 = "stablehlo.or"(%24, %25) : (tensor<2x5xi1>, tensor<2x5xi1>) -> tensor<2x5xi1>
      %27 = "stablehlo.select"(%26, %23, %18) : (tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      "stablehlo.return"(%17, %27) : (tensor<i32>, tensor<2x5xf32>) -> ()
    }) : (tensor<i32>, tensor<2x5xf32>) -> (tensor<i32>, tensor<2x5xf32>)
    %29 = "stablehlo.convert"(%28#1) : (tensor<2x5xf32>) -> tensor<2x5xf16>
    return %29 : tensor<2x5xf16>
  }
}

// T[2,5] 1, T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x5xf64>) -> (tensor<2x5xf64>) {
    %0 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %27:2 = "stablehlo.while"(%0, %arg0) ({
    ^bb0(%r1: tensor<i32>, %r2: tensor<2x5xf64>):
      %3 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %4 = "stablehlo.compare"(%r1, %3) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%4) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r5: tensor<i32>, %r6: tensor<2x5xf64>):
      %7 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %8 = "stablehlo.shift_left"(%7, %r5) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %9 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<f64>}> : () -> tensor<f64>
      %10 = "stablehlo.pad"(%r6, %9) <{edge_padding_low = array<i64: 0, 5>, edge_padding_high = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<2x5xf64>, tensor<f64>) -> tensor<2x10xf64>
      %11 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %12 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
      %13 = "stablehlo.subtract"(%12, %8) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %14 = "stablehlo.dynamic_slice"(%10, %11, %13) <{slice_sizes = array<i64: 2, 5>}> : (tensor<2x10xf64>, tensor<i32>, tensor<i32>) -> tensor<2x5xf64>
      %15 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %16 = "stablehlo.add"(%r5, %15) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %17 = "stablehlo.maximum"(%14, %r6) : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
      %18 = "stablehlo.minimum"(%14, %r6) : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
      %19 = "stablehlo.subtract"(%18, %17) : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
      %20 = "stablehlo.exponential"(%19) : (tensor<2x5xf64>) -> tensor<2x5xf64>
      %21 = "stablehlo.log_plus_one"(%20) : (tensor<2x5xf64>) -> tensor<2x5xf64>
      %22 = "stablehlo.add"(%17, %21) : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
      %23 = "stablehlo.is_finite"(%17) : (tensor<2x5xf64>) -> tensor<2x5xi1>
      %24 = "stablehlo.compare"(%18, %17) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
      %25 = "stablehlo.or"(%23, %24) : (tensor<2x5xi1>, tensor<2x5xi1>) -> tensor<2x5xi1>
      %26 = "stablehlo.select"(%25, %22, %17) : (tensor<2x5xi1>, tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
      "stablehlo.return"(%16, %26) : (tensor<i32>, tensor<2x5xf64>) -> ()
    }) : (tensor<i32>, tensor<2x5xf64>) -> (tensor<i32>, tensor<2x5xf64>)
    return %27#1 : tensor<2x5xf64>
  }
}

// T[2,5] 1, T = complex64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x5xcomplex<f32>>) -> (tensor<2x5xcomplex<f32>>) {
    %0 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %1 = "stablehlo.constant"() <{value = dense<(0xFF800000, 0.0)> : tensor<2x1xcomplex<f32>>}> : () -> tensor<2x1xcomplex<f32>>
    %57:3 = "stablehlo.while"(%0, %arg0, %1) ({
    ^bb0(%r2: tensor<i32>, %r3: tensor<2x5xcomplex<f32>>, %r4: tensor<2x1xcomplex<f32>>):
      %5 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
      %6 = "stablehlo.compare"(%r2, %5) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%6) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r7: tensor<i32>, %r8: tensor<2x5xcomplex<f32>>, %r9: tensor<2x1xcomplex<f32>>):
      %10 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %11 = "stablehlo.dynamic_slice"(%r8, %10, %r7) <{slice_sizes = array<i64: 2, 1>}> : (tensor<2x5xcomplex<f32>>, tensor<i32>, tensor<i32>) -> tensor<2x1xcomplex<f32>>
      %12 = "stablehlo.real"(%11) : (tensor<2x1xcomplex<f32>>) -> tensor<2x1xf32>
      %13 = "stablehlo.real"(%r9) : (tensor<2x1xcomplex<f32>>) -> tensor<2x1xf32>
      %14 = "stablehlo.compare"(%12, %13) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xi1>
      %15 = "stablehlo.select"(%14, %11, %r9) : (tensor<2x1xi1>, tensor<2x1xcomplex<f32>>, tensor<2x1xcomplex<f32>>) -> tensor<2x1xcomplex<f32>>
      %16 = "stablehlo.select"(%14, %r9, %11) : (tensor<2x1xi1>, tensor<2x1xcomplex<f32>>, tensor<2x1xcomplex<f32>>) -> tensor<2x1xcomplex<f32>>
      %17 = "stablehlo.subtract"(%16, %15) : (tensor<2x1xcomplex<f32>>, tensor<2x1xcomplex<f32>>) -> tensor<2x1xcomplex<f32>>
      %18 = "stablehlo.exponential"(%17) : (tensor<2x1xcomplex<f32>>) -> tensor<2x1xcomplex<f32>>
      %19 = "stablehlo.real"(%17) : (tensor<2x1xcomplex<f32>>) -> tensor<2x1xf32>
      %20 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x1xf32>}> : () -> tensor<2x1xf32>
      %21 = "stablehlo.compare"(%19, %20) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xi1>
      %22 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<2x1xcomplex<f32>>}> : () -> tensor<2x1xcomplex<f32>>
      %23 = "stablehlo.select"(%21, %22, %18) : (tensor<2x1xi1>, tensor<2x1xcomplex<f32>>, tensor<2x1xcomplex<f32>>) -> tensor<2x1xcomplex<f32>>
      %24 = "stablehlo.log_plus_one"(%23) : (tensor<2x1xcomplex<f32>>) -> tensor<2x1xcomplex<f32>>
      %25 = "stablehlo.add"(%15, %24) : (tensor<2x1xcomplex<f32>>, tensor<2x1xcomplex<f32>>) -> tensor<2x1xcomplex<f32>>
      %26 = "stablehlo.exponential"(%11) : (tensor<2x1xcomplex<f32>>) -> tensor<2x1xcomplex<f32>>
      %27 = "stablehlo.real"(%11) : (tensor<2x1xcomplex<f32>>) -> tensor<2x1xf32>
      %28 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x1xf32>}> : () -> tensor<2x1xf32>
      %29 = "stablehlo.compare"(%27, %28) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xi1>
      %30 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<2x1xcomplex<f32>>}> : () -> tensor<2x1xcomplex<f32>>
      %31 = "stablehlo.select"(%29, %30, %26) : (tensor<2x1xi1>, tensor<2x1xcomplex<f32>>, tensor<2x1xcomplex<f32>>) -> tensor<2x1xcomplex<f32>>
      %32 = "stablehlo.exponential"(%r9) : (tensor<2x1xcomplex<f32>>) -> tensor<2x1xcomplex<f32>>
      %33 = "stablehlo.real"(%r9) : (tensor<2x1xcomplex<f32>>) -> tensor<2x1xf32>
      %34 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x1xf32>}> : () -> tensor<2x1xf32>
      %35 = "stablehlo.compare"(%33, %34) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xi1>
      %36 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<2x1xcomplex<f32>>}> : () -> tensor<2x1xcomplex<f32>>
      %37 = "stablehlo.select"(%35, %36, %32) : (tensor<2x1xi1>, tensor<2x1xcomplex<f32>>, tensor<2x1xcomplex<f32>>) -> tensor<2x1xcomplex<f32>>
      %38 = "stablehlo.add"(%31, %37) : (tensor<2x1xcomplex<f32>>, tensor<2x1xcomplex<f32>>) -> tensor<2x1xcomplex<f32>>
      %39 = "stablehlo.log"(%38) : (tensor<2x1xcomplex<f32>>) -> tensor<2x1xcomplex<f32>>
      %40 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x1xf32>}> : () -> tensor<2x1xf32>
      %41 = "stablehlo.compare"(%12, %40) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xi1>
      %42 = "stablehlo.select"(%41, %39, %16) : (tensor<2x1xi1>, tensor<2x1xcomplex<f32>>, tensor<2x1xcomplex<f32>>) -> tensor<2x1xcomplex<f32>>
      %43 = "stablehlo.compare"(%12, %13) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xi1>
      %44 = "stablehlo.abs"(%12) : (tensor<2x1xf32>) -> tensor<2x1xf32>
      %45 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<2x1xf32>}> : () -> tensor<2x1xf32>
      %46 = "stablehlo.compare"(%44, %45) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xi1>
      %47 = "stablehlo.and"(%43, %46) : (tensor<2x1xi1>, tensor<2x1xi1>) -> tensor<2x1xi1>
      %48 = "stablehlo.select"(%47, %42, %25) : (tensor<2x1xi1>, tensor<2x1xcomplex<f32>>, tensor<2x1xcomplex<f32>>) -> tensor<2x1xcomplex<f32>>
      %49 = "stablehlo.compare"(%11, %11) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x1xcomplex<f32>>, tensor<2x1xcomplex<f32>>) -> tensor<2x1xi1>
      %50 = "stablehlo.compare"(%r9, %r9) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x1xcomplex<f32>>, tensor<2x1xcomplex<f32>>) -> tensor<2x1xi1>
      %51 = "stablehlo.or"(%49, %50) : (tensor<2x1xi1>, tensor<2x1xi1>) -> tensor<2x1xi1>
      %52 = "stablehlo.constant"() <{value = dense<(0x7FC00000, 0x7FC00000)> : tensor<2x1xcomplex<f32>>}> : () -> tensor<2x1xcomplex<f32>>
      %53 = "stablehlo.select"(%51, %52, %48) : (tensor<2x1xi1>, tensor<2x1xcomplex<f32>>, tensor<2x1xcomplex<f32>>) -> tensor<2x1xcomplex<f32>>
      %54 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %55 = "stablehlo.add"(%r7, %54) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %56 = "stablehlo.dynamic_update_slice"(%r8, %53, %10, %r7) : (tensor<2x5xcomplex<f32>>, tensor<2x1xcomplex<f32>>, tensor<i32>, tensor<i32>) -> tensor<2x5xcomplex<f32>>
      "stablehlo.return"(%55, %56, %53) : (tensor<i32>, tensor<2x5xcomplex<f32>>, tensor<2x1xcomplex<f32>>) -> ()
    }) : (tensor<i32>, tensor<2x5xcomplex<f32>>, tensor<2x1xcomplex<f32>>) -> (tensor<i32>, tensor<2x5xcomplex<f32>>, tensor<2x1xcomplex<f32>>)
    return %57#1 : tensor<2x5xcomplex<f32>>
  }
}
