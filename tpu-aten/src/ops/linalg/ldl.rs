//! Factors `L D Lᵀ` of symmetric and `L D Lᴴ` of Hermitian matrices that need not be positive.

use tpu_runtime::{DType, Shape};

use super::matrix::{
    batch_of, broadcast_batches, conjugate, diagonal, exchange_rows, first_failure_at, flat, magnitude, pick,
    place, places, repeat, spread, stretch, take_row, triangle, unflat,
};
use super::triangular::MATRICES;
use crate::builder::{Builder, Cmp, Val};
use crate::op::{Ctx, Lowered, Op, many, one};

/// The rows.
pub const OPS: &[Op] = &[
    Op::new("aten::linalg_ldl_factor_ex(Tensor self, *, bool hermitian=False, bool check_errors=False) -> (Tensor LD, Tensor pivots, Tensor info)", ldl_factor_ex)
        .dtypes(MATRICES)
        .examples(&["T[2,3,3]", "T[3,3] true", "T[0,0]"]),
    Op::new("aten::linalg_ldl_solve(Tensor LD, Tensor pivots, Tensor B, *, bool hermitian=False) -> Tensor", ldl_solve)
        .dtypes(MATRICES)
        .examples(&["T[3,3] i32[3] T[3,2]", "T[3,3] i32[3] T[2,3,2] true"]),
];

/// The factors, packed as LAPACK's `sytrf` and `hetrf` pack them for the lower triangle.
fn ldl_factor_ex(c: &mut Ctx<'_>) -> Lowered {
    let (x, hermitian) = (c.tensor("self")?, c.bool("hermitian")?);
    let dims = c.dims(x);
    let x = flat(c, x);
    let results = if dims.contains(&0) {
        let numbers = c.dims(x);
        let pivots = c.full(0, &Shape::new(DType::I32, &numbers[..2]));
        let info = c.full(0, &Shape::new(DType::I32, &numbers[..1]));
        [x, pivots, info]
    } else {
        factor(c, x, Kind { hermitian })
    };
    many(results.map(|part| unflat(c, part, batch_of(&dims))))
}

/// Whether the mirror image of an element is its conjugate.
#[derive(Clone, Copy)]
struct Kind {
    hermitian: bool,
}

impl Kind {
    fn mirror(self, b: &mut Builder, x: Val) -> Val {
        if self.hermitian { conjugate(b, x) } else { x }
    }

    /// An element of the diagonal, whose imaginary part does not count in a Hermitian matrix.
    fn on_diagonal(self, b: &mut Builder, x: Val) -> Val {
        if !self.hermitian || !b.dtype(x).is_complex() {
            return x;
        }
        let (re, dtype) = (b.real(x), b.dtype(x));
        b.convert(re, dtype)
    }
}

/// Factors `[batch, n, n]`, of which the lower triangles are read: packed factors, pivots and `info`.
///
/// Each matrix advances by its own step of one or two columns, the pivot block. The matrix that is still to be
/// factored is kept whole, both triangles, so that an exchange is one of whole rows and columns.
/// Source: Bunch & Kaufman, "Some stable methods for calculating inertia and solving symmetric linear systems",
/// Math. Comp. 31 (1977), algorithm A; the conventions are LAPACK's.
fn factor(b: &mut Builder, x: Val, kind: Kind) -> [Val; 3] {
    let dims = b.dims(x);
    let n = dims[1];
    let open = whole(b, x, kind);
    let packed = b.zeros_like(x);
    let numbers = Shape::new(DType::I32, [dims[0]]);
    let pivots = b.full(0, &Shape::new(DType::I32, [dims[0], n]));
    let (step, info) = (b.full(0, &numbers), b.full(0, &numbers));
    let end = b.while_loop(
        &[open, packed, pivots, step, info],
        |b, state| {
            let active = b.compare_to(Cmp::LT, state[3], n);
            b.any(active, &[0])
        },
        |b, state| {
            let (open, packed, pivots, step, info) = (state[0], state[1], state[2], state[3], state[4]);
            let active = b.compare_to(Cmp::LT, step, n);
            let pivot = choose(b, open, step);
            let failed = b.and(pivot.singular, active);
            let info = first_failure_at(b, info, failed, step);
            let next = b.add_to(step, 1);
            let exchanged = b.select(pivot.double, next, step);
            let open = exchange_rows(b, open, exchanged, pivot.place);
            let open = b.transpose_last(open);
            let open = exchange_rows(b, open, exchanged, pivot.place);
            let open = b.transpose_last(open);
            let (open, [first, second]) = eliminate(b, open, step, &pivot, kind);

            let index = places(b, pivots, 1);
            let (here, there) = (spread(b, step, index), spread(b, next, index));
            let here = b.compare(Cmp::EQ, index, here);
            let there = b.compare(Cmp::EQ, index, there);
            let double = spread(b, pivot.double, index);
            let there = b.and(there, double);
            let active = spread(b, active, index);
            let (here, there) = (b.and(here, active), b.and(there, active));
            let packed = set_column(b, packed, here, first);
            let packed = set_column(b, packed, there, second);
            let number = b.add_to(pivot.place, 1);
            let negative = b.neg(number);
            let number = b.select(pivot.double, negative, number);
            let number = spread(b, number, pivots);
            let written = b.or(here, there);
            let pivots = b.select(written, number, pivots);
            let advance = b.convert(pivot.double, DType::I32);
            let step = b.add(next, advance);
            vec![open, packed, pivots, step, info]
        },
    );
    [end[1], end[2], end[4]]
}

