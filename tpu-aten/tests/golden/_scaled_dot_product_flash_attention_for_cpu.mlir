// aten::_scaled_dot_product_flash_attention_for_cpu(Tensor query, Tensor key, Tensor value, float dropout_p=0., bool is_causal=False, *, Tensor? attn_mask=None, float? scale=None) -> (Tensor output, Tensor logsumexp)

// T[2,4,3,8] T[2,2,5,8] T[2,2,5,8] 0.0 true, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x4x3x8xf32>, %arg1: tensor<2x2x5x8xf32>, %arg2: tensor<2x2x5x8xf32>) -> (tensor<2x4x3x8xf32>, tensor<2x4x3xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %1 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %2 = "stablehlo.reshape"(%arg0) : (tensor<2x4x3x8xf32>) -> tensor<2x2x2x3x8xf32>
    %3 = "stablehlo.constant"() <{value = dense<0.35355339059327373> : tensor<f32>}> : () -> tensor<f32>
    %4 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x2x2x3xf32>}> : () -> tensor<2x2x2x3xf32>
    %5 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x2x3xf32>}> : () -> tensor<2x2x2x3xf32>
    %6 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x2x3x8xf32>}> : () -> tensor<2x2x2x3x8xf32>
    %7 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %8 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %9 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %10 = "stablehlo.multiply"(%7, %9) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %11 = "stablehlo.dot_general"(%2, %arg1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x2x2x3x8xf32>, tensor<2x2x5x8xf32>) -> tensor<2x2x2x3x5xf32>
    %12 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x2x3x5xf32>
    %13 = "stablehlo.multiply"(%11, %12) : (tensor<2x2x2x3x5xf32>, tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xf32>
    %14 = "stablehlo.iota"() <{iota_dimension = 4 : i64}> : () -> tensor<2x2x2x3x5xi32>
    %15 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %16 = "stablehlo.multiply"(%7, %15) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %17 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x2x2x3x5xi32>
    %18 = "stablehlo.add"(%14, %17) : (tensor<2x2x2x3x5xi32>, tensor<2x2x2x3x5xi32>) -> tensor<2x2x2x3x5xi32>
    %19 = "stablehlo.iota"() <{iota_dimension = 3 : i64}> : () -> tensor<2x2x2x3x5xi32>
    %20 = "stablehlo.compare"(%18, %19) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x2x2x3x5xi32>, tensor<2x2x2x3x5xi32>) -> tensor<2x2x2x3x5xi1>
    %21 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x2x2x3x5xf32>}> : () -> tensor<2x2x2x3x5xf32>
    %22 = "stablehlo.select"(%20, %13, %21) : (tensor<2x2x2x3x5xi1>, tensor<2x2x2x3x5xf32>, tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xf32>
    %23 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %27 = "stablehlo.reduce"(%22, %23) <{dimensions = array<i64: 4>}> ({
    ^bb0(%r24: tensor<f32>, %r25: tensor<f32>):
      %26 = "stablehlo.maximum"(%r24, %r25) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%26) : (tensor<f32>) -> ()
    }) : (tensor<2x2x2x3x5xf32>, tensor<f32>) -> tensor<2x2x2x3xf32>
    %28 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x2x2x3xf32>}> : () -> tensor<2x2x2x3xf32>
    %29 = "stablehlo.compare"(%27, %28) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x2x2x3xf32>, tensor<2x2x2x3xf32>) -> tensor<2x2x2x3xi1>
    %30 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x2x3xf32>}> : () -> tensor<2x2x2x3xf32>
    %31 = "stablehlo.select"(%29, %30, %27) : (tensor<2x2x2x3xi1>, tensor<2x2x2x3xf32>, tensor<2x2x2x3xf32>) -> tensor<2x2x2x3xf32>
    %32 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x2x2x3xf32>) -> tensor<2x2x2x3x5xf32>
    %33 = "stablehlo.subtract"(%22, %32) : (tensor<2x2x2x3x5xf32>, tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xf32>
    %34 = "stablehlo.exponential"(%33) : (tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xf32>
    %35 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %39 = "stablehlo.reduce"(%34, %35) <{dimensions = array<i64: 4>}> ({
    ^bb0(%r36: tensor<f32>, %r37: tensor<f32>):
      %38 = "stablehlo.add"(%r36, %r37) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%38) : (tensor<f32>) -> ()
    }) : (tensor<2x2x2x3x5xf32>, tensor<f32>) -> tensor<2x2x2x3xf32>
    %40 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %41 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %42 = "stablehlo.multiply"(%7, %41) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %43 = "stablehlo.dot_general"(%34, %arg2) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x2x2x3x5xf32>, tensor<2x2x5x8xf32>) -> tensor<2x2x2x3x8xf32>
    %44 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x2x3xf32>}> : () -> tensor<2x2x2x3xf32>
    %45 = "stablehlo.compare"(%39, %44) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x2x2x3xf32>, tensor<2x2x2x3xf32>) -> tensor<2x2x2x3xi1>
    %46 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x2x2x3xf32>}> : () -> tensor<2x2x2x3xf32>
    %47 = "stablehlo.select"(%45, %46, %39) : (tensor<2x2x2x3xi1>, tensor<2x2x2x3xf32>, tensor<2x2x2x3xf32>) -> tensor<2x2x2x3xf32>
    %48 = "stablehlo.log"(%47) : (tensor<2x2x2x3xf32>) -> tensor<2x2x2x3xf32>
    %49 = "stablehlo.add"(%27, %48) : (tensor<2x2x2x3xf32>, tensor<2x2x2x3xf32>) -> tensor<2x2x2x3xf32>
    %50 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<2x2x2x3xf32>}> : () -> tensor<2x2x2x3xf32>
    %51 = "stablehlo.select"(%45, %50, %49) : (tensor<2x2x2x3xi1>, tensor<2x2x2x3xf32>, tensor<2x2x2x3xf32>) -> tensor<2x2x2x3xf32>
    %52 = "stablehlo.broadcast_in_dim"(%47) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x2x2x3xf32>) -> tensor<2x2x2x3x8xf32>
    %53 = "stablehlo.divide"(%43, %52) : (tensor<2x2x2x3x8xf32>, tensor<2x2x2x3x8xf32>) -> tensor<2x2x2x3x8xf32>
    %54 = "stablehlo.reshape"(%53) : (tensor<2x2x2x3x8xf32>) -> tensor<2x4x3x8xf32>
    %55 = "stablehlo.reshape"(%51) : (tensor<2x2x2x3xf32>) -> tensor<2x4x3xf32>
    %56 = "stablehlo.optimization_barrier"(%54) : (tensor<2x4x3x8xf32>) -> tensor<2x4x3x8xf32>
    %57 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<2x4x3xf32>}> : () -> tensor<2x4x3xf32>
    %58 = "stablehlo.compare"(%55, %57) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x4x3xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xi1>
    %59 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x4x3xf32>}> : () -> tensor<2x4x3xf32>
    %60 = "stablehlo.select"(%58, %59, %55) : (tensor<2x4x3xi1>, tensor<2x4x3xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
    return %56, %60 : tensor<2x4x3x8xf32>, tensor<2x4x3xf32>
  }
}

