//! The function table.

use std::sync::OnceLock;

use crate::call::{Serve, entry, index, unimplemented};
use crate::control::{self, FUNCTIONS};
use crate::{event, sys};

/// The start of `PJRT_Api` up to its functions.
const HEADER: usize = std::mem::offset_of!(sys::PJRT_Api, PJRT_Error_Destroy) / size_of::<usize>();

/// `PJRT_Api` as words, because it may state to be shorter than it is.
type Table = [usize; HEADER + FUNCTIONS];

static TABLE: OnceLock<Table> = OnceLock::new();

/// The plugin's entry.
// SAFETY: the name is PJRT's, and used nowhere else.
#[unsafe(no_mangle)]
pub(crate) extern "C" fn GetPjrtApi() -> *const sys::PJRT_Api {
    std::ptr::from_ref(TABLE.get_or_init(table)).cast()
}

fn table() -> Table {
    let unimplemented = unimplemented as unsafe extern "C" fn() -> _;
    let mut table = [unimplemented as usize; HEADER + FUNCTIONS];
    let version = [control::major(), sys::PJRT_API_MINOR as i32];
    table[0] = control::table_size();
    table[1] = 0;
    table[2] = size_of::<sys::PJRT_Api_Version>();
    table[3] = 0;
    table[4] = version[0] as usize | (version[1] as usize) << 32;

    let destroy: unsafe extern "C" fn(_) = event::error_destroy;
    let message: unsafe extern "C" fn(_) = event::error_message;
    let code: unsafe extern "C" fn(_) -> _ = event::error_code;
    table[HEADER] = destroy as usize;
    table[HEADER + 1] = message as usize;
    table[HEADER + 2] = code as usize;

    serve::<sys::PJRT_Plugin_Initialize_Args>(&mut table);
    serve::<sys::PJRT_Plugin_Attributes_Args>(&mut table);
    serve::<sys::PJRT_Event_Destroy_Args>(&mut table);
    serve::<sys::PJRT_Event_IsReady_Args>(&mut table);
    serve::<sys::PJRT_Event_Await_Args>(&mut table);
    serve::<sys::PJRT_Event_OnReady_Args>(&mut table);
    serve::<sys::PJRT_Client_Create_Args>(&mut table);
    serve::<sys::PJRT_Client_Destroy_Args>(&mut table);
    serve::<sys::PJRT_Client_PlatformName_Args>(&mut table);
    serve::<sys::PJRT_Client_PlatformVersion_Args>(&mut table);
    serve::<sys::PJRT_Client_AddressableDevices_Args>(&mut table);
    serve::<sys::PJRT_Client_Compile_Args>(&mut table);
    serve::<sys::PJRT_Client_BufferFromHostBuffer_Args>(&mut table);
    serve::<sys::PJRT_DeviceDescription_Id_Args>(&mut table);
    serve::<sys::PJRT_DeviceDescription_ProcessIndex_Args>(&mut table);
    serve::<sys::PJRT_DeviceDescription_Attributes_Args>(&mut table);
    serve::<sys::PJRT_DeviceDescription_Kind_Args>(&mut table);
    serve::<sys::PJRT_Device_GetDescription_Args>(&mut table);
    serve::<sys::PJRT_Device_AddressableMemories_Args>(&mut table);
    serve::<sys::PJRT_Memory_Id_Args>(&mut table);
    serve::<sys::PJRT_Memory_Kind_Args>(&mut table);
    serve::<sys::PJRT_Executable_Destroy_Args>(&mut table);
    serve::<sys::PJRT_Executable_Name_Args>(&mut table);
    serve::<sys::PJRT_Executable_NumOutputs_Args>(&mut table);
    serve::<sys::PJRT_Executable_Serialize_Args>(&mut table);
    serve::<sys::PJRT_Executable_GetCostAnalysis_Args>(&mut table);
    serve::<sys::PJRT_Executable_GetCompiledMemoryStats_Args>(&mut table);
    serve::<sys::PJRT_Executable_OptimizedProgram_Args>(&mut table);
    serve::<sys::PJRT_LoadedExecutable_Destroy_Args>(&mut table);
    serve::<sys::PJRT_LoadedExecutable_GetExecutable_Args>(&mut table);
    serve::<sys::PJRT_LoadedExecutable_AddressableDevices_Args>(&mut table);
    serve::<sys::PJRT_LoadedExecutable_Execute_Args>(&mut table);
    serve::<sys::PJRT_Executable_DeserializeAndLoad_Args>(&mut table);
    serve::<sys::PJRT_Buffer_Destroy_Args>(&mut table);
    serve::<sys::PJRT_Buffer_Delete_Args>(&mut table);
    serve::<sys::PJRT_Buffer_IsDeleted_Args>(&mut table);
    serve::<sys::PJRT_Buffer_OnDeviceSizeInBytes_Args>(&mut table);
    serve::<sys::PJRT_Buffer_ReadyEvent_Args>(&mut table);
    serve::<sys::PJRT_Buffer_ToHostBuffer_Args>(&mut table);
    serve::<sys::PJRT_Executable_OutputElementTypes_Args>(&mut table);
    serve::<sys::PJRT_Executable_OutputDimensions_Args>(&mut table);
    serve::<sys::PJRT_TopologyDescription_Create_Args>(&mut table);
    serve::<sys::PJRT_TopologyDescription_Destroy_Args>(&mut table);
    serve::<sys::PJRT_TopologyDescription_PlatformName_Args>(&mut table);
    serve::<sys::PJRT_TopologyDescription_PlatformVersion_Args>(&mut table);
    serve::<sys::PJRT_TopologyDescription_GetDeviceDescriptions_Args>(&mut table);
    serve::<sys::PJRT_TopologyDescription_Attributes_Args>(&mut table);
    serve::<sys::PJRT_Compile_Args>(&mut table);
    table
}

fn serve<A: Serve>(table: &mut Table) {
    let function = entry::<A> as unsafe extern "C" fn(*mut A) -> *mut sys::PJRT_Error;
    table[HEADER + index(A::SLOT)] = function as usize;
}
