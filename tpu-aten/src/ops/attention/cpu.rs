//! The attention that torch names after the CPU, which graphs exported there call: the device's own, in other words.

use tpu_runtime::{DType, Shape};

use super::fused::{attended, gradients};
use crate::builder::Cmp;
use crate::error::{Error, Result};
use crate::op::{Ctx, Demand, FLOATS, Lowered, Op, many};
use crate::promote::at_name;

/// The rows.
pub const OPS: &[Op] = &[
    Op::new("aten::_scaled_dot_product_flash_attention_for_cpu(Tensor query, Tensor key, Tensor value, float dropout_p=0., bool is_causal=False, *, Tensor? attn_mask=None, float? scale=None) -> (Tensor output, Tensor logsumexp)", forward)
        .demand(NO_DROPOUT)
        .precise()
        .dtypes(FLOATS)
        .examples(&["T[2,4,3,8] T[2,2,5,8] T[2,2,5,8] 0.0 true", "T[2,4,3,8] T[2,4,5,8] T[2,4,5,8] 0.0 false T[2,1,3,5] 0.5"]),
    Op::new("aten::_scaled_dot_product_flash_attention_for_cpu_backward(Tensor grad_out, Tensor query, Tensor key, Tensor value, Tensor out, Tensor logsumexp, float dropout_p, bool is_causal, *, Tensor? attn_mask=None, float? scale=None) -> (Tensor grad_query, Tensor grad_key, Tensor grad_value)", backward)
        .demand(NO_DROPOUT)
        .precise()
        .dtypes(FLOATS)
        .examples(&["T[2,4,3,8] T[2,4,3,8] T[2,2,5,8] T[2,2,5,8] T[2,4,3,8] f32[2,4,3] 0.0 true"]),
];

const NO_DROPOUT: Demand = |number, _| {
    let rate = number("dropout_p").to_f64();
    (rate > 0.0).then(|| words("Currently do not support dropout > 0"))
};

/// The output, `[B, H, L, E]`, and the logarithm of the sum of the scores' exponentials, `[B, H, L]`; 0 where a query
/// sees no key.
fn forward(c: &mut Ctx<'_>) -> Lowered {
    check(c)?;
    let [mean, log] = attended(c, "attn_mask", None)?;
    let hidden = c.compare_to(Cmp::EQ, log, f64::INFINITY);
    let zeros = c.zeros_like(log);
    let log = c.select(hidden, zeros, log);
    many([mean, log])
}

/// The gradients of query, key and value.
fn backward(c: &mut Ctx<'_>) -> Lowered {
    check(c)?;
    let mut results = gradients(c, "attn_mask", None, false)?;
    results.truncate(3);
    Ok(results)
}

/// What torch's kernel checks of its arguments.
fn check(c: &Ctx<'_>) -> Result<()> {
    let shapes: [Shape; 3] = [c.shape_of("query")?, c.shape_of("key")?, c.shape_of("value")?];
    let refused = |text: &str| Err(Error::Torch(words(text)));
    if shapes.iter().any(|shape| shape.dims.len() != 4) {
        return refused("Accept only 4 dims inputs shape of {B, H, T, K}");
    }
    if shapes.iter().any(|shape| shape.dims.last() != shapes[0].dims.last()) {
        return refused("Q/K/V should have the same head size");
    }
    let dtype = shapes[0].dtype;
    if !FLOATS.contains(&dtype) {
        let got = at_name(dtype);
        return refused(&format!("Expected data type in FP32, FP64, BF16, FP16, but got {got} instead."));
    }
    if let Some(other) = shapes.iter().find(|shape| shape.dtype != dtype) {
        let (want, got) = (at_name(dtype), at_name(other.dtype));
        return Err(Error::Torch(format!("expected scalar type {want} but found {got}")));
    }
    if c.has("attn_mask")? {
        let mask = c.shape_of("attn_mask")?;
        if ![DType::F32, dtype].contains(&mask.dtype) {
            return refused("Attention mask is the same data type as query");
        }
        if ![2, 4].contains(&mask.dims.len()) {
            return refused("Attention mask dim in {2, 4}");
        }
    }
    Ok(())
}

fn words(text: &str) -> String {
    format!("scaled_dot_product_attention_flash_attention: {text}")
}
