// aten::_scaled_grouped_mm(Tensor self, Tensor mat2, Tensor scale_a, Tensor scale_b, Tensor? offs=None, Tensor? bias=None, Tensor? scale_result=None, ScalarType? out_dtype=None, bool use_fast_accum=False) -> Tensor

// T[4,16] T[2,16,16] f32[4] f32[2,16] i32[2] none none @bf16, T = float8_e4m3fn
module @torchtpu {
  func.func public @main(%arg0: tensor<4x16xf8E4M3FN>, %arg1: tensor<2x16x16xf8E4M3FN>, %arg2: tensor<4xf32>, %arg3: tensor<2x16xf32>, %arg4: tensor<2xi32>) -> (tensor<4x16xbf16>) {
    %0 = "stablehlo.reshape"(%arg2) : (tensor<4xf32>) -> tensor<1x4xf32>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x4xf32>) -> tensor<2x4xf32>
    %2 = "stablehlo.constant"() <{value = dense<0.0> : tensor<4x16xf32>}> : () -> tensor<4x16xf32>
    %3 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %50:8 = "stablehlo.while"(%3, %3, %2, %arg0, %arg1, %arg4, %1, %arg3) ({
    ^bb0(%r4: tensor<i32>, %r5: tensor<i32>, %r6: tensor<4x16xf32>, %r7: tensor<4x16xf8E4M3FN>, %r8: tensor<2x16x16xf8E4M3FN>, %r9: tensor<2xi32>, %r10: tensor<2x4xf32>, %r11: tensor<2x16xf32>):
      %12 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
      %13 = "stablehlo.compare"(%r4, %12) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%13) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r14: tensor<i32>, %r15: tensor<i32>, %r16: tensor<4x16xf32>, %r17: tensor<4x16xf8E4M3FN>, %r18: tensor<2x16x16xf8E4M3FN>, %r19: tensor<2xi32>, %r20: tensor<2x4xf32>, %r21: tensor<2x16xf32>):
      %22 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %23 = "stablehlo.dynamic_slice"(%r19, %r14) <{slice_sizes = array<i64: 1>}> : (tensor<2xi32>, tensor<i32>) -> tensor<1xi32>
      %24 = "stablehlo.reshape"(%23) : (tensor<1xi32>) -> tensor<i32>
      %25 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %26 = "stablehlo.dynamic_slice"(%r18, %r14, %25, %25) <{slice_sizes = array<i64: 1, 16, 16>}> : (tensor<2x16x16xf8E4M3FN>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x16xf8E4M3FN>
      %27 = "stablehlo.reshape"(%26) : (tensor<1x16x16xf8E4M3FN>) -> tensor<16x16xf8E4M3FN>
      %28 = "stablehlo.convert"(%r17) : (tensor<4x16xf8E4M3FN>) -> tensor<4x16xf32>
      %29 = "stablehlo.convert"(%27) : (tensor<16x16xf8E4M3FN>) -> tensor<16x16xf32>
      %30 = "stablehlo.dot_general"(%28, %29) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x16xf32>, tensor<16x16xf32>) -> tensor<4x16xf32>
      %31 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %32 = "stablehlo.dynamic_slice"(%r20, %r14, %31) <{slice_sizes = array<i64: 1, 4>}> : (tensor<2x4xf32>, tensor<i32>, tensor<i32>) -> tensor<1x4xf32>
      %33 = "stablehlo.reshape"(%32) : (tensor<1x4xf32>) -> tensor<4xf32>
      %34 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %35 = "stablehlo.dynamic_slice"(%r21, %r14, %34) <{slice_sizes = array<i64: 1, 16>}> : (tensor<2x16xf32>, tensor<i32>, tensor<i32>) -> tensor<1x16xf32>
      %36 = "stablehlo.reshape"(%35) : (tensor<1x16xf32>) -> tensor<16xf32>
      %37 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xf32>) -> tensor<4x16xf32>
      %38 = "stablehlo.multiply"(%30, %37) : (tensor<4x16xf32>, tensor<4x16xf32>) -> tensor<4x16xf32>
      %39 = "stablehlo.broadcast_in_dim"(%36) <{broadcast_dimensions = array<i64: 1>}> : (tensor<16xf32>) -> tensor<4x16xf32>
      %40 = "stablehlo.multiply"(%38, %39) : (tensor<4x16xf32>, tensor<4x16xf32>) -> tensor<4x16xf32>
      %41 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4x16xi32>
      %42 = "stablehlo.broadcast_in_dim"(%r15) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<4x16xi32>
      %43 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<4x16xi32>
      %44 = "stablehlo.compare"(%41, %42) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<4x16xi32>, tensor<4x16xi32>) -> tensor<4x16xi1>
      %45 = "stablehlo.compare"(%41, %43) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<4x16xi32>, tensor<4x16xi32>) -> tensor<4x16xi1>
      %46 = "stablehlo.and"(%44, %45) : (tensor<4x16xi1>, tensor<4x16xi1>) -> tensor<4x16xi1>
      %47 = "stablehlo.select"(%46, %40, %r16) : (tensor<4x16xi1>, tensor<4x16xf32>, tensor<4x16xf32>) -> tensor<4x16xf32>
      %48 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %49 = "stablehlo.add"(%r14, %48) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%49, %24, %47, %r17, %r18, %r19, %r20, %r21) : (tensor<i32>, tensor<i32>, tensor<4x16xf32>, tensor<4x16xf8E4M3FN>, tensor<2x16x16xf8E4M3FN>, tensor<2xi32>, tensor<2x4xf32>, tensor<2x16xf32>) -> ()
    }) : (tensor<i32>, tensor<i32>, tensor<4x16xf32>, tensor<4x16xf8E4M3FN>, tensor<2x16x16xf8E4M3FN>, tensor<2xi32>, tensor<2x4xf32>, tensor<2x16xf32>) -> (tensor<i32>, tensor<i32>, tensor<4x16xf32>, tensor<4x16xf8E4M3FN>, tensor<2x16x16xf8E4M3FN>, tensor<2xi32>, tensor<2x4xf32>, tensor<2x16xf32>)
    %51 = "stablehlo.convert"(%50#2) : (tensor<4x16xf32>) -> tensor<4x16xbf16>
    return %51 : tensor<4x16xbf16>
  }
}

