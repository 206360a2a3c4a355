// aten::_philox_randint_(Tensor(a!) self, Tensor key, int? low=None, int? high=None) -> Tensor(a!)

// T[2,3] u64[2] 0 10, T = int64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xi64>, %arg1: tensor<2xui64>, %s0: tensor<i64>, %s1: tensor<i64>) -> (tensor<2x3xi64>) {
    %0 = "stablehlo.slice"(%arg1) <{start_indices = array<i64: 0>, limit_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<2xui64>) -> tensor<1xui64>
    %1 = "stablehlo.reshape"(%0) : (tensor<1xui64>) -> tensor<ui64>
    %2 = "stablehlo.slice"(%arg1) <{start_indices = array<i64: 1>, limit_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<2xui64>) -> tensor<1xui64>
    %3 = "stablehlo.reshape"(%2) : (tensor<1xui64>) -> tensor<ui64>
    %4 = "stablehlo.reshape"(%0) : (tensor<1xui64>) -> tensor<1x1xui64>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xui64>) -> tensor<1x3xui64>
    %6 = "stablehlo.reshape"(%2) : (tensor<1xui64>) -> tensor<1x1xui64>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xui64>) -> tensor<1x3xui64>
    %8 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xui64>
    %9 = "stablehlo.add"(%7, %8) : (tensor<1x3xui64>, tensor<1x3xui64>) -> tensor<1x3xui64>
    %10 = "stablehlo.constant"() <{value = dense<32> : tensor<1x3xui64>}> : () -> tensor<1x3xui64>
    %11 = "stablehlo.shift_right_logical"(%5, %10) : (tensor<1x3xui64>, tensor<1x3xui64>) -> tensor<1x3xui64>
    %12 = "stablehlo.convert"(%11) : (tensor<1x3xui64>) -> tensor<1x3xui32>
    %13 = "stablehlo.convert"(%5) : (tensor<1x3xui64>) -> tensor<1x3xui32>
    %14 = "stablehlo.constant"() <{value = dense<32> : tensor<1x3xui64>}> : () -> tensor<1x3xui64>
    %15 = "stablehlo.shift_right_logical"(%9, %14) : (tensor<1x3xui64>, tensor<1x3xui64>) -> tensor<1x3xui64>
    %16 = "stablehlo.convert"(%15) : (tensor<1x3xui64>) -> tensor<1x3xui32>
    %17 = "stablehlo.convert"(%9) : (tensor<1x3xui64>) -> tensor<1x3xui32>
    %18 = "stablehlo.constant"() <{value = dense<0> : tensor<1x3xui32>}> : () -> tensor<1x3xui32>
    %19 = "stablehlo.convert"(%17) : (tensor<1x3xui32>) -> tensor<1x3xui64>
    %20 = "stablehlo.constant"() <{value = dense<3528531795> : tensor<1x3xui64>}> : () -> tensor<1x3xui64>
    %21 = "stablehlo.multiply"(%19, %20) : (tensor<1x3xui64>, tensor<1x3xui64>) -> tensor<1x3xui64>
    %22 = "stablehlo.constant"() <{value = dense<32> : tensor<1x3xui64>}> : () -> tensor<1x3xui64>
    %23 = "stablehlo.shift_right_logical"(%21, %22) : (tensor<1x3xui64>, tensor<1x3xui64>) -> tensor<1x3xui64>
    %24 = "stablehlo.convert"(%23) : (tensor<1x3xui64>) -> tensor<1x3xui32>
    %25 = "stablehlo.convert"(%21) : (tensor<1x3xui64>) -> tensor<1x3xui32>
    %26 = "stablehlo.convert"(%18) : (tensor<1x3xui32>) -> tensor<1x3xui64>
    %27 = "stablehlo.constant"() <{value = dense<3449720151> : tensor<1x3xui64>}> : () -> tensor<1x3xui64>
    %28 = "stablehlo.multiply"(%26, %27) : (tensor<1x3xui64>, tensor<1x3xui64>) -> tensor<1x3xui64>
    %29 = "stablehlo.constant"() <{value = dense<32> : tensor<1x3xui64>}> : () -> tensor<1x3xui64>
    %30 = "stablehlo.shift_right_logical"(%28, %29) : (tensor<1x3xui64>, tensor<1x3xui64>) -> tensor<1x3xui64>
    %31 = "stablehlo.convert"(%30) : (tensor<1x3xui64>) -> tensor<1x3xui32>
    %32 = "stablehlo.convert"(%28) : (tensor<1x3xui64>) -> tensor<1x3xui32>
    %33 = "stablehlo.xor"(%31, %16) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
    %34 = "stablehlo.xor"(%24, %18) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
    %35 = "stablehlo.xor"(%33, %13) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
    %36 = "stablehlo.xor"(%34, %12) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
    %37 = "stablehlo.constant"() <{value = dense<2654435769> : tensor<1x3xui32>}> : () -> tensor<1x3xui32>
    %38 = "stablehlo.add"(%13, %37) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
    %39 = "stablehlo.constant"() <{value = dense<3144134277> : tensor<1x3xui32>}> : () -> tensor<1x3xui32>
    %40 = "stablehlo.add"(%12, %39) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
    %41 = "stablehlo.convert"(%35) : (tensor<1x3xui32>) -> tensor<1x3xui64>
    %42 = "stablehlo.constant"() <{value = dense<3528531795> : tensor<1x3xui64>}> : () -> tensor<1x3xui64>
    %43 = "stablehlo.multiply"(%41, %42) : (tensor<1x3xui64>, tensor<1x3xui64>) -> tensor<1x3xui64>
    %44 = "stablehlo.constant"() <{value = dense<32> : tensor<1x3xui64>}> : () -> tensor<1x3xui64>
    %45 = "stablehlo.shift_right_logical"(%43, %44) : (tensor<1x3xui64>, tensor<1x3xui64>) -> tensor<1x3xui64>
    %46 = "stablehlo.convert"(%45) : (tensor<1x3xui64>) -> tensor<1x3xui32>
    %47 = "stablehlo.convert"(%43) : (tensor<1x3xui64>) -> tensor<1x3xui32>
    %48 = "stablehlo.convert"(%36) : (tensor<1x3xui32>) -> tensor<1x3xui64>
    %49 = "stablehlo.constant"() <{value = dense<3449720151> : tensor<1x3xui64>}> : () -> tensor<1x3xui64>
    %50 = "stablehlo.multiply"(%48, %49) : (tensor<1x3xui64>, tensor<1x3xui64>) -> tensor<1x3xui64>
    %51 = "stablehlo.constant"() <{value = dense<32> : tensor<1x3xui64>}> : () -> tensor<1x3xui64>
    %52 = "stablehlo.shift_right_logical"(%50, %51) : (tensor<1x3xui64>, tensor<1x3xui64>) -> tensor<1x3xui64>
    %53 = "stablehlo.convert"(%52) : (tensor<1x3xui64>) -> tensor<1x3xui32>
    %54 = "stablehlo.convert"(%50) : (tensor<1x3xui64>) -> tensor<1x3xui32>
    %55 = "stablehlo.xor"(%53, %32) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
    %56 = "stablehlo.xor"(%46, %25) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
    %57 = "stablehlo.xor"(%55, %38) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
    %58 = "stablehlo.xor"(%56, %40) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
    %59 = "stablehlo.constant"() <{value = dense<2654435769> : tensor<1x3xui32>}> : () -> tensor<1x3xui32>
    %60 = "stablehlo.add"(%38, %59) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
    %61 = "stablehlo.constant"() <{value = dense<3144134277> : tensor<1x3xui32>}> : () -> tensor<1x3xui32>
    %62 = "stablehlo.add"(%40, %61) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
    %63 = "stablehlo.convert"(%57) : (tensor<1x3xui32>) -> tensor<1x3xui64>
    %64 = "stablehlo.constant"() <{value = dense<3528531795> : tensor<1x3xui64>}> : () -> tensor<1x3xui64>
    %65 = "stablehlo.multiply"(%63, %64) : (tensor<1x3xui64>, tensor<1x3xui64>) -> tensor<1x3xui64>
    %66 = "stablehlo.constant"() <{value = dense<32> : tensor<1x3xui64>}> : () -> tensor<1x3xui64>
    %67 = "stablehlo.shift_right_logical"(%65, %66) : (tensor<1x3xui64>, tensor<1x3xui64>) -> tensor<1x3xui64>
    %68 = "stablehlo.convert"(%67) : (tensor<1x3xui64>) -> tensor<1x3xui32>
    %69 = "stablehlo.convert"(%65) : (tensor<1x3xui64>) -> tensor<1x3xui32>
    %70 = "stablehlo.convert"(%58) : (tensor<1x3xui32>) -> tensor<1x3xui64>
    %71 = "stablehlo.constant"() <{value = dense<3449720151> : tensor<1x3xui64>}> : () -> tensor<1x3xui64>
    %72 = "stablehlo.multiply"(%70, %71) : (tensor<1x3xui64>, tensor<1x3xui64>) -> tensor<1x3xui64>
    %73 = "stablehlo.constant"() <{value = dense<32> : tensor<1x3xui64>}> : () -> tensor<1x3xui64>
    %74 = "stablehlo.shift_right_logical"(%72, %73) : (tensor<1x3xui64>, tensor<1x3xui64>) -> tensor<1x3xui64>
    %75 = "stablehlo.convert"(%74) : (tensor<1x3xui64>) -> tensor<1x3xui32>
    %76 = "stablehlo.convert"(%72) : (tensor<1x3xui64>) -> tensor<1x3xui32>
    %77 = "stablehlo.xor"(%75, %54) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
    %78 = "stablehlo.xor"(%68, %47) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
    %79 = "stablehlo.xor"(%77, %60) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
    %80 = "stablehlo.xor"(%78, %62) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
    %81 = "stablehlo.constant"() <{value = dense<2654435769> : tensor<1x3xui32>}> : () -> tensor<1x3xui32>
    %82 = "stablehlo.add"(%60, %81) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
    %83 = "stablehlo.constant"() <{value = dense<3144134277> : tensor<1x3xui32>}> : () -> tensor<1x3xui32>
    %84 = "stablehlo.add"(%62, %83) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
    %85 = "stablehlo.convert"(%79) : (tensor<1x3xui32>) -> tensor<1x3xui64>
    %86 = "stablehlo.constant"() <{value = dense<3528531795> : tensor<1x3xui64>}> : () -> tensor<1x3xui64>
    %87 = "stablehlo.multiply"(%85, %86) : (tensor<1x3xui64>, tensor<1x3xui64>) -> tensor<1x3xui64>
    %88 = "stablehlo.constant"() <{value = dense<32> : tensor<1x3xui64>}> : () -> tensor<1x3xui64>
    %89 = "stablehlo.shift_right_logical"(%87, %88) : (tensor<1x3xui64>, tensor<1x3xui64>) -> tensor<1x3xui64>
    %90 = "stablehlo.convert"(%89) : (tensor<1x3xui64>) -> tensor<1x3xui32>
    %91 = "stablehlo.convert"(%87) : (tensor<1x3xui64>) -> tensor<1x3xui32>
    %92 = "stablehlo.convert"(%80) : (tensor<1x3xui32>) -> tensor<1x3xui64>
    %93 = "stablehlo.constant"() <{value = dense<3449720151> : tensor<1x3xui64>}> : () -> tensor<1x3xui64>
    %94 = "stablehlo.multiply"(%92, %93) : (tensor<1x3xui64>, tensor<1x3xui64>) -> tensor<1x3xui64>
    %95 = "stablehlo.constant"() <{value = dense<32> : tensor<1x3xui64>}> : () -> tensor<1x3xui64>
    %96 = "stablehlo.shift_right_logical"(%94, %95) : (tensor<1x3xui64>, tensor<1x3xui64>) -> tensor<1x3xui64>
    %97 = "stablehlo.convert"(%96) : (tensor<1x3xui64>) -> tensor<1x3xui32>
    %98 = "stablehlo.convert"(%94) : (tensor<1x3xui64>) -> tensor<1x3xui32>
    %99 = "stablehlo.xor"(%97, %76) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
    %100 = "stablehlo.xor"(%90, %69) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
    %101 = "stablehlo.xor"(%99, %82) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
    %102 = "stablehlo.xor"(%100, %84) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
    %103 = "stablehlo.constant"() <{value = dense<2654435769> : tensor<1x3xui32>}> : () -> tensor<1x3xui32>
    %104 = "stablehlo.add"(%82, %103) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
    %105 = "stablehlo.constant"() <{value = dense<3144134277> : tensor<1x3xui32>}> : () -> tensor<1x3xui32>
    %106 = "stablehlo.add"(%84, %105) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
    %107 = "stablehlo.convert"(%101) : (tensor<1x3xui32>) -> tensor<1x3xui64>
    %108 = "stablehlo.constant"() <{value = dense<3528531795> : tensor<1x3xui64>}> : () -> tensor<1x3xui64>
    %109 = "stablehlo.multiply"(%107, %108) : (tensor<1x3xui64>, tensor<1x3xui64>) -> tensor<1x3xui64>
    %110 = "stablehlo.constant"() <{value = dense<32> : tensor<1x3xui64>}> : () -> tensor<1x3xui64>
    %111 = "stablehlo.shift_right_logical"(%109, %110) : (tensor<1x3xui64>, tensor<1x3xui64>) -> tensor<1x3xui64>
    %112 = "stablehlo.convert"(%111) : (tensor<1x3xui64>) -> tensor<1x3xui32>
    %113 = "stablehlo.convert"(%109) : (tensor<1x3xui64>) -> tensor<1x3xui32>
    %114 = "stablehlo.convert"(%102) : (tensor<1x3xui32>) -> tensor<1x3xui64>
    %115 = "stablehlo.constant"() <{value = dense<3449720151> : tensor<1x3xui64>}> : () -> tensor<1x3xui64>
    %116 = "stablehlo.multiply"(%114, %115) : (tensor<1x3xui64>, tensor<1x3xui64>) -> tensor<1x3xui64>
    %117 = "stablehlo.constant"() <{value = dense<32> : tensor<1x3xui64>}> : () -> tensor<1x3xui64>
    %118 = "stablehlo.shift_right_logical"(%116, %117) : (tensor<1x3xui64>, tensor<1x3xui64>) -> tensor<1x3xui64>
    %119 = "stablehlo.convert"(%118) : (tensor<1x3xui64>) -> tensor<1x3xui32>
    %120 = "stablehlo.convert"(%116) : (tensor<1x3xui64>) -> tensor<1x3xui32>
    %121 = "stablehlo.xor"(%119, %98) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
    %122 = "stablehlo.xor"(%112, %91) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
    %123 = "stablehlo.xor"(%121, %104) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
    %124 = "stablehlo.xor"(%122, %106) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
    %125 = "stablehlo.constant"() <{value = dense<2654435769> : tensor<1x3xui32>}> : () -> tensor<1x3xui32>
    %126 = "stablehlo.add"(%104, %125) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
    %127 = "stablehlo.constant"() <{value = dense<3144134277> : tensor<1x3xui32>}> : () -> tensor<1x3xui32>
    %128 = "stablehlo.add"(%106, %127) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
    %129 = "stablehlo.convert"(%123) : (tensor<1x3xui32>) -> tensor<1x3xui64>
    %130 = "stablehlo.constant"() <{value = dense<3528531795> : tensor<1x3xui64>}> : () -> tensor<1x3xui64>
    %131 = "stablehlo.multiply"(%129, %130) : (tensor<1x3xui64>, tensor<1x3xui64>) -> tensor<1x3xui64>
    %132 = "stablehlo.constant"() <{value = dense<32> : tensor<1x3xui64>}> : () -> tensor<1x3xui64>
    %133 = "stablehlo.shift_right_logical"(%131, %132) : (tensor<1x3xui64>, tensor<1x3xui64>) -> tensor<1x3xui64>
    %134 = "stablehlo.convert"(%133) : (tensor<1x3xui64>) -> tensor<1x3xui32>
    %135 = "stablehlo.convert"(%131) : (tensor<1x3xui64>) -> tensor<1x3xui32>
    %136 = "stablehlo.convert"(%124) : (tensor<1x3xui32>) -> tensor<1x3xui64>
    %137 = "stablehlo.constant"() <{value = dense<3449720151> : tensor<1x3xui64>}> : () -> tensor<1x3xui64>
    %138 = "stablehlo.multiply"(%136, %137) : (tensor<1x3xui64>, tensor<1x3xui64>) -> tensor<1x3xui64>
    %139 = "stablehlo.constant"() <{value = dense<32> : tensor<1x3xui64>}> : () -> tensor<1x3xui64>
    %140 = "stablehlo.shift_right_logical"(%138, %139) : (tensor<1x3xui64>, tensor<1x3xui64>) -> tensor<1x3xui64>
    %141 = "stablehlo.convert"(%140) : (tensor<1x3xui64>) -> tensor<1x3xui32>
    %142 = "stablehlo.convert"(%138) : (tensor<1x3xui64>) -> tensor<1x3xui32>
    %143 = "stablehlo.xor"(%141, %120) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
    %144 = "stablehlo.xor"(%134, %113) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
    %145 = "stablehlo.xor"(%143, %126) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
    %146 = "stablehlo.xor"(%144, %128) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
    %147 = "stablehlo.constant"() <{value = dense<2654435769> : tensor<1x3xui32>}> : () -> tensor<1x3xui32>
    %148 = "stablehlo.add"(%126, %147) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
    %149 = "stablehlo.constant"() <{value = dense<3144134277> : tensor<1x3xui32>}> : () -> tensor<1x3xui32>
    %150 = "stablehlo.add"(%128, %149) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
    %151 = "stablehlo.convert"(%145) : (tensor<1x3xui32>) -> tensor<1x3xui64>
    %152 = "stablehlo.constant"() <{value = dense<3528531795> : tensor<1x3xui64>}> : () -> tensor<1x3xui64>
    %153 = "stablehlo.multiply"(%151, %152) : (tensor<1x3xui64>, tensor<1x3xui64>) -> tensor<1x3xui64>
    %154 = "stablehlo.constant"() <{value = dense<32> : tensor<1x3xui64>}> : () -> tensor<1x3xui64>
    %155 = "stablehlo.shift_right_logical"(%153, %154) : (tensor<1x3xui64>, tensor<1x3xui64>) -> tensor<1x3xui64>
    %156 = "stablehlo.convert"(%155) : (tensor<1x3xui64>) -> tensor<1x3xui32>
    %157 = "stablehlo.convert"(%153) : (tensor<1x3xui64>) -> tensor<1x3xui32>
    %158 = "stablehlo.convert"(%146) : (tensor<1x3xui32>) -> tensor<1x3xui64>
    %159 = "stablehlo.constant"() <{value = dense<3449720151> : tensor<1x3xui64>}> : () -> tensor<1x3xui64>
    %160 = "stablehlo.multiply"(%158, %159) : (tensor<1x3xui64>, tensor<1x3xui64>) -> tensor<1x3xui64>
    %161 = "stablehlo.constant"() <{value = dense<32> : tensor<1x3xui64>}> : () -> tensor<1x3xui64>
    %162 = "stablehlo.shift_right_logical"(%160, %161) : (tensor<1x3xui64>, tensor<1x3xui64>) -> tensor<1x3xui64>
    %163 = "stablehlo.convert"(%162) : (tensor<1x3xui64>) -> tensor<1x3xui32>
    %164 = "stablehlo.convert"(%160) : (tensor<1x3xui64>) -> tensor<1x3xui32>
    %165 = "stablehlo.xor"(%163, %142) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
    %166 = "stablehlo.xor"(%156, %135) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
    %167 = "stablehlo.xor"(%165, %148) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
    %168 = "stablehlo.xor"(%166, %150) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
    %169 = "stablehlo.constant"() <{value = dense<2654435769> : tensor<1x3xui32>}> : () -> tensor<1x3xui32>
    %170 = "stablehlo.add"(%148, %169) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
    %171 = "stablehlo.constant"() <{value = dense<3144134277> : tensor<1x3xui32>}> : () -> tensor<1x3xui32>
    %172 = "stablehlo.add"(%150, %171) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
    %173 = "stablehlo.convert"(%167) : (tensor<1x3xui32>) -> tensor<1x3xui64>
    %174 = "stablehlo.constant"() <{value = dense<3528531795> : tensor<1x3xui64>}> : () -> tensor<1x3xui64>
    %175 = "stablehlo.multiply"(%173, %174) : (tensor<1x3xui64>, tensor<1x3xui64>) -> tensor<1x3xui64>
    %176 = "stablehlo.constant"() <{value = dense<32> : tensor<1x3xui64>}> : () -> tensor<1x3xui64>
    %177 = "stablehlo.shift_right_logical"(%175, %176) : (tensor<1x3xui64>, tensor<1x3xui64>) -> tensor<1x3xui64>
    %178 = "stablehlo.convert"(%177) : (tensor<1x3xui64>) -> tensor<1x3xui32>
    %179 = "stablehlo.convert"(%175) : (tensor<1x3xui64>) -> tensor<1x3xui32>
    %180 = "stablehlo.convert"(%168) : (tensor<1x3xui32>) -> tensor<1x3xui64>
    %181 = "stablehlo.constant"() <{value = dense<3449720151> : tensor<1x3xui64>}> : () -> tensor<1x3xui64>
    %182 = "stablehlo.multiply"(%180, %181) : (tensor<1x3xui64>, tensor<1x3xui64>) -> tensor<1x3xui64>
    %183 = "stablehlo.constant"() <{value = dense<32> : tensor<1x3xui64>}> : () -> tensor<1x3xui64>
    %184 = "stablehlo.shift_right_logical"(%182, %183) : (tensor<1x3xui64>, tensor<1x3xui64>) -> tensor<1x3xui64>
    %185 = "stablehlo.convert"(%184) : (tensor<1x3xui64>) -> tensor<1x3xui32>
    %186 = "stablehlo.convert"(%182) : (tensor<1x3xui64>) -> tensor<1x3xui32>
    %187 = "stablehlo.xor"(%185, %164) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
    %188 = "stablehlo.xor"(%178, %157) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
    %189 = "stablehlo.xor"(%187, %170) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
    %190 = "stablehlo.xor"(%188, %172) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
    %191 = "stablehlo.constant"() <{value = dense<2654435769> : tensor<1x3xui32>}> : () -> tensor<1x3xui32>
    %192 = "stablehlo.add"(%170, %191) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
    %193 = "stablehlo.constant"() <{value = dense<3144134277> : tensor<1x3xui32>}> : () -> tensor<1x3xui32>
    %194 = "stablehlo.add"(%172, %193) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
    %195 = "stablehlo.convert"(%189) : (tensor<1x3xui32>) -> tensor<1x3xui64>
    %196 = "stablehlo.constant"() <{value = dense<3528531795> : tensor<1x3xui64>}> : () -> tensor<1x3xui64>
    %197 = "stablehlo.multiply"(%195, %196) : (tensor<1x3xui64>, tensor<1x3xui64>) -> tensor<1x3xui64>
    %198 = "stablehlo.constant"() <{value = dense<32> : tensor<1x3xui64>}> : () -> tensor<1x3xui64>
    %199 = "stablehlo.shift_right_logical"(%197, %198) : (tensor<1x3xui64>, tensor<1x3xui64>) -> tensor<1x3xui64>
    %200 = "stablehlo.convert"(%199) : (tensor<1x3xui64>) -> tensor<1x3xui32>
    %201 = "stablehlo.convert"(%197) : (tensor<1x3xui64>) -> tensor<1x3xui32>
    %202 = "stablehlo.convert"(%190) : (tensor<1x3xui32>) -> tensor<1x3xui64>
    %203 = "stablehlo.constant"() <{value = dense<3449720151> : tensor<1x3xui64>}> : () -> tensor<1x3xui64>
    %204 = "stablehlo.multiply"(%202, %203) : (tensor<1x3xui64>, tensor<1x3xui64>) -> tensor<1x3xui64>
    %205 = "stablehlo.constant"() <{value = dense<32> : tensor<1x3xui64>}> : () -> tensor<1x3xui64>
    %206 = "stablehlo.shift_right_logical"(%204, %205) : (tensor<1x3xui64>, tensor<1x3xui64>) -> tensor<1x3xui64>
    %207 = "stablehlo.convert"(%206) : (tensor<1x3xui64>) -> tensor<1x3xui32>
    %208 = "stablehlo.convert"(%204) : (tensor<1x3xui64>) -> tensor<1x3xui32>
    %209 = "stablehlo.xor"(%207, %186) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
    %210 = "stablehlo.xor"(%200, %179) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
    %211 = "stablehlo.xor"(%209, %192) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
    %212 = "stablehlo.xor"(%210, %194) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
    %213 = "stablehlo.constant"() <{value = dense<2654435769> : tensor<1x3xui32>}> : () -> tensor<1x3xui32>
    %214 = "stablehlo.add"(%192, %213) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
    %215 = "stablehlo.constant"() <{value = dense<3144134277> : tensor<1x3xui32>}> : () -> tensor<1x3xui32>
    %216 = "stablehlo.add"(%194, %215) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
    %217 = "stablehlo.convert"(%211) : (tensor<1x3xui32>) -> tensor<1x3xui64>
    %218 = "stablehlo.constant"() <{value = dense<3528531795> : tensor<1x3xui64>}> : () -> tensor<1x3xui64>
    %219 = "stablehlo.multiply"(%217, %218) : (tensor<1x3xui64>, tensor<1x3xui64>) -> tensor<1x3xui64>
    %220 = "stablehlo.constant"() <{value = dense<32> : tensor<1x3xui64>}> : () -> tensor<1x3xui64>
    %221 = "stablehlo.shift_right_logical"(%219, %220) : (tensor<1x3xui64>, tensor<1x3xui64>) -> tensor<1x3xui64>
    %222 = "stablehlo.convert"(%221) : (tensor<1x3xui64>) -> tensor<1x3xui32>
    %223 = "stablehlo.convert"(%219) : (tensor<1x3xui64>) -> tensor<1x3xui32>
    %224 = "stablehlo.convert"(%212) : (tensor<1x3xui32>) -> tensor<1x3xui64>
    %225 = "stablehlo.constant"() <{value = dense<3449720151> : tensor<1x3xui64>}> : () -> tensor<1x3xui64>
    %226 = "stablehlo.multiply"(%224, %225) : (tensor<1x3xui64>, tensor<1x3xui64>) -> tensor<1x3xui64>
    %227 = "stablehlo.constant"() <{value = dense<32> : tensor<1x3xui64>}> : () -> tensor<1x3xui64>
    %228 = "stablehlo.shift_right_logical"(%226, %227) : (tensor<1x3xui64>, tensor<1x3xui64>) -> tensor<1x3xui64>
    %229 = "stablehlo.convert"(%228) : (tensor<1x3xui64>) -> tensor<1x3xui32>
    %230 = "stablehlo.convert"(%226) : (tensor<1x3xui64>) -> tensor<1x3xui32>
    %231 = "stablehlo.xor"(%229, %208) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
    %232 = "stablehlo.xor"(%222, %201) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
    %233 = "stablehlo.xor"(%231, %214) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
    %234 = "stablehlo.xor"(%232, %216) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
    %235 = "stablehlo.convert"(%233) : (tensor<1x3xui32>) -> tensor<1x3xui64>
    %236 = "stablehlo.convert"(%230) : (tensor<1x3xui32>) -> tensor<1x3xui64>
    %237 = "stablehlo.constant"() <{value = dense<32> : tensor<1x3xui64>}> : () -> tensor<1x3xui64>
    %238 = "stablehlo.shift_left"(%235, %237) : (tensor<1x3xui64>, tensor<1x3xui64>) -> tensor<1x3xui64>
    %239 = "stablehlo.or"(%238, %236) : (tensor<1x3xui64>, tensor<1x3xui64>) -> tensor<1x3xui64>
    %240 = "stablehlo.convert"(%234) : (tensor<1x3xui32>) -> tensor<1x3xui64>
    %241 = "stablehlo.convert"(%223) : (tensor<1x3xui32>) -> tensor<1x3xui64>
    %242 = "stablehlo.constant"() <{value = dense<32> : tensor<1x3xui64>}> : () -> tensor<1x3xui64>
    %243 = "stablehlo.shift_left"(%240, %242) : (tensor<1x3xui64>, tensor<1x3xui64>) -> tensor<1x3xui64>
    %244 = "stablehlo.or"(%243, %241) : (tensor<1x3xui64>, tensor<1x3xui64>) -> tensor<1x3xui64>
    %245 = "stablehlo.reshape"(%239) : (tensor<1x3xui64>) -> tensor<1x3x1xui64>
    %246 = "stablehlo.reshape"(%244) : (tensor<1x3xui64>) -> tensor<1x3x1xui64>
    %247 = "stablehlo.concatenate"(%245, %246) <{dimension = 2 : i64}> : (tensor<1x3x1xui64>, tensor<1x3x1xui64>) -> tensor<1x3x2xui64>
    %248 = "stablehlo.reshape"(%247) : (tensor<1x3x2xui64>) -> tensor<1x6xui64>
    %249 = "stablehlo.reshape"(%247) : (tensor<1x3x2xui64>) -> tensor<2x3xui64>
    %250 = "stablehlo.bitcast_convert"(%s0) : (tensor<i64>) -> tensor<ui64>
    %251 = "stablehlo.bitcast_convert"(%s1) : (tensor<i64>) -> tensor<ui64>
    %252 = "stablehlo.subtract"(%251, %250) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %253 = "stablehlo.constant"() <{value = dense<0> : tensor<ui64>}> : () -> tensor<ui64>
    %254 = "stablehlo.compare"(%252, %253) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
    %255 = "stablehlo.constant"() <{value = dense<1> : tensor<ui64>}> : () -> tensor<ui64>
    %256 = "stablehlo.maximum"(%252, %255) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %257 = "stablehlo.broadcast_in_dim"(%254) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<2x3xi1>
    %258 = "stablehlo.broadcast_in_dim"(%256) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<2x3xui64>
    %259 = "stablehlo.broadcast_in_dim"(%250) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<2x3xui64>
    %260 = "stablehlo.remainder"(%249, %258) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %261 = "stablehlo.add"(%259, %260) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %262 = "stablehlo.select"(%257, %249, %261) : (tensor<2x3xi1>, tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %263 = "stablehlo.convert"(%262) : (tensor<2x3xui64>) -> tensor<2x3xi64>
    return %263 : tensor<2x3xi64>
  }
}

