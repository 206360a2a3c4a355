// aten::nonzero_static(Tensor self, *, SymInt size, int fill_value=-1) -> Tensor

// T[2,3] 4 -1, T = int64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xi64>, %s0: tensor<i64>) -> (tensor<4x2xi64>) {
    %0 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
    %1 = "stablehlo.compare"(%arg0, %0) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
    %2 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<6xi32>
    %3 = "stablehlo.constant"() <{value = dense<-1> : tensor<4xi32>}> : () -> tensor<4xi32>
    %4 = "stablehlo.reshape"(%1) : (tensor<2x3xi1>) -> tensor<6xi1>
    %5 = "stablehlo.reshape"(%1) : (tensor<2x3xi1>) -> tensor<6xi1>
    %6 = "stablehlo.convert"(%5) : (tensor<6xi1>) -> tensor<6xi32>
    %7 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %25:2 = "stablehlo.while"(%7, %6) ({
    ^bb0(%r8: tensor<i32>, %r9: tensor<6xi32>):
      %10 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %11 = "stablehlo.compare"(%r8, %10) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%11) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r12: tensor<i32>, %r13: tensor<6xi32>):
      %14 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %15 = "stablehlo.shift_left"(%14, %r12) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %16 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %17 = "stablehlo.pad"(%r13, %16) <{edge_padding_low = array<i64: 6>, edge_padding_high = array<i64: 0>, interior_padding = array<i64: 0>}> : (tensor<6xi32>, tensor<i32>) -> tensor<12xi32>
      %18 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %19 = "stablehlo.constant"() <{value = dense<6> : tensor<i32>}> : () -> tensor<i32>
      %20 = "stablehlo.subtract"(%19, %15) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %21 = "stablehlo.dynamic_slice"(%17, %20) <{slice_sizes = array<i64: 6>}> : (tensor<12xi32>, tensor<i32>) -> tensor<6xi32>
      %22 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %23 = "stablehlo.add"(%r12, %22) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %24 = "stablehlo.add"(%21, %r13) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
      "stablehlo.return"(%23, %24) : (tensor<i32>, tensor<6xi32>) -> ()
    }) : (tensor<i32>, tensor<6xi32>) -> (tensor<i32>, tensor<6xi32>)
    %26 = "stablehlo.subtract"(%25#1, %6) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %27 = "stablehlo.constant"() <{value = dense<4> : tensor<6xi32>}> : () -> tensor<6xi32>
    %28 = "stablehlo.select"(%4, %26, %27) : (tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %31 = "stablehlo.scatter"(%3, %28, %2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r29: tensor<i32>, %r30: tensor<i32>):
      "stablehlo.return"(%r30) : (tensor<i32>) -> ()
    }) : (tensor<4xi32>, tensor<6xi32>, tensor<6xi32>) -> tensor<4xi32>
    %32 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<4xi64>
    %33 = "stablehlo.constant"() <{value = dense<0> : tensor<4xi32>}> : () -> tensor<4xi32>
    %34 = "stablehlo.compare"(%31, %33) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %35 = "stablehlo.constant"() <{value = dense<3> : tensor<4xi32>}> : () -> tensor<4xi32>
    %36 = "stablehlo.constant"() <{value = dense<2> : tensor<4xi32>}> : () -> tensor<4xi32>
    %37 = "stablehlo.divide"(%31, %35) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %38 = "stablehlo.remainder"(%37, %36) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %39 = "stablehlo.convert"(%38) : (tensor<4xi32>) -> tensor<4xi64>
    %40 = "stablehlo.select"(%34, %32, %39) : (tensor<4xi1>, tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
    %41 = "stablehlo.reshape"(%40) : (tensor<4xi64>) -> tensor<4x1xi64>
    %42 = "stablehlo.constant"() <{value = dense<1> : tensor<4xi32>}> : () -> tensor<4xi32>
    %43 = "stablehlo.constant"() <{value = dense<3> : tensor<4xi32>}> : () -> tensor<4xi32>
    %44 = "stablehlo.divide"(%31, %42) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %45 = "stablehlo.remainder"(%44, %43) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %46 = "stablehlo.convert"(%45) : (tensor<4xi32>) -> tensor<4xi64>
    %47 = "stablehlo.select"(%34, %32, %46) : (tensor<4xi1>, tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
    %48 = "stablehlo.reshape"(%47) : (tensor<4xi64>) -> tensor<4x1xi64>
    %49 = "stablehlo.concatenate"(%41, %48) <{dimension = 1 : i64}> : (tensor<4x1xi64>, tensor<4x1xi64>) -> tensor<4x2xi64>
    return %49 : tensor<4x2xi64>
  }
}

