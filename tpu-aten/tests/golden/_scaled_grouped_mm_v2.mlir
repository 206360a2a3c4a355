// aten::_scaled_grouped_mm_v2(Tensor self, Tensor mat2, Tensor[] scale_a, int[] recipe_a, int[] swizzle_a, Tensor[] scale_b, int[] recipe_b, int[] swizzle_b, Tensor? offs=None, Tensor? bias=None, ScalarType? out_dtype=None, int[] contraction_dim=[], bool use_fast_accum=False) -> Tensor

// T[4,16] T[2,16,16] {f32[4]} (1) (0) {f32[2,16]} (1) (0) i32[2] none @bf16, T = float8_e4m3fn
module @torchtpu {
  func.func public @main(%arg0: tensor<4x16xf8E4M3FN>, %arg1: tensor<2x16x16xf8E4M3FN>, %arg2: tensor<4xf32>, %arg3: tensor<2x16xf32>, %arg4: tensor<2xi32>) -> (tensor<4x16xbf16>) {
    %0 = "stablehlo.reshape"(%arg2) : (tensor<4xf32>) -> tensor<4x1xf32>
    %1 = "stablehlo.reshape"(%arg3) : (tensor<2x16xf32>) -> tensor<32x1xf32>
    %2 = "stablehlo.reshape"(%0) : (tensor<4x1xf32>) -> tensor<1x4xf32>
    %3 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x4xf32>) -> tensor<2x4xf32>
    %4 = "stablehlo.reshape"(%1) : (tensor<32x1xf32>) -> tensor<2x16xf32>
    %5 = "stablehlo.constant"() <{value = dense<0.0> : tensor<4x16xf32>}> : () -> tensor<4x16xf32>
    %6 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %53:8 = "stablehlo.while"(%6, %6, %5, %arg0, %arg1, %arg4, %3, %4) ({
    ^bb0(%r7: tensor<i32>, %r8: tensor<i32>, %r9: tensor<4x16xf32>, %r10: tensor<4x16xf8E4M3FN>, %r11: tensor<2x16x16xf8E4M3FN>, %r12: tensor<2xi32>, %r13: tensor<2x4xf32>, %r14: tensor<2x16xf32>):
      %15 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
      %16 = "stablehlo.compare"(%r7, %15) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%16) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r17: tensor<i32>, %r18: tensor<i32>, %r19: tensor<4x16xf32>, %r20: tensor<4x16xf8E4M3FN>, %r21: tensor<2x16x16xf8E4M3FN>, %r22: tensor<2xi32>, %r23: tensor<2x4xf32>, %r24: tensor<2x16xf32>):
      %25 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %26 = "stablehlo.dynamic_slice"(%r22, %r17) <{slice_sizes = array<i64: 1>}> : (tensor<2xi32>, tensor<i32>) -> tensor<1xi32>
      %27 = "stablehlo.reshape"(%26) : (tensor<1xi32>) -> tensor<i32>
      %28 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %29 = "stablehlo.dynamic_slice"(%r21, %r17, %28, %28) <{slice_sizes = array<i64: 1, 16, 16>}> : (tensor<2x16x16xf8E4M3FN>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x16xf8E4M3FN>
      %30 = "stablehlo.reshape"(%29) : (tensor<1x16x16xf8E4M3FN>) -> tensor<16x16xf8E4M3FN>
      %31 = "stablehlo.convert"(%r20) : (tensor<4x16xf8E4M3FN>) -> tensor<4x16xf32>
      %32 = "stablehlo.convert"(%30) : (tensor<16x16xf8E4M3FN>) -> tensor<16x16xf32>
      %33 = "stablehlo.dot_general"(%31, %32) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x16xf32>, tensor<16x16xf32>) -> tensor<4x16xf32>
      %34 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %35 = "stablehlo.dynamic_slice"(%r23, %r17, %34) <{slice_sizes = array<i64: 1, 4>}> : (tensor<2x4xf32>, tensor<i32>, tensor<i32>) -> tensor<1x4xf32>
      %36 = "stablehlo.reshape"(%35) : (tensor<1x4xf32>) -> tensor<4xf32>
      %37 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %38 = "stablehlo.dynamic_slice"(%r24, %r17, %37) <{slice_sizes = array<i64: 1, 16>}> : (tensor<2x16xf32>, tensor<i32>, tensor<i32>) -> tensor<1x16xf32>
      %39 = "stablehlo.reshape"(%38) : (tensor<1x16xf32>) -> tensor<16xf32>
      %40 = "stablehlo.broadcast_in_dim"(%36) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xf32>) -> tensor<4x16xf32>
      %41 = "stablehlo.multiply"(%33, %40) : (tensor<4x16xf32>, tensor<4x16xf32>) -> tensor<4x16xf32>
      %42 = "stablehlo.broadcast_in_dim"(%39) <{broadcast_dimensions = array<i64: 1>}> : (tensor<16xf32>) -> tensor<4x16xf32>
      %43 = "stablehlo.multiply"(%41, %42) : (tensor<4x16xf32>, tensor<4x16xf32>) -> tensor<4x16xf32>
      %44 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4x16xi32>
      %45 = "stablehlo.broadcast_in_dim"(%r18) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<4x16xi32>
      %46 = "stablehlo.broadcast_in_dim"(%27) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<4x16xi32>
      %47 = "stablehlo.compare"(%44, %45) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<4x16xi32>, tensor<4x16xi32>) -> tensor<4x16xi1>
      %48 = "stablehlo.compare"(%44, %46) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<4x16xi32>, tensor<4x16xi32>) -> tensor<4x16xi1>
      %49 = "stablehlo.and"(%47, %48) : (tensor<4x16xi1>, tensor<4x16xi1>) -> tensor<4x16xi1>
      %50 = "stablehlo.select"(%49, %43, %r19) : (tensor<4x16xi1>, tensor<4x16xf32>, tensor<4x16xf32>) -> tensor<4x16xf32>
      %51 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %52 = "stablehlo.add"(%r17, %51) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%52, %27, %50, %r20, %r21, %r22, %r23, %r24) : (tensor<i32>, tensor<i32>, tensor<4x16xf32>, tensor<4x16xf8E4M3FN>, tensor<2x16x16xf8E4M3FN>, tensor<2xi32>, tensor<2x4xf32>, tensor<2x16xf32>) -> ()
    }) : (tensor<i32>, tensor<i32>, tensor<4x16xf32>, tensor<4x16xf8E4M3FN>, tensor<2x16x16xf8E4M3FN>, tensor<2xi32>, tensor<2x4xf32>, tensor<2x16xf32>) -> (tensor<i32>, tensor<i32>, tensor<4x16xf32>, tensor<4x16xf8E4M3FN>, tensor<2x16x16xf8E4M3FN>, tensor<2xi32>, tensor<2x4xf32>, tensor<2x16xf32>)
    %54 = "stablehlo.convert"(%53#2) : (tensor<4x16xf32>) -> tensor<4x16xbf16>
    return %54 : tensor<4x16xbf16>
  }
}
