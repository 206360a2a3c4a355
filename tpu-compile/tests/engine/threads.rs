//! Several threads on one engine.

use super::{Tensor, add, add_, engine};

#[test]
fn writes_to_one_tensor_are_not_lost() {
    let engine = engine();
    let x = Tensor::of(&engine, &[8], &[0.0; 8]);
    let one = Tensor::of(&engine, &[8], &[1.0; 8]);
    std::thread::scope(|scope| {
        for _ in 0..4 {
            scope.spawn(|| (0..250).for_each(|_| add_(&engine, &x, &one).unwrap()));
        }
    });
    assert_eq!(x.values(&engine).unwrap(), [1000.0; 8]);
}

#[test]
fn readers_see_whole_values_while_a_writer_writes() {
    let engine = engine();
    let x = Tensor::of(&engine, &[64], &[0.0; 64]);
    let one = Tensor::of(&engine, &[64], &[1.0; 64]);
    std::thread::scope(|scope| {
        scope.spawn(|| (0..500).for_each(|_| add_(&engine, &x, &one).unwrap()));
        for _ in 0..2 {
            scope.spawn(|| {
                for _ in 0..200 {
                    let values = add(&engine, &x, &one, 0.0).unwrap().values(&engine).unwrap();
                    assert!(values.windows(2).all(|pair| pair[..1] == pair[1..]), "{values:?}");
                }
            });
        }
    });
}

#[test]
fn a_program_is_compiled_once_for_all_threads() {
    let engine = engine();
    let x = Tensor::of(&engine, &[7], &[1.0; 7]);
    std::thread::scope(|scope| {
        for _ in 0..4 {
            scope.spawn(|| add(&engine, &x, &x, 1.0).unwrap());
        }
    });
    assert_eq!(engine.metrics().compiles, 1);
}
