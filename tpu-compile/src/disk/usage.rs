//! What processes have counted in a folder, in one small file.

use std::fs::File;
use std::io::{self, Read as _, Seek as _, Write as _};
use std::path::Path;
use std::time::{Duration, Instant};

/// The file's name.
pub(super) const USAGE: &str = "usage";
/// A process that cannot have the file for so long does not count.
const PATIENCE: Duration = Duration::from_millis(200);

/// Counters of a folder, over all processes that ended well.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[non_exhaustive]
pub struct Usage {
    /// Programs that were found.
    pub hits: u64,
    /// Programs that were compiled, because they were not there.
    pub misses: u64,
    /// What the programs that were found had taken to compile.
    pub saved: Duration,
}

impl Usage {
    /// The counters in a file; zeros when it is not there or says nothing.
    pub(super) fn read(path: &Path) -> Self {
        std::fs::read_to_string(path).ok().and_then(|text| Self::parse(&text)).unwrap_or_default()
    }

    /// Adds these to the counters in a file.
    pub(super) fn add_to(self, mut file: &File) -> io::Result<()> {
        let start = Instant::now();
        while let Err(error) = file.try_lock() {
            if start.elapsed() > PATIENCE {
                return Err(error.into());
            }
            std::thread::sleep(Duration::from_millis(2));
        }
        let mut text = String::new();
        // Whatever is no text counts nothing.
        drop(file.read_to_string(&mut text));
        let before = Self::parse(&text).unwrap_or_default();
        let hits = before.hits.saturating_add(self.hits);
        let misses = before.misses.saturating_add(self.misses);
        let saved = before.saved.saturating_add(self.saved).as_millis();
        let written = file
            .rewind()
            .and_then(|()| file.set_len(0))
            .and_then(|()| file.write_all(format!("{hits} {misses} {saved}\n").as_bytes()));
        file.unlock().and(written)
    }

    fn parse(text: &str) -> Option<Self> {
        let mut numbers = text.split_ascii_whitespace().map(|word| word.parse().ok());
        let mut next = || numbers.next().flatten();
        Some(Self { hits: next()?, misses: next()?, saved: Duration::from_millis(next()?) })
    }
}
