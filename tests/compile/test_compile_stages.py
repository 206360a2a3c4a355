"""Graphs with work for the host, branches and loops on data, custom ops."""

import pytest
import torch
from agreeing import agree, compiled, counted
from torch._higher_order_ops import associative_scan, scan, while_loop


def test_numbers_of_the_host_go_to_the_device():
    def scale(x, factor):
        factor.add_(1)
        return x * factor, factor + 1

    x, factor = torch.randn(3), torch.tensor(2.0)
    fast = compiled(scale)
    for expected in (3.0, 4.0):
        got, next_factor = fast(x.to("tpu"), factor)
        torch.testing.assert_close(got.cpu(), x * expected)
        assert next_factor.device.type == "cpu"
        assert factor.item() == expected
        assert next_factor.item() == expected + 1


@pytest.mark.parametrize(
    "function",
    [
        lambda x: x * torch.tensor(3.0) + torch.arange(3)[1],
        lambda x: x + torch.tensor([1.0, 2.0, 3.0], device=x.device),
        lambda x: x[torch.tensor([2, 0])],
    ],
    ids=["scalars", "tensor", "index"],
)
def test_constants_of_the_host_are_part_of_the_program(function):
    agree(function, torch.randn(3))
    assert counted("programs") == 1
    assert counted("stages_on_host") == 0


def test_the_host_in_the_middle():
    def there_and_back(x):
        y = (x * 2).cpu().sin()
        return y.to(x.device) + x, y

    x = torch.randn(3)
    got, on_host = compiled(there_and_back)(x.to("tpu"))
    torch.testing.assert_close(got.cpu(), (x * 2).sin() + x)
    assert on_host.device.type == "cpu"
    assert counted("programs") == 2
    assert counted("stages_on_host") == 1


def test_an_input_is_written_after_the_host_has_read_it():
    def read_and_write(x, y):
        before = x.cpu() + y.sum().cpu()
        x.add_(1)
        return before

    x, y = torch.randn(3), torch.randn(3)
    ours = x.to("tpu")
    got = compiled(read_and_write)(ours, y.to("tpu"))
    torch.testing.assert_close(got, x + y.sum())
    torch.testing.assert_close(ours.cpu(), x + 1)


@pytest.mark.parametrize(
    "function",
    [lambda x: x.sum().item() * x, lambda x: torch.nonzero(x > 0).float() * 2],
    ids=["item", "nonzero"],
)
def test_results_that_depend_on_values(function):
    for _ in range(2):
        agree(function, torch.randn(5))


def test_an_op_that_reads_values_runs_between_programs():
    @torch.library.custom_op("torchtpu_tests::by_numpy", mutates_args=())
    def by_numpy(x: torch.Tensor) -> torch.Tensor:
        return torch.from_numpy(x.cpu().numpy() + 1).to(x.device)

    by_numpy.register_fake(torch.empty_like)
    agree(lambda x: by_numpy(by_numpy(x * 2) * 3) * 4, torch.randn(3))
    assert counted("programs") == 3
    agree(lambda x: torch.linspace(x.sum(), x.max(), 5), torch.randn(3))


def test_a_branch_on_data():
    def branch(x):
        return torch.cond(x.sum() > 0, lambda x: x.sin() + 1, lambda x: x.cos(), (x,)) * 2

    for sign in (1, -1):
        agree(branch, sign * torch.ones(3))


def test_a_loop_on_data():
    def loop(i, x):
        return while_loop(lambda i, x: i < 5, lambda i, x: (i + 1, x * 2), (i, x))

    agree(loop, torch.tensor(0), torch.ones(3))
    agree(loop, torch.tensor(3), torch.ones(3))
    agree(loop, torch.tensor(7), torch.ones(3))


def test_scans():
    def running(x):
        return scan(lambda carry, x: (carry + x, carry * x), torch.zeros(3, device=x.device), x)

    agree(running, torch.randn(4, 3))
    agree(lambda x: associative_scan(lambda a, b: a * b, x, 0, combine_mode="generic"), torch.randn(4, 3))


def test_a_custom_op_is_composed_into_the_program():
    @torch.library.custom_op("torchtpu_tests::shifted_sine", mutates_args=())
    def shifted_sine(x: torch.Tensor) -> torch.Tensor:
        return x.sin() + 1

    @torch.library.custom_op("torchtpu_tests::increase", mutates_args=("x",))
    def increase(x: torch.Tensor) -> None:
        x.add_(1)

    shifted_sine.register_fake(torch.empty_like)

    def both(x):
        y = shifted_sine(x) * 2
        increase(y)
        return y

    agree(both, torch.randn(3))
    assert counted("programs") == 1
