// aten::multinomial(Tensor self, SymInt num_samples, bool replacement=False, *, Generator? generator=None) -> Tensor

// T[2,5] 3 false seed, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x5xf32>, %s0: tensor<ui64>, %s1: tensor<ui64>) -> (tensor<2x3xi64>) {
    %0 = "stablehlo.reshape"(%s0) : (tensor<ui64>) -> tensor<1xui64>
    %1 = "stablehlo.reshape"(%s1) : (tensor<ui64>) -> tensor<1xui64>
    %2 = "stablehlo.concatenate"(%0, %1) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %3:2 = "stablehlo.rng_bit_generator"(%2) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x5xui32>)
    %4 = "stablehlo.constant"() <{value = dense<9> : tensor<2x5xui32>}> : () -> tensor<2x5xui32>
    %5 = "stablehlo.shift_right_logical"(%3#1, %4) : (tensor<2x5xui32>, tensor<2x5xui32>) -> tensor<2x5xui32>
    %6 = "stablehlo.convert"(%5) : (tensor<2x5xui32>) -> tensor<2x5xi32>
    %7 = "stablehlo.convert"(%6) : (tensor<2x5xi32>) -> tensor<2x5xf32>
    %8 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x5xf32>}> : () -> tensor<2x5xf32>
    %9 = "stablehlo.add"(%7, %8) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    %10 = "stablehlo.constant"() <{value = dense<1.1920928955078125e-7> : tensor<2x5xf32>}> : () -> tensor<2x5xf32>
    %11 = "stablehlo.multiply"(%9, %10) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    %12 = "stablehlo.log"(%11) : (tensor<2x5xf32>) -> tensor<2x5xf32>
    %13 = "stablehlo.negate"(%12) : (tensor<2x5xf32>) -> tensor<2x5xf32>
    %14 = "stablehlo.divide"(%arg0, %13) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    %15 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5xi32>
    %21:2 = "stablehlo.sort"(%14, %15) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%r16: tensor<f32>, %r17: tensor<f32>, %r18: tensor<i32>, %r19: tensor<i32>):
      %20 = "stablehlo.compare"(%r16, %r17) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%20) : (tensor<i1>) -> ()
    }) : (tensor<2x5xf32>, tensor<2x5xi32>) -> (tensor<2x5xf32>, tensor<2x5xi32>)
    %22 = "stablehlo.slice"(%21#1) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 3>, strides = array<i64: 1, 1>}> : (tensor<2x5xi32>) -> tensor<2x3xi32>
    %23 = "stablehlo.convert"(%22) : (tensor<2x3xi32>) -> tensor<2x3xi64>
    return %23 : tensor<2x3xi64>
  }
}

