//! Regions of the graph that a thread captures, by number, and the branches and loops that torch makes of them.

use std::cell::RefCell;
use std::ffi::c_void;

use tpu_compile::{Output, Region, RegionCapture, Tensor, TensorRef};

use super::graph::push;
use crate::engine::engine;
use crate::error::{Error, Result};

thread_local! {
    /// The regions that are being captured, each inside of the one before.
    static CAPTURES: RefCell<Vec<RegionCapture>> = const { RefCell::new(Vec::new()) };
    /// Those of the graph that is being captured.
    static REGIONS: RefCell<Vec<Region>> = const { RefCell::new(Vec::new()) };
}

/// Forgets all regions: the graph that they are of ends.
pub(super) fn clear() {
    // The inner ones end first.
    while let Some(capture) = CAPTURES.with_borrow_mut(Vec::pop) {
        drop(capture);
    }
    drop(REGIONS.take());
}

/// Makes the calling thread record a region.
///
/// # Errors
/// As [`Engine::capture_region`](tpu_compile::Engine::capture_region).
pub(super) fn begin(parameters: &[TensorRef<'_>]) -> Result<()> {
    let capture = engine()?.capture_region(parameters)?;
    CAPTURES.with_borrow_mut(|captures| captures.push(capture));
    Ok(())
}

/// Ends the calling thread's last region; its number.
///
/// # Errors
/// As [`RegionCapture::finish`], and when there is none.
pub(super) fn end(outputs: &[TensorRef<'_>]) -> Result<i64> {
    let capture = CAPTURES.with_borrow_mut(Vec::pop).ok_or(Error::NoCapture)?;
    let region = capture.finish(outputs)?;
    Ok(REGIONS.with_borrow_mut(|regions| {
        regions.push(region);
        regions.len() as i64 - 1
    }))
}

/// Records a branch on the first argument and gives its results to the shim.
///
/// # Safety
/// `context` is of the running call, as shim.h says for `Core::branch`.
///
/// # Errors
/// As [`Engine::branch`](tpu_compile::Engine::branch), and when there is no such region.
pub(super) unsafe fn branch(
    regions: [i64; 2],
    arguments: &[TensorRef<'_>],
    context: *mut c_void,
) -> Result<()> {
    let regions = [find(regions[0])?, find(regions[1])?];
    let [predicate, operands @ ..] = arguments else {
        unreachable!("a branch without a predicate: bug in tpu-py")
    };
    let results = engine()?.branch(*predicate, regions, operands)?;
    // SAFETY: the caller's promise.
    unsafe { give(results, context) };
    Ok(())
}

/// Records a loop and gives its results to the shim.
///
/// # Safety
/// `context` is of the running call, as shim.h says for `Core::repeat`.
///
/// # Errors
/// As [`Engine::repeat`](tpu_compile::Engine::repeat), and when there is no such region.
pub(super) unsafe fn repeat(
    [condition, body]: [i64; 2],
    arguments: &[TensorRef<'_>],
    context: *mut c_void,
) -> Result<()> {
    let results = engine()?.repeat(find(condition)?, find(body)?, arguments)?;
    // SAFETY: the caller's promise.
    unsafe { give(results, context) };
    Ok(())
}

fn find(number: i64) -> Result<Region> {
    let found = REGIONS.with_borrow(|regions| regions.get(usize::try_from(number).ok()?).cloned());
    found.ok_or(Error::NoRegion { number })
}

/// # Safety
/// `context` is of the running call.
unsafe fn give(results: Vec<Output>, context: *mut c_void) {
    for result in results {
        if let Output::New { cell, meta } = result {
            // SAFETY: the caller's promise.
            unsafe { push(Tensor { cell, meta: &meta, offset: 0 }, context) };
        }
    }
}
