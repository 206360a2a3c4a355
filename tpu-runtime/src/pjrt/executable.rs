//! Executables: compiled programs.

use std::fmt;
use std::ptr::{NonNull, null_mut};
use std::sync::Arc;

use super::call::{self, Api, log_failed_free, slice, text};
use super::client::{Handle, missing};
use super::layout::shapes;
use super::value::from_named_values;
use super::{Attribute, Client, Device, Plugin, sys};
use crate::{Code, CompileOptions, Error, Program, Result, Shape, Signature};

/// A program that is compiled and loaded on a client's devices. Clones share it.
#[derive(Clone)]
#[must_use]
pub struct Executable(pub(crate) Arc<Loaded>);

pub(crate) struct Loaded {
    pub(crate) raw: NonNull<sys::PJRT_LoadedExecutable>,
    pub(crate) api: Api,
    pub(crate) signature: Signature,
    /// The devices that were fixed at compilation; none when it runs on any one device.
    pub(crate) devices: Vec<Device>,
    compiled: AotExecutable,
    pub(crate) client: Handle,
}

// SAFETY: XLA's PjRtLoadedExecutable is thread-safe by its contract; tests/runtime/threads.rs executes one from many threads.
unsafe impl Send for Loaded {}
// SAFETY: as for `Send`.
unsafe impl Sync for Loaded {}

impl Executable {
    pub(crate) fn compile(client: &Client, program: &Program, options: &CompileOptions) -> Result<Self> {
        check_sizes("compile", program)?;
        Self::compile_mlir(client, program.text.as_bytes(), program.signature.clone(), options)
    }

    /// Compiles text or bytecode.
    pub(crate) fn compile_mlir(
        client: &Client,
        code: &[u8],
        signature: Signature,
        options: &CompileOptions,
    ) -> Result<Self> {
        let (pjrt_program, options) = (pjrt_program(code), options.encode());
        let mut args = sys::PJRT_Client_Compile_Args {
            client: client.handle().raw(),
            program: &raw const pjrt_program,
            compile_options: options.as_ptr().cast(),
            compile_options_size: options.len(),
            ..call::new()
        };
        // SAFETY: the client is alive; the program and options live during the call.
        unsafe { client.handle().api().call(&mut args) }?;
        let raw =
            NonNull::new(args.executable).ok_or_else(|| missing("PJRT_Client_Compile", "executable"))?;
        // SAFETY: the header: the caller frees the executable.
        unsafe { Self::new("compile", Unfinished { raw, api: client.handle().api() }, client, signature) }
    }

    pub(crate) fn load(client: &Client, serialized: &[u8], signature: Signature) -> Result<Self> {
        Unsigned::load(client, serialized)?.sign(signature)
    }

    /// # Safety
    ///
    /// `loaded` is an executable of `client`, which nobody else frees.
    unsafe fn new(
        call: &'static str,
        loaded: Unfinished,
        client: &Client,
        signature: Signature,
    ) -> Result<Self> {
        let handle = client.handle();
        let Unfinished { raw, api } = loaded;
        let mut args =
            sys::PJRT_LoadedExecutable_GetExecutable_Args { loaded_executable: raw.as_ptr(), ..call::new() };
        // SAFETY: the executable is alive.
        unsafe { api.call(&mut args) }?;
        let compiled = NonNull::new(args.executable)
            .ok_or_else(|| missing("PJRT_LoadedExecutable_GetExecutable", "executable"))?;
        // SAFETY: the header: the caller frees this executable, too.
        let compiled = unsafe { AotExecutable::new(compiled, client.plugin().clone(), Some(handle.clone())) };
        compiled.check_outputs(call, &signature)?;

        let mut args =
            sys::PJRT_LoadedExecutable_AddressableDevices_Args { executable: raw.as_ptr(), ..call::new() };
        // SAFETY: the executable is alive.
        unsafe { api.call(&mut args) }?;
        // SAFETY: the header: the array lives as long as the executable.
        let raw_devices = unsafe { slice(args.addressable_devices, args.num_addressable_devices) };
        let device =
            |raw: &*mut sys::PJRT_Device| client.devices().iter().find(|device| device.raw() == *raw);
        let devices = raw_devices.iter().filter_map(device).cloned().collect();
        std::mem::forget(loaded);
        Ok(Self(Arc::new(Loaded { raw, api, signature, devices, compiled, client: handle.clone() })))
    }

