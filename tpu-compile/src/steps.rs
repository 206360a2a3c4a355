//! Finds the steps of a loop in a trace.
//!
//! Unchanged training code says nowhere where a step ends. A trace that repeats itself does: once its last calls are
//! the same as as many calls before them, the round is a step, and the trace is cut at its end. The place is
//! remembered, so that every further step is cut there as soon as it is over, and has the key of the one before.
//!
//! Layers of a model repeat as well and must not be cut apart. What tells a loop is that a round writes again what the
//! round before has written, as an update of parameters does, or that it is long and reads what that has read.

use std::collections::HashMap;
use std::hash::BuildHasherDefault;

use rustc_hash::FxHasher;

/// A round of fewer calls is no step but a few ops in a loop, which are better off together.
const ROUND: usize = 8;
/// A round that writes nothing that outlives it is a step only from so many calls on: an inference, not a cell of a
/// recurrent network.
const LONG_ROUND: usize = 64;
/// A trace of so many calls that repeats itself in any way is cut at the end of a round.
const LONG_TRACE: usize = 4096;

/// What a call has in common with the same call of the next round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Call {
    /// The call's key, and which storages from before the trace it writes.
    pub(crate) hash: u64,
    /// Which storages from before the trace it reads; 0 for none.
    pub(crate) reads: u64,
    /// Whether it writes storages from before the trace.
    pub(crate) writes: bool,
}

/// Where the steps that were found end.
#[derive(Clone, Copy, Debug)]
struct End {
    call: u64,
    /// Whether the call alone says that a step is over: no other writes these storages.
    unique: bool,
    /// Otherwise, how long the trace is then: this one, and the next ones.
    length: usize,
    next_length: usize,
}

/// What a call is to the loop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    /// Any call.
    Within,
    /// The last one of a step that was found before.
    End,
    /// The last one of two rounds of so many calls. Where in the round a step ends is the caller's to say.
    Found(usize),
}

/// The calls of a trace, and where its steps end.
#[derive(Debug, Default)]
pub(crate) struct Steps {
    calls: Vec<Call>,
    /// The last call with this hash.
    last: HashMap<u64, usize, BuildHasherDefault<FxHasher>>,
    /// How many calls ago the same call was made, and for how many calls in a row that holds.
    period: usize,
    matched: usize,
    /// Survives the cut.
    end: Option<End>,
}

impl Steps {
    /// Begins a new trace.
    pub(crate) fn clear(&mut self) {
        self.calls.clear();
        self.last.clear();
        (self.period, self.matched) = (0, 0);
        if let Some(end) = &mut self.end {
            end.length = end.next_length;
        }
    }

    /// Takes the next call in.
    pub(crate) fn push(&mut self, call: Call) -> Place {
        let index = self.calls.len();
        self.calls.push(call);
        if let Some(end) = self.end
            && end.call == call.hash
            && (end.unique || end.length == index + 1)
        {
            return Place::End;
        }
        let before = self.last.insert(call.hash, index);
        let repeats = self.period > 0 && self.calls[index - self.period].hash == call.hash;
        (self.period, self.matched) = match before {
            _ if repeats => (self.period, self.matched + 1),
            Some(before) => (index - before, 1),
            None => (0, 0),
        };
        let is_round = self.period > 0 && self.matched >= self.period;
        if is_round && (self.matched == self.period || index + 1 == LONG_TRACE) && self.is_step() {
            return Place::Found(self.period);
        }
        Place::Within
    }

    /// Whether a call of the last two rounds, by its number in the trace, writes what outlives them.
    pub(crate) fn writes(&self, call: usize) -> bool {
        self.calls[call].writes
    }

    /// Says that the steps of the rounds that were found end with the call of this number, one of the last two rounds;
    /// tells whether the last call is the same call of its round.
    pub(crate) fn end_with(&mut self, call: usize) -> bool {
        let (calls, period) = (self.calls.len(), self.period);
        let Call { hash, writes, .. } = self.calls[call];
        let further = (call + 2 * period - (calls - 1)) % period;
        let next_length = if calls >= LONG_TRACE { LONG_TRACE - LONG_TRACE % period } else { period };
        self.end = Some(End { call: hash, unique: writes, length: calls + further, next_length });
        further == 0
    }

    /// Whether the last two rounds are steps.
    fn is_step(&self) -> bool {
        let calls = self.calls.len();
        let (earlier, round) = self.calls[calls - 2 * self.period..].split_at(self.period);
        if calls >= LONG_TRACE || (self.period >= ROUND && round.iter().any(|call| call.writes)) {
            return true;
        }
        let (mut same, mut other) = (0, 0);
        for (before, call) in earlier.iter().zip(round).filter(|(_, call)| call.reads != 0) {
            *(if before.reads == call.reads { &mut same } else { &mut other }) += 1;
        }
        self.period >= LONG_ROUND && same > other
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The lengths of the traces that a run of calls is cut into.
    fn traces(calls: impl IntoIterator<Item = Call>) -> Vec<usize> {
        let (mut steps, mut lengths, mut length) = (Steps::default(), Vec::new(), 0);
        for call in calls {
            length += 1;
            let ends = match steps.push(call) {
                Place::Within => false,
                Place::End => true,
                Place::Found(period) => {
                    let round = steps.calls.len() - period..steps.calls.len();
                    let last = round.clone().rev().find(|call| end_of_step(&steps.calls[*call]));
                    steps.end_with(last.unwrap_or(round.end - 1))
                }
            };
            if ends {
                steps.clear();
                lengths.push(std::mem::take(&mut length));
            }
        }
        lengths
    }

    fn end_of_step(call: &Call) -> bool {
        call.hash == 200
    }

    fn reads(hash: u64, reads: u64) -> Call {
        Call { hash, reads, writes: false }
    }

    fn step(layers: u64) -> Vec<Call> {
        let mut calls: Vec<Call> =
            (0..layers).flat_map(|layer| [reads(1, layer + 1), reads(2, 0), reads(3, 0)]).collect();
        calls.extend((0..layers).map(|layer| Call {
            hash: 201 - layers + layer,
            reads: layer + 1,
            writes: true,
        }));
        calls
    }

    #[test]
    fn a_training_loop_is_cut_after_its_last_write() {
        let cuts = traces((0..6).flat_map(|_| step(5)));
        assert_eq!(cuts, [60, 20, 20, 20], "the loop is seen in the third step, then each is a trace");
    }

    #[test]
    fn a_first_step_of_its_own_does_not_matter() {
        let first = [reads(9, 0), reads(8, 0)];
        let cuts = traces(first.into_iter().chain((0..6).flat_map(|_| step(4))));
        assert_eq!(cuts[cuts.len() - 3..], [16, 16, 16]);
    }

    #[test]
    fn layers_are_not_steps() {
        assert!(traces(step(60)).is_empty());
    }

    #[test]
    fn an_inference_is_a_step_and_a_chain_is_not() {
        let inference: Vec<Call> = (0..80).map(|call| reads(call, call + 1)).collect();
        assert_eq!(traces((0..5).flat_map(|_| inference.clone())), [160, 80, 80, 80]);
        assert!(traces((0..1000).map(|call| reads(call % 2, 7))).is_empty());
    }

    #[test]
    fn a_long_chain_is_cut_into_equal_parts() {
        let cuts = traces((0..20_000).map(|call| reads(call % 3, 7)));
        assert!(
            cuts.len() >= 4 && cuts[1..].iter().all(|calls| *calls == cuts[1] && calls % 3 == 0),
            "{cuts:?}"
        );
    }
}
