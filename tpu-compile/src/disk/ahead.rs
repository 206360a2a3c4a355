//! Loads the programs that a process is likely to use first before it asks for them.
//!
//! A process that ends well leaves their addresses in a file of the folder, under its identity and its name. The next
//! process of that name has them loaded by a thread, while it still makes its tensors. The file is a guess: what is
//! asked for and was not loaded ahead is loaded as ever, and what was loaded and is not asked for is let go when the
//! start is over.

use std::fs;
use std::time::Duration;

use blake3::Hash;
use parking_lot::{Condvar, Mutex};
use tpu_runtime::{Client, Unsigned};

use super::folder::Folder;

/// The file: a line for each process that was seen last, a hash of what it is and the addresses.
pub(super) const STARTS: &str = "starts";
/// So many processes are remembered.
const REMEMBERED: usize = 64;
/// So many programs are a start.
const FIRST: usize = 32;
/// So many bytes of executables are loaded ahead.
const BYTES: u64 = 64 << 20;

/// The start of this process.
#[derive(Debug, Default)]
pub(super) struct Ahead {
    start: Mutex<Start>,
    loaded: Condvar,
}

#[derive(Debug, Default)]
struct Start {
    /// What this process is, once it is known.
    key: Option<Hash>,
    expected: Vec<(Hash, Guess)>,
    /// What this process has asked for.
    used: Vec<Hash>,
    is_over: bool,
}

/// A program that may be asked for.
#[derive(Debug)]
enum Guess {
    Listed,
    Loading,
    Loaded(Unsigned, Duration),
    /// Asked for, or not to be had.
    Gone,
}

impl Ahead {
    /// Loads what the last process of this key has used. Blocks: for a thread of its own.
    pub(super) fn load(&self, key: Hash, folder: &Folder, client: &Client) {
        let known = addresses_of(&key, &read(folder));
        let mut start = self.start.lock();
        start.key = Some(key);
        let guess = |address| if start.used.contains(&address) { Guess::Gone } else { Guess::Listed };
        start.expected = known.into_iter().map(|address| (address, guess(address))).collect();
        let mut bytes = 0;
        for index in 0..start.expected.len() {
            if start.is_over || bytes > BYTES {
                return;
            }
            let (address, guess) = &mut start.expected[index];
            if !matches!(guess, Guess::Listed) {
                continue;
            }
            *guess = Guess::Loading;
            let address = *address;
            drop(start);
            let entry = folder.read(&address).ok().flatten();
            bytes += entry.as_ref().map_or(0, |entry| entry.header.len);
            let loaded = entry.and_then(|entry| {
                let executable = client.load_unsigned(entry.executable()).ok()?;
                Some(Guess::Loaded(executable, entry.header.compile_time))
            });
            start = self.start.lock();
            start.expected[index].1 = loaded.unwrap_or(Guess::Gone);
            self.loaded.notify_all();
        }
    }

    /// The program of an address, and how long it took to compile, if it was loaded ahead. Blocks while it is being loaded.
    pub(super) fn take(&self, address: &Hash) -> Option<(Unsigned, Duration)> {
        let mut start = self.start.lock();
        if start.used.len() < FIRST && !start.used.contains(address) {
            start.used.push(*address);
        }
        loop {
            let (_, guess) = start.expected.iter_mut().find(|(listed, _)| listed == address)?;
            if !matches!(guess, Guess::Loading) {
                let guess = std::mem::replace(guess, Guess::Gone);
                if start.used.len() == FIRST {
                    start.end();
                }
                return if let Guess::Loaded(executable, took) = guess {
                    Some((executable, took))
                } else {
                    None
                };
            }
            self.loaded.wait(&mut start);
        }
    }

    /// Ends the start: nothing more is loaded ahead.
    pub(super) fn end(&self) {
        self.start.lock().end();
    }

    /// Leaves what was used to the next process.
    pub(super) fn leave(&self, folder: &Folder) {
        let Start { key: Some(key), used, .. } = &*self.start.lock() else { return };
        let text = read(folder);
        if used.is_empty() || addresses_of(key, &text) == *used {
            return;
        }
        let name = key.to_string();
        let others = text.lines().filter(|line| !line.starts_with(&name)).collect::<Vec<_>>();
        let latest = &others[others.len().saturating_sub(REMEMBERED - 1)..];
        let ours = used.iter().fold(name, |line, address| line + " " + &address.to_hex());
        let lines = [latest, &[&*ours, ""]].concat().join("\n");
        let written = folder.write_whole(&folder.path().join(STARTS), lines.as_bytes());
        if let Err(error) = written {
            tracing::debug!(%error, "what this process has used first cannot be remembered");
        }
    }
}

impl Start {
    fn end(&mut self) {
        self.is_over = true;
        let others = self.expected.iter_mut().filter(|(_, guess)| !matches!(guess, Guess::Loading));
        others.for_each(|(_, guess)| *guess = Guess::Gone);
    }
}

/// The file's text; none when it cannot be read.
fn read(folder: &Folder) -> String {
    fs::read_to_string(folder.path().join(STARTS)).unwrap_or_default()
}

/// What the file has under a key; nothing when the line is damaged.
fn addresses_of(key: &Hash, text: &str) -> Vec<Hash> {
    let name = key.to_string();
    let addresses = text.lines().find_map(|line| line.strip_prefix(&name)).unwrap_or_default();
    let parsed: Result<Vec<_>, _> =
        addresses.split_ascii_whitespace().take(FIRST).map(Hash::from_hex).collect();
    parsed.unwrap_or_default()
}
