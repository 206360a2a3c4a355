"""The page of ops says of every overload of torch what the dispatcher does with it."""

import re
from pathlib import Path

import pytest
import snapshot
import torch

PAGE = Path(__file__).parents[2] / "docs" / "ops.md"


@pytest.fixture(autouse=True)
def _same_minor() -> None:
    recorded = snapshot.PATH.read_text().split(":")[0].removeprefix("# torch ")
    if recorded != snapshot.minor():
        pytest.skip(f"aten.tsv is of torch {recorded}, this is {snapshot.minor()}")


def test_the_list_of_ops_is_that_of_torch() -> None:
    assert snapshot.PATH.read_text() == snapshot.snapshot(), "run `python tests/ops/snapshot.py`"


def test_the_page_is_what_is_registered() -> None:
    sections = {part.split("\n")[0]: part for part in PAGE.read_text().split("\n## ")}
    titles = (
        "Rows",
        "On the host",
        "Storages and views",
        "Quantized tensors",
        "Sparse tensors",
        "Nested tensors",
    )
    text = "".join(sections[title] for title in titles)
    text = re.sub(r"forms only: `[^`]+`", "", text)
    listed = {name.split("(")[0].removeprefix("aten::") for name in re.findall(r"`([^`]+)`", text)}
    known = [line.split("\t") for line in snapshot.PATH.read_text().splitlines()[1:]]
    has = torch._C._dispatch_has_kernel_for_dispatch_key
    registered = {name for name, *_ in known if has(f"aten::{name}", "PrivateUse1")}
    # Quantized, sparse and nested tensors have kernels of their own for much that torch composes for others.
    kernels = [name for name, kind, _ in known if kind == "kernel"]
    for key in (
        "QuantizedPrivateUse1",
        "SparsePrivateUse1",
        "SparseCsrPrivateUse1",
        "NestedTensorPrivateUse1",
    ):
        registered |= {name for name in kernels if has(f"aten::{name}", key)}
    assert listed == registered
