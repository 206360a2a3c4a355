//! Events of real plugins; failing and late ones are the fake's.

use std::sync::mpsc;
use std::time::Duration;

use crate::{add, clients, run, upload, values};

#[test]
fn outputs_become_ready() {
    for client in clients() {
        let x = upload(client, &vec![1.0; 1 << 16]);
        let outputs = run(&add(client, 1 << 16), client, &[&x, &x]).unwrap();
        let ready = outputs[0].ready().unwrap();
        ready.await_ready().unwrap();
        ready.await_ready().unwrap();
        assert!(ready.is_ready().unwrap());
    }
}

#[test]
fn callbacks_are_called_once() {
    for client in clients() {
        let x = upload(client, &vec![1.0; 1 << 16]);
        let outputs = run(&add(client, 1 << 16), client, &[&x, &x]).unwrap();
        let (send, receive) = mpsc::channel();
        let ready = outputs[0].ready().unwrap();
        for number in 0..3 {
            let send = send.clone();
            ready.on_ready(move |outcome| send.send((number, outcome)).unwrap()).unwrap();
        }
        drop((ready, send));
        let mut called: Vec<_> = receive.iter().map(|(number, outcome)| (number, outcome.unwrap())).collect();
        called.sort_unstable();
        assert_eq!(called, [(0, ()), (1, ()), (2, ())]);
    }
}

#[test]
fn a_panic_in_a_callback_stays_there() {
    for client in clients() {
        let x = upload(client, &[1.0]);
        x.ready().unwrap().on_ready(|_| panic!("on purpose")).unwrap();
        let (send, receive) = mpsc::channel();
        x.ready().unwrap().on_ready(move |_| send.send(()).unwrap()).unwrap();
        receive.recv_timeout(Duration::from_secs(20)).unwrap();
        assert_eq!(values(&x), [1.0]);
    }
}

#[test]
fn an_event_outlives_its_buffer() {
    for client in clients() {
        let x = upload(client, &vec![1.0; 1 << 16]);
        let ready = run(&add(client, 1 << 16), client, &[&x, &x]).unwrap()[0].ready().unwrap();
        drop(x);
        ready.await_ready().unwrap();
    }
}
