//! Measures what `execute` costs over PJRT's own call; `cargo test --release -p tpu-runtime overhead -- --ignored --nocapture`.

use std::ptr::null_mut;
use std::time::Instant;

use super::{Buffer, Client, Plugin, call, sys};
use crate::{ClientOptions, CompileOptions, DType, Executable, Program, Shape, Signature};

const ROUNDS: usize = 50_000;

#[test]
#[expect(clippy::print_stderr, reason = "the measurement's output")]
#[ignore = "a measurement, for a quiet machine"]
fn overhead() {
    for path in fake_plugin::real_plugins() {
        let plugin = Plugin::load(&path).unwrap();
        let client = Client::new(&plugin, &ClientOptions::cpu(1, false)).unwrap();
        for n in [2, 8] {
            let executable = sum(&client, n);
            let device = &client.devices()[0];
            let shape = Shape::new(DType::F32, [2]);
            let args: Vec<_> = (0..n).map(|_| client.upload(&[0; 8], &shape, device).unwrap()).collect();
            let args: Vec<&Buffer> = args.iter().collect();
            let mut outputs = Vec::with_capacity(1);
            let (mut raw, mut safe) = (Vec::new(), Vec::new());
            for _ in 0..ROUNDS {
                let start = Instant::now();
                let output = execute_raw(&executable, &args);
                raw.push(start.elapsed().as_nanos());
                destroy(&client, output);
                let start = Instant::now();
                executable.execute(device, &args, &[], &mut outputs).unwrap();
                safe.push(start.elapsed().as_nanos());
                outputs.clear();
            }
            raw.sort_unstable();
            safe.sort_unstable();
            let (raw, safe) = (raw[ROUNDS / 2], safe[ROUNDS / 2]);
            eprintln!("{plugin:?}, {n} arguments: median ns of PJRT alone {raw}, of execute {safe}");
        }
    }
}

fn execute_raw(executable: &Executable, args: &[&Buffer]) -> *mut sys::PJRT_Buffer {
    let mut raw_args = [null_mut(); 8];
    for (raw, arg) in raw_args.iter_mut().zip(args) {
        *raw = arg.raw();
    }
    let mut output = null_mut();
    let mut options: sys::PJRT_ExecuteOptions = call::new();
    let list = raw_args.as_ptr();
    let outputs = &raw mut output;
    let mut call = sys::PJRT_LoadedExecutable_Execute_Args {
        executable: executable.0.raw.as_ptr(),
        options: &raw mut options,
        argument_lists: &raw const list,
        num_devices: 1,
        num_args: args.len(),
        output_lists: &raw const outputs,
        execute_device: args[0].device().raw(),
        ..call::new()
    };
    // SAFETY: one list of live arguments and one of outputs, for a program with one output.
    unsafe { executable.0.api.call(&mut call) }.unwrap();
    output
}

fn destroy(client: &Client, buffer: *mut sys::PJRT_Buffer) {
    let mut args = sys::PJRT_Buffer_Destroy_Args { buffer, ..call::new() };
    // SAFETY: `execute_raw` returned the buffer, to be freed once.
    unsafe { client.handle().api().call(&mut args) }.unwrap();
}

/// The sum of the first two of `n` arguments.
fn sum(client: &Client, n: usize) -> Executable {
    let parameters: Vec<_> = (0..n).map(|index| format!("%x{index}: tensor<2xf32>")).collect();
    let text = format!(
        "func.func public @main({}) -> tensor<2xf32> {{
            %y = stablehlo.add %x0, %x1 : tensor<2xf32>
            return %y : tensor<2xf32>
        }}",
        parameters.join(", ")
    );
    let shape = Shape::new(DType::F32, [2]);
    let signature = Signature { parameters: vec![shape.clone(); n], outputs: vec![shape] };
    client.compile(&Program { text, signature }, &CompileOptions::default()).unwrap()
}
