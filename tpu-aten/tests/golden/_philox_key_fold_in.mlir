// aten::_philox_key_fold_in(Tensor key, int data) -> Tensor

// T[4,2] 3, T = uint64
module @torchtpu {
  func.func public @main(%arg0: tensor<4x2xui64>, %s0: tensor<i64>) -> (tensor<4x2xui64>) {
    %0 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 4, 1>, strides = array<i64: 1, 1>}> : (tensor<4x2xui64>) -> tensor<4x1xui64>
    %1 = "stablehlo.reshape"(%0) : (tensor<4x1xui64>) -> tensor<4xui64>
    %2 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 4, 2>, strides = array<i64: 1, 1>}> : (tensor<4x2xui64>) -> tensor<4x1xui64>
    %3 = "stablehlo.reshape"(%2) : (tensor<4x1xui64>) -> tensor<4xui64>
    %4 = "stablehlo.bitcast_convert"(%s0) : (tensor<i64>) -> tensor<ui64>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<4xui64>
    %6 = "stablehlo.add"(%3, %5) : (tensor<4xui64>, tensor<4xui64>) -> tensor<4xui64>
    %7 = "stablehlo.constant"() <{value = dense<32> : tensor<4xui64>}> : () -> tensor<4xui64>
    %8 = "stablehlo.shift_right_logical"(%1, %7) : (tensor<4xui64>, tensor<4xui64>) -> tensor<4xui64>
    %9 = "stablehlo.convert"(%8) : (tensor<4xui64>) -> tensor<4xui32>
    %10 = "stablehlo.convert"(%1) : (tensor<4xui64>) -> tensor<4xui32>
    %11 = "stablehlo.constant"() <{value = dense<32> : tensor<4xui64>}> : () -> tensor<4xui64>
    %12 = "stablehlo.shift_right_logical"(%6, %11) : (tensor<4xui64>, tensor<4xui64>) -> tensor<4xui64>
    %13 = "stablehlo.convert"(%12) : (tensor<4xui64>) -> tensor<4xui32>
    %14 = "stablehlo.convert"(%6) : (tensor<4xui64>) -> tensor<4xui32>
    %15 = "stablehlo.constant"() <{value = dense<0> : tensor<4xui32>}> : () -> tensor<4xui32>
    %16 = "stablehlo.convert"(%14) : (tensor<4xui32>) -> tensor<4xui64>
    %17 = "stablehlo.constant"() <{value = dense<3528531795> : tensor<4xui64>}> : () -> tensor<4xui64>
    %18 = "stablehlo.multiply"(%16, %17) : (tensor<4xui64>, tensor<4xui64>) -> tensor<4xui64>
    %19 = "stablehlo.constant"() <{value = dense<32> : tensor<4xui64>}> : () -> tensor<4xui64>
    %20 = "stablehlo.shift_right_logical"(%18, %19) : (tensor<4xui64>, tensor<4xui64>) -> tensor<4xui64>
    %21 = "stablehlo.convert"(%20) : (tensor<4xui64>) -> tensor<4xui32>
    %22 = "stablehlo.convert"(%18) : (tensor<4xui64>) -> tensor<4xui32>
    %23 = "stablehlo.convert"(%15) : (tensor<4xui32>) -> tensor<4xui64>
    %24 = "stablehlo.constant"() <{value = dense<3449720151> : tensor<4xui64>}> : () -> tensor<4xui64>
    %25 = "stablehlo.multiply"(%23, %24) : (tensor<4xui64>, tensor<4xui64>) -> tensor<4xui64>
    %26 = "stablehlo.constant"() <{value = dense<32> : tensor<4xui64>}> : () -> tensor<4xui64>
    %27 = "stablehlo.shift_right_logical"(%25, %26) : (tensor<4xui64>, tensor<4xui64>) -> tensor<4xui64>
    %28 = "stablehlo.convert"(%27) : (tensor<4xui64>) -> tensor<4xui32>
    %29 = "stablehlo.convert"(%25) : (tensor<4xui64>) -> tensor<4xui32>
    %30 = "stablehlo.xor"(%28, %13) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %31 = "stablehlo.xor"(%21, %15) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %32 = "stablehlo.xor"(%30, %10) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %33 = "stablehlo.xor"(%31, %9) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %34 = "stablehlo.constant"() <{value = dense<2654435769> : tensor<4xui32>}> : () -> tensor<4xui32>
    %35 = "stablehlo.add"(%10, %34) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %36 = "stablehlo.constant"() <{value = dense<3144134277> : tensor<4xui32>}> : () -> tensor<4xui32>
    %37 = "stablehlo.add"(%9, %36) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %38 = "stablehlo.convert"(%32) : (tensor<4xui32>) -> tensor<4xui64>
    %39 = "stablehlo.constant"() <{value = dense<3528531795> : tensor<4xui64>}> : () -> tensor<4xui64>
    %40 = "stablehlo.multiply"(%38, %39) : (tensor<4xui64>, tensor<4xui64>) -> tensor<4xui64>
    %41 = "stablehlo.constant"() <{value = dense<32> : tensor<4xui64>}> : () -> tensor<4xui64>
    %42 = "stablehlo.shift_right_logical"(%40, %41) : (tensor<4xui64>, tensor<4xui64>) -> tensor<4xui64>
    %43 = "stablehlo.convert"(%42) : (tensor<4xui64>) -> tensor<4xui32>
    %44 = "stablehlo.convert"(%40) : (tensor<4xui64>) -> tensor<4xui32>
    %45 = "stablehlo.convert"(%33) : (tensor<4xui32>) -> tensor<4xui64>
    %46 = "stablehlo.constant"() <{value = dense<3449720151> : tensor<4xui64>}> : () -> tensor<4xui64>
    %47 = "stablehlo.multiply"(%45, %46) : (tensor<4xui64>, tensor<4xui64>) -> tensor<4xui64>
    %48 = "stablehlo.constant"() <{value = dense<32> : tensor<4xui64>}> : () -> tensor<4xui64>
    %49 = "stablehlo.shift_right_logical"(%47, %48) : (tensor<4xui64>, tensor<4xui64>) -> tensor<4xui64>
    %50 = "stablehlo.convert"(%49) : (tensor<4xui64>) -> tensor<4xui32>
    %51 = "stablehlo.convert"(%47) : (tensor<4xui64>) -> tensor<4xui32>
    %52 = "stablehlo.xor"(%50, %29) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %53 = "stablehlo.xor"(%43, %22) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %54 = "stablehlo.xor"(%52, %35) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %55 = "stablehlo.xor"(%53, %37) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %56 = "stablehlo.constant"() <{value = dense<2654435769> : tensor<4xui32>}> : () -> tensor<4xui32>
    %57 = "stablehlo.add"(%35, %56) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %58 = "stablehlo.constant"() <{value = dense<3144134277> : tensor<4xui32>}> : () -> tensor<4xui32>
    %59 = "stablehlo.add"(%37, %58) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %60 = "stablehlo.convert"(%54) : (tensor<4xui32>) -> tensor<4xui64>
    %61 = "stablehlo.constant"() <{value = dense<3528531795> : tensor<4xui64>}> : () -> tensor<4xui64>
    %62 = "stablehlo.multiply"(%60, %61) : (tensor<4xui64>, tensor<4xui64>) -> tensor<4xui64>
    %63 = "stablehlo.constant"() <{value = dense<32> : tensor<4xui64>}> : () -> tensor<4xui64>
    %64 = "stablehlo.shift_right_logical"(%62, %63) : (tensor<4xui64>, tensor<4xui64>) -> tensor<4xui64>
    %65 = "stablehlo.convert"(%64) : (tensor<4xui64>) -> tensor<4xui32>
    %66 = "stablehlo.convert"(%62) : (tensor<4xui64>) -> tensor<4xui32>
    %67 = "stablehlo.convert"(%55) : (tensor<4xui32>) -> tensor<4xui64>
    %68 = "stablehlo.constant"() <{value = dense<3449720151> : tensor<4xui64>}> : () -> tensor<4xui64>
    %69 = "stablehlo.multiply"(%67, %68) : (tensor<4xui64>, tensor<4xui64>) -> tensor<4xui64>
    %70 = "stablehlo.constant"() <{value = dense<32> : tensor<4xui64>}> : () -> tensor<4xui64>
    %71 = "stablehlo.shift_right_logical"(%69, %70) : (tensor<4xui64>, tensor<4xui64>) -> tensor<4xui64>
    %72 = "stablehlo.convert"(%71) : (tensor<4xui64>) -> tensor<4xui32>
    %73 = "stablehlo.convert"(%69) : (tensor<4xui64>) -> tensor<4xui32>
    %74 = "stablehlo.xor"(%72, %51) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %75 = "stablehlo.xor"(%65, %44) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %76 = "stablehlo.xor"(%74, %57) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %77 = "stablehlo.xor"(%75, %59) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %78 = "stablehlo.constant"() <{value = dense<2654435769> : tensor<4xui32>}> : () -> tensor<4xui32>
    %79 = "stablehlo.add"(%57, %78) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %80 = "stablehlo.constant"() <{value = dense<3144134277> : tensor<4xui32>}> : () -> tensor<4xui32>
    %81 = "stablehlo.add"(%59, %80) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %82 = "stablehlo.convert"(%76) : (tensor<4xui32>) -> tensor<4xui64>
    %83 = "stablehlo.constant"() <{value = dense<3528531795> : tensor<4xui64>}> : () -> tensor<4xui64>
    %84 = "stablehlo.multiply"(%82, %83) : (tensor<4xui64>, tensor<4xui64>) -> tensor<4xui64>
    %85 = "stablehlo.constant"() <{value = dense<32> : tensor<4xui64>}> : () -> tensor<4xui64>
    %86 = "stablehlo.shift_right_logical"(%84, %85) : (tensor<4xui64>, tensor<4xui64>) -> tensor<4xui64>
    %87 = "stablehlo.convert"(%86) : (tensor<4xui64>) -> tensor<4xui32>
    %88 = "stablehlo.convert"(%84) : (tensor<4xui64>) -> tensor<4xui32>
    %89 = "stablehlo.convert"(%77) : (tensor<4xui32>) -> tensor<4xui64>
    %90 = "stablehlo.constant"() <{value = dense<3449720151> : tensor<4xui64>}> : () -> tensor<4xui64>
    %91 = "stablehlo.multiply"(%89, %90) : (tensor<4xui64>, tensor<4xui64>) -> tensor<4xui64>
    %92 = "stablehlo.constant"() <{value = dense<32> : tensor<4xui64>}> : () -> tensor<4xui64>
    %93 = "stablehlo.shift_right_logical"(%91, %92) : (tensor<4xui64>, tensor<4xui64>) -> tensor<4xui64>
    %94 = "stablehlo.convert"(%93) : (tensor<4xui64>) -> tensor<4xui32>
    %95 = "stablehlo.convert"(%91) : (tensor<4xui64>) -> tensor<4xui32>
    %96 = "stablehlo.xor"(%94, %73) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %97 = "stablehlo.xor"(%87, %66) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %98 = "stablehlo.xor"(%96, %79) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %99 = "stablehlo.xor"(%97, %81) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %100 = "stablehlo.constant"() <{value = dense<2654435769> : tensor<4xui32>}> : () -> tensor<4xui32>
    %101 = "stablehlo.add"(%79, %100) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %102 = "stablehlo.constant"() <{value = dense<3144134277> : tensor<4xui32>}> : () -> tensor<4xui32>
    %103 = "stablehlo.add"(%81, %102) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %104 = "stablehlo.convert"(%98) : (tensor<4xui32>) -> tensor<4xui64>
    %105 = "stablehlo.constant"() <{value = dense<3528531795> : tensor<4xui64>}> : () -> tensor<4xui64>
    %106 = "stablehlo.multiply"(%104, %105) : (tensor<4xui64>, tensor<4xui64>) -> tensor<4xui64>
    %107 = "stablehlo.constant"() <{value = dense<32> : tensor<4xui64>}> : () -> tensor<4xui64>
    %108 = "stablehlo.shift_right_logical"(%106, %107) : (tensor<4xui64>, tensor<4xui64>) -> tensor<4xui64>
    %109 = "stablehlo.convert"(%108) : (tensor<4xui64>) -> tensor<4xui32>
    %110 = "stablehlo.convert"(%106) : (tensor<4xui64>) -> tensor<4xui32>
    %111 = "stablehlo.convert"(%99) : (tensor<4xui32>) -> tensor<4xui64>
    %112 = "stablehlo.constant"() <{value = dense<3449720151> : tensor<4xui64>}> : () -> tensor<4xui64>
    %113 = "stablehlo.multiply"(%111, %112) : (tensor<4xui64>, tensor<4xui64>) -> tensor<4xui64>
    %114 = "stablehlo.constant"() <{value = dense<32> : tensor<4xui64>}> : () -> tensor<4xui64>
    %115 = "stablehlo.shift_right_logical"(%113, %114) : (tensor<4xui64>, tensor<4xui64>) -> tensor<4xui64>
    %116 = "stablehlo.convert"(%115) : (tensor<4xui64>) -> tensor<4xui32>
    %117 = "stablehlo.convert"(%113) : (tensor<4xui64>) -> tensor<4xui32>
    %118 = "stablehlo.xor"(%116, %95) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %119 = "stablehlo.xor"(%109, %88) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %120 = "stablehlo.xor"(%118, %101) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %121 = "stablehlo.xor"(%119, %103) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %122 = "stablehlo.constant"() <{value = dense<2654435769> : tensor<4xui32>}> : () -> tensor<4xui32>
    %123 = "stablehlo.add"(%101, %122) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %124 = "stablehlo.constant"() <{value = dense<3144134277> : tensor<4xui32>}> : () -> tensor<4xui32>
    %125 = "stablehlo.add"(%103, %124) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %126 = "stablehlo.convert"(%120) : (tensor<4xui32>) -> tensor<4xui64>
    %127 = "stablehlo.constant"() <{value = dense<3528531795> : tensor<4xui64>}> : () -> tensor<4xui64>
    %128 = "stablehlo.multiply"(%126, %127) : (tensor<4xui64>, tensor<4xui64>) -> tensor<4xui64>
    %129 = "stablehlo.constant"() <{value = dense<32> : tensor<4xui64>}> : () -> tensor<4xui64>
    %130 = "stablehlo.shift_right_logical"(%128, %129) : (tensor<4xui64>, tensor<4xui64>) -> tensor<4xui64>
    %131 = "stablehlo.convert"(%130) : (tensor<4xui64>) -> tensor<4xui32>
    %132 = "stablehlo.convert"(%128) : (tensor<4xui64>) -> tensor<4xui32>
    %133 = "stablehlo.convert"(%121) : (tensor<4xui32>) -> tensor<4xui64>
    %134 = "stablehlo.constant"() <{value = dense<3449720151> : tensor<4xui64>}> : () -> tensor<4xui64>
    %135 = "stablehlo.multiply"(%133, %134) : (tensor<4xui64>, tensor<4xui64>) -> tensor<4xui64>
    %136 = "stablehlo.constant"() <{value = dense<32> : tensor<4xui64>}> : () -> tensor<4xui64>
    %137 = "stablehlo.shift_right_logical"(%135, %136) : (tensor<4xui64>, tensor<4xui64>) -> tensor<4xui64>
    %138 = "stablehlo.convert"(%137) : (tensor<4xui64>) -> tensor<4xui32>
    %139 = "stablehlo.convert"(%135) : (tensor<4xui64>) -> tensor<4xui32>
    %140 = "stablehlo.xor"(%138, %117) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %141 = "stablehlo.xor"(%131, %110) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %142 = "stablehlo.xor"(%140, %123) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %143 = "stablehlo.xor"(%141, %125) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %144 = "stablehlo.constant"() <{value = dense<2654435769> : tensor<4xui32>}> : () -> tensor<4xui32>
    %145 = "stablehlo.add"(%123, %144) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %146 = "stablehlo.constant"() <{value = dense<3144134277> : tensor<4xui32>}> : () -> tensor<4xui32>
    %147 = "stablehlo.add"(%125, %146) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %148 = "stablehlo.convert"(%142) : (tensor<4xui32>) -> tensor<4xui64>
    %149 = "stablehlo.constant"() <{value = dense<3528531795> : tensor<4xui64>}> : () -> tensor<4xui64>
    %150 = "stablehlo.multiply"(%148, %149) : (tensor<4xui64>, tensor<4xui64>) -> tensor<4xui64>
    %151 = "stablehlo.constant"() <{value = dense<32> : tensor<4xui64>}> : () -> tensor<4xui64>
    %152 = "stablehlo.shift_right_logical"(%150, %151) : (tensor<4xui64>, tensor<4xui64>) -> tensor<4xui64>
    %153 = "stablehlo.convert"(%152) : (tensor<4xui64>) -> tensor<4xui32>
    %154 = "stablehlo.convert"(%150) : (tensor<4xui64>) -> tensor<4xui32>
    %155 = "stablehlo.convert"(%143) : (tensor<4xui32>) -> tensor<4xui64>
    %156 = "stablehlo.constant"() <{value = dense<3449720151> : tensor<4xui64>}> : () -> tensor<4xui64>
    %157 = "stablehlo.multiply"(%155, %156) : (tensor<4xui64>, tensor<4xui64>) -> tensor<4xui64>
    %158 = "stablehlo.constant"() <{value = dense<32> : tensor<4xui64>}> : () -> tensor<4xui64>
    %159 = "stablehlo.shift_right_logical"(%157, %158) : (tensor<4xui64>, tensor<4xui64>) -> tensor<4xui64>
    %160 = "stablehlo.convert"(%159) : (tensor<4xui64>) -> tensor<4xui32>
    %161 = "stablehlo.convert"(%157) : (tensor<4xui64>) -> tensor<4xui32>
    %162 = "stablehlo.xor"(%160, %139) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %163 = "stablehlo.xor"(%153, %132) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %164 = "stablehlo.xor"(%162, %145) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %165 = "stablehlo.xor"(%163, %147) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %166 = "stablehlo.constant"() <{value = dense<2654435769> : tensor<4xui32>}> : () -> tensor<4xui32>
    %167 = "stablehlo.add"(%145, %166) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %168 = "stablehlo.constant"() <{value = dense<3144134277> : tensor<4xui32>}> : () -> tensor<4xui32>
    %169 = "stablehlo.add"(%147, %168) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %170 = "stablehlo.convert"(%164) : (tensor<4xui32>) -> tensor<4xui64>
    %171 = "stablehlo.constant"() <{value = dense<3528531795> : tensor<4xui64>}> : () -> tensor<4xui64>
    %172 = "stablehlo.multiply"(%170, %171) : (tensor<4xui64>, tensor<4xui64>) -> tensor<4xui64>
    %173 = "stablehlo.constant"() <{value = dense<32> : tensor<4xui64>}> : () -> tensor<4xui64>
    %174 = "stablehlo.shift_right_logical"(%172, %173) : (tensor<4xui64>, tensor<4xui64>) -> tensor<4xui64>
    %175 = "stablehlo.convert"(%174) : (tensor<4xui64>) -> tensor<4xui32>
    %176 = "stablehlo.convert"(%172) : (tensor<4xui64>) -> tensor<4xui32>
    %177 = "stablehlo.convert"(%165) : (tensor<4xui32>) -> tensor<4xui64>
    %178 = "stablehlo.constant"() <{value = dense<3449720151> : tensor<4xui64>}> : () -> tensor<4xui64>
    %179 = "stablehlo.multiply"(%177, %178) : (tensor<4xui64>, tensor<4xui64>) -> tensor<4xui64>
    %180 = "stablehlo.constant"() <{value = dense<32> : tensor<4xui64>}> : () -> tensor<4xui64>
    %181 = "stablehlo.shift_right_logical"(%179, %180) : (tensor<4xui64>, tensor<4xui64>) -> tensor<4xui64>
    %182 = "stablehlo.convert"(%181) : (tensor<4xui64>) -> tensor<4xui32>
    %183 = "stablehlo.convert"(%179) : (tensor<4xui64>) -> tensor<4xui32>
    %184 = "stablehlo.xor"(%182, %161) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %185 = "stablehlo.xor"(%175, %154) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %186 = "stablehlo.xor"(%184, %167) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %187 = "stablehlo.xor"(%185, %169) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %188 = "stablehlo.constant"() <{value = dense<2654435769> : tensor<4xui32>}> : () -> tensor<4xui32>
    %189 = "stablehlo.add"(%167, %188) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %190 = "stablehlo.constant"() <{value = dense<3144134277> : tensor<4xui32>}> : () -> tensor<4xui32>
    %191 = "stablehlo.add"(%169, %190) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %192 = "stablehlo.convert"(%186) : (tensor<4xui32>) -> tensor<4xui64>
    %193 = "stablehlo.constant"() <{value = dense<3528531795> : tensor<4xui64>}> : () -> tensor<4xui64>
    %194 = "stablehlo.multiply"(%192, %193) : (tensor<4xui64>, tensor<4xui64>) -> tensor<4xui64>
    %195 = "stablehlo.constant"() <{value = dense<32> : tensor<4xui64>}> : () -> tensor<4xui64>
    %196 = "stablehlo.shift_right_logical"(%194, %195) : (tensor<4xui64>, tensor<4xui64>) -> tensor<4xui64>
    %197 = "stablehlo.convert"(%196) : (tensor<4xui64>) -> tensor<4xui32>
    %198 = "stablehlo.convert"(%194) : (tensor<4xui64>) -> tensor<4xui32>
    %199 = "stablehlo.convert"(%187) : (tensor<4xui32>) -> tensor<4xui64>
    %200 = "stablehlo.constant"() <{value = dense<3449720151> : tensor<4xui64>}> : () -> tensor<4xui64>
    %201 = "stablehlo.multiply"(%199, %200) : (tensor<4xui64>, tensor<4xui64>) -> tensor<4xui64>
    %202 = "stablehlo.constant"() <{value = dense<32> : tensor<4xui64>}> : () -> tensor<4xui64>
    %203 = "stablehlo.shift_right_logical"(%201, %202) : (tensor<4xui64>, tensor<4xui64>) -> tensor<4xui64>
    %204 = "stablehlo.convert"(%203) : (tensor<4xui64>) -> tensor<4xui32>
    %205 = "stablehlo.convert"(%201) : (tensor<4xui64>) -> tensor<4xui32>
    %206 = "stablehlo.xor"(%204, %183) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %207 = "stablehlo.xor"(%197, %176) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %208 = "stablehlo.xor"(%206, %189) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %209 = "stablehlo.xor"(%207, %191) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %210 = "stablehlo.constant"() <{value = dense<2654435769> : tensor<4xui32>}> : () -> tensor<4xui32>
    %211 = "stablehlo.add"(%189, %210) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %212 = "stablehlo.constant"() <{value = dense<3144134277> : tensor<4xui32>}> : () -> tensor<4xui32>
    %213 = "stablehlo.add"(%191, %212) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %214 = "stablehlo.convert"(%208) : (tensor<4xui32>) -> tensor<4xui64>
    %215 = "stablehlo.constant"() <{value = dense<3528531795> : tensor<4xui64>}> : () -> tensor<4xui64>
    %216 = "stablehlo.multiply"(%214, %215) : (tensor<4xui64>, tensor<4xui64>) -> tensor<4xui64>
    %217 = "stablehlo.constant"() <{value = dense<32> : tensor<4xui64>}> : () -> tensor<4xui64>
    %218 = "stablehlo.shift_right_logical"(%216, %217) : (tensor<4xui64>, tensor<4xui64>) -> tensor<4xui64>
    %219 = "stablehlo.convert"(%218) : (tensor<4xui64>) -> tensor<4xui32>
    %220 = "stablehlo.convert"(%216) : (tensor<4xui64>) -> tensor<4xui32>
    %221 = "stablehlo.convert"(%209) : (tensor<4xui32>) -> tensor<4xui64>
    %222 = "stablehlo.constant"() <{value = dense<3449720151> : tensor<4xui64>}> : () -> tensor<4xui64>
    %223 = "stablehlo.multiply"(%221, %222) : (tensor<4xui64>, tensor<4xui64>) -> tensor<4xui64>
    %224 = "stablehlo.constant"() <{value = dense<32> : tensor<4xui64>}> : () -> tensor<4xui64>
    %225 = "stablehlo.shift_right_logical"(%223, %224) : (tensor<4xui64>, tensor<4xui64>) -> tensor<4xui64>
    %226 = "stablehlo.convert"(%225) : (tensor<4xui64>) -> tensor<4xui32>
    %227 = "stablehlo.convert"(%223) : (tensor<4xui64>) -> tensor<4xui32>
    %228 = "stablehlo.xor"(%226, %205) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %229 = "stablehlo.xor"(%219, %198) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %230 = "stablehlo.xor"(%228, %211) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %231 = "stablehlo.xor"(%229, %213) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %232 = "stablehlo.convert"(%227) : (tensor<4xui32>) -> tensor<4xui64>
    %233 = "stablehlo.convert"(%230) : (tensor<4xui32>) -> tensor<4xui64>
    %234 = "stablehlo.constant"() <{value = dense<32> : tensor<4xui64>}> : () -> tensor<4xui64>
    %235 = "stablehlo.shift_left"(%232, %234) : (tensor<4xui64>, tensor<4xui64>) -> tensor<4xui64>
    %236 = "stablehlo.or"(%235, %233) : (tensor<4xui64>, tensor<4xui64>) -> tensor<4xui64>
    %237 = "stablehlo.convert"(%220) : (tensor<4xui32>) -> tensor<4xui64>
    %238 = "stablehlo.convert"(%231) : (tensor<4xui32>) -> tensor<4xui64>
    %239 = "stablehlo.constant"() <{value = dense<32> : tensor<4xui64>}> : () -> tensor<4xui64>
    %240 = "stablehlo.shift_left"(%237, %239) : (tensor<4xui64>, tensor<4xui64>) -> tensor<4xui64>
    %241 = "stablehlo.or"(%240, %238) : (tensor<4xui64>, tensor<4xui64>) -> tensor<4xui64>
    %242 = "stablehlo.reshape"(%236) : (tensor<4xui64>) -> tensor<4x1xui64>
    %243 = "stablehlo.reshape"(%241) : (tensor<4xui64>) -> tensor<4x1xui64>
    %244 = "stablehlo.concatenate"(%242, %243) <{dimension = 1 : i64}> : (tensor<4x1xui64>, tensor<4x1xui64>) -> tensor<4x2xui64>
    return %244 : tensor<4x2xui64>
  }
}
