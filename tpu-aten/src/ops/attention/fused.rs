//! `scaled_dot_product_attention`, forward and backward, without the whole matrix of scores when there are many keys.
//!
//! Keys come in blocks. Forward keeps each query's largest score and sum so far; backward computes the weights of a
//! block again from the logarithm of the sum. Few keys are one block, and no loop.
//! Source: Dao et al., "`FlashAttention`", arXiv:2205.14135 (2022), algorithms 1 and 4.

use tpu_runtime::{DType, Dims, Shape};

use crate::builder::{Builder, Cmp, DotDims, Val};
use crate::error::Result;
use crate::op::{Ctx, Lowered, Op, Value};
use crate::ops::random::dropout::kept;
use crate::promote::accumulator;

/// The floats of 32 bits or less: `logsumexp` is `F32`.
const FLOATS: &[DType] = &[DType::F32, DType::BF16, DType::F16];
/// Up to this many keys are one block.
const FEW: i64 = 1024;
/// The keys of a block when there are more.
const BLOCK: i64 = 512;

/// The rows.
pub const OPS: &[Op] = &[
    Op::new("aten::_scaled_dot_product_fused_attention_overrideable(Tensor query, Tensor key, Tensor value, Tensor? attn_bias=None, float dropout_p=0., bool is_causal=False, bool return_debug_mask=False, *, float? scale=None) -> (Tensor output, Tensor logsumexp, Tensor cum_seq_q, Tensor cum_seq_k, SymInt max_q, SymInt max_k, Tensor philox_seed, Tensor philox_offset, Tensor debug_attn_mask)", forward)
        .special("dropout_p", &[0.0])
        .precise()
        .random()
        .dtypes(FLOATS)
        .examples(&[
            "T[2,4,3,8] T[2,2,5,8] T[2,2,5,6] none 0.0 true false none seed",
            "T[2,4,3,8] T[2,4,5,8] T[2,4,5,8] T[2,1,3,5] 0.5 false false 0.5 seed",
            "T[1,2,3,8] T[1,2,1030,8] T[1,2,1030,8] T[3,1030] 0.5 false false none seed",
        ]),
    Op::new("aten::_scaled_dot_product_fused_attention_overrideable_backward(Tensor grad_out, Tensor query, Tensor key, Tensor value, Tensor attn_bias, bool[4] grad_input_mask, Tensor out, Tensor logsumexp, Tensor cum_seq_q, Tensor cum_seq_k, SymInt max_q, SymInt max_k, float dropout_p, bool is_causal, Tensor philox_seed, Tensor philox_offset, *, float? scale=None) -> (Tensor grad_query, Tensor grad_key, Tensor grad_value, Tensor grad_attn_bias)", backward)
        .special("dropout_p", &[0.0])
        .precise()
        .dtypes(FLOATS)
        .examples(&[
            "T[2,4,3,6] T[2,4,3,8] T[2,2,5,8] T[2,2,5,6] none (true,true,true,false) T[2,4,3,6] f32[2,4,3] none none 3 5 0.0 true i64[] i64[]",
            "T[2,4,3,8] T[2,4,3,8] T[2,4,5,8] T[2,4,5,8] T[2,1,3,5] (true,true,true,true) T[2,4,3,8] f32[2,4,3] none none 3 5 0.5 false i64[] i64[] 0.5",
            "T[1,2,3,8] T[1,2,3,8] T[1,2,1030,8] T[1,2,1030,8] T[3,1030] (true,true,true,true) T[1,2,3,8] f32[1,2,3] none none 3 1030 0.5 false i64[] i64[]",
        ]),
];

/// A call. Where several heads of queries share one of keys, queries are grouped by it: `[B, heads, group, L, E]`; else they
/// are `[B, heads, L, E]`, for the TPU compiler lays a group of one out anew, and copies. Rows are queries without their
/// features.
struct Call {
    /// The values that a block needs, in the order of a loop's state.
    inputs: Inputs,
    causal: bool,
    /// B, heads of keys, queries a head and L.
    dims: [i64; 4],
    /// S.
    keys: i64,
    /// The keys of a block, and how many blocks.
    block: i64,
    blocks: i64,
    dtype: DType,
}

/// What every block reads.
#[derive(Clone, Copy)]
struct Inputs {
    query: Val,
    /// `[B, heads, S, E]`, S a multiple of the block.
    key: Val,
    value: Val,
    scale: Val,
    /// Of the scores' rank: `[B or 1, heads or 1, group or 1, L or 1, S]`.
    bias: Option<Val>,
    dropout: Option<Dropout>,
}