// T[2,3] u64[2], T = int64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xi64>, %arg1: tensor<2xui64>) -> (tensor<2x3xi64>) {
    %0 = "stablehlo.slice"(%arg1) <{start_indices = array<i64: 0>, limit_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<2xui64>) -> tensor<1xui64>
    %1 = "stablehlo.reshape"(%0) : (tensor<1xui64>) -> tensor<ui64>
    %2 = "stablehlo.slice"(%arg1) <{start_indices = array<i64: 1>, limit_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<2xui64>) -> tensor<1xui64>
    %3 = "stablehlo.reshape"(%2) : (tensor<1xui64>) -> tensor<ui64>
    %4 = "stablehlo.reshape"(%0) : (tensor<1xui64>) -> tensor<1x1xui64>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xui64>) -> tensor<1x3xui64>
    %6 = "stablehlo.reshape"(%2) : (tensor<1xui64>) -> tensor<1x1xui64>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xui64>) -> tensor<1x3xui64>
    %8 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xui64>
    %9 = "stablehlo.add"(%7, %8) : (tensor<1x3xui64>, tensor<1x3xui64>) -> tensor<1x3xui64>
    %10 = "stablehlo.constant"() <{value = dense<32> : tensor<1x3xui64>}> : () -> tensor<1x3xui64>
    %11 = "stablehlo.shift_right_logical"(%5, %10) : (tensor<1x3xui64>, tensor<1x3xui64>) -> tensor<1x3xui64>
    %12 = "stablehlo.convert"(%11) : (tensor<1x3xui64>) -> tensor<1x3xui32>
    %13 = "stablehlo.convert"(%5) : (tensor<1x3xui64>) -> tensor<1x3xui32>
    %14 = "stablehlo.constant"() <{value = dense<32> : tensor<1x3xui64>}> : () -> tensor<1x3xui64>
    %15 = "stablehlo.shift_right_logical"(%9, %14) : (tensor<1x3xui64>, tensor<1x3xui64>) -> tensor<1x3xui64>
    %16 = "stablehlo.convert"(%15) : (tensor<1x3xui64>) -> tensor<1x3xui32>
    %17 = "stablehlo.convert"(%9) : (tensor<1x3xui64>) -> tensor<1x3xui32>
    %18 = "stablehlo.constant"() <{value = dense<0> : tensor<1x3xui32>}> : () -> tensor<1x3xui32>
    %19 = "stablehlo.convert"(%17) : (tensor<1x3xui32>) -> tensor<1x3xui64>
    %20 = "stablehlo.constant"() <{value = dense<3528531795> : tensor<1x3xui64>}> : () -> tensor<1x3xui64>
    %21 = "stablehlo.multiply"(%19, %20) : (tensor<1x3xui64>, tensor<1x3xui64>) -> tensor<1x3xui64>
    %22 = "stablehlo.constant"() <{value = dense<32> : tensor<1x3xui64>}> : () -> tensor<1x3xui64>
    %23 = "stablehlo.shift_right_logical"(%21, %22) : (tensor<1x3xui64>, tensor<1x3xui64>) -> tensor<1x3xui64>
    %24 = "stablehlo.convert"(%23) : (tensor<1x3xui64>) -> tensor<1x3xui32>
    %25 = "stablehlo.convert"(%21) : (tensor<1x3xui64>) -> tensor<1x3xui32>
    %26 = "stablehlo.convert"(%18) : (tensor<1x3xui32>) -> tensor<1x3xui64>
    %27 = "stablehlo.constant"() <{value = dense<3449720151> : tensor<1x3xui64>}> : () -> tensor<1x3xui64>
    %28 = "stablehlo.multiply"(%26, %27) : (tensor<1x3xui64>, tensor<1x3xui64>) -> tensor<1x3xui64>
    %29 = "stablehlo.constant"() <{value = dense<32> : tensor<1x3xui64>}> : () -> tensor<1x3xui64>
    %30 = "stablehlo.shift_right_logical"(%28, %29) : (tensor<1x3xui64>, tensor<1x3xui64>) -> tensor<1x3xui64>
    %31 = "stablehlo.convert"(%30) : (tensor<1x3xui64>) -> tensor<1x3xui32>
    %32 = "stablehlo.convert"(%28) : (tensor<1x3xui64>) -> tensor<1x3xui32>
    %33 = "stablehlo.xor"(%31, %16) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
    %34 = "stablehlo.xor"(%24, %18) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
    %35 = "stablehlo.xor"(%33, %13) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
    %36 = "stablehlo.xor"(%34, %12) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
    %37 = "stablehlo.constant"() <{value = dense<2654435769> : tensor<1x3xui32>}> : () -> tensor<1x3xui32>
    %38 = "stablehlo.add"(%13, %37) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
    %39 = "stablehlo.constant"() <{value = dense<3144134277> : tensor<1x3xui32>}> : () -> tensor<1x3xui32>
    %40 = "stablehlo.add"(%12, %39) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
    %41 = "stablehlo.convert"(%35) : (tensor<1x3xui32>) -> tensor<1x3xui64>
    %42 = "stablehlo.constant"() <{value = dense<3528531795> : tensor<1x3xui64>}> : () -> tensor<1x3xui64>
    %43 = "stablehlo.multiply"(%41, %42) : (tensor<1x3xui64>, tensor<1x3xui64>) -> tensor<1x3xui64>
    %44 = "stablehlo.constant"() <{value = dense<32> : tensor<1x3xui64>}> : () -> tensor<1x3xui64>
    %45 = "stablehlo.shift_right_logical"(%43, %44) : (tensor<1x3xui64>, tensor<1x3xui64>) -> tensor<1x3xui64>
    %46 = "stablehlo.convert"(%45) : (tensor<1x3xui64>) -> tensor<1x3xui32>
    %47 = "stablehlo.convert"(%43) : (tensor<1x3xui64>) -> tensor<1x3xui32>
    %48 = "stablehlo.convert"(%36) : (tensor<1x3xui32>) -> tensor<1x3xui64>
    %49 = "stablehlo.constant"() <{value = dense<3449720151> : tensor<1x3xui64>}> : () -> tensor<1x3xui64>
    %50 = "stablehlo.multiply"(%48, %49) : (tensor<1x3xui64>, tensor<1x3xui64>) -> tensor<1x3xui64>
    %51 = "stablehlo.constant"() <{value = dense<32> : tensor<1x3xui64>}> : () -> tensor<1x3xui64>
    %52 = "stablehlo.shift_right_logical"(%50, %51) : (tensor<1x3xui64>, tensor<1x3xui64>) -> tensor<1x3xui64>
    %53 = "stablehlo.convert"(%52) : (tensor<1x3xui64>) -> tensor<1x3xui32>
    %54 = "stablehlo.convert"(%50) : (tensor<1x3xui64>) -> tensor<1x3xui32>
    %55 = "stablehlo.xor"(%53, %32) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
    %56 = "stablehlo.xor"(%46, %25) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
    %57 = "stablehlo.xor"(%55, %38) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
    %58 = "stablehlo.xor"(%56, %40) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
    %59 = "stablehlo.constant"() <{value = dense<2654435769> : tensor<1x3xui32>}> : () -> tensor<1x3xui32>
    %60 = "stablehlo.add"(%38, %59) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
    %61 = "stablehlo.constant"() <{value = dense<3144134277> : tensor<1x3xui32>}> : () -> tensor<1x3xui32>
    %62 = "stablehlo.add"(%40, %61) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
    %63 = "stablehlo.convert"(%57) : (tensor<1x3xui32>) -> tensor<1x3xui64>
    %64 = "stablehlo.constant"() <{value = dense<3528531795> : tensor<1x3xui64>}> : () -> tensor<1x3xui64>
    %65 = "stablehlo.multiply"(%63, %64) : (tensor<1x3xui64>, tensor<1x3xui64>) -> tensor<1x3xui64>
    %66 = "stablehlo.constant"() <{value = dense<32> : tensor<1x3xui64>}> : () -> tensor<1x3xui64>
    %67 = "stablehlo.shift_right_logical"(%65, %66) : (tensor<1x3xui64>, tensor<1x3xui64>) -> tensor<1x3xui64>
    %68 = "stablehlo.convert"(%67) : (tensor<1x3xui64>) -> tensor<1x3xui32>
    %69 = "stablehlo.convert"(%65) : (tensor<1x3xui64>) -> tensor<1x3xui32>
    %70 = "stablehlo.convert"(%58) : (tensor<1x3xui32>) -> tensor<1x3xui64>
    %71 = "stablehlo.constant"() <{value = dense<3449720151> : tensor<1x3xui64>}> : () -> tensor<1x3xui64>
    %72 = "stablehlo.multiply"(%70, %71) : (tensor<1x3xui64>, tensor<1x3xui64>) -> tensor<1x3xui64>
    %73 = "stablehlo.constant"() <{value = dense<32> : tensor<1x3xui64>}> : () -> tensor<1x3xui64>
    %74 = "stablehlo.shift_right_logical"(%72, %73) : (tensor<1x3xui64>, tensor<1x3xui64>) -> tensor<1x3xui64>
    %75 = "stablehlo.convert"(%74) : (tensor<1x3xui64>) -> tensor<1x3xui32>
    %76 = "stablehlo.convert"(%72) : (tensor<1x3xui64>) -> tensor<1x3xui32>
    %77 = "stablehlo.xor"(%75, %54) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
    %78 = "stablehlo.xor"(%68, %47) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
    %79 = "stablehlo.xor"(%77, %60) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
    %80 = "stablehlo.xor"(%78, %62) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
    %81 = "stablehlo.constant"() <{value = dense<2654435769> : tensor<1x3xui32>}> : () -> tensor<1x3xui32>
    %82 = "stablehlo.add"(%60, %81) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
    %83 = "stablehlo.constant"() <{value = dense<3144134277> : tensor<1x3xui32>}> : () -> tensor<1x3xui32>
    %84 = "stablehlo.add"(%62, %83) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
    %85 = "stablehlo.convert"(%79) : (tensor<1x3xui32>) -> tensor<1x3xui64>
    %86 = "stablehlo.constant"() <{value = dense<3528531795> : tensor<1x3xui64>}> : () -> tensor<1x3xui64>
    %87 = "stablehlo.multiply"(%85, %86) : (tensor<1x3xui64>, tensor<1x3xui64>) -> tensor<1x3xui64>
    %88 = "stablehlo.constant"() <{value = dense<32> : tensor<1x3xui64>}> : () -> tensor<1x3xui64>
    %89 = "stablehlo.shift_right_logical"(%87, %88) : (tensor<1x3xui64>, tensor<1x3xui64>) -> tensor<1x3xui64>
    %90 = "stablehlo.convert"(%89) : (tensor<1x3xui64>) -> tensor<1x3xui32>
    %91 = "stablehlo.convert"(%87) : (tensor<1x3xui64>) -> tensor<1x3xui32>
    %92 = "stablehlo.convert"(%80) : (tensor<1x3xui32>) -> tensor<1x3xui64>
    %93 = "stablehlo.constant"() <{value = dense<3449720151> : tensor<1x3xui64>}> : () -> tensor<1x3xui64>
    %94 = "stablehlo.multiply"(%92, %93) : (tensor<1x3xui64>, tensor<1x3xui64>) -> tensor<1x3xui64>
    %95 = "stablehlo.constant"() <{value = dense<32> : tensor<1x3xui64>}> : () -> tensor<1x3xui64>
    %96 = "stablehlo.shift_right_logical"(%94, %95) : (tensor<1x3xui64>, tensor<1x3xui64>) -> tensor<1x3xui64>
    %97 = "stablehlo.convert"(%96) : (tensor<1x3xui64>) -> tensor<1x3xui32>
    %98 = "stablehlo.convert"(%94) : (tensor<1x3xui64>) -> tensor<1x3xui32>
    %99 = "stablehlo.xor"(%97, %76) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
    %100 = "stablehlo.xor"(%90, %69) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
    %101 = "stablehlo.xor"(%99, %82) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
    %102 = "stablehlo.xor"(%100, %84) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
    %103 = "stablehlo.constant"() <{value = dense<2654435769> : tensor<1x3xui32>}> : () -> tensor<1x3xui32>
    %104 = "stablehlo.add"(%82, %103) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
    %105 = "stablehlo.constant"() <{value = dense<3144134277> : tensor<1x3xui32>}> : () -> tensor<1x3xui32>
    %106 = "stablehlo.add"(%84, %105) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
    %107 = "stablehlo.convert"(%101) : (tensor<1x3xui32>) -> tensor<1x3xui64>
    %108 = "stablehlo.constant"() <{value = dense<3528531795> : tensor<1x3xui64>}> : () -> tensor<1x3xui64>
    %109 = "stablehlo.multiply"(%107, %108) : (tensor<1x3xui64>, tensor<1x3xui64>) -> tensor<1x3xui64>
    %110 = "stablehlo.constant"() <{value = dense<32> : tensor<1x3xui64>}> : () -> tensor<1x3xui64>
    %111 = "stablehlo.shift_right_logical"(%109, %110) : (tensor<1x3xui64>, tensor<1x3xui64>) -> tensor<1x3xui64>
    %112 = "stablehlo.convert"(%111) : (tensor<1x3xui64>) -> tensor<1x3xui32>
    %113 = "stablehlo.convert"(%109) : (tensor<1x3xui64>) -> tensor<1x3xui32>
    %114 = "stablehlo.convert"(%102) : (tensor<1x3xui32>) -> tensor<1x3xui64>
    %115 = "stablehlo.constant"() <{value = dense<3449720151> : tensor<1x3xui64>}> : () -> tensor<1x3xui64>
    %116 = "stablehlo.multiply"(%114, %115) : (tensor<1x3xui64>, tensor<1x3xui64>) -> tensor<1x3xui64>
    %117 = "stablehlo.constant"() <{value = dense<32> : tensor<1x3xui64>}> : () -> tensor<1x3xui64>
    %118 = "stablehlo.shift_right_logical"(%116, %117) : (tensor<1x3xui64>, tensor<1x3xui64>) -> tensor<1x3xui64>
    %119 = "stablehlo.convert"(%118) : (tensor<1x3xui64>) -> tensor<1x3xui32>
    %120 = "stablehlo.convert"(%116) : (tensor<1x3xui64>) -> tensor<1x3xui32>
    %121 = "stablehlo.xor"(%119, %98) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
    %122 = "stablehlo.xor"(%112, %91) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
    %123 = "stablehlo.xor"(%121, %104) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
    %124 = "stablehlo.xor"(%122, %106) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
    %125 = "stablehlo.constant"() <{value = dense<2654435769> : tensor<1x3xui32>}> : () -> tensor<1x3xui32>
    %126 = "stablehlo.add"(%104, %125) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
    %127 = "stablehlo.constant"() <{value = dense<3144134277> : tensor<1x3xui32>}> : () -> tensor<1x3xui32>
    %128 = "stablehlo.add"(%106, %127) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
    %129 = "stablehlo.convert"(%123) : (tensor<1x3xui32>) -> tensor<1x3xui64>
    %130 = "stablehlo.constant"() <{value = dense<3528531795> : tensor<1x3xui64>}> : () -> tensor<1x3xui64>
    %131 = "stablehlo.multiply"(%129, %130) : (tensor<1x3xui64>, tensor<1x3xui64>) -> tensor<1x3xui64>
    %132 = "stablehlo.constant"() <{value = dense<32> : tensor<1x3xui64>}> : () -> tensor<1x3xui64>
    %133 = "stablehlo.shift_right_logical"(%131, %132) : (tensor<1x3xui64>, tensor<1x3xui64>) -> tensor<1x3xui64>
    %134 = "stablehlo.convert"(%133) : (tensor<1x3xui64>) -> tensor<1x3xui32>
    %135 = "stablehlo.convert"(%131) : (tensor<1x3xui64>) -> tensor<1x3xui32>
    %136 = "stablehlo.convert"(%124) : (tensor<1x3xui32>) -> tensor<1x3xui64>
    %137 = "stablehlo.constant"() <{value = dense<3449720151> : tensor<1x3xui64>}> : () -> tensor<1x3xui64>
    %138 = "stablehlo.multiply"(%136, %137) : (tensor<1x3xui64>, tensor<1x3xui64>) -> tensor<1x3xui64>
    %139 = "stablehlo.constant"() <{value = dense<32> : tensor<1x3xui64>}> : () -> tensor<1x3xui64>
    %140 = "stablehlo.shift_right_logical"(%138, %139) : (tensor<1x3xui64>, tensor<1x3xui64>) -> tensor<1x3xui64>
    %141 = "stablehlo.convert"(%140) : (tensor<1x3xui64>) -> tensor<1x3xui32>
    %142 = "stablehlo.convert"(%138) : (tensor<1x3xui64>) -> tensor<1x3xui32>
    %143 = "stablehlo.xor"(%141, %120) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
    %144 = "stablehlo.xor"(%134, %113) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
    %145 = "stablehlo.xor"(%143, %126) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
    %146 = "stablehlo.xor"(%144, %128) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
    %147 = "stablehlo.constant"() <{value = dense<2654435769> : tensor<1x3xui32>}> : () -> tensor<1x3xui32>
    %148 = "stablehlo.add"(%126, %147) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
    %149 = "stablehlo.constant"() <{value = dense<3144134277> : tensor<1x3xui32>}> : () -> tensor<1x3xui32>
    %150 = "stablehlo.add"(%128, %149) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
    %151 = "stablehlo.convert"(%145) : (tensor<1x3xui32>) -> tensor<1x3xui64>
    %152 = "stablehlo.constant"() <{value = dense<3528531795> : tensor<1x3xui64>}> : () -> tensor<1x3xui64>
    %153 = "stablehlo.multiply"(%151, %152) : (tensor<1x3xui64>, tensor<1x3xui64>) -> tensor<1x3xui64>
    %154 = "stablehlo.constant"() <{value = dense<32> : tensor<1x3xui64>}> : () -> tensor<1x3xui64>
    %155 = "stablehlo.shift_right_logical"(%153, %154) : (tensor<1x3xui64>, tensor<1x3xui64>) -> tensor<1x3xui64>
    %156 = "stablehlo.convert"(%155) : (tensor<1x3xui64>) -> tensor<1x3xui32>
    %157 = "stablehlo.convert"(%153) : (tensor<1x3xui64>) -> tensor<1x3xui32>
    %158 = "stablehlo.convert"(%146) : (tensor<1x3xui32>) -> tensor<1x3xui64>
    %159 = "stablehlo.constant"() <{value = dense<3449720151> : tensor<1x3xui64>}> : () -> tensor<1x3xui64>
    %160 = "stablehlo.multiply"(%158, %159) : (tensor<1x3xui64>, tensor<1x3xui64>) -> tensor<1x3xui64>
    %161 = "stablehlo.constant"() <{value = dense<32> : tensor<1x3xui64>}> : () -> tensor<1x3xui64>
    %162 = "stablehlo.shift_right_logical"(%160, %161) : (tensor<1x3xui64>, tensor<1x3xui64>) -> tensor<1x3xui64>
    %163 = "stablehlo.convert"(%162) : (tensor<1x3xui64>) -> tensor<1x3xui32>
    %164 = "stablehlo.convert"(%160) : (tensor<1x3xui64>) -> tensor<1x3xui32>
    %165 = "stablehlo.xor"(%163, %142) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
    %166 = "stablehlo.xor"(%156, %135) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
    %167 = "stablehlo.xor"(%165, %148) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
    %168 = "stablehlo.xor"(%166, %150) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
    %169 = "stablehlo.constant"() <{value = dense<2654435769> : tensor<1x3xui32>}> : () -> tensor<1x3xui32>
    %170 = "stablehlo.add"(%148, %169) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
    %171 = "stablehlo.constant"() <{value = dense<3144134277> : tensor<1x3xui32>}> : () -> tensor<1x3xui32>
    %172 = "stablehlo.add"(%150, %171) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
    %173 = "stablehlo.convert"(%167) : (tensor<1x3xui32>) -> tensor<1x3xui64>
    %174 = "stablehlo.constant"() <{value = dense<3528531795> : tensor<1x3xui64>}> : () -> tensor<1x3xui64>
    %175 = "stablehlo.multiply"(%173, %174) : (tensor<1x3xui64>, tensor<1x3xui64>) -> tensor<1x3xui64>
    %176 = "stablehlo.constant"() <{value = dense<32> : tensor<1x3xui64>}> : () -> tensor<1x3xui64>
    %177 = "stablehlo.shift_right_logical"(%175, %176) : (tensor<1x3xui64>, tensor<1x3xui64>) -> tensor<1x3xui64>
    %178 = "stablehlo.convert"(%177) : (tensor<1x3xui64>) -> tensor<1x3xui32>
    %179 = "stablehlo.convert"(%175) : (tensor<1x3xui64>) -> tensor<1x3xui32>
    %180 = "stablehlo.convert"(%168) : (tensor<1x3xui32>) -> tensor<1x3xui64>
    %181 = "stablehlo.constant"() <{value = dense<3449720151> : tensor<1x3xui64>}> : () -> tensor<1x3xui64>
    %182 = "stablehlo.multiply"(%180, %181) : (tensor<1x3xui64>, tensor<1x3xui64>) -> tensor<1x3xui64>
    %183 = "stablehlo.constant"() <{value = dense<32> : tensor<1x3xui64>}> : () -> tensor<1x3xui64>
    %184 = "stablehlo.shift_right_logical"(%182, %183) : (tensor<1x3xui64>, tensor<1x3xui64>) -> tensor<1x3xui64>
    %185 = "stablehlo.convert"(%184) : (tensor<1x3xui64>) -> tensor<1x3xui32>
    %186 = "stablehlo.convert"(%182) : (tensor<1x3xui64>) -> tensor<1x3xui32>
    %187 = "stablehlo.xor"(%185, %164) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
    %188 = "stablehlo.xor"(%178, %157) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
    %189 = "stablehlo.xor"(%187, %170) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
    %190 = "stablehlo.xor"(%188, %172) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
    %191 = "stablehlo.constant"() <{value = dense<2654435769> : tensor<1x3xui32>}> : () -> tensor<1x3xui32>
    %192 = "stablehlo.add"(%170, %191) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
    %193 = "stablehlo.constant"() <{value = dense<3144134277> : tensor<1x3xui32>}> : () -> tensor<1x3xui32>
    %194 = "stablehlo.add"(%172, %193) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
    %195 = "stablehlo.convert"(%189) : (tensor<1x3xui32>) -> tensor<1x3xui64>
    %196 = "stablehlo.constant"() <{value = dense<3528531795> : tensor<1x3xui64>}> : () -> tensor<1x3xui64>
    %197 = "stablehlo.multiply"(%195, %196) : (tensor<1x3xui64>, tensor<1x3xui64>) -> tensor<1x3xui64>
    %198 = "stablehlo.constant"() <{value = dense<32> : tensor<1x3xui64>}> : () -> tensor<1x3xui64>
    %199 = "stablehlo.shift_right_logical"(%197, %198) : (tensor<1x3xui64>, tensor<1x3xui64>) -> tensor<1x3xui64>
    %200 = "stablehlo.convert"(%199) : (tensor<1x3xui64>) -> tensor<1x3xui32>
    %201 = "stablehlo.convert"(%197) : (tensor<1x3xui64>) -> tensor<1x3xui32>
    %202 = "stablehlo.convert"(%190) : (tensor<1x3xui32>) -> tensor<1x3xui64>
    %203 = "stablehlo.constant"() <{value = dense<3449720151> : tensor<1x3xui64>}> : () -> tensor<1x3xui64>
    %204 = "stablehlo.multiply"(%202, %203) : (tensor<1x3xui64>, tensor<1x3xui64>) -> tensor<1x3xui64>
    %205 = "stablehlo.constant"() <{value = dense<32> : tensor<1x3xui64>}> : () -> tensor<1x3xui64>
    %206 = "stablehlo.shift_right_logical"(%204, %205) : (tensor<1x3xui64>, tensor<1x3xui64>) -> tensor<1x3xui64>
    %207 = "stablehlo.convert"(%206) : (tensor<1x3xui64>) -> tensor<1x3xui32>
    %208 = "stablehlo.convert"(%204) : (tensor<1x3xui64>) -> tensor<1x3xui32>
    %209 = "stablehlo.xor"(%207, %186) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
    %210 = "stablehlo.xor"(%200, %179) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
    %211 = "stablehlo.xor"(%209, %192) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
    %212 = "stablehlo.xor"(%210, %194) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
    %213 = "stablehlo.constant"() <{value = dense<2654435769> : tensor<1x3xui32>}> : () -> tensor<1x3xui32>
    %214 = "stablehlo.add"(%192, %213) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
    %215 = "stablehlo.constant"() <{value = dense<3144134277> : tensor<1x3xui32>}> : () -> tensor<1x3xui32>
    %216 = "stablehlo.add"(%194, %215) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
    %217 = "stablehlo.convert"(%211) : (tensor<1x3xui32>) -> tensor<1x3xui64>
    %218 = "stablehlo.constant"() <{value = dense<3528531795> : tensor<1x3xui64>}> : () -> tensor<1x3xui64>
    %219 = "stablehlo.multiply"(%217, %218) : (tensor<1x3xui64>, tensor<1x3xui64>) -> tensor<1x3xui64>
    %220 = "stablehlo.constant"() <{value = dense<32> : tensor<1x3xui64>}> : () -> tensor<1x3xui64>
    %221 = "stablehlo.shift_right_logical"(%219, %220) : (tensor<1x3xui64>, tensor<1x3xui64>) -> tensor<1x3xui64>
    %222 = "stablehlo.convert"(%221) : (tensor<1x3xui64>) -> tensor<1x3xui32>
    %223 = "stablehlo.convert"(%219) : (tensor<1x3xui64>) -> tensor<1x3xui32>
    %224 = "stablehlo.convert"(%212) : (tensor<1x3xui32>) -> tensor<1x3xui64>
    %225 = "stablehlo.constant"() <{value = dense<3449720151> : tensor<1x3xui64>}> : () -> tensor<1x3xui64>
    %226 = "stablehlo.multiply"(%224, %225) : (tensor<1x3xui64>, tensor<1x3xui64>) -> tensor<1x3xui64>
    %227 = "stablehlo.constant"() <{value = dense<32> : tensor<1x3xui64>}> : () -> tensor<1x3xui64>
    %228 = "stablehlo.shift_right_logical"(%226, %227) : (tensor<1x3xui64>, tensor<1x3xui64>) -> tensor<1x3xui64>
    %229 = "stablehlo.convert"(%228) : (tensor<1x3xui64>) -> tensor<1x3xui32>
    %230 = "stablehlo.convert"(%226) : (tensor<1x3xui64>) -> tensor<1x3xui32>
    %231 = "stablehlo.xor"(%229, %208) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
    %232 = "stablehlo.xor"(%222, %201) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
    %233 = "stablehlo.xor"(%231, %214) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
    %234 = "stablehlo.xor"(%232, %216) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
    %235 = "stablehlo.convert"(%233) : (tensor<1x3xui32>) -> tensor<1x3xui64>
    %236 = "stablehlo.convert"(%230) : (tensor<1x3xui32>) -> tensor<1x3xui64>
    %237 = "stablehlo.constant"() <{value = dense<32> : tensor<1x3xui64>}> : () -> tensor<1x3xui64>
    %238 = "stablehlo.shift_left"(%235, %237) : (tensor<1x3xui64>, tensor<1x3xui64>) -> tensor<1x3xui64>
    %239 = "stablehlo.or"(%238, %236) : (tensor<1x3xui64>, tensor<1x3xui64>) -> tensor<1x3xui64>
    %240 = "stablehlo.convert"(%234) : (tensor<1x3xui32>) -> tensor<1x3xui64>
    %241 = "stablehlo.convert"(%223) : (tensor<1x3xui32>) -> tensor<1x3xui64>
    %242 = "stablehlo.constant"() <{value = dense<32> : tensor<1x3xui64>}> : () -> tensor<1x3xui64>
    %243 = "stablehlo.shift_left"(%240, %242) : (tensor<1x3xui64>, tensor<1x3xui64>) -> tensor<1x3xui64>
    %244 = "stablehlo.or"(%243, %241) : (tensor<1x3xui64>, tensor<1x3xui64>) -> tensor<1x3xui64>
    %245 = "stablehlo.reshape"(%239) : (tensor<1x3xui64>) -> tensor<1x3x1xui64>
    %246 = "stablehlo.reshape"(%244) : (tensor<1x3xui64>) -> tensor<1x3x1xui64>
    %247 = "stablehlo.concatenate"(%245, %246) <{dimension = 2 : i64}> : (tensor<1x3x1xui64>, tensor<1x3x1xui64>) -> tensor<1x3x2xui64>
    %248 = "stablehlo.reshape"(%247) : (tensor<1x3x2xui64>) -> tensor<1x6xui64>
    %249 = "stablehlo.reshape"(%247) : (tensor<1x3x2xui64>) -> tensor<2x3xui64>
    %250 = "stablehlo.convert"(%249) : (tensor<2x3xui64>) -> tensor<2x3xi64>
    return %250 : tensor<2x3xi64>
  }
}

