"""Sampling, CTC, distances, histograms, segments and recurrent cells, against the CPU."""

from collections.abc import Callable, Sequence
from typing import Any

import pytest
import torch
import torch.nn.functional as F
from harness import DEVICE, Case, Sampler, assert_same, each, leaner, parameters
from torch import nn

PRECISE = (torch.float32, torch.float64)
SHORT = (torch.float32, torch.float64, torch.bfloat16)
aten = torch.ops.aten


def grid(name: str, *modes: Any, spatial: Sequence[int] = (4, 5), out: Sequence[int] = (3, 2)) -> Case:
    """Sample places in and around the image."""

    def inputs(t: Sampler) -> Sequence[Any]:
        return t(2, 3, *spatial), t(2, *out, len(spatial), low=-2.3, high=2.3), *modes

    # The kernel's coefficients are sums of large terms; the CPU adds them in another order.
    tolerance = (1e-5, 5e-5) if "cubic" in name else None
    return Case(F.grid_sample, inputs, PRECISE, name=f"grid-{name}", tolerance=tolerance)


def segments(reduce: str, **kwargs: Any) -> Case:
    kwargs = {"lengths": torch.tensor([2, 0, 3]), "axis": 0, "unsafe": True, **kwargs}
    return Case(torch.segment_reduce, lambda t: (t(5, 2), reduce), PRECISE, kwargs, name=f"segments-{reduce}")


def distances(p: float, rows: int = 3, **kwargs: Any) -> Case:
    return Case(
        torch.cdist, lambda t: (t(2, rows, 4), t(5, 4)), PRECISE, {"p": p, **kwargs}, name=f"cdist-{p}-{rows}"
    )


def ctc(name: str, targets: Callable[[], torch.Tensor], lengths: Any, steps: int = 6, **kwargs: Any) -> Case:
    def loss(logits: torch.Tensor, labels: torch.Tensor, inputs: Any, of_labels: Any) -> torch.Tensor:
        return F.ctc_loss(logits.log_softmax(2), labels, inputs, of_labels, **{"reduction": "none", **kwargs})

    inputs = (steps, max(steps - 2, 1))
    return Case(
        loss,
        lambda t: (t(steps, 2, 4), targets(), inputs, lengths),
        PRECISE,
        name=f"ctc-{name}",
        forms=("forward", "backward"),
    )


HIDDEN = torch.tensor([[False, True, False], [False, False, False]])
# The CPU reads strided inputs of its masked softmax as if they were dense.
DENSE = ("forward", "backward")
# Torch has no shape function for `histogram`, by which an `out=` of another size could be resized.
NO_OUT = ("forward", "strided")
EDGES = torch.tensor([-2.0, -1.0, 0.5, 2.0])
CASES = [
    grid("zeros", "bilinear", "zeros", False),
    grid("nearest-border", "nearest", "border", True),
    grid("reflected", "bilinear", "reflection", False),
    grid("cubic", "bicubic", "zeros", False),
    grid("cubic-reflected", "bicubic", "reflection", True),
    grid("volume", "bilinear", "reflection", True, spatial=(3, 4, 5), out=(2, 2, 2)),
    grid("volume-nearest", "nearest", "zeros", False, spatial=(3, 4, 5), out=(2, 2, 2)),
    Case(F.affine_grid, lambda t: (t(2, 2, 3), (2, 3, 4, 5), False), PRECISE),
    Case(
        F.fractional_max_pool2d,
        lambda t: (t(2, 3, 6, 7), 2, (3, 2), None, True, t(2, 3, 2, low=0, high=1)),
        SHORT,
    ),
    Case(
        F.fractional_max_pool3d,
        lambda t: (t(3, 5, 6, 7), 2, (3, 1, 2), None, True, t(1, 3, 3, low=0, high=1)),
        PRECISE,
    ),
    distances(2.0),
    distances(2.0, rows=26),
    distances(1.0),
    distances(0.0),
    distances(float("inf")),
    distances(2.5),
    distances(0.5),
    Case(F.pdist, lambda t: (t(5, 3),), PRECISE),
    Case(F.pdist, lambda t: (t(5, 3), 3.0), PRECISE, name="pdist-3"),
    Case(F.pdist, lambda t: (t(1, 3),), PRECISE, name="pdist-none"),
    ctc("padded", lambda: torch.tensor([[1, 1], [2, 3]]), (2, 1)),
    ctc("flat", lambda: torch.tensor([1, 1, 2]), (2, 1), blank=3),
    ctc("empty", lambda: torch.zeros(2, 0, dtype=torch.long), (0, 0)),
    ctc("short", lambda: torch.tensor([[1, 2], [3, 0]]), (2, 1), steps=1, zero_infinity=True),
    ctc("mean", lambda: torch.tensor([[1, 2], [2, 3]]), (2, 2), reduction="mean"),
    Case(
        aten._masked_softmax,
        lambda t: (t(2, 2, 3, 3), HIDDEN, None, 1),
        PRECISE,
        name="masked-keys",
        forms=DENSE,
    ),
    Case(aten._masked_softmax, lambda t: (t(2, 3), HIDDEN, 1, 2), PRECISE, name="masked-all", forms=DENSE),
    segments("sum"),
    segments("mean"),
    segments("mean", initial=2.0),
    segments("max"),
    segments("min", lengths=None, offsets=torch.tensor([0, 2, 2, 5])),
    segments("prod", initial=0.5),
    Case(
        torch.segment_reduce,
        lambda t: (t(2, 5, 2), "sum"),
        PRECISE,
        {"lengths": torch.tensor([[1, 4], [3, 2]]), "axis": 1},
        name="segments-axis",
    ),
    Case(torch.histogram, lambda t: (t(4, 5), 4), PRECISE, forms=NO_OUT),
    Case(
        torch.histogram,
        lambda t: (t(4, 5), EDGES.to(t.dtype)),
        PRECISE,
        {"density": True},
        name="histogram-edges",
        forms=NO_OUT,
    ),
    Case(torch.histogram, lambda t: (t(0), 3), PRECISE, name="histogram-empty", forms=NO_OUT),
    Case(torch.histogramdd, lambda t: (t(9, 2), (2, 3)), PRECISE),
    Case(torch.histogramdd, lambda t: (t(9, 2), (2, 3), [-1, 1, -2, 2]), PRECISE, name="histogramdd-range"),
    Case(torch.hash_tensor, lambda t: (t(2, 3),), (torch.float32, torch.float16, torch.int32, torch.bool)),
    Case(torch.hash_tensor, lambda t: (t(2, 3), 1), PRECISE, {"keepdim": True}, name="hash-rows"),
    Case(torch._foreach_powsum, lambda t: ([t(2, 3), t(4)], 3), PRECISE, forms=("forward",)),
]