// T[2,4,3,8] T[2,4,5,8] T[2,4,5,8] 0.0 false T[2,1,3,5] 0.5, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x4x3x8xf32>, %arg1: tensor<2x4x5x8xf32>, %arg2: tensor<2x4x5x8xf32>, %arg3: tensor<2x1x3x5xf32>, %s0: tensor<f32>) -> (tensor<2x4x3x8xf32>, tensor<2x4x3xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %1 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %2 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %3 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x4x3xf32>}> : () -> tensor<2x4x3xf32>
    %4 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x4x3xf32>}> : () -> tensor<2x4x3xf32>
    %5 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x4x3x8xf32>}> : () -> tensor<2x4x3x8xf32>
    %6 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %7 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %8 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %9 = "stablehlo.multiply"(%6, %8) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %10 = "stablehlo.dot_general"(%arg0, %arg1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x4x3x8xf32>, tensor<2x4x5x8xf32>) -> tensor<2x4x3x5xf32>
    %11 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4x3x5xf32>
    %12 = "stablehlo.multiply"(%10, %11) : (tensor<2x4x3x5xf32>, tensor<2x4x3x5xf32>) -> tensor<2x4x3x5xf32>
    %13 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %14 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %15 = "stablehlo.multiply"(%6, %14) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %16 = "stablehlo.broadcast_in_dim"(%arg3) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x1x3x5xf32>) -> tensor<2x4x3x5xf32>
    %17 = "stablehlo.add"(%12, %16) : (tensor<2x4x3x5xf32>, tensor<2x4x3x5xf32>) -> tensor<2x4x3x5xf32>
    %18 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %22 = "stablehlo.reduce"(%17, %18) <{dimensions = array<i64: 3>}> ({
    ^bb0(%r19: tensor<f32>, %r20: tensor<f32>):
      %21 = "stablehlo.maximum"(%r19, %r20) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%21) : (tensor<f32>) -> ()
    }) : (tensor<2x4x3x5xf32>, tensor<f32>) -> tensor<2x4x3xf32>
    %23 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x4x3xf32>}> : () -> tensor<2x4x3xf32>
    %24 = "stablehlo.compare"(%22, %23) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x4x3xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xi1>
    %25 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x4x3xf32>}> : () -> tensor<2x4x3xf32>
    %26 = "stablehlo.select"(%24, %25, %22) : (tensor<2x4x3xi1>, tensor<2x4x3xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
    %27 = "stablehlo.broadcast_in_dim"(%26) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x4x3xf32>) -> tensor<2x4x3x5xf32>
    %28 = "stablehlo.subtract"(%17, %27) : (tensor<2x4x3x5xf32>, tensor<2x4x3x5xf32>) -> tensor<2x4x3x5xf32>
    %29 = "stablehlo.exponential"(%28) : (tensor<2x4x3x5xf32>) -> tensor<2x4x3x5xf32>
    %30 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %34 = "stablehlo.reduce"(%29, %30) <{dimensions = array<i64: 3>}> ({
    ^bb0(%r31: tensor<f32>, %r32: tensor<f32>):
      %33 = "stablehlo.add"(%r31, %r32) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%33) : (tensor<f32>) -> ()
    }) : (tensor<2x4x3x5xf32>, tensor<f32>) -> tensor<2x4x3xf32>
    %35 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %36 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %37 = "stablehlo.multiply"(%6, %36) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %38 = "stablehlo.dot_general"(%29, %arg2) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x4x3x5xf32>, tensor<2x4x5x8xf32>) -> tensor<2x4x3x8xf32>
    %39 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x4x3xf32>}> : () -> tensor<2x4x3xf32>
    %40 = "stablehlo.compare"(%34, %39) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x4x3xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xi1>
    %41 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x4x3xf32>}> : () -> tensor<2x4x3xf32>
    %42 = "stablehlo.select"(%40, %41, %34) : (tensor<2x4x3xi1>, tensor<2x4x3xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
    %43 = "stablehlo.log"(%42) : (tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
    %44 = "stablehlo.add"(%22, %43) : (tensor<2x4x3xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
    %45 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<2x4x3xf32>}> : () -> tensor<2x4x3xf32>
    %46 = "stablehlo.select"(%40, %45, %44) : (tensor<2x4x3xi1>, tensor<2x4x3xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
    %47 = "stablehlo.broadcast_in_dim"(%42) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x4x3xf32>) -> tensor<2x4x3x8xf32>
    %48 = "stablehlo.divide"(%38, %47) : (tensor<2x4x3x8xf32>, tensor<2x4x3x8xf32>) -> tensor<2x4x3x8xf32>
    %49 = "stablehlo.optimization_barrier"(%48) : (tensor<2x4x3x8xf32>) -> tensor<2x4x3x8xf32>
    %50 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<2x4x3xf32>}> : () -> tensor<2x4x3xf32>
    %51 = "stablehlo.compare"(%46, %50) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x4x3xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xi1>
    %52 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x4x3xf32>}> : () -> tensor<2x4x3xf32>
    %53 = "stablehlo.select"(%51, %52, %46) : (tensor<2x4x3xi1>, tensor<2x4x3xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
    return %49, %53 : tensor<2x4x3x8xf32>, tensor<2x4x3xf32>
  }
}

