//! `cargo xtask bench`: runs the benchmarks of `benches/` and prints their tables.

use std::fs;
use std::path::PathBuf;

use anyhow::{Context as _, Result, bail};

use crate::config::Project;
use crate::{setup, stamp};

/// What `cargo xtask bench` takes.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Benchmarks to run, by file name without `.py` (default: all)
    names: Vec<String>,
    /// Another backend to run beside torchtpu, for benchmarks that know one
    #[arg(long)]
    peer: Option<String>,
    /// Write all results to this file as one JSON object, a benchmark per key
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,
}

pub(crate) fn run(project: &Project, args: &Args) -> Result<()> {
    if let Some(peer) = &args.peer {
        bail!(
            "bench: --peer {peer}, not there yet\nhint: leave it out to measure torchtpu beside torch on the CPU"
        );
    }
    let benches = chosen(project, &args.names)?;
    setup::run(project)?;
    let mut results = serde_json::Map::new();
    for bench in &benches {
        let name = bench.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let part = project.target.join(format!("bench-{name}.json"));
        let mut command = project.venv_program("python").arg(bench);
        if args.json.is_some() {
            command = command.arg("--json").arg(&part);
        }
        command.show()?;
        if args.json.is_some() {
            let text = fs::read_to_string(&part).with_context(|| format!("{name}: wrote no JSON"))?;
            results.insert(name, serde_json::from_str(&text)?);
        }
    }
    if let Some(path) = &args.json {
        let text = serde_json::to_string_pretty(&results)?;
        fs::write(path, text).with_context(|| format!("{}: cannot be written", path.display()))?;
    }
    Ok(())
}

/// The files of the named benchmarks, or of all.
fn chosen(project: &Project, names: &[String]) -> Result<Vec<PathBuf>> {
    let folder = project.root.join("benches");
    let all = if folder.exists() { stamp::files_below(&folder, &["py"])? } else { Vec::new() };
    if names.is_empty() {
        return Ok(all);
    }
    let mut found = Vec::new();
    for name in names {
        let path = folder.join(format!("{name}.py"));
        if !all.contains(&path) {
            let known: Vec<_> = all.iter().filter_map(|path| path.file_stem()?.to_str()).collect();
            bail!("bench: name, got {name}, want one of: {}", known.join(", "));
        }
        found.push(path);
    }
    Ok(found)
}
