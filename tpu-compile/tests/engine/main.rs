//! The engine on a real CPU plugin, and on the fake one.

mod ahead;
mod aliasing;
mod constants;
mod control;
mod disk;
mod dispatch;
mod dump;
mod faults;
mod fused;
mod packed;
mod portable;
mod rows;
mod saved;
mod threads;

use std::sync::{Arc, LazyLock};

use tpu_aten::Scalar;
use tpu_aten::table::OpId;
use tpu_compile::{Arg, Cell, Engine, Error, Form, NoOracle, Options, Outcome, Output, TensorRef};
use tpu_runtime::{Client, ClientOptions, DType, Plugin};

/// Two devices of the newest CPU plugin, shared by all tests.
static CLIENT: LazyLock<Client> = LazyLock::new(|| {
    let path = fake_plugin::real_plugins().pop().expect("a plugin");
    Client::new(&Plugin::load(&path).unwrap(), &ClientOptions::cpu(2, false)).unwrap()
});

/// An engine of its own for each test, so that counters are the test's.
fn engine() -> Engine {
    Engine::new(CLIENT.clone(), Options::default())
}

fn op(name: &str) -> OpId {
    OpId::find(name).unwrap_or_else(|| panic!("no row {name}"))
}

/// A tensor that owns its metadata.
#[derive(Clone)]
struct Tensor {
    cell: Arc<Cell>,
    sizes: Vec<i64>,
    strides: Vec<i64>,
    offset: i64,
}

impl Tensor {
    fn of(engine: &Engine, sizes: &[i64], values: &[f32]) -> Self {
        let tensor = Self::empty(engine, 0, sizes);
        let bytes: Vec<u8> = values.iter().flat_map(|value| value.to_le_bytes()).collect();
        engine.upload(&tensor.view(), &bytes).unwrap();
        tensor
    }

    fn empty(engine: &Engine, device: usize, sizes: &[i64]) -> Self {
        let nbytes = 4 * sizes.iter().product::<i64>() as usize;
        let cell = engine.cell(device, nbytes, None);
        Self { cell, sizes: sizes.to_vec(), strides: dense(sizes), offset: 0 }
    }

    fn strided(&self, sizes: &[i64], strides: &[i64], offset: i64) -> Self {
        Self { cell: Arc::clone(&self.cell), sizes: sizes.to_vec(), strides: strides.to_vec(), offset }
    }

    fn view(&self) -> TensorRef<'_> {
        TensorRef {
            cell: &self.cell,
            dtype: DType::F32,
            sizes: &self.sizes,
            strides: &self.strides,
            offset: self.offset,
        }
    }

    fn arg(&self) -> Arg<'_> {
        Arg::Tensor(self.view())
    }

    fn values(&self, engine: &Engine) -> Result<Vec<f32>, Error> {
        let mut bytes = vec![0; 4 * self.sizes.iter().product::<i64>() as usize];
        engine.download(&self.view(), &mut bytes)?;
        Ok(bytes.chunks_exact(4).map(|b| f32::from_le_bytes([b[0], b[1], b[2], b[3]])).collect())
    }
}

fn dense(sizes: &[i64]) -> Vec<i64> {
    tpu_runtime::Dims::from(sizes).contiguous_strides().to_vec()
}

/// The one new tensor of a call.
fn call(engine: &Engine, name: &str, args: &[Arg<'_>]) -> Result<Tensor, Error> {
    match engine.dispatch(op(name), Form::Functional, args, &NoOracle)? {
        Outcome::Done(outputs) => match &outputs.values[..] {
            [Output::New { cell, meta }] => Ok(Tensor {
                cell: Arc::clone(cell),
                sizes: meta.sizes.to_vec(),
                strides: meta.strides.to_vec(),
                offset: 0,
            }),
            other => panic!("{name}: got {other:?}, want one new tensor"),
        },
        Outcome::Resize(_) => panic!("{name}: only an out= call resizes"),
    }
}

/// A call whose row writes its first argument.
fn call_for_effect(engine: &Engine, name: &str, args: &[Arg<'_>]) {
    let done = engine.dispatch(op(name), Form::Functional, args, &NoOracle).unwrap();
    assert!(matches!(done, Outcome::Done(_)), "{name}: only an out= call resizes");
}

fn inplace(engine: &Engine, name: &str, args: &[Arg<'_>]) -> Result<(), Error> {
    engine.dispatch(op(name), Form::Inplace, args, &NoOracle).map(|_| ())
}

fn add(engine: &Engine, x: &Tensor, y: &Tensor, alpha: f64) -> Result<Tensor, Error> {
    call(engine, "aten::add.Tensor", &[x.arg(), y.arg(), Arg::Scalar(Scalar::Float(alpha))])
}

fn add_(engine: &Engine, x: &Tensor, y: &Tensor) -> Result<(), Error> {
    inplace(engine, "aten::add.Tensor", &[x.arg(), y.arg(), Arg::Scalar(Scalar::Int(1))])
}
