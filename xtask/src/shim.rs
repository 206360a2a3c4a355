//! The C++ shim: one small library per torch minor, the only code that is compiled against torch.

use std::fs;
use std::path::{Path, PathBuf};
use std::thread;

use anyhow::{Context as _, Result, bail};

use crate::config::Project;
use crate::shell::{Command, Step};
use crate::stamp;

/// Where torch keeps its headers, and how it was built: folder, minor, ABI, one a line.
const ASK_TORCH: &str = "
import os, torch
print(os.path.dirname(torch.__file__))
print(''.join(torch.__version__.split('.')[:2]))
print(int(torch.compiled_with_cxx11_abi()))
";

/// Libraries that the shim finds already mapped by torch. It is linked against empty stand-ins with
/// the same names, so that it asks for them by name, carries no path, and needs no torch to link.
const TORCH_LIBRARIES: [&str; 2] = ["c10", "torch_cpu"];

/// Where the Python package looks for the shim; git ignores it.
const FOLDER: &str = "python/torchtpu/_shim";

/// The installed torch.
struct Torch {
    folder: PathBuf,
    /// `215` for 2.15.
    minor: String,
    abi: String,
}

/// Builds `python/torchtpu/_shim/shim_torch<minor>.so` for the torch in `.venv`.
pub(crate) fn build(project: &Project) -> Result<()> {
    let folder = project.root.join(FOLDER);
    let sources = project.root.join("tpu-py/shim");
    if !sources.exists() {
        eprintln!("shim: no sources yet in tpu-py/shim, skipped");
        return Ok(());
    }
    let files = stamp::files_below(&sources, &["cpp", "h"])?;
    let requirements = fs::read_to_string(project.venv().join("requirements.stamp"))
        .context("shim: wants a complete .venv")?;
    let key = stamp::key(&files, &requirements)?;
    let work = project.target.join("shim");
    stamp::once(&folder, &work.join("shim.stamp"), &key, || {
        let torch = Torch::of(project)?;
        let objects = compile(project, &torch, &files, &work)?;
        fs::create_dir_all(&folder).with_context(|| format!("{}: cannot be created", folder.display()))?;
        link(project, &objects, &work, &folder.join(format!("shim_torch{}.so", torch.minor)))
    })
}

impl Torch {
    fn of(project: &Project) -> Result<Self> {
        let answer = project.venv_program("python").args(["-c", ASK_TORCH]).read()?;
        let lines: Vec<&str> = answer.lines().collect();
        let [folder, minor, abi] = lines.as_slice() else {
            bail!("torch: answer, got {} lines, want 3", lines.len());
        };
        Ok(Self { folder: folder.into(), minor: (*minor).to_owned(), abi: (*abi).to_owned() })
    }

    fn flags(&self) -> Vec<String> {
        let include = self.folder.join("include");
        let include = include.display();
        vec![
            "-std=c++20".to_owned(),
            "-O2".to_owned(),
            "-fPIC".to_owned(),
            "-fvisibility=hidden".to_owned(),
            format!("-isystem{include}"),
            format!("-isystem{include}/torch/csrc/api/include"),
            format!("-D_GLIBCXX_USE_CXX11_ABI={}", self.abi),
        ]
    }
}

/// Compiles every source side by side, each only when it, a header or a flag changed.
fn compile(project: &Project, torch: &Torch, files: &[PathBuf], work: &Path) -> Result<Vec<PathBuf>> {
    let flags = torch.flags();
    let (sources, headers): (Vec<PathBuf>, Vec<PathBuf>) =
        files.iter().cloned().partition(|file| file.extension().is_some_and(|e| e == "cpp"));
    let objects = work.join(format!("torch{}", torch.minor));
    fs::create_dir_all(&objects).with_context(|| format!("{}: cannot be created", objects.display()))?;
    let step = Step::begin(&format!("compile the C++ shim, {} files", sources.len()));
    let outcome = thread::scope(|scope| {
        let jobs: Vec<_> = sources
            .iter()
            .map(|source| scope.spawn(|| compile_one(project, &flags, &headers, source, &objects)))
            .collect();
        jobs.into_iter()
            .map(|job| job.join().expect("a compile job does not panic"))
            .collect::<Result<Vec<PathBuf>>>()
    });
    match outcome {
        Ok(_) => step.done(),
        Err(_) => step.fail(),
    }
    outcome
}

fn compile_one(
    project: &Project,
    flags: &[String],
    headers: &[PathBuf],
    source: &Path,
    objects: &Path,
) -> Result<PathBuf> {
    let stem = source.file_stem().context("shim: source has no name")?;
    let object = objects.join(stem).with_extension("o");
    let inputs: Vec<PathBuf> = headers.iter().cloned().chain([source.to_owned()]).collect();
    let key = stamp::key(&inputs, &flags.join(" "))?;
    stamp::once(&object, &object.with_extension("stamp"), &key, || {
        let command = project.cxx().args(flags).arg("-c").arg(source).arg("-o").arg(&object);
        command.read().map(drop)
    })?;
    Ok(object)
}

fn link(project: &Project, objects: &[PathBuf], work: &Path, to: &Path) -> Result<()> {
    let stand_ins = work.join("stand-ins");
    fs::create_dir_all(&stand_ins).with_context(|| format!("{}: cannot be created", stand_ins.display()))?;
    let empty = stand_ins.join("empty.cpp");
    fs::write(&empty, "").with_context(|| format!("{}: cannot be written", empty.display()))?;
    for name in TORCH_LIBRARIES {
        let file = format!("lib{name}.so");
        let library = stand_ins.join(&file);
        shared(project).arg(format!("-Wl,-soname,{file}")).arg(&empty).arg("-o").arg(library).read()?;
    }
    shared(project)
        .args(objects)
        .args(["-s", "-Wl,--no-as-needed"])
        .arg(format!("-L{}", stand_ins.display()))
        .args(TORCH_LIBRARIES.map(|name| format!("-l{name}")))
        .arg("-o")
        .arg(to)
        .step("link the C++ shim")
}

fn shared(project: &Project) -> Command {
    project.cxx().args(["-shared", "-fPIC"])
}
