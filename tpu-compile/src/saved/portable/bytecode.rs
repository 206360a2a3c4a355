//! The container of MLIR bytecode: tables of strings, ops, attributes and types, and the ops that refer to them.
//!
//! Written is version 0 of the format, which has everything that is needed here and which every reader reads: "a
//! dialect should be able to deserialize any older bytecode".
//!
//! Source: MLIR, `docs/BytecodeFormat.md`.

use rustc_hash::FxHashMap;

const VERSION: u64 = 0;

/// What is written so far, but for the ops.
#[derive(Debug, Default)]
pub(super) struct Bytecode {
    strings: Table<String>,
    /// Dialect and name.
    ops: Table<(Dialect, String)>,
    attributes: Table<Entry>,
    types: Table<Entry>,
}

/// The dialects of a portable artifact. Their numbers are their places in [`DIALECTS`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Dialect {
    Builtin,
    Vhlo,
}

const DIALECTS: [&str; 2] = ["builtin", "vhlo"];

/// An attribute or a type.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct Entry {
    pub(super) dialect: Dialect,
    /// Whether `bytes` are the dialect's own encoding; else they are its text.
    pub(super) encoded: bool,
    pub(super) bytes: Vec<u8>,
}

/// The ids of the sections.
#[derive(Clone, Copy)]
enum Section {
    String = 0,
    Dialect = 1,
    AttrType = 2,
    AttrTypeOffset = 3,
    Ir = 4,
}

impl Bytecode {
    /// The number of a string.
    pub(super) fn string(&mut self, string: &str) -> u64 {
        self.strings.number(string.to_owned())
    }

    /// The number of an op's name.
    pub(super) fn op(&mut self, dialect: Dialect, name: &str) -> u64 {
        self.ops.number((dialect, name.to_owned()))
    }

    /// The number of an attribute.
    pub(super) fn attribute(&mut self, entry: Entry) -> u64 {
        self.attributes.number(entry)
    }

    /// The number of a type.
    pub(super) fn r#type(&mut self, entry: Entry) -> u64 {
        self.types.number(entry)
    }

    /// The file: `ir` is a block of ops.
    pub(super) fn finish(mut self, producer: &str, ir: &[u8]) -> Vec<u8> {
        let dialects = self.dialects();
        let mut file = b"ML\xefR".to_vec();
        varint(&mut file, VERSION);
        file.extend(producer.bytes().chain([0]));
        section(&mut file, Section::Dialect, &dialects);
        let entries = self.attributes.items.iter().chain(&self.types.items);
        section(&mut file, Section::AttrType, &entries.flat_map(Entry::stored).collect::<Vec<_>>());
        section(&mut file, Section::AttrTypeOffset, &self.offsets());
        section(&mut file, Section::Ir, ir);
        section(&mut file, Section::String, &self.strings());
        file
    }

    fn dialects(&mut self) -> Vec<u8> {
        let mut data = Vec::new();
        varint(&mut data, DIALECTS.len() as u64);
        for name in DIALECTS {
            let name = self.string(name);
            varint(&mut data, name);
        }
        let names: Vec<_> = self.ops.items.iter().map(|(dialect, name)| (*dialect, name.clone())).collect();
        for group in names.chunk_by(|(left, _), (right, _)| left == right) {
            start_group(&mut data, group[0].0, group.len());
            for (_, name) in group {
                let name = self.string(name);
                varint(&mut data, name);
            }
        }
        data
    }

    /// How long each attribute and type is.
    fn offsets(&self) -> Vec<u8> {
        let mut data = Vec::new();
        for table in [&self.attributes, &self.types] {
            varint(&mut data, table.items.len() as u64);
        }
        for table in [&self.attributes, &self.types] {
            for group in table.items.chunk_by(|left, right| left.dialect == right.dialect) {
                start_group(&mut data, group[0].dialect, group.len());
                for entry in group {
                    varint(&mut data, (entry.stored().count() as u64) << 1 | u64::from(entry.encoded));
                }
            }
        }
        data
    }

    fn strings(&self) -> Vec<u8> {
        let mut data = Vec::new();
        varint(&mut data, self.strings.items.len() as u64);
        for string in self.strings.items.iter().rev() {
            varint(&mut data, string.len() as u64 + 1);
        }
        for string in &self.strings.items {
            data.extend(string.bytes().chain([0]));
        }
        data
    }
}

impl Entry {
    /// What stands in the file: a text ends with a zero.
    fn stored(&self) -> impl Iterator<Item = u8> + '_ {
        self.bytes.iter().copied().chain((!self.encoded).then_some(0))
    }
}

/// Things that are numbered in the order in which they were first asked for.
#[derive(Debug)]
struct Table<T> {
    items: Vec<T>,
    numbers: FxHashMap<T, u64>,
}

impl<T> Default for Table<T> {
    fn default() -> Self {
        Self { items: Vec::new(), numbers: FxHashMap::default() }
    }
}

impl<T: Clone + Eq + std::hash::Hash> Table<T> {
    fn number(&mut self, item: T) -> u64 {
        let next = self.items.len() as u64;
        let number = *self.numbers.entry(item.clone()).or_insert(next);
        if number == next {
            self.items.push(item);
        }
        number
    }
}

fn start_group(data: &mut Vec<u8>, dialect: Dialect, length: usize) {
    varint(data, dialect as u64);
    varint(data, length as u64);
}

fn section(file: &mut Vec<u8>, id: Section, data: &[u8]) {
    file.push(id as u8);
    varint(file, data.len() as u64);
    file.extend(data);
}

/// Appends an unsigned number: the zeros below its first one are the number of bytes that follow the first.
pub(super) fn varint(data: &mut Vec<u8>, value: u64) {
    let bits = u64::BITS - value.leading_zeros();
    let more = bits.saturating_sub(1) / 7;
    if more >= 8 {
        data.push(0);
        data.extend(value.to_le_bytes());
    } else {
        let tagged = (value << 1 | 1) << more;
        data.extend(&tagged.to_le_bytes()[..=more as usize]);
    }
}

/// Appends a signed number: the lowest bit is its sign.
pub(super) fn signed(data: &mut Vec<u8>, value: i64) {
    varint(data, (value << 1 ^ value >> 63) as u64);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_take_as_many_bytes_as_they_need() {
        let of = |value| {
            let mut data = Vec::new();
            varint(&mut data, value);
            data
        };
        assert_eq!(of(0), [0x01]);
        assert_eq!(of(127), [0xFF]);
        assert_eq!(of(128), [0x02, 0x02]);
        assert_eq!(of((1 << 56) - 1), [0x80, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]);
        assert_eq!(of(u64::MAX), [0, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]);
        let mut data = Vec::new();
        signed(&mut data, -1);
        signed(&mut data, i64::MIN);
        assert_eq!(data, [0x03, 0, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]);
    }
}
