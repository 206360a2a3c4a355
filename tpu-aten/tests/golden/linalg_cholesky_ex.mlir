// aten::linalg_cholesky_ex(Tensor self, *, bool upper=False, bool check_errors=False) -> (Tensor L, Tensor info)

// T[3,3], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<i32>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<3x3xf32>) -> tensor<1x3x3xf32>
    %1 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x3x3xf32>}> : () -> tensor<1x3x3xf32>
    %2 = "stablehlo.constant"() <{value = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
    %3 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %52:4 = "stablehlo.while"(%3, %1, %2, %0) ({
    ^bb0(%r4: tensor<i32>, %r5: tensor<1x3x3xf32>, %r6: tensor<1xi32>, %r7: tensor<1x3x3xf32>):
      %8 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %9 = "stablehlo.compare"(%r4, %8) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%9) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r10: tensor<i32>, %r11: tensor<1x3x3xf32>, %r12: tensor<1xi32>, %r13: tensor<1x3x3xf32>):
      %14 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %15 = "stablehlo.dynamic_slice"(%r11, %14, %r10, %14) <{slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x3x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x3xf32>
      %16 = "stablehlo.reshape"(%15) : (tensor<1x1x3xf32>) -> tensor<1x3xf32>
      %17 = "stablehlo.reshape"(%15) : (tensor<1x1x3xf32>) -> tensor<1x3x1xf32>
      %18 = "stablehlo.dot_general"(%r11, %17) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<1x3x3xf32>, tensor<1x3x1xf32>) -> tensor<1x3x1xf32>
      %19 = "stablehlo.reshape"(%18) : (tensor<1x3x1xf32>) -> tensor<1x3xf32>
      %20 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %21 = "stablehlo.dynamic_slice"(%r13, %20, %20, %r10) <{slice_sizes = array<i64: 1, 3, 1>}> : (tensor<1x3x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x1xf32>
      %22 = "stablehlo.reshape"(%21) : (tensor<1x3x1xf32>) -> tensor<1x3xf32>
      %23 = "stablehlo.subtract"(%22, %19) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %24 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %25 = "stablehlo.dynamic_slice"(%23, %24, %r10) <{slice_sizes = array<i64: 1, 1>}> : (tensor<1x3xf32>, tensor<i32>, tensor<i32>) -> tensor<1x1xf32>
      %26 = "stablehlo.reshape"(%25) : (tensor<1x1xf32>) -> tensor<1xf32>
      %27 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
      %28 = "stablehlo.compare"(%26, %27) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
      %29 = "stablehlo.not"(%28) : (tensor<1xi1>) -> tensor<1xi1>
      %30 = "stablehlo.broadcast_in_dim"(%r10) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
      %31 = "stablehlo.constant"() <{value = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
      %32 = "stablehlo.compare"(%r12, %31) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
      %33 = "stablehlo.and"(%29, %32) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
      %34 = "stablehlo.constant"() <{value = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
      %35 = "stablehlo.add"(%30, %34) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
      %36 = "stablehlo.select"(%33, %35, %r12) : (tensor<1xi1>, tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
      %37 = "stablehlo.sqrt"(%26) : (tensor<1xf32>) -> tensor<1xf32>
      %38 = "stablehlo.broadcast_in_dim"(%37) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<1x3xf32>
      %39 = "stablehlo.divide"(%23, %38) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %40 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
      %41 = "stablehlo.broadcast_in_dim"(%r10) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x3xi32>
      %42 = "stablehlo.compare"(%40, %41) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %43 = "stablehlo.compare"(%40, %41) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %44 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x3xf32>}> : () -> tensor<1x3xf32>
      %45 = "stablehlo.select"(%43, %39, %44) : (tensor<1x3xi1>, tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %46 = "stablehlo.select"(%42, %38, %45) : (tensor<1x3xi1>, tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %47 = "stablehlo.reshape"(%46) : (tensor<1x3xf32>) -> tensor<1x3x1xf32>
      %48 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %49 = "stablehlo.dynamic_update_slice"(%r11, %47, %48, %48, %r10) : (tensor<1x3x3xf32>, tensor<1x3x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x3xf32>
      %50 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %51 = "stablehlo.add"(%r10, %50) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%51, %49, %36, %r13) : (tensor<i32>, tensor<1x3x3xf32>, tensor<1xi32>, tensor<1x3x3xf32>) -> ()
    }) : (tensor<i32>, tensor<1x3x3xf32>, tensor<1xi32>, tensor<1x3x3xf32>) -> (tensor<i32>, tensor<1x3x3xf32>, tensor<1xi32>, tensor<1x3x3xf32>)
    %53 = "stablehlo.reshape"(%52#1) : (tensor<1x3x3xf32>) -> tensor<3x3xf32>
    %54 = "stablehlo.reshape"(%52#2) : (tensor<1xi32>) -> tensor<i32>
    return %53, %54 : tensor<3x3xf32>, tensor<i32>
  }
}

// T[2,3,3] true, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x3xf32>) -> (tensor<2x3x3xf32>, tensor<2xi32>) {
    %0 = "stablehlo.transpose"(%arg0) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %1 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3x3xf32>}> : () -> tensor<2x3x3xf32>
    %2 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
    %3 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %52:4 = "stablehlo.while"(%3, %1, %2, %0) ({
    ^bb0(%r4: tensor<i32>, %r5: tensor<2x3x3xf32>, %r6: tensor<2xi32>, %r7: tensor<2x3x3xf32>):
      %8 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %9 = "stablehlo.compare"(%r4, %8) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%9) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r10: tensor<i32>, %r11: tensor<2x3x3xf32>, %r12: tensor<2xi32>, %r13: tensor<2x3x3xf32>):
      %14 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %15 = "stablehlo.dynamic_slice"(%r11, %14, %r10, %14) <{slice_sizes = array<i64: 2, 1, 3>}> : (tensor<2x3x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x1x3xf32>
      %16 = "stablehlo.reshape"(%15) : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
      %17 = "stablehlo.reshape"(%15) : (tensor<2x1x3xf32>) -> tensor<2x3x1xf32>
      %18 = "stablehlo.dot_general"(%r11, %17) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x3xf32>, tensor<2x3x1xf32>) -> tensor<2x3x1xf32>
      %19 = "stablehlo.reshape"(%18) : (tensor<2x3x1xf32>) -> tensor<2x3xf32>
      %20 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %21 = "stablehlo.dynamic_slice"(%r13, %20, %20, %r10) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<2x3x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xf32>
      %22 = "stablehlo.reshape"(%21) : (tensor<2x3x1xf32>) -> tensor<2x3xf32>
      %23 = "stablehlo.subtract"(%22, %19) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %24 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %25 = "stablehlo.dynamic_slice"(%23, %24, %r10) <{slice_sizes = array<i64: 2, 1>}> : (tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> tensor<2x1xf32>
      %26 = "stablehlo.reshape"(%25) : (tensor<2x1xf32>) -> tensor<2xf32>
      %27 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2xf32>}> : () -> tensor<2xf32>
      %28 = "stablehlo.compare"(%26, %27) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
      %29 = "stablehlo.not"(%28) : (tensor<2xi1>) -> tensor<2xi1>
      %30 = "stablehlo.broadcast_in_dim"(%r10) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
      %31 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
      %32 = "stablehlo.compare"(%r12, %31) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
      %33 = "stablehlo.and"(%29, %32) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
      %34 = "stablehlo.constant"() <{value = dense<1> : tensor<2xi32>}> : () -> tensor<2xi32>
      %35 = "stablehlo.add"(%30, %34) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      %36 = "stablehlo.select"(%33, %35, %r12) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      %37 = "stablehlo.sqrt"(%26) : (tensor<2xf32>) -> tensor<2xf32>
      %38 = "stablehlo.broadcast_in_dim"(%37) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf32>) -> tensor<2x3xf32>
      %39 = "stablehlo.divide"(%23, %38) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %40 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
      %41 = "stablehlo.broadcast_in_dim"(%r10) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x3xi32>
      %42 = "stablehlo.compare"(%40, %41) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %43 = "stablehlo.compare"(%40, %41) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %44 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %45 = "stablehlo.select"(%43, %39, %44) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %46 = "stablehlo.select"(%42, %38, %45) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %47 = "stablehlo.reshape"(%46) : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
      %48 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %49 = "stablehlo.dynamic_update_slice"(%r11, %47, %48, %48, %r10) : (tensor<2x3x3xf32>, tensor<2x3x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x3xf32>
      %50 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %51 = "stablehlo.add"(%r10, %50) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%51, %49, %36, %r13) : (tensor<i32>, tensor<2x3x3xf32>, tensor<2xi32>, tensor<2x3x3xf32>) -> ()
    }) : (tensor<i32>, tensor<2x3x3xf32>, tensor<2xi32>, tensor<2x3x3xf32>) -> (tensor<i32>, tensor<2x3x3xf32>, tensor<2xi32>, tensor<2x3x3xf32>)
    %53 = "stablehlo.transpose"(%52#1) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    return %53, %52#2 : tensor<2x3x3xf32>, tensor<2xi32>
  }
}

