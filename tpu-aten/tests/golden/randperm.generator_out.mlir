// aten::randperm.generator_out(SymInt n, *, Generator? generator, Tensor(a!) out) -> Tensor(a!)

// 5 seed T[5], T = int64
module @torchtpu {
  func.func public @main(%arg0: tensor<5xi64>, %s0: tensor<ui64>, %s1: tensor<ui64>) -> (tensor<5xi64>) {
    %0 = "stablehlo.constant"() <{value = dense<0> : tensor<ui64>}> : () -> tensor<ui64>
    %1 = "stablehlo.add"(%s1, %0) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %2 = "stablehlo.reshape"(%s0) : (tensor<ui64>) -> tensor<1xui64>
    %3 = "stablehlo.reshape"(%1) : (tensor<ui64>) -> tensor<1xui64>
    %4 = "stablehlo.concatenate"(%2, %3) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %5:2 = "stablehlo.rng_bit_generator"(%4) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui64>)
    %6 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xi64>
    %12:2 = "stablehlo.sort"(%5#1, %6) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%r7: tensor<ui64>, %r8: tensor<ui64>, %r9: tensor<i64>, %r10: tensor<i64>):
      %11 = "stablehlo.compare"(%r7, %r8) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
      "stablehlo.return"(%11) : (tensor<i1>) -> ()
    }) : (tensor<5xui64>, tensor<5xi64>) -> (tensor<5xui64>, tensor<5xi64>)
    return %12#1 : tensor<5xi64>
  }
}

// 5 seed T[5], T = int32
module @torchtpu {
  func.func public @main(%arg0: tensor<5xi32>, %s0: tensor<ui64>, %s1: tensor<ui64>) -> (tensor<5xi32>) {
    %0 = "stablehlo.constant"() <{value = dense<0> : tensor<ui64>}> : () -> tensor<ui64>
    %1 = "stablehlo.add"(%s1, %0) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %2 = "stablehlo.reshape"(%s0) : (tensor<ui64>) -> tensor<1xui64>
    %3 = "stablehlo.reshape"(%1) : (tensor<ui64>) -> tensor<1xui64>
    %4 = "stablehlo.concatenate"(%2, %3) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %5:2 = "stablehlo.rng_bit_generator"(%4) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui64>)
    %6 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xi64>
    %12:2 = "stablehlo.sort"(%5#1, %6) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%r7: tensor<ui64>, %r8: tensor<ui64>, %r9: tensor<i64>, %r10: tensor<i64>):
      %11 = "stablehlo.compare"(%r7, %r8) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
      "stablehlo.return"(%11) : (tensor<i1>) -> ()
    }) : (tensor<5xui64>, tensor<5xi64>) -> (tensor<5xui64>, tensor<5xi64>)
    %13 = "stablehlo.convert"(%12#1) : (tensor<5xi64>) -> tensor<5xi32>
    return %13 : tensor<5xi32>
  }
}

// 5 seed T[5], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<5xf32>, %s0: tensor<ui64>, %s1: tensor<ui64>) -> (tensor<5xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<0> : tensor<ui64>}> : () -> tensor<ui64>
    %1 = "stablehlo.add"(%s1, %0) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %2 = "stablehlo.reshape"(%s0) : (tensor<ui64>) -> tensor<1xui64>
    %3 = "stablehlo.reshape"(%1) : (tensor<ui64>) -> tensor<1xui64>
    %4 = "stablehlo.concatenate"(%2, %3) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %5:2 = "stablehlo.rng_bit_generator"(%4) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui64>)
    %6 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xi64>
    %12:2 = "stablehlo.sort"(%5#1, %6) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%r7: tensor<ui64>, %r8: tensor<ui64>, %r9: tensor<i64>, %r10: tensor<i64>):
      %11 = "stablehlo.compare"(%r7, %r8) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
      "stablehlo.return"(%11) : (tensor<i1>) -> ()
    }) : (tensor<5xui64>, tensor<5xi64>) -> (tensor<5xui64>, tensor<5xi64>)
    %13 = "stablehlo.convert"(%12#1) : (tensor<5xi64>) -> tensor<5xf32>
    return %13 : tensor<5xf32>
  }
}
