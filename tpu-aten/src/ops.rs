//! The rows, a family a file.

pub mod attention;
pub mod checks;
pub mod conv;
pub mod copy;
pub mod distance;
pub mod factory;
pub mod fft;
pub mod grid;
pub mod index;
pub mod linalg;
pub mod loss;
pub mod matmul;
pub mod norm;
pub mod optimizer;
pub mod pointwise;
pub mod pool;
pub mod quantized;
pub mod random;
pub mod recurrent;
pub mod reduce;
pub mod resize;
pub mod scan;
pub mod shape;
pub mod softmax;
pub mod special;

use crate::op::Op;

/// Every family: its name and its rows.
pub const FAMILIES: &[(&str, &[Op])] = &[
    ("copy", copy::OPS),
    ("conv", conv::OPS),
    ("matmul", matmul::OPS),
    ("attention", attention::OPS),
    ("fused", attention::fused::OPS),
    ("cpu", attention::cpu::OPS),
    ("triangular", linalg::triangular::OPS),
    ("lu", linalg::lu::OPS),
    ("ldl", linalg::ldl::OPS),
    ("functions", linalg::functions::OPS),
    ("qr", linalg::qr::OPS),
    ("spectral", linalg::spectral::OPS),
    ("lstsq", linalg::lstsq::OPS),
    ("pool", pool::OPS),
    ("fractional", pool::fractional::OPS),
    ("fft", fft::OPS),
    ("resize", resize::OPS),
    ("grid", grid::OPS),
    ("border", resize::border::OPS),
    ("rearrange", resize::rearrange::OPS),
    ("arithmetic", pointwise::arithmetic::OPS),
    ("bits", pointwise::bits::OPS),
    ("compare", pointwise::compare::OPS),
    ("complex", pointwise::complex::OPS),
    ("extremes", pointwise::extremes::OPS),
    ("fill", pointwise::fill::OPS),
    ("piecewise", pointwise::piecewise::OPS),
    ("rounding", pointwise::rounding::OPS),
    ("smooth", pointwise::smooth::OPS),
    ("transcendental", pointwise::transcendental::OPS),
    ("reduce", reduce::OPS),
    ("hash", reduce::hash::OPS),
    ("sort", reduce::sort::OPS),
    ("scan", scan::OPS),
    ("norm", norm::OPS),
    ("synchronized norm", norm::sync::OPS),
    ("softmax", softmax::OPS),
    ("special", special::OPS),
    ("bessel", special::bessel::OPS),
    ("gamma", special::gamma::OPS),
    ("polynomials", special::polynomials::OPS),
    ("loss", loss::OPS),
    ("ctc", loss::ctc::OPS),
    ("distance", distance::OPS),
    ("index", index::OPS),
    ("scatter", index::scatter::OPS),
    ("masked", index::masked::OPS),
    ("slices", index::slices::OPS),
    ("embedding", index::embedding::OPS),
    ("search", index::search::OPS),
    ("segments", index::segments::OPS),
    ("compressed", index::compressed::OPS),
    ("histogram", index::histogram::OPS),
    ("jagged", index::jagged::OPS),
    ("shape", shape::OPS),
    ("fake quantization", quantized::fake::OPS),
    ("learnable quantization", quantized::learnable::OPS),
    ("observers", quantized::observer::OPS),
    ("scaled products", quantized::scaled::OPS),
    ("grouped products", quantized::grouped::OPS),
    ("packed weights", quantized::packed::OPS),
    ("factory", factory::OPS),
    ("checks", checks::OPS),
    ("recurrent", recurrent::OPS),
    ("random", random::OPS),
    ("dropout", random::dropout::OPS),
    ("philox", random::philox::OPS),
    ("sampling", random::sampling::OPS),
    ("optimizer", optimizer::OPS),
    ("foreach", optimizer::foreach::OPS),
    ("scaling", optimizer::scaling::OPS),
    ("bags", index::bags::OPS),
    ("distributions", random::distributions::OPS),
];