    /// The shapes that the program takes and returns.
    #[must_use]
    pub fn signature(&self) -> &Signature {
        &self.0.signature
    }

    /// The devices that were chosen at compilation, in the order of [`Executable::execute_sharded`]'s arguments; none
    /// when the program runs on any one device.
    pub fn devices(&self) -> &[Device] {
        &self.0.devices
    }

    /// The program as it was compiled, before it was loaded.
    pub fn compiled(&self) -> &AotExecutable {
        &self.0.compiled
    }

    /// [`AotExecutable::name`].
    ///
    /// # Errors
    ///
    /// As there.
    pub fn name(&self) -> Result<String> {
        self.0.compiled.name()
    }

    /// [`AotExecutable::serialize`].
    ///
    /// # Errors
    ///
    /// As there.
    pub fn serialize(&self) -> Result<Vec<u8>> {
        self.0.compiled.serialize()
    }

    /// [`AotExecutable::fingerprint`].
    ///
    /// # Errors
    ///
    /// As there.
    pub fn fingerprint(&self) -> Result<Vec<u8>> {
        self.0.compiled.fingerprint()
    }

    /// [`AotExecutable::cost_analysis`].
    ///
    /// # Errors
    ///
    /// As there.
    pub fn cost_analysis(&self) -> Result<Vec<(String, Attribute)>> {
        self.0.compiled.cost_analysis()
    }

    /// [`AotExecutable::memory_stats`].
    ///
    /// # Errors
    ///
    /// As there.
    pub fn memory_stats(&self) -> Result<CompiledMemoryStats> {
        self.0.compiled.memory_stats()
    }

    /// [`AotExecutable::optimized_program`].
    ///
    /// # Errors
    ///
    /// As there.
    pub fn optimized_program(&self) -> Result<Vec<u8>> {
        self.0.compiled.optimized_program()
    }

    /// [`AotExecutable::size_of_generated_code`].
    ///
    /// # Errors
    ///
    /// As there.
    pub fn size_of_generated_code(&self) -> Result<i64> {
        self.0.compiled.size_of_generated_code()
    }
}

impl fmt::Debug for Executable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Executable({})", self.name().unwrap_or_default())
    }
}

impl Drop for Loaded {
    fn drop(&mut self) {
        drop(Unfinished { raw: self.raw, api: self.api });
    }
}

/// A program that is loaded on a client's devices, without the shapes that it takes and returns.
#[must_use]
pub struct Unsigned {
    loaded: Unfinished,
    client: Client,
}

impl Unsigned {
    pub(crate) fn load(client: &Client, serialized: &[u8]) -> Result<Self> {
        let api = client.handle().api();
        let mut args = sys::PJRT_Executable_DeserializeAndLoad_Args {
            client: client.handle().raw(),
            serialized_executable: serialized.as_ptr().cast(),
            serialized_executable_size: serialized.len(),
            ..call::new()
        };
        // SAFETY: the client is alive; the bytes live during the call.
        unsafe { api.call(&mut args) }?;
        let raw = NonNull::new(args.loaded_executable)
            .ok_or_else(|| missing("PJRT_Executable_DeserializeAndLoad", "executable"))?;
        Ok(Self { loaded: Unfinished { raw, api }, client: client.clone() })
    }

    /// The executable, ready to be called. `signature` is the one that the program was compiled with.
    ///
    /// # Errors
    ///
    /// [`Error::SignatureMismatch`] as for [`Client::compile`].
    pub fn sign(self, signature: Signature) -> Result<Executable> {
        // SAFETY: the header: the caller of `PJRT_Executable_DeserializeAndLoad` frees the executable.
        unsafe { Executable::new("load", self.loaded, &self.client, signature) }
    }
}

impl fmt::Debug for Unsigned {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Unsigned")
    }
}

/// Frees a loaded executable.
struct Unfinished {
    raw: NonNull<sys::PJRT_LoadedExecutable>,
    api: Api,
}

// SAFETY: as for `Loaded`, of which it is a part.
unsafe impl Send for Unfinished {}

