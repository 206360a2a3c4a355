// aten::hash_tensor(Tensor self, int[1] dim=[], *, bool keepdim=False, int mode=0) -> Tensor

// T[2,3], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf32>) -> (tensor<ui64>) {
    %0 = "stablehlo.bitcast_convert"(%arg0) : (tensor<2x3xf32>) -> tensor<2x3xui32>
    %1 = "stablehlo.constant"() <{value = dense<8388607> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %2 = "stablehlo.and"(%0, %1) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %3 = "stablehlo.constant"() <{value = dense<8> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %4 = "stablehlo.count_leading_zeros"(%2) : (tensor<2x3xui32>) -> tensor<2x3xui32>
    %5 = "stablehlo.subtract"(%4, %3) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %6 = "stablehlo.shift_left"(%2, %5) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %7 = "stablehlo.and"(%6, %1) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %8 = "stablehlo.convert"(%0) : (tensor<2x3xui32>) -> tensor<2x3xui64>
    %9 = "stablehlo.convert"(%2) : (tensor<2x3xui32>) -> tensor<2x3xui64>
    %10 = "stablehlo.convert"(%7) : (tensor<2x3xui32>) -> tensor<2x3xui64>
    %11 = "stablehlo.convert"(%5) : (tensor<2x3xui32>) -> tensor<2x3xui64>
    %12 = "stablehlo.constant"() <{value = dense<63> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %13 = "stablehlo.constant"() <{value = dense<31> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %14 = "stablehlo.shift_right_logical"(%8, %13) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %15 = "stablehlo.shift_left"(%14, %12) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %16 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %17 = "stablehlo.constant"() <{value = dense<23> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %18 = "stablehlo.shift_right_logical"(%8, %17) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %19 = "stablehlo.shift_left"(%18, %16) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %20 = "stablehlo.constant"() <{value = dense<255> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %21 = "stablehlo.and"(%19, %20) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %22 = "stablehlo.constant"() <{value = dense<896> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %23 = "stablehlo.add"(%21, %22) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %24 = "stablehlo.constant"() <{value = dense<897> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %25 = "stablehlo.subtract"(%24, %11) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %26 = "stablehlo.constant"() <{value = dense<2047> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %27 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %28 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %29 = "stablehlo.compare"(%9, %28) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xi1>
    %30 = "stablehlo.select"(%29, %27, %25) : (tensor<2x3xi1>, tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %31 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %32 = "stablehlo.compare"(%21, %31) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xi1>
    %33 = "stablehlo.constant"() <{value = dense<255> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %34 = "stablehlo.compare"(%21, %33) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xi1>
    %35 = "stablehlo.select"(%34, %26, %23) : (tensor<2x3xi1>, tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %36 = "stablehlo.select"(%32, %30, %35) : (tensor<2x3xi1>, tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %37 = "stablehlo.select"(%32, %10, %9) : (tensor<2x3xi1>, tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %38 = "stablehlo.constant"() <{value = dense<52> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %39 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %40 = "stablehlo.shift_right_logical"(%36, %39) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %41 = "stablehlo.shift_left"(%40, %38) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %42 = "stablehlo.constant"() <{value = dense<29> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %43 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %44 = "stablehlo.shift_right_logical"(%37, %43) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %45 = "stablehlo.shift_left"(%44, %42) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %46 = "stablehlo.or"(%41, %45) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %47 = "stablehlo.or"(%15, %46) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %48 = "stablehlo.constant"() <{value = dense<0> : tensor<ui64>}> : () -> tensor<ui64>
    %52 = "stablehlo.reduce"(%47, %48) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%r49: tensor<ui64>, %r50: tensor<ui64>):
      %51 = "stablehlo.xor"(%r49, %r50) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
      "stablehlo.return"(%51) : (tensor<ui64>) -> ()
    }) : (tensor<2x3xui64>, tensor<ui64>) -> tensor<ui64>
    return %52 : tensor<ui64>
  }
}

// T[2,3] (1) true, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf32>) -> (tensor<2x1xui64>) {
    %0 = "stablehlo.bitcast_convert"(%arg0) : (tensor<2x3xf32>) -> tensor<2x3xui32>
    %1 = "stablehlo.constant"() <{value = dense<8388607> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %2 = "stablehlo.and"(%0, %1) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %3 = "stablehlo.constant"() <{value = dense<8> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %4 = "stablehlo.count_leading_zeros"(%2) : (tensor<2x3xui32>) -> tensor<2x3xui32>
    %5 = "stablehlo.subtract"(%4, %3) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %6 = "stablehlo.shift_left"(%2, %5) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %7 = "stablehlo.and"(%6, %1) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %8 = "stablehlo.convert"(%0) : (tensor<2x3xui32>) -> tensor<2x3xui64>
    %9 = "stablehlo.convert"(%2) : (tensor<2x3xui32>) -> tensor<2x3xui64>
    %10 = "stablehlo.convert"(%7) : (tensor<2x3xui32>) -> tensor<2x3xui64>
    %11 = "stablehlo.convert"(%5) : (tensor<2x3xui32>) -> tensor<2x3xui64>
    %12 = "stablehlo.constant"() <{value = dense<63> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %13 = "stablehlo.constant"() <{value = dense<31> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %14 = "stablehlo.shift_right_logical"(%8, %13) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %15 = "stablehlo.shift_left"(%14, %12) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %16 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %17 = "stablehlo.constant"() <{value = dense<23> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %18 = "stablehlo.shift_right_logical"(%8, %17) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %19 = "stablehlo.shift_left"(%18, %16) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %20 = "stablehlo.constant"() <{value = dense<255> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %21 = "stablehlo.and"(%19, %20) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %22 = "stablehlo.constant"() <{value = dense<896> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %23 = "stablehlo.add"(%21, %22) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %24 = "stablehlo.constant"() <{value = dense<897> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %25 = "stablehlo.subtract"(%24, %11) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %26 = "stablehlo.constant"() <{value = dense<2047> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %27 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %28 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %29 = "stablehlo.compare"(%9, %28) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xi1>
    %30 = "stablehlo.select"(%29, %27, %25) : (tensor<2x3xi1>, tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %31 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %32 = "stablehlo.compare"(%21, %31) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xi1>
    %33 = "stablehlo.constant"() <{value = dense<255> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %34 = "stablehlo.compare"(%21, %33) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xi1>
    %35 = "stablehlo.select"(%34, %26, %23) : (tensor<2x3xi1>, tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %36 = "stablehlo.select"(%32, %30, %35) : (tensor<2x3xi1>, tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %37 = "stablehlo.select"(%32, %10, %9) : (tensor<2x3xi1>, tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %38 = "stablehlo.constant"() <{value = dense<52> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %39 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %40 = "stablehlo.shift_right_logical"(%36, %39) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %41 = "stablehlo.shift_left"(%40, %38) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %42 = "stablehlo.constant"() <{value = dense<29> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %43 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %44 = "stablehlo.shift_right_logical"(%37, %43) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %45 = "stablehlo.shift_left"(%44, %42) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %46 = "stablehlo.or"(%41, %45) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %47 = "stablehlo.or"(%15, %46) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %48 = "stablehlo.constant"() <{value = dense<0> : tensor<ui64>}> : () -> tensor<ui64>
    %52 = "stablehlo.reduce"(%47, %48) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r49: tensor<ui64>, %r50: tensor<ui64>):
      %51 = "stablehlo.xor"(%r49, %r50) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
      "stablehlo.return"(%51) : (tensor<ui64>) -> ()
    }) : (tensor<2x3xui64>, tensor<ui64>) -> tensor<2xui64>
    %53 = "stablehlo.reshape"(%52) : (tensor<2xui64>) -> tensor<2x1xui64>
    return %53 : tensor<2x1xui64>
  }
}

// T[2,3], T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xbf16>) -> (tensor<ui64>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3xbf16>) -> tensor<2x3xf32>
    %1 = "stablehlo.bitcast_convert"(%0) : (tensor<2x3xf32>) -> tensor<2x3xui32>
    %2 = "stablehlo.constant"() <{value = dense<8388607> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %3 = "stablehlo.and"(%1, %2) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %4 = "stablehlo.constant"() <{value = dense<8> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %5 = "stablehlo.count_leading_zeros"(%3) : (tensor<2x3xui32>) -> tensor<2x3xui32>
    %6 = "stablehlo.subtract"(%5, %4) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %7 = "stablehlo.shift_left"(%3, %6) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %8 = "stablehlo.and"(%7, %2) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %9 = "stablehlo.convert"(%1) : (tensor<2x3xui32>) -> tensor<2x3xui64>
    %10 = "stablehlo.convert"(%3) : (tensor<2x3xui32>) -> tensor<2x3xui64>
    %11 = "stablehlo.convert"(%8) : (tensor<2x3xui32>) -> tensor<2x3xui64>
    %12 = "stablehlo.convert"(%6) : (tensor<2x3xui32>) -> tensor<2x3xui64>
    %13 = "stablehlo.constant"() <{value = dense<63> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %14 = "stablehlo.constant"() <{value = dense<31> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %15 = "stablehlo.shift_right_logical"(%9, %14) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %16 = "stablehlo.shift_left"(%15, %13) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %17 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %18 = "stablehlo.constant"() <{value = dense<23> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %19 = "stablehlo.shift_right_logical"(%9, %18) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %20 = "stablehlo.shift_left"(%19, %17) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %21 = "stablehlo.constant"() <{value = dense<255> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %22 = "stablehlo.and"(%20, %21) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %23 = "stablehlo.constant"() <{value = dense<896> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %24 = "stablehlo.add"(%22, %23) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %25 = "stablehlo.constant"() <{value = dense<897> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %26 = "stablehlo.subtract"(%25, %12) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %27 = "stablehlo.constant"() <{value = dense<2047> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %28 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %29 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %30 = "stablehlo.compare"(%10, %29) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xi1>
    %31 = "stablehlo.select"(%30, %28, %26) : (tensor<2x3xi1>, tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %32 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %33 = "stablehlo.compare"(%22, %32) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xi1>
    %34 = "stablehlo.constant"() <{value = dense<255> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %35 = "stablehlo.compare"(%22, %34) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xi1>
    %36 = "stablehlo.select"(%35, %27, %24) : (tensor<2x3xi1>, tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %37 = "stablehlo.select"(%33, %31, %36) : (tensor<2x3xi1>, tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %38 = "stablehlo.select"(%33, %11, %10) : (tensor<2x3xi1>, tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %39 = "stablehlo.constant"() <{value = dense<52> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %40 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %41 = "stablehlo.shift_right_logical"(%37, %40) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %42 = "stablehlo.shift_left"(%41, %39) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %43 = "stablehlo.constant"() <{value = dense<29> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %44 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %45 = "stablehlo.shift_right_logical"(%38, %44) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %46 = "stablehlo.shift_left"(%45, %43) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %47 = "stablehlo.or"(%42, %46) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %48 = "stablehlo.or"(%16, %47) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %49 = "stablehlo.constant"() <{value = dense<0> : tensor<ui64>}> : () -> tensor<ui64>
    %53 = "stablehlo.reduce"(%48, %49) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%r50: tensor<ui64>, %r51: tensor<ui64>):
      %52 = "stablehlo.xor"(%r50, %r51) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
      "stablehlo.return"(%52) : (tensor<ui64>) -> ()
    }) : (tensor<2x3xui64>, tensor<ui64>) -> tensor<ui64>
    return %53 : tensor<ui64>
  }
}

// T[2,3], T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf64>) -> (tensor<ui64>) {
    %0 = "stablehlo.bitcast_convert"(%arg0) : (tensor<2x3xf64>) -> tensor<2x3xui64>
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<ui64>}> : () -> tensor<ui64>
    %5 = "stablehlo.reduce"(%0, %1) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%r2: tensor<ui64>, %r3: tensor<ui64>):
      %4 = "stablehlo.xor"(%r2, %r3) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
      "stablehlo.return"(%4) : (tensor<ui64>) -> ()
    }) : (tensor<2x3xui64>, tensor<ui64>) -> tensor<ui64>
    return %5 : tensor<ui64>
  }
}

// T[2,3], T = int64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xi64>) -> (tensor<ui64>) {
    %0 = "stablehlo.bitcast_convert"(%arg0) : (tensor<2x3xi64>) -> tensor<2x3xui64>
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<ui64>}> : () -> tensor<ui64>
    %5 = "stablehlo.reduce"(%0, %1) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%r2: tensor<ui64>, %r3: tensor<ui64>):
      %4 = "stablehlo.xor"(%r2, %r3) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
      "stablehlo.return"(%4) : (tensor<ui64>) -> ()
    }) : (tensor<2x3xui64>, tensor<ui64>) -> tensor<ui64>
    return %5 : tensor<ui64>
  }
}

// T[2,3], T = uint8
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xui8>) -> (tensor<ui64>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3xui8>) -> tensor<2x3xi64>
    %1 = "stablehlo.bitcast_convert"(%0) : (tensor<2x3xi64>) -> tensor<2x3xui64>
    %2 = "stablehlo.constant"() <{value = dense<0> : tensor<ui64>}> : () -> tensor<ui64>
    %6 = "stablehlo.reduce"(%1, %2) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%r3: tensor<ui64>, %r4: tensor<ui64>):
      %5 = "stablehlo.xor"(%r3, %r4) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
      "stablehlo.return"(%5) : (tensor<ui64>) -> ()
    }) : (tensor<2x3xui64>, tensor<ui64>) -> tensor<ui64>
    return %6 : tensor<ui64>
  }
}
