//! Programs that are written down.

use std::fs;
use std::path::{Path, PathBuf};

use tpu_compile::{Engine, Mode, Options};

use super::{CLIENT, Tensor, add, call};

fn engine(folder: &Path, mode: Mode) -> Engine {
    Engine::new(CLIENT.clone(), Options { mode, dump: Some(folder.to_owned()), ..Options::default() })
}

fn scratch(name: &str) -> PathBuf {
    std::env::temp_dir().join(format!("torchtpu-dump-{}-{name}", std::process::id()))
}

/// The reasons in the index, in order.
fn reasons(folder: &Path) -> Vec<String> {
    let index = fs::read_to_string(folder.join("index.jsonl")).unwrap();
    let reason = |line: &str| line.split("\"reason\":\"").nth(1)?.split("\",\"").next().map(str::to_owned);
    index.lines().map(|line| reason(line).unwrap()).collect()
}

/// The contents of the files whose names end so.
pub(super) fn contents(folder: &Path, end: &str) -> Vec<String> {
    let paths = fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
    let mut paths: Vec<_> = paths.filter(|path| path.to_string_lossy().ends_with(end)).collect();
    paths.sort();
    paths.iter().map(|path| String::from_utf8_lossy(&fs::read(path).unwrap()).into_owned()).collect()
}

#[test]
fn each_program_has_its_calls_its_text_and_its_reason() {
    let folder = scratch("strict");
    let engine = engine(&folder, Mode::Strict);
    for size in [2, 2, 3] {
        let x = Tensor::of(&engine, &[size], &vec![1.0; size as usize]);
        add(&engine, &x, &x, 0.5).unwrap();
    }
    assert_eq!(
        reasons(&folder),
        [
            "first call of aten::add.Tensor",
            "unlike an earlier one: call 0, aten::add.Tensor: self, got float32[3], before float32[2]"
        ]
    );
    let calls = contents(&folder, ".trace.txt");
    let line =
        "c1 = aten::add.Tensor(self: float32[2], other: float32[2], alpha: a number of float64) of c0 c0";
    assert!(calls.iter().any(|text| text.contains(line)), "{calls:?}");
    assert!(contents(&folder, ".mlir").iter().all(|text| text.starts_with("module")));
    assert_eq!(contents(&folder, ".hlo.pb").len() + contents(&folder, ".hlo.txt").len(), 2);
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn a_fused_program_is_one_with_a_line_for_each_call() {
    let folder = scratch("fused");
    let engine = engine(&folder, Mode::Fused);
    let x = Tensor::of(&engine, &[2], &[1.0, 2.0]);
    for more in [false, true] {
        let mut y = add(&engine, &x, &x, 1.0).unwrap();
        for _ in 0..3 + i32::from(more) {
            y = call(&engine, "aten::exp", &[y.arg()]).unwrap();
        }
        y.values(&engine).unwrap();
    }
    assert_eq!(
        reasons(&folder),
        [
            "new structure: no earlier program has these calls",
            "unlike an earlier one: goes on with aten::exp, before it ended there"
        ]
    );
    let calls = contents(&folder, ".trace.txt");
    assert_eq!(calls.iter().map(|text| text.lines().count()).sum::<usize>(), 6 + 7);
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn a_folder_that_cannot_be_written_fails_nothing() {
    let engine = engine(Path::new("/dev/null/dump"), Mode::Strict);
    let x = Tensor::of(&engine, &[2], &[1.0, 2.0]);
    assert_eq!(add(&engine, &x, &x, 1.0).unwrap().values(&engine).unwrap(), [2.0, 4.0]);
}
