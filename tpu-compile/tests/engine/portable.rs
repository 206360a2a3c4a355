//! The portable form of programs.

use std::collections::BTreeSet;

use tpu_aten::builder::{Builder, Module};
use tpu_aten::chlo::decompose;
use tpu_aten::op::Kernel;
use tpu_aten::table::{ROWS, example_calls, example_program};
use tpu_compile::saved::portable;
use tpu_runtime::{Client, ClientOptions, CompileOptions, DType, Plugin, Program, Shape, Signature};

use super::CLIENT;

/// The programs of all rows' examples: those of the golden files.
fn programs() -> impl Iterator<Item = (String, Module)> {
    let rows = ROWS.iter().filter(|row| !matches!(row.op.kernel, Kernel::Host(_)));
    rows.flat_map(|row| {
        example_calls(row.op).map(move |(call, dtype)| {
            (format!("{} {call} {dtype}", row.op.name()), example_program(row, call, dtype).unwrap())
        })
    })
}

/// The ops of a program, as they are written.
fn ops(text: &str) -> BTreeSet<&str> {
    text.split('"').skip(1).step_by(2).filter(|name| name.contains("hlo.")).collect()
}

#[test]
fn every_program_has_a_portable_form_of_the_oldest_version_that_has_its_ops() {
    let mut refused = Vec::new();
    for (name, module) in programs() {
        match portable(&module.text) {
            Ok(artifact) => {
                let version = match &module.text {
                    text if text.contains("f8E8M0FNU") => "1.8.0",
                    text if text.contains("stablehlo.tan\"") => "1.4.0",
                    text if text.contains("operand_batching_dims") => "1.1.0",
                    _ => "1.0.0",
                };
                let header = [b"ML\xefR\x01StableHLO_v", version.as_bytes(), b"\0"].concat();
                assert!(artifact.starts_with(&header), "{name}");
            }
            Err(what) => refused.push(format!("{name}: {what}")),
        }
    }
    assert!(refused.is_empty(), "no portable form has\n{}", refused.join("\n"));
}

#[test]
fn what_is_no_program_is_an_error() {
    assert_eq!(portable("func @main(%x: tensor<?xf32>)").unwrap_err(), "?xf32>)");
    let module = "module @torchtpu {\n  func.func public @main() -> () {\n    \"chlo.tan\"() : () -> ()";
    assert_eq!(portable(module).unwrap_err(), "the end");
}

#[test]
fn plugins_compile_portable_forms() {
    for path in fake_plugin::real_plugins() {
        let client = Client::new(&Plugin::load(&path).unwrap(), &ClientOptions::cpu(1, false)).unwrap();
        let mut seen = BTreeSet::new();
        for (name, module) in programs() {
            let new: Vec<String> = ops(&module.text).into_iter().map(str::to_owned).collect();
            // Whatever a plugin compiles on each change costs each change: a program for each op, of the short ones.
            if module.text.len() > 6_000 || new.iter().all(|op| seen.contains(op)) {
                continue;
            }
            seen.extend(new);
            let signature = Signature { parameters: module.parameters, outputs: module.results };
            let artifact = portable(&module.text).unwrap();
            if let Err(error) = client.compile_bytecode(&artifact, signature, &CompileOptions::default()) {
                panic!("{name} on {}: {error}", path.display());
            }
        }
        assert!(seen.len() > 60, "only {} ops", seen.len());
    }
}

