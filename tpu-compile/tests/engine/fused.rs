//! Traces that are cut late.

use fake_plugin::Fake;
use tpu_aten::Scalar;
use tpu_compile::{Arg, Engine, Mode, Options};
use tpu_runtime::{Client, ClientOptions, Plugin};

use super::{CLIENT, Tensor, add, add_, call, call_for_effect};

fn engine() -> Engine {
    Engine::new(CLIENT.clone(), Options { mode: Mode::Fused, ..Options::default() })
}

#[test]
fn a_chain_is_one_program_and_its_middle_never_exists() {
    let engine = engine();
    let x = Tensor::of(&engine, &[1024], &[1.0; 1024]);
    let live = engine.metrics().live_bytes;
    let mut y = add(&engine, &x, &x, 1.0).unwrap();
    for _ in 0..9 {
        y = add(&engine, &y, &x, 1.0).unwrap();
    }
    assert_eq!(engine.metrics().executions, 0);
    assert_eq!(y.values(&engine).unwrap()[..1], [11.0]);
    let metrics = engine.metrics();
    assert_eq!((metrics.executions, metrics.compiles, metrics.nodes), (1, 1, 10));
    assert_eq!(metrics.peak_bytes - live, 4096, "only the result is ever made");
}

#[test]
fn the_same_steps_are_the_same_program() {
    let engine = engine();
    let weights = Tensor::of(&engine, &[2, 2], &[1.0; 4]);
    for step in 0..10 {
        let x = Tensor::of(&engine, &[2, 2], &[step as f32; 4]);
        let y = add(&engine, &x, &weights, 1.0).unwrap();
        let z = call(&engine, "aten::exp", &[y.arg()]).unwrap();
        let nothing = add(&engine, &z, &z, -1.0).unwrap();
        add_(&engine, &weights, &nothing).unwrap();
        engine.cut().unwrap();
    }
    let metrics = engine.metrics();
    assert_eq!((metrics.compiles, metrics.executions), (1, 10));
    assert_eq!(weights.values(&engine).unwrap(), [1.0; 4]);
}

/// A step without an end that anybody would tell: it reads `x` and writes the weights.
fn step(engine: &Engine, weights: &[Tensor], x: &Tensor) {
    let mut y = x.clone();
    for weight in weights {
        y = add(engine, &y, weight, 1.0).unwrap();
        y = call(engine, "aten::exp", &[y.arg()]).unwrap();
    }
    for weight in weights {
        let change = add(engine, &y, weight, -1.0).unwrap();
        add_(engine, weight, &change).unwrap();
    }
}

#[test]
fn a_loop_is_cut_into_its_steps() {
    let engine = engine();
    let weights: Vec<_> = (0..4).map(|_| Tensor::of(&engine, &[2], &[0.0; 2])).collect();
    let x = Tensor::of(&engine, &[2], &[-1.0; 2]);
    (0..4).for_each(|_| step(&engine, &weights, &x));
    let early = engine.metrics();
    (0..20).for_each(|_| step(&engine, &weights, &x));
    let metrics = engine.metrics();
    assert_eq!(metrics.executions - early.executions, 20);
    assert!(metrics.compiles <= 2, "{metrics:?}");
    engine.cut().unwrap();
    assert_eq!(engine.metrics().executions, metrics.executions, "a step ends where the loop's body ends");
}

#[test]
fn steps_that_differ_are_explained() {
    let engine = engine();
    let weights: Vec<_> = (0..4).map(|_| Tensor::of(&engine, &[3], &[0.0; 3])).collect();
    for batch in [3, 1, 1] {
        step(&engine, &weights, &Tensor::of(&engine, &[batch], &vec![-1.0; batch as usize]));
        engine.cut().unwrap();
    }
    assert_eq!(
        engine.differences(),
        ["step of 16 calls: call 0, aten::add.Tensor: self, got float32[1], before float32[3]"]
    );
}

#[test]
fn what_nobody_reads_again_is_used_up() {
    let engine = engine();
    let once = |x: Tensor| {
        let y = add(&engine, &x, &x, 1.0).unwrap();
        drop(x);
        engine.cut().unwrap();
        y
    };
    let y = once(Tensor::of(&engine, &[2], &[1.0, 2.0]));
    assert_eq!(y.values(&engine).unwrap(), [2.0, 4.0]);
    let kept = Tensor::of(&engine, &[2], &[3.0, 4.0]);
    assert_eq!(once(kept.clone()).values(&engine).unwrap(), [6.0, 8.0]);
    assert_eq!(kept.values(&engine).unwrap(), [3.0, 4.0], "somebody still holds it");
    assert_eq!(engine.metrics().compiles, 1);
}

