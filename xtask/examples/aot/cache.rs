//! Results of earlier runs: a program is compiled once for a topology by a build of the compiler.

use std::collections::HashMap;
use std::fs::{self, File};
use std::io::Write as _;
use std::path::Path;

use anyhow::{Context as _, Result};
use serde::{Deserialize, Serialize};
use tpu_runtime::aot::AotReport;

const TIMED_OUT: &str = "timed out";

/// What became of a program.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Verdict {
    /// `accepted`, `refused`, `crashed` or `timed out`.
    pub(crate) outcome: String,
    /// The compiler's words, when it did not accept.
    pub(crate) words: String,
    /// How long the compiler took.
    pub(crate) compile_seconds: f64,
    /// The compiler's estimates; none for what it has no model for.
    pub(crate) optimal_seconds: Option<f64>,
    pub(crate) flops: Option<f64>,
    pub(crate) bytes_accessed: Option<f64>,
    /// The most memory in use at once.
    pub(crate) peak_bytes: Option<i64>,
}

/// A line of the file.
#[derive(Serialize, Deserialize)]
struct Line {
    key: String,
    verdict: Verdict,
}

/// The results of one topology and one build of the compiler: a file that grows by a line a result.
pub(crate) struct Cache {
    known: HashMap<String, Verdict>,
    file: File,
}

impl Verdict {
    pub(crate) fn is_accepted(&self) -> bool {
        self.outcome == "accepted"
    }
}

impl From<&AotReport> for Verdict {
    fn from(report: &AotReport) -> Self {
        let cost = report.compiled().map(|compiled| &compiled.cost);
        Self {
            outcome: report.outcome.word().to_owned(),
            words: report.outcome.words(),
            compile_seconds: report.time.as_secs_f64(),
            optimal_seconds: cost.and_then(|cost| cost.optimal_seconds),
            flops: cost.and_then(|cost| cost.flops),
            bytes_accessed: cost.and_then(|cost| cost.bytes_accessed),
            peak_bytes: report.compiled().map(|compiled| compiled.memory.peak_in_bytes),
        }
    }
}

impl Cache {
    /// Opens the file of this compiler and topology. A line that a killed run left half written is skipped.
    pub(crate) fn open(folder: &Path, compiler: &str, topology: &str) -> Result<Self> {
        let build = &blake3::hash(compiler.as_bytes()).to_hex()[..16];
        let path = folder.join(format!("{}-{build}.jsonl", topology.replace(':', "-")));
        fs::create_dir_all(folder).with_context(|| format!("{}: cannot be created", folder.display()))?;
        let text = fs::read_to_string(&path).unwrap_or_default();
        let lines = text.lines().filter_map(|line| serde_json::from_str::<Line>(line).ok());
        let known = lines.map(|line| (line.key, line.verdict)).collect();
        let file = File::options().create(true).append(true).open(&path);
        let mut file = file.with_context(|| format!("{}: cannot be opened", path.display()))?;
        if !text.is_empty() && !text.ends_with('\n') {
            writeln!(file)?;
        }
        Ok(Self { known, file })
    }

    pub(crate) fn find(&self, key: &str) -> Option<&Verdict> {
        self.known.get(key)
    }

    /// Keeps a result. A timeout is kept for this run only: it says as much of the machine as of the program.
    pub(crate) fn keep(&mut self, key: &str, verdict: &Verdict) -> Result<()> {
        if verdict.outcome != TIMED_OUT {
            let line = Line { key: key.to_owned(), verdict: verdict.clone() };
            writeln!(self.file, "{}", serde_json::to_string(&line)?).context("cache: cannot be written")?;
        }
        self.known.insert(key.to_owned(), verdict.clone());
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_are_found_again() {
        let folder = std::env::temp_dir().join(format!("torchtpu-aot-{}", std::process::id()));
        let verdict = Verdict {
            outcome: "refused".into(),
            words: "no\nsuch op".into(),
            compile_seconds: 0.25,
            optimal_seconds: None,
            flops: None,
            bytes_accessed: None,
            peak_bytes: None,
        };
        let open = || Cache::open(&folder, "compiler 1", "v6e:2x2").unwrap();
        let mut cache = open();
        cache.keep("a", &verdict).unwrap();
        write!(cache.file, "{{\"key\": \"half a li").unwrap();
        let mut cache = open();
        assert_eq!(cache.find("a"), Some(&verdict));
        cache.keep("b", &Verdict { outcome: TIMED_OUT.into(), ..verdict.clone() }).unwrap();
        cache.keep("c", &verdict).unwrap();
        assert!(cache.find("b").is_some(), "kept for this run");
        let cache = open();
        assert_eq!((cache.find("b"), cache.find("c")), (None, Some(&verdict)));
        assert!(Cache::open(&folder, "compiler 2", "v6e:2x2").unwrap().find("a").is_none());
        fs::remove_dir_all(folder).unwrap();
    }
}
