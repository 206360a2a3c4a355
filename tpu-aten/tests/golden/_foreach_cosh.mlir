// aten::_foreach_cosh(Tensor[] self) -> Tensor[]

// {T[2,3] T[4]}, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf32>, %arg1: tensor<4xf32>) -> (tensor<2x3xf32>, tensor<4xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %1 = "stablehlo.multiply"(%arg0, %0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %2 = "stablehlo.exponential"(%1) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %3 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %4 = "stablehlo.multiply"(%2, %3) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %5 = "stablehlo.multiply"(%4, %2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %6 = "stablehlo.constant"() <{value = dense<-0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %7 = "stablehlo.multiply"(%arg0, %6) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %8 = "stablehlo.exponential"(%7) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %9 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %10 = "stablehlo.multiply"(%8, %9) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %11 = "stablehlo.multiply"(%10, %8) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %12 = "stablehlo.add"(%5, %11) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %13 = "stablehlo.constant"() <{value = dense<0.5> : tensor<4xf32>}> : () -> tensor<4xf32>
    %14 = "stablehlo.multiply"(%arg1, %13) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %15 = "stablehlo.exponential"(%14) : (tensor<4xf32>) -> tensor<4xf32>
    %16 = "stablehlo.constant"() <{value = dense<0.5> : tensor<4xf32>}> : () -> tensor<4xf32>
    %17 = "stablehlo.multiply"(%15, %16) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %18 = "stablehlo.multiply"(%17, %15) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %19 = "stablehlo.constant"() <{value = dense<-0.5> : tensor<4xf32>}> : () -> tensor<4xf32>
    %20 = "stablehlo.multiply"(%arg1, %19) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %21 = "stablehlo.exponential"(%20) : (tensor<4xf32>) -> tensor<4xf32>
    %22 = "stablehlo.constant"() <{value = dense<0.5> : tensor<4xf32>}> : () -> tensor<4xf32>
    %23 = "stablehlo.multiply"(%21, %22) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %24 = "stablehlo.multiply"(%23, %21) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %25 = "stablehlo.add"(%18, %24) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    return %12, %25 : tensor<2x3xf32>, tensor<4xf32>
  }
}