#[test]
fn writes_through_views_come_in_order() {
    let engine = engine();
    let x = Tensor::of(&engine, &[2, 3], &[0.0, 1.0, 2.0, 3.0, 4.0, 5.0]);
    let column = x.strided(&[2], &[3], 1);
    let row = x.strided(&[3], &[1], 3);
    let before = add(&engine, &x, &x, 0.0).unwrap();
    add_(&engine, &column, &column).unwrap();
    add_(&engine, &row, &row).unwrap();
    let after = add(&engine, &x, &x, 0.0).unwrap();
    assert_eq!(engine.metrics().executions, 0);
    assert_eq!(before.values(&engine).unwrap(), [0.0, 1.0, 2.0, 3.0, 4.0, 5.0]);
    assert_eq!(after.values(&engine).unwrap(), [0.0, 2.0, 2.0, 6.0, 16.0, 10.0]);
    assert_eq!(x.values(&engine).unwrap(), after.values(&engine).unwrap());
    assert_eq!(engine.metrics().executions, 1);
}

#[test]
fn another_thread_gets_the_value_that_it_needs() {
    let engine = engine();
    let x = Tensor::of(&engine, &[2], &[1.0, 2.0]);
    let y = add(&engine, &x, &x, 1.0).unwrap();
    std::thread::scope(|scope| {
        scope.spawn(|| {
            let z = add(&engine, &y, &y, 1.0).unwrap();
            assert_eq!(z.values(&engine).unwrap(), [4.0, 8.0]);
        });
    });
    assert_eq!(y.values(&engine).unwrap(), [2.0, 4.0]);
}

#[test]
fn a_thread_without_calls_of_its_own_continues_the_trace_of_another() {
    let engine = engine();
    let x = Tensor::of(&engine, &[2], &[1.0, 2.0]);
    let y = add(&engine, &x, &x, 1.0).unwrap();
    let z = std::thread::scope(|scope| scope.spawn(|| add(&engine, &y, &x, 1.0).unwrap()).join().unwrap());
    let w = add(&engine, &z, &y, 1.0).unwrap();
    assert_eq!(engine.metrics().executions, 0);
    assert_eq!(w.values(&engine).unwrap(), [5.0, 10.0]);
    assert_eq!(engine.metrics().executions, 1);
}

#[test]
fn two_threads_that_write_each_other_s_tensors_do_not_wait_for_ever() {
    let engine = engine();
    let (x, y) = (Tensor::of(&engine, &[2], &[1.0, 2.0]), Tensor::of(&engine, &[2], &[3.0, 4.0]));
    std::thread::scope(|scope| {
        for (a, b) in [(&x, &y), (&y, &x)] {
            let engine = &engine;
            scope.spawn(move || (0..200).for_each(|_| add_(engine, a, b).unwrap()));
        }
    });
    x.values(&engine).unwrap();
}

#[test]
fn a_thread_has_a_mode_of_its_own() {
    let engine = Engine::new(CLIENT.clone(), Options::default());
    let x = Tensor::of(&engine, &[2], &[1.0, 2.0]);
    assert_eq!(engine.set_thread_mode(Some(Mode::Fused)), None);
    add(&engine, &x, &x, 1.0).unwrap();
    let y = add(&engine, &x, &x, 1.0).unwrap();
    assert_eq!(engine.metrics().executions, 0);
    std::thread::scope(|scope| {
        scope.spawn(|| assert_eq!(engine.mode(), Mode::Strict));
    });
    assert_eq!(engine.set_thread_mode(None), Some(Mode::Fused));
    add(&engine, &y, &x, 1.0).unwrap();
    assert_eq!(engine.metrics().executions, 1, "the next strict op takes along what was recorded");
}