// T[2,4,3,8] T[2,2,5,8] T[2,2,5,8] 0.0 true, T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x4x3x8xbf16>, %arg1: tensor<2x2x5x8xbf16>, %arg2: tensor<2x2x5x8xbf16>) -> (tensor<2x4x3x8xbf16>, tensor<2x4x3xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<0.0> : tensor<bf16>}> : () -> tensor<bf16>
    %1 = "stablehlo.constant"() <{value = dense<0.0> : tensor<bf16>}> : () -> tensor<bf16>
    %2 = "stablehlo.reshape"(%arg0) : (tensor<2x4x3x8xbf16>) -> tensor<2x2x2x3x8xbf16>
    %3 = "stablehlo.constant"() <{value = dense<0.35355339059327373> : tensor<f32>}> : () -> tensor<f32>
    %4 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x2x2x3xf32>}> : () -> tensor<2x2x2x3xf32>
    %5 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x2x3xf32>}> : () -> tensor<2x2x2x3xf32>
    %6 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x2x3x8xf32>}> : () -> tensor<2x2x2x3x8xf32>
    %7 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %8 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %9 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %10 = "stablehlo.multiply"(%7, %9) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %11 = "stablehlo.convert"(%2) : (tensor<2x2x2x3x8xbf16>) -> tensor<2x2x2x3x8xf32>
    %12 = "stablehlo.convert"(%arg1) : (tensor<2x2x5x8xbf16>) -> tensor<2x2x5x8xf32>
    %13 = "stablehlo.dot_general"(%11, %12) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x2x2x3x8xf32>, tensor<2x2x5x8xf32>) -> tensor<2x2x2x3x5xf32>
    %14 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x2x3x5xf32>
    %15 = "stablehlo.multiply"(%13, %14) : (tensor<2x2x2x3x5xf32>, tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xf32>
    %16 = "stablehlo.iota"() <{iota_dimension = 4 : i64}> : () -> tensor<2x2x2x3x5xi32>
    %17 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %18 = "stablehlo.multiply"(%7, %17) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %19 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x2x2x3x5xi32>
    %20 = "stablehlo.add"(%16, %19) : (tensor<2x2x2x3x5xi32>, tensor<2x2x2x3x5xi32>) -> tensor<2x2x2x3x5xi32>
    %21 = "stablehlo.iota"() <{iota_dimension = 3 : i64}> : () -> tensor<2x2x2x3x5xi32>
    %22 = "stablehlo.compare"(%20, %21) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x2x2x3x5xi32>, tensor<2x2x2x3x5xi32>) -> tensor<2x2x2x3x5xi1>
    %23 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x2x2x3x5xf32>}> : () -> tensor<2x2x2x3x5xf32>
    %24 = "stablehlo.select"(%22, %15, %23) : (tensor<2x2x2x3x5xi1>, tensor<2x2x2x3x5xf32>, tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xf32>
    %25 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %29 = "stablehlo.reduce"(%24, %25) <{dimensions = array<i64: 4>}> ({
    ^bb0(%r26: tensor<f32>, %r27: tensor<f32>):
      %28 = "stablehlo.maximum"(%r26, %r27) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%28) : (tensor<f32>) -> ()
    }) : (tensor<2x2x2x3x5xf32>, tensor<f32>) -> tensor<2x2x2x3xf32>
    %30 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x2x2x3xf32>}> : () -> tensor<2x2x2x3xf32>
    %31 = "stablehlo.compare"(%29, %30) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x2x2x3xf32>, tensor<2x2x2x3xf32>) -> tensor<2x2x2x3xi1>
    %32 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x2x3xf32>}> : () -> tensor<2x2x2x3xf32>
    %33 = "stablehlo.select"(%31, %32, %29) : (tensor<2x2x2x3xi1>, tensor<2x2x2x3xf32>, tensor<2x2x2x3xf32>) -> tensor<2x2x2x3xf32>
    %34 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x2x2x3xf32>) -> tensor<2x2x2x3x5xf32>
    %35 = "stablehlo.subtract"(%24, %34) : (tensor<2x2x2x3x5xf32>, tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xf32>
    %36 = "stablehlo.exponential"(%35) : (tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xf32>
    %37 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %41 = "stablehlo.reduce"(%36, %37) <{dimensions = array<i64: 4>}> ({
    ^bb0(%r38: tensor<f32>, %r39: tensor<f32>):
      %40 = "stablehlo.add"(%r38, %r39) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%40) : (tensor<f32>) -> ()
    }) : (tensor<2x2x2x3x5xf32>, tensor<f32>) -> tensor<2x2x2x3xf32>
    %42 = "stablehlo.convert"(%36) : (tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xbf16>
    %43 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %44 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %45 = "stablehlo.multiply"(%7, %44) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %46 = "stablehlo.convert"(%42) : (tensor<2x2x2x3x5xbf16>) -> tensor<2x2x2x3x5xf32>
    %47 = "stablehlo.convert"(%arg2) : (tensor<2x2x5x8xbf16>) -> tensor<2x2x5x8xf32>
    %48 = "stablehlo.dot_general"(%46, %47) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x2x2x3x5xf32>, tensor<2x2x5x8xf32>) -> tensor<2x2x2x3x8xf32>
    %49 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x2x3xf32>}> : () -> tensor<2x2x2x3xf32>
    %50 = "stablehlo.compare"(%41, %49) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x2x2x3xf32>, tensor<2x2x2x3xf32>) -> tensor<2x2x2x3xi1>
    %51 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x2x2x3xf32>}> : () -> tensor<2x2x2x3xf32>
    %52 = "stablehlo.select"(%50, %51, %41) : (tensor<2x2x2x3xi1>, tensor<2x2x2x3xf32>, tensor<2x2x2x3xf32>) -> tensor<2x2x2x3xf32>
    %53 = "stablehlo.log"(%52) : (tensor<2x2x2x3xf32>) -> tensor<2x2x2x3xf32>
    %54 = "stablehlo.add"(%29, %53) : (tensor<2x2x2x3xf32>, tensor<2x2x2x3xf32>) -> tensor<2x2x2x3xf32>
    %55 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<2x2x2x3xf32>}> : () -> tensor<2x2x2x3xf32>
    %56 = "stablehlo.select"(%50, %55, %54) : (tensor<2x2x2x3xi1>, tensor<2x2x2x3xf32>, tensor<2x2x2x3xf32>) -> tensor<2x2x2x3xf32>
    %57 = "stablehlo.broadcast_in_dim"(%52) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x2x2x3xf32>) -> tensor<2x2x2x3x8xf32>
    %58 = "stablehlo.divide"(%48, %57) : (tensor<2x2x2x3x8xf32>, tensor<2x2x2x3x8xf32>) -> tensor<2x2x2x3x8xf32>
    %59 = "stablehlo.reshape"(%58) : (tensor<2x2x2x3x8xf32>) -> tensor<2x4x3x8xf32>
    %60 = "stablehlo.reshape"(%56) : (tensor<2x2x2x3xf32>) -> tensor<2x4x3xf32>
    %61 = "stablehlo.convert"(%59) : (tensor<2x4x3x8xf32>) -> tensor<2x4x3x8xbf16>
    %62 = "stablehlo.optimization_barrier"(%61) : (tensor<2x4x3x8xbf16>) -> tensor<2x4x3x8xbf16>
    %63 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<2x4x3xf32>}> : () -> tensor<2x4x3xf32>
    %64 = "stablehlo.compare"(%60, %63) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x4x3xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xi1>
    %65 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x4x3xf32>}> : () -> tensor<2x4x3xf32>
    %66 = "stablehlo.select"(%64, %65, %60) : (tensor<2x4x3xi1>, tensor<2x4x3xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
    return %62, %66 : tensor<2x4x3x8xbf16>, tensor<2x4x3xf32>
  }
}