// T[5] 1 false seed, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<5xf32>, %s0: tensor<ui64>, %s1: tensor<ui64>) -> (tensor<1xi64>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<5xf32>) -> tensor<1x5xf32>
    %1 = "stablehlo.reshape"(%s0) : (tensor<ui64>) -> tensor<1xui64>
    %2 = "stablehlo.reshape"(%s1) : (tensor<ui64>) -> tensor<1xui64>
    %3 = "stablehlo.concatenate"(%1, %2) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %4:2 = "stablehlo.rng_bit_generator"(%3) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1x5xui32>)
    %5 = "stablehlo.constant"() <{value = dense<9> : tensor<1x5xui32>}> : () -> tensor<1x5xui32>
    %6 = "stablehlo.shift_right_logical"(%4#1, %5) : (tensor<1x5xui32>, tensor<1x5xui32>) -> tensor<1x5xui32>
    %7 = "stablehlo.convert"(%6) : (tensor<1x5xui32>) -> tensor<1x5xi32>
    %8 = "stablehlo.convert"(%7) : (tensor<1x5xi32>) -> tensor<1x5xf32>
    %9 = "stablehlo.constant"() <{value = dense<0.5> : tensor<1x5xf32>}> : () -> tensor<1x5xf32>
    %10 = "stablehlo.add"(%8, %9) : (tensor<1x5xf32>, tensor<1x5xf32>) -> tensor<1x5xf32>
    %11 = "stablehlo.constant"() <{value = dense<1.1920928955078125e-7> : tensor<1x5xf32>}> : () -> tensor<1x5xf32>
    %12 = "stablehlo.multiply"(%10, %11) : (tensor<1x5xf32>, tensor<1x5xf32>) -> tensor<1x5xf32>
    %13 = "stablehlo.log"(%12) : (tensor<1x5xf32>) -> tensor<1x5xf32>
    %14 = "stablehlo.negate"(%13) : (tensor<1x5xf32>) -> tensor<1x5xf32>
    %15 = "stablehlo.divide"(%0, %14) : (tensor<1x5xf32>, tensor<1x5xf32>) -> tensor<1x5xf32>
    %16 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %20 = "stablehlo.reduce"(%15, %16) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r17: tensor<f32>, %r18: tensor<f32>):
      %19 = "stablehlo.maximum"(%r17, %r18) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%19) : (tensor<f32>) -> ()
    }) : (tensor<1x5xf32>, tensor<f32>) -> tensor<1xf32>
    %21 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<1x5xf32>
    %22 = "stablehlo.compare"(%15, %21) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x5xf32>, tensor<1x5xf32>) -> tensor<1x5xi1>
    %23 = "stablehlo.compare"(%15, %15) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x5xf32>, tensor<1x5xf32>) -> tensor<1x5xi1>
    %24 = "stablehlo.or"(%22, %23) : (tensor<1x5xi1>, tensor<1x5xi1>) -> tensor<1x5xi1>
    %25 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x5xi32>
    %26 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<1x5xi32>}> : () -> tensor<1x5xi32>
    %27 = "stablehlo.select"(%24, %25, %26) : (tensor<1x5xi1>, tensor<1x5xi32>, tensor<1x5xi32>) -> tensor<1x5xi32>
    %28 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
    %32 = "stablehlo.reduce"(%27, %28) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r29: tensor<i32>, %r30: tensor<i32>):
      %31 = "stablehlo.minimum"(%r29, %r30) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%31) : (tensor<i32>) -> ()
    }) : (tensor<1x5xi32>, tensor<i32>) -> tensor<1xi32>
    %33 = "stablehlo.convert"(%32) : (tensor<1xi32>) -> tensor<1xi64>
    return %33 : tensor<1xi64>
  }
}

