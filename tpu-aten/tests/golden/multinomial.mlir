// aten::multinomial(Tensor self, SymInt num_samples, bool replacement=False, *, Generator? generator=None) -> Tensor

// T[2,5] 3 false seed, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x5xf32>, %s0: tensor<ui64>, %s1: tensor<ui64>) -> (tensor<2x3xi64>) {
    %0 = "stablehlo.constant"() <{value = dense<0> : tensor<ui64>}> : () -> tensor<ui64>
    %1 = "stablehlo.add"(%s1, %0) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %2 = "stablehlo.reshape"(%s0) : (tensor<ui64>) -> tensor<1xui64>
    %3 = "stablehlo.reshape"(%1) : (tensor<ui64>) -> tensor<1xui64>
    %4 = "stablehlo.concatenate"(%2, %3) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %5:2 = "stablehlo.rng_bit_generator"(%4) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x5xui32>)
    %6 = "stablehlo.constant"() <{value = dense<9> : tensor<2x5xui32>}> : () -> tensor<2x5xui32>
    %7 = "stablehlo.shift_right_logical"(%5#1, %6) : (tensor<2x5xui32>, tensor<2x5xui32>) -> tensor<2x5xui32>
    %8 = "stablehlo.convert"(%7) : (tensor<2x5xui32>) -> tensor<2x5xi32>
    %9 = "stablehlo.convert"(%8) : (tensor<2x5xi32>) -> tensor<2x5xf32>
    %10 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x5xf32>}> : () -> tensor<2x5xf32>
    %11 = "stablehlo.add"(%9, %10) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    %12 = "stablehlo.constant"() <{value = dense<1.1920928955078125e-7> : tensor<2x5xf32>}> : () -> tensor<2x5xf32>
    %13 = "stablehlo.multiply"(%11, %12) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    %14 = "stablehlo.log"(%13) : (tensor<2x5xf32>) -> tensor<2x5xf32>
    %15 = "stablehlo.negate"(%14) : (tensor<2x5xf32>) -> tensor<2x5xf32>
    %16 = "stablehlo.divide"(%arg0, %15) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    %17 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5xi64>
    %23:2 = "stablehlo.sort"(%16, %17) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%r18: tensor<f32>, %r19: tensor<f32>, %r20: tensor<i64>, %r21: tensor<i64>):
      %22 = "stablehlo.compare"(%r18, %r19) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%22) : (tensor<i1>) -> ()
    }) : (tensor<2x5xf32>, tensor<2x5xi64>) -> (tensor<2x5xf32>, tensor<2x5xi64>)
    %24 = "stablehlo.slice"(%23#1) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 3>, strides = array<i64: 1, 1>}> : (tensor<2x5xi64>) -> tensor<2x3xi64>
    return %24 : tensor<2x3xi64>
  }
}

