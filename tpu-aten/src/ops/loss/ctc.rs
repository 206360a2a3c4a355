//! Connectionist temporal classification: the likelihood of a sequence of labels, summed over all alignments.
//!
//! Source: Graves et al., "Connectionist temporal classification", ICML (2006).

use tpu_runtime::{DType, Shape};

use crate::builder::{Builder, Cmp, Val};
use crate::error::Result;
use crate::op::{Ctx, Lowered, Op, many, one};
use crate::ops::index::places::{Combine, Places};
use crate::scalar::Scalar;

const LENGTHS: &str = "the size of the table of beginnings depends on the lengths";
const DTYPES: &[DType] = &[DType::F32, DType::F64];

/// The rows.
pub const OPS: &[Op] = &[
    Op::new("aten::_ctc_loss(Tensor log_probs, Tensor targets, int[] input_lengths, int[] target_lengths, int blank=0, bool zero_infinity=False) -> (Tensor, Tensor)", forward)
        .lengths(&["input_lengths", "target_lengths"])
        .dtypes(DTYPES)
        .examples(&["T[4,2,3] i64[2,2] (4,3) (2,1)", "T[4,2,3] i64[3] (4,3) (2,1)", "T[4,2,3] i64[0] (4,3) (0,0)"]),
    Op::new("aten::_ctc_loss_backward(Tensor grad, Tensor log_probs, Tensor targets, int[] input_lengths, int[] target_lengths, Tensor neg_log_likelihood, Tensor log_alpha, int blank, bool zero_infinity=False) -> Tensor", backward)
        .lengths(&["input_lengths", "target_lengths"])
        .dtypes(DTYPES)
        .examples(&["T[2] T[4,2,3] i64[2,2] (4,3) (2,1) T[2] T[2,4,5] 0 true", "T[2] T[4,2,3] i64[3] (4,3) (2,1) T[2] T[2,4,5] 0 false"]),
    Op::host("aten::_ctc_loss.Tensor(Tensor log_probs, Tensor targets, Tensor input_lengths, Tensor target_lengths, int blank=0, bool zero_infinity=False) -> (Tensor, Tensor)", LENGTHS),
    Op::host("aten::_ctc_loss_backward.Tensor(Tensor grad, Tensor log_probs, Tensor targets, Tensor input_lengths, Tensor target_lengths, Tensor neg_log_likelihood, Tensor log_alpha, int blank, bool zero_infinity=False) -> Tensor", LENGTHS),
];

/// A call: alignments are over the labels with blanks between and around them, `2 S + 1` places.
struct Problem {
    /// The logarithms of the places' probabilities, `[T, N, L]`.
    emitted: Val,
    /// The class at each place, `I32`, `[N, L]`.
    classes: Val,
    /// Where an alignment may jump over the place before, `[N, L]`.
    skips: Val,
    /// How many steps and labels each sequence has, `I32`, `[N]`.
    steps: Val,
    labels: Val,
    /// T, N and L.
    dims: [i64; 3],
    dtype: DType,
}

/// The negative log likelihoods, and the log likelihoods of all beginnings.
fn forward(c: &mut Ctx<'_>) -> Lowered {
    let p = problem(c)?;
    let [steps, batch, places] = p.dims;
    let place = p.place(c);
    let starts = c.compare_to(Cmp::LE, place, 1);
    let used = p.used(c);
    let starts = c.and(starts, used);
    let shape = Shape::new(p.dtype, [batch, places]);
    let nothing = c.full(f64::NEG_INFINITY, &shape);
    // Before the first step all is in one state from which places 0 and 1 are reached.
    let zeros = c.full(0, &shape);
    let before = c.select(starts, zeros, nothing);
    let all = c.full(f64::NEG_INFINITY, &Shape::new(p.dtype, [steps, batch, places]));
    let counter = c.constant(0, DType::I32);
    let state = [counter, before, all, p.emitted, p.skips, used];
    let end = c.while_loop(
        &state,
        |b, state| b.compare_to(Cmp::LT, state[0], steps),
        |b, state| {
            let [step, last, all, emitted, skips, used] = state[..] else { unreachable!("six values") };
            let reached = advance(b, last, skips, 1);
            // The first step stays where it starts.
            let first = b.compare_to(Cmp::EQ, step, 0);
            let first = b.splat(first, last);
            let reached = b.select(first, last, reached);
            let now = step_of(b, emitted, step);
            let next = b.add(reached, now);
            let nothing = b.full_like(f64::NEG_INFINITY, next);
            let next = b.select(used, next, nothing);
            let all = put_step(b, all, next, step);
            vec![b.add_to(step, 1), next, all, emitted, skips, used]
        },
    );
    let alpha = c.swap_dims(end[2], 0, 1);
    let loss = p.loss(c, alpha);
    let loss = if_lengths_fit(c, &p, loss)?;
    many([loss, alpha])
}

