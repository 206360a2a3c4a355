//! Programs that are loaded before they are asked for: a guess that may be wrong.

use std::fs;
use std::time::{Duration, Instant};

use fake_plugin::Fake;
use tpu_compile::Engine;
use tpu_compile::disk::DiskOptions;

use super::disk::{INTERNAL, Scratch, disk, engine, fake_engine, use_on};
use super::{Tensor, add};

const LOAD: &str = "PJRT_Executable_DeserializeAndLoad";

/// The cache of a process that runs a script.
fn of_script(scratch: &Scratch, script: &str) -> DiskOptions {
    DiskOptions { process: Some(script.to_owned()), ..disk(&scratch.cache()) }
}

/// Uses a program for each size; how many were compiled.
fn use_sizes(engine: &Engine, sizes: &[i64]) -> u64 {
    for size in sizes {
        let x = Tensor::of(engine, &[*size], &vec![1.0; *size as usize]);
        add(engine, &x, &x, 1.0).unwrap();
    }
    engine.flush();
    engine.metrics().compiles
}

fn wait_for_loads(fake: &Fake, count: u64) {
    let start = Instant::now();
    while fake.calls(LOAD) < count {
        assert!(start.elapsed() < Duration::from_secs(20), "{} of {count} are loaded", fake.calls(LOAD));
        std::thread::sleep(Duration::from_millis(1));
    }
}

#[test]
fn what_a_script_used_is_loaded_before_its_next_process_asks() {
    let (scratch, fake) = (Scratch::new(), Fake::new());
    assert_eq!(use_sizes(&fake_engine(&fake, of_script(&scratch, "train.py")), &[2, 3]), 2);
    assert_eq!(fake.calls(LOAD), 0);
    let next = fake_engine(&fake, of_script(&scratch, "train.py"));
    wait_for_loads(&fake, 2);
    assert_eq!(use_sizes(&next, &[3, 2]), 0);
    assert_eq!((fake.calls(LOAD), next.metrics().disk_hits), (2, 2), "each is loaded once");
    // Neither another script nor a process that runs none is like it.
    for process in [Some("serve.py".to_owned()), None] {
        let other = fake_engine(&fake, DiskOptions { process, ..disk(&scratch.cache()) });
        other.flush();
        assert_eq!(fake.calls(LOAD), 2);
    }
}

#[test]
fn a_wrong_guess_changes_nothing() {
    let (scratch, fake) = (Scratch::new(), Fake::new());
    let start = || fake_engine(&fake, of_script(&scratch, "train.py"));
    assert_eq!(use_sizes(&start(), &[2, 3]), 2);
    assert_eq!(use_sizes(&start(), &[4]), 1, "others than the last time");
    // A process that ends at once, one whose programs have vanished, and one whose plugin refuses them.
    assert_eq!(use_sizes(&start(), &[]), 0);
    scratch.entries().iter().for_each(|path| fs::remove_file(path).unwrap());
    assert_eq!(use_sizes(&start(), &[4]), 1);
    let loads = fake.calls(LOAD);
    fake.fail_next(LOAD, INTERNAL);
    let refused = start();
    wait_for_loads(&fake, loads + 1);
    assert_eq!(use_sizes(&refused, &[4]), 0);
    assert_eq!(fake.calls(LOAD), loads + 2, "loaded when it is asked for");
}

#[test]
fn damaged_entries_and_a_damaged_list_are_no_guess() {
    let scratch = Scratch::new();
    let start = || engine(of_script(&scratch, "train.py"));
    let (programs, _) = use_on(&start(), 0);
    for path in scratch.entries() {
        let mut bytes = fs::read(&path).unwrap();
        bytes[2000] ^= 4;
        fs::write(&path, bytes).unwrap();
    }
    assert_eq!(use_on(&start(), 0), (programs, 0));
    let list = scratch.cache().join("starts");
    let good = fs::read(&list).unwrap();
    let cut = good[..good.len() - 9].to_vec();
    for damaged in [cut, b"\xff\xfe\n".to_vec(), good.iter().map(|byte| byte ^ 1).collect(), Vec::new()] {
        fs::write(&list, damaged).unwrap();
        assert_eq!(use_on(&start(), 0), (0, programs));
        assert_eq!(
            fs::read(&list).unwrap().split(|byte| *byte == b'\n').rev().nth(1),
            good.strip_suffix(b"\n")
        );
    }
}