@pytest.mark.parametrize(("case", "dtype"), parameters(leaner(CASES)))
def test_matches_cpu(case: Case, dtype: torch.dtype) -> None:
    case.check(dtype)


@pytest.mark.parametrize("flat", [False, True])
def test_other_lengths_of_ctc_are_one_program(flat: bool) -> None:
    labels = torch.tensor([1, 2, 3, 1, 2, 1] if flat else [[1, 2, 3], [2, 1, 3], [3, 3, 1]])

    def loss(device: str, inputs: tuple[int, ...], of_labels: tuple[int, ...]) -> list[torch.Tensor]:
        logits = Sampler(torch.float32)(6, 3, 4).to(device).requires_grad_()
        losses = F.ctc_loss(logits.log_softmax(2), labels.to(device), inputs, of_labels, reduction="none")
        return [losses, *torch.autograd.grad(losses.sum(), logits)]

    first, second = ((6, 5, 4), (3, 1, 2)), ((4, 6, 5), (2, 3, 1))
    assert_same(loss(DEVICE, *first), loss("cpu", *first))
    compiles = torch.tpu.metrics()["compiles"]
    assert_same(loss(DEVICE, *second), loss("cpu", *second))
    assert torch.tpu.metrics()["compiles"] == compiles
    if flat:
        assert loss(DEVICE, (6, 6, 6), (3, 3, 3))[0].isnan().all()  # nine labels where there are six


def recurrent(name: str) -> tuple[nn.Module, Sequence[Any]]:
    torch.manual_seed(0)
    x = torch.randn(4, 2, 3)
    packed = nn.utils.rnn.pack_padded_sequence(x, [4, 2])
    state = torch.randn(2, 5)
    return {
        "lstm": (nn.LSTM(3, 5, 2, bidirectional=True), (x,)),
        "lstm-projected": (nn.LSTM(3, 5, proj_size=2, bias=False), (x,)),
        "lstm-packed": (nn.LSTM(3, 5), (packed,)),
        "gru": (nn.GRU(3, 5, 2, bidirectional=True, batch_first=True), (x,)),
        "gru-packed": (nn.GRU(3, 5, bias=False), (packed,)),
        "rnn": (nn.RNN(3, 5, nonlinearity="relu"), (x,)),
        "lstm-cell": (nn.LSTMCell(3, 5), (x[0], (state, state + 1))),
        "gru-cell": (nn.GRUCell(3, 5), (x[0], state)),
        "rnn-cell": (nn.RNNCell(3, 5), (x[0],)),
    }[name]


NAMES = ("lstm", "lstm-projected", "lstm-packed", "gru", "gru-packed", "rnn")


@pytest.mark.parametrize("name", [*NAMES, "lstm-cell", "gru-cell", "rnn-cell"])
def test_recurrent(name: str) -> None:
    def run(device: str) -> Any:
        module, inputs = recurrent(name)
        module = module.to(device)
        packed = isinstance(inputs[0], nn.utils.rnn.PackedSequence)
        inputs = [inputs[0].to(device)] if packed else each(lambda x: x.to(device), inputs)
        results = module(*inputs)
        results = [results] if isinstance(results, torch.Tensor) else list(results)
        if isinstance(results[0], nn.utils.rnn.PackedSequence):
            results[0] = results[0].data
        loss = sum(part.square().sum() for part in flat(results))
        return results, torch.autograd.grad(loss, list(module.parameters()))

    assert_same(run(DEVICE), run("cpu"), rtol=1e-5, atol=1e-5)


def flat(results: Any) -> list[torch.Tensor]:
    return [results] if isinstance(results, torch.Tensor) else [x for part in results for x in flat(part)]


def test_rrelu_out() -> None:
    x = torch.linspace(-2, 2, 6)
    out, noise = torch.empty(6, device=DEVICE), torch.zeros(6, device=DEVICE)
    aten.rrelu_with_noise(x.to(DEVICE), noise, 0.1, 0.3, True, out=out)
    assert_same(out, x * noise.cpu())
    assert ((noise.cpu()[:3] >= 0.1) & (noise.cpu()[:3] <= 0.3)).all()


def test_tensor_split_wants_indices_on_the_cpu() -> None:
    with pytest.raises(RuntimeError, match="to be on cpu"):
        torch.tensor_split(torch.zeros(4, device=DEVICE), torch.tensor(2, device=DEVICE))
