// aten::_philox_key_split(Tensor key, int num_splits) -> Tensor

// T[2] 3, T = uint64
module @torchtpu {
  func.func public @main(%arg0: tensor<2xui64>) -> (tensor<3x2xui64>) {
    %0 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0>, limit_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<2xui64>) -> tensor<1xui64>
    %1 = "stablehlo.reshape"(%0) : (tensor<1xui64>) -> tensor<ui64>
    %2 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 1>, limit_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<2xui64>) -> tensor<1xui64>
    %3 = "stablehlo.reshape"(%2) : (tensor<1xui64>) -> tensor<ui64>
    %4 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<3xui64>
    %5 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<3xui64>
    %6 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3xui64>
    %7 = "stablehlo.add"(%5, %6) : (tensor<3xui64>, tensor<3xui64>) -> tensor<3xui64>
    %8 = "stablehlo.constant"() <{value = dense<32> : tensor<3xui64>}> : () -> tensor<3xui64>
    %9 = "stablehlo.shift_right_logical"(%4, %8) : (tensor<3xui64>, tensor<3xui64>) -> tensor<3xui64>
    %10 = "stablehlo.convert"(%9) : (tensor<3xui64>) -> tensor<3xui32>
    %11 = "stablehlo.convert"(%4) : (tensor<3xui64>) -> tensor<3xui32>
    %12 = "stablehlo.constant"() <{value = dense<32> : tensor<3xui64>}> : () -> tensor<3xui64>
    %13 = "stablehlo.shift_right_logical"(%7, %12) : (tensor<3xui64>, tensor<3xui64>) -> tensor<3xui64>
    %14 = "stablehlo.convert"(%13) : (tensor<3xui64>) -> tensor<3xui32>
    %15 = "stablehlo.convert"(%7) : (tensor<3xui64>) -> tensor<3xui32>
    %16 = "stablehlo.constant"() <{value = dense<0> : tensor<3xui32>}> : () -> tensor<3xui32>
    %17 = "stablehlo.convert"(%15) : (tensor<3xui32>) -> tensor<3xui64>
    %18 = "stablehlo.constant"() <{value = dense<3528531795> : tensor<3xui64>}> : () -> tensor<3xui64>
    %19 = "stablehlo.multiply"(%17, %18) : (tensor<3xui64>, tensor<3xui64>) -> tensor<3xui64>
    %20 = "stablehlo.constant"() <{value = dense<32> : tensor<3xui64>}> : () -> tensor<3xui64>
    %21 = "stablehlo.shift_right_logical"(%19, %20) : (tensor<3xui64>, tensor<3xui64>) -> tensor<3xui64>
    %22 = "stablehlo.convert"(%21) : (tensor<3xui64>) -> tensor<3xui32>
    %23 = "stablehlo.convert"(%19) : (tensor<3xui64>) -> tensor<3xui32>
    %24 = "stablehlo.convert"(%16) : (tensor<3xui32>) -> tensor<3xui64>
    %25 = "stablehlo.constant"() <{value = dense<3449720151> : tensor<3xui64>}> : () -> tensor<3xui64>
    %26 = "stablehlo.multiply"(%24, %25) : (tensor<3xui64>, tensor<3xui64>) -> tensor<3xui64>
    %27 = "stablehlo.constant"() <{value = dense<32> : tensor<3xui64>}> : () -> tensor<3xui64>
    %28 = "stablehlo.shift_right_logical"(%26, %27) : (tensor<3xui64>, tensor<3xui64>) -> tensor<3xui64>
    %29 = "stablehlo.convert"(%28) : (tensor<3xui64>) -> tensor<3xui32>
    %30 = "stablehlo.convert"(%26) : (tensor<3xui64>) -> tensor<3xui32>
    %31 = "stablehlo.xor"(%29, %14) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %32 = "stablehlo.xor"(%22, %16) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %33 = "stablehlo.xor"(%31, %11) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %34 = "stablehlo.xor"(%32, %10) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %35 = "stablehlo.constant"() <{value = dense<2654435769> : tensor<3xui32>}> : () -> tensor<3xui32>
    %36 = "stablehlo.add"(%11, %35) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %37 = "stablehlo.constant"() <{value = dense<3144134277> : tensor<3xui32>}> : () -> tensor<3xui32>
    %38 = "stablehlo.add"(%10, %37) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %39 = "stablehlo.convert"(%33) : (tensor<3xui32>) -> tensor<3xui64>
    %40 = "stablehlo.constant"() <{value = dense<3528531795> : tensor<3xui64>}> : () -> tensor<3xui64>
    %41 = "stablehlo.multiply"(%39, %40) : (tensor<3xui64>, tensor<3xui64>) -> tensor<3xui64>
    %42 = "stablehlo.constant"() <{value = dense<32> : tensor<3xui64>}> : () -> tensor<3xui64>
    %43 = "stablehlo.shift_right_logical"(%41, %42) : (tensor<3xui64>, tensor<3xui64>) -> tensor<3xui64>
    %44 = "stablehlo.convert"(%43) : (tensor<3xui64>) -> tensor<3xui32>
    %45 = "stablehlo.convert"(%41) : (tensor<3xui64>) -> tensor<3xui32>
    %46 = "stablehlo.convert"(%34) : (tensor<3xui32>) -> tensor<3xui64>
    %47 = "stablehlo.constant"() <{value = dense<3449720151> : tensor<3xui64>}> : () -> tensor<3xui64>
    %48 = "stablehlo.multiply"(%46, %47) : (tensor<3xui64>, tensor<3xui64>) -> tensor<3xui64>
    %49 = "stablehlo.constant"() <{value = dense<32> : tensor<3xui64>}> : () -> tensor<3xui64>
    %50 = "stablehlo.shift_right_logical"(%48, %49) : (tensor<3xui64>, tensor<3xui64>) -> tensor<3xui64>
    %51 = "stablehlo.convert"(%50) : (tensor<3xui64>) -> tensor<3xui32>
    %52 = "stablehlo.convert"(%48) : (tensor<3xui64>) -> tensor<3xui32>
    %53 = "stablehlo.xor"(%51, %30) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %54 = "stablehlo.xor"(%44, %23) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %55 = "stablehlo.xor"(%53, %36) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %56 = "stablehlo.xor"(%54, %38) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %57 = "stablehlo.constant"() <{value = dense<2654435769> : tensor<3xui32>}> : () -> tensor<3xui32>
    %58 = "stablehlo.add"(%36, %57) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %59 = "stablehlo.constant"() <{value = dense<3144134277> : tensor<3xui32>}> : () -> tensor<3xui32>
    %60 = "stablehlo.add"(%38, %59) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %61 = "stablehlo.convert"(%55) : (tensor<3xui32>) -> tensor<3xui64>
    %62 = "stablehlo.constant"() <{value = dense<3528531795> : tensor<3xui64>}> : () -> tensor<3xui64>
    %63 = "stablehlo.multiply"(%61, %62) : (tensor<3xui64>, tensor<3xui64>) -> tensor<3xui64>
    %64 = "stablehlo.constant"() <{value = dense<32> : tensor<3xui64>}> : () -> tensor<3xui64>
    %65 = "stablehlo.shift_right_logical"(%63, %64) : (tensor<3xui64>, tensor<3xui64>) -> tensor<3xui64>
    %66 = "stablehlo.convert"(%65) : (tensor<3xui64>) -> tensor<3xui32>
    %67 = "stablehlo.convert"(%63) : (tensor<3xui64>) -> tensor<3xui32>
    %68 = "stablehlo.convert"(%56) : (tensor<3xui32>) -> tensor<3xui64>
    %69 = "stablehlo.constant"() <{value = dense<3449720151> : tensor<3xui64>}> : () -> tensor<3xui64>
    %70 = "stablehlo.multiply"(%68, %69) : (tensor<3xui64>, tensor<3xui64>) -> tensor<3xui64>
    %71 = "stablehlo.constant"() <{value = dense<32> : tensor<3xui64>}> : () -> tensor<3xui64>
    %72 = "stablehlo.shift_right_logical"(%70, %71) : (tensor<3xui64>, tensor<3xui64>) -> tensor<3xui64>
    %73 = "stablehlo.convert"(%72) : (tensor<3xui64>) -> tensor<3xui32>
    %74 = "stablehlo.convert"(%70) : (tensor<3xui64>) -> tensor<3xui32>
    %75 = "stablehlo.xor"(%73, %52) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %76 = "stablehlo.xor"(%66, %45) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %77 = "stablehlo.xor"(%75, %58) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %78 = "stablehlo.xor"(%76, %60) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %79 = "stablehlo.constant"() <{value = dense<2654435769> : tensor<3xui32>}> : () -> tensor<3xui32>
    %80 = "stablehlo.add"(%58, %79) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %81 = "stablehlo.constant"() <{value = dense<3144134277> : tensor<3xui32>}> : () -> tensor<3xui32>
    %82 = "stablehlo.add"(%60, %81) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %83 = "stablehlo.convert"(%77) : (tensor<3xui32>) -> tensor<3xui64>
    %84 = "stablehlo.constant"() <{value = dense<3528531795> : tensor<3xui64>}> : () -> tensor<3xui64>
    %85 = "stablehlo.multiply"(%83, %84) : (tensor<3xui64>, tensor<3xui64>) -> tensor<3xui64>
    %86 = "stablehlo.constant"() <{value = dense<32> : tensor<3xui64>}> : () -> tensor<3xui64>
    %87 = "stablehlo.shift_right_logical"(%85, %86) : (tensor<3xui64>, tensor<3xui64>) -> tensor<3xui64>
    %88 = "stablehlo.convert"(%87) : (tensor<3xui64>) -> tensor<3xui32>
    %89 = "stablehlo.convert"(%85) : (tensor<3xui64>) -> tensor<3xui32>
    %90 = "stablehlo.convert"(%78) : (tensor<3xui32>) -> tensor<3xui64>
    %91 = "stablehlo.constant"() <{value = dense<3449720151> : tensor<3xui64>}> : () -> tensor<3xui64>
    %92 = "stablehlo.multiply"(%90, %91) : (tensor<3xui64>, tensor<3xui64>) -> tensor<3xui64>
    %93 = "stablehlo.constant"() <{value = dense<32> : tensor<3xui64>}> : () -> tensor<3xui64>
    %94 = "stablehlo.shift_right_logical"(%92, %93) : (tensor<3xui64>, tensor<3xui64>) -> tensor<3xui64>
    %95 = "stablehlo.convert"(%94) : (tensor<3xui64>) -> tensor<3xui32>
    %96 = "stablehlo.convert"(%92) : (tensor<3xui64>) -> tensor<3xui32>
    %97 = "stablehlo.xor"(%95, %74) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %98 = "stablehlo.xor"(%88, %67) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %99 = "stablehlo.xor"(%97, %80) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %100 = "stablehlo.xor"(%98, %82) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %101 = "stablehlo.constant"() <{value = dense<2654435769> : tensor<3xui32>}> : () -> tensor<3xui32>
    %102 = "stablehlo.add"(%80, %101) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %103 = "stablehlo.constant"() <{value = dense<3144134277> : tensor<3xui32>}> : () -> tensor<3xui32>
    %104 = "stablehlo.add"(%82, %103) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %105 = "stablehlo.convert"(%99) : (tensor<3xui32>) -> tensor<3xui64>
    %106 = "stablehlo.constant"() <{value = dense<3528531795> : tensor<3xui64>}> : () -> tensor<3xui64>
    %107 = "stablehlo.multiply"(%105, %106) : (tensor<3xui64>, tensor<3xui64>) -> tensor<3xui64>
    %108 = "stablehlo.constant"() <{value = dense<32> : tensor<3xui64>}> : () -> tensor<3xui64>
    %109 = "stablehlo.shift_right_logical"(%107, %108) : (tensor<3xui64>, tensor<3xui64>) -> tensor<3xui64>
    %110 = "stablehlo.convert"(%109) : (tensor<3xui64>) -> tensor<3xui32>
    %111 = "stablehlo.convert"(%107) : (tensor<3xui64>) -> tensor<3xui32>
    %112 = "stablehlo.convert"(%100) : (tensor<3xui32>) -> tensor<3xui64>
    %113 = "stablehlo.constant"() <{value = dense<3449720151> : tensor<3xui64>}> : () -> tensor<3xui64>
    %114 = "stablehlo.multiply"(%112, %113) : (tensor<3xui64>, tensor<3xui64>) -> tensor<3xui64>
    %115 = "stablehlo.constant"() <{value = dense<32> : tensor<3xui64>}> : () -> tensor<3xui64>
    %116 = "stablehlo.shift_right_logical"(%114, %115) : (tensor<3xui64>, tensor<3xui64>) -> tensor<3xui64>
    %117 = "stablehlo.convert"(%116) : (tensor<3xui64>) -> tensor<3xui32>
    %118 = "stablehlo.convert"(%114) : (tensor<3xui64>) -> tensor<3xui32>
    %119 = "stablehlo.xor"(%117, %96) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %120 = "stablehlo.xor"(%110, %89) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %121 = "stablehlo.xor"(%119, %102) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %122 = "stablehlo.xor"(%120, %104) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %123 = "stablehlo.constant"() <{value = dense<2654435769> : tensor<3xui32>}> : () -> tensor<3xui32>
    %124 = "stablehlo.add"(%102, %123) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %125 = "stablehlo.constant"() <{value = dense<3144134277> : tensor<3xui32>}> : () -> tensor<3xui32>
    %126 = "stablehlo.add"(%104, %125) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %127 = "stablehlo.convert"(%121) : (tensor<3xui32>) -> tensor<3xui64>
    %128 = "stablehlo.constant"() <{value = dense<3528531795> : tensor<3xui64>}> : () -> tensor<3xui64>
    %129 = "stablehlo.multiply"(%127, %128) : (tensor<3xui64>, tensor<3xui64>) -> tensor<3xui64>
    %130 = "stablehlo.constant"() <{value = dense<32> : tensor<3xui64>}> : () -> tensor<3xui64>
    %131 = "stablehlo.shift_right_logical"(%129, %130) : (tensor<3xui64>, tensor<3xui64>) -> tensor<3xui64>
    %132 = "stablehlo.convert"(%131) : (tensor<3xui64>) -> tensor<3xui32>
    %133 = "stablehlo.convert"(%129) : (tensor<3xui64>) -> tensor<3xui32>
    %134 = "stablehlo.convert"(%122) : (tensor<3xui32>) -> tensor<3xui64>
    %135 = "stablehlo.constant"() <{value = dense<3449720151> : tensor<3xui64>}> : () -> tensor<3xui64>
    %136 = "stablehlo.multiply"(%134, %135) : (tensor<3xui64>, tensor<3xui64>) -> tensor<3xui64>
    %137 = "stablehlo.constant"() <{value = dense<32> : tensor<3xui64>}> : () -> tensor<3xui64>
    %138 = "stablehlo.shift_right_logical"(%136, %137) : (tensor<3xui64>, tensor<3xui64>) -> tensor<3xui64>
    %139 = "stablehlo.convert"(%138) : (tensor<3xui64>) -> tensor<3xui32>
    %140 = "stablehlo.convert"(%136) : (tensor<3xui64>) -> tensor<3xui32>
    %141 = "stablehlo.xor"(%139, %118) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %142 = "stablehlo.xor"(%132, %111) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %143 = "stablehlo.xor"(%141, %124) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %144 = "stablehlo.xor"(%142, %126) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %145 = "stablehlo.constant"() <{value = dense<2654435769> : tensor<3xui32>}> : () -> tensor<3xui32>
    %146 = "stablehlo.add"(%124, %145) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %147 = "stablehlo.constant"() <{value = dense<3144134277> : tensor<3xui32>}> : () -> tensor<3xui32>
    %148 = "stablehlo.add"(%126, %147) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %149 = "stablehlo.convert"(%143) : (tensor<3xui32>) -> tensor<3xui64>
    %150 = "stablehlo.constant"() <{value = dense<3528531795> : tensor<3xui64>}> : () -> tensor<3xui64>
    %151 = "stablehlo.multiply"(%149, %150) : (tensor<3xui64>, tensor<3xui64>) -> tensor<3xui64>
    %152 = "stablehlo.constant"() <{value = dense<32> : tensor<3xui64>}> : () -> tensor<3xui64>
    %153 = "stablehlo.shift_right_logical"(%151, %152) : (tensor<3xui64>, tensor<3xui64>) -> tensor<3xui64>
    %154 = "stablehlo.convert"(%153) : (tensor<3xui64>) -> tensor<3xui32>
    %155 = "stablehlo.convert"(%151) : (tensor<3xui64>) -> tensor<3xui32>
    %156 = "stablehlo.convert"(%144) : (tensor<3xui32>) -> tensor<3xui64>
    %157 = "stablehlo.constant"() <{value = dense<3449720151> : tensor<3xui64>}> : () -> tensor<3xui64>
    %158 = "stablehlo.multiply"(%156, %157) : (tensor<3xui64>, tensor<3xui64>) -> tensor<3xui64>
    %159 = "stablehlo.constant"() <{value = dense<32> : tensor<3xui64>}> : () -> tensor<3xui64>
    %160 = "stablehlo.shift_right_logical"(%158, %159) : (tensor<3xui64>, tensor<3xui64>) -> tensor<3xui64>
    %161 = "stablehlo.convert"(%160) : (tensor<3xui64>) -> tensor<3xui32>
    %162 = "stablehlo.convert"(%158) : (tensor<3xui64>) -> tensor<3xui32>
    %163 = "stablehlo.xor"(%161, %140) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %164 = "stablehlo.xor"(%154, %133) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %165 = "stablehlo.xor"(%163, %146) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %166 = "stablehlo.xor"(%164, %148) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %167 = "stablehlo.constant"() <{value = dense<2654435769> : tensor<3xui32>}> : () -> tensor<3xui32>
    %168 = "stablehlo.add"(%146, %167) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %169 = "stablehlo.constant"() <{value = dense<3144134277> : tensor<3xui32>}> : () -> tensor<3xui32>
    %170 = "stablehlo.add"(%148, %169) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %171 = "stablehlo.convert"(%165) : (tensor<3xui32>) -> tensor<3xui64>
    %172 = "stablehlo.constant"() <{value = dense<3528531795> : tensor<3xui64>}> : () -> tensor<3xui64>
    %173 = "stablehlo.multiply"(%171, %172) : (tensor<3xui64>, tensor<3xui64>) -> tensor<3xui64>
    %174 = "stablehlo.constant"() <{value = dense<32> : tensor<3xui64>}> : () -> tensor<3xui64>
    %175 = "stablehlo.shift_right_logical"(%173, %174) : (tensor<3xui64>, tensor<3xui64>) -> tensor<3xui64>
    %176 = "stablehlo.convert"(%175) : (tensor<3xui64>) -> tensor<3xui32>
    %177 = "stablehlo.convert"(%173) : (tensor<3xui64>) -> tensor<3xui32>
    %178 = "stablehlo.convert"(%166) : (tensor<3xui32>) -> tensor<3xui64>
    %179 = "stablehlo.constant"() <{value = dense<3449720151> : tensor<3xui64>}> : () -> tensor<3xui64>
    %180 = "stablehlo.multiply"(%178, %179) : (tensor<3xui64>, tensor<3xui64>) -> tensor<3xui64>
    %181 = "stablehlo.constant"() <{value = dense<32> : tensor<3xui64>}> : () -> tensor<3xui64>
    %182 = "stablehlo.shift_right_logical"(%180, %181) : (tensor<3xui64>, tensor<3xui64>) -> tensor<3xui64>
    %183 = "stablehlo.convert"(%182) : (tensor<3xui64>) -> tensor<3xui32>
    %184 = "stablehlo.convert"(%180) : (tensor<3xui64>) -> tensor<3xui32>
    %185 = "stablehlo.xor"(%183, %162) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %186 = "stablehlo.xor"(%176, %155) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %187 = "stablehlo.xor"(%185, %168) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %188 = "stablehlo.xor"(%186, %170) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %189 = "stablehlo.constant"() <{value = dense<2654435769> : tensor<3xui32>}> : () -> tensor<3xui32>
    %190 = "stablehlo.add"(%168, %189) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %191 = "stablehlo.constant"() <{value = dense<3144134277> : tensor<3xui32>}> : () -> tensor<3xui32>
    %192 = "stablehlo.add"(%170, %191) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %193 = "stablehlo.convert"(%187) : (tensor<3xui32>) -> tensor<3xui64>
    %194 = "stablehlo.constant"() <{value = dense<3528531795> : tensor<3xui64>}> : () -> tensor<3xui64>
    %195 = "stablehlo.multiply"(%193, %194) : (tensor<3xui64>, tensor<3xui64>) -> tensor<3xui64>
    %196 = "stablehlo.constant"() <{value = dense<32> : tensor<3xui64>}> : () -> tensor<3xui64>
    %197 = "stablehlo.shift_right_logical"(%195, %196) : (tensor<3xui64>, tensor<3xui64>) -> tensor<3xui64>
    %198 = "stablehlo.convert"(%197) : (tensor<3xui64>) -> tensor<3xui32>
    %199 = "stablehlo.convert"(%195) : (tensor<3xui64>) -> tensor<3xui32>
    %200 = "stablehlo.convert"(%188) : (tensor<3xui32>) -> tensor<3xui64>
    %201 = "stablehlo.constant"() <{value = dense<3449720151> : tensor<3xui64>}> : () -> tensor<3xui64>
    %202 = "stablehlo.multiply"(%200, %201) : (tensor<3xui64>, tensor<3xui64>) -> tensor<3xui64>
    %203 = "stablehlo.constant"() <{value = dense<32> : tensor<3xui64>}> : () -> tensor<3xui64>
    %204 = "stablehlo.shift_right_logical"(%202, %203) : (tensor<3xui64>, tensor<3xui64>) -> tensor<3xui64>
    %205 = "stablehlo.convert"(%204) : (tensor<3xui64>) -> tensor<3xui32>
    %206 = "stablehlo.convert"(%202) : (tensor<3xui64>) -> tensor<3xui32>
    %207 = "stablehlo.xor"(%205, %184) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %208 = "stablehlo.xor"(%198, %177) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %209 = "stablehlo.xor"(%207, %190) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %210 = "stablehlo.xor"(%208, %192) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %211 = "stablehlo.constant"() <{value = dense<2654435769> : tensor<3xui32>}> : () -> tensor<3xui32>
    %212 = "stablehlo.add"(%190, %211) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %213 = "stablehlo.constant"() <{value = dense<3144134277> : tensor<3xui32>}> : () -> tensor<3xui32>
    %214 = "stablehlo.add"(%192, %213) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %215 = "stablehlo.convert"(%209) : (tensor<3xui32>) -> tensor<3xui64>
    %216 = "stablehlo.constant"() <{value = dense<3528531795> : tensor<3xui64>}> : () -> tensor<3xui64>
    %217 = "stablehlo.multiply"(%215, %216) : (tensor<3xui64>, tensor<3xui64>) -> tensor<3xui64>
    %218 = "stablehlo.constant"() <{value = dense<32> : tensor<3xui64>}> : () -> tensor<3xui64>
    %219 = "stablehlo.shift_right_logical"(%217, %218) : (tensor<3xui64>, tensor<3xui64>) -> tensor<3xui64>
    %220 = "stablehlo.convert"(%219) : (tensor<3xui64>) -> tensor<3xui32>
    %221 = "stablehlo.convert"(%217) : (tensor<3xui64>) -> tensor<3xui32>
    %222 = "stablehlo.convert"(%210) : (tensor<3xui32>) -> tensor<3xui64>
    %223 = "stablehlo.constant"() <{value = dense<3449720151> : tensor<3xui64>}> : () -> tensor<3xui64>
    %224 = "stablehlo.multiply"(%222, %223) : (tensor<3xui64>, tensor<3xui64>) -> tensor<3xui64>
    %225 = "stablehlo.constant"() <{value = dense<32> : tensor<3xui64>}> : () -> tensor<3xui64>
    %226 = "stablehlo.shift_right_logical"(%224, %225) : (tensor<3xui64>, tensor<3xui64>) -> tensor<3xui64>
    %227 = "stablehlo.convert"(%226) : (tensor<3xui64>) -> tensor<3xui32>
    %228 = "stablehlo.convert"(%224) : (tensor<3xui64>) -> tensor<3xui32>
    %229 = "stablehlo.xor"(%227, %206) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %230 = "stablehlo.xor"(%220, %199) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %231 = "stablehlo.xor"(%229, %212) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %232 = "stablehlo.xor"(%230, %214) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %233 = "stablehlo.convert"(%228) : (tensor<3xui32>) -> tensor<3xui64>
    %234 = "stablehlo.convert"(%231) : (tensor<3xui32>) -> tensor<3xui64>
    %235 = "stablehlo.constant"() <{value = dense<32> : tensor<3xui64>}> : () -> tensor<3xui64>
    %236 = "stablehlo.shift_left"(%233, %235) : (tensor<3xui64>, tensor<3xui64>) -> tensor<3xui64>
    %237 = "stablehlo.or"(%236, %234) : (tensor<3xui64>, tensor<3xui64>) -> tensor<3xui64>
    %238 = "stablehlo.convert"(%221) : (tensor<3xui32>) -> tensor<3xui64>
    %239 = "stablehlo.convert"(%232) : (tensor<3xui32>) -> tensor<3xui64>
    %240 = "stablehlo.constant"() <{value = dense<32> : tensor<3xui64>}> : () -> tensor<3xui64>
    %241 = "stablehlo.shift_left"(%238, %240) : (tensor<3xui64>, tensor<3xui64>) -> tensor<3xui64>
    %242 = "stablehlo.or"(%241, %239) : (tensor<3xui64>, tensor<3xui64>) -> tensor<3xui64>
    %243 = "stablehlo.reshape"(%237) : (tensor<3xui64>) -> tensor<3x1xui64>
    %244 = "stablehlo.reshape"(%242) : (tensor<3xui64>) -> tensor<3x1xui64>
    %245 = "stablehlo.concatenate"(%243, %244) <{dimension = 1 : i64}> : (tensor<3x1xui64>, tensor<3x1xui64>) -> tensor<3x2xui64>
    return %245 : tensor<3x2xui64>
  }
}

