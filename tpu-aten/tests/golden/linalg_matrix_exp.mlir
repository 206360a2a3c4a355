// aten::linalg_matrix_exp(Tensor self) -> Tensor

// T[2,3,3], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x3xf32>) -> (tensor<2x3x3xf32>) {
    %0 = "stablehlo.abs"(%arg0) : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %1 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %5 = "stablehlo.reduce"(%0, %1) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r2: tensor<f32>, %r3: tensor<f32>):
      %4 = "stablehlo.add"(%r2, %r3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%4) : (tensor<f32>) -> ()
    }) : (tensor<2x3x3xf32>, tensor<f32>) -> tensor<2x3xf32>
    %6 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %10 = "stablehlo.reduce"(%5, %6) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r7: tensor<f32>, %r8: tensor<f32>):
      %9 = "stablehlo.maximum"(%r7, %r8) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%9) : (tensor<f32>) -> ()
    }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %11 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2xf32>}> : () -> tensor<2xf32>
    %12 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
    %41:3 = "stablehlo.while"(%10, %11, %12) ({
    ^bb0(%r13: tensor<2xf32>, %r14: tensor<2xf32>, %r15: tensor<2xi32>):
      %16 = "stablehlo.constant"() <{value = dense<3.010066362817634> : tensor<2xf32>}> : () -> tensor<2xf32>
      %17 = "stablehlo.compare"(%r13, %16) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
      %18 = "stablehlo.is_finite"(%r13) : (tensor<2xf32>) -> tensor<2xi1>
      %19 = "stablehlo.and"(%17, %18) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
      %20 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %24 = "stablehlo.reduce"(%19, %20) <{dimensions = array<i64: 0>}> ({
      ^bb0(%r21: tensor<i1>, %r22: tensor<i1>):
        %23 = "stablehlo.or"(%r21, %r22) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%23) : (tensor<i1>) -> ()
      }) : (tensor<2xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%24) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r25: tensor<2xf32>, %r26: tensor<2xf32>, %r27: tensor<2xi32>):
      %28 = "stablehlo.constant"() <{value = dense<3.010066362817634> : tensor<2xf32>}> : () -> tensor<2xf32>
      %29 = "stablehlo.compare"(%r25, %28) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
      %30 = "stablehlo.is_finite"(%r25) : (tensor<2xf32>) -> tensor<2xi1>
      %31 = "stablehlo.and"(%29, %30) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
      %32 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2xf32>}> : () -> tensor<2xf32>
      %33 = "stablehlo.multiply"(%r25, %32) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %34 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2xf32>}> : () -> tensor<2xf32>
      %35 = "stablehlo.multiply"(%r26, %34) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %36 = "stablehlo.constant"() <{value = dense<1> : tensor<2xi32>}> : () -> tensor<2xi32>
      %37 = "stablehlo.add"(%r27, %36) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      %38 = "stablehlo.select"(%31, %33, %r25) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %39 = "stablehlo.select"(%31, %35, %r26) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %40 = "stablehlo.select"(%31, %37, %r27) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      "stablehlo.return"(%38, %39, %40) : (tensor<2xf32>, tensor<2xf32>, tensor<2xi32>) -> ()
    }) : (tensor<2xf32>, tensor<2xf32>, tensor<2xi32>) -> (tensor<2xf32>, tensor<2xf32>, tensor<2xi32>)
    %42 = "stablehlo.broadcast_in_dim"(%41#1) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf32>) -> tensor<2x3x3xf32>
    %43 = "stablehlo.multiply"(%arg0, %42) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %44 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3x3xf32>}> : () -> tensor<2x3x3xf32>
    %45 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3x3xi32>
    %46 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x3x3xi32>
    %47 = "stablehlo.subtract"(%46, %45) : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi32>
    %48 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3x3xi32>}> : () -> tensor<2x3x3xi32>
    %49 = "stablehlo.compare"(%47, %48) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
    %50 = "stablehlo.convert"(%49) : (tensor<2x3x3xi1>) -> tensor<2x3x3xf32>
    %51 = "stablehlo.dot_general"(%43, %43) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %52 = "stablehlo.dot_general"(%43, %51) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %53 = "stablehlo.dot_general"(%52, %52) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %54 = "stablehlo.constant"() <{value = dense<-0.10036558103014462> : tensor<2x3x3xf32>}> : () -> tensor<2x3x3xf32>
    %55 = "stablehlo.multiply"(%43, %54) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %56 = "stablehlo.constant"() <{value = dense<-0.00802924648241157> : tensor<2x3x3xf32>}> : () -> tensor<2x3x3xf32>
    %57 = "stablehlo.multiply"(%51, %56) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %58 = "stablehlo.constant"() <{value = dense<-0.00089213849804573> : tensor<2x3x3xf32>}> : () -> tensor<2x3x3xf32>
    %59 = "stablehlo.multiply"(%52, %58) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %60 = "stablehlo.add"(%55, %57) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %61 = "stablehlo.add"(%60, %59) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %62 = "stablehlo.constant"() <{value = dense<0.3978497494996451> : tensor<2x3x3xf32>}> : () -> tensor<2x3x3xf32>
    %63 = "stablehlo.multiply"(%43, %62) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %64 = "stablehlo.constant"() <{value = dense<1.3678377846041172> : tensor<2x3x3xf32>}> : () -> tensor<2x3x3xf32>
    %65 = "stablehlo.multiply"(%51, %64) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %66 = "stablehlo.constant"() <{value = dense<0.49828962252538267> : tensor<2x3x3xf32>}> : () -> tensor<2x3x3xf32>
    %67 = "stablehlo.multiply"(%52, %66) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %68 = "stablehlo.constant"() <{value = dense<-0.0006378981945947233> : tensor<2x3x3xf32>}> : () -> tensor<2x3x3xf32>
    %69 = "stablehlo.multiply"(%53, %68) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %70 = "stablehlo.add"(%63, %65) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %71 = "stablehlo.add"(%70, %67) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %72 = "stablehlo.add"(%71, %69) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %73 = "stablehlo.constant"() <{value = dense<-10.967639605296206> : tensor<2x3x3xf32>}> : () -> tensor<2x3x3xf32>
    %74 = "stablehlo.multiply"(%50, %73) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %75 = "stablehlo.constant"() <{value = dense<1.680158138789062> : tensor<2x3x3xf32>}> : () -> tensor<2x3x3xf32>
    %76 = "stablehlo.multiply"(%43, %75) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %77 = "stablehlo.constant"() <{value = dense<0.05717798464788655> : tensor<2x3x3xf32>}> : () -> tensor<2x3x3xf32>
    %78 = "stablehlo.multiply"(%51, %77) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %79 = "stablehlo.constant"() <{value = dense<-0.006982101224880521> : tensor<2x3x3xf32>}> : () -> tensor<2x3x3xf32>
    %80 = "stablehlo.multiply"(%52, %79) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %81 = "stablehlo.constant"() <{value = dense<3.349750170860705e-5> : tensor<2x3x3xf32>}> : () -> tensor<2x3x3xf32>
    %82 = "stablehlo.multiply"(%53, %81) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %83 = "stablehlo.add"(%74, %76) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %84 = "stablehlo.add"(%83, %78) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %85 = "stablehlo.add"(%84, %80) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %86 = "stablehlo.add"(%85, %82) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %87 = "stablehlo.constant"() <{value = dense<-0.09043168323908106> : tensor<2x3x3xf32>}> : () -> tensor<2x3x3xf32>
    %88 = "stablehlo.multiply"(%50, %87) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %89 = "stablehlo.constant"() <{value = dense<-0.06764045190713819> : tensor<2x3x3xf32>}> : () -> tensor<2x3x3xf32>
    %90 = "stablehlo.multiply"(%43, %89) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %91 = "stablehlo.constant"() <{value = dense<0.06759613017704597> : tensor<2x3x3xf32>}> : () -> tensor<2x3x3xf32>
    %92 = "stablehlo.multiply"(%51, %91) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %93 = "stablehlo.constant"() <{value = dense<0.029555257042931552> : tensor<2x3x3xf32>}> : () -> tensor<2x3x3xf32>
    %94 = "stablehlo.multiply"(%52, %93) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %95 = "stablehlo.constant"() <{value = dense<-1.391802575160607e-5> : tensor<2x3x3xf32>}> : () -> tensor<2x3x3xf32>
    %96 = "stablehlo.multiply"(%53, %95) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %97 = "stablehlo.add"(%88, %90) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %98 = "stablehlo.add"(%97, %92) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %99 = "stablehlo.add"(%98, %94) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %100 = "stablehlo.add"(%99, %96) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %101 = "stablehlo.constant"() <{value = dense<-0.09233646193671186> : tensor<2x3x3xf32>}> : () -> tensor<2x3x3xf32>
    %102 = "stablehlo.multiply"(%51, %101) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %103 = "stablehlo.constant"() <{value = dense<-0.016936493900208172> : tensor<2x3x3xf32>}> : () -> tensor<2x3x3xf32>
    %104 = "stablehlo.multiply"(%52, %103) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %105 = "stablehlo.constant"() <{value = dense<-1.400867981820361e-5> : tensor<2x3x3xf32>}> : () -> tensor<2x3x3xf32>
    %106 = "stablehlo.multiply"(%53, %105) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %107 = "stablehlo.add"(%102, %104) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %108 = "stablehlo.add"(%107, %106) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %109 = "stablehlo.dot_general"(%61, %108) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %110 = "stablehlo.add"(%109, %100) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %111 = "stablehlo.add"(%86, %110) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %112 = "stablehlo.dot_general"(%111, %110) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %113 = "stablehlo.add"(%72, %112) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %132:2 = "stablehlo.while"(%113, %41#2) ({
    ^bb0(%r114: tensor<2x3x3xf32>, %r115: tensor<2xi32>):
      %116 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
      %117 = "stablehlo.compare"(%r115, %116) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
      %118 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %122 = "stablehlo.reduce"(%117, %118) <{dimensions = array<i64: 0>}> ({
      ^bb0(%r119: tensor<i1>, %r120: tensor<i1>):
        %121 = "stablehlo.or"(%r119, %r120) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%121) : (tensor<i1>) -> ()
      }) : (tensor<2xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%122) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r123: tensor<2x3x3xf32>, %r124: tensor<2xi32>):
      %125 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
      %126 = "stablehlo.compare"(%r124, %125) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
      %127 = "stablehlo.broadcast_in_dim"(%126) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x3x3xi1>
      %128 = "stablehlo.dot_general"(%r123, %r123) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
      %129 = "stablehlo.select"(%127, %128, %r123) : (tensor<2x3x3xi1>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
      %130 = "stablehlo.constant"() <{value = dense<-1> : tensor<2xi32>}> : () -> tensor<2xi32>
      %131 = "stablehlo.add"(%r124, %130) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      "stablehlo.return"(%129, %131) : (tensor<2x3x3xf32>, tensor<2xi32>) -> ()
    }) : (tensor<2x3x3xf32>, tensor<2xi32>) -> (tensor<2x3x3xf32>, tensor<2xi32>)
    return %132#0 : tensor<2x3x3xf32>
  }
}