// T[5] 1 false seed, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<5xf32>, %s0: tensor<ui64>, %s1: tensor<ui64>) -> (tensor<1xi64>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<5xf32>) -> tensor<1x5xf32>
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<ui64>}> : () -> tensor<ui64>
    %2 = "stablehlo.add"(%s1, %1) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %3 = "stablehlo.reshape"(%s0) : (tensor<ui64>) -> tensor<1xui64>
    %4 = "stablehlo.reshape"(%2) : (tensor<ui64>) -> tensor<1xui64>
    %5 = "stablehlo.concatenate"(%3, %4) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %6:2 = "stablehlo.rng_bit_generator"(%5) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1x5xui32>)
    %7 = "stablehlo.constant"() <{value = dense<9> : tensor<1x5xui32>}> : () -> tensor<1x5xui32>
    %8 = "stablehlo.shift_right_logical"(%6#1, %7) : (tensor<1x5xui32>, tensor<1x5xui32>) -> tensor<1x5xui32>
    %9 = "stablehlo.convert"(%8) : (tensor<1x5xui32>) -> tensor<1x5xi32>
    %10 = "stablehlo.convert"(%9) : (tensor<1x5xi32>) -> tensor<1x5xf32>
    %11 = "stablehlo.constant"() <{value = dense<0.5> : tensor<1x5xf32>}> : () -> tensor<1x5xf32>
    %12 = "stablehlo.add"(%10, %11) : (tensor<1x5xf32>, tensor<1x5xf32>) -> tensor<1x5xf32>
    %13 = "stablehlo.constant"() <{value = dense<1.1920928955078125e-7> : tensor<1x5xf32>}> : () -> tensor<1x5xf32>
    %14 = "stablehlo.multiply"(%12, %13) : (tensor<1x5xf32>, tensor<1x5xf32>) -> tensor<1x5xf32>
    %15 = "stablehlo.log"(%14) : (tensor<1x5xf32>) -> tensor<1x5xf32>
    %16 = "stablehlo.negate"(%15) : (tensor<1x5xf32>) -> tensor<1x5xf32>
    %17 = "stablehlo.divide"(%0, %16) : (tensor<1x5xf32>, tensor<1x5xf32>) -> tensor<1x5xf32>
    %18 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %22 = "stablehlo.reduce"(%17, %18) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r19: tensor<f32>, %r20: tensor<f32>):
      %21 = "stablehlo.maximum"(%r19, %r20) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%21) : (tensor<f32>) -> ()
    }) : (tensor<1x5xf32>, tensor<f32>) -> tensor<1xf32>
    %23 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<1x5xf32>
    %24 = "stablehlo.compare"(%17, %23) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x5xf32>, tensor<1x5xf32>) -> tensor<1x5xi1>
    %25 = "stablehlo.compare"(%17, %17) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x5xf32>, tensor<1x5xf32>) -> tensor<1x5xi1>
    %26 = "stablehlo.or"(%24, %25) : (tensor<1x5xi1>, tensor<1x5xi1>) -> tensor<1x5xi1>
    %27 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x5xi32>
    %28 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<1x5xi32>}> : () -> tensor<1x5xi32>
    %29 = "stablehlo.select"(%26, %27, %28) : (tensor<1x5xi1>, tensor<1x5xi32>, tensor<1x5xi32>) -> tensor<1x5xi32>
    %30 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
    %34 = "stablehlo.reduce"(%29, %30) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r31: tensor<i32>, %r32: tensor<i32>):
      %33 = "stablehlo.minimum"(%r31, %r32) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%33) : (tensor<i32>) -> ()
    }) : (tensor<1x5xi32>, tensor<i32>) -> tensor<1xi32>
    %35 = "stablehlo.convert"(%34) : (tensor<1xi32>) -> tensor<1xi64>
    return %35 : tensor<1xi64>
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
    %21 = "stablehlo.constant"() <{value = dense<0> : tensor<ui64>}> : () -> tensor<ui64>
    %22 = "stablehlo.add"(%s1, %21) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %23 = "stablehlo.reshape"(%s0) : (tensor<ui64>) -> tensor<1xui64>
    %24 = "stablehlo.reshape"(%22) : (tensor<ui64>) -> tensor<1xui64>
    %25 = "stablehlo.concatenate"(%23, %24) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %26:2 = "stablehlo.rng_bit_generator"(%25) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui32>)
    %27 = "stablehlo.constant"() <{value = dense<9> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %28 = "stablehlo.shift_right_logical"(%26#1, %27) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %29 = "stablehlo.convert"(%28) : (tensor<2x3xui32>) -> tensor<2x3xi32>
    %30 = "stablehlo.convert"(%29) : (tensor<2x3xi32>) -> tensor<2x3xf32>
    %31 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %32 = "stablehlo.add"(%30, %31) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %33 = "stablehlo.constant"() <{value = dense<1.1920928955078125e-7> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %34 = "stablehlo.multiply"(%32, %33) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %35 = "stablehlo.multiply"(%34, %20) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %36 = "stablehlo.bitcast_convert"(%20) : (tensor<2x3xf32>) -> tensor<2x3xi32>
    %37 = "stablehlo.constant"() <{value = dense<-1> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %38 = "stablehlo.add"(%36, %37) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %39 = "stablehlo.bitcast_convert"(%38) : (tensor<2x3xi32>) -> tensor<2x3xf32>
    %40 = "stablehlo.minimum"(%35, %39) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %41 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
    %42 = "stablehlo.constant"() <{value = dense<5> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
    %76:4 = "stablehlo.while"(%41, %42, %18#1, %40) ({
    ^bb0(%r43: tensor<2x3xi64>, %r44: tensor<2x3xi64>, %r45: tensor<2x5xf32>, %r46: tensor<2x3xf32>):
      %47 = "stablehlo.compare"(%r43, %r44) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
      %48 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %52 = "stablehlo.reduce"(%47, %48) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%r49: tensor<i1>, %r50: tensor<i1>):
        %51 = "stablehlo.or"(%r49, %r50) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%51) : (tensor<i1>) -> ()
      }) : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%52) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r53: tensor<2x3xi64>, %r54: tensor<2x3xi64>, %r55: tensor<2x5xf32>, %r56: tensor<2x3xf32>):
      %57 = "stablehlo.add"(%r53, %r54) : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
      %58 = "stablehlo.constant"() <{value = dense<2> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
      %59 = "stablehlo.divide"(%57, %58) : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
      %60 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x3xi64>
      %61 = "stablehlo.convert"(%60) : (tensor<2x3xi64>) -> tensor<2x3xi32>
      %62 = "stablehlo.convert"(%59) : (tensor<2x3xi64>) -> tensor<2x3xi32>
      %63 = "stablehlo.reshape"(%61) : (tensor<2x3xi32>) -> tensor<1x2x3xi32>
      %64 = "stablehlo.reshape"(%62) : (tensor<2x3xi32>) -> tensor<1x2x3xi32>
      %65 = "stablehlo.concatenate"(%63, %64) <{dimension = 0 : i64}> : (tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<2x2x3xi32>
      %66 = "stablehlo.gather"(%r55, %65) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 0>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<2x5xf32>, tensor<2x2x3xi32>) -> tensor<2x3xf32>
      %67 = "stablehlo.compare"(%66, %r56) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %68 = "stablehlo.compare"(%r53, %r54) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
      %69 = "stablehlo.not"(%67) : (tensor<2x3xi1>) -> tensor<2x3xi1>
      %70 = "stablehlo.and"(%69, %68) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %71 = "stablehlo.and"(%67, %68) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %72 = "stablehlo.constant"() <{value = dense<1> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
      %73 = "stablehlo.add"(%59, %72) : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
      %74 = "stablehlo.select"(%70, %73, %r53) : (tensor<2x3xi1>, tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
      %75 = "stablehlo.select"(%71, %59, %r54) : (tensor<2x3xi1>, tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
      "stablehlo.return"(%74, %75, %r55, %r56) : (tensor<2x3xi64>, tensor<2x3xi64>, tensor<2x5xf32>, tensor<2x3xf32>) -> ()
    }) : (tensor<2x3xi64>, tensor<2x3xi64>, tensor<2x5xf32>, tensor<2x3xf32>) -> (tensor<2x3xi64>, tensor<2x3xi64>, tensor<2x5xf32>, tensor<2x3xf32>)
    return %76#0 : tensor<2x3xi64>
  }
}

