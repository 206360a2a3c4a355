//! Captured programs: those of this process by number, and their calls for torch.

use std::cell::RefCell;
use std::collections::HashMap;
use std::ffi::c_void;
use std::hash::BuildHasherDefault;
use std::sync::atomic::AtomicI64;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::{Arc, OnceLock};

use parking_lot::{Mutex, RwLock};
use rustc_hash::FxHasher;
use tpu_compile::{Capture, Compiled, Draw, Graph, Tensor, TensorRef};

use super::abi::ShimTensor;
use super::dtype::scalar_type;
use super::gil::without_gil;
use super::handle::Handle;
use super::load::shim;
use super::region;
use crate::engine::engine;
use crate::error::{Error, Result};

type Graphs = HashMap<i64, Arc<Captured>, BuildHasherDefault<FxHasher>>;

static GRAPHS: RwLock<Graphs> = RwLock::new(HashMap::with_hasher(BuildHasherDefault::new()));

thread_local! {
    static CAPTURE: RefCell<Option<Capture>> = const { RefCell::new(None) };
}

/// A captured program of this process.
pub(crate) struct Captured {
    pub(crate) graph: Arc<Graph>,
    /// How far a call moves the generator.
    pub(crate) advance: u64,
    compiled: OnceLock<Compiled>,
    /// Held by the thread that compiles.
    compiling: Mutex<()>,
}

impl Captured {
    /// The compiled program; compiled now if this is the first use.
    ///
    /// # Errors
    /// When the compiler refuses it.
    pub(crate) fn compiled(&self) -> Result<&Compiled> {
        if let Some(compiled) = self.compiled.get() {
            return Ok(compiled);
        }
        let _compiling = without_gil(|| self.compiling.lock());
        if let Some(compiled) = self.compiled.get() {
            return Ok(compiled);
        }
        let compiled = self.graph.compile(engine()?)?;
        Ok(self.compiled.get_or_init(|| compiled))
    }
}

/// The graph of this number.
///
/// # Errors
/// When there is none.
pub(crate) fn graph(number: i64) -> Result<Arc<Captured>> {
    GRAPHS.read().get(&number).cloned().ok_or(Error::NoGraph { number })
}

/// Gives a graph a number, until it is let go. A call of it moves the generator by `advance`.
pub(crate) fn number(graph: Graph, advance: u64) -> i64 {
    static NEXT: AtomicI64 = AtomicI64::new(0);
    let number = NEXT.fetch_add(1, Relaxed);
    let graph = Arc::new(graph);
    let captured = Captured { graph, advance, compiled: OnceLock::new(), compiling: Mutex::new(()) };
    GRAPHS.write().insert(number, Arc::new(captured));
    number
}

/// Lets a graph go.
pub(crate) fn forget(number: i64) {
    let gone = GRAPHS.write().remove(&number);
    drop(gone);
}

/// Ends the calling thread's capture, if there is one, without a graph.
pub(super) fn abandon() {
    region::clear();
    drop(CAPTURE.take());
}

/// Makes the calling thread record a graph.
///
/// # Errors
/// As [`Engine::capture`](tpu_compile::Engine::capture).
pub(super) fn begin(parameters: &[TensorRef<'_>]) -> Result<()> {
    let capture = engine()?.capture(parameters)?;
    CAPTURE.set(Some(capture));
    Ok(())
}

/// Ends the calling thread's capture; the number of the graph.
///
/// # Errors
/// As [`Capture::finish`], and when nothing is captured.
pub(super) fn end(outputs: &[TensorRef<'_>], advance: u64) -> Result<i64> {
    region::clear();
    let capture = CAPTURE.take().ok_or(Error::NoCapture)?;
    Ok(number(capture.finish(outputs)?, advance))
}

/// Calls a graph and gives its results to the shim. Returns how far the generator moves.
///
/// # Safety
/// `context` is of the running call, as shim.h says for `Core::call_graph`.
///
/// # Errors
/// The engine's, and when there is no such graph.
pub(super) unsafe fn call(number: i64, arguments: &[TensorRef<'_>], context: *mut c_void) -> Result<u64> {
    let captured = graph(number)?;
    let compiled = captured.compiled()?;
    let mut draw = Draw::default();
    if captured.graph.draws() {
        // SAFETY: the caller's promise; the two are for the answer.
        unsafe { (shim().begin_draw)(context, &raw mut draw.seed, &raw mut draw.offset) };
    }
    for result in compiled.call(arguments, draw)? {
        // SAFETY: as above.
        unsafe { push(result, context) };
    }
    Ok(captured.advance)
}

/// Gives a result to the shim.
///
/// # Safety
/// `context` is of the running call.
pub(super) unsafe fn push(Tensor { cell, meta, offset }: Tensor<'_>, context: *mut c_void) {
    let (nbytes, device) = (cell.nbytes(), cell.device() as i8);
    let (storage, address) = Handle::hand_over(cell);
    let result = ShimTensor {
        storage,
        sizes: meta.sizes.as_ptr(),
        strides: meta.strides.as_ptr(),
        offset,
        rank: meta.sizes.len() as i32,
        dtype: scalar_type(meta.dtype) as i8,
        device,
    };
    // SAFETY: the caller's promise; the storage's owner is now torch, which frees it through `Core`.
    unsafe { (shim().push_result)(context, &raw const result, address, nbytes) };
}