/// Both triangles of a matrix of which the lower one is read.
fn whole(b: &mut Builder, x: Val, kind: Kind) -> Val {
    let lower = triangle(b, x, Cmp::LT, 0);
    let upper = b.transpose_last(lower);
    let upper = kind.mirror(b, upper);
    let middle = triangle(b, x, Cmp::EQ, 0);
    let middle = kind.on_diagonal(b, middle);
    let sum = b.add(lower, upper);
    b.add(sum, middle)
}

/// The pivot block of a step, for each matrix.
struct Pivot {
    /// Whether it has two columns.
    double: Val,
    /// The row that is exchanged with the last of its rows.
    place: Val,
    /// Whether there is nothing to divide by.
    singular: Val,
}

/// Compares the diagonal with the largest element of its column, and of that element's column.
fn choose(b: &mut Builder, open: Val, step: Val) -> Pivot {
    // The growth of elements over two single steps and over one double step is the same.
    let alpha = (1.0 + 17_f64.sqrt()) / 8.0;
    let column = take_row(b, open, step);
    let sizes = magnitude(b, column);
    let index = places(b, sizes, 1);
    let here = spread(b, step, index);
    let below = b.compare(Cmp::GT, index, here);
    let nothing = b.zeros_like(sizes);
    let candidates = b.select(below, sizes, nothing);
    let (largest, column_max) = b.arg_extreme(candidates, 1, true);
    let other = take_row(b, open, largest);
    let other_sizes = magnitude(b, other);
    let own = spread(b, largest, index);
    let elsewhere = b.compare(Cmp::NE, index, own);
    let at_or_below = b.compare(Cmp::GE, index, here);
    let counts = b.and(elsewhere, at_or_below);
    let candidates = b.select(counts, other_sizes, nothing);
    let row_max = b.max_over(candidates, &[1]);
    let diagonal = take_row(b, sizes, step);
    let other_diagonal = take_row(b, other_sizes, largest);

    let enough = b.mul_by(column_max, alpha);
    let dominant = b.compare(Cmp::GE, diagonal, enough);
    let ratio = b.div(column_max, row_max);
    let enough = b.mul(enough, ratio);
    let good = b.compare(Cmp::GE, diagonal, enough);
    let keep = b.or(dominant, good);
    let top = b.max(diagonal, column_max);
    let zero = b.compare_to(Cmp::EQ, top, 0);
    let nan = b.is_nan(diagonal);
    let singular = b.or(zero, nan);
    let keep = b.or(keep, singular);
    let enough = b.mul_by(row_max, alpha);
    let single = b.compare(Cmp::GE, other_diagonal, enough);
    let single = b.or(single, keep);
    Pivot { double: b.not(single), place: b.select(keep, step, largest), singular }
}

/// Of each matrix the two columns of a pivot block, `[batch, n]` each; of a block of one the second is unused.
struct Columns {
    /// Those of what is still open.
    open: [Val; 2],
    /// Those of `L`, zeros but below the block.
    lower: [Val; 2],
    /// Which rows are below the block.
    below: Val,
}

/// Subtracts from what is still open what the pivot block explains; and the block's columns of the packed factors.
fn eliminate(b: &mut Builder, open: Val, step: Val, pivot: &Pivot, kind: Kind) -> (Val, [Val; 2]) {
    let columns = block_columns(b, open, step, pivot, kind);
    let [first, second] = [0, 1].map(|k| outer(b, columns.lower[k], columns.open[k], kind));
    let one = b.sub(open, first);
    let both = b.sub(one, second);
    let double = spread(b, pivot.double, open);
    let left = b.select(double, both, one);
    let dims = b.dims(open);
    let rows = b.broadcast_missing(columns.below, &dims, &[2]);
    let inside = b.broadcast_missing(columns.below, &dims, &[1]);
    let inside = b.and(rows, inside);
    let left = b.select(inside, left, open);
    let singular = spread(b, pivot.singular, open);
    let left = b.select(singular, open, left);

    // The block itself stands in its place: the first column from its row on, the second from the next one.
    let block = b.not(columns.below);
    let index = places(b, columns.below, 1);
    let next = b.add_to(step, 1);
    let packed = [(step, 0), (next, 1)].map(|(from, k)| {
        let from = spread(b, from, index);
        let from = b.compare(Cmp::GE, index, from);
        let own = b.and(block, from);
        b.select(own, columns.open[k], columns.lower[k])
    });
    (left, packed)
}

