// aten::_grouped_mm(Tensor self, Tensor mat2, Tensor? offs=None, Tensor? bias=None, ScalarType? out_dtype=None) -> Tensor

// T[4,8] T[2,8,8] i32[2], T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<4x8xbf16>, %arg1: tensor<2x8x8xbf16>, %arg2: tensor<2xi32>) -> (tensor<4x8xbf16>) {
    %0 = "stablehlo.constant"() <{value = dense<0.0> : tensor<4x8xf32>}> : () -> tensor<4x8xf32>
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %34:6 = "stablehlo.while"(%1, %1, %0, %arg0, %arg1, %arg2) ({
    ^bb0(%r2: tensor<i32>, %r3: tensor<i32>, %r4: tensor<4x8xf32>, %r5: tensor<4x8xbf16>, %r6: tensor<2x8x8xbf16>, %r7: tensor<2xi32>):
      %8 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
      %9 = "stablehlo.compare"(%r2, %8) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%9) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r10: tensor<i32>, %r11: tensor<i32>, %r12: tensor<4x8xf32>, %r13: tensor<4x8xbf16>, %r14: tensor<2x8x8xbf16>, %r15: tensor<2xi32>):
      %16 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %17 = "stablehlo.dynamic_slice"(%r15, %r10) <{slice_sizes = array<i64: 1>}> : (tensor<2xi32>, tensor<i32>) -> tensor<1xi32>
      %18 = "stablehlo.reshape"(%17) : (tensor<1xi32>) -> tensor<i32>
      %19 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %20 = "stablehlo.dynamic_slice"(%r14, %r10, %19, %19) <{slice_sizes = array<i64: 1, 8, 8>}> : (tensor<2x8x8xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x8xbf16>
      %21 = "stablehlo.reshape"(%20) : (tensor<1x8x8xbf16>) -> tensor<8x8xbf16>
      %22 = "stablehlo.convert"(%r13) : (tensor<4x8xbf16>) -> tensor<4x8xf32>
      %23 = "stablehlo.convert"(%21) : (tensor<8x8xbf16>) -> tensor<8x8xf32>
      %24 = "stablehlo.dot_general"(%22, %23) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<4x8xf32>
      %25 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4x8xi32>
      %26 = "stablehlo.broadcast_in_dim"(%r11) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<4x8xi32>
      %27 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<4x8xi32>
      %28 = "stablehlo.compare"(%25, %26) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi1>
      %29 = "stablehlo.compare"(%25, %27) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi1>
      %30 = "stablehlo.and"(%28, %29) : (tensor<4x8xi1>, tensor<4x8xi1>) -> tensor<4x8xi1>
      %31 = "stablehlo.select"(%30, %24, %r12) : (tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
      %32 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %33 = "stablehlo.add"(%r10, %32) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%33, %18, %31, %r13, %r14, %r15) : (tensor<i32>, tensor<i32>, tensor<4x8xf32>, tensor<4x8xbf16>, tensor<2x8x8xbf16>, tensor<2xi32>) -> ()
    }) : (tensor<i32>, tensor<i32>, tensor<4x8xf32>, tensor<4x8xbf16>, tensor<2x8x8xbf16>, tensor<2xi32>) -> (tensor<i32>, tensor<i32>, tensor<4x8xf32>, tensor<4x8xbf16>, tensor<2x8x8xbf16>, tensor<2xi32>)
    %35 = "stablehlo.convert"(%34#2) : (tensor<4x8xf32>) -> tensor<4x8xbf16>
    return %35 : tensor<4x8xbf16>
  }
}