/// Weights are dropped with `rate`, by the words that follow `state`: seed and offset.
#[derive(Clone, Copy)]
struct Dropout {
    rate: Val,
    state: Val,
}

/// What [`attended`] gives, and what the draws came from.
fn forward(c: &mut Ctx<'_>) -> Lowered {
    let seed = if dropped(c)? { Some(state(c)?) } else { None };
    let [mean, log] = attended(c, "attn_bias", seed)?;
    let [seed, offset] = match seed {
        Some(state) => [0, 1].map(|part| {
            let word = c.index_dim(state, 0, part);
            c.bitcast(word, DType::I64)
        }),
        None => [c.constant(0, DType::I64), c.constant(0, DType::I64)],
    };
    Ok(vec![Some(mean), Some(log), None, None, Some(seed), Some(offset), None])
}

/// The sum of the values, weighted by the softmax of the scores; and the logarithm of the sum of the scores' exponentials,
/// `[B, H, L]`. The bias is the argument of this name, draws follow `seed`.
///
/// # Errors
/// When an argument is no tensor.
pub(super) fn attended(c: &mut Ctx<'_>, bias: &str, seed: Option<Val>) -> Result<[Val; 2]> {
    let shapes = [c.shape_of("query")?, c.shape_of("key")?, c.shape_of("value")?];
    let call = call(c, bias, seed)?;
    let [batch, heads, group, length] = call.dims;
    let wide = accumulator(call.dtype);
    let rows = Shape::new(wide, call.rows());
    let width = *shapes[2].dims.last().unwrap_or(&0);
    let mut sums = rows.dims.to_vec();
    sums.push(width);
    let start = [c.full(f64::NEG_INFINITY, &rows), c.full(0, &rows), c.full(0, &Shape::new(wide, sums))];
    let [largest, total, sum] = call.over_blocks(c, start, forward_block);
    let dims = c.dims(sum);
    let hidden = c.compare_to(Cmp::EQ, total, 0);
    let ones = c.full_like(1, total);
    let divisor = c.select(hidden, ones, total);
    let log = c.log(divisor);
    let log = c.add(largest, log);
    // A query that sees no key has no weights: its score is below this.
    let above = c.full_like(f64::INFINITY, log);
    let log = c.select(hidden, above, log);
    let divisor = c.broadcast_missing(divisor, &dims, &[call.inner()]);
    let mean = c.div(sum, divisor);
    let mut out = shapes[0].dims.clone();
    if let Some(last) = out.last_mut() {
        *last = width;
    }
    let mean = c.reshape(mean, &out);
    let log = c.reshape(log, &[batch, heads * group, length]);
    // The backward pass reads it too. The TPU compiler would compute it anew there, from the wider product, which it
    // would have to write for that.
    let mean = c.convert(mean, call.dtype);
    Ok([c.optimization_barrier(mean), log])
}

/// The largest score, the sum of exponentials, and the weighted values, with one more block. If it is the only one there
/// is nothing to rescale.
fn forward_block(b: &mut Builder, call: &Call, inputs: &Inputs, block: Val, state: [Val; 3]) -> [Val; 3] {
    let [largest, total, sum] = state;
    let scores = call.scores(b, inputs, block);
    let dims = b.dims(scores);
    let here = b.max_over(scores, &[call.inner()]);
    let highest = if call.blocks == 1 { here } else { b.max(largest, here) };
    // Minus infinity minus itself is no number: where nothing is seen yet, anything is far below.
    let unseen = b.compare_to(Cmp::EQ, highest, f64::NEG_INFINITY);
    let zeros = b.zeros_like(highest);
    let shift = b.select(unseen, zeros, highest);
    let spread = b.broadcast_missing(shift, &dims, &[call.inner()]);
    let weights = b.sub(scores, spread);
    let weights = b.exp(weights);
    let added = b.sum(weights, &[call.inner()]);
    let weights = inputs.kept(b, weights, block);
    let weights = b.convert(weights, call.dtype);
    let value = call.slice(b, inputs.value, block);
    let mixed = b.dot_general(weights, value, &by_head(&[(call.inner(), 2)]), accumulator(call.dtype));
    if call.blocks == 1 {
        return [highest, added, mixed];
    }
    let before = b.sub(largest, shift);
    let before = b.exp(before);
    let total = b.mul(total, before);
    let total = b.add(total, added);
    let of_sum = b.dims(sum);
    let before = b.broadcast_missing(before, &of_sum, &[call.inner()]);
    let sum = b.mul(sum, before);
    [highest, total, b.add(sum, mixed)]
}