impl Drop for Unfinished {
    fn drop(&mut self) {
        let mut args =
            sys::PJRT_LoadedExecutable_Destroy_Args { executable: self.raw.as_ptr(), ..call::new() };
        // SAFETY: `Executable::new` promises that nobody else frees it; its client is alive, because `Loaded` holds it.
        log_failed_free(unsafe { self.api.call(&mut args) });
    }
}

/// A compiled program that need not be loaded: ahead of time for a [`Topology`](super::Topology), or as part of an
/// [`Executable`].
#[must_use]
pub struct AotExecutable {
    raw: NonNull<sys::PJRT_Executable>,
    plugin: Plugin,
    /// Present when it is part of a loaded executable.
    client: Option<Handle>,
}

// SAFETY: a PJRT executable is a compiled program that does not change; the C wrapper guards what it computes on demand.
unsafe impl Send for AotExecutable {}
// SAFETY: as for `Send`.
unsafe impl Sync for AotExecutable {}

impl AotExecutable {
    /// # Safety
    ///
    /// `raw` is an executable of `plugin`, which nobody else frees.
    pub(crate) unsafe fn new(
        raw: NonNull<sys::PJRT_Executable>,
        plugin: Plugin,
        client: Option<Handle>,
    ) -> Self {
        Self { raw, plugin, client }
    }

    /// The name of the program's module.
    ///
    /// # Errors
    ///
    /// [`Error::Pjrt`] when the plugin fails.
    pub fn name(&self) -> Result<String> {
        let mut args = sys::PJRT_Executable_Name_Args { executable: self.raw(), ..call::new() };
        // SAFETY: the executable is alive, because `self` is.
        unsafe { self.api().call(&mut args) }?;
        // SAFETY: the header: the name lives as long as the executable.
        Ok(unsafe { text(args.executable_name, args.executable_name_size) })
    }

    /// Bytes that [`Client::load`] reads: in the same plugin file, on the same kind of machine.
    ///
    /// # Errors
    ///
    /// [`Error::Pjrt`] when the platform cannot.
    pub fn serialize(&self) -> Result<Vec<u8>> {
        let mut args = sys::PJRT_Executable_Serialize_Args { executable: self.raw(), ..call::new() };
        // SAFETY: the executable is alive, because `self` is.
        unsafe { self.api().call(&mut args) }?;
        // SAFETY: the header: the bytes live until the deleter below.
        let bytes = unsafe { slice(args.serialized_bytes.cast::<u8>(), args.serialized_bytes_size) }.to_vec();
        if let Some(delete) = args.serialized_executable_deleter {
            // SAFETY: the header: called once; `bytes` is a copy.
            unsafe { delete(args.serialized_executable) };
        }
        Ok(bytes)
    }

    /// A fingerprint of the compiled program. Different plugin versions may give equal ones.
    ///
    /// # Errors
    ///
    /// [`Error::Pjrt`] when the platform has none.
    pub fn fingerprint(&self) -> Result<Vec<u8>> {
        let mut args = sys::PJRT_Executable_Fingerprint_Args { executable: self.raw(), ..call::new() };
        // SAFETY: the executable is alive, because `self` is.
        unsafe { self.api().call(&mut args) }?;
        // SAFETY: the header: the fingerprint lives as long as the executable.
        Ok(unsafe { slice(args.executable_fingerprint.cast::<u8>(), args.executable_fingerprint_size) }
            .to_vec())
    }

    /// The compiler's estimate of costs, such as `flops` and `bytes accessed`. A negative number is unknown.
    ///
    /// # Errors
    ///
    /// [`Error::Pjrt`] with [`Code::Unimplemented`] on newer CPU plugins.
    pub fn cost_analysis(&self) -> Result<Vec<(String, Attribute)>> {
        let mut args = sys::PJRT_Executable_GetCostAnalysis_Args { executable: self.raw(), ..call::new() };
        // SAFETY: the executable is alive, because `self` is.
        unsafe { self.api().call(&mut args) }?;
        // SAFETY: the header: the properties live as long as the executable.
        Ok(unsafe { from_named_values(args.properties, args.num_properties) })
    }

