// aten::randperm.generator_out(SymInt n, *, Generator? generator, Tensor(a!) out) -> Tensor(a!)

// 5 seed T[5], T = int64
module @torchtpu {
  func.func public @main(%arg0: tensor<5xi64>, %s0: tensor<ui64>, %s1: tensor<ui64>) -> (tensor<5xi64>) {
    %0 = "stablehlo.reshape"(%s0) : (tensor<ui64>) -> tensor<1xui64>
    %1 = "stablehlo.reshape"(%s1) : (tensor<ui64>) -> tensor<1xui64>
    %2 = "stablehlo.concatenate"(%0, %1) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %3:2 = "stablehlo.rng_bit_generator"(%2) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui64>)
    %4 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xi32>
    %10:2 = "stablehlo.sort"(%3#1, %4) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%r5: tensor<ui64>, %r6: tensor<ui64>, %r7: tensor<i32>, %r8: tensor<i32>):
      %9 = "stablehlo.compare"(%r5, %r6) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
      "stablehlo.return"(%9) : (tensor<i1>) -> ()
    }) : (tensor<5xui64>, tensor<5xi32>) -> (tensor<5xui64>, tensor<5xi32>)
    %11 = "stablehlo.convert"(%10#1) : (tensor<5xi32>) -> tensor<5xi64>
    return %11 : tensor<5xi64>
  }
}

// 5 seed T[5], T = int32
module @torchtpu {
  func.func public @main(%arg0: tensor<5xi32>, %s0: tensor<ui64>, %s1: tensor<ui64>) -> (tensor<5xi32>) {
    %0 = "stablehlo.reshape"(%s0) : (tensor<ui64>) -> tensor<1xui64>
    %1 = "stablehlo.reshape"(%s1) : (tensor<ui64>) -> tensor<1xui64>
    %2 = "stablehlo.concatenate"(%0, %1) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %3:2 = "stablehlo.rng_bit_generator"(%2) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui64>)
    %4 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xi32>
    %10:2 = "stablehlo.sort"(%3#1, %4) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%r5: tensor<ui64>, %r6: tensor<ui64>, %r7: tensor<i32>, %r8: tensor<i32>):
      %9 = "stablehlo.compare"(%r5, %r6) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
      "stablehlo.return"(%9) : (tensor<i1>) -> ()
    }) : (tensor<5xui64>, tensor<5xi32>) -> (tensor<5xui64>, tensor<5xi32>)
    return %10#1 : tensor<5xi32>
  }
}

// 5 seed T[5], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<5xf32>, %s0: tensor<ui64>, %s1: tensor<ui64>) -> (tensor<5xf32>) {
    %0 = "stablehlo.reshape"(%s0) : (tensor<ui64>) -> tensor<1xui64>
    %1 = "stablehlo.reshape"(%s1) : (tensor<ui64>) -> tensor<1xui64>
    %2 = "stablehlo.concatenate"(%0, %1) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %3:2 = "stablehlo.rng_bit_generator"(%2) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui64>)
    %4 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xi32>
    %10:2 = "stablehlo.sort"(%3#1, %4) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%r5: tensor<ui64>, %r6: tensor<ui64>, %r7: tensor<i32>, %r8: tensor<i32>):
      %9 = "stablehlo.compare"(%r5, %r6) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
      "stablehlo.return"(%9) : (tensor<i1>) -> ()
    }) : (tensor<5xui64>, tensor<5xi32>) -> (tensor<5xui64>, tensor<5xi32>)
    %11 = "stablehlo.convert"(%10#1) : (tensor<5xi32>) -> tensor<5xf32>
    return %11 : tensor<5xf32>
  }
}
