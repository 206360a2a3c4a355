//! The messages between a pool and its workers, and how they are framed on the socket.

use std::io::{self, Read, Write};

use prost::Message;

use crate::{CompiledMemoryStats, DType, Shape};

/// Begins every frame. What else is on the socket is no message.
const MAGIC: [u8; 4] = *b"aot1";

/// The longest message: optimized programs of large models have hundreds of megabytes.
const LONGEST: u32 = 1 << 31;

/// From the pool: which plugin to load, and then what to do with it.
#[derive(Clone, PartialEq, Message)]
pub(super) struct Request {
    #[prost(oneof = "Task", tags = "1, 2, 3")]
    pub(super) task: Option<Task>,
}

/// What a worker is asked for.
#[derive(Clone, PartialEq, prost::Oneof)]
pub(super) enum Task {
    /// Load the plugin of this file.
    #[prost(string, tag = "1")]
    Load(String),
    /// Describe the topology of this name.
    #[prost(string, tag = "2")]
    Describe(String),
    /// Compile a program.
    #[prost(message, tag = "3")]
    Compile(Job),
}

/// A program to compile.
#[derive(Clone, PartialEq, Message)]
pub(super) struct Job {
    #[prost(string, tag = "1")]
    pub(super) topology: String,
    #[prost(string, tag = "2")]
    pub(super) text: String,
    #[prost(message, repeated, tag = "3")]
    pub(super) parameters: Vec<ShapeMessage>,
    #[prost(message, repeated, tag = "4")]
    pub(super) outputs: Vec<ShapeMessage>,
    /// The bytes of `CompileOptions`.
    #[prost(bytes = "vec", tag = "5")]
    pub(super) options: Vec<u8>,
}

/// A [`Shape`].
#[derive(Clone, PartialEq, Message)]
pub(super) struct ShapeMessage {
    /// The position in [`DType::ALL`]: both ends are of one build.
    #[prost(uint32, tag = "1")]
    dtype: u32,
    #[prost(int64, repeated, tag = "2")]
    dims: Vec<i64>,
}

/// From the worker: what became of the request.
#[derive(Clone, PartialEq, Message)]
pub(super) struct Reply {
    #[prost(oneof = "Answer", tags = "1, 2, 3, 4, 5")]
    pub(super) answer: Option<Answer>,
}

/// What a worker says.
#[derive(Clone, PartialEq, prost::Oneof)]
pub(super) enum Answer {
    /// The plugin is loaded.
    #[prost(message, tag = "1")]
    Loaded(Nothing),
    /// A topology.
    #[prost(message, tag = "2")]
    Described(Facts),
    /// The program was compiled.
    #[prost(message, tag = "3")]
    Compiled(Outcome),
    /// The compiler refused the program, in these words.
    #[prost(message, tag = "4")]
    Refused(Refusal),
    /// The plugin or the topology cannot be used, for this reason.
    #[prost(string, tag = "5")]
    Unusable(String),
}

/// No further words.
#[derive(Clone, PartialEq, Message)]
pub(super) struct Nothing {}

/// [`TopologyFacts`](super::TopologyFacts).
#[derive(Clone, PartialEq, Message)]
pub(super) struct Facts {
    #[prost(string, tag = "1")]
    pub(super) platform_version: String,
    #[prost(string, tag = "2")]
    pub(super) device_kind: String,
    #[prost(uint64, tag = "3")]
    pub(super) device_count: u64,
    #[prost(message, repeated, tag = "4")]
    pub(super) attributes: Vec<Named>,
}

/// An attribute as text.
#[derive(Clone, PartialEq, Message)]
pub(super) struct Named {
    #[prost(string, tag = "1")]
    pub(super) name: String,
    #[prost(string, tag = "2")]
    pub(super) value: String,
}

/// A compiled program.
#[derive(Clone, PartialEq, Message)]
pub(super) struct Outcome {
    #[prost(double, tag = "1")]
    pub(super) seconds: f64,
    #[prost(message, repeated, tag = "2")]
    pub(super) costs: Vec<NamedCost>,
    #[prost(message, optional, tag = "3")]
    pub(super) memory: Option<MemoryMessage>,
    #[prost(bytes = "vec", tag = "4")]
    pub(super) optimized_program: Vec<u8>,
    #[prost(bytes = "vec", tag = "5")]
    pub(super) fingerprint: Vec<u8>,
}

/// One of the compiler's costs.
#[derive(Clone, PartialEq, Message)]
pub(super) struct NamedCost {
    #[prost(string, tag = "1")]
    pub(super) name: String,
    #[prost(double, tag = "2")]
    pub(super) value: f64,
}

/// A refusal and the time until it.
#[derive(Clone, PartialEq, Message)]
pub(super) struct Refusal {
    #[prost(double, tag = "1")]
    pub(super) seconds: f64,
    #[prost(string, tag = "2")]
    pub(super) words: String,
}

/// [`CompiledMemoryStats`].
#[derive(Clone, PartialEq, Message)]
pub(super) struct MemoryMessage {
    #[prost(int64, tag = "1")]
    generated_code: i64,
    #[prost(int64, tag = "2")]
    arguments: i64,
    #[prost(int64, tag = "3")]
    outputs: i64,
    #[prost(int64, tag = "4")]
    aliased: i64,
    #[prost(int64, tag = "5")]
    temporaries: i64,
    #[prost(int64, tag = "6")]
    peak: i64,
}

