//! Integration tests on the fake plugin and on every real CPU plugin.

mod aot;
mod compile;
mod events;
mod execute;
mod fake;
mod find;
mod plugin;
mod sharded;
mod threads;
mod transfer;

use std::sync::{Arc, LazyLock};

use tpu_runtime::{
    Buffer, Client, ClientOptions, CompileOptions, DType, Executable, Plugin, Program, Shape, Signature,
};

#[global_allocator]
static ALLOCATOR: fake_plugin::Counting = fake_plugin::Counting;

/// One asynchronous client of four devices per real plugin, shared by all tests.
static CLIENTS: LazyLock<Vec<Client>> = LazyLock::new(|| {
    let plugins = fake_plugin::real_plugins();
    plugins.iter().map(|path| open(&Plugin::load(path).unwrap(), 4)).collect()
});

fn open(plugin: &Plugin, devices: usize) -> Client {
    Client::new(plugin, &ClientOptions::cpu(devices, true)).unwrap()
}

fn clients() -> &'static [Client] {
    &CLIENTS
}

fn f32s(dims: &[i64]) -> Shape {
    Shape::new(DType::F32, dims)
}

fn bytes(values: &[f32]) -> Vec<u8> {
    values.iter().flat_map(|value| value.to_ne_bytes()).collect()
}

fn upload(client: &Client, values: &[f32]) -> Buffer {
    client.upload(&bytes(values), &f32s(&[values.len() as i64]), &client.devices()[0]).unwrap()
}

fn values(buffer: &Buffer) -> Vec<f32> {
    let mut out = vec![0; buffer.shape().size_in_bytes()];
    buffer.download(&mut out).unwrap();
    out.chunks_exact(4).map(|value| f32::from_ne_bytes(value.try_into().unwrap())).collect()
}

fn program(text: &str, parameters: &[Shape], outputs: &[Shape]) -> Program {
    let signature = Signature { parameters: parameters.to_vec(), outputs: outputs.to_vec() };
    Program { text: text.into(), signature }
}

/// `x + y` of `n` floats. `donate` marks `x` as reusable for the output.
fn add_program(n: i64, donate: bool) -> Program {
    let attribute = if donate { " {tf.aliasing_output = 0 : i32}" } else { "" };
    let text = format!(
        "module @add {{
  func.func public @main(%x: tensor<{n}xf32>{attribute}, %y: tensor<{n}xf32>) -> tensor<{n}xf32> {{
    %z = stablehlo.add %x, %y : tensor<{n}xf32>
    return %z : tensor<{n}xf32>
  }}
}}"
    );
    program(&text, &[f32s(&[n]), f32s(&[n])], &[f32s(&[n])])
}

fn add(client: &Client, n: i64) -> Executable {
    client.compile(&add_program(n, false), &CompileOptions::default()).unwrap()
}

/// Runs on the first device.
fn run(executable: &Executable, client: &Client, args: &[&Buffer]) -> tpu_runtime::Result<Vec<Buffer>> {
    let mut outputs = Vec::new();
    executable.execute(&client.devices()[0], args, &[], &mut outputs)?;
    Ok(outputs)
}

/// Bytes whose address is a multiple of 64, the CPU's condition for not copying them.
#[repr(align(64))]
struct Aligned([u8; 4096]);

impl Aligned {
    fn floats(values: &[f32; 1024]) -> Arc<Self> {
        Arc::new(Self(bytes(values).try_into().unwrap()))
    }
}

impl AsRef<[u8]> for Aligned {
    fn as_ref(&self) -> &[u8] {
        &self.0
    }
}