// T[2,5] 3 true seed, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x5xf32>, %s0: tensor<ui64>, %s1: tensor<ui64>) -> (tensor<2x3xi64>) {
    %0 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %18:2 = "stablehlo.while"(%0, %arg0) ({
    ^bb0(%r1: tensor<i32>, %r2: tensor<2x5xf32>):
      %3 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %4 = "stablehlo.compare"(%r1, %3) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%4) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r5: tensor<i32>, %r6: tensor<2x5xf32>):
      %7 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %8 = "stablehlo.shift_left"(%7, %r5) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %9 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
      %10 = "stablehlo.pad"(%r6, %9) <{edge_padding_low = array<i64: 0, 5>, edge_padding_high = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<2x5xf32>, tensor<f32>) -> tensor<2x10xf32>
      %11 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %12 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
      %13 = "stablehlo.subtract"(%12, %8) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %14 = "stablehlo.dynamic_slice"(%10, %11, %13) <{slice_sizes = array<i64: 2, 5>}> : (tensor<2x10xf32>, tensor<i32>, tensor<i32>) -> tensor<2x5xf32>
      %15 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %16 = "stablehlo.add"(%r5, %15) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %17 = "stablehlo.add"(%14, %r6) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
      "stablehlo.return"(%16, %17) : (tensor<i32>, tensor<2x5xf32>) -> ()
    }) : (tensor<i32>, tensor<2x5xf32>) -> (tensor<i32>, tensor<2x5xf32>)
    %19 = "stablehlo.slice"(%18#1) <{start_indices = array<i64: 0, 4>, limit_indices = array<i64: 2, 5>, strides = array<i64: 1, 1>}> : (tensor<2x5xf32>) -> tensor<2x1xf32>
    %20 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xf32>) -> tensor<2x3xf32>
    %21 = "stablehlo.reshape"(%s0) : (tensor<ui64>) -> tensor<1xui64>
    %22 = "stablehlo.reshape"(%s1) : (tensor<ui64>) -> tensor<1xui64>
    %23 = "stablehlo.concatenate"(%21, %22) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %24:2 = "stablehlo.rng_bit_generator"(%23) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui32>)
    %25 = "stablehlo.constant"() <{value = dense<9> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %26 = "stablehlo.shift_right_logical"(%24#1, %25) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %27 = "stablehlo.convert"(%26) : (tensor<2x3xui32>) -> tensor<2x3xi32>
    %28 = "stablehlo.convert"(%27) : (tensor<2x3xi32>) -> tensor<2x3xf32>
    %29 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %30 = "stablehlo.add"(%28, %29) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %31 = "stablehlo.constant"() <{value = dense<1.1920928955078125e-7> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %32 = "stablehlo.multiply"(%30, %31) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %33 = "stablehlo.multiply"(%32, %20) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %34 = "stablehlo.bitcast_convert"(%20) : (tensor<2x3xf32>) -> tensor<2x3xi32>
    %35 = "stablehlo.constant"() <{value = dense<-1> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %36 = "stablehlo.add"(%34, %35) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %37 = "stablehlo.bitcast_convert"(%36) : (tensor<2x3xi32>) -> tensor<2x3xf32>
    %38 = "stablehlo.minimum"(%33, %37) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %39 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %40 = "stablehlo.constant"() <{value = dense<5> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %72:4 = "stablehlo.while"(%39, %40, %18#1, %38) ({
    ^bb0(%r41: tensor<2x3xi32>, %r42: tensor<2x3xi32>, %r43: tensor<2x5xf32>, %r44: tensor<2x3xf32>):
      %45 = "stablehlo.compare"(%r41, %r42) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %46 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %50 = "stablehlo.reduce"(%45, %46) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%r47: tensor<i1>, %r48: tensor<i1>):
        %49 = "stablehlo.or"(%r47, %r48) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%49) : (tensor<i1>) -> ()
      }) : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%50) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r51: tensor<2x3xi32>, %r52: tensor<2x3xi32>, %r53: tensor<2x5xf32>, %r54: tensor<2x3xf32>):
      %55 = "stablehlo.add"(%r51, %r52) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %56 = "stablehlo.constant"() <{value = dense<2> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
      %57 = "stablehlo.divide"(%55, %56) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %58 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x3xi32>
      %59 = "stablehlo.reshape"(%58) : (tensor<2x3xi32>) -> tensor<1x2x3xi32>
      %60 = "stablehlo.reshape"(%57) : (tensor<2x3xi32>) -> tensor<1x2x3xi32>
      %61 = "stablehlo.concatenate"(%59, %60) <{dimension = 0 : i64}> : (tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<2x2x3xi32>
      %62 = "stablehlo.gather"(%r53, %61) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 0>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<2x5xf32>, tensor<2x2x3xi32>) -> tensor<2x3xf32>
      %63 = "stablehlo.compare"(%62, %r54) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %64 = "stablehlo.compare"(%r51, %r52) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %65 = "stablehlo.not"(%63) : (tensor<2x3xi1>) -> tensor<2x3xi1>
      %66 = "stablehlo.and"(%65, %64) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %67 = "stablehlo.and"(%63, %64) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %68 = "stablehlo.constant"() <{value = dense<1> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
      %69 = "stablehlo.add"(%57, %68) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %70 = "stablehlo.select"(%66, %69, %r51) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %71 = "stablehlo.select"(%67, %57, %r52) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      "stablehlo.return"(%70, %71, %r53, %r54) : (tensor<2x3xi32>, tensor<2x3xi32>, tensor<2x5xf32>, tensor<2x3xf32>) -> ()
    }) : (tensor<2x3xi32>, tensor<2x3xi32>, tensor<2x5xf32>, tensor<2x3xf32>) -> (tensor<2x3xi32>, tensor<2x3xi32>, tensor<2x5xf32>, tensor<2x3xf32>)
    %73 = "stablehlo.convert"(%72#0) : (tensor<2x3xi32>) -> tensor<2x3xi64>
    return %73 : tensor<2x3xi64>
  }
}