impl From<&Shape> for ShapeMessage {
    fn from(shape: &Shape) -> Self {
        Self { dtype: shape.dtype as u32, dims: shape.dims.to_vec() }
    }
}

impl ShapeMessage {
    /// The shape; none when it names no dtype.
    pub(super) fn shape(self) -> Option<Shape> {
        Some(Shape::new(*DType::ALL.get(self.dtype as usize)?, self.dims))
    }
}

impl From<CompiledMemoryStats> for MemoryMessage {
    fn from(stats: CompiledMemoryStats) -> Self {
        Self {
            generated_code: stats.generated_code_in_bytes,
            arguments: stats.arguments_in_bytes,
            outputs: stats.outputs_in_bytes,
            aliased: stats.aliased_in_bytes,
            temporaries: stats.temporaries_in_bytes,
            peak: stats.peak_in_bytes,
        }
    }
}

impl From<MemoryMessage> for CompiledMemoryStats {
    fn from(message: MemoryMessage) -> Self {
        Self {
            generated_code_in_bytes: message.generated_code,
            arguments_in_bytes: message.arguments,
            outputs_in_bytes: message.outputs,
            aliased_in_bytes: message.aliased,
            temporaries_in_bytes: message.temporaries,
            peak_in_bytes: message.peak,
        }
    }
}

/// Writes a message: the magic, its length as four bytes, least first, and its bytes.
pub(super) fn write<M: Message>(to: &mut impl Write, message: &M) -> io::Result<()> {
    let body = message.encode_to_vec();
    let length = u32::try_from(body.len()).ok().filter(|length| *length <= LONGEST);
    let length = length.ok_or_else(|| garbage(&format!("a message of {} bytes", body.len())))?;
    to.write_all(&MAGIC)?;
    to.write_all(&length.to_le_bytes())?;
    to.write_all(&body)
}

/// Reads a message.
///
/// # Errors
///
/// `InvalidData` for what is no message, `UnexpectedEof` at the end, and the reader's own.
pub(super) fn read<M: Message + Default>(from: &mut impl Read) -> io::Result<M> {
    let mut head = [0; 8];
    from.read_exact(&mut head)?;
    let [a, b, c, d, length @ ..] = head;
    let length = u32::from_le_bytes(length);
    if [a, b, c, d] != MAGIC || length > LONGEST {
        return Err(garbage(&format!("{:?}", String::from_utf8_lossy(&head))));
    }
    let mut body = Vec::new();
    // Grows as bytes come, so that a wrong length does not ask for memory.
    if from.take(u64::from(length)).read_to_end(&mut body)? < length as usize {
        return Err(io::ErrorKind::UnexpectedEof.into());
    }
    M::decode(body.as_slice()).map_err(|error| garbage(&error.to_string()))
}

fn garbage(what: &str) -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, format!("aot: message, got {what}, want one of this build"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read() {
        let request = Request {
            task: Some(Task::Compile(Job {
                topology: "v6e:2x2".into(),
                text: "module {}".into(),
                parameters: DType::ALL.iter().map(|dtype| (&Shape::new(*dtype, [2, 3])).into()).collect(),
                outputs: vec![],
                options: vec![1, 2],
            })),
        };
        let mut bytes = Vec::new();
        write(&mut bytes, &request).unwrap();
        write(&mut bytes, &Request::default()).unwrap();
        let mut from = bytes.as_slice();
        assert_eq!(read::<Request>(&mut from).unwrap(), request);
        assert_eq!(read::<Request>(&mut from).unwrap(), Request::default());
        assert_eq!(read::<Request>(&mut from).unwrap_err().kind(), io::ErrorKind::UnexpectedEof);
        let Some(Task::Compile(job)) = request.task else { panic!("a job") };
        let shapes: Vec<_> = job.parameters.into_iter().map(|shape| shape.shape().unwrap()).collect();
        assert!(shapes.iter().map(|shape| shape.dtype).eq(DType::ALL));
        assert_eq!(ShapeMessage { dtype: 99, dims: vec![] }.shape(), None);
    }

    #[test]
    fn garbage_is_refused() {
        let mut whole = Vec::new();
        write(&mut whole, &Request { task: Some(Task::Load("x.so".into())) }).unwrap();
        let kind = |bytes: &[u8]| read::<Request>(&mut &bytes[..]).unwrap_err().kind();
        assert_eq!(kind(b"WARNING: a library prints"), io::ErrorKind::InvalidData);
        assert_eq!(kind(b"aot1\xff\xff\xff\xff"), io::ErrorKind::InvalidData);
        assert_eq!(kind(b"aot1\x02\0\0\0\xff\xff"), io::ErrorKind::InvalidData);
        assert_eq!(kind(&whole[..whole.len() - 1]), io::ErrorKind::UnexpectedEof);
        assert_eq!(kind(&whole[..3]), io::ErrorKind::UnexpectedEof);
    }
}
