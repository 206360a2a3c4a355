//! Options of clients and of compilations.

use std::collections::BTreeMap;

use prost::Message;

use crate::{Error, OptionValue, Result};

/// What a plugin is told when a client is created: names and values that the platform knows.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct ClientOptions {
    values: Vec<(String, OptionValue)>,
    /// Given to plugins of [`ASYNCHRONOUS_SINCE`] and later.
    asynchronous: Option<bool>,
}

/// The first PJRT version whose CPU plugin is known to read `asynchronous`. Older ones ignore it, or might refuse it.
const ASYNCHRONOUS_SINCE: (i32, i32) = (0, 115);

impl ClientOptions {
    /// The CPU's options: how many devices there are, and whether programs run on the plugin's threads.
    ///
    /// Synchronous execution has a third less latency for small programs; large ones run on all cores either way. A
    /// plugin that does not know the choice is asynchronous.
    #[must_use]
    pub fn cpu(devices: usize, asynchronous: bool) -> Self {
        let options = Self { values: Vec::new(), asynchronous: Some(asynchronous) };
        options.int("cpu_device_count", devices as i64)
    }

    /// Adds an integer.
    #[must_use]
    pub fn int(self, name: &str, value: i64) -> Self {
        self.with(name, OptionValue::Int(value))
    }

    /// Adds a flag.
    #[must_use]
    pub fn bool(self, name: &str, value: bool) -> Self {
        self.with(name, OptionValue::Bool(value))
    }

    /// Adds a string.
    #[must_use]
    pub fn string(self, name: &str, value: &str) -> Self {
        self.with(name, OptionValue::String(value.into()))
    }

    /// Adds a number.
    #[must_use]
    pub fn float(self, name: &str, value: f32) -> Self {
        self.with(name, OptionValue::Float(value))
    }

    /// Adds a value; one of the same name is replaced.
    #[must_use]
    pub fn with(mut self, name: &str, value: OptionValue) -> Self {
        self.values.retain(|(other, _)| other != name);
        self.values.push((name.into(), value));
        self
    }

    /// The options as a plugin of this version is given them.
    pub(crate) fn for_version(&self, version: (i32, i32)) -> Vec<(String, OptionValue)> {
        let mut values = self.values.clone();
        if let Some(asynchronous) = self.asynchronous
            && version >= ASYNCHRONOUS_SINCE
        {
            values.push(("asynchronous".into(), OptionValue::Bool(asynchronous)));
        }
        values
    }
}

/// How a program is compiled. The default is one device, and an executable that runs on any device of its client.
///
/// Empty options, which make XLA abort the process, cannot be expressed.
///
/// ```
/// use tpu_runtime::CompileOptions;
///
/// assert_eq!(CompileOptions::default().portable_device_count(), Some(1));
/// let options = CompileOptions::default().partitions(4).use_spmd(true).use_shardy(true);
/// assert_eq!(options.device_count(), 4);
/// ```
///
/// Source: `xla/pjrt/proto/compile_options.proto`.
#[derive(Clone, PartialEq, Debug)]
pub struct CompileOptions(CompileOptionsProto);

/// How much work the compiler does. Source: `ExecutableBuildOptionsProto.optimization_level`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[expect(missing_docs, reason = "the variants are the names of compiler options")]
pub enum EffortLevel {
    /// The platform's own choice.
    #[default]
    Unset,
    O0,
    O1,
    O2,
    O3,
}

impl EffortLevel {
    const fn number(self) -> i32 {
        match self {
            Self::Unset => 0,
            Self::O0 => 9,
            Self::O1 => 19,
            Self::O2 => 29,
            Self::O3 => 39,
        }
    }
}

/// The value of an XLA flag for one compilation.
#[derive(Clone, PartialEq, Debug)]
#[expect(missing_docs, reason = "the variants are the types they hold")]
pub enum OverrideValue {
    String(String),
    Bool(bool),
    Int(i64),
    Float(f64),
}

impl Default for CompileOptions {
    fn default() -> Self {
        let build = ExecutableBuildOptionsProto {
            device_ordinal: -1,
            num_replicas: 1,
            num_partitions: 1,
            ..Default::default()
        };
        Self(CompileOptionsProto {
            executable_build_options: Some(build),
            compile_portable_executable: true,
            env_option_overrides: BTreeMap::new(),
        })
    }
}

impl CompileOptions {
    /// How many devices run the program on different data, 1 or more (0 counts as 1).
    #[must_use]
    pub fn replicas(mut self, replicas: usize) -> Self {
        self.build_mut().num_replicas = replicas.max(1) as i64;
        self.settle()
    }

