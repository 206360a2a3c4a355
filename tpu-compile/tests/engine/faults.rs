//! What a failing plugin does to a call, its tensors and all others.

use fake_plugin::Fake;
use tpu_compile::{Engine, Mode, Options};
use tpu_runtime::{Client, ClientOptions, Plugin};

use super::{Tensor, add, add_};

const INTERNAL: u32 = 13;

fn engine(fake: &Fake) -> Engine {
    let plugin = Plugin::load(fake.path()).unwrap();
    Engine::new(Client::new(&plugin, &ClientOptions::cpu(1, false)).unwrap(), Options::default())
}

#[test]
fn a_refused_program_names_the_op_and_is_tried_again() {
    let fake = Fake::new();
    let engine = engine(&fake);
    let x = Tensor::of(&engine, &[2], &[1.0, 2.0]);
    fake.fail_next("PJRT_Client_Compile", INTERNAL);
    let error = add(&engine, &x, &x, 1.0).err().expect("an error");
    assert!(error.to_string().starts_with("aten::add.Tensor: "), "{error}");
    assert_eq!(x.values(&engine).unwrap(), [1.0, 2.0]);
    add(&engine, &x, &x, 1.0).unwrap();
}

#[test]
fn a_failed_execution_leaves_the_written_tensor_as_it_was() {
    let fake = Fake::new();
    let engine = engine(&fake);
    let (x, y) = (Tensor::of(&engine, &[2], &[1.0, 2.0]), Tensor::of(&engine, &[2], &[3.0, 4.0]));
    fake.fail_next("PJRT_LoadedExecutable_Execute", INTERNAL);
    assert!(add_(&engine, &x, &y).is_err());
    assert_eq!(x.values(&engine).unwrap(), [1.0, 2.0]);
    add_(&engine, &x, &y).unwrap();
}

#[test]
fn an_error_of_the_work_itself_is_that_of_its_result_only() {
    let fake = Fake::new();
    let engine = engine(&fake);
    let x = Tensor::of(&engine, &[2], &[1.0, 2.0]);
    add(&engine, &x, &x, 1.0).unwrap();
    fake.fail_event_next("PJRT_LoadedExecutable_Execute", INTERNAL);
    let failed = add(&engine, &x, &x, 1.0).expect("the call itself does not fail");
    assert!(failed.values(&engine).is_err());
    assert_eq!(x.values(&engine).unwrap(), [1.0, 2.0]);
    add(&engine, &x, &x, 1.0).unwrap().values(&engine).unwrap();
}

#[test]
fn a_failed_upload_keeps_the_old_contents() {
    let fake = Fake::new();
    let engine = engine(&fake);
    let x = Tensor::of(&engine, &[2], &[1.0, 2.0]);
    fake.fail_next("PJRT_Client_BufferFromHostBuffer", INTERNAL);
    assert!(engine.upload(&x.view(), &[0; 8]).is_err());
    assert_eq!(x.values(&engine).unwrap(), [1.0, 2.0]);
}

#[test]
fn a_warm_call_is_one_execute_and_nothing_waits() {
    let fake = Fake::new();
    let engine = engine(&fake);
    let x = Tensor::of(&engine, &[2], &[1.0, 2.0]);
    add(&engine, &x, &x, 1.0).unwrap();
    let calls = [
        "PJRT_LoadedExecutable_Execute",
        "PJRT_Client_BufferFromHostBuffer",
        "PJRT_Buffer_ReadyEvent",
        "PJRT_Event_Await",
        "PJRT_Client_Compile",
    ];
    let count = || calls.map(|call| fake.calls(call));
    let before = count();
    (0..10).for_each(|_| drop(add(&engine, &x, &x, 1.0).unwrap()));
    let after = count();
    assert_eq!(std::array::from_fn(|k| after[k] - before[k]), [10, 0, 0, 0, 0]);

    engine.set_mode(Mode::Debug);
    add(&engine, &x, &x, 1.0).unwrap();
    assert!(count()[2] > after[2], "debug mode waits for each op");
}
