//! Branches and loops on data in captured programs.

use std::fs;
use std::sync::Arc;

use tpu_aten::Scalar;
use tpu_compile::{Arg, Draw, Engine, Error, Graph, Options, Output, Region};

use super::disk::disk;
use super::dump::contents;
use super::{CLIENT, Tensor, add, add_, call, engine};

/// A region of one tensor.
fn region(
    engine: &Engine,
    sizes: &[i64],
    body: impl FnOnce(&Tensor) -> Result<Tensor, Error>,
) -> Result<Region, Error> {
    let x = Tensor::empty(engine, 0, sizes);
    let capture = engine.capture_region(&[x.view()])?;
    capture.finish(&[body(&x)?.view()])
}

fn only(outputs: &[Output]) -> Tensor {
    match outputs {
        [Output::New { cell, meta }] => {
            let (sizes, strides) = (meta.sizes.to_vec(), meta.strides.to_vec());
            Tensor { cell: Arc::clone(cell), sizes, strides, offset: 0 }
        }
        other => panic!("got {other:?}, want one new tensor"),
    }
}

fn sum(engine: &Engine, x: &Tensor) -> Result<Tensor, Error> {
    call(engine, "aten::sum.dim_IntList", &[x.arg(), Arg::Ints(&[0, 1][..x.sizes.len()])])
}

fn times(engine: &Engine, x: &Tensor, factor: f64) -> Result<Tensor, Error> {
    call(engine, "aten::mul.Tensor", &[x.arg(), Arg::Scalar(Scalar::Float(factor))])
}

/// Whether the sum of `x` is below a limit, as a number that is 0 or not.
fn below(engine: &Engine, x: &Tensor, limit: f64) -> Result<Tensor, Error> {
    let number = |value| Arg::Scalar(Scalar::Float(value));
    let total = sum(engine, x)?;
    let moved = call(engine, "aten::sub.Tensor", &[total.arg(), number(limit), number(1.0)])?;
    call(engine, "aten::clamp_max", &[moved.arg(), number(0.0)])
}

/// `if x.sum() != 0 { x * 2 } else { x.t() + weight }`
fn branching(engine: &Engine, weight: &Tensor) -> Result<Graph, Error> {
    let x = Tensor::empty(engine, 0, &[2, 2]);
    let capture = engine.capture(&[x.view()])?;
    let predicate = sum(engine, &x)?;
    let then = region(engine, &[2, 2], |x| times(engine, x, 2.0))?;
    let otherwise = region(engine, &[2, 2], |x| add(engine, &x.strided(&[2, 2], &[1, 2], 0), weight, 1.0))?;
    let result = only(&engine.branch(predicate.view(), [then, otherwise], &[x.view()])?);
    capture.finish(&[result.view()])
}

fn run(engine: &Engine, graph: Graph, inputs: &[&[f32]]) -> Vec<Vec<f32>> {
    let compiled = Arc::new(graph).compile(engine).unwrap();
    let mut results = Vec::new();
    for values in inputs {
        let x = Tensor::of(engine, &compiled.graph().arguments()[0].sizes, values);
        let [result] = &compiled.call(&[x.view()], Draw::default()).unwrap()[..] else {
            panic!("one result")
        };
        let (sizes, strides) = (result.meta.sizes.to_vec(), result.meta.strides.to_vec());
        let result = Tensor { cell: Arc::clone(&result.cell), sizes, strides, offset: 0 };
        results.push(result.values(engine).unwrap());
    }
    results
}

#[test]
fn a_branch_is_one_program_that_reads_what_was_there() {
    let engine = engine();
    let weight = Tensor::of(&engine, &[2, 2], &[10.0, 20.0, 30.0, 40.0]);
    let graph = branching(&engine, &weight).unwrap();
    assert_eq!(graph.program().text.matches("stablehlo.if").count(), 1);
    assert_eq!(graph.feeds().len(), 2, "the argument and the weight");
    let got = run(&engine, graph, &[&[1.0, 2.0, 3.0, 4.0], &[1.0, 2.0, 3.0, -6.0]]);
    assert_eq!(got, [[2.0, 4.0, 6.0, 8.0], [11.0, 23.0, 32.0, 34.0]]);
    assert_eq!(engine.metrics().compiles, 1);
}

#[test]
fn a_branch_in_a_loop() {
    let engine = engine();
    let x = Tensor::empty(&engine, 0, &[2]);
    let capture = engine.capture(&[x.view()]).unwrap();
    let condition = region(&engine, &[2], |x| below(&engine, x, 100.0)).unwrap();
    let body = region(&engine, &[2], |x| {
        let predicate = below(&engine, x, 10.0)?;
        let then = region(&engine, &[2], |x| times(&engine, x, 3.0))?;
        let otherwise = region(&engine, &[2], |x| add(&engine, x, x, 1.0))?;
        Ok(only(&engine.branch(predicate.view(), [then, otherwise], &[x.view()])?))
    });
    let result = only(&engine.repeat(condition, body.unwrap(), &[x.view()]).unwrap());
    let graph = capture.finish(&[result.view()]).unwrap();
    let got = run(&engine, graph, &[&[1.0, 2.0], &[60.0, 70.0]]);
    assert_eq!(got, [[36.0, 72.0], [60.0, 70.0]], "three times as much twice, then twice as much twice");
}

