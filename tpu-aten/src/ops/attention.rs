//! Attention as torch fuses it for inference.
//!
//! The rows here are what `nn.MultiheadAttention` and `nn.TransformerEncoderLayer` call in eval mode;
//! [`fused`] has `scaled_dot_product_attention` itself, [`cpu`] the name of it that graphs for the CPU have.

pub mod cpu;
pub mod fused;

use tpu_runtime::{DType, Shape};

use crate::builder::{Builder, DotDims, Val};
use crate::error::{Error, Result};
use crate::op::{Ctx, Lowered, Op, many, one};
use crate::ops::norm::{parameter, standardized};
use crate::ops::pointwise::smooth::normal_cdf;
use crate::ops::softmax::exponential;
use crate::promote::accumulator;

/// The rows.
pub const OPS: &[Op] = &[
    Op::new("aten::_transform_bias_rescale_qkv(Tensor qkv, Tensor qkv_bias, int num_heads) -> (Tensor, Tensor, Tensor)", transform_qkv)
        .examples(&["T[2,3,24] T[24] 2"]),
    Op::new("aten::_native_multi_head_attention(Tensor query, Tensor key, Tensor value, int embed_dim, int num_head, Tensor qkv_weight, Tensor qkv_bias, Tensor proj_weight, Tensor proj_bias, Tensor? mask=None, bool need_weights=True, bool average_attn_weights=True, int? mask_type=None) -> (Tensor, Tensor)", multi_head_attention)
        .precise()
        .examples(&[
            "T[2,3,8] T[2,3,8] T[2,3,8] 8 2 T[24,8] T[24] T[8,8] T[8]",
            "T[2,3,8] T[2,3,8] T[2,3,8] 8 2 T[24,8] T[24] T[8,8] T[8] bool[2,3] true false 1",
            "T[2,3,8] T[2,3,8] T[2,3,8] 8 2 T[24,8] T[24] T[8,8] T[8] bool[3,3] false true 0",
        ]),
    Op::new("aten::_transformer_encoder_layer_fwd(Tensor src, int embed_dim, int num_heads, Tensor qkv_weight, Tensor qkv_bias, Tensor proj_weight, Tensor proj_bias, bool use_gelu, bool norm_first, float eps, Tensor norm_weight_1, Tensor norm_bias_1, Tensor norm_weight_2, Tensor norm_bias_2, Tensor ffn_weight_1, Tensor ffn_bias_1, Tensor ffn_weight_2, Tensor ffn_bias_2, Tensor? mask=None, int? mask_type=None) -> Tensor", encoder_layer)
        .precise()
        .examples(&[
            "T[2,3,8] 8 2 T[24,8] T[24] T[8,8] T[8] true true 1e-5 T[8] T[8] T[8] T[8] T[6,8] T[6] T[8,6] T[8]",
            "T[2,3,8] 8 2 T[24,8] T[24] T[8,8] T[8] false false 1e-5 T[8] T[8] T[8] T[8] T[6,8] T[6] T[8,6] T[8] bool[2,2,3,3] 2",
        ]),
];

/// The weights and flags of an attention layer.
struct Layer {
    heads: i64,
    /// `[3·D, D]` and `[3·D]`: query, key and value, one after the other.
    weight: Val,
    bias: Val,
    out_weight: Val,
    out_bias: Val,
    /// `Bool`, true where a key is hidden; broadcast to `[batch, head, query, key]`.
    hidden: Option<Val>,
}

/// Splits `[B, T, 3·D]` into query, key and value of `[B, head, T, D / heads]`, the query scaled by `1 / √(D / heads)`.
fn transform_qkv(c: &mut Ctx<'_>) -> Lowered {
    let (qkv, bias) = (c.tensor("qkv")?, c.tensor("qkv_bias")?);
    let heads = c.int("num_heads")?;
    let Shape { dims, dtype } = c.shape(qkv).clone();
    let (qkv, bias) = (c.convert(qkv, accumulator(dtype)), c.convert(bias, accumulator(dtype)));
    let bias = c.broadcast(bias, &dims);
    let sum = c.add(qkv, bias);
    let width = dims[2] / 3;
    let [q, k, v] = [0, 1, 2].map(|part| {
        let part = c.slice_dim(sum, 2, part * width, (part + 1) * width);
        split_heads(c, part, heads)
    });
    let q = c.mul_by(q, inverse_root(width / heads));
    many([q, k, v].map(|value| c.convert(value, dtype)))
}