/// With the block `[[p, f], [e, q]]` and the columns `x`, `y` below it, the columns of `L` are
/// `(x q/e - y) / (f t)` and `(y p/f - x) / (e t)`, `t = (p/e)(q/f) - 1`; with the block `[p]` it is `x / p`.
fn block_columns(b: &mut Builder, open: Val, step: Val, pivot: &Pivot, kind: Kind) -> Columns {
    let next = b.add_to(step, 1);
    // Columns are read as rows: the matrix is its own mirror image.
    let [x, y] = [step, next].map(|at| {
        let row = take_row(b, open, at);
        kind.mirror(b, row)
    });
    let p = take_row(b, x, step);
    let (e, q) = (take_row(b, x, next), take_row(b, y, next));
    let f = kind.mirror(b, e);
    let (p_e, q_f, q_e, p_f) = (b.div(p, e), b.div(q, f), b.div(q, e), b.div(p, f));
    let t = b.mul(p_e, q_f);
    let t = b.add_to(t, -1);
    let (ft, et) = (b.mul(f, t), b.mul(e, t));
    let [l, m] = [(x, q_e, y, ft), (y, p_f, x, et)].map(|(plus, factor, minus, divisor)| {
        let (factor, divisor) = (spread(b, factor, plus), spread(b, divisor, plus));
        let product = b.mul(plus, factor);
        let difference = b.sub(product, minus);
        b.div(difference, divisor)
    });
    let unit = b.full_like(1, p);
    let divisor = b.select(pivot.singular, unit, p);
    let divisor = spread(b, divisor, x);
    let alone = b.div(x, divisor);
    let double = spread(b, pivot.double, x);
    let l = b.select(double, l, alone);

    let last = b.select(pivot.double, next, step);
    let index = places(b, x, 1);
    let last = spread(b, last, index);
    let below = b.compare(Cmp::GT, index, last);
    let nothing = b.zeros_like(x);
    let lower = [l, m].map(|column| b.select(below, column, nothing));
    Columns { open: [x, y], lower, below }
}

/// `x yᵀ`, or `x yᴴ`.
fn outer(b: &mut Builder, x: Val, y: Val, kind: Kind) -> Val {
    let dims = b.dims(x);
    let square = [dims[0], dims[1], dims[1]];
    let y = kind.mirror(b, y);
    let (x, y) = (b.broadcast_missing(x, &square, &[2]), b.broadcast_missing(y, &square, &[1]));
    b.mul(x, y)
}

/// `matrices` with `column` where `chosen`, a flag a column, says.
fn set_column(b: &mut Builder, matrices: Val, chosen: Val, column: Val) -> Val {
    let dims = b.dims(matrices);
    let chosen = b.broadcast_missing(chosen, &dims, &[1]);
    let column = b.broadcast_missing(column, &dims, &[2]);
    b.select(chosen, column, matrices)
}

/// `A⁻¹ B` for packed factors of `A`: the exchanges and columns of `L` in order, `D`, and back.
fn ldl_solve(c: &mut Ctx<'_>) -> Lowered {
    let (packed, pivots, y) = (c.tensor("LD")?, c.tensor("pivots")?, c.tensor("B")?);
    let kind = Kind { hermitian: c.bool("hermitian")? };
    let (packed, y, batch) = broadcast_batches(c, packed, y)?;
    let rank = c.rank(pivots);
    let pivots = c.unsqueeze(pivots, rank);
    let pivots = stretch(c, pivots, &batch);
    let pivots = c.squeeze(pivots, 2);
    if c.dims(y).contains(&0) {
        return one(unflat(c, y, &batch));
    }
    let n = c.dims(packed)[1];
    let blocks = blocks(c, pivots);
    let below = below_diagonal(c, packed, &blocks);
    let captured = [below, blocks.exchanged, blocks.with];
    let y = repeat(c, n, &[y], &captured, |b, step, state, captured| {
        let (first, second) = (pick(b, captured[1], 1, step), pick(b, captured[2], 1, step));
        let y = exchange_rows(b, state[0], first, second);
        let (row, column) = (pick(b, y, 1, step), pick(b, captured[0], 2, step));
        let dims = b.dims(y);
        let (row, column) = (b.broadcast_missing(row, &dims, &[1]), b.broadcast_missing(column, &dims, &[2]));
        let product = b.mul(column, row);
        vec![b.sub(y, product)]
    })[0];
    let y = solve_blocks(c, packed, &blocks, y, kind);
    let x = repeat(c, n, &[y], &captured, |b, step, state, captured| {
        let last = b.constant(n - 1, DType::I32);
        let step = b.sub(last, step);
        let column = pick(b, captured[0], 2, step);
        let column = kind.mirror(b, column);
        let column = b.unsqueeze(column, 1);
        let known = b.matmul(column, state[0]);
        let known = b.squeeze(known, 1);
        let row = pick(b, state[0], 1, step);
        let row = b.sub(row, known);
        let y = place(b, state[0], 1, step, row);
        let (first, second) = (pick(b, captured[1], 1, step), pick(b, captured[2], 1, step));
        vec![exchange_rows(b, y, first, second)]
    })[0];
    one(unflat(c, x, &batch))
}

