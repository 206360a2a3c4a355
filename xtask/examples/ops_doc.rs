//! Prints `docs/ops.md`, made from the operator table.
//!
//! An example and not a part of xtask, so that xtask builds while the crates that it generates code for do not.

use std::io::Write as _;

fn main() -> std::io::Result<()> {
    std::io::stdout().write_all(tpu_aten::coverage::markdown().as_bytes())
}
