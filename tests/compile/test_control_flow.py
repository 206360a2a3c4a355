"""Branches and loops on data are part of the program that they are in."""

import logging

import pytest
import torch
from agreeing import agree, compiled, counted, to
from torch import nn
from torch._higher_order_ops import while_loop

import torchtpu
from torchtpu import _C


def executions(function, *arguments):
    """Return how many programs a call runs, and what it gives."""
    before = torch.tpu.metrics()["executions"]
    result = function(*arguments)
    return torch.tpu.metrics()["executions"] - before, result


def branch(x):
    return torch.cond(x.sum() > 0, lambda x: x.sin() + 1, lambda x: x.cos(), (x,)) * 2


def test_a_branch_is_part_of_the_program():
    fast = compiled(branch)
    for sign in (1, -1):
        x = sign * torch.rand(2, 3)
        ours = x.to("tpu")
        fast(ours)
        count, got = executions(fast, ours)
        torch.testing.assert_close(got.cpu(), branch(x))
        assert count == 1
    assert (counted("programs"), counted("stages_on_host")) == (1, 0)


def test_gradients_of_a_branch():
    weight = torch.randn(3, 3)

    def loss(x, weight):
        return torch.cond(x.mean() > 0, lambda x: (x @ weight).tanh(), lambda x: x * weight[0], (x,)).sum()

    fast = compiled(loss)
    for sign in (1, -1):
        want = [(sign * torch.rand(4, 3)).requires_grad_(), weight.clone().requires_grad_()]
        got = [leaf.detach().to("tpu").requires_grad_() for leaf in want]
        loss(*want).backward()
        fast(*got).backward()
        for ours, theirs in zip(got, want, strict=True):
            torch.testing.assert_close(ours.grad.cpu(), theirs.grad)
    assert (counted("programs"), counted("stages_on_host")) == (2, 0)


@pytest.mark.parametrize(
    "predicate",
    [lambda x: (x > 0.5).all(), lambda x: x[:1, 0] > 0.5, lambda x: x[0, 0] > x[1, 0], lambda x: x.any()],
    ids=["all", "one element", "scalars", "any"],
)
def test_predicates(predicate):
    def function(x):
        return torch.cond(predicate(x), lambda x: x + 1, lambda x: x - 1, (x,))

    for x in (torch.zeros(2, 2), torch.ones(2, 2), torch.eye(2)):
        agree(function, x)
    assert counted("stages_on_host") == 0


@pytest.mark.parametrize("flag", [True, False, 0, 3], ids=str)
def test_a_number_of_python_picks_a_branch(flag):
    agree(lambda x: torch.cond(flag, lambda x: x + 1, lambda x: x - 1, (x,)), torch.ones(2))
    assert (counted("programs"), counted("stages_on_host")) == (1, 0)


def test_a_predicate_on_the_host():
    def function(predicate, x):
        return torch.cond(predicate, lambda x: x + 1, lambda x: x - 1, (x,))

    fast, x = compiled(function), torch.ones(2)
    for flag in (True, False):
        got = fast(torch.tensor(flag), x.to("tpu"))
        torch.testing.assert_close(got.cpu(), function(torch.tensor(flag), x))
    assert (counted("programs"), counted("stages_on_host")) == (1, 0)


def test_several_results_of_several_kinds():
    def function(x, y):
        return torch.cond(
            y.sum() > 3,
            lambda x, y: (x.t() * 2, y + 1, x > 0),
            lambda x, y: (x.t() + 1, y * 2, x < 0),
            (x, y),
        )

    for number in (0, 4):
        agree(function, torch.randn(2, 3), torch.full((3,), number))
    assert counted("stages_on_host") == 0


def test_operands_that_are_views():
    def function(x):
        views = (x[1:, ::2], (x * 2).t()[:2])
        return torch.cond(x.sum() > 0, lambda a, b: a @ b, lambda a, b: b.t() - 1, views)

    for sign in (1, -1):
        agree(function, sign * torch.rand(3, 3))