// T[] 2 0, T = int64
module @torchtpu {
  func.func public @main(%arg0: tensor<i64>) -> (tensor<2x0xi64>) {
    %0 = "stablehlo.constant"() <{value = dense<0> : tensor<2x0xi64>}> : () -> tensor<2x0xi64>
    return %0 : tensor<2x0xi64>
  }
}

// T[2,3] 4 -1, T = int32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xi32>, %s0: tensor<i64>) -> (tensor<4x2xi64>) {
    %0 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %1 = "stablehlo.compare"(%arg0, %0) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
    %2 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<6xi32>
    %3 = "stablehlo.constant"() <{value = dense<-1> : tensor<4xi32>}> : () -> tensor<4xi32>
    %4 = "stablehlo.reshape"(%1) : (tensor<2x3xi1>) -> tensor<6xi1>
    %5 = "stablehlo.reshape"(%1) : (tensor<2x3xi1>) -> tensor<6xi1>
    %6 = "stablehlo.convert"(%5) : (tensor<6xi1>) -> tensor<6xi32>
    %7 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %25:2 = "stablehlo.while"(%7, %6) ({
    ^bb0(%r8: tensor<i32>, %r9: tensor<6xi32>):
      %10 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %11 = "stablehlo.compare"(%r8, %10) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%11) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r12: tensor<i32>, %r13: tensor<6xi32>):
      %14 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %15 = "stablehlo.shift_left"(%14, %r12) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %16 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %17 = "stablehlo.pad"(%r13, %16) <{edge_padding_low = array<i64: 6>, edge_padding_high = array<i64: 0>, interior_padding = array<i64: 0>}> : (tensor<6xi32>, tensor<i32>) -> tensor<12xi32>
      %18 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %19 = "stablehlo.constant"() <{value = dense<6> : tensor<i32>}> : () -> tensor<i32>
      %20 = "stablehlo.subtract"(%19, %15) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %21 = "stablehlo.dynamic_slice"(%17, %20) <{slice_sizes = array<i64: 6>}> : (tensor<12xi32>, tensor<i32>) -> tensor<6xi32>
      %22 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %23 = "stablehlo.add"(%r12, %22) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %24 = "stablehlo.add"(%21, %r13) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
      "stablehlo.return"(%23, %24) : (tensor<i32>, tensor<6xi32>) -> ()
    }) : (tensor<i32>, tensor<6xi32>) -> (tensor<i32>, tensor<6xi32>)
    %26 = "stablehlo.subtract"(%25#1, %6) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %27 = "stablehlo.constant"() <{value = dense<4> : tensor<6xi32>}> : () -> tensor<6xi32>
    %28 = "stablehlo.select"(%4, %26, %27) : (tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %31 = "stablehlo.scatter"(%3, %28, %2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r29: tensor<i32>, %r30: tensor<i32>):
      "stablehlo.return"(%r30) : (tensor<i32>) -> ()
    }) : (tensor<4xi32>, tensor<6xi32>, tensor<6xi32>) -> tensor<4xi32>
    %32 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<4xi64>
    %33 = "stablehlo.constant"() <{value = dense<0> : tensor<4xi32>}> : () -> tensor<4xi32>
    %34 = "stablehlo.compare"(%31, %33) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %35 = "stablehlo.constant"() <{value = dense<3> : tensor<4xi32>}> : () -> tensor<4xi32>
    %36 = "stablehlo.constant"() <{value = dense<2> : tensor<4xi32>}> : () -> tensor<4xi32>
    %37 = "stablehlo.divide"(%31, %35) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %38 = "stablehlo.remainder"(%37, %36) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %39 = "stablehlo.convert"(%38) : (tensor<4xi32>) -> tensor<4xi64>
    %40 = "stablehlo.select"(%34, %32, %39) : (tensor<4xi1>, tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
    %41 = "stablehlo.reshape"(%40) : (tensor<4xi64>) -> tensor<4x1xi64>
    %42 = "stablehlo.constant"() <{value = dense<1> : tensor<4xi32>}> : () -> tensor<4xi32>
    %43 = "stablehlo.constant"() <{value = dense<3> : tensor<4xi32>}> : () -> tensor<4xi32>
    %44 = "stablehlo.divide"(%31, %42) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %45 = "stablehlo.remainder"(%44, %43) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %46 = "stablehlo.convert"(%45) : (tensor<4xi32>) -> tensor<4xi64>
    %47 = "stablehlo.select"(%34, %32, %46) : (tensor<4xi1>, tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
    %48 = "stablehlo.reshape"(%47) : (tensor<4xi64>) -> tensor<4x1xi64>
    %49 = "stablehlo.concatenate"(%41, %48) <{dimension = 1 : i64}> : (tensor<4x1xi64>, tensor<4x1xi64>) -> tensor<4x2xi64>
    return %49 : tensor<4x2xi64>
  }
}