/// NaN where lengths do not divide the labels of all sequences in a row: they are data, of which nobody can complain.
fn if_lengths_fit(c: &mut Ctx<'_>, p: &Problem, loss: Val) -> Result<Val> {
    let targets = c.shape_of("targets")?.dims;
    if targets.len() != 1 {
        return Ok(loss);
    }
    let total = c.sum(p.labels, &[0]);
    let fits = c.compare_to(Cmp::EQ, total, targets.numel());
    let fits = c.splat(fits, loss);
    let nothing = c.full_like(f64::NAN, loss);
    Ok(c.select(fits, loss, nothing))
}

/// `exp(log p) - share` times the gradient, where the share of a class is that of the alignments through it.
fn backward(c: &mut Ctx<'_>) -> Lowered {
    let p = problem(c)?;
    let [steps, batch, places] = p.dims;
    let (grad, loss) = (c.tensor("grad")?, c.tensor("neg_log_likelihood")?);
    let (log_probs, alpha) = (c.tensor("log_probs")?, c.tensor("log_alpha")?);
    let alpha = c.swap_dims(alpha, 0, 1);
    let beta = p.ends(c);
    // log of the share of each place: alpha + beta counts the emission twice.
    let sum = c.add(alpha, beta);
    let dims = [steps, batch, places];
    let of_loss = c.broadcast_in_dim(loss, &dims, &[1]);
    let share = c.add(sum, of_loss);
    let share = c.sub(share, p.emitted);
    let share = c.exp(share);
    let impossible = c.compare_to(Cmp::EQ, sum, f64::NEG_INFINITY);
    let used = p.used(c);
    let used = c.broadcast_in_dim(used, &dims, &[1, 2]);
    let unused = c.not(used);
    let none = c.or(impossible, unused);
    let zeros = c.zeros_like(share);
    let share = c.select(none, zeros, share);
    let of_probs = c.dims(log_probs);
    let classes = c.broadcast_in_dim(p.classes, &dims, &[1, 2]);
    let to_classes = Places::each(c, &of_probs, 2, classes);
    let zeros = c.zeros_like(log_probs);
    let shares = Combine::Sum.into_places(c, &to_classes, zeros, share);
    let probability = c.exp(log_probs);
    let difference = c.sub(probability, shares);
    let grad = c.broadcast_in_dim(grad, &of_probs, &[1]);
    let gradient = c.mul(difference, grad);
    // No alignment at all: no number, or nothing when that is asked for.
    let impossible = c.compare_to(Cmp::EQ, loss, f64::INFINITY);
    let impossible = c.broadcast_in_dim(impossible, &of_probs, &[1]);
    let instead = if c.bool("zero_infinity")? { 0.0 } else { f64::NAN };
    let instead = c.full_like(instead, gradient);
    let gradient = c.select(impossible, instead, gradient);
    let time = c.iota(&Shape::new(DType::I32, of_probs.clone()), 0);
    let lengths = c.broadcast_in_dim(p.steps, &of_probs, &[1]);
    let within = c.compare(Cmp::LT, time, lengths);
    one(c.select(within, gradient, zeros))
}

impl Problem {
    fn place(&self, b: &mut Builder) -> Val {
        b.iota(&Shape::new(DType::I32, [self.dims[1], self.dims[2]]), 1)
    }

    /// The last place of each sequence, and which places it has: `[N, L]` each.
    fn last(&self, b: &mut Builder) -> Val {
        let twice = b.mul_by(self.labels, 2);
        b.broadcast_in_dim(twice, &[self.dims[1], self.dims[2]], &[0])
    }

    fn used(&self, b: &mut Builder) -> Val {
        let (place, last) = (self.place(b), self.last(b));
        b.compare(Cmp::LE, place, last)
    }

    /// The places where an alignment may end: the last label and the blank behind it.
    fn final_places(&self, b: &mut Builder) -> Val {
        let (place, last) = (self.place(b), self.last(b));
        let before = b.add_to(last, -1);
        let (reaches, ends) = (b.compare(Cmp::GE, place, before), b.compare(Cmp::LE, place, last));
        b.and(reaches, ends)
    }

