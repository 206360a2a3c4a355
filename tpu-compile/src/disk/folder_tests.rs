//! Folders of entries under every kind of fault.

use std::time::{Duration, SystemTime};

use super::super::scratch::Scratch;
use super::*;

const SECOND: Duration = Duration::from_secs(1);

fn entry(name: &str) -> Entry {
    Entry::new(blake3::hash(name.as_bytes()), name, 3 * SECOND, &[7; 1000])
}

/// Stamps an entry as used at a time.
fn stamp(folder: &Folder, name: &str, time: SystemTime) {
    let path = folder.file(&blake3::hash(name.as_bytes()), ENTRY);
    File::options().write(true).open(path).unwrap().set_modified(time).unwrap();
}

fn names(folder: &Folder) -> Vec<String> {
    folder.entries().unwrap().into_iter().map(|entry| entry.label).collect()
}

/// The names of all files.
fn files(folder: &Folder) -> Vec<String> {
    folder.files().unwrap().map(|path| path.file_name().unwrap().to_string_lossy().into_owned()).collect()
}

#[test]
fn what_is_written_is_listed_and_read() {
    let scratch = Scratch::new();
    let folder = scratch.folder();
    assert_eq!(folder.read(&entry("a").header.address).unwrap(), None);
    assert!(folder.entries().unwrap().is_empty());
    folder.write(&entry("a")).unwrap();
    assert_eq!(folder.read(&entry("a").header.address).unwrap(), Some(entry("a")));
    let listed = folder.entries().unwrap().remove(0);
    assert_eq!(listed.address, entry("a").header.address.to_string());
    assert_eq!((listed.bytes, listed.compile_time), (entry("a").header.len, 3 * SECOND));
    assert_eq!(files(&folder).len(), 1, "nothing else is left");
}

#[test]
fn a_damaged_entry_is_removed() {
    let scratch = Scratch::new();
    let folder = scratch.folder();
    let (a, b) = (entry("a"), entry("b"));
    let mut flipped = a.bytes().to_vec();
    flipped[500] ^= 1;
    for damaged in [&a.bytes()[..0], &a.bytes()[..700], &flipped, b.bytes()] {
        folder.write(&a).unwrap();
        fs::write(folder.file(&a.header.address, ENTRY), damaged).unwrap();
        assert_eq!(folder.read(&a.header.address).unwrap(), None);
        assert!(files(&folder).is_empty());
    }
}

#[test]
fn the_least_recently_used_goes_first() {
    let scratch = Scratch::new();
    let folder = scratch.folder();
    let now = SystemTime::now();
    for (age, name) in ["a", "b", "c", "d"].into_iter().enumerate() {
        folder.write(&entry(name)).unwrap();
        stamp(&folder, name, now - Duration::from_secs(3600 * (age as u64 + 1)));
    }
    folder.read(&entry("d").header.address).unwrap();
    assert_eq!(names(&folder), ["d", "a", "b", "c"]);
    let bytes = entry("a").header.len;
    assert_eq!(folder.prune(Some(3 * bytes), None).unwrap(), Removed { entries: 1, bytes });
    assert_eq!(names(&folder), ["d", "a", "b"]);
    folder.prune(None, Some(5000 * SECOND)).unwrap();
    assert_eq!(names(&folder), ["d", "a"]);
    assert_eq!(folder.clear().unwrap().entries, 2);
    assert!(!folder.path().exists());
}

#[test]
fn what_was_used_before_the_clock_went_back_goes_first() {
    let scratch = Scratch::new();
    let folder = scratch.folder();
    let now = SystemTime::now();
    for name in ["before", "now"] {
        folder.write(&entry(name)).unwrap();
    }
    stamp(&folder, "before", now + 1_000_000 * SECOND);
    assert_eq!(names(&folder), ["now", "before"]);
    assert_eq!(folder.entries().unwrap()[1].age, Duration::ZERO);
    folder.prune(Some(entry("now").header.len), None).unwrap();
    assert_eq!(names(&folder), ["now"]);
    stamp(&folder, "now", now + 1_000_000 * SECOND);
    folder.read(&entry("now").header.address).unwrap();
    assert!(!folder.found().unwrap()[0].ahead, "a use stamps it anew");
}

#[test]
fn what_killed_processes_left_is_pruned_and_what_lives_stays() {
    let scratch = Scratch::new();
    let folder = scratch.folder();
    folder.write(&entry("a")).unwrap();
    for name in ["dead.1-0.part", "dead.lock"] {
        folder.create(name.as_ref()).unwrap();
    }
    let alive = ["alive.1-0.part", "alive.lock"].map(|name| folder.create(name.as_ref()).unwrap());
    for file in &alive {
        file.lock().unwrap();
    }
    folder.prune(None, None).unwrap();
    let mut left = files(&folder);
    left.retain(|name| !name.ends_with(ENTRY));
    left.sort();
    assert_eq!(left, ["alive.1-0.part", "alive.lock"]);
    assert_eq!(names(&folder), ["a"]);
}

#[test]
fn a_failed_write_leaves_nothing() {
    let scratch = Scratch::new();
    let folder = scratch.folder();
    // A folder where the entry should be: the last step of the write fails.
    fs::create_dir_all(folder.file(&entry("a").header.address, ENTRY)).unwrap();
    assert!(folder.write(&entry("a")).is_err());
    assert_eq!(files(&folder).len(), 1);
    assert!(Folder::new(Path::new("/dev/null/cache")).write(&entry("a")).is_err());
}

#[test]
fn a_folder_that_vanished_is_made_again_and_a_share_is_not() {
    let scratch = Scratch::new();
    let folder = scratch.folder();
    folder.write(&entry("a")).unwrap();
    fs::remove_dir_all(folder.path()).unwrap();
    let share = Folder::shared(folder.path());
    assert!(share.write(&entry("a")).is_err());
    assert!(!folder.path().exists());
    folder.write(&entry("a")).unwrap();
    share.write(&entry("b")).unwrap();
    assert_eq!(folder.entries().unwrap().len(), 2);
}

#[test]
fn counters_add_up_and_survive_damage() {
    let scratch = Scratch::new();
    let folder = scratch.folder();
    let one = Usage { hits: 1, misses: 2, saved: 3 * SECOND };
    assert_eq!(folder.usage(), Usage::default());
    std::thread::scope(|scope| (0..4).for_each(|_| drop(scope.spawn(|| folder.count(one).unwrap()))));
    assert_eq!(folder.usage(), Usage { hits: 4, misses: 8, saved: 12 * SECOND });
    fs::write(folder.path().join(USAGE), "x\u{fffd} 1").unwrap();
    assert_eq!(folder.usage(), Usage::default());
    folder.count(one).unwrap();
    assert_eq!(folder.usage(), one);
}