/// The gradients of query, key, value and bias.
fn backward(c: &mut Ctx<'_>) -> Lowered {
    let seed = if dropped(c)? { Some(past_state(c)?) } else { None };
    let wants_bias = c.has("attn_bias")? && c.bools("grad_input_mask")?[3];
    gradients(c, "attn_bias", seed, wants_bias)
}

/// The gradients of query, key and value, and that of the bias, the argument of this name, if it is there: zeros unless it
/// is wanted.
///
/// # Errors
/// When an argument is no tensor.
pub(super) fn gradients(c: &mut Ctx<'_>, bias: &str, seed: Option<Val>, wants_bias: bool) -> Lowered {
    let shapes = [c.shape_of("query")?, c.shape_of("key")?, c.shape_of("value")?];
    let mut call = call(c, bias, seed)?;
    // Else a compiler that sees both passes computes the scores once, and keeps them from one to the other.
    call.inputs.query = c.optimization_barrier(call.inputs.query);
    let [batch, heads, ..] = call.dims;
    let wide = accumulator(call.dtype);
    let (grad, out) = (c.tensor("grad_out")?, c.tensor("out")?);
    let width = *shapes[2].dims.last().unwrap_or(&0);
    let of_out = call.of_rows(width);
    let (grad, out) = (c.reshape(grad, &of_out), c.reshape(out, &of_out));
    let product = {
        let (grad, out) = (c.convert(grad, wide), c.convert(out, wide));
        c.mul(grad, out)
    };
    let delta = c.sum(product, &[call.inner()]);
    let log = c.tensor_as("logsumexp", wide)?;
    let log = c.reshape(log, &call.rows());
    let padded = call.block * call.blocks;
    let mut zeros = |dims: &[i64]| c.full(0, &Shape::new(wide, dims));
    let of_query = zeros(&call.of_rows(*shapes[0].dims.last().unwrap_or(&0)));
    let of_key = zeros(&[batch, heads, padded, *shapes[1].dims.last().unwrap_or(&0)]);
    let of_value = zeros(&[batch, heads, padded, width]);
    // The gradient of every score, only if the bias wants one.
    let of_scores = zeros(&call.of_rows(if wants_bias { padded } else { 0 }));
    let start = [of_query, of_key, of_value, of_scores, grad, delta, log];
    let end = call.over_blocks(c, start, |b, call, inputs, block, state| {
        backward_block(b, call, inputs, block, state, wants_bias)
    });
    let key = c.slice_dim(end[1], 2, 0, call.keys);
    let value = c.slice_dim(end[2], 2, 0, call.keys);
    let mut results = Vec::new();
    for (value, shape) in [end[0], key, value].into_iter().zip(shapes) {
        let value = c.convert(value, shape.dtype);
        results.push(Some(c.reshape(value, &shape.dims)));
    }
    results.push(if c.has(bias)? {
        let shape = c.shape_of(bias)?;
        let scores = wants_bias.then(|| c.slice_dim(end[3], call.inner(), 0, call.keys));
        Some(of_bias(c, scores, &shape, &call))
    } else {
        None
    });
    Ok(results)
}

/// The state from which the forward pass drew.
fn past_state(c: &mut Ctx<'_>) -> Result<Val> {
    let mut words = Vec::new();
    for name in ["philox_seed", "philox_offset"] {
        let word = c.tensor(name)?;
        let word = c.bitcast(word, DType::U64);
        words.push(c.reshape(word, &[1]));
    }
    Ok(c.concatenate(&words, 0))
}

