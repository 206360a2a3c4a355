//! The file of one program: a header that says what it is, then the plugin's bytes.
//!
//! | offset | bytes | what (integers are little-endian) |
//! |---|---|---|
//! | 0 | 8 | `torchtpu` |
//! | 8 | 4 | the version of this table |
//! | 12 | 4 | the length of the label |
//! | 16 | 8 | the length of the executable |
//! | 24 | 8 | the nanoseconds that it took to compile |
//! | 32 | 32 | the program's address |
//! | 64 | 32 | BLAKE3 of everything else |
//! | 96 | | the label in UTF-8, then the executable |

use std::time::Duration;

use blake3::{Hash, Hasher};

const MAGIC: [u8; 8] = *b"torchtpu";
const CHECKSUM: std::ops::Range<usize> = 64..96;
/// Where the label starts.
pub(super) const HEADER: usize = 96;
/// A longer label is cut.
pub(super) const LONGEST_LABEL: usize = 256;

/// The version of the layout; part of every address, so that other versions do not meet.
pub(super) const VERSION: u32 = 1;

/// What the start of a file says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Header {
    pub(super) label: String,
    pub(super) compile_time: Duration,
    pub(super) address: Hash,
    /// The length of the file.
    pub(super) len: u64,
}

impl Header {
    /// Reads a header from the first bytes of a file; `None` when they are none of this version.
    pub(super) fn read(bytes: &[u8]) -> Option<Self> {
        let word = |at: usize| Some(u64::from_le_bytes(bytes.get(at..at + 8)?.try_into().ok()?));
        if bytes.get(..8)? != MAGIC || word(8)? as u32 != VERSION {
            return None;
        }
        let label = (word(8)? >> 32) as usize;
        let text = bytes.get(HEADER..HEADER.checked_add(label)?)?;
        Some(Self {
            label: String::from_utf8(text.to_vec()).ok()?,
            compile_time: Duration::from_nanos(word(24)?),
            address: Hash::from_bytes(bytes.get(32..64)?.try_into().ok()?),
            len: word(16)?.checked_add((HEADER + label) as u64)?,
        })
    }
}

/// A program as it is stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Entry {
    pub(super) header: Header,
    bytes: Vec<u8>,
}

impl Entry {
    pub(super) fn new(address: Hash, label: &str, compile_time: Duration, executable: &[u8]) -> Self {
        let label = &label[..label.floor_char_boundary(LONGEST_LABEL)];
        let mut bytes = Vec::with_capacity(HEADER + label.len() + executable.len());
        bytes.extend(MAGIC);
        bytes.extend(VERSION.to_le_bytes());
        bytes.extend((label.len() as u32).to_le_bytes());
        bytes.extend((executable.len() as u64).to_le_bytes());
        bytes.extend((compile_time.as_nanos() as u64).to_le_bytes());
        bytes.extend(address.as_bytes());
        bytes.extend([0; 32]);
        bytes.extend(label.as_bytes());
        bytes.extend(executable);
        let checksum = checksum(&bytes);
        bytes[CHECKSUM].copy_from_slice(checksum.as_bytes());
        let len = bytes.len() as u64;
        Self { header: Header { label: label.to_owned(), compile_time, address, len }, bytes }
    }

    /// The entry that a file's bytes are; `None` when they are not whole, or of another address.
    pub(super) fn check(bytes: Vec<u8>, address: &Hash) -> Option<Self> {
        let header = Header::read(&bytes)?;
        let whole = header.len == bytes.len() as u64 && checksum(&bytes).as_bytes() == &bytes[CHECKSUM];
        (whole && header.address == *address).then_some(Self { header, bytes })
    }

    pub(super) fn executable(&self) -> &[u8] {
        &self.bytes[HEADER + self.header.label.len()..]
    }

    /// The contents of its file.
    pub(super) fn bytes(&self) -> &[u8] {
        &self.bytes
    }
}

fn checksum(bytes: &[u8]) -> Hash {
    Hasher::new().update(&bytes[..CHECKSUM.start]).update(&bytes[CHECKSUM.end..]).finalize()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry() -> (Hash, Entry) {
        let address = blake3::hash(b"program");
        (address, Entry::new(address, "aten::add.Tensor", Duration::from_millis(30), b"executable"))
    }

    #[test]
    fn what_was_written_is_read() {
        let (address, entry) = entry();
        let read = Entry::check(entry.bytes().to_vec(), &address).unwrap();
        assert_eq!(read, entry);
        assert_eq!((read.executable(), &*read.header.label), (&b"executable"[..], "aten::add.Tensor"));
        assert_eq!(Header::read(&entry.bytes()[..HEADER + 16]).unwrap(), entry.header);
    }

    #[test]
    fn every_flipped_bit_and_every_cut_is_found() {
        let (address, entry) = entry();
        for at in 0..entry.bytes().len() {
            for bit in 0..8 {
                let mut bytes = entry.bytes().to_vec();
                bytes[at] ^= 1 << bit;
                assert_eq!(Entry::check(bytes, &address), None, "bit {bit} of byte {at}");
            }
            assert_eq!(Entry::check(entry.bytes()[..at].to_vec(), &address), None, "cut at {at}");
        }
    }

    #[test]
    fn the_entry_of_another_program_is_none() {
        let (_, entry) = entry();
        assert_eq!(Entry::check(entry.bytes().to_vec(), &blake3::hash(b"another")), None);
    }

    #[test]
    fn a_long_label_is_cut_between_characters() {
        let address = blake3::hash(b"program");
        let entry = Entry::new(address, &"é".repeat(200), Duration::ZERO, b"");
        assert_eq!(entry.header.label, "é".repeat(128));
        assert!(Entry::check(entry.bytes().to_vec(), &address).is_some());
    }
}
