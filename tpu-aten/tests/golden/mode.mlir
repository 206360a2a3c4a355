// aten::mode(Tensor self, int dim=-1, bool keepdim=False) -> (Tensor values, Tensor indices)

// T[2,3], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf32>) -> (tensor<2xf32>, tensor<2xi64>) {
    %0 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
    %11:2 = "stablehlo.sort"(%arg0, %0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%r1: tensor<f32>, %r2: tensor<f32>, %r3: tensor<i32>, %r4: tensor<i32>):
      %5 = "stablehlo.compare"(%r1, %r2) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %6 = "stablehlo.compare"(%r2, %r2) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %7 = "stablehlo.compare"(%r1, %r1) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %8 = "stablehlo.not"(%7) : (tensor<i1>) -> tensor<i1>
      %9 = "stablehlo.and"(%6, %8) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %10 = "stablehlo.or"(%5, %9) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%10) : (tensor<i1>) -> ()
    }) : (tensor<2x3xf32>, tensor<2x3xi32>) -> (tensor<2x3xf32>, tensor<2x3xi32>)
    %12 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
    %13 = "stablehlo.slice"(%11#0) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 1>, strides = array<i64: 1, 1>}> : (tensor<2x3xf32>) -> tensor<2x1xf32>
    %14 = "stablehlo.slice"(%11#0) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 2>, strides = array<i64: 1, 1>}> : (tensor<2x3xf32>) -> tensor<2x2xf32>
    %15 = "stablehlo.concatenate"(%13, %14) <{dimension = 1 : i64}> : (tensor<2x1xf32>, tensor<2x2xf32>) -> tensor<2x3xf32>
    %16 = "stablehlo.compare"(%11#0, %15) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %17 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %18 = "stablehlo.select"(%16, %12, %17) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %19 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %37:2 = "stablehlo.while"(%19, %18) ({
    ^bb0(%r20: tensor<i32>, %r21: tensor<2x3xi32>):
      %22 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
      %23 = "stablehlo.compare"(%r20, %22) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%23) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r24: tensor<i32>, %r25: tensor<2x3xi32>):
      %26 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %27 = "stablehlo.shift_left"(%26, %r24) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %28 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %29 = "stablehlo.pad"(%r25, %28) <{edge_padding_low = array<i64: 0, 3>, edge_padding_high = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<2x3xi32>, tensor<i32>) -> tensor<2x6xi32>
      %30 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %31 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %32 = "stablehlo.subtract"(%31, %27) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %33 = "stablehlo.dynamic_slice"(%29, %30, %32) <{slice_sizes = array<i64: 2, 3>}> : (tensor<2x6xi32>, tensor<i32>, tensor<i32>) -> tensor<2x3xi32>
      %34 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %35 = "stablehlo.add"(%r24, %34) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %36 = "stablehlo.maximum"(%33, %r25) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      "stablehlo.return"(%35, %36) : (tensor<i32>, tensor<2x3xi32>) -> ()
    }) : (tensor<i32>, tensor<2x3xi32>) -> (tensor<i32>, tensor<2x3xi32>)
    %38 = "stablehlo.subtract"(%12, %37#1) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %39 = "stablehlo.constant"() <{value = dense<-2147483648> : tensor<i32>}> : () -> tensor<i32>
    %43 = "stablehlo.reduce"(%38, %39) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r40: tensor<i32>, %r41: tensor<i32>):
      %42 = "stablehlo.maximum"(%r40, %r41) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%42) : (tensor<i32>) -> ()
    }) : (tensor<2x3xi32>, tensor<i32>) -> tensor<2xi32>
    %44 = "stablehlo.broadcast_in_dim"(%43) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3xi32>
    %45 = "stablehlo.compare"(%38, %44) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
    %46 = "stablehlo.compare"(%38, %38) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
    %47 = "stablehlo.or"(%45, %46) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %48 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
    %49 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %50 = "stablehlo.select"(%47, %48, %49) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %51 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
    %55 = "stablehlo.reduce"(%50, %51) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r52: tensor<i32>, %r53: tensor<i32>):
      %54 = "stablehlo.minimum"(%r52, %r53) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%54) : (tensor<i32>) -> ()
    }) : (tensor<2x3xi32>, tensor<i32>) -> tensor<2xi32>
    %56 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
    %57 = "stablehlo.broadcast_in_dim"(%55) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3xi32>
    %58 = "stablehlo.compare"(%56, %57) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
    %59 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %60 = "stablehlo.select"(%58, %11#0, %59) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %61 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %65 = "stablehlo.reduce"(%60, %61) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r62: tensor<f32>, %r63: tensor<f32>):
      %64 = "stablehlo.add"(%r62, %r63) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%64) : (tensor<f32>) -> ()
    }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %66 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %67 = "stablehlo.select"(%58, %11#1, %66) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %68 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %72 = "stablehlo.reduce"(%67, %68) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r69: tensor<i32>, %r70: tensor<i32>):
      %71 = "stablehlo.add"(%r69, %r70) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%71) : (tensor<i32>) -> ()
    }) : (tensor<2x3xi32>, tensor<i32>) -> tensor<2xi32>
    %73 = "stablehlo.convert"(%72) : (tensor<2xi32>) -> tensor<2xi64>
    return %65, %73 : tensor<2xf32>, tensor<2xi64>
  }
}