/// One more block: its share of the queries' gradients, and all of its keys' and values'.
fn backward_block(
    b: &mut Builder,
    call: &Call,
    inputs: &Inputs,
    block: Val,
    state: [Val; 7],
    wants_bias: bool,
) -> [Val; 7] {
    let [of_query, of_key, of_value, of_scores, grad, delta, log] = state;
    let wide = accumulator(call.dtype);
    let scores = call.scores(b, inputs, block);
    let dims = b.dims(scores);
    let [log_all, delta_all] = [log, delta].map(|x| b.broadcast_missing(x, &dims, &[call.inner()]));
    let weights = b.sub(scores, log_all);
    let weights = b.exp(weights);
    let (key, value) = (call.slice(b, inputs.key, block), call.slice(b, inputs.value, block));
    let kept = inputs.kept(b, weights, block);
    let kept = b.convert(kept, call.dtype);
    let of_row: Vec<_> = (2..call.inner()).map(|dim| (dim, dim)).collect();
    let over_queries = by_head(&of_row);
    let value_grad = call.sum_over_block(b, kept, grad, &over_queries);
    let of_weights = b.dot_general(grad, value, &by_head(&[(call.inner(), 3)]), wide);
    let of_weights = inputs.kept(b, of_weights, block);
    let difference = b.sub(of_weights, delta_all);
    let score_grad = b.mul(weights, difference);
    let of_scores =
        if wants_bias { call.put(b, of_scores, score_grad, block, call.inner()) } else { of_scores };
    let scale = b.convert(inputs.scale, wide);
    let scale = b.splat(scale, score_grad);
    let scaled = b.mul(score_grad, scale);
    let scaled = b.convert(scaled, call.dtype);
    let query_grad = call.sum_over_block(b, scaled, key, &by_head(&[(call.inner(), 2)]));
    let key_grad = call.sum_over_block(b, scaled, inputs.query, &over_queries);
    [
        if call.blocks == 1 { query_grad } else { b.add(of_query, query_grad) },
        call.put(b, of_key, key_grad, block, 2),
        call.put(b, of_value, value_grad, block, 2),
        of_scores,
        grad,
        delta,
        log,
    ]
}

/// The scores' gradient summed over the dims that the bias was stretched along.
fn of_bias(b: &mut Builder, scores: Option<Val>, shape: &Shape, call: &Call) -> Val {
    let Some(scores) = scores else { return b.full(0, shape) };
    let [batch, heads, group, length] = call.dims;
    let scores = b.reshape(scores, &[batch, heads * group, length, call.keys]);
    let full = b.dims(scores);
    let missing = 4 - shape.dims.len();
    let over: Vec<_> =
        (0..4).filter(|dim| *dim < missing || (shape.dims[dim - missing] == 1 && full[*dim] != 1)).collect();
    let sum = b.sum(scores, &over);
    let sum = b.convert(sum, shape.dtype);
    b.reshape(sum, &shape.dims)
}

impl Call {
    /// B, heads, the group if there is one, L.
    fn rows(&self) -> Vec<i64> {
        let [batch, heads, group, length] = self.dims;
        if group == 1 { vec![batch, heads, length] } else { vec![batch, heads, group, length] }
    }

    /// The rows, each of `width`.
    fn of_rows(&self, width: i64) -> Vec<i64> {
        [self.rows(), vec![width]].concat()
    }

    /// The dimension inside of the rows: features, or keys.
    fn inner(&self) -> usize {
        self.rows().len()
    }

    /// Folds `step` over all blocks: straight for one, else in a loop.
    fn over_blocks<const N: usize>(
        &self,
        b: &mut Builder,
        start: [Val; N],
        step: impl FnOnce(&mut Builder, &Self, &Inputs, Val, [Val; N]) -> [Val; N],
    ) -> [Val; N] {
        let first = b.constant(0, DType::I32);
        if self.blocks == 1 {
            return step(b, self, &self.inputs, first, start);
        }
        let inputs = self.inputs.list();
        let end = b.while_loop(
            &[&[first], &start[..], &*inputs].concat(),
            |b, state| b.compare_to(Cmp::LT, state[0], self.blocks),
            |b, state| {
                let values = std::array::from_fn(|k| state[k + 1]);
                let inside = self.inputs.with(&state[N + 1..]);
                let next = step(b, self, &inside, state[0], values);
                [&[b.add_to(state[0], 1)], &next[..], &state[N + 1..]].concat()
            },
        );
        std::array::from_fn(|k| end[k + 1])
    }

    /// A share of a gradient; that of the only block is all of it, and rounded.
    fn sum_over_block(&self, b: &mut Builder, x: Val, y: Val, dims: &DotDims) -> Val {
        if self.blocks == 1 {
            b.dot_rounded(x, y, dims)
        } else {
            b.dot_general(x, y, dims, accumulator(self.dtype))
        }
    }

