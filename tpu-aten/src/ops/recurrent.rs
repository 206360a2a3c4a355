//! Recurrent cells: what `nn.LSTM`, `nn.GRU` and their cells come down to after the products with the weights.

use tpu_runtime::DType;

use crate::builder::{Builder, Val};
use crate::error::Result;
use crate::op::{Ctx, Lowered, Op, many};

/// The cells.
pub const OPS: &[Op] = &[
    Op::new("aten::_thnn_fused_lstm_cell(Tensor input_gates, Tensor hidden_gates, Tensor cx, Tensor? input_bias=None, Tensor? hidden_bias=None) -> (Tensor, Tensor, Tensor)", lstm)
        .examples(&["T[2,12] T[2,12] T[2,3] T[12] T[12]", "T[2,12] T[2,12] T[2,3]"]),
    Op::new("aten::_thnn_fused_lstm_cell_backward_impl(Tensor? grad_hy, Tensor? grad_cy, Tensor cx, Tensor cy, Tensor workspace, bool has_bias) -> (Tensor, Tensor, Tensor)", lstm_backward)
        .examples(&["T[2,3] T[2,3] T[2,3] T[2,3] T[2,12] true", "T[2,3] none T[2,3] T[2,3] T[2,12] false"]),
    Op::new("aten::_thnn_fused_gru_cell(Tensor input_gates, Tensor hidden_gates, Tensor hx, Tensor? input_bias=None, Tensor? hidden_bias=None) -> (Tensor, Tensor)", gru)
        .examples(&["T[2,9] T[2,9] T[2,3] T[9] T[9]", "T[2,9] T[2,9] T[2,3]"]),
    Op::new("aten::_thnn_fused_gru_cell_backward(Tensor grad_hy, Tensor workspace, bool has_bias) -> (Tensor, Tensor, Tensor, Tensor, Tensor)", gru_backward)
        .examples(&["T[2,3] T[2,15] true", "T[2,3] T[2,15] false"]),
];

/// `c' = f c + i g`, `h' = o tanh(c')`; the workspace is the gates after their activations: i, f, g, o.
fn lstm(c: &mut Ctx<'_>) -> Lowered {
    let dtype = c.shape_of("input_gates")?.dtype;
    let wide = c.float_accumulator(dtype)?;
    let input = biased(c, "input_gates", "input_bias", wide)?;
    let hidden = biased(c, "hidden_gates", "hidden_bias", wide)?;
    let cell = c.tensor_as("cx", wide)?;
    let sum = c.add(input, hidden);
    let [i, f, g, o] = parts(c, sum);
    let (i, f, g, o) = (c.logistic(i), c.logistic(f), c.tanh(g), c.logistic(o));
    let (kept, new) = (c.mul(f, cell), c.mul(i, g));
    let cell = c.add(kept, new);
    let active = c.tanh(cell);
    let hidden = c.mul(o, active);
    let workspace = c.concatenate(&[i, f, g, o], 1);
    many([hidden, cell, workspace].map(|x| c.convert(x, dtype)))
}

/// The gradients of the gates before their activations, of the cell, and of the bias: the gates' sum.
fn lstm_backward(c: &mut Ctx<'_>) -> Lowered {
    let dtype = c.shape_of("workspace")?.dtype;
    let wide = c.float_accumulator(dtype)?;
    let (old, cell) = (c.tensor_as("cx", wide)?, c.tensor_as("cy", wide)?);
    let workspace = c.tensor_as("workspace", wide)?;
    let [i, f, g, o] = parts(c, workspace);
    let grad_hidden = gradient(c, "grad_hy", cell)?;
    let grad_cell = gradient(c, "grad_cy", cell)?;
    let active = c.tanh(cell);
    let of_o = c.mul(grad_hidden, active);
    let through = c.mul(grad_hidden, o);
    let through = tanh_slope(c, through, active);
    let grad = c.add(grad_cell, through);
    let (of_i, of_f, of_g) = (c.mul(grad, g), c.mul(grad, old), c.mul(grad, i));
    let of_cell = c.mul(grad, f);
    let gates = [
        logistic_slope(c, of_i, i),
        logistic_slope(c, of_f, f),
        tanh_slope(c, of_g, g),
        logistic_slope(c, of_o, o),
    ];
    let gates = c.concatenate(&gates, 1);
    let bias = c.bool("has_bias")?.then(|| c.sum(gates, &[0]));
    Ok([Some(gates), Some(of_cell), bias].map(|x| x.map(|x| c.convert(x, dtype))).to_vec())
}

