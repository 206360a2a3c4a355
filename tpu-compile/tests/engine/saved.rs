//! Exported programs, written and run without Python.

use std::fs;
use std::path::Path;

use ndarray::{ArrayD, array};
use tpu_compile::saved::{Export, Kind, Named};
use tpu_compile::{Engine, Error, HostArray, Options, Saved};
use tpu_runtime::{Client, ClientOptions, Plugin};

use super::{Tensor, add, add_, engine};

/// As [`export_with`], with the weight [[0, 1, 2], [3, 4, 5]].
fn export(engine: &Engine, path: &Path, overwrite: bool) -> Result<(), Error> {
    export_with(engine, 0, path, overwrite)
}

/// `weight += weight; [weight.t() + x, weight]`, with a weight of [2, 3] whose elements count from `first`.
fn export_with(engine: &Engine, first: u8, path: &Path, overwrite: bool) -> Result<(), Error> {
    let weight = Tensor::empty(engine, 0, &[2, 3]);
    let x = Tensor::empty(engine, 0, &[3, 2]);
    let capture = engine.capture(&[weight.view(), x.view()])?;
    add_(engine, &weight, &weight)?;
    let sum = add(engine, &weight.strided(&[3, 2], &[1, 3], 0), &x, 1.0)?;
    let graph = capture.finish(&[sum.view(), weight.view()])?;
    let elements: Vec<u8> = (first..first + 6).flat_map(|value| f32::from(value).to_le_bytes()).collect();
    let export = Export {
        graph: &graph,
        arguments: vec![
            Named {
                name: "layer.weight".into(),
                aliases: vec!["tied.weight".into()],
                weight: Some(&elements),
            },
            Named { name: "x".into(), aliases: Vec::new(), weight: None },
        ],
        outputs: vec!["sum".into(), "weight".into()],
        advance: 0,
        torch: String::new(),
        python: serde_json::Value::Null,
    };
    export.write(engine, path, overwrite)
}

fn numbers(array: &HostArray) -> ArrayD<f32> {
    array.to_array().unwrap()
}

#[test]
fn what_was_written_runs_and_keeps_what_it_writes() {
    let (engine, folder) = (engine(), tempfile::tempdir().unwrap());
    let path = folder.path().join("deep/model");
    export(&engine, &path, false).unwrap();
    let model = Saved::open(&path).unwrap().load(&engine, 1).unwrap();
    let inputs: Vec<_> = model.inputs().map(|(name, shape)| format!("{name} {shape}")).collect();
    assert_eq!(inputs, ["x float32[3, 2]"]);
    let names: Vec<_> = model.outputs().map(|(name, _)| name.to_owned()).collect();
    assert_eq!(names, ["sum", "weight"]);

    let x = array![[10.0_f32, 20.0], [30.0, 40.0], [50.0, 60.0]];
    let compiles = engine.metrics().compiles;
    let first = model.call(&[HostArray::from(&x)]).unwrap();
    assert_eq!(numbers(&first[0]), array![[10.0, 26.0], [32.0, 48.0], [54.0, 70.0]].into_dyn());
    let second = model.call(&[HostArray::from(&x)]).unwrap();
    assert_eq!(numbers(&second[1]), array![[0.0, 4.0, 8.0], [12.0, 16.0, 20.0]].into_dyn());
    assert_eq!(numbers(&model.weight("tied.weight").unwrap()), numbers(&second[1]));
    assert_eq!(engine.metrics().compiles, compiles);
}

#[test]
fn another_program_of_the_same_weights_shares_them() {
    let (engine, folder) = (engine(), tempfile::tempdir().unwrap());
    let paths = [folder.path().join("one"), folder.path().join("two")];
    for path in &paths {
        export(&engine, path, false).unwrap();
    }
    let one = Saved::open(&paths[0]).unwrap().load(&engine, 0).unwrap();
    let saved = Saved::open(&paths[1]).unwrap();
    let live = engine.metrics().live_bytes;
    let two = saved.load_beside(&one).unwrap();
    assert_eq!(engine.metrics().live_bytes, live);
    two.call(&[HostArray::from(&array![[0.0_f32, 0.0], [0.0, 0.0], [0.0, 0.0]])]).unwrap();
    let doubled = array![[0.0, 2.0, 4.0], [6.0, 8.0, 10.0]].into_dyn();
    assert_eq!(numbers(&one.weight("layer.weight").unwrap()), doubled);

    let others = folder.path().join("others");
    export_with(&engine, 7, &others, false).unwrap();
    let refused = Saved::open(&others).unwrap().load_beside(&one).expect_err("an error").to_string();
    assert!(refused.contains("the weights are not those of the other program"), "{refused}");
}