// T[1,1], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<1x1xf32>) -> (tensor<1x1xf32>) {
    %0 = "stablehlo.exponential"(%arg0) : (tensor<1x1xf32>) -> tensor<1x1xf32>
    return %0 : tensor<1x1xf32>
  }
}

// T[0,0], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<0x0xf32>) -> (tensor<0x0xf32>) {
    return %arg0 : tensor<0x0xf32>
  }
}

// T[2,3,3], T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x3xf64>) -> (tensor<2x3x3xf64>) {
    %0 = "stablehlo.abs"(%arg0) : (tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
    %1 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %5 = "stablehlo.reduce"(%0, %1) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r2: tensor<f64>, %r3: tensor<f64>):
      %4 = "stablehlo.add"(%r2, %r3) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%4) : (tensor<f64>) -> ()
    }) : (tensor<2x3x3xf64>, tensor<f64>) -> tensor<2x3xf64>
    %6 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<f64>}> : () -> tensor<f64>
    %10 = "stablehlo.reduce"(%5, %6) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r7: tensor<f64>, %r8: tensor<f64>):
      %9 = "stablehlo.maximum"(%r7, %r8) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%9) : (tensor<f64>) -> ()
    }) : (tensor<2x3xf64>, tensor<f64>) -> tensor<2xf64>
    %11 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2xf64>}> : () -> tensor<2xf64>
    %12 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
    %41:3 = "stablehlo.while"(%10, %11, %12) ({
    ^bb0(%r13: tensor<2xf64>, %r14: tensor<2xf64>, %r15: tensor<2xi32>):
      %16 = "stablehlo.constant"() <{value = dense<1.090863719290036> : tensor<2xf64>}> : () -> tensor<2xf64>
      %17 = "stablehlo.compare"(%r13, %16) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
      %18 = "stablehlo.is_finite"(%r13) : (tensor<2xf64>) -> tensor<2xi1>
      %19 = "stablehlo.and"(%17, %18) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
      %20 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %24 = "stablehlo.reduce"(%19, %20) <{dimensions = array<i64: 0>}> ({
      ^bb0(%r21: tensor<i1>, %r22: tensor<i1>):
        %23 = "stablehlo.or"(%r21, %r22) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%23) : (tensor<i1>) -> ()
      }) : (tensor<2xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%24) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r25: tensor<2xf64>, %r26: tensor<2xf64>, %r27: tensor<2xi32>):
      %28 = "stablehlo.constant"() <{value = dense<1.090863719290036> : tensor<2xf64>}> : () -> tensor<2xf64>
      %29 = "stablehlo.compare"(%r25, %28) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
      %30 = "stablehlo.is_finite"(%r25) : (tensor<2xf64>) -> tensor<2xi1>
      %31 = "stablehlo.and"(%29, %30) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
      %32 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2xf64>}> : () -> tensor<2xf64>
      %33 = "stablehlo.multiply"(%r25, %32) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
      %34 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2xf64>}> : () -> tensor<2xf64>
      %35 = "stablehlo.multiply"(%r26, %34) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
      %36 = "stablehlo.constant"() <{value = dense<1> : tensor<2xi32>}> : () -> tensor<2xi32>
      %37 = "stablehlo.add"(%r27, %36) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      %38 = "stablehlo.select"(%31, %33, %r25) : (tensor<2xi1>, tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
      %39 = "stablehlo.select"(%31, %35, %r26) : (tensor<2xi1>, tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
      %40 = "stablehlo.select"(%31, %37, %r27) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      "stablehlo.return"(%38, %39, %40) : (tensor<2xf64>, tensor<2xf64>, tensor<2xi32>) -> ()
    }) : (tensor<2xf64>, tensor<2xf64>, tensor<2xi32>) -> (tensor<2xf64>, tensor<2xf64>, tensor<2xi32>)
    %42 = "stablehlo.broadcast_in_dim"(%41#1) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf64>) -> tensor<2x3x3xf64>
    %43 = "stablehlo.multiply"(%arg0, %42) : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
    %44 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3x3xf64>}> : () -> tensor<2x3x3xf64>
    %45 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3x3xi32>
    %46 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x3x3xi32>
    %47 = "stablehlo.subtract"(%46, %45) : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi32>
    %48 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3x3xi32>}> : () -> tensor<2x3x3xi32>
    %49 = "stablehlo.compare"(%47, %48) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
    %50 = "stablehlo.convert"(%49) : (tensor<2x3x3xi1>) -> tensor<2x3x3xf64>
    %51 = "stablehlo.dot_general"(%43, %43) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
    %52 = "stablehlo.dot_general"(%43, %51) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
    %53 = "stablehlo.dot_general"(%52, %52) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
    %54 = "stablehlo.constant"() <{value = dense<-0.10036558103014462> : tensor<2x3x3xf64>}> : () -> tensor<2x3x3xf64>
    %55 = "stablehlo.multiply"(%43, %54) : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
    %56 = "stablehlo.constant"() <{value = dense<-0.00802924648241157> : tensor<2x3x3xf64>}> : () -> tensor<2x3x3xf64>
    %57 = "stablehlo.multiply"(%51, %56) : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
    %58 = "stablehlo.constant"() <{value = dense<-0.00089213849804573> : tensor<2x3x3xf64>}> : () -> tensor<2x3x3xf64>
    %59 = "stablehlo.multiply"(%52, %58) : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
    %60 = "stablehlo.add"(%55, %57) : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
    %61 = "stablehlo.add"(%60, %59) : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
    %62 = "stablehlo.constant"() <{value = dense<0.3978497494996451> : tensor<2x3x3xf64>}> : () -> tensor<2x3x3xf64>
    %63 = "stablehlo.multiply"(%43, %62) : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
    %64 = "stablehlo.constant"() <{value = dense<1.3678377846041172> : tensor<2x3x3xf64>}> : () -> tensor<2x3x3xf64>
    %65 = "stablehlo.multiply"(%51, %64) : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
    %66 = "stablehlo.constant"() <{value = dense<0.49828962252538267> : tensor<2x3x3xf64>}> : () -> tensor<2x3x3xf64>
    %67 = "stablehlo.multiply"(%52, %66) : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
    %68 = "stablehlo.constant"() <{value = dense<-0.0006378981945947233> : tensor<2x3x3xf64>}> : () -> tensor<2x3x3xf64>
    %69 = "stablehlo.multiply"(%53, %68) : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
    %70 = "stablehlo.add"(%63, %65) : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
    %71 = "stablehlo.add"(%70, %67) : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
    %72 = "stablehlo.add"(%71, %69) : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
    %73 = "stablehlo.constant"() <{value = dense<-10.967639605296206> : tensor<2x3x3xf64>}> : () -> tensor<2x3x3xf64>
    %74 = "stablehlo.multiply"(%50, %73) : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
    %75 = "stablehlo.constant"() <{value = dense<1.680158138789062> : tensor<2x3x3xf64>}> : () -> tensor<2x3x3xf64>
    %76 = "stablehlo.multiply"(%43, %75) : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
    %77 = "stablehlo.constant"() <{value = dense<0.05717798464788655> : tensor<2x3x3xf64>}> : () -> tensor<2x3x3xf64>
    %78 = "stablehlo.multiply"(%51, %77) : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
    %79 = "stablehlo.constant"() <{value = dense<-0.006982101224880521> : tensor<2x3x3xf64>}> : () -> tensor<2x3x3xf64>
    %80 = "stablehlo.multiply"(%52, %79) : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
    %81 = "stablehlo.constant"() <{value = dense<3.349750170860705e-5> : tensor<2x3x3xf64>}> : () -> tensor<2x3x3xf64>
    %82 = "stablehlo.multiply"(%53, %81) : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
    %83 = "stablehlo.add"(%74, %76) : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
    %84 = "stablehlo.add"(%83, %78) : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
    %85 = "stablehlo.add"(%84, %80) : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
    %86 = "stablehlo.add"(%85, %82) : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
    %87 = "stablehlo.constant"() <{value = dense<-0.09043168323908106> : tensor<2x3x3xf64>}> : () -> tensor<2x3x3xf64>
    %88 = "stablehlo.multiply"(%50, %87) : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
    %89 = "stablehlo.constant"() <{value = dense<-0.06764045190713819> : tensor<2x3x3xf64>}> : () -> tensor<2x3x3xf64>
    %90 = "stablehlo.multiply"(%43, %89) : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
    %91 = "stablehlo.constant"() <{value = dense<0.06759613017704597> : tensor<2x3x3xf64>}> : () -> tensor<2x3x3xf64>
    %92 = "stablehlo.multiply"(%51, %91) : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
    %93 = "stablehlo.constant"() <{value = dense<0.029555257042931552> : tensor<2x3x3xf64>}> : () -> tensor<2x3x3xf64>
    %94 = "stablehlo.multiply"(%52, %93) : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
    %95 = "stablehlo.constant"() <{value = dense<-1.391802575160607e-5> : tensor<2x3x3xf64>}> : () -> tensor<2x3x3xf64>
    %96 = "stablehlo.multiply"(%53, %95) : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
    %97 = "stablehlo.add"(%88, %90) : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
    %98 = "stablehlo.add"(%97, %92) : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
    %99 = "stablehlo.add"(%98, %94) : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
    %100 = "stablehlo.add"(%99, %96) : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
    %101 = "stablehlo.constant"() <{value = dense<-0.09233646193671186> : tensor<2x3x3xf64>}> : () -> tensor<2x3x3xf64>
    %102 = "stablehlo.multiply"(%51, %101) : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
    %103 = "stablehlo.constant"() <{value = dense<-0.016936493900208172> : tensor<2x3x3xf64>}> : () -> tensor<2x3x3xf64>
    %104 = "stablehlo.multiply"(%52, %103) : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
    %105 = "stablehlo.constant"() <{value = dense<-1.400867981820361e-5> : tensor<2x3x3xf64>}> : () -> tensor<2x3x3xf64>
    %106 = "stablehlo.multiply"(%53, %105) : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
    %107 = "stablehlo.add"(%102, %104) : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
    %108 = "stablehlo.add"(%107, %106) : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
    %109 = "stablehlo.dot_general"(%61, %108) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
    %110 = "stablehlo.add"(%109, %100) : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
    %111 = "stablehlo.add"(%86, %110) : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
    %112 = "stablehlo.dot_general"(%111, %110) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
    %113 = "stablehlo.add"(%72, %112) : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
    %132:2 = "stablehlo.while"(%113, %41#2) ({
    ^bb0(%r114: tensor<2x3x3xf64>, %r115: tensor<2xi32>):
      %116 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
      %117 = "stablehlo.compare"(%r115, %116) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
      %118 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %122 = "stablehlo.reduce"(%117, %118) <{dimensions = array<i64: 0>}> ({
      ^bb0(%r119: tensor<i1>, %r120: tensor<i1>):
        %121 = "stablehlo.or"(%r119, %r120) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%121) : (tensor<i1>) -> ()
      }) : (tensor<2xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%122) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r123: tensor<2x3x3xf64>, %r124: tensor<2xi32>):
      %125 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
      %126 = "stablehlo.compare"(%r124, %125) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
      %127 = "stablehlo.broadcast_in_dim"(%126) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x3x3xi1>
      %128 = "stablehlo.dot_general"(%r123, %r123) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
      %129 = "stablehlo.select"(%127, %128, %r123) : (tensor<2x3x3xi1>, tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
      %130 = "stablehlo.constant"() <{value = dense<-1> : tensor<2xi32>}> : () -> tensor<2xi32>
      %131 = "stablehlo.add"(%r124, %130) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      "stablehlo.return"(%129, %131) : (tensor<2x3x3xf64>, tensor<2xi32>) -> ()
    }) : (tensor<2x3x3xf64>, tensor<2xi32>) -> (tensor<2x3x3xf64>, tensor<2xi32>)
    return %132#0 : tensor<2x3x3xf64>
  }
}