    /// Over how many devices each replica is split, 1 or more (0 counts as 1). More than one needs
    /// [`CompileOptions::use_spmd`].
    #[must_use]
    pub fn partitions(mut self, partitions: usize) -> Self {
        self.build_mut().num_partitions = partitions.max(1) as i64;
        self.settle()
    }

    /// Lets the compiler split the program by its sharding annotations.
    #[must_use]
    pub fn use_spmd(mut self, spmd: bool) -> Self {
        self.build_mut().use_spmd_partitioning = spmd;
        self
    }

    /// Reads Shardy's annotations (`sdy.*`) rather than `mhlo.sharding`.
    #[must_use]
    pub fn use_shardy(mut self, shardy: bool) -> Self {
        self.build_mut().use_shardy_partitioner = shardy;
        self
    }

    /// Lets the partitioner choose the sharding of outputs that have none: one flag per output, or one for all.
    #[must_use]
    pub fn propagate_sharding_to_outputs(mut self, outputs: &[bool]) -> Self {
        self.build_mut().allow_spmd_sharding_propagation_to_output = outputs.to_vec();
        self
    }

    /// Which device runs which part: `ids[partition][replica]` is a [`Device::id`](crate::Device::id). Also sets the
    /// numbers of partitions and replicas. Rows of different lengths are cut to the shortest.
    #[must_use]
    pub fn device_assignment(mut self, ids: &[Vec<i32>]) -> Self {
        let replicas = ids.iter().map(Vec::len).min().unwrap_or(0);
        let build = self.build_mut();
        if replicas == 0 {
            build.device_assignment = None;
            return self.settle();
        }
        build.num_replicas = replicas as i64;
        build.num_partitions = ids.len() as i64;
        build.device_assignment = Some(DeviceAssignmentProto {
            replica_count: replicas as i32,
            computation_count: ids.len() as i32,
            computation_devices: ids
                .iter()
                .map(|row| ComputationDevice {
                    replica_device_ids: row[..replicas].iter().map(|id| i64::from(*id)).collect(),
                })
                .collect(),
        });
        self.settle()
    }

    /// How much work the compiler does.
    #[must_use]
    pub fn optimization_level(mut self, level: EffortLevel) -> Self {
        self.build_mut().optimization_level = level.number();
        self
    }

    /// Sets an XLA flag for this compilation, such as `xla_dump_to`. An unknown name is an error of the compilation,
    /// where in `XLA_FLAGS` it would end the process.
    #[must_use]
    pub fn env_override(mut self, name: &str, value: OverrideValue) -> Self {
        let value = match value {
            OverrideValue::String(value) => option_override_proto::Value::String(value),
            OverrideValue::Bool(value) => option_override_proto::Value::Bool(value),
            OverrideValue::Int(value) => option_override_proto::Value::Int(value),
            OverrideValue::Float(value) => option_override_proto::Value::Double(value),
        };
        self.0.env_option_overrides.insert(name.into(), OptionOverrideProto { value: Some(value) });
        self
    }

    /// How many devices run the program at once.
    #[must_use]
    pub fn device_count(&self) -> usize {
        let build = self.build();
        (build.num_replicas * build.num_partitions) as usize
    }

    /// 1 when the executable runs on any one device, nothing when its devices are fixed at compilation.
    #[must_use]
    pub fn portable_device_count(&self) -> Option<usize> {
        self.0.compile_portable_executable.then_some(1)
    }

    /// The bytes of `CompileOptionsProto`. Equal options give equal bytes.
    #[must_use]
    pub fn encode(&self) -> Vec<u8> {
        self.0.encode_to_vec()
    }

    /// Reads what [`CompileOptions::encode`] wrote.
    ///
    /// # Errors
    ///
    /// [`Error::InvalidArgument`] when the bytes are no options, or empty ones.
    pub fn decode(bytes: &[u8]) -> Result<Self> {
        let invalid = |got: String| Error::InvalidArgument {
            call: "decode",
            what: format!("compile options, got {got}, want bytes of `encode`"),
        };
        let options = CompileOptionsProto::decode(bytes).map_err(|error| invalid(error.to_string()))?;
        match &options.executable_build_options {
            Some(build) if build.num_replicas > 0 && build.num_partitions > 0 => Ok(Self(options)),
            _ => Err(invalid("none for any device".into())),
        }
    }

    /// Only a program for one device, without a choice of it, can run on any.
    fn settle(mut self) -> Self {
        let portable = self.device_count() == 1 && self.build().device_assignment.is_none();
        self.0.compile_portable_executable = portable;
        self
    }

    fn build(&self) -> &ExecutableBuildOptionsProto {
        self.0
            .executable_build_options
            .as_ref()
            .expect("build options are set by `default` and never removed")
    }

