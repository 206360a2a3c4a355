//! Work that is skipped while its inputs stay the same.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result};

/// Runs `work`, which makes `output`, unless `output` is there and `stamp` holds `key`.
/// Writes `key` once the work succeeded.
pub(crate) fn once(output: &Path, stamp: &Path, key: &str, work: impl FnOnce() -> Result<()>) -> Result<()> {
    if output.exists() && fs::read_to_string(stamp).is_ok_and(|held| held == key) {
        return Ok(());
    }
    work()?;
    let parent = stamp.parent().context("stamp: has no parent directory")?;
    fs::create_dir_all(parent).with_context(|| format!("{}: cannot be created", parent.display()))?;
    fs::write(stamp, key).with_context(|| format!("{}: cannot be written", stamp.display()))
}

/// A hash over the names and the contents of `files`, and over `more`.
pub(crate) fn key(files: &[PathBuf], more: &str) -> Result<String> {
    let mut hasher = blake3::Hasher::new();
    hasher.update(more.as_bytes());
    for file in files {
        let bytes = fs::read(file).with_context(|| format!("{}: cannot be read", file.display()))?;
        let mut head = String::new();
        write!(head, "\n{}\n{}\n", file.display(), bytes.len()).expect("writing to a string");
        hasher.update(head.as_bytes()).update(&bytes);
    }
    Ok(hasher.finalize().to_hex().to_string())
}

/// All files below `folder` whose extension is one of `extensions`, in order of name.
pub(crate) fn files_below(folder: &Path, extensions: &[&str]) -> Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    let entries = fs::read_dir(folder).with_context(|| format!("{}: cannot be listed", folder.display()))?;
    for entry in entries {
        let path = entry?.path();
        if path.is_dir() {
            found.extend(files_below(&path, extensions)?);
        } else if path.extension().is_some_and(|have| extensions.iter().any(|want| have == *want)) {
            found.push(path);
        }
    }
    found.sort();
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A folder of this test, empty at first.
    fn scratch(name: &str) -> PathBuf {
        let folder = std::env::temp_dir().join(format!("torchtpu-xtask-{}-{name}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).unwrap();
        folder
    }

    #[test]
    fn work_runs_when_the_key_changed_or_the_output_is_gone() {
        let folder = scratch("once");
        let (output, stamp) = (folder.join("output"), folder.join("stamp"));
        let mut runs = 0;
        let mut once = |key: &str| {
            let work = || {
                runs += 1;
                Ok(fs::write(&output, key)?)
            };
            super::once(&output, &stamp, key, work).unwrap();
            runs
        };
        assert_eq!(once("a"), 1);
        assert_eq!(once("a"), 1);
        assert_eq!(once("b"), 2);
        fs::remove_file(&output).unwrap();
        assert_eq!(once("b"), 3);
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn failed_work_is_not_recorded() {
        let folder = scratch("failed");
        let stamp = folder.join("stamp");
        assert!(once(&folder, &stamp, "a", || anyhow::bail!("no")).is_err());
        assert!(!stamp.exists());
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn the_key_sees_names_contents_and_more() {
        let folder = scratch("key");
        let (a, b) = (folder.join("a.x"), folder.join("b.x"));
        fs::write(&a, "1").unwrap();
        fs::write(&b, "1").unwrap();
        assert_eq!(files_below(&folder, &["x"]).unwrap(), [a.clone(), b.clone()]);
        let first = key(std::slice::from_ref(&a), "").unwrap();
        assert_ne!(first, key(&[b], "").unwrap());
        assert_ne!(first, key(std::slice::from_ref(&a), "more").unwrap());
        fs::write(&a, "2").unwrap();
        assert_ne!(first, key(&[a], "").unwrap());
        fs::remove_dir_all(folder).unwrap();
    }
}
