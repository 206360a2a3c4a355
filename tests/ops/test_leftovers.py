"""Ops of no other family: synchronized statistics, jagged rows, checks, helpers."""

from itertools import pairwise
from typing import Any

import pytest
import torch
import torch.nn.functional as F
from harness import DEVICE, Case, Sampler, assert_same, parameters

aten = torch.ops.aten
F32 = (torch.float32,)


def glu_backward_jvp(grad: torch.Tensor, x: torch.Tensor, *moves: torch.Tensor) -> torch.Tensor:
    return aten.glu_backward_jvp(aten.glu_backward(grad, x, 1), grad, x, *moves, 1)


CASES = [
    Case(torch._add_relu, lambda t: (t(2, 3), t(3)), F32, forms=("forward",)),
    Case(torch._aminmax, lambda t: (t(2, 3),), F32, forms=("forward",)),
    Case(torch._aminmax, lambda t: (t(2, 3), 1, True), F32, forms=("forward",)),
    Case(torch._compute_linear_combination, lambda t: (t(3, 2, 2), t(4, 3)), F32, forms=("forward",)),
    Case(
        torch._foreach_powsum,
        lambda t: ([t(2, 3), t(4)], 2),
        (torch.float32, torch.bfloat16),
        forms=("forward",),
    ),
    Case(torch._foreach_powsum, lambda t: ([t(2, 3), t(4)], 3), F32, forms=("forward",)),
    Case(aten.glu_jvp, lambda t: (t(2, 2), t(2, 4), t(2, 4), 1), F32, forms=("forward",)),
    Case(glu_backward_jvp, lambda t: (t(2, 2), t(2, 4), t(2, 2), t(2, 4)), F32, forms=("forward",)),
    Case(torch.batch_norm_update_stats, lambda t: (t(4, 3, 2), t(3), t(3), 0.2), F32, forms=("forward",)),
]


@pytest.mark.parametrize(("case", "dtype"), parameters(CASES))
def test_matches_cpu(case: Case, dtype: torch.dtype) -> None:
    case.check(dtype)


@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16])
def test_synchronized_statistics_are_those_of_one_batch(dtype: torch.dtype) -> None:
    t = Sampler(dtype)
    weight, bias = (t(3, dtype=torch.float32).to(DEVICE) for _ in range(2))
    x, grad = (t(6, 3, 4).to(DEVICE) for _ in range(2))
    running = [torch.zeros(3, device=DEVICE), torch.ones(3, device=DEVICE)]
    parts, eps = (x[:2], x[2:]), 1e-3
    stats = [torch.batch_norm_stats(part, eps) for part in parts]
    means, rstds = (torch.stack(list(values)) for values in zip(*stats, strict=True))
    counts = torch.tensor([8.0, 16.0], device=DEVICE)
    mean, rstd = torch.batch_norm_gather_stats_with_counts(x, means, rstds, *running, 0.1, eps, counts)
    y = torch.cat([torch.batch_norm_elemt(part, weight, bias, mean, rstd, eps) for part in parts])
    sums = [
        torch.batch_norm_backward_reduce(g, part, mean, rstd, weight, True, True, True)
        for g, part in zip(grad.split([2, 4]), parts, strict=True)
    ]
    dy, dy_xmu, of_weight, of_bias = (sum(values) for values in zip(*sums, strict=True))
    dx = torch.batch_norm_backward_elemt(grad, x, mean, rstd, weight, dy, dy_xmu, counts.int())

    cpu = [v.detach().cpu().requires_grad_() for v in (x, weight, bias)]
    want_running = [torch.zeros(3), torch.ones(3)]
    want = F.batch_norm(cpu[0], *want_running, cpu[1], cpu[2], training=True, momentum=0.1, eps=eps)
    grads = torch.autograd.grad(want, cpu, grad.cpu())
    # The CPU rounds the sums of 16-bit gradients more often.
    tolerance = {"rtol": 2e-2, "atol": 2e-2} if dtype == torch.bfloat16 else {}
    assert_same([y, *running, dx, of_weight, of_bias], [want, *want_running, *grads], **tolerance)
    same = torch.batch_norm_gather_stats(x, means[:1], rstds[:1], None, None, 0.1, eps, 8)
    assert_same(list(same), [means[0].cpu(), rstds[0].cpu()])


def test_statistics_are_written_before_results() -> None:
    def run(device: str) -> list[Any]:
        t = Sampler(torch.float32)
        x, weight, bias, mean, var = (v.to(device) for v in (t(4, 3, 2), t(3), t(3), t(3), t(3, low=1)))
        # The meta device has no such op, so that `out` is not resized.
        outs = [torch.empty_like(v) for v in (x, mean, mean)]
        aten._native_batch_norm_legit.out(
            x, weight, bias, mean, var, True, 0.1, 1e-5, out=outs[0], save_mean=outs[1], save_invstd=outs[2]
        )
        return [*outs, mean, var]

    assert_same(run(DEVICE), run("cpu"))


def test_jagged_rows_are_padded_and_back() -> None:
    values, offsets = Sampler(torch.float32)(6, 2), torch.tensor([0, 2, 2, 6])
    want = torch.full((3, 4, 2), -1.0)
    for row, (start, end) in enumerate(pairwise(offsets)):
        want[row, : end - start] = values[start:end]
    got = aten._jagged_to_padded_dense_forward(values.to(DEVICE), [offsets.to(DEVICE)], [4], -1.0)
    torch.testing.assert_close(got.cpu(), want)
    back = aten._padded_dense_to_jagged_forward(got, [offsets.to(DEVICE)], 6)
    torch.testing.assert_close(back.cpu(), values)


def test_a_false_assertion_raises() -> None:
    torch._assert_async(torch.ones((), device=DEVICE))
    with pytest.raises(RuntimeError, match="too bad"):
        torch._assert_async(torch.zeros((), device=DEVICE), "too bad")


def test_a_jagged_batch_goes_through_a_layer() -> None:
    def run(device: str) -> list[Any]:
        t = Sampler(torch.float32)
        weight = t(3, 4).to(device).requires_grad_()
        rows = [t(2, 4).to(device), t(5, 4).to(device)]
        batch = torch.nested.nested_tensor(rows, layout=torch.jagged)
        result = F.softmax(F.linear(batch, weight), -1)
        padded = result.to_padded_tensor(0.5)
        loss = (padded * t(2, 5, 3).to(device)).sum()
        return [result.values(), padded, *torch.autograd.grad(loss, weight), *result.unbind()]

    assert_same(run(DEVICE), run("cpu"))


def test_helpers_are_their_ops() -> None:
    x = Sampler(torch.float32)(3, 4).to(DEVICE)
    for helper, op in ((torch._cummax_helper, torch.cummax), (torch._cummin_helper, torch.cummin)):
        outs = torch.empty_like(x), torch.empty_like(x, dtype=torch.int64)
        helper(x, *outs, 1)
        assert_same(list(outs), [value.cpu() for value in op(x, 1)])
    assert_same(torch._logcumsumexp(x, 1), torch.logcumsumexp(x, 1).cpu())
    kept, mask = torch._fused_dropout(torch.ones(2000, device=DEVICE), 0.25)
    assert 0.2 < mask.float().mean().item() < 0.3
    assert torch.equal(kept, torch._masked_scale(torch.ones_like(kept), mask, 4.0))
