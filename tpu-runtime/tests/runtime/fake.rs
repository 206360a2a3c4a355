//! What real plugins do too seldom: short tables, failures at once and late, delays; and that nothing leaks.

use std::sync::mpsc;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use fake_plugin::{Fake, Live};
use tpu_runtime::{Client, Code, CompileOptions, Error, Plugin, Result};
use tracing::field::{Field, Visit};
use tracing::{Event, Metadata, Subscriber, span};

use crate::{Aligned, add, add_program, bytes, f32s, open, run, upload, values};

const INTERNAL: u32 = 13;

fn client(fake: &Fake) -> Client {
    open(&Plugin::load(fake.path()).unwrap(), 2)
}

#[test]
fn the_fake_runs_programs() {
    let fake = Fake::new();
    let client = client(&fake);
    assert_eq!(client.platform_name(), "fake");
    let x = upload(&client, &[1.0, 2.0]);
    let outputs = run(&add(&client, 2), &client, &[&x, &x]).unwrap();
    assert_eq!(values(&outputs[0]), [1.0, 2.0]);
    let serialized = add(&client, 2).serialize().unwrap();
    let loaded = client.load(&serialized, add_program(2, false).signature).unwrap();
    assert_eq!(loaded.name().unwrap(), "main");
    assert_eq!(fake.calls("PJRT_Plugin_Initialize"), 1);
}

#[test]
fn nothing_leaks() {
    let fake = Fake::new();
    {
        let client = client(&fake);
        let add = add(&client, 2);
        let x = upload(&client, &[1.0, 2.0]);
        for _ in 0..3 {
            values(&run(&add, &client, &[&x, &x]).unwrap()[0]);
            fake.fail_next("PJRT_LoadedExecutable_Execute", INTERNAL);
            run(&add, &client, &[&x, &x]).unwrap_err();
            fake.fail_event_next("PJRT_LoadedExecutable_Execute", INTERNAL);
            let outputs = run(&add, &client, &[&x, &x]).unwrap();
            outputs[0].download(&mut [0; 8]).unwrap_err();
            fake.fail_next("PJRT_Buffer_ToHostBuffer", INTERNAL);
            outputs[0].download_start().unwrap_err();
        }
        for call in ["PJRT_LoadedExecutable_GetExecutable", "PJRT_LoadedExecutable_AddressableDevices"] {
            fake.fail_next(call, INTERNAL);
            client.compile(&add_program(2, false), &CompileOptions::default()).unwrap_err();
        }
        let mut wrong = add_program(2, false);
        wrong.signature.outputs.clear();
        client.compile(&wrong, &CompileOptions::default()).unwrap_err();
        assert_eq!(fake.live(Live::Buffers), 1);
        assert_eq!(fake.live(Live::Executables), 2, "one loaded, one described");
        assert_eq!(fake.live(Live::Clients), 1);
    }
    for kind in [Live::Errors, Live::Events, Live::Buffers, Live::Executables, Live::Clients] {
        assert_eq!(fake.live(kind), 0, "{kind:?} leak");
    }
}

#[test]
fn a_client_goes_after_everything_made_of_it() {
    let fake = Fake::new();
    let client = client(&fake);
    let (executable, buffer) = (add(&client, 1), upload(&client, &[1.0]));
    let ready = buffer.ready().unwrap();
    drop(client);
    drop(buffer);
    drop(executable);
    assert_eq!(fake.live(Live::Clients), 1);
    ready.await_ready().unwrap();
    drop(ready);
    assert_eq!(fake.live(Live::Clients), 0);
}

#[test]
fn errors_of_calls_have_code_and_message() {
    let fake = Fake::new();
    let client = client(&fake);
    fake.fail_next("PJRT_Client_Compile", 8);
    let error = client.compile(&add_program(1, false), &CompileOptions::default()).unwrap_err();
    assert_eq!(
        error.to_string(),
        "PJRT_Client_Compile: PJRT_Client_Compile failed on command (resource exhausted)"
    );
    assert_eq!(error.code(), Some(Code::ResourceExhausted));
    fake.fail_next("PJRT_Client_Create", 14);
    let error = Client::new(client.plugin(), &tpu_runtime::ClientOptions::default()).unwrap_err();
    assert_eq!(error.code(), Some(Code::Unavailable));
}