// T[4,16] T[16,16] f32[8] f32[32] i32[2] none none @bf16, T = float8_e4m3fn
module @torchtpu {
  func.func public @main(%arg0: tensor<4x16xf8E4M3FN>, %arg1: tensor<16x16xf8E4M3FN>, %arg2: tensor<8xf32>, %arg3: tensor<32xf32>, %arg4: tensor<2xi32>) -> (tensor<2x4x16xbf16>) {
    %0 = "stablehlo.reshape"(%arg2) : (tensor<8xf32>) -> tensor<2x4xf32>
    %1 = "stablehlo.reshape"(%arg3) : (tensor<32xf32>) -> tensor<2x16xf32>
    %2 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x4x16xf32>}> : () -> tensor<2x4x16xf32>
    %3 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %59:8 = "stablehlo.while"(%3, %3, %2, %arg0, %arg1, %arg4, %0, %1) ({
    ^bb0(%r4: tensor<i32>, %r5: tensor<i32>, %r6: tensor<2x4x16xf32>, %r7: tensor<4x16xf8E4M3FN>, %r8: tensor<16x16xf8E4M3FN>, %r9: tensor<2xi32>, %r10: tensor<2x4xf32>, %r11: tensor<2x16xf32>):
      %12 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
      %13 = "stablehlo.compare"(%r4, %12) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%13) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r14: tensor<i32>, %r15: tensor<i32>, %r16: tensor<2x4x16xf32>, %r17: tensor<4x16xf8E4M3FN>, %r18: tensor<16x16xf8E4M3FN>, %r19: tensor<2xi32>, %r20: tensor<2x4xf32>, %r21: tensor<2x16xf32>):
      %22 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %23 = "stablehlo.dynamic_slice"(%r19, %r14) <{slice_sizes = array<i64: 1>}> : (tensor<2xi32>, tensor<i32>) -> tensor<1xi32>
      %24 = "stablehlo.reshape"(%23) : (tensor<1xi32>) -> tensor<i32>
      %25 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<4x16xi32>
      %26 = "stablehlo.broadcast_in_dim"(%r15) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<4x16xi32>
      %27 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<4x16xi32>
      %28 = "stablehlo.compare"(%25, %26) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<4x16xi32>, tensor<4x16xi32>) -> tensor<4x16xi1>
      %29 = "stablehlo.compare"(%25, %27) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<4x16xi32>, tensor<4x16xi32>) -> tensor<4x16xi1>
      %30 = "stablehlo.and"(%28, %29) : (tensor<4x16xi1>, tensor<4x16xi1>) -> tensor<4x16xi1>
      %31 = "stablehlo.constant"() <{value = dense<0.0> : tensor<4x16xf8E4M3FN>}> : () -> tensor<4x16xf8E4M3FN>
      %32 = "stablehlo.select"(%30, %r17, %31) : (tensor<4x16xi1>, tensor<4x16xf8E4M3FN>, tensor<4x16xf8E4M3FN>) -> tensor<4x16xf8E4M3FN>
      %33 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<16x16xi32>
      %34 = "stablehlo.broadcast_in_dim"(%r15) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<16x16xi32>
      %35 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<16x16xi32>
      %36 = "stablehlo.compare"(%33, %34) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<16x16xi32>, tensor<16x16xi32>) -> tensor<16x16xi1>
      %37 = "stablehlo.compare"(%33, %35) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<16x16xi32>, tensor<16x16xi32>) -> tensor<16x16xi1>
      %38 = "stablehlo.and"(%36, %37) : (tensor<16x16xi1>, tensor<16x16xi1>) -> tensor<16x16xi1>
      %39 = "stablehlo.constant"() <{value = dense<0.0> : tensor<16x16xf8E4M3FN>}> : () -> tensor<16x16xf8E4M3FN>
      %40 = "stablehlo.select"(%38, %r18, %39) : (tensor<16x16xi1>, tensor<16x16xf8E4M3FN>, tensor<16x16xf8E4M3FN>) -> tensor<16x16xf8E4M3FN>
      %41 = "stablehlo.convert"(%32) : (tensor<4x16xf8E4M3FN>) -> tensor<4x16xf32>
      %42 = "stablehlo.convert"(%40) : (tensor<16x16xf8E4M3FN>) -> tensor<16x16xf32>
      %43 = "stablehlo.dot_general"(%41, %42) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x16xf32>, tensor<16x16xf32>) -> tensor<4x16xf32>
      %44 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %45 = "stablehlo.dynamic_slice"(%r20, %r14, %44) <{slice_sizes = array<i64: 1, 4>}> : (tensor<2x4xf32>, tensor<i32>, tensor<i32>) -> tensor<1x4xf32>
      %46 = "stablehlo.reshape"(%45) : (tensor<1x4xf32>) -> tensor<4xf32>
      %47 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %48 = "stablehlo.dynamic_slice"(%r21, %r14, %47) <{slice_sizes = array<i64: 1, 16>}> : (tensor<2x16xf32>, tensor<i32>, tensor<i32>) -> tensor<1x16xf32>
      %49 = "stablehlo.reshape"(%48) : (tensor<1x16xf32>) -> tensor<16xf32>
      %50 = "stablehlo.broadcast_in_dim"(%46) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xf32>) -> tensor<4x16xf32>
      %51 = "stablehlo.multiply"(%43, %50) : (tensor<4x16xf32>, tensor<4x16xf32>) -> tensor<4x16xf32>
      %52 = "stablehlo.broadcast_in_dim"(%49) <{broadcast_dimensions = array<i64: 1>}> : (tensor<16xf32>) -> tensor<4x16xf32>
      %53 = "stablehlo.multiply"(%51, %52) : (tensor<4x16xf32>, tensor<4x16xf32>) -> tensor<4x16xf32>
      %54 = "stablehlo.reshape"(%53) : (tensor<4x16xf32>) -> tensor<1x4x16xf32>
      %55 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %56 = "stablehlo.dynamic_update_slice"(%r16, %54, %r14, %55, %55) : (tensor<2x4x16xf32>, tensor<1x4x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x4x16xf32>
      %57 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %58 = "stablehlo.add"(%r14, %57) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%58, %24, %56, %r17, %r18, %r19, %r20, %r21) : (tensor<i32>, tensor<i32>, tensor<2x4x16xf32>, tensor<4x16xf8E4M3FN>, tensor<16x16xf8E4M3FN>, tensor<2xi32>, tensor<2x4xf32>, tensor<2x16xf32>) -> ()
    }) : (tensor<i32>, tensor<i32>, tensor<2x4x16xf32>, tensor<4x16xf8E4M3FN>, tensor<16x16xf8E4M3FN>, tensor<2xi32>, tensor<2x4xf32>, tensor<2x16xf32>) -> (tensor<i32>, tensor<i32>, tensor<2x4x16xf32>, tensor<4x16xf8E4M3FN>, tensor<16x16xf8E4M3FN>, tensor<2xi32>, tensor<2x4xf32>, tensor<2x16xf32>)
    %60 = "stablehlo.convert"(%59#2) : (tensor<2x4x16xf32>) -> tensor<2x4x16xbf16>
    return %60 : tensor<2x4x16xbf16>
  }
}

