//! Arrays that lowerings know: parameters of programs, sent to a device once.

use std::sync::Arc;

use tpu_aten::Scalar;
use tpu_aten::builder::LARGEST_LITERAL;
use tpu_compile::saved::{Export, Named};
use tpu_compile::{Arg, Draw, Engine, Feed, Graph, HostArray, Saved};

use super::{Tensor, call, dense, engine};

const INPUT: i64 = 3000;
const OUTPUT: i64 = 1100;

/// Every so many-th element: which ones is a constant, of more bytes than a literal may have.
fn pick(engine: &Engine, x: &Tensor, scale: f64) -> Tensor {
    let scale = Arg::Scalar(Scalar::Float(scale));
    call(engine, "aten::upsample_nearest1d", &[x.arg(), Arg::Ints(&[OUTPUT]), scale]).unwrap()
}

fn counting(engine: &Engine) -> Tensor {
    let values: Vec<f32> = (0..INPUT as u16).map(f32::from).collect();
    Tensor::of(engine, &[1, 1, INPUT], &values)
}

fn captured(engine: &Engine, scale: f64) -> Graph {
    let x = Tensor::empty(engine, 0, &[1, 1, INPUT]);
    let capture = engine.capture(&[x.view()]).unwrap();
    let picked = pick(engine, &x, scale);
    capture.finish(&[picked.view()]).unwrap()
}

#[test]
fn a_long_constant_is_sent_once_and_its_values_are_in_no_program() {
    let engine = engine();
    let x = counting(&engine);
    let before = engine.metrics();
    assert_eq!(pick(&engine, &x, 0.5).values(&engine).unwrap()[..4], [0.0, 2.0, 4.0, 6.0]);
    let sent = engine.metrics().h2d_bytes - before.h2d_bytes;
    assert!(sent as usize > LARGEST_LITERAL, "{sent} bytes");
    assert_eq!(pick(&engine, &x, 0.5).values(&engine).unwrap()[3..4], [6.0]);
    assert_eq!(engine.metrics().h2d_bytes - before.h2d_bytes, sent);
    // Another constant of the same size: the same program.
    assert_eq!(pick(&engine, &x, 0.4).values(&engine).unwrap()[..4], [0.0, 2.0, 5.0, 7.0]);
    assert_eq!(engine.metrics().compiles - before.compiles, 1);
}

#[test]
fn graphs_that_differ_in_a_constant_share_one_compile() {
    let engine = engine();
    let x = counting(&engine);
    let compiles = engine.metrics().compiles;
    let graphs = [0.5, 0.4].map(|scale| {
        let graph = captured(&engine, scale);
        assert!(matches!(graph.feeds()[..], [Feed::Argument { .. }, Feed::Constant(0)]));
        assert!(!graph.program().text.contains("dense<["), "a list in the text");
        Arc::new(graph).compile(&engine).unwrap()
    });
    for (graph, want) in graphs.iter().zip([4.0, 5.0]) {
        let results = graph.call(&[x.view()], Draw::default()).unwrap();
        let sizes = vec![1, 1, OUTPUT];
        let picked = Tensor { cell: Arc::clone(&results[0].cell), strides: dense(&sizes), sizes, offset: 0 };
        assert_eq!(picked.values(&engine).unwrap()[2..3], [want]);
    }
    assert_eq!(engine.metrics().compiles - compiles, 1);
}

#[test]
fn an_exported_program_has_its_constants_among_the_weights() {
    let (engine, folder) = (engine(), tempfile::tempdir().unwrap());
    let graph = captured(&engine, 0.5);
    let export = Export {
        graph: &graph,
        arguments: vec![Named { name: "constant_0".into(), aliases: Vec::new(), weight: None }],
        outputs: vec!["picked".into()],
        advance: 0,
        torch: String::new(),
        python: serde_json::Value::Null,
    };
    let path = folder.path().join("model");
    export.write(&engine, &path, false).unwrap();
    let model = Saved::open(&path).unwrap().load(&engine, 0).unwrap();
    assert_eq!(model.weight("constant_1").unwrap().shape().dims[..], [OUTPUT]);
    let values: Vec<f32> = (0..INPUT as u16).map(f32::from).collect();
    let x = ndarray::Array3::from_shape_vec((1, 1, INPUT as usize), values).unwrap();
    let outputs = model.call(&[HostArray::from(&x)]).unwrap();
    let picked = outputs[0].to_array::<f32>().unwrap();
    assert_eq!(picked.as_slice().unwrap()[..3], [0.0, 2.0, 4.0]);
}
