//! Element by element: arithmetic, comparison, choice, conversion.

use tpu_runtime::{DType, Dims, Shape};

use super::{Builder, Val};
use crate::scalar::Scalar;

/// The largest number of that type.
const LARGEST_F8E4M3FN: f64 = 448.0;

/// Methods that are one StableHLO or CHLO operation of one operand, whose result has the operand's shape.
macro_rules! unary {
    ($($method:ident = $op:literal),+ $(,)?) => {
        impl Builder { $(
            #[doc = concat!("The operation `", $op, "`.")]
            pub fn $method(&mut self, x: Val) -> Val {
                let shape = self.shape(x).clone();
                self.op($op, &[x], "", shape)
            }
        )+ }
    };
}

/// Methods that are one StableHLO operation of two operands of the same shape.
macro_rules! binary {
    ($($method:ident = $op:literal),+ $(,)?) => {
        impl Builder { $(
            #[doc = concat!("The operation `", $op, "` of two operands of the same shape.")]
            pub fn $method(&mut self, x: Val, y: Val) -> Val {
                self.assert_same($op, x, y);
                let shape = self.shape(x).clone();
                self.op($op, &[x, y], "", shape)
            }
        )+ }
    };
}

unary! {
    neg = "negate", exp = "exponential", expm1 = "exponential_minus_one", log = "log", log1p = "log_plus_one",
    tanh = "tanh", logistic = "logistic", sqrt = "sqrt", rsqrt = "rsqrt", cbrt = "cbrt", sin = "sine",
    cos = "cosine", tan = "tan", floor = "floor", ceil = "ceil", round_even = "round_nearest_even",
    sign = "sign", not = "not", popcnt = "popcnt", clz = "count_leading_zeros",
    asin = "chlo.asin", acos = "chlo.acos", atan = "chlo.atan", sinh = "chlo.sinh", cosh = "chlo.cosh",
    asinh = "chlo.asinh", acosh = "chlo.acosh", atanh = "chlo.atanh", erf = "chlo.erf", erfc = "chlo.erfc",
    erf_inv = "chlo.erf_inv", lgamma = "chlo.lgamma", digamma = "chlo.digamma", conj = "chlo.conj",
}

binary! {
    add = "add", sub = "subtract", mul = "multiply", div = "divide", max = "maximum", min = "minimum",
    pow = "power", rem = "remainder", atan2 = "atan2", and = "and", or = "or", xor = "xor",
    shift_left = "shift_left", shift_right_arithmetic = "shift_right_arithmetic",
    shift_right_logical = "shift_right_logical", next_after = "chlo.next_after", zeta = "chlo.zeta",
    polygamma = "chlo.polygamma",
}

/// The direction of a comparison.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the variants are StableHLO's names")]
pub enum Cmp {
    EQ,
    NE,
    GE,
    GT,
    LE,
    LT,
}

impl Builder {
    /// `|x|`; of a complex number its magnitude, a real number.
    pub fn abs(&mut self, x: Val) -> Val {
        let shape = self.shape(x);
        let result = Shape::new(shape.dtype.real(), shape.dims.clone());
        if shape.dtype == DType::Bool || shape.dtype.is_unsigned_integer() {
            return x;
        }
        self.op("abs", &[x], "", result)
    }

    /// Compares elementwise; the result is `Bool`. NaN compares as in IEEE 754.
    pub fn compare(&mut self, direction: Cmp, x: Val, y: Val) -> Val {
        self.assert_same("compare", x, y);
        if !matches!(direction, Cmp::EQ | Cmp::NE) {
            self.refuse_complex(x);
        }
        let Shape { dims, dtype } = self.shape(x).clone();
        let kind = match dtype {
            _ if dtype.is_float() || dtype.is_complex() => "FLOAT",
            DType::Bool => "UNSIGNED",
            _ if dtype.is_unsigned_integer() => "UNSIGNED",
            _ => "SIGNED",
        };
        let attributes = format!(
            "comparison_direction = #stablehlo<comparison_direction {direction:?}>, compare_type = #stablehlo<comparison_type {kind}>"
        );
        self.op("compare", &[x, y], &attributes, Shape::new(DType::Bool, dims))
    }

    /// Rounds a float towards zero.
    pub fn trunc(&mut self, x: Val) -> Val {
        let (up, down) = (self.ceil(x), self.floor(x));
        let below = self.compare_to(Cmp::LT, x, 0);
        self.select(below, up, down)
    }

    /// Compares every element with a constant.
    pub fn compare_to(&mut self, direction: Cmp, x: Val, value: impl Into<Scalar>) -> Val {
        let value = self.full_like(value, x);
        self.compare(direction, x, value)
    }

