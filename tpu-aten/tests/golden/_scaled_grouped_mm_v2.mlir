// aten::_scaled_grouped_mm_v2(Tensor self, Tensor mat2, Tensor[] scale_a, int[] recipe_a, int[] swizzle_a, Tensor[] scale_b, int[] recipe_b, int[] swizzle_b, Tensor? offs=None, Tensor? bias=None, ScalarType? out_dtype=None, int[] contraction_dim=[], bool use_fast_accum=False) -> Tensor

// T[4,16] T[2,16,16] {f32[4]} (1) (0) {f32[2,16]} (1) (0) i32[2] none @bf16, T = float8_e4m3fn
module @torchtpu {
  func.func public @main(%arg0: tensor<4x16xf8E4M3FN>, %arg1: tensor<2x16x16xf8E4M3FN>, %arg2: tensor<4xf32>, %arg3: tensor<2x16xf32>, %arg4: tensor<2xi32>) -> (tensor<4x16xbf16>) {
    %0 = "stablehlo.reshape"(%arg2) : (tensor<4xf32>) -> tensor<4x1xf32>
    %1 = "stablehlo.reshape"(%arg3) : (tensor<2x16xf32>) -> tensor<32x1xf32>
    %2 = "stablehlo.reshape"(%arg2) : (tensor<4xf32>) -> tensor<1x4xf32>
    %3 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x4xf32>) -> tensor<2x4xf32>
    %4 = "stablehlo.constant"() <{value = dense<0.0> : tensor<4x16xf32>}> : () -> tensor<4x16xf32>
    %5 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %52:8 = "stablehlo.while"(%5, %5, %4, %arg0, %arg1, %arg4, %3, %arg3) ({
    ^bb0(%r6: tensor<i32>, %r7: tensor<i32>, %r8: tensor<4x16xf32>, %r9: tensor<4x16xf8E4M3FN>, %r10: tensor<2x16x16xf8E4M3FN>, %r11: tensor<2xi32>, %r12: tensor<2x4xf32>, %r13: tensor<2x16xf32>):
      %14 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
      %15 = "stablehlo.compare"(%r6, %14) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%15) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r16: tensor<i32>, %r17: tensor<i32>, %r18: tensor<4x16xf32>, %r19: tensor<4x16xf8E4M3FN>, %r20: tensor<2x16x16xf8E4M3FN>, %r21: tensor<2xi32>, %r22: tensor<2x4xf32>, %r23: tensor<2x16xf32>):
      %24 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %25 = "stablehlo.dynamic_slice"(%r21, %r16) <{slice_sizes = array<i64: 1>}> : (tensor<2xi32>, tensor<i32>) -> tensor<1xi32>
      %26 = "stablehlo.reshape"(%25) : (tensor<1xi32>) -> tensor<i32>
      %27 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %28 = "stablehlo.dynamic_slice"(%r20, %r16, %27, %27) <{slice_sizes = array<i64: 1, 16, 16>}> : (tensor<2x16x16xf8E4M3FN>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x16xf8E4M3FN>
      %29 = "stablehlo.reshape"(%28) : (tensor<1x16x16xf8E4M3FN>) -> tensor<16x16xf8E4M3FN>
      %30 = "stablehlo.convert"(%r19) : (tensor<4x16xf8E4M3FN>) -> tensor<4x16xf32>
      %31 = "stablehlo.convert"(%29) : (tensor<16x16xf8E4M3FN>) -> tensor<16x16xf32>
      %32 = "stablehlo.dot_general"(%30, %31) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x16xf32>, tensor<16x16xf32>) -> tensor<4x16xf32>
      %33 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %34 = "stablehlo.dynamic_slice"(%r22, %r16, %33) <{slice_sizes = array<i64: 1, 4>}> : (tensor<2x4xf32>, tensor<i32>, tensor<i32>) -> tensor<1x4xf32>
      %35 = "stablehlo.reshape"(%34) : (tensor<1x4xf32>) -> tensor<4xf32>
      %36 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %37 = "stablehlo.dynamic_slice"(%r23, %r16, %36) <{slice_sizes = array<i64: 1, 16>}> : (tensor<2x16xf32>, tensor<i32>, tensor<i32>) -> tensor<1x16xf32>
      %38 = "stablehlo.reshape"(%37) : (tensor<1x16xf32>) -> tensor<16xf32>
      %39 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xf32>) -> tensor<4x16xf32>
      %40 = "stablehlo.multiply"(%32, %39) : (tensor<4x16xf32>, tensor<4x16xf32>) -> tensor<4x16xf32>
      %41 = "stablehlo.broadcast_in_dim"(%38) <{broadcast_dimensions = array<i64: 1>}> : (tensor<16xf32>) -> tensor<4x16xf32>
      %42 = "stablehlo.multiply"(%40, %41) : (tensor<4x16xf32>, tensor<4x16xf32>) -> tensor<4x16xf32>
      %43 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4x16xi32>
      %44 = "stablehlo.broadcast_in_dim"(%r17) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<4x16xi32>
      %45 = "stablehlo.broadcast_in_dim"(%26) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<4x16xi32>
      %46 = "stablehlo.compare"(%43, %44) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<4x16xi32>, tensor<4x16xi32>) -> tensor<4x16xi1>
      %47 = "stablehlo.compare"(%43, %45) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<4x16xi32>, tensor<4x16xi32>) -> tensor<4x16xi1>
      %48 = "stablehlo.and"(%46, %47) : (tensor<4x16xi1>, tensor<4x16xi1>) -> tensor<4x16xi1>
      %49 = "stablehlo.select"(%48, %42, %r18) : (tensor<4x16xi1>, tensor<4x16xf32>, tensor<4x16xf32>) -> tensor<4x16xf32>
      %50 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %51 = "stablehlo.add"(%r16, %50) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%51, %26, %49, %r19, %r20, %r21, %r22, %r23) : (tensor<i32>, tensor<i32>, tensor<4x16xf32>, tensor<4x16xf8E4M3FN>, tensor<2x16x16xf8E4M3FN>, tensor<2xi32>, tensor<2x4xf32>, tensor<2x16xf32>) -> ()
    }) : (tensor<i32>, tensor<i32>, tensor<4x16xf32>, tensor<4x16xf8E4M3FN>, tensor<2x16x16xf8E4M3FN>, tensor<2xi32>, tensor<2x4xf32>, tensor<2x16xf32>) -> (tensor<i32>, tensor<i32>, tensor<4x16xf32>, tensor<4x16xf8E4M3FN>, tensor<2x16x16xf8E4M3FN>, tensor<2xi32>, tensor<2x4xf32>, tensor<2x16xf32>)
    %53 = "stablehlo.convert"(%52#2) : (tensor<4x16xf32>) -> tensor<4x16xbf16>
    return %53 : tensor<4x16xbf16>
  }
}