// T[2,3] u64[1,3,2] none 10, T = int64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xi64>, %arg1: tensor<1x3x2xui64>, %s0: tensor<i64>) -> (tensor<2x3xi64>) {
    %0 = "stablehlo.slice"(%arg1) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 3, 1>, strides = array<i64: 1, 1, 1>}> : (tensor<1x3x2xui64>) -> tensor<1x3x1xui64>
    %1 = "stablehlo.reshape"(%0) : (tensor<1x3x1xui64>) -> tensor<1x3xui64>
    %2 = "stablehlo.slice"(%arg1) <{start_indices = array<i64: 0, 0, 1>, limit_indices = array<i64: 1, 3, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<1x3x2xui64>) -> tensor<1x3x1xui64>
    %3 = "stablehlo.reshape"(%2) : (tensor<1x3x1xui64>) -> tensor<1x3xui64>
    %4 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xui64>) -> tensor<2x3xui64>
    %5 = "stablehlo.reshape"(%4) : (tensor<2x3xui64>) -> tensor<6x1xui64>
    %6 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xui64>) -> tensor<2x3xui64>
    %7 = "stablehlo.reshape"(%6) : (tensor<2x3xui64>) -> tensor<6x1xui64>
    %8 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<6x1xui64>
    %9 = "stablehlo.add"(%7, %8) : (tensor<6x1xui64>, tensor<6x1xui64>) -> tensor<6x1xui64>
    %10 = "stablehlo.constant"() <{value = dense<32> : tensor<6x1xui64>}> : () -> tensor<6x1xui64>
    %11 = "stablehlo.shift_right_logical"(%5, %10) : (tensor<6x1xui64>, tensor<6x1xui64>) -> tensor<6x1xui64>
    %12 = "stablehlo.convert"(%11) : (tensor<6x1xui64>) -> tensor<6x1xui32>
    %13 = "stablehlo.convert"(%5) : (tensor<6x1xui64>) -> tensor<6x1xui32>
    %14 = "stablehlo.constant"() <{value = dense<32> : tensor<6x1xui64>}> : () -> tensor<6x1xui64>
    %15 = "stablehlo.shift_right_logical"(%9, %14) : (tensor<6x1xui64>, tensor<6x1xui64>) -> tensor<6x1xui64>
    %16 = "stablehlo.convert"(%15) : (tensor<6x1xui64>) -> tensor<6x1xui32>
    %17 = "stablehlo.convert"(%9) : (tensor<6x1xui64>) -> tensor<6x1xui32>
    %18 = "stablehlo.constant"() <{value = dense<0> : tensor<6x1xui32>}> : () -> tensor<6x1xui32>
    %19 = "stablehlo.convert"(%17) : (tensor<6x1xui32>) -> tensor<6x1xui64>
    %20 = "stablehlo.constant"() <{value = dense<3528531795> : tensor<6x1xui64>}> : () -> tensor<6x1xui64>
    %21 = "stablehlo.multiply"(%19, %20) : (tensor<6x1xui64>, tensor<6x1xui64>) -> tensor<6x1xui64>
    %22 = "stablehlo.constant"() <{value = dense<32> : tensor<6x1xui64>}> : () -> tensor<6x1xui64>
    %23 = "stablehlo.shift_right_logical"(%21, %22) : (tensor<6x1xui64>, tensor<6x1xui64>) -> tensor<6x1xui64>
    %24 = "stablehlo.convert"(%23) : (tensor<6x1xui64>) -> tensor<6x1xui32>
    %25 = "stablehlo.convert"(%21) : (tensor<6x1xui64>) -> tensor<6x1xui32>
    %26 = "stablehlo.convert"(%18) : (tensor<6x1xui32>) -> tensor<6x1xui64>
    %27 = "stablehlo.constant"() <{value = dense<3449720151> : tensor<6x1xui64>}> : () -> tensor<6x1xui64>
    %28 = "stablehlo.multiply"(%26, %27) : (tensor<6x1xui64>, tensor<6x1xui64>) -> tensor<6x1xui64>
    %29 = "stablehlo.constant"() <{value = dense<32> : tensor<6x1xui64>}> : () -> tensor<6x1xui64>
    %30 = "stablehlo.shift_right_logical"(%28, %29) : (tensor<6x1xui64>, tensor<6x1xui64>) -> tensor<6x1xui64>
    %31 = "stablehlo.convert"(%30) : (tensor<6x1xui64>) -> tensor<6x1xui32>
    %32 = "stablehlo.convert"(%28) : (tensor<6x1xui64>) -> tensor<6x1xui32>
    %33 = "stablehlo.xor"(%31, %16) : (tensor<6x1xui32>, tensor<6x1xui32>) -> tensor<6x1xui32>
    %34 = "stablehlo.xor"(%24, %18) : (tensor<6x1xui32>, tensor<6x1xui32>) -> tensor<6x1xui32>
    %35 = "stablehlo.xor"(%33, %13) : (tensor<6x1xui32>, tensor<6x1xui32>) -> tensor<6x1xui32>
    %36 = "stablehlo.xor"(%34, %12) : (tensor<6x1xui32>, tensor<6x1xui32>) -> tensor<6x1xui32>
    %37 = "stablehlo.constant"() <{value = dense<2654435769> : tensor<6x1xui32>}> : () -> tensor<6x1xui32>
    %38 = "stablehlo.add"(%13, %37) : (tensor<6x1xui32>, tensor<6x1xui32>) -> tensor<6x1xui32>
    %39 = "stablehlo.constant"() <{value = dense<3144134277> : tensor<6x1xui32>}> : () -> tensor<6x1xui32>
    %40 = "stablehlo.add"(%12, %39) : (tensor<6x1xui32>, tensor<6x1xui32>) -> tensor<6x1xui32>
    %41 = "stablehlo.convert"(%35) : (tensor<6x1xui32>) -> tensor<6x1xui64>
    %42 = "stablehlo.constant"() <{value = dense<3528531795> : tensor<6x1xui64>}> : () -> tensor<6x1xui64>
    %43 = "stablehlo.multiply"(%41, %42) : (tensor<6x1xui64>, tensor<6x1xui64>) -> tensor<6x1xui64>
    %44 = "stablehlo.constant"() <{value = dense<32> : tensor<6x1xui64>}> : () -> tensor<6x1xui64>
    %45 = "stablehlo.shift_right_logical"(%43, %44) : (tensor<6x1xui64>, tensor<6x1xui64>) -> tensor<6x1xui64>
    %46 = "stablehlo.convert"(%45) : (tensor<6x1xui64>) -> tensor<6x1xui32>
    %47 = "stablehlo.convert"(%43) : (tensor<6x1xui64>) -> tensor<6x1xui32>
    %48 = "stablehlo.convert"(%36) : (tensor<6x1xui32>) -> tensor<6x1xui64>
    %49 = "stablehlo.constant"() <{value = dense<3449720151> : tensor<6x1xui64>}> : () -> tensor<6x1xui64>
    %50 = "stablehlo.multiply"(%48, %49) : (tensor<6x1xui64>, tensor<6x1xui64>) -> tensor<6x1xui64>
    %51 = "stablehlo.constant"() <{value = dense<32> : tensor<6x1xui64>}> : () -> tensor<6x1xui64>
    %52 = "stablehlo.shift_right_logical"(%50, %51) : (tensor<6x1xui64>, tensor<6x1xui64>) -> tensor<6x1xui64>
    %53 = "stablehlo.convert"(%52) : (tensor<6x1xui64>) -> tensor<6x1xui32>
    %54 = "stablehlo.convert"(%50) : (tensor<6x1xui64>) -> tensor<6x1xui32>
    %55 = "stablehlo.xor"(%53, %32) : (tensor<6x1xui32>, tensor<6x1xui32>) -> tensor<6x1xui32>
    %56 = "stablehlo.xor"(%46, %25) : (tensor<6x1xui32>, tensor<6x1xui32>) -> tensor<6x1xui32>
    %57 = "stablehlo.xor"(%55, %38) : (tensor<6x1xui32>, tensor<6x1xui32>) -> tensor<6x1xui32>
    %58 = "stablehlo.xor"(%56, %40) : (tensor<6x1xui32>, tensor<6x1xui32>) -> tensor<6x1xui32>
    %59 = "stablehlo.constant"() <{value = dense<2654435769> : tensor<6x1xui32>}> : () -> tensor<6x1xui32>
    %60 = "stablehlo.add"(%38, %59) : (tensor<6x1xui32>, tensor<6x1xui32>) -> tensor<6x1xui32>
    %61 = "stablehlo.constant"() <{value = dense<3144134277> : tensor<6x1xui32>}> : () -> tensor<6x1xui32>
    %62 = "stablehlo.add"(%40, %61) : (tensor<6x1xui32>, tensor<6x1xui32>) -> tensor<6x1xui32>
    %63 = "stablehlo.convert"(%57) : (tensor<6x1xui32>) -> tensor<6x1xui64>
    %64 = "stablehlo.constant"() <{value = dense<3528531795> : tensor<6x1xui64>}> : () -> tensor<6x1xui64>
    %65 = "stablehlo.multiply"(%63, %64) : (tensor<6x1xui64>, tensor<6x1xui64>) -> tensor<6x1xui64>
    %66 = "stablehlo.constant"() <{value = dense<32> : tensor<6x1xui64>}> : () -> tensor<6x1xui64>
    %67 = "stablehlo.shift_right_logical"(%65, %66) : (tensor<6x1xui64>, tensor<6x1xui64>) -> tensor<6x1xui64>
    %68 = "stablehlo.convert"(%67) : (tensor<6x1xui64>) -> tensor<6x1xui32>
    %69 = "stablehlo.convert"(%65) : (tensor<6x1xui64>) -> tensor<6x1xui32>
    %70 = "stablehlo.convert"(%58) : (tensor<6x1xui32>) -> tensor<6x1xui64>
    %71 = "stablehlo.constant"() <{value = dense<3449720151> : tensor<6x1xui64>}> : () -> tensor<6x1xui64>
    %72 = "stablehlo.multiply"(%70, %71) : (tensor<6x1xui64>, tensor<6x1xui64>) -> tensor<6x1xui64>
    %73 = "stablehlo.constant"() <{value = dense<32> : tensor<6x1xui64>}> : () -> tensor<6x1xui64>
    %74 = "stablehlo.shift_right_logical"(%72, %73) : (tensor<6x1xui64>, tensor<6x1xui64>) -> tensor<6x1xui64>
    %75 = "stablehlo.convert"(%74) : (tensor<6x1xui64>) -> tensor<6x1xui32>
    %76 = "stablehlo.convert"(%72) : (tensor<6x1xui64>) -> tensor<6x1xui32>
    %77 = "stablehlo.xor"(%75, %54) : (tensor<6x1xui32>, tensor<6x1xui32>) -> tensor<6x1xui32>
    %78 = "stablehlo.xor"(%68, %47) : (tensor<6x1xui32>, tensor<6x1xui32>) -> tensor<6x1xui32>
    %79 = "stablehlo.xor"(%77, %60) : (tensor<6x1xui32>, tensor<6x1xui32>) -> tensor<6x1xui32>
    %80 = "stablehlo.xor"(%78, %62) : (tensor<6x1xui32>, tensor<6x1xui32>) -> tensor<6x1xui32>
    %81 = "stablehlo.constant"() <{value = dense<2654435769> : tensor<6x1xui32>}> : () -> tensor<6x1xui32>
    %82 = "stablehlo.add"(%60, %81) : (tensor<6x1xui32>, tensor<6x1xui32>) -> tensor<6x1xui32>
    %83 = "stablehlo.constant"() <{value = dense<3144134277> : tensor<6x1xui32>}> : () -> tensor<6x1xui32>
    %84 = "stablehlo.add"(%62, %83) : (tensor<6x1xui32>, tensor<6x1xui32>) -> tensor<6x1xui32>
    %85 = "stablehlo.convert"(%79) : (tensor<6x1xui32>) -> tensor<6x1xui64>
    %86 = "stablehlo.constant"() <{value = dense<3528531795> : tensor<6x1xui64>}> : () -> tensor<6x1xui64>
    %87 = "stablehlo.multiply"(%85, %86) : (tensor<6x1xui64>, tensor<6x1xui64>) -> tensor<6x1xui64>
    %88 = "stablehlo.constant"() <{value = dense<32> : tensor<6x1xui64>}> : () -> tensor<6x1xui64>
    %89 = "stablehlo.shift_right_logical"(%87, %88) : (tensor<6x1xui64>, tensor<6x1xui64>) -> tensor<6x1xui64>
    %90 = "stablehlo.convert"(%89) : (tensor<6x1xui64>) -> tensor<6x1xui32>
    %91 = "stablehlo.convert"(%87) : (tensor<6x1xui64>) -> tensor<6x1xui32>
    %92 = "stablehlo.convert"(%80) : (tensor<6x1xui32>) -> tensor<6x1xui64>
    %93 = "stablehlo.constant"() <{value = dense<3449720151> : tensor<6x1xui64>}> : () -> tensor<6x1xui64>
    %94 = "stablehlo.multiply"(%92, %93) : (tensor<6x1xui64>, tensor<6x1xui64>) -> tensor<6x1xui64>
    %95 = "stablehlo.constant"() <{value = dense<32> : tensor<6x1xui64>}> : () -> tensor<6x1xui64>
    %96 = "stablehlo.shift_right_logical"(%94, %95) : (tensor<6x1xui64>, tensor<6x1xui64>) -> tensor<6x1xui64>
    %97 = "stablehlo.convert"(%96) : (tensor<6x1xui64>) -> tensor<6x1xui32>
    %98 = "stablehlo.convert"(%94) : (tensor<6x1xui64>) -> tensor<6x1xui32>
    %99 = "stablehlo.xor"(%97, %76) : (tensor<6x1xui32>, tensor<6x1xui32>) -> tensor<6x1xui32>
    %100 = "stablehlo.xor"(%90, %69) : (tensor<6x1xui32>, tensor<6x1xui32>) -> tensor<6x1xui32>
    %101 = "stablehlo.xor"(%99, %82) : (tensor<6x1xui32>, tensor<6x1xui32>) -> tensor<6x1xui32>
    %102 = "stablehlo.xor"(%100, %84) : (tensor<6x1xui32>, tensor<6x1xui32>) -> tensor<6x1xui32>
    %103 = "stablehlo.constant"() <{value = dense<2654435769> : tensor<6x1xui32>}> : () -> tensor<6x1xui32>
    %104 = "stablehlo.add"(%82, %103) : (tensor<6x1xui32>, tensor<6x1xui32>) -> tensor<6x1xui32>
    %105 = "stablehlo.constant"() <{value = dense<3144134277> : tensor<6x1xui32>}> : () -> tensor<6x1xui32>
    %106 = "stablehlo.add"(%84, %105) : (tensor<6x1xui32>, tensor<6x1xui32>) -> tensor<6x1xui32>
    %107 = "stablehlo.convert"(%101) : (tensor<6x1xui32>) -> tensor<6x1xui64>
    %108 = "stablehlo.constant"() <{value = dense<3528531795> : tensor<6x1xui64>}> : () -> tensor<6x1xui64>
    %109 = "stablehlo.multiply"(%107, %108) : (tensor<6x1xui64>, tensor<6x1xui64>) -> tensor<6x1xui64>
    %110 = "stablehlo.constant"() <{value = dense<32> : tensor<6x1xui64>}> : () -> tensor<6x1xui64>
    %111 = "stablehlo.shift_right_logical"(%109, %110) : (tensor<6x1xui64>, tensor<6x1xui64>) -> tensor<6x1xui64>
    %112 = "stablehlo.convert"(%111) : (tensor<6x1xui64>) -> tensor<6x1xui32>
    %113 = "stablehlo.convert"(%109) : (tensor<6x1xui64>) -> tensor<6x1xui32>
    %114 = "stablehlo.convert"(%102) : (tensor<6x1xui32>) -> tensor<6x1xui64>
    %115 = "stablehlo.constant"() <{value = dense<3449720151> : tensor<6x1xui64>}> : () -> tensor<6x1xui64>
    %116 = "stablehlo.multiply"(%114, %115) : (tensor<6x1xui64>, tensor<6x1xui64>) -> tensor<6x1xui64>
    %117 = "stablehlo.constant"() <{value = dense<32> : tensor<6x1xui64>}> : () -> tensor<6x1xui64>
    %118 = "stablehlo.shift_right_logical"(%116, %117) : (tensor<6x1xui64>, tensor<6x1xui64>) -> tensor<6x1xui64>
    %119 = "stablehlo.convert"(%118) : (tensor<6x1xui64>) -> tensor<6x1xui32>
    %120 = "stablehlo.convert"(%116) : (tensor<6x1xui64>) -> tensor<6x1xui32>
    %121 = "stablehlo.xor"(%119, %98) : (tensor<6x1xui32>, tensor<6x1xui32>) -> tensor<6x1xui32>
    %122 = "stablehlo.xor"(%112, %91) : (tensor<6x1xui32>, tensor<6x1xui32>) -> tensor<6x1xui32>
    %123 = "stablehlo.xor"(%121, %104) : (tensor<6x1xui32>, tensor<6x1xui32>) -> tensor<6x1xui32>
    %124 = "stablehlo.xor"(%122, %106) : (tensor<6x1xui32>, tensor<6x1xui32>) -> tensor<6x1xui32>
    %125 = "stablehlo.constant"() <{value = dense<2654435769> : tensor<6x1xui32>}> : () -> tensor<6x1xui32>
    %126 = "stablehlo.add"(%104, %125) : (tensor<6x1xui32>, tensor<6x1xui32>) -> tensor<6x1xui32>
    %127 = "stablehlo.constant"() <{value = dense<3144134277> : tensor<6x1xui32>}> : () -> tensor<6x1xui32>
    %128 = "stablehlo.add"(%106, %127) : (tensor<6x1xui32>, tensor<6x1xui32>) -> tensor<6x1xui32>
    %129 = "stablehlo.convert"(%123) : (tensor<6x1xui32>) -> tensor<6x1xui64>
    %130 = "stablehlo.constant"() <{value = dense<3528531795> : tensor<6x1xui64>}> : () -> tensor<6x1xui64>
    %131 = "stablehlo.multiply"(%129, %130) : (tensor<6x1xui64>, tensor<6x1xui64>) -> tensor<6x1xui64>
    %132 = "stablehlo.constant"() <{value = dense<32> : tensor<6x1xui64>}> : () -> tensor<6x1xui64>
    %133 = "stablehlo.shift_right_logical"(%131, %132) : (tensor<6x1xui64>, tensor<6x1xui64>) -> tensor<6x1xui64>
    %134 = "stablehlo.convert"(%133) : (tensor<6x1xui64>) -> tensor<6x1xui32>
    %135 = "stablehlo.convert"(%131) : (tensor<6x1xui64>) -> tensor<6x1xui32>
    %136 = "stablehlo.convert"(%124) : (tensor<6x1xui32>) -> tensor<6x1xui64>
    %137 = "stablehlo.constant"() <{value = dense<3449720151> : tensor<6x1xui64>}> : () -> tensor<6x1xui64>
    %138 = "stablehlo.multiply"(%136, %137) : (tensor<6x1xui64>, tensor<6x1xui64>) -> tensor<6x1xui64>
    %139 = "stablehlo.constant"() <{value = dense<32> : tensor<6x1xui64>}> : () -> tensor<6x1xui64>
    %140 = "stablehlo.shift_right_logical"(%138, %139) : (tensor<6x1xui64>, tensor<6x1xui64>) -> tensor<6x1xui64>
    %141 = "stablehlo.convert"(%140) : (tensor<6x1xui64>) -> tensor<6x1xui32>
    %142 = "stablehlo.convert"(%138) : (tensor<6x1xui64>) -> tensor<6x1xui32>
    %143 = "stablehlo.xor"(%141, %120) : (tensor<6x1xui32>, tensor<6x1xui32>) -> tensor<6x1xui32>
    %144 = "stablehlo.xor"(%134, %113) : (tensor<6x1xui32>, tensor<6x1xui32>) -> tensor<6x1xui32>
    %145 = "stablehlo.xor"(%143, %126) : (tensor<6x1xui32>, tensor<6x1xui32>) -> tensor<6x1xui32>
    %146 = "stablehlo.xor"(%144, %128) : (tensor<6x1xui32>, tensor<6x1xui32>) -> tensor<6x1xui32>
    %147 = "stablehlo.constant"() <{value = dense<2654435769> : tensor<6x1xui32>}> : () -> tensor<6x1xui32>
    %148 = "stablehlo.add"(%126, %147) : (tensor<6x1xui32>, tensor<6x1xui32>) -> tensor<6x1xui32>
    %149 = "stablehlo.constant"() <{value = dense<3144134277> : tensor<6x1xui32>}> : () -> tensor<6x1xui32>
    %150 = "stablehlo.add"(%128, %149) : (tensor<6x1xui32>, tensor<6x1xui32>) -> tensor<6x1xui32>
    %151 = "stablehlo.convert"(%145) : (tensor<6x1xui32>) -> tensor<6x1xui64>
    %152 = "stablehlo.constant"() <{value = dense<3528531795> : tensor<6x1xui64>}> : () -> tensor<6x1xui64>
    %153 = "stablehlo.multiply"(%151, %152) : (tensor<6x1xui64>, tensor<6x1xui64>) -> tensor<6x1xui64>
    %154 = "stablehlo.constant"() <{value = dense<32> : tensor<6x1xui64>}> : () -> tensor<6x1xui64>
    %155 = "stablehlo.shift_right_logical"(%153, %154) : (tensor<6x1xui64>, tensor<6x1xui64>) -> tensor<6x1xui64>
    %156 = "stablehlo.convert"(%155) : (tensor<6x1xui64>) -> tensor<6x1xui32>
    %157 = "stablehlo.convert"(%153) : (tensor<6x1xui64>) -> tensor<6x1xui32>
    %158 = "stablehlo.convert"(%146) : (tensor<6x1xui32>) -> tensor<6x1xui64>
    %159 = "stablehlo.constant"() <{value = dense<3449720151> : tensor<6x1xui64>}> : () -> tensor<6x1xui64>
    %160 = "stablehlo.multiply"(%158, %159) : (tensor<6x1xui64>, tensor<6x1xui64>) -> tensor<6x1xui64>
    %161 = "stablehlo.constant"() <{value = dense<32> : tensor<6x1xui64>}> : () -> tensor<6x1xui64>
    %162 = "stablehlo.shift_right_logical"(%160, %161) : (tensor<6x1xui64>, tensor<6x1xui64>) -> tensor<6x1xui64>
    %163 = "stablehlo.convert"(%162) : (tensor<6x1xui64>) -> tensor<6x1xui32>
    %164 = "stablehlo.convert"(%160) : (tensor<6x1xui64>) -> tensor<6x1xui32>
    %165 = "stablehlo.xor"(%163, %142) : (tensor<6x1xui32>, tensor<6x1xui32>) -> tensor<6x1xui32>
    %166 = "stablehlo.xor"(%156, %135) : (tensor<6x1xui32>, tensor<6x1xui32>) -> tensor<6x1xui32>
    %167 = "stablehlo.xor"(%165, %148) : (tensor<6x1xui32>, tensor<6x1xui32>) -> tensor<6x1xui32>
    %168 = "stablehlo.xor"(%166, %150) : (tensor<6x1xui32>, tensor<6x1xui32>) -> tensor<6x1xui32>
    %169 = "stablehlo.constant"() <{value = dense<2654435769> : tensor<6x1xui32>}> : () -> tensor<6x1xui32>
    %170 = "stablehlo.add"(%148, %169) : (tensor<6x1xui32>, tensor<6x1xui32>) -> tensor<6x1xui32>
    %171 = "stablehlo.constant"() <{value = dense<3144134277> : tensor<6x1xui32>}> : () -> tensor<6x1xui32>
    %172 = "stablehlo.add"(%150, %171) : (tensor<6x1xui32>, tensor<6x1xui32>) -> tensor<6x1xui32>
    %173 = "stablehlo.convert"(%167) : (tensor<6x1xui32>) -> tensor<6x1xui64>
    %174 = "stablehlo.constant"() <{value = dense<3528531795> : tensor<6x1xui64>}> : () -> tensor<6x1xui64>
    %175 = "stablehlo.multiply"(%173, %174) : (tensor<6x1xui64>, tensor<6x1xui64>) -> tensor<6x1xui64>
    %176 = "stablehlo.constant"() <{value = dense<32> : tensor<6x1xui64>}> : () -> tensor<6x1xui64>
    %177 = "stablehlo.shift_right_logical"(%175, %176) : (tensor<6x1xui64>, tensor<6x1xui64>) -> tensor<6x1xui64>
    %178 = "stablehlo.convert"(%177) : (tensor<6x1xui64>) -> tensor<6x1xui32>
    %179 = "stablehlo.convert"(%175) : (tensor<6x1xui64>) -> tensor<6x1xui32>
    %180 = "stablehlo.convert"(%168) : (tensor<6x1xui32>) -> tensor<6x1xui64>
    %181 = "stablehlo.constant"() <{value = dense<3449720151> : tensor<6x1xui64>}> : () -> tensor<6x1xui64>
    %182 = "stablehlo.multiply"(%180, %181) : (tensor<6x1xui64>, tensor<6x1xui64>) -> tensor<6x1xui64>
    %183 = "stablehlo.constant"() <{value = dense<32> : tensor<6x1xui64>}> : () -> tensor<6x1xui64>
    %184 = "stablehlo.shift_right_logical"(%182, %183) : (tensor<6x1xui64>, tensor<6x1xui64>) -> tensor<6x1xui64>
    %185 = "stablehlo.convert"(%184) : (tensor<6x1xui64>) -> tensor<6x1xui32>
    %186 = "stablehlo.convert"(%182) : (tensor<6x1xui64>) -> tensor<6x1xui32>
    %187 = "stablehlo.xor"(%185, %164) : (tensor<6x1xui32>, tensor<6x1xui32>) -> tensor<6x1xui32>
    %188 = "stablehlo.xor"(%178, %157) : (tensor<6x1xui32>, tensor<6x1xui32>) -> tensor<6x1xui32>
    %189 = "stablehlo.xor"(%187, %170) : (tensor<6x1xui32>, tensor<6x1xui32>) -> tensor<6x1xui32>
    %190 = "stablehlo.xor"(%188, %172) : (tensor<6x1xui32>, tensor<6x1xui32>) -> tensor<6x1xui32>
    %191 = "stablehlo.constant"() <{value = dense<2654435769> : tensor<6x1xui32>}> : () -> tensor<6x1xui32>
    %192 = "stablehlo.add"(%170, %191) : (tensor<6x1xui32>, tensor<6x1xui32>) -> tensor<6x1xui32>
    %193 = "stablehlo.constant"() <{value = dense<3144134277> : tensor<6x1xui32>}> : () -> tensor<6x1xui32>
    %194 = "stablehlo.add"(%172, %193) : (tensor<6x1xui32>, tensor<6x1xui32>) -> tensor<6x1xui32>
    %195 = "stablehlo.convert"(%189) : (tensor<6x1xui32>) -> tensor<6x1xui64>
    %196 = "stablehlo.constant"() <{value = dense<3528531795> : tensor<6x1xui64>}> : () -> tensor<6x1xui64>
    %197 = "stablehlo.multiply"(%195, %196) : (tensor<6x1xui64>, tensor<6x1xui64>) -> tensor<6x1xui64>
    %198 = "stablehlo.constant"() <{value = dense<32> : tensor<6x1xui64>}> : () -> tensor<6x1xui64>
    %199 = "stablehlo.shift_right_logical"(%197, %198) : (tensor<6x1xui64>, tensor<6x1xui64>) -> tensor<6x1xui64>
    %200 = "stablehlo.convert"(%199) : (tensor<6x1xui64>) -> tensor<6x1xui32>
    %201 = "stablehlo.convert"(%197) : (tensor<6x1xui64>) -> tensor<6x1xui32>
    %202 = "stablehlo.convert"(%190) : (tensor<6x1xui32>) -> tensor<6x1xui64>
    %203 = "stablehlo.constant"() <{value = dense<3449720151> : tensor<6x1xui64>}> : () -> tensor<6x1xui64>
    %204 = "stablehlo.multiply"(%202, %203) : (tensor<6x1xui64>, tensor<6x1xui64>) -> tensor<6x1xui64>
    %205 = "stablehlo.constant"() <{value = dense<32> : tensor<6x1xui64>}> : () -> tensor<6x1xui64>
    %206 = "stablehlo.shift_right_logical"(%204, %205) : (tensor<6x1xui64>, tensor<6x1xui64>) -> tensor<6x1xui64>
    %207 = "stablehlo.convert"(%206) : (tensor<6x1xui64>) -> tensor<6x1xui32>
    %208 = "stablehlo.convert"(%204) : (tensor<6x1xui64>) -> tensor<6x1xui32>
    %209 = "stablehlo.xor"(%207, %186) : (tensor<6x1xui32>, tensor<6x1xui32>) -> tensor<6x1xui32>
    %210 = "stablehlo.xor"(%200, %179) : (tensor<6x1xui32>, tensor<6x1xui32>) -> tensor<6x1xui32>
    %211 = "stablehlo.xor"(%209, %192) : (tensor<6x1xui32>, tensor<6x1xui32>) -> tensor<6x1xui32>
    %212 = "stablehlo.xor"(%210, %194) : (tensor<6x1xui32>, tensor<6x1xui32>) -> tensor<6x1xui32>
    %213 = "stablehlo.constant"() <{value = dense<2654435769> : tensor<6x1xui32>}> : () -> tensor<6x1xui32>
    %214 = "stablehlo.add"(%192, %213) : (tensor<6x1xui32>, tensor<6x1xui32>) -> tensor<6x1xui32>
    %215 = "stablehlo.constant"() <{value = dense<3144134277> : tensor<6x1xui32>}> : () -> tensor<6x1xui32>
    %216 = "stablehlo.add"(%194, %215) : (tensor<6x1xui32>, tensor<6x1xui32>) -> tensor<6x1xui32>
    %217 = "stablehlo.convert"(%211) : (tensor<6x1xui32>) -> tensor<6x1xui64>
    %218 = "stablehlo.constant"() <{value = dense<3528531795> : tensor<6x1xui64>}> : () -> tensor<6x1xui64>
    %219 = "stablehlo.multiply"(%217, %218) : (tensor<6x1xui64>, tensor<6x1xui64>) -> tensor<6x1xui64>
    %220 = "stablehlo.constant"() <{value = dense<32> : tensor<6x1xui64>}> : () -> tensor<6x1xui64>
    %221 = "stablehlo.shift_right_logical"(%219, %220) : (tensor<6x1xui64>, tensor<6x1xui64>) -> tensor<6x1xui64>
    %222 = "stablehlo.convert"(%221) : (tensor<6x1xui64>) -> tensor<6x1xui32>
    %223 = "stablehlo.convert"(%219) : (tensor<6x1xui64>) -> tensor<6x1xui32>
    %224 = "stablehlo.convert"(%212) : (tensor<6x1xui32>) -> tensor<6x1xui64>
    %225 = "stablehlo.constant"() <{value = dense<3449720151> : tensor<6x1xui64>}> : () -> tensor<6x1xui64>
    %226 = "stablehlo.multiply"(%224, %225) : (tensor<6x1xui64>, tensor<6x1xui64>) -> tensor<6x1xui64>
    %227 = "stablehlo.constant"() <{value = dense<32> : tensor<6x1xui64>}> : () -> tensor<6x1xui64>
    %228 = "stablehlo.shift_right_logical"(%226, %227) : (tensor<6x1xui64>, tensor<6x1xui64>) -> tensor<6x1xui64>
    %229 = "stablehlo.convert"(%228) : (tensor<6x1xui64>) -> tensor<6x1xui32>
    %230 = "stablehlo.convert"(%226) : (tensor<6x1xui64>) -> tensor<6x1xui32>
    %231 = "stablehlo.xor"(%229, %208) : (tensor<6x1xui32>, tensor<6x1xui32>) -> tensor<6x1xui32>
    %232 = "stablehlo.xor"(%222, %201) : (tensor<6x1xui32>, tensor<6x1xui32>) -> tensor<6x1xui32>
    %233 = "stablehlo.xor"(%231, %214) : (tensor<6x1xui32>, tensor<6x1xui32>) -> tensor<6x1xui32>
    %234 = "stablehlo.xor"(%232, %216) : (tensor<6x1xui32>, tensor<6x1xui32>) -> tensor<6x1xui32>
    %235 = "stablehlo.convert"(%233) : (tensor<6x1xui32>) -> tensor<6x1xui64>
    %236 = "stablehlo.convert"(%230) : (tensor<6x1xui32>) -> tensor<6x1xui64>
    %237 = "stablehlo.constant"() <{value = dense<32> : tensor<6x1xui64>}> : () -> tensor<6x1xui64>
    %238 = "stablehlo.shift_left"(%235, %237) : (tensor<6x1xui64>, tensor<6x1xui64>) -> tensor<6x1xui64>
    %239 = "stablehlo.or"(%238, %236) : (tensor<6x1xui64>, tensor<6x1xui64>) -> tensor<6x1xui64>
    %240 = "stablehlo.convert"(%234) : (tensor<6x1xui32>) -> tensor<6x1xui64>
    %241 = "stablehlo.convert"(%223) : (tensor<6x1xui32>) -> tensor<6x1xui64>
    %242 = "stablehlo.constant"() <{value = dense<32> : tensor<6x1xui64>}> : () -> tensor<6x1xui64>
    %243 = "stablehlo.shift_left"(%240, %242) : (tensor<6x1xui64>, tensor<6x1xui64>) -> tensor<6x1xui64>
    %244 = "stablehlo.or"(%243, %241) : (tensor<6x1xui64>, tensor<6x1xui64>) -> tensor<6x1xui64>
    %245 = "stablehlo.reshape"(%239) : (tensor<6x1xui64>) -> tensor<6x1x1xui64>
    %246 = "stablehlo.reshape"(%244) : (tensor<6x1xui64>) -> tensor<6x1x1xui64>
    %247 = "stablehlo.concatenate"(%245, %246) <{dimension = 2 : i64}> : (tensor<6x1x1xui64>, tensor<6x1x1xui64>) -> tensor<6x1x2xui64>
    %248 = "stablehlo.reshape"(%247) : (tensor<6x1x2xui64>) -> tensor<6x2xui64>
    %249 = "stablehlo.slice"(%248) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 6, 1>, strides = array<i64: 1, 1>}> : (tensor<6x2xui64>) -> tensor<6x1xui64>
    %250 = "stablehlo.reshape"(%249) : (tensor<6x1xui64>) -> tensor<2x3xui64>
    %251 = "stablehlo.constant"() <{value = dense<-9223372036854775808> : tensor<i64>}> : () -> tensor<i64>
    %252 = "stablehlo.bitcast_convert"(%251) : (tensor<i64>) -> tensor<ui64>
    %253 = "stablehlo.bitcast_convert"(%s0) : (tensor<i64>) -> tensor<ui64>
    %254 = "stablehlo.subtract"(%253, %252) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %255 = "stablehlo.constant"() <{value = dense<0> : tensor<ui64>}> : () -> tensor<ui64>
    %256 = "stablehlo.compare"(%254, %255) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
    %257 = "stablehlo.constant"() <{value = dense<1> : tensor<ui64>}> : () -> tensor<ui64>
    %258 = "stablehlo.maximum"(%254, %257) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %259 = "stablehlo.broadcast_in_dim"(%256) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<2x3xi1>
    %260 = "stablehlo.broadcast_in_dim"(%258) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<2x3xui64>
    %261 = "stablehlo.broadcast_in_dim"(%252) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<2x3xui64>
    %262 = "stablehlo.remainder"(%250, %260) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %263 = "stablehlo.add"(%261, %262) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %264 = "stablehlo.select"(%259, %250, %263) : (tensor<2x3xi1>, tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %265 = "stablehlo.convert"(%264) : (tensor<2x3xui64>) -> tensor<2x3xi64>
    return %265 : tensor<2x3xi64>
  }
}

