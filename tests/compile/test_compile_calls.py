"""Compiled functions give what eager ones give: values, gradients, writes, aliases."""

import copy
import subprocess
import sys

import pytest
import torch
from agreeing import agree, compiled, counted
from torch import nn

from torchtpu._capture import capture


def mlp() -> nn.Module:
    return nn.Sequential(nn.Linear(8, 16), nn.GELU(), nn.Linear(16, 4))


def test_forward_and_backward_are_two_programs():
    model = mlp()
    ours = copy.deepcopy(model).to("tpu")
    fast = compiled(ours)
    x = torch.randn(3, 8)
    for _ in range(2):
        y = fast(x.to("tpu"))
        y.sum().backward(retain_graph=True)
        y.sum().backward()
        model(x).sum().backward()
        model(x).sum().backward()
    torch.testing.assert_close(y.cpu(), model(x))
    for got, want in zip(ours.parameters(), model.parameters(), strict=True):
        torch.testing.assert_close(got.grad.cpu(), want.grad)
    assert counted("programs") == 2


def test_a_later_call_is_one_execution():
    fast = compiled(mlp().to("tpu"))
    x = torch.randn(3, 8, device="tpu")
    with torch.no_grad():
        fast(x)
        before = torch.tpu.metrics()
        fast(x)
        after = torch.tpu.metrics()
    assert after["executions"] - before["executions"] == 1
    assert after["compiles"] == before["compiles"]


@pytest.mark.parametrize(
    "options",
    [
        {"mode": "default"},
        {"mode": "reduce-overhead"},
        {"mode": "max-autotune"},
        {"options": {"trace.enabled": False}},
        {"options": {"guard_filter_fn": torch.compiler.skip_guard_on_all_nn_modules_unsafe}},
        {"dynamic": False},
    ],
)
def test_options_of_torch_compile_are_taken(options):
    agree(lambda x: x * 2, torch.randn(3), **options)


def test_an_unknown_mode_is_an_error():
    fast = compiled(lambda x: x * 2, mode="fastest")
    with pytest.raises(Exception, match="mode, got 'fastest', want one of: default"):
        fast(torch.ones(1, device="tpu"))


def test_an_input_that_is_written():
    def double(x):
        x.add_(1)
        return x * 2

    want, got = torch.arange(4.0), torch.arange(4.0).to("tpu")
    result = compiled(double)(got)
    torch.testing.assert_close(result.cpu(), double(want))
    torch.testing.assert_close(got.cpu(), want)


def test_a_view_that_is_written():
    def scale(x):
        x[0].mul_(2)

    base = torch.randn(4, 3)
    ours = base.to("tpu")
    assert compiled(scale)(ours.t()) is None
    scale(base.t())
    torch.testing.assert_close(ours.cpu(), base)


def test_two_views_of_one_storage_that_are_written():
    def both(x, y):
        x.add_(1)
        y.mul_(2)
        return x + y

    base = torch.arange(6.0)
    ours = base.to("tpu")
    result = compiled(both)(ours[:4], ours[2:])
    torch.testing.assert_close(result.cpu(), both(base[:4], base[2:]))
    torch.testing.assert_close(ours.cpu(), base)


def test_buffers_are_written():
    norm = nn.BatchNorm1d(4)
    ours = copy.deepcopy(norm).to("tpu")
    fast = compiled(ours)
    for _ in range(2):
        x = torch.randn(5, 4)
        torch.testing.assert_close(fast(x.to("tpu")).cpu(), norm(x))
    for got, want in zip(ours.buffers(), norm.buffers(), strict=True):
        torch.testing.assert_close(got.cpu(), want)


def test_outputs_share_what_eager_outputs_share():
    def views(x):
        return x.view(-1), x, x.t(), None, 3, (x + 1).view(-1)

    x = torch.zeros(2, 3, device="tpu")
    flat, same, turned, nothing, number, new = compiled(views)(x)
    assert same is x
    assert (nothing, number) == (None, 3)
    flat[0] = 5.0
    turned[1, 0] = 7.0
    new[2] = 9.0
    assert x.flatten().tolist() == [5.0, 7.0, 0.0, 0.0, 0.0, 0.0]


def test_outputs_share_what_was_made_inside():
    def views(x):
        y = x * 2
        return y, y[0], y.t()

    whole, row, turned = compiled(views)(torch.ones(2, 3, device="tpu"))
    row[0] = 11.0
    assert whole[0, 0].item() == 11
    assert turned[0, 0].item() == 11


def test_what_is_not_recorded():
    model = nn.Linear(8, 8).to("tpu")
    fast = compiled(model)
    x = torch.randn(2, 8, device="tpu")
    with torch.no_grad():
        plain = fast(x)
    with torch.inference_mode():
        inference = fast(x)
    assert not plain.requires_grad
    assert inference.is_inference()
    assert fast(x).requires_grad
    assert torch.equal(plain, inference)


def test_a_strided_argument_of_a_call():
    fast = compiled(lambda x: x.sin() + 1)
    base = torch.randn(6, 6)
    for x in (base[:3, :3], base[1:4, 2:5], base[::2, ::2], base.t()[:3, :3]):
        torch.testing.assert_close(fast(x.to("tpu")).cpu(), x.sin() + 1)
    ours = base.to("tpu")
    for view in (lambda b: b[:3, :3], lambda b: b[1:4, 2:5], lambda b: b[2:5, 1:4]):
        torch.testing.assert_close(fast(view(ours)).cpu(), view(base).sin() + 1)


