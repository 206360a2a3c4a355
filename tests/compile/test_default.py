"""``torch.compile`` without a backend takes the device's for its tensors, and Inductor for others."""

import subprocess
import sys

import pytest
import torch
from agreeing import counted
from torch import nn


def test_a_model_on_the_device_needs_no_backend():
    model = nn.Linear(4, 2)
    x = torch.randn(3, 4)
    want = model(x)
    got = torch.compile(model.to("tpu"), fullgraph=True)(x.to("tpu"))
    torch.testing.assert_close(got.cpu(), want)
    assert counted("programs") == 1


def test_tensors_that_a_graph_makes_count():
    got = torch.compile(lambda size: torch.ones(size, device="tpu").cumsum(0), fullgraph=True)(3)
    assert got.tolist() == [1, 2, 3]
    assert counted("programs") == 1


@pytest.mark.parametrize(
    "options", [{}, {"mode": "max-autotune-no-cudagraphs"}, {"options": {"size_asserts": False}}]
)
def test_graphs_without_a_tensor_on_the_device_go_to_inductor(options, monkeypatch):
    taken = []

    def compile_fx(graph, examples, config_patches, **_):
        taken.append(config_patches)
        return graph.forward

    monkeypatch.setattr("torch._inductor.compile_fx.compile_fx", compile_fx)
    assert torch.compile(lambda x: x + 1, **options)(torch.ones(2)).tolist() == [2, 2]
    want = torch._TorchCompileInductorWrapper(options.get("mode"), options.get("options"), None)
    assert taken == [want.config]


def test_another_default_stays():
    registry = torch._dynamo.backends.registry
    ours = registry.get_default_backend()
    registry.set_default_backend("eager")
    try:
        torch.compile(lambda x: x + 1)(torch.ones(2, device="tpu"))
        assert counted("programs") == 0
    finally:
        registry.set_default_backend(ours)


def test_importing_torch_imports_no_compiler():
    code = "import sys, torch; print({'torch._dynamo', 'torch._inductor'} & sys.modules.keys())"
    done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    assert done.stdout == "set()\n"