    /// The memory that the program needs on one device.
    ///
    /// # Errors
    ///
    /// [`Error::Pjrt`] when the platform does not tell.
    pub fn memory_stats(&self) -> Result<CompiledMemoryStats> {
        let mut args =
            sys::PJRT_Executable_GetCompiledMemoryStats_Args { executable: self.raw(), ..call::new() };
        // SAFETY: the executable is alive, because `self` is.
        unsafe { self.api().call(&mut args) }?;
        Ok(CompiledMemoryStats {
            generated_code_in_bytes: args.generated_code_size_in_bytes,
            arguments_in_bytes: args.argument_size_in_bytes,
            outputs_in_bytes: args.output_size_in_bytes,
            aliased_in_bytes: args.alias_size_in_bytes,
            temporaries_in_bytes: args.temp_size_in_bytes,
            peak_in_bytes: args.peak_memory_in_bytes,
        })
    }

    /// The program after optimization: a binary `HloModuleProtoWithConfig` on every known platform.
    ///
    /// # Errors
    ///
    /// [`Error::Pjrt`] when the platform does not tell.
    pub fn optimized_program(&self) -> Result<Vec<u8>> {
        let mut program: sys::PJRT_Program = call::new();
        let mut args = sys::PJRT_Executable_OptimizedProgram_Args {
            executable: self.raw(),
            program: &raw mut program,
            ..call::new()
        };
        // SAFETY: the executable is alive; `program` lives during the call, and its null code asks for the size.
        unsafe { self.api().call(&mut args) }?;
        let mut code = vec![0; program.code_size];
        program.code = code.as_mut_ptr().cast();
        args.program = &raw mut program;
        // SAFETY: as above; the code has the size that the plugin asked for.
        unsafe { self.api().call(&mut args) }?;
        code.truncate(program.code_size);
        Ok(code)
    }

    /// Bytes of machine code; 0 or less where the platform does not count it.
    ///
    /// # Errors
    ///
    /// [`Error::Pjrt`] when the plugin fails.
    pub fn size_of_generated_code(&self) -> Result<i64> {
        let mut args =
            sys::PJRT_Executable_SizeOfGeneratedCodeInBytes_Args { executable: self.raw(), ..call::new() };
        // SAFETY: the executable is alive, because `self` is.
        unsafe { self.api().call(&mut args) }?;
        Ok(args.size_in_bytes)
    }

    /// Compares the program's outputs with a signature. `execute` relies on it: PJRT writes as many outputs as there are.
    pub(crate) fn check_outputs(&self, call: &'static str, signature: &Signature) -> Result<()> {
        let mismatch = |got: String| {
            let want = describe(&signature.outputs);
            Err(Error::SignatureMismatch { call, want, got })
        };
        let mut count = sys::PJRT_Executable_NumOutputs_Args { executable: self.raw(), ..call::new() };
        // SAFETY: the executable is alive, because `self` is.
        unsafe { self.api().call(&mut count) }?;
        if count.num_outputs != signature.outputs.len() {
            return mismatch(format!("{} outputs", count.num_outputs));
        }
        let mut types =
            sys::PJRT_Executable_OutputElementTypes_Args { executable: self.raw(), ..call::new() };
        // SAFETY: as above.
        let known = unsafe { self.api().call(&mut types) };
        let mut dims = sys::PJRT_Executable_OutputDimensions_Args { executable: self.raw(), ..call::new() };
        // SAFETY: as above.
        let known = known.and_then(|()| unsafe { self.api().call(&mut dims) });
        match known {
            Ok(()) => {}
            // A platform that does not tell is trusted; the count above keeps `execute` sound.
            Err(error) if error.code() == Some(Code::Unimplemented) => return Ok(()),
            Err(error) => return Err(error),
        }
        // SAFETY: the header: the arrays live as long as the executable.
        let output_types = unsafe { slice(types.output_types, types.num_output_types) };
        // SAFETY: as above; `num_outputs` is the length.
        let ranks = unsafe { slice(dims.dim_sizes, dims.num_outputs) };
        // SAFETY: as above; the dims of all outputs lie one after another.
        let sizes = unsafe { slice(dims.dims, ranks.iter().sum()) };
        let got = shapes(output_types, ranks, sizes);
        let is_stored_as = |got: &Option<Shape>, want: &Shape| {
            got.as_ref().is_some_and(|got| got.dims == want.dims && got.dtype == want.dtype.stored())
        };
        if got.len() == signature.outputs.len()
            && got.iter().zip(&signature.outputs).all(|(got, want)| is_stored_as(got, want))
        {
            return Ok(());
        }
        mismatch(
            got.iter()
                .map(|shape| shape.as_ref().map_or("?".into(), ToString::to_string))
                .collect::<Vec<_>>()
                .join(", "),
        )
    }

