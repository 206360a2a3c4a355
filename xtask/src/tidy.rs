//! `cargo xtask tidy`: rules over the source text that no compiler knows.

use std::fs;
use std::path::Path;

use anyhow::{Result, bail};

use crate::config::Project;

/// Says what is wrong with a file, if anything: the line (1-based) and the complaint.
type Rule = fn(&Source) -> Vec<(usize, String)>;

const RULES: &[Rule] = &[length, opening_sentence, white_space, unsafe_code, loose_ends, machine_paths];

/// Tables, which may be long.
const TABLES: &[&str] = &[];

/// Where `unsafe` may stand; `bindings.rs` only writes it into a generated file.
const UNSAFE_ALLOWED: &[&str] =
    &["tpu-runtime/src/pjrt", "tpu-py/src/torch", "fake-plugin/", "xtask/src/bindings.rs"];

/// Files that others or our generators wrote, kept as they are.
const NOT_OURS: &[&str] = &["tpu-runtime/vendor/", "tpu-runtime/src/pjrt/sys.rs", "Cargo.lock", "LICENSE"];

// Spelled in pieces, so that this file passes its own rules.
const LOOSE_ENDS: &[&str] = &[concat!("TO", "DO"), concat!("FIX", "ME"), concat!("XX", "X")];
const MACHINE_PATHS: &[&str] = &[concat!("/wo", "rk/"), concat!("/ho", "me/"), concat!("/ro", "ot/")];

/// A text file of the checkout.
struct Source {
    path: String,
    text: String,
}

pub(crate) fn run(project: &Project) -> Result<()> {
    let mut complaints = Vec::new();
    for source in sources(project)? {
        for (line, complaint) in RULES.iter().flat_map(|rule| rule(&source)) {
            complaints.push(format!("{}:{line}: {complaint}", source.path));
        }
    }
    if !complaints.is_empty() {
        bail!("tidy: {} complaints\n{}", complaints.len(), complaints.join("\n"));
    }
    Ok(())
}

/// Every text file that git tracks or would track, in order of path.
fn sources(project: &Project) -> Result<Vec<Source>> {
    let list = ["ls-files", "--cached", "--others", "--exclude-standard"];
    let listed = project.command("git").args(list).read()?;
    let mut paths: Vec<&str> = listed.lines().collect();
    paths.sort_unstable();
    paths.dedup();
    let ours = paths.into_iter().filter(|path| !NOT_OURS.iter().any(|prefix| path.starts_with(prefix)));
    // A path that cannot be read as text is a picture, or was removed and not yet committed.
    let read = |path: &str| {
        let text = fs::read_to_string(project.root.join(path)).ok()?;
        Some(Source { path: path.to_owned(), text })
    };
    Ok(ours.filter_map(read).collect())
}

impl Source {
    fn has_extension(&self, extension: &str) -> bool {
        self.path.rsplit_once('.').is_some_and(|(_, have)| have == extension)
    }

    fn is_code(&self) -> bool {
        ["rs", "py", "cpp", "h"].iter().any(|extension| self.has_extension(extension))
    }

    /// Complains about every line that contains one of `words`.
    fn lines_with(&self, words: &[&str], complaint: &str) -> Vec<(usize, String)> {
        let hits = |line: &str| words.iter().find(|word| line.contains(**word)).copied();
        let numbered = self.text.lines().enumerate();
        numbered
            .filter_map(|(at, line)| Some((at + 1, format!("{complaint}, got {}", hits(line)?))))
            .collect()
    }
}

fn length(source: &Source) -> Vec<(usize, String)> {
    let limit = if source.path.starts_with("python/") { 300 } else { 600 };
    let lines = source.text.lines().count();
    if !source.is_code() || lines <= limit || TABLES.contains(&source.path.as_str()) {
        return Vec::new();
    }
    vec![(limit, format!("file length: lines, got {lines}, want at most {limit}"))]
}