// T[2,3] 0 true, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf32>) -> (tensor<1x3xf32>, tensor<1x3xi64>) {
    %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x3xi32>
    %11:2 = "stablehlo.sort"(%arg0, %0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%r1: tensor<f32>, %r2: tensor<f32>, %r3: tensor<i32>, %r4: tensor<i32>):
      %5 = "stablehlo.compare"(%r1, %r2) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %6 = "stablehlo.compare"(%r2, %r2) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %7 = "stablehlo.compare"(%r1, %r1) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %8 = "stablehlo.not"(%7) : (tensor<i1>) -> tensor<i1>
      %9 = "stablehlo.and"(%6, %8) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %10 = "stablehlo.or"(%5, %9) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%10) : (tensor<i1>) -> ()
    }) : (tensor<2x3xf32>, tensor<2x3xi32>) -> (tensor<2x3xf32>, tensor<2x3xi32>)
    %12 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x3xi32>
    %13 = "stablehlo.slice"(%11#0) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 1, 3>, strides = array<i64: 1, 1>}> : (tensor<2x3xf32>) -> tensor<1x3xf32>
    %14 = "stablehlo.slice"(%11#0) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 1, 3>, strides = array<i64: 1, 1>}> : (tensor<2x3xf32>) -> tensor<1x3xf32>
    %15 = "stablehlo.concatenate"(%13, %14) <{dimension = 0 : i64}> : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<2x3xf32>
    %16 = "stablehlo.compare"(%11#0, %15) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %17 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %18 = "stablehlo.select"(%16, %12, %17) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %19 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %37:2 = "stablehlo.while"(%19, %18) ({
    ^bb0(%r20: tensor<i32>, %r21: tensor<2x3xi32>):
      %22 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %23 = "stablehlo.compare"(%r20, %22) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%23) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r24: tensor<i32>, %r25: tensor<2x3xi32>):
      %26 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %27 = "stablehlo.shift_left"(%26, %r24) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %28 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %29 = "stablehlo.pad"(%r25, %28) <{edge_padding_low = array<i64: 2, 0>, edge_padding_high = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<2x3xi32>, tensor<i32>) -> tensor<4x3xi32>
      %30 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %31 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
      %32 = "stablehlo.subtract"(%31, %27) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %33 = "stablehlo.dynamic_slice"(%29, %32, %30) <{slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xi32>, tensor<i32>, tensor<i32>) -> tensor<2x3xi32>
      %34 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %35 = "stablehlo.add"(%r24, %34) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %36 = "stablehlo.maximum"(%33, %r25) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      "stablehlo.return"(%35, %36) : (tensor<i32>, tensor<2x3xi32>) -> ()
    }) : (tensor<i32>, tensor<2x3xi32>) -> (tensor<i32>, tensor<2x3xi32>)
    %38 = "stablehlo.subtract"(%12, %37#1) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %39 = "stablehlo.constant"() <{value = dense<-2147483648> : tensor<i32>}> : () -> tensor<i32>
    %43 = "stablehlo.reduce"(%38, %39) <{dimensions = array<i64: 0>}> ({
    ^bb0(%r40: tensor<i32>, %r41: tensor<i32>):
      %42 = "stablehlo.maximum"(%r40, %r41) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%42) : (tensor<i32>) -> ()
    }) : (tensor<2x3xi32>, tensor<i32>) -> tensor<3xi32>
    %44 = "stablehlo.broadcast_in_dim"(%43) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xi32>) -> tensor<2x3xi32>
    %45 = "stablehlo.compare"(%38, %44) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
    %46 = "stablehlo.compare"(%38, %38) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
    %47 = "stablehlo.or"(%45, %46) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %48 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x3xi32>
    %49 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %50 = "stablehlo.select"(%47, %48, %49) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %51 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
    %55 = "stablehlo.reduce"(%50, %51) <{dimensions = array<i64: 0>}> ({
    ^bb0(%r52: tensor<i32>, %r53: tensor<i32>):
      %54 = "stablehlo.minimum"(%r52, %r53) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%54) : (tensor<i32>) -> ()
    }) : (tensor<2x3xi32>, tensor<i32>) -> tensor<3xi32>
    %56 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x3xi32>
    %57 = "stablehlo.broadcast_in_dim"(%55) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xi32>) -> tensor<2x3xi32>
    %58 = "stablehlo.compare"(%56, %57) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
    %59 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %60 = "stablehlo.select"(%58, %11#0, %59) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %61 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %65 = "stablehlo.reduce"(%60, %61) <{dimensions = array<i64: 0>}> ({
    ^bb0(%r62: tensor<f32>, %r63: tensor<f32>):
      %64 = "stablehlo.add"(%r62, %r63) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%64) : (tensor<f32>) -> ()
    }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<3xf32>
    %66 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %67 = "stablehlo.select"(%58, %11#1, %66) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %68 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %72 = "stablehlo.reduce"(%67, %68) <{dimensions = array<i64: 0>}> ({
    ^bb0(%r69: tensor<i32>, %r70: tensor<i32>):
      %71 = "stablehlo.add"(%r69, %r70) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%71) : (tensor<i32>) -> ()
    }) : (tensor<2x3xi32>, tensor<i32>) -> tensor<3xi32>
    %73 = "stablehlo.reshape"(%65) : (tensor<3xf32>) -> tensor<1x3xf32>
    %74 = "stablehlo.reshape"(%72) : (tensor<3xi32>) -> tensor<1x3xi32>
    %75 = "stablehlo.convert"(%74) : (tensor<1x3xi32>) -> tensor<1x3xi64>
    return %73, %75 : tensor<1x3xf32>, tensor<1x3xi64>
  }
}

