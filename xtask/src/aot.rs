//! `cargo xtask aot`: compiles rows or models for a real TPU without hardware. Not there yet.

use std::process::ExitCode;

/// What `cargo xtask aot` takes.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Accepted so that the command line can stay the same; read by nobody yet
    #[arg(trailing_var_arg = true, allow_hyphen_values = true, hide = true)]
    rest: Vec<String>,
}

/// Says so and returns 2.
pub(crate) fn run(args: &Args) -> ExitCode {
    let with = if args.rest.is_empty() { String::new() } else { format!(" (with {})", args.rest.join(" ")) };
    eprintln!(
        "aot: not there yet{with}\nhint: it comes with the ahead-of-time work; until then programs are checked by the CPU plugins only"
    );
    ExitCode::from(2)
}
