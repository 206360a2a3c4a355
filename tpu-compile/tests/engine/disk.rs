//! Programs that outlive their process: the right answer whatever becomes of the folder.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

use fake_plugin::Fake;
use tpu_compile::disk::{DiskOptions, Folder};
use tpu_compile::{Engine, Options};
use tpu_runtime::{Client, ClientOptions, Plugin};

use super::{CLIENT, Tensor, add, add_, dense};

pub(super) const INTERNAL: u32 = 13;
const UNIMPLEMENTED: u32 = 12;

/// A folder of one test, removed with the value.
pub(super) struct Scratch(PathBuf);

impl Scratch {
    pub(super) fn new() -> Self {
        static MADE: AtomicUsize = AtomicUsize::new(0);
        let name = format!("torchtpu-engine-{}-{}", std::process::id(), MADE.fetch_add(1, Relaxed));
        let path = std::env::temp_dir().join(name);
        fs::create_dir_all(&path).unwrap();
        Self(path)
    }

    pub(super) fn cache(&self) -> PathBuf {
        self.0.join("cache")
    }

    /// The entries' files.
    pub(super) fn entries(&self) -> Vec<PathBuf> {
        let files = fs::read_dir(self.cache()).into_iter().flatten().map(|file| file.unwrap().path());
        files.filter(|path| path.extension().is_some_and(|extension| extension == "program")).collect()
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        fs::remove_dir_all(&self.0).unwrap();
    }
}

pub(super) fn disk(folder: &Path) -> DiskOptions {
    DiskOptions {
        folder: folder.to_owned(),
        bytes: 1 << 30,
        shared: None,
        environment: String::new(),
        process: None,
    }
}

/// An engine, as another process would have it.
pub(super) fn engine(disk: DiskOptions) -> Engine {
    Engine::new(CLIENT.clone(), Options { disk: Some(disk), ..Options::default() })
}

pub(super) fn fake_engine(fake: &Fake, disk: DiskOptions) -> Engine {
    engine_of(fake.path(), disk)
}

/// An engine on the plugin at a path.
fn engine_of(plugin: &Path, disk: DiskOptions) -> Engine {
    let client = Client::new(&Plugin::load(plugin).unwrap(), &ClientOptions::cpu(1, false)).unwrap();
    Engine::new(client, Options { disk: Some(disk), ..Options::default() })
}

/// Calls two programs on a device, one of which writes in place; how many were compiled, and how many found on disk.
pub(super) fn use_on(engine: &Engine, device: usize) -> (u64, u64) {
    let x = Tensor { strides: dense(&[3]), ..Tensor::empty(engine, device, &[3]) };
    let bytes: Vec<u8> = [1.0_f32, 2.0, 3.0].iter().flat_map(|value| value.to_le_bytes()).collect();
    engine.upload(&x.view(), &bytes).unwrap();
    for _ in 0..3 {
        assert_eq!(add(engine, &x, &x, 0.5).unwrap().values(engine).unwrap(), [1.5, 3.0, 4.5]);
    }
    let y = add(engine, &x, &x, 0.0).unwrap();
    add_(engine, &x, &y).unwrap();
    assert_eq!(x.values(engine).unwrap(), [2.0, 4.0, 6.0]);
    assert_eq!(y.values(engine).unwrap(), [1.0, 2.0, 3.0]);
    engine.flush();
    let metrics = engine.metrics();
    (metrics.compiles, metrics.disk_hits)
}

#[test]
fn a_second_process_compiles_nothing() {
    let scratch = Scratch::new();
    let (programs, none) = use_on(&engine(disk(&scratch.cache())), 0);
    assert!(programs >= 2 && none == 0);
    assert_eq!(scratch.entries().len() as u64, programs);
    for device in [0, 1] {
        assert_eq!(use_on(&engine(disk(&scratch.cache())), device), (0, programs), "device {device}");
    }
    let usage = Folder::new(&scratch.cache()).usage();
    assert_eq!((usage.hits, usage.misses), (2 * programs, programs));
    assert!(!usage.saved.is_zero());
}

#[test]
fn what_the_environment_tells_the_compiler_is_part_of_the_address() {
    let scratch = Scratch::new();
    let (programs, _) = use_on(&engine(disk(&scratch.cache())), 0);
    let other = DiskOptions { environment: "XLA_FLAGS=--xla_x".to_owned(), ..disk(&scratch.cache()) };
    assert_eq!(use_on(&engine(other), 0), (programs, 0));
}