// T[2,5] 3 false seed, T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x5xbf16>, %s0: tensor<ui64>, %s1: tensor<ui64>) -> (tensor<2x3xi64>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x5xbf16>) -> tensor<2x5xf32>
    %1 = "stablehlo.reshape"(%s0) : (tensor<ui64>) -> tensor<1xui64>
    %2 = "stablehlo.reshape"(%s1) : (tensor<ui64>) -> tensor<1xui64>
    %3 = "stablehlo.concatenate"(%1, %2) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %4:2 = "stablehlo.rng_bit_generator"(%3) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x5xui32>)
    %5 = "stablehlo.constant"() <{value = dense<9> : tensor<2x5xui32>}> : () -> tensor<2x5xui32>
    %6 = "stablehlo.shift_right_logical"(%4#1, %5) : (tensor<2x5xui32>, tensor<2x5xui32>) -> tensor<2x5xui32>
    %7 = "stablehlo.convert"(%6) : (tensor<2x5xui32>) -> tensor<2x5xi32>
    %8 = "stablehlo.convert"(%7) : (tensor<2x5xi32>) -> tensor<2x5xf32>
    %9 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x5xf32>}> : () -> tensor<2x5xf32>
    %10 = "stablehlo.add"(%8, %9) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    %11 = "stablehlo.constant"() <{value = dense<1.1920928955078125e-7> : tensor<2x5xf32>}> : () -> tensor<2x5xf32>
    %12 = "stablehlo.multiply"(%10, %11) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    %13 = "stablehlo.log"(%12) : (tensor<2x5xf32>) -> tensor<2x5xf32>
    %14 = "stablehlo.negate"(%13) : (tensor<2x5xf32>) -> tensor<2x5xf32>
    %15 = "stablehlo.divide"(%0, %14) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    %16 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5xi32>
    %22:2 = "stablehlo.sort"(%15, %16) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%r17: tensor<f32>, %r18: tensor<f32>, %r19: tensor<i32>, %r20: tensor<i32>):
      %21 = "stablehlo.compare"(%r17, %r18) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%21) : (tensor<i1>) -> ()
    }) : (tensor<2x5xf32>, tensor<2x5xi32>) -> (tensor<2x5xf32>, tensor<2x5xi32>)
    %23 = "stablehlo.slice"(%22#1) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 3>, strides = array<i64: 1, 1>}> : (tensor<2x5xi32>) -> tensor<2x3xi32>
    %24 = "stablehlo.convert"(%23) : (tensor<2x3xi32>) -> tensor<2x3xi64>
    return %24 : tensor<2x3xi64>
  }
}