// T[0,0], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<0x0xf32>) -> (tensor<0x0xf32>, tensor<i32>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<0x0xf32>) -> tensor<1x0x0xf32>
    %1 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x0x0xf32>}> : () -> tensor<1x0x0xf32>
    %2 = "stablehlo.constant"() <{value = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
    %3 = "stablehlo.reshape"(%1) : (tensor<1x0x0xf32>) -> tensor<0x0xf32>
    %4 = "stablehlo.reshape"(%2) : (tensor<1xi32>) -> tensor<i32>
    return %3, %4 : tensor<0x0xf32>, tensor<i32>
  }
}

// T[3,3], T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<3x3xf64>) -> (tensor<3x3xf64>, tensor<i32>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<3x3xf64>) -> tensor<1x3x3xf64>
    %1 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x3x3xf64>}> : () -> tensor<1x3x3xf64>
    %2 = "stablehlo.constant"() <{value = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
    %3 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %52:4 = "stablehlo.while"(%3, %1, %2, %0) ({
    ^bb0(%r4: tensor<i32>, %r5: tensor<1x3x3xf64>, %r6: tensor<1xi32>, %r7: tensor<1x3x3xf64>):
      %8 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %9 = "stablehlo.compare"(%r4, %8) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%9) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r10: tensor<i32>, %r11: tensor<1x3x3xf64>, %r12: tensor<1xi32>, %r13: tensor<1x3x3xf64>):
      %14 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %15 = "stablehlo.dynamic_slice"(%r11, %14, %r10, %14) <{slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x3x3xf64>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x3xf64>
      %16 = "stablehlo.reshape"(%15) : (tensor<1x1x3xf64>) -> tensor<1x3xf64>
      %17 = "stablehlo.reshape"(%15) : (tensor<1x1x3xf64>) -> tensor<1x3x1xf64>
      %18 = "stablehlo.dot_general"(%r11, %17) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<1x3x3xf64>, tensor<1x3x1xf64>) -> tensor<1x3x1xf64>
      %19 = "stablehlo.reshape"(%18) : (tensor<1x3x1xf64>) -> tensor<1x3xf64>
      %20 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %21 = "stablehlo.dynamic_slice"(%r13, %20, %20, %r10) <{slice_sizes = array<i64: 1, 3, 1>}> : (tensor<1x3x3xf64>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x1xf64>
      %22 = "stablehlo.reshape"(%21) : (tensor<1x3x1xf64>) -> tensor<1x3xf64>
      %23 = "stablehlo.subtract"(%22, %19) : (tensor<1x3xf64>, tensor<1x3xf64>) -> tensor<1x3xf64>
      %24 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %25 = "stablehlo.dynamic_slice"(%23, %24, %r10) <{slice_sizes = array<i64: 1, 1>}> : (tensor<1x3xf64>, tensor<i32>, tensor<i32>) -> tensor<1x1xf64>
      %26 = "stablehlo.reshape"(%25) : (tensor<1x1xf64>) -> tensor<1xf64>
      %27 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf64>}> : () -> tensor<1xf64>
      %28 = "stablehlo.compare"(%26, %27) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
      %29 = "stablehlo.not"(%28) : (tensor<1xi1>) -> tensor<1xi1>
      %30 = "stablehlo.broadcast_in_dim"(%r10) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
      %31 = "stablehlo.constant"() <{value = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
      %32 = "stablehlo.compare"(%r12, %31) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
      %33 = "stablehlo.and"(%29, %32) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
      %34 = "stablehlo.constant"() <{value = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
      %35 = "stablehlo.add"(%30, %34) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
      %36 = "stablehlo.select"(%33, %35, %r12) : (tensor<1xi1>, tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
      %37 = "stablehlo.sqrt"(%26) : (tensor<1xf64>) -> tensor<1xf64>
      %38 = "stablehlo.broadcast_in_dim"(%37) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf64>) -> tensor<1x3xf64>
      %39 = "stablehlo.divide"(%23, %38) : (tensor<1x3xf64>, tensor<1x3xf64>) -> tensor<1x3xf64>
      %40 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
      %41 = "stablehlo.broadcast_in_dim"(%r10) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x3xi32>
      %42 = "stablehlo.compare"(%40, %41) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %43 = "stablehlo.compare"(%40, %41) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %44 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x3xf64>}> : () -> tensor<1x3xf64>
      %45 = "stablehlo.select"(%43, %39, %44) : (tensor<1x3xi1>, tensor<1x3xf64>, tensor<1x3xf64>) -> tensor<1x3xf64>
      %46 = "stablehlo.select"(%42, %38, %45) : (tensor<1x3xi1>, tensor<1x3xf64>, tensor<1x3xf64>) -> tensor<1x3xf64>
      %47 = "stablehlo.reshape"(%46) : (tensor<1x3xf64>) -> tensor<1x3x1xf64>
      %48 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %49 = "stablehlo.dynamic_update_slice"(%r11, %47, %48, %48, %r10) : (tensor<1x3x3xf64>, tensor<1x3x1xf64>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x3xf64>
      %50 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %51 = "stablehlo.add"(%r10, %50) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%51, %49, %36, %r13) : (tensor<i32>, tensor<1x3x3xf64>, tensor<1xi32>, tensor<1x3x3xf64>) -> ()
    }) : (tensor<i32>, tensor<1x3x3xf64>, tensor<1xi32>, tensor<1x3x3xf64>) -> (tensor<i32>, tensor<1x3x3xf64>, tensor<1xi32>, tensor<1x3x3xf64>)
    %53 = "stablehlo.reshape"(%52#1) : (tensor<1x3x3xf64>) -> tensor<3x3xf64>
    %54 = "stablehlo.reshape"(%52#2) : (tensor<1xi32>) -> tensor<i32>
    return %53, %54 : tensor<3x3xf64>, tensor<i32>
  }
}

