//! Writes the portable artifacts of programs: `portable FOLDER OUT` of each module of the `.mlir` files in FOLDER,
//! beside its text.

use std::fs;
use std::path::PathBuf;

use anyhow::Context;
use tpu_compile::saved::portable;

fn main() -> anyhow::Result<()> {
    let mut arguments = std::env::args_os().skip(1).map(PathBuf::from);
    let (folder, out) = (arguments.next().context("no folder")?, arguments.next().context("no place")?);
    fs::create_dir_all(&out)?;
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let name = path.file_stem().context("no name")?.display().to_string();
        let text = fs::read_to_string(&path)?;
        for (number, module) in text.split_inclusive("\n}\n").enumerate() {
            let Some(start) = module.find("module @") else { continue };
            let module = &module[start..];
            fs::write(out.join(format!("{name}-{number}.mlir")), module)?;
            match portable(module) {
                Ok(artifact) => fs::write(out.join(format!("{name}-{number}.mlirbc")), artifact)?,
                Err(what) => anyhow::bail!("{name}-{number}: {what}"),
            }
        }
    }
    Ok(())
}