    /// The scores of a block's keys, a row of `block` each: minus infinity where a key is hidden.
    fn scores(&self, b: &mut Builder, inputs: &Inputs, block: Val) -> Val {
        let wide = accumulator(self.dtype);
        let key = self.slice(b, inputs.key, block);
        let product = b.dot_general(inputs.query, key, &by_head(&[(self.inner(), 3)]), wide);
        let scale = b.convert(inputs.scale, wide);
        let scale = b.splat(scale, product);
        let mut scores = b.mul(product, scale);
        let dims = b.dims(scores);
        if let Some(bias) = inputs.bias {
            let mut sizes = b.dims(bias);
            sizes[self.inner()] = self.block;
            let starts = self.starts(b, block, sizes.len(), self.inner());
            let bias = b.dynamic_slice(bias, &starts, &sizes);
            let bias = b.convert(bias, wide);
            let bias = b.broadcast(bias, &dims);
            scores = b.add(scores, bias);
        }
        let padded = self.block * self.blocks > self.keys;
        if !self.causal && !padded {
            return scores;
        }
        let index = Shape::new(DType::I32, dims);
        let key = b.iota(&index, self.inner());
        let first = b.mul_by(block, self.block);
        let first = b.splat(first, key);
        let key = b.add(key, first);
        let mut shown = padded.then(|| b.compare_to(Cmp::LT, key, self.keys));
        if self.causal {
            let query = b.iota(&index, self.inner() - 1);
            let earlier = b.compare(Cmp::LE, key, query);
            shown = Some(shown.map_or(earlier, |shown| b.and(shown, earlier)));
        }
        let Some(shown) = shown else { return scores };
        let nothing = b.full_like(f64::NEG_INFINITY, scores);
        b.select(shown, scores, nothing)
    }

    /// A block of `[B, heads, S, width]`.
    fn slice(&self, b: &mut Builder, x: Val, block: Val) -> Val {
        let mut sizes = b.dims(x);
        sizes[2] = self.block;
        let starts = self.starts(b, block, 4, 2);
        b.dynamic_slice(x, &starts, &sizes)
    }

    /// Puts a block along `dim`; the only block is the whole.
    fn put(&self, b: &mut Builder, all: Val, part: Val, block: Val, dim: usize) -> Val {
        if self.blocks == 1 {
            return part;
        }
        let starts = self.starts(b, block, b.rank(all), dim);
        b.dynamic_update_slice(all, part, &starts)
    }

    fn starts(&self, b: &mut Builder, block: Val, rank: usize, dim: usize) -> Vec<Val> {
        let zero = b.zeros_like(block);
        let first = b.mul_by(block, self.block);
        (0..rank).map(|k| if k == dim { first } else { zero }).collect()
    }
}

impl Inputs {
    fn list(&self) -> Vec<Val> {
        let mut list = vec![self.query, self.key, self.value, self.scale];
        list.extend(self.bias);
        list.extend(self.dropout.iter().flat_map(|dropout| [dropout.rate, dropout.state]));
        list
    }

    /// The same inputs inside a loop, from the values in the order of [`Inputs::list`].
    fn with(&self, list: &[Val]) -> Self {
        let mut rest = list[4..].iter().copied();
        let mut next = || rest.next().unwrap_or_else(|| unreachable!("as many as listed: bug in tpu-aten"));
        Self {
            query: list[0],
            key: list[1],
            value: list[2],
            scale: list[3],
            bias: self.bias.map(|_| next()),
            dropout: self.dropout.map(|_| Dropout { rate: next(), state: next() }),
        }
    }

    /// Weights, or their gradients, without what is dropped, and the rest scaled up. A block draws its own words.
    fn kept(&self, b: &mut Builder, weights: Val, block: Val) -> Val {
        let Some(Dropout { rate, state }) = self.dropout else { return weights };
        let Shape { dims, dtype } = b.shape(weights).clone();
        let words = words_of(&dims);
        let block = b.convert(block, DType::U64);
        let skip = b.mul_by(block, words);
        let zero = b.zeros_like(skip);
        let skip = [b.reshape(zero, &[1]), b.reshape(skip, &[1])];
        let skip = b.concatenate(&skip, 0);
        let state = b.add(state, skip);
        let (_, bits) = b.random_bits(state, DType::U32, &dims);
        // 24 bits, exact in a float.
        let eight = b.full_like(8, bits);
        let bits = b.shift_right_logical(bits, eight);
        let unit = b.convert(bits, DType::F32);
        let unit = b.mul_by(unit, (-24_f64).exp2());
        let rate = b.convert(rate, DType::F32);
        let (kept, scale) = kept(b, unit, rate);
        let scale = b.convert(scale, dtype);
        let scale = b.splat(scale, weights);
        let scaled = b.mul(weights, scale);
        let zeros = b.zeros_like(weights);
        b.select(kept, scaled, zeros)
    }
}

