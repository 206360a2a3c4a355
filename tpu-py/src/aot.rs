//! Compiling ahead of time from Python: the pool, and the worker that its processes run.

use std::path::PathBuf;
use std::time::Duration;

use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict};
use tpu_runtime::aot::{self, AotReport, Compiled, WorkerCommand};
use tpu_runtime::chips::{CHIPS, Chip, TopologyName};
use tpu_runtime::hlo::{Instruction, Module, Timeline};
use tpu_runtime::{CompileOptions, DType, Program, Shape, Signature};

use crate::engine;
use crate::error::{Error, Result};

/// A dtype's name and dims.
type NamedShape = (String, Vec<i64>);

/// Processes that compile for a TPU that need not be there.
#[pyclass(frozen, module = "torchtpu._C")]
pub(crate) struct AotPool {
    pool: aot::AotPool,
    plugin: PathBuf,
}

#[pymethods]
impl AotPool {
    #[new]
    #[pyo3(signature = (command, *, plugin = None, jobs = 1, limit = 600.0))]
    fn new(command: Vec<String>, plugin: Option<PathBuf>, jobs: usize, limit: f64) -> Result<Self> {
        let mut words = command.into_iter();
        let program = words.next().unwrap_or_default();
        let command = words.fold(WorkerCommand::new(program), WorkerCommand::arg);
        let plugin = plugin.map_or_else(engine::libtpu_path, Ok)?;
        let limit = Duration::try_from_secs_f64(limit).map_err(|_| Error::Argument {
            call: "AotPool",
            what: "limit",
            got: limit.to_string(),
            want: "seconds",
        })?;
        Ok(Self { pool: aot::AotPool::new(command, &plugin, jobs, limit), plugin })
    }

    #[getter]
    fn plugin(&self) -> PathBuf {
        self.plugin.clone()
    }

    #[pyo3(signature = (text, parameters, outputs, topology, *, replicas = 1, partitions = 1))]
    #[expect(clippy::too_many_arguments, reason = "keywords in Python")]
    fn compile<'py>(
        &self,
        py: Python<'py>,
        text: String,
        parameters: Vec<NamedShape>,
        outputs: Vec<NamedShape>,
        topology: &str,
        replicas: usize,
        partitions: usize,
    ) -> PyResult<Bound<'py, PyDict>> {
        let signature = Signature { parameters: shapes(parameters)?, outputs: shapes(outputs)? };
        let program = Program { text, signature };
        let options =
            CompileOptions::default().replicas(replicas).partitions(partitions).use_spmd(partitions > 1);
        let report = py.detach(|| self.pool.compile(topology, &program, &options)).map_err(Error::from)?;
        describe_report(py, &report)
    }

    fn describe<'py>(&self, py: Python<'py>, topology: &str) -> PyResult<Bound<'py, PyDict>> {
        let facts = py.detach(|| self.pool.describe(topology)).map_err(Error::from)?;
        let dict = PyDict::new(py);
        dict.set_item("platform_version", facts.platform_version)?;
        dict.set_item("device_kind", facts.device_kind)?;
        dict.set_item("device_count", facts.device_count)?;
        let attributes = PyDict::new(py);
        for (name, value) in facts.attributes {
            attributes.set_item(name, value)?;
        }
        dict.set_item("attributes", attributes)?;
        Ok(dict)
    }
}

/// Serves the pool that started this process.
#[pyfunction]
pub(crate) fn aot_worker(py: Python<'_>) -> Result<()> {
    Ok(py.detach(aot::serve)?)
}

/// What is known of the chips.
#[pyfunction]
pub(crate) fn chips(py: Python<'_>) -> PyResult<Vec<Bound<'_, PyDict>>> {
    let describe = |chip: &Chip| {
        let dict = PyDict::new(py);
        dict.set_item("name", chip.name)?;
        dict.set_item("device_kind", chip.device_kind)?;
        dict.set_item("grid_rank", chip.grid_rank)?;
        dict.set_item("devices", chip.devices)?;
        dict.set_item("hbm_bytes", chip.hbm_in_bytes)?;
        dict.set_item("hbm_bandwidth", chip.hbm_bandwidth)?;
        dict.set_item("bf16_flops", chip.bf16_flops)?;
        dict.set_item("matrix_unit", chip.matrix_unit)?;
        Ok(dict)
    };
    CHIPS.iter().map(describe).collect()
}

/// Reads the name of a topology.
#[pyfunction]
pub(crate) fn topology<'py>(py: Python<'py>, name: &str) -> PyResult<Bound<'py, PyDict>> {
    let topology: TopologyName = name.parse().map_err(Error::from)?;
    let dict = PyDict::new(py);
    dict.set_item("name", topology.to_string())?;
    dict.set_item("chip", topology.chip().name)?;
    dict.set_item("grid", topology.grid())?;
    dict.set_item("chips", topology.chip_count())?;
    dict.set_item("devices", topology.device_count())?;
    Ok(dict)
}