#[test]
fn damaged_and_foreign_entries_are_compiled_again() {
    let scratch = Scratch::new();
    let (programs, _) = use_on(&engine(disk(&scratch.cache())), 0);
    let cut = |path: &Path| File::options().write(true).open(path).unwrap().set_len(1000).unwrap();
    let flip = |path: &Path| {
        let mut bytes = fs::read(path).unwrap();
        bytes[2000] ^= 4;
        fs::write(path, bytes).unwrap();
    };
    let empty = |path: &Path| fs::write(path, "").unwrap();
    for damage in [&cut as &dyn Fn(&Path), &flip, &empty] {
        scratch.entries().iter().for_each(|path| damage(path));
        assert_eq!(use_on(&engine(disk(&scratch.cache())), 0), (programs, 0));
    }
    // Each file is whole, but that of another program.
    let mut paths = scratch.entries();
    let first = fs::read(&paths[0]).unwrap();
    for pair in paths.windows(2) {
        fs::copy(&pair[1], &pair[0]).unwrap();
    }
    fs::write(paths.pop().unwrap(), first).unwrap();
    assert_eq!(use_on(&engine(disk(&scratch.cache())), 0), (programs, 0));
    assert_eq!(use_on(&engine(disk(&scratch.cache())), 0), (0, programs), "they were written again");
}

#[test]
fn engines_that_start_together_compile_once() {
    let (scratch, fake) = (Scratch::new(), Fake::new());
    fake.delay("PJRT_Client_Compile", 30);
    std::thread::scope(|scope| {
        for _ in 0..8 {
            scope.spawn(|| {
                let engine = fake_engine(&fake, disk(&scratch.cache()));
                let x = Tensor::of(&engine, &[2], &[1.0, 2.0]);
                add(&engine, &x, &x, 1.0).unwrap();
            });
        }
    });
    assert_eq!(fake.calls("PJRT_Client_Compile"), 1);
    let files: Vec<_> =
        fs::read_dir(scratch.cache()).unwrap().map(|file| file.unwrap().file_name()).collect();
    assert_eq!(files.len(), 3, "an entry, the counters, the plugins: {files:?}");
}

#[test]
fn another_build_of_the_plugin_shares_nothing() {
    let (scratch, fake) = (Scratch::new(), Fake::new());
    let compiles = |plugin: &Path| {
        let engine = engine_of(plugin, disk(&scratch.cache()));
        let x = Tensor::of(&engine, &[2], &[1.0, 2.0]);
        add(&engine, &x, &x, 1.0).unwrap();
        engine.flush();
        engine.metrics().compiles
    };
    let (copy, build) = (scratch.0.join("copy.so"), scratch.0.join("build.so"));
    let mut bytes = fs::read(fake.path()).unwrap();
    fs::write(&copy, &bytes).unwrap();
    bytes.push(0);
    fs::write(&build, &bytes).unwrap();
    assert_eq!(compiles(fake.path()), 1);
    assert_eq!(compiles(&copy), 0, "the same build elsewhere");
    assert_eq!(compiles(&build), 1);
    assert_eq!(compiles(&build), 0, "it has entries of its own");
}

#[test]
fn a_plugin_that_was_replaced_after_it_was_loaded_has_no_entries() {
    let (scratch, fake) = (Scratch::new(), Fake::new());
    let engine = fake_engine(&fake, disk(&scratch.cache()));
    fs::copy(fake.path(), fake.path().with_extension("new")).unwrap();
    fs::rename(fake.path().with_extension("new"), fake.path()).unwrap();
    let x = Tensor::of(&engine, &[2], &[1.0, 2.0]);
    add(&engine, &x, &x, 1.0).unwrap();
    engine.flush();
    assert_eq!((engine.metrics().compiles, scratch.entries().len()), (1, 0));
}

#[test]
fn what_does_not_load_is_removed_and_compiled() {
    let (scratch, fake) = (Scratch::new(), Fake::new());
    let compiles = || {
        let engine = fake_engine(&fake, disk(&scratch.cache()));
        let x = Tensor::of(&engine, &[2], &[1.0, 2.0]);
        add(&engine, &x, &x, 1.0).unwrap();
        engine.flush();
        engine.metrics().compiles
    };
    assert_eq!(compiles(), 1);
    fake.fail_next("PJRT_Executable_DeserializeAndLoad", INTERNAL);
    assert_eq!(compiles(), 1);
    assert_eq!((compiles(), scratch.entries().len()), (0, 1));
}

#[test]
fn a_platform_that_cannot_write_executables_down_is_asked_once() {
    let (scratch, fake) = (Scratch::new(), Fake::new());
    let engine = fake_engine(&fake, disk(&scratch.cache()));
    fake.fail_next("PJRT_Executable_Serialize", UNIMPLEMENTED);
    for size in 1..4 {
        let x = Tensor::of(&engine, &[size], &vec![1.0; size as usize]);
        add(&engine, &x, &x, 1.0).unwrap();
        engine.flush();
    }
    assert_eq!((engine.metrics().compiles, scratch.entries().len()), (3, 0));
    assert_eq!(fake.calls("PJRT_Executable_Serialize"), 1);
}