// T[2,5] 3 false seed, T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x5xbf16>, %s0: tensor<ui64>, %s1: tensor<ui64>) -> (tensor<2x3xi64>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x5xbf16>) -> tensor<2x5xf32>
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<ui64>}> : () -> tensor<ui64>
    %2 = "stablehlo.add"(%s1, %1) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %3 = "stablehlo.reshape"(%s0) : (tensor<ui64>) -> tensor<1xui64>
    %4 = "stablehlo.reshape"(%2) : (tensor<ui64>) -> tensor<1xui64>
    %5 = "stablehlo.concatenate"(%3, %4) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %6:2 = "stablehlo.rng_bit_generator"(%5) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x5xui32>)
    %7 = "stablehlo.constant"() <{value = dense<9> : tensor<2x5xui32>}> : () -> tensor<2x5xui32>
    %8 = "stablehlo.shift_right_logical"(%6#1, %7) : (tensor<2x5xui32>, tensor<2x5xui32>) -> tensor<2x5xui32>
    %9 = "stablehlo.convert"(%8) : (tensor<2x5xui32>) -> tensor<2x5xi32>
    %10 = "stablehlo.convert"(%9) : (tensor<2x5xi32>) -> tensor<2x5xf32>
    %11 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x5xf32>}> : () -> tensor<2x5xf32>
    %12 = "stablehlo.add"(%10, %11) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    %13 = "stablehlo.constant"() <{value = dense<1.1920928955078125e-7> : tensor<2x5xf32>}> : () -> tensor<2x5xf32>
    %14 = "stablehlo.multiply"(%12, %13) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    %15 = "stablehlo.log"(%14) : (tensor<2x5xf32>) -> tensor<2x5xf32>
    %16 = "stablehlo.negate"(%15) : (tensor<2x5xf32>) -> tensor<2x5xf32>
    %17 = "stablehlo.divide"(%0, %16) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    %18 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5xi64>
    %24:2 = "stablehlo.sort"(%17, %18) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%r19: tensor<f32>, %r20: tensor<f32>, %r21: tensor<i64>, %r22: tensor<i64>):
      %23 = "stablehlo.compare"(%r19, %r20) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%23) : (tensor<i1>) -> ()
    }) : (tensor<2x5xf32>, tensor<2x5xi64>) -> (tensor<2x5xf32>, tensor<2x5xi64>)
    %25 = "stablehlo.slice"(%24#1) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 3>, strides = array<i64: 1, 1>}> : (tensor<2x5xi64>) -> tensor<2x3xi64>
    return %25 : tensor<2x3xi64>
  }
}