// T[2,3,3], T = complex64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x3xcomplex<f32>>) -> (tensor<2x3x3xcomplex<f32>>) {
    %0 = "stablehlo.abs"(%arg0) : (tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xf32>
    %1 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %5 = "stablehlo.reduce"(%0, %1) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r2: tensor<f32>, %r3: tensor<f32>):
      %4 = "stablehlo.add"(%r2, %r3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%4) : (tensor<f32>) -> ()
    }) : (tensor<2x3x3xf32>, tensor<f32>) -> tensor<2x3xf32>
    %6 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %10 = "stablehlo.reduce"(%5, %6) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r7: tensor<f32>, %r8: tensor<f32>):
      %9 = "stablehlo.maximum"(%r7, %r8) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%9) : (tensor<f32>) -> ()
    }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %11 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2xf32>}> : () -> tensor<2xf32>
    %12 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
    %41:3 = "stablehlo.while"(%10, %11, %12) ({
    ^bb0(%r13: tensor<2xf32>, %r14: tensor<2xf32>, %r15: tensor<2xi32>):
      %16 = "stablehlo.constant"() <{value = dense<3.010066362817634> : tensor<2xf32>}> : () -> tensor<2xf32>
      %17 = "stablehlo.compare"(%r13, %16) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
      %18 = "stablehlo.is_finite"(%r13) : (tensor<2xf32>) -> tensor<2xi1>
      %19 = "stablehlo.and"(%17, %18) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
      %20 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %24 = "stablehlo.reduce"(%19, %20) <{dimensions = array<i64: 0>}> ({
      ^bb0(%r21: tensor<i1>, %r22: tensor<i1>):
        %23 = "stablehlo.or"(%r21, %r22) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%23) : (tensor<i1>) -> ()
      }) : (tensor<2xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%24) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r25: tensor<2xf32>, %r26: tensor<2xf32>, %r27: tensor<2xi32>):
      %28 = "stablehlo.constant"() <{value = dense<3.010066362817634> : tensor<2xf32>}> : () -> tensor<2xf32>
      %29 = "stablehlo.compare"(%r25, %28) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
      %30 = "stablehlo.is_finite"(%r25) : (tensor<2xf32>) -> tensor<2xi1>
      %31 = "stablehlo.and"(%29, %30) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
      %32 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2xf32>}> : () -> tensor<2xf32>
      %33 = "stablehlo.multiply"(%r25, %32) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %34 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2xf32>}> : () -> tensor<2xf32>
      %35 = "stablehlo.multiply"(%r26, %34) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %36 = "stablehlo.constant"() <{value = dense<1> : tensor<2xi32>}> : () -> tensor<2xi32>
      %37 = "stablehlo.add"(%r27, %36) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      %38 = "stablehlo.select"(%31, %33, %r25) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %39 = "stablehlo.select"(%31, %35, %r26) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %40 = "stablehlo.select"(%31, %37, %r27) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      "stablehlo.return"(%38, %39, %40) : (tensor<2xf32>, tensor<2xf32>, tensor<2xi32>) -> ()
    }) : (tensor<2xf32>, tensor<2xf32>, tensor<2xi32>) -> (tensor<2xf32>, tensor<2xf32>, tensor<2xi32>)
    %42 = "stablehlo.convert"(%41#1) : (tensor<2xf32>) -> tensor<2xcomplex<f32>>
    %43 = "stablehlo.broadcast_in_dim"(%42) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
    %44 = "stablehlo.multiply"(%arg0, %43) : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
    %45 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<2x3x3xcomplex<f32>>}> : () -> tensor<2x3x3xcomplex<f32>>
    %46 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3x3xi32>
    %47 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x3x3xi32>
    %48 = "stablehlo.subtract"(%47, %46) : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi32>
    %49 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3x3xi32>}> : () -> tensor<2x3x3xi32>
    %50 = "stablehlo.compare"(%48, %49) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
    %51 = "stablehlo.convert"(%50) : (tensor<2x3x3xi1>) -> tensor<2x3x3xcomplex<f32>>
    %52 = "stablehlo.dot_general"(%44, %44) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
    %53 = "stablehlo.dot_general"(%44, %52) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
    %54 = "stablehlo.dot_general"(%53, %53) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
    %55 = "stablehlo.constant"() <{value = dense<(-0.10036558103014462, 0.0)> : tensor<2x3x3xcomplex<f32>>}> : () -> tensor<2x3x3xcomplex<f32>>
    %56 = "stablehlo.multiply"(%44, %55) : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
    %57 = "stablehlo.constant"() <{value = dense<(-0.00802924648241157, 0.0)> : tensor<2x3x3xcomplex<f32>>}> : () -> tensor<2x3x3xcomplex<f32>>
    %58 = "stablehlo.multiply"(%52, %57) : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
    %59 = "stablehlo.constant"() <{value = dense<(-0.00089213849804573, 0.0)> : tensor<2x3x3xcomplex<f32>>}> : () -> tensor<2x3x3xcomplex<f32>>
    %60 = "stablehlo.multiply"(%53, %59) : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
    %61 = "stablehlo.add"(%56, %58) : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
    %62 = "stablehlo.add"(%61, %60) : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
    %63 = "stablehlo.constant"() <{value = dense<(0.3978497494996451, 0.0)> : tensor<2x3x3xcomplex<f32>>}> : () -> tensor<2x3x3xcomplex<f32>>
    %64 = "stablehlo.multiply"(%44, %63) : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
    %65 = "stablehlo.constant"() <{value = dense<(1.3678377846041172, 0.0)> : tensor<2x3x3xcomplex<f32>>}> : () -> tensor<2x3x3xcomplex<f32>>
    %66 = "stablehlo.multiply"(%52, %65) : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
    %67 = "stablehlo.constant"() <{value = dense<(0.49828962252538267, 0.0)> : tensor<2x3x3xcomplex<f32>>}> : () -> tensor<2x3x3xcomplex<f32>>
    %68 = "stablehlo.multiply"(%53, %67) : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
    %69 = "stablehlo.constant"() <{value = dense<(-0.0006378981945947233, 0.0)> : tensor<2x3x3xcomplex<f32>>}> : () -> tensor<2x3x3xcomplex<f32>>
    %70 = "stablehlo.multiply"(%54, %69) : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
    %71 = "stablehlo.add"(%64, %66) : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
    %72 = "stablehlo.add"(%71, %68) : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
    %73 = "stablehlo.add"(%72, %70) : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
    %74 = "stablehlo.constant"() <{value = dense<(-10.967639605296206, 0.0)> : tensor<2x3x3xcomplex<f32>>}> : () -> tensor<2x3x3xcomplex<f32>>
    %75 = "stablehlo.multiply"(%51, %74) : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
    %76 = "stablehlo.constant"() <{value = dense<(1.680158138789062, 0.0)> : tensor<2x3x3xcomplex<f32>>}> : () -> tensor<2x3x3xcomplex<f32>>
    %77 = "stablehlo.multiply"(%44, %76) : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
    %78 = "stablehlo.constant"() <{value = dense<(0.05717798464788655, 0.0)> : tensor<2x3x3xcomplex<f32>>}> : () -> tensor<2x3x3xcomplex<f32>>
    %79 = "stablehlo.multiply"(%52, %78) : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
    %80 = "stablehlo.constant"() <{value = dense<(-0.006982101224880521, 0.0)> : tensor<2x3x3xcomplex<f32>>}> : () -> tensor<2x3x3xcomplex<f32>>
    %81 = "stablehlo.multiply"(%53, %80) : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
    %82 = "stablehlo.constant"() <{value = dense<(3.349750170860705e-5, 0.0)> : tensor<2x3x3xcomplex<f32>>}> : () -> tensor<2x3x3xcomplex<f32>>
    %83 = "stablehlo.multiply"(%54, %82) : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
    %84 = "stablehlo.add"(%75, %77) : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
    %85 = "stablehlo.add"(%84, %79) : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
    %86 = "stablehlo.add"(%85, %81) : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
    %87 = "stablehlo.add"(%86, %83) : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
    %88 = "stablehlo.constant"() <{value = dense<(-0.09043168323908106, 0.0)> : tensor<2x3x3xcomplex<f32>>}> : () -> tensor<2x3x3xcomplex<f32>>
    %89 = "stablehlo.multiply"(%51, %88) : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
    %90 = "stablehlo.constant"() <{value = dense<(-0.06764045190713819, 0.0)> : tensor<2x3x3xcomplex<f32>>}> : () -> tensor<2x3x3xcomplex<f32>>
    %91 = "stablehlo.multiply"(%44, %90) : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
    %92 = "stablehlo.constant"() <{value = dense<(0.06759613017704597, 0.0)> : tensor<2x3x3xcomplex<f32>>}> : () -> tensor<2x3x3xcomplex<f32>>
    %93 = "stablehlo.multiply"(%52, %92) : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
    %94 = "stablehlo.constant"() <{value = dense<(0.029555257042931552, 0.0)> : tensor<2x3x3xcomplex<f32>>}> : () -> tensor<2x3x3xcomplex<f32>>
    %95 = "stablehlo.multiply"(%53, %94) : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
    %96 = "stablehlo.constant"() <{value = dense<(-1.391802575160607e-5, 0.0)> : tensor<2x3x3xcomplex<f32>>}> : () -> tensor<2x3x3xcomplex<f32>>
    %97 = "stablehlo.multiply"(%54, %96) : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
    %98 = "stablehlo.add"(%89, %91) : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
    %99 = "stablehlo.add"(%98, %93) : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
    %100 = "stablehlo.add"(%99, %95) : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
    %101 = "stablehlo.add"(%100, %97) : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
    %102 = "stablehlo.constant"() <{value = dense<(-0.09233646193671186, 0.0)> : tensor<2x3x3xcomplex<f32>>}> : () -> tensor<2x3x3xcomplex<f32>>
    %103 = "stablehlo.multiply"(%52, %102) : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
    %104 = "stablehlo.constant"() <{value = dense<(-0.016936493900208172, 0.0)> : tensor<2x3x3xcomplex<f32>>}> : () -> tensor<2x3x3xcomplex<f32>>
    %105 = "stablehlo.multiply"(%53, %104) : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
    %106 = "stablehlo.constant"() <{value = dense<(-1.400867981820361e-5, 0.0)> : tensor<2x3x3xcomplex<f32>>}> : () -> tensor<2x3x3xcomplex<f32>>
    %107 = "stablehlo.multiply"(%54, %106) : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
    %108 = "stablehlo.add"(%103, %105) : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
    %109 = "stablehlo.add"(%108, %107) : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
    %110 = "stablehlo.dot_general"(%62, %109) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
    %111 = "stablehlo.add"(%110, %101) : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
    %112 = "stablehlo.add"(%87, %111) : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
    %113 = "stablehlo.dot_general"(%112, %111) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
    %114 = "stablehlo.add"(%73, %113) : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
    %133:2 = "stablehlo.while"(%114, %41#2) ({
    ^bb0(%r115: tensor<2x3x3xcomplex<f32>>, %r116: tensor<2xi32>):
      %117 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
      %118 = "stablehlo.compare"(%r116, %117) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
      %119 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %123 = "stablehlo.reduce"(%118, %119) <{dimensions = array<i64: 0>}> ({
      ^bb0(%r120: tensor<i1>, %r121: tensor<i1>):
        %122 = "stablehlo.or"(%r120, %r121) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%122) : (tensor<i1>) -> ()
      }) : (tensor<2xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%123) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r124: tensor<2x3x3xcomplex<f32>>, %r125: tensor<2xi32>):
      %126 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
      %127 = "stablehlo.compare"(%r125, %126) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
      %128 = "stablehlo.broadcast_in_dim"(%127) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x3x3xi1>
      %129 = "stablehlo.dot_general"(%r124, %r124) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
      %130 = "stablehlo.select"(%128, %129, %r124) : (tensor<2x3x3xi1>, tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
      %131 = "stablehlo.constant"() <{value = dense<-1> : tensor<2xi32>}> : () -> tensor<2xi32>
      %132 = "stablehlo.add"(%r125, %131) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      "stablehlo.return"(%130, %132) : (tensor<2x3x3xcomplex<f32>>, tensor<2xi32>) -> ()
    }) : (tensor<2x3x3xcomplex<f32>>, tensor<2xi32>) -> (tensor<2x3x3xcomplex<f32>>, tensor<2xi32>)
    return %133#0 : tensor<2x3x3xcomplex<f32>>
  }
}