def test_modules_and_what_branches_capture():
    class Gated(nn.Module):
        def __init__(self):
            super().__init__()
            self.left, self.right = nn.Linear(3, 3), nn.Linear(3, 3)
            self.register_buffer("scale", torch.tensor([1.0, 2.0, 3.0]))

        def forward(self, x):
            shift = x.mean()
            return torch.cond(
                shift > 0, lambda x: self.left(x) * self.scale, lambda x: self.right(x) + shift * 3, (x,)
            )

    model = Gated()
    x = torch.rand(2, 3)
    want = [model(x), model(-x)]
    fast = compiled(model.to("tpu"))
    for sign, value in zip((1, -1), want, strict=True):
        torch.testing.assert_close(fast(sign * x.to("tpu")).cpu(), value)
    assert (counted("programs"), counted("stages_on_host")) == (1, 0)


def test_branches_in_branches():
    def inner(x):
        return torch.cond(x.max() > 2, lambda x: x * 2, lambda x: x / 2, (x,))

    def outer(x):
        return torch.cond(x.min() > 0, lambda x: inner(x + 1), lambda x: inner(x - 1) + 1, (x,))

    for x in ([0.5, 0.5], [0.5, 2.5], [-1.0, 1.0], [-1.0, 5.0]):
        agree(outer, torch.tensor(x))
    assert counted("stages_on_host") == 0


@torch.no_grad()
def test_a_loop_is_part_of_the_program():
    def loop(i, x):
        return while_loop(lambda i, x: i < 5, lambda i, x: (i + 1, x * 2), (i, x))

    fast = compiled(loop)
    for start in (0, 3, 7):
        i, x = torch.tensor(start), torch.rand(3)
        ours = to("tpu", (i, x))
        fast(*ours)
        count, got = executions(fast, *ours)
        torch.testing.assert_close(to("cpu", got), loop(i, x))
        assert count == 1
    assert (counted("programs"), counted("stages_on_host")) == (1, 0)


