//! The key of a program: a 128-bit hash of everything that its text depends on.

use tpu_aten::Scalar;
use tpu_aten::table::{OpId, Rule};

use crate::call::{Arg, Form};

/// The key of one call: everything that its lowering sees, and nothing of its data.
pub(crate) fn node_key(op: OpId, form: Form, args: &[Arg<'_>]) -> Key {
    let rules = &op.row().rules;
    let mut key = KeyHasher::default();
    key.word(u64::from(op.0) << 2 | form as u64);
    for (position, arg) in args.iter().enumerate() {
        key.arg(arg, rules.get(position).copied().unwrap_or_default());
    }
    key.finish()
}

/// A running hash. Two lanes of invertible steps with different constants: two words that differ keep the lanes apart,
/// and nothing but the whole of both lanes decides.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct KeyHasher {
    low: u64,
    high: u64,
}

/// A finished key.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Key(pub(crate) u128);

const LOW: u64 = 0x9E37_79B9_7F4A_7C15;
const HIGH: u64 = 0xD6E8_FEB8_6659_FD93;

impl Default for KeyHasher {
    fn default() -> Self {
        Self { low: 0x243F_6A88_85A3_08D3, high: 0x1319_8A2E_0370_7344 }
    }
}

impl KeyHasher {
    /// Mixes one word in; the order of the words matters.
    pub(crate) const fn word(&mut self, word: u64) {
        self.low = step(self.low ^ word, LOW, 32);
        self.high = step(self.high.rotate_left(23) ^ word, HIGH, 29);
    }

    /// Mixes in which kind of argument follows, and a word of it.
    const fn tagged(&mut self, tag: u64, word: u64) {
        self.word(tag | word << 8);
    }

    /// Mixes a list in, with its length: two lists cannot be taken for one.
    pub(crate) fn list(&mut self, list: &[i64]) {
        self.word(list.len() as u64);
        for item in list {
            self.word(*item as u64);
        }
    }

    /// Mixes text in.
    pub(crate) fn text(&mut self, text: &str) {
        self.word(text.len() as u64);
        for chunk in text.as_bytes().chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.word(u64::from_le_bytes(word));
        }
    }

    fn arg(&mut self, arg: &Arg<'_>, rule: Rule) {
        match *arg {
            Arg::None => self.word(0),
            Arg::Tensor(tensor) => {
                self.tagged(1, tensor.dtype as u64);
                self.list(tensor.sizes);
                for (size, stride) in tensor.sizes.iter().zip(tensor.strides) {
                    // The stride of a single element says nothing.
                    self.word(if *size == 1 { 0 } else { *stride as u64 });
                }
            }
            Arg::HostTensor { dtype, wrapped, .. } => {
                self.tagged(2, dtype as u64 | u64::from(wrapped) << 8);
            }
            Arg::Scalar(value) => self.scalar(value, rule),
            // Of lengths, the longest decides about shapes, and a negative one is refused.
            Arg::Ints(list) if rule.lengths => {
                let negative = list.iter().any(|length| *length < 0);
                self.tagged(14, (list.len() as u64) << 1 | u64::from(negative));
                self.word(list.iter().copied().max().unwrap_or(0) as u64);
            }
            Arg::Ints(list) => {
                self.word(4);
                self.list(list);
            }
            Arg::Floats(list) => {
                self.tagged(5, list.len() as u64);
                for item in list {
                    self.word(item.to_bits());
                }
            }
            Arg::Bools(list) => {
                self.tagged(6, list.len() as u64);
                for item in list {
                    self.word(u64::from(*item));
                }
            }
            Arg::Scalars(list) => {
                self.tagged(7, list.len() as u64);
                for value in list {
                    self.scalar(*value, rule);
                }
            }
            Arg::Tensors(list) => {
                self.tagged(8, list.len() as u64);
                for entry in list {
                    self.arg(entry, rule);
                }
            }
            Arg::DType(dtype) => self.tagged(9, dtype as u64),
            Arg::Str(word) => {
                self.word(10);
                self.text(word);
            }
            // Programs run on any device, and draw from any state.
            Arg::Device(_) => self.word(11),
            Arg::Seed { .. } => self.word(12),
            Arg::Precision(precision) => self.tagged(14, precision as u64),
            Arg::DefaultFloat(dtype) => self.tagged(15, dtype as u64),
        }
    }

    fn scalar(&mut self, value: Scalar, rule: Rule) {
        if rule.is_operand(value) {
            return self.tagged(3, value.dtype() as u64);
        }
        self.tagged(13, value.dtype() as u64);
        match value {
            Scalar::Int(value) => self.word(value as u64),
            Scalar::Unsigned(value) => self.word(value),
            other => {
                let (re, im) = other.to_parts();
                self.word(re.to_bits());
                self.word(im.to_bits());
            }
        }
    }

    pub(crate) fn finish(mut self) -> Key {
        self.word(self.high);
        Key(u128::from(self.low) << 64 | u128::from(self.high))
    }
}

/// An odd multiplier carries every bit upwards, the shift brings the high bits down again; both can be undone.
const fn step(word: u64, multiplier: u64, shift: u32) -> u64 {
    let product = word.wrapping_mul(multiplier);
    product ^ (product >> shift)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    fn key(lists: &[&[i64]]) -> Key {
        let mut hasher = KeyHasher::default();
        for list in lists {
            hasher.list(list);
        }
        hasher.finish()
    }

    #[test]
    fn order_length_and_value_matter() {
        assert_ne!(key(&[&[1, 2]]), key(&[&[2, 1]]));
        assert_ne!(key(&[&[1], &[2]]), key(&[&[1, 2]]));
        assert_ne!(key(&[&[0]]), key(&[&[0, 0]]));
        assert_eq!(key(&[&[1, 2], &[3]]), key(&[&[1, 2], &[3]]));
    }

    #[test]
    fn small_shapes_do_not_collide() {
        let mut seen = HashSet::new();
        for a in 0..64 {
            for b in 0..64 {
                for c in 0..64 {
                    let Key(bits) = key(&[&[a, b], &[c]]);
                    let halves = [bits as u64, (bits >> 64) as u64];
                    assert!(
                        halves.map(|half| seen.insert(half)) == [true; 2],
                        "a half collides at {a} {b} {c}"
                    );
                }
            }
        }
    }
}