    /// `x` where `predicate` holds, else `y`; all of the same dims.
    pub fn select(&mut self, predicate: Val, x: Val, y: Val) -> Val {
        self.assert_same("select", x, y);
        let shape = self.shape(x).clone();
        self.op("select", &[predicate, x, y], "", shape)
    }

    /// Where `x` is NaN; all false for types without NaN.
    pub fn is_nan(&mut self, x: Val) -> Val {
        self.compare(Cmp::NE, x, x)
    }

    /// Where `x` is neither infinite nor NaN, for real floats.
    pub fn is_finite(&mut self, x: Val) -> Val {
        let result = Shape::new(DType::Bool, self.dims(x));
        self.op("is_finite", &[x], "", result)
    }

    /// Converts to `dtype` as `Tensor.to` does: floats truncate to integers, complex numbers drop the
    /// imaginary part, anything but zero is true.
    pub fn convert(&mut self, x: Val, dtype: DType) -> Val {
        let Shape { dims, dtype: from } = self.shape(x).clone();
        if from == dtype {
            return x;
        }
        if let Some((product, _)) = self.product_before(x) {
            let converted = self.convert(product, dtype);
            self.set_product(converted);
            return self.reshape(converted, &dims);
        }
        if from != from.computed() {
            let value = self.unpacked(x);
            return self.convert(value, dtype);
        }
        if dtype != dtype.computed() {
            let value = self.convert(x, dtype.computed());
            return self.packed(value, dtype);
        }
        if from == DType::F8E8M0FNU {
            let value = self.values_of_powers(x);
            return self.convert(value, dtype);
        }
        if dtype == DType::F8E8M0FNU {
            let value = self.convert(x, DType::F32);
            return self.nearest_powers(value);
        }
        if dtype == DType::Bool {
            return self.compare_to(Cmp::NE, x, 0);
        }
        if from.is_complex() && !dtype.is_complex() {
            let re = self.real(x);
            return self.convert(re, dtype);
        }
        if from.is_float() && (dtype.is_unsigned_integer() || matches!(dtype, DType::I8 | DType::I16)) {
            // Through a wide signed integer, so that numbers wrap as they do on the CPU.
            let wide = if dtype.is_unsigned_integer() { DType::I64 } else { DType::I32 };
            let wide = self.op("convert", &[x], "", Shape::new(wide, dims.clone()));
            let wrapped = self.op("convert", &[wide], "", Shape::new(dtype, dims.clone()));
            if dtype != DType::U64 {
                return wrapped;
            }
            let direct = self.op("convert", &[x], "", Shape::new(dtype, dims));
            let below = self.compare_to(Cmp::LT, x, 0);
            return self.select(below, wrapped, direct);
        }
        if dtype == DType::F8E4M3FN && from.is_float() {
            let x = self.saturated(x, LARGEST_F8E4M3FN);
            return self.op("convert", &[x], "", Shape::new(dtype, dims));
        }
        self.op("convert", &[x], "", Shape::new(dtype, dims))
    }

    /// The powers of two next to the absolute values of an `F32`; compilers disagree on ties and signs.
    /// The host's twin is [`power_of_two`].
    fn nearest_powers(&mut self, x: Val) -> Val {
        let bits = self.bitcast(x, DType::U32);
        let number = |b: &mut Self, value: i64| b.full_like(value, bits);
        let (places, byte) = (number(self, 23), number(self, 0xFF));
        let exponent = self.shift_right_logical(bits, places);
        let exponent = self.and(exponent, byte);
        let (half, rest) = (number(self, 1 << 22), number(self, (1 << 22) - 1));
        let (half, rest) = (self.and(bits, half), self.and(bits, rest));
        let (half, rest) = (self.compare_to(Cmp::NE, half, 0), self.compare_to(Cmp::NE, rest, 0));
        let normal = self.compare_to(Cmp::NE, exponent, 0);
        let beyond = self.or(rest, normal);
        let up = self.and(half, beyond);
        let finite = self.compare_to(Cmp::NE, exponent, 0xFF);
        let up = self.and(up, finite);
        let up = self.convert(up, DType::U32);
        let exponent = self.add(exponent, up);
        let byte = self.convert(exponent, DType::U8);
        self.bitcast(byte, DType::F8E8M0FNU)
    }

    /// Powers of two as `F32`. The smallest is no normal number there.
    fn values_of_powers(&mut self, x: Val) -> Val {
        let byte = self.bitcast(x, DType::U8);
        let exponent = self.convert(byte, DType::U32);
        let places = self.full_like(23, exponent);
        let bits = self.shift_left(exponent, places);
        let (smallest, nan) = (self.full_like(1 << 22, bits), self.full_like(0x7FC0_0000, bits));
        let is_smallest = self.compare_to(Cmp::EQ, exponent, 0);
        let is_nan = self.compare_to(Cmp::EQ, exponent, 0xFF);
        let bits = self.select(is_smallest, smallest, bits);
        let bits = self.select(is_nan, nan, bits);
        self.bitcast(bits, DType::F32)
    }

