//! The TPU chips that programs are compiled for, and the names of their topologies.
//!
//! The figures are Google's own, of one chip; `libtpu` knows the chips by [`Chip::name`]. Sources, one page a chip:
//! <https://docs.cloud.google.com/tpu/docs/v4>, `…/v5e`, `…/v5p`, `…/v6e` and `…/tpu7x`; for the tiles
//! <https://openxla.org/xla/tiled_layout>.

use std::fmt;
use std::str::FromStr;

use crate::{Error, Result};

/// A kind of TPU.
#[derive(Clone, Copy, PartialEq, Debug)]
#[non_exhaustive]
pub struct Chip {
    /// libtpu's name in topologies, such as `v6e`.
    pub name: &'static str,
    /// What PJRT calls a device of it, such as `TPU v6 lite`.
    pub device_kind: &'static str,
    /// How many dims its grids have: a 2D or a 3D torus.
    pub grid_rank: usize,
    /// PJRT devices of a chip: 2 where each of its two cores is a device.
    pub devices: usize,
    /// Main memory of the chip.
    pub hbm_in_bytes: u64,
    /// Bytes a second to and from the main memory.
    pub hbm_bandwidth: f64,
    /// Floating-point operations a second in bfloat16, at most.
    pub bf16_flops: f64,
    /// Rows and columns of a matrix unit: the sizes of a matrix product are padded to multiples.
    pub matrix_unit: usize,
}

/// Rows and columns of the tiles in which a TPU keeps arrays of 32-bit elements. An array's two innermost dims are
/// padded to multiples; narrower elements fill a tile with 2 or 4 times the rows.
pub const TILE: (i64, i64) = (8, 128);

const GIB: u64 = 1 << 30;

/// Every known chip, oldest first.
pub const CHIPS: [Chip; 5] = [
    Chip {
        name: "v4",
        device_kind: "TPU v4",
        grid_rank: 3,
        devices: 2,
        hbm_in_bytes: 32 * GIB,
        hbm_bandwidth: 1200e9,
        bf16_flops: 275e12,
        matrix_unit: 128,
    },
    Chip {
        name: "v5e",
        device_kind: "TPU v5 lite",
        grid_rank: 2,
        devices: 1,
        hbm_in_bytes: 16 * GIB,
        hbm_bandwidth: 819e9,
        bf16_flops: 197e12,
        matrix_unit: 128,
    },
    Chip {
        name: "v5p",
        device_kind: "TPU v5",
        grid_rank: 3,
        devices: 1,
        hbm_in_bytes: 95 * GIB,
        hbm_bandwidth: 2765e9,
        bf16_flops: 459e12,
        matrix_unit: 128,
    },
    Chip {
        name: "v6e",
        device_kind: "TPU v6 lite",
        grid_rank: 2,
        devices: 1,
        hbm_in_bytes: 32 * GIB,
        hbm_bandwidth: 1638e9,
        bf16_flops: 918e12,
        matrix_unit: 256,
    },
    Chip {
        name: "tpu7x",
        device_kind: "TPU7x",
        grid_rank: 3,
        devices: 2,
        hbm_in_bytes: 192 * GIB,
        hbm_bandwidth: 7380e9,
        bf16_flops: 2307e12,
        matrix_unit: 256,
    },
];

impl Chip {
    /// The chip of this name.
    #[must_use]
    pub fn named(name: &str) -> Option<&'static Self> {
        CHIPS.iter().find(|chip| chip.name == name)
    }

    /// The chip whose devices PJRT calls so.
    #[must_use]
    pub fn of_kind(device_kind: &str) -> Option<&'static Self> {
        CHIPS.iter().find(|chip| chip.device_kind == device_kind)
    }

    /// Seconds that a device needs at least for this work: the larger of its arithmetic in bfloat16 and its traffic to
    /// the main memory.
    #[must_use]
    pub fn roofline_seconds(&self, flops: f64, bytes: f64) -> f64 {
        let share = self.devices as f64;
        (flops / (self.bf16_flops / share)).max(bytes / (self.hbm_bandwidth / share))
    }
}

/// Chips in a grid, as libtpu names them: `v6e:2x2`, `tpu7x:2x2x1`. A chip's name alone is one chip.
///
/// ```
/// use tpu_runtime::chips::TopologyName;
///
/// let topology: TopologyName = "tpu7x:2x2x1".parse()?;
/// assert_eq!((topology.chip_count(), topology.device_count()), (4, 8));
/// assert_eq!("v6e".parse::<TopologyName>()?.to_string(), "v6e:1x1");
/// # Ok::<(), tpu_runtime::Error>(())
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct TopologyName {
    chip: &'static Chip,
    grid: Vec<usize>,
}

