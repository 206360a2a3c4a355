//! Ops over lists: each is another row, called for every entry in one program.

use tpu_runtime::DType;

use crate::error::Result;
use crate::op::{Ctx, Lowered, Op, Value};
use crate::scalar::Scalar;

const F32: &[DType] = &[DType::F32];
const ONE_LIST: &[&str] = &["{T[2,3] T[4]}"];
const TWO_LISTS: &[&str] = &["{T[2,3] T[4]} {T[2,3] T[4]}"];
const WITH_NUMBER: &[&str] = &["{T[2,3] T[4]} 2.5"];
const WITH_NUMBERS: &[&str] = &["{T[2,3] T[4]} {2.5 3}"];
const WITH_TENSOR: &[&str] = &["{T[2,3] T[4]} T[]"];

/// The rows.
pub const OPS: &[Op] = &[
    plain("aten::_foreach_abs(Tensor[] self) -> Tensor[]"),
    plain("aten::_foreach_acos(Tensor[] self) -> Tensor[]"),
    plain("aten::_foreach_asin(Tensor[] self) -> Tensor[]"),
    plain("aten::_foreach_atan(Tensor[] self) -> Tensor[]"),
    plain("aten::_foreach_ceil(Tensor[] self) -> Tensor[]"),
    plain("aten::_foreach_cos(Tensor[] self) -> Tensor[]"),
    plain("aten::_foreach_cosh(Tensor[] self) -> Tensor[]"),
    plain("aten::_foreach_erf(Tensor[] self) -> Tensor[]"),
    plain("aten::_foreach_erfc(Tensor[] self) -> Tensor[]"),
    plain("aten::_foreach_exp(Tensor[] self) -> Tensor[]"),
    plain("aten::_foreach_expm1(Tensor[] self) -> Tensor[]"),
    plain("aten::_foreach_floor(Tensor[] self) -> Tensor[]"),
    plain("aten::_foreach_frac(Tensor[] self) -> Tensor[]"),
    plain("aten::_foreach_lgamma(Tensor[] self) -> Tensor[]"),
    plain("aten::_foreach_log(Tensor[] self) -> Tensor[]"),
    plain("aten::_foreach_log10(Tensor[] self) -> Tensor[]"),
    plain("aten::_foreach_log1p(Tensor[] self) -> Tensor[]"),
    plain("aten::_foreach_log2(Tensor[] self) -> Tensor[]"),
    plain("aten::_foreach_max(Tensor[] self) -> Tensor[]"),
    plain("aten::_foreach_neg(Tensor[] self) -> Tensor[]"),
    plain("aten::_foreach_reciprocal(Tensor[] self) -> Tensor[]"),
    plain("aten::_foreach_round(Tensor[] self) -> Tensor[]"),
    plain("aten::_foreach_rsqrt(Tensor[] self) -> Tensor[]"),
    plain("aten::_foreach_sigmoid(Tensor[] self) -> Tensor[]"),
    plain("aten::_foreach_sign(Tensor[] self) -> Tensor[]"),
    plain("aten::_foreach_sin(Tensor[] self) -> Tensor[]"),
    plain("aten::_foreach_sinh(Tensor[] self) -> Tensor[]"),
    plain("aten::_foreach_sqrt(Tensor[] self) -> Tensor[]"),
    plain("aten::_foreach_tan(Tensor[] self) -> Tensor[]"),
    plain("aten::_foreach_tanh(Tensor[] self) -> Tensor[]"),
    plain("aten::_foreach_trunc(Tensor[] self) -> Tensor[]"),
    row("aten::_foreach_zero_(Tensor(a!)[] self) -> ()", |c| each(c, "aten::zero_", &["self"]), ONE_LIST),
    row(
        "aten::_foreach_add.List(Tensor[] self, Tensor[] other, *, Scalar alpha=1) -> Tensor[]",
        |c| each(c, "aten::add.Tensor", &["self", "other", "alpha"]),
        &["{T[2,3] T[4]} {T[2,3] T[4]} 2"],
    )
    .special("alpha", &[1.0]),
    row(
        "aten::_foreach_add.Scalar(Tensor[] self, Scalar scalar) -> Tensor[]",
        |c| each(c, "aten::add.Tensor", &["self", "scalar"]),
        WITH_NUMBER,
    ),
    row(
        "aten::_foreach_add.ScalarList(Tensor[] self, Scalar[] scalars) -> Tensor[]",
        |c| each(c, "aten::add.Tensor", &["self", "scalars"]),
        WITH_NUMBERS,
    ),
    row(
        "aten::_foreach_add.Tensor(Tensor[] self, Tensor other, *, Scalar alpha=1) -> Tensor[]",
        |c| each(c, "aten::add.Tensor", &["self", "other", "alpha"]),
        WITH_TENSOR,
    )
    .special("alpha", &[1.0]),
    row(
        "aten::_foreach_sub.List(Tensor[] self, Tensor[] other, *, Scalar alpha=1) -> Tensor[]",
        |c| each(c, "aten::sub.Tensor", &["self", "other", "alpha"]),
        TWO_LISTS,
    )
    .special("alpha", &[1.0]),
    row(
        "aten::_foreach_sub.Scalar(Tensor[] self, Scalar scalar) -> Tensor[]",
        |c| each(c, "aten::sub.Tensor", &["self", "scalar"]),
        WITH_NUMBER,
    ),
    row(
        "aten::_foreach_sub.ScalarList(Tensor[] self, Scalar[] scalars) -> Tensor[]",
        |c| each(c, "aten::sub.Tensor", &["self", "scalars"]),
        WITH_NUMBERS,
    ),
    row(
        "aten::_foreach_mul.List(Tensor[] self, Tensor[] other) -> Tensor[]",
        |c| each(c, "aten::mul.Tensor", &["self", "other"]),
        TWO_LISTS,
    ),
    row(
        "aten::_foreach_mul.Scalar(Tensor[] self, Scalar scalar) -> Tensor[]",
        |c| each(c, "aten::mul.Tensor", &["self", "scalar"]),
        WITH_NUMBER,
    ),
    row(
        "aten::_foreach_mul.ScalarList(Tensor[] self, Scalar[] scalars) -> Tensor[]",
        |c| each(c, "aten::mul.Tensor", &["self", "scalars"]),
        WITH_NUMBERS,
    ),
    row(
        "aten::_foreach_mul.Tensor(Tensor[] self, Tensor other) -> Tensor[]",
        |c| each(c, "aten::mul.Tensor", &["self", "other"]),
        WITH_TENSOR,
    ),
    row(
        "aten::_foreach_div.List(Tensor[] self, Tensor[] other) -> Tensor[]",
        |c| each(c, "aten::div.Tensor", &["self", "other"]),
        TWO_LISTS,
    ),
    row(
        "aten::_foreach_div.Scalar(Tensor[] self, Scalar scalar) -> Tensor[]",
        |c| each(c, "aten::div.Tensor", &["self", "scalar"]),
        WITH_NUMBER,
    ),
    row(
        "aten::_foreach_div.ScalarList(Tensor[] self, Scalar[] scalars) -> Tensor[]",
        |c| each(c, "aten::div.Tensor", &["self", "scalars"]),
        WITH_NUMBERS,
    ),
    row(
        "aten::_foreach_div.Tensor(Tensor[] self, Tensor other) -> Tensor[]",
        |c| each(c, "aten::div.Tensor", &["self", "other"]),
        WITH_TENSOR,
    ),
    row(
        "aten::_foreach_clamp_min.List(Tensor[] self, Tensor[] other) -> Tensor[]",
        |c| each(c, "aten::maximum", &["self", "other"]),
        TWO_LISTS,
    ),
    row(
        "aten::_foreach_clamp_min.Scalar(Tensor[] self, Scalar scalar) -> Tensor[]",
        |c| each(c, "aten::clamp_min", &["self", "scalar"]),
        WITH_NUMBER,
    ),
    row(
        "aten::_foreach_clamp_min.ScalarList(Tensor[] self, Scalar[] scalars) -> Tensor[]",
        |c| each(c, "aten::clamp_min", &["self", "scalars"]),
        WITH_NUMBERS,
    ),
    row(
        "aten::_foreach_clamp_max.List(Tensor[] self, Tensor[] other) -> Tensor[]",
        |c| each(c, "aten::minimum", &["self", "other"]),
        TWO_LISTS,
    ),
    row(
        "aten::_foreach_clamp_max.Scalar(Tensor[] self, Scalar scalar) -> Tensor[]",
        |c| each(c, "aten::clamp_max", &["self", "scalar"]),
        WITH_NUMBER,
    ),
    row(
        "aten::_foreach_clamp_max.ScalarList(Tensor[] self, Scalar[] scalars) -> Tensor[]",
        |c| each(c, "aten::clamp_max", &["self", "scalars"]),
        WITH_NUMBERS,
    ),
    row(
        "aten::_foreach_maximum.List(Tensor[] self, Tensor[] other) -> Tensor[]",
        |c| each(c, "aten::maximum", &["self", "other"]),
        TWO_LISTS,
    ),
    row(
        "aten::_foreach_maximum.Scalar(Tensor[] self, Scalar scalar) -> Tensor[]",
        |c| each(c, "aten::clamp_min", &["self", "scalar"]),
        WITH_NUMBER,
    ),
    row(
        "aten::_foreach_maximum.ScalarList(Tensor[] self, Scalar[] scalars) -> Tensor[]",
        |c| each(c, "aten::clamp_min", &["self", "scalars"]),
        WITH_NUMBERS,
    ),
    row(
        "aten::_foreach_minimum.List(Tensor[] self, Tensor[] other) -> Tensor[]",
        |c| each(c, "aten::minimum", &["self", "other"]),
        TWO_LISTS,
    ),
    row(
        "aten::_foreach_minimum.Scalar(Tensor[] self, Scalar scalar) -> Tensor[]",
        |c| each(c, "aten::clamp_max", &["self", "scalar"]),
        WITH_NUMBER,
    ),
    row(
        "aten::_foreach_minimum.ScalarList(Tensor[] self, Scalar[] scalars) -> Tensor[]",
        |c| each(c, "aten::clamp_max", &["self", "scalars"]),
        WITH_NUMBERS,
    ),
    row(
        "aten::_foreach_pow.List(Tensor[] self, Tensor[] exponent) -> Tensor[]",
        |c| each(c, "aten::pow.Tensor_Tensor", &["self", "exponent"]),
        TWO_LISTS,
    ),
    row(
        "aten::_foreach_pow.Scalar(Tensor[] self, Scalar exponent) -> Tensor[]",
        |c| each(c, "aten::pow.Tensor_Scalar", &["self", "exponent"]),
        WITH_NUMBER,
    )
    .special("exponent", &[-2.0, -1.0, -0.5, 0.5, 2.0, 3.0]),
    row(
        "aten::_foreach_pow.ScalarList(Tensor[] self, Scalar[] exponent) -> Tensor[]",
        |c| each(c, "aten::pow.Tensor_Scalar", &["self", "exponent"]),
        WITH_NUMBERS,
    ),
    row(
        "aten::_foreach_pow.ScalarAndTensor(Scalar self, Tensor[] exponent) -> Tensor[]",
        |c| each(c, "aten::pow.Scalar", &["self", "exponent"]),
        &["2.5 {T[2,3] T[4]}"],
    ),
    row(
        "aten::_foreach_addcmul.Scalar(Tensor[] self, Tensor[] tensor1, Tensor[] tensor2, Scalar value=1) -> Tensor[]",
        |c| each(c, "aten::addcmul", &["self", "tensor1", "tensor2", "value"]),
        &["{T[2,3] T[4]} {T[2,3] T[4]} {T[2,3] T[4]} 2"],
    )
    .special("value", &[1.0]),
    row(
        "aten::_foreach_addcmul.ScalarList(Tensor[] self, Tensor[] tensor1, Tensor[] tensor2, Scalar[] scalars) -> Tensor[]",
        |c| each(c, "aten::addcmul", &["self", "tensor1", "tensor2", "scalars"]),
        &["{T[2,3] T[4]} {T[2,3] T[4]} {T[2,3] T[4]} {2 3.5}"],
    ),
    row(
        "aten::_foreach_addcdiv.Scalar(Tensor[] self, Tensor[] tensor1, Tensor[] tensor2, Scalar value=1) -> Tensor[]",
        |c| each(c, "aten::addcdiv", &["self", "tensor1", "tensor2", "value"]),
        &["{T[2,3] T[4]} {T[2,3] T[4]} {T[2,3] T[4]} 2"],
    )
    .special("value", &[1.0]),
    row(
        "aten::_foreach_addcdiv.ScalarList(Tensor[] self, Tensor[] tensor1, Tensor[] tensor2, Scalar[] scalars) -> Tensor[]",
        |c| each(c, "aten::addcdiv", &["self", "tensor1", "tensor2", "scalars"]),
        &["{T[2,3] T[4]} {T[2,3] T[4]} {T[2,3] T[4]} {2 3.5}"],
    ),
    row(
        "aten::_foreach_lerp.List(Tensor[] self, Tensor[] tensors1, Tensor[] weights) -> Tensor[]",
        |c| each(c, "aten::lerp.Tensor", &["self", "tensors1", "weights"]),
        &["{T[2,3] T[4]} {T[2,3] T[4]} {T[2,3] T[4]}"],
    ),
    row(
        "aten::_foreach_lerp.Scalar(Tensor[] self, Tensor[] tensors1, Scalar weight) -> Tensor[]",
        |c| each(c, "aten::lerp.Scalar", &["self", "tensors1", "weight"]),
        &["{T[2,3] T[4]} {T[2,3] T[4]} 0.25"],
    ),
    row(
        "aten::_foreach_lerp.ScalarList(Tensor[] self, Tensor[] tensors1, Scalar[] weight) -> Tensor[]",
        |c| each(c, "aten::lerp.Scalar", &["self", "tensors1", "weight"]),
        &["{T[2,3] T[4]} {T[2,3] T[4]} {0.25 0.75}"],
    ),
    row(
        "aten::_foreach_norm.Scalar(Tensor[] self, Scalar ord=2, ScalarType? dtype=None) -> Tensor[]",
        norm,
        &["{T[2,3] T[4]} 2", "{T[2,3] T[4]} 1 @f32"],
    )
    .structural(&["ord"]),
    row(
        "aten::_foreach_powsum.Scalar(Tensor[] self, Scalar ord=2, ScalarType? dtype=None) -> Tensor[]",
        powsum,
        &["{T[2,3] T[4]} 2", "{T[2,3] T[4]} 1 @f32"],
    )
    .structural(&["ord"]),
    row(
        "aten::_foreach_mm(Tensor[] self, Tensor[] mat2) -> Tensor[]",
        |c| each(c, "aten::mm", &["self", "mat2"]),
        &["{T[2,3] T[4,5]} {T[3,2] T[5,1]}"],
    ),
];