#[test]
fn only_what_depends_on_a_failed_call_is_lost() {
    const INTERNAL: u32 = 13;
    let fake = Fake::new();
    let client = Client::new(&Plugin::load(fake.path()).unwrap(), &ClientOptions::cpu(1, false)).unwrap();
    let caller: tpu_compile::Caller = || Some("train.py:7, in step".into());
    let engine =
        Engine::new(client, Options { mode: Mode::Fused, caller: Some(caller), ..Options::default() });
    let x = Tensor::of(&engine, &[2], &[1.0, 2.0]);
    let y = Tensor::of(&engine, &[2], &[1.0, 2.0]);
    let bad = call(&engine, "aten::exp", &[x.arg()]).unwrap();
    let worse = add(&engine, &bad, &x, 1.0).unwrap();
    add_(&engine, &y, &y).unwrap();
    // The whole is not compiled, and then exp alone does not run.
    fake.fail_next("PJRT_Client_Compile", INTERNAL);
    fake.fail_next("PJRT_LoadedExecutable_Execute", INTERNAL);
    engine.cut().expect_err("exp fails");
    for lost in [&bad, &worse] {
        let error = lost.values(&engine).unwrap_err().to_string();
        assert!(error.starts_with("aten::exp, called from train.py:7, in step: "), "{error}");
    }
    assert!(y.values(&engine).is_ok() && x.values(&engine).is_ok());
    add(&engine, &y, &x, 1.0).unwrap().values(&engine).unwrap();
}

#[test]
fn a_long_trace_is_recorded_and_run() {
    let engine = engine();
    let x = Tensor::of(&engine, &[4], &[0.0; 4]);
    let one = Tensor::of(&engine, &[4], &[1.0; 4]);
    let rounds = 300;
    for _ in 0..rounds {
        add_(&engine, &x, &one).unwrap();
    }
    assert_eq!(x.values(&engine).unwrap(), [rounds as f32; 4]);
    assert_eq!(engine.metrics().executions, 1);
}

/// A step whose first run makes the state: a sum that the step adds `x` to, from 0 on.
fn accumulate(engine: &Engine, sum: &mut Option<Tensor>, x: &Tensor) {
    let y = call(engine, "aten::exp", &[x.arg()]).unwrap();
    let sum = sum.get_or_insert_with(|| {
        let sum = Tensor::empty(engine, 0, &[2]);
        call_for_effect(engine, "aten::zero_", &[sum.arg()]);
        sum
    });
    add_(engine, sum, &y).unwrap();
    engine.cut().unwrap();
}

#[test]
fn a_step_that_makes_its_state_is_the_program_of_all_steps() {
    let engine = engine();
    let x = Tensor::of(&engine, &[2], &[0.0; 2]);
    let mut sum = None;
    accumulate(&engine, &mut sum, &x);
    assert_eq!(engine.metrics().compiles, 2, "the state's zeros and the step");
    (0..3).for_each(|_| accumulate(&engine, &mut sum, &x));
    let metrics = engine.metrics();
    assert_eq!((metrics.compiles, metrics.executions), (2, 5));
    assert_eq!(sum.unwrap().values(&engine).unwrap(), [4.0; 2]);
}

#[test]
fn a_number_that_nobody_holds_is_never_an_array() {
    let engine = engine();
    let x = Tensor::of(&engine, &[2], &[1.0, 2.0]);
    let scaled = |factor: f64| {
        let factors = Tensor::empty(&engine, 0, &[2]);
        call_for_effect(&engine, "aten::fill_.Scalar", &[factors.arg(), Arg::Scalar(Scalar::Float(factor))]);
        let y = add(&engine, &x, &factors, 1.0).unwrap();
        drop(factors);
        y.values(&engine).unwrap()
    };
    assert_eq!((scaled(3.0), scaled(4.0)), (vec![4.0, 5.0], vec![5.0, 6.0]));
    let metrics = engine.metrics();
    assert_eq!((metrics.compiles, metrics.executions), (1, 2));
    assert_eq!(scaled(0.0), [1.0, 2.0]);
    assert_eq!(engine.metrics().compiles, 2, "zeros are part of the program");
}

#[test]
fn a_fill_comes_in_order() {
    let engine = engine();
    let fill = |x: &Tensor, value: f64| {
        call_for_effect(&engine, "aten::fill_.Scalar", &[x.arg(), Arg::Scalar(Scalar::Float(value))]);
    };
    let x = Tensor::empty(&engine, 0, &[2]);
    fill(&x, f64::NAN);
    fill(&x, 3.0);
    let before = add(&engine, &x, &x, 1.0).unwrap();
    fill(&x, 5.0);
    let part = x.strided(&[1], &[1], 1);
    fill(&part, 7.0);
    assert_eq!(before.values(&engine).unwrap(), [6.0, 6.0]);
    assert_eq!(x.values(&engine).unwrap(), [5.0, 7.0]);
    let unread = Tensor::empty(&engine, 0, &[2]);
    fill(&unread, -0.5);
    assert_eq!(unread.values(&engine).unwrap(), [-0.5; 2]);
}
