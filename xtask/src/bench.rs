//! `cargo xtask bench`: runs the benchmarks of `benches/` and prints their tables.

use std::fs;
use std::path::PathBuf;

use anyhow::{Context as _, Result, bail};

use crate::config::Project;
use crate::{setup, venv};

/// What `cargo xtask bench` takes.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Benchmarks to run, by file name without `.py` (default: all)
    names: Vec<String>,
    /// Another backend to run beside torchtpu, for benchmarks that compare: installed into target/peers
    #[arg(long)]
    peer: Option<Peer>,
    /// Write all results to this file as one JSON object, a benchmark per key
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,
}

/// A backend that torchtpu is measured against.
#[derive(Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
pub(crate) enum Peer {
    /// JAX on its own CPU backend
    Jax,
    /// Lazy tensors of `torch_xla` on their own CPU backend
    #[value(name = "torch_xla")]
    TorchXla,
    /// Torch's modules as functions under JAX's `jit`, by torchax
    Torchax,
}

impl Peer {
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Jax => "jax",
            Self::TorchXla => "torch_xla",
            Self::Torchax => "torchax",
        }
    }

    /// What pip installs for it: the versions that the published figures are of.
    const fn requirements(self) -> &'static [&'static str] {
        match self {
            Self::Jax => &["jax==0.10.2"],
            Self::TorchXla => &["torch==2.9.0", "torch_xla==2.9.0", "numpy"],
            // It does not import on a newer torch.
            Self::Torchax => &["torch==2.9.0", "torchax==0.0.13", "jax==0.10.2"],
        }
    }

    /// The interpreter of its environment, which is made if need be.
    pub(crate) fn python(self, project: &Project) -> Result<PathBuf> {
        venv::peer(project, self.name(), self.requirements())
    }
}

/// The benchmarks that compare backends, and which.
const COMPARING: &[(&str, &[Peer])] = &[
    ("decode", &[Peer::Jax, Peer::Torchax]),
    ("start", &[Peer::Jax, Peer::TorchXla]),
    ("training", &[Peer::Jax, Peer::TorchXla]),
];

pub(crate) fn run(project: &Project, args: &Args) -> Result<()> {
    let mut benches = chosen(project, &args.names)?;
    if let Some(peer) = args.peer {
        let comparing: Vec<_> =
            COMPARING.iter().filter(|(_, peers)| peers.contains(&peer)).map(|(name, _)| *name).collect();
        benches.retain(|bench| {
            bench.file_stem().is_some_and(|name| comparing.iter().any(|known| name == *known))
        });
        if benches.is_empty() {
            bail!("bench: --peer {}, want one of: {}", peer.name(), comparing.join(", "));
        }
    }
    setup::run(project)?;
    let peer = args.peer.map(|peer| {
        let python = peer.python(project)?;
        anyhow::Ok(format!("{}={}", peer.name(), python.display()))
    });
    let peer = peer.transpose()?;
    let mut results = serde_json::Map::new();
    for bench in &benches {
        let name = bench.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let part = project.target.join(format!("bench-{name}.json"));
        let mut command = project.venv_program("python").arg(bench);
        if let Some(peer) = &peer {
            command = command.args(["--peer", peer]);
        }
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
    let entries = fs::read_dir(&folder).with_context(|| format!("{}: cannot be listed", folder.display()))?;
    let mut all = entries.map(|entry| Ok(entry?.path())).collect::<Result<Vec<_>>>()?;
    all.retain(|path| path.extension().is_some_and(|extension| extension == "py"));
    all.sort();
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