// T[2,3,3], T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x3xbf16>) -> (tensor<2x3x3xbf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3x3xbf16>) -> tensor<2x3x3xf32>
    %1 = "stablehlo.abs"(%0) : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %2 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %6 = "stablehlo.reduce"(%1, %2) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r3: tensor<f32>, %r4: tensor<f32>):
      %5 = "stablehlo.add"(%r3, %r4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%5) : (tensor<f32>) -> ()
    }) : (tensor<2x3x3xf32>, tensor<f32>) -> tensor<2x3xf32>
    %7 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %11 = "stablehlo.reduce"(%6, %7) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r8: tensor<f32>, %r9: tensor<f32>):
      %10 = "stablehlo.maximum"(%r8, %r9) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%10) : (tensor<f32>) -> ()
    }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %12 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2xf32>}> : () -> tensor<2xf32>
    %13 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
    %42:3 = "stablehlo.while"(%11, %12, %13) ({
    ^bb0(%r14: tensor<2xf32>, %r15: tensor<2xf32>, %r16: tensor<2xi32>):
      %17 = "stablehlo.constant"() <{value = dense<3.010066362817634> : tensor<2xf32>}> : () -> tensor<2xf32>
      %18 = "stablehlo.compare"(%r14, %17) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
      %19 = "stablehlo.is_finite"(%r14) : (tensor<2xf32>) -> tensor<2xi1>
      %20 = "stablehlo.and"(%18, %19) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
      %21 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %25 = "stablehlo.reduce"(%20, %21) <{dimensions = array<i64: 0>}> ({
      ^bb0(%r22: tensor<i1>, %r23: tensor<i1>):
        %24 = "stablehlo.or"(%r22, %r23) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%24) : (tensor<i1>) -> ()
      }) : (tensor<2xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%25) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r26: tensor<2xf32>, %r27: tensor<2xf32>, %r28: tensor<2xi32>):
      %29 = "stablehlo.constant"() <{value = dense<3.010066362817634> : tensor<2xf32>}> : () -> tensor<2xf32>
      %30 = "stablehlo.compare"(%r26, %29) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
      %31 = "stablehlo.is_finite"(%r26) : (tensor<2xf32>) -> tensor<2xi1>
      %32 = "stablehlo.and"(%30, %31) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
      %33 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2xf32>}> : () -> tensor<2xf32>
      %34 = "stablehlo.multiply"(%r26, %33) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %35 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2xf32>}> : () -> tensor<2xf32>
      %36 = "stablehlo.multiply"(%r27, %35) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %37 = "stablehlo.constant"() <{value = dense<1> : tensor<2xi32>}> : () -> tensor<2xi32>
      %38 = "stablehlo.add"(%r28, %37) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      %39 = "stablehlo.select"(%32, %34, %r26) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %40 = "stablehlo.select"(%32, %36, %r27) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %41 = "stablehlo.select"(%32, %38, %r28) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      "stablehlo.return"(%39, %40, %41) : (tensor<2xf32>, tensor<2xf32>, tensor<2xi32>) -> ()
    }) : (tensor<2xf32>, tensor<2xf32>, tensor<2xi32>) -> (tensor<2xf32>, tensor<2xf32>, tensor<2xi32>)
    %43 = "stablehlo.broadcast_in_dim"(%42#1) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf32>) -> tensor<2x3x3xf32>
    %44 = "stablehlo.multiply"(%0, %43) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %45 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3x3xf32>}> : () -> tensor<2x3x3xf32>
    %46 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3x3xi32>
    %47 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x3x3xi32>
    %48 = "stablehlo.subtract"(%47, %46) : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi32>
    %49 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3x3xi32>}> : () -> tensor<2x3x3xi32>
    %50 = "stablehlo.compare"(%48, %49) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
    %51 = "stablehlo.convert"(%50) : (tensor<2x3x3xi1>) -> tensor<2x3x3xf32>
    %52 = "stablehlo.dot_general"(%44, %44) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %53 = "stablehlo.dot_general"(%44, %52) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %54 = "stablehlo.dot_general"(%53, %53) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %55 = "stablehlo.constant"() <{value = dense<-0.10036558103014462> : tensor<2x3x3xf32>}> : () -> tensor<2x3x3xf32>
    %56 = "stablehlo.multiply"(%44, %55) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %57 = "stablehlo.constant"() <{value = dense<-0.00802924648241157> : tensor<2x3x3xf32>}> : () -> tensor<2x3x3xf32>
    %58 = "stablehlo.multiply"(%52, %57) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %59 = "stablehlo.constant"() <{value = dense<-0.00089213849804573> : tensor<2x3x3xf32>}> : () -> tensor<2x3x3xf32>
    %60 = "stablehlo.multiply"(%53, %59) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %61 = "stablehlo.add"(%56, %58) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %62 = "stablehlo.add"(%61, %60) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %63 = "stablehlo.constant"() <{value = dense<0.3978497494996451> : tensor<2x3x3xf32>}> : () -> tensor<2x3x3xf32>
    %64 = "stablehlo.multiply"(%44, %63) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %65 = "stablehlo.constant"() <{value = dense<1.3678377846041172> : tensor<2x3x3xf32>}> : () -> tensor<2x3x3xf32>
    %66 = "stablehlo.multiply"(%52, %65) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %67 = "stablehlo.constant"() <{value = dense<0.49828962252538267> : tensor<2x3x3xf32>}> : () -> tensor<2x3x3xf32>
    %68 = "stablehlo.multiply"(%53, %67) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %69 = "stablehlo.constant"() <{value = dense<-0.0006378981945947233> : tensor<2x3x3xf32>}> : () -> tensor<2x3x3xf32>
    %70 = "stablehlo.multiply"(%54, %69) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %71 = "stablehlo.add"(%64, %66) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %72 = "stablehlo.add"(%71, %68) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %73 = "stablehlo.add"(%72, %70) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %74 = "stablehlo.constant"() <{value = dense<-10.967639605296206> : tensor<2x3x3xf32>}> : () -> tensor<2x3x3xf32>
    %75 = "stablehlo.multiply"(%51, %74) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %76 = "stablehlo.constant"() <{value = dense<1.680158138789062> : tensor<2x3x3xf32>}> : () -> tensor<2x3x3xf32>
    %77 = "stablehlo.multiply"(%44, %76) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %78 = "stablehlo.constant"() <{value = dense<0.05717798464788655> : tensor<2x3x3xf32>}> : () -> tensor<2x3x3xf32>
    %79 = "stablehlo.multiply"(%52, %78) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %80 = "stablehlo.constant"() <{value = dense<-0.006982101224880521> : tensor<2x3x3xf32>}> : () -> tensor<2x3x3xf32>
    %81 = "stablehlo.multiply"(%53, %80) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %82 = "stablehlo.constant"() <{value = dense<3.349750170860705e-5> : tensor<2x3x3xf32>}> : () -> tensor<2x3x3xf32>
    %83 = "stablehlo.multiply"(%54, %82) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %84 = "stablehlo.add"(%75, %77) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %85 = "stablehlo.add"(%84, %79) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %86 = "stablehlo.add"(%85, %81) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %87 = "stablehlo.add"(%86, %83) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %88 = "stablehlo.constant"() <{value = dense<-0.09043168323908106> : tensor<2x3x3xf32>}> : () -> tensor<2x3x3xf32>
    %89 = "stablehlo.multiply"(%51, %88) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %90 = "stablehlo.constant"() <{value = dense<-0.06764045190713819> : tensor<2x3x3xf32>}> : () -> tensor<2x3x3xf32>
    %91 = "stablehlo.multiply"(%44, %90) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %92 = "stablehlo.constant"() <{value = dense<0.06759613017704597> : tensor<2x3x3xf32>}> : () -> tensor<2x3x3xf32>
    %93 = "stablehlo.multiply"(%52, %92) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %94 = "stablehlo.constant"() <{value = dense<0.029555257042931552> : tensor<2x3x3xf32>}> : () -> tensor<2x3x3xf32>
    %95 = "stablehlo.multiply"(%53, %94) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %96 = "stablehlo.constant"() <{value = dense<-1.391802575160607e-5> : tensor<2x3x3xf32>}> : () -> tensor<2x3x3xf32>
    %97 = "stablehlo.multiply"(%54, %96) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %98 = "stablehlo.add"(%89, %91) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %99 = "stablehlo.add"(%98, %93) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %100 = "stablehlo.add"(%99, %95) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %101 = "stablehlo.add"(%100, %97) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %102 = "stablehlo.constant"() <{value = dense<-0.09233646193671186> : tensor<2x3x3xf32>}> : () -> tensor<2x3x3xf32>
    %103 = "stablehlo.multiply"(%52, %102) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %104 = "stablehlo.constant"() <{value = dense<-0.016936493900208172> : tensor<2x3x3xf32>}> : () -> tensor<2x3x3xf32>
    %105 = "stablehlo.multiply"(%53, %104) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %106 = "stablehlo.constant"() <{value = dense<-1.400867981820361e-5> : tensor<2x3x3xf32>}> : () -> tensor<2x3x3xf32>
    %107 = "stablehlo.multiply"(%54, %106) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %108 = "stablehlo.add"(%103, %105) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %109 = "stablehlo.add"(%108, %107) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %110 = "stablehlo.dot_general"(%62, %109) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %111 = "stablehlo.add"(%110, %101) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %112 = "stablehlo.add"(%87, %111) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %113 = "stablehlo.dot_general"(%112, %111) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %114 = "stablehlo.add"(%73, %113) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %133:2 = "stablehlo.while"(%114, %42#2) ({
    ^bb0(%r115: tensor<2x3x3xf32>, %r116: tensor<2xi32>):
      %117 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
      %118 = "stablehlo.compare"(%r116, %117) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
      %119 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %123 = "stablehlo.reduce"(%118, %119) <{dimensions = array<i64: 0>}> ({
      ^bb0(%r120: tensor<i1>, %r121: tensor<i1>):
        %122 = "stablehlo.or"(%r120, %r121) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%122) : (tensor<i1>) -> ()
      }) : (tensor<2xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%123) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r124: tensor<2x3x3xf32>, %r125: tensor<2xi32>):
      %126 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
      %127 = "stablehlo.compare"(%r125, %126) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
      %128 = "stablehlo.broadcast_in_dim"(%127) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x3x3xi1>
      %129 = "stablehlo.dot_general"(%r124, %r124) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
      %130 = "stablehlo.select"(%128, %129, %r124) : (tensor<2x3x3xi1>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
      %131 = "stablehlo.constant"() <{value = dense<-1> : tensor<2xi32>}> : () -> tensor<2xi32>
      %132 = "stablehlo.add"(%r125, %131) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      "stablehlo.return"(%130, %132) : (tensor<2x3x3xf32>, tensor<2xi32>) -> ()
    }) : (tensor<2x3x3xf32>, tensor<2xi32>) -> (tensor<2x3x3xf32>, tensor<2xi32>)
    %134 = "stablehlo.convert"(%133#0) : (tensor<2x3x3xf32>) -> tensor<2x3x3xbf16>
    return %134 : tensor<2x3x3xbf16>
  }
}