#[test]
fn programs_with_branches_are_kept_and_written_down() {
    let scratch = std::env::temp_dir().join(format!("torchtpu-control-{}", std::process::id()));
    let (cache, dump) = (scratch.join("cache"), scratch.join("dump"));
    let mut compiles = Vec::new();
    for _ in 0..2 {
        let options = Options { disk: Some(disk(&cache)), dump: Some(dump.clone()), ..Options::default() };
        let engine = Engine::new(CLIENT.clone(), options);
        let weight = Tensor::of(&engine, &[2, 2], &[0.0; 4]);
        run(&engine, branching(&engine, &weight).unwrap(), &[&[1.0, 2.0, 3.0, 4.0]]);
        engine.flush();
        compiles.push(engine.metrics().compiles);
    }
    assert_eq!(compiles, [1, 0], "the second engine finds it on disk");
    let texts = contents(&dump, ".mlir");
    assert_eq!(texts.iter().filter(|text| text.contains("stablehlo.if")).count(), 1);
    let calls = contents(&dump, ".trace.txt").concat();
    assert!(
        calls.contains("cond(predicate: float32[], float32[2, 2], float32[2, 2]) of c1 c0 c2\n"),
        "{calls}"
    );
    assert!(calls.contains("\n    c1 = aten::mul.Tensor(self: float32[2, 2]"), "{calls}");
    fs::remove_dir_all(scratch).unwrap();
}

#[test]
fn what_a_region_may_not_do() {
    let engine = engine();
    let weight = Tensor::of(&engine, &[2], &[1.0, 2.0]);
    let x = Tensor::empty(&engine, 0, &[2]);
    let refused = |error: Error, words: &str| {
        assert!(error.to_string().contains(words), "{error}");
    };
    refused(region(&engine, &[2], |x| add(&engine, x, x, 1.0)).unwrap_err(), "a region outside of a capture");
    let capture = engine.capture(&[x.view()]).unwrap();
    let made = times(&engine, &x, 2.0).unwrap();
    let writes = region(&engine, &[2], |x| {
        add_(&engine, &weight, x)?;
        add(&engine, x, x, 1.0)
    });
    refused(writes.unwrap_err(), "writes a tensor from outside");
    let draws = region(&engine, &[2], |x| {
        let seed = Arg::Seed { seed: 1, offset: 0 };
        call(&engine, "aten::bernoulli", &[x.arg(), seed])
    });
    refused(draws.unwrap_err(), "random numbers in a branch or a loop");
    let reads = region(&engine, &[2], |x| add(&engine, x, &made, 1.0));
    refused(reads.unwrap_err(), "not known while a program is being captured");
    let value = region(&engine, &[2], |x| {
        x.values(&engine)?;
        add(&engine, x, x, 1.0)
    });
    refused(value.unwrap_err(), "not known while a program is being captured");

    let [short, long] = [1, 2].map(|size| region(&engine, &[size], |x| add(&engine, x, x, 1.0)).unwrap());
    let branch = engine.branch(x.view(), [long.clone(), long.clone()], &[x.view()]);
    refused(branch.unwrap_err(), "cond: predicate, got float32[2], want one element");
    let total = sum(&engine, &x).unwrap();
    let branch = engine.branch(total.view(), [long.clone(), short.clone()], &[x.view()]);
    refused(branch.unwrap_err(), "cond: operands, got float32[2], want float32[1]");
    let other = region(&engine, &[2], |x| sum(&engine, x)).unwrap();
    let branch = engine.branch(total.view(), [long.clone(), other.clone()], &[x.view()]);
    refused(branch.unwrap_err(), "cond: results of the second branch, got float32[], want float32[2]");
    let repeat = engine.repeat(long.clone(), long.clone(), &[x.view()]);
    refused(repeat.unwrap_err(), "while_loop: result of the condition, got [2], want one element");
    let repeat = engine.repeat(other.clone(), other, &[x.view()]);
    refused(repeat.unwrap_err(), "while_loop: results of the body, got float32[], want float32[2]");

    // The capture goes on, and the weight is what it was.
    let graph = capture.finish(&[made.view()]).unwrap();
    assert_eq!(run(&engine, graph, &[&[1.0, 2.0]]), [[2.0, 4.0]]);
    assert_eq!(weight.values(&engine).unwrap(), [1.0, 2.0]);
}
