//! Programs, which compute nothing.

use std::ptr::{null, null_mut};

use crate::buffer::{Buffer, Data, element_size};
use crate::call::{Args, Failure, Serve, give, list, look, take};
use crate::control::Live;
use crate::event::Work;
use crate::sys;

/// A program, loaded or not.
#[derive(Clone)]
pub(crate) struct Executable {
    text: String,
    types: Vec<sys::PJRT_Buffer_Type>,
    ranks: Vec<usize>,
    /// The dims of all outputs, one after another.
    dims: Vec<i64>,
    costs: [sys::PJRT_NamedValue; 2],
}

impl Executable {
    /// Reads the outputs' types: the tensors between `->` and `{`.
    pub(crate) fn parse(text: &str) -> Result<Self, Failure> {
        let invalid = || Failure::new(3, "the fake plugin cannot read the program");
        let outputs = text.split_once("->").and_then(|(_, rest)| rest.split_once('{')).ok_or_else(invalid)?.0;
        let mut executable = Self {
            text: text.into(),
            types: Vec::new(),
            ranks: Vec::new(),
            dims: Vec::new(),
            costs: [cost(b"flops", 12.0), cost(b"optimal_seconds", -1.0)],
        };
        for tensor in outputs.split("tensor<").skip(1) {
            let mut parts: Vec<_> = tensor.split('>').next().unwrap_or_default().split('x').collect();
            let buffer_type = match parts.pop() {
                Some("i1") => sys::PJRT_Buffer_Type_PRED,
                Some("i32") => sys::PJRT_Buffer_Type_S32,
                Some("i64") => sys::PJRT_Buffer_Type_S64,
                Some("f32") => sys::PJRT_Buffer_Type_F32,
                Some("bf16") => sys::PJRT_Buffer_Type_BF16,
                _ => return Err(invalid()),
            };
            executable.types.push(buffer_type);
            executable.ranks.push(parts.len());
            for size in parts {
                executable.dims.push(size.parse().map_err(|_| invalid())?);
            }
        }
        Ok(executable)
    }

    /// The size of each output in bytes.
    fn sizes(&self) -> Vec<usize> {
        let mut dims = self.dims.iter();
        let sizes = self.types.iter().zip(&self.ranks).map(|(buffer_type, rank)| {
            dims.by_ref().take(*rank).product::<i64>() as usize * element_size(*buffer_type)
        });
        sizes.collect()
    }
}

impl Serve for sys::PJRT_Client_Compile_Args {
    fn serve(&mut self) -> Result<(), Failure> {
        self.executable = give(Live::Executables, Executable::parse(&program_text(self.program))?);
        Ok(())
    }
}

/// The text of a program that a caller gave.
pub(crate) fn program_text(program: *const sys::PJRT_Program) -> String {
    // SAFETY: the caller gives a program.
    let program = unsafe { &*program };
    String::from_utf8_lossy(list(program.code.cast::<u8>(), program.code_size)).into_owned()
}

impl Serve for sys::PJRT_Executable_GetCostAnalysis_Args {
    /// 12 operations; an unknown time.
    fn serve(&mut self) -> Result<(), Failure> {
        let costs = &look::<Executable, _>(self.executable).costs;
        (self.properties, self.num_properties) = (costs.as_ptr(), costs.len());
        Ok(())
    }
}

fn cost(name: &'static [u8], value: f32) -> sys::PJRT_NamedValue {
    sys::PJRT_NamedValue {
        struct_size: size_of::<sys::PJRT_NamedValue>(),
        extension_start: null_mut(),
        name: name.as_ptr().cast(),
        name_size: name.len(),
        type_: sys::PJRT_NamedValue_kFloat,
        __bindgen_anon_1: sys::PJRT_NamedValue__bindgen_ty_1 { float_value: value },
        value_size: 1,
    }
}

impl Serve for sys::PJRT_Executable_GetCompiledMemoryStats_Args {
    fn serve(&mut self) -> Result<(), Failure> {
        let outputs = look::<Executable, _>(self.executable).sizes().iter().sum::<usize>();
        self.output_size_in_bytes = outputs as i64;
        self.peak_memory_in_bytes = outputs as i64;
        Ok(())
    }
}

impl Serve for sys::PJRT_Executable_OptimizedProgram_Args {
    /// The program as it came.
    fn serve(&mut self) -> Result<(), Failure> {
        let text = &look::<Executable, _>(self.executable).text;
        // SAFETY: the caller gives a program to fill in, to nobody else meanwhile.
        let program = unsafe { &mut *self.program };
        if !program.code.is_null() && program.code_size >= text.len() {
            // SAFETY: the caller gives that many bytes, by the check above.
            unsafe { program.code.cast::<u8>().copy_from_nonoverlapping(text.as_ptr(), text.len()) };
        }
        program.code_size = text.len();
        Ok(())
    }
}