#[test]
fn an_executable_that_cannot_be_written_down_is_one_entry_less() {
    let (scratch, fake) = (Scratch::new(), Fake::new());
    let engine = fake_engine(&fake, disk(&scratch.cache()));
    fake.fail_next("PJRT_Executable_Serialize", INTERNAL);
    for size in 1..4 {
        let x = Tensor::of(&engine, &[size], &vec![1.0; size as usize]);
        add(&engine, &x, &x, 1.0).unwrap();
        engine.flush();
    }
    assert_eq!(scratch.entries().len(), 2);
}

#[test]
fn a_refused_program_leaves_no_lock() {
    let (scratch, fake) = (Scratch::new(), Fake::new());
    let engine = fake_engine(&fake, disk(&scratch.cache()));
    let x = Tensor::of(&engine, &[2], &[1.0, 2.0]);
    fake.fail_next("PJRT_Client_Compile", INTERNAL);
    assert!(add(&engine, &x, &x, 1.0).is_err());
    assert!(fs::read_dir(scratch.cache()).unwrap().all(|file| file.unwrap().file_name() == "plugins"));
    add(&engine, &x, &x, 1.0).unwrap();
}

static HEARD: Mutex<Vec<String>> = Mutex::new(Vec::new());

fn hear(message: &str) {
    HEARD.lock().unwrap().push(message.to_owned());
}

/// The warnings about one folder.
fn heard(path: &Path) -> Vec<String> {
    let path = path.to_string_lossy();
    HEARD.lock().unwrap().iter().filter(|message| message.contains(&*path)).cloned().collect()
}

#[test]
fn a_folder_that_cannot_be_made_costs_compiles_and_one_warning() {
    let folder = Path::new("/dev/null/cache");
    let options = Options { disk: Some(disk(folder)), warn: hear, ..Options::default() };
    let engine = Engine::new(CLIENT.clone(), options);
    let (compiles, _) = use_on(&engine, 0);
    assert!(compiles >= 2);
    assert_eq!(heard(folder).len(), 1, "{:?}", heard(folder));
}

#[test]
fn a_vanished_folder_is_made_again() {
    let scratch = Scratch::new();
    let first = engine(disk(&scratch.cache()));
    let (programs, _) = use_on(&first, 0);
    fs::remove_dir_all(scratch.cache()).unwrap();
    let x = Tensor::of(&first, &[4], &[1.0; 4]);
    add(&first, &x, &x, 1.0).unwrap();
    first.flush();
    assert_eq!(scratch.entries().len(), 1);
    assert_eq!(use_on(&engine(disk(&scratch.cache())), 0), (programs, 0));
}

#[test]
fn a_share_is_read_and_written_and_may_be_lost() {
    let (scratch, here, there) = (Scratch::new(), Scratch::new(), Scratch::new());
    let share = scratch.cache();
    fs::create_dir(&share).unwrap();
    let shared = |local: &Scratch| DiskOptions { shared: Some(share.clone()), ..disk(&local.cache()) };
    let (programs, _) = use_on(&engine(shared(&here)), 0);
    assert_eq!(scratch.entries().len() as u64, programs);
    assert_eq!(use_on(&engine(shared(&there)), 0), (0, programs));
    assert_eq!(there.entries().len() as u64, programs, "kept here as well");

    fs::remove_dir_all(&share).unwrap();
    assert_eq!(use_on(&engine(shared(&there)), 0), (0, programs));
    fs::remove_dir_all(there.cache()).unwrap();
    let options = Options { disk: Some(shared(&there)), warn: hear, ..Options::default() };
    assert_eq!(use_on(&Engine::new(CLIENT.clone(), options), 0), (programs, 0));
    assert_eq!(heard(&share).len(), 1, "{:?}", heard(&share));
    assert!(!share.exists(), "nobody else's folder is made");
}

#[test]
fn the_folder_keeps_its_bound() {
    let scratch = Scratch::new();
    let bound = 40_000;
    let engine = engine(DiskOptions { bytes: bound, ..disk(&scratch.cache()) });
    for size in 1..30 {
        let x = Tensor::of(&engine, &[size], &vec![1.0; size as usize]);
        add(&engine, &x, &x, 1.0).unwrap();
        engine.flush();
        let held: u64 = scratch.entries().iter().map(|path| fs::metadata(path).unwrap().len()).sum();
        assert!(held <= bound + bound / 8, "{held} bytes of {bound}");
    }
    assert!(!scratch.entries().is_empty());
}
