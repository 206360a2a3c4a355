//! The figures of a run: what is printed, and the JSON.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use serde_json::{Value, json};

use crate::cache::Verdict;
use crate::compile::Run;
use crate::programs::{Group, RowProgram};

/// Rows and programs of a group on a topology.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub(crate) struct Count {
    pub(crate) rows: usize,
    /// Rows all of whose programs are accepted.
    pub(crate) rows_accepted: usize,
    pub(crate) programs: usize,
    pub(crate) accepted: usize,
}

impl Count {
    /// The share of rows that are accepted, as a text.
    pub(crate) fn rate(self) -> String {
        // Rounded down: 100.0 says that none is missing.
        let tenths = (self.rows_accepted * 1000).checked_div(self.rows).unwrap_or(0);
        format!("{}.{}", tenths / 10, tenths % 10)
    }
}

/// A program and what became of it.
pub(crate) type Compiled<'a> = (&'a RowProgram, &'a Verdict);

/// The groups that have programs.
fn groups(programs: &[RowProgram]) -> Vec<Group> {
    let present: BTreeSet<Group> = programs.iter().map(RowProgram::group).collect();
    Group::ALL.into_iter().filter(|group| present.contains(group)).collect()
}

fn count(programs: &[RowProgram], run: &Run, group: Group) -> Count {
    let mut rows: BTreeMap<&str, bool> = BTreeMap::new();
    let mut count = Count::default();
    for (program, verdict) in compiled(programs, run).filter(|(program, _)| program.group() == group) {
        *rows.entry(program.name()).or_insert(true) &= verdict.is_accepted();
        count.programs += 1;
        count.accepted += usize::from(verdict.is_accepted());
    }
    count.rows = rows.len();
    count.rows_accepted = rows.values().filter(|accepted| **accepted).count();
    count
}

/// The programs that a run compiled.
fn compiled<'a>(programs: &'a [RowProgram], run: &'a Run) -> impl Iterator<Item = Compiled<'a>> {
    programs.iter().zip(&run.verdicts).filter_map(|(program, verdict)| Some((program, verdict.as_ref()?)))
}

/// The programs that were not accepted.
pub(crate) fn refused<'a>(programs: &'a [RowProgram], run: &'a Run) -> impl Iterator<Item = Compiled<'a>> {
    compiled(programs, run).filter(|(_, verdict)| !verdict.is_accepted())
}

/// The groups of which a run compiled programs.
fn counts(programs: &[RowProgram], run: &Run) -> Vec<(Group, Count)> {
    let counts = groups(programs).into_iter().map(|group| (group, count(programs, run, group)));
    counts.filter(|(_, count)| count.programs > 0).collect()
}

/// The groups of each run in turn, with its topology.
pub(crate) fn all_counts<'a>(
    programs: &'a [RowProgram],
    runs: &'a [Run],
) -> impl Iterator<Item = (&'a str, Group, Count)> {
    runs.iter().flat_map(|run| {
        counts(programs, run).into_iter().map(|(group, count)| (run.topology.as_str(), group, count))
    })
}

/// The table that a run prints.
pub(crate) fn table(programs: &[RowProgram], runs: &[Run]) -> String {
    let mut text = format!(
        "{:<12} {:<20} {:>6} {:>9} {:>7} {:>9} {:>9} {:>8}\n",
        "topology", "dtypes", "rows", "accepted", "rate %", "programs", "accepted", "refused"
    );
    for (topology, group, count) in all_counts(programs, runs) {
        let refused = count.programs - count.accepted;
        writeln!(
            text,
            "{topology:<12} {:<20} {:>6} {:>9} {:>7} {:>9} {:>9} {refused:>8}",
            group.name(),
            count.rows,
            count.rows_accepted,
            count.rate(),
            count.programs,
            count.accepted,
        )
        .expect("a string");
    }
    text
}

/// Lines about rows that are not as they say: refused without a reason, or accepted in spite of one.
pub(crate) fn surprises(programs: &[RowProgram], runs: &[Run]) -> Vec<String> {
    let mut lines = Vec::new();
    for run in runs {
        for (program, verdict) in refused(programs, run).filter(|(p, _)| p.row.op.tpu(p.dtype).is_none()) {
            let (name, topology) = (program.name(), &run.topology);
            let words = first_line(&verdict.words);
            lines.push(format!(
                "{topology}: {name} {} {}: {}: {words}\n",
                program.dtype, program.call, verdict.outcome
            ));
        }
    }
    lines.extend(needless(programs, runs));
    lines
}