// T[2,3], T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xbf16>) -> (tensor<2xbf16>, tensor<2xi64>) {
    %0 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
    %11:2 = "stablehlo.sort"(%arg0, %0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%r1: tensor<bf16>, %r2: tensor<bf16>, %r3: tensor<i32>, %r4: tensor<i32>):
      %5 = "stablehlo.compare"(%r1, %r2) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %6 = "stablehlo.compare"(%r2, %r2) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %7 = "stablehlo.compare"(%r1, %r1) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %8 = "stablehlo.not"(%7) : (tensor<i1>) -> tensor<i1>
      %9 = "stablehlo.and"(%6, %8) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %10 = "stablehlo.or"(%5, %9) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%10) : (tensor<i1>) -> ()
    }) : (tensor<2x3xbf16>, tensor<2x3xi32>) -> (tensor<2x3xbf16>, tensor<2x3xi32>)
    %12 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
    %13 = "stablehlo.slice"(%11#0) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 1>, strides = array<i64: 1, 1>}> : (tensor<2x3xbf16>) -> tensor<2x1xbf16>
    %14 = "stablehlo.slice"(%11#0) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 2>, strides = array<i64: 1, 1>}> : (tensor<2x3xbf16>) -> tensor<2x2xbf16>
    %15 = "stablehlo.concatenate"(%13, %14) <{dimension = 1 : i64}> : (tensor<2x1xbf16>, tensor<2x2xbf16>) -> tensor<2x3xbf16>
    %16 = "stablehlo.compare"(%11#0, %15) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> tensor<2x3xi1>
    %17 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %18 = "stablehlo.select"(%16, %12, %17) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %19 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %37:2 = "stablehlo.while"(%19, %18) ({
    ^bb0(%r20: tensor<i32>, %r21: tensor<2x3xi32>):
      %22 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
      %23 = "stablehlo.compare"(%r20, %22) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%23) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r24: tensor<i32>, %r25: tensor<2x3xi32>):
      %26 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %27 = "stablehlo.shift_left"(%26, %r24) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %28 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %29 = "stablehlo.pad"(%r25, %28) <{edge_padding_low = array<i64: 0, 3>, edge_padding_high = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<2x3xi32>, tensor<i32>) -> tensor<2x6xi32>
      %30 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %31 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %32 = "stablehlo.subtract"(%31, %27) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %33 = "stablehlo.dynamic_slice"(%29, %30, %32) <{slice_sizes = array<i64: 2, 3>}> : (tensor<2x6xi32>, tensor<i32>, tensor<i32>) -> tensor<2x3xi32>
      %34 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %35 = "stablehlo.add"(%r24, %34) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %36 = "stablehlo.maximum"(%33, %r25) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      "stablehlo.return"(%35, %36) : (tensor<i32>, tensor<2x3xi32>) -> ()
    }) : (tensor<i32>, tensor<2x3xi32>) -> (tensor<i32>, tensor<2x3xi32>)
    %38 = "stablehlo.subtract"(%12, %37#1) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %39 = "stablehlo.constant"() <{value = dense<-2147483648> : tensor<i32>}> : () -> tensor<i32>
    %43 = "stablehlo.reduce"(%38, %39) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r40: tensor<i32>, %r41: tensor<i32>):
      %42 = "stablehlo.maximum"(%r40, %r41) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%42) : (tensor<i32>) -> ()
    }) : (tensor<2x3xi32>, tensor<i32>) -> tensor<2xi32>
    %44 = "stablehlo.broadcast_in_dim"(%43) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3xi32>
    %45 = "stablehlo.compare"(%38, %44) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
    %46 = "stablehlo.compare"(%38, %38) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
    %47 = "stablehlo.or"(%45, %46) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %48 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
    %49 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %50 = "stablehlo.select"(%47, %48, %49) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %51 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
    %55 = "stablehlo.reduce"(%50, %51) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r52: tensor<i32>, %r53: tensor<i32>):
      %54 = "stablehlo.minimum"(%r52, %r53) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%54) : (tensor<i32>) -> ()
    }) : (tensor<2x3xi32>, tensor<i32>) -> tensor<2xi32>
    %56 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
    %57 = "stablehlo.broadcast_in_dim"(%55) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3xi32>
    %58 = "stablehlo.compare"(%56, %57) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
    %59 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xbf16>}> : () -> tensor<2x3xbf16>
    %60 = "stablehlo.select"(%58, %11#0, %59) : (tensor<2x3xi1>, tensor<2x3xbf16>, tensor<2x3xbf16>) -> tensor<2x3xbf16>
    %61 = "stablehlo.convert"(%60) : (tensor<2x3xbf16>) -> tensor<2x3xf32>
    %62 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %66 = "stablehlo.reduce"(%61, %62) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r63: tensor<f32>, %r64: tensor<f32>):
      %65 = "stablehlo.add"(%r63, %r64) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%65) : (tensor<f32>) -> ()
    }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %67 = "stablehlo.convert"(%66) : (tensor<2xf32>) -> tensor<2xbf16>
    %68 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %69 = "stablehlo.select"(%58, %11#1, %68) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %70 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %74 = "stablehlo.reduce"(%69, %70) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r71: tensor<i32>, %r72: tensor<i32>):
      %73 = "stablehlo.add"(%r71, %r72) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%73) : (tensor<i32>) -> ()
    }) : (tensor<2x3xi32>, tensor<i32>) -> tensor<2xi32>
    %75 = "stablehlo.convert"(%74) : (tensor<2xi32>) -> tensor<2xi64>
    return %67, %75 : tensor<2xbf16>, tensor<2xi64>
  }
}