@torch.no_grad()
def test_a_branch_in_a_loop():
    def collatz(n, steps):
        def step(n, steps):
            return torch.cond(n % 2 == 0, lambda n: n // 2, lambda n: 3 * n + 1, (n,)), steps + 1

        return while_loop(lambda n, steps: n > 1, step, (n, steps))

    for start in (1, 6, 27):
        agree(collatz, torch.tensor(start), torch.tensor(0))
    assert counted("stages_on_host") == 0


@torch.no_grad()
def test_a_loop_in_a_branch_and_in_a_loop():
    def power(x):
        count = torch.zeros((), dtype=torch.int64, device=x.device)
        return while_loop(lambda i, x: i < 3, lambda i, x: (i + 1, x * x.abs()), (count, x))[1]

    def function(x):
        y = torch.cond(x.sum() > 0, power, lambda x: x + 1, (x,))
        return while_loop(lambda y: y.sum() < 50, lambda y: (power(y) + 1,), (y,))[0]

    for sign in (1, -1):
        agree(function, sign * torch.ones(3))
    assert counted("stages_on_host") == 0


@torch.no_grad()
def test_a_loop_reads_what_is_around_it():
    weight, bias = torch.randn(3, 3) / 3, torch.randn(3)

    def settle(x, weight, bias):
        def more(i, x):
            return (i < 20) & (x.norm() > bias.norm() / 10)

        count = torch.zeros((), dtype=torch.int64, device=x.device)
        return while_loop(more, lambda i, x: (i + 1, torch.tanh(x @ weight) + bias / 100), (count, x))

    agree(settle, torch.randn(2, 3), weight, bias)
    assert (counted("programs"), counted("stages_on_host")) == (1, 0)


@torch.no_grad()
@pytest.mark.parametrize(
    ("body", "is_cut"),
    [
        (lambda i, x: (i + 1, x * 2 + i), False),
        (lambda i, x: (i + 1, torch.where(x > i, x - i, x) * (3 - i)), False),
        (lambda i, x: (i * 2 + 1, x + torch.full((2,), i, device=x.device)), True),
    ],
    ids=["add", "compare", "fill"],
)
def test_a_loop_that_counts_in_python(body, is_cut):
    def function(x):
        return while_loop(lambda i, x: i < x.shape[0], body, (0, x))[1] + 1

    for _ in range(2):
        agree(function, torch.rand(4, 2))
    assert (counted("stages_on_host") > 0) == is_cut


@torch.no_grad()
def test_a_loop_that_returns_a_number_of_python():
    def function(x):
        rounds, y = while_loop(lambda i, x: i < 3, lambda i, x: (i + 1, x * 2), (0, x))
        return rounds, y + rounds

    agree(function, torch.rand(2))
    assert counted("stages_on_host") > 0


@torch.no_grad()
def test_a_loop_in_another_layout():
    def function(x):
        return while_loop(lambda x: x.sum() < 9, lambda x: (x + 1,), (x.t(),))[0].t()

    agree(function, torch.zeros(2, 3))
    agree(function, torch.ones(2, 3) * 9)


def test_work_for_the_host_beside_a_branch():
    def function(x):
        y = torch.cond(x.sum() > 0, lambda x: x + 1, lambda x: x - 1, (x,))
        z = y.cpu().sin().to(y.device)
        return torch.cond(z.sum() > 0, lambda z: z * 2, lambda z: z * 3, (z,))

    for sign in (1, -1):
        agree(function, sign * torch.ones(3))
    assert (counted("programs"), counted("stages_on_host")) == (2, 1)


def read(x: torch.Tensor) -> torch.Tensor:
    return torch.from_numpy(x.cpu().numpy() + 1).to(x.device)


def draws(x):
    return torch.rand_like(x) * 0 + x


@pytest.mark.parametrize(
    ("inside", "reason"),
    [("torchtpu_tests::read_inside", "reads a value"), (draws, "draws random numbers")],
    ids=["reads", "draws"],
)
def test_a_branch_that_needs_the_host_is_cut_out(inside, reason, caplog):
    if isinstance(inside, str):
        inside = torch.library.custom_op(inside, read, mutates_args=())
        inside.register_fake(torch.empty_like)

    def function(x):
        y = torch.cond(x.sum() > 0, lambda x: x * 2, lambda x: x * 3, (x + 1,))
        return torch.cond(y.sum() > 0, lambda y: inside(y) * 2, lambda y: y - 1, (y,)) * 3

    with caplog.at_level(logging.INFO, logger="torchtpu"):
        for sign in (1, -1):
            agree(function, sign * torch.ones(3))
    assert (counted("programs"), counted("stages_on_host")) == (2, 1)
    assert f"cond ({reason}" in caplog.text


def test_a_cut_leaves_the_generator_where_it_was():
    def function(x):
        noise = torch.rand_like(x)
        return torch.cond(x.sum() > 0, draws, lambda x: x - 1, (x,)) + noise, noise

    x = torch.ones(3, device="tpu")
    torch.manual_seed(5)
    want = torch.rand_like(x)
    torch.manual_seed(5)
    torch.testing.assert_close(compiled(function)(x)[1], want)


def test_the_gradient_of_a_loop():
    def loop(i, x, weight):
        return while_loop(lambda i, x: i < 3, lambda i, x: (i + 1, (x * weight).sin()), (i, x))[1].sum()

    want = [torch.randn(3, requires_grad=True), torch.randn(3, requires_grad=True)]
    got = [leaf.detach().to("tpu").requires_grad_() for leaf in want]
    fast = compiled(loop)
    for start in (0, 1):
        x, weight = want
        for _ in range(start, 3):
            x = (x * weight).sin()
        x.sum().backward()
        fast(torch.tensor(start, device="tpu"), *got).backward()
    for ours, theirs in zip(got, want, strict=True):
        torch.testing.assert_close(ours.grad.cpu(), theirs.grad)


def counting(x, weight, rounds):
    def step(i, x):
        return i + 1, (x @ weight).sin()

    start = torch.zeros((), dtype=torch.int64, device=x.device)
    return while_loop(lambda i, x: i < rounds, step, (start, x))[1].sum()


@pytest.mark.parametrize("rounds", [0, 1, 5])
def test_the_gradient_of_a_loop_that_counts_is_part_of_the_program(rounds):
    want = [torch.randn(2, 3, requires_grad=True), torch.randn(3, 3, requires_grad=True)]
    got = [leaf.detach().to("tpu").requires_grad_() for leaf in want]
    x, weight = want
    for _ in range(rounds):
        x = (x @ weight).sin()
    x.sum().backward()
    fast = compiled(counting)
    fast(*got, rounds).backward()
    for leaf in got:
        leaf.grad = None
    count, loss = executions(fast, *got, rounds)
    assert count == 1
    loss.backward()
    torch.testing.assert_close(loss.cpu(), x.sum())
    for ours, theirs in zip(got, want, strict=True):
        # Torch's own gradient of a loop without rounds is that of one round.
        assert rounds == 0 or torch.allclose(ours.grad.cpu(), theirs.grad, atol=1e-6)
    assert (counted("programs"), counted("stages_on_host")) == (2, 0)


def test_a_loop_that_counts_and_draws_is_cut_out(caplog):
    def function(x):
        start = torch.zeros((), dtype=torch.int64, device=x.device)
        return while_loop(lambda i, x: i < 3, lambda i, x: (i + 1, draws(x) * 2), (start, x))[1] + 1

    x = torch.ones(3, device="tpu", requires_grad=True)
    with caplog.at_level(logging.INFO, logger="torchtpu"):
        assert compiled(function)(x).tolist() == [9.0] * 3
    assert "while_loop_stack_output (draws random numbers" in caplog.text


def test_branches_in_sizes_that_change():
    fast = compiled(branch, dynamic=True)
    for sign, size in ((1, 3), (-1, 3), (1, 5), (-1, 9)):
        x = sign * torch.rand(size, 2)
        torch.testing.assert_close(fast(x.to("tpu")).cpu(), branch(x))
    assert counted("stages_on_host") == 0


class BranchAndLoop(nn.Module):
    def __init__(self):
        super().__init__()
        self.linear = nn.Linear(3, 3)

    def forward(self, x):
        y = torch.cond(x.sum() > 0, self.linear, lambda x: x - 1, (x,))
        return while_loop(lambda y: y.sum() < 5, lambda y: (y + 1,), (y,))[0]


def test_exported_branches_and_loops(tmp_path):
    model = BranchAndLoop().requires_grad_(False)
    x = torch.rand(2, 3)
    torchtpu.export(model, (x,), tmp_path / "exported")
    loaded = torchtpu.load(tmp_path / "exported")
    for sign in (1, -1):
        torch.testing.assert_close(loaded(sign * x.to("tpu")).cpu(), model(sign * x))
    text = (tmp_path / "exported" / "program.mlir").read_text()
    assert text.count("stablehlo.if") == text.count("stablehlo.while") == 1


def test_the_tpu_compiler_takes_branches_and_loops(libtpu_pool, tmp_path):
    torchtpu.export(BranchAndLoop().requires_grad_(False), (torch.rand(2, 3),), tmp_path / "exported")
    graph = _C.Saved(tmp_path / "exported").graph(0)
    parameters = [(dtype, dims) for _, _, dtype, dims, _ in graph.parameters]
    results = [(dtype, dims) for _, _, dtype, dims in graph.results]
    assert libtpu_pool.compile(graph.text, parameters, results, "v6e:1x1")["outcome"] == "accepted"
