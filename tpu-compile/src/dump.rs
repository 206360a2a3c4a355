//! Writes down every program that is made: its calls, its text, what the compiler made of it, and why it was needed.

use std::fmt::Write as _;
use std::fs::{self, File};
use std::io::{self, Write as _};
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::Instant;

use parking_lot::Mutex;
use serde_json::json;
use tpu_runtime::Executable;

use crate::disk::Origin;
use crate::engine::Warn;
use crate::stability::Outline;
use crate::trace::{Trace, Work};

/// So many programs are remembered, to say how the next one differs.
const REMEMBERED: usize = 1024;
/// A line of JSON for each program, in order.
const INDEX: &str = "index.jsonl";

/// The folder in which programs are written down.
#[derive(Debug)]
pub(crate) struct Dump {
    folder: PathBuf,
    known: Mutex<Vec<Outline>>,
    /// Whether a user has heard that it does not work.
    told: AtomicBool,
    warn: Warn,
}

/// The calls of a program.
#[derive(Debug)]
pub(crate) struct Outlined {
    pub(crate) calls: usize,
    /// As people read them.
    pub(crate) listing: String,
    /// Why the program was not there.
    pub(crate) reason: String,
}

/// A program that is being made.
#[derive(Debug)]
pub(crate) struct Dumped {
    stem: String,
    key: String,
    label: String,
    reason: String,
    calls: usize,
    start: Instant,
}

impl Dump {
    pub(crate) fn new(folder: PathBuf, warn: Warn) -> Self {
        Self { folder, known: Mutex::default(), told: AtomicBool::new(false), warn }
    }

    /// The calls of a program of a trace, and how they differ from those of earlier programs.
    pub(crate) fn outline(&self, trace: &Trace, nodes: Range<usize>, results: &[u32]) -> Outlined {
        let outline = Outline::of(trace, nodes.clone(), results);
        let (calls, listing) = (nodes.len(), listing(trace, nodes, results, &outline));
        Outlined { calls, listing, reason: self.reason(outline) }
    }

    /// Writes the calls of a program and its text, before it is compiled: a compiler may take all down with it.
    pub(crate) fn begin(
        &self,
        outlined: Outlined,
        last: &str,
        label: &str,
        (key, text): (String, &str),
    ) -> Dumped {
        let Outlined { calls, listing, reason } = outlined;
        let stem = format!("{}-{}", last.trim_start_matches("aten::"), &key[..16]);
        self.write(&format!("{stem}.trace.txt"), format!("# {label}\n{listing}").as_bytes());
        self.write(&format!("{stem}.mlir"), text.as_bytes());
        Dumped { stem, key, label: label.to_owned(), reason, calls, start: Instant::now() }
    }

    /// Writes what became of a program.
    pub(crate) fn end(&self, dumped: &Dumped, made: &tpu_runtime::Result<(Executable, Origin)>) {
        let seconds = dumped.start.elapsed().as_secs_f64();
        let (origin, error) = match made {
            Ok((_, Origin::Compiled)) => ("compiled", None),
            Ok((_, Origin::Disk)) => ("disk", None),
            Err(error) => ("failed", Some(error.to_string())),
        };
        // Not every platform tells.
        if let Some(code) = made.as_ref().ok().and_then(|(made, _)| made.optimized_program().ok()) {
            let extension = if code.starts_with(b"HloModule") { "hlo.txt" } else { "hlo.pb" };
            self.write(&format!("{}.{extension}", dumped.stem), &code);
        }
        let Dumped { stem, key, label, reason, calls, .. } = dumped;
        let process = std::process::id();
        let line = json!({
            "files": stem, "key": key, "program": label, "reason": reason, "calls": calls,
            "origin": origin, "seconds": seconds, "process": process, "error": error,
        });
        self.hear(self.append(&format!("{line}\n")));
    }

    /// Why a program was not there, and remembers it.
    fn reason(&self, outline: Outline) -> String {
        let mut known = self.known.lock();
        let earlier = known.iter().rev().find(|earlier| earlier.is_like(&outline));
        let reason = match (earlier, outline.only_call()) {
            (Some(earlier), _) => format!("unlike an earlier one: {}", earlier.difference(&outline)),
            (None, Some(op)) => format!("first call of {op}"),
            (None, None) => "new structure: no earlier program has these calls".to_owned(),
        };
        if known.len() == REMEMBERED {
            known.remove(0);
        }
        known.push(outline);
        reason
    }

    fn write(&self, name: &str, bytes: &[u8]) {
        let written =
            fs::create_dir_all(&self.folder).and_then(|()| fs::write(self.folder.join(name), bytes));
        self.hear(written);
    }

    /// One call of the system for each line: processes may share the folder.
    fn append(&self, line: &str) -> io::Result<()> {
        File::options().append(true).create(true).open(self.folder.join(INDEX))?.write_all(line.as_bytes())
    }

    fn hear(&self, outcome: io::Result<()>) {
        let Err(error) = outcome else { return };
        if !self.told.swap(true, Relaxed) {
            (self.warn)(&format!("dump: cannot write to {}: {error}", Path::display(&self.folder)));
        }
    }
}

/// The calls of a captured program, as people read them.
pub(crate) fn listing_of_all(trace: &Trace, results: &[u32]) -> String {
    let nodes = 0..trace.nodes.len();
    listing(trace, nodes.clone(), results, &Outline::of(trace, nodes, results))
}

/// The calls as people read them: `c3` is a cell, which is what a storage points to. Those of a region, whose cells are
/// its own, stand below the branch or the loop.
fn listing(trace: &Trace, nodes: Range<usize>, results: &[u32], outline: &Outline) -> String {
    let cells = |cells: &mut dyn Iterator<Item = u32>| {
        cells.map(|cell| format!("c{cell}")).collect::<Vec<_>>().join(" ")
    };
    let mut text = format!("# results: {}\n", cells(&mut results.iter().copied()));
    for (node, call) in trace.nodes[nodes].iter().zip(outline.lines()) {
        let fresh = node.fresh.iter().flatten().copied();
        let written = node.written.iter().flatten().map(|slot| trace.tensors[*slot as usize].cell);
        let made = cells(&mut fresh.chain(written));
        // Writing to a string does not fail.
        let _ = writeln!(text, "{made} = {call}");
        let Work::Control(control) = &node.work else { continue };
        for region in &control.regions {
            let trace = region.trace();
            let results: Vec<u32> =
                region.outputs().iter().map(|slot| trace.tensors[*slot as usize].cell).collect();
            listing_of_all(trace, &results).lines().for_each(|line| text.extend(["    ", line, "\n"]));
        }
    }
    text
}