// T[2,3], T = int64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xi64>) -> (tensor<2xi64>, tensor<2xi64>) {
    %0 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
    %6:2 = "stablehlo.sort"(%arg0, %0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%r1: tensor<i64>, %r2: tensor<i64>, %r3: tensor<i32>, %r4: tensor<i32>):
      %5 = "stablehlo.compare"(%r1, %r2) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%5) : (tensor<i1>) -> ()
    }) : (tensor<2x3xi64>, tensor<2x3xi32>) -> (tensor<2x3xi64>, tensor<2x3xi32>)
    %7 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
    %8 = "stablehlo.slice"(%6#0) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 1>, strides = array<i64: 1, 1>}> : (tensor<2x3xi64>) -> tensor<2x1xi64>
    %9 = "stablehlo.slice"(%6#0) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 2>, strides = array<i64: 1, 1>}> : (tensor<2x3xi64>) -> tensor<2x2xi64>
    %10 = "stablehlo.concatenate"(%8, %9) <{dimension = 1 : i64}> : (tensor<2x1xi64>, tensor<2x2xi64>) -> tensor<2x3xi64>
    %11 = "stablehlo.compare"(%6#0, %10) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
    %12 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %13 = "stablehlo.select"(%11, %7, %12) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %14 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %32:2 = "stablehlo.while"(%14, %13) ({
    ^bb0(%r15: tensor<i32>, %r16: tensor<2x3xi32>):
      %17 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
      %18 = "stablehlo.compare"(%r15, %17) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%18) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r19: tensor<i32>, %r20: tensor<2x3xi32>):
      %21 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %22 = "stablehlo.shift_left"(%21, %r19) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %23 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %24 = "stablehlo.pad"(%r20, %23) <{edge_padding_low = array<i64: 0, 3>, edge_padding_high = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<2x3xi32>, tensor<i32>) -> tensor<2x6xi32>
      %25 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %26 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %27 = "stablehlo.subtract"(%26, %22) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %28 = "stablehlo.dynamic_slice"(%24, %25, %27) <{slice_sizes = array<i64: 2, 3>}> : (tensor<2x6xi32>, tensor<i32>, tensor<i32>) -> tensor<2x3xi32>
      %29 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %30 = "stablehlo.add"(%r19, %29) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %31 = "stablehlo.maximum"(%28, %r20) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      "stablehlo.return"(%30, %31) : (tensor<i32>, tensor<2x3xi32>) -> ()
    }) : (tensor<i32>, tensor<2x3xi32>) -> (tensor<i32>, tensor<2x3xi32>)
    %33 = "stablehlo.subtract"(%7, %32#1) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %34 = "stablehlo.constant"() <{value = dense<-2147483648> : tensor<i32>}> : () -> tensor<i32>
    %38 = "stablehlo.reduce"(%33, %34) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r35: tensor<i32>, %r36: tensor<i32>):
      %37 = "stablehlo.maximum"(%r35, %r36) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%37) : (tensor<i32>) -> ()
    }) : (tensor<2x3xi32>, tensor<i32>) -> tensor<2xi32>
    %39 = "stablehlo.broadcast_in_dim"(%38) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3xi32>
    %40 = "stablehlo.compare"(%33, %39) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
    %41 = "stablehlo.compare"(%33, %33) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
    %42 = "stablehlo.or"(%40, %41) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %43 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
    %44 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %45 = "stablehlo.select"(%42, %43, %44) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %46 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
    %50 = "stablehlo.reduce"(%45, %46) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r47: tensor<i32>, %r48: tensor<i32>):
      %49 = "stablehlo.minimum"(%r47, %r48) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%49) : (tensor<i32>) -> ()
    }) : (tensor<2x3xi32>, tensor<i32>) -> tensor<2xi32>
    %51 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
    %52 = "stablehlo.broadcast_in_dim"(%50) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3xi32>
    %53 = "stablehlo.compare"(%51, %52) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
    %54 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
    %55 = "stablehlo.select"(%53, %6#0, %54) : (tensor<2x3xi1>, tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
    %56 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %60 = "stablehlo.reduce"(%55, %56) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r57: tensor<i64>, %r58: tensor<i64>):
      %59 = "stablehlo.add"(%r57, %r58) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%59) : (tensor<i64>) -> ()
    }) : (tensor<2x3xi64>, tensor<i64>) -> tensor<2xi64>
    %61 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %62 = "stablehlo.select"(%53, %6#1, %61) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %63 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %67 = "stablehlo.reduce"(%62, %63) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r64: tensor<i32>, %r65: tensor<i32>):
      %66 = "stablehlo.add"(%r64, %r65) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%66) : (tensor<i32>) -> ()
    }) : (tensor<2x3xi32>, tensor<i32>) -> tensor<2xi32>
    %68 = "stablehlo.convert"(%67) : (tensor<2xi32>) -> tensor<2xi64>
    return %60, %68 : tensor<2xi64>, tensor<2xi64>
  }
}