fn opening_sentence(source: &Source) -> Vec<(usize, String)> {
    if !source.has_extension("rs") || source.text.starts_with("//! ") {
        return Vec::new();
    }
    vec![(1, "first line: want a `//!` sentence that says what the file is".to_owned())]
}

fn white_space(source: &Source) -> Vec<(usize, String)> {
    let is_table = Path::new(&source.path).extension().is_some_and(|extension| extension == "tsv");
    let complaint = |line: &str| {
        if line.contains('\t') && !is_table {
            Some("tab: want spaces")
        } else if line.ends_with([' ', '\r']) {
            Some("white space at the end of the line")
        } else {
            None
        }
    };
    let numbered = source.text.lines().enumerate();
    let mut found: Vec<_> =
        numbered.filter_map(|(at, line)| Some((at + 1, complaint(line)?.to_owned()))).collect();
    if !source.text.is_empty() && !source.text.ends_with('\n') {
        found.push((source.text.lines().count(), "last line: want a newline".to_owned()));
    }
    found
}

fn unsafe_code(source: &Source) -> Vec<(usize, String)> {
    let allowed = UNSAFE_ALLOWED.iter().any(|prefix| source.path.starts_with(prefix));
    if allowed || !source.has_extension("rs") {
        return Vec::new();
    }
    let numbered = source.text.lines().enumerate();
    let hits = numbered.filter(|(_, line)| has_unsafe(line));
    hits.map(|(at, _)| (at + 1, format!("unsafe: want it only in {}", UNSAFE_ALLOWED.join(", ")))).collect()
}

/// Whether the code of a line, less comments and strings, contains the keyword.
fn has_unsafe(line: &str) -> bool {
    let code = line.split("//").next().unwrap_or_default();
    let outside_strings = code.split('"').step_by(2);
    outside_strings
        .flat_map(|part| part.split(|c: char| !c.is_alphanumeric() && c != '_'))
        .any(|word| word == "unsafe")
}

fn loose_ends(source: &Source) -> Vec<(usize, String)> {
    source.lines_with(LOOSE_ENDS, "loose end: finish it or file it")
}

fn machine_paths(source: &Source) -> Vec<(usize, String)> {
    source.lines_with(MACHINE_PATHS, "path of one machine: want a path relative to the checkout")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn source(path: &str, text: &str) -> Source {
        Source { path: path.to_owned(), text: text.to_owned() }
    }

    #[test]
    fn every_rule_finds_its_fault() {
        let long = "//! x\n".repeat(601);
        let faults: &[(Rule, &str, &str)] = &[
            (length, "tpu-aten/src/a.rs", &long),
            (length, "python/torchtpu/a.py", &long[..6 * 301]),
            (opening_sentence, "a.rs", "use x;\n"),
            (white_space, "a.md", "a \n"),
            (white_space, "a.md", "a\tb\n"),
            (white_space, "a.md", "a"),
            (unsafe_code, "tpu-aten/src/a.rs", "unsafe { f() }\n"),
            (loose_ends, "a.md", LOOSE_ENDS[0]),
            (machine_paths, "a.py", MACHINE_PATHS[0]),
        ];
        for (rule, path, text) in faults {
            assert_eq!(rule(&source(path, text)).len(), 1, "{path}: {text}");
        }
    }

    #[test]
    fn sound_text_passes_every_rule() {
        let text = "//! A file.\n// No unsafe here.\nfn f() { log(\"unsafe\"); }\n";
        let sound = source("tpu-aten/src/a.rs", text);
        assert!(RULES.iter().all(|rule| rule(&sound).is_empty()));
    }

    #[test]
    fn unsafe_is_a_word() {
        assert!(has_unsafe("pub unsafe extern \"C\" fn f()"));
        assert!(has_unsafe("#[unsafe(no_mangle)]"));
        assert!(!has_unsafe("#![deny(unsafe_code)]"));
        assert!(!has_unsafe("let x = 1; // unsafe"));
    }
}