#[test]
fn a_plugin_that_cannot_start_is_not_kept() {
    let fake = Fake::new();
    fake.fail_next("PJRT_Plugin_Initialize", 14);
    assert_eq!(Plugin::load(fake.path()).unwrap_err().code(), Some(Code::Unavailable));
    for _ in 0..2 {
        assert!(Plugin::load(fake.path()).is_ok());
    }
    assert_eq!(fake.calls("PJRT_Plugin_Initialize"), 2);
}

#[test]
fn errors_of_work_come_with_its_result() {
    let fake = Fake::new();
    let client = client(&fake);
    let (add, x) = (add(&client, 1), upload(&client, &[1.0]));
    fake.fail_event_next("PJRT_LoadedExecutable_Execute", INTERNAL);
    let spoiled = run(&add, &client, &[&x, &x]).unwrap();
    let good = run(&add, &client, &[&x, &x]).unwrap();
    let ready = spoiled[0].ready().unwrap();
    for _ in 0..2 {
        let error = ready.await_ready().unwrap_err();
        assert!(error.to_string().contains("the work of PJRT_LoadedExecutable_Execute failed"), "{error}");
    }
    assert!(ready.is_ready().unwrap());
    assert_eq!(spoiled[0].download(&mut [0; 4]).unwrap_err().code(), Some(Code::Internal));
    let (send, receive) = mpsc::channel();
    ready.on_ready(move |outcome| send.send(outcome).unwrap()).unwrap();
    assert_eq!(receive.recv().unwrap().unwrap_err().code(), Some(Code::Internal));
    assert_eq!(values(&good[0]), [1.0]);
}

#[test]
fn waiting_waits_and_asking_does_not() {
    let fake = Fake::new();
    let client = client(&fake);
    let (add, x) = (add(&client, 1), upload(&client, &[1.0]));
    fake.delay_event("PJRT_LoadedExecutable_Execute", 200);
    let start = Instant::now();
    let outputs = run(&add, &client, &[&x, &x]).unwrap();
    let ready = outputs[0].ready().unwrap();
    let (send, receive) = mpsc::channel();
    ready.on_ready(move |outcome| send.send(outcome).unwrap()).unwrap();
    assert!(!ready.is_ready().unwrap());
    assert!(receive.try_recv().is_err());
    ready.await_ready().unwrap();
    assert!(start.elapsed() >= Duration::from_millis(200));
    receive.recv().unwrap().unwrap();
}

#[test]
fn calls_wait_for_nobody() {
    let fake = Fake::new();
    let client = client(&fake);
    fake.delay("PJRT_Client_Compile", 1000);
    let start = Instant::now();
    std::thread::scope(|scope| {
        for _ in 0..3 {
            scope.spawn(|| add(&client, 1));
        }
        drop(upload(&client, &[1.0]));
        assert!(start.elapsed() < Duration::from_secs(1), "an upload waited for a compilation");
    });
    assert!(start.elapsed() < Duration::from_millis(2500), "compilations waited for each other");
}

#[test]
fn old_plugins_lack_calls() {
    let fake = Fake::without("PJRT_Client_CreateUninitializedBuffer");
    let client = client(&fake);
    let error = client.uninitialized(&f32s(&[1]), &client.devices()[0]).unwrap_err();
    let want = "PJRT_Client_CreateUninitializedBuffer: not in this plugin, got PJRT 0.115, want a newer one";
    assert_eq!(error.to_string(), want);
    assert_eq!(error.code(), Some(Code::Unimplemented));
    assert_eq!(values(&upload(&client, &[1.0])), [1.0]);
}

#[test]
fn without_output_types_the_count_is_checked() {
    let fake = Fake::without("PJRT_Executable_OutputElementTypes");
    let client = client(&fake);
    let mut program = add_program(2, false);
    assert!(client.compile(&program, &CompileOptions::default()).is_ok());
    program.signature.outputs = vec![f32s(&[2]); 2];
    client.compile(&program, &CompileOptions::default()).unwrap_err();
}

#[test]
fn tables_that_cannot_be_called_are_refused() {
    let size = 1144;
    for (size, major) in [(0, 0), (24, 0), (48, 0), (700, 0), (size, 1)] {
        let fake = Fake::with_table(size, major);
        let error = Plugin::load(fake.path()).unwrap_err();
        assert!(matches!(error, Error::PluginInterface { .. }), "{error}");
    }
    assert!(Plugin::load(Fake::with_table(size + 80, 0).path()).is_ok());
}