/// What an op of CHLO gives for these operands: as compilers do it, and as its function does it.
fn both(op: &str, dtype: DType, operands: &[&[f64]]) -> [Vec<f64>; 2] {
    let parts = if dtype.is_complex() { 2 } else { 1 };
    let shape = Shape::new(dtype, [(operands[0].len() / parts) as i64]);
    let mut b = Builder::new();
    let parameters: Vec<_> = operands.iter().map(|_| b.parameter(shape.clone())).collect();
    let result = b.op(op, &parameters, "", shape.clone());
    let known = b.finish(&[result]);
    let function = decompose(op, &vec![shape.clone(); operands.len()], 0).unwrap();
    assert!(!function.text.contains("chlo."), "{op} of {dtype} calls CHLO");
    [known, function].map(|module| {
        let signature = Signature { parameters: module.parameters, outputs: module.results };
        let program = Program { text: module.text, signature };
        let executable = CLIENT.compile(&program, &CompileOptions::default()).unwrap();
        let device = &CLIENT.devices()[0];
        let upload = |values: &&[f64]| {
            let bytes: Vec<u8> = values.iter().flat_map(|value| to_bytes(*value, dtype.real())).collect();
            CLIENT.upload(&bytes, &shape, device).unwrap()
        };
        let arguments: Vec<_> = operands.iter().map(upload).collect();
        let mut outputs = Vec::new();
        executable.execute(device, &arguments.iter().collect::<Vec<_>>(), &[], &mut outputs).unwrap();
        let mut bytes = vec![0; shape.size_in_bytes()];
        outputs[0].download(&mut bytes).unwrap();
        bytes.chunks_exact(dtype.real().size_in_bytes()).map(from_bytes).collect()
    })
}

fn to_bytes(value: f64, dtype: DType) -> Vec<u8> {
    if dtype == DType::F64 { value.to_le_bytes().to_vec() } else { (value as f32).to_le_bytes().to_vec() }
}

fn from_bytes(bytes: &[u8]) -> f64 {
    match bytes.try_into() {
        Ok(bytes) => f64::from_le_bytes(bytes),
        Err(_) => f32::from_le_bytes(bytes.try_into().unwrap()).into(),
    }
}

/// Fails where the two differ by more than `tolerance`, relative to numbers above `floor` and absolute below.
fn compare(op: &str, dtype: DType, operands: &[&[f64]], tolerance: f64, floor: f64) {
    let [want, got] = both(op, dtype, operands);
    for (place, (want, got)) in want.iter().zip(&got).enumerate() {
        let same = want.total_cmp(got).is_eq() || want.is_nan() && got.is_nan();
        assert!(
            same || (want - got).abs() <= tolerance * want.abs().max(floor),
            "{op} of {dtype} {:?}: got {got}, want {want}",
            operands.iter().map(|values| values[place]).collect::<Vec<_>>(),
        );
    }
}

#[test]
fn functions_of_ops_of_chlo_are_close_to_the_compiler() {
    let mut values: Vec<f64> = (-4000..4000).map(|k| (f64::from(k) + 0.5) / 300.0).collect();
    values.extend([1.0, -1.0, 1e-20, -1e-7, 60.5, -60.5, 1e10, 1e30]);
    values.extend([f64::INFINITY, f64::NEG_INFINITY, f64::NAN, 2.0]);
    let inner: Vec<f64> = (-1000..=1000).map(|k| (f64::from(k) / 1000.0).cbrt()).collect();
    for (dtype, tolerance) in [(DType::F32, 5e-6), (DType::F64, 4e-14)] {
        for op in ["asinh", "acosh", "erf", "erfc", "sinh"] {
            compare(&format!("chlo.{op}"), dtype, &[&values], tolerance, 0.0);
        }
        for op in ["acos", "asin", "atanh", "erf_inv"] {
            compare(&format!("chlo.{op}"), dtype, &[&inner], tolerance, 0.0);
        }
        for op in ["lgamma", "digamma"] {
            compare(&format!("chlo.{op}"), dtype, &[&values], 2.0 * tolerance, 1.0);
        }
        let reversed: Vec<f64> = values.iter().rev().chain(&[0.0, -0.0]).copied().collect();
        let values: Vec<f64> = values.iter().chain(&[-0.0, 1.0]).copied().collect();
        compare("chlo.next_after", dtype, &[&values, &reversed], 0.0, 0.0);
    }
    for op in ["acos", "acosh", "asin", "asinh", "atan", "atanh", "conj"] {
        for (dtype, tolerance) in [(DType::C64, 5e-7), (DType::C128, 1e-15)] {
            compare(&format!("chlo.{op}"), dtype, &[&values[..8000]], tolerance, 1.0);
        }
    }
}