    fn raw(&self) -> *mut sys::PJRT_Executable {
        self.raw.as_ptr()
    }

    fn api(&self) -> Api {
        self.plugin.api()
    }
}

impl Drop for AotExecutable {
    fn drop(&mut self) {
        let mut args = sys::PJRT_Executable_Destroy_Args { executable: self.raw(), ..call::new() };
        // SAFETY: `AotExecutable::new` promises that nobody else frees it.
        log_failed_free(unsafe { self.api().call(&mut args) });
    }
}

impl fmt::Debug for AotExecutable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let loaded = if self.client.is_some() { "loaded" } else { "not loaded" };
        write!(f, "AotExecutable({}, {loaded})", self.name().unwrap_or_default())
    }
}

/// The memory that a program needs on one device.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[non_exhaustive]
pub struct CompiledMemoryStats {
    /// Machine code; 0 on the CPU.
    pub generated_code_in_bytes: i64,
    /// The arguments.
    pub arguments_in_bytes: i64,
    /// The outputs.
    pub outputs_in_bytes: i64,
    /// How much of the arguments is reused for outputs.
    pub aliased_in_bytes: i64,
    /// Temporaries.
    pub temporaries_in_bytes: i64,
    /// The most memory in use at once; 0 where the platform does not tell. libtpu counts its cores' vector memory, too:
    /// whether a program fits into the main memory is a question to [`CompiledMemoryStats::total_in_bytes`].
    pub peak_in_bytes: i64,
}

impl CompiledMemoryStats {
    /// The main memory of the arguments, the outputs and the temporaries together, machine code excluded.
    #[must_use]
    pub fn total_in_bytes(&self) -> i64 {
        self.arguments_in_bytes + self.outputs_in_bytes - self.aliased_in_bytes + self.temporaries_in_bytes
    }
}

/// The format of StableHLO, in text or bytecode.
const MLIR: &str = "mlir";

/// The C form of a program. It points into `code`.
pub(crate) fn pjrt_program(code: &[u8]) -> sys::PJRT_Program {
    sys::PJRT_Program {
        code: code.as_ptr().cast_mut().cast(),
        code_size: code.len(),
        format: MLIR.as_ptr().cast(),
        format_size: MLIR.len(),
        ..call::new()
    }
}

/// Refuses a program whose text has sizes that are not known.
pub(crate) fn check_sizes(call: &'static str, program: &Program) -> Result<()> {
    match unbounded(&program.text) {
        Some(of) => Err(Error::InvalidArgument {
            call,
            what: format!("type in the program, got {of}, want known sizes"),
        }),
        None => Ok(()),
    }
}

/// A tensor type with a size that is not known, which aborts the process on libtpu.
fn unbounded(text: &str) -> Option<&str> {
    if !text.contains('?') {
        return None;
    }
    text.match_indices("tensor<")
        .filter_map(|(start, _)| text[start..].find('>').map(|end| &text[start..=start + end]))
        .find(|of| of.contains('?') && !of.contains("bounds"))
}

fn describe(shapes: &[crate::Shape]) -> String {
    shapes.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}

/// Null, for the outputs that PJRT is about to write.
pub(crate) const NO_BUFFER: *mut sys::PJRT_Buffer = null_mut();

#[cfg(test)]
mod tests {
    use super::unbounded;

    #[test]
    fn unbounded_sizes_are_found() {
        assert_eq!(unbounded("func @main(%x: tensor<2x?xf32>)"), Some("tensor<2x?xf32>"));
        assert_eq!(unbounded("func @main(%x: tensor<2xf32>) // why?"), None);
        assert_eq!(unbounded("tensor<?xf32, #stablehlo.bounds<4>>"), None);
        assert_eq!(unbounded("tensor<f32>"), None);
    }
}
