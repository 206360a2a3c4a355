module @loop {
  func.func public @main(%x: tensor<4096x4096xf32>, %y: tensor<8x4096xf32> {tf.aliasing_output = 0 : i32}) -> (tensor<8x4096xf32>, tensor<4096x4096xf32>) {
    %h = stablehlo.dot_general %x, %x, contracting_dims = [1] x [0] : (tensor<4096x4096xf32>, tensor<4096x4096xf32>) -> tensor<4096x4096xf32>
    %t = stablehlo.tanh %h : tensor<4096x4096xf32>
    %c = stablehlo.dot_general %t, %t, contracting_dims = [1] x [0] : (tensor<4096x4096xf32>, tensor<4096x4096xf32>) -> tensor<4096x4096xf32>
    %u = stablehlo.sine %c : tensor<4096x4096xf32>
    %z = stablehlo.dot_general %u, %h, contracting_dims = [1] x [0] : (tensor<4096x4096xf32>, tensor<4096x4096xf32>) -> tensor<4096x4096xf32>
    %zero = stablehlo.constant dense<0> : tensor<i32>
    %r:2 = stablehlo.while(%i = %zero, %a = %y) : tensor<i32>, tensor<8x4096xf32>
     cond {
      %n = stablehlo.constant dense<8> : tensor<i32>
      %p = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %p : tensor<i1>
     } do {
      %zz = stablehlo.constant dense<0> : tensor<i32>
      %row = stablehlo.dynamic_slice %a, %i, %zz, sizes = [1, 4096] : (tensor<8x4096xf32>, tensor<i32>, tensor<i32>) -> tensor<1x4096xf32>
      %m = stablehlo.dot_general %row, %z, contracting_dims = [1] x [0] : (tensor<1x4096xf32>, tensor<4096x4096xf32>) -> tensor<1x4096xf32>
      %b = stablehlo.dynamic_update_slice %a, %m, %i, %zz : (tensor<8x4096xf32>, tensor<1x4096xf32>, tensor<i32>, tensor<i32>) -> tensor<8x4096xf32>
      %one = stablehlo.constant dense<1> : tensor<i32>
      %j = stablehlo.add %i, %one : tensor<i32>
      stablehlo.return %j, %b : tensor<i32>, tensor<8x4096xf32>
     }
    return %r#1, %z : tensor<8x4096xf32>, tensor<4096x4096xf32>
  }
}