/// The attention layer, and its weights when asked: by head, or their mean over heads.
fn multi_head_attention(c: &mut Ctx<'_>) -> Lowered {
    let inputs = [c.tensor("query")?, c.tensor("key")?, c.tensor("value")?];
    let Shape { dims, dtype } = c.shape(inputs[0]).clone();
    if inputs.iter().any(|input| c.dims(*input) != dims) {
        return Err(Error::Torch("expected `query`/`key`/`value` shapes to match".to_owned()));
    }
    let layer = layer(c, "num_head")?;
    let (y, weights) = attend(c, inputs, &layer);
    if dims.numel() == 0 {
        return many([y, c.full(0, &Shape::new(dtype, [0]))]);
    }
    if !c.bool("need_weights")? {
        return Ok(vec![Some(y), None]);
    }
    let weights = if c.bool("average_attn_weights")? { c.mean(weights, &[1]) } else { weights };
    many([y, c.convert(weights, dtype)])
}

/// Attention and a feed-forward network, each added to its input, with a norm before each or after each sum.
fn encoder_layer(c: &mut Ctx<'_>) -> Lowered {
    let x = c.tensor("src")?;
    let layer = layer(c, "num_heads")?;
    let norm_first = c.bool("norm_first")?;
    let inside = if norm_first { norm(c, x, 1)? } else { x };
    let (attended, _) = attend(c, [inside; 3], &layer);
    let mut x = add(c, x, attended);
    if !norm_first {
        x = norm(c, x, 1)?;
    }
    let inside = if norm_first { norm(c, x, 2)? } else { x };
    let inside = feed_forward(c, inside)?;
    let mut x = add(c, x, inside);
    if !norm_first {
        x = norm(c, x, 2)?;
    }
    one(x)
}

/// `softmax(q kᵀ / √d) v` by head, between the projections of a layer; the softmax is in float precision.
fn attend(b: &mut Builder, inputs: [Val; 3], layer: &Layer) -> (Val, Val) {
    let Shape { dims, dtype } = b.shape(inputs[0]).clone();
    let width = dims[2];
    let mut part = 0;
    let [q, k, v] = inputs.map(|x| {
        let rows = (part * width, (part + 1) * width);
        part += 1;
        let weight = b.slice_dim(layer.weight, 0, rows.0, rows.1);
        let bias = b.slice_dim(layer.bias, 0, rows.0, rows.1);
        let y = linear(b, x, weight, bias);
        let y = if part == 1 { b.mul_by(y, inverse_root(width / layer.heads)) } else { y };
        let y = b.convert(y, dtype);
        split_heads(b, y, layer.heads)
    });
    let batch = vec![(0, 0), (1, 1)];
    let by_key = DotDims { batch: batch.clone(), contracting: vec![(3, 3)] };
    let scores = b.dot_general(q, k, &by_key, accumulator(dtype));
    let weights = masked_softmax(b, scores, layer.hidden);
    let rounded = b.convert(weights, dtype);
    let mixed = b.dot_general(rounded, v, &DotDims { batch, contracting: vec![(3, 2)] }, accumulator(dtype));
    let mixed = b.convert(mixed, dtype);
    let mixed = b.swap_dims(mixed, 1, 2);
    let mixed = b.reshape(mixed, &dims);
    let y = linear(b, mixed, layer.out_weight, layer.out_bias);
    (b.convert(y, dtype), weights)
}

/// The softmax over the innermost dimension of what is not hidden; NaN where all is.
fn masked_softmax(b: &mut Builder, scores: Val, hidden: Option<Val>) -> Val {
    let dims = b.dims(scores);
    let last = dims.len() - 1;
    let scores = match hidden {
        Some(hidden) => {
            let hidden = b.broadcast(hidden, &dims);
            let nothing = b.full_like(f64::NEG_INFINITY, scores);
            b.select(hidden, nothing, scores)
        }
        None => scores,
    };
    exponential(b, scores, last)
}