/// Reasons of rows that no topology needs.
fn needless(programs: &[RowProgram], runs: &[Run]) -> Vec<String> {
    let mut needed: BTreeMap<(&str, &str), bool> = BTreeMap::new();
    for (at, program) in programs.iter().enumerate().filter(|(_, p)| p.row.op.tpu(p.dtype).is_some()) {
        let of = |run: &Run| run.verdicts[at].clone();
        // What was not compiled may need its reason.
        let is_refused = runs.iter().any(|run| of(run).is_none_or(|verdict| !verdict.is_accepted()));
        *needed.entry((program.name(), program.dtype.torch_name())).or_default() |= is_refused;
    }
    let needless = needed.into_iter().filter(|(_, needed)| !needed);
    needless
        .map(|((name, dtype), _)| format!("{name} {dtype}: accepted, though its row says why not\n"))
        .collect()
}

/// The first line that says something.
pub(crate) fn first_line(words: &str) -> &str {
    words.lines().map(str::trim).find(|line| !line.is_empty()).unwrap_or("no words")
}

/// Everything, for other programs.
pub(crate) fn json(programs: &[RowProgram], runs: &[Run]) -> Value {
    let topologies: Vec<Value> = runs.iter().map(|run| topology(programs, run)).collect();
    json!({ "topologies": topologies })
}

fn topology(programs: &[RowProgram], run: &Run) -> Value {
    let counts = counts(programs, run).into_iter().map(|(group, count)| {
        json!({
            "dtypes": group.name(), "rows": count.rows, "rows_accepted": count.rows_accepted,
            "programs": count.programs, "accepted": count.accepted,
        })
    });
    let each = compiled(programs, run).map(|(program, verdict)| {
        json!({
            "row": program.name(), "call": program.call, "dtype": program.dtype.torch_name(),
            "verdict": verdict,
        })
    });
    json!({
        "topology": run.topology, "compiler": run.facts.platform_version, "device": run.facts.device_kind,
        "counts": counts.collect::<Vec<_>>(), "programs": each.collect::<Vec<_>>(),
    })
}

#[cfg(test)]
pub(crate) mod tests {
    use tpu_runtime::aot::TopologyFacts;

    use super::*;
    use crate::programs::programs;

    /// The programs of two rows and a run in which those of one dtype are refused.
    pub(crate) fn run(refused: &str) -> (Vec<RowProgram>, Run) {
        let rows = ["add.Tensor", "gelu"].map(str::to_owned);
        let programs = programs(&rows, &["float32", "int64"].map(str::to_owned)).unwrap();
        let verdict = |program: &RowProgram| {
            let is_refused = program.dtype.torch_name() == refused;
            Some(Verdict {
                outcome: if is_refused { "refused" } else { "accepted" }.into(),
                words: if is_refused { "\nno | such type\nmore" } else { "" }.into(),
                compile_seconds: 1.0,
                optimal_seconds: None,
                flops: Some(6.0),
                bytes_accessed: None,
                peak_bytes: None,
            })
        };
        let facts = TopologyFacts::default();
        let verdicts = programs.iter().map(verdict).collect();
        (programs, Run { topology: "v6e:2x2".into(), facts, verdicts })
    }

    #[test]
    fn rows_count_when_all_their_programs_are_accepted() {
        let (programs, of) = run("int64");
        assert_eq!(groups(&programs), [Group::Float32, Group::Int64]);
        let float = count(&programs, &of, Group::Float32);
        assert_eq!((float.rows, float.rows_accepted, float.rate().as_str()), (2, 2, "100.0"));
        let int = count(&programs, &of, Group::Int64);
        assert_eq!((int.rows, int.rows_accepted, int.accepted, int.rate().as_str()), (1, 0, 0, "0.0"));
        let text = table(&programs, std::slice::from_ref(&of));
        assert_eq!(text.lines().count(), 3, "{text}");
    }

    #[test]
    fn what_was_not_compiled_is_not_counted() {
        let (programs, mut of) = run("int64");
        for verdict in of.verdicts.iter_mut().skip(1) {
            *verdict = None;
        }
        let counts = counts(&programs, &of);
        assert_eq!((counts.len(), counts[0].1.rows, counts[0].1.programs), (1, 1, 1));
        assert!(surprises(&programs, &[of]).is_empty());
    }

    #[test]
    fn a_refusal_without_a_reason_is_a_surprise() {
        let (programs, of) = run("int64");
        let lines = surprises(&programs, &[of]);
        assert!(lines[0].starts_with("v6e:2x2: add.Tensor int64 T["), "{lines:?}");
        assert!(lines[0].ends_with(": refused: no | such type\n"), "{lines:?}");
        let (programs, of) = run("none");
        assert!(surprises(&programs, &[of]).is_empty());
    }

    #[test]
    fn the_json_has_every_program() {
        let (programs, of) = run("int64");
        let json = json(&programs, &[of]);
        let of = &json["topologies"][0];
        assert_eq!(of["programs"].as_array().unwrap().len(), programs.len());
        assert_eq!(of["programs"][0]["verdict"]["flops"], 6.0);
        assert_eq!(of["counts"][1]["dtypes"], "64-bit integers");
    }
}
