// aten::_logcumsumexp(Tensor self, int dim) -> Tensor

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
