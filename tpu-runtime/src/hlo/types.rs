//! Types of HLO values, with the layout that the compiler chose.

use std::fmt;

use super::proto;

/// What an instruction returns.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Type {
    /// An array.
    Array(Array),
    /// Several values.
    Tuple(Vec<Type>),
    /// Neither: an order of effects, such as `token`. It takes no memory.
    Other(&'static str),
}

/// An array and how it lies in memory.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Array {
    /// HLO's name of the element type, such as `bf16`.
    pub element: &'static str,
    /// Bits of an element.
    pub bits: usize,
    /// The sizes, outermost first.
    pub dims: Vec<i64>,
    /// The positions of the dims, the fastest varying first.
    pub minor_to_major: Vec<i64>,
    /// The tile that the innermost dims are padded to, such as 8 × 128; empty when nothing is padded.
    pub tile: Vec<i64>,
    /// 0 is the chip's main memory (HBM); on a TPU 1 is the vector memory of a core.
    pub memory_space: i64,
}

/// Names and bits of `PrimitiveType`, by number. Source: `xla_data.proto`.
const ELEMENTS: [(i32, &str, usize); 29] = [
    (1, "pred", 8),
    (2, "s8", 8),
    (3, "s16", 16),
    (4, "s32", 32),
    (5, "s64", 64),
    (6, "u8", 8),
    (7, "u16", 16),
    (8, "u32", 32),
    (9, "u64", 64),
    (10, "f16", 16),
    (11, "f32", 32),
    (12, "f64", 64),
    (15, "c64", 64),
    (16, "bf16", 16),
    (18, "c128", 128),
    (19, "f8e5m2", 8),
    (20, "f8e4m3fn", 8),
    (21, "s4", 4),
    (22, "u4", 4),
    (23, "f8e4m3b11fnuz", 8),
    (24, "f8e5m2fnuz", 8),
    (25, "f8e4m3fnuz", 8),
    (26, "s2", 2),
    (27, "u2", 2),
    (28, "f8e4m3", 8),
    (29, "f8e3m4", 8),
    (30, "s1", 1),
    (31, "u1", 1),
    (32, "f4e2m1fn", 4),
];

const TUPLE: i32 = 13;

impl Type {
    /// Bytes in memory, padding included.
    #[must_use]
    pub fn size_in_bytes(&self) -> u64 {
        match self {
            Self::Array(array) => array.size_in_bytes(),
            Self::Tuple(types) => types.iter().map(Self::size_in_bytes).sum(),
            Self::Other(_) => 0,
        }
    }
}

impl Array {
    /// Bytes in memory: each of the innermost dims fills whole tiles.
    #[must_use]
    pub fn size_in_bytes(&self) -> u64 {
        let mut dims = self.sizes();
        // A tile's last size is of the fastest dim. An array of a lower rank than its tile fills rows of it.
        let fastest_first = self.minor_to_major.iter().map(|dim| Some(*dim as usize));
        for (size, dim) in self.tile.iter().rev().zip(fastest_first.chain(std::iter::repeat(None))) {
            let size = size.unsigned_abs().max(1);
            match dim.and_then(|dim| dims.get_mut(dim)) {
                Some(dim) => *dim = dim.next_multiple_of(size),
                None => dims.push(size),
            }
        }
        self.bytes(&dims)
    }

    /// Bytes of the elements alone.
    #[must_use]
    pub fn dense_size_in_bytes(&self) -> u64 {
        self.bytes(&self.sizes())
    }

    fn sizes(&self) -> Vec<u64> {
        self.dims.iter().map(|size| size.unsigned_abs()).collect()
    }

    fn bytes(&self, sizes: &[u64]) -> u64 {
        (sizes.iter().product::<u64>() * self.bits as u64).div_ceil(8)
    }
}

impl Default for Type {
    fn default() -> Self {
        Self::Other("opaque")
    }
}

impl fmt::Display for Type {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Array(array) => array.fmt(f),
            Self::Tuple(types) => {
                let types: Vec<_> = types.iter().map(ToString::to_string).collect();
                write!(f, "({})", types.join(", "))
            }
            Self::Other(name) => f.write_str(name),
        }
    }
}

impl fmt::Display for Array {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let dims: Vec<_> = self.dims.iter().map(ToString::to_string).collect();
        write!(f, "{}[{}]", self.element, dims.join(","))
    }
}

impl From<proto::Shape> for Type {
    fn from(proto: proto::Shape) -> Self {
        if proto.element_type == TUPLE {
            return Self::Tuple(proto.tuple_shapes.into_iter().map(Into::into).collect());
        }
        let Some((_, element, bits)) = ELEMENTS.iter().find(|(number, ..)| *number == proto.element_type)
        else {
            return Self::Other(if proto.element_type == 17 { "token" } else { "opaque" });
        };
        let layout = proto.layout.unwrap_or_default();
        let packed = usize::try_from(layout.element_size_in_bits).ok().filter(|bits| *bits > 0);
        Self::Array(Array {
            element,
            bits: packed.unwrap_or(*bits),
            dims: proto.dimensions,
            minor_to_major: layout.minor_to_major,
            tile: layout.tiles.into_iter().next().map(|tile| tile.dimensions).unwrap_or_default(),
            memory_space: layout.memory_space,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn array(dims: &[i64], tile: &[i64]) -> Array {
        let minor_to_major = (0..dims.len() as i64).rev().collect();
        let (dims, tile) = (dims.to_vec(), tile.to_vec());
        Array { element: "f32", bits: 32, dims, minor_to_major, tile, memory_space: 0 }
    }

    #[test]
    fn tiles_pad_the_innermost_dims() {
        assert_eq!(array(&[3, 9, 130], &[8, 128]).size_in_bytes(), 3 * 16 * 256 * 4);
        assert_eq!(array(&[3, 9, 130], &[]).size_in_bytes(), 3 * 9 * 130 * 4);
        assert_eq!(array(&[130], &[128]).size_in_bytes(), 256 * 4);
        assert_eq!(array(&[], &[128]).size_in_bytes(), 128 * 4);
        assert_eq!(array(&[0, 5], &[8, 128]).size_in_bytes(), 0);
        let mut transposed = array(&[130, 9], &[8, 128]);
        transposed.minor_to_major = vec![0, 1];
        assert_eq!(transposed.size_in_bytes(), 256 * 16 * 4);
        assert_eq!(transposed.dense_size_in_bytes(), 130 * 9 * 4);
    }

    #[test]
    fn types_print_as_hlo_does() {
        let tuple = Type::Tuple(vec![Type::Array(array(&[2, 3], &[])), Type::Other("token")]);
        assert_eq!(tuple.to_string(), "(f32[2,3], token)");
        assert_eq!(tuple.size_in_bytes(), 24);
    }
}
