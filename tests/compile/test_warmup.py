"""Warm-up: programs are compiled side by side, before they are needed."""

import os
import signal
import subprocess
import sys
import time

import pytest
import torch
from agreeing import programs

import torchtpu


def test_later_calls_compile_nothing():
    compiled = torch.compile(lambda x: (x @ x.t()).tanh() - 3, backend="tpu", dynamic=False)
    inputs = [torch.randn(n, 7, device="tpu") for n in (3, 4, 5, 6)]
    before = programs()
    torchtpu.warmup(compiled, inputs)
    assert programs() - before == 4
    for x in inputs:
        torch.testing.assert_close(compiled(x).cpu(), (x.cpu() @ x.cpu().t()).tanh() - 3)
    # Reading a result compiles nothing either.
    assert programs() - before == 4


def test_the_callers_modes_hold_in_the_calls():
    seen = []

    def function(x, y):
        seen.append((torch.is_grad_enabled(), torch.tpu.eager_mode))
        return x + y

    x = torch.ones(2, device="tpu")
    with torch.no_grad(), torch.tpu.set_eager_mode(torch.tpu.EagerMode.FUSED):
        torchtpu.warmup(function, [(x, x), (x, 1)], threads=2)
    assert seen == [(False, torch.tpu.EagerMode.FUSED)] * 2


def test_an_error_is_the_callers():
    with pytest.raises(RuntimeError, match="must match"):
        torchtpu.warmup(torch.add, [(torch.ones(2, device="tpu"), torch.ones(3, device="tpu"))])


INTERRUPTED = """
import signal, torch, torchtpu

# A shell's background job ignores it, and so do its children.
signal.signal(signal.SIGINT, signal.default_int_handler)

def step(x):
    for _ in range(400):
        x = (x @ x).softmax(0)
    return x

torch.zeros(1, device="tpu")
print("begin", flush=True)
try:
    with torch.tpu.set_eager_mode(torch.tpu.EagerMode.FUSED):
        torchtpu.warmup(step, [torch.rand(n, n, device="tpu") for n in range(2, 40)])
except KeyboardInterrupt:
    print("interrupted", (torch.ones(2, device="tpu") + 1).tolist(), flush=True)
"""


def test_interrupted_it_leaves_a_usable_process():
    environment = {**os.environ, "TORCHTPU_CACHE_DIR": ""}
    child = subprocess.Popen(
        [sys.executable, "-c", INTERRUPTED], stdout=subprocess.PIPE, text=True, env=environment
    )
    assert child.stdout.readline() == "begin\n"
    time.sleep(1)
    child.send_signal(signal.SIGINT)
    assert child.stdout.readline() == "interrupted [2.0, 2.0]\n"
    assert child.wait(120) == 0
