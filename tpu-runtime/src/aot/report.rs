//! What became of a program.

use std::time::Duration;

use super::protocol::{Facts, Outcome};
use crate::CompiledMemoryStats;

/// What became of one program.
#[derive(Clone, PartialEq, Debug)]
#[non_exhaustive]
pub struct AotReport {
    /// Whether it was compiled.
    pub outcome: AotOutcome,
    /// How long the compiler took, or until it ended otherwise; without the start of the worker.
    pub time: Duration,
}

/// How a compilation ended.
#[derive(Clone, PartialEq, Debug)]
#[non_exhaustive]
pub enum AotOutcome {
    /// The compiler takes the program.
    Accepted(Box<Compiled>),
    /// The compiler does not take it, in these words.
    Refused(String),
    /// The compiler died of it; the last lines that it printed and how its process ended.
    Crashed(String),
    /// The compiler was ended, having taken longer than this limit.
    TimedOut(Duration),
}

/// A program that was compiled for a topology.
#[derive(Clone, PartialEq, Debug)]
#[non_exhaustive]
pub struct Compiled {
    /// What running it once should cost, on one device.
    pub cost: Cost,
    /// The memory that it needs on one device.
    pub memory: CompiledMemoryStats,
    /// The program after optimization: a binary `HloModuleProtoWithConfig`, which [`hlo`](crate::hlo) reads.
    pub optimized_program: Vec<u8>,
    /// Equal for equal programs of one compiler.
    pub fingerprint: Vec<u8>,
}

/// The compiler's estimate of one run on one device. What the compiler has no model for is unknown.
#[derive(Clone, PartialEq, Debug, Default)]
#[non_exhaustive]
pub struct Cost {
    /// Floating-point operations.
    pub flops: Option<f64>,
    /// Bytes that are read and written.
    pub bytes_accessed: Option<f64>,
    /// Exponentials, logarithms, sines and their like.
    pub transcendentals: Option<f64>,
    /// Seconds at best.
    pub optimal_seconds: Option<f64>,
    /// Every number of the compiler as it came, in order of name. Each instruction without a model adds −1 to a sum.
    pub all: Vec<(String, f64)>,
}

/// What a plugin says of a topology.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[non_exhaustive]
pub struct TopologyFacts {
    /// The compiler's build.
    pub platform_version: String,
    /// The hardware, such as `TPU v6 lite`.
    pub device_kind: String,
    /// How many devices there are. Chips with two cores may count as two devices.
    pub device_count: usize,
    /// Attributes of the topology and of its first device, as text.
    pub attributes: Vec<(String, String)>,
}

impl AotReport {
    /// The program, if it was compiled.
    #[must_use]
    pub fn compiled(&self) -> Option<&Compiled> {
        match &self.outcome {
            AotOutcome::Accepted(compiled) => Some(compiled),
            _ => None,
        }
    }
}

impl AotOutcome {
    /// `accepted`, `refused`, `crashed` or `timed out`.
    #[must_use]
    pub const fn word(&self) -> &'static str {
        match self {
            Self::Accepted(_) => "accepted",
            Self::Refused(_) => "refused",
            Self::Crashed(_) => "crashed",
            Self::TimedOut(_) => "timed out",
        }
    }

    /// Why the program was not accepted; empty if it was.
    #[must_use]
    pub fn words(&self) -> String {
        match self {
            Self::Accepted(_) => String::new(),
            Self::Refused(words) | Self::Crashed(words) => words.clone(),
            Self::TimedOut(limit) => format!("took longer than {} s", limit.as_secs_f64()),
        }
    }
}

impl Cost {
    /// Reads the compiler's numbers; a negative one is unknown.
    pub(super) fn of(mut all: Vec<(String, f64)>) -> Self {
        all.sort_by(|(left, _), (right, _)| left.cmp(right));
        let known = |name: &str| {
            let found = all.iter().find(|(other, _)| other == name).map(|(_, value)| *value);
            found.filter(|value| *value >= 0.0)
        };
        Self {
            flops: known("flops"),
            bytes_accessed: known("bytes accessed"),
            transcendentals: known("transcendentals"),
            optimal_seconds: known("optimal_seconds"),
            all,
        }
    }

    /// Seconds at best of the instructions that the compiler has a model for, and how many it has none for. The seconds
    /// are taken to be less than 1, for each of the others has taken 1 off the compiler's sum.
    #[must_use]
    pub fn priced_seconds(&self) -> Option<(f64, usize)> {
        let sum = self.all.iter().find(|(name, _)| name == "optimal_seconds").map(|(_, sum)| *sum)?;
        let mut unpriced = 0;
        let mut seconds = sum;
        while seconds < 0.0 {
            seconds += 1.0;
            unpriced += 1;
        }
        Some((seconds, unpriced))
    }
}

impl From<Outcome> for Compiled {
    fn from(message: Outcome) -> Self {
        Self {
            cost: Cost::of(message.costs.into_iter().map(|cost| (cost.name, cost.value)).collect()),
            memory: message.memory.map(Into::into).unwrap_or_default(),
            optimized_program: message.optimized_program,
            fingerprint: message.fingerprint,
        }
    }
}

impl From<Facts> for TopologyFacts {
    fn from(message: Facts) -> Self {
        Self {
            platform_version: message.platform_version,
            device_kind: message.device_kind,
            device_count: message.device_count as usize,
            attributes: message.attributes.into_iter().map(|named| (named.name, named.value)).collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn negative_costs_are_unknown() {
        let all = [("optimal_seconds", -3.0), ("flops", 12.0), ("bytes accessed", 0.0)];
        let cost = Cost::of(all.map(|(name, value)| (name.to_owned(), value)).to_vec());
        assert_eq!((cost.flops, cost.bytes_accessed), (Some(12.0), Some(0.0)));
        assert_eq!((cost.optimal_seconds, cost.transcendentals), (None, None));
        assert_eq!(cost.all[0].0, "bytes accessed");
        assert_eq!(cost.priced_seconds(), Some((0.0, 3)));
    }

    #[test]
    fn instructions_without_a_model_are_taken_out_of_the_sum() {
        let cost = Cost::of(vec![("optimal_seconds".to_owned(), -1.75)]);
        assert_eq!(cost.priced_seconds(), Some((0.25, 2)));
        assert_eq!(Cost::of(Vec::new()).priced_seconds(), None);
    }
}
