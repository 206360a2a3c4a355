//! Every row's programs are those in `tests/golden`.

use std::collections::BTreeSet;
use std::path::Path;

use tpu_aten::table::{ROWS, golden};

#[test]
fn programs_are_golden() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    let mut known: BTreeSet<_> = std::fs::read_dir(&folder)
        .expect("the folder tests/golden")
        .map(|entry| entry.expect("an entry").file_name().into_string().expect("a name"))
        .collect();
    let mut wrong = Vec::new();
    for row in ROWS.iter() {
        let Some(want) = golden(row) else { continue };
        let name = format!("{}.mlir", row.op.name().trim_start_matches("aten::"));
        known.remove(&name);
        if std::fs::read_to_string(folder.join(&name)).unwrap_or_default() != want {
            wrong.push(name);
        }
    }
    wrong.extend(known);
    assert!(
        wrong.is_empty(),
        "golden files differ: {wrong:?}\nhint: cargo xtask codegen, then read the diff"
    );
}