/// `relu` or exact `gelu` between two linear layers.
fn feed_forward(c: &mut Ctx<'_>, x: Val) -> Result<Val> {
    let dtype = c.dtype(x);
    let (weight, bias) = (c.tensor("ffn_weight_1")?, c.tensor("ffn_bias_1")?);
    let inner = linear(c, x, weight, bias);
    let active = if c.bool("use_gelu")? {
        let gate = normal_cdf(c, inner);
        c.mul(inner, gate)
    } else {
        let zero = c.zeros_like(inner);
        c.max(inner, zero)
    };
    let active = c.convert(active, dtype);
    let (weight, bias) = (c.tensor("ffn_weight_2")?, c.tensor("ffn_bias_2")?);
    let y = linear(c, active, weight, bias);
    Ok(c.convert(y, dtype))
}

/// The layer norm number `index` of an encoder layer.
fn norm(c: &mut Ctx<'_>, x: Val, index: usize) -> Result<Val> {
    let (dtype, last) = (c.dtype(x), c.rank(x) - 1);
    let x = c.convert(x, accumulator(dtype));
    let eps = c.scalar("eps", accumulator(dtype))?;
    let mut y = standardized(c, x, &[last], eps);
    let over: Vec<_> = (0..last).collect();
    if let Some(weight) = parameter(c, &format!("norm_weight_{index}"), y, &over)? {
        y = c.mul(y, weight);
    }
    if let Some(bias) = parameter(c, &format!("norm_bias_{index}"), y, &over)? {
        y = c.add(y, bias);
    }
    Ok(c.convert(y, dtype))
}

/// `x weightᵀ + bias`, not yet rounded.
fn linear(b: &mut Builder, x: Val, weight: Val, bias: Val) -> Val {
    let dtype = accumulator(b.dtype(x));
    let contracting = vec![(b.rank(x) as i64 - 1, 1)];
    let product = b.dot_general(x, weight, &DotDims { batch: Vec::new(), contracting }, dtype);
    let dims = b.dims(product);
    let bias = b.convert(bias, dtype);
    let bias = b.broadcast(bias, &dims);
    b.add(product, bias)
}

/// `x + y`, rounded once.
fn add(b: &mut Builder, x: Val, y: Val) -> Val {
    let dtype = b.dtype(x);
    let (x, y) = (b.convert(x, accumulator(dtype)), b.convert(y, accumulator(dtype)));
    let sum = b.add(x, y);
    b.convert(sum, dtype)
}

/// `[B, T, D]` as `[B, heads, T, D / heads]`.
fn split_heads(b: &mut Builder, x: Val, heads: i64) -> Val {
    let dims = b.dims(x);
    let split = b.reshape(x, &[dims[0], dims[1], heads, dims[2] / heads]);
    b.swap_dims(split, 1, 2)
}

fn layer(c: &mut Ctx<'_>, heads: &str) -> Result<Layer> {
    Ok(Layer {
        heads: c.int(heads)?,
        weight: c.tensor("qkv_weight")?,
        bias: c.tensor("qkv_bias")?,
        out_weight: c.tensor("proj_weight")?,
        out_bias: c.tensor("proj_bias")?,
        hidden: hidden(c)?,
    })
}

/// The mask with the dimensions that its type leaves out: 0 is `[query, key]`, 1 `[batch, key]`, 2 all four.
fn hidden(c: &mut Ctx<'_>) -> Result<Option<Val>> {
    let Some(mask) = c.opt_tensor("mask")? else { return Ok(None) };
    let mask = c.convert(mask, DType::Bool);
    let dims = c.dims(mask);
    match (c.opt_int("mask_type")?, &*dims) {
        (Some(0), [query, key]) => Ok(Some(c.reshape(mask, &[1, 1, *query, *key]))),
        (Some(1), [batch, key]) => Ok(Some(c.reshape(mask, &[*batch, 1, 1, *key]))),
        (Some(2), [_, _, _, _]) => Ok(Some(mask)),
        (mask_type, _) => Err(Error::Shape {
            op: c.name().to_owned(),
            got: dims,
            want: format!(
                "a mask of type {mask_type:?}: 0 has [query, key], 1 [batch, key], 2 [batch, head, query, key]"
            ),
        }),
    }
}

fn inverse_root(size: i64) -> f64 {
    1.0 / (size as f64).sqrt()
}