// T[2,5] 3 false seed, T = float16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x5xf16>, %s0: tensor<ui64>, %s1: tensor<ui64>) -> (tensor<2x3xi64>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x5xf16>) -> tensor<2x5xf32>
    %1 = "stablehlo.reshape"(%s0) : (tensor<ui64>) -> tensor<1xui64>
    %2 = "stablehlo.reshape"(%s1) : (tensor<ui64>) -> tensor<1xui64>
    %3 = "stablehlo.concatenate"(%1, %2) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %4:2 = "stablehlo.rng_bit_generator"(%3) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x5xui32>)
    %5 = "stablehlo.constant"() <{value = dense<9> : tensor<2x5xui32>}> : () -> tensor<2x5xui32>
    %6 = "stablehlo.shift_right_logical"(%4#1, %5) : (tensor<2x5xui32>, tensor<2x5xui32>) -> tensor<2x5xui32>
    %7 = "stablehlo.convert"(%6) : (tensor<2x5xui32>) -> tensor<2x5xi32>
    %8 = "stablehlo.convert"(%7) : (tensor<2x5xi32>) -> tensor<2x5xf32>
    %9 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x5xf32>}> : () -> tensor<2x5xf32>
    %10 = "stablehlo.add"(%8, %9) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    %11 = "stablehlo.constant"() <{value = dense<1.1920928955078125e-7> : tensor<2x5xf32>}> : () -> tensor<2x5xf32>
    %12 = "stablehlo.multiply"(%10, %11) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    %13 = "stablehlo.log"(%12) : (tensor<2x5xf32>) -> tensor<2x5xf32>
    %14 = "stablehlo.negate"(%13) : (tensor<2x5xf32>) -> tensor<2x5xf32>
    %15 = "stablehlo.divide"(%0, %14) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    %16 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5xi32>
    %22:2 = "stablehlo.sort"(%15, %16) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%r17: tensor<f32>, %r18: tensor<f32>, %r19: tensor<i32>, %r20: tensor<i32>):
      %21 = "stablehlo.compare"(%r17, %r18) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%21) : (tensor<i1>) -> ()
    }) : (tensor<2x5xf32>, tensor<2x5xi32>) -> (tensor<2x5xf32>, tensor<2x5xi32>)
    %23 = "stablehlo.slice"(%22#1) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 3>, strides = array<i64: 1, 1>}> : (tensor<2x5xi32>) -> tensor<2x3xi32>
    %24 = "stablehlo.convert"(%23) : (tensor<2x3xi32>) -> tensor<2x3xi64>
    return %24 : tensor<2x3xi64>
  }
}

// T[2,5] 3 false seed, T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x5xf64>, %s0: tensor<ui64>, %s1: tensor<ui64>) -> (tensor<2x3xi64>) {
    %0 = "stablehlo.reshape"(%s0) : (tensor<ui64>) -> tensor<1xui64>
    %1 = "stablehlo.reshape"(%s1) : (tensor<ui64>) -> tensor<1xui64>
    %2 = "stablehlo.concatenate"(%0, %1) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %3:2 = "stablehlo.rng_bit_generator"(%2) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x5xui64>)
    %4 = "stablehlo.constant"() <{value = dense<12> : tensor<2x5xui64>}> : () -> tensor<2x5xui64>
    %5 = "stablehlo.shift_right_logical"(%3#1, %4) : (tensor<2x5xui64>, tensor<2x5xui64>) -> tensor<2x5xui64>
    %6 = "stablehlo.convert"(%5) : (tensor<2x5xui64>) -> tensor<2x5xi64>
    %7 = "stablehlo.convert"(%6) : (tensor<2x5xi64>) -> tensor<2x5xf64>
    %8 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x5xf64>}> : () -> tensor<2x5xf64>
    %9 = "stablehlo.add"(%7, %8) : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
    %10 = "stablehlo.constant"() <{value = dense<2.220446049250313e-16> : tensor<2x5xf64>}> : () -> tensor<2x5xf64>
    %11 = "stablehlo.multiply"(%9, %10) : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
    %12 = "stablehlo.log"(%11) : (tensor<2x5xf64>) -> tensor<2x5xf64>
    %13 = "stablehlo.negate"(%12) : (tensor<2x5xf64>) -> tensor<2x5xf64>
    %14 = "stablehlo.divide"(%arg0, %13) : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
    %15 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5xi32>
    %21:2 = "stablehlo.sort"(%14, %15) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%r16: tensor<f64>, %r17: tensor<f64>, %r18: tensor<i32>, %r19: tensor<i32>):
      %20 = "stablehlo.compare"(%r16, %r17) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
      "stablehlo.return"(%20) : (tensor<i1>) -> ()
    }) : (tensor<2x5xf64>, tensor<2x5xi32>) -> (tensor<2x5xf64>, tensor<2x5xi32>)
    %22 = "stablehlo.slice"(%21#1) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 3>, strides = array<i64: 1, 1>}> : (tensor<2x5xi32>) -> tensor<2x3xi32>
    %23 = "stablehlo.convert"(%22) : (tensor<2x3xi32>) -> tensor<2x3xi64>
    return %23 : tensor<2x3xi64>
  }
}