// T[2,3] u64[2] 0 10, T = int32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xi32>, %arg1: tensor<2xui64>, %s0: tensor<i64>, %s1: tensor<i64>) -> (tensor<2x3xi32>) {
    %0 = "stablehlo.slice"(%arg1) <{start_indices = array<i64: 0>, limit_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<2xui64>) -> tensor<1xui64>
    %1 = "stablehlo.reshape"(%0) : (tensor<1xui64>) -> tensor<ui64>
    %2 = "stablehlo.slice"(%arg1) <{start_indices = array<i64: 1>, limit_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<2xui64>) -> tensor<1xui64>
    %3 = "stablehlo.reshape"(%2) : (tensor<1xui64>) -> tensor<ui64>
    %4 = "stablehlo.reshape"(%0) : (tensor<1xui64>) -> tensor<1x1xui64>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xui64>) -> tensor<1x2xui64>
    %6 = "stablehlo.reshape"(%2) : (tensor<1xui64>) -> tensor<1x1xui64>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xui64>) -> tensor<1x2xui64>
    %8 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x2xui64>
    %9 = "stablehlo.add"(%7, %8) : (tensor<1x2xui64>, tensor<1x2xui64>) -> tensor<1x2xui64>
    %10 = "stablehlo.constant"() <{value = dense<32> : tensor<1x2xui64>}> : () -> tensor<1x2xui64>
    %11 = "stablehlo.shift_right_logical"(%5, %10) : (tensor<1x2xui64>, tensor<1x2xui64>) -> tensor<1x2xui64>
    %12 = "stablehlo.convert"(%11) : (tensor<1x2xui64>) -> tensor<1x2xui32>
    %13 = "stablehlo.convert"(%5) : (tensor<1x2xui64>) -> tensor<1x2xui32>
    %14 = "stablehlo.constant"() <{value = dense<32> : tensor<1x2xui64>}> : () -> tensor<1x2xui64>
    %15 = "stablehlo.shift_right_logical"(%9, %14) : (tensor<1x2xui64>, tensor<1x2xui64>) -> tensor<1x2xui64>
    %16 = "stablehlo.convert"(%15) : (tensor<1x2xui64>) -> tensor<1x2xui32>
    %17 = "stablehlo.convert"(%9) : (tensor<1x2xui64>) -> tensor<1x2xui32>
    %18 = "stablehlo.constant"() <{value = dense<0> : tensor<1x2xui32>}> : () -> tensor<1x2xui32>
    %19 = "stablehlo.convert"(%17) : (tensor<1x2xui32>) -> tensor<1x2xui64>
    %20 = "stablehlo.constant"() <{value = dense<3528531795> : tensor<1x2xui64>}> : () -> tensor<1x2xui64>
    %21 = "stablehlo.multiply"(%19, %20) : (tensor<1x2xui64>, tensor<1x2xui64>) -> tensor<1x2xui64>
    %22 = "stablehlo.constant"() <{value = dense<32> : tensor<1x2xui64>}> : () -> tensor<1x2xui64>
    %23 = "stablehlo.shift_right_logical"(%21, %22) : (tensor<1x2xui64>, tensor<1x2xui64>) -> tensor<1x2xui64>
    %24 = "stablehlo.convert"(%23) : (tensor<1x2xui64>) -> tensor<1x2xui32>
    %25 = "stablehlo.convert"(%21) : (tensor<1x2xui64>) -> tensor<1x2xui32>
    %26 = "stablehlo.convert"(%18) : (tensor<1x2xui32>) -> tensor<1x2xui64>
    %27 = "stablehlo.constant"() <{value = dense<3449720151> : tensor<1x2xui64>}> : () -> tensor<1x2xui64>
    %28 = "stablehlo.multiply"(%26, %27) : (tensor<1x2xui64>, tensor<1x2xui64>) -> tensor<1x2xui64>
    %29 = "stablehlo.constant"() <{value = dense<32> : tensor<1x2xui64>}> : () -> tensor<1x2xui64>
    %30 = "stablehlo.shift_right_logical"(%28, %29) : (tensor<1x2xui64>, tensor<1x2xui64>) -> tensor<1x2xui64>
    %31 = "stablehlo.convert"(%30) : (tensor<1x2xui64>) -> tensor<1x2xui32>
    %32 = "stablehlo.convert"(%28) : (tensor<1x2xui64>) -> tensor<1x2xui32>
    %33 = "stablehlo.xor"(%31, %16) : (tensor<1x2xui32>, tensor<1x2xui32>) -> tensor<1x2xui32>
    %34 = "stablehlo.xor"(%24, %18) : (tensor<1x2xui32>, tensor<1x2xui32>) -> tensor<1x2xui32>
    %35 = "stablehlo.xor"(%33, %13) : (tensor<1x2xui32>, tensor<1x2xui32>) -> tensor<1x2xui32>
    %36 = "stablehlo.xor"(%34, %12) : (tensor<1x2xui32>, tensor<1x2xui32>) -> tensor<1x2xui32>
    %37 = "stablehlo.constant"() <{value = dense<2654435769> : tensor<1x2xui32>}> : () -> tensor<1x2xui32>
    %38 = "stablehlo.add"(%13, %37) : (tensor<1x2xui32>, tensor<1x2xui32>) -> tensor<1x2xui32>
    %39 = "stablehlo.constant"() <{value = dense<3144134277> : tensor<1x2xui32>}> : () -> tensor<1x2xui32>
    %40 = "stablehlo.add"(%12, %39) : (tensor<1x2xui32>, tensor<1x2xui32>) -> tensor<1x2xui32>
    %41 = "stablehlo.convert"(%35) : (tensor<1x2xui32>) -> tensor<1x2xui64>
    %42 = "stablehlo.constant"() <{value = dense<3528531795> : tensor<1x2xui64>}> : () -> tensor<1x2xui64>
    %43 = "stablehlo.multiply"(%41, %42) : (tensor<1x2xui64>, tensor<1x2xui64>) -> tensor<1x2xui64>
    %44 = "stablehlo.constant"() <{value = dense<32> : tensor<1x2xui64>}> : () -> tensor<1x2xui64>
    %45 = "stablehlo.shift_right_logical"(%43, %44) : (tensor<1x2xui64>, tensor<1x2xui64>) -> tensor<1x2xui64>
    %46 = "stablehlo.convert"(%45) : (tensor<1x2xui64>) -> tensor<1x2xui32>
    %47 = "stablehlo.convert"(%43) : (tensor<1x2xui64>) -> tensor<1x2xui32>
    %48 = "stablehlo.convert"(%36) : (tensor<1x2xui32>) -> tensor<1x2xui64>
    %49 = "stablehlo.constant"() <{value = dense<3449720151> : tensor<1x2xui64>}> : () -> tensor<1x2xui64>
    %50 = "stablehlo.multiply"(%48, %49) : (tensor<1x2xui64>, tensor<1x2xui64>) -> tensor<1x2xui64>
    %51 = "stablehlo.constant"() <{value = dense<32> : tensor<1x2xui64>}> : () -> tensor<1x2xui64>
    %52 = "stablehlo.shift_right_logical"(%50, %51) : (tensor<1x2xui64>, tensor<1x2xui64>) -> tensor<1x2xui64>
    %53 = "stablehlo.convert"(%52) : (tensor<1x2xui64>) -> tensor<1x2xui32>
    %54 = "stablehlo.convert"(%50) : (tensor<1x2xui64>) -> tensor<1x2xui32>
    %55 = "stablehlo.xor"(%53, %32) : (tensor<1x2xui32>, tensor<1x2xui32>) -> tensor<1x2xui32>
    %56 = "stablehlo.xor"(%46, %25) : (tensor<1x2xui32>, tensor<1x2xui32>) -> tensor<1x2xui32>
    %57 = "stablehlo.xor"(%55, %38) : (tensor<1x2xui32>, tensor<1x2xui32>) -> tensor<1x2xui32>
    %58 = "stablehlo.xor"(%56, %40) : (tensor<1x2xui32>, tensor<1x2xui32>) -> tensor<1x2xui32>
    %59 = "stablehlo.constant"() <{value = dense<2654435769> : tensor<1x2xui32>}> : () -> tensor<1x2xui32>
    %60 = "stablehlo.add"(%38, %59) : (tensor<1x2xui32>, tensor<1x2xui32>) -> tensor<1x2xui32>
    %61 = "stablehlo.constant"() <{value = dense<3144134277> : tensor<1x2xui32>}> : () -> tensor<1x2xui32>
    %62 = "stablehlo.add"(%40, %61) : (tensor<1x2xui32>, tensor<1x2xui32>) -> tensor<1x2xui32>
    %63 = "stablehlo.convert"(%57) : (tensor<1x2xui32>) -> tensor<1x2xui64>
    %64 = "stablehlo.constant"() <{value = dense<3528531795> : tensor<1x2xui64>}> : () -> tensor<1x2xui64>
    %65 = "stablehlo.multiply"(%63, %64) : (tensor<1x2xui64>, tensor<1x2xui64>) -> tensor<1x2xui64>
    %66 = "stablehlo.constant"() <{value = dense<32> : tensor<1x2xui64>}> : () -> tensor<1x2xui64>
    %67 = "stablehlo.shift_right_logical"(%65, %66) : (tensor<1x2xui64>, tensor<1x2xui64>) -> tensor<1x2xui64>
    %68 = "stablehlo.convert"(%67) : (tensor<1x2xui64>) -> tensor<1x2xui32>
    %69 = "stablehlo.convert"(%65) : (tensor<1x2xui64>) -> tensor<1x2xui32>
    %70 = "stablehlo.convert"(%58) : (tensor<1x2xui32>) -> tensor<1x2xui64>
    %71 = "stablehlo.constant"() <{value = dense<3449720151> : tensor<1x2xui64>}> : () -> tensor<1x2xui64>
    %72 = "stablehlo.multiply"(%70, %71) : (tensor<1x2xui64>, tensor<1x2xui64>) -> tensor<1x2xui64>
    %73 = "stablehlo.constant"() <{value = dense<32> : tensor<1x2xui64>}> : () -> tensor<1x2xui64>
    %74 = "stablehlo.shift_right_logical"(%72, %73) : (tensor<1x2xui64>, tensor<1x2xui64>) -> tensor<1x2xui64>
    %75 = "stablehlo.convert"(%74) : (tensor<1x2xui64>) -> tensor<1x2xui32>
    %76 = "stablehlo.convert"(%72) : (tensor<1x2xui64>) -> tensor<1x2xui32>
    %77 = "stablehlo.xor"(%75, %54) : (tensor<1x2xui32>, tensor<1x2xui32>) -> tensor<1x2xui32>
    %78 = "stablehlo.xor"(%68, %47) : (tensor<1x2xui32>, tensor<1x2xui32>) -> tensor<1x2xui32>
    %79 = "stablehlo.xor"(%77, %60) : (tensor<1x2xui32>, tensor<1x2xui32>) -> tensor<1x2xui32>
    %80 = "stablehlo.xor"(%78, %62) : (tensor<1x2xui32>, tensor<1x2xui32>) -> tensor<1x2xui32>
    %81 = "stablehlo.constant"() <{value = dense<2654435769> : tensor<1x2xui32>}> : () -> tensor<1x2xui32>
    %82 = "stablehlo.add"(%60, %81) : (tensor<1x2xui32>, tensor<1x2xui32>) -> tensor<1x2xui32>
    %83 = "stablehlo.constant"() <{value = dense<3144134277> : tensor<1x2xui32>}> : () -> tensor<1x2xui32>
    %84 = "stablehlo.add"(%62, %83) : (tensor<1x2xui32>, tensor<1x2xui32>) -> tensor<1x2xui32>
    %85 = "stablehlo.convert"(%79) : (tensor<1x2xui32>) -> tensor<1x2xui64>
    %86 = "stablehlo.constant"() <{value = dense<3528531795> : tensor<1x2xui64>}> : () -> tensor<1x2xui64>
    %87 = "stablehlo.multiply"(%85, %86) : (tensor<1x2xui64>, tensor<1x2xui64>) -> tensor<1x2xui64>
    %88 = "stablehlo.constant"() <{value = dense<32> : tensor<1x2xui64>}> : () -> tensor<1x2xui64>
    %89 = "stablehlo.shift_right_logical"(%87, %88) : (tensor<1x2xui64>, tensor<1x2xui64>) -> tensor<1x2xui64>
    %90 = "stablehlo.convert"(%89) : (tensor<1x2xui64>) -> tensor<1x2xui32>
    %91 = "stablehlo.convert"(%87) : (tensor<1x2xui64>) -> tensor<1x2xui32>
    %92 = "stablehlo.convert"(%80) : (tensor<1x2xui32>) -> tensor<1x2xui64>
    %93 = "stablehlo.constant"() <{value = dense<3449720151> : tensor<1x2xui64>}> : () -> tensor<1x2xui64>
    %94 = "stablehlo.multiply"(%92, %93) : (tensor<1x2xui64>, tensor<1x2xui64>) -> tensor<1x2xui64>
    %95 = "stablehlo.constant"() <{value = dense<32> : tensor<1x2xui64>}> : () -> tensor<1x2xui64>
    %96 = "stablehlo.shift_right_logical"(%94, %95) : (tensor<1x2xui64>, tensor<1x2xui64>) -> tensor<1x2xui64>
    %97 = "stablehlo.convert"(%96) : (tensor<1x2xui64>) -> tensor<1x2xui32>
    %98 = "stablehlo.convert"(%94) : (tensor<1x2xui64>) -> tensor<1x2xui32>
    %99 = "stablehlo.xor"(%97, %76) : (tensor<1x2xui32>, tensor<1x2xui32>) -> tensor<1x2xui32>
    %100 = "stablehlo.xor"(%90, %69) : (tensor<1x2xui32>, tensor<1x2xui32>) -> tensor<1x2xui32>
    %101 = "stablehlo.xor"(%99, %82) : (tensor<1x2xui32>, tensor<1x2xui32>) -> tensor<1x2xui32>
    %102 = "stablehlo.xor"(%100, %84) : (tensor<1x2xui32>, tensor<1x2xui32>) -> tensor<1x2xui32>
    %103 = "stablehlo.constant"() <{value = dense<2654435769> : tensor<1x2xui32>}> : () -> tensor<1x2xui32>
    %104 = "stablehlo.add"(%82, %103) : (tensor<1x2xui32>, tensor<1x2xui32>) -> tensor<1x2xui32>
    %105 = "stablehlo.constant"() <{value = dense<3144134277> : tensor<1x2xui32>}> : () -> tensor<1x2xui32>
    %106 = "stablehlo.add"(%84, %105) : (tensor<1x2xui32>, tensor<1x2xui32>) -> tensor<1x2xui32>
    %107 = "stablehlo.convert"(%101) : (tensor<1x2xui32>) -> tensor<1x2xui64>
    %108 = "stablehlo.constant"() <{value = dense<3528531795> : tensor<1x2xui64>}> : () -> tensor<1x2xui64>
    %109 = "stablehlo.multiply"(%107, %108) : (tensor<1x2xui64>, tensor<1x2xui64>) -> tensor<1x2xui64>
    %110 = "stablehlo.constant"() <{value = dense<32> : tensor<1x2xui64>}> : () -> tensor<1x2xui64>
    %111 = "stablehlo.shift_right_logical"(%109, %110) : (tensor<1x2xui64>, tensor<1x2xui64>) -> tensor<1x2xui64>
    %112 = "stablehlo.convert"(%111) : (tensor<1x2xui64>) -> tensor<1x2xui32>
    %113 = "stablehlo.convert"(%109) : (tensor<1x2xui64>) -> tensor<1x2xui32>
    %114 = "stablehlo.convert"(%102) : (tensor<1x2xui32>) -> tensor<1x2xui64>
    %115 = "stablehlo.constant"() <{value = dense<3449720151> : tensor<1x2xui64>}> : () -> tensor<1x2xui64>
    %116 = "stablehlo.multiply"(%114, %115) : (tensor<1x2xui64>, tensor<1x2xui64>) -> tensor<1x2xui64>
    %117 = "stablehlo.constant"() <{value = dense<32> : tensor<1x2xui64>}> : () -> tensor<1x2xui64>
    %118 = "stablehlo.shift_right_logical"(%116, %117) : (tensor<1x2xui64>, tensor<1x2xui64>) -> tensor<1x2xui64>
    %119 = "stablehlo.convert"(%118) : (tensor<1x2xui64>) -> tensor<1x2xui32>
    %120 = "stablehlo.convert"(%116) : (tensor<1x2xui64>) -> tensor<1x2xui32>
    %121 = "stablehlo.xor"(%119, %98) : (tensor<1x2xui32>, tensor<1x2xui32>) -> tensor<1x2xui32>
    %122 = "stablehlo.xor"(%112, %91) : (tensor<1x2xui32>, tensor<1x2xui32>) -> tensor<1x2xui32>
    %123 = "stablehlo.xor"(%121, %104) : (tensor<1x2xui32>, tensor<1x2xui32>) -> tensor<1x2xui32>
    %124 = "stablehlo.xor"(%122, %106) : (tensor<1x2xui32>, tensor<1x2xui32>) -> tensor<1x2xui32>
    %125 = "stablehlo.constant"() <{value = dense<2654435769> : tensor<1x2xui32>}> : () -> tensor<1x2xui32>
    %126 = "stablehlo.add"(%104, %125) : (tensor<1x2xui32>, tensor<1x2xui32>) -> tensor<1x2xui32>
    %127 = "stablehlo.constant"() <{value = dense<3144134277> : tensor<1x2xui32>}> : () -> tensor<1x2xui32>
    %128 = "stablehlo.add"(%106, %127) : (tensor<1x2xui32>, tensor<1x2xui32>) -> tensor<1x2xui32>
    %129 = "stablehlo.convert"(%123) : (tensor<1x2xui32>) -> tensor<1x2xui64>
    %130 = "stablehlo.constant"() <{value = dense<3528531795> : tensor<1x2xui64>}> : () -> tensor<1x2xui64>
    %131 = "stablehlo.multiply"(%129, %130) : (tensor<1x2xui64>, tensor<1x2xui64>) -> tensor<1x2xui64>
    %132 = "stablehlo.constant"() <{value = dense<32> : tensor<1x2xui64>}> : () -> tensor<1x2xui64>
    %133 = "stablehlo.shift_right_logical"(%131, %132) : (tensor<1x2xui64>, tensor<1x2xui64>) -> tensor<1x2xui64>
    %134 = "stablehlo.convert"(%133) : (tensor<1x2xui64>) -> tensor<1x2xui32>
    %135 = "stablehlo.convert"(%131) : (tensor<1x2xui64>) -> tensor<1x2xui32>
    %136 = "stablehlo.convert"(%124) : (tensor<1x2xui32>) -> tensor<1x2xui64>
    %137 = "stablehlo.constant"() <{value = dense<3449720151> : tensor<1x2xui64>}> : () -> tensor<1x2xui64>
    %138 = "stablehlo.multiply"(%136, %137) : (tensor<1x2xui64>, tensor<1x2xui64>) -> tensor<1x2xui64>
    %139 = "stablehlo.constant"() <{value = dense<32> : tensor<1x2xui64>}> : () -> tensor<1x2xui64>
    %140 = "stablehlo.shift_right_logical"(%138, %139) : (tensor<1x2xui64>, tensor<1x2xui64>) -> tensor<1x2xui64>
    %141 = "stablehlo.convert"(%140) : (tensor<1x2xui64>) -> tensor<1x2xui32>
    %142 = "stablehlo.convert"(%138) : (tensor<1x2xui64>) -> tensor<1x2xui32>
    %143 = "stablehlo.xor"(%141, %120) : (tensor<1x2xui32>, tensor<1x2xui32>) -> tensor<1x2xui32>
    %144 = "stablehlo.xor"(%134, %113) : (tensor<1x2xui32>, tensor<1x2xui32>) -> tensor<1x2xui32>
    %145 = "stablehlo.xor"(%143, %126) : (tensor<1x2xui32>, tensor<1x2xui32>) -> tensor<1x2xui32>
    %146 = "stablehlo.xor"(%144, %128) : (tensor<1x2xui32>, tensor<1x2xui32>) -> tensor<1x2xui32>
    %147 = "stablehlo.constant"() <{value = dense<2654435769> : tensor<1x2xui32>}> : () -> tensor<1x2xui32>
    %148 = "stablehlo.add"(%126, %147) : (tensor<1x2xui32>, tensor<1x2xui32>) -> tensor<1x2xui32>
    %149 = "stablehlo.constant"() <{value = dense<3144134277> : tensor<1x2xui32>}> : () -> tensor<1x2xui32>
    %150 = "stablehlo.add"(%128, %149) : (tensor<1x2xui32>, tensor<1x2xui32>) -> tensor<1x2xui32>
    %151 = "stablehlo.convert"(%145) : (tensor<1x2xui32>) -> tensor<1x2xui64>
    %152 = "stablehlo.constant"() <{value = dense<3528531795> : tensor<1x2xui64>}> : () -> tensor<1x2xui64>
    %153 = "stablehlo.multiply"(%151, %152) : (tensor<1x2xui64>, tensor<1x2xui64>) -> tensor<1x2xui64>
    %154 = "stablehlo.constant"() <{value = dense<32> : tensor<1x2xui64>}> : () -> tensor<1x2xui64>
    %155 = "stablehlo.shift_right_logical"(%153, %154) : (tensor<1x2xui64>, tensor<1x2xui64>) -> tensor<1x2xui64>
    %156 = "stablehlo.convert"(%155) : (tensor<1x2xui64>) -> tensor<1x2xui32>
    %157 = "stablehlo.convert"(%153) : (tensor<1x2xui64>) -> tensor<1x2xui32>
    %158 = "stablehlo.convert"(%146) : (tensor<1x2xui32>) -> tensor<1x2xui64>
    %159 = "stablehlo.constant"() <{value = dense<3449720151> : tensor<1x2xui64>}> : () -> tensor<1x2xui64>
    %160 = "stablehlo.multiply"(%158, %159) : (tensor<1x2xui64>, tensor<1x2xui64>) -> tensor<1x2xui64>
    %161 = "stablehlo.constant"() <{value = dense<32> : tensor<1x2xui64>}> : () -> tensor<1x2xui64>
    %162 = "stablehlo.shift_right_logical"(%160, %161) : (tensor<1x2xui64>, tensor<1x2xui64>) -> tensor<1x2xui64>
    %163 = "stablehlo.convert"(%162) : (tensor<1x2xui64>) -> tensor<1x2xui32>
    %164 = "stablehlo.convert"(%160) : (tensor<1x2xui64>) -> tensor<1x2xui32>
    %165 = "stablehlo.xor"(%163, %142) : (tensor<1x2xui32>, tensor<1x2xui32>) -> tensor<1x2xui32>
    %166 = "stablehlo.xor"(%156, %135) : (tensor<1x2xui32>, tensor<1x2xui32>) -> tensor<1x2xui32>
    %167 = "stablehlo.xor"(%165, %148) : (tensor<1x2xui32>, tensor<1x2xui32>) -> tensor<1x2xui32>
    %168 = "stablehlo.xor"(%166, %150) : (tensor<1x2xui32>, tensor<1x2xui32>) -> tensor<1x2xui32>
    %169 = "stablehlo.constant"() <{value = dense<2654435769> : tensor<1x2xui32>}> : () -> tensor<1x2xui32>
    %170 = "stablehlo.add"(%148, %169) : (tensor<1x2xui32>, tensor<1x2xui32>) -> tensor<1x2xui32>
    %171 = "stablehlo.constant"() <{value = dense<3144134277> : tensor<1x2xui32>}> : () -> tensor<1x2xui32>
    %172 = "stablehlo.add"(%150, %171) : (tensor<1x2xui32>, tensor<1x2xui32>) -> tensor<1x2xui32>
    %173 = "stablehlo.convert"(%167) : (tensor<1x2xui32>) -> tensor<1x2xui64>
    %174 = "stablehlo.constant"() <{value = dense<3528531795> : tensor<1x2xui64>}> : () -> tensor<1x2xui64>
    %175 = "stablehlo.multiply"(%173, %174) : (tensor<1x2xui64>, tensor<1x2xui64>) -> tensor<1x2xui64>
    %176 = "stablehlo.constant"() <{value = dense<32> : tensor<1x2xui64>}> : () -> tensor<1x2xui64>
    %177 = "stablehlo.shift_right_logical"(%175, %176) : (tensor<1x2xui64>, tensor<1x2xui64>) -> tensor<1x2xui64>
    %178 = "stablehlo.convert"(%177) : (tensor<1x2xui64>) -> tensor<1x2xui32>
    %179 = "stablehlo.convert"(%175) : (tensor<1x2xui64>) -> tensor<1x2xui32>
    %180 = "stablehlo.convert"(%168) : (tensor<1x2xui32>) -> tensor<1x2xui64>
    %181 = "stablehlo.constant"() <{value = dense<3449720151> : tensor<1x2xui64>}> : () -> tensor<1x2xui64>
    %182 = "stablehlo.multiply"(%180, %181) : (tensor<1x2xui64>, tensor<1x2xui64>) -> tensor<1x2xui64>
    %183 = "stablehlo.constant"() <{value = dense<32> : tensor<1x2xui64>}> : () -> tensor<1x2xui64>
    %184 = "stablehlo.shift_right_logical"(%182, %183) : (tensor<1x2xui64>, tensor<1x2xui64>) -> tensor<1x2xui64>
    %185 = "stablehlo.convert"(%184) : (tensor<1x2xui64>) -> tensor<1x2xui32>
    %186 = "stablehlo.convert"(%182) : (tensor<1x2xui64>) -> tensor<1x2xui32>
    %187 = "stablehlo.xor"(%185, %164) : (tensor<1x2xui32>, tensor<1x2xui32>) -> tensor<1x2xui32>
    %188 = "stablehlo.xor"(%178, %157) : (tensor<1x2xui32>, tensor<1x2xui32>) -> tensor<1x2xui32>
    %189 = "stablehlo.xor"(%187, %170) : (tensor<1x2xui32>, tensor<1x2xui32>) -> tensor<1x2xui32>
    %190 = "stablehlo.xor"(%188, %172) : (tensor<1x2xui32>, tensor<1x2xui32>) -> tensor<1x2xui32>
    %191 = "stablehlo.constant"() <{value = dense<2654435769> : tensor<1x2xui32>}> : () -> tensor<1x2xui32>
    %192 = "stablehlo.add"(%170, %191) : (tensor<1x2xui32>, tensor<1x2xui32>) -> tensor<1x2xui32>
    %193 = "stablehlo.constant"() <{value = dense<3144134277> : tensor<1x2xui32>}> : () -> tensor<1x2xui32>
    %194 = "stablehlo.add"(%172, %193) : (tensor<1x2xui32>, tensor<1x2xui32>) -> tensor<1x2xui32>
    %195 = "stablehlo.convert"(%189) : (tensor<1x2xui32>) -> tensor<1x2xui64>
    %196 = "stablehlo.constant"() <{value = dense<3528531795> : tensor<1x2xui64>}> : () -> tensor<1x2xui64>
    %197 = "stablehlo.multiply"(%195, %196) : (tensor<1x2xui64>, tensor<1x2xui64>) -> tensor<1x2xui64>
    %198 = "stablehlo.constant"() <{value = dense<32> : tensor<1x2xui64>}> : () -> tensor<1x2xui64>
    %199 = "stablehlo.shift_right_logical"(%197, %198) : (tensor<1x2xui64>, tensor<1x2xui64>) -> tensor<1x2xui64>
    %200 = "stablehlo.convert"(%199) : (tensor<1x2xui64>) -> tensor<1x2xui32>
    %201 = "stablehlo.convert"(%197) : (tensor<1x2xui64>) -> tensor<1x2xui32>
    %202 = "stablehlo.convert"(%190) : (tensor<1x2xui32>) -> tensor<1x2xui64>
    %203 = "stablehlo.constant"() <{value = dense<3449720151> : tensor<1x2xui64>}> : () -> tensor<1x2xui64>
    %204 = "stablehlo.multiply"(%202, %203) : (tensor<1x2xui64>, tensor<1x2xui64>) -> tensor<1x2xui64>
    %205 = "stablehlo.constant"() <{value = dense<32> : tensor<1x2xui64>}> : () -> tensor<1x2xui64>
    %206 = "stablehlo.shift_right_logical"(%204, %205) : (tensor<1x2xui64>, tensor<1x2xui64>) -> tensor<1x2xui64>
    %207 = "stablehlo.convert"(%206) : (tensor<1x2xui64>) -> tensor<1x2xui32>
    %208 = "stablehlo.convert"(%204) : (tensor<1x2xui64>) -> tensor<1x2xui32>
    %209 = "stablehlo.xor"(%207, %186) : (tensor<1x2xui32>, tensor<1x2xui32>) -> tensor<1x2xui32>
    %210 = "stablehlo.xor"(%200, %179) : (tensor<1x2xui32>, tensor<1x2xui32>) -> tensor<1x2xui32>
    %211 = "stablehlo.xor"(%209, %192) : (tensor<1x2xui32>, tensor<1x2xui32>) -> tensor<1x2xui32>
    %212 = "stablehlo.xor"(%210, %194) : (tensor<1x2xui32>, tensor<1x2xui32>) -> tensor<1x2xui32>
    %213 = "stablehlo.constant"() <{value = dense<2654435769> : tensor<1x2xui32>}> : () -> tensor<1x2xui32>
    %214 = "stablehlo.add"(%192, %213) : (tensor<1x2xui32>, tensor<1x2xui32>) -> tensor<1x2xui32>
    %215 = "stablehlo.constant"() <{value = dense<3144134277> : tensor<1x2xui32>}> : () -> tensor<1x2xui32>
    %216 = "stablehlo.add"(%194, %215) : (tensor<1x2xui32>, tensor<1x2xui32>) -> tensor<1x2xui32>
    %217 = "stablehlo.convert"(%211) : (tensor<1x2xui32>) -> tensor<1x2xui64>
    %218 = "stablehlo.constant"() <{value = dense<3528531795> : tensor<1x2xui64>}> : () -> tensor<1x2xui64>
    %219 = "stablehlo.multiply"(%217, %218) : (tensor<1x2xui64>, tensor<1x2xui64>) -> tensor<1x2xui64>
    %220 = "stablehlo.constant"() <{value = dense<32> : tensor<1x2xui64>}> : () -> tensor<1x2xui64>
    %221 = "stablehlo.shift_right_logical"(%219, %220) : (tensor<1x2xui64>, tensor<1x2xui64>) -> tensor<1x2xui64>
    %222 = "stablehlo.convert"(%221) : (tensor<1x2xui64>) -> tensor<1x2xui32>
    %223 = "stablehlo.convert"(%219) : (tensor<1x2xui64>) -> tensor<1x2xui32>
    %224 = "stablehlo.convert"(%212) : (tensor<1x2xui32>) -> tensor<1x2xui64>
    %225 = "stablehlo.constant"() <{value = dense<3449720151> : tensor<1x2xui64>}> : () -> tensor<1x2xui64>
    %226 = "stablehlo.multiply"(%224, %225) : (tensor<1x2xui64>, tensor<1x2xui64>) -> tensor<1x2xui64>
    %227 = "stablehlo.constant"() <{value = dense<32> : tensor<1x2xui64>}> : () -> tensor<1x2xui64>
    %228 = "stablehlo.shift_right_logical"(%226, %227) : (tensor<1x2xui64>, tensor<1x2xui64>) -> tensor<1x2xui64>
    %229 = "stablehlo.convert"(%228) : (tensor<1x2xui64>) -> tensor<1x2xui32>
    %230 = "stablehlo.convert"(%226) : (tensor<1x2xui64>) -> tensor<1x2xui32>
    %231 = "stablehlo.xor"(%229, %208) : (tensor<1x2xui32>, tensor<1x2xui32>) -> tensor<1x2xui32>
    %232 = "stablehlo.xor"(%222, %201) : (tensor<1x2xui32>, tensor<1x2xui32>) -> tensor<1x2xui32>
    %233 = "stablehlo.xor"(%231, %214) : (tensor<1x2xui32>, tensor<1x2xui32>) -> tensor<1x2xui32>
    %234 = "stablehlo.xor"(%232, %216) : (tensor<1x2xui32>, tensor<1x2xui32>) -> tensor<1x2xui32>
    %235 = "stablehlo.reshape"(%233) : (tensor<1x2xui32>) -> tensor<1x2x1xui32>
    %236 = "stablehlo.reshape"(%230) : (tensor<1x2xui32>) -> tensor<1x2x1xui32>
    %237 = "stablehlo.reshape"(%234) : (tensor<1x2xui32>) -> tensor<1x2x1xui32>
    %238 = "stablehlo.reshape"(%223) : (tensor<1x2xui32>) -> tensor<1x2x1xui32>
    %239 = "stablehlo.concatenate"(%235, %236, %237, %238) <{dimension = 2 : i64}> : (tensor<1x2x1xui32>, tensor<1x2x1xui32>, tensor<1x2x1xui32>, tensor<1x2x1xui32>) -> tensor<1x2x4xui32>
    %240 = "stablehlo.reshape"(%239) : (tensor<1x2x4xui32>) -> tensor<1x8xui32>
    %241 = "stablehlo.slice"(%240) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 1, 6>, strides = array<i64: 1, 1>}> : (tensor<1x8xui32>) -> tensor<1x6xui32>
    %242 = "stablehlo.reshape"(%241) : (tensor<1x6xui32>) -> tensor<2x3xui32>
    %243 = "stablehlo.convert"(%242) : (tensor<2x3xui32>) -> tensor<2x3xui64>
    %244 = "stablehlo.bitcast_convert"(%s0) : (tensor<i64>) -> tensor<ui64>
    %245 = "stablehlo.bitcast_convert"(%s1) : (tensor<i64>) -> tensor<ui64>
    %246 = "stablehlo.subtract"(%245, %244) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %247 = "stablehlo.constant"() <{value = dense<4294967295> : tensor<ui64>}> : () -> tensor<ui64>
    %248 = "stablehlo.and"(%246, %247) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %249 = "stablehlo.constant"() <{value = dense<0> : tensor<ui64>}> : () -> tensor<ui64>
    %250 = "stablehlo.compare"(%248, %249) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
    %251 = "stablehlo.constant"() <{value = dense<1> : tensor<ui64>}> : () -> tensor<ui64>
    %252 = "stablehlo.maximum"(%248, %251) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %253 = "stablehlo.broadcast_in_dim"(%250) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<2x3xi1>
    %254 = "stablehlo.broadcast_in_dim"(%252) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<2x3xui64>
    %255 = "stablehlo.broadcast_in_dim"(%244) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<2x3xui64>
    %256 = "stablehlo.remainder"(%243, %254) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %257 = "stablehlo.add"(%255, %256) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %258 = "stablehlo.select"(%253, %243, %257) : (tensor<2x3xi1>, tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %259 = "stablehlo.convert"(%258) : (tensor<2x3xui64>) -> tensor<2x3xi32>
    return %259 : tensor<2x3xi32>
  }
}

