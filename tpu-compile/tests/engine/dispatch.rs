//! Values, keys and errors of single calls.

use super::{Tensor, add, add_, call, engine};
use tpu_compile::{Arg, Error, Form, Outcome, OutputMeta};

#[test]
fn a_run_time_number_never_compiles_again() {
    let engine = engine();
    let x = Tensor::of(&engine, &[3], &[1.0, 2.0, 3.0]);
    // An alpha of 1 has a program of its own.
    for alpha in 2..20 {
        let sum = add(&engine, &x, &x, f64::from(alpha)).unwrap();
        assert_eq!(sum.values(&engine).unwrap()[..1], [1.0 + alpha as f32]);
    }
    assert_eq!(engine.metrics().compiles, 1);
}

#[test]
fn one_program_reads_every_row() {
    let engine = engine();
    let x = Tensor::of(&engine, &[100, 2], &(0..200).map(|v| v as f32).collect::<Vec<_>>());
    for row in 0..100 {
        let view = x.strided(&[2], &[1], 2 * row);
        let sum = add(&engine, &view, &view, 1.0).unwrap();
        assert_eq!(sum.values(&engine).unwrap(), [4.0 * row as f32, 4.0 * row as f32 + 2.0]);
    }
    assert_eq!(engine.metrics().compiles, 1);
}

#[test]
fn an_empty_storage_reads_as_zeros() {
    let engine = engine();
    let (x, y) = (Tensor::empty(&engine, 0, &[2, 2]), Tensor::of(&engine, &[2, 2], &[1.0, 2.0, 3.0, 4.0]));
    assert_eq!(x.values(&engine).unwrap(), [0.0; 4]);
    assert_eq!(add(&engine, &x, &y, 1.0).unwrap().values(&engine).unwrap(), [1.0, 2.0, 3.0, 4.0]);
    assert!(x.cell.is_empty(), "a read must not fill the cell");
}

#[test]
fn shapes_that_do_not_fit_are_torch_s_error_and_nothing_is_lost() {
    let engine = engine();
    let (x, y) = (Tensor::of(&engine, &[2], &[1.0, 2.0]), Tensor::of(&engine, &[3], &[1.0, 2.0, 3.0]));
    let error = add_(&engine, &x, &y).unwrap_err();
    let want = "The size of tensor a (2) must match the size of tensor b (3) at non-singleton dimension 0";
    assert_eq!(error.to_string(), want);
    assert_eq!(x.values(&engine).unwrap(), [1.0, 2.0]);
}

#[test]
fn tensors_of_two_devices_are_refused() {
    let engine = engine();
    let (x, y) = (Tensor::of(&engine, &[2], &[1.0, 2.0]), Tensor::empty(&engine, 1, &[2]));
    let error = add(&engine, &x, &y, 1.0).err().expect("an error");
    assert!(matches!(error, Error::Devices { first: 0, second: 1 }), "{error}");
}

#[test]
fn a_copy_crosses_devices() {
    let engine = engine();
    let x = Tensor::of(&engine, &[2, 2], &[1.0, 2.0, 3.0, 4.0]);
    let there = Tensor::empty(&engine, 1, &[2, 2]);
    engine.copy(&x.strided(&[2, 2], &[1, 2], 0).view(), &there.view()).unwrap();
    assert_eq!(there.values(&engine).unwrap(), [1.0, 3.0, 2.0, 4.0]);
}

#[test]
fn an_out_tensor_of_other_sizes_is_resized_first() {
    struct Sizes;
    impl tpu_compile::Oracle for Sizes {
        fn infer(&self) -> Result<Option<Vec<Option<OutputMeta>>>, Error> {
            let meta = OutputMeta { sizes: [2].into(), strides: [1].into(), dtype: tpu_runtime::DType::F32 };
            Ok(Some(vec![Some(meta)]))
        }
    }
    let engine = engine();
    let x = Tensor::of(&engine, &[2], &[1.0, 2.0]);
    let one = Arg::Scalar(tpu_aten::Scalar::Int(1));
    let call = |out: &Tensor| {
        let args = [x.arg(), x.arg(), one, out.arg()];
        engine.dispatch(super::op("aten::add.Tensor"), Form::Out, &args, &Sizes).unwrap()
    };
    for _ in 0..2 {
        let Outcome::Resize(metas) = call(&Tensor::empty(&engine, 0, &[0])) else { panic!("want a resize") };
        assert_eq!(*metas[0].sizes, [2]);
    }
    let out = Tensor::empty(&engine, 0, &[2]);
    assert!(matches!(call(&out), Outcome::Done(_)));
    assert_eq!(out.values(&engine).unwrap(), [2.0, 4.0]);
}

#[test]
fn live_bytes_stay_flat() {
    let engine = engine();
    let mut x = Tensor::of(&engine, &[1024], &[1.0; 1024]);
    let y = Tensor::of(&engine, &[1024], &[0.5; 1024]);
    x = add(&engine, &x, &y, 1.0).unwrap();
    let before = engine.metrics().live_bytes;
    for _ in 0..2_000 {
        x = add(&engine, &x, &y, 1.0).unwrap();
        add_(&engine, &x, &y).unwrap();
    }
    assert_eq!(engine.metrics().live_bytes, before);
    assert_eq!(x.values(&engine).unwrap()[7..8], [1.5 + 2_000.0]);
}

#[test]
fn a_second_call_compiles_nothing() {
    let engine = engine();
    let x = Tensor::of(&engine, &[2], &[1.0, 2.0]);
    let (mut first, mut second) = (0, 0);
    for count in [&mut first, &mut second] {
        let before = engine.metrics().compiles;
        call(&engine, "aten::exp", &[x.arg()]).unwrap();
        *count = engine.metrics().compiles - before;
    }
    assert_eq!((first, second), (1, 0));
}
