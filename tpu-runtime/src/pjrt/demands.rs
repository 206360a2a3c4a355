//! Asks each plugin which struct sizes it demands, by stating too small ones, and compares them with the bindings.

use std::mem::offset_of;
use std::ptr::NonNull;

use super::call::Api;
use super::{Plugin, sys};
use crate::Error;

/// Aborts the process rather than refuse (0.81 to 0.117), because it looks at other fields first.
const UNSAFE_TO_ASK: [&str; 1] = ["PJRT_Client_CreateViewOfDeviceBuffer"];

type Function = unsafe extern "C" fn(*mut usize) -> *mut sys::PJRT_Error;

/// The function at a position of the table.
fn function(api: Api, position: usize) -> Option<Function> {
    let slot = offset_of!(sys::PJRT_Api, PJRT_Error_Destroy) + position * size_of::<usize>();
    // SAFETY: every function of the table but the first two takes a struct that begins with its size and returns an error.
    unsafe { api.slot(slot) }
}

/// The size that a plugin's function demands: `Unexpected PJRT_X_Args size: expected 24, got 8`.
fn demanded(api: Api, position: usize) -> Option<usize> {
    let function = function(api, position)?;
    // Larger than every struct of arguments, and zero but for the size.
    let mut args = [0; 64];
    args[0] = 8;
    // SAFETY: the plugin reads the size first, finds it too small, and refuses.
    let error = NonNull::new(unsafe { function(args.as_mut_ptr()) })?;
    // SAFETY: the call above returned the error.
    let Error::Pjrt { message, .. } = (unsafe { api.take_error("demands", error) }) else {
        unreachable!("take_error returns no other error: bug in tpu-runtime")
    };
    let (_, size) = message.split_once("size: expected ")?;
    size.split(|c: char| !c.is_ascii_digit()).next()?.parse().ok()
}

#[test]
fn structs_are_as_large_as_plugins_demand() {
    for path in fake_plugin::real_plugins() {
        let plugin = Plugin::load(&path).unwrap();
        let mut asked = 0;
        for (position, (name, ours)) in sys::FUNCTIONS.iter().enumerate().skip(3) {
            if UNSAFE_TO_ASK.contains(name) {
                continue;
            }
            // Some refuse for another reason, such as not being implemented.
            if let Some(demanded) = demanded(plugin.api(), position) {
                assert!(*ours >= demanded, "{name} of {plugin:?}: size, got {ours}, want {demanded} or more");
                asked += 1;
            }
        }
        assert!(asked > 100, "{plugin:?}: functions that told their size, got {asked}, want over 100");
    }
}

#[test]
fn the_table_ends_where_the_newest_known_plugin_ends() {
    assert_eq!(size_of::<sys::PJRT_Api>(), 1144);
    for path in fake_plugin::real_plugins() {
        let plugin = Plugin::load(&path).unwrap();
        if plugin.api_version() == (sys::PJRT_API_MAJOR as i32, sys::PJRT_API_MINOR as i32) {
            assert_eq!(plugin.api().size(), size_of::<sys::PJRT_Api>());
        }
        let functions =
            (plugin.api().size() - offset_of!(sys::PJRT_Api, PJRT_Error_Destroy)) / size_of::<usize>();
        let missing = (0..functions).filter(|position| function(plugin.api(), *position).is_none()).count();
        assert_eq!(missing, 0, "{plugin:?} has gaps in its table");
    }
}