// T[2,4,3,8] T[2,2,5,8] T[2,2,5,8] 0.0 true, T = float16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x4x3x8xf16>, %arg1: tensor<2x2x5x8xf16>, %arg2: tensor<2x2x5x8xf16>) -> (tensor<2x4x3x8xf16>, tensor<2x4x3xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f16>}> : () -> tensor<f16>
    %1 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f16>}> : () -> tensor<f16>
    %2 = "stablehlo.reshape"(%arg0) : (tensor<2x4x3x8xf16>) -> tensor<2x2x2x3x8xf16>
    %3 = "stablehlo.constant"() <{value = dense<0.35355339059327373> : tensor<f32>}> : () -> tensor<f32>
    %4 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x2x2x3xf32>}> : () -> tensor<2x2x2x3xf32>
    %5 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x2x3xf32>}> : () -> tensor<2x2x2x3xf32>
    %6 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x2x3x8xf32>}> : () -> tensor<2x2x2x3x8xf32>
    %7 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %8 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %9 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %10 = "stablehlo.multiply"(%7, %9) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %11 = "stablehlo.convert"(%2) : (tensor<2x2x2x3x8xf16>) -> tensor<2x2x2x3x8xf32>
    %12 = "stablehlo.convert"(%arg1) : (tensor<2x2x5x8xf16>) -> tensor<2x2x5x8xf32>
    %13 = "stablehlo.dot_general"(%11, %12) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x2x2x3x8xf32>, tensor<2x2x5x8xf32>) -> tensor<2x2x2x3x5xf32>
    %14 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x2x3x5xf32>
    %15 = "stablehlo.multiply"(%13, %14) : (tensor<2x2x2x3x5xf32>, tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xf32>
    %16 = "stablehlo.iota"() <{iota_dimension = 4 : i64}> : () -> tensor<2x2x2x3x5xi32>
    %17 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %18 = "stablehlo.multiply"(%7, %17) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %19 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x2x2x3x5xi32>
    %20 = "stablehlo.add"(%16, %19) : (tensor<2x2x2x3x5xi32>, tensor<2x2x2x3x5xi32>) -> tensor<2x2x2x3x5xi32>
    %21 = "stablehlo.iota"() <{iota_dimension = 3 : i64}> : () -> tensor<2x2x2x3x5xi32>
    %22 = "stablehlo.compare"(%20, %21) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x2x2x3x5xi32>, tensor<2x2x2x3x5xi32>) -> tensor<2x2x2x3x5xi1>
    %23 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x2x2x3x5xf32>}> : () -> tensor<2x2x2x3x5xf32>
    %24 = "stablehlo.select"(%22, %15, %23) : (tensor<2x2x2x3x5xi1>, tensor<2x2x2x3x5xf32>, tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xf32>
    %25 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %29 = "stablehlo.reduce"(%24, %25) <{dimensions = array<i64: 4>}> ({
    ^bb0(%r26: tensor<f32>, %r27: tensor<f32>):
      %28 = "stablehlo.maximum"(%r26, %r27) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%28) : (tensor<f32>) -> ()
    }) : (tensor<2x2x2x3x5xf32>, tensor<f32>) -> tensor<2x2x2x3xf32>
    %30 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x2x2x3xf32>}> : () -> tensor<2x2x2x3xf32>
    %31 = "stablehlo.compare"(%29, %30) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x2x2x3xf32>, tensor<2x2x2x3xf32>) -> tensor<2x2x2x3xi1>
    %32 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x2x3xf32>}> : () -> tensor<2x2x2x3xf32>
    %33 = "stablehlo.select"(%31, %32, %29) : (tensor<2x2x2x3xi1>, tensor<2x2x2x3xf32>, tensor<2x2x2x3xf32>) -> tensor<2x2x2x3xf32>
    %34 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x2x2x3xf32>) -> tensor<2x2x2x3x5xf32>
    %35 = "stablehlo.subtract"(%24, %34) : (tensor<2x2x2x3x5xf32>, tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xf32>
    %36 = "stablehlo.exponential"(%35) : (tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xf32>
    %37 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %41 = "stablehlo.reduce"(%36, %37) <{dimensions = array<i64: 4>}> ({
    ^bb0(%r38: tensor<f32>, %r39: tensor<f32>):
      %40 = "stablehlo.add"(%r38, %r39) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%40) : (tensor<f32>) -> ()
    }) : (tensor<2x2x2x3x5xf32>, tensor<f32>) -> tensor<2x2x2x3xf32>
    %42 = "stablehlo.convert"(%36) : (tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xf16>
    %43 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %44 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %45 = "stablehlo.multiply"(%7, %44) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %46 = "stablehlo.convert"(%42) : (tensor<2x2x2x3x5xf16>) -> tensor<2x2x2x3x5xf32>
    %47 = "stablehlo.convert"(%arg2) : (tensor<2x2x5x8xf16>) -> tensor<2x2x5x8xf32>
    %48 = "stablehlo.dot_general"(%46, %47) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x2x2x3x5xf32>, tensor<2x2x5x8xf32>) -> tensor<2x2x2x3x8xf32>
    %49 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x2x3xf32>}> : () -> tensor<2x2x2x3xf32>
    %50 = "stablehlo.compare"(%41, %49) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x2x2x3xf32>, tensor<2x2x2x3xf32>) -> tensor<2x2x2x3xi1>
    %51 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x2x2x3xf32>}> : () -> tensor<2x2x2x3xf32>
    %52 = "stablehlo.select"(%50, %51, %41) : (tensor<2x2x2x3xi1>, tensor<2x2x2x3xf32>, tensor<2x2x2x3xf32>) -> tensor<2x2x2x3xf32>
    %53 = "stablehlo.log"(%52) : (tensor<2x2x2x3xf32>) -> tensor<2x2x2x3xf32>
    %54 = "stablehlo.add"(%29, %53) : (tensor<2x2x2x3xf32>, tensor<2x2x2x3xf32>) -> tensor<2x2x2x3xf32>
    %55 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<2x2x2x3xf32>}> : () -> tensor<2x2x2x3xf32>
    %56 = "stablehlo.select"(%50, %55, %54) : (tensor<2x2x2x3xi1>, tensor<2x2x2x3xf32>, tensor<2x2x2x3xf32>) -> tensor<2x2x2x3xf32>
    %57 = "stablehlo.broadcast_in_dim"(%52) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x2x2x3xf32>) -> tensor<2x2x2x3x8xf32>
    %58 = "stablehlo.divide"(%48, %57) : (tensor<2x2x2x3x8xf32>, tensor<2x2x2x3x8xf32>) -> tensor<2x2x2x3x8xf32>
    %59 = "stablehlo.reshape"(%58) : (tensor<2x2x2x3x8xf32>) -> tensor<2x4x3x8xf32>
    %60 = "stablehlo.reshape"(%56) : (tensor<2x2x2x3xf32>) -> tensor<2x4x3xf32>
    %61 = "stablehlo.convert"(%59) : (tensor<2x4x3x8xf32>) -> tensor<2x4x3x8xf16>
    %62 = "stablehlo.optimization_barrier"(%61) : (tensor<2x4x3x8xf16>) -> tensor<2x4x3x8xf16>
    %63 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<2x4x3xf32>}> : () -> tensor<2x4x3xf32>
    %64 = "stablehlo.compare"(%60, %63) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x4x3xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xi1>
    %65 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x4x3xf32>}> : () -> tensor<2x4x3xf32>
    %66 = "stablehlo.select"(%64, %65, %60) : (tensor<2x4x3xi1>, tensor<2x4x3xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
    return %62, %66 : tensor<2x4x3x8xf16>, tensor<2x4x3xf32>
  }
}