    /// Minus the log of the sum over the ends at each sequence's last step; `alpha` is `[N, T, L]`.
    fn loss(&self, b: &mut Builder, alpha: Val) -> Val {
        let [steps, batch, places] = self.dims;
        let last = b.add_to(self.steps, -1);
        let zero = b.zeros_like(last);
        let last = b.max(last, zero);
        let row = b.iota(&Shape::new(DType::I32, [batch]), 0);
        let at_end = Places::new(b, &[batch, steps, places], &[Some(row), Some(last)])
            .unwrap_or_else(|_| unreachable!("equal indices broadcast: bug in tpu-aten"));
        let at_end = at_end.read(b, alpha);
        let allowed = self.final_places(b);
        let nothing = b.full_like(f64::NEG_INFINITY, at_end);
        let ends = b.select(allowed, at_end, nothing);
        let largest = b.max_over(ends, &[1]);
        let finite = finite_or_zero(b, largest);
        let shift = b.broadcast_in_dim(finite, &[batch, places], &[0]);
        let ends = b.sub(ends, shift);
        let ends = b.exp(ends);
        let sum = b.sum(ends, &[1]);
        let log = b.log(sum);
        let log = b.add(log, finite);
        let loss = b.neg(log);
        // A sequence without steps says nothing, and that is certain.
        let empty = b.compare_to(Cmp::EQ, self.steps, 0);
        let silent = b.compare_to(Cmp::EQ, self.labels, 0);
        let (certain, never) = (b.zeros_like(loss), b.full_like(f64::INFINITY, loss));
        let of_empty = b.select(silent, certain, never);
        b.select(empty, of_empty, loss)
    }

    /// The log likelihoods of all ends, `[T, N, L]`.
    fn ends(&self, b: &mut Builder) -> Val {
        let [steps, batch, places] = self.dims;
        let shape = Shape::new(self.dtype, [batch, places]);
        let (zeros, nothing) = (b.full(0, &shape), b.full(f64::NEG_INFINITY, &shape));
        let allowed = self.final_places(b);
        let start = b.select(allowed, zeros, nothing);
        let used = self.used(b);
        let lengths = b.broadcast_in_dim(self.steps, &shape.dims, &[0]);
        let lengths = b.convert(lengths, DType::I32);
        let after = shifted(b, self.skips, -2, false);
        let all = b.full(f64::NEG_INFINITY, &Shape::new(self.dtype, [steps, batch, places]));
        let counter = b.constant(0, DType::I32);
        let state = [counter, nothing, all, self.emitted, after, used, start, lengths];
        let end = b.while_loop(
            &state,
            |b, state| b.compare_to(Cmp::LT, state[0], steps),
            |b, state| {
                let [count, next, all, emitted, after, used, start, lengths] = state[..] else {
                    unreachable!("eight values")
                };
                let against = b.neg(count);
                let step = b.add_to(against, steps - 1);
                let reached = advance(b, next, after, -1);
                // Each sequence starts at its own last step.
                let behind = b.add_to(step, 1);
                let behind = b.splat(behind, lengths);
                let first = b.compare(Cmp::EQ, behind, lengths);
                let reached = b.select(first, start, reached);
                let now = step_of(b, emitted, step);
                let value = b.add(reached, now);
                let within = b.compare(Cmp::LE, behind, lengths);
                let within = b.and(within, used);
                let nothing = b.full_like(f64::NEG_INFINITY, value);
                let value = b.select(within, value, nothing);
                let all = put_step(b, all, value, step);
                vec![b.add_to(count, 1), value, all, emitted, after, used, start, lengths]
            },
        );
        end[2]
    }
}

