//! Every row's programs are those in `tests/golden`.

use std::collections::BTreeSet;
use std::path::Path;

use tpu_aten::builder::LARGEST_LITERAL;
use tpu_aten::table::{OpId, ROWS, example_calls, example_program, golden};
use tpu_runtime::DType;

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

#[test]
fn no_program_has_a_literal_above_the_bound() {
    for row in ROWS.iter().filter(|row| golden(row).is_some()) {
        for (call, dtype) in example_calls(row.op) {
            let text = example_program(row, call, dtype).expect("an example").text;
            for literal in text.lines().filter_map(|line| line.split_once("dense<[")) {
                let (_, shape) = literal.1.split_once("> : tensor<").expect("the literal's type");
                let bytes = bytes_of(shape);
                assert!(bytes <= LARGEST_LITERAL, "{} {call} {dtype}: {bytes} bytes", row.op.name());
            }
        }
    }
    assert_eq!(["3x2xi64>", "4xbf16>", "5xcomplex<f32>>"].map(bytes_of), [48, 8, 40]);
    let example = "1100 2 0 @T";
    let row = OpId::find("aten::triu_indices").expect("the row").row();
    let module = example_program(row, example, DType::I64).expect("an example");
    assert_eq!(module.constants.len(), 2, "{example} has long constants");
}

/// The size of an array whose type goes on like `2x3xf32>`.
fn bytes_of(shape: &str) -> usize {
    let (mut count, mut rest) = (1, shape);
    while let Some((Ok(size), after)) =
        rest.split_once('x').map(|(size, after)| (size.parse::<usize>(), after))
    {
        (count, rest) = (count * size, after);
    }
    let is_of = |dtype: &DType| rest.starts_with(&format!("{}>", dtype.mlir()));
    count * DType::ALL.into_iter().find(is_of).expect("a dtype").size_in_bytes()
}