// T[2,4,3,8] T[2,2,5,8] T[2,2,5,8] 0.0 true, T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x4x3x8xf64>, %arg1: tensor<2x2x5x8xf64>, %arg2: tensor<2x2x5x8xf64>) -> (tensor<2x4x3x8xf64>, tensor<2x4x3xf64>) {
    %0 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %1 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %2 = "stablehlo.reshape"(%arg0) : (tensor<2x4x3x8xf64>) -> tensor<2x2x2x3x8xf64>
    %3 = "stablehlo.constant"() <{value = dense<0.35355339059327373> : tensor<f64>}> : () -> tensor<f64>
    %4 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<2x2x2x3xf64>}> : () -> tensor<2x2x2x3xf64>
    %5 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x2x3xf64>}> : () -> tensor<2x2x2x3xf64>
    %6 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x2x3x8xf64>}> : () -> tensor<2x2x2x3x8xf64>
    %7 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %8 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %9 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %10 = "stablehlo.multiply"(%7, %9) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %11 = "stablehlo.dot_general"(%2, %arg1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x2x2x3x8xf64>, tensor<2x2x5x8xf64>) -> tensor<2x2x2x3x5xf64>
    %12 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<2x2x2x3x5xf64>
    %13 = "stablehlo.multiply"(%11, %12) : (tensor<2x2x2x3x5xf64>, tensor<2x2x2x3x5xf64>) -> tensor<2x2x2x3x5xf64>
    %14 = "stablehlo.iota"() <{iota_dimension = 4 : i64}> : () -> tensor<2x2x2x3x5xi32>
    %15 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %16 = "stablehlo.multiply"(%7, %15) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %17 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x2x2x3x5xi32>
    %18 = "stablehlo.add"(%14, %17) : (tensor<2x2x2x3x5xi32>, tensor<2x2x2x3x5xi32>) -> tensor<2x2x2x3x5xi32>
    %19 = "stablehlo.iota"() <{iota_dimension = 3 : i64}> : () -> tensor<2x2x2x3x5xi32>
    %20 = "stablehlo.compare"(%18, %19) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x2x2x3x5xi32>, tensor<2x2x2x3x5xi32>) -> tensor<2x2x2x3x5xi1>
    %21 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<2x2x2x3x5xf64>}> : () -> tensor<2x2x2x3x5xf64>
    %22 = "stablehlo.select"(%20, %13, %21) : (tensor<2x2x2x3x5xi1>, tensor<2x2x2x3x5xf64>, tensor<2x2x2x3x5xf64>) -> tensor<2x2x2x3x5xf64>
    %23 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<f64>}> : () -> tensor<f64>
    %27 = "stablehlo.reduce"(%22, %23) <{dimensions = array<i64: 4>}> ({
    ^bb0(%r24: tensor<f64>, %r25: tensor<f64>):
      %26 = "stablehlo.maximum"(%r24, %r25) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%26) : (tensor<f64>) -> ()
    }) : (tensor<2x2x2x3x5xf64>, tensor<f64>) -> tensor<2x2x2x3xf64>
    %28 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<2x2x2x3xf64>}> : () -> tensor<2x2x2x3xf64>
    %29 = "stablehlo.compare"(%27, %28) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x2x2x3xf64>, tensor<2x2x2x3xf64>) -> tensor<2x2x2x3xi1>
    %30 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x2x3xf64>}> : () -> tensor<2x2x2x3xf64>
    %31 = "stablehlo.select"(%29, %30, %27) : (tensor<2x2x2x3xi1>, tensor<2x2x2x3xf64>, tensor<2x2x2x3xf64>) -> tensor<2x2x2x3xf64>
    %32 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x2x2x3xf64>) -> tensor<2x2x2x3x5xf64>
    %33 = "stablehlo.subtract"(%22, %32) : (tensor<2x2x2x3x5xf64>, tensor<2x2x2x3x5xf64>) -> tensor<2x2x2x3x5xf64>
    %34 = "stablehlo.exponential"(%33) : (tensor<2x2x2x3x5xf64>) -> tensor<2x2x2x3x5xf64>
    %35 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %39 = "stablehlo.reduce"(%34, %35) <{dimensions = array<i64: 4>}> ({
    ^bb0(%r36: tensor<f64>, %r37: tensor<f64>):
      %38 = "stablehlo.add"(%r36, %r37) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%38) : (tensor<f64>) -> ()
    }) : (tensor<2x2x2x3x5xf64>, tensor<f64>) -> tensor<2x2x2x3xf64>
    %40 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %41 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %42 = "stablehlo.multiply"(%7, %41) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %43 = "stablehlo.dot_general"(%34, %arg2) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x2x2x3x5xf64>, tensor<2x2x5x8xf64>) -> tensor<2x2x2x3x8xf64>
    %44 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x2x2x3xf64>}> : () -> tensor<2x2x2x3xf64>
    %45 = "stablehlo.compare"(%39, %44) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x2x2x3xf64>, tensor<2x2x2x3xf64>) -> tensor<2x2x2x3xi1>
    %46 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x2x2x3xf64>}> : () -> tensor<2x2x2x3xf64>
    %47 = "stablehlo.select"(%45, %46, %39) : (tensor<2x2x2x3xi1>, tensor<2x2x2x3xf64>, tensor<2x2x2x3xf64>) -> tensor<2x2x2x3xf64>
    %48 = "stablehlo.log"(%47) : (tensor<2x2x2x3xf64>) -> tensor<2x2x2x3xf64>
    %49 = "stablehlo.add"(%27, %48) : (tensor<2x2x2x3xf64>, tensor<2x2x2x3xf64>) -> tensor<2x2x2x3xf64>
    %50 = "stablehlo.constant"() <{value = dense<0x7FF0000000000000> : tensor<2x2x2x3xf64>}> : () -> tensor<2x2x2x3xf64>
    %51 = "stablehlo.select"(%45, %50, %49) : (tensor<2x2x2x3xi1>, tensor<2x2x2x3xf64>, tensor<2x2x2x3xf64>) -> tensor<2x2x2x3xf64>
    %52 = "stablehlo.broadcast_in_dim"(%47) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x2x2x3xf64>) -> tensor<2x2x2x3x8xf64>
    %53 = "stablehlo.divide"(%43, %52) : (tensor<2x2x2x3x8xf64>, tensor<2x2x2x3x8xf64>) -> tensor<2x2x2x3x8xf64>
    %54 = "stablehlo.reshape"(%53) : (tensor<2x2x2x3x8xf64>) -> tensor<2x4x3x8xf64>
    %55 = "stablehlo.reshape"(%51) : (tensor<2x2x2x3xf64>) -> tensor<2x4x3xf64>
    %56 = "stablehlo.optimization_barrier"(%54) : (tensor<2x4x3x8xf64>) -> tensor<2x4x3x8xf64>
    %57 = "stablehlo.constant"() <{value = dense<0x7FF0000000000000> : tensor<2x4x3xf64>}> : () -> tensor<2x4x3xf64>
    %58 = "stablehlo.compare"(%55, %57) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x4x3xf64>, tensor<2x4x3xf64>) -> tensor<2x4x3xi1>
    %59 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x4x3xf64>}> : () -> tensor<2x4x3xf64>
    %60 = "stablehlo.select"(%58, %59, %55) : (tensor<2x4x3xi1>, tensor<2x4x3xf64>, tensor<2x4x3xf64>) -> tensor<2x4x3xf64>
    return %56, %60 : tensor<2x4x3x8xf64>, tensor<2x4x3xf64>
  }
}