#[test]
fn shared_bytes_are_kept_until_the_buffer_goes() {
    let fake = Fake::new();
    let client = client(&fake);
    let owner = Aligned::floats(&[1.0; 1024]);
    let weak = Arc::downgrade(&owner);
    let buffer = client.upload_shared(owner, &f32s(&[1024]), &client.devices()[0]).unwrap();
    assert!(weak.upgrade().is_some());
    drop(buffer);
    assert!(weak.upgrade().is_none());
    let owner = Aligned::floats(&[1.0; 1024]);
    fake.fail_next("PJRT_Event_OnReady", INTERNAL);
    client.upload_shared(owner.clone(), &f32s(&[1024]), &client.devices()[0]).unwrap_err();
    assert_eq!(Arc::strong_count(&owner), 2, "bytes that nobody reports free stay for ever");
}

#[test]
fn a_refused_callback_is_dropped() {
    let fake = Fake::new();
    let client = client(&fake);
    let ready = upload(&client, &[1.0]).ready().unwrap();
    let held = Arc::new(());
    let callback = held.clone();
    fake.fail_next("PJRT_Event_OnReady", INTERNAL);
    ready.on_ready(move |_| drop(callback)).unwrap_err();
    assert_eq!(Arc::strong_count(&held), 1);
}

#[test]
fn execution_asks_for_no_event() {
    let fake = Fake::new();
    let client = client(&fake);
    let (add, x) = (add(&client, 1), upload(&client, &[1.0]));
    let before = fake.live(Live::Events);
    let outputs = run(&add, &client, &[&x, &x]).unwrap();
    assert_eq!(fake.live(Live::Events), before);
    drop(outputs);
}

/// Keeps the text of errors that are logged on this thread.
struct Logged(Arc<Mutex<Vec<String>>>);

impl Subscriber for Logged {
    fn enabled(&self, metadata: &Metadata<'_>) -> bool {
        *metadata.level() == tracing::Level::ERROR
    }
    fn new_span(&self, _: &span::Attributes<'_>) -> span::Id {
        span::Id::from_u64(1)
    }
    fn record(&self, _: &span::Id, _: &span::Record<'_>) {}
    fn record_follows_from(&self, _: &span::Id, _: &span::Id) {}
    fn event(&self, event: &Event<'_>) {
        event.record(&mut Text(&self.0));
    }
    fn enter(&self, _: &span::Id) {}
    fn exit(&self, _: &span::Id) {}
}

struct Text<'a>(&'a Mutex<Vec<String>>);

impl Visit for Text<'_> {
    fn record_debug(&mut self, field: &Field, value: &dyn std::fmt::Debug) {
        self.0.lock().unwrap().push(format!("{field}: {value:?}"));
    }
}

fn logged(work: impl FnOnce()) -> String {
    let lines = Arc::new(Mutex::new(Vec::new()));
    tracing::subscriber::with_default(Logged(lines.clone()), work);
    let lines = lines.lock().unwrap();
    lines.join("\n")
}

#[test]
fn failed_frees_are_logged() {
    let fake = Fake::new();
    let client = client(&fake);
    let buffer = upload(&client, &[1.0]);
    fake.fail_next("PJRT_Buffer_Destroy", INTERNAL);
    let log = logged(|| drop(buffer));
    assert!(log.contains("PJRT_Buffer_Destroy failed on command"), "{log}");
    fake.fail_next("PJRT_Client_Destroy", INTERNAL);
    let log = logged(|| drop(client));
    assert!(log.contains("PJRT_Client_Destroy failed on command"), "{log}");
    assert!(logged(|| ()).is_empty());
}

#[test]
fn panics_of_callbacks_are_logged() {
    let fake = Fake::new();
    let client = client(&fake);
    let ready = upload(&client, &[1.0]).ready().unwrap();
    let log = logged(|| ready.on_ready(|_| panic!("on purpose")).unwrap());
    assert!(log.contains("on_ready: the callback panicked: on purpose"), "{log}");
}

#[test]
fn an_error_can_be_kept_by_several() {
    let fake = Fake::new();
    let client = client(&fake);
    fake.fail_next("PJRT_Client_BufferFromHostBuffer", 11);
    let outcome: Result<_> = client.upload(&bytes(&[1.0]), &f32s(&[1]), &client.devices()[0]);
    let error = outcome.unwrap_err();
    assert_eq!(error.clone().to_string(), error.to_string());
}
