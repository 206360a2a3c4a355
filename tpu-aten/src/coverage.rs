//! What becomes of each of torch's ops on the device: every overload of `aten` has an answer here.
//!
//! `aten.tsv` is what torch's dispatcher knows, written by `tests/ops/snapshot.py`; a test keeps it current.

mod page;
mod reasons;

use std::collections::HashMap;
use std::sync::LazyLock;

use crate::op::Kernel;
use crate::table::OpId;

pub use page::markdown;

/// What becomes of an overload.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Coverage {
    /// A row of this name.
    Native(&'static str),
    /// The in-place, `out=` or functional form of this row.
    DerivedFrom(&'static str),
    /// Torch composes it of other ops.
    Composite,
    /// It makes, views or copies storages; no kernel of the table runs.
    Storage,
    /// It makes or reads torch's quantized tensors: it calls other ops on their integers.
    Quantized,
    /// It makes or reads torch's sparse tensors: it calls other ops on their indices and values.
    Sparse,
    /// It makes or reads torch's nested tensors of the strided layout: it calls other ops on their parts.
    Nested,
    /// A row that runs on the host, for this reason.
    Host(&'static str),
    /// An error, for this reason.
    Missing(&'static str),
}

/// How torch treats an overload.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    /// A composition that autograd looks into.
    Implicit,
    /// One that a backend may replace, since autograd has a formula for it.
    Replaceable,
    /// A composition with a gradient of its own.
    Explicit,
    /// It calls the overload that it is a form of.
    Generated,
    /// It calls another overload, of which it is no form.
    Calls,
    /// A backend has to have it, or make it of the overload that it is a form of.
    Kernel,
}

/// A line of `aten.tsv`.
#[derive(Clone, Copy, Debug)]
struct Overload {
    name: &'static str,
    kind: Kind,
    /// What it is a form of, or calls.
    of: Option<&'static str>,
}

/// What a backend registers beside the table: storages, views, copies, and what it says of itself. A test compares it with the dispatcher.
const STORAGE: &[&str] = &[
    "_copy_from",
    "_copy_from_and_resize",
    "_efficientzerotensor",
    "_has_compatible_shallow_copy_type",
    "_local_scalar_dense",
    "_reshape_alias",
    "as_strided",
    "copy_",
    "empty.memory_format",
    "empty_strided",
    "equal",
    "is_set_to",
    "record_stream",
    "resize_",
    "set_",
    "set_.source_Storage",
    "set_.source_Storage_storage_offset",
    "set_.source_Tensor",
    "unfold",
    "view",
    "view_as_complex",
    "view_as_real",
];

/// What a backend registers for quantized tensors, where torch has nothing for others. The same test compares it.
const QUANTIZED: &[&str] = &[
    "_empty_affine_quantized",
    "_empty_per_channel_affine_quantized",
    "_make_per_channel_quantized_tensor",
    "_make_per_tensor_quantized_tensor",
    "dequantize.self",
    "empty_quantized",
    "int_repr",
    "q_per_channel_axis",
    "q_per_channel_scales",
    "q_per_channel_zero_points",
    "q_scale",
    "q_zero_point",
    "qscheme",
    "quantize_per_channel",
    "quantize_per_tensor",
    "quantize_per_tensor.tensor_qparams",
    "quantize_per_tensor_dynamic",
    "quantized_max_pool2d",
];

/// What a backend registers for sparse tensors, where torch has nothing for others. The same test compares it.
const SPARSE: &[&str] = &[
    "_coalesce",
    "_coalesced_",
    "_dimI",
    "_dimV",
    "_embedding_bag_backward",
    "_indices",
    "_nnz",
    "_sparse_broadcast_to",
    "_sparse_coo_tensor_with_dims",
    "_sparse_coo_tensor_with_dims_and_tensors",
    "_sparse_csr_prod.dim_dtype",
    "_sparse_csr_sum.dim_dtype",
    "_sparse_log_softmax",
    "_sparse_log_softmax_backward_data",
    "_sparse_mask_projection",
    "_sparse_mm_reduce_impl",
    "_sparse_mm_reduce_impl_backward",
    "_sparse_softmax",
    "_sparse_softmax_backward_data",
    "_sparse_sparse_matmul",
    "_sparse_sum_backward",
    "_spdiags",
    "_to_dense",
    "_to_sparse",
    "_to_sparse.sparse_dim",
    "_to_sparse_bsc",
    "_to_sparse_bsr",
    "_to_sparse_csc",
    "_to_sparse_csr",
    "_validate_compressed_sparse_indices",
    "_values",
    "copy_sparse_to_sparse_",
    "hspmm",
    "hspmm.out",
    "native_norm",
    "native_norm.ScalarOpt_dim_dtype",
    "resize_as_sparse_",
    "sparse_mask",
    "sparse_resize_",
    "sparse_resize_and_clear_",
    "sparse_sampled_addmm",
    "sparse_sampled_addmm.out",
    "sspaddmm.out",
];

/// What a backend registers for nested tensors of the strided layout, where torch has nothing for others. The same test
/// compares it.
const NESTED: &[&str] = &[
    "_fused_sdp_choice",
    "_nested_from_padded",
    "_nested_from_padded_and_nested_example",
    "_nested_select_backward",
    "_nested_sum_backward",
    "_nested_tensor_from_mask",
    "_nested_tensor_from_mask_left_aligned",
    "_nested_tensor_size",
    "_nested_tensor_softmax_with_shape",
    "_nested_tensor_storage_offsets",
    "_nested_tensor_strides",
    "_nested_view_from_buffer",
    "linear_backward",
    "matmul_backward",
    "to_padded_tensor",
];

/// A reason that no rule gives: a bug, which a test looks for.
const UNKNOWN: &str = "nobody has said why";

static OVERLOADS: LazyLock<Vec<Overload>> = LazyLock::new(|| {
    let lines = include_str!("aten.tsv").lines().filter(|line| !line.starts_with('#'));
    lines.map(overload).collect()
});

static BY_NAME: LazyLock<HashMap<&'static str, Overload>> =
    LazyLock::new(|| OVERLOADS.iter().map(|overload| (overload.name, *overload)).collect());

/// What becomes of `name`, such as `aten::add.Tensor`; `None` if torch has no such overload.
#[must_use]
pub fn coverage(name: &str) -> Option<Coverage> {
    BY_NAME.get(name.strip_prefix("aten::")?).map(Overload::coverage)
}

/// The names of all overloads, in order, without `aten::`.
pub fn overloads() -> impl Iterator<Item = &'static str> {
    OVERLOADS.iter().map(|overload| overload.name)
}

fn overload(line: &'static str) -> Overload {
    let malformed = || -> ! { unreachable!("aten.tsv: {line}: bug in tests/ops/snapshot.py") };
    let [name, kind, of] = line.split('\t').collect::<Vec<_>>()[..] else { malformed() };
    let kind = match kind {
        "implicit" => Kind::Implicit,
        "replaceable" => Kind::Replaceable,
        "explicit" => Kind::Explicit,
        "generated" => Kind::Generated,
        "calls" => Kind::Calls,
        "kernel" => Kind::Kernel,
        _ => malformed(),
    };
    Overload { name, kind, of: Some(of).filter(|name| *name != "-") }
}

impl Overload {
    fn coverage(&self) -> Coverage {
        if STORAGE.contains(&self.name) {
            return Coverage::Storage;
        }
        if QUANTIZED.contains(&self.name) {
            return Coverage::Quantized;
        }
        if SPARSE.contains(&self.name) {
            return Coverage::Sparse;
        }
        if NESTED.contains(&self.name) {
            return Coverage::Nested;
        }
        // A row for an implicit composition is there for its forms: a kernel would take its gradient away.
        if self.kind != Kind::Implicit
            && let Some(row) = row(self.name)
        {
            return row;
        }
        let of = self.of.and_then(|name| BY_NAME.get(name));
        if !matches!(self.kind, Kind::Implicit | Kind::Calls)
            && let Some(row) = of.and_then(|of| row(of.name))
        {
            return match row {
                Coverage::Native(name) => Coverage::DerivedFrom(name),
                other => other,
            };
        }
        if let Some(reason) = reasons::of_group(self.name) {
            return Coverage::Missing(reason);
        }
        match (self.kind, of) {
            (Kind::Implicit | Kind::Replaceable | Kind::Explicit, _)
            | (Kind::Generated | Kind::Calls, None) => Coverage::Composite,
            (Kind::Generated | Kind::Calls, Some(of)) => match of.coverage() {
                Coverage::Missing(reason) => Coverage::Missing(reason),
                _ => Coverage::Composite,
            },
            (Kind::Kernel, _) => Coverage::Missing(reasons::of_kernel(self.name).unwrap_or(UNKNOWN)),
        }
    }
}

/// The answer of the row `name`, if there is one.
fn row(name: &str) -> Option<Coverage> {
    let op = OpId::find(&format!("aten::{name}"))?.row().op;
    Some(match op.kernel {
        Kernel::Host(reason) => Coverage::Host(reason),
        _ => Coverage::Native(op.name()),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::ROWS;

    #[test]
    fn torch_has_every_row() {
        let strangers: Vec<_> =
            ROWS.iter().map(|row| row.op.name()).filter(|name| coverage(name).is_none()).collect();
        assert!(strangers.is_empty(), "not in aten.tsv: {strangers:?}");
    }

    #[test]
    fn everything_that_is_missing_has_a_reason() {
        let unknown: Vec<_> = OVERLOADS
            .iter()
            .filter(|overload| overload.coverage() == Coverage::Missing(UNKNOWN))
            .map(|overload| overload.name)
            .collect();
        assert!(unknown.is_empty(), "write a row, or a rule in coverage/reasons.rs: {unknown:?}");
    }

    #[test]
    fn forms_follow_their_row() {
        assert_eq!(coverage("aten::add.Tensor"), Some(Coverage::Native("aten::add.Tensor")));
        assert_eq!(coverage("aten::add_.Tensor"), Some(Coverage::DerivedFrom("aten::add.Tensor")));
        assert_eq!(coverage("aten::add.out"), Some(Coverage::DerivedFrom("aten::add.Tensor")));
        assert_eq!(coverage("aten::matmul"), Some(Coverage::Composite));
        assert_eq!(coverage("aten::view"), Some(Coverage::Storage));
        assert_eq!(coverage("aten::_coalesce"), Some(Coverage::Sparse));
        assert!(matches!(coverage("aten::nonzero"), Some(Coverage::Host(_))));
        assert!(matches!(coverage("aten::cudnn_convolution"), Some(Coverage::Missing(_))));
        assert_eq!(coverage("aten::no_such_op"), None);
    }
}