/// `h' = n + z (h - n)` with `n = tanh(x + r y)`; the workspace is r, z, n, h and y.
fn gru(c: &mut Ctx<'_>) -> Lowered {
    let dtype = c.shape_of("input_gates")?.dtype;
    let wide = c.float_accumulator(dtype)?;
    let input = biased(c, "input_gates", "input_bias", wide)?;
    let hidden = biased(c, "hidden_gates", "hidden_bias", wide)?;
    let old = c.tensor_as("hx", wide)?;
    let ([xr, xz, xn], [hr, hz, hn]) = (parts(c, input), parts(c, hidden));
    let (r, z) = (c.add(xr, hr), c.add(xz, hz));
    let (r, z) = (c.logistic(r), c.logistic(z));
    let reset = c.mul(r, hn);
    let n = c.add(xn, reset);
    let n = c.tanh(n);
    let difference = c.sub(old, n);
    let kept = c.mul(z, difference);
    let new = c.add(n, kept);
    let workspace = c.concatenate(&[r, z, n, old, hn], 1);
    many([new, workspace].map(|x| c.convert(x, dtype)))
}

/// The gradients of both sides' gates, of the hidden state, and of both biases: the gates' sums.
fn gru_backward(c: &mut Ctx<'_>) -> Lowered {
    let dtype = c.shape_of("workspace")?.dtype;
    let wide = c.float_accumulator(dtype)?;
    let (grad, workspace) = (c.tensor_as("grad_hy", wide)?, c.tensor_as("workspace", wide)?);
    let [r, z, n, old, hn] = parts(c, workspace);
    let difference = c.sub(old, n);
    let of_z = c.mul(grad, difference);
    let of_z = logistic_slope(c, of_z, z);
    let of_old = c.mul(grad, z);
    let of_new = c.sub(grad, of_old);
    let of_n = tanh_slope(c, of_new, n);
    let of_hn = c.mul(of_n, r);
    let of_r = c.mul(of_n, hn);
    let of_r = logistic_slope(c, of_r, r);
    let input = c.concatenate(&[of_r, of_z, of_n], 1);
    let hidden = c.concatenate(&[of_r, of_z, of_hn], 1);
    let has_bias = c.bool("has_bias")?;
    let [of_input, of_hidden] = [input, hidden].map(|x| has_bias.then(|| c.sum(x, &[0])));
    let results = [Some(input), Some(hidden), Some(of_old), of_input, of_hidden];
    Ok(results.map(|x| x.map(|x| c.convert(x, dtype))).to_vec())
}

/// Gates plus their bias, if there is one.
fn biased(c: &mut Ctx<'_>, gates: &str, bias: &str, dtype: DType) -> Result<Val> {
    let gates = c.tensor_as(gates, dtype)?;
    let Some(bias) = c.opt_tensor(bias)? else { return Ok(gates) };
    let bias = c.convert(bias, dtype);
    let dims = c.dims(gates);
    let bias = c.broadcast(bias, &dims);
    Ok(c.add(gates, bias))
}

/// The gradient `name`, or zeros when the result had none.
fn gradient(c: &mut Ctx<'_>, name: &str, like: Val) -> Result<Val> {
    let dtype = c.dtype(like);
    Ok(match c.opt_tensor(name)? {
        Some(grad) => c.convert(grad, dtype),
        None => c.zeros_like(like),
    })
}

/// Equal parts of the second dimension.
fn parts<const N: usize>(b: &mut Builder, x: Val) -> [Val; N] {
    let size = b.dims(x)[1] / N as i64;
    std::array::from_fn(|part| b.slice_dim(x, 1, part as i64 * size, (part as i64 + 1) * size))
}

/// `g y (1 - y)`, the gradient through `y = logistic(x)`.
fn logistic_slope(b: &mut Builder, grad: Val, y: Val) -> Val {
    let one = b.full_like(1, y);
    let rest = b.sub(one, y);
    let slope = b.mul(rest, y);
    b.mul(grad, slope)
}

/// `g (1 - y²)`, the gradient through `y = tanh(x)`.
fn tanh_slope(b: &mut Builder, grad: Val, y: Val) -> Val {
    let one = b.full_like(1, y);
    let square = b.mul(y, y);
    let slope = b.sub(one, square);
    b.mul(grad, slope)
}