@pytest.mark.parametrize(
    "make", [lambda: nn.Linear(4, 4), lambda: nn.Sequential(nn.Linear(4, 4), nn.Softmax(-1))]
)
def test_sizes_that_change(make):
    model = make()
    ours = copy.deepcopy(model).to("tpu")
    fast = compiled(ours, dynamic=True)
    for rows in (3, 5, 3, 7):
        x = torch.randn(rows, 4)
        fast(x.to("tpu")).pow(2).sum().backward()
        model(x).pow(2).sum().backward()
        torch.testing.assert_close(
            ours.get_parameter(next(iter(dict(ours.named_parameters())))).grad.cpu(),
            model.get_parameter(next(iter(dict(model.named_parameters())))).grad,
        )


def test_sizes_as_numbers():
    def mean(x):
        return x.softmax(-1).sum(0) / x.shape[0], x.shape[0] + 1

    fast = compiled(mean, dynamic=True)
    for rows in (3, 5, 3):
        x = torch.randn(rows, 4)
        got, number = fast(x.to("tpu"))
        torch.testing.assert_close(got.cpu(), mean(x)[0])
        assert number == rows + 1


def test_explain_finds_one_graph():
    model = mlp().to("tpu")
    explained = torch._dynamo.explain(model)(torch.ones(2, 8, device="tpu"))
    assert (explained.graph_count, explained.graph_break_count) == (1, 0)


def test_an_error_in_a_capture_leaves_the_thread_as_it_was():
    @torch.library.custom_op("torchtpu_tests::broken", mutates_args=())
    def broken(x: torch.Tensor) -> torch.Tensor:
        raise RuntimeError("broken on purpose")

    broken.register_fake(torch.empty_like)
    x = torch.ones(3, device="tpu", requires_grad=True)
    with pytest.raises(Exception, match="broken on purpose"):
        compiled(lambda x: broken(x * 2) * 2)(x.detach())
    (x * 2).sum().backward()
    assert x.grad.tolist() == [2.0, 2.0, 2.0]


def test_dynamo_is_not_imported_before_it_is_needed():
    code = "import sys, torch; torch.ones(1, device='tpu'); print('torch._dynamo' in sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=120
    )
    assert done.stdout == "False\n"


def test_what_dies_in_a_capture_is_no_result():
    kept = torch.empty(4, device="tpu")

    def function(x):
        # Each conversion writes a tensor that was made without contents.
        y = (x * 2).double()
        kept.copy_(x)
        return [y.sum(), y.float()]

    program = capture(function, [torch.empty(4, device="meta")])
    assert [dims for _, _, _, dims in program.graph.results] == [[4], [], [4]]
    total, y = program([torch.ones(4, device="tpu")])
    assert (total.item(), y.tolist(), kept.tolist()) == (8.0, [2.0] * 4, [1.0] * 4)


def test_a_large_constant_of_the_host_is_a_parameter_and_shares_its_program():
    def shifted(first: int):
        table = torch.arange(first, first + 2000, dtype=torch.float32)
        return lambda x: x + table.to("tpu")

    x = torch.zeros(2000, device="tpu")
    functions = [compiled(shifted(first)) for first in (0, 5)]
    results = [functions[0](x)]
    before = torch.tpu.metrics()["compiles"]
    results.append(functions[1](x))
    assert torch.tpu.metrics()["compiles"] == before
    assert [result[0].item() for result in results] == [0, 5]
    program = capture(lambda x: [x + torch.arange(2000.0).to("tpu")], [x])
    assert [kind for kind, *_ in program.graph.parameters] == ["argument", "tensor"]
    assert "dense<[" not in program.graph.text


def test_a_large_constant_of_an_op_is_a_parameter_and_shares_its_program():
    x = torch.arange(3000.0).reshape(1, 1, 3000)
    scaled = [
        capture(lambda x, by=by: [torch._C._nn.upsample_nearest1d(x, [1100], by)], [x]) for by in (0.5, 0.4)
    ]
    assert scaled[0].graph.text == scaled[1].graph.text
    assert [kind for kind, *_ in scaled[0].graph.parameters] == ["argument", "constant"]
    before = torch.tpu.metrics()["compiles"]
    for program, by in zip(scaled, (0.5, 0.4), strict=True):
        (got,) = program([x.to("tpu")])
        torch.testing.assert_close(got.cpu(), torch._C._nn.upsample_nearest1d(x, [1100], by))
    assert torch.tpu.metrics()["compiles"] - before <= 1


def test_a_function_that_returns_its_arguments_needs_no_program():
    x = torch.ones(3, device="tpu")
    fast = compiled(lambda x: (x.detach(), x.view(1, 3)))
    before = torch.tpu.metrics()
    same, view = fast(x)
    after = torch.tpu.metrics()
    assert [after[key] - before[key] for key in ("compiles", "executions")] == [0, 0]
    same.add_(1)
    assert view.tolist() == [[2, 2, 2]]


def test_numbers_that_share_an_array_are_not_used_up():
    def advance(*steps: torch.Tensor) -> None:
        for step in steps:
            step.add_(1)

    fast = compiled(advance)
    for _ in range(3):
        steps = [torch.zeros((), device="tpu") for _ in range(3)]
        fast(*steps)
        assert [step.item() for step in steps] == [1, 1, 1]
    with torch.tpu.set_eager_mode(torch.tpu.EagerMode.FUSED):
        steps = [torch.zeros((), device="tpu") for _ in range(3)]
        fast(*steps)
        assert [step.item() for step in steps] == [1, 1, 1]