// T[2,4,16] T[2,16,16] f32[2,4] f32[2,16] none none none @bf16, T = float8_e4m3fn
module @torchtpu {
  func.func public @main(%arg0: tensor<2x4x16xf8E4M3FN>, %arg1: tensor<2x16x16xf8E4M3FN>, %arg2: tensor<2x4xf32>, %arg3: tensor<2x16xf32>) -> (tensor<2x4x16xbf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x4x16xf8E4M3FN>) -> tensor<2x4x16xf32>
    %1 = "stablehlo.convert"(%arg1) : (tensor<2x16x16xf8E4M3FN>) -> tensor<2x16x16xf32>
    %2 = "stablehlo.dot_general"(%0, %1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x4x16xf32>, tensor<2x16x16xf32>) -> tensor<2x4x16xf32>
    %3 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x4xf32>) -> tensor<2x4x16xf32>
    %4 = "stablehlo.multiply"(%2, %3) : (tensor<2x4x16xf32>, tensor<2x4x16xf32>) -> tensor<2x4x16xf32>
    %5 = "stablehlo.broadcast_in_dim"(%arg3) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x16xf32>) -> tensor<2x4x16xf32>
    %6 = "stablehlo.multiply"(%4, %5) : (tensor<2x4x16xf32>, tensor<2x4x16xf32>) -> tensor<2x4x16xf32>
    %7 = "stablehlo.convert"(%6) : (tensor<2x4x16xf32>) -> tensor<2x4x16xbf16>
    return %7 : tensor<2x4x16xbf16>
  }
}