// T[2,5] 3 false seed, T = float16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x5xf16>, %s0: tensor<ui64>, %s1: tensor<ui64>) -> (tensor<2x3xi64>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x5xf16>) -> tensor<2x5xf32>
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<ui64>}> : () -> tensor<ui64>
    %2 = "stablehlo.add"(%s1, %1) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %3 = "stablehlo.reshape"(%s0) : (tensor<ui64>) -> tensor<1xui64>
    %4 = "stablehlo.reshape"(%2) : (tensor<ui64>) -> tensor<1xui64>
    %5 = "stablehlo.concatenate"(%3, %4) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %6:2 = "stablehlo.rng_bit_generator"(%5) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x5xui32>)
    %7 = "stablehlo.constant"() <{value = dense<9> : tensor<2x5xui32>}> : () -> tensor<2x5xui32>
    %8 = "stablehlo.shift_right_logical"(%6#1, %7) : (tensor<2x5xui32>, tensor<2x5xui32>) -> tensor<2x5xui32>
    %9 = "stablehlo.convert"(%8) : (tensor<2x5xui32>) -> tensor<2x5xi32>
    %10 = "stablehlo.convert"(%9) : (tensor<2x5xi32>) -> tensor<2x5xf32>
    %11 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x5xf32>}> : () -> tensor<2x5xf32>
    %12 = "stablehlo.add"(%10, %11) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    %13 = "stablehlo.constant"() <{value = dense<1.1920928955078125e-7> : tensor<2x5xf32>}> : () -> tensor<2x5xf32>
    %14 = "stablehlo.multiply"(%12, %13) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    %15 = "stablehlo.log"(%14) : (tensor<2x5xf32>) -> tensor<2x5xf32>
    %16 = "stablehlo.negate"(%15) : (tensor<2x5xf32>) -> tensor<2x5xf32>
    %17 = "stablehlo.divide"(%0, %16) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    %18 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5xi64>
    %24:2 = "stablehlo.sort"(%17, %18) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%r19: tensor<f32>, %r20: tensor<f32>, %r21: tensor<i64>, %r22: tensor<i64>):
      %23 = "stablehlo.compare"(%r19, %r20) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%23) : (tensor<i1>) -> ()
    }) : (tensor<2x5xf32>, tensor<2x5xi64>) -> (tensor<2x5xf32>, tensor<2x5xi64>)
    %25 = "stablehlo.slice"(%24#1) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 3>, strides = array<i64: 1, 1>}> : (tensor<2x5xi64>) -> tensor<2x3xi64>
    return %25 : tensor<2x3xi64>
  }
}

// T[2,5] 3 false seed, T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x5xf64>, %s0: tensor<ui64>, %s1: tensor<ui64>) -> (tensor<2x3xi64>) {
    %0 = "stablehlo.constant"() <{value = dense<0> : tensor<ui64>}> : () -> tensor<ui64>
    %1 = "stablehlo.add"(%s1, %0) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %2 = "stablehlo.reshape"(%s0) : (tensor<ui64>) -> tensor<1xui64>
    %3 = "stablehlo.reshape"(%1) : (tensor<ui64>) -> tensor<1xui64>
    %4 = "stablehlo.concatenate"(%2, %3) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %5:2 = "stablehlo.rng_bit_generator"(%4) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x5xui64>)
    %6 = "stablehlo.constant"() <{value = dense<12> : tensor<2x5xui64>}> : () -> tensor<2x5xui64>
    %7 = "stablehlo.shift_right_logical"(%5#1, %6) : (tensor<2x5xui64>, tensor<2x5xui64>) -> tensor<2x5xui64>
    %8 = "stablehlo.convert"(%7) : (tensor<2x5xui64>) -> tensor<2x5xi64>
    %9 = "stablehlo.convert"(%8) : (tensor<2x5xi64>) -> tensor<2x5xf64>
    %10 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x5xf64>}> : () -> tensor<2x5xf64>
    %11 = "stablehlo.add"(%9, %10) : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
    %12 = "stablehlo.constant"() <{value = dense<2.220446049250313e-16> : tensor<2x5xf64>}> : () -> tensor<2x5xf64>
    %13 = "stablehlo.multiply"(%11, %12) : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
    %14 = "stablehlo.log"(%13) : (tensor<2x5xf64>) -> tensor<2x5xf64>
    %15 = "stablehlo.negate"(%14) : (tensor<2x5xf64>) -> tensor<2x5xf64>
    %16 = "stablehlo.divide"(%arg0, %15) : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
    %17 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5xi64>
    %23:2 = "stablehlo.sort"(%16, %17) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%r18: tensor<f64>, %r19: tensor<f64>, %r20: tensor<i64>, %r21: tensor<i64>):
      %22 = "stablehlo.compare"(%r18, %r19) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
      "stablehlo.return"(%22) : (tensor<i1>) -> ()
    }) : (tensor<2x5xf64>, tensor<2x5xi64>) -> (tensor<2x5xf64>, tensor<2x5xi64>)
    %24 = "stablehlo.slice"(%23#1) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 3>, strides = array<i64: 1, 1>}> : (tensor<2x5xi64>) -> tensor<2x3xi64>
    return %24 : tensor<2x3xi64>
  }
}