/// Where the words of all blocks start; the generator moves behind them.
fn state(c: &mut Ctx<'_>) -> Result<Val> {
    let (query, key) = (c.shape_of("query")?.dims, c.shape_of("key")?.dims);
    let (block, blocks) = blocks_of(at(&key, 2));
    let mut scores = query;
    if let Some(last) = scores.last_mut() {
        *last = block;
    }
    c.random_state((words_of(&scores) * blocks) as u64)
}

/// How many draws of 64 bits the words for a block of scores are.
fn words_of(scores: &[i64]) -> i64 {
    scores.iter().product::<i64>() / 2 + 1
}

/// The size and the number of the blocks.
fn blocks_of(keys: i64) -> (i64, i64) {
    if keys > FEW { (BLOCK, (keys + BLOCK - 1) / BLOCK) } else { (keys, 1) }
}

/// The call's inputs, grouped and padded.
fn call(c: &mut Ctx<'_>, bias: &str, seed: Option<Val>) -> Result<Call> {
    let (query, key, value) = (c.tensor("query")?, c.tensor("key")?, c.tensor("value")?);
    let Shape { dims, dtype } = c.shape(query).clone();
    let [batch, length, width] = [if dims.len() == 4 { dims[0] } else { 1 }, at(&dims, 2), at(&dims, 1)];
    let all_heads = at(&dims, 3);
    let of_key = c.dims(key);
    let (heads, keys) = (at(&of_key, 3), at(&of_key, 2));
    let group = all_heads / heads.max(1);
    let (block, blocks) = blocks_of(keys);
    let missing = block * blocks - keys;
    let mut side = |x: Val| {
        let width = at(&c.dims(x), 1);
        let x = c.reshape(x, &[batch, heads, keys, width]);
        c.pad_with(x, 0, &[0; 4], &[0, 0, missing, 0])
    };
    let (key, value) = (side(key), side(value));
    let query = if group == 1 {
        c.reshape(query, &[batch, heads, length, width])
    } else {
        c.reshape(query, &[batch, heads, group, length, width])
    };
    let wide = accumulator(dtype);
    let scale = match c.opt_scalar("scale", wide)? {
        Some(scale) => scale,
        None => c.constant(1.0 / (width as f64).sqrt(), wide),
    };
    let bias = match c.opt_tensor(bias)? {
        Some(bias) => {
            let bias = lifted(c, bias, group, keys);
            let last = c.rank(bias) - 1;
            let (mut high, low) = (vec![0; last], vec![0; last + 1]);
            high.push(missing);
            Some(c.pad_with(bias, 0, &low, &high))
        }
        None => None,
    };
    let dropout = match seed {
        Some(state) => Some(Dropout { rate: c.scalar("dropout_p", DType::F32)?, state }),
        None => None,
    };
    let inputs = Inputs { query, key, value, scale, bias, dropout };
    let causal = c.bool("is_causal")?;
    Ok(Call { inputs, causal, dims: [batch, heads, group, length], keys, block, blocks, dtype })
}

/// A bias of up to `[B, heads * group, L, S]` as `[B or 1, heads or 1, group or 1, L or 1, S]`, without a group of one.
fn lifted(b: &mut Builder, bias: Val, group: i64, keys: i64) -> Val {
    let dims = b.dims(bias);
    let mut four: Dims = std::iter::repeat_n(1, 4 - dims.len()).chain(dims.iter().copied()).collect();
    let bias = b.reshape(bias, &four);
    four[3] = keys;
    let bias = b.broadcast(bias, &four);
    if group == 1 {
        return bias;
    }
    let (heads, group) = if four[1] == 1 { (1, 1) } else { (four[1] / group, group) };
    b.reshape(bias, &[four[0], heads, group, four[2], keys])
}

/// A product of each head, summed over these pairs of dimensions.
fn by_head(contracting: &[(usize, usize)]) -> DotDims {
    let contracting = contracting.iter().map(|(i, j)| (*i as i64, *j as i64)).collect();
    DotDims { batch: vec![(0, 0), (1, 1)], contracting }
}

/// The size of the dimension `back` from the end.
fn at(dims: &[i64], back: usize) -> i64 {
    dims[dims.len() - back]
}

fn dropped(c: &Ctx<'_>) -> Result<bool> {
    Ok(!matches!(c.value("dropout_p")?, Value::Scalar(rate) if rate.to_f64() == 0.0))
}
