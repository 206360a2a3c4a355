// aten::_philox_key_fold_in.Tensor(Tensor key, Tensor data) -> Tensor

// T[2] T[], T = uint64
module @torchtpu {
  func.func public @main(%arg0: tensor<2xui64>, %arg1: tensor<ui64>) -> (tensor<2xui64>) {
    %0 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0>, limit_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<2xui64>) -> tensor<1xui64>
    %1 = "stablehlo.reshape"(%0) : (tensor<1xui64>) -> tensor<ui64>
    %2 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 1>, limit_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<2xui64>) -> tensor<1xui64>
    %3 = "stablehlo.reshape"(%2) : (tensor<1xui64>) -> tensor<ui64>
    %4 = "stablehlo.add"(%3, %arg1) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %5 = "stablehlo.constant"() <{value = dense<32> : tensor<ui64>}> : () -> tensor<ui64>
    %6 = "stablehlo.shift_right_logical"(%1, %5) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %7 = "stablehlo.convert"(%6) : (tensor<ui64>) -> tensor<ui32>
    %8 = "stablehlo.convert"(%1) : (tensor<ui64>) -> tensor<ui32>
    %9 = "stablehlo.constant"() <{value = dense<32> : tensor<ui64>}> : () -> tensor<ui64>
    %10 = "stablehlo.shift_right_logical"(%4, %9) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %11 = "stablehlo.convert"(%10) : (tensor<ui64>) -> tensor<ui32>
    %12 = "stablehlo.convert"(%4) : (tensor<ui64>) -> tensor<ui32>
    %13 = "stablehlo.constant"() <{value = dense<0> : tensor<ui32>}> : () -> tensor<ui32>
    %14 = "stablehlo.convert"(%12) : (tensor<ui32>) -> tensor<ui64>
    %15 = "stablehlo.constant"() <{value = dense<3528531795> : tensor<ui64>}> : () -> tensor<ui64>
    %16 = "stablehlo.multiply"(%14, %15) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %17 = "stablehlo.constant"() <{value = dense<32> : tensor<ui64>}> : () -> tensor<ui64>
    %18 = "stablehlo.shift_right_logical"(%16, %17) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %19 = "stablehlo.convert"(%18) : (tensor<ui64>) -> tensor<ui32>
    %20 = "stablehlo.convert"(%16) : (tensor<ui64>) -> tensor<ui32>
    %21 = "stablehlo.convert"(%13) : (tensor<ui32>) -> tensor<ui64>
    %22 = "stablehlo.constant"() <{value = dense<3449720151> : tensor<ui64>}> : () -> tensor<ui64>
    %23 = "stablehlo.multiply"(%21, %22) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %24 = "stablehlo.constant"() <{value = dense<32> : tensor<ui64>}> : () -> tensor<ui64>
    %25 = "stablehlo.shift_right_logical"(%23, %24) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %26 = "stablehlo.convert"(%25) : (tensor<ui64>) -> tensor<ui32>
    %27 = "stablehlo.convert"(%23) : (tensor<ui64>) -> tensor<ui32>
    %28 = "stablehlo.xor"(%26, %11) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %29 = "stablehlo.xor"(%19, %13) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %30 = "stablehlo.xor"(%28, %8) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %31 = "stablehlo.xor"(%29, %7) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %32 = "stablehlo.constant"() <{value = dense<2654435769> : tensor<ui32>}> : () -> tensor<ui32>
    %33 = "stablehlo.add"(%8, %32) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %34 = "stablehlo.constant"() <{value = dense<3144134277> : tensor<ui32>}> : () -> tensor<ui32>
    %35 = "stablehlo.add"(%7, %34) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %36 = "stablehlo.convert"(%30) : (tensor<ui32>) -> tensor<ui64>
    %37 = "stablehlo.constant"() <{value = dense<3528531795> : tensor<ui64>}> : () -> tensor<ui64>
    %38 = "stablehlo.multiply"(%36, %37) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %39 = "stablehlo.constant"() <{value = dense<32> : tensor<ui64>}> : () -> tensor<ui64>
    %40 = "stablehlo.shift_right_logical"(%38, %39) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %41 = "stablehlo.convert"(%40) : (tensor<ui64>) -> tensor<ui32>
    %42 = "stablehlo.convert"(%38) : (tensor<ui64>) -> tensor<ui32>
    %43 = "stablehlo.convert"(%31) : (tensor<ui32>) -> tensor<ui64>
    %44 = "stablehlo.constant"() <{value = dense<3449720151> : tensor<ui64>}> : () -> tensor<ui64>
    %45 = "stablehlo.multiply"(%43, %44) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %46 = "stablehlo.constant"() <{value = dense<32> : tensor<ui64>}> : () -> tensor<ui64>
    %47 = "stablehlo.shift_right_logical"(%45, %46) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %48 = "stablehlo.convert"(%47) : (tensor<ui64>) -> tensor<ui32>
    %49 = "stablehlo.convert"(%45) : (tensor<ui64>) -> tensor<ui32>
    %50 = "stablehlo.xor"(%48, %27) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %51 = "stablehlo.xor"(%41, %20) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %52 = "stablehlo.xor"(%50, %33) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %53 = "stablehlo.xor"(%51, %35) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %54 = "stablehlo.constant"() <{value = dense<2654435769> : tensor<ui32>}> : () -> tensor<ui32>
    %55 = "stablehlo.add"(%33, %54) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %56 = "stablehlo.constant"() <{value = dense<3144134277> : tensor<ui32>}> : () -> tensor<ui32>
    %57 = "stablehlo.add"(%35, %56) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %58 = "stablehlo.convert"(%52) : (tensor<ui32>) -> tensor<ui64>
    %59 = "stablehlo.constant"() <{value = dense<3528531795> : tensor<ui64>}> : () -> tensor<ui64>
    %60 = "stablehlo.multiply"(%58, %59) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %61 = "stablehlo.constant"() <{value = dense<32> : tensor<ui64>}> : () -> tensor<ui64>
    %62 = "stablehlo.shift_right_logical"(%60, %61) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %63 = "stablehlo.convert"(%62) : (tensor<ui64>) -> tensor<ui32>
    %64 = "stablehlo.convert"(%60) : (tensor<ui64>) -> tensor<ui32>
    %65 = "stablehlo.convert"(%53) : (tensor<ui32>) -> tensor<ui64>
    %66 = "stablehlo.constant"() <{value = dense<3449720151> : tensor<ui64>}> : () -> tensor<ui64>
    %67 = "stablehlo.multiply"(%65, %66) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %68 = "stablehlo.constant"() <{value = dense<32> : tensor<ui64>}> : () -> tensor<ui64>
    %69 = "stablehlo.shift_right_logical"(%67, %68) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %70 = "stablehlo.convert"(%69) : (tensor<ui64>) -> tensor<ui32>
    %71 = "stablehlo.convert"(%67) : (tensor<ui64>) -> tensor<ui32>
    %72 = "stablehlo.xor"(%70, %49) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %73 = "stablehlo.xor"(%63, %42) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %74 = "stablehlo.xor"(%72, %55) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %75 = "stablehlo.xor"(%73, %57) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %76 = "stablehlo.constant"() <{value = dense<2654435769> : tensor<ui32>}> : () -> tensor<ui32>
    %77 = "stablehlo.add"(%55, %76) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %78 = "stablehlo.constant"() <{value = dense<3144134277> : tensor<ui32>}> : () -> tensor<ui32>
    %79 = "stablehlo.add"(%57, %78) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %80 = "stablehlo.convert"(%74) : (tensor<ui32>) -> tensor<ui64>
    %81 = "stablehlo.constant"() <{value = dense<3528531795> : tensor<ui64>}> : () -> tensor<ui64>
    %82 = "stablehlo.multiply"(%80, %81) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %83 = "stablehlo.constant"() <{value = dense<32> : tensor<ui64>}> : () -> tensor<ui64>
    %84 = "stablehlo.shift_right_logical"(%82, %83) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %85 = "stablehlo.convert"(%84) : (tensor<ui64>) -> tensor<ui32>
    %86 = "stablehlo.convert"(%82) : (tensor<ui64>) -> tensor<ui32>
    %87 = "stablehlo.convert"(%75) : (tensor<ui32>) -> tensor<ui64>
    %88 = "stablehlo.constant"() <{value = dense<3449720151> : tensor<ui64>}> : () -> tensor<ui64>
    %89 = "stablehlo.multiply"(%87, %88) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %90 = "stablehlo.constant"() <{value = dense<32> : tensor<ui64>}> : () -> tensor<ui64>
    %91 = "stablehlo.shift_right_logical"(%89, %90) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %92 = "stablehlo.convert"(%91) : (tensor<ui64>) -> tensor<ui32>
    %93 = "stablehlo.convert"(%89) : (tensor<ui64>) -> tensor<ui32>
    %94 = "stablehlo.xor"(%92, %71) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %95 = "stablehlo.xor"(%85, %64) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %96 = "stablehlo.xor"(%94, %77) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %97 = "stablehlo.xor"(%95, %79) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %98 = "stablehlo.constant"() <{value = dense<2654435769> : tensor<ui32>}> : () -> tensor<ui32>
    %99 = "stablehlo.add"(%77, %98) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %100 = "stablehlo.constant"() <{value = dense<3144134277> : tensor<ui32>}> : () -> tensor<ui32>
    %101 = "stablehlo.add"(%79, %100) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %102 = "stablehlo.convert"(%96) : (tensor<ui32>) -> tensor<ui64>
    %103 = "stablehlo.constant"() <{value = dense<3528531795> : tensor<ui64>}> : () -> tensor<ui64>
    %104 = "stablehlo.multiply"(%102, %103) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %105 = "stablehlo.constant"() <{value = dense<32> : tensor<ui64>}> : () -> tensor<ui64>
    %106 = "stablehlo.shift_right_logical"(%104, %105) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %107 = "stablehlo.convert"(%106) : (tensor<ui64>) -> tensor<ui32>
    %108 = "stablehlo.convert"(%104) : (tensor<ui64>) -> tensor<ui32>
    %109 = "stablehlo.convert"(%97) : (tensor<ui32>) -> tensor<ui64>
    %110 = "stablehlo.constant"() <{value = dense<3449720151> : tensor<ui64>}> : () -> tensor<ui64>
    %111 = "stablehlo.multiply"(%109, %110) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %112 = "stablehlo.constant"() <{value = dense<32> : tensor<ui64>}> : () -> tensor<ui64>
    %113 = "stablehlo.shift_right_logical"(%111, %112) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %114 = "stablehlo.convert"(%113) : (tensor<ui64>) -> tensor<ui32>
    %115 = "stablehlo.convert"(%111) : (tensor<ui64>) -> tensor<ui32>
    %116 = "stablehlo.xor"(%114, %93) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %117 = "stablehlo.xor"(%107, %86) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %118 = "stablehlo.xor"(%116, %99) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %119 = "stablehlo.xor"(%117, %101) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %120 = "stablehlo.constant"() <{value = dense<2654435769> : tensor<ui32>}> : () -> tensor<ui32>
    %121 = "stablehlo.add"(%99, %120) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %122 = "stablehlo.constant"() <{value = dense<3144134277> : tensor<ui32>}> : () -> tensor<ui32>
    %123 = "stablehlo.add"(%101, %122) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %124 = "stablehlo.convert"(%118) : (tensor<ui32>) -> tensor<ui64>
    %125 = "stablehlo.constant"() <{value = dense<3528531795> : tensor<ui64>}> : () -> tensor<ui64>
    %126 = "stablehlo.multiply"(%124, %125) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %127 = "stablehlo.constant"() <{value = dense<32> : tensor<ui64>}> : () -> tensor<ui64>
    %128 = "stablehlo.shift_right_logical"(%126, %127) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %129 = "stablehlo.convert"(%128) : (tensor<ui64>) -> tensor<ui32>
    %130 = "stablehlo.convert"(%126) : (tensor<ui64>) -> tensor<ui32>
    %131 = "stablehlo.convert"(%119) : (tensor<ui32>) -> tensor<ui64>
    %132 = "stablehlo.constant"() <{value = dense<3449720151> : tensor<ui64>}> : () -> tensor<ui64>
    %133 = "stablehlo.multiply"(%131, %132) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %134 = "stablehlo.constant"() <{value = dense<32> : tensor<ui64>}> : () -> tensor<ui64>
    %135 = "stablehlo.shift_right_logical"(%133, %134) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %136 = "stablehlo.convert"(%135) : (tensor<ui64>) -> tensor<ui32>
    %137 = "stablehlo.convert"(%133) : (tensor<ui64>) -> tensor<ui32>
    %138 = "stablehlo.xor"(%136, %115) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %139 = "stablehlo.xor"(%129, %108) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %140 = "stablehlo.xor"(%138, %121) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %141 = "stablehlo.xor"(%139, %123) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %142 = "stablehlo.constant"() <{value = dense<2654435769> : tensor<ui32>}> : () -> tensor<ui32>
    %143 = "stablehlo.add"(%121, %142) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %144 = "stablehlo.constant"() <{value = dense<3144134277> : tensor<ui32>}> : () -> tensor<ui32>
    %145 = "stablehlo.add"(%123, %144) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %146 = "stablehlo.convert"(%140) : (tensor<ui32>) -> tensor<ui64>
    %147 = "stablehlo.constant"() <{value = dense<3528531795> : tensor<ui64>}> : () -> tensor<ui64>
    %148 = "stablehlo.multiply"(%146, %147) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %149 = "stablehlo.constant"() <{value = dense<32> : tensor<ui64>}> : () -> tensor<ui64>
    %150 = "stablehlo.shift_right_logical"(%148, %149) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %151 = "stablehlo.convert"(%150) : (tensor<ui64>) -> tensor<ui32>
    %152 = "stablehlo.convert"(%148) : (tensor<ui64>) -> tensor<ui32>
    %153 = "stablehlo.convert"(%141) : (tensor<ui32>) -> tensor<ui64>
    %154 = "stablehlo.constant"() <{value = dense<3449720151> : tensor<ui64>}> : () -> tensor<ui64>
    %155 = "stablehlo.multiply"(%153, %154) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %156 = "stablehlo.constant"() <{value = dense<32> : tensor<ui64>}> : () -> tensor<ui64>
    %157 = "stablehlo.shift_right_logical"(%155, %156) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %158 = "stablehlo.convert"(%157) : (tensor<ui64>) -> tensor<ui32>
    %159 = "stablehlo.convert"(%155) : (tensor<ui64>) -> tensor<ui32>
    %160 = "stablehlo.xor"(%158, %137) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %161 = "stablehlo.xor"(%151, %130) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %162 = "stablehlo.xor"(%160, %143) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %163 = "stablehlo.xor"(%161, %145) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %164 = "stablehlo.constant"() <{value = dense<2654435769> : tensor<ui32>}> : () -> tensor<ui32>
    %165 = "stablehlo.add"(%143, %164) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %166 = "stablehlo.constant"() <{value = dense<3144134277> : tensor<ui32>}> : () -> tensor<ui32>
    %167 = "stablehlo.add"(%145, %166) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %168 = "stablehlo.convert"(%162) : (tensor<ui32>) -> tensor<ui64>
    %169 = "stablehlo.constant"() <{value = dense<3528531795> : tensor<ui64>}> : () -> tensor<ui64>
    %170 = "stablehlo.multiply"(%168, %169) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %171 = "stablehlo.constant"() <{value = dense<32> : tensor<ui64>}> : () -> tensor<ui64>
    %172 = "stablehlo.shift_right_logical"(%170, %171) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %173 = "stablehlo.convert"(%172) : (tensor<ui64>) -> tensor<ui32>
    %174 = "stablehlo.convert"(%170) : (tensor<ui64>) -> tensor<ui32>
    %175 = "stablehlo.convert"(%163) : (tensor<ui32>) -> tensor<ui64>
    %176 = "stablehlo.constant"() <{value = dense<3449720151> : tensor<ui64>}> : () -> tensor<ui64>
    %177 = "stablehlo.multiply"(%175, %176) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %178 = "stablehlo.constant"() <{value = dense<32> : tensor<ui64>}> : () -> tensor<ui64>
    %179 = "stablehlo.shift_right_logical"(%177, %178) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %180 = "stablehlo.convert"(%179) : (tensor<ui64>) -> tensor<ui32>
    %181 = "stablehlo.convert"(%177) : (tensor<ui64>) -> tensor<ui32>
    %182 = "stablehlo.xor"(%180, %159) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %183 = "stablehlo.xor"(%173, %152) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %184 = "stablehlo.xor"(%182, %165) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %185 = "stablehlo.xor"(%183, %167) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %186 = "stablehlo.constant"() <{value = dense<2654435769> : tensor<ui32>}> : () -> tensor<ui32>
    %187 = "stablehlo.add"(%165, %186) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %188 = "stablehlo.constant"() <{value = dense<3144134277> : tensor<ui32>}> : () -> tensor<ui32>
    %189 = "stablehlo.add"(%167, %188) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %190 = "stablehlo.convert"(%184) : (tensor<ui32>) -> tensor<ui64>
    %191 = "stablehlo.constant"() <{value = dense<3528531795> : tensor<ui64>}> : () -> tensor<ui64>
    %192 = "stablehlo.multiply"(%190, %191) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %193 = "stablehlo.constant"() <{value = dense<32> : tensor<ui64>}> : () -> tensor<ui64>
    %194 = "stablehlo.shift_right_logical"(%192, %193) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %195 = "stablehlo.convert"(%194) : (tensor<ui64>) -> tensor<ui32>
    %196 = "stablehlo.convert"(%192) : (tensor<ui64>) -> tensor<ui32>
    %197 = "stablehlo.convert"(%185) : (tensor<ui32>) -> tensor<ui64>
    %198 = "stablehlo.constant"() <{value = dense<3449720151> : tensor<ui64>}> : () -> tensor<ui64>
    %199 = "stablehlo.multiply"(%197, %198) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %200 = "stablehlo.constant"() <{value = dense<32> : tensor<ui64>}> : () -> tensor<ui64>
    %201 = "stablehlo.shift_right_logical"(%199, %200) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %202 = "stablehlo.convert"(%201) : (tensor<ui64>) -> tensor<ui32>
    %203 = "stablehlo.convert"(%199) : (tensor<ui64>) -> tensor<ui32>
    %204 = "stablehlo.xor"(%202, %181) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %205 = "stablehlo.xor"(%195, %174) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %206 = "stablehlo.xor"(%204, %187) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %207 = "stablehlo.xor"(%205, %189) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %208 = "stablehlo.constant"() <{value = dense<2654435769> : tensor<ui32>}> : () -> tensor<ui32>
    %209 = "stablehlo.add"(%187, %208) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %210 = "stablehlo.constant"() <{value = dense<3144134277> : tensor<ui32>}> : () -> tensor<ui32>
    %211 = "stablehlo.add"(%189, %210) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %212 = "stablehlo.convert"(%206) : (tensor<ui32>) -> tensor<ui64>
    %213 = "stablehlo.constant"() <{value = dense<3528531795> : tensor<ui64>}> : () -> tensor<ui64>
    %214 = "stablehlo.multiply"(%212, %213) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %215 = "stablehlo.constant"() <{value = dense<32> : tensor<ui64>}> : () -> tensor<ui64>
    %216 = "stablehlo.shift_right_logical"(%214, %215) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %217 = "stablehlo.convert"(%216) : (tensor<ui64>) -> tensor<ui32>
    %218 = "stablehlo.convert"(%214) : (tensor<ui64>) -> tensor<ui32>
    %219 = "stablehlo.convert"(%207) : (tensor<ui32>) -> tensor<ui64>
    %220 = "stablehlo.constant"() <{value = dense<3449720151> : tensor<ui64>}> : () -> tensor<ui64>
    %221 = "stablehlo.multiply"(%219, %220) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %222 = "stablehlo.constant"() <{value = dense<32> : tensor<ui64>}> : () -> tensor<ui64>
    %223 = "stablehlo.shift_right_logical"(%221, %222) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %224 = "stablehlo.convert"(%223) : (tensor<ui64>) -> tensor<ui32>
    %225 = "stablehlo.convert"(%221) : (tensor<ui64>) -> tensor<ui32>
    %226 = "stablehlo.xor"(%224, %203) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %227 = "stablehlo.xor"(%217, %196) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %228 = "stablehlo.xor"(%226, %209) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %229 = "stablehlo.xor"(%227, %211) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %230 = "stablehlo.convert"(%225) : (tensor<ui32>) -> tensor<ui64>
    %231 = "stablehlo.convert"(%228) : (tensor<ui32>) -> tensor<ui64>
    %232 = "stablehlo.constant"() <{value = dense<32> : tensor<ui64>}> : () -> tensor<ui64>
    %233 = "stablehlo.shift_left"(%230, %232) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %234 = "stablehlo.or"(%233, %231) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %235 = "stablehlo.convert"(%218) : (tensor<ui32>) -> tensor<ui64>
    %236 = "stablehlo.convert"(%229) : (tensor<ui32>) -> tensor<ui64>
    %237 = "stablehlo.constant"() <{value = dense<32> : tensor<ui64>}> : () -> tensor<ui64>
    %238 = "stablehlo.shift_left"(%235, %237) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %239 = "stablehlo.or"(%238, %236) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %240 = "stablehlo.reshape"(%234) : (tensor<ui64>) -> tensor<1xui64>
    %241 = "stablehlo.reshape"(%239) : (tensor<ui64>) -> tensor<1xui64>
    %242 = "stablehlo.concatenate"(%240, %241) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    return %242 : tensor<2xui64>
  }
}
