//! Writes the golden programs of every row into a folder: `cargo run --example goldens -- tpu-aten/tests/golden`.

use std::fs;
use std::path::PathBuf;

use tpu_aten::table::{ROWS, golden};

fn main() -> std::io::Result<()> {
    let folder = PathBuf::from(std::env::args().nth(1).expect("the folder"));
    if folder.exists() {
        fs::remove_dir_all(&folder)?;
    }
    fs::create_dir_all(&folder)?;
    for row in ROWS.iter() {
        if let Some(text) = golden(row) {
            fs::write(folder.join(format!("{}.mlir", row.op.name().trim_start_matches("aten::"))), text)?;
        }
    }
    Ok(())
}
