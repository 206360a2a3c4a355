//! Running programs: quietly under a label, or with their output shown.

use std::ffi::{OsStr, OsString};
use std::io::{BufRead as _, BufReader, IsTerminal as _};
use std::path::Path;
use std::process::Stdio;
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, bail};
use indicatif::{ProgressBar, ProgressStyle};

/// A program and its arguments.
pub(crate) struct Command(std::process::Command);

impl Command {
    pub(crate) fn new(program: impl Into<OsString>, directory: &Path) -> Self {
        let mut command = std::process::Command::new(program.into());
        command.current_dir(directory);
        Self(command)
    }

    pub(crate) fn arg(mut self, arg: impl AsRef<OsStr>) -> Self {
        self.0.arg(arg);
        self
    }

    pub(crate) fn args<A: AsRef<OsStr>>(mut self, args: impl IntoIterator<Item = A>) -> Self {
        self.0.args(args);
        self
    }

    /// Runs with the output shown as it comes.
    pub(crate) fn show(mut self) -> Result<()> {
        let status = self.0.status().with_context(|| self.cannot_start())?;
        if !status.success() {
            bail!("{}: failed, {status}", self.name());
        }
        Ok(())
    }

    /// Runs and returns the standard output without its last newline.
    pub(crate) fn read(mut self) -> Result<String> {
        let output = self.0.output().with_context(|| self.cannot_start())?;
        if !output.status.success() {
            let stderr = String::from_utf8_lossy(&output.stderr);
            bail!("{}: failed, {}\n{}", self.name(), output.status, stderr.trim_end());
        }
        let stdout = String::from_utf8(output.stdout)
            .with_context(|| format!("{}: output is not UTF-8", self.name()))?;
        Ok(stdout.trim_end_matches('\n').to_owned())
    }

    /// Runs under `label`: a spinner with the newest line on a terminal, one line in a log.
    /// What the program printed is shown only when it fails.
    pub(crate) fn step(mut self, label: &str) -> Result<()> {
        let (reader, writer) = std::io::pipe().context("pipe: cannot be opened")?;
        self.0
            .stdin(Stdio::null())
            .stdout(writer.try_clone().context("pipe: cannot be shared")?)
            .stderr(writer);
        let step = Step::begin(label);
        let mut child = self.0.spawn().with_context(|| self.cannot_start())?;
        let name = self.name();
        drop(self); // Closes our ends of the pipe, so that it ends when the child does.
        let mut printed = String::new();
        for line in BufReader::new(reader).lines() {
            let line = line.with_context(|| format!("{name}: output cannot be read"))?;
            step.note(&line);
            printed.push_str(&line);
            printed.push('\n');
        }
        let status = child.wait().with_context(|| format!("{name}: cannot be waited for"))?;
        if !status.success() {
            step.fail();
            bail!("{name}: failed, {status}\n{}", printed.trim_end());
        }
        step.done();
        Ok(())
    }

    fn name(&self) -> String {
        let program = Path::new(self.0.get_program());
        let name = program.file_name().unwrap_or(program.as_os_str());
        name.to_string_lossy().into_owned()
    }

    fn cannot_start(&self) -> String {
        format!("{}: cannot be started", self.name())
    }
}

/// A piece of work that the user waits for.
pub(crate) struct Step {
    label: String,
    start: Instant,
    spinner: ProgressBar,
}

impl Step {
    pub(crate) fn begin(label: &str) -> Self {
        let spinner = if std::io::stderr().is_terminal() {
            let style = ProgressStyle::with_template("{spinner} {prefix} {elapsed:.dim} {wide_msg:.dim}")
                .expect("the template is valid");
            let spinner = ProgressBar::new_spinner().with_style(style);
            spinner.set_prefix(label.to_owned());
            spinner.enable_steady_tick(Duration::from_millis(100));
            spinner
        } else {
            eprintln!("{label} ...");
            ProgressBar::hidden()
        };
        Self { label: label.to_owned(), start: Instant::now(), spinner }
    }

    /// Shows the newest line of the work.
    pub(crate) fn note(&self, line: &str) {
        self.spinner.set_message(line.trim().to_owned());
    }

    pub(crate) fn done(self) {
        self.end("done");
    }

    pub(crate) fn fail(self) {
        self.end("failed");
    }

    fn end(&self, how: &str) {
        self.spinner.finish_and_clear();
        eprintln!("{}: {how} in {:.1} s", self.label, self.start.elapsed().as_secs_f64());
    }
}