// T[3,3], T = complex64
module @torchtpu {
  func.func public @main(%arg0: tensor<3x3xcomplex<f32>>) -> (tensor<3x3xcomplex<f32>>, tensor<i32>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<3x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
    %1 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<1x3x3xcomplex<f32>>}> : () -> tensor<1x3x3xcomplex<f32>>
    %2 = "stablehlo.constant"() <{value = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
    %3 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %55:4 = "stablehlo.while"(%3, %1, %2, %0) ({
    ^bb0(%r4: tensor<i32>, %r5: tensor<1x3x3xcomplex<f32>>, %r6: tensor<1xi32>, %r7: tensor<1x3x3xcomplex<f32>>):
      %8 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %9 = "stablehlo.compare"(%r4, %8) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%9) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r10: tensor<i32>, %r11: tensor<1x3x3xcomplex<f32>>, %r12: tensor<1xi32>, %r13: tensor<1x3x3xcomplex<f32>>):
      %14 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %15 = "stablehlo.dynamic_slice"(%r11, %14, %r10, %14) <{slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x3x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x3xcomplex<f32>>
      %16 = "stablehlo.reshape"(%15) : (tensor<1x1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %17 = "chlo.conj"(%16) : (tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %18 = "stablehlo.reshape"(%17) : (tensor<1x3xcomplex<f32>>) -> tensor<1x3x1xcomplex<f32>>
      %19 = "stablehlo.dot_general"(%r11, %18) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<1x3x3xcomplex<f32>>, tensor<1x3x1xcomplex<f32>>) -> tensor<1x3x1xcomplex<f32>>
      %20 = "stablehlo.reshape"(%19) : (tensor<1x3x1xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %21 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %22 = "stablehlo.dynamic_slice"(%r13, %21, %21, %r10) <{slice_sizes = array<i64: 1, 3, 1>}> : (tensor<1x3x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x1xcomplex<f32>>
      %23 = "stablehlo.reshape"(%22) : (tensor<1x3x1xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %24 = "stablehlo.subtract"(%23, %20) : (tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %25 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %26 = "stablehlo.dynamic_slice"(%24, %25, %r10) <{slice_sizes = array<i64: 1, 1>}> : (tensor<1x3xcomplex<f32>>, tensor<i32>, tensor<i32>) -> tensor<1x1xcomplex<f32>>
      %27 = "stablehlo.reshape"(%26) : (tensor<1x1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %28 = "stablehlo.real"(%27) : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
      %29 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
      %30 = "stablehlo.compare"(%28, %29) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
      %31 = "stablehlo.not"(%30) : (tensor<1xi1>) -> tensor<1xi1>
      %32 = "stablehlo.broadcast_in_dim"(%r10) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
      %33 = "stablehlo.constant"() <{value = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
      %34 = "stablehlo.compare"(%r12, %33) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
      %35 = "stablehlo.and"(%31, %34) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
      %36 = "stablehlo.constant"() <{value = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
      %37 = "stablehlo.add"(%32, %36) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
      %38 = "stablehlo.select"(%35, %37, %r12) : (tensor<1xi1>, tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
      %39 = "stablehlo.sqrt"(%28) : (tensor<1xf32>) -> tensor<1xf32>
      %40 = "stablehlo.convert"(%39) : (tensor<1xf32>) -> tensor<1xcomplex<f32>>
      %41 = "stablehlo.broadcast_in_dim"(%40) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %42 = "stablehlo.divide"(%24, %41) : (tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %43 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
      %44 = "stablehlo.broadcast_in_dim"(%r10) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x3xi32>
      %45 = "stablehlo.compare"(%43, %44) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %46 = "stablehlo.compare"(%43, %44) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %47 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<1x3xcomplex<f32>>}> : () -> tensor<1x3xcomplex<f32>>
      %48 = "stablehlo.select"(%46, %42, %47) : (tensor<1x3xi1>, tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %49 = "stablehlo.select"(%45, %41, %48) : (tensor<1x3xi1>, tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %50 = "stablehlo.reshape"(%49) : (tensor<1x3xcomplex<f32>>) -> tensor<1x3x1xcomplex<f32>>
      %51 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %52 = "stablehlo.dynamic_update_slice"(%r11, %50, %51, %51, %r10) : (tensor<1x3x3xcomplex<f32>>, tensor<1x3x1xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x3xcomplex<f32>>
      %53 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %54 = "stablehlo.add"(%r10, %53) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%54, %52, %38, %r13) : (tensor<i32>, tensor<1x3x3xcomplex<f32>>, tensor<1xi32>, tensor<1x3x3xcomplex<f32>>) -> ()
    }) : (tensor<i32>, tensor<1x3x3xcomplex<f32>>, tensor<1xi32>, tensor<1x3x3xcomplex<f32>>) -> (tensor<i32>, tensor<1x3x3xcomplex<f32>>, tensor<1xi32>, tensor<1x3x3xcomplex<f32>>)
    %56 = "stablehlo.reshape"(%55#1) : (tensor<1x3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    %57 = "stablehlo.reshape"(%55#2) : (tensor<1xi32>) -> tensor<i32>
    return %56, %57 : tensor<3x3xcomplex<f32>>, tensor<i32>
  }
}