// T[2,4,8] T[8,8] i32[2], T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x4x8xbf16>, %arg1: tensor<8x8xbf16>, %arg2: tensor<2xi32>) -> (tensor<4x8xbf16>) {
    %0 = "stablehlo.constant"() <{value = dense<0.0> : tensor<4x8xf32>}> : () -> tensor<4x8xf32>
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %34:6 = "stablehlo.while"(%1, %1, %0, %arg0, %arg1, %arg2) ({
    ^bb0(%r2: tensor<i32>, %r3: tensor<i32>, %r4: tensor<4x8xf32>, %r5: tensor<2x4x8xbf16>, %r6: tensor<8x8xbf16>, %r7: tensor<2xi32>):
      %8 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
      %9 = "stablehlo.compare"(%r2, %8) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%9) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r10: tensor<i32>, %r11: tensor<i32>, %r12: tensor<4x8xf32>, %r13: tensor<2x4x8xbf16>, %r14: tensor<8x8xbf16>, %r15: tensor<2xi32>):
      %16 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %17 = "stablehlo.dynamic_slice"(%r15, %r10) <{slice_sizes = array<i64: 1>}> : (tensor<2xi32>, tensor<i32>) -> tensor<1xi32>
      %18 = "stablehlo.reshape"(%17) : (tensor<1xi32>) -> tensor<i32>
      %19 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %20 = "stablehlo.dynamic_slice"(%r13, %r10, %19, %19) <{slice_sizes = array<i64: 1, 4, 8>}> : (tensor<2x4x8xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x8xbf16>
      %21 = "stablehlo.reshape"(%20) : (tensor<1x4x8xbf16>) -> tensor<4x8xbf16>
      %22 = "stablehlo.convert"(%21) : (tensor<4x8xbf16>) -> tensor<4x8xf32>
      %23 = "stablehlo.convert"(%r14) : (tensor<8x8xbf16>) -> tensor<8x8xf32>
      %24 = "stablehlo.dot_general"(%22, %23) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<4x8xf32>
      %25 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<4x8xi32>
      %26 = "stablehlo.broadcast_in_dim"(%r11) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<4x8xi32>
      %27 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<4x8xi32>
      %28 = "stablehlo.compare"(%25, %26) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi1>
      %29 = "stablehlo.compare"(%25, %27) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi1>
      %30 = "stablehlo.and"(%28, %29) : (tensor<4x8xi1>, tensor<4x8xi1>) -> tensor<4x8xi1>
      %31 = "stablehlo.select"(%30, %24, %r12) : (tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
      %32 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %33 = "stablehlo.add"(%r10, %32) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%33, %18, %31, %r13, %r14, %r15) : (tensor<i32>, tensor<i32>, tensor<4x8xf32>, tensor<2x4x8xbf16>, tensor<8x8xbf16>, tensor<2xi32>) -> ()
    }) : (tensor<i32>, tensor<i32>, tensor<4x8xf32>, tensor<2x4x8xbf16>, tensor<8x8xbf16>, tensor<2xi32>) -> (tensor<i32>, tensor<i32>, tensor<4x8xf32>, tensor<2x4x8xbf16>, tensor<8x8xbf16>, tensor<2xi32>)
    %35 = "stablehlo.convert"(%34#2) : (tensor<4x8xf32>) -> tensor<4x8xbf16>
    return %35 : tensor<4x8xbf16>
  }
}

