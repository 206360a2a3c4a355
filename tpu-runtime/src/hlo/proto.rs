//! The messages of `hlo.proto` and `xla_data.proto`, with the fields that are read.

use std::collections::HashMap;

use prost::Message;

#[derive(Clone, PartialEq, Message)]
pub(super) struct ModuleWithConfig {
    #[prost(message, optional, tag = "1")]
    pub(super) hlo_module: Option<Module>,
}

#[derive(Clone, PartialEq, Message)]
pub(super) struct Module {
    #[prost(string, tag = "1")]
    pub(super) name: String,
    #[prost(message, repeated, tag = "3")]
    pub(super) computations: Vec<Computation>,
    #[prost(int64, tag = "6")]
    pub(super) entry_computation_id: i64,
    #[prost(message, optional, tag = "7")]
    pub(super) schedule: Option<Schedule>,
    #[prost(message, optional, tag = "8")]
    pub(super) input_output_alias: Option<Aliases>,
}

#[derive(Clone, PartialEq, Message)]
pub(super) struct Schedule {
    #[prost(map = "int64, message", tag = "1")]
    pub(super) sequences: HashMap<i64, Sequence>,
}

#[derive(Clone, PartialEq, Message)]
pub(super) struct Sequence {
    #[prost(int64, repeated, tag = "1")]
    pub(super) instruction_ids: Vec<i64>,
}

#[derive(Clone, PartialEq, Message)]
pub(super) struct Aliases {
    #[prost(message, repeated, tag = "1")]
    pub(super) entries: Vec<AliasEntry>,
}

#[derive(Clone, PartialEq, Message)]
pub(super) struct AliasEntry {
    #[prost(int64, repeated, tag = "1")]
    output_shape_index: Vec<i64>,
    #[prost(int64, tag = "2")]
    parameter_number: i64,
}

impl AliasEntry {
    /// Programs return an array or a flat tuple: the first index is the leaf.
    pub(super) fn leaf_and_parameter(&self) -> (usize, i64) {
        (self.output_shape_index.first().map_or(0, |leaf| *leaf as usize), self.parameter_number)
    }
}

#[derive(Clone, PartialEq, Message)]
pub(super) struct Computation {
    #[prost(string, tag = "1")]
    pub(super) name: String,
    #[prost(message, repeated, tag = "2")]
    pub(super) instructions: Vec<Instruction>,
    #[prost(int64, tag = "5")]
    pub(super) id: i64,
    #[prost(int64, tag = "6")]
    pub(super) root_id: i64,
    #[prost(bool, tag = "7")]
    pub(super) is_fused: bool,
}

#[derive(Clone, PartialEq, Message)]
pub(super) struct Instruction {
    #[prost(string, tag = "1")]
    pub(super) name: String,
    #[prost(string, tag = "2")]
    pub(super) opcode: String,
    #[prost(message, optional, tag = "3")]
    pub(super) shape: Option<Shape>,
    #[prost(message, optional, tag = "7")]
    pub(super) metadata: Option<Metadata>,
    #[prost(int64, tag = "9")]
    pub(super) parameter_number: i64,
    #[prost(int64, tag = "13")]
    pub(super) tuple_index: i64,
    #[prost(string, tag = "28")]
    pub(super) custom_call_target: String,
    #[prost(int64, tag = "35")]
    pub(super) id: i64,
    #[prost(int64, repeated, tag = "36")]
    pub(super) operand_ids: Vec<i64>,
    #[prost(int64, repeated, tag = "38")]
    pub(super) called_computation_ids: Vec<i64>,
    #[prost(bytes = "vec", tag = "43")]
    pub(super) backend_config: Vec<u8>,
}

#[derive(Clone, PartialEq, Message)]
pub(super) struct Metadata {
    #[prost(string, tag = "2")]
    pub(super) op_name: String,
    #[prost(int32, tag = "4")]
    pub(super) source_line: i32,
}

#[derive(Clone, PartialEq, Message)]
pub(super) struct Shape {
    /// A `PrimitiveType`.
    #[prost(int32, tag = "2")]
    pub(super) element_type: i32,
    #[prost(int64, repeated, tag = "3")]
    pub(super) dimensions: Vec<i64>,
    #[prost(message, repeated, tag = "4")]
    pub(super) tuple_shapes: Vec<Shape>,
    #[prost(message, optional, tag = "5")]
    pub(super) layout: Option<Layout>,
}

#[derive(Clone, PartialEq, Message)]
pub(super) struct Layout {
    #[prost(int64, repeated, tag = "1")]
    pub(super) minor_to_major: Vec<i64>,
    #[prost(message, repeated, tag = "6")]
    pub(super) tiles: Vec<Tile>,
    #[prost(int64, tag = "7")]
    pub(super) element_size_in_bits: i64,
    #[prost(int64, tag = "8")]
    pub(super) memory_space: i64,
}

#[derive(Clone, PartialEq, Message)]
pub(super) struct Tile {
    #[prost(int64, repeated, tag = "1")]
    pub(super) dimensions: Vec<i64>,
}
