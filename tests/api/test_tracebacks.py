"""Which Python line called an op: what errors of fused programs name when they are asked to."""

import inspect

import torch

from torchtpu import _caller


def test_the_caller_is_the_users_line():
    line = inspect.currentframe().f_lineno + 1
    assert _caller.caller() == f"{__file__}:{line}, in test_the_caller_is_the_users_line"


def test_torchs_own_frames_are_left_out():
    class Probe(torch.nn.Module):
        def forward(self):
            return _caller.caller()

    assert torch.nn.Sequential(Probe())._modules["0"]().endswith("in forward")
    found = []
    torch.utils._pytree.tree_map(lambda _: found.append(_caller.caller()), [1])
    assert found[0].startswith(__file__)


def test_a_program_runs_with_tracebacks(ok):
    code = """
        import torch
        x = torch.ones(3, device="tpu", requires_grad=True)
        (x * 2).sum().backward()
        assert x.grad.tolist() == [2, 2, 2]
        """
    ok(code, TORCHTPU_TRACEBACKS="1", TORCHTPU_EAGER="fused")