// T[2,3] u64[2] 0 10, T = uint8
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xui8>, %arg1: tensor<2xui64>, %s0: tensor<i64>, %s1: tensor<i64>) -> (tensor<2x3xui8>) {
    %0 = "stablehlo.slice"(%arg1) <{start_indices = array<i64: 0>, limit_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<2xui64>) -> tensor<1xui64>
    %1 = "stablehlo.reshape"(%0) : (tensor<1xui64>) -> tensor<ui64>
    %2 = "stablehlo.slice"(%arg1) <{start_indices = array<i64: 1>, limit_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<2xui64>) -> tensor<1xui64>
    %3 = "stablehlo.reshape"(%2) : (tensor<1xui64>) -> tensor<ui64>
    %4 = "stablehlo.reshape"(%0) : (tensor<1xui64>) -> tensor<1x1xui64>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xui64>) -> tensor<1x2xui64>
    %6 = "stablehlo.reshape"(%2) : (tensor<1xui64>) -> tensor<1x1xui64>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xui64>) -> tensor<1x2xui64>
    %8 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x2xui64>
    %9 = "stablehlo.add"(%7, %8) : (tensor<1x2xui64>, tensor<1x2xui64>) -> tensor<1x2xui64>
    %10 = "stablehlo.constant"() <{value = dense<32> : tensor<1x2xui64>}> : () -> tensor<1x2xui64>
    %11 = "stablehlo.shift_right_logical"(%5, %10) : (tensor<1x2xui64>, tensor<1x2xui64>) -> tensor<1x2xui64>
    %12 = "stablehlo.convert"(%11) : (tensor<1x2xui64>) -> tensor<1x2xui32>
    %13 = "stablehlo.convert"(%5) : (tensor<1x2xui64>) -> tensor<1x2xui32>
    %14 = "stablehlo.constant"() <{value = dense<32> : tensor<1x2xui64>}> : () -> tensor<1x2xui64>
    %15 = "stablehlo.shift_right_logical"(%9, %14) : (tensor<1x2xui64>, tensor<1x2xui64>) -> tensor<1x2xui64>
    %16 = "stablehlo.convert"(%15) : (tensor<1x2xui64>) -> tensor<1x2xui32>
    %17 = "stablehlo.convert"(%9) : (tensor<1x2xui64>) -> tensor<1x2xui32>
    %18 = "stablehlo.constant"() <{value = dense<0> : tensor<1x2xui32>}> : () -> tensor<1x2xui32>
    %19 = "stablehlo.convert"(%17) : (tensor<1x2xui32>) -> tensor<1x2xui64>
    %20 = "stablehlo.constant"() <{value = dense<3528531795> : tensor<1x2xui64>}> : () -> tensor<1x2xui64>
    %21 = "stablehlo.multiply"(%19, %20) : (tensor<1x2xui64>, tensor<1x2xui64>) -> tensor<1x2xui64>
    %22 = "stablehlo.constant"() <{value = dense<32> : tensor<1x2xui64>}> : () -> tensor<1x2xui64>
    %23 = "stablehlo.shift_right_logical"(%21, %22) : (tensor<1x2xui64>, tensor<1x2xui64>) -> tensor<1x2xui64>
    %24 = "stablehlo.convert"(%23) : (tensor<1x2xui64>) -> tensor<1x2xui32>
    %25 = "stablehlo.convert"(%21) : (tensor<1x2xui64>) -> tensor<1x2xui32>
    %26 = "stablehlo.convert"(%18) : (tensor<1x2xui32>) -> tensor<1x2xui64>
    %27 = "stablehlo.constant"() <{value = dense<3449720151> : tensor<1x2xui64>}> : () -> tensor<1x2xui64>
    %28 = "stablehlo.multiply"(%26, %27) : (tensor<1x2xui64>, tensor<1x2xui64>) -> tensor<1x2xui64>
    %29 = "stablehlo.constant"() <{value = dense<32> : tensor<1x2xui64>}> : () -> tensor<1x2xui64>
    %30 = "stablehlo.shift_right_logical"(%28, %29) : (tensor<1x2xui64>, tensor<1x2xui64>) -> tensor<1x2xui64>
    %31 = "stablehlo.convert"(%30) : (tensor<1x2xui64>) -> tensor<1x2xui32>
    %32 = "stablehlo.convert"(%28) : (tensor<1x2xui64>) -> tensor<1x2xui32>
    %33 = "stablehlo.xor"(%31, %16) : (tensor<1x2xui32>, tensor<1x2xui32>) -> tensor<1x2xui32>
    %34 = "stablehlo.xor"(%24, %18) : (tensor<1x2xui32>, tensor<1x2xui32>) -> tensor<1x2xui32>
    %35 = "stablehlo.xor"(%33, %13) : (tensor<1x2xui32>, tensor<1x2xui32>) -> tensor<1x2xui32>
    %36 = "stablehlo.xor"(%34, %12) : (tensor<1x2xui32>, tensor<1x2xui32>) -> tensor<1x2xui32>
    %37 = "stablehlo.constant"() <{value = dense<2654435769> : tensor<1x2xui32>}> : () -> tensor<1x2xui32>
    %38 = "stablehlo.add"(%13, %37) : (tensor<1x2xui32>, tensor<1x2xui32>) -> tensor<1x2xui32>
    %39 = "stablehlo.constant"() <{value = dense<3144134277> : tensor<1x2xui32>}> : () -> tensor<1x2xui32>
    %40 = "stablehlo.add"(%12, %39) : (tensor<1x2xui32>, tensor<1x2xui32>) -> tensor<1x2xui32>
    %41 = "stablehlo.convert"(%35) : (tensor<1x2xui32>) -> tensor<1x2xui64>
    %42 = "stablehlo.constant"() <{value = dense<3528531795> : tensor<1x2xui64>}> : () -> tensor<1x2xui64>
    %43 = "stablehlo.multiply"(%41, %42) : (tensor<1x2xui64>, tensor<1x2xui64>) -> tensor<1x2xui64>
    %44 = "stablehlo.constant"() <{value = dense<32> : tensor<1x2xui64>}> : () -> tensor<1x2xui64>
    %45 = "stablehlo.shift_right_logical"(%43, %44) : (tensor<1x2xui64>, tensor<1x2xui64>) -> tensor<1x2xui64>
    %46 = "stablehlo.convert"(%45) : (tensor<1x2xui64>) -> tensor<1x2xui32>
    %47 = "stablehlo.convert"(%43) : (tensor<1x2xui64>) -> tensor<1x2xui32>
    %48 = "stablehlo.convert"(%36) : (tensor<1x2xui32>) -> tensor<1x2xui64>
    %49 = "stablehlo.constant"() <{value = dense<3449720151> : tensor<1x2xui64>}> : () -> tensor<1x2xui64>
    %50 = "stablehlo.multiply"(%48, %49) : (tensor<1x2xui64>, tensor<1x2xui64>) -> tensor<1x2xui64>
    %51 = "stablehlo.constant"() <{value = dense<32> : tensor<1x2xui64>}> : () -> tensor<1x2xui64>
    %52 = "stablehlo.shift_right_logical"(%50, %51) : (tensor<1x2xui64>, tensor<1x2xui64>) -> tensor<1x2xui64>
    %53 = "stablehlo.convert"(%52) : (tensor<1x2xui64>) -> tensor<1x2xui32>
    %54 = "stablehlo.convert"(%50) : (tensor<1x2xui64>) -> tensor<1x2xui32>
    %55 = "stablehlo.xor"(%53, %32) : (tensor<1x2xui32>, tensor<1x2xui32>) -> tensor<1x2xui32>
    %56 = "stablehlo.xor"(%46, %25) : (tensor<1x2xui32>, tensor<1x2xui32>) -> tensor<1x2xui32>
    %57 = "stablehlo.xor"(%55, %38) : (tensor<1x2xui32>, tensor<1x2xui32>) -> tensor<1x2xui32>
    %58 = "stablehlo.xor"(%56, %40) : (tensor<1x2xui32>, tensor<1x2xui32>) -> tensor<1x2xui32>
    %59 = "stablehlo.constant"() <{value = dense<2654435769> : tensor<1x2xui32>}> : () -> tensor<1x2xui32>
    %60 = "stablehlo.add"(%38, %59) : (tensor<1x2xui32>, tensor<1x2xui32>) -> tensor<1x2xui32>
    %61 = "stablehlo.constant"() <{value = dense<3144134277> : tensor<1x2xui32>}> : () -> tensor<1x2xui32>
    %62 = "stablehlo.add"(%40, %61) : (tensor<1x2xui32>, tensor<1x2xui32>) -> tensor<1x2xui32>
    %63 = "stablehlo.convert"(%57) : (tensor<1x2xui32>) -> tensor<1x2xui64>
    %64 = "stablehlo.constant"() <{value = dense<3528531795> : tensor<1x2xui64>}> : () -> tensor<1x2xui64>
    %65 = "stablehlo.multiply"(%63, %64) : (tensor<1x2xui64>, tensor<1x2xui64>) -> tensor<1x2xui64>
    %66 = "stablehlo.constant"() <{value = dense<32> : tensor<1x2xui64>}> : () -> tensor<1x2xui64>
    %67 = "stablehlo.shift_right_logical"(%65, %66) : (tensor<1x2xui64>, tensor<1x2xui64>) -> tensor<1x2xui64>
    %68 = "stablehlo.convert"(%67) : (tensor<1x2xui64>) -> tensor<1x2xui32>
    %69 = "stablehlo.convert"(%65) : (tensor<1x2xui64>) -> tensor<1x2xui32>
    %70 = "stablehlo.convert"(%58) : (tensor<1x2xui32>) -> tensor<1x2xui64>
    %71 = "stablehlo.constant"() <{value = dense<3449720151> : tensor<1x2xui64>}> : () -> tensor<1x2xui64>
    %72 = "stablehlo.multiply"(%70, %71) : (tensor<1x2xui64>, tensor<1x2xui64>) -> tensor<1x2xui64>
    %73 = "stablehlo.constant"() <{value = dense<32> : tensor<1x2xui64>}> : () -> tensor<1x2xui64>
    %74 = "stablehlo.shift_right_logical"(%72, %73) : (tensor<1x2xui64>, tensor<1x2xui64>) -> tensor<1x2xui64>
    %75 = "stablehlo.convert"(%74) : (tensor<1x2xui64>) -> tensor<1x2xui32>
    %76 = "stablehlo.convert"(%72) : (tensor<1x2xui64>) -> tensor<1x2xui32>
    %77 = "stablehlo.xor"(%75, %54) : (tensor<1x2xui32>, tensor<1x2xui32>) -> tensor<1x2xui32>
    %78 = "stablehlo.xor"(%68, %47) : (tensor<1x2xui32>, tensor<1x2xui32>) -> tensor<1x2xui32>
    %79 = "stablehlo.xor"(%77, %60) : (tensor<1x2xui32>, tensor<1x2xui32>) -> tensor<1x2xui32>
    %80 = "stablehlo.xor"(%78, %62) : (tensor<1x2xui32>, tensor<1x2xui32>) -> tensor<1x2xui32>
    %81 = "stablehlo.constant"() <{value = dense<2654435769> : tensor<1x2xui32>}> : () -> tensor<1x2xui32>
    %82 = "stablehlo.add"(%60, %81) : (tensor<1x2xui32>, tensor<1x2xui32>) -> tensor<1x2xui32>
    %83 = "stablehlo.constant"() <{value = dense<3144134277> : tensor<1x2xui32>}> : () -> tensor<1x2xui32>
    %84 = "stablehlo.add"(%62, %83) : (tensor<1x2xui32>, tensor<1x2xui32>) -> tensor<1x2xui32>
    %85 = "stablehlo.convert"(%79) : (tensor<1x2xui32>) -> tensor<1x2xui64>
    %86 = "stablehlo.constant"() <{value = dense<3528531795> : tensor<1x2xui64>}> : () -> tensor<1x2xui64>
    %87 = "stablehlo.multiply"(%85, %86) : (tensor<1x2xui64>, tensor<1x2xui64>) -> tensor<1x2xui64>
    %88 = "stablehlo.constant"() <{value = dense<32> : tensor<1x2xui64>}> : () -> tensor<1x2xui64>
    %89 = "stablehlo.shift_right_logical"(%87, %88) : (tensor<1x2xui64>, tensor<1x2xui64>) -> tensor<1x2xui64>
    %90 = "stablehlo.convert"(%89) : (tensor<1x2xui64>) -> tensor<1x2xui32>
    %91 = "stablehlo.convert"(%87) : (tensor<1x2xui64>) -> tensor<1x2xui32>
    %92 = "stablehlo.convert"(%80) : (tensor<1x2xui32>) -> tensor<1x2xui64>
    %93 = "stablehlo.constant"() <{value = dense<3449720151> : tensor<1x2xui64>}> : () -> tensor<1x2xui64>
    %94 = "stablehlo.multiply"(%92, %93) : (tensor<1x2xui64>, tensor<1x2xui64>) -> tensor<1x2xui64>
    %95 = "stablehlo.constant"() <{value = dense<32> : tensor<1x2xui64>}> : () -> tensor<1x2xui64>
    %96 = "stablehlo.shift_right_logical"(%94, %95) : (tensor<1x2xui64>, tensor<1x2xui64>) -> tensor<1x2xui64>
    %97 = "stablehlo.convert"(%96) : (tensor<1x2xui64>) -> tensor<1x2xui32>
    %98 = "stablehlo.convert"(%94) : (tensor<1x2xui64>) -> tensor<1x2xui32>
    %99 = "stablehlo.xor"(%97, %76) : (tensor<1x2xui32>, tensor<1x2xui32>) -> tensor<1x2xui32>
    %100 = "stablehlo.xor"(%90, %69) : (tensor<1x2xui32>, tensor<1x2xui32>) -> tensor<1x2xui32>
    %101 = "stablehlo.xor"(%99, %82) : (tensor<1x2xui32>, tensor<1x2xui32>) -> tensor<1x2xui32>
    %102 = "stablehlo.xor"(%100, %84) : (tensor<1x2xui32>, tensor<1x2xui32>) -> tensor<1x2xui32>
    %103 = "stablehlo.constant"() <{value = dense<2654435769> : tensor<1x2xui32>}> : () -> tensor<1x2xui32>
    %104 = "stablehlo.add"(%82, %103) : (tensor<1x2xui32>, tensor<1x2xui32>) -> tensor<1x2xui32>
    %105 = "stablehlo.constant"() <{value = dense<3144134277> : tensor<1x2xui32>}> : () -> tensor<1x2xui32>
    %106 = "stablehlo.add"(%84, %105) : (tensor<1x2xui32>, tensor<1x2xui32>) -> tensor<1x2xui32>
    %107 = "stablehlo.convert"(%101) : (tensor<1x2xui32>) -> tensor<1x2xui64>
    %108 = "stablehlo.constant"() <{value = dense<3528531795> : tensor<1x2xui64>}> : () -> tensor<1x2xui64>
    %109 = "stablehlo.multiply"(%107, %108) : (tensor<1x2xui64>, tensor<1x2xui64>) -> tensor<1x2xui64>
    %110 = "stablehlo.constant"() <{value = dense<32> : tensor<1x2xui64>}> : () -> tensor<1x2xui64>
    %111 = "stablehlo.shift_right_logical"(%109, %110) : (tensor<1x2xui64>, tensor<1x2xui64>) -> tensor<1x2xui64>
    %112 = "stablehlo.convert"(%111) : (tensor<1x2xui64>) -> tensor<1x2xui32>
    %113 = "stablehlo.convert"(%109) : (tensor<1x2xui64>) -> tensor<1x2xui32>
    %114 = "stablehlo.convert"(%102) : (tensor<1x2xui32>) -> tensor<1x2xui64>
    %115 = "stablehlo.constant"() <{value = dense<3449720151> : tensor<1x2xui64>}> : () -> tensor<1x2xui64>
    %116 = "stablehlo.multiply"(%114, %115) : (tensor<1x2xui64>, tensor<1x2xui64>) -> tensor<1x2xui64>
    %117 = "stablehlo.constant"() <{value = dense<32> : tensor<1x2xui64>}> : () -> tensor<1x2xui64>
    %118 = "stablehlo.shift_right_logical"(%116, %117) : (tensor<1x2xui64>, tensor<1x2xui64>) -> tensor<1x2xui64>
    %119 = "stablehlo.convert"(%118) : (tensor<1x2xui64>) -> tensor<1x2xui32>
    %120 = "stablehlo.convert"(%116) : (tensor<1x2xui64>) -> tensor<1x2xui32>
    %121 = "stablehlo.xor"(%119, %98) : (tensor<1x2xui32>, tensor<1x2xui32>) -> tensor<1x2xui32>
    %122 = "stablehlo.xor"(%112, %91) : (tensor<1x2xui32>, tensor<1x2xui32>) -> tensor<1x2xui32>
    %123 = "stablehlo.xor"(%121, %104) : (tensor<1x2xui32>, tensor<1x2xui32>) -> tensor<1x2xui32>
    %124 = "stablehlo.xor"(%122, %106) : (tensor<1x2xui32>, tensor<1x2xui32>) -> tensor<1x2xui32>
    %125 = "stablehlo.constant"() <{value = dense<2654435769> : tensor<1x2xui32>}> : () -> tensor<1x2xui32>
    %126 = "stablehlo.add"(%104, %125) : (tensor<1x2xui32>, tensor<1x2xui32>) -> tensor<1x2xui32>
    %127 = "stablehlo.constant"() <{value = dense<3144134277> : tensor<1x2xui32>}> : () -> tensor<1x2xui32>
    %128 = "stablehlo.add"(%106, %127) : (tensor<1x2xui32>, tensor<1x2xui32>) -> tensor<1x2xui32>
    %129 = "stablehlo.convert"(%123) : (tensor<1x2xui32>) -> tensor<1x2xui64>
    %130 = "stablehlo.constant"() <{value = dense<3528531795> : tensor<1x2xui64>}> : () -> tensor<1x2xui64>
    %131 = "stablehlo.multiply"(%129, %130) : (tensor<1x2xui64>, tensor<1x2xui64>) -> tensor<1x2xui64>
    %132 = "stablehlo.constant"() <{value = dense<32> : tensor<1x2xui64>}> : () -> tensor<1x2xui64>
    %133 = "stablehlo.shift_right_logical"(%131, %132) : (tensor<1x2xui64>, tensor<1x2xui64>) -> tensor<1x2xui64>
    %134 = "stablehlo.convert"(%133) : (tensor<1x2xui64>) -> tensor<1x2xui32>
    %135 = "stablehlo.convert"(%131) : (tensor<1x2xui64>) -> tensor<1x2xui32>
    %136 = "stablehlo.convert"(%124) : (tensor<1x2xui32>) -> tensor<1x2xui64>
    %137 = "stablehlo.constant"() <{value = dense<3449720151> : tensor<1x2xui64>}> : () -> tensor<1x2xui64>
    %138 = "stablehlo.multiply"(%136, %137) : (tensor<1x2xui64>, tensor<1x2xui64>) -> tensor<1x2xui64>
    %139 = "stablehlo.constant"() <{value = dense<32> : tensor<1x2xui64>}> : () -> tensor<1x2xui64>
    %140 = "stablehlo.shift_right_logical"(%138, %139) : (tensor<1x2xui64>, tensor<1x2xui64>) -> tensor<1x2xui64>
    %141 = "stablehlo.convert"(%140) : (tensor<1x2xui64>) -> tensor<1x2xui32>
    %142 = "stablehlo.convert"(%138) : (tensor<1x2xui64>) -> tensor<1x2xui32>
    %143 = "stablehlo.xor"(%141, %120) : (tensor<1x2xui32>, tensor<1x2xui32>) -> tensor<1x2xui32>
    %144 = "stablehlo.xor"(%134, %113) : (tensor<1x2xui32>, tensor<1x2xui32>) -> tensor<1x2xui32>
    %145 = "stablehlo.xor"(%143, %126) : (tensor<1x2xui32>, tensor<1x2xui32>) -> tensor<1x2xui32>
    %146 = "stablehlo.xor"(%144, %128) : (tensor<1x2xui32>, tensor<1x2xui32>) -> tensor<1x2xui32>
    %147 = "stablehlo.constant"() <{value = dense<2654435769> : tensor<1x2xui32>}> : () -> tensor<1x2xui32>
    %148 = "stablehlo.add"(%126, %147) : (tensor<1x2xui32>, tensor<1x2xui32>) -> tensor<1x2xui32>
    %149 = "stablehlo.constant"() <{value = dense<3144134277> : tensor<1x2xui32>}> : () -> tensor<1x2xui32>
    %150 = "stablehlo.add"(%128, %149) : (tensor<1x2xui32>, tensor<1x2xui32>) -> tensor<1x2xui32>
    %151 = "stablehlo.convert"(%145) : (tensor<1x2xui32>) -> tensor<1x2xui64>
    %152 = "stablehlo.constant"() <{value = dense<3528531795> : tensor<1x2xui64>}> : () -> tensor<1x2xui64>
    %153 = "stablehlo.multiply"(%151, %152) : (tensor<1x2xui64>, tensor<1x2xui64>) -> tensor<1x2xui64>
    %154 = "stablehlo.constant"() <{value = dense<32> : tensor<1x2xui64>}> : () -> tensor<1x2xui64>
    %155 = "stablehlo.shift_right_logical"(%153, %154) : (tensor<1x2xui64>, tensor<1x2xui64>) -> tensor<1x2xui64>
    %156 = "stablehlo.convert"(%155) : (tensor<1x2xui64>) -> tensor<1x2xui32>
    %157 = "stablehlo.convert"(%153) : (tensor<1x2xui64>) -> tensor<1x2xui32>
    %158 = "stablehlo.convert"(%146) : (tensor<1x2xui32>) -> tensor<1x2xui64>
    %159 = "stablehlo.constant"() <{value = dense<3449720151> : tensor<1x2xui64>}> : () -> tensor<1x2xui64>
    %160 = "stablehlo.multiply"(%158, %159) : (tensor<1x2xui64>, tensor<1x2xui64>) -> tensor<1x2xui64>
    %161 = "stablehlo.constant"() <{value = dense<32> : tensor<1x2xui64>}> : () -> tensor<1x2xui64>
    %162 = "stablehlo.shift_right_logical"(%160, %161) : (tensor<1x2xui64>, tensor<1x2xui64>) -> tensor<1x2xui64>
    %163 = "stablehlo.convert"(%162) : (tensor<1x2xui64>) -> tensor<1x2xui32>
    %164 = "stablehlo.convert"(%160) : (tensor<1x2xui64>) -> tensor<1x2xui32>
    %165 = "stablehlo.xor"(%163, %142) : (tensor<1x2xui32>, tensor<1x2xui32>) -> tensor<1x2xui32>
    %166 = "stablehlo.xor"(%156, %135) : (tensor<1x2xui32>, tensor<1x2xui32>) -> tensor<1x2xui32>
    %167 = "stablehlo.xor"(%165, %148) : (tensor<1x2xui32>, tensor<1x2xui32>) -> tensor<1x2xui32>
    %168 = "stablehlo.xor"(%166, %150) : (tensor<1x2xui32>, tensor<1x2xui32>) -> tensor<1x2xui32>
    %169 = "stablehlo.constant"() <{value = dense<2654435769> : tensor<1x2xui32>}> : () -> tensor<1x2xui32>
    %170 = "stablehlo.add"(%148, %169) : (tensor<1x2xui32>, tensor<1x2xui32>) -> tensor<1x2xui32>
    %171 = "stablehlo.constant"() <{value = dense<3144134277> : tensor<1x2xui32>}> : () -> tensor<1x2xui32>
    %172 = "stablehlo.add"(%150, %171) : (tensor<1x2xui32>, tensor<1x2xui32>) -> tensor<1x2xui32>
    %173 = "stablehlo.convert"(%167) : (tensor<1x2xui32>) -> tensor<1x2xui64>
    %174 = "stablehlo.constant"() <{value = dense<3528531795> : tensor<1x2xui64>}> : () -> tensor<1x2xui64>
    %175 = "stablehlo.multiply"(%173, %174) : (tensor<1x2xui64>, tensor<1x2xui64>) -> tensor<1x2xui64>
    %176 = "stablehlo.constant"() <{value = dense<32> : tensor<1x2xui64>}> : () -> tensor<1x2xui64>
    %177 = "stablehlo.shift_right_logical"(%175, %176) : (tensor<1x2xui64>, tensor<1x2xui64>) -> tensor<1x2xui64>
    %178 = "stablehlo.convert"(%177) : (tensor<1x2xui64>) -> tensor<1x2xui32>
    %179 = "stablehlo.convert"(%175) : (tensor<1x2xui64>) -> tensor<1x2xui32>
    %180 = "stablehlo.convert"(%168) : (tensor<1x2xui32>) -> tensor<1x2xui64>
    %181 = "stablehlo.constant"() <{value = dense<3449720151> : tensor<1x2xui64>}> : () -> tensor<1x2xui64>
    %182 = "stablehlo.multiply"(%180, %181) : (tensor<1x2xui64>, tensor<1x2xui64>) -> tensor<1x2xui64>
    %183 = "stablehlo.constant"() <{value = dense<32> : tensor<1x2xui64>}> : () -> tensor<1x2xui64>
    %184 = "stablehlo.shift_right_logical"(%182, %183) : (tensor<1x2xui64>, tensor<1x2xui64>) -> tensor<1x2xui64>
    %185 = "stablehlo.convert"(%184) : (tensor<1x2xui64>) -> tensor<1x2xui32>
    %186 = "stablehlo.convert"(%182) : (tensor<1x2xui64>) -> tensor<1x2xui32>
    %187 = "stablehlo.xor"(%185, %164) : (tensor<1x2xui32>, tensor<1x2xui32>) -> tensor<1x2xui32>
    %188 = "stablehlo.xor"(%178, %157) : (tensor<1x2xui32>, tensor<1x2xui32>) -> tensor<1x2xui32>
    %189 = "stablehlo.xor"(%187, %170) : (tensor<1x2xui32>, tensor<1x2xui32>) -> tensor<1x2xui32>
    %190 = "stablehlo.xor"(%188, %172) : (tensor<1x2xui32>, tensor<1x2xui32>) -> tensor<1x2xui32>
    %191 = "stablehlo.constant"() <{value = dense<2654435769> : tensor<1x2xui32>}> : () -> tensor<1x2xui32>
    %192 = "stablehlo.add"(%170, %191) : (tensor<1x2xui32>, tensor<1x2xui32>) -> tensor<1x2xui32>
    %193 = "stablehlo.constant"() <{value = dense<3144134277> : tensor<1x2xui32>}> : () -> tensor<1x2xui32>
    %194 = "stablehlo.add"(%172, %193) : (tensor<1x2xui32>, tensor<1x2xui32>) -> tensor<1x2xui32>
    %195 = "stablehlo.convert"(%189) : (tensor<1x2xui32>) -> tensor<1x2xui64>
    %196 = "stablehlo.constant"() <{value = dense<3528531795> : tensor<1x2xui64>}> : () -> tensor<1x2xui64>
    %197 = "stablehlo.multiply"(%195, %196) : (tensor<1x2xui64>, tensor<1x2xui64>) -> tensor<1x2xui64>
    %198 = "stablehlo.constant"() <{value = dense<32> : tensor<1x2xui64>}> : () -> tensor<1x2xui64>
    %199 = "stablehlo.shift_right_logical"(%197, %198) : (tensor<1x2xui64>, tensor<1x2xui64>) -> tensor<1x2xui64>
    %200 = "stablehlo.convert"(%199) : (tensor<1x2xui64>) -> tensor<1x2xui32>
    %201 = "stablehlo.convert"(%197) : (tensor<1x2xui64>) -> tensor<1x2xui32>
    %202 = "stablehlo.convert"(%190) : (tensor<1x2xui32>) -> tensor<1x2xui64>
    %203 = "stablehlo.constant"() <{value = dense<3449720151> : tensor<1x2xui64>}> : () -> tensor<1x2xui64>
    %204 = "stablehlo.multiply"(%202, %203) : (tensor<1x2xui64>, tensor<1x2xui64>) -> tensor<1x2xui64>
    %205 = "stablehlo.constant"() <{value = dense<32> : tensor<1x2xui64>}> : () -> tensor<1x2xui64>
    %206 = "stablehlo.shift_right_logical"(%204, %205) : (tensor<1x2xui64>, tensor<1x2xui64>) -> tensor<1x2xui64>
    %207 = "stablehlo.convert"(%206) : (tensor<1x2xui64>) -> tensor<1x2xui32>
    %208 = "stablehlo.convert"(%204) : (tensor<1x2xui64>) -> tensor<1x2xui32>
    %209 = "stablehlo.xor"(%207, %186) : (tensor<1x2xui32>, tensor<1x2xui32>) -> tensor<1x2xui32>
    %210 = "stablehlo.xor"(%200, %179) : (tensor<1x2xui32>, tensor<1x2xui32>) -> tensor<1x2xui32>
    %211 = "stablehlo.xor"(%209, %192) : (tensor<1x2xui32>, tensor<1x2xui32>) -> tensor<1x2xui32>
    %212 = "stablehlo.xor"(%210, %194) : (tensor<1x2xui32>, tensor<1x2xui32>) -> tensor<1x2xui32>
    %213 = "stablehlo.constant"() <{value = dense<2654435769> : tensor<1x2xui32>}> : () -> tensor<1x2xui32>
    %214 = "stablehlo.add"(%192, %213) : (tensor<1x2xui32>, tensor<1x2xui32>) -> tensor<1x2xui32>
    %215 = "stablehlo.constant"() <{value = dense<3144134277> : tensor<1x2xui32>}> : () -> tensor<1x2xui32>
    %216 = "stablehlo.add"(%194, %215) : (tensor<1x2xui32>, tensor<1x2xui32>) -> tensor<1x2xui32>
    %217 = "stablehlo.convert"(%211) : (tensor<1x2xui32>) -> tensor<1x2xui64>
    %218 = "stablehlo.constant"() <{value = dense<3528531795> : tensor<1x2xui64>}> : () -> tensor<1x2xui64>
    %219 = "stablehlo.multiply"(%217, %218) : (tensor<1x2xui64>, tensor<1x2xui64>) -> tensor<1x2xui64>
    %220 = "stablehlo.constant"() <{value = dense<32> : tensor<1x2xui64>}> : () -> tensor<1x2xui64>
    %221 = "stablehlo.shift_right_logical"(%219, %220) : (tensor<1x2xui64>, tensor<1x2xui64>) -> tensor<1x2xui64>
    %222 = "stablehlo.convert"(%221) : (tensor<1x2xui64>) -> tensor<1x2xui32>
    %223 = "stablehlo.convert"(%219) : (tensor<1x2xui64>) -> tensor<1x2xui32>
    %224 = "stablehlo.convert"(%212) : (tensor<1x2xui32>) -> tensor<1x2xui64>
    %225 = "stablehlo.constant"() <{value = dense<3449720151> : tensor<1x2xui64>}> : () -> tensor<1x2xui64>
    %226 = "stablehlo.multiply"(%224, %225) : (tensor<1x2xui64>, tensor<1x2xui64>) -> tensor<1x2xui64>
    %227 = "stablehlo.constant"() <{value = dense<32> : tensor<1x2xui64>}> : () -> tensor<1x2xui64>
    %228 = "stablehlo.shift_right_logical"(%226, %227) : (tensor<1x2xui64>, tensor<1x2xui64>) -> tensor<1x2xui64>
    %229 = "stablehlo.convert"(%228) : (tensor<1x2xui64>) -> tensor<1x2xui32>
    %230 = "stablehlo.convert"(%226) : (tensor<1x2xui64>) -> tensor<1x2xui32>
    %231 = "stablehlo.xor"(%229, %208) : (tensor<1x2xui32>, tensor<1x2xui32>) -> tensor<1x2xui32>
    %232 = "stablehlo.xor"(%222, %201) : (tensor<1x2xui32>, tensor<1x2xui32>) -> tensor<1x2xui32>
    %233 = "stablehlo.xor"(%231, %214) : (tensor<1x2xui32>, tensor<1x2xui32>) -> tensor<1x2xui32>
    %234 = "stablehlo.xor"(%232, %216) : (tensor<1x2xui32>, tensor<1x2xui32>) -> tensor<1x2xui32>
    %235 = "stablehlo.reshape"(%233) : (tensor<1x2xui32>) -> tensor<1x2x1xui32>
    %236 = "stablehlo.reshape"(%230) : (tensor<1x2xui32>) -> tensor<1x2x1xui32>
    %237 = "stablehlo.reshape"(%234) : (tensor<1x2xui32>) -> tensor<1x2x1xui32>
    %238 = "stablehlo.reshape"(%223) : (tensor<1x2xui32>) -> tensor<1x2x1xui32>
    %239 = "stablehlo.concatenate"(%235, %236, %237, %238) <{dimension = 2 : i64}> : (tensor<1x2x1xui32>, tensor<1x2x1xui32>, tensor<1x2x1xui32>, tensor<1x2x1xui32>) -> tensor<1x2x4xui32>
    %240 = "stablehlo.reshape"(%239) : (tensor<1x2x4xui32>) -> tensor<1x8xui32>
    %241 = "stablehlo.slice"(%240) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 1, 6>, strides = array<i64: 1, 1>}> : (tensor<1x8xui32>) -> tensor<1x6xui32>
    %242 = "stablehlo.reshape"(%241) : (tensor<1x6xui32>) -> tensor<2x3xui32>
    %243 = "stablehlo.convert"(%242) : (tensor<2x3xui32>) -> tensor<2x3xui64>
    %244 = "stablehlo.bitcast_convert"(%s0) : (tensor<i64>) -> tensor<ui64>
    %245 = "stablehlo.bitcast_convert"(%s1) : (tensor<i64>) -> tensor<ui64>
    %246 = "stablehlo.subtract"(%245, %244) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %247 = "stablehlo.constant"() <{value = dense<4294967295> : tensor<ui64>}> : () -> tensor<ui64>
    %248 = "stablehlo.and"(%246, %247) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %249 = "stablehlo.constant"() <{value = dense<0> : tensor<ui64>}> : () -> tensor<ui64>
    %250 = "stablehlo.compare"(%248, %249) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
    %251 = "stablehlo.constant"() <{value = dense<1> : tensor<ui64>}> : () -> tensor<ui64>
    %252 = "stablehlo.maximum"(%248, %251) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %253 = "stablehlo.broadcast_in_dim"(%250) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<2x3xi1>
    %254 = "stablehlo.broadcast_in_dim"(%252) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<2x3xui64>
    %255 = "stablehlo.broadcast_in_dim"(%244) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<2x3xui64>
    %256 = "stablehlo.remainder"(%243, %254) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %257 = "stablehlo.add"(%255, %256) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %258 = "stablehlo.select"(%253, %243, %257) : (tensor<2x3xi1>, tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %259 = "stablehlo.convert"(%258) : (tensor<2x3xui64>) -> tensor<2x3xui8>
    return %259 : tensor<2x3xui8>
  }
}
