"""The runner itself: what it takes for a failure, what a death costs, what a run may end with."""

import json
import os
import time

import pytest
import torch

from conformance import settings as command_line
from conformance.comparing import MismatchError, compare
from conformance.journal import Journal
from conformance.modes import agree
from conformance.moving import same_layout, strided
from conformance.page import page
from conformance.results import Row, document, outcomes_of, table, write
from conformance.sample import Sample
from conformance.settings import OP_MODES, ROOT
from conformance.units import Outcome, Unit, databases
from conformance.verdict import Expectation, judge, read_expectations

ADD = Unit("add", "fwd", "float32")
SUB = Unit("sub", "fwd", "float32")


@pytest.mark.parametrize(
    ("actual", "expected", "kind"),
    [
        (torch.ones(2), torch.tensor([1.0, 1.1]), "VALUE"),
        (torch.ones(2), torch.tensor([1.0, float("nan")]), "VALUE"),
        (torch.ones(2), torch.ones(1, 2), "META"),
        (torch.ones(2), torch.ones(2, dtype=torch.float64), "META"),
        (torch.ones(2, dtype=torch.int64), torch.tensor([1, 2]), "VALUE"),
        ([torch.ones(2)], (torch.ones(2), None), "META"),
        (None, torch.ones(2), "META"),
        (1, 2, "VALUE"),
    ],
)
def test_a_difference_is_seen(actual, expected, kind):
    with pytest.raises(MismatchError) as caught:
        compare(actual, expected)
    assert caught.value.kind == kind


def test_what_agrees_passes():
    nan = float("nan")
    compare([torch.tensor([nan, 1.0]), 2, nan], [torch.tensor([nan, 1.0001]), 2, nan])
    compare(torch.zeros(2), torch.ones(2), values=False)


def test_a_decomposition_decides_only_where_torch_expects_a_device_to_differ():
    ours, other = torch.ones(2), torch.zeros(2)
    with pytest.raises(MismatchError):
        agree(_sample("add"), other, ours, "cpu")
    batch_norm = _sample("native_batch_norm")
    decomposed = batch_norm.decomposed("cpu")
    agree(batch_norm, decomposed, other, "cpu")
    with pytest.raises(MismatchError):
        agree(batch_norm, other, ours, "cpu")


def _sample(name):
    op = dict(databases()["ops"])[name]
    return Sample(op, next(iter(op.sample_inputs("cpu", torch.float32))))


def test_strided_copies_have_the_values_and_gaps():
    x = torch.arange(6.0).view(2, 3)
    assert torch.equal(strided(x, "cpu"), x)
    assert not strided(x, "cpu").is_contiguous()


def test_layouts_survive_a_copy():
    x = torch.arange(3.0).expand(2, 3)
    copy = same_layout(x, "cpu")
    assert torch.equal(copy, x)
    assert copy.stride() == (0, 1)


def test_an_interrupted_journal_goes_on(tmp_path):
    path = tmp_path / "journal.jsonl"
    journal = Journal(path, {"torch": "1"}, resume=False)
    journal.add(ADD, Outcome("PASS", seconds=1.5))
    journal.close()
    with path.open("a") as file:
        file.write('[["sub", "fw')
    journal = Journal(path, {"torch": "1"}, resume=True)
    assert journal.outcomes == {ADD: Outcome("PASS", seconds=1.5)}
    with pytest.raises(ValueError, match="another run writes"):
        Journal(path, {"torch": "1"}, resume=True)
    journal.close()
    with pytest.raises(ValueError, match="torch 1, now 2"):
        Journal(path, {"torch": "2"}, resume=True)


def test_a_document_has_all_outcomes(tmp_path):
    outcomes = {
        ADD: Outcome("PASS", host={"aten::add": 1}),
        SUB: Outcome("VALUE", "out[0]: other", 1),
        Unit("sub", "out", "float32"): Outcome("NA"),
    }
    write(document(outcomes, {"torch": "2"}, OP_MODES), tmp_path / "results.json")
    written = json.loads((tmp_path / "results.json").read_text())
    assert outcomes_of(written) == outcomes
    assert "| fwd/float32 | 2 | 1 | 50.0 | 1 | 1 |" in page(written)


def test_only_all_are_a_hundred_per_cent():
    [row] = table({Unit(str(n), "fwd", "int8"): Outcome("PASS") for n in range(5000)}, OP_MODES)
    assert row.rate == "100.0"
    assert Row("fwd/int8", 5001, 5000, row.failures, 0).rate == "99.9"


def test_verdicts():
    failed, passed = Outcome("VALUE"), Outcome("PASS")
    row = Expectation("a*", "*", "float16|float32", "why", from_sample=2)
    assert judge({ADD: failed}, {ADD: passed}, [], 3, False).regressions == [ADD]
    assert judge({ADD: failed}, {ADD: passed}, [row], 3, False).regressions == [ADD]
    assert judge({ADD: failed}, {}, [row], 3, False).good(strict=True)
    assert judge({ADD: passed}, {}, [row], 3, False).passing == [(ADD, row)]
    assert judge({ADD: passed}, {}, [row], 2, False).good(strict=True)
    assert judge({SUB: failed}, {}, [row], 3, True).unlisted == [SUB]
    assert judge({SUB: passed}, {}, [row], 3, True).idle == [row]


def test_a_row_needs_a_reason(tmp_path):
    path = tmp_path / "rows.toml"
    path.write_text('[[expect]]\nop = "add"\nmode = "fwd"\ndtype = "*"\nreason = " "\n')
    with pytest.raises(ValueError, match="row 1: add fwd"):
        read_expectations(path)
    read_expectations()


def test_compiled_modes_have_to_be_named():
    assert "compile" not in command_line.parse([]).modes
    assert command_line.parse(["--modes", "fwd,compile"]).modes == ("fwd", "compile")


def test_the_page_is_the_documents():
    written = ROOT / "docs/conformance.json"
    if not written.exists():
        pytest.skip("no full run is committed")
    assert (ROOT / "docs/conformance.md").read_text() == page(json.loads(written.read_text()))


@pytest.mark.parametrize(("how", "status"), [("abort", "CRASH"), ("hang", "TIMEOUT"), ("leave", "CRASH")])
def test_a_death_costs_one_unit(how, status, monkeypatch):
    from conformance import running, units, worker
    from conformance.pool import run_all

    def run(entry, unit, settings):
        if unit.mode == "out":
            {"abort": os.abort, "hang": lambda: time.sleep(60), "leave": lambda: os._exit(3)}[how]()
        return Outcome("PASS")

    monkeypatch.setattr(running, "run", run)
    monkeypatch.setattr(worker, "start_device", lambda settings: None)
    before = torch.get_num_threads()
    torch.set_num_threads(1)
    try:
        settings = command_line.parse(["--device", "cpu", "--cap", "2"])
        asked = tuple(Unit("add", mode, "float32") for mode in ("fwd", "out", "bwd"))
        outcomes = dict(run_all([units.Group(None, asked)], settings))
    finally:
        torch.set_num_threads(before)
    assert [outcomes[unit].status for unit in asked] == ["PASS", status, "PASS"]