#[test]
fn an_older_plugin_runs_what_a_newer_one_exported() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("model");
    export(&engine(), &path, false).unwrap();
    let plugin = Plugin::load(&fake_plugin::real_plugins()[0]).unwrap();
    let client = Client::new(&plugin, &ClientOptions::cpu(1, false)).unwrap();
    let older = Engine::new(client, Options::default());
    let model = Saved::open(&path).unwrap().load(&older, 0).unwrap();
    let outputs = model.call(&[HostArray::from(&ndarray::Array2::<f32>::ones((3, 2)))]).unwrap();
    assert_eq!(numbers(&outputs[0]), array![[1.0, 7.0], [3.0, 9.0], [5.0, 11.0]].into_dyn());
}

#[test]
fn wrong_inputs_are_named() {
    let (engine, folder) = (engine(), tempfile::tempdir().unwrap());
    let path = folder.path().join("model");
    export(&engine, &path, false).unwrap();
    let saved = Saved::open(&path).unwrap();
    assert_eq!(saved.description().arguments[1].kind, Kind::Input);
    let no_device = saved.load(&engine, 9).expect_err("an error").to_string();
    assert_eq!(no_device, "device tpu:9, want one of 2 devices");
    let model = saved.load(&engine, 0).unwrap();
    let message = |inputs: &[HostArray]| model.call(inputs).unwrap_err().to_string();
    assert_eq!(message(&[]), "argument 0 of a captured program: got 0 inputs, want 1");
    let wrong = HostArray::from(&array![[1_i32, 2]]);
    assert_eq!(message(&[wrong]), "input x of an exported program: got int32[1, 2], want float32[3, 2]");
    let missing = model.weight("bias").unwrap_err().to_string();
    assert_eq!(missing, "exported program: weight bias, want one of its signature");
}

#[test]
fn only_an_exported_program_is_overwritten_and_nothing_is_left_behind() {
    let (engine, folder) = (engine(), tempfile::tempdir().unwrap());
    let path = folder.path().join("model");
    export(&engine, &path, false).unwrap();
    let refused = export(&engine, &path, false).unwrap_err().to_string();
    assert!(refused.contains("model: exists already"), "{refused}");
    export(&engine, &path, true).unwrap();
    fs::remove_file(path.join("signature.json")).unwrap();
    let refused = export(&engine, &path, true).unwrap_err().to_string();
    assert!(refused.contains("model: is no exported program"), "{refused}");
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
}

#[test]
fn a_program_of_other_weights_is_refused() {
    let (engine, folder) = (engine(), tempfile::tempdir().unwrap());
    let path = folder.path().join("model");
    export(&engine, &path, false).unwrap();
    let weights = path.join("weights.safetensors");
    let mut contents = fs::read(&weights).unwrap();
    contents.truncate(contents.len() - 4);
    fs::write(&weights, contents).unwrap();
    let message = Saved::open(&path).expect_err("an error").to_string();
    assert!(message.contains("weights.safetensors: truncated, got "), "{message}");
    // Also one whose checksum fits.
    let signature = path.join("signature.json");
    let text = fs::read_to_string(&signature).unwrap();
    let checksum = blake3::hash(&fs::read(&weights).unwrap()).to_hex();
    let mut json: serde_json::Value = serde_json::from_str(&text).unwrap();
    json["files"]["weights.safetensors"]["blake3"] = checksum.as_str().into();
    json["files"]["weights.safetensors"]["bytes"] = fs::metadata(&weights).unwrap().len().into();
    fs::write(&signature, json.to_string()).unwrap();
    assert!(Saved::open(&path).is_err());
}