/// What the pivots of LAPACK say of each column; all `[batch, n]`.
struct Blocks {
    /// Whether it is the first of a block of two.
    first: Val,
    /// Whether it is the second of a block of two.
    second: Val,
    /// The rows that are exchanged before it …
    exchanged: Val,
    /// … with these.
    with: Val,
}

fn blocks(b: &mut Builder, pivots: Val) -> Blocks {
    let dims = b.dims(pivots);
    let double = b.compare_to(Cmp::LT, pivots, 0);
    // Of the columns of double blocks every other one is a second: those after an odd number of others.
    let square = Shape::new(DType::Bool, [dims[0], dims[1], dims[1]]);
    let others = b.broadcast_missing(double, &square.dims, &[1]);
    let others = triangle(b, others, Cmp::LT, 0);
    let odd = b.reduce(others, false, &[2], Builder::xor);
    let second = b.and(double, odd);
    let even = b.not(odd);
    let first = b.and(double, even);
    let index = places(b, pivots, 1);
    let number = b.abs(pivots);
    let number = b.add_to(number, -1);
    let next = b.add_to(index, 1);
    let exchanged = b.select(first, next, index);
    let with = b.select(second, index, number);
    Blocks { first, second, exchanged, with }
}

/// `L` without its unit diagonal: in the first column of a block the element of `D` is left out.
fn below_diagonal(b: &mut Builder, packed: Val, blocks: &Blocks) -> Val {
    let dims = b.dims(packed);
    let lower = triangle(b, packed, Cmp::LT, 0);
    let lowest = triangle(b, packed, Cmp::LT, -1);
    let first = b.broadcast_missing(blocks.first, &dims, &[1]);
    b.select(first, lowest, lower)
}

/// `D⁻¹ y`. Of a block `[[p, f], [e, q]]` the solution is `((y q/f - y') / (e t), (y' p/e - y) / (f t))` with
/// `t = (p/e)(q/f) - 1`.
fn solve_blocks(b: &mut Builder, packed: Val, blocks: &Blocks, y: Val, kind: Kind) -> Val {
    let p = diagonal(b, packed);
    let p = kind.on_diagonal(b, p);
    let below = b.pad_with(packed, 0, &[0, -1, 0], &[0, 1, 0]);
    let e = diagonal(b, below);
    let (y_next, y_before) = (shifted(b, y, 1), shifted(b, y, -1));
    // In the first row of a block `e` is its own, the partner the next; in the second all are those before.
    let e_before = shifted(b, e, -1);
    let (p_next, p_before) = (shifted(b, p, 1), shifted(b, p, -1));
    let e = b.select(blocks.second, e_before, e);
    let f = kind.mirror(b, e);
    let partner = b.select(blocks.second, p_before, p_next);
    let (near, far) = (b.select(blocks.second, e, f), b.select(blocks.second, f, e));
    let second = b.broadcast_missing(blocks.second, &b.dims(y), &[2]);
    let y_partner = b.select(second, y_before, y_next);
    // `near` divides the partner's pivot, `far` the own one: their product is `e f` either way.
    let (q, own) = (b.div(partner, near), b.div(p, far));
    let t = b.mul(q, own);
    let t = b.add_to(t, -1);
    let divisor = b.mul(far, t);
    let like = b.dims(y);
    let over = |b: &mut Builder, x| b.broadcast_missing(x, &like, &[2]);
    let (q, divisor, p) = (over(b, q), over(b, divisor), over(b, p));
    let product = b.mul(y, q);
    let difference = b.sub(product, y_partner);
    let of_two = b.div(difference, divisor);
    let alone = b.div(y, p);
    let double = b.or(blocks.first, blocks.second);
    let double = over(b, double);
    b.select(double, of_two, alone)
}

/// The rows moved by `by` places towards the first, zeros behind them.
fn shifted(b: &mut Builder, x: Val, by: i64) -> Val {
    let mut low = vec![0; b.rank(x)];
    low[1] = -by;
    let high: Vec<_> = low.iter().map(|amount| -amount).collect();
    b.pad_with(x, 0, &low, &high)
}