    fn build_mut(&mut self) -> &mut ExecutableBuildOptionsProto {
        self.0
            .executable_build_options
            .as_mut()
            .expect("build options are set by `default` and never removed")
    }
}

#[derive(Clone, PartialEq, Message)]
struct CompileOptionsProto {
    #[prost(message, optional, tag = "3")]
    executable_build_options: Option<ExecutableBuildOptionsProto>,
    #[prost(bool, tag = "4")]
    compile_portable_executable: bool,
    #[prost(btree_map = "string, message", tag = "7")]
    env_option_overrides: BTreeMap<String, OptionOverrideProto>,
}

#[derive(Clone, PartialEq, Message)]
struct ExecutableBuildOptionsProto {
    #[prost(int64, tag = "1")]
    device_ordinal: i64,
    #[prost(int64, tag = "4")]
    num_replicas: i64,
    #[prost(int64, tag = "5")]
    num_partitions: i64,
    #[prost(bool, tag = "6")]
    use_spmd_partitioning: bool,
    #[prost(message, optional, tag = "9")]
    device_assignment: Option<DeviceAssignmentProto>,
    #[prost(bool, repeated, tag = "12")]
    allow_spmd_sharding_propagation_to_output: Vec<bool>,
    #[prost(bool, tag = "19")]
    use_shardy_partitioner: bool,
    /// An enum on the wire.
    #[prost(int32, tag = "24")]
    optimization_level: i32,
}

#[derive(Clone, PartialEq, Message)]
struct DeviceAssignmentProto {
    #[prost(int32, tag = "1")]
    replica_count: i32,
    #[prost(int32, tag = "2")]
    computation_count: i32,
    #[prost(message, repeated, tag = "3")]
    computation_devices: Vec<ComputationDevice>,
}

#[derive(Clone, PartialEq, Message)]
struct ComputationDevice {
    #[prost(int64, repeated, tag = "1")]
    replica_device_ids: Vec<i64>,
}

#[derive(Clone, PartialEq, Message)]
struct OptionOverrideProto {
    #[prost(oneof = "option_override_proto::Value", tags = "1, 2, 3, 4")]
    value: Option<option_override_proto::Value>,
}

mod option_override_proto {
    #[derive(Clone, PartialEq, prost::Oneof)]
    pub(super) enum Value {
        #[prost(string, tag = "1")]
        String(String),
        #[prost(bool, tag = "2")]
        Bool(bool),
        #[prost(int64, tag = "3")]
        Int(i64),
        #[prost(double, tag = "4")]
        Double(f64),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn defaults_encode_to_known_bytes() {
        let mut bytes = vec![0x1a, 15, 0x08];
        bytes.extend([0xff; 9]);
        bytes.extend([0x01, 0x20, 1, 0x28, 1, 0x20, 1]);
        assert_eq!(CompileOptions::default().encode(), bytes);
    }

    #[test]
    fn several_devices_are_not_portable() {
        let options = CompileOptions::default().replicas(2);
        assert_eq!((options.device_count(), options.portable_device_count()), (2, None));
        assert_eq!(options.replicas(0).portable_device_count(), Some(1));
        let options = CompileOptions::default().device_assignment(&[vec![3]]);
        assert_eq!((options.device_count(), options.portable_device_count()), (1, None));
        let options = CompileOptions::default().device_assignment(&[vec![0, 1], vec![2, 3, 4]]);
        assert_eq!(options.device_count(), 4);
        assert_eq!(options.device_assignment(&[]).portable_device_count(), None);
    }

    #[test]
    fn the_order_of_overrides_does_not_show() {
        let set = |options: CompileOptions, name| options.env_override(name, OverrideValue::Bool(true));
        let one = set(set(CompileOptions::default(), "a"), "b");
        let two = set(set(CompileOptions::default(), "b"), "a");
        assert_eq!(one.encode(), two.encode());
    }

    #[test]
    fn options_are_read_back() {
        let options = CompileOptions::default().device_assignment(&[vec![0, 1], vec![2, 3]]).use_spmd(true);
        let options = options.env_override("a", OverrideValue::Float(0.5));
        assert_eq!(CompileOptions::decode(&options.encode()).unwrap(), options);
        for bytes in [&[] as &[u8], &[0x1a, 2, 0x20, 1], b"none"] {
            assert!(CompileOptions::decode(bytes).is_err(), "{bytes:?}");
        }
    }

    #[test]
    fn asynchronous_goes_to_plugins_that_know_it() {
        let options = ClientOptions::cpu(2, false);
        assert_eq!(options.for_version((0, 106)).len(), 1);
        assert_eq!(options.for_version((0, 115)).len(), 2);
        assert_eq!(options.int("cpu_device_count", 3).for_version((0, 81)).len(), 1);
    }
}