fn problem(c: &mut Ctx<'_>) -> Result<Problem> {
    let (log_probs, targets) = (c.tensor("log_probs")?, c.tensor("targets")?);
    let blank = c.int("blank")?;
    let Shape { dims, dtype } = c.shape(log_probs).clone();
    let (steps, batch) = (dims[0], dims[1]);
    let (labels, most) = c.lengths("target_lengths")?;
    let places = 2 * most + 1;
    let classes = padded_targets(c, targets, labels, most);
    let blanks = c.full_like(blank, classes);
    // blank, label, blank, label, .., blank
    let (blanks, classes) = (c.unsqueeze(blanks, 2), c.unsqueeze(classes, 2));
    let between = c.concatenate(&[blanks, classes], 2);
    let between = c.reshape(between, &[batch, 2 * most]);
    let last = c.full(blank, &Shape::new(DType::I32, [batch, 1]));
    let classes = c.concatenate(&[between, last], 1);
    let two_before = shifted(c, classes, 2, blank);
    let differs = c.compare(Cmp::NE, classes, two_before);
    let place = c.iota(&Shape::new(DType::I32, [batch, places]), 1);
    let behind = c.compare_to(Cmp::GE, place, 2);
    let skips = c.and(differs, behind);
    let all = [steps, batch, places];
    let index = c.broadcast_in_dim(classes, &all, &[1, 2]);
    let emitted = Places::each(c, &dims, 2, index).read(c, log_probs);
    let (steps_of, _) = c.lengths("input_lengths")?;
    Ok(Problem { emitted, classes, skips, steps: steps_of, labels, dims: all, dtype })
}

/// The labels of each sequence as a row of `[N, most]`.
fn padded_targets(c: &mut Ctx<'_>, targets: Val, lengths: Val, most: i64) -> Val {
    let batch = c.dims(lengths)[0];
    let targets = c.convert(targets, DType::I32);
    let dims = c.dims(targets);
    if let [_, width] = dims[..] {
        let targets = c.slice_dim(targets, 1, 0, most.min(width));
        return c.pad_with(targets, 0, &[0, 0], &[0, (most - width).max(0)]);
    }
    let shape = Shape::new(DType::I32, [batch, most]);
    if dims.contains(&0) || most == 0 {
        return c.full(0, &shape);
    }
    // Each starts behind the sum of those before it.
    let square = Shape::new(DType::I32, [batch, batch]);
    let (row, column) = (c.iota(&square, 0), c.iota(&square, 1));
    let before = c.compare(Cmp::LT, column, row);
    let (others, none) = (c.broadcast_in_dim(lengths, &square.dims, &[1]), c.full(0, &square));
    let others = c.select(before, others, none);
    let starts = c.sum(others, &[1]);
    let starts = c.broadcast_in_dim(starts, &shape.dims, &[0]);
    let along = c.iota(&shape, 1);
    let place = c.add(starts, along);
    c.take(targets, place)
}

/// One step of the recursion: stay, move by one place, or by two where that is allowed; in the direction of `by`.
fn advance(b: &mut Builder, from: Val, skips: Val, by: i64) -> Val {
    let one = shifted(b, from, by, f64::NEG_INFINITY);
    let two = shifted(b, from, 2 * by, f64::NEG_INFINITY);
    let nothing = b.full_like(f64::NEG_INFINITY, two);
    let two = b.select(skips, two, nothing);
    let largest = b.max(from, one);
    let largest = b.max(largest, two);
    let shift = finite_or_zero(b, largest);
    let mut sum = None;
    for way in [from, one, two] {
        let way = b.sub(way, shift);
        let way = b.exp(way);
        sum = Some(sum.map_or(way, |sum| b.add(sum, way)));
    }
    let log = b.log(sum.unwrap_or(shift));
    b.add(log, shift)
}

/// The rows of `x` moved by `by` places, behind or before `filler`.
fn shifted(b: &mut Builder, x: Val, by: i64, filler: impl Into<Scalar>) -> Val {
    let places = b.dims(x)[1];
    let by = by.clamp(-places, places);
    b.pad_with(x, filler, &[0, by], &[0, -by])
}

/// A maximum that can be subtracted: 0 for minus infinity.
fn finite_or_zero(b: &mut Builder, x: Val) -> Val {
    let infinite = b.compare_to(Cmp::EQ, x, f64::NEG_INFINITY);
    let zeros = b.zeros_like(x);
    b.select(infinite, zeros, x)
}

/// `[N, L]` at a run-time step of `[T, N, L]`.
fn step_of(b: &mut Builder, all: Val, step: Val) -> Val {
    let dims = b.dims(all);
    let zero = b.zeros_like(step);
    let slice = b.dynamic_slice(all, &[step, zero, zero], &[1, dims[1], dims[2]]);
    b.reshape(slice, &dims[1..])
}

fn put_step(b: &mut Builder, all: Val, value: Val, step: Val) -> Val {
    let value = b.unsqueeze(value, 0);
    let zero = b.zeros_like(step);
    b.dynamic_update_slice(all, value, &[step, zero, zero])
}