// T[4,8] T[8,8] i32[2], T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<4x8xbf16>, %arg1: tensor<8x8xbf16>, %arg2: tensor<2xi32>) -> (tensor<2x4x8xbf16>) {
    %0 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x4x8xf32>}> : () -> tensor<2x4x8xf32>
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %43:6 = "stablehlo.while"(%1, %1, %0, %arg0, %arg1, %arg2) ({
    ^bb0(%r2: tensor<i32>, %r3: tensor<i32>, %r4: tensor<2x4x8xf32>, %r5: tensor<4x8xbf16>, %r6: tensor<8x8xbf16>, %r7: tensor<2xi32>):
      %8 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
      %9 = "stablehlo.compare"(%r2, %8) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%9) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r10: tensor<i32>, %r11: tensor<i32>, %r12: tensor<2x4x8xf32>, %r13: tensor<4x8xbf16>, %r14: tensor<8x8xbf16>, %r15: tensor<2xi32>):
      %16 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %17 = "stablehlo.dynamic_slice"(%r15, %r10) <{slice_sizes = array<i64: 1>}> : (tensor<2xi32>, tensor<i32>) -> tensor<1xi32>
      %18 = "stablehlo.reshape"(%17) : (tensor<1xi32>) -> tensor<i32>
      %19 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<4x8xi32>
      %20 = "stablehlo.broadcast_in_dim"(%r11) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<4x8xi32>
      %21 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<4x8xi32>
      %22 = "stablehlo.compare"(%19, %20) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi1>
      %23 = "stablehlo.compare"(%19, %21) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi1>
      %24 = "stablehlo.and"(%22, %23) : (tensor<4x8xi1>, tensor<4x8xi1>) -> tensor<4x8xi1>
      %25 = "stablehlo.constant"() <{value = dense<0.0> : tensor<4x8xbf16>}> : () -> tensor<4x8xbf16>
      %26 = "stablehlo.select"(%24, %r13, %25) : (tensor<4x8xi1>, tensor<4x8xbf16>, tensor<4x8xbf16>) -> tensor<4x8xbf16>
      %27 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<8x8xi32>
      %28 = "stablehlo.broadcast_in_dim"(%r11) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<8x8xi32>
      %29 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<8x8xi32>
      %30 = "stablehlo.compare"(%27, %28) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<8x8xi32>, tensor<8x8xi32>) -> tensor<8x8xi1>
      %31 = "stablehlo.compare"(%27, %29) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<8x8xi32>, tensor<8x8xi32>) -> tensor<8x8xi1>
      %32 = "stablehlo.and"(%30, %31) : (tensor<8x8xi1>, tensor<8x8xi1>) -> tensor<8x8xi1>
      %33 = "stablehlo.constant"() <{value = dense<0.0> : tensor<8x8xbf16>}> : () -> tensor<8x8xbf16>
      %34 = "stablehlo.select"(%32, %r14, %33) : (tensor<8x8xi1>, tensor<8x8xbf16>, tensor<8x8xbf16>) -> tensor<8x8xbf16>
      %35 = "stablehlo.convert"(%26) : (tensor<4x8xbf16>) -> tensor<4x8xf32>
      %36 = "stablehlo.convert"(%34) : (tensor<8x8xbf16>) -> tensor<8x8xf32>
      %37 = "stablehlo.dot_general"(%35, %36) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<4x8xf32>
      %38 = "stablehlo.reshape"(%37) : (tensor<4x8xf32>) -> tensor<1x4x8xf32>
      %39 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %40 = "stablehlo.dynamic_update_slice"(%r12, %38, %r10, %39, %39) : (tensor<2x4x8xf32>, tensor<1x4x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x4x8xf32>
      %41 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %42 = "stablehlo.add"(%r10, %41) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%42, %18, %40, %r13, %r14, %r15) : (tensor<i32>, tensor<i32>, tensor<2x4x8xf32>, tensor<4x8xbf16>, tensor<8x8xbf16>, tensor<2xi32>) -> ()
    }) : (tensor<i32>, tensor<i32>, tensor<2x4x8xf32>, tensor<4x8xbf16>, tensor<8x8xbf16>, tensor<2xi32>) -> (tensor<i32>, tensor<i32>, tensor<2x4x8xf32>, tensor<4x8xbf16>, tensor<8x8xbf16>, tensor<2xi32>)
    %44 = "stablehlo.convert"(%43#2) : (tensor<2x4x8xf32>) -> tensor<2x4x8xbf16>
    return %44 : tensor<2x4x8xbf16>
  }
}

// T[2,4,8] T[2,8,8], T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x4x8xbf16>, %arg1: tensor<2x8x8xbf16>) -> (tensor<2x4x8xbf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x4x8xbf16>) -> tensor<2x4x8xf32>
    %1 = "stablehlo.convert"(%arg1) : (tensor<2x8x8xbf16>) -> tensor<2x8x8xf32>
    %2 = "stablehlo.dot_general"(%0, %1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x4x8xf32>, tensor<2x8x8xf32>) -> tensor<2x4x8xf32>
    %3 = "stablehlo.convert"(%2) : (tensor<2x4x8xf32>) -> tensor<2x4x8xbf16>
    return %3 : tensor<2x4x8xbf16>
  }
}