// T[4,2] 3, T = uint64
module @torchtpu {
  func.func public @main(%arg0: tensor<4x2xui64>) -> (tensor<3x4x2xui64>) {
    %0 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 4, 1>, strides = array<i64: 1, 1>}> : (tensor<4x2xui64>) -> tensor<4x1xui64>
    %1 = "stablehlo.reshape"(%0) : (tensor<4x1xui64>) -> tensor<4xui64>
    %2 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 4, 2>, strides = array<i64: 1, 1>}> : (tensor<4x2xui64>) -> tensor<4x1xui64>
    %3 = "stablehlo.reshape"(%2) : (tensor<4x1xui64>) -> tensor<4xui64>
    %4 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 1>}> : (tensor<4xui64>) -> tensor<3x4xui64>
    %5 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64: 1>}> : (tensor<4xui64>) -> tensor<3x4xui64>
    %6 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x4xui64>
    %7 = "stablehlo.add"(%5, %6) : (tensor<3x4xui64>, tensor<3x4xui64>) -> tensor<3x4xui64>
    %8 = "stablehlo.constant"() <{value = dense<32> : tensor<3x4xui64>}> : () -> tensor<3x4xui64>
    %9 = "stablehlo.shift_right_logical"(%4, %8) : (tensor<3x4xui64>, tensor<3x4xui64>) -> tensor<3x4xui64>
    %10 = "stablehlo.convert"(%9) : (tensor<3x4xui64>) -> tensor<3x4xui32>
    %11 = "stablehlo.convert"(%4) : (tensor<3x4xui64>) -> tensor<3x4xui32>
    %12 = "stablehlo.constant"() <{value = dense<32> : tensor<3x4xui64>}> : () -> tensor<3x4xui64>
    %13 = "stablehlo.shift_right_logical"(%7, %12) : (tensor<3x4xui64>, tensor<3x4xui64>) -> tensor<3x4xui64>
    %14 = "stablehlo.convert"(%13) : (tensor<3x4xui64>) -> tensor<3x4xui32>
    %15 = "stablehlo.convert"(%7) : (tensor<3x4xui64>) -> tensor<3x4xui32>
    %16 = "stablehlo.constant"() <{value = dense<0> : tensor<3x4xui32>}> : () -> tensor<3x4xui32>
    %17 = "stablehlo.convert"(%15) : (tensor<3x4xui32>) -> tensor<3x4xui64>
    %18 = "stablehlo.constant"() <{value = dense<3528531795> : tensor<3x4xui64>}> : () -> tensor<3x4xui64>
    %19 = "stablehlo.multiply"(%17, %18) : (tensor<3x4xui64>, tensor<3x4xui64>) -> tensor<3x4xui64>
    %20 = "stablehlo.constant"() <{value = dense<32> : tensor<3x4xui64>}> : () -> tensor<3x4xui64>
    %21 = "stablehlo.shift_right_logical"(%19, %20) : (tensor<3x4xui64>, tensor<3x4xui64>) -> tensor<3x4xui64>
    %22 = "stablehlo.convert"(%21) : (tensor<3x4xui64>) -> tensor<3x4xui32>
    %23 = "stablehlo.convert"(%19) : (tensor<3x4xui64>) -> tensor<3x4xui32>
    %24 = "stablehlo.convert"(%16) : (tensor<3x4xui32>) -> tensor<3x4xui64>
    %25 = "stablehlo.constant"() <{value = dense<3449720151> : tensor<3x4xui64>}> : () -> tensor<3x4xui64>
    %26 = "stablehlo.multiply"(%24, %25) : (tensor<3x4xui64>, tensor<3x4xui64>) -> tensor<3x4xui64>
    %27 = "stablehlo.constant"() <{value = dense<32> : tensor<3x4xui64>}> : () -> tensor<3x4xui64>
    %28 = "stablehlo.shift_right_logical"(%26, %27) : (tensor<3x4xui64>, tensor<3x4xui64>) -> tensor<3x4xui64>
    %29 = "stablehlo.convert"(%28) : (tensor<3x4xui64>) -> tensor<3x4xui32>
    %30 = "stablehlo.convert"(%26) : (tensor<3x4xui64>) -> tensor<3x4xui32>
    %31 = "stablehlo.xor"(%29, %14) : (tensor<3x4xui32>, tensor<3x4xui32>) -> tensor<3x4xui32>
    %32 = "stablehlo.xor"(%22, %16) : (tensor<3x4xui32>, tensor<3x4xui32>) -> tensor<3x4xui32>
    %33 = "stablehlo.xor"(%31, %11) : (tensor<3x4xui32>, tensor<3x4xui32>) -> tensor<3x4xui32>
    %34 = "stablehlo.xor"(%32, %10) : (tensor<3x4xui32>, tensor<3x4xui32>) -> tensor<3x4xui32>
    %35 = "stablehlo.constant"() <{value = dense<2654435769> : tensor<3x4xui32>}> : () -> tensor<3x4xui32>
    %36 = "stablehlo.add"(%11, %35) : (tensor<3x4xui32>, tensor<3x4xui32>) -> tensor<3x4xui32>
    %37 = "stablehlo.constant"() <{value = dense<3144134277> : tensor<3x4xui32>}> : () -> tensor<3x4xui32>
    %38 = "stablehlo.add"(%10, %37) : (tensor<3x4xui32>, tensor<3x4xui32>) -> tensor<3x4xui32>
    %39 = "stablehlo.convert"(%33) : (tensor<3x4xui32>) -> tensor<3x4xui64>
    %40 = "stablehlo.constant"() <{value = dense<3528531795> : tensor<3x4xui64>}> : () -> tensor<3x4xui64>
    %41 = "stablehlo.multiply"(%39, %40) : (tensor<3x4xui64>, tensor<3x4xui64>) -> tensor<3x4xui64>
    %42 = "stablehlo.constant"() <{value = dense<32> : tensor<3x4xui64>}> : () -> tensor<3x4xui64>
    %43 = "stablehlo.shift_right_logical"(%41, %42) : (tensor<3x4xui64>, tensor<3x4xui64>) -> tensor<3x4xui64>
    %44 = "stablehlo.convert"(%43) : (tensor<3x4xui64>) -> tensor<3x4xui32>
    %45 = "stablehlo.convert"(%41) : (tensor<3x4xui64>) -> tensor<3x4xui32>
    %46 = "stablehlo.convert"(%34) : (tensor<3x4xui32>) -> tensor<3x4xui64>
    %47 = "stablehlo.constant"() <{value = dense<3449720151> : tensor<3x4xui64>}> : () -> tensor<3x4xui64>
    %48 = "stablehlo.multiply"(%46, %47) : (tensor<3x4xui64>, tensor<3x4xui64>) -> tensor<3x4xui64>
    %49 = "stablehlo.constant"() <{value = dense<32> : tensor<3x4xui64>}> : () -> tensor<3x4xui64>
    %50 = "stablehlo.shift_right_logical"(%48, %49) : (tensor<3x4xui64>, tensor<3x4xui64>) -> tensor<3x4xui64>
    %51 = "stablehlo.convert"(%50) : (tensor<3x4xui64>) -> tensor<3x4xui32>
    %52 = "stablehlo.convert"(%48) : (tensor<3x4xui64>) -> tensor<3x4xui32>
    %53 = "stablehlo.xor"(%51, %30) : (tensor<3x4xui32>, tensor<3x4xui32>) -> tensor<3x4xui32>
    %54 = "stablehlo.xor"(%44, %23) : (tensor<3x4xui32>, tensor<3x4xui32>) -> tensor<3x4xui32>
    %55 = "stablehlo.xor"(%53, %36) : (tensor<3x4xui32>, tensor<3x4xui32>) -> tensor<3x4xui32>
    %56 = "stablehlo.xor"(%54, %38) : (tensor<3x4xui32>, tensor<3x4xui32>) -> tensor<3x4xui32>
    %57 = "stablehlo.constant"() <{value = dense<2654435769> : tensor<3x4xui32>}> : () -> tensor<3x4xui32>
    %58 = "stablehlo.add"(%36, %57) : (tensor<3x4xui32>, tensor<3x4xui32>) -> tensor<3x4xui32>
    %59 = "stablehlo.constant"() <{value = dense<3144134277> : tensor<3x4xui32>}> : () -> tensor<3x4xui32>
    %60 = "stablehlo.add"(%38, %59) : (tensor<3x4xui32>, tensor<3x4xui32>) -> tensor<3x4xui32>
    %61 = "stablehlo.convert"(%55) : (tensor<3x4xui32>) -> tensor<3x4xui64>
    %62 = "stablehlo.constant"() <{value = dense<3528531795> : tensor<3x4xui64>}> : () -> tensor<3x4xui64>
    %63 = "stablehlo.multiply"(%61, %62) : (tensor<3x4xui64>, tensor<3x4xui64>) -> tensor<3x4xui64>
    %64 = "stablehlo.constant"() <{value = dense<32> : tensor<3x4xui64>}> : () -> tensor<3x4xui64>
    %65 = "stablehlo.shift_right_logical"(%63, %64) : (tensor<3x4xui64>, tensor<3x4xui64>) -> tensor<3x4xui64>
    %66 = "stablehlo.convert"(%65) : (tensor<3x4xui64>) -> tensor<3x4xui32>
    %67 = "stablehlo.convert"(%63) : (tensor<3x4xui64>) -> tensor<3x4xui32>
    %68 = "stablehlo.convert"(%56) : (tensor<3x4xui32>) -> tensor<3x4xui64>
    %69 = "stablehlo.constant"() <{value = dense<3449720151> : tensor<3x4xui64>}> : () -> tensor<3x4xui64>
    %70 = "stablehlo.multiply"(%68, %69) : (tensor<3x4xui64>, tensor<3x4xui64>) -> tensor<3x4xui64>
    %71 = "stablehlo.constant"() <{value = dense<32> : tensor<3x4xui64>}> : () -> tensor<3x4xui64>
    %72 = "stablehlo.shift_right_logical"(%70, %71) : (tensor<3x4xui64>, tensor<3x4xui64>) -> tensor<3x4xui64>
    %73 = "stablehlo.convert"(%72) : (tensor<3x4xui64>) -> tensor<3x4xui32>
    %74 = "stablehlo.convert"(%70) : (tensor<3x4xui64>) -> tensor<3x4xui32>
    %75 = "stablehlo.xor"(%73, %52) : (tensor<3x4xui32>, tensor<3x4xui32>) -> tensor<3x4xui32>
    %76 = "stablehlo.xor"(%66, %45) : (tensor<3x4xui32>, tensor<3x4xui32>) -> tensor<3x4xui32>
    %77 = "stablehlo.xor"(%75, %58) : (tensor<3x4xui32>, tensor<3x4xui32>) -> tensor<3x4xui32>
    %78 = "stablehlo.xor"(%76, %60) : (tensor<3x4xui32>, tensor<3x4xui32>) -> tensor<3x4xui32>
    %79 = "stablehlo.constant"() <{value = dense<2654435769> : tensor<3x4xui32>}> : () -> tensor<3x4xui32>
    %80 = "stablehlo.add"(%58, %79) : (tensor<3x4xui32>, tensor<3x4xui32>) -> tensor<3x4xui32>
    %81 = "stablehlo.constant"() <{value = dense<3144134277> : tensor<3x4xui32>}> : () -> tensor<3x4xui32>
    %82 = "stablehlo.add"(%60, %81) : (tensor<3x4xui32>, tensor<3x4xui32>) -> tensor<3x4xui32>
    %83 = "stablehlo.convert"(%77) : (tensor<3x4xui32>) -> tensor<3x4xui64>
    %84 = "stablehlo.constant"() <{value = dense<3528531795> : tensor<3x4xui64>}> : () -> tensor<3x4xui64>
    %85 = "stablehlo.multiply"(%83, %84) : (tensor<3x4xui64>, tensor<3x4xui64>) -> tensor<3x4xui64>
    %86 = "stablehlo.constant"() <{value = dense<32> : tensor<3x4xui64>}> : () -> tensor<3x4xui64>
    %87 = "stablehlo.shift_right_logical"(%85, %86) : (tensor<3x4xui64>, tensor<3x4xui64>) -> tensor<3x4xui64>
    %88 = "stablehlo.convert"(%87) : (tensor<3x4xui64>) -> tensor<3x4xui32>
    %89 = "stablehlo.convert"(%85) : (tensor<3x4xui64>) -> tensor<3x4xui32>
    %90 = "stablehlo.convert"(%78) : (tensor<3x4xui32>) -> tensor<3x4xui64>
    %91 = "stablehlo.constant"() <{value = dense<3449720151> : tensor<3x4xui64>}> : () -> tensor<3x4xui64>
    %92 = "stablehlo.multiply"(%90, %91) : (tensor<3x4xui64>, tensor<3x4xui64>) -> tensor<3x4xui64>
    %93 = "stablehlo.constant"() <{value = dense<32> : tensor<3x4xui64>}> : () -> tensor<3x4xui64>
    %94 = "stablehlo.shift_right_logical"(%92, %93) : (tensor<3x4xui64>, tensor<3x4xui64>) -> tensor<3x4xui64>
    %95 = "stablehlo.convert"(%94) : (tensor<3x4xui64>) -> tensor<3x4xui32>
    %96 = "stablehlo.convert"(%92) : (tensor<3x4xui64>) -> tensor<3x4xui32>
    %97 = "stablehlo.xor"(%95, %74) : (tensor<3x4xui32>, tensor<3x4xui32>) -> tensor<3x4xui32>
    %98 = "stablehlo.xor"(%88, %67) : (tensor<3x4xui32>, tensor<3x4xui32>) -> tensor<3x4xui32>
    %99 = "stablehlo.xor"(%97, %80) : (tensor<3x4xui32>, tensor<3x4xui32>) -> tensor<3x4xui32>
    %100 = "stablehlo.xor"(%98, %82) : (tensor<3x4xui32>, tensor<3x4xui32>) -> tensor<3x4xui32>
    %101 = "stablehlo.constant"() <{value = dense<2654435769> : tensor<3x4xui32>}> : () -> tensor<3x4xui32>
    %102 = "stablehlo.add"(%80, %101) : (tensor<3x4xui32>, tensor<3x4xui32>) -> tensor<3x4xui32>
    %103 = "stablehlo.constant"() <{value = dense<3144134277> : tensor<3x4xui32>}> : () -> tensor<3x4xui32>
    %104 = "stablehlo.add"(%82, %103) : (tensor<3x4xui32>, tensor<3x4xui32>) -> tensor<3x4xui32>
    %105 = "stablehlo.convert"(%99) : (tensor<3x4xui32>) -> tensor<3x4xui64>
    %106 = "stablehlo.constant"() <{value = dense<3528531795> : tensor<3x4xui64>}> : () -> tensor<3x4xui64>
    %107 = "stablehlo.multiply"(%105, %106) : (tensor<3x4xui64>, tensor<3x4xui64>) -> tensor<3x4xui64>
    %108 = "stablehlo.constant"() <{value = dense<32> : tensor<3x4xui64>}> : () -> tensor<3x4xui64>
    %109 = "stablehlo.shift_right_logical"(%107, %108) : (tensor<3x4xui64>, tensor<3x4xui64>) -> tensor<3x4xui64>
    %110 = "stablehlo.convert"(%109) : (tensor<3x4xui64>) -> tensor<3x4xui32>
    %111 = "stablehlo.convert"(%107) : (tensor<3x4xui64>) -> tensor<3x4xui32>
    %112 = "stablehlo.convert"(%100) : (tensor<3x4xui32>) -> tensor<3x4xui64>
    %113 = "stablehlo.constant"() <{value = dense<3449720151> : tensor<3x4xui64>}> : () -> tensor<3x4xui64>
    %114 = "stablehlo.multiply"(%112, %113) : (tensor<3x4xui64>, tensor<3x4xui64>) -> tensor<3x4xui64>
    %115 = "stablehlo.constant"() <{value = dense<32> : tensor<3x4xui64>}> : () -> tensor<3x4xui64>
    %116 = "stablehlo.shift_right_logical"(%114, %115) : (tensor<3x4xui64>, tensor<3x4xui64>) -> tensor<3x4xui64>
    %117 = "stablehlo.convert"(%116) : (tensor<3x4xui64>) -> tensor<3x4xui32>
    %118 = "stablehlo.convert"(%114) : (tensor<3x4xui64>) -> tensor<3x4xui32>
    %119 = "stablehlo.xor"(%117, %96) : (tensor<3x4xui32>, tensor<3x4xui32>) -> tensor<3x4xui32>
    %120 = "stablehlo.xor"(%110, %89) : (tensor<3x4xui32>, tensor<3x4xui32>) -> tensor<3x4xui32>
    %121 = "stablehlo.xor"(%119, %102) : (tensor<3x4xui32>, tensor<3x4xui32>) -> tensor<3x4xui32>
    %122 = "stablehlo.xor"(%120, %104) : (tensor<3x4xui32>, tensor<3x4xui32>) -> tensor<3x4xui32>
    %123 = "stablehlo.constant"() <{value = dense<2654435769> : tensor<3x4xui32>}> : () -> tensor<3x4xui32>
    %124 = "stablehlo.add"(%102, %123) : (tensor<3x4xui32>, tensor<3x4xui32>) -> tensor<3x4xui32>
    %125 = "stablehlo.constant"() <{value = dense<3144134277> : tensor<3x4xui32>}> : () -> tensor<3x4xui32>
    %126 = "stablehlo.add"(%104, %125) : (tensor<3x4xui32>, tensor<3x4xui32>) -> tensor<3x4xui32>
    %127 = "stablehlo.convert"(%121) : (tensor<3x4xui32>) -> tensor<3x4xui64>
    %128 = "stablehlo.constant"() <{value = dense<3528531795> : tensor<3x4xui64>}> : () -> tensor<3x4xui64>
    %129 = "stablehlo.multiply"(%127, %128) : (tensor<3x4xui64>, tensor<3x4xui64>) -> tensor<3x4xui64>
    %130 = "stablehlo.constant"() <{value = dense<32> : tensor<3x4xui64>}> : () -> tensor<3x4xui64>
    %131 = "stablehlo.shift_right_logical"(%129, %130) : (tensor<3x4xui64>, tensor<3x4xui64>) -> tensor<3x4xui64>
    %132 = "stablehlo.convert"(%131) : (tensor<3x4xui64>) -> tensor<3x4xui32>
    %133 = "stablehlo.convert"(%129) : (tensor<3x4xui64>) -> tensor<3x4xui32>
    %134 = "stablehlo.convert"(%122) : (tensor<3x4xui32>) -> tensor<3x4xui64>
    %135 = "stablehlo.constant"() <{value = dense<3449720151> : tensor<3x4xui64>}> : () -> tensor<3x4xui64>
    %136 = "stablehlo.multiply"(%134, %135) : (tensor<3x4xui64>, tensor<3x4xui64>) -> tensor<3x4xui64>
    %137 = "stablehlo.constant"() <{value = dense<32> : tensor<3x4xui64>}> : () -> tensor<3x4xui64>
    %138 = "stablehlo.shift_right_logical"(%136, %137) : (tensor<3x4xui64>, tensor<3x4xui64>) -> tensor<3x4xui64>
    %139 = "stablehlo.convert"(%138) : (tensor<3x4xui64>) -> tensor<3x4xui32>
    %140 = "stablehlo.convert"(%136) : (tensor<3x4xui64>) -> tensor<3x4xui32>
    %141 = "stablehlo.xor"(%139, %118) : (tensor<3x4xui32>, tensor<3x4xui32>) -> tensor<3x4xui32>
    %142 = "stablehlo.xor"(%132, %111) : (tensor<3x4xui32>, tensor<3x4xui32>) -> tensor<3x4xui32>
    %143 = "stablehlo.xor"(%141, %124) : (tensor<3x4xui32>, tensor<3x4xui32>) -> tensor<3x4xui32>
    %144 = "stablehlo.xor"(%142, %126) : (tensor<3x4xui32>, tensor<3x4xui32>) -> tensor<3x4xui32>
    %145 = "stablehlo.constant"() <{value = dense<2654435769> : tensor<3x4xui32>}> : () -> tensor<3x4xui32>
    %146 = "stablehlo.add"(%124, %145) : (tensor<3x4xui32>, tensor<3x4xui32>) -> tensor<3x4xui32>
    %147 = "stablehlo.constant"() <{value = dense<3144134277> : tensor<3x4xui32>}> : () -> tensor<3x4xui32>
    %148 = "stablehlo.add"(%126, %147) : (tensor<3x4xui32>, tensor<3x4xui32>) -> tensor<3x4xui32>
    %149 = "stablehlo.convert"(%143) : (tensor<3x4xui32>) -> tensor<3x4xui64>
    %150 = "stablehlo.constant"() <{value = dense<3528531795> : tensor<3x4xui64>}> : () -> tensor<3x4xui64>
    %151 = "stablehlo.multiply"(%149, %150) : (tensor<3x4xui64>, tensor<3x4xui64>) -> tensor<3x4xui64>
    %152 = "stablehlo.constant"() <{value = dense<32> : tensor<3x4xui64>}> : () -> tensor<3x4xui64>
    %153 = "stablehlo.shift_right_logical"(%151, %152) : (tensor<3x4xui64>, tensor<3x4xui64>) -> tensor<3x4xui64>
    %154 = "stablehlo.convert"(%153) : (tensor<3x4xui64>) -> tensor<3x4xui32>
    %155 = "stablehlo.convert"(%151) : (tensor<3x4xui64>) -> tensor<3x4xui32>
    %156 = "stablehlo.convert"(%144) : (tensor<3x4xui32>) -> tensor<3x4xui64>
    %157 = "stablehlo.constant"() <{value = dense<3449720151> : tensor<3x4xui64>}> : () -> tensor<3x4xui64>
    %158 = "stablehlo.multiply"(%156, %157) : (tensor<3x4xui64>, tensor<3x4xui64>) -> tensor<3x4xui64>
    %159 = "stablehlo.constant"() <{value = dense<32> : tensor<3x4xui64>}> : () -> tensor<3x4xui64>
    %160 = "stablehlo.shift_right_logical"(%158, %159) : (tensor<3x4xui64>, tensor<3x4xui64>) -> tensor<3x4xui64>
    %161 = "stablehlo.convert"(%160) : (tensor<3x4xui64>) -> tensor<3x4xui32>
    %162 = "stablehlo.convert"(%158) : (tensor<3x4xui64>) -> tensor<3x4xui32>
    %163 = "stablehlo.xor"(%161, %140) : (tensor<3x4xui32>, tensor<3x4xui32>) -> tensor<3x4xui32>
    %164 = "stablehlo.xor"(%154, %133) : (tensor<3x4xui32>, tensor<3x4xui32>) -> tensor<3x4xui32>
    %165 = "stablehlo.xor"(%163, %146) : (tensor<3x4xui32>, tensor<3x4xui32>) -> tensor<3x4xui32>
    %166 = "stablehlo.xor"(%164, %148) : (tensor<3x4xui32>, tensor<3x4xui32>) -> tensor<3x4xui32>
    %167 = "stablehlo.constant"() <{value = dense<2654435769> : tensor<3x4xui32>}> : () -> tensor<3x4xui32>
    %168 = "stablehlo.add"(%146, %167) : (tensor<3x4xui32>, tensor<3x4xui32>) -> tensor<3x4xui32>
    %169 = "stablehlo.constant"() <{value = dense<3144134277> : tensor<3x4xui32>}> : () -> tensor<3x4xui32>
    %170 = "stablehlo.add"(%148, %169) : (tensor<3x4xui32>, tensor<3x4xui32>) -> tensor<3x4xui32>
    %171 = "stablehlo.convert"(%165) : (tensor<3x4xui32>) -> tensor<3x4xui64>
    %172 = "stablehlo.constant"() <{value = dense<3528531795> : tensor<3x4xui64>}> : () -> tensor<3x4xui64>
    %173 = "stablehlo.multiply"(%171, %172) : (tensor<3x4xui64>, tensor<3x4xui64>) -> tensor<3x4xui64>
    %174 = "stablehlo.constant"() <{value = dense<32> : tensor<3x4xui64>}> : () -> tensor<3x4xui64>
    %175 = "stablehlo.shift_right_logical"(%173, %174) : (tensor<3x4xui64>, tensor<3x4xui64>) -> tensor<3x4xui64>
    %176 = "stablehlo.convert"(%175) : (tensor<3x4xui64>) -> tensor<3x4xui32>
    %177 = "stablehlo.convert"(%173) : (tensor<3x4xui64>) -> tensor<3x4xui32>
    %178 = "stablehlo.convert"(%166) : (tensor<3x4xui32>) -> tensor<3x4xui64>
    %179 = "stablehlo.constant"() <{value = dense<3449720151> : tensor<3x4xui64>}> : () -> tensor<3x4xui64>
    %180 = "stablehlo.multiply"(%178, %179) : (tensor<3x4xui64>, tensor<3x4xui64>) -> tensor<3x4xui64>
    %181 = "stablehlo.constant"() <{value = dense<32> : tensor<3x4xui64>}> : () -> tensor<3x4xui64>
    %182 = "stablehlo.shift_right_logical"(%180, %181) : (tensor<3x4xui64>, tensor<3x4xui64>) -> tensor<3x4xui64>
    %183 = "stablehlo.convert"(%182) : (tensor<3x4xui64>) -> tensor<3x4xui32>
    %184 = "stablehlo.convert"(%180) : (tensor<3x4xui64>) -> tensor<3x4xui32>
    %185 = "stablehlo.xor"(%183, %162) : (tensor<3x4xui32>, tensor<3x4xui32>) -> tensor<3x4xui32>
    %186 = "stablehlo.xor"(%176, %155) : (tensor<3x4xui32>, tensor<3x4xui32>) -> tensor<3x4xui32>
    %187 = "stablehlo.xor"(%185, %168) : (tensor<3x4xui32>, tensor<3x4xui32>) -> tensor<3x4xui32>
    %188 = "stablehlo.xor"(%186, %170) : (tensor<3x4xui32>, tensor<3x4xui32>) -> tensor<3x4xui32>
    %189 = "stablehlo.constant"() <{value = dense<2654435769> : tensor<3x4xui32>}> : () -> tensor<3x4xui32>
    %190 = "stablehlo.add"(%168, %189) : (tensor<3x4xui32>, tensor<3x4xui32>) -> tensor<3x4xui32>
    %191 = "stablehlo.constant"() <{value = dense<3144134277> : tensor<3x4xui32>}> : () -> tensor<3x4xui32>
    %192 = "stablehlo.add"(%170, %191) : (tensor<3x4xui32>, tensor<3x4xui32>) -> tensor<3x4xui32>
    %193 = "stablehlo.convert"(%187) : (tensor<3x4xui32>) -> tensor<3x4xui64>
    %194 = "stablehlo.constant"() <{value = dense<3528531795> : tensor<3x4xui64>}> : () -> tensor<3x4xui64>
    %195 = "stablehlo.multiply"(%193, %194) : (tensor<3x4xui64>, tensor<3x4xui64>) -> tensor<3x4xui64>
    %196 = "stablehlo.constant"() <{value = dense<32> : tensor<3x4xui64>}> : () -> tensor<3x4xui64>
    %197 = "stablehlo.shift_right_logical"(%195, %196) : (tensor<3x4xui64>, tensor<3x4xui64>) -> tensor<3x4xui64>
    %198 = "stablehlo.convert"(%197) : (tensor<3x4xui64>) -> tensor<3x4xui32>
    %199 = "stablehlo.convert"(%195) : (tensor<3x4xui64>) -> tensor<3x4xui32>
    %200 = "stablehlo.convert"(%188) : (tensor<3x4xui32>) -> tensor<3x4xui64>
    %201 = "stablehlo.constant"() <{value = dense<3449720151> : tensor<3x4xui64>}> : () -> tensor<3x4xui64>
    %202 = "stablehlo.multiply"(%200, %201) : (tensor<3x4xui64>, tensor<3x4xui64>) -> tensor<3x4xui64>
    %203 = "stablehlo.constant"() <{value = dense<32> : tensor<3x4xui64>}> : () -> tensor<3x4xui64>
    %204 = "stablehlo.shift_right_logical"(%202, %203) : (tensor<3x4xui64>, tensor<3x4xui64>) -> tensor<3x4xui64>
    %205 = "stablehlo.convert"(%204) : (tensor<3x4xui64>) -> tensor<3x4xui32>
    %206 = "stablehlo.convert"(%202) : (tensor<3x4xui64>) -> tensor<3x4xui32>
    %207 = "stablehlo.xor"(%205, %184) : (tensor<3x4xui32>, tensor<3x4xui32>) -> tensor<3x4xui32>
    %208 = "stablehlo.xor"(%198, %177) : (tensor<3x4xui32>, tensor<3x4xui32>) -> tensor<3x4xui32>
    %209 = "stablehlo.xor"(%207, %190) : (tensor<3x4xui32>, tensor<3x4xui32>) -> tensor<3x4xui32>
    %210 = "stablehlo.xor"(%208, %192) : (tensor<3x4xui32>, tensor<3x4xui32>) -> tensor<3x4xui32>
    %211 = "stablehlo.constant"() <{value = dense<2654435769> : tensor<3x4xui32>}> : () -> tensor<3x4xui32>
    %212 = "stablehlo.add"(%190, %211) : (tensor<3x4xui32>, tensor<3x4xui32>) -> tensor<3x4xui32>
    %213 = "stablehlo.constant"() <{value = dense<3144134277> : tensor<3x4xui32>}> : () -> tensor<3x4xui32>
    %214 = "stablehlo.add"(%192, %213) : (tensor<3x4xui32>, tensor<3x4xui32>) -> tensor<3x4xui32>
    %215 = "stablehlo.convert"(%209) : (tensor<3x4xui32>) -> tensor<3x4xui64>
    %216 = "stablehlo.constant"() <{value = dense<3528531795> : tensor<3x4xui64>}> : () -> tensor<3x4xui64>
    %217 = "stablehlo.multiply"(%215, %216) : (tensor<3x4xui64>, tensor<3x4xui64>) -> tensor<3x4xui64>
    %218 = "stablehlo.constant"() <{value = dense<32> : tensor<3x4xui64>}> : () -> tensor<3x4xui64>
    %219 = "stablehlo.shift_right_logical"(%217, %218) : (tensor<3x4xui64>, tensor<3x4xui64>) -> tensor<3x4xui64>
    %220 = "stablehlo.convert"(%219) : (tensor<3x4xui64>) -> tensor<3x4xui32>
    %221 = "stablehlo.convert"(%217) : (tensor<3x4xui64>) -> tensor<3x4xui32>
    %222 = "stablehlo.convert"(%210) : (tensor<3x4xui32>) -> tensor<3x4xui64>
    %223 = "stablehlo.constant"() <{value = dense<3449720151> : tensor<3x4xui64>}> : () -> tensor<3x4xui64>
    %224 = "stablehlo.multiply"(%222, %223) : (tensor<3x4xui64>, tensor<3x4xui64>) -> tensor<3x4xui64>
    %225 = "stablehlo.constant"() <{value = dense<32> : tensor<3x4xui64>}> : () -> tensor<3x4xui64>
    %226 = "stablehlo.shift_right_logical"(%224, %225) : (tensor<3x4xui64>, tensor<3x4xui64>) -> tensor<3x4xui64>
    %227 = "stablehlo.convert"(%226) : (tensor<3x4xui64>) -> tensor<3x4xui32>
    %228 = "stablehlo.convert"(%224) : (tensor<3x4xui64>) -> tensor<3x4xui32>
    %229 = "stablehlo.xor"(%227, %206) : (tensor<3x4xui32>, tensor<3x4xui32>) -> tensor<3x4xui32>
    %230 = "stablehlo.xor"(%220, %199) : (tensor<3x4xui32>, tensor<3x4xui32>) -> tensor<3x4xui32>
    %231 = "stablehlo.xor"(%229, %212) : (tensor<3x4xui32>, tensor<3x4xui32>) -> tensor<3x4xui32>
    %232 = "stablehlo.xor"(%230, %214) : (tensor<3x4xui32>, tensor<3x4xui32>) -> tensor<3x4xui32>
    %233 = "stablehlo.convert"(%228) : (tensor<3x4xui32>) -> tensor<3x4xui64>
    %234 = "stablehlo.convert"(%231) : (tensor<3x4xui32>) -> tensor<3x4xui64>
    %235 = "stablehlo.constant"() <{value = dense<32> : tensor<3x4xui64>}> : () -> tensor<3x4xui64>
    %236 = "stablehlo.shift_left"(%233, %235) : (tensor<3x4xui64>, tensor<3x4xui64>) -> tensor<3x4xui64>
    %237 = "stablehlo.or"(%236, %234) : (tensor<3x4xui64>, tensor<3x4xui64>) -> tensor<3x4xui64>
    %238 = "stablehlo.convert"(%221) : (tensor<3x4xui32>) -> tensor<3x4xui64>
    %239 = "stablehlo.convert"(%232) : (tensor<3x4xui32>) -> tensor<3x4xui64>
    %240 = "stablehlo.constant"() <{value = dense<32> : tensor<3x4xui64>}> : () -> tensor<3x4xui64>
    %241 = "stablehlo.shift_left"(%238, %240) : (tensor<3x4xui64>, tensor<3x4xui64>) -> tensor<3x4xui64>
    %242 = "stablehlo.or"(%241, %239) : (tensor<3x4xui64>, tensor<3x4xui64>) -> tensor<3x4xui64>
    %243 = "stablehlo.reshape"(%237) : (tensor<3x4xui64>) -> tensor<3x4x1xui64>
    %244 = "stablehlo.reshape"(%242) : (tensor<3x4xui64>) -> tensor<3x4x1xui64>
    %245 = "stablehlo.concatenate"(%243, %244) <{dimension = 2 : i64}> : (tensor<3x4x1xui64>, tensor<3x4x1xui64>) -> tensor<3x4x2xui64>
    return %245 : tensor<3x4x2xui64>
  }
}