/// What an optimized program says of itself.
#[pyfunction]
#[pyo3(signature = (program, heaviest = 20))]
pub(crate) fn hlo_summary<'py>(
    py: Python<'py>,
    program: &[u8],
    heaviest: usize,
) -> PyResult<Bound<'py, PyDict>> {
    let module = py.detach(|| Module::decode(program)).map_err(Error::from)?;
    let (dict, opcodes, counts) = (PyDict::new(py), PyDict::new(py), module.opcode_counts());
    opcodes.set_item("run", counts.run)?;
    opcodes.set_item("fused", counts.fused)?;
    dict.set_item("name", &module.name)?;
    dict.set_item("opcodes", opcodes)?;
    let heaviest: PyResult<Vec<_>> = module
        .heaviest(heaviest)
        .into_iter()
        .map(|instruction| describe_instruction(py, instruction))
        .collect();
    dict.set_item("heaviest", heaviest?)?;
    let timeline = module.timeline().map(|timeline| describe_timeline(py, &module, &timeline)).transpose()?;
    dict.set_item("timeline", timeline)?;
    Ok(dict)
}

fn describe_instruction<'py>(py: Python<'py>, instruction: &Instruction) -> PyResult<Bound<'py, PyDict>> {
    let dict = PyDict::new(py);
    dict.set_item("name", &instruction.name)?;
    dict.set_item("opcode", &instruction.opcode)?;
    dict.set_item("type", instruction.ty.to_string())?;
    dict.set_item("bytes", instruction.ty.size_in_bytes())?;
    dict.set_item("cycles", instruction.estimated_cycles)?;
    dict.set_item("source_line", instruction.source_line)?;
    dict.set_item("op_name", &instruction.op_name)?;
    Ok(dict)
}

fn describe_timeline<'py>(
    py: Python<'py>,
    module: &Module,
    timeline: &Timeline,
) -> PyResult<Bound<'py, PyDict>> {
    let dict = PyDict::new(py);
    let names: Vec<_> = module.entry().instructions.iter().map(|step| step.name.as_str()).collect();
    dict.set_item("names", names)?;
    dict.set_item("bytes", &timeline.bytes)?;
    dict.set_item("peak", timeline.peak)?;
    let held = timeline.held.iter().map(|held| {
        let dict = PyDict::new(py);
        dict.set_item("name", &held.name)?;
        dict.set_item("bytes", held.bytes)?;
        dict.set_item("is_parameter", held.is_parameter)?;
        dict.set_item("source_line", held.source_line)?;
        Ok(dict)
    });
    dict.set_item("held", held.collect::<PyResult<Vec<_>>>()?)?;
    Ok(dict)
}

fn shapes(named: Vec<NamedShape>) -> Result<Vec<Shape>> {
    named
        .into_iter()
        .map(|(name, dims)| {
            let dtype = DType::ALL.into_iter().find(|dtype| dtype.torch_name() == name);
            Ok(Shape::new(dtype.ok_or(Error::DType { name })?, dims))
        })
        .collect()
}

fn describe_report<'py>(py: Python<'py>, report: &AotReport) -> PyResult<Bound<'py, PyDict>> {
    let dict = PyDict::new(py);
    dict.set_item("outcome", report.outcome.word())?;
    dict.set_item("words", report.outcome.words())?;
    dict.set_item("seconds", report.time.as_secs_f64())?;
    if let Some(compiled) = report.compiled() {
        describe_compiled(&dict, compiled)?;
    }
    Ok(dict)
}

fn describe_compiled(dict: &Bound<'_, PyDict>, compiled: &Compiled) -> PyResult<()> {
    let py = dict.py();
    let cost = PyDict::new(py);
    for (name, value) in &compiled.cost.all {
        cost.set_item(name, Some(*value).filter(|value| *value >= 0.0))?;
    }
    dict.set_item("cost", cost)?;
    let (seconds, unpriced) = compiled.cost.priced_seconds().unzip();
    dict.set_item("priced_seconds", seconds)?;
    dict.set_item("unpriced", unpriced)?;
    let memory = PyDict::new(py);
    let bytes = &compiled.memory;
    memory.set_item("arguments", bytes.arguments_in_bytes)?;
    memory.set_item("outputs", bytes.outputs_in_bytes)?;
    memory.set_item("aliased", bytes.aliased_in_bytes)?;
    memory.set_item("temporaries", bytes.temporaries_in_bytes)?;
    memory.set_item("generated_code", bytes.generated_code_in_bytes)?;
    memory.set_item("peak", bytes.peak_in_bytes)?;
    memory.set_item("total", bytes.total_in_bytes())?;
    dict.set_item("memory", memory)?;
    dict.set_item("optimized_program", PyBytes::new(py, &compiled.optimized_program))?;
    dict.set_item("fingerprint", PyBytes::new(py, &compiled.fingerprint))
}
