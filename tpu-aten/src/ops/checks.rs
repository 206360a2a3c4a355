//! Checks that raise when a value is false.

use crate::op::Op;

const RAISES: &str = "whether it raises depends on the data";

/// The rows.
pub const OPS: &[Op] = &[
    Op::host("aten::_assert_async(Tensor self) -> ()", RAISES),
    Op::host("aten::_assert_async.msg(Tensor self, str assert_msg) -> ()", RAISES),
    Op::host(
        "aten::_functional_assert_async.msg(Tensor self, str assert_msg, Tensor dep_token) -> Tensor",
        RAISES,
    ),
];
