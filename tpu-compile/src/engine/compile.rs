//! Compiles programs, or takes them from disk; counts, dumps and logs them.

use std::ops::Range;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Instant;

use tpu_runtime::{Client, CompileOptions, Executable, OverrideValue, Signature};

use crate::constants::Constants;
use crate::disk::{Origin, address};
use crate::dump::{Dump, Outlined, listing_of_all};
use crate::engine::Engine;
use crate::error::{Error, Result};
use crate::program::{Program, build};
use crate::progress::shown;
use crate::trace::Trace;

impl Engine {
    /// Compiles a program of some of a trace's nodes; its results are the new contents of the cells `results`.
    ///
    /// # Errors
    /// When an op does not take its arguments, or the compiler refuses the program.
    pub(super) fn compile(&self, trace: &Trace, nodes: Range<usize>, results: &[u32]) -> Result<Program> {
        let name = trace.nodes[nodes.end - 1].work.name();
        let label = match nodes.len() {
            1 => name.to_owned(),
            calls => format!("{name}, the last of {calls} calls"),
        };
        let (module, binding) = build(trace, nodes.clone(), results)?;
        let program = tpu_runtime::Program {
            text: module.cpu_text.filter(|_| self.0.client.is_cpu()).unwrap_or(module.text),
            signature: Signature { parameters: module.parameters, outputs: module.results },
        };
        let outline = |dump: &Dump| dump.outline(trace, nodes, results);
        let executable = self.load(name, &label, &program, outline)?;
        Ok(Program { name, executable, binding, constants: Constants::new(module.constants) })
    }

    /// The calls of a captured program whose results are the contents of the cells `results`, if programs are written
    /// down.
    pub(crate) fn listing(&self, trace: &Trace, results: &[u32]) -> String {
        self.0.dump.as_ref().map_or_else(String::new, |_| listing_of_all(trace, results))
    }

    /// Compiles a program that ends in the op `name`, or takes it from one of the same text or from disk.
    ///
    /// # Errors
    /// When the compiler refuses it.
    pub(crate) fn load(
        &self,
        name: &'static str,
        label: &str,
        program: &tpu_runtime::Program,
        outline: impl FnOnce(&Dump) -> Outlined,
    ) -> Result<Arc<Executable>> {
        let make = || self.make(name, label, program, outline);
        let (executable, shared) = self.0.loaded.get_or_make(program, make)?;
        self.0.metrics.memory_hits.fetch_add(u64::from(shared), Relaxed);
        Ok(executable)
    }

    fn make(
        &self,
        name: &'static str,
        label: &str,
        program: &tpu_runtime::Program,
        outline: impl FnOnce(&Dump) -> Outlined,
    ) -> Result<Executable> {
        let start = Instant::now();
        let options = &self.0.compile_options;
        let compile = || shown(format!("compiling {label}"), || self.0.client.compile(program, options));
        let dumped = self.0.dump.as_ref().map(|dump| {
            let key = address(self.0.disk.as_ref(), program, options);
            (dump, dump.begin(outline(dump), name, label, (key, &program.text)))
        });
        let made = match &self.0.disk {
            Some(disk) => disk.load_or(program, options, label, compile),
            None => compile().map(|executable| (executable, Origin::Compiled)),
        };
        if let Some((dump, dumped)) = &dumped {
            dump.end(dumped, &made);
        }
        let (executable, origin) = made.map_err(|source| {
            tracing::debug!(program = program.text, "a program was refused");
            Error::runtime(name, source)
        })?;
        let metrics = &self.0.metrics;
        let word = if origin == Origin::Compiled { "compiled" } else { "found on disk" };
        (self.0.log)(&format!("{word} in {:.1} ms: {label}", start.elapsed().as_secs_f64() * 1e3));
        if origin == Origin::Compiled {
            metrics.compiles.fetch_add(1, Relaxed);
            metrics.compile_ns.fetch_add(start.elapsed().as_nanos() as u64, Relaxed);
        } else {
            metrics.disk_hits.fetch_add(1, Relaxed);
        }
        Ok(executable)
    }
}

/// How programs are compiled on this platform.
pub(super) fn compile_options(client: &Client) -> CompileOptions {
    let options = CompileOptions::default();
    if client.is_cpu() {
        // The fast forms lose NaNs, which torch's `maximum` and `amax` keep.
        return options.env_override("xla_cpu_enable_fast_min_max", OverrideValue::Bool(false));
    }
    options
}