// T[4,8] T[2,8,8] i32[2], T = float16
module @torchtpu {
  func.func public @main(%arg0: tensor<4x8xf16>, %arg1: tensor<2x8x8xf16>, %arg2: tensor<2xi32>) -> (tensor<4x8xf16>) {
    %0 = "stablehlo.constant"() <{value = dense<0.0> : tensor<4x8xf32>}> : () -> tensor<4x8xf32>
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %34:6 = "stablehlo.while"(%1, %1, %0, %arg0, %arg1, %arg2) ({
    ^bb0(%r2: tensor<i32>, %r3: tensor<i32>, %r4: tensor<4x8xf32>, %r5: tensor<4x8xf16>, %r6: tensor<2x8x8xf16>, %r7: tensor<2xi32>):
      %8 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
      %9 = "stablehlo.compare"(%r2, %8) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%9) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r10: tensor<i32>, %r11: tensor<i32>, %r12: tensor<4x8xf32>, %r13: tensor<4x8xf16>, %r14: tensor<2x8x8xf16>, %r15: tensor<2xi32>):
      %16 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %17 = "stablehlo.dynamic_slice"(%r15, %r10) <{slice_sizes = array<i64: 1>}> : (tensor<2xi32>, tensor<i32>) -> tensor<1xi32>
      %18 = "stablehlo.reshape"(%17) : (tensor<1xi32>) -> tensor<i32>
      %19 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %20 = "stablehlo.dynamic_slice"(%r14, %r10, %19, %19) <{slice_sizes = array<i64: 1, 8, 8>}> : (tensor<2x8x8xf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x8xf16>
      %21 = "stablehlo.reshape"(%20) : (tensor<1x8x8xf16>) -> tensor<8x8xf16>
      %22 = "stablehlo.convert"(%r13) : (tensor<4x8xf16>) -> tensor<4x8xf32>
      %23 = "stablehlo.convert"(%21) : (tensor<8x8xf16>) -> tensor<8x8xf32>
      %24 = "stablehlo.dot_general"(%22, %23) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<4x8xf32>
      %25 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4x8xi32>
      %26 = "stablehlo.broadcast_in_dim"(%r11) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<4x8xi32>
      %27 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<4x8xi32>
      %28 = "stablehlo.compare"(%25, %26) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi1>
      %29 = "stablehlo.compare"(%25, %27) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi1>
      %30 = "stablehlo.and"(%28, %29) : (tensor<4x8xi1>, tensor<4x8xi1>) -> tensor<4x8xi1>
      %31 = "stablehlo.select"(%30, %24, %r12) : (tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
      %32 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %33 = "stablehlo.add"(%r10, %32) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%33, %18, %31, %r13, %r14, %r15) : (tensor<i32>, tensor<i32>, tensor<4x8xf32>, tensor<4x8xf16>, tensor<2x8x8xf16>, tensor<2xi32>) -> ()
    }) : (tensor<i32>, tensor<i32>, tensor<4x8xf32>, tensor<4x8xf16>, tensor<2x8x8xf16>, tensor<2xi32>) -> (tensor<i32>, tensor<i32>, tensor<4x8xf32>, tensor<4x8xf16>, tensor<2x8x8xf16>, tensor<2xi32>)
    %35 = "stablehlo.convert"(%34#2) : (tensor<4x8xf32>) -> tensor<4x8xf16>
    return %35 : tensor<4x8xf16>
  }
}

// T[4,8] T[2,8,8] i32[2], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<4x8xf32>, %arg1: tensor<2x8x8xf32>, %arg2: tensor<2xi32>) -> (tensor<4x8xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<0.0> : tensor<4x8xf32>}> : () -> tensor<4x8xf32>
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %32:6 = "stablehlo.while"(%1, %1, %0, %arg0, %arg1, %arg2) ({
    ^bb0(%r2: tensor<i32>, %r3: tensor<i32>, %r4: tensor<4x8xf32>, %r5: tensor<4x8xf32>, %r6: tensor<2x8x8xf32>, %r7: tensor<2xi32>):
      %8 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
      %9 = "stablehlo.compare"(%r2, %8) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%9) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r10: tensor<i32>, %r11: tensor<i32>, %r12: tensor<4x8xf32>, %r13: tensor<4x8xf32>, %r14: tensor<2x8x8xf32>, %r15: tensor<2xi32>):
      %16 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %17 = "stablehlo.dynamic_slice"(%r15, %r10) <{slice_sizes = array<i64: 1>}> : (tensor<2xi32>, tensor<i32>) -> tensor<1xi32>
      %18 = "stablehlo.reshape"(%17) : (tensor<1xi32>) -> tensor<i32>
      %19 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %20 = "stablehlo.dynamic_slice"(%r14, %r10, %19, %19) <{slice_sizes = array<i64: 1, 8, 8>}> : (tensor<2x8x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x8xf32>
      %21 = "stablehlo.reshape"(%20) : (tensor<1x8x8xf32>) -> tensor<8x8xf32>
      %22 = "stablehlo.dot_general"(%r13, %21) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<4x8xf32>
      %23 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4x8xi32>
      %24 = "stablehlo.broadcast_in_dim"(%r11) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<4x8xi32>
      %25 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<4x8xi32>
      %26 = "stablehlo.compare"(%23, %24) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi1>
      %27 = "stablehlo.compare"(%23, %25) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi1>
      %28 = "stablehlo.and"(%26, %27) : (tensor<4x8xi1>, tensor<4x8xi1>) -> tensor<4x8xi1>
      %29 = "stablehlo.select"(%28, %22, %r12) : (tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
      %30 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %31 = "stablehlo.add"(%r10, %30) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%31, %18, %29, %r13, %r14, %r15) : (tensor<i32>, tensor<i32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<2x8x8xf32>, tensor<2xi32>) -> ()
    }) : (tensor<i32>, tensor<i32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<2x8x8xf32>, tensor<2xi32>) -> (tensor<i32>, tensor<i32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<2x8x8xf32>, tensor<2xi32>)
    return %32#2 : tensor<4x8xf32>
  }
}