// T[2,3] 4 -1, T = uint8
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xui8>, %s0: tensor<i64>) -> (tensor<4x2xi64>) {
    %0 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xui8>}> : () -> tensor<2x3xui8>
    %1 = "stablehlo.compare"(%arg0, %0) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<2x3xui8>, tensor<2x3xui8>) -> tensor<2x3xi1>
    %2 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<6xi32>
    %3 = "stablehlo.constant"() <{value = dense<-1> : tensor<4xi32>}> : () -> tensor<4xi32>
    %4 = "stablehlo.reshape"(%1) : (tensor<2x3xi1>) -> tensor<6xi1>
    %5 = "stablehlo.reshape"(%1) : (tensor<2x3xi1>) -> tensor<6xi1>
    %6 = "stablehlo.convert"(%5) : (tensor<6xi1>) -> tensor<6xi32>
    %7 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %25:2 = "stablehlo.while"(%7, %6) ({
    ^bb0(%r8: tensor<i32>, %r9: tensor<6xi32>):
      %10 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %11 = "stablehlo.compare"(%r8, %10) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%11) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r12: tensor<i32>, %r13: tensor<6xi32>):
      %14 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %15 = "stablehlo.shift_left"(%14, %r12) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %16 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %17 = "stablehlo.pad"(%r13, %16) <{edge_padding_low = array<i64: 6>, edge_padding_high = array<i64: 0>, interior_padding = array<i64: 0>}> : (tensor<6xi32>, tensor<i32>) -> tensor<12xi32>
      %18 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %19 = "stablehlo.constant"() <{value = dense<6> : tensor<i32>}> : () -> tensor<i32>
      %20 = "stablehlo.subtract"(%19, %15) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %21 = "stablehlo.dynamic_slice"(%17, %20) <{slice_sizes = array<i64: 6>}> : (tensor<12xi32>, tensor<i32>) -> tensor<6xi32>
      %22 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %23 = "stablehlo.add"(%r12, %22) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %24 = "stablehlo.add"(%21, %r13) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
      "stablehlo.return"(%23, %24) : (tensor<i32>, tensor<6xi32>) -> ()
    }) : (tensor<i32>, tensor<6xi32>) -> (tensor<i32>, tensor<6xi32>)
    %26 = "stablehlo.subtract"(%25#1, %6) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %27 = "stablehlo.constant"() <{value = dense<4> : tensor<6xi32>}> : () -> tensor<6xi32>
    %28 = "stablehlo.select"(%4, %26, %27) : (tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %31 = "stablehlo.scatter"(%3, %28, %2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r29: tensor<i32>, %r30: tensor<i32>):
      "stablehlo.return"(%r30) : (tensor<i32>) -> ()
    }) : (tensor<4xi32>, tensor<6xi32>, tensor<6xi32>) -> tensor<4xi32>
    %32 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<4xi64>
    %33 = "stablehlo.constant"() <{value = dense<0> : tensor<4xi32>}> : () -> tensor<4xi32>
    %34 = "stablehlo.compare"(%31, %33) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %35 = "stablehlo.constant"() <{value = dense<3> : tensor<4xi32>}> : () -> tensor<4xi32>
    %36 = "stablehlo.constant"() <{value = dense<2> : tensor<4xi32>}> : () -> tensor<4xi32>
    %37 = "stablehlo.divide"(%31, %35) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %38 = "stablehlo.remainder"(%37, %36) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %39 = "stablehlo.convert"(%38) : (tensor<4xi32>) -> tensor<4xi64>
    %40 = "stablehlo.select"(%34, %32, %39) : (tensor<4xi1>, tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
    %41 = "stablehlo.reshape"(%40) : (tensor<4xi64>) -> tensor<4x1xi64>
    %42 = "stablehlo.constant"() <{value = dense<1> : tensor<4xi32>}> : () -> tensor<4xi32>
    %43 = "stablehlo.constant"() <{value = dense<3> : tensor<4xi32>}> : () -> tensor<4xi32>
    %44 = "stablehlo.divide"(%31, %42) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %45 = "stablehlo.remainder"(%44, %43) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %46 = "stablehlo.convert"(%45) : (tensor<4xi32>) -> tensor<4xi64>
    %47 = "stablehlo.select"(%34, %32, %46) : (tensor<4xi1>, tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
    %48 = "stablehlo.reshape"(%47) : (tensor<4xi64>) -> tensor<4x1xi64>
    %49 = "stablehlo.concatenate"(%41, %48) <{dimension = 1 : i64}> : (tensor<4x1xi64>, tensor<4x1xi64>) -> tensor<4x2xi64>
    return %49 : tensor<4x2xi64>
  }
}