const fn row(
    schema: &'static str,
    lower: fn(&mut Ctx<'_>) -> Lowered,
    examples: &'static [&'static str],
) -> Op {
    Op::new(schema, lower).dtypes(F32).examples(examples)
}

/// A row that calls the row of its own name without `_foreach`.
const fn plain(schema: &'static str) -> Op {
    row(schema, same_name, ONE_LIST)
}

fn same_name(c: &mut Ctx<'_>) -> Lowered {
    let name = c.name().replace("_foreach_", "");
    each(c, &name, &["self"])
}

/// The vector norm of each tensor.
fn norm(c: &mut Ctx<'_>) -> Lowered {
    let (ord, all, keepdim, dtype) =
        (c.value("ord")?, Value::None, Value::Scalar(Scalar::Bool(false)), c.value("dtype")?);
    calls(c, "aten::linalg_vector_norm", &["self"], &[ord, all, keepdim, dtype])
}

/// The sum of each tensor's sizes to the power of `ord`: its norm before the root.
fn powsum(c: &mut Ctx<'_>) -> Lowered {
    let ord = c.float("ord")?;
    let mut results = Vec::new();
    for norm in norm(c)?.into_iter().flatten() {
        let dtype = c.dtype(norm);
        let power = c.in_f32(norm, |b, x| {
            let ord = b.full_like(ord, x);
            b.pow(x, ord)
        });
        results.push(Some(c.convert(power, dtype)));
    }
    Ok(results)
}

/// Calls `row` for every entry of the lists among `arguments`, which name this row's arguments in that row's order.
fn each(c: &mut Ctx<'_>, row: &str, arguments: &[&str]) -> Lowered {
    calls(c, row, arguments, &[])
}

/// As [`each`], with further arguments that are the same for all.
fn calls(c: &mut Ctx<'_>, row: &str, arguments: &[&str], further: &[Value]) -> Lowered {
    let arguments: Vec<Value> = arguments.iter().map(|name| c.value(name)).collect::<Result<_>>()?;
    let length = |value: &Value| match value {
        Value::List(list) => Some(list.len()),
        _ => None,
    };
    let count = arguments.iter().find_map(length).unwrap_or(0);
    let mut results = Vec::with_capacity(count);
    for k in 0..count {
        let mut call: Vec<Value> = arguments
            .iter()
            .map(|value| match value {
                Value::List(list) => list.get(k).cloned().unwrap_or(Value::None),
                same => same.clone(),
            })
            .collect();
        call.extend_from_slice(further);
        results.extend(c.call(row, &call)?);
    }
    Ok(results)
}