impl TopologyName {
    /// A grid of chips.
    ///
    /// # Errors
    ///
    /// [`Error::InvalidArgument`] when the chip's grids have another rank, or a size is 0.
    pub fn new(chip: &'static Chip, grid: &[usize]) -> Result<Self> {
        if grid.len() != chip.grid_rank || grid.contains(&0) {
            let example = Self { chip, grid: vec![2; chip.grid_rank] };
            return Err(wrong(
                &format!("{}:{}", chip.name, times(grid)),
                &format!("a grid such as {example}"),
            ));
        }
        Ok(Self { chip, grid: grid.to_vec() })
    }

    /// The chip.
    #[must_use]
    pub fn chip(&self) -> &'static Chip {
        self.chip
    }

    /// The sizes of the grid.
    #[must_use]
    pub fn grid(&self) -> &[usize] {
        &self.grid
    }

    /// How many chips there are.
    #[must_use]
    pub fn chip_count(&self) -> usize {
        self.grid.iter().product()
    }

    /// How many PJRT devices there are.
    #[must_use]
    pub fn device_count(&self) -> usize {
        self.chip_count() * self.chip.devices
    }
}

impl FromStr for TopologyName {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self> {
        let (name, grid) = text.split_once(':').map_or((text, None), |(name, grid)| (name, Some(grid)));
        let names = CHIPS.map(|chip| chip.name).join(", ");
        let chip = Chip::named(name)
            .ok_or_else(|| wrong(text, &format!("one of {names}, and a grid such as v6e:2x2")))?;
        let Some(grid) = grid else { return Self::new(chip, &vec![1; chip.grid_rank]) };
        let sizes: Option<Vec<usize>> = grid.split('x').map(|size| size.parse().ok()).collect();
        Self::new(chip, &sizes.ok_or_else(|| wrong(text, "a grid such as 2x2"))?)
    }
}

impl fmt::Display for TopologyName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.chip.name, times(&self.grid))
    }
}

fn times(grid: &[usize]) -> String {
    grid.iter().map(ToString::to_string).collect::<Vec<_>>().join("x")
}

fn wrong(got: &str, want: &str) -> Error {
    Error::InvalidArgument { call: "topology", what: format!("name, got {got}, want {want}") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_and_printed() {
        for name in ["v4:2x2x1", "v5e:2x4", "v5p:2x2x4", "v6e:16x16", "tpu7x:1x1x1"] {
            assert_eq!(name.parse::<TopologyName>().unwrap().to_string(), name);
        }
        let name: TopologyName = "tpu7x".parse().unwrap();
        assert_eq!((name.grid(), name.chip_count(), name.device_count()), (&[1, 1, 1][..], 1, 2));
        assert_eq!(name.chip(), Chip::of_kind("TPU7x").unwrap());
    }

    #[test]
    fn wrong_names_say_what_is_wanted() {
        let refused = |name: &str| name.parse::<TopologyName>().unwrap_err().to_string();
        assert_eq!(
            refused("v7x:2x2"),
            "topology: name, got v7x:2x2, want one of v4, v5e, v5p, v6e, tpu7x, and a grid such as v6e:2x2"
        );
        assert_eq!(refused("v6e:2x2x1"), "topology: name, got v6e:2x2x1, want a grid such as v6e:2x2");
        assert_eq!(refused("v5p:2x0x2"), "topology: name, got v5p:2x0x2, want a grid such as v5p:2x2x2");
        assert_eq!(refused("v6e:4"), "topology: name, got v6e:4, want a grid such as v6e:2x2");
        assert_eq!(refused("v6e:axb"), "topology: name, got v6e:axb, want a grid such as 2x2");
    }

    #[test]
    fn the_roofline_is_the_slower_of_both() {
        let chip = Chip::named("v6e").unwrap();
        assert!((chip.roofline_seconds(918e12, 0.0) - 1.0).abs() < 1e-12);
        assert!((chip.roofline_seconds(918e12, 2.0 * 1638e9) - 2.0).abs() < 1e-12);
        let two_devices = Chip::named("tpu7x").unwrap();
        assert!((two_devices.roofline_seconds(2307e12, 0.0) - 2.0).abs() < 1e-12);
    }
}