// T[2,3] 4 -1, T = bool
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xi1>, %s0: tensor<i64>) -> (tensor<4x2xi64>) {
    %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<6xi32>
    %1 = "stablehlo.constant"() <{value = dense<-1> : tensor<4xi32>}> : () -> tensor<4xi32>
    %2 = "stablehlo.reshape"(%arg0) : (tensor<2x3xi1>) -> tensor<6xi1>
    %3 = "stablehlo.reshape"(%arg0) : (tensor<2x3xi1>) -> tensor<6xi1>
    %4 = "stablehlo.convert"(%3) : (tensor<6xi1>) -> tensor<6xi32>
    %5 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %23:2 = "stablehlo.while"(%5, %4) ({
    ^bb0(%r6: tensor<i32>, %r7: tensor<6xi32>):
      %8 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %9 = "stablehlo.compare"(%r6, %8) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%9) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r10: tensor<i32>, %r11: tensor<6xi32>):
      %12 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %13 = "stablehlo.shift_left"(%12, %r10) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %14 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %15 = "stablehlo.pad"(%r11, %14) <{edge_padding_low = array<i64: 6>, edge_padding_high = array<i64: 0>, interior_padding = array<i64: 0>}> : (tensor<6xi32>, tensor<i32>) -> tensor<12xi32>
      %16 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %17 = "stablehlo.constant"() <{value = dense<6> : tensor<i32>}> : () -> tensor<i32>
      %18 = "stablehlo.subtract"(%17, %13) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %19 = "stablehlo.dynamic_slice"(%15, %18) <{slice_sizes = array<i64: 6>}> : (tensor<12xi32>, tensor<i32>) -> tensor<6xi32>
      %20 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %21 = "stablehlo.add"(%r10, %20) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %22 = "stablehlo.add"(%19, %r11) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
      "stablehlo.return"(%21, %22) : (tensor<i32>, tensor<6xi32>) -> ()
    }) : (tensor<i32>, tensor<6xi32>) -> (tensor<i32>, tensor<6xi32>)
    %24 = "stablehlo.subtract"(%23#1, %4) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %25 = "stablehlo.constant"() <{value = dense<4> : tensor<6xi32>}> : () -> tensor<6xi32>
    %26 = "stablehlo.select"(%2, %24, %25) : (tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %29 = "stablehlo.scatter"(%1, %26, %0) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r27: tensor<i32>, %r28: tensor<i32>):
      "stablehlo.return"(%r28) : (tensor<i32>) -> ()
    }) : (tensor<4xi32>, tensor<6xi32>, tensor<6xi32>) -> tensor<4xi32>
    %30 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<4xi64>
    %31 = "stablehlo.constant"() <{value = dense<0> : tensor<4xi32>}> : () -> tensor<4xi32>
    %32 = "stablehlo.compare"(%29, %31) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %33 = "stablehlo.constant"() <{value = dense<3> : tensor<4xi32>}> : () -> tensor<4xi32>
    %34 = "stablehlo.constant"() <{value = dense<2> : tensor<4xi32>}> : () -> tensor<4xi32>
    %35 = "stablehlo.divide"(%29, %33) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %36 = "stablehlo.remainder"(%35, %34) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %37 = "stablehlo.convert"(%36) : (tensor<4xi32>) -> tensor<4xi64>
    %38 = "stablehlo.select"(%32, %30, %37) : (tensor<4xi1>, tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
    %39 = "stablehlo.reshape"(%38) : (tensor<4xi64>) -> tensor<4x1xi64>
    %40 = "stablehlo.constant"() <{value = dense<1> : tensor<4xi32>}> : () -> tensor<4xi32>
    %41 = "stablehlo.constant"() <{value = dense<3> : tensor<4xi32>}> : () -> tensor<4xi32>
    %42 = "stablehlo.divide"(%29, %40) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %43 = "stablehlo.remainder"(%42, %41) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %44 = "stablehlo.convert"(%43) : (tensor<4xi32>) -> tensor<4xi64>
    %45 = "stablehlo.select"(%32, %30, %44) : (tensor<4xi1>, tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
    %46 = "stablehlo.reshape"(%45) : (tensor<4xi64>) -> tensor<4x1xi64>
    %47 = "stablehlo.concatenate"(%39, %46) <{dimension = 1 : i64}> : (tensor<4x1xi64>, tensor<4x1xi64>) -> tensor<4x2xi64>
    return %47 : tensor<4x2xi64>
  }
}