impl Serve for sys::PJRT_Executable_DeserializeAndLoad_Args {
    fn serve(&mut self) -> Result<(), Failure> {
        let (data, len) = (self.serialized_executable.cast::<u8>(), self.serialized_executable_size);
        let code = list(data, len);
        self.loaded_executable = give(Live::Executables, Executable::parse(&String::from_utf8_lossy(code))?);
        Ok(())
    }
}

impl Serve for sys::PJRT_LoadedExecutable_GetExecutable_Args {
    fn serve(&mut self) -> Result<(), Failure> {
        self.executable = give(Live::Executables, look::<Executable, _>(self.loaded_executable).clone());
        Ok(())
    }
}

impl Serve for sys::PJRT_LoadedExecutable_AddressableDevices_Args {
    fn serve(&mut self) -> Result<(), Failure> {
        (self.addressable_devices, self.num_addressable_devices) = (null(), 0);
        Ok(())
    }
}

impl Serve for sys::PJRT_LoadedExecutable_Destroy_Args {
    fn serve(&mut self) -> Result<(), Failure> {
        drop(take::<Executable, _>(Live::Executables, self.executable));
        Ok(())
    }
}

impl Serve for sys::PJRT_Executable_Destroy_Args {
    fn serve(&mut self) -> Result<(), Failure> {
        drop(take::<Executable, _>(Live::Executables, self.executable));
        Ok(())
    }
}

impl Serve for sys::PJRT_Executable_Name_Args {
    fn serve(&mut self) -> Result<(), Failure> {
        (self.executable_name, self.executable_name_size) = (c"main".as_ptr(), 4);
        Ok(())
    }
}

impl Serve for sys::PJRT_Executable_NumOutputs_Args {
    fn serve(&mut self) -> Result<(), Failure> {
        self.num_outputs = look::<Executable, _>(self.executable).types.len();
        Ok(())
    }
}

impl Serve for sys::PJRT_Executable_OutputElementTypes_Args {
    fn serve(&mut self) -> Result<(), Failure> {
        let types = &look::<Executable, _>(self.executable).types;
        (self.output_types, self.num_output_types) = (types.as_ptr().cast_mut(), types.len());
        Ok(())
    }
}

impl Serve for sys::PJRT_Executable_OutputDimensions_Args {
    fn serve(&mut self) -> Result<(), Failure> {
        let executable = look::<Executable, _>(self.executable);
        self.num_outputs = executable.ranks.len();
        (self.dims, self.dim_sizes) = (executable.dims.as_ptr(), executable.ranks.as_ptr());
        Ok(())
    }
}

impl Serve for sys::PJRT_Executable_Serialize_Args {
    fn serve(&mut self) -> Result<(), Failure> {
        let text = &look::<Executable, _>(self.executable.cast_mut()).text;
        (self.serialized_bytes, self.serialized_bytes_size) = (text.as_ptr().cast(), text.len());
        self.serialized_executable_deleter = Some(nothing_to_delete);
        Ok(())
    }
}

unsafe extern "C" fn nothing_to_delete(_: *mut sys::PJRT_SerializedExecutable) {}

impl Serve for sys::PJRT_LoadedExecutable_Execute_Args {
    fn serve(&mut self) -> Result<(), Failure> {
        let executable = look::<Executable, _>(self.executable);
        let argument_lists = list(self.argument_lists, self.num_devices);
        let output_lists = list(self.output_lists, self.num_devices);
        for (arguments, outputs) in argument_lists.iter().zip(output_lists) {
            let arguments = list(*arguments, self.num_args).iter();
            let arguments: Result<Vec<_>, _> = arguments.map(|arg| look::<Buffer, _>(*arg).bytes()).collect();
            let mut arguments = arguments?.into_iter();
            let sizes = executable.sizes();
            // SAFETY: the header: the list has room for as many outputs as the program has.
            let outputs = unsafe { std::slice::from_raw_parts_mut(*outputs, sizes.len()) };
            let work = Work::of_call(Self::SLOT, Self::NAME);
            for (output, size) in outputs.iter_mut().zip(sizes) {
                let bytes =
                    arguments.next().filter(|bytes| bytes.len() == size).unwrap_or_else(|| vec![0; size]);
                *output = Buffer::give(Data::Owned(bytes), work.clone(), None);
            }
        }
        Ok(())
    }
}
