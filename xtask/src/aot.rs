//! `cargo xtask aot`: compiles the operator table, or whole models, for a real TPU, without hardware.

use std::ffi::OsString;
use std::path::{Path, PathBuf, absolute};
use std::process::ExitCode;

use anyhow::{Context as _, Result};

use crate::bench::Peer;
use crate::config::Project;
use crate::shell::Command;
use crate::{plugins, setup};

/// The committed pages of results.
const PAGE: &str = "docs/tpu-ops.md";
const MODELS_PAGE: &str = "docs/tpu-models.md";

const SKIPPED: &str = "aot: skipped, libtpu is not in .venv\nhint: cargo xtask setup --with-tpu";

/// What `cargo xtask aot` takes.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Compile the examples of the operator table (the default)
    #[arg(long, conflicts_with = "models")]
    ops: bool,
    /// Compile whole models, all or those named: mlp, forward, transformer, decode, resnet, dlrm, unet
    #[arg(long, value_name = "A,B", num_args = 0..=1, require_equals = true, default_missing_value = "")]
    models: Option<String>,
    /// With --models, the same models of another framework beside ours: installed into target/peers
    #[arg(long, requires = "models")]
    peer: Option<Peer>,
    /// Chips and their grid, such as v6e:2x2,v5e:1x1,tpu7x:1x1x1
    #[arg(long, value_name = "A,B", default_value = "v6e:2x2")]
    topology: String,
    /// Rows such as add.Tensor, sort.*; `*` and `?` match (default: all)
    #[arg(long, value_name = "A,B")]
    rows: Option<String>,
    /// Torch's names (default: the rows' own)
    #[arg(long, value_name = "A,B")]
    dtypes: Option<String>,
    /// Compilers side by side
    #[arg(long, value_name = "N", default_value_t = 2)]
    jobs: usize,
    /// Seconds that a program may take (default: 120, a model 1800)
    #[arg(long, value_name = "SECONDS")]
    cap: Option<f64>,
    /// Write the results to this file
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,
    /// Compile nothing: report what earlier runs compiled
    #[arg(long)]
    cached: bool,
    /// Write docs/tpu-ops.md, or docs/tpu-models.md
    #[arg(long, conflicts_with_all = ["rows", "dtypes"])]
    write: bool,
    /// The compiler: a PJRT plugin's file (default: libtpu of .venv)
    #[arg(long, value_name = "FILE")]
    plugin: Option<PathBuf>,
}

/// Returns 1 when a row is not as it says or a model is not accepted; without libtpu says so and returns 0.
pub(crate) fn run(args: &Args) -> ExitCode {
    let project = Project::from_env();
    let Some(plugin) = args.plugin.clone().or_else(|| plugins::libtpu(&project)) else {
        println!("{SKIPPED}");
        return ExitCode::SUCCESS;
    };
    let done = match &args.models {
        Some(names) => models(&project, args, names, &plugin),
        None => compile(&project, args, &plugin),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

/// What the test run compiles, where libtpu is installed: rows of several families, on one chip.
pub(crate) fn sample(project: &Project) -> Result<()> {
    let Some(plugin) = plugins::libtpu(project) else {
        println!("{SKIPPED}");
        return Ok(());
    };
    let args = Args {
        ops: true,
        models: None,
        peer: None,
        topology: "v6e:1x1".to_owned(),
        rows: Some("add.*,mm,convolution,native_layer_norm,sort.*,cumsum,index.*,bernoulli*".to_owned()),
        dtypes: Some("float32,bfloat16".to_owned()),
        jobs: 2,
        cap: None,
        json: None,
        cached: false,
        write: false,
        plugin: None,
    };
    compile(project, &args, &plugin)
}

/// Runs the program that knows the table: see `examples/aot`.
fn compile(project: &Project, args: &Args, plugin: &Path) -> Result<()> {
    let example = ["run", "--quiet", "--locked", "--package", "xtask", "--example", "aot", "--", "ops"];
    let mut values: Vec<(&str, OsString)> = vec![
        ("--plugin", whole(plugin)?.into()),
        ("--cache", project.target.join("aot").into()),
        ("--topology", args.topology.clone().into()),
        ("--jobs", args.jobs.to_string().into()),
        ("--cap", args.cap.unwrap_or(120.0).to_string().into()),
    ];
    values.extend(args.rows.as_ref().map(|rows| ("--rows", rows.into())));
    values.extend(args.dtypes.as_ref().map(|dtypes| ("--dtypes", dtypes.into())));
    if let Some(json) = &args.json {
        values.push(("--json", whole(json)?.into()));
    }
    if args.write {
        values.push(("--page", project.root.join(PAGE).into()));
    }
    let mut command = project.cargo().args(example);
    for (name, value) in values {
        command = command.arg(name).arg(value);
    }
    if args.cached {
        command = command.arg("--cached");
    }
    command.show()
}

/// Runs `benches/aot`, which captures the models and compares.
fn models(project: &Project, args: &Args, names: &str, plugin: &Path) -> Result<()> {
    setup::run(project)?;
    let peer = args.peer.map(|peer| {
        let python = peer.python(project)?;
        anyhow::Ok(format!("{}={}", peer.name(), python.display()))
    });
    let mut command = Command::new(project.venv().join("bin/python"), &project.root.join("benches"));
    command = command.args(["-m", "aot", "--plugin"]).arg(whole(plugin)?);
    command = command.arg("--cache").arg(project.target.join("aot-models"));
    command = command.args(["--topology", &args.topology]);
    command = command.args(["--jobs", &args.jobs.to_string()]);
    command = command.args(["--cap", &args.cap.unwrap_or(1800.0).to_string()]);
    if let Some(peer) = peer.transpose()? {
        command = command.args(["--peer", &peer]);
    }
    if let Some(json) = &args.json {
        command = command.arg("--json").arg(whole(json)?);
    }
    if args.write {
        command = command.arg("--page").arg(project.root.join(MODELS_PAGE));
    }
    command.args(names.split(',').filter(|name| !name.is_empty())).show()
}

fn whole(path: &Path) -> Result<PathBuf> {
    absolute(path).with_context(|| format!("{}: no such path", path.display()))
}