    /// `x` held within `-bound ..= bound`; NaN stays. Torch rounds so to a float that has no infinity.
    fn saturated(&mut self, x: Val, bound: f64) -> Val {
        let (low, high) = (self.full_like(-bound, x), self.full_like(bound, x));
        let x = self.max(x, low);
        self.min(x, high)
    }

    /// Rounds to the numbers of a 16-bit float; others stay. A conversion there and back would do so too, but compilers
    /// leave that out.
    pub fn reduce_precision(&mut self, x: Val, dtype: DType) -> Val {
        let (exponent, mantissa) = match dtype {
            DType::BF16 => (8, 7),
            DType::F16 => (5, 10),
            _ => return x,
        };
        let shape = self.shape(x).clone();
        let bits = format!("exponent_bits = {exponent} : i32, mantissa_bits = {mantissa} : i32");
        self.op("reduce_precision", &[x], &bits, shape)
    }

    /// Reinterprets the bits as another dtype of the same size.
    pub fn bitcast(&mut self, x: Val, dtype: DType) -> Val {
        let dims = self.dims(x);
        self.bitcast_to(x, Shape::new(dtype, dims))
    }

    /// Reinterprets the bits; a change of the element size adds or removes the innermost dimension.
    pub fn bitcast_to(&mut self, x: Val, shape: Shape) -> Val {
        let from = self.shape(x);
        if *from == shape {
            return x;
        }
        if from.mlir() == shape.mlir() {
            let name = self.name(x).to_owned();
            return self.value(name, shape);
        }
        self.op("bitcast_convert", &[x], "", shape)
    }

    /// The real part of a complex value; a real value is its own.
    pub fn real(&mut self, x: Val) -> Val {
        self.part("real", x)
    }

    /// The imaginary part of a complex value.
    pub fn imag(&mut self, x: Val) -> Val {
        self.part("imag", x)
    }

    /// A complex value from its parts.
    pub fn complex(&mut self, re: Val, im: Val) -> Val {
        let Shape { dims, dtype } = self.shape(re).clone();
        let dtype = if dtype == DType::F64 { DType::C128 } else { DType::C64 };
        self.op("complex", &[re, im], "", Shape::new(dtype, dims))
    }

    /// Broadcasts a zero-dimensional value to the shape of `like`.
    pub fn splat(&mut self, scalar: Val, like: Val) -> Val {
        let dims = self.dims(like);
        self.broadcast(scalar, &dims)
    }

    /// `x * value` with a constant.
    pub fn mul_by(&mut self, x: Val, value: impl Into<Scalar>) -> Val {
        let value = self.full_like(value, x);
        self.mul(x, value)
    }

    /// `x + value` with a constant.
    pub fn add_to(&mut self, x: Val, value: impl Into<Scalar>) -> Val {
        let value = self.full_like(value, x);
        self.add(x, value)
    }

    fn part(&mut self, name: &str, x: Val) -> Val {
        let Shape { dims, dtype } = self.shape(x).clone();
        if !dtype.is_complex() && name == "real" {
            return x;
        }
        self.op(name, &[x], "", Shape::new(dtype.real(), dims))
    }

    fn assert_same(&self, op: &str, x: Val, y: Val) {
        let (left, right) = (self.shape(x), self.shape(y));
        assert!(left == right, "{op}: got {left} and {right}: bug in tpu-aten");
    }
}

/// The dims that `left` and `right` broadcast to, as numpy does.
///
/// # Errors
/// When they do not fit; in torch's words.
pub fn broadcast_dims(left: &[i64], right: &[i64]) -> Result<Dims, crate::error::Error> {
    let rank = left.len().max(right.len());
    let at = |dims: &[i64], dim: usize| (dim + dims.len()).checked_sub(rank).map_or(1, |index| dims[index]);
    (0..rank)
        .map(|dim| match (at(left, dim), at(right, dim)) {
            (a, b) if a == b || b == 1 => Ok(a),
            (1, b) => Ok(b),
            (a, b) => Err(crate::error::Error::Broadcast { left: a, right: b, dim }),
        })
        .collect()
}

/// The bits of the `F8E8M0FNU` next to the absolute value: an exponent, 255 for infinities and NaN. Ties go up, but for
/// the one between zero and the smallest. Source: torch's `Float8_e8m0fnu.h`.
pub(super) fn power_of_two(value: f32) -> u8 {
    let bits = value.to_bits();
    let exponent = (bits >> 23) as u8;
    let (half, rest) = (bits & 1 << 22 != 0, bits & ((1 << 22) - 1) != 0);
    let up = half && (rest || exponent != 0) && exponent != 0xFF;
    exponent + u8::from(up)
}
