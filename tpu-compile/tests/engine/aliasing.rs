//! Writes through views, shared arrays and donation.

use super::{Tensor, add, add_, engine};

fn counting(n: usize) -> Vec<f32> {
    (0..n).map(|value| value as f32).collect()
}

#[test]
fn a_write_through_a_view_changes_the_base() {
    let engine = engine();
    let x = Tensor::of(&engine, &[2, 3], &counting(6));
    let ones = Tensor::of(&engine, &[2], &[10.0, 10.0]);
    // x.t()[1, :] is the column x[:, 1].
    add_(&engine, &x.strided(&[2], &[3], 1), &ones).unwrap();
    assert_eq!(x.values(&engine).unwrap(), [0.0, 11.0, 2.0, 3.0, 14.0, 5.0]);
    // x.flatten()[::3].
    add_(&engine, &x.strided(&[2], &[3], 0), &ones).unwrap();
    assert_eq!(x.values(&engine).unwrap(), [10.0, 11.0, 2.0, 13.0, 14.0, 5.0]);
}

#[test]
fn a_tensor_adds_itself_to_itself() {
    let engine = engine();
    let x = Tensor::of(&engine, &[2], &[1.0, 2.0]);
    add_(&engine, &x, &x).unwrap();
    assert_eq!(x.values(&engine).unwrap(), [2.0, 4.0]);
}

#[test]
fn a_view_of_the_written_tensor_is_read_before() {
    let engine = engine();
    let x = Tensor::of(&engine, &[2, 3], &counting(6));
    let corner = x.strided(&[2, 2], &[3, 1], 0);
    add_(&engine, &corner, &x.strided(&[2, 2], &[1, 3], 0)).unwrap();
    assert_eq!(corner.values(&engine).unwrap(), [0.0, 4.0, 4.0, 8.0]);
}

#[test]
fn a_shared_array_survives_a_write_to_its_copy() {
    let engine = engine();
    let x = Tensor::of(&engine, &[2], &[1.0, 2.0]);
    let copy = Tensor::empty(&engine, 0, &[2]);
    engine.copy(&x.view(), &copy.view()).unwrap();
    let live = engine.metrics().live_bytes;
    assert_eq!(live, 8, "a full copy shares the array");
    add_(&engine, &copy, &x).unwrap();
    assert_eq!(x.values(&engine).unwrap(), [1.0, 2.0]);
    assert_eq!(copy.values(&engine).unwrap(), [2.0, 4.0]);
}

#[test]
fn an_expanded_tensor_cannot_be_written() {
    let engine = engine();
    let x = Tensor::of(&engine, &[1], &[1.0]);
    let error = add_(&engine, &x.strided(&[3], &[0], 0), &x).unwrap_err();
    assert!(error.to_string().starts_with("unsupported operation: more than one element"), "{error}");
}

#[test]
fn a_tensor_that_overlaps_with_a_part_of_another_cannot_be_written() {
    let engine = engine();
    let x = Tensor::of(&engine, &[4], &counting(4));
    let error = add_(&engine, &x.strided(&[3], &[1], 0), &x.strided(&[3], &[1], 1)).unwrap_err();
    assert!(error.to_string().starts_with("unsupported operation: some elements"), "{error}");
    add_(&engine, &x.strided(&[2], &[1], 0), &x.strided(&[2], &[1], 2)).unwrap();
    add_(&engine, &x, &x).unwrap();
    assert_eq!(x.values(&engine).unwrap(), [4.0, 8.0, 4.0, 6.0]);
}

#[test]
fn overlapping_windows_can_be_read() {
    let engine = engine();
    let x = Tensor::of(&engine, &[5], &counting(5));
    let windows = x.strided(&[3, 3], &[1, 1], 0);
    let sum = add(&engine, &windows, &windows, 0.0).unwrap();
    assert_eq!(sum.values(&engine).unwrap(), [0.0, 1.0, 2.0, 1.0, 2.0, 3.0, 2.0, 3.0, 4.0]);
}

#[test]
fn a_resized_storage_keeps_what_fits() {
    let engine = engine();
    let x = Tensor::of(&engine, &[4], &counting(4));
    engine.resize(&x.cell, 24).unwrap();
    assert_eq!(x.strided(&[6], &[1], 0).values(&engine).unwrap(), [0.0, 1.0, 2.0, 3.0, 0.0, 0.0]);
    engine.resize(&x.cell, 8).unwrap();
    assert_eq!(x.strided(&[2], &[1], 0).values(&engine).unwrap(), [0.0, 1.0]);
}

#[test]
fn a_reshaped_storage_is_read_as_it_lies() {
    let engine = engine();
    let x = Tensor::of(&engine, &[2, 3], &counting(6));
    assert_eq!(x.strided(&[6], &[1], 0).values(&engine).unwrap(), counting(6));
    assert_eq!(x.strided(&[3, 2], &[1, 3], 0).values(&engine).unwrap(), [0.0, 3.0, 1.0, 4.0, 2.0, 5.0]);
}
