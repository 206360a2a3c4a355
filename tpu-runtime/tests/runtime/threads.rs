//! What backs every `Send` and `Sync` of the crate: the calls side by side, on each plugin.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering::SeqCst};
use std::thread;

use tpu_runtime::CompileOptions;

use crate::{Aligned, add, add_program, clients, f32s, run, upload, values};

const THREADS: usize = 4;

#[test]
fn one_executable_runs_on_many_threads() {
    for client in clients() {
        for n in [8, 2048] {
            let add = add(client, n);
            let shared = upload(client, &vec![1.0; n as usize]);
            thread::scope(|scope| {
                for number in 0..THREADS {
                    let (add, shared) = (add.clone(), &shared);
                    scope.spawn(move || {
                        let own = upload(client, &vec![number as f32; n as usize]);
                        for round in 0..500 {
                            let outputs = run(&add, client, &[shared, &own]).unwrap();
                            if round % 50 == 0 {
                                assert_eq!(values(&outputs[0]), vec![number as f32 + 1.0; n as usize]);
                            }
                        }
                    });
                }
            });
        }
    }
}

#[test]
fn compiling_uploading_and_executing_go_together() {
    for client in clients() {
        let running = add(client, 1024);
        thread::scope(|scope| {
            for number in 0..THREADS as i64 {
                scope.spawn(move || {
                    for round in 0..3 {
                        let n = 1 + number * 10 + round;
                        let own = client.compile(&add_program(n, false), &CompileOptions::default()).unwrap();
                        let x = upload(client, &vec![1.0; n as usize]);
                        let outputs = run(&own, client, &[&x, &x]).unwrap();
                        assert_eq!(values(&outputs[0]), vec![2.0; n as usize]);
                        assert!(!own.serialize().unwrap().is_empty());
                    }
                });
                scope.spawn(|| {
                    for _ in 0..200 {
                        let x = upload(client, &[1.0; 1024]);
                        let outputs = run(&running, client, &[&x, &x]).unwrap();
                        let ready = outputs[0].ready().unwrap();
                        drop(x);
                        ready.await_ready().unwrap();
                        assert_eq!(values(&outputs[0]), [2.0; 1024]);
                    }
                });
            }
        });
    }
}

#[test]
fn buffers_are_read_and_dropped_on_other_threads() {
    for client in clients() {
        let buffer = Arc::new(upload(client, &[5.0; 1024]));
        let done = AtomicUsize::new(0);
        thread::scope(|scope| {
            for _ in 0..THREADS {
                let buffer = buffer.clone();
                let done = &done;
                scope.spawn(move || {
                    for _ in 0..200 {
                        assert_eq!(values(&buffer), [5.0; 1024]);
                        let copy = buffer.copy_to(&client.devices()[1]).unwrap();
                        assert_eq!(values(&copy), [5.0; 1024]);
                    }
                    done.fetch_add(1, SeqCst);
                });
            }
            drop(buffer);
        });
        assert_eq!(done.load(SeqCst), THREADS);
    }
}

#[test]
fn shared_bytes_end_on_any_thread() {
    for client in clients() {
        thread::scope(|scope| {
            for _ in 0..THREADS {
                scope.spawn(|| {
                    for _ in 0..200 {
                        let owner = Aligned::floats(&[1.0; 1024]);
                        let weak = Arc::downgrade(&owner);
                        let buffer =
                            client.upload_shared(owner, &f32s(&[1024]), &client.devices()[0]).unwrap();
                        assert!(weak.upgrade().is_some());
                        drop(buffer);
                    }
                });
            }
        });
    }
}
